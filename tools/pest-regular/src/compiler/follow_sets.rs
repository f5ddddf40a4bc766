//! Computes the follow set of a run: the characters one of which must come after the run for an
//! option to match.
//!
//! The pass is for `ls32` and the last options of `IPv6address`, where an `h16` may also be the
//! first number of an `IPv4address`.
//!
//! In `hex{1,4} ~ ":" | number ~ "." ~ number`, where `number` takes some of the same digits, the
//! second option matches only if a `.` follows the last digit. The end of the digits is known from
//! the first option.

use super::expression::{Character, CompiledExpression, Grammar, bit};

/// The characters one of which follows the last character of a run, wherever an expression matches
/// from the start of the run. `None` if the expression may match without one.
pub fn follow_set(grammar: &Grammar, expression: &CompiledExpression, run: &Character) -> Option<u128> {
    let Character { set, escape: None } = run else { return None };
    let inside = RunInterior { grammar, run: set.ascii };
    let Continuation { may_end, follow } = inside.continuation(expression)?;
    (!may_end && follow != 0).then_some(follow)
}

struct RunInterior<'g> {
    grammar: &'g Grammar,
    run: u128,
}

/// How an expression may continue from inside a run.
#[derive(Clone, Copy)]
struct Continuation {
    /// Whether it may end inside the run.
    may_end: bool,
    /// The characters outside the run that it may take first.
    follow: u128,
}

impl RunInterior<'_> {
    /// `None` if one of those characters may be beyond ASCII.
    fn continuation(&self, expression: &CompiledExpression) -> Option<Continuation> {
        let nothing = Continuation { may_end: true, follow: 0 };
        match expression {
            CompiledExpression::Literal(text) => self.characters(text.chars().map(|it| [it, it])),
            CompiledExpression::AnyCase(text) => {
                self.characters(text.chars().map(|it| [it.to_ascii_lowercase(), it.to_ascii_uppercase()]))
            }
            CompiledExpression::Character(character) => self.of_character(character),
            CompiledExpression::Run(character, least, _) => {
                let part = self.of_character(character)?;
                Some(Continuation { may_end: part.may_end || *least == 0, ..part })
            }
            CompiledExpression::Led(lead, character, _) => {
                let part = self.of_character(character)?;
                Some(Continuation { may_end: true, follow: part.follow | bit(*lead) & !self.run })
            }
            CompiledExpression::MergedRun(run, ..) => self.continuation(run),
            CompiledExpression::Rule(rule) => self.continuation(&self.grammar.rules[*rule].expression),
            CompiledExpression::Sequence(items) => items.iter().try_fold(nothing, |before, item| {
                if before.may_end { Some(before.then(self.continuation(item)?)) } else { Some(before) }
            }),
            CompiledExpression::Choice(options) => {
                let parts: Vec<Continuation> =
                    options.iter().map(|option| self.continuation(option)).collect::<Option<_>>()?;
                parts.into_iter().reduce(|one, other| Continuation {
                    may_end: one.may_end || other.may_end,
                    follow: one.follow | other.follow,
                })
            }
            CompiledExpression::Repeat(item, least, _) => {
                let part = self.continuation(item)?;
                Some(Continuation { may_end: part.may_end || *least == 0, ..part })
            }
            CompiledExpression::Ahead(_)
            | CompiledExpression::NotAhead(_)
            | CompiledExpression::End
            | CompiledExpression::Start => Some(nothing),
        }
    }

    fn of_character(&self, character: &Character) -> Option<Continuation> {
        let first = character.with_mark();
        let may_hide_mark = character.escape.is_some_and(|escape| bit(escape.mark) & self.run != 0);
        let may_end = first & self.run != 0;
        (character.set.is_ascii() && !may_hide_mark).then_some(Continuation { may_end, follow: first & !self.run })
    }

    fn characters(&self, characters: impl Iterator<Item = [char; 2]>) -> Option<Continuation> {
        let mut part = Continuation { may_end: true, follow: 0 };
        for cases in characters {
            if !part.may_end {
                break;
            }
            let first = cases.iter().filter(|it| it.is_ascii()).fold(0, |all, it| all | bit(*it));
            part = part.then(Continuation { may_end: first & self.run != 0, follow: first & !self.run });
            // A character beyond ASCII has no bit.
            if first == 0 {
                return None;
            }
        }
        Some(part)
    }
}

impl Continuation {
    fn then(self, next: Continuation) -> Continuation {
        Continuation { may_end: next.may_end, follow: self.follow | next.follow }
    }
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::expression::{Set, characters};
    use super::super::read_all;
    use super::super::runs::find;
    use super::*;
    use grammar_reader::source::SourceFile;

    /// The characters that must follow lowercase letters for a rule to match.
    fn follow_of_letters(text: &str) -> Option<String> {
        let text = format!("a = {{ {text} }} l = {{ 'a'..'z' }} e = {{ \"%\" ~ l }} s = {{ (\"/\" ~ l*)* }}");
        let grammar = find(fold(read_all(SourceFile { name: "test.pest".into(), text }).unwrap()));
        let run = Character::from_set(Set::from_range('a', 'z'));
        follow_set(&grammar, &grammar.rules[0].expression, &run).map(|set| characters(set).collect())
    }

    #[test]
    fn follow_sets() {
        for (text, wanted) in [
            ("l ~ \".\"", "."),
            ("l* ~ \".\"", "."),
            ("l{1,4} ~ l? ~ (\".\" | \":\")", ".:"),
            ("\"ab.c\"", "."),
            ("^\"ab.c\"", ".AB"),
            ("l ~ \"1\"? ~ \".\"", ".1"),
            ("l+ ~ e", "%"),
            ("l ~ s ~ \".\"", "./"),
            ("l ~ (\"/\" ~ l*)? ~ \".\"", "./"),
            ("^\"1a\"", "1"),
            ("^\"a\" ~ \"1\"", "1A"),
            ("&\"x\" ~ !\"y\" ~ l ~ \".\"", "."),
            ("(\"x\" | \"1\") ~ \".\"", ".1"),
            ("(l ~ \":\")+ ~ l", ":"),
            ("\".\"", "."),
        ] {
            assert_eq!(follow_of_letters(text).as_deref(), Some(wanted), "{text}");
        }
    }

    #[test]
    fn no_follow_set() {
        for text in [
            "l", "l*", "l ~ \".\"?", "(l ~ \":\")*", "l ~ \".\" | l", "s", "\"ab\"", "\"\"", "l ~ \"é\"",
            "l ~ 'z'..'é'", "!l", "EOI",
        ] {
            assert_eq!(follow_of_letters(text), None, "{text}");
        }
    }
}
