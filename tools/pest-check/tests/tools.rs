//! The commands `sample` and `profile`.

use crate::command::{Directory, assert_command};

/// Sums and products, with recursion, white space and comments.
const SUM: &str = r##"WHITESPACE = _{ " " }
COMMENT = _{ "#" ~ (!"\n" ~ ANY)* ~ "\n" }
sum = { SOI ~ product ~ ("+" ~ product)* ~ EOI }
product = { factor ~ ("*" ~ factor)* }
factor = { number | "let" ~ name | "(" ~ sum_inside ~ ")" }
sum_inside = { product ~ ("+" ~ product)* }
number = @{ ASCII_DIGIT+ ~ ("." ~ ASCII_DIGIT+)? }
name = @{ !"let" ~ ASCII_ALPHA+ }
"##;

#[test]
fn samples_reach_each_part_with_white_space_and_recursion() {
    let directory = Directory::new("sample", &[("sum.pest", SUM)]);
    assert_command!(directory, "sample sum.pest", @r##"
    "0"
    "(0)"
    "0*0"
    "0+0"
    "(0+0)"
    "0.0+0"
    "(0 )+0"
    "leta+0"
    "0*#a\nleta*0*0"
    "##);
    assert_command!(directory, "sample --json sum.pest:number", @r#"
    {"text":"0","reaches":[{"file":"sum.pest","line":7,"column":13,"end":{"line":7,"column":49},"rule":"number","source":"ASCII_DIGIT+ ~ (\".\" ~ ASCII_DIGIT+)?"}]}
    {"text":"0.0","reaches":[{"file":"sum.pest","line":7,"column":29,"end":{"line":7,"column":47},"rule":"number","source":"\".\" ~ ASCII_DIGIT+"}]}
    "#);
}

#[test]
fn a_part_that_no_text_reaches_is_reported() {
    let files = [("a.pest", "a = { \"x\" | \"xy\" ~ \"z\"? | PUSH(b) ~ \"=\" ~ POP }\nb = { \"p\" | \"q\" }\n")];
    let directory = Directory::new("sample-none", &files);
    // The part inside it is not.
    assert_command!(directory, "sample a.pest", @r#"
    "x"
    "p=p"
    "q=q"
    [status 1] a.pest:1:13: a: no text found that reaches `"xy" ~ "z"?`
    "#);
}

/// Runs `sample` for a grammar, and compares its exit status and the parts without texts.
#[track_caller]
fn assert_unreached(grammar: &str, status: i32, unreached: &[&str]) {
    let output = Directory::new("unreached", &[("g.pest", grammar)]).run("", &["sample", "g.pest"]);
    let messages = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<&str> = messages.lines().map(|line| line.split_once(": ").map_or(line, |(_, part)| part)).collect();
    assert_eq!((output.status.code(), &*lines), (Some(status), unreached));
}

#[test]
fn samples_reach_parts_by_their_context() {
    // A repetition has read what the next one may match, so only another item makes room for it.
    assert_unreached("x = { ('a'..'z')+ ~ ('a'..'z' | '0'..'9')* }\n", 0, &[]);
    assert_unreached("x = { (\"-\" ~ n)+ ~ (\"-\" ~ n | \".\")* ~ EOI }\nn = { \"1\" | \"2\" }\n", 0, &[]);
    // A keyword is no name, and a comment may be at the end.
    let words = "file = { SOI ~ (stop | go ~ name)* ~ EOI }\nstop = @{ \"stop\" ~ !letter }\ngo = @{ \"go\" ~ !letter }\n\
                 name = @{ !((stop | go)) ~ letter+ }\nletter = { 'a'..'z' }\nWHITESPACE = _{ \" \" | NEWLINE }\n\
                 COMMENT = _{ \"#\" ~ (!NEWLINE ~ ANY)* ~ NEWLINE? }\n";
    assert_unreached(words, 0, &[]);
    // Not atomic, a keyword reads the space before the name.
    let not_atomic = words.replace("go = @{", "go = {");
    assert_unreached(&not_atomic, 1, &["file: no text found that reaches `go ~ name`"]);
    // White space is only between parts, of which there are none.
    assert_unreached("x = @{ \"a\" ~ \"b\"? }\nWHITESPACE = _{ \" \" | \"\\t\" }\n", 0, &[]);
}

/// pest reads `(a ~ b)* ~ a` as `a ~ (b ~ a)*`, and the grammar with marks must too.
#[test]
fn marks_do_not_change_what_a_grammar_matches() {
    assert_unreached("list = { (item ~ \",\")* ~ item }\nitem = { \"x\" | \"y\" }\n", 0, &[]);
}

#[test]
fn a_rule_that_only_a_lookahead_uses_does_not_count() {
    assert_unreached("name = @{ !keyword ~ 'a'..'z' }\nkeyword = { \"if\" | \"else\" }\n", 0, &[]);
}

#[test]
fn profile_counts_the_tries_of_rules() {
    let directory =
        Directory::new("profile", &[("e.pest", "e = { t ~ \"+\" ~ e | t ~ \"-\" ~ e | t }\nt = { 'a'..'z' }\n")]);
    assert_command!(directory, "profile e.pest", "a+b", @"
        tries   offsets  most often
            4         2  3 at 1:3  t
            2         2  1 at 1:1  e
    6 tries of rules for 3 bytes; matches all of it
    ");
    assert_command!(directory, "profile --json e.pest:t", "ab", @r#"
    {"rule":"t","calls":1,"offsets":1,"offset":0,"most":1}
    [status 1]
    "#);
}

#[test]
fn random_texts_are_accepted_and_repeatable() {
    let directory = Directory::new("random", &[("sum.pest", SUM)]);
    let run = |seed: &str| directory.run("", &["sample", "--random", "40", "--seed", seed, "sum.pest"]);
    let (one, same, other) = (run("1"), run("1"), run("2"));
    assert_eq!((one.status.code(), &one.stdout), (Some(0), &same.stdout));
    assert_ne!(one.stdout, other.stdout);
    let text = String::from_utf8(one.stdout).unwrap();
    let texts: Vec<String> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(texts.len(), 40);
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let parsed = directory.run("", &[&["parse", "sum.pest", "--"], &texts[..]].concat());
    assert_eq!(parsed.status.code(), Some(0), "{parsed:?}");
}
