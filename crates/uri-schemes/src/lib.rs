//! Types for the URIs of everyday work, each made of a grammar file by [`derive(FromGrammar)`](macro@pest_uri::FromGrammar).

pub mod amqp;
mod any;
pub mod git;
pub mod magnet;
pub mod mongodb;
pub mod otpauth;
mod parameter;
pub mod pkg;
pub mod postgresql;
pub mod redis;
mod server;
pub mod ssh;
mod uri_type;

pub use amqp::Amqp;
pub use any::{AnyType, AnyValue, read, types};
pub use git::GitRemote;
pub use magnet::{Magnet, Topic};
pub use mongodb::{MongoDb, MongoDbHost};
pub use otpauth::{OtpAuth, OtpType};
pub use parameter::{Parameter, PlainParameter, SecretParameter};
pub use pkg::{PackageUrl, PackageUrlError};
pub use postgresql::{Postgres, PostgresHost};
pub use redis::Redis;
pub use server::Server;
pub use ssh::Ssh;
pub use uri_type::UriType;
