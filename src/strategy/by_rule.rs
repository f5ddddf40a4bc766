//! Texts that a rule of a grammar matches, generated from the rule.

use std::prelude::v1::*;

use proptest::prelude::*;

use crate::grammar::Rule;
use crate::grammar::table::{Expression, GrammarRule, Nesting};
use crate::parse::ParseTree;
use crate::parse::nodes::ParserRule;

/// Texts that a rule of this crate's grammar matches, named as in its ABNF or as in the grammar; `None` if the grammar
/// has no such rule.
///
/// ```
/// use pest_uri::{ParseTree, strategy};
/// use proptest::prelude::*;
///
/// proptest!(|(text in strategy::matching("IPv6address").unwrap())| {
///     prop_assert!(ParseTree::parse_rule("IPv6address", &text).is_ok());
/// });
/// ```
#[must_use]
pub fn matching(rule: &str) -> Option<impl Strategy<Value = String> + use<>> {
    Rule::by_name(&rule.replace('_', "-")).map(|rule| texts(rule.into()))
}

#[cfg(feature = "custom-grammars")]
impl crate::custom_grammar::CustomGrammar {
    /// Texts that the entry rule matches.
    pub fn texts(&self) -> impl Strategy<Value = String> + use<> {
        texts(self.entry_rule().into())
    }
}

fn texts(rule: ParserRule) -> impl Strategy<Value = String> {
    let choices = prop::collection::vec(any::<u16>(), 0..96);
    let text = choices.prop_map(move |choices| Writer::new(choices).text(rule.rule));
    // The text was generated without regard to lookaheads, and to what a repetition consumes, so it may not match.
    text.prop_filter("the rule does not match", move |text| ParseTree::parse_by(rule, text).is_ok())
}

/// Writes a text by an expression. Each choice is a number; when none are left, the first alternative is taken and
/// nothing is repeated.
struct Writer {
    choices: std::vec::IntoIter<u16>,
    text: String,
    depth: usize,
}

/// The depth of nested rules at which only alternatives without recursion are taken.
const DEEP: usize = 40;

impl Writer {
    fn new(choices: Vec<u16>) -> Self {
        Writer { choices: choices.into_iter(), text: String::new(), depth: 0 }
    }

    fn text(mut self, rule: GrammarRule) -> String {
        self.write(rule.expression);
        self.text
    }

    /// A number below `count`; 0 when no choices are left.
    fn choose(&mut self, count: usize) -> usize {
        usize::from(self.choices.next().unwrap_or(0)).checked_rem(count).unwrap_or(0)
    }

    fn write(&mut self, expression: &Expression) {
        match *expression {
            Expression::Literal(text) => self.text.push_str(text),
            Expression::AnyCase(text) => {
                let upper = self.choose(3) == 1;
                self.text.push_str(&if upper { text.to_ascii_uppercase() } else { text.to_owned() });
            }
            Expression::Range(first, last) => {
                let count = last as u32 - first as u32 + 1;
                let code = first as u32 + u32::try_from(self.choose(count as usize)).unwrap_or(0);
                self.text.push(char::from_u32(code).unwrap_or(first));
            }
            Expression::Any => self.text.push('x'),
            Expression::Rule(rule) => {
                self.depth += 1;
                self.write(rule.0.expression);
                self.depth -= 1;
            }
            Expression::Sequence(items) => items.iter().for_each(|item| self.write(item)),
            Expression::Choice(options) => {
                let chosen = self.choose(options.len());
                let flat = options.iter().rfind(|option| !nests(option)).filter(|_| self.depth > DEEP);
                if let Some(option) = flat.or(options.get(chosen)) {
                    self.write(option);
                }
            }
            Expression::Repeat(item, least, most) => self.repeat(item, least, most),
            Expression::Run(_, item, least) => self.repeat(item, least, u32::MAX),
            Expression::Ahead(_) | Expression::NotAhead(_) => {}
        }
    }

