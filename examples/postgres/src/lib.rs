//! Connection URIs of `PostgreSQL`: a grammar, and types for its values.
//!
//! `grammar/postgresql.pest` defines the syntax; the derive writes all code between it and the types.
//!
//! ```
//! use postgres_uri::Postgres;
//!
//! let postgres = Postgres::parse("postgresql://me:s%40crt@h1:5432,h2/db?target_session_attrs=any")?;
//! assert_eq!((postgres.user.as_deref(), postgres.password.as_deref()), (Some("me"), Some("s@crt")));
//! assert_eq!((postgres.hosts[0].port, postgres.hosts[1].host.as_str()), (Some(5432), "h2"));
//! assert_eq!(postgres.parameters[0].value, "any");
//! assert_eq!(postgres.compose()?, "postgresql://me:s%40crt@h1:5432,h2/db?target_session_attrs=any");
//! assert!(format!("{postgres:?}").contains("password: ***"));
//!
//! let error = Postgres::parse("postgresql://h:99999/db").unwrap_err();
//! assert_eq!(error.to_string(), "invalid port at byte 15: number too large to fit in target type");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use pest_uri::FromGrammar;

/// A connection URI.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/postgresql.pest", entry = pg_URI, secret = password)]
pub struct Postgres {
    /// The user.
    pub user: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// The hosts to try, in order; at least one, which may be empty.
    #[grammar(rule = hostport)]
    pub hosts: Vec<HostPort>,
    /// The name of the database.
    #[grammar(rule = dbname)]
    pub database: Option<String>,
    /// The parameters of the connection.
    #[grammar(rule = param)]
    pub parameters: Vec<Parameter>,
}

/// A host and its port.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/postgresql.pest", rule = hostport)]
pub struct HostPort {
    /// A name, an address, or the directory of a socket.
    #[grammar(rule = pg_host)]
    pub host: String,
    /// The port, if one is given.
    pub port: Option<u16>,
}

/// A parameter of the connection.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/postgresql.pest", rule = param)]
pub struct Parameter {
    /// Its name.
    pub keyword: String,
    /// Its value.
    pub value: String,
}
