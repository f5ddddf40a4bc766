//! URIs whose syntax is a file you can read.
//!
//! `grammar/uri.pest` transcribes the ABNF of RFC 3986. [pest](https://pest.rs) generates a parser from it. All that
//! this crate knows of syntax comes from that file and the others beside it.
//!
//! Use the crate [`url`](https://docs.rs/url) where you must do what a browser does: browsers accept more than RFC
//! 3986, and read some texts otherwise.
//!
//! ```
//! use pest_uri::Uri;
//!
//! let uri = Uri::parse("https://example.com:8443/over/there?name=ferret#nose")?;
//! assert!(uri.has_scheme("https")); // in either case: `HTTPS` is the same scheme
//! assert_eq!(uri.host_str(), Some("example.com"));
//! assert_eq!(uri.port()?, Some(8443));
//! assert!(uri.path().segments().eq(["over", "there"]));
//! for (key, value) in uri.query_pairs() {
//!     assert_eq!((&*key, &*value), ("name", "ferret"));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `Display` of a reference shows its password, and `Debug` hides it; [`redact`] hides it in any text.
//!
//! # Which type
//!
//! | for | write |
//! |---|---|
//! | a field of a struct | `Uri`, which is `Uri<String>` and owns its text |
//! | an argument | `&Uri<impl Text>`, which takes `&owned` and `&borrowed` ([`Text`]) |
//! | an argument whose parts outlive it | `Uri<&str>`, which is `Copy`; `uri.borrow()` returns one |
//! | an argument of any kind | `&Reference<K, T>` with `K: Kind, T: Text` ([`Kind`](kind::Kind)) |
//! | a key of a map | `Uri`; `map.get(uri.as_str())` finds it |
//! | a constant | `const HOME: Uri<&str> = literal!(Uri, "https://example.com/");` |
//! | what may be relative | [`UriReference`] |
//! | a base | [`Uri`] or [`AbsoluteUri`], which has no fragment |
//! | non-ASCII text | [`Iri`], [`IriReference`] |
//!
//! ```
//! use pest_uri::{Text, Uri};
//!
//! fn is_local(uri: &Uri<impl Text>) -> bool {
//!     uri.host_str() == Some("localhost") && uri.path().starts_with("/dev/")
//! }
//!
//! let owned: Uri = "http://localhost/dev/1".parse()?;
//! let borrowed = Uri::parse("http://example.com/")?;
//! assert!(is_local(&owned) && !is_local(&borrowed));
//! # Ok::<(), pest_uri::ParseError>(())
//! ```
//!
//! [`Uri::parse`](Reference::parse) borrows its argument: `let uri: Uri<&str> = Uri::parse(text)?`. To own the text,
//! write `let uri: Uri = text.parse()?`, or parse a `String`.
//!
//! # How names are formed
//!
//! | name | meaning |
//! |---|---|
//! | `parse` | from text, which it checks |
//! | `from_*`, `From`, `TryFrom` | from a value of another type |
//! | `new` | empty |
//! | `set_query(data)`, `Builder::query(data)`, `push_segment(data)` | data: what is not allowed is percent-encoded |
//! | `set_encoded_query(text)`, `Builder::encoded_query(text)` | text that is encoded already, which is checked |
//! | `normalize_with(options)` | the method with options: [`NormalizeOptions`], [`RelativizeOptions`], [`PairSyntax`] |
//! | `port()`, `host()`, `path()`, `query()` | a value: a number or an error, a [`Host`], a [`Path`], an [`Encoded`] |
//! | `port_str()`, `host_str()`, `path_str()`, `query_str()` | the text |
//! | `offset()` | a position in the text, in bytes |
//! | `report(text)` | a [`Report`] of the error, for a person |
//!
//! # From text to components
//!
//! ```text
//! text ─ recognizer, compiled from grammar/*.pest ───────┐
//!   │                                                    ├─ offsets of the components ─ Uri
//!   └─── pest, generated from the same files ─ ParseTree ┘
//! ```
//!
//! Both parsers find the same components; tests and a fuzzer check this for every text.
//! [`Uri::parse`](Reference::parse) uses the recognizer, which builds no tree.
//!
//! - [`ParseTree`] shows which rule of the grammar matched where. Use it to see why a text means what it means, and to
//!   review a change of the grammar.
//! - [`Components`] are the scheme, authority, path, query and fragment, and their parts, as slices of the text.
//! - [`Uri`], [`UriReference`], [`RelativeRef`] and [`AbsoluteUri`] are texts of a known kind, with the offsets of
//!   their components.
//! - [`Iri`], [`IriReference`], [`RelativeIriRef`] and [`AbsoluteIri`] are the same for IRIs (RFC 3987), which may have
//!   non-ASCII characters. They have all operations except [`BaseContext`], [`complete`], file paths, and the
//!   conversions to the types of other crates; for these, convert with [`to_uri`](Reference::to_uri) first. Data that
//!   is added to an IRI, as by [`push_segment`](Reference::push_segment), is percent-encoded as in a URI.
//!
//! A component has its own type where it is used as more than text: [`Host`], [`Userinfo`], [`Path`] and its segments,
//! and [`Encoded`] for what may be percent-encoded.
//!
//! A rejected text gives a [`ParseError`], which is small: what is wrong, in which component, at which byte.
//! [`ParseError::report`] draws it for a person, with the rule, what is allowed at that byte, and a suggested fix. All
//! errors of the crate convert into [`Error`].
//!
//! # Which repair
//!
//! | for | use |
//! |---|---|
//! | a link on a web page | [`parse_lenient`](Reference::parse_lenient), which lists each [`Change`] |
//! | what a person types without a scheme | [`complete`] |
//! | an error message with a suggestion | [`Report::repaired`] |
//!
//! # Operations
//!
//! - [`AbsoluteUri::resolve`](Reference::resolve) and its inverse, [`relativize`](Reference::relativize);
//!   [`BaseContext`] finds the base.
//! - [`normalize`](Reference::normalize), and [`compare`](Reference::compare) on the comparison ladder;
//!   [`Reference::key`] for sets and maps.
//! - [`origin`](Reference::origin): scheme, host and port, for same-origin rules.
//! - [`parse_lenient`](Reference::parse_lenient) and [`resolve_lenient`](Reference::resolve_lenient) for links as web
//!   pages have them.
//! - [`complete`] turns what people type (`example.com`) into a URI. [`Uri::find_in`](Reference::find_in) finds URIs in
//!   running text; with [`FindOptions`] also links without a scheme and email addresses.
//! - [`literal!`] parses a text in the program at compile time.
//! - `check` (feature `check`): whether the listed programs read a URL alike, and whether a policy allows it.
//! - [`redact`] and [`redacted`](Reference::redacted): the text for a log, without its password.
//! - [`Builder`], and setters such as [`set_encoded_query`](Reference::set_encoded_query); [`QueryPairs`] for the pairs
//!   of a query.
//! - `template` (feature `templates`): URI templates (RFC 6570), which are expanded, matched, compared, and used as
//!   routes.
//! - [`SchemeInfo`] has what IANA's registry says of all schemes, and their ports. The crate
//!   [`uri-schemes`](https://docs.rs/uri-schemes) has a type for each of many schemes, from `http` to `postgresql`, and
//!   says which of their URIs are equivalent.
//! - [`derive(FromGrammar)`](derive.FromGrammar.html) makes a type of your own grammar file;
//!   [`grammar!`](macro.grammar.html) makes trees, components and reports.
//! - [`from_unix_path`](Reference::from_unix_path), [`to_windows_path`](Reference::to_windows_path) and the like:
//!   conversions between `file` URIs and the file paths of both systems, on any system.
//!
//! Normalizing changes neither the meaning of a reference nor its kind (for one exception, percent-encoded dots beside
//! literal dots, see [`normalize`](Reference::normalize)). A setter does not change the meaning of the other
//! components. The components of a reference are always those that parsing its text finds, whichever operation made it.
//!
//! # More documentation
//!
//! - [`docs::guide`]: the operations, with examples.
//! - [`docs::equivalents`]: coming from `url`, `fluent-uri`, `iri-string`, `http` or `lsp-types`.
//! - `docs::untrusted` (feature `check`): URIs from strangers.
//!
//! # What it promises
//!
//! - A text is accepted if the syntax of RFC 3986 (for IRIs, RFC 3987) accepts it, and rejected otherwise. What RFC
//!   3987 says of bidirectional text beyond its syntax is advice here, and needs the feature `unicode`.
//! - Absent is not empty: `http://h?` has an empty query, `http://h` has none. The text is kept byte for byte, and
//!   nothing is normalized unless asked.
//! - No text causes a panic, and none takes more than time and memory in proportion to its length.
//! - No error, no report and no `Debug` of a type of this crate shows a password. That is everything between a `:` in
//!   what any program may read as a userinfo and the `@` after it, also in invalid text and in nested references: see
//!   [`Redacted`]. Nothing else is hidden. (`literal!` shows its text, which is source code. An
//!   [`authority`](Reference::authority) is a `&str`, and is shown unchanged. A segment or a value of a query knows
//!   nothing of the text around it, and `Debug` redacts it as a text of its own.)
//!
//! # Features
//!
//! Features only add: turning one on changes the answer of no existing call, except that `idna` knows the names in the
//! DNS of non-ASCII hosts. Without it, [`parse_lenient`](Reference::parse_lenient), [`Report::repaired`] and
//! [`complete()`] reject such a host, and `check` does not know where browsers go with it, or with a label `xn--…`.
//!
//! - `std` (default): `to_socket_addrs`, `from_file_path` and `to_file_path`. Without it the crate needs only `alloc`.
//!   `simd`, `http`, `url` and `proptest` turn it on.
//! - `trees` (default): [`ParseTree`]; those of `uri.pest` and `iri.pest` are by pest. Without it pest is not compiled.
//!   `custom-grammars` and `proptest` turn it on.
//! - `simd`: parses many bytes at a time, with the best instructions of the machine (AVX2, AVX-512 or NEON). A parse
//!   takes less than half of the time, and a release build twice as long.
//! - `check`: the module `check`, which says whether programs read a URL alike and whether a policy allows it.
//! - `custom-grammars`: `derive(FromGrammar)` and `grammar!`.
//! - `templates`: the module `template`, with URI templates (RFC 6570). It adds no dependency; a build takes about a
//!   second more.
//! - `serde`: a reference is a string in serde's formats. An error of this crate shows no password. The error of a
//!   format, such as TOML's, may quote the input line that contains it.
//! - `http`, `url`: conversions to and from the types of those crates.
//! - `idna`: `to_uri_with_idna` and `to_iri_with_idna`, for IRIs whose hosts are domain names; such hosts in repairs,
//!   `complete` and `check`.
//! - `unicode`: checks of IRIs against the advice for bidirectional text and normalization form C.
//! - `proptest`: the module `strategy`, with URIs and IRIs for tests.
//!

