//! The findings of `pest-check check`.

use serde_json::{Value, json};

use crate::command::{Directory, assert_command};

/// Checks a file `a.pest`, and returns the output and the exit status.
#[track_caller]
fn check(text: &str, options: &[&str]) -> (String, Option<i32>) {
    let name = format!("findings-{}", std::thread::current().name().unwrap_or_default().replace("::", "-"));
    let output = Directory::new(&name, &[("a.pest", text)]).run("", &[&["check", "a.pest"], options].concat());
    (String::from_utf8([output.stdout, output.stderr].concat()).unwrap(), output.status.code())
}

/// Returns the code, place, and effect or reason of each finding.
#[track_caller]
fn found(text: &str) -> Vec<String> {
    let (printed, _) = check(text, &["--json"]);
    let lines = printed.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let findings = lines.filter(|line| line["code"].is_string());
    let text = |value: &Value| value.as_str().map(str::to_owned);
    findings
        .map(|finding| {
            let place = format!("{}:{}", finding["line"], finding["column"]);
            let why = text(&finding["effect"]).or_else(|| text(&finding["reason"])).unwrap_or_default();
            format!("{place} {}: {why}", finding["code"].as_str().unwrap())
        })
        .collect()
}

#[track_caller]
fn assert_found(text: &str, expected: &[&str]) {
    assert_eq!(found(text), expected, "{text}");
}

/// Reads lists of numbers, with white space and comments. The documentation is not ABNF.
const CLEAN: &str = r##"//! A small language.
WHITESPACE = _{ " " | "\t" | NEWLINE }
COMMENT    = _{ "#" ~ (!NEWLINE ~ ANY)* }
/// file = the whole input
file  = { SOI ~ pair* ~ EOI }
/// pair = key value; as in a = 1
pair  = { #key = name ~ "=" ~ value }
/// value = number | list
value = { number | list | word }
list  = { "[" ~ (value ~ ("," ~ value)*)? ~ "]" }
word  = @{ ("true" | "false") ~ !ASCII_ALPHANUMERIC | name }
name  = @{ ASCII_ALPHA ~ ASCII_ALPHANUMERIC* }
number = @{ "-"? ~ ASCII_DIGIT+ }
"##;

#[test]
fn a_clean_grammar_passes() {
    let (printed, status) = check(CLEAN, &["--strict"]);
    // Texts show that the parts of the recursive rules have an effect.
    assert_eq!((printed.as_str(), status), ("9 rules: all right\n", Some(0)));
}

const ALL: &str = r#"file = { SOI ~ (item ~ ";")* ~ EOI }
item = { type ~ name | value | sum }
type = { "in" | "int16" | kind | "u" | "u" }
kind = { "a"+ ~ "a" }
value = { "true" | "false" | name }
name = @{ ASCII_ALPHA ~ ASCII_ALPHANUMERIC* }
// A sum is a product or a sum.
sum = {
    product ~ "+" ~ sum
  | product
}
product = { "(" ~ sum ~ ")" | ASCII_DIGIT+ ~ !ASCII_DIGIT }
old = { ("x" ~ "y"?)* ~ "y"? }
"#;

#[test]
fn all_kinds() {
    let (printed, status) = check(ALL, &[]);
    assert_eq!(status, Some(1));
    insta::assert_snapshot!(printed);
}

#[test]
fn places_and_texts_in_json() {
    let (printed, _) = check("WHITESPACE = _{ \" \" }\nr = { \"é\" ~ (\"in\" | #tag = \"int\") }\n", &["--json"]);
    let lines: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let expected = json!({
        "code": "unreachable-alternative", "level": "error", "rule": "r", "file": "a.pest", "line": 2, "column": 21,
        "end": {"line": 2, "column": 33}, "message": "an alternative of `r` never matches",
        "reason": "`\"in\"` always matches first", "witness": "int",
        "effect": "`int` is read as `in`, and then `t` is left for what follows", "fix": "move `#tag = \"int\"` before `\"in\"`",
        "bytes": {"start": 43, "end": 55}, "others": [], "edits": [
            {"file": "a.pest", "bytes": {"start": 36, "end": 36}, "text": "#tag = \"int\" | "},
            {"file": "a.pest", "bytes": {"start": 40, "end": 55}, "text": ""},
        ],
    });
    assert_eq!(lines[0], expected);
    let count = json!({
        "rules": 2, "analysed": 2, "in_part": {}, "parts": 2, "parts_decided": 2, "with_abnf": 0, "examples": 0, "errors": 1, "warnings": 0, "notes": 0,
    });
    assert_eq!(lines[1], count);
}

/// The properties that the schema of SARIF 2.1.0 requires.
#[test]
fn sarif() {
    let (printed, status) = check(ALL, &["--format", "sarif"]);
    let document: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!((&document["version"], status), (&json!("2.1.0"), Some(1)));
    let run = &document["runs"][0];
    let driver = &run["tool"]["driver"];
    assert_eq!((&driver["name"], &run["invocations"][0]["executionSuccessful"]), (&json!("pest-check"), &json!(true)));
    let results = run["results"].as_array().unwrap();
    assert_eq!(results.len(), found(ALL).len());
    for result in results {
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], json!("a.pest"));
        assert!(place["region"]["startLine"].is_u64() && result["message"]["text"].is_string(), "{result}");
        let is_rule = |rule: &Value| rule["id"] == result["ruleId"] && rule["fullDescription"]["text"].is_string();
        assert!(driver["rules"].as_array().unwrap().iter().any(is_rule), "{result}");
    }
    let (printed, status) = check("r = {", &["--format", "sarif"]);
    let document: Value = serde_json::from_str(&printed).unwrap();
    let invocation = &document["runs"][0]["invocations"][0];
    assert_eq!((&invocation["executionSuccessful"], status), (&json!(false), Some(2)));
    let message = invocation["toolExecutionNotifications"][0]["message"]["text"].as_str().unwrap();
    assert!(message.starts_with("a.pest:1:"), "{message}");
}

