//! Putting a reference together from its components (RFC 3986, section 5.3), with their places.

use alloc::string::String;

use crate::components::Components;
use crate::delimiter::{self, AUTHORITY};
use crate::syntax::PathRule;
use crate::syntax::outline::Outline;
use crate::syntax::span::place;

/// Writes the components of one reference to the end of a string, in their order, and notes where in the string they stand.
pub(crate) struct Composer<'o> {
    out: &'o mut String,
    /// Filled where it is to be in the end: to move it there would take as long as to fill it.
    outline: &'o mut Outline,
}

impl<'o> Composer<'o> {
    /// For an outline that is empty so far.
    pub(crate) fn new(out: &'o mut String, outline: &'o mut Outline) -> Self {
        Composer { out, outline }
    }

    /// What is noted so far.
    pub(crate) fn outline(&self) -> &Outline {
        self.outline
    }

    /// How many bytes are written.
    fn here(&self) -> u32 {
        place(self.out.len())
    }

    pub(crate) fn scheme(&mut self, write: impl FnOnce(&mut String)) {
        write(self.out);
        self.outline.scheme_end = self.here();
        self.out.push_str(delimiter::SCHEME);
    }

    /// Copies the authority of another reference, if it has one, and with it the scheme before it, if it is to be copied too.
    pub(crate) fn before_path_of(&mut self, other: &Components<'_>, with_scheme: bool) {
        let from = other.outline();
        let scheme = from.scheme().filter(|_| !with_scheme);
        let start = scheme.map_or(0, |scheme| scheme.end + delimiter::SCHEME.len());
        let here = self.out.len();
        let moved = |at: usize| place(at - start + here);
        self.out.push_str(&other.text()[start..from.path_start]);
        if with_scheme {
            self.outline.scheme_end = moved(from.scheme_end);
        }
        if from.has_authority() {
            self.outline.authority_start = moved(from.authority_start);
            self.outline.host_start = moved(from.host_start);
            self.outline.host_end = moved(from.host_end);
        }
    }

    /// Writes an authority by its parts.
    pub(crate) fn authority(
        &mut self,
        userinfo: Option<impl FnOnce(&mut String)>,
        host: impl FnOnce(&mut String),
        port: Option<&str>,
    ) {
        self.out.push_str(AUTHORITY);
        self.outline.authority_start = self.here();
        if let Some(userinfo) = userinfo {
            userinfo(self.out);
            self.out.push_str(delimiter::USERINFO);
        }
        self.outline.host_start = self.here();
        host(self.out);
        self.outline.host_end = self.here();
        if let Some(port) = port {
            self.out.push_str(delimiter::PORT);
            self.out.push_str(port);
        }
    }

    /// Writes a path. Where it begins with `//` and no authority stands before it, `/.` goes in front, or what is behind the
    /// slashes would be read as an authority.
    pub(crate) fn path(&mut self, write: impl FnOnce(&mut String)) {
        self.path_before(0, 0, write);
    }

    /// Writes a path, and what stands behind the path of another reference. Who writes is told the text of the other from its path on, and
    /// how long the path is in it.
    pub(crate) fn path_to_end_of(&mut self, other: &Components<'_>, write: impl FnOnce(&str, usize, &mut String)) {
        let (from, text) = (other.outline(), other.text());
        let (behind, fragment) = (text.len() - from.path_end, text.len() - from.query_end);
        let (rest, end) = (&text[from.path_start..], from.path_end - from.path_start);
        self.path_before(behind, fragment, |out| write(rest, end, out));
    }

    /// Writes a path with so many bytes behind it, and of these the fragment.
    #[inline]
    fn path_before(&mut self, behind: usize, fragment: usize, write: impl FnOnce(&mut String)) {
        let start = self.out.len();
        self.outline.path_start = self.here();
        write(self.out);
        let path = &self.out[start..self.out.len() - behind];
        self.outline.path_rule = self.outline.rule_for(path);
        if self.outline.path_rule == PathRule::Absolute && looks_like_authority(path) {
            self.out.insert_str(start, ROOT_DOT);
        }
        self.outline.path_end = place(self.out.len() - behind);
        self.outline.query_end = place(self.out.len() - fragment);
    }

    pub(crate) fn query(&mut self, query: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = query {
            self.out.push_str(delimiter::QUERY);
            write(self.out);
            self.outline.query_end = self.here();
        }
    }

    pub(crate) fn fragment(&mut self, fragment: Option<impl FnOnce(&mut String)>) {
        if let Some(write) = fragment {
            self.out.push_str(delimiter::FRAGMENT);
            write(self.out);
        }
    }

    /// Copies the query and the fragment of another reference, as far as it has them.
    pub(crate) fn behind_path_of(&mut self, other: &Components<'_>) {
        let from = other.outline();
        self.outline.query_end = place(self.out.len() + from.query_end - from.path_end);
        self.out.push_str(&other.text()[from.path_end..]);
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
