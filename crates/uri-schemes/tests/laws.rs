//! Laws of all types, on the examples of the specifications and on texts of the grammars; and equivalence by the
//! specification of a scheme, beside the comparison ladder of RFC 3986.

use std::any::type_name;
use std::collections::BTreeSet;
use std::fmt::Debug;

use pest_uri::kind::{self, Kind};
use pest_uri::strategy::{iri_reference, nearly_valid, uri_reference};
use pest_uri::{Comparison, Component, ComposeError, Field, FieldValue, FindOptions, Iri, NormalizeOptions};
use pest_uri::{Reference, Rung, Uri, UriReference};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngSeed};
use uri_schemes::*;

use crate::cases;

/// URIs that are the same only by their scheme are not equal on any rung.
#[test]
fn scheme_equivalence_exceeds_the_ladder() {
    let (a, b) = (Uri::parse("urn:example:a?+x").unwrap(), Uri::parse("urn:example:a").unwrap());
    assert!(is_equivalent(&a, &b) && !a.is_equal_at(&b, Rung::Scheme));
    assert_eq!(a.compare(&b), Comparison::Different(Component::Query));
    assert_ne!(a.key(Rung::Scheme), b.key(Rung::Scheme));
    let (a, b) = (Uri::parse("tel:+1-2").unwrap(), Uri::parse("tel:+12").unwrap());
    assert!(is_equivalent(&a, &b) && a.normalize_with(Rung::Scheme.steps()) == a);
}

/// Two schemes are distinct, even if one type is for both.
#[test]
fn other_schemes_are_not_equivalent() {
    for (a, b) in [("sip:a@h", "sips:a@h"), ("http://h/", "https://h/"), ("tel:+1", "sms:+1")] {
        assert!(!is_equivalent_text(a, b), "{a} {b}");
    }
}

/// Without a type, equivalence is equality at the rung of schemes.
#[test]
fn unknown_schemes_use_the_ladder() {
    for (a, b, are_same) in [
        ("foo://h:/%7E", "foo://h/~", true),
        ("gopher://h:70/", "gopher://h/", true),
        ("x:a", "x:b", false),
        ("//h:/a/../b", "//h/b", true),
    ] {
        let [a, b] = [a, b].map(|text| UriReference::parse(text).unwrap());
        assert_eq!((is_equivalent(&a, &b), a.is_equal_at(&b, Rung::Scheme)), (are_same, are_same), "{a} {b}");
        assert_eq!(normalize(&a), a.normalize_with(Rung::Scheme.steps()));
        assert_eq!(key(&a), a.key(Rung::Scheme).as_str());
    }
}

/// The specification of a scheme applies to URIs.
#[test]
fn non_ascii_iris_are_compared_verbatim() {
    let (a, b) = (Iri::parse("tel:+1-2#é").unwrap(), Iri::parse("tel:+12#é").unwrap());
    assert_eq!(normalize(&a), a);
    assert!(!is_equivalent(&a, &b));
    assert_ne!(key(&a), key(&b));
    assert_eq!(normalize(&Iri::parse("tel:+1-2#e").unwrap()), "tel:+12#e");
    // An IRI whose normal form is a URI.
    let iri = Iri::parse("file:/é/..").unwrap();
    assert_eq!(normalize(&iri), "file:///");
    assert!(is_equivalent(&iri, &Uri::parse("file:///").unwrap()));
}

#[test]
fn nodes_of_xmpp_addresses_ignore_case() {
    assert!(is_equivalent_text("xmpp:Anna@h.example/Home", "xmpp:anna@H.example/Home"));
    assert!(is_equivalent_text("xmpp://Guest@h/Support@b?message", "xmpp://guest@h/support@B?message"));
    assert!(!is_equivalent_text("xmpp:anna@h/Home", "xmpp:anna@h/home"), "a resource differs in case");
    assert!(!is_equivalent_text("xmpp:anna@h?message;body=A", "xmpp:anna@h?message;body=a"));
}

#[test]
fn equivalence_of_sip_uris_is_not_transitive() {
    assert!(is_equivalent_text("sip:h;a=1", "sip:h") && is_equivalent_text("sip:h", "sip:h;a=2"));
    assert!(!is_equivalent_text("sip:h;a=1", "sip:h;a=2"));
}

