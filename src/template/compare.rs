//! Comparing the sets of texts that templates expand to.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::string::String;
use alloc::vec::Vec;

use crate::grammar::table::Characters;
use crate::reference::text::Text;
use crate::template::automaton::{Automaton, StateId, StateSet};
use crate::template::language::Language;
use crate::template::matching::{MatchError, Reached, matches};
use crate::template::options::MatchOptions;
use crate::template::template::Template;

/// A comparison of two templates ends undecided after so many steps. Templates of a few hundred bytes need fewer.
const MOST_STEPS: usize = 1 << 23;

/// An automaton of more states is not compared.
const MOST_STATES: usize = 1 << 15;

/// Nor is one in which a state reaches more states without reading.
const MOST_REACHED: usize = 1 << 9;

/// Two templates that cannot be compared: a variable occurs twice, a prefix has more than 100 characters, or the
/// templates are too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("the comparison of the templates is undecided")]
pub struct Undecided;

impl<T: Text> Template<T> {
    /// A shortest text that matches this template and another, with values as for [`matches`](Template::matches);
    /// `None` if no text matches both. A password in the templates is in the text too.
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let (users, me) = (Template::parse("/users/{id}")?, Template::parse("/users/me")?);
    /// assert_eq!(users.overlaps(&me)?.as_deref(), Some("/users/me"));
    /// assert_eq!(users.overlaps(&Template::parse("/users/{id}/posts")?)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If that is undecided. `/{a}/{a}` and `/x/y`: a variable occurs twice.
    pub fn overlaps<U: Text>(&self, other: &Template<U>) -> Result<Option<String>, Undecided> {
        let [a, b] = [self.text(), other.text()].map(|text| Language::from_templates([text], MatchOptions::new()));
        match common(&a, &b) {
            Ok(None) => Ok(None),
            Ok(Some(text)) if is_member(self, &a, &text) && is_member(other, &b, &text) => Ok(Some(text)),
            Ok(Some(_)) | Err(TooLarge) => Err(Undecided),
        }
    }

    /// A shortest text that matches another template and not this one, with values as for
    /// [`matches`](Template::matches); `None` if this template contains the other: it matches every text that the other
    /// matches. A password in the other template is in the text, and is shown.
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let (files, users) = (Template::parse("/{+path}")?, Template::parse("/users/{id}")?);
    /// assert_eq!(files.lacks(&users)?, None);
    /// assert_eq!(users.lacks(&files)?.as_deref(), Some("/"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If that is undecided, as for [`overlaps`](Self::overlaps).
    #[doc(alias = "contains")]
    pub fn lacks<U: Text>(&self, other: &Template<U>) -> Result<Option<String>, Undecided> {
        let [a, b] = [self.text(), other.text()].map(|text| Language::from_templates([text], MatchOptions::new()));
        match outside(&a, &b) {
            Ok(None) if a.templates[0].is_exact => Ok(None),
            Ok(Some(text)) if is_member(other, &b, &text) => Ok(Some(text)),
            Ok(_) | Err(TooLarge) => Err(Undecided),
        }
    }
}

/// A comparison that needs too many steps.
#[derive(Debug)]
pub(crate) struct TooLarge;

/// The steps that are left of a comparison.
pub(crate) struct Budget(pub(crate) usize);

impl Budget {
    pub(crate) fn spend(&mut self, steps: usize) -> Result<(), TooLarge> {
        self.0 = self.0.checked_sub(steps).ok_or(TooLarge)?;
        Ok(())
    }
}

/// Makes a set that of a state and of those that it reaches without reading.
fn close(set: &mut StateSet, automaton: &Automaton, state: StateId) -> Result<(), TooLarge> {
    set.close(automaton, [state]);
    if automaton.len() <= MOST_STATES && set.members.len() <= MOST_REACHED { Ok(()) } else { Err(TooLarge) }
}

/// Whether a text that an automaton accepts is certain to match its template.
fn is_member<T: Text>(template: &Template<T>, language: &Language, text: &str) -> bool {
    match matches(template.text(), language, 0, &Reached::new(language, text)) {
        Ok(_) => true,
        Err(MatchError::Ambiguous) => language.templates[0].is_exact,
        Err(MatchError::NoMatch | MatchError::NotUtf8 { .. }) => false,
    }
}

/// A breadth-first search over pairs of states: for each pair, that from which it is reached, and the byte that is
/// read.
struct Search<P> {
    from: BTreeMap<P, Option<(P, Option<u8>)>>,
    /// The pairs to visit, in the order of the lengths of their texts.
    next: VecDeque<P>,
}

