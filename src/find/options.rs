//! What is searched for in text.

use super::characters::is_end;
use crate::parse::scheme_at_start;
use crate::reference::reference::Uri;
use crate::registry::scheme_info::{FILE, SchemeInfo};
use crate::text::delimiter::{AUTHORITY, SCHEME};

/// Options of [`find_in_with`](crate::Reference::find_in_with): what to find in addition to what
/// [`find_in`](crate::Reference::find_in) finds.
///
/// ```
/// use pest_uri::{FindOptions, Uri};
///
/// let find = |text, options| -> Vec<_> {
///     Uri::find_in_with(text, options).map(|it| it.into_uri().into_string()).collect()
/// };
///
/// // Few `.rs` in a text about Rust are domains of Serbia.
/// let is_domain = |name: &str| !name.ends_with(".rs");
/// let options = FindOptions::new().suffix_references(true).domains(is_domain);
/// assert_eq!(find("main.rs is at example.org/main.rs", options), ["https://example.org/main.rs"]);
///
/// let options = FindOptions::new().email_addresses(true);
/// assert_eq!(find("Write to joe@example.org.", options), ["mailto:joe@example.org"]);
///
/// let options = FindOptions::new().schemes(&["pkg"]);
/// assert_eq!(find("needs pkg:cargo/serde@1.0", options), ["pkg:cargo/serde@1.0"]);
///
/// let options = FindOptions::new().html(true);
/// assert_eq!(find("&lt;http://h/?a&amp;b&gt;", options), ["http://h/?a&b"]);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct FindOptions<'o> {
    schemes: &'o [&'o str],
    pub(super) is_domain: fn(&str) -> bool,
    pub(super) suffix_references: bool,
    pub(super) email_addresses: bool,
    pub(super) html: bool,
    /// Whether the scheme of a URI without `//` accepts it, up to its query.
    pub(super) is_accepted: fn(Uri<&str>) -> bool,
}

impl Default for FindOptions<'_> {
    /// The options of [`find_in`](crate::Reference::find_in), which are [`FindOptions::new`].
    fn default() -> Self {
        Self::new()
    }
}

impl<'o> FindOptions<'o> {
    /// No option.
    #[must_use]
    pub const fn new() -> Self {
        FindOptions {
            schemes: &[],
            is_domain: |_| true,
            suffix_references: false,
            email_addresses: false,
            html: false,
            is_accepted: |_| true,
        }
    }

    /// Which URIs without `//` are found, besides those of `http` and the like: `tel:me` is often written without
    /// intending a URI. The function gets the URI up to its query. All are by default.
    /// `|uri| uri_schemes::accepts(uri.as_str())` asks the specification of the scheme, by the crate `uri-schemes`.
    #[must_use]
    pub const fn accepted_if(self, is_accepted: fn(Uri<&str>) -> bool) -> Self {
        FindOptions { is_accepted, ..self }
    }

