//! Where and why a rule rejects a text: how far any alternative of the grammar gets, in which component, and what is allowed
//! there. Also the trees of rules that pest has no parser for.
//!
//! pest reports only the rules that it tried last. So a rejected text is parsed once more here, by the table of the grammar, with
//! pest's semantics: ordered choice, possessive repetition, lookahead. Accepted text is never parsed here.

use alloc::vec::Vec;
use core::ops::Range;

use crate::grammar::component::Component;
use crate::grammar::node::Match;
#[cfg(feature = "trees")]
use crate::grammar::node::NoTree;
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::span::Span;
use crate::grammar::table::{Characters, Expression, GrammarRule, MAX_DEPTH, MAX_NESTING, Nesting, RuleModifier};
use crate::text::delimiter;
use crate::text::percent_encoded::PERCENT;

/// Why a text is rejected.
pub(crate) struct Explanation {
    /// The first byte that is not allowed at its offset; the text's length if the text ends too early.
    pub(crate) at: usize,
    /// The component that was being parsed there; `None` for a rule below all components (`h16`).
    pub(crate) component: Option<Component>,
    /// The rule that was being parsed there.
    pub(crate) rule: GrammarRule,
    /// The start of a percent-encoded byte that is incomplete at that offset.
    pub(crate) broken_percent: Option<usize>,
    /// What the rules allow there.
    pub(crate) expected: Vec<Expected>,
}

impl Explanation {
    /// The offset at which the error begins: an incomplete percent-encoded byte is wrong from its `%` on.
    pub(crate) fn begins_at(&self) -> usize {
        self.broken_percent.unwrap_or(self.at)
    }
}

/// Something that is allowed at an offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    /// A character of the set that this rule names.
    Rule(GrammarRule),
    /// The rest of a literal in the grammar; and the whole literal, if the rest alone cannot be understood.
    Literal {
        rest: &'static str,
        whole: Option<&'static str>,
    },
    Range(char, char),
    End,
}

/// Explains why `rule` does not match the whole of `text`; `None` if it does.
pub(crate) fn explain(rule: impl Into<GrammarRule>, text: &str) -> Option<Explanation> {
    let rule = rule.into();
    let mut interpreter = Watching::new(text);
    if interpreter.whole(rule) {
        return None;
    }
    // Only now is it known which byte matters, so the text is parsed again.
    match furthest_of_intended(rule, text, interpreter.furthest) {
        Some(furthest) => explained_at(rule, text, furthest, true),
        None => explained_at(rule, text, interpreter.furthest, false),
    }
}

/// How far a custom grammar gets without optional parts that need a literal which is not there, if it gets further than to their
/// beginning: in `postgresql://h:54x2/d` without an `@`, the error is in the port, not in a password. `furthest` is how far it gets
/// with them.
fn furthest_of_intended(rule: GrammarRule, text: &str, furthest: usize) -> Option<usize> {
    if rule.generic_rule.is_some() {
        return None;
    }
    let mut interpreter = Watching { skips: true, ..Watching::new(text) };
    let is_match = interpreter.whole(rule);
    let is_reason = |start: &usize| !is_match && (start + 1..furthest).contains(&interpreter.furthest);
    interpreter.skipped.filter(is_reason).map(|_| interpreter.furthest)
}

/// How far any alternative of `rule` gets in `text`.
pub(crate) fn furthest(rule: Rule, text: &str) -> usize {
    Watching::new(text).furthest(rule.into())
}

/// Explains why `rule` does not match `text` beyond the byte at `furthest`; `None` if it does not stop there.
pub(crate) fn explain_at(rule: GrammarRule, text: &str, furthest: usize) -> Option<Explanation> {
    explained_at(rule, text, furthest, false).or_else(|| explained_at(rule, text, furthest, true))
}

