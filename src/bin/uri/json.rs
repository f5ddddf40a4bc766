//! JSON, an object a line.

use std::fmt::Write as _;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// Writes one JSON object on a line of its own.
pub fn json_line(out: &mut dyn Write, object: &impl Serialize) -> io::Result<()> {
    object.serialize(&mut Serializer::with_formatter(&mut *out, Visible))?;
    out.write_all(b"\n")
}

/// Octets as two digits each.
pub fn hexadecimal(octets: &[u8]) -> String {
    octets.iter().fold(String::with_capacity(2 * octets.len()), |mut text, octet| {
        // Writing to a String does not fail.
        let _ = write!(text, "{octet:02X}");
        text
    })
}

/// JSON in which what cannot be seen is escaped, so that a terminal that shows it does nothing else.
struct Visible;

impl Formatter for Visible {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        let mut rest = fragment;
        while let Some(found) = rest.find(is_invisible) {
            writer.write_all(&rest.as_bytes()[..found])?;
            rest = &rest[found..];
            let end = rest.find(|character| !is_invisible(character)).unwrap_or(rest.len());
            for unit in rest[..end].encode_utf16() {
                write!(writer, "\\u{unit:04x}")?;
            }
            rest = &rest[end..];
        }
        writer.write_all(rest.as_bytes())
    }
}

/// Whether a character has no shape of its own. What JSON escapes in any case does not come here.
fn is_invisible(character: char) -> bool {
    !matches!(character, ' '..='~') && character.escape_debug().len() > 1
}
