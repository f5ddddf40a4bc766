//! Runs a command over its inputs, one after the other.

use std::io::{self, Write as _};

use pest_check::command::output::message::print_report;
use serde::Serialize;

use crate::input::options::Inputs;
use crate::input::reader::{GoesOn, InputRecord, Reader};
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::json::json_line;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;
use crate::output::stdout::{self, Output};
use crate::output::styles::Styles;

/// The reason why there is no answer to an input.
pub enum Failure {
    /// The input is bad.
    Input(Diagnostic),
    /// The input is bad, and the output already says so.
    Reported,
    /// The output cannot be written.
    Output(io::Error),
}

impl From<Diagnostic> for Failure {
    fn from(diagnostic: Diagnostic) -> Self {
        Failure::Input(diagnostic)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

/// Processes each input, and continues after a bad one.
///
/// `answer` writes the output for an input, or returns the error in it.
pub fn run(
    inputs: Inputs,
    answer: impl FnMut(&Input, &mut OutputRecord<'_>) -> Result<(), Failure>,
) -> io::Result<Outcome> {
    run_joined(inputs, None, answer)
}

/// Does the same for inputs that may continue on the next line.
pub fn run_joined(
    inputs: Inputs,
    goes_on: Option<GoesOn>,
    answer: impl FnMut(&Input, &mut OutputRecord<'_>) -> Result<(), Failure>,
) -> io::Result<Outcome> {
    let (mut is_valid, json) = (true, inputs.json);
    let answered = answer_each(Reader::new(inputs, goes_on), json, answer, &mut is_valid);
    stdout::ignore_broken_pipe(answered, if is_valid { Outcome::AllValid } else { Outcome::SomeInvalid })
}

/// Answers each input. `is_valid` becomes false if one is bad.
fn answer_each(
    mut reader: Reader,
    json: bool,
    mut answer: impl FnMut(&Input, &mut OutputRecord<'_>) -> Result<(), Failure>,
    is_valid: &mut bool,
) -> io::Result<()> {
    let mut out = Output::new();
    let styles = Styles::for_stream(io::stderr());
    while let Some(input) = reader.next()? {
        let (text, id, is_joined) = (input.text(), input.id(), input.is_joined());
        let mut record = OutputRecord { out: &mut out, json, text, id, is_joined };
        let answered = match &input.input {
            Ok(input) => answer(input, &mut record),
            Err(diagnostic) => Err(Failure::Input(diagnostic.clone())),
        };
        match answered {
            Ok(()) => {}
            Err(Failure::Output(error)) => return Err(error),
            Err(Failure::Reported) => *is_valid = false,
            Err(Failure::Input(diagnostic)) => {
                *is_valid = false;
                report(&diagnostic, &input, &mut record, styles)?;
            }
        }
        if reader.must_wait() {
            out.flush()?;
        }
    }
    out.flush()
}

/// Reports an error in an input.
fn report(
    diagnostic: &Diagnostic,
    input: &InputRecord,
    record: &mut OutputRecord<'_>,
    styles: Styles,
) -> io::Result<()> {
    if record.json {
        return record.error(diagnostic.object());
    }
    record.out.flush()?;
    print_report(&(input.heading() + &diagnostic.drawn(input.text(), styles)))
}

/// Reports an error in the command line once, and reads no input.
pub fn refuse(inputs: &Inputs, diagnostic: &Diagnostic) -> io::Result<Outcome> {
    #[derive(Serialize)]
    struct Refused<E> {
        error: E,
    }
    let printed = if inputs.json {
        let mut out = Output::new();
        json_line(&mut out, &Refused { error: diagnostic.object() }).and_then(|()| out.flush())
    } else {
        print_report(&diagnostic.drawn("", Styles::for_stream(io::stderr())))
    };
    stdout::ignore_broken_pipe(printed, Outcome::NotRun)
}

/// Converts each input to one text.
pub fn convert(
    inputs: Inputs,
    mut convert: impl FnMut(&Input, &str) -> Result<String, Diagnostic>,
) -> io::Result<Outcome> {
    run(inputs, |input, record| Ok(record.result(&convert(input, input.text()?)?)?))
}
