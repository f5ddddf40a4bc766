//! URIs by the specifications of their schemes: a typed view for each.
//!
//! RFC 3986 leaves what a component consists of to the scheme. Here each scheme has its grammar (`grammar/scheme/`), transcribed from
//! its RFC, and a type that names its parts. All views work alike:
//!
//! - `of` takes a [`Uri`] and walks over the tree of the scheme's grammar. What that refuses gives a [`SchemeError`], which names the
//!   rule, the section and the place; the `Uri` stands as it is.
//! - Its fields and methods are the parts, as they stand or decoded.
//! - `uri` gives the `Uri` back, byte for byte.
//!
//! [`SchemeUri`] finds the view of any `Uri` at run time.
//!
//! [`is_equivalent`] says whether the specification of their scheme takes two URIs for the same, [`normalize`] writes what it takes for the
//! same in one form, and [`key`] makes keys for sets and maps. They are for any reference: without a grammar for its scheme, they do what the
//! methods of [`Reference`] do at [`Rung::Scheme`](crate::Rung::Scheme).
//!
//! A view is made by way of a parse tree, which is gone when the view is there. While it is there it takes memory in proportion to the
//! length of the URI: some hundred bytes for each byte.
//!
//! Each scheme is behind a feature, `scheme-http` and so on; the feature `schemes`, a default one, has them all.

mod equivalence;
mod error;
mod figure;
mod find;
mod part;
mod tree;
mod view;

// What some of the views share.
#[cfg(feature = "scheme-mailto")]
mod address;
#[cfg(feature = "scheme-data")]
mod base64;
#[cfg_attr(not(feature = "schemes"), allow(dead_code))]
mod argument;
#[cfg_attr(not(feature = "schemes"), allow(dead_code))]
mod encoding;
#[cfg(any(feature = "scheme-coap", feature = "scheme-http", feature = "scheme-ws"))]
mod server;
#[cfg(any(feature = "scheme-data", feature = "scheme-geo", feature = "scheme-sip", feature = "scheme-tel"))]
mod spelling;

#[cfg(feature = "scheme-acct")]
mod acct;
#[cfg(feature = "scheme-cid")]
mod cid;
#[cfg(feature = "scheme-coap")]
mod coap;
#[cfg(feature = "scheme-data")]
mod data;
#[cfg(feature = "scheme-did")]
mod did;
#[cfg(feature = "scheme-file")]
mod file;
#[cfg(feature = "scheme-ftp")]
mod ftp;
#[cfg(feature = "scheme-geo")]
mod geo;
#[cfg(feature = "scheme-http")]
mod http;
#[cfg(feature = "scheme-ldap")]
mod ldap;
#[cfg(feature = "scheme-mailto")]
mod mailto;
#[cfg(feature = "scheme-mid")]
mod mid;
#[cfg(feature = "scheme-news")]
mod news;
#[cfg(feature = "scheme-nntp")]
mod nntp;
#[cfg(feature = "scheme-sip")]
mod sip;
#[cfg(feature = "scheme-sms")]
mod sms;
#[cfg(feature = "scheme-tag")]
mod tag;
#[cfg(feature = "scheme-tel")]
mod tel;
#[cfg(feature = "scheme-urn")]
mod urn;
#[cfg(feature = "scheme-ws")]
mod ws;
#[cfg(feature = "scheme-xmpp")]
mod xmpp;

pub use equivalence::{is_equivalent, key, normalize};
pub use error::SchemeError;
pub use figure::SchemeFigure;
pub use part::{Part, PartValue};

