//! Rules compared with the ABNF above them.

use pest_check::{Limits, SourceFile, TranscribedGrammar};

/// Returns the findings about the rules of some files, one line each.
fn findings_in(files: &[(&str, &str)]) -> String {
    let files = files.iter().map(|(name, text)| SourceFile { name: (*name).into(), text: (*text).into() });
    let grammar = TranscribedGrammar::read(&files.collect::<Vec<_>>()).unwrap();
    let compared = grammar.compare(grammar.rules(), Limits::default());
    let line = compared.iter().filter_map(|comparison| {
        let (location, rule) = (comparison.location(), &comparison.transcription.rule);
        Some(format!("{location}: {rule} {}\n", comparison.finding()?))
    });
    line.collect()
}

fn findings(text: &str) -> String {
    findings_in(&[("a.pest", text)])
}

#[test]
fn rules_that_match_their_abnf() {
    let text = r#"
/// list   = "[" [ item *( "," item ) ] "]"
///        ; of items (a document, section 1)
list   = { "[" ~ (item ~ ("," ~ item)*)? ~ "]" }
/// item   = 1*3DIGIT / %s"x" / 0<prose>                      (a document, section 2)
// ok: "1"
item   = @{ DIGIT{1,3} | "x" | "" }
// No documentation at all.
DIGIT  = { '0'..'9' }
/// Documentation that is not ABNF.
spoken = { "x" }
"#;
    assert_eq!(findings(text), "");
}

