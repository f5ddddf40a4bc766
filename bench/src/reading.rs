//! Parses a text and adds up the lengths of all components, with the accessors of each crate.
//! Returns nothing if the crate rejects the text.

use iri_string::types::UriStr;

fn length(component: Option<&str>) -> usize {
    component.map_or(0, str::len)
}

pub fn pest(text: &str) -> Option<usize> {
    let it = pest_uri::Uri::parse(text).ok()?;
    let host = it.host().map_or(0, |host| host.as_str().len());
    let userinfo = it.userinfo().map_or(0, |it| it.as_str().len());
    let authority = length(it.authority()) + host + userinfo + length(it.port_str());
    let query = it.query().map_or(0, |it| it.as_str().len());
    let fragment = it.fragment().map_or(0, |it| it.as_str().len());
    Some(it.scheme().len() + authority + it.path().as_str().len() + query + fragment)
}

pub fn fluent(text: &str) -> Option<usize> {
    let it = fluent_uri::Uri::parse(text).ok()?;
    let authority = it.authority().map_or(0, |it| {
        let userinfo = it.userinfo().map_or(0, |it| it.as_str().len());
        it.as_str().len() + it.host().len() + userinfo + it.port().map_or(0, |it| it.as_str().len())
    });
    let query = it.query().map_or(0, |it| it.as_str().len());
    let fragment = it.fragment().map_or(0, |it| it.as_str().len());
    Some(it.scheme().as_str().len() + authority + it.path().as_str().len() + query + fragment)
}

pub fn iri_string(text: &str) -> Option<usize> {
    let it = UriStr::new(text).ok()?;
    let authority =
        it.authority_components().map_or(0, |it| it.host().len() + length(it.userinfo()) + length(it.port()));
    let fragment = it.fragment().map_or(0, |it| it.as_str().len());
    let tail = it.path_str().len() + length(it.query_str()) + fragment;
    Some(it.scheme_str().len() + length(it.authority_str()) + authority + tail)
}

pub fn iref(text: &str) -> Option<usize> {
    let parts = iref::Uri::new(text.as_bytes()).ok()?.parts();
    let authority = parts.authority.map_or(0, |it| {
        let parts = it.parts();
        let userinfo = parts.user_info.map_or(0, |it| it.as_str().len());
        it.as_str().len() + parts.host.as_str().len() + userinfo + parts.port.map_or(0, |it| it.as_str().len())
    });
    let query = parts.query.map_or(0, |it| it.as_str().len());
    let fragment = parts.fragment.map_or(0, |it| it.as_str().len());
    Some(parts.scheme.as_str().len() + authority + parts.path.as_str().len() + query + fragment)
}

/// Parses a reference first, because the crate panics on some texts that it parses as a URI
/// directly.
pub fn uriparse_uri(text: &str) -> Result<uriparse::URI<'_>, uriparse::URIError> {
    let reference = uriparse::URIReference::try_from(text).map_err(|_| uriparse::URIError::NotURI)?;
    uriparse::URI::try_from(reference)
}

/// The host is an address or a name, and the path a list of segments; they are counted as such.
pub fn uriparse(text: &str) -> Option<usize> {
    let it = uriparse_uri(text).ok()?;
    let host = it.host().map_or(0, |host| match host {
        uriparse::Host::RegisteredName(name) => name.as_str().len(),
        uriparse::Host::IPv4Address(_) => 4,
        uriparse::Host::IPv6Address(_) => 16,
    });
    let userinfo = it.username().map_or(0, |it| it.as_str().len()) + it.password().map_or(0, |it| it.as_str().len());
    let path: usize = it.path().segments().iter().map(|it| it.as_str().len()).sum();
    let query = it.query().map_or(0, |it| it.as_str().len());
    let fragment = it.fragment().map_or(0, |it| it.as_str().len());
    let authority = host + userinfo + usize::from(it.port().is_some());
    Some(it.scheme().as_str().len() + authority + path + query + fragment)
}

/// `http` keeps no fragment.
pub fn http(text: &str) -> Option<usize> {
    let it: http::Uri = text.parse().ok()?;
    let authority = it.authority().map_or(0, |it| it.as_str().len());
    let parts = length(it.scheme_str()) + length(it.host()) + it.port().map_or(0, |it| it.as_str().len());
    Some(authority + parts + it.path().len() + length(it.query()))
}

pub fn url(text: &str) -> Option<usize> {
    let it = url::Url::parse(text).ok()?;
    let userinfo = it.username().len() + length(it.password());
    let authority = it.authority().len() + length(it.host_str()) + userinfo + usize::from(it.port().is_some());
    Some(it.scheme().len() + authority + it.path().len() + length(it.query()) + length(it.fragment()))
}

pub fn ada(text: &str) -> Option<usize> {
    let it = ada_url::Url::parse(text, None).ok()?;
    let authority = it.hostname().len() + it.username().len() + it.password().len() + it.port().len();
    Some(it.protocol().len() + authority + it.pathname().len() + it.search().len() + it.hash().len())
}
