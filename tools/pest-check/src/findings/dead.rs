//! Findings about parts that have no effect.

use std::collections::{BTreeMap, HashSet};

use command_output::escape::escape;
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition, sequence};
use pest_meta::ast::{Expr, Rule, RuleType};

use crate::dead_parts::{Analysis, Cause, DeadPart, Role, Uses, dead_parts_in};
use crate::decision::{Deadline, Limits};
use crate::findings::beginnings::{Beginnings, Part};
use crate::findings::callers::Callers;
use crate::findings::code::{Code, Level};
use crate::findings::finding::{Edit, Finding};
use crate::findings::grammar::STEPS_OF_TEXT;
use crate::findings::parts::{Choice, choices, lists, part_name, part_type};
use crate::findings::samples::Samples;
use crate::findings::spans::Spans;
use crate::findings::trial::is_better;
use crate::pest_notation::grammar::PestGrammar;
use crate::pest_vm::{NoMatch, OptimizedRules, PestVm};

/// What the findings about a grammar are made from.
pub struct Context<'g> {
    pub grammar: &'g PestGrammar,
    pub callers: &'g Callers<'g>,
    pub spans: &'g Spans<'g>,
    pub machine: &'g PestVm,
    pub samples: &'g Samples<'g>,
    pub optimized: &'g OptimizedRules,
    pub deadline: Deadline,
}

impl Context<'_> {
    /// Returns how many bytes of a text a choice or an alternative of a rule reads.
    pub fn end(&self, rule: &str, part: usize, text: &str) -> Option<usize> {
        self.machine.run(&part_name(rule, part), text).ok()
    }
}

/// Adds the alternatives that begin with exactly what an earlier one is to the dead parts of a rule.
pub fn add_beginnings<'g>(rule: &str, analysis: &mut Analysis, beginnings: &mut Beginnings<'g>, context: &Context<'g>) {
    let Some(expression) = context.grammar.rule(rule).map(|rule| &rule.expr) else { return };
    let all: Vec<&Expr> = descendants(expression).collect();
    let text = |position: usize| all.get(position).and_then(|part| context.samples.text(part));
    let mut dead: HashSet<usize> = analysis.dead.iter().map(|part| part.position).collect();
    for list in choices(expression) {
        for (earlier, later) in pairs(&list, context.deadline) {
            let mut both = contexts(rule, &all, earlier, later, context);
            if dead.contains(&later) || !both.all(|(earlier, later)| beginnings.must_begin(later, earlier)) {
                continue;
            }
            let is_cut = |text: &String| context.end(rule, later, text) != Some(text.len());
            let cause = Cause::EarlierAlternative(Some(shown(&all[earlier].to_string())));
            dead.insert(later);
            analysis.dead.push(DeadPart {
                example: text(later),
                can_move: text(earlier).as_ref().is_some_and(is_cut),
                choice: Some(list.position),
                earlier: Some(earlier),
                ..DeadPart::new(all[later], later, cause)
            });
        }
    }
    analysis.undecided.retain(|position| !dead.contains(position));
}

/// The maximum number of pairs of alternatives of a list that are compared.
const MOST_PAIRS: usize = 50_000;

/// Returns the positions of each earlier and later alternative of a list.
fn pairs(list: &Choice, deadline: Deadline) -> impl Iterator<Item = (usize, usize)> {
    let later = list.alternatives.iter().enumerate();
    let all = later.flat_map(|(index, later)| list.alternatives[..index].iter().map(move |earlier| (*earlier, *later)));
    all.take(MOST_PAIRS).take_while(move |_| !deadline.is_over())
}

