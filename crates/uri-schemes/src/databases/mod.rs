//! Databases, queues and directories.

pub mod amqp;
pub mod ldap;
pub mod mongodb;
pub mod postgresql;
pub mod redis;
mod server;

pub use amqp::Amqp;
pub use ldap::{DistinguishedName, Ldap, LdapFilter, LdapScope, LdapValue};
pub use mongodb::{MongoDb, MongoDbHost};
pub use postgresql::{Postgres, PostgresHost};
pub use redis::Redis;
pub use server::Server;
