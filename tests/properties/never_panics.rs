//! Any input, from a command line or from a network, is accepted or rejected without a panic, and no message shows a
//! password.

use pest_uri::{
    CompleteError, Components, Encoded, EncodedString, EntryRule, IriReference, ParseTree, RuleError, SchemeInfo, Uri,
    UriReference, complete, part,
};

use super::{grammars, two, without_dots};

/// Checks any text; if it has a second line, checks two texts.
pub fn check(text: &str) {
    let (one, other) = two(text);
    let lines = if one == text { &[one][..] } else { &[text, one, other] };
    for text in lines {
        parses_in_all_formats(text);
        encodes_and_decodes(text);
        converts_file_paths(text);
        checks_iri(text);
        hides_password(text);
        hides_possible_password(text);
        let _ = SchemeInfo::for_scheme(text);
    }
    completes(one, "http");
    completes(one, other);
    // Input of the command may be JSON.
    if let Ok(inner) = serde_json::from_str::<String>(text) {
        parses_in_all_formats(&inner);
        checks_iri(&inner);
    }
    grammars::check(text);
}

/// Does what `uri parse` does, in all formats. Drawing an error takes long, so each text is parsed as a URI or IRI, and
/// as one other kind.
pub fn parses_in_all_formats(text: &str) {
    for entry in [EntryRule::ALL[text.len() % EntryRule::ALL.len()], EntryRule::UriReference, EntryRule::IriReference] {
        match ParseTree::parse(entry, text) {
            Ok(tree) => draws(&tree),
            Err(error) => {
                let report = error.report(text);
                let _ =
                    (report.to_string(), report.repaired(), report.expected(), error.to_string(), format!("{error:?}"));
            }
        }
    }
}

fn draws(tree: &ParseTree<'_>) {
    let components = Components::from_tree(tree);
    for width in [0, 7, 80] {
        let _ = components.figure(width).to_string();
    }
    let _ = (tree.to_string(), components.port(), components.host().map(|it| (it.ip(), it.ipvfuture())));
    let _ = format!("{components:?} {:?}", components.path());
}

/// Any rule accepts any text, or rejects it with a report.
pub fn parses_or_rejects(rule: &str, text: &str) {
    match ParseTree::parse_rule(rule, text) {
        Ok(tree) => {
            assert_eq!(tree.root().text(), text);
            draws(&tree);
        }
        Err(RuleError::Rejected(error)) => assert!(!error.report(text).to_string().is_empty()),
        Err(other) => panic!("{rule}: {other}"),
    }
}

/// Checks an IRI against the advice of RFC 3987.
fn checks_iri(text: &str) {
    if let Ok(iri) = IriReference::parse(text) {
        let _ = (iri.bidi_problems().count(), iri.is_nfc());
    }
}

/// Does what `uri encode` and `uri decode` do.
fn encodes_and_decodes(text: &str) {
    encodes::<part::User>(text);
    encodes::<part::Password>(text);
    encodes::<part::RegName>(text);
    encodes::<part::Segment>(text);
    encodes::<part::Query>(text);
    encodes::<part::Data>(text);
    encodes::<part::Fragment>(text);
}

fn encodes<P: part::Part>(text: &str) {
    let encoded = EncodedString::<P>::from_data(text);
    assert_eq!(encoded.as_encoded().decode_utf8().as_deref(), Ok(text));
    assert!(encoded.as_encoded().decoded_bytes().eq(text.bytes()));
    match Encoded::<P>::parse(text) {
        Ok(it) => {
            assert_eq!(*it.decode(), *it.decoded_bytes().collect::<Vec<_>>());
            assert_eq!(it.decode_utf8().ok(), std::str::from_utf8(&it.decode()).ok().map(Into::into));
        }
        Err(error) => assert!(error.offset() <= text.len()),
    }
}

/// Does what `uri complete` does.
fn completes(text: &str, scheme: &str) {
    match complete(text, scheme) {
        Ok(uri) => assert_eq!(uri.components(), Uri::parse(uri.as_str()).unwrap().components()),
        Err(CompleteError::Parse { error, completed }) => {
            assert!(completed.ends_with(text.trim()), "{completed:?}");
            let _ = error.report(&completed).to_string();
        }
        Err(CompleteError::Ambiguous { candidates }) => assert!(!candidates.is_empty(), "{text:?}"),
        Err(CompleteError::Scheme(error)) => assert!(ParseTree::parse_rule("scheme", scheme).is_err(), "{error}"),
        Err(_) => {}
    }
}

/// A path that becomes a URI is the same after a round trip, except for differences that both ways of writing it share.
fn converts_file_paths(text: &str) {
    if let Ok(uri) = Uri::from_unix_path(text) {
        assert_eq!(uri.to_unix_path(), Ok(without_dots(text.as_bytes(), b'/')), "{uri}");
    }
    if let Ok(uri) = Uri::from_windows_path(text) {
        let back = uri.to_windows_path();
        let again = back.as_ref().map(|path| Uri::from_windows_path(path));
        assert!(matches!(&again, Ok(Ok(again)) if *again == uri), "{text:?} {uri} {back:?} {again:?}");
    }
    if let Ok(uri) = Uri::parse(text) {
        let _ = (uri.to_unix_path(), uri.to_windows_path());
    }
}

/// No `Debug` of a parsed text shows its password, nor does any message for the text followed by an error.
pub fn hides_password(text: &str) {
    let Ok(iri) = IriReference::parse(text) else { return };
    let Some(password) = iri.userinfo().and_then(|it| it.password()).map(|it| it.as_str()) else { return };
    // A short password may occur elsewhere by chance.
    let elsewhere = text.replacen(&format!(":{password}@"), "", 1);
    if password.len() < 6 || elsewhere.contains(password) || password == "password" {
        return;
    }
    let hides = |shown: String| assert!(!shown.contains(password), "{text:?} is shown as {shown}");
    hides(format!("{iri:?} {:?}", iri.components()));
    if let Ok(uri) = UriReference::parse(text) {
        hides(format!("{:?} {:?}", uri.key(pest_uri::Rung::String), uri.userinfo()));
    }
    for bad in ["<", "\u{0}", "%", "#<", "?<"] {
        let broken = format!("{text}{bad}");
        for &entry in EntryRule::ALL {
            if let Err(error) = ParseTree::parse(entry, &broken) {
                hides(format!("{error} {error:?} {}", error.report(&broken)));
            }
        }
    }
}

/// For a word that does not parse, no message shows the part between the first `:` after `//` and the last `@`.
pub fn hides_possible_password(text: &str) {
    const PASSWORD: &str = "HUNTER2";
    if text.contains(PASSWORD) || text.contains(char::is_whitespace) {
        return;
    }
    for whole in
        [format!("//a:{PASSWORD}@{text}<"), format!("//a:{PASSWORD}{text}<@b"), format!("//{text}:{PASSWORD}@<")]
    {
        let error = IriReference::parse(whole.as_str()).unwrap_err();
        let shown = format!("{error} {error:?} {0} {0:?} {1} {1:?}", error.report(&whole), pest_uri::redact(&whole));
        assert!(!shown.contains(PASSWORD), "{whole:?} is shown as {shown}");
    }
}
