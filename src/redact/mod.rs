//! The rule for what `***` hides.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::net::Ipv6Addr;
use core::ops::Range;

mod passwords;
mod words;

use crate::grammar::Rule;
use crate::parse::recognizer::matched;
use crate::parse::reference_offsets;
use crate::text::characters::EscapedHost;
use crate::text::delimiter::{AUTHORITY, FRAGMENT, IP_LITERAL, PASSWORD, QUERY, SCHEME};
use crate::text::percent_encoded::{PERCENT, Piece, pieces};
use passwords::{only_passwords, passwords_in_part, userinfos};
use words::Words;

#[cfg(feature = "templates")]
pub(crate) use passwords::passwords_in_literal;
pub(crate) use passwords::{
    may_be_in_password, merged, password_in_authority, password_in_userinfo, passwords, passwords_in_piece,
};

/// Replaces the hidden text.
pub(crate) const HIDDEN: &str = "***";

/// The text that the `Debug` of separate components redacts: the components, joined.
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

/// Text for people and logs, with `***` in place of each possible password. `Debug` puts it in quotes.
///
/// [`redact`](crate::redact) and [`Reference::redacted`](crate::Reference::redacted) return it. The rule is: everything
/// between a `:` in what any program may read as a userinfo and the `@` after it is hidden. A wrong `***` costs little,
/// and a shown password costs much. In detail:
///
/// - *In a valid reference*, the password of its userinfo is hidden, and all that the next rules say.
/// - *After slashes*, wherever they are, a userinfo may begin: `http://u:***@h/`, and nested in another text,
///   `jdbc:postgresql://u:***@h`, `https://proxy/http://u:***@h/`, `/?to=https%3A%2F%2Fu%3A***%40h`. Slashes are two or
///   more `/` or `\`, or one after a `:`. The password ends at the last `@` before a `/`, `?` or `#`. If there is none,
///   and the `:` is not before a port, the password may contain these characters and white space: it ends at the last
///   `@` of the word, or of the next word that has one. The `:` and the `@` may be percent-encoded.
/// - *A word without slashes at its beginning* may begin with a user: `app:***@db/orders`. The password ends at the
///   last `@` of the word. After `http:`, `sip:` and the like comes the user: `sip:u:***@h`, `sip:u@h`. After a scheme
///   that has no userinfo (`urn:`, `mailto:`, `data:` ...) comes none: `cid:u:secret@h`.
/// - *In an invalid text of one word* that begins with a scheme and slashes, everything between the first `:` after
///   them, and the last `@`, is hidden. In a text of two words, the password may contain the white space: `app:***@db`.
///
/// White space separates words, and so does a quotation mark that closes a string: the fields of a JSON object are
/// words. A time, or the port of an address, is no password. In text of several lines, a password that may continue
/// after the end of a quoted line is hidden to the end of that line, as in messages that quote a line of a
/// configuration file.
///
/// Only ASCII delimiters count: no program reads `：` or `＠` as one. Escapes of HTML and JSON are not read
/// (`u:pw&#64;h`, `\u0040`): decode such text first. Not hidden is a password with white space that has no slashes
/// before it, in text of three words or more. Nothing else is hidden, unless the methods below ask for it: a user is
/// not, and a userinfo without a `:` is a user.
#[derive(Clone)]
pub struct Redacted<'t> {
    text: &'t str,
    userinfos: Vec<Range<usize>>,
    /// The queries and fragments; nothing if those of the words count, which take longer to find than a password.
    parts: Option<QueriesAndFragments>,
    /// In the order of the text; no two overlap.
    hidden: Vec<Range<usize>>,
}

/// The ranges of the queries, and those of the fragments.
type QueriesAndFragments = (Vec<Range<usize>>, Vec<Range<usize>>);

impl<'t> Redacted<'t> {
    /// A text that may be a reference.
    pub(crate) fn of_any(text: &'t str) -> Self {
        match reference_offsets(text) {
            Some(offsets) => Redacted::new(text, offsets.query(), offsets.fragment(text.len())),
            None => Redacted::invalid(text),
        }
    }

    /// Text that does not parse. The delimiters of its words determine their queries and fragments.
    pub(crate) fn invalid(text: &'t str) -> Self {
        Redacted { parts: None, ..Redacted::new(text, None, None) }
    }

    /// The queries and the fragments of the text.
    fn parts(&self) -> QueriesAndFragments {
        if let Some(parts) = &self.parts {
            return parts.clone();
        }
        let (text, mut queries, mut fragments) = (self.text, Vec::new(), Vec::new());
        for word in Words::new(text).ranges {
            let fragment = text[word.clone()].find(FRAGMENT).map(|at| word.start + at);
            let before = word.start..fragment.unwrap_or(word.end);
            let query = text[before.clone()].find(QUERY).map(|at| before.start + at + QUERY.len()..before.end);
            queries.extend(query);
            fragments.extend(fragment.map(|at| at + FRAGMENT.len()..word.end));
        }
        (queries, fragments)
    }

    /// A text with its components.
    pub(crate) fn new(text: &'t str, query: Option<Range<usize>>, fragment: Option<Range<usize>>) -> Self {
        let found = userinfos(text);
        let userinfos = found.iter().map(|it| it.range.clone()).collect();
        let parts = (query.into_iter().collect(), fragment.into_iter().collect());
        Redacted { text, userinfos, parts: Some(parts), hidden: only_passwords(found) }
    }

    /// A text with what is hidden in it.
    pub(crate) fn with_hidden(text: &'t str, hidden: Vec<Range<usize>>) -> Self {
        Redacted { text, userinfos: Vec::new(), parts: Some((Vec::new(), Vec::new())), hidden }
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
        let (_, fragments) = self.parts();
        self.hide(fragments)
    }

    /// Also hides the values of these keys in the query, which is split at `&`. Keys are compared after
    /// percent-decoding, in any ASCII case.
    ///
    /// ```
    /// let redacted = pest_uri::redact("https://example.com/?a=1&token=secret&Token=x");
    /// assert_eq!(redacted.without_values(&["token"]).to_string(), "https://example.com/?a=1&token=***&Token=***");
    /// ```
    #[must_use]
    pub fn without_values(self, keys: &[&str]) -> Self {
        if keys.is_empty() {
            return self;
        }
        let mut values = Vec::new();
        for query in &self.parts().0 {
            let mut end = query.start;
            for pair in self.text[query.clone()].split('&') {
                // A `&` is before the next pair.
                let pair_end = end + pair.len();
                end = pair_end + 1;
                if let Some((_, value)) =
                    pair.split_once('=').filter(|(key, _)| keys.iter().any(|name| is_same_key(key, name)))
                {
                    values.push(pair_end - value.len()..pair_end);
                }
            }
        }
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
