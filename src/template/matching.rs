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
use crate::template::expand::{decoded, write_value};
use crate::template::language::{Known, Language, Role};
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
    /// The match with these values, whose names differ.
    pub(crate) fn new(values: Vec<(&'m str, Value<'m>)>) -> Self {
        let mut by_name: Vec<usize> = (0..values.len()).collect();
        by_name.sort_unstable_by_key(|&index| values[index].0);
        Match { values, by_name, unknown: Vec::new() }
    }

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
    /// Each variable is a text, and an exploded one is a list or a map. An expression that expands to nothing has no
    /// values. Text for `{+a}` and `{#a}` is decoded only if it expands to the same again: `%20` is a space, but `%2F`
    /// stays. The URI is compared as it is; [`matches_with`](Template::matches_with) has options for URIs from
    /// elsewhere. `uri` may be any text.
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
    /// A match takes time and memory in proportion to the length of the URI times the length of the template, whatever
    /// they are; and in proportion to the length of an expression with `?`, `&` or `;` times the number of its exploded
    /// variables. To match many URIs, or many templates, make a [`Set`](crate::template::Set).
    ///
    /// # Errors
    /// [`MatchError::NoMatch`] if the template does not expand to the URI; [`MatchError::Ambiguous`] if other values
    /// give the same URI. If a variable occurs twice, a URI may be ambiguous although only one choice agrees in both.
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
        let (language, uri) = (Language::from_templates([self.text()], options), uri.as_ref());
        matches(self.text(), &language, 0, &Reached::new(&language, uri))
    }
}

/// A part of a URI that is the text of a field.
struct FoundField {
    /// The index of the field.
    field: u32,
    start: usize,
    end: usize,
}

/// The states that a URI reaches at each offset, in order.
pub(crate) struct Reached<'u> {
    uri: &'u str,
    states: Vec<StateId>,
    /// Where the states of each offset end. There are fewer offsets if no state is reached at one.
    ends: Vec<usize>,
}

impl<'u> Reached<'u> {
    pub(crate) fn new(language: &Language, uri: &'u str) -> Self {
        let automaton = &language.automaton;
        let mut set = StateSet::new();
        set.close(automaton, [Automaton::start()]);
        set.members.sort_unstable();
        let mut reached =
            Reached { uri, states: Vec::with_capacity(4 * uri.len()), ends: Vec::with_capacity(uri.len() + 1) };
        reached.states.extend_from_slice(&set.members);
        reached.ends.push(reached.states.len());
        for (offset, byte) in uri.bytes().enumerate() {
            set.step(automaton, reached.at(offset), byte);
            if set.members.is_empty() {
                break;
            }
            set.members.sort_unstable();
            reached.states.extend_from_slice(&set.members);
            reached.ends.push(reached.states.len());
        }
        reached
    }

    fn at(&self, offset: usize) -> &[StateId] {
        let start = offset.checked_sub(1).and_then(|before| self.ends.get(before));
        self.ends.get(offset).map_or(&[], |&end| &self.states[start.copied().unwrap_or(0)..end])
    }

    /// The states that are reached by the whole URI.
    pub(crate) fn at_end(&self) -> &[StateId] {
        self.at(self.uri.len())
    }
}

/// Matches a URI against a template of a language, by its index there.
pub(crate) fn matches<'m>(
    template: &'m str,
    language: &Language,
    index: usize,
    reached: &Reached<'m>,
) -> Result<Match<'m>, MatchError> {
    let known = &language.templates[index];
    let mut best = Err(MatchError::NoMatch);
    for &end in &known.ends {
        match matches_by(template, language, known, end, reached) {
            Err(MatchError::NoMatch) => {}
            Err(MatchError::Ambiguous) => best = Err(MatchError::Ambiguous),
            matched => return matched,
        }
    }
    best
}

