//! Texts as `Debug` shows them.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::iter;
use core::ops::Range;

use crate::bytes::delimiter;
use crate::known_schemes::registration::Registration;
use crate::known_schemes::scheme_rules::{has_colons_in_name, has_query_in_user, has_user_in_path, is_well_known};
use crate::syntax::{MASK, passwords_in};

/// A text for people and logs, with `***` for passwords: its own, and those of URIs inside it. [`Debug`](fmt::Debug) sets it in quotes.
///
/// [`masked`](crate::Reference::masked) of a reference gives one.
#[derive(Clone)]
pub struct Masked<'t> {
    text: &'t str,
    passwords: Vec<Range<usize>>,
}

impl<'t> Masked<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Masked { text, passwords: passwords_in(text) }
    }

    /// A path by itself, or a piece of one, which may stand behind a scheme and no authority: then it may be `u:p@h`.
    pub(crate) fn path(path: &'t str, may_have_userinfo: bool) -> Self {
        if may_have_userinfo { Masked::behind(path, password_in(path)) } else { Masked::cut(path) }
    }

    /// A part that a scheme has: it may be `u:p@h`, and be cut from a longer text.
    pub(crate) fn part(part: &'t str) -> Self {
        Masked::behind(part, own_password_in(part))
    }

    /// A text that is cut from a longer one, so that the `@` behind a password may be gone.
    pub(crate) fn cut(text: &'t str) -> Self {
        Masked::behind(text, None)
    }

    /// A text with a password of its own, if there is one, and with those of URIs inside it, of which the last may be cut off.
    fn behind(text: &'t str, own: Option<Range<usize>>) -> Self {
        Masked { text, passwords: passwords_in_cut(text) }.and(own)
    }

    /// Texts that stand one behind the other, each with what divides it from the next: a URI inside may go on from one to the next,
    /// and behind the last.
    pub(crate) fn joined<'s>(texts: impl IntoIterator<Item = (&'t str, &'s str)>) -> Vec<Self> {
        let (mut whole, mut pieces) = (String::new(), Vec::new());
        for (text, separator) in texts {
            pieces.push((text, whole.len()));
            whole.push_str(text);
            whole.push_str(separator);
        }
        let passwords = passwords_in_cut(&whole);
        pieces.into_iter().map(|(text, start)| Masked::within(&passwords, start, text)).collect()
    }

    /// A piece of a text, in which it begins at `start`, and of whose passwords it may have a part.
    fn within(passwords: &[Range<usize>], start: usize, text: &'t str) -> Self {
        let passwords: Vec<_> = parts_within(passwords, start..start + text.len()).collect();
        if passwords.is_empty() { Masked::part(text) } else { Masked { text, passwords } }
    }

    /// A piece of a text, of whose passwords it may have parts, where only the outermost are known. Those between them are of URIs that stand
    /// wholly in the piece.
    pub(crate) fn piece(text: &'t str, outermost: Option<Outermost>) -> Self {
        let Some(Outermost { first, last }) = outermost else { return Masked::part(text) };
        let inside = text.get(first.1..last.0).map(passwords_in).unwrap_or_default().into_iter();
        let inside = inside.filter(|it| !it.is_empty()).map(|it| first.1 + it.start..first.1 + it.end);
        let behind = (first != last).then_some(last.0..last.1);
        Masked { text, passwords: iter::once(first.0..first.1).chain(inside).chain(behind).collect() }
    }

    /// What stands in a piece of the text.
    pub(crate) fn component(&self, piece: Range<usize>) -> Masked<'t> {
        Masked { text: &self.text[piece.clone()], passwords: parts_of_component(&self.passwords, piece) }
    }

    /// With what else is a part of a password.
    pub(crate) fn and(mut self, passwords: impl IntoIterator<Item = Range<usize>>) -> Self {
        self.passwords.extend(passwords);
        self.passwords.sort_by_key(|it| it.start);
        self.passwords.dedup_by(|next, it| {
            let is_joined = next.start <= it.end;
            it.end = if is_joined { it.end.max(next.end) } else { it.end };
            is_joined
        });
        self
    }

    /// The segments of a path, of whose passwords each may have a part.
    pub(crate) fn segments(segments: &[&'t str], path: Masked<'_>) -> Vec<Self> {
        let (passwords, mut start) = (path.passwords, 0);
        let masked = |&text: &&'t str| {
            let passwords = parts_within(&passwords, start..start + text.len()).collect();
            start += text.len() + delimiter::SEGMENT.len_utf8();
            Masked { text, passwords }
        };
        segments.iter().map(masked).collect()
    }

    /// A text whose path stands behind a scheme and no authority: `sip:u:p@h` has its userinfo there.
    pub(crate) fn behind_scheme(text: &'t str, path: Range<usize>) -> Self {
        let scheme = text[..path.start].strip_suffix(delimiter::SCHEME).unwrap_or_default();
        let is_in_query = has_query_in_user(scheme) && !text[path.clone()].contains(delimiter::USERINFO);
        let end = if is_in_query { text.find(delimiter::FRAGMENT).unwrap_or(text.len()) } else { path.end };
        let may_be_userinfo = &text[path.start..end];
        let own = match scheme {
            _ if has_colons_in_name(scheme) => None,
            _ if has_user_in_path(scheme) => password_in(may_be_userinfo),
            _ => password_behind_user(scheme, may_be_userinfo).or_else(|| own_password_in(may_be_userinfo)),
        };
        Masked::new(text).and(own.map(|own| path.start + own.start..path.start + own.end))
    }
}

