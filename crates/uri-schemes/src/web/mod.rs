//! What browsers know.

pub mod about;
pub mod data;
pub mod file;
pub mod ftp;
pub mod http;
pub mod ws;

pub use about::About;
pub use data::DataUri;
pub use file::{File, NonstandardFile};
pub use ftp::Ftp;
pub use http::Http;
pub use ws::Ws;