#[cfg(feature = "scheme-acct")]
pub use acct::Acct;
#[cfg(feature = "scheme-mailto")]
pub use address::Address;
#[cfg(feature = "scheme-cid")]
pub use cid::Cid;
#[cfg(feature = "scheme-coap")]
pub use coap::Coap;
#[cfg(feature = "scheme-data")]
pub use data::{Data, DataParameter};
#[cfg(feature = "scheme-did")]
pub use did::Did;
#[cfg(feature = "scheme-file")]
pub use file::{File, FileForm, NonstandardFile};
#[cfg(feature = "scheme-ftp")]
pub use ftp::{Ftp, FtpType};
#[cfg(feature = "scheme-geo")]
pub use geo::{Geo, GeoParameter};
#[cfg(feature = "scheme-http")]
pub use http::Http;
#[cfg(feature = "scheme-ldap")]
pub use ldap::{
    DistinguishedName, Ldap, LdapAttribute, LdapExtension, LdapFilter, LdapFilterType, LdapScope, LdapValue,
};
#[cfg(feature = "scheme-mailto")]
pub use mailto::{Mailto, MailtoHeader};
#[cfg(feature = "scheme-mid")]
pub use mid::Mid;
#[cfg(feature = "scheme-news")]
pub use news::{News, NewsResource};
#[cfg(feature = "scheme-nntp")]
pub use nntp::Nntp;
#[cfg(feature = "scheme-sip")]
pub use sip::{Sip, SipHeader, SipParameter};
#[cfg(feature = "scheme-sms")]
pub use sms::{Sms, SmsField};
#[cfg(feature = "scheme-tag")]
pub use tag::{Tag, TagDate};
#[cfg(feature = "scheme-tel")]
pub use tel::{PhoneContext, Tel, TelParameter, TelephoneSubscriber};
#[cfg(feature = "scheme-urn")]
pub use urn::Urn;
#[cfg(feature = "scheme-ws")]
pub use ws::Ws;
#[cfg(feature = "scheme-xmpp")]
pub use xmpp::{Xmpp, XmppAddress, XmppPair};

use alloc::string::String;
use alloc::vec::Vec;
use core::convert::Infallible;
use core::fmt;
use core::marker::PhantomData;

use borrow_or_share::BorrowOrShare;

use crate::grammar::{Rule, RuleText};
use crate::parse::ParseTree;
use crate::reference::kind::{OfUris, WithScheme};
use crate::reference::reference::{Reference, Uri};
use view::{SchemeRule, View};

