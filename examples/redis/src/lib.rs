//! URIs of the scheme `redis`: a custom grammar for the generic syntax, in its own crate.
//!
//! `grammar/redis.pest` defines the syntax. One macro call generates its parser; [`Redis`] is the data that a program needs.
//!
//! ```
//! use redis_uri::Redis;
//!
//! let redis = Redis::parse("rediss://:secret@example.com/3")?;
//! assert_eq!((redis.host, redis.port, redis.database), ("example.com", 6379, 3));
//! assert!(redis.is_secure);
//!
//! let text = "redis://example.com/three";
//! assert_eq!(Redis::parse(text).unwrap_err().to_string(), "unexpected `t` in db-number at byte 20");
//! # Ok::<(), redis_uri::RedisError>(())
//! ```

use pest_uri::{ParseError, PortError};

pest_uri::grammar! {
    /// The grammar of `redis` URIs.
    pub mod redis {
        grammar: "grammar/redis.pest",
        entry: redis_URI,
    }
}

/// The address of a database: the data in a `redis` URI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Redis<'t> {
    /// Whether the scheme is `rediss`, so that the connection uses TLS.
    pub is_secure: bool,
    /// The host, with brackets around an IPv6 address.
    pub host: &'t str,
    /// The port: 6379 if none is given.
    pub port: u16,
    /// The number of the database: 0 if none is given.
    pub database: u32,
}

impl<'t> Redis<'t> {
    /// Parses a URI.
    ///
    /// # Errors
    /// - [`RedisError::Syntax`]: the URI is not one of the scheme: `redis:`, `redis://h/x`, `http://h`
    /// - [`RedisError::Port`], [`RedisError::Database`]: the number is too large. The grammar allows any number of digits:
    ///   `redis://h:65536`, `redis://h/4294967296`
    pub fn parse(text: &'t str) -> Result<Self, RedisError> {
        let tree = redis::parse(text)?;
        let components = redis::components(text)?;
        let database = tree.find(redis::rules::db_number).map(|node| node.text().parse());
        Ok(Redis {
            is_secure: components.scheme().is_some_and(|scheme| scheme.eq_ignore_ascii_case("rediss")),
            host: components.host().map_or("", |host| host.as_str()),
            port: components.port()?.unwrap_or(6379),
            database: database.transpose().map_err(|_| RedisError::Database)?.unwrap_or(0),
        })
    }
}

/// The error of a text that names no database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RedisError {
    /// The text is not a `redis` URI.
    #[error(transparent)]
    Syntax(#[from] ParseError),
    /// The port is over 65535.
    #[error(transparent)]
    Port(#[from] PortError),
    /// The number of the database is over 4294967295.
    #[error("the number of the database is over {}", u32::MAX)]
    Database,
}

/// Runs the examples in the guide to custom grammars, which are about this crate.
#[cfg(doctest)]
#[doc = include_str!("../../../grammar/README.md")]
mod guide {}
