//! What can be known of an expression without a text: how it may begin, and whether it may fail.

use super::expression::{Character, Expression, Grammar, bit, characters};

/// What is known of an expression.
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The bytes that a match of at least one character may begin with: the ASCII ones, a bit each.
    pub first: u128,
    /// Whether such a match may begin with a character beyond ASCII.
    pub first_beyond: bool,
    /// Whether it may match without taking a character.
    pub is_nullable: bool,
    /// Whether it may fail to match.
    pub can_fail: bool,
    /// Whether a recorded rule stands in it.
    pub records: bool,
    /// Whether it may fail behind the end of a recorded rule, so that what was recorded must be forgotten.
    pub forgets: bool,
}

const NOTHING: Facts =
    Facts { first: 0, first_beyond: false, is_nullable: true, can_fail: false, records: false, forgets: false };

impl Facts {
    /// What is known of an expression of a grammar.
    pub fn of(grammar: &Grammar, expression: &Expression) -> Facts {
        let of = |it: &Expression| Facts::of(grammar, it);
        match expression {
            Expression::Literal(text) | Expression::AnyCase(text) => {
                let Some(first) = text.chars().next() else { return NOTHING };
                let both = match expression {
                    Expression::AnyCase(_) => bit(first.to_ascii_lowercase()) | bit(first.to_ascii_uppercase()),
                    _ => bit(first),
                };
                Facts { first: both, first_beyond: !first.is_ascii(), is_nullable: false, can_fail: true, ..NOTHING }
            }
            Expression::Character(character) => Facts { is_nullable: false, can_fail: true, ..first_of(character) },
            Expression::Run(character, least, _) => {
                Facts { is_nullable: *least == 0, can_fail: *least > 0, ..first_of(character) }
            }
            Expression::Led(lead, _, rule) => {
                let records = rule.is_some_and(|rule| grammar.rules[rule].is_recorded);
                Facts { first: bit(*lead), records, ..NOTHING }
            }
            Expression::Rule(rule) => {
                let inner = of(&grammar.rules[*rule].expression);
                Facts { records: inner.records || grammar.rules[*rule].is_recorded, ..inner }
            }
            Expression::Sequence(items) => items.iter().map(of).fold(NOTHING, Facts::then),
            Expression::Choice(options) => options.iter().map(of).reduce(Facts::or).unwrap_or(NOTHING),
            Expression::Repeat(item, least, _) => {
                let item = of(item);
                // A second round may fail behind what the first recorded, but for good only if it has to be there.
                let forgets = *least > 1 && item.records && item.can_fail || *least > 0 && item.forgets;
                let can_fail = *least > 0 && item.can_fail;
                Facts { is_nullable: *least == 0 || item.is_nullable, can_fail, forgets, ..item }
            }
            Expression::Ahead(inner) => Facts { is_nullable: true, records: false, ..of(inner) },
            Expression::NotAhead(_) | Expression::End | Expression::Start => Facts { can_fail: true, ..NOTHING },
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
            records: self.records || next.records,
            forgets: self.forgets || next.forgets || self.records && next.can_fail,
        }
    }

    fn or(self, next: Facts) -> Facts {
        Facts {
            first: self.first | next.first,
            first_beyond: self.first_beyond || next.first_beyond,
            is_nullable: self.is_nullable || next.is_nullable,
            can_fail: self.can_fail && next.can_fail,
            records: self.records || next.records,
            // Each alternative that fails forgets by itself before the next is tried; the last one may be the one that fails.
            forgets: self.forgets || next.forgets,
        }
    }
}

fn first_of(character: &Character) -> Facts {
    let mark = character.escape.map_or(0, |escape| bit(escape.mark));
    Facts { first: character.set.ascii | mark, first_beyond: !character.set.is_ascii(), ..NOTHING }
}

#[cfg(test)]
mod tests {
    use super::super::read::read;
    use super::*;
    use crate::source::SourceFile;

    fn facts(text: &str) -> Facts {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        let mut grammar = read(&[file]).unwrap();
        for rule in &mut grammar.rules {
            rule.is_recorded = rule.name == "r";
        }
        Facts::of(&grammar, &grammar.rules[0].expression)
    }

    #[test]
    fn how_a_match_begins() {
        assert_eq!(facts("a = { \"x\"? ~ \"y\" }").first, bit('x') | bit('y'));
        assert_eq!(facts("a = { \"xy\" | ^\"z\" }").first, bit('x') | bit('z') | bit('Z'));
        assert!(facts("a = { '\\u{e9}'..'\\u{ea}' }").first_beyond);
        assert!(facts("a = { \"x\"* }").is_nullable && !facts("a = { \"x\"+ }").is_nullable);
    }

    #[test]
    fn what_may_fail_and_what_it_forgets() {
        assert!(!facts("a = { \"x\" | \"\" }").can_fail);
        assert!(facts("a = { r ~ \"x\" } r = { \"r\" }").forgets);
        assert!(!facts("a = { \"x\" ~ r } r = { \"r\" }").forgets);
        assert!(!facts("a = { &r ~ \"x\" } r = { \"r\" }").records);
    }
}