/// Returns two parts of a rule, as each kind of caller reads them.
fn contexts<'g>(
    rule: &str,
    all: &[&'g Expr],
    earlier: usize,
    later: usize,
    context: &Context<'g>,
) -> impl Iterator<Item = (Part<'g>, Part<'g>)> {
    let callers = context.callers.callers(rule).iter();
    callers.filter_map(move |caller| {
        let atomicity = caller.matching_inside(context.grammar.rule(rule)?);
        let part = |position: usize| all.get(position).map(|expression| Part { expression, atomicity });
        part(earlier).zip(part(later))
    })
}

/// Returns the findings about the dead parts of a rule, and about alternatives of which a branch begins as an earlier
/// one.
pub fn findings<'g>(
    rule: &str,
    mut dead: Vec<DeadPart>,
    beginnings: &mut Beginnings<'g>,
    context: &Context<'g>,
) -> Vec<Finding> {
    let mut found = vec![];
    let Some(expression) = context.grammar.rule(rule).map(|rule| &rule.expr) else { return found };
    let all: Vec<&Expr> = descendants(expression).collect();
    let positions: HashSet<usize> = dead.iter().map(|part| part.position).collect();
    for list in choices(expression).iter().filter(|list| !list.ends_lookahead) {
        let is_alive = |later: usize| !positions.contains(&later);
        found.extend(pairs(list, context.deadline).filter(|(_, later)| is_alive(*later)).find_map(
            |(earlier, later)| {
                let (first, second) = contexts(rule, &all, earlier, later, context).next()?;
                let is_cut = |text: &String| {
                    let [list, earlier, later] =
                        [list.position, earlier, later].map(|part| context.end(rule, part, text));
                    list < Some(text.len()) && list == earlier && later == Some(text.len())
                };
                let text = beginnings.texts(second, first, context.samples).into_iter().find(is_cut)?;
                shadowed(rule, list.position, (earlier, later), text, context)
            },
        ));
    }
    dead.sort_by_key(|part| part.position);
    let in_time = dead.iter().take_while(|_| !context.deadline.with_left(10).is_over());
    let unreachable = in_time.filter_map(|part| Some((part, finding(rule, part, context)?)));
    let mut lists: BTreeMap<Option<usize>, Vec<(&DeadPart, Finding)>> = BTreeMap::new();
    for (part, finding) in unreachable {
        let is_in_list = finding.code == Code::UnreachableAlternative;
        lists.entry(part.choice.filter(|_| is_in_list)).or_default().push((part, finding));
    }
    for (list, mut findings) in lists {
        match list {
            Some(list) if findings.len() > 1 => found.extend(reordered(rule, list, findings, context)),
            _ => found.extend(findings.drain(..).map(|(_, finding)| finding)),
        }
    }
    found
}

/// Returns the finding about an alternative of which a branch begins with an earlier alternative.
fn shadowed(
    rule: &str,
    list: usize,
    (earlier, later): (usize, usize),
    text: String,
    context: &Context<'_>,
) -> Option<Finding> {
    let expression = &context.grammar.rule(rule)?.expr;
    let (place, _) = context.spans.part(rule, expression, later)?;
    let (fix, edits) = moved(rule, list, later, earlier, context).unzip();
    let earlier = shown(&context.spans.part(rule, expression, earlier)?.1);
    let end = context.machine.run(&part_name(rule, list), &text).ok()?;
    let message = format!("an alternative of `{rule}` does not match all of its texts");
    Some(Finding {
        reason: Some(format!("`{earlier}` matches the beginning of some of them first")),
        effect: Some(cut_effect(&text, end, list == 0)),
        fix,
        edits: edits.unwrap_or_default(),
        witness: Some(text),
        ..Finding::new(Code::ShadowedAlternative, Some(rule), place, message)
    })
}

