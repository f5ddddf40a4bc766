//! What was intended by a text that is not valid: one rule for each kind of damage.
//!
//! | damage | rule | report | lenient | `find` | `complete` |
//! |---|---|---|---|---|---|
//! | text around it | [`without_wrapping`] | yes | yes | [`without_label`](crate::parse::notation::without_label) | |
//! | line breaks and tabs | [`without_line_breaks`] | tabs | yes | [`wrapping::unbroken`] | |
//! | a path of Windows, an address with a zone | [`OtherNotation`]: an error | yes | yes | | yes |
//! | a drive of Windows where a host is | [`has_odd_drive`]: an error | yes | yes | | |
//! | backslashes | [`are_slashes`] | yes | yes | | |
//! | a non-ASCII host | [`non_ascii_host`] | yes | yes | | for IRIs |
//! | an authority that may be another one | [`has_odd_host`]: an error | yes | yes | | |
//! | a colon in the first segment | [`needs_dot_segment`] | yes | yes | | |
//! | other characters | [`encode_by_component`] | yes | yes | | for IRIs |
//! | no host, though the scheme requires one | [`has_required_host`]: an error | yes | yes | | |
//!
//! A report suggests what [`suggestion`] returns. It differs from `parse_lenient` in this: two lines may be two URIs,
//! so nothing is suggested for text with a line break in it; nor for an empty one; and a host with invisible or
//! full-width characters, which IDNA removes or replaces, is the author's to correct.

pub(crate) mod encoding;
pub(crate) mod host;
pub(crate) mod wrapping;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use core::{fmt, mem};

use crate::component::accessors::Components;
use crate::error::{ParseError, ParseErrorKind};
use crate::grammar::matches;
use crate::grammar::rules::{EntryRule, Family, Rule};
use crate::grammar::table::GrammarRule;
use crate::parse::notation::{OtherNotation, ends_path, has_odd_drive, needs_dot_segment};
use crate::parse::offsets::ComponentOffsets;
use crate::parse::{is_reference, parsed_offsets};
use crate::registry::scheme_info::SchemeInfo;
use crate::text::characters::BACKSLASH;
use crate::text::delimiter::{SCHEME, prefix};
use crate::text::scan::span;
use encoding::{AllowedCharacters, encode_by_component, percent_encoded};
use host::{domain_name, has_odd_host, non_ascii_host};
use wrapping::{LINE_BREAKS, without_line_breaks, without_wrapping};

/// Before a first segment with a colon (RFC 3986, section 4.2).
const DOT_SEGMENT: &str = "./";

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
    /// Spaces, controls, brackets or quotation marks around the reference were removed.
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

/// Who gets the repaired text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    /// A person, to whom it is suggested.
    Person,
    /// A program that follows a link. `is_web` is false if a link without a scheme is one of a base that browsers do
    /// not parse by rules of their own.
    Program { is_web: bool },
}

/// A repaired text, and its changes in the order of their offsets.
pub(crate) struct Repair {
    pub(crate) text: String,
    pub(crate) changes: Vec<Change>,
    /// The offsets of the components, if the text was repaired for an entry rule.
    pub(crate) offsets: Option<ComponentOffsets>,
}

impl Repair {
    pub(crate) fn is_only_encoded(&self) -> bool {
        self.changes.iter().all(|change| change.kind == ChangeKind::PercentEncoded)
    }

    pub(crate) fn has(&self, kind: ChangeKind) -> bool {
        self.changes.iter().any(|change| change.kind == kind)
    }

    /// The kind of change at this offset of the text.
    pub(crate) fn at(&self, offset: usize) -> Option<ChangeKind> {
        self.changes.iter().find(|change| change.offset == offset).map(|change| change.kind)
    }
}

/// The repaired text that a report suggests for an error in `text`. In a rule that is narrower than those of RFC 3986,
/// a character that may be data is percent-encoded at the error.
#[cold]
pub(crate) fn suggestion(error: ParseError, text: &str) -> Option<Repair> {
    let rule = error.parsed_by();
    let encoded_at_error = || {
        // What its rule matches is not made another thing.
        let is_tried = error.entry().is_none() && error.kind() != ParseErrorKind::Delimiter;
        let (before, rest) = text.split_at_checked(error.offset()).filter(|_| is_tried)?;
        let mut after = rest.chars();
        let found = after.next()?;
        // Only the author knows whether a delimiter is data, unless it is in a password.
        let is_delimiter = error.found().is_some_and(|it| matches(Rule::reserved, it.encode_utf8(&mut [0; 4])));
        let encoded = [before, &percent_encoded(found), after.as_str()].concat();
        let offsets = ComponentOffsets::by_delimiters(text, prefix(text));
        let has_odd_host = || has_odd_host(&AllowedCharacters::new(rule), text, &offsets);
        let is_valid = !is_delimiter && matches(rule, &encoded) && !has_odd_host();
        let change = Change { offset: error.offset(), kind: ChangeKind::PercentEncoded };
        is_valid.then(|| Repair { text: encoded, changes: [change].into(), offsets: None })
    };
    repair(rule, text, Reader::Person).or_else(encoded_at_error)
}

