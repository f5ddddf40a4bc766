//! Laws of templates, tried on random ones.

use pest_uri::ParseTree;
use pest_uri::template::{
    MatchError, MatchOptions, Operator, Set, Template, ToValue, Undecided, Value, Variable, Variables,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const NAMES: [&str; 3] = ["a", "b", "c"];
const TEXTS: &[&str] = &["", "x", "xy", "/", "a", "%", " ", "\u{e9}", ",", "-", ".", "=", "&", "?", "#"];

/// A template whose variables are exploded in all expressions, or in none.
fn template(is_exploded: bool) -> impl Strategy<Value = String> {
    let modifiers: &'static [&str] = if is_exploded { &["*"] } else { &["", "", ":1", ":2"] };
    let variable = (select(&NAMES[..]), select(modifiers)).prop_map(|(name, modifier)| format!("{name}{modifier}"));
    let operator = select(&["", "+", "#", ".", "/", ";", "?", "&"][..]);
    let expression =
        (operator, vec(variable, 1..4)).prop_map(|(operator, list)| format!("{{{operator}{}}}", list.join(",")));
    let literal = select(&["/", "x", "-", ".", "?", "=", "a", "%C3", "\u{e9}", ","][..]).prop_map(str::to_owned);
    vec(prop_oneof![literal, expression], 0..5).prop_map(|parts| parts.concat())
}

type Values = Vec<(&'static str, Value<'static>)>;

fn text() -> impl Strategy<Value = Value<'static>> {
    vec(select(TEXTS), 0..3).prop_map(|texts| texts.concat().to_value().into_owned())
}

fn value(is_exploded: bool) -> BoxedStrategy<Value<'static>> {
    if !is_exploded {
        return prop_oneof![Just(Value::Undefined), text()].boxed();
    }
    let member = vec(select(TEXTS), 0..3).prop_map(|texts| texts.concat());
    let list = vec(member.clone(), 0..3).prop_map(|members| members.to_value().into_owned());
    let pair = (select(&["k", "l m", "\u{e9}"][..]), member);
    let map = vec(pair, 0..3);
    let map =
        map.prop_map(|pairs| Value::Map(pairs.into_iter().map(|(name, text)| (name.into(), text.into())).collect()));
    prop_oneof![list, map].boxed()
}

fn values(is_exploded: bool) -> impl Strategy<Value = Values> {
    vec(value(is_exploded), 3).prop_map(|values| NAMES.into_iter().zip(values).collect())
}

fn template_and_values() -> impl Strategy<Value = (String, Values)> {
    any::<bool>().prop_flat_map(|is_exploded| (template(is_exploded), values(is_exploded)))
}

