//! Comments that accept findings.

use std::collections::HashMap;

use grammar_reader::SourceFile;
use pest_meta::parser::Rule as Meta;

use crate::findings::finding::Finding;
use crate::pest_vm::rules_of_file;

/// The beginning of a comment that accepts findings in the next rule: `// check: allow(unused-rule)`.
const ALLOW: &str = "check: allow(";

/// The accepted codes by file and rule.
pub struct Allowed(HashMap<(String, String), Vec<String>>);

impl Allowed {
    pub fn read(files: &[SourceFile]) -> Self {
        Allowed(files.iter().flat_map(rules).collect())
    }

    /// Returns whether a comment above the rule accepts a finding.
    pub fn accepts(&self, finding: &Finding) -> bool {
        let Some(rule) = &finding.rule else { return false };
        let codes = self.0.get(&(finding.place.file.clone(), rule.clone()));
        codes.is_some_and(|codes| codes.iter().any(|code| code == finding.code.name()))
    }
}

/// Returns the rules of a file, each with the codes in the comments between the rule before it and
/// its name.
fn rules(file: &SourceFile) -> Vec<((String, String), Vec<String>)> {
    let (mut rules, mut end) = (vec![], 0);
    for rule in rules_of_file(&file.text) {
        let span = rule.as_span();
        let Some(name) = rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier) else { continue };
        let codes: Vec<String> = file.text[end..span.start()].lines().flat_map(codes).map(str::to_owned).collect();
        rules.push(((file.name.clone(), name.as_str().to_owned()), codes));
        end = span.end();
    }
    rules
}

fn codes(line: &str) -> impl Iterator<Item = &str> {
    let comment = line.trim_start().strip_prefix("//").map(str::trim_start);
    let list = comment.and_then(|comment| comment.strip_prefix(ALLOW)).and_then(|rest| rest.split_once(')'));
    list.into_iter().flat_map(|(list, _)| list.split(',')).map(str::trim)
}
