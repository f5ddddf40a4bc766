//! What is wrong with an input, for people and as JSON.

use std::borrow::Cow;
use std::fmt::{self, Write};

use pest_uri::scheme::{SchemeError, SchemeUri};
use pest_uri::{IriReference, ParseError, Uri};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use unicode_width::UnicodeWidthStr as _;

use crate::masked::{Argument, may_have_password};
use crate::styles::Styles;
use crate::visible;

/// What is wrong with an input.
pub struct Problem {
    /// Before the message: what of the input is wrong, if it is not the text itself.
    role: &'static str,
    message: Box<str>,
    at: Option<usize>,
    /// A text that was refused, and why.
    refusal: Option<Box<Refusal>>,
    /// Whether the output says it already.
    is_told: bool,
    candidates: Box<[String]>,
    /// What is known of an input that is the text of a rule, where no refusal says it.
    text_of_rule: Option<Box<TextOfRule>>,
    /// What to know beyond what is wrong.
    notes: Vec<String>,
    /// What an object that was printed says of it.
    printed: Option<Box<Printed>>,
}

/// An error as it stands in an object that was printed.
struct Printed(Box<RawValue>);

/// What is known of the text of a rule.
struct TextOfRule {
    /// What might stand where it stops.
    expected: Vec<String>,
    /// What it stands between: that tells where a password may stand in it.
    frame: [&'static str; 2],
}

/// A text that was refused, and by what.
struct Refusal {
    text: String,
    error: RefusalError,
}

enum RefusalError {
    Generic(ParseError),
    /// Of what was given for a port, so that no password stands in it.
    Port(ParseError),
    Scheme(SchemeError),
}

impl Problem {
    pub fn message(message: String) -> Self {
        Problem {
            role: "",
            message: message.into(),
            at: None,
            refusal: None,
            is_told: false,
            candidates: Box::default(),
            text_of_rule: None,
            notes: vec![],
            printed: None,
        }
    }

    /// What was wrong with an input before, as it was printed.
    pub fn printed(error: Box<RawValue>) -> Self {
        #[derive(Deserialize)]
        struct Told {
            message: String,
            of: Option<String>,
        }
        // Others print objects, too: what they say may have a password.
        let told = serde_json::from_str(error.get()).map_or(String::new(), |Told { message, of }| {
            let of = of.filter(|of| !of.contains(':')).map_or(String::new(), |of| of + ": ");
            let of = if message.starts_with(&of) { of } else { String::new() };
            let message = Argument::new(&message[of.len()..]).to_string();
            format!(": {}", visible::shown(&(of + &message)))
        });
        Problem {
            printed: Some(Box::new(Printed(error))),
            ..Problem::message(format!("the input was bad already{told}"))
        }
    }

    pub fn at(at: usize, message: String) -> Self {
        Problem { at: Some(at), ..Problem::message(message) }
    }

    /// The same, where it may be one place or none.
    pub fn perhaps_at(at: Option<usize>, message: String) -> Self {
        Problem { at, ..Problem::message(message) }
    }

    /// A text that was refused.
    pub fn refused(error: ParseError, text: &str) -> Self {
        let refusal = Refusal { text: text.to_owned(), error: RefusalError::Generic(error) };
        Problem { refusal: Some(Box::new(refusal)), ..Problem::at(error.at(), error.to_string()) }
    }

