//! Names that do not say where a resource is.

pub mod acct;
pub mod did;
pub mod magnet;
pub mod pkg;
pub mod tag;
pub mod urn;
pub mod urn_uuid;

pub use acct::Acct;
pub use did::Did;
pub use magnet::{Magnet, Topic};
pub use pkg::{PackageUrl, PackageUrlError};
pub use tag::Tag;
pub use urn::Urn;
pub use urn_uuid::{UrnUuid, Uuid, UuidVariant};
