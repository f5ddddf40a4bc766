//! Tests the messages for common errors in the notation of pest.

use grammar_reader::{PestGrammar, SourceFile};

/// Checks that a grammar cannot be read, and the message.
#[track_caller]
fn assert_refused(text: impl Into<String>, message: &str) {
    let file = SourceFile { name: "test.pest".into(), text: text.into() };
    assert_eq!(PestGrammar::read(&[file]).unwrap_err().to_string(), message);
}

#[test]
fn what_cannot_be_read() {
    for (text, told) in [
        ("a = { \"x\" ~ b\nb = { \"y\" }\n", "1:14: a: `}` is missing before the rule `b`"),
        ("a = { \"x\" ~\nb = { \"y\" }\n", "1:12: a: `}` is missing before the rule `b`"),
        ("a = { \"x\" ~ (b }\nb = { \"y\" }\n", "1:16: a: `)` is missing before `}`"),
        ("a = { (\"x\" ~ b\nb = { \"y\" }\n", "1:15: a: `)` is missing before the rule `b`"),
        (
            "a = { \"x ~ b }\nb = { \"y\" }\n",
            "1:7: a: the string that begins here goes on in the next line; is a `\"` left out?",
        ),
        ("a = { \"x\" ~ \"b }\n", "1:13: a: the string that begins here has no end"),
        ("a = \"x\" ~ b\nb = { \"y\" }\n", "1:5: a: what a rule matches stands in braces: `a = { … }`"),
        (
            "a = { PUSH_id }\n",
            "1:7: a: no rule is called `PUSH_id`: at `PUSH` pest begins its operator; take another name",
        ),
        (
            "a = { b }\nPUSHED = { \"\" }\n",
            "2:1: no rule is called `PUSHED`: at `PUSH` pest begins its operator; take another name",
        ),
        ("a = { \"x\" ~ b }\nb-c = { \"y\" }\n", "2:1: a name has no `-`: write `b_c` for `b-c`"),
        ("a = { \"x\" ~ b-c }\nb_c = { \"y\" }\n", "1:13: a: a name has no `-`: write `b_c` for `b-c`"),
        ("a = { \"x\" b }\nb = { \"y\" }\n", "1:11: a: `~` is missing before `b`"),
        ("a = { b \"x\" }\n", "1:9: a: `~` is missing before `\"x\"`"),
        ("a : { \"x\" ~ b }\n", "1:2: behind the name of a rule must stand `=`: `a = { … }`"),
        ("a ::= \"x\"\n", "1:2: behind the name of a rule must stand `=`: `a = { … }`"),
        ("a { \"x\" }\n", "1:2: behind the name of a rule must stand `=`: `a = { … }`"),
        ("a\n", "1:2: behind the name of a rule must stand `=`: `a = { … }`"),
        ("a = { \"x\" / \"y\" }\n", "1:11: a: alternatives are divided by `|`, not by `/`"),
        ("a = { \"x\" } ; comment\n", "1:13: a comment begins with `//`, not with `;`"),
        ("a = { \"x\" ; comment\n}\n", "1:11: a: a comment begins with `//`, not with `;`"),
        ("a = { }\n", "1:7: a: nothing stands here; what matches the empty text is `\"\"`"),
        ("a = { () }\n", "1:8: a: nothing stands here; what matches the empty text is `\"\"`"),
        (
            "a = { \"x\" ~ }\n",
            "1:13: a: behind `~` must stand what is matched: the name of a rule, a string, a range or `(`",
        ),
        (
            "a = { \"x\" ~ | \"y\" }\n",
            "1:13: a: behind `~` must stand what is matched: the name of a rule, a string, a range or `(`",
        ),
        (
            "a = { ~ \"x\" }\n",
            "1:7: a: behind `{` must stand what is matched: the name of a rule, a string, a range or `(`",
        ),
        ("a = { [ \"x\" ] }\n", "1:7: a: what may be absent is `( … )?`, not `[ … ]`"),
        ("a = { [b] }\nb = { \"x\" }\n", "1:7: a: what may be absent is `( … )?`, not `[ … ]`"),
        (
            "a = { [a-z0-9] }\n",
            "1:7: a: one of some characters is `'a'..'z' | '0'..'9' | \"_\"`, and what may be absent is `( … )?`; neither is `[ … ]`",
        ),
        (
            "a = { [^/?#]* }\n",
            "1:7: a: one of some characters is `'a'..'z' | '0'..'9' | \"_\"`, and what may be absent is `( … )?`; neither is `[ … ]`",
        ),
        ("a = { *b }\n", "1:7: a: a repetition stands behind what is repeated: `a*`, `a+`, `a{1,3}`"),
        ("a = { 1*b }\n", "1:7: a: a repetition stands behind what is repeated: `a*`, `a+`, `a{1,3}`"),
        ("a = { \"x\" ~ 2b }\n", "1:13: a: a repetition stands behind what is repeated: `a*`, `a+`, `a{1,3}`"),
        ("a = { %x41 }\n", "1:7: a: a character is `'\\x41'..'\\x41'` or `\"A\"`, not `%x41`"),
        ("a = { <prose> }\n", "1:7: a: prose stands in a comment, `// …`"),
        ("a = { “x” }\n", "1:7: a: strings stand in `\"`, and characters of ranges in `'`"),
        ("a = { 'abc' }\n", "1:7: a: single quotes have one character, of a range; a string stands in `\"`"),
        ("a = { 'a' }\n", "1:11: a: a range is missing its other end, `'a'..'z'`; a character by itself is `\"a\"`"),
        ("a = { \"a\"..\"z\" }\n", "1:10: a: a range is of single quotes: `'a'..'z'`"),
        ("a = { 'a'..z }\n", "1:12: a: here must stand `'`, not `z`"),
        (
            "a = { \"\\q\" }\n",
            "1:8: a: `\\q` is no escape; those are `\\\"`, `\\\\`, `\\'`, `\\n`, `\\r`, `\\t`, `\\0`, `\\x41` and `\\u{41}`",
        ),
        (
            "a = { \"\\x4\" }\n",
            "1:8: a: `\\x` has two hexadecimal digits, `\\x41`, and `\\u` two to six in braces, `\\u{41}`",
        ),
        (
            "a = { \"\\u41\" }\n",
            "1:8: a: `\\x` has two hexadecimal digits, `\\x41`, and `\\u` two to six in braces, `\\u{41}`",
        ),
        (
            "a = { '\\q'..'z' }\n",
            "1:8: a: `\\q` is no escape; those are `\\\"`, `\\\\`, `\\'`, `\\n`, `\\r`, `\\t`, `\\0`, `\\x41` and `\\u{41}`",
        ),
        ("a = { ''..'z' }\n", "1:8: a: here must stand a character, not `''`"),
        ("a = { \"x\"{1;2} }\n", "1:12: a: here must stand `}` or `,`, not `;`"),
        ("a = { \"x\"{} }\n", "1:11: a: here must stand a number or `,`, not `}`"),
        ("a = { \"x\"{a} }\n", "1:11: a: here must stand a number or `,`, not `a`"),
        ("a = { \"x\"{1 }\n", "1:14: a: `}` is missing before the end"),
        ("a = { \"x\" }}\n", "1:12: this `}` closes nothing"),
        ("a = { \"x\") }\n", "1:10: a: this `)` closes nothing"),
        ("a = { \"x\" } b\n", "1:14: behind the name of a rule must stand `=`: `b = { … }`"),
        ("a = { \"x\" } \"y\"\n", "1:13: here must stand a rule, `name = { … }`"),
        ("a = { \"x\"\n", "1:10: a: `}` is missing before the end"),
        (
            "a = { \"x\" ~ (\n",
            "2:1: a: behind `(` must stand what is matched: the name of a rule, a string, a range or `(`",
        ),
        ("a = { \"x\" } /* comment\n", "1:13: the comment that begins here has no end"),
        ("a = { \"x\" /* comment }\n", "1:11: a: the comment that begins here has no end"),
        (
            "1a = { \"x\" }\n",
            "1:1: the name of a rule has only the letters A to Z and a to z, `_`, and digits behind them",
        ),
        (
            "é = { \"x\" }\n",
            "1:1: the name of a rule has only the letters A to Z and a to z, `_`, and digits behind them",
        ),
        ("a = { PEEK[ }\n", "1:13: a: here must stand a number or `..`, not `}`"),
        ("a = { PEEK[1.2] }\n", "1:13: a: here must stand `..`, not `.`"),
        ("a = { PUSH }\n", "1:12: a: here must stand `(`, not `}`"),
        ("a = { PUSH( }\n", "1:13: a: nothing stands here; what matches the empty text is `\"\"`"),
        ("a = { ^b }\n", "1:8: a: here must stand a string, not `b`"),
        ("a = { ^'b' }\n", "1:8: a: here must stand a string, not `'b'`"),
        ("a = { #tag \"x\" }\n", "1:11: a: behind a label must stand `=` and what it labels: `#tag = …`"),
        (
            "a = { #tag = }\n",
            "1:14: a: behind `=` must stand what is matched: the name of a rule, a string, a range or `(`",
        ),
        (
            "a = { !  }\n",
            "1:10: a: behind `!` must stand what is matched: the name of a rule, a string, a range or `(`",
        ),
        ("a = @ \"x\"\n", "1:7: a: what a rule matches stands in braces: `a = { … }`"),
        ("a = @{ \"x\" ~ \"y\" \"z\" }\n", "1:18: a: `~` is missing before `\"z\"`"),
        ("a = % { \"x\" }\n", "1:5: a: what a rule matches stands in braces: `a = { … }`"),
        ("a == { \"x\" }\n", "1:4: a: what a rule matches stands in braces: `a = { … }`"),
        (
            "/// doc\na = { \"x\" \n/// doc\nb = { \"y\" }\n",
            "3:1: a: `///` stands above a rule; inside of one write `//`, or `}` is missing before it",
        ),
        ("= { \"x\" }\n", "1:1: here must stand a rule, `name = { … }`"),
        ("{ \"x\" }\n", "1:1: here must stand a rule, `name = { … }`"),
        ("a = { b }, c = { d }\n", "1:10: here must stand a rule, `name = { … }`"),
        ("a = { \"a\" ~ \"b\" } b = \"c\"\n", "1:23: b: what a rule matches stands in braces: `b = { … }`"),
        ("a = { b.c }\n", "1:8: a: here must stand `~`, `|`, a repetition (`?`, `*`, `+`, `{2}`) or `}`, not `.`"),
        (
            "a = { \"a\" || \"b\" }\n",
            "1:12: a: behind `|` must stand what is matched: the name of a rule, a string, a range or `(`",
        ),
        ("a = { \"x\" + \"y\" }\n", "1:13: a: `~` is missing before `\"y\"`"),
        (
            "a = { \"x\" , \"y\" }\n",
            "1:11: a: here must stand `~`, `|`, a repetition (`?`, `*`, `+`, `{2}`) or `}`, not `,`",
        ),
        ("a = { (a | b }\n", "1:14: a: `)` is missing before `}`"),
        ("a = { a | b) }\n", "1:12: a: this `)` closes nothing"),
    ] {
        assert_refused(text, &format!("test.pest:{told}"));
    }
}

