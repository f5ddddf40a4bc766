//! A crawler's list of links: resolves those of a page, keeps those of the same origin, and visits none of them twice.
//!
//! `cargo run --example crawler -- https://example.com/docs/ ../a 'b?x=1#y' B/./c https://other.example/`

use std::collections::HashSet;

use pest_uri::{AbsoluteUri, NormalizeOptions, Uri, UriReference};

/// The links of one page.
struct Links {
    base: AbsoluteUri,
    seen: HashSet<String>,
}

impl Links {
    fn of_page(page: &str) -> Result<Self, pest_uri::ParseError> {
        let page = Uri::parse(page)?;
        Ok(Links { base: page.without_fragment().to_owned(), seen: HashSet::new() })
    }

    /// What to fetch for a link; `None` if it leads elsewhere or was there before.
    fn next(&mut self, href: &str) -> Result<Option<Uri>, pest_uri::ParseError> {
        let target = self.base.resolve(&UriReference::parse(href.trim())?);
        let is_web = target.has_scheme("http") || target.has_scheme("https");
        if !is_web || !target.is_same_origin(&self.base) {
            return Ok(None);
        }
        let target = Uri::from(target.without_fragment().normalize_with(NormalizeOptions::SCHEME));
        Ok(self.seen.insert(target.as_str().to_owned()).then_some(target))
    }
}

fn main() -> Result<(), pest_uri::ParseError> {
    let mut arguments = std::env::args().skip(1);
    let mut links = Links::of_page(&arguments.next().unwrap_or_else(|| "https://example.com/".to_owned()))?;
    for href in arguments {
        match links.next(&href) {
            Ok(Some(target)) => println!("{target}"),
            Ok(None) => {}
            Err(error) => eprintln!("{}", error.report(&href)),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_once() {
        let mut links = Links::of_page("https://example.com/docs/index.html").unwrap();
        let mut next = |href: &str| links.next(href).unwrap().map(|uri| uri.into_string());
        assert_eq!(next("../a").as_deref(), Some("https://example.com/a"));
        assert_eq!(next("HTTPS://Example.com:443/%61#top"), None, "the same as before");
        assert_eq!(next("https://other.example/"), None, "another origin");
        assert_eq!(next("mailto:joe@example.com"), None);
        assert_eq!(next(" b?x=1 ").as_deref(), Some("https://example.com/docs/b?x=1"));
        assert!(links.next("a b").is_err());
    }
}
