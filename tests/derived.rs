//! Trees are those of the parser that `pest_derive` derives from all grammar files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use grammar_reader::examples::{self, RuleExamples};
use pest::Parser as _;
use pest_uri::ParseTree;

#[allow(missing_docs, unused_qualifications, clippy::all, clippy::pedantic)]
mod derived {
    #[derive(pest_derive::Parser)]
    #[grammar = "../grammar/uri.pest"]
    #[grammar = "../grammar/iri.pest"]
    #[grammar = "../grammar/template.pest"]
    #[grammar = "../grammar/unambiguous.pest"]
    pub struct Parser;
}

use derived::{Parser, Rule};

/// The nodes of the tree of a text: name, start and end.
type Nodes = Vec<(String, usize, usize)>;

fn derived(rule: Rule, text: &str) -> Option<Nodes> {
    let pairs = Parser::parse(rule, text).ok()?;
    let nodes = pairs.flatten().map(|pair| {
        let span = pair.as_span();
        (format!("{:?}", pair.as_rule()).replace('_', "-"), span.start(), span.end())
    });
    let nodes: Nodes = nodes.collect();
    // A rule matches a prefix; a tree must cover the whole text.
    nodes.first().is_some_and(|&(_, _, end)| end == text.len()).then_some(nodes)
}

fn read(rule: Rule, text: &str) -> Option<Nodes> {
    let tree = ParseTree::parse_rule(&format!("{rule:?}"), text).ok()?;
    let nodes = tree.root().descendants().map(|node| (node.name().to_owned(), node.span().start, node.span().end));
    Some(nodes.collect())
}

/// The number of texts that a rule matches, and of those that it rejects.
#[derive(Debug, Default)]
struct Counts {
    trees: usize,
    rejected: usize,
}

impl Counts {
    #[track_caller]
    fn assert_same(&mut self, rule: Rule, text: &str) {
        let tree = derived(rule, text);
        assert_eq!(read(rule, text), tree, "{rule:?} {text:?}");
        if tree.is_some() { self.trees += 1 } else { self.rejected += 1 }
    }
}

/// The rules of all files, each with the examples above it.
fn examples() -> Vec<(Rule, Vec<String>)> {
    let rules = pest_uri::grammar_files().flat_map(|(_, text)| examples::read(text).0);
    let rules = rules.zip(Rule::all_rules()).map(|(RuleExamples { rule: name, examples, .. }, rule)| {
        assert_eq!(name, format!("{rule:?}"));
        (*rule, examples.into_iter().map(|example| example.text).collect())
    });
    rules.collect()
}

/// A text without one of its characters, or with another one before it or in its place.
fn edits(text: &str) -> Vec<String> {
    let others = ["", ":", "/", "%", "@", "(", "*", "a", "1", "\u{e9}"];
    let places = text.char_indices().flat_map(|(at, found)| [(at, at), (at, at + found.len_utf8())]);
    let places = places.chain([(text.len(), text.len())]);
    places.flat_map(|(start, end)| others.map(|other| [&text[..start], other, &text[end..]].concat())).collect()
}

/// The names of the grammar files in a directory.
fn files_in(directory: &str) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(directory)).unwrap();
    entries.filter_map(|entry| Some(entry.unwrap().file_name().to_str()?.strip_suffix(".pest")?.to_owned()))
}

#[test]
fn all_grammar_files_are_used() {
    let existing: BTreeSet<String> = files_in("grammar").collect();
    let attributes = include_str!("derived.rs").lines().filter_map(|line| {
        Some(line.trim().strip_prefix("#[grammar = \"../grammar/")?.strip_suffix(".pest\"]")?.to_owned())
    });
    let derived: BTreeSet<String> = attributes.collect();
    let included: BTreeSet<String> = pest_uri::grammar_files().map(|(name, _)| name.to_owned()).collect();
    for (list, files) in [("this test", derived), ("pest_uri::grammar_files()", included)] {
        let missing: Vec<_> = existing.difference(&files).collect();
        let unknown: Vec<_> = files.difference(&existing).collect();
        assert!(missing.is_empty() && unknown.is_empty(), "{list} lacks {missing:?}; grammar/ lacks {unknown:?}");
    }
}

/// Tries every rule on the examples that the grammar files have for all rules.
#[test]
fn examples_of_all_rules_by_every_rule() {
    let texts: Vec<String> = examples().into_iter().flat_map(|(_, texts)| texts).collect();
    let mut counts = Counts::default();
    for rule in Rule::all_rules() {
        for text in &texts {
            counts.assert_same(*rule, text);
        }
    }
    assert!(counts.trees > 30_000 && counts.rejected > 80_000, "{counts:?}");
}

#[test]
fn edited_examples_by_their_rule() {
    let mut counts = Counts::default();
    for (rule, texts) in examples() {
        for text in texts.iter().filter(|text| text.len() < 40) {
            counts.assert_same(rule, text);
            for text in edits(text) {
                counts.assert_same(rule, &text);
            }
        }
    }
    assert!(counts.trees > 25_000 && counts.rejected > 80_000, "{counts:?}");
}
