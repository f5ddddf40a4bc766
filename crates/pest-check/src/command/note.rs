//! Findings that a program adds to those of `check`.

use grammar_reader::Location;

use crate::command::findings::code::Level;
use crate::command::findings::finding::{Finding, Place};

/// A finding of a program about a line. It is a warning.
pub struct GrammarNote {
    /// A stable code.
    pub code: &'static str,
    pub location: Location,
    pub message: String,
}

impl GrammarNote {
    pub(crate) fn finding(self) -> Finding {
        let GrammarNote { code, location, message } = self;
        let message = location.rule.as_ref().map(|rule| format!("`{rule}` ")).unwrap_or_default() + &message;
        let place = Place::new(&location);
        let (level, rule) = (Level::Warning, location.rule);
        Finding { code, level, rule, place, message, reason: None, witness: None, effect: None, fix: None }
    }
}
