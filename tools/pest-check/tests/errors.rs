//! Errors of undecidable questions and of invalid grammars.

use pest_check::{Expressions, Limits, Operand, Question, SourceFile, decide};
use pest_regular::Compiler;

use crate::support::{Grammar, assert_error, grammar, rfc3986};

#[test]
fn recursion() {
    let pest = Grammar::pest("// a comment\nr = { \"(\" ~ a ~ \")\" }\na = { r? }\n");
    assert_error(&pest, "test.pest:2: r: the rule contains itself: r > a > r");
    let documented =
        Grammar::pest("//! A grammar.\n/// A rule.\nr = { \"(\" ~ a ~ \")\" }\n/// Another.\na = { r? }\n");
    assert_error(&documented, "test.pest:3: r: the rule contains itself: r > a > r");
    // The reason is the undefined rule.
    let undefined = Grammar::abnf("r = \"x\" [ r ] b\nb = c\n");
    assert_error(&undefined, "test.abnf:2: b: no file defines the rule `c`");
    let abnf = Grammar::abnf("r = a\na = [ B ]\nb = \"x\" A\n");
    assert_error(&abnf, "test.abnf:2: a: the rule contains itself: a > b > a");
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
    assert_error(&push, "test.pest:1: r: `PUSH(\"a\")`, which uses the stack, cannot be decided");
    let peek = Grammar::pest("r = { a }\na = { \"b\" ~ PEEK }\n");
    assert_error(&peek, "test.pest:2: a: `PEEK`, which uses the stack, cannot be decided");
}

#[test]
fn undefined_rules() {
    assert_error(&Grammar::abnf("x = \"a\"\n"), "no file defines the rule `r`");
    assert_error(&Grammar::abnf("r = \"a\"\n  b\n"), "test.abnf:1: r: no file defines the rule `b`");
    assert_error(&Grammar::pest("x = { \"a\" }\n"), "no file defines the rule `r`");
    assert_error(&Grammar::pest("\nr = { \"a\" ~ b }\n"), "test.pest:2:13: r: no file defines the rule `b`");
}

#[test]
fn misspelled_names() {
    assert_error(
        &Grammar::abnf("r = reg-nam\nReg-Name = \"a\"\n"),
        "test.abnf:1: r: no file defines the rule `reg-nam`; did you mean `Reg-Name`?",
    );
    assert_error(
        &Grammar::pest("r = {\n  \"a\" ~ digti\n}\ndigit = { \"1\" }\n"),
        "test.pest:2:9: r: no file defines the rule `digti`; did you mean `digit`?",
    );
}

