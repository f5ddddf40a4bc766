//! Findings about keywords that match the beginning of a longer name.

use std::collections::HashSet;

use grammar_reader::PestGrammar;
use grammar_reader::pest_notation::expressions::{descendants, repetition};
use grammar_reader::pest_notation::grammar::{choice, parts, sequence};
use pest_meta::ast::Expr;

use crate::findings::code::Code;
use crate::findings::dead::shown;
use crate::findings::finding::Finding;
use crate::findings::parts::{Choice, choices, part_name};
use crate::findings::samples::Samples;
use crate::findings::spans::Spans;
use crate::pest_vm::PestVm;

/// Returns the choices of a rule in which a keyword cuts a name that a later alternative matches.
pub fn findings(rule: &str, grammar: &PestGrammar, spans: &Spans, machine: &PestVm) -> Vec<Finding> {
    let Some(expression) = grammar.rule(rule).map(|rule| &rule.expr) else { return vec![] };
    let choices = choices(expression).into_iter().filter(|choice| !choice.is_in_lookahead && !choice.is_repeated);
    choices.filter_map(|choice| Search { rule, expression, grammar, machine }.finding(&choice, spans)).collect()
}

struct Search<'g> {
    rule: &'g str,
    expression: &'g Expr,
    grammar: &'g PestGrammar,
    machine: &'g PestVm,
}

/// A keyword that cuts a name.
struct Cut {
    alternative: usize,
    name: usize,
    keyword: String,
    text: String,
}

/// The letters that continue a keyword to a name. No keyword has them.
const SUFFIX: &str = "ness";

impl Search<'_> {
    fn finding(&self, choice: &Choice, spans: &Spans) -> Option<Finding> {
        let names: Vec<usize> = choice.alternatives.iter().copied().filter(|at| self.is_name(*at)).collect();
        let last = *names.last()?;
        let before = choice.alternatives.iter().copied().take_while(|alternative| *alternative < last);
        let cuts: Vec<Cut> = before.flat_map(|alternative| self.cuts(choice, alternative, &names)).collect();
        let first = cuts.first()?;
        let Cut { alternative, name, keyword, text } = first;
        let (place, _) = spans.part(self.rule, self.expression, *alternative)?;
        let (_, name) = spans.part(self.rule, self.expression, *name)?;
        let others = match cuts.len() - 1 {
            0 => String::new(),
            1 => ", and so is another keyword".to_owned(),
            others => format!(", and so are {others} other keywords"),
        };
        let message = format!("the keyword `{keyword}` in `{}` also matches the beginning of a longer name", self.rule);
        Some(Finding {
            reason: Some(format!("this is tried before `{}`{others}", shown(&name))),
            effect: Some(format!("`{text}` is read as `{keyword}`, and then `{SUFFIX}` is left")),
            witness: Some(text.clone()),
            fix: Some(lookahead(keyword)),
            ..Finding::new(Code::KeywordPrefix, Some(self.rule), place, message)
        })
    }

    /// Returns the keywords at the beginning of an alternative that cut names.
    fn cuts(&self, choice: &Choice, alternative: usize, names: &[usize]) -> Vec<Cut> {
        let Some(expression) = descendants(self.expression).nth(alternative) else { return vec![] };
        let mut keywords = vec![];
        add_keywords(expression, self.grammar, 0, &mut keywords);
        let cut = |keyword: String| {
            let text = format!("{keyword}{SUFFIX}");
            let name =
                names.iter().copied().find(|name| *name > alternative && self.end(*name, &text) == Some(text.len()))?;
            // The choice, and not only the alternative, stops after the keyword.
            let is_cut = [choice.position, alternative].map(|part| self.end(part, &text)) == [Some(keyword.len()); 2];
            is_cut.then_some(Cut { alternative, name, keyword, text })
        };
        keywords.into_iter().filter_map(cut).collect()
    }

    /// Returns whether an alternative matches names: letters, and nothing after them.
    fn is_name(&self, alternative: usize) -> bool {
        let is_letters = |text: &str| self.end(alternative, text) == Some(text.len());
        let stops = |after: &str| self.end(alternative, &format!("{SUFFIX}{after}")) == Some(SUFFIX.len());
        is_letters(SUFFIX) && is_letters("zqx") && [" q", "(q", ",q", "=q"].into_iter().all(stops)
    }

    fn end(&self, part: usize, text: &str) -> Option<usize> {
        self.machine.run(&part_name(self.rule, part), text).ok()
    }
}

