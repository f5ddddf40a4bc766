//! The servers in a connection string that may have several.

use alloc::string::String;

use pest_uri::{CustomGrammar, FromGrammar};

/// What a connection string has in the place of a host, decoded.
// The grammars of `postgresql` and `mongodb` have rules of the same names, so that the type is read from both.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/postgresql.pest", rule = pg_host)]
pub enum Server {
    /// An IPv6 address, without its brackets.
    #[grammar(rule = address)]
    Ipv6(String),
    /// An IPv4 address.
    #[grammar(rule = IPv4address)]
    Ipv4(String),
    /// The path of a Unix domain socket.
    #[grammar(rule = socket)]
    Socket(String),
    /// A host name.
    #[grammar(rule = name)]
    Name(String),
}

impl Server {
    /// The text, decoded.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            Server::Ipv6(text) | Server::Ipv4(text) | Server::Socket(text) | Server::Name(text) => text,
        }
    }

    /// Changes letters to lower case where case has no meaning: in all but paths.
    pub(crate) fn make_canonical(&mut self) {
        if let Server::Ipv6(text) | Server::Name(text) = self {
            text.make_ascii_lowercase();
        }
    }
}

/// The text without each port that is the default one of the scheme; `None` if the grammar does not match the text.
pub(crate) fn without_default_ports(text: &str, grammar: CustomGrammar, default: u16) -> Option<String> {
    let tree = grammar.parse(text).ok()?;
    let ports = tree.find_all("port").filter(|port| port.text().parse() == Ok(default));
    let (mut kept, mut end) = (String::new(), 0);
    for port in ports.map(|port| port.span()) {
        kept.push_str(text[end..port.start].strip_suffix(':')?);
        end = port.end;
    }
    Some(kept + &text[end..])
}
