//! URIs in running text (RFC 3986, appendix C).

mod punctuation;
mod truncated_host;
mod wrapping;

use alloc::string::String;
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::Range;

use crate::error::{ParseError, ParseErrorKind};
use crate::parse::{prefix, scheme_at_end};
use crate::reference::kind::{Kind, WithScheme};
use crate::reference::reference::{Reference, Uri};
use crate::registry::registration::Registration;
use crate::registry::scheme_rules::{FILE, default_port, is_opaque};
use crate::text::delimiter::{AUTHORITY, SCHEME, USERINFO, ends_authority};
use crate::text::percent_encoded;
use crate::text::scan::{find_any, last_any, span};
use punctuation::{APOSTROPHE, EMPHASIS, PUNCTUATION, QUOTE, continues_after, is_end};
use truncated_host::truncates_host;
use wrapping::{inside_brackets, unbroken};

const COLON: u8 = SCHEME.as_bytes()[0];
const OPENING: u8 = b'<';
const CLOSING: u8 = b'>';

impl<'t, K: WithScheme<Whole = K>> Reference<K, &'t str> {
    /// Finds the URIs, or IRIs, in running text (RFC 3986, appendix C), from its start to its end.
    ///
    /// The RFC says how authors delimit a URI in text, not how to find one. These are the heuristics here:
    ///
    /// 1. A URI begins with a scheme and a `:`. After that comes `//` and more; or the scheme is `file` or one that needs no
    ///    `//`, such as `mailto`, `urn` and `data`. So `note:this`, `std::fmt` and `http:80` are not found. Of `see.http://h`,
    ///    `http://h` is found. `scheme_aware` omits URIs that the specification of their scheme rejects, such as `tel:me`
    ///    (feature `schemes`).
    /// 2. A URI continues as far as the grammar matches, but not beyond white space, a `"`, a backtick or an angle bracket; a `)`
    ///    that was not opened in it; or a `'`, if one comes right before the URI. A URI ends before non-ASCII characters, an IRI
    ///    before quotes, brackets and punctuation of other scripts, and before invisible characters. If this would cut the
    ///    authority, and so name another host, nothing is found: `http://bücher.example/`, `http://yandex.рф`. But if a script
    ///    has no spaces between words, the host ends before it, unless something else says that it continues:
    ///    `http://example.comです`.
    /// 3. Punctuation that ends a sentence belongs to the sentence: `.`, `,`, `;`, `:`, `!`, `?`, `'` and the like (but not the
    ///    second `'` of `eq%20'Bob'`). So do `&quot;` and other entities of HTML, and the `**` of Markdown if it also comes
    ///    before the URI. But between two `"`, everything belongs to the URI.
    /// 4. The text in angle brackets is one URI if all of it parses as one, even if it is broken into lines; white space around
    ///    the breaks and the label `URL:` do not belong to it. A line that ends with a hyphen is not joined, since the hyphen may
    ///    or may not belong to the URI. If the text does not parse as one URI, it is searched like other text.
    ///
    /// It takes time in proportion to the length of the text, and allocates memory only for URIs that are broken into lines.
    /// Suffix references, `www.example.com`, are not found; [`complete`](crate::complete) takes them one by one. A URI that is
    /// found may have any scheme, including `javascript` or `file`, and a userinfo that looks like a host: if you make links of
    /// the text of others, allow only known schemes.
    ///
    /// ```
    /// use pest_uri::{Iri, Uri};
    ///
    /// let text = "See http://example.com/a_(b), <https://example.com/long/\n  path> or write to mailto:joe@example.com.";
    /// let found: Vec<_> = Uri::find_in(text).map(|found| found.into_uri()).collect();
    /// assert_eq!(found, ["http://example.com/a_(b)", "https://example.com/long/path", "mailto:joe@example.com"]);
    ///
    /// // Each becomes a link.
    /// let text = "(see http://example.com/straße)";
    /// let (mut linked, mut end) = (String::new(), 0);
    /// for found in Iri::find_in(text) {
    ///     linked += &text[end..found.range().start];
    ///     linked += &format!("[{}](<{}>)", found.as_written(), found.uri());
    ///     end = found.range().end;
    /// }
    /// linked += &text[end..];
    /// assert_eq!(linked, "(see [http://example.com/straße](<http://example.com/straße>))");
    /// ```
    #[must_use]
    pub fn find_in(text: &'t str) -> FindIn<'t, K> {
        FindIn { text, at: 0, is_accepted: |_| true, kind: PhantomData }
    }

    /// Whether a URI, or an IRI, that is broken into lines may continue after the text: its last angle bracket is open, and what
    /// follows it could be the beginning of one.
    ///
    /// To search running text line by line, join lines as long as this returns true. This finds everything except URIs that are
    /// broken before the colon of their scheme: for those, any word after `<` would have to wait for the next line. It takes time
    /// in proportion to the length of the text.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert!(Uri::is_unclosed_in("See <http://example.com/long/"));
    /// assert!(!Uri::is_unclosed_in("See <http://example.com/long/\n  path> for more."));
    /// assert!(!Uri::is_unclosed_in("if a < b"));
    /// ```
    #[must_use]
    pub fn is_unclosed_in(text: &str) -> bool {
        let last = last_any(text.as_bytes(), [OPENING, CLOSING]).filter(|&at| text.as_bytes()[at] == OPENING);
        last.is_some_and(|opening| may_continue::<K>(&text[opening + 1..]))
    }
}

/// The URIs in a text, as [`find_in`](Reference::find_in) returns them.
pub struct FindIn<'t, K> {
    text: &'t str,
    /// The text before this byte has been searched.
    at: usize,
    /// Whether the scheme of a URI without `//` accepts it, up to its query.
    pub(crate) is_accepted: fn(Uri<&str>) -> bool,
    kind: PhantomData<K>,
}

