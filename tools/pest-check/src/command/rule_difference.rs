//! The difference between two rules, as text and JSON.

use std::io;

use grammar_reader::Error;
use pest_check::{Comparison, Counts, Limits, Operand, Question, RuleMatch, RulePath, Witness};
use serde::Serialize;

/// Two rules and their comparison.
pub struct RuleReport<'c> {
    pub question: Question,
    pub sides: [&'c Operand; 2],
    pub comparison: &'c Comparison,
}

impl<'c> RuleReport<'c> {
    fn only_a(&self) -> Option<Difference<'c>> {
        Some(Difference::new(self.comparison.only_left.as_ref()?, self.sides))
    }

    fn only_b(&self) -> Option<Difference<'c>> {
        let [a, b] = self.sides;
        Some(Difference::new(self.comparison.only_right.as_ref()?, [b, a]))
    }

    /// Prints the texts that only one rule accepts, and whether one rule is inside the other.
    pub fn print(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let (only_a, only_b) = (self.only_a(), self.only_b());
        for (side, other, difference) in [("A", "B", &only_a), ("B", "A", &only_b)] {
            if let Some(difference) = difference {
                difference.print(out, side, other)?;
            }
        }
        match (&only_a, &only_b, self.question) {
            _ if !self.comparison.is_exact => {
                writeln!(out, "  there may be other texts, because the rules are recursive")
            }
            (None, ..) => writeln!(out, "  A lies inside B"),
            (_, None, Question::Equal) => writeln!(out, "  B lies inside A"),
            _ => Ok(()),
        }
    }

    /// Prints one line for each operand: a text that only it accepts, and the rules that match it.
    pub fn print_brief(&self, out: &mut dyn io::Write) -> io::Result<()> {
        for (side, witness) in [("A", &self.comparison.only_left), ("B", &self.comparison.only_right)] {
            if let Some(Witness { text, path, .. }) = witness {
                writeln!(out, "  {}: only {side} accepts {text:?}, by {path}", self.sides[0].rule())?;
            }
        }
        Ok(())
    }

    /// Returns the JSON object.
    pub fn object(&self) -> RuleJson<'c> {
        RuleJson::new(self)
    }
}

/// The texts that only one operand accepts.
struct Difference<'c> {
    witness: &'c Witness,
    counts: Result<Counts, Error>,
}

impl<'c> Difference<'c> {
    fn new(witness: &'c Witness, [one, other]: [&Operand; 2]) -> Self {
        let language = one.language_without(other, Limits::brief());
        Difference { witness, counts: language.and_then(|language| language.counts(Limits::brief())) }
    }

    /// Prints a text that only one operand accepts, the rules that match it, how far the other
    /// operand reads it, and the number of such texts.
    fn print(&self, out: &mut dyn io::Write, side: &str, other: &str) -> io::Result<()> {
        let Difference { witness, counts } = self;
        writeln!(out, "  only {side} accepts {:?}", witness.text)?;
        if !witness.path.rules().is_empty() {
            writeln!(out, "    by {}", witness.path)?;
        }
        if !witness.text.is_empty() {
            writeln!(out, "    {other} {}", witness.describe_other())?;
        }
        match counts {
            Ok(counts) => writeln!(out, "    such texts: {counts}"),
            Err(error) => writeln!(out, "    such texts: not counted: {}", error.problem),
        }
    }
}

#[derive(Serialize)]
pub struct RuleJson<'c> {
    rule_a: &'c str,
    rule_b: &'c str,
    #[serde(skip_serializing_if = "Option::is_none")]
    equal: Option<bool>,
    a_inside_b: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    b_inside_a: Option<bool>,
    only_a: Option<&'c str>,
    only_b: Option<&'c str>,
    path_a: Option<Vec<RuleMatchJson<'c>>>,
    path_b: Option<Vec<RuleMatchJson<'c>>>,
    a_reads: Option<usize>,
    b_reads: Option<usize>,
    counts_a: Option<String>,
    counts_b: Option<String>,
    fingerprint_a: Option<String>,
    fingerprint_b: Option<String>,
}

/// A rule and what it matches.
#[derive(Serialize)]
pub struct RuleMatchJson<'w> {
    rule: &'w str,
    offset: usize,
    text: &'w str,
}

impl<'c> RuleJson<'c> {
    fn new(compared: &RuleReport<'c>) -> Self {
        let (a, b) = (compared.only_a(), compared.only_b());
        let [side_a, side_b] = compared.sides;
        let is_equality = compared.question == Question::Equal;
        let if_asked = |is_so| is_equality.then_some(is_so);
        let text = |difference: &Option<Difference<'c>>| Some(difference.as_ref()?.witness.text.as_str());
        let path = |difference: &Option<Difference<'c>>| difference.as_ref().map(|it| path_json(&it.witness.path));
        let reads = |difference: &Option<Difference<'c>>| Some(difference.as_ref()?.witness.other_reads);
        let counts = |difference: &Option<Difference<'c>>| Some(difference.as_ref()?.counts.as_ref().ok()?.to_string());
        // No text was found, but there may be one.
        let is_inside =
            |only: &Option<Difference<'c>>| (only.is_some() || compared.comparison.is_exact).then_some(only.is_none());
        let fingerprint = |side: &Operand| Some(side.language(Limits::brief()).ok()?.fingerprint().to_string());
        let fingerprint_a = fingerprint(side_a);
        let is_same = is_equality && compared.comparison.is_equal();
        let fingerprint_b = if is_same { fingerprint_a.clone() } else { fingerprint(side_b) };
        RuleJson {
            rule_a: side_a.rule(),
            rule_b: side_b.rule(),
            equal: if_asked(a.is_none() && b.is_none()),
            a_inside_b: is_inside(&a),
            b_inside_a: is_inside(&b).filter(|_| is_equality),
            only_a: text(&a),
            only_b: text(&b),
            path_a: path(&a),
            path_b: path(&b),
            a_reads: reads(&b),
            b_reads: reads(&a),
            counts_a: counts(&a),
            counts_b: counts(&b),
            fingerprint_a,
            fingerprint_b,
        }
    }
}

/// Returns the JSON objects of a path.
pub fn path_json(path: &RulePath) -> Vec<RuleMatchJson<'_>> {
    path.rules().iter().map(rule_match_json).collect()
}

/// Returns the JSON object of a rule and what it matches.
pub fn rule_match_json(RuleMatch { rule, offset, text, .. }: &RuleMatch) -> RuleMatchJson<'_> {
    RuleMatchJson { rule, offset: *offset, text }
}
