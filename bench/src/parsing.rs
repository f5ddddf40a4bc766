//! Parsing: borrowed if the crate can, with all accessors, and of invalid texts.
//!
//! Each crate gets the same texts and parses them as its own language: URIs, IRIs, or URLs of the
//! WHATWG. If a crate rejects some of the texts of a row, or accepts some that the row says are
//! rejected, the row says how many next to its name. The components are not compared here; the
//! tests of pest-uri compare its parser with pest.

use iri_string::types::{IriStr, UriReferenceStr, UriStr};
use pest_uri::check::Policy;

use crate::corpus::Corpus;
use crate::{Contender, inputs, measure, reading};

pub fn parse(corpus: &Corpus) {
    let sets = [
        ("short", inputs::short()),
        ("typical", inputs::typical()),
        ("long", inputs::long()),
        ("pages", inputs::pages()),
        ("long queries", inputs::queries()),
        ("files", inputs::files()),
        ("every kind of host", inputs::hosts()),
        ("mixed", inputs::uris()),
    ];
    for (name, texts) in &sets {
        uris(name, texts);
    }
    uris("corpus", &corpus.uris);
    check("check: mixed, a parse and a policy", &inputs::uris());
    // An empty text needs no parsing.
    let not_empty = inputs::references().into_iter().map(|(_, text)| text).filter(|text| !text.is_empty());
    references("parse: references", &not_empty.collect::<Vec<_>>());
    iris("parse: IRIs", &inputs::iris());
    iris("parse: IRIs of the corpus", &corpus.iris);
    reject("reject", &inputs::invalid());
    reject("reject: early", &inputs::invalid_early());
    reject("reject: relative references", &inputs::relative());
    reject("reject: corpus", &corpus.invalid);
    reject_references("reject as references", &inputs::invalid());
    reject_references("reject as references: early", &inputs::invalid_early());
    reject_and_accept("reject, and accept before the text was broken", inputs::broken());
}

/// Compares the cost of rejecting texts with the cost of accepting the same texts before they were
/// broken, with no component or every component read.
fn reject_and_accept(title: &str, pairs: Vec<(String, String)>) {
    let (texts, broken): (Vec<_>, Vec<_>) = pairs.into_iter().unzip();
    measure(
        title,
        texts.len(),
        vec![
            Contender::rejecting("pest-uri: reject", &broken, |text| pest_uri::Uri::parse(text)),
            Contender::parsing("pest-uri: parse", &texts, |text| pest_uri::Uri::parse(text)),
            Contender::reading("pest-uri: parse and read all", &texts, reading::pest),
            Contender::rejecting("fluent-uri: reject", &broken, |text| fluent_uri::Uri::parse(text)),
            Contender::parsing("fluent-uri: parse", &texts, |text| fluent_uri::Uri::parse(text)),
            Contender::reading("fluent-uri: parse and read all", &texts, reading::fluent),
        ],
    );
}

fn uris(name: &str, texts: &[String]) {
    measure(
        &format!("parse: {name}"),
        texts.len(),
        vec![
            Contender::parsing("pest-uri", texts, |text| pest_uri::Uri::parse(text)),
            Contender::parsing("fluent-uri", texts, |text| fluent_uri::Uri::parse(text)),
            Contender::parsing("iri-string", texts, UriStr::new),
            Contender::parsing("oxiri (IRIs only)", texts, |text| oxiri::Iri::parse(text)),
            Contender::parsing("iref", texts, |text| iref::Uri::new(text.as_bytes())),
            Contender::parsing("uriparse (allocates)", texts, reading::uriparse_uri),
            Contender::parsing("http (HTTP's, allocates)", texts, |text| text.parse::<http::Uri>()),
            Contender::parsing("url (WHATWG, allocates)", texts, url::Url::parse),
            Contender::parsing("ada-url (WHATWG, allocates)", texts, |text| ada_url::Url::parse(text, None)),
        ],
    );
    measure(
        &format!("read all: {name}"),
        texts.len(),
        vec![
            Contender::reading("pest-uri", texts, reading::pest),
            Contender::reading("fluent-uri", texts, reading::fluent),
            Contender::reading("iri-string", texts, reading::iri_string),
            Contender::reading("iref", texts, reading::iref),
            Contender::reading("uriparse (allocates)", texts, reading::uriparse),
            Contender::reading("http (HTTP's, allocates)", texts, reading::http),
            Contender::reading("url (WHATWG, allocates)", texts, reading::url),
            Contender::reading("ada-url (WHATWG, allocates)", texts, reading::ada),
        ],
    );
}

