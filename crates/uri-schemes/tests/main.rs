//! The tests of the types, one module for each grammar.

mod git;
mod magnet;
mod otpauth;
mod pkg;
mod support;
