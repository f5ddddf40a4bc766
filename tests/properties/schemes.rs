//! Properties of every URI of every scheme that has a grammar, and of every text that is composed to one.

use std::collections::BTreeSet;

use pest_uri::kind::{self, Kind};
use pest_uri::scheme::{
    Acct, Cid, Coap, Data, Did, Geo, Mailto, Mid, News, Nntp, SchemeError, SchemeUri, Sip, Sms, Tag, Tel, Urn, Xmpp,
};
use pest_uri::{Component, NormalizeOptions, ParseTree, Reference, Rung, Uri, UriReference, scheme};

/// Checks a text that may be a URI.
pub fn check(text: &str) {
    let Ok(uri) = Uri::parse(text) else { return };
    match SchemeUri::from_uri(&uri) {
        Ok(typed) => {
            if let Some(typed) = typed {
                returns_its_uri_and_fields(&typed);
            }
        }
        Err(error) => is_explained(error, &uri),
    }
    normalization_is_idempotent(&uri);
}

/// A typed URI returns its URI. Its fields occur in the text, each under its own name.
pub fn returns_its_uri_and_fields(typed: &SchemeUri<'_>) {
    let uri = typed.uri();
    let text = uri.as_str();
    for field in typed.fields() {
        if let Some(slice) = field.text {
            let start = (slice.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
            let is_slice = start.is_some_and(|start| text.get(start..start + slice.len()) == Some(slice));
            assert!(is_slice, "{} of {text}", field.name);
        }
    }
    // Each field is a member of one JSON object.
    let names: BTreeSet<_> = typed.fields().iter().map(|field| field.name).collect();
    assert_eq!(names.len(), typed.fields().len(), "{text}");
    for width in [0, 1, 60] {
        let _ = typed.figure(width).to_string();
    }
    let _ = format!("{typed:?}");
    assert!(SchemeUri::parse_tree(&uri).is_ok_and(|tree| tree.is_some()), "{text}");
    assert_eq!(SchemeUri::from_uri(&uri).as_ref(), Ok(&Some(typed.clone())), "{text}");
}

/// An error has an offset in the URI, a rule and a section.
fn is_explained(error: SchemeError, uri: &Uri<&str>) {
    let text = uri.as_str();
    assert!(error.offset().is_some_and(|at| text.is_char_boundary(at)), "{text:?} {error:?}");
    assert!(!error.rule().is_empty() && !error.section().is_empty(), "{text:?} {error:?}");
    let report = error.report(text).to_string();
    assert!(report.lines().all(|line| !line.contains(char::is_control)), "{report:?}");
    let Some(failure) = error.parse_error() else { return };
    assert_ne!(failure.component(), Some(Component::Scheme), "{text:?} {error:?}");
    let rule =
        SchemeUri::known().find(|(scheme, _)| uri.scheme().eq_ignore_ascii_case(scheme)).map(|(_, rule)| rule.name);
    assert!(rule.is_some_and(|rule| ParseTree::parse_rule(rule, text).is_err()), "{text:?} {error:?}");
}

/// Returns the report of a URI that its scheme rejects.
pub fn report(text: &str) -> Option<String> {
    let error = SchemeUri::from_uri(&Uri::parse(text).ok()?).err()?;
    Some(format!("{error} {error:?} {}", error.report(text)))
}

/// Normalizing by the scheme keeps the meaning, and a second time changes nothing.
pub fn normalization_is_idempotent(uri: &Uri<&str>) {
    keeps_the_meaning(uri);
    let normal = scheme::normalize(uri);
    let is_encoded = ["did", "nntp", "news"].contains(&normal.scheme()) && normal.path().as_str().contains("%7E");
    assert!(normal.is_normalized() || is_encoded, "{normal}");
    // RFC 3986 itself removes dot segments that the scheme may need: `data:./a,`.
    let generic = uri.normalize_with(NormalizeOptions::NONE.dot_segments(true));
    if SchemeUri::from_uri(&generic).is_ok() {
        let typed = SchemeUri::from_uri(&normal);
        assert!(typed.is_ok(), "{normal}: {typed:?}");
    }
}

/// A reference of any kind, normalized by its scheme, is of the same kind and has the same meaning.
pub fn normalizing_keeps_the_meaning(text: &str) {
    fn of_kind<K: Kind>(text: &str) {
        let Ok(reference) = Reference::<K, &str>::parse(text) else { return };
        keeps_the_meaning(&reference);
    }

    of_kind::<kind::Uri>(text);
    of_kind::<kind::UriReference>(text);
    of_kind::<kind::AbsoluteUri>(text);
    of_kind::<kind::RelativeRef>(text);
    of_kind::<kind::IriReference>(text);
    of_kind::<kind::AbsoluteIri>(text);
    of_kind::<kind::RelativeIriRef>(text);
}

fn keeps_the_meaning<K: Kind>(reference: &Reference<K, &str>) {
    let normal = scheme::normalize(reference);
    let parsed = Reference::<K, &str>::parse(normal.as_str()).unwrap_or_else(|error| panic!("{normal:?}: {error}"));
    assert_eq!(normal.components(), parsed.components(), "{reference:?}");
    let (before, after) = (reference.components(), normal.components());
    assert_eq!(after.scheme(), before.scheme().map(str::to_ascii_lowercase).as_deref(), "{reference:?}");
    // `file:/a` means the same as `file:///a` (RFC 8089, appendix B); `news` has the same rule.
    let has_authority = before.authority().is_some() == after.authority().is_some();
    assert!(has_authority || matches!(after.scheme(), Some("file" | "news")), "{reference:?} {normal:?}");
    assert_eq!(scheme::normalize(&normal), normal, "{reference:?}");
    assert!(scheme::is_equivalent(reference, &normal), "{reference:?} {normal:?}");
    assert_eq!(scheme::key(reference), scheme::key(&normal), "{reference:?} {normal:?}");
    // A step of the ladder before it makes no difference.
    for &rung in Rung::ALL {
        assert_eq!(scheme::normalize(&reference.normalize_with(rung.steps())), normal, "{reference:?} by {rung}");
    }
}

/// Two references are equivalent if their normal forms by their scheme are the same. In some schemes, more references are equivalent.
pub fn compares_as_it_normalizes(a: &str, b: &str) {
    let (Ok(a), Ok(b)) = (UriReference::parse(a), UriReference::parse(b)) else { return };
    let are_equivalent = scheme::is_equivalent(&a, &b);
    assert_eq!(are_equivalent, scheme::is_equivalent(&b, &a), "{a:?} {b:?}");
    let are_same = scheme::normalize(&a) == scheme::normalize(&b);
    let may_be_more = a.scheme().is_some_and(has_more_equivalences);
    assert!(are_equivalent == are_same || are_equivalent && may_be_more, "{a:?} {b:?}");
    assert!(are_equivalent || !a.is_equal_at(&b, Rung::Scheme), "{a:?} {b:?}");
    assert!(are_equivalent || scheme::key(&a) != scheme::key(&b), "{a:?} {b:?}");
}

/// Whether the specification of a scheme treats URIs without a common normal form as the same: `sip` URIs of which only one has a
/// parameter, URNs with different q-components.
fn has_more_equivalences(scheme: &str) -> bool {
    ["data", "sip", "sips", "sms", "tel", "urn"].iter().any(|it| scheme.eq_ignore_ascii_case(it))
}

/// The result of composing texts is a URI of its scheme, or an error with an offset.
pub fn composes(one: &str, two: &str) {
    let number = u64::try_from(one.len()).ok();
    let composed = [
        ("acct", Acct::compose(one, two)),
        ("cid", Cid::compose(one)),
        ("coap", Coap::compose(one, None, [two, one], [one])),
        ("coaps", Coap::secure(one, Some(1), two.split('/'), [""; 0])),
        ("data", Data::compose(one, &[(two, one)], two.as_bytes())),
        ("did", Did::compose(one, two)),
        ("geo", Geo::compose(one.parse().unwrap_or(1.5), two.parse().unwrap_or(-0.0))),
        ("mailto", Mailto::compose(&[one, two], &[(two, one)])),
        ("mid", Mid::compose(one, Some(two))),
        ("news", News::article(one)),
        ("news", News::newsgroups(one)),
        ("nntp", Nntp::compose(one, two, number)),
        ("sip", Sip::compose(Some(one), two, u16::try_from(one.len()).ok())),
        ("sip", Sip::compose(None, two, None)),
        ("sms", Sms::compose([one, two], Some(two))),
        ("tag", Tag::compose(one, two, one)),
        ("tel", Tel::compose(one)),
        ("urn", Urn::compose(one, two)),
        ("xmpp", Xmpp::compose(one)),
    ];
    for (scheme, made) in composed {
        match made {
            Ok(uri) => {
                assert!(uri.scheme().eq_ignore_ascii_case(scheme), "{uri}");
                assert_eq!(uri.components(), Uri::parse(uri.as_str()).unwrap().components());
                let typed = SchemeUri::from_uri(&uri);
                assert!(matches!(typed, Ok(Some(_))), "{uri}: {typed:?}");
            }
            Err(error) => {
                let _ = (
                    error.to_string(),
                    format!("{error:?}"),
                    error.report(one).to_string(),
                    error.report(two).to_string(),
                );
                assert!(!error.rule().is_empty() && !error.section().is_empty(), "{scheme} {one:?} {two:?}");
                assert!(error.argument().is_some() && error.offset().is_some(), "{scheme} {one:?} {two:?} {error}");
            }
        }
    }
}