/// The passwords of a reference that is shown in components: what may be a password may go on from one to the next.
pub(crate) struct Whole {
    passwords: Vec<Range<usize>>,
    path: usize,
    query: usize,
    fragment: usize,
}

impl Whole {
    /// Of its scheme; its userinfo, host and port, if it has an authority; and all behind that.
    pub(crate) fn new(
        scheme: Option<&str>,
        authority: Option<[Option<&str>; 3]>,
        path: &str,
        query: Option<&str>,
        fragment: Option<&str>,
    ) -> Self {
        let mut text = String::new();
        text.extend(scheme.into_iter().flat_map(|scheme| [scheme, delimiter::SCHEME]));
        if let Some([userinfo, host, port]) = authority {
            text.push_str(delimiter::AUTHORITY);
            text.extend(userinfo.into_iter().flat_map(|userinfo| [userinfo, delimiter::USERINFO]));
            text.extend(host);
            text.extend(port.into_iter().flat_map(|port| [delimiter::PORT, port]));
        }
        let start = text.len();
        text.push_str(path);
        let end = text.len();
        let mut behind = |delimiter: &str, component: Option<&str>| {
            text.extend(component.into_iter().flat_map(|component| [delimiter, component]));
            text.len() - component.map_or(0, str::len)
        };
        let query = behind(delimiter::QUERY, query);
        let fragment = behind(delimiter::FRAGMENT, fragment);
        let is_behind_scheme = scheme.is_some() && authority.is_none();
        let masked = if is_behind_scheme { Masked::behind_scheme(&text, start..end) } else { Masked::new(&text) };
        Whole { passwords: masked.passwords, path: start, query, fragment }
    }

    fn within<'t>(&self, start: usize, text: &'t str) -> Masked<'t> {
        Masked { text, passwords: parts_of_component(&self.passwords, start..start + text.len()) }
    }

    pub(crate) fn path<'t>(&self, path: &'t str) -> Masked<'t> {
        self.within(self.path, path)
    }

    pub(crate) fn query<'t>(&self, query: &'t str) -> Masked<'t> {
        self.within(self.query, query)
    }

    pub(crate) fn fragment<'t>(&self, fragment: &'t str) -> Masked<'t> {
        self.within(self.fragment, fragment)
    }
}

/// The passwords of a text, for those who show it in pieces.
#[derive(Clone)]
pub(crate) struct Passwords(Vec<Range<usize>>);

