//! URI templates (RFC 6570), which are expanded, matched and compared.
//!
//! - [`Template`] is a parsed template: `/users/{id}{?page}`. Its [`parts`](Template::parts) are literals and
//!   expressions.
//! - [`Template::expand`] replaces the variables by values: anything that is [`Variables`], such as pairs or a map.
//! - [`Template::matches`] returns the values that a URI has for the variables.
//! - [`Template::overlaps`] and [`Template::lacks`] compare the sets of URIs that two templates expand to.
//! - A [`Set`] finds which of several templates match a URI. With [`MatchOptions::ROUTER`], it is a router for the
//!   requests of a server.
//!
//! ```
//! use pest_uri::template::{Template, Value};
//!
//! let template = Template::parse("/users/{id}{?page}")?;
//! assert_eq!(template.expand(&[("id", "ann/b")])?, "/users/ann%2Fb");
//! assert_eq!(template.matches("/users/7?page=2")?.get("page"), Some(&Value::from("2")));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `docs/templates.md` is a tutorial, with a router in 20 lines.

mod operator;
mod parts;
pub(crate) mod error;
pub(crate) mod template;
mod value;
mod expand;
mod partial;
pub(crate) mod literal;
mod automaton;
mod component;
mod options;
mod language;
mod pairs;
mod matching;
mod compare;
mod direct;
mod set;
#[cfg(feature = "serde")]
mod serde;

pub use compare::Undecided;
pub use error::Error;
pub use expand::ExpandError;
pub use matching::{Match, MatchError};
pub use operator::Operator;
pub use options::MatchOptions;
pub use parts::{Expression, Part, Variable};
pub use set::Set;
pub use template::Template;
pub use value::{ToText, ToValue, Value, Variables};
