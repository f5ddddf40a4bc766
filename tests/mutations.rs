//! Every change of one token in `grammar/uri.pest` and `grammar/iri.pest`, and what finds it out.
//!
//! It is the decision that each rule is that of its RFC, as in `proofs`, or else a text whose tree changes: one of `tests/data/accepted.txt`
//! or an example, both of which have snapshots. A change that neither finds out changes nothing, and the table says why.

mod judge;
mod mutant;

use std::fmt::Write as _;

use judge::{Judge, Outcome};
use mutant::{Change, Mutant, modifier, mutants, rules};
use pest_regular::{AbnfGrammar, SourceFile};

use crate::grammar::written;
use crate::support::{cases, in_package};

/// Changes that change nothing, for reasons that are not decided: the rule, the change, and the reason.
const EXPLAINED: &[(&str, &str, &str)] = &[(
    "IPv6address",
    "(\":\" ~ h16){,6} to (\":\" ~ h16){,7}",
    "where eight groups stand before a `::`, the first alternative has taken them, and leaves the `::`",
)];

#[test]
fn uri() {
    show("uri", &["uri"], "rfc3986");
}

#[test]
fn iri() {
    show("iri", &["uri", "iri"], "rfc3987");
}

/// Compares the table of the last of some files with its snapshot, and demands that each mutant is found out or explained.
#[track_caller]
fn show(name: &str, files: &[&str], document: &str) {
    let table = Table::of(files, document);
    insta::with_settings!({
        snapshot_path => in_package("snapshots/mutations"),
        prepend_module_to_snapshot => false,
        omit_expression => true,
        description => format!("every change of one token in grammar/{name}.pest, and what finds it out"),
    }, {
        insta::assert_snapshot!(name, table.to_string());
    });
    assert!(table.unexplained.is_empty(), "nothing finds these out:\n{}", table.unexplained);
}

/// The outcomes for all mutants of a file.
#[derive(Default)]
struct Table {
    rows: String,
    mutants: usize,
    refused: usize,
    differ: usize,
    read_otherwise: usize,
    same: usize,
    unexplained: String,
}

impl Table {
    fn of(files: &[&str], document: &str) -> Self {
        let last = files[files.len() - 1];
        let contents: String = files.iter().map(|file| text(&format!("grammar/{file}.pest"))).collect();
        let rules = rules(&contents);
        let abnf = SourceFile { name: document.into(), text: text(&format!("tests/data/abnf/{document}.abnf")) };
        let abnf = AbnfGrammar::read(&[abnf]).unwrap_or_else(|error| panic!("{error}"));
        let own: Vec<String> = written()
            .into_iter()
            .filter(|rule| rule.place.starts_with(&format!("{last}.pest:")))
            .map(|rule| rule.name.replace('-', "_"))
            .collect();
        let judge = Judge::new(&rules, abnf, texts(&own));
        if let Some(rule) = judge.other(&own) {
            panic!(
                "`{rule}` is not the rule of its RFC, and mutants are held against that: mend it, or write in tests/data/abnf/{document}.abnf what it is to be; see `proofs::`"
            );
        }
        let mut table = Table::default();
        let mut rule = String::new();
        for mutant in mutants(&rules).into_iter().filter(|mutant| own.contains(&mutant.rule)) {
            if mutant.rule != rule {
                rule.clone_from(&mutant.rule);
                writeln!(table.rows, "\n{rule}").unwrap();
            }
            table.add(&mutant, judge.judge(&mutant));
        }
        table
    }

    fn add(&mut self, mutant: &Mutant, outcome: Outcome) {
        let change = described(&mutant.change);
        let found = match outcome {
            Outcome::Refused(error) => {
                self.refused += 1;
                format!("no grammar: {}", error.problem)
            }
            Outcome::Differs { rule, accepts, text } => {
                self.differ += 1;
                format!("{rule} {} {text:?}", if accepts { "accepts" } else { "refuses" })
            }
            Outcome::ReadOtherwise { rule, text } => {
                self.read_otherwise += 1;
                format!("equal, but {rule} has another tree for {text:?}")
            }
            Outcome::Same { texts, reason } => {
                self.same += 1;
                let by_hand = EXPLAINED.iter().find(|(rule, it, _)| *rule == mutant.rule && *it == change);
                let reason = reason.or(by_hand.map(|(_, _, reason)| *reason));
                if reason.is_none() {
                    writeln!(self.unexplained, "{}: {change}", mutant.rule).unwrap();
                }
                assert!(texts > 0, "{}: {change}: no tree was compared", mutant.rule);
                // Not of how many texts: a case more would change each such line.
                format!("equal, and so are the trees: {}", reason.unwrap_or("unexplained"))
            }
        };
        self.mutants += 1;
        writeln!(self.rows, "    {change:40}  {found}").unwrap();
    }
}

impl std::fmt::Display for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Table { rows, mutants, refused, differ, read_otherwise, same, .. } = self;
        writeln!(f, "{mutants} mutants")?;
        writeln!(f, "{differ:4} have a rule that is not that of its RFC; the text is a shortest one")?;
        writeln!(f, "{refused:4} are no grammar")?;
        writeln!(f, "{read_otherwise:4} accept what the RFC accepts, but have another tree for a text")?;
        writeln!(f, "{same:4} change nothing")?;
        f.write_str(rows)
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
