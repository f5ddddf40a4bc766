//! Builds a circuit from expressions.

use rustc_hash::FxHashMap as HashMap;

use super::alphabet::Alphabet;
use super::circuit::{Circuit, Literal, NodeMarks};
use super::limits::Limits;
use super::memory::map_bytes;
use grammar_reader::error::{Error, Problem};
use grammar_reader::expression::{Expression, ExpressionId, Expressions, Semantics};

/// How unknown parts are matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Bound {
    /// There are none.
    Exact,
    /// A literal is true if the expression may match: unknown parts match anything.
    Upper,
    /// A literal is false if the expression may fail: unknown parts match nothing.
    Lower,
}

impl Bound {
    /// The bound of a part whose match makes the whole fail.
    fn opposite(self) -> Self {
        match self {
            Bound::Exact => Bound::Exact,
            Bound::Upper => Bound::Lower,
            Bound::Lower => Bound::Upper,
        }
    }
}

/// The part of a text that an expression matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatchedPart {
    /// All of the text. There are no unknown parts.
    Whole,
    /// A part at the start, if unknown parts match anything.
    PossibleStart,
}

/// Builds a literal for each expression of `roots`, which is true for the texts that the expression
/// matches.
///
/// # Errors
/// The circuit exceeds the limits.
pub(crate) fn build(
    expressions: &Expressions,
    alphabet: &Alphabet,
    roots: [ExpressionId; 2],
    part: MatchedPart,
    limits: Limits,
) -> Result<(Circuit, [Literal; 2]), Error> {
    let mut builder = Builder::new(expressions, alphabet, limits);
    let literals = match part {
        MatchedPart::Whole => [builder.whole(roots[0])?, builder.whole(roots[1])?],
        MatchedPart::PossibleStart => {
            builder.bound = Bound::Upper;
            [builder.matches_next(roots[0])?, builder.matches_next(roots[1])?]
        }
    };
    Ok((builder.finish()?, literals))
}

/// Builds two literals for each of two expressions whose rules are nodes of a tree. The first is
/// true for a text with the marks of its nodes. The second is true for a text with any marks that
/// the other expression matches. Also returns the number of marks.
///
/// # Errors
/// The circuit exceeds the limits.
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
    Ok((builder.finish()?, literals, marks))
}

struct Builder<'a> {
    expressions: &'a Expressions,
    alphabet: &'a Alphabet,
    circuit: Circuit,
    /// How gates treat marks. The part of a lookahead makes no nodes.
    marks: NodeMarks,
    /// The numbers of the rules that are nodes.
    nodes: HashMap<&'a str, usize>,
    known: HashMap<(ExpressionId, NodeMarks, Bound, Literal), Literal>,
    bound: Bound,
    /// For each recursive rule, how often it is nested in itself with a different rest.
    nested: HashMap<usize, usize>,
    limits: Limits,
}

/// The maximum nesting of a recursive rule in itself with different rests. Regular rules have few.
const MOST_NESTED: usize = 50;

impl<'a> Builder<'a> {
    fn new(expressions: &'a Expressions, alphabet: &'a Alphabet, limits: Limits) -> Self {
        let (circuit, nodes, known) = (Circuit::new(), HashMap::default(), HashMap::default());
        Builder {
            expressions,
            alphabet,
            circuit,
            marks: NodeMarks::Skipped,
            nodes,
            known,
            bound: Bound::Exact,
            nested: HashMap::default(),
            limits,
        }
    }

    /// Returns the circuit.
    ///
    /// # Errors
    /// A rule is left-recursive.
    fn finish(self) -> Result<Circuit, Error> {
        if !self.nested.is_empty() && self.circuit.has_cycle() {
            return Err(Error::without_location(Problem::Undecidable("a left-recursive rule".into())));
        }
        Ok(self.circuit)
    }

    /// Returns the literal that is true for the texts that the expression matches as a whole.
    fn whole(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        self.marks = NodeMarks::Skipped;
        let end = self.circuit.end(self.marks);
        self.matches(id, end)
    }

    /// Returns the literal that is true for the texts, with the marks of their nodes, that the
    /// expression matches as a whole.
    fn tree(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        self.marks = NodeMarks::Significant;
        let end = self.circuit.end(self.marks);
        self.matches(id, end)
    }

