//! The kinds of text that a reference may be made of.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;

use borrow_or_share::Bos;

use crate::references::kind::Kind;
use crate::references::reference::Reference;
use crate::syntax::ParseError;

/// Text that a reference may be made of: `&str`, `String`, `Box<str>`, `Arc<str>`.
pub trait Text: Bos<str> + sealed::Sealed {}

/// Text that can be changed where it is: `String`.
///
/// A reference of any other text is changed as a copy: [`with`](Reference::with) makes one and changes it, `to_owned` only makes one.
#[diagnostic::on_unimplemented(
    message = "only a reference over a `String` can be changed",
    label = "`.to_owned()` makes one of this; `.with(|it| …)` makes one and changes it"
)]
pub trait Editable: Text + sealed::Editable {}

impl sealed::Editable for String {
    fn string(&mut self) -> &mut String {
        self
    }
}

impl Editable for String {}

pub(crate) mod sealed {
    use alloc::string::String;

    use crate::references::kind::Kind;
    use crate::references::reference::Reference;
    use crate::syntax::ParseError;

    pub trait Sealed: Sized {
        /// The reference that the text is.
        fn read<K: Kind>(self) -> Result<Reference<K, Self>, ParseError>;
    }

    pub trait Editable {
        fn string(&mut self) -> &mut String;
    }
}

impl<'t> sealed::Sealed for &'t str {
    #[inline]
    fn read<K: Kind>(self) -> Result<Reference<K, &'t str>, ParseError> {
        K::read(self)
    }
}

impl Text for &str {}

macro_rules! owned_texts {
    ($($text:ty)*) => {$(
        impl sealed::Sealed for $text {
            fn read<K: Kind>(self) -> Result<Reference<K, Self>, ParseError> {
                let outline = K::read(&self)?.outline();
                Ok(Reference::from_parts(self, outline))
            }
        }

        impl Text for $text {}
    )*};
}

owned_texts! { String Box<str> Arc<str> }

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
