//! What a program calls, and what stands before the functions of the rules.

use super::super::bitmaps::Group;
use super::{Known, Writer};

impl Writer<'_> {
    pub(super) fn head(&mut self, rules: Option<&str>) {
        self.line("// Written by pest-regular. To change it, change the grammar.");
        self.blank();
        match rules {
            Some(path) => self.line(format_args!("use {path} as Rule;")),
            None => {
                self.line("/// The rules that a recorder is told of.");
                self.line("#[allow(non_camel_case_types)]");
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
        self.line("pub use runtime::Record;");
    }

    /// What a program calls: the function of a rule, with the bitmaps that this machine is best at.
    pub(super) fn entry(&mut self, index: usize, group: &Group, entry: usize) {
        let name = &self.grammar.rules[entry].name;
        let call = |window: &str| {
            let record = if self.takes_record(entry) { "&mut record" } else { "record" };
            let arguments = self.arguments(entry, window).replace("record", record);
            let call = format!("rules::{name}({arguments}, 0)");
            let call = if self.facts(entry).can_fail { call } else { format!("Some({call})") };
            if self.is_recorded_outside(entry) {
                format!("{call}.inspect(|&end| record.matched(Rule::{name}, 0, end))")
            } else {
                call
            }
        };
        let count = group.count();
        let short = call(&format!("&mut runtime::Short::<_, {count}>::new::<rules::Bitmaps{index}>(machine, text)"));
        let long = call(&format!("&mut runtime::Long::<_, rules::Bitmaps{index}, {count}>::new(machine, text)"));
        let end = if self.is_wide(entry) {
            let lines =
                ["if text.len() < runtime::BLOCK {", &format!("    {short}"), "} else {", &format!("    {long}"), "}"];
            lines.join(&format!("\n{}", " ".repeat(8)))
        } else {
            short
        };
        // Without bitmaps it does not matter what the machine has.
        let body = if self.is_wide(entry) || self.makes_bitmaps(entry) {
            include_str!("with_machine.txt")
        } else {
            include_str!("without_machine.txt")
        };
        let body = body.trim_end().replace("END", &end).replace('\n', "\n    ").replace("\n    \n", "\n\n");
        let source = include_str!("entry.txt").replace("NAME", name).replace("BODY", &body);
        self.blank();
        for line in source.lines() {
            self.line(line);
        }
    }

    /// The functions that tell how far a text gets. It is refused texts that they are asked about, so they need not be so fast that
    /// bitmaps would be worth their while.
    pub(super) fn reach(&mut self, entries: &[usize]) {
        (self.groups, self.reaches, self.known) = (&[], true, Known::default());
        for &entry in entries {
            let call = format!("reach::{}(text, &mut furthest, 0)", self.grammar.rules[entry].name);
            let end = if self.facts(entry).can_fail { format!("{call}.unwrap_or_default()") } else { call };
            let source =
                include_str!("reach.txt").replace("NAME", &self.grammar.rules[entry].name).replace("END", &end);
            self.blank();
            source.lines().for_each(|line| self.line(line));
        }
        self.blank();
        self.line(
            "#[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]",
        );
        self.line("#[allow(unused_imports, unused_qualifications, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]");
        self.open("mod reach {");
        self.line("use super::runtime;");
        for rule in self.called(entries) {
            self.blank();
            self.rule(rule);
        }
        self.close("}");
    }
}
