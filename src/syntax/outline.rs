//! The walk over a parse tree that finds the components.

use core::fmt;
use core::ops::Range;

use super::component::Component;
use super::grammar::{Family, Rule};
use super::recognizer::generated::Record;
use super::span::{is_too_long, place};
use super::table::Match;
use super::tree::ParseTree;
use crate::bytes::delimiter;

/// Where the components of a text stand: the result of the walk, and all that a parsed reference keeps beside its text.
///
/// The components stand in a fixed order with delimiters of fixed lengths between them. So seven places tell where each
/// begins and ends, and whether it is there; and an outline is small enough to be copied without a thought.
///
/// It is kept with places of 32 bits, and read with those of any text: see [`Outline::of_text`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Outline<P = u32> {
    /// Where the scheme ends; 0 where there is none, since a scheme has a character.
    pub(crate) scheme_end: P,
    /// Where the authority begins; [`NO_AUTHORITY`] where there is none, and then the next two are 0.
    pub(crate) authority_start: P,
    /// Where the host begins: behind the `@`, if there is a userinfo.
    pub(crate) host_start: P,
    /// Where the host ends; where the path begins, if there is no port.
    pub(crate) host_end: P,
    pub(crate) path_start: P,
    pub(crate) path_end: P,
    /// Where the query ends; where the path ends, if there is no query. What is behind it is the fragment.
    pub(crate) query_end: P,
    pub(crate) path_rule: PathRule,
}

/// A place of an outline, or what stands for none.
pub(crate) trait Place: Copy + Eq {
    const NONE: Self;
    /// The beginning of a text.
    const FIRST: Self;
}

impl Place for u32 {
    const NONE: u32 = NO_AUTHORITY;
    const FIRST: u32 = 0;
}

impl Place for usize {
    const NONE: usize = usize::MAX;
    const FIRST: usize = 0;
}

pub(crate) const NO_AUTHORITY: u32 = u32::MAX;

impl Outline {
    /// Nothing but an empty path.
    pub(crate) const EMPTY: Outline = Outline {
        scheme_end: 0,
        authority_start: NO_AUTHORITY,
        host_start: 0,
        host_end: 0,
        path_start: 0,
        path_end: 0,
        query_end: 0,
        path_rule: PathRule::Empty,
    };

    /// Walks over the tree and collects the components by the names of the rules. A tree without a path has an empty one.
    ///
    /// The grammar of a scheme may name an authority, and call what is around it otherwise: then the delimiters tell the rest.
    pub(crate) fn of(tree: &ParseTree<'_>) -> Outline {
        let mut walk = Walk::NEW;
        for &Match { rule, span, .. } in tree.matches() {
            walk = walk.meets(rule.0.core, span.start(), span.end());
        }
        let text = tree.text();
        let outline = walk.outline(text.len());
        if walk.has_path && outline.has_scheme() || !outline.has_authority() {
            return outline;
        }
        match text[..outline.authority_start as usize].split_once(delimiter::AUTHORITY) {
            Some((before, userinfo)) if userinfo.is_empty() || userinfo.ends_with(delimiter::USERINFO) => {
                let has_scheme = !before.is_empty();
                Known { has_scheme, has_authority: true, path_rule: PathRule::Abempty }.found_in(text).kept()
            }
            _ if walk.has_path => outline,
            _ => Outline { path_start: place(authority_end(tree)), ..outline },
        }
    }

    /// The same outline with places that reach to the end of its text.
    ///
    /// No text is parsed that 32 bits do not reach, but an operation may put one together, of texts of gigabytes. There the
    /// components are looked for again.
    #[inline]
    pub(crate) fn of_text(self, text: &str) -> Outline<usize> {
        if is_too_long(text.len()) { self.known().found_in(text) } else { self.map(|place| place as usize) }
    }

    /// Where a component of the text is. Only what tells that is read: an outline that was just written is not there as a whole yet.
    #[inline]
    pub(crate) fn range(
        self,
        text: &str,
        of: impl Fn(&Outline<usize>) -> Option<Range<usize>>,
    ) -> Option<Range<usize>> {
        if is_too_long(text.len()) {
            let (start, end) = self.known().range_in(text, of);
            return (start <= end).then_some(start..end);
        }
        of(&self.map(|place| place as usize))
    }

    #[inline]
    fn known(self) -> Known {
        Known { has_scheme: self.has_scheme(), has_authority: self.has_authority(), path_rule: self.path_rule }
    }
}

/// Where what belongs to an authority ends in a tree.
fn authority_end(tree: &ParseTree<'_>) -> usize {
    let ends = tree.matches().iter().filter_map(|&Match { rule, span, .. }| match rule.0.core? {
        Rule::authority | Rule::iauthority | Rule::host | Rule::ihost | Rule::port => Some(span.end()),
        _ => None,
    });
    ends.max().unwrap_or_default()
}

