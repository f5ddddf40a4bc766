//! Redacting references, and texts that may be references.

use borrow_or_share::BorrowOrShare;

use crate::redact::Redacted;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;

/// Redacts a text that may or may not be a reference, for a message or a log.
///
/// `***` replaces everything between a `:` in what any program may read as a userinfo, and the `@` after it. Nothing
/// else is hidden. [`Redacted`] describes the rule in detail.
///
/// ```
/// use pest_uri::redact;
///
/// assert_eq!(redact("ftp://anna:secret@h/").to_string(), "ftp://anna:***@h/");
/// assert_eq!(redact("postgres://u:pa/ss#1@h/db").to_string(), "postgres://u:***@h/db");
/// assert_eq!(redact("http:/u:secret@h/").to_string(), "http:/u:***@h/");
/// assert_eq!(redact("jdbc:mysql://u:secret@h/").to_string(), "jdbc:mysql://u:***@h/");
/// assert_eq!(redact("app:secret@db/orders").to_string(), "app:***@db/orders");
/// assert_eq!(redact("urn:example:a:b@c").to_string(), "urn:example:a:b@c");
/// ```
#[must_use]
pub fn redact(text: &str) -> Redacted<'_> {
    Redacted::of_any(text)
}

impl<'i, 'o, K: Kind, T: BorrowOrShare<'i, 'o, str>> Reference<K, T> {
    /// The text for people and logs: `***` replaces the password of the userinfo, and those of nested references, by
    /// the rule that [`Redacted`] describes.
    ///
    /// `Debug` shows the same. [`Display`](core::fmt::Display) of the reference shows the password. Methods of
    /// [`Redacted`] hide more.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("ftp://anna:secret@h/?token=x#f")?;
    /// assert_eq!(uri.redacted().to_string(), "ftp://anna:***@h/?token=x#f");
    /// let redacted = uri.redacted().without_userinfo().without_values(&["token"]).without_fragment();
    /// assert_eq!(redacted.to_string(), "ftp://***@h/?token=***#***");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[doc(alias = "masked")]
    #[must_use]
    pub fn redacted(&'i self) -> Redacted<'o> {
        self.components().redacted()
    }
}
