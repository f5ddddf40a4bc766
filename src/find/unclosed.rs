//! URIs that are broken into lines, read line by line.

use alloc::string::String;

use super::options::FindOptions;
use super::{CLOSING, OPENING};
use crate::error::{ParseError, ParseErrorKind};
use crate::parse::notation::without_label;
use crate::reference::kind::WithScheme;
use crate::reference::reference::Reference;
use crate::repair::wrapping::unbroken;
use crate::text::delimiter::{AUTHORITY, SCHEME, USERINFO};
use crate::text::percent_encoded;
use crate::text::scan::last_any;

impl<K: WithScheme<Uri = K>> Reference<K, &str> {
    /// Whether a URI, or an IRI, that is broken into lines may continue after the text: its last angle bracket is open,
    /// and what follows it could be the beginning of one.
    ///
    /// To search running text line by line, join lines as long as this returns true. This finds everything except URIs
    /// that are broken before the colon of their scheme: for those, any word after `<` would have to wait for the next
    /// line. It takes time in proportion to the length of the text.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert!(Uri::is_unclosed_in("See <http://example.com/long/"));
    /// assert!(!Uri::is_unclosed_in("See <http://example.com/long/\n  path> for more."));
    /// assert!(!Uri::is_unclosed_in("if a < b"));
    /// ```
    #[must_use]
    pub fn is_unclosed_in(text: &str) -> bool {
        let last = last_any(text.as_bytes(), [OPENING, CLOSING]).filter(|&at| text.as_bytes()[at] == OPENING);
        last.is_some_and(|opening| may_continue::<K>(&text[opening + 1..]))
    }
}

/// Whether the text after an angle bracket may be the beginning of a URI.
fn may_continue<K: WithScheme>(inside: &str) -> bool {
    let written = without_label(inside);
    let Some((scheme, rest)) = written.split_once(SCHEME) else {
        // Only the label `URL:`.
        return written.is_empty() && !inside.trim_ascii().is_empty();
    };
    let joined = unbroken(written);
    let text = joined.as_deref().unwrap_or(written);
    let may_continue = |error: ParseError| match error.kind() {
        ParseErrorKind::End => true,
        ParseErrorKind::PercentEncoding => error.offset() + percent_encoded::LENGTH > text.len(),
        // An invalid port may be a password, and end in an incomplete percent-encoded byte.
        _ => ["", "0", "00"].iter().any(|rest| Reference::<K, String>::parse([text, rest, USERINFO].concat()).is_ok()),
    };
    let options = FindOptions::new();
    let begins =
        rest == AUTHORITY || (rest.is_empty() && options.takes_any_path(scheme)) || options.may_begin(scheme, rest);
    begins && Reference::<K, &str>::parse(text).map_or_else(may_continue, |_| true)
}
