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
//! | [`Acct`] | `acct` | `acct:me@example.com` |
//! | [`Cid`], [`Mid`] | `cid`, `mid` | `mid:960830.1639@example.com` |
//! | [`DataUri`] | `data` | `data:text/plain;base64,SGk=` |
//! | [`Did`] | `did` | `did:example:123/a?b#c` |
//! | [`File`] | `file` | `file:///etc/hosts` |
//! | [`Ftp`] | `ftp` | `ftp://example.com/a/b;type=i` |
//! | [`Geo`] | `geo` | `geo:48.2010,16.3695;u=40` |
//! | [`Http`], [`Ws`] | `http`, `https`, `ws`, `wss` | `https://example.com/a?b#c` |
//! | [`Ldap`] | `ldap` | `ldap://example.com/o=Example?cn?sub?(cn=A*)` |
//! | [`Mailto`] | `mailto` | `mailto:me@example.com?subject=Hi` |
//! | [`News`], [`Nntp`] | `news`, `nntp` | `news:comp.lang.rust` |
//! | [`Sip`] | `sip`, `sips` | `sip:me@example.com;transport=tcp` |
//! | [`Tag`] | `tag` | `tag:example.com,2024:a` |
//! | [`Tel`], [`Sms`] | `tel`, `sms` | `tel:+1-201-555-0123` |
//! | [`Urn`] | `urn` | `urn:isbn:0451450523` |
//! | [`Xmpp`] | `xmpp` | `xmpp:me@example.com?message` |
//!
//! Each type has public fields, decoded, with the default port of its scheme, and is in a module that begins with an
//! example. All of them have `parse`, `FromStr` and `TryFrom`, errors with a
//! [report](pest_uri::FromGrammarError::report) that names the rule, `Debug` and
//! [`redacted`](pest_uri::FromGrammar::redacted) without secrets, and [`fields`](pest_uri::FromGrammar::fields) as
//! data. Most have `compose`, the text of a value, and [`canonical`](UriType::canonical), if the specification says
//! more than RFC 3986. [`read()`] reads a text of any of these schemes.
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
//! Each type is a grammar file and a struct that derives [`FromGrammar`](macro@pest_uri::FromGrammar): what any crate
//! can do for its own schemes.

#![no_std]
// What several groups share is not used by each.
#![cfg_attr(
    not(all(
        feature = "databases",
        feature = "mail",
        feature = "names",
        feature = "phone",
        feature = "remotes",
        feature = "things",
        feature = "web"
    )),
    allow(dead_code, unused_imports)
)]
// The tables of rules, which are statics.
#![allow(clippy::large_stack_arrays)]

extern crate alloc;

mod any;
mod equivalence;
mod parameter;
mod spelling;
mod uri_type;

#[cfg(feature = "databases")]
pub mod databases;
#[cfg(feature = "keys")]
pub mod keys;
#[cfg(feature = "mail")]
pub mod mail;
#[cfg(feature = "names")]
pub mod names;
#[cfg(feature = "phone")]
pub mod phone;
#[cfg(feature = "remotes")]
pub mod remotes;
#[cfg(feature = "things")]
pub mod things;
#[cfg(feature = "web")]
pub mod web;

#[cfg(feature = "databases")]
pub use databases::*;
#[cfg(feature = "keys")]
pub use keys::*;
#[cfg(feature = "mail")]
pub use mail::*;
#[cfg(feature = "names")]
pub use names::*;
#[cfg(feature = "phone")]
pub use phone::*;
#[cfg(feature = "remotes")]
pub use remotes::*;
#[cfg(feature = "things")]
pub use things::*;
#[cfg(feature = "web")]
pub use web::*;

pub use any::{AnyType, AnyValue, accepts, read, types};
pub use equivalence::{is_equivalent, is_equivalent_text, key, normalize};
pub use parameter::{Parameter, PlainParameter, SecretParameter};
pub use spelling::{Data, DataParameter};
pub use uri_type::UriType;

/// The grammar files of all types, by name, to read or to start from.
///
/// ```
/// let (_, tel) = uri_schemes::grammar_files().find(|(name, _)| *name == "tel").unwrap();
/// assert!(tel.contains("telephone_subscriber = { global_number | local_number }"));
/// ```
pub fn grammar_files() -> impl Iterator<Item = (&'static str, &'static str)> {
    macro_rules! files {
        ($($name:literal)*) => { [$(($name, include_str!(concat!("../grammar/", $name, ".pest")))),*] };
    }
    files![
        "about" "acct" "amqp" "atext" "cid" "coap" "data" "did" "file" "ftp" "geo" "git" "http" "ldap" "magnet"
        "mailto" "mid" "mongodb" "news" "nntp" "otpauth" "pkcs11" "pkg" "postgresql" "redis" "rtsp" "sip" "sms"
        "ssh" "stun" "tag" "tel" "turn" "urn" "urn_uuid" "ws" "xmpp"
    ]
    .into_iter()
}

/// Runs the example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
