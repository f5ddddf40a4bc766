//! Parts of rules that have no effect.

use std::collections::HashMap;

use pest_check::{Cause, DeadPart, Limits, PestGrammar, Role, SourceFile, dead_parts as find};
use proptest::prelude::*;

use crate::shapes::{Shape, shapes, texts};
use crate::support::config;

fn dead_parts(rule: &str) -> Vec<DeadPart> {
    let file = SourceFile { name: "test.pest".into(), text: format!("r = {{ {rule} }} x = {{ \"x\" ~ ANY }}\n") };
    find(&PestGrammar::read(&[file]).unwrap(), "r", Limits::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// Checks the report on a rule.
#[track_caller]
fn assert_reports(rule: &str, expected: &[&str]) {
    let reports: Vec<String> = dead_parts(rule).iter().map(ToString::to_string).collect();
    assert_eq!(reports, expected, "{rule}");
}

#[test]
fn unreachable_alternatives() {
    assert_reports(r#""80" | "8080""#, &[r#"has unreachable alternative `"8080"`: `"80"` always matches first"#]);
    assert_reports(r#""8080" | "80""#, &[]);
    assert_reports(
        r#"'a'..'c' | "x" | 'b'..'c' ~ "!"?"#,
        &[r#"has unreachable alternative `(('b'..'c') ~ "!"?)`: `('a'..'c')` always matches first"#],
    );
    // Two alternatives together always match first.
    assert_reports(
        "'a'..'b' | 'c'..'d' | 'a'..'d' | 'a'..'e'",
        &["has unreachable alternative `('a'..'d')`: an earlier one always matches first"],
    );
    // Dead alternatives are not earlier alternatives.
    let dead = dead_parts(r#"!"a" ~ ("a" | "ab" | "b")"#);
    assert!(dead.iter().all(|part| part.cause == Cause::Before), "{dead:?}");
    assert_eq!(dead.len(), 2);
}

#[test]
fn options_that_never_match() {
    let never_matches = "which never matches after the preceding parts";
    assert_reports(r#"ANY* ~ "a"?"#, &[&format!(r#"has `"a"?`, {never_matches}"#)]);
    assert_reports(
        r#"('a'..'z' | "&")* ~ ("&" ~ 'a'..'z')* ~ "!"?"#,
        &[&format!(r#"has `("&" ~ ('a'..'z'))*`, {never_matches}"#)],
    );
    assert_reports(r#"("a" ~ "b"?)* ~ "b"*"#, &[]);
    // It can match in another round.
    assert_reports(r#"(!("b" ~ "c") ~ ("b" | "c"))*"#, &[]);
    assert_reports(r#"("x" ~ &"y"  | "y" ~ &"x")+"#, &[]);
    assert_reports(r#"("x" ~ ("y"? ~ !"y" | "y"))*"#, &[]);
    assert_reports(r#""x" ~ ("a" ~ !"a" ~ "a"?)"#, &[&format!(r#"has `"a"?`, {never_matches}"#)]);
}

#[test]
fn lookaheads_that_always_succeed() {
    assert_reports(r#""a"* ~ !"a" ~ "b""#, &[r#"has `!"a"`, which always succeeds"#]);
    assert_reports(r#""a"* ~ !"b" ~ ANY"#, &[]);
    assert_reports(r#"&x ~ &"x" ~ ANY"#, &[r#"has `&"x"`, which always succeeds"#]);
    assert_reports(r#"!("a" | "ab") ~ ANY"#, &[r#"has unreachable alternative `"ab"`: `"a"` always matches first"#]);
    // With `SOI`, any text may precede the rule.
    assert_reports(r#"!SOI ~ "a" | SOI"#, &[]);
    assert_reports(r#""a" ~ !SOI ~ "b""#, &["has `!SOI`, which always succeeds"]);
    assert_reports(r#""a" ~ EOI ~ "b"?"#, &[r#"has `"b"?`, which never matches after the preceding parts"#]);
}

#[test]
fn a_part_that_matches_no_text_is_reported_once() {
    let never = |part| format!("matches no text: `{part}` never matches after the preceding parts");
    assert_reports(r#"!"a" ~ "a" ~ ("b" | "bc")"#, &[&never("\"a\"")]);
    assert_reports(r#"'a'..'z'+ ~ "k""#, &[&never("\"k\"")]);
    assert_reports(r#""b" ~ ('a'..'z'+ ~ "k" ~ "l"){2} ~ "m""#, &[&never("\"k\"")]);
    assert_reports(r#"!"a" ~ ("a" | "ab")"#, &[&never("(\"a\" | \"ab\")")]);
    assert_reports(r#""b" ~ ("a" ~ EOI ~ "a" | "a" ~ SOI)"#, &["matches no text"]);
    assert_reports(r#""b" ~ (!"a" ~ "a")?"#, &[r#"has `(!"a" ~ "a")?`, which matches no text"#]);
    assert_reports(r#""b" | !"a" ~ "a""#, &[r#"has `(!"a" ~ "a")`, which matches no text"#]);
}

#[test]
fn long_parts_are_cut() {
    let alternatives: Vec<String> = (0..30).map(|number| format!("\"{number:02}\"")).collect();
    let [dead] = &*dead_parts(&format!("ANY | ({}) ~ \"x\"", alternatives.join(" | "))) else { panic!() };
    assert!(dead.part.ends_with('…') && dead.part.chars().count() == 61, "{dead:?}");
}

#[test]
fn an_undefined_rule_is_an_error() {
    let file = SourceFile { name: "test.pest".into(), text: "x = { \"a\" }".into() };
    let error = find(&PestGrammar::read(&[file]).unwrap(), "r", Limits::default()).unwrap_err();
    assert_eq!(error.to_string(), "no file defines the rule `r`");
}

/// The parts around a part that cannot be analysed.
#[test]
fn rules_with_recursion_or_the_stack() {
    assert_reports(
        r#""(" ~ r ~ ")" | "in" | "[" ~ r | "int""#,
        &[r#"has unreachable alternative `"int"`: `"in"` always matches first"#],
    );
    assert_reports(
        r#""(" ~ r? ~ ("a"* ~ "a"?) ~ ")""#,
        &[r#"has `"a"?`, which never matches after the preceding parts"#],
    );
    assert_reports(r#"PUSH("a" | "ab") ~ POP"#, &[r#"has unreachable alternative `"ab"`: `"a"` always matches first"#]);
    // What a recursive part leaves is unknown.
    assert_reports(r#""a"* ~ ("(" ~ r ~ ")")? ~ "a"?"#, &[]);
    // The repetition reads each `a`, whatever `r` is.
    assert_reports(
        r#"("(" ~ r ~ ")" | "a")* ~ ("a" | "(")"#,
        &[r#"has `"a"`, which never matches after the preceding parts"#],
    );
    assert_reports(r#"!("(" ~ r) ~ "(" | "((""#, &[]);
}

/// Which parts of a shape match in short texts.
#[derive(Default)]
struct Seen {
    matched: HashMap<*const Shape, bool>,
    failed: HashMap<*const Shape, bool>,
    matched_nothing: HashMap<*const Shape, bool>,
}

impl Seen {
    fn new(shape: &Shape) -> Self {
        let mut seen = Seen::default();
        for text in texts(6) {
            let starts = if shape.has(&|part| matches!(part, Shape::Start)) { text.len() } else { 0 };
            for start in 0..=starts {
                seen.end(shape, &text, start);
            }
        }
        seen
    }

    /// Returns the end of the match of a part, as [`Shape::pest_end`] defines it, and keeps what is
    /// seen on the way.
    fn end(&mut self, shape: &Shape, text: &[char], at: usize) -> Option<usize> {
        let end = match shape {
            Shape::Sequence(parts) => parts.iter().try_fold(at, |at, part| self.end(part, text, at)),
            Shape::Choice(parts) => parts.iter().find_map(|part| self.end(part, text, at)),
            Shape::Repeat(item, least, most) => {
                let (mut at, mut count) = (at, 0);
                let most = most.unwrap_or(least + 10 + u32::try_from(text.len()).unwrap());
                while count < most
                    && let Some(end) = self.end(item, text, at)
                {
                    (at, count) = (end, count + 1);
                }
                (count >= *least).then_some(at)
            }
            Shape::Ahead(part) => self.end(part, text, at).map(|_| at),
            Shape::NotAhead(part) => self.end(part, text, at).is_none().then_some(at),
            leaf => leaf.pest_end(text, at),
        };
        let seen = if end.is_some() { &mut self.matched } else { &mut self.failed };
        seen.insert(shape, true);
        if end == Some(at) {
            self.matched_nothing.insert(shape, true);
        }
        end
    }

    /// Returns the dead parts in the order of the search, optionally with the parts inside them.
    fn dead(&self, shape: &Shape, with_inner: bool, found: &mut Vec<(Role, String)>) {
        let is_in = |seen: &HashMap<*const Shape, bool>, part: &Shape| seen.contains_key(&std::ptr::from_ref(part));
        let mut part = |role, part: &Shape, inner: &Shape, is_alive: bool| {
            if !is_alive {
                found.push((role, part.pest()));
            }
            if is_alive || with_inner {
                self.dead(inner, with_inner, found);
            }
        };
        match shape {
            Shape::Sequence(parts) => parts.iter().for_each(|part| self.dead(part, with_inner, found)),
            Shape::Choice(_) => {
                let alternatives = shape.alternatives().into_iter();
                alternatives.for_each(|it| part(Role::Alternative, it, it, is_in(&self.matched, it)));
            }
            Shape::Repeat(item, least, _) => {
                part(Role::Option, shape, item, *least > 0 || is_in(&self.matched, item));
            }
            Shape::Ahead(item) => part(Role::Lookahead, shape, item, is_in(&self.failed, item)),
            Shape::NotAhead(item) => part(Role::Lookahead, shape, item, is_in(&self.matched, item)),
            _ => {}
        }
    }
}

/// Returns the length of a text that can show a shape with each part in use.
fn length(shape: &Shape) -> usize {
    match shape {
        Shape::Text(text) | Shape::AnyCase(text) => text.len(),
        Shape::Start | Shape::End => 0,
        Shape::Range(..) | Shape::Any => 1,
        Shape::Sequence(parts) | Shape::Choice(parts) => parts.iter().map(length).sum(),
        Shape::Repeat(item, least, most) => length(item) * most.unwrap_or(least + 1) as usize,
        Shape::Ahead(item) | Shape::NotAhead(item) => length(item),
    }
}

/// Returns a part as it is shown.
fn shown(part: &str) -> String {
    let grammar = format!("r = {{ {part} }}\n");
    let pairs = pest_meta::parser::parse(pest_meta::parser::Rule::grammar_rules, &grammar).unwrap();
    let shown = pest_meta::parser::consume_rules(pairs).unwrap()[0].expr.to_string();
    match shown.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &shown[..end]),
        None => shown,
    }
}

proptest! {
    #![proptest_config(config())]

    /// A dead part matches in no short text, and any other part matches in one.
    #[test]
    fn dead_parts_agree_with_all_short_texts(shape in shapes(true)) {
        let text = format!("r = @{{ {} }}\n", shape.pest());
        let grammar = PestGrammar::read(&[SourceFile { name: "test.pest".into(), text }]);
        let Ok(dead) = grammar.and_then(|grammar| find(&grammar, "r", Limits::default())) else {
            return Err(TestCaseError::reject("invalid grammar"));
        };
        let dead: Vec<(Role, String)> = dead.into_iter().map(|part| (part.role, part.part)).collect();
        let seen = Seen::new(&shape);
        // A repeated part that may be empty is not examined.
        let is_examined = |part: &Shape| match part {
            Shape::Repeat(item, _, most) => {
                *most == Some(1) || !seen.matched_nothing.contains_key(&std::ptr::from_ref(&**item))
            }
            _ => true,
        };
        let may_be_more = shape.has(&|part| !is_examined(part)) || length(&shape) > 5;
        let mut expected = vec![];
        let is_dead = !seen.matched.contains_key(&std::ptr::from_ref(&shape));
        if is_dead {
            expected.push((Role::Rule, shape.pest()));
        }
        if !is_dead || may_be_more {
            seen.dead(&shape, may_be_more, &mut expected);
        }
        let expected: Vec<(Role, String)> = expected.into_iter().map(|(role, part)| (role, shown(&part))).collect();
        if may_be_more {
            prop_assert!(dead.iter().all(|part| expected.contains(part)), "{:?} {:?}", dead, expected);
        } else {
            prop_assert_eq!(dead, expected);
        }
    }
}
