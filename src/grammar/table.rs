//! A grammar as data: the table of its rules, which `pest-uri-codegen` writes from the files of the grammar.
//!
//! This crate's own grammar and the custom grammars of other crates are tables of the same form. All code that uses the
//! table works for both: trees, explanations, reports.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

use crate::grammar::rules::Rule;

/// How often a rule may be nested in itself: more would need a stack that not every program has.
pub(crate) const MAX_NESTING: usize = 100;

/// How many rules may be nested in one another, if one of them may be nested in itself.
pub(crate) const MAX_DEPTH: usize = 600;

/// More texts that a rule may begin with say too little.
const MOST_BEGINNINGS: usize = 8;

/// The entry of one rule.
pub struct RuleEntry {
    /// The rule's index in the table.
    #[cfg_attr(not(feature = "trees"), allow(dead_code))]
    pub index: u16,
    /// The rule's name in the grammar, with `-` for `_`.
    pub name: &'static str,
    /// The rule in ABNF, one or more lines.
    pub abnf: &'static str,
    /// The document and section that explain it.
    pub section: &'static str,
    /// What an error in the rule says that it expects, if the grammar has a line `// says:` above it.
    pub says: Option<&'static str>,
    /// The rule of this crate's own grammar that has the same name.
    pub generic_rule: Option<Rule>,
    /// The rules of the grammar that it belongs to, in the order of the files; at least those that it refers to.
    pub grammar: Rules,
    /// The ASCII characters that the rule matches, each by itself.
    pub characters: Characters,
    /// The ASCII characters that a match may begin with; all, if it may be empty.
    pub first: Characters,
    /// The rules whose texts are not shown, if the rule is that of a whole text.
    pub secret: &'static [&'static str],
    /// Whether a match may contain percent-encoded bytes: whether the rule uses `pct-encoded`.
    #[cfg_attr(not(feature = "trees"), allow(dead_code))]
    pub may_be_encoded: bool,
    /// Whether every match is one character, or a percent-encoded byte: whether the rule names a set of characters.
    pub is_character: bool,
    /// Which nodes a match of the rule makes.
    #[cfg_attr(not(feature = "trees"), allow(dead_code))]
    pub modifier: RuleModifier,
    /// Whether rules may be nested in themselves.
    pub nesting: Nesting,
    /// The rule's right-hand side.
    pub expression: &'static Expression,
}

/// Which nodes a match of a rule makes, as the character before its `{` says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum RuleModifier {
    /// A node, if the rule is not in an atomic one.
    None,
    /// `_`: no node of its own.
    #[cfg_attr(not(feature = "custom-grammars"), allow(dead_code))]
    Silent,
    /// `@`: a node, if the rule is not in an atomic one; the rules in it make none.
    Atomic,
    /// `$` and `!`: a node, and the rules in it make theirs.
    #[cfg_attr(not(feature = "custom-grammars"), allow(dead_code))]
    Compound,
}

/// Which rules may be nested in themselves, in what a rule matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nesting {
    /// None.
    None,
    /// Another rule, inside it.
    #[cfg_attr(not(feature = "custom-grammars"), allow(dead_code))]
    Inside,
    /// The rule itself.
    #[cfg_attr(not(feature = "custom-grammars"), allow(dead_code))]
    Itself,
}

/// The rules of a grammar, in parts: a program that never uses the last part does not contain it.
#[derive(Clone, Copy)]
pub struct Rules(pub &'static [&'static [RuleEntry]]);

impl Rules {
    /// All rules, in the order of the files.
    pub(crate) fn iter(self) -> impl Iterator<Item = &'static RuleEntry> {
        self.0.iter().copied().flatten()
    }
}

/// A rule of any grammar.
#[derive(Clone, Copy)]
pub struct GrammarRule(pub &'static RuleEntry);

impl GrammarRule {
    /// Whether it is a rule of this crate's grammar, or has its name in another grammar.
    pub(crate) fn is_named(self, rule: Rule) -> bool {
        self.generic_rule == Some(rule)
    }

    /// The rule of this name in the same grammar; the rule itself, if there is none.
    pub(crate) fn sibling(self, rule: Rule) -> Self {
        if self.generic_rule.is_some_and(|own| GrammarRule::from(own) == self) {
            return rule.into();
        }
        self.0.grammar.iter().find(|entry| entry.generic_rule == Some(rule)).map_or(self, GrammarRule)
    }
}

impl Deref for GrammarRule {
    type Target = RuleEntry;

    fn deref(&self) -> &RuleEntry {
        self.0
    }
}

impl From<Rule> for GrammarRule {
    fn from(rule: Rule) -> Self {
        GrammarRule(rule.entry())
    }
}

impl PartialEq for GrammarRule {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.0, other.0)
    }
}

impl Eq for GrammarRule {}

impl Hash for GrammarRule {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

impl fmt::Debug for GrammarRule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)
    }
}

/// A rule, for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RuleText {
    /// The rule's name in the grammar, with `-` for `_`.
    pub name: &'static str,
    /// The rule in ABNF, one or more lines.
    pub abnf: &'static str,
    /// The document and section that explain it.
    pub section: &'static str,
}

#[cfg(feature = "custom-grammars")]
impl RuleText {
    pub(crate) fn from_entry(entry: &'static RuleEntry) -> Self {
        RuleText { name: entry.name, abnf: entry.abnf, section: entry.section }
    }
}

