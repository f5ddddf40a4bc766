//! Normalization (RFC 3986, sections 6.2.2 and 6.2.3).

use pest_uri::{Comparison, Component, HostKind, NormalizeOptions, Rung, Uri, UriReference, kind};
use proptest::prelude::*;

use crate::generated::{any_text, config, reference, uri};
use crate::properties::normalize_keeps_meaning::{self, STEPS};
use crate::support::parsed;

#[track_caller]
fn assert_normal(text: &str, expected: &str) {
    let reference = parsed(text);
    assert_eq!(reference.normalize(), expected);
    assert_eq!(reference.is_normalized(), text == expected);
}

#[track_caller]
fn assert_scheme_normal(text: &str, expected: &str) {
    let reference = parsed(text);
    assert_eq!(reference.normalize_with(NormalizeOptions::SCHEME), expected);
    assert_eq!(reference.is_normalized_with(NormalizeOptions::SCHEME), text == expected);
}

#[test]
fn rfc_3986_section_6_examples() {
    assert_normal("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D");
    assert_normal("HTTP://www.EXAMPLE.com/", "http://www.example.com/");
    assert_normal("http://a/%3a", "http://a/%3A");
    for text in ["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"] {
        assert_scheme_normal(text, "http://example.com/");
    }
}

#[test]
fn case_normalization() {
    assert_normal("X:Y", "x:Y");
    assert_normal("//U@H/P?Q#F", "//U@h/P?Q#F");
    assert_normal("//[2001:DB8::ABCD]", "//[2001:db8::abcd]");
    assert_normal("//[V1F.A]", "//[v1f.a]");
    assert_normal("//%c3%a9.EXAMPLE", "//%C3%A9.example");
}

#[test]
fn percent_encoding_normalization() {
    assert_normal("http://%41/", "http://a/");
    assert_normal("x:%7e%2f%41%2d", "x:~%2FA-");
    assert_normal("?overlay=a%2Cb", "?overlay=a%2Cb");
    assert_normal("%2541", "%2541");
    assert_normal("//u%3a%41@h?%5b#%5F", "//u%3AA@h?%5B#_");
    assert_normal("http://1%2E2.3.4/", "http://1.2.3.4/");
    let host = |text| UriReference::parse(text).unwrap().normalize().host().unwrap().kind();
    assert_eq!(host("http://1%2E2.3.4/"), HostKind::Ipv4);
    assert_eq!(host("http://1%2E2.3.4.5/"), HostKind::RegName);
    assert_eq!(host("http://%31.2.3.400/"), HostKind::RegName);
}

#[test]
fn removes_dot_segments_of_uris() {
    assert_normal("scheme:/a/..//evil", "scheme:/.//evil");
    assert_normal("x:/a/..//b:c", "x:/.//b:c");
    assert_normal("foo:/.//bar", "foo:/.//bar");
    assert_normal("foo:/././/bar", "foo:/.//bar");
    assert_normal("foo:a/../b", "foo:/b");
    assert_normal("x:%2E%2E/a", "x:a");
    assert_normal("x:a/%2e/b", "x:a/b");
    assert_normal("http:////a", "http:////a");
    assert_normal("http://h/..", "http://h/");
    assert_normal("http://h/a/b/../%2E%2E/%2e%2E", "http://h/");
    assert_normal("http://h/.//a", "http://h//a");
    assert_normal("x:./a:b", "x:a:b");
    assert_normal("x:.", "x:");
}

