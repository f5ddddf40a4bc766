//! Why a file path has no URI, or a URI no file path.

use crate::edit::builder::BuildError;
use crate::error::Quoted;
use crate::grammar::Component;

/// Why there is no `file` URI of a path, or no path of a URI.
///
/// It keeps nothing of the text but at most one ASCII character, and none of a userinfo. A place is a byte of what was
/// converted, the path or the URI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum FilePathError {
    /// The scheme is not `file`.
    #[error("the scheme is not `file`")]
    Scheme,
    /// The URI has a component that says nothing of a file: a userinfo, a port, a query or a fragment.
    #[error("a file path has no {0}")]
    Component(Component),
    /// The host is another machine, which a Unix path cannot name; or an address that a Windows path cannot name: `[::1]`.
    #[error("the host, at byte {at}, is none that this path can be on")]
    Host {
        /// Where the host begins.
        at: usize,
    },
    /// The path does not begin at a root: `a/b`; in Windows also `C:a`, `\a`, `/a`.
    #[error("the path does not begin at a root: `/`, or in Windows that of a drive or of a share")]
    NotAbsolute,
    /// The path begins like one on a server, but there is no server, or no share on it: `\\server`.
    #[error("there is no server with a share")]
    NoShare,
    /// The path is one of a device: `\\.\COM1`, `\\?\Volume{...}\`.
    #[error("the path is one of a device")]
    Device,
    /// A segment is `.` or `..`, plain or percent-encoded.
    #[error("`.` or `..` at byte {at} means one thing in a path and another in a URI")]
    DotSegment {
        /// Where the segment begins.
        at: usize,
    },
    /// No name can have this character: NUL, `/`; in Windows also `\`, `:`, `*` and its like.
    #[error("{} at byte {at} cannot stand in the name of a file", Quoted(*found))]
    Character {
        /// Where it stands, or the `%` that begins it.
        at: usize,
        /// The character.
        found: char,
    },
    /// A name is not UTF-8, but paths of this style are text.
    #[error("the name at byte {at} is not UTF-8")]
    NotUtf8 {
        /// Where the name begins; in a path, where it ceases to be UTF-8.
        at: usize,
    },
    /// A name ends with a dot or a space, which Windows takes away unless the path begins with `\\?\`; no URI says that it does.
    #[error(r"the name at byte {at} keeps its last character only behind `\\?\`, which no URI has")]
    Verbatim {
        /// Where the name begins.
        at: usize,
    },
    /// The builder rejects the URI, which it does for no path that passes the other checks.
    #[error(transparent)]
    Build(#[from] BuildError),
}

impl FilePathError {
    /// The byte at which what was converted goes wrong, where it is one place.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert_eq!(Uri::from_unix_path("/a/../b").unwrap_err().at(), Some(3));
    /// assert_eq!(Uri::from_unix_path("a").unwrap_err().at(), None);
    /// ```
    #[must_use]
    pub fn at(self) -> Option<usize> {
        match self {
            FilePathError::Host { at }
            | FilePathError::DotSegment { at }
            | FilePathError::Character { at, .. }
            | FilePathError::NotUtf8 { at }
            | FilePathError::Verbatim { at } => Some(at),
            FilePathError::Scheme
            | FilePathError::Component(_)
            | FilePathError::NotAbsolute
            | FilePathError::NoShare
            | FilePathError::Device
            | FilePathError::Build(_) => None,
        }
    }
}
