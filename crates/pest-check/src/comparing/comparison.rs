//! Compares two rules, and finds the rules that cause a difference.

use super::operand::Operand;
use super::rule_path::RulePath;
use crate::decision::{Limits, Question, decide};
use grammar_reader::error::Error;
use grammar_reader::expression::Expressions;

/// The difference between the texts of two rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Comparison {
    /// The shortest text that only the left side accepts.
    pub only_left: Option<Witness>,
    /// The shortest text that only the right side accepts. `None` if the question is inclusion.
    pub only_right: Option<Witness>,
}

impl Comparison {
    pub(crate) const EQUAL: Self = Comparison { only_left: None, only_right: None };

    /// Whether neither side accepts a text that the other rejects, as far as the question asks.
    #[must_use]
    pub fn is_equal(&self) -> bool {
        self.only_left.is_none() && self.only_right.is_none()
    }
}

/// A text that only one of two sides accepts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Witness {
    /// The text.
    pub text: String,
    /// How many bytes of the text the other side can read.
    pub other_reads: usize,
    /// The rules of the accepting side at that offset. If there are several paths, rules that the
    /// other side has too and that reject the part there are preferred.
    pub path: RulePath,
}

impl Witness {
    /// Creates a witness from a text that only one side accepts.
    ///
    /// # Errors
    /// Those of [`Operand::expression`].
    pub fn new(text: String, accepting: &Operand, rejecting: &Operand) -> Result<Self, Error> {
        let other_reads = rejecting.reads(&text)?;
        let path = accepting.path_rejected_by(rejecting, &text, other_reads)?;
        Ok(Witness { text, other_reads, path })
    }

    /// Returns the part of the text that the other side can read.
    #[must_use]
    pub fn read_by_other(&self) -> &str {
        self.text.get(..self.other_reads).unwrap_or_default()
    }

    /// Describes what the other side reads: `reads no further than "80"`.
    #[must_use]
    pub fn describe_other(&self) -> String {
        match self.read_by_other() {
            "" => "reads nothing of it".to_owned(),
            all if all == self.text => "reads all of it, but rejects it".to_owned(),
            part => format!("reads no further than {part:?}"),
        }
    }
}

/// Compares the texts that two rules accept.
///
/// ```
/// use pest_check::{Limits, Question, Operand, SourceFile, compare};
///
/// let text = |byte: &str| format!("host = @{{ byte ~ (\".\" ~ byte)* }}\nbyte = {{ {byte} }}\n");
/// let [old, new] = ["'0'..'9'+", "'0'..'9'*"].map(|byte| SourceFile { name: "host.pest".into(), text: text(byte) });
/// let sides = [Operand::pest(&[old], "host")?, Operand::pest(&[new], "host")?];
///
/// let comparison = compare([&sides[0], &sides[1]], Question::Equal, Limits::default())?;
/// let witness = comparison.only_right.unwrap();
/// assert_eq!(witness.text, "");
/// assert_eq!(witness.path.to_string(), "host > byte \"\"");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// - those of [`Operand::expression`]
/// - the question exceeds the limits
pub fn compare(sides: [&Operand; 2], question: Question, limits: Limits) -> Result<Comparison, Error> {
    let mut expressions = Expressions::default();
    let [left, right] = sides;
    let ids = [left.expression(&mut expressions)?, right.expression(&mut expressions)?];
    if ids[0] == ids[1] {
        return Ok(Comparison::EQUAL);
    }
    let verdict = decide(&expressions, ids, question, limits)?;
    let witness = |text: Option<String>, accepting, rejecting| {
        text.map(|text| Witness::new(text, accepting, rejecting)).transpose()
    };
    Ok(Comparison {
        only_left: witness(verdict.only_left, left, right)?,
        only_right: witness(verdict.only_right, right, left)?,
    })
}
