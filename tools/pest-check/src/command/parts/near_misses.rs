//! Texts one edit away from accepted ones that a rule rejects.

use std::collections::{BTreeSet, HashSet};

use serde::Serialize;

use crate::command::pest_vm::{NoMatch, PestVm};

/// The number of accepted texts that are edited, and the number of characters of each.
const MOST_EDITED: usize = 40;

/// A rejected text.
#[derive(Serialize)]
pub struct NearMiss {
    pub text: String,
    /// The accepted text that was edited.
    pub accepted: String,
    /// The byte at which the rule stops.
    pub offset: usize,
    /// What the rule expects there.
    pub expected: Vec<String>,
}

/// Returns rejected texts one edit away from accepted ones: one for each set of what pest expects
/// where it stops.
pub fn near_misses(accepted: &[&str], rule: &str, machine: &PestVm) -> Vec<NearMiss> {
    PestVm::be_precise();
    let characters: BTreeSet<char> = accepted.iter().flat_map(|text| text.chars()).collect();
    let (mut tried, mut reasons, mut misses) = (HashSet::new(), HashSet::new(), vec![]);
    for text in accepted.iter().take(MOST_EDITED) {
        for edited in edits(text, &characters) {
            if !tried.insert(edited.clone()) {
                continue;
            }
            let Err(NoMatch::At { at, expected, unwanted }) = machine.tree(rule, &edited) else { continue };
            let is_end = at == edited.len();
            if reasons.insert((expected.clone(), unwanted, is_end)) {
                misses.push(NearMiss { text: edited, accepted: (*text).to_owned(), offset: at, expected });
            }
        }
    }
    misses.sort_by_key(|miss| miss.text.chars().count());
    misses
}

/// Returns a text without one character, with one twice, with two exchanged, and with one replaced.
fn edits(text: &str, characters: &BTreeSet<char>) -> Vec<String> {
    let all: Vec<char> = text.chars().take(MOST_EDITED).collect();
    let rest: String = text.chars().skip(MOST_EDITED).collect();
    let edited = |start: &[char], middle: &[char], end: &[char]| {
        [start, middle, end].concat().into_iter().chain(rest.chars()).collect::<String>()
    };
    let mut edits = vec![];
    for at in 0..all.len() {
        let (start, character, end) = (&all[..at], all[at], &all[at + 1..]);
        edits.push(edited(start, &[], end));
        edits.push(edited(start, &[character, character], end));
        if let [next, end @ ..] = end {
            edits.push(edited(start, &[*next, character], end));
        }
        edits.extend(characters.iter().map(|other| edited(start, &[*other], end)));
    }
    edits.extend(characters.iter().map(|other| edited(&all, &[*other], &[])));
    edits
}
