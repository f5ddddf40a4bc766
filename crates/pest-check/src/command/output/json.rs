//! JSON output, one object a line.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::command::output::escape::is_acted_on;

/// Writes one JSON object on a line of its own.
pub fn json_line(out: &mut dyn Write, object: &impl Serialize) -> io::Result<()> {
    object.serialize(&mut Serializer::with_formatter(&mut *out, Escaping))?;
    out.write_all(b"\n")
}

/// A formatter that escapes the characters that a terminal would act on.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some(found) = rest.find(is_acted_on) {
            writer.write_all(&rest.as_bytes()[..found])?;
            rest = &rest[found..];
            let end = rest.find(|it| !is_acted_on(it)).unwrap_or(rest.len());
            for unit in rest[..end].encode_utf16() {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = &rest[end..];
        }
        writer.write_all(rest.as_bytes())
    }
}
