//! Findings about ABNF files.

use std::collections::{HashMap, HashSet};

use grammar_reader::abnf_notation::grammar::key;
use grammar_reader::abnf_notation::syntax::{Definition, Element, definitions};
use grammar_reader::core_rules;
use grammar_reader::{AbnfGrammar, Error, Expressions, Problem, SourceFile};

use crate::dead_parts::Analysis;
use crate::findings::code::Code;
use crate::findings::coverage::Coverage;
use crate::findings::finding::{Finding, Place, Position};
use crate::findings::grammar::GrammarFindings;

impl GrammarFindings {
    /// Checks ABNF files that are read as one grammar.
    pub(super) fn find_in_abnf(files: &[SourceFile]) -> Result<Self, Error> {
        let mut all: Vec<(&SourceFile, Definition)> = vec![];
        for file in files {
            all.extend(definitions(file)?.into_iter().map(|definition| (file, definition)));
        }
        let rules = Rules::new(&all);
        let mut findings: Vec<Finding> = rules.repeated(&all);
        findings.extend(rules.undefined());
        findings.extend(rules.unused());
        // A rule that is defined twice would be an error.
        let own = rules.first.iter().map(|index| all[*index].1.clone()).chain(rules.others.iter().map(|index| {
            let definition = all[*index].1.clone();
            Definition { is_incremental: true, ..definition }
        }));
        let grammar = AbnfGrammar::from_definitions(own, HashMap::new(), grammar_reader::source::length(files))?;
        let mut coverage = Coverage::default();
        for index in &rules.first {
            let (file, definition) = &all[*index];
            let expression = grammar.expression(&definition.name, &mut Expressions::default());
            // Undefined rules are reported where they are used.
            let error = expression.err().filter(|error| !matches!(error.problem, Problem::UndefinedRule { .. }));
            coverage.count(&Analysis { incomplete: error, ..Analysis::default() });
            findings.extend(duplicate_alternatives(file, definition, &grammar));
        }
        let (files, with_abnf, examples, uses_rfc3986) = (files.to_vec(), 0, 0, false);
        Ok(GrammarFindings { files, findings, coverage, with_abnf, examples, uses_rfc3986 })
    }
}

/// The maximum number of unused rules that each have a finding.
const MOST_UNUSED: usize = 5;

/// The definitions of the rules of files.
struct Rules<'d> {
    all: &'d [(&'d SourceFile, Definition)],
    /// The first definition of each rule, in order.
    first: Vec<usize>,
    /// All other definitions.
    others: Vec<usize>,
}

impl<'d> Rules<'d> {
    fn new(all: &'d [(&'d SourceFile, Definition)]) -> Self {
        let mut known = HashSet::new();
        let (first, others) = (0..all.len()).partition(|index| known.insert(key(&all[*index].1.name)));
        Rules { all, first, others }
    }

    /// Finds rules that are defined twice, and alternatives that are added to no rule.
    fn repeated(&self, all: &[(&SourceFile, Definition)]) -> Vec<Finding> {
        let twice = self.others.iter().filter(|index| !all[**index].1.is_incremental).map(|index| {
            let (file, definition) = &all[*index];
            let Definition { name, .. } = definition;
            let before = self.first.iter().map(|first| &all[*first].1).find(|it| key(&it.name) == key(name));
            let fix = Some(format!("to add alternatives, write `{name} =/`"));
            let reason = before.map(|it| format!("it is already defined in line {}", it.location.line));
            let message = format!("rule `{name}` is defined twice");
            Finding { reason, fix, ..finding(Code::DuplicateDefinition, file, definition, name, message) }
        });
        let extended = self.first.iter().filter(|index| all[**index].1.is_incremental).map(|index| {
            let (file, definition) = &all[*index];
            let name = &definition.name;
            let message = format!("`=/` adds alternatives to `{name}`, which is not defined before");
            finding(Code::ExtendsUndefinedRule, file, definition, name, message)
        });
        let is_core = |finding: &Finding| {
            let name = finding.rule.as_deref().unwrap_or_default();
            core_rules::names().any(|core| core.eq_ignore_ascii_case(name))
        };
        twice.chain(extended.filter(|finding| !is_core(finding))).collect()
    }

    /// Finds rules that are used but not defined, each at its first use.
    fn undefined(&self) -> Vec<Finding> {
        let mut known: HashSet<String> = self.all.iter().map(|(_, definition)| key(&definition.name)).collect();
        known.extend(core_rules::names().map(key));
        let names: Vec<String> = self.first.iter().map(|index| self.all[*index].1.name.clone()).collect();
        let mut findings = vec![];
        for (file, definition) in self.all {
            for name in definition.element.names() {
                if known.insert(key(name)) {
                    let similar = names.iter().map(String::as_str).chain(core_rules::names().map(|core: &str| core));
                    let fix =
                        grammar_reader::similar(name, similar).map(|similar| format!("did you mean `{similar}`?"));
                    let message = format!("no rule `{name}` is defined");
                    findings.push(Finding { fix, ..finding(Code::UndefinedRule, file, definition, name, message) });
                }
            }
        }
        findings
    }

    /// Finds rules that no other rule uses, except the first.
    fn unused(&self) -> Vec<Finding> {
        let used = |(_, definition): &(&SourceFile, Definition)| {
            let names = definition.element.names().into_iter().map(key);
            names.filter(|name| *name != key(&definition.name)).collect::<Vec<_>>()
        };
        let used: HashSet<String> = self.all.iter().flat_map(used).collect();
        let unused = self.first.iter().skip(1).filter(|index| !used.contains(&key(&self.all[**index].1.name)));
        let unused: Vec<&(&SourceFile, Definition)> = unused.map(|index| &self.all[*index]).collect();
        let note = |(file, definition): &(&SourceFile, Definition), message: String, reason: &str| {
            let finding = finding(Code::UnusedRule, file, definition, &definition.name, message);
            Finding { reason: Some(reason.to_owned()), ..finding }
        };
        match &*unused {
            // The file is a collection of rules.
            [first, others @ ..] if others.len() >= MOST_UNUSED => {
                let names: Vec<&str> = others.iter().map(|(_, definition)| definition.name.as_str()).collect();
                let message = format!("no rule uses `{}` and {} others", first.1.name, names.len());
                vec![note(first, message, &names.join(", "))]
            }
            _ => {
                let reason = "only a program that starts with this rule can use it";
                unused.iter().map(|it| note(it, format!("no rule uses `{}`", it.1.name), reason)).collect()
            }
        }
    }
}