/// What is known of the components of a text but their places.
#[derive(Clone, Copy)]
struct Known {
    has_scheme: bool,
    has_authority: bool,
    path_rule: PathRule,
}

impl Known {
    /// Start and end of a component; 1 and 0 for one that is absent.
    #[cold]
    #[inline(never)]
    fn range_in(self, text: &str, of: impl Fn(&Outline<usize>) -> Option<Range<usize>>) -> (usize, usize) {
        of(&self.found_in(text)).map_or((1, 0), |range| (range.start, range.end))
    }

    /// The outline of the text: each component ends where the delimiter behind it is (appendix B).
    #[cold]
    #[inline(never)]
    fn found_in(self, text: &str) -> Outline<usize> {
        let Known { has_scheme, has_authority, path_rule } = self;
        let find = |range: Range<usize>, delimiter: &str| {
            text[range.clone()].find(delimiter).map_or(range.end, |found| range.start + found)
        };
        let query_end = find(0..text.len(), delimiter::FRAGMENT);
        let path_end = find(0..query_end, delimiter::QUERY);
        let scheme_end = if has_scheme { find(0..path_end, delimiter::SCHEME) } else { 0 };
        let start = if has_scheme { scheme_end + delimiter::SCHEME.len() } else { 0 };
        let nothing = Outline { path_rule, ..Outline::EMPTY.map(|place| place as usize) };
        let outline = Outline { scheme_end, path_start: start, path_end, query_end, ..nothing };
        if !has_authority {
            return outline;
        }
        let authority_start = start + delimiter::AUTHORITY.len();
        let path_start = find(authority_start..path_end, delimiter::SEGMENT.encode_utf8(&mut [0; 4]));
        let behind = |range: Range<usize>, delimiter: &str| {
            text[range.clone()].find(delimiter).map_or(range.start, |found| range.start + found + delimiter.len())
        };
        let host_start = behind(authority_start..path_start, delimiter::USERINFO);
        let literal_end = behind(host_start..path_start, delimiter::IP_LITERAL[1].encode_utf8(&mut [0; 4]));
        let host_end = find(literal_end..path_start, delimiter::PORT);
        Outline { authority_start, host_start, host_end, path_start, ..outline }
    }
}

impl<P: Place> Outline<P> {
    #[inline]
    pub(crate) fn has_scheme(&self) -> bool {
        self.scheme_end != P::FIRST
    }

    #[inline]
    pub(crate) fn has_authority(&self) -> bool {
        self.authority_start != P::NONE
    }

    /// The rule by which this path is formed behind what stands before it.
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

    /// The same outline with other places.
    #[inline]
    pub(crate) fn map<Q: Place>(self, place: impl Fn(P) -> Q) -> Outline<Q> {
        Outline {
            scheme_end: place(self.scheme_end),
            authority_start: if self.has_authority() { place(self.authority_start) } else { Q::NONE },
            host_start: place(self.host_start),
            host_end: place(self.host_end),
            path_start: place(self.path_start),
            path_end: place(self.path_end),
            query_end: place(self.query_end),
            path_rule: self.path_rule,
        }
    }
}

impl Outline<usize> {
    /// The outline of any text, as its delimiters alone tell it (appendix B), with so much of it that is a scheme and its colon.
    pub(super) fn by_delimiters(text: &str, prefix: usize) -> Self {
        let has_authority = text[prefix..].starts_with(delimiter::AUTHORITY);
        Known { has_scheme: prefix > 0, has_authority, path_rule: PathRule::Empty }.found_in(text)
    }

    /// The component that the character at a place belongs to, if it delimits none.
    pub(super) fn component_at(&self, at: usize) -> Component {
        let components = [
            (Component::Scheme, self.scheme()),
            (Component::Userinfo, self.userinfo()),
            (Component::Host, self.host()),
            (Component::Port, self.port()),
            (Component::Path, Some(self.path())),
            (Component::Query, self.query()),
        ];
        let found = components.into_iter().find(|(_, range)| range.as_ref().is_some_and(|range| range.contains(&at)));
        found.map_or(Component::Fragment, |(component, _)| component)
    }

    /// The same outline as it is kept. Of a text that 32 bits do not reach, the last place there is stands for all behind it.
    #[inline]
    pub(crate) fn kept(self) -> Outline {
        self.map(place)
    }

    #[inline]
    pub(crate) fn scheme(&self) -> Option<Range<usize>> {
        self.has_scheme().then_some(0..self.scheme_end)
    }

