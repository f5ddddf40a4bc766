//! References in the source text of a program.

use crate::parse::literal;
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;

/// Parses a text in a constant, as [`parse`](Reference::parse) does at run time; `None` if it is rejected.
#[must_use]
pub const fn reference<K: Kind>(text: &str) -> Option<Reference<K, &str>> {
    match literal::offsets(K::ENTRY.rule(), text) {
        Some(offsets) => Some(Reference::from_parts(text, offsets)),
        None => None,
    }
}

/// Parses a text in a constant for [`literal!`](crate::literal), which knows the name of the type, and whether the
/// text may be quoted.
///
/// # Panics
/// If the text is rejected.
#[must_use]
#[track_caller]
#[expect(clippy::panic, reason = "in a constant, it is an error of the compiler")]
pub const fn reference_or_panic<'t, K: Kind>(text: &'t str, is_quoted: bool, name: &str) -> Reference<K, &'t str> {
    if let Some(reference) = reference(text) {
        return reference;
    }
    let at = literal::rejected_at(K::ENTRY.rule(), text);
    panic!("{}", invalid(text, is_quoted, name, at).as_str())
}

/// The message for a text that is rejected at an offset.
pub(crate) const fn invalid(text: &str, is_quoted: bool, name: &str, at: usize) -> Message {
    let message = Message::EMPTY;
    let message = if is_quoted { message.and("`").and_short(text).and("`") } else { message.and("the text") };
    let message = message.and(" is not a valid ").and(name);
    let message = if at == text.len() {
        message.and(": unexpected end")
    } else {
        message.and(": see byte ").and_number(at).and(", `").and_character(text, at).and("`")
    };
    message.and("; `parse` at run time, or the command `uri parse`, reports what is wrong")
}

/// The text of a compile error.
#[derive(Clone, Copy)]
pub(crate) struct Message {
    bytes: [u8; 500],
    length: usize,
}

impl Message {
    const EMPTY: Message = Message { bytes: [0; 500], length: 0 };
    /// Only the beginning of a longer text is shown.
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

    pub(crate) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => "",
        }
    }
}

/// A reference in the source text of a program, parsed at compile time.
///
/// ```
/// use pest_uri::{AbsoluteUri, Iri, UriReference, literal};
///
/// const HOME: AbsoluteUri<&str> = literal!(AbsoluteUri, "http://example.com:8042/over/there");
/// assert_eq!(HOME.port()?, Some(8042));
/// assert_eq!(HOME.resolve(&literal!(UriReference, "../here")), "http://example.com:8042/here");
/// assert_eq!(literal!(Iri, "x:\u{e9}").path(), "\u{e9}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A text that is rejected does not compile:
///
/// ```compile_fail
/// # use pest_uri::{Uri, literal};
/// let uri = literal!(Uri, "http://a b/");
/// ```
///
/// It does not compile either if nothing calls the function that contains it:
///
/// ```compile_fail
/// # use pest_uri::{Uri, literal};
/// fn never_called<T>() -> Uri<&'static str> {
///     literal!(Uri, "http://a b/")
/// }
/// ```
///
/// The text may also be a constant, or the result of another macro. The type is written as its name alone, or after
/// `pest_uri::`.
///
/// ```
/// # use pest_uri::{Uri, literal};
/// const HOST: &str = "http://example.com/";
/// assert_eq!(literal!(Uri, HOST), literal!(pest_uri::Uri, concat!("http://", "example.com/")));
/// ```
///
/// The compiler's message names the type and the byte at which the text is wrong. It quotes a text that is written in
/// the macro call itself. The report of the error of `parse` says what is allowed there. A text that is not written in
/// the macro call itself is parsed when the surrounding code is compiled: not by `cargo check`, nor in a generic
/// function that nothing calls.
///
/// The compiler parses about 3,000 bytes a second. Texts of tens of thousands of bytes exceed the lint
/// `long_running_const_eval`.
#[macro_export]
macro_rules! literal {
    (Template, $text:literal $(,)?) => {{
        const LITERAL: $crate::template::Template<&'static str> =
            $crate::__literals::template_or_panic($text, true, "Template");
        LITERAL
    }};
    (Template, $text:expr $(,)?) => {
        const { $crate::__literals::template_or_panic($text, false, "Template") }
    };
    ($type:ident, $text:literal $(,)?) => {{
        // A named constant is evaluated even in code that is never reached.
        const LITERAL: $crate::$type<&'static str> =
            $crate::__literals::reference_or_panic($text, true, ::core::stringify!($type));
        LITERAL
    }};
    ($type:ident, $text:expr $(,)?) => {
        const {
            let literal: $crate::$type<&'static str> =
                $crate::__literals::reference_or_panic($text, false, ::core::stringify!($type));
            literal
        }
    };
    (pest_uri::$type:ident, $($text:tt)*) => {
        $crate::literal!($type, $($text)*)
    };
    (pest_uri::template::Template, $($text:tt)*) => {
        $crate::literal!(Template, $($text)*)
    };
    ($text:literal $(,)?) => {
        ::core::compile_error!("the type comes first, as in `literal!(Uri, \"http://h/\")`")
    };
    ($type:path, $($text:tt)*) => {
        ::core::compile_error!("the type must be its name alone, as in `literal!(Uri, \"http://h/\")`")
    };
}
