//! A crawler's frontier: resolves the links of pages of any host, and returns each page to fetch once.
//!
//! `cargo run --example crawler -- https://example.com/docs/ ../a 'b?x=1#y' B/./c https://other.example/`

use std::collections::HashSet;

use pest_uri::{NormalizeOptions, ParseError, Uri};

/// The pages that were found.
#[derive(Default)]
struct Frontier {
    seen: HashSet<Uri>,
}

impl Frontier {
    /// What to fetch for a link of a page; `None` if it is no page, or was found before.
    fn add(&mut self, page: &Uri, href: &str) -> Result<Option<Uri>, ParseError> {
        let mut target = page.resolve_lenient(href)?.reference;
        if !target.is_http_url() {
            return Ok(None);
        }
        target.set_fragment(None);
        target.edit_query_pairs(|pairs| pairs.retain(|pair| !pair.key().starts_with("utm_")));
        let target = target.into_normalized_with(NormalizeOptions::SCHEME);
        Ok(self.seen.insert(target.clone()).then_some(target))
    }
}

fn main() -> Result<(), ParseError> {
    let mut arguments = std::env::args().skip(1);
    let page: Uri = arguments.next().unwrap_or_else(|| "https://example.com/".to_owned()).parse()?;
    let mut frontier = Frontier::default();
    for href in arguments {
        match frontier.add(&page, &href) {
            Ok(Some(target)) => println!("{target}"),
            Ok(None) => {}
            Err(error) => eprintln!("{href}: {error}"),
        }
    }
    Ok(())
}

#[test]
fn each_page_once() {
    let mut frontier = Frontier::default();
    let [one, other] = ["https://example.com/docs/index.html", "http://other.example/"].map(|it| it.parse().unwrap());
    let mut add = |page: &Uri, href: &str| frontier.add(page, href).unwrap().map(Uri::into_string);
    assert_eq!(add(&one, "../a").as_deref(), Some("https://example.com/a"));
    assert_eq!(add(&other, "HTTPS://Example.com:443/%61?utm_source=x#top"), None, "the same as before");
    assert_eq!(add(&one, "//other.example/").as_deref(), Some("https://other.example/"));
    assert_eq!(add(&one, " b c?x=1 ").as_deref(), Some("https://example.com/docs/b%20c?x=1"));
    for href in ["mailto:joe@example.com", "http:/one", "https:", "https:rel/path", "https://h:65536/"] {
        assert_eq!(add(&other, href), None, "{href}");
    }
    assert!(frontier.add(&one, "https://[::1").is_err());
}
