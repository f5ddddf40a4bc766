//! Code that the tests share.

use std::path::{Path, PathBuf};

use grammar_reader::SourceFile;
use pest_check::PestGrammar;
use pest_uri::{EntryRule, UriReference};

/// Returns a path inside the package of the library.
pub fn in_package(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Parses a text that must be a reference.
#[track_caller]
pub fn parsed(text: &str) -> UriReference<&str> {
    UriReference::parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

/// Compares a text with the snapshot of the given name in a directory of the package.
#[track_caller]
pub fn assert_snapshot(directory: &str, name: &str, description: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => in_package(directory),
        prepend_module_to_snapshot => false,
        omit_expression => true,
        description => description,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

/// All grammar files, which pest joins.
pub fn pest_files() -> Vec<SourceFile> {
    let file = |name: &str| {
        let text = std::fs::read_to_string(in_package("grammar").join(name)).unwrap();
        SourceFile { name: name.to_owned(), text }
    };
    crate::grammar::FILES.into_iter().map(file).collect()
}

/// Returns the ABNF in the documentation of some rules, without the documents that it cites.
pub fn abnf_above_rules(grammar: &str) -> String {
    let file = SourceFile { name: "grammar".into(), text: grammar.to_owned() };
    let grammar = PestGrammar::read(&[file]).unwrap_or_else(|error| panic!("{error}"));
    grammar.doc_abnf().map(|(_, above)| above.abnf.clone() + "\n").collect()
}

/// One line of a file in `tests/data/`.
pub struct Case {
    pub name: String,
    pub text: String,
    pub entry: EntryRule,
}

/// Reads the cases of a file in `tests/data/`.
pub fn cases(file: &str) -> Vec<Case> {
    let data = std::fs::read_to_string(in_package("tests/data").join(file)).unwrap();
    let lines = data.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| case(line).unwrap_or_else(|| panic!("{file}: {line}"))).collect()
}

fn case(line: &str) -> Option<Case> {
    let (name, rest) = line.split_once(' ')?;
    let (texts, rest) = strings(rest.trim_start());
    let entry = match rest.trim() {
        "" => EntryRule::UriReference,
        name => EntryRule::ALL.iter().copied().find(|entry| entry.name() == name)?,
    };
    Some(Case { name: name.to_owned(), text: texts.into_iter().next()?, entry })
}

/// Returns the JSON strings at the beginning of `line`, and the text after them.
pub fn strings(line: &str) -> (Vec<String>, &str) {
    let mut strings = serde_json::Deserializer::from_str(line).into_iter::<String>();
    let (mut found, mut end) = (vec![], 0);
    while let Some(Ok(string)) = strings.next() {
        found.push(string);
        end = strings.byte_offset();
    }
    (found, &line[end..])
}
