//! One run of a command over its inputs.

use std::borrow::Cow;
use std::io::{self, IsTerminal as _, Write};

use serde::Serialize;

use crate::input::Input;
use crate::input_options::Inputs;
use crate::json::json_line;
use crate::output::{self, Output};
use crate::problem::Problem;
use crate::progress::Progress;
use crate::reader::{GoesOn, Item, Mark, Reader};
use crate::styles::Styles;
use crate::usage;

/// What a command found.
pub enum Outcome {
    AllValid,
    SomeInvalid,
    /// Nothing, for what was asked cannot be done with any input.
    NotRun,
}

/// How it is said what is wrong with an input.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    /// By objects of JSON among the results.
    Objects,
    Reports,
    /// By a line of each report.
    Lines,
}

impl Telling {
    fn of(inputs: &Inputs, json: bool) -> Self {
        match (json, inputs.brief) {
            (true, _) => Telling::Objects,
            (false, true) => Telling::Lines,
            (false, false) => Telling::Reports,
        }
    }
}

/// Where an answer goes, and what it is the answer to.
pub struct Answer<'a> {
    pub out: &'a mut Output,
    /// Whether it is to be an object.
    pub json: bool,
    /// The text of the input, as far as it is one.
    pub text: &'a str,
    /// Whether that is some lines.
    pub is_joined: bool,
    mark: Mark<'a>,
}

impl Answer<'_> {
    /// Writes an object.
    pub fn object(&mut self, found: &impl Serialize) -> io::Result<()> {
        json_line(self.out, &Marked { mark: self.mark, found })
    }

    /// Writes an object of one of many things that are found in the input, so many lines behind its first: it says where that is, and not what
    /// the whole input is.
    pub fn object_of_many(&mut self, line: u64, found: &impl Serialize) -> io::Result<()> {
        json_line(self.out, &Marked { mark: self.mark.without_octets().of_line(line), found })
    }

    /// The number of the line that is so many behind the first.
    pub fn line(&self, behind: u64) -> u64 {
        self.mark.of_line(behind).line()
    }

    /// Writes the text that came of the input, and in an object whether that is another.
    fn changed(&mut self, result: &str) -> io::Result<()> {
        #[derive(Serialize)]
        struct Found<'a> {
            input: &'a str,
            result: &'a str,
            changed: bool,
        }
        let found = Found { input: self.text, result, changed: result != self.text };
        if self.json { self.object(&found) } else { self.out.write_line(result) }
    }

    /// Writes the text that came of the input.
    pub fn result(&mut self, result: &str) -> io::Result<()> {
        #[derive(Serialize)]
        struct Found<'a> {
            input: &'a str,
            result: &'a str,
        }
        if self.json { self.object(&Found { input: self.text, result }) } else { self.out.write_line(result) }
    }
}

/// Something that is said of an input.
#[derive(Serialize)]
struct Marked<'i, F> {
    #[serde(flatten)]
    mark: Mark<'i>,
    #[serde(flatten)]
    found: F,
}

