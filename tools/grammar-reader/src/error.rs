//! Errors in grammars and in questions about them.

use std::fmt;

use thiserror::Error;

use crate::core_rules;
use crate::similar::similar;

/// A problem and its location.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// The location, if the problem is in a grammar.
    pub location: Option<Location>,
    /// The problem.
    pub problem: Problem,
}

/// A line of a grammar file and the rule in that line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Location {
    /// The name of the file.
    pub file: String,
    /// The line number, from 1.
    pub line: usize,
    /// The column in characters, from 1, if known.
    pub column: Option<usize>,
    /// The name of the rule, if known.
    pub rule: Option<String>,
}

/// The kind and details of an error.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    /// A file cannot be read.
    #[error("cannot read the file: {0}")]
    File(String),
    /// The text violates the syntax of the notation.
    #[error("{0}")]
    Syntax(String),
    /// A rule is not defined.
    #[error("no file defines the rule `{name}`{}", hint(name, similar.as_deref()))]
    UndefinedRule {
        /// The name of the rule.
        name: String,
        /// An existing rule with a similar name.
        similar: Option<String>,
    },
    /// A recognizer cannot be generated.
    #[error("{0}")]
    Unsupported(String),
    /// A rule has two different definitions.
    #[error("rule `{0}` is already defined differently")]
    DefinedTwice(String),
    /// A rule contains itself.
    #[error("the rule contains itself: {0}")]
    Recursion(String),
    /// Recursive rules were compared up to a depth only.
    #[error("no difference found up to depth {depth}, and not all texts are compared, because {reason}")]
    NoDifferenceFound {
        /// The depth: how often rules may be nested in themselves.
        depth: usize,
        /// Why the rules were not compared exactly.
        reason: Box<Problem>,
    },
    /// The question involves something that is not regular, or prose.
    #[error("{0} cannot be decided")]
    Undecidable(String),
    /// A grammar exceeds the [bounds](crate#bounds).
    #[error("{0}")]
    TooLarge(String),
    /// A question exceeds its limits.
    #[error("gave up, because it takes more than {most} {unit}")]
    Limit {
        /// The limit that was reached.
        most: usize,
        /// The unit of the limit.
        unit: &'static str,
    },
}

impl Error {
    /// Creates an error without a location.
    #[must_use]
    pub fn without_location(problem: Problem) -> Self {
        Error { location: None, problem }
    }

    /// Creates an error at a location in a grammar. Callers may use it for problems of their own.
    ///
    /// ```
    /// use grammar_reader::{Error, Location, Problem};
    ///
    /// let location = Location::new("a.pest", 7).at_column(3).in_rule("port");
    /// let error = Error::at(location, Problem::Unsupported("a port cannot be empty".into()));
    /// assert_eq!(error.to_string(), "a.pest:7:3: port: a port cannot be empty");
    /// ```
    #[must_use]
    pub fn at(location: Location, problem: Problem) -> Self {
        Error { location: Some(location), problem }
    }
}

impl Location {
    /// Creates the location of a line, from 1, outside of rules.
    #[must_use]
    pub fn new(file: impl Into<String>, line: usize) -> Self {
        Location { file: file.into(), line, column: None, rule: None }
    }

    /// Adds the column in characters, from 1.
    #[must_use]
    pub fn at_column(self, column: usize) -> Self {
        Location { column: Some(column), ..self }
    }

    /// Adds the name of the rule.
    #[must_use]
    pub fn in_rule(self, rule: impl Into<String>) -> Self {
        Location { rule: Some(rule.into()), ..self }
    }
}

impl Problem {
    /// The problem of a rule that is not among the defined names.
    pub fn undefined_rule<'n>(name: &str, names: impl IntoIterator<Item = &'n str>) -> Self {
        Problem::UndefinedRule { name: name.to_owned(), similar: similar(name, names) }
    }
}

fn hint(name: &str, similar: Option<&str>) -> String {
    match (core_rules::in_pest(name), similar) {
        (Some(rule), _) => format!("; define this core rule of ABNF as `{name} = {rule}`"),
        (None, Some(similar)) => format!("; did you mean `{similar}`?"),
        (None, None) => String::new(),
    }
}

/// Omits the rule: `a.pest:7:3`.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Location { file, line, column, .. } = self;
        write!(f, "{file}:{line}")?;
        column.map_or(Ok(()), |column| write!(f, ":{column}"))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(location) = &self.location {
            write!(f, "{location}: ")?;
            if let Some(rule) = &location.rule {
                write!(f, "{rule}: ")?;
            }
        }
        self.problem.fmt(f)
    }
}

/// Equals `Display`, because the error that `main` of a `build.rs` returns is printed with `Debug`.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Error {}
