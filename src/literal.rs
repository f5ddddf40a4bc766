//! References that stand in the program.

use crate::kind::Kind;
use crate::reference::Reference;
use crate::syntax::literal;

impl<'t, K: Kind> Reference<K, &'t str> {
    /// Reads a text in a constant, as [`parse`](Reference::parse) does at run time; nothing, if it is refused.
    ///
    /// [`literal!`](crate::literal) makes of that an error of the compiler. At run time, `parse` is faster, and says what is wrong.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// const HOME: Option<Uri<&str>> = Uri::from_literal("http://example.com/");
    /// assert_eq!(HOME, Uri::parse("http://example.com/").ok());
    /// ```
    #[must_use]
    pub const fn from_literal(text: &'t str) -> Option<Self> {
        match literal::outline(K::ENTRY.rule(), text) {
            Some(outline) => Some(Reference::from_parts(text, outline)),
            None => None,
        }
    }
}

/// A reference that stands in the program, read while that is compiled.
///
/// ```
/// use pest_uri::{AbsoluteUri, Iri, UriReference, literal};
///
/// const HOME: AbsoluteUri<&str> = literal!(AbsoluteUri, "http://example.com:8042/over/there");
/// assert_eq!(HOME.port_number()?, Some(8042));
/// assert_eq!(HOME.resolve(&literal!(UriReference, "../here")), "http://example.com:8042/here");
/// assert_eq!(literal!(Iri, "x:\u{e9}").path(), "\u{e9}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A text that is refused does not compile:
///
/// ```compile_fail
/// # use pest_uri::{Uri, literal};
/// let uri = literal!(Uri, "http://a b/");
/// ```
///
/// Nor does it where nothing calls what it stands in:
///
/// ```compile_fail
/// # use pest_uri::{Uri, literal};
/// fn never_called<T>() -> Uri<&'static str> {
///     literal!(Uri, "http://a b/")
/// }
/// ```
///
/// The text may also be a constant, or what another macro makes; the type stands by its name alone.
///
/// ```
/// # use pest_uri::{Uri, literal};
/// const HOST: &str = "http://example.com/";
/// assert_eq!(literal!(Uri, HOST), literal!(Uri, concat!("http://", "example.com/")));
/// ```
///
/// The message of the compiler names the type, and quotes a text that stands in the macro itself. For what is wrong and where, see the
/// report of the error that `parse` gives. A text that does not stand in the macro itself is read when the code is compiled that it stands in:
/// not by `cargo check`, nor in a generic function that nothing calls.
///
/// The compiler reads some 5,000 bytes a second. Texts of tens of thousands take it longer than the lint `long_running_const_eval` allows.
#[macro_export]
macro_rules! literal {
    ($type:ident, $text:literal $(,)?) => {{
        // A constant with a name is read also where nothing comes to it.
        const LITERAL: $crate::$type<&'static str> = match <$crate::$type<&'static str>>::from_literal($text) {
            ::core::option::Option::Some(reference) => reference,
            ::core::option::Option::None => ::core::panic!(
                "{}",
                ::core::concat!(
                    "`",
                    $text,
                    "` is no ",
                    ::core::stringify!($type),
                    "; `parse` says at run time what is wrong with it, and so does the command `uri parse`"
                )
            ),
        };
        LITERAL
    }};
    ($type:ident, $text:expr $(,)?) => {
        const {
            match <$crate::$type<&'static str>>::from_literal($text) {
                ::core::option::Option::Some(reference) => reference,
                ::core::option::Option::None => ::core::panic!(::core::concat!(
                    "the text is no ",
                    ::core::stringify!($type),
                    "; `parse` says at run time what is wrong with it"
                )),
            }
        }
    };
}
