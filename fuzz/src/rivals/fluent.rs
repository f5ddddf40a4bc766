//! fluent-uri 0.4.

use fluent_uri::normalize::Normalizer;
use fluent_uri::resolve::ResolveError;
use fluent_uri::{Iri, IriRef, Uri, UriRef};
use pest_uri::kind::{self, Kind};
use pest_uri::{AbsoluteUri, Components, NormalizeOptions, Reference, UriReference};

use super::paths::{has_dots, has_encoded_dots, is_rootless};
use super::{Found, assert_same_but_for_the_path, found_by_pest};

macro_rules! found {
    ($parsed:expr, $it:ident => $scheme:expr) => {
        $parsed.ok().map(|$it| {
            let authority = $it.authority();
            Found {
                scheme: $scheme,
                authority: authority.as_ref().map(|it| it.as_str()),
                userinfo: authority.as_ref().and_then(|it| it.userinfo()).map(|it| it.as_str()),
                host: authority.as_ref().map(|it| it.host()),
                port: authority.as_ref().and_then(|it| it.port()).map(|it| it.as_str()),
                path: $it.path().as_str(),
                query: $it.query().map(|it| it.as_str()),
                fragment: $it.fragment().map(|it| it.as_str()),
            }
        })
    };
}

/// There are no known differences.
pub fn parses_alike(text: &str) {
    let found = found!(Uri::parse(text), it => Some(it.scheme().as_str()));
    assert_eq!(found, found_by_pest::<kind::Uri>(text), "fluent_uri::Uri {text:?}");
    let found = found!(UriRef::parse(text), it => it.scheme().map(|it| it.as_str()));
    assert_eq!(found, found_by_pest::<kind::UriReference>(text), "fluent_uri::UriRef {text:?}");
    let found = found!(Iri::parse(text), it => Some(it.scheme().as_str()));
    assert_eq!(found, found_by_pest::<kind::Iri>(text), "fluent_uri::Iri {text:?}");
    let found = found!(IriRef::parse(text), it => it.scheme().map(|it| it.as_str()));
    assert_eq!(found, found_by_pest::<kind::IriReference>(text), "fluent_uri::IriRef {text:?}");
}

pub fn normalizes_alike(text: &str) {
    if let Ok(theirs) = UriRef::parse(text) {
        let theirs = normalizer().normalize(&theirs).expect("underflow is allowed");
        assert_normal::<kind::UriReference>(text, theirs.as_str());
    }
    if let Some(theirs) = IriRef::parse(text).ok().filter(|_| !decodes_beyond_ascii(text)) {
        let theirs = normalizer().normalize(&theirs).expect("underflow is allowed");
        assert_normal::<kind::IriReference>(text, theirs.as_str());
    }
}

/// Both crates remove an empty port, and both write an IPv6 address in one form. The default port
/// of a scheme depends on tables.
fn normalizer() -> Normalizer {
    Normalizer::new().default_port_with(|_| None)
}

fn assert_normal<K: Kind>(text: &str, theirs: &str) {
    let ours = Reference::<K, &str>::parse(text).expect("both crates parse it");
    let dot_segments = !keeps_dots(ours.components());
    let options = NormalizeOptions::SYNTAX.empty_port(true).ipv6_address(true).dot_segments(dot_segments);
    let normal = ours.normalize_with(options);
    if decodes_dots(ours.components()) {
        assert_same_but_for_the_path(theirs, normal.as_str());
    } else {
        assert_eq!(theirs, normal.as_str(), "fluent-uri normalizes {text:?}");
    }
}

/// fluent-uri keeps the dot segments of relative references and of rootless paths: `foo:a/../b`.
/// RFC 3986, section 6.2.2.3, removes them as in section 5.2.4, which requires no leading slash. In
/// a relative reference, some can be removed without a change of meaning (`a/./b`).
pub fn keeps_dots(reference: Components<'_>) -> bool {
    reference.is_relative() || is_rootless(reference.path().as_str())
}

/// fluent-uri decodes `%2E` everywhere, so that `%2E%2E/a` becomes `../a`. By RFC 3986, section
/// 5.2.4, the first does not go up when it is resolved, but the second does. Section 6.2.2 is about
/// references with the same meaning.
pub fn decodes_dots(reference: Components<'_>) -> bool {
    keeps_dots(reference) && has_encoded_dots(reference.path().as_str())
}

/// fluent-uri decodes the characters beyond ASCII of an IRI when it normalizes: `/%C3%A9` becomes
/// `/é`. RFC 3987, section 5.3.2.3, is only about the unreserved characters of RFC 3986, which are
/// all ASCII.
pub fn decodes_beyond_ascii(text: &str) -> bool {
    let mut digits = text.split('%').skip(1).filter_map(|it| it.chars().next());
    digits.any(|digit| digit.to_digit(16).is_some_and(|digit| digit >= 8))
}

pub fn resolves_alike(base: &str, reference: &str) {
    let (Ok(base), Ok(reference)) = (AbsoluteUri::parse(base), UriReference::parse(reference)) else { return };
    let ours = base.resolve(&reference);
    let their_base = Uri::parse(base.as_str()).expect("both crates parse it");
    let theirs = UriRef::parse(reference.as_str()).expect("both crates parse it").resolve_against(&their_base);
    match theirs {
        Err(ResolveError::InvalidReferenceAgainstOpaqueBase) => assert!(rejects_rootless_base(&base, &reference)),
        Err(error) => panic!("fluent-uri: {reference:?} against {base:?}: {error}"),
        Ok(theirs) if takes_other_dots(&base, &reference) => {
            assert_same_but_for_the_path(theirs.as_str(), ours.as_str())
        }
        Ok(theirs) => assert_eq!(theirs.as_str(), ours.as_str(), "fluent-uri: {reference:?} against {base:?}"),
    }
}

/// fluent-uri does not resolve against a base without authority whose path does not begin with a
/// slash, except for a fragment: `c` against `mailto:a@b`. RFC 3986, section 5.2, is defined for
/// every base: `mailto:c`.
pub fn rejects_rootless_base(base: &AbsoluteUri<&str>, reference: &UriReference<&str>) -> bool {
    let is_opaque = base.authority().is_none() && !base.path().is_absolute();
    is_opaque && reference.is_relative() && !reference.as_str().is_empty() && !reference.as_str().starts_with('#')
}

/// fluent-uri removes other dot segments than RFC 3986, section 5.2:
///
/// - `%2E%2E` counts as `..`, so that normalizing before resolving makes no difference. Section
///   5.2.4 does not mention `%2E`.
/// - For the same reason, a base that ends in `..` is not cut after its last slash, as section
///   5.2.3 requires.
/// - The dot segments of a base's path are removed if the result takes that path (`?y` against
///   `http://a/./b`). Section 5.2.2 keeps the path as it is.
/// - The dot segments of a rootless path are kept: `x:a/../b` by itself. Section 5.2.2 removes them
///   from every path of a reference.
pub fn takes_other_dots(base: &AbsoluteUri<&str>, reference: &UriReference<&str>) -> bool {
    let (base_path, path) = (base.path().as_str(), reference.path().as_str());
    let takes_over = reference.is_relative() && reference.authority().is_none();
    let base_counts = takes_over && !path.starts_with('/');
    let ends_in_dots = base_path.rsplit('/').next() == Some("..");
    has_encoded_dots(path)
        || base_counts && (has_encoded_dots(base_path) || ends_in_dots)
        || takes_over && path.is_empty() && has_dots(base_path)
        || !reference.is_relative() && is_rootless(path) && has_dots(path)
}
