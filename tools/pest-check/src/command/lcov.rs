//! Writes which parts of a grammar are reached as a tracefile of lcov.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::command::parts::marked_grammar::{Part, PartKind};

/// Returns a tracefile: rules are functions, alternatives and options are branches, and the lines
/// are those on which parts begin. A count is the number of texts that reach the part.
pub fn tracefile(parts: &[(&Part, usize)]) -> String {
    let files: BTreeSet<&str> = parts.iter().map(|(part, _)| part.location.file.as_str()).collect();
    files.into_iter().map(|file| record(file, parts)).collect()
}

fn record(file: &str, parts: &[(&Part, usize)]) -> String {
    let own: Vec<(&Part, usize)> = parts.iter().copied().filter(|(part, _)| part.location.file == file).collect();
    let (rules, branches): (Vec<_>, Vec<_>) = own.iter().copied().partition(|(part, _)| part.kind == PartKind::Rule);
    let mut lines: BTreeMap<usize, usize> = BTreeMap::new();
    for (part, count) in own.iter().filter(|(part, _)| part.kind != PartKind::Absent) {
        let most = lines.entry(part.location.line).or_default();
        *most = (*most).max(*count);
    }
    let mut text = format!("TN:\nSF:{file}\n");
    let mut add = |line: String| {
        // Writing to a `String` does not fail.
        let _ = writeln!(text, "{line}");
    };
    for (rule, _) in &rules {
        add(format!("FN:{},{}", rule.location.line, rule.rule));
    }
    for (rule, count) in &rules {
        add(format!("FNDA:{count},{}", rule.rule));
    }
    let is_hit = |(_, count): &&(&Part, usize)| *count > 0;
    add(format!("FNF:{}\nFNH:{}", rules.len(), rules.iter().filter(is_hit).count()));
    let reached: BTreeMap<&str, usize> = rules.iter().map(|(rule, count)| (rule.rule.as_str(), *count)).collect();
    let mut numbers: BTreeMap<usize, usize> = BTreeMap::new();
    for (part, count) in &branches {
        let number = numbers.entry(part.group).or_default();
        // `-` means that the expression was never tried.
        let is_tried = reached.get(part.rule.as_str()).is_some_and(|count| *count > 0);
        let count = if is_tried { count.to_string() } else { "-".into() };
        add(format!("BRDA:{},{},{number},{count}", part.location.line, part.group));
        *number += 1;
    }
    add(format!("BRF:{}\nBRH:{}", branches.len(), branches.iter().filter(is_hit).count()));
    for (line, count) in &lines {
        add(format!("DA:{line},{count}"));
    }
    let hit = lines.values().filter(|count| **count > 0).count();
    add(format!("LF:{}\nLH:{hit}\nend_of_record", lines.len()));
    text
}
