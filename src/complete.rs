//! Suffix references (RFC 3986, section 4.5): what people write on buses and type into browsers.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::component::encoded::EncodedString;
use crate::component::host::Host;
use crate::component::part;
use crate::error::ParseError;
use crate::grammar::Rule;
use crate::parse::notation::OtherNotation;
use crate::parse::{HostKind, check, scheme_at_start};
use crate::reference::reference::{Iri, IriReference, Uri};
use crate::registry::scheme_info::{SchemeInfo, is_domain_like};
use crate::resolve::dot_segments::is_dot_segment;
use crate::text::characters::BACKSLASH;
use crate::text::delimiter;
use crate::text::delimiter::{SEGMENT, USERINFO, ends_authority};

/// Completes a suffix reference to a URI of a scheme: `www.w3.org/Addressing/` with `http` to
/// `http://www.w3.org/Addressing/`.
///
/// "There is no standard set of heuristics" (section 4.5). These are the heuristics here, in their order:
///
/// 1. A text with its own authority is not a suffix, and is not changed: `http://h/` is a URI, and `//h/` lacks only
///    the scheme. A text that only begins like that is not changed either, so that an error in it is reported at its
///    own offset.
/// 2. A text that begins like a path, a query or a fragment does not begin with a host, and is an error: `/a`, `./a`,
///    `?q`, `#f`, and the empty text.
/// 3. `name:digits` is a host and its port (`localhost:3000`, `example.com:8080/x`), although `name` could be a scheme.
///    But it is ambiguous if `name` is a well-known scheme (`tel:112`), or if it has a dot and the digits are not a
///    valid port (`example.com:99999`). A host may also have a colon and no port: `example.com:`, `localhost:?q`.
/// 4. Any other text with a scheme is a URI as it is: `mailto:a@b`, `urn:isbn:0451450523`. But `user:password@host` is
///    ambiguous, since it can be parsed both ways; so is `user:pass/word@host`, if `user` is not a well-known scheme.
/// 5. Any other text begins with an authority. This is clear if its host is an IP address, is `localhost`, or has a dot
///    inside; or if it has a port; or if a userinfo is before the host and a path, a query or a fragment after it
///    (`user@host/x`). It is ambiguous for `intro` or `docs/intro`, which could be paths; for `user@host`, which could
///    be a mail address; if the user looks like a host itself (`www.good.example@evil.example/`); and for a file on
///    another machine, as written for `scp` and `git` (`git@example.com:a/b.git`, which may be
///    `ssh://git@example.com/a/b.git`; likewise `example.com:b.git`, `[2001:db8::7]:b.git` and
///    `git@example.com:123/b.git`).
/// 6. A Windows path (`C:\a`), and an IPv6 address with a zone (`fe80::1%eth0`), are errors.
///
/// White space around the text is removed. An IRI is converted to a URI; a host that is not ASCII needs the feature
/// `idna`.
///
/// In any case, a URI of `http` and the like must have a host: `///h` and `http:h` are errors. The result may have any
/// scheme that the text has, including `javascript` or `file`: before acting on text that others wrote, check the
/// scheme and the host of the result.
///
/// ```
/// use pest_uri::{CompleteError, complete};
///
/// assert_eq!(complete("www.w3.org/Addressing/", "http")?, "http://www.w3.org/Addressing/");
/// assert_eq!(complete("localhost:3000", "http")?, "http://localhost:3000");
/// assert_eq!(complete("[::1]:8080/x", "https")?, "https://[::1]:8080/x");
/// assert_eq!(complete("mailto:a@b", "http")?, "mailto:a@b");
///
/// let Err(CompleteError::Ambiguous { candidates }) = complete("joe@example.com", "http") else { panic!() };
/// assert_eq!(candidates[0], "mailto:joe@example.com");
/// assert_eq!(candidates[1], "http://joe@example.com");
/// # Ok::<(), CompleteError>(())
/// ```
///
/// # Errors
/// - [`CompleteError::NoAuthority`]: `/a`, `?q`, `:80`, `http:h`, the empty text
/// - [`CompleteError::Ambiguous`]: `intro`, `joe@example.com`, `user:password@host`, `tel:112`
/// - [`CompleteError::Scheme`]: the scheme is invalid: `ht tp`
/// - [`CompleteError::Parse`]: the completed text is not a URI: `example.com/a b`, `C:\a`
#[doc(alias = "fixup")]
pub fn complete(text: &str, scheme: &str) -> Result<Uri<String>, CompleteError> {
    check(Rule::scheme, scheme).map_err(CompleteError::Scheme)?;
    completed(text.trim(), scheme).and_then(with_host)
}

