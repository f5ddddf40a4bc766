//! Writes an expression in the function of its rule.

use super::super::bitmaps::Group;
use super::super::expression::{Character, CompiledExpression, Escape, bit};
use super::super::first_sets::Facts;
use super::super::left_factor::left_factor;
use super::names::{byte, constant, first_pattern, is_beyond, pairs, pattern};
use super::{Fail, Writer};

impl Writer<'_> {
    pub(super) fn expression(&mut self, expression: &CompiledExpression, fail: &Fail) {
        match expression {
            CompiledExpression::Literal(text) | CompiledExpression::AnyCase(text) if text.is_empty() => {}
            CompiledExpression::Literal(text) => self.literal("runtime::is_at", text, fail),
            CompiledExpression::AnyCase(text) => self.literal("runtime::is_at_ignoring_case", text, fail),
            CompiledExpression::Rule(rule) => self.call(*rule, fail),
            CompiledExpression::Sequence(items) => self.sequence(items, fail),
            CompiledExpression::Choice(options) => self.choice(options, fail),
            CompiledExpression::Repeat(item, least, most) => self.repeat(item, *least, *most, fail),
            CompiledExpression::Ahead(inner) => self.ahead(inner, fail),
            CompiledExpression::NotAhead(inner) => {
                let label = self.label("ahead");
                self.open(format_args!("{label}: {{"));
                self.shadow_state(inner);
                self.expression(inner, &Fail(format!("break {label};")));
                self.line(&fail.0);
                self.close("}");
            }
            CompiledExpression::End => self.line(format_args!("if at != text.len() {{ {} }}", fail.0)),
            CompiledExpression::Start => self.line(format_args!("if at != 0 {{ {} }}", fail.0)),
            CompiledExpression::Character(character) => self.character(character, fail),
            CompiledExpression::Run(run, least, most) => self.run(run, *least, *most, fail),
            CompiledExpression::Led(lead, run, rule) => self.led(*lead, run, *rule),
            CompiledExpression::MergedRun(run, lead, rules) => self.merged_run(run, *lead, *rules, fail),
        }
    }

    fn sequence(&mut self, items: &[CompiledExpression], fail: &Fail) {
        for (index, item) in items.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|index| items.get(index));
            match self.is_follower(before, item) {
                Some(is_there) => {
                    self.line(format_args!("if !{is_there} {{ {} }}", fail.0));
                    self.line("at += 1;");
                }
                None => self.expression(item, fail),
            }
        }
    }

    /// The test whether a character with a bitmap is at `at`, if the character must follow a run
    /// with a bitmap.
    fn is_follower(&self, before: Option<&CompiledExpression>, item: &CompiledExpression) -> Option<String> {
        let (Some(CompiledExpression::Run(run, ..)), CompiledExpression::Character(character)) = (before, item) else {
            return None;
        };
        self.class(run)?;
        self.is_there(character.single()?)
    }

    /// The test whether a character with a bitmap is at `at`.
    fn is_there(&self, character: char) -> Option<String> {
        // A rule whose runs are all plain may be in several groups, where the bitmaps of leads have
        // other indices.
        let group = self.group.filter(|_| self.is_of_one_group)?;
        let bitmap = self.groups[group].follower(character)?;
        Some(format!("window.is::<{}>(at, {})", constant(group, bitmap), byte(character)))
    }

    fn literal(&mut self, function: &str, text: &str, fail: &Fail) {
        let literal = text.as_bytes().escape_ascii();
        self.line(format_args!("if !{function}(text, at, b\"{literal}\") {{ {} }}", fail.0));
        self.line(format_args!("at += {};", text.len()));
    }

    /// The call of a rule's function. The rule may have the name of a variable.
    fn called_with(&self, rule: usize, window: &str, captures: &str) -> String {
        format!("self::{}({}, at)", self.grammar.rules[rule].name, self.arguments(rule, window, captures))
    }

    fn call(&mut self, rule: usize, fail: &Fail) {
        let mut call = self.called_with(rule, "window", "captures");
        if self.is_heavy(rule) {
            let has_captures = self.takes_captures(rule);
            if has_captures {
                // The copy keeps the captures of this function in registers.
                self.line("let mut local = *captures;");
            }
            let captures = if has_captures { "&mut local" } else { "captures" };
            if let Some((index, group)) = self.group(rule) {
                let count = group.count();
                let [short, long] = [
                    format!("&mut Short::<_, {count}>::new::<Bitmaps{index}>(machine, text)"),
                    format!("&mut Long::<_, Bitmaps{index}, {count}>::at(machine, text, at)"),
                ]
                .map(|window| self.called_with(rule, &window, captures));
                self.line(format_args!("let end = if text.len() < runtime::BLOCK {{ {short} }} else {{ {long} }};"));
            } else {
                let call = self.called_with(rule, "window", captures);
                self.line(format_args!("let end = {call};"));
            }
            if has_captures {
                self.line("*captures = local;");
            }
            call = "end".into();
        } else if self.has_outlined_copy(rule) {
            let outlined = call.replacen("self::", "outlined::", 1);
            self.line(format_args!("let end = if W::COPIES {{ {call} }} else {{ {outlined} }};"));
            call = "end".into();
        }
        if self.is_captured_outside(rule) {
            self.line("let before = at;");
        }
        if self.facts(rule).can_fail {
            self.open(format_args!("match {call} {{"));
            self.line("Some(end) => at = end,");
            self.line(format_args!("None => {{ {} }}", fail.0));
            self.close("}");
        } else {
            self.line(format_args!("at = {call};"));
        }
        if self.is_captured_outside(rule) {
            self.line(format_args!("captures.matched(Rule::{}, before, at);", self.grammar.rules[rule].name));
        }
    }

    fn choice(&mut self, options: &[CompiledExpression], fail: &Fail) {
        let choice = self.label("choice");
        self.open(format_args!("at = {choice}: {{"));
        if let Some(tree) = left_factor(self.grammar, options) {
            self.node(&tree, 0, &choice, fail);
            return self.close("};");
        }
        let all: Vec<Facts> = options.iter().map(|option| Facts::new(self.grammar, option)).collect();
        // No option is tried after one that cannot fail.
        let last = all.iter().position(|facts| !facts.can_fail).unwrap_or(options.len() - 1);
        for (option, facts) in options.iter().zip(&all).take(last) {
            let test = test(option, *facts).filter(|_| !self.begins_with_bitmap(option));
            if let Some(test) = &test {
                self.open(format_args!("if {test} {{"));
            }
            self.save_captures(*facts);
            let label = self.label("other");
            self.open(format_args!("{label}: {{"));
            self.line("let mut at = at;");
            self.expression(option, &Fail(format!("break {label};")));
            self.line(format_args!("break {choice} at;"));
            self.close("}");
            self.restore_captures(*facts);
            if test.is_some() {
                self.close("}");
            }
        }
        self.line("let mut at = at;");
        self.expression(&options[last], fail);
        self.line("at");
        self.close("};");
    }

    /// The run that an expression skips first.
    fn first_run<'e>(&'e self, expression: &'e CompiledExpression) -> Option<&'e Character> {
        match expression {
            CompiledExpression::Run(run, 1.., _) => Some(run),
            CompiledExpression::Rule(rule) if !self.is_heavy(*rule) => {
                self.first_run(&self.grammar.rules[*rule].expression)
            }
            CompiledExpression::Sequence(items) => {
                self.first_run(items.iter().find(|it| !matches!(it, CompiledExpression::NotAhead(_)))?)
            }
            _ => None,
        }
    }

    /// Whether an expression first skips a run by its bitmap. That is as fast as a test whether the
    /// expression may match.
    fn begins_with_bitmap(&self, expression: &CompiledExpression) -> bool {
        self.first_run(expression).is_some_and(|run| self.class(run).is_some())
    }

    fn save_captures(&mut self, facts: Facts) {
        if facts.discards {
            self.line("let saved = *captures;");
        }
    }

    fn restore_captures(&mut self, facts: Facts) {
        if facts.discards {
            self.line("*captures = saved;");
        }
    }

    fn repeat(&mut self, item: &CompiledExpression, least: u32, most: Option<u32>, fail: &Fail) {
        let facts = Facts::new(self.grammar, item);
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
        self.save_captures(facts);
        self.line("let before = at;");
        let label = self.label("end");
        self.open(format_args!("{label}: {{"));
        self.expression(item, &Fail(format!("break {label};")));
        self.line(&next);
        self.close("}");
        self.line("at = before;");
        self.restore_captures(facts);
        if next.starts_with("continue") {
            self.line("break;");
        }
        self.close("}");
    }

    fn ahead(&mut self, inner: &CompiledExpression, fail: &Fail) {
        self.open("{");
        self.shadow_state(inner);
        self.expression(inner, fail);
        self.close("}");
    }

    /// Makes a lookahead take and capture nothing.
    fn shadow_state(&mut self, inner: &CompiledExpression) {
        self.line("let mut at = at;");
        if Facts::new(self.grammar, inner).captures {
            self.line("let captures = &mut runtime::NoCapture;");
        }
    }

    fn character(&mut self, character: &Character, fail: &Fail) {
        let is = |offset: &str, set: u128| format!("matches!(text.get({offset}), Some({}))", pattern(set));
        if character.set.is_ascii() && character.escape.is_none() {
            self.line(format_args!("if !{} {{ {} }}", is("at", character.set.ascii), fail.0));
            self.line("at += 1;");
            return;
        }
        let label = self.label("character");
        self.open(format_args!("at = {label}: {{"));
        if character.set.ascii != 0 {
            self.line(format_args!("if {} {{ break {label} at + 1; }}", is("at", character.set.ascii)));
        }
        self.others(character, &format!("break {label} "));
        self.line(&fail.0);
        self.close("};");
    }

    /// Writes tests for an escape and for a character of the set beyond ASCII. They leave with its
    /// end.
    fn others(&mut self, character: &Character, leave: &str) {
        let is = |offset: &str, set: u128| format!("matches!(text.get({offset}), Some({}))", pattern(set));
        let end = |end: &str| if leave.starts_with("return") { format!("Some({end})") } else { end.to_owned() };
        if let Some(Escape { mark, digits, count }) = character.escape {
            let digits = (1..=count).map(|index| is(&format!("at + {index}"), digits));
            let tests: Vec<String> = std::iter::once(is("at", bit(mark))).chain(digits).collect();
            self.line(format_args!("if {} {{ {leave}{}; }}", tests.join(" && "), end(&format!("at + {}", count + 1))));
        }
        if !character.set.is_ascii() {
            self.open("if let Some((character, end)) = runtime::character(text, at) {");
            self.line(format_args!("if {} {{ {leave}{}; }}", is_beyond("character", &character.set), end("end")));
            self.close("}");
        }
    }

    /// The bitmap of a run, and the character after which the run continues, if the bitmap is that
    /// of a narrower one.
    pub(super) fn class(&self, run: &Character) -> Option<(String, Option<char>)> {
        let index = self.group?;
        let (class, more) = class(&self.groups[index], run)?;
        Some((constant(index, class), more))
    }

    /// Writes code that skips a run from `at`, without a test of its minimum length.
    pub(super) fn skip(&mut self, run: &Character) {
        match self.class(run) {
            Some((class, more)) => {
                self.line(format_args!("at = window.run::<{class}>(at);"));
                if let Some(more) = more {
                    let is_more = format!("matches!(text.get(at), Some({}))", pattern(bit(more)));
                    self.open(format_args!("while {} {{", self.is_there(more).unwrap_or(is_more)));
                    self.line(format_args!("at = window.run::<{class}>(at + 1);"));
                    self.close("}");
                }
            }
            None => self.skip_by_byte(run),
        }
    }

    /// The same without a bitmap: each byte is looked up.
    fn skip_by_byte(&mut self, run: &Character) {
        let bytes = format!(
            "const {{ &runtime::Bytes::from_ranges(&[{}]) }}",
            pairs(run.set.ascii).collect::<Vec<_>>().join(", ")
        );
        if run.is_plain() {
            return self.line(format_args!("at = {bytes}.skip(text, at, |_| None);"));
        }
        self.open(format_args!("at = {bytes}.skip(text, at, |at| {{"));
        self.others(run, "return ");
        self.line("None");
        self.close("});");
    }

    /// The same for a run with a limit.
    pub(super) fn skip_at_most(&mut self, run: &Character, most: u32) {
        match self.class(run) {
            Some((class, None)) => self.line(format_args!("at = window.few::<{class}>(at, {most});")),
            _ => {
                let test = format!("matches!(text.get(at), Some({}))", pattern(run.set.ascii));
                self.line(format_args!("while at < before + {most} && {test} {{ at += 1; }}"));
            }
        }
    }

    fn run(&mut self, run: &Character, least: u32, most: Option<u32>, fail: &Fail) {
        if self.class(run).is_none() && !run.is_plain() && most.is_some() {
            return self.repeat(&CompiledExpression::Character(run.clone()), least, most, fail);
        }
        if least > 0 || most.is_some() {
            self.line("let before = at;");
        }
        match most {
            Some(most) => self.skip_at_most(run, most),
            None => self.skip(run),
        }
        if least > 0 {
            self.line(format_args!("if at == before {{ {} }}", fail.0));
        }
    }

    fn led(&mut self, lead: char, run: &Character, rule: Option<usize>) {
        let name = rule.map(|rule| &self.grammar.rules[rule]).filter(|rule| rule.is_captured);
        let matched = name.map(|rule| format!("captures.matched(Rule::{}, led + 1, at);", rule.name));
        // A rule whose runs are all plain may be in several groups, where the bitmaps of leads have
        // other indices.
        let group = self.group.filter(|_| self.is_of_one_group);
        let bitmap = group.and_then(|index| match class(&self.groups[index], run)? {
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

    /// Writes a run whose first character decides which rule is captured. The character is read
    /// before the run, so that the test does not wait.
    fn merged_run(&mut self, run: &CompiledExpression, lead: char, rules: [usize; 3], fail: &Fail) {
        self.open("{");
        self.line("let begin = at;");
        self.line(format_args!("let is_led = matches!(text.get(at), Some({}));", pattern(bit(lead))));
        self.expression(run, fail);
        let [with, without, none] = rules.map(|rule| format!("Rule::{}", self.grammar.rules[rule].name));
        self.line(format_args!(
            "let rule = if at == begin {{ {none} }} else if is_led {{ {with} }} else {{ {without} }};"
        ));
        self.line("captures.matched(rule, begin, at);");
        self.close("}");
    }
}

/// What the next byte must be for an expression to match, if testing it avoids a call.
fn test(expression: &CompiledExpression, facts: Facts) -> Option<String> {
    (calls(expression) && !facts.is_nullable).then(|| format!("matches!(text.get(at), Some({}))", first_pattern(facts)))
}

/// Whether an expression begins with more than a test of one character.
fn calls(expression: &CompiledExpression) -> bool {
    let first = if let CompiledExpression::Sequence(items) = expression { items.first() } else { Some(expression) };
    matches!(first, Some(CompiledExpression::Rule(_) | CompiledExpression::Choice(_)))
}

/// The index of the bitmap of a run, and the character after which the run continues.
pub(super) fn class(group: &Group, run: &Character) -> Option<(usize, Option<char>)> {
    match group.class(run) {
        Some(class) => Some((class, None)),
        None => group.extension(run).and_then(|(narrower, more)| Some((group.class(narrower)?, Some(more)))),
    }
}
