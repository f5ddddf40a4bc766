//! Matching URIs against templates.

use std::time::Instant;

use pest_uri::template::{Match, MatchError, MatchOptions, Template, Value};

/// The variables of a match in one line.
fn shown(matched: Result<Match<'_>, MatchError>) -> String {
    let matched = match matched {
        Ok(matched) => matched,
        Err(error) => return error.to_string(),
    };
    let values = matched.iter().map(|(name, value)| match value {
        Value::Undefined => format!("{name} undefined"),
        Value::Text(text) => format!("{name}={text}"),
        Value::List(members) => format!("{name}=[{}]", members.join("|")),
        Value::Map(pairs) => {
            let pairs: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}:{value}")).collect();
            format!("{name}={{{}}}", pairs.join("|"))
        }
    });
    values.collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn assert_match(template: &str, uri: &str, expected: &str) {
    let template = Template::parse(template).unwrap();
    let matched = template.matches(uri);
    if let Ok(matched) = &matched {
        assert_eq!(template.expand(matched).unwrap(), uri, "{template}");
    }
    assert_eq!(shown(matched), expected, "{template} {uri}");
}

#[test]
fn simple_values() {
    assert_match("/users/{id}", "/users/7", "id=7");
    assert_match("/users/{id}", "/users/", "");
    assert_match("/users/{id}", "/users/a/b", "no match");
    assert_match("/users/{id}", "/posts/7", "no match");
    assert_match("/users/{id}", "/users/a%2Fb%C3%A9", "id=a/b\u{e9}");
    assert_match("/{a}/{b}", "/x/y", "a=x b=y");
    assert_match("{x,y}", "1,2", "x=1 y=2");
    assert_match("{x,y}", ",", "x= y=");
    assert_match("{x,y}", "1", "ambiguous match");
    assert_match("{x}{y}", "12", "ambiguous match");
    assert_match("{x}-{y}", "1-2", "x=1 y=2");
    assert_match("{x}-{y}", "1-2-3", "ambiguous match");
    assert_match("", "", "");
    assert_match("", "a", "no match");
}

/// A value is percent-encoded in one way: other ways do not match, as no value expands to them.
#[test]
fn a_text_that_no_value_expands_to_does_not_match() {
    for uri in
        ["%41", "%c3%a9", "%FF", "%C3", "%ED%A0%80", "%C0%80", "%F4%90%80%80", "%E0%80%80", "%", "%2", "\u{e9}", "!"]
    {
        assert_match("{a}", uri, "no match");
    }
    for (uri, value) in
        [("%25", "%"), ("%00", "\0"), ("%F0%9F%98%80", "\u{1f600}"), ("%E2%82%AC", "\u{20ac}"), ("%7F", "\x7f")]
    {
        assert_match("{a}", uri, &format!("a={value}"));
    }
}

#[test]
fn reserved_values() {
    assert_match("/{+path}/here", "/a/b/here", "path=a/b");
    assert_match("{+a}", "x%20y", "a=x y");
    assert_match("{+a}", "x%2Fy%20", "a=x%2Fy%20");
    assert_match("{+a}", "%41%ff", "a=%41%ff");
    assert_match("{+a*}", "k=v", "a=[k=v]");
    assert_match("{+a}{#b}", "x#y", "ambiguous match");
    assert_match("{a}{#b}", "x#y", "a=x b=y");
    assert_match("a{#b}", "a#", "b=");
    assert_match("a{#b}", "a", "");
}

#[test]
fn labels_segments_and_parameters() {
    assert_match("a{.b}", "a.x", "b=x");
    assert_match("a{/b,c}", "a/x/y", "b=x c=y");
    assert_match("a{/b,c}", "a/x", "ambiguous match");
    assert_match("a{/b*}", "a/x/y/", "b=[x|y|]");
    assert_match("a{/b*}", "a", "");
    assert_match("a{/b*}", "a/k=v/l=w", "b={k:v|l:w}");
    assert_match("a{/b*}", "a/k=v/w", "no match");
    assert_match("{;a,b}", ";a=1;b", "a=1 b=");
    assert_match("{;a,b}", ";a=", "no match");
    assert_match("{;a*}", ";a=1;a", "a=[1|]");
    assert_match("{a*}", "x,,y", "a=[x||y]");
    assert_match("{a*}", ",", "a=[|]");
    assert_match("{a*}", "", "");
}

#[test]
fn queries() {
    assert_match("/s{?q,page}", "/s", "");
    assert_match("/s{?q,page}", "/s?page=2", "page=2");
    assert_match("/s{?q,page}", "/s?q=&page=2", "q= page=2");
    assert_match("/s{?q,page}", "/s?page=2&q=a", "no match");
    assert_match("/s{?q,page}", "/s?q", "no match");
    assert_match("/s{?q,page}", "/s?", "no match");
    assert_match("/s{?q,page}", "/s?other=1", "no match");
    assert_match("/s?fixed=1{&x}", "/s?fixed=1&x=2", "x=2");
    assert_match("{?a*}", "?a=1&a=2", "a=[1|2]");
    assert_match("{?a*}", "?a=1&b=2", "a={a:1|b:2}");
    assert_match("{?a*}", "?k%20l=1", "a={k l:1}");
    assert_match("{?a*}", "?k%2Fl=1", "a={k/l:1}");
    assert_match("{?a*}", "?k/l=1", "no match");
    assert_match("{?a*,ab,b}", "?x=1&ab=2", "a={x:1} ab=2");
    assert_match("{?a*,b*}", "?x=1", "ambiguous match");
    // A name is that of its variable, except where the order allows only a map.
    assert_match("{?a*,b}", "?x=1&b=2", "a={x:1} b=2");
    assert_match("{?a*,b}", "?b=1&x=2", "a={b:1|x:2}");
    assert_match("{;b,a*}", ";a=1;b=2", "a={a:1|b:2}");
    assert_match("{?a*,b}", "?b=1&b=2", "ambiguous match");
}

