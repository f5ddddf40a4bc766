//! `mailto`, `cid`, `mid`, `news` and `nntp` URIs: their addresses, and URIs made of addresses.

use pest_uri::scheme::{Address, Cid, Mailto, Mid, News, Nntp};
use pest_uri::{Uri, scheme};

#[test]
fn addresses_round_trip() {
    for address in [
        "chris@example.com", "gorby%kremvax@example.com", "unlikely?address@example.com", "Mike&family@example.org",
        "\"not@me\"@example.org", r#""oh\\no"@example.org"#, r#""\\\"it's\ ugly\\\""@example.org"#, "user@[192.0.2.1]",
        "user@[IPv6:2001:db8::1]", "a{b}|c^d`e/f#g=h@example.org",
    ] {
        let uri = Mailto::compose(&[address, "a@b"], &[]).unwrap();
        let mailto = Mailto::from_uri(&uri).unwrap();
        assert_eq!(mailto.to.iter().map(|to| to.decode_utf8_lossy()).collect::<Vec<_>>(), [address, "a@b"]);
    }
    let uri = Mailto::compose(&["caf\u{e9}@\u{7d0d}\u{8c46}.example.org"], &[]).unwrap();
    assert_eq!(uri, "mailto:caf%C3%A9@%E7%B4%8D%E8%B1%86.example.org");
    assert_eq!(Mailto::compose(&[], &[]).unwrap(), "mailto:");
    for address in
        ["", "joe", "a b@c", "Joe <joe@example.com>", "a@b@c", "a,b@c", "\"a b\"@c", "a@", "@b", "a..b@c", "a@[b"]
    {
        assert!(Mailto::compose(&[address], &[]).is_err(), "{address}");
    }
}

#[test]
fn composes_header_fields() {
    let headers = [("Subject", "1 + 1 = 2?"), ("body", "a\r\nb & c/d;#%"), ("x-y", ""), ("X", "z")];
    let uri = Mailto::compose(&[], &headers).unwrap();
    let mailto = Mailto::from_uri(&uri).unwrap();
    for (header, (name, value)) in mailto.headers.iter().zip(headers) {
        assert_eq!(
            (header.name.decode_utf8().unwrap(), header.value.unwrap().decode_utf8().unwrap()),
            (name.into(), value.into())
        );
        assert!(header.is_named(&name.to_uppercase()));
        assert_eq!(mailto.header(name), header.value);
    }
    assert_eq!(mailto.subject().unwrap(), "1%20%2B%201%20%3D%202%3F");
    assert_eq!(mailto.body().unwrap().decode_utf8().unwrap(), "a\r\nb & c/d;#%");
    assert!(mailto.header("to").is_none());
    for headers in [
        [("x:y", ""), ("x", "")],
        [("x", ""), ("", "z")],
        [("\u{e9}", ""), ("a b", "")],
        [("subject", "a"), ("Subject", "b")],
        [("To", "a@b"), ("to", "c@d")],
        [("x\r\nbcc", "a@b"), ("x", "")],
    ] {
        let error = Mailto::compose(&[], &headers).unwrap_err();
        assert_eq!(error.argument(), Some("headers"), "{headers:?} {error}");
    }
    assert_eq!(Mailto::compose(&[], &[("x-a", "1"), ("X-a", "2")]).unwrap(), "mailto:?x-a=1&X-a=2");
}