fn explained_at(rule: GrammarRule, text: &str, furthest: usize, skips: bool) -> Option<Explanation> {
    // Only what happens at that byte is noted.
    let mut interpreter = Watching { goal: furthest, skips, ..Watching::new(text) };
    if interpreter.whole(rule) || interpreter.furthest != furthest {
        return None;
    }
    let (mut component, mut rule_there) = interpreter.locate(rule);
    let with_fragment = match rule.generic_rule {
        Some(Rule::absolute_URI) => Some(GrammarRule::from(Rule::URI)),
        Some(Rule::absolute_IRI) => Some(GrammarRule::from(Rule::IRI)),
        _ => None,
    };
    // A URI would continue there, with a fragment.
    let continues =
        |whole| text[furthest..].starts_with(delimiter::FRAGMENT) && furthest < Watching::new(text).furthest(whole);
    if with_fragment.is_some_and(continues) {
        (component, rule_there) = (Some(Component::Fragment), Some(rule));
    }
    let byte = interpreter
        .at_goal
        .iter()
        .find(|entry| entry.rule.is_named(Rule::pct_encoded) && entry.start < furthest && !entry.matched);
    let broken_percent = byte.map(|entry| entry.start);
    let is_literal = |expected: &Expected| matches!(expected, Expected::Literal { .. });
    // In the literals that the text begins with, the whole is what is expected.
    if rule.says.is_some() && interpreter.is_in_beginning && interpreter.expected.iter().all(is_literal) {
        (component, rule_there) = (None, Some(rule));
    }
    let rule = byte.map(|entry| entry.rule).or(rule_there).unwrap_or(rule);
    Some(Explanation { at: furthest, component, rule, broken_percent, expected: interpreter.expected })
}

/// The parts of a text that the secret rules of its grammar match, or began to match. If the rule does not match the text, no one
/// knows what comes after the error, so that is a secret, too. A message shows the character of the error that it explains; a log
/// (`of_message` is false) shows nothing that may be a secret.
pub(crate) fn secrets(rule: GrammarRule, text: &str, of_message: bool) -> Vec<Range<usize>> {
    if rule.secret.is_empty() {
        return Vec::new();
    }
    let mut interpreter = Watching { secret: rule.secret, ..Watching::new(text) };
    let is_match = interpreter.whole(rule);
    if of_message && !is_match && furthest_of_intended(rule, text, interpreter.furthest).is_some() {
        interpreter = Watching { secret: rule.secret, skips: true, ..Watching::new(text) };
        interpreter.whole(rule);
    }
    let (mut secrets, furthest) = (interpreter.secrets, interpreter.furthest);
    if !is_match {
        let is_in_secret = secrets.iter().any(|secret| secret.end == furthest);
        let found = text[furthest..].chars().next().filter(|_| !is_in_secret).map_or(0, char::len_utf8);
        secrets.push(furthest + found..text.len());
    }
    secrets.retain(|secret| !secret.is_empty());
    secrets
}

/// The grammar of an entry rule or of a component, also of one in a custom grammar's copy; that of URIs for any other rule.
pub(crate) fn family(rule: GrammarRule) -> Family {
    let is_of = |family: Family, it: &Component| rule.is_named(it.rule_in(family));
    let is_in_both = || Component::ALL.iter().any(|it| is_of(Family::Uris, it));
    let is_of_iris = || Component::ALL.iter().any(|it| is_of(Family::Iris, it)) && !is_in_both();
    match EntryRule::ALL.iter().find(|entry| rule.is_named(entry.rule())) {
        Some(entry) => entry.family(),
        None if is_of_iris() => Family::Iris,
        None => Family::Uris,
    }
}

/// Whether a rule matches URIs, or IRIs, and relative references.
fn is_reference(rule: GrammarRule) -> bool {
    matches!(rule.generic_rule, Some(Rule::URI_reference | Rule::IRI_reference))
}

/// Whether an expression is a literal, or a choice of literals.
fn is_literal(expression: &Expression) -> bool {
    match expression {
        Expression::Literal(_) | Expression::AnyCase(_) => true,
        Expression::Choice(options) => options.iter().all(is_literal),
        _ => false,
    }
}

