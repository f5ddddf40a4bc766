//! Where a text may contain a userinfo with a password, by any program that may read it.

use alloc::vec::Vec;
use core::ops::Range;

use crate::grammar::Rule;
use crate::parse::recognizer::matched;
use crate::parse::{is_reference, reference_offsets};
use crate::redact::words::{QUOTATION_MARKS, Words, is_after_string, is_around, start_in_word};
use crate::registry::scheme_info::{SchemeInfo, userinfo_follows_end};
use crate::text::characters::{BACKSLASH, is_removed};
use crate::text::delimiter::{AUTHORITY, IP_LITERAL, PASSWORD, SCHEME, SEGMENT, USERINFO};
use crate::text::percent_encoded::{PERCENT, first_value};
use crate::text::scan::{has_byte, has_pair};

/// The password of a userinfo: everything after its first `:`, which may be percent-encoded.
pub(crate) fn password_in_userinfo(userinfo: &str) -> Option<Range<usize>> {
    let colon = Tokens::new(userinfo).find(|it| it.byte == b':')?;
    Some(colon.range.end..userinfo.len())
}

/// The possible password in text that begins with an authority: everything between its first `:` and its last `@`.
pub(crate) fn password_in_authority(text: &str) -> Option<Range<usize>> {
    let password = password_in_userinfo(&text[..text.rfind(USERINFO)?])?;
    Some(password)
}

/// The possible passwords in text that may be a reference, in its order. No two overlap.
pub(crate) fn passwords(text: &str) -> Vec<Range<usize>> {
    only_passwords(userinfos(text))
}

/// The possible passwords in a part of a reference.
pub(crate) fn passwords_in_part(text: &str) -> Vec<Range<usize>> {
    let words = Words::new(text);
    // The end of a password may be in the next part.
    let mut found = nested(text, &words, Some(text.len()));
    found.extend(first(text, 0..text.len(), true));
    only_passwords(found)
}

/// The possible passwords in a piece of a text, which may end in a password, or in a port.
pub(crate) fn passwords_in_piece(piece: &str) -> Vec<Range<usize>> {
    let mut found = passwords(piece);
    let ended = passwords(&[piece, USERINFO].concat()).into_iter();
    found.extend(ended.filter(|it| it.end == piece.len() && !is_port(&piece[it.clone()])));
    merged(found)
}

/// The possible passwords in a literal of a template, which may also begin in a password.
#[cfg(feature = "templates")]
pub(crate) fn passwords_in_literal(literal: &str) -> Vec<Range<usize>> {
    let mut found = passwords_in_piece(literal);
    let beginning = literal.rfind(USERINFO).map(|end| &literal[..end]);
    found.extend(beginning.filter(|it| !it.contains([':', SEGMENT])).map(|it| 0..it.len()));
    merged(found)
}

/// A possible userinfo.
pub(super) struct PossibleUserinfo {
    pub(super) range: Range<usize>,
    /// Where its password begins, which ends with it.
    password: Option<usize>,
}

pub(super) fn only_passwords(found: Vec<PossibleUserinfo>) -> Vec<Range<usize>> {
    merged(found.into_iter().filter_map(|it| Some(it.password?..it.range.end)).collect())
}

/// The ranges in order, those that touch as one.
pub(crate) fn merged(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_unstable_by_key(|it| (it.start, it.end));
    ranges.dedup_by(|next, last| {
        let touches = next.start <= last.end;
        if touches {
            last.end = last.end.max(next.end);
        }
        touches
    });
    ranges
}

/// Whether a text may contain a password: it has an `@`, percent-encoded (`%40`, `%2540`) or not, or several lines, one
/// of which may end in a password. Most texts have none.
fn may_have_password(text: &str) -> bool {
    has_byte(text, b'@') || has_pair(text, b'4', b'0') && has_byte(text, PERCENT) || has_byte(text, b'\n')
}

/// Whether the byte at an offset may be in a password, which begins after a `:`, and ends before an `@` or with a line.
pub(crate) fn may_be_in_password(text: &str, at: usize) -> bool {
    let Some((before, rest)) = text.split_at_checked(at) else { return false };
    (has_byte(before, b':') || has_byte(before, PERCENT)) && (may_have_password(rest) || has_byte(before, b'\n'))
}

