//! Errors in an input, as a report and as JSON.

use std::iter;

use command_output::excerpt::excerpt;
use pest_uri::{EditError, FromGrammarError, ParseError, Report, Uri, template};
use serde::Serialize;
use uri_schemes::AnyType;

use crate::output::escape::escape;
use crate::output::message::redacted;
use crate::output::styles::Styles;

/// An error in an input. Its notes, its repair and its report are computed when they are printed.
#[derive(Clone)]
pub struct Diagnostic {
    /// What is known without a report.
    object: Box<DiagnosticJson>,
    rejected: Option<Box<Rejected>>,
}

/// A rejected text, and why it is rejected.
#[derive(Clone)]
struct Rejected {
    text: String,
    error: RejectedBy,
}

#[derive(Clone)]
enum RejectedBy {
    Syntax(ParseError),
    Grammar(AnyType, FromGrammarError),
    Template(template::Error),
}

impl Rejected {
    fn report(&self) -> Report<'_> {
        match &self.error {
            RejectedBy::Syntax(error) => error.report(&self.text),
            RejectedBy::Grammar(ty, error) => ty.report(error, &self.text),
            RejectedBy::Template(error) => error.report(&self.text),
        }
    }
}

/// The JSON object of a diagnostic.
#[derive(Clone, Default, Serialize)]
pub struct DiagnosticJson {
    /// The input without secrets, if its scheme has more than passwords.
    #[serde(skip)]
    pub input: Option<String>,
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
        Diagnostic { object: Box::new(object), rejected: None }
    }

    fn from_rejected(error: RejectedBy, offset: Option<usize>, message: String, text: &str) -> Self {
        let rejected = Some(Box::new(Rejected { text: text.to_owned(), error }));
        Diagnostic { rejected, ..Diagnostic::with_offset(offset, message) }
    }

    /// Creates a diagnostic for a rejected text.
    pub fn from_parse_error(error: ParseError, text: &str) -> Self {
        Diagnostic::from_rejected(RejectedBy::Syntax(error), Some(error.offset()), error.to_string(), text)
    }

    /// Creates a diagnostic for a text that a type of a scheme rejects.
    pub fn from_grammar_error(ty: AnyType, error: FromGrammarError, text: &str) -> Self {
        let (offset, message) = (error.offset(), error.to_string());
        let rejected = Diagnostic::from_rejected(RejectedBy::Grammar(ty, error), Some(offset), message, text);
        rejected.with_input(ty.redacted(text).to_string())
    }

    /// Sets the input without secrets.
    pub fn with_input(mut self, shown: String) -> Self {
        self.object.input = Some(shown);
        self
    }

    /// Creates a diagnostic for a text that is not a template.
    pub fn from_template_error(error: template::Error, text: &str) -> Self {
        Diagnostic::from_rejected(RejectedBy::Template(error), Some(error.offset()), error.to_string(), text)
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
        self
    }

    /// Adds a note.
    pub fn with_note(mut self, note: &str) -> Self {
        self.object.notes.push(note.to_owned());
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
    pub fn object(&self) -> DiagnosticJson {
        let mut object = (*self.object).clone();
        let Some(rejected) = &self.rejected else { return object };
        let (report, text) = (rejected.report(), &*rejected.text);
        object.text = object.part.map(|part| redacted_part(part, text));
        object.expected = report.expected();
        (object.rule, object.section) = (report.rule(), report.section());
        if let RejectedBy::Syntax(error) = rejected.error {
            object.component = error.component().map(|it| it.name());
        }
        if !matches!(rejected.error, RejectedBy::Template(_)) {
            object.notes.splice(0..0, report.notes());
            let has_secret = object.input.as_deref().is_some_and(|input| input != text);
            object.repair = shown_repair(&report, text).filter(|_| object.part != Some(USERINFO) && !has_secret);
        }
        object
    }

    /// Returns the part with the error, the message and the notes, on one line.
    pub fn line(&self) -> String {
        let DiagnosticJson { part, message, notes, .. } = &*self.object;
        let part = part.map_or(String::new(), |part| format!("{part}: "));
        let messages: Vec<&str> = iter::once(message).chain(notes).map(String::as_str).collect();
        escape(&(part + &messages.join("; "))).into_owned()
    }

    /// Draws the report, with the input if no other text was rejected. Its first word is coloured.
    pub fn draw(&self, input: &str, styles: Styles) -> String {
        let part = self.object.part.map_or(String::new(), |part| format!("{part}:\n"));
        let has_input = self.object.input.is_some();
        let report = match &self.rejected {
            // A report by the generic syntax does not know the secrets of a scheme.
            Some(rejected) if !has_input || matches!(rejected.error, RejectedBy::Grammar(..)) => {
                rejected.report().to_string() + &self.draw_notes()
            }
            _ => self.draw_message(input),
        };
        let (error, rest) = (styles.error, report.strip_prefix("error").unwrap_or(&report));
        format!("{part}{error}error{error:#}{rest}")
    }

    fn draw_notes(&self) -> String {
        self.object.notes.iter().map(|note| line("note", note)).collect()
    }

    fn draw_message(&self, input: &str) -> String {
        let DiagnosticJson { message, offset, candidates, .. } = &*self.object;
        let mut drawn = format!("error: {}\n", escape(message));
        if !input.is_empty() {
            let shown = self.object.input.clone().unwrap_or_else(|| redacted(input));
            drawn += &redacted_excerpt(input, &shown, *offset);
        }
        drawn.extend(candidates.iter().map(|candidate| line("perhaps", candidate)));
        drawn + &self.draw_notes()
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
fn redacted_excerpt(text: &str, redacted: &str, offset: Option<usize>) -> String {
    // Redaction before the offset moves it.
    let offset = offset.and_then(|offset| text.split_at_checked(offset)).and_then(|(before, rest)| {
        if redacted.starts_with(before) { Some(before.len()) } else { redacted.strip_suffix(rest).map(str::len) }
    });
    excerpt(redacted, offset)
}
