//! Runs a command over its inputs, one after the other.

use std::io::{self, Write as _};

use pest_check::command::output::message::print_report;
use serde::Serialize;

use crate::input::options::Inputs;
use crate::input::reader::{InputRecord, IsContinued, Reader};
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::json::json_line;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;
use crate::output::stdout::{self, Output};
use crate::output::styles::Styles;

/// The reason why an input has no result.
pub enum Failure {
    /// The input is invalid.
    Input(Diagnostic),
    /// The input is invalid, and the output already says so.
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

/// Processes each input, and continues after an invalid one.
///
/// `process` writes the output for an input, or returns the error in it.
pub fn run(
    inputs: Inputs,
    process: impl FnMut(&Input, &mut OutputRecord<'_>) -> Result<(), Failure>,
) -> io::Result<Outcome> {
    run_joined(inputs, None, process)
}

/// Does the same for inputs that may continue on the next line.
pub fn run_joined(
    inputs: Inputs,
    is_continued: Option<IsContinued>,
    process: impl FnMut(&Input, &mut OutputRecord<'_>) -> Result<(), Failure>,
) -> io::Result<Outcome> {
    let (mut is_valid, json) = (true, inputs.json);
    let processed = process_each(Reader::new(inputs, is_continued), json, process, &mut is_valid);
    stdout::ignore_broken_pipe(processed, if is_valid { Outcome::AllValid } else { Outcome::SomeInvalid })
}

/// Processes each input. `is_valid` becomes false if one is invalid.
fn process_each(
    mut reader: Reader,
    json: bool,
    mut process: impl FnMut(&Input, &mut OutputRecord<'_>) -> Result<(), Failure>,
    is_valid: &mut bool,
) -> io::Result<()> {
    let mut out = Output::new();
    let styles = Styles::for_stream(io::stderr());
    while let Some(input) = reader.next()? {
        let (text, id, is_joined) = (input.text(), input.id(), input.is_joined());
        let mut record = OutputRecord { out: &mut out, json, text, id, is_joined };
        let processed = match &input.input {
            Ok(input) => process(input, &mut record),
            Err(diagnostic) => Err(Failure::Input(diagnostic.clone())),
        };
        match processed {
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
    print_report(&(input.heading() + &diagnostic.draw(input.text(), styles)))
}

/// Reports an error in the command line once, and reads no input.
pub fn reject_options(inputs: &Inputs, diagnostic: &Diagnostic) -> io::Result<Outcome> {
    #[derive(Serialize)]
    struct Rejected<E> {
        error: E,
    }
    let printed = if inputs.json {
        let mut out = Output::new();
        json_line(&mut out, &Rejected { error: diagnostic.object() }).and_then(|()| out.flush())
    } else {
        print_report(&diagnostic.draw("", Styles::for_stream(io::stderr())))
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