#[test]
fn explained_codes() {
    let explained = |code: &str| Directory::new("explain", &[]).run("", &["check", "--explain", code]);
    assert!(explained("keyword-prefix").stdout.starts_with(b"keyword-prefix (warning): "));
    assert_eq!(explained("nothing").status.code(), Some(2));
}

/// Errors fail a run, warnings only with `--strict`, and notes never.
#[test]
fn levels() {
    let error = "r = { \"a\" | \"ab\" }\n";
    let warning = "r = { \"a\" | \"b\" | \"a\" }\n";
    let note = "file = { SOI ~ \"a\" }\nold = { \"b\" }\n";
    for (text, level, plain, strict) in [(error, "error", 1, 1), (warning, "warning", 0, 1), (note, "note", 0, 0)] {
        let (printed, status) = check(text, &[]);
        assert!(printed.starts_with(&format!("{level}[")) && status == Some(plain), "{printed}");
        assert_eq!(check(text, &["--strict"]).1, Some(strict), "{level}");
    }
}

/// A comment above a rule accepts the findings with a code in this rule.
#[test]
fn accepted_findings() {
    let rules = "// check: allow(never-matches, unreachable-alternative)\nr = { \"a\" | \"ab\" }\n";
    let (printed, status) = check(rules, &["--strict"]);
    assert_eq!((printed.as_str(), status), ("1 rule: all right\n", Some(0)));
    let other = rules.replace("unreachable-alternative", "unused-rule");
    assert_eq!(check(&other, &[]).1, Some(1));
    assert_eq!(found(&format!("{rules}s = {{ \"a\" | \"ab\" }}\n")).len(), 1);
}

/// The choice stops after the keyword, and a later alternative matches all of the name.
#[test]
fn keywords_that_cut_names() {
    let name = "name = @{ ASCII_ALPHA+ }\n";
    let cut = "`notness` is read as `not`, and then `ness` is left";
    assert_found(&format!("r = {{ \"not\" | name }}\n{name}"), &[&format!("1:7 keyword-prefix: {cut}")]);
    assert_found(
        &format!("r = {{ not | name }}\nnot = {{ ^\"not\" }}\n{name}"),
        &[&format!("1:7 keyword-prefix: {cut}")],
    );
    for fine in [
        "r = @{ \"not\" ~ !ASCII_ALPHA | name }", "r = { !(\"not\" | name) ~ ANY }",
        // Letters are read one by one, or with spaces.
        "r = @{ (\"not\" | name)* }", "r = { \"not\" | (!\"<\" ~ ANY)+ }", "r = { \"not\" | ASCII_ALPHA }",
        "r = { \"n\" | name }",
        // An earlier alternative reads the longer name.
        "r = @{ ASCII_ALPHA{4,} | \"not\" | name }",
    ] {
        assert_found(&format!("{fine}\n{name}"), &[]);
    }
}

