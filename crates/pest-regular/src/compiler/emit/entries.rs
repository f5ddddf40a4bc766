//! Writes what a program calls, and what comes before the functions of the rules.

use super::super::expression::CompiledExpression;
use super::super::nothing::Nothing;
use super::names;
use super::{Known, LINTS, Writer};

impl Writer<'_> {
    pub(super) fn head(&mut self, rules: Option<&str>) {
        self.line("// Written by pest-regular. To change it, change the grammar.");
        self.blank();
        match rules {
            Some(path) => self.line(format_args!("use {path} as Rule;")),
            None => {
                self.line("/// The rules that a recorder is told of.");
                self.line("#[allow(non_camel_case_types, unreachable_pub)]");
                self.line("#[derive(Clone, Copy, Debug, PartialEq, Eq)]");
                self.open("pub enum Rule {");
                let names = self.grammar.rules.iter().filter(|rule| rule.is_recorded).map(|rule| rule.name.clone());
                for name in names.collect::<Vec<_>>() {
                    self.line(format_args!("/// The rule `{name}`."));
                    self.line(format_args!("{name},"));
                }
                self.close("}");
            }
        }
        self.line("#[allow(unused_imports, unreachable_pub)]");
        self.line("pub use runtime::{Reach, Record, Unrecorded};");
    }

    /// Writes the macro that defines the functions that a program calls.
    pub(super) fn entry_macro(&mut self) {
        self.blank();
        include_str!("entry_macro.rs").lines().for_each(|line| self.line(line));
        self.blank();
    }

    /// Writes the functions of an entry rule, with the bitmaps that are best on this machine.
    pub(super) fn entry(&mut self, entry: usize) {
        let name = &self.grammar.rules[entry].name;
        let (group, call) = (self.group(entry), self.entry_call(entry));
        let with = if let Some((index, group)) = group {
            format!("Bitmaps{index}[{}], |machine, text, window, record|", group.count())
        } else if self.makes_bitmaps(entry) {
            "|machine, text, record|".to_owned()
        } else {
            // Without bitmaps, the features of the machine do not matter.
            "|text, record|".to_owned()
        };
        let first = if group.is_some() { self.first(entry) } else { String::new() };
        self.line(format_args!("entry!({name}, {name}_then, {first}{with} {call});"));
    }

    /// The bytes that a match of an entry rule may begin with, and the result for a text that begins with another byte. Empty if
    /// that result depends on more than the first byte.
    fn first(&self, entry: usize) -> String {
        let facts = self.facts(entry);
        // If no byte or every byte may begin a match, a test is useless.
        if matches!((facts.first, facts.first_beyond), (0, false) | (u128::MAX, true)) {
            return String::new();
        }
        let nothing = match Nothing::of(self.grammar, &CompiledExpression::Rule(entry)) {
            Nothing::Depends => return String::new(),
            Nothing::Fails => "None".to_owned(),
            Nothing::Matches(rules) if rules.is_empty() => "Some(0)".to_owned(),
            Nothing::Matches(rules) => {
                let name = |rule: &usize| &self.grammar.rules[*rule].name;
                let recorded = rules.iter().map(|rule| format!("record.matched(Rule::{}, 0, 0); ", name(rule)));
                format!("{{ {}Some(0) }}", recorded.collect::<String>())
            }
        };
        format!("[{}] else {nothing}, ", names::first_ranges(facts))
    }

    /// The call of the function of an entry rule, and the capture of the rule itself.
    fn entry_call(&self, entry: usize) -> String {
        let name = &self.grammar.rules[entry].name;
        let record = if self.takes_record(entry) { "&mut record" } else { "record" };
        let arguments = self.arguments(entry, "&mut window", record);
        let call = format!("rules::{name}({arguments}, 0)");
        let call = if self.facts(entry).can_fail { call } else { format!("Some({call})") };
        if self.is_recorded_outside(entry) {
            format!("{call}.inspect(|&end| record.matched(Rule::{name}, 0, end))")
        } else {
            call
        }
    }

    /// Writes the functions that return how far a text gets. They are called for texts that have been rejected, so they need not
    /// be fast enough for bitmaps.
    pub(super) fn reach(&mut self, entries: &[usize]) {
        (self.groups, self.reaches, self.known) = (vec![], true, Known::default());
        for &entry in entries {
            let name = &self.grammar.rules[entry].name;
            let call = format!("reach::{name}(text, &mut reach, 0)");
            let end = if self.facts(entry).can_fail { call } else { format!("Some({call})") };
            self.blank();
            self.line(format_args!("/// How far `{name}` gets into a text from its start."));
            self.line(
                "#[allow(non_snake_case, dead_code, unreachable_pub, unused_results, clippy::all, clippy::pedantic)]",
            );
            self.open(format_args!("pub fn {name}_reach(text: &str) -> Reach {{"));
            self.line("let text = text.as_bytes();");
            self.line("let mut reach = Reach::default();");
            self.line(format_args!("let end = {end};"));
            self.line("reach.with_end(end)");
            self.close("}");
        }
        self.blank();
        self.line(
            "#[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]",
        );
        self.line(LINTS);
        self.open("mod reach {");
        self.line("use super::runtime;");
        for rule in self.called(entries) {
            self.blank();
            self.rule(rule);
        }
        self.close("}");
    }
}
