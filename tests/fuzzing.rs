//! The properties of the fuzz targets, on the texts that the fuzzers have found and on the cases of the snapshots.

use crate::properties::ALL;
use crate::support::{cases, in_package, strings};

/// The corpus of a target: one text per line, as a JSON string.
fn corpus(target: &str) -> Vec<String> {
    let file = in_package("fuzz/corpus").join(target).with_extension("txt");
    let lines = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    lines.lines().flat_map(|line| strings(line).0).collect()
}

fn texts() -> Vec<String> {
    ["accepted.txt", "rejected.txt"].into_iter().flat_map(cases).map(|case| case.text).collect()
}

#[track_caller]
fn assert_holds(name: &str) {
    let (_, check) = ALL.into_iter().find(|(known, _)| *known == name).unwrap();
    let corpus = corpus(name);
    assert!(corpus.len() >= 100, "the corpus of {name} has but {} texts", corpus.len());
    for text in &corpus {
        check(text);
    }
    // Each text alone, and with the next one, for properties of two texts.
    let texts = texts();
    for (text, next) in texts.iter().zip(texts.iter().cycle().skip(1)) {
        check(text);
        check(&format!("{text}\n{next}"));
    }
}

#[test]
fn readers_agree() {
    assert_holds("readers_agree");
}

#[test]
fn parse_print_parse() {
    assert_holds("parse_print_parse");
}

#[test]
fn normalize_keeps_meaning() {
    assert_holds("normalize_keeps_meaning");
}

#[test]
fn relativize_resolve() {
    assert_holds("relativize_resolve");
}

#[test]
fn edit_keeps_the_rest() {
    assert_holds("edit_keeps_the_rest");
}

#[test]
fn hides_passwords() {
    assert_holds("hides_passwords");
}

#[test]
fn programs_agree() {
    assert_holds("programs_agree");
}

#[test]
fn never_panics() {
    assert_holds("never_panics");
}
