//! `sip` and `sips`: users and services to call, by [RFC 3261](https://www.rfc-editor.org/rfc/rfc3261).
//!
//! ```
//! use uri_schemes::Sip;
//!
//! let sip = Sip::parse("sips:alice@atlanta.com;transport=tcp?subject=project%20x&priority=urgent")?;
//! assert_eq!((sip.is_secure, sip.user.as_ref().unwrap().as_str(), sip.host.as_str()), (true, "alice", "atlanta.com"));
//! assert_eq!(sip.parameter("transport").unwrap().value.as_ref().unwrap().as_str(), "tcp");
//! assert_eq!(sip.header("Subject").unwrap().as_encoded().decode_utf8()?, "project x");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use alloc::collections::BTreeSet;
use core::net::IpAddr;
use pest_uri::{ComposeError, EncodedString, FromGrammar, Node, ValueError, part};

use crate::phone::tel::TelephoneSubscriber;
use crate::spelling::{Data, DataParameter, is_unreserved, named, spelled};
use crate::uri_type::UriType;

/// A user or a service to call (section 19.1).
///
/// By RFC 3986 all of that is a path and a query, which have no brackets: `sip:bob@[2001:db8::9:1]` is invalid.
///
/// # Errors
/// - `sip:alice@`: a host is required.
/// - `sip:alice@1.2.3.256`: the host is neither an address nor a name.
/// - `sip:alice@atlanta.com/a`: a path is not allowed.
/// - `sip:atlanta.com;a=b;A=c`: a parameter must not appear more than once.
/// - `sips:atlanta.com;transport=udp`: the transport must be reliable.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/sip.pest", entry = SIP_reference, secret = sip_password, check_node = Sip::checked)]
pub struct Sip {
    /// Whether the scheme is `sips`.
    #[grammar(rule = sips)]
    pub is_secure: bool,
    /// The user.
    #[grammar(rule = sip_user)]
    pub user: Option<Data>,
    /// The password, which is deprecated (section 19.1.1).
    #[grammar(rule = sip_password)]
    pub password: Option<EncodedString<part::Password>>,
    /// The host: a name or an address.
    #[grammar(rule = sip_host, as_written)]
    pub host: String,
    /// The port, if it is given; which is 5060 or 5061 by default.
    #[grammar(rule = sip_port)]
    pub port: Option<u16>,
    /// The parameters, in order.
    #[grammar(rule = parameter)]
    pub parameters: Vec<DataParameter>,
    /// The header fields of the request, in order.
    #[grammar(rule = sip_header)]
    pub headers: Vec<Header>,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// A header field.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, FromGrammar)]
#[grammar(file = "grammar/sip.pest", rule = sip_header)]
pub struct Header {
    /// The name.
    #[grammar(rule = header_name)]
    pub name: Data,
    /// The value.
    #[grammar(rule = header_value)]
    pub value: Data,
}

/// The parameters without which a URI is not equivalent to one that has them (section 19.1.4).
const NEVER_IGNORED: [&str; 5] = ["transport", "user", "method", "ttl", "maddr"];

impl Sip {
    /// A URI of a user, who need not be given, at a host.
    ///
    /// # Errors
    /// The user is empty, or the host is invalid.
    pub fn new(is_secure: bool, user: Option<&str>, host: &str, port: Option<u16>) -> Result<Self, ComposeError> {
        // Also characters that are reserved in other places: `+1;ext=2` (section 19.1.6).
        let may_be_in_user =
            |byte: u8| Sip::GRAMMAR.parse_rule("sip_user", char::from(byte).encode_utf8(&mut [0; 4])).is_ok();
        let sip = Sip {
            is_secure,
            user: user.map(|it| written(spelled(Data::from_data(it).as_str(), may_be_in_user, false))),
            password: None,
            host: host.to_owned(),
            port,
            parameters: vec![],
            headers: vec![],
            fragment: None,
        };
        sip.compose()?;
        Ok(sip)
    }

    /// The address, if the host is one.
    #[must_use]
    pub fn ip(&self) -> Option<IpAddr> {
        self.host.trim_matches(['[', ']']).parse().ok()
    }

    /// The parameter of this name, in any case.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&DataParameter> {
        named(&self.parameters, name)
    }

