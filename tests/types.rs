//! Types that are derived from grammar files.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::net::Ipv4Addr;

use pest_uri::{CustomGrammar, Encoded, Field, FieldValue, FromGrammar, FromGrammarError, Host, Parsed, Uri, part};

#[path = "types/recursion.rs"]
mod recursion;
#[path = "types/values.rs"]
mod values;

/// A restricted URI.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/our.pest", entry = our_URL)]
struct OurUrl(Uri);

#[test]
fn a_restricted_uri_is_a_uri() {
    let url: OurUrl = "https://Example.com/a/../b".parse().unwrap();
    assert_eq!((url.host().unwrap().as_str(), url.to_string().as_str()), ("Example.com", "https://Example.com/a/../b"));
    assert_eq!(url.normalize(), "https://example.com/b");
    assert!(OurUrl::try_from("https://u@h/").is_err() && OurUrl::parse("http://h/").is_err());
    let uri: Uri = "https://h/?q".parse().unwrap();
    assert!(OurUrl::try_from(uri).is_err());
    assert_eq!(OurUrl::try_from(Uri::parse("https://h/").unwrap()).unwrap().as_str(), "https://h/");
    assert_eq!(format!("{url:?}"), format!("{:?}", *url));
}

#[test]
fn serde_has_the_text() {
    let json = "\"https://h/%41\"";
    let url: OurUrl = serde_json::from_str(json).unwrap();
    assert_eq!(serde_json::to_string(&url).unwrap(), json);
    let parsed: Parsed<Job> = serde_json::from_str("\"job:%61@h#007\"").unwrap();
    assert_eq!((parsed.name.as_str(), parsed.number), ("a", Some(7)));
    assert_eq!(serde_json::to_string(&parsed).unwrap(), "\"job:%61@h#007\"");
    let error = serde_json::from_str::<OurUrl>("\"http://u:secret@h/\"").unwrap_err().to_string();
    assert!(error.starts_with("unexpected `:`") || !error.contains("secret"), "{error}");
}

/// A job, with fields of its parts.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/job.pest", entry = job, secret = [job_host])]
struct Job {
    #[grammar(rule = job_name)]
    name: String,
    target: Target,
    #[grammar(rule = when, default = When::Now)]
    when: When,
    #[grammar(rule = tag)]
    tags: Vec<String>,
    number: Option<u8>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/job.pest", rule = target, secret = job_host)]
enum Target {
    #[grammar(rule = directory)]
    Directory(String),
    #[grammar(rule = machine)]
    Machine(Box<Machine>),
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/job.pest", rule = machine, secret = job_host)]
struct Machine {
    job_host: String,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/job.pest", rule = when)]
enum When {
    #[grammar(rule = now)]
    Now,
    #[grammar(rule = hour)]
    At(u8),
}

/// A field inside the rule of another.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/job.pest", entry = job)]
struct Flags {
    when: Option<String>,
    #[grammar(rule = now)]
    is_now: bool,
}

#[test]
fn fields_of_all_shapes() {
    let job = Job::parse("job:a%20b@srv%2E1;at=07,x,y#7").unwrap();
    assert_eq!((job.name.as_str(), job.number, job.tags.join(" ").as_str()), ("a b", Some(7), "x y"));
    assert!(matches!(&job.target, Target::Machine(it) if it.job_host == "srv.1") && matches!(job.when, When::At(7)));
    assert!(!Flags::parse("job:a@srv;at=07").unwrap().is_now && Flags::parse("job:a@srv;NOW").unwrap().is_now);
    let job = Job::parse("job:a@/run#").unwrap();
    assert!(matches!(&job.target, Target::Directory(path) if path == "/run"));
    assert!(matches!(job.when, When::Now) && job.tags.is_empty());
    // An empty number counts as absent.
    assert_eq!(job.number, None);
}

#[test]
fn errors_name_the_rule_and_the_offset() {
    let error = |text| Job::parse(text).map(drop).unwrap_err().to_string();
    assert_eq!(error("job:a@h#300"), "invalid number at byte 8: 255 at most");
    assert_eq!(error("job:%FF@h"), "invalid job-name at byte 4: it is not UTF-8 after percent-decoding");
    assert_eq!(error("job:A"), "unexpected `A` at byte 4; expected the name of a job in lower case");
    assert_eq!(error("job:a@h;at=7"), "unexpected end of input in hour at byte 12; expected a digit");
    // What is secret appears in no error.
    let Err(FromGrammarError::Value(error)) = Job::parse("job:a@%FFx") else { panic!("it is not UTF-8") };
    assert_eq!(
        (error.to_string().as_str(), error.rule(), error.offset()),
        ("invalid job-host at byte 6", "job-host", 6)
    );
}

#[test]
fn debug_and_redacted_hide_secrets() {
    let text = "job:a@secret-host,x";
    let job = Parsed::<Job>::parse(text).unwrap();
    assert!(!format!("{job:?} {:?}", job.clone().into_value()).contains("secret"), "{job:?}");
    assert_eq!((job.redacted().to_string().as_str(), job.to_string().as_str()), ("job:***@***,x", text));
    assert_eq!(Job::redacted("none:u:p@h").to_string(), "n***");
}

/// A value that quotes its text wherever it can.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Quoting(String);

impl std::str::FromStr for Quoting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.ends_with("bad") { Err(format!("`{text}` is bad")) } else { Ok(Quoting(text.into())) }
    }
}

impl std::fmt::Display for Quoting {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Parts of a vault that contain its secret, or are inside it.
mod vaults {
    use super::{Encoded, FromGrammar, Host, Quoting, part};
    use std::borrow::Cow;
    use std::collections::BTreeMap;

