//! Questions that cannot be decided, and files that are not a grammar: each with its position.

use pest_check::{Expressions, Limits, Question, Side, SourceFile, decide};
use pest_regular::Compiler;

use crate::support::{Grammar, assert_refused, grammar, rfc3986};

const BETWEEN: &str =
    "what `WHITESPACE` or `COMMENT` lets stand between the parts of a rule that is not atomic (`@`, `$`)";

#[test]
fn recursion() {
    let pest = Grammar::pest("// a comment\nr = { \"(\" ~ a ~ \")\" }\na = { r? }\n");
    assert_refused(&pest, "test.pest:2: r: the rule contains itself: r > a > r");
    let documented = Grammar::pest("//! A grammar.\n/// A rule.\nr = { \"(\" ~ a }\n/// Another.\na = { r? }\n");
    assert_refused(&documented, "test.pest:3: r: the rule contains itself: r > a > r");
    let abnf = Grammar::abnf("r = a\na = [ B ]\nb = \"x\" A\n");
    assert_refused(&abnf, "test.abnf:2: a: the rule contains itself: a > b > a");
}

/// Only what the rule uses must be regular.
#[test]
fn recursion_elsewhere() {
    let pest = Grammar::pest("r = { \"a\" }\nb = { \"b\" ~ b? }\n");
    pest.expression("r", &mut Expressions::default()).unwrap();
    let abnf = Grammar::abnf("r = \"a\"\nb = \"b\" [ b ] <more>\n");
    abnf.expression("r", &mut Expressions::default()).unwrap();
}

#[test]
fn the_stack() {
    let push = Grammar::pest("r = { PUSH(\"a\") ~ \"b\" ~ POP }\n");
    assert_refused(&push, "test.pest:1: r: `PUSH(\"a\")`, which uses the stack, cannot be decided");
    let peek = Grammar::pest("r = { a }\na = { \"b\" ~ PEEK }\n");
    assert_refused(&peek, "test.pest:2: a: `PEEK`, which uses the stack, cannot be decided");
}

#[test]
fn implicit_whitespace() {
    let whitespace = Grammar::pest("WHITESPACE = _{ \" \" }\nr = { \"a\" ~ \"b\" }\n");
    assert_refused(&whitespace, &format!("test.pest:2: r: {BETWEEN} cannot be decided"));
    let comment = Grammar::pest("COMMENT = _{ \"#\" }\nr = @{ a }\na = !{ \"a\"* }\n");
    assert_refused(&comment, &format!("test.pest:3: a: {BETWEEN} cannot be decided"));
}

#[test]
fn prose() {
    assert_refused(
        &Grammar::abnf("\nr = a\na = \"x\" / <as in RFC 1>\n"),
        "test.abnf:3: a: the prose `<as in RFC 1>` cannot be decided",
    );
}

#[test]
fn rules_that_are_not_there() {
    assert_refused(&Grammar::abnf("x = \"a\"\n"), "no file defines the rule `r`");
    assert_refused(&Grammar::abnf("r = \"a\"\n  b\n"), "test.abnf:1: r: no file defines the rule `b`");
    assert_refused(&Grammar::pest("x = { \"a\" }\n"), "no file defines the rule `r`");
    assert_refused(&Grammar::pest("\nr = { \"a\" ~ b }\n"), "test.pest:2:13: r: no file defines the rule `b`");
}

#[test]
fn names_that_are_misspelled() {
    let pest = Grammar::pest("reg_name = { \"a\" }\nport = { \"b\" }\n");
    let told =
        |rule: &str, grammar: &Grammar| grammar.expression(rule, &mut Expressions::default()).unwrap_err().to_string();
    assert_eq!(told("prot", &pest), "no file defines the rule `prot`; is `port` meant?");
    assert_eq!(told("PORT", &pest), "no file defines the rule `PORT`; is `port` meant?");
    assert_eq!(told("regname", &pest), "no file defines the rule `regname`; is `reg_name` meant?");
    assert_eq!(told("DIGTI", &Grammar::abnf("r = \"a\"\n")), "no file defines the rule `DIGTI`; is `DIGIT` meant?");
    assert_refused(
        &Grammar::abnf("r = reg-nam\nReg-Name = \"a\"\n"),
        "test.abnf:1: r: no file defines the rule `reg-nam`; is `Reg-Name` meant?",
    );
    assert_refused(
        &Grammar::pest("r = {\n  \"a\" ~ digti\n}\ndigit = { \"1\" }\n"),
        "test.pest:2:9: r: no file defines the rule `digti`; is `digit` meant?",
    );
}

