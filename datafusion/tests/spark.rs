//! The examples of Spark's documentation, and the differences that the README lists.

use crate::sql::{assert_answer, assert_query_error};

#[test]
fn examples_of_the_documentation() {
    for name in ["parse_url", "try_parse_url"] {
        assert_answer(&format!("{name}('http://spark.apache.org/path?query=1', 'HOST')"), "spark.apache.org");
        assert_answer(&format!("{name}('http://spark.apache.org/path?query=1', 'QUERY')"), "query=1");
        assert_answer(&format!("{name}('http://spark.apache.org/path?query=1', 'QUERY', 'query')"), "1");
    }
    assert_query_error("parse_url('http://spark. apache.org/path?query=1', 'QUERY', 'query')", "in host at byte 13");
    assert_answer("try_parse_url('http://spark. apache.org/path?query=1', 'QUERY', 'query')", "NULL");
    assert_answer("url_encode('https://spark.apache.org')", "https%3A%2F%2Fspark.apache.org");
    assert_answer("url_decode('https%3A%2F%2Fspark.apache.org')", "https://spark.apache.org");
    assert_answer("try_url_decode('https%3A%2F%2spark.apache.org')", "NULL");
}

#[test]
fn parts() {
    for (part, value) in [
        ("PROTOCOL", "https"),
        ("AUTHORITY", "user%20name:x@h:8080"),
        ("USERINFO", "user%20name:x"),
        ("HOST", "h"),
        ("FILE", "/a%20b?k=v%20w&k2"),
        ("PATH", "/a%20b"),
        ("QUERY", "k=v%20w&k2"),
        ("REF", "f%20g"),
        ("host", "NULL"),
        ("SCHEME", "NULL"),
    ] {
        assert_answer(&format!("parse_url('https://user%20name:x@h:8080/a%20b?k=v%20w&k2#f%20g', '{part}')"), value);
    }
    for part in ["PROTOCOL", "AUTHORITY", "USERINFO", "HOST", "QUERY", "REF"] {
        assert_answer(&format!("parse_url('/a', '{part}')"), "NULL");
    }
    assert_answer("parse_url('http://h', 'PATH')", "");
    assert_answer("parse_url('http://h', 'FILE')", "");
}

#[test]
fn keys() {
    for (query, key, value) in [
        ("a=1&b=2", "b", "2"),
        ("a=1&a=2", "a", "1"),
        ("ba=1&a=2", "a", "2"),
        ("a&a=2", "a", "2"),
        ("a&b", "a", "NULL"),
        ("a=", "a", ""),
        ("a=%20+b=c", "a", "%20+b=c"),
        ("A=1", "a", "NULL"),
        ("a%20b=1", "a b", "NULL"),
    ] {
        assert_answer(&format!("parse_url('http://h/?{query}', 'QUERY', '{key}')"), value);
    }
    assert_answer("parse_url('http://h/?a=1', 'HOST', 'a')", "NULL");
    assert_answer("parse_url('http://h/', 'QUERY', 'a')", "NULL");
}

#[test]
fn differences() {
    // To Spark, the key is a regular expression.
    assert_answer("parse_url('http://h/?ab=1', 'QUERY', 'a.')", "NULL");
    // Spark's path is null: `java.net.URI` has none without a `/`.
    assert_answer("parse_url('mailto:a@b', 'PATH')", "a@b");
    // Spark's host is null: `java.net.URI` accepts only host names without a `_`.
    assert_answer("parse_url('http://a_b/', 'HOST')", "a_b");
    // Spark's authority and host are null.
    assert_answer("parse_url('file:///a', 'HOST')", "");
    // Spark rejects these.
    assert_answer("parse_url('http:', 'PROTOCOL')", "http");
    assert_answer("parse_url('http://[v1.a]/', 'HOST')", "[v1.a]");
    // Spark accepts brackets in a query.
    assert_answer("try_parse_url('http://h/?a[]=1', 'HOST')", "NULL");
}
