//! URIs whose syntax is a file you can read.
//!
//! `grammar/uri.pest` transcribes the ABNF of RFC 3986. [pest](https://pest.rs) generates a parser from it, and all that
//! this crate knows of syntax comes from that file and its neighbours.
//!
//! ```
//! use pest_uri::Uri;
//!
//! let uri = Uri::parse("foo://example.com:8042/over/there?name=ferret#nose")?;
//! assert_eq!(uri.scheme(), "foo");
//! assert_eq!(uri.host().unwrap(), "example.com");
//! assert_eq!(uri.port_number().unwrap(), Some(8042));
//! assert!(uri.path().segments().eq(["over", "there"]));
//! # Ok::<(), pest_uri::ParseError>(())
//! ```
//!
//! # From text to components
//!
//! ```text
//! text ── recognizer, compiled from grammar/*.pest ───────────────┐
//!   │                                                             ├── offsets of the components ── Uri and its siblings
//!   └──── pest, generated from the same files ── ParseTree ───────┘
//! ```
//!
//! Both readers find the same, which tests and a fuzzer demand of every text. [`Uri::parse`](Reference::parse) uses the recognizer, which makes no
//! tree.
//!
//! - [`ParseTree`] is what the grammar makes of a text: which rule matched where. It is good for seeing why a text means
//!   what it means, and for reviewing a change of the grammar.
//! - [`Components`] are scheme, authority, path, query, fragment, and what they consist of, as slices of the text.
//! - [`Uri`], [`UriReference`], [`RelativeRef`] and [`AbsoluteUri`] are texts that are known to be of a kind, with the offsets
//!   of their components.
//! - [`Iri`], [`IriReference`], [`RelativeIriRef`] and [`AbsoluteIri`] are the same for IRIs (RFC 3987), which may have characters
//!   beyond ASCII. The operations are there for them too, but for [`BaseContext`], [`complete`], file paths made into URIs, the
//!   typed URIs of schemes, and the ways to and from the types of other crates: [`to_uri`](Reference::to_uri) leads to those. Data that is
//!   added to an IRI, as by [`push_segment`](Reference::push_segment), is percent-encoded as in a URI.
//!
//! A component has a type where people use it as more than text: [`Host`], [`Userinfo`], [`Path`] and its segments, and
//! [`Encoded`] for what may be percent-encoded.
//!
//! A text that is refused gives a [`ParseError`], which is small: what is wrong, in which component, at which byte.
//! [`ParseError::report`] draws it for a person, with the rule, what could have stood there, and a repair.
//!
//! # Operations
//!
//! - [`AbsoluteUri::resolve`](Reference::resolve) and [`relativize`](Reference::relativize), each the way back from the other;
//!   [`BaseContext`] finds the base.
//! - [`normalize`](Reference::normalize), and [`compare`](Reference::compare) on the comparison ladder; [`Reference::key`] for
//!   sets and maps.
//! - [`origin`](Reference::origin): scheme, host and port, for rules of who may ask what of whom.
//! - [`complete`] for what people write instead of URIs, and [`Uri::find_in`](Reference::find_in) for those in running text.
//! - [`literal!`] reads what stands in the program while that is compiled.
//! - [`redact`] and [`redacted`](Reference::redacted): the text for a log, without its password.
//! - [`Builder`], and setters such as [`set_query`](Reference::set_query); [`QueryPairs`] for the pairs of a query.
//! - `scheme` (feature `schemes`): what the specification of its scheme makes of a URI, for 25 schemes, and which URIs it takes for the
//!   same; [`Registration`] has what IANA's registry says of these and all others.
//! - [`variant!`](macro.variant.html) makes a parser, with trees, components and reports, of a grammar of your own.
//! - [`from_unix_path`](Reference::from_unix_path), [`to_windows_path`](Reference::to_windows_path) and their like: file paths of both
//!   systems, on any, to and from `file` URIs.
//!
//! Normalizing changes neither the meaning of a reference nor its kind (for one exception, percent-encoded dots beside others that are
//! not, see [`normalize`](Reference::normalize)). A setter leaves the meaning of the other components alone. Whichever operation
//! made a reference, its components are those that parsing its text would find.
//!
//! The document `docs/equivalents.md`, here the module `equivalents`, has them next to those of other libraries.
//!
//! In the repository, `tests/walkthrough.rs` goes through most of this in reading order.
//!
//! # What it promises
//!
//! - A text is accepted if the syntax of RFC 3986 (for IRIs, RFC 3987) accepts it, and refused if it does not. What RFC 3987 says of
//!   bidirectional text beyond its syntax is advice here, and behind the feature `unicode`.
//! - Absent is not empty: `http://h?` has an empty query, `http://h` has none. The text is kept byte for byte, and nothing is
//!   normalized unless asked.
//! - No text makes it panic, and none costs more than time and memory in proportion to its length.
//! - No error, no report and no `Debug` of a type of this crate shows the password of a userinfo; in text that does not parse, nothing between
//!   the first `:` after `//` and the last `@`. Nothing else is hidden: see [`redact`]. (`literal!` shows its text: that is source code. An
//!   [`authority`](Reference::authority) is a `&str`, and shown as it is.)
//!
//! # Features
//!
//! Features only add: turning one on changes no result of parsing, normalizing or comparing.
//!
//! - `std` (default): `to_socket_addrs`, `from_path` and `to_path_buf`. Without it the crate needs `alloc` alone. `simd`, `http`, `url` and
//!   `proptest` turn it on.
//! - `trees` (default): [`ParseTree`], by pest. Without it no pest is compiled. `schemes`, `custom-grammars` and `proptest` turn it on.
//! - `simd`: parsing by many bytes at a time, by the best instructions of the machine (AVX2, AVX-512 or NEON). A parse takes less than half of the
//!   time, and a release build twice as long.
//! - `schemes`: the module `scheme`, with the grammars and typed URIs of 25 schemes.
//! - `custom-grammars`: the macro `variant!`.
//! - `serde`: a reference is a string in serde's formats. An error of this crate shows no password; but a format may quote the line where
//!   one stands, as that of TOML does.
//! - `http`, `url`: to and from the types of those crates.
//! - `idna`: `to_uri_with_idna` and `to_iri_with_idna`, for IRIs whose hosts are domain names.
//! - `unicode`: checks of IRIs against the advice for bidirectional text and normalization form C.
//! - `proptest`: the module `strategy`, with URIs and IRIs for tests.

