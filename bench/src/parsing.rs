//! Parsing: borrowed, with all accessors read, and refusals.
//!
//! Each crate gets the same texts and takes them as what they are: URIs, or IRIs. What a crate finds is not compared here; the tests
//! of this package's parser compare it with pest.

use std::hint::black_box;

use iri_string::types::{IriStr, UriStr};

use crate::{Contender, inputs, measure};

pub fn parse() {
    let sets = [
        ("short", inputs::short()),
        ("typical", inputs::typical()),
        ("long", inputs::long()),
        ("every kind of host", inputs::hosts()),
        ("mixed", inputs::uris()),
    ];
    let corpus = inputs::corpus().map(|texts| ("corpus", texts));
    for (name, texts) in sets.into_iter().chain(corpus) {
        uris(name, &texts);
    }
    iris(&inputs::iris());
    refuse(&inputs::refused());
}

fn borrowed(texts: &[String]) -> Vec<&str> {
    texts.iter().map(String::as_str).collect()
}

fn uris(name: &str, texts: &[String]) {
    let all = || borrowed(texts);
    measure(
        &format!("parse: {name}"),
        texts.len(),
        vec![
            Contender::new("pest-uri", all(), |text| usize::from(black_box(pest_uri::Uri::parse(*text)).is_ok())),
            Contender::new("fluent-uri", all(), |text| usize::from(black_box(fluent_uri::Uri::parse(*text)).is_ok())),
            Contender::new("iri-string", all(), |text| usize::from(black_box(UriStr::new(text)).is_ok())),
            Contender::new("oxiri (IRIs only)", all(), |text| usize::from(black_box(oxiri::Iri::parse(*text)).is_ok())),
            Contender::new("iref", all(), |text| usize::from(black_box(iref::Uri::new(text.as_bytes())).is_ok())),
        ],
    );
    measure(
        &format!("read all: {name}"),
        texts.len(),
        vec![
            Contender::new("pest-uri", all(), |text| {
                let it = pest_uri::Uri::parse(*text).unwrap();
                let host = it.host().map_or(0, |host| host.as_str().len());
                let userinfo = it.userinfo().map_or(0, |it| it.as_str().len());
                let authority = it.authority().map_or(0, str::len) + host + userinfo + it.port().map_or(0, str::len);
                let query = it.query().map_or(0, |it| it.as_str().len());
                let fragment = it.fragment().map_or(0, |it| it.as_str().len());
                it.scheme().len() + authority + it.path().as_str().len() + query + fragment
            }),
            Contender::new("fluent-uri", all(), |text| {
                let it = fluent_uri::Uri::parse(*text).unwrap();
                let authority = it.authority().map_or(0, |it| {
                    let userinfo = it.userinfo().map_or(0, |it| it.as_str().len());
                    it.as_str().len() + it.host().len() + userinfo + it.port().map_or(0, |it| it.as_str().len())
                });
                let query = it.query().map_or(0, |it| it.as_str().len());
                let fragment = it.fragment().map_or(0, |it| it.as_str().len());
                it.scheme().as_str().len() + authority + it.path().as_str().len() + query + fragment
            }),
            Contender::new("iri-string", all(), |text| {
                let it = UriStr::new(text).unwrap();
                let authority = it.authority_components().map_or(0, |it| {
                    it.host().len() + it.userinfo().map_or(0, str::len) + it.port().map_or(0, str::len)
                });
                let fragment = it.fragment().map_or(0, |it| it.as_str().len());
                let tail = it.path_str().len() + it.query_str().map_or(0, str::len) + fragment;
                it.scheme_str().len() + it.authority_str().map_or(0, str::len) + authority + tail
            }),
            Contender::new("iref", all(), |text| {
                let it = iref::Uri::new(text.as_bytes()).unwrap();
                let parts = it.parts();
                let authority = parts.authority.map_or(0, |it| {
                    let parts = it.parts();
                    let userinfo = parts.user_info.map_or(0, |it| it.as_str().len());
                    it.as_str().len() + parts.host.as_str().len() + userinfo + parts.port.map_or(0, |it| it.as_str().len())
                });
                let query = parts.query.map_or(0, |it| it.as_str().len());
                let fragment = parts.fragment.map_or(0, |it| it.as_str().len());
                parts.scheme.as_str().len() + authority + parts.path.as_str().len() + query + fragment
            }),
        ],
    );
}

fn iris(texts: &[String]) {
    let all = || borrowed(texts);
    measure(
        "parse: IRIs",
        texts.len(),
        vec![
            Contender::new("pest-uri", all(), |text| usize::from(black_box(pest_uri::Iri::parse(*text)).is_ok())),
            Contender::new("fluent-uri", all(), |text| usize::from(black_box(fluent_uri::Iri::parse(*text)).is_ok())),
            Contender::new("iri-string", all(), |text| usize::from(black_box(IriStr::new(text)).is_ok())),
            Contender::new("oxiri", all(), |text| usize::from(black_box(oxiri::Iri::parse(*text)).is_ok())),
            Contender::new("iref", all(), |text| usize::from(black_box(iref::Iri::new(*text)).is_ok())),
        ],
    );
}

fn refuse(texts: &[String]) {
    let all = || borrowed(texts);
    measure(
        "refuse",
        texts.len(),
        vec![
            Contender::new("pest-uri", all(), |text| usize::from(black_box(pest_uri::Uri::parse(*text)).is_err())),
            Contender::new("fluent-uri", all(), |text| usize::from(black_box(fluent_uri::Uri::parse(*text)).is_err())),
            Contender::new("iri-string", all(), |text| usize::from(black_box(UriStr::new(text)).is_err())),
            Contender::new("oxiri (as IRIs)", all(), |text| usize::from(black_box(oxiri::Iri::parse(*text)).is_err())),
            Contender::new("iref", all(), |text| usize::from(black_box(iref::Uri::new(text.as_bytes())).is_err())),
        ],
    );
}
