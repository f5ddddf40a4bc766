//! Matching a URI against a template.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::component::query::{Pair, PairSyntax};
use crate::grammar::Rule;
use crate::grammar::table::Characters;
use crate::reference::text::Text;
use crate::template::automaton::{Automaton, Mark, StateId, StateSet, Step};
use crate::template::component::{Component, PLUS};
use crate::template::expand::{encode, prefix};
use crate::template::language::{Field, Language, Role};
use crate::template::operator::Operator;
use crate::template::options::{Choice, MatchOptions};
use crate::template::parts::{Expression, Part, Variable, parts};
use crate::template::template::Template;
use crate::template::value::{ToValue as _, Value, Variables};
use crate::text::percent_encoded::{PERCENT, Piece, pieces};
use crate::text::scan::has_byte;

/// Why a URI gives no values for the variables of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// The template does not expand to the URI: `/posts/1` for `/users/{id}`.
    #[error("no match")]
    NoMatch,
    /// Several choices of values give the URI: `a-b-c` for `{x}-{y}`.
    #[error("ambiguous match")]
    Ambiguous,
    /// The URI matches, but a value is not UTF-8: `/users/%FF`, if the URI is [decoded](MatchOptions::decoded).
    #[error("a value is not UTF-8 at byte {offset}")]
    NotUtf8 {
        /// The offset of the value in the URI, in bytes.
        offset: usize,
    },
}

/// The values that a URI gives for the variables of a template.
///
/// They are [`Variables`], so that the template can be expanded with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<'m> {
    /// In the order of the template.
    values: Vec<(&'m str, Value<'m>)>,
    /// The indices of the values, in the order of their names.
    by_name: Vec<usize>,
    unknown: Vec<Pair<'m>>,
}

impl<'m> Match<'m> {
    /// The value of a variable; `None` if it is undefined.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value<'m>> {
        let found = self.by_name.binary_search_by_key(&name, |&index| self.values[index].0).ok()?;
        Some(&self.values[self.by_name[found]].1)
    }

    /// The variables that are defined, with their values, in the order of the template.
    pub fn iter(&self) -> impl Iterator<Item = (&'m str, &Value<'m>)> {
        self.values.iter().map(|(name, value)| (*name, value))
    }

    /// The pairs of the query that the template does not have, in the order of the URI, if
    /// [`MatchOptions::unknown_parameters`] allows them.
    ///
    /// ```
    /// use pest_uri::template::{MatchOptions, Template};
    ///
    /// let template = Template::parse("/search{?q}")?;
    /// let matched = template.matches_with("/search?q=tea&lang=en&q=b", MatchOptions::ROUTER)?;
    /// let unknown = matched.unknown_parameters().map(|pair| (pair.key().as_str(), pair.value().unwrap().as_str()));
    /// assert!(unknown.eq([("lang", "en"), ("q", "b")]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unknown_parameters(&self) -> impl Iterator<Item = Pair<'m>> {
        self.unknown.iter().copied()
    }
}

impl Variables for Match<'_> {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.get(name).map(|value| value.to_value())
    }
}

