//! Equivalence by the specification of a scheme.

use alloc::string::String;

use borrow_or_share::BorrowOrShare;

use super::SchemeUri;
use super::typed_uri::SchemeRule;
use crate::compare::{Key, Rung};
use crate::component::accessors::Components;
use crate::grammar::{Characters, Rule};
use crate::normalize::options::NormalizeOptions;
use crate::reference::kind::Kind;
use crate::reference::reference::{Reference, Uri};
use crate::reference::text::Text;
use crate::text::percent_encoded;
use crate::text::scan::span;

/// Normalizes by [`NormalizeOptions::SCHEME`] and by the specification of the scheme.
///
/// URIs that the specification considers equivalent are written in one form: a `tel` number without its
/// visual separators. Unreserved characters that the scheme allows only percent-encoded stay so:
/// `did:example:a%7Eb`. Normalizing again changes nothing.
///
/// A reference without a scheme, or with a scheme that has no grammar here, is normalized by
/// [`NormalizeOptions::SCHEME`] alone. So is an IRI that is not a URI: specifications of schemes are about URIs.
/// [`to_uri`](Reference::to_uri) converts one.
///
/// ```
/// use pest_uri::{Uri, scheme};
///
/// assert_eq!(scheme::normalize(&Uri::parse("TEL:+1-201-555-0123")?), "tel:+12015550123");
/// assert_eq!(scheme::normalize(&Uri::parse("mailto:?to=a@B.example")?), "mailto:a@b.example");
/// assert_eq!(scheme::normalize(&Uri::parse("http://h:80")?), "http://h/");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[must_use]
pub fn normalize<K: Kind, T: Text>(reference: &Reference<K, T>) -> Reference<K, String> {
    let normal = reference.normalize_with(NormalizeOptions::SCHEME);
    let by_scheme = normal_form(normal.components()).and_then(|text| Reference::parse(text).ok());
    by_scheme.unwrap_or(normal)
}

/// Whether two references are equal at [`Rung::Scheme`], or equivalent by the specification of their scheme.
///
/// Some references are equivalent although [`normalize`] writes them differently, such as URNs with different
/// q-components (RFC 8141, section 3.1).
///
/// For SIP URIs equivalence is not transitive: a URI with a parameter may be equivalent to one without it,
/// and that one to a third where the parameter has another value (RFC 3261, section 19.1.4).
///
/// ```
/// use pest_uri::{Uri, scheme};
///
/// let uri = Uri::parse("urn:example:weather?=op=map&lat=39.56#part")?;
/// assert!(scheme::is_equivalent(&uri, &Uri::parse("URN:Example:weather")?));
/// assert!(!scheme::is_equivalent(&uri, &Uri::parse("urn:example:climate")?));
/// assert!(scheme::is_equivalent(&Uri::parse("http://h:80")?, &Uri::parse("http://h/")?));
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[must_use]
pub fn is_equivalent<K: Kind, T: Text, L: Kind, U: Text>(a: &Reference<K, T>, b: &Reference<L, U>) -> bool {
    a.is_equal_at(b, Rung::Scheme) || are_equivalent(normalize(a).components(), normalize(b).components())
}

