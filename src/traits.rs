//! The standard traits of references, which compare as their texts, byte by byte; and of their parts, if these are
//! texts too.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use core::borrow::Borrow;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use crate::any_error::Error;
use crate::compare::Key;
use crate::component::encoded::{Encoded, EncodedString};
use crate::component::host::Host;
use crate::component::path::Path;
use crate::component::userinfo::Userinfo;
use crate::error::ParseError;
use crate::grammar::EntryRule;
use crate::parse::offsets::ComponentOffsets;
use crate::reference::kind;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::reference::text::Text;

impl<K, T: Text> AsRef<str> for Reference<K, T> {
    fn as_ref(&self) -> &str {
        self.text()
    }
}

impl<K, T: Text> Borrow<str> for Reference<K, T> {
    fn borrow(&self) -> &str {
        self.text()
    }
}

impl<K, T: Text> fmt::Display for Reference<K, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.text())
    }
}

impl<K: Kind, T: Text> fmt::Debug for Reference<K, T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}(", K::NAME)?;
        self.parts().redacted().fmt(formatter)?;
        formatter.write_str(")")
    }
}

impl<K, L, T: Text, U: Text> PartialEq<Reference<L, U>> for Reference<K, T> {
    fn eq(&self, other: &Reference<L, U>) -> bool {
        self.text() == other.text()
    }
}

impl<K, T: Text> Eq for Reference<K, T> {}

impl<K, T: Text> PartialEq<str> for Reference<K, T> {
    fn eq(&self, other: &str) -> bool {
        self.text() == other
    }
}

impl<K, T: Text> PartialEq<&str> for Reference<K, T> {
    fn eq(&self, other: &&str) -> bool {
        self.text() == *other
    }
}

impl<K, T: Text> PartialEq<String> for Reference<K, T> {
    fn eq(&self, other: &String) -> bool {
        self.text() == other
    }
}

impl<K, T: Text> PartialEq<Reference<K, T>> for str {
    fn eq(&self, other: &Reference<K, T>) -> bool {
        self == other.text()
    }
}

impl<K, T: Text> PartialEq<Reference<K, T>> for String {
    fn eq(&self, other: &Reference<K, T>) -> bool {
        self == other.text()
    }
}

impl<K, T: Text> PartialEq<Reference<K, T>> for &str {
    fn eq(&self, other: &Reference<K, T>) -> bool {
        *self == other.text()
    }
}

impl<K, L, T: Text, U: Text> PartialOrd<Reference<L, U>> for Reference<K, T> {
    fn partial_cmp(&self, other: &Reference<L, U>) -> Option<Ordering> {
        Some(self.text().cmp(other.text()))
    }
}

impl<K, T: Text> Ord for Reference<K, T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.text().cmp(other.text())
    }
}

impl<K, T: Text> Hash for Reference<K, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
    }
}

/// From its [name](EntryRule::name), ignoring case and with `-` or `_`: `URI-reference`, `uri_reference`.
impl FromStr for EntryRule {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        let name = name.replace('_', "-");
        EntryRule::ALL.iter().copied().find(|rule| rule.name().eq_ignore_ascii_case(&name)).ok_or(Error::UnknownRule)
    }
}

impl<K: Kind> FromStr for Reference<K, String> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Reference::<K, &str>::parse(text)?.to_owned())
    }
}

impl<'t, K: Kind> TryFrom<&'t str> for Reference<K, &'t str> {
    type Error = ParseError;

    fn try_from(text: &'t str) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<K: Kind> TryFrom<&str> for Reference<K, String> {
    type Error = ParseError;

    fn try_from(text: &str) -> Result<Self, ParseError> {
        text.parse()
    }
}

impl<K: Kind> TryFrom<String> for Reference<K, String> {
    type Error = ParseError;

    fn try_from(text: String) -> Result<Self, ParseError> {
        Self::parse(text)
    }
}

impl<K> From<Reference<K, &str>> for Reference<K, String> {
    fn from(reference: Reference<K, &str>) -> Self {
        reference.to_owned()
    }
}

macro_rules! of_shorter_texts {
    ($($text:ty)*) => {$(
        impl<K: Kind> FromStr for Reference<K, $text> {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                Ok(Reference::<K, &str>::parse(text)?.into())
            }
        }

        impl<K: Kind> TryFrom<&str> for Reference<K, $text> {
            type Error = ParseError;

            fn try_from(text: &str) -> Result<Self, ParseError> {
                text.parse()
            }
        }

        impl<K: Kind> TryFrom<$text> for Reference<K, $text> {
            type Error = ParseError;

            fn try_from(text: $text) -> Result<Self, ParseError> {
                Self::parse(text)
            }
        }

        impl<K> From<Reference<K, &str>> for Reference<K, $text> {
            fn from(reference: Reference<K, &str>) -> Self {
                Reference::from_parts(reference.text().into(), reference.offsets())
            }
        }

        impl<K> From<Reference<K, String>> for Reference<K, $text> {
            fn from(reference: Reference<K, String>) -> Self {
                let offsets = reference.offsets();
                Reference::from_parts(reference.into_text().into(), offsets)
            }
        }

        impl<K> From<Reference<K, $text>> for Reference<K, String> {
            fn from(reference: Reference<K, $text>) -> Self {
                let offsets = reference.offsets();
                Reference::from_parts(String::from(&*reference.into_text()), offsets)
            }
        }
    )*};
}

