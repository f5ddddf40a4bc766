//! Short texts before and after a rule in the texts of another rule.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};

use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::grammar::{choice, parts, sequence};
use pest_meta::ast::Expr;

use super::texts::{STACK, Texts, joined};

/// The number of contexts that are kept of a rule.
const MOST_CONTEXTS: usize = 5;

/// A text before a rule, and one after it.
type Context = (String, String);

/// Returns contexts of all rules that texts of a rule use outside of lookaheads, the shortest
/// first.
pub fn contexts<'g>(texts: &Texts<'g>, root: &'g str, atomic: &HashMap<&str, bool>) -> BTreeMap<&'g str, Vec<Context>> {
    let mut found: BTreeMap<&str, Vec<Context>> = BTreeMap::new();
    let mut uses: HashMap<&str, Vec<(&str, Context)>> = HashMap::new();
    let mut order = 0;
    let mut waiting = BinaryHeap::from([(Reverse((0, order)), root, Context::default())]);
    while let Some((_, rule, context)) = waiting.pop() {
        let Some(written) = texts.rules.get(rule) else { continue };
        let known = found.entry(&written.name).or_default();
        if known.len() == MOST_CONTEXTS || known.contains(&context) {
            continue;
        }
        known.push(context.clone());
        let is_atomic = atomic.get(rule) == Some(&true);
        let uses = uses.entry(&written.name).or_insert_with(|| uses_in(texts, &written.expr, is_atomic));
        for (used, (before, after)) in uses.iter() {
            let inner = (context.0.clone() + before, after.clone() + &context.1);
            order += 1;
            waiting.push((Reverse((inner.0.len() + inner.1.len(), order)), used, inner));
        }
    }
    found
}

/// Returns the rules in an expression outside of lookaheads, with the texts before and after them.
fn uses_in<'g>(texts: &Texts<'g>, expression: &'g Expr, is_atomic: bool) -> Vec<(&'g str, Context)> {
    if let Some((item, least, _)) = repetition(expression) {
        let others = vec![item; least.saturating_sub(1).min(100) as usize];
        let others = texts.of_sequence(&others, is_atomic).into_iter().next().unwrap_or_default();
        let inside = uses_in(texts, item, is_atomic).into_iter();
        return inside.map(|(rule, (before, after))| (rule, (before, after + &others))).collect();
    }
    match expression {
        Expr::Ident(name) => vec![(name.as_str(), Context::default())],
        Expr::Choice(..) => parts(expression, choice).flat_map(|part| uses_in(texts, part, is_atomic)).collect(),
        Expr::Push(part) => {
            let [start, end, ..] = STACK.map(String::from);
            let inside = uses_in(texts, part, is_atomic).into_iter();
            inside.map(|(rule, (before, after))| (rule, (start.clone() + &before, after + &end))).collect()
        }
        Expr::Seq(..) => uses_in_sequence(texts, &parts(expression, sequence).collect::<Vec<_>>(), is_atomic),
        _ => vec![],
    }
}

fn uses_in_sequence<'g>(texts: &Texts<'g>, parts: &[&'g Expr], is_atomic: bool) -> Vec<(&'g str, Context)> {
    let mut all = vec![];
    for (index, part) in parts.iter().enumerate() {
        let [mut before, mut after] =
            [&parts[..index], &parts[index + 1..]].map(|parts| texts.of_sequence(parts, is_atomic));
        if !is_atomic {
            before.iter_mut().filter(|text| !text.is_empty()).for_each(|text| text.push_str(texts.gap()));
            after.iter_mut().filter(|text| !text.is_empty()).for_each(|text| text.insert_str(0, texts.gap()));
        }
        let mut around: Vec<(&str, Context)> = uses_in(texts, part, is_atomic);
        if index > 0 && !is_atomic {
            // pest matches these rules between the parts.
            let here = texts.of_expression(part, is_atomic).into_iter().next().unwrap_or_default();
            around.extend(["WHITESPACE", "COMMENT"].map(|rule| (rule, (String::new(), here.clone()))));
        }
        for (rule, (inner_before, inner_after)) in around {
            let befores = joined(&before, "", &[inner_before]);
            let afters = joined(&[inner_after], "", &after);
            let pairs =
                befores.iter().take(3).flat_map(|before| afters.iter().take(2).map(move |after| (before, after)));
            all.extend(pairs.map(|(before, after)| (rule, (before.clone(), after.clone()))));
        }
    }
    all
}