#[test]
fn errors_of_abnf() {
    let errors = [
        ("r\n\ns = \"a\"\n", "test.abnf:1:2: r: expected `=` after the rule name"),
        ("r = \n", "test.abnf:1:4: r: expected an element"),
        ("r = 1#\n", "test.abnf:1:7: r: expected the repeated element"),
        (
            "r = a | b\n",
            "test.abnf:1:7: r: expected an element, `/` or the end of the rule, found `|`; write `/` between alternatives",
        ),
        ("r = 'a'\n", "test.abnf:1:5: r: expected an element, found `'`; write a string as `\"a\"`"),
        ("r = %x30..39\n", "test.abnf:1:10: r: expected a number, found `.`; write a range as `%x30-39`"),
        (
            "r = ( a b? )\n",
            "test.abnf:1:10: r: expected an element, `/` or `)`, found `?`; write an optional element as `[ a ]`",
        ),
        ("r = a /\n\nb = c\n", "test.abnf:1:8: r: expected an element"),
        ("r = a /  ; more\n ; to come\n\nb = c\n", "test.abnf:1:8: r: expected an element"),
        ("r = a\n  / b /\n", "test.abnf:2:8: r: expected an element"),
        ("r = a\n\n  / / b\n", "test.abnf:3:5: r: expected an element"),
        ("r = ( \"a\"\n", "test.abnf:1:10: r: expected an element, `/` or `)`"),
        ("r = \"a\" ]\n", "test.abnf:1:9: r: expected an element, `/` or the end of the rule"),
        ("r = \"a\n", "test.abnf:1:5: r: expected printable ASCII and a closing `\"` on this line"),
        ("r = %q1\n", "test.abnf:1:6: r: expected `x`, `d`, `b`, `s\"` or `i\"` after `%`"),
        ("r = %s1\n", "test.abnf:1:6: r: expected `x`, `d`, `b`, `s\"` or `i\"` after `%`"),
        ("r = %x\n", "test.abnf:1:7: r: expected a number"),
        ("r = %x41.\n", "test.abnf:1:10: r: expected a number"),
        ("r = %x42-41\n", "test.abnf:1:5: r: range ends before it starts"),
        ("r = %xFFFFFFFFF\n", "test.abnf:1:7: r: number is too large"),
        ("r = 3*2\"a\"\n", "test.abnf:1:5: r: minimum exceeds maximum in repetition"),
        ("r = 1* \"a\"\n", "test.abnf:1:7: r: expected the repeated element"),
        ("  r = \"a\"\n b = \"b\"\n", "test.abnf:2:2: rule is not indented like the first rule"),
        ("r = \"a\"\n  b = \"b\"\n", "test.abnf:2:5: r: expected an element, `/` or the end of the rule"),
        ("3r = \"a\"\n", "test.abnf:1:1: expected a rule name"),
        ("r = \"a\"\nR = \"b\"\n", "test.abnf:2: R: rule `R` is already defined differently"),
        ("\nr = a\na = \"x\" / <as in RFC 1>\n", "test.abnf:3: a: the prose `<as in RFC 1>` cannot be decided"),
    ];
    for (text, message) in errors {
        assert_error(&Grammar::abnf(text), message);
    }
}

/// A range without characters would make rules that never match.
#[test]
fn numbers_that_are_not_scalar_values() {
    for (numbers, column, shown) in [
        ("%xD800-DBFF", 5, "%xD800-DBFF"),
        ("%d55296", 5, "%xD800"),
        ("%x110000", 5, "%x110000"),
        ("%x61.110000", 10, "%x110000"),
        ("%x110000-FFFFFFF", 5, "%x110000-FFFFFFF"),
    ] {
        let message =
            format!("test.abnf:2:{column}: r: `{shown}` is not a Unicode scalar value (%x0-D7FF or %xE000-10FFFF)");
        assert_error(&Grammar::abnf(format!("r = \"-\"\n  / {numbers}\n")), &message);
    }
}

#[test]
fn ranges_of_pest_that_end_before_they_start() {
    let error = |range: &str| format!("test.pest:3:16: r: range `{range}` ends before it starts");
    for range in ["'z'..'a'", r"'\u{10FFFF}'..'\u{FFFF}'", r"'b'..'\x61'"] {
        let text = format!("s = {{ 'a'..'a' }}\nr = {{ 'a'..'z'\n | ('b'..'c' ~ {range})? }}\n");
        assert_error(&Grammar::pest(&text), &error(range));
        let compiled = Compiler::new().text("test.pest", &text).entry("r").compile();
        assert_eq!(compiled.unwrap_err().to_string(), error(range));
    }
}

