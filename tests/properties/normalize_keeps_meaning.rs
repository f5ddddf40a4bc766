//! A normalized reference has the same meaning, is normalized, and is equal to the original at the rung of its steps.

use std::collections::HashSet;
use std::sync::LazyLock;

use pest_uri::kind::{self, Kind};
use pest_uri::{
    AbsoluteUri, Comparison, Components, NormalizeOptions, PathRule, Reference, RelativeForm, RelativeIriRef,
    RelativeRef, Rung, Uri, UriReference,
};

use super::two;

/// Checks one text; with a second line, also how the two compare.
pub fn check(text: &str) {
    let (one, other) = two(text);
    for text in [one, other] {
        for steps in STEPS {
            keeps_the_meaning::<kind::UriReference>(text, steps);
            keeps_the_meaning::<kind::IriReference>(text, steps);
        }
        keeps_the_kind::<kind::Uri>(text);
        keeps_the_kind::<kind::AbsoluteUri>(text);
        keeps_the_kind::<kind::RelativeRef>(text);
        keeps_the_kind::<kind::AbsoluteIri>(text);
        keeps_the_kind::<kind::RelativeIriRef>(text);
        resolves_alike_against_any_base(other, text);
        uri_keeps_its_meaning(text);
        iri_conversion_round_trips(text);
    }
    for other in [other, one] {
        compares_alike_everywhere(one, other);
    }
}

/// All combinations of steps that a person would choose, and each step alone.
pub const STEPS: [NormalizeOptions; 12] = [
    NormalizeOptions::NONE,
    NormalizeOptions::CASE,
    NormalizeOptions::PERCENT_ENCODING,
    NormalizeOptions::SYNTAX,
    NormalizeOptions::SCHEME,
    NormalizeOptions::NONE.percent_encoding(true),
    NormalizeOptions::NONE.dot_segments(true),
    NormalizeOptions::NONE.empty_port(true),
    NormalizeOptions::NONE.default_port(true),
    NormalizeOptions::NONE.empty_path(true),
    NormalizeOptions::NONE.ipv6_address(true),
    NormalizeOptions::NONE.localhost(true),
];

/// Checks the rungs and the steps, for any text that is a reference.
pub fn keeps_the_meaning<K: Kind>(text: &str, steps: NormalizeOptions) {
    let Ok(reference) = Reference::<K, &str>::parse(text) else { return };
    let normal = reference.normalize_with(steps);
    let parsed = Reference::<K, &str>::parse(normal.as_str()).unwrap_or_else(|error| panic!("{normal:?}: {error}"));
    assert_eq!(normal.components(), parsed.components(), "{text:?} by {steps:?}");
    has_the_same_parts(reference.components(), normal.components(), steps);
    is_done(&reference, &normal, steps);
}

/// Schemes without a hierarchy, in which dot segments have no meaning: those whose path is a name or data, by the table
/// of schemes, which has its sources.
static OPAQUE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    let rows = include_str!("../../data/uri-schemes.tsv").lines().filter(|line| !line.starts_with('#'));
    let columns = rows.map(|row| row.split('\t').collect::<Vec<_>>());
    columns.filter(|row| matches!(row[5], "name" | "data")).map(|row| row[0]).collect()
});

/// Whether a path belongs to a scheme without a hierarchy.
pub fn is_opaque(reference: Components<'_>) -> bool {
    let is_listed = |scheme: &str| OPAQUE.contains(&*scheme.to_ascii_lowercase());
    reference.path().rule() == PathRule::Rootless && reference.scheme().is_some_and(is_listed)
}

fn has_the_same_parts(before: Components<'_>, after: Components<'_>, steps: NormalizeOptions) {
    let lower = before.scheme().map(str::to_ascii_lowercase);
    let takes = |step: fn(NormalizeOptions, bool) -> NormalizeOptions| step(steps, true) == steps;
    assert_eq!(
        after.scheme(),
        if takes(NormalizeOptions::case) { lower.as_deref() } else { before.scheme() },
        "{before:?}"
    );
    assert_eq!(after.authority().is_some(), before.authority().is_some(), "{before:?} {after:?}");
    assert_eq!(after.userinfo().is_some(), before.userinfo().is_some(), "{before:?} {after:?}");
    assert_eq!(after.query().is_some(), before.query().is_some(), "{before:?} {after:?}");
    assert_eq!(after.fragment().is_some(), before.fragment().is_some(), "{before:?} {after:?}");
    assert_eq!(form(after), form(before), "{before:?} {after:?}");
    let data = |it: Components<'_>| {
        (it.query().map(|it| it.decode().into_owned()), it.fragment().map(|it| it.decode().into_owned()))
    };
    assert_eq!(data(after), data(before), "{before:?} {after:?}");
    let address = |it: Components<'_>| it.host().and_then(|host| host.ipv6());
    assert_eq!(address(after), address(before), "{before:?} {after:?}");
    if is_opaque(before) {
        assert_eq!(
            after.path().as_str().split('/').count(),
            before.path().as_str().split('/').count(),
            "{before:?} {after:?}"
        );
    } else if !before.is_relative() && takes(NormalizeOptions::dot_segments) {
        let path = after.path().as_str();
        let path = path.strip_prefix("/.").filter(|rest| rest.starts_with("//")).unwrap_or(path);
        assert!(path.split('/').all(|segment| segment != "." && segment != ".."), "{before:?} {after:?}");
    }
}

