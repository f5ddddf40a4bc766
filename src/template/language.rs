//! The automaton of a template: it accepts the texts that the template expands to with simple values, and with options,
//! others.
//!
//! Simple values are texts and, for exploded variables, lists and maps of texts. An expression that expands to nothing
//! has one path: all its variables are undefined. So has each choice of values that gives a text.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Write as _;

use crate::grammar::table::Characters;
use crate::template::automaton::{Automaton, CONTINUATION, Digits, Encoded, Mark, StateId};
use crate::template::component::Component;
use crate::template::expand::{decoded, write_literal};
use crate::template::operator::{Operator, PAIR_SEPARATOR};
use crate::template::options::MatchOptions;
use crate::template::parts::{Expression, Part, Variable, parts};
use crate::text::delimiter;
use crate::text::percent_encoded::{PERCENT, Piece, pieces};
use crate::text::scan::has_byte;

/// The characters of a prefix are counted up to this length; the expansion of a match shows whether a longer one is too
/// long.
const MOST_COUNTED: u16 = 100;

/// A part of a text that is the value of a variable, or a part of one; or a pair of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The index of the variable among those of the template; for a pair, the index of the pair.
    pub(crate) index: usize,
    pub(crate) role: Role,
    pub(crate) component: Component,
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
    /// A pair of a query of the template.
    Pair,
    /// A pair of a query that the template does not have.
    UnknownPair,
}

/// A pair of a query in a template.
#[derive(Clone, Copy)]
pub(crate) struct Pair {
    /// Whether it must occur, because it is literal.
    pub(crate) is_required: bool,
    /// Whether it may occur again, because its variable is exploded.
    pub(crate) may_repeat: bool,
}

/// What an automaton knows of one of its templates.
pub(crate) struct Known {
    /// The last states, in the order in which they are tried.
    pub(crate) ends: Vec<StateId>,
    /// The last state after the pairs of the query, if they are matched one by one.
    pub(crate) after_pairs: Option<StateId>,
    /// Whether the automaton accepts only what the template expands to. It does not count long prefixes, and does not
    /// compare the values of a variable that occurs twice.
    pub(crate) is_exact: bool,
    /// The pairs of the query, if they are matched one by one.
    pub(crate) pairs: Vec<Pair>,
}

impl Known {
    /// Whether the template may end in one of some states.
    pub(crate) fn ends_in(&self, states: &[StateId]) -> bool {
        self.ends.iter().any(|end| states.contains(end))
    }
}

/// The automaton of one template, or of several with a common start.
pub(crate) struct Language {
    pub(crate) automaton: Automaton,
    pub(crate) fields: Vec<Field>,
    pub(crate) templates: Vec<Known>,
    /// The pairs of the template that is added.
    pub(crate) pairs: Vec<Pair>,
    pub(crate) options: MatchOptions,
    /// The component of what is added.
    pub(crate) component: Component,
    /// Whether values of the expression that is added have its separator only percent-encoded.
    has_several: bool,
    /// Whether the names of pairs may be those of other variables.
    has_any_name: bool,
    /// Whether the path that is added may have another `/` at its end.
    has_optional_slash: bool,
    /// The states after literal bytes and expressions, so that templates share those with which they begin. Of a byte,
    /// the second says whether it may be percent-encoded.
    shared_bytes: BTreeMap<(StateId, u8, bool), StateId>,
    pub(crate) shared_expressions: BTreeMap<(StateId, String), StateId>,
}

/// The states in an expression: before its first defined variable, after a first one that is empty and cannot be alone,
/// and after any other.
#[derive(Clone, Copy)]
struct Progress {
    none: StateId,
    empty: StateId,
    some: StateId,
}

/// Whether the name of a variable is written as data is: not `%41`, which is written so before the members of a list.
pub(crate) fn is_data(variable: Variable<'_>) -> bool {
    !has_byte(variable.name(), PERCENT) || decoded(variable.operator(), variable.name()) != variable.name()
}

