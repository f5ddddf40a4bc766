//! Whether the host of a URI continues after the end of the URI.

use super::characters::{UNKNOWN, is_end, is_private, is_unseen};
use super::escape::{after_colours, escape_at};
use super::soft::is_soft;
use crate::parse::offsets::ComponentOffsets;
use crate::reference::kind::WithScheme;
use crate::reference::reference::Reference;
use crate::registry::scheme_info::SchemeInfo;
use crate::text::delimiter::{AUTHORITY, IP_LITERAL, PORT, SCHEME, SEGMENT, USERINFO, ends_authority, prefix};
use crate::text::percent_encoded;

/// Whether a URI ends in its authority, and the text after it, and after the punctuation there, would belong to it if
/// written correctly: another host is intended.
pub(super) fn truncates_host<K: WithScheme>(uri: Reference<K, &str>, punctuation: &str, after: &str) -> bool {
    let is_authority_last = uri.path().is_empty() && uri.query().is_none() && uri.fragment().is_none();
    if !is_authority_last || uri.authority().is_none() {
        return false;
    }
    let after = after_colours(after);
    if let Some(continues) = continues_with_escape(after) {
        return continues;
    }
    // Characters that are not seen may be in the middle of a name.
    let seen = after.trim_start_matches(|it| is_unseen(it) || is_private(it));
    let up_to_end = |text: &str| text.find(|it| is_end(it) || ends_authority(it)).unwrap_or(text.len());
    if let Some(name) = seen.strip_prefix(DOTS) {
        // It ends a sentence, or is written for a dot before what can only be the rest of a name, or of a userinfo.
        let (rest, after) = name.split_at(up_to_end(name));
        let is_name = rest.starts_with(|it: char| it.is_ascii_alphanumeric());
        let user = name.trim_start_matches(DOTS);
        let is_userinfo = user[..up_to_end(user)].contains(USERINFO);
        return is_userinfo || is_name && (rest.contains('.') || after.starts_with(SEGMENT));
    }
    let rest = &seen[..up_to_end(seen)];
    // A list of hosts is one authority, except on the web: `mongodb://a.example:1,b.example:2`.
    let ends_name = |first| AFTER_HOST.contains(&first) && (first != ',' || is_of_the_web(uri.scheme()));
    let mut after_dots = rest.split('.').skip(1).map(|part| part.starts_with(char::is_alphanumeric));
    let is_hidden = seen.len() < after.len();
    match rest.chars().next() {
        Some(first) if first.is_ascii() => {
            first.is_ascii_alphanumeric()
                || [char::from(percent_encoded::PERCENT), '$', '{'].contains(&first)
                || rest.contains(USERINFO)
                || begins_address(rest)
                // A dot that ends a sentence has nothing after it.
                || !ends_name(first) && after_dots.next() == Some(true)
                || is_hidden && rest.contains(|it: char| it.is_ascii_alphanumeric())
        }
        Some(first) if is_soft(first) => rest.contains(USERINFO),
        Some(first) => {
            continues_with(first)
                || punctuation.ends_with('.') && first.is_alphanumeric()
                || rest.contains(USERINFO)
                || after_dots.any(|it| it)
                || seen[rest.len()..].starts_with(SEGMENT)
        }
        None => false,
    }
}

/// Whether a host continues with the escape at the start of a text, if there is one.
pub(super) fn continues_with_escape(after: &str) -> Option<bool> {
    escape_at(after).map(|it| continues_host(it) || ['.', '-', '@', ':', '%', UNKNOWN].contains(&it))
}

/// Characters with which no name continues after a host: they close something, or separate it from other things.
const AFTER_HOST: [char; 10] = [')', ']', '}', '|', '\'', ',', ';', '(', '[', '&'];

/// Whether a text begins with what may be an address in brackets.
fn begins_address(text: &str) -> bool {
    let inside = text.strip_prefix(IP_LITERAL[0]).and_then(|it| it.split(IP_LITERAL[1]).next());
    inside.is_some_and(|it| it.contains(PORT))
}

