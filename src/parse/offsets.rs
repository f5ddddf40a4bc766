//! The offsets of the components, and how they are collected from the rules that match.

use core::fmt;
use core::ops::Range;

use crate::grammar::component::Component;
use crate::grammar::generated::recognizer::Capture;
use crate::grammar::rules::{Family, Rule};
use crate::text::authority::Authority;
use crate::text::delimiter;
use crate::text::scan::find_byte;

/// The offsets of the components: the result of parsing, and all that a parsed reference keeps besides its text.
///
/// The components appear in a fixed order with delimiters of fixed lengths between them. So seven offsets say where
/// each begins and ends, and whether it is present.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ComponentOffsets {
    /// The end of the scheme; 0 if there is none, since a scheme has at least one character.
    pub(crate) scheme_end: usize,
    /// The start of the authority; [`NO_AUTHORITY`] if there is none, and then the next two are 0.
    pub(crate) authority_start: usize,
    /// The start of the host: after the `@`, if there is a userinfo.
    pub(crate) host_start: usize,
    /// The end of the host; the start of the path, if there is no port.
    pub(crate) host_end: usize,
    pub(crate) path_start: usize,
    pub(crate) path_end: usize,
    /// The end of the query; the end of the path, if there is no query. The fragment follows.
    pub(crate) query_end: usize,
}

pub(crate) const NO_AUTHORITY: usize = usize::MAX;

impl ComponentOffsets {
    /// Only an empty path.
    pub(crate) const EMPTY: ComponentOffsets = ComponentOffsets {
        scheme_end: 0,
        authority_start: NO_AUTHORITY,
        host_start: 0,
        host_end: 0,
        path_start: 0,
        path_end: 0,
        query_end: 0,
    };

    /// The offsets of any text, as its delimiters alone divide it (appendix B), after a scheme and colon of `prefix`
    /// bytes.
    pub(crate) fn by_delimiters(text: &str, prefix: usize) -> Self {
        // Each of these delimiters is one byte.
        let position = |range: &Range<usize>, delimiter: &str| {
            let found = find_byte(&text.as_bytes()[range.clone()], delimiter.as_bytes()[0])?;
            Some(range.start + found)
        };
        let find = |range: Range<usize>, delimiter: &str| position(&range, delimiter).unwrap_or(range.end);
        let query_end = find(0..text.len(), delimiter::FRAGMENT);
        let path_end = find(0..query_end, delimiter::QUERY);
        let scheme_end = prefix.saturating_sub(delimiter::SCHEME.len());
        let offsets =
            ComponentOffsets { scheme_end, path_start: prefix, path_end, query_end, ..ComponentOffsets::EMPTY };
        if !text[prefix..].starts_with(delimiter::AUTHORITY) {
            return offsets;
        }
        let authority_start = prefix + delimiter::AUTHORITY.len();
        let path_start = find(authority_start..path_end, delimiter::SEGMENT.encode_utf8(&mut [0; 4]));
        let host = Authority::up_to_first_at_sign(text, authority_start..path_start).host;
        let (host_start, host_end) = (host.start, host.end);
        ComponentOffsets { authority_start, host_start, host_end, path_start, ..offsets }
    }
}

impl ComponentOffsets {
    #[inline]
    pub(crate) fn has_scheme(&self) -> bool {
        self.scheme_end != 0
    }

    #[inline]
    pub(crate) fn has_authority(&self) -> bool {
        self.authority_start != NO_AUTHORITY
    }

    /// The rule that matches this path, given what comes before it.
    pub(crate) fn rule_for(&self, path: &str) -> PathRule {
        if self.has_authority() {
            PathRule::Abempty
        } else if path.is_empty() {
            PathRule::Empty
        } else if path.starts_with(delimiter::SEGMENT) {
            PathRule::Absolute
        } else if self.has_scheme() {
            PathRule::Rootless
        } else {
            PathRule::Noscheme
        }
    }

    /// The same components, with each offset changed by this function.
    #[inline]
    pub(crate) fn map(self, offset: impl Fn(usize) -> usize) -> ComponentOffsets {
        ComponentOffsets {
            scheme_end: offset(self.scheme_end),
            authority_start: if self.has_authority() { offset(self.authority_start) } else { NO_AUTHORITY },
            host_start: offset(self.host_start),
            host_end: offset(self.host_end),
            path_start: offset(self.path_start),
            path_end: offset(self.path_end),
            query_end: offset(self.query_end),
        }
    }

