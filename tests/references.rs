//! The types of references and the conversions between them.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use pest_uri::kind::{Kind, WithScheme};
use pest_uri::{
    AbsoluteIri, AbsoluteUri, ConvertError, EntryRule, Iri, IriReference, Mismatch, ParseTree, Reference, RelativeForm,
    RelativeIriRef, RelativeRef, Rung, Text, Uri, UriReference,
};

const TEXTS: [&str; 10] = ["", "a", "a:", "a:#", "//h", "a://h/p?q#f", "?q", "#f", "a b", "1:b"];

#[test]
fn each_kind_accepts_what_its_rule_matches() {
    for text in TEXTS {
        let by = |entry| ParseTree::parse(entry, text).is_ok();
        assert_eq!(Uri::parse(text).is_ok(), by(EntryRule::Uri), "{text}");
        assert_eq!(UriReference::parse(text).is_ok(), by(EntryRule::UriReference), "{text}");
        assert_eq!(AbsoluteUri::parse(text).is_ok(), by(EntryRule::AbsoluteUri), "{text}");
        assert_eq!(RelativeRef::parse(text).is_ok(), by(EntryRule::RelativeRef), "{text}");
    }
}

#[test]
fn parses_every_text_type() {
    let string = String::from("a:b");
    let borrowed: Uri<&str> = Uri::parse("a:b").unwrap();
    let borrowed_string: Uri<&str> = Uri::parse(&string).unwrap();
    let owned: Uri<String> = Uri::parse(string.clone()).unwrap();
    let boxed: Uri<Box<str>> = Uri::parse(Box::<str>::from("a:b")).unwrap();
    let shared: Uri<Arc<str>> = Uri::parse(Arc::<str>::from("a:b")).unwrap();
    assert!(borrowed == borrowed_string && borrowed == owned && borrowed == boxed && borrowed == shared);
    assert_eq!("a:b".parse::<Uri<String>>().unwrap(), borrowed);
    assert_eq!(Uri::<&str>::try_from("a:b").unwrap(), borrowed);
    assert_eq!(Uri::<String>::try_from(string).unwrap(), borrowed);
    assert_eq!(shared.into_text().as_ref(), "a:b");
    let cows: [Uri<String>; 2] = [Cow::Borrowed("a:b"), Cow::Owned("a:b".to_owned())].map(|it| Uri::parse(it).unwrap());
    assert_eq!(cows, ["a:b", "a:b"]);
}

#[test]
fn borrowed_parts_outlive_the_reference() {
    let text = String::from("http://h/a?b#c");
    let path = {
        let uri: Uri<&str> = Uri::parse(&text).unwrap();
        let copy = uri;
        assert_eq!(uri.as_str().as_ptr(), text.as_ptr());
        copy.path()
    };
    assert_eq!(path.as_str().as_ptr(), text[8..].as_ptr());
    let owned: Uri<String> = Uri::parse(text).unwrap();
    let at = owned.as_str().as_ptr();
    let text = owned.into_string();
    assert_eq!(text.as_ptr(), at);
}

#[test]
fn references_compare_as_bytes() {
    let (a, b) = (Uri::parse("a:").unwrap(), Uri::parse("A:").unwrap());
    assert_ne!(a, b);
    assert!(b < a);
    assert_eq!(a, "a:");
    let (same, other) = (String::from("a:"), String::from("A:"));
    assert_eq!(["a:" == a, *"a:" == a, a == *"a:", a == same], [true; 4]);
    assert_eq!(["A:" == a, *"A:" == a, a == *"A:", a == other], [false; 4]);
    assert_eq!(a, UriReference::parse("a:").unwrap());
    assert_eq!(a.to_string(), "a:");
    assert_eq!(format!("{a:>4}"), "  a:");
    assert_eq!(a.as_ref(), "a:");

    let hashed: HashSet<Uri<String>> = HashSet::from([a.to_owned()]);
    assert!(hashed.contains("a:") && !hashed.contains("A:"));
    let ordered: BTreeSet<Uri<&str>> = BTreeSet::from([a, b]);
    assert!(ordered.contains("A:"));
}

