//! The command `profile`.

use std::collections::HashMap;
use std::io::{self, Read as _, Write as _};

use command_output::json::json_line;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output, with_stream_name};
use pest_check::findings::lines::Lines;
use serde::Serialize;

use crate::command::error::GrammarError;
use crate::command::options::ProfileOptions;
use crate::command::pest_vm::{NoMatch, PestVm, STOPPED, TOO_LONG};
use crate::command::rule_argument::pest_rule;

/// The number of rules that are printed.
const MOST_RULES: usize = 20;

/// Runs the command.
pub fn run(options: &ProfileOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).map_err(|error| with_stream_name("standard input", &error))?;
    let outcome = match Profile::new(options, &text) {
        Ok(profile) => profile.print(&mut out, &text, options.json)?,
        Err(error) => {
            error.print(&mut out, options.json)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(out.flush(), outcome)
}

/// How often pest tries the rules on a text.
struct Profile {
    rules: Vec<RuleCalls>,
    calls: usize,
    /// How many bytes the rule matches.
    end: Result<usize, NoMatch>,
}

/// How often pest tries a rule.
#[derive(Serialize)]
struct RuleCalls {
    rule: String,
    calls: usize,
    /// The number of offsets at which it is tried.
    offsets: usize,
    /// The offset at which it is tried most often, in bytes, and how often.
    offset: usize,
    most: usize,
}

impl Profile {
    fn new(options: &ProfileOptions, text: &str) -> Result<Self, GrammarError> {
        let (grammar, rule) = pest_rule(&options.grammar, options.pest)?;
        let vm = PestVm::new(&grammar, options.time.deadline())?;
        let (end, tried) = vm.tried(&rule, text);
        let calls = tried.values().sum();
        let mut by_rule: HashMap<String, Vec<(usize, usize)>> = HashMap::new();
        for ((rule, offset), calls) in tried {
            by_rule.entry(rule).or_default().push((calls, offset));
        }
        let of_rule = |(rule, offsets): (String, Vec<(usize, usize)>)| {
            // The first of several offsets.
            let (most, offset) = offsets.iter().copied().max_by_key(|(calls, offset)| (*calls, usize::MAX - offset))?;
            Some(RuleCalls { rule, calls: offsets.iter().map(|it| it.0).sum(), offsets: offsets.len(), offset, most })
        };
        let mut rules: Vec<RuleCalls> = by_rule.into_iter().filter_map(of_rule).collect();
        rules.sort_by(|one, other| other.calls.cmp(&one.calls).then_with(|| one.rule.cmp(&other.rule)));
        Ok(Profile { rules, calls, end })
    }

    fn print(&self, out: &mut Output, text: &str, json: bool) -> io::Result<Outcome> {
        let lines = Lines::new(text);
        let end = match &self.end {
            Ok(end) if *end == text.len() => "matches all of it".to_owned(),
            Ok(end) => format!("matches {end} of {} bytes", text.len()),
            Err(NoMatch::TooLong) => format!("gave up: {TOO_LONG}"),
            Err(NoMatch::Stopped) => format!("gave up: {STOPPED}"),
            Err(NoMatch::Panicked) => "gave up: pest panics".to_owned(),
            Err(NoMatch::At { at, .. }) => format!("stops at byte {at}"),
        };
        if json {
            self.rules.iter().try_for_each(|rule| json_line(out, rule))?;
        } else {
            writeln!(out, "{:>9}  {:>8}  most often", "tries", "offsets")?;
            for RuleCalls { rule, calls, offsets, offset, most } in self.rules.iter().take(MOST_RULES) {
                let at = lines.position(*offset);
                let place = format!("{}:{}", at.line, at.column);
                out.write_line(format!("{calls:>9}  {offsets:>8}  {most} at {place}  {rule}"))?;
            }
            writeln!(out, "{} tries of rules for {} bytes; {end}", self.calls, text.len())?;
        }
        Ok(if self.end.as_ref().is_ok_and(|end| *end == text.len()) { Outcome::AllValid } else { Outcome::SomeInvalid })
    }
}
