//! The command `uri grammar check`, and grammars that cannot be read.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};

use crate::support::{assert_reports, in_repository, objects, run, run_words, stderr, stdout};

/// Returns the findings of the command for a file, in which the file is called `NAME`, one per line,
/// and its exit status.
pub fn check(content: impl AsRef<[u8]>, options: &[&str]) -> (String, Option<i32>) {
    let file = written(content.as_ref());
    let path = file.display().to_string();
    let output = run(&[&["grammar", "check", "--json"], options, &[&path]].concat(), b"");
    std::fs::remove_file(file).unwrap();
    let lines: String = objects(&output).iter().map(|object| line(object) + "\n").collect();
    (lines.replace(&path, "NAME"), output.status.code())
}

/// Returns the line of a finding, of the totals, or of an error.
pub fn line(object: &Value) -> String {
    let text = |name: &str| object[name].as_str().unwrap_or_default().to_owned();
    if let Some(message) = object["error"]["message"].as_str() {
        return format!("uri: {message}");
    }
    if object["rules"].is_u64() {
        let counts = ["rules", "with_abnf", "examples", "errors", "warnings", "notes"];
        return counts.map(|name| format!("{} {name}", object[name])).join(", ");
    }
    let column = object["column"].as_u64().map(|column| format!(":{column}")).unwrap_or_default();
    let reason = object["reason"].as_str().map(|reason| format!(": {reason}")).unwrap_or_default();
    format!("{}:{}{column}: {}: {}{reason}", text("file"), object["line"], text("level"), text("message"))
}

/// Writes a new file.
pub fn written(content: &[u8]) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("pest-uri-check-{}-{}.pest", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let file = std::env::temp_dir().join(name);
    std::fs::write(&file, content).unwrap();
    file
}

#[track_caller]
pub fn assert_checked(content: impl AsRef<[u8]>, status: i32, expected: &str) {
    let (printed, found) = check(content, &[]);
    assert!(printed.contains(expected) && found == Some(status), "{expected}\n{printed}");
}

