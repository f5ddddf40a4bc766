//! URIs in text that is escaped for HTML.

use alloc::borrow::Cow;
use alloc::string::String;

pub(super) const AMPERSAND: char = '&';

/// The characters that are escaped in HTML and may be in a URI.
const DECODED: [(&str, &str); 6] =
    [("&amp;", "&"), ("&#38;", "&"), ("&#x26;", "&"), ("&apos;", "'"), ("&#39;", "'"), ("&#x27;", "'")];

/// The longest name of an entity that is looked for.
const LONGEST: usize = 10;

/// The entity at the start of a text, and the character for it if that may be in a URI.
fn entity_at(text: &str) -> Option<(&str, Option<&'static str>)> {
    let name = text.strip_prefix(AMPERSAND)?;
    let end = name.bytes().take(LONGEST).position(|it| !it.is_ascii_alphanumeric() && it != b'#')?;
    let is_entity = end > 0 && name[end..].starts_with(';');
    let entity = &text[..AMPERSAND.len_utf8() + end + usize::from(is_entity)];
    let decoded = DECODED.iter().find(|(it, _)| it.eq_ignore_ascii_case(entity)).map(|&(_, decoded)| decoded);
    is_entity.then_some((entity, decoded))
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
        decoded += character;
        rest = &rest[entity.len()..];
    }
    decoded += rest;
    Cow::Owned(decoded)
}

/// How many bytes of a text are decoded to so many bytes.
pub(super) fn encoded_length(text: &str, decoded: usize) -> usize {
    let (mut length, mut left) = (0, decoded);
    while let Some(at) = text[length..].find(AMPERSAND).filter(|&at| at < left) {
        let (entity, character) = entity_or_byte(&text[length + at..]);
        length += at + entity.len();
        left -= at + character.len();
    }
    length + left
}

/// The entity at the start of a text, and the character for it; or a character that begins none, twice.
fn entity_or_byte(text: &str) -> (&str, &str) {
    match entity_at(text) {
        Some((entity, Some(character))) => (entity, character),
        _ => (&text[..AMPERSAND.len_utf8()], &text[..AMPERSAND.len_utf8()]),
    }
}