/// The end of the host of a URI, if the grammar matches more: before another URI of the web without a space, or before
/// text of a script without spaces.
pub(super) fn end_of_host(uri: &str) -> Option<usize> {
    let host = ComponentOffsets::by_delimiters(uri, prefix(uri)).host()?;
    let (name, rest) = (&uri[host.clone()], &uri[host.end..]);
    // An empty port, and a path that begins with an empty segment.
    if rest.strip_prefix(PORT).is_some_and(|rest| rest.starts_with(AUTHORITY)) {
        let ends_with = |scheme: &&str| {
            name.len()
                .checked_sub(scheme.len())
                .and_then(|at| name.get(at..))
                .is_some_and(|it| it.eq_ignore_ascii_case(scheme))
        };
        return ["https", "http"].into_iter().find(ends_with).map(|scheme| host.end - scheme.len());
    }
    if rest.starts_with(SEGMENT) || rest.starts_with(PORT) {
        return None;
    }
    Some(host.start + end_of_ascii(name.trim_end_matches('.'))?)
}

/// The end of the host of a URI of the web that ends in its authority, before what no domain name has:
/// `https://h.example,200`. A path after that would say that the host was intended. So do `*.example` and a variable of
/// a shell.
pub(super) fn end_of_domain(uri: &str) -> Option<usize> {
    let host = ComponentOffsets::by_delimiters(uri, prefix(uri)).host()?;
    let end = uri[host.clone()].find([',', ';', '\'', '(', '&']).filter(|&end| end > 0)?;
    let (scheme, _) = uri.split_once(SCHEME)?;
    is_of_the_web(scheme).then_some(host.start + end)
}

/// Whether browsers open the URIs of a scheme, so that their hosts are domain names or addresses.
fn is_of_the_web(scheme: &str) -> bool {
    SchemeInfo::says(scheme, SchemeInfo::is_special)
}

/// The end of a domain name, if text of a script without spaces follows the ASCII characters of its last label. No
/// top-level domain has both.
pub(super) fn end_of_ascii(name: &str) -> Option<usize> {
    let label = &name[name.rfind('.')? + 1..];
    let top = label.trim_start_matches(|it: char| it.is_ascii_alphanumeric() || it == '-');
    let is_top_level = label.len() - top.len() > 1 && !label[..label.len() - top.len()].ends_with('-');
    (is_top_level && is_text(top)).then_some(name.len() - top.len())
}

/// Whether a text begins with a character of a script without spaces, so that no ASCII name continues with it.
pub(super) fn is_text(after: &str) -> bool {
    after.starts_with(is_undivided) && !after.starts_with(continues_with)
}

/// Characters that are used as a dot in the names of the DNS, and also end sentences (RFC 3490, section 3.1).
const DOTS: [char; 3] = ['\u{3002}', '\u{FF0E}', '\u{FF61}'];

/// Whether a character is one with which a host continues.
pub(super) fn continues_host(character: char) -> bool {
    if character.is_ascii() { character.is_ascii_alphanumeric() } else { continues_with(character) }
}

/// Whether a word continues with this non-ASCII character: a letter of a script whose words are separated by spaces, or
/// a mark on the last letter.
fn continues_with(character: char) -> bool {
    let is_mark = matches!(character, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}');
    // A full-width ASCII letter or digit.
    let is_full_width =
        matches!(character, '\u{FF10}'..='\u{FF19}' | '\u{FF21}'..='\u{FF3A}' | '\u{FF41}'..='\u{FF5A}');
    is_mark || is_full_width || character.is_alphanumeric() && !is_undivided(character)
}

/// Whether a character is of a script that has no spaces between words, or none before a suffix of a name: those of
/// Southeast and East Asia.
fn is_undivided(character: char) -> bool {
    let southeast = matches!(character, '\u{E00}'..='\u{109F}' | '\u{1780}'..='\u{17FF}' | '\u{1980}'..='\u{1AAF}');
    let east = matches!(character, '\u{1100}'..='\u{11FF}' | '\u{2E80}'..='\u{A4CF}' | '\u{AC00}'..='\u{D7FF}');
    southeast || east || matches!(character, '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}' | '\u{20000}'..)
}