    fn repeat(&mut self, item: &Expression, least: u32, most: u32) {
        let more = if self.choices.len() == 0 { 0 } else { self.choose(4) };
        let count = least.saturating_add(u32::try_from(more).unwrap_or(0)).min(most);
        (0..count).for_each(|_| self.write(item));
    }
}

/// Whether a rule may be nested in itself in what an expression matches.
fn nests(expression: &Expression) -> bool {
    match *expression {
        Expression::Rule(rule) => rule.nesting != Nesting::None,
        Expression::Sequence(items) | Expression::Choice(items) => items.iter().any(nests),
        Expression::Repeat(item, ..)
        | Expression::Run(_, item, _)
        | Expression::Ahead(item)
        | Expression::NotAhead(item) => nests(item),
        Expression::Literal(_) | Expression::AnyCase(_) | Expression::Range(..) | Expression::Any => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::table::{Characters, RuleEntry, RuleModifier, Rules};

    const fn entry(nesting: Nesting, expression: &'static Expression) -> RuleEntry {
        RuleEntry {
            secret: &[],
            index: 0,
            name: "",
            abnf: "",
            section: "",
            says: None,
            generic_rule: None,
            grammar: Rules(&[]),
            characters: Characters([0; 2]),
            first: Characters::ALL,
            may_be_encoded: false,
            is_character: false,
            modifier: RuleModifier::None,
            nesting,
            expression,
        }
    }

    static FLAT: RuleEntry = entry(Nesting::None, &Expression::Literal("-"));
    static NESTED: RuleEntry = entry(
        Nesting::Itself,
        &Expression::Choice(&[
            Expression::Literal("a"),
            Expression::Sequence(&[
                Expression::Literal("("),
                Expression::Rule(GrammarRule(&NESTED)),
                Expression::Literal(")"),
            ]),
        ]),
    );
    static FLAT_THEN_NESTED: Expression = Expression::Sequence(&[
        Expression::Repeat(&Expression::Rule(GrammarRule(&FLAT)), 50, 50),
        Expression::Rule(GrammarRule(&NESTED)),
    ]);

    fn written(expression: &Expression, choices: &[u16]) -> String {
        let mut writer = Writer::new(choices.to_vec());
        writer.write(expression);
        writer.text
    }

    #[test]
    fn numbers_choose_and_default_to_the_first_alternative() {
        let digit = |choices: &[u16]| written(&Expression::Range('0', '9'), choices);
        assert_eq!([digit(&[0]), digit(&[8]), digit(&[9]), digit(&[10]), digit(&[])], ["0", "8", "9", "0", "0"]);
        let options = Expression::Choice(&[Expression::Literal("a"), Expression::AnyCase("b1")]);
        let option = |choices: &[u16]| written(&options, choices);
        assert_eq!([option(&[]), option(&[2]), option(&[1, 0]), option(&[3, 1])], ["a", "a", "b1", "B1"]);
    }

    #[test]
    fn repetition_follows_the_number_within_its_bounds() {
        let digits = |choices: &[u16]| written(&Expression::Repeat(&Expression::Range('0', '9'), 0, u32::MAX), choices);
        assert_eq!([digits(&[]), digits(&[0]), digits(&[3, 1, 2, 3])], ["", "", "123"]);
        let bounded = |choices: &[u16]| written(&Expression::Repeat(&Expression::Literal("x"), 2, 3), choices);
        assert_eq!([bounded(&[]), bounded(&[1]), bounded(&[3])], ["xx", "xxx", "xxx"]);
    }

    #[test]
    fn nesting_depth_is_limited() {
        let depth = |expression: &Expression| written(expression, &[1; 200]).matches('(').count();
        assert_eq!(depth(&Expression::Rule(GrammarRule(&NESTED))), DEEP);
        // Rules side by side are not deeper.
        assert_eq!(depth(&FLAT_THEN_NESTED), DEEP);
    }
}