/// A URI, or an IRI, and its range in a text.
pub struct Found<'t, K: Kind> {
    start: usize,
    written: &'t str,
    uri: FoundUri<'t, K>,
    is_truncated: bool,
}

/// A URI as it is written, or joined from several lines.
enum FoundUri<'t, K: Kind> {
    AsWritten(Reference<K, &'t str>),
    Joined(Reference<K, String>),
}

impl<'t, K: Kind> Found<'t, K> {
    /// Its range in bytes: without the angle brackets or quotes around it, and with the line breaks in it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.start..self.start + self.written.len()
    }

    /// The text in that range, with the line breaks in it.
    #[must_use]
    pub fn as_written(&self) -> &'t str {
        self.written
    }

    /// Whether the word continues after it with characters that are not allowed there, so that the author may have intended more:
    /// a placeholder, a `%` that encodes nothing, or, after a URI, characters that only an IRI has.
    ///
    /// ```
    /// use pest_uri::{Iri, Uri};
    ///
    /// let is_truncated = |text| Uri::find_in(text).next().map(|found| found.is_truncated());
    /// for text in ["http://h/{id}", "http://h/%s", "http://h/straße"] {
    ///     assert_eq!(is_truncated(text), Some(true), "{text}");
    /// }
    /// for text in ["http://h/a, and", "(http://h/a)", "[http://h/a]", "http://h/a|"] {
    ///     assert_eq!(is_truncated(text), Some(false), "{text}");
    /// }
    /// assert!(!Iri::find_in("http://h/straße").next().unwrap().is_truncated());
    /// ```
    #[must_use]
    pub fn is_truncated(&self) -> bool {
        self.is_truncated
    }

    /// The URI itself, without line breaks.
    #[must_use]
    pub fn uri(&self) -> Reference<K, &str> {
        match &self.uri {
            FoundUri::AsWritten(uri) => *uri,
            FoundUri::Joined(uri) => uri.borrow(),
        }
    }

    /// The URI itself, as an owned one.
    #[must_use]
    pub fn into_uri(self) -> Reference<K, String> {
        match self.uri {
            FoundUri::AsWritten(uri) => uri.to_owned(),
            FoundUri::Joined(uri) => uri,
        }
    }
}