/// The traps of a PEG are reported only at the rule that contains them.
#[test]
fn rules_that_differ_from_their_abnf() {
    let text = r#"
/// whole  = short / hidden / greedy / "-" narrow
whole  = { hidden | short | greedy | "-" ~ narrow }
/// short  = %s"a" / %s"ab"
short  = { "a" | "ab" }
/// hidden = *%s"c" %s"c"
hidden = { "c"* ~ "c" }
/// greedy = "D"
greedy = { "D" }
/// narrow = "0" / "1"
narrow = { "0" | "1" | "2" }
"#;
    insta::assert_snapshot!(findings(text), @r#"
    a.pest:4: short differs from its ABNF: only the ABNF accepts "ab", by short "ab"; if intended, explain it in a comment `// ABNF:`
    a.pest:6: hidden differs from its ABNF: only the ABNF accepts "c", by hidden "c"; if intended, explain it in a comment `// ABNF:`
    a.pest:8: greedy differs from its ABNF: only the ABNF accepts "d", by greedy "d" (strings of ABNF ignore case, like `^"..."`); if intended, explain it in a comment `// ABNF:`
    a.pest:10: narrow differs from its ABNF: only the rule accepts "2", by narrow "2"; if intended, explain it in a comment `// ABNF:`
    "#);
}

/// If a rule is wrong itself, that is reported, too.
#[test]
fn a_rule_that_differs_itself_and_through_a_used_rule() {
    let text = "/// outer = inner / \"0\"\nouter = { inner }\n/// inner = \"1\"\ninner = { \"1\" | \"2\" }\n";
    insta::assert_snapshot!(findings(text), @r#"
    a.pest:1: outer differs from its ABNF: only the rule accepts "2", by outer > inner "2"; only the ABNF accepts "0", by outer "0"; if intended, explain it in a comment `// ABNF:`
    a.pest:3: inner differs from its ABNF: only the rule accepts "2", by inner "2"; if intended, explain it in a comment `// ABNF:`
    "#);
}

#[test]
fn departures_are_explained_in_comments() {
    let text = "/// outer = inner \"x\"\nouter = { inner ~ ^\"x\" }\n/// inner = \"i\" / \"j\"\n";
    let rule = "inner = { ^\"i\" }\n";
    let findings = |comment: &str| findings(&[text, comment, rule].concat());
    assert!(findings("// PEG: nothing\n").contains("inner differs from its ABNF: only the ABNF accepts \"J\""));
    assert_eq!(findings("// ABNF: a j is left out.\n"), "");
    let same = text.replace(" / \"j\"", "") + "// ABNF: nothing is left out.\n" + rule;
    insta::assert_snapshot!(self::findings(&same), @r#"
    a.pest:3: inner matches its ABNF, so the comment `// ABNF:` is not needed
    "#);
}

#[test]
fn abnf_with_errors() {
    let text = r#"
/// number = 1*DIGT
number = { DIGIT+ }
/// sign = plus / minus
sign   = { "+" | "-" }
/// broken =
///        ( "x"                                       (a document, section 3)
broken = { "x" }
/// what is mentioned                                  (a document, section 4)
last   = { "x" }
/// spoken = <what is said>
spoken = { "x" }
/// user = spoken spoken
user   = { spoken ~ spoken }
/// deep = "(" [ deep ] ")"
deep   = { "(" ~ deep? ~ ")" }
DIGIT  = { '0'..'9' }
"#;
    insta::assert_snapshot!(findings(text), @r#"
    a.pest:2: number is not compared with its ABNF: no file defines the rule `DIGT`; did you mean `DIGIT`? (its ABNF may define further rules)
    a.pest:4: sign is not compared with its ABNF: no file defines the rule `plus` (its ABNF may define further rules)
    a.pest:7:17: broken has invalid ABNF above it: expected an element, `/` or `)`
    a.pest:11: spoken is not compared with its ABNF: the prose `<what is said>` cannot be decided
    "#);
}

/// A line of documentation has its own line and column, whatever separates it from the one above.
#[test]
fn locations_of_errors_in_abnf() {
    let text = "/// r = \"a\"\n// note\n\n   ///    / %x41..42\nr = { \"a\" }\n";
    assert!(findings(text).starts_with("a.pest:4:18: r has invalid ABNF above it"), "{}", findings(text));
}

/// A group at the end of ABNF is not a document and section.
#[test]
fn abnf_that_ends_in_a_group() {
    assert_eq!(findings("/// a = ( \"x, y\" )\na = { ^\"x, y\" }\n"), "");
}

/// An error in the ABNF of one rule does not prevent the comparison of others.
#[test]
fn abnf_with_semantic_errors() {
    let text = r#"
/// a = b
/// b = "1"
a = { "1" }
/// c = b
/// b = "2"
c = { "1" }
/// list = "(" [ list ] ")"
list = { "(" ~ ")" }
/// d = 99999("x")
d = { "x" }
/// e = "1"
e = { "2" }
"#;
    insta::assert_snapshot!(findings(text), @r#"
    a.pest:5: c is not compared with its ABNF: rule `b` is already defined differently
    a.pest:8: list is not compared with its ABNF: the rule contains itself: list > list
    a.pest:10: d differs from its ABNF: only the rule accepts "x", by d "x"; only the ABNF accepts a text of 99999 bytes; if intended, explain it in a comment `// ABNF:`
    a.pest:12: e differs from its ABNF: only the rule accepts "2", by e "2"; only the ABNF accepts "1", by e "1"; if intended, explain it in a comment `// ABNF:`
    "#);
}

/// Reported if nothing else is wrong with the rule, even if it uses another rule that is wrong.
#[test]
fn rules_that_differ_by_case() {
    let text = r#"
/// outer = "x:" inner
outer = { "x:" ~ inner }
/// inner = "0" / "Y" / "1"
inner = { "0" | "y" }
/// both  = "z" / "0"
both  = { "z" }
"#;
    let file = SourceFile { name: "a.pest".into(), text: text.into() };
    let grammar = TranscribedGrammar::read(&[file]).unwrap();
    let compared = grammar.compare(grammar.rules(), Limits::default());
    let by_case = compared.iter().map(|it| it.finding().unwrap().contains(" (strings of ABNF ignore case"));
    assert_eq!(by_case.collect::<Vec<_>>(), [true, false, false]);
}

/// A name may have a prefix. A comment gives the reason for any other name.
#[test]
fn rules_with_other_names() {
    let text = r#"
/// host = "a"
x_host = { ^"a" }
/// X-Port = "b"
x_port = { ^"b" }
/// ost = "c"
// ABNF: has this name elsewhere.
y_host = { ^"c" }
/// path = "d" /
z = { ^"d" }
"#;
    let file = SourceFile { name: "a.pest".into(), text: text.into() };
    let grammar = TranscribedGrammar::read(&[file]).unwrap();
    let names: Vec<_> = grammar.rules().iter().map(|it| it.other_name()).collect();
    assert_eq!(names, [None, None, Some("ost"), None]);
    assert_eq!(findings(text), "a.pest:9:17: z has invalid ABNF above it: expected an element\n");
}

/// Names in a document may be those of other rules.
#[test]
fn names_of_other_documents_and_files() {
    let generic = "/// host = 1*ALPHA                      (RFC 3986, section 3.2.2)\nhost = { ALPHA+ }\nALPHA = { 'a'..'z' | 'A'..'Z' }\n";
    let scheme = r#"
/// x-URI     = host ":" phonedigits
/// phonedigits = *phonedigit
/// phonedigit  = DIGIT / [ "-" ]        (RFC 1, section 1)
x_URI     = { x_host ~ ":" ~ (DIGIT | "-")* }
/// host      = 1*DIGIT                  (RFC 1, section 2)
x_host    = { DIGIT+ }
/// DIGIT     = %x30-39                  (RFC 1, section 2)
DIGIT     = { '0'..'9' }
"#;
    assert_eq!(findings_in(&[("uri.pest", generic), ("x.pest", scheme)]), "");
    // The host of another document of the same file, and of another file of the same document.
    let other =
        "/// y-URI = \"y:\" host / phonedigit  (RFC 1, section 9)\ny_URI = { ^\"y:\" ~ x_host | (DIGIT | \"-\")? }\n";
    assert_eq!(findings_in(&[("uri.pest", generic), ("x.pest", scheme), ("y.pest", other)]), "");
    let generic_host =
        other.replace("x_host", "host").replace("RFC 1", "RFC 2").replace("phonedigit", "\"\" / DIGIT / \"-\"");
    assert_eq!(findings_in(&[("uri.pest", generic), ("x.pest", scheme), ("y.pest", &generic_host)]), "");
    // `_` equals `-`, and case does not matter.
    assert_eq!(findings("/// A-B = c-D\na_b = { C_d }\n/// c-d = \"x\"\nC_d = { ^\"X\" }\n"), "");
}

#[test]
#[should_panic(expected = "byte.pest:1: byte differs from its ABNF: only the ABNF accepts \"00\", by byte \"00\"")]
fn assert_transcribed_panics() {
    let generic = ("digit.pest", "DIGIT = { '0'..'9' }\n");
    pest_check::assert_transcribed([generic, ("byte.pest", "/// byte = 1*2DIGIT\nbyte = { DIGIT{1,2} }\n")]);
    pest_check::assert_transcribed([generic, ("byte.pest", "/// byte = 1*2%x30-39\nbyte = { DIGIT | DIGIT{3} }\n")]);
}

/// Documentation that is intended as ABNF and cannot be read is reported. Other documentation is
/// ignored.
#[test]
fn documentation_that_is_intended_as_abnf() {
    let findings = |above: &str| findings_in(&[("a.pest", &format!("/// {above}\nx_y = {{ \"a\" }}\n"))]);
    for above in [
        "x_y = \"b\"", "x_y = \"b\" (d, 1)", "x-y \"b\" (d, 1)", "x-y ::= \"b\"", "<x-y> = \"b\"", "x.y := \"b\"",
        "x-y: \"b\"", "x-y -> \"b\"", "x-y <- \"b\"", "This is x-y.\n/// x-y = \"b\"", "- x-y = \"b\"",
        "`x-y = \"b\"` (d, 1)", "RFC 1: x_y = \"b\" (d, 1)", "= \"b\" (d, 1)", "\"b\" (d, 1)", "%s\"b\" (d, 1)",
    ] {
        assert!(findings(above).contains("has invalid ABNF above it"), "{above}: {}", findings(above));
    }
    for cited in ["(d, 1)", "(RFC 1)", "(RFC 1, section 2)", "(3)"] {
        let findings = findings(&format!("x-y = \"b\"  {cited}"));
        assert!(findings.contains("only the ABNF accepts \"B\""), "{cited}: {findings}");
    }
    assert!(
        findings("x_y = \"b\"").contains("write `-` instead of `_` in names of ABNF"),
        "{}",
        findings("x_y = \"b\"")
    );
    for above in [
        "\"Quoted\" words.", "\"x\" is what comes first (d, 1)", "%-encoded bytes (d, 1)",
        "The left side of `x-y = value`.", "In a line x-y = value the key.", "If a x-y == b.", "If a x-y => b.",
        "x-y | value.", "A x-y=1 thing. Then x-y = 2 (d, 1)", "An x and a y.", "The x-y: \"b\" or so.", "x_y is a y",
        "x-y (of d)", "what is mentioned (d, 1)", "= x", "x", "",
    ] {
        assert_eq!(findings(above), "", "{above}");
    }
}
