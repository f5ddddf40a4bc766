//! The last pass: Rust source, a function for each rule.
//!
//! In a function `at` is the place that has been reached. What fails leaves the innermost block that has something else to try, or the
//! function. Where that has more to try, it goes on from the place that was kept, with what was recorded so far.

use std::fmt::{self, Write};

use super::bitmaps::Group;
use super::expression::{Character, Escape, Expression, Grammar, Set, bit, ranges};
use super::facts::Facts;

/// The whole source.
pub fn source(grammar: &Grammar, groups: &[Group], reaching: &[usize], rules: Option<&str>) -> String {
    let mut writer = Writer { grammar, groups, out: String::new(), depth: 0, labels: 0, group: None, reaches: false };
    writer.head(rules);
    for (index, group) in groups.iter().enumerate().filter(|(_, group)| !group.is_heavy) {
        for &entry in &group.entries {
            writer.entry(index, group, entry);
        }
    }
    writer
        .line("#[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]");
    writer.line("#[allow(unused_imports, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]");
    writer.open("mod rules {");
    writer.line("use super::Rule;");
    writer.line(
        "use super::runtime::{BLOCK, Bitmaps, Block, Long, Machine, Record, Set, Short, Window, character, characters, is_at, is_at_in_any_case};",
    );
    for (index, group) in groups.iter().enumerate() {
        writer.blank();
        writer.bitmaps(index, group);
    }
    let entries: Vec<usize> = groups.iter().flat_map(|group| group.entries.iter().copied()).collect();
    for rule in writer.called(&entries) {
        writer.blank();
        writer.rule(rule);
    }
    writer.close("}");
    if !reaching.is_empty() {
        writer.reach(reaching);
    }
    writer.blank();
    writer.line("#[allow(dead_code, unused_imports, missing_docs, clippy::all, clippy::pedantic)]");
    writer.open("mod runtime {");
    for line in include_str!("runtime.rs").lines() {
        writer.line(line);
    }
    writer.close("}");
    writer.out
}

