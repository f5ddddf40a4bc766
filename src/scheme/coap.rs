//! `coap` and `coaps` URIs (RFC 7252, section 6).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::SchemeError;
use super::argument::Argument;
use super::field::Fields;
use super::server::server_uri_methods;
use super::typed_uri::{self, SchemeRule, TypedUri, Violation, typed_uri_methods};
use crate::component::encoded::{Encoded, encode_into};
use crate::component::host::Host;
use crate::component::part;
use crate::component::percent::is_dot_segment;
use crate::field::FieldValue;
use crate::grammar::Rule;
use crate::parse::ParseTree;
use crate::reference::reference::Uri;
use crate::text::delimiter::{AUTHORITY, PORT, QUERY, SCHEME, SEGMENT};
use crate::text::percent_encoded;
use crate::text::percent_encoded::percent_encoded;

/// A URI of the scheme `coap` or `coaps`: a resource of a server of the Constrained Application Protocol (RFC 7252, section 6).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Coap;
///
/// let uri = Uri::parse("coap://198.51.100.1:61616//%2F//?%2F%2F&?%26")?;
/// let coap = Coap::from_uri(&uri)?;
/// assert_eq!((coap.host().as_str(), coap.port_or_default()?), ("198.51.100.1", 61616));
///
/// // The options of a request.
/// let uri_path: Vec<_> = coap.uri_path().map(|option| option.decode()).collect();
/// assert_eq!(uri_path, [&b""[..], b"/", b"", b""]);
/// let uri_query: Vec<_> = coap.uri_query().map(|option| option.decode()).collect();
/// assert_eq!(uri_query, [&b"//"[..], b"?&"]);
///
/// // And back. The RFC's example has the slashes of the query encoded; by its section 6.5 they stay.
/// let composed = Coap::compose("198.51.100.1", Some(61616), uri_path, uri_query)?;
/// assert_eq!(composed, "coap://198.51.100.1:61616//%2F//?//&?%26");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `coap:///a`: the host must not be empty.
/// - `coap:/a`: an authority is required.
/// - `coap://user@example.net/`: a userinfo is not allowed.
/// - `coap://example.net/#a`: a fragment is not for the server (section 6.4). Remove it first:
///   `uri.without_fragment()`.
///
/// ```
/// # use pest_uri::{Uri, scheme::Coap};
/// # for bad in ["coap:///a", "coap:/a", "coap://user@example.net/", "coap://example.net/#a"] {
/// #     assert!(Coap::from_uri(&Uri::parse(bad).unwrap()).is_err(), "{bad}");
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Coap<'t> {
    uri: Uri<&'t str>,
    host: Host<'t>,
}

typed_uri_methods!(Coap);
server_uri_methods!(Coap: "coap" "coaps"; host "The host, which is not empty.");

const COAP: SchemeRule = SchemeRule::new("coap", Rule::coap_URI);
const COAPS: SchemeRule = SchemeRule::new("coaps", Rule::coaps_URI);

/// Separates the arguments of a query (RFC 7252, section 6.1). The ABNF does not mention it.
const ARGUMENT: char = '&';