    #[derive(FromGrammar)]
    #[grammar(file = "types/vault.pest", rule = inner, secret = key)]
    pub struct Inner {
        pub key: String,
    }

    #[derive(FromGrammar)]
    #[grammar(file = "types/vault.pest", rule = safe, secret = key)]
    pub struct Safe {
        pub owner: String,
        #[grammar(rule = inner)]
        pub boxed: Box<Inner>,
    }

    #[derive(FromGrammar)]
    #[grammar(file = "types/vault.pest", rule = inner, secret = key)]
    pub enum Choice {
        #[grammar(rule = key)]
        Key(Quoting),
    }

    macro_rules! vaults {
        ($($module:ident: $ty:ty, $as_key:ty;)*) => {$(
            pub mod $module {
                use super::*;

                /// A part that contains the secret, once, perhaps, several times, and as the value of a map; and one
                /// inside it.
                #[derive(FromGrammar)]
                #[grammar(file = "types/vault.pest", entry = vault, secret = key)]
                pub struct Vault<'t> {
                    lock: $ty,
                    note: Option<$ty>,
                    inner: Vec<$ty>,
                    #[grammar(rule = safe, key = owner, value = inner)]
                    map: BTreeMap<String, $ty>,
                    #[grammar(rule = safe, key = inner, value = owner)]
                    by_key: BTreeMap<$as_key, String>,
                    #[grammar(rule = digest)]
                    digests: Vec<String>,
                    #[grammar(rule = owner)]
                    owners: Vec<&'t str>,
                }

                /// A choice of such parts.
                #[derive(FromGrammar)]
                #[grammar(file = "types/vault.pest", entry = entry, secret = key)]
                pub enum Either<'t> {
                    #[grammar(rule = note)]
                    Note($ty),
                    #[grammar(rule = lock)]
                    Lock(&'t str),
                }
            }
        )*};
    }

    vaults! {
        borrowed: &'t str, &'t str;
        text: String, String;
        cow: Cow<'t, str>, Cow<'t, str>;
        bytes: Vec<u8>, Vec<u8>;
        encoded: Encoded<'t, part::Segment>, String;
        host: Host<'t>, String;
        quoting: Quoting, Quoting;
        nested: Inner, String;
        boxed: Box<Inner>, String;
        choice: Choice, String;
    }

