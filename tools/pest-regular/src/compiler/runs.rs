//! Turns repetitions of one character into runs, which are skipped at once. `uri.pest` repeats
//! `pchar` so in `segment`, `query` and others.
//!
//! A run of a set with an escape, `(set | "%" ~ digit ~ digit)*`, has a bitmap too, if each digit
//! is in the set. The mark of a valid escape counts as one more character of the set and the digits
//! after it are members anyway, so both readings end at the same offset.
//!
//! - `("/" ~ C*)*` becomes `/` and a run of C or `/`, or nothing: any text of both may follow the
//!   first `/`.
//! - `("?" ~ C*)?` becomes `?` and a run of C, or nothing.
//! - `C+ ~ ("/" ~ C*)*` becomes a run of C or `/` that does not begin with `/`.
//!
//! The first two are *led* runs: the leading character decides whether the run is there. They are
//! for `path-abempty`, and for `"?" query` and `"#" fragment`. The third is for `path-rootless`.

use super::characters::innermost_first;
use super::expression::{Character, CompiledExpression, Grammar, Set};

/// Finds the runs, through the rules that are not captured.
pub fn find(grammar: Grammar) -> Grammar {
    let order = innermost_first(&grammar);
    let mut found = grammar;
    for index in order {
        let expression = std::mem::replace(&mut found.rules[index].expression, CompiledExpression::End);
        found.rules[index].expression = expression.map(&|it| find_in(&found, it));
    }
    found
}

fn find_in(grammar: &Grammar, expression: CompiledExpression) -> CompiledExpression {
    match expression {
        CompiledExpression::Rule(index) => match &grammar.rules[index] {
            rule if rule.is_captured => CompiledExpression::Rule(index),
            rule => match &rule.expression {
                it @ (CompiledExpression::Run(..) | CompiledExpression::Led(.., None)) => it.clone(),
                _ => CompiledExpression::Rule(index),
            },
        },
        CompiledExpression::Repeat(item, least, most) => repeat(grammar, *item, least, most),
        CompiledExpression::Sequence(items) => CompiledExpression::Sequence(join_led_runs(items)),
        other => other,
    }
}

/// Joins a run and a led run of the same characters and of the lead.
fn join_led_runs(items: Vec<CompiledExpression>) -> Vec<CompiledExpression> {
    let mut joined: Vec<CompiledExpression> = vec![];
    for item in items {
        if let (Some(CompiledExpression::Run(run, 1, None)), CompiledExpression::Led(lead, both, None)) =
            (joined.last(), &item)
        {
            let lead = Character::from_set(Set::from_range(*lead, *lead));
            if with_lead(run, &lead).as_ref() == Some(both) && run != both {
                let both = both.clone();
                joined.pop();
                joined.push(CompiledExpression::NotAhead(Box::new(CompiledExpression::Character(lead))));
                joined.push(CompiledExpression::Run(both, 1, None));
                continue;
            }
        }
        joined.push(item);
    }
    joined
}

fn repeat(grammar: &Grammar, item: CompiledExpression, least: u32, most: Option<u32>) -> CompiledExpression {
    match (&item, least, most) {
        (CompiledExpression::Character(character), 0 | 1, None) if is_run(character) => {
            CompiledExpression::Run(character.clone(), least, None)
        }
        // If each character is one byte, a limit of characters is one of bytes.
        (CompiledExpression::Character(character), 0 | 1, Some(2..))
            if character.escape.is_none() && character.set.is_ascii() =>
        {
            CompiledExpression::Run(character.clone(), least, most)
        }
        (CompiledExpression::Sequence(items), 0, None) => match items.as_slice() {
            [CompiledExpression::Character(lead), CompiledExpression::Run(run, 0, None)] => {
                match (lead.single(), with_lead(run, lead)) {
                    (Some(lead), Some(both)) => CompiledExpression::Led(lead, both, None),
                    _ => CompiledExpression::Repeat(Box::new(item), least, most),
                }
            }
            _ => CompiledExpression::Repeat(Box::new(item), least, most),
        },
        (CompiledExpression::Sequence(items), 0, Some(1)) => {
            led(grammar, items).unwrap_or(CompiledExpression::Repeat(Box::new(item), 0, most))
        }
        _ => CompiledExpression::Repeat(Box::new(item), least, most),
    }
}

/// `lead ~ run`, where the run may be that of a captured rule.
fn led(grammar: &Grammar, items: &[CompiledExpression]) -> Option<CompiledExpression> {
    let [CompiledExpression::Character(lead), run] = items else { return None };
    let lead = lead.single().filter(char::is_ascii)?;
    match run {
        CompiledExpression::Run(run, 0, None) => Some(CompiledExpression::Led(lead, run.clone(), None)),
        CompiledExpression::Rule(index) => match &grammar.rules[*index].expression {
            CompiledExpression::Run(run, 0, None) => Some(CompiledExpression::Led(lead, run.clone(), Some(*index))),
            _ => None,
        },
        _ => None,
    }
}