struct Writer<'g> {
    grammar: &'g Grammar,
    groups: &'g [Group],
    out: String,
    depth: usize,
    labels: usize,
    /// The group of the rule that is being written.
    group: Option<usize>,
    /// Whether what is written tells how far it got, and does without bitmaps.
    reaches: bool,
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

    fn head(&mut self, rules: Option<&str>) {
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
    fn entry(&mut self, index: usize, group: &Group, entry: usize) {
        let name = &self.grammar.rules[entry].name;
        let call = |window: &str| {
            let record = if self.facts(entry).records { "&mut record" } else { "record" };
            let arguments = self.arguments(entry, window).replace("record", record);
            let call = format!("rules::{name}({arguments}, 0)");
            if self.facts(entry).can_fail { call } else { format!("Some({call})") }
        };
        let count = group.count();
        let short = call(&format!("&mut runtime::Short::<{count}>::new::<_, rules::Bitmaps{index}>(machine, text)"));
        let long = call(&format!("&mut runtime::Long::<_, rules::Bitmaps{index}, {count}>::new(machine, text)"));
        let indent = " ".repeat(8);
        let end = if self.is_wide(entry) {
            let lines =
                ["if text.len() < runtime::BLOCK {", &format!("    {short}"), "} else {", &format!("    {long}"), "}"];
            lines.join(&format!("\n{indent}"))
        } else {
            short
        };
        let source = include_str!("entry.txt").replace("NAME", name).replace("END", &end);
        self.blank();
        for line in source.lines() {
            self.line(line);
        }
    }

    /// The functions that tell how far a text gets. It is refused texts that they are asked about, so they need not be so fast that
    /// bitmaps would be worth their while.
    fn reach(&mut self, entries: &[usize]) {
        (self.groups, self.reaches) = (&[], true);
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
        self.line("#[allow(unused_imports, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]");
        self.open("mod reach {");
        self.line("use super::runtime::{agreeing, agreeing_in_any_case, character};");
        for rule in self.called(entries) {
            self.blank();
            self.rule(rule);
        }
        self.close("}");
    }

    /// The rules that are functions.
    fn called(&self, entries: &[usize]) -> Vec<usize> {
        let (mut open, mut seen) = (entries.to_vec(), vec![]);
        while let Some(rule) = open.pop() {
            if !seen.contains(&rule) {
                seen.push(rule);
                self.grammar.rules[rule].expression.each(&mut |it| {
                    if let Expression::Rule(named) = it {
                        open.push(*named);
                    }
                });
            }
        }
        seen.sort_unstable();
        seen
    }

    fn facts(&self, rule: usize) -> Facts {
        Facts::of(self.grammar, &Expression::Rule(rule))
    }

    /// The group of a rule, if a run with a bitmap may stand in what it matches.
    fn group(&self, rule: usize) -> Option<(usize, &Group)> {
        let reached = self.grammar.reached(&[rule]);
        let has_class = |group: &Group| {
            let mut found = false;
            for &rule in &reached {
                self.grammar.rules[rule].expression.each(&mut |it| {
                    found |= match it {
                        Expression::Run(run, ..) | Expression::Led(_, run, _) => class(group, run).is_some(),
                        _ => false,
                    }
                });
            }
            found
        };
        let is_member = |group: &Group| self.grammar.reached(&group.entries).contains(&rule);
        self.groups.iter().enumerate().find(|(_, group)| is_member(group) && has_class(group))
    }

    fn is_wide(&self, rule: usize) -> bool {
        self.group(rule).is_some()
    }

    /// Whether a rule comes to one that needs bitmaps of its own.
    fn makes_bitmaps(&self, rule: usize) -> bool {
        let reached = self.grammar.reached(&[rule]);
        reached.into_iter().any(|named| named != rule && self.is_heavy(named) && self.group(named).is_some())
    }

    /// All arguments of a rule's function but the last.
    fn arguments(&self, rule: usize, window: &str) -> String {
        let machine = if self.makes_bitmaps(rule) { ", machine" } else { "" };
        let window = if self.is_wide(rule) { format!(", {window}") } else { String::new() };
        let record = match (self.reaches, self.facts(rule).records) {
            (true, _) => ", furthest",
            (false, true) => ", record",
            (false, false) => "",
        };
        format!("text{machine}{window}{record}")
    }

    /// Whether a rule is better called than copied to where it is named.
    fn is_heavy(&self, rule: usize) -> bool {
        self.group(rule).is_none_or(|(_, group)| group.is_heavy && group.entries.contains(&rule))
            && self.grammar.is_heavy(rule)
    }

    fn rule(&mut self, index: usize) {
        let rule = &self.grammar.rules[index];
        let facts = self.facts(index);
        self.group = self.group(index).map(|(index, _)| index);
        for line in rule.source.lines() {
            self.line(format_args!("/// {}", line.trim_end()));
        }
        let is_wide = self.is_wide(index);
        self.line(if self.is_heavy(index) { "#[inline(never)]" } else { "#[inline(always)]" });
        let window = (is_wide, "W: Window", ", window: &mut W");
        let record = (facts.records && !self.reaches, "R: Record<Rule>", ", record: &mut R");
        let machine = (self.makes_bitmaps(index), "M: Machine", ", machine: M");
        let wanted = [machine, window, record].into_iter().filter(|(is_wanted, ..)| *is_wanted);
        let generics: Vec<&str> = wanted.clone().map(|(_, generic, _)| generic).collect();
        let generics = if generics.is_empty() { String::new() } else { format!("<{}>", generics.join(", ")) };
        let mut parameters: String = wanted.map(|(.., parameter)| parameter).collect();
        if self.reaches {
            parameters = ", furthest: &mut usize".into();
        }
        let result = if facts.can_fail { "Option<usize>" } else { "usize" };
        self.open(format_args!("pub fn {}{generics}(text: &[u8]{parameters}, start: usize) -> {result} {{", rule.name));
        self.line("let mut at = start;");
        self.expression(&rule.expression, &Fail("return None;".into()));
        if rule.is_recorded && !self.reaches {
            self.line(format_args!("record.matched(Rule::{}, start, at);", rule.name));
        }
        self.line(if facts.can_fail { "Some(at)" } else { "at" });
        self.close("}");
    }

    fn expression(&mut self, expression: &Expression, fail: &Fail) {
        match expression {
            Expression::Literal(text) | Expression::AnyCase(text) if text.is_empty() => {}
            Expression::Literal(text) if self.reaches => self.literal_reached("agreeing", text, fail),
            Expression::AnyCase(text) if self.reaches => self.literal_reached("agreeing_in_any_case", text, fail),
            Expression::Literal(text) => self.literal("is_at", text, fail),
            Expression::AnyCase(text) => self.literal("is_at_in_any_case", text, fail),
            Expression::Rule(rule) => self.call(*rule, fail),
            Expression::Sequence(items) => items.iter().for_each(|item| self.expression(item, fail)),
            Expression::Choice(options) => self.choice(options, fail),
            Expression::Repeat(item, least, most) => self.repeat(item, *least, *most, fail),
            Expression::Ahead(inner) => self.ahead(inner, fail),
            Expression::NotAhead(inner) => {
                let label = self.label("ahead");
                self.open(format_args!("{label}: {{"));
                self.aside(inner);
                self.expression(inner, &Fail(format!("break {label};")));
                self.line(&fail.0);
                self.close("}");
            }
            Expression::End => self.line(format_args!("if at != text.len() {{ {} }}", self.here(fail))),
            Expression::Start => self.line(format_args!("if at != 0 {{ {} }}", fail.0)),
            Expression::Character(character) => self.character(character, fail),
            Expression::Run(run, least, most) => self.run(run, *least, *most, fail),
            Expression::Led(lead, run, rule) => self.led(*lead, run, *rule),
        }
    }

    fn literal(&mut self, function: &str, text: &str, fail: &Fail) {
        let literal = text.as_bytes().escape_ascii();
        self.line(format_args!("if !{function}(text, at, b\"{literal}\") {{ {} }}", fail.0));
        self.line(format_args!("at += {};", text.len()));
    }

    /// The same where it is told how much of the literal is there.
    fn literal_reached(&mut self, function: &str, text: &str, fail: &Fail) {
        let literal = text.as_bytes().escape_ascii();
        self.line(format_args!("let before = at;"));
        self.line(format_args!("at += {function}(text, at, b\"{literal}\");"));
        self.line(format_args!("if at < before + {} {{ {} }}", text.len(), self.here(fail)));
    }

    /// What to write where an expression fails at `at`.
    fn here(&self, fail: &Fail) -> String {
        if self.reaches { format!("*furthest = at.max(*furthest); {}", fail.0) } else { fail.0.clone() }
    }

    fn call(&mut self, rule: usize, fail: &Fail) {
        let mut call = format!("{}({}, at)", self.grammar.rules[rule].name, self.arguments(rule, "window"));
        if self.is_heavy(rule) && !self.reaches {
            let records = self.facts(rule).records;
            if records {
                // What is recorded stays in registers but for such a call.
                self.line("let mut aside = *record;");
                call = call.replace(", record", ", &mut aside");
            }
            if let Some((index, group)) = self.group(rule) {
                let count = group.count();
                let short =
                    call.replace("window", &format!("&mut Short::<{count}>::new::<_, Bitmaps{index}>(machine, text)"));
                let long =
                    call.replace("window", &format!("&mut Long::<_, Bitmaps{index}, {count}>::at(machine, text, at)"));
                self.line(format_args!("let end = if text.len() < BLOCK {{ {short} }} else {{ {long} }};"));
            } else {
                self.line(format_args!("let end = {call};"));
            }
            if records {
                self.line("*record = aside;");
            }
            call = "end".into();
        }
        if self.facts(rule).can_fail {
            self.open(format_args!("match {call} {{"));
            self.line("Some(end) => at = end,");
            self.line(format_args!("None => {{ {} }}", fail.0));
            self.close("}");
        } else {
            self.line(format_args!("at = {call};"));
        }
    }

    fn choice(&mut self, options: &[Expression], fail: &Fail) {
        let choice = self.label("choice");
        self.open(format_args!("at = {choice}: {{"));
        let all: Vec<Facts> = options.iter().map(|option| Facts::of(self.grammar, option)).collect();
        // Nothing is tried behind what cannot fail.
        let last = all.iter().position(|facts| !facts.can_fail).unwrap_or(options.len() - 1);
        for (option, facts) in options.iter().zip(&all).take(last) {
            let test = test(option, *facts).filter(|_| !self.begins_with_bitmap(option));
            if let Some(test) = &test {
                self.open(format_args!("if {test} {{"));
            }
            self.keep(*facts);
            let label = self.label("other");
            self.open(format_args!("{label}: {{"));
            self.line("let mut at = at;");
            self.expression(option, &Fail(format!("break {label};")));
            self.line(format_args!("break {choice} at;"));
            self.close("}");
            self.forget(*facts);
            if test.is_some() {
                self.close("}");
            }
        }
        self.line("let mut at = at;");
        self.expression(&options[last], fail);
        self.line("at");
        self.close("};");
    }

    /// Whether the first that an expression does is to skip a run by its bitmap, which tells as soon as a test whether it may match.
    fn begins_with_bitmap(&self, expression: &Expression) -> bool {
        match expression {
            Expression::Run(run, 1.., _) => self.class(run).is_some(),
            Expression::Rule(rule) => {
                !self.is_heavy(*rule) && self.begins_with_bitmap(&self.grammar.rules[*rule].expression)
            }
            Expression::Sequence(items) => {
                let is_ahead = |it: &&Expression| matches!(it, Expression::NotAhead(_));
                items.iter().find(|it| !is_ahead(it)).is_some_and(|first| self.begins_with_bitmap(first))
            }
            _ => false,
        }
    }

    fn keep(&mut self, facts: Facts) {
        if facts.forgets && !self.reaches {
            self.line("let kept = *record;");
        }
    }

    fn forget(&mut self, facts: Facts) {
        if facts.forgets && !self.reaches {
            self.line("*record = kept;");
        }
    }

    fn repeat(&mut self, item: &Expression, least: u32, most: Option<u32>, fail: &Fail) {
        let facts = Facts::of(self.grammar, item);
        match least {
            0 => {}
            1 => self.expression(item, fail),
            _ => {
                self.open(format_args!("for _ in 0..{least} {{"));
                self.expression(item, fail);
                self.close("}");
            }
        }
        let (open, next) = match most.map(|most| most.saturating_sub(least)) {
            Some(0) => return,
            Some(1) if !facts.can_fail => return self.expression(item, fail),
            Some(1) => {
                let label = self.label("perhaps");
                (format!("{label}: {{"), format!("break {label};"))
            }
            more => {
                let label = self.label("more");
                let kind = more.map_or("loop".into(), |more| format!("for _ in 0..{more}"));
                (format!("{label}: {kind} {{"), format!("continue {label};"))
            }
        };
        self.open(open);
        self.keep(facts);
        self.line("let before = at;");
        let label = self.label("end");
        self.open(format_args!("{label}: {{"));
        self.expression(item, &Fail(format!("break {label};")));
        self.line(&next);
        self.close("}");
        self.line("at = before;");
        self.forget(facts);
        if next.starts_with("continue") {
            self.line("break;");
        }
        self.close("}");
    }

    fn ahead(&mut self, inner: &Expression, fail: &Fail) {
        self.open("{");
        self.aside(inner);
        self.expression(inner, fail);
        self.close("}");
    }

    /// What is looked at ahead is neither taken nor recorded.
    fn aside(&mut self, inner: &Expression) {
        self.line("let mut at = at;");
        if Facts::of(self.grammar, inner).records && !self.reaches {
            self.line("let (mut aside, record) = (*record, ());");
            self.line("let record = &mut aside;");
        }
    }

    fn character(&mut self, character: &Character, fail: &Fail) {
        let is = |place: &str, set: u128| format!("matches!(text.get({place}), Some({}))", pattern(set));
        if character.set.is_ascii() && character.escape.is_none() {
            self.line(format_args!("if !{} {{ {} }}", is("at", character.set.ascii), self.here(fail)));
            self.line("at += 1;");
            return;
        }
        let label = self.label("character");
        self.open(format_args!("at = {label}: {{"));
        if character.set.ascii != 0 {
            self.line(format_args!("if {} {{ break {label} at + 1; }}", is("at", character.set.ascii)));
        }
        if let Some(Escape { mark, digits, count }) = character.escape {
            let digits = (1..=count).map(|index| is(&format!("at + {index}"), digits));
            let tests: Vec<String> = std::iter::once(is("at", bit(mark))).chain(digits).collect();
            self.line(format_args!("if {} {{ break {label} at + {}; }}", tests.join(" && "), count + 1));
        }
        if !character.set.is_ascii() {
            self.open("if let Some((character, end)) = character(text, at) {");
            self.line(format_args!("if {} {{ break {label} end; }}", is_beyond("character", &character.set)));
            self.close("}");
        }
        self.line(self.here(fail));
        self.close("};");
    }

    /// The bitmap of a run, and the character behind which it goes on, if the bitmap is that of a narrower one.
    fn class(&self, run: &Character) -> Option<(String, Option<char>)> {
        let index = self.group?;
        let (class, more) = class(&self.groups[index], run)?;
        Some((constant(index, class), more))
    }

    /// Writes what skips a run from `at`, without a test of how much there has to be.
    fn skip(&mut self, run: &Character) {
        match self.class(run) {
            Some((class, more)) => {
                self.line(format_args!("at = window.run::<{class}>(at);"));
                if let Some(more) = more {
                    self.open(format_args!("while matches!(text.get(at), Some({})) {{", pattern(bit(more))));
                    self.line(format_args!("at = window.run::<{class}>(at + 1);"));
                    self.close("}");
                }
            }
            None => {
                let test = format!("matches!(text.get(at), Some({}))", pattern(run.set.ascii));
                self.line(format_args!("while {test} {{ at += 1; }}"));
            }
        }
    }

    fn run(&mut self, run: &Character, least: u32, most: Option<u32>, fail: &Fail) {
        if self.class(run).is_none() && !run.is_plain() {
            return self.repeat(&Expression::Character(run.clone()), least, most, fail);
        }
        if least > 0 || most.is_some() {
            self.line("let before = at;");
        }
        self.skip(run);
        if let Some(most) = most {
            self.line(format_args!("at = at.min(before + {most});"));
        }
        if least > 0 {
            self.line(format_args!("if at == before {{ {} }}", self.here(fail)));
        }
    }

    fn led(&mut self, lead: char, run: &Character, rule: Option<usize>) {
        let name = rule.map(|rule| &self.grammar.rules[rule]).filter(|rule| rule.is_recorded && !self.reaches);
        let matched = name.map(|rule| format!("record.matched(Rule::{}, led + 1, at);", rule.name));
        let bitmap = self.group.and_then(|index| match class(&self.groups[index], run)? {
            (class, None) => Some((constant(index, class), constant(index, self.groups[index].lead(lead)?))),
            _ => None,
        });
        self.open("{");
        self.line("let led = at;");
        if let Some((class, lead)) = bitmap {
            self.line(format_args!("at = window.led::<{lead}, {class}>(at);"));
            if let Some(matched) = matched {
                self.line(format_args!("if at > led {{ {matched} }}"));
            }
        } else {
            self.open(format_args!("if matches!(text.get(at), Some({})) {{", pattern(bit(lead))));
            self.line("at += 1;");
            self.run(run, 0, None, &Fail(String::new()));
            if let Some(matched) = matched {
                self.line(matched);
            }
            self.close("}");
        }
        self.close("}");
    }

    fn bitmaps(&mut self, index: usize, group: &Group) {
        let runs = group.classes.iter().map(|(rule, _)| (rule, "a run".to_owned()));
        let leads = group.leads.iter().map(|(rule, lead)| (rule, format!("{lead:?} before a run")));
        for (place, (rule, what)) in runs.chain(leads).enumerate() {
            let name = &self.grammar.rules[*rule].name;
            self.line(format_args!("/// The bitmap of {what} in `{name}`."));
            self.line(format_args!("const {}: usize = {place};", constant(index, place)));
        }
        let count = group.count();
        self.line("/// The bitmaps of the runs above.");
        self.line(format_args!("pub struct Bitmaps{index};"));
        self.blank();
        self.open(format_args!("impl Bitmaps<{count}> for Bitmaps{index} {{"));
        self.line("#[inline(always)]");
        self.open(format_args!("fn of(block: &impl Block) -> [u64; {count}] {{"));
        if count > 0 {
            self.ascii(group);
            if !group.beyond().is_empty() {
                let none = format!("[0; {}]", group.beyond().len());
                self.line("let beyond = block.beyond_ascii();");
                self.line(format_args!(
                    "let beyond = if beyond == 0 {{ {none} }} else {{ beyond_ascii_{index}(block.bytes(), beyond) }};"
                ));
            }
        }
        let stops = group.classes.iter().enumerate().map(|(place, (_, class))| {
            let beyond = group.beyond().iter().position(|set| set.others == class.set.others);
            let beyond = beyond.map_or(String::new(), |index| format!(" & !beyond[{index}]"));
            let broken = if class.escape.is_some() { " | broken" } else { "" };
            format!("(outside_{place}{broken}){beyond}")
        });
        let leads = (group.classes.len()..group.count()).map(|place| format!("is_{place}"));
        let all: Vec<String> = stops.chain(leads).collect();
        self.line(format_args!("[{}]", all.join(", ")));
        self.close("}");
        self.close("}");
        self.beyond(index, group);
    }

    /// The ASCII part of what is outside each class.
    fn ascii(&mut self, group: &Group) {
        for &(_, lead) in &group.leads {
            let place = group.lead(lead).unwrap_or_default();
            self.line(format_args!("let is_{place} = block.is({});", byte(lead)));
        }
        // What is another set and a lead comes behind that.
        let mut order: Vec<_> =
            group.classes.iter().map(|(_, class)| (class, group.difference(class))).enumerate().collect();
        order.sort_by_key(|(_, (class, _))| class.with_mark().count_ones());
        for (place, (class, difference)) in order {
            let outside = match (class.single(), difference) {
                (_, Some((narrower, lead))) => format!("outside_{narrower} & !is_{lead}"),
                (Some(single), None) => format!("!block.is({})", byte(single)),
                (None, None) => format!("block.outside(const {{ &{} }})", set(class.with_mark())),
            };
            self.line(format_args!("let outside_{place} = {outside};"));
        }
        if let Some(Escape { mark, digits, count }) = group.escape {
            let shifted: Vec<String> = (1..=count).map(|index| format!("digits >> {index}")).collect();
            self.line("// An escape stops a run where its digits are not all there.");
            self.line(format_args!("let digits = !block.outside(const {{ &{} }});", set(digits)));
            self.line(format_args!("let broken = block.is({}) & !({});", byte(mark), shifted.join(" & ")));
        }
    }

    /// The characters beyond ASCII of each set that has any, which few texts have.
    fn beyond(&mut self, index: usize, group: &Group) {
        let sets = group.beyond();
        if sets.is_empty() {
            return;
        }
        let (count, name) = (sets.len(), format!("beyond_ascii_{index}"));
        self.blank();
        self.line("/// Of bytes beyond ASCII, those of the characters of each set that has any.");
        self.line("#[inline(never)]");
        self.open(format_args!("fn {name}(bytes: &[u8], beyond: u64) -> [u64; {count}] {{"));
        self.open("[");
        for set in sets {
            self.line(format_args!("characters(bytes, beyond, |it| {}),", is_beyond("it", set)));
        }
        self.close("]");
        self.close("}");
    }
}

