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
fn hosts() {
    // An IPv4 address that begins a name, or is before a percent-encoded byte.
    let right = "IPv4address ~ !(unreserved | pct_encoded | sub_delims)";
    assert_found(right, "IPv4address", [None, Some("//0.0.0.0!")]);
    let right = "!(unreserved | pct_encoded | sub_delims)";
    assert_found(right, "!(unreserved | sub_delims)", [None, Some("//0.0.0.0%00")]);
    // The shortest alternative of `dec_octet` first.
    let right = r#"    "25" ~ '0'..'5'"#;
    assert_found(right, "    DIGIT\n  | \"25\" ~ '0'..'5'", [None, Some("//[::0.0.0.10]")]);
    assert_found(r#"^"v""#, r#""v""#, [None, Some("//[V0.!]")]);
}

#[test]
fn groups_of_an_ipv6_address() {
    assert_found("{,4}", "{,3}", [None, Some("//[0:0:0:0:0::0:0]")]);
    assert_found("{,5}", "{,6}", [Some("//[0:0:0:0:0:0:0::0]"), None]);
    // The first alternative has taken eight groups before the last is tried, and pest does not backtrack.
    assert_found("{,6}", "{,7}", [None, None]);
    assert_found("HEXDIG{1,4}", "HEXDIG{1,5}", [Some("//[00000::]"), None]);
    // Two alternatives are swapped.
    let sixth = r#"  | (h16 ~ (":" ~ h16){,5})? ~ "::"                  ~ h16"#;
    let seventh = r#"  | (h16 ~ (":" ~ h16){,6})? ~ "::""#;
    assert_found(&format!("{sixth}\n{seventh}"), &format!("{seventh}\n{sixth}"), [None, Some("//[::0]")]);
    // A repetition takes the last colon.
    let right = r#"(h16 ~ (":" ~ h16){,1})?"#;
    assert_found(right, r#"((h16 ~ ":"){,1} ~ h16)?"#, [None, Some("//[0::0:0:0:0:0]")]);
}

#[test]
fn other_parts() {
    assert_found(r#" | "." | "_" | "~""#, r#" | "." | "_""#, [None, Some("~")]);
    assert_found("segment_nz_nc ~ (", "segment_nz ~ (", [Some(":"), None]);
    assert_found(r#"relative_part ~ ("?" ~ query)?"#, "relative_part ~ query?", [Some(":"), None]);
    assert_found("DIGIT*", "DIGIT+", [None, Some("//:")]);
    assert_found(r#""%" ~ HEXDIG ~ HEXDIG"#, r#""%" ~ HEXDIG{1,2}"#, [Some("%0"), None]);
    assert_found("'a'..'f'", "'a'..'g'", [Some("%0g"), None]);
    assert_found(r#"(userinfo ~ "@")?"#, r#"(userinfo ~ "@"?)?"#, [Some("//:!"), None]);
}
