//! A reference as a string, by the crate `serde`.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::error::ParseError;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::reference::text::{IntoText, Text};

impl<K, T: Text> Serialize for Reference<K, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

macro_rules! owned {
    ($($text:ty)*) => {$(
        impl<'de, K: Kind> Deserialize<'de> for Reference<K, $text> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_string(Owned(PhantomData))
            }
        }
    )*};
}

owned! { String Box<str> Arc<str> }

/// Rejects a text during deserialization, so that the error has its line.
struct Owned<R>(PhantomData<R>);

impl<K: Kind, T: Text + IntoText<Text = T> + From<String>> Visitor<'_> for Owned<Reference<K, T>> {
    type Value = Reference<K, T>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "a string that matches {}", K::ENTRY)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        self.visit_string(text.into())
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
        Reference::parse(T::from(text)).map_err(rejected::<K, E>)
    }
}

/// The error for a rejected string, with the offset in it, and nothing of a password. Formats append the position of
/// the string. In brackets, the offset is not confused with that position.
fn rejected<K: Kind, E: Error>(error: ParseError) -> E {
    E::custom(format_args!("the string does not match {} ({error})", K::ENTRY))
}

impl<'de: 't, 't, K: Kind> Deserialize<'de> for Reference<K, &'t str> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Borrowed(PhantomData))
    }
}

struct Borrowed<K>(PhantomData<K>);

impl<'de, K: Kind> Visitor<'de> for Borrowed<K> {
    type Value = Reference<K, &'de str>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "a borrowed string that matches {}", K::ENTRY)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Reference::parse(text).map_err(rejected::<K, E>)
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<Self::Value, E> {
        // serde's own error would quote the text, and with it a password.
        Err(E::custom(format_args!(
            "a string with escapes, or from a reader, cannot be borrowed; use `{}<String>`",
            K::NAME
        )))
    }
}