    /// The component that the character at an offset belongs to, if it is not a delimiter.
    pub(crate) fn component_at(&self, at: usize) -> Component {
        let is_in = |range: Option<Range<usize>>| range.is_some_and(|range| range.contains(&at));
        match () {
            () if is_in(Some(self.path())) => Component::Path,
            () if is_in(self.query()) => Component::Query,
            () if is_in(self.scheme()) => Component::Scheme,
            () if is_in(self.userinfo()) => Component::Userinfo,
            () if is_in(self.host()) => Component::Host,
            () if is_in(self.port()) => Component::Port,
            () => Component::Fragment,
        }
    }

    /// The range of a component in a text of this length.
    pub(crate) fn range(&self, component: Component, length: usize) -> Option<Range<usize>> {
        match component {
            Component::Scheme => self.scheme(),
            Component::Authority => self.authority(),
            Component::Userinfo => self.userinfo(),
            Component::Host => self.host(),
            Component::Port => self.port(),
            Component::Path => Some(self.path()),
            Component::Query => self.query(),
            Component::Fragment => self.fragment(length),
        }
    }

    #[inline]
    pub(crate) fn scheme(&self) -> Option<Range<usize>> {
        self.has_scheme().then_some(0..self.scheme_end)
    }

    /// Where the text after the scheme begins.
    #[inline]
    pub(crate) fn after_scheme(&self) -> usize {
        self.scheme().map_or(0, |scheme| scheme.end + delimiter::SCHEME.len())
    }

    #[inline]
    pub(crate) fn authority(&self) -> Option<Range<usize>> {
        self.has_authority().then_some(self.authority_start..self.path_start)
    }

    #[inline]
    pub(crate) fn userinfo(&self) -> Option<Range<usize>> {
        let start = self.authority_start;
        let end = self.host_start.checked_sub(delimiter::USERINFO.len())?;
        (self.has_authority() && start <= end).then_some(start..end)
    }

    #[inline]
    pub(crate) fn host(&self) -> Option<Range<usize>> {
        self.has_authority().then_some(self.host_start..self.host_end)
    }

    #[inline]
    pub(crate) fn host_and_port(&self) -> Option<Range<usize>> {
        self.has_authority().then_some(self.host_start..self.path_start)
    }

    #[inline]
    pub(crate) fn port(&self) -> Option<Range<usize>> {
        let (start, end) = (self.host_end + delimiter::PORT.len(), self.path_start);
        (self.has_authority() && start <= end).then_some(start..end)
    }

    #[inline]
    pub(crate) fn path(&self) -> Range<usize> {
        self.path_start..self.path_end
    }

    #[inline]
    pub(crate) fn path_and_query(&self) -> Range<usize> {
        self.path_start..self.query_end
    }

    #[inline]
    pub(crate) fn query(&self) -> Option<Range<usize>> {
        let (start, end) = (self.path_end + delimiter::QUERY.len(), self.query_end);
        (start <= end).then_some(start..end)
    }

    /// The fragment of a text of this length.
    #[inline]
    pub(crate) fn fragment(&self, length: usize) -> Option<Range<usize>> {
        let start = self.query_end + delimiter::FRAGMENT.len();
        (start <= length).then_some(start..length)
    }
}

/// The components known so far, while walking through a tree in which nested matches may come before or after the match
/// around them.
#[derive(Clone, Copy)]
pub(crate) struct OffsetsBuilder {
    offsets: ComponentOffsets,
    pub(crate) has_path: bool,
}

impl OffsetsBuilder {
    pub(crate) const NEW: OffsetsBuilder = OffsetsBuilder { offsets: ComponentOffsets::EMPTY, has_path: false };