    /// Returns the literal that is true for the suffixes that consist of a match of the expression
    /// and a rest for which `rest` is true.
    fn matches(&mut self, id: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        if rest == Literal::FALSE {
            return Ok(Literal::FALSE);
        }
        let bound = if self.expressions.has_unknown_parts(id) { self.bound } else { Bound::Exact };
        let key = (id, self.marks, bound, rest);
        if let Some(literal) = self.known.get(&key) {
            return Ok(*literal);
        }
        self.limits.check_gates(self.circuit.len())?;
        self.limits.check_bytes(self.circuit.bytes() + map_bytes(&self.known))?;
        let expressions = self.expressions;
        let literal = match expressions.get(id) {
            Expression::Empty => rest,
            Expression::Rule(name, part) => self.rule(name, *part, rest)?,
            Expression::Call(number) => self.call(key, *number, rest)?,
            Expression::Set(_) => self.circuit.step(self.marks, self.alphabet.classes_of(id), rest),
            Expression::Sequence(parts) => parts.iter().rev().try_fold(rest, |rest, part| self.matches(*part, rest))?,
            Expression::Choice(semantics, parts) => self.choice(*semantics, parts, rest)?,
            Expression::Repeat { semantics, item, least, most } => {
                let repeated = match most {
                    None => self.any_number(*semantics, *item, rest)?,
                    Some(most) => self.at_most(*semantics, *item, most - least, rest)?,
                };
                (0..*least).try_fold(repeated, |rest, _| self.matches(*item, rest))?
            }
            Expression::Ahead(part) => {
                let ahead = self.matches_next(*part)?;
                self.circuit.and(ahead, rest)
            }
            Expression::NotAhead(part) => {
                let ahead = self.fails_next(*part)?;
                self.circuit.and(!ahead, rest)
            }
            Expression::Start => {
                let start = self.circuit.start();
                self.circuit.and(start, rest)
            }
            Expression::End => {
                let end = self.circuit.end(NodeMarks::Skipped);
                self.circuit.and(end, rest)
            }
        };
        self.known.insert(key, literal);
        Ok(literal)
    }

    /// Returns the literal that is true for the suffixes that begin with a match of the expression.
    fn matches_next(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        let marks = std::mem::replace(&mut self.marks, NodeMarks::Skipped);
        let ahead = self.matches(id, Literal::TRUE);
        self.marks = marks;
        ahead
    }

    /// Returns the literal of [`matches_next`](Self::matches_next) for an expression that must not
    /// match.
    fn fails_next(&mut self, id: ExpressionId) -> Result<Literal, Error> {
        let bound = self.bound;
        self.bound = bound.opposite();
        let ahead = self.matches_next(id);
        self.bound = bound;
        ahead
    }

    /// Returns the literal of a rule, with the marks of a node around it if marks are significant.
    fn rule(&mut self, name: &'a str, part: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        if self.marks == NodeMarks::Skipped {
            return self.matches(part, rest);
        }
        // The letters after that of the end are the end mark of all nodes and the start marks of
        // each.
        let closing = self.alphabet.len() + 1;
        let next = self.nodes.len();
        let opening = closing + 1 + *self.nodes.entry(name).or_insert(next);
        let closed = self.circuit.mark(closing, rest);
        let part = self.matches(part, closed)?;
        Ok(self.circuit.mark(opening, part))
    }

    /// Returns the literal of a recursive rule. A use of the rule at the end of itself has the same
    /// rest, and thereby the same literal.
    fn call(
        &mut self,
        key: (ExpressionId, NodeMarks, Bound, Literal),
        number: usize,
        rest: Literal,
    ) -> Result<Literal, Error> {
        let Some(content) = self.expressions.definition(number) else { return self.unknown(key.0, rest) };
        let nested = self.nested.entry(number).or_default();
        *nested += 1;
        if *nested > MOST_NESTED {
            return Err(Error::without_location(Problem::Undecidable("recursion that is not regular".into())));
        }
        let again = self.circuit.forward();
        self.known.insert(key, again);
        let definition = self.matches(content, rest)?;
        self.circuit.define(again, definition);
        self.nested.entry(number).and_modify(|nested| *nested -= 1);
        Ok(definition)
    }

    /// Returns the literal of an unknown part.
    fn unknown(&mut self, id: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        match self.bound {
            Bound::Exact => Err(Error::without_location(Problem::Undecidable("an unknown part".into()))),
            Bound::Lower => Ok(Literal::FALSE),
            Bound::Upper => {
                let later = self.circuit.forward();
                let next = self.circuit.step(self.marks, &self.alphabet.all(), later);
                let definition = self.circuit.or(rest, next);
                self.circuit.define(later, definition);
                Ok(if self.expressions.is_nullable(id) { definition } else { next })
            }
        }
    }

    fn choice(&mut self, semantics: Semantics, parts: &[ExpressionId], rest: Literal) -> Result<Literal, Error> {
        let mut choice = Literal::FALSE;
        for part in parts.iter().rev() {
            choice = self.item_or(semantics, *part, rest, choice)?;
        }
        Ok(choice)
    }

    /// Returns an item followed by `rest`, or `otherwise`. In pest, `otherwise` counts only if the
    /// item does not match.
    fn item_or(
        &mut self,
        semantics: Semantics,
        item: ExpressionId,
        rest: Literal,
        otherwise: Literal,
    ) -> Result<Literal, Error> {
        let taken = self.matches(item, rest)?;
        let otherwise = match semantics {
            Semantics::Abnf => otherwise,
            Semantics::Peg => {
                let ahead = self.fails_next(item)?;
                self.circuit.and(!ahead, otherwise)
            }
        };
        Ok(self.circuit.or(taken, otherwise))
    }

    fn at_most(
        &mut self,
        semantics: Semantics,
        item: ExpressionId,
        most: u32,
        rest: Literal,
    ) -> Result<Literal, Error> {
        (0..most).try_fold(rest, |repeated, _| self.item_or(semantics, item, repeated, rest))
    }

    fn any_number(&mut self, semantics: Semantics, item: ExpressionId, rest: Literal) -> Result<Literal, Error> {
        let again = self.circuit.forward();
        let definition = self.item_or(semantics, item, again, rest)?;
        self.circuit.define(again, definition);
        Ok(definition)
    }
}