/// Returns the finding about keywords that need nothing between them and a name, for the first of them: `"for" ~ name` reads
/// `foritem`.
pub fn joined(grammar: &PestGrammar, samples: &Samples<'_>, spans: &Spans, machine: &PestVm) -> Option<Finding> {
    let is_name = |name: &str| {
        let reads = |text: &str, end: usize| machine.run(name, text).is_ok_and(|it| it == end);
        reads(SUFFIX, SUFFIX.len()) && reads("zqx", 3) && reads(&format!("{SUFFIX} q"), SUFFIX.len())
    };
    let names: HashSet<&str> = grammar.rules().filter(|name| is_name(name)).collect();
    let mut found: Option<Finding> = None;
    let (mut others, mut known) = (0, HashSet::new());
    for rule in grammar.rules() {
        let Some(expression) = grammar.rule(rule).map(|rule| &rule.expr) else { continue };
        for list in descendants(expression).filter(|part| matches!(part, Expr::Seq(..))) {
            let Expr::Seq(before, name) = list else { continue };
            let Expr::Ident(name_rule) = &**name else { continue };
            let Some((part, keyword)) = last_keyword(before, grammar, samples) else { continue };
            if !names.contains(name_rule.as_str()) || known.contains(&keyword) {
                continue;
            }
            // The text of the rule with the keyword and the name, and nothing between them.
            let Some(text) = samples.text_with(expression, list) else { continue };
            let sample = samples.text(name).unwrap_or_default();
            let Some(text) = replaced_after(&text, &keyword, &sample) else { continue };
            if machine.run(rule, &text).ok() != Some(text.len()) {
                continue;
            }
            if found.is_some() {
                others += usize::from(known.insert(keyword));
                continue;
            }
            let position = descendants(expression).position(|it| std::ptr::eq(it, part));
            let Some((place, _)) = position.and_then(|at| spans.part(rule, expression, at)) else { continue };
            known.insert(keyword.clone());
            let message = format!("the keyword `{keyword}` in `{rule}` also matches the beginning of a longer name");
            found = Some(Finding {
                reason: Some(format!("nothing is needed between this and `{name_rule}`")),
                effect: Some(format!("`{}` is read as `{keyword}` and `{SUFFIX}`", shown(&text))),
                witness: Some(text),
                fix: Some(lookahead(&keyword)),
                ..Finding::new(Code::KeywordPrefix, Some(rule), place, message)
            });
        }
    }
    let also = match others {
        0 => return found,
        1 => "; and so is another keyword".to_owned(),
        others => format!("; and so are {others} other keywords"),
    };
    found.map(|found| Finding { reason: found.reason.map(|reason| reason + &also), ..found })
}

/// Returns the text with a longer name after its last keyword.
fn replaced_after(text: &str, keyword: &str, name: &str) -> Option<String> {
    let (before, after) = text.rsplit_once(&format!("{keyword}{name}"))?;
    Some(format!("{before}{keyword}{SUFFIX}{after}"))
}

/// Returns the keyword at the end of a sequence, before parts that may be empty.
fn last_keyword<'g>(
    sequence_before: &'g Expr,
    grammar: &'g PestGrammar,
    samples: &Samples<'_>,
) -> Option<(&'g Expr, String)> {
    let all: Vec<&Expr> = parts(sequence_before, sequence).collect();
    let is_empty = |part: &&&Expr| samples.text(part).is_some_and(|text| text.is_empty());
    let is_lookahead = |part: &Expr| matches!(part, Expr::PosPred(_) | Expr::NegPred(_));
    let last = all.iter().rev().find(|part| is_lookahead(part) || !is_empty(part))?;
    let mut keyword = *last;
    while let Expr::Ident(name) = keyword {
        keyword = &grammar.rule(name)?.expr;
    }
    match keyword {
        Expr::Str(text) | Expr::Insens(text) if is_word(text) => Some((last, text.clone())),
        _ => None,
    }
}

fn is_word(text: &str) -> bool {
    text.len() > 1 && text.chars().all(|it| it.is_alphabetic() || it == '_')
}

/// Returns how to end a keyword.
fn lookahead(keyword: &str) -> String {
    format!("add a lookahead after the keyword, as in `@{{ \"{keyword}\" ~ !ASCII_ALPHANUMERIC }}`")
}

/// The bounds of the search for keywords.
const MOST_KEYWORDS: usize = 50;
const MOST_DEEP: usize = 8;

/// Adds the words at the beginning of an expression.
fn add_keywords(expression: &Expr, grammar: &PestGrammar, depth: usize, found: &mut Vec<String>) {
    if depth > MOST_DEEP || found.len() > MOST_KEYWORDS {
        return;
    }
    if let Some((item, 1.., _)) = repetition(expression) {
        return add_keywords(item, grammar, depth + 1, found);
    }
    match expression {
        Expr::Str(text) | Expr::Insens(text) => {
            found.extend((is_word(text) && !found.contains(text)).then(|| text.clone()));
        }
        Expr::Ident(name) => {
            if let Some(rule) = grammar.rule(name) {
                add_keywords(&rule.expr, grammar, depth + 1, found);
            }
        }
        Expr::Seq(..) => {
            let is_lookahead = |part: &&Expr| matches!(part, Expr::PosPred(_) | Expr::NegPred(_));
            if let Some(first) = parts(expression, sequence).find(|part| !is_lookahead(part)) {
                add_keywords(first, grammar, depth + 1, found);
            }
        }
        Expr::Choice(..) => parts(expression, choice).for_each(|part| add_keywords(part, grammar, depth + 1, found)),
        Expr::Push(item) => add_keywords(item, grammar, depth + 1, found),
        _ => {}
    }
}
