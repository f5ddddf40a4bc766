//! Values of variables in serde's formats.

use alloc::borrow::Cow;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::template::matching::Match;
use crate::template::value::Value;

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Undefined => serializer.serialize_none(),
            Value::Text(text) => serializer.serialize_str(text),
            Value::List(members) => serializer.collect_seq(members),
            Value::Map(pairs) => serializer.collect_map(pairs.iter().map(|(name, text)| (name, text))),
        }
    }
}

/// The variables that are defined, in the order of the template; without unknown parameters.
impl Serialize for Match<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// From any self-describing format. A list in a list is an error, as RFC 6570 has none.
impl<'de> Deserialize<'de> for Value<'static> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ValueVisitor)
    }
}

struct ValueVisitor;

/// A member of a list or map: a text, or `None` if it is undefined.
struct Member(Option<String>);

impl<'de> Deserialize<'de> for Member {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Undefined => Ok(Member(None)),
            Value::Text(text) => Ok(Member(Some(text.into_owned()))),
            Value::List(_) | Value::Map(_) => Err(D::Error::custom("a list or map inside a list or map")),
        }
    }
}

fn text(text: impl fmt::Display) -> Value<'static> {
    Value::Text(Cow::Owned(text.to_string()))
}

impl<'de> Visitor<'de> for ValueVisitor {
    type Value = Value<'static>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a text, number, boolean, list or map")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Self::Value, E> {
        Ok(text(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Self::Value, E> {
        Ok(text(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Self::Value, E> {
        Ok(text(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Self::Value, E> {
        Ok(text(value))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Self::Value, E> {
        Ok(text(value))
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(Value::Undefined)
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        Ok(Value::Undefined)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        Value::deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut members = Vec::new();
        while let Some(Member(member)) = list.next_element()? {
            members.extend(member.map(Cow::Owned));
        }
        Ok(Value::List(members))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some((name, Member(value))) = map.next_entry::<String, Member>()? {
            pairs.extend(value.map(|value| (Cow::Owned(name), Cow::Owned(value))));
        }
        Ok(Value::Map(pairs))
    }
}
