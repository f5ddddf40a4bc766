//! `uri encode` and `uri decode`.

use std::io;

use pest_uri::{Encoded, EncodedString, ParseError, part};
use serde::Serialize;

use crate::json::hexadecimal;
use crate::options::{DecodeOptions, EncodeOptions, PartName};
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

pub fn encode(options: EncodeOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    session::run(
        options.inputs,
        json,
        |input, answer| Ok(answer.result(&encode_for(options.component, input.octets()?))),
        BadInput::of,
    )
}

fn encode_for(component: PartName, data: &[u8]) -> String {
    fn encode<P: part::Part>(data: &[u8]) -> String {
        EncodedString::<P>::encode(data).into_string()
    }
    match component {
        PartName::User => encode::<part::User>(data),
        PartName::Password => encode::<part::Password>(data),
        PartName::RegName => encode::<part::RegName>(data),
        PartName::Segment => encode::<part::Segment>(data),
        PartName::Query => encode::<part::Query>(data),
        PartName::Data => encode::<part::Data>(data),
        PartName::Fragment => encode::<part::Fragment>(data),
    }
}

pub fn decode(options: DecodeOptions) -> io::Result<Outcome> {
    #[derive(Serialize)]
    struct Found<'a> {
        input: &'a str,
        utf8: Option<&'a str>,
        bytes: String,
    }
    let json = options.inputs.json;
    session::run(
        options.inputs,
        json,
        |input, answer| {
            if let Some(component) = options.component {
                let text = input.text()?;
                check_for(component, text).map_err(|error| Problem::refused(error, text))?;
            }
            let bytes = decoded(input.octets()?).map_err(incomplete)?;
            if !json {
                return Ok(answer.out.write_line(&bytes));
            }
            let (utf8, bytes) = (str::from_utf8(&bytes).ok(), hexadecimal(&bytes));
            Ok(answer.object(&Found { input: answer.text, utf8, bytes }))
        },
        BadInput::of,
    )
}

/// Refuses what cannot stand in a part.
fn check_for(component: PartName, text: &str) -> Result<(), ParseError> {
    fn check<P: part::Part>(text: &str) -> Result<(), ParseError> {
        Encoded::<P>::new(text).map(drop)
    }
    match component {
        PartName::User => check::<part::User>(text),
        PartName::Password => check::<part::Password>(text),
        PartName::RegName => check::<part::RegName>(text),
        PartName::Segment => check::<part::Segment>(text),
        PartName::Query => check::<part::Query>(text),
        PartName::Data => check::<part::Data>(text),
        PartName::Fragment => check::<part::Fragment>(text),
    }
}

/// What each `%` with two digits stands for, and the rest as it is; or where a `%` lacks its digits.
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

fn incomplete(at: usize) -> Problem {
    Problem::at(at, format!("`%` at byte {at} must be followed by two hexadecimal digits"))
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
