//! Computes the first set of an expression, whether it may match nothing, and whether it may fail.
//!
//! Choices are decided by the next byte where these facts allow it, as in `host` (`[` begins only
//! `IP-literal`). Captures are copied only for an expression that may fail after one.

use std::collections::HashMap;

use super::expression::{Character, CompiledExpression, Grammar, bit, characters};

/// The facts about an expression.
#[expect(clippy::struct_excessive_bools, reason = "they are independent")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The ASCII characters that a match of at least one character may begin with, one bit each.
    pub first: u128,
    /// Whether such a match may begin with a character beyond ASCII.
    pub first_beyond: bool,
    /// Whether it may match without taking a character.
    pub is_nullable: bool,
    /// Whether it may fail to match.
    pub can_fail: bool,
    /// Whether it contains a captured rule.
    pub captures: bool,
    /// Whether it may fail after the end of a captured rule, so that the capture must be discarded.
    pub discards: bool,
}

const NOTHING: Facts =
    Facts { first: 0, first_beyond: false, is_nullable: true, can_fail: false, captures: false, discards: false };

impl Facts {
    /// Computes the facts about an expression of a grammar.
    pub fn new(grammar: &Grammar, expression: &CompiledExpression) -> Facts {
        Facts::with_known(grammar, expression, &mut HashMap::new())
    }

    /// The same, with the facts about rules that are known already. Otherwise the time could be
    /// exponential in the depth of the rules.
    fn with_known(grammar: &Grammar, expression: &CompiledExpression, known: &mut HashMap<usize, Facts>) -> Facts {
        let mut of = |it: &CompiledExpression| Facts::with_known(grammar, it, known);
        match expression {
            CompiledExpression::Literal(text) | CompiledExpression::AnyCase(text) => {
                let Some(first) = text.chars().next() else { return NOTHING };
                let both = match expression {
                    CompiledExpression::AnyCase(_) => bit(first.to_ascii_lowercase()) | bit(first.to_ascii_uppercase()),
                    _ => bit(first),
                };
                Facts { first: both, first_beyond: !first.is_ascii(), is_nullable: false, can_fail: true, ..NOTHING }
            }
            CompiledExpression::Character(character) => {
                Facts { is_nullable: false, can_fail: true, ..first_of(character) }
            }
            CompiledExpression::Run(character, least, _) => {
                Facts { is_nullable: *least == 0, can_fail: *least > 0, ..first_of(character) }
            }
            CompiledExpression::Led(lead, _, rule) => {
                let captures = rule.is_some_and(|rule| grammar.rules[rule].is_captured);
                Facts { first: bit(*lead), captures, ..NOTHING }
            }
            CompiledExpression::MergedRun(run, ..) => Facts { captures: true, ..of(run) },
            CompiledExpression::Rule(rule) => {
                if let Some(facts) = known.get(rule) {
                    return *facts;
                }
                let inner = Facts::with_known(grammar, &grammar.rules[*rule].expression, known);
                let facts = Facts { captures: inner.captures || grammar.rules[*rule].is_captured, ..inner };
                known.insert(*rule, facts);
                facts
            }
            CompiledExpression::Sequence(items) => items.iter().map(of).fold(NOTHING, Facts::then),
            CompiledExpression::Choice(options) => options.iter().map(of).reduce(Facts::or).unwrap_or(NOTHING),
            CompiledExpression::Repeat(item, least, _) => {
                let item = of(item);
                // A second round may fail after the first has captured something, but the
                // repetition fails only if that round is required.
                let discards = *least > 1 && item.captures && item.can_fail || *least > 0 && item.discards;
                let can_fail = *least > 0 && item.can_fail;
                Facts { is_nullable: *least == 0 || item.is_nullable, can_fail, discards, ..item }
            }
            // Nothing is captured in a lookahead.
            CompiledExpression::Ahead(inner) => {
                Facts { is_nullable: true, captures: false, discards: false, ..of(inner) }
            }
            CompiledExpression::NotAhead(_) | CompiledExpression::End | CompiledExpression::Start => {
                Facts { can_fail: true, ..NOTHING }
            }
        }
    }

    /// The one character that every match begins with, if there is one.
    pub fn lead(self) -> Option<char> {
        let is_one = self.first.is_power_of_two() && !self.first_beyond && !self.is_nullable;
        is_one.then(|| characters(self.first).next()).flatten()
    }

    fn then(self, next: Facts) -> Facts {
        let first = if self.is_nullable { self.first | next.first } else { self.first };
        Facts {
            first,
            first_beyond: self.first_beyond || self.is_nullable && next.first_beyond,
            is_nullable: self.is_nullable && next.is_nullable,
            can_fail: self.can_fail || next.can_fail,
            captures: self.captures || next.captures,
            discards: self.discards || next.discards || self.captures && next.can_fail,
        }
    }

    fn or(self, next: Facts) -> Facts {
        Facts {
            first: self.first | next.first,
            first_beyond: self.first_beyond || next.first_beyond,
            is_nullable: self.is_nullable || next.is_nullable,
            can_fail: self.can_fail && next.can_fail,
            captures: self.captures || next.captures,
            // Each alternative that fails discards its captures before the next is tried; the last
            // one may be the one that fails.
            discards: self.discards || next.discards,
        }
    }
}

