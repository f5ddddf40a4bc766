//! The recognizer finds what pest and the walk over its tree find, and rejects what pest rejects, with the same
//! messages.

use pest_uri::kind::{self, Kind};
use pest_uri::{
    AbsoluteIri, AbsoluteUri, Components, EntryRule, Iri, IriReference, ParseErrorKind, ParseTree, Reference,
    RelativeIriRef, RelativeRef, Uri, UriReference,
};

pub fn check(text: &str) {
    all_agree(text);
    kinds_fit_together(text);
    // Drawing trees and errors takes long, so each text is drawn as one kind.
    let entry = EntryRule::ALL[text.len() % EntryRule::ALL.len()];
    match ParseTree::parse(entry, text) {
        Ok(tree) => nests(&tree),
        Err(_) => error_is_explained(entry, text),
    }
}

#[track_caller]
pub fn agrees<K: Kind>(text: &str) {
    let found = Reference::<K, &str>::parse(text).map(|it| it.components());
    let expected = ParseTree::parse(K::ENTRY, text).map(|tree| Components::from_tree(&tree));
    assert_eq!(found, expected, "{} {text:?}", K::NAME);
}

#[track_caller]
pub fn all_agree(text: &str) {
    agrees::<kind::UriReference>(text);
    agrees::<kind::Uri>(text);
    agrees::<kind::AbsoluteUri>(text);
    agrees::<kind::RelativeRef>(text);
    agrees::<kind::IriReference>(text);
    agrees::<kind::Iri>(text);
    agrees::<kind::AbsoluteIri>(text);
    agrees::<kind::RelativeIriRef>(text);
}

/// The kinds of URIs agree with each other, and so do those of IRIs; the URIs are the IRIs with only ASCII characters.
pub fn kinds_fit_together(text: &str) {
    let (uri, relative) = (Uri::parse(text), RelativeRef::parse(text));
    let (reference, absolute) = (UriReference::parse(text), AbsoluteUri::parse(text));
    assert_eq!(reference.is_ok(), uri.is_ok() || relative.is_ok(), "{text:?}");
    assert!(uri.is_err() || relative.is_err(), "{text:?}");
    assert_eq!(absolute.is_ok(), uri.is_ok_and(|uri| uri.fragment().is_none()), "{text:?}");
    if let Ok(reference) = reference {
        assert_eq!(Uri::try_from(reference).ok(), uri.ok());
        assert_eq!(RelativeRef::try_from(reference).ok(), relative.ok());
        assert_eq!(AbsoluteUri::try_from(reference).ok(), absolute.ok());
    }
    let (iri, relative_iri) = (Iri::parse(text), RelativeIriRef::parse(text));
    let (iri_reference, absolute_iri) = (IriReference::parse(text), AbsoluteIri::parse(text));
    assert_eq!(iri_reference.is_ok(), iri.is_ok() || relative_iri.is_ok(), "{text:?}");
    assert!(iri.is_err() || relative_iri.is_err(), "{text:?}");
    assert_eq!(absolute_iri.is_ok(), iri.is_ok_and(|iri| iri.fragment().is_none()), "{text:?}");
    let as_uri = iri_reference.ok().filter(|_| text.is_ascii()).map(|it| it.components());
    assert_eq!(as_uri, reference.ok().map(|it| it.components()), "{text:?}");
}

/// An error has an offset in the text, its report says what could have been there, and its repair is accepted.
pub fn error_is_explained(entry: EntryRule, text: &str) {
    let Err(error) = ParseTree::parse(entry, text) else { return };
    // The explaining parser agrees with pest that the text is wrong.
    assert_ne!(error.kind(), ParseErrorKind::Limit, "{entry} {text:?}");
    assert!(error.component().is_some(), "{entry} {text:?}");
    assert!(text.is_char_boundary(error.offset()), "{entry} {text:?}: {error}");
    let kind = kind_mismatch(entry, text);
    let is_other = kind.is_some();
    let is_mismatch =
        matches!(error.kind(), ParseErrorKind::NoScheme | ParseErrorKind::Scheme | ParseErrorKind::Fragment);
    assert_eq!(Some(error.kind()).filter(|_| is_mismatch), kind, "{entry} {text:?}: {error}");
    let is_end = error.kind() == ParseErrorKind::End;
    assert_eq!(is_end, error.offset() == text.len() && !is_other, "{entry} {text:?}: {error}");
    let report = error.report(text);
    assert!(!report.expected().is_empty(), "{entry} {text:?}: {error}");
    let drawn = report.to_string();
    assert!(drawn.starts_with("error: ") && drawn.contains("\nexpected:"), "{drawn}");
    assert!(drawn.lines().all(|line| !line.contains(char::is_control)), "{drawn:?}");
    if let Some(repaired) = report.repaired() {
        assert!(ParseTree::parse(entry, &repaired).is_ok(), "{entry} {text:?}: {repaired:?}");
    }
}

/// Why a text is not of the kind that an entry rule is for: a scheme, a missing scheme, or a fragment.
fn kind_mismatch(entry: EntryRule, text: &str) -> Option<ParseErrorKind> {
    let scheme = text.split(['/', '?', '#']).next().unwrap_or_default().split_once(':').map(|(scheme, _)| scheme);
    let before_fragment = text.split_once('#').map(|(before, _)| before);
    let (no_scheme, fragment) = (ParseErrorKind::NoScheme, ParseErrorKind::Fragment);
    let has_none = scheme.is_none_or(str::is_empty);
    match entry {
        EntryRule::Uri | EntryRule::Iri | EntryRule::AbsoluteUri | EntryRule::AbsoluteIri if has_none => {
            Some(no_scheme)
        }
        EntryRule::AbsoluteUri => AbsoluteUri::parse(before_fragment?).is_ok().then_some(fragment),
        EntryRule::AbsoluteIri => AbsoluteIri::parse(before_fragment?).is_ok().then_some(fragment),
        EntryRule::RelativeRef | EntryRule::RelativeIriRef => {
            ParseTree::parse_rule("scheme", scheme?).is_ok().then_some(ParseErrorKind::Scheme)
        }
        _ => None,
    }
}

/// Nodes are inside their parents, one after the other.
pub fn nests(tree: &ParseTree<'_>) {
    let text = tree.text();
    for node in tree.root().descendants() {
        assert_eq!(&text[node.span()], node.text());
        let mut end = node.span().start;
        for child in node.children() {
            assert!(end <= child.span().start && child.span().end <= node.span().end, "{tree}");
            end = child.span().end;
        }
    }
    assert_eq!(tree.to_string().lines().count(), tree.root().descendants().count());
}
