//! The places of the parts of rules in their files, and edits of these parts.

use std::collections::HashMap;
use std::ops::Range;

use grammar_reader::pest_notation::expressions::descendants;
use grammar_reader::source::JoinedFiles;
use grammar_reader::{Error, SourceFile, large_stack};
use pest::iterators::Pair;
use pest_meta::ast::Expr;
use pest_meta::parser::Rule as Meta;

use crate::findings::finding::{Edit, Finding, Place, Position};
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
    /// The codes in comments between the rule before it and the rule.
    accepted: Vec<String>,
    /// The parts in the order of [`descendants`].
    parts: Vec<Part>,
}

struct Part {
    shape: Shape,
    span: Range<usize>,
    /// The offset of the operator of a choice or sequence.
    operator: usize,
}

/// The beginning of a comment that accepts findings in the next rule: `// check: allow(unused-rule)`.
const ALLOW: &str = "check: allow(";

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

    /// Returns whether a comment above the rule accepts a finding.
    pub fn accepts(&self, finding: &Finding) -> bool {
        let rule = finding.rule.as_ref().and_then(|rule| self.rules.get(rule));
        rule.is_some_and(|rule| rule.accepted.iter().any(|code| code == finding.code.name()))
    }

    /// Returns the place of the part of a rule at a position in its descendants, and the text there. If it is not
    /// found, the place is the name of the rule.
    pub fn part(&self, rule: &str, expression: &Expr, position: usize) -> Option<(Place, String)> {
        match self.span(rule, expression, position) {
            Some(span) => Some((self.place(span.clone()), self.files.text[span].to_owned())),
            None => Some((self.rule(rule)?, descendants(expression).nth(position)?.to_string())),
        }
    }

    /// Returns the edits that remove a part, or move it before an earlier part of its list.
    pub fn edits(&self, rule: &str, expression: &Expr, position: usize, before: Option<usize>) -> Vec<Edit> {
        let text = &self.files.text;
        let edits = || {
            let span = self.span(rule, expression, position)?;
            let parts = &self.rules.get(rule)?.parts;
            let index_of = |items: &[Item], span| items.iter().position(|item| item.span == span);
            let mut lists = (0..parts.len()).map(|at| items(parts, at));
            let (items, index) = lists.find_map(|items| index_of(&items, span.clone()).map(|index| (items, index)))?;
            let Item { span, operator } = items[index].clone();
            let removed = match index.checked_sub(1) {
                // The operator and the white space before it belong to the item. A comment before them needs its line
                // break.
                Some(previous) => {
                    let between = &text[items[previous].span.end..operator];
                    let has_comment = ["//", "/*"].iter().any(|mark| between.contains(mark));
                    let is_at_end = text[span.end..].trim_start_matches([' ', '\t', '\r']).starts_with('\n');
                    let start = if has_comment && !is_at_end { operator } else { text[..operator].trim_end().len() };
                    start..span.end
                }
                None => span.start..items.get(1)?.span.start,
            };
            let removed = self.edit(removed, String::new());
            let Some(before) = before else { return Some(vec![removed]) };
            let target = index_of(&items, self.span(rule, expression, before)?).filter(|target| *target < index)?;
            let start = items[target].span.start;
            Some(vec![self.edit(start..start, format!("{} | ", &text[span])), removed])
        };
        edits().unwrap_or_default()
    }

    /// Returns the edit that writes all alternatives of a list in another order. Comments between them would be lost.
    pub fn reordered(&self, rule: &str, expression: &Expr, order: &[usize]) -> Option<Edit> {
        let text = &self.files.text;
        let spans = order.iter().map(|position| self.span(rule, expression, *position));
        let spans: Vec<Range<usize>> = spans.collect::<Option<_>>()?;
        let written: Vec<&str> = spans.iter().map(|span| &text[span.clone()]).collect();
        let mut sorted = spans.clone();
        sorted.sort_by_key(|span| span.start);
        let is_comment = |two: &[Range<usize>]| text.get(two[0].end..two[1].start).is_none_or(|it| it.contains('/'));
        let whole = sorted.first()?.start..sorted.last()?.end;
        (!sorted.windows(2).any(is_comment)).then(|| self.edit(whole, written.join(" | ")))
    }

    fn edit(&self, span: Range<usize>, text: String) -> Edit {
        let (file, start) = self.files.file_at(span.start);
        Edit { file: file.to_owned(), bytes: span.start - start..span.end - start, text }
    }

    /// Returns the span of a part of a rule. If pest has rewritten the rule, the part is looked up by its place in the
    /// parts around it, and by its notation if only one part has it.
    fn span(&self, rule: &str, expression: &Expr, position: usize) -> Option<Range<usize>> {
        let parts = &self.rules.get(rule)?.parts;
        if descendants(expression).map(shape).eq(parts.iter().map(|part| part.shape)) {
            return parts.get(position).map(|part| part.span.clone());
        }
        let wanted = descendants(expression).nth(position).map(|part| simplified(&part.to_string()))?;
        let is_wanted = |span: &&Range<usize>| simplified(&self.files.text[(*span).clone()]) == wanted;
        let at_path = same_path(expression, position, parts).map(|index| &parts[index].span);
        let mut known: Vec<_> = parts.iter().map(|part| &part.span).filter(is_wanted).collect();
        known.dedup();
        at_path.filter(is_wanted).or(if let [only] = known[..] { Some(only) } else { None }).cloned()
    }

    fn place(&self, span: Range<usize>) -> Place {
        let [start, end] = [span.start, span.end].map(|at| self.files.exact_location_at(at));
        let end = end.column.map(|column| Position { line: end.line, column });
        Place { end, ..Place::new(&start) }
    }
}

