//! url and ada-url, which read URLs as browsers do (the URL Standard of the WHATWG).

use pest_uri::Uri;
use pest_uri::check::is_unambiguous;

use crate::properties::hides_passwords;

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
        let default = pest_uri::SchemeInfo::for_scheme(&scheme).and_then(|rules| rules.default_port);
        let port = if url.port().is_empty() { default } else { url.port().parse().ok() };
        let found = (scheme, joined(url.username(), url.password()), url.hostname().to_owned(), port);
        assert_eq!(found, expected, "ada-url: {text:?}");
    }
}

/// Asserts that nothing that is shown of a text contains what url and ada-url read as its password.
pub fn hides_their_passwords(text: &str) {
    let mut passwords = Vec::new();
    for base in [None, url::Url::parse("http://base.example/a").ok()] {
        let url = url::Url::options().base_url(base.as_ref()).parse(text).ok();
        passwords.extend(url.and_then(|it| it.password().map(str::to_owned)));
    }
    #[cfg(feature = "ada")]
    if let Ok(url) = ada_url::Url::parse(text, None) {
        passwords.push(url.password().to_owned());
    }
    for password in passwords {
        // A short password may occur elsewhere by chance.
        if password.len() >= 6 && text.matches(&*password).count() == 1 {
            hides_passwords::hides(text, &password);
        }
    }
}

fn joined(user: &str, password: &str) -> String {
    if password.is_empty() { user.to_owned() } else { format!("{user}:{password}") }
}
