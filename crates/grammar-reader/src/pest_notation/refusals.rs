//! Errors for what pest rejects, in the words of this crate: pest's own words are those of its parser.

use pest::error::{ErrorVariant, InputLocation};
use pest_meta::parser::{self, Rule as Meta};

use super::builtins;
use super::faults::{Fault, fault, rule_at};
use crate::error::{Error, Place, Problem};
use crate::source::JoinedFiles;

pub(crate) type PestError = pest::error::Error<Meta>;

/// The error for what pest rejects: a text that it cannot read, or rules without a meaning.
pub(crate) fn refused(error: &PestError, files: &JoinedFiles) -> Error {
    let at = match error.location {
        InputLocation::Pos(start) | InputLocation::Span((start, _)) => start,
    };
    let (at, rule, problem) = match &error.variant {
        _ if files.text[at..].starts_with("//!") => (at, None, Problem::Syntax(LATE_HEADING.into())),
        ErrorVariant::ParsingError { positives, .. } => {
            let Fault { at, rule, message } = fault(&files.text, at, positives);
            (at, rule, Problem::Syntax(message))
        }
        ErrorVariant::CustomError { message } => {
            let rule = rule_at(&files.text, at);
            (at, rule, problem(message, at, files))
        }
    };
    Error { place: Some(Place { rule: rule.map(str::to_owned), ..files.column_at(at) }), problem }
}

const LATE_HEADING: &str =
    "`//!` may stand only where the first file begins, and other files or lines are read before it; write `//`";

/// What is wrong with rules that can be read.
fn problem(message: &str, at: usize, files: &JoinedFiles) -> Problem {
    let between = |before, behind| message.strip_prefix(before).and_then(|rest: &str| rest.strip_suffix(behind));
    let told = if let Some(name) = between("rule ", " is undefined") {
        let known = defined(&files.text).map(|(name, _)| name).chain(builtins::names());
        return Problem::no_rule(name, known.chain(builtins::properties_like(name)));
    } else if let Some(name) = between("rule ", " already defined") {
        let first = defined(&files.text).find(|&(other, place)| other == name && place < at);
        let place = first.map(|(_, at)| files.place_at(at));
        let place = place.map(|Place { file, line, .. }| format!(" in {file}:{line}")).unwrap_or_default();
        format!("the rule `{name}` is defined a second time; the first stands{place}")
    } else if let Some(name) = between("", " is a pest keyword") {
        format!("`{name}` is a word of pest's own; give the rule another name")
    } else if let Some((_, rest)) = message.split_once(" is left-recursive (") {
        let way = rest.split(')').next().unwrap_or_default().replace(" -> ", " > ");
        format!("the rule begins with itself, and pest would not come to an end: {way}")
    } else if message.contains("grammar-extras") {
        "`PUSH_LITERAL` uses the stack, and is not supported".into()
    } else if message.contains("repeat infinitely") {
        "what is repeated here may match nothing, and that without end".into()
    } else if message.contains("following choices cannot be reached") {
        "this alternative always matches, so that those behind it are never tried".into()
    } else {
        message.to_owned()
    };
    Problem::Syntax(told)
}

/// The names of the rules of a text that pest can read, and their offsets.
fn defined(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let rules = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    let names = rules.filter_map(|rule| rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier));
    names.map(|name| (name.as_str(), name.as_span().start()))
}