/// Finds choices with alternatives that match the same texts as earlier ones.
fn duplicate_alternatives(file: &SourceFile, definition: &Definition, grammar: &AbnfGrammar) -> Vec<Finding> {
    let mut findings = vec![];
    for element in definition.element.descendants() {
        let Element::Choice(alternatives) = element else { continue };
        let (mut expressions, mut known, mut repeated) = (Expressions::default(), HashMap::new(), vec![]);
        for (index, alternative) in alternatives.iter().enumerate() {
            let Ok(id) = grammar.element_expression(alternative, &mut expressions) else { continue };
            let earlier = *known.entry(id).or_insert(index);
            if earlier != index {
                repeated.push([index, earlier]);
            }
        }
        let [[index, earlier], others @ ..] = &*repeated else { continue };
        let more = if others.is_empty() { String::new() } else { format!(", and {} more repeat others", others.len()) };
        let name = &definition.name;
        let message =
            format!("alternative {} of a choice in `{name}` repeats alternative {}{more}", index + 1, earlier + 1);
        let reason = "strings of ABNF ignore case, except `%s\"...\"`".to_owned();
        let reason = (alternatives[*index] != alternatives[*earlier]).then_some(reason);
        findings.push(Finding { reason, ..finding(Code::DuplicateAlternative, file, definition, name, message) });
    }
    findings
}

/// Creates a finding at the first occurrence of a name in a definition.
fn finding(code: Code, file: &SourceFile, definition: &Definition, name: &str, message: String) -> Finding {
    let place = occurrence(file, definition.location.line, name).unwrap_or_else(|| Place::new(&definition.location));
    Finding::new(code, Some(&definition.name), place, message)
}

/// Returns the place of a name in a line or after it, outside of strings and comments.
fn occurrence(file: &SourceFile, from: usize, name: &str) -> Option<Place> {
    let is_word = |it: char| it.is_ascii_alphanumeric() || it == '-';
    for (line, text) in (1..).zip(file.text.lines()).skip(from - 1) {
        let mut at = 0;
        let mut is_in_string = false;
        while let Some(next) = text[at..].chars().next() {
            let length = text[at..].find(|it| !is_word(it)).unwrap_or(text.len() - at);
            if !is_in_string && text[at..at + length].eq_ignore_ascii_case(name) {
                let column = text[..at].chars().count() + 1;
                let end = Some(Position { line, column: column + length });
                return Some(Place { file: file.name.clone(), line, column: Some(column), end });
            }
            match next {
                '"' => is_in_string = !is_in_string,
                ';' if !is_in_string => break,
                _ => {}
            }
            at += length.max(next.len_utf8());
        }
    }
    None
}
