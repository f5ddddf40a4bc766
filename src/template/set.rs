//! Several templates, matched together.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::reference::text::Text;
use crate::template::automaton::{Automaton, StateId, StateSet};
use crate::template::compare::outside;
use crate::template::language::Language;
use crate::template::matching::{MatchError, MatchOptions, TemplateMatch, matches};
use crate::template::template::Template;

/// Templates that are matched together, such as the routes of a server.
///
/// One pass over a URI finds the templates that match it. A template comes before another if all its texts match the other, too;
/// else if it has more literal text; else if it was added first.
///
/// ```
/// use pest_uri::{Template, TemplateSet, Value};
///
/// let routes = ["/users/{id}", "/users/me", "/{+path}"].map(|route| Template::parse(route).unwrap());
/// let set = TemplateSet::new(routes);
/// let found: Vec<usize> = set.matching("/users/me").collect();
/// assert_eq!(found, [1, 0, 2]);
///
/// let (route, matched) = set.matches("/users/7").unwrap();
/// assert_eq!((route, matched?.get("id").and_then(Value::as_str)), (0, Some("7")));
/// # Ok::<(), pest_uri::MatchError>(())
/// ```
pub struct TemplateSet<T = String> {
    templates: Vec<Template<T>>,
    languages: Vec<Language>,
    /// The automaton of all templates, without steps that read nothing.
    together: Language,
    /// The templates that may end in each state.
    ends: Vec<Vec<usize>>,
    /// The position of each template in the order of the set.
    positions: Vec<usize>,
}

impl<T: Text> TemplateSet<T> {
    /// Makes a set of templates. They are known by their positions in this order.
    #[must_use]
    pub fn new(templates: impl IntoIterator<Item = Template<T>>) -> Self {
        let templates: Vec<Template<T>> = templates.into_iter().collect();
        let languages: Vec<Language> =
            templates.iter().map(|template| Language::from_template(template.text(), false)).collect();
        let mut together = Language::new(false);
        for template in &templates {
            together.add(template.text());
        }
        let closures = together.automaton.closures();
        let mut ended_in: BTreeMap<StateId, Vec<usize>> = BTreeMap::new();
        for (index, &end) in together.ends.iter().enumerate() {
            ended_in.entry(end).or_default().push(index);
        }
        let ends_of =
            |closure: &Vec<StateId>| closure.iter().filter_map(|it| ended_in.get(it)).flatten().copied().collect();
        let ends = closures.iter().map(ends_of).collect();
        together.automaton = together.automaton.without_skips(&closures);
        let mut positions = vec![0; templates.len()];
        for (position, index) in order(&templates, &languages).into_iter().enumerate() {
            positions[index] = position;
        }
        TemplateSet { templates, languages, together, ends, positions }
    }

    /// The templates, in the order in which they were added.
    #[must_use]
    pub fn templates(&self) -> &[Template<T>] {
        &self.templates
    }

    /// The templates that match a URI, most specific first, as positions in [`templates`](TemplateSet::templates). An ambiguous
    /// match counts.
    pub fn matching<U: AsRef<str> + ?Sized>(&self, uri: &U) -> impl Iterator<Item = usize> + use<T, U> {
        let automaton = &self.together.automaton;
        let (mut now, mut next) = (StateSet::new(automaton), StateSet::new(automaton));
        now.add(automaton, Automaton::start());
        for byte in uri.as_ref().bytes() {
            next.step(automaton, &now.members, byte);
            core::mem::swap(&mut now, &mut next);
            if now.members.is_empty() {
                break;
            }
        }
        let ended = now.members.iter().flat_map(|&state| &self.ends[state as usize]).copied();
        let mut found: Vec<usize> = ended.collect();
        found.sort_unstable_by_key(|&index| self.positions[index]);
        found.dedup();
        found.retain(|&index| self.is_certain(index, uri.as_ref()));
        found.into_iter()
    }

    /// The most specific template that matches a URI, and the values of its variables.
    ///
    /// The values are an error if the match is [ambiguous](MatchError::Ambiguous).
    pub fn matches<'m, U: AsRef<str> + ?Sized>(
        &'m self,
        uri: &'m U,
    ) -> Option<(usize, Result<TemplateMatch<'m>, MatchError>)> {
        let index = self.matching(uri).next()?;
        Some((index, self.matched(index, uri.as_ref())))
    }

    /// The templates that are never the most specific one, because those before them match all their texts.
    ///
    /// A template is not found if that is undecided, as for [`contains`](Template::contains).
    ///
    /// ```
    /// use pest_uri::{Template, TemplateSet};
    ///
    /// let set = TemplateSet::new(["/a{b}", "/a{c}"].map(|route| Template::parse(route).unwrap()));
    /// assert!(set.unreachable().eq([1]));
    /// ```
    pub fn unreachable(&self) -> impl Iterator<Item = usize> {
        (0..self.templates.len()).filter(|&index| {
            let is_before =
                |&other: &usize| self.positions[other] < self.positions[index] && self.together.is_exact[other];
            let is_end = |set: &[StateId]| set.iter().any(|&state| self.ends[state as usize].iter().any(&is_before));
            matches!(outside(&self.together, is_end, &self.languages[index]), Ok(None))
        })
    }

    /// Whether a template whose automaton accepts a URI matches it.
    fn is_certain(&self, index: usize, uri: &str) -> bool {
        self.together.is_exact[index] || self.matched(index, uri).err() != Some(MatchError::NoMatch)
    }

    fn matched<'m>(&'m self, index: usize, uri: &'m str) -> Result<TemplateMatch<'m>, MatchError> {
        matches(self.templates[index].text(), &self.languages[index], uri, MatchOptions::new())
    }
}

/// The templates, most specific first. A template within another has at least as much literal text, because its shortest text,
/// its literals, matches the other. So only those with as much are compared.
fn order<T: Text>(templates: &[Template<T>], languages: &[Language]) -> Vec<usize> {
    let nothing: [(&str, &str); 0] = [];
    let shortest = |template: &Template<T>| template.expand(&nothing).map_or(0, |it| it.len());
    let lengths: Vec<usize> = templates.iter().map(shortest).collect();
    let is_within = |inner: usize, outer: usize| {
        let is_end = |set: &[StateId]| set.contains(&languages[outer].ends[0]);
        languages[outer].is_exact[0] && matches!(outside(&languages[outer], is_end, &languages[inner]), Ok(None))
    };
    let around = |index: usize| {
        let others = (0..templates.len()).filter(|&other| other != index && lengths[other] == lengths[index]);
        others.filter(|&other| is_within(index, other) && !is_within(other, index)).count()
    };
    let mut order: Vec<usize> = (0..templates.len()).collect();
    order.sort_by_cached_key(|&index| (Reverse(lengths[index]), Reverse(around(index)), index));
    order
}