fn completed(text: &str, scheme: &str) -> Result<Uri<String>, CompleteError> {
    if OtherNotation::new(text).is_some() || text.starts_with(BACKSLASH) {
        return as_it_is(text);
    }
    if text.starts_with(delimiter::AUTHORITY) {
        return with_prefix(scheme, "", text);
    }
    if scheme_at_start(text)
        .is_some_and(|name| text[name.len() + delimiter::SCHEME.len()..].starts_with(delimiter::AUTHORITY))
    {
        return as_it_is(text);
    }
    let reference = IriReference::parse(text).ok();
    match reference.map(|reference| (reference.scheme(), reference.path().as_str())) {
        // It looks like a host. Before any other `/`, `?` or `#` the host is empty.
        Some((None, path)) if path.split(SEGMENT).next().is_some_and(is_dot_segment) => Err(CompleteError::NoAuthority),
        Some((Some(name), path)) => named(text, scheme, name, path),
        // The rest is a path by its syntax, or is not allowed in any reference.
        _ => authority_first(text, scheme),
    }
}

/// Rejects a URI without a host if its scheme requires one: browsers would find one elsewhere in it (RFC 9110, section
/// 4.2.1).
fn with_host(uri: Uri<String>) -> Result<Uri<String>, CompleteError> {
    let wants_host = SchemeInfo::says(uri.scheme(), SchemeInfo::requires_host);
    if wants_host && uri.host().is_none_or(|host| host.as_str().is_empty()) {
        return Err(CompleteError::NoAuthority);
    }
    Ok(uri)
}

fn as_it_is(text: &str) -> Result<Uri<String>, CompleteError> {
    parsed(String::from(text))
}

/// The URI of a completed text, which may be an IRI.
fn parsed(completed: String) -> Result<Uri<String>, CompleteError> {
    let error = match Uri::parse(completed.as_str()) {
        Ok(uri) => return Ok(uri.to_owned()),
        Err(error) => error,
    };
    let uri = Iri::parse(completed.as_str()).ok().and_then(|_| Uri::parse_lenient(&completed).ok());
    uri.map(|uri| uri.reference).ok_or(CompleteError::Parse { error, completed })
}

/// Completes a text that has a scheme and no authority if it is parsed as it is.
fn named(text: &str, scheme: &str, name: &str, path: &str) -> Result<Uri<String>, CompleteError> {
    let as_is = as_it_is(text);
    let as_host = with_prefix(scheme, delimiter::AUTHORITY, text);
    let after_colon = path.split(SEGMENT).next().unwrap_or_default();
    let is_number = !after_colon.is_empty() && check(Rule::port, after_colon).is_ok();
    // An empty port, after what looks like a host.
    let is_empty = path.is_empty() && is_domain_like(name) && SchemeInfo::for_scheme(name).is_none();
    let is_port = is_empty || is_port(after_colon);
    let has_userinfo = as_host.as_ref().is_ok_and(|uri| uri.userinfo().is_some());
    // `github.com:org/x`, as `git` and `scp` take it.
    let is_remote = name.contains('.') && !path.is_empty() && !path.starts_with([SEGMENT, '.']);
    if is_remote && !is_number && !has_userinfo && SchemeInfo::for_scheme(name).is_none() {
        let remote = with_prefix("ssh", delimiter::AUTHORITY, &format!("{name}{SEGMENT}{path}")).ok();
        return ambiguous([remote, as_is.ok()]);
    }
    match (is_port, SchemeInfo::says(name, SchemeInfo::is_well_known)) {
        (true, false) => as_host,
        (true, true) => ambiguous([as_is.ok(), as_host.ok()]),
        (false, false) if has_userinfo || is_number && is_domain_like(name) => ambiguous([as_is.ok(), as_host.ok()]),
        (false, _) => as_is,
    }
}

/// Completes a text that can only be a suffix.
fn authority_first(text: &str, scheme: &str) -> Result<Uri<String>, CompleteError> {
    let uri = match (with_prefix(scheme, delimiter::AUTHORITY, text), remote_file(text)) {
        (Err(_), Some(remote)) => return ambiguous([Some(remote), None]),
        (Ok(uri), Some(remote)) if !has_plain_port(&uri) || !uri.path().is_empty() => {
            return ambiguous([Some(remote), Some(uri)]);
        }
        (uri, _) => uri?,
    };
    if uri.host().is_some_and(|host| host.as_str().is_empty()) {
        return Err(CompleteError::NoAuthority);
    }
    let has_rest = !uri.path().is_empty() || uri.query().is_some() || uri.fragment().is_some();
    let has_userinfo = uri.userinfo().is_some();
    let is_like_host = uri.userinfo().is_some_and(|userinfo| is_domain_like(userinfo.user().as_str()));
    let is_clear = if has_userinfo { has_rest && !is_like_host } else { uri.host().is_some_and(is_plainly_a_host) };
    if is_clear || uri.port_str().is_some() && !is_like_host {
        Ok(uri)
    } else if has_userinfo && !is_like_host {
        ambiguous([with_prefix("mailto", "", text).ok(), Some(uri)])
    } else {
        ambiguous([Some(uri), None])
    }
}