impl<'t> Coap<'t> {
    /// The values of the Uri-Path options, once decoded: the segments of the path, without its dot segments.
    /// There are none for an empty path or `/` (RFC 7252, section 6.4).
    ///
    /// No option is `.` or `..` (section 5.10.1), so a segment that decodes to one of them is a dot segment
    /// too.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Coap;
    ///
    /// let uri = Uri::parse("coap://example.net/a/b/../%2E/c")?;
    /// assert!(Coap::from_uri(&uri)?.uri_path().eq(["a", "c"]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn uri_path(&self) -> impl DoubleEndedIterator<Item = Encoded<'t, part::Segment>> + use<'t> {
        let mut options = Vec::new();
        let mut segments = self.path().segments().peekable();
        while let Some(segment) = segments.next() {
            let decoded = segment.decode();
            if !is_dot_segment(&decoded) {
                options.push(segment);
                continue;
            }
            if *decoded == *b".." {
                options.pop();
            }
            // After a dot segment at the end of a path its `/` remains.
            if segments.peek().is_none() {
                options.push(Encoded::trusted(""));
            }
        }
        let is_root = matches!(*options, [only] if only.is_empty());
        options.truncate(if is_root { 0 } else { options.len() });
        options.into_iter()
    }

    /// The values of the Uri-Query options, once decoded: the arguments of the query, separated by `&` (RFC
    /// 7252, section 6.4).
    pub fn uri_query(&self) -> impl DoubleEndedIterator<Item = Encoded<'t, part::Query>> + use<'t> {
        self.query().into_iter().flat_map(|query| query.as_str().split(ARGUMENT)).map(Encoded::trusted)
    }

    /// Composes the URI of a request with these options (RFC 7252, section 6.5).
    ///
    /// `host` is a name, an IPv4 address, or an IP literal with its brackets: the Uri-Host option, or the
    /// address that the request is sent to. The scheme's own port is left out.
    ///
    /// A single empty Uri-Path option is lost. It gives the path `/`, as no option does, and that path has no
    /// option (section 6.4).
    ///
    /// ```
    /// use pest_uri::scheme::Coap;
    ///
    /// let none: [&str; 0] = [];
    /// assert_eq!(Coap::compose("[2001:db8::2:1]", Some(5683), none, none)?, "coap://[2001:db8::2:1]/");
    /// let uri = Coap::compose("example.net", None, [".well-known", "core"], none)?;
    /// assert_eq!(uri, "coap://example.net/.well-known/core");
    /// let uri = Coap::compose("xn--18j4d.example", None, ["こんにちは"], none)?;
    /// assert_eq!(uri, "coap://xn--18j4d.example/%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF");
    /// assert_eq!(Coap::compose("example.net", None, [""], none)?, "coap://example.net/");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - the host `""`, `a/b`, `a:1` or `::1`: empty or invalid
    /// - `.` and `..` in `uri_path`: no option has these values (section 5.10.1)
    ///
    /// ```
    /// # use pest_uri::scheme::Coap;
    /// # let none: [&str; 0] = [];
    /// # for host in ["", "a/b", "a:1", "::1"] {
    /// #     assert!(Coap::compose(host, None, none, none).is_err(), "{host}");
    /// # }
    /// # for segment in [".", ".."] {
    /// #     assert!(Coap::compose("h", None, [segment], none).is_err(), "{segment}");
    /// # }
    /// ```
    pub fn compose(
        host: &str,
        port: Option<u16>,
        uri_path: impl IntoIterator<Item: AsRef<[u8]>>,
        uri_query: impl IntoIterator<Item: AsRef<[u8]>>,
    ) -> Result<Uri<String>, SchemeError> {
        write(COAP, host, port.filter(|&port| port != Coap::port_of(false)), uri_path, uri_query)
    }

    /// Composes a URI with the scheme `coaps`.
    ///
    /// ```
    /// use pest_uri::scheme::Coap;
    ///
    /// assert_eq!(Coap::secure("example.net", Some(5684), ["a"], ["b"])?, "coaps://example.net/a?b");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// The same as for [`compose`](Self::compose).
    pub fn secure(
        host: &str,
        port: Option<u16>,
        uri_path: impl IntoIterator<Item: AsRef<[u8]>>,
        uri_query: impl IntoIterator<Item: AsRef<[u8]>>,
    ) -> Result<Uri<String>, SchemeError> {
        write(COAPS, host, port.filter(|&port| port != Coap::port_of(true)), uri_path, uri_query)
    }
}

