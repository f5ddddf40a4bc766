//! Building URIs from components, and changing one component of an owned URI.
//!
//! To build, each crate gets the same unchecked components as texts, and the port as a number. The
//! time includes the checks. IP literals are left out: fluent-uri takes them only as addresses, and
//! needs a feature for that. iref has no builder.
//!
//! To edit, each crate gets an owned URI and an unchecked text, and makes a changed URI that it
//! owns. If a crate has a setter, the setter works on a copy, because the next round needs the URI
//! again; otherwise its builder is used, which needs no copy. fluent-uri and iri-string have a
//! setter only for the fragment; the builder of iri-string checks the unchanged components again.

use std::fmt::Debug;
use std::str::FromStr;

use fluent_uri::build::Builder as FluentBuilder;
use fluent_uri::component::Scheme;
use fluent_uri::pct_enc::EStr;
use iri_string::build::Builder as IriBuilder;
use iri_string::format::ToDedicatedString as _;
use iri_string::types::{UriFragmentStr, UriStr, UriString};
use pest_uri::Builder;

use crate::{Contender, measure};

struct Components<'t> {
    scheme: &'t str,
    userinfo: Option<&'t str>,
    host: &'t str,
    port: Option<u16>,
    path: &'t str,
    query: Option<&'t str>,
    fragment: Option<&'t str>,
}

impl<'t> Components<'t> {
    fn new(text: &'t str) -> Self {
        let uri = pest_uri::Uri::parse(text).unwrap();
        Components {
            scheme: uri.scheme(),
            userinfo: uri.userinfo().map(|it| it.as_str()),
            host: uri.host().unwrap().as_str(),
            port: uri.port().unwrap(),
            path: uri.path().as_str(),
            query: uri.query().map(|it| it.as_str()),
            fragment: uri.fragment().map(|it| it.as_str()),
        }
    }
}

pub fn build(texts: &[String]) {
    let all = texts.iter().map(|text| Components::new(text)).filter(|it| !it.host.starts_with('['));
    let inputs = || all.clone().collect::<Vec<_>>();
    measure(
        "build",
        inputs().len(),
        vec![
            Contender::writing("pest-uri", inputs(), |from| build_by_pest(from).into_string()),
            Contender::writing("fluent-uri", inputs(), |from| build_by_fluent(from).into_string()),
            Contender::writing("iri-string", inputs(), |from| String::from(build_by_iri_string(from))),
        ],
    );
}

fn build_by_pest(from: &Components<'_>) -> pest_uri::Uri<String> {
    let mut builder = Builder::new().scheme(from.scheme).encoded_host(from.host).encoded_path(from.path);
    if let Some(userinfo) = from.userinfo {
        builder = builder.encoded_userinfo(userinfo);
    }
    if let Some(port) = from.port {
        builder = builder.port(port);
    }
    if let Some(query) = from.query {
        builder = builder.encoded_query(query);
    }
    if let Some(fragment) = from.fragment {
        builder = builder.encoded_fragment(fragment);
    }
    builder.build().unwrap()
}

fn build_by_fluent(from: &Components<'_>) -> fluent_uri::Uri<String> {
    fluent_uri::Uri::builder()
        .scheme(Scheme::new(from.scheme).unwrap())
        .authority_with(|builder| {
            let builder = builder.optional(FluentBuilder::userinfo, from.userinfo.map(|it| EStr::new(it).unwrap()));
            builder.host(EStr::new(from.host).unwrap()).optional(FluentBuilder::port, from.port)
        })
        .path(EStr::new(from.path).unwrap())
        .optional(FluentBuilder::query, from.query.map(|it| EStr::new(it).unwrap()))
        .optional(FluentBuilder::fragment, from.fragment.map(|it| EStr::new(it).unwrap()))
        .build()
        .unwrap()
}

fn build_by_iri_string(from: &Components<'_>) -> UriString {
    let mut builder = IriBuilder::new();
    builder.scheme(from.scheme);
    if let Some(userinfo) = from.userinfo {
        builder.userinfo(userinfo);
    }
    builder.host(from.host);
    if let Some(port) = from.port {
        builder.port(port);
    }
    builder.path(from.path);
    if let Some(query) = from.query {
        builder.query(query);
    }
    if let Some(fragment) = from.fragment {
        builder.fragment(fragment);
    }
    builder.build::<UriStr>().unwrap().to_dedicated_string()
}

