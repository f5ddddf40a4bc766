//! The pairs of a query that a URI may have in any order.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::template::automaton::{Automaton, Encoded, StateId};
use crate::template::component::Component;
use crate::template::language::{Language, Pair, Role, is_data};
use crate::template::operator::Operator;
use crate::template::parts::{CLOSE, Part, Variable, parts};
use crate::text::delimiter;
use crate::text::percent_encoded::PERCENT;
use crate::text::scan::{find_byte, has_byte};

/// The query of a template, which ends where a fragment begins.
#[derive(Default)]
struct Query<'t> {
    /// The text before the first pair; `None` if the template has no query.
    first: Option<&'static str>,
    /// Whether that text is literal.
    is_literal: bool,
    pairs: Vec<QueryPair<'t>>,
    /// Whether the last pair is complete.
    is_complete: bool,
    /// The query as it is written.
    text: String,
}

/// A pair of a query, with the indices of its variables.
enum QueryPair<'t> {
    /// Of `{?x}` or `{&x}`.
    Variable(Variable<'t>, usize),
    /// Between `&` in literal text: `page={page}`.
    Literal(Vec<(Part<'t>, usize)>),
}

impl QueryPair<'_> {
    fn is_exploded(&self) -> bool {
        matches!(self, QueryPair::Variable(it, _) if it.is_exploded())
    }
}

impl<'t> Query<'t> {
    fn begin(&mut self, first: &'static str) {
        self.first.get_or_insert(first);
    }

    /// Adds literal text.
    fn literal(&mut self, text: &'t str) {
        self.text.push_str(text);
        for (index, piece) in text.split(Operator::QueryContinuation.as_str()).enumerate() {
            self.is_complete |= index > 0;
            if !piece.is_empty() {
                self.part(Part::Literal(piece), 0);
            }
        }
    }

    /// Adds a part of a literal pair.
    fn part(&mut self, part: Part<'t>, first: usize) {
        match self.pairs.last_mut() {
            Some(QueryPair::Literal(parts)) if !self.is_complete => parts.push((part, first)),
            _ => self.pairs.push(QueryPair::Literal(vec![(part, first)])),
        }
        self.is_complete = false;
    }
}

impl Language {
    /// Adds the parts of a template; those of its query as pairs. Returns the last state, and whether the order of the
    /// template may give other texts: not if its query is one expression, whose variables have different names.
    pub(crate) fn with_pairs(&mut self, text: &str, is_repeated: bool) -> (StateId, bool) {
        self.component = Component::Start;
        let (mut state, mut count) = (Automaton::start(), 0);
        let (mut query, mut is_ended) = (Query::default(), false);
        for part in parts(text) {
            match part {
                Part::Literal(literal) if !is_ended => {
                    let fragment = literal.find(delimiter::FRAGMENT);
                    let (head, fragment) = literal.split_at(fragment.unwrap_or(literal.len()));
                    let path = if query.first.is_some() { None } else { head.split_once(delimiter::QUERY) };
                    match path {
                        Some((path, pairs)) => {
                            state = self.literal(state, path);
                            query.begin(delimiter::QUERY);
                            query.is_literal = true;
                            query.literal(pairs);
                        }
                        None if query.first.is_some() => query.literal(head),
                        None => state = self.literal(state, head),
                    }
                    if !fragment.is_empty() {
                        is_ended = true;
                        state = self.query(state, &query);
                        state = self.literal(state, fragment);
                    }
                }
                Part::Expression(expression) if !is_ended => match expression.operator() {
                    operator @ (Operator::Query | Operator::QueryContinuation) => {
                        query.begin(operator.first());
                        let variables = (count..).zip(expression.variables());
                        query.pairs.extend(variables.map(|(index, it)| QueryPair::Variable(it, index)));
                        query.is_complete = true;
                        query.text.push_str(expression.as_str());
                    }
                    Operator::Fragment => {
                        is_ended = true;
                        state = self.query(state, &query);
                        state = self.part(state, part, count);
                    }
                    _ if query.first.is_some() => {
                        query.part(part, count);
                        query.text.push_str(expression.as_str());
                    }
                    _ => state = self.part(state, part, count),
                },
                part => state = self.part(state, part, count),
            }
            count += part.expression().map_or(0, |it| it.variables().count());
        }
        if !is_ended {
            state = self.query(state, &query);
        }
        let text = query.text.as_bytes();
        let is_expression = !query.is_literal && find_byte(text, CLOSE) == text.len().checked_sub(1);
        let is_distinct = !is_repeated
            && !has_byte(&query.text, PERCENT)
            && query.pairs.iter().filter(|it| it.is_exploded()).count() < 2;
        (state, query.first.is_some() && !(is_expression && is_distinct))
    }

    /// Adds a query, unless one that is written likewise begins at this state.
    fn query(&mut self, from: StateId, query: &Query<'_>) -> StateId {
        let from = self.end_of_path(from);
        if query.first.is_none() && !self.options.unknown_parameters {
            return from;
        }
        self.component = Component::Query;
        self.pairs.extend(
            query.pairs.iter().map(|pair| Pair {
                is_required: matches!(pair, QueryPair::Literal(_)),
                may_repeat: pair.is_exploded(),
            }),
        );
        let key = (from, format!("{:?}{}{}", query.first, query.is_literal, query.text));
        if let Some(&to) = self.shared_expressions.get(&key) {
            return to;
        }
        let [after, to, names] = [self.automaton.add(), self.automaton.add(), self.automaton.add()];
        let start = self.automaton.read_text(from, query.first.unwrap_or(delimiter::QUERY));
        let (pair_start, _) = self.marks((0, Role::Pair));
        self.automaton.skip(start, Some(pair_start), names);
        self.automaton.skip(after, None, to);
        let separated = self.automaton.read_text(after, Operator::QueryContinuation.as_str());
        self.automaton.skip(separated, None, start);
        if !query.is_literal {
            self.automaton.skip(from, None, to);
        }
        if self.options.unknown_parameters {
            self.automaton.skip(start, None, after);
            self.unknown_pair(names, after);
        } else if query.is_literal {
            self.automaton.skip(start, None, to);
        }
        for (index, pair) in query.pairs.iter().enumerate() {
            let end = self.query_pair(query, pair, names);
            let (_, pair_end) = self.marks((index, Role::Pair));
            self.automaton.skip(end, Some(pair_end), after);
        }
        self.shared_expressions.insert(key, to);
        to
    }

    /// Adds a pair, and returns the state after it. Pairs share the states with which their names begin: a URI is in
    /// few of them at once.
    fn query_pair(&mut self, query: &Query<'_>, pair: &QueryPair<'_>, from: StateId) -> StateId {
        match pair {
            QueryPair::Literal(parts) => {
                parts.iter().fold(from, |state, (part, first)| self.part(state, *part, *first))
            }
            QueryPair::Variable(variable, index) => {
                let end = self.automaton.add();
                let is_exploded = variable.is_exploded();
                if is_exploded && !self.options.unknown_parameters {
                    if !self.options.decoded && !is_data(*variable) {
                        self.own_pair(*variable, *index, from, end);
                    }
                    let names = query.pairs.iter().filter_map(|pair| match pair {
                        QueryPair::Variable(variable, _) => Some(variable.name()),
                        QueryPair::Literal(_) => None,
                    });
                    self.pair(*variable, *index, &names.collect::<Vec<_>>(), from, end);
                } else if is_exploded {
                    self.own_pair(*variable, *index, from, end);
                } else {
                    self.named(*variable, *index, from, end);
                }
                end
            }
        }
    }

    /// Adds a pair with any name and any value.
    fn unknown_pair(&mut self, from: StateId, to: StateId) {
        let characters = self.component.value(Operator::Query, true);
        let (_, end) = self.marks((0, Role::UnknownPair));
        let next = self.automaton.add();
        let inside = self.automaton.inside(Encoded::DATA, next);
        self.automaton.read_character(from, characters, inside, next);
        self.automaton.read_character(next, characters, inside, next);
        self.automaton.skip(next, Some(end), to);
    }
}
