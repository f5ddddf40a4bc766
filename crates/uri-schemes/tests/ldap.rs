//! LDAP URLs, and the names and filters in them (RFC 4514, RFC 4515, RFC 4516).

use uri_schemes::{DistinguishedName, Ldap, LdapFilter, LdapScope, LdapValue};

use crate::assertions::assert_rejected;

fn name(text: &str) -> DistinguishedName {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn filter(text: &str) -> LdapFilter {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn equal(attribute: &str, value: impl AsRef<[u8]>) -> LdapFilter {
    LdapFilter::equal(attribute, value)
}

fn substring(attribute: &str, initial: Option<&[u8]>, any: &[&[u8]], last: Option<&[u8]>) -> LdapFilter {
    let any = any.iter().map(|it| it.to_vec()).collect();
    let (initial, last) = (initial.map(Vec::from), last.map(Vec::from));
    LdapFilter::Substring { attribute: attribute.into(), initial, any, last }
}

fn extensible(attribute: Option<&str>, dnattrs: bool, rule: Option<&str>, value: &str) -> LdapFilter {
    let (attribute, matchingrule) = (attribute.map(str::to_owned), rule.map(str::to_owned));
    LdapFilter::Extensible { attribute, dnattrs, matchingrule, value: value.into() }
}

/// RFC 4514, section 4, and names that need escapes: their values, and the text with only the necessary escapes.
#[test]
fn names() {
    for (text, values, written) in [
        ("UID=jsmith,DC=example,DC=net", &["UID jsmith", "DC example", "DC net"][..], None),
        ("OU=Sales+CN=J.  Smith,DC=net", &["OU Sales", "CN J.  Smith", "DC net"], None),
        ("CN=James \\\"Jim\\\" Smith\\, III,DC=net", &["CN James \"Jim\" Smith, III", "DC net"], None),
        ("CN=Before\\0dAfter,DC=net", &["CN Before\rAfter", "DC net"], Some("CN=Before\rAfter,DC=net")),
        ("1.3.6.1.4.1.1466.0=#04024869", &["1.3.6.1.4.1.1466.0 #04024869"], None),
        ("CN=Lu\\C4\\8Di\\C4\\87", &["CN Lu\u{10d}i\u{107}"], Some("CN=Lu\u{10d}i\u{107}")),
        ("", &[], None),
        ("a=", &["a "], None),
        ("a=\\  b\\ ", &["a   b "], None),
        ("a=\\20x\\2B1", &["a  x+1"], Some("a=\\ x\\+1")),
        ("a=\\#b\\#,c=d\\ e\\ ", &["a #b#", "c d e "], Some("a=\\#b#,c=d e\\ ")),
        ("a=\\+1\\,\\;\\<\\>\\\\\\\"=", &["a +1,;<>\\\"="], None),
        ("a=\\00\\0a", &["a \0\n"], Some("a=\\00\n")),
    ] {
        let name = name(text);
        let shown = |(attribute, value): &(String, LdapValue)| match value {
            LdapValue::Ber(_) => format!("{attribute} {value}"),
            LdapValue::Text(_) => format!("{attribute} {}", value.as_str().unwrap()),
        };
        assert_eq!(name.rdns.iter().flatten().map(shown).collect::<Vec<_>>(), values, "{text}");
        assert_eq!(name.to_string(), written.unwrap_or(text));
        assert_eq!(self::name(&name.to_string()), name, "{text}");
    }
    assert_eq!(name("OU=Sales+CN=a,DC=b").rdns.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(name("a=\\ff#\\ffb").to_string(), "a=\\ff#\\ffb");
    assert_eq!(name("a=#00ff").rdns[0][0].1, LdapValue::Ber(vec![0, 0xff]));
}

/// RFC 4515, section 4, and the other kinds of filters.
#[test]
fn filters() {
    use LdapFilter::{And, Approx, GreaterOrEqual, LessOrEqual, Not, Or};

    let (cn, sn, o) = (Some("cn"), Some("sn"), Some("o"));
    let babs = vec![equal("sn", "Jensen"), substring("cn", Some(b"Babs J"), &[], None)];
    let value = || b"b".to_vec();
    for (text, expected) in [
        ("(cn=Babs Jensen)", equal("cn", "Babs Jensen")),
        ("(!(cn=Tim Howes))", Not(Box::new(equal("cn", "Tim Howes")))),
        ("(&(objectClass=Person)(|(sn=Jensen)(cn=Babs J*)))", And(vec![equal("objectClass", "Person"), Or(babs)])),
        ("(o=univ*of*mich*)", substring("o", Some(b"univ"), &[b"of", b"mich"], None)),
        ("(seeAlso=)", equal("seeAlso", "")),
        ("(cn:caseExactMatch:=Fred Flintstone)", extensible(cn, false, Some("caseExactMatch"), "Fred Flintstone")),
        ("(cn:=Betty Rubble)", extensible(cn, false, None, "Betty Rubble")),
        ("(sn:dn:2.4.6.8.10:=Barney Rubble)", extensible(sn, true, Some("2.4.6.8.10"), "Barney Rubble")),
        ("(o:dn:=Ace Industry)", extensible(o, true, None, "Ace Industry")),
        ("(:1.2.3:=Wilma Flintstone)", extensible(None, false, Some("1.2.3"), "Wilma Flintstone")),
        ("(:DN:2.4.6.8.10:=Dino)", extensible(None, true, Some("2.4.6.8.10"), "Dino")),
        ("(:dn:=x)", extensible(None, false, Some("dn"), "x")),
        ("(o=Parens R Us \\28for all needs\\29)", equal("o", "Parens R Us (for all needs)")),
        ("(cn=*\\2A*)", substring("cn", None, &[b"*"], None)),
        ("(filename=C:\\5cMyFile)", equal("filename", "C:\\MyFile")),
        ("(bin=\\00\\00\\00\\04)", equal("bin", [0, 0, 0, 4])),
        ("(sn=Lu\\c4\\8di\\c4\\87)", equal("sn", "Lu\u{10d}i\u{107}")),
        ("(1.3.6.1.4.1.1466.0=\\04\\02\\48\\69)", equal("1.3.6.1.4.1.1466.0", [4, 2, 0x48, 0x69])),
        ("(a=*)", LdapFilter::present("a")),
        ("(a=**)", substring("a", None, &[b""], None)),
        ("(a=*b)", substring("a", None, &[], Some(b"b"))),
        ("(a=b*c)", substring("a", Some(b"b"), &[], Some(b"c"))),
        ("(a~=b)", Approx("a".into(), value())),
        ("(a;lang-de>=b)", GreaterOrEqual("a;lang-de".into(), value())),
        ("(a<=b)", LessOrEqual("a".into(), value())),
        ("(a=\\00\\ff\\2a\\28\\29\\5c)", equal("a", b"\0\xff*()\\")),
    ] {
        let found = filter(text);
        assert_eq!(found, expected, "{text}");
        assert_eq!(filter(&found.to_string()), found, "{text} {found}");
        let encoded = uri_schemes::Data::from_data(text);
        assert_eq!(Ldap::parse(&format!("ldap:///???{encoded}")).unwrap().filter(), expected, "{text}");
    }
    assert_eq!(format!("{:?} {:?}", filter("(a=\u{1b}\\0a)"), name("a=\u{1b}\\2B")), r#""(a=\u{1b}\n)" "a=\u{1b}\\+""#);
}

/// Bytes that are not UTF-8 are as if they were escaped in a filter, and an error in a name.
#[test]
fn errors_have_offsets_in_the_url() {
    assert_eq!(Ldap::parse("ldap:///???(cn=a%FF%C3)").unwrap().filter(), equal("cn", b"a\xff\xc3"));
    for (text, offset) in [
        ("ldap:///???(cn=%FFa%5Cz)", 22),
        ("ldap:///???(cn=a)%FF", 17),
        ("ldap:///cn=a%20%FF", 8),
        ("ldap:///a=%22", 10),
        ("ldap:///???(a=b", 15),
        ("ldap://h/cn=x/../cn=y", 9),
        ("ldap://h/cn=a/%2E%2E/b,o=x", 9),
    ] {
        let error = Ldap::parse(text).unwrap_err();
        assert_eq!(error.offset(), offset, "{text}: {error}");
    }
}

#[test]
fn filters_are_nested_a_hundred_times_at_most() {
    let nested = |count| "(!".repeat(count) + "(a=b)" + &")".repeat(count);
    assert!(nested(100).parse::<LdapFilter>().is_ok());
    for depth in [101, 1_000, 100_000] {
        assert!(nested(depth).parse::<LdapFilter>().is_err(), "{depth}");
        let text = format!("ldap:///???{}", nested(depth));
        assert_rejected::<Ldap>(&text, "invalid ldap-url-filter at byte 213: the filter is nested too deep");
    }
}

#[test]
fn extensions() {
    let ldap = Ldap::parse("ldap:///????e-x=1%2C2,!E-Y,!1.2.3=,x-z").unwrap();
    let found = ldap.extensions.iter().map(|it| (it.is_critical, &*it.name, it.value.as_ref().map(|it| it.as_str())));
    let expected =
        [(false, "e-x", Some("1%2C2")), (true, "E-Y", None), (true, "1.2.3", Some("")), (false, "x-z", None)];
    assert!(found.eq(expected), "{ldap:?}");
}

fn search(host: &str) -> Ldap {
    Ldap { host: host.into(), ..Ldap::parse("ldap:///").unwrap() }
}

#[test]
fn composes() {
    let ldap = Ldap {
        port: Some(636),
        dn: Some(name("cn=a/b?c#d[e],o=\\, Inc.")),
        attributes: vec!["cn;lang-de".into(), "*".into()],
        scope: Some(LdapScope::One),
        filter: Some(filter("(|(cn=?\\2a*)(a>=\\00))")),
        ..search("[::1]")
    };
    assert_eq!(Ldap::parse(&ldap.build().unwrap()).unwrap(), ldap);
    assert_eq!(search("").build().unwrap(), "ldap:///");
    let all = Ldap { filter: Some(LdapFilter::present("objectClass")), ..search("h") };
    assert_eq!(all.build().unwrap(), "ldap://h/???(objectClass=*)");
}

#[test]
fn rejects_what_is_read_otherwise() {
    let right = |filter: LdapFilter| Ldap { filter: Some(filter), ..search("h") };
    for filter in [
        extensible(Some("o"), true, Some("dn"), "x"),
        extensible(None, false, Some("dn"), "x"),
        extensible(None, true, Some("dn"), "x"),
        extensible(Some("o"), true, None, "x"),
        extensible(Some("o"), false, Some("dns"), "x"),
        substring("o", None, &[b"", b"a"], Some(b"z")),
        substring("a", None, &[b""], None),
    ] {
        let text = right(filter.clone()).build().unwrap();
        assert_eq!(Ldap::parse(&text).unwrap().filter(), filter, "{text}");
    }
    let deep = (0..1000).fold(LdapFilter::present("o"), |filter, _| LdapFilter::Not(Box::new(filter)));
    let wrong = "a=b)(c";
    for filter in [
        LdapFilter::And(vec![]),
        LdapFilter::Not(Box::new(LdapFilter::Or(vec![]))),
        extensible(None, false, None, "x"),
        extensible(None, true, None, "x"),
        extensible(Some("o"), false, Some("dn"), "x"),
        extensible(Some("o"), false, Some("DN"), "x"),
        extensible(None, false, Some("a:=b)(c"), ""),
        equal(wrong, "d"),
        LdapFilter::present(wrong),
        substring(wrong, None, &[], None),
        substring("a", None, &[], None),
        substring("a", Some(b""), &[], Some(b"")),
        deep,
    ] {
        let error = right(filter.clone()).build().expect_err(&format!("{filter:.50}")).to_string();
        assert!(error.contains("value of `filter`"), "{filter}: {error}");
    }
    for (types, attributes) in [
        (&["a,b"][..], &[][..]),
        (&["a=b,c"], &[]),
        (&[], &[]),
        (&["o"], &["cn,sn"]),
        (&["o"], &["s n"]),
        (&["o"], &["cn", ""]),
    ] {
        let rdn = types.iter().map(|it| (it.to_string(), LdapValue::Text(vec![]))).collect();
        let dn = Some(DistinguishedName { rdns: vec![rdn] });
        let attributes = attributes.iter().map(|it: &&str| it.to_string()).collect();
        let built = Ldap { dn, attributes, ..search("h") }.build();
        assert!(built.is_err(), "{built:?}");
    }
}