/// Returns how to move an alternative before an earlier one, if the list is better then.
fn moved(rule: &str, list: usize, part: usize, before: usize, context: &Context<'_>) -> Option<(String, Vec<Edit>)> {
    let expression = &context.grammar.rule(rule)?.expr;
    let mut order = choices(expression).into_iter().find(|it| it.position == list)?.alternatives;
    order.retain(|position| *position != part);
    let at = order.iter().position(|position| *position == before)?;
    order.insert(at, part);
    let others: Vec<(usize, usize)> =
        order[at + 1..].iter().take_while(|it| **it < part).map(|other| (part, *other)).collect();
    let [own, earlier] = [part, before].map(|position| Some(context.spans.part(rule, expression, position)?.1));
    let [own, earlier] = [own?, earlier?];
    let [own, earlier] = if shown(&own) == shown(&earlier) {
        [shown_end(&own), shown_end(&earlier)]
    } else {
        [shown(&own), shown(&earlier)]
    };
    let edits = context.spans.edits(rule, expression, part, Some(before));
    let is_better = !edits.is_empty() && is_better(rule, list, &order, &others, context);
    is_better.then(|| (format!("move `{own}` before `{earlier}`"), edits))
}

/// Returns one finding for several unreachable alternatives of a list, with the list in another order if that fixes it.
fn reordered(
    rule: &str,
    list: usize,
    mut findings: Vec<(&DeadPart, Finding)>,
    context: &Context<'_>,
) -> Option<Finding> {
    let expression = &context.grammar.rule(rule)?.expr;
    let count = findings.len();
    let mut order = choices(expression).into_iter().find(|it| it.position == list)?.alternatives;
    let mut moved: BTreeMap<usize, &DeadPart> = BTreeMap::new();
    for (part, _) in &findings {
        let Some(earlier) = part.earlier.filter(|_| part.can_move) else { continue };
        order.retain(|position| *position != part.position);
        // Before the one that matches first, and before moved ones that would match first then.
        let begins = |other: &DeadPart| {
            let examples = part.example.as_deref().zip(other.example.as_deref());
            other.earlier == part.earlier && examples.is_some_and(|(own, other)| own.starts_with(other))
        };
        let is_later =
            |position: &usize| *position == earlier || moved.get(position).is_some_and(|other| begins(other));
        let before = order.iter().position(is_later)?;
        order.insert(before, part.position);
        moved.insert(part.position, part);
    }
    let edit = context.spans.reordered(rule, expression, &order);
    let pairs = |(own, part): (&usize, &&DeadPart)| Some((*own, part.earlier?));
    let pairs: Vec<(usize, usize)> = moved.iter().filter_map(pairs).collect();
    let is_better = is_better(rule, list, &order, &pairs, context);
    let edit = edit.filter(|edit| is_better && is_fixed(rule, edit, count, context));
    // One that shows a harm is shown.
    let level = findings.iter().map(|(_, finding)| finding.level).max()?;
    let shown = findings.iter().position(|(_, finding)| finding.level == level)?;
    let (_, first) = findings.remove(shown);
    let others = findings.into_iter().map(|(_, finding)| finding.place).collect();
    let fix = edit.as_ref().map(|edit| format!("write the list as `{}`", in_one_line(&edit.text)));
    Some(Finding {
        message: format!("{count} alternatives of `{rule}` never match"),
        reason: first.reason.map(|reason| format!("{reason}; and so with {} more", count - 1)),
        fix,
        edits: edit.into_iter().collect(),
        others,
        ..first
    })
}

/// Returns whether a rule has no dead alternatives with a list in another order.
fn is_fixed(rule: &str, edit: &Edit, count: usize, context: &Context<'_>) -> bool {
    let replaced = context.grammar.files().iter().map(|file| {
        let mut file = file.clone();
        if file.name == edit.file {
            file.text.replace_range(edit.bytes.clone(), &edit.text);
        }
        file
    });
    let Ok(grammar) = PestGrammar::read_as(&replaced.collect::<Vec<_>>(), context.grammar.pest()) else { return false };
    let limits = Limits::brief().work(200_000).until(context.deadline);
    let callers = context.callers.callers(rule);
    let dead = |grammar| dead_parts_in(grammar, rule, callers, limits, &Uses::new(grammar));
    let alternatives =
        |dead: &[DeadPart]| dead.iter().filter(|part| matches!(part.cause, Cause::EarlierAlternative(_))).count();
    match (dead(context.grammar), dead(&grammar)) {
        (Ok(before), Ok(after)) => alternatives(&after.dead) + count <= alternatives(&before.dead).max(count),
        _ => false,
    }
}

