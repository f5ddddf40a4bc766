//! Matching a URI against a template.

use alloc::borrow::Cow;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::grammar::table::Characters;
use crate::reference::text::Text;
use crate::template::automaton::{Automaton, Mark, StateId, StateSet, Step};
use crate::template::expand::encode;
use crate::template::language::{Language, Role};
use crate::template::operator::Operator;
use crate::template::parts::{Modifier, Part, Variable, parts};
use crate::template::template::Template;
use crate::template::value::{ToValue as _, Value, Variables};
use crate::text::percent_encoded::{PERCENT, Piece, pieces};
use crate::text::scan::has_byte;

/// How [`Template::matches_with`] matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MatchOptions {
    any_order: bool,
}

impl MatchOptions {
    /// Matches only texts that the template expands to.
    #[must_use]
    pub fn new() -> Self {
        MatchOptions::default()
    }

    /// Whether the pairs of `{?a,b}` and `{&a,b}` may be in any order. The default is that of the template.
    #[must_use]
    pub fn any_order(mut self, any_order: bool) -> Self {
        self.any_order = any_order;
        self
    }
}

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
    /// as it is: [normalize](crate::Reference::normalize) one from elsewhere first. `uri` may be any text.
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
    /// As [`matches`](Template::matches). A pair that occurs twice, and is not exploded, does not match.
    pub fn matches_with<'m, U: AsRef<str> + ?Sized>(
        &'m self,
        uri: &'m U,
        options: MatchOptions,
    ) -> Result<Match<'m>, MatchError> {
        let language = Language::from_template(self.text(), options.any_order);
        matches(self.text(), &language, uri.as_ref(), options)
    }
}

/// A part of a URI that is the text of a field.
struct FoundField<'m> {
    variable: usize,
    role: Role,
    text: &'m str,
}

/// Matches a URI against a template, whose language is known.
pub(crate) fn matches<'m>(
    template: &'m str,
    language: &Language,
    uri: &'m str,
    options: MatchOptions,
) -> Result<Match<'m>, MatchError> {
    let found = fields(language, uri)?;
    let expressions = parts(template).filter_map(|it| if let Part::Expression(it) = it { Some(it) } else { None });
    let variables: Vec<Variable<'m>> = expressions.flat_map(|it| it.variables()).collect();
    let matched = values(&variables, found, options)?;
    let is_exact = language.is_exact.iter().all(|it| *it);
    if !is_exact && !options.any_order {
        let expanded = Template::from_checked(template).expand(&matched);
        if expanded.as_deref() != Ok(uri) {
            return Err(MatchError::NoMatch);
        }
    }
    Ok(matched)
}

/// The fields along the one path through the automaton that reads a text.
fn fields<'m>(language: &Language, text: &'m str) -> Result<Vec<FoundField<'m>>, MatchError> {
    let automaton = &language.automaton;
    let (states, ends) = reached(automaton, text.as_bytes());
    let at = |offset: usize| &states[ends[offset]..ends[offset + 1]];
    let last =
        language.ends.first().copied().filter(|last| ends.len() == text.len() + 2 && at(text.len()).contains(last));
    let mut state = last.ok_or(MatchError::NoMatch)?;
    let mut found: Vec<FoundField<'m>> = Vec::new();
    let (mut offset, mut end) = (text.len(), text.len());
    while state != Automaton::start() || offset > 0 {
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
            only(steps.filter(|&(from, step)| match step {
                Step::Skip(_) => here.binary_search(&from).is_ok(),
                Step::Read(characters) => is_reading(characters) && before.binary_search(&from).is_ok(),
            }))?
        } else {
            let steps_from = |&from: &StateId| {
                let steps = automaton.state(from).steps().filter(|&(_, to)| to == state);
                steps.map(move |(step, _)| (from, step))
            };
            let skips = here.iter().flat_map(steps_from).filter(|(_, step)| matches!(step, Step::Skip(_)));
            let reads = before.iter().flat_map(steps_from);
            only(skips.chain(reads.filter(|&(_, step)| matches!(step, Step::Read(it) if is_reading(it)))))?
        };
        match step {
            Step::Read(_) => offset -= 1,
            Step::Skip(Some(Mark::End(_))) => end = offset,
            Step::Skip(Some(Mark::Start(field))) => {
                let field = language.fields[field as usize];
                found.push(FoundField { variable: field.variable, role: field.role, text: &text[offset..end] });
            }
            Step::Skip(None) => {}
        }
        state = from;
    }
    found.reverse();
    Ok(found)
}

/// The only item; an error if there is none, or another.
fn only<I>(mut items: impl Iterator<Item = I>) -> Result<I, MatchError> {
    let item = items.next().ok_or(MatchError::NoMatch)?;
    if items.next().is_some() { Err(MatchError::Ambiguous) } else { Ok(item) }
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

/// The values of the variables, from the fields of each occurrence.
fn values<'m>(
    variables: &[Variable<'m>],
    mut found: Vec<FoundField<'m>>,
    options: MatchOptions,
) -> Result<Match<'m>, MatchError> {
    let mut values: Vec<(Variable<'m>, Value<'m>)> = Vec::new();
    let mut by_name: BTreeMap<&str, usize> = BTreeMap::new();
    found.sort_by_key(|field| field.variable);
    for fields in found.chunk_by(|one, other| one.variable == other.variable) {
        let variable = variables[fields[0].variable];
        let Some(value) = value(variable, fields.iter())? else { continue };
        match by_name.get(variable.name()).map(|&index| &mut values[index]) {
            None => {
                by_name.insert(variable.name(), values.len());
                values.push((variable, value));
            }
            // The values of all occurrences must agree. Where order matters, expanding shows whether they do.
            Some((_, other)) if options.any_order && *other != value => return Err(MatchError::NoMatch),
            Some(other) => {
                if rank(variable, &value) > rank(other.0, &other.1) {
                    *other = (variable, value);
                }
            }
        }
    }
    let values = values.into_iter().map(|(variable, value)| (variable.name(), value)).collect();
    Ok(Match { values, by_name: by_name.into_values().collect() })
}

/// Which of several occurrences says most about a variable: one without a prefix, then one that is decoded, then the longest.
fn rank(variable: Variable<'_>, value: &Value<'_>) -> (bool, bool, usize) {
    let is_whole = !matches!(variable.modifier(), Modifier::Prefix(_));
    (is_whole, !variable.operator().copies_reserved(), value.as_str().map_or(0, str::len))
}

/// The value of an occurrence of a variable, from its fields.
fn value<'m: 'f, 'f>(
    variable: Variable<'m>,
    fields: impl Iterator<Item = &'f FoundField<'m>>,
) -> Result<Option<Value<'m>>, MatchError> {
    let operator = variable.operator();
    let (mut members, mut pairs, mut value) = (Vec::new(), Vec::new(), None);
    for field in fields {
        let text = decoded(operator, field.text);
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
