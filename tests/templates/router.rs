//! Templates as the routes of a server.

use std::time::{Duration, Instant};

use pest_uri::template::{Match, MatchError, MatchOptions, Set, Template, Value};

const ROUTES: [&str; 16] = [
    "/", "/users", "/users/me", "/users/{id}", "/users/{id}/orders{/order}", "/users/{id}:activate",
    "/search{?q,page}", "/search?type=tag{&q}", "/items{?tag*,limit}", "/static{/path*}", "/raw/{+path}",
    "/files/{name}.{ext}", "/map/{x},{y}{;layer,zoom}", "/@{user}", "/caf\u{e9}/{dish}", "/report{.format}",
];

fn template(text: &str) -> Template<&str> {
    Template::parse(text).unwrap()
}

fn router() -> Set<&'static str> {
    Set::with_options(ROUTES.map(template), MatchOptions::ROUTER)
}

/// The variables of a match, and the parameters that its template does not have, in one line.
fn shown(matched: &Match<'_>) -> String {
    let values = matched.iter().map(|(name, value)| match value {
        Value::Undefined => format!("{name} undefined"),
        Value::Text(text) => format!("{name}={text}"),
        Value::List(members) => format!("{name}=[{}]", members.join("|")),
        Value::Map(pairs) => {
            let pairs: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}:{value}")).collect();
            format!("{name}={{{}}}", pairs.join("|"))
        }
    });
    let unknown = matched.unknown_parameters().map(|pair| {
        let value = pair.decode_value().map_or(String::new(), |value| format!("={}", value.unwrap()));
        format!("+{}{value}", pair.decode_key().unwrap())
    });
    values.chain(unknown).collect::<Vec<_>>().join(" ")
}

fn answer(set: &Set<&str>, request: &str) -> String {
    match set.matches(request) {
        None => "404".to_owned(),
        Some((index, Ok(matched))) => format!("{} {}", set.templates()[index], shown(&matched)).trim_end().to_owned(),
        Some((index, Err(error))) => format!("{} {error}", set.templates()[index]),
    }
}

#[track_caller]
fn assert_routed(request: &str, expected: &str) {
    assert_eq!(answer(&router(), request), expected, "{request}");
}

#[test]
fn a_segment_has_every_character_of_a_path() {
    assert_routed("/users/ann@example.com", "/users/{id} id=ann@example.com");
    assert_routed("/users/a:b", "/users/{id} id=a:b");
    assert_routed("/users/a,b;c=d!$&'()*+", "/users/{id} id=a,b;c=d!$&'()*+");
    assert_routed("/users/a%40b%2fc%2Fd", "/users/{id} id=a@b/c/d");
    assert_routed("/users/caf%c3%A9", "/users/{id} id=caf\u{e9}");
    assert_routed("/users/%00", "/users/{id} id=\0");
    assert_routed("/users/..%2F..%2Fetc", "/users/{id} id=../../etc");
    assert_routed("/users/me%2F", "/users/{id} id=me/");
    assert_routed("/users/100%25", "/users/{id} id=100%");
}

#[test]
fn an_invalid_request_has_no_route() {
    for request in [
        "/users/%zz", "/users/%4", "/users/%", "/users/a b", "/users/a<b", "/users/\u{e9}", "/users/[",
        "/search?q=%zz", "/search?x=%zz",
    ] {
        assert_routed(request, "404");
    }
}

#[test]
fn a_value_that_is_not_utf8_is_an_error() {
    assert_routed("/users/%FF", "/users/{id} a value is not UTF-8 at byte 7");
    assert_routed("/search?page=1&q=%C3", "/search{?q,page} a value is not UTF-8 at byte 17");
    assert_routed("/static/a/%80", "/static{/path*} a value is not UTF-8 at byte 10");
    assert_routed("/raw/%ed%a0%80", "/raw/{+path} a value is not UTF-8 at byte 5");
    // A parameter that no variable has is not decoded.
    assert!(router().matches("/users?x=%FF").unwrap().1.is_ok());
    let set = Set::with_options(["/{a}", "/{+b}"].map(template), MatchOptions::ROUTER);
    let errors = set.all_matches("/%FF").map(|(index, matched)| (index, matched.unwrap_err()));
    assert!(errors.eq([0, 1].map(|index| (index, MatchError::NotUtf8 { offset: 1 }))));
}

