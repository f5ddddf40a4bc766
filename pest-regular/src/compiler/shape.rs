//! Beside the passes: how rules are formed, whichever characters stand in their sets.

use std::fmt::Write;
use std::mem;

use super::characters::fold;
use super::expression::{Character, Escape, Expression, Grammar, Rule, bit, characters};

/// The shapes of rules: numbers that are others where a rule, or one that it comes to, is formed otherwise. Of the characters in sets, only
/// those count that are kept, and whether there are others; and of a set that is looked ahead for, which other is the same.
pub fn of(grammar: Grammar, rules: &[usize], kept: &str) -> Vec<u64> {
    let kept = kept.chars().map(bit).fold(0, |all, bit| all | bit);
    let folded = fold(grammar);
    rules.iter().map(|&rule| number(&written(&folded, rule, kept))).collect()
}

/// A rule and those that it comes to, as far as their shape goes.
fn written(grammar: &Grammar, rule: usize, kept: u128) -> String {
    let mut writing = Writing { grammar, kept, text: String::new(), is_ahead: false, read: vec![], ahead: vec![] };
    let (mut rules, mut next) = (vec![rule], 0);
    while let Some(&rule) = rules.get(next) {
        writing.rule(&grammar.rules[rule]);
        for named in grammar.rules[rule].expression.rules() {
            if !rules.contains(&named) {
                rules.push(named);
            }
        }
        next += 1;
    }
    writing.sets_ahead();
    writing.text
}

/// A text as a number, the same on every machine (FNV-1a).
fn number(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

struct Writing<'a> {
    grammar: &'a Grammar,
    kept: u128,
    text: String,
    is_ahead: bool,
    /// What one character is, where it is read, and where it is looked ahead for.
    read: Vec<&'a Character>,
    ahead: Vec<&'a Character>,
}

impl<'a> Writing<'a> {
    /// Writes of each set that is looked ahead for which is the first that is read and the same.
    fn sets_ahead(&mut self) {
        for set in mem::take(&mut self.ahead) {
            let place = self.read.iter().position(|read| *read == set);
            self.write(&format_args!("{place:?} "));
        }
    }

    fn rule(&mut self, rule: &'a Rule) {
        self.write(&format_args!("{} = ", rule.name));
        self.expression(&rule.expression);
        self.write(&"\n");
    }

    fn expression(&mut self, expression: &'a Expression) {
        match expression {
            Expression::Literal(text) => self.write(&format_args!("{text:?}")),
            Expression::AnyCase(text) => self.write(&format_args!("^{text:?}")),
            Expression::Rule(rule) => self.write(&self.grammar.rules[*rule].name),
            Expression::Sequence(items) => self.list("~", items),
            Expression::Choice(options) => self.list("|", options),
            Expression::Repeat(item, least, most) => {
                self.expression(item);
                self.write(&format_args!("{{{least},{most:?}}}"));
            }
            Expression::Ahead(inner) => self.ahead("&", inner),
            Expression::NotAhead(inner) => self.ahead("!", inner),
            Expression::End => self.write(&"EOI"),
            Expression::Start => self.write(&"SOI"),
            Expression::Character(character) => self.character(character),
            // Later passes make these.
            Expression::Run(..) | Expression::Led(..) | Expression::SameRun(..) => self.write(&"?"),
        }
    }

    fn ahead(&mut self, sign: &str, inner: &'a Expression) {
        let before = mem::replace(&mut self.is_ahead, true);
        self.behind(sign, inner);
        self.is_ahead = before;
    }

    fn list(&mut self, sign: &str, items: &'a [Expression]) {
        self.write(&"(");
        for item in items {
            self.behind(sign, item);
        }
        self.write(&")");
    }

    fn behind(&mut self, sign: &str, inner: &'a Expression) {
        self.write(&sign);
        self.expression(inner);
    }

    fn character(&mut self, character: &'a Character) {
        if self.is_ahead { &mut self.ahead } else { &mut self.read }.push(character);
        let Character { set, escape } = character;
        let others = if set.ascii & !self.kept != 0 || !set.is_ascii() { "_" } else { "" };
        self.write(&format_args!("[{others}{}]", self.kept(set.ascii)));
        if let Some(Escape { mark, digits, count }) = *escape {
            self.write(&format_args!("{mark}{count}{}", self.kept(digits)));
        }
    }

    /// Those of some characters that are kept.
    fn kept(&self, ascii: u128) -> String {
        characters(ascii & self.kept).collect()
    }

    fn write(&mut self, text: &dyn std::fmt::Display) {
        // Writing to a String does not fail.
        let _ = write!(self.text, "{text}");
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_all;
    use super::*;
    use crate::source::SourceFile;

    const REST: &str = "d = { '0'..'9' } c = { d | \":\" } e = { \"%\" ~ d ~ d } n = @{ (c | e)* }";

    fn shape(text: &str) -> String {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        written(&fold(read_all(file).unwrap()), 0, bit(':') | bit('/'))
    }

    fn of_rule(text: &str) -> String {
        shape(&format!("a = {{ {text} }} {REST}"))
    }

    #[test]
    fn what_a_shape_is() {
        assert_eq!(
            of_rule("\"//\" ~ n? ~ !\"/\" | ^\"xy\""),
            "a = (|(~\"//\"~n{0,Some(1)}~![/])|^\"xy\")\nn = [_:]%2{0,None}\nNone "
        );
    }

    #[test]
    fn characters_that_are_not_kept_do_not_count() {
        for text in ["d", "\"x\"", "'x'..'z' | \"7\"", "\"\u{e9}\"", "d | d"] {
            assert_eq!(of_rule(text), of_rule("'a'..'b'"), "{text}");
        }
        for text in ["e", "\"%\" ~ '1'..'4' ~ '1'..'4'"] {
            assert_eq!(of_rule(text), of_rule("e"), "{text}");
        }
        assert_ne!(of_rule("\"%\" ~ c ~ c"), of_rule("e"));
        for text in ["c", "\":\"", "d | e", "d*", "\"xx\"", "d ~ d", "&d", "!d", "n", "d | \"/\"", "EOI"] {
            assert_ne!(of_rule(text), of_rule("'a'..'b'"), "{text}");
        }
    }

    /// What is looked ahead for, lest another set goes on there, is to be that set.
    #[test]
    fn sets_that_are_looked_ahead_for_count_as_the_set_that_they_are() {
        let [one, wider, other] =
            ["'a'..'b'", "'a'..'d'", "'c'..'d'"].map(|set| of_rule(&format!("{set}+ ~ !({set})")));
        assert_eq!([&one, &one], [&wider, &other]);
        for text in ["'a'..'b'+ ~ !('a'..'c')", "'a'..'b'+ ~ &('a'..'b')", "'a'..'b'+ ~ !'a'..'b' ~ !'c'..'d'"] {
            assert_ne!(of_rule(text), one, "{text}");
        }
    }

    #[test]
    fn what_a_rule_comes_to_counts_and_no_more() {
        let [one, other, more] =
            ["c*", "c+", "c*"].map(|n| format!("a = {{ n }} c = {{ \"x\" | \":\" }} n = {{ {n} }}"));
        assert_ne!(shape(&one), shape(&other));
        assert_eq!(shape(&one), shape(&format!("{more} m = {{ n ~ n }}")));
    }

    #[test]
    fn numbers() {
        let [one, other] = ["\"a\"", "\"ab\""].map(|text| number(&of_rule(text)));
        assert!(one != other && number("") == 0xcbf2_9ce4_8422_2325);
    }
}