/// How far `rule` matches `text` from its start.
#[inline]
pub(crate) fn matched(rule: impl Into<GrammarRule>, text: &str) -> Option<usize> {
    matched_by(rule.into(), text)
}

/// The same without generics: the call of `into` determines which part of the table is used.
fn matched_by(rule: GrammarRule, text: &str) -> Option<usize> {
    Matching::new(text).rule(rule, 0)
}

/// The tree of a text by a rule: the nodes that pest would make.
#[cfg(feature = "trees")]
pub(crate) fn tree(rule: GrammarRule, text: &str) -> Result<Vec<Match>, NoTree> {
    let mut interpreter = Matching { makes_nodes: true, nodes: Vec::with_capacity(32), ..Matching::new(text) };
    let end = interpreter.rule(rule, 0);
    match interpreter.too_deep {
        Some(at) => Err(NoTree::Nesting(at)),
        None if end == Some(text.len()) => Ok(interpreter.nodes),
        None => Err(NoTree::NoMatch),
    }
}

/// Where a rule is nested in itself too often when `rule` matches `text` from its start.
#[cfg(feature = "trees")]
pub(crate) fn too_deep(rule: GrammarRule, text: &str) -> Option<usize> {
    if rule.nesting == Nesting::None {
        return None;
    }
    let mut interpreter = Matching::new(text);
    interpreter.rule(rule, 0);
    interpreter.too_deep
}

/// Parses a text by the table of the grammar. With `WATCHES` it notes how far it gets.
#[expect(clippy::struct_excessive_bools, reason = "each is one question that a caller asks")]
struct Interpreter<'t, const WATCHES: bool> {
    text: &'t str,
    /// False in a lookahead, where only the match counts.
    watching: bool,
    /// The rules that have begun and not ended, each with the offset at which it began.
    open: Vec<(GrammarRule, usize)>,
    /// The furthest offset reached so far.
    furthest: usize,
    /// The offset at which to note what follows.
    goal: usize,
    expected: Vec<Expected>,
    at_goal: Vec<RuleAtGoal>,
    /// The rules around components that begin at the goal.
    around: Vec<(GrammarRule, usize)>,
    /// Where a rule would be nested in itself too often. From then on nothing matches.
    too_deep: Option<usize>,
    /// The rules whose matches are noted, and the matches. A match that fails ends where the text is no longer valid.
    secret: &'static [&'static str],
    secrets: Vec<Range<usize>>,
    /// The nodes of the tree.
    nodes: Vec<Match>,
    /// Whether nodes are wanted. A lookahead makes none.
    makes_nodes: bool,
    /// Whether the rule is in an atomic one.
    is_atomic: bool,
    /// Whether another text may follow.
    is_open: bool,
    /// Whether optional parts are skipped that need a literal which is not there, and where the last of them would begin.
    skips: bool,
    skipped: Option<usize>,
    /// Texts that were searched for, each with the offset of the search and that of the text.
    next: Vec<(&'static str, Range<usize>)>,
    /// The end of the literals that the text begins with, and whether what is expected at the goal follows them.
    beginning: usize,
    is_in_beginning: bool,
}

type Watching<'t> = Interpreter<'t, true>;
type Matching<'t> = Interpreter<'t, false>;

/// A rule that was open at the goal, or ended there.
#[derive(Clone, Copy, PartialEq, Eq)]
struct RuleAtGoal {
    rule: GrammarRule,
    start: usize,
    component: Option<Component>,
    matched: bool,
    /// Whether the rule could have continued there.
    continues: bool,
}

impl RuleAtGoal {
    /// Whether naming the rule says more than that a character is wrong. The parts of an address do not: the alternatives of an
    /// address fail together, and the last of them says less than all of them.
    fn is_informative(self) -> bool {
        let part = matches!(self.rule.generic_rule, Some(Rule::h16 | Rule::ls32 | Rule::IPv4address | Rule::dec_octet));
        !part && !self.rule.is_character
    }
}

