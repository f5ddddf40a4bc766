//! How many rules were analysed, and why not the others.

use std::collections::BTreeMap;

use grammar_reader::{Error, Problem};
use serde::Serialize;

use crate::dead_parts::Analysis;
use crate::decision::SECONDS;

/// The numbers of analysed rules.
#[derive(Default, Serialize)]
pub struct Coverage {
    pub rules: usize,
    /// The number of rules that were analysed as a whole.
    pub analysed: usize,
    /// The numbers of rules that were analysed in part, by reason.
    pub in_part: BTreeMap<&'static str, usize>,
    /// The number of alternatives, optional parts and lookaheads.
    pub parts: usize,
    /// The number of those that are known to match or to be dead.
    pub parts_decided: usize,
}

impl Coverage {
    /// Counts a rule, and the error that prevented to analyse all of it.
    pub fn count(&mut self, analysis: &Analysis) {
        self.rules += 1;
        self.parts += analysis.parts;
        self.parts_decided += analysis.parts - analysis.undecided.len();
        match &analysis.incomplete {
            None => self.analysed += 1,
            Some(error) => *self.in_part.entry(reason(error)).or_default() += 1,
        }
    }

    pub fn add(&mut self, other: &Coverage) {
        self.rules += other.rules;
        self.analysed += other.analysed;
        self.parts += other.parts;
        self.parts_decided += other.parts_decided;
        for (reason, count) in &other.in_part {
            *self.in_part.entry(reason).or_default() += count;
        }
    }

    /// Returns the line about rules that were analysed in part, if there are any.
    pub fn line(&self) -> Option<String> {
        let Coverage { rules, analysed, in_part, parts, parts_decided } = self;
        let reasons: Vec<String> = in_part.iter().map(|(reason, count)| format!("{count} {reason}")).collect();
        let line = || {
            let reasons = reasons.join(", ");
            let decided = format!("{parts_decided} of {parts} alternatives and options decided");
            format!("{analysed} of {rules} rules and {decided}; the other rules only in part: {reasons}")
        };
        (!reasons.is_empty()).then(line)
    }
}

/// Returns the reason in words of an author. It continues a number of rules.
fn reason(error: &Error) -> &'static str {
    match &error.problem {
        Problem::Recursion(_) => "with recursion",
        Problem::Undecidable(what) if what.contains("stack") => "with PUSH, PEEK or POP",
        Problem::Undecidable(what) if what.contains("implicit") => "with implicit WHITESPACE or COMMENT",
        Problem::Limit { unit: SECONDS, .. } => "for which no time was left",
        Problem::TooLarge(_) | Problem::Limit { .. } => "too complex",
        _ => "with parts that cannot be analysed",
    }
}
