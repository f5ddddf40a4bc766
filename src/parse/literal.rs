//! Parsing a text in a constant: the expressions of the table, matched without pest.

use crate::grammar::rules::Rule;
use crate::grammar::table::{Expression, GrammarRule};
use crate::parse::offsets::{ComponentOffsets, OffsetsBuilder};
use crate::text::delimiter;

/// The offsets of a text that a rule matches as a whole.
///
/// It finds the same as a parse by pest, more slowly, but in a constant.
pub(crate) const fn offsets(rule: Rule, text: &str) -> Option<ComponentOffsets> {
    match ConstInterpreter::new(text, false).whole(rule) {
        Some(Reached { at, captures }) if at == text.len() => Some(captures.offsets(at)),
        _ => None,
    }
}

/// The byte at which something else is expected, in a text that a rule does not match as a whole.
pub(crate) const fn rejected_at(rule: Rule, text: &str) -> usize {
    let mut interpreter = ConstInterpreter::new(text, true);
    // If the rule ends before the text does, it looked there for something that would continue.
    interpreter.whole(rule);
    interpreter.rejected_at
}

/// How far the text is matched, and the components found so far. It is copied, so that backtracking is free.
#[derive(Clone, Copy)]
struct Reached {
    at: usize,
    captures: OffsetsBuilder,
}

/// A text that is being matched.
struct ConstInterpreter<'t> {
    text: &'t [u8],
    /// The furthest offset at which something was looked for and not found.
    rejected_at: usize,
    /// Whether the caller needs that offset. Then a userinfo is matched only where it is intended, as in `explain`.
    explains: bool,
}

impl<'t> ConstInterpreter<'t> {
    const fn new(text: &'t str, explains: bool) -> Self {
        ConstInterpreter { text: text.as_bytes(), rejected_at: 0, explains }
    }

    const fn whole(&mut self, rule: Rule) -> Option<Reached> {
        self.matched(&Expression::Rule(GrammarRule(rule.entry())), Reached { at: 0, captures: OffsetsBuilder::NEW })
    }

    /// Whether the delimiter that makes a text a userinfo appears somewhere after it.
    const fn is_intended(&self, rule: GrammarRule, at: usize) -> bool {
        if !matches!(rule.0.generic_rule, Some(Rule::userinfo | Rule::iuserinfo)) {
            return true;
        }
        let mut at = at;
        while at < self.text.len() && !delimiter::ends_authority(self.text[at] as char) {
            if self.text[at] == delimiter::USERINFO.as_bytes()[0] {
                return true;
            }
            at += 1;
        }
        false
    }

    const fn matched(&mut self, expression: &Expression, reached: Reached) -> Option<Reached> {
        let Reached { at, captures } = reached;
        match *expression {
            Expression::Literal(literal) => self.literal(literal, false, reached),
            Expression::AnyCase(literal) => self.literal(literal, true, reached),
            Expression::Range(first, last) => match character(self.text, at) {
                Some((found, at)) if first as u32 <= found && found <= last as u32 => Some(Reached { at, captures }),
                _ => self.rejected(at),
            },
            Expression::Any => match character(self.text, at) {
                Some((_, at)) => Some(Reached { at, captures }),
                None => self.rejected(at),
            },
            Expression::Rule(rule) if self.explains && !self.is_intended(rule, at) => None,
            Expression::Rule(rule) => match self.matched(rule.0.expression, reached) {
                Some(inner) => {
                    Some(Reached { captures: inner.captures.on_rule(rule.0.generic_rule, at, inner.at), ..inner })
                }
                None => None,
            },
            Expression::Sequence(items) => self.sequence(items, reached),
            Expression::Choice(options) => self.choice(options, reached),
            Expression::Repeat(item, least, most) => self.repeat(item, least, most, reached),
            Expression::Run(_, item, least) => self.repeat(item, least, u32::MAX, reached),
            Expression::Ahead(inner) => match self.matched(inner, reached) {
                Some(_) => Some(reached),
                None => None,
            },
            // What is not there would let another alternative continue, so how far it gets counts.
            Expression::NotAhead(inner) => match self.matched(inner, reached) {
                Some(_) => self.rejected(at),
                None => Some(reached),
            },
        }
    }

    /// Notes that what was looked for at an offset is not there.
    const fn rejected(&mut self, at: usize) -> Option<Reached> {
        if at > self.rejected_at {
            self.rejected_at = at;
        }
        None
    }

    const fn sequence(&mut self, items: &[Expression], mut reached: Reached) -> Option<Reached> {
        let mut index = 0;
        while index < items.len() {
            match self.matched(&items[index], reached) {
                Some(after) => reached = after,
                None => return None,
            }
            index += 1;
        }
        Some(reached)
    }

    const fn choice(&mut self, options: &[Expression], reached: Reached) -> Option<Reached> {
        let mut index = 0;
        while index < options.len() {
            if let Some(after) = self.matched(&options[index], reached) {
                return Some(after);
            }
            index += 1;
        }
        None
    }

    const fn repeat(&mut self, item: &Expression, least: u32, most: u32, mut reached: Reached) -> Option<Reached> {
        let mut count = 0;
        while count < most {
            match self.matched(item, reached) {
                Some(after) => reached = after,
                None if count < least => return None,
                None => break,
            }
            count += 1;
        }
        Some(reached)
    }

    const fn literal(
        &mut self,
        literal: &str,
        any_case: bool,
        Reached { at: start, captures }: Reached,
    ) -> Option<Reached> {
        let literal = literal.as_bytes();
        let mut index = 0;
        while index < literal.len() {
            let at = start + index;
            if at >= self.text.len() {
                return self.rejected(at);
            }
            let is_same =
                self.text[at] == literal[index] || any_case && self.text[at].eq_ignore_ascii_case(&literal[index]);
            if !is_same {
                return self.rejected(at);
            }
            index += 1;
        }
        Some(Reached { at: start + index, captures })
    }
}

/// The character at an offset of a UTF-8 text, and where it ends.
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
    // In the first byte, as many bits mark the width as there are bytes, and one more.
    let mut value = (first & (0x7F >> width)) as u32;
    let mut index = 1;
    while index < width {
        value = value << 6 | (text[at + index] & 0x3F) as u32;
        index += 1;
    }
    Some((value, at + width))
}
