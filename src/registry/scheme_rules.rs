//! What the specification of a scheme says of equivalence, as data (RFC 3986, section 6.2.3).

use crate::registry::name_index::NameIndex;
use crate::registry::registration::Registration;

/// The rules of a scheme that scheme-based normalization applies.
///
/// ```
/// use pest_uri::SchemeRules;
///
/// let rules = SchemeRules::for_scheme("HTTPS").unwrap();
/// assert_eq!((rules.name, rules.default_port), ("https", Some(443)));
/// assert!(rules.empty_path_is_root);
/// // For most schemes only the port is known.
/// assert_eq!(SchemeRules::for_scheme("nfs").unwrap().default_port, Some(2049));
/// assert!(SchemeRules::for_scheme("foo").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SchemeRules {
    /// The scheme, in lower case.
    pub name: &'static str,
    /// The default port, 1 to 65535.
    pub default_port: Option<u16>,
    /// Whether after an authority an empty path means `/`.
    pub empty_path_is_root: bool,
    /// Whether the host `localhost` means the same as an empty host.
    pub localhost_is_empty: bool,
}

impl SchemeRules {
    /// The rules of a scheme, ignoring case; `None` if none are known.
    #[must_use]
    pub fn for_scheme(scheme: &str) -> Option<SchemeRules> {
        let with_port = |name, port| SchemeRules {
            name,
            default_port: Some(port),
            empty_path_is_root: false,
            localhost_is_empty: false,
        };
        let registered = || {
            let registration = Registration::for_scheme(scheme)?;
            Some(with_port(registration.scheme, registration.default_port?))
        };
        let customary = || {
            let (name, port) = CUSTOMARY_PORTS.iter().find(|(name, _)| name.eq_ignore_ascii_case(scheme))?;
            Some(with_port(name, *port))
        };
        Self::known(scheme).copied().or_else(registered).or_else(customary)
    }

    /// The rules of a scheme, if more than its port is known.
    pub(crate) fn known(scheme: &str) -> Option<&'static SchemeRules> {
        KNOWN_INDEX.candidates(scheme).map(|at| &KNOWN[at]).find(|rules| rules.name.eq_ignore_ascii_case(scheme))
    }

    /// A scheme with a default port, and for which an empty path means `/`.
    const fn server(name: &'static str) -> Self {
        let default_port = match Registration::for_scheme(name) {
            Some(registration) => registration.default_port,
            None => None,
        };
        SchemeRules { name, default_port, empty_path_is_root: true, localhost_is_empty: false }
    }

    /// A scheme with a default port, and a path that may be empty.
    const fn port(name: &'static str) -> Self {
        SchemeRules { empty_path_is_root: false, ..Self::server(name) }
    }
}

/// The default port of a scheme.
pub(crate) fn default_port(scheme: &str) -> Option<u16> {
    match SchemeRules::known(scheme) {
        Some(rules) => rules.default_port,
        None => SchemeRules::for_scheme(scheme)?.default_port,
    }
}

/// The scheme of files (RFC 8089).
pub(crate) const FILE: &str = "file";

/// The host that an empty host means, for some schemes.
pub(crate) const LOCALHOST: &str = "localhost";

/// Whether a name, decoded, is that of the machine where the program runs.
pub(crate) fn is_localhost(name: &[u8]) -> bool {
    name.eq_ignore_ascii_case(LOCALHOST.as_bytes())
}

/// Whether this looks like a name in the DNS.
pub(crate) fn is_domain_like(name: &str) -> bool {
    let name = name.trim_matches('.');
    is_localhost(name.as_bytes()) || name.contains('.')
}