#[test]
fn infallible_conversions() {
    let uri = Uri::parse("a:b#c").unwrap();
    let absolute = AbsoluteUri::parse("a:b").unwrap();
    let relative = RelativeRef::parse("b").unwrap();
    assert_eq!(UriReference::from(uri), "a:b#c");
    assert_eq!(UriReference::from(absolute), "a:b");
    assert_eq!(UriReference::from(relative), "b");
    assert_eq!(Uri::from(absolute), "a:b");
    assert_eq!(String::from(uri.to_owned()), "a:b#c");
    assert_eq!(Uri::<String>::from(uri).borrow(), uri);
    assert_eq!(Uri::try_from(UriReference::from(uri)).unwrap(), uri);
    assert_eq!(RelativeRef::try_from(UriReference::from(relative)).unwrap(), relative);
    assert_eq!(AbsoluteUri::try_from(UriReference::from(absolute)).unwrap(), absolute);
    assert_eq!(AbsoluteUri::try_from(Uri::from(absolute)).unwrap(), absolute);
}

#[track_caller]
fn assert_rejected<R: PartialEq<str> + std::fmt::Debug, T: std::fmt::Debug>(
    result: Result<T, ConvertError<R>>,
    text: &str,
    mismatch: Mismatch,
) {
    let error = result.unwrap_err();
    assert_eq!(&error.reference, text);
    assert_eq!(error.mismatch, mismatch);
}

#[test]
fn failed_conversions_return_the_reference() {
    let reference = |text: &str| UriReference::parse(text.to_string()).unwrap();
    assert_rejected(Uri::try_from(reference("//h")), "//h", Mismatch::NoScheme);
    assert_rejected(AbsoluteUri::try_from(reference("a")), "a", Mismatch::NoScheme);
    assert_rejected(AbsoluteUri::try_from(reference("a:#")), "a:#", Mismatch::Fragment);
    assert_rejected(AbsoluteUri::try_from(Uri::parse("a:#".to_string()).unwrap()), "a:#", Mismatch::Fragment);
    assert_rejected(RelativeRef::try_from(reference("a:")), "a:", Mismatch::Scheme);
    let iri_reference = |text: &str| IriReference::parse(text.to_string()).unwrap();
    assert_rejected(Uri::try_from(iri_reference("//é")), "//é", Mismatch::NoScheme);
    assert_rejected(AbsoluteUri::try_from(iri_reference("a:é#")), "a:é#", Mismatch::Fragment);
    assert_rejected(UriReference::try_from(Iri::parse(Box::<str>::from("a:é#")).unwrap()), "a:é#", Mismatch::NotAscii);
}

/// The borrowed reference still exists, and the error borrows nothing, so that it can be returned. Generic code has the
/// mismatch of either.
#[test]
fn conversions_of_borrowed_references() {
    fn scheme(text: &str) -> Result<String, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Uri::try_from(UriReference::parse(text)?)?.scheme().to_owned())
    }
    fn absolute<T: Text>(reference: UriReference<T>) -> Result<AbsoluteUri<T>, Mismatch> {
        AbsoluteUri::try_from(reference).map_err(Into::into)
    }
    assert_eq!(scheme("a:b").unwrap(), "a");
    assert_eq!(scheme("//h").unwrap_err().downcast_ref(), Some(&Mismatch::NoScheme));
    assert_eq!(absolute(UriReference::parse("a:#").unwrap()), Err(Mismatch::Fragment));
    assert_eq!(absolute(UriReference::parse("a:#".to_string()).unwrap()), Err(Mismatch::Fragment));
}

/// A conversion to any kind accepts what a parse accepts, and finds the same components.
#[test]
fn conversions_agree_with_parse() {
    const TEXTS: [&str; 14] =
        ["a:b", "a:b#", "a://h/?q", "a://h#f", "//h", "/p", "p/q", "?", "#", "", "a:é", "a:é#f", "//é", "p#é"];
    macro_rules! convert {
        ($($kind:ident to $($other:ident)*;)*) => {$($(
            for text in TEXTS {
                let Ok(reference) = $kind::parse(text) else { continue };
                let (converted, parsed) = ($other::try_from(reference), $other::parse(text));
                let parts = |reference: $other<&'static str>| {
                    (format!("{:?}", reference.components()), reference.path().rule())
                };
                let names = (stringify!($kind), stringify!($other), text);
                assert_eq!(converted.map(parts).ok(), parsed.map(parts).ok(), "{names:?}");
            }
        )*)*};
    }
    convert! {
        Uri to UriReference AbsoluteUri Iri IriReference AbsoluteIri;
        UriReference to Uri RelativeRef AbsoluteUri Iri IriReference RelativeIriRef AbsoluteIri;
        RelativeRef to UriReference IriReference RelativeIriRef;
        AbsoluteUri to Uri UriReference Iri IriReference AbsoluteIri;
        Iri to Uri UriReference AbsoluteUri IriReference AbsoluteIri;
        IriReference to Uri UriReference RelativeRef AbsoluteUri Iri RelativeIriRef AbsoluteIri;
        RelativeIriRef to UriReference RelativeRef IriReference;
        AbsoluteIri to Uri UriReference AbsoluteUri Iri IriReference;
    }
}

