//! The examples of Trino's documentation and tests, and the differences that the README lists.

use crate::sql::assert_answer;

#[test]
fn examples_of_the_documentation() {
    assert_answer("url_extract_protocol('http://localhost:8080/req_path')", "http");
    assert_answer("url_extract_protocol('https://127.0.0.1:8080/req_path')", "https");
    assert_answer("url_extract_protocol('ftp://path/file')", "ftp");
}

/// Checks the protocol, host, port, path, query and fragment of a URL.
#[track_caller]
fn assert_parts(url: &str, parts: [&str; 6]) {
    for (name, part) in ["protocol", "host", "port", "path", "query", "fragment"].into_iter().zip(parts) {
        assert_answer(&format!("url_extract_{name}('{url}')"), part);
    }
}

#[test]
fn parts() {
    assert_parts(
        "http://example.com/path1/p.php?k1=v1&k2=v2#Ref1",
        ["http", "example.com", "NULL", "/path1/p.php", "k1=v1&k2=v2", "Ref1"],
    );
    assert_parts("http://example.com/path1/p.php?", ["http", "example.com", "NULL", "/path1/p.php", "", ""]);
    assert_parts("http://example.com/path1/p.php", ["http", "example.com", "NULL", "/path1/p.php", "", ""]);
    assert_parts(
        "http://example.com:8080/path1/p.php?k1=v1&k2=v2#Ref1",
        ["http", "example.com", "8080", "/path1/p.php", "k1=v1&k2=v2", "Ref1"],
    );
    assert_parts("https://username@example.com", ["https", "example.com", "NULL", "", "", ""]);
    assert_parts("https://username:password@example.com", ["https", "example.com", "NULL", "", "", ""]);
    assert_parts("foo", ["", "", "NULL", "foo", "", ""]);
    assert_parts("http://example.com/^", ["NULL"; 6]);
    assert_parts("http://example.com/caf%C3%A9?a%20b#%23", ["http", "example.com", "NULL", "/café", "a b", "#"]);
    assert_parts("http://example.com/café", ["http", "example.com", "NULL", "/café", "", ""]);
}

#[test]
fn parameters() {
    for (url, name, value) in [
        ("http://example.com/path1/p.php?k1=v1&k2=v2&k3&k4#Ref1", "k1", "v1"),
        ("http://example.com/path1/p.php?k1=v1&k2=v2&k3&k4#Ref1", "k2", "v2"),
        ("http://example.com/path1/p.php?k1=v1&k2=v2&k3&k4#Ref1", "k3", ""),
        ("http://example.com/path1/p.php?k1=v1&k2=v2&k3&k4#Ref1", "k4", ""),
        ("http://example.com/path1/p.php?k1=v1&k2=v2&k3&k4#Ref1", "k5", "NULL"),
        ("http://example.com/path1/p.php?k1=v1&k1=v2&k1&k1#Ref1", "k1", "v1"),
        ("http://example.com/path1/p.php?k1&k1=v1&k1&k1#Ref1", "k1", ""),
        ("http://example.com/path1/p.php?k=a=b=c&x=y#Ref1", "k", "a=b=c"),
        ("http://example.com/path1/p.php?k1=a%26k2%3Db&k2=c#Ref1", "k2", "c"),
        ("foo", "k1", "NULL"),
        ("http://example.com/?k=a+b%2B", "k", "a b+"),
        ("http://example.com/?k=%FF", "k", "\u{FFFD}"),
    ] {
        assert_answer(&format!("url_extract_parameter('{url}', '{name}')"), value);
    }
}

#[test]
fn encoded_and_decoded_values() {
    for (value, encoded) in [
        ("http://test", "http%3A%2F%2Ftest"),
        ("http://test?a=b&c=d", "http%3A%2F%2Ftest%3Fa%3Db%26c%3Dd"),
        ("http://\u{30c6}\u{30b9}\u{30c8}", "http%3A%2F%2F%E3%83%86%E3%82%B9%E3%83%88"),
        ("~@:.-*_+ \u{2603}", "%7E%40%3A.-*_%2B+%E2%98%83"),
        ("test", "test"),
        ("\u{29E3D}", "%F0%A9%B8%BD"),
    ] {
        assert_answer(&format!("url_encode('{value}')"), encoded);
        assert_answer(&format!("url_decode('{encoded}')"), value);
    }
    assert_answer("url_decode('a&b=c')", "a&b=c");
    assert_answer("try_url_decode('100%')", "NULL");
}

#[test]
fn differences() {
    // Trino's path is empty: `java.net.URI` has none without a `/`.
    assert_answer("url_extract_path('mailto:test@example.com')", "test@example.com");
    // Trino's host is empty: `java.net.URI` accepts only host names without a `_`.
    assert_answer("url_extract_host('http://a_b/')", "a_b");
    // Trino accepts brackets in a query.
    assert_answer("url_extract_host('http://h/?a[]=1')", "NULL");
    // Trino has U+FFFD here.
    assert_answer("url_extract_path('http://h/%FF')", "/%FF");
    // Trino compares names as they are written.
    assert_answer("url_extract_parameter('http://h/?a%5Fb=1', 'a_b')", "1");
}
