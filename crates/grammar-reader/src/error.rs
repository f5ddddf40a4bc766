//! Errors in grammars, and in questions about them.

use std::fmt;

use thiserror::Error;

use crate::core_rules;
use crate::similar::similar;

/// Why a question has no answer: the problem and its position.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// The position, if the problem is in a grammar.
    pub place: Option<Place>,
    /// The problem.
    pub problem: Problem,
}

/// A line of a grammar, and the rule in that line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    /// The name of the file.
    pub file: String,
    /// The line number, from 1.
    pub line: usize,
    /// The number of the character in the line, from 1, if known.
    pub column: Option<usize>,
    /// The name of the rule, if known.
    pub rule: Option<String>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    /// A file cannot be read.
    #[error("cannot read the file: {0}")]
    File(String),
    /// A text does not follow the syntax of the notation.
    #[error("{0}")]
    Syntax(String),
    /// A rule that no file defines.
    #[error("no file defines the rule `{name}`{}", hint(name, similar.as_deref()))]
    NoRule {
        /// The name of the rule.
        name: String,
        /// An existing rule with a similar name.
        similar: Option<String>,
    },
    /// No recognizer can be made of this.
    #[error("{0}")]
    Unsupported(String),
    /// A rule is defined twice.
    #[error("the rule `{0}` has been defined before, in another way")]
    Twice(String),
    /// A rule contains itself.
    #[error("the rule contains itself: {0}")]
    Recursion(String),
    /// The question is about something that is not regular, or that the grammar does not say.
    #[error("{0} cannot be decided")]
    Undecidable(String),
    /// A grammar takes more stack, memory or time than one should.
    #[error("{0}")]
    TooLarge(String),
    /// A question takes more than it may.
    #[error("gave up, because it takes more than {most} {unit}")]
    Limit {
        /// The limit that was reached.
        most: usize,
        /// The unit of the limit.
        unit: &'static str,
    },
}

impl Error {
    /// A problem that is in no grammar.
    #[must_use]
    pub fn nowhere(problem: Problem) -> Self {
        Error { place: None, problem }
    }

    /// A problem at a position in a grammar. A caller may use it for problems of its own.
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

    /// The same line, at this character, from 1.
    #[must_use]
    pub fn at_column(self, column: usize) -> Self {
        Place { column: Some(column), ..self }
    }

    /// The same position, in this rule.
    #[must_use]
    pub fn in_rule(self, rule: impl Into<String>) -> Self {
        Place { rule: Some(rule.into()), ..self }
    }
}

impl Problem {
    /// The problem of a rule that is not among these names.
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

/// Omits the rule: `a.pest:7:3`.
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

/// The same as `Display`, because `main` of a `build.rs` prints a returned error with `Debug`.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {}
