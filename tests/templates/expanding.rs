//! Expanding templates.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use pest_uri::template::{ExpandError, Operator, Part, Template, ToValue, Value, Variables};
use pest_uri::{UriReference, literal};

/// The variables of RFC 6570, section 3.2, and some more.
fn variable(name: &str) -> Value<'static> {
    let keys = [("semi", ";"), ("dot", "."), ("comma", ",")];
    let map = |pairs: &[(&'static str, &'static str)]| {
        Value::Map(pairs.iter().map(|&(name, value)| (name.into(), value.into())).collect())
    };
    match name {
        "count" => ["one", "two", "three"].to_value().into_owned(),
        "dom" => ["example", "com"].to_value().into_owned(),
        "dub" => "me/too".to_value(),
        "hello" => "Hello World!".to_value(),
        "half" => "50%".to_value(),
        "var" => "value".to_value(),
        "who" => "fred".to_value(),
        "base" => "http://example.com/home/".to_value(),
        "path" => "/foo/bar".to_value(),
        "list" => ["red", "green", "blue"].to_value().into_owned(),
        "keys" => map(&keys),
        "v" => "6".to_value(),
        "x" => "1024".to_value(),
        "y" => "768".to_value(),
        "semi" => ";".to_value(),
        "empty" => "".to_value(),
        "empty_keys" => map(&[]),
        "accents" => "\u{e9}\u{fc}\u{f1}".to_value(),
        "encoded" => "%C3%A9x".to_value(),
        "odd" => map(&[("a b&c", "d&")]),
        "number" => (-1.5).to_value().into_owned(),
        "truth" => true.to_value().into_owned(),
        _ => Value::Undefined,
    }
}

struct Section32;

impl Variables for Section32 {
    fn value(&self, name: &str) -> Option<Value<'_>> {
        Some(variable(name))
    }
}

fn unescaped(text: &str) -> String {
    serde_json::from_str(&format!("\"{text}\"")).unwrap()
}

#[test]
fn expansions_are_those_of_the_rfc() {
    let data = include_str!("../data/templates/expansions.txt");
    let lines = data.lines().filter(|line| !line.is_empty() && !line.starts_with("# ") && !line.starts_with("# "));
    let mut count = 0;
    for line in lines {
        let mut columns = line.split_whitespace();
        let (template, expected) = (unescaped(columns.next().unwrap()), columns.next().unwrap_or_default());
        assert_eq!(Template::parse(&template).unwrap().expand(&Section32).unwrap(), expected, "{template}");
        count += 1;
    }
    assert!(count > 110, "{count}");
}

#[test]
fn an_absent_variable_is_undefined() {
    let template = Template::parse("a{b}{?c}").unwrap();
    let none: [(&str, &str); 0] = [];
    assert_eq!(template.expand(&none).unwrap(), "a");
    assert_eq!(template.expand(&[("c", None::<u8>)]).unwrap(), "a");
}

#[test]
fn values_are_texts_numbers_lists_and_maps() {
    let template = Template::parse("{?a*}").unwrap();
    let expand = |value: &dyn ToValue| template.expand(&[("a", value)]).unwrap();
    assert_eq!(expand(&7), "?a=7");
    assert_eq!(expand(&'x'), "?a=x");
    assert_eq!(expand(&Some("x")), "?a=x");
    assert_eq!(expand(&String::from("x")), "?a=x");
    assert_eq!(expand(&vec![Some(1), None, Some(2)]), "?a=1&a=2");
    assert_eq!(expand(&BTreeMap::from([("k", 1.5)])), "?k=1.5");
    assert_eq!(expand(&HashMap::from([(String::from("k"), true)])), "?k=true");
    assert_eq!(expand(&Vec::<&str>::new()), "");
    assert_eq!(expand(&[""]), "?a=");
}

/// Of several pairs with the same name, the first counts.
#[test]
fn variables_are_pairs_or_a_map() {
    let template = Template::parse("{a}{b}").unwrap();
    let expand = |variables: &dyn Variables| template.expand(variables).unwrap();
    let pairs = [("a", "x"), ("c", "y"), ("a", "z")];
    assert_eq!(expand(&pairs), "x");
    assert_eq!(expand(&&pairs[..]), "x");
    assert_eq!(expand(&pairs.to_vec()), "x");
    assert_eq!(expand(&BTreeMap::from([("a", "x")])), "x");
    assert_eq!(expand(&HashMap::from([(String::from("a"), "x")])), "x");
}