/// The known schemes, each with the document that specifies its rules.
const KNOWN: &[SchemeRules] = &[
    SchemeRules::server("http"),  // RFC 9110, section 4.2.3
    SchemeRules::server("https"), // RFC 9110, section 4.2.3
    SchemeRules::server("ws"),    // RFC 6455, section 3
    SchemeRules::server("wss"),   // RFC 6455, section 3
    SchemeRules::server("coap"),  // RFC 7252, section 6.1
    SchemeRules::server("coaps"), // RFC 7252, section 6.2
    SchemeRules::server("ipp"),   // RFC 3510, section 4: compared as in HTTP
    SchemeRules::server("ipps"),  // RFC 7472, section 4: compared as in HTTP
    SchemeRules::port("ftp"),     // RFC 1738, section 3.2
    SchemeRules::port("gopher"),  // RFC 4266, section 2.1
    SchemeRules::port("imap"),    // RFC 5092, section 2
    SchemeRules::port("ldap"),    // RFC 4516, section 2
    SchemeRules::port("news"),    // RFC 5538, section 2
    SchemeRules::port("nntp"),    // RFC 5538, section 2
    SchemeRules::port("pop"),     // RFC 2384, section 4
    SchemeRules::port("rtsp"),    // RFC 7826, section 4.2
    SchemeRules::port("rtsps"),   // RFC 7826, section 4.2
    SchemeRules::port("telnet"),  // RFC 4248, section 2
    // RFC 8089, section 2: the host is the machine itself if it is "localhost", or absent.
    SchemeRules { name: FILE, default_port: None, empty_path_is_root: false, localhost_is_empty: true },
];

/// Default ports that no registered specification gives, but that the software of the scheme uses, with its documentation. If the
/// software has no document about its URIs, the port is that of its protocol in IANA's registry of service names.
const CUSTOMARY_PORTS: &[(&str, u16)] = &[
    ("amqp", 5672),       // RabbitMQ, URI specification
    ("amqps", 5671),      // RabbitMQ, URI specification
    ("ftps", 990),        // IANA: ftps
    ("git", 9418),        // git-daemon(1)
    ("imaps", 993),       // IANA: imaps
    ("irc", 6667),        // draft-butcher-irc-url-04, section 2.3
    ("ircs", 6697),       // RFC 7194, section 2.4
    ("ldaps", 636),       // IANA: ldaps
    ("mariadb", 3306),    // MariaDB Connector/J, connection strings
    ("mongodb", 27017),   // MongoDB, connection strings
    ("mqtt", 1883),       // MQTT 5.0, section 4.2
    ("mqtts", 8883),      // MQTT 5.0, section 4.2
    ("mysql", 3306),      // MySQL, connecting using URI-like strings
    ("nats", 4222),       // NATS, connecting to a specific server
    ("pop3s", 995),       // IANA: pop3s
    ("postgres", 5432),   // PostgreSQL, libpq, connection URIs
    ("postgresql", 5432), // PostgreSQL, libpq, connection URIs
    ("redis", 6379),      // IANA, provisional registration of the scheme
    ("rediss", 6379),     // IANA, provisional registration of the scheme
    ("rtmp", 1935),       // IANA: macromedia-fcs
    ("rtmps", 443),       // RTMP over TLS, as FFmpeg documents it
    ("sftp", 22),         // draft-ietf-secsh-scp-sftp-ssh-uri-04, section 4
    ("smtps", 465),       // RFC 8314, section 7.3: submissions
    ("ssh", 22),          // draft-ietf-secsh-scp-sftp-ssh-uri-04, section 3
    ("svn", 3690),        // IANA: svn
];