/// Does something with each input, and goes on after a bad one.
///
/// `answer` writes what there is to say of an input, or says what is wrong with it. In JSON, `bad` gives what stands in the
/// object of a bad input beside its `error`.
pub fn run<B: Serialize>(
    inputs: Inputs,
    json: bool,
    answer: impl FnMut(&Input, &mut Answer<'_>) -> Result<io::Result<()>, Problem>,
    bad: impl Fn(&Item) -> B,
) -> io::Result<Outcome> {
    run_joined(inputs, None, json, answer, bad)
}

/// The same for inputs that may go on in the next line.
pub fn run_joined<B: Serialize>(
    inputs: Inputs,
    goes_on: Option<GoesOn>,
    json: bool,
    answer: impl FnMut(&Input, &mut Answer<'_>) -> Result<io::Result<()>, Problem>,
    bad: impl Fn(&Item) -> B,
) -> io::Result<Outcome> {
    let mut invalid = 0;
    let how = Telling::of(&inputs, json);
    let otherwise = inputs.otherwise.clone();
    let answered = answer_each(Reader::new(inputs, goes_on), how, otherwise.as_deref(), answer, bad, &mut invalid);
    let outcome = if invalid == 0 { Outcome::AllValid } else { Outcome::SomeInvalid };
    output::ended(answered, outcome)
}

/// Answers each input, and counts the bad ones; among the results, `otherwise` stands for these.
fn answer_each<B: Serialize>(
    mut reader: Reader,
    how: Telling,
    otherwise: Option<&str>,
    mut answer: impl FnMut(&Input, &mut Answer<'_>) -> Result<io::Result<()>, Problem>,
    bad: impl Fn(&Item) -> B,
    invalid: &mut u64,
) -> io::Result<()> {
    tell_how_inputs_end(&reader);
    let progress = Progress::new(reader.is_stream());
    let mut out = Output::new();
    let (styles, json) = (Styles::of(io::stderr()), how == Telling::Objects);
    while let Some(item) = reader.next()? {
        progress.advance();
        let refused;
        let mut to = Answer { out: &mut out, json, text: item.text(), mark: item.mark(), is_joined: item.is_joined() };
        let problem = match &item.input {
            Ok(input) => match input.check().and_then(|()| answer(input, &mut to)) {
                Ok(written) => {
                    written?;
                    None
                }
                Err(problem) => {
                    refused = problem;
                    Some(&refused)
                }
            },
            Err(problem) => Some(problem),
        };
        if let Some(problem) = problem {
            *invalid += 1;
            progress.invalid(*invalid);
            if json && problem.is_told() {
                // The object has been printed, with what is right about the input.
            } else if json {
                let found = Bad { bad: bad(&item), error: problem.object() };
                json_line(&mut out, &Marked { mark: item.mark(), found })?;
            } else {
                out.flush()?;
                progress.aside(|| tell(&report(problem, &item, how, styles)))?;
                if let Some(text) = otherwise {
                    out.write_line(text)?;
                }
            }
        }
        if reader.must_wait() { out.flush()? } else { out.end_record()? }
    }
    out.flush()
}

/// Says to who enters the inputs at a terminal how they end.
fn tell_how_inputs_end(reader: &Reader) {
    if reader.is_stream() && io::stdin().is_terminal() && io::stderr().is_terminal() {
        usage::tell_note("each line that is entered here is an input; Ctrl-D ends them (on Windows, Ctrl-Z and Enter)");
    }
}

/// Says once what is wrong with the command line, and takes no input.
pub fn refuse(inputs: &Inputs, problem: &Problem) -> io::Result<Outcome> {
    #[derive(Serialize)]
    struct Refused<E> {
        error: E,
    }
    let styles = Styles::of(io::stderr());
    let told = match Telling::of(inputs, inputs.json) {
        Telling::Objects => {
            let mut out = Output::new();
            json_line(&mut out, &Refused { error: problem.object() }).and_then(|()| out.flush())
        }
        Telling::Reports => tell(&problem.drawn("", styles)),
        Telling::Lines => tell(&format!("{}\n", problem.in_a_line(styles))),
    };
    output::ended(told, Outcome::NotRun)
}

/// Makes one text of each input, which may be the same, and says in an object whether it is.
pub fn change(
    inputs: Inputs,
    mut change: impl for<'t> FnMut(&Input, &'t str) -> Result<Cow<'t, str>, Problem>,
) -> io::Result<Outcome> {
    let json = inputs.json;
    let answer = |input: &Input, answer: &mut Answer<'_>| {
        let result = change(input, input.text()?)?;
        Ok(answer.changed(&result))
    };
    run(inputs, json, answer, BadInput::of)
}

/// Makes one text of each input.
pub fn convert(
    inputs: Inputs,
    mut convert: impl FnMut(&Input, &str) -> Result<String, Problem>,
) -> io::Result<Outcome> {
    let json = inputs.json;
    let answer = |input: &Input, answer: &mut Answer<'_>| {
        let result = convert(input, input.text()?)?;
        Ok(answer.result(&result))
    };
    run(inputs, json, answer, BadInput::of)
}

/// The object of a bad input.
#[derive(Serialize)]
struct Bad<B, E> {
    #[serde(flatten)]
    bad: B,
    error: E,
}

/// What most commands say of a bad input beside what is wrong with it.
#[derive(Serialize)]
pub struct BadInput {
    pub input: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<String>,
}

impl BadInput {
    pub fn of(item: &Item) -> Self {
        BadInput { input: item.text().to_owned(), base: None }
    }
}

/// What a command that parses says of one.
#[derive(Serialize)]
pub struct Invalid {
    #[serde(flatten)]
    input: BadInput,
    valid: bool,
}

impl Invalid {
    pub fn of(item: &Item) -> Self {
        Invalid { input: BadInput::of(item), valid: false }
    }
}

/// What is said of a bad input.
fn report(problem: &Problem, item: &Item, how: Telling, styles: Styles) -> String {
    if how == Telling::Lines {
        return format!("{}: {}\n", item.place(), problem.in_a_line(styles));
    }
    // An argument stands in the report.
    let heading = item.line().map(|_| format!("{}:\n", item.place())).unwrap_or_default();
    heading + &problem.drawn(item.shown(), styles)
}

/// Prints a report at once. One that cannot be written takes nothing from the results, unless nobody reads the reports any more.
fn tell(report: &str) -> io::Result<()> {
    match io::stderr().write_all(report.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Err(error),
        _ => Ok(()),
    }
}
