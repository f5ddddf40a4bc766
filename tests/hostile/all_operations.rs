//! All operations of the library on texts that repeat one thing. To try them on longer texts, change `SIZE`:
//! `cargo test --release --all-features --test tests -- --ignored every_operation`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use allocation_counter::measure;
use pest_uri::template::{MatchOptions, Set, Template};
use pest_uri::{
    AbsoluteIri, AbsoluteUri, BaseContext, Builder, Component, EntryRule, FindOptions, Iri, IriReference,
    NormalizeOptions, PairSyntax, ParseTree, QueryPairs, RelativizeOptions, Rung, Uri, UriReference, check, complete,
    redact,
};

/// An operation on a text; returns the size of its result.
struct Operation {
    name: &'static str,
    /// What comes before the repeated text, so that the operation accepts it.
    before: &'static [&'static str],
    run: fn(&str) -> usize,
}

/// What is repeated.
const PIECES: [&str; 66] = [
    "a", "/", "//", "a/", "/a", "/../", "/..", "/./", "../", "..", ".", "a.", "1.", "1", "1:", "::", ":", "a:", "a:a:",
    "@", "a@", "%", "%2", "%25", "%41", "%2e", "%FF", "%C3%A9", "?", "#", "&", "=", "&=", "&a=b", "a=1&", ";", ";a=b",
    ";a", ",", "a,", "+", "-", "*", "'", "\"", "<", ">", "\\", "[", "]", "[[]]", "(", ")", "()", "{", "{a}", " ",
    "\t\n", "\u{e9}", "e\u{301}", "\u{5d0}", "\u{10ffff}", "\u{3002}", "xn--", "urn:", "http://",
];

/// More of what is repeated: words that begin a URI, and expressions of templates.
const WORDS: [&str; 40] = [
    "urn:a ", "www.", "www.a.", "a@b.", "a@b.cc ", "http://h", "http://h/a ", "http://h,", "http://a;", "jdbc:",
    "mailto:", "data:,", "file:///", "<http://h/", "<urn:", "&amp;", "&quot;", "URL:", "=?", "(a=b)", "(&", "(!",
    "(a=\\2a", "*)(", "cn=a,", "\\2c", "%5c2a", "%2C", "{?a*}", "{+a}", "{a,b}", "{/a*}", "{a:3}", "{;a}", "{&a}",
    "a-b", ".{a}", "{a}/", "\u{200f}", "\u{ff0e}a",
];

const ANY: &[&str] = &[
    "", "s:", "s:/", "s:/a", "s://", "s://h", "s://h/", "s://[", "s://[v1.", "s://[::", "s://u:", "s://h:", "s:?",
    "s:#", "//", "?", "#",
];
const HTTP: &[&str] = &[
    "http:", "http://", "http://h", "http://h/", "https://h:", "http://u:", "http://h?", "http://h?a=", "http://h#",
    "file:///", "file:",
];

const TEMPLATES: &[&str] = &["", "/", "{", "{?", "{+", "/a{?a", "{a}", "{?a*}", "{a}{b}"];

const NONE: &[&str] = &[""];

const fn operation(name: &'static str, before: &'static [&'static str], run: fn(&str) -> usize) -> Operation {
    Operation { name, before, run }
}

fn iri(text: &str, operation: impl FnOnce(&IriReference<&str>) -> usize) -> usize {
    IriReference::parse(text).map_or(0, |it| operation(&it))
}

fn uri(text: &str, operation: impl FnOnce(&UriReference<&str>) -> usize) -> usize {
    UriReference::parse(text).map_or(0, |it| operation(&it))
}

fn whole(text: &str, operation: impl FnOnce(&Uri<&str>) -> usize) -> usize {
    Uri::parse(text).map_or(0, |it| operation(&it))
}

fn pairs(text: &str, edit: impl FnOnce(&mut QueryPairs)) -> usize {
    uri(text, |it| {
        let Some(query) = it.query() else { return 0 };
        let mut pairs = QueryPairs::from(query);
        edit(&mut pairs);
        pairs.as_str().len()
    })
}

fn template(text: &str, operation: impl FnOnce(Template<&str>) -> usize) -> usize {
    Template::parse(text).map_or_else(|error| error.report(text).to_string().len(), operation)
}

fn options() -> FindOptions<'static> {
    FindOptions::new()
}

