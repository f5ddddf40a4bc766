//! Texts that may reach a part of a grammar.

use std::collections::{BTreeMap, HashMap};

use grammar_reader::{Error, Location, Problem, large_stack};
use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::parser::{self, Rule as Meta};

use super::contexts::contexts;
use super::marked_grammar::{Mark, Part, PartKind};
use super::reach::{Reach, Reached};
use super::texts::{Texts, resolved};
use crate::command::pest_vm::PestVm;
use grammar_reader::pest_notation::grammar::names;

/// The number of texts that are tried for a part.
const MOST_TRIED: usize = 30;

/// The number of texts that may take too many steps.
const MOST_GIVEN_UP: usize = 50;

/// The maximum number of steps for one text.
const MOST_STEPS: usize = 20_000;

/// For each part, a text that reaches it, if one is found. The shortest is preferred.
pub fn texts_for_parts(reach: &Reach, root: &str) -> Result<Vec<Option<String>>, Error> {
    large_stack::run(|| {
        let rules = rules(&reach.grammar.text)?;
        PestVm::be_brief(MOST_STEPS);
        let names = reach.grammar.reachable([root]);
        let atomic = atomic(&rules);
        let mut found = vec![None; reach.grammar.parts.len()];
        let mut candidates: Vec<Vec<String>> = vec![vec![]; found.len()];
        for gap in gaps(&rules, &atomic, reach) {
            let texts = Texts::new(&rules, &atomic, &gap, &reach.marked);
            let Some(root) = rules.iter().find(|rule| rule.name == root) else { continue };
            let around = contexts(&texts, &root.name, &atomic);
            for (part, candidates) in reach.grammar.parts.iter().zip(&mut candidates) {
                if names.contains(&part.rule) {
                    candidates.extend(texts_for(part, &texts, &around));
                }
            }
        }
        let mut given_up = 0;
        for (index, candidates) in candidates.iter_mut().enumerate() {
            candidates.sort_by_key(|text| text.chars().count());
            candidates.dedup();
            try_all(index, candidates, root, reach, &mut found, &mut given_up);
        }
        Ok(found)
    })
}

/// Tries candidates until one reaches the part.
fn try_all(
    part: usize,
    candidates: &[String],
    root: &str,
    reach: &Reach,
    found: &mut [Option<String>],
    given_up: &mut usize,
) {
    for text in candidates {
        let length = text.chars().count();
        if found[part].as_ref().is_some_and(|known| known.chars().count() <= length) {
            return;
        }
        let parts = match reach.parts(root, text) {
            Reached::Parts(parts) => parts,
            Reached::GaveUp if *given_up == MOST_GIVEN_UP => return,
            Reached::GaveUp => {
                *given_up += 1;
                continue;
            }
            Reached::Rejected | Reached::Unknown => continue,
        };
        for part in parts {
            if found[part].as_ref().is_none_or(|known| known.chars().count() > length) {
                found[part] = Some(text.clone());
            }
        }
    }
}

fn texts_for(part: &Part, texts: &Texts<'_>, around: &BTreeMap<&str, Vec<(String, String)>>) -> Vec<String> {
    let empty = [String::new()];
    let (name, inside) = match &part.mark {
        Mark::Node(name) => (name, texts.of_rule(name)),
        Mark::Without(option, _) => (option, &empty[..]),
    };
    debug_assert!(part.kind != PartKind::Absent || inside.len() == 1);
    let around = around.get(name.as_str()).map(Vec::as_slice).unwrap_or_default();
    let all = around
        .iter()
        .flat_map(|(before, after)| inside.iter().map(move |inside| resolved(&format!("{before}{inside}{after}"))));
    let mut all: Vec<String> = all.collect();
    all.sort_by_key(|text| text.chars().count());
    all.truncate(MOST_TRIED);
    all
}

/// Returns the rules of a grammar, as written.
fn rules(text: &str) -> Result<Vec<Rule>, Error> {
    let invalid = |message: String| Error::at(Location::new("marked grammar", 1), Problem::Syntax(message));
    let pairs = parser::parse(Meta::grammar_rules, text).map_err(|error| invalid(error.to_string()))?;
    parser::consume_rules(pairs).map_err(|errors| invalid(errors.first().map(ToString::to_string).unwrap_or_default()))
}

/// Returns whether each rule is atomic. A rule without a modifier that atomic and other rules use
/// counts as atomic.
fn atomic(rules: &[Rule]) -> HashMap<&str, bool> {
    let by_name: HashMap<&str, &Rule> = rules.iter().map(|rule| (rule.name.as_str(), rule)).collect();
    let is_own = |rule: &Rule| match rule.ty {
        RuleType::Atomic | RuleType::CompoundAtomic => Some(true),
        RuleType::NonAtomic => Some(false),
        RuleType::Normal | RuleType::Silent => None,
    };
    let mut atomic: HashMap<&str, bool> =
        rules.iter().filter_map(|rule| Some((rule.name.as_str(), is_own(rule)?))).collect();
    let mut open: Vec<&Rule> = rules.iter().filter(|rule| is_own(rule) == Some(true)).collect();
    while let Some(rule) = open.pop() {
        for used in names(&rule.expr).filter_map(|name| by_name.get(name)) {
            if is_own(used).is_none() && atomic.insert(&used.name, true).is_none() {
                open.push(used);
            }
        }
    }
    atomic
}

/// Returns the texts to put between parts: nothing, and the shortest white space if there is any.
fn gaps(rules: &[Rule], atomic: &HashMap<&str, bool>, reach: &Reach) -> Vec<String> {
    let space = Expr::Ident("WHITESPACE".into());
    let texts = Texts::new(rules, atomic, "", &reach.marked).of_expression(&space, true);
    [String::new()].into_iter().chain(texts.into_iter().find(|text| !text.is_empty())).collect()
}
