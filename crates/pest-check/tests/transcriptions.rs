//! Rules compared with the ABNF above them.

use pest_check::{Limits, SourceFile, TranscribedGrammar};

/// Returns the findings about the rules of some files, one line each.
fn told_of(files: &[(&str, &str)]) -> String {
    let files = files.iter().map(|(name, text)| SourceFile { name: (*name).into(), text: (*text).into() });
    let grammar = TranscribedGrammar::read(&files.collect::<Vec<_>>()).unwrap();
    let compared = grammar.compare(grammar.rules(), Limits::default());
    let line = compared.iter().filter_map(|comparison| {
        let (place, rule) = (comparison.place(), &comparison.transcription.rule);
        Some(format!("{place}: {rule} {}\n", comparison.finding()?))
    });
    line.collect()
}

fn told(text: &str) -> String {
    told_of(&[("a.pest", text)])
}

#[test]
fn rules_that_are_their_abnf() {
    let text = r#"
/// list   = "[" [ item *( "," item ) ] "]"
///        ; of items (a document, section 1)
list   = { "[" ~ (item ~ ("," ~ item)*)? ~ "]" }
/// item   = 1*3DIGIT / %s"x" / 0<prose>                      (a document, section 2)
// ok: "1"
item   = @{ DIGIT{1,3} | "x" | "" }
// No documentation at all.
DIGIT  = { '0'..'9' }
/// Documentation that is no ABNF.
spoken = { "x" }
"#;
    assert_eq!(told(text), "");
}

