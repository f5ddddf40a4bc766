//! What may be a password, found by its delimiters alone (RFC 3986, section 3.2.1): the text need not be well-formed.
//!
//! Between two of `/`, `?` and `#` a text has a piece, and one that stands behind `//` may be an authority, be it that of the text or of
//! a URI inside it. What is percent-encoded delimits nothing here.

use alloc::vec::Vec;
use core::ops::Range;

use super::grammar::Rule;
use super::recognizer::{matched, reach};
use super::table::{Characters, GrammarRule};
use crate::bytes::delimiter::{AUTHORITY, FRAGMENT, IP_LITERAL, PASSWORD, PORT, QUERY, SCHEME, SEGMENT, USERINFO};
use crate::bytes::scan::{find_any, find_byte, has_byte, last_any, last_byte};
use crate::known_schemes::scheme_rules::is_well_known;

pub(super) const COLON: u8 = PASSWORD.as_bytes()[0];
pub(super) const SIGN: u8 = USERINFO.as_bytes()[0];

/// What divides pieces.
const DELIMITERS: [u8; 3] = [SEGMENT as u8, QUERY.as_bytes()[0], FRAGMENT.as_bytes()[0]];

/// What ends the text before the first colon.
pub(super) const COLON_OR_DELIMITER: [u8; 4] = [COLON, DELIMITERS[0], DELIMITERS[1], DELIMITERS[2]];

/// Where the authority of a URI begins, behind its scheme.
const BEFORE_AUTHORITY: &str = "://";

/// Before a path behind an authority that is empty.
const ROOT: &str = "///";

/// What many write for a slash.
pub(super) const BACKSLASH: char = '\\';

/// Where passwords stand in a text that is well-formed, and where they may stand in the URIs inside it.
pub(crate) fn in_accepted(text: &str) -> Vec<Range<usize>> {
    Reading { is_refused: false, ..Reading::new(text, text.len()) }.pieces(0, false)
}

/// Where passwords may stand in a text that was refused by a rule, whatever its author meant: rather more than less.
pub(crate) fn in_refused_by(rule: GrammarRule, text: &str) -> Vec<Range<usize>> {
    Reading::new(text, text.len()).refused_by(rule)
}

/// Whether a place in a text that was refused by a rule may be in a password.
pub(crate) fn is_in_password(rule: GrammarRule, text: &str, at: usize) -> bool {
    let is_part =
        matches!(rule.core, Some(Rule::userinfo | Rule::iuserinfo | Rule::authority | Rule::iauthority | Rule::port));
    if is_part || has_byte(&text[at..], SIGN) {
        return Reading::new(text, at).refused_by(rule).iter().any(|password| password.contains(&at));
    }
    is_in_place_of_port(text, at)
}

/// Whether a place behind the last `@` may be in a password: where an authority has something in the place of a port.
pub(super) fn is_in_place_of_port(text: &str, at: usize) -> bool {
    let start = last_any(&text.as_bytes()[..at], DELIMITERS).map_or(0, |delimiter| delimiter + 1);
    // Behind three slashes stands a path, as in `file:///C:\a`.
    if !text[..start].ends_with(AUTHORITY) || text[..start].ends_with(ROOT) {
        return false;
    }
    let reading = Reading { text, until: at, last_sign: None, is_refused: true, found: Vec::new() };
    reading.in_piece(start..piece_end(text, at), true).is_some_and(|password| password.contains(&at))
}

/// Whether a place behind the last `@` may be in a password: the place where the port of an authority goes wrong that begins here, with a host
/// that ends at a colon.
#[inline(never)]
pub(super) fn is_instead_of_port(text: &str, authority: usize, host: usize, colon: usize, at: usize) -> bool {
    let start = colon + PORT.len();
    let wrong = behind_digits(text, at);
    let stop = find_any_from(text, wrong, COLON_OR_DELIMITER);
    let end = if text.as_bytes().get(stop) == Some(&COLON) { piece_end(text, stop) } else { stop };
    let instead = InsteadOfPort { text, host, start, wrong, end };
    // Behind another colon that is no part of the host, a password has ended.
    let is_user_alone = || authority == host || !has_byte(&text[authority..host], COLON);
    instead.may_be_password(|| stop < end) && !instead.is_port_before_quote() && is_user_alone()
}

/// Where the text before the first colon ends, which may be a scheme, with that colon.
pub(super) fn prefix(text: &str) -> usize {
    let piece = &text[..piece_end(text, 0)];
    find_byte(piece.as_bytes(), COLON).map_or(0, |colon| colon + SCHEME.len())
}

/// Whether there is such text.
pub(super) fn has_prefix(text: &str) -> bool {
    let end = find_any_from(text, 0, COLON_OR_DELIMITER);
    end > 0 && text.as_bytes().get(end) == Some(&COLON)
}

