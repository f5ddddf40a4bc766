//! The rules that pest has built in.

use crate::characters::CharacterSet;
use crate::expression::{ExpressionId, Expressions, Reading};

/// The names of those that are no properties of Unicode.
pub(crate) const NAMES: [&str; 14] = [
    "SOI", "EOI", "NEWLINE", "ANY", "ASCII_DIGIT", "ASCII_NONZERO_DIGIT", "ASCII_BIN_DIGIT", "ASCII_OCT_DIGIT",
    "ASCII_HEX_DIGIT", "ASCII_ALPHA_LOWER", "ASCII_ALPHA_UPPER", "ASCII_ALPHA", "ASCII_ALPHANUMERIC", "ASCII",
];

/// The expression of a built-in rule; none for those that use the stack.
pub(crate) fn builtin(name: &str, expressions: &mut Expressions) -> Option<ExpressionId> {
    let set = match name {
        "SOI" => return Some(expressions.start()),
        "EOI" => return Some(expressions.end()),
        "NEWLINE" => return Some(newline(expressions)),
        "ANY" => CharacterSet::all(),
        "ASCII_DIGIT" => ranges(&["09"]),
        "ASCII_NONZERO_DIGIT" => ranges(&["19"]),
        "ASCII_BIN_DIGIT" => ranges(&["01"]),
        "ASCII_OCT_DIGIT" => ranges(&["07"]),
        "ASCII_HEX_DIGIT" => ranges(&["09", "af", "AF"]),
        "ASCII_ALPHA_LOWER" => ranges(&["az"]),
        "ASCII_ALPHA_UPPER" => ranges(&["AZ"]),
        "ASCII_ALPHA" => ranges(&["az", "AZ"]),
        "ASCII_ALPHANUMERIC" => ranges(&["az", "AZ", "09"]),
        "ASCII" => CharacterSet::range(0, 0x7F),
        property => CharacterSet::filter(pest::unicode::by_name(property)?),
    };
    Some(expressions.set(set))
}

/// Pairs of a first and a last character, as one set.
fn ranges(pairs: &[&str]) -> CharacterSet {
    let range = |pair: &&str| {
        let bytes = pair.as_bytes();
        CharacterSet::range(bytes[0].into(), bytes[1].into())
    };
    pairs.iter().map(range).fold(CharacterSet::default(), |all, range| all.union(&range))
}

fn newline(expressions: &mut Expressions) -> ExpressionId {
    let parts = ["\n", "\r\n", "\r"].map(|text| expressions.string(text.chars().map(CharacterSet::of)));
    expressions.choice(Reading::Ordered, parts.to_vec())
}