/// The possible userinfos in a text that may be a reference: those that [`Redacted`](super::Redacted) describes. Those
/// without a password are among them if the text is no reference.
pub(super) fn userinfos(text: &str) -> Vec<PossibleUserinfo> {
    if !may_have_password(text) {
        return Vec::new();
    }
    let offsets = reference_offsets(text);
    let words = Words::new(text);
    let mut found = nested(text, &words, None);
    for word in &words.ranges {
        found.extend(first(text, word.clone(), words.ranges.len() == 1));
    }
    if let [one, other] = words.ranges.as_slice()
        && text[one.end..other.start].contains(char::is_whitespace)
    {
        found.extend(in_two_words(text, one, other));
    }
    if let Some(offsets) = offsets {
        found.retain(|it| it.password.is_some());
        found.extend(offsets.userinfo().map(|range| {
            let password = password_in_userinfo(&text[range.clone()]).map(|it| range.start + it.start);
            PossibleUserinfo { range, password }
        }));
    }
    found
}

/// The userinfo that a word begins with. Unless the word is the whole text, one after slashes is among the [`nested`]
/// ones.
fn first(text: &str, word: Range<usize>, is_all: bool) -> Option<PossibleUserinfo> {
    let begin = start_in_word(text, &word);
    let rest = &text[begin..word.end];
    let mut rest = &rest[..rest.rfind(USERINFO)?];
    let is_valid = is_reference(&text[word]);
    let authority = rest.len() - rest.trim_start_matches(is_slash).len();
    let is_authority = is_all && !is_valid && authority >= AUTHORITY.len();
    // A userinfo may also be before another one: `app:p@db?next=http://u@h`.
    if let Some(end) = slashes(rest).filter(|&end| !is_authority && (!is_all || is_before_slashes(rest, end))) {
        rest = rest[..end].rfind(USERINFO).map_or(rest, |at| &rest[..at]);
    }
    let name = rest.split_once(SCHEME).map(|(name, _)| name).filter(|name| is_scheme(name));
    let slashes = slashes(rest);
    let start = match (slashes, name) {
        _ if is_authority => authority,
        (Some(_), _) if !is_all => return None,
        (Some(end), _) if is_before_slashes(rest, end) => {
            if is_valid || !rest[..end - SCHEME.len()].split(SCHEME).all(is_scheme) {
                return None;
            }
            rest.len() - rest[end..].trim_start_matches(|it| is_slash(it) || is_removed(it)).len()
        }
        (_, None) if is_valid => return None,
        (_, Some(name)) if SchemeInfo::says(name, SchemeInfo::has_no_userinfo) => return None,
        (_, Some(name)) if SchemeInfo::says(name, SchemeInfo::userinfo_follows) => name.len() + SCHEME.len(),
        // What looks like a scheme may be the user.
        _ => 0,
    };
    let colons = Tokens::new(&rest[start..]).filter(|it| it.byte == b':' && (it.depth == 0 || slashes.is_some()));
    let password =
        { colons }.map(|it| start + it.range.end).find(|&end| slashes.is_some() || !is_in_number(rest, end))?;
    // In valid text, a `:` after an `@` is before a port. One before slashes is after a scheme.
    let is_other = is_valid && rest[start..password].contains(USERINFO) || start == 0 && slashes == Some(password);
    (!is_other && password < rest.len())
        .then(|| PossibleUserinfo { range: begin + start..begin + rest.len(), password: Some(begin + password) })
}

/// The userinfo of a text of two words, which may have white space in it: `app:p w@db`, `http://u:12/p w@h`.
fn in_two_words(text: &str, one: &Range<usize>, other: &Range<usize>) -> Option<PossibleUserinfo> {
    let begin = start_in_word(text, one);
    if let Some(end) = slashes(&text[begin..one.end]) {
        let has_schemes = text[begin..begin + end - SCHEME.len()].split(SCHEME).all(is_scheme);
        return if has_schemes { first(text, begin..other.end, true) } else { None };
    }
    let (user, rest) = text[begin..one.end].split_once(PASSWORD)?;
    let end = other.start + text[other.clone()].rfind(USERINFO)?;
    let is_user = matched(Rule::userinfo, user) == Some(user.len()) && !user.is_empty();
    let has_password = !is_number(rest) && !SchemeInfo::says(user, SchemeInfo::has_no_userinfo);
    (is_user && has_password)
        .then(|| PossibleUserinfo { range: begin..end, password: Some(begin + user.len() + PASSWORD.len()) })
}

/// The length of a text up to its first `:` with a slash after it.
fn slashes(text: &str) -> Option<usize> {
    let mut ends = text.match_indices(SCHEME).map(|(at, colon)| at + colon.len());
    ends.find(|end| text[*end..].trim_start_matches(is_removed).starts_with(is_slash))
}