/// Whether the text after an angle bracket may be the beginning of a URI.
fn may_continue<K: WithScheme>(inside: &str) -> bool {
    let written = inside_brackets(inside);
    let Some((scheme, rest)) = written.split_once(SCHEME) else {
        // Only the label `URL:`.
        return written.is_empty() && !inside.trim_ascii().is_empty();
    };
    let joined = unbroken(written);
    let text = joined.as_deref().unwrap_or(written);
    let may_continue = |error: ParseError| match error.kind() {
        ParseErrorKind::End => true,
        ParseErrorKind::PercentEncoding => error.offset() + percent_encoded::LENGTH > text.len(),
        // An invalid port may be a password, and end in an incomplete percent-encoded byte.
        _ => ["", "0", "00"].iter().any(|rest| Reference::<K, String>::parse([text, rest, USERINFO].concat()).is_ok()),
    };
    let begins = rest == AUTHORITY || (rest.is_empty() && takes_any_path(scheme)) || may_begin(scheme, rest);
    begins && Reference::<K, &str>::parse(text).map_or_else(may_continue, |_| true)
}

/// The result of the search at a colon or an angle bracket.
enum Step<'t, K: Kind> {
    Found(Found<'t, K>),
    /// Nothing, up to this byte.
    Nothing(usize),
}

impl<'t, K: WithScheme> Iterator for FindIn<'t, K> {
    type Item = Found<'t, K>;

    fn next(&mut self) -> Option<Found<'t, K>> {
        loop {
            let next = self.at + find_any(self.text.as_bytes().get(self.at..)?, [COLON, OPENING])?;
            let step = match self.text.as_bytes()[next] {
                OPENING => self.in_brackets(next).map_or(Step::Nothing(next + 1), Step::Found),
                _ => self.after(next).unwrap_or(Step::Nothing(next + 1)),
            };
            match step {
                Step::Nothing(end) => self.at = end,
                Step::Found(found) => {
                    self.at = found.range().end;
                    return Some(found);
                }
            }
        }
    }
}

impl<K: WithScheme> FusedIterator for FindIn<'_, K> {}

