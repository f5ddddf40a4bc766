//! `sip` and `sips` URIs (RFC 3261).

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::net::IpAddr;

use super::SchemeError;
use super::argument::{Argument, check_plain};
use super::encoding::push;
use super::field::Fields;
use super::parameter::Parameter;
use super::spelling::{push_decoded, push_decoded_lower, push_lower};
use super::tel::TelephoneSubscriber;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::accessors::PortError;
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::grammar::{Characters, Rule};
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;
use crate::scheme::captures;

const SIP: SchemeRule = SchemeRule::new("sip", Rule::SIP_URI);
const SIPS: SchemeRule = SchemeRule::new("sips", Rule::SIPS_URI);

/// A URI of the scheme `sip` or `sips`: a user or a service to call (RFC 3261, section 19.1).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Sip;
///
/// let uri = Uri::parse("sips:alice@atlanta.com;transport=tcp?subject=project%20x&priority=urgent")?;
/// let sip = Sip::from_uri(&uri)?;
/// assert!(sip.is_secure());
/// assert_eq!((sip.user.unwrap().as_str(), sip.host.as_str()), ("alice", "atlanta.com"));
/// assert_eq!(sip.parameter("transport").unwrap().value.unwrap(), "tcp");
/// assert_eq!(sip.header("Subject").unwrap().value.unwrap().decode_utf8()?, "project x");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// By RFC 3986 all of that is a path and a query. Neither may have brackets. So a `sip` URI whose host is an
/// IPv6 address, such as `sip:bob@[2001:db8::9:1]`, is invalid by RFC 3986, and cannot be a `Sip`.
///
/// # Equivalence
///
/// Equivalence is that of section 19.1.4. It is not transitive: `a` may be equivalent to `b` and `b` to `c`,
/// but `a` not to `c`. Most parameters that only one of two URIs has are ignored. The values of header fields
/// are compared as written.
///
/// ```
/// use pest_uri::{Uri, scheme};
///
/// let on = Uri::parse("sip:carol@chicago.com;security=on")?;
/// let any = Uri::parse("sip:carol@Chicago.COM")?;
/// let off = Uri::parse("sip:carol@chicago.com;security=off")?;
/// assert!(scheme::is_equivalent(&on, &any) && scheme::is_equivalent(&any, &off));
/// assert!(!scheme::is_equivalent(&on, &off));
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// # Errors
/// - `sip:alice@`: a host is required.
/// - `sip:alice@1.2.3.256`: the host is neither an address nor a name.
/// - `sip:alice@atlanta.com/a`: a path is not allowed.
/// - `sip:atlanta.com;a=b;A=c`: a parameter must not appear more than once.
/// - `sips:atlanta.com;transport=udp`: the transport must be reliable.
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Sip<'t> {
    uri: Uri<&'t str>,
    /// The user.
    pub user: Option<Encoded<'t, part::Data>>,
    /// The password, whose use is discouraged.
    pub password: Option<Encoded<'t, part::Password>>,
    /// The host: a name or an IP address, with its brackets if it is of version 6.
    pub host: Host<'t>,
    ip: Option<IpAddr>,
    port: Option<&'t str>,
    /// The parameters, in the order of the text. Their names are case-insensitive; those of the six parameters that RFC 3261
    /// defines are in lower case.
    pub parameters: Vec<Parameter<'t>>,
    /// The header fields of the request, in the order of the text. Their names are case-insensitive; `body` is the body of the
    /// message.
    pub headers: Vec<Parameter<'t>>,
}

typed_uri_methods!(Sip);