/// Returns the finding about a dead part of a rule.
fn finding(rule: &str, dead: &DeadPart, context: &Context<'_>) -> Option<Finding> {
    let Context { grammar, spans, .. } = context;
    let expression = &grammar.rule(rule)?.expr;
    let (place, part) = spans.part(rule, expression, dead.position)?;
    let expression_at = |position: usize| descendants(expression).nth(position);
    let is_rule = matches!(expression_at(dead.position), Some(Expr::Ident(name)) if grammar.rule(name).is_some());
    if is_rule && dead.cause == Cause::NoText && dead.position > 0 {
        // The rule has its own finding.
        return None;
    }
    let earlier = dead.earlier.and_then(|position| spans.part(rule, expression, position));
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
        // It is harmless, and often says what the author thinks.
        (Role::Lookahead, _) => return None,
        (_, Cause::EarlierAlternative(_)) => {
            let is_same = dead.earlier.is_some_and(|earlier| expression_at(earlier) == expression_at(dead.position));
            // Another alternative may match all of a text, and fail because of what follows.
            let is_alike = || {
                let text = expression_at(dead.position).and_then(|part| context.samples.text(part));
                let reads = |part: usize| text.as_ref().and_then(|text| context.end(rule, part, text));
                dead.earlier.is_none_or(|earlier| reads(earlier) == reads(dead.position))
            };
            let earlier = earlier.as_ref().map_or("earlier alternatives".to_owned(), |text| format!("`{text}`"));
            let verb = if dead.earlier.is_some() { "matches" } else { "match" };
            let list = choices(expression).into_iter().find(|list| Some(list.position) == dead.choice)?;
            if list.ends_lookahead {
                let reason = format!("{earlier} always {verb} first, and one match is enough for a lookahead");
                (Code::DuplicateAlternative, format!("an alternative of `{rule}` has no effect"), reason)
            } else if is_same || dead.is_covered && is_alike() && !has_nodes(grammar, expression, dead.position) {
                let reason = format!("{earlier} already {verb} all of its texts");
                (Code::DuplicateAlternative, format!("an alternative of `{rule}` has no effect"), reason)
            } else {
                let reason = format!("{earlier} always {verb} first");
                (Code::UnreachableAlternative, format!("an alternative of `{rule}` never matches"), reason)
            }
        }
        (Role::Option, Cause::Before) if dead.is_covered => {
            // Before the last part of a sequence, `~` reads white space only because the part is there.
            let part = expression_at(dead.position)?;
            let mut sequences = lists(expression).filter(|list| matches!(list, Expr::Seq(..)));
            let is_before_another = |list| {
                let all: Vec<&Expr> = parts(list, sequence).collect();
                all[..all.len() - 1].iter().any(|it| std::ptr::eq(*it, part))
            };
            let skips = IMPLICIT.iter().any(|name| grammar.rule(name).is_some());
            if skips && !sequences.any(is_before_another) {
                return None;
            }
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
    let is_elsewhere = dead.role != Role::Rule && spans.rule(rule).as_ref() == Some(&place);
    let reason = if is_elsewhere { format!("`{part}`: {reason}") } else { reason };
    let mut finding = Finding { reason: Some(reason), ..Finding::new(code, Some(rule), place, message) };
    if code == Code::UnreachableAlternative {
        if let Some((list, before)) = dead.choice.zip(dead.earlier).filter(|_| dead.can_move)
            && let Some((fix, edits)) = moved(rule, list, dead.position, before, context)
        {
            (finding.fix, finding.edits) = (Some(fix), edits);
        }
        show_other_reading(rule, dead, &mut finding, context);
    }
    if matches!(code, Code::DuplicateAlternative | Code::RedundantWhiteSpace) {
        finding.edits = spans.edits(rule, expression, dead.position, None);
    }
    if code == Code::NeverMatches && finding.level == Level::Error {
        show_rejection(rule, dead, &mut finding, context);
    }
    if finding.level == Level::Error && finding.witness.is_none() {
        finding.level = Level::Warning;
    }
    Some(finding)
}

/// Adds a text of an unreachable alternative, and how pest reads it. Without harm, the finding becomes a warning.
fn show_other_reading(rule: &str, dead: &DeadPart, finding: &mut Finding, context: &Context<'_>) {
    let Context { grammar, samples, .. } = context;
    let Some((Rule { expr: expression, .. }, choice)) = grammar.rule(rule).zip(dead.choice) else { return };
    let sample = descendants(expression).nth(dead.position).and_then(|part| samples.text(part));
    let is_text = |text: &String| context.end(rule, dead.position, text) == Some(text.len());
    let Some(text) = dead.example.clone().into_iter().chain(sample).find(is_text) else { return };
    // The effect is what pest does, not what the analysis expects.
    let runs = |part: usize| context.end(rule, part, &text);
    let Some(list) = choices(expression).into_iter().find(|list| list.position == choice) else { return };
    let first = list.alternatives.iter().copied().find(|alternative| runs(*alternative).is_some());
    let Some((first, end)) = first.zip(runs(choice)) else { return };
    if first >= dead.position {
        return;
    }
    finding.effect = Some(if end < text.len() {
        cut_effect(&text, end, choice == 0)
    } else {
        let first = descendants(expression).nth(first);
        let first = first.and_then(|part| if let Expr::Ident(name) = part { grammar.rule(name) } else { None });
        let by = first.map_or("by an earlier alternative".to_owned(), |rule| format!("as `{}`", rule.name));
        format!("`{}` is read {by}", written(&text))
    });
    let is_harmless = end == text.len()
        || (list.is_repeated || choice == 0 && is_only_repeated(rule, grammar))
            && !has_nodes(grammar, expression, choice)
            && is_read_in_turn(rule, choice, &text, context);
    if is_harmless {
        finding.level = Level::Warning;
    }
    finding.witness = Some(text);
}

/// Returns whether a choice reads all of a text if it is repeated.
fn is_read_in_turn(rule: &str, choice: usize, text: &str, context: &Context<'_>) -> bool {
    let mut rest = text;
    while !rest.is_empty() {
        match context.end(rule, choice, rest) {
            Some(end) if end > 0 => rest = &rest[end..],
            _ => return false,
        }
    }
    true
}

/// Returns whether a rule makes no node, and is used only in repetitions.
fn is_only_repeated(rule: &str, grammar: &PestGrammar) -> bool {
    let is_repeated =
        |part: &Expr| repetition(part).is_some_and(|(item, _, most)| most != Some(1) && is_name(item, rule));
    let mut uses = 0;
    let mut repeated = 0;
    for other in grammar.rules().filter_map(|name| grammar.rule(name)) {
        uses += descendants(&other.expr).filter(|part| is_name(part, rule)).count();
        repeated += descendants(&other.expr).filter(|part| is_repeated(part)).count();
    }
    let is_silent = grammar.rule(rule).is_some_and(|it| it.ty == RuleType::Silent);
    is_silent && uses == repeated && (uses > 0 || IMPLICIT.contains(&rule))
}

fn is_name(part: &Expr, rule: &str) -> bool {
    matches!(part, Expr::Ident(name) if name == rule)
}

/// Returns whether the parts before a part that never matches read a text as far as the part, or further. Otherwise
/// the text is rejected for another reason, such as a keyword next to a name.
fn is_stopped_by(rule: &str, part: &Expr, text: &str, context: &Context<'_>) -> bool {
    let Context { grammar, samples, callers, optimized, .. } = context;
    let Some(rule) = grammar.rule(rule) else { return false };
    let Some(expr) = before(&rule.expr, part) else { return true };
    let Some(start) = samples.text(&expr) else { return false };
    let name = format!("{} before a part", rule.name);
    let added = Rule { name: name.clone(), ty: part_type(rule, callers), expr };
    let Ok(machine) = optimized.with_changed(&[added]) else { return false };
    machine.run(&name, text).is_ok_and(|end| end >= start.len())
}

/// Returns the parts before a part of an expression, or `None` if it is the first.
pub fn before(expression: &Expr, part: &Expr) -> Option<Expr> {
    let has_part = |it: &&Expr| descendants(it).any(|inner| std::ptr::eq(inner, part));
    if std::ptr::eq(expression, part) {
        return None;
    }
    let all: Vec<&Expr> = match expression {
        Expr::Seq(..) => parts(expression, sequence).collect(),
        Expr::Choice(..) => parts(expression, choice).filter(has_part).collect(),
        _ => descendants(expression).skip(1).take(1).collect(),
    };
    let index = all.iter().position(has_part)?;
    let own = all[..index].iter().map(|it| (*it).clone()).chain(before(all[index], part));
    own.reduce(|first, rest| Expr::Seq(Box::new(first), Box::new(rest)))
}

/// Adds a text that is rejected because of a part that never matches, or that is read without it.
fn show_rejection(rule: &str, dead: &DeadPart, finding: &mut Finding, context: &Context<'_>) {
    let Context { grammar, machine, samples, .. } = context;
    let Some(expression) = grammar.rule(rule).map(|rule| &rule.expr) else { return };
    let is_inner = |part: &&Expr| match &dead.cause {
        Cause::Within(inner) => part.to_string().starts_with(inner.trim_end_matches('\u{2026}')),
        _ => false,
    };
    let at_position = || descendants(expression).nth(dead.position);
    let Some(part) = descendants(expression).skip(1).find(is_inner).or_else(at_position) else { return };
    let texts = [samples.text_with(expression, part), samples.text_apart(expression, part)];
    PestVm::be_precise();
    let shown = texts.into_iter().flatten().find_map(|text| {
        let run = machine.run(rule, &text);
        let is_read = matches!(run, Ok(end) if end == text.len());
        let shown = written(&text);
        let effect = match run {
            Ok(_) if is_read => format!("`{shown}` is read without this part"),
            _ if !is_stopped_by(rule, part, &text, context) => return None,
            Ok(end) => cut_effect(&text, end, true),
            Err(NoMatch::At { at, .. }) => format!("`{shown}` is rejected at byte {at}"),
            Err(_) => return None,
        };
        Some((text, effect, is_read))
    });
    PestVm::be_brief(STEPS_OF_TEXT);
    let Some((text, effect, is_read)) = shown else { return };
    if is_read {
        finding.level = Level::Warning;
    }
    finding.effect = Some(effect);
    finding.witness = Some(text);
}

/// Describes that a rule, or a list in it, reads only the beginning of a text.
pub fn cut_effect(text: &str, end: usize, is_rule: bool) -> String {
    let (read, left) = text.split_at(end);
    let [text, read, left] = [text, read, left].map(written);
    let read = if read.is_empty() { "the empty text".to_owned() } else { format!("`{read}`") };
    let after = if is_rule { "" } else { " for what follows" };
    format!("`{text}` is read as {read}, and then `{left}` is left{after}")
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
    cut(&in_one_line(source))
}

/// Returns a text, cut if it is long.
pub fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_SHOWN) {
        Some((end, _)) => format!("{}\u{2026}", &text[..end]),
        None => text.to_owned(),
    }
}
