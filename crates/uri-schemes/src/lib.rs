//! Types for the URIs of everyday work: package URLs, connection strings, remotes of git, keys, links.
//!
//! | type | schemes | for example |
//! |---|---|---|
//! | [`PackageUrl`] | `pkg` | `pkg:npm/%40babel/core@7.0.0?arch=x64` |
//! | [`Postgres`] | `postgresql`, `postgres` | `postgresql://me:secret@db1,db2:5433/shop?sslmode=require` |
//! | [`MongoDb`] | `mongodb`, `mongodb+srv` | `mongodb+srv://me:secret@cluster.example.com/admin?w=2` |
//! | [`Redis`] | `redis`, `rediss`, `redis+unix`, `unix` | `rediss://:secret@cache.example.com/3` |
//! | [`Amqp`] | `amqp`, `amqps` | `amqps://me:secret@mq.example.com/%2Fvhost` |
//! | [`GitRemote`] | `ssh`, `git`, `git+ssh`, `ssh+git`, or none | `git@example.com:me/project.git` |
//! | [`Ssh`] | `ssh` | `ssh://me;fingerprint=ssh-rsa-0f@example.com` |
//! | [`Stun`], [`Turn`] | `stun`, `stuns`, `turn`, `turns` | `turns:turn.example.com?transport=tcp` |
//! | [`Rtsp`] | `rtsp`, `rtsps`, `rtspu` | `rtsp://me:secret@camera.example.com/stream` |
//! | [`Pkcs11`] | `pkcs11` | `pkcs11:token=My%20Token;object=key;type=private` |
//! | [`OtpAuth`] | `otpauth` | `otpauth://totp/Shop:me@example.com?secret=MFRGGZDF` |
//! | [`Magnet`] | `magnet` | `magnet:?xt=urn:btmh:1220ab&dn=My%20files` |
//! | [`About`] | `about` | `about:blank` |
//! | [`Coap`] | `coap`, `coaps`, `coap+tcp`, `coaps+tcp`, `coap+ws`, `coaps+ws` | `coap+tcp://example.com/lamps/1` |
//! | [`UrnUuid`] | `urn:uuid` | `urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6` |
//!
//! Each type has public fields, decoded, with the default port of its scheme, and is in a module that begins with an example. All of them
//! have `parse`, `FromStr` and `TryFrom`, errors with a [report](pest_uri::FromGrammarError::report) that names the rule, `Debug` and
//! [`redacted`](pest_uri::FromGrammar::redacted) without secrets, and [`fields`](pest_uri::FromGrammar::fields) as data. Most have
//! `compose`, the text of a value, and [`canonical`](UriType::canonical), if the specification says more than RFC 3986. [`read()`] reads a
//! text of any of these schemes.
//!
//! With the feature `serde`, [`Parsed<T>`](pest_uri::Parsed) is a string in a configuration:
//!
//! ```
//! # #[cfg(feature = "serde")] {
//! use pest_uri::Parsed;
//! use uri_schemes::Postgres;
//!
//! #[derive(serde::Deserialize)]
//! struct Configuration {
//!     database: Parsed<Postgres>,
//! }
//! let configuration: Configuration = toml::from_str("database = 'postgresql://db1,db2:5433/shop'").unwrap();
//! assert_eq!(configuration.database.hosts[1].port, 5433);
//! # }
//! ```
//!
//! Each type is a grammar file and a struct that derives [`FromGrammar`](macro@pest_uri::FromGrammar): what any crate can do for its own
//! schemes. The schemes of RFCs that a browser or a mail program knows, such as `mailto`, are in `pest_uri::scheme`.

pub mod about;
pub mod amqp;
mod any;
pub mod acct;
pub mod did;
pub mod file;
pub mod ftp;
pub mod mid;
pub mod news;
pub mod sms;
pub mod tag;
pub mod xmpp;
mod base64;
pub mod coap;
pub mod data;
mod equivalence;
pub mod geo;
pub mod git;
pub mod http;
pub mod ldap;
pub mod magnet;
pub mod mailto;
pub mod mongodb;
pub mod otpauth;
mod parameter;
pub mod pkcs11;
pub mod pkg;
pub mod postgresql;
pub mod redis;
pub mod rtsp;
mod server;
pub mod sip;
mod spelling;
pub mod ssh;
pub mod stun;
pub mod tel;
pub mod turn;
mod uri_type;
pub mod urn;
pub mod urn_uuid;
pub mod ws;

pub use about::About;
pub use acct::Acct;
pub use amqp::Amqp;
pub use any::{AnyType, AnyValue, accepts, read, types};
pub use coap::{Coap, CoapTransport};
pub use data::DataUri;
pub use did::Did;
pub use equivalence::{is_equivalent, is_equivalent_text, key, normalize};
pub use file::{File, NonstandardFile};
pub use ftp::Ftp;
pub use geo::Geo;
pub use git::GitRemote;
pub use http::Http;
pub use ldap::{DistinguishedName, Ldap, LdapFilter, LdapScope, LdapValue};
pub use magnet::{Magnet, Topic};
pub use mailto::{Address, Mailto};
pub use mid::{Cid, Mid};
pub use mongodb::{MongoDb, MongoDbHost};
pub use news::{News, Nntp};
pub use otpauth::{OtpAuth, OtpType};
pub use parameter::{Parameter, PlainParameter, SecretParameter};
pub use pkcs11::{Pkcs11, Pkcs11Type};
pub use pkg::{PackageUrl, PackageUrlError};
pub use postgresql::{Postgres, PostgresHost};
pub use redis::Redis;
pub use rtsp::Rtsp;
pub use server::Server;
pub use sip::Sip;
pub use sms::Sms;
pub use spelling::{Data, DataParameter};
pub use ssh::Ssh;
pub use stun::Stun;
pub use tag::Tag;
pub use tel::{Tel, TelephoneSubscriber};
pub use turn::{Turn, TurnTransport};
pub use uri_type::UriType;
pub use urn::Urn;
pub use urn_uuid::{UrnUuid, Uuid, UuidVariant};
pub use ws::Ws;
pub use xmpp::Xmpp;

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
