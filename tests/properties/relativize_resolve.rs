//! Resolution follows section 5.2 of RFC 3986, and relativizing is its inverse.

use pest_uri::kind::{self, WithScheme};
use pest_uri::{Components, Reference, RelativizeOptions};

use super::{rfc_algorithms, two};

/// Checks a base and a reference, each on a line.
pub fn check(text: &str) {
    let (one, other) = two(text);
    for (base, reference) in [(one, other), (other, one), (one, one)] {
        resolves_as_the_rfc_says::<kind::AbsoluteUri>(base, reference);
        resolves_as_the_rfc_says::<kind::AbsoluteIri>(base, reference);
        round_trips::<kind::AbsoluteUri>(base, reference);
        round_trips::<kind::AbsoluteIri>(base, reference);
        if text.len() <= 40 {
            is_shortest(base, reference);
        }
    }
}

/// The base in a text: the text without its fragment.
fn base_of<B: WithScheme>(text: &str) -> Option<Reference<B, &str>> {
    Reference::parse(text.split('#').next().unwrap_or_default()).ok()
}

fn own(text: Option<&str>) -> Option<String> {
    text.map(str::to_owned)
}

/// The components of the result are those that the algorithm computes and a parse finds.
pub fn resolves_as_the_rfc_says<B: WithScheme>(base: &str, text: &str) {
    let Some(base) = base_of::<B>(base) else { return };
    let Ok(reference) = Reference::<B::Reference, &str>::parse(text) else { return };
    let target = base.resolve(&reference);
    let shown = || format!("{text:?} against {base:?} is {target:?}");
    let parsed = Reference::<B::Uri, &str>::parse(target.as_str()).unwrap();
    assert_eq!(target.components(), parsed.components(), "{}", shown());

    let [scheme, authority, path, query, fragment] =
        rfc_algorithms::transform(base.components(), reference.components());
    let path = path.unwrap_or_default();
    let guarded = if authority.is_none() && path.starts_with("//") { format!("/.{path}") } else { path };
    let found = target.components();
    assert_eq!(own(found.scheme()), scheme, "{}", shown());
    assert_eq!(own(found.authority()), authority, "{}", shown());
    assert_eq!(found.path().as_str(), guarded, "{}", shown());
    assert_eq!(own(found.query().map(|it| it.as_str())), query, "{}", shown());
    assert_eq!(own(found.fragment().map(|it| it.as_str())), fragment, "{}", shown());

    let mut appended = String::from("..//");
    base.resolve_into(&reference, &mut appended);
    assert_eq!(&appended[4..], target.as_str());

    // Dot segments of the base's path are kept only if the result takes that path.
    let it = reference.components();
    if !it.path().is_empty() || !it.is_relative() || it.authority().is_some() {
        assert_eq!(base.resolve(&target), target, "{}", shown());
    }
    resolves_without_the_scheme(&base, &reference);
}

/// Section 5.2.2: a parser that is not strict ignores the scheme of a reference if it is that of the base.
fn resolves_without_the_scheme<B: WithScheme>(base: &Reference<B, &str>, reference: &Reference<B::Reference, &str>) {
    let target = base.resolve_non_strict(reference);
    let it = reference.components();
    let is_of_base = |scheme: &&str| base.components().scheme().is_some_and(|it| it.eq_ignore_ascii_case(scheme));
    let ignored = it.scheme().filter(is_of_base);
    let rest = ignored.map_or(it.text(), |scheme| &it.text()[scheme.len() + 1..]);
    // Without its scheme, the path may begin with what reads as a scheme.
    let Ok(rest) = Reference::<B::Reference, &str>::parse(rest) else { return };
    if ignored.is_none() || rest.components().is_relative() {
        assert_eq!(target, base.resolve(&rest), "{reference:?} against {base:?}");
    }
}

/// All shapes that a caller can select.
const SHAPES: [RelativizeOptions; 5] = [
    RelativizeOptions::ANY,
    RelativizeOptions::ANY.no_parent(),
    RelativizeOptions::ANY.no_network_path(),
    RelativizeOptions::ANY.same_authority(),
    RelativizeOptions::ANY.no_parent().no_network_path(),
];

/// A relativized reference resolves back, in any shape, and is not longer than the target.
pub fn round_trips<B>(base: &str, target: &str)
where
    B: WithScheme,
    B::Uri: WithScheme<Uri = B::Uri>,
{
    let Some(base) = base_of::<B>(base) else { return };
    let Ok(target) = Reference::<B::Uri, &str>::parse(target) else { return };
    let whole = base.resolve(&target);
    for shapes in SHAPES {
        let Some(relative) = base.relativize_with(&target, shapes) else {
            assert_eq!(shapes, RelativizeOptions::ANY.same_authority());
            let (a, b) = (base.components(), target.components());
            assert!(a.scheme() != b.scheme() || a.authority() != b.authority(), "{target:?} from {base:?}");
            continue;
        };
        let shown = || format!("{target:?} from {base:?} is {relative:?} by {shapes:?}");
        assert_eq!(base.resolve(&relative), whole, "{}", shown());
        let parsed = Reference::<B::Reference, &str>::parse(relative.as_str()).unwrap();
        assert_eq!(relative.components(), parsed.components(), "{}", shown());
        assert!(relative.as_str().len() <= whole.as_str().len(), "{}", shown());
        has_shape(base.components(), relative.components(), whole.components(), shapes);
    }
    assert_eq!(Some(base.relativize(&target)), base.relativize_with(&target, RelativizeOptions::ANY));
}

fn has_shape(base: Components<'_>, relative: Components<'_>, whole: Components<'_>, shapes: RelativizeOptions) {
    if shapes == RelativizeOptions::ANY.no_parent() && relative.is_relative() {
        assert!(relative.path().segments().all(|segment| segment != ".."), "{relative:?}");
    }
    if shapes == RelativizeOptions::ANY.no_network_path() {
        assert!(!relative.is_relative() || relative.authority().is_none(), "{relative:?}");
    }
    if shapes == RelativizeOptions::ANY.same_authority() {
        assert_eq!((whole.scheme(), whole.authority()), (base.scheme(), base.authority()), "{relative:?}");
    }
}

/// Beginnings of references, before a tail of the target.
const BEGINNINGS: [&str; 10] = ["", ".", "./", "/.", "..", "../", "../..", "../../", "../../..", "../../../"];

/// No tail of the target after any of the beginnings is a shorter reference to it.
pub fn is_shortest(base: &str, target: &str) {
    let Some(base) = base_of::<kind::AbsoluteUri>(base) else { return };
    let Ok(target) = pest_uri::Uri::parse(target) else { return };
    let whole = base.resolve(&target);
    let relative = base.relativize(&target);
    for start in 0..=whole.as_str().len() {
        for beginning in BEGINNINGS {
            let text = beginning.to_owned() + &whole.as_str()[start..];
            let is_shorter = text.len() < relative.as_str().len();
            let finds = |text: &str| pest_uri::UriReference::parse(text).is_ok_and(|it| base.resolve(&it) == whole);
            assert!(!is_shorter || !finds(&text), "{text:?} is shorter than {relative:?}");
        }
    }
}
