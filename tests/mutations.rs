//! Mutations: every change of one token in the files of `grammar/`: each must fail a test, or have a reason why it
//! changes nothing.
//!
//! A change is found by the decision that each rule is its ABNF, as in `proofs`, or else by a text whose tree changes:
//! one of `tests/data/accepted.txt` or an example, both of which have snapshots.

mod judge;
mod mutant;

use std::collections::BTreeMap;

use judge::{Judge, Outcome};
use mutant::{Change, Mutant, modifier, mutants, rules};
use pest_check::{AbnfGrammar, SourceFile};

use crate::grammar::written;
use crate::support::{abnf_above_rules, assert_snapshot, cases, in_package};

/// Changes that change nothing, for reasons that are not decided automatically: the change, and the reason.
const EXPLAINED: &[(&str, &str)] = &[(
    "IPv6address: (\":\" ~ h16){,6} to (\":\" ~ h16){,7}",
    "eight groups before a `::` are matched by the first alternative, which leaves the `::`",
)];

#[test]
#[ignore = "takes long; CI runs it"]
fn uri_mutants_are_detected() {
    assert_detected("uri", &["uri"]);
}

#[test]
#[ignore = "takes long; CI runs it"]
fn iri_mutants_are_detected() {
    assert_detected("iri", &["uri", "iri"]);
}

#[test]
#[ignore = "takes long; CI runs it"]
fn template_mutants_are_detected() {
    assert_detected("template", &["uri", "iri", "template"]);
}

/// Compares the counts of the mutants of the last file with their snapshot, and asserts that each is found or
/// explained.
#[track_caller]
fn assert_detected(name: &str, files: &[&str]) {
    let counts = Counts::new(files);
    let description = format!("how many changes of one token in grammar/{name}.pest are detected, and how");
    assert_snapshot("snapshots/mutations", name, &description, &counts.to_string());
    assert!(counts.unexplained.is_empty(), "not detected:\n{}", counts.unexplained.join("\n"));
}

/// The outcomes for all mutants of a file.
#[derive(Default)]
struct Counts {
    rejected: usize,
    differ: usize,
    differ_in_a_tree: usize,
    /// The counts by reason.
    same: BTreeMap<&'static str, usize>,
    unexplained: Vec<String>,
}

impl Counts {
    fn new(files: &[&str]) -> Self {
        let last = files[files.len() - 1];
        let contents: String = files.iter().map(|file| text(&format!("grammar/{file}.pest"))).collect();
        let rules = rules(&contents);
        let abnf = SourceFile { name: format!("the ABNF in {last}.pest"), text: abnf_above_rules(&contents) };
        let abnf = AbnfGrammar::read(&[abnf]).unwrap_or_else(|error| panic!("{error}"));
        let own: Vec<String> = written()
            .into_iter()
            .filter(|rule| rule.location.starts_with(&format!("{last}.pest:")))
            .map(|rule| rule.name.replace('-', "_"))
            .collect();
        let judge = Judge::new(&rules, abnf, texts(&own));
        if let Some(rule) = judge.other(&own) {
            panic!("`{rule}` is not its ABNF, with which its mutants are compared; see `proofs::`");
        }
        let mut counts = Counts::default();
        for mutant in mutants(&rules).into_iter().filter(|mutant| own.contains(&mutant.rule)) {
            counts.add(&mutant, judge.judge(&mutant));
        }
        counts
    }

    fn add(&mut self, mutant: &Mutant, outcome: Outcome) {
        let change = format!("{}: {}", mutant.rule, described(&mutant.change));
        match outcome {
            Outcome::Rejected => self.rejected += 1,
            Outcome::Differs => self.differ += 1,
            Outcome::OtherTree => self.differ_in_a_tree += 1,
            Outcome::Same { texts, reason } => {
                assert!(texts > 0, "{change}: no tree was compared");
                let by_hand = EXPLAINED.iter().find(|(it, _)| *it == change).map(|(_, reason)| *reason);
                match reason.or(by_hand) {
                    Some(reason) => *self.same.entry(reason).or_default() += 1,
                    None => self.unexplained.push(change),
                }
            }
        }
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Counts { rejected, differ, differ_in_a_tree, same, unexplained } = self;
        let unchanged = same.values().sum::<usize>() + unexplained.len();
        writeln!(f, "{:4} mutants", rejected + differ + differ_in_a_tree + unchanged)?;
        writeln!(f, "{differ:4} have a rule that is not its ABNF")?;
        writeln!(f, "{rejected:4} are not a grammar")?;
        writeln!(f, "{differ_in_a_tree:4} accept what the ABNF accepts, but have another tree for a text")?;
        writeln!(f, "{unchanged:4} change nothing:")?;
        same.iter().try_for_each(|(reason, count)| writeln!(f, "     {count:4} {reason}"))?;
        unexplained.iter().try_for_each(|change| writeln!(f, "     unexplained: {change}"))
    }
}

fn described(change: &Change) -> String {
    match change {
        Change::DropAlternative(part) => format!("drop alternative {part}"),
        Change::SwapAlternatives(one, other) => format!("swap {one} and {other}"),
        Change::DropElement(part) => format!("drop element {part}"),
        Change::Replace(one, other) => format!("{one} to {other}"),
        Change::Modifier(one, other) => format!("{}{{ to {}{{", modifier(*one), modifier(*other)),
    }
}

/// The accepted cases and the examples of some rules, each with the rule.
fn texts(rules: &[String]) -> Vec<(String, String)> {
    let cases = cases("accepted.txt").into_iter().map(|case| (case.entry.name().replace('-', "_"), case.text));
    let examples = written().into_iter().flat_map(|rule| {
        let name = rule.name.replace('-', "_");
        rule.ok.into_iter().map(move |text| (name.clone(), text))
    });
    cases.chain(examples).filter(|(name, _)| rules.contains(name)).collect()
}

fn text(path: &str) -> String {
    std::fs::read_to_string(in_package(path)).unwrap()
}
