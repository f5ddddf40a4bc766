//! Where and why a rule rejects a text: how far any alternative of the grammar gets, in which component, and what is
//! allowed there.
//!
//! pest reports only the rules that it tried last. So a rejected text is matched once more here, by the table of the
//! grammar. Accepted text is never matched here.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::grammar;
use crate::grammar::component::Component;
use crate::grammar::expected::Expected;
use crate::grammar::interpreter::{Interpreter, Observer, Open};
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::table::{Expression, GrammarRule};
use crate::text::delimiter;

/// Why a text is rejected.
pub(crate) struct Explanation {
    /// The first byte that is not allowed at its offset; the text's length if the text ends too early.
    pub(crate) at: usize,
    /// The component that was being parsed there; `None` for a rule below all components (`h16`).
    pub(crate) component: Option<Component>,
    /// The rule that was being parsed there.
    pub(crate) rule: GrammarRule,
    /// Whether the rule has only literals there, which follow each other from its beginning.
    pub(crate) is_in_beginning: bool,
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

/// Explains why `rule` does not match the whole of `text`; `None` if it does.
pub(crate) fn explain(rule: impl Into<GrammarRule>, text: &str) -> Option<Explanation> {
    let rule = rule.into();
    let (is_match, Watch { furthest, .. }) = Watch::new(text).whole(rule);
    if is_match {
        return None;
    }
    // Only now is it known which byte matters, so the text is matched again.
    match furthest_of_intended(rule, text, furthest) {
        Some(furthest) => explained_at(rule, text, furthest, true),
        None => explained_at(rule, text, furthest, false),
    }
}

/// How far a custom grammar gets without optional parts that need a literal which is not there, if it gets further than
/// to their beginning: in `postgresql://h:54x2/d` without an `@`, the error is in the port, not in a password.
/// `furthest` is how far it gets with them.
fn furthest_of_intended(rule: GrammarRule, text: &str, furthest: usize) -> Option<usize> {
    if rule.generic_rule.is_some() {
        return None;
    }
    let (is_match, intended) = Watch { skips: true, ..Watch::new(text) }.whole(rule);
    let is_reason = |start: &usize| !is_match && (start + 1..furthest).contains(&intended.furthest);
    intended.skipped.filter(is_reason).map(|_| intended.furthest)
}

/// How far any alternative of `rule` gets in `text`.
pub(crate) fn furthest(rule: Rule, text: &str) -> usize {
    Watch::new(text).whole(rule.into()).1.furthest
}

/// Explains why `rule` does not match `text` beyond the byte at `furthest`; `None` if it does not stop there.
pub(crate) fn explain_at(rule: GrammarRule, text: &str, furthest: usize) -> Option<Explanation> {
    explained_at(rule, text, furthest, false).or_else(|| explained_at(rule, text, furthest, true))
}

fn explained_at(rule: GrammarRule, text: &str, furthest: usize, skips: bool) -> Option<Explanation> {
    // Only what happens at that byte is noted.
    let (is_match, watch) = Watch { goal: furthest, skips, ..Watch::new(text) }.whole(rule);
    if is_match || watch.furthest != furthest {
        return None;
    }
    let (mut component, mut rule_there) = watch.locate(rule);
    let with_fragment = match rule.generic_rule {
        Some(Rule::absolute_URI) => Some(GrammarRule::from(Rule::URI)),
        Some(Rule::absolute_IRI) => Some(GrammarRule::from(Rule::IRI)),
        _ => None,
    };
    // A URI would continue there, with a fragment.
    let continues = |whole| {
        text[furthest..].starts_with(delimiter::FRAGMENT) && furthest < Watch::new(text).whole(whole).1.furthest
    };
    if with_fragment.is_some_and(continues) {
        (component, rule_there) = (Some(Component::Fragment), Some(rule));
    }
    let byte = watch
        .at_goal
        .iter()
        .find(|entry| entry.rule.is_named(Rule::pct_encoded) && entry.start < furthest && !entry.matched);
    let broken_percent = byte.map(|entry| entry.start);
    let is_literal = |expected: &Expected| matches!(expected, Expected::Literal { .. });
    // In the literals that the text begins with, the whole is what is expected.
    let all_literals = watch.expected.iter().all(is_literal);
    let beginnings = |rule: GrammarRule| rule.expression.beginnings().filter(|_| rule.generic_rule.is_none());
    let is_inside = |rule: GrammarRule| beginnings(rule).is_some_and(|texts| watch.is_inside(rule, &texts));
    if watch.is_in_beginning && all_literals && (rule.says.is_some() || is_inside(rule)) {
        (component, rule_there) = (None, Some(rule));
    }
    let rule = byte.map(|entry| entry.rule).or(rule_there).unwrap_or(rule);
    let is_in_beginning = all_literals && is_inside(rule);
    Some(Explanation { at: furthest, component, rule, is_in_beginning, broken_percent, expected: watch.expected })
}

/// The parts of a text that the secret rules of its grammar match, or began to match. If the rule does not match the
/// text, no one knows what comes after the error, so that is a secret, too. A message shows the character of the error
/// that it explains; a log (`of_message` is false) shows nothing that may be a secret.
pub(crate) fn secrets(rule: GrammarRule, text: &str, of_message: bool) -> Vec<Range<usize>> {
    if rule.secret.is_empty() {
        return Vec::new();
    }
    let (is_match, mut watch) = Watch { secret: rule.secret, ..Watch::new(text) }.whole(rule);
    if of_message && !is_match && furthest_of_intended(rule, text, watch.furthest).is_some() {
        watch = Watch { secret: rule.secret, skips: true, ..Watch::new(text) }.whole(rule).1;
    }
    let (mut secrets, furthest) = (watch.secrets, watch.furthest);
    if !is_match {
        let is_in_secret = secrets.iter().any(|secret| secret.end == furthest);
        let found = text[furthest..].chars().next().filter(|_| !is_in_secret).map_or(0, char::len_utf8);
        // Another scheme is no secret.
        let scheme = text[..delimiter::prefix(text)].strip_suffix(delimiter::SCHEME);
        let is_shown = |scheme: &&str| of_message && !is_in_secret && furthest <= scheme.len();
        let scheme = scheme.filter(is_shown).filter(|scheme| grammar::matches(Rule::scheme, scheme));
        let scheme = scheme.map_or(0, |scheme| scheme.len() + delimiter::SCHEME.len());
        secrets.push((furthest + found).max(scheme)..text.len());
    }
    secrets.retain(|secret| !secret.is_empty());
    secrets
}

/// The grammar of an entry rule or of a component, also of one in a custom grammar's copy; that of URIs for any other
/// rule.
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

/// Notes how far a text is valid, and what follows there.
struct Watch<'t> {
    text: &'t str,
    /// The furthest offset reached so far.
    furthest: usize,
    /// The offset at which to note what follows.
    goal: usize,
    expected: Vec<Expected>,
    at_goal: Vec<RuleAtGoal>,
    /// The rules around components that begin at the goal.
    around: Vec<(GrammarRule, usize)>,
    /// The rules whose matches are noted, and the matches. A match that fails ends where the text is no longer valid.
    secret: &'static [&'static str],
    secrets: Vec<Range<usize>>,
    /// Whether optional parts are skipped that need a literal which is not there, and where the last of them would
    /// begin.
    skips: bool,
    skipped: Option<usize>,
    /// Texts that were searched for, each with the offset of the search and that of the text.
    next: Vec<(&'static str, Range<usize>)>,
    /// The end of the literals that the text begins with, and whether what is expected at the goal follows them.
    beginning: usize,
    is_in_beginning: bool,
}

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
    /// Whether naming the rule says more than that a character is wrong. The parts of an address do not: the
    /// alternatives of an address fail together, and the last of them says less than all of them.
    fn is_informative(self) -> bool {
        let part = matches!(self.rule.generic_rule, Some(Rule::h16 | Rule::ls32 | Rule::IPv4address | Rule::dec_octet));
        !part && !self.rule.is_character
    }
}

