//! Windows paths as text, on any system.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::FilePathError;
use super::name::{CURRENT, Name, check};
use crate::component::accessors::Components;
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::registry::scheme_info::FILE;
use crate::text::delimiter::SEGMENT;

/// Separates names in a path that is written; `/` is accepted as well, but not after [`VERBATIM`].
const SEPARATOR: char = '\\';
/// Separates names in a path that is read.
const SEPARATORS: &[char] = &[SEPARATOR, '/'];
/// Begins a path that is passed to the file system as it is.
const VERBATIM: &str = r"\\?\";
/// After [`VERBATIM`], before a server and a share.
const VERBATIM_UNC: &str = r"UNC\";

/// The bytes that Windows allows in no name (Microsoft, "Naming Files, Paths, and Namespaces").
pub(super) fn is_reserved(byte: u8) -> bool {
    byte < b' ' || br#"<>:"/\|?*"#.contains(&byte)
}

/// A path split into its parts.
pub(super) struct WindowsPath<'p> {
    /// The server, for a path in UNC form.
    pub(super) server: Option<&'p str>,
    /// The drive with its colon, or the share, and the names after it.
    pub(super) names: Vec<&'p str>,
}

/// How a path begins: whether it is in UNC form, whether it is verbatim, and where its names begin.
struct Beginning {
    is_unc: bool,
    is_verbatim: bool,
    at: usize,
}

impl Beginning {
    fn parse(path: &str) -> Result<Self, FilePathError> {
        if let Some(rest) = path.strip_prefix(VERBATIM) {
            return Beginning::verbatim(rest);
        }
        let (is_unc, at) = match path.strip_prefix(SEPARATORS).and_then(|rest| rest.strip_prefix(SEPARATORS)) {
            Some(rest) if matches!(rest.split(SEPARATORS).next(), Some("." | "?")) => {
                return Err(FilePathError::Device);
            }
            Some(rest) => (true, path.len() - rest.len()),
            None if begins_with_drive(path, SEPARATORS) => (false, 0),
            None => return Err(FilePathError::NotAbsolute),
        };
        Ok(Beginning { is_unc, is_verbatim: false, at })
    }

    /// For the path after [`VERBATIM`].
    fn verbatim(rest: &str) -> Result<Self, FilePathError> {
        let is_unc = rest.get(..VERBATIM_UNC.len()).is_some_and(|it| it.eq_ignore_ascii_case(VERBATIM_UNC));
        if !is_unc && !begins_with_drive(rest, &[SEPARATOR]) {
            return Err(FilePathError::Device);
        }
        let at = VERBATIM.len() + if is_unc { VERBATIM_UNC.len() } else { 0 };
        Ok(Beginning { is_unc, is_verbatim: true, at })
    }
}

/// Whether a path begins with a drive and its root.
fn begins_with_drive(path: &str, separators: &[char]) -> bool {
    path.split_once(separators).is_some_and(|(drive, _)| is_drive(drive.as_bytes(), b":"))
}

/// Whether a name is that of a drive, with one of these characters after its letter.
fn is_drive(name: &[u8], after: &[u8]) -> bool {
    matches!(name, [letter, mark] if letter.is_ascii_alphabetic() && after.contains(mark))
}

impl<'p> WindowsPath<'p> {
    /// Splits a path and checks its names.
    pub(super) fn parse(path: &'p str) -> Result<Self, FilePathError> {
        let Beginning { is_unc, is_verbatim, mut at } = Beginning::parse(path)?;
        let separators = if is_verbatim { &[SEPARATOR] } else { SEPARATORS };
        let mut names = Vec::new();
        // The drive, or the server and the share.
        let root = if is_unc { 2 } else { 1 };
        for name in path[at..].split(separators) {
            let end = at + name.len();
            if is_verbatim || names.len() < root || name != CURRENT {
                // The drive has been checked already.
                if is_unc || !names.is_empty() {
                    check(name.as_bytes(), at, is_reserved)?;
                    if is_verbatim && name.ends_with(['.', ' ']) {
                        return Err(FilePathError::Verbatim { at });
                    }
                }
                names.push(name);
            } else if end == path.len() {
                names.push("");
            }
            at = end + SEPARATOR.len_utf8();
        }
        if !is_unc {
            return Ok(WindowsPath { server: None, names });
        }
        let has_share = names.len() > 1 && names.iter().take(2).all(|name| !name.is_empty());
        let server = Some(names.remove(0)).filter(|_| has_share).ok_or(FilePathError::NoShare)?;
        Ok(WindowsPath { server: Some(server), names })
    }
}

/// After the letter of a drive in a URI; `|` was once written for the colon (RFC 8089, appendix E.2.2).
const DRIVE_MARKS: &[u8] = b":|";

/// Checks that a `file` URI has no drive where the authority is, or right after the scheme.
pub(super) fn check_drive(components: Components<'_>) -> Result<(), FilePathError> {
    let is_file = components.scheme().is_some_and(|scheme| scheme.eq_ignore_ascii_case(FILE));
    let (offsets, path) = (components.offsets(), components.path().as_str());
    let (at, name) = match (components.authority(), path.split_once(SEGMENT)) {
        (Some(authority), _) => (offsets.authority_start, authority),
        (None, Some((first, _))) => (offsets.path_start, first),
        (None, None) => return Ok(()),
    };
    let name = Encoded::<part::Segment>::trusted(name).decode();
    if is_file && is_drive(&name, DRIVE_MARKS) {
        Err(FilePathError::Drive { at, letter: name[0].into() })
    } else {
        Ok(())
    }
}

/// Writes the path of a drive, the first of the names (RFC 8089, appendix E.2).
pub(super) fn write_drive(names: &[Name<'_>]) -> Result<String, FilePathError> {
    let [drive, names @ ..] = names else { return Err(FilePathError::NotAbsolute) };
    let drive = drive.decode_utf8().ok().filter(|it| is_drive(it.as_bytes(), DRIVE_MARKS) && !names.is_empty());
    let mut path = String::from(&drive.ok_or(FilePathError::NotAbsolute)?[..1]);
    path.push(':');
    write_names(names, &mut path)?;
    Ok(path)
}

/// Writes a path on a server in UNC form; the share is the first of the names (RFC 8089, appendix E.3).
pub(super) fn write_unc(server: Name<'_>, names: &[Name<'_>]) -> Result<String, FilePathError> {
    if server.is_empty() || names.first().is_none_or(|share| share.is_empty()) {
        return Err(FilePathError::NoShare);
    }
    let mut path = String::from(SEPARATOR);
    write_names(&[server], &mut path)?;
    write_names(names, &mut path)?;
    Ok(path)
}

fn write_names(names: &[Name<'_>], path: &mut String) -> Result<(), FilePathError> {
    for name in names {
        path.push(SEPARATOR);
        path.push_str(&name.check(is_reserved)?.decode_utf8()?);
    }
    Ok(())
}
