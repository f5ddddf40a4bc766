//! Types for the URIs of everyday work, each made of a grammar file by [`derive(FromGrammar)`](macro@pest_uri::FromGrammar).

mod about;
mod coap_tcp;
mod default_port;
mod pkcs11;
mod rtsp;
mod stun;
mod turn;
mod uri_type;
mod urn_uuid;

pub use about::About;
pub use coap_tcp::{CoapTcp, CoapTransport};
pub use pkcs11::{Pkcs11, Pkcs11Type, Pkcs11VendorAttribute};
pub use rtsp::Rtsp;
pub use stun::Stun;
pub use turn::{Turn, TurnTransport};
pub use uri_type::UriType;
pub use urn_uuid::{UrnUuid, Uuid, UuidVariant};
