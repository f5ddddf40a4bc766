//! A crawler's list of links: resolves those of a page, keeps those of the same origin, and visits none of them twice.
//!
//! `cargo run --example crawler -- https://example.com/docs/ ../a 'b?x=1#y' B/./c https://other.example/`

use std::collections::HashSet;

use pest_uri::{NormalizeOptions, ParseError, Uri};

/// The links of one page.
struct Links {
    page: Uri,
    seen: HashSet<Uri>,
}

impl Links {
    fn new(page: &str) -> Result<Self, ParseError> {
        Ok(Links { page: page.parse()?, seen: HashSet::new() })
    }

    /// What to fetch for a link; `None` if it leads elsewhere or was there before.
    fn next(&mut self, href: &str) -> Result<Option<Uri>, ParseError> {
        let mut target = self.page.resolve_lenient(href)?.reference;
        if !target.is_same_origin(&self.page) {
            return Ok(None);
        }
        target.set_fragment(None);
        let target = target.into_normalized_with(NormalizeOptions::SCHEME);
        Ok(self.seen.insert(target.clone()).then_some(target))
    }
}

fn main() -> Result<(), ParseError> {
    let mut arguments = std::env::args().skip(1);
    let mut links = Links::new(&arguments.next().unwrap_or_else(|| "https://example.com/".to_owned()))?;
    for href in arguments {
        match links.next(&href) {
            Ok(Some(target)) => println!("{target}"),
            Ok(None) => {}
            Err(error) => eprintln!("{href}: {error}"),
        }
    }
    Ok(())
}

#[test]
fn each_page_once() {
    let mut links = Links::new("https://example.com/docs/index.html").unwrap();
    let mut next = |href: &str| links.next(href).unwrap().map(Uri::into_string);
    assert_eq!(next("../a").as_deref(), Some("https://example.com/a"));
    assert_eq!(next("HTTPS://Example.com:443/%61#top"), None, "the same as before");
    assert_eq!(next("https://other.example/"), None, "another origin");
    assert_eq!(next("mailto:joe@example.com"), None);
    assert_eq!(next(" b c?x=1 ").as_deref(), Some("https://example.com/docs/b%20c?x=1"));
    assert!(links.next("https://[::1").is_err());
}