#[test]
fn built_in_grammars_pass() {
    let files = ["uri", "iri"].map(|name| in_repository(&format!("grammar/{name}.pest"))).into_iter();
    let mut schemes: Vec<_> =
        std::fs::read_dir(in_repository("grammar/scheme")).unwrap().map(|entry| entry.unwrap().path()).collect();
    schemes.sort();
    let redis = in_repository("examples/redis/grammar/redis.pest");
    let files: Vec<String> = files.chain(schemes).chain([redis]).map(|file| file.display().to_string()).collect();
    let arguments: Vec<&str> =
        ["grammar", "check", "--json"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = run(&arguments, b"");
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    // All findings are known.
    let objects = objects(&output);
    for finding in objects.iter().filter(|object| object["code"].is_string()).map(line) {
        let known = ["IRI` accepts texts outside", "any_reference` accepts texts outside", ".pest; add that file"];
        assert!(known.iter().any(|it| finding.contains(it)), "{finding}");
    }
}

const WRONG: &str = r#"// ok:  "x://a" "x:b" "x:B"
// bad: "y:" "x:"
thing = { "x:" ~ ("//" ~ authority | name)? }
name  = { 'a'..'z'* }
// OK: "("
// ok:  "(())" ")"
nested = { "(" ~ nested? ~ ")" }
// ok: 80
// ok: "aa"
push = { PUSH("a") ~ POP }
// bad: ""
"#;

#[test]
fn failures_have_lines() {
    let (printed, status) = check(WRONG, &[]);
    let expected = r#"NAME:1: error: `thing` must match "x:B": it matches only "x:"
NAME:2: error: `thing` must reject "x:"
NAME:3: warning: `grammar!` requires `///` lines above each rule: its ABNF, then the document and section, as in `(RFC 3986, section 3.2.3)`; no rule has them
NAME:4: note: `name` has no examples
NAME:5:1: error: invalid examples: examples must begin with `// ok:` or `// bad:` at the start of the line
NAME:6: error: `nested` must match ")": it fails at byte 0
NAME:8:8: error: invalid examples: expected JSON strings separated by spaces: "a" "b"
NAME:11:1: error: invalid examples: no rule follows these examples
4 rules, 0 with_abnf, 8 examples, 6 errors, 1 warnings, 1 notes
"#;
    assert_eq!((printed.as_str(), status), (expected, Some(1)));
}

#[test]
fn results() {
    let deep = format!("// ok: \"{}{}\"\nn = {{ \"(\" ~ n? ~ \")\" }}\n", "(".repeat(100_000), ")".repeat(100_000));
    let again = format!("// bad: \"{}\"\nn = {{ \"(\" ~ n ~ \")\" | \"(\" ~ n ~ \"]\" | \"(\" }}\n", "(".repeat(60));
    for (content, status, expected) in [
        ("// ok: \"1\" \"2\nnumber = { DIGIT }\n", 1, "NAME:1:12: error: invalid examples: unterminated string\n"),
        (
            "// ok: \"a b\"\nwide = { \"a\" ~ \" b\" }\n",
            0,
            "`wide` accepts texts outside the generic syntax, such as \"a b\", by wide",
        ),
        (
            "// ok: \"ab=\"\npair = { word ~\nword ~ \"=\" }\n// ok: \"a\"\nword = { 'a'..'z' }\n",
            0,
            "2 rules, 0 with_abnf, 2 examples, 0 errors",
        ),
        (
            "// ok: \"z\"\n/* a note */ c = { \"z\" }\n// ok: \"y\"\nd\n  = { \"y\" } e = { \"x\" }\n",
            0,
            "3 rules, 0 with_abnf, 2 examples, 0 errors",
        ),
        // Silent rules, implicit white space and the end of the input are as in pest.
        (
            "WHITESPACE = _{ \" \" }\n// ok: \"a b\" \"ab\"\n// bad: \" ab\" \"ab \"\n_r = _{ \"a\" ~ \"b\" }\n// ok: \"a\"\n// bad: \"aa\"\ne = { SOI ~ \"a\" ~ EOI }\n",
            0,
            "3 rules, 0 with_abnf, 6 examples, 0 errors",
        ),
        // No example is too deep, and none takes forever.
        (&deep, 1, "it takes too many steps"),
        (&again, 1, "it takes too many steps"),
        ("// ok: \"a\"\nr = { POP }\n", 1, "NAME:1: error: `r` gave up on \"a\": pest panics"),
        // A grammar that needs no other is read alone, whatever the names of its rules.
        (
            "// ok: \"1:2\"\npair = { DIGIT+ ~ \":\" ~ host }\nDIGIT = { '0'..'9' }\nhost = { DIGIT }\n",
            0,
            "3 rules, 0 with_abnf, 1 examples, 0 errors",
        ),
        // The first rule is always reported if it is not inside the generic syntax, or if that is
        // unknown.
        (
            "// ok: \"t:1\"\nt = { \"t:\" ~ x }\n// ok: \"1\"\nx = { DIGIT | \"^\" ~ x ~ \"^\" }\n",
            0,
            "`t` may accept texts outside the generic syntax: undecided, because of the rule x: the rule contains itself: x > x\n",
        ),
        ("r = { \"a\" \"b\" }\n", 2, "uri: NAME:1:11: r: missing `~` before `\"b\"`\n"),
        ("", 2, "uri: NAME:1: no rule in the file\n"),
        (
            "r = { DIGIT ~ authorty }\n",
            2,
            "uri: NAME:1:15: r: no file defines the rule `authorty`; did you mean `authority`?\n",
        ),
        ("pair = { DIGIT ~ port }\n/* mine */ DIGIT = { '0'..'9' }\n", 2, "uri: NAME:2:12: DIGIT: uri.pest:"),
        (
            "pair = { method_param ~ user_param }\nuser_param = { \"x\" }\n",
            2,
            "; rename this rule, or define all used rules",
        ),
    ] {
        assert_checked(content, status, expected);
    }
    assert_checked(
        b"// a\nr = { \"\xff\" }\n",
        2,
        "uri: NAME:2: cannot read the file: byte 8 of the line is not UTF-8\n",
    );
}

#[test]
fn unreadable_grammars() {
    let file = written(b"\nr = { a\n");
    let path = file.display().to_string();
    let message = format!("{path}:2:8: r: missing `}}` before the end");
    let error = json!({"error": {"message": message, "file": path, "line": 2, "column": 8, "rule": "r"}});
    for command in ["check", "compare uri", "parse"] {
        let output = run_words(&format!("grammar {command} {path} --json"), "");
        assert_eq!((objects(&output), output.status.code()), (vec![error.clone()], Some(2)));
        assert_eq!(stderr(&output), "");
        assert_reports(&format!("grammar {command} {path}"), "", 2, &format!("uri: {message}\n"));
    }
    std::fs::remove_file(&file).unwrap();
    let missing = &objects(&run_words(&format!("grammar check --json {path} uri"), ""))[0];
    assert_eq!((&missing["error"]["file"], &missing["error"]["line"]), (&json!(path), &json!(null)));
    // Files that can be read are still checked.
    let output = run_words("grammar check none.pest grammar uri", "");
    assert!(stderr(&output).starts_with("uri: none.pest: ") && stderr(&output).contains("\nuri: grammar: "));
    assert!(stdout(&output).contains("all right") && output.status.code() == Some(2), "{}", stdout(&output));
}

/// Arguments that are not the expected files.
#[test]
fn wrong_files() {
    assert_reports("grammar check x.abnf", "", 2, "uri: x.abnf: ");
    for command in ["check uri,", "compare ,uri uri"] {
        assert_reports(&format!("grammar {command}"), "", 2, "uri: the grammar: missing file name");
    }
    assert_reports("grammar uri x", "", 2, "cannot be used with");
    assert_reports("grammar parse none x", "", 2, "uri: none: ");
}

/// If an edit of the generic syntax removes a rule, the missing rule and its use are reported.
#[test]
fn missing_rules() {
    for (file, rule, message) in [
        ("uri.pest", "\nport ", "authority: no file defines the rule `port`"),
        ("scheme/sip.pest", "\nlr_param ", "uri_parameter: no file defines the rule `lr_param`"),
    ] {
        let text = std::fs::read_to_string(in_repository("grammar").join(file)).unwrap();
        assert!(text.contains(rule), "{rule}");
        assert_checked(text.replace(rule, &rule.replace('\n', "\nno_")), 2, message);
    }
}

/// The macro rejects these because of the files that it reads, and because of the rules of others
/// that they lack.
#[test]
fn rules_that_the_macro_rejects() {
    for (text, note) in [
        (
            "/// r = lr (me, 1)\n// ok: \"x\"\nr = { \"x\" ~ lr_param? }\n",
            "3: warning: `r` is rejected by `grammar!`: `lr_param` is a rule of sip.pest; add that file",
        ),
        (
            "/// r = x (me, 1)\n// bad: \"x\"\nr = { ucschar }\n",
            "3: warning: `r` is rejected by `grammar!`: `ucschar` is a rule of iri.pest; add that file",
        ),
        (
            "/// r = x (me, 1)\n// ok: \"x\"\nr = { \"x\" }\n/// port = x (me, 2)\n// ok: \"x\"\nport = { r }\n",
            "6: warning: `port` is rejected by `grammar!`: `port` is already a rule of RFC 3986 (uri.pest:",
        ),
        (
            "//! Mine.\n/// r = x (me, 1)\n// ok: \"x\"\nr = { \"x\" }\n",
            "1:1: warning: this line is rejected by `grammar!`: `//!` is only allowed at the start of the first file",
        ),
    ] {
        assert_checked(text, 0, &format!("NAME:{note}"));
    }
    let output = run_words("grammar check sip,sips", "");
    assert!(!stdout(&output).contains("`grammar!`"), "{}", stdout(&output));
}

/// An edit of the generic syntax is intended for the field `generic` of the macro.
#[test]
fn edits_of_the_generic_syntax_that_the_macro_rejects() {
    let generic = std::fs::read_to_string(in_repository("grammar/uri.pest")).unwrap();
    for (from, to, note) in [
        ("\nauthority     = {", "\nauthority     = @{", "rule `authority` cannot be atomic (`@{`)"),
        ("\nhost          = {", "\nhost          = _{", "rule `host` cannot be silent (`_{`)"),
        ("\nquery         = @{", "\nquery         = _{", "rule `query` cannot be silent (`_{`)"),
        ("path_abempty", "path_other", "missing rule `path_abempty`, which is needed"),
    ] {
        let edited = generic.replace(from, to);
        assert_ne!(edited, generic);
        let (printed, _) = check(edited, &[]);
        assert!(printed.contains(note) && printed.matches("`grammar!`").count() == 1, "{printed}");
    }
    // Rules that are not on the way to the components may be missing.
    for edited in [generic.replace("IPv6address | IPvFuture", "IPv6address"), generic] {
        assert!(!check(edited, &[]).0.contains("needs"));
    }
}

/// Failures for CI, though no example is wrong.
#[test]
fn strict_counts_warnings_as_failures() {
    let noted = "/// r = \"x\" (me, 1)\nr = { \"x\" }\n";
    let end = "1 rules, 1 with_abnf, 0 examples, 0 errors, 1 warnings, 0 notes\n";
    for (options, expected) in [(&[][..], 0), (&["--strict"], 1)] {
        let (printed, status) = check(noted, options);
        assert!(printed.ends_with(end) && status == Some(expected), "{printed}");
    }
    for (argument, status) in [("uri", 0), ("sip,sips", 0), ("sips", 1), ("none.pest", 2)] {
        let output = run(&["grammar", "check", "--strict", argument], b"");
        assert_eq!(output.status.code(), Some(status), "{argument}: {}", stdout(&output));
    }
}

/// Decided for all texts, even if the author wrote no example that shows it.
#[test]
fn rules_that_differ_from_their_abnf() {
    let text = r#"/// x-URI = "x:" number  (a document, section 1)
// ok:  "x:10"
x_URI = { ^"x:" ~ number }
/// number = "0" / %x31-39 *DIGIT  (a document, section 2)
// ok:  "0" "10"
number = @{ "0" | '1'..'9' ~ DIGIT+ }
/// word = "one" /  (a document, section 3)
// ok:  "one"
word = { "one" }
/// other = foobar  (a document, section 4)
// ABNF: the meaning of foobar is unknown.
// ok:  "one"
other = { "one" }
"#;
    let expected = r#"NAME:4: warning: `number` differs from its ABNF: only the ABNF accepts "1", by number "1"; if intended, explain it in a comment `// ABNF:`
NAME:7:19: warning: `word` has invalid ABNF above it: expected an element
4 rules, 4 with_abnf, 5 examples, 0 errors, 2 warnings, 0 notes
"#;
    assert_eq!(check(text, &["--strict"]), (expected.to_owned(), Some(1)));
}
