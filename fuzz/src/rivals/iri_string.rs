//! iri-string 0.7.

use iri_string::components::AuthorityComponents;
use iri_string::format::ToDedicatedString as _;
use iri_string::spec::{IriSpec, Spec, UriSpec};
use iri_string::types::{RiAbsoluteStr, RiReferenceStr, RiRelativeStr, RiStr};
use pest_uri::kind::{self, Kind};
use pest_uri::{AbsoluteUri, NormalizeOptions, Uri, UriReference};

use super::paths::{has_dots, has_encoded_dots};
use super::{Found, assert_same_but_for_the_path, found_by_pest};
use crate::properties::normalize_keeps_meaning::is_opaque;

fn found<S: Spec>(it: &RiReferenceStr<S>) -> Found<'_> {
    let authority = it.authority_components();
    Found {
        scheme: it.scheme_str(),
        authority: it.authority_str(),
        userinfo: authority.and_then(|it| it.userinfo()),
        host: authority.map(|it| it.host()),
        port: authority.and_then(|it: AuthorityComponents<'_>| it.port()),
        path: it.path_str(),
        query: it.query_str(),
        fragment: it.fragment_str(),
    }
}

/// There are no known differences.
pub fn parses_alike(text: &str) {
    parses_alike_as::<UriSpec, kind::Uri, kind::UriReference, kind::AbsoluteUri, kind::RelativeRef>(text);
    parses_alike_as::<IriSpec, kind::Iri, kind::IriReference, kind::AbsoluteIri, kind::RelativeIriRef>(text);
}

fn parses_alike_as<S: Spec, Whole: Kind, Any: Kind, Absolute: Kind, Relative: Kind>(text: &str) {
    let theirs = RiStr::<S>::new(text).ok().map(|it| found::<S>(it.as_ref()));
    assert_eq!(theirs, found_by_pest::<Whole>(text), "RiStr {text:?}");
    let theirs = RiReferenceStr::<S>::new(text).ok().map(|it| found(it));
    assert_eq!(theirs, found_by_pest::<Any>(text), "RiReferenceStr {text:?}");
    let theirs = RiAbsoluteStr::<S>::new(text).ok().map(|it| found::<S>(it.as_ref()));
    assert_eq!(theirs, found_by_pest::<Absolute>(text), "RiAbsoluteStr {text:?}");
    let theirs = RiRelativeStr::<S>::new(text).ok().map(|it| found::<S>(it.as_ref()));
    assert_eq!(theirs, found_by_pest::<Relative>(text), "RiRelativeStr {text:?}");
}

/// iri-string does not normalize relative references.
pub fn normalizes_alike(text: &str) {
    let Ok(ours) = Uri::parse(text) else { return };
    let theirs = RiStr::<UriSpec>::new(text).expect("both crates parse it").normalize().to_dedicated_string();
    let normal = ours.normalize_with(NormalizeOptions::SYNTAX.empty_port(true));
    if takes_dots_of_names(&ours) {
        assert_same_but_for_the_path(theirs.as_str(), normal.as_str());
    } else if keeps_case_of_host(&ours) {
        assert!(theirs.as_str().eq_ignore_ascii_case(normal.as_str()), "iri-string normalizes {text:?}");
    } else {
        assert_eq!(theirs.as_str(), normal.as_str(), "iri-string normalizes {text:?}");
    }
}

/// iri-string removes dot segments in a path without a hierarchy: `data:,a/../b` becomes `data:/b`.
/// RFC 3986, section 6.2.2.3, is about hierarchical paths; by RFC 2397 the result has other data.
pub fn takes_dots_of_names(uri: &Uri<&str>) -> bool {
    let path = uri.path();
    is_opaque(uri.components()) && (has_dots(path.as_str()) || has_encoded_dots(path.as_str()))
}

/// iri-string keeps the case of a host with percent-encoded bytes beyond ASCII, such as
/// `//A%C3%A9`, because in an IRI that host is not only ASCII. In a URI it is, and RFC 3986,
/// section 6.2.2.1, writes every host in lower case.
pub fn keeps_case_of_host(uri: &Uri<&str>) -> bool {
    uri.host().and_then(|it| it.reg_name()).is_some_and(|name| !name.decode().is_ascii())
}

pub fn resolves_alike(base: &str, reference: &str) {
    let (Ok(base), Ok(reference)) = (AbsoluteUri::parse(base), UriReference::parse(reference)) else { return };
    let ours = base.resolve(&reference);
    let their_base = RiAbsoluteStr::<UriSpec>::new(base.as_str()).expect("both crates parse it");
    let theirs =
        RiReferenceStr::<UriSpec>::new(reference.as_str()).expect("both crates parse it").resolve_against(their_base);
    let theirs = theirs.to_dedicated_string();
    if takes_encoded_dots(&base, &reference) {
        assert_same_but_for_the_path(theirs.as_str(), ours.as_str());
    } else {
        assert_eq!(theirs.as_str(), ours.as_str(), "iri-string: {reference:?} against {base:?}");
    }
}

/// iri-string treats `%2E` as a dot when it resolves: `%2E%2E/d` goes up. RFC 3986, section 5.2.4,
/// does not mention `%2E`.
pub fn takes_encoded_dots(base: &AbsoluteUri<&str>, reference: &UriReference<&str>) -> bool {
    let takes_over = reference.is_relative() && reference.authority().is_none() && !reference.path().is_absolute();
    has_encoded_dots(reference.path().as_str()) || takes_over && has_encoded_dots(base.path().as_str())
}