of_shorter_texts! { Box<str> Arc<str> }

impl<K> From<Reference<K, Box<str>>> for Reference<K, Arc<str>> {
    fn from(reference: Reference<K, Box<str>>) -> Self {
        let offsets = reference.offsets();
        Reference::from_parts(reference.into_text().into(), offsets)
    }
}

impl<K> From<Reference<K, Arc<str>>> for Reference<K, Box<str>> {
    fn from(reference: Reference<K, Arc<str>>) -> Self {
        let offsets = reference.offsets();
        Reference::from_parts(Box::from(&*reference.into_text()), offsets)
    }
}

macro_rules! into_texts {
    ($($text:ty)*) => {$(
        impl<'t, K> From<&'t Reference<K, $text>> for Reference<K, &'t str> {
            fn from(reference: &'t Reference<K, $text>) -> Self {
                reference.borrow()
            }
        }

        impl<K> From<Reference<K, $text>> for $text {
            fn from(reference: Reference<K, $text>) -> Self {
                reference.into_text()
            }
        }
    )*};
}

into_texts! { String Box<str> Arc<str> }

impl<'t> TryFrom<&'t str> for Host<'t> {
    type Error = ParseError;

    fn try_from(text: &'t str) -> Result<Self, ParseError> {
        Host::parse(text)
    }
}

impl<K> From<Reference<K, &str>> for String {
    fn from(reference: Reference<K, &str>) -> String {
        reference.into_text().into()
    }
}

impl<'t, K> From<Reference<K, &'t str>> for Cow<'t, str> {
    fn from(reference: Reference<K, &'t str>) -> Self {
        Cow::Borrowed(reference.into_text())
    }
}

impl<K> From<Reference<K, String>> for Cow<'_, str> {
    fn from(reference: Reference<K, String>) -> Self {
        Cow::Owned(reference.into_text())
    }
}

impl<K: Kind> TryFrom<Cow<'_, str>> for Reference<K, String> {
    type Error = ParseError;

    fn try_from(text: Cow<'_, str>) -> Result<Self, ParseError> {
        Self::parse(text.into_owned())
    }
}

impl<'t, K> From<Reference<K, &'t str>> for &'t str {
    fn from(reference: Reference<K, &'t str>) -> Self {
        reference.into_text()
    }
}

/// The empty text is a reference: it refers to the document itself (RFC 3986, section 4.4).
macro_rules! empty {
    ($($kind:ident)*) => {$(
        impl<T: Text + From<&'static str>> Default for Reference<kind::$kind, T> {
            /// The empty reference, which refers to the document itself (RFC 3986, section 4.4).
            fn default() -> Self {
                Reference::from_parts("".into(), ComponentOffsets::EMPTY)
            }
        }
    )*};
}

empty! { UriReference RelativeRef IriReference RelativeIriRef }

/// Parts of references compare as their texts, and are equal to these.
macro_rules! as_texts {
    ($($part:ty $([$generic:ident])?,)*) => {$(
        impl$(<$generic>)? AsRef<str> for $part {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl$(<$generic>)? PartialEq<str> for $part {
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl$(<$generic>)? PartialEq<&str> for $part {
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl$(<$generic>)? PartialEq<String> for $part {
            fn eq(&self, other: &String) -> bool {
                self.as_str() == other
            }
        }

        impl$(<$generic>)? PartialEq<$part> for str {
            fn eq(&self, other: &$part) -> bool {
                self == other.as_str()
            }
        }

        impl$(<$generic>)? PartialEq<$part> for &str {
            fn eq(&self, other: &$part) -> bool {
                *self == other.as_str()
            }
        }

        impl$(<$generic>)? PartialEq<$part> for String {
            fn eq(&self, other: &$part) -> bool {
                self == other.as_str()
            }
        }
    )*};
}

as_texts! {
    Path<'_>,
    Host<'_>,
    // Including a password, if there is one.
    Userinfo<'_>,
    Encoded<'_, P> [P],
    EncodedString<P> [P],
    Key<'_>,
}

/// Parts of references convert to their texts where a text is expected: by [`Builder`](crate::Builder), for one.
macro_rules! into_texts_of_parts {
    ($($part:ty $([$generic:ident])?,)*) => {$(
        impl<'t $(, $generic)?> From<$part> for Cow<'t, str> {
            fn from(part: $part) -> Self {
                Cow::Borrowed(part.as_str())
            }
        }

        impl<'t $(, $generic)?> From<$part> for String {
            fn from(part: $part) -> Self {
                part.as_str().into()
            }
        }
    )*};
}

into_texts_of_parts! {
    Path<'t>,
    Host<'t>,
    // Including a password, if there is one.
    Userinfo<'t>,
    Encoded<'t, P> [P],
}

impl<P> From<EncodedString<P>> for Cow<'_, str> {
    fn from(part: EncodedString<P>) -> Self {
        Cow::Owned(part.into_string())
    }
}

impl<'t, P> From<&'t EncodedString<P>> for Cow<'t, str> {
    fn from(part: &'t EncodedString<P>) -> Self {
        Cow::Borrowed(part.as_str())
    }
}
