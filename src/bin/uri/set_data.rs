//! `uri set --data`: what is given for a component is data, and percent-encoded before it is set.

use std::net::Ipv6Addr;

use pest_uri::{EncodedString, part};

use crate::edit_options::Setters;

/// The same values with all percent-encoded that cannot stand in its component. A scheme and a port have no encoding.
pub fn encoded(set: Setters) -> Setters {
    Setters {
        userinfo: set.userinfo.as_deref().map(userinfo),
        host: set.host.as_deref().map(host),
        path: set.path.as_deref().map(path),
        query: set.query.as_deref().map(text::<part::Query>),
        fragment: set.fragment.as_deref().map(text::<part::Fragment>),
        ..set
    }
}

fn text<P: part::Part>(data: &str) -> String {
    EncodedString::<P>::encode(data).into_string()
}

/// The first `:` ends the user.
fn userinfo(data: &str) -> String {
    match data.split_once(':') {
        Some((user, password)) => format!("{}:{}", text::<part::User>(user), text::<part::Password>(password)),
        None => text::<part::User>(data),
    }
}

/// An IPv6 address is one, with its brackets or without. What else has brackets or a colon is no name, but a mistake that is to be told.
fn host(data: &str) -> String {
    match data.parse::<Ipv6Addr>() {
        Ok(_) => format!("[{data}]"),
        Err(_) if is_encoded_in_host(data) => text::<part::RegName>(data),
        Err(_) => data.to_owned(),
    }
}

/// Whether what is given for a host, and is no address, is the data of a name.
pub fn is_encoded_in_host(data: &str) -> bool {
    !data.contains(['[', ':'])
}

/// Each `/` divides segments.
fn path(data: &str) -> String {
    data.split('/').map(text::<part::Segment>).collect::<Vec<_>>().join("/")
}