impl<'t> Sip<'t> {
    /// Whether the scheme is `sips`: the call is secured by TLS.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.uri.scheme().eq_ignore_ascii_case("sips")
    }

    /// The IP address, if the host is one.
    #[must_use]
    pub fn ip(&self) -> Option<IpAddr> {
        self.ip
    }

    /// The port, 0 to 65535, if one is given. The default depends on the transport and on DNS.
    ///
    /// # Errors
    /// If the port is greater than 65535, which the grammar allows.
    pub fn port(&self) -> Result<Option<u16>, PortError> {
        self.port.map(|digits| digits.parse().map_err(|_| PortError)).transpose()
    }

    /// A parameter by its name, in any case.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<Parameter<'t>> {
        self.parameters.iter().copied().find(|parameter| parameter.is_named(name))
    }

    /// The first header field of this name, in any case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<Parameter<'t>> {
        self.headers.iter().copied().find(|header| header.is_named(name))
    }

    /// Whether the parameter `lr` is present: the element responsible for this resource routes as RFC 3261
    /// specifies.
    #[must_use]
    pub fn is_loose_router(&self) -> bool {
        self.parameter(LR).is_some()
    }

    /// The parameter `ttl`: how far a multicast packet may go.
    #[must_use]
    pub fn ttl(&self) -> Option<u8> {
        ttl(self.parameter(TTL)?)
    }

    /// The user as a telephone number, if it can be one (section 19.1.6). `user=phone` says whether it is
    /// intended as one.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::Sip;
    ///
    /// let uri = Uri::parse("sip:+358-555-1234567;postd=pp22@foo.com;user=phone")?;
    /// let number = Sip::from_uri(&uri)?.telephone_subscriber().unwrap();
    /// assert_eq!(number.digits(), "+3585551234567");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn telephone_subscriber(&self) -> Option<TelephoneSubscriber<'t>> {
        let tree = captures::tree(Rule::telephone_subscriber, self.user?.as_str()).ok()?;
        TelephoneSubscriber::from_tree(tree.root()).ok()
    }
}

impl Sip<'_> {
    /// Composes the `sip` URI of a user at a host, or of a host alone. The user is percent-encoded where
    /// necessary.
    ///
    /// ```
    /// use pest_uri::scheme::Sip;
    ///
    /// assert_eq!(Sip::compose(Some("alice"), "atlanta.com", None)?, "sip:alice@atlanta.com");
    /// assert_eq!(Sip::compose(Some("j@s0n"), "192.0.2.4", Some(5061))?, "sip:j%40s0n@192.0.2.4:5061");
    /// assert_eq!(Sip::compose(None, "atlanta.com", None)?, "sip:atlanta.com");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - an empty user
    /// - a host `a_b`, `1.2.3`: neither a name nor an address
    /// - a host `[::1]`: it is not allowed in a path
    pub fn compose(user: Option<&str>, host: &str, port: Option<u16>) -> Result<Uri<String>, SchemeError> {
        write(SIP, user, host, port)
    }

    /// Composes a URI with the scheme `sips`.
    ///
    /// ```
    /// use pest_uri::scheme::Sip;
    ///
    /// assert_eq!(Sip::secure(Some("1212"), "gateway.com", None)?, "sips:1212@gateway.com");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// The same as for [`compose`](Self::compose).
    pub fn secure(user: Option<&str>, host: &str, port: Option<u16>) -> Result<Uri<String>, SchemeError> {
        write(SIPS, user, host, port)
    }
}

fn write(rule: SchemeRule, user: Option<&str>, host: &str, port: Option<u16>) -> Result<Uri<String>, SchemeError> {
    // A host of SIP may have brackets, but a path may not.
    for of_host in [Rule::sip_host, Rule::segment] {
        check_plain(rule, "host", of_host, host)?;
    }
    let mut text = [rule.scheme, ":"].concat();
    if let Some(user) = user {
        let argument = Argument::new(rule, "user", Rule::sip_user, "invalid user");
        argument.push(&mut text, |text| push(user.as_bytes(), Characters::from_rule(Rule::sip_user), text))?;
        text.push('@');
    }
    text.push_str(host);
    text.extend(port.map(|port| format!(":{port}")));
    checked_uri(text, rule)
}

/// Does not show the password.
impl fmt::Debug for Sip<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Sip")
            .field("is_secure", &self.is_secure())
            .field("user", &self.user)
            .field("password", &self.password)
            .field("host", &self.host)
            .field("port", &self.port)
            .field("parameters", &self.parameters)
            .field("headers", &self.headers)
            .finish()
    }
}

