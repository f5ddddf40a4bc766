//! Where a URI in running text ends, by the grammar.

use alloc::borrow::Cow;

use super::FindIn;
use super::escape::SYSLOG_ESCAPE;
use super::extent::{End, intended};
use super::truncated_host::{end_of_domain, end_of_host};
use crate::parse::prefix;
use crate::reference::kind::WithScheme;
use crate::text::delimiter::{AUTHORITY, ends_authority};
use crate::text::percent_encoded;

/// What the grammar matches of the text that could be intended as a URI.
pub(super) struct Extent<'t> {
    /// What could be intended.
    pub(super) written: &'t str,
    /// What is matched, as a URI.
    pub(super) uri: Cow<'t, str>,
    /// The length of the prefix that is missing in the text.
    pub(super) added: usize,
    /// Whether that is all that may be the URI: everything between two quotes, or a domain name.
    pub(super) is_whole: bool,
    /// Whether it surely ends there: before a delimiter, or where the host ends although the grammar matches more.
    pub(super) is_cut: bool,
}

impl Extent<'_> {
    /// How many bytes of the text are as many bytes of the URI.
    pub(super) fn written_length(&self, length: usize) -> usize {
        length.saturating_sub(self.added)
    }
}

impl<'t, K: WithScheme> FindIn<'t, K> {
    /// Finds the end of the URI that begins at `start`. `missing_prefix`, such as `http://`, is put before it.
    ///
    /// The grammar may stop long before the end of the text that could be intended as the URI, so that end is searched
    /// only as far as necessary.
    pub(super) fn extent(&self, start: usize, missing_prefix: &str) -> Option<Extent<'t>> {
        let mut limit = SHORT;
        let (before, rest) = self.text.split_at(start);
        loop {
            let (written, end) = intended(before, rest, limit, &self.options);
            let text = match missing_prefix {
                "" => Cow::Borrowed(written),
                prefix => Cow::Owned([prefix, written].concat()),
            };
            let length = match prefix(K::ENTRY.family(), &text) {
                Some(length) => length,
                // The scheme alone is longer.
                None if end == End::Limit => 0,
                None => return None,
            };
            let is_enough = length > 0 && length + percent_encoded::LENGTH < text.len() && has_whole_authority(&text);
            let is_decided = end != End::Limit || has_whole_authority(&text);
            let cut = if is_decided { end_of_host(&text[..length]) } else { None };
            if end != End::Limit || is_enough || cut.is_some() {
                let is_whole = end == End::Quote && length == text.len() && cut.is_none();
                let is_cut = cut.is_some() || end == End::Delimiter && length == text.len();
                let length = match cut {
                    None if is_whole || !is_decided || has_whole_authority(&text[..length]) => length,
                    None => end_of_domain(&text[..length]).unwrap_or(length),
                    Some(length) => length,
                };
                let length = without_placeholder(&text, length);
                let uri = match text {
                    Cow::Borrowed(text) => Cow::Borrowed(&text[..length]),
                    Cow::Owned(text) => Cow::Owned(text[..length].into()),
                };
                return Some(Extent { written, uri, added: missing_prefix.len(), is_whole, is_cut });
            }
            limit *= 8;
        }
    }
}

/// The length of a URI without the beginning of a placeholder or an escape after it: `http://h/${id}`,
/// `http://h/#{id}`.
fn without_placeholder(text: &str, length: usize) -> usize {
    let (uri, after) = text.split_at(length);
    let beginnings = [("$", "{"), ("#", "{"), SYSLOG_ESCAPE];
    let beginning = beginnings.into_iter().find(|(last, next)| uri.ends_with(last) && after.starts_with(next));
    length - beginning.map_or(0, |(last, _)| last.len())
}

/// How far a URI is read at first: in `urn:[urn:[`, so much is read for each `urn:`.
const SHORT: usize = 64;

/// Whether an authority, if there is one, ends within a text: the text after a colon in it may be a port or a password.
pub(super) fn has_whole_authority(text: &str) -> bool {
    let authority = text.split_once(AUTHORITY).map(|(_, authority)| authority);
    authority.is_none_or(|authority| authority.contains(ends_authority))
}
