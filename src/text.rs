//! The kinds of text that a reference may be made of.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;

use borrow_or_share::Bos;

/// Text that a reference may be made of: `&str`, `String`, `Box<str>`, `Arc<str>`.
pub trait Text: Bos<str> + sealed::Sealed {}

mod sealed {
    pub trait Sealed {}
}

macro_rules! texts {
    ($($text:ty)*) => {$(
        impl sealed::Sealed for $text {}
        impl Text for $text {}
    )*};
}

texts! { &str String Box<str> Arc<str> }

/// What [`Reference::parse`](crate::Reference::parse) takes: a [`Text`], or a reference to anything that is text, such as `&String`.
pub trait IntoText {
    /// The text of the reference that is parsed from it.
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