/// RFC 3986 treats `~` and `%7E` as the same, and its normalization decodes; these schemes allow only one of them.
#[test]
fn normalization_keeps_required_encoding() {
    for (text, normal) in [
        ("did:a:%7Eb", "did:a:%7Eb"),
        ("DID:a:~b", "did:a:%7Eb"),
        ("did:a:%7eb:%41/%7Ec?%7E#~", "did:a:%7Eb:A/~c?~#~"),
        ("did:a:b/~", "did:a:b/~"),
        ("nntp://H/a%7eb/1", "nntp://h/a%7Eb/1"),
        ("news://h/a~b", "news://h/a%7Eb"),
        ("news:%7Ea@b", "news:~a@b"),
        ("did:~:b", "did:~:b"),
    ] {
        let uri = Uri::parse(text).unwrap();
        let by_scheme = normalize(&uri);
        assert_eq!(by_scheme, normal);
        assert_eq!(normalize(&by_scheme), normal);
        assert_eq!(key(&uri), normal);
        assert!(is_equivalent(&uri, &uri.normalize()), "{text}");
        assert_eq!(accepts(by_scheme.as_str()), !text.starts_with("did:~"), "{normal}");
    }
}

/// A URI without `//` is found only if its type accepts it.
#[test]
fn a_search_omits_rejected_uris() {
    let found = |text: &str, options: FindOptions<'static>| {
        let options = options.accepted_if(|uri| accepts(uri.as_str()));
        Uri::find_in_with(text, options).map(|found| found.into_uri().into_string()).collect::<Vec<_>>()
    };
    for text in [
        "file:line data:string tag:latest tel:me did:it mid:1 geo:x sms:it mailto:joe urn:x",
        "mailto:http://a",
        "tel:?a",
        "news:?x",
        "<urn:a:b>",
    ] {
        assert_eq!(found(text, FindOptions::new()), [""; 0], "{text}");
    }
    let accepted = ["tel:+1-201-555-0123", "did:a:b", "geo:1,2", "urn:a1:b", "mailto:a@b?subject=x/y"];
    assert_eq!(found(&accepted.join(" "), FindOptions::new()), accepted);
    let options = FindOptions::new().html(true).schemes(&["own"]);
    assert_eq!(found("tel:me own:a&lt;geo&colon;1,2&gt;", options), ["own:a", "geo:1,2"]);
}

/// The same texts on every run, unless `PROPTEST_RNG_SEED` selects others. The types share the cases of one law.
fn config() -> Config {
    let default = Config::default();
    let rng_seed = Some(default.rng_seed).filter(|it| *it != RngSeed::Random).unwrap_or(RngSeed::Fixed(3986));
    let cases = (default.cases / 15).max(32);
    Config { cases, rng_seed, failure_persistence: None, max_local_rejects: u32::MAX, ..default }
}

/// Calls a function for each type, with its `compose`.
macro_rules! for_each_type {
    ($law:expr) => {
        for_each_type!($law, Amqp Ldap MongoDb Postgres Redis OtpAuth Pkcs11 Cid Mailto Mid News Nntp Acct Did Magnet);
        for_each_type!($law, PackageUrl Tag UrnUuid Urn Rtsp Sip Sms Stun Tel Turn Xmpp GitRemote Ssh Coap Geo About);
        for_each_type!($law, DataUri File Ftp Http Ws);
    };
    ($law:expr, $($ty:ident)*) => { $($law(|it: &$ty| it.compose());)* };
}

/// Texts of a type, with or without a change.
fn texts_of(ty: AnyType, changes: u32) -> impl Strategy<Value = String> {
    let piece = prop_oneof![nearly_valid(), "[%:@/?#;,=&\\x00-\\x7f\u{e9}]{0,3}"];
    let change = (piece, any::<Index>(), any::<Index>());
    let others = (ty.grammar.texts(), change).prop_map(|(text, (piece, start, end))| {
        let (start, end) = (start.index(text.len() + 1), end.index(text.len() + 1));
        text.get(..start).unwrap_or_default().to_owned() + &piece + text.get(end.max(start)..).unwrap_or_default()
    });
    prop_oneof![1 => ty.grammar.texts(), changes => others]
}

/// Calls a law with each text of the case files, and with texts of each type.
fn for_each_text(changes: u32, law: impl Fn(&str)) {
    cases::lines().flat_map(|(_, _, texts)| texts).for_each(|text| law(&text));
    for &ty in types() {
        proptest!(config(), |(text in texts_of(ty, changes))| law(&text));
    }
}

