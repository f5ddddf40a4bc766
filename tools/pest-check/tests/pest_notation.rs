//! The meaning of each form of pest.

use pest_check::{Limits, Operand, Pest, PestGrammar, SourceFile, dead_parts};

use crate::support::{Grammar, assert_equal, differences};

/// Checks that two expressions of pest match the same texts as a whole.
#[track_caller]
fn assert_same(left: &str, right: &str) {
    let [left, right] = [left, right].map(|expression| Grammar::pest(format!("r = {{ {expression} }}\n")));
    assert_equal(&left, &right);
}

#[test]
fn choices_are_final() {
    assert_same(r#"("a" | "ab") ~ "c""#, r#""ac""#);
    assert_same(r#"("ab" | "a") ~ "c""#, r#""abc" | "ac""#);
    assert_same(r#""a" | "ab""#, r#""a""#);
}

#[test]
fn repetitions_do_not_backtrack() {
    assert_same(r#""a"* ~ "a""#, "!ANY ~ ANY");
    assert_same(r#""a"{,2} ~ "a""#, r#""aaa""#);
    assert_same(r#""a"{3,2}"#, r#""aa""#);
    assert_same(r#""a"? ~ "a""#, r#""aa""#);
    assert_same(r#"("a" | "b" ~ "c")* ~ "b""#, r#"("a" | "bc")* ~ "b""#);
}

/// Marks a rule that matches no text.
const NO_TEXT: &str = "no text";

/// Checks what a list matches before another expression, against ABNF and pest.
#[track_caller]
fn assert_before(list: &str, after: &str, abnf: &str) {
    let text = format!("list = {list}\nr = {{ list ~ {after} }}\n");
    let expected =
        if abnf == NO_TEXT { Grammar::pest("r = { !\"\" }\n") } else { Grammar::abnf(format!("r = {abnf}\n")) };
    assert_equal(&Grammar::pest(&*text), &expected);
    assert_as_pest(&text);
}

/// The features with which pest is built.
#[cfg(feature = "findings")]
const BUILT: Pest = Pest::GrammarExtras;
#[cfg(not(feature = "findings"))]
const BUILT: Pest = Pest::Plain;

/// Checks that the rule `r` matches the same short texts as in pest.
#[track_caller]
fn assert_as_pest(grammar: &str) {
    let side = Operand::pest_as(&[SourceFile { name: "test.pest".into(), text: grammar.into() }], "r", BUILT).unwrap();
    let vm = pest_vm::Vm::new(pest_meta::parse_and_optimize(grammar).unwrap().1);
    let texts = (0..6).flat_map(|length| (0..3_usize.pow(length)).map(move |number| (length, number)));
    for (length, number) in texts {
        let text: String = (0..length).map(|digit| ['-', ',', '+'][number / 3_usize.pow(digit) % 3]).collect();
        let is_match = vm.parse("r", &text).is_ok_and(|pairs| pairs.as_str() == text);
        assert_eq!(!side.path(&text, 0).unwrap().rules().is_empty(), is_match, "{grammar}: {text}");
    }
}

/// pest reads `(a ~ b)* ~ a` as `a ~ (b ~ a)*`, if nothing follows it in its sequence.
#[test]
fn lists() {
    assert_before(r#"{ ("-" ~ ",")* ~ "-" }"#, r#"",""#, r#"1*( "-," )"#);
    assert_before(r#"{ "+" ~ ("-" ~ ",")* ~ "-" }"#, r#"",""#, r#""+" 1*( "-," )"#);
    assert_before(r#"{ (("-" ~ ("," ~ "+")))* ~ ("-") }"#, r#"",+""#, r#"1*( "-,+" )"#);
    assert_before(r#"{ ("-" ~ ","?)* ~ "-" }"#, r#"",""#, r#""-" *( [ "," ] "-" ) ",""#);
    assert_before(r#"@{ ("-" ~ ("," | "+"))* ~ "-" }"#, r#"",""#, r#"*( "-" ( "," / "+" ) ) "-,""#);
    let other = "( %x00-2B / %x2D-10FFFF )";
    assert_before(r#"@{ ("-" ~ (!"," ~ ANY)* ~ ",")* ~ "-" }"#, r#""+,""#, &format!(r#""-" *( *{other} ",-" ) "+,""#));
    assert_before(
        r#"@{ ("-" ~ (!("," | "+") ~ ANY)* ~ ",")* ~ "-" }"#, r#""-,""#,
        r#""-" *( *( %x00-2A / %x2D-10FFFF ) ",-" ) "-,""#,
    );
    // Many alternatives are optimized in groups.
    let many: Vec<String> = (10..40).map(|it| format!("\"{it}\" ~ \"x\"")).collect();
    let list = format!(r#"@{{ ("-" ~ ("," | {} | "+"))* ~ "-" }}"#, many.join(" | "));
    assert_before(&list, r#"",""#, r#"*( "-" ( "," / "+" / %x31-33 DIGIT %x78 ) ) "-,""#);
    // The written-out forms of repetitions are compared, too.
    assert_before(r#"{ ("-"{2})* ~ "-" }"#, r#""-""#, r#"1*( 2"-" )"#);
    assert_before(r#"{ ("-"+ ~ ",")* ~ "-" ~ "-"* }"#, r#"",""#, r#"1*( 1*"-" "," )"#);
    for several in ["{2,}", "+"] {
        assert_before(&format!(r#"{{ ("--"{several})* ~ "--" }}"#), r#""--""#, r#""----""#);
    }
    assert_before(r#"{ ("--"{2})* ~ "--" }"#, r#""--""#, r#"1*"----""#);
    assert_before(r#"@{ ("---" ~ ','..',')* ~ "-" ~ "-" ~ "-" }"#, r#"",""#, r#"1*"---,""#);
    assert_before(r#"{ (^"-" ~ &"," ~ !"+" ~ ','..',')* ~ ^"-" }"#, r#"",""#, r#"1*"-,""#);
    assert_before(r#"{ ("-" ~ ","){0,} ~ "-" }"#, r#"",""#, r#"1*( "-," )"#);
    assert_before(r#"{ ("-" ~ ",")* ~ "-" ~ "+" | ("-" ~ ","){0,} ~ "-" }"#, r#"",""#, r#"*( "-," ) "-+,""#);
    // Elsewhere pest reads what is written, and it factors out a common beginning.
    assert_before(r#"{ ("-" ~ ",")* ~ "-" ~ "+" | ("-" ~ ",")* ~ "-" }"#, r#"",""#, r#"*( "-," ) "-+,""#);
    assert_before(r#"{ "+" | ("-" ~ ",")* ~ "-" }"#, r#"",""#, r#""+," / 1*( "-," )"#);
    assert_before(
        r#"@{ ("-" ~ ("," | "+"))* ~ "-" | ("-" ~ ("," | "+"))* }"#, r#"",""#, r#"*( "-" ( "," / "+" ) ) ",""#,
    );
    assert_before(r#"{ "+" ~ "+" | ("-" ~ ",")* ~ "-" }"#, r#"",""#, r#""++," / 1*( "-," )"#);
    assert_before(r#"{ ("-" ~ ",")* ~ "-" ~ "+" }"#, r#"",""#, r#"*( "-," ) "-+,""#);
    assert_before(r#"{ ("-" ~ ",")* ~ "+" }"#, r#"",""#, r#"*( "-," ) "+,""#);
    assert_before(r#"{ ("-" ~ ",")+ ~ "-" }"#, r#"",""#, NO_TEXT);
    assert_before(r#"{ ("-" ~ ","){,2} ~ "-" }"#, r#"",""#, r#""-,-,-,""#);
    assert_before(r#"@{ ("-" ~ ",")* ~ "-" }"#, r#"",""#, NO_TEXT);
}

/// pest looks for lists after all other rewriting: alternatives that can never match are gone by
/// then, and a skip is not a repetition.
#[test]
#[ignore = "takes long; CI runs it"]
fn lists_of_all_kinds() {
    let items = [
        r#""-""#, r#""-" ~ "+""#, r#"("-" | "-" ~ ",")"#, r#"("-" ~ "," | "-")"#, r#"("-" ~ "+" | "-" ~ ",")"#, "one",
        "two", r#""-"{2}"#, r#"!"-""#, "!one", "ANY",
    ];
    for modifier in ["", "_", "@", "$"] {
        for (first, rest) in items.iter().flat_map(|first| ["\",\"", "ANY", "\"-\""].map(|rest| (first, rest))) {
            for last in items {
                assert_as_pest(&format!(
                    "list = {modifier}{{ ({first} ~ {rest})* ~ {last} }}\nr = {{ list ~ ANY* }}\none = {{ \"-\" }}\ntwo = _{{ one | \"+\" }}\n"
                ));
            }
        }
    }
    for list in [
        r#"@{ ("--"{2})* ~ "--" | ("--"{2})* ~ "--"{2} }"#, r#"@{ ("-"{2})* ~ "-" | ("-"{2})* ~ "-"{2} }"#,
        r#"{ ("-"{2})* ~ "-" | ("-"{2})* ~ "-"{2} }"#, r#"_{ "-" ~ ("-" ~ ("," | "," ~ "+"))* ~ "-" ~ "," }"#,
    ] {
        assert_as_pest(&format!("list = {list}\nr = {{ list ~ ANY* }}\n"));
    }
}

#[test]
fn lookaheads_consume_nothing() {
    assert_same(r#"&"a" ~ ANY"#, r#""a""#);
    assert_same(r#"!"a" ~ 'a'..'c'"#, r#""b" | "c""#);
    assert_same(r#"!(!"a") ~ ANY"#, r#""a""#);
}

#[test]
fn comments() {
    let pest = Grammar::pest("r = { (!\"*/\" ~ ANY)* ~ \"*/\" }\n");
    let abnf = Grammar::abnf(
        "r = *( other / 1*\"*\" ( %x00-29 / %x2B-2E / %x30-10FFFF ) ) 1*\"*\" \"/\"\nother = %x00-29 / %x2B-10FFFF\n",
    );
    assert_equal(&pest, &abnf);
}

#[test]
fn starts_and_ends() {
    assert_same(r#"SOI ~ "a" ~ EOI"#, r#""a""#);
    assert_same(r#""a" ~ SOI"#, "!ANY ~ ANY");
    assert_same(r#""a" ~ EOI ~ "b" | "c""#, r#""c""#);
    assert_same(r#"("a"? ~ (SOI | "b")) ~ "c""#, r#""c" | "abc" | !ANY ~ ANY"#);
    assert_same(r#"&(SOI ~ "a") ~ "a" ~ !SOI"#, r#""a""#);
    assert_same(r#"(SOI ~ "a" | !SOI ~ "b")+"#, r#""a" ~ "b"*"#);
}

#[test]
fn case_is_ignored_only_for_ascii() {
    assert_same(r#"^"aé""#, r#"("a" | "A") ~ "é""#);
    assert_same(r#"^"k""#, r#""k" | "K""#);
}

#[test]
fn built_in_rules() {
    assert_same("ASCII_HEX_DIGIT", "'0'..'9' | 'a'..'f' | 'A'..'F'");
    assert_same("ASCII_ALPHANUMERIC", "ASCII_ALPHA | ASCII_DIGIT");
    assert_same("ASCII_ALPHA", "ASCII_ALPHA_LOWER | ASCII_ALPHA_UPPER");
    assert_same("ASCII_NONZERO_DIGIT | \"0\"", "ASCII_DIGIT");
    assert_same("ASCII_OCT_DIGIT", "'0'..'7'");
    assert_same("ASCII_BIN_DIGIT", "'0'..'1'");
    assert_same("ASCII", r"'\0'..'\x7F'");
    assert_same("NEWLINE", r#""\r" ~ "\n"? | "\n""#);
    assert_same("ANY", r"'\0'..'\u{10FFFF}'");
}

#[test]
fn properties_of_unicode() {
    assert_same("&ASCII ~ DECIMAL_NUMBER", "ASCII_DIGIT");
    assert_same("&ASCII ~ LETTER", "ASCII_ALPHA");
}

#[test]
fn rules_of_every_kind() {
    let kinds = Grammar::pest(
        "r = { a ~ b ~ c ~ d ~ e }\na = _{ \"1\" }\nb = @{ \"2\" }\nc = ${ \"3\" }\nd = !{ \"4\" }\ne = { \"5\" }\n",
    );
    assert_equal(&kinds, &Grammar::abnf("r = \"12345\"\n"));
}

#[test]
fn names_with_either_dash() {
    let grammar = Grammar::pest("reg_name = { \"a\" }\n");
    assert_eq!(differences((&grammar, "reg-name"), (&grammar, "reg_name")), [None, None]);
}

/// Both need pest's feature `grammar-extras`.
#[test]
fn tags_and_pushed_literals() {
    let dead = |text: &str| -> Vec<String> {
        let grammar = PestGrammar::read(&[SourceFile { name: "test.pest".into(), text: text.into() }]).unwrap();
        dead_parts(&grammar, "r", Limits::brief()).unwrap().into_iter().map(|dead| dead.part).collect()
    };
    // A literal is pushed without being read.
    assert_eq!(dead(r#"r = { "x" | PUSH_LITERAL("x") ~ "y" | "y" ~ "z" }"#), [r#"("y" ~ "z")"#]);
    assert_eq!(dead(r#"r = { PUSH_LITERAL ( "[" ) ~ "a" ~ PEEK | PUSH_LITERAL("(") ~ "b" ~ POP }"#), [""; 0]);
    assert_eq!(dead(r#"r = { (#key = "a" ~ #value = b*) | #all = ("a" ~ "c") } b = { "b" }"#), [r#"("a" ~ "c")"#]);
    assert_same(r#"#key = "a"* ~ #x = !("b")"#, r#""a"* ~ !"b""#);
}
