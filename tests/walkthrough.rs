//! The library in reading order, as three tests.
//!
//! Text → tree → components → references → operations; then what happens to a rejected text. Then how references are
//! made and changed, IRIs, and schemes. If an operation has several forms, one is shown. Custom grammars (see
//! `examples/redis`) and operations that need features are not shown.

use std::net::{IpAddr, Ipv6Addr};

use pest_uri::{
    AbsoluteUri, BaseContext, BaseSource, Builder, Comparison, Component, Components, EncodedString, EntryRule,
    HostKind, Iri, Mismatch, NormalizeOptions, ParseErrorKind, ParseTree, PathRule, QueryPairs, RelativeForm,
    RelativeRef, Rung, SchemeInfo, Uri, UriReference, complete, literal, part,
};

/// The compiler parses a reference that is written in the program.
const HOME: Uri<&str> = literal!(Uri, "https://example.com/");

#[test]
fn walkthrough() -> Result<(), Box<dyn std::error::Error>> {
    let text = "ldap://anna:secret@[2001:db8::7]:389/c=GB/o=caf%C3%A9?objectClass?one#top";

    // The grammar is `grammar/uri.pest`. A parse tree shows which of its rules matched where; its nodes have ABNF
    // names.
    let tree = ParseTree::parse(EntryRule::UriReference, text)?;
    assert_eq!(tree.root().name(), "URI-reference");
    let address = tree.find("IPv6address").ok_or("the host is an IPv6 address")?;
    assert_eq!((address.span(), address.text()), (20..31, "2001:db8::7"));
    let groups: Vec<&str> = address.children().map(|node| node.text()).collect();
    assert_eq!(groups, ["2001", "db8", "7"]);

    // A printed tree looks like the snapshots in `snapshots/`.
    assert!(tree.to_string().contains("\n            IPv6address 20..31 \"2001:db8::7\"\n"));

    // A walk over the tree finds the components. They are slices of the text; an absent component differs from an empty
    // one.
    let components = Components::from_tree(&tree);
    assert_eq!(components.scheme(), Some("ldap"));
    assert_eq!(components.authority(), Some("anna:secret@[2001:db8::7]:389"));
    assert_eq!(components.path(), "/c=GB/o=caf%C3%A9");

    // Most programs parse a reference of some kind. `Uri` has a scheme; `RelativeRef` has none; `UriReference` is
    // either; `AbsoluteUri` is a `Uri` without a fragment. Over `&str` nothing is copied; over `String` the reference
    // owns its text.
    let uri: Uri<&str> = Uri::parse(text)?;
    let owned: Uri<String> = text.parse()?;
    assert_eq!(uri, owned);
    assert_eq!(uri.as_str(), text);
    assert!(RelativeRef::parse(text).is_err());

    // Accessors return each component as a convenient type.
    assert_eq!(uri.scheme(), "ldap");
    let host = uri.host().ok_or("there is an authority")?;
    assert_eq!((host.kind(), host.as_str()), (HostKind::Ipv6, "[2001:db8::7]"));
    assert_eq!(host.ip(), Some(IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 7))));
    assert_eq!((uri.port_str(), uri.port()?), (Some("389"), Some(389)));
    let userinfo = uri.userinfo().ok_or("there is an @")?;
    assert_eq!(userinfo.user(), "anna");
    assert_eq!(uri.path().rule(), PathRule::Abempty);
    assert_eq!(uri.fragment().ok_or("there is a #")?, "top");

    // RFC 3986 deprecates passwords in URIs. `Debug` redacts them; `Display` prints the text itself.
    assert_eq!(userinfo.password().ok_or("there is a :")?, "secret");
    assert!(format!("{uri:?}").starts_with(r#"Uri("ldap://anna:***@["#));

    // Percent-encoded bytes are decoded on request, and only in parts that have been split already (section 2.4).
    let last = uri.path().segments().next_back().ok_or("the path has segments")?;
    assert_eq!(last, "o=caf%C3%A9");
    assert_eq!(last.decode_utf8()?, "o=caf\u{e9}");
    assert_eq!(last.decode(), "o=caf\u{e9}".as_bytes());

    // A figure, as section 3 of the RFC draws it.
    let picture = Uri::parse("urn:example:animal:ferret:nose")?.components().figure(80).to_string();
    assert_eq!(
        picture,
        [
            " urn:example:animal:ferret:nose\n", " \\_/ \\________________________/\n", "  |              |\n",
            "scheme          path\n",
        ]
        .concat()
    );

    // Conversions between kinds do not parse again. If one fails, it returns the owned reference.
    let reference = UriReference::from(uri);
    assert_eq!(AbsoluteUri::try_from(reference).unwrap_err(), Mismatch::Fragment);
    let error = AbsoluteUri::try_from(reference.to_owned()).unwrap_err();
    assert_eq!((error.reference, error.mismatch), (reference.to_owned(), Mismatch::Fragment));
    let relative = RelativeRef::try_from(UriReference::parse("../o=x")?)?;
    assert_eq!(relative.relative_form(), RelativeForm::RelativePath);

    // References resolve against a base, which is an absolute URI. Relativizing is the inverse.
    let base = AbsoluteUri::parse("http://a/b/c/d;p?q")?;
    let target = base.resolve(&UriReference::parse("../g#s")?);
    assert_eq!(target, "http://a/b/g#s");
    assert_eq!(base.relativize(&target), "../g#s");

    // Section 5.1 defines the source of the base: a base in the content takes precedence over the retrieval URI.
    let mut context = BaseContext::new();
    context.retrieval(&HOME).content(&UriReference::parse("/docs/")?);
    let (base, source) = context.establish()?;
    assert_eq!((base.as_str(), source), ("https://example.com/docs/", BaseSource::Content));

    // Normalization keeps the meaning. Comparison says how much normalization two references need to be equal.
    let (a, b) = (Uri::parse("HTTP://a:80/%7e/")?, Uri::parse("http://a/~/")?);
    assert_eq!(a.normalize(), "http://a:80/~/");
    assert_eq!(a.normalize_with(NormalizeOptions::SCHEME), b);
    assert_eq!(a.compare(&b), Comparison::Equal(Rung::Scheme));
    assert_eq!(a.compare(&target), Comparison::Different(Component::Path));

    // Texts that people write instead of URIs can be completed, if their meaning is clear.
    assert_eq!(complete("example.com/x", "https")?, "https://example.com/x");
    assert!(complete("example", "https").is_err());

    // File paths of Unix and Windows become `file` URIs, and paths again.
    let uri = Uri::from_windows_path(r"C:\50% off")?;
    assert_eq!((uri.as_str(), uri.to_windows_path()?.as_str()), ("file:///C:/50%25%20off", r"C:\50% off"));

    // A rejected text returns an error: what is wrong, in which component, at which byte.
    let text = "http://localhost/A<B";
    let error = UriReference::parse(text).unwrap_err();
    assert_eq!(
        (error.kind(), error.component(), error.offset()),
        (ParseErrorKind::Character, Some(Component::Path), 18)
    );

    // Its report adds the rule and its section, what could have been there, and a repair if one is safe.
    let report = error.report(text);
    assert_eq!((report.rule(), report.section()), (Some("segment"), Some("RFC 3986, section 3.3")));
    assert_eq!(report.expected(), ["pchar", "\"/\"", "\"?\"", "\"#\"", "the end"]);
    assert_eq!(report.repaired().as_deref(), Some("http://localhost/A%3CB"));
    println!("{report}");
    Ok(())
}

#[test]
fn building_and_editing() -> Result<(), Box<dyn std::error::Error>> {
    // A builder takes components in any order: data, which it encodes, or encoded text.
    let mut uri: Uri<String> =
        Builder::new().encoded_host("h").scheme("http").segments(["a b"]).encoded_query("x=1").build()?;
    assert_eq!(uri, "http://h/a%20b?x=1");

    // So do setters. If a component does not allow the text, the setter returns an error and changes nothing.
    uri.set_port_str(Some("8080"))?;
    assert!(uri.set_encoded_host(Some("a b")).is_err());
    uri.push_segment("50%")?;
    assert_eq!(uri, "http://h:8080/a%20b/50%25?x=1");

    // No edit changes the meaning of another component: this path does not become an authority.
    uri.set_encoded_path("//x")?;
    uri.set_encoded_host(None)?;
    assert_eq!(uri, "http:/.//x?x=1");

    // A query by its pairs; pairs that are not edited keep their bytes.
    let mut uri: Uri<String> = "http://h/?a=%7e&b=1".parse()?;
    let mut pairs = QueryPairs::from(uri.query().ok_or("there is a ?")?);
    pairs.replace("b", Some("1 & 2"));
    uri.set_encoded_query(Some(pairs.as_str()))?;
    assert_eq!(uri, "http://h/?a=%7e&b=1%20%26%202");

    // Data is encoded for the part that it is inserted in.
    assert_eq!(EncodedString::<part::Segment>::from_data("a/b?"), "a%2Fb%3F");
    assert_eq!(EncodedString::<part::Query>::from_data("a/b?"), "a/b?");
    Ok(())
}

#[test]
fn iris_and_schemes() -> Result<(), Box<dyn std::error::Error>> {
    // An IRI has characters beyond ASCII. It becomes a URI, and the URI becomes this IRI again.
    let mut iri: Iri<String> = "http://b\u{fc}cher.example/caf\u{e9}".parse()?;
    assert_eq!(iri.to_uri(), "http://b%C3%BCcher.example/caf%C3%A9");
    assert_eq!(iri.to_uri().to_iri(), iri);

    // Encoded text may contain these characters; data is percent-encoded as in a URI.
    iri.set_encoded_query(Some("\u{fc}"))?;
    iri.push_segment("\u{e9}")?;
    assert_eq!(iri, "http://b\u{fc}cher.example/caf\u{e9}/%C3%A9?\u{fc}");

    // The entry of a scheme in IANA's registry.
    assert_eq!(SchemeInfo::for_scheme("ldap").ok_or("it is registered")?.default_port, Some(389));
    Ok(())
}