impl<P: Copy + Ord> Search<P> {
    fn new(start: P) -> Self {
        Search { from: BTreeMap::from([(start, None)]), next: VecDeque::from([start]) }
    }

    /// Adds a pair that is reached from another, by reading a byte or nothing.
    fn add(&mut self, pair: P, from: P, byte: Option<u8>) {
        if self.from.contains_key(&pair) {
            return;
        }
        self.from.insert(pair, Some((from, byte)));
        // Steps that read nothing are closed over by the caller, so each step here reads a byte.
        self.next.push_back(pair);
    }

    /// The text that is read up to a pair.
    fn text(&self, mut pair: P) -> String {
        let mut bytes = Vec::new();
        while let Some(Some((from, byte))) = self.from.get(&pair) {
            bytes.extend(*byte);
            pair = *from;
        }
        bytes.iter().rev().map(|&byte| char::from(byte)).collect()
    }
}

/// A shortest text that two automata accept.
fn common(a: &Language, b: &Language) -> Result<Option<String>, TooLarge> {
    let [mut of_a, mut of_b] = [StateSet::new(), StateSet::new()];
    let mut budget = Budget(MOST_STEPS);
    let start = (Automaton::start(), Automaton::start());
    let mut search = Search::new(start);
    while let Some(pair) = search.next.pop_front() {
        close(&mut of_a, &a.automaton, pair.0)?;
        close(&mut of_b, &b.automaton, pair.1)?;
        if a.templates[0].ends_in(&of_a.members) && b.templates[0].ends_in(&of_b.members) {
            return Ok(Some(search.text(pair)));
        }
        let reads_of_b: Vec<_> = of_b.members.iter().flat_map(|&it| b.automaton.reads(it)).collect();
        for (characters, to) in of_a.members.iter().flat_map(|&it| a.automaton.reads(it)) {
            budget.spend(reads_of_b.len())?;
            for &(others, other_to) in &reads_of_b {
                if let Some(byte) = plainest(characters.and(others)) {
                    search.add((to, other_to), pair, Some(byte));
                }
            }
        }
    }
    Ok(None)
}

/// A shortest text that the automaton of `b` accepts, and that of `a` does not.
fn outside(a: &Language, b: &Language) -> Result<Option<String>, TooLarge> {
    let mut states = StateSet::new();
    let mut budget = Budget(MOST_STEPS);
    let mut subsets = Subsets::new([&a.automaton, &b.automaton]);
    let mut search = Search::new((Automaton::start(), Subsets::START));
    while let Some(pair) = search.next.pop_front() {
        let (state, subset) = pair;
        close(&mut states, &b.automaton, state)?;
        if b.templates[0].ends_in(&states.members) && !a.templates[0].ends_in(&subsets.sets[subset as usize]) {
            return Ok(Some(search.text(pair)));
        }
        for (characters, to) in states.members.iter().flat_map(|&it| b.automaton.reads(it)) {
            budget.spend(subsets.classes.len())?;
            for class in 0..subsets.classes.len() {
                let byte = subsets.classes[class];
                if characters.has(byte) {
                    let next = subsets.step(&a.automaton, subset, class, &mut budget)?;
                    search.add((to, next), pair, Some(byte));
                }
            }
        }
    }
    Ok(None)
}

/// Calls a function with sets of states in which an automaton can be after a text: with all in which a template may
/// end.
pub(crate) fn each_set(
    automaton: &Automaton,
    budget: &mut Budget,
    mut visit: impl FnMut(&[StateId], &mut Budget) -> Result<(), TooLarge>,
) -> Result<(), TooLarge> {
    // A set is known by the states to which the last step leads.
    let start: Box<[StateId]> = Box::new([Automaton::start()]);
    let mut known = BTreeSet::from([start.clone()]);
    let mut unvisited = Vec::from([start]);
    let (mut set, mut next) = (StateSet::new(), StateSet::new());
    while let Some(states) = unvisited.pop() {
        set.close(automaton, states.iter().copied());
        visit(&set.members, budget)?;
        // Nothing ends inside a percent-encoded character, so sets of such states are forgotten.
        let (mut inside, mut unread) = (BTreeSet::new(), Vec::from([states]));
        while let Some(states) = unread.pop() {
            set.close(automaton, states.iter().copied());
            let reads: Vec<_> = set.members.iter().flat_map(|&it| automaton.reads(it)).map(|(it, _)| it).collect();
            // Few of the classes that the whole automaton distinguishes are distinguished here.
            for byte in representatives(reads.iter().copied()) {
                next.step(automaton, &set.members, byte);
                budget.spend(reads.len() + next.members.len())?;
                let mut states: Box<[StateId]> = next.added().into();
                // One character can be read to its end.
                if let [state] = &mut *states {
                    *state = automaton.after_encoded(*state).unwrap_or(*state);
                }
                states.sort_unstable();
                let is_inside = states.iter().all(|state| automaton.after_encoded(*state).is_some());
                let (known, unread) = if is_inside { (&mut inside, &mut unread) } else { (&mut known, &mut unvisited) };
                if known.insert(states.clone()) {
                    unread.push(states);
                }
            }
        }
    }
    Ok(())
}