/// An `@` is allowed in brackets and in quotation marks.
#[test]
fn special_characters_in_addresses() {
    for (address, written) in [
        ("a@[b@c]", "a@%5Bb%40c%5D"),
        (r#""a@b"@[c@d]"#, "%22a%40b%22@%5Bc%40d%5D"),
        (r#""\"@"@b"#, "%22%5C%22%40%22@b"),
        ("a@[@]", "a@%5B%40%5D"),
    ] {
        let uri = Mailto::compose(&[address], &[]).unwrap();
        assert_eq!(uri, format!("mailto:{written}"));
        assert_eq!(Mailto::from_uri(&uri).unwrap().to[0].decode_utf8_lossy(), address);
    }
    for identifier in ["a@[b@c]", r#""a@b"@c"#] {
        let cid = Cid::compose(identifier).unwrap();
        assert_eq!(Cid::from_uri(&cid).unwrap().content_id.decode_utf8_lossy(), identifier);
        let mid = Mid::compose(identifier, Some(identifier)).unwrap();
        assert_eq!(Mid::from_uri(&mid).unwrap().message_id.decode_utf8_lossy(), identifier);
    }
    let news = News::article("a@[b@c]").unwrap();
    assert!(News::from_uri(&news).unwrap().article.is_some_and(|it| it.decode_utf8_lossy() == "a@[b@c]"));
    let uri = Uri::parse("mailto:?to=a@%5Bb@c%5D").unwrap();
    assert_eq!(Mailto::from_uri(&uri).unwrap().recipients(), [Ok("a@[b@c]".to_owned())]);
}

#[test]
fn address_parts() {
    let uri = Uri::parse("mailto:%22a@b%22@c.example").unwrap();
    let mailto = Mailto::from_uri(&uri).unwrap();
    let address: Address<'_> = mailto.to[0];
    assert_eq!(address.local_part().decode_utf8().unwrap(), "\"a@b\"");
    assert_eq!((address.domain().as_str(), address.to_string()), ("c.example", "%22a@b%22@c.example".to_owned()));
}

#[test]
fn normalization_moves_only_addresses() {
    for (uri, normal) in [
        ("mailto:?to=a@b&x=y&TO=c@D", "mailto:a@b,c@d?x=y"),
        ("mailto:a@b?to=c@d,%22e,f%22@g", "mailto:a@b,c@d,%22e,f%22@g"),
        ("mailto:a@b?to=Joe%20%3Cc@d%3E&to=e@f", "mailto:a@b?to=Joe%20%3Cc@d%3E&to=e@f"),
        ("mailto:a@b?to=", "mailto:a@b?to="),
        ("mailto:a@b?to=%FF@c&to=d@e", "mailto:a@b?to=%FF@c&to=d@e"),
        ("mailto:a@b?to=c@D,%20e%40f&x=y", "mailto:a@b,c@d,e@f?x=y"),
        ("mailto:?to=%22e%2C%20f%22@g", "mailto:?to=%22e%2C%20f%22@g"),
        ("mailto:a@b?to=%20,", "mailto:a@b?to=%20,"),
        ("mailto:a@%5BIPv6:2001:DB8::1%5d", "mailto:a@%5BIPv6:2001:DB8::1%5D"),
    ] {
        let uri = Uri::parse(uri).unwrap();
        assert_eq!(scheme::normalize(&uri), normal);
        let normal = Uri::parse(normal).unwrap();
        let recipients = |uri| {
            Mailto::from_uri(uri).unwrap().recipients().into_iter().map(|it| it.unwrap_or_else(|it| it).to_lowercase())
        };
        let (before, after): (Vec<_>, Vec<_>) = (recipients(&uri).collect(), recipients(&normal).collect());
        assert_eq!(before, after);
    }
}

#[test]
fn message_identifiers() {
    for id in ["foo4%foo1@bar.net", "\"a b\"@c", "a/b@c", "p0624081dc30b8699bf9b@[10.20.30.108]", "a.b@c.d"] {
        let uri = Cid::compose(id).unwrap();
        assert_eq!(Cid::from_uri(&uri).unwrap().content_id.decode_utf8_lossy(), id);
        let uri = Mid::compose(id, Some(id)).unwrap();
        let mid = Mid::from_uri(&uri).unwrap();
        assert_eq!(
            (mid.message_id.decode_utf8_lossy(), mid.content_id.unwrap().decode_utf8_lossy()),
            (id.to_owned(), id.to_owned())
        );
        let uri = Mid::compose(id, None).unwrap();
        assert_eq!(Mid::from_uri(&uri).unwrap().content_id, None);
    }
    for id in ["", "image001", "<a@b>", "a b@c", "a@b@c", "a@", "@b", "\"a\u{e9}\"@b"] {
        assert!(
            Cid::compose(id).is_err() && Mid::compose(id, None).is_err() && Mid::compose("a@b", Some(id)).is_err(),
            "{id}"
        );
    }
}

#[test]
fn news_and_nntp() {
    let uri = News::article("a/b@[10.20.30.108]").unwrap();
    assert_eq!(uri, "news:a%2Fb@%5B10.20.30.108%5D");
    let news = News::from_uri(&uri).unwrap();
    assert_eq!(news.article.unwrap().decode_utf8_lossy(), "a/b@[10.20.30.108]");
    assert_eq!(news.newsgroups, None);
    assert_eq!((news.host(), news.port_or_default().unwrap()), (None, None));
    assert_eq!(News::newsgroups("").unwrap(), "news:");
    assert_eq!(News::newsgroups("caf\u{e9}.*").unwrap(), "news:caf%C3%A9.*");
    for pattern in ["a b", "a,b", "!a", "[a]", "a\\b", ".", "..", "\u{7f}"] {
        assert!(News::newsgroups(pattern).is_err(), "{pattern}");
    }
    for id in ["1639", "<a@b>", "\"a\"@b", "a@b\u{e9}"] {
        assert!(News::article(id).is_err(), "{id}");
    }
    // 250 bytes with the angle brackets, and one more.
    assert!(News::article(&format!("{}@b", "a".repeat(246))).is_ok());
    assert!(News::article(&format!("{}@b", "%".repeat(246))).is_ok());
    assert!(News::article(&format!("{}@b", "a".repeat(247))).is_err());

    let uri = Uri::parse("news://h:65536/").unwrap();
    assert!(News::from_uri(&uri).unwrap().port_or_default().is_err());
    let uri = Uri::parse("nntp://user@h:1119/g").unwrap();
    let nntp = Nntp::from_uri(&uri).unwrap();
    assert_eq!((nntp.port_or_default().unwrap(), nntp.article_number), (1119, None));
    let uri = Nntp::compose("[::1]:119", "a/b", Some(9_999_999_999_999_999)).unwrap();
    assert_eq!(uri, "nntp://[::1]:119/a%2Fb/9999999999999999");
    assert_eq!(Nntp::from_uri(&uri).unwrap().article_number, Some(9_999_999_999_999_999));
    assert!(Nntp::compose("h", "g", Some(10_000_000_000_000_000)).is_err());
    assert!(
        Nntp::compose("", "g", None).is_err()
            && Nntp::compose("h", "", None).is_err()
            && Nntp::compose("h", "*", None).is_err()
    );
    for authority in ["h/a", "h/a#", "h?a", "h#a", "u@v@h"] {
        assert!(Nntp::compose(authority, "1", None).is_err(), "{authority}");
    }
}

#[test]
fn addresses_display_verbatim() {
    let uri = Uri::parse("mailto:a%25b@h").unwrap();
    let address = Mailto::from_uri(&uri).unwrap().to[0];
    assert_eq!(format!("{address:>9} {address:?}"), r#"  a%25b@h "a%25b@h""#);
}

#[test]
fn recipients_are_decoded() {
    let recipients = |text| Mailto::from_uri(&Uri::parse(text).unwrap()).unwrap().recipients();
    let ok = |it: &str| Ok(it.to_owned());
    let err = |it: &str| Err(it.to_owned());
    assert_eq!(recipients("mailto:a@b?to=c@d,%20e@f"), ["a@b", "c@d", "e@f"].map(ok));
    assert_eq!(recipients("mailto:?to=c%40d"), [ok("c@d")]);
    assert_eq!(recipients("mailto:?to=c@d%2Ce@f&TO=%09g@h%20"), ["c@d", "e@f", "g@h"].map(ok));
    assert_eq!(recipients("mailto:?to=%22e,f%22@g"), [ok("\"e,f\"@g")]);
    assert_eq!(recipients("mailto:?to=%22e%5C%22%2C%5C%20%22@g,h@i"), [ok("\"e\\\",\\ \"@g"), ok("h@i")]);
    assert_eq!(recipients("mailto:?to=%C3%A9%40f,,&to=&to=,%20"), [ok("\u{e9}@f")]);
    // An invalid address does not disappear.
    assert_eq!(recipients("mailto:?to=Joe%20%3Cc@d%3E,e@f"), [err("Joe <c@d>"), ok("e@f")]);
    assert_eq!(recipients("mailto:a@b?to=%FF@c,d@e"), [ok("a@b"), err("\u{fffd}@c,d@e")]);
    assert_eq!(recipients("mailto:?to=%22a,%20b%22@c"), [err("\"a, b\"@c")]);
    assert_eq!(recipients("mailto:?to=%22a,b@c"), [err("\"a,b@c")]);
    // White space in quotation marks is not part of an address in a URI, except after a backslash (section 2).
    let (a, b) = (Uri::parse("mailto:?to=c%40d,%20e@F").unwrap(), Uri::parse("mailto:c@d,e@f").unwrap());
    assert!(scheme::is_equivalent(&a, &b));
    assert_eq!(scheme::key(&a), scheme::key(&b));
}

#[test]
fn body_line_breaks() {
    for body in ["a\nb", "a\rb", "a\r\nb"] {
        assert_eq!(Mailto::compose(&[], &[("Body", body)]).unwrap(), "mailto:?Body=a%0D%0Ab");
    }
    let uri = Mailto::compose(&[], &[("body", "\n\ra\r\n\r\r\n\n")]).unwrap();
    assert_eq!(uri, "mailto:?body=%0D%0A%0D%0Aa%0D%0A%0D%0A%0D%0A%0D%0A");
    for field in [("subject", "a\r\nBcc: c@d"), ("subject", "a\nb"), ("subject", "\r"), ("a\nb", ""), ("body\n", "")] {
        assert!(Mailto::compose(&[], &[field]).is_err(), "{field:?}");
    }
}
