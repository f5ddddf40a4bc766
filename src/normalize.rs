//! Normalization (RFC 3986, sections 6.2.2 and 6.2.3).

use alloc::string::String;
use core::fmt::Write as _;
use core::net::Ipv6Addr;

use crate::components::Components;
use crate::compose::{Composer, ROOT_DOT, looks_like_authority};
use crate::delimiter::SEGMENT;
use crate::dot_segments::{WithoutDots, has_dot_segments, is_dot_segment};
use crate::encoded::Encoded;
use crate::host::{Host, IpLiteral};
use crate::kind::Kind;
use crate::normal_copy;
use crate::octets::has_octets;
use crate::percent::{Rewrite, decodes_to_dot_segment, may_have_encoded_dots};
use crate::reference::Reference;
use crate::relative_path;
use crate::scheme;
use crate::scheme_rules::{LOCALHOST, SchemeRules, default_port, is_opaque};
use crate::syntax::outline::Outline;
use crate::syntax::{Component, PathRule};
use crate::text::Text;
use crate::userinfo::Userinfo;

/// Which steps of normalization to take. A constant has those of a rung of the ladder; each method says of one step whether to take it.
///
/// ```
/// use pest_uri::{Normalize, Uri};
///
/// let uri = Uri::parse("HTTP://Example.COM:80/%7euser/./a")?;
/// assert_eq!(uri.normalize(), "http://example.com:80/~user/a");
/// assert_eq!(uri.normalize_with(Normalize::SCHEME), "http://example.com/~user/a");
/// assert_eq!(uri.normalize_with(Normalize::CASE), "http://example.com:80/%7Euser/./a");
/// assert_eq!(uri.normalize_with(Normalize::SCHEME.default_port(false)), "http://example.com:80/~user/a");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each step can be taken or not")]
pub struct Normalize {
    case: bool,
    percent_encoding: bool,
    dot_segments: bool,
    empty_port: bool,
    default_port: bool,
    empty_path: bool,
    ipv6_address: bool,
    localhost: bool,
    pub(crate) scheme_syntax: bool,
}

impl Default for Normalize {
    /// The steps of [`normalize`](Reference::normalize): [`Normalize::SYNTAX`].
    fn default() -> Self {
        Self::SYNTAX
    }
}

impl Normalize {
    /// No step.
    pub const NONE: Self = Normalize {
        case: false,
        percent_encoding: false,
        dot_segments: false,
        empty_port: false,
        default_port: false,
        empty_path: false,
        ipv6_address: false,
        localhost: false,
        scheme_syntax: false,
    };

    /// Case normalization alone (6.2.2.1).
    pub const CASE: Self = Self::NONE.case(true);

    /// Case and percent-encoding normalization (6.2.2.1, 6.2.2.2).
    pub const PERCENT_ENCODING: Self = Self::CASE.percent_encoding(true);

    /// All of syntax-based normalization (6.2.2): case, percent-encoding, dot segments.
    pub const SYNTAX: Self = Self::PERCENT_ENCODING.dot_segments(true);

    /// Syntax-based and scheme-based normalization (6.2.3), and IPv6 addresses in one form.
    pub const SCHEME: Self = Normalize {
        empty_port: true,
        default_port: true,
        empty_path: true,
        ipv6_address: true,
        localhost: true,
        scheme_syntax: true,
        ..Self::SYNTAX
    };

    /// Whether scheme and host are written in lower case, the digits of percent-encoded octets in upper case (6.2.2.1). Only letters of
    /// ASCII have a case here: `BÜCHER.example` becomes `bÜcher.example`, as its URI would (RFC 3987, section 5.3.2.1, speaks of hosts of ASCII
    /// only). Names of the DNS become one by `to_uri_with_idna` (feature `idna`), or by what is given to
    /// [`to_uri_with`](Reference::to_uri_with).
    #[must_use]
    pub const fn case(self, case: bool) -> Self {
        Normalize { case, ..self }
    }

    /// Whether octets that need no percent-encoding are decoded (6.2.2.2).
    #[must_use]
    pub const fn percent_encoding(self, percent_encoding: bool) -> Self {
        Normalize { percent_encoding, ..self }
    }

    /// Whether dot segments are removed (6.2.2.3).
    #[must_use]
    pub const fn dot_segments(self, dot_segments: bool) -> Self {
        Normalize { dot_segments, ..self }
    }

    /// Whether an empty port is left out, with its colon (3.2.3, 6.2.3).
    #[must_use]
    pub const fn empty_port(self, empty_port: bool) -> Self {
        Normalize { empty_port, ..self }
    }

    /// Whether the default port of the scheme is left out; of any other port of such a scheme, the zeros before its number (3.2.3, 6.2.3).
    #[must_use]
    pub const fn default_port(self, default_port: bool) -> Self {
        Normalize { default_port, ..self }
    }

    /// Whether an empty path is written as `/`, where the scheme takes them for the same (6.2.3).
    #[must_use]
    pub const fn empty_path(self, empty_path: bool) -> Self {
        Normalize { empty_path, ..self }
    }

    /// Whether an IPv6 address is written in the one form that RFC 5952, section 4, has for it: `[::1]` for `[0:0::0:1]`, whatever the
    /// scheme. The ladder of RFC 3986 has no such step; that these are one host, its section 3.2.2 says.
    #[must_use]
    pub const fn ipv6_address(self, ipv6_address: bool) -> Self {
        Normalize { ipv6_address, ..self }
    }

    /// Whether the host `localhost` is written as an empty host, where the scheme takes them for the same (6.2.3; `file`).
    #[must_use]
    pub const fn localhost(self, localhost: bool) -> Self {
        Normalize { localhost, ..self }
    }

