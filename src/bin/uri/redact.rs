//! Stands in for `pest_uri::redact` until that is there.

use pest_uri::IriReference;

pub fn redact(text: &str) -> impl std::fmt::Display {
    if let Ok(reference) = IriReference::parse(text) {
        let userinfo = reference.userinfo().and_then(|userinfo| Some(userinfo.password()?.as_str()));
        let Some(password) = userinfo.filter(|it| !it.is_empty()) else { return text.to_owned() };
        return text.replacen(&format!(":{password}@"), ":***@", 1);
    }
    let found = text.find("//").and_then(|slashes| {
        let colon = slashes + 2 + text[slashes + 2..].find(':')?;
        let at = text.rfind('@').filter(|at| *at > colon)?;
        Some((colon, at))
    });
    found.map_or(text.to_owned(), |(colon, at)| format!("{}:***{}", &text[..colon], &text[at..]))
}
