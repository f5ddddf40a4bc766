//! Links of web pages, clean and messy, beside the crate that reads them as browsers do.

use std::collections::HashSet;

use pest_uri::NormalizeOptions;

use crate::{Contender, measure};

const PAGE: &str = "https://example.com/docs/guide/index.html?lang=en";

/// Links as pages have them.
const CLEAN: &[&str] = &[
    "../img/logo.png", "/css/site.css?v=3", "#top", "chapter-2.html", "https://example.com/docs/",
    "//cdn.example.net/app.js", "?page=2", "mailto:joe@example.com", "https://other.example/a/b/c?d=e#f",
    "a/b/../c/./d.html",
];

/// Links that RFC 3986 rejects, and browsers follow.
const MESSY: &[&str] = &[
    " ../img/my logo.png", "/search?q=a|b", "https://example.com/a b/c\n", "\\docs\\x.html", "chapter 2.html#part 1",
    "/price?list[]=1&list[]=2", "https:\\\\example.com\\a", "/100%", "/caf\u{e9}/\u{fc}ber", "a\tb.html",
];

/// How many links the page of a crawl has.
const LINKS: usize = 1200;

/// Links of a page, with a number in each, so that most are distinct.
const NUMBERED: &[&str] = &[
    "/docs/page-{}.html", "../img/{}.png", "chapter-{}.html#s{}", "https://example.com/a/{}/",
    "//cdn.example.net/app{}.js", "?page={}&sort=asc", "/product/{}?utm_source=feed&id={}&utm_medium=x",
    "https://other.example/a/{}?d=e#f", "mailto:joe{}@example.com", "a/b/../c/./{}.html", "/search?q=term{}&lang=en",
    "https://example.com/news/{}-title?ref=home",
];

/// Those that RFC 3986 rejects.
const NUMBERED_MESSY: &[&str] = &[
    " ../img/my logo {}.png", "/search?q=a|b{}", "/caf\u{e9}/{}", "a\tb{}.html", "\\docs\\x{}.html", "/100%/{}",
    "chapter {}.html#part 1", "https://example.com/a b/{}\n",
];

pub fn links() {
    for (title, links) in [("links: clean", CLEAN), ("links: messy", MESSY)] {
        resolve(title, links);
    }
    let numbered = |index: usize, links: &[&str]| links[index % links.len()].replace("{}", &index.to_string());
    let clean: Vec<String> = (0..LINKS).map(|index| numbered(index, NUMBERED)).collect();
    let third =
        |index: usize| if index % 3 == 0 { numbered(index / 3, NUMBERED_MESSY) } else { numbered(index, NUMBERED) };
    let mixture: Vec<String> = (0..LINKS).map(third).collect();
    crawl("crawl a page: clean", &clean);
    crawl("crawl a page: a third messy", &mixture);
}

fn resolve(title: &str, links: &[&str]) {
    let (base, page) = (pest_uri::Uri::parse(PAGE).unwrap(), url::Url::parse(PAGE).unwrap());
    let ours = move |link: &&str| base.resolve_lenient(link).unwrap().reference.as_str().len();
    let theirs = move |link: &&str| page.join(link).unwrap().as_str().len();
    let contenders =
        vec![Contender::new("pest-uri", links.to_vec(), ours), Contender::new("url, join", links.to_vec(), theirs)];
    measure(title, links.len(), contenders);
}

/// The distinct pages of the same origin, without their fragments and without the parameters of campaigns: a whole
/// program.
fn crawl(title: &str, links: &[String]) {
    let (base, page) = (pest_uri::Uri::parse(PAGE).unwrap(), url::Url::parse(PAGE).unwrap());
    let ours = move |links: &&[String]| {
        let mut seen = HashSet::new();
        for link in *links {
            let mut target = base.resolve_lenient(link).unwrap().reference;
            if target.is_same_origin(&base) {
                target.set_fragment(None);
                target.edit_query_pairs(|pairs| pairs.retain(|pair| !pair.key().starts_with("utm_")));
                seen.insert(target.into_normalized_with(NormalizeOptions::SCHEME));
            }
        }
        seen.len()
    };
    let theirs = move |links: &&[String]| {
        let mut seen = HashSet::new();
        for link in *links {
            let mut target = page.join(link).unwrap();
            if target.origin() == page.origin() {
                target.set_fragment(None);
                if target.query().is_some() {
                    let pairs = target.query_pairs().into_owned().filter(|(key, _)| !key.starts_with("utm_"));
                    let pairs: Vec<(String, String)> = pairs.collect();
                    if pairs.is_empty() {
                        target.set_query(None);
                    } else {
                        target.query_pairs_mut().clear().extend_pairs(pairs);
                    }
                }
                seen.insert(target);
            }
        }
        seen.len()
    };
    let contenders = vec![Contender::new("pest-uri", vec![links], ours), Contender::new("url", vec![links], theirs)];
    measure(title, links.len(), contenders);
}
