//! The values of variables.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::string::{String, ToString as _};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::borrow::Borrow;
use core::fmt;
#[cfg(feature = "std")]
use core::hash::{BuildHasher, Hash};
#[cfg(feature = "std")]
use std::collections::HashMap;

use crate::redact::Shown;

/// The value of a variable (RFC 6570, section 2.3).
///
/// An undefined variable is left out of an expansion, with its delimiters and its name; an empty text is not. A list or
/// a map without members is undefined. Undefined members of lists and maps are dropped when a value is made.
///
/// ```
/// use pest_uri::template::{Template, Value};
///
/// let template = Template::parse("/{?a,b,c,d*}")?;
/// let values = [
///     ("a", Value::Undefined),
///     ("b", Value::from("")),
///     ("c", Value::from(["x", "y"])),
///     ("d", Value::from([("k", 1), ("l", 2)])),
/// ];
/// assert_eq!(template.expand(&values)?, "/?b=&c=x,y&k=1&l=2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub enum Value<'v> {
    /// No value: JSON's `null`, or an [`Option`] that is `None`.
    #[default]
    Undefined,
    /// A text. A number or a boolean is its text: `1.5`, `true`.
    Text(Cow<'v, str>),
    /// A list of texts.
    List(Vec<Cow<'v, str>>),
    /// Pairs of names and texts, in the order in which they are expanded.
    Map(Vec<(Cow<'v, str>, Cow<'v, str>)>),
}

impl fmt::Debug for Value<'_> {
    /// Redacts the passwords in the texts.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Undefined => formatter.write_str("Undefined"),
            Value::Text(text) => formatter.debug_tuple("Text").field(&Shown(text)).finish(),
            Value::List(members) => {
                let members: Vec<_> = members.iter().map(|it| Shown(it)).collect();
                formatter.debug_tuple("List").field(&members).finish()
            }
            Value::Map(pairs) => {
                let pairs: Vec<_> = pairs.iter().map(|(name, text)| (Shown(name), Shown(text))).collect();
                formatter.debug_tuple("Map").field(&pairs).finish()
            }
        }
    }
}

impl Value<'_> {
    /// Whether it is undefined: [`Value::Undefined`], or a list or map without members.
    #[must_use]
    pub fn is_undefined(&self) -> bool {
        match self {
            Value::Undefined => true,
            Value::Text(_) => false,
            Value::List(members) => members.is_empty(),
            Value::Map(pairs) => pairs.is_empty(),
        }
    }

    /// The text, if it is one.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        if let Value::Text(text) = self { Some(text) } else { None }
    }

    /// The same value, which borrows nothing.
    #[must_use]
    pub fn into_owned(self) -> Value<'static> {
        let owned = |text: Cow<'_, str>| Cow::Owned(text.into_owned());
        match self {
            Value::Undefined => Value::Undefined,
            Value::Text(text) => Value::Text(owned(text)),
            Value::List(members) => Value::List(members.into_iter().map(owned).collect()),
            Value::Map(pairs) => Value::Map(pairs.into_iter().map(|(name, text)| (owned(name), owned(text))).collect()),
        }
    }
}

/// A text, number or boolean: what may be a member of a list or map.
pub trait ToText {
    /// The text; `None` if it is undefined.
    fn to_text(&self) -> Option<Cow<'_, str>>;
}

/// A value of a variable: text, a number, a boolean, a list or map of these, or an [`Option`] of any of them.
///
/// Values of one type need no conversion, as in `&[("id", 7)]`. Those of several types are [`Value`]s, or references as
/// here.
///
/// With the feature `serde`, a [`Value`] can be deserialized: from JSON, say.
///
/// ```
/// use pest_uri::template::{Template, ToValue};
///
/// let template = Template::parse("/users/{id}{?active,tag*}")?;
/// let values: [(&str, &dyn ToValue); 3] = [("id", &7), ("active", &true), ("tag", &["a", "b"])];
/// assert_eq!(template.expand(&values)?, "/users/7?active=true&tag=a&tag=b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait ToValue {
    /// The value.
    fn to_value(&self) -> Value<'_>;
}

/// The values of variables by name: pairs in a slice, array or `Vec`, a map, or the result of a match.
///
/// Of several pairs with the same name, the first counts.
pub trait Variables {
    /// The value of a variable; `None` if it is not given. Both [`Value::Undefined`] and `None` expand to nothing;
    /// [`expand_partial`](crate::template::Template::expand_partial) keeps a variable that is not given.
    fn value(&self, name: &str) -> Option<Value<'_>>;
}

macro_rules! texts {
    ($($type:ty)*) => {$(
        impl ToText for $type {
            fn to_text(&self) -> Option<Cow<'_, str>> {
                Some(Cow::Borrowed(self))
            }
        }

        impl ToValue for $type {
            fn to_value(&self) -> Value<'_> {
                Value::Text(Cow::Borrowed(self))
            }
        }

        impl<'v> From<&'v $type> for Value<'v> {
            fn from(text: &'v $type) -> Self {
                Value::Text(Cow::Borrowed(text))
            }
        }
    )*};
}

