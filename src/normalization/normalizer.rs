//! The normalization of one reference, component by component, and how two compare by it.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt::Write as _;
use core::net::Ipv6Addr;

use crate::bytes::delimiter::SEGMENT;
use crate::bytes::octets::has_octets;
use crate::components::accessors::Components;
use crate::components::encoded::Encoded;
use crate::components::host::{Host, IpLiteral};
use crate::components::percent::{Rewrite, decodes_to_dot_segment, may_have_encoded_dots};
use crate::components::userinfo::Userinfo;
use crate::known_schemes::scheme_rules::{LOCALHOST, SchemeRules, default_port, is_opaque};
use crate::normalization::normal_copy;
use crate::resolution::compose::{Composer, ROOT_DOT, looks_like_authority};
use crate::resolution::dot_segments::{WithoutDots, has_dot_segments, is_dot_segment};
use crate::resolution::relative_path;
use crate::steps::Normalize;
use crate::syntax::outline::Outline;
use crate::syntax::{Component, PathRule};

/// The path that an empty one means, for some schemes.
const ROOT: &str = "/";

/// Whether the path is rootless and its scheme has no hierarchy, so that dot segments mean nothing in it.
fn has_opaque_path(components: Components<'_>) -> bool {
    components.path().rule() == PathRule::Rootless && components.scheme().is_some_and(is_opaque)
}

/// The normalization of one reference.
pub(crate) struct Normalizer<'t> {
    components: Components<'t>,
    steps: Normalize,
    rules: Option<&'static SchemeRules>,
    /// Whether an encoded dot segment is a name: resolution takes it for one, and removes those that are not encoded.
    encoded_dots_are_names: bool,
    /// What to do to text that is not a host.
    rewrite: Rewrite,
}

impl<'t> Normalizer<'t> {
    pub(crate) fn new(components: Components<'t>, steps: Normalize) -> Self {
        let by_scheme = steps.empty_path || steps.localhost;
        let rules = components.scheme().filter(|_| by_scheme).and_then(SchemeRules::known);
        let has_octets = has_octets(components.text());
        let (upper, decode) = (steps.case && has_octets, steps.percent_encoding && has_octets);
        let rewrite = Rewrite { upper, decode, lower: false };
        let is_opaque = has_opaque_path(components);
        let encoded_dots_are_names = is_opaque || components.is_relative();
        let steps = Normalize { dot_segments: steps.dot_segments && !is_opaque, ..steps };
        Normalizer { components, steps, rules, encoded_dots_are_names, rewrite }
    }

    /// Writes by a copy into an empty string, if that is enough.
    pub(crate) fn copied(&self, out: &mut String) -> Option<Outline> {
        let Normalize { empty_port, default_port, empty_path, ipv6_address, localhost, .. } = self.steps;
        let is_by_scheme = empty_port || default_port || empty_path || ipv6_address || localhost;
        if is_by_scheme && !self.keeps_what_schemes_know() || self.steps.dot_segments && !self.dots_stand_alone() {
            return None;
        }
        let rewrite = Rewrite { lower: self.steps.case, ..self.rewrite };
        let outline = normal_copy::write(self.components, rewrite, self.steps.dot_segments, out);
        if outline.is_none() {
            out.clear();
        }
        outline
    }

    /// Whether the steps of schemes change nothing.
    fn keeps_what_schemes_know(&self) -> bool {
        let keeps_host = self.ipv6_address().is_none() && !self.host_is_left_out();
        keeps_host && self.port() == self.components.port() && !self.path_is_root()
    }

    pub(crate) fn write(&self, out: &mut String) -> Outline {
        let (components, rewrite) = (self.components, self.rewrite);
        let mut normal = Composer::new(out);
        if let Some(scheme) = components.scheme() {
            let lower = Rewrite { lower: self.steps.case, ..Rewrite::NONE };
            normal.scheme(|out| lower.write(scheme, out));
        }
        if components.host().is_some() {
            let userinfo = components.userinfo().map(|it| move |out: &mut String| rewrite.write(it.as_str(), out));
            normal.authority(userinfo, |out| self.write_host(out), self.port());
        }
        normal.path(|out| self.write_path(out));
        normal.query(components.query().map(|it| move |out: &mut String| rewrite.write(it.as_str(), out)));
        normal.fragment(components.fragment().map(|it| move |out: &mut String| rewrite.write(it.as_str(), out)));
        normal.finish()
    }

