//! The last pass: writes Rust source, one function for each rule.
//!
//! In a function, `at` is the current offset. An expression that fails leaves the innermost block that has another alternative,
//! or the function. The next alternative starts at the saved offset, with the captures made before it.

mod names;
mod expressions;
mod trees;
mod bitmaps;
mod entries;
mod runtime;

pub use runtime::UsesBitmaps;

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::{self, Write};

use super::bitmaps::{Group, groups, has_run};
use super::expression::{CompiledExpression, Grammar};
use super::facts::Facts;

/// Lints that do not matter in generated code.
const LINTS: &str = "#[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]";

/// What to write.
pub struct Wanted<'g> {
    pub grammar: &'g Grammar,
    /// The rules that a program calls.
    pub entries: &'g [usize],
    /// The rules that it calls for short texts, which get no bitmaps.
    pub short_entries: &'g [usize],
    /// The rules that get a `reach` function.
    pub reaching: &'g [usize],
    /// The path of the enum of rules, if it is set.
    pub rules: Option<&'g str>,
    pub bitmaps: &'g UsesBitmaps,
    /// Whether the recorder also receives how many nodes are inside a rule.
    pub counts: bool,
}

/// Returns the whole source.
pub fn source(wanted: &Wanted<'_>) -> String {
    let Wanted { grammar, entries, short_entries, reaching, rules, bitmaps, counts } = *wanted;
    let mut writer = Writer {
        grammar,
        groups: vec![],
        out: String::new(),
        depth: 0,
        labels: 0,
        group: None,
        is_of_one_group: false,
        reaches: false,
        counts,
        known: Known::default(),
    };
    let called = [entries, short_entries].concat();
    writer.head(rules);
    if !called.is_empty() {
        writer.entry_macro();
        let condition = bitmaps.condition();
        writer.exports(bitmaps);
        writer.blank();
        writer.line("/// Recognizers that look at one byte at a time.");
        writer.recognizers("byte_by_byte", &called, "use super::super::runtime::Record;");
        if *bitmaps != UsesBitmaps::Never {
            writer.groups = groups(grammar, entries);
            writer.known = Known::default();
            writer.blank();
            writer.line("/// Recognizers that look at many bytes at a time.");
            if let Some(condition) = condition {
                writer.line(format_args!("#[cfg({condition})]"));
            }
            let uses = "use super::super::runtime::{Bitmaps, Block, Long, Machine, Record, Set, Short, Window};";
            writer.recognizers("bitmaps", entries, uses);
        }
    }
    if !reaching.is_empty() {
        writer.reach(reaching);
    }
    writer.blank();
    writer.line("#[allow(dead_code, unused_imports, unused_results, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]");
    writer.open("mod runtime {");
    writer.runtime(bitmaps);
    writer.close("}");
    writer.out
}

struct Writer<'g> {
    grammar: &'g Grammar,
    groups: Vec<Group>,
    out: String,
    depth: usize,
    labels: usize,
    /// The group of the rule that is being written.
    group: Option<usize>,
    /// Whether that rule is in no other group.
    is_of_one_group: bool,
    /// Whether the code that is written reports how far it got, and uses no bitmaps.
    reaches: bool,
    /// Whether the recorder also receives how many nodes are inside a rule.
    counts: bool,
    /// Facts about rules that have been computed already.
    known: Known,
}

/// Facts that are computed once for each rule: its group, if it may contain a run with a bitmap, and whether it computes
/// bitmaps.
#[derive(Default)]
struct Known {
    groups: RefCell<HashMap<usize, Option<usize>>>,
    makes_bitmaps: RefCell<HashMap<usize, bool>>,
}

/// What to write where an expression fails.
#[derive(Clone)]
struct Fail(String);

