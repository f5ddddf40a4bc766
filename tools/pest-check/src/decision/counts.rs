//! Counts the texts of a language.

use std::collections::BTreeMap;
use std::fmt;

use super::limits::Limits;
use super::minimize::State;
use grammar_reader::error::Error;

/// The number of texts of a language, by their length in characters.
///
/// The display format is
/// `10 of length 2, 100 of length 3, 1000 of length 4, and infinitely many longer`. Numbers of a
/// million or more are rounded.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// The three shortest lengths of texts, and the number of texts of each. [`u128::MAX`] means
    /// this or more, and is always the last.
    pub shortest: Vec<(usize, u128)>,
    /// The number of longer texts.
    pub longer: Longer,
}

/// The number of longer texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Longer {
    /// This many. [`u128::MAX`] means this or more.
    Texts(u128),
    /// Infinitely many.
    Infinite,
}

/// The number of lengths for which texts are counted.
const LENGTHS: usize = 3;

/// Counts the texts that the states accept. The first state is that of the empty text. Unless it is
/// the only state, an accepting state is reachable from every state.
pub(super) fn counts(states: &[State], limits: Limits) -> Result<Counts, Error> {
    let mut shortest = vec![];
    let mut steps = 0;
    // The number of texts of the current length that lead to each state.
    let mut reached = BTreeMap::from([(0, 1_u128)]);
    for length in 0.. {
        let texts = reached.iter().filter(|(state, _)| states[**state].accepts).map(|(_, texts)| *texts);
        match texts.fold(0, u128::saturating_add) {
            0 => {}
            texts => shortest.push((length, texts)),
        }
        let has_most = shortest.last().is_some_and(|(_, texts)| *texts == u128::MAX);
        if reached.is_empty() || shortest.len() == LENGTHS || has_most {
            break;
        }
        steps += reached.keys().map(|state| states[*state].transitions.len()).sum::<usize>();
        limits.check_steps(steps)?;
        reached = step(states, &reached);
    }
    let longer = match from_each(states) {
        None => Longer::Infinite,
        Some(from_each) => {
            let longer = step(states, &reached);
            let texts = longer.iter().map(|(state, texts)| texts.saturating_mul(from_each[*state]));
            Longer::Texts(texts.fold(0, u128::saturating_add))
        }
    };
    Ok(Counts { shortest, longer })
}

/// Returns the number of texts that are one character longer and lead to each state.
fn step(states: &[State], reached: &BTreeMap<usize, u128>) -> BTreeMap<usize, u128> {
    let mut next = BTreeMap::new();
    for (state, texts) in reached {
        for transition in &states[*state].transitions {
            let sum: &mut u128 = next.entry(transition.target).or_default();
            *sum = sum.saturating_add(texts.saturating_mul(transition.characters.len().into()));
        }
    }
    next
}

/// Returns the number of texts accepted from each state, or `None` if they are infinite.
fn from_each(states: &[State]) -> Option<Vec<u128>> {
    // Sorts the states topologically, which is possible if there is no cycle.
    let mut incoming = vec![0_usize; states.len()];
    states.iter().flat_map(|state| &state.transitions).for_each(|transition| incoming[transition.target] += 1);
    let mut order: Vec<usize> = (incoming[0] == 0).then_some(0).into_iter().collect();
    let mut done = 0;
    while let Some(state) = order.get(done).copied() {
        for transition in &states[state].transitions {
            incoming[transition.target] -= 1;
            if incoming[transition.target] == 0 {
                order.push(transition.target);
            }
        }
        done += 1;
    }
    if done < states.len() {
        return None;
    }
    let mut accepted = vec![0_u128; states.len()];
    for state in order.into_iter().rev() {
        let own = u128::from(states[state].accepts);
        let texts = states[state]
            .transitions
            .iter()
            .map(|transition| accepted[transition.target].saturating_mul(transition.characters.len().into()));
        accepted[state] = texts.fold(own, u128::saturating_add);
    }
    Some(accepted)
}

impl fmt::Display for Counts {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (length, texts) in &self.shortest {
            write!(formatter, "{} of length {length}, ", Rounded(*texts))?;
        }
        match self.longer {
            Longer::Texts(0) if self.shortest.is_empty() => write!(formatter, "none"),
            Longer::Texts(0) => write!(formatter, "and no other"),
            Longer::Texts(texts) => write!(formatter, "and {} longer", Rounded(texts)),
            Longer::Infinite => write!(formatter, "and infinitely many longer"),
        }
    }
}

/// A number that is rounded if it is large.
struct Rounded(u128);

impl fmt::Display for Rounded {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            exact @ ..1_000_000 => write!(formatter, "{exact}"),
            u128::MAX => write!(formatter, "more than 3e38"),
            large => write!(formatter, "about {large:.1e}"),
        }
    }
}
