//! The types of references, and the conversions between them.

pub(crate) mod relative_form;
pub(crate) mod mismatch;
pub(crate) mod text;
pub mod kind;
pub(crate) mod reference;
pub(crate) mod redacted;
pub(crate) mod convert;
pub(crate) mod literal;
