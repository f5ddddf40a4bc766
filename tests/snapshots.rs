//! The snapshots: what the grammar makes of each case in `tests/data/`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::panic::catch_unwind;

use pest_uri::{Components, Node, ParseError, ParseTree};

use crate::grammar::written;
use crate::support::{Case, cases, in_package};

#[test]
fn accepted() {
    all(["accepted", "refused"], |case| match ParseTree::parse(case.entry, &case.text) {
        Ok(tree) => Found { text: of_tree(&tree), is_at_its_place: true },
        Err(error) => Found { text: of_error(&error, &case.text), is_at_its_place: false },
    });
}

#[test]
fn refused() {
    all(["refused", "accepted"], |case| match ParseTree::parse(case.entry, &case.text) {
        Ok(tree) => Found { text: of_tree(&tree), is_at_its_place: false },
        Err(error) => Found { text: of_error(&error, &case.text), is_at_its_place: true },
    });
}

/// What the grammar makes of a case.
struct Found {
    text: String,
    /// Whether the case is in the file for what the grammar makes of it.
    is_at_its_place: bool,
}

fn of_tree(tree: &ParseTree<'_>) -> String {
    let components = Components::of(tree);
    let (host, path) = (components.host(), components.path());
    let mut text = format!("{tree}\n");
    writeln!(text, "scheme     {:?}", components.scheme()).unwrap();
    writeln!(text, "authority  {:?}", components.authority()).unwrap();
    writeln!(text, "userinfo   {:?}", components.userinfo().map(|userinfo| userinfo.as_str())).unwrap();
    writeln!(text, "host       {:?} {:?}", host.map(|it| it.as_str()), host.map(|it| it.kind())).unwrap();
    writeln!(text, "port       {:?} {:?}", components.port(), components.port_number()).unwrap();
    writeln!(text, "path       {:?} {:?} {:?}", path, path.rule(), path.segments().collect::<Vec<_>>()).unwrap();
    writeln!(text, "query      {:?}", components.query()).unwrap();
    writeln!(text, "fragment   {:?}", components.fragment()).unwrap();
    write!(text, "\n{}", components.figure(72)).unwrap();
    text
}

fn of_error(error: &ParseError, text: &str) -> String {
    format!("{error:?}\n\n{}", error.report(text))
}

/// How the grammar reads the examples above its rules.
#[test]
fn examples() {
    for file in ["uri", "iri"] {
        let mut shown = String::new();
        for rule in written().into_iter().filter(|rule| rule.place.starts_with(&format!("{file}.pest:"))) {
            writeln!(shown, "{}", rule.name).unwrap();
            for text in &rule.ok {
                let tree = ParseTree::parse_rule(&rule.name, text)
                    .unwrap_or_else(|error| panic!("{}: {} must match {text:?}: {error}", rule.place, rule.name));
                let parts: Vec<String> = tree.root().children().map(on_one_line).collect();
                writeln!(shown, "{}", format!("    {text:?}  {}", parts.join(" ")).trim_end()).unwrap();
            }
        }
        insta::with_settings!({
            snapshot_path => in_package("snapshots/examples"),
            prepend_module_to_snapshot => false,
            omit_expression => true,
            description => format!("the examples of grammar/{file}.pest, and the rules that match inside"),
        }, {
            insta::assert_snapshot!(file, shown);
        });
    }
}

fn on_one_line(node: Node) -> String {
    let parts: Vec<String> = node.children().map(on_one_line).collect();
    if parts.is_empty() {
        format!("{} {:?}", node.name(), node.text())
    } else {
        format!("{}({})", node.name(), parts.join(" "))
    }
}

/// Compares each case with its snapshot, and demands that each is in the right one of two files, and that no other snapshots are there.
fn all([kind, other]: [&str; 2], found: impl Fn(&Case) -> Found) {
    let cases = cases(&format!("{kind}.txt"));
    let (mut differ, mut misplaced) = (vec![], vec![]);
    for case in &cases {
        let Found { text, is_at_its_place } = found(case);
        if !is_at_its_place {
            misplaced.push(case.name.as_str());
        }
        insta::with_settings!({
            snapshot_path => in_package("snapshots").join(if is_at_its_place { kind } else { other }),
            prepend_module_to_snapshot => false,
            omit_expression => true,
            description => format!("{} {:?}", case.entry, case.text),
        }, {
            if catch_unwind(|| insta::assert_snapshot!(case.name.as_str(), text)).is_err() {
                differ.push(case.name.as_str());
            }
        });
    }
    let told = [
        ("differ from their snapshots", &differ),
        (&format!("{other} now, their lines belong in {other}.txt"), &misplaced),
    ];
    let told = told.into_iter().filter(|(_, names)| !names.is_empty());
    let told: Vec<String> = told.map(|(what, names)| format!("{what}: {}", names.join(", "))).collect();
    assert!(told.is_empty(), "{}", told.join("\n"));

    let names: BTreeSet<String> = cases.iter().map(|case| format!("{}.snap", case.name)).collect();
    assert_eq!(names.len(), cases.len(), "two cases of one name");
    assert_nothing_else_in(&format!("snapshots/{kind}"), &names);
}

#[test]
fn no_other_snapshots() {
    let names = ["accepted", "examples", "mutations", "refused", "resolution.snap", "scheme"].map(str::to_owned);
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
    assert!(
        pending.is_empty(),
        "pending in {directory}/: {pending:?}; of an edit that is meant, each takes the place of the snapshot; of one that was taken back, it is deleted"
    );
    assert!(stale.is_empty(), "stale in {directory}/, to be deleted: {stale:?}");
}