impl<T: Text> Template<T> {
    /// Matches a URI, and returns values of the variables with which the template expands to that URI.
    ///
    /// Each variable is a text, and an exploded one is a list or a map. An expression that expands to nothing has no values. Text
    /// for `{+a}` and `{#a}` is decoded only if it expands to the same again: `%20` is a space, but `%2F` stays. The URI is compared
    /// as it is; [`matches_with`](Template::matches_with) has options for URIs from elsewhere. `uri` may be any text.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::template::{MatchError, Template, Value};
    ///
    /// let template = Template::parse("http://example.com/users/{id}/posts{?page,tag*}")?;
    /// let uri = Uri::parse("http://example.com/users/ann%2Fb/posts?tag=x&tag=y")?;
    /// let matched = template.matches(&uri)?;
    /// assert_eq!(matched.get("id").and_then(Value::as_str), Some("ann/b"));
    /// assert_eq!(matched.get("tag"), Some(&Value::List(vec!["x".into(), "y".into()])));
    /// assert_eq!(matched.get("page"), None);
    /// assert_eq!(template.expand(&matched)?, uri.as_str());
    ///
    /// assert_eq!(template.matches("/users").unwrap_err(), MatchError::NoMatch);
    /// assert_eq!(Template::parse("{x}-{y}")?.matches("a-b-c").unwrap_err(), MatchError::Ambiguous);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// A match takes time and memory in proportion to the length of the URI times the length of the template, whatever they are;
    /// and in proportion to the length of an expression with `?`, `&` or `;` times the number of its exploded variables. To
    /// match many URIs, or many templates, make a [`Set`](crate::template::Set).
    ///
    /// # Errors
    /// [`MatchError::NoMatch`] if the template does not expand to the URI; [`MatchError::Ambiguous`] if other values give the same
    /// URI. If a variable occurs twice, a URI may be ambiguous although only one choice agrees in both.
    pub fn matches<'m, U: AsRef<str> + ?Sized>(&'m self, uri: &'m U) -> Result<Match<'m>, MatchError> {
        self.matches_with(uri, MatchOptions::new())
    }

    /// Matches a URI with options.
    ///
    /// ```
    /// use pest_uri::template::{MatchOptions, Template, Value};
    ///
    /// let template = Template::parse("/search{?q,page}")?;
    /// let options = MatchOptions::new().any_order(true);
    /// let matched = template.matches_with("/search?page=2&q=tea", options)?;
    /// assert_eq!(matched.get("q").and_then(Value::as_str), Some("tea"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`matches`](Template::matches), and [`MatchError::NotUtf8`] if a value is not UTF-8.
    pub fn matches_with<'m, U: AsRef<str> + ?Sized>(
        &'m self,
        uri: &'m U,
        options: MatchOptions,
    ) -> Result<Match<'m>, MatchError> {
        let language = Language::from_template(self.text(), options);
        matches(self.text(), &language, uri.as_ref())
    }
}

/// A part of a URI that is the text of a field.
struct FoundField {
    field: Field,
    start: usize,
    end: usize,
}

/// Matches a URI against a template, whose language is known.
pub(crate) fn matches<'m>(template: &'m str, language: &Language, uri: &'m str) -> Result<Match<'m>, MatchError> {
    let mut found = fields(language, uri)?;
    let unknown = take_pairs(language, uri, &mut found)?;
    let variables: Vec<Variable<'m>> =
        parts(template).filter_map(Part::expression).flat_map(Expression::variables).collect();
    let values = values(&variables, found, uri, language.options)?;
    let matched = Match { unknown, ..values };
    let is_exact = language.is_exact.iter().all(|it| *it);
    if !is_exact && !language.options.differs_from_expansion() {
        let expanded = Template::from_checked(template).expand(&matched);
        if expanded.as_deref() != Ok(uri) {
            return Err(MatchError::NoMatch);
        }
    }
    Ok(matched)
}

