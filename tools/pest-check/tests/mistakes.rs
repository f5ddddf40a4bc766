//! Mistakes in `uri.pest`, each with the shortest reference that shows it.

use crate::support::{Grammar, differences, grammar, rfc3986};

/// Checks the shortest texts that `URI_reference` accepts only with a mistake, and only without it.
#[track_caller]
fn assert_found(right: &str, wrong: &str, only: [Option<&str>; 2]) {
    let mut mistaken = grammar("uri.pest");
    assert!(mistaken.text.contains(right), "the grammar has no such text");
    mistaken.text = mistaken.text.replace(right, wrong);
    let mistaken = Grammar::Pest(vec![mistaken]);
    let rfc = Grammar::Abnf(vec![rfc3986()]);
    let found = differences((&mistaken, "URI_reference"), (&rfc, "URI-reference"));
    assert_eq!(found.each_ref().map(Option::as_deref), only);
}

#[test]
fn an_ipv4_address_that_begins_a_name() {
    let right = "IPv4address ~ !(unreserved | pct_encoded | sub_delims)";
    assert_found(right, "IPv4address", [None, Some("//0.0.0.0!")]);
}

#[test]
fn an_ipv4_address_before_a_percent_encoded_byte() {
    let right = "!(unreserved | pct_encoded | sub_delims)";
    assert_found(right, "!(unreserved | sub_delims)", [None, Some("//0.0.0.0%00")]);
}

#[test]
fn the_shortest_alternative_of_dec_octet_first() {
    let right = r#"    "25" ~ '0'..'5'"#;
    assert_found(right, "    DIGIT\n  | \"25\" ~ '0'..'5'", [None, Some("//[::0.0.0.10]")]);
}

#[test]
fn one_group_too_few() {
    assert_found("{,4}", "{,3}", [None, Some("//[0:0:0:0:0::0:0]")]);
}

#[test]
fn one_group_too_many() {
    assert_found("{,5}", "{,6}", [Some("//[0:0:0:0:0:0:0::0]"), None]);
}

/// The first alternative has taken eight groups before the last is tried, and pest does not
/// backtrack.
#[test]
fn one_group_too_many_without_effect() {
    assert_found("{,6}", "{,7}", [None, None]);
}

#[test]
fn five_digits_in_a_group() {
    assert_found("HEXDIG{1,4}", "HEXDIG{1,5}", [Some("//[00000::]"), None]);
}

#[test]
fn two_alternatives_of_an_ipv6_address_swapped() {
    let sixth = r#"  | (h16 ~ (":" ~ h16){,5})? ~ "::"                  ~ h16"#;
    let seventh = r#"  | (h16 ~ (":" ~ h16){,6})? ~ "::""#;
    assert_found(&format!("{sixth}\n{seventh}"), &format!("{seventh}\n{sixth}"), [None, Some("//[::0]")]);
}

#[test]
fn a_repetition_that_takes_the_last_colon() {
    let right = r#"(h16 ~ (":" ~ h16){,1})?"#;
    assert_found(right, r#"((h16 ~ ":"){,1} ~ h16)?"#, [None, Some("//[0::0:0:0:0:0]")]);
}

#[test]
fn a_missing_tilde() {
    assert_found(r#" | "." | "_" | "~""#, r#" | "." | "_""#, [None, Some("~")]);
}

#[test]
fn a_case_sensitive_v() {
    assert_found(r#"^"v""#, r#""v""#, [None, Some("//[V0.!]")]);
}

#[test]
fn a_colon_in_the_first_segment() {
    assert_found("segment_nz_nc ~ (", "segment_nz ~ (", [Some(":"), None]);
}

#[test]
fn a_query_without_its_question_mark() {
    let right = r#"relative_part ~ ("?" ~ query)?"#;
    assert_found(right, "relative_part ~ query?", [Some(":"), None]);
}

#[test]
fn a_port_that_must_not_be_empty() {
    assert_found("DIGIT*", "DIGIT+", [None, Some("//:")]);
}

#[test]
fn one_digit_in_a_percent_encoded_byte() {
    assert_found(r#""%" ~ HEXDIG ~ HEXDIG"#, r#""%" ~ HEXDIG{1,2}"#, [Some("%0"), None]);
}

#[test]
fn an_extra_hexadecimal_digit() {
    assert_found("'a'..'f'", "'a'..'g'", [Some("%0g"), None]);
}

#[test]
fn a_user_without_an_at() {
    assert_found(r#"(userinfo ~ "@")?"#, r#"(userinfo ~ "@"?)?"#, [Some("//:!"), None]);
}
