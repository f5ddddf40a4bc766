//! The walk over a parse tree that finds the components.

use core::fmt;

use super::grammar::Rule;
use super::span::Span;
use super::tree::{Match, ParseTree};

/// Where the components of a text stand: the result of the walk, and all that a parsed reference keeps beside its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outline {
    pub(crate) scheme: Option<Span>,
    pub(crate) authority: Option<Span>,
    pub(crate) userinfo: Option<Span>,
    pub(crate) host: Option<Span>,
    /// Means nothing where there is no host.
    pub(crate) host_kind: HostKind,
    pub(crate) port: Option<Span>,
    pub(crate) path: Span,
    pub(crate) path_rule: PathRule,
    pub(crate) query: Option<Span>,
    pub(crate) fragment: Option<Span>,
}

impl Outline {
    /// Nothing but an empty path.
    pub(crate) const EMPTY: Outline = Outline {
        scheme: None,
        authority: None,
        userinfo: None,
        host: None,
        host_kind: HostKind::RegName,
        port: None,
        path: Span::EMPTY,
        path_rule: PathRule::Empty,
        query: None,
        fragment: None,
    };

    /// Walks over the tree and collects the components by the names of the rules. A tree without a path has an empty one.
    pub(crate) fn of(tree: &ParseTree<'_>) -> Outline {
        let (mut scheme, mut authority, mut userinfo, mut host, mut port) = (None, None, None, None, None);
        let (mut host_kind, mut path, mut query, mut fragment) = (None, None, None, None);
        for &Match { rule, span, .. } in tree.matches() {
            match rule {
                Rule::scheme => scheme = Some(span),
                Rule::authority => authority = Some(span),
                Rule::userinfo => userinfo = Some(span),
                Rule::host => host = Some(span),
                // The first of these below the host tells its kind; an IPv6address may have an IPv4address in it.
                Rule::IPv6address => host_kind = host_kind.or(Some(HostKind::Ipv6)),
                Rule::IPvFuture => host_kind = host_kind.or(Some(HostKind::IpvFuture)),
                Rule::IPv4address => host_kind = host_kind.or(Some(HostKind::Ipv4)),
                Rule::port => port = Some(span),
                Rule::path_abempty => path = Some((span, PathRule::Abempty)),
                Rule::path_absolute => path = Some((span, PathRule::Absolute)),
                Rule::path_noscheme => path = Some((span, PathRule::Noscheme)),
                Rule::path_rootless => path = Some((span, PathRule::Rootless)),
                Rule::path_empty => path = Some((span, PathRule::Empty)),
                Rule::query => query = Some(span),
                Rule::fragment => fragment = Some(span),
                _ => {}
            }
        }
        let host_kind = host_kind.unwrap_or(HostKind::RegName);
        let end = tree.text().len();
        let (path, path_rule) = path.unwrap_or((Span::new(end, end), PathRule::Empty));
        Outline { scheme, authority, userinfo, host, host_kind, port, path, path_rule, query, fragment }
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
