//! `uri encode` and `uri decode`.

use std::borrow::Cow;
use std::io;

use clap::{Args, ValueEnum};
use pest_uri::{Encoded, EncodedString, ParseError, ParseTree, RuleError, part};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::hexadecimal::hexadecimal;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Percent-encode data for a component of a URI.
///
/// The first `:` of a userinfo and each `/` of a path are delimiters, and are not encoded.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("DATA", "Data to encode")))]
#[command(after_help = "\
Examples:
  $ uri encode 'a/b & c'
  a%2Fb%20%26%20c

  $ uri encode --component path '/a b/50%'
  /a%20b/50%25")]
pub struct EncodeOptions {
    /// Component; characters that it allows are not encoded.
    #[arg(long, value_name = "NAME", value_enum, default_value = "data")]
    pub component: PartName,

    /// Encode data for a key or value in a query, with `+` for a space, as web forms do.
    #[arg(long, conflicts_with = "component")]
    pub plus: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Decode percent-encoded text.
///
/// Each `%` with two hexadecimal digits becomes a byte; a `%` without them is an error. The rest is
/// copied. Bytes are printed unchanged. On a terminal, invalid UTF-8 is shown as `\xFF`.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "Texts to decode")))]
#[command(after_help = "\
Examples:
  $ uri decode a%2Fb%20c
  a/b c

  $ uri decode --plus 'a+b%2Bc'
  a b+c")]
pub struct DecodeOptions {
    /// Reject characters that are invalid in this component.
    #[arg(long, value_name = "NAME", value_enum)]
    pub component: Option<PartName>,

    /// Decode a key or value in a query, with `+` for a space, as web forms do.
    #[arg(long, conflicts_with = "component")]
    pub plus: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PartName {
    /// A user and, after the first `:`, a password.
    Userinfo,
    /// The userinfo before its first `:`.
    User,
    /// The userinfo after its first `:`.
    Password,
    /// The name of a host.
    RegName,
    /// A path; `/` separates its segments.
    Path,
    /// A segment of a path.
    Segment,
    /// A query.
    Query,
    /// A key or value in a query; `decode` accepts any text of a query, since the separator of
    /// pairs is a convention.
    Data,
    /// A fragment.
    Fragment,
}

/// Returns the function for the part with a name, or another function for a part that has parts.
macro_rules! for_part {
    ($name:expr, $function:ident, $userinfo:expr, $path:expr) => {
        match $name {
            PartName::Userinfo => $userinfo,
            PartName::User => $function::<part::User>,
            PartName::Password => $function::<part::Password>,
            PartName::RegName => $function::<part::RegName>,
            PartName::Path => $path,
            PartName::Segment => $function::<part::Segment>,
            PartName::Query => $function::<part::Query>,
            PartName::Data => $function::<part::Data>,
            PartName::Fragment => $function::<part::Fragment>,
        }
    };
}

/// Percent-encodes data for a part.
pub fn encoded<P: part::Part>(data: &[u8]) -> String {
    EncodedString::<P>::from_data(data).into_string()
}

/// Percent-encodes data for a userinfo. The first `:` ends the user.
pub fn encoded_userinfo(data: &[u8]) -> String {
    match data.iter().position(|byte| *byte == b':') {
        Some(colon) => {
            let (user, password) = (&data[..colon], &data[colon + 1..]);
            format!("{}:{}", encoded::<part::User>(user), encoded::<part::Password>(password))
        }
        None => encoded::<part::User>(data),
    }
}

/// Percent-encodes data for a path. Each `/` separates segments.
pub fn encoded_path(data: &[u8]) -> String {
    data.split(|byte| *byte == b'/').map(encoded::<part::Segment>).collect::<Vec<_>>().join("/")
}

/// Returns an error if a text is not valid in a part.
fn check<P: part::Part>(text: &str) -> Result<(), ParseError> {
    Encoded::<P>::parse(text).map(drop)
}

/// Returns an error if a text is not a valid userinfo.
fn check_userinfo(text: &str) -> Result<(), ParseError> {
    check_rule("userinfo", text)
}

/// Returns an error if a text is not a valid path.
fn check_path(text: &str) -> Result<(), ParseError> {
    check_rule("path", text)
}

fn check_rule(rule: &str, text: &str) -> Result<(), ParseError> {
    match ParseTree::parse_rule(rule, text) {
        Err(RuleError::Rejected(error)) => Err(error),
        _ => Ok(()),
    }
}

pub fn encode(options: EncodeOptions) -> io::Result<Outcome> {
    batch::run(options.inputs, |input, record| {
        let data = input.bytes()?;
        let encode = for_part!(options.component, encoded, encoded_userinfo, encoded_path);
        let result = if options.plus { encoded_with_plus(data) } else { encode(data) };
        Ok(record.result(&result)?)
    })
}

/// Encodes a key or a value as web forms do.
fn encoded_with_plus(data: &[u8]) -> String {
    data.split(|byte| *byte == b' ').map(encoded::<part::Data>).collect::<Vec<_>>().join("+")
}

pub fn decode(options: DecodeOptions) -> io::Result<Outcome> {
    batch::run(options.inputs, |input, record| {
        if let Some(component) = options.component {
            let text = input.text()?;
            let check = for_part!(component, check, check_userinfo, check_path);
            check(text).map_err(|error| Diagnostic::from_parse_error(error, text))?;
        }
        let mut text = Cow::Borrowed(input.bytes()?);
        if options.plus {
            // An encoded `+` is data; only a literal one is a space.
            text.to_mut().iter_mut().filter(|byte| **byte == b'+').for_each(|plus| *plus = b' ');
        }
        Ok(Bytes(&decoded(&text)?).print(record)?)
    })
}

/// A result that may be invalid UTF-8.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    pub fn print(&self, record: &mut OutputRecord<'_>) -> io::Result<()> {
        #[derive(Serialize)]
        struct BytesJson<'a> {
            input: &'a str,
            utf8: Option<&'a str>,
            bytes: String,
        }
        if !record.json {
            return record.out.write_line(self.0);
        }
        let (utf8, bytes) = (str::from_utf8(self.0).ok(), hexadecimal(self.0));
        record.object(&BytesJson { input: record.text, utf8, bytes })
    }
}

