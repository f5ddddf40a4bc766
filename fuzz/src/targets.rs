//! What each target tries on a text: the property of the same name, and the comparison with other
//! crates.

use crate::properties::{self, Property};
use crate::rivals;

/// All targets.
pub const ALL: [Property; 8] = [
    ("readers_agree", readers_agree),
    ("parse_print_parse", parse_print_parse),
    ("normalize_keeps_meaning", normalize_keeps_meaning),
    ("relativize_resolve", relativize_resolve),
    ("edit_keeps_the_rest", edit_keeps_the_rest),
    ("never_panics", never_panics),
    ("hides_passwords", hides_passwords),
    ("programs_agree", programs_agree),
];

pub fn readers_agree(text: &str) {
    properties::readers_agree::check(text);
    rivals::readers_agree(text);
}

pub fn parse_print_parse(text: &str) {
    properties::parse_print_parse::check(text);
}

pub fn normalize_keeps_meaning(text: &str) {
    properties::normalize_keeps_meaning::check(text);
    rivals::normalize_keeps_meaning(text);
}

pub fn relativize_resolve(text: &str) {
    properties::relativize_resolve::check(text);
    rivals::relativize_resolve(text);
}

pub fn edit_keeps_the_rest(text: &str) {
    properties::edit_keeps_the_rest::check(text);
}

pub fn never_panics(text: &str) {
    properties::never_panics::check(text);
}

pub fn hides_passwords(text: &str) {
    properties::hides_passwords::check(text);
    rivals::hides_passwords(text);
}

pub fn programs_agree(text: &str) {
    properties::programs_agree::check(text);
    rivals::programs_agree(text);
}