#[test]
fn a_more_specific_route_is_first() {
    assert_routed("/users/me", "/users/me");
    assert_routed("/users/mee", "/users/{id} id=mee");
    assert_routed("/users/%6De", "/users/me");
    assert_routed("/users/7:activate", "/users/{id}:activate id=7");
    assert_routed("/users/7%3Aactivate", "/users/{id}:activate id=7");
    assert_routed("/users/7:activated", "/users/{id} id=7:activated");
    let set = router();
    let found: Vec<&str> = set.matching("/users/a:activate").map(|index| ROUTES[index]).collect();
    assert_eq!(found, ["/users/{id}:activate", "/users/{id}"]);
}

#[test]
fn a_required_value_is_not_empty() {
    assert_routed("/users/", "404");
    assert_routed("/users", "/users");
    assert_routed("/users//orders", "404");
    assert_routed("/users/7/", "404");
    assert_routed("/users/7/orders", "/users/{id}/orders{/order} id=7");
    assert_routed("/users/7/orders/", "404");
    assert_routed("/users/7/orders/9", "/users/{id}/orders{/order} id=7 order=9");
    assert_routed("/users/7/orders/9/10", "404");
    assert_routed("/raw/", "404");
    assert_routed("/files/.", "404");
    assert_routed("/report.", "404");
    assert_routed("/map/,{;layer}", "404");
    assert_routed("/@", "404");
    assert_routed("", "404");
    assert_routed("/", "/");
    assert_routed("//", "404");
}

#[test]
fn literal_text_decodes_alike() {
    assert_routed("/%75sers/7", "/users/{id} id=7");
    assert_routed("/users%2F7", "404");
    assert_routed("/Users/7", "404");
    assert_routed("/%40ann", "/@{user} user=ann");
    assert_routed("/@ann", "/@{user} user=ann");
    assert_routed("/caf%c3%a9/tea", "/caf\u{e9}/{dish} dish=tea");
    assert_routed("/caf%C3%A9/tea", "/caf\u{e9}/{dish} dish=tea");
    assert_routed("/search%3Fq=a", "404");
}

#[test]
fn catch_alls() {
    assert_routed("/static", "/static{/path*}");
    assert_routed("/static/", "/static{/path*} path=[]");
    assert_routed("/static/css/site.css", "/static{/path*} path=[css|site.css]");
    assert_routed("/static/a%2Fb/c", "/static{/path*} path=[a/b|c]");
    assert_routed("/static/k=v/l", "/static{/path*} path=[k=v|l]");
    assert_routed("/static/k=v", "/static{/path*} path=[k=v]");
    assert_routed("/static/a/", "/static{/path*} path=[a|]");
    assert_routed("/static/a/?v=1", "/static{/path*} path=[a|] +v=1");
    assert_routed("/raw/a/b%20c.txt", "/raw/{+path} path=a/b c.txt");
    assert_routed("/raw/a%2Fb/c%25", "/raw/{+path} path=a%2Fb/c%25");
    assert_routed("/raw/a/../b?x=/y", "/raw/{+path} path=a/../b +x=/y");
}

#[test]
fn extensions() {
    assert_routed("/files/menu.pdf", "/files/{name}.{ext} name=menu ext=pdf");
    assert_routed("/files/a.tar.gz", "/files/{name}.{ext} name=a.tar ext=gz");
    assert_routed("/files/..gz", "/files/{name}.{ext} name=. ext=gz");
    assert_routed("/files/.gz", "404");
    assert_routed("/files/menu", "404");
    assert_routed("/report", "/report{.format}");
    assert_routed("/report.json", "/report{.format} format=json");
    assert_routed("/report.tar.gz", "/report{.format} format=tar.gz");
}

