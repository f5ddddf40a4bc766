//! Names of rules that stand for something else in what the compiler writes.

use pest_regular::Compiler;

#[test]
fn names_with_words_of_the_templates() {
    let grammar = include_str!("../../grammar/uri.pest").replace("IPv6address", "window_CALL_BODY_COUNT_END_NEW");
    let compiler = Compiler::new()
        .text("uri.pest", &grammar)
        .entry("URI")
        .entry("window_CALL_BODY_COUNT_END_NEW")
        .reach("window_CALL_BODY_COUNT_END_NEW");
    let source = compiler.compile().unwrap();
    for call in [
        "self::window_CALL_BODY_COUNT_END_NEW(text, ", "rules::window_CALL_BODY_COUNT_END_NEW(text, ",
        "reach::window_CALL_BODY_COUNT_END_NEW(text, ",
    ] {
        assert!(source.contains(call), "{call}");
    }
    for function in [
        "pub fn window_CALL_BODY_COUNT_END_NEW<", "pub fn window_CALL_BODY_COUNT_END_NEW_then<",
        "pub fn window_CALL_BODY_COUNT_END_NEW_reach(",
    ] {
        assert!(source.contains(function), "{function}");
    }
}
