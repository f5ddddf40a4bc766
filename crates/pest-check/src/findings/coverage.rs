//! How many rules were analysed, and why not the others.

use std::collections::BTreeMap;

use grammar_reader::{Error, Problem};
use serde::Serialize;

/// The numbers of analysed rules.
#[derive(Default, Serialize)]
pub struct Coverage {
    pub rules: usize,
    /// The number of rules that were analysed as a whole.
    pub analysed: usize,
    /// The numbers of rules that were analysed in part, by reason.
    pub in_part: BTreeMap<&'static str, usize>,
}

impl Coverage {
    /// Counts a rule, and the error that prevented to analyse all of it.
    pub fn count(&mut self, incomplete: Option<&Error>) {
        self.rules += 1;
        match incomplete {
            None => self.analysed += 1,
            Some(error) => *self.in_part.entry(reason(error)).or_default() += 1,
        }
    }

    pub fn add(&mut self, other: &Coverage) {
        self.rules += other.rules;
        self.analysed += other.analysed;
        for (reason, count) in &other.in_part {
            *self.in_part.entry(reason).or_default() += count;
        }
    }

    /// Returns the line about rules that were analysed in part, if there are any.
    pub fn line(&self) -> Option<String> {
        let Coverage { rules, analysed, in_part } = self;
        let reasons: Vec<String> = in_part.iter().map(|(reason, count)| format!("{count} {reason}")).collect();
        let line = || format!("{analysed} of {rules} rules analysed; the others only in part: {}", reasons.join(", "));
        (!reasons.is_empty()).then(line)
    }
}

/// Returns the reason in words of an author. It continues a number of rules.
fn reason(error: &Error) -> &'static str {
    match &error.problem {
        Problem::Recursion(_) => "with recursion",
        Problem::Undecidable(what) if what.contains("stack") => "with PUSH, PEEK or POP",
        Problem::Undecidable(what) if what.contains("implicit") => "with implicit WHITESPACE or COMMENT",
        Problem::TooLarge(_) | Problem::Limit { .. } => "too complex",
        _ => "with parts that cannot be analysed",
    }
}