// The targets of links to items that need a feature, for the documentation without it. They follow an empty line of the
// text.
#![cfg_attr(
    not(feature = "trees"),
    doc = "[`ParseTree`]: https://docs.rs/pest-uri/latest/pest_uri/struct.ParseTree.html"
)]
#![cfg_attr(
    not(all(feature = "templates", feature = "check")),
    doc = "[`docs::guide`]: https://docs.rs/pest-uri/latest/pest_uri/docs/guide/index.html"
)]
#![cfg_attr(not(feature = "std"), no_std)]
// Each item is shown with the feature that it needs.
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
mod repair;
mod report;

// The components, and the references that have them.
mod component;
mod reference;

// Operations.
mod resolve;
mod normalize;
mod compare;
mod edit;
mod iri;
mod origin;
mod complete;
mod lenient;
mod file_path;
mod find;
mod figure;

// URI templates.
#[cfg(feature = "templates")]
pub mod template;

// URLs from strangers.
#[cfg(feature = "check")]
pub mod check;

// Traits of the standard library.
mod traits;

// One error for all of it.
mod any_error;

// Custom grammars, other crates, and tests.
#[cfg(feature = "custom-grammars")]
mod field;
#[cfg(feature = "custom-grammars")]
mod custom_grammar;
#[cfg(feature = "custom-grammars")]
mod from_grammar;
mod interop;
#[cfg(feature = "proptest")]
pub mod strategy;

