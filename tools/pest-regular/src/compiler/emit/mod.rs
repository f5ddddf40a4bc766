//! The last pass: writes Rust source, one function for each rule.
//!
//! In a function, `at` is the current offset. An expression that fails leaves the innermost block
//! that has another alternative, or the function. The next alternative starts at the saved offset,
//! with the captures made before it.

mod names;
mod expressions;
mod decision_trees;
mod bitmaps;
mod entries;
mod runtime;

pub use runtime::UsesBitmaps;

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::{self, Write};

use super::bitmaps::{Group, groups, has_run};
use super::expression::{CompiledExpression, Grammar};
use super::first_sets::Facts;

/// Lints that do not matter in generated code.
const LINTS: &str = "#[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, \
    non_snake_case, clippy::all, clippy::pedantic)]";

/// The input of the last pass.
pub struct Input<'g> {
    pub grammar: &'g Grammar,
    /// The entry rules.
    pub entries: &'g [usize],
    /// The entry rules for short texts, which get no bitmaps.
    pub short_entries: &'g [usize],
    /// The path of the enum of rules, if it is set.
    pub rules: Option<&'g str>,
    pub bitmaps: &'g UsesBitmaps,
    /// The path of a shared runtime, if there is one.
    pub runtime: Option<&'g str>,
}

/// Returns the whole source.
pub fn source(input: &Input<'_>) -> String {
    let Input { grammar, entries, short_entries, rules, bitmaps, runtime } = *input;
    let mut writer = Writer::new(grammar);
    let called = [entries, short_entries].concat();
    writer.head(rules, runtime);
    writer.entry_macro();
    writer.exports(bitmaps);
    writer.blank();
    writer.line("/// Recognizers that process one byte at a time.");
    writer.recognizers("byte_by_byte", &called, "use super::super::runtime::Capture;");
    if *bitmaps != UsesBitmaps::Never {
        writer.groups = groups(grammar, entries);
        writer.cache = Cache::default();
        writer.blank();
        writer.line("/// Recognizers that process many bytes at a time.");
        if let Some(condition) = bitmaps.condition() {
            writer.line(format_args!("#[cfg({condition})]"));
        }
        let uses = "use super::super::runtime::{Bitmaps, Block, Long, Machine, Capture, Set, Short, Window};";
        writer.recognizers("bitmaps", entries, uses);
    }
    if runtime.is_some() {
        return writer.out;
    }
    writer.blank();
    writer.line(
        "#[allow(dead_code, unused_imports, unused_results, unreachable_pub, missing_docs, clippy::all, \
        clippy::pedantic)]",
    );
    writer.open("mod runtime {");
    writer.runtime(bitmaps);
    writer.close("}");
    writer.out
}

/// Returns the source of the runtime alone.
pub fn runtime(bitmaps: &UsesBitmaps) -> String {
    let grammar = Grammar { rules: vec![] };
    let mut writer = Writer::new(&grammar);
    writer.runtime(bitmaps);
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
    /// The facts that have been computed.
    cache: Cache,
}

/// Facts that are computed once for each rule: its group, if it may contain a run with a bitmap,
/// and whether it computes bitmaps.
#[derive(Default)]
struct Cache {
    groups: RefCell<HashMap<usize, Option<usize>>>,
    makes_bitmaps: RefCell<HashMap<usize, bool>>,
}

/// The code for the case that an expression fails.
#[derive(Clone)]
struct Fail(String);

