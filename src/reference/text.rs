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
    /// The error of a conversion to another kind: [`Mismatch`] if the text is borrowed, because the caller still has
    /// it; [`ConvertError`], which returns the reference, if the reference owns it. Generic code gets the [`Mismatch`]
    /// of either by `Into`.
    type ConvertError<R: fmt::Debug>: From<ConvertError<R>> + Into<Mismatch> + Error;
}

mod sealed {
    pub trait Sealed: Sized {}
}

impl sealed::Sealed for &str {}

impl Text for &str {
    type ConvertError<R: fmt::Debug> = Mismatch;
}

macro_rules! owned_texts {
    ($($text:ty)*) => {$(
        impl sealed::Sealed for $text {}

        impl Text for $text {
            type ConvertError<R: fmt::Debug> = ConvertError<R>;
        }
    )*};
}

owned_texts! { String Box<str> Arc<str> }

/// The argument of [`Reference::parse`](crate::Reference::parse): a [`Text`], or a reference to anything that is text,
/// such as `&String`.
#[diagnostic::on_unimplemented(
    message = "a reference cannot be parsed from `{Self}`",
    label = "expected text, such as `&str` or `String`; `str::from_utf8` converts bytes"
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
