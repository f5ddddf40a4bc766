//! What helps with an error: one sentence for each case, for messages, notes and repairs.

use alloc::string::String;
use core::fmt;

use crate::error::kind::ParseErrorKind;
use crate::error::parse_error::ParseError;
use crate::grammar::component::Component;
use crate::grammar::rules::Family;
use crate::text::characters::{BACKSLASH, EscapedHost, Quoted};
use crate::text::delimiter::{AUTHORITY, IP_LITERAL, PORT, SCHEME, USERINFO};
use crate::text::percent_encoded;

/// What a parse sees around the byte of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Context {
    /// The character is data, and its rule allows percent-encoded data there.
    Data,
    /// The host, or what is before the error, is an IPv6 address without brackets.
    Address,
    /// The text is a path of Windows.
    WindowsPath,
    /// The first segment has a colon, which is not that of a scheme.
    FirstSegment,
    /// The error is in what some program reads as a password, but the custom grammar does not.
    Password,
    /// The rule of a custom grammar has only literals there, from its beginning.
    Beginning,
}

/// Advice, with the part of the text that it is about.
pub(crate) enum Advice<'t> {
    /// How to write a character that is data.
    Encode(char),
    /// How to write a delimiter that is data.
    Data(char),
    Backslash,
    WindowsPath,
    /// A first segment with a colon.
    FirstSegment,
    /// An `@`, or a delimiter before one.
    Userinfo,
    /// An IPv6 address without brackets, and what follows it.
    Brackets(Option<(&'t str, &'t str)>),
    /// A bracket that is not closed, and its offset.
    OpenBracket(usize),
    BracketsInPath,
    /// An address before its zone.
    Zone(&'t str),
    /// A host with non-ASCII characters.
    Dns,
    /// An IRI, and what a URI has instead of non-ASCII characters.
    Iri(Option<&'static Advice<'static>>),
    NonAscii,
    /// A relative reference, and the section of its rule.
    Relative(&'static str),
    /// The name of a scheme without its colon.
    SchemeName(&'t str),
    /// A host without a scheme.
    Host(&'t str),
    /// A host and a port that look like a scheme, and the scheme to write before them.
    HostAndPort(&'static str, &'t str),
    /// A character in what is before the first colon, and its offset.
    InvalidScheme(char, usize),
    /// A host, and the port after it.
    PortOfHost(&'t str, &'t str),
    /// A delimiter after a host.
    EndOfHost(char),
    Hosts,
    Port,
    /// The drive or the host of a `file` URI as it is written, and the standard form of the URI, or how that begins.
    File {
        name: String,
        is_drive: bool,
        form: String,
        is_whole: bool,
    },
}

impl Advice<'static> {
    /// What the facts of an error say. It is true for any text with that error.
    pub(super) fn new(error: ParseError) -> Option<Self> {
        let is_reference = error.entry().is_some();
        let is_character = error.kind() == ParseErrorKind::Character;
        match (error.context(), error.found()) {
            (Some(Context::WindowsPath), _) => return Some(Advice::WindowsPath),
            (Some(Context::Address), _) => return Some(Advice::Brackets(None)),
            (Some(Context::FirstSegment), _) => return Some(Advice::FirstSegment),
            (Some(Context::Password), _) => return Some(Advice::Userinfo),
            (Some(Context::Data), Some(found)) => return Some(Advice::Encode(found)),
            _ => {}
        }
        match (error.component()?, error.found()) {
            (Component::Path, Some(BACKSLASH)) => Some(Advice::Backslash),
            // A character of a password is not known.
            (Component::Port, None) if is_reference && is_character => Some(Advice::Userinfo),
            (Component::Host, Some(found)) if is_reference && USERINFO.contains(found) => Some(Advice::Userinfo),
            (Component::Host, Some(found)) if is_reference && !found.is_ascii() && found.is_alphanumeric() => {
                (error.family() == Family::Uris).then_some(Advice::Dns)
            }
            _ => None,
        }
    }
}

impl fmt::Display for Advice<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [open, close] = IP_LITERAL;
        match *self {
            Advice::File { ref name, is_drive, ref form, is_whole } => {
                let (kind, section) = if is_drive { ("drive", "E.2") } else { ("host", "E.3") };
                let written = if is_whole { "write" } else { "the URI begins with" };
                write!(formatter, "if `{name}` is a {kind}, {written} `{form}` (RFC 8089, appendix {section})")
            }
            Advice::Encode(found) => write!(formatter, "write {} as `{}`", Quoted(found), Encoded(found)),
            Advice::Data(found) => {
                write!(formatter, "{} is a delimiter; as data it is written `{}`", Quoted(found), Encoded(found))
            }
            Advice::Backslash => formatter.write_str(
                "a backslash is not a delimiter in a URI: as a delimiter it is written `/`, as data `%5C`",
            ),
            Advice::WindowsPath => formatter.write_str(
                r"a Windows path is not a URI; `C:\a` is `file:///C:/a`, `\\h\a` is `file://h/a` (RFC 8089, appendix E)",
            ),
            Advice::FirstSegment => formatter.write_str(
                "the first segment of a relative reference has no colon (RFC 3986, section 4.2); `./` in front makes \
                 it a path",
            ),
            Advice::Userinfo => formatter
                .write_str("in a user name or password, `/`, `?`, `#` and `@` are written `%2F`, `%3F`, `%23` and `%40`"),
            Advice::Brackets(written) => {
                formatter.write_str("an IPv6 address is written in brackets")?;
                written.map_or(Ok(()), |(address, rest)| write!(formatter, ": {open}{address}{close}{rest}"))
            }
            Advice::OpenBracket(at) => write!(formatter, "the `{open}` at byte {at} is not closed by a `{close}`"),
            Advice::BracketsInPath => formatter.write_str(
                "an address in brackets is part of a URI only after `//` (RFC 3986, section 3.2.2), in any scheme",
            ),
            Advice::Zone(address) => write!(
                formatter,
                "a zone identifier is not part of a URI (RFC 9844); without it the host is `{open}{address}{close}`"
            ),
            Advice::Dns => formatter.write_str("write the host as the DNS has it, with `xn--`"),
            Advice::NonAscii => formatter.write_str("in a URI, characters beyond ASCII are percent-encoded"),
            Advice::Iri(instead) => {
                formatter.write_str("the text is an IRI (RFC 3987)")?;
                instead.map_or(Ok(()), |advice| write!(formatter, "; {advice}"))
            }
            Advice::Relative(section) => write!(formatter, "the text is a relative reference ({section})"),
            Advice::SchemeName(scheme) => {
                write!(formatter, "if `{scheme}` is the scheme, write `{scheme}{SCHEME}{AUTHORITY}`")
            }
            Advice::Host(host) => {
                let host = EscapedHost(host);
                write!(
                    formatter,
                    "if `{host}` is a host, write `https{SCHEME}{AUTHORITY}{host}` (RFC 3986, section 4.5)"
                )
            }
            Advice::HostAndPort(scheme, authority) => {
                write!(formatter, "if `{authority}` is a host and a port, write `{scheme}{AUTHORITY}{authority}`")
            }
            Advice::InvalidScheme(found, 0) => write!(formatter, "a scheme cannot begin with {}", Quoted(found)),
            Advice::InvalidScheme(found, at) => {
                write!(formatter, "a scheme cannot contain {} (byte {at})", Quoted(found))
            }
            Advice::PortOfHost(host, port) => {
                let host = EscapedHost(host);
                write!(formatter, "the host is `{host}`; `{PORT}{port}` is a port, which is not part of it")
            }
            Advice::EndOfHost(found) => {
                write!(formatter, "a host cannot contain {}, which delimits it", Quoted(found))
            }
            Advice::Hosts => formatter.write_str("a list of hosts is not a URI, which has one host and one port"),
            Advice::Port => formatter.write_str("a port has digits only"),
        }
    }
}

/// A character, percent-encoded.
struct Encoded(char);

impl fmt::Display for Encoded {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut encoded = String::new();
        percent_encoded::push(self.0.encode_utf8(&mut [0; 4]).as_bytes(), |_| false, &mut encoded);
        formatter.write_str(&encoded)
    }
}