#[test]
fn path_parameters() {
    assert_routed("/map/1,2", "/map/{x},{y}{;layer,zoom} x=1 y=2");
    assert_routed("/map/1%2C2", "/map/{x},{y}{;layer,zoom} x=1 y=2");
    assert_routed("/map/1,2;layer=roads;zoom=3", "/map/{x},{y}{;layer,zoom} x=1 y=2 layer=roads zoom=3");
    assert_routed("/map/1,2;zoom=3", "/map/{x},{y}{;layer,zoom} x=1 y=2 zoom=3");
    assert_routed("/map/1,2;layer", "/map/{x},{y}{;layer,zoom} x=1 y=2 layer=");
    assert_routed("/map/1,2;layer=", "/map/{x},{y}{;layer,zoom} x=1 y=2 layer=");
    assert_routed("/map/1,2;layer=a@b=c%3b", "/map/{x},{y}{;layer,zoom} x=1 y=2 layer=a@b=c;");
}

#[test]
fn query_parameters() {
    assert_routed("/search", "/search{?q,page}");
    assert_routed("/search?", "/search{?q,page}");
    assert_routed("/search?q=tea", "/search{?q,page} q=tea");
    assert_routed("/search?page=2&q=tea", "/search{?q,page} q=tea page=2");
    assert_routed("/search?q=a@b:c/d?e=f", "/search{?q,page} q=a@b:c/d?e=f");
    assert_routed("/search?q=a,b", "/search{?q,page} q=a,b");
    assert_routed("/search?q=a%26b%3dc", "/search{?q,page} q=a&b=c");
    assert_routed("/search?%71=tea", "/search{?q,page} q=tea");
    assert_routed("/search?q=", "/search{?q,page} q=");
    assert_routed("/search?q", "/search{?q,page} q=");
    assert_routed("/search?q=a+b%2B", "/search{?q,page} q=a+b+");
    assert_routed("/search?&q=a&&page=2&", "/search{?q,page} q=a page=2");
    assert_routed("/search/?q=a", "404");
    assert_routed("/users?page=2", "/users +page=2");
    assert_routed("/?utm=1", "/ +utm=1");
}

#[test]
fn unknown_and_repeated_parameters() {
    assert_routed("/search?lang=en&q=a&debug", "/search{?q,page} q=a +lang=en +debug");
    assert_routed("/search?q=a&q=b", "/search{?q,page} q=a +q=b");
    assert_routed("/search?q=&q=b&page=1", "/search{?q,page} q= page=1 +q=b");
    assert_routed("/search?q=a&q=", "/search{?q,page} q=a +q=");
    assert_routed("/search?qq=1&pa=2&Q=3", "/search{?q,page} +qq=1 +pa=2 +Q=3");
    assert_routed("/items?tag=a&limit=5&tag=b&x=y&tag", "/items{?tag*,limit} tag=[a|b|] limit=5 +x=y");
    assert_routed("/items?x=y", "/items{?tag*,limit} +x=y");
    assert_routed("/search?=1", "/search{?q,page} +=1");
    assert_routed("/search?q=a#b", "404");
}

#[test]
fn literal_parameters_are_required() {
    assert_routed("/search?type=tag&q=a", "/search?type=tag{&q} q=a");
    assert_routed("/search?q=a&x=y&type=tag", "/search?type=tag{&q} q=a +x=y");
    assert_routed("/search?type=tag", "/search?type=tag{&q}");
    assert_routed("/search?type=user&q=a", "/search{?q,page} q=a +type=user");
    let route = template("/find?q={q}&page={page}");
    let matched = |request: &str| {
        route.matches_with(request, MatchOptions::ROUTER).map_or_else(|error| error.to_string(), |it| shown(&it))
    };
    assert_eq!(matched("/find?page=2&q=a@b&z=1"), "q=a@b page=2 +z=1");
    assert_eq!(matched("/find?page=2"), "no match");
    assert_eq!(matched("/find?page=2&q="), "no match");
    assert_eq!(matched("/find?page=2&q=a&q=b"), "q=a page=2 +q=b");
    assert_eq!(matched("/find"), "no match");
}

#[test]
fn a_plus_may_be_a_space() {
    let set = Set::with_options(ROUTES.map(template), MatchOptions::ROUTER.plus_is_space(true));
    assert_eq!(answer(&set, "/search?q=a+b%2Bc&x=d+e"), "/search{?q,page} q=a b+c +x=d e");
    assert_eq!(answer(&set, "/search?q=a+b"), "/search{?q,page} q=a b");
    assert_eq!(answer(&set, "/users/a+b"), "/users/{id} id=a+b");
    assert_eq!(answer(&set, "/map/1,2;layer=a+b"), "/map/{x},{y}{;layer,zoom} x=1 y=2 layer=a+b");
}

