//! Converts errors of pest to errors of this crate. pest's own messages name the rules of its
//! parser.

use pest::error::{ErrorVariant, InputLocation};
use pest_meta::parser::{self, Rule as Meta};

use super::builtins;
use super::syntax_hints::{SyntaxHint, rule_at, syntax_hint};
use crate::error::{Error, Location, Problem};
use crate::source::JoinedFiles;

/// An error of pest in a grammar.
pub type PestError = pest::error::Error<Meta>;

/// The message for a repetition that does not end.
pub const ENDLESS: &str = "endless repetition of an expression that may match the empty text";
/// The message for an alternative before others.
pub const UNREACHABLE: &str = "this alternative always matches, so the ones after it are unreachable";

/// Converts an error of pest, about invalid syntax or invalid rules.
#[must_use]
pub fn convert(error: &PestError, files: &JoinedFiles) -> Error {
    let at = match error.location {
        InputLocation::Pos(start) | InputLocation::Span((start, _)) => start,
    };
    let (at, rule, problem) = match &error.variant {
        _ if files.text[at..].starts_with("//!") => (at, None, Problem::Syntax(LATE_HEADING.into())),
        ErrorVariant::ParsingError { positives, .. } => {
            let SyntaxHint { offset: at, rule, message } = syntax_hint(&files.text, at, positives);
            (at, rule, Problem::Syntax(message))
        }
        ErrorVariant::CustomError { message } => {
            let rule = rule_at(&files.text, at);
            (at, rule, problem(message, at, files))
        }
    };
    Error { location: Some(Location { rule: rule.map(str::to_owned), ..files.exact_location_at(at) }), problem }
}

const LATE_HEADING: &str = "`//!` is only allowed at the start of the first file; write `//`";

/// Returns the problem of rules with valid syntax.
fn problem(message: &str, at: usize, files: &JoinedFiles) -> Problem {
    let between = |before, after| message.strip_prefix(before).and_then(|rest: &str| rest.strip_suffix(after));
    let message = if let Some(name) = between("rule ", " is undefined") {
        let known = defined(&files.text).map(|(name, _)| name).chain(builtins::names());
        return Problem::undefined_rule(name, known.chain(builtins::properties_like(name)));
    } else if let Some(name) = between("rule ", " already defined") {
        let first = defined(&files.text).find(|&(other, offset)| other == name && offset < at);
        let location = first.map(|(_, at)| files.location_at(at));
        let location = location.map(|Location { file, line, .. }| format!(" in {file}:{line}")).unwrap_or_default();
        format!("rule `{name}` is already defined{location}")
    } else if let Some(name) = between("", " is a pest keyword") {
        format!("`{name}` is a keyword of pest; rename the rule")
    } else if let Some((_, rest)) = message.split_once(" is left-recursive (") {
        let cycle = rest.split(')').next().unwrap_or_default().replace(" -> ", " > ");
        format!("rule is left-recursive: {cycle}")
    } else if message.contains("repeat infinitely") {
        ENDLESS.into()
    } else if message.contains("following choices cannot be reached") {
        UNREACHABLE.into()
    } else {
        message.to_owned()
    };
    Problem::Syntax(message)
}

/// Returns the names of the rules of a valid grammar, and their offsets.
fn defined(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let rules = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    let names = rules.filter_map(|rule| rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier));
    names.map(|name| (name.as_str(), name.as_span().start()))
}
