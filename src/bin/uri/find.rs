//! `uri find`.

use std::io;

use pest_uri::kind::{self, Whole};
use pest_uri::{Found, Reference};
use serde::Serialize;

use crate::options::FindOptions;
use crate::session::{self, Answer, BadInput, Outcome};

/// The object of what is found.
#[derive(Serialize)]
struct FoundUri<'f> {
    at: usize,
    end: usize,
    uri: &'f str,
}

pub fn run(options: FindOptions) -> io::Result<Outcome> {
    let find = if options.family.has_iris { find::<kind::Iri> } else { find::<kind::Uri> };
    find(options)
}

fn find<K: Whole>(options: FindOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    let mut is_any = false;
    let outcome = session::run(
        options.inputs,
        json,
        |input, answer| {
            let mut start = 0;
            // What is no UTF-8 belongs to no URI, and the rest of the line is looked at all the same.
            for chunk in input.octets()?.utf8_chunks() {
                for found in Reference::<K, &str>::find_in(chunk.valid()) {
                    is_any = true;
                    if let Err(error) = tell(answer, start, &found) {
                        return Ok(Err(error));
                    }
                }
                start += chunk.valid().len() + chunk.invalid().len();
            }
            Ok(Ok(()))
        },
        BadInput::of,
    )?;
    Ok(if is_any { outcome } else { Outcome::SomeInvalid })
}

fn tell<K: Whole>(answer: &mut Answer<'_>, start: usize, found: &Found<'_, K>) -> io::Result<()> {
    let (place, uri) = (found.range(), found.uri());
    if !answer.json {
        return answer.out.write_line(uri.as_str());
    }
    answer.object_of_many(&FoundUri { at: start + place.start, end: start + place.end, uri: uri.as_str() })
}
