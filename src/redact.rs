//! The rule for what `***` hides.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::ops::Range;

use crate::text::delimiter::{AUTHORITY, FRAGMENT, PASSWORD, QUERY, USERINFO};
use crate::text::percent_encoded::{Piece, pieces};
use crate::text::scan::find_byte;

/// Replaces the hidden text.
pub(crate) const HIDDEN: &str = "***";

/// The password of a userinfo: everything after its first `:`.
pub(crate) fn password_in_userinfo(userinfo: &str) -> Option<Range<usize>> {
    let start = userinfo.find(PASSWORD)? + PASSWORD.len();
    Some(start..userinfo.len())
}

/// The possible password in text that does not parse: everything between the first `:` after `//` and the last `@`.
pub(crate) fn password_in_invalid(text: &str) -> Option<Range<usize>> {
    // Most texts have none of these.
    let _ = find_byte(text.as_bytes(), USERINFO.as_bytes()[0])?;
    let authority = text.find(AUTHORITY)? + AUTHORITY.len();
    let password = password_in_authority(&text[authority..])?;
    Some(authority + password.start..authority + password.end)
}

/// The same in text that begins with an authority.
pub(crate) fn password_in_authority(text: &str) -> Option<Range<usize>> {
    let start = text.find(PASSWORD)? + PASSWORD.len();
    let end = text.rfind(USERINFO).filter(|&end| start <= end)?;
    Some(start..end)
}

/// Text for people and logs, with `***` in place of a password. `Debug` puts it in quotes.
///
/// [`redact`](crate::redact) and [`Reference::redacted`](crate::Reference::redacted) return it. The rule is:
/// if the text parses, the password of its userinfo is hidden; if it does not, everything between the first `:` after `//` and
/// the last `@` of the text. Nothing else is hidden, unless the methods below ask for it.
#[derive(Clone)]
pub struct Redacted<'t> {
    text: &'t str,
    userinfo: Option<Range<usize>>,
    query: Option<Range<usize>>,
    fragment: Option<Range<usize>>,
    /// In the order of the text; no two overlap.
    hidden: Vec<Range<usize>>,
}

impl<'t> Redacted<'t> {
    /// Text that parses, with its components.
    pub(crate) fn parsed(
        text: &'t str,
        userinfo: Option<Range<usize>>,
        query: Option<Range<usize>>,
        fragment: Option<Range<usize>>,
    ) -> Self {
        let shift = |range: &Range<usize>| {
            let password = password_in_userinfo(&text[range.clone()])?;
            Some(range.start + password.start..range.start + password.end)
        };
        let hidden = userinfo.as_ref().and_then(shift).into_iter().collect();
        Redacted { text, userinfo, query, fragment, hidden }
    }

    /// Text that does not parse. Its delimiters determine its query and its fragment.
    pub(crate) fn invalid(text: &'t str) -> Self {
        let fragment = text.find(FRAGMENT).map(|at| at + FRAGMENT.len()..text.len());
        let before = &text[..fragment.as_ref().map_or(text.len(), |it| it.start - FRAGMENT.len())];
        let query = before.find(QUERY).map(|at| at + QUERY.len()..before.len());
        let authority = text.find(AUTHORITY).map(|at| at + AUTHORITY.len());
        let userinfo =
            authority.and_then(|start| text.rfind(USERINFO).filter(|&end| start <= end).map(|end| start..end));
        Redacted { text, userinfo, query, fragment, hidden: password_in_invalid(text).into_iter().collect() }
    }

    /// Also hides the user: the whole userinfo.
    ///
    /// ```
    /// let redacted = pest_uri::redact("https://token@example.com/");
    /// assert_eq!(redacted.without_userinfo().to_string(), "https://***@example.com/");
    /// ```
    #[must_use]
    pub fn without_userinfo(self) -> Self {
        let userinfo = self.userinfo.clone();
        self.hide(userinfo)
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
    pub fn without_values(mut self, keys: &[&str]) -> Self {
        let Some(query) = self.query.clone() else { return self };
        let mut start = query.start;
        for pair in self.text[query].split('&') {
            let end = start + pair.len();
            if let Some((key, value)) = pair.split_once('=')
                && keys.iter().any(|name| is_same_key(key, name))
            {
                self = self.hide(Some(end - value.len()..end));
            }
            start = end + 1;
        }
        self
    }

    fn hide(mut self, range: Option<Range<usize>>) -> Self {
        let Some(mut range) = range else { return self };
        self.hidden.retain(|it| {
            let overlaps = it.start <= range.end && range.start <= it.end;
            if overlaps {
                range = range.start.min(it.start)..range.end.max(it.end);
            }
            !overlaps
        });
        let index = self.hidden.partition_point(|it| it.end < range.start);
        self.hidden.insert(index, range);
        self
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
    let bytes = pieces(key).flat_map(|piece| match piece {
        Piece::Plain(run) => run.as_bytes().to_vec(),
        Piece::Encoded { value, .. } => alloc::vec![value],
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
