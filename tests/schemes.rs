//! The typed URIs of the schemes: every example of every specification, from `tests/data/scheme/`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::panic::catch_unwind;

use pest_uri::scheme::SchemeUri;
use pest_uri::{Comparison, Component, FindOptions, Iri, Node, ParseTree, Rung, SchemeInfo, Uri, UriReference, scheme};
use pest_uri::{Field, FieldValue};

use crate::snapshots::{assert_nothing_else_in, on_one_line, without_grammar};
use crate::support::{assert_snapshot, in_package, strings};

/// A line of a file: `ok "uri"`, `bad "uri"`, `same "uri" "uri"`, `differ "uri" "uri"`, or a comment.
enum Line {
    Heading(String),
    Ok(String),
    Bad(String),
    Same(String, String),
    Differ(String, String),
}

/// The files and their lines.
fn files() -> Vec<(String, Vec<Line>)> {
    let mut files = vec![];
    for entry in std::fs::read_dir(in_package("tests/data/scheme")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| !line.is_empty());
        let lines = lines.map(|text| line(text).unwrap_or_else(|| panic!("{name}: {text}")));
        files.push((name.clone(), lines.collect()));
    }
    files.sort_by(|a, b| a.0.cmp(&b.0));
    files
}

fn line(text: &str) -> Option<Line> {
    let (word, rest) = text.split_once(' ')?;
    let (texts, after) = strings(rest.trim());
    let mut texts = texts.into_iter();
    let mut next = || texts.next().filter(|_| after.is_empty());
    match word {
        "#" => Some(Line::Heading(rest.to_owned())),
        "ok" => Some(Line::Ok(next()?)),
        "bad" => Some(Line::Bad(next()?)),
        "same" => Some(Line::Same(next()?, next()?)),
        "differ" => Some(Line::Differ(next()?, next()?)),
        _ => None,
    }
}

#[test]
fn examples_match_snapshots() {
    let (mut names, mut wrong) = (BTreeSet::new(), vec![]);
    for (file, lines) in files() {
        // The other files are still compared.
        match catch_unwind(|| examples_of(&file, &lines)) {
            Ok(snapshots) => names.extend(snapshots),
            Err(_) => wrong.push(file),
        }
    }
    assert!(wrong.is_empty(), "differ from their snapshots: {}", wrong.join(", "));
    assert_nothing_else_in("snapshots/scheme", &names);
}

/// Compares the examples of a file with their snapshots, and returns the names of the snapshots.
fn examples_of(file: &str, lines: &[Line]) -> Vec<String> {
    let (mut accepted, mut rejected) = (String::new(), String::new());
    let mut heading = None;
    for line in lines {
        match line {
            Line::Heading(text) => heading = Some(text),
            Line::Ok(text) => {
                if let Some(heading) = heading.take() {
                    writeln!(accepted, "# {heading}\n").unwrap();
                }
                accept(file, text, &mut accepted);
            }
            Line::Bad(text) => write_error(file, text, &mut rejected),
            Line::Same(..) | Line::Differ(..) => {}
        }
    }
    let snapshots = [(file.to_owned(), accepted), (format!("{file}-rejected"), rejected)];
    let snapshots = snapshots.into_iter().filter(|(_, shown)| !shown.is_empty());
    let description = format!("the cases of tests/data/scheme/{file}.txt");
    let compared = snapshots.map(|(name, shown)| {
        assert_snapshot("snapshots/scheme", &name, &description, &shown);
        format!("{name}.snap")
    });
    compared.collect()
}