/// Whether the variables of an expression are parameters of a path that may be in any order.
fn has_any_order(expression: Expression<'_>) -> bool {
    let mut names: Vec<&str> = expression.variables().map(Variable::name).collect();
    names.sort_unstable();
    let is_distinct = names.windows(2).all(|pair| pair[0] != pair[1]);
    let is_list = names.len() > 1 && is_distinct && !expression.variables().any(Variable::is_exploded);
    expression.operator() == Operator::PathParameter && is_list
}

/// The text of a template before its query and its fragment.
fn path(template: &str) -> &str {
    let mut length = 0;
    for part in parts(template) {
        let end = match part {
            Part::Literal(literal) => Component::Path.next(literal).map(|(end, ..)| end),
            Part::Expression(it) => (Component::Path.of_expression(it.operator()) != Component::Path).then_some(0),
        };
        if let Some(end) = end {
            return &template[..length + end];
        }
        length += match part {
            Part::Literal(literal) => literal.len(),
            Part::Expression(it) => it.as_str().len(),
        };
    }
    template
}

impl Language {
    fn new(options: MatchOptions) -> Self {
        Language {
            automaton: Automaton::new(),
            fields: Vec::new(),
            templates: Vec::new(),
            pairs: Vec::new(),
            options,
            component: Component::Start,
            has_several: false,
            has_any_name: false,
            has_optional_slash: false,
            shared_bytes: BTreeMap::new(),
            shared_expressions: BTreeMap::new(),
        }
    }

