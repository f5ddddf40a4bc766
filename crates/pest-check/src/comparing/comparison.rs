//! Compares two rules, and finds the rules that make the difference.

use super::rule_path::RulePath;
use super::side::Side;
use crate::decision::{Limits, Question, decide};
use grammar_reader::error::Error;
use grammar_reader::expression::Expressions;

/// How the texts of two rules compare.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Comparison {
    /// The shortest text that only the left side accepts.
    pub only_left: Option<Witness>,
    /// The shortest text that only the right side accepts. Not searched for if the question is inclusion.
    pub only_right: Option<Witness>,
}

impl Comparison {
    pub(crate) const EQUAL: Self = Comparison { only_left: None, only_right: None };

    /// Whether no text was found that only one side accepts.
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
    /// How many bytes of the text the other side can read. The other side does not accept what follows.
    pub other_reads: usize,
    /// The rules by which the accepting side reads what follows. If several do, those whose part the other side's rule of the same name
    /// rejects.
    pub path: RulePath,
}

impl Witness {
    /// Creates a witness from a text that one side accepts and the other does not.
    ///
    /// # Errors
    /// Those of [`Side::expression`].
    pub fn of(text: String, accepting: &Side, refusing: &Side) -> Result<Self, Error> {
        let other_reads = refusing.reads(&text)?;
        let path = accepting.path_refused_by(refusing, &text, other_reads)?;
        Ok(Witness { text, other_reads, path })
    }

    /// Returns the part of the text that the other side can read.
    #[must_use]
    pub fn read_by_other(&self) -> &str {
        self.text.get(..self.other_reads).unwrap_or_default()
    }

    /// Returns the same in words, to follow the name of the other side: `reads no further than "80"`.
    #[must_use]
    pub fn told_of_other(&self) -> String {
        match self.read_by_other() {
            "" => "reads nothing of it".to_owned(),
            all if all == self.text => "reads all of it, and does not accept it".to_owned(),
            part => format!("reads no further than {part:?}"),
        }
    }
}

/// Decides how the texts of two rules compare.
///
/// ```
/// use pest_check::{Limits, Question, Side, SourceFile, compare};
///
/// let text = |octet: &str| format!("host = @{{ octet ~ (\".\" ~ octet)* }}\noctet = {{ {octet} }}\n");
/// let [old, new] = ["'0'..'9'+", "'0'..'9'*"].map(|octet| SourceFile { name: "host.pest".into(), text: text(octet) });
/// let sides = [Side::pest(&[old], "host")?, Side::pest(&[new], "host")?];
///
/// let comparison = compare([&sides[0], &sides[1]], Question::Equal, Limits::default())?;
/// let witness = comparison.only_right.unwrap();
/// assert_eq!(witness.text, "");
/// assert_eq!(witness.path.to_string(), "host > octet \"\"");
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// - those of [`Side::expression`]
/// - the question takes more than the limits allow
pub fn compare(sides: [&Side; 2], question: Question, limits: Limits) -> Result<Comparison, Error> {
    let mut expressions = Expressions::default();
    let [left, right] = sides;
    let ids = [left.expression(&mut expressions)?, right.expression(&mut expressions)?];
    if ids[0] == ids[1] {
        return Ok(Comparison::EQUAL);
    }
    let verdict = decide(&expressions, ids, question, limits)?;
    let witness =
        |text: Option<String>, accepting, refusing| text.map(|text| Witness::of(text, accepting, refusing)).transpose();
    Ok(Comparison {
        only_left: witness(verdict.only_left, left, right)?,
        only_right: witness(verdict.only_right, right, left)?,
    })
}
