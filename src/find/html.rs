//! URIs in text that is escaped for HTML.

use alloc::borrow::Cow;
use alloc::string::String;

use super::punctuation::is_end;
use crate::grammar::explain::matches;
use crate::grammar::rules::Rule;
use crate::text::percent_encoded::PERCENT;

pub(super) const AMPERSAND: char = '&';

/// The names of the ASCII characters that are escaped in HTML and may be in a URI.
const NAMED: [(&str, char); 21] = [
    ("amp", '&'),
    ("apos", '\''),
    ("ast", '*'),
    ("colon", ':'),
    ("comma", ','),
    ("commat", '@'),
    ("dollar", '$'),
    ("equals", '='),
    ("excl", '!'),
    ("lowbar", '_'),
    ("lpar", '('),
    ("lsqb", '['),
    ("num", '#'),
    ("percnt", '%'),
    ("period", '.'),
    ("plus", '+'),
    ("quest", '?'),
    ("rpar", ')'),
    ("rsqb", ']'),
    ("semi", ';'),
    ("sol", '/'),
];

/// The longest name of an entity that is looked for.
const LONGEST: usize = 10;

/// No more of a text is decoded to see how it begins, in characters.
const BEGINNING: usize = 256;

/// The entity at the start of a text, and the character for it if that may be in a URI or an IRI.
fn entity_at(text: &str) -> Option<(&str, Option<char>)> {
    let name = text.strip_prefix(AMPERSAND)?;
    let end = name.bytes().take(LONGEST).position(|it| !it.is_ascii_alphanumeric() && it != b'#')?;
    let is_entity = end > 0 && name[end..].starts_with(';');
    let decoded = || named(&name[..end]).or_else(|| numbered(&name[..end]));
    is_entity.then(|| (&text[..=AMPERSAND.len_utf8() + end], decoded()))
}

fn named(name: &str) -> Option<char> {
    NAMED.iter().find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|&(_, character)| character)
}

/// The character of a numeric reference: `#47`, `#x2F`.
fn numbered(name: &str) -> Option<char> {
    let number = name.strip_prefix('#')?;
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    let character = char::from_u32(code.ok()?)?;
    let is_in_uri = |it: char| {
        it == char::from(PERCENT)
            || [Rule::reserved, Rule::unreserved].iter().any(|&rule| matches(rule, it.encode_utf8(&mut [0; 4])))
    };
    Some(character).filter(|&it| if it.is_ascii() { is_in_uri(it) } else { !is_end(it) })
}

/// Whether a text begins with an entity for a character that no URI has.
pub(super) fn ends_uri(text: &str) -> bool {
    entity_at(text).is_some_and(|(_, decoded)| decoded.is_none())
}

/// The text with its entities decoded.
pub(super) fn decode(text: &str) -> Cow<'_, str> {
    if !text.contains(AMPERSAND) {
        return Cow::Borrowed(text);
    }
    let (mut decoded, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(AMPERSAND) {
        decoded += &rest[..at];
        rest = &rest[at..];
        let (entity, character) = entity_or_byte(rest);
        decoded.push(character);
        rest = &rest[entity.len()..];
    }
    decoded += rest;
    Cow::Owned(decoded)
}

/// The beginning of a text, decoded.
pub(super) fn decode_beginning(text: &str) -> Cow<'_, str> {
    let end = text.char_indices().nth(BEGINNING).map_or(text.len(), |(end, _)| end);
    decode(&text[..end])
}

/// How many bytes of a text are decoded to so many bytes.
pub(super) fn encoded_length(text: &str, decoded: usize) -> usize {
    let (mut length, mut left) = (0, decoded);
    while let Some(at) = text[length..].find(AMPERSAND).filter(|&at| at < left) {
        let (entity, character) = entity_or_byte(&text[length + at..]);
        length += at + entity.len();
        left = left.saturating_sub(at + character.len_utf8());
    }
    length + left
}

/// The entity at the start of a text, and the character for it; or the ampersand that begins none, and itself.
fn entity_or_byte(text: &str) -> (&str, char) {
    match entity_at(text) {
        Some((entity, Some(character))) => (entity, character),
        _ => (&text[..AMPERSAND.len_utf8()], AMPERSAND),
    }
}
