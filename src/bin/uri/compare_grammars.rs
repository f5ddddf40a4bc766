//! `uri grammar compare`.

use std::io;

use anstream::AutoStream;
use pest_regular::{Comparison, Expressions, Limits, Question, Side, Witness, compare};
use serde::Serialize;

use crate::grammar_source::side;
use crate::json::json_line;
use crate::options::CompareGrammarsOptions;
use crate::session::Outcome;

pub fn run(options: &CompareGrammarsOptions) -> io::Result<Outcome> {
    let question = if options.inside { Question::Inside } else { Question::Equal };
    let comparison = answer(options, question).map_err(io::Error::other)?;
    let mut out = AutoStream::auto(io::stdout().lock());
    if options.json {
        json_line(&mut out, &Object::of(&comparison, question))?;
    } else {
        tell(&mut out, &comparison, question)?;
    }
    let is_yes = comparison.only_left.is_none() && comparison.only_right.is_none();
    Ok(if is_yes { Outcome::AllValid } else { Outcome::SomeInvalid })
}

fn answer(options: &CompareGrammarsOptions, question: Question) -> Result<Comparison, String> {
    let sides = [regular_side(&options.a)?, regular_side(&options.b)?];
    compare([&sides[0], &sides[1]], question, Limits::default()).map_err(|error| error.to_string())
}

/// A side of which it is known that it can be compared, so that what is wrong is said with its name.
fn regular_side(name: &str) -> Result<Side, String> {
    let side = side(name)?;
    side.expression(&mut Expressions::default()).map_err(|error| format!("{name}: {error}"))?;
    Ok(side)
}

fn tell(out: &mut dyn io::Write, comparison: &Comparison, question: Question) -> io::Result<()> {
    match (&comparison.only_left, &comparison.only_right, question) {
        (None, None, Question::Equal) => return writeln!(out, "equal"),
        (None, _, Question::Inside) => return writeln!(out, "A lies inside B"),
        _ => {}
    }
    writeln!(out, "different")?;
    for (side, other, witness) in [("A", "B", &comparison.only_left), ("B", "A", &comparison.only_right)] {
        if let Some(witness) = witness {
            tell_witness(out, side, other, witness)?;
        }
    }
    match (&comparison.only_left, &comparison.only_right, question) {
        (None, _, _) => writeln!(out, "  A lies inside B"),
        (_, None, Question::Equal) => writeln!(out, "  B lies inside A"),
        _ => Ok(()),
    }
}

/// A text that only one side accepts, the rules by which it does, and how far the other side can read it.
fn tell_witness(out: &mut dyn io::Write, side: &str, other: &str, witness: &Witness) -> io::Result<()> {
    writeln!(out, "  only {side} accepts {:?}", witness.text)?;
    if !witness.path.rules().is_empty() {
        writeln!(out, "    by {}", witness.path)?;
    }
    match witness.read_by_other() {
        "" if witness.text.is_empty() => Ok(()),
        "" => writeln!(out, "    {other} reads nothing of it"),
        all if all == witness.text => writeln!(out, "    {other} reads all of it, and does not accept it"),
        part => writeln!(out, "    {other} reads no further than {part:?}"),
    }
}

#[derive(Serialize)]
struct Object<'w> {
    #[serde(skip_serializing_if = "Option::is_none")]
    equal: Option<bool>,
    a_inside_b: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    b_inside_a: Option<bool>,
    only_a: Option<&'w str>,
    only_b: Option<&'w str>,
    path_a: Option<Vec<RuleObject<'w>>>,
    path_b: Option<Vec<RuleObject<'w>>>,
    a_reads: Option<usize>,
    b_reads: Option<usize>,
}

/// A rule, and what it matches.
#[derive(Serialize)]
struct RuleObject<'w> {
    rule: &'w str,
    at: usize,
    text: &'w str,
}

impl<'w> Object<'w> {
    fn of(comparison: &'w Comparison, question: Question) -> Self {
        let (a, b) = (comparison.only_left.as_ref(), comparison.only_right.as_ref());
        let if_asked = |is_so| (question == Question::Equal).then_some(is_so);
        Object {
            equal: if_asked(a.is_none() && b.is_none()),
            a_inside_b: a.is_none(),
            b_inside_a: if_asked(b.is_none()),
            only_a: a.map(|witness| witness.text.as_str()),
            only_b: b.map(|witness| witness.text.as_str()),
            path_a: a.map(path),
            path_b: b.map(path),
            a_reads: b.map(|witness| witness.other_reads),
            b_reads: a.map(|witness| witness.other_reads),
        }
    }
}

fn path(witness: &Witness) -> Vec<RuleObject<'_>> {
    witness.path.rules().iter().map(|it| RuleObject { rule: &it.rule, at: it.at, text: &it.text }).collect()
}