#[test]
fn a_value_is_made_from_what_it_contains() {
    let template = Template::parse("{?a*}").unwrap();
    let expand = |value: Value<'_>| template.expand(&[("a", value)]).unwrap();
    assert_eq!(expand(Value::from("x y")), "?a=x%20y");
    assert_eq!(expand(String::from("x").into()), "?a=x");
    assert_eq!(expand((&String::from("x")).into()), "?a=x");
    assert_eq!(expand(7_u8.into()), "?a=7");
    assert_eq!(expand(true.into()), "?a=true");
    assert_eq!(expand(Some("x").into()), "?a=x");
    assert_eq!(expand(None::<u8>.into()), "");
    assert_eq!(expand(["x", "y"].into()), "?a=x&a=y");
    assert_eq!(expand(vec![1, 2].into()), "?a=1&a=2");
    assert_eq!(expand((&[Some(1), None][..]).into()), "?a=1");
    assert_eq!(expand([("k", "v"), ("l", "w")].into()), "?k=v&l=w");
    assert_eq!(expand(vec![("k", Some(1)), ("l", None)].into()), "?k=1");
    assert_eq!(expand([("k", 1)].to_value()), "?k=1");
    assert_eq!(expand(Cow::Borrowed("x").into()), "?a=x");
    let mixed = [("a", Value::from(7)), ("b", ["x", "y"].into())];
    assert_eq!(Template::parse("/{a}{?b*}").unwrap().expand(&mixed).unwrap(), "/7?b=x&b=y");
}

#[test]
fn values_are_deserialized() {
    let json = r#"{"text": "x y", "count": 7, "change": -1, "ratio": 1.5, "truth": true, "absent": null,
        "list": ["a", null, 2], "map": {"k": "v", "l": null}}"#;
    let values: BTreeMap<String, Value<'static>> = serde_json::from_str(json).unwrap();
    let template = Template::parse("{text}{?count,change,ratio,truth,absent,list,map*}").unwrap();
    assert_eq!(template.expand(&values).unwrap(), "x%20y?count=7&change=-1&ratio=1.5&truth=true&list=a,2&k=v");
    let error = serde_json::from_str::<Value<'static>>("[[1]]").unwrap_err().to_string();
    assert!(error.starts_with("a list or map inside a list or map"), "{error}");
}

#[test]
fn a_prefix_on_a_list_or_map_is_an_error() {
    let expand = |template: &str| Template::parse(template).unwrap().expand(&Section32);
    assert_eq!(expand("/{list:1}"), Err(ExpandError::PrefixOnList(2)));
    assert_eq!(expand("{?x,keys:1}"), Err(ExpandError::PrefixOnMap(4)));
    assert_eq!(expand("{undef:1}"), Ok(String::new()));
    let error = expand("/{list:1}").unwrap_err();
    assert_eq!(error.offset(), 2);
    assert_eq!(error.to_string(), "cannot take the prefix of a list at byte 2 of the template");
}

/// Where percent-encoded bytes are copied, the bytes of one character count as one, and any other byte counts by
/// itself.
#[test]
fn a_prefix_counts_characters() {
    let expand = |template: &str, value: &str| Template::parse(template).unwrap().expand(&[("a", value)]).unwrap();
    assert_eq!(expand("{a:1}", "\u{e9}x"), "%C3%A9");
    assert_eq!(expand("{a:1}", "%C3%A9x"), "%25");
    assert_eq!(expand("{+a:1}", "%C3%A9x"), "%C3%A9");
    assert_eq!(expand("{+a:1}", "%A9x"), "%A9");
}

#[test]
fn a_full_destination_is_an_error() {
    /// Has room for some bytes.
    struct Room(usize);
    impl std::fmt::Write for Room {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0 = self.0.checked_sub(text.len()).ok_or(std::fmt::Error)?;
            Ok(())
        }
    }
    let template = Template::parse("xy{?a}z{b}").unwrap();
    let expand = |room| template.expand_to(&[("a", "1"), ("b", "2")], &mut Room(room));
    assert_eq!(expand(1), Err(ExpandError::Write(0)));
    assert_eq!(expand(5), Err(ExpandError::Write(4)));
    assert_eq!(expand(6), Err(ExpandError::Write(6)));
    assert_eq!(expand(7), Err(ExpandError::Write(8)));
    assert_eq!(expand(8), Ok(()));
}

