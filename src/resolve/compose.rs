//! Composing a reference from its components (RFC 3986, section 5.3), with their offsets.

use alloc::string::String;

use crate::parse::offsets::ComponentOffsets;
use crate::resolve::dot_prefix::{ROOT_DOT, looks_like_authority};
use crate::text::delimiter;
use crate::text::delimiter::AUTHORITY;

/// Appends the components of one reference to a string, in their order, and notes their offsets in the string.
pub(crate) struct Composer<'o> {
    out: &'o mut String,
    offsets: ComponentOffsets,
}

impl<'o> Composer<'o> {
    /// With nothing written so far.
    pub(crate) fn new(out: &'o mut String) -> Self {
        Composer::resume(out, ComponentOffsets::EMPTY)
    }

    /// With offsets that are known already.
    #[inline]
    pub(crate) fn resume(out: &'o mut String, offsets: ComponentOffsets) -> Self {
        Composer { out, offsets }
    }

    /// The offsets of the written components.
    #[inline]
    pub(crate) fn finish(self) -> ComponentOffsets {
        self.offsets
    }

    /// The number of bytes written.
    fn length(&self) -> usize {
        self.out.len()
    }

    pub(crate) fn scheme(&mut self, write: impl FnOnce(&mut String)) {
        write(self.out);
        self.offsets.scheme_end = self.length();
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
        self.offsets.authority_start = self.length();
        if let Some(userinfo) = userinfo {
            userinfo(self.out);
            self.out.push_str(delimiter::USERINFO);
        }
        self.offsets.host_start = self.length();
        host(self.out);
        self.offsets.host_end = self.length();
        if let Some(port) = port {
            self.out.push_str(delimiter::PORT);
            self.out.push_str(port);
        }
    }

    /// Writes a path.
    pub(crate) fn path(&mut self, write: impl FnOnce(&mut String)) {
        let start = self.out.len();
        self.offsets.path_start = self.length();
        write(self.out);
        self.finish_path(start, 0, 0);
    }

    /// Notes a path that begins at `start`, with `after` bytes after it, the last `fragment` of which are the fragment.
    /// If the path begins with `//` and has no authority before it, `/.` is put before it, since it would be parsed as
    /// an authority otherwise.
    #[expect(clippy::inline_always, reason = "moving the offsets costs more than computing them")]
    #[inline(always)]
    pub(crate) fn finish_path(&mut self, start: usize, after: usize, fragment: usize) {
        if !self.offsets.has_authority() && looks_like_authority(&self.out[start..self.out.len() - after]) {
            self.out.insert_str(start, ROOT_DOT);
        }
        self.offsets.path_end = self.out.len() - after;
        self.offsets.query_end = self.out.len() - fragment;
    }

    pub(crate) fn query(&mut self, query: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = query {
            self.out.push_str(delimiter::QUERY);
            write(self.out);
            self.offsets.query_end = self.length();
        }
    }

    pub(crate) fn fragment(&mut self, fragment: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = fragment {
            self.out.push_str(delimiter::FRAGMENT);
            write(self.out);
        }
    }
}

/// Writes this text.
pub(crate) fn verbatim(text: &str) -> impl FnOnce(&mut String) {
    move |out| out.push_str(text)
}
