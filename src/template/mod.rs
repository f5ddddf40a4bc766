//! URI templates (RFC 6570): from the text of a template to its parts, to URIs, and back.

mod operator;
mod parts;
pub(crate) mod error;
pub(crate) mod template;
mod value;
mod expand;
mod partial;
mod literal;

pub use error::{TemplateError, TemplateErrorKind};
pub use expand::{ExpandError, ExpandErrorKind, ExpandReferenceError};
pub use operator::Operator;
pub use parts::{Expression, Modifier, TemplatePart, Variable};
pub use template::Template;
pub use value::{ToText, ToValue, Value, Variables};