fn matched(pattern: &str, text: &str) -> usize {
    [MatchOptions::new(), MatchOptions::new().any_order(true), MatchOptions::ROUTER]
        .map(|options| Template::parse(pattern).unwrap().matches_with(text, options).map_or(0, |it| it.iter().count()))
        .iter()
        .sum()
}

fn edited(edit: impl FnOnce(&mut Uri) -> bool) -> usize {
    let mut uri = Uri::parse("http://u@h/a?b#c").unwrap().to_owned();
    usize::from(edit(&mut uri)) + uri.as_str().len()
}

const OPERATIONS: &[Operation] = &[
    operation("parse", ANY, |text| {
        let iri = Iri::parse(text).map_or_else(|error| error.offset(), |it| it.as_str().len());
        iri + UriReference::parse(text).map_or_else(|error| error.offset(), |it| it.as_str().len())
    }),
    operation("report", ANY, |text| {
        let Err(error) = Uri::parse(text) else { return 0 };
        let report = error.report(text);
        report.to_string().len()
            + report.expected().len()
            + report.notes().len()
            + report.repaired().map_or(0, |it| it.len())
    }),
    operation("report of an IRI", ANY, |text| {
        Iri::parse(text).map_or_else(|it| it.report(text).to_string().len(), |_| 0)
    }),
    operation("find", NONE, |text| Uri::find_in(text).count() + Iri::find_in(text).count()),
    operation("find with options", NONE, |text| {
        let options = options().suffix_references(true).email_addresses(true).html(true);
        Uri::find_in_with(text, options).count() + Iri::find_in_with(text, options).count()
    }),
    operation("find suffix references", NONE, |text| {
        Iri::find_in_with(text, options().suffix_references(true)).count()
    }),
    operation("find email addresses", NONE, |text| Uri::find_in_with(text, options().email_addresses(true)).count()),
    operation("find in HTML", NONE, |text| Uri::find_in_with(text, options().html(true)).count()),
    operation("find own schemes", NONE, |text| Uri::find_in_with(text, options().schemes(&["a", "s"])).count()),
    operation("find accepted ones", NONE, |text| {
        Uri::find_in_with(text, options().accepted_if(|it| it.path().as_str().len() > 2)).count()
    }),
    operation(
        "find after a word",
        &["http://h/", "\"http://h/", "'http://h/", "urn:a", "<urn:", "mailto:", "http://", "www.a.bc/", "http://h/('"],
        |text| {
            let options = options().suffix_references(true);
            Uri::find_in_with(text, options).count()
                + Uri::find_in_with(text, options.html(true)).map(|it| it.into_uri().as_str().len()).sum::<usize>()
        },
    ),
    operation("unclosed", &["<", "<urn:", "<http://", "<http://h/"], |text| usize::from(Uri::is_unclosed_in(text))),
    operation("tree", ANY, |text| {
        ParseTree::parse(EntryRule::IriReference, text)
            .map_or(0, |it| it.root().descendants().count() + it.find_all("pct-encoded").count())
    }),
    operation("drawing of a tree", ANY, |text| {
        ParseTree::parse(EntryRule::UriReference, text).map_or(0, |it| it.to_string().len())
    }),
    operation("tree of a rule", NONE, |text| {
        let rules = ["host", "path-rootless", "query", "segment", "IPv6address", "authority", "IRI", "scheme"];
        rules.iter().map(|rule| ParseTree::parse_rule(rule, text).map_or(0, |it| it.root().children().count())).sum()
    }),
    operation("components", ANY, |text| {
        iri(text, |it| {
            let pairs = it.query().map_or(0, |it| {
                it.pairs()
                    .encoded()
                    .rev()
                    .map(|it| it.decode_key_lossy().len() + it.decode_value_lossy().map_or(0, |it| it.len()))
                    .sum()
            });
            let userinfo = it
                .userinfo()
                .map_or(0, |it| it.user().decode().len() + it.password().map_or(0, |it| it.decode().len()));
            let host = it.host().map_or(0, |it| {
                usize::from(it.ip().is_some()) + it.reg_name().map_or(0, |it| it.decode_utf8_lossy().len())
            });
            let port = it.port().is_ok() && it.port_or_default().is_ok();
            let path = it.path().segments().rev().map(|it| it.decode_utf8_lossy().len()).sum::<usize>()
                + it.path().segments().count();
            pairs
                + userinfo
                + host
                + usize::from(port)
                + path
                + it.path().decode_utf8().map_or(0, |it| it.len())
                + it.path().segments().count()
                + it.fragment().map_or(0, |it| it.decode().len())
                + format!("{it:?}").len()
        })
    }),
    operation("normalize", ANY, |text| {
        iri(text, |it| {
            let steps = [
                NormalizeOptions::CASE,
                NormalizeOptions::PERCENT_ENCODING,
                NormalizeOptions::SYNTAX,
                NormalizeOptions::SCHEME,
            ];
            steps.into_iter().map(|steps| it.normalize_with(steps).as_str().len()).sum()
        })
    }),
    operation("compare", ANY, |text| {
        iri(text, |it| usize::from(it.is_equal_at(&it.normalize(), Rung::Scheme)) + it.key(Rung::Scheme).as_str().len())
    }),
    operation("compare with another", HTTP, |text| {
        let other = format!("{text}b");
        iri(text, |it| IriReference::parse(&*other).map_or(0, |other| it.compare(&other).to_string().len()))
    }),
    operation("resolve", ANY, |text| {
        let base = AbsoluteIri::parse("s://h/a/b?c").unwrap();
        iri(text, |it| {
            base.resolve(it).as_str().len()
                + base.resolve_relative(it).as_str().len()
                + usize::from(base.is_same_document(it))
        })
    }),
    operation("resolve against it", ANY, |text| {
        let reference = UriReference::parse("../../x/./y?z").unwrap();
        AbsoluteUri::parse(text).map_or(0, |base| base.resolve(&reference).as_str().len())
    }),
    operation("resolve against itself", ANY, |text| {
        let reference = text.split_once(':').map_or(text, |(_, rest)| rest);
        AbsoluteUri::parse(text).map_or(0, |base| uri(reference, |it| base.resolve(it).as_str().len()))
    }),
    operation("relativize", ANY, |text| {
        let Ok(target) = Uri::parse(text) else { return 0 };
        let base = AbsoluteUri::parse("s://h/a/b?c").unwrap();
        let back = AbsoluteUri::parse(text).map_or(0, |it| it.relativize(&target).as_str().len());
        let options = RelativizeOptions::default().no_parent();
        base.relativize(&target).as_str().len()
            + base.relativize_with(&target, options).map_or(0, |it| it.as_str().len())
            + back
    }),
    operation("relativize against another", ANY, |text| {
        let other = format!("{text}b/c");
        let (Ok(target), Ok(base)) = (Uri::parse(text), AbsoluteUri::parse(&*other)) else { return 0 };
        base.relativize(&target).as_str().len()
    }),
    operation("base", ANY, |text| {
        let mut context = BaseContext::new();
        uri(text, |it| context.content(it).entity(it).establish().map_or(0, |it| it.0.as_str().len()))
    }),
    operation("set components", NONE, |text| {
        edited(|it| it.set_encoded_path(text).is_ok())
            + edited(|it| it.set_encoded_query(Some(text)).is_ok())
            + edited(|it| it.set_encoded_userinfo(Some(text)).is_ok())
            + edited(|it| it.set_encoded_host(Some(text)).is_ok())
            + edited(|it| it.set_encoded_authority(Some(text)).is_ok())
            + edited(|it| it.set_port_str(Some(text)).is_ok())
            + edited(|it| it.set_encoded_fragment(Some(text)).is_ok())
            + edited(|it| it.set_encoded_path_and_query(text).is_ok())
            + edited(|it| it.set_scheme(text).map_or_else(|error| error.report(text).to_string().len(), |()| 0) > 0)
    }),
    operation("set data", NONE, |text| {
        edited(|it| it.set_path(text).is_ok())
            + edited(|it| {
                it.set_query(Some(text));
                true
            })
            + edited(|it| it.set_userinfo(text, Some(text)).is_ok())
            + edited(|it| it.set_host(Some(text)).is_ok())
            + edited(|it| {
                it.set_fragment(Some(text));
                true
            })
            + edited(|it| it.set_segments(text.split('/')).is_ok() && it.pop_segment())
            + edited(|it| it.extend_segments(text.split('/')).is_ok() && it.set_last_segment(text).is_ok())
            + edited(|it| it.append_path(text).is_ok() && it.push_segment(text).is_ok())
            + edited(|it| it.set_rootless_segments(text.split('/')).is_ok())
    }),
    operation("edit", ANY, |text| {
        whole(text, |it| {
            let mut uri = it.to_owned();
            let done = [
                uri.set_scheme("t"),
                uri.set_encoded_query(None),
                uri.set_encoded_host(Some("i")),
                uri.push_segment("x"),
            ];
            let popped = uri.pop_segment();
            done.iter().filter(|it| it.is_ok()).count()
                + usize::from(popped)
                + uri.set_encoded_authority(None).map_or(0, |()| uri.as_str().len())
        })
    }),
    operation("build", NONE, |text| {
        let build = |it: Builder<'_>| it.build().map_or_else(|error| error.to_string().len(), |it| it.as_str().len());
        let new = || Builder::new().scheme("s");
        build(new().host(text).path(text).query(text).fragment(text).userinfo(text, Some(text)))
            + build(new().segments(text.split('/')))
            + build(new().rootless_segments(text.split('/')))
            + build(new().encoded_path(text))
            + build(new().encoded_host(text).port_str(text))
            + build(new().encoded_authority(text).encoded_path_and_query(text))
            + build(Builder::new().scheme(text))
    }),
    operation("build from it", ANY, |text| {
        iri(text, |it| {
            Builder::from_reference(it)
                .without(Component::Query)
                .build_as::<pest_uri::kind::IriReference>()
                .map_or(0, |it| it.as_str().len())
        })
    }),
    operation("pairs", &["?", "?a=", "?a&"], |text| {
        pairs(text, |it| {
            let found = it.get("b").is_some() || it.get_all("a").count() + it.len() > 9;
            it.append(if found { "b" } else { "c" }, Some("d"));
            it.insert(1, "k", None);
        }) + pairs(text, |it| it.replace("a", Some("c")))
            + pairs(text, |it| _ = it.remove("a"))
            + pairs(text, |it| it.retain(|pair| pair.value().is_none()))
            + pairs(text, QueryPairs::remove_empty)
            + pairs(text, QueryPairs::sort)
            + pairs(text, QueryPairs::dedupe)
            + pairs(text, |it| it.sort_by(|a, b| a.key().cmp(&b.key())))
            + uri(text, |it| it.query_pairs_with(PairSyntax::FORM).map(|(key, _)| key.len()).sum())
            + uri(text, |it| {
                it.query_pairs_with(PairSyntax::SEMICOLON).encoded().collect::<QueryPairs>().as_str().len()
            })
    }),
    operation("edit pairs", &["http://h?", "http://h?a="], |text| {
        whole(text, |it| {
            let mut uri = it.to_owned();
            uri.edit_query_pairs(QueryPairs::sort);
            uri.as_str().len()
        })
    }),
    operation("complete", &["", "h", "h:", "u@h", "h/"], |text| {
        complete(text, "https").map_or_else(|error| error.to_string().len(), |it| it.as_str().len())
    }),
    operation("parse leniently", ANY, |text| {
        Uri::parse_lenient(text).map_or(0, |it| it.changes.len() + it.reference.as_str().len())
    }),
    operation("resolve leniently", NONE, |text| {
        let base = AbsoluteUri::parse("http://h/a/b?c").unwrap();
        base.resolve_lenient(text).map_or(0, |it| it.changes.len() + it.reference.as_str().len())
    }),
    operation("convert", ANY, |text| iri(text, |it| it.to_uri().as_str().len() + it.to_uri().to_iri().as_str().len())),
    operation("convert by IDNA", HTTP, |text| {
        iri(text, |it| it.to_uri_with_idna().map_or(0, |it| it.as_str().len() + it.to_iri_with_idna().as_str().len()))
    }),
    operation("unicode", HTTP, |text| {
        iri(text, |it| usize::from(it.bidi_problems().count() > 0) + usize::from(it.is_nfc()))
    }),
    operation("file paths", NONE, |text| {
        let unix = Uri::from_unix_path(format!("/{text}")).map_or(0, |it| it.to_unix_path().map_or(0, |it| it.len()));
        unix + Uri::from_windows_path(text).map_or(0, |it| it.as_str().len())
            + Uri::from_windows_path(&format!("C:\\{text}"))
                .map_or(0, |it| it.to_windows_path().map_or(0, |it| it.len()))
    }),
    operation("to file paths", &["file:///", "file://h/", "file:", "file:///C:/"], |text| {
        whole(text, |it| it.to_unix_path().map_or(0, |it| it.len()) + it.to_windows_path().map_or(0, |it| it.len()))
    }),
    operation("figure", ANY, |text| iri(text, |it| it.components().figure(80).to_string().len())),
    operation("origin", HTTP, |text| {
        whole(text, |it| it.origin().map_or(0, |it| it.to_string().len()) + usize::from(it.is_same_origin(it)))
    }),
    operation("redact", HTTP, |text| {
        redact(text).to_string().len()
            + redact(text).without_userinfo().without_fragment().to_string().len()
            + whole(text, |it| it.redacted().to_string().len())
    }),
    operation("redact values", HTTP, |text| redact(text).without_values(&["a", "token"]).to_string().len()),
    operation("check", HTTP, |text| {
        let policy = check::Policy::new().hosts(["*.example.com"]).unwrap().public_addresses();
        check::ambiguities(text).len()
            + usize::from(check::is_unambiguous(text))
            + usize::from(policy.check(text).is_ok())
            + usize::from(check::is_safe_redirect("http://h/", text))
            + check::Readings::from_text(text).rfc3986.host.map_or(0, |it| it.len())
    }),
    operation("template", TEMPLATES, |text| {
        template(text, |it| {
            let values = [("a", "b"), ("b", "")];
            it.variables().count()
                + it.expand(&values).map_or(0, |it| it.len())
                + it.expand_partial(&values).map_or(0, |it| it.as_str().len())
                + it.expand_reference(&values).map_or(0, |it| it.as_str().len())
        })
    }),
    operation("expand with it", NONE, |text| {
        let list: Vec<&str> = text.split('/').collect();
        let expand = |pattern: &str| Template::parse(pattern).unwrap().expand(&[("a", text)]).map_or(0, |it| it.len());
        let lists = |pattern: &str| Template::parse(pattern).unwrap().expand(&[("a", &list)]).map_or(0, |it| it.len());
        expand("{a}{+a}{?a}{a:9}{+a:9999}") + lists("{a}{a*}{?a*}{;a*}{+a*}")
    }),
    operation("match it", &["", "/", "?a=", "?a=b&c=", "#"], |text| {
        [
            "{a}", "{+a}", "{#a}", "/{a}", "{/a*}", "{?a}", "{?a*}", "{?a,c}", "{;a*}", "{a*}", "{a}{b}", "{+a}-{b}",
            "{a:100}", "{.a*}", "{/a,b}", "{?a,c*}",
        ]
        .iter()
        .map(|pattern| matched(pattern, text))
        .sum()
    }),
    operation("match a template", TEMPLATES, |text| {
        template(text, |it| {
            let options = [MatchOptions::new(), MatchOptions::new().any_order(true), MatchOptions::ROUTER];
            let matches = |uri: &&str| options.map(|options| usize::from(it.matches_with(uri, options).is_ok()));
            ["", "/a", "?a=b", "/x?b=a&a=b"].iter().flat_map(matches).sum()
        })
    }),
    operation("compare templates", TEMPLATES, |text| {
        let others = ["/{a}", "{+a}", "/a{?a,b}", "{a*}"].map(|it| Template::parse(it).unwrap());
        template(text, |it| {
            others
                .iter()
                .map(|other| format!("{:?}{:?}{:?}", it.overlaps(other), it.lacks(other), other.lacks(&it)).len())
                .sum()
        })
    }),
    operation("set of templates", TEMPLATES, |text| {
        template(text, |it| {
            let set = Set::new(
                ["/{a}", "{+a}", "/a{?a,b}", "{a*}"].map(|it| Template::parse(it).unwrap()).into_iter().chain([it]),
            );
            set.matching("/a").count() + set.unreachable().count()
        })
    }),
    operation("many templates", NONE, |text| {
        let templates = text.as_bytes().chunks(16).enumerate().map(|(index, _)| format!("/a/{{b}}/{index}/{{c}}"));
        let set = Set::new(templates.map(|it| Template::parse(it).unwrap()));
        set.matching("/a/b/1/c").count()
    }),
    operation("match a set", &["", "/", "/a/", "?a=", "/a?a=b&b="], |text| {
        let templates = || ["/{a}", "{+a}", "/a{?a,b}", "{a*}", "{/a*}{?b*}"].map(|it| Template::parse(it).unwrap());
        [Set::new(templates()), Set::with_options(templates(), MatchOptions::ROUTER)]
            .iter()
            .map(|set| set.matching(text).count() + set.all_matches(text).count())
            .sum()
    }),
    operation("other crates", HTTP, |text| {
        whole(text, |it| {
            it.to_url().map_or(0, |it| it.as_str().len()) + it.to_http().map_or(0, |it| it.to_string().len())
        })
    }),
];

