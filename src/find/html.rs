//! Text that is escaped for HTML.

use alloc::string::String;
use alloc::vec::Vec;

use super::characters::{UNKNOWN, is_end};

pub(super) const AMPERSAND: char = '&';

/// The names of the ASCII characters that are escaped in HTML and may be in a URI, or end one.
#[rustfmt::skip]
const NAMED: [(&str, char); 25] = [
    ("amp", '&'), ("apos", '\''), ("ast", '*'), ("colon", ':'), ("comma", ','), ("commat", '@'), ("dollar", '$'),
    ("equals", '='), ("excl", '!'), ("gt", '>'), ("lowbar", '_'), ("lpar", '('), ("lsqb", '['), ("lt", '<'),
    ("nbsp", '\u{a0}'), ("num", '#'), ("percnt", '%'), ("period", '.'), ("plus", '+'), ("quest", '?'), ("quot", '"'),
    ("rpar", ')'), ("rsqb", ']'), ("semi", ';'), ("sol", '/'),
];

/// The longest name of a character that is looked for.
const LONGEST: usize = 10;

/// A text without its character references.
#[derive(Clone)]
pub(super) struct Decoded {
    pub(super) text: String,
    /// The end of each reference in the decoded text, and in the text itself.
    ends: Vec<(usize, usize)>,
}

impl Decoded {
    /// `None` if the text has no references.
    pub(super) fn new(text: &str) -> Option<Self> {
        let mut decoded = Decoded { text: String::new(), ends: Vec::new() };
        let mut copied = 0;
        for (at, _) in text.match_indices(AMPERSAND) {
            let Some((length, character)) = reference_at(&text[at..]).filter(|_| at >= copied) else { continue };
            decoded.text.push_str(&text[copied..at]);
            decoded.text.push(character);
            copied = at + length;
            decoded.ends.push((decoded.text.len(), copied));
        }
        decoded.text.push_str(&text[copied..]);
        Some(decoded).filter(|it| !it.ends.is_empty())
    }

    /// The offset in the text itself of a byte in the decoded text.
    pub(super) fn origin(&self, at: usize) -> usize {
        let before = self.ends.partition_point(|&(end, _)| end <= at);
        let (decoded, written) = before.checked_sub(1).map_or((0, 0), |last| self.ends[last]);
        written + at - decoded
    }
}

/// Whether a text begins with a reference to what ends a URI: `&quot;`, `&gt;`.
pub(super) fn begins_entity(text: &str) -> bool {
    reference_at(text).is_some_and(|(_, character)| character == ' ')
}

/// The length of the character reference at the start of a text, and its character; a space instead of one that is
/// around URIs.
fn reference_at(text: &str) -> Option<(usize, char)> {
    let name = text.strip_prefix(AMPERSAND)?;
    let end = name.bytes().take(LONGEST).position(|it| !it.is_ascii_alphanumeric() && it != b'#')?;
    if end == 0 || !name[end..].starts_with(';') {
        return None;
    }
    let name = &name[..end];
    let known = || NAMED.iter().find(|(it, _)| it.eq_ignore_ascii_case(name)).map(|&(_, character)| character);
    let character = known().or_else(|| numbered(name)).unwrap_or(UNKNOWN);
    let is_around = character.is_whitespace() || character.is_ascii() && is_end(character);
    let length = AMPERSAND.len_utf8() + end + ';'.len_utf8();
    Some((length, if is_around { ' ' } else { character }))
}

/// The character of a numeric reference: `#47`, `#x2F`.
fn numbered(name: &str) -> Option<char> {
    let number = name.strip_prefix('#')?;
    let code = match number.strip_prefix(['x', 'X']) {
        Some(digits) => u32::from_str_radix(digits, 16),
        None => number.parse(),
    };
    char::from_u32(code.ok()?)
}
