//! Parts of rules that make no difference.

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
fn assert_said(rule: &str, expected: &[&str]) {
    let said: Vec<String> = dead_parts(rule).iter().map(ToString::to_string).collect();
    assert_eq!(said, expected, "{rule}");
}

#[test]
fn an_alternative_behind_one_that_takes_all_that_it_would() {
    assert_said(r#""80" | "8080""#, &[r#"never comes to `"8080"`: wherever that would match, `"80"` before it does"#]);
    assert_said(r#""8080" | "80""#, &[]);
    assert_said(
        r#"'a'..'c' | "x" | 'b'..'c' ~ "!"?"#,
        &[r#"never comes to `(('b'..'c') ~ "!"?)`: wherever that would match, `('a'..'c')` before it does"#],
    );
    // Two of them together match wherever it would.
    assert_said(
        "'a'..'b' | 'c'..'d' | 'a'..'d' | 'a'..'e'",
        &["never comes to `('a'..'d')`: wherever that would match, an alternative before it does"],
    );
    // A dead part takes nothing.
    let dead = dead_parts(r#"!"a" ~ ("a" | "ab" | "b")"#);
    assert!(dead.iter().all(|part| part.cause == Cause::Before), "{dead:?}");
    assert_eq!(dead.len(), 2);
}

#[test]
fn an_option_behind_what_takes_all() {
    let leaves_nothing = "which never matches there: what stands before it leaves nothing for it";
    assert_said(r#"ANY* ~ "a"?"#, &[&format!(r#"has `"a"?`, {leaves_nothing}"#)]);
    assert_said(
        r#"('a'..'z' | "&")* ~ ("&" ~ 'a'..'z')* ~ "!"?"#,
        &[&format!(r#"has `("&" ~ ('a'..'z'))*`, {leaves_nothing}"#)],
    );
    assert_said(r#"("a" ~ "b"?)* ~ "b"*"#, &[]);
    // It can match in another round.
    assert_said(r#"(!("b" ~ "c") ~ ("b" | "c"))*"#, &[]);
    assert_said(r#"("x" ~ &"y"  | "y" ~ &"x")+"#, &[]);
    assert_said(r#"("x" ~ ("y"? ~ !"y" | "y"))*"#, &[]);
    assert_said(r#""x" ~ ("a" ~ !"a" ~ "a"?)"#, &[&format!(r#"has `"a"?`, {leaves_nothing}"#)]);
}

#[test]
fn a_lookahead_that_lets_everything_pass() {
    assert_said(r#""a"* ~ !"a" ~ "b""#, &[r#"has `!"a"`, which lets everything pass there"#]);
    assert_said(r#""a"* ~ !"b" ~ ANY"#, &[]);
    assert_said(r#"&x ~ &"x" ~ ANY"#, &[r#"has `&"x"`, which lets everything pass there"#]);
    assert_said(
        r#"!("a" | "ab") ~ ANY"#,
        &[r#"never comes to `"ab"`: wherever that would match, `"a"` before it does"#],
    );
    // A part that asks for the start of the text may follow something in another rule.
    assert_said(r#"!SOI ~ "a" | SOI"#, &[]);
    assert_said(r#""a" ~ !SOI ~ "b""#, &["has `!SOI`, which lets everything pass there"]);
    assert_said(
        r#""a" ~ EOI ~ "b"?"#,
        &[r#"has `"b"?`, which never matches there: what stands before it leaves nothing for it"#],
    );
}

#[test]
fn what_matches_no_text_is_said_once() {
    let never = |part| {
        format!("matches no text: `{part}` never matches there, for what stands before it leaves nothing for it")
    };
    assert_said(r#"!"a" ~ "a" ~ ("b" | "bc")"#, &[&never("\"a\"")]);
    assert_said(r#"'a'..'z'+ ~ "k""#, &[&never("\"k\"")]);
    assert_said(r#""b" ~ ('a'..'z'+ ~ "k" ~ "l"){2} ~ "m""#, &[&never("\"k\"")]);
    assert_said(r#"!"a" ~ ("a" | "ab")"#, &[&never("(\"a\" | \"ab\")")]);
    assert_said(r#""b" ~ ("a" ~ EOI ~ "a" | "a" ~ SOI)"#, &["matches no text"]);
    assert_said(r#""b" ~ (!"a" ~ "a")?"#, &[r#"has `(!"a" ~ "a")?`, which matches no text"#]);
    assert_said(r#""b" | !"a" ~ "a""#, &[r#"has `(!"a" ~ "a")`, which matches no text"#]);
}

#[test]
fn what_is_long_is_cut() {
    let alternatives: Vec<String> = (0..30).map(|number| format!("\"{number:02}\"")).collect();
    let [dead] = &*dead_parts(&format!("ANY | ({}) ~ \"x\"", alternatives.join(" | "))) else { panic!() };
    assert!(dead.part.ends_with('…') && dead.part.chars().count() == 61, "{dead:?}");
}

#[test]
fn a_rule_that_cannot_be_decided_is_refused() {
    for (text, expected) in [
        ("r = { \"(\" ~ r? ~ \")\" }", "test.pest:1: r: the rule contains itself: r > r"),
        ("x = { \"a\" }", "no file defines the rule `r`"),
    ] {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        let error = find(&PestGrammar::read(&[file]).unwrap(), "r", Limits::default()).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

/// What all short texts show about the parts of a shape.
#[derive(Default)]
struct Seen {
    matched: HashMap<*const Shape, bool>,
    failed: HashMap<*const Shape, bool>,
    matched_nothing: HashMap<*const Shape, bool>,
}

impl Seen {
    fn of(shape: &Shape) -> Self {
        let mut seen = Seen::default();
        for text in texts(6) {
            let starts = if shape.has(&|part| matches!(part, Shape::Start)) { text.len() } else { 0 };
            for start in 0..=starts {
                seen.end(shape, &text, start);
            }
        }
        seen
    }

    /// Returns the end of the match of a part, as [`Shape::pest_end`] defines it, and keeps what is seen on the way.
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
        let of = if end.is_some() { &mut self.matched } else { &mut self.failed };
        of.insert(shape, true);
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
    fn dead_is_what_no_text_shows_alive(shape in shapes(true)) {
        let text = format!("r = @{{ {} }}\n", shape.pest());
        let grammar = PestGrammar::read(&[SourceFile { name: "test.pest".into(), text }]);
        let Ok(dead) = grammar.and_then(|grammar| find(&grammar, "r", Limits::default())) else {
            return Err(TestCaseError::reject("no grammar"));
        };
        let dead: Vec<(Role, String)> = dead.into_iter().map(|part| (part.role, part.part)).collect();
        let seen = Seen::of(&shape);
        // A repeated part that may be empty is not examined.
        let is_looked_into = |part: &Shape| match part {
            Shape::Repeat(item, _, most) => {
                *most == Some(1) || !seen.matched_nothing.contains_key(&std::ptr::from_ref(&**item))
            }
            _ => true,
        };
        let may_be_more = shape.has(&|part| !is_looked_into(part)) || length(&shape) > 5;
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