#[test]
fn an_expansion_may_be_checked() {
    let template = Template::parse("{+base}#{a}{+b}").unwrap();
    let uri = template.expand_reference(&[("base", "http://h/"), ("a", "x"), ("b", "y")]).unwrap();
    assert_eq!(uri, UriReference::parse("http://h/#xy").unwrap());
    let error = template.expand_reference(&[("b", "#")]).unwrap_err();
    assert_eq!(error.offset(), 1);
    assert_eq!(
        error.to_string(),
        "the expansion is not a URI reference: unexpected `#` in fragment at byte 1; write `#` as `%23`"
    );
}

#[test]
fn parts_and_variables() {
    let template = Template::parse("/a{?b:3,c*,d}\u{e9}").unwrap();
    let parts: Vec<String> = template
        .parts()
        .map(|part| match part {
            Part::Literal(literal) => literal.to_owned(),
            Part::Expression(expression) => expression.to_string(),
        })
        .collect();
    assert_eq!(parts, ["/a", "{?b:3,c*,d}", "\u{e9}"]);
    let parts: Vec<_> = template.parts().collect();
    assert_eq!(format!("{parts:?}"), "[Literal(\"/a\"), Expression(\"{?b:3,c*,d}\"), Literal(\"\u{e9}\")]");
    let variables: Vec<_> = template
        .variables()
        .map(|it| (it.name(), it.prefix(), it.is_exploded(), it.operator(), it.offset(), it.to_string()))
        .collect();
    assert_eq!(
        variables,
        [
            ("b", Some(3), false, Operator::Query, 4, "b:3".to_owned()),
            ("c", None, true, Operator::Query, 8, "c*".to_owned()),
            ("d", None, false, Operator::Query, 11, "d".to_owned()),
        ]
    );
}

#[track_caller]
fn assert_partial(template: &str, value: &Value<'_>, expected: &str) {
    assert_eq!(Template::parse(template).unwrap().expand_partial(&[("a", value)]).unwrap(), expected, "{template}");
}

#[test]
fn partial_expansion_keeps_what_is_not_given() {
    let one = "1".to_value();
    assert_partial("\u{e9}{a}{b}", &one, "\u{e9}1{b}");
    assert_partial("{?a,b}", &one, "?a=1{&b}");
    assert_partial("{?a,b}", &Value::Undefined, "{?b}");
    assert_partial("{?b,a}", &one, "{?b,a}");
    assert_partial("{/a,b:3,c*}", &one, "/1{/b:3,c*}");
    assert_partial("{a,b}{+a,b}{#a,b}", &one, "{a,b}{+a,b}{#a,b}");
    assert_partial("{;a,b}{.a,b}{&a,b}", &one, ";a=1{;b}.1{.b}&a=1{&b}");
}

#[test]
fn a_literal_is_a_constant() {
    const USER: Template<&str> = literal!(Template, "/users/{id}{?q*}");
    assert_eq!(USER.expand(&[("id", 7)]).unwrap(), "/users/7");
    assert_eq!(literal!(pest_uri::template::Template, "/{a}"), literal!(Template, concat!("/", "{a}")));
    for bad in ["{", "{=a}", "x{|a}", "{a:0}"] {
        assert!(pest_uri::__literals::template(bad).is_none(), "{bad}");
    }
}

/// A password in a template is shown by `Display` alone.
#[test]
fn debug_redacts_a_password() {
    let template = Template::parse("http://u:secret@h/{a}").unwrap();
    assert_eq!(format!("{template:?}"), r#"Template("http://u:***@h/{a}")"#);
    assert_eq!(template.to_string(), "http://u:secret@h/{a}");
    let text = "http://u:secret@h";
    let values = [Value::from(text), [text].into(), [("k", text)].into(), Value::Undefined];
    assert_eq!(
        format!("{values:?}"),
        r#"[Text("http://u:***@h"), List(["http://u:***@h"]), Map([("k", "http://u:***@h")]), Undefined]"#
    );
}

#[test]
fn templates_compare_as_their_texts() {
    let [a, b] = ["/{a}", "/{b}"].map(|text| Template::parse(text).unwrap());
    assert!(a < b && a == a.to_owned() && a != b);
    assert!(a == *"/{a}" && a != *"/{b}" && a == "/{a}" && a != "/{b}");
    assert_eq!(a.as_ref(), "/{a}");
    assert_eq!(BTreeSet::from([b, a, b]).into_iter().collect::<Vec<_>>(), [a, b]);
    assert_eq!(HashSet::from([b, a, b]).len(), 2);
}