impl Passwords {
    pub(crate) fn of(text: &str) -> Self {
        // Most texts are read no further.
        let may_have_password = text.contains(delimiter::USERINFO) && text.contains(delimiter::AUTHORITY);
        Passwords(if may_have_password { passwords_in(text) } else { Vec::new() })
    }

    /// The outermost of their parts that stand in a piece of the text, if there are any.
    pub(crate) fn outermost(&self, piece: Range<usize>) -> Option<Outermost> {
        let mut parts = parts_within(&self.0, piece).map(|it| (it.start, it.end));
        let first = parts.next()?;
        Some(Outermost { first, last: parts.last().unwrap_or(first) })
    }
}

/// Where the first part of a password that stands in a piece of a text begins and ends, and where the last does: what a piece can carry
/// with it that is no longer than others.
#[derive(Clone, Copy)]
pub(crate) struct Outermost {
    first: (usize, usize),
    last: (usize, usize),
}

/// The parts of passwords that stand in a piece of their text, by their places in that. The passwords stand in their order.
fn parts_within(passwords: &[Range<usize>], piece: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let before = passwords.partition_point(|it| it.end <= piece.start);
    let reaching = passwords[before..].iter().take_while(move |it| it.start < piece.end);
    let inside = reaching.map(move |it| it.start.max(piece.start)..it.end.min(piece.end));
    inside.filter(|it| !it.is_empty()).map(move |it| it.start - piece.start..it.end - piece.start)
}

/// The same of a component, in which a password that is empty is one, too.
fn parts_of_component(passwords: &[Range<usize>], component: Range<usize>) -> Vec<Range<usize>> {
    let is_inside = |it: &&Range<usize>| it.is_empty() && component.contains(&it.start);
    let empty = passwords.iter().filter(is_inside).map(|it| it.start - component.start..it.end - component.start);
    let mut parts: Vec<_> = parts_within(passwords, component.clone()).chain(empty).collect();
    parts.sort_by_key(|it| it.start);
    parts
}

/// Where passwords stand in a text that is cut from a longer one: behind its end an `@` may stand.
pub(crate) fn passwords_in_cut(text: &str) -> Vec<Range<usize>> {
    if !text.contains(delimiter::AUTHORITY) {
        return Vec::new();
    }
    let mut passwords = passwords_in(text);
    let start = passwords.last().map_or(0, |last| last.end);
    // A port ends before a slash.
    let behind = passwords_in(&[&text[start..], "/", delimiter::USERINFO].concat()).into_iter();
    let behind = behind.map(|it| start + it.start..(start + it.end).min(text.len()));
    passwords.extend(behind.filter(|it| !it.is_empty()));
    passwords
}

/// All up to the last `@` of a path without an authority, where a name stands in the place of a scheme that nobody knows as one, no slash follows
/// and no URI does: `user:password@host`.
pub(crate) fn password_behind_user(scheme: &str, path: &str) -> Option<Range<usize>> {
    let end = path.rfind(delimiter::USERINFO).filter(|&end| end > 0)?;
    let is_name = Registration::of(scheme).is_none() && !is_well_known(scheme);
    (is_name && !path.starts_with(delimiter::SEGMENT) && !path[..end].contains(delimiter::AUTHORITY)).then_some(0..end)
}

/// All from the first colon to the last `@`.
fn password_in(text: &str) -> Option<Range<usize>> {
    let end = text.rfind(delimiter::USERINFO)?;
    let colon = text[..end].find(delimiter::PASSWORD)?;
    Some(colon + delimiter::PASSWORD.len()..end)
}

/// The same, but for what belongs to URIs inside: a colon that `//` follows, and the authority behind it.
fn own_password_in(text: &str) -> Option<Range<usize>> {
    let end = text.rfind(delimiter::USERINFO)?;
    let mut from = 0;
    loop {
        let start = from + text.get(from..end)?.find(delimiter::PASSWORD)? + delimiter::PASSWORD.len();
        let Some(authority) = text[start..].strip_prefix(delimiter::AUTHORITY) else { return Some(start..end) };
        from = text.len() - authority.find(delimiter::ends_authority).map_or(0, |length| authority.len() - length);
    }
}