/// Writes the tree by the scheme's rule, and the fields of the typed URI.
fn accept(file: &str, text: &str, shown: &mut String) {
    let place = || format!("tests/data/scheme/{file}.txt: {text}");
    let uri = Uri::parse(text).unwrap_or_else(|error| panic!("{}: {error}", place()));
    let typed = SchemeUri::from_uri(&uri).unwrap_or_else(|error| panic!("{}: {error}", place()));
    let typed = typed.unwrap_or_else(|| panic!("{}: no typed URI", place()));
    assert_eq!(typed.uri(), uri, "{text}");
    writeln!(shown, "{text}").unwrap();
    let fields = typed.fields().into_iter().map(|Field { name, text, value, .. }| match (text, &value) {
        (Some(text), FieldValue::Text(value)) if text != value => format!("{name} {value:?} from {text:?}"),
        _ => format!("{name} {}", Shown(&value)),
    });
    let fields: Vec<String> = fields.collect();
    let is_short = fields.iter().map(|field| field.chars().count() + 3).sum::<usize>() <= 110;
    writeln!(shown, "  {}", fields.join(if is_short { ", " } else { "\n  " })).unwrap();
    let normal = scheme::normalize(&uri);
    if normal != text {
        writeln!(shown, "  normal {normal}").unwrap();
    }
    assert_eq!(scheme::normalize(&normal), normal, "{text}");
    assert_eq!(normal, scheme::normalize(&text.parse::<Uri<String>>().unwrap()));
    assert!(scheme::is_equivalent(&uri, &normal), "{text}");
    assert_eq!(scheme::key(&uri), scheme::key(&normal), "{text}");
    // The tree of the rule that the typed URI is read from.
    let scheme = uri.scheme().to_ascii_lowercase();
    let (_, rule) = SchemeUri::known().find(|(known, _)| *known == scheme).unwrap();
    let without_fragment = text.split_once('#').map_or(text, |(text, _)| text);
    let tree = ParseTree::parse_rule(rule.name, text).or_else(|_| ParseTree::parse_rule(rule.name, without_fragment));
    write_tree(tree.unwrap().root(), 2, shown);
    writeln!(shown).unwrap();
}

/// Writes a tree: each node on one line if it fits in 110 columns, else its children below it.
fn write_tree(node: Node, indent: usize, shown: &mut String) {
    let line = on_one_line(node);
    if indent + line.chars().count() <= 110 || node.children().next().is_none() {
        writeln!(shown, "{:indent$}{line}", "").unwrap();
    } else {
        writeln!(shown, "{:indent$}{}", "", node.name()).unwrap();
        node.children().for_each(|child| write_tree(child, indent + 2, shown));
    }
}

/// Writes the error for a URI that its scheme rejects, or for a text that is not a URI, and the notes of its report.
fn write_error(file: &str, text: &str, shown: &mut String) {
    writeln!(shown, "{text:?}").unwrap();
    let (error, report) = match Uri::parse(text) {
        Ok(uri) => {
            let error = SchemeUri::from_uri(&uri)
                .err()
                .unwrap_or_else(|| panic!("tests/data/scheme/{file}.txt: {text} is accepted"));
            (error.to_string(), error.report(text).to_string())
        }
        Err(error) => (format!("invalid URI: {error}"), error.report(text).to_string()),
    };
    writeln!(shown, "  {error}").unwrap();
    // Only the notes, without the message and the drawing.
    for line in
        without_grammar(&report).lines().skip_while(|line| !line.starts_with("note:") && !line.starts_with("repair:"))
    {
        writeln!(shown, "  {line}").unwrap();
    }
}

/// A value, on one line.
struct Shown<'v>(&'v FieldValue<'v>);

impl std::fmt::Display for Shown<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            FieldValue::Text(text) => write!(formatter, "{text:?}"),
            FieldValue::Flag(flag) => write!(formatter, "{flag}"),
            FieldValue::List(items) => write!(formatter, "{items:?}"),
            FieldValue::Pairs(pairs) => {
                let pair = |(name, value): &(_, Option<_>)| match value {
                    Some(value) => format!("{name:?}={value:?}"),
                    None => format!("{name:?}"),
                };
                write!(formatter, "[{}]", pairs.iter().map(pair).collect::<Vec<_>>().join(", "))
            }
            other => write!(formatter, "{other:?}"),
        }
    }
}

#[test]
fn equivalence_examples() {
    for (name, lines) in files() {
        for line in &lines {
            let (a, b, are_same) = match line {
                Line::Same(a, b) => (a, b, true),
                Line::Differ(a, b) => (a, b, false),
                _ => continue,
            };
            let (a, b) = (Uri::parse(a).unwrap(), Uri::parse(b).unwrap());
            assert_eq!(scheme::is_equivalent(&a, &b), are_same, "{name}: {a} {b}");
            assert_eq!(scheme::is_equivalent(&b, &a), are_same, "{name}: {b} {a}");
            // Equality of `sip` URIs is not transitive, so no key represents it.
            let is_sip = a.scheme().to_ascii_lowercase().starts_with("sip");
            assert!(is_sip || (scheme::key(&a) == scheme::key(&b)) == are_same, "{name}: {a} {b}");
        }
    }
}

