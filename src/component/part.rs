//! The parts of a reference that may contain percent-encoded bytes, as types.
//!
//! The grammar says what is allowed in a part unencoded. So text that is encoded for one part has its own type, and
//! cannot be used in another: a `/` is data in a query and a delimiter in a path.

use crate::error::ParseError;
use crate::grammar::{Characters, Rule};
use crate::parse;
use crate::text::delimiter;

/// A part of a reference that may contain percent-encoded bytes.
///
/// This module has all parts there are.
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
        /// The delimiters that end the part, although its rule matches them.
        const END: &'static str;
        /// The characters that are not encoded in data for the part.
        fn characters() -> Characters;
    }
}

/// Checks that a text is allowed in a part as it is.
pub(crate) fn check<P: Part>(text: &str) -> Result<(), ParseError> {
    parse::check(P::RULE, text).map_err(|error| if P::IS_SECRET { error.without_text() } else { error })?;
    match text.find(|it| P::END.contains(it)) {
        Some(at) => Err(ParseError::delimiter(P::RULE, text, at)),
        None => Ok(()),
    }
}

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident $name:literal, $rule:ident $end:expr, $characters:ident,
       secret: $is_secret:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $part {}

        impl sealed::Sealed for $part {
            const RULE: Rule = Rule::$rule;
            const IS_SECRET: bool = $is_secret;
            const END: &'static str = $end;

            fn characters() -> Characters {
                Characters::from_rule(Rule::$characters).without($end)
            }
        }

        impl Part for $part {
            const NAME: &'static str = $name;
        }
    )*};
}

// Type, its name; the rule of the part, the delimiters that end it; the rule whose characters data has unencoded;
// whether it is secret.
parts! {
    /// The user of a userinfo: the text before its first `:`.
    User "user", userinfo delimiter::PASSWORD, userinfo, secret: false;
    /// The text after the first `:` of a userinfo; deprecated by RFC 3986, section 3.2.1.
    Password "password", userinfo "", userinfo, secret: true;
    /// A registered name.
    RegName "reg-name", reg_name "", reg_name, secret: false;
    /// A segment of a path.
    Segment "segment", segment "", segment, secret: false;
    /// A query.
    Query "query", query "", query, secret: false;
    /// A fragment.
    Fragment "fragment", fragment "", fragment, secret: false;
    /// A key or a value in a query, or a field that the specification of a scheme names. Any text of a query is one,
    /// but data for it is encoded except for `unreserved` characters: the other characters may be delimiters to some
    /// programs.
    Data "data", query "", unreserved, secret: false;
}
