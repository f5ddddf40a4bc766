//! Expanding URI templates (RFC 6570), and finding the templates that match a URI.
//!
//! Each crate gets the same parsed templates and the same values in the form that it wants. `matchit`
//! matches paths as they are: it does not decode, knows no queries, and has no other templates.

use iri_string::spec::UriSpec;
use iri_string::template::UriTemplateStr;
use iri_string::template::simple_context::{SimpleContext, Value as IriValue};
use matchit::Router;
use pest_uri::template::{MatchOptions, Set, Template, ToValue};
use uritemplate::UriTemplate;

use crate::{Contender, measure};

const TEMPLATES: [&str; 5] = [
    "https://api.example.com/users/{id}",
    "https://api.example.com/repos/{owner}/{repo}/issues{?state,page}",
    "https://example.com/search{?q,lang,tag*}",
    "{+base}/files/{path}{#section}",
    "/map{/owner,repo}{;x,y}{?q}{&page}",
];

const TEXTS: [(&str, &str); 11] = [
    ("id", "12345"),
    ("owner", "rust-lang"),
    ("repo", "rust"),
    ("state", "open"),
    ("page", "2"),
    ("q", "tea & biscuits"),
    ("lang", "en"),
    ("base", "https://cdn.example.com"),
    ("path", "caf\u{e9}/menu.html"),
    ("x", "1024"),
    ("y", "768"),
];

const TAGS: [&str; 3] = ["red", "green", "blue"];

pub fn expand() {
    let values: Vec<(&str, &dyn ToValue)> = TEXTS
        .iter()
        .map(|(name, text)| (*name, text as &dyn ToValue))
        .chain([("tag", &TAGS as &dyn ToValue)])
        .collect();
    let mut context = SimpleContext::new();
    for (name, text) in TEXTS {
        context.insert(name, text);
    }
    context.insert("tag", IriValue::List(TAGS.map(String::from).to_vec()));
    let by_uritemplate = |text: &&str| {
        let mut template = UriTemplate::new(text);
        for (name, text) in TEXTS {
            template.set(name, text);
        }
        template.set("tag", TAGS.as_slice());
        template
    };
    measure(
        "template: expand",
        TEMPLATES.len(),
        vec![
            Contender::writing("pest-uri", TEMPLATES.map(|it| Template::parse(it).unwrap()).to_vec(), |template| {
                template.expand(&values).unwrap()
            }),
            Contender::writing(
                "iri-string",
                TEMPLATES.map(|it| UriTemplateStr::new(it).unwrap()).to_vec(),
                |template| template.expand::<UriSpec, _>(&context).unwrap().to_string(),
            ),
            Contender::writing("uritemplate", TEMPLATES.iter().map(by_uritemplate).collect(), |template| {
                template.build()
            }),
        ],
    );
}

pub fn matching() {
    let resources = ["users", "repos", "issues", "pulls", "teams", "gists", "orgs", "events", "keys", "labels"];
    let endings = [
        "", "/{id}", "/{id}/posts", "/{id}/posts/{post}", "/{id}/tags{?page}", "{?q,page}", "/new", "/{id}/edit",
        "/{id}/{+path}", "/{id}/raw/{name}",
    ];
    let templates: Vec<String> = resources
        .iter()
        .flat_map(|resource| endings.iter().map(move |ending| format!("/api/v1/{resource}{ending}")))
        .collect();
    assert_eq!(templates.len(), 100);
    let set = Set::new(templates.iter().map(|it| Template::parse(it).unwrap()));
    let uris: Vec<String> = resources
        .iter()
        .flat_map(|it| {
            ["", "/7", "/12345/posts/9", "/7/edit", "?q=tea&page=2", "/7/raw/menu.html"]
                .map(|end| format!("/api/v1/{it}{end}"))
        })
        .collect();
    let find = |uri: &&str| set.matching(uri).next().unwrap();
    let texts: Vec<&str> = uris.iter().map(String::as_str).collect();
    measure("template: one of 100", texts.len(), vec![Contender::new("pest-uri", texts, find)]);
}

pub fn routing() {
    let resources = ["users", "repos", "issues", "pulls", "teams", "gists", "orgs", "events", "keys", "labels"];
    let endings = [
        "", "/{id}", "/{id}/posts", "/{id}/posts/{post}", "/{id}/tags", "/{id}/tags/{tag}", "/new", "/{id}/edit",
        "/{id}/files/{+path}", "/{id}/raw/{name}",
    ];
    let routes: Vec<String> = resources
        .iter()
        .flat_map(|resource| endings.iter().map(move |ending| format!("/api/v1/{resource}{ending}")))
        .collect();
    let templates = || routes.iter().map(|it| Template::parse(it).unwrap());
    let (set, router) = (Set::new(templates()), Set::with_options(templates(), MatchOptions::ROUTER));
    let mut rival = Router::new();
    for (index, route) in routes.iter().enumerate() {
        rival.insert(route.replace("{+", "{*"), index).unwrap();
    }
    let requests: Vec<String> = resources
        .iter()
        .flat_map(|it| {
            ["", "/7", "/12345/posts/9", "/7/edit", "/7/files/docs/menu.html", "/7/raw/menu.html"]
                .map(|end| format!("/api/v1/{it}{end}"))
        })
        .collect();
    let requests: Vec<&str> = requests.iter().map(String::as_str).collect();
    let ours = |set: &Set<&str>, request: &str| {
        let (index, matched) = set.matches(request).unwrap();
        index + matched.unwrap().iter().filter_map(|(_, value)| value.as_str()).map(str::len).sum::<usize>()
    };
    let theirs = |request: &str| {
        let matched = rival.at(request).unwrap();
        matched.value + matched.params.iter().map(|(_, value)| value.len()).sum::<usize>()
    };
    for request in &requests {
        assert_eq!((ours(&set, request), ours(&router, request)), (theirs(request), theirs(request)), "{request}");
    }
    measure(
        "template: route of 100",
        requests.len(),
        vec![
            Contender::new("pest-uri router", requests.clone(), |it| ours(&router, it)),
            Contender::new("pest-uri set", requests.clone(), |it| ours(&set, it)),
            Contender::new("matchit", requests.clone(), |it| theirs(it)),
        ],
    );
}
