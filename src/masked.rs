//! Texts as `Debug` shows them.

use alloc::vec::Vec;
use core::fmt;
use core::iter;
use core::ops::Range;

use crate::delimiter;
use crate::syntax::{MASK, passwords_in};

/// A text that is well-formed, with passwords masked: its own, and those of URIs inside it. `Debug` sets it in quotes.
pub(crate) struct Masked<'t> {
    text: &'t str,
    passwords: Vec<Range<usize>>,
}

impl<'t> Masked<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Masked { text, passwords: passwords_in(text) }
    }

    /// A path, which may stand behind a scheme and no authority.
    pub(crate) fn path(path: &'t str, may_have_userinfo: bool) -> Self {
        if may_have_userinfo { Masked::behind_scheme(path, 0..path.len()) } else { Masked::new(path) }
    }

    /// A text whose path stands behind a scheme and no authority: `sip:u:p@h` has its userinfo there.
    pub(crate) fn behind_scheme(text: &'t str, path: Range<usize>) -> Self {
        let Some(own) = password_in_path(&text[path.clone()]) else { return Masked::new(text) };
        let (start, end) = (path.start + own.start, path.start + own.end);
        let inside = passwords_in(&text[end..]).into_iter().map(|it| end + it.start..end + it.end);
        Masked { text, passwords: iter::once(start..end).chain(inside).collect() }
    }
}

fn password_in_path(path: &str) -> Option<Range<usize>> {
    let end = path.rfind(delimiter::USERINFO)?;
    let colon = path[..end].find(delimiter::PASSWORD)?;
    Some(colon + delimiter::PASSWORD.len()..end)
}

impl fmt::Display for Masked<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut start = 0;
        for password in &self.passwords {
            write!(formatter, "{}{MASK}", &self.text[start..password.start])?;
            start = password.end;
        }
        formatter.write_str(&self.text[start..])
    }
}

impl fmt::Debug for Masked<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.passwords.is_empty() { fmt::Debug::fmt(self.text, formatter) } else { write!(formatter, "\"{self}\"") }
    }
}