#[test]
fn rules_defined_twice() {
    assert_refused(
        &Grammar::abnf("r = \"a\"\nR = \"b\"\n"),
        "test.abnf:2: R: the rule `R` has been defined before, in another way",
    );
}

#[test]
fn faults_of_syntax() {
    let faults = [
        ("r\n\ns = \"a\"\n", "test.abnf:1:2: r: after the name of a rule must stand `=`"),
        ("r = \n", "test.abnf:1:4: r: here must stand an element"),
        (
            "r = 1#token\n",
            "test.abnf:1:6: r: here must stand what is repeated, not `#`; a list as RFC 9110 writes it is `[ element *( OWS \",\" OWS element ) ]`",
        ),
        (
            "r = a | b\n",
            "test.abnf:1:7: r: here must stand an element, `/` or the end of the rule, not `|`; alternatives are divided by `/`",
        ),
        ("r = 'a'\n", "test.abnf:1:5: r: here must stand an element, not `'`; a text stands between two `\"`"),
        ("r = %x30..39\n", "test.abnf:1:10: r: here must stand a number, not `.`; a range is written `%x30-39`"),
        (
            "r = ( a b? )\n",
            "test.abnf:1:10: r: here must stand an element, `/` or `)`, not `?`; what may be left out stands in `[ ]`",
        ),
        ("r = a /\n\nb = c\n", "test.abnf:1:8: r: here must stand an element"),
        ("r = a /  ; more\n ; to come\n\nb = c\n", "test.abnf:1:8: r: here must stand an element"),
        ("r = a\n  / b /\n", "test.abnf:2:8: r: here must stand an element"),
        ("r = a\n\n  / / b\n", "test.abnf:3:5: r: here must stand an element"),
        ("r = ( \"a\"\n", "test.abnf:1:10: r: here must stand an element, `/` or `)`"),
        ("r = \"a\" ]\n", "test.abnf:1:9: r: here must stand an element, `/` or the end of the rule"),
        ("r = \"a\n", "test.abnf:1:5: r: no `\"` follows on this line, or not only printable ASCII before it"),
        ("r = %q1\n", "test.abnf:1:6: r: after `%` must stand `x`, `d` or `b`, or `s` or `i` and a string"),
        ("r = %s1\n", "test.abnf:1:6: r: after `%` must stand `x`, `d` or `b`, or `s` or `i` and a string"),
        ("r = %x\n", "test.abnf:1:7: r: here must stand a number"),
        ("r = %x41.\n", "test.abnf:1:10: r: here must stand a number"),
        ("r = %x42-41\n", "test.abnf:1:5: r: a range ends before it starts"),
        ("r = %xFFFFFFFFF\n", "test.abnf:1:7: r: this number is too large"),
        ("r = 3*2\"a\"\n", "test.abnf:1:5: r: a repetition has more at least than at most"),
        ("r = 1* \"a\"\n", "test.abnf:1:7: r: here must stand what is repeated"),
        ("  r = \"a\"\n b = \"b\"\n", "test.abnf:2:2: a rule stands here that is not indented as the first one is"),
        ("r = \"a\"\n  b = \"b\"\n", "test.abnf:2:5: r: here must stand an element, `/` or the end of the rule"),
        ("3r = \"a\"\n", "test.abnf:1:1: here must stand the name of a rule"),
    ];
    for (text, message) in faults {
        assert_refused(&Grammar::abnf(text), message);
    }
}

/// A range without characters would silently make rules that match nothing.
#[test]
fn numbers_of_no_character() {
    for (numbers, column, told) in [
        ("%xD800-DBFF", 5, "%xD800-DBFF"),
        ("%d55296", 5, "%xD800"),
        ("%x110000", 5, "%x110000"),
        ("%x61.110000", 10, "%x110000"),
        ("%x110000-FFFFFFF", 5, "%x110000-FFFFFFF"),
    ] {
        let message = format!(
            "test.abnf:2:{column}: r: `{told}` is no character: Unicode ends with %x10FFFF, and %xD800-DFFF are surrogates"
        );
        assert_refused(&Grammar::abnf(format!("r = \"-\"\n  / {numbers}\n")), &message);
    }
}

#[test]
fn ranges_of_pest_that_end_before_they_start() {
    let refused =
        |range: &str| format!("test.pest:3:16: r: the range `{range}` ends before it starts, so no text matches it");
    for range in ["'z'..'a'", r"'\u{10FFFF}'..'\u{FFFF}'", r"'b'..'\x61'"] {
        let text = format!("s = {{ 'a'..'a' }}\nr = {{ 'a'..'z'\n | ('b'..'c' ~ {range})? }}\n");
        assert_refused(&Grammar::pest(&text), &refused(range));
        let compiled = Compiler::new().text("test.pest", &text).entry("r").compile();
        assert_eq!(compiled.unwrap_err().to_string(), refused(range));
    }
}

