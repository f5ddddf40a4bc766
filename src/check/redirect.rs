//! Redirects that stay at an origin.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::check::ambiguity::{AmbiguityKind, ambiguities};
use crate::check::policy::{CheckedUri, Policy};
use crate::check::reading::Readings;
use crate::check::violation::{CheckError, Violation, ViolationKind};
use crate::reference::reference::{Uri, UriReference};
use crate::text::characters::BACKSLASH;
use crate::text::delimiter::{SEGMENT, ends_authority, prefix};
use crate::text::percent_encoded::{LENGTH, first_value};

/// Whether each of the programs listed in `docs/untrusted.md` that follows a redirect from a base to a target stays at
/// the origin of the base: whether [`check_redirect`] finds no reason against it.
///
/// ```
/// use pest_uri::check::is_safe_redirect;
///
/// let base = "https://example.com/login";
/// assert!(is_safe_redirect(base, "/account?tab=1#top"));
/// assert!(is_safe_redirect(base, "https://example.com/account"));
/// let hosts = ["/\\evil.example", "//evil.example", "///evil.example", "https:evil.example", "\t//evil.example"];
/// for target in hosts.into_iter().chain(["javascript:a"]) {
///     assert!(!is_safe_redirect(base, target));
/// }
/// ```
#[must_use]
pub fn is_safe_redirect(base: &str, target: &str) -> bool {
    check_redirect(base, target).is_ok()
}

/// Checks that the programs listed in `docs/untrusted.md` that follow a redirect from a base to a target stay at the
/// origin of the base.
///
/// The base is an unambiguous URL. The target is an unambiguous URL of the same scheme, host and port, or a path that
/// begins with one `/`, with or without a query and a fragment. Servers decode paths, remove dot segments, and send the
/// results on. So a path must begin with one `/` after any number of these operations in any order, where `\` and
/// percent-encoded dividers count as `/`, and it must have no percent-encoded control character.
///
/// ```
/// use pest_uri::check::check_redirect;
///
/// let check = |target| check_redirect("https://example.com/login", target);
/// assert!(check("/a/../b?next=//c").is_ok());
/// let error = check("/a/%2e%2e%2f/evil.example").unwrap_err();
/// assert_eq!(error.to_string(), "some programs read a second `/` at the beginning of the path at byte 12");
/// ```
///
/// # Errors
/// If the base is ambiguous, or the target is a URL of another origin, is ambiguous, does not begin with `/`, or has
/// such a path.
pub fn check_redirect(base: &str, target: &str) -> Result<(), Violation> {
    let error = |kind, offset| Err(Violation::new(kind, offset));
    let Some(base) = CheckedUri::parse(base) else { return error(ViolationKind::AmbiguousBase, 0) };
    if let Some(target) = CheckedUri::parse(target) {
        let is_same = base.uri().is_same_origin(&target.uri());
        return if is_same { Ok(()) } else { error(ViolationKind::OtherOrigin, 0) };
    }
    check_path_target(target)
}

/// Checks a target that has no scheme.
fn check_path_target(target: &str) -> Result<(), Violation> {
    match ambiguities(target).into_iter().find(|it| it.ambiguity() != Some(AmbiguityKind::MissingScheme)) {
        Some(reason) => Err(reason),
        None if !target.starts_with(SEGMENT) => Err(Violation::new(ViolationKind::NotAbsolute, 0)),
        None => check_path(target),
    }
}

impl Policy {
    /// Checks the target of a redirect, and returns where it leads. The policy allows the base and the target; the
    /// target is an absolute URL, maybe of another origin, or a path as for [`check_redirect`].
    ///
    /// ```
    /// use pest_uri::check::Policy;
    ///
    /// let policy = Policy::new().schemes(["https"]).hosts(["example.com", "login.example.net"])?;
    /// let check = |target| policy.check_redirect("https://example.com/a", target);
    /// assert_eq!(check("/b?c")?, "https://example.com/b?c");
    /// assert_eq!(check("https://login.example.net/")?, "https://login.example.net/");
    /// assert!(check("https://evil.example/").is_err() && check("//login.example.net/").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the policy rejects the base, or a target that is a URL, or if [`check_redirect`] rejects a path.
    pub fn check_redirect(&self, base: &str, target: &str) -> Result<Uri<String>, CheckError> {
        let origin = self.check(base)?;
        if prefix(target) > 0 {
            return Ok(self.check(target)?.uri().to_owned());
        }
        let error = |violation| CheckError::new(vec![violation], Readings::from_text(target));
        check_path_target(target).map_err(error)?;
        let path = UriReference::parse(target).map_err(|_| error(Violation::new(ViolationKind::NotAbsolute, 0)))?;
        Ok(origin.uri().resolve(&path))
    }
}

/// Checks the path at the beginning of a valid target, which begins with `/`.
fn check_path(target: &str) -> Result<(), Violation> {
    let is_end = |it: char| it != SEGMENT && ends_authority(it);
    let path = decoded(target.split(is_end).next().unwrap_or_default());
    if let Some(control) = path.iter().find(|it| it.value.is_ascii_control()) {
        return Err(Violation::new(ViolationKind::Control, control.offset));
    }
    let is_divider = |it: &Decoded| [SEGMENT, BACKSLASH].contains(&char::from(it.value));
    // How many segments are left before the current one, at least, whichever operations come before.
    let (mut least, mut start) = (0_usize, 1);
    for segment in path[1..].split(is_divider) {
        let (divider, end) = (path[start - 1], start + segment.len());
        let is_dots = |count| segment.len() == count && segment.iter().all(|it| it.value == b'.');
        if segment.iter().all(|it| it.value == b' ') {
            // Some programs remove spaces.
            if let Some(second) = path.get(end).filter(|_| least == 0) {
                return Err(Violation::new(ViolationKind::SecondSlash, second.offset));
            }
        } else if is_dots(2) {
            least = least.saturating_sub(1);
        } else if !is_dots(1) {
            // A program that does not decode a divider reads one segment around it.
            let is_written = target[divider.offset..].starts_with(SEGMENT);
            least = if is_written { least + 1 } else { least.max(1) };
        }
        start = end + 1;
    }
    Ok(())
}

/// A byte of a text that is decoded until nothing is percent-encoded.
#[derive(Clone, Copy)]
struct Decoded {
    value: u8,
    /// Where it begins in the text.
    offset: usize,
}

fn decoded(text: &str) -> Vec<Decoded> {
    let mut bytes: Vec<Decoded> = Vec::with_capacity(text.len());
    for (offset, value) in text.bytes().enumerate() {
        bytes.push(Decoded { value, offset });
        while let Some((rest, end)) = bytes.split_last_chunk::<LENGTH>() {
            let Some(value) = first_value(&end.map(|it| it.value)) else { break };
            let (length, offset) = (rest.len(), end[0].offset);
            bytes.truncate(length);
            bytes.push(Decoded { value, offset });
        }
    }
    bytes
}
