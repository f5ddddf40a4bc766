//! From text to the offsets of its components: by the recognizer, or through a tree.

pub(crate) mod recognizer;
pub(crate) mod offsets;
mod scheme;
pub(crate) mod notation;
mod host_kind;
mod context;
mod diagnosis;
pub(crate) mod parser;
#[cfg(feature = "trees")]
pub(crate) mod nodes;
#[cfg(feature = "trees")]
pub(crate) mod tree;
pub(crate) mod literal;

#[cfg(feature = "templates")]
pub(crate) use diagnosis::explained;
pub use host_kind::HostKind;
pub use offsets::PathRule;
#[cfg(feature = "check")]
pub(crate) use parser::unambiguous_url;
pub(crate) use parser::{check, is_reference, offsets as parsed_offsets, parse, prefix, reference_offsets};
pub(crate) use scheme::{scheme_at_end, scheme_at_start};
#[cfg(feature = "custom-grammars")]
pub use tree::Below;
#[cfg(feature = "trees")]
pub use tree::{Node, ParseTree, RuleError};
