//! Tests the messages for common errors in pest grammars.

use grammar_reader::pest_notation::syntax;
use pest_check::{Expressions, PestGrammar, SourceFile};

/// Checks the message for an invalid grammar, whether it is compiled or not.
#[track_caller]
fn assert_error(text: impl Into<String>, message: &str) {
    let files = [SourceFile { name: "test.pest".into(), text: text.into() }];
    assert_eq!(PestGrammar::read(&files).unwrap_err().to_string(), message);
    assert_eq!(syntax::read(&files).unwrap_err().to_string(), message);
}

#[test]
fn syntax_errors() {
    for (text, expected) in [
        ("a = { \"x\" ~ b\nb = { \"y\" }\n", "1:14: a: missing `}` before rule `b`"),
        ("a = { \"x\" ~\nb = { \"y\" }\n", "1:12: a: missing `}` before rule `b`"),
        ("a = { \"x\" ~ (b }\nb = { \"y\" }\n", "1:16: a: missing `)` before `}`"),
        ("a = { (\"x\" ~ b\nb = { \"y\" }\n", "1:15: a: missing `)` before rule `b`"),
        ("a = { \"x ~ b }\nb = { \"y\" }\n", "1:7: a: string continues on the next line; is a `\"` missing?"),
        ("a = { \"x\" ~ \"b }\n", "1:13: a: unterminated string"),
        ("a = \"x\" ~ b\nb = { \"y\" }\n", "1:5: a: expected the rule body in braces: `a = { … }`"),
        ("a = { PUSH_id }\n", "1:7: a: invalid rule name `PUSH_id`: pest reads `PUSH` as its operator"),
        ("a = { b }\nPUSHED = { \"\" }\n", "2:1: invalid rule name `PUSHED`: pest reads `PUSH` as its operator"),
        ("a = { \"x\" ~ b }\nb-c = { \"y\" }\n", "2:1: invalid rule name `b-c`; write `b_c`"),
        ("a = { \"x\" ~ b-c }\nb_c = { \"y\" }\n", "1:13: a: invalid rule name `b-c`; write `b_c`"),
        ("a = { \"x\" b }\nb = { \"y\" }\n", "1:11: a: missing `~` before `b`"),
        ("a = { b \"x\" }\n", "1:9: a: missing `~` before `\"x\"`"),
        ("a : { \"x\" ~ b }\n", "1:2: expected `=` after the rule name: `a = { … }`"),
        ("a ::= \"x\"\n", "1:2: expected `=` after the rule name: `a = { … }`"),
        ("a { \"x\" }\n", "1:2: expected `=` after the rule name: `a = { … }`"),
        ("a\n", "1:2: expected `=` after the rule name: `a = { … }`"),
        ("a = { \"x\" / \"y\" }\n", "1:11: a: write `|` between alternatives, not `/`"),
        ("a = { \"x\" } ; comment\n", "1:13: write `//` before a comment, not `;`"),
        ("a = { \"x\" ; comment\n}\n", "1:11: a: write `//` before a comment, not `;`"),
        ("a = { }\n", "1:7: a: expected an expression; write `\"\"` for the empty text"),
        ("a = { () }\n", "1:8: a: expected an expression; write `\"\"` for the empty text"),
        ("a = { \"x\" ~ }\n", "1:13: a: expected a rule name, a string, a range or `(` after `~`"),
        ("a = { \"x\" ~ | \"y\" }\n", "1:13: a: expected a rule name, a string, a range or `(` after `~`"),
        ("a = { ~ \"x\" }\n", "1:7: a: expected a rule name, a string, a range or `(` after `{`"),
        ("a = { [ \"x\" ] }\n", "1:7: a: write an option as `( … )?`, not `[ … ]`"),
        ("a = { [b] }\nb = { \"x\" }\n", "1:7: a: write an option as `( … )?`, not `[ … ]`"),
        (
            "a = { [a-z0-9] }\n",
            "1:7: a: write a character class as `'a'..'z' | '0'..'9' | \"_\"`, an option as `( … )?`, not `[ … ]`",
        ),
        (
            "a = { [^/?#]* }\n",
            "1:7: a: write a character class as `'a'..'z' | '0'..'9' | \"_\"`, an option as `( … )?`, not `[ … ]`",
        ),
        ("a = { *b }\n", "1:7: a: write a repetition after its operand: `a*`, `a+`, `a{1,3}`"),
        ("a = { 1*b }\n", "1:7: a: write a repetition after its operand: `a*`, `a+`, `a{1,3}`"),
        ("a = { \"x\" ~ 2b }\n", "1:13: a: write a repetition after its operand: `a*`, `a+`, `a{1,3}`"),
        ("a = { %x41 }\n", "1:7: a: write a character as `'\\x41'..'\\x41'` or `\"A\"`, not `%x41`"),
        ("a = { <prose> }\n", "1:7: a: write prose in a comment, `// …`"),
        ("a = { “x” }\n", "1:7: a: write strings in `\"`, and characters of ranges in `'`"),
        ("a = { 'abc' }\n", "1:7: a: single quotes enclose one character of a range; write a string in `\"`"),
        ("a = { 'a' }\n", "1:11: a: expected `..` after a character; write `'a'..'z'` or `\"a\"`"),
        ("a = { \"a\"..\"z\" }\n", "1:10: a: write a range with single quotes: `'a'..'z'`"),
        ("a = { 'a'..z }\n", "1:12: a: expected `'`, found `z`"),
        (
            "a = { \"\\q\" }\n",
            "1:8: a: unknown escape `\\q`; expected `\\\"`, `\\\\`, `\\'`, `\\n`, `\\r`, `\\t`, `\\0`, `\\x41` or `\\u{41}`",
        ),
        ("a = { \"\\x4\" }\n", "1:8: a: expected two hexadecimal digits, as in `\\x41`"),
        ("a = { \"\\u41\" }\n", "1:8: a: expected two to six hexadecimal digits in braces, as in `\\u{41}`"),
        (
            "a = { '\\q'..'z' }\n",
            "1:8: a: unknown escape `\\q`; expected `\\\"`, `\\\\`, `\\'`, `\\n`, `\\r`, `\\t`, `\\0`, `\\x41` or `\\u{41}`",
        ),
        ("a = { ''..'z' }\n", "1:8: a: expected a character, found `''`"),
        ("a = { \"x\"{1;2} }\n", "1:12: a: expected `}` or `,`, found `;`"),
        ("a = { \"x\"{} }\n", "1:11: a: expected a number or `,`, found `}`"),
        ("a = { \"x\"{a} }\n", "1:11: a: expected a number or `,`, found `a`"),
        ("a = { \"x\"{1 }\n", "1:14: a: missing `}` before the end"),
        ("a = { \"x\" }}\n", "1:12: unmatched `}`"),
        ("a = { \"x\") }\n", "1:10: a: unmatched `)`"),
        ("a = { \"x\" } b\n", "1:14: expected `=` after the rule name: `b = { … }`"),
        ("a = { \"x\" } \"y\"\n", "1:13: expected a rule, `name = { … }`"),
        ("a = { \"x\"\n", "1:10: a: missing `}` before the end"),
        ("a = { \"x\" ~ (\n", "2:1: a: expected a rule name, a string, a range or `(` after `(`"),
        ("a = { \"x\" } /* comment\n", "1:13: unterminated comment"),
        ("a = { \"x\" /* comment }\n", "1:11: a: unterminated comment"),
        ("1a = { \"x\" }\n", "1:1: invalid rule name; expected ASCII letters, `_` and, after the first, digits"),
        ("é = { \"x\" }\n", "1:1: invalid rule name; expected ASCII letters, `_` and, after the first, digits"),
        ("a = { PEEK[ }\n", "1:13: a: expected a number or `..`, found `}`"),
        ("a = { PEEK[1.2] }\n", "1:13: a: expected `..`, found `.`"),
        ("a = { PUSH }\n", "1:12: a: expected `(`, found `}`"),
        ("a = { PUSH( }\n", "1:13: a: expected an expression; write `\"\"` for the empty text"),
        ("a = { ^b }\n", "1:8: a: expected a string, found `b`"),
        ("a = { ^'b' }\n", "1:8: a: expected a string, found `'b'`"),
        ("a = { #tag \"x\" }\n", "1:11: a: expected `=` and an expression after the label: `#tag = …`"),
        ("a = { #tag = }\n", "1:14: a: expected a rule name, a string, a range or `(` after `=`"),
        ("a = { !  }\n", "1:10: a: expected a rule name, a string, a range or `(` after `!`"),
        ("a = @ \"x\"\n", "1:7: a: expected the rule body in braces: `a = { … }`"),
        ("a = @{ \"x\" ~ \"y\" \"z\" }\n", "1:18: a: missing `~` before `\"z\"`"),
        ("a = % { \"x\" }\n", "1:5: a: expected the rule body in braces: `a = { … }`"),
        ("a == { \"x\" }\n", "1:4: a: expected the rule body in braces: `a = { … }`"),
        (
            "/// doc\na = { \"x\" \n/// doc\nb = { \"y\" }\n",
            "3:1: a: `///` is only allowed above a rule; write `//`, or add a missing `}`",
        ),
        ("= { \"x\" }\n", "1:1: expected a rule, `name = { … }`"),
        ("{ \"x\" }\n", "1:1: expected a rule, `name = { … }`"),
        ("a = { b }, c = { d }\n", "1:10: expected a rule, `name = { … }`"),
        ("a = { \"a\" ~ \"b\" } b = \"c\"\n", "1:23: b: expected the rule body in braces: `b = { … }`"),
        ("a = { b.c }\n", "1:8: a: expected `~`, `|`, a repetition (`?`, `*`, `+`, `{2}`) or `}`, found `.`"),
        ("a = { \"a\" || \"b\" }\n", "1:12: a: expected a rule name, a string, a range or `(` after `|`"),
        ("a = { \"x\" + \"y\" }\n", "1:13: a: missing `~` before `\"y\"`"),
        (
            "a = { \"x\" , \"y\" }\n",
            "1:11: a: expected `~`, `|`, a repetition (`?`, `*`, `+`, `{2}`) or `}`, found `,`",
        ),
        ("a = { (a | b }\n", "1:14: a: missing `)` before `}`"),
        ("a = { a | b) }\n", "1:12: a: unmatched `)`"),
    ] {
        assert_error(text, &format!("test.pest:{expected}"));
    }
}