impl<'t> Watch<'t> {
    fn new(text: &'t str) -> Self {
        Watch {
            text,
            furthest: 0,
            goal: usize::MAX,
            expected: Vec::new(),
            at_goal: Vec::new(),
            around: Vec::new(),
            secret: &[],
            secrets: Vec::new(),
            skips: false,
            skipped: None,
            next: Vec::new(),
            beginning: 0,
            is_in_beginning: true,
        }
    }

    /// Whether `rule` matches the whole text, and what is noted.
    fn whole(self, rule: GrammarRule) -> (bool, Self) {
        let mut interpreter = Interpreter::new(self.text, self);
        (interpreter.whole(rule), interpreter.observer)
    }

    /// The offset of the next text of this name, or the end. It is kept, so that a long list is not searched again for
    /// each item.
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

    /// Notes a rule, nested in others.
    fn note(&mut self, entry: RuleAtGoal, around: &Open) {
        if entry.component.is_some() && entry.start == self.goal {
            self.around.extend(around);
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

impl Observer for Watch<'_> {
    const SEES_FAILURES: bool = true;

    /// What was expected before.
    type Frame = usize;

    /// Whether the delimiter that makes a text a URI, or a userinfo, appears anywhere after it. If it does not, how far
    /// that rule gets is irrelevant: the error of `//a:80x/` is in its port, and that of `a b` in its path.
    fn is_intended(&self, rule: GrammarRule, start: usize, open: &Open) -> bool {
        let Some(&(above, _)) = open.last() else { return true };
        let rest = &self.text[start..];
        match rule.generic_rule {
            Some(Rule::userinfo | Rule::iuserinfo) => {
                rest.split(delimiter::ends_authority).next().is_some_and(|it| it.contains(delimiter::USERINFO))
            }
            Some(Rule::URI | Rule::IRI) if is_reference(above) => delimiter::prefix(rest) > 0,
            _ => true,
        }
    }

    /// Whether an optional part is skipped: it does not begin with a literal, but needs one that does not follow; not
    /// before the end of an authority, for a part that contains no `/`.
    fn skips(&mut self, part: &Expression, at: usize) -> bool {
        if !self.skips {
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

    fn begins(&mut self, _: GrammarRule, _: usize) -> usize {
        self.expected.len()
    }

    fn ends(&mut self, known: usize, rule: GrammarRule, start: usize, end: Option<usize>, open: &Open) {
        if self.secret.contains(&rule.name) {
            self.secrets.push(start..end.unwrap_or(self.furthest.max(start)));
        }
        match end {
            Some(end) if end == self.goal => {
                let component = open.iter().rev().find_map(|&(rule, _)| Component::from_rule(rule.generic_rule?));
                let around = open.split_last().map_or(open, |(_, around)| around);
                self.note(RuleAtGoal { rule, start, component, matched: true, continues: false }, around);
            }
            None if start == self.goal && rule.is_character => {
                // Its name says more than the characters that it matches.
                self.expected.truncate(known);
                self.expect(Expected::Rule(rule));
            }
            _ => {}
        }
    }

    /// Nothing is noted before the goal.
    fn reads_from(&self, text: &str) -> usize {
        text.len().min(self.goal.saturating_sub(1))
    }

    fn literal(&mut self, start: usize, end: usize, is_match: bool) {
        let follows = start <= self.beginning;
        if is_match && follows {
            self.beginning = self.beginning.max(end);
        }
        self.is_in_beginning &= is_match || follows || end != self.goal;
    }

    fn reached(&mut self, at: usize) {
        self.furthest = self.furthest.max(at);
    }

    fn stopped(&mut self, at: usize, expected: Option<Expected>, open: &Open) {
        self.reached(at);
        if at == self.goal {
            if let Some(expected) = expected {
                self.expect(expected);
            }
            let mut component = None;
            for (index, &(rule, start)) in open.iter().enumerate() {
                component = rule.generic_rule.and_then(Component::from_rule).or(component);
                self.note(RuleAtGoal { rule, start, component, matched: false, continues: true }, &open[..index]);
            }
        }
    }
}

impl Watch<'_> {
    /// Whether a match of a rule stops inside one of the texts that all its matches begin with.
    fn is_inside(&self, rule: GrammarRule, texts: &[String]) -> bool {
        let starts = self.at_goal.iter().filter(|entry| entry.rule == rule).map(|entry| entry.start);
        starts.map(|start| &self.text[start..self.goal]).any(|read| {
            let begins = |text: &String| text.get(..read.len()).is_some_and(|it| it.eq_ignore_ascii_case(read));
            texts.iter().any(|text| begins(text) && text.len() > read.len())
        })
    }

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

impl Watch<'_> {
    /// A part that is not a component and has begun, if no component has, and that is not around a component that would
    /// begin there: the name of a host, say, in the grammar of a scheme.
    fn other_part(&self) -> Option<RuleAtGoal> {
        self.at_goal.iter().find(|entry| entry.component.is_some())?;
        let is_around = |entry: &RuleAtGoal| self.around.contains(&(entry.rule, entry.start));
        self.begun_part(|entry| entry.component.is_none() && !is_around(entry))
    }

    /// The latest rule that began after the beginning of the text: one that has not matched yet, or else, if a
    /// character follows that is not allowed there, one that has ended but could have continued.
    fn begun_part(&self, is_wanted: impl Fn(&RuleAtGoal) -> bool) -> Option<RuleAtGoal> {
        let is_begun = |entry: &&RuleAtGoal| (1..self.goal).contains(&entry.start) && !entry.rule.is_character;
        let begun = || self.at_goal.iter().filter(is_begun).filter(|entry| is_wanted(entry));
        // Of those with the same start, the innermost is the last.
        let open = begun().filter(|entry| !entry.matched).max_by_key(|entry| entry.start);
        let ended =
            || begun().filter(|entry| entry.continues && self.goal < self.text.len()).max_by_key(|entry| entry.start);
        open.or_else(ended).copied()
    }

    /// The rule that was being parsed at the goal, if it belongs to no component: in the grammar of a scheme, or below
    /// a component.
    ///
    /// A rule that has begun and has not matched yet comes first. Then comes one that has begun and ended there, if a
    /// character follows that is not allowed there; then one that would only begin there. The rule of the whole text
    /// comes last: that it is wrong is known.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explain_returns_none_for_a_match() {
        assert!(explain(Rule::URI, "a:b").is_none());
        assert!(explain(Rule::absolute_URI, "a:b#c").is_some() && explain(Rule::URI, "a").is_some());
    }
}