#[track_caller]
fn assert_chosen(text: &str, request: &str, longest: &str, shortest: &str) {
    let shown = |options: MatchOptions| template(text).matches_with(request, options).map(|it| shown(&it));
    assert_eq!(shown(MatchOptions::ROUTER).as_deref(), Ok(longest), "{text} {request}");
    assert_eq!(shown(MatchOptions::ROUTER.first_shortest()).as_deref(), Ok(shortest), "{text} {request}");
    assert_eq!(shown(MatchOptions::ROUTER.unique()), Err(MatchError::Ambiguous), "{text} {request}");
}

#[test]
fn a_choice_is_made() {
    assert_chosen("/{number}-{title}", "/7-my-title", "number=7-my title=title", "number=7 title=my-title");
    assert_chosen("/{name}{.ext}", "/a.b.c", "name=a.b ext=c", "name=a ext=b.c");
    assert_chosen("/{a}-{b}-{c}", "/1-2-3-4", "a=1-2 b=3 c=4", "a=1 b=2 c=3-4");
    assert_chosen("{/year,month}", "/2024", "year=2024", "year=2024");
    assert_chosen("{.a,b}", ".x.y.z", "a=x.y.z", "a=x.y.z");
    assert_chosen("/{a}{b}", "/123", "a=12 b=3", "a=1 b=23");
    assert_chosen("/{a}:{b}", "/%3A:x:y", "a=::x b=y", "a=: b=x:y");
}

#[test]
fn an_expression_has_as_many_values_as_it_can() {
    let shown = |text: &str, request: &str| {
        [MatchOptions::ROUTER, MatchOptions::ROUTER.first_shortest()]
            .map(|it| template(text).matches_with(request, it).map(|it| shown(&it)).unwrap())
    };
    assert_eq!(shown("/{id}{;a,b,c}", "/7;a=1;c=2"), ["id=7 a=1 c=2"; 2]);
    assert_eq!(shown("/{id}{;a*}", "/7;a=1;a=2;a"), ["id=7 a=[1|2|]"; 2]);
    assert_eq!(shown("/{id}{;a*}", "/7;b=1;c=2"), ["id=7 a={b:1|c:2}"; 2]);
    assert_eq!(shown("/{id}{.a*}", "/7.b.c"), ["id=7 a=[b|c]"; 2]);
    assert_eq!(shown("{/a,b,c}", "/1/2"), ["a=1 b=2"; 2]);
    assert_eq!(shown("/{+a}{/b*}", "/1/2/3"), ["a=1 b=[2|3]"; 2]);
}

