//! One run of a command over its inputs.

use std::io::{self, Write};

use serde::Serialize;

use crate::input::Input;
use crate::input_options::Inputs;
use crate::json::json_line;
use crate::output::{self, Output};
use crate::problem::Problem;
use crate::reader::{GoesOn, InputId, Item, Reader};
use crate::styles::Styles;

/// What a command found.
pub enum Outcome {
    AllValid,
    SomeInvalid,
    /// Nothing: what was asked cannot be done with any input.
    NotRun,
}

/// Why there is no answer to an input.
pub enum Failure {
    /// The input is bad.
    Input(Problem),
    /// The input is bad, and the output says so.
    Reported,
    /// The output cannot be written.
    Output(io::Error),
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Failure::Input(problem)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::Output(error)
    }
}

/// Where an answer goes, and the input that it is the answer to.
pub struct Answer<'a> {
    pub out: &'a mut Output,
    /// Whether it is to be an object.
    pub json: bool,
    /// The text of the input.
    pub text: &'a str,
    /// Whether that is some lines.
    pub is_joined: bool,
    id: InputId<'a>,
}

impl Answer<'_> {
    /// Writes an object.
    pub fn object(&mut self, found: &impl Serialize) -> io::Result<()> {
        json_line(self.out, &Identified { id: self.id, found })
    }

    /// Writes an object of something that begins so many lines after the first line of the input.
    pub fn object_in_line(&mut self, after: u64, found: &impl Serialize) -> io::Result<()> {
        let id = InputId { line: self.line(after), ..self.id };
        json_line(self.out, &Identified { id, found })
    }

    /// The number of the line that is so many after the first.
    pub fn line(&self, after: u64) -> u64 {
        self.id.line + after
    }

    /// Writes the text that the input becomes.
    pub fn result(&mut self, result: &str) -> io::Result<()> {
        #[derive(Serialize)]
        struct Found<'a> {
            input: &'a str,
            result: &'a str,
            changed: bool,
        }
        let found = Found { input: self.text, result, changed: result != self.text };
        if self.json { self.object(&found) } else { self.out.write_line(result) }
    }
}

/// Something that is said of an input.
#[derive(Serialize)]
struct Identified<'i, F> {
    #[serde(flatten)]
    id: InputId<'i>,
    #[serde(flatten)]
    found: F,
}

/// The object of a bad input.
#[derive(Serialize)]
struct Bad<'i, E> {
    input: &'i str,
    valid: bool,
    error: E,
}

/// Does something with each input, and goes on after a bad one.
///
/// `answer` writes what there is to say of an input, or says what is wrong with it.
pub fn run(inputs: Inputs, answer: impl FnMut(&Input, &mut Answer<'_>) -> Result<(), Failure>) -> io::Result<Outcome> {
    run_joined(inputs, None, answer)
}

/// The same for inputs that may go on in the next line.
pub fn run_joined(
    inputs: Inputs,
    goes_on: Option<GoesOn>,
    answer: impl FnMut(&Input, &mut Answer<'_>) -> Result<(), Failure>,
) -> io::Result<Outcome> {
    let (mut is_valid, json) = (true, inputs.json);
    let answered = answer_each(Reader::new(inputs, goes_on), json, answer, &mut is_valid);
    output::ended(answered, if is_valid { Outcome::AllValid } else { Outcome::SomeInvalid })
}

/// Answers each input; where one is bad, `is_valid` becomes false.
fn answer_each(
    mut reader: Reader,
    json: bool,
    mut answer: impl FnMut(&Input, &mut Answer<'_>) -> Result<(), Failure>,
    is_valid: &mut bool,
) -> io::Result<()> {
    let mut out = Output::new();
    let styles = Styles::of(io::stderr());
    while let Some(item) = reader.next()? {
        let (text, id, is_joined) = (item.text(), item.id(), item.is_joined());
        let mut to = Answer { out: &mut out, json, text, id, is_joined };
        let answered = match &item.input {
            Ok(input) => answer(input, &mut to),
            Err(problem) => Err(Failure::Input(problem.clone())),
        };
        match answered {
            Ok(()) => {}
            Err(Failure::Output(error)) => return Err(error),
            Err(Failure::Reported) => *is_valid = false,
            Err(Failure::Input(problem)) => {
                *is_valid = false;
                report(&problem, &item, &mut out, json, styles)?;
            }
        }
        if reader.must_wait() {
            out.flush()?;
        }
    }
    out.flush()
}

/// Says what is wrong with an input.
fn report(problem: &Problem, item: &Item, out: &mut Output, json: bool, styles: Styles) -> io::Result<()> {
    if !json {
        out.flush()?;
        return print_report(&(item.heading() + &problem.drawn(item.text(), styles)));
    }
    let found = Bad { input: item.text(), valid: false, error: problem.object() };
    json_line(out, &Identified { id: item.id(), found })
}

/// Says once what is wrong with the command line, and takes no input.
pub fn refuse(inputs: &Inputs, problem: &Problem) -> io::Result<Outcome> {
    #[derive(Serialize)]
    struct Refused<E> {
        error: E,
    }
    let told = if inputs.json {
        let mut out = Output::new();
        json_line(&mut out, &Refused { error: problem.object() }).and_then(|()| out.flush())
    } else {
        print_report(&problem.drawn("", Styles::of(io::stderr())))
    };
    output::ended(told, Outcome::NotRun)
}

/// Makes one text of each input.
pub fn convert(
    inputs: Inputs,
    mut convert: impl FnMut(&Input, &str) -> Result<String, Problem>,
) -> io::Result<Outcome> {
    run(inputs, |input, answer| Ok(answer.result(&convert(input, input.text()?)?)?))
}

/// Prints a report at once. One that cannot be written takes nothing from the results, unless nobody reads the reports any more.
fn print_report(report: &str) -> io::Result<()> {
    match io::stderr().write_all(report.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}
