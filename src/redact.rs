//! The rule for what `***` hides.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::net::Ipv6Addr;
use core::ops::Range;

use crate::grammar::Rule;
use crate::parse::is_reference;
use crate::parse::recognizer::matched;
use crate::registry::scheme_info::{SchemeInfo, userinfo_follows_end};
use crate::text::characters::EscapedHost;
use crate::text::delimiter::{AUTHORITY, FRAGMENT, IP_LITERAL, PASSWORD, QUERY, SCHEME, SEGMENT, USERINFO};
use crate::text::percent_encoded::{PERCENT, Piece, first_value, pieces};
use crate::text::scan::{has_byte, has_pair, span};

/// Replaces the hidden text.
pub(crate) const HIDDEN: &str = "***";

/// The password of a userinfo: everything after its first `:`.
pub(crate) fn password_in_userinfo(userinfo: &str) -> Option<Range<usize>> {
    let start = userinfo.find(PASSWORD)? + PASSWORD.len();
    Some(start..userinfo.len())
}

/// The possible password in text that begins with an authority: everything between its first `:` and its last `@`.
pub(crate) fn password_in_authority(text: &str) -> Option<Range<usize>> {
    let start = text.find(PASSWORD)? + PASSWORD.len();
    let end = text.rfind(USERINFO).filter(|&end| start <= end)?;
    Some(start..end)
}

/// The possible passwords in text that may be a reference, in its order. No two overlap.
pub(crate) fn passwords(text: &str) -> Vec<Range<usize>> {
    only_passwords(userinfos(text))
}

/// The possible passwords in a part of a reference.
pub(crate) fn passwords_in_part(text: &str) -> Vec<Range<usize>> {
    // The end of a password may be in the next part.
    let mut found = nested(text, text.len());
    found.extend(first(text, true));
    only_passwords(found)
}

/// A text of components that are not parts of one, without a userinfo and a port, for their `Debug`.
pub(crate) struct Composed {
    text: String,
    pub(crate) path: Range<usize>,
    pub(crate) query: Option<Range<usize>>,
    pub(crate) fragment: Option<Range<usize>>,
}

impl Composed {
    pub(crate) fn new(
        scheme: Option<&str>,
        host: Option<&str>,
        path: &str,
        query: Option<&str>,
        fragment: Option<&str>,
    ) -> Self {
        let mut text = String::new();
        text.extend(scheme.map_or(["", ""], |scheme| [scheme, SCHEME]));
        text.extend(host.map_or(["", ""], |host| [AUTHORITY, host]));
        let mut add = |delimiter: &str, part: &str| {
            text.extend([delimiter, part]);
            text.len() - part.len()..text.len()
        };
        let path = add("", path);
        let query = query.map(|query| add(QUERY, query));
        let fragment = fragment.map(|fragment| add(FRAGMENT, fragment));
        Composed { text, path, query, fragment }
    }

    pub(crate) fn redacted(&self) -> Redacted<'_> {
        Redacted::with_hidden(&self.text, passwords(&self.text))
    }
}

/// A text that may be a reference, as `Debug` shows it.
#[cfg(feature = "templates")]
pub(crate) struct Shown<'t>(pub(crate) &'t str);

#[cfg(feature = "templates")]
impl fmt::Debug for Shown<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Redacted::with_hidden(self.0, passwords(self.0)), formatter)
    }
}

/// A host, as messages and `Debug` show it. If it is not valid, it may contain the end of a password.
pub(crate) struct ShownHost<'t>(pub(crate) &'t str);

impl ShownHost<'_> {
    fn redacted(&self) -> Redacted<'_> {
        // After a bracket that opens no address, a colon may begin a password.
        let has_no_address = self.0.strip_prefix(IP_LITERAL[0]).is_some_and(|inside| {
            let inside = inside.split([IP_LITERAL[1], char::from(PERCENT)]).next().unwrap_or_default();
            inside.parse::<Ipv6Addr>().is_err() && matched(Rule::IPvFuture, inside) != Some(inside.len())
        });
        let hidden = match self.0.find(PASSWORD).filter(|_| has_no_address) {
            Some(colon) => Some(colon + PASSWORD.len()..self.0.len()).into_iter().collect(),
            None => passwords(&[AUTHORITY, self.0].concat())
                .into_iter()
                .map(|it| it.start - AUTHORITY.len()..it.end - AUTHORITY.len())
                .collect(),
        };
        Redacted::with_hidden(self.0, hidden)
    }
}