impl<'t, const WATCHES: bool> Interpreter<'t, WATCHES> {
    fn new(text: &'t str) -> Self {
        let (open, expected, at_goal, around) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Interpreter {
            text,
            watching: true,
            open,
            furthest: 0,
            goal: usize::MAX,
            expected,
            at_goal,
            around,
            too_deep: None,
            secret: &[],
            secrets: Vec::new(),
            nodes: Vec::new(),
            makes_nodes: false,
            is_atomic: false,
            is_open: false,
            skips: false,
            skipped: None,
            next: Vec::new(),
            beginning: 0,
            is_in_beginning: true,
        }
    }

    /// Whether `rule` matches the whole text.
    fn whole(&mut self, rule: GrammarRule) -> bool {
        match self.rule(rule, 0) {
            Some(end) if end < self.text.len() => self.rejected(end, Expected::End).is_some(),
            end => end.is_some(),
        }
    }

    /// How far any alternative of `rule` gets in the text.
    fn furthest(mut self, rule: GrammarRule) -> usize {
        self.whole(rule);
        self.furthest
    }

    /// Where `rule` ends if it matches from `start`.
    fn rule(&mut self, rule: GrammarRule, start: usize) -> Option<usize> {
        if !self.watches() && !self.may_begin(rule, start) {
            return None;
        }
        if !WATCHES && rule.nesting == Nesting::None {
            return self.node(rule, start);
        }
        if self.too_deep.is_some() || self.watches() && !self.is_intended(rule, start) {
            return None;
        }
        let is_too_deep =
            || self.open.len() >= MAX_DEPTH || self.open.iter().filter(|(open, _)| *open == rule).count() > MAX_NESTING;
        if rule.nesting == Nesting::Itself && is_too_deep() {
            self.too_deep = Some(start);
            return None;
        }
        let known = self.expected.len();
        self.open.push((rule, start));
        let end = self.node(rule, start);
        self.open.pop();
        if self.watches() && self.secret.contains(&rule.name) {
            self.secrets.push(start..end.unwrap_or(self.furthest.max(start)));
        }
        match end {
            Some(end) => self.ended(rule, start, end),
            None if self.watches() && start == self.goal && rule.is_character => {
                // Its name says more than the characters that it matches.
                self.expected.truncate(known);
                self.expect(Expected::Rule(rule));
            }
            None => {}
        }
        end
    }

    /// Whether notes are made.
    fn watches(&self) -> bool {
        WATCHES && self.watching
    }

    /// Whether a match of a rule may begin with the character at an offset.
    fn may_begin(&self, rule: GrammarRule, at: usize) -> bool {
        match self.text.as_bytes().get(at) {
            Some(byte) => !byte.is_ascii() || rule.first.has(*byte),
            None => rule.first == Characters::ALL,
        }
    }

    /// Where the expression of `rule` ends; its match may be a node.
    fn node(&mut self, rule: GrammarRule, start: usize) -> Option<usize> {
        if !self.makes_nodes {
            return self.expression(rule.0.expression, start);
        }
        let (is_node, is_atomic) = match rule.modifier {
            RuleModifier::None => (!self.is_atomic, self.is_atomic),
            RuleModifier::Silent => (false, self.is_atomic),
            RuleModifier::Atomic => (!self.is_atomic, true),
            RuleModifier::Compound => (true, false),
        };
        let index = self.nodes.len();
        if is_node {
            self.nodes.push(Match { rule, span: Span { start, end: start }, below: 0 });
        }
        let around = core::mem::replace(&mut self.is_atomic, is_atomic);
        let end = self.expression(rule.0.expression, start);
        self.is_atomic = around;
        match end {
            Some(end) if is_node => {
                self.nodes[index].below = self.nodes.len() - index - 1;
                self.nodes[index].span.end = end;
            }
            Some(_) => {}
            None => self.nodes.truncate(index),
        }
        end
    }