/// The fields along a path through the automaton that reads a text: the only one, or that which the options choose.
fn fields(language: &Language, text: &str) -> Result<Vec<FoundField>, MatchError> {
    let automaton = &language.automaton;
    let (states, ends) = reached(automaton, text.as_bytes());
    let at = |offset: usize| &states[ends[offset]..ends[offset + 1]];
    let last =
        language.ends.first().copied().filter(|last| ends.len() == text.len() + 2 && at(text.len()).contains(last));
    let mut state = last.ok_or(MatchError::NoMatch)?;
    let mut found: Vec<FoundField> = Vec::new();
    // The ends of the field and of the pair that the path is in.
    let (mut offset, mut end, mut pair) = (text.len(), text.len(), None);
    while state != Automaton::start() {
        let byte_before = offset.checked_sub(1).map(|before| text.as_bytes()[before]);
        let (here, before) = (at(offset), byte_before.map_or(&[][..], |_| at(offset - 1)));
        let is_reading = |characters: Characters| byte_before.is_some_and(|it| characters.has(it));
        let incoming = language.incoming.as_ref().map_or(&[][..], |it| it.of(state));
        // Every state here is reached from the start, so each step that leads to this one is a path. A state may have many steps
        // to it, or many states may be reached: the fewer are tried.
        let (from, step) = if incoming.len() <= here.len() + before.len() {
            let steps = incoming.iter().filter_map(|&(from, index)| {
                let (step, _) = automaton.state(from).steps().nth(index as usize)?;
                Some((from, step))
            });
            let is_path = |&(from, step): &(StateId, Step)| match step {
                Step::Skip(_) => here.binary_search(&from).is_ok(),
                Step::Read(characters) => is_reading(characters) && before.binary_search(&from).is_ok(),
            };
            chosen(language, steps.filter(is_path))?
        } else {
            let steps_from = |&from: &StateId| {
                let steps = automaton.state(from).steps().filter(|&(_, to)| to == state);
                steps.map(move |(step, _)| (from, step))
            };
            let skips = here.iter().flat_map(steps_from).filter(|(_, step)| matches!(step, Step::Skip(_)));
            let reads = before.iter().flat_map(steps_from);
            let reads = reads.filter(|&(_, step)| matches!(step, Step::Read(it) if is_reading(it)));
            chosen(language, skips.chain(reads))?
        };
        match step {
            Step::Read(_) => offset -= 1,
            Step::Skip(Some(Mark::End(field))) => {
                let field = language.fields[field as usize];
                match field.role {
                    Role::Pair | Role::UnknownPair => pair = Some((field, offset)),
                    _ => end = offset,
                }
            }
            Step::Skip(Some(Mark::Start(field))) => {
                let field = language.fields[field as usize];
                match field.role {
                    // All pairs have the same start.
                    Role::Pair | Role::UnknownPair => {
                        found.extend(pair.take().map(|(field, end)| FoundField { field, start: offset, end }));
                    }
                    _ => found.push(FoundField { field, start: offset, end }),
                }
            }
            Step::Skip(None) => {}
        }
        state = from;
    }
    found.reverse();
    Ok(found)
}

/// The only step that leads to a state, or that which the options choose; an error if there is none, or if there are several and
/// the options choose none.
fn chosen(language: &Language, steps: impl Iterator<Item = (StateId, Step)>) -> Result<(StateId, Step), MatchError> {
    let is_unknown = |step: Step| match step {
        Step::Skip(Some(Mark::End(field))) => language.fields[field as usize].role == Role::UnknownPair,
        _ => false,
    };
    // Later states continue a value, and earlier ones begin it.
    let rank = |(from, step): (StateId, Step)| match (step, language.options.choice) {
        (Step::Read(_), Choice::FirstShortest) => StateId::MAX - from,
        _ => from,
    };
    let (mut best, mut is_ambiguous): (Option<(StateId, Step)>, bool) = (None, false);
    for step in steps {
        match best {
            Some(other) if is_unknown(other.1) == is_unknown(step.1) => {
                is_ambiguous = true;
                if rank(step) < rank(other) {
                    best = Some(step);
                }
            }
            Some(_) if is_unknown(step.1) => {}
            _ => (best, is_ambiguous) = (Some(step), false),
        }
    }
    match best {
        None => Err(MatchError::NoMatch),
        Some(_) if is_ambiguous && language.options.choice == Choice::Unique => Err(MatchError::Ambiguous),
        Some(step) => Ok(step),
    }
}

