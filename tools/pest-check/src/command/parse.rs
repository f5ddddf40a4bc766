//! The command `parse`.

use std::io::{self, Write as _};

use command_output::excerpt::excerpt;
use command_output::json::json_line;
use command_output::message::print_report;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output, with_stream_name};
use command_output::styles::Styles;
use pest_check::Deadline;
use serde::Serialize;

use crate::command::options::ParseOptions;
use crate::command::pest_vm::{NoMatch, PANICKED, PestVm, STOPPED, TOO_LONG};
use crate::command::rule_argument::pest_rule;

/// Runs the command.
pub fn run(options: &ParseOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let read = pest_rule(&options.grammar, options.pest);
    let read = read.and_then(|(grammar, rule)| Ok((PestVm::new(&grammar, Deadline::NEVER)?, rule)));
    let (vm, rule) = match read {
        Ok(read) => read,
        Err(error) => {
            let printed = error.print(&mut out, options.json).and_then(|()| out.flush());
            return stdout::ignore_broken_pipe(printed, Outcome::NotRun);
        }
    };
    let mut outcome = Outcome::AllValid;
    let mut each = |line: u64, heading: &str, text: &str| {
        vm.set_deadline(options.time.deadline());
        let parsed = Parsed::new(&vm, &rule, line, text);
        if !parsed.valid {
            outcome = Outcome::SomeInvalid;
        }
        if options.json {
            json_line(&mut out, &parsed)?;
        } else {
            parsed.print(heading, &mut out)?;
        }
        out.flush()
    };
    let printed = if options.texts.is_empty() {
        (1..).zip(io::stdin().lines()).try_for_each(|(line, text)| {
            let text = text.map_err(|error| with_stream_name("standard input", &error))?;
            each(line, &format!("standard input, line {line}:\n"), &text)
        })
    } else {
        (1..).zip(&options.texts).try_for_each(|(number, text)| each(number, "", text))
    };
    stdout::ignore_broken_pipe(printed, outcome)
}

/// A text, and its tree or the reason why it is rejected.
#[derive(Serialize)]
struct Parsed<'t> {
    /// The number of the line or argument.
    line: u64,
    input: &'t str,
    valid: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    tree: Option<Vec<TreeNode<'t>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Rejection>,
}

/// A node of a parse tree. Each is before its children.
#[derive(Serialize)]
struct TreeNode<'t> {
    depth: usize,
    rule: String,
    start: usize,
    end: usize,
    text: &'t str,
}

/// The reason why a text is rejected.
#[derive(Serialize)]
struct Rejection {
    message: String,
    offset: Option<usize>,
    expected: Vec<String>,
}

impl<'t> Parsed<'t> {
    fn new(vm: &PestVm, rule: &str, line: u64, input: &'t str) -> Self {
        let parsed = vm.tree(rule, input).map(|nodes| {
            let nodes = nodes.into_iter().map(|node| {
                let (start, end) = (node.span.start, node.span.end);
                TreeNode { depth: node.depth, rule: node.rule, start, end, text: &input[start..end] }
            });
            nodes.collect()
        });
        let (tree, error) = match parsed {
            Ok(tree) => (Some(tree), None),
            Err(stop) => (None, Some(Rejection::new(rule, stop))),
        };
        Parsed { line, input, valid: tree.is_some(), tree, error }
    }

    /// Prints the nodes, or the error with an excerpt.
    fn print(&self, heading: &str, out: &mut Output) -> io::Result<()> {
        for TreeNode { depth, rule, start, end, text } in self.tree.iter().flatten() {
            writeln!(out, "{:indent$}{rule} {start}..{end} {text:?}", "", indent = 2 * depth)?;
        }
        let Some(Rejection { message, offset, .. }) = &self.error else { return Ok(()) };
        let style = Styles::for_stream(io::stderr()).error;
        let excerpt = if self.input.is_empty() { String::new() } else { excerpt(self.input, *offset) };
        print_report(&format!("{heading}{style}error{style:#}: {message}\n{excerpt}"))
    }
}

impl Rejection {
    fn new(rule: &str, stop: NoMatch) -> Self {
        let gave_up = match stop {
            NoMatch::TooLong => TOO_LONG,
            NoMatch::Stopped => STOPPED,
            NoMatch::Panicked => PANICKED,
            NoMatch::At { at, expected, unwanted } => {
                let expected_here = list(&expected).map(|it| format!("expected {it}"));
                let unwanted = list(&unwanted).map(|it| format!("{it} is not allowed there"));
                let reasons: Vec<String> = expected_here.into_iter().chain(unwanted).collect();
                let reasons = if reasons.is_empty() { String::new() } else { format!(": {}", reasons.join("; ")) };
                return Rejection {
                    message: format!("{rule} stops at byte {at}{reasons}"),
                    offset: Some(at),
                    expected,
                };
            }
        };
        Rejection { message: format!("{rule} gave up: {gave_up}"), offset: None, expected: vec![] }
    }
}

/// Joins items with commas and "or".
fn list(all: &[String]) -> Option<String> {
    let (last, others) = all.split_last()?;
    Some(if others.is_empty() { last.clone() } else { format!("{} or {last}", others.join(", ")) })
}
