//! What is known of schemes, and IANA's registry of them (RFC 7595).

use pest_uri::{NormalizeOptions, ParseTree, RegistrationStatus, SchemeInfo, Uri};

const FILE: &str = include_str!("../data/uri-schemes.tsv");

#[track_caller]
fn assert_registered(scheme: &str, status: RegistrationStatus, references: &[&str], default_port: Option<u16>) {
    let info = SchemeInfo::for_scheme(scheme).unwrap();
    assert_eq!((info.name, info.status), (scheme, Some(status)));
    assert!(info.references().eq(references.iter().copied()), "{info:?}");
    assert_eq!(info.default_port, default_port);
}

#[track_caller]
fn assert_unknown(scheme: &str) {
    assert_eq!(SchemeInfo::for_scheme(scheme), None, "{scheme:?}");
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
    assert_registered("git", Provisional, &["Dave_Thaler"], Some(9418));
    assert_registered("cabal", Provisional, &["Frédéric_Wang", "Cabal_Club"], None);
    assert_registered("fax", Historical, &["RFC2806", "RFC3966"], None);
    assert_registered("wais", Historical, &["RFC4156"], Some(210));
    assert_registered("ztdnaid", Provisional, &["Dick_Brooks"], None);
}

#[test]
fn default_ports() {
    let port = |scheme| SchemeInfo::for_scheme(scheme).unwrap().default_port;
    assert_eq!(port("iax"), Some(4569)); // RFC 5456, section 5.2
    assert_eq!(port("rsync"), Some(873)); // RFC 5781, section 2
    assert_eq!(port("rtmfp"), Some(1935)); // RFC 7425, section 6.1
    assert_eq!(port("snews"), Some(563)); // RFC 5538, section 8.1
    // Other schemes have a registered port that is not their default: RFC 3261, section 19.1.4; RFC 4975, section 6.1.
    // Or the DNS is queried first: RFC 3529, section 5.1.1; RFC 4227, section 6.1.1; RFC 5804, section 1.8.
    for scheme in ["msrp", "msrps", "sieve", "sip", "sips", "soap.beep", "soap.beeps", "xmlrpc.beep", "xmlrpc.beeps"] {
        assert_eq!(port(scheme), None, "{scheme}");
    }
}

/// The lines after the heading, each with its fields.
fn lines() -> impl Iterator<Item = Vec<&'static str>> {
    FILE.lines().skip_while(|line| line.starts_with('#')).map(|line| line.split('\t').collect())
}

#[test]
fn lines_are_well_formed() {
    let optional = |field: &str, allowed: &[&str]| field.is_empty() || allowed.contains(&field);
    assert!(FILE.ends_with('\n') && !FILE.contains('\r'));
    assert_eq!(lines().count(), SchemeInfo::all().count());
    for (fields, info) in lines().zip(SchemeInfo::all()) {
        let [name, status, references, port, host, path, userinfo, browsers, contains, sources] = fields[..] else {
            panic!("{fields:?}")
        };
        assert_eq!((name, status), (info.name, info.status.map(RegistrationStatus::name).unwrap_or_default()));
        assert!(references.split_terminator("; ").eq(info.references()), "{fields:?}");
        assert_eq!(status.is_empty(), references.is_empty(), "{fields:?}");
        assert_eq!(port, info.default_port.map(|port| port.to_string()).unwrap_or_default());
        assert_ne!(info.default_port, Some(0), "{fields:?}");
        for reference in info.references() {
            assert!(!reference.is_empty() && reference == reference.trim(), "{fields:?}");
            assert!(!reference.contains(['[', ']', ';']), "{fields:?}");
        }
        assert!(optional(host, &["required", "usual", "local"]) && optional(path, &["root", "name", "data"]), "{name}");
        assert!(optional(userinfo, &["none", "after-colon"]) && optional(browsers, &["special"]), "{name}");
        assert!(optional(contains, &["uri"]), "{name}");
        let is_of_registry = [host, path, userinfo, browsers, contains].iter().all(|field| field.is_empty());
        assert!(!sources.is_empty() || is_of_registry && !status.is_empty(), "{name} has no source");
    }
}