/// URIs that are the same only by their scheme are not equal on any rung: features change no result.
#[test]
fn scheme_equivalence_exceeds_the_ladder() {
    let (a, b) = (Uri::parse("urn:example:a?+x").unwrap(), Uri::parse("urn:example:a").unwrap());
    assert!(scheme::is_equivalent(&a, &b) && !a.is_equal_at(&b, Rung::Scheme));
    assert_eq!(a.compare(&b), Comparison::Different(Component::Query));
    assert_ne!(a.key(Rung::Scheme), b.key(Rung::Scheme));
    let (a, b) = (Uri::parse("tel:+1-2").unwrap(), Uri::parse("tel:+12").unwrap());
    assert!(scheme::is_equivalent(&a, &b) && a.normalize_with(Rung::Scheme.steps()) == a);
}

/// Two schemes are distinct, even if one type is for both.
#[test]
fn other_schemes_are_not_equivalent() {
    for (a, b) in [("sip:a@h", "sips:a@h"), ("http://h/", "https://h/"), ("tel:+1", "sms:+1")] {
        assert!(!scheme::is_equivalent(&Uri::parse(a).unwrap(), &Uri::parse(b).unwrap()), "{a} {b}");
    }
}

/// If no grammar says more, equivalence is equality at the rung of schemes.
#[test]
fn unknown_schemes_use_the_ladder() {
    for (a, b, are_same) in [
        ("redis://h:6379/%7E", "redis://h:6379/~", true),
        ("gopher://h:70/", "gopher://h/", true),
        ("x:a", "x:b", false),
        ("//h:/a/../b", "//h/b", true),
    ] {
        let [a, b] = [a, b].map(|text| UriReference::parse(text).unwrap());
        assert_eq!((scheme::is_equivalent(&a, &b), a.is_equal_at(&b, Rung::Scheme)), (are_same, are_same), "{a} {b}");
        assert_eq!(scheme::normalize(&a), a.normalize_with(Rung::Scheme.steps()));
        assert_eq!(scheme::key(&a), a.key(Rung::Scheme));
    }
}

/// The specification of a scheme applies to URIs.
#[test]
fn non_ascii_iris_are_compared_verbatim() {
    let (a, b) = (Iri::parse("tel:+1-2#é").unwrap(), Iri::parse("tel:+12#é").unwrap());
    assert_eq!(scheme::normalize(&a), a);
    assert!(!scheme::is_equivalent(&a, &b));
    assert_ne!(scheme::key(&a), scheme::key(&b));
    assert_eq!(scheme::normalize(&Iri::parse("tel:+1-2#e").unwrap()), "tel:+12#e");
    // An IRI whose normal form is a URI.
    let iri = Iri::parse("file:/é/..").unwrap();
    assert_eq!(scheme::normalize(&iri), "file:///");
    assert!(scheme::is_equivalent(&iri, &Uri::parse("file:///").unwrap()));
}

#[test]
fn key_borrows_normal_text() {
    let uri = Uri::parse("tel:+12").unwrap();
    assert_eq!(scheme::key(&uri).as_str().as_ptr(), uri.as_str().as_ptr());
}

/// A URI without `//` is found only if its scheme accepts it.
#[test]
fn scheme_aware_search_omits_invalid_uris() {
    let found_with = |text: &str, options: FindOptions<'static>, is_aware| {
        Uri::find_in_with(text, options.scheme_aware(is_aware))
            .map(|found| found.into_uri().into_string())
            .collect::<Vec<_>>()
    };
    let found = |text: &str| found_with(text, FindOptions::new(), true);
    for text in [
        "file:line data:string tag:latest tel:me did:it mid:1 geo:x sms:it mailto:joe urn:x",
        "mailto:http://a",
        "tel:?a",
        "news:?x",
        "<urn:a:b>",
    ] {
        assert_eq!(found(text), [""; 0], "{text}");
    }
    let accepted = ["tel:+1-201-555-0123", "did:a:b", "geo:1,2", "urn:a1:b", "mailto:a@b?subject=x/y"];
    assert_eq!(found(&accepted.join(" ")), accepted);
    assert_eq!(found_with("sms:it", FindOptions::new(), false), ["sms:it"]);
    let options = FindOptions::new().html(true).schemes(&["pkg"]);
    assert_eq!(found_with("tel:me pkg:a&lt;geo&colon;1,2&gt;", options, true), ["pkg:a", "geo:1,2"]);
}

