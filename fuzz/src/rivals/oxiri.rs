//! oxiri 0.3, which supports only IRIs.

use oxiri::{Iri, IriRef};
use pest_uri::kind::{self, Kind};
use pest_uri::{AbsoluteIri, IriReference, Reference};

use super::{Found, found_by_pest};

/// There are no known differences.
pub fn parses_alike(text: &str) {
    let theirs = IriRef::parse(text).ok();
    let found = theirs.as_ref().map(|it| Found {
        scheme: it.scheme(),
        authority: it.authority(),
        userinfo: None,
        host: None,
        port: None,
        path: it.path(),
        query: it.query(),
        fragment: it.fragment(),
    });
    let ours = |found: Option<Found<'_>>| found.map(Found::without_parts_of_the_authority).map(|it| format!("{it:?}"));
    assert_eq!(
        found.map(|it| format!("{it:?}")),
        ours(found_by_pest::<kind::IriReference>(text)),
        "oxiri::IriRef {text:?}"
    );
    assert_eq!(Iri::parse(text).is_ok(), found_by_pest::<kind::Iri>(text).is_some(), "oxiri::Iri {text:?}");
}

pub fn resolves_alike(base: &str, reference: &str) {
    let (Ok(base), Ok(reference)) = (AbsoluteIri::parse(base), IriReference::parse(reference)) else { return };
    let ours = base.resolve(&reference);
    let their_reference = IriRef::parse(reference.as_str()).expect("both crates parse it");
    let theirs = Iri::parse(base.as_str()).expect("both crates parse it").resolve(&their_reference);
    match theirs {
        Ok(theirs) => assert_eq!(theirs.as_str(), ours.as_str(), "oxiri: {reference:?} against {base:?}"),
        Err(error) => assert!(rejects_two_slashes(&ours), "oxiri: {reference:?} against {base:?}: {error}"),
    }
}

/// oxiri does not resolve if the path of the result would begin with `//` without an authority
/// before it: `/..//c` against `x:/a`. Section 5.3 of RFC 3986 would print a text that reads as an
/// authority. This crate writes `/.` before such a path, because the last paragraph of section 3.3
/// requires a path that does not begin with `//`.
pub fn rejects_two_slashes<K: Kind>(ours: &Reference<K, String>) -> bool {
    ours.authority().is_none() && ours.path().as_str().starts_with("/.//")
}

/// The reference that oxiri finds resolves to the target, and is not shorter than the one that this
/// crate finds.
pub fn relativizes_no_shorter(base: &str, target: &str) {
    let (Ok(base), Ok(target)) = (AbsoluteIri::parse(base), pest_uri::Iri::parse(target)) else { return };
    let their_target = Iri::parse(target.as_str()).expect("both crates parse it");
    let Ok(theirs) = Iri::parse(base.as_str()).expect("both crates parse it").relativize(&their_target) else {
        return assert!(rejects_dots(&target));
    };
    let ours = base.relativize(&target);
    let resolved = IriReference::parse(theirs.as_str()).map(|it| base.resolve(&it));
    assert_eq!(resolved, Ok(base.resolve(&target)), "oxiri: {target:?} from {base:?} is {theirs:?}");
    assert!(ours.as_str().len() <= theirs.as_str().len(), "{target:?} from {base:?} is {theirs:?}, not {ours:?}");
}

/// oxiri does not relativize to a target with a dot segment, nor with some other segments that
/// begin with a dot. This crate resolves the target first, which removes its dot segments (RFC
/// 3986, section 5.2.4).
pub fn rejects_dots(target: &pest_uri::Iri<&str>) -> bool {
    let path = target.path().as_str();
    path.starts_with('.') || super::paths::has_dots(path)
}