#[test]
fn schemes_are_sorted() {
    for (info, next) in SchemeInfo::all().zip(SchemeInfo::all().skip(1)) {
        assert!(info.name < next.name, "{info:?} {next:?}");
    }
}

#[test]
fn schemes_match_the_grammar() {
    for SchemeInfo { name, .. } in SchemeInfo::all() {
        assert!(ParseTree::parse_rule("scheme", name).is_ok(), "{name}");
        assert_eq!(*name, name.to_ascii_lowercase());
    }
}

#[test]
fn lookup_ignores_case() {
    for info in SchemeInfo::all() {
        let mut mixed = info.name.to_owned();
        mixed[..1].make_ascii_uppercase();
        for scheme in [info.name, &info.name.to_ascii_uppercase(), &mixed] {
            assert_eq!(SchemeInfo::for_scheme(scheme), Some(info));
        }
    }
}

#[test]
fn unknown_schemes() {
    for scheme in ["", "foo", "a", "zzz", "#", "\t", "\n", "http:", "http\t", "mailto\tpermanent", "\u{ff48}ttp", "é"]
    {
        assert_unknown(scheme);
    }
    for SchemeInfo { name, .. } in SchemeInfo::all() {
        assert_unknown(&format!("{name}\t"));
        assert_unknown(&format!("{name}\u{212a}"));
    }
}

#[test]
fn rules_of_hosts_and_paths() {
    #[track_caller]
    fn assert_known(column: &str, is: fn(&SchemeInfo) -> bool, names: &[&str]) {
        let known: Vec<&str> = SchemeInfo::all().filter(|info| is(info)).map(|info| info.name).collect();
        let fix = "if the row of a scheme in data/uri-schemes.tsv is right, add the scheme to this list, or remove it";
        assert_eq!(known, names, "column {column}: {fix}");
    }
    let coap = ["coap", "coap+tcp", "coap+ws", "coaps", "coaps+tcp", "coaps+ws"];
    let required = [&coap[..], &["ftp", "http", "https", "ipp", "ipps", "nntp", "ws", "wss"]].concat();
    let root: Vec<_> = required.iter().copied().filter(|name| !["ftp", "nntp"].contains(name)).collect();
    assert_known("host", SchemeInfo::requires_host, &required);
    assert_known("path", SchemeInfo::empty_path_is_root, &root);
    assert_known("host", SchemeInfo::localhost_is_empty, &["file"]);
    assert_known("browsers", SchemeInfo::is_special, &["file", "ftp", "http", "https", "ws", "wss"]);
    for (is, names) in [
        (SchemeInfo::contains_uri as fn(&SchemeInfo) -> bool, ["blob", "jar", "jdbc", "view-source"]),
        (SchemeInfo::is_opaque, ["data", "mailto", "tel", "urn"]),
    ] {
        for name in names {
            assert!(SchemeInfo::for_scheme(name).is_some_and(is), "the row of {name} in data/uri-schemes.tsv");
        }
    }
}

#[test]
fn ports_that_software_uses() {
    for (scheme, port) in
        [("redis", 6379), ("AMQPS", 5671), ("postgresql", 5432), ("ssh", 22), ("ldaps", 636), ("mqtts", 8883)]
    {
        assert_eq!(SchemeInfo::for_scheme(scheme).unwrap().default_port, Some(port), "{scheme}");
        let uri = Uri::parse(format!("{scheme}://h:{port}/")).unwrap();
        assert_eq!(uri.normalize_with(NormalizeOptions::SCHEME), format!("{}://h/", scheme.to_lowercase()));
    }
    assert_eq!(Uri::parse("foo://h/").unwrap().port_or(70), Ok(70));
    assert_eq!(Uri::parse("foo://h:80/").unwrap().port_or(70), Ok(80));
}
