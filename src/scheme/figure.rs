//! The fields of a URI drawn under its text.

use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

use super::SchemeUri;
use crate::figure::Drawing;
use crate::reference::reference::Uri;
use crate::text::scan::span;

/// The fields that the specification of a scheme names, drawn under the text of a URI.
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
///
/// A field that is not contiguous in the text is not drawn, nor is one inside another field that is drawn.
#[derive(Clone)]
pub struct SchemeFigure<'t> {
    uri: Uri<&'t str>,
    drawing: Drawing<'t>,
}

impl<'t> SchemeUri<'t> {
    /// Draws the fields under the text, in lines of no more than `width` columns (but no fewer than 20).
    #[must_use]
    pub fn figure(&self, width: usize) -> SchemeFigure<'t> {
        let uri = self.uri();
        let text = uri.components().text();
        let mut fields: Vec<(&str, Range<usize>)> = Vec::new();
        for field in self.fields() {
            let span = field.text.and_then(|slice| span(text, slice));
            let is_free = |span: &Range<usize>| fields.last().is_none_or(|(_, last)| last.end <= span.start);
            fields.extend(span.filter(is_free).map(|span| (field.name, span)));
        }
        SchemeFigure { uri, drawing: Drawing { text, parts: fields, width: width.max(20) } }
    }
}

impl fmt::Debug for SchemeFigure<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("SchemeFigure").field("uri", &self.uri).field("width", &self.drawing.width).finish()
    }
}

impl fmt::Display for SchemeFigure<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing.fmt(formatter)
    }
}