    /// Whether the delimiter that makes a text a URI, or a userinfo, appears anywhere after it. If it does not, how far that rule
    /// gets is irrelevant: the error of `//a:80x/` is in its port, and that of `a b` in its path.
    fn is_intended(&self, rule: GrammarRule, start: usize) -> bool {
        if self.open.is_empty() {
            return true;
        }
        let rest = &self.text[start..];
        match rule.generic_rule {
            Some(Rule::userinfo | Rule::iuserinfo) => {
                rest.split(delimiter::ends_authority).next().is_some_and(|it| it.contains(delimiter::USERINFO))
            }
            Some(Rule::URI | Rule::IRI) if self.open.last().is_some_and(|&(above, _)| is_reference(above)) => {
                delimiter::prefix(rest) > 0
            }
            _ => true,
        }
    }

    fn expression(&mut self, expression: &Expression, at: usize) -> Option<usize> {
        let next = || self.text[at..].chars().next();
        match *expression {
            Expression::Literal(literal) if !WATCHES => self.ends_after(at, literal, <[u8]>::eq),
            Expression::AnyCase(literal) if !WATCHES => self.ends_after(at, literal, <[u8]>::eq_ignore_ascii_case),
            Expression::Literal(literal) => self.literal(literal, at, |found, wanted| found == wanted),
            Expression::AnyCase(literal) => {
                self.literal(literal, at, |found, wanted| found.eq_ignore_ascii_case(&wanted))
            }
            Expression::Range(first, last) => match next() {
                Some(found) if (first..=last).contains(&found) => Some(self.reached(at + found.len_utf8())),
                _ => self.rejected(at, Expected::Range(first, last)),
            },
            Expression::Any => next().map(|found| self.reached(at + found.len_utf8())),
            Expression::Rule(rule) => self.rule(rule, at),
            Expression::Sequence(items) => items.iter().try_fold(at, |at, item| self.expression(item, at)),
            Expression::Choice(options) => options.iter().enumerate().find_map(|(index, option)| {
                let is_last = index + 1 == options.len();
                if !is_last && self.skips(option, at) { None } else { self.alternative(option, at) }
            }),
            Expression::Repeat(item, 0, 1) if self.skips(item, at) => Some(at),
            Expression::Repeat(item, least, most) => self.repeat(item, least, most, 0, at),
            Expression::Run(characters, item, least) => self.run(characters, item, least, at),
            // Lookahead is watched too: another alternative may continue with what it does not find, or must not find.
            Expression::Ahead(inner) => self.ahead(inner, at),
            Expression::NotAhead(inner) => self.not_ahead(inner, at),
        }
    }

    /// Whether an optional part is skipped: it does not begin with a literal, but needs one that does not follow; not before the end
    /// of an authority, for a part that contains no `/`.
    fn skips(&mut self, part: &Expression, at: usize) -> bool {
        if !WATCHES || !self.skips {
            return false;
        }
        let Some(literal) = part.needed_literal() else { return false };
        let found = self.next_of(literal, at, |rest| rest.find(literal));
        let has_slash = part.may_contain(delimiter::SEGMENT, &mut Vec::new());
        let end =
            if has_slash { self.text.len() } else { self.next_of("", at, |rest| rest.find(delimiter::ends_authority)) };
        if found >= end {
            self.skipped = self.skipped.max(Some(at));
        }
        found >= end
    }

    /// The offset of the next text of this name, or the end. It is kept, so that a long list is not searched again for each item.
    fn next_of(&mut self, name: &'static str, at: usize, find: impl Fn(&str) -> Option<usize>) -> usize {
        let known = self.next.iter().position(|(known, _)| *known == name);
        match known.map(|index| &self.next[index].1) {
            Some(range) if range.contains(&at) || range.end == at => return range.end,
            _ => {}
        }
        let range = at..find(&self.text[at..]).map_or(self.text.len(), |found| at + found);
        let end = range.end;
        match known {
            Some(index) => self.next[index].1 = range,
            None => self.next.push((name, range)),
        }
        end
    }

