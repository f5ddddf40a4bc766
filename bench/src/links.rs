//! Links of web pages, clean and messy, beside the crate that reads them as browsers do.

use std::collections::HashSet;

use pest_uri::NormalizeOptions;

use crate::{Contender, measure};

const PAGE: &str = "https://example.com/docs/guide/index.html?lang=en";

/// Links as pages have them.
const CLEAN: &[&str] = &[
    "../img/logo.png", "/css/site.css?v=3", "#top", "chapter-2.html", "https://example.com/docs/", "//cdn.example.net/app.js",
    "?page=2", "mailto:joe@example.com", "https://other.example/a/b/c?d=e#f", "a/b/../c/./d.html",
];

/// Links that RFC 3986 rejects, and browsers follow.
const MESSY: &[&str] = &[
    " ../img/my logo.png", "/search?q=a|b", "https://example.com/a b/c\n", "\\docs\\x.html", "chapter 2.html#part 1",
    "/price?list[]=1&list[]=2", "https:\\\\example.com\\a", "/100%", "/caf\u{e9}/\u{fc}ber", "a\tb.html",
];

pub fn links() {
    for (title, links) in [("links: clean", CLEAN), ("links: messy", MESSY)] {
        resolve(title, links);
    }
    crawl(&[CLEAN, MESSY].concat());
}

fn resolve(title: &str, links: &[&str]) {
    let (base, page) = (pest_uri::Uri::parse(PAGE).unwrap(), url::Url::parse(PAGE).unwrap());
    let ours = move |link: &&str| base.resolve_lenient(link).unwrap().reference.as_str().len();
    let theirs = move |link: &&str| page.join(link).unwrap().as_str().len();
    let contenders =
        vec![Contender::new("pest-uri", links.to_vec(), ours), Contender::new("url, join", links.to_vec(), theirs)];
    measure(title, links.len(), contenders);
}

/// The distinct pages of the same origin, without their fragments: what `examples/crawler.rs` visits.
fn crawl(links: &[&str]) {
    let (base, page) = (pest_uri::Uri::parse(PAGE).unwrap(), url::Url::parse(PAGE).unwrap());
    let ours = move |links: &Vec<&str>| {
        let mut seen = HashSet::new();
        for link in links {
            let target = base.resolve_lenient(link).unwrap().reference;
            if target.is_same_origin(&base) {
                seen.insert(target.without_fragment().normalize_with(NormalizeOptions::SCHEME));
            }
        }
        seen.len()
    };
    let theirs = move |links: &Vec<&str>| {
        let mut seen = HashSet::new();
        for link in links {
            let mut target = page.join(link).unwrap();
            if target.origin() == page.origin() {
                target.set_fragment(None);
                seen.insert(target);
            }
        }
        seen.len()
    };
    let contenders = vec![
        Contender::new("pest-uri", vec![links.to_vec()], ours),
        Contender::new("url", vec![links.to_vec()], theirs),
    ];
    measure("crawl a page", 1, contenders);
}