/// pest itself panics at these escapes.
#[test]
fn escapes_that_are_not_scalar_values() {
    for escape in [r"\u{D800}", r"\u{dfff}", r"\u{110000}"] {
        for (before, after) in [("'", "'..'a'"), ("\"a\\\\", "\""), ("^\"\\u{E000}\\n", "\"")] {
            let message = format!("test.pest:2:{}: r: `{escape}` is not a Unicode scalar value", before.len() + 3);
            assert_error(&Grammar::pest(format!("r = {{\n  {before}{escape}{after}\n}}\n")), &message);
        }
    }
    let grammar = Grammar::pest(r#"r = { "\\u{D800}" ~ '\u{10FFFF}'..'\u{10FFFF}' }"#);
    assert!(grammar.expression("r", &mut Expressions::default()).is_ok());
}

#[test]
fn byte_order_marks() {
    let message = "unexpected byte order mark (U+FEFF)";
    assert_error(&Grammar::pest("\u{feff}r = { \"a\" }\n"), &format!("test.pest:1: {message}"));
    assert_error(&Grammar::abnf("\u{feff}r = \"a\"\n"), &format!("test.abnf:1: {message}"));
}

#[test]
fn bytes_that_are_not_utf_8() {
    let read = |bytes: &[u8]| SourceFile::from_bytes("test.pest", bytes.to_vec()).map_err(|error| error.to_string());
    assert_eq!(read("é".as_bytes()).unwrap().text, "é");
    let error = |location: &str| format!("test.pest:{location} of the line is not UTF-8");
    assert_eq!(read(b"\xff").unwrap_err(), error("1: cannot read the file: byte 1"));
    assert_eq!(read(b"a\n\nbc\xe9\nd\xff").unwrap_err(), error("3: cannot read the file: byte 3"));
}

/// The beginning of the next file would become part of the comment.
#[test]
fn files_without_a_final_line_break() {
    let file = |name: &str, text: &str| SourceFile { name: name.into(), text: text.into() };
    let files = |first: &str, second: &str| Grammar::Pest(vec![file("first.pest", first), file("second.pest", second)]);
    for first in ["\na = { \"x\" } // c", "\n/// c", "// a\na = { \"//\" } // c"] {
        let message = "first.pest:2: missing line break after a comment before the next file";
        assert_error(&files(first, "b = { \"x\" }\n"), message);
    }
    assert!(files("r = { b }\n", "b = { \"x\" }").expression("r", &mut Expressions::default()).is_ok());
    assert!(files("", "r = { \"x\" }").expression("r", &mut Expressions::default()).is_ok());
    for first in ["a = { \"x\" }", "a = { \"x\" } // c\n/* */", "a = { \"//\" }"] {
        assert!(files(first, "r = { a }").expression("r", &mut Expressions::default()).is_ok(), "{first}");
    }
    let message = "second.pest:1:1: a: expected a rule name, a string, a range or `(` after `{`";
    assert_error(&files("\na = {\n", ""), message);
    assert_error(&files("\na = { b\n", "b = { \"x\" }\n"), "first.pest:2:8: a: missing `}` before rule `b`");
}

/// pest joins the files, and such a comment is valid only at the beginning of the whole.
#[test]
fn grammar_documentation_after_the_start() {
    let first = || SourceFile { name: "first.pest".into(), text: "//! One.\na = { \"a\" }\n".into() };
    let second = SourceFile { name: "second.pest".into(), text: "\n//! Another.\nr = { a }\n".into() };
    let message = "`//!` is only allowed at the start of the first file; write `//`";
    assert_error(&Grammar::Pest(vec![first(), second]), &format!("second.pest:2:1: {message}"));
    assert_error(&Grammar::pest("a = { \"a\" }\n//! r\nr = { a }\n"), &format!("test.pest:2:1: {message}"));
}

#[test]
fn deeply_nested_groups() {
    let text = format!("r = {}\"a\"{}\n", "(".repeat(101), ")".repeat(101));
    assert_error(
        &Grammar::abnf(text),
        "test.abnf:1:105: r: groups are nested more than 100 deep; move some into rules of their own",
    );
    let text = format!("r = {}\"a\"{}\n", "[".repeat(100), "]".repeat(100));
    assert!(Grammar::abnf(text).expression("r", &mut Expressions::default()).is_ok());
    // Adjacent groups are not nested.
    let text = format!("r = {}\n", "( \"a\" ) ".repeat(101));
    assert!(Grammar::abnf(text).expression("r", &mut Expressions::default()).is_ok());
}

#[test]
fn deeply_nested_expressions_of_pest() {
    let nested = |before: &str, after: &str, depth| {
        Grammar::pest(format!("s = {{ \"b\" }}\nr = {{ {}\"a\"{} }}\n", before.repeat(depth), after.repeat(depth)))
    };
    for (before, after) in [("(", ")"), ("!", ""), ("&(", ")"), ("", "{2}")] {
        let expected = "test.pest:2: r: expressions are nested more than 500 deep; move some into rules of their own";
        assert_error(&nested(before, after, 501), expected);
        assert!(nested(before, after, 10).expression("r", &mut Expressions::default()).is_ok());
        // pest itself may report that its stack is too small.
        assert!(nested(before, after, 20_000).expression("r", &mut Expressions::default()).is_err());
        // A grammar that is compiled may have less.
        let text = format!("r = {{ {}\"a\"{} }}\n", before.repeat(101), after.repeat(101));
        let error = Compiler::new().text("test.pest", &text).entry("r").compile().unwrap_err();
        assert_eq!(
            error.to_string(),
            "test.pest:1: r: expressions are nested more than 100 deep; move some into rules of their own"
        );
    }
    let text = format!("r = {{ {}\"a\"{} | (\"a\") }}\n", "(".repeat(500), ")".repeat(500));
    assert!(Grammar::pest(text).expression("r", &mut Expressions::default()).is_ok());
}

/// An error is reported in the file that contains it, though pest reads the files as one.
#[test]
fn an_error_in_the_second_file() {
    let second = Grammar::pest("a = { \"a\" }\n\nr = { r }\n");
    let (Grammar::Pest(files), mut first) = (&second, grammar("uri.pest")) else { unreachable!() };
    first.name = "uri.pest".into();
    let both = Grammar::Pest([&[first], &files[..]].concat());
    assert_error(&both, "test.pest:3:7: r: rule is left-recursive: r > r");
}

#[test]
fn limits_of_a_question() {
    let mut expressions = Expressions::default();
    let file = [rfc3986()];
    let [side, other] =
        ["URI", "=URI / \"-\""].map(|rule| Operand::abnf(&file, rule).unwrap().expression(&mut expressions).unwrap());
    let message_of = |limits| decide(&expressions, [side, other], Question::Equal, limits).unwrap_err().to_string();

    let message = message_of(Limits::default().states(100));
    assert_eq!(message, "gave up, because it takes more than 100 states");
    let message = message_of(Limits::default().bytes(10_000));
    assert_eq!(message, "gave up, because it takes more than 10000 bytes");
    let message = message_of(Limits::default().gates(100));
    assert_eq!(message, "gave up, because it takes more than 100 gates");
}

/// Knowing each text and each character that follows it takes more memory than the texts.
#[test]
fn limit_of_bytes_for_many_classes() {
    let characters: Vec<String> = (1000..1100).map(|it: u32| it.to_string()).collect();
    let mut expressions = Expressions::default();
    let side = Grammar::abnf(format!("r = %d{}\n", characters.join("."))).expression("r", &mut expressions).unwrap();
    let limits = Limits::default().bytes(100_000);
    let message = decide(&expressions, [side; 2], Question::Equal, limits).unwrap_err().to_string();
    assert_eq!(message, "gave up, because it takes more than 100000 bytes");
}

/// The compiler reads the same notation, and gives the same messages.
#[test]
fn the_compiler_returns_the_same_errors() {
    let error = Compiler::new().text("one.pest", "a = { \"x\" }\n").text("two.pest", "b = { a ~ \"y\"\nc = { a }\n");
    let error = error.entry("b").compile().unwrap_err();
    assert_eq!(error.to_string(), "two.pest:1:14: b: missing `}` before rule `c`");
}