    /// Two levels of parts.
    #[derive(FromGrammar)]
    #[grammar(file = "types/vault.pest", entry = vault, secret = key)]
    pub struct Nested {
        pub safe: Vec<Safe>,
    }
}

/// A reference with a secret.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/our.pest", entry = our_URL, secret = path_abempty)]
struct OurSecret(Uri);

#[test]
fn secrets_are_hidden_wherever_they_are() {
    fn hides<'t, V: FromGrammar<'t> + std::fmt::Debug>(text: &'t str) {
        let value = V::from_text(text).unwrap();
        let bad = V::from_text("vault:S3CRETbad,ann=S3CRETbad#note-S3CRETbad").err();
        let broken = V::from_text("vault:S3CRET,ann=S3CRET|").err().unwrap();
        let shown = format!(
            "{value:?} {value:#?} {:?} {} {:?} {bad:?} {broken} {broken:?} {}",
            value.fields(),
            V::redacted(text),
            V::redacted(text),
            broken.report("vault:S3CRET,ann=S3CRET|")
        );
        let shown = bad.map_or(shown.clone(), |bad| format!("{shown} {bad}"));
        assert!(!shown.contains("S3CRET"), "{}: {shown}", std::any::type_name::<V>());
        assert!(shown.contains("ann") || !shown.contains("owners"), "{shown}");
    }

    const TEXT: &str = "vault:S3CRET,ann=S3CRETa,bob=S3CRETb#note-S3CRETc";
    macro_rules! hide {
        ($($module:ident)*) => {$(
            hides::<vaults::$module::Vault<'_>>(TEXT);
            hides::<vaults::$module::Either<'_>>("note-S3CRET");
            hides::<vaults::$module::Either<'_>>("S3CRET");
        )*};
    }
    hide!(borrowed text cow bytes encoded host quoting nested boxed choice);
    hides::<vaults::Nested>(TEXT);
    let parsed = Parsed::<vaults::Nested>::parse(TEXT).unwrap();
    assert!(!format!("{parsed:?} {:?} {}", parsed.redacted(), parsed.redacted()).contains("S3CRET"));
    let reference = OurSecret::parse("https://h/S3CRET").unwrap();
    assert_eq!(format!("{reference:?}"), "\"https://h***\"");
}

#[test]
fn composing() {
    let composed = |text| Job::parse(text).unwrap().compose().unwrap();
    assert_eq!(composed("job:%61b@h;NOW,x#007"), "job:ab@h;now,x#7");
    assert_eq!(composed("job:a@%2Frun;at=12"), "job:a@%2Frun;at=12");
    let mut job = Job::parse("job:a@h").unwrap();
    assert_eq!(job.compose().unwrap(), "job:a@h;now", "the default is written");
    job.tags = vec!["X".into()];
    assert_eq!(job.compose().unwrap_err().to_string(), "the grammar does not match `X`, the value of `tags`");
}

/// Fields that borrow from the text.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/our.pest", entry = our_URL)]
struct Borrowed<'t> {
    host: Host<'t>,
    #[grammar(rule = path_abempty)]
    path: &'t str,
    #[grammar(rule = segment)]
    segments: Vec<Cow<'t, str>>,
    #[grammar(rule = segment)]
    encoded: Vec<Encoded<'t, part::Segment>>,
    #[grammar(rule = IPv4address)]
    address: Option<Ipv4Addr>,
    #[grammar(rule = reg_name)]
    name: Option<Vec<u8>>,
}

#[test]
fn fields_that_borrow() {
    let url = Borrowed::parse("https://127.0.0.1/a%20b/c").unwrap();
    assert_eq!((url.host.as_str(), url.path, url.address), ("127.0.0.1", "/a%20b/c", Some(Ipv4Addr::LOCALHOST)));
    assert_eq!(url.segments, ["a b", "c"]);
    assert!(matches!(&url.segments[..], [Cow::Owned(_), Cow::Borrowed(_)]));
    assert_eq!(url.encoded[0].as_str(), "a%20b");
    assert_eq!(Borrowed::try_from("https://%FF").unwrap().name.as_deref(), Some(&b"\xff"[..]));
}

/// A recursive rule.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/expression.pest", entry = list)]
struct Words {
    #[grammar(rule = word)]
    words: Vec<String>,
}

#[test]
fn recursive_rules() {
    assert_eq!(Words::parse("list:(a,(b,c),d)").unwrap().words, ["a", "b", "c", "d"]);
    let deep = format!("list:{}a{}", "(".repeat(5000), ")".repeat(5000));
    assert!(matches!(Words::parse(&deep), Err(FromGrammarError::Syntax(_))));
}

#[test]
fn an_own_host_gets_no_advice_for_uris() {
    let text = "job:a@h,1";
    let error = Job::GRAMMAR.parse(text).unwrap_err();
    assert!(!error.report(text).to_string().contains("a list of hosts"));
}

pest_uri::grammar! {
    mod modifiers {
        grammar: "types/modifiers.pest",
        entry: top,
    }
}

#[allow(missing_docs, unused_qualifications, clippy::all, clippy::pedantic)]
mod by_pest {
    #[derive(pest_derive::Parser)]
    #[grammar = "../grammar/uri.pest"]
    #[grammar = "types/modifiers.pest"]
    pub struct Parser;
}

