//! The command `compare`.

use std::borrow::Cow;
use std::io::{self, Write as _};
use std::path::Path;

use command_output::json::json_line;
use command_output::outcome::Outcome;
use command_output::stdout::{self, Output};
use pest_check::{Limits, Operand, Question, SourceChange};

use crate::command::compare_rules::{
    CompareRequest, Format, Pairs, RuleLine, RuleRow, TREES_MAY_DIFFER, run as compare_all, source_label,
};
use crate::command::compare_trees::Trees;
use crate::command::error::GrammarError;
use crate::command::git_revision;
use crate::command::options::CompareOptions;
use crate::command::rule_argument::{RuleArgument, Version};
use crate::command::rule_difference::RuleReport;

/// Runs the command.
pub fn run(options: &CompareOptions) -> io::Result<Outcome> {
    let mut out = Output::new();
    let compared = match &options.git {
        Some(revision) => compare_with_revision(&mut out, options, revision),
        None => compare_grammars(&mut out, options),
    };
    let outcome = match compared {
        Ok(outcome) => outcome,
        Err(CompareError::Output(error)) => return Err(error),
        Err(CompareError::Grammar(error)) => {
            error.print(&mut out, options.json)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(out.flush(), outcome)
}

/// Compares two grammars, or two rules.
fn compare_grammars(out: &mut Output, options: &CompareOptions) -> Result<Outcome, CompareError> {
    let [a, b] = &options.grammars[..] else {
        return Err(GrammarError::new("compare", "expected two grammars, or `--git`").into());
    };
    let b = with_files_of(b, a);
    let sides =
        [RuleArgument::read(a, Version::Only, options.pest)?, RuleArgument::read(&b, Version::Only, options.pest)?];
    compare_sides(out, &sides, options)
}

/// Compares the files of a grammar with those in a revision. Without files, those that differ from
/// the revision are grammars of their own.
fn compare_with_revision(out: &mut Output, options: &CompareOptions, revision: &str) -> Result<Outcome, CompareError> {
    let is_default = options.grammars.is_empty();
    let grammars = if is_default {
        git_revision::changed(revision, Path::new("."), &["*.pest", "*.abnf"])
            .map_err(|error| GrammarError::new(revision, error))?
    } else {
        vec![options.grammars.join(",")]
    };
    if grammars.is_empty() && !options.json {
        writeln!(out, "no grammar file differs from {revision}")?;
    }
    let mut all = Outcome::AllValid;
    for names in &grammars {
        let side = |version| RuleArgument::read(names, version, options.pest);
        let sides = [side(Version::Before(revision))?, side(Version::After)?];
        if options.markdown {
            writeln!(out, "**{names}**\n")?;
        } else if is_default && !options.json {
            out.write_line(format!("{names}:"))?;
        }
        all = match (all, compare_sides(out, &sides, options)?) {
            (Outcome::SomeInvalid, _) | (_, Outcome::SomeInvalid) => Outcome::SomeInvalid,
            (Outcome::NotRun, _) | (_, Outcome::NotRun) => Outcome::NotRun,
            (Outcome::AllValid, Outcome::AllValid) => Outcome::AllValid,
        };
    }
    Ok(all)
}

/// Compares all rules, or the two that are named.
fn compare_sides(
    out: &mut Output,
    sides: &[RuleArgument; 2],
    options: &CompareOptions,
) -> Result<Outcome, CompareError> {
    check_trees(sides, options.trees)?;
    let has_trees = sides.iter().all(|side| !side.is_abnf);
    let request = CompareRequest {
        question: if options.inside { Question::Inside } else { Question::Equal },
        trees: options.trees || options.markdown && has_trees,
        limits: limits(options.memory).until(options.time.deadline()),
        revision: options.git.as_deref(),
        all: options.all,
        format: match (options.json, options.markdown) {
            (true, _) => Format::Json,
            (_, true) => Format::Markdown,
            _ => Format::Text,
        },
    };
    let pairs = Pairs::new(sides);
    let has_rule = sides.iter().any(|side| side.has_rule);
    // With `--git`, removed and added rules are a result even if no name is common. Otherwise
    // two files without a common name are compared by their first rules.
    if (pairs.has_any() || options.git.is_some()) && !has_rule {
        return Ok(compare_all(out, pairs, request)?);
    }
    if options.markdown {
        return Err(GrammarError::new(sides[0].name, "`--markdown` is for all rules of files").into());
    }
    compare_two(out, sides, &pairs, request)
}

/// Prefixes an expression without a file with the files of the other operand.
fn with_files_of<'n>(name: &'n str, other: &str) -> Cow<'n, str> {
    if !name.starts_with('=') {
        return name.into();
    }
    let files = other.split_once(':').map_or(other, |(files, _)| files);
    format!("{files}:{name}").into()
}