/// Each place that CONTRIBUTING.md lists for a new scheme, except those without which the crate does not compile.
#[test]
fn every_scheme_is_complete() {
    let names = |directory: &str| -> BTreeSet<String> {
        let files = std::fs::read_dir(in_package(directory)).unwrap().map(|file| file.unwrap().path());
        files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
    };
    let known: BTreeSet<String> = SchemeUri::known().map(|(scheme, _)| scheme.to_owned()).collect();
    assert_eq!(names("grammar/scheme"), known, "grammar/scheme/ and the rows of src/scheme/mod.rs");
    let examples =
        names("tests/data/scheme").iter().map(|name| name.trim_end_matches("-equivalence").to_owned()).collect();
    assert_eq!(known, examples, "the rows of src/scheme/mod.rs and tests/data/scheme/");
    let guide = std::fs::read_to_string(in_package("docs/guide.md")).unwrap();
    let (_, list) = guide.split_once("\n## Typed URIs\n").unwrap();
    let (list, _) = list.split_once("```").unwrap();
    for (scheme, rule) in SchemeUri::known() {
        assert!(!rule.section.is_empty(), "{scheme}: no section above its rule");
        assert!(SchemeInfo::for_scheme(scheme).is_some(), "{scheme}: no row in data/uri-schemes.tsv");
        assert!(list.contains(&format!("`{scheme}`")), "{scheme}: not in docs/guide.md, section Typed URIs");
    }
}

/// Tens of thousands of parameters, header fields, recipients and attributes: if anything were quadratic, this test would not end.
#[test]
#[ignore = "takes long; CI runs it"]
fn many_fields_take_linear_time() {
    let many = |part: &dyn Fn(usize) -> String, between: &str| (0..100_000).map(part).collect::<Vec<_>>().join(between);
    let texts = [
        "sip:h;".to_owned() + &many(&|it| format!("p{it}"), ";"),
        "sip:h?".to_owned() + &many(&|it| format!("h{it}=v"), "&"),
        "tel:+1;".to_owned() + &many(&|it| format!("p{it}=v"), ";"),
        "sms:".to_owned() + &many(&|it| format!("+1{it};p=1"), ","),
        "sms:+1?".to_owned() + &many(&|it| format!("f{it}=v"), "&"),
        "geo:1,2;".to_owned() + &many(&|it| format!("p{it}=v"), ";"),
        "mailto:".to_owned() + &many(&|it| format!("a{it}@b"), ","),
        "mailto:?".to_owned() + &many(&|it| format!("to=a{it}@b"), "&"),
        "data:;".to_owned() + &many(&|it| format!("p{it}=v"), ";") + ",x",
        "ldap:///?".to_owned() + &many(&|it| format!("a{it}"), ","),
        "ldap:///???(&".to_owned() + &many(&|it| format!("(a{it}=b)"), "") + ")",
        "xmpp:h?q;".to_owned() + &many(&|it| format!("k{it}=v"), ";"),
    ];
    for text in &texts {
        let uri = Uri::parse(text.as_str()).unwrap();
        assert!(SchemeUri::from_uri(&uri).unwrap().is_some_and(|typed| !typed.fields().is_empty()));
        let normal = scheme::normalize(&uri);
        assert!(scheme::is_equivalent(&uri, &normal));
    }
}

#[test]
fn report_accepts_another_text() {
    let error = scheme::Http::from_uri(&Uri::parse("http:///path").unwrap()).unwrap_err();
    // This offset is inside a character of that text.
    assert_eq!((error.offset(), "http:/\u{10000}".is_char_boundary(7)), (Some(7), false));
    let report = error.report("http:/\u{10000}").to_string();
    assert!(
        report.starts_with(
            "error: the host is empty at byte 7 (RFC 9110, section 4.2.1)\n    http:/\u{10000}\n          ^\n"
        ),
        "{report}"
    );
}

