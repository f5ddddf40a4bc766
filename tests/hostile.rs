//! Hostile texts: long runs of one thing, for every operation.
//!
//! The cost of an operation is measured by its allocations, which are the same on every run: a text four times as long
//! may cost little more than four times as much. `growth` in `bench/` finds operations that take more time than memory.

mod all_operations;

use std::hint::black_box;

use allocation_counter::measure;
use pest_uri::{
    AbsoluteUri, EntryRule, FindOptions, Iri, IriReference, NormalizeOptions, ParseTree, Rung, Uri, UriReference,
    complete,
};

const PIECES: [&str; 18] =
    ["/", "//", "%", "%25", "%2", "[", "]", ":", "1:", "@", "..", "/..", "/./", "?", "#", "\u{e9}", "\u{10ffff}", "1."];

const BEFORE: [&str; 8] = ["", "s:", "s:/", "s://", "s://[", "s://u:", "s:?", "s:#"];

fn texts(size: usize) -> impl Iterator<Item = String> {
    let repeated = move |piece: &str| piece.repeat(size / piece.len());
    BEFORE.iter().flat_map(move |before| PIECES.iter().map(move |piece| format!("{before}{}", repeated(piece))))
}

/// An operation on a text; returns the size of its result.
type Operation = fn(&str) -> usize;

const OPERATIONS: [(&str, Operation); 16] = [
    ("parse", |text| {
        let iri = Iri::parse(text).map_or_else(|error| error.offset(), |it| it.as_str().len());
        iri + UriReference::parse(text).map_or_else(|error| error.offset(), |it| it.as_str().len())
    }),
    ("report", |text| Uri::parse(text).map_or_else(|error| error.report(text).to_string().len(), |_| 0)),
    ("find", |text| Uri::find_in(text).count() + Iri::find_in(text).count()),
    ("find with options", |text| {
        let options = FindOptions::new().suffix_references(true).email_addresses(true).html(true);
        Uri::find_in_with(text, options).count() + Iri::find_in_with(text, options).count()
    }),
    ("tree", |text| {
        ParseTree::parse(EntryRule::IriReference, text).map_or(0, |tree| tree.root().descendants().count())
    }),
    ("components", |text| {
        with(text, |it| {
            let pairs = it.query().map_or(0, |query| query.pairs().count());
            let userinfo = it.userinfo().and_then(|userinfo| userinfo.password()).map_or(0, |it| it.decode().len());
            it.path().segments().count() + pairs + userinfo + it.fragment().map_or(0, |it| it.decode().len())
        })
    }),
    ("normalize", |text| with(text, |it| it.normalize_with(NormalizeOptions::SCHEME).as_str().len())),
    ("compare", |text| with(text, |it| usize::from(it.is_equal_at(&it.normalize(), Rung::Scheme)))),
    ("resolve", |text| {
        let base = pest_uri::AbsoluteIri::parse("s://h/a/b?c").unwrap();
        with(text, |it| base.resolve(it).as_str().len())
    }),
    ("resolve against it", |text| {
        let reference = UriReference::parse("../../x/./y?z").unwrap();
        AbsoluteUri::parse(text).map_or(0, |base| base.resolve(&reference).as_str().len())
    }),
    ("relativize", |text| {
        let Ok(target) = Uri::parse(text) else { return 0 };
        let base = AbsoluteUri::parse("s://h/a/b?c").unwrap();
        let back = AbsoluteUri::parse(text).map_or(0, |it| it.relativize(&target).as_str().len());
        base.relativize(&target).as_str().len() + back
    }),
    ("complete", |text| complete(text, "https").map_or_else(|error| error.to_string().len(), |it| it.as_str().len())),
    ("edit", |text| {
        let mut uri = Uri::parse("s://h/a?b#c").unwrap().to_owned();
        let set = [
            uri.set_encoded_path(text),
            uri.set_encoded_query(Some(text)),
            uri.set_encoded_userinfo(Some(text)),
            uri.set_encoded_host(Some(text)),
        ];
        let count = set.iter().filter(|it| it.is_ok()).count();
        uri.push_segment(text).unwrap();
        count + uri.as_str().len()
    }),
    ("convert", |text| with(text, |it| it.to_uri().to_iri().as_str().len())),
    ("file paths", |text| {
        let unix = Uri::from_unix_path(format!("/{text}")).map_or(0, |it| it.to_unix_path().map_or(0, |it| it.len()));
        unix + Uri::from_windows_path(text).map_or(0, |it| it.as_str().len())
    }),
    ("figure", |text| with(text, |it| it.components().figure(80).to_string().len())),
];

