//! The tests of the types, one module for each grammar.

mod pkg;
mod support;