    /// More schemes, ignoring case, whose URIs are found without `//`: `pkg`, `matrix`. Those of `mailto`, `urn`,
    /// `data` and the like are always found.
    #[must_use]
    pub const fn schemes(self, schemes: &'o [&'o str]) -> Self {
        FindOptions { schemes, ..self }
    }

    /// Whether URIs without a scheme are found, which RFC 3986 calls suffix references (section 4.5):
    /// `www.example.org/a`, `example.org`. [`Found::uri`](crate::Found::uri) has the scheme `https`.
    ///
    /// Such a URI begins with a domain name, which is at least two labels of letters, digits and hyphens; the last
    /// label has at least two characters and begins with a letter. A port, a path, a query and a fragment may follow.
    /// `main.rs` and `self.text` have the same form: use [`domains`](Self::domains) to say which names are domain
    /// names.
    #[must_use]
    pub const fn suffix_references(self, found: bool) -> Self {
        FindOptions { suffix_references: found, ..self }
    }

    /// Whether email addresses are found: `joe@example.org`. [`Found::uri`](crate::Found::uri) is a `mailto` URI.
    ///
    /// The part before the `@` consists of letters, digits and `.`, `_`, `-`, `+`, `'`. The part after it is a domain
    /// name as for [`suffix_references`](Self::suffix_references).
    #[must_use]
    pub const fn email_addresses(self, found: bool) -> Self {
        FindOptions { email_addresses: found, ..self }
    }

    /// Which names are domain names, for links without a scheme and email addresses. All are by default.
    ///
    /// A program may accept only names that begin with `www.`, those of its own domains, or those with a top-level
    /// domain that exists. Crates such as `tld` and `psl` have lists of these; a list in this crate would soon be out
    /// of date.
    #[must_use]
    pub const fn domains(self, is_domain: fn(&str) -> bool) -> Self {
        FindOptions { is_domain, ..self }
    }

    /// Whether the text is escaped for HTML: `&amp;` is `&`, and so are `&#38;` and `&#x26;`. All numeric references
    /// and the names of ASCII characters are read likewise (`&#x2F;`, `&sol;`, `http&colon;//h`). A URI ends before any
    /// other named reference, such as `&hellip;`. The text is decoded in memory.
    #[must_use]
    pub const fn html(self, html: bool) -> Self {
        FindOptions { html, ..self }
    }

    /// Whether a scheme, and the text after its colon, may begin a URI that is intended as one.
    pub(super) fn may_begin(&self, scheme: &str, rest: &str) -> bool {
        match rest.strip_prefix(AUTHORITY) {
            Some(rest) => !rest.is_empty(),
            None if names_driver(scheme) => is_driver_url(rest),
            None => !rest.is_empty() && self.takes_any_path(scheme) && !is_nested(scheme, rest),
        }
    }

    /// Whether a URI begins at the start of a text, maybe after schemes that contain it.
    pub(super) fn begins_uri(&self, text: &str) -> bool {
        let mut rest = text;
        while let Some(scheme) = scheme_at_start(rest) {
            rest = &rest[scheme.len() + SCHEME.len()..];
            if self.may_begin(scheme, rest) {
                return true;
            }
            if !self.may_contain_uri(scheme) {
                return false;
            }
        }
        false
    }

    /// Whether URIs of a scheme are commonly written without `//`.
    pub(super) fn takes_any_path(&self, scheme: &str) -> bool {
        SchemeInfo::says(scheme, SchemeInfo::is_opaque) || scheme.eq_ignore_ascii_case(FILE) || self.is_own(scheme)
    }

    /// Whether another URI may be the path of a URI with this scheme.
    pub(super) fn may_contain_uri(&self, scheme: &str) -> bool {
        SchemeInfo::says(scheme, SchemeInfo::contains_uri) || self.is_own(scheme)
    }

    fn is_own(&self, scheme: &str) -> bool {
        self.schemes.iter().any(|it| it.eq_ignore_ascii_case(scheme))
    }
}

/// Whether the path of a URI is another URI, which is found first.
fn is_nested(scheme: &str, rest: &str) -> bool {
    SchemeInfo::says(scheme, SchemeInfo::contains_uri) && scheme_at_start(rest).is_some()
}

/// Whether the name of a driver or a provider, and then what only that understands, follows the colon of a scheme:
/// `jdbc:h2:mem:x`, `scm:svn:/a`.
fn names_driver(scheme: &str) -> bool {
    ["jdbc", "r2dbc", "scm"].iter().any(|it| it.eq_ignore_ascii_case(scheme))
}

/// No more names in a row are read, so that a search takes linear time.
const MOST_NAMES: usize = 8;

/// Whether the name of a driver is at the start of a text, and something is after it. If that is a URI with `//`, it is
/// found first.
fn is_driver_url(text: &str) -> bool {
    let mut rest = text;
    for _ in 0..MOST_NAMES {
        let Some(scheme) = scheme_at_start(rest) else { break };
        rest = &rest[scheme.len() + SCHEME.len()..];
    }
    rest.len() < text.len() && rest.starts_with(|it| !is_end(it)) && !rest.starts_with(AUTHORITY)
}
