//! The result of a scheme's specification for a URI, for `uri parse --scheme-aware`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use pest_uri::scheme::{SchemeError, SchemeUri};
use pest_uri::{Iri, Uri};
use serde::Serialize;

use crate::output::escape;
use crate::output::fields::{self, FieldsJson};
use crate::output::record::Buffer;

/// A URI parsed by the specification of its scheme. Both are `None` for a scheme without a grammar.
#[derive(Default)]
pub struct ByScheme<'t> {
    typed_uri: Option<SchemeUri<'t>>,
    pub error: Option<SchemeError>,
}

/// Returns the text that is checked against the specification of the scheme: a URI, or the URI to
/// which an IRI maps (RFC 3987, section 3.1).
pub fn to_uri(text: &str) -> Cow<'_, str> {
    match Iri::parse(text) {
        Ok(iri) if !text.is_ascii() => Cow::Owned(iri.to_uri().into_string()),
        _ => Cow::Borrowed(text),
    }
}

impl<'t> ByScheme<'t> {
    pub fn new(text: &'t str) -> Self {
        let Ok(uri) = Uri::parse(text) else { return ByScheme::default() };
        match SchemeUri::from_uri(&uri) {
            Ok(typed_uri) => ByScheme { typed_uri, error: None },
            Err(error) => ByScheme { typed_uri: None, error: Some(error) },
        }
    }

    /// Draws the figure of the parts.
    pub fn draw(&self, out: &mut Buffer, width: usize) -> io::Result<()> {
        let Some(uri) = &self.typed_uri else { return Ok(()) };
        let figure = format!("\n{}", uri.figure(width));
        out.write_all(escape::escape_lines(&figure).as_bytes())?;
        // A part that is not contiguous in the text has no position in the figure.
        fields::list(out, uri.fields().iter().filter(|part| part.text.is_none()))
    }

    /// Lists the parts, one a line.
    pub fn list(&self, out: &mut Buffer) -> io::Result<()> {
        let Some(uri) = &self.typed_uri else { return Ok(()) };
        let scheme = uri.uri().scheme().to_ascii_lowercase();
        let label = out.styles.label;
        let rule = SchemeUri::known().find(|(known, _)| *known == scheme);
        if let Some((scheme, rule)) = rule {
            writeln!(out, "  {label}as {scheme}{label:#}, by {}", rule.section)?;
        }
        fields::list(out, uri.fields().iter())
    }

    /// Prints the tree by the rule of the scheme.
    pub fn tree(&self, out: &mut Buffer) -> io::Result<()> {
        let Some(uri) = &self.typed_uri else { return Ok(()) };
        match SchemeUri::parse_tree(&uri.uri()) {
            Ok(Some(tree)) => write!(out, "{tree}"),
            _ => Ok(()),
        }
    }

    /// Returns the parts as one JSON object.
    pub fn object(&self) -> Option<impl Serialize + use<'t>> {
        self.typed_uri.as_ref().map(|uri| FieldsJson(uri.fields().into()))
    }

    /// Returns the error as a JSON object.
    pub fn error(&self) -> Option<impl Serialize + use<>> {
        #[derive(serde::Serialize)]
        struct SchemeErrorJson {
            message: String,
            rule: &'static str,
            section: &'static str,
            offset: Option<usize>,
        }
        let error = self.error?;
        Some(SchemeErrorJson {
            message: error.to_string(),
            rule: error.rule(),
            section: error.section(),
            offset: error.offset(),
        })
    }
}
