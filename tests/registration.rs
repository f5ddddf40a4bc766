//! IANA's registry of schemes (RFC 7595).

use pest_uri::{NormalizeOptions, ParseTree, Registration, RegistrationStatus, SchemeRules, Uri};

const FILE: &str = include_str!("../data/uri-schemes.tsv");

#[track_caller]
fn assert_registered(scheme: &str, status: RegistrationStatus, references: &[&str], default_port: Option<u16>) {
    let registration = Registration::for_scheme(scheme).unwrap();
    assert_eq!((registration.scheme, registration.status), (scheme, status));
    assert!(registration.references().eq(references.iter().copied()), "{registration:?}");
    assert_eq!(registration.default_port, default_port);
}

#[track_caller]
fn assert_unknown(scheme: &str) {
    assert_eq!(Registration::for_scheme(scheme), None, "{scheme:?}");
}

#[test]
fn known_entries() {
    use RegistrationStatus::{Historical, Permanent, Provisional};

    assert_registered("aaa", Permanent, &["RFC6733"], Some(3868));
    assert_registered("mailto", Permanent, &["RFC6068"], None);
    assert_registered("http", Permanent, &["RFC9110, Section 4.2.1"], Some(80));
    assert_registered("https", Permanent, &["RFC9110, Section 4.2.2"], Some(443));
    assert_registered("file", Permanent, &["RFC8089"], None);
    assert_registered("urn", Permanent, &["RFC8141", "IANA registry urn-namespaces"], None);
    assert_registered("jabber", Permanent, &["Peter_Saint-Andre"], None);
    assert_registered("git", Provisional, &["Dave_Thaler"], None);
    assert_registered("cabal", Provisional, &["Frédéric_Wang", "Cabal_Club"], None);
    assert_registered("fax", Historical, &["RFC2806", "RFC3966"], None);
    assert_registered("wais", Historical, &["RFC4156"], Some(210));
    assert_registered("ztdnaid", Provisional, &["Dick_Brooks"], None);
}

#[test]
fn default_ports() {
    let port = |scheme| Registration::for_scheme(scheme).unwrap().default_port;
    assert_eq!(port("iax"), Some(4569)); // RFC 5456, section 5.2
    assert_eq!(port("rsync"), Some(873)); // RFC 5781, section 2
    assert_eq!(port("rtmfp"), Some(1935)); // RFC 7425, section 6.1
    assert_eq!(port("snews"), Some(563)); // RFC 5538, section 8.1
    // Other schemes have a registered port that is not their default: RFC 3261, section 19.1.4; RFC 4975, section 6.1. Or the DNS is
    // queried first: RFC 3529, section 5.1.1; RFC 4227, section 6.1.1; RFC 5804, section 1.8.
    for scheme in ["msrp", "msrps", "sieve", "sip", "sips", "soap.beep", "soap.beeps", "xmlrpc.beep", "xmlrpc.beeps"] {
        assert_eq!(port(scheme), None, "{scheme}");
    }
}

#[test]
fn lines_are_well_formed() {
    let lines = FILE.lines().skip_while(|line| line.starts_with('#'));
    assert!(lines.clone().count() >= 438);
    for (line, registration) in lines.clone().zip(Registration::all()) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [scheme, status, references, port] = fields[..] else { panic!("{line:?}") };
        assert_eq!((scheme, status), (registration.scheme, registration.status.name()));
        assert_eq!(registration.status.to_string(), status);
        assert!(references.split("; ").eq(registration.references()), "{line:?}");
        assert_eq!(port, registration.default_port.map(|port| port.to_string()).unwrap_or_default());
        assert_ne!(registration.default_port, Some(0), "{line:?}");
        for reference in registration.references() {
            assert!(!reference.is_empty() && reference == reference.trim(), "{line:?}");
            assert!(!reference.contains(['[', ']', ';']), "{line:?}");
        }
    }
    assert_eq!(lines.count(), Registration::all().count());
    assert!(FILE.ends_with('\n') && !FILE.contains('\r'));
}

#[test]
fn schemes_are_sorted() {
    for (scheme, next) in Registration::all().zip(Registration::all().skip(1)) {
        assert!(scheme.scheme < next.scheme, "{scheme:?} {next:?}");
    }
}

#[test]
fn schemes_match_the_grammar() {
    for Registration { scheme, .. } in Registration::all() {
        assert!(ParseTree::parse_rule("scheme", scheme).is_ok(), "{scheme}");
        assert_eq!(scheme, scheme.to_ascii_lowercase());
    }
}

#[test]
fn lookup_ignores_case() {
    for registration in Registration::all() {
        let mut mixed = registration.scheme.to_owned();
        mixed[..1].make_ascii_uppercase();
        for scheme in [registration.scheme, &registration.scheme.to_ascii_uppercase(), &mixed] {
            assert_eq!(Registration::for_scheme(scheme), Some(registration));
        }
    }
}

#[test]
fn unknown_schemes() {
    for scheme in ["", "foo", "a", "zzz", "#", "\t", "\n", "http:", "http\t", "mailto\tpermanent", "\u{ff48}ttp", "é"]
    {
        assert_unknown(scheme);
    }
    for Registration { scheme, .. } in Registration::all() {
        assert_unknown(&format!("{scheme}\t"));
        assert_unknown(&format!("{scheme}\u{212a}"));
    }
}

#[test]
fn ports_agree_with_scheme_rules() {
    let with_rules = Registration::all().filter_map(|it| Some((it, SchemeRules::for_scheme(it.scheme)?)));
    for (registration, rules) in with_rules.clone() {
        // A scheme without a registered port may have a customary one.
        let port = registration.default_port.or(rules.default_port);
        assert_eq!((registration.scheme, port), (rules.name, rules.default_port));
    }
    let without_port = with_rules.filter(|(_, rules)| rules.default_port.is_none());
    assert!(without_port.map(|(_, rules)| rules.name).eq(["file"]));
}

#[test]
fn customary_ports_without_a_registered_one() {
    for (scheme, port) in
        [("redis", 6379), ("AMQPS", 5671), ("postgresql", 5432), ("ssh", 22), ("ldaps", 636), ("mqtts", 8883)]
    {
        assert_eq!(SchemeRules::for_scheme(scheme).unwrap().default_port, Some(port), "{scheme}");
        let uri = Uri::parse(format!("{scheme}://h:{port}/")).unwrap();
        assert_eq!(uri.normalize_with(NormalizeOptions::SCHEME), format!("{}://h/", scheme.to_lowercase()));
    }
    assert_eq!(Uri::parse("foo://h/").unwrap().port_or(70), Ok(70));
    assert_eq!(Uri::parse("foo://h:80/").unwrap().port_or(70), Ok(80));
}
