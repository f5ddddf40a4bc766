//! The normalization of one reference, component by component.

use alloc::string::String;
use core::fmt::Write as _;
use core::net::Ipv6Addr;

use crate::component::accessors::Components;
use crate::component::host::{Host, IpLiteral};
use crate::component::percent::{Rewrite, decodes_to_dot_segment, may_have_encoded_dots};
use crate::normalize::options::NormalizeOptions;
use crate::parse::PathRule;
use crate::parse::offsets::ComponentOffsets;
use crate::registry::scheme_info::{LOCALHOST, SchemeInfo};
use crate::resolve::compose::Composer;
use crate::resolve::dot_prefix::looks_like_authority;
use crate::resolve::dot_segments::{WithoutDots, may_have_dot_segments, remove_from_relative};
use crate::text::delimiter::{IP_LITERAL, SEGMENT};
use crate::text::percent_encoded::has_percent_encoded;

/// The path that an empty path means, for some schemes.
const ROOT: &str = "/";

/// The normalization of one reference.
pub(crate) struct Normalizer<'t> {
    components: Components<'t>,
    steps: NormalizeOptions,
    /// What is known of the scheme.
    scheme: Option<&'static SchemeInfo>,
    /// Whether a percent-encoded dot segment is a name, and stays encoded: resolution would remove it if it were
    /// decoded.
    encoded_dots_are_names: bool,
    /// How to rewrite text that is not a host.
    rewrite: Rewrite,
}

impl<'t> Normalizer<'t> {
    pub(crate) fn new(components: Components<'t>, steps: NormalizeOptions) -> Self {
        let scheme = components.scheme().and_then(SchemeInfo::for_scheme);
        let has_percent_encoded = has_percent_encoded(components.text());
        let (upper, decode) = (steps.case && has_percent_encoded, steps.percent_encoding && has_percent_encoded);
        let rewrite = Rewrite { upper, decode, lower: false };
        // Dot segments mean nothing in a rootless path if the scheme has no hierarchy.
        let is_opaque = components.path().rule() == PathRule::Rootless && scheme.is_some_and(SchemeInfo::is_opaque);
        let encoded_dots_are_names = is_opaque || components.is_relative();
        let steps = NormalizeOptions { dot_segments: steps.dot_segments && !is_opaque, ..steps };
        Normalizer { components, steps, scheme, encoded_dots_are_names, rewrite }
    }

    /// Whether it is certain at a glance that no step changes anything, as for most references.
    pub(crate) fn changes_nothing(&self) -> bool {
        let (components, path) = (self.components, self.components.path().as_str());
        let before_path = &components.text()[..components.offsets().path_start];
        let is_name = |host: Host<'_>| !host.as_str().starts_with(IP_LITERAL[0]) && !self.omits_host();
        !has_percent_encoded(components.text())
            && !before_path.bytes().any(|it| it.is_ascii_uppercase())
            && components.port_str().is_none()
            && components.host().is_none_or(is_name)
            && !self.path_is_root()
            && !may_have_dot_segments(path)
    }

    /// Writes the reference component by component.
    pub(crate) fn write(&self, out: &mut String) -> ComponentOffsets {
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

    /// The host, unless it is omitted.
    fn host(&self) -> Option<&'t str> {
        self.components.host().map(|host| if self.omits_host() { "" } else { host.as_str() })
    }

    /// The address that the host is, if it is to be rewritten.
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

    fn host_rewrite(&self) -> Rewrite {
        Rewrite { lower: self.steps.case, ..self.rewrite }
    }

    fn omits_host(&self) -> bool {
        let is_known = self.steps.localhost && self.scheme.is_some_and(SchemeInfo::localhost_is_empty);
        // With a userinfo or a port the authority would not be empty, and so would not mean the machine itself.
        let is_alone = self.components.userinfo().is_none() && self.port().is_none();
        let any_case = Rewrite { lower: true, ..self.rewrite };
        let is_localhost = |host: Host<'_>| any_case.rewritten(host.as_str()) == LOCALHOST;
        // `file:////C` would look like a Windows path with a host in it.
        let may_be_alone = || {
            let mut path = String::new();
            self.write_path(&mut path);
            !looks_like_authority(&path)
        };
        is_known && is_alone && self.components.host().is_some_and(is_localhost) && may_be_alone()
    }

    /// The port to write, unless it is omitted.
    fn port(&self) -> Option<&'t str> {
        let port = self.components.port_str()?;
        if port.is_empty() {
            return (!self.steps.empty_port).then_some(port);
        }
        let of_scheme = || self.scheme.filter(|_| self.steps.default_port).and_then(|scheme| scheme.default_port);
        let default = self.steps.own_default_port.or_else(of_scheme);
        let Some(default) = default else { return Some(port) };
        let number = match port.trim_start_matches('0') {
            "" => &port[port.len() - 1..],
            number => number,
        };
        (number.parse() != Ok(default)).then_some(number)
    }

    fn path_is_root(&self) -> bool {
        let empty_is_root = self.steps.empty_path && self.scheme.is_some_and(SchemeInfo::empty_path_is_root);
        empty_is_root && self.components.path().is_empty() && self.components.authority().is_some()
    }

    /// Writes the path with its percent-encoded bytes rewritten, and then removes dot segments from that: some are
    /// percent-encoded.
    fn write_path(&self, out: &mut String) {
        let start = out.len();
        let path = if self.path_is_root() { ROOT } else { self.components.path().as_str() };
        if self.encoded_dots_are_names && may_have_encoded_dots(path) {
            for (index, segment) in path.split(SEGMENT).enumerate() {
                if index > 0 {
                    out.push(SEGMENT);
                }
                let decode = self.rewrite.decode && !decodes_to_dot_segment(segment);
                Rewrite { decode, ..self.rewrite }.write(segment, out);
            }
        } else {
            self.rewrite.write(path, out);
        }
        if self.steps.dot_segments && may_have_dot_segments(&out[start..]) {
            let path = out.split_off(start);
            if self.is_base_independent() {
                WithoutDots::new(out).path(&path, false, true);
            } else {
                remove_from_relative(&path, true, out);
            }
        }
    }

    /// Whether the dot segments have the same effect against every base.
    fn is_base_independent(&self) -> bool {
        !self.components.is_relative() || self.components.authority().is_some() || self.components.path().is_absolute()
    }
}
