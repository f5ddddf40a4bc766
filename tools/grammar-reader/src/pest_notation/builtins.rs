//! The rules that are built into pest.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use crate::characters::CharacterSet;
use crate::expression::{ExpressionId, Expressions, Semantics};

/// The rules that pest matches between the parts of other rules, if a grammar defines them.
pub const IMPLICIT: [&str; 2] = ["WHITESPACE", "COMMENT"];

/// The rules that use the stack.
pub const STACK: [&str; 5] = ["PEEK", "PEEK_ALL", "POP", "POP_ALL", "DROP"];

/// The rules that match one character, with their ranges. Unicode properties are left out.
pub(crate) const SETS: [(&str, &[(char, char)]); 11] = [
    ("ANY", &[('\0', char::MAX)]),
    ("ASCII_DIGIT", &[('0', '9')]),
    ("ASCII_NONZERO_DIGIT", &[('1', '9')]),
    ("ASCII_BIN_DIGIT", &[('0', '1')]),
    ("ASCII_OCT_DIGIT", &[('0', '7')]),
    ("ASCII_HEX_DIGIT", &[('0', '9'), ('A', 'F'), ('a', 'f')]),
    ("ASCII_ALPHA_LOWER", &[('a', 'z')]),
    ("ASCII_ALPHA_UPPER", &[('A', 'Z')]),
    ("ASCII_ALPHA", &[('A', 'Z'), ('a', 'z')]),
    ("ASCII_ALPHANUMERIC", &[('0', '9'), ('A', 'Z'), ('a', 'z')]),
    ("ASCII", &[('\0', '\x7f')]),
];

const OTHERS: [&str; 3] = ["SOI", "EOI", "NEWLINE"];

/// The texts that end a line.
pub const NEWLINES: [&str; 3] = ["\n", "\r\n", "\r"];

/// The names of built-in rules that are not Unicode properties and do not use the stack.
pub fn names<'n>() -> impl Iterator<Item = &'n str> {
    OTHERS.into_iter().chain(SETS.map(|(name, _)| name))
}

/// Returns the Unicode properties with the same first letter. Among all properties, nearly every
/// name has a similar one.
pub(crate) fn properties_like(name: &str) -> Vec<&'static str> {
    let first = name.chars().next();
    pest::unicode::unicode_property_names().filter(|property| property.chars().next() == first).collect()
}

/// Returns the ranges of a built-in rule that matches one character.
#[must_use]
pub fn ranges(name: &str) -> Option<&'static [(char, char)]> {
    SETS.iter().find(|(known, _)| *known == name).map(|&(_, ranges)| ranges)
}

/// Returns the expression of a built-in rule, or `None` if it uses the stack.
pub fn builtin(name: &str, expressions: &mut Expressions) -> Option<ExpressionId> {
    let set = match (name, ranges(name)) {
        ("SOI", _) => return Some(expressions.start()),
        ("EOI", _) => return Some(expressions.end()),
        ("NEWLINE", _) => return Some(newline(expressions)),
        (_, Some(ranges)) => {
            let range = |&(first, last): &(char, char)| CharacterSet::range(first.into(), last.into());
            ranges.iter().map(range).fold(CharacterSet::default(), |all, range| all.union(&range))
        }
        (property, None) => property_set(property)?,
    };
    Some(expressions.set(set))
}

/// Returns whether a built-in rule may match the empty text. Those that use the stack may.
#[must_use]
pub fn is_nullable(name: &str) -> bool {
    matches!(name, "SOI" | "EOI") || STACK.contains(&name)
}

/// Returns the characters with a Unicode property. Each set is computed once, from a million
/// characters.
fn property_set(name: &str) -> Option<CharacterSet> {
    static KNOWN: LazyLock<Mutex<HashMap<String, CharacterSet>>> = LazyLock::new(Mutex::default);

    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if !known.contains_key(name) {
        known.insert(name.to_owned(), CharacterSet::filter(pest::unicode::by_name(name)?));
    }
    known.get(name).cloned()
}

fn newline(expressions: &mut Expressions) -> ExpressionId {
    let parts = NEWLINES.map(|text| expressions.string(text.chars().map(CharacterSet::from_char)));
    expressions.choice(Semantics::Peg, parts.to_vec())
}
