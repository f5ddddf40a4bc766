//! The parameters in the query of a connection string.

use alloc::string::String;

use pest_uri::FromGrammar;

/// A parameter of a connection. `Debug` does not show the value of a secret.
// The grammars have rules of the same names, so that the type is read from each.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/amqp.pest", rule = parameter, secret = secret_value)]
pub enum Parameter {
    /// A parameter whose value is a secret.
    #[grammar(rule = secret_parameter)]
    Secret(SecretParameter),
    /// Any other parameter.
    #[grammar(rule = plain_parameter)]
    Plain(PlainParameter),
}

/// A parameter whose value may be shown.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/amqp.pest", rule = plain_parameter)]
pub struct PlainParameter {
    /// Its name.
    #[grammar(rule = key)]
    pub name: String,
    /// Its value.
    #[grammar(default)]
    pub value: String,
}

/// A parameter whose value is a secret. One whose name has percent-encoded bytes counts as such.
#[derive(Clone, PartialEq, Eq, FromGrammar)]
#[grammar(file = "grammar/amqp.pest", rule = secret_parameter, secret = secret_value)]
pub struct SecretParameter {
    /// Its name.
    #[grammar(rule = secret_key)]
    pub name: String,
    /// Its value.
    #[grammar(rule = secret_value, default)]
    pub value: String,
}

impl Parameter {
    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Parameter::Secret(it) => &it.name,
            Parameter::Plain(it) => &it.name,
        }
    }

    /// The value, which may be a secret.
    #[must_use]
    pub fn value(&self) -> &str {
        match self {
            Parameter::Secret(it) => &it.value,
            Parameter::Plain(it) => &it.value,
        }
    }
}