    /// What was given for a port, and is no more than that: a character in it is shown.
    pub fn refused_port(error: ParseError, text: &str) -> Self {
        let found = text.get(error.at()..).and_then(|rest| rest.chars().next());
        let Some(found) = found.filter(|_| !text.contains([':', '@'])) else { return Problem::refused(error, text) };
        let (at, found) = (error.at(), visible::shown(found.encode_utf8(&mut [0; 4])).into_owned());
        let refusal = Refusal { text: text.to_owned(), error: RefusalError::Port(error) };
        let message = format!("`{found}` at byte {at} cannot stand in the port");
        Problem { refusal: Some(Box::new(refusal)), ..Problem::at(at, message) }
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

    /// The same, with something to know.
    pub fn noted(mut self, note: Option<String>) -> Self {
        self.notes.extend(note);
        self
    }

    /// The same, of an input that is the text of a rule and stands between these, with what might stand where it stops.
    pub fn of_rule(self, frame: [&'static str; 2], expected: &[String]) -> Self {
        let text_of_rule = TextOfRule { expected: expected.into(), frame };
        Problem { text_of_rule: Some(Box::new(text_of_rule)), ..self }
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
            "" => self.message.to_string(),
            role => format!("{role}: {}", self.message),
        }
    }

    /// The line of a report that says what is wrong.
    pub fn in_a_line(&self, styles: Styles) -> String {
        let error = styles.error;
        format!("{error}error{error:#}: {}", self.full_message())
    }

    /// Draws it for a person.
    pub fn drawn(&self, raw: &str, styles: Styles) -> String {
        let mut drawn = String::new();
        // Writing to a String does not fail.
        let _ = self.draw(raw, styles, &mut drawn);
        drawn
    }

    fn draw(&self, raw: &str, styles: Styles, out: &mut String) -> fmt::Result {
        let label = styles.label;
        if !self.role.is_empty() {
            writeln!(out, "{label}{}{label:#}:", self.role)?;
        }
        match self.refusal.as_deref() {
            Some(Refusal { text, error: RefusalError::Port(error) }) => self.draw_port(*error, text, styles, out)?,
            Some(refusal) => draw_report(&refusal.report(), styles, out)?,
            None => self.draw_message(raw, styles, out)?,
        }
        self.notes.iter().try_for_each(|note| writeln!(out, "{label}note{label:#}:     {note}"))
    }

    fn draw_message(&self, raw: &str, styles: Styles, out: &mut String) -> fmt::Result {
        let Styles { label, error } = styles;
        writeln!(out, "{error}error{error:#}: {}", self.message)?;
        if !raw.is_empty()
            && let Some(excerpt) = self.excerpt(raw)
        {
            let end = excerpt.char_indices().nth(76).map_or(excerpt.len(), |(at, _)| at);
            writeln!(out, "    {}", visible::shown(&excerpt[..end]))?;
            let at = self.at.and_then(|at| place_in(&excerpt, raw, at));
            if let Some(before) = at.filter(|&at| at <= end).and_then(|at| excerpt.get(..at)) {
                let columns = visible::shown(before).width();
                writeln!(out, "    {:columns$}{error}^{error:#}", "")?;
            }
        }
        for candidate in &self.candidates {
            writeln!(out, "{label}perhaps{label:#}:  {}", self.shown(candidate))?;
        }
        Ok(())
    }

    /// Draws what is wrong with a port, which the report hides.
    fn draw_port(&self, error: ParseError, text: &str, styles: Styles, out: &mut String) -> fmt::Result {
        self.draw_message(text, styles, out)?;
        let (report, label) = (error.report(text), styles.label);
        if let (Some(rule), Some(section)) = (report.rule(), report.section()) {
            writeln!(out, "{label}rule{label:#}:     {rule} ({section})")?;
        }
        writeln!(out, "{label}note{label:#}:     {DIGITS_ONLY}")
    }

    /// What is shown of the input.
    fn excerpt<'r>(&self, raw: &'r str) -> Option<Cow<'r, str>> {
        match self.text_of_rule.as_ref().map(|it| it.frame) {
            None if !self.candidates.is_empty() => Some(Cow::Owned(self.shown(raw))),
            None if !may_have_password(raw) => Some(Cow::Borrowed(raw)),
            None => masked(raw).map(Cow::Owned),
            Some([before, behind]) => {
                let whole = [before, raw, behind].concat();
                let piece = before.len()..before.len() + raw.len();
                Some(Cow::Owned(Argument::new(&whole).piece(piece).to_string()))
            }
        }
    }

    /// A candidate, or the text that it is one for, without a password. What one of them shows to be one may be none in another.
    fn shown(&self, candidate: &str) -> String {
        let is_shown = |text: &String| Uri::parse(text.as_str()).is_ok_and(|uri| uri.masked().to_string() == *text);
        let are_shown = self.candidates.iter().all(is_shown);
        if are_shown { candidate.to_owned() } else { Argument::new(candidate).to_string() }
    }

