//! What IANA's registry says of a scheme, as data (RFC 7595).

use core::cmp::Ordering;
use core::fmt;

/// The entry of a scheme in IANA's registry of URI schemes.
///
/// RFC 7595 is the registry's document. The crate contains one edition of the registry, which the heading of
/// `data/uri-schemes.tsv` names.
///
/// ```
/// use pest_uri::{Registration, RegistrationStatus};
///
/// let registration = Registration::for_scheme("MailTo").unwrap();
/// assert_eq!((registration.scheme, registration.status), ("mailto", RegistrationStatus::Permanent));
/// assert!(registration.references().eq(["RFC6068"]));
/// assert_eq!(registration.default_port, None);
///
/// assert_eq!(Registration::for_scheme("ldap").unwrap().default_port, Some(389));
/// assert!(Registration::for_scheme("foo").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Registration {
    /// The scheme, in lower case.
    pub scheme: &'static str,
    /// Whether it is registered permanently, provisionally, or as historical.
    pub status: RegistrationStatus,
    /// The default port, 1 to 65535. The registry has none: it is from the scheme's specification.
    pub default_port: Option<u16>,
    references: &'static str,
}

impl Registration {
    /// The entry of a scheme, ignoring case; `None` if the registry has none.
    #[must_use]
    pub const fn for_scheme(scheme: &str) -> Option<Self> {
        let mut entries = ENTRIES;
        while !entries.is_empty() {
            let (before, rest) = entries.split_at(line_start(entries, entries.len() / 2));
            let (line, after) = cut(rest, b'\n');
            match compare(scheme, cut(line, b'\t').0) {
                Ordering::Less => entries = before,
                Ordering::Equal => return Some(Self::read(line)),
                Ordering::Greater => entries = after,
            }
        }
        None
    }

    /// All entries, sorted by scheme.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        ENTRIES.lines().map(Self::read)
    }

    /// The references of the entry, as the registry has them: `RFC6068`, `RFC9110, Section 4.2.1`, a draft, an address of the
    /// web, or the name of a contact, with `_` for spaces.
    pub fn references(&self) -> impl Iterator<Item = &'static str> + Clone + use<> {
        self.references.split("; ")
    }

    const fn read(line: &'static str) -> Self {
        let (scheme, rest) = cut(line, b'\t');
        let (status, rest) = cut(rest, b'\t');
        let (references, port) = cut(rest, b'\t');
        let status = match status.as_bytes() {
            b"permanent" => RegistrationStatus::Permanent,
            b"provisional" => RegistrationStatus::Provisional,
            _ => RegistrationStatus::Historical,
        };
        let default_port = match u16::from_str_radix(port, 10) {
            Ok(port) => Some(port),
            Err(_) => None,
        };
        Registration { scheme, status, default_port, references }
    }
}

/// The status of a scheme in IANA's registry (RFC 7595).
///
/// ```
/// use pest_uri::{Registration, RegistrationStatus};
///
/// assert_eq!(Registration::for_scheme("http").unwrap().status, RegistrationStatus::Permanent);
/// assert_eq!(Registration::for_scheme("git").unwrap().status.to_string(), "provisional");
/// assert_eq!(Registration::for_scheme("wais").unwrap().status.name(), "historical");
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

/// The lines of the file after its heading, sorted by scheme: scheme, status, references, default port.
const ENTRIES: &str = {
    let mut text = include_str!("../../data/uri-schemes.tsv");
    while let Some(b'#') = text.as_bytes().first() {
        text = cut(text, b'\n').1;
    }
    text
};

/// The start of the line that contains this index.
const fn line_start(text: &str, mut at: usize) -> usize {
    while at > 0 && text.as_bytes()[at - 1] != b'\n' {
        at -= 1;
    }
    at
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

/// Compares a scheme, ignoring its case, with one in lower case.
const fn compare(scheme: &str, lower: &str) -> Ordering {
    let (a, b) = (scheme.as_bytes(), lower.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() {
        let byte = a[at].to_ascii_lowercase();
        if byte < b[at] {
            return Ordering::Less;
        } else if byte > b[at] {
            return Ordering::Greater;
        }
        at += 1;
    }
    // One is a prefix of the other.
    if a.len() < b.len() {
        Ordering::Less
    } else if a.len() > b.len() {
        Ordering::Greater
    } else {
        Ordering::Equal
    }
}
