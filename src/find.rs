//! URIs in running text (RFC 3986, appendix C).

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::Range;

use crate::delimiter::{AUTHORITY, SCHEME};
use crate::kind::{Kind, Whole};
use crate::reference::Reference;
use crate::registration::Registration;
use crate::scan::{count_byte, find_any};
use crate::scheme::span;
use crate::scheme_rules::is_well_known;
use crate::syntax::{bracketed, prefix, scheme_at_end};

const COLON: u8 = SCHEME.as_bytes()[0];
const OPENING: u8 = b'<';
const CLOSING: u8 = b'>';
const QUOTE: char = '"';

/// What ends a sentence or a part of one rather than a URI that stands there.
const PUNCTUATION: [char; 7] = ['.', ',', ';', ':', '!', '?', '\''];

/// Brackets that may stand around a URI, and in one.
const AROUND: [(char, char); 2] = [('(', ')'), ('[', ']')];

impl<'t, K: Whole> Reference<K, &'t str> {
    /// Finds the URIs, or IRIs, in running text (RFC 3986, appendix C), from its start to its end.
    ///
    /// The RFC says how authors set a URI apart from its surroundings, not how to find one. Here it is found like this:
    ///
    /// 1. It begins with a scheme and a `:`. Behind that stands `//` and more, or the scheme is one of those that people know: `mailto`, `urn`,
    ///    `data`. So `note:this` and `std::fmt` are none. Where nobody registered a scheme, and behind a dot in it stands one that is
    ///    registered, that is meant: `see.http://h` has `http://h`.
    /// 2. It goes on as far as the grammar reads: to white space, to a quote, to an angle bracket, or to what is misplaced. A URI ends
    ///    before characters beyond ASCII; an IRI has them, punctuation of other scripts included.
    /// 3. `.`, `,`, `;`, `:`, `!`, `?` and `'` at its end belong to the sentence, and so does a bracket that is closed there and was not
    ///    opened in the URI. But in quotes, `"http://h/?"`, all of it belongs to the URI.
    /// 4. What stands in angle brackets is one URI, even if it is broken into lines; white space around the breaks and the label `URL:` do not
    ///    belong to it. A line that ends with a hyphen may be broken there or may not, and is not joined.
    ///
    /// It takes time in proportion to the length of the text, and asks for memory only for a URI that is broken into lines. Suffix references,
    /// `www.example.com`, are not looked for; [`complete`](crate::complete) takes one by one.
    ///
    /// ```
    /// use pest_uri::{Iri, Uri};
    ///
    /// let text = "See http://example.com/a_(b), <https://example.com/long/\n  path> or write to mailto:joe@example.com.";
    /// let found: Vec<_> = Uri::find_in(text).map(|found| found.uri().to_owned()).collect();
    /// assert_eq!(found, ["http://example.com/a_(b)", "https://example.com/long/path", "mailto:joe@example.com"]);
    ///
    /// let places: Vec<_> = Uri::find_in(text).map(|found| &text[found.range()]).collect();
    /// assert_eq!(places[1], "https://example.com/long/\n  path");
    /// assert_eq!(Iri::find_in("(http://example.com/straße)").next().unwrap().uri().as_str(), "http://example.com/straße");
    /// ```
    #[must_use]
    pub fn find_in(text: &'t str) -> FindIn<'t, K> {
        FindIn { text, at: 0, kind: PhantomData }
    }
}

/// The URIs in a text: what [`find_in`](Reference::find_in) gives.
pub struct FindIn<'t, K> {
    text: &'t str,
    /// What stands before this byte has been looked at.
    at: usize,
    kind: PhantomData<K>,
}

/// A URI, or an IRI, and where in a text it stands.
pub struct Found<'t, K: Kind> {
    start: usize,
    end: usize,
    uri: Joined<'t, K>,
}

/// A URI as it stands, or of several lines.
enum Joined<'t, K: Kind> {
    No(Reference<K, &'t str>),
    Yes(Reference<K, String>),
}

impl<K: Kind> Found<'_, K> {
    /// Where it stands, in bytes: without the angle brackets or quotes around it, and with the line breaks in it.
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.start..self.end
    }

    /// The URI itself, without line breaks. [`to_owned`](Reference::to_owned) keeps it for longer.
    #[must_use]
    pub fn uri(&self) -> Reference<K, &str> {
        match &self.uri {
            Joined::No(uri) => *uri,
            Joined::Yes(uri) => uri.borrow(),
        }
    }
}

impl<'t, K: Whole> Iterator for FindIn<'t, K> {
    type Item = Found<'t, K>;