#[test]
fn queries_in_any_order() {
    let matched = |template: &str, uri: &str| {
        shown(Template::parse(template).unwrap().matches_with(uri, MatchOptions::new().any_order(true)))
    };
    assert_eq!(matched("/s{?q,page}", "/s?page=2&q=a"), "q=a page=2");
    assert_eq!(matched("/s{?q,page}", "/s?q=a&page=2"), "q=a page=2");
    assert_eq!(matched("/s{?q,page}", "/s"), "");
    assert_eq!(matched("/s{?q,page}", "/s?q=a&q=b"), "no match");
    assert_eq!(matched("/s{?q,tag*}", "/s?tag=1&q=a&tag=2"), "q=a tag=[1|2]");
    assert_eq!(matched("/s{?q}", "/s?q=a&r=b"), "no match");
    assert_eq!(matched("/s{?q}", "/s?"), "no match");
    assert_eq!(matched("/s?", "/s?"), "");
    assert_eq!(matched("/s?", "/s"), "no match");
    assert_eq!(matched("/s?a=1&b={b}", "/s?b=2&a=1"), "b=2");
    assert_eq!(matched("/s?a={a}x&b=2", "/s?b=2&a=1x"), "a=1");
    // After a fragment begins, nothing is a query.
    assert_eq!(matched("/s#{a}?b{?c}", "/s#1?b?c=2"), "a=1 c=2");
    assert_eq!(matched("{a}{?a}", "x?a=y"), "no match");
    assert_eq!(matched("{a}{?a}", "x?a=x"), "a=x");
    // The order of a template may give what are not its pairs.
    assert_eq!(matched("/s?{&q}", "/s?&q=a"), "q=a");
    assert_eq!(matched("/s{?a}{&b}", "/s&b=1"), "b=1");
    assert_eq!(matched("/s?&&x={q}", "/s?&&x=1"), "q=1");
    assert_eq!(matched("/s{?a*,b}", "/s?b=1&x=2"), "a={x:2} b=1");
}

#[test]
fn repeated_variables_must_agree() {
    assert_match("/{a}/{a}", "/x/x", "a=x");
    assert_match("/{a}/{a}", "/x/y", "no match");
    assert_match("/{a:1}/{a}", "/f/fred", "a=fred");
    assert_match("/{a:1}/{a}", "/g/fred", "no match");
    assert_match("{a}{?a}", "?a=", "a=");
    assert_match("{a}{?a}", "?a=1", "no match");
    assert_match("/{+a}/{a}", "/%C3%A9/%C3%A9", "a=\u{e9}");
    assert_match("/{+a}/{a}", "/%C3%A9%2F/%C3%A9%252F", "a=\u{e9}%2F");
}

#[test]
fn prefixes_are_counted() {
    assert_match("{a:3}", "abc", "a=abc");
    assert_match("{a:3}", "abcd", "no match");
    assert_match("{a:2}", "%C3%A9%C3%A9", "a=\u{e9}\u{e9}");
    assert_match("{a:2}", "%C3%A9%C3%A9x", "no match");
    assert_match("{a:300}", &"x".repeat(300), &format!("a={}", "x".repeat(300)));
    assert_match("{a:300}", &"x".repeat(301), "no match");
    assert_match("{+a:2}", "/%C3%A9", "a=/\u{e9}");
    assert_match("{+a:2}", "/%C3%A9x", "no match");
}

/// The time of a match is in proportion to the length of the URI, also for a template that a backtracking matcher would
/// try in exponentially many ways.
#[test]
fn hostile_texts_take_linear_time() {
    let template = Template::parse("{a}{b}{c}{d}{e}{f}{g}{h}x").unwrap();
    let separated = Template::parse("/{a}/{b}{?c*}").unwrap();
    let time = |length: usize| {
        let (hostile, long) = ("a".repeat(length), format!("/{}/{}", "%C3%A9".repeat(length / 6), "b".repeat(length)));
        let start = Instant::now();
        assert_eq!(template.matches(&hostile).unwrap_err(), MatchError::NoMatch);
        assert!(separated.matches(&long).is_ok());
        for modifier in ["", ":9", "*"] {
            let variables: Vec<_> = (0..length / 100).map(|it| format!("a{it}{modifier}")).collect();
            let template = Template::parse(format!("{{{}}}", variables.join(","))).unwrap();
            assert!(template.matches_with("a", MatchOptions::new().first_longest()).is_ok());
        }
        start.elapsed()
    };
    time(10_000);
    let (short, long) = (time(20_000), time(200_000));
    assert!(long < 60 * short, "{short:?} {long:?}");
}
