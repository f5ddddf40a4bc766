//! The tests of the types, one module for each grammar.

mod amqp;
mod connection;
mod git;
mod magnet;
mod mongodb;
mod otpauth;
mod pkg;
mod postgresql;
mod redis;
mod support;
