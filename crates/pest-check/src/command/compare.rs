//! The command `compare`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use grammar_reader::Error;

use crate::command::compare_rules::{
    CompareRequest, MOST_DEEP, OTHER_COMMENTS, Pairs, RuleLine, TREES_MAY_DIFFER, above, comments_label, only_in_b,
    run as compare_all, search_difference, source_label,
};
use crate::command::compare_trees::Trees;
use crate::command::error::GrammarError;
use crate::command::options::CompareOptions;
use crate::command::output::json::json_line;
use crate::command::output::outcome::Outcome;
use crate::command::output::stdout::{self, Output};
use crate::command::program::Program;
use crate::command::rule_argument::{RuleArgument, check_in_revision, is_new};
use crate::command::rule_difference::RuleReport;
use crate::comparing::{Comparison, Operand, RuleComparison, SourceChange, compare_rules, compare_to_depth};
use crate::decision::{Limits, Question};

/// Runs the command.
pub fn run(options: &CompareOptions, program: &Program) -> io::Result<Outcome> {
    let shipped = &program.shipped;
    let question = if options.inside { Question::Inside } else { Question::Equal };
    let request = CompareRequest {
        question,
        trees: options.trees,
        limits: limits(options.memory),
        revision: options.git.as_deref(),
    };
    let mut out = Output::new();
    let b = &with_files_of(options.b.as_deref().unwrap_or(&options.a), &options.a);
    let checked = if options.git.is_some() { check_in_revision(&options.a, shipped) } else { Ok(()) };
    if checked.is_ok() && options.git.as_ref().is_some_and(|revision| is_new(&options.a, revision)) {
        return only_new(out, b, request, options.json, program);
    }
    let a = checked.and_then(|()| RuleArgument::read(&options.a, options.git.as_deref(), shipped));
    let sides = a.and_then(|a| Ok([a, RuleArgument::read(b, None, shipped)?]));
    let sides = sides.and_then(|sides| check_trees(&sides, options.trees).map(|()| sides));
    let answer = sides.map_err(CompareError::from).and_then(|sides| {
        let pairs = Pairs::new(&sides);
        // With `--git`, removed and added rules are a result even if no name is common. Otherwise
        // two files without a common name are compared by their first rules.
        let has_pairs = pairs.has_any() || options.git.is_some();
        if has_pairs && !sides.iter().any(|side| side.has_rule) {
            return Ok(compare_all(&mut out, pairs, request, options.json)?);
        }
        compare_two(&mut out, &sides, request, options.json)
    });
    let outcome = match answer {
        Ok(outcome) => outcome,
        Err(CompareError::Output(error)) => return Err(error),
        Err(CompareError::Grammar(error)) => {
            error.print(&mut out, options.json, program)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(out.flush(), outcome)
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

/// Prints rules of files that the revision does not have.
fn only_new(
    mut out: Output,
    named: &str,
    request: CompareRequest<'_>,
    json: bool,
    program: &Program,
) -> io::Result<Outcome> {
    let side = RuleArgument::read(named, None, &program.shipped).and_then(|side| side.check_name().map(|()| side));
    let outcome = match side {
        Ok(side) => only_in_b(&mut out, &side, request, json)?,
        Err(error) => {
            error.print(&mut out, json, program)?;
            Outcome::NotRun
        }
    };
    stdout::ignore_broken_pipe(out.flush(), outcome)
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
    sides: &[RuleArgument; 2],
    request @ CompareRequest { question, limits, .. }: CompareRequest<'_>,
    json: bool,
) -> Result<Outcome, CompareError> {
    for side in sides {
        side.check()?;
    }
    let (comparison, source_change) = comparison(sides, question, limits).map_err(GrammarError::from)?;
    let named = [&sides[0].side, &sides[1].side];
    // Other renamed rules are not known here.
    let trees = if request.trees { Trees::compare(named, source_change, &[], limits) } else { Trees::NotRequested };
    let is_yes = comparison.is_equal();
    let compared = RuleReport { question, sides: named, comparison: &comparison };
    let has_same_comments = above(sides).and_then(|above| above.is_same(named.map(Operand::rule)));
    if json {
        let (written, above) = (source_change.map(source_label), has_same_comments.map(comments_label));
        json_line(out, &RuleLine { written, above, object: compared.object(), trees: trees.object() })?;
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
        if has_same_comments == Some(false) {
            writeln!(out, "{OTHER_COMMENTS}")?;
        }
    }
    Ok(match (is_yes, &trees) {
        (false, _) | (_, Trees::Different(_)) => Outcome::SomeInvalid,
        (true, Trees::Undecided(_)) => Outcome::NotRun,
        (true, Trees::NotRequested | Trees::Same) => Outcome::AllValid,
    })
}

/// Compares two rules, and their source if both are pest rules of the same name.
fn comparison(
    [a, b]: &[RuleArgument; 2],
    question: Question,
    limits: Limits,
) -> Result<(Comparison, Option<SourceChange>), Error> {
    let (sides, rule) = ([&a.side, &b.side], a.side.rule());
    let has_trees = !a.is_abnf && !b.is_abnf && rule == b.side.rule();
    let named = has_trees.then(|| compare_rules(sides, [[rule, rule]], question, limits));
    match named.into_iter().flatten().next() {
        Some(rule) => {
            let RuleComparison { source_change, comparison, .. } = search_difference(rule, question, limits);
            Ok((comparison?, Some(source_change)))
        }
        None => Ok((compare_to_depth(sides, question, MOST_DEEP, limits)?, None)),
    }
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
