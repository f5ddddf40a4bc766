//! The snapshots: the tree or the error of each case in `tests/data/`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use pest_uri::{Components, EntryRule, Node, ParseError, ParseTree};

use crate::grammar::written;
use crate::support::{Case, assert_snapshot, cases, in_package};

#[test]
fn accepted_cases() {
    assert_cases("accepted");
}

#[test]
fn rejected_cases() {
    assert_cases("rejected");
}

fn of_tree(tree: &ParseTree<'_>) -> String {
    let components = Components::from_tree(tree);
    let path = components.path();
    let rows = [
        ("scheme", components.scheme().map(|it| format!("{it:?}"))),
        ("authority", components.authority().map(|it| format!("{it:?}"))),
        ("userinfo", components.userinfo().map(|it| format!("{:?}", it.as_str()))),
        ("host", components.host().map(|it| format!("{:?} {:?}", it.as_str(), it.kind()))),
        ("port", components.port_str().map(|it| format!("{it:?} {:?}", components.port()))),
        ("path", Some(format!("{path:?} {:?} {:?}", path.rule(), path.segments().collect::<Vec<_>>()))),
        ("query", components.query().map(|it| format!("{it:?}"))),
        ("fragment", components.fragment().map(|it| format!("{it:?}"))),
    ];
    let mut text = format!("{tree}\n");
    for (name, value) in rows {
        if let Some(value) = value {
            writeln!(text, "{name:10} {value}").unwrap();
        }
    }
    write!(text, "\n{}", components.figure(72)).unwrap();
    text
}

fn of_error(error: &ParseError, text: &str) -> String {
    format!("{error:?}\n\n{}", without_grammar(&error.report(text).to_string()))
}

/// Returns a report without the ABNF that it quotes, so that an edit of a rule changes only the snapshots of texts that
/// are read differently.
pub fn without_grammar(report: &str) -> String {
    let mut is_grammar = false;
    let mut kept = String::new();
    for line in report.lines() {
        if !line.starts_with(' ') {
            is_grammar = ["rule:", "expected:"].iter().any(|label| line.starts_with(label));
        }
        if !is_grammar {
            writeln!(kept, "{line}").unwrap();
        }
    }
    kept
}

/// References whose reports are shown in full: one for each part that a report can have.
const REPORTED: [(EntryRule, &str); 9] = [
    (EntryRule::UriReference, "http://localhost/A<B"),
    (EntryRule::UriReference, "http://h/a\u{202e}b c"),
    (EntryRule::UriReference, "<http://h/a b>"),
    (EntryRule::UriReference, "http://h/%4"),
    (EntryRule::UriReference, "http://anna:sec ret@h/"),
    (EntryRule::UriReference, "http://[::1"),
    (EntryRule::Uri, "example.com/a"),
    (EntryRule::AbsoluteUri, "a:b#c"),
    (EntryRule::IriReference, "\u{e9}:b"),
];

/// The snapshot's text instead of a report, if the grammar accepts the text.
const ACCEPTED: &str = "accepted\n";

/// Reports in full, with the ABNF that they quote.
#[test]
fn report_snapshots() {
    let reports = REPORTED.map(|(entry, text)| {
        let report =
            ParseTree::parse(entry, text).map_or_else(|error| error.report(text).to_string(), |_| ACCEPTED.into());
        format!("{entry} {text:?}\n{report}")
    });
    assert_snapshot("snapshots", "reports", "errors with the ABNF that they quote", &reports.join("\n"));
}

/// The trees of the examples above the rules of the grammar.
#[test]
fn example_trees() {
    for file in ["uri", "iri", "template"] {
        let mut shown = String::new();
        for rule in written().into_iter().filter(|rule| rule.location.starts_with(&format!("{file}.pest:"))) {
            writeln!(shown, "{}", rule.name).unwrap();
            for text in &rule.ok {
                let tree = ParseTree::parse_rule(&rule.name, text)
                    .unwrap_or_else(|error| panic!("{}: {} must match {text:?}: {error}", rule.location, rule.name));
                let parts: Vec<String> = tree.root().children().map(on_one_line).collect();
                writeln!(shown, "{}", format!("    {text:?}  {}", parts.join(" ")).trim_end()).unwrap();
            }
        }
        let description = format!("the examples of grammar/{file}.pest, and the rules that match inside");
        assert_snapshot("snapshots/examples", file, &description, &shown);
    }
}

pub fn on_one_line(node: Node) -> String {
    let parts: Vec<String> = node.children().map(on_one_line).collect();
    if parts.is_empty() {
        format!("{} {:?}", node.name(), node.text())
    } else {
        format!("{}({})", node.name(), parts.join(" "))
    }
}

/// Compares the cases of a file with their snapshot, and asserts that each case is in the right file.
fn assert_cases(kind: &str) {
    let file = format!("{kind}.txt");
    let (mut shown, mut names, mut misplaced) = (String::new(), BTreeSet::new(), vec![]);
    for Case { name, text, entry } in cases(&file) {
        let (found, result) = match ParseTree::parse(entry, &text) {
            Ok(tree) => ("accepted", of_tree(&tree)),
            Err(error) => ("rejected", of_error(&error, &text)),
        };
        writeln!(shown, "==== {name}: {entry} {text:?}\n\n{}\n", result.trim_end()).unwrap();
        if found != kind {
            misplaced.push(name.clone());
        }
        assert!(names.insert(name.clone()), "two cases have the name {name}");
    }
    assert!(misplaced.is_empty(), "not {kind} any more, to be moved to the other file: {}", misplaced.join(", "));
    assert_snapshot("snapshots", kind, &format!("the cases of tests/data/{file}"), &shown);
}

#[test]
fn no_stale_snapshots() {
    let names = ["accepted.snap", "examples", "mutations", "rejected.snap", "reports.snap", "resolution.snap"];
    let names = names.map(str::to_owned);
    assert_nothing_else_in("snapshots", &BTreeSet::from(names));
}

#[track_caller]
pub fn assert_nothing_else_in(directory: &str, names: &BTreeSet<String>) {
    let files: BTreeSet<String> = std::fs::read_dir(in_package(directory))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let (pending, stale): (Vec<&String>, Vec<&String>) =
        files.difference(names).partition(|name| name.ends_with(".snap.new"));
    assert!(pending.is_empty(), "pending in {directory}/, to be accepted or deleted: {pending:?}");
    assert!(stale.is_empty(), "stale in {directory}/, to be deleted: {stale:?}");
}