/// The texts of about a size for an operation.
fn texts(operation: &Operation, size: usize) -> impl Iterator<Item = String> {
    let pieces = || PIECES.iter().chain(&WORDS);
    operation
        .before
        .iter()
        .flat_map(move |before| pieces().map(move |piece| format!("{before}{}", piece.repeat(size / piece.len()))))
}

/// The bytes that an operation holds at once, at most.
fn memory(operation: &Operation, text: &str) -> u64 {
    measure(|| _ = black_box((operation.run)(black_box(text)))).bytes_max
}

/// The least time of several runs.
fn time(operation: &Operation, text: &str) -> Duration {
    let mut time = Duration::MAX;
    for _ in 0..3 {
        let start = Instant::now();
        black_box((operation.run)(black_box(text)));
        time = time.min(start.elapsed());
        if time < Duration::from_millis(50) {
            break;
        }
    }
    time
}

/// The bound is generous: a growing vector doubles. What is quadratic takes 16 times as much.
#[track_caller]
fn assert_linear_memory(operation: &Operation, [small, large]: &[String; 2]) {
    let [small, more] = [small, large].map(|text| memory(operation, text));
    let name = operation.name;
    assert!(more <= 8 * small + (1 << 16), "{name}: {large:.40}... holds {small} and {more} bytes");
}

