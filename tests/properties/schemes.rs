//! What holds for every URI of every scheme that has a grammar, and for every text that is composed to one.

use std::collections::BTreeSet;

use pest_uri::scheme::{
    Acct, Cid, Coap, Data, Did, Geo, Mailto, Mid, News, Nntp, SchemeError, SchemeUri, Sip, Sms, Tag, Tel, Urn, Xmpp,
};
use pest_uri::{Component, Normalize, ParseTree, Rung, Uri};

/// Of a text that may be a URI.
pub fn check(text: &str) {
    let Ok(uri) = Uri::parse(text) else { return };
    match SchemeUri::of(&uri) {
        Ok(view) => {
            if let Some(view) = view {
                names_what_stands_in_it(&view);
            }
        }
        Err(error) => is_explained(error, &uri),
    }
    normalizes_once(&uri);
}

/// A view gives its URI back; its parts stand in the text, each under a name of its own.
pub fn names_what_stands_in_it(view: &SchemeUri<'_>) {
    let uri = view.uri();
    let text = uri.as_str();
    for part in view.parts() {
        if let Some(slice) = part.text {
            let start = (slice.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
            let stands_there = start.is_some_and(|start| text.get(start..start + slice.len()) == Some(slice));
            assert!(stands_there, "{} of {text}", part.name);
        }
    }
    // Each is an entry of one JSON object.
    let names: BTreeSet<_> = view.parts().iter().map(|part| part.name).collect();
    assert_eq!(names.len(), view.parts().len(), "{text}");
    for width in [0, 1, 60] {
        let _ = view.figure(width).to_string();
    }
    let _ = format!("{view:?}");
    assert!(SchemeUri::parse_tree(&uri).is_ok_and(|tree| tree.is_some()), "{text}");
    assert_eq!(SchemeUri::of(&uri).as_ref(), Ok(&Some(view.clone())), "{text}");
}

/// A refusal names a place in the URI, a rule and a section.
fn is_explained(error: SchemeError, uri: &Uri<&str>) {
    let text = uri.as_str();
    assert!(error.at().is_some_and(|at| text.is_char_boundary(at)), "{text:?} {error:?}");
    assert!(!error.rule().is_empty() && !error.section().is_empty(), "{text:?} {error:?}");
    let report = error.report(text);
    assert!(report.lines().all(|line| !line.contains(char::is_control)), "{report:?}");
    let Some(refusal) = error.parse_error() else { return };
    assert_ne!(refusal.component(), Some(Component::Scheme), "{text:?} {error:?}");
    let rule =
        SchemeUri::known().find(|(scheme, _)| uri.scheme().eq_ignore_ascii_case(scheme)).map(|(_, rule)| rule.name);
    assert!(rule.is_some_and(|rule| ParseTree::parse_rule(rule, text).is_err()), "{text:?} {error:?}");
}

/// Normalizing by the scheme keeps the meaning, and is done once.
pub fn normalizes_once(uri: &Uri<&str>) {
    for steps in [Normalize::SCHEME, Normalize::SCHEME.percent_encoding(false), Normalize::NONE.scheme_syntax(true)] {
        let normal = uri.normalize_with(steps);
        assert_eq!(normal.normalize_with(steps), normal, "{uri:?} {steps:?}");
        assert!(normal.is_normalized_with(steps), "{normal} {steps:?}");
    }
    let normal = uri.normalize_with(Normalize::SCHEME);
    assert_eq!(uri.is_normalized_with(Normalize::SCHEME), normal == uri.as_str(), "{uri:?}");
    let is_encoded = ["did", "nntp", "news"].contains(&normal.scheme()) && normal.path().as_str().contains("%7E");
    assert!(normal.is_normalized() || is_encoded, "{normal}");
    assert!(uri.is_equal_at(&normal, Rung::Scheme), "{uri:?} {normal}");
    assert_eq!(uri.key(Rung::Scheme), normal.key(Rung::Scheme), "{uri:?} {normal}");
    // `file:/a` means what `file:///a` means (RFC 8089, appendix B), and so it is with `news`.
    let has_authority = uri.authority().is_some() == normal.authority().is_some();
    assert!(has_authority || ["file", "news"].contains(&normal.scheme()), "{uri:?} {normal}");
    // What RFC 3986 itself takes away, dot segments, may be what the scheme wants: `data:./a,`.
    let generic = uri.normalize_with(Normalize::NONE.dot_segments(true));
    if SchemeUri::of(&generic).is_ok() {
        let view = SchemeUri::of(&normal);
        assert!(view.is_ok(), "{normal}: {view:?}");
    }
}

/// What is composed of texts is a URI of its scheme, or is refused with a place.
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
                let view = SchemeUri::of(&uri);
                assert!(matches!(view, Ok(Some(_))), "{uri}: {view:?}");
            }
            Err(error) => {
                let _ = (error.to_string(), format!("{error:?}"), error.report(one), error.report(two));
                assert!(!error.rule().is_empty() && !error.section().is_empty(), "{scheme} {one:?} {two:?}");
                assert!(error.argument().is_some() && error.at().is_some(), "{scheme} {one:?} {two:?} {error}");
            }
        }
    }
}