/// Whether a text begins with what is `//`, or meant as that.
pub(super) fn has_slashes(text: &str) -> bool {
    text.len() >= AUTHORITY.len()
        && text.bytes().take(AUTHORITY.len()).all(|it| matches!(char::from(it), SEGMENT | BACKSLASH))
}

struct Reading<'t> {
    text: &'t str,
    /// What begins behind this place is not looked for.
    until: usize,
    /// Where the last `@` of the text stands.
    last_sign: Option<usize>,
    is_refused: bool,
    found: Vec<Range<usize>>,
}

impl<'t> Reading<'t> {
    fn new(text: &'t str, until: usize) -> Self {
        Reading { text, until, last_sign: last_byte(text.as_bytes(), SIGN), is_refused: true, found: Vec::new() }
    }

    fn refused_by(self, rule: GrammarRule) -> Vec<Range<usize>> {
        match rule.core {
            Some(Rule::userinfo | Rule::iuserinfo) => {
                let password = self.text.split_once(PASSWORD).map(|(_, password)| self.text.len() - password.len());
                password.map(|start| start..self.text.len()).into_iter().collect()
            }
            // Whoever gives a host may give what belongs around it.
            Some(Rule::authority | Rule::iauthority | Rule::host | Rule::ihost) => self.pieces(0, true),
            Some(Rule::port) => {
                let port = matched(Rule::port, self.text, &mut ()).unwrap_or_default();
                let end = self.text.len();
                let instead =
                    InsteadOfPort { text: self.text, host: 0, start: 0, wrong: behind_digits(self.text, port), end };
                // An `@` behind whatever stands there may end a userinfo.
                let is_shown = instead.is_port_before_quote() && self.last_sign.is_none();
                (instead.wrong < end && !is_shown).then_some(0..end).into_iter().collect()
            }
            _ => self.refused(),
        }
    }

    fn refused(mut self) -> Vec<Range<usize>> {
        let prefix = prefix(self.text);
        if has_slashes(&self.text[prefix..]) {
            return self.pieces(prefix + AUTHORITY.len(), true);
        }
        let start = self.without_authority(prefix).unwrap_or(prefix);
        self.pieces(start, false)
    }

    /// What may be a password in a text that begins with no authority: all that stands between a colon and the last `@`. The first colon
    /// is meant, if what stands before it is no scheme that people know, no slash follows, and no URI before an `@`: `user:pass/word@host:80`.
    fn without_authority(&mut self, prefix: usize) -> Option<usize> {
        let (text, end) = (self.text, self.last_sign?);
        let before = text[..prefix].strip_suffix(SCHEME).filter(|before| !is_well_known(before));
        let piece = &text[prefix..piece_end(text, prefix)];
        let has_uri = || text.get(prefix..end).is_some_and(|it| it.contains(BEFORE_AUTHORITY));
        let is_path = text[prefix..].starts_with(SEGMENT);
        let is_userinfo = before.is_some() && (piece.contains(USERINFO) || !is_path && !has_uri());
        let start = if is_userinfo { prefix } else { self.colon(prefix)? };
        (start <= end).then(|| self.found.push(start..end))?;
        Some(end)
    }

    /// The end of the first colon that is not that of a scheme before an authority.
    fn colon(&self, start: usize) -> Option<usize> {
        let mut colons = self.text[start..].match_indices(PASSWORD).map(|(at, colon)| start + at + colon.len());
        colons.find(|&end| !self.text[end..].starts_with(AUTHORITY))
    }

    /// What may be a password in each piece, from where one begins.
    fn pieces(mut self, mut start: usize, mut is_authority: bool) -> Vec<Range<usize>> {
        loop {
            let mut end = piece_end(self.text, start);
            if let Some(password) = self.in_piece(start..end, is_authority) {
                end = piece_end(self.text, password.end);
                self.found.push(password);
            }
            let Some(delimiter) = self.text[end..].chars().next().filter(|_| end < self.until) else {
                return self.found;
            };
            start = end + delimiter.len_utf8();
            is_authority = self.text[..start].ends_with(AUTHORITY);
        }
    }

