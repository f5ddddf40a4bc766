//! `uri grammar parse`.

use serde_json::json;

use crate::grammar_check::written;
use crate::support::{assert_reports, objects, run, run_words, stderr, stdout};

/// Checks the output of `uri grammar parse` for texts and a rule of a grammar.
#[track_caller]
fn assert_parsed(content: &str, rule: &str, texts: &[&str], status: i32, expected: &str) {
    let file = written(content.as_bytes());
    let output = run(&[&["grammar", "parse", &format!("{}:{rule}", file.display())], texts].concat(), b"");
    std::fs::remove_file(file).unwrap();
    let printed = [stdout(&output), stderr(&output)].concat();
    assert_eq!((printed.as_str(), output.status.code()), (expected, Some(status)));
}

/// Ambiguous ABNF: the value takes the separator before the next one.
const AMBIGUOUS: &str = r#"
opts = { opt ~ ("&" ~ opt)* }
opt = { opt_name ~ "=" ~ opt_value }
opt_name = @{ (ALPHA | "-")+ }
opt_value = @{ pchar* }
"#;

#[test]
fn tree_by_a_file() {
    let expected = r#"opts 0..7 "a=1&b=2"
  opt 0..7 "a=1&b=2"
    opt-name 0..1 "a"
    opt-value 2..7 "1&b=2"
"#;
    assert_parsed(AMBIGUOUS, "opts", &["a=1&b=2"], 0, expected);
    assert_parsed("a = { \"x\" ~ EOI }", "a", &["x"], 0, "a 0..1 \"x\"\n  EOI 1..1 \"\"\n");
}

#[test]
fn rejected_texts() {
    let expected = "error: opts stops at byte 2: expected `-`, `=`, `A..Z` or `a..z`\n    ab\n      ^\n\
                    error: opts stops at byte 0: expected `-`, `A..Z` or `a..z`\n    &\n    ^\n";
    assert_parsed(AMBIGUOUS, "opts", &["ab", "&"], 1, expected);
    let list = "a = { \"x\" ~ !\"y\" ~ b? ~ (\",\" ~ b)* }\nb = @{ '0'..'9'+ }";
    for (text, expected) in [
        ("xy", "1: `y` is not allowed there\n    xy\n     ^\n"),
        ("x1,2z", "4: expected `,`, `0..9` or the end\n    x1,2z\n        ^\n"),
        ("x,", "2: expected `0..9`\n    x,\n      ^\n"),
        ("", "0: expected `x`\n"),
        ("\u{e9}x", "0: expected `x`\n    \u{e9}x\n    ^\n"),
    ] {
        assert_parsed(list, "a", &[text], 1, &format!("error: a stops at byte {expected}"));
    }
    for (grammar, expected) in
        [("a = { \"x\" }", "the end"), ("a = { \"x\" ~ EOI }", "the end"), ("a = { \"x\" ~ \"y\"? }", "`y` or the end")]
    {
        let printed = format!("error: a stops at byte 1: expected {expected}\n    xx\n     ^\n");
        assert_parsed(grammar, "a", &["xx"], 1, &printed);
    }
}

#[test]
fn tree_by_a_built_in_grammar() {
    for text in ["http://u@[::1]:80/a//b?c#d", "urn:a:b", "/%41", ""] {
        let by_file = run(&["grammar", "parse", "uri:URI_reference", text], b"");
        assert_eq!(stdout(&by_file), stdout(&run(&["parse", "--format", "tree", text], b"")));
    }
    let lines = run_words("grammar parse --json uri:port", "80\nx\n");
    let node = json!({"depth": 0, "rule": "port", "start": 0, "end": 2, "text": "80"});
    let (found, status) = (objects(&lines), lines.status.code());
    assert_eq!((&found[0]["tree"], &found[0]["valid"]), (&json!([node]), &json!(true)));
    assert_eq!((&found[1]["error"]["offset"], &found[1]["valid"], status), (&json!(0), &json!(false), Some(1)));
    assert_eq!(found[1]["error"]["expected"], json!(["`0..9`", "the end"]));
    // As in the tree and in ABNF.
    assert_eq!(stdout(&run_words("grammar parse uri:pct-encoded %41", "")), "pct-encoded 0..3 \"%41\"\n");
}

#[test]
fn undefined_rules() {
    let misspelled = "uri: uri:hosst: no file defines the rule `hosst`; did you mean `host`?\n";
    assert_reports("grammar parse uri:hosst x", "", 2, misspelled);
    assert_reports("grammar parse uri:=host x", "", 2, "uri: uri:=host: expected a rule of a pest grammar file\n");
}