/// The text that was intended, if a rule does not match this one. `None` if that is not clear.
pub(crate) fn repair(rule: GrammarRule, text: &str, reader: Reader) -> Option<Repair> {
    let entry = EntryRule::from_rule(rule);
    let allowed = &AllowedCharacters::new(rule);
    let bare = without_wrapping(allowed, text);
    let is_unclear = reader == Reader::Person && (bare.is_empty() || bare.contains(LINE_BREAKS));
    if is_unclear || OtherNotation::new(bare).is_some() || has_odd_drive(bare) {
        return None;
    }
    let mut draft = Draft::new(text, bare);
    if entry.is_some() {
        draft.remove_line_breaks();
    }
    // In a component alone, it is data.
    if allowed.component.is_none()
        && let Some(end) = are_slashes(&draft.text, reader)
    {
        draft.replace_backslashes(end);
    }
    if let Some(host) = non_ascii_host(allowed, &draft.text) {
        // IDNA replaces what a person may not see.
        if reader == Reader::Person && has_odd_host(allowed, &draft.text, &draft.offsets()) {
            return None;
        }
        let name = domain_name(&draft.text[host.clone()])?;
        draft.replace(host, &name, ChangeKind::Host);
    }
    let mut offsets = draft.offsets();
    if has_odd_host(allowed, &draft.text, &offsets) {
        return None;
    }
    if entry.is_some_and(|entry| needs_dot_segment(entry, &draft.text)) {
        draft.replace(0..0, DOT_SEGMENT, ChangeKind::DotSegment);
        offsets = draft.offsets();
    }
    let encode = |is_narrow| encode_by_component(allowed, &draft.text, &offsets, is_narrow);
    let (text, encoded) = match entry {
        Some(_) => encode(false)?,
        None => [false, true].into_iter().filter_map(encode).find(|(text, _)| matches(rule, text))?,
    };
    let mut changes = mem::take(&mut draft.changes);
    let encoded = encoded.into_iter().map(|at| Change { offset: draft.origin(at), kind: ChangeKind::PercentEncoded });
    changes.extend(encoded);
    changes.sort_unstable();
    if changes.is_empty() {
        return None;
    }
    let Some(entry) = entry else { return Some(Repair { text, changes, offsets: None }) };
    let offsets = matched_by(entry, &text)?;
    has_required_host(Components::new(&text, offsets)).then_some(Repair { text, changes, offsets: Some(offsets) })
}

/// A text that is being repaired.
struct Draft<'t> {
    text: Cow<'t, str>,
    changes: Vec<Change>,
    /// The length of what was removed before it.
    start: usize,
    /// The offset in the rest of each tab and line break that was removed after that.
    removed: Vec<usize>,
    /// What was replaced after that: its offset, its length, and the new length.
    replaced: Vec<(usize, usize, usize)>,
}

impl<'t> Draft<'t> {
    fn new(text: &'t str, bare: &'t str) -> Self {
        let Range { start, end } = span(text, bare).unwrap_or(0..text.len());
        let mut changes = Vec::new();
        let trimmed = [(start > 0).then_some(0), (end < text.len()).then_some(end)];
        changes.extend(trimmed.into_iter().flatten().map(|offset| Change { offset, kind: ChangeKind::Trimmed }));
        Draft { text: Cow::Borrowed(bare), changes, start, removed: Vec::new(), replaced: Vec::new() }
    }

    /// The offsets of the components, as the delimiters alone divide the text.
    fn offsets(&self) -> ComponentOffsets {
        ComponentOffsets::by_delimiters(&self.text, prefix(&self.text))
    }

    /// The offset in the original text of a byte that was not replaced.
    fn origin(&self, at: usize) -> usize {
        let before = |at: usize, &(start, old, new): &(usize, usize, usize)| {
            if at >= start + new { at - new + old } else { at.min(start) }
        };
        let at = self.replaced.iter().rev().fold(at, before);
        self.start + at + self.removed.partition_point(|&it| it <= at)
    }

