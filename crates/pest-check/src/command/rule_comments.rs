//! The ABNF and examples above the rules of a grammar.

use std::collections::HashMap;

use grammar_reader::SourceFile;
use grammar_reader::examples::{self, Example, RuleExamples};

/// Returns all ABNF of a grammar, without citations.
pub fn abnf(grammar: &str) -> String {
    let mut abnf = String::new();
    let mut lines = grammar.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(line) = documentation(line) else { continue };
        let is_last = lines.peek().copied().and_then(documentation).is_none();
        abnf += if is_last { without_citation(line) } else { line };
        abnf += "\n";
    }
    abnf
}

/// A rule of ABNF.
pub struct AbnfRule {
    pub name: String,
    pub text: String,
}

impl AbnfRule {
    /// Returns whether the rule has this name, ignoring case.
    pub fn has_name(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// Returns whether the rule uses the rule of this name.
    pub fn uses(&self, name: &str) -> bool {
        let elements = self.text.split_once('=').map_or("", |(_, elements)| elements);
        // Text between quotes contains no names. Comments do not occur.
        let outside = elements.split('"').step_by(2);
        let mut words = outside.flat_map(|text| text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-'));
        words.any(|word| word.eq_ignore_ascii_case(name))
    }
}

/// Returns the ABNF rules of a grammar whose citations begin with this text.
pub fn rules(grammar: &str, cited: &str) -> Vec<AbnfRule> {
    let (mut rules, mut text) = (vec![], String::new());
    for line in grammar.lines() {
        let Some(line) = documentation(line) else {
            text.clear();
            continue;
        };
        text += without_citation(line);
        text += "\n";
        if line.contains(cited)
            && let Some((name, _)) = text.split_once('=')
        {
            rules.push(AbnfRule { name: name.trim().to_owned(), text: std::mem::take(&mut text) });
        }
    }
    rules
}

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

/// Removes a citation such as `(RFC 3986, section 3)` from the end of a line.
fn without_citation(line: &str) -> &str {
    let is_citation = |cited: &str| cited.ends_with(')') && cited.contains(", ") && !cited.contains('"');
    line.rsplit_once(" (").filter(|(_, cited)| is_citation(cited)).map_or(line, |(abnf, _)| abnf.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abnf_above_rules() {
        let grammar = "//! of all\n/// a = b /\n///     c     (RFC 1, section 2)\n// ok: \"\"\na = { b | c }\n/// b = ( \"x, y\" )\nb = { \"x, y\" }\n";
        assert_eq!(abnf(grammar), "a = b /\n    c\nb = ( \"x, y\" )\n");
        let rules = rules(grammar, "(RFC 1, ");
        assert_eq!((rules.len(), rules[0].text.as_str()), (1, "a = b /\n    c\n"));
        assert!(rules[0].has_name("A") && rules[0].uses("B") && !rules[0].uses("a"));
    }
}
