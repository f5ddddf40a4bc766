//! Why a row has no result.

use datafusion_common::DataFusionError;
use pest_uri::{ParseError, redact};

/// Why a row has no result.
pub enum Failure<'a> {
    /// The text is rejected.
    Syntax(&'a str, ParseError),
    /// The text is accepted, and a part of it is of no use.
    Part { text: &'a str, offset: usize, problem: &'static str },
    /// An argument that is not a text of a URI has no meaning. It is an error in each form of a function: the query is
    /// wrong, not the data.
    Argument { what: &'static str, name: &'a str, expected: String },
}

impl<'a> Failure<'a> {
    /// The failure for a part of a text that is of no use.
    pub fn part(text: &'a str, part: &str, problem: &'static str) -> Self {
        Failure::Part { text, offset: part.as_ptr() as usize - text.as_ptr() as usize, problem }
    }

    /// Whether the data is wrong, and not the query.
    pub fn is_of_data(&self) -> bool {
        !matches!(self, Failure::Argument { .. })
    }

    /// The error for a query. It has the row, counted from 1 in the batch, and the text without its password.
    #[cold]
    pub fn into_error(self, function: &str, row: usize) -> DataFusionError {
        let row = row + 1;
        DataFusionError::Execution(match self {
            Failure::Syntax(text, error) => {
                format!("{function}: {error} (row {row} of the batch: {:?})", redact(text).to_string())
            }
            Failure::Part { text, offset, problem } => {
                format!(
                    "{function}: {problem} at byte {offset} (row {row} of the batch: {:?})",
                    redact(text).to_string()
                )
            }
            Failure::Argument { what, name, expected } => {
                format!("{function}: unknown {what} {name:?}; expected {expected}")
            }
        })
    }
}