    fn remove_line_breaks(&mut self) {
        let (plain, removed) = without_line_breaks(&self.text);
        if !removed.is_empty() {
            let offsets = removed.iter().enumerate().map(|(index, at)| self.start + at + index);
            self.changes.extend(offsets.map(|offset| Change { offset, kind: ChangeKind::Removed }));
            self.text = Cow::Owned(plain.into_owned());
            self.removed = removed;
        }
    }

    /// Replaces the backslashes before this offset.
    fn replace_backslashes(&mut self, end: usize) {
        let found = self.text[..end].match_indices(BACKSLASH);
        let changes = found.map(|(at, _)| Change { offset: self.origin(at), kind: ChangeKind::Slash });
        let changes: Vec<Change> = changes.collect();
        self.changes.extend(changes);
        self.text = Cow::Owned(self.text[..end].replace(BACKSLASH, "/") + &self.text[end..]);
    }

    fn replace(&mut self, range: Range<usize>, new: &str, kind: ChangeKind) {
        self.changes.push(Change { offset: self.origin(range.start), kind });
        self.replaced.push((range.start, range.len(), new.len()));
        self.text = Cow::Owned([&self.text[..range.start], new, &self.text[range.end..]].concat());
    }
}

/// The offset up to which backslashes are slashes: that of the query, if the scheme is one of those that browsers parse
/// so, or if there is none.
fn are_slashes(text: &str, reader: Reader) -> Option<usize> {
    if !text.contains(BACKSLASH) {
        return None;
    }
    let scheme = text[..prefix(text)].strip_suffix(SCHEME);
    scheme
        .map_or(reader != Reader::Program { is_web: false }, |it| SchemeInfo::says(it, SchemeInfo::is_special))
        .then(|| text.find(ends_path).unwrap_or(text.len()))
}

/// The components of a text, if an entry rule matches it. Unlike a parse, it makes no error, which would ask for a
/// repair.
fn matched_by(entry: EntryRule, text: &str) -> Option<ComponentOffsets> {
    if entry.family() == Family::Uris {
        return parsed_offsets(entry, text);
    }
    let offsets = ComponentOffsets::by_delimiters(text, prefix(text));
    let takes_scheme = if offsets.has_scheme() { entry.takes_scheme() } else { !entry.needs_scheme() };
    let takes_fragment = entry.takes_fragment() || offsets.fragment(text.len()).is_none();
    (takes_scheme && takes_fragment && is_reference(text)).then_some(offsets)
}

/// Whether a repaired reference has a host, if its scheme requires one: browsers find one elsewhere in `http:/a`.
/// Nothing else is asked of the scheme, so that no feature changes a repair.
pub(crate) fn has_required_host(components: Components<'_>) -> bool {
    let wants_host = components.scheme().is_some_and(|it| SchemeInfo::says(it, SchemeInfo::requires_host));
    !wants_host || components.host().is_some_and(|host| !host.is_empty())
}

/// Run by CI also without any feature: none changes an answer.
#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use crate::{Uri, complete};

    #[test]
    fn answers_with_and_without_features() {
        let base = Uri::parse("foo://h/").unwrap();
        for (text, repaired) in [
            ("ws://h/a b#c", "ws://h/a%20b#c"),
            ("coap://u@h/a b", "coap://u@h/a%20b"),
            ("ftp://h/a b?q", "ftp://h/a%20b?q"),
            ("file://h/a b?q#f", "file://h/a%20b?q#f"),
            ("data:a b", "data:a%20b"),
            ("ldap://h/cn=,<", "ldap://h/cn=,%3C"),
            ("urn:a:b|c", "urn:a:b%7Cc"),
            ("acct:?a b", "acct:?a%20b"),
            ("geo:?<", "geo:?%3C"),
            ("foo://h/{a}", "foo://h/%7Ba%7D"),
        ] {
            let error = Uri::parse(text).unwrap_err();
            assert_eq!(error.report(text).repaired().as_deref(), Some(repaired), "{text}");
            assert_eq!(Uri::parse_lenient(text).unwrap().reference, repaired, "{text}");
            assert_eq!(base.resolve_lenient(text).unwrap().reference, repaired, "{text}");
            assert!(error.to_string().contains("; write"), "{text}: {error}");
        }
        for text in ["ws:///a b", "coap:/a b", "tel:1 2", "mailto:a b@c", "geo:1 ,2", "news:a b"] {
            let error = Uri::parse(text).unwrap_err();
            assert_eq!(error.report(text).repaired(), None, "{text}");
            assert!(Uri::parse_lenient(text).is_err() && base.resolve_lenient(text).is_err(), "{text}");
            assert!(!error.to_string().contains("; write"), "{text}: {error}");
        }
        assert_eq!(complete("ws://h/\u{e9}#f", "http").unwrap(), "ws://h/%C3%A9#f");
    }
}