/// Matches a URI by paths to one of the last states of a template.
fn matches_by<'m>(
    template: &'m str,
    language: &Language,
    known: &Known,
    end: StateId,
    reached: &Reached<'m>,
) -> Result<Match<'m>, MatchError> {
    let uri = reached.uri;
    let mut found = fields(language, end, reached)?;
    let unknown =
        if known.after_pairs == Some(end) { take_pairs(language, known, uri, &mut found)? } else { Vec::new() };
    let variables: Vec<Variable<'m>> =
        parts(template).filter_map(Part::expression).flat_map(Expression::variables).collect();
    let (values, agrees) = values(language, &variables, found, uri)?;
    let matched = Match { unknown, ..values };
    // The automaton does not compare the values of a variable that occurs twice, and does not count long prefixes.
    let is_expansion = || Template::from_checked(template).expand(&matched).as_deref() == Ok(uri);
    let is_certain = known.is_exact || language.options.differs_from_expansion() && agrees;
    if is_certain || is_expansion() { Ok(matched) } else { Err(MatchError::NoMatch) }
}

/// The fields along a path to a state that reads a URI: the only one, or that which the options choose.
fn fields(language: &Language, end: StateId, reached: &Reached<'_>) -> Result<Vec<FoundField>, MatchError> {
    let (automaton, text) = (&language.automaton, reached.uri.as_bytes());
    if reached.at_end().binary_search(&end).is_err() {
        return Err(MatchError::NoMatch);
    }
    let (mut state, mut offset) = (end, text.len());
    let mut found: Vec<FoundField> = Vec::new();
    // The ends of the field and of the pair that the path is in.
    let (mut end, mut pair) = (offset, None);
    while state != Automaton::start() {
        // Every state here is reached from the start, so each step that leads to this one is a path. A state may have
        // many steps to it, or many states may be reached: the fewer are tried.
        let byte_before = offset.checked_sub(1).map(|before| text[before]);
        let (here, before) = (reached.at(offset), byte_before.map_or(&[][..], |_| reached.at(offset - 1)));
        let is_reading = |characters: Characters| byte_before.is_some_and(|byte| characters.has(byte));
        let is_path = |&(from, step): &(StateId, Step)| match step {
            Step::Skip(_) => here.binary_search(&from).is_ok(),
            Step::Read(characters) => is_reading(characters) && before.binary_search(&from).is_ok(),
        };
        let (from, step) = match automaton.incoming(state, here.len() + before.len()) {
            Some(incoming) => chosen(language, incoming.filter(is_path))?,
            None => {
                let steps_from = |&from: &StateId| {
                    let steps = automaton.steps(from).filter(|(_, to)| *to == state);
                    steps.map(move |(step, _)| (from, step))
                };
                let skips = here.iter().flat_map(steps_from).filter(|(_, step)| matches!(step, Step::Skip(_)));
                let reads = before.iter().flat_map(steps_from);
                let reads = reads.filter(|&(_, step)| matches!(step, Step::Read(it) if is_reading(it)));
                chosen(language, skips.chain(reads))?
            }
        };
        match step {
            Step::Read(_) => offset -= 1,
            Step::Skip(Some(Mark::End(field))) => match language.fields[field as usize].role {
                Role::Pair | Role::UnknownPair => pair = Some((field, offset)),
                _ => end = offset,
            },
            Step::Skip(Some(Mark::Start(field))) => match language.fields[field as usize].role {
                // All pairs have the same start.
                Role::Pair | Role::UnknownPair => {
                    found.extend(pair.take().map(|(field, end)| FoundField { field, start: offset, end }));
                }
                _ => found.push(FoundField { field, start: offset, end }),
            },
            Step::Skip(None) => {}
        }
        state = from;
    }
    found.reverse();
    Ok(found)
}

/// The only step that leads to a state, or that which the options choose; an error if there is none, or if there are
/// several and the options choose none.
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

/// Takes the pairs of the query from the fields, with the values of those that occur again. Returns the pairs that are
/// unknown.
fn take_pairs<'m>(
    language: &Language,
    known: &Known,
    uri: &'m str,
    found: &mut Vec<FoundField>,
) -> Result<Vec<Pair<'m>>, MatchError> {
    let options = language.options;
    let syntax = if options.plus_is_space { PairSyntax::FORM } else { PairSyntax::AMPERSAND };
    let (mut unknown, mut is_repeated) = (Vec::new(), false);
    let mut is_found = vec![false; known.pairs.len()];
    // Where the last pair that is taken ends.
    let mut taken_to = None;
    found.retain(|&FoundField { field, start, end }| {
        let field = language.fields[field as usize];
        let is_again = match field.role {
            Role::UnknownPair => true,
            Role::Pair => core::mem::replace(&mut is_found[field.index], true) && !known.pairs[field.index].may_repeat,
            _ => return taken_to.is_none_or(|taken_to| start > taken_to),
        };
        if is_again {
            is_repeated |= field.role == Role::Pair;
            unknown.push(Pair::new(&uri[start..end], syntax));
            taken_to = Some(end);
        }
        false
    });
    let is_missing = known.pairs.iter().zip(is_found).any(|(pair, is_found)| pair.is_required && !is_found);
    if is_missing || is_repeated && !options.unknown_parameters { Err(MatchError::NoMatch) } else { Ok(unknown) }
}

