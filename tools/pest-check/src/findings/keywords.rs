//! Findings about keywords that match the beginning of a longer name.

use std::collections::HashSet;

use grammar_reader::pest_notation::expressions::{choice, descendants, parts, repetition, sequence};
use pest_meta::ast::{Expr, Rule};

use crate::findings::callers::Callers;
use crate::findings::code::Code;
use crate::findings::dead::{cut_effect, shown};
use crate::findings::finding::{Finding, Place};
use crate::findings::parts::{Choice, choices, lists, part_name, part_type};
use crate::findings::samples::Samples;
use crate::findings::spans::Spans;
use crate::pest_notation::grammar::PestGrammar;
use crate::pest_vm::PestVm;

/// Returns the choices of a rule in which a keyword cuts a name that a later alternative matches.
pub fn findings(rule: &str, grammar: &PestGrammar, spans: &Spans, machine: &PestVm) -> Vec<Finding> {
    let Some(expression) = grammar.rule(rule).map(|rule| &rule.expr) else { return vec![] };
    let choices = choices(expression).into_iter().filter(|choice| !choice.ends_lookahead && !choice.is_repeated);
    let all: Vec<&Expr> = descendants(expression).collect();
    let search = Search { rule, expression, all, grammar, machine };
    choices.filter_map(|choice| search.finding(&choice, spans)).collect()
}

struct Search<'g> {
    rule: &'g str,
    expression: &'g Expr,
    /// Its descendants.
    all: Vec<&'g Expr>,
    grammar: &'g PestGrammar,
    machine: &'g PestVm,
}

/// A keyword that cuts a name.
struct Cut {
    alternative: usize,
    name: usize,
    keyword: String,
    text: String,
    /// How to end the keyword.
    end: String,
}

/// The characters that may be in names besides letters and digits.
const IN_NAMES: [char; 4] = ['_', '-', '$', '?'];

/// The letters that continue a keyword to a name. No keyword has them.
const SUFFIX: &str = "ness";

impl Search<'_> {
    fn finding(&self, choice: &Choice, spans: &Spans) -> Option<Finding> {
        let names: Vec<usize> = choice.alternatives.iter().copied().filter(|at| self.is_name(*at)).collect();
        let last = *names.last()?;
        let before = choice.alternatives.iter().copied().take_while(|alternative| *alternative < last);
        let cuts: Vec<Cut> = before.flat_map(|alternative| self.cuts(choice, alternative, &names)).collect();
        let first = cuts.first()?;
        let Cut { alternative, name, keyword, text, end } = first;
        let (place, _) = spans.part(self.rule, self.expression, *alternative)?;
        let (_, name) = spans.part(self.rule, self.expression, *name)?;
        let mut places = cuts[1..].iter().filter(|cut| cut.alternative != *alternative).collect::<Vec<_>>();
        places.dedup_by_key(|cut| cut.alternative);
        let places = places.into_iter().filter_map(|cut| spans.part(self.rule, self.expression, cut.alternative));
        let others = match cuts.len() - 1 {
            0 => String::new(),
            1 => ", and so is another keyword".to_owned(),
            others => format!(", and so are {others} other keywords"),
        };
        let message = format!("the keyword `{keyword}` in `{}` also matches the beginning of a longer name", self.rule);
        Some(Finding {
            reason: Some(format!("this is tried before `{}`{others}", shown(&name))),
            effect: Some(cut_effect(text, keyword.len(), choice.position == 0)),
            witness: Some(text.clone()),
            fix: Some(lookahead(keyword, end)),
            others: places.map(|(place, _)| place).collect(),
            ..Finding::new(Code::KeywordPrefix, Some(self.rule), place, message)
        })
    }

    /// Returns the keywords at the beginning of an alternative that cut names.
    fn cuts(&self, choice: &Choice, alternative: usize, names: &[usize]) -> Vec<Cut> {
        let Some(expression) = self.all.get(alternative) else { return vec![] };
        let mut keywords = vec![];
        add_keywords(expression, self.grammar, 0, &mut keywords);
        let cut = |keyword: String| {
            let find = |text: &str| {
                let name =
                    names.iter().copied().find(|at| *at > alternative && self.end(*at, text) == Some(text.len()));
                // The choice, and not only the alternative, stops after the keyword.
                let ends = [choice.position, alternative].map(|part| self.end(part, text));
                name.filter(|_| ends == [Some(keyword.len()); 2])
            };
            let with = |between: &str| format!("{keyword}{between}{SUFFIX}");
            let others: Vec<char> = IN_NAMES.into_iter().filter(|it| find(&with(&it.to_string())).is_some()).collect();
            let first = others.first().map(char::to_string).unwrap_or_default();
            let text = [with(""), with(&first)].into_iter().find(|text| find(text).is_some())?;
            let name = find(&text)?;
            Some(Cut { alternative, name, text, end: end_of_names(&others), keyword })
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

/// A keyword before a name in a sequence.
pub struct Pair<'g> {
    rule: &'g Rule,
    /// The part with the keyword.
    part: &'g Expr,
    keyword: String,
    name: &'g str,
    /// The rule that is added to the grammar: the parts from the keyword to the name.
    pub added: Rule,
}

impl Pair<'_> {
    fn place(&self, spans: &Spans) -> Option<Place> {
        let position = descendants(&self.rule.expr).position(|it| std::ptr::eq(it, self.part))?;
        Some(spans.part(&self.rule.name, &self.rule.expr, position)?.0)
    }
}

