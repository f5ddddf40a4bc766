//! Writes the decision tree of a left-factored choice.

use super::super::left_factor::{Node, Step};
use super::names::pattern;
use super::{Fail, Writer};

impl Writer<'_> {
    /// Writes a node. All code written here leaves the choice.
    pub(super) fn node(&mut self, node: &Node, steps: usize, choice: &str, fail: &Fail) {
        if node.steps.iter().any(|(_, next)| next.needs(1)) {
            self.line(format_args!("let before_{steps} = at;"));
        }
        self.steps(node, &node.steps, steps, choice, fail);
    }

    /// Writes the branches for these steps, and for no step.
    fn steps(&mut self, node: &Node, open: &[(Step, Node)], steps: usize, choice: &str, fail: &Fail) {
        match open {
            [] => self.otherwise(node, steps, choice, fail),
            [(Step::Run(run, most), next), others @ ..] => {
                self.line("let before = at;");
                self.line("let mut at = at;");
                match most {
                    Some(most) => self.skip_at_most(run, *most),
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

    /// Writes the code for the case that no step can be taken.
    fn otherwise(&mut self, node: &Node, steps: usize, choice: &str, fail: &Fail) {
        let start = |back: usize| if back == 0 { "at".to_owned() } else { format!("before_{}", steps - back) };
        for late in &node.late {
            let start = start(late.back);
            // The follower comes after all of the run, of which a step may be a part.
            let test = late.follow.as_ref().and_then(|(run, set)| match self.class(run)? {
                (class, None) => {
                    Some(format!("matches!(text.get(window.run::<{class}>({start})), Some({}))", pattern(*set)))
                }
                _ => None,
            });
            if let Some(test) = &test {
                self.open(format_args!("if {test} {{"));
            }
            let label = self.label("other");
            self.open(format_args!("{label}: {{"));
            self.line(format_args!("let mut at = {start};"));
            self.expression(&late.expression, &Fail(format!("break {label};")));
            self.line(format_args!("break {choice} at;"));
            self.close("}");
            if test.is_some() {
                self.close("}");
            }
        }
        match node.end {
            Some(back) => self.line(format_args!("break {choice} {};", start(back))),
            None => self.line(&fail.0),
        }
    }
}
