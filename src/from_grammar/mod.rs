//! Types whose values are read from the texts of a grammar.

#[doc(hidden)]
pub mod compose;
pub(crate) mod error;
pub(crate) mod parsed;
#[doc(hidden)]
pub mod private;
#[cfg(feature = "serde")]
mod serde;
#[doc(hidden)]
pub mod via;

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use crate::component::encoded::{Encoded, EncodedString};
use crate::component::host::Host;
use crate::component::part::Part;
use crate::custom_grammar::CustomGrammar;
use crate::field::{Field, FieldValue};
use crate::from_grammar::error::{FromGrammarError, ValueError, secret_spans};
use crate::grammar::failure::secrets;
use crate::parse::{Node, ParseTree};
use crate::redact::Redacted;

/// A value that is made of a node of a tree: of the text that a rule matches, and of the nodes below it.
///
/// [`derive(FromGrammar)`](macro@crate::FromGrammar) implements it for structs and enums. A field may also have any
/// type that implements [`FromStr`](core::str::FromStr): it is made of the percent-decoded text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a field",
    label = "this type neither derives `FromGrammar` nor implements `FromStr`",
    note = "derive `FromGrammar` for it, with `rule = ...`; or implement `FromStr`, with an error that implements \
        `Display`"
)]
pub trait FromNode<'t>: Sized {
    /// Makes the value.
    ///
    /// # Errors
    /// The text does not fit the type: bytes that are not UTF-8 in a `String`, a number that is too large.
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError>;
}

/// The text as it is written.
impl<'t> FromNode<'t> for &'t str {
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError> {
        Ok(node.text())
    }
}

/// The percent-decoded text.
impl<'t> FromNode<'t> for Cow<'t, str> {
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError> {
        let not_utf8 = || ValueError::without_text(node, "it is not UTF-8 after percent-decoding".into());
        match node.decode() {
            Cow::Borrowed(_) => Ok(Cow::Borrowed(node.text())),
            Cow::Owned(bytes) => String::from_utf8(bytes).map(Cow::Owned).map_err(|_| not_utf8()),
        }
    }
}

/// The percent-decoded text.
impl FromNode<'_> for String {
    fn from_node(node: Node<'_, '_>) -> Result<Self, ValueError> {
        Cow::from_node(node).map(Cow::into_owned)
    }
}

/// The percent-decoded bytes.
impl FromNode<'_> for Vec<u8> {
    fn from_node(node: Node<'_, '_>) -> Result<Self, ValueError> {
        Ok(node.decode().into_owned())
    }
}

/// The text as it is written, which has to be one of this part of RFC 3986.
impl<'t, P: Part> FromNode<'t> for Encoded<'t, P> {
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError> {
        Encoded::parse(node.text()).map_err(|error| ValueError::new(node, alloc::format!("{error}")))
    }
}

/// The text as it is written, which has to be one of this part of RFC 3986.
impl<P: Part> FromNode<'_> for EncodedString<P> {
    fn from_node(node: Node<'_, '_>) -> Result<Self, ValueError> {
        Encoded::from_node(node).map(EncodedString::from)
    }
}

/// A host of RFC 3986.
impl<'t> FromNode<'t> for Host<'t> {
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError> {
        let is_host = crate::grammar::matches(crate::grammar::rules::Rule::host, node.text());
        let error = || ValueError::without_text(node, "it is not a host of RFC 3986".into());
        is_host.then(|| Host::new(node.text())).ok_or_else(error)
    }
}

impl<'t, V: FromNode<'t>> FromNode<'t> for Box<V> {
    fn from_node(node: Node<'_, 't>) -> Result<Self, ValueError> {
        V::from_node(node).map(Box::new)
    }
}

/// A type that whole texts of a grammar are parsed into; derived by [`FromGrammar`](macro@crate::FromGrammar).
pub trait FromGrammar<'t>: FromNode<'t> {
    /// The grammar, and the rule that a whole text must match.
    const GRAMMAR: CustomGrammar;

    /// The names of the rules whose texts are not shown.
    const SECRET: &'static [&'static str];

    /// Parses a whole text.
    ///
    /// # Errors
    /// The grammar does not match the text, or a part does not fit the type of its field.
    fn from_text(text: &'t str) -> Result<Self, FromGrammarError> {
        from_tree(&Self::GRAMMAR.parse(text)?)
    }

    /// The fields of the value as data, for printing, and for programs that do not know the type. A secret is `true`;
    /// what is absent is left out. A struct around a reference has none.
    #[must_use]
    fn fields(&self) -> Vec<Field<'static>> {
        Vec::new()
    }

    /// The fields of the value of a text, each with its part of the text, for a figure. A part that contains a secret
    /// is left out.
    ///
    /// # Errors
    /// As those of [`from_text`](FromGrammar::from_text).
    fn fields_of(text: &'t str) -> Result<Vec<Field<'t>>, FromGrammarError> {
        let tree = Self::GRAMMAR.parse(text)?;
        let mut fields = from_tree::<Self>(&tree)?.fields();
        add_texts(&mut fields, tree.root(), text, &secret_spans(&tree, Self::SECRET));
        Ok(fields)
    }

    /// The text for a log: with `***` for what the secret rules match in it, and for passwords of userinfos.
    ///
    /// If the grammar does not match the text and has secrets, what comes after the error is hidden, too.
    #[must_use]
    fn redacted(text: &str) -> Redacted<'_> {
        let secret = match Self::GRAMMAR.parse(text) {
            Ok(tree) => secret_spans(&tree, Self::SECRET),
            Err(_) => secrets(Self::GRAMMAR.entry_rule(), text, false),
        };
        Redacted::invalid(text).hide(secret)
    }
}

/// The value of a tree by the grammar of its type.
fn from_tree<'t, V: FromGrammar<'t>>(tree: &ParseTree<'t>) -> Result<V, FromGrammarError> {
    Ok(V::from_node(tree.root()).map_err(|error| error.without_secrets(tree, V::SECRET))?)
}

/// Adds the texts of fields: of a list, from the first match of its rule to the last; of any other field, that of the
/// only match.
fn add_texts<'t>(fields: &mut [Field<'t>], node: Node<'_, '_>, text: &'t str, secret: &[Range<usize>]) {
    for field in fields {
        let (Some(first), Some(last)) = (node.find(field.rule), node.find_all(field.rule).last()) else { continue };
        let span = first.span().start..last.span().end;
        let is_list = matches!(field.value, FieldValue::List(_) | FieldValue::Map(_) | FieldValue::Records(_));
        if first.span() != last.span() && !is_list {
            continue;
        }
        let is_secret = secret.iter().any(|it| it.start < span.end && span.start < it.end);
        field.text = text.get(span).filter(|_| !is_secret);
        if let FieldValue::Fields(inner) = &mut field.value {
            add_texts(inner, first, text, secret);
        }
    }
}