/// Returns the finding about keywords that need nothing between them and a name, for the first of them: `"for" ~ name`
/// reads `foritem`.
pub fn joined(mut found: Vec<Pair<'_>>, spans: &Spans, machine: &PestVm) -> Option<Finding> {
    let reads = |rule: &str, text: &str, end: usize| machine.run(rule, text).is_ok_and(|it| it == end);
    let is_name = |name: &str| {
        ["", " q"].iter().all(|after| reads(name, &format!("{SUFFIX}{after}"), SUFFIX.len())) && reads(name, "zqx", 3)
    };
    let is_joined = |pair: &Pair<'_>| {
        let text = format!("{}{SUFFIX}", pair.keyword);
        reads(&pair.added.name, &text, text.len()) && is_name(pair.name)
    };
    let mut known = HashSet::new();
    found.retain(|pair| is_joined(pair) && known.insert(pair.keyword.clone()));
    let Pair { rule, keyword, name, .. } = found.first()?;
    let place = found[0].place(spans)?;
    let others = match found.len() - 1 {
        0 => String::new(),
        1 => "; and so with another keyword".to_owned(),
        others => format!("; and so with {others} other keywords"),
    };
    let message = format!("the keyword `{keyword}` in `{}` needs no space before a name", rule.name);
    Some(Finding {
        reason: Some(format!("nothing is needed between this and `{name}`{others}")),
        effect: Some(format!("`{keyword}{SUFFIX}` is read as `{keyword}` and `{SUFFIX}`")),
        witness: Some(format!("{keyword}{SUFFIX}")),
        fix: Some(lookahead(keyword, &end_of_names(&[]))),
        others: found[1..].iter().filter_map(|pair| pair.place(spans)).collect(),
        ..Finding::new(Code::KeywordWithoutSpace, Some(&rule.name), place, message)
    })
}

/// Returns the keywords before names, with only parts between them that may be empty.
pub fn pairs<'g>(grammar: &'g PestGrammar, callers: &Callers<'_>, samples: &Samples<'_>) -> Vec<Pair<'g>> {
    let is_empty = |part: &Expr| samples.text(part).is_some_and(|text| text.is_empty());
    let is_lookahead = |part: &Expr| matches!(part, Expr::PosPred(_) | Expr::NegPred(_));
    let mut found = vec![];
    for rule in grammar.rules().filter_map(|name| grammar.rule(name)) {
        for list in lists(&rule.expr).filter(|part| matches!(part, Expr::Seq(..))) {
            let all: Vec<&Expr> = parts(list, sequence).collect();
            for (index, part) in all.iter().enumerate() {
                let words = keywords(part, grammar, 0);
                if words.is_empty() {
                    continue;
                }
                let between = all[index + 1..].iter().take_while(|part| is_empty(part) && !is_lookahead(part)).count();
                let Some(Expr::Ident(name)) = all.get(index + 1 + between) else { continue };
                let expr = all[index..=index + 1 + between].iter().map(|part| (*part).clone());
                let Some(expr) = expr.reduce(|first, rest| Expr::Seq(Box::new(first), Box::new(rest))) else {
                    continue;
                };
                let rule_name = format!("{} keyword {}", rule.name, found.len());
                let added = Rule { name: rule_name, ty: part_type(rule, callers), expr };
                let pair = |keyword| Pair { rule, part, keyword, name, added: added.clone() };
                found.extend(words.into_iter().map(pair));
            }
        }
    }
    found
}

/// Returns the keywords that a part is, if it is nothing else.
fn keywords(part: &Expr, grammar: &PestGrammar, depth: usize) -> Vec<String> {
    match part {
        Expr::Ident(name) if depth < MOST_DEEP => {
            grammar.rule(name).map(|rule| keywords(&rule.expr, grammar, depth + 1)).unwrap_or_default()
        }
        Expr::Str(text) | Expr::Insens(text) if is_word(text) => vec![text.clone()],
        Expr::Choice(..) => {
            let words: Vec<_> = parts(part, choice).map(|part| keywords(part, grammar, depth + 1)).collect();
            if words.iter().any(Vec::is_empty) { vec![] } else { words.concat() }
        }
        _ => vec![],
    }
}

fn is_word(text: &str) -> bool {
    text.len() > 1 && text.chars().all(|it| it.is_alphabetic() || it == '_')
}

/// Returns the lookahead for the end of names of letters, digits and other characters.
fn end_of_names(others: &[char]) -> String {
    let others: Vec<String> = others.iter().map(|other| format!(" | \"{other}\"")).collect();
    if others.is_empty() {
        "!ASCII_ALPHANUMERIC".to_owned()
    } else {
        format!("!(ASCII_ALPHANUMERIC{})", others.concat())
    }
}

/// Returns how to end a keyword.
fn lookahead(keyword: &str, end: &str) -> String {
    format!("add a lookahead after the keyword, as in `@{{ \"{keyword}\" ~ {end} }}`")
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
