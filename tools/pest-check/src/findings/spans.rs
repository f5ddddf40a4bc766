//! The places of the parts of rules in their files.

use std::collections::HashMap;
use std::ops::Range;

use grammar_reader::pest_notation::expressions::descendants;
use grammar_reader::source::JoinedFiles;
use grammar_reader::{Error, SourceFile, large_stack};
use pest::iterators::Pair;
use pest_meta::ast::Expr;
use pest_meta::parser::Rule as Meta;

use crate::findings::finding::{Place, Position};
use crate::pest_notation::rules::nested;
use crate::pest_vm::rules_of_file;

/// The places of the rules of a grammar and of their parts.
pub struct Spans<'f> {
    /// The files, in whose text all offsets are.
    files: JoinedFiles<'f>,
    rules: HashMap<String, RuleSpans>,
}

struct RuleSpans {
    name: Range<usize>,
    /// The parts in the order of [`descendants`].
    parts: Vec<(Shape, Range<usize>)>,
}

/// The kind of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Choice,
    Sequence,
    /// A repetition, lookahead or `PUSH`.
    Unary,
    Leaf,
}

impl<'f> Spans<'f> {
    /// Finds the parts in the files of a valid grammar.
    ///
    /// # Errors
    /// The files are too large.
    pub fn new(files: &'f [SourceFile]) -> Result<Self, Error> {
        let files = JoinedFiles::new(files)?;
        let rules = large_stack::run(|| Ok(rules(&files.text))).unwrap_or_default();
        Ok(Spans { files, rules })
    }

    /// Returns the place of the name of a rule.
    pub fn rule(&self, rule: &str) -> Option<Place> {
        Some(self.place(self.rules.get(rule)?.name.clone()))
    }

    /// Returns the place of the part of a rule at a position in its descendants, and the text there.
    /// If pest has rewritten the rule, the part is looked up by its place in the parts around it, and by its notation
    /// if only one part has it. If that does not find it, the place is the name of the rule.
    pub fn part(&self, rule: &str, expression: &Expr, position: usize) -> Option<(Place, String)> {
        let spans = self.rules.get(rule)?;
        let shapes = descendants(expression).map(shape);
        let span = if shapes.eq(spans.parts.iter().map(|(shape, _)| *shape)) {
            spans.parts.get(position).map(|(_, span)| span)
        } else {
            let wanted = descendants(expression).nth(position).map(|part| simplified(&part.to_string()))?;
            let is_wanted = |span: &Range<usize>| simplified(&self.files.text[span.clone()]) == wanted;
            let at_path = same_path(expression, position, &spans.parts).map(|index| &spans.parts[index].1);
            let mut known: Vec<_> = spans.parts.iter().map(|(_, span)| span).filter(|span| is_wanted(span)).collect();
            known.dedup();
            at_path.filter(|span| is_wanted(span)).or(if let [only] = known[..] { Some(only) } else { at_path })
        };
        match span {
            Some(span) => Some((self.place(span.clone()), self.files.text[span.clone()].to_owned())),
            None => Some((self.rule(rule)?, descendants(expression).nth(position)?.to_string())),
        }
    }

    fn place(&self, span: Range<usize>) -> Place {
        let [start, end] = [span.start, span.end].map(|at| self.files.exact_location_at(at));
        let end = end.column.map(|column| Position { line: end.line, column });
        Place { end, ..Place::new(&start) }
    }
}

/// Returns the index of the part that is in its rule where an expression is among the descendants of another. All parts
/// around the two have the same shapes, and so have their own parts.
fn same_path(expression: &Expr, position: usize, parts: &[(Shape, Range<usize>)]) -> Option<usize> {
    let shapes: Vec<Shape> = descendants(expression).map(shape).collect();
    let known: Vec<Shape> = parts.iter().map(|(shape, _)| *shape).collect();
    let (mut at, mut found) = (0, 0);
    while shapes.get(at) == known.get(found) && at < shapes.len() {
        if at == position {
            return Some(found);
        }
        // The last child that begins at the position or before it.
        let mut child = (at + 1, found + 1);
        let second = (end(&shapes, child.0), end(&known, child.1));
        if matches!(shapes[at], Shape::Choice | Shape::Sequence) && second.0 <= position {
            child = second;
        }
        (at, found) = child;
    }
    None
}

/// Returns the index after a part and its descendants.
fn end(shapes: &[Shape], start: usize) -> usize {
    let (mut open, mut at) = (1_usize, start);
    while open > 0 && at < shapes.len() {
        open += match shapes[at] {
            Shape::Choice | Shape::Sequence => 2,
            Shape::Unary => 1,
            Shape::Leaf => 0,
        };
        (open, at) = (open - 1, at + 1);
    }
    at
}

