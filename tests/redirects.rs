//! Redirects that stay at an origin, against a model that tries what servers and browsers do with a path.

use std::collections::BTreeSet;

use pest_uri::check::{AmbiguityKind, ViolationKind, check_redirect, is_safe_redirect};

const BASE: &str = "https://example.com/login";

/// All targets of up to five of these tokens.
const TOKENS: [&str; 9] = ["/", "\\", ".", "..", "%2f", "%5c", "%2e", "%09", "evil"];

#[test]
fn safe_targets_of_five_tokens_are_those_of_the_model() {
    let (mut count, mut safe) = (0, 0);
    let mut targets = vec![String::new()];
    for _ in 0..5 {
        targets = targets.iter().flat_map(|start| TOKENS.map(|token| format!("{start}{token}"))).collect();
        for target in &targets {
            let is_safe = is_safe_redirect(BASE, target);
            assert_eq!(is_safe, stays(target), "{target}");
            safe += usize::from(is_safe);
        }
        count += targets.len();
    }
    assert_eq!((count, safe), (66_429, 1_349));
}

/// Whether a target begins with one divider after each sequence of operations.
fn stays(target: &str) -> bool {
    if target.contains('\\') {
        return false;
    }
    let mut found = BTreeSet::from([target.to_owned()]);
    let mut left = vec![target.to_owned()];
    while let Some(path) = left.pop() {
        if !begins_with_one_divider(&path) || !browsers_stay(&path) {
            return false;
        }
        let results = [
            decoded(&path),
            merged(&path, &['/']),
            merged(&path, &['/', '\\']),
            cleaned(&path, &['/'], &["."]),
            cleaned(&path, &['/'], &[".", "%2e"]),
            cleaned(&path, &['/', '\\'], &["."]),
            cleaned(&path, &['/', '\\'], &[".", "%2e"]),
        ];
        left.extend(results.into_iter().filter(|result| found.insert(result.clone())));
    }
    true
}

fn begins_with_one_divider(path: &str) -> bool {
    let is_divider = |text: &str| ["/", "\\", "%2f", "%5c"].iter().any(|it| text.starts_with(it));
    path.starts_with('/') && !is_divider(&path[1..]) && !path.contains('\t') && !path.contains("%09")
}

fn browsers_stay(path: &str) -> bool {
    let base = url::Url::parse(BASE).unwrap();
    base.join(path).is_ok_and(|it| it.origin() == base.origin())
}

/// A path, percent-decoded once.
fn decoded(path: &str) -> String {
    [("%2f", "/"), ("%5c", "\\"), ("%2e", "."), ("%09", "\t")]
        .iter()
        .fold(path.into(), |path, (from, to)| path.replace(from, to))
}

/// A path with runs of dividers as one.
fn merged(path: &str, dividers: &[char]) -> String {
    let mut merged = String::new();
    for character in path.chars() {
        if !(dividers.contains(&character) && merged.ends_with(dividers)) {
            merged.push(character);
        }
    }
    merged
}

/// A path without its first dot segment (RFC 3986, section 5.2.4).
fn cleaned(path: &str, dividers: &[char], dots: &[&str]) -> String {
    let is_dots = |segment: &str, count| {
        let left = dots.iter().fold(segment.to_owned(), |left, dot| left.replace(dot, "."));
        left.len() == count && left.chars().all(|it| it == '.')
    };
    let mut segments: Vec<&str> = path.split(dividers).collect();
    let Some(at) = segments.iter().position(|it| is_dots(it, 1) || is_dots(it, 2)).filter(|&at| at > 0) else {
        return path.into();
    };
    // A dot segment at the end leaves its divider.
    if at + 1 == segments.len() {
        segments.push("");
    }
    let first = if is_dots(segments[at], 2) && at > 1 { at - 1 } else { at };
    segments.drain(first..=at);
    segments.join("/")
}

#[track_caller]
fn assert_rejected(target: &str, kind: ViolationKind, offset: usize) {
    let error = check_redirect(BASE, target).unwrap_err();
    assert_eq!((error.kind(), error.offset()), (kind, offset), "{target:?}");
    assert!(!is_safe_redirect(BASE, target));
}

#[test]
fn the_reason_of_a_rejection_has_an_offset() {
    use ViolationKind::{Ambiguous, Control, NotAbsolute, OtherOrigin, SecondSlash};
    assert_rejected("//evil.com", SecondSlash, 1);
    assert_rejected("/%2fevil.com/..", SecondSlash, 1);
    assert_rejected("/%5Cevil.com/%2e%2e", SecondSlash, 1);
    assert_rejected("/.%2f/evil.com", SecondSlash, 5);
    assert_rejected("/a/%2e%2e%2f/evil.com", SecondSlash, 12);
    assert_rejected("/x/..%5c%5cevil.com", SecondSlash, 8);
    assert_rejected("/a/b%2fc/../..//evil.com", SecondSlash, 15);
    assert_rejected("/a/b//../..//..//evil.com", SecondSlash, 12);
    assert_rejected("/%20/evil.com", SecondSlash, 4);
    assert_rejected("/%252fevil.com", SecondSlash, 1);
    assert_rejected("/%25%32%66evil.com", SecondSlash, 1);
    assert_rejected("/%2%66evil.com", Ambiguous(AmbiguityKind::Invalid), 1);
    assert_rejected("/a/%0d%0aLocation:a", Control, 3);
    assert_rejected("/a%2500", Control, 2);
    assert_rejected("/%7f", Control, 1);
    assert_rejected("/\\evil.com", Ambiguous(AmbiguityKind::Backslash), 1);
    assert_rejected("\t//evil.com", Ambiguous(AmbiguityKind::SurroundingSpace), 0);
    assert_rejected("///evil.com", Ambiguous(AmbiguityKind::ExtraSlashes), 2);
    assert_rejected("https:evil.com", Ambiguous(AmbiguityKind::MissingSlashes), 6);
    assert_rejected("javascript:alert(1)", Ambiguous(AmbiguityKind::OtherScheme), 0);
    assert_rejected("/a b", Ambiguous(AmbiguityKind::Invalid), 2);
    assert_rejected("https://evil.com/", OtherOrigin, 0);
    assert_rejected("https://example.com./", OtherOrigin, 0);
    for target in ["", "evil.com", ".evil.com", "?a", "#a", "%2fa", "..//a"] {
        assert_rejected(target, NotAbsolute, 0);
    }
    let error = check_redirect("https:/example.com/", "/a").unwrap_err();
    assert_eq!(error.to_string(), "the base is not an unambiguous URL at byte 0");
}

#[test]
fn paths_of_the_origin_are_safe() {
    for target in [
        "/", "/a", "/a/..", "/a/../b", "/a/b/..//c", "/a/../b//c", "/a//b", "/a%2fb", "/a%2f%2fb", "/a%5cb",
        "/a/%2e%2e/b", "/.", "/..", "/../a", "/.%2fa", "/a%252fb", "/%2525", "/%20a", "/a?b=%2f%2fc&d=%0d",
        "/?//evil.com", "/a#/..//b", "/%E2%80%A8", "/a:b@c", "/.well-known/a", "/...//a",
    ] {
        assert_eq!(check_redirect(BASE, target), Ok(()), "{target}");
    }
}

/// Decoding again and again would take minutes.
#[test]
fn repeated_encoding_is_decoded_at_once() {
    let encoded = |times| format!("%{}2f", "25".repeat(times));
    assert_rejected(&format!("/{}evil.com", encoded(200_000)), ViolationKind::SecondSlash, 1);
    assert!(is_safe_redirect(BASE, &format!("/a{}b", encoded(200_000))));
}