/// Compares the cost of a check with that of a parse, for the texts that pass it.
fn check(title: &str, texts: &[String]) {
    let policy = Policy::new().schemes(["http", "https"]).ports([80, 443, 8080]).public_addresses();
    let texts: Vec<String> = texts.iter().filter(|text| policy.check(text).is_ok()).cloned().collect();
    measure(
        title,
        texts.len(),
        vec![
            Contender::parsing("pest-uri: parse", &texts, |text| pest_uri::Uri::parse(text)),
            Contender::parsing("pest-uri: check", &texts, |text| policy.check(text)),
            Contender::parsing("url (WHATWG, allocates): parse", &texts, url::Url::parse),
            Contender::parsing("ada-url (WHATWG, allocates): parse", &texts, |text| ada_url::Url::parse(text, None)),
        ],
    );
}

fn references(title: &str, texts: &[String]) {
    measure(
        title,
        texts.len(),
        vec![
            Contender::parsing("pest-uri", texts, |text| pest_uri::UriReference::parse(text)),
            Contender::parsing("fluent-uri", texts, |text| fluent_uri::UriRef::parse(text)),
            Contender::parsing("iri-string", texts, UriReferenceStr::new),
            Contender::parsing("oxiri (IRIs only)", texts, |text| oxiri::IriRef::parse(text)),
            Contender::parsing("iref", texts, |text| iref::UriRef::new(text.as_bytes())),
            Contender::parsing("uriparse (allocates)", texts, |text| uriparse::URIReference::try_from(text)),
        ],
    );
}

fn iris(title: &str, texts: &[String]) {
    measure(
        title,
        texts.len(),
        vec![
            Contender::parsing("pest-uri", texts, |text| pest_uri::Iri::parse(text)),
            Contender::parsing("fluent-uri", texts, |text| fluent_uri::Iri::parse(text)),
            Contender::parsing("iri-string", texts, IriStr::new),
            Contender::parsing("oxiri", texts, |text| oxiri::Iri::parse(text)),
            Contender::parsing("iref", texts, |text| iref::Iri::new(text)),
            Contender::parsing("url (WHATWG, allocates)", texts, url::Url::parse),
            Contender::parsing("ada-url (WHATWG, allocates)", texts, |text| ada_url::Url::parse(text, None)),
        ],
    );
}

fn reject(title: &str, texts: &[String]) {
    measure(
        title,
        texts.len(),
        vec![
            Contender::rejecting("pest-uri", texts, |text| pest_uri::Uri::parse(text)),
            Contender::rejecting("fluent-uri", texts, |text| fluent_uri::Uri::parse(text)),
            Contender::rejecting("iri-string", texts, UriStr::new),
            Contender::rejecting("oxiri (as IRIs)", texts, |text| oxiri::Iri::parse(text)),
            Contender::rejecting("iref", texts, |text| iref::Uri::new(text.as_bytes())),
            Contender::rejecting("uriparse", texts, reading::uriparse_uri),
            Contender::rejecting("http (HTTP's)", texts, |text| text.parse::<http::Uri>()),
            Contender::rejecting("url (WHATWG)", texts, url::Url::parse),
            Contender::rejecting("ada-url (WHATWG)", texts, |text| ada_url::Url::parse(text, None)),
        ],
    );
}

fn reject_references(title: &str, texts: &[String]) {
    measure(
        title,
        texts.len(),
        vec![
            Contender::rejecting("pest-uri", texts, |text| pest_uri::UriReference::parse(text)),
            Contender::rejecting("fluent-uri", texts, |text| fluent_uri::UriRef::parse(text)),
            Contender::rejecting("iri-string", texts, UriReferenceStr::new),
            Contender::rejecting("oxiri (as IRIs)", texts, |text| oxiri::IriRef::parse(text)),
            Contender::rejecting("iref", texts, |text| iref::UriRef::new(text.as_bytes())),
            Contender::rejecting("uriparse", texts, |text| uriparse::URIReference::try_from(text)),
        ],
    );
}
