//! `uri find`.

use std::{io, iter};

use clap::Args;
use pest_uri::kind::{self, Whole};
use pest_uri::{EntryRule, Found, Reference};
use serde::Serialize;

use crate::batch;
use crate::input::options::{Family, Inputs, inputs};
use crate::output::message;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Print the URIs in running text (RFC 3986, appendix C), one a line.
///
/// One begins with a scheme that is followed by `//`, or that needs none, and goes on as far as the grammar reads; what ends a sentence, and
/// brackets and quotes around it, are no part of it. `www.example.com` and addresses of mail are none. A URI in angle brackets may be
/// broken into lines, 32 at most, none of which is empty.
///
/// Where a word goes on with what cannot stand there, as `http://h/{id}` does, only what stands before that is printed, and a note says how often
/// that was so. What may end a word (`|`, `"`, `<`) does not count.
///
/// With `--json`, `at` and `end` are bytes of the line, or of the string, and `end_line` is there where it ends in another line. A byte order mark
/// does not count.
///
/// The exit status is 0 if one was found, and 1 if none was, or an input was bad.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts")))]
pub struct FindOptions {
    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// The JSON object of a URI that was found: its byte range in its line, and the line in which it ends, if that is another.
#[derive(Serialize)]
struct FoundUri<'f> {
    at: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    end_line: Option<u64>,
    end: usize,
    uri: &'f str,
    /// Present only if true.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    goes_on: bool,
}

pub fn run(options: FindOptions) -> io::Result<Outcome> {
    let find = if options.family.has_iris { find::<kind::Iri> } else { find::<kind::Uri> };
    find(options)
}

fn find<K: Whole>(options: FindOptions) -> io::Result<Outcome> {
    let json = options.inputs.json;
    let (mut is_any, mut going_on) = (false, 0);
    let is_unclosed = Reference::<K, &str>::is_unclosed_in;
    let outcome = batch::run_joined(options.inputs, Some(is_unclosed), |input, record| {
        let lines = Lines::new(input.bytes()?, record.is_joined);
        let mut start = 0;
        // Bytes that are not UTF-8 belong to no URI. The rest of the line is still searched.
        for chunk in input.bytes()?.utf8_chunks() {
            for found in Reference::<K, &str>::find_in(chunk.valid()).scheme_aware() {
                is_any = true;
                going_on += u64::from(found.goes_on());
                print(record, &lines, start, &found)?;
            }
            start += chunk.valid().len() + chunk.invalid().len();
        }
        Ok(())
    })?;
    if going_on > 0 && !json {
        let iri = if K::ENTRY == EntryRule::Iri { "" } else { "; `--iri` takes characters beyond ASCII" };
        message::print_note(&format!("{going_on} of the URIs end before a character that no URI has{iri}"));
    }
    Ok(if is_any { outcome } else { Outcome::SomeInvalid })
}

fn print<K: Whole>(record: &mut OutputRecord<'_>, lines: &Lines, start: usize, found: &Found<'_, K>) -> io::Result<()> {
    let (place, uri) = (found.range(), found.uri());
    if !record.json {
        return record.out.write_line(uri.as_str());
    }
    let [(line, at), (last, end)] = [place.start, place.end].map(|place| lines.locate(start + place));
    let end_line = (line < last).then(|| record.line(last));
    let goes_on = found.goes_on();
    record.object_in_line(line, &FoundUri { at, end_line, end, uri: uri.as_str(), goes_on })
}

/// The offsets at which the lines of an input begin.
struct Lines(Vec<usize>);

impl Lines {
    fn new(octets: &[u8], is_joined: bool) -> Self {
        let ends = octets.iter().enumerate().filter(|&(_, octet)| is_joined && *octet == b'\n');
        Lines(iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect())
    }

    /// Returns the line of an offset, counted from 0, and the number of bytes before the offset in it.
    fn locate(&self, place: usize) -> (u64, usize) {
        let line = self.0.partition_point(|&start| start <= place) - 1;
        (line as u64, place - self.0[line])
    }
}