    /// The object that stands for it in JSON.
    pub fn object(&self) -> impl Serialize + use<> {
        match &self.printed {
            Some(printed) => ErrorObject::Printed(printed.0.clone()),
            None => ErrorObject::Found(Box::new(self.found())),
        }
    }

    fn found(&self) -> Object {
        let text = self.refusal.as_ref().map(|refusal| &refusal.text);
        let object = Object {
            message: self.full_message(),
            of: (!self.role.is_empty()).then_some(self.role),
            text: text.filter(|_| !self.role.is_empty()).cloned(),
            at: self.at,
            expected: self.text_of_rule.as_ref().map(|it| it.expected.clone()).unwrap_or_default(),
            notes: self.notes.clone(),
            candidates: self.candidates.to_vec(),
            ..Object::default()
        };
        match self.refusal.as_deref() {
            Some(refusal) => refusal.told(object),
            None => object,
        }
    }
}

impl Refusal {
    fn report(&self) -> String {
        match self.error {
            RefusalError::Generic(error) | RefusalError::Port(error) => error.report(&self.text).to_string(),
            RefusalError::Scheme(error) => error.report(&self.text),
        }
    }

    /// An object with what is known of the refusal.
    fn told(&self, object: Object) -> Object {
        match self.error {
            RefusalError::Generic(error) | RefusalError::Port(error) => {
                let report = error.report(&self.text);
                let is_port = matches!(self.error, RefusalError::Port(_));
                let notes = if is_port { vec![DIGITS_ONLY.to_owned()] } else { report.notes() };
                let notes = [notes, object.notes].concat();
                Object {
                    component: error.component().map(|it| it.name()),
                    expected: report.expected(),
                    rule: report.rule(),
                    section: report.section(),
                    notes,
                    repair: report.repaired(),
                    ..object
                }
            }
            RefusalError::Scheme(error) => {
                Object { rule: Some(error.rule()), section: Some(error.section()), ..object }
            }
        }
    }
}

const DIGITS_ONLY: &str = "a port has digits only";

#[derive(Serialize)]
#[serde(untagged)]
enum ErrorObject {
    Printed(Box<RawValue>),
    Found(Box<Object>),
}

#[derive(Default, Serialize)]
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
    rule: Option<&'static str>,
    section: Option<&'static str>,
    notes: Vec<String>,
    repair: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<String>,
}

/// A reference without what may be a password. What is not even one may have a password, and nobody knows where.
fn masked(text: &str) -> Option<String> {
    let reference = IriReference::parse(text).ok()?;
    // What is no scheme that people would think of may be a user.
    let is_known = reference
        .scheme()
        .is_some_and(|scheme| SchemeUri::known().into_iter().any(|(known, _)| known.eq_ignore_ascii_case(scheme)));
    Some(if is_known { reference.masked().to_string() } else { Argument::new(text).to_string() })
}

/// The place in a text whose passwords are masked of one in the text itself, unless that is in a password.
fn place_in(masked: &str, text: &str, at: usize) -> Option<usize> {
    let (before, behind) = text.split_at_checked(at)?;
    let from_start = masked.starts_with(before).then_some(at);
    from_start.or_else(|| masked.ends_with(behind).then(|| masked.len() - behind.len()))
}

/// Draws an error; only the words that head its lines, and the mark, are coloured.
fn draw_report(report: &str, styles: Styles, out: &mut String) -> fmt::Result {
    let Styles { label, error } = styles;
    for line in report.lines() {
        match line.split_once(':') {
            Some(("error", rest)) => writeln!(out, "{error}error{error:#}:{rest}")?,
            Some((head @ ("rule" | "expected" | "note" | "repair"), rest)) => {
                writeln!(out, "{label}{head}{label:#}:{rest}")?;
            }
            _ if line.trim() == "^" => writeln!(out, "{error}{line}{error:#}")?,
            _ => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}
