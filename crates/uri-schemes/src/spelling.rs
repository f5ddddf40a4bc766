//! Percent-encoded text, as several schemes share it.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

use pest_uri::{EncodedString, FromGrammar, part};

/// A part that may be percent-encoded, as it is written.
pub type Data = EncodedString<part::Data>;

/// A name with a value: a parameter, or a header field.
// The grammars have rules of the same names, so that the type is read from each.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/tel.pest", rule = parameter)]
pub struct DataParameter {
    /// The name.
    #[grammar(rule = pname)]
    pub name: Data,
    /// The value, if there is one.
    #[grammar(rule = pvalue)]
    pub value: Option<Data>,
}

impl DataParameter {
    /// Whether it has this name, in any case, after decoding.
    #[must_use]
    pub fn is_named(&self, name: &str) -> bool {
        self.name.as_encoded().decode().eq_ignore_ascii_case(name.as_bytes())
    }

    /// The value as it is written, empty if there is none.
    pub(crate) fn value_str(&self) -> &str {
        self.value.as_ref().map_or("", |value| value.as_str())
    }
}

/// The first parameter of this name, in any case.
pub(crate) fn named<'p>(parameters: &'p [DataParameter], name: &str) -> Option<&'p DataParameter> {
    parameters.iter().find(|parameter| parameter.is_named(name))
}

/// A text with each percent-encoded byte decoded that may be written as it is, and with the digits of the others in
/// upper case. The other letters are in lower case, if they are to be.
pub(crate) fn spelled(text: &str, is_plain: impl Fn(u8) -> bool, is_lower: bool) -> String {
    let mut spelled = String::new();
    let mut rest = text;
    while let Some((plain, encoded)) = rest.split_once('%') {
        let (digits, after) = encoded.split_at(2);
        let byte = u8::from_str_radix(digits, 16).unwrap_or_default();
        push(&mut spelled, plain, is_lower);
        if is_plain(byte) {
            push(&mut spelled, &char::from(byte).to_string(), is_lower);
        } else {
            spelled.extend(["%", &digits.to_ascii_uppercase()]);
        }
        rest = after;
    }
    push(&mut spelled, rest, is_lower);
    spelled
}

fn push(text: &mut String, plain: &str, is_lower: bool) {
    text.extend(plain.chars().map(|it| if is_lower { it.to_ascii_lowercase() } else { it }));
}

/// Whether a byte is `unreserved` by the RFCs before RFC 3986: also a `mark`.
pub(crate) fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_.!~*'()".contains(&byte)
}

/// The `#` and the fragment, if there is one.
pub(crate) fn with_fragment(mut text: String, fragment: Option<&Data>) -> String {
    if let Some(fragment) = fragment {
        text.extend(["#", fragment.as_str()]);
    }
    text
}

/// A text with its letters in lower case, except for the digits of percent-encoded bytes.
pub(crate) fn lower(text: &Data) -> Data {
    let mut lower = Data::new();
    let _ = lower.push_encoded(spelled(text.as_str(), |_| false, true));
    lower
}

/// A text with the digits of percent-encoded bytes in upper case.
pub(crate) fn upper_digits(text: &str) -> String {
    let mut parts = text.split('%');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| format!("{text}%{}{}", part[..2].to_ascii_uppercase(), &part[2..]))
}
