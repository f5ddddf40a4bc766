//! Several templates, matched together.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::reference::text::Text;
use crate::template::automaton::StateId;
use crate::template::compare::{Budget, TooLarge, each_set};
use crate::template::direct::{Found, Routes};
use crate::template::language::Language;
use crate::template::matching::{Match, MatchError, Reached, matches};
use crate::template::options::MatchOptions;
use crate::template::template::Template;

/// Templates that are matched together, such as the routes of a server.
///
/// One pass over a URI finds the templates that match it. A template comes before another if it has more literal text;
/// else if all its texts match the other, too; else if it was added first.
///
/// ```
/// use pest_uri::template::{Set, Template, Value};
///
/// let routes = ["/users/{id}", "/users/me", "/{+path}"].map(|route| Template::parse(route).unwrap());
/// let set = Set::new(routes);
/// let found: Vec<usize> = set.matching("/users/me").collect();
/// assert_eq!(found, [1, 0, 2]);
///
/// let (route, matched) = set.matches("/users/7").unwrap();
/// assert_eq!((route, matched?.get("id").and_then(Value::as_str)), (0, Some("7")));
/// # Ok::<(), pest_uri::template::MatchError>(())
/// ```
pub struct Set<T = String> {
    templates: Vec<Template<T>>,
    /// The language of all templates.
    together: Language,
    /// The last states of the templates, in order, each with the index of a template.
    ends: Vec<(StateId, u32)>,
    /// The position of each template in the order of the set.
    positions: Vec<usize>,
    routes: Routes,
}

impl<T: Text> Set<T> {
    /// Makes a set of templates. They are known by their positions in this order.
    ///
    /// This takes time and memory in proportion to the length of the templates. If more would be needed to compare
    /// those with equally much literal text, as may be for thousands that overlap, these stay in the order in which
    /// they were added.
    #[must_use]
    pub fn new(templates: impl IntoIterator<Item = Template<T>>) -> Self {
        Self::with_options(templates, MatchOptions::new())
    }

    /// Makes a set of templates that are matched with options. [`MatchOptions::ROUTER`] makes a router.
    ///
    /// ```
    /// use pest_uri::template::{MatchOptions, Set, Template, Value};
    ///
    /// let routes = ["/users/{id}", "/users/me", "/files{/path*}"].map(|route| Template::parse(route).unwrap());
    /// let router = Set::with_options(routes, MatchOptions::ROUTER);
    /// let (route, matched) = router.matches("/users/ann@example.com?page=2").unwrap();
    /// assert_eq!((route, matched?.get("id")), (0, Some(&Value::from("ann@example.com"))));
    /// assert!(router.matches("/users/").is_none());
    /// # Ok::<(), pest_uri::template::MatchError>(())
    /// ```
    #[must_use]
    pub fn with_options(templates: impl IntoIterator<Item = Template<T>>, options: MatchOptions) -> Self {
        let templates: Vec<Template<T>> = templates.into_iter().collect();
        let together = Language::from_templates(templates.iter().map(Template::text), options);
        let known = (0..).zip(&together.templates);
        let mut ends: Vec<(StateId, u32)> =
            known.flat_map(|(index, known)| known.ends.iter().map(move |&end| (end, index))).collect();
        ends.sort_unstable();
        let (positions, routes) = (vec![0; templates.len()], Routes::new::<T>(&[], &[], options));
        let mut set = Set { templates, together, ends, positions, routes };
        for (position, index) in set.order().into_iter().enumerate() {
            set.positions[index] = position;
        }
        set.routes = Routes::new(&set.templates, &set.positions, options);
        set
    }

    /// The templates, in the order in which they were added.
    #[must_use]
    pub fn templates(&self) -> &[Template<T>] {
        &self.templates
    }

    /// The templates that match a URI, most specific first, as positions in [`templates`](Set::templates). An ambiguous
    /// match counts.
    pub fn matching<U: AsRef<str> + ?Sized>(&self, uri: &U) -> impl Iterator<Item = usize> + use<T, U> {
        let reached = Reached::new(&self.together, uri.as_ref());
        let mut found = self.accepting(&reached);
        found.retain(|&index| {
            self.together.templates[index].is_exact || self.matched(index, &reached).err() != Some(MatchError::NoMatch)
        });
        found.into_iter()
    }

