//! Grammars that use rules of RFC 3986 without defining them.

use std::fs;
use std::path::Path;

use crate::command::{Directory, assert_command};

/// A scheme with its host, and a comment without a line break.
const SCHEME: &str =
    "// ok:  \"ex://h/a\"\n// bad: \"ex:a\" \"ex://h/^\"\nex_URI = { \"ex://\" ~ authority ~ path_abempty } // end";

#[test]
fn the_copy_is_the_grammar() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let original = folder.join("../../grammar/uri.pest");
    let copy = fs::read_to_string(folder.join("src/uri.pest")).unwrap();
    assert!(!original.exists() || fs::read_to_string(original).unwrap() == copy, "copy grammar/uri.pest to src");
}

#[test]
fn rules_are_found() {
    let directory = Directory::new("rfc3986", &[("ex.pest", SCHEME)]);
    assert_command!(directory, "check ex.pest", @"1 rule and rules of RFC 3986, 3 examples: all right");
    assert_command!(directory, "compare --inside ex.pest:ex_URI rfc3986:URI", @"A lies inside B");
    assert_command!(directory, "compare --inside rfc3986:path_empty ex.pest:path_abempty", @"A lies inside B");
    assert_command!(directory, "compare --inside rfc3986:URI ex.pest", @r#"
    A does not lie inside B (rule URI of A, ex_URI of B)
      only A accepts "A:"
        by URI "A:" > scheme > ALPHA "A"
        B reads nothing of it
    [status 1]
    "#);
    assert_command!(directory, "compare ex.pest ex.pest", @"equal: 1 rule");
    assert_command!(directory, "parse ex.pest ex://h", @r#"
    ex_URI 0..6 "ex://h"
      authority 5..6 "h"
        host 5..6 "h"
          reg_name 5..6 "h"
      path_abempty 6..6 ""
    "#);
}

#[test]
fn other_rules_are_undefined() {
    let files = [
        ("port.pest", "a = { port ~ prt }"),
        ("own.pest", "a = { authority }\nhost = { \"h\" }"),
        ("all.pest", "a = { port }\nport = { \"1\" | \"12\" }"),
    ];
    let directory = Directory::new("undefined", &files);
    assert_command!(directory, "check port.pest", @"[status 2] pest-check: port.pest:1:14: a: no file defines the rule `prt`; did you mean `port`?");
    assert_command!(directory, "check own.pest", @"[status 2] pest-check: own.pest:1:7: a: no file defines the rule `authority`");
    assert_command!(directory, "parse all.pest 12", @"
    [status 1] error: a stops at byte 1: expected the end
        12
         ^
    ");
}