/// Whether what is before the [`slashes`] of a text cannot be a userinfo: after a separator it has no other `:`
/// (`url=http:`), or it consists of schemes (`jdbc:mysql:`, before two slashes; `jar:file:`, also before one).
fn is_before_slashes(text: &str, end: usize) -> bool {
    let field = text[..end - SCHEME.len()].rsplit([',', ';', '|', '=']).next().unwrap_or_default();
    let Some((first, others)) = field.split_once(SCHEME) else { return true };
    let is_schemes = is_scheme(first) && others.split(SCHEME).all(|name| name.is_empty() || is_scheme(name));
    is_schemes && (text[end..].starts_with(AUTHORITY) || SchemeInfo::says(first, SchemeInfo::contains_uri))
}

/// Finds the userinfos after slashes, and after schemes that a userinfo follows, wherever they are in a text. A
/// password that does not end in the text ends at `end`.
fn nested(text: &str, words: &Words, end: Option<usize>) -> Vec<PossibleUserinfo> {
    let (mut found, mut tokens, mut previous, mut depth) = (Vec::new(), Tokens::new(text), 0, 0);
    let mut is_first = true;
    while let Some(token) = tokens.next() {
        let begins = match char::from(token.byte) {
            // `:\"` begins a string in a string.
            BACKSLASH if text[token.range.end..].starts_with(QUOTATION_MARKS) => false,
            SEGMENT | BACKSLASH => matches!(previous, b'/' | b'\\' | b':'),
            ':' => userinfo_follows_end(&text[..token.range.start]),
            _ => false,
        };
        let slash_before = if is_slash(char::from(previous)) { depth } else { token.depth };
        depth = token.depth;
        if begins {
            if is_first {
                let before = text[..token.range.start].trim_start_matches(is_around);
                let name = before.trim_end_matches([':', SEGMENT, BACKSLASH]);
                is_first = is_scheme(name);
            }
            let slashes = is_slash(char::from(token.byte)).then(|| depth.min(slash_before));
            let authority = Authority { text, words, depth, is_first, end };
            found.extend(authority.userinfo(&mut tokens, slashes));
            // An empty port may be before slashes: `http://http://u:***@h`.
            previous = text.as_bytes()[tokens.at - 1];
            is_first = false;
        } else if !is_removed(char::from(token.byte)) {
            previous = token.byte;
        }
    }
    found
}

/// An authority after its first slash.
struct Authority<'t> {
    text: &'t str,
    words: &'t Words,
    /// How often its slashes are percent-encoded; if it has none, how often the `:` before it is.
    depth: usize,
    /// Whether it is that of the whole text: white space may be in its user.
    is_first: bool,
    /// Where a password ends that does not end in the text.
    end: Option<usize>,
}

impl Authority<'_> {
    /// Reads the authority and returns its userinfo: up to the last `@` in the authority, or if there is none, and its
    /// `:` is not before a port, up to the [`end_of_password`](Words::end_of_password). If it has neither, both may be
    /// percent-encoded once more.
    fn userinfo(mut self, tokens: &mut Tokens<'_>, mut slashes: Option<usize>) -> Option<PossibleUserinfo> {
        let is_first = self.is_first;
        let mut next = tokens.clone();
        let is_skipped =
            |character| is_slash(character) || is_removed(character) || is_first && character.is_ascii_whitespace();
        while let Some(token) = next.next().filter(|it| is_skipped(char::from(it.byte))) {
            if is_slash(char::from(token.byte)) {
                slashes = Some(slashes.map_or(token.depth, |depth| depth.min(token.depth)));
            }
            *tokens = next.clone();
        }
        self.depth = slashes.unwrap_or(self.depth);
        let start = tokens.at;
        let (mut password, mut port, mut end, mut in_brackets) = (None, None, None, false);
        let (mut encoded_password, mut encoded_end, mut after) = (None, None, None);
        let mut next = tokens.clone();
        while let Some(token) = next.next() {
            let character = char::from(token.byte);
            // What is percent-encoded once more is data.
            match character {
                ':' if token.depth > self.depth => encoded_password = encoded_password.or(Some(token.range.end)),
                '@' if token.depth > self.depth => encoded_end = Some(token.range.start),
                _ if token.depth > self.depth => {}
                _ if character.is_ascii_whitespace() && self.is_first && password.is_none() && end.is_none() => {
                    self.is_first = false;
                }
                _ if character.is_ascii_whitespace() => break,
                // It may be a part of an invalid user or host.
                BACKSLASH if port.is_none() && !is_escape(&self.text[token.range.end..]) => {}
                _ if is_delimiter(character) || self.words.closes(token.range.start, start) => {
                    after = Some(character);
                    break;
                }
                ':' => {
                    password.get_or_insert(token.range.end);
                    port = port.or(Some(token.range.end).filter(|_| !in_brackets));
                }
                '@' => (port, end, in_brackets) = (None, Some(token.range.start), false),
                open if open == IP_LITERAL[0] => in_brackets = true,
                close if close == IP_LITERAL[1] => in_brackets = false,
                _ => {}
            }
            *tokens = next.clone();
        }
        let rest = &self.text[tokens.at..];
        let may_be_port = |text: &str| match after {
            None => is_number(text),
            Some(SEGMENT | '?' | '#') => is_port(text),
            Some(BACKSLASH) if !is_escape(&rest[1..]) => false,
            Some(_) => is_number(text) && !text.is_empty(),
        };
        if end.is_none() && matches!(after, None | Some(BACKSLASH)) {
            (password, port) = (password.or(encoded_password), port.or(encoded_password));
        }
        let is_in_password = port.is_some_and(|it| !may_be_port(&self.text[it..tokens.at]));
        if is_in_password || in_brackets && password.is_some() {
            let end_in_text = self.words.end_of_password(tokens.at).or_else(|| self.words.end_of_unclosed(start));
            end = end_in_text.or(end).or(self.end);
        }
        let (password, end) = match end {
            Some(end) => (password.into_iter().chain(encoded_password).filter(|&it| it <= end).min(), end),
            None => (Some(encoded_password?), encoded_end?),
        };
        if password.is_some_and(|it| it > end) {
            return None;
        }
        tokens.at = tokens.at.max(end);
        Some(PossibleUserinfo { range: start..end, password })
    }
}

