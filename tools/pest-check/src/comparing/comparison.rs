//! Compares two rules, and finds the rules that cause a difference.

use super::operand::Operand;
use super::rule_path::RulePath;
use crate::decision::{Limits, Question, decide};
use crate::pest_notation::grammar::Recursion;
use grammar_reader::error::{Error, Problem};
use grammar_reader::expression::Expressions;

/// The difference between the texts of two rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Comparison {
    /// The shortest text that only the left side accepts.
    pub only_left: Option<Witness>,
    /// The shortest text that only the right side accepts. `None` if the question is inclusion.
    pub only_right: Option<Witness>,
    /// Whether there is no such text if none was found. For recursive rules that are not regular,
    /// there may be others.
    pub is_exact: bool,
}

impl Comparison {
    pub(crate) const EQUAL: Self = Comparison { only_left: None, only_right: None, is_exact: true };

    /// Whether neither side accepts a text that the other rejects, as far as the question asks.
    #[must_use]
    pub fn is_equal(&self) -> bool {
        self.is_exact && self.only_left.is_none() && self.only_right.is_none()
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
/// Rules with the same definition are equal, even if they are not regular.
///
/// # Errors
/// - those of [`Operand::expression`]
/// - the question exceeds the limits
pub fn compare(sides: [&Operand; 2], question: Question, limits: Limits) -> Result<Comparison, Error> {
    let mut expressions = Expressions::default();
    let [left, right] = sides;
    if left.has_same_definition(right) {
        return Ok(Comparison::EQUAL);
    }
    limits.check_deadline()?;
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
        is_exact: true,
    })
}

/// Compares the texts that two rules accept, like [`compare`]. If rules are recursive in a way that
/// is not regular, texts are searched in which rules are nested up to a depth.
///
/// A difference is confirmed by a match of the text with the rules as they are written. The result
/// is then not [exact](Comparison::is_exact): the side without a witness may have one too.
///
/// ```
/// use pest_check::{Limits, Operand, Question, SourceFile, compare_to_depth};
///
/// let text = |item: &str| format!("list = {{ \"(\" ~ (list | {item})* ~ \")\" }}\n");
/// let side = |item| Operand::pest(&[SourceFile { name: "list.pest".into(), text: text(item) }], "list");
/// let [one, other, same] = [side("'a'..'z'")?, side("'a'..'y'")?, side("'a'..'x' | 'y'..'z'")?];
///
/// let comparison = compare_to_depth([&one, &other], Question::Equal, 10, Limits::brief())?;
/// assert_eq!(comparison.only_left.unwrap().text, "(z)");
///
/// let error = compare_to_depth([&one, &same], Question::Equal, 3, Limits::brief()).unwrap_err();
/// assert!(error.problem.to_string().starts_with("no difference found up to depth 3"));
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// - those of [`compare`]
/// - [`Problem::NoDifferenceFound`], with the greatest depth within `depth` and the limits
pub fn compare_to_depth(
    sides: [&Operand; 2],
    question: Question,
    depth: usize,
    limits: Limits,
) -> Result<Comparison, Error> {
    limits.check_deadline()?;
    let error = match compare(sides, question, limits) {
        Err(error) if matches!(error.problem, Problem::Recursion(_)) => error,
        exact => return exact,
    };
    let limits = limits.at_most(Limits::brief().gates(200_000).states(50_000));
    let mut reached = None;
    for depth in 1..=depth {
        match limits.check_deadline().and_then(|()| difference_at_depth(sides, question, depth, limits)) {
            Ok(Found::Difference(comparison)) => return Ok(comparison),
            Ok(Found::Nothing) => reached = Some(depth),
            Ok(Found::Unconfirmed) => {}
            Err(_) => break,
        }
    }
    let Some(depth) = reached else { return Err(error) };
    let problem = Problem::NoDifferenceFound { depth, reason: Box::new(error.problem) };
    Err(match error.location {
        Some(location) => Error::at(location, problem),
        None => Error::without_location(problem),
    })
}

/// Returns the difference that some texts show, the shortest first, or `None`. There may be others.
#[must_use]
pub fn compare_texts(sides: [&Operand; 2], question: Question, texts: &[String], limits: Limits) -> Option<Comparison> {
    let mut texts: Vec<&String> = texts.iter().collect();
    texts.sort_by_key(|text| text.chars().count());
    let [left, right] = sides.map(|side| side.accepts_each(&texts, limits));
    let mut only = [None, None];
    for (text, accepts) in texts.into_iter().zip(left.ok()?.into_iter().zip(right.ok()?)) {
        let side = match accepts {
            (true, false) => 0,
            (false, true) if question == Question::Equal => 1,
            _ => continue,
        };
        if only[side].is_none() {
            only[side] = Witness::new(text.clone(), sides[side], sides[1 - side]).ok();
        }
    }
    let [only_left, only_right] = only;
    let is_different = only_left.is_some() || only_right.is_some();
    is_different.then_some(Comparison { only_left, only_right, is_exact: false })
}

/// The result of a search at one depth.
enum Found {
    Difference(Comparison),
    Nothing,
    /// A text that is a difference only because of the depth.
    Unconfirmed,
}

/// Returns a text that only the first side accepts, with rules nested up to these depths.
fn text_at_depths(sides: [&Operand; 2], depths: [Recursion; 2], limits: Limits) -> Result<Option<String>, Error> {
    let mut expressions = Expressions::default();
    let accepting = sides[0].expression_with(depths[0], &mut expressions)?;
    let rejecting = sides[1].expression_with(depths[1], &mut expressions)?;
    Ok(decide(&expressions, [accepting, rejecting], Question::Inside, limits)?.only_left)
}

fn difference_at_depth(
    [left, right]: [&Operand; 2],
    question: Question,
    depth: usize,
    limits: Limits,
) -> Result<Found, Error> {
    let mut only = [None, None];
    let mut is_confirmed = true;
    for (side, accepting, rejecting) in [(0, left, right), (1, right, left)] {
        if side == 1 && question == Question::Inside {
            continue;
        }
        // The other side may need more rules for the same text.
        for other_depth in [depth + 1, 2 * depth + 1] {
            let depths = [depth, other_depth].map(Recursion::ToDepth);
            let Some(text) = text_at_depths([accepting, rejecting], depths, limits)? else { break };
            if accepting.accepts(&text)? && !rejecting.accepts(&text)? {
                only[side] = Some(Witness::new(text, accepting, rejecting)?);
                break;
            }
            is_confirmed &= other_depth == depth + 1;
        }
    }
    Ok(match only {
        [None, None] if is_confirmed => Found::Nothing,
        [None, None] => Found::Unconfirmed,
        [only_left, only_right] => Found::Difference(Comparison { only_left, only_right, is_exact: false }),
    })
}
