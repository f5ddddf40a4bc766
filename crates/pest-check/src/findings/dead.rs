//! Findings about parts that have no effect.

use std::collections::HashSet;

use command_output::escape::escape;
use grammar_reader::PestGrammar;
use grammar_reader::pest_notation::expressions::descendants;
use pest_meta::ast::{Expr, RuleType};

use crate::findings::code::Code;
use crate::findings::dead_parts::{Cause, DeadPart, Role};
use crate::findings::finding::Finding;
use crate::findings::parts::{choices, part_name};
use crate::findings::spans::Spans;
use crate::pest_vm::PestVm;

/// Returns the finding about a dead part of a rule.
pub fn finding(rule: &str, dead: &DeadPart, grammar: &PestGrammar, spans: &Spans, machine: &PestVm) -> Option<Finding> {
    let expression = &grammar.rule(rule)?.expr;
    let (place, part) = spans.part(rule, expression, dead.position)?;
    let expression_at = |position: usize| descendants(expression).nth(position);
    let is_rule = matches!(expression_at(dead.position), Some(Expr::Ident(name)) if grammar.rule(name).is_some());
    if is_rule && dead.cause == Cause::NoText && dead.position > 0 {
        // The rule has its own finding.
        return None;
    }
    let earlier = dead.earlier.and_then(|position| spans.part(rule, expression, position));
    let earlier_place = earlier.as_ref().map(|(place, _)| place.clone());
    let (part, earlier) = match &earlier {
        Some((_, earlier)) if shown(earlier) == shown(&part) => (shown_end(&part), Some(shown_end(earlier))),
        earlier => (shown(&part), earlier.as_ref().map(|(_, earlier)| shown(earlier))),
    };
    let (code, message, reason) = match (dead.role, &dead.cause) {
        (Role::Rule, Cause::Within(inner)) => (
            Code::NeverMatches,
            format!("`{rule}` never matches"),
            format!("the parts before `{inner}` leave no text that it matches"),
        ),
        (Role::Rule, _) => (Code::NeverMatches, format!("`{rule}` never matches"), "no text matches this".to_owned()),
        (Role::Lookahead, _) => (
            Code::RedundantLookahead,
            format!("a lookahead in `{rule}` has no effect"),
            "this always succeeds".to_owned(),
        ),
        (_, Cause::EarlierAlternative(_)) => {
            let is_same = dead.earlier.is_some_and(|earlier| expression_at(earlier) == expression_at(dead.position));
            let earlier = earlier.as_ref().map_or("earlier alternatives".to_owned(), |text| format!("`{text}`"));
            let verb = if dead.earlier.is_some() { "matches" } else { "match" };
            let list = choices(expression).into_iter().find(|list| Some(list.position) == dead.choice)?;
            if list.is_in_lookahead {
                let reason = format!("{earlier} always {verb} first, and one match is enough for a lookahead");
                (Code::DuplicateAlternative, format!("an alternative of `{rule}` has no effect"), reason)
            } else if is_same || dead.is_covered && !has_nodes(grammar, expression, dead.position) {
                let reason = format!("{earlier} already {verb} all of its texts");
                (Code::DuplicateAlternative, format!("an alternative of `{rule}` has no effect"), reason)
            } else {
                let reason = format!("{earlier} always {verb} first");
                (Code::UnreachableAlternative, format!("an alternative of `{rule}` never matches"), reason)
            }
        }
        (Role::Option, Cause::Before) if dead.is_covered => {
            let reason = "white space has already been read".to_owned();
            (Code::RedundantWhiteSpace, format!("a part of `{rule}` has no effect"), reason)
        }
        (_, Cause::NoText | Cause::Within(_)) => {
            (Code::NeverMatches, format!("a part of `{rule}` never matches"), "no text matches this".to_owned())
        }
        _ => {
            let reason = "no text that it matches can be here".to_owned();
            (Code::NeverMatches, format!("a part of `{rule}` never matches"), reason)
        }
    };
    let mut finding = Finding { reason: Some(reason), ..Finding::new(code, Some(rule), place, message) };
    if code == Code::UnreachableAlternative {
        finding.move_before = earlier_place.filter(|_| dead.can_move);
        finding.fix = earlier.filter(|_| dead.can_move).map(|earlier| format!("move `{part}` before `{earlier}`"));
        let read = dead.choice.zip(dead.example.as_ref()).and_then(|(choice, text)| {
            // The effect is what pest does, not what the analysis expects.
            let runs = |part: usize| machine.run(&part_name(rule, part), text).ok();
            let list = choices(expression).into_iter().find(|list| list.position == choice)?;
            let first = list.alternatives.into_iter().find(|alternative| runs(*alternative).is_some())?;
            let is_shown = first < dead.position && runs(dead.position) == Some(text.len());
            Some((text.clone(), runs(choice)?)).filter(|_| is_shown)
        });
        if let Some((text, end)) = read {
            finding.effect = Some(effect(&text, end, dead, grammar, expression));
            finding.witness = Some(text);
        }
    }
    Some(finding)
}

/// Describes what a choice reads of a text that the dead alternative matches.
fn effect(text: &str, end: usize, dead: &DeadPart, grammar: &PestGrammar, expression: &Expr) -> String {
    if end < text.len() {
        let (read, left) = text.split_at(end);
        let [text, read, left] = [text, read, left].map(written);
        let read = if read.is_empty() { "the empty text".to_owned() } else { format!("`{read}`") };
        return format!("`{text}` is read as {read}, and then `{left}` is left");
    }
    let rule_at = |position: usize| match descendants(expression).nth(position) {
        Some(Expr::Ident(name)) if grammar.rule(name).is_some() => Some(name),
        _ => None,
    };
    let earlier = dead.earlier.and_then(rule_at).map(|name| format!("as `{name}`"));
    format!("`{}` is read {}", written(text), earlier.unwrap_or_else(|| "by an earlier alternative".to_owned()))
}

/// Returns whether a part makes nodes of the parse tree.
fn has_nodes(grammar: &PestGrammar, expression: &Expr, position: usize) -> bool {
    let named = |part: &'_ Expr| -> Vec<String> {
        let names =
            descendants(part).filter_map(|it| if let Expr::Ident(name) = it { Some(name.clone()) } else { None });
        names.collect()
    };
    let mut waiting = descendants(expression).nth(position).map(named).unwrap_or_default();
    let mut seen = HashSet::new();
    while let Some(name) = waiting.pop() {
        match grammar.rule(&name) {
            Some(rule) if rule.ty != RuleType::Silent => return true,
            Some(rule) if seen.insert(name) => waiting.extend(named(&rule.expr)),
            _ => {}
        }
    }
    false
}

/// Returns a text with escapes instead of line breaks and other controls.
fn written(text: &str) -> String {
    escape(text).into_owned()
}

/// The maximum number of displayed characters of a part.
const MOST_SHOWN: usize = 60;

/// Returns the source of a part in one line.
fn in_one_line(source: &str) -> String {
    source.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the end of a source in one line: of two that begin in the same way.
fn shown_end(source: &str) -> String {
    let source = in_one_line(source);
    match source.char_indices().rev().nth(MOST_SHOWN) {
        Some((start, character)) => format!("\u{2026}{}", &source[start + character.len_utf8()..]),
        None => source,
    }
}

/// Returns the source of a part in one line, cut if it is long.
pub fn shown(source: &str) -> String {
    let source = in_one_line(source);
    match source.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}\u{2026}", &source[..end]),
        None => source,
    }
}
