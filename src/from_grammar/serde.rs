//! A value as the string that it was read from, by the crate `serde`.

use alloc::string::String;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::from_grammar::FromGrammar;
use crate::from_grammar::parsed::Parsed;

impl<V> Serialize for Parsed<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de, V: for<'t> FromGrammar<'t>> Deserialize<'de> for Parsed<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Parsed::parse(String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