/// Composes the URI of these options by the steps of section 6.5. The port is not the scheme's own.
fn write(
    rule: SchemeRule,
    host: &str,
    port: Option<u16>,
    uri_path: impl IntoIterator<Item: AsRef<[u8]>>,
    uri_query: impl IntoIterator<Item: AsRef<[u8]>>,
) -> Result<Uri<String>, SchemeError> {
    let mut text = format!("{}{SCHEME}{AUTHORITY}", rule.scheme);
    let host_argument = Argument::new(rule, "host", Rule::host, "invalid host");
    host_argument.push(&mut text, |text| push_host(host, text))?;
    if host.is_empty() {
        return Err(host_argument.rejected(empty_host(0)));
    }
    text.extend(port.map(|port| format!("{PORT}{port}")));
    push_path(uri_path, &mut text)
        .map_err(|(index, violation)| SchemeError::violated(violation, rule).in_argument("uri_path").at_index(index))?;
    push_query(uri_query, &mut text);
    typed_uri::checked_uri(text, rule)
}

/// Writes the values of Uri-Path options to the end of a text, as a path that is not empty, or returns the
/// index of an invalid value.
fn push_path(uri_path: impl IntoIterator<Item: AsRef<[u8]>>, text: &mut String) -> Result<(), (usize, Violation)> {
    let start = text.len();
    for (index, segment) in uri_path.into_iter().enumerate() {
        let segment = segment.as_ref();
        if is_dot_segment(segment) {
            return Err((index, Violation::new("a Uri-Path option is a dot segment", "RFC 7252, section 5.10.1", 0)));
        }
        text.push(SEGMENT);
        encode_into::<part::Segment>(segment, text);
    }
    if text.len() == start {
        text.push(SEGMENT);
    }
    Ok(())
}

/// Writes the values of Uri-Query options to the end of a text, as a query if there are any.
fn push_query(uri_query: impl IntoIterator<Item: AsRef<[u8]>>, text: &mut String) {
    for (index, argument) in uri_query.into_iter().enumerate() {
        match index {
            0 => text.push_str(QUERY),
            _ => text.push(ARGUMENT),
        }
        for (index, piece) in argument.as_ref().split(|&byte| byte == ARGUMENT as u8).enumerate() {
            if index > 0 {
                text.extend(percent_encoded(ARGUMENT as u8).map(char::from));
            }
            encode_into::<part::Query>(piece, text);
        }
    }
}

/// Writes a host to the end of a text, with its bytes beyond ASCII percent-encoded.
fn push_host(host: &str, text: &mut String) {
    percent_encoded::push(host.as_bytes(), |byte| byte.is_ascii(), text);
}

fn empty_host(at: usize) -> Violation {
    Violation::new("the host is empty", "RFC 7252, section 6.1", at)
}

impl<'t> TypedUri<'t> for Coap<'t> {
    const RULES: &'static [SchemeRule] = &[COAP, COAPS];

    const IS_MATCH: Option<fn(Uri<&str>) -> bool> = Some(|uri| uri.host().is_some() && uri.userinfo().is_none());

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let at = uri.scheme().len() + SCHEME.len() + AUTHORITY.len();
        let host = uri.host().filter(|host| !host.is_empty()).ok_or(empty_host(at))?;
        // The match of the rule ends where a fragment begins.
        let end = tree.text().len();
        match uri.fragment() {
            Some(_) => Err(Violation::new("a fragment is not allowed", "RFC 7252, section 6.4", end)),
            None => Ok(Coap { uri, host }),
        }
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.flag("secure", self.is_secure());
        fields.text("host", self.host.as_str());
        fields.port(self.port_or_default(), self.uri.port_str());
        let uri_path: Vec<_> = self.uri_path().map(Encoded::decode_utf8_lossy).collect();
        fields.push("Uri-Path", Some(self.path().as_str()), FieldValue::List(uri_path));
        if let Some(query) = self.query() {
            let uri_query = self.uri_query().map(Encoded::decode_utf8_lossy).collect();
            fields.push("Uri-Query", Some(query.as_str()), FieldValue::List(uri_query));
        }
    }
}