fn parse(text: &str) -> Template<&str> {
    Template::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Whether each variable occurs once.
fn has_single_variables(template: &Template<&str>) -> bool {
    let mut names: Vec<&str> = template.variables().map(|it| it.name()).collect();
    names.sort_unstable();
    names.windows(2).all(|pair| pair[0] != pair[1])
}

/// Whether a match returns the given value. An empty one that expands to nothing is undefined, a prefix has lost the
/// rest, and where reserved characters are copied, so are percent-encoded bytes and the `=` of pairs.
fn is_given_back(variable: Variable<'_>, given: &Value<'_>, found: Option<&Value<'_>>) -> bool {
    let copies_reserved = matches!(variable.operator(), Operator::Reserved | Operator::Fragment);
    let is_copied = |text: &str| copies_reserved && text.contains('%');
    let (is_empty, is_lossy) = match given {
        Value::Undefined => (true, false),
        Value::Text(text) => (text.is_empty(), is_copied(text) || variable.prefix().is_some()),
        Value::List(members) => (members.concat().is_empty(), members.iter().any(|member| is_copied(member))),
        Value::Map(pairs) => (pairs.is_empty(), copies_reserved),
    };
    is_lossy || found == Some(given) || is_empty && found.is_none()
}

/// The data as a client may write it: some of the characters that a path allows are percent-encoded, in either case.
fn written(data: &str, encoded: &[(bool, bool)]) -> String {
    let mut encoded = encoded.iter().cycle();
    let bytes = data.bytes().map(|byte| {
        let text = char::from(byte).to_string();
        match encoded.next() {
            Some((false, _)) if byte.is_ascii() && ParseTree::parse_rule("pchar", &text).is_ok() => text,
            Some((_, true)) => format!("%{byte:02x}"),
            _ => format!("%{byte:02X}"),
        }
    });
    bytes.collect()
}

const REQUEST_TEXTS: &[&str] =
    &["x", "/", "@", ":", ",", "+", "%", " ", "\u{e9}", "\u{1f600}", ".", "=", ";", "?", "#", "$", "|"];

fn data() -> impl Strategy<Value = String> {
    vec(select(REQUEST_TEXTS), 1..6).prop_map(|texts| texts.concat())
}

proptest! {
    #[test]
    fn an_expansion_matches_and_gives_the_values_back((text, values) in template_and_values()) {
        let template = parse(&text);
        let expanded = template.expand(&values).unwrap();
        match template.matches(&expanded) {
            Ok(matched) => {
                prop_assert_eq!(template.expand(&matched).unwrap(), &*expanded);
                for variable in template.variables().filter(|_| has_single_variables(&template)) {
                    let (given, found) = (values.value(variable.name()).unwrap(), matched.get(variable.name()));
                    prop_assert!(is_given_back(variable, &given, found), "{} {} {:?} {:?}", text, expanded, given, found);
                }
            }
            Err(MatchError::Ambiguous) => {}
            Err(error) => prop_assert!(!has_single_variables(&template), "{} {} {}", text, expanded, error),
        }
    }

    #[test]
    fn a_match_expands_to_the_uri(
        (text, _) in template_and_values(),
        uri in vec(select(&["x", "/", "a=", "&", "?", ",", "%C3%A9", "%2F", "b", ";", "."][..]), 0..8),
    ) {
        let (template, uri) = (parse(&text), uri.concat());
        if let Ok(matched) = template.matches(&uri) {
            prop_assert_eq!(template.expand(&matched).unwrap(), uri);
        }
    }

    #[test]
    fn comparisons_agree_with_matches((a, values) in template_and_values(), (b, _) in template_and_values()) {
        let (a, b) = (parse(&a), parse(&b));
        let expanded = a.expand(&values).unwrap();
        let is_member = |template: &Template<&str>, uri: &str| template.matches(uri).err() != Some(MatchError::NoMatch);
        match a.overlaps(&b) {
            Ok(None) => prop_assert!(!is_member(&b, &expanded), "{} {} {}", a, b, expanded),
            Ok(Some(text)) => prop_assert!(is_member(&a, &text) && is_member(&b, &text), "{} {} {}", a, b, text),
            Err(Undecided) => {}
        }
        match b.lacks(&a) {
            Ok(None) => prop_assert!(is_member(&b, &expanded), "{} {} {}", a, b, expanded),
            Ok(Some(text)) => prop_assert!(is_member(&a, &text) && !is_member(&b, &text), "{} {} {}", a, b, text),
            Err(Undecided) => {}
        }
    }

    #[test]
    fn a_set_matches_as_its_templates_do(texts in vec(template_and_values(), 1..6)) {
        let templates: Vec<_> = texts.iter().map(|(text, _)| parse(text)).collect();
        let set = Set::new(templates.iter().copied());
        let unreachable: Vec<usize> = set.unreachable().collect();
        for (text, values) in &texts {
            let uri = parse(text).expand(values).unwrap();
            let is_match = |index: &usize| templates[*index].matches(&uri).err() != Some(MatchError::NoMatch);
            let expected: Vec<usize> = (0..templates.len()).filter(is_match).collect();
            let mut found: Vec<usize> = set.matching(&uri).collect();
            for pair in found.windows(2) {
                let is_within = |inner: usize, outer: usize| templates[outer].lacks(&templates[inner]) == Ok(None);
                prop_assert!(!is_within(pair[1], pair[0]) || is_within(pair[0], pair[1]), "{:?}", templates);
            }
            prop_assert!(found.first().is_none_or(|first| !unreachable.contains(first)), "{:?}", templates);
            found.sort_unstable();
            prop_assert_eq!(found, expected);
        }
    }

    #[test]
    fn a_router_returns_the_data_of_a_request(
        values in vec(data(), 4),
        encoded in vec(any::<(bool, bool)>(), 1..9),
        is_swapped in any::<bool>(),
    ) {
        let template = parse("/api/{a}/{b}{?c,d}");
        let [a, b, c, d] = [0, 1, 2, 3].map(|index| written(&values[index], &encoded));
        let query = if is_swapped { format!("d={d}&x&c={c}") } else { format!("c={c}&d={d}") };
        let request = format!("/api/{a}/{b}?{query}");
        let matched = template.matches_with(&request, MatchOptions::ROUTER);
        let found = matched.as_ref().map(|it| it.iter().map(|(_, value)| value.as_str().unwrap()).collect::<Vec<_>>());
        prop_assert_eq!(found, Ok(values.iter().map(String::as_str).collect()), "{}", request);
    }

    #[test]
    fn an_expansion_matches_if_it_is_decoded((text, values) in template_and_values()) {
        let template = parse(&text);
        let uri = template.expand(&values).unwrap();
        let is_copied = text.contains("{+") || text.contains("{#");
        if !is_copied && has_single_variables(&template) {
            let decoded = MatchOptions::new().decoded(true).first_longest();
            prop_assert!(template.matches_with(&uri, decoded).err() != Some(MatchError::NoMatch), "{} {}", text, uri);
        }
    }

    #[test]
    fn a_router_matches_as_its_templates_do(
        texts in vec(template_and_values(), 1..6),
        request in vec(select(&["x", "/", "a=", "&", "?", "b", ",", "%c3", ";", ".", "#"][..]), 0..8),
    ) {
        let templates: Vec<_> = texts.iter().map(|(text, _)| parse(text)).collect();
        let requests = texts.iter().map(|(text, values)| parse(text).expand(values).unwrap()).chain([request.concat()]);
        let required = MatchOptions::new().required(true).unknown_parameters(true);
        for options in [MatchOptions::ROUTER, MatchOptions::new().any_order(true), required] {
            let set = Set::with_options(templates.iter().copied(), options);
            for request in requests.clone() {
                let is_match = |index: &usize| {
                    templates[*index].matches_with(&request, options).err() != Some(MatchError::NoMatch)
                };
                let mut found: Vec<usize> = set.matching(&request).collect();
                prop_assert!(set.all_matches(&request).map(|(index, _)| index).eq(found.iter().copied()));
                found.sort_unstable();
                let matching: Vec<_> = (0..templates.len()).filter(is_match).collect();
                prop_assert_eq!(found, matching, "{:?} {}", templates, request);
            }
        }
    }

    /// A path is matched without the automaton, if all templates that may match it allow that.
    #[test]
    fn the_first_match_is_that_of_the_automaton(
        routes in vec(vec(select(&["a", "x", "{a}", "{b}", "{c}", "x{a}", "{a}x", "{a:1}", "{+b}", "\u{e9}", ""][..]), 1..4), 1..6),
        ends in vec(select(&["", "/", "{?c}", "{/b*}", "?c=1"][..]), 6),
        requests in vec(vec(select(&["a", "x", "xa", "ax", "", "@", "%61", "%C3%A9", "a?c=1", "a#b"][..]), 1..4), 1..6),
        options in select(vec![MatchOptions::ROUTER, MatchOptions::new(), MatchOptions::ROUTER.trailing_slash(true)]),
    ) {
        let texts: Vec<String> =
            routes.iter().zip(&ends).map(|(route, end)| format!("/{}{end}", route.join("/"))).collect();
        let set = Set::with_options(texts.iter().map(|text| parse(text)), options);
        for request in requests {
            let request = format!("/{}", request.join("/"));
            prop_assert_eq!(set.matches(&request), set.all_matches(&request).next(), "{:?} {}", texts, request);
        }
    }

    /// A path matches with and without a `/` at its end, and values are the same.
    #[test]
    fn a_slash_at_the_end_is_optional(
        route in vec(select(&["a", "{a}", "{b}", "x{a}"][..]), 1..4),
        end in select(&["", "/", "{?c}", "/{?c}", "?c={c}", "/{#c}"][..]),
        request in vec(select(&["a", "x1", "@", "%61"][..]), 1..4),
        rest in select(&["", "?c=2"][..]),
    ) {
        let (text, request) = (format!("/{}{end}", route.join("/")), format!("/{}", request.join("/")));
        let options = MatchOptions::ROUTER.trailing_slash(true);
        let template = parse(&text);
        let [with, without] = [format!("{request}/{rest}"), format!("{request}{rest}")];
        let [with, without] = [&with, &without].map(|request| template.matches_with(request, options));
        prop_assert_eq!(&with, &without, "{}", text);
        let found = |end: &str| parse(&text).matches_with(&format!("{request}{end}{rest}"), MatchOptions::ROUTER).is_ok();
        prop_assert_eq!(with.is_ok(), found("/") || found(""), "{} {}", text, request);
    }

    #[test]
    fn a_partial_expansion_expands_to_the_same((text, values) in template_and_values(), given in 0..8_usize) {
        let template = parse(&text);
        let is_given = |(index, _): &(usize, _)| given >> index & 1 == 1;
        let some: Values = values.iter().enumerate().filter(is_given).map(|(_, it)| it.clone()).collect();
        let partial = template.expand_partial(&some).unwrap();
        prop_assert_eq!(partial.expand(&values).unwrap(), template.expand(&values).unwrap());
        prop_assert!(Template::parse(partial.as_str()).is_ok());
        prop_assert!(partial.variables().all(|it| template.variables().any(|other| other.name() == it.name())));
        let all_given: &[(&str, Value<'_>)] = &values;
        prop_assert!(NAMES.iter().all(|name| all_given.value(name).is_some()));
        prop_assert_eq!(template.expand_partial(all_given).unwrap().variables().count(), 0);
    }

    #[test]
    fn no_text_causes_a_panic(text in "[{}a,:*?+=|%0-9\u{e9} .]{0,12}", uri in "[a%0C?&=,]{0,8}") {
        match Template::parse(&text) {
            Ok(template) => {
                let _ = template.matches(&uri);
                let _ = template.matches_with(&uri, MatchOptions::ROUTER);
                prop_assert!(pest_uri::__literals::template(&text).is_some());
            }
            Err(error) => {
                prop_assert!(error.offset() <= text.len());
                prop_assert!(error.report(&text).to_string().contains(&error.to_string()));
                prop_assert!(pest_uri::__literals::template(&text).is_none());
            }
        }
    }
}