pub fn edit(texts: &[String]) {
    // Each URI gets the path of the next one.
    let paths = texts.iter().cycle().skip(1).map(|text| Components::new(text).path);
    let pairs: Vec<(&str, &str)> = texts.iter().map(String::as_str).zip(paths).collect();
    edit_fragment(&pairs);
    edit_query(&pairs);
    edit_path(&pairs);
}

type Pest = pest_uri::Uri<String>;
type Fluent = fluent_uri::Uri<String>;

/// Owned URIs of a crate, each with the text to insert.
fn owned<'t, U>(pairs: &[(&'t str, &'t str)]) -> Vec<(U, &'t str)>
where
    U: FromStr<Err: Debug>,
{
    pairs.iter().map(|&(text, new)| (text.parse().unwrap(), new)).collect()
}

fn edit_fragment(pairs: &[(&str, &str)]) {
    let iref = pairs.iter().map(|&(text, new)| (iref::UriBuf::new(text.to_owned().into_bytes()).unwrap(), new));
    measure(
        "edit the fragment",
        pairs.len(),
        vec![
            Contender::writing("pest-uri", owned::<Pest>(pairs), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_encoded_fragment(Some(new)).unwrap();
                uri.into_string()
            }),
            Contender::writing("fluent-uri", owned::<Fluent>(pairs), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_fragment(Some(EStr::new(new).unwrap()));
                uri.into_string()
            }),
            Contender::writing("iri-string", owned::<UriString>(pairs), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_fragment(Some(UriFragmentStr::new(new).unwrap()));
                String::from(uri)
            }),
            Contender::writing("iref", iref.collect(), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_fragment(Some(iref::uri::Fragment::new(new.as_bytes()).unwrap()));
                uri.into_string()
            }),
        ],
    );
}

fn edit_query(pairs: &[(&str, &str)]) {
    let iref = pairs.iter().map(|&(text, new)| (iref::UriBuf::new(text.to_owned().into_bytes()).unwrap(), new));
    measure(
        "edit the query",
        pairs.len(),
        vec![
            Contender::writing("pest-uri", owned::<Pest>(pairs), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_encoded_query(Some(new)).unwrap();
                uri.into_string()
            }),
            Contender::writing("fluent-uri", owned::<Fluent>(pairs), |(uri, new)| {
                let builder = fluent_uri::Uri::builder()
                    .scheme(uri.scheme())
                    .optional(FluentBuilder::authority, uri.authority())
                    .path(uri.path())
                    .query(EStr::new(new).unwrap())
                    .optional(FluentBuilder::fragment, uri.fragment());
                builder.build().unwrap().into_string()
            }),
            Contender::writing("iri-string", owned::<UriString>(pairs), |(uri, new)| {
                let mut builder = IriBuilder::from(uri);
                builder.query(new);
                String::from(builder.build::<UriStr>().unwrap().to_dedicated_string())
            }),
            Contender::writing("iref", iref.collect(), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_query(Some(iref::uri::Query::new(new.as_bytes()).unwrap()));
                uri.into_string()
            }),
        ],
    );
}

fn edit_path(pairs: &[(&str, &str)]) {
    let iref = pairs.iter().map(|&(text, new)| (iref::UriBuf::new(text.to_owned().into_bytes()).unwrap(), new));
    measure(
        "edit the path",
        pairs.len(),
        vec![
            Contender::writing("pest-uri", owned::<Pest>(pairs), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_encoded_path(new).unwrap();
                uri.into_string()
            }),
            Contender::writing("fluent-uri", owned::<Fluent>(pairs), |(uri, new)| {
                let builder = fluent_uri::Uri::builder()
                    .scheme(uri.scheme())
                    .optional(FluentBuilder::authority, uri.authority())
                    .path(EStr::new(new).unwrap())
                    .optional(FluentBuilder::query, uri.query())
                    .optional(FluentBuilder::fragment, uri.fragment());
                builder.build().unwrap().into_string()
            }),
            Contender::writing("iri-string", owned::<UriString>(pairs), |(uri, new)| {
                let mut builder = IriBuilder::from(uri);
                builder.path(new);
                String::from(builder.build::<UriStr>().unwrap().to_dedicated_string())
            }),
            Contender::writing("iref", iref.collect(), |(uri, new)| {
                let mut uri = uri.clone();
                uri.set_path(iref::uri::Path::new(new.as_bytes()).unwrap());
                uri.into_string()
            }),
        ],
    );
}
