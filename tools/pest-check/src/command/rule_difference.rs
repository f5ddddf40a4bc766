//! The difference between two rules, as text and JSON.

use std::io;

use pest_check::{Comparison, Operand, Question, RuleMatch, RulePath, Witness};
use serde::Serialize;

/// Two rules and their comparison.
pub struct RuleReport<'c> {
    pub question: Question,
    pub sides: [&'c Operand; 2],
    pub comparison: &'c Comparison,
}

impl<'c> RuleReport<'c> {
    /// Prints the texts that only one rule accepts, and whether one rule is inside the other.
    pub fn print(&self, out: &mut dyn io::Write) -> io::Result<()> {
        let Comparison { only_left, only_right, .. } = self.comparison;
        for (side, other, witness) in [("A", "B", only_left), ("B", "A", only_right)] {
            if let Some(witness) = witness {
                print(out, witness, side, other)?;
            }
        }
        match (only_left, only_right, self.question) {
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

/// Prints a text that only one operand accepts, the rules that match it, and how far the other operand reads it.
fn print(out: &mut dyn io::Write, witness: &Witness, side: &str, other: &str) -> io::Result<()> {
    writeln!(out, "  only {side} accepts {:?}", witness.text)?;
    if !witness.path.rules().is_empty() {
        writeln!(out, "    by {}", witness.path)?;
    }
    if witness.text.is_empty() { Ok(()) } else { writeln!(out, "    {other} {}", witness.describe_other()) }
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
        let Comparison { only_left: a, only_right: b, is_exact, .. } = compared.comparison;
        let is_equality = compared.question == Question::Equal;
        // No text was found, but there may be one.
        let is_inside = |only: &Option<Witness>| (only.is_some() || *is_exact).then_some(only.is_none());
        RuleJson {
            rule_a: compared.sides[0].rule(),
            rule_b: compared.sides[1].rule(),
            equal: is_equality.then_some(a.is_none() && b.is_none()),
            a_inside_b: is_inside(a),
            b_inside_a: is_inside(b).filter(|_| is_equality),
            only_a: a.as_ref().map(|it| it.text.as_str()),
            only_b: b.as_ref().map(|it| it.text.as_str()),
            path_a: a.as_ref().map(|it| path_json(&it.path)),
            path_b: b.as_ref().map(|it| path_json(&it.path)),
            a_reads: b.as_ref().map(|it| it.other_reads),
            b_reads: a.as_ref().map(|it| it.other_reads),
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