/// Fields are parts of the text, each with its own name.
#[test]
fn fields_are_parts_of_the_text() {
    fn assert_parts(fields: &[Field<'_>], text: &str) {
        let names: BTreeSet<_> = fields.iter().map(|field| field.name).collect();
        assert_eq!(names.len(), fields.len(), "{text}: {fields:?}");
        for field in fields {
            let start = |part: &str| (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
            let is_part = |part: &str| text.get(start(part)..start(part) + part.len()) == Some(part);
            assert!(field.text.is_none_or(is_part), "{text}: {field:?}");
            if let FieldValue::Fields(inner) = &field.value {
                assert_parts(inner, text);
            }
        }
    }

    for_each_text(1, |text| {
        let Some((ty, Ok(value))) = read(text) else { return };
        let fields = ty.fields_of(text).unwrap();
        assert_parts(&fields, text);
        let names = |fields: &[Field<'_>]| fields.iter().map(|field| field.name).collect::<Vec<_>>();
        assert_eq!(names(&fields), names(&value.fields()), "{text}");
        for width in [0, 1, 60] {
            assert!(!Field::figure(text, &fields, width).to_string().is_empty(), "{text}");
        }
    });
}

/// A value is written as a text of the same value. `Debug` of it is fit for a terminal.
#[test]
fn a_value_composes_to_itself() {
    fn law<T: UriType + Debug + PartialEq>(compose: fn(&T) -> Result<String, ComposeError>) {
        let check = |text: &str| {
            let Ok(value) = T::from_text(text) else { return };
            let shown = format!("{value:?} {:?}", value.fields());
            assert!(!shown.contains(char::is_control), "{text}: {shown:?}");
            match compose(&value) {
                Ok(composed) => assert_eq!(T::from_text(&composed).as_ref(), Ok(&value), "{text} {composed}"),
                // A path with `~` or `@`, encoded, may have no text in which it is written as it is.
                Err(error) => {
                    let may_fail = ["GitRemote", "PackageUrl", "Ssh"].iter().any(|it| type_name::<T>().ends_with(it));
                    assert!(may_fail, "{text}: {error}");
                }
            }
        };
        cases::lines().flat_map(|(_, _, texts)| texts).for_each(|text| check(&text));
        proptest!(config(), |(text in T::GRAMMAR.texts())| check(&text));
    }

    for_each_type!(law);
}

/// Neither a value nor an error shows a secret.
#[test]
fn nothing_shows_a_secret() {
    const SECRET: &str = "S3CRET";
    fn law<T: UriType + Debug>(_compose: fn(&T) -> Result<String, ComposeError>) {
        let ty = types().iter().find(|ty| ty.rule() == T::GRAMMAR.entry()).unwrap();
        let check = |text: &str| {
            let mut shown = vec![ty.redacted(text).to_string()];
            match T::from_text(text) {
                Ok(value) => {
                    let fields = T::fields_of(text).unwrap();
                    shown.push(format!("{value:?} {value:#?} {:?} {fields:?}", value.fields()));
                }
                Err(error) => {
                    let report = ty.report(&error, text);
                    shown.push(format!("{error} {error:?} {report} {report:?} {:?}", report.notes()));
                }
            }
            let found = shown.iter().find(|it| it.to_ascii_uppercase().contains(SECRET));
            assert!(found.is_none(), "{text} is shown as {}", found.unwrap());
        };
        for text in [
            "sip:u:S3CRET@h", "http://u:S3CRET@h x", "ftp://u:S3CRET@h/a//u:S3CRET@h", "data:,http://u:S3CRET@h",
            "http://h/?a=http://u:S3CRET@h", "mailto:a@b?body=http:%2F%2Fu:S3CRET@h", "tel://u:S3CRET@h/",
            "urn:a1:http://u:S3CRET@h", "ldap:///???(a=http://u:S3CRET@h)", "ldap://u:S3CRET@h/", "coap://u:S3CRET@h/",
            "http://u:S3CRET@/", "nntp://u:S3CRET@h:99999/g",
        ] {
            // A host of `scp` may be named `sip`.
            if ty.rule() != "git-remote" {
                check(text);
            }
        }
        if T::SECRET.is_empty() {
            return;
        }
        let texts = (
            T::GRAMMAR.texts(),
            prop::sample::select(&["%", " ", "\u{e9}", "\0", "[", "%FF", "\\", "<"][..]),
            any::<Index>(),
        );
        proptest!(config(), |((text, piece, at) in texts)| {
            let Ok(tree) = T::GRAMMAR.parse(&text) else { return Ok(()) };
            for node in tree.root().descendants().filter(|node| T::SECRET.contains(&node.name())) {
                let (before, after) = (&text[..node.span().start], &text[node.span().end..]);
                let with_secret = format!("{before}{SECRET}{after}");
                if T::GRAMMAR.parse(&with_secret).is_ok() {
                    check(&with_secret);
                    // With an error after the secret.
                    let (between, after) = after.split_at_checked(at.index(after.len() + 1)).unwrap_or(("", after));
                    check(&format!("{before}{SECRET}{between}{piece}{after}"));
                }
            }
        });
    }

    for_each_type!(law);
}

/// An error has a place in the text, a section, and a report without control characters.
#[test]
fn an_error_is_explained() {
    for_each_text(3, |text| {
        let Some((ty, Err(error))) = read(text) else { return };
        assert!(text.is_char_boundary(error.offset()), "{text:?}: {error:?}");
        let report = ty.report(&error, text);
        assert!(report.section().is_some_and(|section| !section.is_empty()), "{text:?}: {error:?}");
        assert!(!report.to_string().lines().any(|line| line.contains(char::is_control)), "{text:?}: {report}");
    });
}

/// A normal form is of the same kind as its reference, means the same, and is its own normal form.
#[track_caller]
fn assert_meaning_kept<K: Kind>(text: &str) {
    let Ok(reference) = Reference::<K, &str>::parse(text) else { return };
    let normal = normalize(&reference);
    let parsed = Reference::<K, &str>::parse(normal.as_str());
    assert_eq!(parsed.map(|it| it.components()), Ok(normal.components()), "{text}");
    let (before, after) = (reference.components(), normal.components());
    let (was, is) = (before.scheme().map(str::to_ascii_lowercase), after.scheme());
    assert!(was.as_deref() == is || (was.as_deref(), is) == (Some("postgres"), Some("postgresql")), "{text} {normal}");
    // `file:/a` means the same as `file:///a` (RFC 8089, appendix B). `news` has the same rule. `pkg` ignores slashes.
    let has_authority = before.authority().is_some() == after.authority().is_some();
    assert!(has_authority || matches!(after.scheme(), Some("file" | "news" | "pkg")), "{text} {normal}");
    assert_eq!(normalize(&normal), normal, "{text}");
    assert!(is_equivalent(&reference, &normal), "{text} {normal}");
    assert_eq!(key(&reference), key(&normal), "{text} {normal}");
    // A rung of the ladder before it makes no difference.
    for &rung in Rung::ALL {
        assert_eq!(normalize(&reference.normalize_with(rung.steps())), normal, "{text} by {rung}");
    }
}

fn assert_meaning_kept_of_all_kinds(text: &str) {
    assert_meaning_kept::<kind::Uri>(text);
    assert_meaning_kept::<kind::UriReference>(text);
    assert_meaning_kept::<kind::AbsoluteUri>(text);
    assert_meaning_kept::<kind::RelativeRef>(text);
    assert_meaning_kept::<kind::IriReference>(text);
    assert_meaning_kept::<kind::AbsoluteIri>(text);
    assert_meaning_kept::<kind::RelativeIriRef>(text);
}

#[test]
fn normalizing_keeps_the_meaning() {
    for_each_text(1, assert_meaning_kept_of_all_kinds);
    let any = prop_oneof![uri_reference(), iri_reference(), nearly_valid(), any::<String>()];
    proptest!(config(), |(text in any)| assert_meaning_kept_of_all_kinds(&text));
}

/// A normal form is normal by RFC 3986, and its type accepts it.
#[test]
fn a_normal_form_is_accepted() {
    for_each_text(1, |text| {
        let Ok(uri) = Uri::parse(text) else { return };
        let normal = normalize(&uri);
        // These schemes require some percent-encoded bytes.
        let is_encoded =
            ["did", "nntp", "news", "pkcs11"].contains(&normal.scheme()) && normal.path().as_str().contains('%');
        assert!(normal.is_normalized() || is_encoded, "{text} {normal}");
        // RFC 3986 itself removes dot segments that a scheme may need: `data:./a,`.
        let without_dots = uri.normalize_with(NormalizeOptions::NONE.dot_segments(true));
        assert!(accepts(normal.as_str()) || !accepts(without_dots.as_str()), "{text} {normal}");
    });
}

/// Equivalence is symmetric. Texts of one normal form are equivalent, and in most schemes no others are.
fn assert_compared(a: &str, b: &str) {
    let (Ok(x), Ok(y)) = (UriReference::parse(a), UriReference::parse(b)) else { return };
    let are_equivalent = is_equivalent(&x, &y);
    assert_eq!(are_equivalent, is_equivalent(&y, &x), "{a} {b}");
    let may_be_more = x.scheme().is_some_and(|scheme| {
        ["data", "ldap", "sip", "sips", "sms", "tel", "urn"].contains(&scheme.to_ascii_lowercase().as_str())
    });
    let are_same = normalize(&x) == normalize(&y);
    assert!(are_equivalent == are_same || are_equivalent && may_be_more, "{a} {b}");
    assert!(are_equivalent || !x.is_equal_at(&y, Rung::Scheme) && key(&x) != key(&y), "{a} {b}");
}

#[test]
fn equivalence_agrees_with_normal_forms() {
    for (_, _, texts) in cases::lines() {
        if let [a, b] = &texts[..] {
            assert_compared(a, b);
        }
    }
    for &ty in types() {
        proptest!(config(), |(a in ty.grammar.texts(), b in ty.grammar.texts(), at in any::<Index>())| {
            assert_compared(&a, &b);
            // A small difference.
            let (before, after) = a.split_at_checked(at.index(a.len())).unwrap_or(("", &a));
            for after in [after.to_ascii_uppercase(), after.to_ascii_lowercase()] {
                assert_compared(&a, &format!("{before}{after}"));
            }
        });
    }
}

/// Any two texts give a value that is read again, or an error.
#[test]
fn any_texts_compose_to_their_value_or_an_error() {
    type Composed = Result<String, ComposeError>;
    fn check<T: UriType + Debug + PartialEq>(made: Result<T, impl Debug>, compose: fn(&T) -> Composed) {
        let Ok(value) = made else { return };
        if let Ok(text) = compose(&value) {
            assert_eq!(T::from_text(&text).as_ref(), Ok(&value), "{text}");
            assert!(Uri::parse(text.as_str()).is_ok(), "{text}");
        }
    }
    fn check_value<T: UriType + Debug + PartialEq>(value: T, compose: fn(&T) -> Composed) {
        check(Ok::<_, ComposeError>(value), compose);
    }

    let data = |text: &str| Data::from_data(text);
    let special = ["", ".", "..", "h", "+1", "uuid", "a@b", "a/b", "2001", "*", "~", "a:1", "-", "a\r\nb", "body"];
    let special = prop::sample::select(special.to_vec()).prop_map(str::to_owned).boxed();
    let text = || prop_oneof![2 => special.clone(), 1 => nearly_valid(), 1 => any::<String>()];
    let config = Config { cases: 8 * config().cases, ..config() };
    proptest!(config, |(one in text(), two in text())| {
        let (a, b) = (one.as_str(), two.as_str());
        let port = u16::try_from(a.len()).ok();
        check(Mailto::new(&[a, b], &[(b, a)]), Mailto::compose);
        check(Mailto::new(&[], &[(a, b)]), Mailto::compose);
        check(DataUri::new(a, &[(b, a)], b.as_bytes()), DataUri::compose);
        check(DataUri::new("", &[], b.as_bytes()), DataUri::compose);
        check(Urn::new(a, b), Urn::compose);
        check(Sip::new(false, Some(a), b, port), Sip::compose);
        check(Sip::new(true, None, a, None), Sip::compose);
        check(Tel::global(a), Tel::compose);
        check(Tel::local(a, b), Tel::compose);
        check(Geo::new(a.parse().unwrap_or(1.5), b.parse().unwrap_or(-0.), None), Geo::compose);
        check_value(Acct { userpart: data(a), host: data(b), fragment: Some(data(a)) }, Acct::compose);
        let (method_name, method_specific_id, query) = (one.clone(), data(b), Some(data(b)));
        check_value(Did { method_name, method_specific_id, path: data(a), query, fragment: None }, Did::compose);
        check_value(Ws { is_secure: true, host: one.clone(), port, path: data(b), query: None }, Ws::compose);
        let host = if b.len() % 2 == 0 { "h".to_owned() } else { two.clone() };
        let nntp = Nntp { userinfo: None, host, port, group: one.clone(), article_number: None, fragment: None };
        check_value(nntp, Nntp::compose);
        check_value(File { host: Some(one.clone()), path: data(b), fragment: None }, File::compose);
    });
}