/// The states that are reached at each offset of a text, in order, and where those of each offset end; fewer if none is reached
/// at one.
fn reached(automaton: &Automaton, text: &[u8]) -> (Vec<StateId>, Vec<usize>) {
    let mut set = StateSet::new(automaton);
    set.add(automaton, Automaton::start());
    let mut states = set.members.clone();
    states.sort_unstable();
    let mut ends = Vec::with_capacity(text.len() + 2);
    ends.extend([0, states.len()]);
    for (index, &byte) in text.iter().enumerate() {
        set.step(automaton, &states[ends[index]..], byte);
        if set.members.is_empty() {
            break;
        }
        states.extend_from_slice(&set.members);
        states[ends[index + 1]..].sort_unstable();
        ends.push(states.len());
    }
    (states, ends)
}

/// Takes the pairs of the query from the fields, with the values of those that occur again. Returns the pairs that are unknown.
fn take_pairs<'m>(language: &Language, uri: &'m str, found: &mut Vec<FoundField>) -> Result<Vec<Pair<'m>>, MatchError> {
    if !language.options.has_pairs() {
        return Ok(Vec::new());
    }
    let options = language.options;
    let syntax = if options.plus_is_space { PairSyntax::FORM } else { PairSyntax::AMPERSAND };
    let (mut unknown, mut is_repeated) = (Vec::new(), false);
    let mut is_found = vec![false; language.pairs.len()];
    // Where the last pair that is taken ends.
    let mut taken_to = None;
    found.retain(|&FoundField { field, start, end }| {
        let is_again = match field.role {
            Role::UnknownPair => true,
            Role::Pair => {
                core::mem::replace(&mut is_found[field.index], true) && !language.pairs[field.index].may_repeat
            }
            _ => return taken_to.is_none_or(|taken_to| start > taken_to),
        };
        if is_again {
            is_repeated |= field.role == Role::Pair;
            unknown.push(Pair::new(&uri[start..end], syntax));
            taken_to = Some(end);
        }
        false
    });
    let is_missing = language.pairs.iter().zip(is_found).any(|(pair, is_found)| pair.is_required && !is_found);
    if is_missing || is_repeated && !options.unknown_parameters { Err(MatchError::NoMatch) } else { Ok(unknown) }
}

/// The values of the variables, from the fields of each occurrence.
fn values<'m>(
    variables: &[Variable<'m>],
    mut found: Vec<FoundField>,
    uri: &'m str,
    options: MatchOptions,
) -> Result<Match<'m>, MatchError> {
    let mut values: Vec<(Variable<'m>, Value<'m>)> = Vec::new();
    let mut others: Vec<(Variable<'m>, Value<'m>)> = Vec::new();
    let mut by_name: BTreeMap<&str, usize> = BTreeMap::new();
    found.sort_by_key(|it| it.field.index);
    for fields in found.chunk_by(|one, other| one.field.index == other.field.index) {
        let variable = variables[fields[0].field.index];
        let Some(value) = value(variable, fields, uri, options)? else { continue };
        let mut occurrence = (variable, value);
        match by_name.get(variable.name()).map(|&index| &mut values[index]) {
            None => {
                by_name.insert(variable.name(), values.len());
                values.push(occurrence);
            }
            Some(best) => {
                if rank(occurrence.0, &occurrence.1) > rank(best.0, &best.1) {
                    core::mem::swap(best, &mut occurrence);
                }
                others.push(occurrence);
            }
        }
    }
    // The values of all occurrences must agree. Without options, expanding shows whether they do.
    let agrees = |(variable, value): &(Variable<'_>, Value<'_>)| {
        let whole = &values[by_name[variable.name()]].1;
        match (variable.prefix(), value.as_str(), whole.as_str()) {
            (Some(length), Some(value), Some(whole)) => {
                prefix(whole, usize::from(length), variable.operator()) == value
            }
            _ => value == whole,
        }
    };
    if options.differs_from_expansion() && !values.iter().chain(&others).all(agrees) {
        return Err(MatchError::NoMatch);
    }
    let values = values.into_iter().map(|(variable, value)| (variable.name(), value)).collect();
    Ok(Match { values, by_name: by_name.into_values().collect(), unknown: Vec::new() })
}

