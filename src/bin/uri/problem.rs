//! What is wrong with an input, for people and as JSON.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use pest_uri::scheme::SchemeError;
use pest_uri::{ParseError, Uri};
use serde::Serialize;

use crate::usage::may_have_password;

pub const LABEL: Style = AnsiColor::Cyan.on_default();
pub const ERROR: Style = AnsiColor::Red.on_default().bold();

/// What is wrong with an input.
pub struct Problem {
    /// Before the message: what of the input is wrong, if it is not the text itself.
    role: &'static str,
    message: String,
    at: Option<usize>,
    /// A text that was refused, and why.
    refusal: Option<Box<Refusal>>,
    /// Whether the output says it already.
    is_told: bool,
    candidates: Box<[String]>,
}

/// A text that was refused, and by what.
struct Refusal {
    text: String,
    error: RefusalError,
}

enum RefusalError {
    Generic(ParseError),
    Scheme(SchemeError),
}

impl Problem {
    pub fn message(message: String) -> Self {
        Problem { role: "", message, at: None, refusal: None, is_told: false, candidates: Box::default() }
    }

    pub fn at(at: usize, message: String) -> Self {
        Problem { at: Some(at), ..Problem::message(message) }
    }

    /// A text that was refused.
    pub fn refused(error: ParseError, text: &str) -> Self {
        let refusal = Refusal { text: text.to_owned(), error: RefusalError::Generic(error) };
        Problem { refusal: Some(Box::new(refusal)), ..Problem::at(error.at(), error.to_string()) }
    }

    /// A URI that the specification of its scheme refuses; `is_told`, if the output has it beside the components.
    pub fn refused_by_scheme(error: SchemeError, text: &str, is_told: bool) -> Self {
        let refusal = Refusal { text: text.to_owned(), error: RefusalError::Scheme(error) };
        Problem { refusal: Some(Box::new(refusal)), is_told, ..Problem::message(error.to_string()) }
    }

    /// Whether the output says it already.
    pub fn is_told(&self) -> bool {
        self.is_told
    }

    /// The same, of a part of the input that has a name.
    pub fn of(self, role: &'static str) -> Self {
        Problem { role, ..self }
    }

    /// A text that can be meant in these ways.
    pub fn ambiguous(message: String, candidates: &[Uri<String>]) -> Self {
        Problem {
            candidates: candidates.iter().map(|uri| uri.as_str().to_owned()).collect(),
            ..Problem::message(message)
        }
    }

    fn full_message(&self) -> String {
        match self.role {
            "" => self.message.clone(),
            role => format!("{role}: {}", self.message),
        }
    }

    /// Prints it for a person.
    pub fn draw(&self, raw: &str, mut out: impl Write) -> io::Result<()> {
        if !self.role.is_empty() {
            writeln!(out, "{LABEL}{}{LABEL:#}:", self.role)?;
        }
        if let Some(refusal) = &self.refusal {
            return draw_report(&refusal.report(), out);
        }
        writeln!(out, "{ERROR}error{ERROR:#}: {}", self.message)?;
        // What was not even parsed may have a password, and nobody knows where.
        if self.candidates.is_empty() && !raw.is_empty() && !may_have_password(raw) {
            let shown: String = raw.chars().take(76).flat_map(char::escape_debug).collect();
            writeln!(out, "    {shown}")?;
        }
        for candidate in &self.candidates {
            writeln!(out, "{LABEL}perhaps{LABEL:#}:  {}", self.masked(candidate))?;
        }
        Ok(())
    }

    /// A candidate without the password that another one shows it to have.
    fn masked(&self, candidate: &str) -> String {
        let uris = self.candidates.iter().filter_map(|it| Uri::parse(it).ok());
        let mut passwords = uris.filter_map(|uri| Some(uri.userinfo()?.password()?.as_str().to_owned()));
        passwords.find(|it| !it.is_empty()).map_or(candidate.to_owned(), |it| candidate.replace(&it, "***"))
    }

    /// The object that stands for it in JSON.
    pub fn object(&self) -> impl Serialize + use<> {
        let generic = self.refusal.as_deref().and_then(Refusal::generic);
        Object {
            message: self.full_message(),
            of: (!self.role.is_empty()).then_some(self.role),
            text: self.refusal.as_ref().filter(|_| !self.role.is_empty()).map(|refusal| refusal.text.clone()),
            component: generic.and_then(|(error, _)| error.component()).map(|it| it.name()),
            at: self.at,
            expected: generic.map(|(error, text)| error.report(text).expected()).unwrap_or_default(),
            candidates: self.candidates.to_vec(),
        }
    }
}

impl Refusal {
    fn generic(&self) -> Option<(ParseError, &str)> {
        match self.error {
            RefusalError::Generic(error) => Some((error, &self.text)),
            RefusalError::Scheme(_) => None,
        }
    }

    fn report(&self) -> String {
        match self.error {
            RefusalError::Generic(error) => error.report(&self.text).to_string(),
            RefusalError::Scheme(error) => error.report(&self.text),
        }
    }
}

#[derive(Serialize)]
struct Object {
    message: String,
    /// What is wrong where it is not the input itself, and the text of that, which the place counts in.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    component: Option<&'static str>,
    at: Option<usize>,
    expected: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
}

/// Prints a drawn error; only the words that head its lines, and the mark, are coloured.
fn draw_report(report: &str, mut out: impl Write) -> io::Result<()> {
    for line in report.lines() {
        match line.split_once(':') {
            Some(("error", rest)) => writeln!(out, "{ERROR}error{ERROR:#}:{rest}")?,
            Some((label @ ("rule" | "expected" | "note" | "repair"), rest)) => {
                writeln!(out, "{LABEL}{label}{LABEL:#}:{rest}")?;
            }
            _ if line.trim() == "^" => writeln!(out, "{ERROR}{line}{ERROR:#}")?,
            _ => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}