/// Decodes each `%` with two digits, and copies the rest. Another `%` is an error.
pub fn decoded(text: &[u8]) -> Result<Vec<u8>, Diagnostic> {
    decoded_or_offset(text).map_err(|offset| {
        Diagnostic::at_offset(offset, format!("expected two hexadecimal digits after `%` at byte {offset}"))
    })
}

fn decoded_or_offset(mut text: &[u8]) -> Result<Vec<u8>, usize> {
    let (length, mut decoded) = (text.len(), Vec::with_capacity(text.len()));
    while let Some(percent) = text.iter().position(|byte| *byte == b'%') {
        let byte = text[percent + 1..]
            .first_chunk()
            .and_then(|digits| byte_from_hexadecimal(*digits))
            .ok_or(length - text.len() + percent)?;
        decoded.extend_from_slice(&text[..percent]);
        decoded.push(byte);
        text = &text[percent + 3..];
    }
    decoded.extend_from_slice(text);
    Ok(decoded)
}

fn byte_from_hexadecimal(digits: [u8; 2]) -> Option<u8> {
    let [high, low] = digits.map(|digit| char::from(digit).to_digit(16));
    u8::try_from(16 * high? + low?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoded_copies_unencoded_bytes() {
        assert_eq!(decoded_or_offset(b"%41%c3%A9[ %25]\xff"), Ok("A\u{e9}[ %]".bytes().chain([0xff]).collect()));
        for (text, offset) in [("%", 0), ("a%4", 1), ("%41%+1", 3), ("%%41", 0), ("%4g", 0)] {
            assert_eq!(decoded_or_offset(text.as_bytes()), Err(offset), "{text}");
        }
    }
}