/// Returns the index of the part that is in its rule where an expression is among the descendants of another. All parts
/// around the two have the same shapes, and so have their own parts.
fn same_path(expression: &Expr, position: usize, parts: &[Part]) -> Option<usize> {
    let shapes: Vec<Shape> = descendants(expression).map(shape).collect();
    let known: Vec<Shape> = parts.iter().map(|part| part.shape).collect();
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

/// An alternative of a choice or a part of a sequence.
#[derive(Clone)]
struct Item {
    span: Range<usize>,
    /// The offset of the operator before it, if it is not the first.
    operator: usize,
}

/// Returns the items of the choice or sequence at an index, with those of lists of the same kind without brackets in
/// it. There are none in other parts.
fn items(parts: &[Part], index: usize) -> Vec<Item> {
    let Part { shape, operator, .. } = &parts[index];
    if !matches!(shape, Shape::Choice | Shape::Sequence) {
        return vec![];
    }
    let shapes: Vec<Shape> = parts.iter().map(|part| part.shape).collect();
    let operands = [index + 1, end(&shapes, index + 1)];
    let [first, mut rest] = operands.map(|operand| {
        let Part { shape: own, span, .. } = &parts[operand];
        let is_bracketed = parts.get(operand + 1).is_none_or(|first| first.span.start != span.start);
        let item = Item { span: span.clone(), operator: 0 };
        if own == shape && !is_bracketed { items(parts, operand) } else { vec![item] }
    });
    rest[0].operator = *operator;
    [first, rest].concat()
}

fn rules(text: &str) -> HashMap<String, RuleSpans> {
    let mut last_end = 0;
    let rules = rules_of_file(text).filter_map(|rule| {
        let whole = rule.as_span();
        let mut inner = rule.into_inner();
        let name = inner.next().filter(|it| it.as_rule() == Meta::identifier)?;
        let expression = inner.find(|it| it.as_rule() == Meta::expression)?;
        let accepted = text[last_end..whole.start()].lines().flat_map(codes).map(str::to_owned).collect();
        last_end = whole.end();
        let span = name.as_span();
        let spans = RuleSpans { name: span.start()..span.end(), accepted, parts: parts_of(expression) };
        Some((name.as_str().to_owned(), spans))
    });
    rules.collect()
}

/// Returns the codes in a comment that accepts findings.
fn codes(line: &str) -> impl Iterator<Item = &str> {
    let comment = line.trim_start().strip_prefix("//").map(str::trim_start);
    let list = comment.and_then(|comment| comment.strip_prefix(ALLOW)).and_then(|rest| rest.split_once(')'));
    list.into_iter().flat_map(|(list, _)| list.split(',')).map(str::trim)
}

/// Returns the span of a pair without the white space and comments at its end.
fn span(pair: &Pair<'_, Meta>) -> Range<usize> {
    let mut last = pair.clone();
    while let Some(inner) = last.clone().into_inner().last() {
        last = inner;
    }
    pair.as_span().start()..last.as_span().end()
}

/// The offset of the operator before a part, and the part with its descendants.
type Operand = (usize, Vec<Part>);

/// Returns the parts of an expression: alternatives of sequences of terms, nested as [`nested`] does.
fn parts_of(expression: Pair<'_, Meta>) -> Vec<Part> {
    let (mut alternatives, mut terms, mut operators) = (vec![], vec![], [0; 2]);
    for pair in expression.into_inner() {
        let start = pair.as_span().start();
        match pair.as_rule() {
            Meta::choice_operator => {
                alternatives.extend(joined(Shape::Sequence, std::mem::take(&mut terms)).map(|it| (operators[0], it)));
                operators = [start; 2];
            }
            Meta::sequence_operator => operators[1] = start,
            Meta::term => terms.push((operators[1], term(pair))),
            _ => {}
        }
    }
    alternatives.extend(joined(Shape::Sequence, terms).map(|it| (operators[0], it)));
    joined(Shape::Choice, alternatives).unwrap_or_default()
}

/// Returns the parts of a list.
fn joined(shape: Shape, operands: Vec<Operand>) -> Option<Vec<Part>> {
    let mut join = |(first, one): Operand, (operator, other): Operand| {
        let whole = one[0].span.start..other[0].span.end;
        (first, [Part { shape, span: whole, operator }].into_iter().chain(one).chain(other).collect())
    };
    nested(operands, &mut join).map(|(_, parts)| parts)
}

/// Returns the parts of a term: a tag and lookaheads, an operand, and repetitions.
fn term(term: Pair<'_, Meta>) -> Vec<Part> {
    let part = |shape, span| Part { shape, span, operator: 0 };
    let whole = span(&term);
    let (mut parts, mut after, mut operand) = (vec![], vec![], None);
    for pair in term.into_inner() {
        match pair.as_rule() {
            Meta::tag_id | Meta::assignment_operator | Meta::opening_paren | Meta::closing_paren => {}
            Meta::positive_predicate_operator | Meta::negative_predicate_operator => {
                parts.push(part(Shape::Unary, pair.as_span().start()..whole.end));
            }
            _ if operand.is_none() => operand = Some(pair),
            _ => after.push(span(&pair).end),
        }
    }
    let Some(operand) = operand else { return parts };
    let own = span(&operand);
    parts.extend(after.into_iter().rev().map(|end| part(Shape::Unary, own.start..end)));
    match operand.as_rule() {
        Meta::expression => parts.extend(parts_of(operand)),
        Meta::_push => {
            parts.push(part(Shape::Unary, own));
            let inner = operand.into_inner().find(|it| it.as_rule() == Meta::expression);
            parts.extend(inner.into_iter().flat_map(parts_of));
        }
        // A literal that is pushed is a part.
        Meta::_push_literal => parts.extend([Shape::Unary, Shape::Leaf].map(|shape| part(shape, own.clone()))),
        _ => parts.push(part(Shape::Leaf, own)),
    }
    // The outermost part has the tag and the brackets.
    if let Some(outermost) = parts.first_mut() {
        outermost.span = whole;
    }
    parts
}