texts! { str String Box<str> Rc<str> Arc<str> Cow<'_, str> }

macro_rules! scalars {
    ($($type:ty)*) => {$(
        impl ToText for $type {
            fn to_text(&self) -> Option<Cow<'_, str>> {
                Some(Cow::Owned(self.to_string()))
            }
        }

        impl ToValue for $type {
            fn to_value(&self) -> Value<'_> {
                Value::Text(Cow::Owned(self.to_string()))
            }
        }

        impl From<$type> for Value<'_> {
            fn from(value: $type) -> Self {
                Value::Text(Cow::Owned(value.to_string()))
            }
        }
    )*};
}

scalars! { bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 }

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'v> From<Cow<'v, str>> for Value<'v> {
    fn from(text: Cow<'v, str>) -> Self {
        Value::Text(text)
    }
}

impl<'v, T: Into<Value<'v>>> From<Option<T>> for Value<'v> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Value::Undefined, Into::into)
    }
}

/// A list, or a map if the members are pairs.
impl<'v, T> From<&'v [T]> for Value<'v>
where
    [T]: ToValue,
{
    fn from(members: &'v [T]) -> Self {
        members.to_value()
    }
}

/// A list, or a map if the members are pairs.
impl<T, const N: usize> From<[T; N]> for Value<'_>
where
    [T]: ToValue,
{
    fn from(members: [T; N]) -> Self {
        members.as_slice().to_value().into_owned()
    }
}

/// A list, or a map if the members are pairs.
impl<T> From<Vec<T>> for Value<'_>
where
    [T]: ToValue,
{
    fn from(members: Vec<T>) -> Self {
        members.as_slice().to_value().into_owned()
    }
}

impl<T: ToText + ?Sized> ToText for &T {
    fn to_text(&self) -> Option<Cow<'_, str>> {
        (**self).to_text()
    }
}

impl<T: ToText> ToText for Option<T> {
    fn to_text(&self) -> Option<Cow<'_, str>> {
        self.as_ref().and_then(ToText::to_text)
    }
}

impl<T: ToValue + ?Sized> ToValue for &T {
    fn to_value(&self) -> Value<'_> {
        (**self).to_value()
    }
}

impl<T: ToValue> ToValue for Option<T> {
    fn to_value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Undefined, ToValue::to_value)
    }
}

impl ToValue for Value<'_> {
    fn to_value(&self) -> Value<'_> {
        let borrowed = |text| Cow::Borrowed(AsRef::<str>::as_ref(text));
        match self {
            Value::Undefined => Value::Undefined,
            Value::Text(text) => Value::Text(borrowed(text)),
            Value::List(members) => Value::List(members.iter().map(borrowed).collect()),
            Value::Map(pairs) => {
                Value::Map(pairs.iter().map(|(name, text)| (borrowed(name), borrowed(text))).collect())
            }
        }
    }
}

impl<T: ToText> ToValue for [T] {
    fn to_value(&self) -> Value<'_> {
        Value::List(self.iter().filter_map(ToText::to_text).collect())
    }
}

impl<K: AsRef<str>, V: ToText> ToValue for [(K, V)] {
    fn to_value(&self) -> Value<'_> {
        map(self.iter().map(|(name, value)| (name, value)))
    }
}

impl<T, const N: usize> ToValue for [T; N]
where
    [T]: ToValue,
{
    fn to_value(&self) -> Value<'_> {
        self.as_slice().to_value()
    }
}

impl<T> ToValue for Vec<T>
where
    [T]: ToValue,
{
    fn to_value(&self) -> Value<'_> {
        self.as_slice().to_value()
    }
}

/// The value of pairs, without those that are undefined.
fn map<'v, K: AsRef<str> + 'v, V: ToText + 'v>(pairs: impl Iterator<Item = (&'v K, &'v V)>) -> Value<'v> {
    Value::Map(pairs.filter_map(|(name, value)| Some((Cow::Borrowed(name.as_ref()), value.to_text()?))).collect())
}

impl<K: AsRef<str>, V: ToText> ToValue for BTreeMap<K, V> {
    fn to_value(&self) -> Value<'_> {
        map(self.iter())
    }
}

/// The pairs are in the order of the map, which differs from run to run.
#[cfg(feature = "std")]
impl<K: AsRef<str>, V: ToText, S> ToValue for HashMap<K, V, S> {
    fn to_value(&self) -> Value<'_> {
        map(self.iter())
    }
}

impl<K: AsRef<str>, V: ToValue> Variables for [(K, V)] {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.iter().find(|(key, _)| key.as_ref() == name).map(|(_, value)| value.to_value())
    }
}

impl<K: AsRef<str>, V: ToValue, const N: usize> Variables for [(K, V); N] {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.as_slice().value(name)
    }
}

impl<K: AsRef<str>, V: ToValue> Variables for Vec<(K, V)> {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.as_slice().value(name)
    }
}

impl<K: Borrow<str> + Ord, V: ToValue> Variables for BTreeMap<K, V> {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.get(name).map(ToValue::to_value)
    }
}

#[cfg(feature = "std")]
impl<K: Borrow<str> + Eq + Hash, V: ToValue, S: BuildHasher> Variables for HashMap<K, V, S> {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.get(name).map(ToValue::to_value)
    }
}

impl<V: Variables + ?Sized> Variables for &V {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        (**self).value(name)
    }
}
