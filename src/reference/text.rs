//! The kinds of text that a reference may consist of.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use core::error::Error;
use core::fmt;

use borrow_or_share::Bos;

use crate::reference::mismatch::{ConvertError, Mismatch};

/// Text that a reference may consist of: `&str`, `String`, `Box<str>`, `Arc<str>`.
pub trait Text: Bos<str> + sealed::Sealed {
    /// The error of a conversion to another kind: [`Mismatch`] if the text is borrowed, because the caller still has it;
    /// [`ConvertError`], which returns the reference, if the reference owns it. Generic code gets the [`Mismatch`] of either by
    /// `Into`.
    type Unconverted<R: fmt::Debug>: From<ConvertError<R>> + Into<Mismatch> + Error;
}

/// Says that a text of the type `T` can be changed in place: `String: Edits<String>`, and no other.
///
/// A reference over any other text is changed as a copy: [`with`](crate::Reference::with) makes a copy and changes it, `to_owned`
/// only makes one.
///
/// ```compile_fail,E0277
/// # use pest_uri::Uri;
/// let mut uri = Uri::parse("http://h/?a")?;
/// uri.set_query(None)?; // only a reference over a `String` can be changed
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// This is not a trait of `T`, so that a setter determines `T` where nothing else does.
#[diagnostic::on_unimplemented(
    message = "only a reference over a `String` can be changed",
    label = "`.to_owned()` makes one of this; `.with(|it| …)` makes one and changes it"
)]
pub trait Edits<T>: sealed::Edits<T> {}

impl sealed::Edits<String> for String {
    fn string(text: &mut String) -> &mut String {
        text
    }
}

impl Edits<String> for String {}

pub(crate) mod sealed {
    use alloc::string::String;

    pub trait Sealed: Sized {}

    pub trait Edits<T> {
        fn string(text: &mut T) -> &mut String;
    }
}

impl sealed::Sealed for &str {}

impl Text for &str {
    type Unconverted<R: fmt::Debug> = Mismatch;
}

macro_rules! owned_texts {
    ($($text:ty)*) => {$(
        impl sealed::Sealed for $text {}

        impl Text for $text {
            type Unconverted<R: fmt::Debug> = ConvertError<R>;
        }
    )*};
}

owned_texts! { String Box<str> Arc<str> }

/// The argument of [`Reference::parse`](crate::Reference::parse): a [`Text`], or a reference to anything that is text, such as
/// `&String`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no text that a reference is parsed from",
    label = "a `&str`, a `String` or the like is wanted; `str::from_utf8` makes text of octets"
)]
pub trait IntoText {
    /// The text of the parsed reference.
    type Text: Text;

    /// The text itself.
    fn into_text(self) -> Self::Text;
}

impl<'t, S: AsRef<str> + ?Sized> IntoText for &'t S {
    type Text = &'t str;

    fn into_text(self) -> &'t str {
        self.as_ref()
    }
}

impl IntoText for Cow<'_, str> {
    type Text = String;

    fn into_text(self) -> String {
        self.into_owned()
    }
}

macro_rules! into_texts {
    ($($text:ty)*) => {$(
        impl IntoText for $text {
            type Text = Self;

            fn into_text(self) -> Self {
                self
            }
        }
    )*};
}

into_texts! { String Box<str> Arc<str> }