    fn next(&mut self) -> Option<Found<'t, K>> {
        loop {
            let rest = self.text.as_bytes().get(self.at..)?;
            let next = self.at + find_any(rest, [COLON, OPENING])?;
            let found = if self.text.as_bytes()[next] == OPENING { self.in_brackets(next) } else { self.behind(next) };
            self.at = found.as_ref().map_or(next + 1, |found| self.at.max(found.end));
            if found.is_some() {
                return found;
            }
        }
    }
}

impl<K: Whole> FusedIterator for FindIn<'_, K> {}

impl<'t, K: Whole> FindIn<'t, K> {
    /// The URI that stands in angle brackets, of which the first is here.
    fn in_brackets(&self, opening: usize) -> Option<Found<'t, K>> {
        let start = opening + 1;
        let end = start + find_any(&self.text.as_bytes()[start..], [OPENING, CLOSING])?;
        let inside = self.text.get(start..end).filter(|_| self.text.as_bytes()[end] == CLOSING)?;
        let (written, text) = bracketed(K::ENTRY, inside);
        let scheme = text.find(SCHEME)?;
        if !may_be_meant(&text[..scheme], &text[scheme + SCHEME.len()..]) {
            return None;
        }
        let uri = match text {
            Cow::Borrowed(text) => Joined::No(Reference::parse(text).ok()?),
            Cow::Owned(text) => Joined::Yes(Reference::parse(text).ok()?),
        };
        let start = start + span(inside, written)?.start;
        Some(Found { start, end: start + written.len(), uri })
    }

    /// The URI whose scheme ends at a colon.
    fn behind(&self, colon: usize) -> Option<Found<'t, K>> {
        let start = self.scheme_start(colon)?;
        let text = &self.text[start..];
        let scheme = &text[..colon - start];
        // What nobody means is not read.
        if !may_be_meant(scheme, &text[scheme.len() + SCHEME.len()..]) {
            return None;
        }
        let text = &text[..prefix(K::ENTRY.family(), text)?];
        let is_quoted = self.text[..start].ends_with(QUOTE) && self.text[start + text.len()..].starts_with(QUOTE);
        let text = if is_quoted { text } else { without_punctuation(text) };
        if !may_be_meant(scheme, text.get(scheme.len() + SCHEME.len()..)?) {
            return None;
        }
        let uri = Joined::No(Reference::parse(text).ok()?);
        Some(Found { start, end: start + text.len(), uri })
    }

    /// Where the scheme begins that ends at a colon.
    fn scheme_start(&self, colon: usize) -> Option<usize> {
        let before = &self.text[self.at..colon];
        let word = before.rfind(char::is_whitespace).map_or(before, |space| &before[space..]);
        let scheme = scheme_at_end(word)?;
        // What stands before a dot may be the end of a sentence.
        let tails = scheme.match_indices('.').map(|(dot, _)| &scheme[dot + 1..]);
        let known =
            core::iter::once(scheme).chain(tails).find(|tail| is_well_known(tail) || Registration::of(tail).is_some());
        Some(colon - known.unwrap_or(scheme).len())
    }
}

/// Whether a scheme, with what stands behind its colon, is meant as the beginning of a URI.
fn may_be_meant(scheme: &str, behind: &str) -> bool {
    match behind.strip_prefix(AUTHORITY) {
        Some(authority) => !authority.is_empty(),
        None => !behind.is_empty() && is_well_known(scheme),
    }
}

/// The text without what ends the sentence that it stands in.
fn without_punctuation(text: &str) -> &str {
    let mut text = text;
    let mut unopened = AROUND.map(|(open, close)| {
        let [opened, closed] = [open, close].map(|bracket| count_byte(text, bracket as u8));
        closed.saturating_sub(opened)
    });
    while let Some(last) = text.chars().next_back() {
        let bracket = AROUND.iter().position(|(_, close)| *close == last);
        match bracket {
            Some(kind) if unopened[kind] > 0 => unopened[kind] -= 1,
            None if PUNCTUATION.contains(&last) => {}
            _ => break,
        }
        text = &text[..text.len() - last.len_utf8()];
    }
    text
}

impl<K> Clone for FindIn<'_, K> {
    fn clone(&self) -> Self {
        FindIn { ..*self }
    }
}

impl<K: Kind> Clone for Found<'_, K> {
    fn clone(&self) -> Self {
        let uri = match &self.uri {
            Joined::No(uri) => Joined::No(*uri),
            Joined::Yes(uri) => Joined::Yes(uri.clone()),
        };
        Found { uri, ..*self }
    }
}

impl<K: Kind> fmt::Debug for Found<'_, K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Found").field("range", &self.range()).field("uri", &self.uri()).finish()
    }
}

impl<K: Whole> fmt::Debug for FindIn<'_, K> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_list().entries(self.clone()).finish()
    }
}