impl<'g> Writer<'g> {
    fn new(grammar: &'g Grammar) -> Self {
        Writer {
            grammar,
            groups: vec![],
            out: String::new(),
            depth: 0,
            labels: 0,
            group: None,
            is_of_one_group: false,
            cache: Cache::default(),
        }
    }
}

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

    /// Writes the modules with the functions of entry rules: one for what a program calls and one
    /// for the functions that those use.
    fn recognizers(&mut self, module: &str, entries: &[usize], uses: &str) {
        self.line("#[allow(unused_imports, unreachable_pub)]");
        self.open(format_args!("pub mod {module} {{"));
        self.line("use super::{Capture, Rule, runtime};");
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
        self.outlined_copies(&called);
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
        Facts::new(self.grammar, &CompiledExpression::Rule(rule))
    }

    /// The group of a rule, if what it matches may contain a run with a bitmap.
    fn group(&self, rule: usize) -> Option<(usize, &Group)> {
        let known = self.cache.groups.borrow().get(&rule).copied();
        let index = known.unwrap_or_else(|| self.find_group(rule));
        self.cache.groups.borrow_mut().insert(rule, index);
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
        if let Some(&known) = self.cache.makes_bitmaps.borrow().get(&rule) {
            return known;
        }
        let mut reached = self.grammar.reached(&[rule]).into_iter();
        let makes = reached.any(|named| named != rule && self.is_heavy(named) && self.group(named).is_some());
        self.cache.makes_bitmaps.borrow_mut().insert(rule, makes);
        makes
    }

    /// All arguments of a rule's function but the last.
    fn arguments(&self, rule: usize, window: &str, captures: &str) -> String {
        let machine = if self.makes_bitmaps(rule) { ", machine" } else { "" };
        let window = if self.is_wide(rule) { format!(", {window}") } else { String::new() };
        let captures = if self.takes_captures(rule) { format!(", {captures}") } else { String::new() };
        format!("text{machine}{window}{captures}")
    }

    /// Whether a rule is called rather than copied to its uses.
    fn is_heavy(&self, rule: usize) -> bool {
        self.group(rule).is_none_or(|(_, group)| group.is_heavy && group.entries.contains(&rule))
            && self.grammar.is_heavy(rule)
    }

    /// Whether a rule that is heavy enough to be called reads the bitmaps of its caller. It is
    /// copied where a call would be noticeable.
    fn has_outlined_copy(&self, rule: usize) -> bool {
        let has_wide = || self.grammar.reached(&[rule]).into_iter().any(|rule| has_run(self.grammar, rule));
        self.is_wide(rule) && !self.is_heavy(rule) && self.grammar.is_heavy(rule) && !has_wide()
    }

    /// Writes the functions of such rules again, to be called.
    fn outlined_copies(&mut self, rules: &[usize]) {
        let rules: Vec<usize> = rules.iter().copied().filter(|&rule| self.has_outlined_copy(rule)).collect();
        if rules.is_empty() {
            return;
        }
        self.blank();
        self.line("/// Functions that are called where a copy would be too large.");
        self.open("pub mod outlined {");
        self.line("use super::super::super::{Rule, runtime::{Machine, Capture, Window}};");
        for rule in rules {
            self.blank();
            self.line("#[inline(never)]");
            let head = self.signature(rule);
            self.open(format_args!("{head} {{"));
            self.line(format_args!(
                "super::{}({}, start)",
                self.grammar.rules[rule].name,
                self.arguments(rule, "window", "captures")
            ));
            self.close("}");
        }
        self.close("}");
    }

    /// Whether the function of a rule has a parameter for captures. If a called rule is the only
    /// one to be captured, its caller captures it.
    fn takes_captures(&self, rule: usize) -> bool {
        self.facts(rule).captures && !self.is_captured_outside(rule)
    }

    fn is_captured_outside(&self, rule: usize) -> bool {
        let inner = Facts::new(self.grammar, &self.grammar.rules[rule].expression);
        self.grammar.rules[rule].is_captured && !inner.captures && self.is_heavy(rule)
    }

    /// The signature of a rule's function.
    fn signature(&self, index: usize) -> String {
        let window = (self.is_wide(index), "W: Window", ", window: &mut W");
        let captures = (self.takes_captures(index), "R: Capture<Rule>", ", captures: &mut R");
        let machine = (self.makes_bitmaps(index), "M: Machine", ", machine: M");
        let wanted = [machine, window, captures].into_iter().filter(|(is_wanted, ..)| *is_wanted);
        let generics: Vec<&str> = wanted.clone().map(|(_, generic, _)| generic).collect();
        let generics = if generics.is_empty() { String::new() } else { format!("<{}>", generics.join(", ")) };
        let parameters: String = wanted.map(|(.., parameter)| parameter).collect();
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
            // Without bitmaps, a call costs little.
            (false, true) => {}
            (false, false) => self.line("#[inline(always)]"),
        }
        let head = self.signature(index);
        self.open(format_args!("{head} {{"));
        self.line("let mut at = start;");
        let is_captured = rule.is_captured && !self.is_captured_outside(index);
        self.expression(&rule.expression, &Fail("return None;".into()));
        if is_captured {
            self.line(format_args!("captures.matched(Rule::{}, start, at);", rule.name));
        }
        self.line(if facts.can_fail { "Some(at)" } else { "at" });
        self.close("}");
    }
}
