//! Redirects that stay at an origin.

use alloc::vec;
use alloc::vec::Vec;

use crate::check::outline::BACKSLASH;
use crate::check::policy::CheckedUri;
use crate::check::limits::unambiguous_url;
use crate::reference::reference::{RelativeRef, Uri};
use crate::text::delimiter::SEGMENT;
use crate::text::percent_encoded::{Piece, pieces};

/// Whether each of the programs listed in `docs/untrusted.md` that follows a redirect from a base to a target stays at the origin of the base.
///
/// It does if the base is unambiguous, and the target is either an unambiguous URL of the same scheme, host and port, or a path
/// that begins with one `/`. In a path, neither removing dot segments nor decoding may produce a second `/` or a `\` at the
/// beginning, and there must be no percent-encoded control character: servers decode paths, and send them on.
///
/// ```
/// use pest_uri::check::is_safe_redirect;
///
/// let base = "https://example.com/login";
/// assert!(is_safe_redirect(base, "/account?tab=1#top"));
/// assert!(is_safe_redirect(base, "https://example.com/account"));
/// for target in ["/\\evil.example", "//evil.example", "///evil.example", "https:evil.example", "\t//evil.example", "javascript:a"] {
///     assert!(!is_safe_redirect(base, target));
/// }
/// ```
#[must_use]
pub fn is_safe_redirect(base: &str, target: &str) -> bool {
    let Some(base) = CheckedUri::parse(base) else { return false };
    match CheckedUri::parse(target) {
        Some(target) => base.uri().is_same_origin(&target.uri()),
        None => is_safe_path(base.uri(), target),
    }
}

fn is_safe_path(base: Uri<&str>, target: &str) -> bool {
    let Ok(target) = RelativeRef::parse(target) else { return false };
    if target.host().is_some() || !target.path().as_str().starts_with(SEGMENT) {
        return false;
    }
    let resolved = base.without_fragment().resolve(&target).normalize();
    let mut bytes = pieces(resolved.path().as_str()).flat_map(|piece| match piece {
        Piece::Plain(text) => text.bytes().collect::<Vec<u8>>(),
        Piece::Encoded { value, .. } => vec![value],
    });
    let is_divider = |it: &u8| [SEGMENT, BACKSLASH, ' '].contains(&char::from(*it));
    let second = bytes.by_ref().nth(1);
    unambiguous_url(resolved.as_str()).is_some()
        && !second.is_some_and(|it| is_divider(&it) || it.is_ascii_control())
        && !bytes.any(|it| it.is_ascii_control())
}
