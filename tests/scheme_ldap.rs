//! LDAP URLs, and the names and filters in them (RFC 4514, RFC 4515, RFC 4516).

use pest_uri::scheme::{DistinguishedName, Ldap, LdapFilter, LdapScope, LdapValue, Parameter};
use pest_uri::{ParseErrorKind, Uri};

fn name(text: &str) -> DistinguishedName {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn filter(text: &str) -> LdapFilter {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns each relative name with its attributes.
fn attributes(text: &str) -> Vec<Vec<(String, LdapValue)>> {
    name(text).rdns
}

fn text(text: &str) -> LdapValue {
    LdapValue::Text(text.into())
}

#[test]
fn rfc_4514_examples() {
    let pair = |attribute: &str, value| (attribute.to_owned(), value);
    let dc = |of| vec![pair("DC", text(of))];
    assert_eq!(
        attributes("UID=jsmith,DC=example,DC=net"),
        [vec![pair("UID", text("jsmith"))], dc("example"), dc("net")]
    );
    assert_eq!(
        attributes("OU=Sales+CN=J.  Smith,DC=example,DC=net"),
        [vec![pair("OU", text("Sales")), pair("CN", text("J.  Smith"))], dc("example"), dc("net")]
    );
    assert_eq!(
        attributes("CN=James \\\"Jim\\\" Smith\\, III,DC=example,DC=net"),
        [vec![pair("CN", text("James \"Jim\" Smith, III"))], dc("example"), dc("net")]
    );
    assert_eq!(
        attributes("CN=Before\\0dAfter,DC=example,DC=net"),
        [vec![pair("CN", text("Before\rAfter"))], dc("example"), dc("net")]
    );
    let ber = LdapValue::Ber(vec![4, 2, 0x48, 0x69]);
    assert_eq!(attributes("1.3.6.1.4.1.1466.0=#04024869"), [vec![pair("1.3.6.1.4.1.1466.0", ber)]]);
    assert_eq!(attributes("CN=Lu\\C4\\8Di\\C4\\87"), [vec![pair("CN", text("Lu\u{10d}i\u{107}"))]]);
    assert!(name("").rdns.is_empty());
    assert!(text("a") == "a" && text("a") == *"a" && text("a") != "b" && text("a") != *"b");
}

#[test]
fn names_round_trip() {
    for text in [
        "", "a=", "a=\\ ", "a=\\ \\ ", "a=\\  b\\ ", "a=\\#b#", "a=#00ff", "a=\\+1\\,\\;\\<\\>\\\\\\\"=",
        "a=\\00\\0a\\ff", "a=b+c=d+e=,f=g", "CN=Lu\u{10d}i\u{107}",
    ] {
        let name = name(text);
        assert_eq!(name.to_string().parse::<DistinguishedName>().as_ref(), Ok(&name), "{text}: {name}");
    }
    assert_eq!(name("a=\\20x\\2B1").to_string(), "a=\\ x\\+1");
    // Only necessary characters are escaped.
    assert_eq!(name("a=\\#b\\#,c=d\\ e\\ ").to_string(), "a=\\#b#,c=d e\\ ");
    assert_eq!(name("a=\\ff#\\ffb").to_string(), "a=\\ff#\\ffb");
    assert_eq!(format!("{:?} {:?}", name("a=\\2B"), text("#1")), r#""a=\\+" "\\#1""#);
    // `\+1` is a `+` and a `1`, not the byte 1.
    assert_eq!(name("a=\\+1").rdns[0][0].1, "+1");
}

#[test]
fn rfc_4515_examples() {
    let equal = |attribute, value: &str| LdapFilter::equal(attribute, value);
    let bytes = |attribute, value: &[u8]| LdapFilter::equal(attribute, value);
    assert_eq!(filter("(cn=Babs Jensen)"), equal("cn", "Babs Jensen"));
    assert_eq!(filter("(!(cn=Tim Howes))"), LdapFilter::Not(Box::new(equal("cn", "Tim Howes"))));
    let babs =
        LdapFilter::Substring { attribute: "cn".into(), initial: Some(b"Babs J".to_vec()), any: vec![], last: None };
    assert_eq!(
        filter("(&(objectClass=Person)(|(sn=Jensen)(cn=Babs J*)))"),
        LdapFilter::And(vec![equal("objectClass", "Person"), LdapFilter::Or(vec![equal("sn", "Jensen"), babs])])
    );
    assert_eq!(
        filter("(o=univ*of*mich*)"),
        LdapFilter::Substring {
            attribute: "o".into(),
            initial: Some(b"univ".to_vec()),
            any: vec![b"of".to_vec(), b"mich".to_vec()],
            last: None,
        }
    );
    assert_eq!(filter("(seeAlso=)"), equal("seeAlso", ""));

    let extensible =
        |attribute: Option<&str>, dnattrs, matchingrule: Option<&str>, value: &str| LdapFilter::Extensible {
            attribute: attribute.map(str::to_owned),
            dnattrs,
            matchingrule: matchingrule.map(str::to_owned),
            value: value.into(),
        };
    let (cn, sn, o) = (Some("cn"), Some("sn"), Some("o"));
    for (text, expected) in [
        ("(cn:caseExactMatch:=Fred Flintstone)", extensible(cn, false, Some("caseExactMatch"), "Fred Flintstone")),
        ("(cn:=Betty Rubble)", extensible(cn, false, None, "Betty Rubble")),
        ("(sn:dn:2.4.6.8.10:=Barney Rubble)", extensible(sn, true, Some("2.4.6.8.10"), "Barney Rubble")),
        ("(o:dn:=Ace Industry)", extensible(o, true, None, "Ace Industry")),
        ("(:1.2.3:=Wilma Flintstone)", extensible(None, false, Some("1.2.3"), "Wilma Flintstone")),
        ("(:DN:2.4.6.8.10:=Dino)", extensible(None, true, Some("2.4.6.8.10"), "Dino")),
        ("(:dn:=x)", extensible(None, false, Some("dn"), "x")),
    ] {
        assert_eq!(filter(text), expected, "{text}");
    }

    let needs = "Parens R Us (for all your parenthetical needs)";
    assert_eq!(filter("(o=Parens R Us \\28for all your parenthetical needs\\29)"), equal("o", needs));
    let star = LdapFilter::Substring { attribute: "cn".into(), initial: None, any: vec![b"*".to_vec()], last: None };
    assert_eq!(filter("(cn=*\\2A*)"), star);
    assert_eq!(filter("(filename=C:\\5cMyFile)"), equal("filename", "C:\\MyFile"));
    assert_eq!(filter("(bin=\\00\\00\\00\\04)"), bytes("bin", &[0, 0, 0, 4]));
    assert_eq!(filter("(sn=Lu\\c4\\8di\\c4\\87)"), equal("sn", "Lu\u{10d}i\u{107}"));
    assert_eq!(filter("(1.3.6.1.4.1.1466.0=\\04\\02\\48\\69)"), bytes("1.3.6.1.4.1.1466.0", &[4, 2, 0x48, 0x69]));
}

#[test]
fn filters_round_trip() {
    for text in [
        "(a=*)", "(a=**)", "(a=*b)", "(a=b*c)", "(a;lang-de>=b)", "(a<=)", "(a~=b)", "(a=\\00\\ff\\2a\\28\\29\\5c)",
        "(|(&(a=b)(c=*))(!(:dn:1.2:=x)))", "(a:dn:b:=c)",
    ] {
        let filter = filter(text);
        assert_eq!(filter.to_string().parse::<LdapFilter>().as_ref(), Ok(&filter), "{text}: {filter}");
    }
    let comparisons = [LdapFilter::Equal, LdapFilter::Approx, LdapFilter::GreaterOrEqual, LdapFilter::LessOrEqual];
    for (comparison, operator) in comparisons.into_iter().zip(["=", "~=", ">=", "<="]) {
        let (written, made) = (format!("(a{operator}b)"), comparison("a".to_owned(), b"b".to_vec()));
        assert_eq!((filter(&written), made.to_string()), (made, written));
    }
}

#[test]
fn extensions() {
    let uri = Uri::parse("ldap:///????e-x=1%2C2,!E-Y,!1.2.3=,x-z").unwrap();
    let ldap = Ldap::from_uri(&uri).unwrap();
    let shown = |it: Parameter<'_>| (it.name.as_str().to_owned(), it.value.map(|value| value.as_str().to_owned()));
    let pair = |name: &str, value: Option<&str>| (name.to_owned(), value.map(str::to_owned));
    let critical = [pair("E-Y", None), pair("1.2.3", Some(""))];
    assert!(ldap.critical_extensions().map(shown).eq(critical.clone()));
    let [y, number] = critical;
    let all = [pair("e-x", Some("1%2C2")), y, number, pair("x-z", None)];
    assert!(ldap.extensions.iter().copied().map(shown).eq(all));
    assert!(ldap.extensions[1].is_named("e-y"));
}

#[test]
fn debug_quotes_and_escapes() {
    let uri = Uri::parse("ldap:///???(cn=%1B%5B31m%0Afake)").unwrap();
    assert_eq!(format!("{:?}", Ldap::from_uri(&uri).unwrap().filter.unwrap()), r#""(cn=\u{1b}[31m\nfake)""#);
    assert_eq!(format!("{:?}", name("a=\u{1b}\\0a")), r#""a=\u{1b}\n""#);
    assert_eq!(format!("{:?}", text("\r\u{202e}")), r#""\r\u{202e}""#);
}

#[test]
fn non_utf_8_bytes() {
    // A filter reads them as if they were escaped; a name does not.
    let uri = Uri::parse("ldap:///???(cn=a%FF%C3)").unwrap();
    assert_eq!(Ldap::from_uri(&uri).unwrap().filter, Some(LdapFilter::equal("cn", b"a\xff\xc3")));
    let error = Ldap::from_uri(&Uri::parse("ldap:///???(cn=%FFa%5Cz)").unwrap()).map(drop).unwrap_err();
    assert_eq!(error.offset(), Some("ldap:///???(cn=%FFa%5C".len()));
    let error = Ldap::from_uri(&Uri::parse("ldap:///???(cn=a)%FF").unwrap()).map(drop).unwrap_err();
    assert_eq!(error.offset(), Some("ldap:///???(cn=a)".len()));
    let error = Ldap::from_uri(&Uri::parse("ldap:///cn=a%20%FF").unwrap()).map(drop).unwrap_err();
    assert_eq!(error.to_string(), "the dn is not UTF-8 at byte 15 (RFC 4514, section 3)");
}

#[test]
fn rejects_deeply_nested_filters() {
    for depth in [1_000, 100_000] {
        let text = "(!".repeat(depth) + "(a=b)" + &")".repeat(depth);
        assert!(text.parse::<LdapFilter>().is_err());
        let uri = format!("ldap:///???{text}");
        let error = Ldap::from_uri(&Uri::parse(&uri).unwrap()).unwrap_err();
        assert_eq!(error.offset(), Some("ldap:///???".len() + 202));
        assert_eq!(error.kind(), Some(ParseErrorKind::Nesting));
        assert_eq!(error.to_string(), "the filter is nested too deep at byte 213 (RFC 4515, section 3)");
    }
    let kind = |text| Ldap::from_uri(&Uri::parse(text).unwrap()).unwrap_err().kind();
    assert_eq!(kind("ldap:///???(a=b"), Some(ParseErrorKind::End));
    assert_eq!(kind("ldap:///a=%22"), Some(ParseErrorKind::Character));
    assert_eq!(kind("ldap:///a=%FF"), None);
    // A rule may be nested in itself a hundred times.
    let nested = |count| "(!".repeat(count) + "(a=b)" + &")".repeat(count);
    assert!(nested(100).parse::<LdapFilter>().is_ok() && nested(101).parse::<LdapFilter>().is_err());
    let text = nested(20);
    assert_eq!((filter(&text).to_string(), format!("{:?}", filter(&text))), (text.clone(), format!("{text:?}")));
}

#[test]
fn composes_urls() {
    let (root, dn) = (DistinguishedName::default(), name("cn=a/b?c#d[e],o=\\, Inc."));
    let filter = filter("(|(cn=?\\2a*)(a>=\\00))");
    let attributes = ["cn;lang-de", "*"];
    let uri = Ldap::compose("[::1]", Some(636), &dn, &attributes, Some(LdapScope::One), Some(&filter)).unwrap();
    let ldap = Ldap::from_uri(&uri).unwrap();
    assert_eq!((ldap.host.unwrap().as_str(), ldap.port_or_default()), ("[::1]", Ok(636)));
    assert_eq!((&ldap.dn, ldap.scope, ldap.filter.as_ref()), (&dn, Some(LdapScope::One), Some(&filter)));
    assert_eq!(ldap.attributes, attributes);
    assert_eq!(ldap.scope.unwrap().to_string(), "one");
    assert_eq!(Ldap::compose("", None, &root, &[], None, None).unwrap(), "ldap:///");
    let everything = LdapFilter::present("objectClass");
    assert_eq!(Ldap::compose("h", None, &root, &[], None, Some(&everything)).unwrap(), "ldap://h/???(objectClass=*)");

    let wrong = ("a,b".into(), LdapValue::Text(vec![]));
    let wrong = DistinguishedName { rdns: vec![vec![wrong]] };
    assert!(Ldap::compose("h", None, &wrong, &[], None, None).is_err());
    let wrong = ("a=b,c".into(), LdapValue::Text(vec![]));
    let wrong = DistinguishedName { rdns: vec![vec![wrong]] };
    assert!(Ldap::compose("h", None, &wrong, &[], None, None).is_err());
    assert!(Ldap::compose("h", None, &root, &["cn,sn"], None, None).is_err());
    let wrong = "a=b)(c".to_owned();
    let matchingrule = LdapFilter::Extensible {
        attribute: None,
        dnattrs: false,
        matchingrule: Some("a:=b)(c".to_owned()),
        value: vec![],
    };
    let substring = LdapFilter::Substring { attribute: wrong.clone(), initial: None, any: vec![], last: None };
    for wrong in [LdapFilter::equal(&wrong, "d"), LdapFilter::present(&wrong), substring, matchingrule] {
        let wrong = LdapFilter::And(vec![LdapFilter::Or(vec![wrong])]);
        assert!(Ldap::compose("h", None, &root, &[], None, Some(&wrong)).is_err(), "{wrong}");
    }
    for host in ["a/b", "a?b", "a:1", "u@h", "::1", "a b"] {
        assert!(Ldap::compose(host, None, &root, &[], None, None).is_err(), "{host}");
    }
}

#[test]
fn rejects_empty_substring_filters() {
    let root = DistinguishedName::default();
    let substring = |initial: Option<&[u8]>, any, last: Option<&[u8]>| LdapFilter::Substring {
        attribute: "a".into(),
        initial: initial.map(Vec::from),
        any,
        last: last.map(Vec::from),
    };
    for wrong in [substring(None, vec![], None), substring(Some(b""), vec![], Some(b""))] {
        // It would be read as a different filter.
        assert_eq!(filter(&wrong.to_string()), LdapFilter::present("a"));
        let wrong = LdapFilter::Not(Box::new(wrong));
        assert!(Ldap::compose("h", None, &root, &[], None, Some(&wrong)).is_err());
    }
    let right = substring(None, vec![vec![]], None);
    assert_eq!(filter(&right.to_string()), right);
    assert!(Ldap::compose("h", None, &root, &[], None, Some(&right)).is_ok());
}

#[test]
fn invalid_filters_name_the_argument() {
    let extensible = |attribute: Option<&str>, dnattrs, rule: Option<&str>| LdapFilter::Extensible {
        attribute: attribute.map(str::to_owned),
        dnattrs,
        matchingrule: rule.map(str::to_owned),
        value: b"x".to_vec(),
    };
    let substring = |any: &[&[u8]]| LdapFilter::Substring {
        attribute: "o".to_owned(),
        initial: None,
        any: any.iter().map(|it| it.to_vec()).collect(),
        last: Some(b"z".to_vec()),
    };
    let deep = (0..1000).fold(LdapFilter::present("o"), |filter, _| LdapFilter::Not(Box::new(filter)));
    let compose = |filter: &LdapFilter| Ldap::compose("", None, &DistinguishedName::default(), &[], None, Some(filter));
    for filter in [
        LdapFilter::And(vec![]),
        LdapFilter::Or(vec![]),
        LdapFilter::Not(Box::new(LdapFilter::And(vec![]))),
        extensible(None, false, None),
        extensible(None, true, None),
        extensible(Some("o"), false, Some("dn")),
        extensible(Some("o"), false, Some("DN")),
        deep,
    ] {
        let error = compose(&filter).unwrap_err();
        assert_eq!(error.argument(), Some("filter"), "{error}");
    }
    for filter in [
        extensible(Some("o"), true, Some("dn")),
        extensible(None, false, Some("dn")),
        extensible(None, true, Some("dn")),
        extensible(Some("o"), true, None),
        extensible(Some("o"), false, Some("dns")),
        substring(&[b"", b"a"]),
    ] {
        let uri = compose(&filter).unwrap();
        assert_eq!(Ldap::from_uri(&uri).unwrap().filter, Some(filter), "{uri}");
    }
}

#[test]
fn invalid_names_name_the_argument() {
    let mut dn: DistinguishedName = "o=a".parse().unwrap();
    dn.rdns.push(vec![]);
    let error = Ldap::compose("", None, &dn, &[], None, None).unwrap_err();
    assert_eq!(error.argument(), Some("dn"), "{error}");
}
