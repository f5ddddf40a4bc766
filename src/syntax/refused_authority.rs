//! What is wrong with a text that goes wrong in its authority, or right behind that.

use super::component::Component;
use super::error::ParseError;
use super::grammar::{EntryRule, Family, Rule};
use super::host_kind::HostKind;
use super::outline::Outline;
use super::password::{COLON, SIGN, is_in_password, is_instead_of_port, piece_end};
use super::recognizer::generated::Look;
use super::recognizer::reach;
use super::stop::{Stop, error_at};
use crate::bytes::delimiter;
use crate::bytes::scan::{has_byte, last_byte};

/// The places of an authority.
#[derive(Clone, Copy)]
pub(super) struct Authority {
    start: u32,
    host_start: u32,
    host_end: u32,
    end: u32,
}

impl Authority {
    #[inline]
    pub(super) fn of(outline: &Outline) -> Self {
        let &Outline { authority_start: start, host_start, host_end, path_start: end, .. } = outline;
        Authority { start, host_start, host_end, end }
    }

    /// Whether a port was read, if only an empty one.
    #[inline]
    pub(super) fn has_port(self) -> bool {
        self.host_end < self.end
    }

    fn is_password_instead_of_port(self, text: &str, at: usize) -> bool {
        let [start, host, colon] = [self.start, self.host_start, self.host_end].map(|place| place as usize);
        is_instead_of_port(text, start, host, colon, at)
    }
}

/// The error for a text that goes wrong in its port, behind any `@`.
#[expect(clippy::inline_always, reason = "an error that is moved costs as much as one that is made")]
#[inline(always)]
pub(super) fn in_port(entry: EntryRule, text: &str, at: usize, authority: Authority) -> ParseError {
    error_at(entry, text, &stop_in_port(at), || authority.is_password_instead_of_port(text, at))
}

/// The error for a text that goes wrong in its host, behind any `@`.
#[expect(clippy::inline_always, reason = "an error that is moved costs as much as one that is made")]
#[inline(always)]
pub(super) fn in_host(entry: EntryRule, text: &str, at: usize, authority: Authority) -> ParseError {
    error_at(entry, text, &stop_in_host(entry.family(), text, at, authority), || false)
}

/// The error for a text that goes wrong in its authority, and has an `@` there or behind it.
#[expect(clippy::inline_always, reason = "an error that is moved costs as much as one that is made")]
#[inline(always)]
pub(super) fn before_sign(entry: EntryRule, text: &str, at: usize, authority: Authority) -> ParseError {
    let has_port = authority.has_port();
    let stop = if has_port { stop_in_port(at) } else { stop_in_host(entry.family(), text, at, authority) };
    let meant = MeantUserinfo::of(text, authority.start as usize, stop.at);
    let rule = Component::Userinfo.rule_in(entry.family());
    let stop = match meant.stop(text, rule, stop.at) {
        Some(at) => Stop { component: Component::Userinfo, at, rule, takes_octets: true },
        None => stop,
    };
    error_at(entry, text, &stop, || meant.is_hidden(entry, text, stop.at))
}

/// Whether an `@` stands at a place or behind it.
#[expect(clippy::inline_always, reason = "it is a part of the recognizer")]
#[inline(always)]
pub(super) fn has_sign_from(text: &str, at: usize, look: &impl Look) -> bool {
    look.has::<SIGN>(at, text.len())
}

fn stop_in_port(at: usize) -> Stop {
    Stop { component: Component::Port, at, rule: Rule::port, takes_octets: false }
}

/// What may be meant as a userinfo, in an authority that goes wrong before an `@`.
struct MeantUserinfo {
    start: usize,
    /// Where the delimiter stands that ends an authority.
    end: usize,
    /// The last `@` before that and behind the place where the text goes wrong.
    sign: Option<usize>,
}

impl MeantUserinfo {
    #[inline(never)]
    fn of(text: &str, start: usize, at: usize) -> Self {
        let end = piece_end(text, at);
        let sign = last_byte(&text.as_bytes()[at..end], SIGN).map(|sign| at + sign);
        MeantUserinfo { start, end, sign }
    }

    /// Where it goes wrong, unless it does so before that place.
    #[inline(never)]
    fn stop(&self, text: &str, rule: Rule, at: usize) -> Option<usize> {
        let stop = |_| self.start + reach(rule, &text[self.start..self.end]).furthest;
        self.sign.map(stop).filter(|&stop| stop >= at)
    }

    /// Whether a place may be in a password.
    #[inline(never)]
    fn is_hidden(&self, entry: EntryRule, text: &str, at: usize) -> bool {
        match self.sign {
            // A password may have those delimiters in it that end an authority.
            None => has_byte(&text[self.start..self.end], COLON) && is_in_password(entry.rule().into(), text, at),
            Some(sign) => sign != at && has_byte(&text[self.start..at], COLON),
        }
    }
}

#[inline]
fn stop_in_host(family: Family, text: &str, end: usize, authority: Authority) -> Stop {
    if authority.host_start != authority.host_end {
        return stop_behind_host(family, text, end, authority);
    }
    if text[end..].starts_with(delimiter::IP_LITERAL[0]) {
        let start = end + delimiter::IP_LITERAL[0].len_utf8();
        let (at, rule) = stop_in_ip_literal(&text[start..]);
        return Stop { component: Component::Host, at: start + at, rule, takes_octets: false };
    }
    Stop { component: Component::Host, at: end, rule: Component::Host.rule_in(family), takes_octets: true }
}

/// Where the recognizer stopped behind a host that has something in it.
#[inline]
fn stop_behind_host(family: Family, text: &str, end: usize, authority: Authority) -> Stop {
    let kind = HostKind::of(&text[authority.host_start as usize..authority.host_end as usize]);
    let rule = match (kind, family) {
        (HostKind::RegName, Family::Uris) => Rule::reg_name,
        (HostKind::RegName, Family::Iris) => Rule::ireg_name,
        _ => Component::Host.rule_in(family),
    };
    // A name could have gone on there.
    let takes_octets = matches!(kind, HostKind::RegName | HostKind::Ipv4);
    Stop { component: Component::Host, at: end, rule, takes_octets }
}

/// Where an IP literal goes wrong, behind its bracket: where the way that gets furthest does.
fn stop_in_ip_literal(address: &str) -> (usize, Rule) {
    let ways = [Rule::IPv6address, Rule::IPvFuture].map(|rule| (reach(rule, address).furthest, rule));
    ways.into_iter().filter(|&(at, _)| at > 0).max_by_key(|&(at, _)| at).unwrap_or((0, Rule::IP_literal))
}