/// Schemes whose paths are not hierarchical: what looks like a dot segment is part of a name, of an address or of data.
const OPAQUE: &[&str] = &[
    "about",       // RFC 6694
    "acct",        // RFC 7565, section 7
    "bitcoin",     // BIP 21
    "blob",        // the File API of the W3C
    "cid",         // RFC 2392, section 2
    "data",        // RFC 2397, section 3
    "did",         // DID Core, section 3.1: the first segment is the identifier itself
    "doi",         // ISO 26324
    "geo",         // RFC 5870, section 3.3
    "im",          // RFC 3860
    "javascript",  // what people write there is a program
    "magnet",      // its path is empty
    "mailto",      // RFC 6068, section 2
    "mid",         // RFC 2392, section 2
    "news",        // RFC 5538, section 2.2
    "pres",        // RFC 3859
    "sip",         // RFC 3261, section 19.1.1
    "sips",        // RFC 3261, section 19.1.1
    "sms",         // RFC 5724, section 2.2
    "tag",         // RFC 4151, section 2.1
    "tel",         // RFC 3966, section 3
    "urn",         // RFC 8141, section 2.2
    "view-source", // its path is another URI
    "xmpp",        // RFC 5122, section 2.2
];

/// Schemes after whose colon another URI may be written, with its own scheme.
const CONTAINERS: &[&str] = &[
    "blob",           // the File API of the W3C: `blob:https://h/id`
    "feed",           // `feed:https://h/rss`
    "filesystem",     // the File System API of the W3C: `filesystem:https://h/temporary/a`
    "jar",            // Java: `jar:file:/a.jar!/b`
    "jdbc",           // JDBC: `jdbc:postgresql://h/db`
    "microsoft-edge", // `microsoft-edge:https://h/`
    "r2dbc",          // R2DBC: `r2dbc:pool:mysql://h/db`
    "scm",            // Maven: `scm:git:https://h/a.git`
    "service",        // RFC 2609: `service:jmx:rmi://h/`
    "view-source",    // `view-source:https://h/`
    "zip",            // Apache Commons VFS: `zip:file:/a.zip!/b`
];

/// Whether another URI may be written after the colon of this scheme.
pub(crate) fn contains_uri(scheme: &str) -> bool {
    CONTAINERS.iter().any(|it| it.eq_ignore_ascii_case(scheme))
}

/// Schemes that have no userinfo: a `:` and an `@` after the scheme are a part of a name, of an address or of data.
const WITHOUT_USERINFO: &[&str] = &[
    "about",           // RFC 6694, section 2
    "acct",            // RFC 7565, section 7
    "ark",             // draft-kunze-ark, section 2
    "bitcoin",         // BIP 21
    "blob",            // the File API of the W3C, section 8.2: after the colon comes an origin, which has no userinfo
    "callto",          // an address to call, as `tel` and `sip` have
    "cid",             // RFC 2392, section 2
    "content",         // RFC 2936, section 2
    "data",            // RFC 2397, section 3
    "did",             // DID Core, section 3.1
    "doi",             // ISO 26324
    "ethereum",        // ERC-681: an address and, after `@`, the number of a chain
    "facetime",        // a mail address or a number
    "fax",             // RFC 2806, section 2.3
    "geo",             // RFC 5870, section 3.3
    "im",              // RFC 3860, section 3
    "info",            // RFC 4452, section 3
    "javascript",      // what people write there is a program
    "lid",             // a decentralized identifier
    "magnet",          // its path is empty
    "mailto",          // RFC 6068, section 2
    "matrix",          // the Matrix specification, appendix "matrix: URI scheme"
    "mid",             // RFC 2392, section 2
    "mms",             // a mail address or a number, as `sms` has
    "modem",           // RFC 2806, section 2.4
    "news",            // RFC 5538, section 2.2
    "ni",              // RFC 6920, section 3
    "nih",             // RFC 6920, section 7
    "nostr",           // NIP-21
    "oid",             // draft-larmouth-oid-iri
    "opaquelocktoken", // RFC 4918, appendix C
    "openpgp4fpr",     // a fingerprint
    "payto",           // RFC 8905, section 5
    "pkcs11",          // RFC 7512, section 2.3
    "pkg",             // Package-URL: an `@` is before a version
    "pres",            // RFC 3859, section 3
    "skype",           // the name of a user
    "sms",             // RFC 5724, section 2.2
    "spotify",         // an identifier
    "swh",             // ISO/IEC 18670
    "tag",             // RFC 4151, section 2.1
    "tel",             // RFC 3966, section 3
    "urn",             // RFC 8141, section 2.2
    "uuid-in-package", // ISO/IEC 21778: an identifier
    "view-source",     // its path is another URI
    "xmpp",            // RFC 5122, section 2.2: an address, without a password
];