    /// Parses what may fail without a failure of the expression around it, and then leaves no nodes.
    fn alternative(&mut self, expression: &Expression, at: usize) -> Option<usize> {
        let count = self.nodes.len();
        let end = self.expression(expression, at);
        if end.is_none() {
            self.nodes.truncate(count);
        }
        end
    }

    /// The end of a literal at an offset, if it is there.
    fn ends_after(&self, at: usize, literal: &str, is_same: impl Fn(&[u8], &[u8]) -> bool) -> Option<usize> {
        let end = at + literal.len();
        self.text.as_bytes().get(at..end).is_some_and(|found| is_same(found, literal.as_bytes())).then_some(end)
    }

    fn ahead(&mut self, inner: &Expression, at: usize) -> Option<usize> {
        // A match needs no note: it is parsed again after the lookahead.
        if self.is_open && at == self.text.len() || self.matches_ahead(inner, at) {
            return Some(at);
        }
        self.watch(inner, at);
        None
    }

    fn not_ahead(&mut self, inner: &Expression, at: usize) -> Option<usize> {
        // A match that must not occur cannot continue. What does not occur could, for another alternative.
        if self.matches_ahead(inner, at) {
            self.stopped(at);
            return None;
        }
        // A literal is only excluded: no alternative is about it.
        if !is_literal(inner) {
            self.watch(inner, at);
        }
        Some(at)
    }

    /// Parses what does not match, to note how far it gets. If nothing is noted, nothing is parsed twice: each level of nested
    /// lookahead would double the cost.
    fn watch(&mut self, expression: &Expression, at: usize) {
        if self.watches() {
            self.expression(expression, at);
        }
    }

    /// Whether an expression matches, without notes and nodes.
    fn matches_ahead(&mut self, expression: &Expression, at: usize) -> bool {
        let watching = core::mem::replace(&mut self.watching, false);
        let makes_nodes = core::mem::replace(&mut self.makes_nodes, false);
        let found = self.expression(expression, at).is_some();
        (self.watching, self.makes_nodes) = (watching, makes_nodes);
        found
    }

    fn literal(&mut self, literal: &'static str, at: usize, same: fn(char, char) -> bool) -> Option<usize> {
        let (mut end, follows) = (at, at <= self.beginning);
        for wanted in literal.chars() {
            match self.text[end..].chars().next() {
                Some(found) if same(found, wanted) => end += found.len_utf8(),
                _ => {
                    self.is_in_beginning &= follows || end != self.goal;
                    return self.rejected(end, Expected::literal(literal, end - at));
                }
            }
        }
        if follows {
            self.beginning = self.beginning.max(end);
        }
        Some(self.reached(end))
    }

    /// Repeats an expression that has matched `count` times before `at`.
    fn repeat(&mut self, item: &Expression, least: u32, most: u32, count: u32, at: usize) -> Option<usize> {
        let (mut count, mut at) = (count, at);
        while count < most {
            match self.alternative(item, at) {
                Some(end) => at = end,
                None => break,
            }
            count += 1;
        }
        (count >= least).then_some(at)
    }

    /// Most of a long text is a run of characters of one set, in which nothing is noted before the goal.
    fn run(&mut self, characters: Characters, item: &Expression, least: u32, start: usize) -> Option<usize> {
        if self.makes_nodes && !self.is_atomic {
            return self.repeat(item, least, u32::MAX, 0, start);
        }
        let end = if WATCHES { self.text.len().min(self.goal.saturating_sub(1)).max(start) } else { self.text.len() };
        let run = &self.text.as_bytes()[start..end];
        let at = start + run.iter().position(|&byte| !characters.has(byte)).unwrap_or(run.len());
        self.reached(at);
        let count = u32::try_from(at - start).unwrap_or(u32::MAX - 1);
        match self.text.as_bytes().get(at) {
            // Another ASCII character ends the run.
            Some(byte) if !WATCHES && byte.is_ascii() && *byte != PERCENT => (count >= least).then_some(at),
            _ => self.repeat(item, least, u32::MAX, count, at),
        }
    }

