//! The readers of grammars accept any text: they read it or return an error, in bounded time.

use pest_check::{AbnfGrammar, Expressions, Limits, PestGrammar, Question, SourceFile, decide};
use pest_regular::Compiler;

/// The limits of a question here.
const LIMITS: Limits = Limits::brief().gates(2_000).states(200).bytes(1_000_000);

/// Checks a text that may be a grammar in either notation.
pub fn check(text: &str) {
    let file = |name: &str| SourceFile { name: name.into(), text: text.into() };
    let pest = PestGrammar::read(&[file("any.pest")]);
    let abnf = AbnfGrammar::read(&[file("any.abnf")]);
    for error in [pest.as_ref().err(), abnf.as_ref().err()].into_iter().flatten() {
        assert!(!error.to_string().is_empty(), "{text:?}");
        assert!(error.location.as_ref().is_none_or(|it| (1..=text.lines().count() + 1).contains(&it.line)), "{error}");
    }
    for name in names(text) {
        let mut expressions = Expressions::default();
        let one = pest.as_ref().ok().and_then(|grammar| grammar.expression(name, &mut expressions).ok());
        let other = abnf.as_ref().ok().and_then(|grammar| grammar.expression(name, &mut expressions).ok());
        for side in [one, other].into_iter().flatten() {
            let verdict = decide(&expressions, [side, side], Question::Equal, LIMITS);
            assert!(
                verdict.is_err() || verdict.is_ok_and(|it| it.only_left.is_none() && it.only_right.is_none()),
                "{text:?}"
            );
        }
        if pest.is_ok() {
            let _ = Compiler::new().text("any.pest", text).entry(name).capture(name).compile();
        }
    }
    if let Ok(grammar) = &abnf {
        let _ = grammar.inline(text, &mut Expressions::default());
    }
}

/// Returns possible names of rules.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(|it: char| !(it.is_ascii_alphanumeric() || it == '-' || it == '_')).filter(|it| !it.is_empty()).take(4)
}