/// Whether a text is a port that a server can have.
fn is_port(text: &str) -> bool {
    check(Rule::port, text).is_ok() && text.parse::<u16>().is_ok()
}

/// Whether a URI has a port that is written as a number and that a server can have.
fn has_plain_port(uri: &Uri<String>) -> bool {
    uri.port_str().is_some_and(|port| !port.starts_with('0') && port.parse::<u16>().is_ok())
}

/// The URI of a file on another machine, as written for `scp` and `git`: `git@example.com:a/b.git`, `[::1]:b.git`.
fn remote_file(text: &str) -> Option<Uri<String>> {
    let (user, rest) = match text.split_once(USERINFO) {
        Some((user, rest)) => (Some(user), rest),
        None => (None, text),
    };
    let literal = rest.find(delimiter::IP_LITERAL[1]).filter(|_| rest.starts_with(delimiter::IP_LITERAL[0]));
    let (address, after) = rest.split_at(literal.unwrap_or_default());
    let (name, path) = after.split_once(delimiter::PORT)?;
    let is_divided = |it: &str| it.contains(|it| ends_authority(it) || delimiter::PORT.contains(it));
    // A user on a host is more often one of `scp`, whose directories may have digits.
    let is_after_host = user.is_none() && path.split(ends_authority).next().is_some_and(is_port);
    let is_not_file = path.is_empty() || path.contains(USERINFO) || is_after_host;
    if is_not_file || user == Some("") || user.is_some_and(is_divided) || is_divided(name) {
        return None;
    }
    // It is the name of a file, in which only a slash is a delimiter.
    let names = path.strip_prefix(SEGMENT).unwrap_or(path).split(SEGMENT);
    let path =
        names.map(|name| EncodedString::<part::Segment>::from_data(name).into_string()).collect::<Vec<_>>().join("/");
    let before = user.map_or(String::new(), |user| format!("{user}{USERINFO}"));
    let remote = with_prefix("ssh", delimiter::AUTHORITY, &format!("{before}{address}{name}{SEGMENT}{path}")).ok()?;
    (user.is_some() || remote.host().is_some_and(is_plainly_a_host)).then_some(remote)
}

/// Whether a host cannot be mistaken for the name of a file or a directory.
fn is_plainly_a_host(host: Host<'_>) -> bool {
    host.kind() != HostKind::RegName || is_domain_like(host.as_str())
}

/// The text after a scheme, its colon, and the delimiter `between` them.
fn with_prefix(scheme: &str, between: &str, text: &str) -> Result<Uri<String>, CompleteError> {
    parsed(format!("{scheme}{}{between}{text}", delimiter::SCHEME))
}

fn ambiguous(candidates: [Option<Uri<String>>; 2]) -> Result<Uri<String>, CompleteError> {
    Err(CompleteError::Ambiguous { candidates: candidates.into_iter().flatten().collect() })
}

/// Why [`complete`] returns no URI.
#[derive(Clone, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum CompleteError {
    /// The scheme to complete with is invalid.
    #[error("invalid scheme: {0}")]
    Scheme(ParseError),
    /// The text does not begin with a host.
    #[error("the text does not begin with a host")]
    NoAuthority,
    /// The text has more than one possible meaning, or may not be a suffix reference at all.
    #[error("ambiguous input")]
    Ambiguous {
        /// The possible meanings, the likelier first; a single one if the text may also be a relative reference, or no
        /// reference at all.
        candidates: Vec<Uri<String>>,
    },
    /// The completed text is not a URI.
    #[error("the completed text is not a valid URI: {error}")]
    Parse {
        /// What is wrong, and where in the completed text.
        error: ParseError,
        /// The text with what was added to complete it.
        completed: String,
    },
}

impl fmt::Debug for CompleteError {
    /// Without the texts, which may have a password.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CompleteError::Scheme(error) => formatter.debug_tuple("Scheme").field(error).finish(),
            CompleteError::NoAuthority => formatter.write_str("NoAuthority"),
            CompleteError::Ambiguous { candidates } => write!(formatter, "Ambiguous({} candidates)", candidates.len()),
            CompleteError::Parse { error, .. } => formatter.debug_tuple("Parse").field(error).finish(),
        }
    }
}
