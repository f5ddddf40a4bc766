//! url and ada-url, which read URLs as browsers do (the URL Standard of the WHATWG).

use pest_uri::Uri;
use pest_uri::check::is_unambiguous;

/// Asserts that url and ada-url reject an unambiguous URL, or find what this crate finds. There are
/// no known differences.
pub fn reads_unambiguous_alike(text: &str) {
    if !is_unambiguous(text) {
        return;
    }
    let uri = Uri::parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    let userinfo = uri.userinfo().map_or("", |it| it.as_str());
    let host = uri.host_str().unwrap_or_default().to_ascii_lowercase();
    let port = uri.port_or_default().ok().flatten();
    let expected = (uri.scheme().to_ascii_lowercase(), userinfo.to_owned(), host, port);

    if let Ok(url) = url::Url::parse(text) {
        let userinfo = joined(url.username(), url.password().unwrap_or_default());
        let host = url.host_str().unwrap_or_default().to_owned();
        assert_eq!((url.scheme().to_owned(), userinfo, host, url.port_or_known_default()), expected, "url: {text:?}");
    }
    #[cfg(feature = "ada")]
    if let Ok(url) = ada_url::Url::parse(text, None) {
        let scheme = url.protocol().trim_end_matches(':').to_owned();
        let default = pest_uri::SchemeRules::for_scheme(&scheme).and_then(|rules| rules.default_port);
        let port = if url.port().is_empty() { default } else { url.port().parse().ok() };
        let found = (scheme, joined(url.username(), url.password()), url.hostname().to_owned(), port);
        assert_eq!(found, expected, "ada-url: {text:?}");
    }
}

fn joined(user: &str, password: &str) -> String {
    if password.is_empty() { user.to_owned() } else { format!("{user}:{password}") }
}