pub use any_error::Error;
/// Lets accessors return slices that live as long as possible: as long as the reference if it owns its text (`String`),
/// or as long as the original text if it borrows that (`&str`). For generic code in which such a slice outlives the
/// reference.
#[doc(no_inline)]
pub use borrow_or_share::BorrowOrShare;
pub use compare::{Comparison, Key, Rung};
pub use complete::{CompleteError, complete};
pub use component::accessors::{Components, PortError};
pub use component::encoded::{Encoded, EncodedString};
pub use component::host::Host;
pub use component::part;
pub use component::path::Path;
pub use component::query::{Pair, PairSyntax, Pairs};
pub use component::query_pairs::QueryPairs;
pub use component::userinfo::Userinfo;
#[cfg(feature = "custom-grammars")]
pub use custom_grammar::CustomGrammar;
#[cfg(feature = "custom-grammars")]
#[doc(hidden)]
pub use custom_grammar::private as __private;
pub use edit::builder::Builder;
pub use edit::error::EditError;
pub use error::{ParseError, ParseErrorKind};
#[cfg(feature = "custom-grammars")]
pub use field::{Field, FieldValue};
pub use file_path::FilePathError;
pub use find::{FindOptions, Found};
#[cfg(feature = "custom-grammars")]
pub use from_grammar::error::{ComposeError, FromGrammarError, ValueError};
#[cfg(feature = "custom-grammars")]
pub use from_grammar::parsed::Parsed;
#[cfg(feature = "custom-grammars")]
pub use from_grammar::{FromGrammar, FromNode};
#[cfg(feature = "trees")]
pub use grammar::Trace;
pub use grammar::{Component, EntryRule, RuleText, grammar_files};
#[cfg(feature = "http")]
pub use interop::ToHttpError;
#[cfg(feature = "url")]
pub use interop::ToUrlError;
#[cfg(feature = "unicode")]
pub use iri::BidiProblem;
#[cfg(feature = "idna")]
pub use iri::IdnaError;
pub use lenient::Repaired;
pub use normalize::options::NormalizeOptions;
pub use origin::Origin;
pub use parse::{HostKind, PathRule};
#[cfg(feature = "trees")]
pub use parse::{Node, ParseTree, RuleError};
#[cfg(feature = "custom-grammars")]
#[doc = include_str!("from_grammar/derive.md")]
pub use pest_uri_macros::FromGrammar;
pub use redact::Redacted;
pub use reference::kind;
#[doc(hidden)]
pub mod __literals {
    //! What `literal!` calls: free functions, so that the compiler does not suggest them as methods.
    pub use crate::reference::literal::{reference, reference_or_panic};
    #[cfg(feature = "templates")]
    pub use crate::template::literal::{template, template_or_panic};
}
pub use reference::mismatch::{ConvertError, Mismatch};
pub use reference::redacted::redact;
pub use reference::reference::{
    AbsoluteIri, AbsoluteUri, Iri, IriReference, Reference, RelativeIriRef, RelativeRef, Uri, UriReference,
};
pub use reference::relative_form::RelativeForm;
pub use reference::text::{IntoText, Text};
pub use registry::scheme_info::{RegistrationStatus, SchemeInfo};
pub use repair::{Change, ChangeKind};
pub use report::Report;
pub use resolve::base::{BaseContext, BaseError, BaseSource};
pub use resolve::relativize::RelativizeOptions;

/// The guide, and other documents of the repository.
#[cfg(any(doc, doctest))]
pub mod docs {
    #[doc = include_str!("../docs/equivalents.md")]
    pub mod equivalents {}

    #[cfg(all(feature = "templates", feature = "check"))]
    #[doc = include_str!("../docs/guide.md")]
    pub mod guide {}

    #[cfg(feature = "trees")]
    #[doc = include_str!("../docs/notation.md")]
    pub mod notation {}

    #[cfg(feature = "templates")]
    #[doc = include_str!("../docs/templates.md")]
    pub mod templates {}

    #[cfg(feature = "check")]
    #[doc = include_str!("../docs/untrusted.md")]
    pub mod untrusted {}
}

// Runs the examples of the README. Those of `grammar/README.md` run in `examples/redis`, the crate that they describe.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
