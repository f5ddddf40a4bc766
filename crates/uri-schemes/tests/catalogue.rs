//! One answer for each text, whatever function is asked.

use std::collections::BTreeSet;
use std::path::Path;

use pest_uri::{Field, SchemeInfo, Uri};
use uri_schemes::{is_equivalent, key, normalize, read, types};

/// Asserts that two texts are one URI for their scheme, by each function.
#[track_caller]
fn assert_same(a: &str, b: &str) {
    let [x, y] = [a, b].map(|text| Uri::parse(text).unwrap());
    assert_eq!(normalize(&x), normalize(&y), "{a} {b}");
    assert!(is_equivalent(&x, &y) && key(&x) == key(&y), "{a} {b}");
}

#[track_caller]
fn assert_error(text: &str, expected: &str) {
    let (ty, read) = read(text).unwrap();
    let error = read.map(drop).expect_err(text);
    let report = ty.report(&error, text);
    assert_eq!(format!("{error} | {}", report.section().unwrap()), expected, "{text}");
    assert!(!uri_schemes::accepts(text));
}

#[test]
fn equivalent_texts_have_one_normal_text() {
    assert_same("stun:H", "stun:h:3478");
    assert_same("TURNS:h:5349?transport=TCP", "turns:H?transport=tcp");
    assert_same("postgres://h:5432/d", "postgresql://h/d");
    assert_same("pkg:NPM/a@1?b=&c=d", "pkg:npm/a@1?c=d");
    assert_same("pkcs11:object=a;token=b", "pkcs11:token=b;object=a");
    assert_same("mailto:?to=a@B.example", "mailto:a@b.example");
    assert_same("urn:UUID:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6");
}

#[test]
fn a_narrower_type_accepts_what_the_wider_one_does() {
    let uuid = "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
    let rule = |text: &str| read(text).map(|(ty, read)| (ty.rule(), read.is_ok()));
    assert_eq!(rule(uuid), Some(("uuid-URN", true)));
    assert_eq!(rule(&format!("{uuid}#f")), Some(("namestring", true)));
    assert_eq!(rule(&format!("{uuid}?+r")), Some(("namestring", true)));
    assert_eq!(rule("urn:uuid:f81d4fae"), Some(("namestring", false)));
}

#[test]
fn a_port_is_a_number_of_16_bits_in_all_schemes() {
    for text in [
        "http://h:65536/", "https://h:99999", "ws://h:65536", "ftp://h:99999/", "coap://h:99999", "coap+tcp://h:99999",
        "redis://h:99999", "amqp://h:65536", "ldap://h:70000", "nntp://h:70000/g", "news://h:70000/g", "sip:h:99999",
        "stun:h:65536", "rtsp://h:99999/", "mongodb://h:65536", "postgresql://h:65536",
    ] {
        let (_, read) = read(text).unwrap();
        let error = read.map(drop).expect_err(text).to_string();
        assert!(error.contains("port") && error.ends_with(": 65535 at most"), "{text}: {error}");
    }
    assert!(read("http://h:65535/").unwrap().1.is_ok() && read("http://h:/").unwrap().1.is_ok());
}

#[test]
fn an_error_has_the_section_of_the_scheme() {
    assert_error(
        "http:///a",
        "invalid host at byte 7: the host is empty (RFC 9110, section 4.2.1) | RFC 9110, section 4.2.1",
    );
    assert_error(
        "coap:///a",
        "invalid host at byte 7: the host is empty (RFC 7252, section 6.1) | RFC 7252, section 6.1",
    );
    assert_error(
        "coap+tcp://h/%FF",
        "invalid segment at byte 13: it is not UTF-8 after percent-decoding | RFC 3986, section 3.3",
    );
    assert_error(
        "coap://h/%FF",
        "invalid segment at byte 9: it is not UTF-8 after percent-decoding | RFC 3986, section 3.3",
    );
}

