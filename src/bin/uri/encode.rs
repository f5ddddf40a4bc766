//! `uri encode` and `uri decode`.

use std::fmt::Write as _;
use std::io;

use pest_uri::{Encoded, EncodedString, part};
use serde::Serialize;

use crate::json::json_line;
use crate::options::{EncodeOptions, Inputs, PartName};
use crate::problem::Problem;
use crate::session::{self, BadInput, Outcome};

pub fn encode(options: EncodeOptions) -> io::Result<Outcome> {
    session::convert(options.inputs, |_, text| Ok(encode_for(options.component, text)))
}

fn encode_for(component: PartName, data: &str) -> String {
    fn encode<P: part::Part>(data: &str) -> String {
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

pub fn decode(inputs: Inputs) -> io::Result<Outcome> {
    #[derive(Serialize)]
    struct Found<'a> {
        input: &'a str,
        utf8: Option<&'a str>,
        bytes: String,
    }
    let json = inputs.json;
    session::run(
        inputs,
        json,
        |input, out| {
            let text = session::text(input)?;
            // What any part may hold, a query may.
            let encoded = Encoded::<part::Query>::new(text).map_err(|error| Problem::refused(error, text))?;
            let bytes = encoded.decode();
            let utf8 = std::str::from_utf8(&bytes).ok();
            if json {
                return Ok(json_line(out, &Found { input: text, utf8, bytes: hexadecimal(&bytes) }));
            }
            match utf8 {
                Some(utf8) => Ok(out.write_line(utf8)),
                None => Err(Problem::message(format!("the octets are not UTF-8: {}", hexadecimal(&bytes)))),
            }
        },
        BadInput::of,
    )
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a String does not fail.
        let _ = write!(text, "{byte:02X}");
        text
    })
}