/// The bound is generous: other programs may run.
#[track_caller]
fn assert_linear_time(operation: &Operation, [small, large]: &[String; 2]) {
    let [small, more] = [small, large].map(|text| time(operation, text));
    let name = operation.name;
    assert!(more <= 10 * small + Duration::from_millis(50), "{name}: {large:.40}... takes {small:?} and {more:?}");
}

#[test]
#[ignore = "measures time for minutes; not in CI"]
fn every_operation_takes_linear_time_and_memory() {
    const SIZE: usize = 1 << 14;
    for operation in OPERATIONS {
        for texts in texts(operation, SIZE).zip(texts(operation, 4 * SIZE)) {
            let texts = texts.into();
            assert_linear_memory(operation, &texts);
            assert_linear_time(operation, &texts);
        }
    }
}

/// Templates in which a variable, an expression or a pair may be followed by each later one.
#[test]
fn templates_take_linear_memory() {
    let with = |name, run| Operation { name, before: NONE, run };
    let chain = |piece: &str| [32, 128].map(|count| piece.repeat(count));
    for piece in ["{a}", "{?a}", "{/a}", "{;a*}"] {
        let matching = with("match", |text| template(text, |it| usize::from(it.matches("?a=b").is_ok())));
        assert_linear_memory(&matching, &chain(piece));
        let set = with("set", |text| template(text, |it| Set::new([it]).matching("?a=b").count()));
        assert_linear_memory(&set, &chain(piece));
    }
}

