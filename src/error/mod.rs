//! Why a text is rejected, as small data.

pub(crate) mod advice;
mod kind;
pub(crate) mod parse_error;

pub use kind::ParseErrorKind;
pub use parse_error::ParseError;
