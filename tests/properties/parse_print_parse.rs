//! A text is parsed, printed, split, joined again, and parsed: nothing is lost, nothing is added.

use pest_uri::kind::{self, Kind};
use pest_uri::{Builder, Components, EditError, EncodedString, Reference, part};

pub fn check(text: &str) {
    round_trips::<kind::UriReference>(text);
    round_trips::<kind::Uri>(text);
    round_trips::<kind::AbsoluteUri>(text);
    round_trips::<kind::RelativeRef>(text);
    round_trips::<kind::IriReference>(text);
    round_trips::<kind::Iri>(text);
    round_trips::<kind::AbsoluteIri>(text);
    round_trips::<kind::RelativeIriRef>(text);
}

fn round_trips<K: Kind>(text: &str) {
    let Ok(reference) = Reference::<K, &str>::parse(text) else { return };
    assert_eq!(reference.as_str(), text);
    assert_eq!(reference.to_string(), text);
    assert_eq!(reference.to_owned().into_string(), text);
    joins_to_its_text(reference.components());
    is_built_again(&reference);
    is_built_of_data(&reference);
}

/// RFC 3986, section 5.3.
pub fn recompose(it: Components<'_>) -> String {
    let scheme = it.scheme().map_or(String::new(), |it| format!("{it}:"));
    let authority = it.authority().map_or(String::new(), |it| format!("//{it}"));
    let query = it.query().map_or(String::new(), |it| format!("?{it}"));
    let fragment = it.fragment().map_or(String::new(), |it| format!("#{it}"));
    format!("{scheme}{authority}{}{query}{fragment}", it.path())
}

/// RFC 3986, section 3.2.
fn recompose_authority(it: Components<'_>) -> Option<String> {
    let userinfo = it.userinfo().map_or(String::new(), |it| format!("{}@", it.as_str()));
    let port = it.port_str().map_or(String::new(), |it| format!(":{it}"));
    it.host().map(|host| format!("{userinfo}{host}{port}"))
}

pub fn joins_to_its_text(components: Components<'_>) {
    assert_eq!(recompose(components), components.text());
    assert_eq!(recompose_authority(components), components.authority().map(String::from));
    let query = components.query().map_or(String::new(), |it| format!("?{it}"));
    assert_eq!(components.path_and_query(), format!("{}{query}", components.path()));
    let path = components.path();
    let segments: Vec<_> = path.segments().map(|it| it.as_str()).collect();
    assert_eq!(segments.join("/"), path.as_str().strip_prefix('/').unwrap_or(path.as_str()));
    assert_eq!((path.as_str(), path.len()), (components.path_str(), components.path_str().len()));
    assert_eq!(components.query().map(|it| it.as_str()), components.query_str());
    assert_eq!(components.fragment().map(|it| it.as_str()), components.fragment_str());
    let mut backwards: Vec<_> = components.path().segments().rev().collect();
    backwards.reverse();
    assert!(components.path().segments().eq(backwards));
    let userinfo = components.userinfo().map(|it| {
        let password = it.password().map_or(String::new(), |it| format!(":{it}"));
        format!("{}{password}", it.user())
    });
    assert_eq!(userinfo.as_deref(), components.userinfo().map(|it| it.as_str()));
    let pairs =
        components.query().map(|query| query.pairs().encoded().map(super::written).collect::<Vec<_>>().join("&"));
    let query =
        components.query().map(|it| it.as_str().split('&').filter(|it| !it.is_empty()).collect::<Vec<_>>().join("&"));
    assert_eq!(pairs, query);
}

/// A builder makes the same reference from the components.
fn is_built_again<K: Kind>(reference: &Reference<K, &str>) {
    let builder = Builder::from_reference(reference);
    for builder in [builder.clone(), builder.dot_before_path()] {
        let built = builder.build_as::<K>().unwrap_or_else(|error| panic!("{reference:?}: {error}"));
        assert_eq!(built.components(), reference.components());
    }
}

/// A reference built from the decoded data of the components decodes to the same data.
fn is_built_of_data<K: Kind>(reference: &Reference<K, &str>) {
    let components = reference.components();
    let mut builder = Builder::from_reference(reference);
    let segments = components.path().segments().map(|it| it.decode());
    builder =
        if components.path().is_absolute() { builder.segments(segments) } else { builder.rootless_segments(segments) };
    if let Some(query) = components.query() {
        builder = builder.query(query.decode());
    }
    if let Some(fragment) = components.fragment() {
        builder = builder.fragment(fragment.decode());
    }
    if let Some(name) = components.host().and_then(|it| it.reg_name()) {
        builder = builder.encoded_host(EncodedString::<part::RegName>::from_data(name.decode()));
    }
    let has_dots = components.path().segments().any(|it| matches!(&*it.decode(), b"." | b".."));
    if has_dots {
        return assert_eq!(builder.build_as::<K>(), Err(EditError::DotSegment), "{reference:?}");
    }
    // A first segment with `%3A` becomes one with `:`, which may need a dot segment before it.
    let built = builder.dot_before_path().build_as::<K>().unwrap_or_else(|error| panic!("{reference:?}: {error}"));
    let parsed = Reference::<K, &str>::parse(built.as_str()).unwrap();
    assert_eq!(built.components(), parsed.components());
    let bytes = |it: Components<'_>| {
        let segments: Vec<_> = it.path().segments().map(|it| it.decode().into_owned()).collect();
        (segments, it.query().map(|it| it.decode().into_owned()), it.fragment().map(|it| it.decode().into_owned()))
    };
    let (before, mut after) = (bytes(reference.components()), bytes(built.components()));
    if after.0.len() == before.0.len() + 1 {
        assert_eq!(after.0.remove(0), b".", "{built:?}");
    }
    assert_eq!(before, after, "{reference:?} became {built:?}");
    assert_eq!(built.components().scheme(), reference.components().scheme());
}