#[test]
fn pairs_in_any_order_take_linear_memory() {
    let matching = Operation {
        name: "match in any order",
        before: NONE,
        run: |names| {
            let template = format!("{{?{names}}}");
            let uri = format!("?{}", names.split(',').rev().map(|it| format!("{it}=1")).collect::<Vec<_>>().join("&"));
            let options = MatchOptions::new().any_order(true);
            template_of(&template).matches_with(&uri, options).unwrap().iter().count()
        },
    };
    let names = |count: usize| (0..count).map(|it| format!("a{it}")).collect::<Vec<_>>().join(",");
    assert_linear_memory(&matching, &[names(50), names(200)]);
}

fn template_of(text: &str) -> Template<&str> {
    Template::parse(text).unwrap()
}

/// Comparing each two of them would take 16 times as much.
#[test]
fn sets_of_templates_take_linear_memory() {
    let set = Operation {
        name: "set of templates",
        before: NONE,
        run: |routes| {
            let set = Set::new(routes.split(' ').map(template_of));
            set.unreachable().count()
        },
    };
    for route in ["/a/{b}/#/{c}", "/{a}/#/{+b}", "/#{?a,b}", "{a}#{b}"] {
        let routes =
            |count: usize| (0..count).map(|it| route.replace('#', &it.to_string())).collect::<Vec<_>>().join(" ");
        assert_linear_memory(&set, &[routes(8), routes(32)]);
    }
}