/// Alternatives that begin with the same long text are not the same.
#[test]
fn long_alternatives() {
    let list = r#""insert" ~ "into" ~ name ~ "values" ~ "(" ~ name ~ "," ~ name ~ "," ~ name ~ ")""#;
    let grammar = |later: &str| format!("stmt = {{ {list} | {later} }}\nname = {{ ASCII_ALPHA }}\n");
    let longer = format!("{list} ~ \"returning\" ~ name");
    let printed = check(&grammar(&longer), &[]).0;
    assert!(printed.contains("error[unreachable-alternative]: an alternative of `stmt` never matches"), "{printed}");
    assert!(printed.contains("move `…") && printed.contains("\"returning\" ~ name` before `…"), "{printed}");
    // The same, in other words.
    for same in [list.to_owned(), list.replace(" ~ ", "~"), format!("({list})")] {
        let printed = check(&grammar(&same), &[]).0;
        assert!(printed.contains("warning[duplicate-alternative]"), "{printed}");
    }
}

/// White space that an earlier part has read is a note, whether it is implicit or written out.
#[test]
fn redundant_white_space() {
    let note = "redundant-white-space: white space has already been read";
    let grammar = "r = { \"k\" ~ ws* ~ c ~ ws* } c = { \"c\" ~ ws* ~ (\" \")? } ws = _{ \" \" | \"\\t\" }\n";
    assert_found(grammar, &[&format!("1:23 {note}"), &format!("1:47 {note}")]);
    // Other parts that never match are mistakes.
    let grammar = "r = { (\" \" | \"-\")* ~ (\"-\" | \" \")? }\n";
    assert_found(grammar, &["1:22 never-matches: `-` is read without this part"]);
}

#[test]
fn exponential_backtracking() {
    let slow = r#"e = { "(" ~ e ~ ")" ~ "!" | "(" ~ e ~ ")" | "x" }"#;
    let [found] = &found(slow)[..] else { panic!("{:?}", found(slow)) };
    assert!(found.starts_with("1:29 exponential-backtracking: with `(` ") && found.contains(" steps"), "{found}");
    for fast in [
        r#"e = { "(" ~ e ~ ")" ~ "!"? | "x" }"#,
        // pest reads the common beginning of the last two alternatives once.
        r#"e = { "x" | "(" ~ e ~ ")" ~ "!" | "(" ~ e ~ ")" }"#,
        r#"e = { t ~ ("+" ~ t)* } t = { f ~ ("*" ~ f)* } f = { "(" ~ e ~ ")" | ASCII_DIGIT+ }"#,
        // The steps grow with the square of the length.
        r#"e = { "(" ~ &all ~ e | ")"* } all = { "("* ~ ")" }"#,
    ] {
        assert_found(fast, &[]);
    }
}

/// Checks the places of the causes of exponential growth in a grammar.
#[track_caller]
fn assert_slow(grammar: &str, places: &[&str]) {
    let printed = check(grammar, &["--json"]).0;
    let found = printed.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let slow: Vec<Value> = found.filter(|it| it["code"] == json!("exponential-backtracking")).collect();
    let all = slow.iter().flat_map(|it| [it].into_iter().chain(it["others"].as_array().unwrap()));
    let all: Vec<String> = all.map(|it| format!("{}:{}", it["line"], it["column"])).collect();
    assert_eq!(all, places, "{grammar}\n{printed}");
}

