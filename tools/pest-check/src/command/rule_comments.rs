//! The ABNF and examples above the rules of a grammar.

use std::collections::HashMap;

use grammar_reader::SourceFile;
use grammar_reader::examples::{self, Example, RuleExamples};

/// The comments above the rules of two grammars.
pub struct RuleComments([HashMap<String, RuleComment>; 2]);

/// The comments above a rule.
#[derive(PartialEq)]
struct RuleComment {
    /// The ABNF, split at white space.
    words: Vec<String>,
    /// The texts, and whether they must match.
    examples: Vec<(String, bool)>,
}

impl RuleComments {
    pub fn new(grammars: [&[SourceFile]; 2]) -> Self {
        RuleComments(grammars.map(|files| files.iter().flat_map(rule_comments).collect()))
    }

    /// Returns whether the comments above two rules are the same, or `None` if one of the rules
    /// does not exist.
    pub fn is_same(&self, rules: [&str; 2]) -> Option<bool> {
        let [a, b] = &self.0;
        let [rule, other] = rules;
        if rule == other { Some(a.get(rule)? == b.get(rule)?) } else { None }
    }
}

fn rule_comments(file: &SourceFile) -> Vec<(String, RuleComment)> {
    let mut lines = (1..).zip(file.text.lines()).peekable();
    let (rules, _) = examples::read(&file.text);
    let above = rules.into_iter().map(|RuleExamples { rule, line: end, examples }| {
        let lines = std::iter::from_fn(|| lines.next_if(|(line, _)| *line < end));
        let documentation = lines.filter_map(|(_, line)| documentation(line));
        let words = documentation.flat_map(str::split_whitespace).map(str::to_owned).collect();
        let examples = examples.into_iter().map(|Example { text, must_match, .. }| (text, must_match)).collect();
        (rule, RuleComment { words, examples })
    });
    above.collect()
}

fn documentation(line: &str) -> Option<&str> {
    let line = line.strip_prefix("///")?;
    Some(line.strip_prefix(' ').unwrap_or(line))
}