/// A key for sets and maps: two references have equal keys if and only if they are
/// [equivalent](is_equivalent).
///
/// There is one exception. Two SIP URIs may be equivalent although only one of them has certain parameters,
/// which no key can express (RFC 3261, section 19.1.4). Their keys differ.
///
/// The text of the key is the reference as [`normalize`] writes it, except where equivalent references have
/// different normal forms: `urn:ab:c` for `urn:ab:c?=x`.
///
/// ```
/// use std::collections::HashSet;
/// use pest_uri::{Uri, scheme};
///
/// let mut seen = HashSet::new();
/// for text in ["urn:example:a", "URN:EXAMPLE:a?=x", "urn:example:b"] {
///     seen.insert(scheme::key(&Uri::parse(text)?));
/// }
/// assert_eq!(seen.len(), 2);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[must_use]
pub fn key<'i, 'o, K: Kind, T: Text + BorrowOrShare<'i, 'o, str>>(reference: &'i Reference<K, T>) -> Key<'o> {
    let normal = normalize(reference);
    let text = key_of(normal.components()).unwrap_or_else(|| normal.into_string());
    Key::new(reference.as_str(), text)
}

/// The URI of these components, or `None` for an IRI that is not a URI and for a relative reference.
fn uri(components: Components<'_>) -> Option<Uri<&str>> {
    let is_uri = components.scheme().is_some() && components.text().is_ascii();
    is_uri.then(|| Reference::from_parts(components.text(), components.offsets()))
}

/// The typed URI of a text that is normal by RFC 3986, if the scheme's specification considers more URIs
/// equivalent.
fn typed_uri(components: Components<'_>) -> Option<(SchemeUri<'_>, SchemeRule)> {
    let scheme = components.scheme()?;
    let rule = SchemeUri::equivalence(scheme)?;
    Some((SchemeUri::from_borrowed(uri(components)?).ok()??, rule))
}

/// The normal form by the scheme of a text that is normal by RFC 3986, or `None` if it is in that form.
fn normal_form(components: Components<'_>) -> Option<String> {
    match encoded(components) {
        Some(encoded) => rewritten(Uri::parse(encoded.as_str()).ok()?.components()).or(Some(encoded)),
        None => rewritten(components),
    }
}

/// The normal form that the typed URI returns.
fn rewritten(components: Components<'_>) -> Option<String> {
    let (typed, rule) = typed_uri(components)?;
    let mut normal = typed.normal()?;
    normal.push_str(rule.after(components.text()));
    // With its fields in another order, a text may end in "/.", which is not normal by RFC 3986.
    let steps = NormalizeOptions::SYNTAX.percent_encoding(false);
    let is_normal = || Uri::parse(normal.as_str()).is_ok_and(|uri| uri.is_normalized_with(steps));
    (normal != components.text() && is_normal()).then_some(normal)
}

/// Percent-encodes the unreserved characters that the scheme allows only percent-encoded, in a text that is
/// normal by RFC 3986. `None` if the scheme accepts the text as it is, or rejects it also when encoded.
fn encoded(components: Components<'_>) -> Option<String> {
    let plain = Characters::from_rule(SchemeUri::first_segment(components.scheme()?)?);
    let unreserved = Characters::from_rule(Rule::unreserved);
    let is_encoded = |byte| unreserved.has(byte) && !plain.has(byte);
    let segment = components.path().segments().find(|segment| !segment.is_empty())?.as_str();
    if !segment.bytes().any(is_encoded) || SchemeUri::from_borrowed(uri(components)?).is_ok() {
        return None;
    }
    let range = span(components.text(), segment)?;
    let mut text = String::from(&components.text()[..range.start]);
    percent_encoded::push(segment.as_bytes(), |byte| !is_encoded(byte), &mut text);
    text.push_str(&components.text()[range.end..]);
    SchemeUri::from_borrowed(Uri::parse(text.as_str()).ok()?).is_ok().then_some(text)
}

/// A text for all that is equivalent by the scheme, or `None` if that is the text itself, which is already
/// normal.
fn key_of(components: Components<'_>) -> Option<String> {
    let (typed, rule) = typed_uri(components)?;
    let mut key = typed.key()?;
    key.push_str(rule.after(components.text()));
    Some(key)
}

/// Whether the specification of a scheme considers two URIs equivalent that are already normal.
fn are_equivalent(a: Components<'_>, b: Components<'_>) -> bool {
    let (Some((a_typed, a_rule)), Some((b_typed, b_rule))) = (typed_uri(a), typed_uri(b)) else { return false };
    a_rule == b_rule && a_rule.after(a.text()) == b_rule.after(b.text()) && a_typed.is_equivalent(&b_typed)
}
