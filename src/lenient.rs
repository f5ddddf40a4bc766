//! Links as people and web pages write them.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

#[cfg(feature = "idna")]
use crate::component::host::Host;
use crate::error::ParseError;
use crate::grammar::rules::Family;
use crate::parse::offsets::ComponentOffsets;
use crate::reference::kind;
use crate::reference::kind::{Kind, UriKind, WithScheme};
use crate::reference::reference::{Reference, UriReference};
use crate::reference::text::Text;
use crate::registry::scheme_info::SchemeInfo;
use crate::report::repair::{
    AllowedCharacters, BACKSLASH, DOT_SEGMENT, OtherNotation, encoded_by_component, has_odd_host, is_valid_by_scheme,
    needs_dot_segment, without_wrapping,
};
use crate::text::delimiter::{FRAGMENT, QUERY, SCHEME, prefix};
use crate::text::scan::{find_any, span};

/// A reference, and what was changed in the text to make it valid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Repaired<K: Kind> {
    /// The reference.
    pub reference: Reference<K, String>,
    /// The changes, by their offsets; none if the text is valid.
    pub changes: Vec<Change>,
}

/// A change of a text that makes it valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Change {
    /// The offset in the text before all changes, in bytes.
    pub offset: usize,
    /// What was changed there.
    pub kind: ChangeKind,
}

/// The kinds of [`Change`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum ChangeKind {
    /// Spaces, controls, angle brackets or quotation marks around the reference were removed.
    Trimmed,
    /// A tab or a line break was removed.
    Removed,
    /// A backslash was replaced by a slash.
    Slash,
    /// The non-ASCII host was replaced by its name in the DNS (feature `idna`).
    Host,
    /// `./` was put before a first segment with a colon, which cannot be that of a scheme.
    DotSegment,
    /// A character was percent-encoded.
    PercentEncoded,
}

impl fmt::Display for ChangeKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            ChangeKind::Trimmed => "removed what is around the reference",
            ChangeKind::Removed => "removed a tab or a line break",
            ChangeKind::Slash => "replaced a backslash by a slash",
            ChangeKind::Host => "converted the host to its name in the DNS",
            ChangeKind::DotSegment => "put `./` before the first segment, which has a colon",
            ChangeKind::PercentEncoded => "percent-encoded a character",
        })
    }
}

impl<K: UriKind> Reference<K, String> {
    /// Parses a link as people and web pages write it, and lists what was changed. Valid text is not changed.
    ///
    /// In text that is not valid,
    /// - spaces and controls around it are removed, and so is one pair of angle brackets or quotation marks, with the label `URL:`
    ///   in them (RFC 3986, appendix C);
    /// - tabs and line breaks are removed;
    /// - backslashes before the query become slashes, if the scheme is one that browsers do that for (`http`, `https`, `ws`,
    ///   `wss`, `ftp`, `file`) or if there is none;
    /// - a non-ASCII host becomes its name in the DNS, with the feature `idna`;
    /// - `./` is put before a first segment with a colon that cannot be that of a scheme (section 4.2): `1:b`;
    /// - characters that cannot appear in their component are percent-encoded, and so is a `%` that encodes nothing.
    ///
    /// With the feature `schemes`, the result is also valid by the grammar of its scheme.
    ///
    /// Nothing else is changed: `example.com` and `http:example.com` have no host afterwards either. No path of a scheme with a
    /// syntax of its own is percent-encoded: `tel:+49 30` is an error. So are `C:\a`, which is not a URI, and `192.0.2.1:80`, in
    /// which a scheme may be missing.
    ///
    /// ```
    /// use pest_uri::{ChangeKind, UriReference};
    ///
    /// let link = UriReference::parse_lenient(" http://example.com\\a b?c|d\n")?;
    /// assert_eq!(link.reference, "http://example.com/a%20b?c%7Cd");
    /// assert_eq!((link.changes[1].offset, link.changes[1].kind), (19, ChangeKind::Slash));
    /// assert!(UriReference::parse_lenient("http://exa mple.com/").is_err());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// If the text cannot be made valid in these ways: `http://a b/` (a space in a host), `http://[::1`, `http://h:8o/`, `http:/a b` (no
    /// host). The error is that of the unchanged text.
    pub fn parse_lenient(text: &str) -> Result<Repaired<K>, ParseError> {
        match Reference::<K, &str>::parse(text) {
            Ok(reference) => Ok(Repaired { reference: reference.to_owned(), changes: Vec::new() }),
            Err(error) => repaired(text, true).ok_or(error),
        }
    }
}

impl<B: WithScheme + UriKind, T: Text> Reference<B, T> {
    /// Resolves a link as people and web pages write it against this base: [`parse_lenient`](Reference::parse_lenient), then
    /// [`resolve`](Self::resolve). In a link without a scheme, backslashes become slashes only if the scheme of the
    /// base is `http`, `https`, `ws`, `wss`, `ftp` or `file`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let page = Uri::parse("https://example.com/docs/index.html#top")?;
    /// assert_eq!(page.resolve_lenient(" ..\\img\\a b.png ")?.reference, "https://example.com/img/a%20b.png");
    /// assert!(page.resolve_lenient("next")?.changes.is_empty());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`parse_lenient`](Reference::parse_lenient), and if the target has no host that its scheme requires: `///a b`.
    #[doc(alias = "join")]
    pub fn resolve_lenient(&self, text: &str) -> Result<Repaired<kind::Uri>, ParseError> {
        let error = match UriReference::parse(text) {
            Ok(reference) => return Ok(Repaired { reference: self.resolve(&reference), changes: Vec::new() }),
            Err(error) => error,
        };
        let is_web = self.parts().scheme().is_some_and(|it| SchemeInfo::says(it, SchemeInfo::is_special));
        let Repaired { reference, changes } = repaired::<kind::UriReference>(text, is_web).ok_or(error)?;
        let target = self.resolve(&reference);
        if is_valid_by_scheme(target.parts()) { Ok(Repaired { reference: target, changes }) } else { Err(error) }
    }
}