    /// The most specific template that matches a URI, and the values of its variables.
    ///
    /// The values are an error if the match is [ambiguous](MatchError::Ambiguous), or a value is not UTF-8.
    pub fn matches<'m, U: AsRef<str> + ?Sized>(&'m self, uri: &'m U) -> Option<(usize, Result<Match<'m>, MatchError>)> {
        match self.routes.find(&self.templates, uri.as_ref()) {
            Found::Match(index, matched) => Some((index, Ok(matched))),
            Found::NoMatch => None,
            Found::Unknown => self.all_matches(uri).next(),
        }
    }

    /// The templates that match a URI, most specific first, each with the values of its variables.
    ///
    /// Use it to try the next template if the values of one are an error, or not those that a route accepts.
    ///
    /// ```
    /// use pest_uri::template::{Set, Template};
    ///
    /// let set = Set::new(["/{a}-{b}", "/{+rest}"].map(|route| Template::parse(route).unwrap()));
    /// let certain = set.all_matches("/1-2-3").find(|(_, matched)| matched.is_ok());
    /// assert_eq!(certain.map(|(index, _)| index), Some(1));
    /// ```
    pub fn all_matches<'m, U: AsRef<str> + ?Sized>(
        &'m self,
        uri: &'m U,
    ) -> impl Iterator<Item = (usize, Result<Match<'m>, MatchError>)> {
        let reached = Reached::new(&self.together, uri.as_ref());
        let accepting = self.accepting(&reached).into_iter();
        let matches = accepting.map(move |index| (index, self.matched(index, &reached)));
        matches.filter(|(_, matched)| !matches!(matched, Err(MatchError::NoMatch)))
    }

    /// The templates that are never the most specific one, because those before them match all their texts.
    ///
    /// A template is not found if that is undecided, as for [`lacks`](Template::lacks); none is found if there is more
    /// to compare than [`new`](Set::new) compares.
    ///
    /// ```
    /// use pest_uri::template::{Set, Template};
    ///
    /// let set = Set::new(["/a{b}", "/a{c}"].map(|route| Template::parse(route).unwrap()));
    /// assert!(set.unreachable().eq([1]));
    /// ```
    pub fn unreachable(&self) -> impl Iterator<Item = usize> {
        let mut is_first = vec![false; self.templates.len()];
        let searched = self.each_match(|matching, _| {
            let is_exact = |index: &&usize| self.together.templates[**index].is_exact;
            let first = matching.iter().filter(is_exact).map(|&index| self.positions[index]).min();
            for &index in matching {
                is_first[index] |= first.is_none_or(|first| self.positions[index] <= first);
            }
            Ok(())
        });
        (0..self.templates.len()).filter(move |&index| searched.is_ok() && !is_first[index])
    }

    /// Calls a function with the templates that match each text, in the order of their indices; with texts that the
    /// same ones match once or more often.
    fn each_match(&self, mut visit: impl FnMut(&[usize], &mut Budget) -> Result<(), TooLarge>) -> Result<(), TooLarge> {
        /// Thousands of routes of a server need less, if few overlap.
        const MOST_STEPS: usize = 1 << 24;
        let automaton = &self.together.automaton;
        let mut matching = Vec::new();
        each_set(automaton, &mut Budget(MOST_STEPS), |set, budget| {
            matching.clear();
            matching.extend(self.ending(set));
            matching.sort_unstable();
            matching.dedup();
            budget.spend(matching.len())?;
            visit(&matching, budget)
        })
    }

    /// The templates, most specific first. A template within another has at least as much literal text, because its
    /// shortest text, its literals, matches the other. So only those with as much are compared.
    fn order(&self) -> Vec<usize> {
        let nothing: [(&str, &str); 0] = [];
        let shortest = |template: &Template<T>| template.expand(&nothing).map_or(0, |it| it.len());
        let lengths: Vec<usize> = self.templates.iter().map(shortest).collect();
        let mut order: Vec<usize> = (0..self.templates.len()).collect();
        order.sort_by_key(|&index| Reverse(lengths[index]));
        if order.windows(2).all(|pair| lengths[pair[0]] != lengths[pair[1]]) {
            return order;
        }
        // For each template, those that match all its texts.
        let mut around: Vec<Option<Vec<usize>>> = vec![None; self.templates.len()];
        let compared = self.each_match(|matching, budget| {
            for &index in matching {
                let is_exact =
                    |other: &usize| self.together.templates[*other].is_exact && lengths[*other] == lengths[index];
                budget.spend(matching.len())?;
                match &mut around[index] {
                    None => around[index] = Some(matching.iter().copied().filter(is_exact).collect()),
                    Some(others) => others.retain(|other| matching.binary_search(other).is_ok()),
                }
            }
            Ok(())
        });
        let is_within = |inner: usize, outer: &usize| {
            compared.is_ok() && around[inner].as_ref().is_some_and(|it| it.binary_search(outer).is_ok())
        };
        let count_around = |index: usize| {
            let others = around[index].iter().flatten().filter(|it| is_within(index, it) && !is_within(**it, &index));
            others.count()
        };
        order.sort_by_cached_key(|&index| (Reverse(lengths[index]), Reverse(count_around(index)), index));
        order
    }

    /// The templates that a URI reaches the end of, most specific first.
    fn accepting(&self, reached: &Reached<'_>) -> Vec<usize> {
        let mut found: Vec<usize> = self.ending(reached.at_end()).collect();
        found.sort_unstable_by_key(|&index| self.positions[index]);
        found.dedup();
        found
    }

    /// The templates that end in one of some states.
    fn ending(&self, states: &[StateId]) -> impl Iterator<Item = usize> {
        states.iter().flat_map(|&state| {
            let first = self.ends.partition_point(|(end, _)| *end < state);
            self.ends[first..].iter().take_while(move |(end, _)| *end == state).map(|&(_, index)| index as usize)
        })
    }

    fn matched<'m>(&'m self, index: usize, reached: &Reached<'m>) -> Result<Match<'m>, MatchError> {
        matches(self.templates[index].text(), &self.together, index, reached)
    }
}
