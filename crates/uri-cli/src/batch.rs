//! Runs a command over its inputs, and prints the results in their order.

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::Path;

use command_output::message::print_report;
use serde::Serialize;

use crate::input::lines::IsContinued;
use crate::input::options::Inputs;
use crate::input::reader::{Chunk, Reader};
use crate::input::record::InputRecord;
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::json::json_line;
use crate::output::message::{print_note, redacted};
use crate::output::outcome::Outcome;
use crate::output::record::{Buffer, OutputRecord, has_line_end};
use crate::output::report::{Reporter, Subject};
use crate::output::stdout::{self, Output};
use crate::pool;

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

/// How inputs are read and results printed.
#[derive(Clone, Copy, Default)]
pub struct BatchOptions {
    /// Returns whether an input continues on the next line.
    pub continues: Option<IsContinued>,
    /// Whether an empty line separates the outputs.
    pub separated: bool,
    /// Whether the inputs are paths. Otherwise an argument that is the name of a file may be a mistake.
    pub has_paths: bool,
}

/// The number of bytes that are processed on one thread, before more threads are started.
const SMALL_INPUT: usize = 1 << 18;

/// Processes each input, and continues after an invalid one. A large input is processed on all
/// cores.
///
/// `process` writes the output for an input, or returns the error in it.
pub fn run(
    inputs: Inputs,
    process: impl Fn(&Input, &mut OutputRecord<'_>) -> Result<(), Failure> + Sync,
) -> io::Result<Outcome> {
    run_with(inputs, BatchOptions::default(), process)
}

/// Does the same with options.
pub fn run_with(
    inputs: Inputs,
    options: BatchOptions,
    process: impl Fn(&Input, &mut OutputRecord<'_>) -> Result<(), Failure> + Sync,
) -> io::Result<Outcome> {
    run_all(inputs, options, |input, record| process(input.map_err(Diagnostic::clone)?, record))
}

/// Does the same, and also calls `process` with the error of an input that is invalid JSON.
pub fn run_all(
    inputs: Inputs,
    options: BatchOptions,
    process: impl Fn(Result<&Input, &Diagnostic>, &mut OutputRecord<'_>) -> Result<(), Failure> + Sync,
) -> io::Result<Outcome> {
    let processor = Processor {
        process,
        json: inputs.json,
        keeps_lines: inputs.keep_lines && !inputs.json,
        is_separated: options.separated,
        empty: Buffer::in_memory(),
        reporter: (!inputs.quiet && !inputs.json).then(|| Reporter::new(inputs.errors, !inputs.arguments.is_empty())),
    };
    let is_file = |argument: &&OsString| Path::new(argument).is_file();
    let hint = processor.reporter.filter(|_| !options.has_paths).and_then(|_| inputs.arguments.iter().find(is_file));
    if let Some(name) = hint.and_then(|name| name.to_str()).map(redacted) {
        print_note(&format!(
            "`{name}` is the name of a file, and arguments are texts: to read its lines, use `< {name}`"
        ));
    }
    let inputs_name = if inputs.arguments.is_empty() { "lines" } else { "arguments" };
    let mut printer = Printer { out: Output::new(), drops_separator: options.separated, inputs: 0, rejected: 0 };
    // An input of several lines would not keep the place of each.
    let reader = Reader::new(inputs, options.continues.filter(|_| !processor.keeps_lines));
    let processed = process_each(reader, &|chunk| processor.results(&chunk), &mut printer);
    let Printer { inputs, rejected, .. } = printer;
    let is_counted = rejected > 0 && inputs > 1 && processor.reporter.is_some();
    let count = || print_report(&format!("{rejected} of {inputs} {inputs_name} rejected\n"));
    let processed = processed.and_then(|()| if is_counted { count() } else { Ok(()) });
    stdout::ignore_broken_pipe(processed, if rejected == 0 { Outcome::AllValid } else { Outcome::SomeInvalid })
}

/// Processes and prints each chunk of inputs.
fn process_each(
    mut reader: Reader,
    results: &(impl Fn(Chunk) -> io::Result<Results> + Sync),
    printer: &mut Printer,
) -> io::Result<()> {
    let mut processed = 0;
    while processed < SMALL_INPUT {
        let Some(chunk) = reader.next_chunk()? else { return Ok(()) };
        processed += chunk.len();
        printer.print(results(chunk)?)?;
    }
    pool::run(|| reader.next_chunk(), results, |results| printer.print(results?))
}

/// The function that processes an input, and what it needs.
struct Processor<F> {
    process: F,
    json: bool,
    /// Whether the output of each input is one line.
    keeps_lines: bool,
    is_separated: bool,
    empty: Buffer,
    /// `None` if nothing is reported on standard error.
    reporter: Option<Reporter>,
}

/// What is printed for a chunk of inputs.
struct Results {
    out: Buffer,
    /// The reports of invalid inputs, each with the number of bytes that are printed before it.
    reports: Vec<(usize, String)>,
    inputs: u64,
    rejected: u64,
}

impl<F: Fn(Result<&Input, &Diagnostic>, &mut OutputRecord<'_>) -> Result<(), Failure>> Processor<F> {
    fn results(&self, chunk: &Chunk) -> io::Result<Results> {
        let mut results = Results { out: self.empty.clone(), reports: vec![], inputs: 0, rejected: 0 };
        chunk.records().try_for_each(|input| self.add_result(&input, &mut results))?;
        Ok(results)
    }

    fn add_result(&self, input: &InputRecord, results: &mut Results) -> io::Result<()> {
        let (text, id, is_joined) = (input.text(), input.id(), input.is_joined());
        let start = results.out.bytes().len();
        let mut record = OutputRecord { out: &mut results.out, json: self.json, text, id, is_joined };
        if self.is_separated {
            record.out.write_all(b"\n")?;
        }
        let mut processed = (self.process)(input.input.as_ref(), &mut record);
        if self.is_separated && record.out.bytes().len() == start + 1 {
            record.out.bytes().truncate(start);
        }
        if self.keeps_lines {
            let output = record.out.bytes();
            if output[start..].split_last().is_some_and(|(_, line)| has_line_end(line)) {
                output.truncate(start);
                processed = Err(Diagnostic::new("the result is not one line").into());
            }
            if output.len() == start {
                output.push(b'\n');
            }
        }
        results.inputs += 1;
        results.rejected += u64::from(processed.is_err());
        match processed {
            Ok(()) | Err(Failure::Reported) => Ok(()),
            Err(Failure::Output(error)) => Err(error),
            Err(Failure::Input(diagnostic)) if self.json => record.error(&diagnostic.object()),
            Err(Failure::Input(diagnostic)) => {
                if let Some(reporter) = self.reporter {
                    let subject = Subject { text, location: &input.location(), heading: &input.heading() };
                    results.reports.push((results.out.bytes().len(), reporter.report(&diagnostic, &subject)));
                }
                Ok(())
            }
        }
    }
}

/// Prints results, and counts the inputs.
struct Printer {
    out: Output,
    /// Whether the next output is the first, before which there is no separator.
    drops_separator: bool,
    inputs: u64,
    rejected: u64,
}

impl Printer {
    fn print(&mut self, mut results: Results) -> io::Result<()> {
        self.inputs += results.inputs;
        self.rejected += results.rejected;
        let (bytes, mut start) = (results.out.bytes(), 0);
        for (end, report) in results.reports {
            self.write(&bytes[start..end])?;
            print_report(&report)?;
            start = end;
        }
        self.write(&bytes[start..])
    }

    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let separator = usize::from(self.drops_separator && !bytes.is_empty());
        self.drops_separator &= bytes.is_empty();
        self.out.write_all(&bytes[separator..])?;
        self.out.flush()
    }
}

/// Reports an error in the command line once, and reads no input.
pub fn reject_options(inputs: &Inputs, diagnostic: &Diagnostic) -> io::Result<Outcome> {
    #[derive(Serialize)]
    struct Rejected<E> {
        error: E,
    }
    let printed = if inputs.json {
        let mut out = Output::new();
        json_line(&mut out, &Rejected { error: &diagnostic.object() }).and_then(|()| out.flush())
    } else {
        print_report(&Reporter::new(inputs.errors, true).report(diagnostic, &Subject::COMMAND_LINE))
    };
    stdout::ignore_broken_pipe(printed, Outcome::NotRun)
}

/// Converts each input to one text.
pub fn convert(
    inputs: Inputs,
    convert: impl Fn(&Input, &str) -> Result<String, Diagnostic> + Sync,
) -> io::Result<Outcome> {
    run(inputs, |input, record| Ok(record.result(&convert(input, input.text()?)?)?))
}