impl<'t, K: WithScheme> FindIn<'t, K> {
    /// The URI in the angle brackets that open at this offset.
    fn in_brackets(&self, opening: usize) -> Option<Found<'t, K>> {
        let start = opening + 1;
        let end = start + find_any(&self.text.as_bytes()[start..], [OPENING, CLOSING])?;
        let inside = self.text.get(start..end).filter(|_| self.text.as_bytes()[end] == CLOSING)?;
        let written = inside_brackets(inside);
        // Checked before lines are joined: most text in angle brackets is not a URI.
        let (scheme, rest) = written.split_once(SCHEME)?;
        if !may_begin(scheme, rest) {
            return None;
        }
        let joined = unbroken(written);
        let uri = match joined {
            None => FoundUri::AsWritten(Reference::parse(written).ok()?),
            Some(text) => FoundUri::Joined(Reference::parse(text).ok()?),
        };
        let start = start + span(inside, written)?.start;
        Some(Found { start, written, uri, is_truncated: false }).filter(|found| self.is_intended(found.uri()))
    }

    /// What is found after a scheme that ends at a colon.
    fn after(&self, colon: usize) -> Option<Step<'t, K>> {
        let start = self.scheme_start(colon)?;
        // Checked before parsing: most colons begin no URI.
        if !may_begin(&self.text[start..colon], &self.text[colon + SCHEME.len()..]) {
            return None;
        }
        let Extent { read, is_whole } = self.extent(start)?;
        let nothing = Step::Nothing(start + read.len().max(colon + SCHEME.len() - start));
        let before = &self.text[..start];
        let written = if is_whole { read } else { without_punctuation(before, read) };
        let uri = match Reference::<K, &str>::parse(written) {
            Ok(uri)
                if self.is_intended(uri)
                    && !truncates_host(uri, &read[written.len()..], &self.text[start + read.len()..]) =>
            {
                uri
            }
            _ => return Some(nothing),
        };
        let is_truncated = written == read && continues_after(&self.text[start + read.len()..]);
        Some(Step::Found(Found { start, written, uri: FoundUri::AsWritten(uri), is_truncated }))
    }

    /// The start of the scheme that ends at a colon.
    fn scheme_start(&self, colon: usize) -> Option<usize> {
        let before = &self.text[self.at..colon];
        let word = before.rfind(char::is_whitespace).map_or(before, |space| &before[space..]);
        let scheme = scheme_at_end(word)?;
        let is_registered = |scheme: &str| Registration::for_scheme(scheme).is_some();
        let of_the_web = |tail: &&str| ["http", "https"].iter().any(|it| it.eq_ignore_ascii_case(tail));
        // The text before the last dot may be the end of a sentence; and `\n` may be an escaped line break.
        let after_dot = scheme.rsplit_once('.').map(|(_, tail)| tail).filter(of_the_web);
        let is_escaped = word[..word.len() - scheme.len()].ends_with('\\') && !is_registered(scheme);
        let after_escape = scheme.get(1..).filter(|tail| is_escaped && is_registered(tail));
        Some(colon - after_dot.or(after_escape).unwrap_or(scheme).len())
    }

    /// Whether what was found is more than a beginning: it has a host if the scheme needs one, and if it has no authority, its
    /// scheme accepts it.
    fn is_intended(&self, uri: Reference<K, &str>) -> bool {
        match uri.host() {
            Some(host) if !host.is_empty() => true,
            Some(_) => default_port(uri.scheme()).is_none() && !uri.path().is_empty(),
            None => {
                // Queries in running text often have more than the scheme allows: `mailto:a@b.c?subject=x/y`.
                let path = uri.path().as_str();
                let end = span(uri.as_str(), path).map_or(uri.as_str().len(), |path| path.end);
                // `magnet:?xt=...` has no path, and `mailto:?subject=...` needs none; then only the query says whether it is
                // intended.
                let is_more = !path.is_empty() || uri.query().is_some_and(|query| !query.is_empty());
                let end = if path.is_empty() { uri.as_str().len() } else { end };
                is_more && Uri::parse(&uri.as_str()[..end]).map_or(true, self.is_accepted)
            }
        }
    }

    /// How far a URI that begins here goes.
    ///
    /// The grammar may stop long before the end of the text that could be intended as the URI, so that end is searched only as
    /// far as necessary.
    fn extent(&self, start: usize) -> Option<Extent<'t>> {
        let mut limit = SHORT;
        loop {
            let (extent, end) = self.intended(start, limit);
            let read = match prefix(K::ENTRY.family(), extent) {
                Some(length) => &extent[..length],
                // The scheme alone is longer.
                None if end == End::Limit => "",
                None => return None,
            };
            let is_whole = end == End::Quote && read.len() == extent.len();
            let is_enough =
                !read.is_empty() && read.len() + percent_encoded::LENGTH < extent.len() && has_whole_authority(extent);
            if end != End::Limit || is_enough {
                return Some(Extent { read, is_whole });
            }
            limit *= 8;
        }
    }

    /// How far a URI that begins here could be intended to go, within `limit` bytes, and why it ends there.
    fn intended(&self, start: usize, limit: usize) -> (&'t str, End) {
        let (before, rest) = self.text.split_at(start);
        let [is_quoted, is_in_apostrophes] = [QUOTE, APOSTROPHE].map(|quote| before.ends_with(quote));
        let (mut open, mut unopened) = (0_usize, None);
        let end = rest.char_indices().find(|&(at, it)| {
            match it {
                '(' => open += 1,
                ')' if open == 0 => unopened = unopened.or(Some(at)),
                ')' => open -= 1,
                _ => {}
            }
            let is_apostrophe = it == APOSTROPHE && is_in_apostrophes;
            at >= limit || is_end(it) || is_apostrophe || unopened.is_some() && !is_quoted
        });
        match (end, unopened) {
            (Some((end, QUOTE)), _) if is_quoted => (&rest[..end], End::Quote),
            (_, Some(end)) => (&rest[..end], End::Other),
            (Some((end, _)), _) if end >= limit => (&rest[..end], End::Limit),
            (Some((end, _)), _) => (&rest[..end], End::Other),
            (None, _) => (rest, End::Other),
        }
    }
}