#[test]
fn relative_forms() {
    let form = |text| RelativeRef::parse(text).unwrap().relative_form();
    assert_eq!(form("//"), RelativeForm::NetworkPath);
    assert_eq!(form("//h#f"), RelativeForm::NetworkPath);
    assert_eq!(form("/"), RelativeForm::AbsolutePath);
    assert_eq!(form("."), RelativeForm::RelativePath);
    assert_eq!(form("?"), RelativeForm::RelativePath);
    assert_eq!(form("?#f"), RelativeForm::RelativePath);
    assert_eq!(form(""), RelativeForm::SameDocument);
    assert_eq!(form("#f"), RelativeForm::SameDocument);
    assert_eq!(UriReference::parse("a:").unwrap().relative_form(), None);
    assert_eq!(UriReference::parse("a").unwrap().relative_form(), Some(RelativeForm::RelativePath));
}

#[test]
fn generic_over_kinds() {
    fn path_of<K: Kind>(reference: Reference<K, &str>) -> &str {
        reference.path().as_str()
    }
    assert_eq!(path_of(Uri::parse("a:b").unwrap()), "b");
    assert_eq!(path_of(RelativeRef::parse("b").unwrap()), "b");
}

#[test]
fn references_are_send_and_sync() {
    fn is_send_and_sync<T: Send + Sync + 'static>() {}
    is_send_and_sync::<Uri<String>>();
    is_send_and_sync::<UriReference<Arc<str>>>();
    is_send_and_sync::<pest_uri::ParseError>();
}

#[test]
fn boxed_and_shared_texts() {
    let owned: Uri<String> = "http://u@h/a?b".try_into().unwrap();
    assert!(Uri::<String>::try_from("a b").is_err());
    let shared = Uri::<Arc<str>>::from(owned.clone());
    assert_eq!(Uri::<Arc<str>>::from(Uri::parse("x://h/").unwrap()).host().unwrap(), "h");
    let boxed = Uri::<Box<str>>::from(owned.clone());
    assert_eq!((shared.components(), boxed.components()), (owned.components(), owned.components()));
    assert_eq!(Uri::<Box<str>>::from(shared.clone()).components(), owned.components());
    assert_eq!(Uri::<Arc<str>>::from(boxed.clone()).components(), owned.components());
    assert_eq!(Uri::<Arc<str>>::try_from(Arc::from("x:y")).unwrap(), "x:y");
    assert_eq!(Uri::<Box<str>>::try_from(Box::from("x:y")).unwrap(), "x:y");
    assert_eq!(String::from("http://u@h/a?b"), owned);
    assert_eq!("x:y".parse::<Uri<Arc<str>>>().unwrap(), "x:y".parse::<Uri<Box<str>>>().unwrap());
    assert_eq!(
        Uri::<Arc<str>>::try_from("x:y").unwrap(),
        Uri::<String>::from(Uri::<Box<str>>::try_from("x:y").unwrap())
    );
    assert!("x y".parse::<Uri<Arc<str>>>().is_err());
    assert_eq!(
        (&*Arc::<str>::from(shared.clone()), &*Box::<str>::from(boxed.clone())),
        (owned.as_str(), owned.as_str())
    );
    assert_eq!(<&str>::from(owned.borrow()), owned.as_str());
    let texts: [&dyn AsRef<str>; 4] =
        [&owned.path(), &owned.host().unwrap(), &owned.userinfo().unwrap(), &owned.query().unwrap()];
    assert_eq!(texts.map(AsRef::as_ref), ["/a", "h", "u", "b"]);
    assert_eq!(owned.key(Rung::String).as_ref(), owned.as_str());
}

/// Text borrowed from a borrowed reference may outlive it.
#[test]
fn results_outlive_a_borrowed_reference() {
    use pest_uri::{Key, Rung};

    fn base(text: &str) -> AbsoluteUri<&str> {
        Uri::parse(text).unwrap().strip_fragment()
    }
    fn again<'t>(uri: &Uri<&'t str>) -> (Uri<&'t str>, Key<'t>) {
        (uri.borrow(), uri.key(Rung::String))
    }
    assert_eq!(base("x:y#z"), "x:y");
    let (uri, key) = {
        let uri = Uri::parse("x:y").unwrap();
        again(&uri)
    };
    assert_eq!((uri.as_str(), key.as_str()), ("x:y", "x:y"));
}

