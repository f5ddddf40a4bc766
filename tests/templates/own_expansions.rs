//! A template matches what it expands to, however it is matched.

use std::collections::BTreeMap;

use pest_uri::template::{MatchError, MatchOptions, Operator, Set, Template, Value, Variable};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const LITERALS: &[&str] = &[
    "/", "x", "-", ".", "?", "?", "=", "&", "&&", "#", "%C3", "\u{e9}", ",", ";", "?x=1", "&y=2", "?t=", "a=", "s?",
    "//h", "http:", "+", "[", "%2F", "@",
];
const TEXTS: &[&str] =
    &["", "x", "xy", "/", "a", "%", " ", "\u{e9}", ",", "-", ".", "=", "&", "?", "#", "+", "%2F", "[", "@", ":", ";"];
/// The variables that are texts, and those that are lists and maps.
const NAMES: [&[&str]; 2] = [&["a", "b", "ab", "%C3%A9"], &["l", "m", "%41", "n.o"]];

fn text() -> impl Strategy<Value = String> {
    vec(select(TEXTS), 0..4).prop_map(|texts| texts.concat())
}

fn template() -> impl Strategy<Value = String> {
    let texts = (select(NAMES[0]), select(&["", "", "", ":1", ":2", ":300"][..]));
    let variable =
        prop_oneof![texts, (select(NAMES[1]), Just("*"))].prop_map(|(name, modifier)| format!("{name}{modifier}"));
    let operator = select(&["", "+", "#", ".", "/", ";", "?", "&", "?", "&"][..]);
    let expression =
        (operator, vec(variable, 1..4)).prop_map(|(operator, list)| format!("{{{operator}{}}}", list.join(",")));
    let literal = select(LITERALS).prop_map(str::to_owned);
    vec(prop_oneof![literal, expression], 0..6).prop_map(|parts| parts.concat())
}

fn values() -> impl Strategy<Value = BTreeMap<&'static str, Value<'static>>> {
    let scalar = || prop_oneof![1 => Just(Value::Undefined), 4 => text().prop_map(Value::from)];
    let name = prop_oneof![
        text(),
        select(&["l", "m", "a", "A", "a&admin", "n.o", "%41", "\u{e9}"][..]).prop_map(str::to_owned)
    ];
    let list = vec(text(), 0..4).prop_map(Value::from);
    let map = vec((name, text()), 0..4).prop_map(Value::from);
    (vec(scalar(), 4), vec(prop_oneof![3 => list, 4 => map, 1 => scalar()], 4))
        .prop_map(|(scalars, others)| NAMES.concat().into_iter().zip(scalars.into_iter().chain(others)).collect())
}

fn options() -> impl Strategy<Value = MatchOptions> {
    (any::<[bool; 5]>(), 0..3).prop_map(|([decoded, required, any_order, unknown, plus], choice)| {
        let options = MatchOptions::new().decoded(decoded).required(required).any_order(any_order);
        let options = options.unknown_parameters(unknown).plus_is_space(plus);
        match choice {
            0 => options,
            1 => options.first_longest(),
            _ => options.first_shortest(),
        }
    })
}

#[test]
fn names_of_pairs_are_data() {
    let pairs =
        [("y&admin", "1"), ("b=c", "2"), ("100%", "&"), ("x+y", "="), ("caf\u{e9}", "5"), ("", "6"), ("%26", "")];
    let encoded = ["y%26admin=1", "b%3Dc=2", "100%25=%26", "x%2By=%3D", "caf%C3%A9=5", "=6", "%2526="];
    let values = [("m", Value::from(pairs))];
    for (operator, first, separator) in
        [("?", "?", "&"), ("&", "&", "&"), (";", ";", ";"), ("/", "/", "/"), (".", ".", "."), ("", "", ",")]
    {
        let template = Template::parse(format!("{{{operator}m*}}")).unwrap();
        let expanded = template.expand(&values).unwrap();
        let pairs = format!("{first}{}", encoded.join(separator));
        assert_eq!(expanded, if operator == ";" { pairs.trim_end_matches('=') } else { &pairs });
        assert_eq!(template.matches(&expanded).unwrap().get("m"), Some(&values[0].1), "{expanded}");
    }
    let fragment = Template::parse("{#m*}").unwrap().expand(&values).unwrap();
    assert_eq!(fragment, "#y&admin=1,b=c=2,100%25=&,x+y==,caf%C3%A9=5,=6,%26=");
}

