//! Small devices and places.

pub mod coap;
pub mod geo;

pub use coap::{Coap, CoapTransport};
pub use geo::Geo;
