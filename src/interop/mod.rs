//! Conversions to and from the types of other crates, each with a feature of its name.

#[cfg(feature = "serde")]
mod serde;

#[cfg(feature = "http")]
mod http;

#[cfg(feature = "url")]
mod url;

#[cfg(feature = "std")]
mod sockets;

#[cfg(feature = "http")]
pub use http::ToHttpError;
#[cfg(feature = "url")]
pub use url::ToUrlError;
