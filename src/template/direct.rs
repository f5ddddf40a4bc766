//! Routes that are matched without the automaton: literal text, and variables that are whole ends of segments.
//!
//! Most requests are such paths without a percent-encoded byte, and each has at most one choice of values. The
//! templates that may match one are found by the literal text that they begin with.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

use crate::grammar::table::Characters;
use crate::reference::text::Text;
use crate::template::component::Component;
use crate::template::expand::write_literal;
use crate::template::matching::Match;
use crate::template::operator::Operator;
use crate::template::options::MatchOptions;
use crate::template::parts::{Expression, Part, Variable, parts};
use crate::template::template::Template;
use crate::template::value::Value;
use crate::text::delimiter;
use crate::text::percent_encoded::PERCENT;

/// The templates of a set, by the literal text that they begin with.
pub(crate) struct Routes {
    /// In the order of their beginnings, and then of the set.
    all: Vec<Route>,
    /// For each, the last one before it whose beginning is shorter, and begins its own.
    shorter: Vec<Option<usize>>,
    /// The characters of the paths that are matched here.
    characters: Characters,
    options: MatchOptions,
}

struct Route {
    beginning: String,
    index: usize,
    position: usize,
    /// `None` if the automaton is needed.
    steps: Option<Vec<DirectStep>>,
}

enum DirectStep {
    Literal(String),
    /// The name of a variable, as its place in the template, and the characters of its value.
    Variable(Range<usize>, Characters),
}

/// The names of variables and their values.
type Values<'m> = Vec<(&'m str, Value<'m>)>;

/// What is known of a path without the automaton.
pub(crate) enum Found<'m> {
    Match(usize, Match<'m>),
    NoMatch,
    Unknown,
}

impl Routes {
    /// The positions are those of the templates in the order of the set.
    pub(crate) fn new<T: Text>(templates: &[Template<T>], positions: &[usize], options: MatchOptions) -> Self {
        let [percent] = [PERCENT].map(char::from);
        let path = Component::Path.value(Operator::Reserved, false);
        let characters = path.without(percent.encode_utf8(&mut [0; 4]));
        let mut routes: Vec<Route> = (templates.iter().zip(positions).enumerate())
            .map(|(index, (template, &position))| {
                let mut beginning = parts(template.text()).next().map(literal_text).unwrap_or_default();
                let length = beginning.bytes().position(|byte| !characters.has(byte));
                beginning.truncate(length.unwrap_or(beginning.len()));
                Route { beginning, index, position, steps: steps(template.text(), options) }
            })
            .collect();
        routes.sort_by(|one, other| (&one.beginning, one.position).cmp(&(&other.beginning, other.position)));
        let mut shorter: Vec<Option<usize>> = Vec::with_capacity(routes.len());
        for (index, route) in routes.iter().enumerate() {
            let mut before = index.checked_sub(1);
            while let Some(it) = before.filter(|&it| !is_shorter(&routes[it].beginning, &route.beginning)) {
                before = shorter[it];
            }
            shorter.push(before);
        }
        Routes { all: routes, shorter, characters, options }
    }

    /// The most specific template that matches a path.
    pub(crate) fn find<'m, T: Text>(&self, templates: &'m [Template<T>], path: &'m str) -> Found<'m> {
        // A template may begin with a `/` that a path lacks then.
        if self.options.trailing_slash || !path.bytes().all(|byte| self.characters.has(byte)) {
            return Found::Unknown;
        }
        let mut found: Option<(usize, usize, Values<'m>)> = None;
        let mut end = self.all.partition_point(|route| *route.beginning <= *path);
        while let Some(last) = end.checked_sub(1) {
            let beginning = &*self.all[last].beginning;
            let mut start = last;
            if path.starts_with(beginning) {
                // Those with the same beginning are in the order of the set.
                start = self.all[..end].partition_point(|route| *route.beginning < *beginning);
                for route in &self.all[start..end] {
                    if found.as_ref().is_some_and(|(position, ..)| *position < route.position) {
                        break;
                    }
                    let Some(steps) = &route.steps else { return Found::Unknown };
                    if let Some(values) = self.values(steps, templates[route.index].text(), path) {
                        found = Some((route.position, route.index, values));
                        break;
                    }
                }
            }
            end = self.shorter[start].map_or(0, |it| it + 1);
        }
        found.map_or(Found::NoMatch, |(_, index, values)| Found::Match(index, Match::new(values)))
    }

    /// The values that a path gives for the variables of a template.
    fn values<'m>(&self, steps: &[DirectStep], template: &'m str, path: &'m str) -> Option<Values<'m>> {
        let (mut values, mut rest) = (vec![], path);
        for step in steps {
            match step {
                DirectStep::Literal(text) => rest = rest.strip_prefix(&**text)?,
                DirectStep::Variable(name, characters) => {
                    let end = rest.bytes().position(|byte| !characters.has(byte)).unwrap_or(rest.len());
                    let value;
                    (value, rest) = rest.split_at(end);
                    if !value.is_empty() {
                        values.push((&template[name.clone()], Value::from(value)));
                    } else if self.options.required {
                        return None;
                    }
                }
            }
        }
        rest.is_empty().then_some(values)
    }
}

fn is_shorter(one: &str, other: &str) -> bool {
    one.len() < other.len() && other.starts_with(one)
}

/// The text of a literal part in a URI; empty for an expression.
fn literal_text(part: Part<'_>) -> String {
    let mut text = String::new();
    if let Part::Literal(literal) = part {
        // Writing to a String does not fail.
        let _ = write_literal(literal, &mut text);
    }
    text
}

/// The steps of a template, if a path without percent-encoded bytes gives its values in at most one way: each variable
/// ends at a `/` or at the end, nothing but a query follows, and no variable occurs twice.
fn steps(template: &str, options: MatchOptions) -> Option<Vec<DirectStep>> {
    if !template.starts_with(delimiter::SEGMENT) || template.starts_with(delimiter::AUTHORITY) {
        return None;
    }
    let expressions = parts(template).filter_map(Part::expression);
    let mut names: Vec<&str> = expressions.flat_map(Expression::variables).map(Variable::name).collect();
    names.sort_unstable();
    if names.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    let mut all = parts(template).peekable();
    let mut steps = vec![];
    while let Some(part) = all.next() {
        let Part::Expression(expression) = part else {
            let text = literal_text(part);
            let is_path = Component::Path.next(&text).is_none() && !text.contains(char::from(PERCENT));
            steps.push(DirectStep::Literal(text));
            if is_path {
                continue;
            }
            return None;
        };
        let operator = expression.operator();
        if operator == Operator::Query && all.peek().is_none() {
            break;
        }
        let mut variables = expression.variables();
        let (variable, is_only) = (variables.next()?, variables.next().is_none());
        let is_plain = |it: Variable<'_>| it.prefix().is_none() && !it.is_exploded();
        let ends = match all.peek() {
            None => true,
            Some(Part::Literal(next)) => operator == Operator::Simple && next.starts_with(delimiter::SEGMENT),
            Some(Part::Expression(next)) => operator == Operator::Simple && next.operator() == Operator::Query,
        };
        let is_path = matches!(operator, Operator::Simple | Operator::Reserved);
        if !(is_path && is_only && is_plain(variable) && ends) {
            return None;
        }
        let characters = if options.decoded { Component::Path.value(operator, false) } else { operator.copied() };
        let name = variable.offset()..variable.offset() + variable.name().len();
        steps.push(DirectStep::Variable(name, characters));
    }
    Some(steps)
}
