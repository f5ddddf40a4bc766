//! What the specification of a scheme says of equivalence, as data (RFC 3986, section 6.2.3).

use crate::registry::name_index::Alike;
use crate::registry::registration::Registration;

/// The rules of a scheme that scheme-based normalization applies.
///
/// ```
/// use pest_uri::SchemeRules;
///
/// let rules = SchemeRules::for_scheme("HTTPS").unwrap();
/// assert_eq!((rules.name, rules.default_port), ("https", Some(443)));
/// assert!(rules.empty_path_is_root);
/// // Of most schemes no more is known than their port.
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
        let registered = || {
            let Registration { scheme: name, default_port, .. } = Registration::for_scheme(scheme)?;
            default_port?;
            Some(SchemeRules { name, default_port, empty_path_is_root: false, localhost_is_empty: false })
        };
        Self::known(scheme).copied().or_else(registered)
    }

    /// The rules of a scheme of which more than its port is known.
    pub(crate) fn known(scheme: &str) -> Option<&'static SchemeRules> {
        KNOWN_ALIKE.to(scheme).map(|at| &KNOWN[at]).find(|rules| rules.name.eq_ignore_ascii_case(scheme))
    }

    /// A scheme with a default port, and a path that is `/` where it is empty.
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
        None => Registration::for_scheme(scheme)?.default_port,
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
pub(crate) fn is_a_domain(name: &str) -> bool {
    let name = name.trim_matches('.');
    is_localhost(name.as_bytes()) || name.contains('.')
}

/// Each with the document that says so.
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
    // RFC 8089, section 2: the host is the machine itself if it is "localhost", or not there.
    SchemeRules { name: FILE, default_port: None, empty_path_is_root: false, localhost_is_empty: true },
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

static KNOWN_ALIKE: Alike = {
    let (mut names, mut at) = ([""; KNOWN.len()], 0);
    while at < KNOWN.len() {
        names[at] = KNOWN[at].name;
        at += 1;
    }
    Alike::new(&names)
};

static OPAQUE_ALIKE: Alike = Alike::new(OPAQUE);

/// Whether the path of a URI with this scheme, and without an authority, is compared unchanged.
pub(crate) fn is_opaque(scheme: &str) -> bool {
    OPAQUE_ALIKE.to(scheme).any(|at| OPAQUE[at].eq_ignore_ascii_case(scheme))
}

/// Whether people would consider this name a scheme rather than a host.
pub(crate) fn is_well_known(scheme: &str) -> bool {
    SchemeRules::known(scheme).is_some() || is_opaque(scheme)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_scheme_is_found_by_its_name() {
        for rules in KNOWN {
            assert_eq!(SchemeRules::known(&rules.name.to_uppercase()), Some(rules));
        }
        assert!(OPAQUE.iter().all(|name| is_opaque(name) && is_opaque(&name.to_uppercase())));
        assert!(["", "h", "httpx", "ttp", "urns", "mailtO\u{e9}"].iter().all(|it| !is_well_known(it)));
    }
}
