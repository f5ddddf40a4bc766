//! Computes what must follow a run for an option to match.
//!
//! In `hex{1,4} ~ ":" | number ~ "." ~ number`, where `number` takes some of the same digits, the second option matches only if
//! a `.` follows the last digit. The end of the digits is known from the first option.

use super::expression::{Character, CompiledExpression, Grammar, bit};

/// The characters one of which follows the last character of a run, wherever an expression matches from the start of the run.
/// `None` if the expression may match without one.
pub fn behind(grammar: &Grammar, expression: &CompiledExpression, run: &Character) -> Option<u128> {
    let Character { set, escape: None } = run else { return None };
    let inside = Inside { grammar, run: set.ascii };
    let Way { ends, behind } = inside.way(expression)?;
    (!ends && behind != 0).then_some(behind)
}

struct Inside<'g> {
    grammar: &'g Grammar,
    run: u128,
}

/// How an expression may continue from inside a run.
#[derive(Clone, Copy)]
struct Way {
    /// Whether it may end inside the run.
    ends: bool,
    /// The other characters that it may take first.
    behind: u128,
}

impl Inside<'_> {
    /// `None` if that may be a character beyond ASCII.
    fn way(&self, expression: &CompiledExpression) -> Option<Way> {
        let nothing = Way { ends: true, behind: 0 };
        match expression {
            CompiledExpression::Literal(text) => self.characters(text.chars().map(|it| [it, it])),
            CompiledExpression::AnyCase(text) => {
                self.characters(text.chars().map(|it| [it.to_ascii_lowercase(), it.to_ascii_uppercase()]))
            }
            CompiledExpression::Character(character) => self.of(character),
            CompiledExpression::Run(character, least, _) => {
                let way = self.of(character)?;
                Some(Way { ends: way.ends || *least == 0, ..way })
            }
            CompiledExpression::Led(lead, character, _) => {
                let way = self.of(character)?;
                Some(Way { ends: true, behind: way.behind | bit(*lead) & !self.run })
            }
            CompiledExpression::SameRun(run, ..) => self.way(run),
            CompiledExpression::Rule(rule) => self.way(&self.grammar.rules[*rule].expression),
            CompiledExpression::Sequence(items) => items
                .iter()
                .try_fold(nothing, |way, item| if way.ends { Some(way.then(self.way(item)?)) } else { Some(way) }),
            CompiledExpression::Choice(options) => {
                let ways: Vec<Way> = options.iter().map(|option| self.way(option)).collect::<Option<_>>()?;
                ways.into_iter()
                    .reduce(|one, other| Way { ends: one.ends || other.ends, behind: one.behind | other.behind })
            }
            CompiledExpression::Repeat(item, least, _) => {
                let way = self.way(item)?;
                Some(Way { ends: way.ends || *least == 0, ..way })
            }
            CompiledExpression::Ahead(_)
            | CompiledExpression::NotAhead(_)
            | CompiledExpression::End
            | CompiledExpression::Start => Some(nothing),
        }
    }

    fn of(&self, character: &Character) -> Option<Way> {
        let first = character.with_mark();
        let goes_on_unseen = character.escape.is_some_and(|escape| bit(escape.mark) & self.run != 0);
        let ends = first & self.run != 0;
        (character.set.is_ascii() && !goes_on_unseen).then_some(Way { ends, behind: first & !self.run })
    }

    fn characters(&self, characters: impl Iterator<Item = [char; 2]>) -> Option<Way> {
        let mut way = Way { ends: true, behind: 0 };
        for cases in characters {
            if !way.ends {
                break;
            }
            let first = cases.iter().filter(|it| it.is_ascii()).fold(0, |all, it| all | bit(*it));
            way = way.then(Way { ends: first & self.run != 0, behind: first & !self.run });
            // A character beyond ASCII has no bit.
            if first == 0 {
                return None;
            }
        }
        Some(way)
    }
}

impl Way {
    fn then(self, next: Way) -> Way {
        Way { ends: next.ends, behind: self.behind | next.behind }
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
    fn behind_letters(text: &str) -> Option<String> {
        let text = format!("a = {{ {text} }} l = {{ 'a'..'z' }} e = {{ \"%\" ~ l }} s = {{ (\"/\" ~ l*)* }}");
        let grammar = find(fold(read_all(SourceFile { name: "test.pest".into(), text }).unwrap()));
        let run = Character::of_set(Set::of('a', 'z'));
        behind(&grammar, &grammar.rules[0].expression, &run).map(|set| characters(set).collect())
    }

    #[test]
    fn what_stands_behind() {
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
            assert_eq!(behind_letters(text).as_deref(), Some(wanted), "{text}");
        }
    }

    #[test]
    fn what_may_end_inside_or_is_not_known() {
        for text in [
            "l", "l*", "l ~ \".\"?", "(l ~ \":\")*", "l ~ \".\" | l", "s", "\"ab\"", "\"\"", "l ~ \"é\"",
            "l ~ 'z'..'é'", "!l", "EOI",
        ] {
            assert_eq!(behind_letters(text), None, "{text}");
        }
    }
}
