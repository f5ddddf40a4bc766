//! Builds the circuit of expressions.

use std::collections::HashMap;

use super::alphabet::Alphabet;
use super::circuit::{Circuit, Literal};
use super::limits::Limits;
use crate::error::Error;
use crate::expression::{Expression, ExpressionId, Expressions, Reading};

/// Builds, for each expression of `roots`, the literal that is true of the texts that it matches as a whole.
///
/// # Errors
/// The circuit has more gates than the limits allow.
pub(crate) fn build(
    expressions: &Expressions,
    alphabet: &Alphabet,
    roots: [ExpressionId; 2],
    limits: Limits,
) -> Result<(Circuit, [Literal; 2]), Error> {
    let circuit = Circuit::new();
    let mut builder = Builder { expressions, alphabet, circuit, known: HashMap::new(), limits };
    let end = builder.circuit.end();
    let [one, two] = roots;
    let literals = [builder.matches(one, end)?, builder.matches(two, end)?];
    Ok((builder.circuit, literals))
}

struct Builder<'a> {
    expressions: &'a Expressions,
    alphabet: &'a Alphabet,
    circuit: Circuit,
    known: HashMap<(ExpressionId, Literal), Literal>,
    limits: Limits,
}

impl Builder<'_> {
    /// True of the suffixes of which the expression matches a prefix, such that `rest` holds of what is behind it.
    fn matches(&mut self, id: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        if rest == Literal::FALSE {
            return Ok(Literal::FALSE);
        }
        if let Some(literal) = self.known.get(&(id, rest)) {
            return Ok(*literal);
        }
        self.limits.check_gates(self.circuit.len())?;
        let expressions = self.expressions;
        let literal = match expressions.get(id) {
            Expression::Empty => rest,
            Expression::Rule(_, part) => self.matches(*part, rest)?,
            Expression::Set(set) => self.circuit.step(self.alphabet.classes_of(set), rest),
            Expression::Sequence(parts) => parts.iter().rev().try_fold(rest, |rest, part| self.matches(*part, rest))?,
            Expression::Choice(reading, parts) => self.choice(*reading, parts, rest)?,
            Expression::Repeat { reading, item, least, most } => {
                let repeated = match most {
                    None => self.any_number(*reading, *item, rest)?,
                    Some(most) => self.at_most(*reading, *item, most - least, rest)?,
                };
                (0..*least).try_fold(repeated, |rest, _| self.matches(*item, rest))?
            }
            Expression::Ahead(part) => {
                let ahead = self.comes_next(*part)?;
                self.circuit.and(ahead, rest)
            }
            Expression::NotAhead(part) => {
                let ahead = self.comes_next(*part)?;
                self.circuit.and(!ahead, rest)
            }
            Expression::Start => {
                let start = self.circuit.start();
                self.circuit.and(start, rest)
            }
            Expression::End => {
                let end = self.circuit.end();
                self.circuit.and(end, rest)
            }
        };
        self.known.insert((id, rest), literal);
        Ok(literal)
    }

    /// True of the suffixes of which the expression matches a prefix.
    fn comes_next(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        self.matches(id, Literal::TRUE)
    }

    fn choice(&mut self, reading: Reading, parts: &[ExpressionId], rest: Literal) -> Result<Literal, Error> {
        let mut choice = Literal::FALSE;
        for part in parts.iter().rev() {
            choice = self.else_or(reading, *part, rest, choice)?;
        }
        Ok(choice)
    }

    /// An item and `rest`, or `otherwise`: if read in order, `otherwise` counts only where the item does not match.
    fn else_or(
        &mut self,
        reading: Reading,
        item: ExpressionId,
        rest: Literal,
        otherwise: Literal,
    ) -> Result<Literal, Error> {
        let taken = self.matches(item, rest)?;
        let otherwise = match reading {
            Reading::Free => otherwise,
            Reading::Ordered => {
                let ahead = self.comes_next(item)?;
                self.circuit.and(!ahead, otherwise)
            }
        };
        Ok(self.circuit.or(taken, otherwise))
    }

    fn at_most(&mut self, reading: Reading, item: ExpressionId, most: u32, rest: Literal) -> Result<Literal, Error> {
        (0..most).try_fold(rest, |repeated, _| self.else_or(reading, item, repeated, rest))
    }

    fn any_number(&mut self, reading: Reading, item: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        let again = self.circuit.forward();
        let definition = self.else_or(reading, item, again, rest)?;
        self.circuit.define(again, definition);
        Ok(definition)
    }
}
