//! The command `parse`.

use std::io::{self, Write as _};

use command_output::excerpt::excerpt;
use command_output::json::json_line;
use command_output::message::print_report;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output, with_stream_name};
use command_output::styles::Styles;
use serde::Serialize;

use crate::command::options::ParseOptions;
use crate::command::text_parser::{Parsed, Rejection, TextParser};

/// Runs the command.
pub fn run(options: ParseOptions) -> io::Result<Outcome> {
    let ParseOptions { grammar, time, pest, json, texts } = options;
    let mut out = Output::new();
    let parser = match TextParser::read(&grammar, pest, time.seconds) {
        Ok(parser) => parser,
        Err(error) => {
            let printed = error.print(&mut out, json).and_then(|()| out.flush());
            return stdout::ignore_broken_pipe(printed, Outcome::NotRun);
        }
    };
    let mut outcome = Outcome::AllValid;
    let mut each = |line: u64, heading: &str, text: &str| {
        let is_valid = parse(&parser, line, heading, text, json, &mut out)?;
        if !is_valid {
            outcome = Outcome::SomeInvalid;
        }
        out.flush()
    };
    let printed = if texts.is_empty() {
        (1..).zip(io::stdin().lines()).try_for_each(|(line, text)| {
            let text = text.map_err(|error| with_stream_name("standard input", &error))?;
            each(line, &format!("standard input, line {line}:\n"), &text)
        })
    } else {
        (1..).zip(&texts).try_for_each(|(number, text)| each(number, "", text))
    };
    stdout::ignore_broken_pipe(printed, outcome)
}

/// Prints the tree or the error of a text. Returns whether the text is valid.
fn parse(parser: &TextParser, line: u64, heading: &str, text: &str, json: bool, out: &mut Output) -> io::Result<bool> {
    match parser.parse(text) {
        Ok(tree) => {
            if json {
                json_line(out, &Numbered { line, found: Parsed { input: text, valid: true, tree } })?;
            } else {
                tree.iter().try_for_each(|node| node.write(out))?;
            }
            Ok(true)
        }
        Err(error) => {
            if json {
                json_line(out, &Numbered { line, found: Rejected { input: text, valid: false, error } })?;
            } else {
                print_report(&(heading.to_owned() + &report(text, &error)))?;
            }
            Ok(false)
        }
    }
}

/// Formats the error of a text with an excerpt.
fn report(text: &str, Rejection { message, offset, .. }: &Rejection) -> String {
    let style = Styles::for_stream(io::stderr()).error;
    let excerpt = if text.is_empty() { String::new() } else { excerpt(text, *offset) };
    format!("{style}error{style:#}: {message}\n{excerpt}")
}

/// The JSON object of a text, with its line or argument number.
#[derive(Serialize)]
struct Numbered<F> {
    line: u64,
    #[serde(flatten)]
    found: F,
}

#[derive(Serialize)]
struct Rejected<'t> {
    input: &'t str,
    valid: bool,
    error: Rejection,
}
