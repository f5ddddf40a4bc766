//! URIs of the scheme `redis`: a custom grammar for the generic syntax, and the type of its values.
//!
//! `grammar/redis.pest` defines the syntax. [`Redis`] is the data that a program needs; the derive writes what is
//! between them.
//!
//! ```
//! use pest_uri::Parsed;
//! use redis_uri::Redis;
//!
//! let redis = Redis::parse("rediss://:secret@example.com/3")?;
//! assert_eq!((redis.host.as_str(), redis.port, redis.database), ("example.com", 6379, 3));
//! assert!(redis.is_secure && !format!("{redis:?}").contains("secret"));
//!
//! let text = "redis://example.com/three";
//! let error = Redis::parse(text).unwrap_err().to_string();
//! assert_eq!(error, "unexpected `t` in db-number at byte 20; expected a digit, `?` or the end");
//!
//! // With its text, byte for byte.
//! let redis: Parsed<Redis> = "REDIS://example.com:/".parse()?;
//! assert_eq!((redis.port, redis.to_string().as_str()), (6379, "REDIS://example.com:/"));
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

/// The address of a database: the data in a `redis` URI.
#[derive(Clone, PartialEq, Eq, pest_uri::FromGrammar)]
#[grammar(file = "grammar/redis.pest", entry = redis_URI, secret = userinfo)]
pub struct Redis {
    /// Whether the scheme is `rediss`, so that the connection uses TLS.
    #[grammar(rule = rediss)]
    pub is_secure: bool,
    /// The user and the password, with the `:` between them.
    pub userinfo: Option<String>,
    /// The host, with brackets around an IPv6 address.
    pub host: String,
    /// The port: 6379 if none is given.
    #[grammar(default = 6379)]
    pub port: u16,
    /// The number of the database: 0 if none is given.
    #[grammar(rule = db_number, default = 0)]
    pub database: u32,
    /// The parameters.
    pub query: Option<String>,
}

/// Runs the examples in the guide to custom grammars, which are about this crate.
#[cfg(doctest)]
#[doc = include_str!("../../../grammar/README.md")]
mod guide {}
