//! The commands `uri grammar check` and `uri grammar parse`.

use std::path::PathBuf;
use std::process::Output;

use serde_json::json;

use crate::command_line::{objects, run, stderr, stdout};
use crate::support::in_package;

/// What the command says of a file, which is `NAME` in what it says.
pub fn check(name: &str, content: &[u8], options: &[&str]) -> (Output, String) {
    let file = written(name, content);
    let path = file.display().to_string();
    let output = run(&[&["grammar", "check"], options, &[&path]].concat(), b"");
    let told = stdout(&output).replace(&path, "NAME") + &stderr(&output).replace(&path, "NAME");
    std::fs::remove_file(file).unwrap();
    (output, told)
}

pub fn written(name: &str, content: &[u8]) -> PathBuf {
    let file = std::env::temp_dir().join(format!("pest-uri-check-{}-{name}.pest", std::process::id()));
    std::fs::write(&file, content).unwrap();
    file
}

#[test]
fn each_grammar_that_is_here_is_right() {
    let mut files: Vec<String> =
        crate::grammar::files().iter().map(|name| in_package("grammar").join(name).display().to_string()).collect();
    files.push(in_package("examples/redis/grammar/redis.pest").display().to_string());
    let arguments: Vec<&str> = ["grammar", "check"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let output = run(&arguments, b"");
    assert_eq!(output.status.code(), Some(0), "{}{}", stdout(&output), stderr(&output));
    assert!(stdout(&output).trim_end().ends_with(" notes"), "{}", stdout(&output));
    assert!(stdout(&output).contains(": all right, "), "{}", stdout(&output));
    // What stands there are notes, and of those only what is known.
    for line in stdout(&output).lines().rev().skip(1) {
        let known = ["note: ldap_", "note: IRI lies", "note: any_reference lies", ".pest; name that file, too"];
        let is_known = known.iter().any(|it| line.contains(it));
        assert!(is_known, "{line}");
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
fn what_is_wrong_has_its_line() {
    let (output, told) = check("wrong", WRONG.as_bytes(), &[]);
    let expected = r#"NAME:5:1: nested: examples begin with `// ok:` or `// bad:`, at the beginning of the line
NAME:8:8: push: strings of JSON with spaces between them are wanted: "a" "b"
NAME:11:1: examples stand above their rule, and no rule follows these
NAME:1: thing must match "x:B": it matches no more than "x:"
NAME:2: thing must refuse "x:"
NAME:4: note: name has no examples
NAME:6: nested must match ")": it fails at byte 0
NAME:7: note: nested cannot be compared: the rule contains itself: nested > nested
NAME:10: note: push cannot be compared: `PUSH("a")`, which uses the stack, cannot be decided
NAME:3: note: `variant!` wants `///` lines above each rule, its ABNF, then the document and section, as in `(RFC 3986, section 3.2.3)`; no rule has such lines
4 rules, 8 examples: 6 wrong, 4 notes
"#;
    assert_eq!(told, expected);
    assert_eq!(output.status.code(), Some(1));

    let (output, _) = check("wrong-json", WRONG.as_bytes(), &["--json"]);
    let mut objects = objects(&output);
    assert_eq!(objects.pop(), Some(json!({"rules": 4, "with_abnf": 0, "examples": 8, "failures": 6, "notes": 4})));
    objects[4].as_object_mut().unwrap().remove("file");
    let refuse = json!({"line": 2, "column": null, "rule": "thing", "kind": "must-refuse", "message": "it matches", "text": "x:"});
    assert_eq!(objects[4], refuse);
}

/// A line of examples that cannot be read has its column and the rule below it, and what is wrong with it is said as the macro says it.
#[test]
fn a_string_that_is_not_closed() {
    let text = "// ok: \"1\" \"2\n// bad: \"é\\x\"\nnumber = { DIGIT }\n";
    let (output, told) = check("open", text.as_bytes(), &[]);
    let expected = "NAME:1:12: number: this string is not closed\n\
                    NAME:2:11: number: this is no escape of JSON; a backslash is written `\\\\`\n";
    assert!(told.starts_with(expected), "{told}");
    assert_eq!(output.status.code(), Some(1));
    let (output, _) = check("open-json", text.as_bytes(), &["--json"]);
    let object = &objects(&output)[0];
    let place = ["line", "column", "rule", "kind"].map(|field| object[field].clone());
    assert_eq!(place, [json!(1), json!(12), json!("number"), json!("bad-line")]);
}

#[test]
fn a_grammar_that_is_no_part_of_the_generic_syntax() {
    let (output, told) =
        check("wide", b"// ok: \"a b\"\nwide = { part ~ \" \" ~ part }\n// ok: \"a\"\npart = { \"a\" }\n", &[]);
    let note = r#"NAME:2: note: wide lies outside the generic syntax: it accepts "a a" by wide "a a""#;
    assert!(told.starts_with("NAME:1: wide must match \"a b\""), "{told}");
    assert!(told.contains(note), "{told}");
    assert_eq!(output.status.code(), Some(1));
}

/// A line that goes on with a rule is none, though it begins with a name and has a `=`.
#[test]
fn a_rule_of_several_lines() {
    let text = b"// ok: \"ab=\"\npair = { word ~\nword ~ \"=\" }\n// ok: \"a\"\nword = { 'a'..'z' }\n";
    let (output, told) = check("lines", text, &[]);
    assert_eq!(
        (output.status.code(), told.lines().last()),
        (Some(0), Some("2 rules, 2 examples: all right, 1 note")),
        "{told}"
    );
}

/// Where a rule begins, pest says: behind a comment, in a line before its `=`, behind another rule in its line.
#[test]
fn a_rule_that_does_not_begin_its_line() {
    let text = b"// ok: \"z\"\n/* a note */ c = { \"z\" }\n// ok: \"y\"\nd\n  = { \"y\" } e = { \"x\" }\n";
    let (output, told) = check("begins", text, &[]);
    assert_eq!(
        (output.status.code(), told.lines().last()),
        (Some(0), Some("3 rules, 2 examples: all right, 2 notes")),
        "{told}"
    );
}

/// Silent rules, implicit white space and the end of the input are as pest has them.
#[test]
fn what_is_not_regular_is_run() {
    let text = "WHITESPACE = _{ \" \" }\n// ok: \"a b\" \"ab\"\n// bad: \" ab\" \"ab \"\n_r = _{ \"a\" ~ \"b\" }\n\
                // ok: \"a\"\n// bad: \"aa\"\ne = { SOI ~ \"a\" ~ EOI }\n";
    let (output, told) = check("blanks", text.as_bytes(), &[]);
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(
        told.contains(
            "NAME:4: note: _r cannot be compared: what `WHITESPACE` or `COMMENT` lets stand between the parts of a rule that is not atomic (`@`, `$`) cannot be decided; nor can e\n"
        ),
        "{told}"
    );
    assert!(told.ends_with("3 rules, 6 examples: all right, 4 notes\n"), "{told}");
}

/// No example is too deep, and none takes for ever.
#[test]
fn examples_that_take_too_much() {
    let deep = format!("// ok: \"{}{}\"\nn = {{ \"(\" ~ n? ~ \")\" }}\n", "(".repeat(100_000), ")".repeat(100_000));
    let (output, told) = check("deep", deep.as_bytes(), &[]);
    assert!(told.contains("it takes too many steps"));
    assert_eq!(output.status.code(), Some(1));
    let again = format!("// bad: \"{}\"\nn = {{ \"(\" ~ n ~ \")\" | \"(\" ~ n ~ \"]\" | \"(\" }}\n", "(".repeat(60));
    let (output, told) = check("again", again.as_bytes(), &[]);
    assert!(told.contains("it takes too many steps"), "{told}");
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn files_that_cannot_be_read() {
    let unreadable: [(&str, &[u8], &str); 9] = [
        ("late", b"// a\nr = { \"\xff\" }\n", "uri: NAME:2: cannot read the file: byte 8 of the line is not UTF-8\n"),
        (
            "mark",
            b"\xef\xbb\xbfr = { \"a\" }\n",
            "uri: NAME:1: the file begins with a byte order mark (U+FEFF); save it without\n",
        ),
        ("near", b"r = { DIGTI }\n", "uri: NAME:1:7: r: no file defines the rule `DIGTI`; is `DIGIT` meant?\n"),
        (
            "heading",
            b"//! Mine.\nr = { DIGIT }\n",
            "uri: NAME:1:1: `//!` may stand only where the first file begins, and other files or lines are read before it; write `//`\n",
        ),
        ("bytes", b"\xff", "uri: NAME:1: cannot read the file: byte 1 of the line is not UTF-8\n"),
        (
            "utf-16",
            b"\xff\xfer\0",
            "uri: NAME:1: cannot read the file: byte 1 of the line is not UTF-8; it begins as a file in UTF-16 does\n",
        ),
        ("empty", b"", "uri: NAME:1: no rule stands in the file\n"),
        ("broken", b"r = { \"a\" \"b\" }\n", "uri: NAME:1:11: r: `~` is missing before `\"b\"`\n"),
        ("undefined", b"r = { nope }\n", "uri: NAME:1:7: r: no file defines the rule `nope`\n"),
    ];
    for (name, content, message) in unreadable {
        let (output, told) = check(name, content, &[]);
        assert_eq!((told.as_str(), output.status.code()), (message, Some(2)));
    }
    // Those that can be read are checked all the same.
    let directory = in_package("grammar").display().to_string();
    let output = run(&["grammar", "check", "none.pest", &directory, "uri"], b"");
    assert!(stderr(&output).contains("uri: none.pest: "), "{}", stderr(&output));
    assert!(stderr(&output).contains(&format!("uri: {directory}: ")), "{}", stderr(&output));
    assert!(stdout(&output).contains("all right"), "{}", stdout(&output));
    assert_eq!(output.status.code(), Some(2));
}

/// What is wrong in a file is not said of the grammars that are read with it.
#[test]
fn too_many_rules_that_come_to_themselves() {
    let rules: Vec<String> = (0..501).map(|it| format!("a{it} = {{ \"x\" ~ a{}? }}\n", (it + 1) % 501)).collect();
    let (output, told) = check("many", rules.concat().as_bytes(), &[]);
    let message = "uri: NAME:1: a0: more than 500 rules come to themselves, or use such as do; make several grammars\n";
    assert_eq!((told.as_str(), output.status.code()), (message, Some(2)));
}

#[test]
fn what_cannot_be_read_is_an_object_too() {
    let file = written("object", b"\nr = { a\n");
    let path = file.display().to_string();
    let error = |message: &str, place: Option<(u32, u32, &str)>| {
        let message = format!("{path}{message}");
        let (file, line, column) = (place.map(|_| &path), place.map(|it| it.0), place.map(|it| it.1));
        let rule = place.map(|it| it.2);
        json!({"error": {"message": message, "file": file, "line": line, "column": column, "rule": rule}})
    };
    for arguments in [&["check", "--json", &path][..], &["compare", "--json", "uri", &path]] {
        let output = run(&[&["grammar"], arguments].concat(), b"");
        assert_eq!(
            (objects(&output), output.status.code()),
            (vec![error(":2:8: r: `}` is missing before the end", Some((2, 8, "r")))], Some(2))
        );
        assert_eq!(stderr(&output), "");
        let told: Vec<&str> = arguments.iter().copied().filter(|argument| *argument != "--json").collect();
        let output = run(&[&["grammar"], &told[..]].concat(), b"");
        assert_eq!(
            (stdout(&output), stderr(&output)),
            ("", format!("uri: {path}:2:8: r: `}}` is missing before the end\n").as_str())
        );
    }
    std::fs::remove_file(&file).unwrap();
    let mut missing = error(": No such file or directory (os error 2)", None);
    missing["error"]["file"] = json!(path);
    for arguments in [&["check", "--json", &path, "uri"][..], &["compare", "--json", "uri", &path]] {
        let output = run(&[&["grammar"], arguments].concat(), b"");
        assert_eq!((&objects(&output)[0], stderr(&output), output.status.code()), (&missing, "", Some(2)));
    }
    let output = run(&["grammar", "compare", "--json", "uri:http://u:hunter2@h/", "uri:port"], b"");
    assert_eq!(objects(&output)[0]["error"]["message"], "uri:***@h/: no file defines the rule `***@h/`");
}

#[test]
fn the_name_of_a_grammar_that_is_misspelled() {
    let told = |arguments: &[&str]| stderr(&run(&[&["grammar"], arguments].concat(), b"")).to_owned();
    let missing = "No such file or directory (os error 2)";
    let meant = format!("uri: htpp: {missing}; is the grammar `http` meant?\n");
    assert_eq!((told(&["check", "htpp"]), told(&["compare", "htpp", "uri"])), (meant.clone(), meant));
    assert_eq!(told(&["check", "none.pest"]), format!("uri: none.pest: {missing}\n"));
}

#[test]
fn where_nothing_is_on_the_stack_pest_gives_up() {
    let (output, told) = check("stack", b"// ok: \"a\"\nr = { POP }\n// ok: \"b\"\ns = { \"b\" }\n", &[]);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.starts_with("NAME:1: r gave up on \"a\": pest panics"), "{told}");
    assert!(told.contains("2 rules, 2 examples: 1 wrong"), "{told}");
}

/// A grammar that needs no other is read by itself, whatever its rules are called.
#[test]
fn rules_of_names_that_the_generic_syntax_has_too() {
    let own = b"//! Two numbers.\n// ok: \"1:2\"\npair = { DIGIT+ ~ \":\" ~ host }\n// ok: \"1\"\nDIGIT = { '0'..'9' }\n// ok: \"2\"\nhost = { DIGIT }\n";
    let (output, told) = check("own", own, &[]);
    assert_eq!(
        (output.status.code(), told.lines().last()),
        (Some(0), Some("3 rules, 3 examples: all right, 2 notes")),
        "{told}"
    );
}

/// Where the generic syntax is read for one rule, no other rule of it can be defined anew; what to do about that is said at the rule.
#[test]
fn a_rule_of_the_generic_syntax_that_is_defined_anew() {
    let number = in_package("grammar/uri.pest");
    let number =
        std::fs::read_to_string(number).unwrap().lines().position(|line| line.starts_with("DIGIT ")).unwrap() + 1;
    let message = format!(
        "`DIGIT` is a rule of RFC 3986 (uri.pest:{number}); give yours another name, such as `my_DIGIT`, or, where that rule is to be \
         changed, name an edited `uri.pest` in the field `generic` of `variant!`"
    );
    let half = b"pair = { DIGIT ~ port }\n/* mine */ DIGIT = { '0'..'9' }\n";
    let (output, told) = check("half", half, &[]);
    assert_eq!((told, output.status.code()), (format!("uri: NAME:2:12: DIGIT: {message}\n"), Some(2)));
    let (output, _) = check("half-json", half, &["--json"]);
    let place = ["line", "column", "rule"].map(|field| objects(&output)[0]["error"][field].clone());
    assert_eq!(place, [json!(2), json!(12), json!("DIGIT")]);
    // Of a scheme there is no such field.
    let (output, told) = check("half-sip", b"pair = { method_param ~ user_param }\nuser_param = { \"x\" }\n", &[]);
    assert!(told.contains("sip.pest:") && told.contains("; give this rule another name, or define all"), "{told}");
    assert_eq!(output.status.code(), Some(2));
}

/// Who edits the generic syntax, and takes a rule away, is told which one is missing, and where.
#[test]
fn a_rule_that_an_edited_file_lacks() {
    for (file, rule, message) in [
        ("uri.pest", "\nport ", "authority: no file defines the rule `port`"),
        ("scheme/sip.pest", "\nlr_param ", "uri_parameter: no file defines the rule `lr_param`"),
    ] {
        let text = std::fs::read_to_string(in_package("grammar").join(file)).unwrap();
        assert!(text.contains(rule), "{rule}");
        let (output, told) = check("lacking", text.replace(rule, &rule.replace('\n', "\nno_")).as_bytes(), &[]);
        assert!(told.contains(message), "{told}");
        assert_eq!(output.status.code(), Some(2));
    }
}

/// What the macro refuses because of the files that it reads, and the rules of others that these lack.
const REFUSED: [(&str, &str, &str); 5] = [
    (
        "scheme",
        "/// r = lr (me, 1)\n// ok: \"x\"\nr = { \"x\" ~ lr_param? }\n",
        "3: note: r is refused by `variant!`: `lr_param` is a rule of sip.pest; name that file, too",
    ),
    (
        "iri",
        "/// r = x (me, 1)\n// bad: \"x\"\nr = { ucschar }\n",
        "3: note: r is refused by `variant!`: `ucschar` is a rule of iri.pest; name that file, too",
    ),
    (
        "anew",
        "/// r = x (me, 1)\n// ok: \"x\"\nr = { \"x\" }\n/// port = x (me, 2)\n// ok: \"x\"\nport = { r }\n",
        "6: note: port is refused by `variant!`: `port` is a rule of RFC 3986 (uri.pest:",
    ),
    (
        "heading",
        "//! Mine.\n/// r = x (me, 1)\n// ok: \"x\"\nr = { \"x\" }\n",
        "1:1: note: this line is refused by `variant!`: `//!` may stand only where the first file begins",
    ),
    (
        "twice",
        "/// self = x (me, 1)\n// ok: \"x\"\nself = { \"x\" }\n",
        "3: note: self is refused by `variant!`: Rust keeps the name `self` for itself",
    ),
];

#[test]
fn what_only_the_files_of_a_variant_must_not_have() {
    for (name, text, note) in REFUSED {
        let (output, told) = check(name, text.as_bytes(), &[]);
        assert_eq!(told.matches(&format!("NAME:{note}")).count(), 1, "{told}");
        assert_eq!(output.status.code(), Some(0), "{told}");
    }
    let output = run(&["grammar", "check", "sip,sips"], b"");
    assert!(!stdout(&output).contains("`variant!`"), "{}", stdout(&output));
}

/// What nobody defines may be a rule of the file, or of the generic syntax, that is misspelled; hardly one of some scheme.
#[test]
fn what_a_misspelled_name_is_meant_for() {
    let (_, told) = check("hint", b"r = { DIGIT ~ lr_parm }\n", &[]);
    assert_eq!(told, "uri: NAME:1:15: r: no file defines the rule `lr_parm`\n");
    let (_, told) = check("hint", b"r = { DIGIT ~ authorty }\n", &[]);
    assert_eq!(told, "uri: NAME:1:15: r: no file defines the rule `authorty`; is `authority` meant?\n");
    let (_, told) = check("hint", b"r = { LOWERCASE_LETER ~ number }\n", &[]);
    assert_eq!(told, "uri: NAME:1:7: r: no file defines the rule `LOWERCASE_LETER`; is `LOWERCASE_LETTER` meant?\n");
    let (_, told) = check("hint", b"r = { number }\n", &[]);
    assert_eq!(told, "uri: NAME:1:7: r: no file defines the rule `number`\n");
}

/// An edit of the generic syntax is for the field `generic` of the macro.
#[test]
fn an_edit_of_the_generic_syntax_that_a_variant_must_not_have() {
    let generic = std::fs::read_to_string(in_package("grammar/uri.pest")).unwrap();
    for (from, to, note) in [
        (
            "\nauthority     = {",
            "\nauthority     = @{",
            "note: authority is refused by `variant!`: the rule `authority` is atomic (`@{`), so that the walk to the components misses `host` inside it",
        ),
        (
            "\nhost          = {",
            "\nhost          = _{",
            "note: host is refused by `variant!`: the rule `host` is silent (`_{`), so that the walk to the components misses it",
        ),
        (
            "path_abempty",
            "path_behind",
            "NAME:1: note: the grammar has no rule `path_abempty`, which the walk to the components needs; `variant!` refuses it",
        ),
    ] {
        let edited = generic.replace(from, to);
        assert_ne!(edited, generic);
        let (_, told) = check("generic", edited.as_bytes(), &[]);
        assert!(told.contains(note), "{told}");
        assert_eq!(told.matches("`variant!`").count(), 1, "{told}");
    }
    let (_, told) = check("generic", generic.as_bytes(), &[]);
    assert!(!told.contains("`variant!`"), "{told}");
}

/// Of the first rule it is always said if it is not inside the generic syntax, or if nobody knows.
#[test]
fn a_first_rule_of_which_it_is_not_decided() {
    let inner = "/// t-URI = \"t:\" x (me, 1)\n// ok: \"t:1\"\nt_URI = { \"t:\" ~ x }\n/// x = 1*DIGIT (me, 2)\n// ok: \"1\"\nx = { DIGIT | \"^\" ~ x ~ \"^\" }\n";
    let (output, told) = check("inner", inner.as_bytes(), &[]);
    let note = "NAME:3: note: t_URI may lie outside the generic syntax: not decided, because of the rule x: the rule contains itself: x > x\n";
    assert!(told.contains(note), "{told}");
    assert_eq!(output.status.code(), Some(0));
    let itself = "// ok: \"1\"\nx = { DIGIT | \"^\" ~ x ~ \"^\" }\n";
    let (_, told) = check("itself", itself.as_bytes(), &[]);
    let note = "NAME:2: note: x may lie outside the generic syntax: not decided: the rule contains itself: x > x\n";
    assert!(told.contains(note), "{told}");
}

/// What CI is to refuse, though no example is wrong.
#[test]
fn notes_that_count_as_failures() {
    let noted = b"/// r = \"x\" (me, 1)\nr = { ^\"x\" }\n";
    let (output, told) = check("noted", noted, &[]);
    assert!(told.ends_with("1 rule (1 with ABNF), 0 examples: all right, 1 note\n"), "{told}");
    assert_eq!(output.status.code(), Some(0));
    let (output, told) = check("noted", noted, &["--strict"]);
    assert!(told.ends_with("1 rule (1 with ABNF), 0 examples: all right, 1 note\n"), "{told}");
    assert_eq!(output.status.code(), Some(1));
    let (output, _) = check("noted", noted, &["--strict", "--json"]);
    assert_eq!(
        objects(&output).pop(),
        Some(json!({"rules": 1, "with_abnf": 1, "examples": 0, "failures": 0, "notes": 1}))
    );
    assert_eq!(output.status.code(), Some(1));
    for (argument, status) in [("uri", 0), ("sip,sips", 0), ("sips", 1), ("none.pest", 2)] {
        let output = run(&["grammar", "check", "--strict", argument], b"");
        assert_eq!(output.status.code(), Some(status), "{argument}: {}", stdout(&output));
    }
}

/// Decided for all texts, where the author wrote no example that shows it.
#[test]
fn a_rule_that_is_not_the_abnf_above_it() {
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
// ABNF: nobody knows what a foobar is.
// ok:  "one"
other = { "one" }
"#;
    let (output, told) = check("transcribed", text.as_bytes(), &["--strict"]);
    let expected = r#"NAME:4: note: number is not its ABNF: only the ABNF accepts "1", by number "1"; if that is meant, say why in a comment `// ABNF:`
NAME:7:19: note: word has no ABNF above it that can be read: here must stand an element
4 rules (4 with ABNF), 5 examples: all right, 2 notes
"#;
    assert_eq!(told, expected);
    assert_eq!(output.status.code(), Some(1));
}

/// What the walk to the components does not meet may be missing in an edit of the generic syntax.
#[test]
fn a_generic_syntax_without_a_kind_of_host() {
    let (_, generic) = pest_uri::grammar_files().next().unwrap();
    let edited: Vec<&str> = generic.split("IPv6address | IPvFuture").collect();
    assert_eq!(edited.len(), 2);
    let (_, told) = check("no-future", edited.join("IPv6address").as_bytes(), &[]);
    assert!(!told.contains("IPvFuture`") && !told.contains("needs"), "{told}");
    let edited = generic.replacen("query         = @{", "query         = _{", 1);
    let (_, told) = check("no-query", edited.as_bytes(), &[]);
    assert!(told.contains("the rule `query` is silent (`_{`), so that the walk"), "{told}");
}

/// What is written instead of the files that are wanted.
#[test]
fn what_is_no_file_of_pest() {
    let told = |arguments: &[&str]| {
        let output = run(&[&["grammar"], arguments].concat(), b"");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        stderr(&output).to_owned()
    };
    assert_eq!(told(&["check", "x.abnf"]), "uri: x.abnf: grammars of pest are checked, and this is ABNF\n");
    assert_eq!(told(&["check", "uri:port"]), "uri: uri:port: whole files are checked; leave `:port` out\n");
    let missing = "uri: the grammar: the name of a file is missing; several have commas between them\n";
    assert_eq!((told(&["check", "uri,"]).as_str(), told(&["compare", ",uri", "uri"]).as_str()), (missing, missing));
    assert_eq!(told(&["chek", "my.pest"]), "uri: `grammar` has no command of this name; is `check` meant?\n");
    assert!(told(&["chek"]).contains("is `check` meant?") && told(&["uir"]).contains("is `uri` meant?"));
    assert!(told(&["uri", "x"]).contains("cannot be used with"));
    assert_eq!(told(&["diff", "a", "b"]), "uri: `grammar` has no command `diff`; it has `parse`, `compare`, `check`\n");
    let text = "uri: s3: No such file or directory (os error 2); the first argument is the grammar, and the texts stand behind it\n";
    assert_eq!(told(&["parse", "s3://abc/x"]), text);
    assert_eq!(told(&["parse", "src", "x"]), "uri: src: Is a directory (os error 21)\n");
    assert!(told(&["parse", "htpp", "http://h/"]).ends_with("is the grammar `http` meant?\n"));
}

/// What can be done with it is said where a command or the name of a grammar is wanted.
#[test]
fn a_file_in_the_place_of_a_name() {
    let file = written("place", b"r = { \"a\" }\n");
    let path = file.display().to_string();
    let told = |arguments: &[&str]| stderr(&run(arguments, b"")).replace(&path, "NAME");
    let tip = "it is a file: `uri grammar check NAME` runs its examples, `uri grammar parse NAME TEXT` parses by it\n";
    assert_eq!(told(&["grammar", &path]), format!("uri: no grammar has the name \"NAME\"; {tip}"));
    assert_eq!(told(&["grammar", &path, "a"]), format!("uri: `grammar` has no command `NAME`; {tip}"));
    std::fs::remove_file(file).unwrap();
}