/// What the next byte must be for an expression to match, where that spares a call.
fn test(expression: &Expression, facts: Facts) -> Option<String> {
    let first = match expression {
        Expression::Sequence(items) => items.first()?,
        other => other,
    };
    let calls = matches!(first, Expression::Rule(_) | Expression::Choice(_));
    (calls && !facts.is_nullable).then(|| {
        let beyond = if facts.first_beyond { " | 0x80.." } else { "" };
        format!("matches!(text.get(at), Some({}{beyond}))", pattern(facts.first))
    })
}

/// The place of the bitmap of a run, and the character behind which it goes on.
fn class(group: &Group, run: &Character) -> Option<(usize, Option<char>)> {
    match group.class(run) {
        Some(class) => Some((class, None)),
        None => group.extension(run).and_then(|(narrower, more)| Some((group.class(narrower)?, Some(more)))),
    }
}

fn constant(group: usize, place: usize) -> String {
    format!("RUN_{group}_{place}")
}

/// A pattern of bytes.
fn pattern(ascii: u128) -> String {
    let parts: Vec<String> = ranges(ascii)
        .into_iter()
        .map(|(first, last)| if first == last { byte(first) } else { format!("{}..={}", byte(first), byte(last)) })
        .collect();
    parts.join(" | ")
}

/// A set of ASCII characters.
fn set(ascii: u128) -> String {
    let parts: Vec<String> =
        ranges(ascii).into_iter().map(|(first, last)| format!("({}, {})", byte(first), byte(last))).collect();
    format!("Set::of(&[{}])", parts.join(", "))
}

/// An ASCII character as a byte of Rust.
fn byte(it: char) -> String {
    format!("b'{}'", u8::try_from(it).unwrap_or_default().escape_ascii())
}

/// Whether a character is one of those beyond ASCII.
fn is_beyond(character: &str, set: &Set) -> String {
    let parts: Vec<String> =
        set.others.iter().map(|(first, last)| format!("{:#x}..={:#x}", u32::from(*first), u32::from(*last))).collect();
    format!("matches!({character}, {})", parts.join(" | "))
}