#[test]
fn what_can_be_read_and_means_nothing() {
    for (text, told) in [
        (
            "r = { \"a\" }\n\nr = { \"b\" }\n",
            "3:1: the rule `r` is defined a second time; the first stands in test.pest:1",
        ),
        ("r = { ASCII_LETTER }\n", "1:7: r: no file defines the rule `ASCII_LETTER`"),
        (
            "r = { DQUOTE }\n",
            "1:7: r: no file defines the rule `DQUOTE`; it is a core rule of ABNF, which in pest is written `DQUOTE = { \"\\\"\" }`",
        ),
        ("r = { LETER }\n", "1:7: r: no file defines the rule `LETER`; is `LETTER` meant?"),
        ("r = { ascii_digit }\n", "1:7: r: no file defines the rule `ascii_digit`; is `ASCII_DIGIT` meant?"),
        (
            "r = { \"a\" | ^ \"a\" }\n",
            "1:13: r: no space may stand between `^` and its string: pest would take the quote for a character",
        ),
        (
            "r = { | \"a\" ~ (| \"b\") }\n",
            "1:16: r: nothing stands before this `|`; only a whole rule may begin with one",
        ),
        ("r = { PUSH(| \"b\") }\n", "1:12: r: nothing stands before this `|`; only a whole rule may begin with one"),
        ("r = { PUSH_LITERAL(\"a\") }\n", "1:7: r: `PUSH_LITERAL` uses the stack, and is not supported"),
        ("EOI = { \"a\" }\n", "1:1: `EOI` is a word of pest's own; give the rule another name"),
        ("ASCII_DIGIT = { \"a\" }\n", "1:1: `ASCII_DIGIT` is built into pest; give the rule another name"),
        (
            "r = { NEWLINE }\n/// n\n NEWLINE = _{ \"a\" }\n",
            "3:2: `NEWLINE` is built into pest; give the rule another name",
        ),
        ("r = { \"\"* }\n", "1:7: r: what is repeated here may match nothing, and that without end"),
        ("r = { (\"a\"?)+ }\n", "1:7: r: what is repeated here may match nothing, and that without end"),
        (
            "r = { \"a\"? | \"b\" }\n",
            "1:7: r: this alternative always matches, so that those behind it are never tried",
        ),
        (
            "r = { s }\ns = { r ~ \"a\" }\n",
            "1:7: r: the rule begins with itself, and pest would not come to an end: s > r > s",
        ),
        ("r = { \"a\" ~ sc }\ns = { \"b\" }\n", "1:13: r: no file defines the rule `sc`"),
    ] {
        assert_refused(text, &format!("test.pest:{told}"));
    }
}