/// The sets of states of an automaton, made as they are reached.
struct Subsets {
    /// A byte of each class of bytes that no step distinguishes.
    classes: Vec<u8>,
    sets: Vec<Vec<StateId>>,
    ids: BTreeMap<Vec<StateId>, u32>,
    steps: BTreeMap<(u32, usize), u32>,
    scratch: StateSet,
}

impl Subsets {
    /// The sets of states of the first automaton. The steps of all are distinguished.
    fn new<const N: usize>(automata: [&Automaton; N]) -> Self {
        let sets: BTreeSet<[u64; 2]> = automata.iter().flat_map(|it| it.sets()).map(|it| it.0).collect();
        let mut subsets = Subsets {
            classes: representatives(sets.into_iter().map(Characters)),
            sets: Vec::new(),
            ids: BTreeMap::new(),
            steps: BTreeMap::new(),
            scratch: StateSet::new(),
        };
        subsets.scratch.close(automata[0], [Automaton::start()]);
        subsets.intern();
        subsets
    }

    /// The set of states before any byte.
    const START: u32 = 0;

    /// The set of states after a byte of a class.
    fn step(&mut self, automaton: &Automaton, set: u32, class: usize, budget: &mut Budget) -> Result<u32, TooLarge> {
        if let Some(&to) = self.steps.get(&(set, class)) {
            return Ok(to);
        }
        let to = self.after(automaton, set, self.classes[class], budget)?;
        self.steps.insert((set, class), to);
        Ok(to)
    }

    /// The set of states after a byte.
    fn after(&mut self, automaton: &Automaton, set: u32, byte: u8, budget: &mut Budget) -> Result<u32, TooLarge> {
        let before = &self.sets[set as usize];
        self.scratch.step(automaton, before, byte);
        let reads: usize = before.iter().map(|&state| automaton.reads(state).count()).sum();
        budget.spend(reads + self.scratch.members.len())?;
        Ok(self.intern())
    }

    fn intern(&mut self) -> u32 {
        let mut members = self.scratch.members.clone();
        members.sort_unstable();
        if let Some(&id) = self.ids.get(&members) {
            return id;
        }
        let id = u32::try_from(self.sets.len()).unwrap_or(u32::MAX);
        self.ids.insert(members.clone(), id);
        self.sets.push(members);
        id
    }
}

/// A byte of each class of bytes that no set of some distinguishes, without those that are in no set.
fn representatives(sets: impl Iterator<Item = Characters>) -> Vec<u8> {
    let without = |a: Characters, b: Characters| Characters([a.0[0] & !b.0[0], a.0[1] & !b.0[1]]);
    let mut classes: Vec<Characters> = Vec::new();
    for set in sets {
        let mut rest = set;
        for index in 0..classes.len() {
            let (inside, outside) = (classes[index].and(set), without(classes[index], set));
            rest = without(rest, inside);
            if !inside.is_empty() && !outside.is_empty() {
                classes[index] = inside;
                classes.push(outside);
            }
        }
        if !rest.is_empty() {
            classes.push(rest);
        }
    }
    let chosen: Vec<u8> = classes.into_iter().filter_map(plainest).collect();
    plain_bytes().filter(|byte| chosen.contains(byte)).collect()
}

/// All ASCII characters, those first that are easiest to read.
fn plain_bytes() -> impl Iterator<Item = u8> {
    (b'a'..=b'z').chain(b'0'..=b'9').chain(b'A'..=b'Z').chain((0..128).filter(|it: &u8| !it.is_ascii_alphanumeric()))
}

/// The character of a set that is easiest to read.
fn plainest(characters: Characters) -> Option<u8> {
    if characters.is_empty() { None } else { plain_bytes().find(|&byte| characters.has(byte)) }
}
