//! A URI that was found.

use alloc::string::String;
use alloc::vec;
use core::fmt;
use core::ops::Range;

use crate::redact::{Redacted, passwords_in_piece};
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::text::delimiter::{SCHEME, USERINFO};

/// The scheme of an email address (RFC 6068).
pub(super) const MAILTO: &str = "mailto:";

/// A URI, or an IRI, and its range in a text.
pub struct Found<'t, K: Kind> {
    pub(super) start: usize,
    pub(super) written: &'t str,
    pub(super) uri: FoundUri<'t, K>,
    pub(super) is_truncated: bool,
}

/// A URI as it is written; or joined from several lines, decoded, or completed with a scheme.
pub(super) enum FoundUri<'t, K: Kind> {
    AsWritten(Reference<K, &'t str>),
    Made(Reference<K, String>),
}

impl<'t, K: Kind> Found<'t, K> {
    /// Its range in bytes: without the angle brackets or quotes around it, and with the line breaks in it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.start..self.start + self.written.len()
    }

    /// The text in that range, with the line breaks in it.
    #[must_use]
    pub fn as_written(&self) -> &'t str {
        self.written
    }

    /// Whether the word continues after it with characters that are not allowed there, so that the author may have
    /// intended more: a placeholder, a `%` that encodes nothing, or, after a URI, characters that only an IRI has.
    ///
    /// ```
    /// use pest_uri::{Iri, Uri};
    ///
    /// let is_truncated = |text| Uri::find_in(text).next().map(|found| found.is_truncated());
    /// for text in ["http://h/{id}", "http://h/%s", "http://h/straße"] {
    ///     assert_eq!(is_truncated(text), Some(true), "{text}");
    /// }
    /// for text in ["http://h/a, and", "(http://h/a)", "[http://h/a]", "http://h/a|"] {
    ///     assert_eq!(is_truncated(text), Some(false), "{text}");
    /// }
    /// assert!(!Iri::find_in("http://h/straße").next().unwrap().is_truncated());
    /// ```
    #[must_use]
    pub fn is_truncated(&self) -> bool {
        self.is_truncated
    }

    /// The URI itself: without line breaks, with the scheme that it has or lacks in the text, and with `&` for `&amp;`
    /// if the text is HTML.
    #[must_use]
    pub fn uri(&self) -> Reference<K, &str> {
        match &self.uri {
            FoundUri::AsWritten(uri) => *uri,
            FoundUri::Made(uri) => uri.borrow(),
        }
    }

    /// The URI itself, as an owned one.
    #[must_use]
    pub fn into_uri(self) -> Reference<K, String> {
        match self.uri {
            FoundUri::AsWritten(uri) => uri.to_owned(),
            FoundUri::Made(uri) => uri,
        }
    }
}

impl<K: Kind> Clone for Found<'_, K> {
    fn clone(&self) -> Self {
        let uri = match &self.uri {
            FoundUri::AsWritten(uri) => FoundUri::AsWritten(*uri),
            FoundUri::Made(uri) => FoundUri::Made(uri.clone()),
        };
        Found { uri, ..*self }
    }
}

impl<K: Kind> fmt::Debug for Found<'_, K> {
    /// Redacts the passwords, also one that the URI ends in: the text after it may have the `@`. The text before an
    /// address may make its local part a password: `app:secret@example.org`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.uri().as_str();
        let local_part = || text.strip_prefix(MAILTO)?.find(USERINFO).map(|length| MAILTO.len()..MAILTO.len() + length);
        let hidden = if self.written.contains(SCHEME) { None } else { local_part() };
        let redacted = Redacted::with_hidden(text, hidden.map_or_else(|| passwords_in_piece(text), |it| vec![it]));
        let uri = format_args!("{}({redacted:?})", K::NAME);
        formatter.debug_struct("Found").field("range", &self.range()).field("uri", &uri).finish()
    }
}
