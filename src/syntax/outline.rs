//! The walk over a parse tree that finds the components.

use core::fmt;
use core::ops::Range;

use super::grammar::{Family, Rule};
use super::span::place;
use super::tree::{Match, ParseTree};
use crate::delimiter;

/// Where the components of a text stand: the result of the walk, and all that a parsed reference keeps beside its text.
///
/// The components stand in a fixed order with delimiters of fixed lengths between them. So seven places tell where each
/// begins and ends, and whether it is there; and an outline is small enough to be copied without a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outline {
    /// Where the scheme ends; 0 where there is none, since a scheme has a character.
    pub(crate) scheme_end: u32,
    /// Where the authority begins; [`NO_AUTHORITY`] where there is none, and then the next two are 0.
    pub(crate) authority_start: u32,
    /// Where the host begins: behind the `@`, if there is a userinfo.
    pub(crate) host_start: u32,
    /// Where the host ends; where the path begins, if there is no port.
    pub(crate) host_end: u32,
    pub(crate) path_start: u32,
    pub(crate) path_end: u32,
    /// Where the query ends; where the path ends, if there is no query. What is behind it is the fragment.
    pub(crate) query_end: u32,
    pub(crate) host_kind: HostKind,
    pub(crate) path_rule: PathRule,
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
        host_kind: HostKind::RegName,
        path_rule: PathRule::Empty,
    };

    /// Walks over the tree and collects the components by the names of the rules. A tree without a path has an empty one.
    pub(crate) fn of(tree: &ParseTree<'_>) -> Outline {
        let mut walk = Walk::NEW;
        for &Match { rule, span, .. } in tree.matches() {
            walk = walk.meets(rule.0.core, span.start(), span.end());
        }
        walk.outline(tree.text().len())
    }

    /// The rule by which this path is formed behind what stands before it.
    pub(crate) fn rule_for(&self, path: &str) -> PathRule {
        if self.has_authority() {
            PathRule::Abempty
        } else if path.is_empty() {
            PathRule::Empty
        } else if path.starts_with(delimiter::SEGMENT) {
            PathRule::Absolute
        } else if self.scheme_end > 0 {
            PathRule::Rootless
        } else {
            PathRule::Noscheme
        }
    }

    #[inline]
    pub(crate) const fn has_authority(&self) -> bool {
        self.authority_start != NO_AUTHORITY
    }

    #[inline]
    pub(crate) fn scheme(&self) -> Option<Range<usize>> {
        (self.scheme_end > 0).then_some(0..self.scheme_end as usize)
    }

    #[inline]
    pub(crate) fn authority(&self) -> Option<Range<usize>> {
        self.has_authority().then_some(self.authority_start as usize..self.path_start as usize)
    }

    #[inline]
    pub(crate) fn userinfo(&self) -> Option<Range<usize>> {
        let start = self.authority_start as usize;
        let end = (self.host_start as usize).checked_sub(delimiter::USERINFO.len())?;
        (self.has_authority() && start <= end).then_some(start..end)
    }

    #[inline]
    pub(crate) fn host(&self) -> Option<Range<usize>> {
        self.has_authority().then_some(self.host_start as usize..self.host_end as usize)
    }

    #[inline]
    pub(crate) fn port(&self) -> Option<Range<usize>> {
        let (start, end) = (self.host_end as usize + delimiter::PORT.len(), self.path_start as usize);
        (self.has_authority() && start <= end).then_some(start..end)
    }

    #[inline]
    pub(crate) fn path(&self) -> Range<usize> {
        self.path_start as usize..self.path_end as usize
    }

    #[inline]
    pub(crate) fn query(&self) -> Option<Range<usize>> {
        let (start, end) = (self.path_end as usize + delimiter::QUERY.len(), self.query_end as usize);
        (start <= end).then_some(start..end)
    }

    /// The fragment of a text of this length.
    #[inline]
    pub(crate) fn fragment(&self, length: usize) -> Option<Range<usize>> {
        let start = self.query_end as usize + delimiter::FRAGMENT.len();
        (start <= length).then_some(start..length)
    }
}

/// What is known of the components so far, on a way through a tree in which the matches below another may come before it or
/// behind it.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    outline: Outline,
    has_path: bool,
}

impl Walk {
    pub(crate) const NEW: Walk = Walk { outline: Outline::EMPTY, has_path: false };

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
                    Rule::scheme => outline.scheme_end = end,
                    Rule::authority | Rule::iauthority => outline.authority_start = start,
                    Rule::host | Rule::ihost => {
                        (outline.host_start, outline.host_end) = (start, end);
                        // In the tree of a host alone, that is all the authority there is.
                        if start < outline.authority_start {
                            outline.authority_start = start;
                        }
                    }
                    Rule::IPv6address => outline.host_kind = HostKind::Ipv6,
                    Rule::IPvFuture => outline.host_kind = HostKind::IpvFuture,
                    // An IPv6address may have an IPv4address in it.
                    Rule::IPv4address if matches!(outline.host_kind, HostKind::RegName) => {
                        outline.host_kind = HostKind::Ipv4;
                    }
                    Rule::query | Rule::iquery => outline.query_end = end,
                    _ => {}
                }
                return self;
            }
        };
        (outline.path_start, outline.path_end, outline.path_rule) = (start, end, path_rule);
        self.has_path = true;
        self
    }

    /// The outline of a text of this length, at the end of the way.
    #[inline]
    pub(crate) const fn outline(self, length: usize) -> Outline {
        let Walk { mut outline, has_path } = self;
        if !has_path {
            (outline.path_start, outline.path_end) = (place(length), place(length));
        }
        if outline.query_end < outline.path_end {
            outline.query_end = outline.path_end;
        }
        if !outline.has_authority() {
            outline.host_kind = HostKind::RegName;
        }
        outline
    }
}

/// The four kinds of host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HostKind {
    /// `IPv4address`: `192.0.2.1`.
    Ipv4,
    /// `IPv6address`, in brackets: `[2001:db8::7]`.
    Ipv6,
    /// `IPvFuture`, in brackets: `[v1.x]`.
    IpvFuture,
    /// `reg-name`: `example.com`, `999.0.0.1`, or nothing at all.
    RegName,
}

impl HostKind {
    /// `ipv4`, `ipv6`, `ipvfuture` or `reg-name`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            HostKind::Ipv4 => "ipv4",
            HostKind::Ipv6 => "ipv6",
            HostKind::IpvFuture => "ipvfuture",
            HostKind::RegName => "reg-name",
        }
    }
}

impl fmt::Display for HostKind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// The five rules by which a path may be formed; which one holds depends on what stands before the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
