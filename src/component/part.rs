//! The parts of a reference that may hold percent-encoded octets, as types.
//!
//! What may stand in a part unencoded is what the grammar says of it. So text that is encoded for one part has a type of its
//! own, and does not slip into another: a `/` is data in a query and a delimiter in a path.

use crate::error::ParseError;
use crate::grammar::{Characters, Rule};
use crate::parse;
use crate::text::delimiter;

/// A part of a reference that may hold percent-encoded octets.
///
/// The parts of this module are all there are.
pub trait Part: Copy + Ord + core::hash::Hash + sealed::Sealed {
    /// The part's name.
    const NAME: &'static str;
}

pub(crate) mod sealed {
    use super::{Characters, Rule};

    pub trait Sealed {
        /// The rule that the part's text matches.
        const RULE: Rule;
        /// Whether no message may show the part's text.
        const IS_SECRET: bool;
        /// What ends the part, though its rule takes it.
        const END: &'static str;
        /// The characters that stand for themselves in data that is encoded for the part.
        fn characters() -> Characters;
    }
}

/// Whether a text may stand in a part as it is.
pub(crate) fn check<P: Part>(text: &str) -> Result<(), ParseError> {
    parse::check(P::RULE, text).map_err(|error| if P::IS_SECRET { error.of_password() } else { error })?;
    match text.find(|it| P::END.contains(it)) {
        Some(at) => Err(ParseError::delimiter(P::RULE, text, at)),
        None => Ok(()),
    }
}

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident $name:literal, $rule:ident $end:expr, $characters:ident, secret: $is_secret:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $part {}

        impl sealed::Sealed for $part {
            const RULE: Rule = Rule::$rule;
            const IS_SECRET: bool = $is_secret;
            const END: &'static str = $end;

            fn characters() -> Characters {
                Characters::of(Rule::$characters).without($end)
            }
        }

        impl Part for $part {
            const NAME: &'static str = $name;
        }
    )*};
}

parts! {
    /// The user of a userinfo: what stands before its first `:`.
    User "user", userinfo delimiter::PASSWORD, userinfo, secret: false;
    /// What stands behind the first `:` of a userinfo; deprecated by RFC 3986, section 3.2.1.
    Password "password", userinfo "", userinfo, secret: true;
    /// A registered name.
    RegName "reg-name", reg_name "", reg_name, secret: false;
    /// A segment of a path.
    Segment "segment", segment "", segment, secret: false;
    /// A query.
    Query "query", query "", query, secret: false;
    /// A fragment.
    Fragment "fragment", fragment "", fragment, secret: false;
    /// A key or a value in a query. Any query may hold one, but when data is encoded for it, nothing stands for itself but what is
    /// `unreserved`: what else a query may hold may be a delimiter to somebody.
    Data "data", query "", unreserved, secret: false;
    /// A part that the specification of a scheme names. When data is encoded for it, nothing stands for itself but what is
    /// `unreserved`.
    SchemePart "part of the scheme", query "", unreserved, secret: false;
}