fn with(text: &str, operation: impl FnOnce(&IriReference<&str>) -> usize) -> usize {
    IriReference::parse(text).map_or(0, |it| operation(&it))
}

#[test]
fn operations_use_linear_memory() {
    const SIZE: usize = 1 << 10;
    for (small, large) in texts(SIZE).zip(texts(4 * SIZE)) {
        for (name, operation) in OPERATIONS {
            let allocated = [&small, &large].map(|text| measure(|| _ = black_box(operation(text))).bytes_total);
            // A growing vector doubles, so its allocations in total can be twice as much at one size, and not at the
            // other.
            assert!(allocated[1] <= 8 * allocated[0] + (1 << 14), "{name}: {small:.20}... allocates {allocated:?}");
        }
    }
}

#[test]
fn parses_a_quarter_of_a_megabyte_of_one_component() {
    const COUNT: usize = 1 << 16;
    let slashes = "/".repeat(4 * COUNT);
    let uri = Uri::parse(format!("s://h{slashes}")).unwrap();
    assert_eq!(uri.path().segments().count(), 4 * COUNT);
    assert_eq!(uri.normalize(), uri.as_str());

    let climbing = Uri::parse(format!("s://h{}/a", "/..".repeat(COUNT))).unwrap();
    assert_eq!(climbing.normalize(), "s://h/a");
    let base = AbsoluteUri::parse("s://h/b/c").unwrap();
    assert_eq!(base.resolve(&UriReference::parse("../".repeat(COUNT)).unwrap()), "s://h/");

    let deep = AbsoluteUri::parse(format!("s://h{}/", "/d".repeat(COUNT))).unwrap();
    let up = deep.relativize(&Uri::parse("s://h/d/t").unwrap());
    assert_eq!(deep.resolve(&up), "s://h/d/t");

    let bytes = Uri::parse(format!("s:{}", "%25".repeat(COUNT))).unwrap();
    assert_eq!(bytes.normalize(), bytes.as_str());
    assert_eq!(bytes.path().segments().next().unwrap().decode_utf8().unwrap(), "%".repeat(COUNT));

    let iri = Iri::parse(format!("s:/{}", "\u{e9}".repeat(COUNT))).unwrap();
    assert_eq!(iri.to_uri(), format!("s:/{}", "%C3%A9".repeat(COUNT)).as_str());
    assert_eq!(iri.to_uri().to_iri(), iri);

    let mut edited = Uri::parse("s:").unwrap().to_owned();
    edited.set_encoded_query(Some(&"?".repeat(4 * COUNT))).unwrap();
    assert_eq!(edited.query().unwrap().as_str().len(), 4 * COUNT);
}

/// Many calls cost what one call with all segments costs, but for the text of each.
#[test]
fn segments_pushed_one_by_one_use_linear_memory() {
    for text in ["s://h", "s:a", "/", "s://u@h/a/?q#f"] {
        let allocated = |count: usize| {
            let mut uri: UriReference<String> = text.parse().unwrap();
            let pushed = measure(|| (0..count).for_each(|_| uri.push_segment("segment").unwrap())).bytes_total;
            let popped = measure(|| while uri.pop_segment() {}).bytes_total;
            (pushed, popped)
        };
        let ((small, _), (large, popped)) = (allocated(1 << 10), allocated(1 << 12));
        assert!(large <= 8 * small && popped == 0, "{text}: {small} {large} {popped}");
    }
}

#[test]
fn reports_an_error_at_the_end_of_a_long_text() {
    let long = "a".repeat(1 << 18);
    for (before, fault) in [("s:/", "%"), ("s:?", " "), ("s:#", "#"), ("s://", "@@"), ("s://h:8", "x")] {
        let middle = if before.ends_with('8') { "8".repeat(long.len()) } else { long.clone() };
        let text = format!("{before}{middle}{fault}");
        let error = Uri::parse(&*text).unwrap_err();
        assert!(error.offset() >= before.len() + middle.len(), "{before}: {}", error.offset());
        // The drawing does not grow with the text.
        assert!(error.report(&text).to_string().len() < 4096, "{before}");
    }
}
