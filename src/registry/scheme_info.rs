//! What is known of a scheme, as data: `data/uri-schemes.tsv`, whose heading explains the columns.

use core::fmt;

/// What the crate knows of a scheme: its entry in IANA's registry (RFC 7595), its default port, and what its
/// specification says of hosts and paths.
///
/// The facts are in `data/uri-schemes.tsv`, each with its source. The heading names the edition of the registry.
///
/// ```
/// use pest_uri::{RegistrationStatus, SchemeInfo};
///
/// let info = SchemeInfo::for_scheme("HTTPS").unwrap();
/// assert_eq!((info.name, info.default_port), ("https", Some(443)));
/// assert_eq!(info.status, Some(RegistrationStatus::Permanent));
/// assert!(info.references().eq(["RFC9110, Section 4.2.2"]));
/// assert!(info.requires_host() && info.empty_path_is_root());
///
/// // IANA's registry has no `postgresql`, but its software has a default port.
/// let info = SchemeInfo::for_scheme("postgresql").unwrap();
/// assert_eq!((info.status, info.default_port), (None, Some(5432)));
/// assert!(SchemeInfo::for_scheme("foo").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SchemeInfo {
    /// The scheme, in lower case.
    pub name: &'static str,
    /// Whether it is registered permanently, provisionally or as historical; `None` if it is not registered.
    pub status: Option<RegistrationStatus>,
    /// The default port, 1 to 65535: from the scheme's specification, or else the port that its software uses. The
    /// registry has none.
    pub default_port: Option<u16>,
    references: &'static str,
    host: &'static str,
    path: &'static str,
    userinfo: &'static str,
    browsers: &'static str,
    contains: &'static str,
}

impl SchemeInfo {
    /// What is known of a scheme, ignoring case; `None` if nothing is.
    #[must_use]
    pub const fn for_scheme(scheme: &str) -> Option<&'static SchemeInfo> {
        let mut next = FIRST[bucket(scheme)];
        while let Some(at) = next {
            let info = &SCHEMES[at];
            if info.name.eq_ignore_ascii_case(scheme) {
                return Some(info);
            }
            next = NEXT[at];
        }
        None
    }

    /// All schemes of which something is known, sorted by name.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = &'static SchemeInfo> + Clone {
        SCHEMES.iter()
    }

    /// The references of the registration, as the registry has them: `RFC6068`, `RFC9110, Section 4.2.1`, a draft, an
    /// address of the web, or the name of a contact, with `_` for spaces.
    pub fn references(&self) -> impl Iterator<Item = &'static str> + Clone + use<> {
        self.references.split_terminator("; ")
    }

    /// Whether a URI of this scheme has a host that is not empty: `http://h/` (RFC 9110, section 4.2.1).
    #[must_use]
    pub fn requires_host(&self) -> bool {
        self.host == "required"
    }

    /// Whether the host `localhost` means the same as an empty host (RFC 8089, section 2).
    #[must_use]
    pub fn localhost_is_empty(&self) -> bool {
        self.host == "local"
    }

    /// Whether after an authority an empty path means `/` (RFC 9110, section 4.2.3).
    #[must_use]
    pub fn empty_path_is_root(&self) -> bool {
        self.path == "root"
    }

    /// Whether the path of a URI without an authority is a name, an address or data rather than a hierarchy: what looks
    /// like a dot segment is a part of it (`urn:a:b/../c`).
    #[must_use]
    pub fn is_opaque(&self) -> bool {
        self.has_own_path_syntax() || self.path == "data"
    }

    /// Whether browsers parse URLs of this scheme by rules of their own ("special scheme" in the URL Standard of the
    /// WHATWG).
    #[must_use]
    pub fn is_special(&self) -> bool {
        self.browsers == "special"
    }

    /// Whether another URI, with its own scheme, may come after the colon: `jar:file:/a.jar!/b`.
    #[must_use]
    pub fn contains_uri(&self) -> bool {
        self.contains == "uri"
    }

    /// Whether this is known of a scheme.
    pub(crate) fn says(scheme: &str, what: impl Fn(&SchemeInfo) -> bool) -> bool {
        SchemeInfo::for_scheme(scheme).is_some_and(what)
    }

    /// Whether the specification gives paths a syntax of its own: a number, a name, an address.
    pub(crate) fn has_own_path_syntax(&self) -> bool {
        self.path == "name"
    }

    /// Whether there is no userinfo, except in an authority: a `:` and an `@` after the scheme are part of something
    /// else.
    pub(crate) fn has_no_userinfo(&self) -> bool {
        self.userinfo == "none"
    }

    /// Whether a userinfo may follow the colon, without slashes between.
    pub(crate) fn userinfo_follows(&self) -> bool {
        self.userinfo == "after-colon"
    }

    /// Whether URIs of this scheme usually have an authority.
    pub(crate) fn has_authority(&self) -> bool {
        !self.host.is_empty()
    }

    /// Whether people would consider this name a scheme rather than a host.
    pub(crate) fn is_well_known(&self) -> bool {
        self.has_authority() || self.is_opaque()
    }

    /// Reads a line.
    const fn read(line: &'static str) -> Self {
        let (name, rest) = cut(line, b'\t');
        let (status, rest) = cut(rest, b'\t');
        let (references, rest) = cut(rest, b'\t');
        let (port, rest) = cut(rest, b'\t');
        let (host, rest) = cut(rest, b'\t');
        let (path, rest) = cut(rest, b'\t');
        let (userinfo, rest) = cut(rest, b'\t');
        let (browsers, rest) = cut(rest, b'\t');
        let contains = cut(rest, b'\t').0;
        let status = match status.as_bytes() {
            b"permanent" => Some(RegistrationStatus::Permanent),
            b"provisional" => Some(RegistrationStatus::Provisional),
            b"historical" => Some(RegistrationStatus::Historical),
            _ => None,
        };
        let default_port = match u16::from_str_radix(port, 10) {
            Ok(port) => Some(port),
            Err(_) => None,
        };
        SchemeInfo { name, status, default_port, references, host, path, userinfo, browsers, contains }
    }
}

