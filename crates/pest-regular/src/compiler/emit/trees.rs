//! Writes the tree of a choice.

use super::super::tree::{Node, Step};
use super::names::pattern;
use super::{Fail, Writer};

impl Writer<'_> {
    /// Writes what follows after some steps of a tree. All code written here leaves the choice.
    pub(super) fn node(&mut self, node: &Node, steps: usize, choice: &str, fail: &Fail) {
        if node.steps.iter().any(|(_, next)| next.needs(1)) {
            self.line(format_args!("let place_{steps} = at;"));
        }
        self.steps(node, &node.steps, steps, choice, fail);
    }

    /// Writes what follows if one of these steps can be taken, and if none can.
    fn steps(&mut self, node: &Node, open: &[(Step, Node)], steps: usize, choice: &str, fail: &Fail) {
        match open {
            [] => self.otherwise(node, steps, choice, fail),
            [(Step::Run(run, most), next), others @ ..] => {
                self.line("let before = at;");
                self.line("let mut at = at;");
                match most {
                    Some(most) => self.skip_few(run, *most),
                    None => self.skip(run),
                }
                self.open("if at == before {");
                self.steps(node, others, steps, choice, fail);
                self.close("}");
                self.node(next, steps + 1, choice, fail);
            }
            [(Step::One(set), next)] => {
                self.open(format_args!("if !matches!(text.get(at), Some({})) {{", pattern(*set)));
                self.otherwise(node, steps, choice, fail);
                self.close("}");
                self.line("let at = at + 1;");
                self.node(next, steps + 1, choice, fail);
            }
            ones => {
                self.open("match text.get(at) {");
                for (step, next) in ones {
                    self.open(format_args!("Some({}) => {{", pattern(step.first())));
                    self.line("let at = at + 1;");
                    self.node(next, steps + 1, choice, fail);
                    self.close("}");
                }
                self.open("_ => {");
                self.otherwise(node, steps, choice, fail);
                self.close("}");
                self.close("}");
            }
        }
    }

    /// Writes what follows if none of the possible steps can be taken.
    fn otherwise(&mut self, node: &Node, steps: usize, choice: &str, fail: &Fail) {
        let place = |back: usize| if back == 0 { "at".to_owned() } else { format!("place_{}", steps - back) };
        if self.reaches && !node.steps.is_empty() {
            self.line("reach.at(at);");
        }
        for late in &node.late {
            let place = place(late.back);
            // After all of the run, however much of it was a step.
            let behind = late.behind.as_ref().and_then(|(run, set)| match self.class(run)? {
                (class, None) => {
                    Some(format!("matches!(text.get(window.run::<{class}>({place})), Some({}))", pattern(*set)))
                }
                _ => None,
            });
            if let Some(test) = &behind {
                self.open(format_args!("if {test} {{"));
            }
            let label = self.label("other");
            self.open(format_args!("{label}: {{"));
            self.line(format_args!("let mut at = {place};"));
            self.expression(&late.expression, &Fail(format!("break {label};")));
            self.line(format_args!("break {choice} at;"));
            self.close("}");
            if behind.is_some() {
                self.close("}");
            }
        }
        match node.end {
            Some(back) => self.line(format_args!("break {choice} {};", place(back))),
            None => self.line(&fail.0),
        }
    }
}