/// In a scheme without a hierarchy, text that looks like a dot segment is data, or a part of a name.
#[test]
fn keeps_dot_segments_of_opaque_paths() {
    for text in [
        "data:,a/../b", "data:text/plain,x/./y", "sip:a/../b@h", "urn:example:a/../b", "tag:a@b,2000:x/../y",
        "xmpp:a@b/..", "mailto:a/./b@c", "view-source:http://a.example/../b", "javascript:f('/a/../b')",
        "did:example:123/../b", "blob:https://h/../a",
    ] {
        assert_normal(text, text);
    }
    assert_normal("DATA:,%61/../b", "data:,a/../b");
    // With a slash or an authority it is not such a path, and in other schemes the rule of RFC 3986 holds.
    assert_normal("urn:/a/../b", "urn:/b");
    assert_normal("sip://h/a/../b", "sip://h/b");
    assert_normal("foo:example:123/a/../b", "foo:example:123/b");
    // An encoded dot segment is a name there, and stays encoded: resolution would remove the decoded one.
    assert_normal("data:,a/%2e%2E/%62", "data:,a/%2E%2E/b");
    assert_normal("urn:x:a/%2e/b", "urn:x:a/%2E/b");
    assert_normal("mailto:a%2eb@c", "mailto:a.b@c");
    let [one, other] = ["sip:a/./b@h", "sip:a/b@h"].map(|text| Uri::parse(text).unwrap());
    assert_eq!(one.compare(&other), Comparison::Different(Component::Path));
}

#[test]
fn removes_only_base_independent_dot_segments() {
    // These are the same against every base.
    assert_normal("/a/../b", "/b");
    assert_normal("/a/..//b", "/.//b");
    assert_normal("//h/a/../b/.", "//h/b/");
    // In these, only changes that mean the same after every directory, and after none.
    assert_normal("a/./b", "a/b");
    assert_normal("a/.", "a/");
    assert_normal("a/b/..", "a/");
    assert_normal("a/b/../c", "a/c");
    assert_normal("a/b/../../c", "a/../c");
    assert_normal("a/../b", "a/../b");
    assert_normal("a/..", "a/..");
    assert_normal("a/../b:c", "a/../b:c");
    assert_normal("../a/../../b", "../a/../../b");
    assert_normal("../a/b/../../../b", "../a/../../b");
    assert_normal("./a", "a");
    assert_normal("./../a", "../a");
    assert_normal(".././a", "../a");
    assert_normal("./b:c", "./b:c");
    assert_normal("././b:c", "./b:c");
    assert_normal(".///a", ".///a");
    assert_normal("./.", "./");
    assert_normal(".", ".");
    assert_normal(".?%7e", ".?~");
    assert_normal("./", "./");
    assert_normal("..", "..");
    assert_normal("..//a", "..//a");
    assert_normal("a//../b", "a/b");
    assert_normal("", "");
}

#[test]
fn keeps_encoded_dots_of_relative_references() {
    // A segment is decoded if the result is not a dot segment.
    assert_normal("a%2E", "a.");
    assert_normal("..%2E", "...");
    assert_normal("%2E..", "...");
    assert_normal("%2E%2e/../b:c", "%2E%2E/../b:c");
    assert_normal("a/%2e%2E/b", "a/%2E%2E/b");
    assert_normal("/%2e", "/%2E");
    assert_normal(".%2e/a", ".%2E/a");
    assert_normal("%2e%2e%2e", "...");
    assert_normal("a%2eb", "a.b");
}

