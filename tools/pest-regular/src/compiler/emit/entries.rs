//! Writes the functions that a program calls, and the enum of the rules.

use super::super::expression::CompiledExpression;
use super::super::on_empty_input::OnEmptyInput;
use super::Writer;
use super::names;

impl Writer<'_> {
    pub(super) fn head(&mut self, rules: Option<&str>, runtime: Option<&str>) {
        self.line("// Written by pest-regular. To change it, change the grammar.");
        self.blank();
        match rules {
            Some(path) => self.line(format_args!("use {path} as Rule;")),
            None => {
                self.line("/// The captured rules.");
                self.line("#[allow(non_camel_case_types, unreachable_pub)]");
                self.line("#[derive(Clone, Copy, Debug, PartialEq, Eq)]");
                self.open("pub enum Rule {");
                let names = self.grammar.rules.iter().filter(|rule| rule.is_captured).map(|rule| rule.name.clone());
                for name in names.collect::<Vec<_>>() {
                    self.line(format_args!("/// The rule `{name}`."));
                    self.line(format_args!("{name},"));
                }
                self.close("}");
            }
        }
        if let Some(path) = runtime {
            self.line(format_args!("use {path} as runtime;"));
        }
        self.line("#[allow(unused_imports, unreachable_pub)]");
        self.line("pub use runtime::{Capture, NoCapture};");
    }

    /// Writes the macro that defines the functions that a program calls.
    pub(super) fn entry_macro(&mut self) {
        self.blank();
        include_str!("entry_macro.rs").lines().for_each(|line| self.line(line));
        self.blank();
    }

    /// Writes the functions of an entry rule.
    pub(super) fn entry(&mut self, entry: usize) {
        let name = &self.grammar.rules[entry].name;
        let (group, call) = (self.group(entry), self.entry_call(entry));
        let with = if let Some((index, group)) = group {
            format!("Bitmaps{index}[{}], |machine, text, window, captures|", group.count())
        } else if self.makes_bitmaps(entry) {
            "|machine, text, captures|".to_owned()
        } else {
            // Without bitmaps, the instruction set does not matter.
            "|text, captures|".to_owned()
        };
        let first = if group.is_some() { self.first(entry) } else { String::new() };
        self.line(format_args!("entry!({name}, {name}_then, {first}{with} {call});"));
    }

    /// The bytes that a match of an entry rule may begin with, and the result for a text that
    /// begins with another byte. Empty if that result depends on more than the first byte.
    fn first(&self, entry: usize) -> String {
        let facts = self.facts(entry);
        // If no byte or every byte may begin a match, a test is useless.
        if matches!((facts.first, facts.first_beyond), (0, false) | (u128::MAX, true)) {
            return String::new();
        }
        let nothing = match OnEmptyInput::new(self.grammar, &CompiledExpression::Rule(entry)) {
            OnEmptyInput::Depends => return String::new(),
            OnEmptyInput::Fails => "None".to_owned(),
            OnEmptyInput::Matches(rules) if rules.is_empty() => "Some(0)".to_owned(),
            OnEmptyInput::Matches(rules) => {
                let name = |rule: &usize| &self.grammar.rules[*rule].name;
                let captured = rules.iter().map(|rule| format!("captures.matched(Rule::{}, 0, 0); ", name(rule)));
                format!("{{ {}Some(0) }}", captured.collect::<String>())
            }
        };
        format!("[{}] else {nothing}, ", names::first_ranges(facts))
    }

    /// The call of the function of an entry rule, which captures the rule itself if necessary.
    fn entry_call(&self, entry: usize) -> String {
        let name = &self.grammar.rules[entry].name;
        let captures = if self.takes_captures(entry) { "&mut captures" } else { "captures" };
        let arguments = self.arguments(entry, "&mut window", captures);
        let call = format!("rules::{name}({arguments}, 0)");
        let call = if self.facts(entry).can_fail { call } else { format!("Some({call})") };
        if self.is_captured_outside(entry) {
            format!("{call}.inspect(|&end| captures.matched(Rule::{name}, 0, end))")
        } else {
            call
        }
    }
}
