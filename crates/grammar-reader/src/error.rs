//! Why a question has no answer.

use std::fmt;

use thiserror::Error;

use crate::core_rules;
use crate::similar::similar;

/// Why a question has no answer: what is wrong, and where.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// Where it is wrong, if it is in a grammar.
    pub place: Option<Place>,
    /// What is wrong.
    pub problem: Problem,
}

/// A line of a grammar, and the rule that stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// The number of the line, from 1.
    pub line: usize,
    /// The number of the character in the line, from 1, if one is known.
    pub column: Option<usize>,
    /// The name of the rule, if one is known.
    pub rule: Option<String>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    /// A file that cannot be read.
    #[error("cannot read the file: {0}")]
    File(String),
    /// What does not follow the syntax of the notation.
    #[error("{0}")]
    Syntax(String),
    /// A rule that no file defines.
    #[error("no file defines the rule `{name}`{}", hint(name, similar.as_deref()))]
    NoRule {
        /// The name of the rule.
        name: String,
        /// The rule that is there, and has nearly this name.
        similar: Option<String>,
    },
    /// What no recognizer can be made of.
    #[error("{0}")]
    Unsupported(String),
    /// A rule that is defined twice.
    #[error("the rule `{0}` has been defined before, in another way")]
    Twice(String),
    /// A rule that contains itself.
    #[error("the rule contains itself: {0}")]
    Recursion(String),
    /// What is not regular, or is not said by the grammar.
    #[error("{0} cannot be decided")]
    Undecidable(String),
    /// A grammar that takes more stack, memory or time than one should.
    #[error("{0}")]
    TooLarge(String),
    /// A question that takes more than it may.
    #[error("gave up, because it takes more than {most} {unit}")]
    Limit {
        /// The limit that was met.
        most: usize,
        /// What it is a number of.
        unit: &'static str,
    },
}

impl Error {
    /// A problem that stands in no grammar.
    #[must_use]
    pub fn nowhere(problem: Problem) -> Self {
        Error { place: None, problem }
    }

    /// A problem that stands in a grammar: also one that only the caller has with it.
    ///
    /// ```
    /// use grammar_reader::{Error, Place, Problem};
    ///
    /// let place = Place::new("a.pest", 7).at_column(3).in_rule("port");
    /// let error = Error::at(place, Problem::Unsupported("no port may be empty".into()));
    /// assert_eq!(error.to_string(), "a.pest:7:3: port: no port may be empty");
    /// ```
    #[must_use]
    pub fn at(place: Place, problem: Problem) -> Self {
        Error { place: Some(place), problem }
    }
}

impl Place {
    /// A line of a file, from 1, in no rule.
    #[must_use]
    pub fn new(file: impl Into<String>, line: usize) -> Self {
        Place { file: file.into(), line, column: None, rule: None }
    }

    /// The same line at this character, from 1.
    #[must_use]
    pub fn at_column(self, column: usize) -> Self {
        Place { column: Some(column), ..self }
    }

    /// The same place in this rule.
    #[must_use]
    pub fn in_rule(self, rule: impl Into<String>) -> Self {
        Place { rule: Some(rule.into()), ..self }
    }
}

impl Problem {
    /// A rule that is none of those that are there.
    pub fn no_rule<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Self {
        Problem::NoRule { name: name.to_owned(), similar: similar(name, names) }
    }
}

fn hint(name: &str, similar: Option<&str>) -> String {
    match (core_rules::in_pest(name), similar) {
        (Some(rule), _) => format!("; it is a core rule of ABNF, which in pest is written `{name} = {rule}`"),
        (None, Some(similar)) => format!("; is `{similar}` meant?"),
        (None, None) => String::new(),
    }
}

/// Without the rule: `a.pest:7:3`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { file, line, column, .. } = self;
        write!(f, "{file}:{line}")?;
        column.map_or(Ok(()), |column| write!(f, ":{column}"))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
            if let Some(rule) = &place.rule {
                write!(f, "{rule}: ")?;
            }
        }
        self.problem.fmt(f)
    }
}

/// As it is displayed: so `main` of a `build.rs` shows what it returns.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {}
