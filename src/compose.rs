//! Putting a reference together from its components (RFC 3986, section 5.3), with their places.

use alloc::string::String;

use crate::components::Components;
use crate::delimiter::{self, AUTHORITY};
use crate::syntax::outline::Outline;
use crate::syntax::span::Span;
use crate::syntax::{HostKind, PathRule};

/// Writes the components of one reference to the end of a string, in their order, and notes where they stand.
pub(crate) struct Composer<'o> {
    out: &'o mut String,
    start: usize,
    /// Filled where it is to be in the end: to move it there would take as long as to fill it.
    outline: &'o mut Outline,
}

impl<'o> Composer<'o> {
    /// For an outline that is empty so far.
    pub(crate) fn new(out: &'o mut String, outline: &'o mut Outline) -> Self {
        let start = out.len();
        Composer { out, start, outline }
    }

    /// Writes something, and says where it stands in the reference.
    fn write(&mut self, write: impl FnOnce(&mut String)) -> Span {
        let start = self.out.len() - self.start;
        write(self.out);
        Span::new(start, self.out.len() - self.start)
    }

    pub(crate) fn scheme(&mut self, write: impl FnOnce(&mut String)) {
        self.outline.scheme = Some(self.write(write));
        self.out.push_str(delimiter::SCHEME);
    }

    /// Copies the authority of another reference, if it has one, and with it the scheme before it, if it is to be copied too.
    pub(crate) fn before_path_of(&mut self, other: Components<'_>, with_scheme: bool) {
        let from = other.outline();
        let start = from.scheme.filter(|_| !with_scheme).map_or(0, |scheme| scheme.end() + delimiter::SCHEME.len());
        let written = self.write(verbatim(&other.text()[start..from.path.start()]));
        let moved = |span: Option<Span>| Some(span?.moved(start, written.start()));
        if with_scheme {
            self.outline.scheme = moved(from.scheme);
        }
        self.outline.authority = moved(from.authority);
        self.outline.userinfo = moved(from.userinfo);
        self.outline.host = moved(from.host);
        self.outline.host_kind = from.host_kind;
        self.outline.port = moved(from.port);
    }

    /// Copies the query and the fragment of another reference, as far as it has them.
    pub(crate) fn behind_path_of(&mut self, other: Components<'_>) {
        let from = other.outline();
        let start = from.path.end();
        let written = self.write(verbatim(&other.text()[start..]));
        let moved = |span: Option<Span>| Some(span?.moved(start, written.start()));
        self.outline.query = moved(from.query);
        self.outline.fragment = moved(from.fragment);
    }

    /// Writes an authority by its parts.
    pub(crate) fn authority(
        &mut self,
        userinfo: Option<impl FnOnce(&mut String)>,
        host: impl FnOnce(&mut String),
        kind: impl FnOnce(&str) -> HostKind,
        port: Option<&str>,
    ) {
        self.out.push_str(AUTHORITY);
        let start = self.out.len() - self.start;
        if let Some(userinfo) = userinfo {
            self.outline.userinfo = Some(self.write(userinfo));
            self.out.push_str(delimiter::USERINFO);
        }
        let host = self.write(host);
        self.outline.host = Some(host);
        self.outline.host_kind = kind(host.of(&self.out[self.start..]));
        if let Some(port) = port {
            self.out.push_str(delimiter::PORT);
            self.outline.port = Some(self.write(|out| out.push_str(port)));
        }
        self.outline.authority = Some(Span::new(start, self.out.len() - self.start));
    }

    /// Writes a path. Where it begins with `//` and no authority stands before it, `/.` goes in front, or what is behind the
    /// slashes would be read as an authority.
    pub(crate) fn path(&mut self, write: impl FnOnce(&mut String)) {
        let mut path = self.write(write);
        if self.outline.authority.is_none() && looks_like_authority(path.of(&self.out[self.start..])) {
            self.out.insert_str(self.start + path.start(), ROOT_DOT);
            path = Span::new(path.start(), path.end() + ROOT_DOT.len());
        }
        self.outline.path = path;
    }

    pub(crate) fn query(&mut self, query: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = query {
            self.out.push_str(delimiter::QUERY);
            self.outline.query = Some(self.write(write));
        }
    }

    pub(crate) fn fragment(&mut self, fragment: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = fragment {
            self.out.push_str(delimiter::FRAGMENT);
            self.outline.fragment = Some(self.write(write));
        }
    }

    /// Notes what shows only when all is written.
    pub(crate) fn finish(self) {
        let path = self.outline.path.of(&self.out[self.start..]);
        self.outline.path_rule = if self.outline.authority.is_some() {
            PathRule::Abempty
        } else if path.is_empty() {
            PathRule::Empty
        } else if path.starts_with(delimiter::SEGMENT) {
            PathRule::Absolute
        } else if self.outline.scheme.is_some() {
            PathRule::Rootless
        } else {
            PathRule::Noscheme
        };
    }
}

/// What goes before a path that would begin with `//`: a dot segment, which changes nothing.
pub(crate) const ROOT_DOT: &str = "/.";

/// Whether a path would be read as an authority if none stands before it.
pub(crate) fn looks_like_authority(path: &str) -> bool {
    // As `path.starts_with(AUTHORITY)`, which would be a call.
    path.len() >= AUTHORITY.len() && path.as_bytes()[..AUTHORITY.len()] == *AUTHORITY.as_bytes()
}

/// Writes this text.
pub(crate) fn verbatim(text: &str) -> impl FnOnce(&mut String) {
    move |out| out.push_str(text)
}
