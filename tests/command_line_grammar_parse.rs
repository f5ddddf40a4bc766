//! `uri grammar parse`.

use std::process::Output;

use serde_json::json;

use crate::command_line::{objects, run, stderr, stdout};
use crate::command_line_grammar::written;

/// What `uri grammar parse` says of texts by a rule of a file.
fn parse(name: &str, content: &str, rule: &str, texts: &[&str]) -> (Output, String) {
    let file = written(name, content.as_bytes());
    let grammar = format!("{}:{rule}", file.display());
    let output = run(&[&["grammar", "parse", &grammar], texts].concat(), b"");
    let told = stdout(&output).to_owned() + stderr(&output);
    std::fs::remove_file(file).unwrap();
    (output, told)
}

/// An ABNF that is ambiguous: the value takes what was to divide it from the next.
const AMBIGUOUS: &str = r#"
opts = { opt ~ ("&" ~ opt)* }
opt = { opt_name ~ "=" ~ opt_value }
opt_name = @{ (ALPHA | "-")+ }
opt_value = @{ pchar* }
"#;

#[test]
fn the_tree_by_a_grammar_of_ones_own() {
    let (output, told) = parse("tree", AMBIGUOUS, "opts", &["a=1&b=2"]);
    let expected = r#"opts 0..7 "a=1&b=2"
  opt 0..7 "a=1&b=2"
    opt-name 0..1 "a"
    opt-value 2..7 "1&b=2"
"#;
    assert_eq!((told.as_str(), output.status.code()), (expected, Some(0)));
}

#[test]
fn a_text_that_ones_own_grammar_refuses() {
    let (output, told) = parse("refused", AMBIGUOUS, "opts", &["ab", "a=b c", "&"]);
    let expected = "error: opts stops at byte 2: expected `-`, `=`, `A..Z` or `a..z`\n    ab\n      ^\n\
                    error: opts stops at byte 3: expected `!`, `$`, `%`, `&`, `'`, `(`, `)`, `*`, `+`, `,`, `-`, `.`, `:`, `;`, \
                    `=`, `@`, `_`, `~`, `0..9`, `A..Z`, `a..z` or the end\n    a=b c\n       ^\n\
                    error: opts stops at byte 0: expected `-`, `A..Z` or `a..z`\n    &\n    ^\n";
    assert_eq!((told.as_str(), output.status.code()), (expected, Some(1)));
    let (_, told) = parse("unwanted", "a = { \"x\" ~ !\"y\" ~ (\"z\" | \"w\") }", "a", &["xy", "x"]);
    let expected = "error: a stops at byte 1: `y` must not stand there\n    xy\n     ^\n\
                    error: a stops at byte 1: expected `w` or `z`\n    x\n     ^\n";
    assert_eq!(told, expected);
    let list = "a = { \"x\" ~ b? ~ (\",\" ~ b)* }\nb = @{ '0'..'9'+ }";
    let (_, told) = parse("behind", list, "a", &["x1,2z", "x1y", "", "x,", "\u{e9}x"]);
    let expected = "error: a stops at byte 4: expected `,`, `0..9` or the end\n    x1,2z\n        ^\n\
                    error: a stops at byte 2: expected `,`, `0..9` or the end\n    x1y\n      ^\n\
                    error: a stops at byte 0: expected `x`\n\
                    error: a stops at byte 2: expected `0..9`\n    x,\n      ^\n\
                    error: a stops at byte 0: expected `x`\n    \u{e9}x\n    ^\n";
    assert_eq!(told, expected);
    for (grammar, expected) in
        [("a = { \"x\" }", "the end"), ("a = { \"x\" ~ EOI }", "the end"), ("a = { \"x\" ~ \"y\"? }", "`y` or the end")]
    {
        let (_, told) = parse("end", grammar, "a", &["xx"]);
        assert_eq!(told, format!("error: a stops at byte 1: expected {expected}\n    xx\n     ^\n"), "{grammar}");
    }
}

