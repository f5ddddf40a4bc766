//! What the report of a URI that its scheme rejects says beyond the rule.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use super::SchemeUri;
use super::typed_uri::SchemeRule;
use crate::grammar::{Rule, matches};
use crate::reference::reference::Uri;
use crate::registry::scheme_info::{FILE, is_domain_like};
use crate::report::note::LONGEST_DOMAIN;
use crate::text::characters::Quoted;
use crate::text::delimiter::{AUTHORITY, PORT, QUERY, SCHEME, SEGMENT, USERINFO, ends_authority};
use crate::text::percent_encoded::{PERCENT, Piece, percent_encoded, pieces};
use crate::text::scan::span;

/// Writes a sentence for each thing that the author of a URI may not know, if its scheme rejects it at an offset.
pub(crate) fn notes(rule: SchemeRule, text: &str, at: usize) -> Vec<String> {
    let Ok(uri) = Uri::parse(text) else { return Vec::new() };
    if at > text.len() {
        return Vec::new();
    }
    let context = NoteContext { rule, text, at, uri };
    let own = SchemeUri::note(rule, rule.text(text), at).map(String::from);
    let notes =
        [context.host_in_path(), context.absent_component(), own, context.encoded_character(), context.delimiter()];
    notes.into_iter().flatten().collect()
}

struct NoteContext<'t> {
    rule: SchemeRule,
    text: &'t str,
    at: usize,
    uri: Uri<&'t str>,
}

impl NoteContext<'_> {
    fn range(&self, part: Option<&str>) -> Option<Range<usize>> {
        span(self.text, part?)
    }

    /// The text with another text in place of a part.
    fn with(&self, part: Range<usize>, other: &str) -> String {
        format!("{}{other}{}", &self.text[..part.start], &self.text[part.end..])
    }

    /// What looks like a host is in the path.
    fn host_in_path(&self) -> Option<String> {
        let scheme = self.uri.scheme();
        if self.uri.host().is_some_and(|host| !host.is_empty()) || self.rule.scheme == FILE {
            return None;
        }
        let rest = self.text[scheme.len() + SCHEME.len()..].trim_start_matches(SEGMENT);
        let host = rest.split(ends_authority).next().filter(|host| host.len() <= LONGEST_DOMAIN)?;
        let is_host = is_domain_like(host) && matches(Rule::host, host);
        (is_host && is_valid(&format!("{scheme}{SCHEME}{AUTHORITY}{rest}")))
            .then(|| format!("if `{host}` is a host, write `{scheme}{SCHEME}{AUTHORITY}{host}`"))
    }

    /// The URI has a component that its scheme does not allow, and would be valid without it.
    fn absent_component(&self) -> Option<String> {
        let is_absent = |part: Range<usize>, other: &str| is_valid(&self.with(part, other));
        let query = self.range(self.uri.query().map(|query| query.as_str())).map(|it| it.start - QUERY.len());
        let port = self.range(self.uri.port_str()).map(|it| it.start - PORT.len()..it.end);
        let userinfo = self.userinfo().map(|it| it.start..it.end + USERINFO.len());
        let is_userinfo_absent =
            |it: Range<usize>| is_absent(it.clone(), "") && !is_absent(it, &format!("u{USERINFO}"));
        // A query may also be invalid only because it is not after a slash, as in `ldap://h?cn`.
        let is_after_slash = || is_valid(&self.with(self.at..self.at, SEGMENT.encode_utf8(&mut [0; 4])));
        let is_rejected = || !matches(self.rule.rule, self.rule.text(self.text));
        let name = if query == Some(self.at) && is_valid(&self.text[..self.at]) && is_rejected() && !is_after_slash() {
            "query"
        } else if port.is_some_and(|it| it.start == self.at && is_absent(it, "")) {
            "port"
        } else if userinfo.is_some_and(|it| it.contains(&self.at) && is_userinfo_absent(it)) {
            "userinfo"
        } else {
            return None;
        };
        Some(format!("`{}` URIs have no {name}", self.rule.scheme))
    }

    /// A character is percent-encoded that is allowed only as itself.
    fn encoded_character(&self) -> Option<String> {
        let before = self.text.get(..=self.at).unwrap_or(self.text);
        let start =
            before.rfind(char::from(PERCENT)).filter(|start| !self.userinfo().is_some_and(|it| it.contains(start)))?;
        let Some(Piece::Encoded { written, value }) = pieces(&self.text[start..]).next() else { return None };
        let character = Some(char::from(value)).filter(char::is_ascii_graphic)?;
        let plain = String::from(character);
        let is_repaired =
            is_valid(&self.with(start..start + written.len(), &plain)) || is_valid(&self.text.replace(written, &plain));
        is_repaired.then(|| format!("{} must not be percent-encoded here", Quoted(character)))
    }

    /// A delimiter is where the scheme allows it only as data, percent-encoded.
    fn delimiter(&self) -> Option<String> {
        let found = self.text[self.at..].chars().next()?;
        let end = self.at + found.len_utf8();
        let authority = self.range(self.uri.authority()).map_or(0, |it| it.end);
        let is_between_segments = found == SEGMENT && end <= self.range(Some(self.uri.path().as_str()))?.end;
        if !matches(Rule::reserved, &self.text[self.at..end]) || self.at < authority || is_between_segments {
            return None;
        }
        let encoded: String = percent_encoded(u8::try_from(found).ok()?).into_iter().map(char::from).collect();
        is_valid(&self.with(self.at..end, &encoded))
            .then(|| format!("{} is a delimiter; as data it is written `{encoded}`", Quoted(found)))
    }

    fn userinfo(&self) -> Option<Range<usize>> {
        self.range(self.uri.userinfo().map(|it| it.as_str()))
    }
}

/// Whether a text is a URI that its scheme allows.
fn is_valid(text: &str) -> bool {
    Uri::parse(text).is_ok_and(|uri| SchemeUri::from_borrowed(uri).is_ok())
}
