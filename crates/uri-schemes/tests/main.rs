//! The tests of the types, one module for each grammar.

mod about;
mod assertions;
mod coap_tcp;
mod git;
mod magnet;
mod otpauth;
mod pkcs11;
mod pkg;
mod rtsp;
mod stun;
mod support;
mod turn;
mod urn_uuid;
