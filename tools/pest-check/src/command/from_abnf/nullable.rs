//! Elements that match the empty text. pest rejects an endless repetition of one.

use std::collections::HashSet;

use grammar_reader::AbnfGrammar;
use grammar_reader::abnf_notation::grammar::key;
use grammar_reader::abnf_notation::syntax::Element;

/// Returns whether an element may match the empty text.
pub fn is_nullable(element: &Element, grammar: &AbnfGrammar) -> bool {
    matches_empty(element, grammar, &mut HashSet::new())
}

fn matches_empty(element: &Element, grammar: &AbnfGrammar, open: &mut HashSet<String>) -> bool {
    match element {
        Element::Rule(name) => {
            if !open.insert(key(name)) {
                return false;
            }
            let is_nullable = grammar.element(name).is_some_and(|element| matches_empty(element, grammar, open));
            open.remove(&key(name));
            is_nullable
        }
        Element::Text { text, .. } => text.is_empty(),
        Element::Values(values) => values.is_empty(),
        Element::Range(..) | Element::Prose(_) => false,
        Element::Repeat { item, least, .. } => *least == 0 || matches_empty(item, grammar, open),
        Element::Sequence(parts) => parts.iter().all(|part| matches_empty(part, grammar, open)),
        Element::Choice(parts) => parts.iter().any(|part| matches_empty(part, grammar, open)),
    }
}

/// Returns an element that matches the same texts except the empty one, or `None` if there are
/// none. Rules that match the empty text are replaced by their elements.
pub fn without_empty(element: &Element, grammar: &AbnfGrammar) -> Option<Element> {
    if !is_nullable(element, grammar) {
        return Some(element.clone());
    }
    match element {
        Element::Rule(name) => without_empty(grammar.element(name)?, grammar),
        Element::Repeat { item, least, most } => {
            let (item, least) =
                (without_empty(item, grammar)?, if is_nullable(item, grammar) { 1 } else { *least.max(&1) });
            (*most != Some(0)).then(|| Element::Repeat { item: Box::new(item), least, most: *most })
        }
        Element::Choice(parts) => choice(parts.iter().filter_map(|part| without_empty(part, grammar)).collect()),
        // The first part that is not empty is one of them.
        Element::Sequence(parts) => choice(
            (0..parts.len())
                .filter_map(|index| {
                    let first = without_empty(&parts[index], grammar)?;
                    let all: Vec<Element> = [first].into_iter().chain(parts[index + 1..].iter().cloned()).collect();
                    Some(Element::Sequence(all))
                })
                .collect(),
        ),
        _ => None,
    }
}

fn choice(mut parts: Vec<Element>) -> Option<Element> {
    if parts.len() > 1 { Some(Element::Choice(parts)) } else { parts.pop() }
}