/// The traps of a PEG, each reported at its own rule, and at no rule that uses it.
#[test]
fn rules_that_are_not() {
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
    insta::assert_snapshot!(told(text), @r#"
    a.pest:4: short is not its ABNF: only the ABNF accepts "ab", by short "ab"; if that is meant, say why in a comment `// ABNF:`
    a.pest:6: hidden is not its ABNF: only the ABNF accepts "c", by hidden "c"; if that is meant, say why in a comment `// ABNF:`
    a.pest:8: greedy is not its ABNF: only the ABNF accepts "d", by greedy "d" (strings of ABNF match in either case, as `^"..."` does); if that is meant, say why in a comment `// ABNF:`
    a.pest:10: narrow is not its ABNF: only the rule accepts "2", by narrow "2"; if that is meant, say why in a comment `// ABNF:`
    "#);
}

/// If a rule is wrong itself, that is reported, too.
#[test]
fn a_rule_that_uses_one_that_is_wrong_and_is_wrong_itself() {
    let text = "/// outer = inner / \"0\"\nouter = { inner }\n/// inner = \"1\"\ninner = { \"1\" | \"2\" }\n";
    insta::assert_snapshot!(told(text), @r#"
    a.pest:1: outer is not its ABNF: only the rule accepts "2", by outer > inner "2"; only the ABNF accepts "0", by outer "0"; if that is meant, say why in a comment `// ABNF:`
    a.pest:3: inner is not its ABNF: only the rule accepts "2", by inner "2"; if that is meant, say why in a comment `// ABNF:`
    "#);
}

#[test]
fn a_departure_says_so() {
    let text = "/// outer = inner \"x\"\nouter = { inner ~ ^\"x\" }\n/// inner = \"i\" / \"j\"\n";
    let rule = "inner = { ^\"i\" }\n";
    let told = |comment: &str| told(&[text, comment, rule].concat());
    assert!(told("// PEG: nothing\n").contains("inner is not its ABNF: only the ABNF accepts \"J\""));
    assert_eq!(told("// ABNF: a j is left out.\n"), "");
    let same = text.replace(" / \"j\"", "") + "// ABNF: nothing is left out.\n" + rule;
    insta::assert_snapshot!(self::told(&same), @r#"
    a.pest:3: inner accepts what its ABNF does, so the comment `// ABNF:` above it is not needed
    "#);
}

#[test]
fn abnf_that_cannot_be_read_or_uses_what_is_not_there() {
    let text = r#"
/// number = 1*DIGT
number = { DIGIT+ }
/// sign = plus / minus
sign   = { "+" | "-" }
/// broken =
///        ( "x"                                       (a document, section 3)
broken = { "x" }
/// what is spoken of                                  (a document, section 4)
last   = { "x" }
/// spoken = <what is said>
spoken = { "x" }
/// user = spoken spoken
user   = { spoken ~ spoken }
/// deep = "(" [ deep ] ")"
deep   = { "(" ~ deep? ~ ")" }
DIGIT  = { '0'..'9' }
"#;
    insta::assert_snapshot!(told(text), @r#"
    a.pest:2: number is not held against its ABNF: no file defines the rule `DIGT`; is `DIGIT` meant? (what is no rule is written below it, as ABNF)
    a.pest:4: sign is not held against its ABNF: no file defines the rule `plus` (what is no rule is written below it, as ABNF)
    a.pest:7:17: broken has no ABNF above it that can be read: here must stand an element, `/` or `)`
    a.pest:11: spoken is not held against its ABNF: the prose `<what is said>` cannot be decided
    "#);
}

/// A line of documentation has its own line and column, whatever separates it from the one above.
#[test]
fn where_abnf_is_wrong() {
    let text = "/// r = \"a\"\n// note\n\n   ///    / %x41..42\nr = { \"a\" }\n";
    assert!(told(text).starts_with("a.pest:4:18: r has no ABNF above it that can be read"), "{}", told(text));
}

/// A group at the end of ABNF is not a document and section.
#[test]
fn abnf_that_ends_in_a_group() {
    assert_eq!(told("/// a = ( \"x, y\" )\na = { ^\"x, y\" }\n"), "");
}

/// An error in the ABNF of one rule does not prevent the comparison of others.
#[test]
fn abnf_that_is_wrong_in_other_ways() {
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
    insta::assert_snapshot!(told(text), @r#"
    a.pest:5: c is not held against its ABNF: the rule `b` has been defined before, in another way
    a.pest:8: list is not held against its ABNF: the rule contains itself: list > list
    a.pest:10: d is not its ABNF: only the rule accepts "x", by d "x"; only the ABNF accepts a text of 99999 bytes; if that is meant, say why in a comment `// ABNF:`
    a.pest:12: e is not its ABNF: only the rule accepts "2", by e "2"; only the ABNF accepts "1", by e "1"; if that is meant, say why in a comment `// ABNF:`
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
    let told = compared.iter().map(|it| it.finding().unwrap().contains(" (strings of ABNF match in either case"));
    assert_eq!(told.collect::<Vec<_>>(), [true, false, false]);
}

/// A name may have a prefix. A comment gives the reason for any other name.
#[test]
fn rules_that_are_called_otherwise() {
    let text = r#"
/// host = "a"
x_host = { ^"a" }
/// X-Port = "b"
x_port = { ^"b" }
/// ost = "c"
// ABNF: called so elsewhere.
y_host = { ^"c" }
/// path = "d" /
z = { ^"d" }
"#;
    let file = SourceFile { name: "a.pest".into(), text: text.into() };
    let grammar = TranscribedGrammar::read(&[file]).unwrap();
    let names: Vec<_> = grammar.rules().iter().map(|it| it.other_name()).collect();
    assert_eq!(names, [None, None, Some("ost"), None]);
    assert_eq!(told(text), "a.pest:9:17: z has no ABNF above it that can be read: here must stand an element\n");
}

/// Names in a document may be those of other rules.
#[test]
fn names() {
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
    assert_eq!(told_of(&[("uri.pest", generic), ("x.pest", scheme)]), "");
    // The host of another document of the same file, and of another file of the same document.
    let other =
        "/// y-URI = \"y:\" host / phonedigit  (RFC 1, section 9)\ny_URI = { ^\"y:\" ~ x_host | (DIGIT | \"-\")? }\n";
    assert_eq!(told_of(&[("uri.pest", generic), ("x.pest", scheme), ("y.pest", other)]), "");
    let generic_host =
        other.replace("x_host", "host").replace("RFC 1", "RFC 2").replace("phonedigit", "\"\" / DIGIT / \"-\"");
    assert_eq!(told_of(&[("uri.pest", generic), ("x.pest", scheme), ("y.pest", &generic_host)]), "");
    // `_` equals `-`, and case does not matter.
    assert_eq!(told("/// A-B = c-D\na_b = { C_d }\n/// c-d = \"x\"\nC_d = { ^\"X\" }\n"), "");
}

#[test]
#[should_panic(expected = "octet.pest:1: octet is not its ABNF: only the ABNF accepts \"00\", by octet \"00\"")]
fn a_test_of_one_line() {
    let generic = ("digit.pest", "DIGIT = { '0'..'9' }\n");
    pest_check::assert_transcribed([generic, ("octet.pest", "/// octet = 1*2DIGIT\noctet = { DIGIT{1,2} }\n")]);
    pest_check::assert_transcribed([generic, ("octet.pest", "/// octet = 1*2%x30-39\noctet = { DIGIT | DIGIT{3} }\n")]);
}

/// Documentation that is intended as ABNF and cannot be read is reported. Other documentation is ignored.
#[test]
fn what_is_meant_as_abnf() {
    let told = |above: &str| told_of(&[("a.pest", &format!("/// {above}\nx_y = {{ \"a\" }}\n"))]);
    for above in [
        "x_y = \"b\"", "x_y = \"b\" (d, 1)", "x-y \"b\" (d, 1)", "x-y ::= \"b\"", "<x-y> = \"b\"", "x.y := \"b\"",
        "x-y: \"b\"", "x-y -> \"b\"", "x-y <- \"b\"", "This is x-y.\n/// x-y = \"b\"", "- x-y = \"b\"",
        "`x-y = \"b\"` (d, 1)", "RFC 1: x_y = \"b\" (d, 1)", "= \"b\" (d, 1)", "\"b\" (d, 1)", "%s\"b\" (d, 1)",
    ] {
        assert!(told(above).contains("has no ABNF above it that can be read"), "{above}: {}", told(above));
    }
    for cited in ["(d, 1)", "(RFC 1)", "(RFC 1, section 2)", "(3)"] {
        let told = told(&format!("x-y = \"b\"  {cited}"));
        assert!(told.contains("only the ABNF accepts \"B\""), "{cited}: {told}");
    }
    assert!(told("x_y = \"b\"").contains("a name in ABNF has `-` for `_`"), "{}", told("x_y = \"b\""));
    for above in [
        "\"Quoted\" words.", "\"x\" is what stands first (d, 1)", "%-encoded octets (d, 1)",
        "The left side of `x-y = value`.", "In a line x-y = value the key.", "If a x-y == b.", "If a x-y => b.",
        "x-y | value.", "A x-y=1 thing. Then x-y = 2 (d, 1)", "An x and a y.", "The x-y: \"b\" or so.", "x_y is a y",
        "x-y (of d)", "what is spoken of (d, 1)", "= x", "x", "",
    ] {
        assert_eq!(told(above), "", "{above}");
    }
}