    /// Adds one match.
    #[inline]
    #[must_use]
    pub(crate) const fn on_rule(mut self, rule: Option<Rule>, start: usize, end: usize) -> Self {
        let Some(rule) = rule else { return self };
        let offsets = &mut self.offsets;
        match rule {
            Rule::scheme => offsets.scheme_end = end,
            Rule::authority | Rule::iauthority => offsets.authority_start = start,
            Rule::host | Rule::ihost => {
                (offsets.host_start, offsets.host_end) = (start, end);
                // In the tree of a host alone, the host is the whole authority.
                if start < offsets.authority_start {
                    offsets.authority_start = start;
                }
            }
            Rule::unambiguous_scheme => {
                // Of an unambiguous URL, which has an authority.
                offsets.scheme_end = end;
                offsets.authority_start = end + delimiter::SCHEME.len() + delimiter::AUTHORITY.len();
            }
            Rule::unambiguous_host => (offsets.host_start, offsets.host_end) = (start, end),
            Rule::query | Rule::iquery => offsets.query_end = end,
            rule if matches!(Component::from_rule(rule), Some(Component::Path)) => {
                // Unless a query follows, the path ends the text before the fragment.
                (offsets.path_start, offsets.path_end, offsets.query_end) = (start, end, end);
                self.has_path = true;
            }
            _ => {}
        }
        self
    }

    /// The offsets in a text of this length, once all rules are known.
    #[inline]
    pub(crate) const fn offsets(self, length: usize) -> ComponentOffsets {
        let OffsetsBuilder { mut offsets, has_path } = self;
        if !has_path {
            (offsets.path_start, offsets.path_end, offsets.query_end) = (length, length, length);
        }
        offsets
    }
}

impl Capture<Rule> for OffsetsBuilder {
    #[inline]
    fn matched(&mut self, rule: Rule, start: usize, end: usize) {
        *self = self.on_rule(Some(rule), start, end);
    }
}

/// The five rules for a path; which one applies depends on what comes before the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PathRule {
    /// `path-abempty`, after an authority: begins with `/` or is empty.
    Abempty,
    /// `path-absolute`, without an authority: begins with `/` but not with `//`.
    Absolute,
    /// `path-noscheme`, at the beginning of a relative reference: its first segment has no colon.
    Noscheme,
    /// `path-rootless`, after a scheme: begins with a segment.
    Rootless,
    /// `path-empty`, without an authority: the empty text.
    Empty,
}

impl PathRule {
    /// The rule's name in the ABNF of RFC 3986: `path-abempty` ...
    #[must_use]
    pub fn name(self) -> &'static str {
        self.rule_in(Family::Uris).entry().name
    }

    pub(crate) fn rule_in(self, family: Family) -> Rule {
        match (self, family) {
            (PathRule::Abempty, Family::Uris) => Rule::path_abempty,
            (PathRule::Abempty, Family::Iris) => Rule::ipath_abempty,
            (PathRule::Absolute, Family::Uris) => Rule::path_absolute,
            (PathRule::Absolute, Family::Iris) => Rule::ipath_absolute,
            (PathRule::Noscheme, Family::Uris) => Rule::path_noscheme,
            (PathRule::Noscheme, Family::Iris) => Rule::ipath_noscheme,
            (PathRule::Rootless, Family::Uris) => Rule::path_rootless,
            (PathRule::Rootless, Family::Iris) => Rule::ipath_rootless,
            (PathRule::Empty, Family::Uris) => Rule::path_empty,
            (PathRule::Empty, Family::Iris) => Rule::ipath_empty,
        }
    }
}

impl fmt::Display for PathRule {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use crate::grammar::EntryRule;
    use crate::parse::offsets::ComponentOffsets;
    use crate::parse::parse;

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take an hour")]
    fn by_delimiters_agrees_with_the_recognizer() {
        let schemes = ["", "s:", "http:"];
        let authorities =
            ["", "//", "//h", "//u@h", "//u:p@h:8", "//@:", "//h:", "//[::1]", "//u@[::1]:8", "//\u{e9}@\u{e9}:1"];
        let paths = ["", "/", "/a/b", "a", "a/b:c@d", "/:@/", "/\u{e9}"];
        let after = ["", "?", "?a", "#", "#a", "?a?/:@#b", "?/@:#", "#?/@:", "?\u{e9}#\u{e9}"];
        let mut texts = 0;
        for scheme in schemes {
            for authority in authorities {
                for path in paths {
                    for after in after {
                        let text = alloc::format!("{scheme}{authority}{path}{after}");
                        if let Ok(offsets) = parse(EntryRule::IriReference, &text) {
                            assert_eq!(ComponentOffsets::by_delimiters(&text, scheme.len()), offsets, "{text}");
                            texts += 1;
                        }
                    }
                }
            }
        }
        assert!(texts > 1000, "{texts}");
    }
}
