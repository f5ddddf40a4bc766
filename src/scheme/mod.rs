//! URIs by the specifications of their schemes: a typed URI for each scheme.
//!
//! RFC 3986 leaves the meaning of each component to the scheme. Each scheme here has a grammar
//! (`grammar/scheme/`), transcribed from its RFC, and a type that names its fields. All types work alike:
//!
//! - `from_uri` takes a [`Uri`] and parses it by the scheme's grammar. A URI that the grammar rejects gives a
//!   [`SchemeError`], which names the rule, the section and the offset; the `Uri` is unchanged.
//! - Its public fields and methods are the fields of the URI, as written or decoded.
//! - `uri` returns the `Uri`, byte for byte.
//!
//! [`SchemeUri`] selects the type for any `Uri` at run time.
//!
//! [`is_equivalent`] says whether the specification of their scheme considers two URIs equivalent.
//! [`normalize`] writes equivalent URIs in one form, and [`key`] makes keys for sets and maps. They accept
//! any reference: without a grammar for its scheme, they do what the methods of [`Reference`] do at
//! [`Rung::Scheme`](crate::Rung::Scheme).
//!
//! A typed URI is built from the captures of a recognizer, which are then dropped. While they exist, they
//! take memory in proportion to the length of the URI: at most 400 bytes for each of its bytes, which only a
//! filter of `ldap` needs.

mod error;
mod parameter;
mod field;
mod captures;
mod tree;
mod typed_uri;

// Operations on URIs of any scheme.
mod equivalence;
mod figure;
mod find;
mod note;

// Shared by several typed URIs.
mod address;
mod base64;
mod argument;
mod encoding;
mod server;
mod spelling;

mod acct;
mod cid;
mod coap;
mod data;
mod did;
mod file;
mod ftp;
mod geo;
mod http;
mod ldap;
mod mailto;
mod mid;
mod news;
mod nntp;
mod sip;
mod sms;
mod tag;
mod tel;
mod urn;
mod ws;
mod xmpp;

pub use equivalence::{is_equivalent, key, normalize};
pub use error::SchemeError;
pub use parameter::Parameter;

pub use acct::Acct;
pub use address::Address;
pub use cid::Cid;
pub use coap::Coap;
pub use data::Data;
pub use did::Did;
pub use file::{File, NonstandardFile};
pub use ftp::Ftp;
pub use geo::Geo;
pub use http::Http;
pub use ldap::{DistinguishedName, Ldap, LdapFilter, LdapScope, LdapValue};
pub use mailto::Mailto;
pub use mid::Mid;
pub use news::News;
pub use nntp::Nntp;
pub use sip::Sip;
pub use sms::Sms;
pub use tag::Tag;
pub use tel::{Tel, TelephoneSubscriber};
pub use urn::Urn;
pub use ws::Ws;
pub use xmpp::{Xmpp, XmppAddress};

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use borrow_or_share::BorrowOrShare;

use crate::grammar::{Rule, RuleText};
use crate::parse::ParseTree;
use crate::reference::kind::{UriKind, WithScheme};
use crate::reference::reference::{Reference, Uri};
use typed_uri::{SchemeRule, TypedUri};