/// The values of the variables, from the fields of each occurrence, and whether all occurrences expand to what is found
/// with them.
fn values<'m>(
    language: &Language,
    variables: &[Variable<'m>],
    mut found: Vec<FoundField>,
    uri: &'m str,
) -> Result<(Match<'m>, bool), MatchError> {
    let mut values: Vec<(Variable<'m>, Value<'m>)> = Vec::new();
    let mut others: Vec<(Variable<'m>, Value<'m>)> = Vec::new();
    let mut by_name: BTreeMap<&str, usize> = BTreeMap::new();
    let index = |it: &FoundField| language.fields[it.field as usize].index;
    found.sort_by_key(index);
    for fields in found.chunk_by(|one, other| index(one) == index(other)) {
        let variable = variables[index(&fields[0])];
        let Some(value) = value(language, variable, fields, uri)? else { continue };
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
    let agrees = |(variable, value): &(Variable<'_>, Value<'_>)| {
        let whole = &values[by_name[variable.name()]].1;
        let [mut expected, mut found] = [String::new(), String::new()];
        value == whole && variable.prefix().is_none()
            || write_value(*variable, whole, &mut expected).is_ok()
                && write_value(variable.without_prefix(), value, &mut found).is_ok()
                && expected == found
    };
    let all_agree = values.iter().chain(&others).all(agrees);
    let values = values.into_iter().map(|(variable, value)| (variable.name(), value)).collect();
    Ok((Match { values, by_name: by_name.into_values().collect(), unknown: Vec::new() }, all_agree))
}

/// Which of several occurrences says most about a variable: that with the longest prefix or none, then a map (others
/// may be a list of its pairs), then one that is decoded.
fn rank(variable: Variable<'_>, value: &Value<'_>) -> (u16, bool, bool) {
    let length = variable.prefix().unwrap_or(u16::MAX);
    (length, matches!(value, Value::Map(_)), !variable.operator().copies_reserved())
}

/// The value of an occurrence of a variable, from its fields.
fn value<'m>(
    language: &Language,
    variable: Variable<'m>,
    fields: &[FoundField],
    uri: &'m str,
) -> Result<Option<Value<'m>>, MatchError> {
    let (operator, options) = (variable.operator(), language.options);
    let (mut members, mut pairs, mut value) = (Vec::new(), Vec::new(), None);
    // Whether all pairs have the name of the variable, which is written as it is.
    let mut is_list = true;
    let own_name = if options.decoded { data(operator, variable.name(), false) } else { None };
    for &FoundField { field, start, end } in fields {
        let field = language.fields[field as usize];
        let text = if options.decoded {
            let plus_is_space = options.plus_is_space && field.component == Component::Query;
            data(operator, &uri[start..end], plus_is_space).ok_or(MatchError::NotUtf8 { offset: start })?
        } else {
            decoded(operator, &uri[start..end])
        };
        match field.role {
            Role::Member => members.push(text),
            Role::Name => {
                is_list &= own_name.as_deref().map_or(&uri[start..end] == variable.name(), |name| text == name);
                pairs.push((text, Cow::Borrowed("")));
            }
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
    if operator.is_named() && is_list {
        members.extend(pairs.drain(..).map(|(_, text)| text));
    }
    Ok(match (value, members.is_empty(), pairs.is_empty()) {
        (None, false, true) => Some(Value::List(members)),
        (None, false, false) => return Err(MatchError::NoMatch),
        (None, true, false) => Some(Value::Map(pairs)),
        (value, ..) => value,
    })
}

/// The data of a text; `None` if it is not UTF-8. If the operator copies reserved characters and percent-encoded bytes,
/// those that are not the same when they are decoded stay percent-encoded.
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