/// Which of several occurrences says most about a variable: one without a prefix, then one that is decoded, then the longest.
fn rank(variable: Variable<'_>, value: &Value<'_>) -> (bool, bool, usize) {
    let is_whole = variable.prefix().is_none();
    (is_whole, !variable.operator().copies_reserved(), value.as_str().map_or(0, str::len))
}

/// The value of an occurrence of a variable, from its fields.
fn value<'m>(
    variable: Variable<'m>,
    fields: &[FoundField],
    uri: &'m str,
    options: MatchOptions,
) -> Result<Option<Value<'m>>, MatchError> {
    let operator = variable.operator();
    let (mut members, mut pairs, mut value) = (Vec::new(), Vec::new(), None);
    for &FoundField { field, start, end } in fields {
        let text = if options.decoded {
            let plus_is_space = options.plus_is_space && field.component == Component::Query;
            data(operator, &uri[start..end], plus_is_space).ok_or(MatchError::NotUtf8 { offset: start })?
        } else {
            decoded(operator, &uri[start..end])
        };
        match field.role {
            Role::Member => members.push(text),
            Role::Name => pairs.push((text, Cow::Borrowed(""))),
            Role::PairText => {
                if let Some(pair) = pairs.last_mut() {
                    pair.1 = text;
                }
            }
            Role::Text => {
                if value.replace(Value::Text(text)).is_some() {
                    return Err(MatchError::NoMatch);
                }
            }
            Role::Pair | Role::UnknownPair => {}
        }
    }
    // Pairs with the name of the variable are the members of a list.
    if operator.is_named() && pairs.iter().all(|(name, _)| *name == variable.name()) {
        members.extend(pairs.drain(..).map(|(_, text)| text));
    }
    Ok(match (value, members.is_empty(), pairs.is_empty()) {
        (None, false, _) => Some(Value::List(members)),
        (None, true, false) => Some(Value::Map(pairs)),
        (value, ..) => value,
    })
}

/// The data of a text; `None` if it is not UTF-8. If the operator copies reserved characters and percent-encoded bytes, those that
/// are not the same when they are decoded stay percent-encoded.
fn data(operator: Operator, text: &str, plus_is_space: bool) -> Option<Cow<'_, str>> {
    let has_plus = plus_is_space && text.contains(PLUS);
    if !has_byte(text, PERCENT) && !has_plus {
        return Some(Cow::Borrowed(text));
    }
    let kept = Characters::from_rule(Rule::reserved).with(char::from(PERCENT));
    let mut bytes = Vec::with_capacity(text.len());
    for piece in pieces(text) {
        match piece {
            Piece::Plain(run) if has_plus => bytes.extend_from_slice(run.replace(PLUS, " ").as_bytes()),
            Piece::Plain(run) => bytes.extend_from_slice(run.as_bytes()),
            Piece::Encoded { written, value } if operator.copies_reserved() && kept.has(value) => {
                bytes.extend_from_slice(written.as_bytes());
            }
            Piece::Encoded { value, .. } => bytes.push(value),
        }
    }
    String::from_utf8(bytes).ok().map(Cow::Owned)
}

/// The data of a text, if it is encoded as the text again: where percent-encoded bytes are copied, it may not be.
fn decoded(operator: Operator, text: &str) -> Cow<'_, str> {
    if !has_byte(text, PERCENT) {
        return Cow::Borrowed(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    for piece in pieces(text) {
        match piece {
            Piece::Plain(run) => bytes.extend_from_slice(run.as_bytes()),
            Piece::Encoded { value, .. } => bytes.push(value),
        }
    }
    let is_same = |data: &String| {
        let mut encoded = String::with_capacity(text.len());
        encode(data, operator, &mut encoded).is_ok() && encoded == text
    };
    let data = String::from_utf8(bytes).ok().filter(|data| !operator.copies_reserved() || is_same(data));
    data.map_or(Cow::Borrowed(text), Cow::Owned)
}
