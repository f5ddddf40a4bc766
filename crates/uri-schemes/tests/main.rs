//! The tests of the types, one module for each grammar.

mod about;
mod amqp;
mod assertions;
mod cases;
mod catalogue;
mod coap;
mod git;
mod hostile;
mod laws;
mod ldap;
mod magnet;
mod mongodb;
mod otpauth;
mod pkcs11;
mod pkg;
mod postgresql;
mod redis;
mod rtsp;
mod stun;
mod support;
mod transcribed;
mod turn;
mod urn_uuid;