fn is_empty(value: &Value<'_>) -> bool {
    match value {
        Value::Undefined => true,
        Value::Text(text) => text.is_empty(),
        Value::List(members) => members.concat().is_empty(),
        Value::Map(pairs) => pairs.is_empty(),
    }
}

/// The texts of a value.
fn texts<'v>(value: &'v Value<'_>) -> Vec<&'v str> {
    match value {
        Value::Undefined => vec![],
        Value::Text(text) => vec![text],
        Value::List(members) => members.iter().map(AsRef::as_ref).collect(),
        Value::Map(pairs) => pairs.iter().flat_map(|(name, text)| [name.as_ref(), text.as_ref()]).collect(),
    }
}

/// The cases that the documentation of the options excepts.
fn is_excepted(template: &Template<&str>, values: &BTreeMap<&str, Value<'_>>, options: MatchOptions) -> bool {
    let mut names: Vec<&str> = template.variables().map(|it| it.name()).collect();
    names.sort_unstable();
    let is_repeated = names.windows(2).any(|pair| pair[0] == pair[1]);
    let is = |option: fn(MatchOptions, bool) -> MatchOptions| option(options, true) == options;
    let has_choice = options != options.unique();
    let copies = |it: Operator| matches!(it, Operator::Reserved | Operator::Fragment);
    let leaves_component = |text: &str| text.contains(['?', '#', '&', '[']);
    // A prefix counts other characters where percent-encoded bytes are copied.
    let is_cut = |variable: Variable<'_>| {
        variable.prefix().is_some()
            && template
                .variables()
                .any(|it| it.name() == variable.name() && copies(it.operator()) != copies(variable.operator()))
    };
    let has_map = template.variables().any(|it| matches!(values[it.name()], Value::Map(_)));
    is_repeated && (has_choice || has_map && is(MatchOptions::decoded))
        || template.variables().any(is_cut)
        || is(MatchOptions::required) && template.variables().any(|it| is_empty(&values[it.name()]))
        || is(MatchOptions::decoded)
            && template
                .variables()
                .filter(|it| copies(it.operator()))
                .any(|it| texts(&values[it.name()]).iter().any(|text| leaves_component(text)))
}

proptest! {
    #[test]
    fn a_template_matches_its_own_expansion(text in template(), values in values(), options in options()) {
        let template = Template::parse(text.as_str()).unwrap();
        let expanded = template.expand(&values).unwrap();
        if !is_excepted(&template, &values, options) {
            let matched = template.matches_with(&expanded, options);
            prop_assert!(matched.clone().err() != Some(MatchError::NoMatch), "{text} {expanded}");
            let set = Set::with_options([template], options);
            prop_assert!(set.matching(&expanded).eq([0]), "{text} {expanded}");
            prop_assert_eq!(set.matches(&expanded).unwrap().1, matched);
        }
    }

    /// An option only adds texts that match. In any order, those of the template's order have the same values, unless a
    /// map has the name of another variable.
    #[test]
    fn options_keep_matches(text in template(), values in values()) {
        let template = Template::parse(text.as_str()).unwrap();
        let expanded = template.expand(&values).unwrap();
        if let Ok(matched) = template.matches(&expanded) {
            prop_assert_eq!(template.expand(&matched).unwrap(), &*expanded);
            let any_order = template.matches_with(&expanded, MatchOptions::new().any_order(true));
            let is_variable = |name: &str| template.variables().any(|it| it.name() == name);
            let has_variable = |(variable, value): (&str, &Value<'_>)| match value {
                Value::Map(pairs) => pairs.iter().any(|(name, _)| name != variable && is_variable(name)),
                _ => false,
            };
            let has_other_name = matched.iter().any(has_variable);
            prop_assert!(any_order == Ok(matched) || has_other_name && any_order.is_ok(), "{text} {expanded}");
        }
    }
}
