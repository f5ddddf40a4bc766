//! URI templates (RFC 6570): from the text of a template to its parts, to URIs, and back.

mod operator;
mod parts;
pub(crate) mod error;
pub(crate) mod template;
mod value;
mod expand;
mod partial;
mod literal;
mod automaton;
mod language;
mod matching;
mod compare;
mod set;
#[cfg(feature = "serde")]
mod serde;

pub use compare::{Containment, Overlap};
pub use error::{TemplateError, TemplateErrorKind};
pub use expand::{ExpandError, ExpandErrorKind, ExpandReferenceError};
pub use matching::{MatchError, MatchOptions, TemplateMatch};
pub use operator::Operator;
pub use parts::{Expression, Modifier, TemplatePart, Variable};
pub use set::TemplateSet;
pub use template::Template;
pub use value::{ToText, ToValue, Value, Variables};
