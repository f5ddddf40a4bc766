//! `about`: resources of the browser itself, by [RFC 6694](https://www.rfc-editor.org/rfc/rfc6694).
//!
//! ```
//! use uri_schemes::About;
//!
//! let about = About::parse("about:config?filter=font%20size")?;
//! assert_eq!((about.token.as_str(), about.query.as_deref()), ("config", Some("filter=font%20size")));
//!
//! let error = About::parse("about:blank/x").unwrap_err();
//! assert_eq!(error.to_string(), "unexpected `/` in about-token at byte 11; expected `?`, `#` or the end");
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::string::String;

use pest_uri::FromGrammar;

use crate::UriType;

/// A resource of a browser, such as `about:blank`.
///
/// # Errors
/// `about:a/b`: a token has no slash (section 2.1).
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/about.pest", entry = about_uri)]
pub struct About {
    /// The token, such as `blank`, which may be empty. Its case counts.
    #[grammar(rule = about_token)]
    pub token: String,
    /// The query, as it is written.
    #[grammar(as_written)]
    pub query: Option<String>,
    /// The fragment.
    pub fragment: Option<String>,
}

impl UriType for About {
    const SCHEMES: &'static [&'static str] = &["about"];
    const NORMALIZES: bool = false;
}