/// Whether each digit of an escape continues the run.
fn is_run(character: &Character) -> bool {
    character.escape.is_none_or(|escape| escape.digits & !character.set.ascii == 0)
}

/// A run of these characters and of the character that leads it, which must not be the mark of an
/// escape.
fn with_lead(run: &Character, lead: &Character) -> Option<Character> {
    let lead = lead.single().filter(char::is_ascii)?;
    let is_mark = run.escape.is_some_and(|escape| escape.mark == lead);
    let set = run.set.with(&Set::from_range(lead, lead));
    (!is_mark).then_some(Character { set, escape: run.escape })
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::expression::ranges;
    use super::super::read_all;
    use super::*;
    use grammar_reader::source::SourceFile;

    fn found(text: &str) -> CompiledExpression {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        find(fold(read_all(file).unwrap())).rules.remove(0).expression
    }

    #[test]
    fn repetitions_of_characters_are_runs() {
        assert!(matches!(found("a = { ('a'..'z')* }"), CompiledExpression::Run(_, 0, None)));
        assert!(matches!(found("a = { ('a'..'z')+ }"), CompiledExpression::Run(_, 1, None)));
        assert!(matches!(found("a = { ('a'..'z'){1,4} }"), CompiledExpression::Run(_, 1, Some(4))));
        // A digit of the escape would stop the run.
        assert!(matches!(found("a = { ('a'..'z' | \"%\" ~ '0'..'9')* }"), CompiledExpression::Repeat(..)));
        assert!(matches!(found("a = { ('0'..'z' | \"%\" ~ '0'..'9')* }"), CompiledExpression::Run(..)));
    }

    #[test]
    fn a_character_before_a_run_leads_it() {
        let CompiledExpression::Led('/', run, None) = found("a = { (\"/\" ~ s)* } s = { ('a'..'z')* }") else {
            panic!("not led")
        };
        assert_eq!(ranges(run.set.ascii), [('/', '/'), ('a', 'z')]);
        let CompiledExpression::Led('?', run, None) = found("a = { (\"?\" ~ ('a'..'z')*)? }") else {
            panic!("not led")
        };
        assert_eq!(ranges(run.set.ascii), [('a', 'z')]);
    }

    #[test]
    fn a_run_and_its_led_run_are_one() {
        let CompiledExpression::Sequence(items) = found("a = { s+ ~ (\"/\" ~ s*)* } s = { 'a'..'z' }") else {
            panic!("not one")
        };
        assert!(matches!(items.as_slice(), [CompiledExpression::NotAhead(_), CompiledExpression::Run(_, 1, None)]));
    }

    /// If the run takes the lead too, or the led run has other characters, both stay.
    #[test]
    fn a_run_and_another_led_run_are_two() {
        for text in
            ["a = { s+ ~ (\"/\" ~ s*)* } s = { 'a'..'z' | \"/\" }", "a = { ('0'..'9')+ ~ (\"/\" ~ ('a'..'z')*)* }"]
        {
            let CompiledExpression::Sequence(items) = found(text) else { panic!("one of {text}") };
            assert!(
                matches!(
                    items.as_slice(),
                    [CompiledExpression::Run(_, 1, None), CompiledExpression::Led('/', _, None)]
                ),
                "{text}"
            );
        }
    }

    /// A limit is one of bytes only if each character is one byte.
    #[test]
    fn characters_of_several_bytes_make_no_run_with_a_limit() {
        for character in ["'a'..'é'", "'0'..'9' | \"%\" ~ '0'..'9'", "'0'..'é' | \"%\" ~ '0'..'9'"] {
            assert!(
                matches!(found(&format!("a = {{ ({character}){{1,4}} }}")), CompiledExpression::Repeat(..)),
                "{character}"
            );
        }
    }

    #[test]
    fn a_mark_leads_no_run_of_its_escapes() {
        let found = |lead: &str| found(&format!("a = {{ (\"{lead}\" ~ ('0'..'9' | \"%\" ~ '0'..'9')*)* }}"));
        assert!(
            matches!(found("%"), CompiledExpression::Repeat(..))
                && matches!(found("/"), CompiledExpression::Led('/', ..))
        );
    }

    #[test]
    fn a_captured_run_is_led_once() {
        let found = |text: &str| {
            let mut grammar = read_all(SourceFile { name: "test.pest".into(), text: text.into() }).unwrap();
            grammar.rules[1].is_captured = true;
            find(fold(grammar)).rules.remove(0).expression
        };
        assert!(matches!(found("a = { (\"/\" ~ s)? } s = { ('a'..'z')* }"), CompiledExpression::Led('/', _, Some(1))));
        for text in [
            "a = { (\"/\" ~ s)* } s = { ('a'..'z')* }", "a = { (\"/\" ~ s)? } s = { ('a'..'z')+ }",
            "a = { (\"/\" ~ s)? } s = { \"x\" }",
        ] {
            assert!(matches!(found(text), CompiledExpression::Repeat(..)), "{text}");
        }
    }
}
