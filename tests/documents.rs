//! Checks of the documents.

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
