//! Putting a reference together from its components (RFC 3986, section 5.3), with their places.

use alloc::string::String;

use crate::parse::offsets::ComponentOffsets;
use crate::text::delimiter;
use crate::text::delimiter::AUTHORITY;

/// Writes the components of one reference to the end of a string, in their order, and notes where in the string they stand.
pub(crate) struct Composer<'o> {
    out: &'o mut String,
    offsets: ComponentOffsets,
}

impl<'o> Composer<'o> {
    /// With nothing written so far.
    pub(crate) fn new(out: &'o mut String) -> Self {
        Composer::of(out, ComponentOffsets::EMPTY)
    }

    /// With what is noted already.
    #[inline]
    pub(crate) fn of(out: &'o mut String, offsets: ComponentOffsets) -> Self {
        Composer { out, offsets }
    }

    /// Where the components stand that are written.
    #[inline]
    pub(crate) fn finish(self) -> ComponentOffsets {
        self.offsets
    }

    /// How many bytes are written.
    fn here(&self) -> usize {
        self.out.len()
    }

    pub(crate) fn scheme(&mut self, write: impl FnOnce(&mut String)) {
        write(self.out);
        self.offsets.scheme_end = self.here();
        self.out.push_str(delimiter::SCHEME);
    }

    /// Writes an authority by its parts.
    pub(crate) fn authority(
        &mut self,
        userinfo: Option<impl FnOnce(&mut String)>,
        host: impl FnOnce(&mut String),
        port: Option<&str>,
    ) {
        self.out.push_str(AUTHORITY);
        self.offsets.authority_start = self.here();
        if let Some(userinfo) = userinfo {
            userinfo(self.out);
            self.out.push_str(delimiter::USERINFO);
        }
        self.offsets.host_start = self.here();
        host(self.out);
        self.offsets.host_end = self.here();
        if let Some(port) = port {
            self.out.push_str(delimiter::PORT);
            self.out.push_str(port);
        }
    }

    /// Writes a path.
    pub(crate) fn path(&mut self, write: impl FnOnce(&mut String)) {
        let start = self.out.len();
        self.offsets.path_start = self.here();
        write(self.out);
        self.written_path(start, 0, 0);
    }

    /// Notes a path that is written from a place on, with so many bytes behind it, and of these the fragment. Where it begins with `//` and
    /// no authority stands before it, `/.` goes in front, or what is behind the slashes would be read as an authority.
    #[expect(clippy::inline_always, reason = "places in memory are moved in more time than it takes to find them")]
    #[inline(always)]
    pub(crate) fn written_path(&mut self, start: usize, behind: usize, fragment: usize) {
        if !self.offsets.has_authority() && looks_like_authority(&self.out[start..self.out.len() - behind]) {
            self.out.insert_str(start, ROOT_DOT);
        }
        self.offsets.path_end = self.out.len() - behind;
        self.offsets.query_end = self.out.len() - fragment;
    }

    pub(crate) fn query(&mut self, query: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = query {
            self.out.push_str(delimiter::QUERY);
            write(self.out);
            self.offsets.query_end = self.here();
        }
    }

    pub(crate) fn fragment(&mut self, fragment: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = fragment {
            self.out.push_str(delimiter::FRAGMENT);
            write(self.out);
        }
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
