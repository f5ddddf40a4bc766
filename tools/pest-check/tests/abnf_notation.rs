//! The meaning of each form of ABNF.

use crate::support::{Grammar, assert_equal, differences};

/// Checks that the rules `r` of an ABNF and of a pest grammar accept the same texts.
#[track_caller]
fn assert_means(abnf: &str, pest: &str) {
    assert_equal(&Grammar::abnf(abnf), &Grammar::pest(format!("r = @{{ {pest} }}\n")));
}

#[test]
fn strings() {
    assert_means("r = \"aB-1\"\n", r#"^"ab-1""#);
    assert_means("r = %i\"aB\"\n", r#"^"ab""#);
    assert_means("r = %s\"aB\"\n", r#""aB""#);
    assert_means("r = %S\"a\" \"\"\n", r#""a""#);
    assert_means("r = \";\" ; \"x\"\n", r#"";""#);
}

#[test]
fn values() {
    assert_means("r = %x61\n", r#""a""#);
    assert_means("r = %X61.62.A\n", r#""ab\n""#);
    assert_means("r = %d97.98\n", r#""ab""#);
    assert_means("r = %b1100001-1100011\n", "'a'..'c'");
    assert_means("r = %x61-7A\n", "'a'..'z'");
    assert_means("r = %x61-61\n", r#""a""#);
    assert_means("r = %x10FFFF\n", r#""\u{10FFFF}""#);
}

/// No text contains a surrogate or a code point beyond Unicode.
#[test]
fn ranges_with_surrogates_or_values_beyond_unicode() {
    assert_means("r = %xD000-FFFFFFF\n", r"'\u{D000}'..'\u{10FFFF}'");
    assert_means("r = %xD800-E000\n", r#""\u{E000}""#);
}

#[test]
fn repetitions() {
    assert_means("r = *\"-\"\n", r#""-"*"#);
    assert_means("r = 1*\"-\"\n", r#""-"+"#);
    assert_means("r = *2\"-\"\n", r#""-"{,2}"#);
    assert_means("r = 2*3\"-\"\n", r#""-"{2,3}"#);
    assert_means("r = 2\"-\"\n", r#""-"{2}"#);
    assert_means("r = 0\"-\" \"+\"\n", r#""+""#);
    assert_means("r = 0<prose> \"+\"\n", r#""+""#);
    assert_means("r = [ \"-\" ] 2( \"+\" / \"/\" )\n", r#""-"? ~ ("+" | "/"){2}"#);
}

/// Any count may match, and a repeated part may be empty.
#[test]
fn repetitions_backtrack() {
    assert_means("r = *\"-\" \"-\"\n", r#""-"+"#);
    assert_means("r = *( *\"-\" [ \"+\" ] )\n", r#"("-" | "+")*"#);
    assert_means("r = 5*( [ \"-\" ] )\n", r#""-"*"#);
    assert_means("r = 2*3( [ \"-\" ] )\n", r#""-"{,3}"#);
    assert_means("r = 2( [ \"-\" ] [ \"+\" ] )\n", r#""-"? ~ "+"? ~ "-"? ~ "+"?"#);
    assert_means("r = *( \"\" / \"-\" \"\" )\n", r#""-"*"#);
    assert_means("r = *( *( *\"-\" ) *( *\"+\" ) )\n", r#"("-" | "+")*"#);
}

#[test]
fn alternatives_have_no_order() {
    assert_means("r = ( \"-\" / \"--\" ) \"-\"\n", r#""-"{2,3}"#);
    assert_means("r = \"+\" \"-\" / \"/\"\n", r#""+-" | "/""#);
}

#[test]
fn incremental_alternatives() {
    assert_means("r = a\na = \"+\"\nb = \"x\"\na =/ \"-\"\na=/\"/\"\n", r#""+" | "-" | "/""#);
    assert_means("r = DIGIT\nDIGIT =/ \"-\"\n", "'0'..'9' | \"-\"");
}

#[test]
fn names_ignore_case() {
    assert_means("R = Digit\n", "ASCII_DIGIT");
    let grammar = Grammar::abnf("dec-octet = \"-\"\n");
    assert_eq!(differences((&grammar, "DEC_OCTET"), (&grammar, "dec-octet")), [None, None]);
}

#[test]
fn core_rules_may_be_redefined() {
    assert_means("r = HEXDIG\nHEXDIG = DIGIT / %x61-66\n", "'0'..'9' | 'a'..'f'");
}

#[test]
fn a_rule_may_be_defined_twice_equally() {
    assert_means("r = \"-\"\n; again\nr = \"-\" ; the same\n", r#""-""#);
}

#[test]
fn indentation_and_comments() {
    assert_means(
        "\n ; all indented\n   r = \"+\"\n\n; a comment\n     / \"-\"\n   ; another\n\n   b = \"x\"",
        r#""+" | "-""#,
    );
    assert_means("r = \"+\" ; first\r\n  \"-\"\r\n\r\nb = \"x\"\r\n", r#""+-""#);
    assert_means("r\n =\n \"+\"\n", r#""+""#);
    assert_means("r = (\n \"+\" ; one\n / \"-\"\n )\n", r#""+" | "-""#);
}
