//! URIs whose syntax is a file you can read.

#![cfg_attr(not(feature = "std"), no_std)]

extern crate alloc;

mod components;
mod convert;
mod delimiter;
mod encoded;
mod figure;
mod host;
mod path;
mod reference;
mod relative_form;
mod syntax;
mod userinfo;

pub use components::{Components, Elements, PortError};
pub use convert::{ConvertError, Mismatch};
pub use encoded::Encoded;
pub use figure::Figure;
pub use host::{Host, IpvFuture};
pub use path::{Path, Segments};
pub use reference::{AbsoluteUri, IntoText, Reference, RelativeRef, Text, Uri, UriReference, kind};
pub use relative_form::RelativeForm;
pub use syntax::{
    Component, EntryRule, HostKind, Node, ParseError, ParseErrorKind, ParseTree, PathRule, Report, RuleError,
};
pub use userinfo::Userinfo;