    pub(crate) fn keeps(&self) -> bool {
        let components = self.components;
        let lower = Rewrite { lower: self.steps.case, ..Rewrite::NONE };
        components.scheme().is_none_or(|scheme| lower.keeps(scheme))
            && components.userinfo().is_none_or(|it| self.rewrite.keeps(it.as_str()))
            && self.keeps_host()
            && self.port() == components.port()
            && self.keeps_path()
            && components.query().is_none_or(|it| self.rewrite.keeps(it.as_str()))
            && components.fragment().is_none_or(|it| self.rewrite.keeps(it.as_str()))
    }

    /// The first component in which two references, normalized alike, differ.
    pub(crate) fn difference(&self, other: &Normalizer<'_>) -> Option<Component> {
        let (a, b) = (self.components, other.components);
        let same = |rewrite: Rewrite, a: Option<&str>, b: Option<&str>| match (a, b) {
            (Some(a), Some(b)) => rewrite.makes_equal(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        let lower = Rewrite { lower: self.steps.case, ..Rewrite::NONE };
        let rewrite = self.rewrite.or(other.rewrite);
        let (a_query, b_query) = (a.query().map(Encoded::as_str), b.query().map(Encoded::as_str));
        let (a_fragment, b_fragment) = (a.fragment().map(Encoded::as_str), b.fragment().map(Encoded::as_str));
        let (a_userinfo, b_userinfo) = (a.userinfo().map(Userinfo::as_str), b.userinfo().map(Userinfo::as_str));
        if !same(lower, a.scheme(), b.scheme()) {
            Some(Component::Scheme)
        } else if a.authority().is_some() != b.authority().is_some() {
            Some(Component::Authority)
        } else if !same(rewrite, a_userinfo, b_userinfo) {
            Some(Component::Userinfo)
        } else if !self.has_same_host(other) {
            Some(Component::Host)
        } else if self.port() != other.port() {
            Some(Component::Port)
        } else if !self.has_same_path(other) {
            Some(Component::Path)
        } else if !same(rewrite, a_query, b_query) {
            Some(Component::Query)
        } else if !same(rewrite, a_fragment, b_fragment) {
            Some(Component::Fragment)
        } else {
            None
        }
    }

    fn has_same_host(&self, other: &Normalizer<'_>) -> bool {
        match (self.ipv6_address(), other.ipv6_address()) {
            (Some(a), Some(b)) => a == b,
            _ => match (self.host(), other.host()) {
                (Some(a), Some(b)) => self.host_rewrite().or(other.host_rewrite()).makes_equal(a, b),
                (a, b) => a.is_none() && b.is_none(),
            },
        }
    }

    fn has_same_path(&self, other: &Normalizer<'_>) -> bool {
        match (self.path_without_dots(), other.path_without_dots()) {
            // An encoded dot that is left is the name of a segment.
            (Cow::Owned(a), Cow::Owned(b)) => a == b,
            (a, b) => self.rewrite.or(other.rewrite).makes_equal(&a, &b),
        }
    }

    /// The path as it stands, or as it is written where it may have dot segments.
    fn path_without_dots(&self) -> Cow<'_, str> {
        self.path_if_plain().map_or_else(
            || {
                let mut path = String::with_capacity(self.components.path().len());
                self.write_path(&mut path);
                Cow::Owned(path)
            },
            Cow::Borrowed,
        )
    }

    /// The path, if it has no dot segments and no step would give it any.
    fn path_if_plain(&self) -> Option<&str> {
        let path = if self.path_is_root() { ROOT } else { self.components.path().as_str() };
        (!has_dot_segments(path) && !may_have_encoded_dots(path)).then_some(path)
    }

    /// The host, as far as it is not left out.
    fn host(&self) -> Option<&'t str> {
        self.components.host().map(|host| if self.host_is_left_out() { "" } else { host.as_str() })
    }

    /// The address that the host is, if it is to be written anew.
    fn ipv6_address(&self) -> Option<Ipv6Addr> {
        self.components.host().filter(|_| self.steps.ipv6_address).and_then(Host::ipv6)
    }

    pub(crate) fn write_host(&self, out: &mut String) {
        match self.ipv6_address() {
            // Writing to a `String` does not fail.
            Some(address) => {
                let _ = write!(out, "{}", IpLiteral(address));
            }
            None => self.host_rewrite().write(self.host().unwrap_or_default(), out),
        }
    }

    fn keeps_host(&self) -> bool {
        let Some(host) = self.components.host() else { return true };
        let keeps = match self.ipv6_address() {
            Some(address) => IpLiteral(address).is_written(host.as_str()),
            None => self.host_rewrite().keeps(host.as_str()),
        };
        keeps && !self.host_is_left_out()
    }

    fn host_rewrite(&self) -> Rewrite {
        Rewrite { lower: self.steps.case, ..self.rewrite }
    }