#[test]
fn semantic_errors() {
    for (text, expected) in [
        ("r = { \"a\" }\n\nr = { \"b\" }\n", "3:1: rule `r` is already defined in test.pest:1"),
        ("r = { ASCII_LETTER }\n", "1:7: r: no file defines the rule `ASCII_LETTER`"),
        (
            "r = { DQUOTE }\n",
            "1:7: r: no file defines the rule `DQUOTE`; define this core rule of ABNF as `DQUOTE = { \"\\\"\" }`",
        ),
        ("r = { LETER }\n", "1:7: r: no file defines the rule `LETER`; did you mean `LETTER`?"),
        ("r = { ascii_digit }\n", "1:7: r: no file defines the rule `ascii_digit`; did you mean `ASCII_DIGIT`?"),
        ("r = { \"a\" | ^ \"a\" }\n", "1:13: r: unexpected space between `^` and its string"),
        ("r = { | \"a\" ~ (| \"b\") }\n", "1:16: r: unexpected `|`; only a whole rule may begin with one"),
        ("r = { PUSH(| \"b\") }\n", "1:12: r: unexpected `|`; only a whole rule may begin with one"),
        ("EOI = { \"a\" }\n", "1:1: `EOI` is a keyword of pest; rename the rule"),
        ("r = { \"\"* }\n", "1:7: r: endless repetition of an expression that may match the empty text"),
        ("r = { (\"a\"?)+ }\n", "1:7: r: endless repetition of an expression that may match the empty text"),
        ("r = { \"a\"? | \"b\" }\n", "1:7: r: this alternative always matches, so the ones after it are unreachable"),
        ("r = { s }\ns = { r ~ \"a\" }\n", "1:7: r: rule is left-recursive: s > r > s"),
        ("r = { \"a\" ~ sc }\ns = { \"b\" }\n", "1:13: r: no file defines the rule `sc`"),
    ] {
        assert_error(text, &format!("test.pest:{expected}"));
    }
}

