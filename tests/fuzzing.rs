//! The properties of the fuzz targets, on what the fuzzers have found and on the cases of the snapshots.

use crate::properties::ALL;
use crate::support::{cases, in_package, strings};

/// The corpus of a target: a text a line, as a JSON string.
fn corpus(target: &str) -> Vec<String> {
    let file = in_package("fuzz/corpus").join(target).with_extension("txt");
    let lines = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    lines.lines().flat_map(|line| strings(line).0).collect()
}

fn texts() -> Vec<String> {
    ["accepted.txt", "refused.txt"].into_iter().flat_map(cases).map(|case| case.text).collect()
}

#[track_caller]
fn assert_holds(name: &str) {
    let (_, check) = ALL.into_iter().find(|(known, _)| *known == name).unwrap();
    let corpus = corpus(name);
    assert!(corpus.len() >= 100, "the corpus of {name} has but {} texts", corpus.len());
    for text in &corpus {
        check(text);
    }
    // Each text by itself, and with the one behind it, for what is a property of two.
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
fn never_panics() {
    assert_holds("never_panics");
}

/// Each line is a bad input or a good one, to every command: none is passed over, and none ends the run.
#[cfg(feature = "cli")]
#[test]
fn the_command_answers_each_line() {
    let lines: Vec<String> = ALL.iter().flat_map(|(name, _)| corpus(name)).collect();
    let lines: Vec<&str> = lines.iter().flat_map(|text| text.split('\n')).filter(|line| !line.contains('\r')).collect();
    let input = lines.join("\n") + "\n";
    let commands: [&[&str]; 10] = [
        &["parse"],
        &["parse", "--scheme-aware", "--as", "iri-reference"],
        &["normalize", "--level", "scheme"],
        &["resolve", "--base", "x:y/z"],
        &["relativize", "--base", "http://h/a?q"],
        &["complete"],
        &["encode"],
        &["decode"],
        &["to-uri"],
        &["to-iri"],
    ];
    for command in commands {
        let output = crate::command_line::run(&[command, &["--json"]].concat(), input.as_bytes());
        let code = output.status.code();
        assert!(matches!(code, Some(0 | 1)), "{command:?}: {code:?}: {}", crate::command_line::stderr(&output));
        assert_eq!(crate::command_line::objects(&output).len(), lines.len(), "{command:?}");
    }
}
