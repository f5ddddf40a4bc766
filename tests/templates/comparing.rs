//! Comparing templates.

use pest_uri::template::{Template, Undecided};

fn template(text: &str) -> Template<&str> {
    Template::parse(text).unwrap()
}

#[track_caller]
fn assert_overlap(a: &str, b: &str, expected: Option<&str>) {
    let expected = Ok(expected.map(String::from));
    assert_eq!(template(a).overlaps(&template(b)), expected, "{a} {b}");
    assert_eq!(template(b).overlaps(&template(a)), expected, "{b} {a}");
}

#[track_caller]
fn assert_lacks(a: &str, b: &str, expected: Option<&str>) {
    let expected = Ok(expected.map(String::from));
    assert_eq!(template(a).lacks(&template(b)), expected, "{a} {b}");
}

#[test]
fn overlap_has_a_shortest_witness() {
    assert_overlap("/users/{id}", "/users/me", Some("/users/me"));
    assert_overlap("/users/{id}", "/users/{name}", Some("/users/"));
    assert_overlap("/users/{id}", "/posts/{id}", None);
    assert_overlap("/users/{id}", "/users/{id}/posts", None);
    assert_overlap("/{a}/x", "/y/{b}", Some("/y/x"));
    assert_overlap("/{+path}", "/a/{b}/c", Some("/a//c"));
    assert_overlap("/a{?x,y}", "/a?y={z}", Some("/a?y="));
    assert_overlap("/a{?x}", "/a{?y}", Some("/a"));
    assert_overlap("/a?{x}", "/a{?y}", None);
    assert_overlap("{a:2}", "abc", None);
    assert_overlap("{a:3}", "abc", Some("abc"));
    assert_overlap("{a}", "caf\u{e9}", Some("caf%C3%A9"));
    assert_overlap("{a}", "%C3", None);
    assert_overlap("{+a}", "%C3", Some("%C3"));
    assert_overlap("{a}", "%41", None);
    assert_overlap("{/a*}", "/x/y", Some("/x/y"));
}

#[test]
fn containment_has_a_shortest_counterexample() {
    assert_lacks("/users/{id}", "/users/me", None);
    assert_lacks("/users/me", "/users/{id}", Some("/users/"));
    assert_lacks("/{+path}", "/users/{id}{?q,r*}", None);
    assert_lacks("/users/{id}", "/users/{+id}", Some("/users/!"));
    assert_lacks("{/a*}", "{/a,b}", None);
    assert_lacks("{/a,b}", "{/a*}", Some("/="));
    assert_lacks("{?a,b}", "{?a}", None);
    assert_lacks("{?a}", "{?a,b}", Some("?b="));
    assert_lacks("{a}", "{a:9}", None);
    assert_lacks("{a:2}", "{a:3}", Some("aaa"));
    assert_lacks("{a}{b}", "{c}", None);
}

/// Where a variable occurs twice, an automaton accepts more than the template: no answer rests on that.
#[test]
fn repeated_variables_may_be_undecided() {
    assert_eq!(template("/{a}/{a}").overlaps(&template("/x/y")), Err(Undecided));
    assert_eq!(template("/{a}/{a}").overlaps(&template("/x/x")), Ok(Some("/x/x".into())));
    assert_eq!(template("/{a}/{a}").overlaps(&template("/x")), Ok(None));
    assert_eq!(template("/{a}/{a}").lacks(&template("/x/y")), Err(Undecided));
    assert_eq!(template("/{a}/{a}").lacks(&template("/x")), Ok(Some("/x".into())));
    assert_eq!(template("/{a}/{b}").lacks(&template("/{c}/{c}")), Ok(None));
    assert_eq!(template("//").lacks(&template("/{c}/{c}")), Err(Undecided));
    assert_eq!(template("{a:200}").overlaps(&template(&"x".repeat(201))), Err(Undecided));
}

#[test]
fn a_comparison_that_takes_too_long_is_undecided() {
    assert_eq!(template("{a}x{b:40}").lacks(&template("{c}x{d:40}")), Err(Undecided));
}