impl<'t> TypedUri<'t> for Sip<'t> {
    const RULES: &'static [SchemeRule] = &[SIP, SIPS];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let hostport = tree.first(Rule::sip_hostport).unwrap_or(tree.root());
        let mut sip = Sip {
            uri,
            user: tree.text_of(Rule::sip_user).map(Encoded::trusted),
            password: tree.text_of(Rule::sip_password).map(Encoded::trusted),
            host: Host::new(hostport.text_of(Rule::sip_host).unwrap_or_default()),
            ip: ip(hostport),
            port: hostport.text_of(Rule::sip_port),
            parameters: Vec::new(),
            headers: tree.each(Rule::sip_header).map(header).collect(),
        };
        let mut names: BTreeSet<String> = BTreeSet::new();
        for node in tree.each(Rule::uri_parameter) {
            let parameter = parameter(node);
            let name = normal(parameter).0;
            sip.check(parameter, &name, names.contains(&name), node.span().start)?;
            names.insert(name);
            sip.parameters.push(parameter);
        }
        Ok(sip)
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.user(self.user, self.password);
        fields.text("host", self.host.as_str());
        if let Some(port) = self.port {
            fields.text("port", port);
        }
        if !self.parameters.is_empty() {
            fields.parameters("uri-parameters", &self.parameters);
        }
        if !self.headers.is_empty() {
            fields.parameters("headers", &self.headers);
        }
    }

    fn normal(&self) -> Option<String> {
        // What RFC 3986 reads as an authority is already normal. In another order, the rest might be invalid.
        let is_authority = self.uri.authority().is_some();
        (!is_authority).then(|| Normal::from_sip(self).write(self.is_secure()))
    }

    fn is_equivalent(&self, other: &Self) -> bool {
        self.is_secure() == other.is_secure() && Normal::from_sip(self).is_equivalent(&Normal::from_sip(other))
    }
}

impl Sip<'_> {
    /// Checks what section 19.1.1 requires of a parameter.
    fn check(&self, parameter: Parameter<'_>, name: &str, is_second: bool, at: usize) -> Result<(), Violation> {
        let is_udp = || parameter.value.is_some_and(|value| is_word(value, "udp"));
        let violation = |what, section| Err(Violation::new(what, section, at));
        if is_second {
            violation("duplicate parameter", "RFC 3261, section 19.1.1")
        } else if name == TTL && ttl(parameter).is_none() {
            violation("a ttl is between 0 and 255", "RFC 3261, section 25.1")
        } else if name == TRANSPORT && self.is_secure() && is_udp() {
            violation("the transport of a SIPS URI must be reliable", "RFC 3261, section 19.1.1")
        } else {
            Ok(())
        }
    }
}

const TRANSPORT: &str = "transport";
const METHOD: &str = "method";
const TTL: &str = "ttl";
const LR: &str = "lr";

/// The parameters that RFC 3261 defines, each by its rule.
const OWN: [(Rule, &str); 6] = [
    (Rule::transport_param, TRANSPORT),
    (Rule::user_param, "user"),
    (Rule::method_param, METHOD),
    (Rule::ttl_param, TTL),
    (Rule::maddr_param, "maddr"),
    (Rule::lr_param, LR),
];

/// Whether two URIs are not equivalent if only one of them has the parameter of this name (section 19.1.4).
fn is_never_ignored(name: &str) -> bool {
    name != LR && OWN.iter().any(|&(_, own)| own == name)
}

fn parameter<'t>(node: Node<'_, 't>) -> Parameter<'t> {
    let text = |rule| node.text_of(rule);
    let own = OWN.into_iter().find(|&(rule, _)| text(rule).is_some()).map(|(_, name)| name);
    let value = [Rule::sip_token, Rule::sip_ttl, Rule::sip_host, Rule::sip_pvalue].into_iter().find_map(text);
    let name = own.or(text(Rule::sip_pname)).unwrap_or_default();
    Parameter::new(name, value)
}

fn header<'t>(node: Node<'_, 't>) -> Parameter<'t> {
    let text = |rule| node.text_of(rule).unwrap_or_default();
    Parameter::new(text(Rule::sip_hname), Some(text(Rule::sip_hvalue)))
}

fn ip(hostport: Node<'_, '_>) -> Option<IpAddr> {
    match hostport.text_of(Rule::IPv6address) {
        Some(address) => address.parse().ok().map(IpAddr::V6),
        None => hostport.text_of(Rule::IPv4address)?.parse().ok().map(IpAddr::V4),
    }
}

