//! Equivalence by the specification of a scheme.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;

use pest_uri::kind::Kind;
use pest_uri::{NormalizeOptions, Reference, Rung, Text, Uri, UriReference};

use crate::any::{AnyValue, read, types};

/// Normalizes by [`NormalizeOptions::SCHEME`] and by the specification of the scheme. Normalizing again changes
/// nothing.
///
/// A reference without a scheme, or with a scheme that has no type here, is normalized by [`NormalizeOptions::SCHEME`]
/// alone. So is an IRI that is not a URI.
///
/// ```
/// use pest_uri::Uri;
///
/// assert_eq!(uri_schemes::normalize(&Uri::parse("TEL:+1-201-555-0123")?), "tel:+12015550123");
/// assert_eq!(uri_schemes::normalize(&Uri::parse("mailto:?to=a@B.example")?), "mailto:a@b.example");
/// assert_eq!(uri_schemes::normalize(&Uri::parse("http://h:80")?), "http://h/");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[must_use]
pub fn normalize<K: Kind, T: Text>(reference: &Reference<K, T>) -> Reference<K, String> {
    let normal = reference.normalize_with(NormalizeOptions::SCHEME);
    let normal = with_encoded_tilde(normal.as_str()).and_then(|text| Reference::parse(text).ok()).unwrap_or(normal);
    let by_scheme = value(normal.as_str()).and_then(|value| value.canonical());
    // With its fields in another order, a text may end in "/.", which is not normal by RFC 3986.
    let steps = NormalizeOptions::SYNTAX.percent_encoding(false);
    let is_normal = |text: &String| Uri::parse(text.as_str()).is_ok_and(|uri| uri.is_normalized_with(steps));
    by_scheme.filter(is_normal).and_then(|text| Reference::parse(text).ok()).unwrap_or(normal)
}

/// A normal text with the `~` of its first segment percent-encoded, if its scheme accepts it only so:
/// `did:example:a%7Eb`.
fn with_encoded_tilde(text: &str) -> Option<String> {
    let is_rejected = |text| read(text).is_some_and(|(_, value)| value.is_err());
    let uri = Uri::parse(text).ok().filter(|_| text.contains('~') && is_rejected(text))?;
    let segment = uri.path().segments().find(|it| it.contains("~"))?;
    let start = segment.as_str().as_ptr() as usize - text.as_ptr() as usize;
    let end = start + segment.len();
    let encoded = format!("{}{}{}", &text[..start], segment.as_str().replace('~', "%7E"), &text[end..]);
    (!is_rejected(&encoded)).then_some(encoded)
}

/// Whether two references are equal at [`Rung::Scheme`], or equivalent by the specification of their scheme.
///
/// Some are equivalent although [`normalize`] writes them differently, such as URNs with different q-components (RFC
/// 8141, section 3.1). For SIP URIs equivalence is not transitive (RFC 3261, section 19.1.4).
#[must_use]
pub fn is_equivalent<K: Kind, T: Text, L: Kind, U: Text>(a: &Reference<K, T>, b: &Reference<L, U>) -> bool {
    if a.is_equal_at(b, Rung::Scheme) {
        return true;
    }
    let (a, b) = (normalize(a), normalize(b));
    let (a_value, b_value) = (value(a.as_str()), value(b.as_str()));
    let are_equivalent = |(a, b): (&AnyValue, &AnyValue)| a.is_equivalent(b);
    key_of(a.as_str(), a_value.as_ref()) == key_of(b.as_str(), b_value.as_ref())
        || a_value.as_ref().zip(b_value.as_ref()).is_some_and(are_equivalent)
}

/// The same for texts; `false` if one of them is not a reference.
#[must_use]
pub fn is_equivalent_text(a: &str, b: &str) -> bool {
    let parsed = |text| UriReference::parse(text).ok();
    parsed(a).zip(parsed(b)).is_some_and(|(a, b)| is_equivalent(&a, &b))
}

/// A key for sets and maps: two references have equal keys if and only if they are [equivalent](is_equivalent). The
/// exception are SIP URIs of which only one has certain parameters.
#[must_use]
pub fn key<K: Kind, T: Text>(reference: &Reference<K, T>) -> String {
    let normal = normalize(reference);
    key_of(normal.as_str(), value(normal.as_str()).as_ref())
}

/// The key of a text that is normal.
fn key_of(text: &str, value: Option<&AnyValue>) -> String {
    value.and_then(AnyValue::key).unwrap_or_else(|| text.to_owned())
}

/// The value of a text that is a URI, if its scheme has rules for normalizing.
fn value(text: &str) -> Option<AnyValue> {
    let normalizes = text.is_ascii() && types().iter().any(|ty| ty.normalizes && ty.has_scheme_of(text));
    if normalizes { read(text)?.1.ok() } else { None }
}