    /// Whether what else the scheme's own specification takes for the same is written in one form (6.2.3): a `tel` number without its
    /// visual separators. Only for the schemes that [`scheme`](crate::scheme) has grammars of, and for URIs: see [`Rung::Scheme`](crate::Rung::Scheme).
    #[must_use]
    pub const fn scheme_syntax(self, scheme_syntax: bool) -> Self {
        Normalize { scheme_syntax, ..self }
    }
}

impl<K: Kind, T: Text> Reference<K, T> {
    /// Normalizes by the syntax alone: case, percent-encoding, dot segments (section 6.2.2).
    ///
    /// The result is of the same kind, with the same scheme (but for its case), with an authority if and only if there was one,
    /// and normalizing it again changes nothing.
    ///
    /// Dot segments are removed as section 5.2.4 has it, from rootless paths too: `foo:a/../b` becomes `foo:/b`. (Erratum 4547,
    /// which would have `foo:b`, is not applied: resolution removes them so.) Where the path would then begin with `//` and
    /// has no authority before it, `/.` goes in front. They stay where the path is rootless and its scheme is known to have no
    /// hierarchy (`data`, `urn`, `mailto`, `javascript`, `sip` and its like): `data:,a/../b` is other data than `data:/b`.
    ///
    /// A dot segment that is percent-encoded is one all the same (2.3), and goes with the others: `http://h/a/%2E%2E/b` becomes
    /// `http://h/b`. Resolution, which decodes nothing (5.2.4), takes it for a name; so what is normalized first may resolve to another
    /// target where both kinds are mixed, as in `http://h/a/%2E%2E/../b`. In a relative reference, and where the path has no hierarchy, such
    /// dots stay encoded.
    ///
    /// A relative reference is only rewritten where it goes on to mean the same against every base. So `a/./b` becomes `a/b` and
    /// `a/b/../c` becomes `a/c`; but `a/../b` stays, since against a base such as `x:y` it means `x:/b`, where `b` would mean
    /// `x:b`.
    ///
    /// ```
    /// use pest_uri::{Uri, UriReference};
    ///
    /// assert_eq!(Uri::parse("eXaMPle://a/./b/../b/%63/%7bfoo%7d")?.normalize(), "example://a/b/c/%7Bfoo%7D");
    /// assert_eq!(Uri::parse("http://%41%C3%a9/")?.normalize(), "http://a%C3%A9/");
    /// assert_eq!(Uri::parse("x:/a/..//b")?.normalize(), "x:/.//b");
    /// assert_eq!(UriReference::parse("a/b/../%7Ec")?.normalize(), "a/~c");
    /// assert_eq!(UriReference::parse("a/../b")?.normalize(), "a/../b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn normalize(&self) -> Reference<K, String> {
        self.normalize_with(Normalize::SYNTAX)
    }

    /// Normalizes by the steps that are asked for.
    ///
    /// The steps of a scheme go by what [`SchemeRules`] knows of it. A relative reference has no scheme to know of; of the steps of
    /// [`Normalize::SCHEME`] only two are taken there, which mean the same in every scheme: an empty port is left out (3.2.3), and an IPv6
    /// address has its one form.
    ///
    /// ```
    /// use pest_uri::{Normalize, Uri};
    ///
    /// // A default port (6.2.3), and what the specification of `tel` takes for the same.
    /// assert_eq!(Uri::parse("ftp://h:21/a")?.normalize_with(Normalize::SCHEME), "ftp://h/a");
    /// assert_eq!(Uri::parse("tel:+1-201-555-0123")?.normalize_with(Normalize::SCHEME), "tel:+12015550123");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn normalize_with(&self, steps: Normalize) -> Reference<K, String> {
        let components = self.parts();
        let normalizer = Normalizer::new(components, steps);
        // Room for the text and for a `/.` that may come in.
        let room = components.text().len() + ROOT_DOT.len();
        let normal = Reference::<K, String>::composed(room, |text| {
            normalizer.copied(text).unwrap_or_else(|| normalizer.write(text))
        });
        if !steps.scheme_syntax {
            return normal;
        }
        let by_scheme = scheme::normal(normal.components()).and_then(|text| Reference::parse(text).ok());
        by_scheme.unwrap_or(normal)
    }

    /// Whether [`normalize`](Self::normalize) would change nothing; found without any allocation.
    #[must_use]
    pub fn is_normalized(&self) -> bool {
        self.is_normalized_with(Normalize::SYNTAX)
    }

    /// Whether [`normalize_with`](Self::normalize_with) would change nothing; found without any allocation, but for a scheme whose own
    /// specification has to be asked ([`Normalize::scheme_syntax`]).
    #[must_use]
    pub fn is_normalized_with(&self, steps: Normalize) -> bool {
        let components = self.parts();
        Normalizer::new(components, steps).keeps() && !(steps.scheme_syntax && scheme::normal(components).is_some())
    }
}

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
        let (a, b) = (self.path_if_plain(), other.path_if_plain());
        if let (Some(a), Some(b)) = (a, b) {
            return self.rewrite.or(other.rewrite).makes_equal(a, b);
        }
        let (mut a, mut b) = (String::new(), String::new());
        self.write_path(&mut a);
        other.write_path(&mut b);
        a == b
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
        let is_localhost = |host: Host<'_>| {
            let octets = self.host_rewrite().octets(host.as_str());
            octets.map(|it| it.to_ascii_lowercase()).eq(LOCALHOST.bytes())
        };
        is_known && is_alone && self.components.host().is_some_and(is_localhost)
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

    fn write_path(&self, out: &mut String) {
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
