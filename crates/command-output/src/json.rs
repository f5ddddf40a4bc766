//! JSON output, one object per line.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

use crate::escape::is_control;

/// Writes a JSON object and a line break.
pub fn json_line(out: &mut dyn Write, object: &impl Serialize) -> io::Result<()> {
    object.serialize(&mut Serializer::with_formatter(&mut *out, Escaping))?;
    out.write_all(b"\n")
}

/// A formatter that escapes control characters for terminals.
struct Escaping;

impl Formatter for Escaping {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some(found) = rest.find(is_control) {
            writer.write_all(&rest.as_bytes()[..found])?;
            rest = &rest[found..];
            let end = rest.find(|it| !is_control(it)).unwrap_or(rest.len());
            for unit in rest[..end].encode_utf16() {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = &rest[end..];
        }
        writer.write_all(rest.as_bytes())
    }
}