/// The options are independent of each other.
#[test]
fn each_option_alone() {
    let matched = |text: &str, request: &str, options: MatchOptions| {
        template(text).matches_with(request, options).map_or_else(|error| error.to_string(), |it| shown(&it))
    };
    let new = MatchOptions::new;
    assert_eq!(matched("/{a}", "/a@b", new()), "no match");
    assert_eq!(matched("/{a}", "/a@b", new().decoded(true)), "a=a@b");
    assert_eq!(matched("/{a}", "/", new().decoded(true)), "");
    assert_eq!(matched("/{a}", "/", new().required(true)), "no match");
    assert_eq!(matched("/{+a}/{b}", "/x/y", new().required(true)), "a=x b=y");
    assert_eq!(matched("{a*}x{b:3}", "1,x12", new().required(true)), "a=[1|] b=12");
    assert_eq!(matched("{x,y}", "1", new().required(true)), "no match");
    assert_eq!(matched("{x,y}", "1,2", new().required(true)), "x=1 y=2");
    assert_eq!(matched("/s{?a}", "/s?b=1", new().unknown_parameters(true)), "+b=1");
    assert_eq!(matched("/s{?a}", "/s?b=1&a=x@y", new().unknown_parameters(true)), "+b=1 +a=x@y");
    // A parameter is unknown only if no variable can have its text.
    assert_eq!(matched("/{+a}?", "/x?y?", new().unknown_parameters(true)), "a=x?y");
    assert_eq!(matched("/s{?a,b}", "/s?b=1&a=2", new().any_order(true).decoded(true)), "a=2 b=1");
    assert_eq!(matched("/s{?a}{&b}", "/s?b=1&a=2", new().any_order(true)), "a=2 b=1");
    assert_eq!(matched("/s{?a}", "/s?b=1&a=2", new().any_order(true).decoded(true)), "no match");
    assert_eq!(matched("/s{?a*}", "/s?b=1&c=@", new().any_order(true).decoded(true)), "a={b:1|c:@}");
    assert_eq!(matched("/s{?a,b}", "/s?b=1&a=@", new().decoded(true)), "no match");
    assert_eq!(matched("http://h{/a}", "http://h/x:y", new().decoded(true)), "a=x:y");
    assert_eq!(matched("/s{?a}", "/s?a=x/y", new().decoded(true)), "a=x/y");
    assert_eq!(matched("/s?a={a}", "/s?a=x/y", new().decoded(true)), "a=x/y");
    assert_eq!(matched("/s{#a}", "/s#x?y", new().decoded(true)), "a=x?y");
    assert_eq!(matched("{x,y}", "1,2@", new().decoded(true)), "x=1 y=2@");
    assert_eq!(matched("{x}", "1,2", new().decoded(true)), "x=1,2");
    assert_eq!(matched("{a}-{b}", "1-2-3", new().first_longest()), "a=1-2 b=3");
}

#[test]
fn variables_that_occur_twice_must_agree() {
    let matched = |text: &str, request: &str| template(text).matches_with(request, MatchOptions::ROUTER).is_ok();
    assert!(matched("/{a}/{a}", "/x@/x%40"));
    assert!(!matched("/{a}/{a}", "/x/y"));
    assert!(matched("/{a:1}/{a}", "/%C3%A9/%c3%a9t%C3%A9"));
    assert!(!matched("/{a:1}/{a}", "/e/x"));
    assert!(matched("/{a:2}", "/%C3%A9@"));
    assert!(!matched("/{a:2}", "/%C3%A9@x"));
    assert!(matched("{.a:1,b}", ".xx"));
    assert!(matched("/{a:300}", &format!("/{}", "%c3%a9".repeat(300))));
    assert!(!matched("/{a:300}", &format!("/{}", "%c3%a9".repeat(301))));
    let set = Set::with_options(["/{a}/{a}", "/{b}/{c}"].map(template), MatchOptions::ROUTER);
    assert!(set.matching("/x/y").eq([1]));
    assert!(set.matching("/x/%78").eq([0, 1]));
}

#[test]
fn parameters_of_a_path_are_in_any_order() {
    let route = template("/map{;layer,zoom,x}/tiles");
    let matched = |request| route.matches_with(request, MatchOptions::ROUTER).map(|it| shown(&it));
    assert_eq!(matched("/map;x=1;layer=a;zoom=2/tiles").as_deref(), Ok("layer=a zoom=2 x=1"));
    assert_eq!(matched("/map;zoom/tiles").as_deref(), Ok("zoom="));
    assert_eq!(matched("/map/tiles").as_deref(), Ok(""));
    for request in ["/map;zoom=1;zoom=2/tiles", "/map;other=1/tiles", "/map;/tiles", "/map;zoom=1;/tiles"] {
        assert_eq!(matched(request).as_deref(), Err(&MatchError::NoMatch), "{request}");
    }
    let ordered = route.matches_with("/map;x=1;layer=a/tiles", MatchOptions::new());
    assert_eq!(ordered.unwrap_err(), MatchError::NoMatch);
    let set = Set::with_options(["/map{;a,b}", "/map{;all*}"].map(template), MatchOptions::ROUTER);
    assert!(set.matching("/map;b=1;b=2").eq([1]));
    assert!(set.matching("/map;b=1;a=2").eq([0, 1]));
}

