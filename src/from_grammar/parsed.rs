//! A value with the text that it was read from.

use alloc::string::String;
use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use crate::from_grammar::FromGrammar;
use crate::from_grammar::error::FromGrammarError;
use crate::redact::Redacted;

/// A value of a type that derives [`FromGrammar`](macro@crate::FromGrammar), and the text that it was read from.
///
/// `Display` and serde print the text, byte for byte; the fields of the value are those of this type.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Parsed<V> {
    text: String,
    value: V,
}

impl<V: for<'t> FromGrammar<'t>> Parsed<V> {
    /// Parses a whole text.
    ///
    /// # Errors
    /// The grammar does not match the text, or a part does not fit the type of its field.
    pub fn parse(text: impl Into<String>) -> Result<Self, FromGrammarError> {
        let text = text.into();
        let value = V::from_text(&text)?;
        Ok(Parsed { text, value })
    }

    /// The text for a log: with `***` for what the secret rules match in it, and for passwords of userinfos.
    #[must_use]
    pub fn redacted(&self) -> Redacted<'_> {
        V::redacted(&self.text)
    }
}

impl<V> Parsed<V> {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The value without its text.
    #[must_use]
    pub fn into_value(self) -> V {
        self.value
    }
}

impl<V> Deref for Parsed<V> {
    type Target = V;

    fn deref(&self) -> &V {
        &self.value
    }
}

impl<V> fmt::Display for Parsed<V> {
    /// Prints the text as it is, with all that is secret in it; see [`redacted`](Parsed::redacted).
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&self.text)
    }
}

impl<V: fmt::Debug> fmt::Debug for Parsed<V> {
    /// Prints the value, without what is secret in it.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(formatter)
    }
}

impl<V: for<'t> FromGrammar<'t>> FromStr for Parsed<V> {
    type Err = FromGrammarError;

    fn from_str(text: &str) -> Result<Self, FromGrammarError> {
        Parsed::parse(text)
    }
}

impl<V: for<'t> FromGrammar<'t>> TryFrom<String> for Parsed<V> {
    type Error = FromGrammarError;

    fn try_from(text: String) -> Result<Self, FromGrammarError> {
        Parsed::parse(text)
    }
}

impl<V: for<'t> FromGrammar<'t>> TryFrom<&str> for Parsed<V> {
    type Error = FromGrammarError;

    fn try_from(text: &str) -> Result<Self, FromGrammarError> {
        Parsed::parse(text)
    }
}