/// pest itself panics at these escapes.
#[test]
fn escapes_of_no_character() {
    for escape in [r"\u{D800}", r"\u{dfff}", r"\u{110000}"] {
        for (before, behind) in [("'", "'..'a'"), ("\"a\\\\", "\""), ("^\"\\u{E000}\\n", "\"")] {
            let message = format!(
                "test.pest:2:{}: r: `{escape}` is no character: Unicode ends with \\u{{10FFFF}}, and \\u{{D800}} to \\u{{DFFF}} are \
                 surrogates",
                before.len() + 3
            );
            assert_refused(&Grammar::pest(format!("r = {{\n  {before}{escape}{behind}\n}}\n")), &message);
        }
    }
    let grammar = Grammar::pest(r#"r = { "\\u{D800}" ~ '\u{10FFFF}'..'\u{10FFFF}' }"#);
    assert!(grammar.expression("r", &mut Expressions::default()).is_ok());
}

#[test]
fn files_that_do_not_begin_as_they_look() {
    let told = "the file begins with a byte order mark (U+FEFF); save it without";
    assert_refused(&Grammar::pest("\u{feff}r = { \"a\" }\n"), &format!("test.pest:1: {told}"));
    assert_refused(&Grammar::abnf("\u{feff}r = \"a\"\n"), &format!("test.abnf:1: {told}"));
}

#[test]
fn bytes_that_are_not_utf_8() {
    let told = |bytes: &[u8]| SourceFile::of_bytes("test.pest", bytes.to_vec()).map_err(|error| error.to_string());
    assert_eq!(told("é".as_bytes()).unwrap().text, "é");
    let refused = |place: &str| format!("test.pest:{place} of the line is not UTF-8");
    assert_eq!(told(b"\xff").unwrap_err(), refused("1: cannot read the file: byte 1"));
    assert_eq!(told(b"a\n\nbc\xe9\nd\xff").unwrap_err(), refused("3: cannot read the file: byte 3"));
}

/// The beginning of the next file would become part of that line, or of its comment.
#[test]
fn files_that_do_not_end_their_last_line() {
    let file = |name: &str, text: &str| SourceFile { name: name.into(), text: text.into() };
    let files = |first: &str, second: &str| Grammar::Pest(vec![file("first.pest", first), file("second.pest", second)]);
    for first in ["\na = { \"x\" }", "\na = { \"x\" } // c", "\na = { \"x\" ~ b"] {
        let told = "first.pest:2: the last line does not end, and other files are read behind it; add a line break";
        assert_refused(&files(first, "b = { \"x\" }\n"), told);
    }
    assert!(files("r = { b }\n", "b = { \"x\" }").expression("r", &mut Expressions::default()).is_ok());
    assert!(files("", "r = { \"x\" }").expression("r", &mut Expressions::default()).is_ok());
    let told =
        "second.pest:1:1: a: behind `{` must stand what is matched: the name of a rule, a string, a range or `(`";
    assert_refused(&files("\na = {\n", ""), told);
    assert_refused(&files("\na = { b\n", "b = { \"x\" }\n"), "first.pest:2:8: a: `}` is missing before the rule `b`");
}

/// pest joins the files, and such a comment is valid only at the beginning of the whole.
#[test]
fn a_heading_behind_the_beginning() {
    let first = || SourceFile { name: "first.pest".into(), text: "//! One.\na = { \"a\" }\n".into() };
    let second = SourceFile { name: "second.pest".into(), text: "\n//! Another.\nr = { a }\n".into() };
    let told =
        "`//!` may stand only where the first file begins, and other files or lines are read before it; write `//`";
    assert_refused(&Grammar::Pest(vec![first(), second]), &format!("second.pest:2:1: {told}"));
    assert_refused(&Grammar::pest("a = { \"a\" }\n//! r\nr = { a }\n"), &format!("test.pest:2:1: {told}"));
}

#[test]
fn groups_without_end() {
    let text = format!("r = {}\"a\"{}\n", "(".repeat(101), ")".repeat(101));
    assert_refused(
        &Grammar::abnf(text),
        "test.abnf:1:105: r: more than 100 groups are nested here; make rules of some of them",
    );
    let text = format!("r = {}\"a\"{}\n", "[".repeat(100), "]".repeat(100));
    assert!(Grammar::abnf(text).expression("r", &mut Expressions::default()).is_ok());
}

#[test]
fn groups_beside_one_another_are_not_nested() {
    let text = format!("r = {}\n", "( \"a\" ) ".repeat(101));
    assert!(Grammar::abnf(text).expression("r", &mut Expressions::default()).is_ok());
}

#[test]
fn expressions_of_pest_without_end() {
    let nested = |before: &str, behind: &str, depth| {
        Grammar::pest(format!("s = {{ \"b\" }}\nr = {{ {}\"a\"{} }}\n", before.repeat(depth), behind.repeat(depth)))
    };
    for (before, behind) in [("(", ")"), ("!", ""), ("&(", ")"), ("", "{2}")] {
        let expected = "test.pest:2: r: more than 100 expressions are nested here; make rules of some of them";
        assert_refused(&nested(before, behind, 101), expected);
        // pest itself reports if its stack does not suffice.
        assert!(nested(before, behind, 20_000).expression("r", &mut Expressions::default()).is_err());
        // The compiler reads the same notation.
        let text = format!("r = {{ {}\"a\"{} }}\n", before.repeat(101), behind.repeat(101));
        let refused = Compiler::new().text("test.pest", &text).entry("r").compile().unwrap_err();
        assert_eq!(
            refused.to_string(),
            "test.pest:1: r: more than 100 expressions are nested here; make rules of some of them"
        );
    }
    let text = format!("r = {{ {}\"a\"{} | (\"a\") }}\n", "(".repeat(100), ")".repeat(100));
    assert!(Grammar::pest(text).expression("r", &mut Expressions::default()).is_ok());
}

/// An error is reported in the file that contains it, though pest reads the files as one.
#[test]
fn a_fault_in_the_second_file() {
    let second = Grammar::pest("a = { \"a\" }\n\nr = { r }\n");
    let (Grammar::Pest(files), mut first) = (&second, grammar("uri.pest")) else { unreachable!() };
    first.name = "uri.pest".into();
    let both = Grammar::Pest([&[first], &files[..]].concat());
    assert_refused(&both, "test.pest:3:7: r: the rule begins with itself, and pest would not come to an end: r > r");
}

#[test]
fn an_expression_stands_alone() {
    let file = || [SourceFile { name: "x.pest".into(), text: "x = { \"x\" }\n".into() }];
    assert!(Side::pest(&file(), "=x ~ x").is_ok());
    let refused = Side::pest(&file(), "=x } more = { x").unwrap_err();
    assert_eq!(refused.to_string(), "the expression:1: an expression stands alone: no rule may stand behind it");
    // An error after it has no column, which would be that of a generated line.
    let refused = Side::pest(&file(), "=x } x {").unwrap_err().to_string();
    assert_eq!(refused, "the expression:1: behind the name of a rule must stand `=`: `x = { … }`");
}

#[test]
fn too_large() {
    let mut expressions = Expressions::default();
    let file = [rfc3986()];
    let [side, other] =
        ["URI", "=URI / \"-\""].map(|rule| Side::abnf(&file, rule).unwrap().expression(&mut expressions).unwrap());
    let refusal = |limits| decide(&expressions, [side, other], Question::Equal, limits).unwrap_err().to_string();

    let message = refusal(Limits::default().states(100));
    assert_eq!(message, "gave up, because it takes more than 100 states");
    let message = refusal(Limits::default().bytes(10_000));
    assert_eq!(message, "gave up, because it takes more than 10000 bytes");
    let message = refusal(Limits::default().gates(100));
    assert_eq!(message, "gave up, because it takes more than 100 gates");
}

/// Knowing each text and each character that follows it takes more memory than the texts.
#[test]
fn too_many_characters_behind_each_text() {
    let characters: Vec<String> = (1000..1100).map(|it: u32| it.to_string()).collect();
    let mut expressions = Expressions::default();
    let side = Grammar::abnf(format!("r = %d{}\n", characters.join("."))).expression("r", &mut expressions).unwrap();
    let limits = Limits::default().bytes(100_000);
    let message = decide(&expressions, [side; 2], Question::Equal, limits).unwrap_err().to_string();
    assert_eq!(message, "gave up, because it takes more than 100000 bytes");
}

/// The compiler reads the same notation, and gives the same messages.
#[test]
fn the_compiler_says_what_the_reader_says() {
    let refused = Compiler::new().text("one.pest", "a = { \"x\" }\n").text("two.pest", "b = { a ~ \"y\"\nc = { a }\n");
    let error = refused.entry("b").compile().unwrap_err();
    assert_eq!(error.to_string(), "two.pest:1:14: b: `}` is missing before the rule `c`");
}