/// The reference that an invalid text is changed to. `is_web` says whether a backslash is a slash if there is no scheme.
fn repaired<K: UriKind>(text: &str, is_web: bool) -> Option<Repaired<K>> {
    let mut changes = Vec::new();
    let allowed = &AllowedCharacters::new(K::ENTRY.rule().into(), Family::Uris);
    let bare = without_wrapping(allowed, text);
    let start = span(text, bare).map_or(0, |span| span.start);
    if OtherNotation::new(bare).is_some() {
        return None;
    }
    if start > 0 {
        changes.push(Change { offset: 0, kind: ChangeKind::Trimmed });
    }
    let (mut plain, removed) = without_line_breaks(bare);
    let offset = |at: usize| start + at + removed.partition_point(|&it| it <= at);
    changes.extend(
        removed.iter().enumerate().map(|(index, it)| Change { offset: start + it + index, kind: ChangeKind::Removed }),
    );
    if let Some(slashed) =
        with_web_slashes(&plain, is_web, |at| changes.push(Change { offset: offset(at), kind: ChangeKind::Slash }))
    {
        plain = Cow::Owned(slashed);
    }
    let (mut converted, mut longer) = (usize::MAX, 0);
    if let Some(host) = non_ascii_host(&plain) {
        let name = domain_name(&plain[host.clone()])?;
        changes.push(Change { offset: offset(host.start), kind: ChangeKind::Host });
        (converted, longer) = (host.start + name.len(), name.len().cast_signed() - host.len().cast_signed());
        plain = Cow::Owned([&plain[..host.start], &name, &plain[host.end..]].concat());
    }
    if has_odd_host(allowed, &plain) {
        return None;
    }
    let mut added = 0;
    if needs_dot_segment(K::ENTRY, &plain) {
        changes.push(Change { offset: offset(0), kind: ChangeKind::DotSegment });
        added = DOT_SEGMENT.len();
        plain = Cow::Owned([DOT_SEGMENT, &plain].concat());
    }
    let encoded = encoded_by_component(allowed, &plain, |at| {
        let at = at.saturating_sub(added);
        let at = if at >= converted { at.checked_add_signed(-longer).unwrap_or_default() } else { at };
        changes.push(Change { offset: offset(at), kind: ChangeKind::PercentEncoded });
    })?;
    if start + bare.len() < text.len() {
        changes.push(Change { offset: start + bare.len(), kind: ChangeKind::Trimmed });
    }
    changes.sort_unstable();
    let reference = Reference::parse(encoded).ok()?;
    is_valid_by_scheme(reference.parts()).then_some(Repaired { reference, changes })
}

fn non_ascii_host(text: &str) -> Option<Range<usize>> {
    let host = || ComponentOffsets::by_delimiters(text, prefix(text)).host();
    if text.is_ascii() { None } else { host().filter(|host| !text[host.clone()].is_ascii()) }
}

/// The text without tabs and line breaks, and the offset in the result of each that was removed.
fn without_line_breaks(text: &str) -> (Cow<'_, str>, Vec<usize>) {
    let bytes = [b'\t', b'\n', b'\r'];
    if find_any(text.as_bytes(), bytes).is_none() {
        return (Cow::Borrowed(text), Vec::new());
    }
    let is_removed = bytes.map(char::from);
    let (mut plain, mut removed) = (String::with_capacity(text.len()), Vec::new());
    for piece in text.split_inclusive(is_removed) {
        let kept = piece.trim_end_matches(is_removed);
        plain.push_str(kept);
        if kept.len() < piece.len() {
            removed.push(plain.len());
        }
    }
    (Cow::Owned(plain), removed)
}

/// The text with a slash for each backslash before the query, if its scheme is special to browsers.
fn with_web_slashes(text: &str, is_web: bool, mut changed: impl FnMut(usize)) -> Option<String> {
    if !text.contains(BACKSLASH) {
        return None;
    }
    let end = text.find(|it| QUERY.contains(it) || FRAGMENT.contains(it)).unwrap_or(text.len());
    let scheme = text[..prefix(text)].strip_suffix(SCHEME);
    if !scheme.map_or(is_web, |it| SchemeInfo::says(it, SchemeInfo::is_special)) || !text[..end].contains(BACKSLASH) {
        return None;
    }
    text[..end].match_indices(BACKSLASH).for_each(|(at, _)| changed(at));
    Some(text[..end].replace(BACKSLASH, "/") + &text[end..])
}

/// The name in the DNS of a host that is not ASCII.
#[cfg(feature = "idna")]
fn domain_name(host: &str) -> Option<String> {
    crate::iri::domain_name(Host::new(host), 0).ok().flatten()
}

#[cfg(not(feature = "idna"))]
fn domain_name(_: &str) -> Option<String> {
    None
}
