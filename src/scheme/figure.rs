//! The fields of a URI drawn under its text.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::SchemeUri;
use crate::figure::Figure;
use crate::text::scan::span;

impl<'t> SchemeUri<'t> {
    /// Draws the fields that the specification of the scheme names under the text, in lines of no more than `width` columns (but
    /// no fewer than 20). A field that is not contiguous in the text is not drawn, nor is one inside another field that is drawn.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::SchemeUri;
    ///
    /// let uri = Uri::parse("http://example.com/a?b")?;
    /// let typed = SchemeUri::from_uri(&uri)?.unwrap();
    /// assert_eq!(typed.figure(80).to_string(), r"
    /// http://example.com/a?b
    ///        \_________/\/ |
    ///             |     |  |
    ///            host   |  query
    ///                  path
    /// ".trim_start_matches('\n'));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn figure(&self, width: usize) -> impl fmt::Display + fmt::Debug + Clone + use<'t> {
        let uri = self.uri();
        let text = uri.components().text();
        let mut fields: Vec<(&str, Range<usize>)> = Vec::new();
        for field in self.fields() {
            let span = field.text.and_then(|slice| span(text, slice));
            let is_free = |span: &Range<usize>| fields.last().is_none_or(|(_, last)| last.end <= span.start);
            fields.extend(span.filter(is_free).map(|span| (field.name, span)));
        }
        Figure::new(uri.components().redacted(), text, fields, width)
    }
}