    fn host_is_left_out(&self) -> bool {
        let is_known = self.steps.localhost && self.rules.is_some_and(|rules| rules.localhost_is_empty);
        // With a userinfo or a port the authority would not be empty, and so not that of the machine itself.
        let is_alone = self.components.userinfo().is_none() && self.port().is_none();
        let any_case = Rewrite { lower: true, ..self.rewrite };
        let is_localhost = |host: Host<'_>| any_case.makes_equal(host.as_str(), LOCALHOST);
        // `file:////C` would look like a path of Windows with a host in it.
        let may_stand_alone = || !looks_like_authority(&self.path_without_dots());
        is_known && is_alone && self.components.host().is_some_and(is_localhost) && may_stand_alone()
    }

    /// The port as it is to be written, if it is not to be left out.
    fn port(&self) -> Option<&'t str> {
        let port = self.components.port()?;
        if port.is_empty() {
            return (!self.steps.empty_port).then_some(port);
        }
        let default = self.components.scheme().filter(|_| self.steps.default_port).and_then(default_port);
        let Some(default) = default else { return Some(port) };
        let number = match port.trim_start_matches('0') {
            "" => &port[port.len() - 1..],
            number => number,
        };
        (number.parse() != Ok(default)).then_some(number)
    }

    fn path_is_root(&self) -> bool {
        let empty_is_root = self.steps.empty_path && self.rules.is_some_and(|rules| rules.empty_path_is_root);
        empty_is_root && self.components.path().is_empty() && self.components.authority().is_some()
    }

    pub(crate) fn write_path(&self, out: &mut String) {
        let start = out.len();
        let removes_dots = self.steps.dot_segments && self.dots_stand_alone() && !self.path_is_root();
        if removes_dots && normal_copy::write_path(self.components, self.rewrite, out).is_some() {
            return;
        }
        out.truncate(start);
        self.write_segments(out);
    }

    /// Writes the path segment by segment, where it is not plain.
    pub(crate) fn write_segments(&self, out: &mut String) {
        let path = self.components.path();
        if let Some(path) = self.path_if_plain() {
            self.rewrite.write(path, out);
        } else if self.steps.dot_segments && self.dots_stand_alone() {
            let mut slash = path.is_absolute();
            let mut segments = path.segments().peekable();
            let mut without_dots = WithoutDots::new(out);
            while let Some(segment) = segments.next() {
                // What is a dot segment shows when it is decoded.
                without_dots.segment(slash, segments.peek().is_none(), |out| self.write_segment(&segment, out));
                slash = true;
            }
        } else if self.steps.dot_segments {
            relative_path::write(&path, out, |segment, out| self.write_segment(segment, out));
        } else {
            for (index, segment) in path.split(SEGMENT).enumerate() {
                if index > 0 {
                    out.push(SEGMENT);
                }
                self.write_segment(segment, out);
            }
        }
    }

    fn keeps_path(&self) -> bool {
        let path = self.components.path();
        let keeps_encoding = if self.encoded_dots_are_names && may_have_encoded_dots(&path) {
            path.split(SEGMENT).all(|segment| self.keeps_segment(segment))
        } else {
            self.rewrite.keeps(&path)
        };
        if self.path_is_root() || !keeps_encoding {
            return false;
        }
        if !self.steps.dot_segments {
            return true;
        }
        if !self.dots_stand_alone() {
            return relative_path::keeps(&path);
        }
        // The `/.` that keeps `//` from being an authority stays.
        let guarded = path.strip_prefix(ROOT_DOT).filter(|rest| looks_like_authority(rest));
        let guarded = guarded.filter(|_| self.components.authority().is_none());
        !has_dot_segments(guarded.unwrap_or(&path))
    }

    /// Whether what the dot segments do is the same against every base.
    fn dots_stand_alone(&self) -> bool {
        !self.components.is_relative() || self.components.authority().is_some() || self.components.path().is_absolute()
    }

    /// Writes a segment. What would only become a dot segment by decoding, and is a name, is not decoded.
    fn write_segment(&self, segment: &str, out: &mut String) {
        let start = out.len();
        self.rewrite.write(segment, out);
        if self.encoded_dots_are_names && is_dot_segment(&out[start..]) && !is_dot_segment(segment) {
            out.truncate(start);
            Rewrite { decode: false, ..self.rewrite }.write(segment, out);
        }
    }

    fn keeps_segment(&self, segment: &str) -> bool {
        let encoded = Rewrite { decode: false, ..self.rewrite };
        self.rewrite.keeps(segment) || encoded.keeps(segment) && decodes_to_dot_segment(segment)
    }
}