/// The tree of a text by the parser that `pest_derive` derives from the same files.
fn by_pest(rule: by_pest::Rule, text: &str) -> Option<Vec<(String, usize, usize)>> {
    let pairs = <by_pest::Parser as pest::Parser<_>>::parse(rule, text).ok()?;
    let nodes = pairs.flatten().map(|pair| {
        let span = pair.as_span();
        (format!("{:?}", pair.as_rule()), span.start(), span.end())
    });
    let nodes: Vec<_> = nodes.collect();
    (nodes[0].2 == text.len()).then_some(nodes)
}

#[test]
fn trees_are_those_of_pest_derive() {
    let letters = ["q", "w", "p", "a", "i", "x", "y", "-"];
    let mut counts = [0, 0];
    for number in 0..letters.len().pow(6) {
        let parts = (0..6).map(|place| letters[number / letters.len().pow(place) % letters.len()]);
        let text = format!("({})", parts.collect::<String>());
        let tree = modifiers::parse(&text).ok().map(|tree| {
            let nodes = tree.root().descendants();
            nodes.map(|node| (node.name().to_owned(), node.span().start, node.span().end)).collect::<Vec<_>>()
        });
        counts[usize::from(tree.is_some())] += 1;
        assert_eq!(tree, by_pest(by_pest::Rule::top, &text), "{text}");
    }
    assert!(counts[0] > 100_000 && counts[1] > 100, "{counts:?}");
}

/// An order, with a default that depends on another field, options by name, and a check.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/shop.pest", entry = order, check = Order::checked)]
struct Order {
    #[grammar(rule = fast)]
    is_fast: bool,
    store: String,
    #[grammar(default = if *is_fast { 1 } else { 99 })]
    shelf: u16,
    #[grammar(rule = option, key = word, value = value)]
    options: BTreeMap<String, String>,
}

impl Order {
    fn checked(mut self) -> Result<Self, String> {
        self.store.make_ascii_lowercase();
        let is_allowed = !self.is_fast || self.options.is_empty();
        is_allowed.then_some(self).ok_or_else(|| "a fast order has no options".to_owned())
    }
}

/// The same, with its options in a list, and one that is secret.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/shop.pest", entry = order, secret = value)]
struct SecretOrder {
    #[grammar(rule = fast)]
    is_fast: bool,
    #[grammar(as_written)]
    store: String,
    #[grammar(rule = option, key = word, value = value)]
    options: BTreeMap<String, String>,
}

#[test]
fn a_default_depends_on_another_field() {
    assert_eq!((Order::parse("order:a").unwrap().shelf, Order::parse("fast-order:a").unwrap().shelf), (99, 1));
    assert_eq!(Order::parse("fast-order:a/7").unwrap().shelf, 7);
}

#[test]
fn a_text_as_it_is_written() {
    let order = SecretOrder::parse("order:a%2Fb").unwrap();
    assert_eq!((order.store.as_str(), order.compose().unwrap().as_str()), ("a%2Fb", "order:a%2Fb"));
}

#[test]
fn options_by_name() {
    let order = Order::parse("order:a?gift=yes;paper=sky%20blue").unwrap();
    assert_eq!((order.options["gift"].as_str(), order.options["paper"].as_str()), ("yes", "sky blue"));
    assert_eq!(order.compose().unwrap(), "order:a/99?gift=yes;paper=sky%20blue");
    let error = Order::parse("order:a?gift=1;gift=2").unwrap_err();
    assert_eq!(error.to_string(), "invalid option at byte 15: its key occurs before");
}

#[test]
fn a_check_changes_or_rejects_a_value() {
    assert_eq!(Order::parse("order:AbC").unwrap().store, "abc");
    let error = Order::parse("fast-order:a?gift=1").unwrap_err();
    assert_eq!(error.to_string(), "invalid order at byte 0: a fast order has no options");
}

#[test]
fn the_report_of_a_value_shows_the_rule_and_no_secret() {
    let text = "order:a?pin=1234;pin=5678";
    let error = SecretOrder::parse(text).unwrap_err();
    insta::assert_snapshot!(error.report(text), @r#"
    error: invalid option at byte 17: its key occurs before
        order:a?pin=***;pin=***
                        ^
    rule:     option = word "=" value
              (Orders, section 2)
    "#);
}

/// An order with one option.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/shop.pest", entry = order)]
struct OrderOnce {
    store: String,
    #[grammar(rule = value, once, check = not_empty)]
    value: Option<String>,
}

fn not_empty(value: String) -> Result<String, &'static str> {
    if value.is_empty() { Err("it is empty") } else { Ok(value) }
}

