//! Links without a scheme, and email addresses.

use alloc::borrow::Cow;

use super::characters::is_end;
use super::domain::{Names, is_dot_atom};
use super::escape::{without_escape, without_escaped_space};
use super::found::{Found, FoundUri, MAILTO};
use super::match_extent::Extent;
use super::truncated_host::{continues_host, continues_with_escape};
use super::{FindIn, Step};
use crate::grammar::rules::Family;
use crate::reference::kind::{Kind, WithScheme};
use crate::reference::reference::Reference;
use crate::text::delimiter::{PORT, SCHEME, SEGMENT, USERINFO, ends_authority};

/// The scheme of a link without one, and what follows it.
const COMPLETION: &str = "https://";

impl<'t, K: WithScheme> FindIn<'t, K> {
    /// The URI without a scheme whose first dot is at this offset.
    pub(super) fn suffix_reference(&self, dot: usize) -> Option<Step<'t, K>> {
        let names = names::<K>();
        let label = names.label_before(&self.text[self.end..dot]);
        let before = &self.text[..dot - label.len()];
        let name = without_escape(before, label);
        let start = dot - name.len();
        if start == dot || name == label && !begins_word(before) {
            return None;
        }
        let rest = &self.text[start..];
        let domain = names.domain_at(rest)?;
        let authority = &rest[..domain.len() + port_length(&rest[domain.len()..])];
        let after = &rest[authority.len()..];
        if !ends_domain(after) || !(self.options.is_domain)(domain) {
            return None;
        }
        let extent = if after.starts_with(ends_authority) {
            self.extent(start, COMPLETION)?
        } else {
            let uri = Cow::Owned([COMPLETION, authority].concat());
            Extent { written: authority, uri, added: COMPLETION.len(), is_whole: true, is_cut: false }
        };
        Some(self.checked(start, &extent))
    }

    /// The email address whose `@` is at this offset. After another `@`, the name is not found as a link (UTS #58).
    pub(super) fn email_address(&self, at_sign: usize) -> Step<'t, K> {
        let local_part = names::<K>().local_part_before(&self.text[self.end..at_sign]);
        let before = &self.text[..at_sign - local_part.len()];
        let local_part = without_escaped_space(before, without_escape(before, local_part));
        let (start, after) = (at_sign - local_part.len(), at_sign + USERINFO.len());
        let Some(domain) = names::<K>().domain_at(&self.text[after..]) else {
            return Step::Nothing(after);
        };
        let end = after + domain.len();
        if let Some(length) = remote_path_length(&self.text[end..]) {
            return Step::Nothing(end + length);
        }
        let before = self.text[..start].chars().next_back();
        let is_accepted = is_dot_atom(local_part)
            && before.is_none_or(|it| !USERINFO.contains(it) && (it.is_ascii() || !continues_host(it)))
            && !self.text[end..].starts_with(|it| ['_', '@'].contains(&it) || continues_host(it))
            && (self.options.is_domain)(domain);
        let uri = Reference::parse([MAILTO, local_part, USERINFO, domain].concat());
        match uri {
            Ok(uri) if is_accepted => Step::Found(Found {
                start,
                written: &self.text[start..end],
                uri: FoundUri::Made(uri),
                is_truncated: false,
            }),
            _ => Step::Nothing(end),
        }
    }
}

/// The length of the colon and the path after a user and a host, as written for `scp` and `git`:
/// `git@example.org:a/b.git`. After an address, a colon is followed by white space or by another address.
fn remote_path_length(after: &str) -> Option<usize> {
    let path = after.strip_prefix(SCHEME)?;
    // After digits, it may be a port (UTS #58).
    let is_path = |it: char| it.is_alphabetic() || [SEGMENT, '~', '.', '_'].contains(&it);
    let end = path.find(|it| is_end(it) || USERINFO.contains(it)).unwrap_or(path.len());
    (path.starts_with(is_path) && !path[end..].starts_with(USERINFO)).then_some(SCHEME.len() + end)
}

/// The names of URIs of a kind.
fn names<K: Kind>() -> Names {
    Names { are_international: K::ENTRY.family() == Family::Iris }
}

/// Whether a link may begin after a text: not in the middle of a name, a path or a query.
fn begins_word(before: &str) -> bool {
    let continues = |it: char| match it {
        '/' | '\\' | '@' | '.' | '-' | '_' | '%' | '#' | '$' | '&' | '~' | '+' => true,
        it => continues_host(it),
    };
    !before.ends_with(continues)
}

/// The length of the port at the start of a text, with its colon.
fn port_length(text: &str) -> usize {
    let digits =
        text.strip_prefix(PORT).map_or("", |port| port.split(|it: char| !it.is_ascii_digit()).next().unwrap_or(port));
    if digits.is_empty() { 0 } else { PORT.len() + digits.len() }
}

/// Whether a domain name ends before a text: it is not a part of a name, a user or a scheme.
fn ends_domain(after: &str) -> bool {
    if let Some(continues) = continues_with_escape(after) {
        return !continues;
    }
    let continues = |it: char| ['_', '@', '\\'].contains(&it) || continues_host(it);
    let is_in_scheme = |rest: &str| rest.starts_with(|it| it == SEGMENT || continues(it));
    !after.starts_with(continues) && !after.strip_prefix(SCHEME).is_some_and(is_in_scheme)
}
