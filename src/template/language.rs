//! The automaton of a template: it accepts the texts that the template expands to with simple values.
//!
//! Simple values are texts and, for exploded variables, lists and maps of texts. An expression that expands to nothing has one
//! path: all its variables are undefined. So has each choice of values that gives a text.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write as _;

use crate::grammar::Rule;
use crate::grammar::table::Characters;
use crate::template::automaton::{Automaton, Incoming, Mark, StateId};
use crate::template::expand::write_literal;
use crate::template::operator::{Operator, PAIR_SEPARATOR};
use crate::template::parts::{Expression, Modifier, Part, Variable, parts};
use crate::text::percent_encoded::PERCENT;

/// The characters of a prefix are counted up to this length; the expansion of a match shows whether a longer one is too long.
const MOST_COUNTED: u16 = 100;

/// A part of a text that is the value of a variable, or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The index of the variable among those of the template.
    pub(crate) variable: usize,
    pub(crate) role: Role,
}

/// What the text of a field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// The value.
    Text,
    /// A member of a list.
    Member,
    /// The name of a pair.
    Name,
    /// The value of the pair whose name precedes.
    PairText,
}

/// The automaton of one template, or of several with a common start.
pub(crate) struct Language {
    pub(crate) automaton: Automaton,
    pub(crate) fields: Vec<Field>,
    /// The last state of each template.
    pub(crate) ends: Vec<StateId>,
    /// Whether the automaton accepts only what the template expands to. It does not count long prefixes, and does not compare
    /// the values of a variable that occurs twice.
    pub(crate) is_exact: Vec<bool>,
    /// The steps to each state; none while templates are added.
    pub(crate) incoming: Option<Incoming>,
    /// Whether the pairs of a query may be in any order.
    any_order: bool,
    /// The states after literal bytes and expressions, so that templates share those with which they begin.
    shared_bytes: BTreeMap<(StateId, u8), StateId>,
    shared_expressions: BTreeMap<(StateId, String), StateId>,
}

/// The states in an expression: before its first defined variable, after a first one that is empty and cannot be alone, and after
/// any other.
#[derive(Clone, Copy)]
struct Progress {
    none: StateId,
    empty: StateId,
    some: StateId,
}

impl Language {
    pub(crate) fn new(any_order: bool) -> Self {
        Language {
            automaton: Automaton::new(),
            fields: Vec::new(),
            ends: Vec::new(),
            is_exact: Vec::new(),
            incoming: None,
            any_order,
            shared_bytes: BTreeMap::new(),
            shared_expressions: BTreeMap::new(),
        }
    }

    pub(crate) fn from_template(text: &str, any_order: bool) -> Self {
        let mut language = Language::new(any_order);
        language.add(text);
        language.incoming = Some(Incoming::new(&language.automaton));
        language
    }

