//! Turns expressions that match one character into one set.
//!
//! `"a" | 'b'..'z' | digit` is a test of one character, whatever the order: each alternative takes
//! one character, so it makes no difference which of them does. A mark followed by a few characters
//! of one ASCII set, such as `"%" ~ HEXDIG ~ HEXDIG`, is an escape. In a choice it is stored next
//! to the set: if the mark is not in the set, at most one of the two can match.
//!
//! The pass is for `pchar` and similar rules, which are choices of characters and `pct-encoded`.

use super::expression::{Character, CompiledExpression, Escape, Grammar, Set, bit};

/// How many characters may follow the mark of an escape: bitmaps look no further ahead.
const MOST_DIGITS: usize = 3;

/// Folds every expression that matches one character, through the rules that it names.
pub fn fold(grammar: Grammar) -> Grammar {
    let order = innermost_first(&grammar);
    let mut folded = grammar;
    for index in order {
        let expression = std::mem::replace(&mut folded.rules[index].expression, CompiledExpression::End);
        folded.rules[index].expression = expression.map(&|it| fold_expression(&folded, it));
    }
    folded
}

/// The rules, each after those that it names.
pub fn innermost_first(grammar: &Grammar) -> Vec<usize> {
    let mut order: Vec<usize> = vec![];
    while order.len() < grammar.rules.len() {
        let is_next = |index: &usize| {
            let rule = &grammar.rules[*index];
            !order.contains(index) && rule.expression.rules().iter().all(|named| order.contains(named))
        };
        // No rule reaches itself, so there is always one.
        let next: Vec<usize> = (0..grammar.rules.len()).filter(is_next).collect();
        order.extend(next);
    }
    order
}

/// One expression whose parts have been folded.
fn fold_expression(grammar: &Grammar, expression: CompiledExpression) -> CompiledExpression {
    match expression {
        CompiledExpression::Literal(text) if text.chars().count() == 1 => {
            let set = text.chars().map(|it| Set::from_range(it, it)).fold(Set::default(), |all, it| all.with(&it));
            CompiledExpression::Character(Character::from_set(set))
        }
        CompiledExpression::AnyCase(text) if text.chars().count() == 1 => {
            let cases = text.chars().flat_map(|it| [it.to_ascii_lowercase(), it.to_ascii_uppercase()]);
            let set = cases.fold(Set::default(), |all, it| all.with(&Set::from_range(it, it)));
            CompiledExpression::Character(Character::from_set(set))
        }
        CompiledExpression::Rule(index) => match &grammar.rules[index] {
            rule if rule.is_captured => CompiledExpression::Rule(index),
            rule => match &rule.expression {
                CompiledExpression::Character(character) => CompiledExpression::Character(character.clone()),
                _ => CompiledExpression::Rule(index),
            },
        },
        CompiledExpression::Sequence(items) => match escape(&items) {
            Some(escape) => CompiledExpression::Character(Character { set: Set::default(), escape: Some(escape) }),
            None => CompiledExpression::Sequence(items),
        },
        CompiledExpression::Choice(options) => choice(options),
        other => other,
    }
}

fn escape(items: &[CompiledExpression]) -> Option<Escape> {
    let set = |item: &CompiledExpression| match item {
        CompiledExpression::Character(Character { set, escape: None }) if set.is_ascii() => Some(set.ascii),
        _ => None,
    };
    let [CompiledExpression::Character(mark), digits @ ..] = items else { return None };
    let (mark, first) = (mark.single()?, set(digits.first()?)?);
    let is_escape = digits.len() <= MOST_DIGITS && digits.iter().all(|digit| set(digit) == Some(first));
    is_escape.then_some(Escape { mark, digits: first, count: digits.len() })
}

/// Joins adjacent characters to one.
fn choice(options: Vec<CompiledExpression>) -> CompiledExpression {
    let mut merged: Vec<CompiledExpression> = vec![];
    for option in options {
        let both = match (merged.last(), &option) {
            (Some(CompiledExpression::Character(last)), CompiledExpression::Character(next)) => either(last, next),
            _ => None,
        };
        match (both, merged.last_mut()) {
            (Some(both), Some(last)) => *last = CompiledExpression::Character(both),
            _ => merged.push(option),
        }
    }
    if merged.len() == 1 { merged.remove(0) } else { CompiledExpression::Choice(merged) }
}

/// What matches wherever one of two characters does, if that is a character too.
fn either(one: &Character, other: &Character) -> Option<Character> {
    let escape = match (one.escape, other.escape) {
        (Some(escape), Some(same)) if escape != same => return None,
        (escape, same) => escape.or(same),
    };
    let set = one.set.with(&other.set);
    let is_disjoint = escape.is_none_or(|escape| set.ascii & bit(escape.mark) == 0);
    is_disjoint.then_some(Character { set, escape })
}