    /// Where what is not the scheme begins.
    #[inline]
    pub(crate) fn behind_scheme(&self) -> usize {
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

/// What is known of the components so far, on a way through a tree in which the matches below another may come before it or
/// behind it.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    outline: Outline,
    has_path: bool,
    scheme_tried: u32,
}

impl Walk {
    pub(crate) const NEW: Walk = Walk { outline: Outline::EMPTY, has_path: false, scheme_tried: 0 };

    /// Where a scheme ended that was read on any way, even on one that led nowhere; 0 where none was.
    #[inline]
    pub(crate) const fn scheme_tried(&self) -> usize {
        self.scheme_tried as usize
    }

    /// With one match more.
    #[inline]
    #[must_use]
    pub(crate) const fn meets(mut self, rule: Option<Rule>, start: usize, end: usize) -> Self {
        let Some(rule) = rule else { return self };
        let outline = &mut self.outline;
        #[expect(clippy::cast_possible_truncation, reason = "no text that is longer than places reach is read")]
        let (start, end) = (start as u32, end as u32);
        let path_rule = match rule {
            Rule::path_abempty | Rule::ipath_abempty => PathRule::Abempty,
            Rule::path_absolute | Rule::ipath_absolute => PathRule::Absolute,
            Rule::path_noscheme | Rule::ipath_noscheme => PathRule::Noscheme,
            Rule::path_rootless | Rule::ipath_rootless => PathRule::Rootless,
            Rule::path_empty | Rule::ipath_empty => PathRule::Empty,
            _ => {
                match rule {
                    Rule::scheme => (outline.scheme_end, self.scheme_tried) = (end, end),
                    Rule::authority | Rule::iauthority => outline.authority_start = start,
                    Rule::host | Rule::ihost => {
                        (outline.host_start, outline.host_end) = (start, end);
                        // In the tree of a host alone, that is all the authority there is.
                        if start < outline.authority_start {
                            outline.authority_start = start;
                        }
                    }
                    Rule::query | Rule::iquery => outline.query_end = end,
                    _ => {}
                }
                return self;
            }
        };
        (outline.path_start, outline.path_end, outline.path_rule) = (start, end, path_rule);
        // Unless a query comes.
        outline.query_end = end;
        self.has_path = true;
        self
    }

    /// The outline of a text of this length, at the end of the way.
    #[inline]
    pub(crate) const fn outline(self, length: usize) -> Outline {
        let Walk { mut outline, has_path, .. } = self;
        if !has_path {
            (outline.path_start, outline.path_end, outline.query_end) = (place(length), place(length), place(length));
        }
        outline
    }
}

impl Record<Rule> for Walk {
    #[inline]
    fn matched(&mut self, rule: Rule, start: usize, end: usize) {
        *self = self.meets(Some(rule), start, end);
    }

    #[inline]
    fn forget(&mut self, kept: Self) {
        *self = Walk { scheme_tried: self.scheme_tried, ..kept };
    }
}

/// The five rules by which a path may be formed; which one holds depends on what stands before the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
// As wide as the places beside it in an outline, which has no gap then: a gap costs as much as a field where it is copied.
#[repr(u32)]
pub enum PathRule {
    /// `path-abempty`, behind an authority: begins with `/` or is empty.
    Abempty,
    /// `path-absolute`, without an authority: begins with `/` but not with `//`.
    Absolute,
    /// `path-noscheme`, at the beginning of a relative reference: its first segment has no colon.
    Noscheme,
    /// `path-rootless`, behind a scheme: begins with a segment.
    Rootless,
    /// `path-empty`, without an authority: nothing.
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
    use crate::syntax::read;

    #[test]
    #[cfg_attr(miri, ignore = "so many texts take an hour")]
    fn components_that_are_looked_for_stand_where_the_recognizer_found_them() {
        let schemes = ["", "s:", "http:"];
        let authorities =
            ["", "//", "//h", "//u@h", "//u:p@h:8", "//@:", "//h:", "//[::1]", "//u@[::1]:8", "//\u{e9}@\u{e9}:1"];
        let paths = ["", "/", "/a/b", "a", "a/b:c@d", "/:@/", "/\u{e9}"];
        let behind = ["", "?", "?a", "#", "#a", "?a?/:@#b", "?/@:#", "#?/@:", "?\u{e9}#\u{e9}"];
        let mut texts = 0;
        for scheme in schemes {
            for authority in authorities {
                for path in paths {
                    for behind in behind {
                        let text = alloc::format!("{scheme}{authority}{path}{behind}");
                        if let Ok(outline) = read::iri_reference(&text, |_, outline| outline) {
                            assert_eq!(outline.known().found_in(&text), outline.of_text(&text), "{text}");
                            assert_eq!(outline.of_text(&text).kept(), outline, "{text}");
                            texts += 1;
                        }
                    }
                }
            }
        }
        assert!(texts > 1000, "{texts}");
    }
}
