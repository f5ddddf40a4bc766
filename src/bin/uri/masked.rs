//! Texts of the command line that nobody has parsed, without the passwords that may stand in them.

use std::fmt;
use std::ops::Range;

use pest_uri::ParseTree;

/// What stands for a password.
const MASK: &str = "***";

/// A text of the command line, or a piece of one. It is displayed without what may be a password in the whole.
#[derive(Clone, Copy)]
pub struct Argument<'t> {
    whole: &'t str,
    start: usize,
    text: &'t str,
}

impl<'t> Argument<'t> {
    pub fn new(whole: &'t str) -> Self {
        Argument { whole, start: 0, text: whole }
    }

    /// What was written.
    pub fn text(self) -> &'t str {
        self.text
    }

    /// A piece of it.
    pub fn piece(self, piece: Range<usize>) -> Self {
        Argument { start: self.start + piece.start, text: &self.text[piece], ..self }
    }

    /// The pieces between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Argument<'t>> {
        let pieces = self.text.split(separator);
        pieces.scan(self.start, move |next, text| {
            let start = std::mem::replace(next, *next + text.len() + separator.len_utf8());
            Some(Argument { start, text, ..self })
        })
    }

    /// What stands before the first separator, and what stands behind it.
    pub fn split_once(self, separator: char) -> (Self, Option<Self>) {
        let Some((before, behind)) = self.text.split_once(separator) else { return (self, None) };
        let start = self.start + self.text.len() - behind.len();
        (Argument { text: before, ..self }, Some(Argument { start, text: behind, ..self }))
    }

    /// Whether a password may stand in it.
    pub fn may_have_password(self) -> bool {
        self.hidden().next().is_some()
    }

    /// What is not shown of it.
    fn hidden(self) -> impl Iterator<Item = Range<usize>> {
        let (start, end) = (self.start, self.start + self.text.len());
        let inside = hidden(self.whole).into_iter().flatten().map(move |it| it.start.max(start)..it.end.min(end));
        inside.filter(|it| !it.is_empty()).map(move |it| it.start - start..it.end - start)
    }
}

impl fmt::Display for Argument<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut start = 0;
        for hidden in self.hidden() {
            write!(formatter, "{}{MASK}", &self.text[start..hidden.start])?;
            start = hidden.end;
        }
        formatter.write_str(&self.text[start..])
    }
}

/// Whether a text that nobody has parsed may have a password.
pub fn may_have_password(text: &str) -> bool {
    text.contains('@') || Argument::new(text).may_have_password()
}

/// Where passwords may stand in a text: before its last `@`, and behind that one whose `@` is gone.
fn hidden(text: &str) -> [Option<Range<usize>>; 2] {
    let before_at = text.rfind('@').and_then(|at| {
        let start = behind_scheme(text).filter(|start| *start <= at).unwrap_or(0);
        Some(start + text[start..at].find(':')? + 1..at)
    });
    let rest = before_at.as_ref().map_or(0, |it| it.end + 1);
    let cut_off = if before_at.is_some() { behind_host(text, rest) } else { cut_off(text, 0) };
    [before_at, cut_off.map(|start| start..text.len())]
}

/// Where the authority begins of a text that begins like a URI.
fn behind_scheme(text: &str) -> Option<usize> {
    let end = text.find("://")?;
    let is_scheme = ParseTree::parse_rule("scheme", &text[..end]).is_ok();
    is_scheme.then_some(end + "://".len())
}

/// Where from a given place on a password may begin that has no `@` behind it.
fn cut_off(text: &str, from: usize) -> Option<usize> {
    let authority = from + text[from..].find("//")? + "//".len();
    behind_host(text, authority)
}

/// The same, where an authority begins. What is a port is none, and then another authority may have one.
fn behind_host(text: &str, mut authority: usize) -> Option<usize> {
    loop {
        let behind = authority + host_length(&text[authority..])? + ":".len();
        let port = text[behind..].bytes().take_while(u8::is_ascii_digit).count();
        let is_port = text[behind + port..].chars().next().is_none_or(|it| matches!(it, '/' | '?' | '#' | ','));
        if !is_port {
            return Some(behind);
        }
        authority = behind + port + text[behind + port..].find("//")? + "//".len();
    }
}

/// How much stands before the colon behind a host.
fn host_length(authority: &str) -> Option<usize> {
    let literal = authority.starts_with('[').then(|| authority.find([']', '/'])).flatten().unwrap_or(0);
    Some(literal + authority[literal..].find(':')?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_hidden_where_it_stands_and_nothing_else_is() {
        let shown = |text: &str| Argument::new(text).to_string();
        assert_eq!(shown("http://e:e@he/e"), "http://e:***@he/e");
        assert_eq!(shown("http://u:\"p'w\"@h/"), "http://u:***@h/");
        assert_eq!(shown("http://u:se cret@h/"), "http://u:***@h/");
        assert_eq!(shown("u:https@example.com"), "u:***@example.com");
        assert_eq!(shown("uri:http://u:p@h/"), "uri:***@h/");
        assert_eq!(shown("http://u:p@h,http://v:q@i/ x"), "http://u:***@i/ x");
        assert_eq!(shown("http://u:p//q@h:80/"), "http://u:***@h:80/");
        assert_eq!(shown("http://u:p@h,http://v:q"), "http://u:***@h,http://v:***");
        assert_eq!(shown("http://h/?u=http://a:p@b/"), "http://h/?u=http:***@b/");
    }

    #[test]
    fn a_password_without_its_at_is_hidden() {
        let shown = |text: &str| Argument::new(text).to_string();
        assert_eq!(shown("http://u:secret"), "http://u:***");
        assert_eq!(shown("//u:1secret/x"), "//u:***");
        assert_eq!(shown("http://[::1]:8o/"), "http://[::1]:***");
        for text in ["http://h:80/x", "//h:", "//[::1]:80", "http://u@h/", "a@b.pest:rule", "a:b", "", "//h:1,//i:2"] {
            assert_eq!(shown(text), text);
        }
    }

    #[test]
    fn as_many_authorities_as_a_line_has_room_for() {
        let text = "//a:".repeat(200_000);
        assert!(!may_have_password(&text) && may_have_password(&format!("{text}x")));
        let brackets = "//[:".repeat(200_000);
        assert!(!may_have_password(&brackets));
    }

    #[test]
    fn a_piece_hides_its_part_of_what_the_whole_hides() {
        let pieces = |text| Argument::new(text).split(',').map(|it| it.to_string()).collect::<Vec<_>>();
        assert_eq!(pieces("a.pest,http://u:SEC,RET@h/,b"), ["a.pest", "http:***", "***@h/", "b"]);
        let (before, behind) = Argument::new("u:http://v:p@h/").split_once(':');
        assert_eq!((before.to_string(), behind.unwrap().to_string()), ("u".to_owned(), "***@h/".to_owned()));
        assert!(!before.may_have_password() && behind.unwrap().may_have_password());
    }
}
