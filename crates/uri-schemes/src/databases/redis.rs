//! `redis`, `rediss`, `unix` and `redis+unix`: the address of a database of Redis.
//!
//! Specification: the [registration][1] with IANA, and for sockets and parameters how redis-py and redis-rs read them.
//! The URI of a socket has no host: `unix:///run/redis.sock?db=3`.
//!
//! [1]: https://www.iana.org/assignments/uri-schemes/prov/redis
//!
//! ```
//! use uri_schemes::Redis;
//!
//! let redis = Redis::parse("rediss://app:s%40crt@cache.example.com/3?timeout=10s")?;
//! assert_eq!((redis.username.as_deref(), redis.password.as_deref()), (Some("app"), Some("s@crt")));
//! assert_eq!((redis.host.as_deref(), redis.port, redis.database), (Some("cache.example.com"), Some(6379), 3));
//! assert!(redis.is_secure && redis.parameter("timeout") == Some("10s"));
//!
//! let redis = Redis::parse("unix:///run/redis.sock?db=3")?;
//! assert_eq!((redis.socket.as_deref(), redis.database), (Some("/run/redis.sock"), 3));
//!
//! let error = Redis::parse("redis://cache.example.com/three").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `t` in redis-server at byte 26; expected a digit, `?` or the end");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::FromGrammar;

use crate::parameter::Parameter;
use crate::uri_type::{UriType, default_port};

/// The address of a database of Redis.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/redis.pest", entry = redis_URI)]
#[grammar(secret = [password, secret_value], check = Redis::checked)]
pub struct Redis {
    /// Whether the scheme is `rediss`, so that the connection uses TLS.
    #[grammar(rule = rediss)]
    pub is_secure: bool,
    /// Whether the fragment is `insecure`, so that redis-rs accepts any certificate.
    #[grammar(rule = insecure)]
    pub accepts_any_certificate: bool,
    /// The user: of the userinfo, or else of the parameter `username` or `user`. An empty one counts as absent.
    pub username: Option<String>,
    /// The password: of the userinfo, or else of the parameter `password` or `pass`.
    pub password: Option<String>,
    /// The host, with brackets around an IPv6 address; `localhost` if it is empty. A socket has none.
    pub host: Option<String>,
    /// The port, 6379 if none is given. A socket has none.
    pub port: Option<u16>,
    /// The path of the Unix domain socket.
    pub socket: Option<String>,
    /// The number of the database: of the parameter `db`, or else of the path, or else 0.
    #[grammar(rule = db_number, default = 0)]
    pub database: u32,
    /// The parameters, in order, without `db`. A `+` is a plus sign, although some clients read it as a space.
    #[grammar(rule = parameter)]
    pub parameters: Vec<Parameter>,
}

impl Redis {
    /// The value of a parameter; the first one, if there are several.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.iter().find(|it| it.name() == name).map(Parameter::value)
    }

    fn checked(mut self) -> Result<Self, &'static str> {
        if let Some(host) = &mut self.host {
            self.port.get_or_insert(const { default_port("redis") });
            if host.is_empty() {
                "localhost".clone_into(host);
            }
        }
        let first = |keys: [&str; 2]| {
            let mut values = keys.iter().filter_map(|key| self.parameter(key));
            values.find(|value| !value.is_empty()).map(str::to_owned)
        };
        let (username, password) = (first(["username", "user"]), first(["password", "pass"]));
        self.username = self.username.or(username);
        self.password = self.password.or(password);
        // Of several, the first one counts; that of a socket may be read already.
        let is_read = self.socket.is_some() && self.database != 0;
        if let Some(database) = self.parameter("db").filter(|_| !is_read) {
            self.database = database.parse().map_err(|_| "the parameter `db` must be a number")?;
        }
        self.parameters.retain(|it| it.name() != "db");
        Ok(self)
    }
}

impl UriType for Redis {
    const SCHEMES: &'static [&'static str] = &["redis", "rediss", "redis+unix", "unix"];
    const NORMALIZES: bool = false;
}