#[cfg(test)]
mod tests {
    use super::super::expression::ranges;
    use super::super::read_all;
    use super::*;
    use grammar_reader::source::SourceFile;

    fn folded(text: &str) -> CompiledExpression {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        fold(read_all(file).unwrap()).rules.remove(0).expression
    }

    #[test]
    fn choices_of_characters_are_sets_through_the_rules_they_name() {
        let CompiledExpression::Character(set) =
            folded("a = { b | \"-\" | ^\"x\" | '\\u{e9}'..'\\u{ea}' } b = { c } c = { '0'..'9' }")
        else {
            panic!("no set")
        };
        assert_eq!(ranges(set.set.ascii), [('-', '-'), ('0', '9'), ('X', 'X'), ('x', 'x')]);
        assert_eq!(set.set.others, [('\u{e9}', '\u{ea}')]);
    }

    #[test]
    fn sets_that_touch_or_overlap_are_one() {
        let set = |text: &str| match folded(&format!("a = {{ {text} }}")) {
            CompiledExpression::Character(character) => (ranges(character.set.ascii), character.set.others),
            other => panic!("no set: {other:?}"),
        };
        assert_eq!(set("'a'..'c' | \"b\" | 'c'..'d'").0, [('a', 'd')]);
        let beyond = |text| set(text).1;
        assert_eq!(beyond("'ê'..'ë' | 'à'..'é'"), [('à', 'ë')]);
        assert_eq!(beyond("'à'..'ë' | 'á'..'â'"), [('à', 'ë')]);
        assert_eq!(beyond("'à'..'é' | 'ë'..'í'"), [('à', 'é'), ('ë', 'í')]);
        assert_eq!(beyond("'à'..'é' | 'é'..'í'"), [('à', 'í')]);
        assert_eq!(beyond("'à'..'\\u{d7ff}' | '\\u{e000}'..'\\u{f8ff}'"), [('à', '\u{f8ff}')]);
    }

    #[test]
    fn an_escape_is_next_to_the_set() {
        let CompiledExpression::Character(it) =
            folded("a = { 'a'..'z' | e | \"_\" } e = { \"%\" ~ h ~ h } h = { '0'..'9' }")
        else {
            panic!("no set")
        };
        let escape = it.escape.unwrap();
        assert_eq!((escape.mark, escape.count, ranges(escape.digits)), ('%', 2, vec![('0', '9')]));
        assert_eq!(ranges(it.set.ascii), [('_', '_'), ('a', 'z')]);
    }

    #[test]
    fn a_mark_that_is_in_the_set_keeps_the_order() {
        assert!(matches!(folded("a = { \"%\" | e } e = { \"%\" ~ '0'..'9' }"), CompiledExpression::Choice(_)));
        assert!(matches!(folded("a = { \"ab\" | \"c\" }"), CompiledExpression::Choice(_)));
    }

    #[test]
    fn an_escape_is_a_mark_and_up_to_three_of_the_same_ascii_characters() {
        let is_escape = |digits: &str| {
            let text = format!("a = {{ \"%\" ~ {digits} }} h = {{ '0'..'9' }}");
            matches!(folded(&text), CompiledExpression::Character(Character { escape: Some(_), .. }))
        };
        assert!(["h", "h ~ h", "h ~ h ~ h", "('0'..'4' | '5'..'9') ~ h"].into_iter().all(is_escape));
        let others = ["h ~ h ~ h ~ h", "h ~ 'a'..'f'", "'0'..'é'", "h ~ h?", "\"00\"", "(\"%\" ~ h)"];
        assert!(!others.into_iter().any(is_escape));
        // Two equal escapes become one; two different ones stay a choice.
        let choice = |other: &str| folded(&format!("a = {{ e | 'a'..'z' | {other} }} e = {{ \"%\" ~ '0'..'9' }}"));
        assert_eq!(choice("e"), choice("'k'..'l'"));
        assert!(matches!(choice("\"$\" ~ '0'..'9'"), CompiledExpression::Choice(options) if options.len() == 2));
    }

    #[test]
    fn a_captured_rule_stays_a_rule() {
        let file = SourceFile { name: "test.pest".into(), text: "a = { b | c } b = { \"b\" } c = { \"c\" }".into() };
        let mut grammar = read_all(file).unwrap();
        grammar.rules[1].is_captured = true;
        let CompiledExpression::Choice(options) = fold(grammar).rules.remove(0).expression else { panic!("no choice") };
        assert!(matches!(options.as_slice(), [CompiledExpression::Rule(1), CompiledExpression::Character(_)]));
    }
}
