//! Tests that the passes keep what pest matches by a grammar, and that the facts about it hold.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;

use super::characters::fold;
use super::expression::{Character, CompiledExpression, Grammar, bit};
use super::first_sets::Facts;
use super::merge_runs::merge;
use super::read_all;
use super::runs::find;
use super::subsumed::remove;
use grammar_reader::source::SourceFile;

const OTHERS: &str = "
    c = { 'a'..'b' | \"1\" }
    e = { \"%\" ~ '0'..'1' }
    s = { (c | e)* }
    t = { (\"/\" ~ s)* }
    u = { 'a'..'é'+ }
    d = { c | e | \"0\" }
    v = { \"/\" ~ (d+ ~ (\"/\" ~ d*)*)? }
    w = { d+ ~ (\"/\" ~ d*)* }
    n = { \"\" }
";

const LEAVES: &[&str] = &[
    "\"a\"", "\"/\"", "\"%\"", "^\"a\"", "\"ab\"", "\"\"", "'1'..'b'", "'b'..'é'", "c", "e", "s", "t", "u", "s ~ t",
    "c+ ~ t", "(c | e)+ ~ t", "(c | e)+ ~ (\"/\" ~ c*)*", "(\"%\" | e)", "(e | \"%\")", "('a'..'b' | e)*",
    "(c ~ !(c | e) | s)", "(c+ ~ (\"%\" | \"1\") ~ !(c | e) | (c | e)*)", "(\"%\" ~ s)*", "(\"a\" ~ s)?",
    "(\"a\" ~ \"/\")* ~ \"a\"", "(c{2})* ~ c", "(\"//\" ~ s | v | w | n)", "(\"//\" ~ \"a\" | v | w | n)",
    "(v | w | n)", "ANY", "SOI", "EOI",
];

/// Expressions that may use the rules above.
fn expressions() -> impl Strategy<Value = String> {
    prop::sample::select(LEAVES).prop_map(str::to_owned).prop_recursive(3, 10, 3, |inner| {
        let repeated = prop::sample::select(&["?", "*", "+", "{2}", "{,2}", "{1,3}", "{2,}", "{3,2}"][..]);
        prop_oneof![
            3 => (inner.clone(), inner.clone()).prop_map(|(one, two)| format!("({one} ~ {two})")),
            3 => (inner.clone(), inner.clone()).prop_map(|(one, two)| format!("({one} | {two})")),
            3 => (inner.clone(), repeated).prop_map(|(item, count)| format!("({item}){count}")),
            1 => inner.clone().prop_map(|item| format!("&({item})")),
            1 => inner.prop_map(|item| format!("!({item})")),
        ]
    })
}

/// Every text of at most four characters of a few.
fn texts() -> Vec<String> {
    let longer = |texts: &[String]| -> Vec<String> {
        texts.iter().flat_map(|text| ['a', '/', '%', '1', 'é'].map(|next| format!("{text}{next}"))).collect()
    };
    let mut all = vec![vec![String::new()]];
    for length in 0..4 {
        all.push(longer(&all[length]));
    }
    all.concat()
}

/// The end of the match of an expression that begins at `at`.
fn end(grammar: &Grammar, expression: &CompiledExpression, text: &str, at: usize) -> Option<usize> {
    let of = |expression: &CompiledExpression, at| end(grammar, expression, text, at);
    let rest = &text[at..];
    match expression {
        CompiledExpression::Literal(literal) => rest.starts_with(&**literal).then_some(at + literal.len()),
        CompiledExpression::AnyCase(literal) => {
            let next = rest.get(..literal.len())?;
            next.eq_ignore_ascii_case(literal).then_some(at + literal.len())
        }
        CompiledExpression::Rule(rule) => of(&grammar.rules[*rule].expression, at),
        CompiledExpression::Sequence(items) => items.iter().try_fold(at, |at, item| of(item, at)),
        CompiledExpression::Choice(options) => options.iter().find_map(|option| of(option, at)),
        CompiledExpression::Repeat(item, least, most) => repeated(*least, *most, at, |at| of(item, at)),
        CompiledExpression::Ahead(inner) => of(inner, at).map(|_| at),
        CompiledExpression::NotAhead(inner) => of(inner, at).is_none().then_some(at),
        CompiledExpression::End => rest.is_empty().then_some(at),
        CompiledExpression::Start => (at == 0).then_some(at),
        CompiledExpression::Character(it) => character(it, rest).map(|length| at + length),
        CompiledExpression::Run(run, least, most) => {
            repeated(*least, *most, at, |at| member(run, &text[at..]).map(|length| at + length))
        }
        CompiledExpression::Led(lead, run, _) if rest.starts_with(*lead) => {
            of(&CompiledExpression::Run(run.clone(), 0, None), at + lead.len_utf8())
        }
        CompiledExpression::Led(..) => Some(at),
        CompiledExpression::MergedRun(run, ..) => of(run, at),
    }
}

fn repeated(least: u32, most: Option<u32>, start: usize, item: impl Fn(usize) -> Option<usize>) -> Option<usize> {
    let mut at = (0..least).try_fold(start, |at, _| item(at))?;
    for _ in least..most.unwrap_or(u32::MAX) {
        match item(at).filter(|end| *end > at) {
            Some(end) => at = end,
            None => break,
        }
    }
    Some(at)
}

/// The length in bytes of a character or an escape.
fn character(character: &Character, text: &str) -> Option<usize> {
    let digits = character.escape.filter(|escape| text.starts_with(escape.mark)).map_or(0, |escape| escape.count);
    member(character, text).map(|length| if is_of_set(character, text) { length } else { length + digits })
}

/// The length in bytes of a character of a run, where the mark of an escape is one.
fn member(character: &Character, text: &str) -> Option<usize> {
    let next = text.chars().next()?;
    if is_of_set(character, text) {
        return Some(next.len_utf8());
    }
    let escape = character.escape.filter(|escape| escape.mark == next)?;
    let digits = text.as_bytes().get(1..=escape.count)?;
    digits.iter().all(|digit| escape.digits & bit(char::from(*digit)) != 0).then_some(1)
}

fn is_of_set(character: &Character, text: &str) -> bool {
    let is_in = |next| {
        let is_other = character.set.others.iter().any(|(first, last)| (*first..=*last).contains(&next));
        character.set.ascii & bit(next) != 0 || is_other
    };
    text.chars().next().is_some_and(is_in)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 600, max_global_rejects: 100_000, failure_persistence: None, rng_seed: RngSeed::Fixed(3986),
        ..ProptestConfig::default()
    })]

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take hours")]
    fn passes_keep_what_a_grammar_matches(
        expression in expressions(),
        is_captured in any::<bool>(),
        kind in prop::sample::select(&["", "@", "$"][..]),
    ) {
        let text = format!("a = {kind}{{ {expression} }} {OTHERS}");
        let Ok((_, rules)) = pest_meta::parse_and_optimize(&text) else {
            return Err(TestCaseError::reject("no grammar"));
        };
        let machine = pest_vm::Vm::new(rules);
        let mut grammar = read_all(SourceFile { name: "test.pest".into(), text }).unwrap();
        for rule in &mut grammar.rules {
            rule.is_captured = ["v", "w", "n"].contains(&&*rule.name) || rule.name == "s" && is_captured;
        }
        let grammar = merge(remove(find(fold(grammar))));
        let facts = Facts::new(&grammar, &grammar.rules[0].expression);
        for text in texts() {
            let wanted = machine.parse("a", &text).ok().map(|pairs| pairs.as_str().len());
            let found = end(&grammar, &grammar.rules[0].expression, &text, 0);
            prop_assert_eq!(found, wanted, "{:?}", text);
            match text.chars().next().filter(|_| found > Some(0)) {
                Some(first) => prop_assert!(facts.first & bit(first) != 0 || facts.first_beyond && !first.is_ascii()),
                None => prop_assert!(if found.is_none() { facts.can_fail } else { facts.is_nullable }, "{:?}", text),
            }
        }
    }
}