    /// What may be a password in one piece: all from its first colon to its last `@`. In an authority without that it is what stands in the
    /// place of a port and is none: to the last `@` of the text, as a password may have raw delimiters in it.
    fn in_piece(&self, piece: Range<usize>, is_authority: bool) -> Option<Range<usize>> {
        let text = &self.text[piece.clone()];
        let start = piece.start + find_byte(text.as_bytes(), COLON)? + PASSWORD.len();
        let rest = &self.text[start..piece.end];
        if let Some(sign) = last_byte(rest.as_bytes(), SIGN) {
            return (is_authority || self.is_refused).then_some(start..start + sign);
        }
        let host = piece.start + last_byte(text.as_bytes(), SIGN).map_or(0, |sign| sign + USERINFO.len());
        let port = matched(Rule::port, rest, &mut ()).unwrap_or_default();
        let wrong = behind_digits(self.text, start + port);
        let instead = InsteadOfPort { text: self.text, host, start, wrong, end: piece.end };
        if !is_authority || !instead.may_be_password(|| has_byte(rest, COLON)) {
            return None;
        }
        match self.last_sign.filter(|&sign| sign > piece.end) {
            Some(sign) => Some(start..sign),
            None if self.text[..piece.start].ends_with(ROOT) => None,
            None => (self.is_refused && !instead.is_port_before_quote()).then_some(start..piece.end),
        }
    }
}

/// Where the piece ends that goes on at `start`.
pub(super) fn piece_end(text: &str, start: usize) -> usize {
    find_any_from(text, start, DELIMITERS)
}

/// Where one of these stands first from a place on, or the end.
fn find_any_from<const N: usize>(text: &str, start: usize, any: [u8; N]) -> usize {
    find_any(&text.as_bytes()[start..], any).map_or(text.len(), |length| start + length)
}

/// What stands behind the colon of an authority, and is no port or goes on behind it.
struct InsteadOfPort<'t> {
    text: &'t str,
    host: usize,
    start: usize,
    /// Where the digits end that it begins with.
    wrong: usize,
    /// Where the authority ends.
    end: usize,
}

impl InsteadOfPort<'_> {
    /// Whether it is more than a port, and belongs to no IP address, which has another colon.
    #[inline]
    fn may_be_password(&self, has_colon: impl FnOnce() -> bool) -> bool {
        self.wrong < self.end
            && self.text.as_bytes()[self.host] != IP_LITERAL[0] as u8
            && !(has_colon() && is_ipv6(&self.text[self.host..self.end]))
    }

    /// Whether it is digits, and behind them only what no userinfo takes: `80"`, `80 `.
    #[inline]
    fn is_port_before_quote(&self) -> bool {
        let behind = &self.text[self.wrong..self.end];
        let alone = Characters::of(Rule::iuserinfo);
        // Most are told by themselves; only of others, such as a `%`, the recognizer is asked.
        let is_taken =
            |at: usize| alone.has(behind.as_bytes()[at]) || reach(Rule::iuserinfo, &behind[at..]).furthest > 0;
        self.start < self.wrong && !behind.char_indices().any(|(at, _)| is_taken(at))
    }
}

fn is_ipv6(host: &str) -> bool {
    reach(Rule::IPv6address, host).end == Some(host.len())
}