/// Returns a notation without white space and brackets.
fn simplified(notation: &str) -> String {
    notation.chars().filter(|it| !it.is_whitespace() && !matches!(it, '(' | ')')).collect()
}

fn shape(expression: &Expr) -> Shape {
    match expression {
        Expr::Choice(..) => Shape::Choice,
        Expr::Seq(..) => Shape::Sequence,
        _ if descendants(expression).nth(1).is_some() => Shape::Unary,
        _ => Shape::Leaf,
    }
}

fn rules(text: &str) -> HashMap<String, RuleSpans> {
    let rules = rules_of_file(text).filter_map(|rule| {
        let mut inner = rule.into_inner();
        let name = inner.next().filter(|it| it.as_rule() == Meta::identifier)?;
        let expression = inner.find(|it| it.as_rule() == Meta::expression)?;
        let mut parts = vec![];
        add_expression(expression, &mut parts);
        let span = name.as_span();
        Some((name.as_str().to_owned(), RuleSpans { name: span.start()..span.end(), parts }))
    });
    rules.collect()
}

type Parts = Vec<(Shape, Range<usize>)>;

/// Returns the span of a pair without the white space and comments at its end.
pub(super) fn span(pair: &Pair<'_, Meta>) -> Range<usize> {
    let mut last = pair.clone();
    while let Some(inner) = last.clone().into_inner().last() {
        last = inner;
    }
    pair.as_span().start()..last.as_span().end()
}

/// Adds an expression: alternatives of sequences of terms, nested as [`nested`] does.
fn add_expression(expression: Pair<'_, Meta>, parts: &mut Parts) {
    let mut alternatives: Vec<Vec<Parts>> = vec![vec![]];
    for pair in expression.into_inner() {
        match (pair.as_rule(), alternatives.last_mut()) {
            // The first alternative may have an operator before it.
            (Meta::choice_operator, Some(last)) if !last.is_empty() => alternatives.push(vec![]),
            (Meta::term, Some(last)) => {
                let mut term = vec![];
                add_term(pair, &mut term);
                last.push(term);
            }
            _ => {}
        }
    }
    let sequences = alternatives
        .into_iter()
        .filter_map(|terms| nested(terms, &mut |one, other| pair_of(Shape::Sequence, one, other)));
    let choice = nested(sequences.collect(), &mut |one, other| pair_of(Shape::Choice, one, other));
    parts.extend(choice.into_iter().flatten());
}

/// Returns a pair of parts, each with its descendants.
fn pair_of(shape: Shape, mut one: Parts, mut other: Parts) -> Parts {
    let span = |parts: &Parts| parts.first().map_or(0..0, |(_, span)| span.clone());
    let whole = span(&one).start..span(&other).end;
    one.insert(0, (shape, whole));
    one.append(&mut other);
    one
}

/// Adds a term: a tag and lookaheads, an operand, and repetitions.
fn add_term(term: Pair<'_, Meta>, parts: &mut Parts) {
    let (whole, first) = (span(&term), parts.len());
    let mut after = vec![];
    let mut operand = None;
    for pair in term.into_inner() {
        match pair.as_rule() {
            Meta::tag_id | Meta::assignment_operator | Meta::opening_paren | Meta::closing_paren => {}
            Meta::positive_predicate_operator | Meta::negative_predicate_operator => {
                parts.push((Shape::Unary, pair.as_span().start()..whole.end));
            }
            _ if operand.is_none() => operand = Some(pair),
            _ => after.push(span(&pair).end),
        }
    }
    let Some(operand) = operand else { return };
    let start = operand.as_span().start();
    parts.extend(after.into_iter().rev().map(|end| (Shape::Unary, start..end)));
    match operand.as_rule() {
        Meta::expression => add_expression(operand, parts),
        Meta::_push => {
            parts.push((Shape::Unary, span(&operand)));
            if let Some(inner) = operand.into_inner().find(|it| it.as_rule() == Meta::expression) {
                add_expression(inner, parts);
            }
        }
        // A literal that is pushed is a part.
        Meta::_push_literal => parts.extend([Shape::Unary, Shape::Leaf].map(|shape| (shape, span(&operand)))),
        _ => parts.push((Shape::Leaf, span(&operand))),
    }
    // The outermost part has the tag and the brackets.
    if let Some((_, outermost)) = parts.get_mut(first) {
        *outermost = whole;
    }
}
