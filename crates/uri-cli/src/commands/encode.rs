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

/// Percent-encode data for a part of a URI.
///
/// In a userinfo the first `:` ends the user, and in a path each `/` divides segments: they stay.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("DATA", "The data")))]
pub struct EncodeOptions {
    /// The part: what may stand in it is not encoded.
    #[arg(long, value_name = "NAME", value_enum, default_value = "data")]
    pub component: PartName,

    /// A space becomes a `+`, as in the forms of web pages; for a key or a value in a query.
    #[arg(long, conflicts_with = "component")]
    pub plus: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Decode percent-encoded text: each `%` with two hexadecimal digits is an octet, and the rest is copied. A `%` without them is refused.
///
/// Octets come out as they are. On a terminal, those that are no text are shown as `\xFF`.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts")))]
pub struct DecodeOptions {
    /// The part that the text is of: what cannot stand there is refused.
    #[arg(long, value_name = "NAME", value_enum)]
    pub component: Option<PartName>,

    /// A `+` is a space, as in the forms of web pages; of a key or a value in a query.
    #[arg(long, conflicts_with = "component")]
    pub plus: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PartName {
    /// A user, and behind the first `:` a password.
    Userinfo,
    /// What stands before the first `:` of a userinfo.
    User,
    /// What stands behind it.
    Password,
    /// The name of a host.
    RegName,
    /// A path: each `/` divides segments.
    Path,
    /// A segment of a path.
    Segment,
    /// A query.
    Query,
    /// A key or a value in a query; `decode` takes any text, for what divides pairs is a convention.
    Data,
    /// A fragment.
    Fragment,
}

/// Calls a function for the part with a name, or another function for a part that consists of parts.
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
    EncodedString::<P>::encode(data).into_string()
}

/// Percent-encodes data for a userinfo. The first `:` ends the user.
pub fn encoded_userinfo(data: &[u8]) -> String {
    match data.iter().position(|octet| *octet == b':') {
        Some(colon) => {
            let (user, password) = (&data[..colon], &data[colon + 1..]);
            format!("{}:{}", encoded::<part::User>(user), encoded::<part::Password>(password))
        }
        None => encoded::<part::User>(data),
    }
}

/// Percent-encodes data for a path. Each `/` separates segments.
pub fn encoded_path(data: &[u8]) -> String {
    data.split(|octet| *octet == b'/').map(encoded::<part::Segment>).collect::<Vec<_>>().join("/")
}

/// Returns an error if a text is not valid in a part.
fn check<P: part::Part>(text: &str) -> Result<(), ParseError> {
    Encoded::<P>::new(text).map(drop)
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
        Err(RuleError::Refused(error)) => Err(error),
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
    data.split(|octet| *octet == b' ').map(encoded::<part::Data>).collect::<Vec<_>>().join("+")
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
            text.to_mut().iter_mut().filter(|octet| **octet == b'+').for_each(|plus| *plus = b' ');
        }
        Ok(Octets(&decoded(&text).map_err(incomplete)?).print(record)?)
    })
}

/// A result that need not be text.
pub struct Octets<'a>(pub &'a [u8]);

impl Octets<'_> {
    pub fn print(&self, record: &mut OutputRecord<'_>) -> io::Result<()> {
        #[derive(Serialize)]
        struct Found<'a> {
            input: &'a str,
            utf8: Option<&'a str>,
            bytes: String,
        }
        if !record.json {
            return record.out.write_line(self.0);
        }
        let (utf8, bytes) = (str::from_utf8(self.0).ok(), hexadecimal(self.0));
        record.object(&Found { input: record.text, utf8, bytes })
    }
}

/// Decodes each `%` with two digits, and copies the rest. Returns the offset of a `%` without digits as an error.
fn decoded(mut text: &[u8]) -> Result<Vec<u8>, usize> {
    let (length, mut decoded) = (text.len(), Vec::with_capacity(text.len()));
    while let Some(at) = text.iter().position(|octet| *octet == b'%') {
        let octet = text[at + 1..].first_chunk().and_then(|digits| octet(*digits)).ok_or(length - text.len() + at)?;
        decoded.extend_from_slice(&text[..at]);
        decoded.push(octet);
        text = &text[at + 3..];
    }
    decoded.extend_from_slice(text);
    Ok(decoded)
}

fn octet(digits: [u8; 2]) -> Option<u8> {
    let [high, low] = digits.map(|digit| char::from(digit).to_digit(16));
    u8::try_from(16 * high? + low?).ok()
}

fn incomplete(at: usize) -> Diagnostic {
    Diagnostic::at(at, format!("`%` at byte {at} must be followed by two hexadecimal digits"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_encoded_is_copied() {
        assert_eq!(decoded(b"%41%c3%A9[ %25]\xff"), Ok("A\u{e9}[ %]".bytes().chain([0xff]).collect()));
        for (text, at) in [("%", 0), ("a%4", 1), ("%41%+1", 3), ("%%41", 0), ("%4g", 0)] {
            assert_eq!(decoded(text.as_bytes()), Err(at), "{text}");
        }
    }
}