/// The right-hand side of a rule.
#[derive(Clone, Copy)]
pub enum Expression {
    /// A text as it is written.
    Literal(&'static str),
    /// A text, with its ASCII letters in either case.
    AnyCase(&'static str),
    /// One character, from the first to the last.
    Range(char, char),
    /// One character.
    #[cfg_attr(not(feature = "custom-grammars"), allow(dead_code))]
    Any,
    /// What another rule matches.
    Rule(GrammarRule),
    /// One expression after another.
    Sequence(&'static [Expression]),
    /// The first alternative that matches.
    Choice(&'static [Expression]),
    /// An expression, and its minimum and maximum number of repetitions.
    Repeat(&'static Expression, u32, u32),
    /// Any number of characters of a set, or of percent-encoded bytes: the expression of one, and the minimum number.
    /// The set has its ASCII characters.
    Run(Characters, &'static Expression, u32),
    /// What must come next, and is not consumed.
    Ahead(&'static Expression),
    /// What must not come next.
    NotAhead(&'static Expression),
}

impl Expression {
    /// Whether a match may contain a character. `seen` are the rules that the search has entered.
    pub(crate) fn may_contain(&self, character: char, seen: &mut Vec<GrammarRule>) -> bool {
        match *self {
            Expression::Literal(text) => text.contains(character),
            Expression::AnyCase(text) => text.chars().any(|it| it.eq_ignore_ascii_case(&character)),
            Expression::Range(first, last) => (first..=last).contains(&character),
            Expression::Any => true,
            Expression::Rule(rule) if seen.contains(&rule) => false,
            Expression::Rule(rule) => {
                seen.push(rule);
                rule.0.expression.may_contain(character, seen)
            }
            Expression::Sequence(items) | Expression::Choice(items) => {
                items.iter().any(|item| item.may_contain(character, seen))
            }
            Expression::Repeat(item, ..) | Expression::Run(_, item, _) => item.may_contain(character, seen),
            Expression::Ahead(_) | Expression::NotAhead(_) => false,
        }
    }

    /// The texts that all matches begin with, each as long as literals follow each other: `http://` and `https://`.
    /// `None` if a match may begin with something else.
    pub(crate) fn beginnings(&self) -> Option<Vec<String>> {
        self.literals().map(|literals| literals.into_iter().map(|(text, _)| text).collect())
    }

    /// The same, each with whether it is a whole match.
    fn literals(&self) -> Option<Vec<(String, bool)>> {
        match self {
            Expression::Literal(text) | Expression::AnyCase(text) => Some(vec![(String::from(*text), true)]),
            Expression::Ahead(_) | Expression::NotAhead(_) => Some(vec![(String::new(), true)]),
            Expression::Rule(rule) if rule.nesting != Nesting::Itself => rule.0.expression.literals(),
            Expression::Choice(items) => {
                let all = items.iter().map(Expression::literals).collect::<Option<Vec<_>>>()?;
                Some(all.concat()).filter(|all| all.len() <= MOST_BEGINNINGS)
            }
            Expression::Sequence(items) => {
                let mut all = vec![(String::new(), true)];
                for item in *items {
                    let next = item.literals().filter(|next| all.len() * next.len() <= MOST_BEGINNINGS);
                    all = (all.into_iter())
                        .flat_map(|(text, is_whole)| match &next {
                            Some(next) if is_whole => {
                                next.iter().map(|(more, is_whole)| (format!("{text}{more}"), *is_whole)).collect()
                            }
                            _ => vec![(text, false)],
                        })
                        .collect();
                }
                all.iter().all(|(text, _)| !text.is_empty()).then_some(all)
            }
            _ => None,
        }
    }

    /// The first literal of a sequence that begins with something else; also of the rule of a sequence.
    pub(crate) fn needed_literal(&self) -> Option<&'static str> {
        match self {
            Expression::Rule(rule) if rule.nesting != Nesting::Itself => rule.0.expression.needed_literal(),
            Expression::Sequence([Expression::Literal(_) | Expression::AnyCase(_), ..]) => None,
            Expression::Sequence(items) => items.iter().find_map(|item| match item {
                Expression::Literal(literal) if !literal.is_empty() => Some(*literal),
                _ => None,
            }),
            _ => None,
        }
    }
}

/// A set of ASCII characters: a bit for each, in two halves.
#[derive(PartialEq, Eq, Clone, Copy)]
pub struct Characters(pub [u64; 2]);

impl Characters {
    /// Those that the rule matches, each by itself.
    pub(crate) fn from_rule(rule: impl Into<GrammarRule>) -> Self {
        rule.into().characters
    }

    pub(crate) const NONE: Self = Characters([0; 2]);

    pub(crate) const ALL: Self = Characters([u64::MAX; 2]);

    /// The union with another set.
    pub(crate) fn or(self, Characters([low, high]): Self) -> Self {
        Characters([self.0[0] | low, self.0[1] | high])
    }

    /// The intersection with another set.
    #[cfg(feature = "templates")]
    pub(crate) fn and(self, Characters([low, high]): Self) -> Self {
        Characters([self.0[0] & low, self.0[1] & high])
    }

    /// The same set without those of this text.
    pub(crate) fn without(mut self, text: &str) -> Self {
        for byte in text.bytes() {
            if let Some(half) = self.0.get_mut(usize::from(byte >> 6)) {
                *half &= !(1 << (byte & 63));
            }
        }
        self
    }

    /// The same set with one more character, if it is ASCII.
    #[cfg(feature = "templates")]
    pub(crate) fn with(mut self, character: char) -> Self {
        let code = u32::from(character);
        if let Some(half) = self.0.get_mut((code >> 6) as usize) {
            *half |= 1 << (code & 63);
        }
        self
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == [0, 0]
    }

    pub(crate) fn is_within(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(half, others)| half & !others == 0)
    }

    #[inline]
    pub(crate) const fn has(self, byte: u8) -> bool {
        byte.is_ascii() && self.0[(byte >> 6) as usize] >> (byte & 63) & 1 == 1
    }
}