#[test]
fn a_report_has_what_the_specification_says() {
    let note = |text: &str| {
        let (ty, read) = read(text).unwrap();
        ty.report(&read.map(drop).unwrap_err(), text).notes().join("; ")
    };
    let context = "a phone-context is a domain name, whose last label begins with a letter, or `+` and digits";
    let local = "a local number needs `;phone-context=`; a global number begins with `+`";
    let list = "a `,` separates addresses, not a `;` (RFC 6068, section 2)";
    let name = "an address has no name before it and no angle brackets around it (RFC 6068, section 2)";
    let comma = "the `,` before the data is missing (RFC 2397, section 3)";
    for (text, expected) in [
        ("tel:12;phone-context=9.9", context),
        ("tel:12;ext=3;Phone-Context=a..b", context),
        ("sms:12;phone-context=-", context),
        ("tel:911", local),
        ("sms:+49,911", local),
        ("sms:7042?body=a", local),
        ("data:image/png;base64", comma),
        ("data:", comma),
        ("mailto:x@h;y@h", list),
        ("mailto:Al%20%3Cal@h%3E", name),
        ("mailto:%3cal@h%3e?subject=x", name),
        ("geo:1,2?z=3", "a parameter is written `;name=value` (RFC 5870, section 3.3)"),
        ("tel:+49;ext=b", ""),
        ("tel:+49;isub", ""),
        ("sms:+49;ext=b", ""),
        ("tel:12;phone-context=+49;phone-context=+1", ""),
        ("tel:+49;a=b;a=c", ""),
        ("data:text/,x", ""),
        ("mailto:al", ""),
    ] {
        assert_eq!(note(text), expected, "{text}");
    }
}

#[test]
fn each_type_reads_its_own_schemes() {
    for ty in types() {
        assert!(!ty.schemes.is_empty() && !ty.section().is_empty(), "{}", ty.rule());
        assert!(ty.schemes.iter().all(|scheme| read(&format!("{scheme}:")).is_some()), "{}", ty.rule());
    }
}

#[test]
fn a_figure_draws_the_fields_of_any_scheme() {
    let figure = |text| {
        let (ty, _) = read(text).unwrap();
        Field::figure(text, &ty.fields_of(text).unwrap(), 80).to_string()
    };
    let tel = ["tel:+1-201;ext=7", "    \\____/     |", "      |        |", "    number extension"];
    assert_eq!(figure("tel:+1-201;ext=7").lines().collect::<Vec<_>>(), tel);
    let redis = figure("redis://me:geheim@cache:6379/3");
    assert!(["username", "host", "port", "database"].iter().all(|name| redis.contains(name)), "{redis}");
    assert!(!redis.contains("password"), "{redis}");
}

/// Each place that a scheme is in: the table of all schemes, a list in the documentation, and examples.
#[test]
fn each_scheme_is_complete() {
    let read = |path: &str| std::fs::read_to_string(path).unwrap();
    let files = std::fs::read_dir("tests/data").unwrap().map(|file| file.unwrap().path());
    let examples: BTreeSet<_> = files
        .map(|file| file.file_stem().unwrap().to_str().unwrap().trim_end_matches("-equivalence").to_owned())
        .collect();
    let compared: BTreeSet<_> =
        crate::cases::lines().map(|(name, ..)| name.trim_end_matches("-equivalence").to_owned()).collect();
    assert_eq!(examples, compared, "the files of tests/data and those of tests/cases.rs");
    let listed = read("../../docs/guide.md") + &read("src/lib.rs");
    // Their URIs need no table: a host that the DNS finds, a socket, a namespace of URNs.
    let unlisted = ["mongodb+srv", "redis+unix", "unix", "urn:uuid"];
    for ty in types() {
        let has_tests =
            |scheme: &&str| examples.contains(*scheme) || Path::new("tests").join(format!("{scheme}.rs")).exists();
        // Both types of `ssh` have the tests of `git`.
        assert!(ty.schemes.iter().any(has_tests) || ty.schemes == ["ssh"] || ty.rule() == "uuid-URN", "{}", ty.rule());
        for &scheme in ty.schemes {
            assert!(listed.contains(&format!("`{scheme}`")), "{scheme} is in no list");
            assert_eq!(SchemeInfo::for_scheme(scheme).is_none(), unlisted.contains(&scheme), "{scheme}");
        }
    }
}
