//! `postgresql` and `postgres`: how to connect to a database of `PostgreSQL`, as its library libpq reads it.
//!
//! Specification: [Connection URIs][1] in the documentation of libpq. The names of parameters are not
//! checked: each version of libpq has its own.
//!
//! [1]: https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS
//!
//! ```
//! use uri_schemes::Postgres;
//!
//! let postgres = Postgres::parse("postgresql://me:s%40crt@db1,[2001:db8::2]:5433/shop?target_session_attrs=any")?;
//! assert_eq!((postgres.user.as_deref(), postgres.password.as_deref()), (Some("me"), Some("s@crt")));
//! assert_eq!((postgres.hosts[0].host.as_str(), postgres.hosts[0].port), ("db1", 5432));
//! assert_eq!((postgres.hosts[1].host.as_str(), postgres.hosts[1].port), ("2001:db8::2", 5433));
//! assert_eq!(postgres.parameter("target_session_attrs"), Some("any"));
//! assert!(format!("{postgres:?}").contains("password: ***"));
//!
//! let error = Postgres::parse("postgresql://db1:99999/shop").unwrap_err();
//! assert_eq!(error.to_string(), "invalid port at byte 17: 65535 at most");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;

use pest_uri::FromGrammar;

use crate::databases::server::{Server, without_default_ports};
use crate::parameter::Parameter;
use crate::uri_type::{UriType, default_port};

/// A connection URI of `PostgreSQL`.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/postgresql.pest", entry = pg_URI)]
#[grammar(secret = [password, secret_value], check = Postgres::checked)]
pub struct Postgres {
    /// The user. An empty one counts as absent, as do an empty password and an empty name of the database.
    pub user: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// The hosts to try, in order; at least one.
    #[grammar(rule = hostport)]
    pub hosts: Vec<PostgresHost>,
    /// The name of the database.
    #[grammar(rule = dbname)]
    pub database: Option<String>,
    /// The parameters of the connection, in order. In libpq they replace the parts of the same meaning: `host`, `user`.
    #[grammar(rule = parameter)]
    pub parameters: Vec<Parameter>,
}

/// A host and its port.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/postgresql.pest", rule = hostport)]
pub struct PostgresHost {
    /// The host, or the directory of a socket. An empty name is the socket in the default directory.
    #[grammar(rule = pg_host)]
    pub host: Server,
    /// The port, 5432 if none is given. It is also a part of the name of a socket.
    #[grammar(default = const { default_port("postgresql") })]
    pub port: u16,
}

impl Postgres {
    /// The value of a parameter. If there are several, the last one counts.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.iter().rev().find(|it| it.name() == name).map(Parameter::value)
    }

    #[allow(clippy::unnecessary_wraps)] // a function of `check`
    fn checked(mut self) -> Result<Self, Infallible> {
        self.database.take_if(|it| it.is_empty());
        Ok(self)
    }
}

impl UriType for Postgres {
    const SCHEMES: &'static [&'static str] = &["postgresql", "postgres"];
    const HAS_CANONICAL_FORM: bool = true;

    /// The name of the scheme is `postgresql`.
    fn canonical(&self) -> Option<String> {
        let mut canonical = self.clone();
        canonical.hosts.iter_mut().for_each(|it| it.host.make_canonical());
        without_default_ports(&canonical.compose().ok()?, Self::GRAMMAR, const { default_port("postgresql") })
    }
}
