//! Builds the circuit of expressions.

use rustc_hash::FxHashMap as HashMap;

use super::alphabet::Alphabet;
use super::circuit::{Circuit, Literal, Marks};
use super::limits::Limits;
use grammar_reader::error::Error;
use grammar_reader::expression::{Expression, ExpressionId, Expressions, Reading};

/// Builds, for each expression of `roots`, the literal that is true of the texts that the expression matches as a whole.
///
/// # Errors
/// The circuit has more gates than the limits allow.
pub(crate) fn build(
    expressions: &Expressions,
    alphabet: &Alphabet,
    roots: [ExpressionId; 2],
    limits: Limits,
) -> Result<(Circuit, [Literal; 2]), Error> {
    let mut builder = Builder::new(expressions, alphabet, limits);
    let [one, two] = roots;
    let literals = [builder.whole(one)?, builder.whole(two)?];
    Ok((builder.circuit, literals))
}

/// Builds two literals for each of two expressions whose rules are the nodes of a tree. The first is true of a text with the marks of its
/// nodes. The second is true of a text that the other expression matches, whatever its marks. Also returns the number of marks.
///
/// # Errors
/// The circuit has more gates than the limits allow.
pub(crate) fn build_trees(
    expressions: &Expressions,
    alphabet: &Alphabet,
    roots: [ExpressionId; 2],
    limits: Limits,
) -> Result<(Circuit, [[Literal; 2]; 2], usize), Error> {
    let mut builder = Builder::new(expressions, alphabet, limits);
    let [one, two] = roots;
    let wholes = [builder.whole(one)?, builder.whole(two)?];
    let literals = [[builder.tree(one)?, wholes[1]], [builder.tree(two)?, wholes[0]]];
    let marks = builder.nodes.len() + 1;
    Ok((builder.circuit, literals, marks))
}

struct Builder<'a> {
    expressions: &'a Expressions,
    alphabet: &'a Alphabet,
    circuit: Circuit,
    /// How gates treat marks. A part that must not come next, or that comes next and is not consumed, makes no nodes.
    marks: Marks,
    /// The numbers of the rules that are nodes.
    nodes: HashMap<&'a str, usize>,
    known: HashMap<(ExpressionId, Marks, Literal), Literal>,
    limits: Limits,
}

impl<'a> Builder<'a> {
    fn new(expressions: &'a Expressions, alphabet: &'a Alphabet, limits: Limits) -> Self {
        let (circuit, nodes, known) = (Circuit::new(), HashMap::default(), HashMap::default());
        Builder { expressions, alphabet, circuit, marks: Marks::Passed, nodes, known, limits }
    }

    /// Returns the literal that is true of the texts that the expression matches as a whole.
    fn whole(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        self.marks = Marks::Passed;
        let end = self.circuit.end(self.marks);
        self.matches(id, end)
    }

    /// Returns the literal that is true of the texts that the expression matches as a whole, with the marks of their nodes.
    fn tree(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        self.marks = Marks::Seen;
        let end = self.circuit.end(self.marks);
        self.matches(id, end)
    }

    /// Returns the literal that is true of the suffixes of which the expression matches a prefix, such that `rest` holds for what follows.
    fn matches(&mut self, id: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        if rest == Literal::FALSE {
            return Ok(Literal::FALSE);
        }
        let key = (id, self.marks, rest);
        if let Some(literal) = self.known.get(&key) {
            return Ok(*literal);
        }
        self.limits.check_gates(self.circuit.len())?;
        let expressions = self.expressions;
        let literal = match expressions.get(id) {
            Expression::Empty => rest,
            Expression::Rule(name, part) => self.rule(name, *part, rest)?,
            Expression::Set(set) => self.circuit.step(self.marks, self.alphabet.classes_of(set), rest),
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
                let end = self.circuit.end(Marks::Passed);
                self.circuit.and(end, rest)
            }
        };
        self.known.insert(key, literal);
        Ok(literal)
    }

    /// Returns the literal that is true of the suffixes of which the expression matches a prefix.
    fn comes_next(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        let marks = std::mem::replace(&mut self.marks, Marks::Passed);
        let ahead = self.matches(id, Literal::TRUE);
        self.marks = marks;
        ahead
    }

    /// Returns the literal of a rule, with the marks of a node around it if marks are seen.
    fn rule(&mut self, name: &'a str, part: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        if self.marks == Marks::Passed {
            return self.matches(part, rest);
        }
        // The letter of the end is followed by the end marks of the nodes, then by their start marks.
        let closing = self.alphabet.len() + 1;
        let next = self.nodes.len();
        let opening = closing + 1 + *self.nodes.entry(name).or_insert(next);
        let closed = self.circuit.mark(closing, rest);
        let part = self.matches(part, closed)?;
        Ok(self.circuit.mark(opening, part))
    }

    fn choice(&mut self, reading: Reading, parts: &[ExpressionId], rest: Literal) -> Result<Literal, Error> {
        let mut choice = Literal::FALSE;
        for part in parts.iter().rev() {
            choice = self.else_or(reading, *part, rest, choice)?;
        }
        Ok(choice)
    }

    /// Returns an item followed by `rest`, or `otherwise`. If the choice is ordered, `otherwise` counts only where the item does not match.
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
