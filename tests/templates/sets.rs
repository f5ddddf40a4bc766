//! Sets of templates.

use pest_uri::template::{MatchError, Set, Template};

fn set<'t>(templates: &[&'t str]) -> Set<&'t str> {
    Set::new(templates.iter().map(|it| Template::parse(*it).unwrap()))
}

fn matching(set: &Set<&str>, uri: &str) -> Vec<usize> {
    set.matching(uri).collect()
}

#[test]
fn the_most_specific_template_is_first() {
    let set = set(&["/{+all}", "/users/{id}", "/users/me", "/users/{id}/posts", "/{kind}/{id}", "/users/{+rest}"]);
    assert_eq!(matching(&set, "/users/me"), [2, 1, 5, 4, 0]);
    assert_eq!(matching(&set, "/users/7"), [1, 5, 4, 0]);
    assert_eq!(matching(&set, "/users/7/posts"), [3, 5, 0]);
    assert_eq!(matching(&set, "/posts/7"), [4, 0]);
    assert_eq!(matching(&set, "x"), [0; 0]);
    assert_eq!(set.matches("/users/me").map(|(index, _)| index), Some(2));
    assert!(set.matches("x").is_none());
}

/// Of those with as much literal text, one within another is first; otherwise the order is that of the set.
#[test]
fn a_template_within_another_is_first() {
    assert_eq!(matching(&set(&["/{b}/{c}", "/{a}/{a}"]), "/x/x"), [1, 0]);
    assert_eq!(matching(&set(&["/{+a}y", "/x{b}", "/{c}"]), "/xy"), [0, 1, 2]);
}

#[test]
fn a_match_may_be_ambiguous() {
    let set = set(&["{a}-{b}", "{+all}!"]);
    let (index, matched) = set.matches("1-2-3").unwrap();
    assert_eq!((index, matched.unwrap_err()), (0, MatchError::Ambiguous));
}

#[test]
fn a_template_whose_variables_disagree_does_not_match() {
    let set = set(&["/{a}/{a}", "/{b}/{c}"]);
    assert_eq!(matching(&set, "/x/y"), [1]);
    assert_eq!(matching(&set, "/x/x"), [0, 1]);
}

#[test]
fn unreachable_templates_are_found() {
    let found = |templates: &[&str]| set(templates).unreachable().collect::<Vec<_>>();
    assert_eq!(found(&["/a/{b}", "/a/{c}"]), [1]);
    assert_eq!(found(&["/{b}", "/a", "/{+c}"]), [0; 0]);
    // Two templates together match all texts of a third.
    assert_eq!(found(&["/{a}", "/{a}/{b}", "/{+c}", "/{d:1}{/e}"]), [3]);
    assert_eq!(found(&["{?a}", "{?b}", "{?a,b:1}"]), [0; 0]);
    assert_eq!(found(&["/x{?a}", "/x{?b}", "/x{?a:3}", "/x{?b*}"]), [0; 0]);
    assert_eq!(found(&["/{a}/{a}", "/x/{b}", "/x/{c}"]), [2]);
}

#[test]
fn a_set_may_be_empty_and_large() {
    assert_eq!(matching(&set(&[]), ""), [0; 0]);
    let texts: Vec<String> = (0..300).map(|index| format!("/api/v1/things{index}/{{id}}{{?page}}")).collect();
    let set = Set::new(texts.iter().map(|text| Template::parse(text).unwrap()));
    assert!(set.matching("/api/v1/things299/7?page=2").eq([299]));
    assert_eq!(set.unreachable().count(), 0);
}