/// How far a URI is read at first. Few are longer.
const SHORT: usize = 512;

/// What the grammar matches of the text that could be intended as a URI.
struct Extent<'t> {
    read: &'t str,
    /// Whether that is everything between two quotes.
    is_whole: bool,
}

/// Why a URI ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// A quote comes before it, and this is the other one.
    Quote,
    /// The limit was reached.
    Limit,
    Other,
}

/// Whether an authority, if there is one, ends within a text: the text after a colon in it may be a port or a password.
fn has_whole_authority(text: &str) -> bool {
    let authority = text.split_once(AUTHORITY).map(|(_, authority)| authority);
    authority.is_none_or(|authority| authority.contains(ends_authority))
}

/// Whether a scheme, and the text after its colon, may begin a URI that is intended as one.
fn may_begin(scheme: &str, rest: &str) -> bool {
    match rest.strip_prefix(AUTHORITY) {
        Some(rest) => !rest.is_empty(),
        None => !rest.is_empty() && takes_any_path(scheme),
    }
}

/// Whether URIs of a scheme are commonly written without `//`.
fn takes_any_path(scheme: &str) -> bool {
    is_opaque(scheme) || scheme.eq_ignore_ascii_case(FILE)
}

/// The text without the punctuation of the sentence around it. `before` is the text before it.
fn without_punctuation<'t>(before: &str, text: &'t str) -> &'t str {
    let mut text = text;
    while let Some(last) = text.chars().next_back() {
        text = match last {
            ';' => without_entity(text).unwrap_or(&text[..text.len() - 1]),
            APOSTROPHE if ends_what_another_begins(text) => break,
            last if PUNCTUATION.contains(&last) => &text[..text.len() - last.len_utf8()],
            last if EMPHASIS.contains(&last) && before.ends_with(last) => text.trim_end_matches(last),
            _ => break,
        };
    }
    text
}

/// Whether the `'` at the end of a text closes another in it, with something between them: `$filter=Name%20eq%20'Bob'`.
fn ends_what_another_begins(text: &str) -> bool {
    let are_pairs = || text.matches(APOSTROPHE).count().is_multiple_of(2);
    !text[..text.len() - APOSTROPHE.len_utf8()].ends_with(APOSTROPHE) && are_pairs()
}

/// The text without an entity of HTML at its end: `&quot;`.
fn without_entity(text: &str) -> Option<&str> {
    let name = text.strip_suffix(';')?;
    let rest = name.trim_end_matches(|it: char| it.is_ascii_alphanumeric());
    rest.strip_suffix('&').filter(|_| rest.len() < name.len())
}

impl<K> Clone for FindIn<'_, K> {
    fn clone(&self) -> Self {
        FindIn { ..*self }
    }
}

impl<K: Kind> Clone for Found<'_, K> {
    fn clone(&self) -> Self {
        let uri = match &self.uri {
            FoundUri::AsWritten(uri) => FoundUri::AsWritten(*uri),
            FoundUri::Joined(uri) => FoundUri::Joined(uri.clone()),
        };
        Found { uri, ..*self }
    }
}

impl<K: Kind> fmt::Debug for Found<'_, K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Found").field("range", &self.range()).field("uri", &self.uri()).finish()
    }
}

/// Shows the offset, and nothing of the text.
impl<K> fmt::Debug for FindIn<'_, K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("FindIn").field("at", &self.at).field("length", &self.text.len()).finish()
    }
}