#[test]
fn the_end_is_a_node_under_its_name() {
    let (_, told) = parse("named", "a = { \"x\" ~ EOI }", "a", &["x"]);
    assert_eq!(told, "a 0..1 \"x\"\n  EOI 1..1 \"\"\n");
}

#[test]
fn the_tree_is_that_of_the_grammar_that_is_here() {
    for text in ["http://u@[::1]:80/a//b?c#d", "urn:a:b", "/%41", ""] {
        let by_file = run(&["grammar", "parse", "uri:URI_reference", text], b"");
        assert_eq!(stdout(&by_file), stdout(&run(&["parse", "--format", "tree", text], b"")));
    }
    let lines = run(&["grammar", "parse", "--json", "uri:port"], b"80\nx\n");
    let node = json!({"depth": 0, "rule": "port", "start": 0, "end": 2, "text": "80"});
    let (found, status) = (objects(&lines), lines.status.code());
    assert_eq!((&found[0]["tree"], found[0]["valid"].clone()), (&json!([node]), json!(true)));
    assert_eq!((found[1]["error"]["at"].clone(), found[1]["valid"].clone(), status), (json!(0), json!(false), Some(1)));
    assert_eq!(found[1]["error"]["expected"], json!(["`0..9`", "the end"]));
    // As the tree and the ABNF have it.
    let by_its_abnf = run(&["grammar", "parse", "uri:pct-encoded", "%41"], b"");
    assert_eq!(stdout(&by_its_abnf), "pct-encoded 0..3 \"%41\"\n");
}

#[test]
fn nothing_is_parsed_by_what_is_no_rule() {
    for (grammar, told) in [
        ("uri:hosst", "uri: uri:hosst: no file defines the rule `hosst`; is `host` meant?\n"),
        ("uri:=host", "uri: uri:=host: a rule of a grammar file of pest is wanted\n"),
    ] {
        let output = run(&["grammar", "parse", grammar, "x"], b"");
        assert_eq!((stderr(&output), output.status.code()), (told, Some(2)));
    }
}

/// The rest of a text is shown, and where it stops, if that is in no password.
#[test]
fn a_text_is_shown_without_its_password() {
    let told = |rule: &str, text: &str| {
        let output = run(&["grammar", "parse", &format!("uri:{rule}"), text], b"");
        let (_, told) = stderr(&output).split_once('\n').unwrap();
        assert!(!stderr(&output).contains("SECRET"), "{}", stderr(&output));
        told.to_owned()
    };
    assert_eq!(told("URI", "http://u:SECRET@h/|x"), "    http://u:***@h/|x\n                   ^\n");
    assert_eq!(told("path", "/a:b@c|"), "    /a:***@c|\n            ^\n");
    assert_eq!(told("relative_ref", "x://h/a@c"), "    x://h/a@c\n     ^\n");
    for (rule, text) in
        [("sip:sip_userinfo", "u:SECRET@h"), ("ftp:ftp_login", "u:SECRET@h:x"), ("sip:sip_password", "SECRET|x")]
    {
        let output = run(&["grammar", "parse", rule, text], b"");
        assert!(output.status.code() == Some(1) && !stderr(&output).contains("SECRET"), "{}", stderr(&output));
    }
    for (rule, text, shown) in [
        ("authority", "u:SECRET|x", "u:***"),
        ("authority", "u:SECRET@h|", "u:***@h|"),
        ("userinfo", "u:SECRET[x", "u:***"),
        ("host", "u:SECRET", "u:***"),
        ("port", "SECRET", "***"),
        ("reg_name", "u:SECRET@h", "u:***@h"),
        ("scheme", "u:SECRET@h", "u:***@h"),
        ("hier_part", "/u:SECRET#SECRET@h", "/u:***@h"),
    ] {
        assert!(told(rule, text).starts_with(&format!("    {shown}\n")), "{}", told(rule, text));
    }
}