    /// Notes that the text is valid up to `at`.
    fn reached(&mut self, at: usize) -> usize {
        if self.watches() {
            self.furthest = self.furthest.max(at);
        }
        at
    }

    /// Notes that the text is valid up to `at`, and would be valid with `expected` there.
    fn rejected(&mut self, at: usize, expected: Expected) -> Option<usize> {
        if self.watches() && at == self.goal {
            self.expect(expected);
        }
        self.stopped(at);
        None
    }

    /// Notes that the text is valid up to `at`, and the rules that were being parsed there.
    fn stopped(&mut self, at: usize) {
        self.reached(at);
        if self.watches() && at == self.goal {
            let mut component = None;
            for index in 0..self.open.len() {
                let (rule, start) = self.open[index];
                component = rule.generic_rule.and_then(Component::from_rule).or(component);
                self.note(RuleAtGoal { rule, start, component, matched: false, continues: true }, index);
            }
        }
    }

    fn ended(&mut self, rule: GrammarRule, start: usize, end: usize) {
        if self.watches() && end == self.goal {
            let open = self.open.iter().rev().map(|&(rule, _)| rule);
            let component =
                core::iter::once(rule).chain(open).find_map(|rule| Component::from_rule(rule.generic_rule?));
            self.note(RuleAtGoal { rule, start, component, matched: true, continues: false }, self.open.len());
        }
    }

    /// Notes a rule, nested in the first `inside` of the open rules.
    fn note(&mut self, entry: RuleAtGoal, inside: usize) {
        if entry.component.is_some() && entry.start == self.goal {
            self.around.extend(&self.open[..inside]);
        }
        match self.at_goal.iter_mut().find(|known| (known.rule, known.start) == (entry.rule, entry.start)) {
            Some(known) => {
                known.matched |= entry.matched;
                known.continues |= entry.continues;
            }
            None => self.at_goal.push(entry),
        }
    }

    fn expect(&mut self, expected: Expected) {
        if !self.expected.contains(&expected) {
            self.expected.push(expected);
        }
    }
}

impl Watching<'_> {
    /// The component and the rule that were being parsed at the goal.
    ///
    /// A scheme that has begun comes first: without it, the text has none. Then come, in this order:
    /// - a component that has begun before the goal,
    /// - another part that has begun before it,
    /// - a component that may be empty there,
    /// - a component that would only begin there,
    /// - an authority, if none of its parts is found.
    fn locate(&self, entry_rule: GrammarRule) -> (Option<Component>, Option<GrammarRule>) {
        let begun = |entry: &&RuleAtGoal| entry.start < self.goal;
        let parts = || self.at_goal.iter().filter(|entry| entry.component.is_some_and(|it| it != Component::Authority));
        // The first of those that began last.
        let latest = |best: Option<RuleAtGoal>, entry: &RuleAtGoal| {
            best.filter(|best| best.start >= entry.start).or(Some(*entry))
        };
        let scheme = parts().filter(begun).find(|entry| entry.component == Some(Component::Scheme));
        let found = (scheme.copied())
            .or_else(|| parts().filter(begun).fold(None, latest))
            .or_else(|| self.other_part())
            .or_else(|| parts().find(|entry| entry.matched).copied())
            .or_else(|| parts().next().copied())
            .or_else(|| self.at_goal.iter().find(|entry| entry.component.is_some()).copied());
        let Some(found) = found.filter(|entry| entry.component.is_some()) else {
            return (None, found.map(|entry| entry.rule).or_else(|| self.rule_outside_components()));
        };
        let of_component =
            self.at_goal.iter().filter(|entry| entry.component == found.component && entry.is_informative());
        // The deepest rule that has begun; if none has, the component's own.
        let rule = match of_component.filter(begun).max_by_key(|entry| entry.start) {
            Some(entry) => entry.rule,
            None => found
                .component
                .map_or(found.rule, |component| entry_rule.sibling(component.rule_in(family(entry_rule)))),
        };
        (found.component, Some(rule))
    }
}