fn first_of(character: &Character) -> Facts {
    let mark = character.escape.map_or(0, |escape| bit(escape.mark));
    Facts { first: character.set.ascii | mark, first_beyond: !character.set.is_ascii(), ..NOTHING }
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::read_all;
    use super::super::runs::find;
    use super::*;
    use grammar_reader::source::SourceFile;

    fn grammar(text: &str) -> Grammar {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        let mut grammar = read_all(file).unwrap();
        for rule in &mut grammar.rules {
            rule.is_captured = rule.name == "r";
        }
        grammar
    }

    fn facts(text: &str) -> Facts {
        let grammar = grammar(text);
        Facts::new(&grammar, &grammar.rules[0].expression)
    }

    /// The facts about a rule whose runs have been found.
    fn facts_of_runs(text: &str) -> Facts {
        let grammar = find(fold(grammar(text)));
        assert!(matches!(grammar.rules[0].expression, CompiledExpression::Run(..) | CompiledExpression::Led(..)));
        Facts::new(&grammar, &grammar.rules[0].expression)
    }

    #[test]
    fn first_sets_in_ascii() {
        assert_eq!(facts("a = { \"x\"? ~ \"y\" }").first, bit('x') | bit('y'));
        assert_eq!(facts("a = { \"x\"? ~ \"xy\" }").first, bit('x'));
        assert_eq!(facts("a = { \"xy\" | ^\"z\" }").first, bit('x') | bit('z') | bit('Z'));
        assert_eq!(facts("a = { \"xy\" | \"xz\" | ^\"1\" }").first, bit('x') | bit('1'));
        assert!(facts("a = { \"x\"* }").is_nullable && !facts("a = { \"x\"+ }").is_nullable);
        assert!(facts("a = { \"x\" | \"\" }").is_nullable && facts("a = { &\"x\" }").is_nullable);
    }

    #[test]
    fn first_sets_beyond_ascii() {
        for text in ["\"é\"", "'é'..'ê'", "\"é\" ~ \"x\"", "\"x\"? ~ \"é\"", "\"é\" | \"x\"", "\"x\" | \"é\""] {
            assert!(facts(&format!("a = {{ {text} }}")).first_beyond, "{text}");
        }
        assert_eq!(facts("a = { \"é\" }").first, 0);
        assert!(!facts("a = { \"xé\" ~ \"é\" }").first_beyond);
    }

    #[test]
    fn lead_is_the_only_first_character() {
        let lead = |text: &str| facts(&format!("a = {{ {text} }}")).lead();
        assert_eq!([lead("\"x\" ~ \"y\"?"), lead("\"xy\" | \"xz\""), lead("\"x\"+")], [Some('x'); 3]);
        for text in ["\"x\"?", "\"x\" | \"y\"", "\"x\" | \"é\"", "!\"x\"", "\"é\""] {
            assert_eq!(lead(text), None, "{text}");
        }
    }

    #[test]
    fn runs() {
        let [any, some] = ["a = { ('x'..'y')* }", "a = { ('x'..'y')+ }"].map(facts_of_runs);
        assert_eq!(any, Facts { first: bit('x') | bit('y'), ..NOTHING });
        assert_eq!(some, Facts { is_nullable: false, can_fail: true, ..any });
        assert!(facts_of_runs("a = { ('x'..'é')* }").first_beyond);
        let escape = facts_of_runs("a = { ('0'..'1' | \"%\" ~ '0'..'1')* }");
        assert_eq!(escape.first, bit('%') | bit('0') | bit('1'));
        let led = facts_of_runs("a = { (\"/\" ~ b)? } b = { ('x'..'y')* }");
        assert_eq!(led, Facts { first: bit('/'), ..NOTHING });
        assert_eq!(facts_of_runs("a = { (\"/\" ~ r)? } r = { ('x'..'y')* }"), Facts { captures: true, ..led });
    }

    #[test]
    fn expressions_that_can_fail() {
        for text in ["\"x\"", "\"x\"+", "!\"x\"", "&\"x\"", "\"x\"? ~ \"y\"", "\"x\" ~ \"y\"?", "SOI", "EOI"] {
            assert!(facts(&format!("a = {{ {text} }}")).can_fail, "{text}");
        }
        for text in ["\"x\" | \"\"", "\"x\"*", "(\"x\"?){2}", "\"\""] {
            assert!(!facts(&format!("a = {{ {text} }}")).can_fail, "{text}");
        }
    }

    #[test]
    fn expressions_that_capture() {
        let captures = |text: &str| facts(&format!("a = {{ {text} }} b = {{ r }} r = {{ \"r\" }}")).captures;
        assert!(["r", "b", "\"x\" ~ r", "r | \"x\"", "\"x\" | r", "r*"].into_iter().all(captures));
        assert!(!["\"x\"", "&r ~ \"x\"", "!r"].into_iter().any(captures));
    }

    /// An expression that fails after a captured rule discards the capture. One that fails before
    /// it, or in an optional round, has nothing to discard.
    #[test]
    fn expressions_that_discard_captures() {
        let discards = |text: &str| facts(&format!("a = {{ {text} }} r = {{ \"r\" }}")).discards;
        for text in
            ["r ~ \"x\"", "(r ~ \"x\") ~ \"y\"?", "r{2}", "(r ~ \"x\")+", "r ~ \"x\" | \"y\"", "\"y\" | r ~ \"x\""]
        {
            assert!(discards(text), "{text}");
        }
        for text in [
            "\"x\" ~ r", "r | \"x\"", "r*", "r+", "\"x\"{2}", "\"x\"+", "(r ~ \"x\")*", "r ~ \"x\"?",
            "&(r ~ \"x\") | \"y\"",
        ] {
            assert!(!discards(text), "{text}");
        }
    }
}
