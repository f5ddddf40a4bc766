//! Normalization (RFC 3986, sections 6.2.2 and 6.2.3).

use alloc::string::String;

use crate::compose::ROOT_DOT;
use crate::kind::Kind;
use crate::normalizer::Normalizer;
use crate::reference::Reference;
use crate::scheme;
use crate::text::Text;

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
    pub(crate) case: bool,
    pub(crate) percent_encoding: bool,
    pub(crate) dot_segments: bool,
    pub(crate) empty_port: bool,
    pub(crate) default_port: bool,
    pub(crate) empty_path: bool,
    pub(crate) ipv6_address: bool,
    pub(crate) localhost: bool,
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

    /// Whether an IPv6 address is written in the one form that RFC 5952 has for it (sections 4 and 5): `[::1]` for `[0:0::0:1]`, whatever the
    /// scheme. The ladder of RFC 3986 has no such step; that these are one host, its section 3.2.2 says.
    #[must_use]
    pub const fn ipv6_address(self, ipv6_address: bool) -> Self {
        Normalize { ipv6_address, ..self }
    }

    /// Whether the host `localhost` is written as an empty host, where the scheme takes them for the same (6.2.3; `file`). It stays where there
    /// is a userinfo, or a port that stays: an authority of nothing but these names no machine.
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
    /// The steps of a scheme go by what [`SchemeRules`](crate::SchemeRules) knows of it. A relative reference has no scheme to know of; of the
    /// steps of [`Normalize::SCHEME`] only two are taken there, which mean the same in every scheme: an empty port is left out (3.2.3), and
    /// an IPv6 address has its one form.
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
