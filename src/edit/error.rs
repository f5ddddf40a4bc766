//! Errors of setting and building.

use alloc::format;

use crate::error::ParseError;
use crate::grammar::{Component, EntryRule};
use crate::report::Report;

/// Why a component cannot be set, or some components cannot be built into a reference. A reference whose setter returns
/// it is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The text is invalid in its component: a query of `a#b`, a port of `8o`, a host name of `a b`.
    #[error(transparent)]
    Syntax(#[from] ParseError),
    /// The data for a host is empty. An encoded host may be.
    #[error("a host name cannot be empty")]
    EmptyHost,
    /// The data for the host of a URI has a character beyond ASCII, at an offset in bytes.
    #[error("a host name of a URI is ASCII (byte {offset}); convert a domain name by IDNA first (feature `idna`)")]
    NonAsciiHost {
        /// Where the character begins, in the data.
        offset: usize,
    },
    /// There is no authority that could have a userinfo or a port: `mailto:a@b`.
    #[error("a {0} needs a host (authority)")]
    NoHost(Component),
    /// There is no scheme, but the kind requires one.
    #[error("missing scheme ({0})")]
    NoScheme(EntryRule),
    /// There is a scheme, but a relative reference has none.
    #[error("a relative reference cannot have a scheme (relative-ref)")]
    Scheme,
    /// There is a fragment, but an absolute URI has none.
    #[error("an absolute URI cannot have a fragment (absolute-URI)")]
    Fragment,
    /// The data of a segment is `.` or `..`. These are dot segments, which refer to other directories (section 5.2.4).
    #[error("a segment cannot be `.` or `..`")]
    DotSegment,
    /// The first segment of a path that does not begin with `/` is empty (section 3.3).
    #[error("the first segment of a path without a leading `/` cannot be empty (path-rootless)")]
    EmptyFirstSegment,
    /// There is an authority, but the path after it is neither empty nor begins with `/`: `a` after `//h` (section
    /// 3.3).
    #[error("after an authority, a path must be empty or begin with `/` (path-abempty)")]
    PathAfterAuthority,
    /// There is no authority, but the path begins with `//`.
    #[error("without an authority, a path cannot begin with `//` (path-absolute)")]
    PathLikeAuthority,
    /// The first segment of a relative reference contains a colon: `a:b`.
    #[error("the first segment of a relative reference cannot contain `:` (path-noscheme)")]
    ColonInFirstSegment,
}

impl EditError {
    /// Draws the error for a person. `text` is the text that was given for [the component](ParseError::component).
    ///
    /// ```
    /// use pest_uri::{Builder, Uri};
    ///
    /// let mut uri: Uri<String> = "http://h/".parse()?;
    /// let error = uri.set_encoded_query(Some("a b")).unwrap_err();
    /// assert_eq!(error.report("a b").repaired().as_deref(), Some("a%20b"));
    /// uri.set_query(Some("a b"));
    /// assert_eq!(uri, "http://h/?a%20b");
    ///
    /// let error = Builder::new().scheme("http").host("h").encoded_query("a b").build().unwrap_err();
    /// assert_eq!(error.report("a b").repaired().as_deref(), Some("a%20b"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn report(self, text: &str) -> Report<'_> {
        match self {
            EditError::Syntax(error) => error.report(text),
            other => Report::from_message(format!("{other}"), text),
        }
    }
}
