//! `xmpp`: addresses of instant messages, by [RFC 5122](https://www.rfc-editor.org/rfc/rfc5122).

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::{FromGrammar, Node, ValueError};

use crate::spelling::{Data, DataParameter, lower};
use crate::uri_type::UriType;

/// An address, and what to do with it.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/xmpp.pest", entry = xmppuri, check_node = Xmpp::checked)]
pub struct Xmpp {
    /// The account to use.
    #[grammar(rule = authxmpp)]
    pub account: Option<XmppAccount>,
    /// The address.
    #[grammar(rule = pathxmpp)]
    pub address: Option<XmppAddress>,
    /// What to do.
    #[grammar(rule = xmpp_querytype)]
    pub querytype: Option<Data>,
    /// The keys and values for that.
    #[grammar(rule = parameter)]
    pub pairs: Vec<DataParameter>,
    /// The fragment.
    pub fragment: Option<Data>,
}

/// An account.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/xmpp.pest", rule = authxmpp)]
pub struct XmppAccount {
    /// The user.
    #[grammar(rule = nodeid)]
    pub node: Data,
    /// The server.
    #[grammar(rule = host, as_written)]
    pub host: String,
}

/// An address: of a user, of a server, or of a resource of either.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/xmpp.pest", rule = pathxmpp)]
pub struct XmppAddress {
    /// The user.
    #[grammar(rule = nodeid)]
    pub node: Option<Data>,
    /// The server.
    #[grammar(rule = xmpp_host)]
    pub host: Data,
    /// The resource.
    #[grammar(rule = resid)]
    pub resource: Option<Data>,
}

impl Xmpp {
    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        let is_dot = |it: &str| matches!(it.to_ascii_lowercase().replace("%2e", ".").as_str(), "." | "..");
        for part in node.descendants() {
            match part.name() {
                "nodeid" | "host" | "xmpp-host" if part.decode().iter().any(|it| matches!(it, b'/' | b'@')) => {
                    return Err(ValueError::new(
                        part,
                        "an encoded `/` or `@` would divide the address differently".to_owned(),
                    ));
                }
                "pathxmpp" if self.account.is_some() && part.text().split('/').any(is_dot) => {
                    return Err(ValueError::new(part, "a dot segment would be removed".to_owned()));
                }
                _ => {}
            }
        }
        Ok(self)
    }
}

impl UriType for Xmpp {
    const SCHEMES: &'static [&'static str] = &["xmpp"];

    /// Users and servers are case-insensitive.
    fn canonical(&self) -> Option<String> {
        let mut xmpp = self.clone();
        if let Some(account) = &mut xmpp.account {
            (account.node, account.host) =
                (lower(&account.node), crate::spelling::spelled(&account.host, |_| false, true));
        }
        if let Some(address) = &mut xmpp.address {
            (address.node, address.host) = (address.node.as_ref().map(lower), lower(&address.host));
        }
        (xmpp != *self).then(|| xmpp.compose().ok())?
    }
}
