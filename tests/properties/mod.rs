//! Properties of every text, as plain functions that panic if the property does not hold. The tests try them on
//! generated texts and on the texts that the fuzzers have found, and `fuzz/` on texts of its own.

pub mod edit;
pub mod edit_keeps_the_rest;
pub mod grammars;
pub mod hides_passwords;
pub mod never_panics;
pub mod normalize_keeps_meaning;
pub mod parse_print_parse;
pub mod programs_agree;
pub mod readers_agree;
pub mod relativize_resolve;
pub mod rfc_algorithms;

/// A property, with the name of its fuzz target.
pub type Property = (&'static str, fn(&str));

/// All properties.
pub const ALL: [Property; 8] = [
    ("readers_agree", readers_agree::check),
    ("parse_print_parse", parse_print_parse::check),
    ("normalize_keeps_meaning", normalize_keeps_meaning::check),
    ("relativize_resolve", relativize_resolve::check),
    ("edit_keeps_the_rest", edit_keeps_the_rest::check),
    ("never_panics", never_panics::check),
    ("hides_passwords", hides_passwords::check),
    ("programs_agree", programs_agree::check),
];

/// Returns the path without the names `.`; if the last name is `.`, its slash stays.
pub fn without_dots(path: &[u8], slash: u8) -> Vec<u8> {
    let mut path = path.to_vec();
    let is_dot = |path: &[u8], at: usize| {
        path[at..].starts_with(&[slash, b'.']) && [None, Some(&slash)].contains(&path.get(at + 2))
    };
    while let Some(at) = (0..path.len()).find(|&at| is_dot(&path, at)) {
        path.drain(at + 1..(at + 3).min(path.len()));
    }
    path
}

/// Returns a pair as written in its query, because `Debug` may redact a part of it.
pub fn written(pair: pest_uri::Pair<'_>) -> String {
    pair.value().map_or(pair.key().to_string(), |value| format!("{}={value}", pair.key()))
}

/// Splits a text for a property of two texts: the first line, and the rest. No reference contains a line feed.
pub fn two(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or((text, ""))
}
