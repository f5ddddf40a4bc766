//! Errors in an input, as a report and as JSON.

use command_output::excerpt::excerpt;
use pest_uri::scheme::SchemeError;
use pest_uri::{EditError, ParseError, Report, TemplateError, Uri};
use serde::Serialize;

use crate::output::escape::escape;
use crate::output::message::redacted;
use crate::output::styles::Styles;

/// An error in an input.
#[derive(Clone)]
pub struct Diagnostic {
    object: Box<DiagnosticJson>,
    /// The report and the rejected text, if a text was rejected.
    report: Option<Box<[String; 2]>>,
}

/// The JSON object of a diagnostic.
#[derive(Clone, Default, Serialize)]
pub struct DiagnosticJson {
    message: String,
    /// The part of the input or of the command line with the error, unless it is the whole input.
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<&'static str>,
    /// The text of that part, without passwords.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    component: Option<&'static str>,
    offset: Option<usize>,
    expected: Vec<String>,
    rule: Option<&'static str>,
    section: Option<&'static str>,
    notes: Vec<String>,
    repair: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
}

impl Diagnostic {
    pub fn new(message: impl Into<String>) -> Self {
        Diagnostic::with_offset(None, message)
    }

    pub fn at_offset(offset: usize, message: impl Into<String>) -> Self {
        Diagnostic::with_offset(Some(offset), message)
    }

    pub fn with_offset(offset: Option<usize>, message: impl Into<String>) -> Self {
        let object = DiagnosticJson { message: message.into(), offset, ..DiagnosticJson::default() };
        Diagnostic { object: Box::new(object), report: None }
    }

    /// Creates a diagnostic for a rejected text.
    pub fn from_parse_error(error: ParseError, text: &str) -> Self {
        let report = error.report(text);
        let object = DiagnosticJson {
            message: error.to_string(),
            component: error.component().map(|it| it.name()),
            offset: Some(error.offset()),
            expected: report.expected(),
            rule: report.rule(),
            section: report.section(),
            notes: report.notes(),
            repair: shown_repair(&report, text),
            ..DiagnosticJson::default()
        };
        Diagnostic { object: Box::new(object), report: Some(Box::new([report.to_string(), text.to_owned()])) }
    }

    /// Creates a diagnostic for a URI that the specification of its scheme rejects.
    pub fn from_scheme_error(error: SchemeError, text: &str) -> Self {
        let report = error.report(text);
        let object = DiagnosticJson {
            message: error.to_string(),
            offset: error.offset(),
            expected: report.expected(),
            rule: Some(error.rule()),
            section: Some(error.section()),
            notes: report.notes(),
            repair: shown_repair(&report, text),
            ..DiagnosticJson::default()
        };
        Diagnostic { object: Box::new(object), report: Some(Box::new([report.to_string(), text.to_owned()])) }
    }

    /// Creates a diagnostic for a text that is not a template.
    pub fn from_template_error(error: TemplateError, text: &str) -> Self {
        let report = error.report(text);
        let object = DiagnosticJson {
            message: error.to_string(),
            offset: Some(error.offset()),
            expected: report.expected(),
            rule: report.rule(),
            section: report.section(),
            ..DiagnosticJson::default()
        };
        Diagnostic { object: Box::new(object), report: Some(Box::new([report.to_string(), text.to_owned()])) }
    }

    /// Creates a diagnostic for a value that cannot be set.
    pub fn from_edit_error(error: EditError, value: &str) -> Self {
        match error {
            EditError::Syntax(error) => Diagnostic::from_parse_error(error, value),
            other => Diagnostic::new(other.to_string()),
        }
    }

    /// Creates a diagnostic for a text with several possible meanings.
    pub fn ambiguous(message: String, candidates: &[Uri<String>]) -> Self {
        let mut diagnostic = Diagnostic::new(message);
        diagnostic.object.candidates = candidates.iter().map(|uri| redacted(uri.as_str())).collect();
        diagnostic
    }

    /// Adds the name of the part with the error.
    pub fn in_part(mut self, part: &'static str) -> Self {
        self.object.part = Some(part);
        self.object.text = self.report.as_ref().map(|report| redacted_part(part, &report[1]));
        if part == USERINFO {
            self.object.repair = None;
        }
        self
    }

    /// Adds a note.
    pub fn with_note(mut self, note: &str) -> Self {
        self.object.notes.push(note.to_owned());
        if let Some(report) = &mut self.report {
            report[0] += &line("note", note);
        }
        self
    }

    /// Returns the message.
    pub fn message(&self) -> &str {
        &self.object.message
    }

    /// Returns the name of the part with the error, unless it is the whole input.
    pub fn part(&self) -> Option<&'static str> {
        self.object.part
    }

    /// Returns the offset of the error in bytes.
    pub fn offset(&self) -> Option<usize> {
        self.object.offset
    }

    /// Returns the JSON object.
    pub fn object(&self) -> &DiagnosticJson {
        &self.object
    }

    /// Draws the report, with the input if no other text was rejected. Its first word is coloured.
    pub fn draw(&self, input: &str, styles: Styles) -> String {
        let part = self.object.part.map_or(String::new(), |part| format!("{part}:\n"));
        let report = match &self.report {
            Some(report) => report[0].clone(),
            None => self.draw_message(input),
        };
        let (error, rest) = (styles.error, report.strip_prefix("error").unwrap_or(&report));
        format!("{part}{error}error{error:#}{rest}")
    }

    fn draw_message(&self, input: &str) -> String {
        let DiagnosticJson { message, offset, notes, candidates, .. } = &*self.object;
        let mut drawn = format!("error: {}\n", escape(message));
        if !input.is_empty() {
            drawn += &redacted_excerpt(input, *offset);
        }
        drawn.extend(candidates.iter().map(|candidate| line("perhaps", candidate)));
        drawn.extend(notes.iter().map(|note| line("note", note)));
        drawn
    }
}

/// Returns the repaired text, unless a password is in it.
fn shown_repair(report: &Report<'_>, text: &str) -> Option<String> {
    let is_shown = |text: &str| redacted(text) == text;
    report.repaired().filter(|repair| is_shown(repair) && is_shown(text))
}

/// The name of the part that is a userinfo.
const USERINFO: &str = "userinfo";

/// Returns the text of a part without passwords.
fn redacted_part(part: &str, text: &str) -> String {
    match text.split_once(':').filter(|_| part == USERINFO) {
        Some((user, _)) => format!("{user}:***"),
        None => redacted(text),
    }
}

fn line(label: &str, text: &str) -> String {
    format!("{:<9} {text}\n", format!("{label}:"))
}

/// Returns the beginning of a text without passwords, with a mark under the error.
fn redacted_excerpt(text: &str, offset: Option<usize>) -> String {
    let redacted = redacted(text);
    // Redaction before the offset moves it.
    let offset = offset.and_then(|offset| text.split_at_checked(offset)).and_then(|(before, rest)| {
        if redacted.starts_with(before) { Some(before.len()) } else { redacted.strip_suffix(rest).map(str::len) }
    });
    excerpt(&redacted, offset)
}