    pub(crate) fn from_templates<'t>(texts: impl IntoIterator<Item = &'t str>, options: MatchOptions) -> Self {
        let mut language = Language::new(options);
        texts.into_iter().for_each(|text| language.add(text));
        language.automaton.complete();
        language.fields.shrink_to_fit();
        (language.shared_bytes, language.shared_expressions) = (BTreeMap::new(), BTreeMap::new());
        language
    }

    /// Adds a template.
    fn add(&mut self, text: &str) {
        let path = path(text);
        let is_open = parts(path)
            .last()
            .and_then(Part::expression)
            .is_some_and(|it| it.operator() == Operator::Reserved || it.variables().any(Variable::is_exploded));
        self.has_optional_slash = self.options.trailing_slash && path.len() > 1 && !is_open;
        let without_slash = path.strip_suffix(delimiter::SEGMENT).filter(|_| self.has_optional_slash);
        let text = &*without_slash.map_or(Cow::Borrowed(text), |it| Cow::Owned(format!("{it}{}", &text[path.len()..])));
        let variables = || parts(text).filter_map(Part::expression).flat_map(Expression::variables);
        let is_exact = |it: Variable<'_>| it.prefix().is_none_or(|length| length <= MOST_COUNTED);
        let mut names: Vec<&str> = variables().map(Variable::name).collect();
        names.sort_unstable();
        let is_repeated = names.windows(2).any(|pair| pair[0] == pair[1]);
        let (after_pairs, has_order) = match self.options.has_pairs().then(|| self.with_pairs(text, is_repeated)) {
            Some((end, has_order)) => (Some(end), has_order),
            None => (None, true),
        };
        let in_order = has_order.then(|| self.in_order(text));
        // In any order, that of the template counts first; but an exploded variable is a list, and not a map of all
        // pairs, if unknown ones are allowed.
        let mut ends: Vec<StateId> = in_order.into_iter().chain(after_pairs).collect();
        if self.options.unknown_parameters {
            ends.reverse();
        }
        // A map may have a pair with the name of another variable: `{?m*,a}` expands to `?a=1&b=2`.
        let may_have_name = |it: Expression<'_>| {
            it.operator().is_named() && it.variables().nth(1).is_some() && it.variables().any(Variable::is_exploded)
        };
        if parts(text).filter_map(Part::expression).any(may_have_name) {
            self.has_any_name = true;
            ends.push(self.in_order(text));
            self.has_any_name = false;
        }
        // The automaton neither counts the pairs of a query, nor finds one that is missing.
        let has_loose_pairs = self.pairs.iter().any(|pair| pair.is_required || !self.options.unknown_parameters);
        // Nor does it count parameters of a path in any order.
        let has_loose_parameters =
            parts(text).filter_map(Part::expression).any(|it| self.options.any_order && has_any_order(it));
        let is_exact = !is_repeated && !has_loose_pairs && !has_loose_parameters && variables().all(is_exact);
        let pairs = self.pairs.drain(..).collect();
        self.templates.push(Known { ends, after_pairs, is_exact, pairs });
    }

    /// Adds the parts of a template in their order.
    fn in_order(&mut self, text: &str) -> StateId {
        self.component = Component::Start;
        let (mut state, mut count) = (Automaton::start(), 0);
        for part in parts(text) {
            state = self.part(state, part, count);
            count += part.expression().map_or(0, |it| it.variables().count());
        }
        self.end_of_path(state)
    }

    /// Adds the `/` that a path may have at its end, if that is optional and this is the end.
    pub(crate) fn end_of_path(&mut self, state: StateId) -> StateId {
        if !self.has_optional_slash || !matches!(self.component, Component::Start | Component::Path) {
            return state;
        }
        self.component = Component::Query;
        let key = (state, String::from(delimiter::SEGMENT));
        if let Some(&end) = self.shared_expressions.get(&key) {
            return end;
        }
        let end = self.automaton.add();
        self.automaton.skip(state, None, end);
        self.automaton.read(state, Characters::NONE.with(delimiter::SEGMENT), end);
        self.shared_expressions.insert(key, end);
        end
    }

    /// Adds a part. `first` is the index of its first variable.
    pub(crate) fn part(&mut self, from: StateId, part: Part<'_>, first: usize) -> StateId {
        match part {
            Part::Literal(literal) => self.literal(from, literal),
            Part::Expression(expression) => self.shared_expression(from, expression, first),
        }
    }

    /// Adds literal text, which may have delimiters of components.
    pub(crate) fn literal(&mut self, mut from: StateId, mut literal: &str) -> StateId {
        while let Some((before, delimiter, next)) = self.component.next(literal) {
            from = self.data(from, &literal[..before]);
            if matches!(next, Component::Query | Component::Fragment) {
                from = self.end_of_path(from);
            }
            from = self.bytes(from, &literal.as_bytes()[before..before + delimiter], |_| false);
            (self.component, literal) = (next, &literal[before + delimiter..]);
        }
        self.data(from, literal)
    }

    /// Adds literal text that is data of the component. In a decoded URI, each byte may be percent-encoded, unless it
    /// is a delimiter of pairs; and a percent-encoded byte of the text may not be, if it is a character of data.
    pub(crate) fn data(&mut self, mut from: StateId, literal: &str) -> StateId {
        let mut expanded = String::with_capacity(literal.len());
        // Writing to a String does not fail.
        let _ = write_literal(literal, &mut expanded);
        if !self.options.decoded {
            return self.bytes(from, expanded.as_bytes(), |_| false);
        }
        let data = self.component.data();
        for piece in pieces(&expanded) {
            from = match piece {
                Piece::Plain(run) => self.bytes(from, run.as_bytes(), |byte| data.has(byte)),
                Piece::Encoded { value, .. } => self.bytes(from, &[value], |_| true),
            };
        }
        from
    }

    /// Adds bytes. Those that are encodable may be percent-encoded, and must be if they are not data of the component.
    fn bytes(&mut self, mut from: StateId, bytes: &[u8], is_encodable: impl Fn(u8) -> bool) -> StateId {
        for &byte in bytes {
            let is_encodable = is_encodable(byte);
            from = match self.shared_bytes.get(&(from, byte, is_encodable)) {
                Some(&to) => to,
                None => {
                    let to = self.automaton.add();
                    if is_encodable {
                        let inside = self.automaton.inside(Encoded::Bytes((byte, byte)), to);
                        self.automaton.read_byte(from, PERCENT, inside);
                    }
                    if !is_encodable || self.component.data().has(byte) {
                        self.automaton.read_byte(from, byte, to);
                    }
                    self.shared_bytes.insert((from, byte, is_encodable), to);
                    to
                }
            };
        }
        from
    }

    /// Adds an expression, unless one that expands likewise begins at this state. `first` is the index of its first
    /// variable.
    fn shared_expression(&mut self, mut from: StateId, expression: Expression<'_>, first: usize) -> StateId {
        if matches!(self.component.of_expression(expression.operator()), Component::Query | Component::Fragment) {
            from = self.end_of_path(from);
        }
        let before = self.component;
        self.component = before.of_expression(expression.operator());
        let mut shape = format!("{{{}{}", expression.operator(), self.has_any_name);
        for variable in expression.variables() {
            let name = if expression.operator().is_named() { variable.name() } else { "" };
            // Writing to a String does not fail.
            let _ = write!(shape, "{name}{:?}{},", variable.prefix(), variable.is_exploded());
        }
        let key = (from, shape);
        if let Some(&to) = self.shared_expressions.get(&key) {
            return to;
        }
        // A `.` is never percent-encoded, and separates only the members of an exploded variable for certain.
        self.has_several = expression.variables().any(Variable::is_exploded)
            || expression.variables().nth(1).is_some() && expression.operator() != Operator::Label;
        let to = self.automaton.add();
        self.expression(from, expression, first, to);
        self.shared_expressions.insert(key, to);
        to
    }

    fn expression(&mut self, from: StateId, expression: Expression<'_>, first: usize, to: StateId) {
        let operator = expression.operator();
        if self.options.any_order && has_any_order(expression) {
            let again = self.automaton.add();
            let start = self.automaton.read_text(again, operator.first());
            for (index, variable) in expression.variables().enumerate() {
                self.named(variable, first + index, start, again);
            }
            // As below, the state before the first parameter is the last.
            let none = self.automaton.add();
            self.automaton.skip(from, None, none);
            self.automaton.skip(none, None, again);
            return self.automaton.skip(again, None, to);
        }
        let names = expression.variables().map(Variable::name).filter(|_| !self.has_any_name);
        let names: Vec<&str> = names.collect();
        // Nothing before the first variable shows that an expression has one, so each must have a value if it is
        // required.
        let is_required = self.options.required && operator.first().is_empty();
        // Of several ways, that through the state with the lowest number is chosen: the expression has a value rather
        // than none, an earlier variable rather than a later one, and a variable after others rather than alone.
        let mut progress = Progress { some: self.automaton.add(), empty: self.automaton.add(), none: from };
        for (index, variable) in expression.variables().enumerate() {
            let next = Progress { some: self.automaton.add(), empty: self.automaton.add(), none: self.automaton.add() };
            // No variable comes before the first.
            if index > 0 {
                let separated = self.automaton.read_text(progress.some, operator.separator());
                let also = self.automaton.read_text(progress.empty, operator.separator());
                self.automaton.skip(also, None, separated);
                self.variable(variable, first + index, &names, [separated, next.some, next.some]);
            }
            if !is_required {
                self.automaton.skip(progress.some, None, next.some);
                self.automaton.skip(progress.empty, None, next.empty);
                self.automaton.skip(progress.none, None, next.none);
            }
            let start = self.automaton.read_text(progress.none, operator.first());
            let alone = if operator.first().is_empty() { next.empty } else { next.some };
            self.variable(variable, first + index, &names, [start, alone, next.some]);
            progress = next;
        }
        self.automaton.skip(progress.none, None, to);
        self.automaton.skip(progress.some, None, to);
    }

    /// Adds a defined variable, from a state to one of two: after an empty value, or after any other.
    fn variable(&mut self, variable: Variable<'_>, index: usize, names: &[&str], states: [StateId; 3]) {
        let [from, empty, some] = states;
        let operator = variable.operator();
        let is_exploded = variable.is_exploded();
        if operator.is_named() {
            if !is_exploded {
                return self.named(variable, index, from, some);
            }
            if !self.options.decoded && !is_data(variable) {
                let (start, after) = (self.automaton.add(), self.automaton.add());
                self.own_pair(variable, index, start, after);
                self.repeat(operator, after, start, some);
                self.enter(from, start);
            }
            let (start, after) = (self.automaton.add(), self.automaton.add());
            self.pair(variable, index, names, start, after);
            self.repeat(operator, after, start, some);
            self.enter(from, start);
        } else if is_exploded {
            self.list(variable, index, states);
            if !operator.copies_reserved() && !self.options.decoded {
                let (start, after) = (self.automaton.add(), self.automaton.add());
                let equals = self.automaton.add();
                self.value((index, Role::Name), variable, start, [equals, equals]);
                let text = self.automaton.read_text(equals, PAIR_SEPARATOR);
                self.value((index, Role::PairText), variable, text, [after, after]);
                self.repeat(operator, after, start, some);
                self.enter(from, start);
            }
        } else {
            self.value((index, Role::Text), variable, from, [empty, some]);
        }
    }

    /// Adds the separator between the members of an exploded variable, and its end.
    fn repeat(&mut self, operator: Operator, after: StateId, again: StateId, end: StateId) {
        let separated = self.automaton.read_text(after, operator.separator());
        self.automaton.skip(separated, None, again);
        self.automaton.skip(after, None, end);
    }

    /// Leads to the first member of an exploded variable, which has as many members as possible.
    fn enter(&mut self, from: StateId, start: StateId) {
        let entry = self.automaton.add();
        self.automaton.skip(from, None, entry);
        self.automaton.skip(entry, None, start);
    }

    /// Adds the members of a list.
    fn list(&mut self, variable: Variable<'_>, index: usize, [from, empty, some]: [StateId; 3]) {
        let operator = variable.operator();
        let field = (index, Role::Member);
        let (only_empty, after, next) = (self.automaton.add(), self.automaton.add(), self.automaton.add());
        self.value(field, variable, next, [after, after]);
        self.value(field, variable, from, [only_empty, after]);
        self.repeat(operator, only_empty, next, empty);
        self.repeat(operator, after, next, some);
    }

    /// Adds a member of a list after the name of its variable.
    pub(crate) fn own_pair(&mut self, variable: Variable<'_>, index: usize, from: StateId, to: StateId) {
        let named = self.data(from, variable.name());
        self.named_value((index, Role::Member), variable, named, to);
    }

    /// Adds the name and the value of a variable.
    pub(crate) fn named(&mut self, variable: Variable<'_>, index: usize, from: StateId, to: StateId) {
        let named = self.data(from, variable.name());
        self.named_value((index, Role::Text), variable, named, to);
    }

    /// Adds a value after its name.
    pub(crate) fn named_value(&mut self, field: (usize, Role), variable: Variable<'_>, named: StateId, to: StateId) {
        let equals = self.automaton.read_text(named, PAIR_SEPARATOR);
        let has_bare_name = variable.operator().before_empty().is_empty();
        let nowhere = self.automaton.add();
        let empty = if has_bare_name && !self.options.decoded { nowhere } else { to };
        self.value(field, variable, equals, [empty, to]);
        if has_bare_name || self.options.decoded {
            let (start, end) = self.marks(field);
            let between = self.automaton.add();
            self.automaton.skip(named, Some(start), between);
            self.automaton.skip(between, Some(end), to);
        }
    }

    /// Adds a pair of an exploded variable, whose name is its own or that of no other variable of the expression.
    pub(crate) fn pair(&mut self, variable: Variable<'_>, index: usize, names: &[&str], from: StateId, to: StateId) {
        let (start, end) = self.marks((index, Role::Name));
        let (after, loose) = (self.automaton.add(), self.automaton.add());
        let (plain, encoded) = self.characters(variable, false);
        let plain = plain.without(PAIR_SEPARATOR);
        let inside = self.automaton.inside(encoded, loose);
        self.automaton.read_character(loose, plain, inside, loose);
        self.automaton.skip(loose, Some(end), after);
        let taken: Vec<&str> = names.iter().copied().filter(|name| *name != variable.name()).collect();
        self.other_name(taken, plain, (from, start), (loose, inside), (after, end));
        self.named_value((index, Role::PairText), variable, after, to);
    }

    /// Adds a name other than those that are taken. `loose` is the state after characters with which none of them
    /// begins, and the state after its `%`.
    fn other_name(
        &mut self,
        taken: Vec<&str>,
        characters: Characters,
        (from, start): (StateId, Mark),
        loose: (StateId, StateId),
        (named, end): (StateId, Mark),
    ) {
        let first = self.automaton.add();
        self.automaton.skip(from, Some(start), first);
        // The states after the beginnings of names, each with what follows it in them.
        let mut unfinished = vec![(first, taken)];
        while let Some((state, rests)) = unfinished.pop() {
            if !rests.contains(&"") {
                self.automaton.skip(state, Some(end), named);
            }
            self.automaton.read_byte(state, PERCENT, loose.1);
            let mut others = characters;
            let mut nexts: Vec<u8> = rests.iter().filter_map(|rest| rest.bytes().next()).collect();
            nexts.sort_unstable();
            nexts.dedup();
            // A name with a percent-encoded byte is not excluded: its variable and the map are ambiguous.
            for next in nexts.into_iter().filter(|&it| characters.has(it)) {
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
    fn value(&mut self, field: (usize, Role), variable: Variable<'_>, from: StateId, [empty, some]: [StateId; 2]) {
        let (start, end) = self.marks(field);
        let first = self.automaton.add();
        self.automaton.skip(from, Some(start), first);
        let is_required = self.options.required && field.1 == Role::Text && !variable.operator().is_named();
        if !is_required {
            self.automaton.skip(first, Some(end), empty);
        }
        let counted = variable.prefix().filter(|length| field.1 == Role::Text && *length <= MOST_COUNTED);
        // Where percent-encoded bytes are copied, a continuation byte does not count, except the first of a text.
        let has_bytes = counted.is_some() && variable.operator().copies_reserved();
        let (plain, encoded) = self.characters(variable, counted.is_some());
        let mut last = first;
        for _ in 0..counted.unwrap_or(1) {
            let next = self.automaton.add();
            self.automaton.read(last, plain, next);
            let counting = [Encoded::Bytes((0x00, 0x7F)), Encoded::Bytes((0xC0, 0xFF))];
            let any = [encoded];
            for &encoded in if has_bytes && last != first { &counting[..] } else { &any } {
                let inside = self.automaton.inside(encoded, next);
                self.automaton.read_byte(last, PERCENT, inside);
                if counted.is_none() {
                    self.automaton.read_character(next, plain, inside, next);
                }
            }
            if has_bytes {
                let inside = self.automaton.inside(Encoded::Bytes(CONTINUATION), next);
                self.automaton.read_byte(next, PERCENT, inside);
            }
            self.automaton.skip(next, Some(end), some);
            last = next;
        }
    }

    /// The characters of a value that are unencoded, and those that are percent-encoded.
    fn characters(&self, variable: Variable<'_>, is_counted: bool) -> (Characters, Encoded) {
        let operator = variable.operator();
        match self.options.decoded {
            true if is_counted && !operator.copies_reserved() => {
                let plain = self.component.value(operator, self.has_several);
                (plain, Encoded::Character(Characters::NONE, Digits::EitherCase))
            }
            true => (self.component.value(operator, self.has_several), Encoded::DATA),
            false if operator.copies_reserved() => (operator.copied(), Encoded::DATA),
            false => (operator.copied(), Encoded::Character(operator.copied(), Digits::UpperCase)),
        }
    }

    pub(crate) fn marks(&mut self, (index, role): (usize, Role)) -> (Mark, Mark) {
        // Each field has states of its own, of which there are fewer than 2³².
        let field = u32::try_from(self.fields.len()).unwrap_or(u32::MAX);
        self.fields.push(Field { index, role, component: self.component });
        (Mark::Start(field), Mark::End(field))
    }
}
