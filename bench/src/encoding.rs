//! Percent-encoding and decoding.
//!
//! To encode, each crate gets the same UTF-8 text and keeps the same characters: those of the part,
//! or the unreserved ones. iri-string can encode only through a formatter. iref has no encoder.
//!
//! To decode, each crate gets a text that it has checked before, and returns checked UTF-8. If
//! nothing is encoded, pest-uri, fluent-uri and iri-string borrow the text; iref always copies.

use std::borrow::Cow;

use fluent_uri::pct_enc::{EStr, EString, Encoder, encoder};
use iri_string::percent_encode::PercentEncodedForUri;
use iri_string::percent_encode::decode::decode_whatwg_bytes;
use pest_uri::{Encoded, EncodedString, part};

use crate::{Contender, measure};

pub fn encode(texts: &[String]) {
    let inputs = || texts.iter().map(String::as_str).collect::<Vec<_>>();
    let measure = |title, contenders| measure(title, texts.len(), contenders);
    measure(
        "encode data",
        vec![
            Contender::writing("pest-uri", inputs(), |text| EncodedString::<part::Data>::from_data(text).into_string()),
            Contender::writing("fluent-uri", inputs(), |text| by_fluent::<encoder::Data>(text)),
            Contender::writing("iri-string", inputs(), |text| PercentEncodedForUri::unreserve(text).to_string()),
        ],
    );
    measure(
        "encode a query",
        vec![
            Contender::writing("pest-uri", inputs(), |text| {
                EncodedString::<part::Query>::from_data(text).into_string()
            }),
            Contender::writing("fluent-uri", inputs(), |text| by_fluent::<encoder::Query>(text)),
            Contender::writing("iri-string", inputs(), |text| PercentEncodedForUri::from_query(text).to_string()),
        ],
    );
    // fluent-uri has no encoder for one segment; the one for a path keeps `/`.
    measure(
        "encode a segment",
        vec![
            Contender::writing("pest-uri", inputs(), |text| {
                EncodedString::<part::Segment>::from_data(text).into_string()
            }),
            Contender::writing("iri-string", inputs(), |text| {
                PercentEncodedForUri::from_path_segment(text).to_string()
            }),
        ],
    );
}

fn by_fluent<E: Encoder>(text: &str) -> String {
    let mut encoded = EString::<E>::new();
    encoded.encode_str::<E>(text);
    encoded.into_string()
}

pub fn decode(data: &[String]) {
    let encoded = data.iter().map(|data| EncodedString::<part::Data>::from_data(data).into_string());
    let (with, without): (Vec<String>, Vec<String>) = encoded.partition(|text| text.contains('%'));
    decode_each("decode, percent-encoded", &with);
    decode_each("decode, nothing encoded", &without);
}

fn decode_each(title: &str, texts: &[String]) {
    let pest = texts.iter().map(|text| Encoded::<part::Query>::parse(text).unwrap());
    let fluent = texts.iter().map(|text| EStr::<encoder::Query>::new(text).unwrap());
    let iri = texts.iter().map(|text| iri_string::types::UriQueryStr::new(text).unwrap());
    let iref = texts.iter().map(|text| iref::uri::Query::new(text.as_bytes()).unwrap());
    measure(
        title,
        texts.len(),
        vec![
            Contender::writing("pest-uri", pest.collect(), |text| text.decode_utf8().unwrap()),
            Contender::writing("fluent-uri", fluent.collect(), |text| text.decode().to_string().unwrap()),
            Contender::writing("iri-string", iri.collect(), |text| {
                match decode_whatwg_bytes(text.as_str().as_bytes()).into_bytes() {
                    Cow::Borrowed(bytes) => Cow::Borrowed(std::str::from_utf8(bytes).unwrap()),
                    Cow::Owned(bytes) => Cow::Owned(String::from_utf8(bytes).unwrap()),
                }
            }),
            Contender::writing("iref", iref.collect(), |text| text.decode()),
        ],
    );
}
