//! `amqp` and `amqps`: how to connect to a node of `RabbitMQ`.
//!
//! Specification: the [RabbitMQ URI Specification](https://www.rabbitmq.com/docs/uri-spec). The [query parameters][1]
//! have a page of their own.
//!
//! [1]: https://www.rabbitmq.com/docs/uri-query-parameters
//!
//! ```
//! use uri_schemes::Amqp;
//!
//! let amqp = Amqp::parse("amqps://app:s%40crt@mq.example.com/%2Forders?heartbeat=10")?;
//! assert_eq!((amqp.username.as_deref(), amqp.password.as_deref()), (Some("app"), Some("s@crt")));
//! assert_eq!((amqp.host.as_str(), amqp.port, amqp.vhost.as_deref()), ("mq.example.com", 5671, Some("/orders")));
//! assert_eq!(amqp.parameter("heartbeat"), Some("10"));
//!
//! // An absent virtual host is not the same as an empty one.
//! assert_eq!((Amqp::parse("amqp://mq")?.vhost, Amqp::parse("amqp://mq/")?.vhost), (None, Some(String::new())));
//!
//! let error = Amqp::parse("amqp://mq/a/b").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `/` in vhost at byte 11; expected `?` or the end");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::FromGrammar;

use crate::parameter::Parameter;
use crate::uri_type::{UriType, default_port};

/// The parameters of a connection to `RabbitMQ`.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/amqp.pest", entry = amqp_URI, secret = [password, secret_value])]
pub struct Amqp {
    /// Whether the scheme is `amqps`, so that the connection uses TLS.
    #[grammar(rule = amqps)]
    pub is_secure: bool,
    /// The user.
    pub username: Option<String>,
    /// The password.
    pub password: Option<String>,
    /// The host, with brackets around an IPv6 address. An empty one counts as absent.
    pub host: String,
    /// The port, 5672 if none is given, or 5671 for `amqps`.
    #[grammar(default = default_port(if *is_secure { "amqps" } else { "amqp" }))]
    pub port: u16,
    /// The name of the virtual host.
    pub vhost: Option<String>,
    /// The parameters of the query, in order.
    #[grammar(rule = parameter)]
    pub parameters: Vec<Parameter>,
}

impl Amqp {
    /// The value of a parameter; the first one, if there are several.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.iter().find(|it| it.name() == name).map(Parameter::value)
    }
}

impl UriType for Amqp {
    const SCHEMES: &'static [&'static str] = &["amqp", "amqps"];
    const NORMALIZES: bool = false;
}
