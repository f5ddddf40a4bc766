//! Findings about the examples of rules.

use grammar_reader::SourceFile;
use grammar_reader::examples::{BadLine, Example, RuleExamples};

use crate::findings::code::Code;
use crate::findings::finding::{Finding, Place};
use crate::pest_vm::{NoMatch, PANICKED, PestVm, TOO_LONG};

/// Returns the finding about a line that is intended as examples but is invalid.
pub fn bad_line(file: &SourceFile, bad: BadLine) -> Finding {
    let BadLine { line, column, rule, message } = bad;
    let place = Place { column: Some(column), ..Place::line(&file.name, line) };
    let reason = Some(message.to_owned());
    Finding { reason, ..Finding::new(Code::InvalidExample, rule.as_deref(), place, "invalid examples".to_owned()) }
}

/// Tries an example, and returns the failure if there is one.
pub fn failure(file: &SourceFile, rule: &RuleExamples, example: &Example, machine: &PestVm) -> Option<Finding> {
    let (text, name) = (&example.text, &rule.rule);
    let run = machine.run(name, text);
    let is_match = matches!(run, Ok(end) if end == text.len());
    let (message, reason) = match (run, example.must_match) {
        (Err(NoMatch::TooLong), _) => (format!("`{name}` gave up on {text:?}"), Some(TOO_LONG.to_owned())),
        // Without time, nothing is known.
        (Err(NoMatch::Stopped), _) => return None,
        (Err(NoMatch::Panicked), _) => (format!("`{name}` gave up on {text:?}"), Some(PANICKED.to_owned())),
        (_, must_match) if must_match == is_match => return None,
        (_, false) => (format!("`{name}` must reject {text:?}"), None),
        (Ok(end), true) => {
            (format!("`{name}` must match {text:?}"), Some(format!("it matches only {:?}", &text[..end])))
        }
        (Err(NoMatch::At { at, .. }), true) => {
            (format!("`{name}` must match {text:?}"), Some(format!("it fails at byte {at}")))
        }
    };
    let place = Place::line(&file.name, example.line);
    let witness = Some(text.clone());
    Some(Finding { reason, witness, ..Finding::new(Code::InvalidExample, Some(name), place, message) })
}
