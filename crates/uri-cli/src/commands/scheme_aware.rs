//! The result of a scheme's specification for a text, for `uri parse --scheme-aware`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use pest_uri::{Field, FromGrammarError, Iri};
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
    parts: Option<(AnyType, Vec<Field<'t>>)>,
    error: Option<(AnyType, FromGrammarError)>,
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
        match uri_schemes::read(text).map(|(ty, read)| (ty, read.and_then(|_| ty.fields_of(text)))) {
            Some((ty, Ok(fields))) => ByScheme { text, parts: Some((ty, fields)), error: None },
            Some((ty, Err(error))) => ByScheme { text, parts: None, error: Some((ty, error)) },
            None => ByScheme::default(),
        }
    }

    /// The text without secrets, if a type reads it.
    pub fn shown(&self) -> Option<String> {
        self.parts.as_ref().map(|(ty, _)| ty.redacted(self.text).to_string())
    }

    /// Whether a type reads the text, which has none of its schemes: a remote of git, `git@example.com:project.git`.
    pub fn is_without_scheme(&self) -> bool {
        let scheme = self.text.split_once(':').map(|(scheme, _)| scheme);
        self.parts.as_ref().is_some_and(|(ty, _)| {
            !scheme.is_some_and(|scheme| ty.schemes.iter().any(|known| known.eq_ignore_ascii_case(scheme)))
        })
    }

    pub fn fields(&self) -> &[Field<'t>] {
        self.parts.as_ref().map_or(&[], |(_, fields)| fields)
    }

    /// Draws the figure of the parts, if one of them has a text of its own, and lists the others.
    pub fn draw(&self, out: &mut Buffer, width: usize) -> io::Result<()> {
        if self.fields().iter().any(|field| field.text.is_some()) {
            let figure = format!("\n{}", Field::figure(self.text, self.fields(), width));
            out.write_all(escape::escape_lines(&figure).as_bytes())?;
        }
        fields::list(out, self.fields().iter().filter(|part| part.text.is_none()))
    }

    /// Lists the parts, one a line.
    pub fn list(&self, out: &mut Buffer) -> io::Result<()> {
        let label = out.styles.label;
        if let Some((ty, _)) = &self.parts {
            writeln!(out, "  {label}as {}{label:#}, by {}", ty.rule(), ty.section())?;
        }
        fields::list(out, self.fields().iter())
    }

    /// Prints the rules of the scheme that are tried on a text, also on one that they reject.
    pub fn trace(text: &str, out: &mut Buffer) -> io::Result<()> {
        uri_schemes::read(text).map_or(Ok(()), |(ty, _)| write!(out, "{}", ty.grammar.trace(text)))
    }

    /// Prints the tree by the rule of the scheme.
    pub fn tree(&self, out: &mut Buffer) -> io::Result<()> {
        let tree = self.parts.as_ref().and_then(|(ty, _)| ty.grammar.parse(self.text).ok());
        tree.map_or(Ok(()), |tree| write!(out, "{tree}"))
    }

    /// Returns the parts as one JSON object.
    pub fn object(&self) -> Option<impl Serialize> {
        self.parts.as_ref().map(|_| FieldsJson(Cow::Borrowed(self.fields())))
    }

    /// Returns the error as a JSON object.
    pub fn error(&self) -> Option<impl Serialize + use<>> {
        #[derive(serde::Serialize)]
        struct SchemeErrorJson {
            message: String,
            rule: Option<&'static str>,
            section: Option<&'static str>,
            offset: usize,
        }
        let (_, error) = self.error.as_ref()?;
        let report = error.report(self.text);
        let (rule, section) = (report.rule(), report.section());
        Some(SchemeErrorJson { message: error.to_string(), rule, section, offset: error.offset() })
    }

    /// Returns the error.
    pub fn diagnostic(self) -> Option<Diagnostic> {
        let (ty, error) = self.error?;
        Some(Diagnostic::from_grammar_error(ty, error, self.text))
    }
}