    /// Adds a template.
    pub(crate) fn add(&mut self, text: &str) {
        let mut state = Automaton::start();
        let mut variables = Vec::new();
        for part in parts(text) {
            state = match part {
                Part::Literal(literal) => self.literal(state, literal),
                Part::Expression(expression) => {
                    let first = variables.len();
                    variables.extend(expression.variables());
                    self.shared_expression(state, expression, first)
                }
            };
        }
        self.ends.push(state);
        let is_counted = |it: &Variable<'_>| match it.modifier() {
            Modifier::Prefix(length) => length <= MOST_COUNTED && !it.operator().copies_reserved(),
            _ => true,
        };
        let mut names: Vec<&str> = variables.iter().map(|it| it.name()).collect();
        names.sort_unstable();
        let is_repeated = names.windows(2).any(|pair| pair[0] == pair[1]);
        self.is_exact.push(!is_repeated && variables.iter().all(is_counted));
    }

    fn literal(&mut self, mut from: StateId, literal: &str) -> StateId {
        let mut expanded = String::with_capacity(literal.len());
        // Writing to a String does not fail.
        let _ = write_literal(literal, &mut expanded);
        for byte in expanded.bytes() {
            from = match self.shared_bytes.get(&(from, byte)) {
                Some(&to) => to,
                None => {
                    let to = self.automaton.add();
                    self.automaton.read_byte(from, byte, to);
                    self.shared_bytes.insert((from, byte), to);
                    to
                }
            };
        }
        from
    }

    /// Adds an expression, unless one that expands likewise begins at this state. `first` is the index of its first variable.
    fn shared_expression(&mut self, from: StateId, expression: Expression<'_>, first: usize) -> StateId {
        let mut shape = format!("{{{}", expression.operator());
        for variable in expression.variables() {
            let (name, modifier) = (variable.name(), variable.modifier());
            let name = if expression.operator().is_named() { name } else { "" };
            // Writing to a String does not fail.
            let _ = write!(shape, "{name}{modifier:?},");
        }
        let key = (from, shape);
        if let Some(&to) = self.shared_expressions.get(&key) {
            return to;
        }
        let to = self.automaton.add();
        self.expression(from, expression, first, to);
        self.shared_expressions.insert(key, to);
        to
    }

    fn expression(&mut self, from: StateId, expression: Expression<'_>, first: usize, to: StateId) {
        let operator = expression.operator();
        if self.any_order && matches!(operator, Operator::Query | Operator::QueryContinuation) {
            return self.unordered(from, expression, first, to);
        }
        let names: Vec<&str> = expression.variables().map(|it| it.name()).collect();
        let mut progress = Progress { none: from, empty: self.automaton.add(), some: self.automaton.add() };
        for (index, variable) in expression.variables().enumerate() {
            let next = Progress { none: self.automaton.add(), empty: self.automaton.add(), some: self.automaton.add() };
            self.automaton.skip(progress.none, None, next.none);
            self.automaton.skip(progress.empty, None, next.empty);
            self.automaton.skip(progress.some, None, next.some);
            let start = self.automaton.read_text(progress.none, operator.first());
            let alone = if operator.first().is_empty() { next.empty } else { next.some };
            self.variable(variable, first + index, &names, [start, alone, next.some]);
            // No variable comes before the first.
            if index > 0 {
                let separated = self.automaton.read_text(progress.some, operator.separator());
                let also = self.automaton.read_text(progress.empty, operator.separator());
                self.automaton.skip(also, None, separated);
                self.variable(variable, first + index, &names, [separated, next.some, next.some]);
            }
            progress = next;
        }
        self.automaton.skip(progress.none, None, to);
        self.automaton.skip(progress.some, None, to);
    }

    /// Adds an expression whose pairs may be in any order.
    fn unordered(&mut self, from: StateId, expression: Expression<'_>, first: usize, to: StateId) {
        let operator = expression.operator();
        let names: Vec<&str> = expression.variables().map(|it| it.name()).collect();
        self.automaton.skip(from, None, to);
        let start = self.automaton.read_text(from, operator.first());
        let after = self.automaton.add();
        self.automaton.skip(after, None, to);
        let separated = self.automaton.read_text(after, operator.separator());
        self.automaton.skip(separated, None, start);
        for (index, variable) in expression.variables().enumerate() {
            if variable.modifier() == Modifier::Explode {
                self.pair(variable, first + index, &names, start, after);
            } else {
                // Names share the states with which they begin: a URI is in few of them at once.
                let after_name = self.literal(start, variable.name());
                self.named_value(Field { variable: first + index, role: Role::Text }, variable, after_name, after);
            }
        }
    }

    /// Adds a defined variable, from a state to one of two: after an empty value, or after any other.
    fn variable(&mut self, variable: Variable<'_>, index: usize, names: &[&str], states: [StateId; 3]) {
        let [from, empty, some] = states;
        let operator = variable.operator();
        let is_exploded = variable.modifier() == Modifier::Explode;
        if operator.is_named() {
            if !is_exploded {
                return self.named(variable, index, from, some);
            }
            let (start, after) = (self.automaton.add(), self.automaton.add());
            self.automaton.skip(from, None, start);
            self.pair(variable, index, names, start, after);
            self.repeat(operator, after, start, some);
        } else if is_exploded {
            self.list(variable, index, states);
            if !operator.copies_reserved() {
                let (start, after) = (self.automaton.add(), self.automaton.add());
                self.automaton.skip(from, None, start);
                let equals = self.automaton.add();
                self.value(Field { variable: index, role: Role::Name }, variable, start, [equals, equals]);
                let text = self.automaton.read_text(equals, PAIR_SEPARATOR);
                self.value(Field { variable: index, role: Role::PairText }, variable, text, [after, after]);
                self.repeat(operator, after, start, some);
            }
        } else {
            self.value(Field { variable: index, role: Role::Text }, variable, from, [empty, some]);
        }
    }

    /// Adds the separator between the members of an exploded variable, and its end.
    fn repeat(&mut self, operator: Operator, after: StateId, again: StateId, end: StateId) {
        let separated = self.automaton.read_text(after, operator.separator());
        self.automaton.skip(separated, None, again);
        self.automaton.skip(after, None, end);
    }

    /// Adds the members of a list.
    fn list(&mut self, variable: Variable<'_>, index: usize, [from, empty, some]: [StateId; 3]) {
        let operator = variable.operator();
        let field = Field { variable: index, role: Role::Member };
        let (only_empty, after, next) = (self.automaton.add(), self.automaton.add(), self.automaton.add());
        self.value(field, variable, from, [only_empty, after]);
        self.value(field, variable, next, [after, after]);
        self.repeat(operator, only_empty, next, empty);
        self.repeat(operator, after, next, some);
    }

    /// Adds the name and the value of a variable.
    fn named(&mut self, variable: Variable<'_>, index: usize, from: StateId, to: StateId) {
        let named = self.automaton.read_text(from, variable.name());
        self.named_value(Field { variable: index, role: Role::Text }, variable, named, to);
    }

    /// Adds a value after its name.
    fn named_value(&mut self, field: Field, variable: Variable<'_>, named: StateId, to: StateId) {
        let equals = self.automaton.read_text(named, PAIR_SEPARATOR);
        if variable.operator().before_empty().is_empty() {
            let nowhere = self.automaton.add();
            self.value(field, variable, equals, [nowhere, to]);
            let (start, end) = self.marks(field);
            let between = self.automaton.add();
            self.automaton.skip(named, Some(start), between);
            self.automaton.skip(between, Some(end), to);
        } else {
            self.value(field, variable, equals, [to, to]);
        }
    }

    /// Adds a pair of an exploded variable, whose name is its own or that of no other variable of the expression.
    fn pair(&mut self, variable: Variable<'_>, index: usize, names: &[&str], from: StateId, to: StateId) {
        let (start, end) = self.marks(Field { variable: index, role: Role::Name });
        let (after, loose) = (self.automaton.add(), self.automaton.add());
        // A name is written as a literal, which has reserved characters and percent-encoded bytes as they are.
        let excluded = Characters::from_rule(Rule::reserved).with(char::from(PERCENT));
        let percent = self.automaton.read_character(loose, excluded, loose);
        self.automaton.skip(loose, Some(end), after);
        let taken: Vec<&str> = names.iter().copied().filter(|name| *name != variable.name()).collect();
        self.other_name(taken, (from, start), (loose, percent), (after, end));
        self.named_value(Field { variable: index, role: Role::PairText }, variable, after, to);
    }

    /// Adds a name other than those that are taken. `loose` is the state after characters with which none of them begins, and the
    /// state after its `%`.
    fn other_name(
        &mut self,
        taken: Vec<&str>,
        (from, start): (StateId, Mark),
        loose: (StateId, StateId),
        (named, end): (StateId, Mark),
    ) {
        let unreserved = Characters::from_rule(Rule::unreserved);
        let first = self.automaton.add();
        self.automaton.skip(from, Some(start), first);
        // The states after the beginnings of names, each with what follows it in them.
        let mut unfinished = vec![(first, taken)];
        while let Some((state, rests)) = unfinished.pop() {
            if !rests.contains(&"") {
                self.automaton.skip(state, Some(end), named);
            }
            self.automaton.read_byte(state, PERCENT, loose.1);
            let mut others = unreserved;
            let mut nexts: Vec<u8> = rests.iter().filter_map(|rest| rest.bytes().next()).collect();
            nexts.sort_unstable();
            nexts.dedup();
            // A name with a percent-encoded byte is not excluded: its variable and the map are ambiguous.
            for next in nexts.into_iter().filter(|&it| unreserved.has(it)) {
                let next = char::from(next);
                others = others.without(next.encode_utf8(&mut [0; 4]));
                let after = self.automaton.add();
                self.automaton.read(state, Characters::NONE.with(next), after);
                unfinished.push((after, rests.iter().filter_map(|rest| rest.strip_prefix(next)).collect()));
            }
            self.automaton.read(state, others, loose.0);
        }
    }

    /// Adds the text of a value, from a state to one of two: after an empty value, or after any other.
    fn value(&mut self, field: Field, variable: Variable<'_>, from: StateId, [empty, some]: [StateId; 2]) {
        let (start, end) = self.marks(field);
        let first = self.automaton.add();
        self.automaton.skip(from, Some(start), first);
        self.automaton.skip(first, Some(end), empty);
        let copies_reserved = variable.operator().copies_reserved();
        let counted = match (variable.modifier(), field.role) {
            (Modifier::Prefix(length), Role::Text) if length <= MOST_COUNTED && !copies_reserved => Some(length),
            _ => None,
        };
        let mut last = first;
        for _ in 0..counted.unwrap_or(1) {
            let next = self.automaton.add();
            self.character(copies_reserved, last, next);
            self.automaton.skip(next, Some(end), some);
            last = next;
        }
        if counted.is_none() {
            self.character(copies_reserved, last, last);
        }
    }

    fn character(&mut self, copies_reserved: bool, from: StateId, to: StateId) {
        if copies_reserved {
            self.automaton.read_copied(from, to);
        } else {
            self.automaton.read_character(from, Characters::NONE, to);
        }
    }

    fn marks(&mut self, field: Field) -> (Mark, Mark) {
        // Each field has states of its own, of which there are fewer than 2³².
        let index = u32::try_from(self.fields.len()).unwrap_or(u32::MAX);
        self.fields.push(field);
        (Mark::Start(index), Mark::End(index))
    }
}