/// Where the digits end of which a port has some that ends there: the rule of an edited grammar may take fewer than there are.
#[inline]
fn behind_digits(text: &str, port: usize) -> usize {
    let digits = Characters::of(Rule::DIGIT);
    port + text.as_bytes()[port..].iter().take_while(|&&it| digits.has(it)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;

    /// The text with `***` for each password.
    fn masked(text: &str, passwords: &[Range<usize>]) -> String {
        let mut masked = String::from(text);
        for password in passwords.iter().rev() {
            masked.replace_range(password.clone(), "***");
        }
        masked
    }

    #[track_caller]
    fn assert_refused(text: &str, expected: &str) {
        assert_eq!(masked(text, &Reading::new(text, text.len()).refused()), expected);
    }

    #[track_caller]
    fn assert_accepted(text: &str, expected: &str) {
        assert_eq!(masked(text, &in_accepted(text)), expected);
    }

    #[test]
    fn of_an_authority() {
        assert_refused("http://u:p@h/a b", "http://u:***@h/a b");
        assert_refused("//u:p@h|", "//u:***@h|");
        assert_refused("http://u:p q@h/?x@y", "http://u:***@h/?x@y");
        assert_refused("http://u@v:p@q@h/", "http://u@v:***@h/");
        assert_refused("a b://u:p@h", "a b://u:***@h");
        assert_refused("://u:p@h", "://u:***@h");
        assert_refused("http:\\\\u:p@h\\a", "http:\\\\u:***@h\\a");
        assert_refused("http:/\\u:p@h", "http:/\\u:***@h");
        assert_refused(" http://u:p@h ", " http://u:***@h ");
        assert_refused("<URL:http://u:p@h>", "<URL:http://u:***@h>");
    }

    #[test]
    fn of_a_port() {
        for (text, expected) in
            [("SECRET", "***"), ("SECRET@h", "***"), ("8o", "***"), ("80 ", "80 "), ("80", "80"), ("", "")]
        {
            assert_eq!(masked(text, &in_refused_by(Rule::port.into(), text)), expected);
        }
        assert!(is_in_password(Rule::port.into(), "8o", 1) && !is_in_password(Rule::port.into(), "80 ", 2));
    }

    #[test]
    fn with_raw_delimiters() {
        assert_refused("http://u:p/q@h/ x", "http://u:***@h/ x");
        assert_refused("http://u:p?q#r@h/ x@y", "http://u:***@y");
        assert_refused("//me@x.org:p/q@h:1/", "//me@x.org:***@h:1/");
    }

    #[test]
    fn without_an_at() {
        assert_refused("http://u:p", "http://u:***");
        assert_refused("http://u:p/a b", "http://u:***/a b");
        assert_refused("http://u:8p", "http://u:***");
        assert_refused("//u@h:x", "//u@h:***");
        // What no userinfo takes ends a port, but does not begin one.
        assert_refused("http://u:\"p\"", "http://u:***");
        assert_refused("http://u: p", "http://u:***");
        assert_refused("http://u:1^p", "http://u:***");
        assert_refused("http://u:1 p/", "http://u:***/");
        assert_refused("http://u:1^\u{e9}", "http://u:***");
    }

    #[test]
    fn a_port_is_none() {
        for text in [
            "http://h:80/b@c d", "http://h:/a b", "http://h:80", "http://[::1]:x", "http://[::1", "http://::1/",
            "file:///C:\\a", "http:///a:b c", "http://h:80 ", "<http://h:80>", "http://h:80\"", "http://h:80 \">/",
            "http://u@[::1]:80x",
        ] {
            assert_refused(text, text);
        }
    }

    #[test]
    fn where_no_authority_is() {
        assert_refused("u:p@h:8 /", "u:***@h:8 /");
        assert_refused("sip:u:p@h x", "sip:u:***@h x");
        assert_refused("sip:u:p/q@h x", "sip:u:***@h x");
        assert_refused("http:/ /u:p@h", "http:/ /u:***@h");
        assert_refused("http:/u:p@h x", "http:/u:***@h x");
        assert_refused("mailto:a b@c", "mailto:a b@c");
        assert_refused("a:b c?x=y@z", "a:***@z");
        assert_refused("u:p/q#r@h x", "u:***@h x");
        assert_refused("u:p//q|@h", "u:***@h");
        assert_refused("u:?p|@h", "u:***@h");
        assert_refused("u:#p|@h", "u:***@h");
        assert_refused("u:p:x//y|@h", "u:***@h");
        assert_refused("a:/b c?x=y@z", "a:/b c?x=y@z");
        assert_refused("sip:b/c d@e", "sip:b/c d@e");
        assert_refused("see: http://h/a@b", "see: http://h/a@b");
        assert_refused("a b:c", "a b:c");
    }

    #[test]
    fn of_a_uri_inside() {
        assert_refused("http:///u:p@h x", "http:///u:***@h x");
        assert_refused("http://h/?u=http://a:p@b/ x", "http://h/?u=http://a:***@b/ x");
        assert_refused("http://u:p@h/#http://a:q@b/ x", "http://u:***@h/#http://a:***@b/ x");
        assert_refused("/x/http://a:p@b/ x", "/x/http://a:***@b/ x");
        assert_refused("http://h/?u=http://a:p/q@b/ x", "http://h/?u=http://a:***@b/ x");
        assert_refused("http://h/a:p@b x", "http://h/a:***@b x");
    }

    #[test]
    fn in_what_is_well_formed() {
        assert_accepted("http://u:p@h/?u=http://a:q@b/", "http://u:***@h/?u=http://a:***@b/");
        assert_accepted("http:///u:p@h", "http:///u:***@h");
        for text in ["http://h/a:b@c", "a/b:c@d", "//h:80/a@b", "//u@[::1]:80/a@b", "//[v1.a:b]/c@d", "x:a:b//c:d"] {
            assert_accepted(text, text);
        }
    }

    #[test]
    fn digits_that_the_rule_of_a_port_does_not_take() {
        for (text, taken, all) in [("123456", 5, 6), ("123456x", 5, 6), ("x", 0, 0), ("80", 2, 2), ("", 0, 0)] {
            assert_eq!(behind_digits(text, taken), all, "{text}");
        }
    }

    #[test]
    fn as_many_as_a_text_has_room_for_stand_one_behind_the_other() {
        for unit in ["//a:x", "a:b@/", "//a:b@", "//[:", ":", "@", "//1:", "/:@"] {
            // Fewer for Miri, which is slow.
            let text = unit.repeat(if cfg!(miri) { 100 } else { 100_000 });
            let (refused, accepted) = (Reading::new(&text, text.len()).refused(), in_accepted(&text));
            for found in [refused, accepted] {
                assert!(found.windows(2).all(|two| two[0].end <= two[1].start));
            }
        }
    }
}