impl fmt::Display for ShownHost<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.redacted().write(formatter, |out, piece| write!(out, "{}", EscapedHost(piece)))
    }
}

impl fmt::Debug for ShownHost<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "\"{self}\"")
    }
}

/// A part of a reference, as `Debug` shows it.
pub(crate) struct ShownPart<'t>(pub(crate) &'t str);

impl fmt::Debug for ShownPart<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&Redacted::with_hidden(self.0, passwords_in_part(self.0)), formatter)
    }
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

/// A possible userinfo, from its start to the end of its password.
struct PossibleUserinfo {
    start: usize,
    password: Range<usize>,
}

fn only_passwords(found: Vec<PossibleUserinfo>) -> Vec<Range<usize>> {
    merged(found.into_iter().map(|it| it.password).collect())
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

/// Whether an `@` may be in a text, percent-encoded (`%40`, `%2540`) or not. Most texts have none.
fn has_end(text: &str) -> bool {
    has_byte(text, b'@') || has_pair(text, b'4', b'0') && has_byte(text, PERCENT)
}

/// The possible userinfos in a text that may be a reference: those that [`Redacted`] describes.
fn userinfos(text: &str) -> Vec<PossibleUserinfo> {
    let mut found = Vec::new();
    if !has_end(text) {
        return found;
    }
    let last = Tokens::new(text).filter(|it| it.byte == b'@').last();
    found.extend(last.into_iter().flat_map(|it| nested(text, it.range.start)));
    if !is_running_text(text) {
        found.extend(first(text, is_reference(text)));
        return found;
    }
    for word in text.split_whitespace() {
        let at = span(text, word).map_or(0, |it| it.start);
        let moved = |it: PossibleUserinfo| PossibleUserinfo {
            start: at + it.start,
            password: at + it.password.start..at + it.password.end,
        };
        found.extend(first(word, is_reference(word)).map(moved));
    }
    found
}

/// Whether URIs occur in a text with white space, rather than that the text is one: its first word begins neither a URI nor a
/// userinfo. A `:` that ends this word does not count, except after a scheme that a userinfo follows: `http: u:p@h`.
fn is_running_text(text: &str) -> bool {
    let text = text.trim_start_matches(is_around).trim_end();
    let Some(end) = text.find(|it: char| it.is_whitespace() && !is_removed(it)) else { return false };
    let word = &text[..end];
    match word.split_once(SCHEME) {
        Some((name, rest)) => rest.is_empty() && !SchemeInfo::says(name, SchemeInfo::userinfo_follows),
        None => !word.starts_with(is_slash),
    }
}

/// The userinfo that a text begins with. In valid text, one after slashes is among the [`nested`] ones.
fn first(text: &str, is_valid: bool) -> Option<PossibleUserinfo> {
    let end = text.rfind(USERINFO)?;
    let begin = text.len() - text.trim_start_matches(is_around).len();
    let rest = text.get(begin..end)?;
    let name = rest.split_once(SCHEME).map(|(name, _)| name).filter(|name| is_scheme(name));
    if name.is_some_and(|name| SchemeInfo::says(name, SchemeInfo::has_no_userinfo)) {
        return None;
    }
    let start = match (before_slashes(rest), name) {
        (Some(_), _) | (None, None) if is_valid => return None,
        (Some(length), _) => rest.len() - rest[length..].trim_start_matches(|it| is_slash(it) || is_removed(it)).len(),
        (None, Some(name)) if SchemeInfo::says(name, SchemeInfo::userinfo_follows) => name.len() + SCHEME.len(),
        // What looks like a scheme may be the user.
        (None, _) => 0,
    };
    let password = rest[start..].find(PASSWORD)? + PASSWORD.len();
    // In valid text, a `:` after an `@` is before a port.
    let is_before_port = is_valid && rest[start..start + password].contains(USERINFO);
    (!is_before_port).then_some(PossibleUserinfo { start: begin + start, password: begin + start + password..end })
}

/// The length of a text up to its first `:` with a slash after it, if what is before cannot be a userinfo: it has no other `:`
/// (`<a href="http:`), or it consists of schemes (`jdbc:mysql:`, before two slashes; `jar:file:`, also before one).
fn before_slashes(text: &str) -> Option<usize> {
    let ends = text.match_indices(SCHEME).map(|(at, colon)| at + colon.len());
    let is_before_slash = |end: &usize| text[*end..].trim_start_matches(is_removed).starts_with(is_slash);
    let end = { ends }.find(is_before_slash)?;
    let Some((first, others)) = text[..end - SCHEME.len()].split_once(SCHEME) else { return Some(end) };
    let is_schemes = is_scheme(first) && others.split(SCHEME).all(|name| name.is_empty() || is_scheme(name));
    (is_schemes && (text[end..].starts_with(AUTHORITY) || SchemeInfo::says(first, SchemeInfo::contains_uri)))
        .then_some(end)
}

/// Finds the userinfos after slashes, and after schemes that a userinfo follows, wherever they are in a text. `last` is the offset
/// of the last `@`.
fn nested(text: &str, last: usize) -> Vec<PossibleUserinfo> {
    let (mut found, mut tokens, mut previous) = (Vec::new(), Tokens::new(text), 0);
    while let Some(token) = tokens.next() {
        let begins = match char::from(token.byte) {
            SEGMENT | BACKSLASH => matches!(previous, b'/' | b'\\' | b':'),
            ':' => userinfo_follows_end(&text[..token.range.start]),
            _ => false,
        };
        if begins {
            found.extend(authority(text, &mut tokens, token.depth, last));
            previous = 0;
        } else if !is_removed(char::from(token.byte)) {
            previous = token.byte;
        }
    }
    found
}

/// Reads an authority after its first slash, percent-encoded `depth` times, and returns the userinfo with a password in it: up to
/// the last `@` in the authority, or if there is none, and its `:` is not before a port, up to the last `@` in the text. If it
/// has neither, both may be percent-encoded once more.
fn authority(text: &str, tokens: &mut Tokens<'_>, mut depth: usize, last: usize) -> Option<PossibleUserinfo> {
    let mut next = tokens.clone();
    while let Some(token) = next.next().filter(|it| is_slash(char::from(it.byte)) || is_removed(char::from(it.byte))) {
        depth = depth.max(token.depth);
        *tokens = next.clone();
    }
    let start = tokens.at;
    let (mut password, mut port, mut end, mut in_brackets) = (None, None, None, false);
    let (mut encoded_password, mut encoded_end) = (None, None);
    let mut next = tokens.clone();
    while let Some(token) = next.next() {
        // What is percent-encoded once more is data.
        match char::from(token.byte) {
            ':' if token.depth > depth => encoded_password = encoded_password.or(Some(token.range.end)),
            '@' if token.depth > depth => encoded_end = Some(token.range.start),
            _ if token.depth > depth => {}
            SEGMENT | BACKSLASH | '?' | '#' => break,
            character if character.is_ascii_whitespace() => break,
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
    let is_in_password = port.is_some_and(|it| !is_port(&text[it..tokens.at])) || in_brackets;
    if end.is_none() && is_in_password {
        end = Some(last);
    }
    if end.is_none() {
        (password, end) = (encoded_password, encoded_end);
    }
    let (password, end) = (password?, end?);
    if password > end {
        return None;
    }
    tokens.at = tokens.at.max(end);
    Some(PossibleUserinfo { start, password: password..end })
}

/// The characters of a text as bytes, percent-decoded as often as possible.
#[derive(Clone)]
struct Tokens<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl<'t> Tokens<'t> {
    fn new(text: &'t str) -> Self {
        Tokens { bytes: text.as_bytes(), at: 0 }
    }
}

struct Token {
    range: Range<usize>,
    byte: u8,
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

/// Browsers read it as a slash.
const BACKSLASH: char = '\\';

fn is_slash(character: char) -> bool {
    [SEGMENT, BACKSLASH].contains(&character)
}

/// Browsers remove these (URL Standard, section 4.4).
fn is_removed(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\r')
}

/// Whether a character may be before a URI in other text.
fn is_around(character: char) -> bool {
    character.is_whitespace() || character.is_control() || "<\"'`([{\u{feff}".contains(character)
}

fn is_scheme(text: &str) -> bool {
    matched(Rule::scheme, text) == Some(text.len())
}

fn is_port(text: &str) -> bool {
    matched(Rule::port, text) == Some(text.len())
}

/// Text for people and logs, with `***` in place of each possible password. `Debug` puts it in quotes.
///
/// [`redact`](crate::redact) and [`Reference::redacted`](crate::Reference::redacted) return it. The rule is: everything between a
/// `:` in what any program may read as a userinfo and the `@` after it is hidden. A wrong `***` costs little, and a shown password
/// costs much. In detail:
///
/// - *After slashes*, wherever they are, a userinfo may begin: `http://u:***@h/`, and nested in another text,
///   `jdbc:postgresql://u:***@h`, `https://proxy/http://u:***@h/`, `/?to=https%3A%2F%2Fu%3A***%40h`. Slashes are two or more `/` or
///   `\`, or one after a `:`. The password ends at the last `@` before a `/`, `?` or `#`. If there is none, and the `:` is not
///   before a port, the password may contain these characters, and ends at the last `@` of the text.
/// - *At the beginning* of a text without slashes there, what looks like a scheme may be the user: `app:***@db/orders`. The password
///   ends at the last `@` of the text. After `http:`, `sip:` and the like comes the user: `sip:u:***@h`, `sip:u@h`.
/// - *In invalid text*, everything between the first `:` after the scheme and its slashes, and the last `@`, is hidden.
/// - *In running text*, which is invalid text with white space whose first word has no `:` inside it, and does not begin with a
///   slash, this applies to each word: `see app:***@db or mail joe@example.com`. Only after slashes, a password may contain white
///   space: `see http://u:***@h/`.
///
/// A text that begins with a scheme that has no userinfo (`urn:`, `mailto:`, `data:` ...) has none but after slashes. Only ASCII
/// delimiters count: no program reads `：` or `＠` as one. Nothing else is hidden, unless the methods below ask for it: a user is
/// not, and a userinfo without a `:` is a user.
#[derive(Clone)]
pub struct Redacted<'t> {
    text: &'t str,
    userinfos: Vec<Range<usize>>,
    query: Option<Range<usize>>,
    fragment: Option<Range<usize>>,
    /// In the order of the text; no two overlap.
    hidden: Vec<Range<usize>>,
}

impl<'t> Redacted<'t> {
    /// Text that does not parse. Its delimiters determine its query and its fragment.
    pub(crate) fn invalid(text: &'t str) -> Self {
        let fragment = text.find(FRAGMENT).map(|at| at + FRAGMENT.len()..text.len());
        let before = &text[..fragment.as_ref().map_or(text.len(), |it| it.start - FRAGMENT.len())];
        let query = before.find(QUERY).map(|at| at + QUERY.len()..before.len());
        let authority = text.find(AUTHORITY).map(|at| at + AUTHORITY.len());
        let userinfo =
            authority.and_then(|start| text.rfind(USERINFO).filter(|&end| start <= end).map(|end| start..end));
        Redacted::new(text, userinfo, query, fragment)
    }

    /// A text with its components.
    pub(crate) fn new(
        text: &'t str,
        userinfo: Option<Range<usize>>,
        query: Option<Range<usize>>,
        fragment: Option<Range<usize>>,
    ) -> Self {
        let found = userinfos(text);
        let possible = found.iter().map(|it| it.start..it.password.end);
        let userinfos = userinfo.into_iter().chain(possible).collect();
        Redacted { text, userinfos, query, fragment, hidden: only_passwords(found) }
    }

    /// A text with what is hidden in it.
    pub(crate) fn with_hidden(text: &'t str, hidden: Vec<Range<usize>>) -> Self {
        Redacted { text, userinfos: Vec::new(), query: None, fragment: None, hidden }
    }

    /// A part of the text, with what is hidden in it.
    pub(crate) fn part(&self, range: Range<usize>) -> Redacted<'t> {
        let within = |it: &Range<usize>| {
            let (start, end) = (it.start.max(range.start), it.end.min(range.end));
            (start <= end && (start < end || it.is_empty())).then(|| start - range.start..end - range.start)
        };
        Redacted::with_hidden(&self.text[range.clone()], self.hidden.iter().filter_map(within).collect())
    }

    /// Also hides the user: the whole userinfo.
    ///
    /// ```
    /// let redacted = pest_uri::redact("https://token@example.com/");
    /// assert_eq!(redacted.without_userinfo().to_string(), "https://***@example.com/");
    /// ```
    #[must_use]
    pub fn without_userinfo(self) -> Self {
        let userinfos = self.userinfos.clone();
        self.hide(userinfos)
    }

    /// Also hides the fragment.
    ///
    /// ```
    /// let redacted = pest_uri::redact("https://example.com/#access_token=x");
    /// assert_eq!(redacted.without_fragment().to_string(), "https://example.com/#***");
    /// ```
    #[must_use]
    pub fn without_fragment(self) -> Self {
        let fragment = self.fragment.clone();
        self.hide(fragment)
    }

    /// Also hides the values of these keys in the query, which is split at `&`. Keys are compared after percent-decoding, in any ASCII case.
    ///
    /// ```
    /// let redacted = pest_uri::redact("https://example.com/?a=1&token=secret&Token=x");
    /// assert_eq!(redacted.without_values(&["token"]).to_string(), "https://example.com/?a=1&token=***&Token=***");
    /// ```
    #[must_use]
    pub fn without_values(self, keys: &[&str]) -> Self {
        let Some(query) = self.query.clone() else { return self };
        let mut end = query.start;
        let values = self.text[query].split('&').filter_map(|pair| {
            // A `&` is before the next pair.
            let pair_end = end + pair.len();
            end = pair_end + 1;
            let (key, value) = pair.split_once('=')?;
            keys.iter().any(|name| is_same_key(key, name)).then(|| pair_end - value.len()..pair_end)
        });
        let values: Vec<_> = values.collect();
        self.hide(values)
    }

    pub(crate) fn hide(self, ranges: impl IntoIterator<Item = Range<usize>>) -> Self {
        let Redacted { mut hidden, .. } = self;
        hidden.extend(ranges);
        Redacted { hidden: merged(hidden), ..self }
    }

    /// Calls `write` for each piece that is shown, and writes `***` between them.
    fn write<W: fmt::Write>(&self, out: &mut W, write: impl Fn(&mut W, &str) -> fmt::Result) -> fmt::Result {
        let mut start = 0;
        for hidden in &self.hidden {
            write(out, &self.text[start..hidden.start])?;
            out.write_str(HIDDEN)?;
            start = hidden.end;
        }
        write(out, &self.text[start..])
    }
}

/// Whether a key of a query, percent-decoded, is this name in any ASCII case.
fn is_same_key(key: &str, name: &str) -> bool {
    let bytes = pieces(key).flat_map(|piece| {
        let (run, value) = match piece {
            Piece::Plain(run) => (run, None),
            Piece::Encoded { value, .. } => ("", Some(value)),
        };
        run.bytes().chain(value)
    });
    bytes.map(|it| it.to_ascii_lowercase()).eq(name.bytes().map(|it| it.to_ascii_lowercase()))
}

impl fmt::Display for Redacted<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text, fmt::Write::write_str)?;
        formatter.pad(&text)
    }
}

impl fmt::Debug for Redacted<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_char('"')?;
        self.write(formatter, |out, piece| write!(out, "{}", piece.escape_debug()))?;
        formatter.write_char('"')
    }
}