impl Writer<'_> {
    fn line(&mut self, line: impl fmt::Display) {
        let line = line.to_string();
        let indent = if line.is_empty() { 0 } else { 4 * self.depth };
        let _ = writeln!(self.out, "{:indent$}{line}", "");
    }

    fn blank(&mut self) {
        self.out.push('\n');
    }

    fn open(&mut self, line: impl fmt::Display) {
        self.line(line);
        self.depth += 1;
    }

    fn close(&mut self, line: impl fmt::Display) {
        self.depth -= 1;
        self.line(line);
    }

    fn label(&mut self, name: &str) -> String {
        self.labels += 1;
        format!("'{name}_{}", self.labels)
    }

    /// Writes the modules with the functions of entry rules: one for what a program calls and one for the functions that those
    /// use.
    fn recognizers(&mut self, module: &str, entries: &[usize], uses: &str) {
        self.line("#[allow(unused_imports, unreachable_pub)]");
        self.open(format_args!("pub mod {module} {{"));
        self.line("use super::{Record, Rule, runtime};");
        self.blank();
        for &entry in entries {
            self.entry(entry);
        }
        self.blank();
        self.line(
            "#[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]",
        );
        self.line(LINTS);
        self.open("mod rules {");
        self.line("use super::super::{Rule, runtime};");
        self.line(uses);
        for index in 0..self.groups.len() {
            self.blank();
            self.bitmaps(index);
        }
        let heavy = self.groups.iter().filter(|group| group.is_heavy).flat_map(|group| group.entries.clone());
        let called = self.called(&entries.iter().copied().chain(heavy).collect::<Vec<_>>());
        for &rule in &called {
            self.blank();
            self.rule(rule);
        }
        self.apart(&called);
        self.close("}");
        self.close("}");
    }

    /// The rules that are functions.
    fn called(&self, entries: &[usize]) -> Vec<usize> {
        let (mut open, mut seen) = (entries.to_vec(), vec![]);
        while let Some(rule) = open.pop() {
            if !seen.contains(&rule) {
                seen.push(rule);
                self.grammar.rules[rule].expression.each(&mut |it| {
                    if let CompiledExpression::Rule(named) = it {
                        open.push(*named);
                    }
                });
            }
        }
        seen.sort_unstable();
        seen
    }

    fn facts(&self, rule: usize) -> Facts {
        Facts::of(self.grammar, &CompiledExpression::Rule(rule))
    }

    /// The group of a rule, if what it matches may contain a run with a bitmap.
    fn group(&self, rule: usize) -> Option<(usize, &Group)> {
        let known = self.known.groups.borrow().get(&rule).copied();
        let index = known.unwrap_or_else(|| self.find_group(rule));
        self.known.groups.borrow_mut().insert(rule, index);
        index.map(|index| (index, &self.groups[index]))
    }

    fn find_group(&self, rule: usize) -> Option<usize> {
        let reached = self.grammar.reached(&[rule]);
        let has_class = |group: &Group| {
            let mut found = false;
            for &rule in &reached {
                self.grammar.rules[rule].expression.each(&mut |it| {
                    found |= match it {
                        CompiledExpression::Run(run, ..) | CompiledExpression::Led(_, run, _) => {
                            expressions::class(group, run).is_some()
                        }
                        _ => false,
                    }
                });
            }
            found
        };
        let is_member = |group: &Group| self.grammar.reached(&group.entries).contains(&rule);
        self.groups.iter().position(|group| is_member(group) && has_class(group))
    }

    fn is_wide(&self, rule: usize) -> bool {
        self.group(rule).is_some()
    }

    /// Whether a rule reaches one that needs bitmaps of its own.
    fn makes_bitmaps(&self, rule: usize) -> bool {
        if let Some(&known) = self.known.makes_bitmaps.borrow().get(&rule) {
            return known;
        }
        let mut reached = self.grammar.reached(&[rule]).into_iter();
        let makes = reached.any(|named| named != rule && self.is_heavy(named) && self.group(named).is_some());
        self.known.makes_bitmaps.borrow_mut().insert(rule, makes);
        makes
    }

    /// All arguments of a rule's function but the last.
    fn arguments(&self, rule: usize, window: &str, record: &str) -> String {
        let machine = if self.makes_bitmaps(rule) { ", machine" } else { "" };
        let window = if self.is_wide(rule) { format!(", {window}") } else { String::new() };
        let record = match (self.reaches, self.takes_record(rule)) {
            (true, _) => ", reach".to_owned(),
            (false, true) => format!(", {record}"),
            (false, false) => String::new(),
        };
        format!("text{machine}{window}{record}")
    }

    /// Whether a rule is called rather than copied to its uses.
    fn is_heavy(&self, rule: usize) -> bool {
        self.group(rule).is_none_or(|(_, group)| group.is_heavy && group.entries.contains(&rule))
            && self.grammar.is_heavy(rule)
    }

    /// Whether a rule that is heavy enough to be called reads the bitmaps of its caller. It is copied where a call would be
    /// noticeable.
    fn is_apart(&self, rule: usize) -> bool {
        let has_wide = || self.grammar.reached(&[rule]).into_iter().any(|rule| has_run(self.grammar, rule));
        !self.reaches && self.is_wide(rule) && !self.is_heavy(rule) && self.grammar.is_heavy(rule) && !has_wide()
    }

    /// Writes the functions of such rules again, to be called.
    fn apart(&mut self, rules: &[usize]) {
        let rules: Vec<usize> = rules.iter().copied().filter(|&rule| self.is_apart(rule)).collect();
        if rules.is_empty() {
            return;
        }
        self.blank();
        self.line("/// What is called where it would be too much to copy.");
        self.open("pub mod apart {");
        self.line("use super::super::super::{Rule, runtime::{Machine, Record, Window}};");
        for rule in rules {
            self.blank();
            self.line("#[inline(never)]");
            let head = self.signature(rule);
            self.open(format_args!("{head} {{"));
            self.line(format_args!(
                "super::{}({}, start)",
                self.grammar.rules[rule].name,
                self.arguments(rule, "window", "record")
            ));
            self.close("}");
        }
        self.close("}");
    }

    /// Whether the function of a rule takes the recorder. If a called rule is the only one to be recorded, its caller records
    /// it.
    fn takes_record(&self, rule: usize) -> bool {
        self.facts(rule).records && !self.is_recorded_outside(rule)
    }

    fn is_recorded_outside(&self, rule: usize) -> bool {
        let inner = Facts::of(self.grammar, &self.grammar.rules[rule].expression);
        self.grammar.rules[rule].is_recorded && !inner.records && self.is_heavy(rule) && !self.reaches
    }

    /// The signature of a rule's function.
    fn signature(&self, index: usize) -> String {
        let window = (self.is_wide(index), "W: Window", ", window: &mut W");
        let record = (self.takes_record(index) && !self.reaches, "R: Record<Rule>", ", record: &mut R");
        let machine = (self.makes_bitmaps(index), "M: Machine", ", machine: M");
        let wanted = [machine, window, record].into_iter().filter(|(is_wanted, ..)| *is_wanted);
        let generics: Vec<&str> = wanted.clone().map(|(_, generic, _)| generic).collect();
        let generics = if generics.is_empty() { String::new() } else { format!("<{}>", generics.join(", ")) };
        let mut parameters: String = wanted.map(|(.., parameter)| parameter).collect();
        if self.reaches {
            parameters = ", reach: &mut runtime::Reach".into();
        }
        let result = if self.facts(index).can_fail { "Option<usize>" } else { "usize" };
        format!(
            "pub fn {}{generics}(text: &[u8]{parameters}, start: usize) -> {result}",
            self.grammar.rules[index].name
        )
    }

    fn rule(&mut self, index: usize) {
        let rule = &self.grammar.rules[index];
        let facts = self.facts(index);
        self.group = self.group(index).map(|(index, _)| index);
        self.is_of_one_group = has_run(self.grammar, index);
        for line in rule.source.lines() {
            self.line(format_args!("/// {}", names::comment(line)));
        }
        match (self.is_heavy(index), self.groups.is_empty()) {
            (true, _) => self.line("#[inline(never)]"),
            // If bytes are read one after the other, a call is not noticeable.
            (false, true) => {}
            (false, false) => self.line("#[inline(always)]"),
        }
        let head = self.signature(index);
        self.open(format_args!("{head} {{"));
        self.line("let mut at = start;");
        let is_recorded = rule.is_recorded && !self.reaches && !self.is_recorded_outside(index);
        let is_around = is_recorded && self.counts && Facts::of(self.grammar, &rule.expression).records;
        if is_around {
            self.line("let count = record.count();");
        }
        self.expression(&rule.expression, &Fail("return None;".into()));
        if is_around {
            self.line(format_args!("record.matched_around(count, Rule::{}, start, at);", rule.name));
        } else if is_recorded {
            self.line(format_args!("record.matched(Rule::{}, start, at);", rule.name));
        }
        self.line(if facts.can_fail { "Some(at)" } else { "at" });
        self.close("}");
    }
}
