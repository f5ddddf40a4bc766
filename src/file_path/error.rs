//! Why a file path cannot have a URI, or a URI no file path.

use crate::edit::error::EditError;
use crate::grammar::Component;
use crate::text::characters::Quoted;

/// Why there is no `file` URI for a path, or no path for a URI.
///
/// It keeps at most one ASCII character of the text, and none of a userinfo. An offset is a byte of the converted text,
/// the path or the URI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum FilePathError {
    /// The scheme is not `file`.
    #[error("the scheme is not `file`")]
    Scheme,
    /// The URI has a component that no file path has: a userinfo, a port, a query or a fragment.
    #[error("a file path cannot have a {0}")]
    Component(Component),
    /// The host is another machine, which a Unix path cannot name; or an address that a Windows path cannot name:
    /// `[::1]`.
    #[error("the host at byte {at} has no path of this kind")]
    Host {
        /// Where the host begins.
        at: usize,
    },
    /// The path does not begin at a root: `a/b`; in Windows also `C:a`, `\a`, `/a`.
    #[error(r"the path is not absolute: it must begin with `/`, or on Windows with `C:\` or a share")]
    NotAbsolute,
    /// The URI has the drive of a Windows path before its path: `file:d:/x`, `file://d:/x`.
    #[error("the drive at byte {at} is not in the path: it is written `file:///{letter}:/`")]
    Drive {
        /// Where the drive begins.
        at: usize,
        /// Its letter.
        letter: char,
    },
    /// The path begins like one on a server, but has no server, or no share on it: `\\server`.
    #[error("missing server and share")]
    NoShare,
    /// The path is that of a device: `\\.\COM1`, `\\?\Volume{...}\`.
    #[error("device paths are not supported")]
    Device,
    /// A segment is `.` or `..`, plain or percent-encoded.
    #[error("unexpected `.` or `..` at byte {at}; remove dot segments first")]
    DotSegment {
        /// Where the segment begins.
        at: usize,
    },
    /// No name can have this character: NUL, `/`; in Windows also `\`, `:`, `*` and the like.
    #[error("unexpected {} in file name at byte {at}", Quoted(*found))]
    Character {
        /// Its offset, or that of the `%` that begins it.
        at: usize,
        /// The character.
        found: char,
    },
    /// A name is not UTF-8, but paths of this style are text.
    #[error("the name at byte {at} is not UTF-8")]
    NotUtf8 {
        /// Where the name begins; in a path, where it stops being UTF-8.
        at: usize,
    },
    /// A name ends with a dot or a space, which Windows removes unless the path begins with `\\?\`; a URI cannot
    /// express that.
    #[error(r"the last character of the name at byte {at} is only valid after `\\?\`, which a URI cannot express")]
    Verbatim {
        /// Where the name begins.
        at: usize,
    },
    /// The builder rejects the URI, which it does for no path that passes the other checks.
    #[error(transparent)]
    Build(#[from] EditError),
}

impl FilePathError {
    /// The byte at which the converted text is wrong, if there is a single one.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// assert_eq!(Uri::from_unix_path("/a/../b").unwrap_err().offset(), Some(3));
    /// assert_eq!(Uri::from_unix_path("a").unwrap_err().offset(), None);
    /// ```
    #[must_use]
    pub fn offset(self) -> Option<usize> {
        match self {
            FilePathError::Host { at }
            | FilePathError::DotSegment { at }
            | FilePathError::Character { at, .. }
            | FilePathError::NotUtf8 { at }
            | FilePathError::Drive { at, .. }
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