/// The status of a scheme in IANA's registry (RFC 7595).
///
/// ```
/// use pest_uri::{RegistrationStatus, SchemeInfo};
///
/// assert_eq!(SchemeInfo::for_scheme("http").unwrap().status, Some(RegistrationStatus::Permanent));
/// assert_eq!(SchemeInfo::for_scheme("git").unwrap().status.unwrap().to_string(), "provisional");
/// assert_eq!(SchemeInfo::for_scheme("wais").unwrap().status.unwrap().name(), "historical");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum RegistrationStatus {
    /// An expert has reviewed the scheme, and it is intended to last (section 3).
    Permanent,
    /// First come, first served: the name is in use, and nothing more is implied (section 4).
    Provisional,
    /// The scheme is no longer in common use, or should not be used (section 5).
    Historical,
}

impl RegistrationStatus {
    /// `permanent`, `provisional` or `historical`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            RegistrationStatus::Permanent => "permanent",
            RegistrationStatus::Provisional => "provisional",
            RegistrationStatus::Historical => "historical",
        }
    }
}

impl fmt::Display for RegistrationStatus {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
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

/// The default port of a scheme.
pub(crate) fn default_port(scheme: &str) -> Option<u16> {
    SchemeInfo::for_scheme(scheme)?.default_port
}

/// Whether a text ends with the name of a scheme whose colon a userinfo may follow: `http`, `x:http`, but not `aws`.
pub(crate) fn userinfo_follows_end(text: &str) -> bool {
    let mut ends =
        (1..=LONGEST_BEFORE_USERINFO).filter_map(|length| text.split_at_checked(text.len().checked_sub(length)?));
    ends.any(|(before, end)| {
        SchemeInfo::says(end, SchemeInfo::userinfo_follows) && !before.ends_with(char::is_alphanumeric)
    })
}

/// The length in bytes of the longest of these names.
const LONGEST_BEFORE_USERINFO: usize = "https".len();

/// The lines of the file after its heading.
const LINES: &str = {
    let mut text = include_str!("../../data/uri-schemes.tsv");
    while let Some(b'#') = text.as_bytes().first() {
        text = cut(text, b'\n').1;
    }
    text
};

const COUNT: usize = {
    let (mut count, mut rest) = (0, LINES);
    while !rest.is_empty() {
        (count, rest) = (count + 1, cut(rest, b'\n').1);
    }
    count
};

static SCHEMES: [SchemeInfo; COUNT] = {
    let (mut schemes, mut at, mut rest) = ([SchemeInfo::read(""); COUNT], 0, LINES);
    while at < COUNT {
        let (line, after) = cut(rest, b'\n');
        schemes[at] = SchemeInfo::read(line);
        (at, rest) = (at + 1, after);
    }
    schemes
};

/// The number of lists that the schemes are divided into.
const BUCKETS: usize = 1024;

/// The first scheme of each list.
static FIRST: [Option<usize>; BUCKETS] = LISTS.0;

/// The scheme after each scheme in its list.
static NEXT: [Option<usize>; COUNT] = LISTS.1;

const LISTS: ([Option<usize>; BUCKETS], [Option<usize>; COUNT]) = {
    let (mut first, mut next, mut at) = ([None; BUCKETS], [None; COUNT], 0);
    while at < COUNT {
        let bucket = bucket(SCHEMES[at].name);
        next[at] = first[bucket];
        first[bucket] = Some(at);
        at += 1;
    }
    (first, next)
};

/// The list of a scheme: a hash that is the same for names that differ only in case.
const fn bucket(scheme: &str) -> usize {
    /// The bits of a byte that do not depend on the case of a letter.
    const LETTER: u8 = 0x1F;
    match scheme.as_bytes() {
        [first, middle @ .., last] => {
            let second = if let [second, ..] = middle { *second } else { 0 };
            let letters = ((*first & LETTER) as usize, (second & LETTER) as usize, (*last & LETTER) as usize);
            (letters.0 * 37 + letters.1 * 101 + letters.2 * 7 + scheme.len() * 331) % BUCKETS
        }
        _ => scheme.len(),
    }
}

/// The text before an ASCII character, and the text after it, which is empty if the character does not occur.
const fn cut(text: &str, character: u8) -> (&str, &str) {
    let mut at = 0;
    while at < text.len() {
        if text.as_bytes()[at] == character {
            let (before, rest) = text.split_at(at);
            return (before, rest.split_at(1).1);
        }
        at += 1;
    }
    (text, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_the_longest_scheme_before_a_userinfo() {
        let longest = SchemeInfo::all().filter(|info| info.userinfo_follows()).map(|info| info.name.len()).max();
        assert_eq!(longest, Some(LONGEST_BEFORE_USERINFO));
    }
}
