//! What the code that the derive writes calls.

use alloc::boxed::Box;
pub use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
pub use alloc::vec::Vec;
use core::fmt::{Debug, Display, Formatter};

use crate::component::encoded::{Encoded, EncodedString};
use crate::component::host::Host;
use crate::error::ParseError;
use crate::from_grammar::error::ValueError;
use crate::parse::Node;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;

pub use crate::from_grammar::compose::{FieldKind, Piece, ToValues, Values, compose, fields};
pub use crate::from_grammar::via::{self, Via};
pub use crate::parse::Below;

/// What `Debug` shows of a secret.
pub const HIDDEN: Hidden = Hidden;

pub struct Hidden;

impl Debug for Hidden {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> core::fmt::Result {
        formatter.write_str(crate::redact::HIDDEN)
    }
}

/// Whether a type holds the text of its rule, and nothing that hides a part of it. Any other type must hide the texts
/// of these rules, whose names have any case, as in ABNF.
///
/// # Panics
/// The type shows the text of one of the rules.
#[must_use]
pub const fn holds_text(secrets: Option<&[&str]>, rules: &[&str], message: &str) -> bool {
    let Some(secrets) = secrets else { return true };
    let mut index = 0;
    while index < rules.len() {
        let mut other = 0;
        while other < secrets.len() && !secrets[other].eq_ignore_ascii_case(rules[index]) {
            other += 1;
        }
        assert!(other < secrets.len(), "{}", message);
        index += 1;
    }
    false
}

/// A value that is not written by its `Display`.
pub trait IntoPiece {
    fn piece(&self) -> Piece;
}

impl IntoPiece for &str {
    fn piece(&self) -> Piece {
        Piece::Text(String::from(*self))
    }
}

impl IntoPiece for Vec<u8> {
    fn piece(&self) -> Piece {
        Piece::Data(self.clone())
    }
}

impl<P> IntoPiece for Encoded<'_, P> {
    fn piece(&self) -> Piece {
        Piece::Encoded(String::from(self.as_str()))
    }
}

impl<P> IntoPiece for EncodedString<P> {
    fn piece(&self) -> Piece {
        Piece::Encoded(String::from(self.as_str()))
    }
}

impl IntoPiece for Host<'_> {
    fn piece(&self) -> Piece {
        Piece::Text(String::from(self.as_str()))
    }
}

impl<V: ToValues> IntoPiece for V {
    fn piece(&self) -> Piece {
        let mut values = Values::default();
        self.add_values(&mut values);
        Piece::Inner(values)
    }
}

impl<V: ToValues> ToValues for Box<V> {
    const SECRETS: &'static [&'static str] = V::SECRETS;

    fn add_values(&self, values: &mut Values) {
        V::add_values(self, values);
    }
}

/// The nodes below a node of `rule`, which is `node` or the first of its rule below it. If there is none, `node` and
/// those below it.
#[must_use]
pub fn below<'tree, 't>(node: Node<'tree, 't>, rule: &str) -> Below<'tree, 't> {
    node.descendants().find(|node| node.name() == rule).map_or_else(|| Below::with(node), Below::new)
}

/// Reads the only match of a rule below a node: the key or the value of a map. What is inside nodes of the rules
/// `closed` is not looked at.
///
/// # Errors
/// The rule has no match, or its text does not fit the type.
pub fn inner<'tree, 't, V>(
    outer: Node<'tree, 't>,
    rule: &'static str,
    closed: &[&str],
    read: impl FnOnce(Node<'tree, 't>) -> Result<V, ValueError>,
) -> Result<V, ValueError> {
    let mut below = Below::new(outer);
    while let Some(node) = below.next() {
        if node.name() == rule {
            return read(node);
        }
        if closed.contains(&node.name()) {
            below.skip_inside();
        }
    }
    Err(absent(outer, rule))
}

/// Adds an entry to a map.
///
/// # Errors
/// The map has the key.
pub fn insert<K: Ord, V>(map: &mut BTreeMap<K, V>, node: Node<'_, '_>, key: K, value: V) -> Result<(), ValueError> {
    match map.insert(key, value) {
        None => Ok(()),
        Some(_) => Err(ValueError::without_text(node, "its key occurs before".into())),
    }
}

/// The error for a second match of a rule that may match once.
#[must_use]
pub fn again(node: Node<'_, '_>) -> ValueError {
    ValueError::without_text(node, "it occurs before".into())
}

/// The error for a value that a function of `check` rejects.
#[must_use]
pub fn rejected(node: Node<'_, '_>, reason: &dyn Display) -> ValueError {
    ValueError::without_text(node, reason.to_string())
}

#[must_use]
pub fn absent(node: Node<'_, '_>, rule: &'static str) -> ValueError {
    ValueError::without_text(node, alloc::format!("`{rule}` is absent"))
}

/// The reference that a whole text is.
///
/// # Errors
/// The text is no reference of this kind.
pub fn reference<K: Kind>(node: Node<'_, '_>) -> Result<Reference<K, String>, ValueError> {
    let error = |error: ParseError| ValueError::new(node, error.to_string());
    Reference::<K, &str>::parse(node.text()).map(|it| it.to_owned()).map_err(error)
}