/// A rule with the name of a built-in rule overrides it, unless the name is a keyword.
#[test]
fn a_rule_may_have_the_name_of_a_built_in_rule() {
    for name in ["LETTER", "ASCII_DIGIT", "NEWLINE"] {
        let read = |text: String| PestGrammar::read(&[SourceFile { name: "f".into(), text }]).unwrap();
        let mut expressions = Expressions::default();
        let [own, a] = [format!("r = {{ {name} }}\n{name} = {{ \"a\" }}\n"), "r = { \"a\" }\n".into()]
            .map(|text| read(text).expression("r", &mut expressions).unwrap());
        assert_eq!(own, a);
    }
}

/// pest reads it with its feature `grammar-extras`.
#[test]
fn push_literal() {
    let text = "r = { PUSH_LITERAL ( \"a\" ) ~ b ~ POP }\nb = { \"b\" }\n";
    let grammar = PestGrammar::read(&[SourceFile { name: "f".into(), text: text.into() }]).unwrap();
    let mut expressions = Expressions::default();
    assert!(grammar.expression("b", &mut expressions).is_ok());
    let error = grammar.expression("r", &mut expressions).unwrap_err();
    assert_eq!(error.to_string(), "f:1: r: `PUSH_LITERAL(\"a\")`, which uses the stack, cannot be decided");
}