/// Whether a decoded text is a word, in any case.
fn is_word(text: Encoded<'_, part::Data>, word: &str) -> bool {
    text.decode_utf8_lossy().eq_ignore_ascii_case(word)
}

/// The parts in the form in which they are compared (RFC 3261, section 19.1.4).
#[derive(PartialEq)]
struct Normal {
    user: Option<String>,
    password: Option<String>,
    host: String,
    port: Option<String>,
    /// Sorted by name. No name occurs twice.
    parameters: Vec<(String, Option<String>)>,
    /// Sorted by name. Fields of the same name keep their order.
    headers: Vec<(String, String)>,
}

impl Normal {
    fn from_sip(sip: &Sip<'_>) -> Self {
        let mut host = String::new();
        // The address is compared, not its spelling (RFC 5954, section 4.2).
        match sip.ip {
            Some(IpAddr::V6(address)) => host.extend(["[", &address.to_string(), "]"]),
            _ => push_lower(sip.host.as_str(), &mut host),
        }
        let mut parameters: Vec<_> = sip.parameters.iter().copied().map(normal).collect();
        parameters.sort_unstable();
        let header = |it: &Parameter<'_>| (spelled(it.name.as_str(), true), spelled(it.value_str(), false));
        let mut headers: Vec<_> = sip.headers.iter().map(header).collect();
        headers.sort_by(|a, b| a.0.cmp(&b.0));
        let significant = |port: &str| port.trim_start_matches('0').to_string();
        Normal {
            user: sip.user.map(|it| spelled(it.as_str(), false)),
            password: sip.password.map(|it| spelled(it.as_str(), false)),
            host,
            port: sip.port.map(|port| Some(significant(port)).filter(|it| !it.is_empty()).unwrap_or("0".into())),
            parameters,
            headers,
        }
    }

    fn write(&self, is_secure: bool) -> String {
        let mut text = String::from(if is_secure { "sips:" } else { "sip:" });
        if let Some(user) = &self.user {
            text.push_str(user);
            if let Some(password) = &self.password {
                text.extend([":", password]);
            }
            text.push('@');
        }
        text.push_str(&self.host);
        if let Some(port) = &self.port {
            text.extend([":", port]);
        }
        for (name, value) in &self.parameters {
            text.extend([";", name]);
            if let Some(value) = value {
                text.extend(["=", value]);
            }
        }
        for (index, (name, value)) in self.headers.iter().enumerate() {
            text.extend([if index == 0 { "?" } else { "&" }, name, "=", value]);
        }
        text
    }

    fn is_equivalent(&self, other: &Self) -> bool {
        let only_differs_where_ignored = |a: &Self, b: &Self| {
            a.parameters.iter().all(|(name, value)| match b.parameters.binary_search_by(|it| it.0.cmp(name)) {
                Ok(index) => b.parameters.get(index).is_some_and(|(_, other)| value == other),
                Err(_) => !is_never_ignored(name),
            })
        };
        (&self.user, &self.password, &self.host, &self.port) == (&other.user, &other.password, &other.host, &other.port)
            && self.headers == other.headers
            && only_differs_where_ignored(self, other)
            && only_differs_where_ignored(other, self)
    }
}

/// The value of a parameter, if it is a `ttl`: three digits at most by the grammar, and no more than 255.
fn ttl(parameter: Parameter<'_>) -> Option<u8> {
    let value = parameter.value?.decode_utf8_lossy();
    ParseTree::check(Rule::sip_ttl, &value).ok()?;
    value.parse().ok()
}

/// The name of a parameter in lower case, and its value, also in lower case unless it is a method, which is
/// case-sensitive.
fn normal(parameter: Parameter<'_>) -> (String, Option<String>) {
    let name = spelled(parameter.name.as_str(), true);
    let is_method = name == METHOD;
    (name, parameter.value.map(|value| spelled(value.as_str(), !is_method)))
}

/// "Characters other than those in the "reserved" set are equivalent to their "%" HEX HEX encoding" (section 19.1.4).
fn spelled(text: &str, in_lower_case: bool) -> String {
    let push = if in_lower_case { push_decoded_lower } else { push_decoded };
    let mut spelled = String::new();
    push(text, Characters::from_rule(Rule::sip_unreserved), &mut spelled);
    spelled
}
