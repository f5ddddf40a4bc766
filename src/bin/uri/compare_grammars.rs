//! `uri grammar compare`.

use std::io;

use anstream::AutoStream;
use pest_regular::{Comparison, Counts, Error, Expressions, Limits, Question, Side, Witness, compare};
use serde::Serialize;

use crate::grammar_source::side;
use crate::json::json_line;
use crate::options::CompareGrammarsOptions;
use crate::session::Outcome;

pub fn run(options: &CompareGrammarsOptions) -> io::Result<Outcome> {
    let question = if options.inside { Question::Inside } else { Question::Equal };
    let answer = Answer::to(question, options).map_err(io::Error::other)?;
    let mut out = AutoStream::auto(io::stdout().lock());
    if options.json {
        json_line(&mut out, &Object::of(&answer))?;
    } else {
        tell(&mut out, &answer)?;
    }
    let is_yes = answer.comparison.only_left.is_none() && answer.comparison.only_right.is_none();
    Ok(if is_yes { Outcome::AllValid } else { Outcome::SomeInvalid })
}

/// How two sides compare.
struct Answer {
    question: Question,
    sides: [Side; 2],
    comparison: Comparison,
}

impl Answer {
    fn to(question: Question, options: &CompareGrammarsOptions) -> Result<Self, String> {
        let sides = [regular_side(&options.a)?, regular_side(&options.b)?];
        let comparison = compare([&sides[0], &sides[1]], question, Limits::default());
        Ok(Answer { question, comparison: comparison.map_err(|error| error.to_string())?, sides })
    }

    fn only_a(&self) -> Option<Difference<'_>> {
        Some(Difference::of(self.comparison.only_left.as_ref()?, &self.sides[0], &self.sides[1]))
    }

    fn only_b(&self) -> Option<Difference<'_>> {
        Some(Difference::of(self.comparison.only_right.as_ref()?, &self.sides[1], &self.sides[0]))
    }
}

/// What only one side accepts.
struct Difference<'a> {
    witness: &'a Witness,
    counts: Result<Counts, Error>,
}

impl<'a> Difference<'a> {
    fn of(witness: &'a Witness, one: &Side, other: &Side) -> Self {
        let language = one.language_without(other, Limits::brief());
        Difference { witness, counts: language.and_then(|language| language.counts(Limits::brief())) }
    }
}

/// A side of which it is known that it can be compared, so that what is wrong is said with its name.
fn regular_side(name: &str) -> Result<Side, String> {
    let side = side(name)?;
    side.expression(&mut Expressions::default()).map_err(|error| format!("{name}: {error}"))?;
    Ok(side)
}

fn tell(out: &mut dyn io::Write, answer: &Answer) -> io::Result<()> {
    let (only_a, only_b) = (answer.only_a(), answer.only_b());
    match (&only_a, &only_b, answer.question) {
        (None, None, Question::Equal) => return writeln!(out, "equal"),
        (None, _, Question::Inside) => return writeln!(out, "A lies inside B"),
        _ => {}
    }
    writeln!(out, "different")?;
    for (side, other, difference) in [("A", "B", &only_a), ("B", "A", &only_b)] {
        if let Some(difference) = difference {
            tell_difference(out, side, other, difference)?;
        }
    }
    match (&only_a, &only_b, answer.question) {
        (None, _, _) => writeln!(out, "  A lies inside B"),
        (_, None, Question::Equal) => writeln!(out, "  B lies inside A"),
        _ => Ok(()),
    }
}

/// A text that only one side accepts, the rules by which it does, how far the other side can read it, and how many such texts there are.
fn tell_difference(out: &mut dyn io::Write, side: &str, other: &str, difference: &Difference) -> io::Result<()> {
    let Difference { witness, counts } = difference;
    writeln!(out, "  only {side} accepts {:?}", witness.text)?;
    if !witness.path.rules().is_empty() {
        writeln!(out, "    by {}", witness.path)?;
    }
    match witness.read_by_other() {
        "" if witness.text.is_empty() => {}
        "" => writeln!(out, "    {other} reads nothing of it")?,
        all if all == witness.text => writeln!(out, "    {other} reads all of it, and does not accept it")?,
        part => writeln!(out, "    {other} reads no further than {part:?}")?,
    }
    match counts {
        Ok(counts) => writeln!(out, "    such texts: {counts}"),
        Err(error) => writeln!(out, "    such texts: not counted: {}", error.problem),
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
    counts_a: Option<String>,
    counts_b: Option<String>,
    fingerprint_a: Option<String>,
    fingerprint_b: Option<String>,
}

/// A rule, and what it matches.
#[derive(Serialize)]
struct RuleObject<'w> {
    rule: &'w str,
    at: usize,
    text: &'w str,
}

impl<'w> Object<'w> {
    fn of(answer: &'w Answer) -> Self {
        let (a, b) = (answer.only_a(), answer.only_b());
        let if_asked = |is_so| (answer.question == Question::Equal).then_some(is_so);
        let text = |difference: &Option<Difference<'w>>| Some(difference.as_ref()?.witness.text.as_str());
        let path = |difference: &Option<Difference<'w>>| difference.as_ref().map(|it| path(it.witness));
        let reads = |difference: &Option<Difference<'w>>| Some(difference.as_ref()?.witness.other_reads);
        let counts = |difference: &Option<Difference<'w>>| Some(difference.as_ref()?.counts.as_ref().ok()?.to_string());
        let fingerprint = |side: &Side| Some(side.language(Limits::brief()).ok()?.fingerprint().to_string());
        Object {
            equal: if_asked(a.is_none() && b.is_none()),
            a_inside_b: a.is_none(),
            b_inside_a: if_asked(b.is_none()),
            only_a: text(&a),
            only_b: text(&b),
            path_a: path(&a),
            path_b: path(&b),
            a_reads: reads(&b),
            b_reads: reads(&a),
            counts_a: counts(&a),
            counts_b: counts(&b),
            fingerprint_a: fingerprint(&answer.sides[0]),
            fingerprint_b: fingerprint(&answer.sides[1]),
        }
    }
}

fn path(witness: &Witness) -> Vec<RuleObject<'_>> {
    witness.path.rules().iter().map(|it| RuleObject { rule: &it.rule, at: it.at, text: &it.text }).collect()
}
