//! `mongodb` and `mongodb+srv`: how to connect to servers of `MongoDB`.
//!
//! Specifications: [Connection String][1] and [Initial DNS Seedlist Discovery][2].
//! The names and values of options are not checked: each driver has its own, and ignores those of others.
//!
//! [1]: https://github.com/mongodb/specifications/blob/master/source/connection-string/connection-string-spec.md
//! [2]: https://github.com/mongodb/specifications/tree/master/source/initial-dns-seedlist-discovery
//!
//! ```
//! use uri_schemes::MongoDb;
//!
//! let mongodb = MongoDb::parse("mongodb://me:s%3Acrt@db1,[2001:db8::2]:27018/admin?replicaSet=rs0&w=2")?;
//! assert_eq!((mongodb.username.as_deref(), mongodb.password.as_deref()), (Some("me"), Some("s:crt")));
//! assert_eq!((mongodb.hosts[0].host.as_str(), mongodb.hosts[0].port), ("db1", Some(27017)));
//! assert_eq!((mongodb.hosts[1].host.as_str(), mongodb.hosts[1].port), ("2001:db8::2", Some(27018)));
//! assert_eq!((mongodb.database.as_deref(), mongodb.option("replicaset")), (Some("admin"), Some("rs0")));
//!
//! let error = MongoDb::parse("mongodb+srv://cluster.example.com:27017/").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `:` in srv-host at byte 33");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;

use pest_uri::FromGrammar;

use crate::databases::server::Server;
use crate::parameter::Parameter;
use crate::uri_type::{UriType, default_port};

/// A connection string of `MongoDB`.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/mongodb.pest", entry = mongodb_URI)]
#[grammar(secret = [password, secret_value], check = MongoDb::checked)]
pub struct MongoDb {
    /// Whether the scheme is `mongodb+srv`, so that the DNS has the hosts and their ports.
    #[grammar(rule = srv)]
    pub is_srv: bool,
    /// The user.
    pub username: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// The hosts, in order; at least one, and only one for `mongodb+srv`.
    #[grammar(rule = hostport)]
    pub hosts: Vec<MongoDbHost>,
    /// The database to authenticate against.
    pub database: Option<String>,
    /// The options, in order.
    #[grammar(rule = option)]
    pub options: Vec<Parameter>,
}

/// A host and its port.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/mongodb.pest", rule = hostport)]
pub struct MongoDbHost {
    /// The host, or the path of a socket.
    #[grammar(rule = server)]
    pub host: Server,
    /// The port, 27017 if none is given. A socket has none, nor has the name of `mongodb+srv`.
    #[grammar(rule = mongodb_port)]
    pub port: Option<u16>,
}

impl MongoDb {
    /// The value of an option, whose name is in any case; the first one, if there are several.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options(name).next()
    }

    /// All values of an option, whose name is in any case, in order: `readPreferenceTags` may occur several times.
    pub fn options<'v, 'k>(&'v self, name: &'k str) -> impl Iterator<Item = &'v str> + use<'v, 'k> {
        self.options.iter().filter(move |it| it.name().eq_ignore_ascii_case(name)).map(Parameter::value)
    }

    #[allow(clippy::unnecessary_wraps)] // a function of `check`
    fn checked(mut self) -> Result<Self, Infallible> {
        let is_server = |it: &&mut MongoDbHost| !matches!(it.host, Server::Socket(_)) && !self.is_srv;
        for it in self.hosts.iter_mut().filter(is_server) {
            it.port.get_or_insert(const { default_port("mongodb") });
        }
        Ok(self)
    }
}

impl UriType for MongoDb {
    const SCHEMES: &'static [&'static str] = &["mongodb", "mongodb+srv"];
    const HAS_CANONICAL_FORM: bool = true;

    fn canonical(&self) -> Option<String> {
        let mut canonical = self.clone();
        for it in &mut canonical.hosts {
            it.host.make_canonical();
            let is_server = !matches!(it.host, Server::Socket(_));
            it.port.take_if(|port| is_server && *port == const { default_port("mongodb") });
        }
        canonical.compose().ok()
    }
}
