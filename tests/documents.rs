//! Checks of the documents.

use crate::support::in_package;

const EQUIVALENTS: &str = include_str!("../docs/equivalents.md");

/// Below each table of operations, each row with an entry for this crate has one line.
#[test]
fn table_rows_of_equivalents_are_single_lines() {
    let mut tables = 0;
    let (_, operations) = EQUIVALENTS.split_once("\n# All operations\n").unwrap();
    for section in operations.split("\n## ").skip(1) {
        let title = section.lines().next().unwrap();
        let rows = section.lines().filter(|line| line.starts_with("| `")).count();
        let code = section.split("```").nth(1).unwrap_or_default().lines().skip(1);
        let lines: Vec<&str> = code.filter(|line| !line.is_empty() && !line.starts_with(['#', ' ', '}'])).collect();
        assert_eq!(rows, lines.len(), "{title}: {lines:#?}");
        tables += 1;
    }
    assert!(tables > 9);
}

/// The documents are also modules of the documentation on docs.rs, where links relative to the repository lead nowhere.
#[test]
fn documents_of_the_module_docs_have_no_relative_links() {
    let source = std::fs::read_to_string(in_package("src/lib.rs")).unwrap();
    let files: Vec<&str> =
        source.split("include_str!(\"../docs/").skip(1).map(|it| it.split('"').next().unwrap()).collect();
    assert!(files.len() > 4, "{files:?}");
    for file in files {
        let text = std::fs::read_to_string(in_package("docs").join(file)).unwrap();
        let targets = text.split("](").skip(1).map(|it| it.split(')').next().unwrap());
        let relative: Vec<&str> =
            targets.filter(|it| (it.contains(".md") || it.starts_with("..")) && !it.starts_with("https://")).collect();
        assert!(relative.is_empty(), "docs/{file}: {relative:?}");
    }
}