impl Masked<'_> {
    /// Writes what stands between the passwords, each piece in its way.
    fn write<W: fmt::Write>(&self, out: &mut W, piece: impl Fn(&mut W, &str) -> fmt::Result) -> fmt::Result {
        let mut start = 0;
        for password in &self.passwords {
            piece(out, &self.text[start..password.start])?;
            out.write_str(MASK)?;
            start = password.end;
        }
        piece(out, &self.text[start..])
    }

    /// Writes it as `Debug` does, but for the quotes.
    pub(crate) fn write_escaped(&self, out: &mut impl fmt::Write) -> fmt::Result {
        self.write(out, |out, piece| {
            piece.chars().try_for_each(|it| match it {
                '\'' => out.write_char(it),
                it => write!(out, "{}", it.escape_debug()),
            })
        })
    }
}

impl fmt::Display for Masked<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if formatter.width().is_none() && formatter.precision().is_none() {
            return self.write(formatter, fmt::Write::write_str);
        }
        let mut masked = String::new();
        self.write(&mut masked, fmt::Write::write_str)?;
        formatter.pad(&masked)
    }
}

impl fmt::Debug for Masked<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.passwords.is_empty() {
            return fmt::Debug::fmt(self.text, formatter);
        }
        formatter.write_char('"')?;
        self.write_escaped(formatter)?;
        formatter.write_char('"')
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString as _;

    use super::*;

    #[test]
    fn what_is_cut_has_its_password_cut() {
        let cut = |text| Masked::cut(text).to_string();
        assert_eq!(cut("http://a:SECRET"), "http://a:***");
        assert_eq!(cut("x=http://a:p@h/&y=http://a:8x"), "x=http://a:***@h/&y=http://a:***");
        for text in ["http://h:80", "http://h:80/x:y", "a:b", "a:b@c", "http://[::1]:8", "http://a:", "file:///C:/a"] {
            assert_eq!(cut(text), text);
        }
    }

    #[test]
    fn a_part_may_be_a_userinfo_or_have_a_uri_inside() {
        let part = |text| Masked::part(text).to_string();
        assert_eq!(part("u:p:q@h"), "u:***@h");
        assert_eq!(part("x,u:p@h//http://v:q"), "x,u:***@h//http://v:***");
        assert_eq!(part("u=http://v:q@h/"), "u=http://v:***@h/");
        for text in ["a@b:c", "a:b", ""] {
            assert_eq!(part(text), text);
        }
    }

    #[test]
    fn of_pieces_each_has_its_part_of_a_password() {
        let joined = |texts: &[&'static str]| {
            let masked = Masked::joined(texts.iter().map(|&text| (text, "/")));
            masked.into_iter().map(|text| text.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(joined(&["http:", "", "a:SECRET@b"]), ["http:", "", "a:***@b"]);
        assert_eq!(joined(&["http:", "", "a:SEC", "RET@b", "c"]), ["http:", "", "a:***", "***@b", "c"]);
        assert_eq!(joined(&["http:", "", "a:SEC"]), ["http:", "", "a:***"]);
        assert_eq!(joined(&["a", "", "b:80", "c"]), ["a", "", "b:80", "c"]);
        assert_eq!(joined(&["a", "u:p@h"]), ["a", "u:***@h"]);
    }

    #[test]
    fn a_piece_shows_as_much_with_its_outermost_passwords_as_with_all() {
        let text = "//a:b@//c:d@//e:f@//g:@//u:x&y@h//p:q@";
        let (passwords, all) = (Passwords::of(text), passwords_in(text));
        for piece in (0..=text.len()).flat_map(|start| (start..=text.len()).map(move |end| start..end)) {
            let shown = Masked::piece(&text[piece.clone()], passwords.outermost(piece.clone())).to_string();
            assert_eq!(shown, Masked::within(&all, piece.start, &text[piece.clone()]).to_string(), "{piece:?}");
        }
    }
}