#[test]
fn scheme_based_steps() {
    assert_scheme_normal("http://H:080?q", "http://h/?q");
    assert_scheme_normal("https://h:443/", "https://h/");
    assert_scheme_normal("https://h:80/", "https://h:80/");
    // A port is a decimal number (3.2.3), if it is known to be one of the scheme's.
    assert_scheme_normal("http://h:00081", "http://h:81/");
    assert_scheme_normal("http://h:00", "http://h:0/");
    assert_scheme_normal("http://h:0000099999/", "http://h:99999/");
    assert_scheme_normal("foo://h:00081", "foo://h:00081");
    assert_normal("http://h:00081/", "http://h:00081/");
    assert_scheme_normal("http:", "http:");
    assert_scheme_normal("ftp://h:21", "ftp://h");
    // A scheme without rules of its own has the default port of its specification.
    assert_scheme_normal("nfs://h:02049/a", "nfs://h/a");
    assert_scheme_normal("rsync://h:873/a", "rsync://h/a");
    assert_scheme_normal("msrp://h:2855/a;tcp", "msrp://h:2855/a;tcp");
    assert_scheme_normal("coap+tcp://h:5683/a", "coap+tcp://h/a");
    assert_scheme_normal("foo://h:/", "foo://h/");
    assert_scheme_normal("foo://h:0/", "foo://h:0/");
    assert_scheme_normal("foo://h", "foo://h");
    assert_scheme_normal("file://localhost/etc", "file:///etc");
    assert_scheme_normal("file://LOCALHOST/etc", "file:///etc");
    assert_scheme_normal("file://loc%61lhost/etc", "file:///etc");
    assert_scheme_normal("file://localhost:/etc", "file:///etc");
    assert_scheme_normal("file://@localhost/etc", "file://@localhost/etc");
    // Four slashes would name another file.
    assert_scheme_normal("file://localhost//C", "file://localhost//C");
    assert_scheme_normal("file://localhost/..//C", "file://localhost//C");
    assert_scheme_normal("file://localhost/..//../C", "file:///C");
    assert_scheme_normal("file://u@localhost/etc", "file://u@localhost/etc");
    assert_scheme_normal("http://localhost/", "http://localhost/");
    assert_scheme_normal("ipp://h:631", "ipp://h/");
    assert_scheme_normal("nfs://h:2049", "nfs://h");
    // A relative reference has no scheme, so no rules apply.
    assert_scheme_normal("//h:80", "//h:80");
    assert_scheme_normal("//h:", "//h");
}

#[test]
fn single_steps() {
    let normalize = |steps| Uri::parse("HTTP://H%4a:80/%7e%7b/../x").unwrap().normalize_with(steps).into_string();
    assert_eq!(normalize(NormalizeOptions::NONE), "HTTP://H%4a:80/%7e%7b/../x");
    assert_eq!(normalize(NormalizeOptions::CASE), "http://h%4A:80/%7E%7B/../x");
    assert_eq!(normalize(NormalizeOptions::NONE.percent_encoding(true)), "HTTP://HJ:80/~%7b/../x");
    assert_eq!(normalize(NormalizeOptions::PERCENT_ENCODING), "http://hj:80/~%7B/../x");
    assert_eq!(normalize(NormalizeOptions::NONE.dot_segments(true)), "HTTP://H%4a:80/x");
    assert_eq!(normalize(NormalizeOptions::NONE.default_port(true)), "HTTP://H%4a/%7e%7b/../x");
    let step = |text, steps| Uri::parse(text).unwrap().normalize_with(steps).into_string();
    assert_eq!(step("x://h:", NormalizeOptions::NONE.empty_port(true)), "x://h");
    assert_eq!(step("x://h:09/A", NormalizeOptions::NONE.own_default_port(9)), "x://h/A");
    assert_eq!(step("x://h:8/a/./b", NormalizeOptions::SYNTAX.own_default_port(9)), "x://h:8/a/b");
    assert_eq!(step("http://h", NormalizeOptions::NONE.empty_path(true)), "http://h/");
    assert_eq!(step("x://[0::1]/A", NormalizeOptions::NONE.ipv6_address(true)), "x://[::1]/A");
    assert_eq!(step("file://Localhost", NormalizeOptions::NONE.localhost(true)), "file://");
}