impl Watching<'_> {
    /// A part that is not a component and has begun, if no component has, and that is not around a component that would begin
    /// there: the name of a host, say, in the grammar of a scheme.
    fn other_part(&self) -> Option<RuleAtGoal> {
        self.at_goal.iter().find(|entry| entry.component.is_some())?;
        let is_around = |entry: &RuleAtGoal| self.around.contains(&(entry.rule, entry.start));
        self.begun_part(|entry| entry.component.is_none() && !is_around(entry))
    }

    /// The latest rule that began after the beginning of the text: one that has not matched yet, or else, if a character follows
    /// that is not allowed there, one that has ended but could have continued.
    fn begun_part(&self, is_wanted: impl Fn(&RuleAtGoal) -> bool) -> Option<RuleAtGoal> {
        let is_begun = |entry: &&RuleAtGoal| (1..self.goal).contains(&entry.start) && !entry.rule.is_character;
        let begun = || self.at_goal.iter().filter(is_begun).filter(|entry| is_wanted(entry));
        // Of those with the same start, the innermost is the last.
        let open = begun().filter(|entry| !entry.matched).max_by_key(|entry| entry.start);
        let ended =
            || begun().filter(|entry| entry.continues && self.goal < self.text.len()).max_by_key(|entry| entry.start);
        open.or_else(ended).copied()
    }

    /// The rule that was being parsed at the goal, if it belongs to no component: in the grammar of a scheme, or below a
    /// component.
    ///
    /// A rule that has begun and has not matched yet comes first. Then comes one that has begun and ended there, if a character
    /// follows that is not allowed there; then one that would only begin there. The rule of the whole text comes last: that it is
    /// wrong is known.
    fn rule_outside_components(&self) -> Option<GrammarRule> {
        let at_goal = || self.at_goal.iter().filter(|entry| !entry.rule.is_character);
        let begun = || at_goal().filter(|entry| entry.start < self.goal).copied();
        let found = (self.begun_part(|_| true))
            .or_else(|| at_goal().find(|entry| entry.start == self.goal && !entry.matched).copied())
            .or_else(|| begun().filter(|entry| !entry.matched).max_by_key(|entry| entry.start))
            .or_else(|| begun().max_by_key(|entry| entry.start));
        found.map(|entry| entry.rule)
    }
}

impl Expected {
    /// The rest of a literal after its first `read` bytes. The rest of a broken word alone says little.
    fn literal(whole: &'static str, read: usize) -> Self {
        let (before, rest) = whole.split_at(read);
        let is_in_word = before.ends_with(char::is_alphabetic) && rest.starts_with(char::is_alphabetic);
        Expected::Literal { rest, whole: is_in_word.then_some(whole) }
    }
}

/// Whether `rule` matches the whole of `text`.
#[inline]
pub(crate) fn matches(rule: impl Into<GrammarRule>, text: &str) -> bool {
    matched(rule, text) == Some(text.len())
}

/// The same for a text that something may follow: a lookahead at its end matches.
#[cfg(feature = "custom-grammars")]
pub(crate) fn matches_open(rule: GrammarRule, text: &str) -> bool {
    Matching { is_open: true, ..Matching::new(text) }.rule(rule, 0) == Some(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explain_returns_none_for_a_match() {
        assert!(explain(Rule::URI, "a:b").is_none());
        assert!(explain(Rule::absolute_URI, "a:b#c").is_some() && explain(Rule::URI, "a").is_some());
    }
}