/// Each cause is found once, in the rule that has it, however fast the steps grow. Those of rules that contain each
/// other are one finding.
#[test]
fn causes_of_exponential_backtracking() {
    let levels = r#"or = { orc | and }
orc = { and ~ ("|" ~ and)+ }
and = { andc | cmp }
andc = { cmp ~ ("&" ~ cmp)+ }
cmp = { cmpc | add }
cmpc = { add ~ ("<" ~ add)+ }
add = { "(" ~ or ~ ")" | "a" }
"#;
    assert_slow(levels, &["1:14", "3:16", "5:16"]);
    // Ten levels: one nesting takes more than a million steps.
    let level = |at: usize| format!("l{at} = {{ b{at} | l{0} }}\nb{at} = {{ l{0} ~ \"{at}\" }}\n", at + 1);
    let many = (0..10).map(level).collect::<Vec<_>>().concat();
    let places: Vec<String> = (0..10).map(|at| format!("{}:13", 2 * at + 1)).collect();
    let places: Vec<&str> = places.iter().map(String::as_str).collect();
    assert_slow(&format!("{many}l10 = {{ \"(\" ~ l0 ~ \")\" | \"x\" }}\n"), &places);
    for (grammar, place) in [
        (r#"v = { !(c ~ "!") ~ c | "x" } c = { "(" ~ v ~ ")" }"#, "1:20"),
        (r#"v = { &(c ~ "") ~ c | "x" } c = { "(" ~ v ~ ")" }"#, "1:19"),
        (r#"l = { "[" ~ (v ~ ",")* ~ v? ~ "]" } v = { l | "x" }"#, "1:26"),
        (r#"e = { group | tuple | "x" } group = { "(" ~ e ~ ")" } tuple = { "(" ~ e ~ "," ~ e ~ ")" }"#, "1:15"),
        // The beginning before the common part may be empty.
        (r#"e = { ws ~ k ~ ":" | ws ~ k ~ ";" | ws ~ k } k = { "(" ~ e ~ ")" | "x" } ws = _{ " "* }"#, "1:22"),
    ] {
        assert_slow(grammar, &[place]);
    }
}

/// An alternative that begins with all of an earlier one is not reached, recursive or not.
#[test]
fn recursive_beginnings() {
    let code = "unreachable-alternative";
    let name = "name = @{ ASCII_ALPHA+ }\n";
    let expr = "expr = { \"(\" ~ expr ~ \")\" | name }\n";
    let effect = "`a<a` is read as `a`, and then `<a` is left";
    assert_found(
        &format!("cond = {{ expr | cmp }}\ncmp = {{ expr ~ \"<\" ~ expr }}\n{expr}{name}"),
        &[&format!("1:17 {code}: {effect}")],
    );
    // Through other rules, lookaheads and lists.
    let through = "cond = { expr | cmp }\ncmp = { !\"-\" ~ sum ~ \"<\" }\nsum = { expr ~ (\"+\" ~ expr)* }\n";
    assert_found(
        &format!("{through}{expr}{name}"),
        &[&format!("1:17 {code}: `a<` is read as `a`, and then `<` is left")],
    );
    // The beginning may be several parts.
    let parts = "s = { expr ~ \";\" | expr ~ \";\" ~ \"!\" | \"?\" }\n";
    let found = found(&format!("{parts}{expr}{name}"));
    assert!(found.iter().any(|found| found.starts_with(&format!("1:20 {code}: `a;!` is read as `a;`"))), "{found:?}");
    // In an atomic rule, the same rule matches other texts.
    let atomic = "WHITESPACE = _{ \" \" }\ncond = { expr | cmp }\ncmp = @{ expr ~ \"<\" }\n";
    let atomic = format!("{atomic}{expr}{name}");
    assert!(!self::found(&atomic).iter().any(|found| found.contains(code)), "{atomic}");
    // Also in lists that are too long to be decided.
    let words = (0..700).map(|at| format!("^\"{at:03}x\" | ")).collect::<Vec<_>>().concat();
    let found = self::found(&format!("r = {{ ^\"Abc\" | ^\"aBCd\" | {words} \"x\" }}"));
    assert_eq!(found, [format!("1:16 {code}: `ABCD` is read as `ABC`, and then `D` is left")]);
    // What is optional at the end of the earlier one is not needed.
    let list = "s = { path | expr }\npath = { expr ~ (\"::\" ~ expr)* }\n";
    assert_found(&format!("{list}{expr}{name}"), &[&format!("1:14 {code}: `a` is read as `path`")]);
    // White space is skipped after a lookahead that is first.
    let skipped = "WHITESPACE = _{ \" \" }\ns = { expr | !\"-\" ~ expr }\n";
    assert_found(&format!("{skipped}{expr}{name}"), &[]);
    // Part of the beginning is not enough.
    assert_found(&format!("s = {{ expr ~ \";\" | expr ~ \"!\" }}\n{expr}{name}"), &[]);
}

/// A branch of an alternative that begins with an earlier alternative is not reached.
#[test]
fn shadowed_alternatives() {
    let effect = "`{}-a` is read as `{}`, and then `-a` is left";
    let rules =
        "sub = { \"{\" ~ ASCII_DIGIT* ~ \"}\" } edge = { (name | sub) ~ \"-\" ~ name } name = @{ ASCII_ALPHA+ }";
    assert_found(&format!("stmt = {{ sub | edge }} {rules}"), &[&format!("1:16 shadowed-alternative: {effect}")]);
    assert_found(&format!("stmt = {{ edge | sub }} {rules}"), &[]);
    // A recursive one.
    let rules = rules.replace("ASCII_DIGIT*", "edge?");
    assert_found(&format!("stmt = {{ sub | edge }} {rules}"), &[&format!("1:16 shadowed-alternative: {effect}")]);
    // Nothing is left where the rest is optional and absent.
    assert_found("v = { \"1\" | sum } sum = { (\"1\" | \"2\") ~ end } end = { !ANY }", &[]);
}

/// A keyword before a name needs an end, as one before other alternatives does.
#[test]
fn keywords_before_names() {
    let name = "name = @{ ASCII_ALPHA+ } WHITESPACE = _{ \" \" }";
    let found = |rule: &str| found(&format!("r = {{ {rule} }} {name}"));
    let expected = ["1:7 keyword-without-space: `forness` is read as `for` and `ness`"];
    assert_eq!(found(r#""for" ~ name"#), expected);
    assert_eq!(found(r#""for" ~ name ~ "in" ~ name"#), expected);
    assert_eq!(found(r#"^"for" ~ "\n"* ~ name"#), expected);
    assert_eq!(found(r#"("to" | "for") ~ name"#), ["1:7 keyword-without-space: `toness` is read as `to` and `ness`"]);
    for right in [
        r#"("to" | "-") ~ name"#, r#""for" ~ "(" ~ name"#, r#"k ~ name } k = @{ "for" ~ !ASCII_ALPHA"#, r#""-" ~ name"#,
    ] {
        assert_eq!(found(right), [""; 0], "{right}");
    }
    let two = check(&format!("r = {{ \"for\" ~ name ~ \"in\" ~ name }} {name}"), &[]).0;
    assert!(two.contains("nothing is needed between this and `name`; and so with another keyword"), "{two}");
}

/// Several alternatives of a list are one finding, with a list in which all are reached.
#[test]
fn reordered_lists() {
    let grammar = r#"op = { "<" | "<=" | "<<" | "<<=" | "=" | "==" }"#;
    let printed = check(grammar, &[]).0;
    assert!(printed.contains("4 alternatives of `op` never match") && printed.contains("1 rule: 1 error"), "{printed}");
    let list = r#""<=" | "<<=" | "<<" | "<" | "==" | "=""#;
    assert!(printed.contains(&format!("write the list as `{list}`")), "{printed}");
    assert_found(&format!("op = {{ {list} }}"), &[]);
    // No order reaches all of them, since each reads what the others do.
    let printed = check(r#"r = { x | y | z } x = { "a" ~ ANY* } y = { "a" ~ ANY* } z = { "a" ~ ANY* }"#, &[]).0;
    assert!(printed.contains("2 alternatives of `r` never match") && !printed.contains("write the list"), "{printed}");
}

/// Each error has a text, and what pest does with it.
#[test]
fn examples_of_errors() {
    for (grammar, found) in [
        ("r = { ANY* ~ \";\"? }", "1:14 never-matches: `;` is read without this part"),
        ("r = { !\"a\" ~ \"a\" ~ \"b\" }", "1:7 never-matches: `ab` is rejected at byte 0"),
        ("r = { \"a\"+ ~ (\"a\" | \"b\") }", "1:15 never-matches: `aa` is rejected at byte 2"),
        (
            "r = { (\"a\" | \"ab\") ~ \"c\" }",
            "1:14 unreachable-alternative: `ab` is read as `a`, and then `b` is left for what follows",
        ),
        // A text that is rejected for another reason shows nothing.
        (
            "r = { kw ~ ANY* ~ name } kw = @{ \"if\" ~ !ASCII_ALPHA } name = @{ ASCII_ALPHA+ }",
            "1:7 never-matches: `if a` is rejected at byte 4",
        ),
    ] {
        assert_found(grammar, &[found]);
    }
}

/// What no text shows to harm anybody is a warning.
#[test]
fn harmless_alternatives_and_parts_are_warnings() {
    let level = |grammar: &str| {
        let (printed, _) = check(grammar, &["--json"]);
        let first: Value = serde_json::from_str(printed.lines().next().unwrap()).unwrap();
        (first["code"].as_str().unwrap_or_default().to_owned(), first["level"].as_str().unwrap_or_default().to_owned())
    };
    let assert_level = |grammar: &str, code: &str, expected: &str| {
        assert_eq!(level(grammar), (code.to_owned(), expected.to_owned()), "{grammar}");
    };
    let unreachable = "unreachable-alternative";
    // Both characters are read, one after the other.
    let spaces =
        |rest: &str| format!("WHITESPACE = _{{ \"\\r\" | \"\\r\\n\" | \"\\n\" }}\nr = {{ \"k\" ~ \"v\" }}{rest}\n");
    assert_level(&spaces(""), unreachable, "warning");
    assert_level("r = { gap* ~ \"v\" }\ngap = _{ \";\" | \";;\" }\n", unreachable, "warning");
    assert_level("r = { (\";\" | \";;\")+ ~ \"v\" }\n", unreachable, "warning");
    // It is used once, or makes a node, or the rest is not read.
    assert_level("r = { gap ~ \"v\" }\ngap = _{ \";\" | \";;\" }\n", unreachable, "error");
    assert_level(
        "r = { gap* ~ \"v\" }\ngap = _{ one | two }\none = { \";\" }\ntwo = { \";;\" }\n",
        unreachable,
        "error",
    );
    assert_level("r = { (\";\" | \";-\")+ ~ \"v\" }\n", unreachable, "error");
    // The same texts under another name.
    assert_level("r = { id | word }\nid = { 'a'..'z'+ }\nword = { 'b'..'y'+ }\n", unreachable, "warning");
    // The text is read without the part.
    assert_level("r = { \"-\" ~ (sep* ~ \"v\") ~ sep* ~ sep* }\nsep = { \",\" }\n", "never-matches", "warning");
    assert_level("r = { \"<\" ~ ANY* ~ \">\" }\n", "never-matches", "error");
}

/// pest writes `d+` as `d ~ d*` in a rule with a list, and the second part has no place.
#[test]
fn places_that_are_not_known() {
    let printed = check(
        "top = { \"@\" ~ (d{5,} | k ~ sep* ~ ((u? ~ sep* ~ v) | (d+ ~ (sep* ~ d+)*))) ~ EOI }\nd = { '0'..'9' }\n\
         k = { d{1,2} }\nu = { \"u\" }\nv = { d{2,} }\nsep = _{ \" \" }\n",
        &[],
    );
    insta::assert_snapshot!(printed.0, @r#"
    warning[never-matches]: a part of `top` never matches
     --> a.pest:1:1
      |
    1 | top = { "@" ~ (d{5,} | k ~ sep* ~ ((u? ~ sep* ~ v) | (d+ ~ (sep* ~ d+)*))) ~ EOI }
      | ^^^ `d*`: no text that it matches can be here
      = example: `@000` is read without this part

    6 rules: 1 warning
    "#);
}

/// No grammar takes long, and what is found until then is reported.
#[test]
fn the_time_is_limited() {
    let ladder = |levels: usize| {
        let level = |at: usize| format!("p{at} = {{ p{0} ~ \"{at}\" ~ p{at} | p{0} }}\n", at + 1);
        (0..levels).map(level).collect::<Vec<_>>().concat() + &format!("p{levels} = {{ \"x\" | \"(\" ~ p0 ~ \")\" }}\n")
    };
    for levels in [6, 12, 30] {
        let printed = check(&ladder(levels), &[]).0;
        assert!(printed.contains("warning[exponential-backtracking]"), "{levels}: {printed}");
    }
    let chain: Vec<String> = (0..3000).map(|at| format!("c{at} = {{ \"x\" ~ c{} | \"y\" }}\n", at + 1)).collect();
    let both = |levels: usize| {
        let level = |at: usize| format!("t{at} = {{ (t{0} | t{0}) ~ t{0} }}\n", at + 1);
        (0..levels).map(level).collect::<Vec<_>>().concat() + &format!("t{levels} = {{ \"z\" }}\n")
    };
    for grammar in [chain.concat() + "c3000 = { \"z\" }\n", both(150), "a = { (\"a\" | \"ab\"){20000} }\n".to_owned()] {
        let directory = Directory::new("hostile", &[("a.pest", &grammar)]);
        for command in ["check", "sample"] {
            let start = std::time::Instant::now();
            let output = directory.run("", &[command, "a.pest", "--seconds", "1"]);
            assert!(output.status.code().is_some() && start.elapsed().as_secs() < 30, "{command:?} {output:?}");
        }
    }
}

/// In `a{,2}`, which is `a? ~ a?`, white space may be read before the second part without the first.
#[test]
fn white_space_in_repetitions() {
    let space = "WHITESPACE = _{ \" \" }\n";
    for rule in [r#""b" | "a" | "a"{,2}"#, r#""b" | "a" | "a"{0,3}"#] {
        assert_found(&format!("{space}r = {{ {rule} }}\n"), &[]);
    }
    assert_eq!(found(&format!("{space}r = {{ \"b\" | \"a\" | \"a\"? }}\n")).len(), 1);
}

/// A rule that atomic and other rules use is reported only if the part never matches in either.
#[test]
fn rules_of_atomic_and_other_rules() {
    let rules = |users: &str| format!("WHITESPACE = _{{ \" \" }}\n{users}\na = {{ \"x\" ~ \" \"? ~ \"y\" }}\n");
    let note = "3:13 redundant-white-space: white space has already been read";
    assert_found(&rules("r = { a }"), &[note]);
    assert_found(&rules("r = @{ a }"), &[]);
    assert_found(&rules("r = { a ~ s } s = @{ a }"), &[]);
    assert_eq!(found("WHITESPACE = _{ \" \" }\nr = @{ a }\na = { \"x\"* ~ \"x\"? }\n").len(), 1);
}

/// pest rewrites the list at the end of the rule, so its parts are found by their notation.
#[test]
fn places_in_rewritten_rules() {
    let text = r#"r = { (x ~ ",")* ~ x ~ ("a" | "ab") } x = { "x" }"#;
    let effect = "`ab` is read as `a`, and then `b` is left for what follows";
    assert_found(text, &[&format!("1:31 unreachable-alternative: {effect}")]);
    // The alternative itself is a list, which pest writes in another way.
    let text = r#"r = { "k" ~ (a? ~ x | x+ ~ ("," ~ x+)*) } a = { "a" } x = { "x" }"#;
    assert_found(text, &["1:23 unreachable-alternative: `xx` is read as `x`, and then `x` is left for what follows"]);
    let printed = check(text, &[]).0;
    assert!(printed.contains("                      ^^^^^^^^^^^^^^^^ `a? ~ x` always matches first"), "{printed}");
}

#[test]
fn rules_that_are_analysed_in_part() {
    // No text shows an effect of the second option, as it would have to end in two ways.
    let recursive = "e = { \"(\" ~ e ~ \")\" | \"x\" }\nt = { (!e ~ ANY)* ~ (\"y\" ~ e)? }\n";
    let (printed, _) = check(&format!("{recursive}h = {{ PUSH(\"a\") ~ POP }}\nx = {{ \"x\" }}\n"), &[]);
    let line = "2 of 4 rules and 4 of 5 alternatives and options decided; \
                the other rules only in part: 1 with PUSH, PEEK or POP, 1 with recursion\n";
    assert_eq!(printed, format!("4 rules: no error found; 2 of 4 rules in part\n{line}"));
}

/// Documentation with a citation is ABNF, even if invalid. Other documentation is ABNF if it can be
/// compared.
#[test]
fn documentation_that_is_abnf() {
    let rule = |documentation: &str| format!("/// {documentation}\nnumber = {{ ASCII_DIGIT+ }}\n");
    for prose in ["number = a number", "n = 1, 2 or 3", "number = digit {digit}", "a number, as in x=\"1\""] {
        assert_found(&rule(prose), &[]);
    }
    assert_eq!(found(&rule("number = 1*3DIGIT")).len(), 1);
    assert_eq!(found(&rule("number = digit {digit} (RFC 1, section 2)")).len(), 1);
}

#[test]
fn failed_and_invalid_examples() {
    let text = r#"// ok:  "x://a" "x:b" "x:B"
// bad: "y:" "x:"
thing = { "x:" ~ ("//" ~ name | name)? }
name  = { 'a'..'z'* }
// OK: "("
// ok:  "(())" ")"
nested = { "(" ~ nested? ~ ")" }
// ok: 80
// ok: "aa"
push = { PUSH("a") ~ POP }
// ok: "a"
pop = { POP }
// bad: ""
"#;
    assert_found(
        text,
        &[
            "1:null invalid-example: it matches only \"x:\"",
            "2:null invalid-example: ",
            "5:1 invalid-example: examples must begin with `// ok:` or `// bad:` at the start of the line",
            "6:null invalid-example: it fails at byte 0",
            "8:8 invalid-example: expected JSON strings separated by spaces: \"a\" \"b\"",
            "11:null invalid-example: pest panics, as it does on an empty stack",
            "13:1 invalid-example: no rule follows these examples",
        ],
    );
}

/// Silent rules, implicit white space and the end of the input are as in pest. No example is too deep, and none takes
/// forever.
#[test]
fn examples_are_tried_as_pest_does() {
    assert_found(
        "WHITESPACE = _{ \" \" }\n// ok: \"a b\" \"ab\"\n// bad: \" ab\" \"ab \"\nr = _{ \"a\" ~ \"b\" }\n// ok: \"a\"\n// bad: \"aa\"\ne = { SOI ~ \"a\" ~ EOI }\n",
        &["4:1 unused-rule: only a program that starts with this rule can use it"],
    );
    let deep = format!("// ok: \"{}{}\"\nn = {{ \"(\" ~ n? ~ \")\" }}\n", "(".repeat(100_000), ")".repeat(100_000));
    assert_found(&deep, &["1:null invalid-example: it takes too many steps"]);
    let again = format!("// bad: \"{}\"\nn = {{ \"(\" ~ n ~ \")\" | \"(\" ~ n ~ \"]\" | \"(\" }}\n", "(".repeat(60));
    assert!(found(&again).contains(&"1:null invalid-example: it takes too many steps".to_owned()));
}

/// Decided for all texts, even if the author wrote no example that shows it.
#[test]
fn rules_that_differ_from_their_abnf() {
    let text = "/// thing = number / name  (X, 1)\n// ok: \"10\"\nthing = { number | name }\n\
                /// number = \"0\" / %x31-39 *DIGIT  (X, 2)\n// ok: \"0\"\nnumber = @{ \"0\" | '1'..'9' ~ ASCII_DIGIT+ }\n\
                /// nome = 1*ALPHA  (X, 3)\n// ok: \"a\"\nname = { ASCII_ALPHA+ }\n\
                /// other = foobar  (X, 4)\n// ABNF: the meaning of foobar is unknown.\n// ok: \"one\"\nother = { \"one\" }\n";
    let (printed, status) = check(text, &["--strict"]);
    for message in
        ["`number` differs from its ABNF: only the ABNF accepts \"1\"", "`name` has the ABNF of `nome`; rename it"]
    {
        assert!(printed.contains(&format!("warning[differs-from-abnf]: {message}")), "{printed}");
    }
    assert_eq!(status, Some(1));
}

#[test]
fn files_that_cannot_be_read() {
    let files =
        [("a.pest", "\nr = { a\n"), ("b.pest", "b = { \"b\" }\n"), ("b.abnf", "b = \"b\"\n"), ("empty.pest", "")];
    let directory = Directory::new("unreadable", &files);
    let message = "a.pest:2:8: r: missing `}` before the end";
    let error = json!({"error": {"message": message, "file": "a.pest", "line": 2, "column": 8, "rule": "r"}});
    for command in [&["check", "a.pest"][..], &["compare", "b.pest", "a.pest"], &["parse", "a.pest"]] {
        assert_eq!(directory.objects(&[command, &["--json"]].concat())[..], std::slice::from_ref(&error)[..]);
    }
    // Files that can be read are still checked.
    assert_command!(directory, "check a.pest b.pest", @"
    1 rule: all right
    [status 2] pest-check: a.pest:2:8: r: missing `}` before the end
    ");
    assert_command!(directory, "check b.pest,", @"[status 2] pest-check: the grammar: missing file name; separate several by commas");
    assert_command!(directory, "check b.pest,b.abnf", @"[status 2] pest-check: b.pest,b.abnf: expected files of one notation");
    assert_command!(directory, "check b.abnf", @"[status 2] pest-check: b.abnf: expected a pest grammar; `compare` reads ABNF");
    assert_command!(directory, "check empty.pest", @"[status 2] pest-check: empty.pest:1: no rule in the file");
    assert_command!(directory, "compare b.pest b.pest,", @"[status 2] pest-check: the grammar: missing file name; separate several by commas");
    assert_command!(directory, "compare b.pest b.pest,b.abnf", @"[status 2] pest-check: b.pest,b.abnf: expected files of one notation");
    assert_command!(directory, "compare b.pest empty.pest", @"[status 2] pest-check: empty.pest:1: no rule in the file");
}

/// Where the last part of a sequence is white space, the `~` before it reads it only because the part is there.
#[test]
fn white_space_at_the_end() {
    let rule = |rule: &str| format!("WHITESPACE = _{{ \" \" }}\nr = {{ \"!\" | {rule} }}\n");
    assert_found(&rule(r#""." ~ " "?"#), &[]);
    let redundant = ["2:19 redundant-white-space: white space has already been read"];
    assert_found(&rule(r#""." ~ " "? ~ ",""#), &redundant);
    assert_found(&rule(r#"("." ~ " "?) ~ ",""#), &["2:20 redundant-white-space: white space has already been read"]);
}
