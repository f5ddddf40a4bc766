//! What the operations assume about the grammar, beyond the names of its rules.
//!
//! Resolving, normalizing, setting, building and encoding write text that is not parsed again, or that is parsed and
//! must be valid. Each row is a fact that such an operation needs, decided for all texts. If an edit of the grammar
//! breaks a row, the operation needs a change, too.

use pest_check::{Expressions, Limits, PestGrammar, Question, SourceFile, decide};

use crate::support::in_package;

/// A fact: its sentence, the operations that need it, and the two expressions that it relates.
///
/// An expression with `$` is decided in both grammars: `$query` is `query` for URIs and `iquery` for IRIs.
type Fact = (&'static str, &'static str, &'static str, Question, &'static str);

use Question::{Equal, Inside};

const FACTS: &[Fact] = &[
    // The structure of a reference.
    (
        "a URI is its components with their delimiters",
        "`Builder`, the setters, `resolve`, `normalize`, `to_uri` and `to_iri` compose them",
        "$URI",
        Equal,
        r##"scheme ~ ":" ~ ("//" ~ $authority ~ $path_abempty | $path_absolute | $path_rootless | $path_empty)
            ~ ("?" ~ $query)? ~ ("#" ~ $fragment)?"##,
    ),
    (
        "an absolute URI is a URI without a fragment", "`strip_fragment`, `TryFrom`, and the base of `resolve`",
        "$absolute_URI", Equal, r##"!((!"#" ~ ANY)* ~ "#") ~ $URI"##,
    ),
    (
        "a relative reference is its components with their delimiters",
        "`Builder`, the setters, `relativize`, `normalize`, `to_uri` and `to_iri` compose them",
        "$relative_ref",
        Equal,
        r##"("//" ~ $authority ~ $path_abempty | $path_absolute | $path_noscheme | $path_empty)
            ~ ("?" ~ $query)? ~ ("#" ~ $fragment)?"##,
    ),
    (
        "a reference is a URI or a relative reference", "`From` and `TryFrom` between the kinds", "$URI_reference",
        Equal, "$URI | $relative_ref",
    ),
    (
        "an authority is its components with their delimiters", "`Builder`, the setters and `normalize` compose them",
        "$authority", Equal, r#"($userinfo ~ "@")? ~ $host ~ (":" ~ port)?"#,
    ),
    // No component takes the delimiter that ends it.
    (
        "a scheme is not empty and has no delimiter", "the offsets of components: 0 means that there is no scheme",
        "scheme", Inside, r##"(!(":" | "/" | "?" | "#") ~ ANY)+"##,
    ),
    (
        "a userinfo has no `@`, `/`, `?` or `#`", "`set_encoded_userinfo`, `set_encoded_authority`", "$userinfo",
        Inside, r##"(!("@" | "/" | "?" | "#") ~ ANY)*"##,
    ),
    (
        "a host has no `@`, `/`, `?` or `#`, and a `:` only in brackets",
        "`set_encoded_host`, `set_encoded_authority`, `set_port_str`",
        "$host",
        Inside,
        r##""[" ~ (!("@" | "/" | "?" | "#" | "]") ~ ANY)* ~ "]" | (!("@" | "/" | "?" | "#" | ":" | "[" | "]") ~ ANY)*"##,
    ),
    ("a port is digits", "`port`, `set_port_str`, default ports", "port", Inside, "'0'..'9'*"),
    ("a port may be any of 16 bits, or empty", "`set_port`", "'0'..'9'{0,5}", Inside, "port"),
    (
        "a path has no `?` or `#`", "`set_encoded_path`, `set_encoded_path_and_query`", "$path", Inside,
        r##"(!("?" | "#") ~ ANY)*"##,
    ),
    ("a segment has no `/`", "`Path::segments`, `push_segment`", "$segment", Inside, r#"(!"/" ~ ANY)*"#),
    ("a query has no `#`", "`set_encoded_query`, `strip_fragment`", "$query", Inside, r##"(!"#" ~ ANY)*"##),
    // Paths.
    (
        "a path is segments with `/` between them",
        "`set_encoded_path`, `Builder::path`; dot segments are removed one by one",
        "$path",
        Equal,
        r#"$segment ~ ("/" ~ $segment)*"#,
    ),
    (
        "a path after an authority is empty or begins with `/`, and any such path is allowed",
        "`set_encoded_authority`, `set_encoded_path`, `resolve` (section 5.2.3), `relativize`",
        "$path_abempty",
        Equal,
        r#"("/" ~ $segment)*"#,
    ),
    (
        "without an authority a path cannot begin with `//`, and any other that begins with `/` is allowed",
        "`/.` goes before `//`, and before nothing else: the setters, `resolve`, `normalize`, `relativize`",
        "$path_absolute",
        Equal,
        r#"!"//" ~ ("/" ~ $segment)+"#,
    ),
    (
        "after a scheme any path is allowed that does not begin with `/`, except for the empty one",
        "`set_scheme`, `resolve` with a base such as `x:y`",
        "$path_rootless",
        Equal,
        r#"$segment_nz ~ ("/" ~ $segment)*"#,
    ),
    ("a segment is any characters of a path", "the facts about segments", "$segment", Equal, "$pchar*"),
    (
        "a first segment is not empty", "`set_rootless_segments`, `./` before `/` in `relativize`", "$segment_nz",
        Equal, "$pchar+",
    ),
    (
        "without a scheme any path is allowed whose first segment has no colon",
        "`relativize` and the setters put `./` before a first segment with a colon, and no other",
        "$path_noscheme",
        Equal,
        r#"$segment_nz_nc ~ ("/" ~ $segment)*"#,
    ),
    (
        "a first segment without a scheme is any other without a colon",
        "`relativize` and the setters put `./` before a first segment with a colon, and no other",
        "$segment_nz_nc",
        Equal,
        r#"(!":" ~ $pchar)+"#,
    ),
    (
        "an empty path is empty", "`set_encoded_path`, the fifth alternative of section 3.3", "$path_empty", Equal,
        r#""""#,
    ),
    (
        "`.` and `..` are segments", "`relativize` writes `../`; `./` and `/.` go before a path", r#""." | "..""#,
        Inside, "$segment_nz_nc",
    ),
    // Hosts.
    (
        "a host may be empty",
        "`normalize` leaves `localhost` out of `file` URIs, `from_unix_path` writes `file:///`",
        r#""""#,
        Inside,
        "$host",
    ),
    ("a registered name is a host", "`set_host`", "$reg_name", Inside, "$host"),
    (
        "an IP address is a host, as it is written",
        "`set_ip`, and `normalize` of an IPv6 address",
        r#"IPv4address
            | "[" ~ ((h16 ~ ":"){7} ~ h16 | "::" ~ (h16 ~ (":" ~ h16){0,6})? | "::ffff:" ~ IPv4address) ~ "]""#,
        Inside,
        "$host",
    ),
    // Case.
    (
        "letters of a scheme are in either case", "`normalize` writes it in lower case", "(ASCII_ALPHA)+", Inside,
        "scheme",
    ),
    (
        "letters of a host are in either case",
        "`normalize` writes it in lower case",
        r#""[" ~ (^"v" ~ ASCII_HEX_DIGIT+ ~ "." ~ ASCII_ALPHA+ | (h16 ~ ":"){7} ~ ASCII_HEX_DIGIT{1,4}) ~ "]"
            | ASCII_ALPHA+"#,
        Inside,
        "$host",
    ),
    // Percent-encoding.
    (
        "a percent-encoded byte is `%` and two hexadecimal digits in either case",
        "decoding, encoding, `normalize`",
        "pct_encoded",
        Equal,
        r#""%" ~ ASCII_HEX_DIGIT{2}"#,
    ),
    (
        "a `.` is unreserved", "`normalize` removes dot segments that are percent-encoded", r#"".""#, Inside,
        "unreserved",
    ),
    (
        "an unreserved character is visible ASCII, and neither a delimiter nor `%`",
        "`normalize` decodes it",
        "unreserved",
        Inside,
        r#"!(gen_delims | sub_delims | "%") ~ '\u{21}'..'\u{7E}'"#,
    ),
    (
        "a userinfo takes unreserved characters, percent-encoded bytes and `:`",
        "`normalize`, `to_iri`, `set_userinfo`, `set_password`",
        r#"($unreserved | pct_encoded | ":")*"#,
        Inside,
        "$userinfo",
    ),
    (
        "a registered name takes unreserved characters and percent-encoded bytes",
        "`normalize`, `to_iri`, `set_host`",
        "($unreserved | pct_encoded)*",
        Inside,
        "$reg_name",
    ),
    (
        "a segment takes unreserved characters and percent-encoded bytes",
        "`normalize`, `to_iri`, `push_segment`, `from_unix_path`",
        "($unreserved | pct_encoded)*",
        Inside,
        "$segment",
    ),
    (
        "a query takes unreserved characters, percent-encoded bytes, and the delimiters between keys and values",
        "`normalize`, `to_iri`, `set_query`, `QueryPairs`",
        r#"($unreserved | pct_encoded | "=" | "&" | ";" | "+")*"#,
        Inside,
        "$query",
    ),
    (
        "a query takes every character of a path, `/` and `?`",
        "`set_encoded_path_and_query`: a second `?` is of the query", r#"($pchar | "/" | "?")*"#, Inside, "$query",
    ),
    (
        "a fragment takes unreserved characters and percent-encoded bytes",
        "`normalize`, `to_iri`, `set_fragment`",
        "($unreserved | pct_encoded)*",
        Inside,
        "$fragment",
    ),
    // URIs and IRIs.
    ("a URI is an IRI", "`From<Uri>`, `to_iri`", "URI", Inside, "IRI"),
    (
        "a relative reference of URIs is one of IRIs", "`From<RelativeRef>`, `to_iri`", "relative_ref", Inside,
        "irelative_ref",
    ),
    (
        "an IRI of ASCII is a URI", "`TryFrom<Iri>`, `to_uri`",
        r"!('\u{00}'..'\u{7F}'* ~ '\u{80}'..'\u{10FFFF}') ~ IRI", Inside, "URI",
    ),
    (
        "a relative reference of IRIs that is ASCII is one of URIs",
        "`TryFrom<RelativeIriRef>`, `to_uri`",
        r"!('\u{00}'..'\u{7F}'* ~ '\u{80}'..'\u{10FFFF}') ~ irelative_ref",
        Inside,
        "relative_ref",
    ),
    ("what `to_iri` decodes is unreserved", "`to_iri`", "ucschar", Inside, "iunreserved"),
    // Unambiguous URLs. The grammar, which `pest_uri::check` uses, must not accept more than its sources.
    (
        "an unambiguous URL is its components with their delimiters",
        "`Policy`, `is_safe_redirect`",
        "unambiguous_URL",
        Inside,
        r##"unambiguous_scheme ~ "://" ~ (unambiguous_userinfo ~ "@")? ~ unambiguous_host ~ (":" ~ unambiguous_port)?
            ~ path_abempty ~ ("?" ~ query)? ~ ("#" ~ fragment)?"##,
    ),
    (
        "no `:` or `@` is between an authority and the end of a URL without a path",
        "Links ends an authority at its first `/`",
        "unambiguous_URL",
        Inside,
        r##"(!"/" ~ ANY)* ~ "//" ~ (!("/" | "?" | "#") ~ ANY)* ~ ("/" ~ ANY* | (!(":" | "@") ~ ANY)*)"##,
    ),
    (
        "a scheme is special for browsers, and not `file`", "URL Standard, section 4.2", "unambiguous_scheme", Equal,
        r#"^"https" | ^"http" | ^"wss" | ^"ws" | ^"ftp""#,
    ),
    (
        "a userinfo is not empty, and has one colon at most, which a password follows",
        "URL Standard, section 4.4",
        "unambiguous_userinfo",
        Inside,
        r#"(!":" ~ ANY)+ ~ (":" ~ (!":" ~ ANY)+)? | ":" ~ (!":" ~ ANY)+"#,
    ),
    (
        "a user is visible ASCII that browsers do not encode",
        "URL Standard, section 1.3: the userinfo percent-encode set",
        "unambiguous_user",
        Inside,
        r##"(!("\"" | "#" | "/" | ":" | ";" | "<" | "=" | ">" | "?" | "@" | '['..'^' | "`" | '{'..'}') ~ '!'..'~')+"##,
    ),
    (
        "an encoded byte of a user is visible ASCII, and not `%` or a delimiter",
        "programs decode it, some of them before they look for delimiters",
        "unambiguous_pct_encoded",
        Equal,
        r#"!("%" ~ ("20" | "23" | "25" | ^"2f" | ^"3a" | ^"3b" | ^"3f" | "40" | ^"5b" | ^"5c" | ^"5d" | ^"7f"))
            ~ "%" ~ '2'..'7' ~ ASCII_HEX_DIGIT"#,
    ),
    (
        "a host is an IPv6 address, or letters, digits, hyphens and dots",
        "RFC 1123, section 2.1",
        "unambiguous_host",
        Inside,
        r#""[" ~ (ASCII_HEX_DIGIT | ":")+ ~ "]" | (ASCII_ALPHANUMERIC | "-" | ".")+"#,
    ),
    (
        "no label of a name is empty, or begins or ends with a hyphen",
        "RFC 1123, section 2.1",
        "unambiguous_name",
        Inside,
        r#"!("-" | ".") ~ (!(".." | ".-" | "-." | "-" ~ !ANY) ~ ANY)+"#,
    ),
    (
        "the last label of a name begins with a letter",
        "RFC 2396, section 3.2.2, and URL Standard, section 3.5: a name that ends in a number is an address",
        "unambiguous_name",
        Inside,
        r#"!('0'..'9' ~ (!"." ~ ANY)* ~ "."? ~ !ANY) ~ (!("." ~ '0'..'9' ~ (!"." ~ ANY)* ~ "."? ~ !ANY) ~ ANY)+"#,
    ),
    (
        "a port has five digits at most, and does not begin with zero",
        "URL Standard, section 4.4",
        "unambiguous_port",
        Inside,
        "'1'..'9' ~ '0'..'9'{0,4}",
    ),
];

/// Returns an expression for one of the two grammars.
fn for_grammar(expression: &str, is_iri: bool) -> String {
    if !is_iri {
        return expression.replace('$', "");
    }
    let names = [("$URI", "IRI"), ("$absolute_URI", "absolute_IRI"), ("$URI_reference", "IRI_reference")];
    let entries = names.iter().rev().fold(expression.to_owned(), |text, (uri, iri)| text.replace(uri, iri));
    entries.replace('$', "i")
}

#[test]
fn grammar_keeps_the_contract() {
    let facts: Vec<_> = FACTS.iter().flat_map(|fact| [(fact, false), (fact, true)]).collect();
    // A fact without `$` is decided once.
    let is_of = |(fact, is_iri): &(&Fact, bool)| !is_iri || [fact.2, fact.4].iter().any(|it| it.contains('$'));
    let facts: Vec<_> = facts.into_iter().filter(is_of).collect();
    let rules = facts.iter().enumerate().map(|(index, (fact, is_iri))| {
        let [left, right] = [fact.2, fact.4].map(|expression| for_grammar(expression, *is_iri));
        format!("fact_{index}_left = @{{ {left} }}\nfact_{index}_right = @{{ {right} }}\n")
    });
    let file = |name: &str| SourceFile { name: name.into(), text: std::fs::read_to_string(in_package(name)).unwrap() };
    let assumed = SourceFile { name: "contract.pest".into(), text: rules.collect() };
    let generic = ["uri", "iri", "unambiguous"].map(|name| file(&format!("grammar/{name}.pest")));
    let files = [&generic[..], &[assumed]].concat();
    let grammar = PestGrammar::read(&files).unwrap_or_else(|error| panic!("{error}"));
    let mut broken = vec![];
    for (index, ((sentence, operations, left, question, right), is_iri)) in facts.iter().enumerate() {
        let mut expressions = Expressions::default();
        let sides = ["left", "right"].map(|side| {
            let rule = format!("fact_{index}_{side}");
            grammar.expression(&rule, &mut expressions).unwrap_or_else(|error| panic!("{sentence}: {error}"))
        });
        let verdict = decide(&expressions, sides, *question, Limits::default()).unwrap();
        for (witness, takes, other) in [(verdict.only_left, left, right), (verdict.only_right, right, left)] {
            if let Some(text) = witness {
                let [takes, other] = [takes, other].map(|expression| for_grammar(expression, *is_iri));
                let witness = format!("{text:?} is `{takes}`, not `{other}`");
                broken.push(format!("{sentence}\n  assumed by: {operations}\n  {witness}"));
            }
        }
    }
    assert!(broken.is_empty(), "the grammar breaks what operations assume:\n{}", broken.join("\n"));
}