/// The characters of a text as bytes, percent-decoded as often as possible.
#[derive(Clone)]
pub(super) struct Tokens<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Tokens { bytes: text.as_bytes(), at: 0 }
    }
}

pub(super) struct Token {
    pub(super) range: Range<usize>,
    pub(super) byte: u8,
    /// How often the byte is percent-encoded: `%2F` once, `%252F` twice.
    depth: usize,
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let (bytes, start) = (self.bytes, self.at);
        let byte = *bytes.get(start)?;
        if byte != PERCENT {
            self.at = start + 1;
            return Some(Token { range: start..self.at, byte, depth: 0 });
        }
        let mut token = Token { range: start..start + 1, byte, depth: 0 };
        // `%2540`: the digits after `%25` are those of the next level.
        let mut digits = bytes.get(start + 1..).unwrap_or_default();
        while token.byte == PERCENT
            && let Some((&[high, low], rest)) = digits.split_first_chunk()
            && let Some(value) = first_value(&[PERCENT, high, low])
        {
            digits = rest;
            token = Token { range: start..bytes.len() - rest.len(), byte: value, depth: token.depth + 1 };
        }
        self.at = token.range.end;
        Some(token)
    }
}

fn is_slash(character: char) -> bool {
    [SEGMENT, BACKSLASH].contains(&character)
}

/// Whether a `\` before a text is of an escape that ends a line or a quoted string: `\n`, or `\"` in a string in a
/// string.
fn is_escape(text: &str) -> bool {
    text.starts_with(['n', 'r', 't']) || text.strip_prefix(QUOTATION_MARKS).is_some_and(is_after_string)
}

/// Whether an authority ends before a character.
fn is_delimiter(character: char) -> bool {
    is_slash(character) || matches!(character, '?' | '#')
}

fn is_scheme(text: &str) -> bool {
    matched(Rule::scheme, text) == Some(text.len())
}

fn is_port(text: &str) -> bool {
    matched(Rule::port, text) == Some(text.len())
}

/// Whether the text after a `:`, up to the end of its word, is a port, a time, a line number or an address, with
/// punctuation after it.
fn is_number(text: &str) -> bool {
    let number = text.trim_end_matches(|it: char| !it.is_alphanumeric());
    text.is_empty() || number.starts_with(|it: char| it.is_ascii_digit()) && number.chars().all(is_of_number)
}

/// Whether a `:` before this offset is inside a time, or between an address and its port, with a separator after them.
fn is_in_number(text: &str, end: usize) -> bool {
    let (before, after) = text.split_at(end);
    let has_digits = before[..end - PASSWORD.len()].ends_with(|it: char| it.is_ascii_digit())
        && after.starts_with(|it: char| it.is_ascii_digit());
    has_digits && after.trim_start_matches(is_of_number).starts_with([',', ';', '|', ')', ']', '}', '>'])
}

fn is_of_number(character: char) -> bool {
    character.is_ascii_digit() || ":.+-TZ".contains(character)
}
