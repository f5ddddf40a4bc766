//! Hosts that a repair converts, and hosts that it leaves to the author.

use alloc::string::String;
use core::ops::{Range, RangeInclusive};

use super::encoding::AllowedCharacters;
#[cfg(feature = "idna")]
use crate::component::host::Host;
use crate::grammar::component::Component;
use crate::grammar::rules::{Family, Rule};
use crate::parse::offsets::ComponentOffsets;
use crate::parse::recognizer::matched;
use crate::text::characters::{BACKSLASH, may_vanish};
use crate::text::delimiter::{AUTHORITY, SEGMENT, USERINFO, prefix};
use crate::text::percent_encoded;

/// Half-width and full-width forms of characters, including ASCII characters.
const HALF_AND_FULL_WIDTHS: RangeInclusive<char> = '\u{ff00}'..='\u{ffef}';

/// The range of a non-ASCII host, which a URI has in the form of the DNS.
pub(super) fn non_ascii_host(allowed: &AllowedCharacters, text: &str) -> Option<Range<usize>> {
    if text.is_ascii() || allowed.family == Family::Iris {
        return None;
    }
    let host = match allowed.component {
        None => ComponentOffsets::by_delimiters(text, prefix(text)).host()?,
        Some(Component::Host) => 0..text.len(),
        Some(Component::Authority) => {
            let host = ComponentOffsets::by_delimiters(&[AUTHORITY, text].concat(), 0).host()?;
            host.start - AUTHORITY.len()..host.end - AUTHORITY.len()
        }
        Some(_) => return None,
    };
    (!text[host.clone()].is_ascii()).then_some(host)
}

/// The name in the DNS of a host that is not ASCII.
#[cfg(feature = "idna")]
pub(super) fn domain_name(host: &str) -> Option<String> {
    crate::iri::domain_name(Host::new(host), 0).ok().flatten()
}

#[cfg(not(feature = "idna"))]
pub(super) fn domain_name(_: &str) -> Option<String> {
    None
}

/// Whether nothing is repaired because of the authority: it has a character that looks like another or is invisible, or
/// its host has one that no host has. Or an authority would begin without the characters that some program drops, or
/// with slashes for backslashes.
pub(super) fn has_odd_host(allowed: &AllowedCharacters, text: &str, offsets: &ComponentOffsets) -> bool {
    let after = &text[offsets.after_scheme()..];
    let is_slash = |it: &char| [SEGMENT, BACKSLASH].contains(it);
    let begins = after.chars().filter(|&it| !may_vanish(it)).take(AUTHORITY.len());
    if !after.starts_with(AUTHORITY) && begins.filter(is_slash).count() == AUTHORITY.len() {
        return true;
    }
    let Some(authority) = authority(allowed, text, offsets) else { return false };
    // In a host alone, a delimiter is not data: it ends the host.
    let is_host = allowed.component == Some(Component::Host);
    let known = allowed.known();
    if !is_host && authority.bytes().all(|byte| known.has(byte)) {
        return false;
    }
    let is_letter = |it: char| it.is_alphanumeric() && !HALF_AND_FULL_WIDTHS.contains(&it);
    let host = authority.rsplit(|it| !is_host && USERINFO.contains(it)).next().unwrap_or_default();
    let is_taken = |it: char| !is_host && allowed.anywhere(it) || allowed.in_component(Component::Host, it);
    let is_odd = |it: char| it.is_ascii() && it != char::from(percent_encoded::PERCENT) && !is_taken(it);
    authority.chars().any(|it| !it.is_ascii() && !is_letter(it)) || host.chars().any(is_odd) || has_broken_percent(host)
}

/// The authority in a text; the text itself, if its rule is that of an authority or a host.
fn authority<'t>(allowed: &AllowedCharacters, text: &'t str, offsets: &ComponentOffsets) -> Option<&'t str> {
    match allowed.rule.generic_rule {
        Some(Rule::host | Rule::ihost | Rule::reg_name | Rule::ireg_name | Rule::authority | Rule::iauthority) => {
            Some(text)
        }
        _ => offsets.authority().map(|range| &text[range]),
    }
}

fn has_broken_percent(text: &str) -> bool {
    let mut bytes = text.match_indices(char::from(percent_encoded::PERCENT));
    bytes.any(|(at, _)| matched(Rule::pct_encoded, &text[at..]).is_none())
}
