//! Types for the URIs of everyday work, each made of a grammar file by [`derive(FromGrammar)`](macro@pest_uri::FromGrammar).

pub mod about;
mod any;
pub mod coap_tcp;
pub mod git;
pub mod magnet;
pub mod otpauth;
pub mod pkcs11;
pub mod pkg;
pub mod rtsp;
pub mod ssh;
pub mod stun;
pub mod turn;
mod uri_type;
pub mod urn_uuid;

pub use about::About;
pub use any::{AnyType, AnyValue, read, types};
pub use coap_tcp::{CoapTcp, CoapTransport};
pub use git::GitRemote;
pub use magnet::{Magnet, Topic};
pub use otpauth::{OtpAuth, OtpType};
pub use pkcs11::{Pkcs11, Pkcs11Type};
pub use pkg::{PackageUrl, PackageUrlError};
pub use rtsp::Rtsp;
pub use ssh::Ssh;
pub use stun::Stun;
pub use turn::{Turn, TurnTransport};
pub use uri_type::UriType;
pub use urn_uuid::{UrnUuid, Uuid, UuidVariant};
