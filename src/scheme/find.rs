//! URIs in running text that their schemes accept.

use super::SchemeUri;
use crate::find::FindIn;

impl<K> FindIn<'_, K> {
    /// Leaves out a URI without `//` that its scheme's specification rejects before the query, if
    /// [`scheme`](crate::scheme) has its grammar: people write `tel:me` without intending a URI. A query may
    /// hold more than the scheme accepts: `mailto:a@b?subject=x/y`.
    ///
    /// Checking a URI against its specification may take some hundred bytes of memory for each byte of the
    /// URI.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let text = "tel:me or tel:+1-201-555-0123";
    /// let found: Vec<_> = Uri::find_in(text).scheme_aware().map(|found| found.into_uri()).collect();
    /// assert_eq!(found, ["tel:+1-201-555-0123"]);
    /// assert_eq!(Uri::find_in(text).count(), 2);
    /// ```
    #[must_use]
    pub fn scheme_aware(mut self) -> Self {
        self.is_accepted = |uri| SchemeUri::from_uri(&uri).is_ok();
        self
    }
}
