//! The library in reading order, as three tests.
//!
//! Text → tree → components → references → operations; then what happens to a text that is refused. Then how references are made and changed,
//! IRIs, and schemes. Of an operation that has several forms, one is here. What is not here: variants, for which there is `examples/redis`,
//! and what is behind features.

use std::net::{IpAddr, Ipv6Addr};

use pest_uri::{
    AbsoluteUri, BaseContext, BaseSource, Builder, Comparison, Component, Components, EncodedString, EntryRule,
    HostKind, Iri, Mismatch, Normalize, ParseErrorKind, ParseTree, PathRule, QueryPairs, Registration, RelativeForm,
    RelativeRef, Rung, Uri, UriReference, complete, literal, part,
};

/// A reference that stands in the program is read while that is compiled.
const HOME: Uri<&str> = literal!(Uri, "https://example.com/");

#[test]
fn walkthrough() -> Result<(), Box<dyn std::error::Error>> {
    let text = "ldap://anna:secret@[2001:db8::7]:389/c=GB/o=caf%C3%A9?objectClass?one#top";

    // The grammar is `grammar/uri.pest`. A parse tree shows which of its rules matched where; its nodes bear ABNF names.
    let tree = ParseTree::parse(EntryRule::UriReference, text)?;
    assert_eq!(tree.root().name(), "URI-reference");
    let address = tree.find("IPv6address").ok_or("the host is an IPv6 address")?;
    assert_eq!((address.span(), address.text()), (20..31, "2001:db8::7"));
    let groups: Vec<&str> = address.children().map(|node| node.text()).collect();
    assert_eq!(groups, ["2001", "db8", "7"]);

    // Printed, a tree is what the snapshots in `snapshots/` show.
    assert!(tree.to_string().contains("\n            IPv6address 20..31 \"2001:db8::7\"\n"));

    // A walk over the tree finds the components: slices of the text, an absent one apart from an empty one.
    let components = Components::of(&tree);
    assert_eq!(components.scheme(), Some("ldap"));
    assert_eq!(components.authority(), Some("anna:secret@[2001:db8::7]:389"));
    assert_eq!(components.path(), "/c=GB/o=caf%C3%A9");

    // Mostly one parses a reference of some kind. `Uri` has a scheme; `RelativeRef` has none; `UriReference` is either;
    // `AbsoluteUri` is a `Uri` without a fragment. Over `&str` nothing is copied; over `String` it owns its text.
    let uri: Uri<&str> = Uri::parse(text)?;
    let owned: Uri<String> = text.parse()?;
    assert_eq!(uri, owned);
    assert_eq!(uri.as_str(), text);
    assert!(RelativeRef::parse(text).is_err());

    // Accessors give each component the type that people want of it.
    assert_eq!(uri.scheme(), "ldap");
    let host = uri.host().ok_or("there is an authority")?;
    assert_eq!((host.kind(), host.as_str()), (HostKind::Ipv6, "[2001:db8::7]"));
    assert_eq!(host.ip(), Some(IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 7))));
    assert_eq!((uri.port(), uri.port_number()?), (Some("389"), Some(389)));
    let userinfo = uri.userinfo().ok_or("there is an @")?;
    assert_eq!(userinfo.user(), "anna");
    assert_eq!(uri.path().rule(), PathRule::Abempty);
    assert_eq!(uri.fragment().ok_or("there is a #")?, "top");

    // RFC 3986 deprecates passwords in URIs. `Debug` masks them; `Display` is the text itself.
    assert_eq!(userinfo.password().ok_or("there is a :")?, "secret");
    assert!(format!("{uri:?}").starts_with(r#"Uri("ldap://anna:***@["#));

    // Percent-encoded octets are decoded when asked, and only in what has been split already (section 2.4).
    let last = uri.path().segments().next_back().ok_or("the path has segments")?;
    assert_eq!(last, "o=caf%C3%A9");
    assert_eq!(last.decode_utf8()?, "o=caf\u{e9}");
    assert_eq!(last.decode(), "o=caf\u{e9}".as_bytes());

    // All elements in one plain struct.
    let elements = uri.elements();
    assert_eq!((elements.is_relative, elements.has_port), (false, true));
    assert_eq!(elements.path, ["", "c=GB", "o=caf%C3%A9"]);

    // A picture, as section 3 of the RFC draws it.
    let picture = Uri::parse("urn:example:animal:ferret:nose")?.components().figure(80).to_string();
    assert_eq!(
        picture,
        [
            " urn:example:animal:ferret:nose\n", " \\_/ \\________________________/\n", "  |              |\n",
            "scheme          path\n",
        ]
        .concat()
    );

    // From one kind to another without parsing again; where that is not possible, an owned reference comes back.
    let reference = UriReference::from(uri);
    assert_eq!(AbsoluteUri::try_from(reference).unwrap_err(), Mismatch::Fragment);
    let error = AbsoluteUri::try_from(reference.to_owned()).unwrap_err();
    assert_eq!((error.reference, error.mismatch), (reference.to_owned(), Mismatch::Fragment));
    let relative = RelativeRef::try_from(UriReference::parse("../o=x")?)?;
    assert_eq!(relative.relative_form(), RelativeForm::RelativePath);

    // References resolve against a base, which is an absolute URI; and there is a way back.
    let base = AbsoluteUri::parse("http://a/b/c/d;p?q")?;
    let target = base.resolve(&UriReference::parse("../g#s")?);
    assert_eq!(target, "http://a/b/g#s");
    assert_eq!(base.relativize(&target), "../g#s");

    // Where the base comes from, section 5.1 says: what the content names goes before where it was retrieved.
    let mut context = BaseContext::new();
    context.retrieval(&HOME).content(&UriReference::parse("/docs/")?);
    let base = context.establish()?;
    assert_eq!((base.uri().as_str(), base.source()), ("https://example.com/docs/", BaseSource::Content));

    // Normalization keeps the meaning, and comparison says how much of it two references need to be equal.
    let (a, b) = (Uri::parse("HTTP://a:80/%7e/")?, Uri::parse("http://a/~/")?);
    assert_eq!(a.normalize(), "http://a:80/~/");
    assert_eq!(a.normalize_with(Normalize::SCHEME), b);
    assert_eq!(a.compare(&b), Comparison::Equal(Rung::Scheme));
    assert_eq!(a.compare(&target), Comparison::Different(Component::Path));

    // What people write for URIs can be completed, where it is clear what they mean.
    assert_eq!(complete("example.com/x", "https")?, "https://example.com/x");
    assert!(complete("example", "https").is_err());

    // File paths of either system become `file` URIs, and come back.
    let uri = Uri::from_windows_path(r"C:\50% off")?;
    assert_eq!((uri.as_str(), uri.to_windows_path()?.as_str()), ("file:///C:/50%25%20off", r"C:\50% off"));

    // A text that is refused gets an error: what, in which component, at which byte.
    let text = "http://localhost/A|B";
    let error = UriReference::parse(text).unwrap_err();
    assert_eq!((error.kind(), error.component(), error.at()), (ParseErrorKind::Character, Some(Component::Path), 18));

    // Its report adds the rule and its section, what could have stood there, and a repair where one is safe.
    let report = error.report(text);
    assert_eq!((report.rule(), report.section()), (Some("segment"), Some("RFC 3986, section 3.3")));
    assert_eq!(report.expected(), ["pchar", "\"/\"", "\"?\"", "\"#\"", "the end"]);
    assert_eq!(report.repaired().as_deref(), Some("http://localhost/A%7CB"));
    println!("{report}");
    Ok(())
}

#[test]
fn making_and_changing() -> Result<(), Box<dyn std::error::Error>> {
    // A builder takes components in any order: data, which it encodes, or what is encoded already.
    let mut uri: Uri<String> = Builder::new().host("h").scheme("http").segments(["a b"]).query("x=1").build()?;
    assert_eq!(uri, "http://h/a%20b?x=1");

    // So do setters. What cannot stand in a component is refused, and then nothing is changed.
    uri.set_port(Some("8080"))?;
    assert!(uri.set_host(Some("a b")).is_err());
    uri.push_segment("50%")?;
    assert_eq!(uri, "http://h:8080/a%20b/50%25?x=1");

    // No edit changes what another component means: this path does not become an authority.
    uri.set_path("//x")?;
    uri.set_host(None)?;
    assert_eq!(uri, "http:/.//x?x=1");

    // A query by its pairs; those that are not touched keep their bytes.
    let mut uri: Uri<String> = "http://h/?a=%7e&b=1".parse()?;
    let mut pairs = QueryPairs::from(uri.query().ok_or("there is a ?")?);
    pairs.replace("b", Some("1 & 2"));
    uri.set_query(Some(pairs.as_str()))?;
    assert_eq!(uri, "http://h/?a=%7e&b=1%20%26%202");

    // Data is encoded for the part it goes into.
    assert_eq!(EncodedString::<part::Segment>::encode("a/b?"), "a%2Fb%3F");
    assert_eq!(EncodedString::<part::Query>::encode("a/b?"), "a/b?");
    Ok(())
}

#[test]
fn iris_and_schemes() -> Result<(), Box<dyn std::error::Error>> {
    // An IRI has characters beyond ASCII. It becomes a URI, and the URI this IRI.
    let mut iri: Iri<String> = "http://b\u{fc}cher.example/caf\u{e9}".parse()?;
    assert_eq!(iri.to_uri(), "http://b%C3%BCcher.example/caf%C3%A9");
    assert_eq!(iri.to_uri().to_iri(), iri);

    // What is encoded already may have these characters; data is percent-encoded as in a URI.
    iri.set_query(Some("\u{fc}"))?;
    iri.push_segment("\u{e9}")?;
    assert_eq!(iri, "http://b\u{fc}cher.example/caf\u{e9}/%C3%A9?\u{fc}");

    // What IANA's registry says of a scheme.
    assert_eq!(Registration::of("ldap").ok_or("it is registered")?.default_port, Some(389));

    // What the specification of its scheme makes of a URI: a view for each of 25 schemes, and one of any of them.
    #[cfg(feature = "schemes")]
    {
        use pest_uri::scheme::{self, Http, SchemeUri, Urn};

        let uri = Uri::parse("urn:example:weather?=op=map#part")?;
        let urn = Urn::of(&uri)?;
        assert_eq!((urn.nid, urn.nss.as_str()), ("example", "weather"));
        assert!(matches!(SchemeUri::of(&uri)?, Some(SchemeUri::Urn(_))));

        // It also says which URIs are equal, and refuses some that RFC 3986 accepts.
        assert!(scheme::is_equivalent(&uri, &Uri::parse("URN:Example:weather")?));
        assert!(Http::of(&Uri::parse("http:///path")?).is_err());
    }
    Ok(())
}