#[test]
fn ipv6_addresses_have_one_form() {
    for (address, normal) in [
        // The examples of RFC 5952, sections 4.1 to 4.3.
        ("2001:0db8::0001", "2001:db8::1"),
        ("2001:db8:0:0:0:0:2:1", "2001:db8::2:1"),
        ("2001:db8::0:1", "2001:db8::1"),
        ("2001:db8::1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
        ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"),
        ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
        ("2001:DB8::A", "2001:db8::a"),
        // Section 5: if the prefix shows that there is an IPv4 address.
        ("::ffff:c000:0201", "::ffff:192.0.2.1"),
        ("::192.0.2.1", "::c000:201"),
        ("0:0:0:0:0:0:0:0", "::"),
    ] {
        let (host, written) = (format!("x://u@[{address}]:1/"), format!("x://u@[{normal}]:1/"));
        assert_scheme_normal(&host, &written);
        assert_scheme_normal(&host[2..], &written[2..]);
        let (uri, other) = (Uri::parse(&host).unwrap(), Uri::parse(&written).unwrap());
        assert!(uri.is_equal_at(&other, Rung::Scheme));
        assert_eq!(uri.normalize().host().unwrap().as_str(), format!("[{}]", address.to_ascii_lowercase()));
    }
    assert_scheme_normal("x://[VF.0:0]/", "x://[vf.0:0]/");
    let compare = |a, b| Uri::parse(a).unwrap().compare(&Uri::parse(b).unwrap());
    assert_eq!(compare("x://[::1]", "x://[0::1]"), Comparison::Equal(Rung::Scheme));
    assert_eq!(compare("x://[::1]", "x://[::2]"), Comparison::Different(Component::Host));
    assert_eq!(compare("x://[::1]", "x://[v1.1]"), Comparison::Different(Component::Host));
    assert_eq!(compare("x://[::1]", "x:"), Comparison::Different(Component::Authority));
}

#[test]
fn hostile_paths_take_linear_time() {
    let text = format!("http://h{}{}", "/a".repeat(50_000), "/..".repeat(60_000));
    assert_normal(&text, "http://h/");
}

fn any_reference() -> impl Strategy<Value = String> {
    prop_oneof![3 => reference(), 1 => any_text()]
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn normalization_keeps_meaning(text in any_reference(), steps in prop::sample::select(&STEPS[..])) {
        normalize_keeps_meaning::keeps_the_meaning::<kind::UriReference>(&text, steps);
    }

    /// RFC 3986, sections 6.2.2.1 and 6.2.2.2, without the code that normalizes.
    #[test]
    fn percent_encodings_are_normal(text in any_reference()) {
        let Ok(reference) = UriReference::parse(text.as_str()) else { return Ok(()) };
        let normal = reference.normalize().into_string();
        for (at, _) in normal.match_indices('%') {
            let digits = &normal[at + 1..at + 3];
            let byte = char::from(u8::from_str_radix(digits, 16).unwrap());
            prop_assert_eq!(digits, digits.to_ascii_uppercase(), "{} {}", text, normal);
            // An encoded dot that begins a relative path stays: decoded, it could be a dot segment.
            let is_unreserved = byte.is_ascii_alphanumeric() || "-_~".contains(byte);
            prop_assert!(!is_unreserved, "{} {}", text, normal);
        }
    }

    #[test]
    fn normalized_reference_resolves_alike_against_any_base(base in uri(), text in any_reference()) {
        normalize_keeps_meaning::resolves_alike_against_any_base(&base, &text);
    }
}

#[test]
fn localhost_is_removed_only_on_request() {
    let with = |text, steps| Uri::parse(text).unwrap().normalize_with(steps);
    assert_eq!(with("file://localhost:80/a", NormalizeOptions::SCHEME), "file://localhost:80/a");
    let steps = NormalizeOptions::NONE.empty_path(true);
    assert_eq!(with("file://localhost/a", steps), "file://localhost/a");
    assert!(Uri::parse("file://localhost/a").unwrap().is_normalized_with(steps));
}

#[test]
fn owned_references_are_normalized_in_place() {
    for text in ["http://h/a", "HTTP://H:80/%7e/./b", "http://h", "urn:a:b%3a", "http://[::0001]/"] {
        let uri: Uri = text.parse().unwrap();
        let normal = uri.normalize_with(NormalizeOptions::SCHEME);
        let address = uri.as_str().as_ptr();
        let in_place = uri.into_normalized_with(NormalizeOptions::SCHEME);
        assert_eq!(in_place, normal);
        assert_eq!(in_place.components(), normal.components());
        // Not copied if nothing changes, as is known of most.
        assert_eq!(in_place.as_str().as_ptr() == address, text == "http://h/a");
    }
}
