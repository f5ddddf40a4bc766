//! Reading a text in a constant: the expressions of the table, matched without pest.

use super::grammar::Rule;
use super::outline::{Outline, Walk};
use super::span::is_too_long;
use super::table::{Expression, GrammarRule};

/// The outline of a text that a rule matches as a whole.
///
/// It is what a parse by pest finds, found more slowly, and in a constant.
pub(crate) const fn outline(rule: Rule, text: &str) -> Option<Outline> {
    if is_too_long(text.len()) {
        return None;
    }
    match matched(&Expression::Rule(GrammarRule(rule.entry())), text.as_bytes(), Reached { at: 0, walk: Walk::NEW }) {
        Some(Reached { at, walk }) if at == text.len() => Some(walk.outline(at)),
        _ => None,
    }
}

/// How far the text is matched, and what was met there. It is copied, so that going back takes nothing.
#[derive(Clone, Copy)]
struct Reached {
    at: usize,
    walk: Walk,
}

const fn matched(expression: &Expression, text: &[u8], reached: Reached) -> Option<Reached> {
    let Reached { at, walk } = reached;
    match *expression {
        Expression::Literal(literal) => literal_end(literal, false, text, at, walk),
        Expression::AnyCase(literal) => literal_end(literal, true, text, at, walk),
        Expression::Range(first, last) => match character(text, at) {
            Some((found, at)) if first as u32 <= found && found <= last as u32 => Some(Reached { at, walk }),
            _ => None,
        },
        Expression::Any => match character(text, at) {
            Some((_, at)) => Some(Reached { at, walk }),
            None => None,
        },
        Expression::Rule(rule) => match matched(&rule.0.expression, text, reached) {
            Some(inner) => Some(Reached { walk: inner.walk.meets(rule.0.core, at, inner.at), ..inner }),
            None => None,
        },
        Expression::Sequence(items) => sequence(items, text, reached),
        Expression::Choice(options) => choice(options, text, reached),
        Expression::Repeat(item, least, most) => repeat(item, least, most, text, reached),
        Expression::Ahead(inner) => match matched(inner, text, reached) {
            Some(_) => Some(reached),
            None => None,
        },
        Expression::NotAhead(inner) => match matched(inner, text, reached) {
            Some(_) => None,
            None => Some(reached),
        },
    }
}

const fn sequence(items: &[Expression], text: &[u8], mut reached: Reached) -> Option<Reached> {
    let mut index = 0;
    while index < items.len() {
        match matched(&items[index], text, reached) {
            Some(behind) => reached = behind,
            None => return None,
        }
        index += 1;
    }
    Some(reached)
}

const fn choice(options: &[Expression], text: &[u8], reached: Reached) -> Option<Reached> {
    let mut index = 0;
    while index < options.len() {
        if let Some(behind) = matched(&options[index], text, reached) {
            return Some(behind);
        }
        index += 1;
    }
    None
}

const fn repeat(item: &Expression, least: u32, most: u32, text: &[u8], mut reached: Reached) -> Option<Reached> {
    let mut count = 0;
    while count < most {
        match matched(item, text, reached) {
            Some(behind) => reached = behind,
            None if count < least => return None,
            None => break,
        }
        count += 1;
    }
    Some(reached)
}

const fn literal_end(literal: &str, any_case: bool, text: &[u8], start: usize, walk: Walk) -> Option<Reached> {
    let literal = literal.as_bytes();
    let mut index = 0;
    while index < literal.len() {
        let at = start + index;
        if at >= text.len() {
            return None;
        }
        let is_same = text[at] == literal[index] || any_case && text[at].eq_ignore_ascii_case(&literal[index]);
        if !is_same {
            return None;
        }
        index += 1;
    }
    Some(Reached { at: start + index, walk })
}

/// The character at a place of a text that is UTF-8, and where it ends.
const fn character(text: &[u8], at: usize) -> Option<(u32, usize)> {
    if at >= text.len() {
        return None;
    }
    let first = text[at];
    let width = match first {
        0..=0x7F => return Some((first as u32, at + 1)),
        0x80..=0xDF => 2,
        0xE0..=0xEF => 3,
        _ => 4,
    };
    // Of the first octet, as many bits are the mark of the width as there are octets, and one more.
    let mut value = (first & (0x7F >> width)) as u32;
    let mut index = 1;
    while index < width {
        value = value << 6 | (text[at + index] & 0x3F) as u32;
        index += 1;
    }
    Some((value, at + width))
}
