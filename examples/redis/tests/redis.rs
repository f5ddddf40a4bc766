//! What the grammar makes of a few texts, as a snapshot: a change of the grammar shows in it.

use redis_uri::{Redis, redis};

#[test]
fn trees_and_errors() {
    let texts = ["redis://:secret@example.com:6379/0?timeout=10s", "rediss://[2001:db8::7]", "redis://h/x", "redis:/0"];
    let shown = texts.map(|text| match redis::parse(text) {
        Ok(tree) => format!("{tree}\n{}", redis::components(text).unwrap().figure(80)),
        Err(error) => error.report(text).to_string(),
    });
    insta::assert_snapshot!(shown.join("\n"));
}

#[test]
fn inside_the_generic_syntax() {
    for text in ["redis://localhost", "rediss://u:p@[::1]:1/15?a=b"] {
        assert_eq!(redis::components(text).unwrap(), pest_uri::Uri::parse(text).unwrap().components());
    }
    assert_eq!(Redis::parse("redis://h").unwrap().port, 6379);
}