#[test]
fn default_is_the_empty_reference() {
    fn is_empty<K: Kind, T: Text + Default>()
    where
        Reference<K, T>: Default,
    {
        let reference = Reference::<K, T>::default();
        assert_eq!(reference.borrow().components(), Reference::<K, &str>::parse("").unwrap().components());
    }
    is_empty::<pest_uri::kind::UriReference, &str>();
    is_empty::<pest_uri::kind::RelativeRef, String>();
    is_empty::<pest_uri::kind::IriReference, Arc<str>>();
    is_empty::<pest_uri::kind::RelativeIriRef, Box<str>>();
}

#[test]
fn parts_compare_with_text_on_both_sides() {
    fn is_equal<A: PartialEq<str> + for<'t> PartialEq<&'t str> + PartialEq<String>>(part: &A, text: &str) -> bool
    where
        str: PartialEq<A>,
        String: PartialEq<A>,
        for<'t> &'t str: PartialEq<A>,
    {
        let owned = text.to_owned();
        let answers = [*part == *text, *part == text, *part == owned, *text == *part, text == *part, owned == *part];
        assert!(answers.iter().all(|&answer| answer == answers[0]), "{answers:?}");
        answers[0]
    }
    let uri = Uri::parse("x://u@H/p?q").unwrap();
    assert!(is_equal(&uri.host().unwrap(), "H") && !is_equal(&uri.host().unwrap(), "h"));
    assert!(is_equal(&uri.userinfo().unwrap(), "u") && is_equal(&uri.path(), "/p"));
    let query = uri.query().unwrap();
    assert!(is_equal(&query, "q") && is_equal(&pest_uri::EncodedString::from(query), "q"));
    assert!(is_equal(&uri.key(Rung::String), uri.as_str()));
    assert!(uri.host_str().unwrap().eq_ignore_ascii_case("h"));
}

#[test]
fn equal_pairs_of_different_queries() {
    let pair = |text: &'static str| Uri::parse(text).unwrap().query().unwrap().pairs().encoded().next().unwrap();
    assert_eq!(pair("x:?a=b"), pair("x:?a=b&c"));
    assert_ne!(pair("x:?a="), pair("x:?a"));
}

#[test]
fn generic_code_can_require_a_scheme() {
    fn scheme<K: WithScheme, T: Text>(reference: &Reference<K, T>) -> &str {
        reference.scheme()
    }
    fn fragment<K: WithScheme, T: Text>(reference: &Reference<K, T>) -> Option<&str> {
        Some(reference.fragment()?.as_str())
    }
    fn scheme_of_base<K: WithScheme>(base: Reference<K, &str>) -> &str {
        base.scheme()
    }
    let (uri, iri) = (Uri::parse("a:b#c").unwrap(), Iri::parse(String::from("d:\u{e9}#f")).unwrap());
    assert_eq!((scheme(&uri), fragment(&uri)), ("a", Some("c")));
    assert_eq!((scheme(&iri), fragment(&iri)), ("d", Some("f")));
    assert_eq!(scheme(&AbsoluteUri::parse("g:h").unwrap()), "g");
    assert_eq!(scheme_of_base(AbsoluteIri::parse("i:").unwrap()), "i");
}

/// What generic code can do with any kind.
#[test]
fn generic_without_fragment_and_into_reference() {
    fn document<K: Kind, T: Text>(reference: &Reference<K, T>) -> String {
        reference.strip_fragment().into_reference().to_string()
    }
    fn base<K: WithScheme, T: Text>(reference: &Reference<K, T>) -> Reference<K::Absolute, String> {
        reference.strip_fragment().to_owned()
    }
    fn widest<K: Kind, T: Text>(reference: Reference<K, T>) -> Reference<K::Reference, T> {
        reference.into_reference()
    }
    assert_eq!(document(&UriReference::parse("a?b#c").unwrap()), "a?b");
    assert_eq!(document(&RelativeRef::parse("#c").unwrap()), "");
    assert_eq!(document(&AbsoluteUri::parse("a:b").unwrap()), "a:b");
    assert_eq!(document(&Iri::parse("a:\u{e9}?#\u{e9}").unwrap()), "a:\u{e9}?");
    assert_eq!(base(&Uri::parse("http://h/a#b").unwrap()).resolve(&RelativeRef::parse("c").unwrap()), "http://h/c");
    assert_eq!(base(&AbsoluteUri::parse("http://h/a").unwrap()), AbsoluteUri::parse("http://h/a").unwrap());
    let reference: UriReference<&str> = widest(RelativeRef::parse("../a#b").unwrap());
    assert_eq!(reference.components(), UriReference::parse("../a#b").unwrap().components());
    assert_eq!(reference.strip_fragment().components(), UriReference::parse("../a").unwrap().components());
}
