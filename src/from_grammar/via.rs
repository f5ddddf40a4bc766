//! How the type of a field is read, written and shown, by the traits that it has.
//!
//! A method call on `&&&Via<V>` finds a trait of `&&Via<V>` first, then one of `&Via<V>`, then one of `Via<V>`. So the
//! first implementation in this file whose bounds the type meets is used.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::marker::PhantomData;
use core::str::FromStr;

use crate::from_grammar::FromNode;
use crate::from_grammar::compose::{Piece, ToValues};
use crate::from_grammar::error::ValueError;
use crate::from_grammar::private::{HIDDEN, IntoPiece};
use crate::parse::Node;

/// A type of a field.
pub struct Via<V>(PhantomData<V>);

impl<V> Via<V> {
    pub const NEW: Self = Via(PhantomData);
}

/// The secrets of a type that derives `FromGrammar`. An inherent constant comes before that of a trait.
impl<V: ToValues> Via<V> {
    pub const SECRETS: Option<&'static [&'static str]> = Some(V::SECRETS);
}

/// The text of any other type is shown whole, or not at all.
pub trait NoSecrets {
    const SECRETS: Option<&'static [&'static str]> = None;
}

impl<V> NoSecrets for Via<V> {}

/// A trait with a method that reads a value, implemented for all types with the first bounds. A type without the second
/// is an error at compile time, with the message of the missing trait.
macro_rules! read {
    ($name:ident::$method:ident for $receiver:ty, [$($bound:tt)*], [$($needed:tt)*], $read:expr) => {
        pub trait $name<'t, V> {
            fn $method(&self, node: Node<'_, 't>) -> Result<V, ValueError>
            where
                V: $($needed)*;
        }

        impl<'t, V: $($bound)*> $name<'t, V> for $receiver {
            fn $method(&self, node: Node<'_, 't>) -> Result<V, ValueError>
            where
                V: $($needed)*,
            {
                $read(node)
            }
        }
    };
}

// A field.
read!(ReadNumber::read for &&&Via<V>, [Number], [], number);
read!(ReadNode::read for &&Via<V>, [FromNode<'t>], [], V::from_node);
read!(ReadText::read for &Via<V>, [FromStr<Err: Display>], [], parsed_decoded);
read!(ReadOther::read for Via<V>, [], [FromNode<'t>], V::from_node);

// A field with `as_written`.
read!(ReadWrittenNumber::written for &&&Via<V>, [Number], [], number);
read!(ReadWritten::written for &&Via<V>, [FromWritten<'t>], [], written);
read!(ReadWrittenText::written for &Via<V>, [FromStr<Err: Display>], [], parsed);
read!(ReadWrittenOther::written for Via<V>, [], [FromWritten<'t>], written);

// A field of a type with `as_written`. The type of a part has its own setting.
read!(ReadPartNumber::written_or_read for &&&Via<V>, [Number], [], number);
read!(ReadPart::written_or_read for &&&Via<V>, [FromNode<'t> + ToValues], [], V::from_node);
read!(ReadPartWritten::written_or_read for &&Via<V>, [FromWritten<'t>], [], written);
read!(ReadPartText::written_or_read for &Via<V>, [FromStr<Err: Display>], [], parsed);
read!(ReadPartOther::written_or_read for Via<V>, [], [FromNode<'t>], V::from_node);

#[expect(clippy::unnecessary_wraps, reason = "as the other readers")]
fn written<'t, V: FromWritten<'t>>(node: Node<'_, 't>) -> Result<V, ValueError> {
    Ok(V::from_written(node.text()))
}

/// A number without a sign, whose error says how large it may be.
pub trait Number: FromStr + Display {
    const MAX: Self;
}

macro_rules! numbers {
    ($($type:ident)*) => {
        $(impl Number for $type {
            const MAX: Self = $type::MAX;
        })*
    };
}

numbers!(u8 u16 u32 u64 u128 usize);

fn number<V: Number>(node: Node<'_, '_>) -> Result<V, ValueError> {
    let text = Cow::from_node(node)?;
    text.parse().map_err(|_| {
        let is_number = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
        let reason = if is_number { format!("{} at most", V::MAX) } else { String::from("it is not a number") };
        ValueError::new(node, reason)
    })
}

fn parsed<V: FromStr<Err: Display>>(node: Node<'_, '_>) -> Result<V, ValueError> {
    node.text().parse().map_err(|error: V::Err| ValueError::new(node, error.to_string()))
}

fn parsed_decoded<V: FromStr<Err: Display>>(node: Node<'_, '_>) -> Result<V, ValueError> {
    Cow::from_node(node)?.parse().map_err(|error: V::Err| ValueError::new(node, error.to_string()))
}

/// A value of text as it is written, for types that are not parsed from a text.
#[diagnostic::on_unimplemented(
    message = "`as_written` has no meaning for `{Self}`",
    label = "a type whose text is always as it is written, or that is made of parts",
    note = "`as_written` is for `String`, `Cow<str>`, `Vec<u8>` and types that implement `FromStr`"
)]
pub trait FromWritten<'t>: Sized {
    fn from_written(text: &'t str) -> Self;
}

impl<'t> FromWritten<'t> for Cow<'t, str> {
    fn from_written(text: &'t str) -> Self {
        Cow::Borrowed(text)
    }
}

impl FromWritten<'_> for Vec<u8> {
    fn from_written(text: &str) -> Self {
        text.into()
    }
}

/// A trait with a method that writes a value, as above.
macro_rules! write {
    ($name:ident for $receiver:ty, [$($bound:tt)*], [$($needed:tt)*], $write:expr) => {
        pub trait $name<V> {
            fn write(&self, value: &V) -> Piece
            where
                V: $($needed)*;
        }

        impl<V: $($bound)*> $name<V> for $receiver {
            fn write(&self, value: &V) -> Piece
            where
                V: $($needed)*,
            {
                $write(value)
            }
        }
    };
}

write!(WritePiece for &&&Via<V>, [IntoPiece], [], V::piece);
write!(WriteText for &&Via<V>, [Display], [], displayed);
// A type that can be read needs `Display`. Of any other, reading it is the error.
write!(WriteRead for &Via<V>, [FromStr], [Display], displayed);
write!(WriteOther for Via<V>, [], [], |_| Piece::Literal);

fn displayed<V: Display>(value: &V) -> Piece {
    Piece::Data(value.to_string().into_bytes())
}

/// What `Debug` shows of a field.
pub trait Shown<V> {
    fn shown<'v>(&self, value: &'v V, is_secret: bool) -> &'v dyn Debug
    where
        V: 'v;
}

impl<V: Debug> Shown<V> for &Via<V> {
    fn shown<'v>(&self, value: &'v V, is_secret: bool) -> &'v dyn Debug
    where
        V: 'v,
    {
        if is_secret { &HIDDEN } else { value }
    }
}

/// What `Debug` shows of a field whose type has no `Debug`.
pub trait NotShown<V> {
    fn shown<'v>(&self, _: &'v V, _: bool) -> &'v dyn Debug {
        &HIDDEN
    }
}

impl<V> NotShown<V> for Via<V> {}