#[test]
fn a_rule_that_matches_once() {
    assert_eq!(OrderOnce::parse("order:a?gift=yes").unwrap().value.as_deref(), Some("yes"));
    assert_eq!(OrderOnce::parse("order:a").unwrap().value, None);
    let error = OrderOnce::parse("order:a?gift=yes;pin=1").unwrap_err();
    assert_eq!(error.to_string(), "invalid value at byte 21: it occurs before");
    let error = OrderOnce::parse("order:a?gift=").unwrap_err();
    assert_eq!(error.to_string(), "invalid value at byte 13: it is empty");
}

/// As `name value` pairs; nested fields in braces.
fn shown(fields: &[Field<'_>]) -> String {
    let value = |value: &FieldValue<'_>| match value {
        FieldValue::Text(text) => text.to_string(),
        FieldValue::Flag(flag) => flag.to_string(),
        FieldValue::List(items) => format!("{items:?}"),
        FieldValue::Map(entries) => format!("{entries:?}"),
        FieldValue::Fields(fields) => format!("{{{}}}", shown(fields)),
        FieldValue::Records(records) => records.iter().map(|fields| shown(fields)).collect::<Vec<_>>().join("; "),
        other => format!("{other:?}"),
    };
    fields.iter().map(|field| format!("{} {}", field.name, value(&field.value))).collect::<Vec<_>>().join(", ")
}

#[test]
fn fields_as_data() {
    let order = Order::parse("order:a%2Fb?gift=yes").unwrap();
    assert_eq!(shown(&order.fields()), "is_fast false, store a/b, shelf 99, options [(\"gift\", \"yes\")]");
    assert_eq!(shown(&Order::parse("fast-order:a").unwrap().fields()), "is_fast true, store a, shelf 1");
    let order = SecretOrder::parse("order:a?pin=1234").unwrap();
    assert_eq!(shown(&order.fields()), "is_fast false, store a, options true");
    assert!(!format!("{order:?} {}", SecretOrder::redacted("order:a?pin=1234")).contains("1234"));
    // An enum is the value of its variant; one without a field is the name of its rule.
    let job = Job::parse("job:%61@h#007").unwrap();
    assert_eq!(shown(&job.fields()), "name a, target {job_host true}, when now, tags [], number 7");
}

/// Types with a function for each rule.
#[derive(FromGrammar)]
#[grammar(file = "types/modifiers.pest", entry = top)]
struct Top {
    inside: Vec<String>,
}

#[derive(FromGrammar)]
#[grammar(file = "types/modifiers.pest", entry = kinds)]
struct Kinds {
    word: Vec<String>,
}

/// The trees of a grammar by its functions, by the interpreter and by `pest_derive` are the same, for all texts of so
/// many letters.
#[track_caller]
fn assert_trees(grammar: CustomGrammar, rule: by_pest::Rule, letters: [&str; 8], length: u32, around: [&str; 2]) {
    let mut count = 0;
    for number in 0..8_usize.pow(length) {
        let parts = (0..length).map(|place| letters[number / 8_usize.pow(place) % 8]);
        let text = [around[0], &parts.collect::<String>(), around[1]].concat();
        let tree = grammar.parse(&text).ok();
        assert_eq!(tree, grammar.parse_rule(grammar.entry(), &text).ok(), "{text}");
        let nodes = tree
            .as_ref()
            .map(|tree| tree.root().descendants().map(|it| (it.name().to_owned(), it.span().start, it.span().end)));
        assert_eq!(nodes.map(Iterator::collect), by_pest(rule, &text), "{text}");
        count += usize::from(tree.is_some());
    }
    assert!(count > 50, "{count}");
}

#[test]
fn functions_make_the_trees_of_the_interpreter_and_of_pest_derive() {
    assert_trees(Top::GRAMMAR, by_pest::Rule::top, ["q", "w", "p", "a", "i", "x", "y", "-"], 5, ["(", ")"]);
    assert_trees(Kinds::GRAMMAR, by_pest::Rule::kinds, ["a", "b", "A", "B", "é", "😀", "0", "-"], 5, ["", ""]);
    assert!(Top::parse("(wxix)").unwrap().inside == ["ix"] && Kinds::parse("-aab").unwrap().word == ["-aab"]);
}