/// The kinds of view, and the schemes that have them.
macro_rules! schemes {
    ($($(#[$doc:meta])* $feature:literal $view:ident;)*) => {
        /// A URI by the specification of its scheme, whichever that is.
        ///
        /// ```
        /// use pest_uri::Uri;
        /// use pest_uri::scheme::SchemeUri;
        ///
        /// let uri = Uri::parse("http://example.com/a?b")?;
        /// let Some(SchemeUri::Http(http)) = SchemeUri::of(&uri)? else { panic!() };
        /// assert_eq!(http.host(), "example.com");
        ///
        /// // A scheme that has no grammar here.
        /// assert_eq!(SchemeUri::of(&Uri::parse("foo:bar")?)?, None);
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum SchemeUri<'t> {
            $($(#[$doc])* #[cfg(feature = $feature)] $view($view<'t>),)*
            /// No URI is this, whatever features are off.
            #[doc(hidden)]
            Never(Infallible, PhantomData<&'t str>),
        }

        $(
            #[cfg(feature = $feature)]
            impl<'t> From<$view<'t>> for SchemeUri<'t> {
                fn from(view: $view<'t>) -> Self {
                    SchemeUri::$view(view)
                }
            }
        )*

        /// The URI as it stands.
        impl fmt::Display for SchemeUri<'_> {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.uri().fmt(formatter)
            }
        }

        impl<'t> SchemeUri<'t> {
            /// The view of a URI; nothing, if its scheme has no grammar here.
            ///
            /// # Errors
            /// Where the scheme's grammar refuses the URI: `http:///path` has an empty host.
            pub fn of<'i, K, T>(uri: &'i Reference<K, T>) -> Result<Option<Self>, SchemeError>
            where
                K: WithScheme + OfUris,
                T: BorrowOrShare<'i, 't, str>,
            {
                Self::view(view::shared(uri))
            }

            pub(crate) fn view(uri: Uri<&'t str>) -> Result<Option<Self>, SchemeError> {
                $(
                    #[cfg(feature = $feature)]
                    if let Some(rule) = view::rule::<$view>(uri.scheme()) {
                        return view::by_rule(uri, rule).map(|view| Some(SchemeUri::$view(view)));
                    }
                )*
                Ok(None)
            }

            /// The rules of all schemes that have a grammar here.
            fn rules() -> Vec<&'static SchemeRule> {
                let mut rules = Vec::new();
                $(#[cfg(feature = $feature)] rules.extend(<$view as View>::RULES);)*
                rules
            }

            /// The URI itself.
            #[must_use]
            pub fn uri(&self) -> Uri<&'t str> {
                match *self {
                    $(#[cfg(feature = $feature)] SchemeUri::$view(ref view) => View::uri(view),)*
                    SchemeUri::Never(never, _) => match never {},
                }
            }

            /// The parts that the scheme's specification names, from left to right.
            #[must_use]
            pub fn parts(&self) -> Vec<Part<'t>> {
                match *self {
                    $(#[cfg(feature = $feature)] SchemeUri::$view(ref view) => view::parts(view),)*
                    SchemeUri::Never(never, _) => match never {},
                }
            }

            fn normal(&self) -> Option<String> {
                match *self {
                    $(#[cfg(feature = $feature)] SchemeUri::$view(ref view) => view.normal(),)*
                    SchemeUri::Never(never, _) => match never {},
                }
            }

            fn key(&self) -> Option<String> {
                match *self {
                    $(#[cfg(feature = $feature)] SchemeUri::$view(ref view) => view.key(),)*
                    SchemeUri::Never(never, _) => match never {},
                }
            }

            /// The rule of a scheme whose specification takes more for the same than RFC 3986 does.
            fn equivalence(scheme: &str) -> Option<SchemeRule> {
                $(
                    #[cfg(feature = $feature)]
                    if let Some(rule) = view::rule::<$view>(scheme).filter(|_| <$view as View>::HAS_EQUIVALENCE) {
                        return Some(rule);
                    }
                )*
                None
            }

            /// The rule of a scheme by whose characters the first segment is encoded: see [`View::FIRST_SEGMENT`].
            fn first_segment(scheme: &str) -> Option<Rule> {
                $(
                    #[cfg(feature = $feature)]
                    if view::rule::<$view>(scheme).is_some() {
                        return <$view as View>::FIRST_SEGMENT;
                    }
                )*
                None
            }

            fn is_equivalent(&self, other: &Self) -> bool {
                match (self, other) {
                    $(#[cfg(feature = $feature)] (SchemeUri::$view(a), SchemeUri::$view(b)) => a.is_equivalent(b),)*
                    _ => false,
                }
            }
        }
    };
}

schemes! {
    /// `acct` (RFC 7565).
    "scheme-acct" Acct;
    /// `cid` (RFC 2392).
    "scheme-cid" Cid;
    /// `coap` and `coaps` (RFC 7252).
    "scheme-coap" Coap;
    /// `data` (RFC 2397).
    "scheme-data" Data;
    /// `did` (W3C DID Core 1.0).
    "scheme-did" Did;
    /// `file` (RFC 8089).
    "scheme-file" File;
    /// `ftp` (RFC 1738).
    "scheme-ftp" Ftp;
    /// `geo` (RFC 5870).
    "scheme-geo" Geo;
    /// `http` and `https` (RFC 9110).
    "scheme-http" Http;
    /// `ldap` (RFC 4516).
    "scheme-ldap" Ldap;
    /// `mailto` (RFC 6068).
    "scheme-mailto" Mailto;
    /// `mid` (RFC 2392).
    "scheme-mid" Mid;
    /// `news` (RFC 5538).
    "scheme-news" News;
    /// `nntp` (RFC 5538).
    "scheme-nntp" Nntp;
    /// `sip` and `sips` (RFC 3261).
    "scheme-sip" Sip;
    /// `sms` (RFC 5724).
    "scheme-sms" Sms;
    /// `tag` (RFC 4151).
    "scheme-tag" Tag;
    /// `tel` (RFC 3966).
    "scheme-tel" Tel;
    /// `urn` (RFC 8141).
    "scheme-urn" Urn;
    /// `ws` and `wss` (RFC 6455).
    "scheme-ws" Ws;
    /// `xmpp` (RFC 5122).
    "scheme-xmpp" Xmpp;
}

impl<'t> SchemeUri<'t> {
    /// The parse tree of a URI by the rule of its scheme; nothing, if its scheme has no grammar here. A fragment is no part of it, unless
    /// the scheme's specification gives its syntax.
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
    /// Where the scheme's grammar refuses the URI.
    pub fn parse_tree<'i, K, T>(uri: &'i Reference<K, T>) -> Result<Option<ParseTree<'t>>, SchemeError>
    where
        K: WithScheme + OfUris,
        T: BorrowOrShare<'i, 't, str>,
    {
        let uri = view::shared(uri);
        let rule = Self::rules().into_iter().find(|rule| rule.scheme.eq_ignore_ascii_case(uri.scheme()));
        rule.map(|rule| view::tree(uri, *rule)).transpose()
    }

    /// The schemes that have a grammar here, in the order of the alphabet, each with the rule of its whole URI.
    pub fn known() -> impl Iterator<Item = (&'static str, RuleText)> {
        let mut rules = Self::rules();
        rules.sort_by_key(|rule| rule.scheme);
        rules.into_iter().map(|rule| (rule.scheme, RuleText::of(rule.rule.entry())))
    }
}