/// Returns an error if trees are requested and a grammar makes none.
fn check_trees(sides: &[RuleArgument; 2], is_requested: bool) -> Result<(), GrammarError> {
    match sides.iter().find(|side| is_requested && side.is_abnf) {
        Some(side) => Err(GrammarError::new(side.name, "only pest grammars make trees")),
        None => Ok(()),
    }
}

/// The reason why a comparison fails.
enum CompareError {
    Grammar(GrammarError),
    Output(io::Error),
}

impl From<GrammarError> for CompareError {
    fn from(error: GrammarError) -> Self {
        CompareError::Grammar(error)
    }
}

impl From<io::Error> for CompareError {
    fn from(error: io::Error) -> Self {
        CompareError::Output(error)
    }
}

/// Returns the limits for the comparison of one rule.
fn limits(megabytes: u32) -> Limits {
    let bytes = usize::try_from(megabytes).unwrap_or(usize::MAX).saturating_mul(1_000_000);
    Limits::default().bytes(bytes)
}

/// Compares one rule with another.
fn compare_two(
    out: &mut Output,
    sides @ [a, b]: &[RuleArgument; 2],
    pairs: &Pairs<'_>,
    request: CompareRequest<'_>,
) -> Result<Outcome, CompareError> {
    for side in sides {
        side.check()?;
    }
    let question = request.question;
    let named = [&a.side, &b.side];
    let Some(RuleRow { rule, trees }) = pairs.compare(&[named.map(Operand::rule)], request).pop() else {
        return Ok(Outcome::NotRun);
    };
    let comparison = rule.comparison.map_err(GrammarError::from)?;
    // Only pest rules of the same name have the same source.
    let has_source = !a.is_abnf && !b.is_abnf && a.side.rule() == b.side.rule();
    let source_change = has_source.then_some(rule.source_change);
    let is_yes = comparison.is_equal();
    let compared = RuleReport { question, sides: named, comparison: &comparison };
    if matches!(request.format, Format::Json) {
        let written = source_change.map(source_label);
        json_line(out, &RuleLine { written, object: compared.object(), trees: trees.object() })?;
    } else {
        let verdict = match (question, is_yes) {
            (Question::Equal, true) => "equal",
            (Question::Equal, false) => "different",
            (Question::Inside, true) => "A lies inside B",
            (Question::Inside, false) => "A does not lie inside B",
        };
        let with_trees = if matches!(trees, Trees::Same) { ", with the same trees" } else { "" };
        writeln!(out, "{verdict}{with_trees}{}", describe_rules(sides))?;
        if !is_yes || trees.difference().is_some() {
            request.print_revision(out)?;
        }
        if !is_yes {
            compared.print(out)?;
        }
        trees.print(out, "different trees")?;
        trees.print_undecided(out, sides[0].side.rule())?;
        if is_yes
            && !request.trees
            && source_change.is_some_and(|source_change| source_change != SourceChange::Unchanged)
        {
            writeln!(out, "{TREES_MAY_DIFFER}")?;
        }
    }
    Ok(match (is_yes, &trees) {
        (false, _) | (_, Trees::Different(_)) => Outcome::SomeInvalid,
        (true, Trees::Undecided(_)) => Outcome::NotRun,
        (true, Trees::NotRequested | Trees::Same) => Outcome::AllValid,
    })
}

/// Describes the compared rules, if the command line does not name them.
fn describe_rules(sides: &[RuleArgument; 2]) -> String {
    let [a, b] = sides.each_ref().map(|side| side.side.rule());
    match sides.iter().all(|side| side.has_rule) {
        true => String::new(),
        false if a == b => format!(" (rule {a})"),
        false if sides.iter().any(|side| side.has_rule) => format!(" (rule {a} of A, {b} of B)"),
        false => format!(" (rule {a} of A, {b} of B: no name is common)"),
    }
}