#![cfg_attr(not(feature = "std"), no_std)]
// Each item is shown with the feature that it is behind.
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

// Text, what is known of schemes, and the grammar.
mod text;
mod redact;
mod registry;
mod grammar;

// From text to the offsets of its components, or to an error and its report.
mod error;
mod parse;
mod report;

// The components, and the references that have them.
mod component;
mod reference;

// Operations.
mod resolve;
mod normalize;
mod ladder;
mod edit;
mod iri;
mod origin;
mod complete;
mod file_path;
mod find;
mod figure;

// Typed URIs, by the specifications of their schemes.
#[cfg(feature = "schemes")]
pub mod scheme;

// Traits of the standard library.
mod traits;

// Custom grammars, other crates, and tests.
#[cfg(feature = "custom-grammars")]
mod variant;
mod interop;
#[cfg(feature = "proptest")]
pub mod strategy;

/// What the accessors of a reference ask of its text: that it can be borrowed from, or gives what it borrows itself. For generic code
/// in which what an accessor gives outlives the reference.
#[doc(no_inline)]
pub use borrow_or_share::BorrowOrShare;
pub use complete::{CompleteError, complete};
pub use component::accessors::{Components, Elements, PortError};
pub use component::encoded::{Encoded, EncodedString};
pub use component::host::{Host, IpvFuture};
pub use component::part;
pub use component::path::{Path, Segments};
pub use component::query::{Pair, PairSyntax, Pairs};
pub use component::query_pairs::QueryPairs;
pub use component::userinfo::Userinfo;
pub use edit::builder::{BuildError, Builder};
pub use edit::edit::EditError;
pub use error::{ParseError, ParseErrorKind};
pub use figure::Figure;
pub use file_path::FilePathError;
pub use find::{FindIn, Found};
pub use grammar::{Component, EntryRule, RuleText, grammar_files};
#[cfg(feature = "http")]
pub use interop::ToHttpError;
#[cfg(feature = "url")]
pub use interop::ToUrlError;
#[cfg(feature = "unicode")]
pub use iri::BidiProblem;
#[cfg(feature = "idna")]
pub use iri::IdnaError;
pub use ladder::compare::{Comparison, Key, Rung};
pub use normalize::options::Normalize;
pub use origin::Origin;
pub use parse::{HostKind, PathRule};
#[cfg(feature = "trees")]
pub use parse::{Node, ParseTree, RuleError};
pub use redact::Redacted;
pub use reference::kind;
pub use reference::mismatch::{ConvertError, Mismatch};
pub use reference::redacted::redact;
pub use reference::reference::{
    AbsoluteIri, AbsoluteUri, Iri, IriReference, Reference, RelativeIriRef, RelativeRef, Uri, UriReference,
};
pub use reference::relative_form::RelativeForm;
pub use reference::text::{Edits, IntoText, Text};
pub use registry::registration::{Registration, RegistrationStatus};
pub use registry::scheme_rules::SchemeRules;
pub use report::Report;
pub use resolve::base::{BaseContext, BaseError, BaseSource, BaseUri};
pub use resolve::relativize::Relativize;
#[cfg(feature = "custom-grammars")]
pub use variant::Variant;
#[cfg(feature = "custom-grammars")]
#[doc(hidden)]
pub use variant::private as __private;

#[cfg(any(doc, doctest))]
#[doc = include_str!("../docs/equivalents.md")]
pub mod equivalents {}

/// Runs the examples of the README and of the guide. Those of `grammar/README.md` run in `examples/redis`, the crate that they are about.
#[cfg(all(doctest, feature = "schemes"))]
#[doc = include_str!("../README.md")]
#[doc = include_str!("../docs/guide.md")]
mod documents {}