#[test]
fn error_names_the_document() {
    use pest_uri::scheme::Http;

    let rejected = |text| Http::from_uri(&Uri::parse(text).unwrap()).unwrap_err();
    let by_grammar = rejected("http:a");
    let error = by_grammar.parse_error().unwrap();
    assert_eq!((Some(error.offset()), "http-URI"), (by_grammar.offset(), by_grammar.rule()));
    assert_eq!(format!("{by_grammar:?}"), format!("Rejected({error:?})"));
    let by_prose = rejected("http:///path");
    assert_eq!(by_prose.parse_error(), None);
    assert!(format!("{by_prose:?}").starts_with("Violated(Violation { what: \"the host is empty\""), "{by_prose:?}");
    assert_eq!(rejected("x:").parse_error(), None);
    assert_eq!(format!("{:?}", rejected("x:")), r#"OtherScheme { wanted: "http" }"#);
}

/// An error in an argument has its offset in the argument, and not in the text that the code writes around it.
#[test]
fn error_offset_is_in_the_argument() {
    use pest_uri::scheme::{
        Acct, Cid, Coap, Data, Did, DistinguishedName, Geo, Ldap, Mailto, Mid, News, Nntp, Sip, Sms, Tag, Tel, Urn,
    };

    let none: [&str; 0] = [];
    let root = DistinguishedName::default();
    let long = format!("{}@b", "a".repeat(250));
    for (made, argument, at) in [
        (Acct::compose("a", "[::1]"), "host", 0),
        (Acct::compose("a", "b:80"), "host", 1),
        (Acct::compose("", "b"), "user", 0),
        (Acct::compose("@a", "b"), "user", 0),
        (Cid::compose("image001"), "content_id", 8),
        (Cid::compose("\u{e9}a b@c"), "content_id", 0),
        (Coap::compose("h", None, ["a", "."], none), "uri_path", 0),
        (Coap::compose("\u{e9}h:1", None, none, none), "host", 3),
        (Coap::compose("", None, none, none), "host", 0),
        (Data::compose("text/plain;a=b", &[], b""), "media_type", 10),
        (Data::compose("text", &[], b""), "media_type", 4),
        (Data::compose("text/plain", &[("a", "b"), ("c d", "e")], b""), "parameters", 1),
        (Data::compose("text/plain", &[("a", "")], b""), "parameters", 0),
        (Did::compose("a", "b c"), "method_specific_id", 1),
        (Geo::compose(0., 181.), "longitude", 0),
        (Geo::compose(-90.5, 0.), "latitude", 0),
        (Geo::compose(f64::NAN, 0.), "latitude", 0),
        (Geo::at_altitude(0., 0., f64::INFINITY), "altitude", 0),
        (Ldap::compose("h", None, &root, &["cn", "s n"], None, None), "attributes", 1),
        (Mailto::compose(&["joe"], &[]), "to", 3),
        (Mailto::compose(&["a@b", "\"%\"x@c"], &[]), "to", 3),
        (Mailto::compose(&["Joe <a@b>"], &[]), "to", 3),
        (Mailto::compose(&[], &[("subject", "a\nb")]), "headers", 1),
        (Mid::compose("a@b", Some("c")), "content_id", 1),
        (Mid::compose("a", None), "message_id", 1),
        (News::article("1639"), "message_id", 4),
        (News::article(&long), "message_id", 0),
        (News::newsgroups("a b"), "pattern", 1),
        (News::newsgroups("\u{e9}.*.a!"), "pattern", 6),
        (News::newsgroups(".."), "pattern", 0),
        (Nntp::compose(":119", "g", None), "authority", 0),
        (Nntp::compose("h/a", "g", None), "authority", 1),
        (Nntp::compose("h", "", None), "group", 0),
        (Nntp::compose("h", "*", None), "group", 0),
        (Nntp::compose("h", "a.\u{e9}?", None), "group", 4),
        (Nntp::compose("h", "g", Some(10_000_000_000_000_000)), "article_number", 16),
        (Sip::compose(Some("a"), "[::1]", None), "host", 0),
        (Sip::compose(Some("a"), "b_c", None), "host", 1),
        (Sip::compose(Some(""), "b", None), "user", 0),
        (Sms::compose(["+1", "911"], None), "recipients", 3),
        (Sms::compose([], None), "recipients", 0),
        (Tag::compose("yaml.org", "2002-13", "int"), "date", 5),
        (Tag::compose("yaml.org", "2002-02-30", "int"), "date", 8),
        (Tag::compose("a b", "2002", "int"), "authority_name", 1),
        (Tel::local("#21", "+1"), "number", 0),
        (Tel::local("1", "1.2"), "phone_context", 3),
        (Urn::compose("isbn", "/a"), "nss", 0),
        (Urn::compose("a", "b"), "nid", 1),
        (Urn::compose("uuid", "f81d4fae 7dec"), "nss", 8),
        (Urn::compose("oid", "1.\u{e9}"), "nss", 2),
    ] {
        let error = made.unwrap_err();
        assert_eq!((error.argument(), error.offset()), (Some(argument), Some(at)), "{error}");
        let is_list = ["attributes", "headers", "parameters", "recipients", "to", "uri_path"].contains(&argument);
        let (shown, field) = match error.index() {
            Some(index) if is_list => (format!("`{argument}[{index}]`: "), format!("index: {index}, ")),
            // A missing recipient is not the error of a single recipient.
            index => {
                assert!(index.is_none() && (!is_list || argument == "recipients"), "{error:?}");
                (format!("`{argument}`: "), String::new())
            }
        };
        assert!(error.to_string().starts_with(&shown), "{error}");
        let debugged = format!("SchemeError {{ argument: {argument:?}, {field}reason: ");
        assert!(format!("{error:?}").starts_with(&debugged), "{error:?}");
    }
    let index = |made: Result<Uri, scheme::SchemeError>| made.unwrap_err().index();
    assert_eq!(index(Mailto::compose(&["a@b", "c"], &[])), Some(1));
    assert_eq!(index(Mailto::compose(&[], &[("a", "b"), ("a:b", "c")])), Some(1));
    assert_eq!(index(Sms::compose(["+1", "+2", "911"], None)), Some(2));
    assert_eq!(index(Data::compose("text/plain", &[("a", "b"), ("c", "")], b"")), Some(1));
    let error = scheme::Http::from_uri(&Uri::parse("http:a").unwrap()).unwrap_err();
    assert_eq!(error.argument(), None);
}

#[test]
fn port_field_is_a_number_or_verbatim() {
    fn port(text: &str) -> Option<String> {
        let uri = Uri::parse(text).unwrap();
        let fields = SchemeUri::from_uri(&uri).unwrap_or_else(|error| panic!("{text}: {error}")).unwrap().fields();
        let value = fields.into_iter().find(|field| field.name == "port")?.value;
        let FieldValue::Text(value) = value else { panic!("{text}: {value:?}") };
        Some(value.into_owned())
    }

    for (scheme, rest, own) in [
        ("coap", "", "5683"),
        ("coaps", "", "5684"),
        ("ftp", "", "21"),
        ("http", "", "80"),
        ("https", "", "443"),
        ("ldap", "", "389"),
        ("news", "a", "119"),
        ("nntp", "a", "119"),
        ("ws", "", "80"),
        ("wss", "", "443"),
    ] {
        for (written, listed) in [("", own), (":", own), (":0", "0"), (":08080", "8080"), (":99999", "99999")] {
            let text = format!("{scheme}://h{written}/{rest}");
            assert_eq!(port(&text).as_deref(), Some(listed), "{text}");
        }
    }
    assert_eq!(port("ldap:///").as_deref(), Some("389"));
    assert_eq!(port("news:a"), None);
}

/// Decoded data may contain anything, and `Debug` is read in a terminal.
#[test]
fn debug_escapes_control_characters() {
    for bytes in ["%1B%5B31m%0Afake", "http:%2F%2Fu@h%0Afake%1B"] {
        let encoded = bytes.replace(':', "%3A").replace('@', "%40");
        for text in [
            format!("coap://h/{bytes}/a?{bytes}&a"),
            format!("data:;a={encoded},{bytes}"),
            format!("ftp://h/{bytes}/a"),
            format!("ldap:///cn={bytes}"),
            format!("ldap:///???(cn=*{bytes})"),
            format!("ldap:///????x={bytes}"),
            format!("mailto:a@b?body={encoded}"),
            format!("sip:h;a={encoded}?a={encoded}"),
            format!("sms:+1?body={encoded}"),
            format!("urn:ex:{bytes}"),
        ] {
            let uri = Uri::parse(text.as_str()).unwrap();
            let typed = SchemeUri::from_uri(&uri).unwrap_or_else(|error| panic!("{text}: {error}")).unwrap();
            let shown = format!("{typed:?} {:?}", typed.fields());
            assert!(!shown.contains(char::is_control), "{text}: {shown}");
        }
    }
}

/// Text that is data by a specification, and that RFC 3986 removes from a path after an authority, is rejected at its offset.
#[test]
fn rejects_dot_segments_in_data() {
    use pest_uri::scheme::{Ldap, Xmpp};

    let xmpp = |text| Xmpp::from_uri(&Uri::parse(text).unwrap()).map(|_| ()).map_err(|error| error.offset());
    let ldap = |text| Ldap::from_uri(&Uri::parse(text).unwrap()).map(|_| ()).map_err(|error| error.offset());
    assert_eq!(xmpp("xmpp://a@b/c@d/.."), Err(Some(15)));
    assert_eq!(xmpp("xmpp://a@b/c@d/%2E%2e?message"), Err(Some(15)));
    assert_eq!((xmpp("xmpp:c@d/.."), xmpp("xmpp://a@b/c@d/..."), xmpp("xmpp://a@b")), (Ok(()), Ok(()), Ok(())));
    assert_eq!(ldap("ldap://h/cn=x/../cn=y"), Err(Some(14)));
    assert_eq!(ldap("ldap://h/cn=a/%2E%2E/b,o=x"), Err(Some(14)));
    assert_eq!((ldap("ldap://h/cn=x%2F..%2Fcn=y"), ldap("ldap://h/cn=x?cn?sub?(cn=/../)")), (Ok(()), Ok(())));
    let dn = "cn=x/../cn=y".parse().unwrap();
    let composed = Ldap::compose("h", None, &dn, &[], None, None).unwrap();
    assert_eq!(composed, "ldap://h/cn=x%2F..%2Fcn=y");
    assert_eq!(Ldap::from_uri(&composed.normalize()).unwrap().dn, dn);
}

#[test]
fn notes_of_schemes_explain_a_usual_mistake() {
    let notes = |text: &str| {
        let uri = Uri::parse(text).unwrap();
        SchemeUri::from_uri(&uri).unwrap_err().report(text).notes()
    };
    let context = "a phone-context is a domain name, whose last label begins with a letter, or `+` and digits";
    let local = "a local number needs `;phone-context=`; a global number begins with `+`";
    let comma = "the `,` before the data is missing (RFC 2397, section 3)";
    let list = "a `,` separates addresses, not a `;` (RFC 6068, section 2)";
    let name = "an address has no name before it and no angle brackets around it (RFC 6068, section 2)";
    for (text, note) in [
        ("tel:12;phone-context=9.9", Some(context)),
        ("tel:12;ext=3;Phone-Context=a..b", Some(context)),
        ("tel:911", Some(local)),
        ("sms:+49,911", Some(local)),
        ("sms:12;phone-context=-", Some(context)),
        ("tel:+49;ext=b", None),
        ("tel:+49;isub", None),
        ("sms:+49;ext=b", None),
        ("data:image/png;base64", Some(comma)),
        ("data:", Some(comma)),
        ("data:text/,x", None),
        ("mailto:x@h;y@h", Some(list)),
        ("mailto:Al%20%3Cal@h%3E", Some(name)),
        ("mailto:%3cal@h%3e?subject=x", Some(name)),
        ("mailto:al", None),
        ("tel:12;phone-context=+49;phone-context=+1", None),
        ("tel:+49;a=b;a=c", None),
    ] {
        assert_eq!(notes(text).iter().any(|it| Some(it.as_str()) == note), note.is_some(), "{text}: {:?}", notes(text));
        if note.is_none() {
            assert!(
                ![context, local, comma, list, name].iter().any(|it| notes(text).contains(&(*it).to_owned())),
                "{text}"
            );
        }
    }
}

#[test]
fn nodes_of_xmpp_addresses_ignore_case() {
    let is_equivalent = |a, b| scheme::is_equivalent(&Uri::parse(a).unwrap(), &Uri::parse(b).unwrap());
    assert!(is_equivalent("xmpp:Anna@h.example/Home", "xmpp:anna@H.example/Home"));
    assert!(is_equivalent("xmpp://Guest@h/Support@b?message", "xmpp://guest@h/support@B?message"));
    assert!(!is_equivalent("xmpp:anna@h/Home", "xmpp:anna@h/home"), "a resource differs in case");
    assert!(!is_equivalent("xmpp:anna@h?message;body=A", "xmpp:anna@h?message;body=a"));
}
