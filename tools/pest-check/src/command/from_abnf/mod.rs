//! Converts ABNF to the notation of pest.

mod names;
mod nullable;
mod order;
mod writer;
mod conversion;
pub mod command;
