//! Which steps of normalization to take (RFC 3986, sections 6.2.2 and 6.2.3).

/// Which steps of normalization to take. A constant has the steps of a rung of the ladder; each method turns one step
/// on or off.
///
/// ```
/// use pest_uri::{NormalizeOptions, Uri};
///
/// let uri = Uri::parse("HTTP://Example.COM:80/%7euser/./a")?;
/// assert_eq!(uri.normalize(), "http://example.com:80/~user/a");
/// assert_eq!(uri.normalize_with(NormalizeOptions::SCHEME), "http://example.com/~user/a");
/// assert_eq!(uri.normalize_with(NormalizeOptions::CASE), "http://example.com:80/%7Euser/./a");
/// assert_eq!(uri.normalize_with(NormalizeOptions::SCHEME.default_port(false)), "http://example.com:80/~user/a");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each step can be taken or not")]
pub struct NormalizeOptions {
    pub(crate) case: bool,
    pub(crate) percent_encoding: bool,
    pub(crate) dot_segments: bool,
    pub(crate) empty_port: bool,
    pub(crate) default_port: bool,
    pub(crate) own_default_port: Option<u16>,
    pub(crate) empty_path: bool,
    pub(crate) ipv6_address: bool,
    pub(crate) localhost: bool,
}

impl Default for NormalizeOptions {
    /// The steps of [`normalize`](crate::Reference::normalize): [`NormalizeOptions::SYNTAX`].
    fn default() -> Self {
        Self::SYNTAX
    }
}

impl NormalizeOptions {
    /// No step.
    pub const NONE: Self = NormalizeOptions {
        case: false,
        percent_encoding: false,
        dot_segments: false,
        empty_port: false,
        default_port: false,
        own_default_port: None,
        empty_path: false,
        ipv6_address: false,
        localhost: false,
    };

    /// Only case normalization (6.2.2.1).
    pub const CASE: Self = Self::NONE.case(true);

    /// Case and percent-encoding normalization (6.2.2.1, 6.2.2.2).
    pub const PERCENT_ENCODING: Self = Self::CASE.percent_encoding(true);

    /// All of syntax-based normalization (6.2.2): case, percent-encoding, dot segments.
    pub const SYNTAX: Self = Self::PERCENT_ENCODING.dot_segments(true);

    /// Syntax-based and scheme-based normalization (6.2.3), and IPv6 addresses in one form. `normalize` of the crate
    /// `uri-schemes` also writes everything else in one form that the specification of a scheme considers equivalent.
    pub const SCHEME: Self = NormalizeOptions {
        empty_port: true,
        default_port: true,
        empty_path: true,
        ipv6_address: true,
        localhost: true,
        ..Self::SYNTAX
    };

    /// Whether scheme and host are written in lower case, and the digits of percent-encoded bytes in upper case
    /// (6.2.2.1). Only ASCII letters have a case here: `BÜCHER.example` becomes `bÜcher.example`, as its URI would (RFC
    /// 3987, section 5.3.2.1, covers only ASCII hosts). To normalize names of the DNS, use `to_uri_with_idna` (feature
    /// `idna`), or the function given to [`to_uri_with`](crate::Reference::to_uri_with).
    #[must_use]
    pub const fn case(self, case: bool) -> Self {
        NormalizeOptions { case, ..self }
    }

    /// Whether needless percent-encoding is decoded (6.2.2.2).
    #[must_use]
    pub const fn percent_encoding(self, percent_encoding: bool) -> Self {
        NormalizeOptions { percent_encoding, ..self }
    }

    /// Whether dot segments are removed (6.2.2.3).
    #[must_use]
    pub const fn dot_segments(self, dot_segments: bool) -> Self {
        NormalizeOptions { dot_segments, ..self }
    }

    /// Whether an empty port is removed, with its colon (3.2.3, 6.2.3).
    #[must_use]
    pub const fn empty_port(self, empty_port: bool) -> Self {
        NormalizeOptions { empty_port, ..self }
    }

    /// Whether to omit this port, the caller's default port, in place of the scheme's own.
    ///
    /// ```
    /// use pest_uri::{NormalizeOptions, Uri};
    ///
    /// let options = NormalizeOptions::SYNTAX.own_default_port(9000);
    /// assert_eq!(Uri::parse("my-db://h:9000/x")?.normalize_with(options), "my-db://h/x");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn own_default_port(self, port: u16) -> Self {
        NormalizeOptions { own_default_port: Some(port), ..self }
    }

    /// Whether the default port of the scheme is removed; and for any other port of such a scheme, leading zeros
    /// (3.2.3, 6.2.3).
    #[must_use]
    pub const fn default_port(self, default_port: bool) -> Self {
        NormalizeOptions { default_port, ..self }
    }

    /// Whether an empty path is written as `/`, if the scheme considers them equivalent (6.2.3).
    #[must_use]
    pub const fn empty_path(self, empty_path: bool) -> Self {
        NormalizeOptions { empty_path, ..self }
    }

    /// Whether an IPv6 address is written in the one form of RFC 5952 (sections 4 and 5): `[::1]` for `[0:0::0:1]`,
    /// whatever the scheme. The ladder of RFC 3986 has no such step; its section 3.2.2 says that these are one host.
    #[must_use]
    pub const fn ipv6_address(self, ipv6_address: bool) -> Self {
        NormalizeOptions { ipv6_address, ..self }
    }

    /// Whether the host `localhost` is written as an empty host, if the scheme considers them equivalent (6.2.3;
    /// `file`). It is kept if there is a userinfo, or a port that is kept: an authority of only these names no machine.
    #[must_use]
    pub const fn localhost(self, localhost: bool) -> Self {
        NormalizeOptions { localhost, ..self }
    }
}
