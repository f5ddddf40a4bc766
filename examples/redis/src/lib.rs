//! URIs of the scheme `redis`: a variant of the generic syntax, in a crate of its own.
//!
//! `grammar/redis.pest` has the syntax. One macro call makes a parser of it; [`Redis`] is what a program wants to know.
//!
//! ```
//! use redis_uri::Redis;
//!
//! let redis = Redis::parse("rediss://:secret@example.com/3")?;
//! assert_eq!((redis.host, redis.port, redis.database), ("example.com", 6379, 3));
//! assert!(redis.is_secure);
//!
//! let text = "redis://example.com/three";
//! assert_eq!(Redis::parse(text).unwrap_err().to_string(), "`t` at byte 20 cannot stand in this db-number");
//! # Ok::<(), pest_uri::ParseError>(())
//! ```

use pest_uri::ParseError;

pest_uri::variant! {
    /// The grammar of `redis` URIs.
    pub mod redis {
        grammar: "grammar/redis.pest",
        entry: redis_URI,
    }
}

/// Where a database is: what a `redis` URI says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redis<'t> {
    /// Whether the scheme is `rediss`: whether the connection goes over TLS.
    pub is_secure: bool,
    /// The host, with brackets around an IPv6 address.
    pub host: &'t str,
    /// The port, 0 to 65535: 6379 if none is given, or one that no port can be.
    pub port: u16,
    /// The number of the database: 0 if none is given.
    pub database: u32,
}

impl<'t> Redis<'t> {
    /// Reads a URI.
    ///
    /// # Errors
    /// Where it is none of the scheme: `redis:`, `redis://h/x`, `http://h`.
    pub fn parse(text: &'t str) -> Result<Self, ParseError> {
        let tree = redis::parse(text)?;
        let components = redis::components(text)?;
        let database = tree.find("db-number").and_then(|node| node.text().parse().ok());
        Ok(Redis {
            is_secure: components.scheme().is_some_and(|scheme| scheme.eq_ignore_ascii_case("rediss")),
            host: components.host().map_or("", |host| host.as_str()),
            port: components.port_number().ok().flatten().unwrap_or(6379),
            database: database.unwrap_or(0),
        })
    }
}
