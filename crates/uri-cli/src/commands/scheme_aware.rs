//! The result of a scheme's specification for a text, for `uri parse --scheme-aware`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use pest_uri::scheme::{SchemeError, SchemeUri};
use pest_uri::{Field, FromGrammarError, Iri, Uri};
use serde::Serialize;
use uri_schemes::AnyType;

use crate::output::diagnostic::Diagnostic;
use crate::output::escape;
use crate::output::fields::{self, FieldsJson};
use crate::output::record::Buffer;

/// A text parsed by the specification of its scheme. A scheme without a grammar gives neither parts nor an error.
#[derive(Default)]
pub struct ByScheme<'t> {
    text: &'t str,
    parts: Option<Parts<'t>>,
    error: Option<Error>,
}

enum Parts<'t> {
    /// By a grammar of the library.
    Library(Box<SchemeUri<'t>>),
    /// By a type of `uri-schemes`.
    Type(AnyType, Vec<Field<'static>>),
}

enum Error {
    Library(SchemeError),
    Type(AnyType, FromGrammarError),
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
    /// Parses a text, which may be valid by the grammar of its scheme alone: a connection string with several hosts.
    pub fn new(text: &'t str) -> Self {
        match uri_schemes::read(text) {
            Some((ty, Ok(value))) => ByScheme { text, parts: Some(Parts::Type(ty, value.fields)), error: None },
            Some((ty, Err(error))) => ByScheme { text, parts: None, error: Some(Error::Type(ty, error)) },
            None => ByScheme::by_library(text),
        }
    }

    fn by_library(text: &'t str) -> Self {
        let Ok(uri) = Uri::parse(text) else { return ByScheme::default() };
        match SchemeUri::from_uri(&uri) {
            Ok(typed_uri) => ByScheme { text, parts: typed_uri.map(|uri| Parts::Library(Box::new(uri))), error: None },
            Err(error) => ByScheme { text, parts: None, error: Some(Error::Library(error)) },
        }
    }

    /// The text without secrets, if a type of `uri-schemes` reads it.
    pub fn shown(&self) -> Option<String> {
        match &self.parts {
            Some(Parts::Type(ty, _)) => Some(ty.redacted(self.text).to_string()),
            _ => None,
        }
    }

    fn fields(&self) -> Cow<'_, [Field<'_>]> {
        match &self.parts {
            Some(Parts::Library(uri)) => Cow::Owned(uri.fields()),
            Some(Parts::Type(_, fields)) => Cow::Borrowed(fields),
            None => Cow::Borrowed(&[]),
        }
    }

    /// Draws the figure of the parts.
    pub fn draw(&self, out: &mut Buffer, width: usize) -> io::Result<()> {
        if let Some(Parts::Library(uri)) = &self.parts {
            let figure = format!("\n{}", uri.figure(width));
            out.write_all(escape::escape_lines(&figure).as_bytes())?;
        }
        // A part that is not contiguous in the text has no position in the figure.
        fields::list(out, self.fields().iter().filter(|part| part.text.is_none()))
    }

    /// Lists the parts, one a line.
    pub fn list(&self, out: &mut Buffer) -> io::Result<()> {
        let label = out.styles.label;
        match &self.parts {
            Some(Parts::Library(uri)) => {
                let scheme = uri.uri().scheme().to_ascii_lowercase();
                let rule = SchemeUri::known().find(|(known, _)| *known == scheme);
                if let Some((scheme, rule)) = rule {
                    writeln!(out, "  {label}as {scheme}{label:#}, by {}", rule.section)?;
                }
            }
            Some(Parts::Type(ty, ..)) => writeln!(out, "  {label}as {}{label:#}, by {}", ty.rule(), ty.section())?,
            None => {}
        }
        fields::list(out, self.fields().iter())
    }

    /// Prints the tree by the rule of the scheme.
    pub fn tree(&self, out: &mut Buffer) -> io::Result<()> {
        let tree = match &self.parts {
            Some(Parts::Library(uri)) => SchemeUri::parse_tree(&uri.uri()).ok().flatten(),
            Some(Parts::Type(ty, _)) => ty.grammar.parse(self.text).ok(),
            None => None,
        };
        tree.map_or(Ok(()), |tree| write!(out, "{tree}"))
    }

    /// Returns the parts as one JSON object.
    pub fn object(&self) -> Option<impl Serialize> {
        self.parts.as_ref().map(|_| FieldsJson(self.fields()))
    }

    /// Returns the error as a JSON object.
    pub fn error(&self) -> Option<impl Serialize + use<>> {
        #[derive(serde::Serialize)]
        struct SchemeErrorJson {
            message: String,
            rule: Option<&'static str>,
            section: Option<&'static str>,
            offset: Option<usize>,
        }
        let error = self.error.as_ref()?;
        Some(match error {
            Error::Library(error) => SchemeErrorJson {
                message: error.to_string(),
                rule: Some(error.rule()),
                section: Some(error.section()),
                offset: error.offset(),
            },
            Error::Type(_, error) => {
                let report = error.report(self.text);
                let (rule, section, offset) = (report.rule(), report.section(), Some(error.offset()));
                SchemeErrorJson { message: error.to_string(), rule, section, offset }
            }
        })
    }

    /// Returns the error.
    pub fn diagnostic(self) -> Option<Diagnostic> {
        Some(match self.error? {
            Error::Library(error) => Diagnostic::from_scheme_error(error, self.text),
            Error::Type(ty, error) => {
                Diagnostic::from_grammar_error(error, self.text, ty.redacted(self.text).to_string())
            }
        })
    }
}