static WITHOUT_USERINFO_INDEX: NameIndex = NameIndex::new(WITHOUT_USERINFO);

/// Whether a scheme is known to have no userinfo, except in an authority.
pub(crate) fn has_no_userinfo(scheme: &str) -> bool {
    WITHOUT_USERINFO_INDEX.candidates(scheme).any(|at| WITHOUT_USERINFO[at].eq_ignore_ascii_case(scheme))
}

/// Schemes whose colon a userinfo may follow, without slashes between.
const BEFORE_USERINFO: &[&str] = &[
    "ftp",   // URL Standard, section 4.4, special authority ignore slashes state
    "http",  // URL Standard, likewise
    "https", // URL Standard, likewise
    "sip",   // RFC 3261, section 19.1.1
    "sips",  // RFC 3261, section 19.1.1
    "ws",    // URL Standard, likewise
    "wss",   // URL Standard, likewise
];

/// Whether a userinfo may follow the colon of this scheme.
pub(crate) fn userinfo_follows(scheme: &str) -> bool {
    BEFORE_USERINFO.iter().any(|it| it.eq_ignore_ascii_case(scheme))
}

/// Whether a text ends with such a scheme.
pub(crate) fn userinfo_follows_end(text: &str) -> bool {
    let ends_with = |name: &&str| {
        let end = text.len().checked_sub(name.len()).and_then(|start| text.get(start..));
        end.is_some_and(|end| end.eq_ignore_ascii_case(name))
    };
    BEFORE_USERINFO.iter().any(ends_with)
}

static KNOWN_INDEX: NameIndex = {
    let (mut names, mut at) = ([""; KNOWN.len()], 0);
    while at < KNOWN.len() {
        names[at] = KNOWN[at].name;
        at += 1;
    }
    NameIndex::new(&names)
};

static OPAQUE_INDEX: NameIndex = NameIndex::new(OPAQUE);

/// Whether the path of a URI with this scheme, and without an authority, is compared unchanged.
pub(crate) fn is_opaque(scheme: &str) -> bool {
    OPAQUE_INDEX.candidates(scheme).any(|at| OPAQUE[at].eq_ignore_ascii_case(scheme))
}

/// Opaque schemes whose paths may have any data.
const DATA: &[&str] = &["about", "blob", "data", "javascript", "view-source"];

/// Whether the specification of a scheme gives its paths a syntax of its own: a number, a name, an address.
pub(crate) fn has_own_path_syntax(scheme: &str) -> bool {
    is_opaque(scheme) && !DATA.iter().any(|name| name.eq_ignore_ascii_case(scheme))
}

/// Whether a scheme is one of those that browsers parse by rules of their own (WHATWG URL Standard, "special scheme").
pub(crate) fn is_special(scheme: &str) -> bool {
    ["file", "ftp", "http", "https", "ws", "wss"].iter().any(|name| name.eq_ignore_ascii_case(scheme))
}

/// Whether people would consider this name a scheme rather than a host.
pub(crate) fn is_well_known(scheme: &str) -> bool {
    SchemeRules::known(scheme).is_some() || is_opaque(scheme)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_every_scheme_by_name() {
        for rules in KNOWN {
            assert_eq!(SchemeRules::known(&rules.name.to_uppercase()), Some(rules));
        }
        assert!(OPAQUE.iter().all(|name| is_opaque(name) && is_opaque(&name.to_uppercase())));
        assert!(["", "h", "httpx", "ttp", "urns", "mailtO\u{e9}"].iter().all(|it| !is_well_known(it)));
    }
}