/// If a grammar has a rule with the name of a Unicode property, the rule applies.
#[test]
fn a_rule_that_is_named_as_a_property_of_unicode() {
    let grammar = PestGrammar::read(&[SourceFile { name: "f".into(), text: "LETTER = { \"a\" }\n".into() }]).unwrap();
    assert!(grammar.rules().eq(["LETTER"]));
}

/// Whatever character is removed or added, the error has a position in the file, and a message.
#[test]
fn one_character_less_or_more() {
    let text = "//! A \u{e9}.\n/// a = b\na = @{ \"x\\u{41}\" ~ (b | 'a'..'z')* /* c */ ~ !^\"q\"{2,3} }\n// ok: \"x\"\nb = { #t = a? | PEEK[0..1] }\n";
    let lines = text.lines().count() + 1;
    let mut faults = 0;
    for (at, character) in text.char_indices() {
        let (before, behind) = (&text[..at], &text[at..]);
        let without = [before, &behind[character.len_utf8()..]].concat();
        let with = "~|{}()[]\"'=#/*\\-;\u{e9}1a\n".chars().map(|it| format!("{before}{it}{behind}"));
        for text in with.chain([without]) {
            if let Err(error) = PestGrammar::read(&[SourceFile { name: "f".into(), text: text.clone() }]) {
                let place = error.place.as_ref().unwrap_or_else(|| panic!("{text}"));
                assert!((1..=lines + 1).contains(&place.line) && place.column != Some(0), "{error}: {text}");
                assert!(!error.problem.to_string().is_empty(), "{text}");
                faults += 1;
            }
        }
    }
    assert!(faults > 1000, "{faults}");
}

/// The words around an error are searched once, however long their line is.
#[test]
fn a_fault_behind_a_long_line() {
    for part in ["\"x\" ~ ", "'a'..'b' ~ ", "(\"x\")* | ", "/* c */ \"x\" ~ "] {
        let text = format!("a = {{ {}\"x\" \"y\" }}\n", part.repeat(100_000 / part.len()));
        let told = format!("test.pest:1:{}: a: `~` is missing before `\"y\"`", text.len() - 5);
        assert_refused(text, &told);
    }
}
