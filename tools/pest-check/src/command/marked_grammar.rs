//! Marks the parts of a grammar by rules of their own, so that parse trees show which parts a text reaches.
//!
//! `a = { b | c? }` becomes `a = { m1 | m2 }`, `m1 = { b }`, `m2 = { m3? }` and `m3 = { c }`. A rule without a modifier
//! has the atomicity of its caller, so the new grammar accepts the same texts.

use grammar_reader::Error;
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::{descendants, repetition, with_operands};
use pest_check::findings::spans::Spans;
use pest_check::{PestGrammar, Place};
use pest_meta::ast::{Expr, Rule, RuleType};
use serde::Serialize;

/// What a rule matches, an alternative of that, or the operand of `?`, `*` or similar.
#[derive(Serialize)]
pub struct Part {
    /// The rule whose nodes show the part. It has a space in its name, as no rule of the grammar has.
    #[serde(skip)]
    pub mark: String,
    #[serde(flatten)]
    pub place: Place,
    pub rule: String,
    pub source: String,
}

/// Returns the rules of a grammar with marks, and the parts in the order of the rules.
pub fn marked(grammar: &PestGrammar) -> Result<(Vec<Rule>, Vec<Part>), Error> {
    let (spans, mut rules, mut parts) = (Spans::new(grammar.files())?, vec![], vec![]);
    for rule in grammar.rules().filter_map(|name| grammar.rule(name)) {
        let mut marker = Marker { rule, spans: &spans, position: 0, rules: &mut rules, parts: &mut parts };
        let expr = marker.marked(&rule.expr, true);
        // All rules are nodes. pest matches implicit rules as atomic.
        let ty = match rule.ty {
            RuleType::Silent | RuleType::Normal if !IMPLICIT.contains(&&*rule.name) => RuleType::Normal,
            RuleType::NonAtomic => RuleType::NonAtomic,
            _ => RuleType::CompoundAtomic,
        };
        rules.push(Rule { name: rule.name.clone(), ty, expr });
    }
    Ok((rules, parts))
}

/// Marks the parts of a rule.
struct Marker<'m> {
    rule: &'m Rule,
    spans: &'m Spans<'m>,
    /// The position of the next expression in the descendants of that of the rule.
    position: usize,
    rules: &'m mut Vec<Rule>,
    parts: &'m mut Vec<Part>,
}

impl Marker<'_> {
    /// Returns an expression with marks. A choice is no part, as its alternatives are.
    fn marked(&mut self, expression: &Expr, is_part: bool) -> Expr {
        let Rule { name: rule, expr: whole, .. } = self.rule;
        let mark = format!("{rule} {}", self.position);
        let is_choice = matches!(expression, Expr::Choice(..));
        let is_option = repetition(expression).is_some_and(|(_, least, _)| least == 0);
        if is_part
            && !is_choice
            && let Some((place, source)) = self.spans.part(rule, whole, self.position)
        {
            let source = source.split_whitespace().collect::<Vec<_>>().join(" ");
            self.parts.push(Part { mark: mark.clone(), place, rule: rule.clone(), source });
        }
        self.position += 1;
        let expr = with_operands(expression, |operand| match expression {
            // A lookahead has no nodes. Its operand is a rule that is no part.
            Expr::PosPred(_) | Expr::NegPred(_) => {
                self.position += descendants(operand).count();
                self.named(format!("{mark}{AHEAD}"), operand.clone())
            }
            _ => self.marked(operand, is_choice || is_option),
        });
        if is_part && !is_choice { self.named(mark, expr) } else { expr }
    }

    /// Adds a rule, and returns its name as an expression.
    fn named(&mut self, name: String, expr: Expr) -> Expr {
        self.rules.push(Rule { name: name.clone(), ty: RuleType::Normal, expr });
        Expr::Ident(name)
    }
}

/// The end of the names of rules for the operands of lookaheads.
pub const AHEAD: &str = " ahead";