/// The types, and the schemes they are for.
macro_rules! schemes {
    ($($(#[$doc:meta])* $typed:ident;)*) => {
        /// A URI by the specification of its scheme, whichever that is.
        ///
        /// ```
        /// use pest_uri::Uri;
        /// use pest_uri::scheme::SchemeUri;
        ///
        /// let uri = Uri::parse("http://example.com/a?b")?;
        /// let Some(SchemeUri::Http(http)) = SchemeUri::from_uri(&uri)? else { panic!() };
        /// assert_eq!(http.host(), "example.com");
        ///
        /// // A scheme that has no grammar here.
        /// assert_eq!(SchemeUri::from_uri(&Uri::parse("foo:bar")?)?, None);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum SchemeUri<'t> {
            $($(#[$doc])* $typed($typed<'t>),)*
        }

        $(
            impl<'t> From<$typed<'t>> for SchemeUri<'t> {
                fn from(typed: $typed<'t>) -> Self {
                    SchemeUri::$typed(typed)
                }
            }
        )*

        /// The URI as written.
        impl fmt::Display for SchemeUri<'_> {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.uri().fmt(formatter)
            }
        }

        impl<'t> SchemeUri<'t> {
            /// The typed URI for a URI, or `None` if its scheme has no grammar here.
            ///
            /// # Errors
            /// If the scheme's grammar rejects the URI: `http:///path` has an empty host.
            pub fn from_uri<'i, K, T>(uri: &'i Reference<K, T>) -> Result<Option<Self>, SchemeError>
            where
                K: WithScheme + UriKind,
                T: BorrowOrShare<'i, 't, str>,
            {
                Self::from_borrowed(typed_uri::shared(uri))
            }

            pub(crate) fn from_borrowed(uri: Uri<&'t str>) -> Result<Option<Self>, SchemeError> {
                let scheme = uri.scheme();
                $(
                    if let Some(rule) = typed_uri::rule::<$typed>(scheme) {
                        return typed_uri::by_rule(uri, rule).map(|typed| Some(SchemeUri::$typed(typed)));
                    }
                )*
                Ok(None)
            }

            /// The rules of all schemes that have a grammar here.
            fn rules() -> Vec<&'static SchemeRule> {
                let mut rules = Vec::new();
                $(rules.extend(<$typed as TypedUri>::RULES);)*
                rules
            }

            /// The URI itself.
            #[must_use]
            pub fn uri(&self) -> Uri<&'t str> {
                match *self {
                    $(SchemeUri::$typed(ref typed) => TypedUri::uri(typed),)*
                }
            }

            /// The fields that the scheme's specification names, from left to right.
            #[must_use]
            pub fn fields(&self) -> Vec<$crate::Field<'t>> {
                match *self {
                    $(SchemeUri::$typed(ref typed) => typed_uri::fields(typed),)*
                }
            }

            fn normal(&self) -> Option<String> {
                match *self {
                    $(SchemeUri::$typed(ref typed) => typed.normal(),)*
                }
            }

            fn key(&self) -> Option<String> {
                match *self {
                    $(SchemeUri::$typed(ref typed) => typed.key(),)*
                }
            }

            /// The rule of a scheme whose specification considers more URIs equivalent than RFC 3986 does.
            fn equivalence(scheme: &str) -> Option<SchemeRule> {
                $(
                    if let Some(rule) = typed_uri::rule::<$typed>(scheme).filter(|_| <$typed as TypedUri>::HAS_EQUIVALENCE) {
                        return Some(rule);
                    }
                )*
                None
            }

            /// The rule whose characters appear unencoded in a scheme's first segment: see
            /// [`TypedUri::FIRST_SEGMENT`].
            fn first_segment(scheme: &str) -> Option<Rule> {
                $(
                    if typed_uri::rule::<$typed>(scheme).is_some() {
                        return <$typed as TypedUri>::FIRST_SEGMENT;
                    }
                )*
                None
            }

            /// What the type of a rule says of a URI that the rule rejects at an offset.
            fn note(rule: SchemeRule, text: &str, at: usize) -> Option<&'static str> {
                $(
                    if <$typed as TypedUri>::RULES.contains(&rule) {
                        return <$typed as TypedUri>::note(rule.rule, text, at);
                    }
                )*
                None
            }

            fn is_equivalent(&self, other: &Self) -> bool {
                match (self, other) {
                    $((SchemeUri::$typed(a), SchemeUri::$typed(b)) => a.is_equivalent(b),)*
                    _ => false,
                }
            }
        }
    };
}

schemes! {
    /// `acct` (RFC 7565).
    Acct;
    /// `cid` (RFC 2392).
    Cid;
    /// `coap` and `coaps` (RFC 7252).
    Coap;
    /// `data` (RFC 2397).
    Data;
    /// `did` (W3C DID Core 1.0).
    Did;
    /// `file` (RFC 8089).
    File;
    /// `ftp` (RFC 1738).
    Ftp;
    /// `geo` (RFC 5870).
    Geo;
    /// `http` and `https` (RFC 9110).
    Http;
    /// `ldap` (RFC 4516).
    Ldap;
    /// `mailto` (RFC 6068).
    Mailto;
    /// `mid` (RFC 2392).
    Mid;
    /// `news` (RFC 5538).
    News;
    /// `nntp` (RFC 5538).
    Nntp;
    /// `sip` and `sips` (RFC 3261).
    Sip;
    /// `sms` (RFC 5724).
    Sms;
    /// `tag` (RFC 4151).
    Tag;
    /// `tel` (RFC 3966).
    Tel;
    /// `urn` (RFC 8141).
    Urn;
    /// `ws` and `wss` (RFC 6455).
    Ws;
    /// `xmpp` (RFC 5122).
    Xmpp;
}

impl<'t> SchemeUri<'t> {
    /// The parse tree of a URI by the rule of its scheme, or `None` if its scheme has no grammar here. The
    /// tree has no fragment, unless the scheme's specification gives its syntax.
    ///
    /// ```
    /// use pest_uri::Uri;
    /// use pest_uri::scheme::SchemeUri;
    ///
    /// let uri = Uri::parse("http://h?a#b")?;
    /// assert_eq!(SchemeUri::parse_tree(&uri)?.unwrap().to_string(), "\
    /// http-URI 0..10 \"http://h?a\"
    ///   authority 7..8 \"h\"
    ///     host 7..8 \"h\"
    ///       reg-name 7..8 \"h\"
    ///   path-abempty 8..8 \"\"
    ///   query 9..10 \"a\"
    /// ");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the scheme's grammar rejects the URI.
    pub fn parse_tree<'i, K, T>(uri: &'i Reference<K, T>) -> Result<Option<ParseTree<'t>>, SchemeError>
    where
        K: WithScheme + UriKind,
        T: BorrowOrShare<'i, 't, str>,
    {
        let uri = typed_uri::shared(uri);
        let rule = Self::rules().into_iter().find(|rule| rule.scheme.eq_ignore_ascii_case(uri.scheme()));
        rule.map(|rule| typed_uri::tree(uri, *rule)).transpose()
    }

    /// The schemes that have a grammar here, in alphabetical order, each with the rule of its whole URI.
    pub fn known() -> impl Iterator<Item = (&'static str, RuleText)> {
        let mut rules = Self::rules();
        rules.sort_by_key(|rule| rule.scheme);
        rules.into_iter().map(|rule| (rule.scheme, RuleText::from_entry(rule.rule.entry())))
    }
}