#[test]
fn a_slash_at_the_end_is_significant_by_default() {
    let options = MatchOptions::ROUTER.trailing_slash(true);
    let is_match = |text: &str, request: &str, options| template(text).matches_with(request, options).is_ok();
    for (text, request) in
        [("/users", "/users/"), ("/users/", "/users"), ("/users/{?q}", "/users?q=1"), ("/a#b", "/a/#b")]
    {
        assert!(is_match(text, request, options) && !is_match(text, request, MatchOptions::ROUTER), "{text} {request}");
    }
    for (text, request) in
        [("/", "//"), ("/users", "/users//"), ("/{id}", "//"), ("/users/", "/users//"), ("/a{?b}", "/a?b=/")]
    {
        assert_eq!(is_match(text, request, options), text == "/a{?b}", "{text} {request}");
    }
    let set = Set::with_options(["/users/", "/posts"].map(template), options);
    let first = |request: &str| set.matches(request).map(|(index, _)| index);
    assert_eq!([first("/users"), first("/users/"), first("/posts/")], [Some(0), Some(0), Some(1)]);
    let path = |request| {
        let route = template("/files{/path*}");
        route.matches_with(request, options).map(|it| shown(&it))
    };
    assert_eq!(path("/files/a/").as_deref(), Ok("path=[a|]"));
}

#[test]
fn an_absolute_template_has_an_authority() {
    let route = template("http://{host}/{id}");
    let matched = |request| route.matches_with(request, MatchOptions::ROUTER).map(|it| shown(&it));
    assert_eq!(matched("http://a.example/x@y").as_deref(), Ok("host=a.example id=x@y"));
    assert_eq!(matched("http://u@a.example/x").as_deref(), Err(&MatchError::NoMatch));
    assert_eq!(matched("http://a.example/x/y").as_deref(), Err(&MatchError::NoMatch));
    let route = template("{+base}/files/{path}{#section}");
    let matched = |request| route.matches_with(request, MatchOptions::ROUTER).map(|it| shown(&it));
    assert_eq!(matched("https://h/files/a#b").as_deref(), Ok("base=https://h path=a section=b"));
    assert_eq!(matched("https://h/files/a?c=d#b").as_deref(), Ok("base=https://h path=a section=b +c=d"));
}

/// An ambiguous match does not hide a later one.
#[test]
fn the_next_best_match_is_found() {
    let set = Set::new(["{a}-{b}", "{+all}"].map(template));
    let all: Vec<_> = set.all_matches("1-2-3").map(|(index, matched)| (index, matched.err())).collect();
    assert_eq!(all, [(0, Some(MatchError::Ambiguous)), (1, None)]);
}

#[test]
fn unreachable_routes_are_found() {
    let found = |routes: &[&'static str]| {
        let set = Set::with_options(routes.iter().map(|it| template(it)), MatchOptions::ROUTER);
        set.unreachable().collect::<Vec<_>>()
    };
    assert_eq!(found(&["/a/{b}", "/a/{c}"]), [1]);
    assert_eq!(found(&["/a{?b}", "/a{?c}", "/a"]), [1, 2]);
    assert_eq!(found(&["/a/{b}", "/{+c}", "/a?x=1"]), [0; 0]);
    assert_eq!(found(&ROUTES), [0; 0]);
}

/// Twice the text takes about twice the time, also for templates and requests with many choices.
#[test]
fn routing_takes_linear_time() {
    let routes = ["{a}{b}{c}{d}{e}x", "/{a}-{b}-{c}.{d}{?e,f*}", "{/a*}{?b}", "/{+a}/{+b}", "/s?a={a}&b={b}{&c*}"];
    let set = Set::with_options(routes.map(template), MatchOptions::ROUTER);
    let time = |length: usize| {
        let requests = ["a", "-a", "/a", "%2F", "a.-", "&a=b", "?", "a=&"].map(|it| it.repeat(length / it.len()));
        let run = |text: &String| {
            ["/", "/s?", "/a-b-"]
                .iter()
                .map(|before| set.all_matches(&format!("{before}{text}")).count())
                .sum::<usize>()
        };
        let measure = || {
            let start = Instant::now();
            assert!(requests.iter().map(run).sum::<usize>() > 10);
            start.elapsed()
        };
        (0..3).map(|_| measure()).min().unwrap_or(Duration::ZERO)
    };
    time(500);
    let (short, long) = (time(2_000), time(16_000));
    assert!(long < 40 * short, "{short:?} {long:?}");
}
