//! The names that a path consists of, in paths and in URIs, and their offsets.

use alloc::borrow::Cow;

use super::error::FilePathError;
use crate::component::accessors::Components;
use crate::component::encoded::Encoded;
use crate::component::part;
use crate::component::percent::decodes_to_dot_segment;
use crate::grammar::Component;
use crate::parse::HostKind;
use crate::registry::scheme_info::FILE;
use crate::registry::scheme_info::is_localhost;
use crate::resolve::dot_prefix::without_root_dot;
use crate::resolve::dot_segments::is_dot_segment;
use crate::text::delimiter::SEGMENT;
use crate::text::percent_encoded::{Piece, pieces};

/// Which bytes are not allowed in a name.
pub(super) type Reserved = fn(u8) -> bool;

/// Means the current directory in a path, and nothing in a URI: it is removed. If a path ends with it, a slash is left.
pub(super) const CURRENT: &str = ".";

/// Checks that a name of a path, as data, can be a segment without another meaning.
pub(super) fn check(name: &[u8], at: usize, is_reserved: Reserved) -> Result<(), FilePathError> {
    if is_dot_segment(name) {
        return Err(FilePathError::DotSegment { at });
    }
    match name.iter().position(|&it| is_reserved(it)) {
        Some(index) => Err(FilePathError::Character { at: at + index, found: char::from(name[index]) }),
        None => Ok(()),
    }
}

/// A name in a URI: a segment of its path, or its host.
#[derive(Clone, Copy)]
pub(super) struct Name<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Name<'t> {
    pub(super) fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    pub(super) fn encoded(self) -> Encoded<'t, part::Segment> {
        Encoded::trusted(self.text)
    }

    /// Checks that the name, decoded, is allowed in a path and has no other meaning there.
    pub(super) fn check(self, is_reserved: Reserved) -> Result<Self, FilePathError> {
        if decodes_to_dot_segment(self.text) {
            return Err(FilePathError::DotSegment { at: self.at });
        }
        let mut at = self.at;
        for piece in pieces(self.text) {
            let (written, bytes) = match piece {
                Piece::Plain(run) => (run, run.as_bytes()),
                Piece::Encoded { written, ref value } => (written, core::slice::from_ref(value)),
            };
            if let Some(index) = bytes.iter().position(|&it| is_reserved(it)) {
                return Err(FilePathError::Character { at: at + index, found: char::from(bytes[index]) });
            }
            at += written.len();
        }
        Ok(self)
    }

    /// The name as text.
    pub(super) fn decode_utf8(self) -> Result<Cow<'t, str>, FilePathError> {
        self.encoded().decode_utf8().map_err(|_| FilePathError::NotUtf8 { at: self.at })
    }
}

/// Checks that a URI has only what a file path has: the scheme `file`, an optional host, and a path.
pub(super) fn check_components(components: Components<'_>) -> Result<(), FilePathError> {
    if !components.scheme().is_some_and(|scheme| scheme.eq_ignore_ascii_case(FILE)) {
        return Err(FilePathError::Scheme);
    }
    let unsupported = [
        (Component::Userinfo, components.userinfo().is_some()),
        (Component::Port, components.port_str().is_some()),
        (Component::Query, components.query().is_some()),
        (Component::Fragment, components.fragment().is_some()),
    ];
    match unsupported.into_iter().find(|&(_, is_present)| is_present) {
        Some((component, _)) => Err(FilePathError::Component(component)),
        None => Ok(()),
    }
}

/// The machine that a URI names, if it is not the one where the program runs (RFC 8089, section 2).
pub(super) fn server(components: Components<'_>) -> Result<Option<Name<'_>>, FilePathError> {
    let Some(host) = components.host().filter(|host| !host.is_empty()) else { return Ok(None) };
    let name = Name { text: host.as_str(), at: components.offsets().host_start };
    match host.kind() {
        HostKind::RegName | HostKind::Ipv4 if is_localhost(&name.encoded().decode()) => Ok(None),
        HostKind::RegName | HostKind::Ipv4 => Ok(Some(name)),
        _ => Err(FilePathError::Host { at: name.at }),
    }
}

/// The error for a URI whose path is on a machine that the path cannot name.
pub(super) fn remote_host(server: Name<'_>) -> FilePathError {
    FilePathError::Host { at: server.at }
}

/// The names in the path of a URI: those after each of its slashes.
pub(super) fn names(components: Components<'_>) -> Result<impl Iterator<Item = Name<'_>>, FilePathError> {
    // The dot segment that only keeps `//` from being an authority is not part of the path.
    let path = without_root_dot(components.path().as_str(), components.has_authority());
    let names = path.strip_prefix(SEGMENT).ok_or(FilePathError::NotAbsolute)?;
    let mut at = components.offsets().path_end - names.len();
    Ok(names.split(SEGMENT).map(move |text| {
        let name = Name { text, at };
        at += text.len() + SEGMENT.len_utf8();
        name
    }))
}
