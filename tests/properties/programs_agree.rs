//! The verdict of `check`: a text is ambiguous exactly if there is a reason, and an unambiguous one is read alike.

use pest_uri::check::{CheckedUri, Policy, Readings, ambiguities, is_safe_redirect, is_unambiguous};
use pest_uri::{Uri, UriReference};

use super::two;

/// Checks any text. Two lines are a base and a target of a redirect, too.
pub fn check(text: &str) {
    let (base, target) = two(text);
    for text in [text, base, target] {
        has_a_verdict(text);
    }
    stays_at_the_origin(base, target);
}

fn has_a_verdict(text: &str) {
    let reasons = ambiguities(text);
    assert_eq!(reasons.is_empty(), is_unambiguous(text), "{text:?} {reasons:?}");
    assert!(
        reasons.is_sorted_by_key(|it| it.offset()) && reasons.iter().all(|it| it.offset() <= text.len()),
        "{text:?}"
    );
    match Policy::new().check(text) {
        Ok(checked) => is_read_alike(text, checked),
        Err(error) => {
            let found = error.violations().iter().map(|it| (it.code(), it.offset()));
            assert!(found.eq(reasons.iter().map(|it| (it.code(), it.offset()))), "{text:?} {error}");
            // A rule only adds violations.
            let strict = Policy::new().schemes(["https"]).hosts(["a"]).unwrap().public_addresses().no_userinfo();
            assert!(strict.check(text).is_err());
        }
    }
}

fn is_read_alike(text: &str, checked: CheckedUri<'_>) {
    let uri = Uri::parse(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert!(checked.uri() == uri && checked.uri().components() == uri.components(), "{text:?}");
    assert_eq!((Some(checked.host()), Ok(Some(checked.port()))), (uri.host(), uri.port_or_default()), "{text:?}");
    let Readings { rfc3986, browsers, .. } = Readings::from_text(text);
    // Browsers may reject a name of IDNA, or the feature `idna` may be off.
    let browsers = browsers.filter(|it| !it.is_host_unknown);
    assert!(browsers.as_ref().is_none_or(|it| *it == rfc3986), "{text:?} {browsers:?}");
    assert!(browsers.is_some() || text.to_ascii_lowercase().contains("xn--"), "{text:?}");
    assert_eq!(rfc3986.host, Some(checked.host().as_str().to_ascii_lowercase()));
    assert_eq!((rfc3986.port, rfc3986.has_userinfo), (Some(checked.port()), uri.userinfo().is_some()));
    // A redirect to the URL itself stays.
    assert!(is_safe_redirect(text, text));
}

/// A safe target is valid, and resolves to the origin of its base.
fn stays_at_the_origin(base: &str, target: &str) {
    if is_safe_redirect(base, target) {
        let (base, target) = (Uri::parse(base).unwrap().strip_fragment(), UriReference::parse(target).unwrap());
        let resolved = base.resolve(&target);
        assert!(base.is_same_origin(&resolved) && is_unambiguous(resolved.as_str()), "{base} {target}");
    }
}
