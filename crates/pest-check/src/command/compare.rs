//! The command `compare`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use grammar_reader::Error;

use crate::command::compare_rules::{
    Asked, OTHER_ABOVE, Pairs, RuleLine, TREES_MAY_DIFFER, above, above_as, only_right, run as compare_all, written,
};
use crate::command::compare_trees::Trees;
use crate::command::error::GrammarError;
use crate::command::options::CompareOptions;
use crate::command::output::json::json_line;
use crate::command::output::outcome::Outcome;
use crate::command::output::stdout::{self, Output};
use crate::command::program::Program;
use crate::command::rule_difference::Compared;
use crate::command::source::{NamedSide, check_in_revision, is_new};
use crate::comparing::{Comparison, RuleComparison, Side, Writing, compare, compare_rules};
use crate::decision::{Limits, Question};

/// Runs the command.
pub fn run(options: &CompareOptions, program: &Program) -> io::Result<Outcome> {
    let shipped = &program.shipped;
    let question = if options.inside { Question::Inside } else { Question::Equal };
    let asked =
        Asked { question, trees: options.trees, limits: limits(options.memory), revision: options.git.as_deref() };
    let mut out = Output::new();
    let b = &of_same_files(options.b.as_deref().unwrap_or(&options.a), &options.a);
    let checked = if options.git.is_some() { check_in_revision(&options.a, shipped) } else { Ok(()) };
    if checked.is_ok() && options.git.as_ref().is_some_and(|revision| is_new(&options.a, revision)) {
        return only_new(out, b, asked, options.json, program);
    }
    let a = checked.and_then(|()| NamedSide::read(&options.a, options.git.as_deref(), shipped));
    let sides = a.and_then(|a| Ok([a, NamedSide::read(b, None, shipped)?]));
    let sides = sides.and_then(|sides| check_trees(&sides, options.trees).map(|()| sides));
    let answer = sides.map_err(Stop::from).and_then(|sides| {
        let pairs = Pairs::new(&sides);
        // A rule that a file had before and lacks now is an answer. Two files without a common name are compared by their first rules.
        let has_pairs = pairs.has_any() || options.git.is_some();
        if has_pairs && !sides.iter().any(|side| side.has_rule) {
            return Ok(compare_all(&mut out, pairs, asked, options.json)?);
        }
        compare_two(&mut out, &sides, asked, options.json)
    });
    let outcome = match answer {
        Ok(outcome) => outcome,
        Err(Stop::Output(error)) => return Err(error),
        Err(Stop::Grammar(error)) => {
            error.print(&mut out, options.json, program)?;
            Outcome::NotRun
        }
    };
    stdout::ended(out.flush(), outcome)
}

/// Returns a name; an expression without a file is prefixed with the files of the other side.
fn of_same_files<'n>(name: &'n str, other: &str) -> Cow<'n, str> {
    if !name.starts_with('=') {
        return name.into();
    }
    let files = other.split_once(':').map_or(other, |(files, _)| files);
    format!("{files}:{name}").into()
}

/// Returns an error if trees are requested and a grammar makes none.
fn check_trees(sides: &[NamedSide; 2], asked: bool) -> Result<(), GrammarError> {
    match sides.iter().find(|side| asked && side.is_abnf) {
        Some(side) => Err(GrammarError::new(side.name, "only grammars of pest make trees")),
        None => Ok(()),
    }
}

/// Prints rules that the revision lacks altogether.
fn only_new(mut out: Output, named: &str, asked: Asked<'_>, json: bool, program: &Program) -> io::Result<Outcome> {
    let side = NamedSide::read(named, None, &program.shipped).and_then(|side| side.check_name().map(|()| side));
    let outcome = match side {
        Ok(side) => only_right(&mut out, &side, asked, json)?,
        Err(error) => {
            error.print(&mut out, json, program)?;
            Outcome::NotRun
        }
    };
    stdout::ended(out.flush(), outcome)
}

/// The reason why there is no answer.
enum Stop {
    Grammar(GrammarError),
    Output(io::Error),
}

impl From<GrammarError> for Stop {
    fn from(error: GrammarError) -> Self {
        Stop::Grammar(error)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Output(error)
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
    sides: &[NamedSide; 2],
    asked @ Asked { question, limits, .. }: Asked<'_>,
    json: bool,
) -> Result<Outcome, Stop> {
    for side in sides {
        side.check()?;
    }
    let (comparison, writing) = comparison(sides, question, limits).map_err(GrammarError::from)?;
    let named = [&sides[0].side, &sides[1].side];
    // A comparison of two rules alone does not report other renamed rules.
    let trees = if asked.trees { Trees::compare(named, writing, &[], limits) } else { Trees::NotAsked };
    let is_yes = comparison.is_equal();
    let compared = Compared { question, sides: named, comparison: &comparison };
    let is_same_above = above(sides).and_then(|above| above.is_same(named.map(Side::rule)));
    if json {
        let (written, above) = (writing.map(written), is_same_above.map(above_as));
        json_line(out, &RuleLine { written, above, object: compared.object(), trees: trees.object() })?;
    } else {
        let verdict = match (question, is_yes) {
            (Question::Equal, true) => "equal",
            (Question::Equal, false) => "different",
            (Question::Inside, true) => "A lies inside B",
            (Question::Inside, false) => "A does not lie inside B",
        };
        let with_trees = if matches!(trees, Trees::Same) { ", with the same trees" } else { "" };
        writeln!(out, "{verdict}{with_trees}{}", which(sides))?;
        if !is_yes || trees.difference().is_some() {
            asked.print_revision(out)?;
        }
        if !is_yes {
            compared.print(out)?;
        }
        trees.print(out, "other trees")?;
        trees.print_undecided(out, sides[0].side.rule())?;
        if is_yes && !asked.trees && writing.is_some_and(|writing| writing != Writing::Same) {
            writeln!(out, "{TREES_MAY_DIFFER}")?;
        }
        if is_same_above == Some(false) {
            writeln!(out, "{OTHER_ABOVE}")?;
        }
    }
    Ok(match (is_yes, &trees) {
        (false, _) | (_, Trees::Other(_)) => Outcome::SomeInvalid,
        (true, Trees::Undecided(_)) => Outcome::NotRun,
        (true, Trees::NotAsked | Trees::Same) => Outcome::AllValid,
    })
}

/// Compares two rules, and how they are written if both are pest rules of the same name.
fn comparison(
    [a, b]: &[NamedSide; 2],
    question: Question,
    limits: Limits,
) -> Result<(Comparison, Option<Writing>), Error> {
    let (sides, rule) = ([&a.side, &b.side], a.side.rule());
    let has_trees = !a.is_abnf && !b.is_abnf && rule == b.side.rule();
    let named = has_trees.then(|| compare_rules(sides, [[rule, rule]], question, limits));
    match named.into_iter().flatten().next() {
        Some(RuleComparison { writing, comparison, .. }) => Ok((comparison?, Some(writing))),
        None => Ok((compare(sides, question, limits)?, None)),
    }
}

/// Says which rules are compared, if the command line does not.
fn which(sides: &[NamedSide; 2]) -> String {
    let [a, b] = sides.each_ref().map(|side| side.side.rule());
    match sides.iter().all(|side| side.has_rule) {
        true => String::new(),
        false if a == b => format!(" (rule {a})"),
        false if sides.iter().any(|side| side.has_rule) => format!(" (rule {a} of A, {b} of B)"),
        false => format!(" (the first rules, {a} of A and {b} of B: no name is in both)"),
    }
}
