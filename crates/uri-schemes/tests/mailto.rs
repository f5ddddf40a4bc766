//! `mailto`, `cid`, `mid`, `news` and `nntp` URIs: their addresses, and URIs made of addresses.

use pest_uri::Uri;
use uri_schemes::{Address, Cid, Mailto, Mid, News, Nntp, normalize};

use crate::assertions::{assert_canonical, assert_fields};

#[test]
fn addresses() {
    for (address, written) in [
        ("chris@example.com", "chris@example.com"),
        ("gorby%kremvax@example.com", "gorby%25kremvax@example.com"),
        ("unlikely?address@example.com", "unlikely%3Faddress@example.com"),
        ("Mike&family@example.org", "Mike%26family@example.org"),
        ("\"not@me\"@example.org", "%22not@me%22@example.org"),
        (r#""oh\\no"@example.org"#, "%22oh%5C%5Cno%22@example.org"),
        (r#""\\\"it's\ ugly\\\""@a"#, "%22%5C%5C%5C%22it's%5C%20ugly%5C%5C%5C%22%22@a"),
        ("user@[IPv6:2001:db8::1]", "user@%5BIPv6:2001:db8::1%5D"),
        ("a{b}|c^d`e/f#g=h@a", "a%7Bb%7D%7Cc%5Ed%60e%2Ff%23g%3Dh@a"),
        ("caf\u{e9}@\u{7d0d}\u{8c46}.org", "caf%C3%A9@%E7%B4%8D%E8%B1%86.org"),
        ("a@[b@c]", "a@%5Bb@c%5D"),
        (r#""\"@"@b"#, "%22%5C%22@%22@b"),
        ("\"a,b\"@c", "%22a,b%22@c"),
    ] {
        let mailto = Mailto::new(&[address, "a@b"], &[]).unwrap();
        let text = mailto.compose().unwrap();
        assert_eq!(text, format!("mailto:{written},a@b"));
        let to: Vec<String> = Mailto::parse(&text).unwrap().to.iter().map(Address::to_string).collect();
        assert_eq!(to, [address, "a@b"]);
    }
    for address in [
        "", "joe", "a b@c", "Joe <joe@example.com>", "a@b@c", "a,b@c", "\"a b\"@c", "a@", "@b", "a..b@c", "a@[b",
        "\"%\"x@c",
    ] {
        assert!(address.parse::<Address>().is_err() && Mailto::new(&[address], &[]).is_err(), "{address}");
    }
}

#[test]
fn header_fields() {
    let headers = [("Subject", "1 + 1 = 2?"), ("body", "a\r\nb & c/d;#%"), ("x-y", ""), ("X", "z")];
    let mailto = Mailto::new(&[], &headers).unwrap();
    for (name, value) in headers {
        assert_eq!(mailto.header(&name.to_uppercase()).unwrap().as_encoded().decode_utf8().unwrap(), value);
    }
    assert!(mailto.header("to").is_none());
    for header in [
        "x:y=", "=z", "\u{e9}=", "a b=", "x\r\nbcc=a@b", "a\nb=", "body\n=", "subject=a\r\nBcc: c@d", "subject=a\nb",
        "subject=\r",
    ] {
        assert!(Mailto::new(&[], &[header.split_once('=').unwrap()]).is_err(), "{header:?}");
    }
    // RFC 5322, section 3.6.
    assert!(Mailto::new(&[], &[("Subject", "a"), ("x", ""), ("subject", "b")]).is_err());
    assert!(Mailto::new(&[], &[("Comments", "a"), ("comments", "b")]).is_ok());
    // Section 5: a line break is CR LF.
    for (body, written) in [("a\nb\rc\r\nd", "a%0D%0Ab%0D%0Ac%0D%0Ad"), ("\n\r\r\n", "%0D%0A%0D%0A%0D%0A")] {
        let text = Mailto::new(&[], &[("Body", body)]).unwrap().compose().unwrap();
        assert_eq!(text, format!("mailto:?Body={written}"));
    }
}

/// All recipients are decoded. One that is no address does not disappear.
#[test]
fn recipients() {
    for (text, expected) in [
        ("mailto:a@b?to=c@d,%20e@f", &["a@b", "c@d", "e@f"][..]),
        ("mailto:?to=c%40d", &["c@d"]),
        ("mailto:?to=c@d%2Ce@f&TO=%09g@h%20", &["c@d", "e@f", "g@h"]),
        ("mailto:?to=%22e%5C%22%2C%5C%20%22@g,h@i", &["\"e\\\",\\ \"@g", "h@i"]),
        ("mailto:?to=%C3%A9%40f,,&to=&to=,%20", &["\u{e9}@f"]),
        ("mailto:?to=a@%5Bb@c%5D", &["a@[b@c]"]),
        ("mailto:?to=Joe%20%3Cc@d%3E,e@f", &["! Joe <c@d>", "e@f"]),
        ("mailto:a@b?to=%FF@c,d@e", &["a@b", "! \u{fffd}@c,d@e"]),
        ("mailto:?to=%22a,%20b%22@c", &["! \"a, b\"@c"]),
        ("mailto:?to=%22a,b@c", &["! \"a,b@c"]),
    ] {
        let shown =
            |it: Result<Address, String>| it.map_or_else(|text| format!("! {text}"), |address| address.to_string());
        let shown: Vec<_> = Mailto::parse(text).unwrap().recipients().into_iter().map(shown).collect();
        assert_eq!(shown, expected, "{text}");
    }
}

#[test]
fn normalizing_moves_only_addresses() {
    for (text, normal) in [
        ("mailto:?to=a@b&x=y&TO=c@D", "mailto:a@b,c@d?x=y"),
        ("mailto:a@b?to=c@d,%22e,f%22@g", "mailto:a@b,c@d,%22e,f%22@g"),
        ("mailto:a@b?to=Joe%20%3Cc@d%3E&to=e@f", "mailto:a@b?to=Joe%20%3Cc@d%3E&to=e@f"),
        ("mailto:a@b?to=", "mailto:a@b?to="),
        ("mailto:a@b?to=%FF@c&to=d@e", "mailto:a@b?to=%FF@c&to=d@e"),
        ("mailto:?to=%22e%2C%20f%22@g", "mailto:?to=%22e%2C%20f%22@g"),
        ("mailto:a@b?to=%20,", "mailto:a@b?to=%20,"),
        ("mailto:a@%5BIPv6:2001:DB8::1%5d", "mailto:a@%5BIPv6:2001:DB8::1%5D"),
    ] {
        assert_eq!(normalize(&Uri::parse(text).unwrap()), normal);
        assert_canonical::<Mailto>(normal, normal);
        let recipients = |text| format!("{:?}", Mailto::parse(text).unwrap().recipients()).to_lowercase();
        assert_eq!(recipients(text), recipients(normal));
    }
}

#[test]
fn message_identifiers() {
    for (text, local_part, domain) in [
        ("cid:foo4%25foo1@bar.net", "foo4%foo1", "bar.net"),
        ("cid:%22a%20b%22@c", "\"a b\"", "c"),
        ("cid:a%2Fb@%5B10.20.30.108%5D", "a/b", "[10.20.30.108]"),
        ("cid:a@%5Bb@c%5D", "a", "[b@c]"),
        ("cid:%22a@b%22@c", "\"a@b\"", "c"),
    ] {
        let id = Cid::parse(text).unwrap().content_id;
        let decoded = [&id.local_part, &id.domain].map(|it| it.as_encoded().decode_utf8().unwrap().into_owned());
        assert_eq!(decoded, [local_part, domain], "{text}");
        let both = text.replace("cid", "mid") + "/" + &text[4..];
        let mid = Mid::parse(&both).unwrap();
        assert_eq!((mid.message_id.clone(), mid.content_id.clone()), (id.clone(), Some(id)), "{both}");
        assert_eq!(mid.compose().unwrap(), both);
    }
}

#[test]
fn news() {
    assert_fields::<News>("news:a%2Fb@%5B10.20.30.108%5D", "host= article=a/b@[10.20.30.108]");
    assert_fields::<News>("news://h:119/caf%C3%A9.*", "host=h port=119 newsgroups=caf\u{e9}.*");
    assert_fields::<News>("news:", "host= newsgroups=");
    assert_fields::<Nntp>(
        "nntp://u@h/a%2Fb/9999999999999999", "userinfo host=h group=a/b article_number=9999999999999999",
    );
    for (port, text) in [(119, "nntp://h/g"), (119, "nntp://h:/g"), (1119, "nntp://h:1119/g")] {
        assert_eq!(Nntp::parse(text).unwrap().port_or_default(), port, "{text}");
    }
    for pattern in ["a%20b", "a%2Cb", "%21a", "%5Ba%5D", "a%5Cb", ".", "..", "%7F"] {
        assert!(News::parse(&format!("news://h/{pattern}")).is_err(), "{pattern}");
        assert!(Nntp::parse(&format!("nntp://h/{pattern}")).is_err(), "{pattern}");
    }
    // 250 bytes with the angle brackets, and one more.
    for (piece, count, is_right) in [("a", 246, true), ("%25", 246, true), ("a", 247, false), ("%25", 247, false)] {
        assert_eq!(News::parse(&format!("news:{}@b", piece.repeat(count))).is_ok(), is_right, "{piece} {count}");
    }
}