/// The error has a location in the file and a message, whichever character is removed or added.
#[test]
fn errors_after_any_one_character_edit() {
    let text = "//! A \u{e9}.\n/// a = b\na = @{ \"x\\u{41}\" ~ (b | 'a'..'z')* /* c */ ~ !^\"q\"{2,3} }\n// ok: \"x\"\nb = { #t = a? | PEEK[0..1] }\n";
    let lines = text.lines().count() + 1;
    let mut errors = 0;
    for (at, character) in text.char_indices() {
        let (before, after) = (&text[..at], &text[at..]);
        let without = [before, &after[character.len_utf8()..]].concat();
        let with = "~|{}()[]\"'=#/*\\-;\u{e9}1a\n".chars().map(|it| format!("{before}{it}{after}"));
        for text in with.chain([without]) {
            if let Err(error) = PestGrammar::read(&[SourceFile { name: "f".into(), text: text.clone() }]) {
                let location = error.location.as_ref().unwrap_or_else(|| panic!("{text}"));
                assert!((1..=lines + 1).contains(&location.line) && location.column != Some(0), "{error}: {text}");
                assert!(!error.problem.to_string().is_empty(), "{text}");
                errors += 1;
            }
        }
    }
    assert!(errors > 1000, "{errors}");
}

/// The tokens around an error are searched once, however long the line is.
#[test]
fn an_error_after_a_long_line() {
    for part in ["\"x\" ~ ", "'a'..'b' ~ ", "(\"x\")* | ", "/* c */ \"x\" ~ "] {
        let text = format!("a = {{ {}\"x\" \"y\" }}\n", part.repeat(100_000 / part.len()));
        let expected = format!("test.pest:1:{}: a: missing `~` before `\"y\"`", text.len() - 5);
        assert_error(text, &expected);
    }
}