    /// The first header field of this name, in any case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&Data> {
        let is_named = |it: &&Header| it.name.as_encoded().decode().eq_ignore_ascii_case(name.as_bytes());
        self.headers.iter().find(is_named).map(|header| &header.value)
    }

    /// The time to live of a multicast.
    #[must_use]
    pub fn ttl(&self) -> Option<u8> {
        ttl(self.parameter("ttl")?)
    }

    /// The user as a telephone number, if it is one (section 19.1.6).
    #[must_use]
    pub fn telephone_subscriber(&self) -> Option<TelephoneSubscriber> {
        let tel = crate::Tel::parse(&format!("tel:{}", self.user.as_ref()?));
        tel.ok().filter(|tel| tel.fragment.is_none()).map(|tel| tel.subscriber)
    }

    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let mut names = BTreeSet::new();
        for (parameter, node) in self.parameters.iter().zip(node.find_all("parameter")) {
            let (name, value) = normal(parameter);
            let error = match name.as_str() {
                "ttl" if ttl(parameter).is_none() => Some("a ttl is between 0 and 255"),
                "transport" if self.is_secure && value.as_deref() == Some("udp") => {
                    Some("the transport of a SIPS URI must be reliable")
                }
                _ => None,
            };
            let error = if names.insert(name) { error } else { Some("duplicate parameter") };
            error.map_or(Ok(()), |error| Err(ValueError::new(node, error.to_owned())))?;
        }
        Ok(self)
    }

    /// The same URI in one form for those that section 19.1.4 considers equivalent, whatever their parameters.
    fn in_one_form(&self) -> Self {
        let mut sip = self.clone();
        sip.user = self.user.as_ref().map(|it| written(spelled(it.as_str(), is_unreserved, false)));
        // Forms of the same address are equivalent (RFC 5954, section 4.2).
        sip.host = match self.ip() {
            Some(IpAddr::V6(address)) => format!("[{address}]"),
            _ => self.host.to_ascii_lowercase(),
        };
        for parameter in &mut sip.parameters {
            let (name, value) = normal(parameter);
            *parameter = DataParameter { name: written(name), value: value.map(written) };
        }
        sip.parameters.sort_unstable_by(|a, b| a.name.cmp(&b.name));
        for Header { name, value } in &mut sip.headers {
            *name = written(spelled(name.as_str(), is_unreserved, true));
            *value = written(spelled(value.as_str(), is_unreserved, false));
        }
        sip.headers.sort_by(|a, b| a.name.cmp(&b.name));
        sip
    }
}

fn written(text: String) -> Data {
    let mut data = Data::new();
    let _ = data.push_encoded(text);
    data
}

/// The value of a parameter, if it is a `ttl`.
fn ttl(parameter: &DataParameter) -> Option<u8> {
    let value = parameter.value.as_ref()?.as_encoded().decode_utf8_lossy();
    value.parse().ok().filter(|_| value.len() <= 3 && value.bytes().all(|it| it.is_ascii_digit()))
}

/// The name of a parameter in lower case, and its value, also in lower case unless it is a method.
fn normal(parameter: &DataParameter) -> (String, Option<String>) {
    let name = spelled(parameter.name.as_str(), is_unreserved, true);
    let is_method = name == "method";
    (name, parameter.value.as_ref().map(|value| spelled(value.as_str(), is_unreserved, !is_method)))
}

impl UriType for Sip {
    const SCHEMES: &'static [&'static str] = &["sip", "sips"];

    fn canonical(&self) -> Option<String> {
        let sip = self.in_one_form();
        (sip != *self).then(|| sip.compose().ok())?
    }

    /// Equivalence is not transitive: most parameters that only one of two URIs has are ignored (section 19.1.4).
    fn is_equivalent(&self, other: &Self) -> bool {
        let [mut a, mut b] = [self, other].map(Sip::in_one_form);
        let ignored = |a: &Sip, b: &Sip| -> Vec<DataParameter> {
            let is_kept = |it: &&DataParameter| {
                b.parameters.iter().any(|other| other.name == it.name) || NEVER_IGNORED.contains(&it.name.as_str())
            };
            a.parameters.iter().filter(is_kept).cloned().collect()
        };
        (a.parameters, b.parameters) = (ignored(&a, &b), ignored(&b, &a));
        a == b
    }
}
