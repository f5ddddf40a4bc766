//! URIs in running text that their schemes accept.

use super::SchemeUri;
use crate::find::FindOptions;

impl FindOptions<'_> {
    /// Whether a URI without `//` is left out that its scheme's specification rejects before the query, if
    /// [`scheme`](crate::scheme) has its grammar: people write `tel:me` without intending a URI. A query may
    /// hold more than the scheme accepts: `mailto:a@b?subject=x/y`.
    ///
    /// Checking a URI against its specification may take some hundred bytes of memory for each byte of the
    /// URI.
    ///
    /// ```
    /// use pest_uri::{FindOptions, Uri};
    ///
    /// let text = "tel:me or tel:+1-201-555-0123";
    /// let found: Vec<_> = Uri::find_in_with(text, FindOptions::new().scheme_aware(true)).map(|found| found.into_uri()).collect();
    /// assert_eq!(found, ["tel:+1-201-555-0123"]);
    /// assert_eq!(Uri::find_in(text).count(), 2);
    /// ```
    #[must_use]
    pub const fn scheme_aware(mut self, checked: bool) -> Self {
        self.is_accepted = if checked { |uri| SchemeUri::from_uri(&uri).is_ok() } else { |_| true };
        self
    }
}
