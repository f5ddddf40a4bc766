//! References that stand in the program.

use crate::parse::literal;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;

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
        match literal::offsets(K::ENTRY.rule(), text) {
            Some(offsets) => Some(Reference::from_parts(text, offsets)),
            None => None,
        }
    }

    /// Reads a text in a constant for [`literal!`](crate::literal), which knows the name of the type, and whether the text may be quoted.
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    #[expect(clippy::panic, reason = "in a constant, it is an error of the compiler")]
    pub const fn in_program(text: &'t str, is_quoted: bool, name: &str) -> Self {
        if let Some(reference) = Self::from_literal(text) {
            return reference;
        }
        let at = literal::refused_at(K::ENTRY.rule(), text);
        let message = Message::EMPTY;
        let message = if is_quoted { message.and("`").and_short(text).and("`") } else { message.and("the text") };
        let message = message.and(" is no ").and(name);
        let message = if at == text.len() {
            message.and(": its end is too early")
        } else {
            message.and(": see byte ").and_number(at).and(", `").and_character(text, at).and("`")
        };
        panic!(
            "{}",
            message
                .and("; `parse` says at run time what is wrong with it, and so does the command `uri parse`")
                .as_str()
        )
    }
}

/// The text of an error of the compiler.
#[derive(Clone, Copy)]
struct Message {
    bytes: [u8; 500],
    length: usize,
}

impl Message {
    const EMPTY: Message = Message { bytes: [0; 500], length: 0 };
    /// Of longer texts the beginning is shown.
    const LONGEST: usize = 200;

    const fn and(self, text: &str) -> Self {
        self.and_bytes(text.as_bytes(), 0, text.len())
    }

    const fn and_bytes(mut self, text: &[u8], from: usize, to: usize) -> Self {
        let mut at = from;
        while at < to && self.length < self.bytes.len() {
            self.bytes[self.length] = text[at];
            self.length += 1;
            at += 1;
        }
        self
    }

    const fn and_short(self, text: &str) -> Self {
        if text.len() <= Self::LONGEST {
            return self.and(text);
        }
        let mut end = Self::LONGEST;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        self.and_bytes(text.as_bytes(), 0, end).and("\u{2026}")
    }

    const fn and_number(self, number: usize) -> Self {
        let more = if number >= 10 { self.and_number(number / 10) } else { self };
        #[expect(clippy::cast_possible_truncation, reason = "it is a digit")]
        more.and_bytes(&[b'0' + (number % 10) as u8], 0, 1)
    }

    const fn and_character(self, text: &str, at: usize) -> Self {
        let mut end = at + 1;
        while !text.is_char_boundary(end) {
            end += 1;
        }
        self.and_bytes(text.as_bytes(), at, end)
    }

    const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "",
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
/// The text may also be a constant, or what another macro makes; the type stands by its name alone, or behind `pest_uri::`.
///
/// ```
/// # use pest_uri::{Uri, literal};
/// const HOST: &str = "http://example.com/";
/// assert_eq!(literal!(Uri, HOST), literal!(pest_uri::Uri, concat!("http://", "example.com/")));
/// ```
///
/// The message of the compiler names the type and the byte where the text is wrong, and quotes a text that stands in the macro itself.
/// What could stand there is in the report of the error that `parse` gives. A text that does not stand in the macro itself is read when the
/// code is compiled that it stands in: not by `cargo check`, nor in a generic function that nothing calls.
///
/// The compiler reads some 3,000 bytes a second. Texts of tens of thousands take it longer than the lint `long_running_const_eval` allows.
#[macro_export]
macro_rules! literal {
    ($type:ident, $text:literal $(,)?) => {{
        // A constant with a name is read also where nothing comes to it.
        const LITERAL: $crate::$type<&'static str> =
            <$crate::$type<&'static str>>::in_program($text, true, ::core::stringify!($type));
        LITERAL
    }};
    ($type:ident, $text:expr $(,)?) => {
        const { <$crate::$type<&'static str>>::in_program($text, false, ::core::stringify!($type)) }
    };
    (pest_uri::$type:ident, $($text:tt)*) => {
        $crate::literal!($type, $($text)*)
    };
    ($text:literal $(,)?) => {
        ::core::compile_error!("the type comes first, as in `literal!(Uri, \"http://h/\")`")
    };
    ($type:path, $($text:tt)*) => {
        ::core::compile_error!("the type stands by its name alone, as in `literal!(Uri, \"http://h/\")`")
    };
}