fn form(it: Components<'_>) -> Option<RelativeForm> {
    RelativeIriRef::parse(it.text()).ok().map(|it| it.relative_form())
}

/// Normalizing again changes nothing, whatever the order of the steps.
fn is_done<K: Kind>(reference: &Reference<K, &str>, normal: &Reference<K, String>, steps: NormalizeOptions) {
    let shown = || format!("{reference:?} by {steps:?}");
    assert_eq!(&normal.normalize_with(steps), normal, "{}", shown());
    assert!(normal.is_normalized_with(steps), "{}: {normal:?}", shown());
    for &rung in Rung::ALL {
        if rung.steps() == steps {
            assert!(reference.is_equal_at(normal, rung), "{}: {normal:?}", shown());
            assert_eq!(reference.key(rung), normal.key(rung), "{}", shown());
            let comparison = reference.compare(normal);
            assert!(matches!(comparison, Comparison::Equal(found) if found <= rung), "{}: {comparison:?}", shown());
            // Applying a smaller step before a larger one changes nothing either.
            for larger in Rung::ALL.iter().copied().filter(|larger| *larger >= rung) {
                let expected = reference.normalize_with(larger.steps());
                assert_eq!(normal.normalize_with(larger.steps()), expected, "{}, then by {larger}", shown());
            }
        }
    }
}

/// A text of this kind is still of this kind after it is normalized.
fn keeps_the_kind<K: Kind>(text: &str) {
    let Ok(reference) = Reference::<K, &str>::parse(text) else { return };
    for steps in [NormalizeOptions::SYNTAX, NormalizeOptions::SCHEME] {
        let normal = reference.normalize_with(steps);
        let parsed = Reference::<K, &str>::parse(normal.as_str()).unwrap_or_else(|error| panic!("{normal:?}: {error}"));
        assert_eq!(normal.components(), parsed.components(), "{text:?} by {steps:?}");
    }
}

/// A URI resolves to itself against every base, and still does after it is normalized. Exceptions are hierarchical URIs
/// with percent-encoded dots, which resolution treats as names.
pub fn uri_keeps_its_meaning(text: &str) {
    let Ok(uri) = Uri::parse(text) else { return };
    if !is_opaque(uri.components()) && uri.path().as_str().to_ascii_lowercase().contains("%2e") {
        return;
    }
    let base = AbsoluteUri::parse("http://h/a/b?q").unwrap();
    let (before, after) = (base.resolve(&uri), base.resolve(&uri.normalize()));
    assert_eq!(before.normalize(), after.normalize(), "{uri:?}");
}

/// A relative reference resolves to the same URI before and after it is normalized.
pub fn resolves_alike_against_any_base(base: &str, text: &str) {
    let Ok(relative) = RelativeRef::parse(text) else { return };
    let normal = relative.normalize();
    let dots = NormalizeOptions::NONE.dot_segments(true);
    let base = base.split('#').next().unwrap_or_default();
    for base in [base, "x:y", "x:", "x:/y/z", "http://h", "http://h/a/b?q"] {
        let Ok(base) = AbsoluteUri::parse(base) else { continue };
        let (before, after) = (base.resolve(&relative), base.resolve(&normal));
        // Not only equivalent: the same, except for the case and the percent-encoded bytes that normalization has
        // rewritten.
        let steps = NormalizeOptions::PERCENT_ENCODING;
        assert_eq!(before.normalize_with(steps), after.normalize_with(steps), "{relative:?} became {normal:?}");
        assert_eq!(base.resolve(&relative.normalize_with(dots)), before, "{relative:?} against {base:?}");
    }
}

/// A URI becomes an IRI and a URI again, and loses nothing except the case of hexadecimal digits.
pub fn iri_conversion_round_trips(text: &str) {
    if let Ok(iri) = pest_uri::IriReference::parse(text) {
        let uri = iri.to_uri();
        assert_eq!(uri.components(), UriReference::parse(uri.as_str()).unwrap().components());
        assert_eq!((uri.scheme(), uri.relative_form()), (iri.scheme(), iri.relative_form()));
        assert_eq!(uri.path().segments().count(), iri.path().segments().count());
    }
    let Ok(uri) = UriReference::parse(text) else { return };
    let iri = uri.to_iri();
    assert_eq!(iri.components(), pest_uri::IriReference::parse(iri.as_str()).unwrap().components());
    assert!(iri.to_uri().is_equal_at(&uri, Rung::Case), "{uri:?} became {iri:?}");
    assert_eq!(iri.to_uri().to_iri(), iri);
}

/// Comparison is symmetric, agrees with keys, and references that are equal at a rung are equal at each rung above.
pub fn compares_alike_everywhere(a: &str, b: &str) {
    let (Ok(a), Ok(b)) = (UriReference::parse(a), UriReference::parse(b)) else { return };
    for &rung in Rung::ALL {
        assert_eq!(a.is_equal_at(&b, rung), b.is_equal_at(&a, rung), "{a:?} {b:?} {rung}");
        assert_eq!(a.is_equal_at(&b, rung), a.key(rung) == b.key(rung), "{a:?} {b:?} {rung}");
    }
    let found = a.compare(&b);
    assert_eq!(found, b.compare(&a), "{a:?} {b:?}");
    let is_equal = |rung| matches!(found, Comparison::Equal(lowest) if rung >= lowest);
    assert!(Rung::ALL.iter().all(|&rung| is_equal(rung) == a.is_equal_at(&b, rung)), "{a:?} {b:?}");
}
