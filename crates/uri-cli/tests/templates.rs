//! `uri template`.

use crate::support::assert_uri;

#[test]
fn expand() {
    assert_uri!("template expand /users/{id}{?tag*} --var id=a/b", @"/users/a%2Fb");
    assert_uri!(r#"template expand --vars '{"id":7,"tag":["a",null,"b"]}'"#, "/{id}{?tag*}\n{tag}\n", @"
    /7?tag=a&tag=b
    a,b
    ");
    assert_uri!(r#"template expand --vars '{"m":{"z":1,"b=":2,"a&admin":"é"}}'"#, "{?m*}\n{m*}\n{?m}\n{#m*}\n", @"
    ?z=1&b%3D=2&a%26admin=%C3%A9
    z=1,b%3D=2,a%26admin=%C3%A9
    ?m=z,1,b%3D,2,a%26admin,%C3%A9
    #z=1,b==2,a&admin=%C3%A9
    ");
    assert_uri!("template expand --errors full {id", @r#"
    [status 1] error: unclosed expression at byte 3
        {id
           ^
    rule:     modifier-level4 =  prefix / explode
              (RFC 6570, section 2.4)
    expected: ".", varchar, ":", explode, "," or "}"
              varchar =  ALPHA / DIGIT / "_" / pct-encoded
              explode =  "*"
    "#);
    assert_uri!("template expand --errors full {=id}", @r#"
    [status 1] error: reserved operator `=` at byte 1
        {=id}
         ^
    rule:     op-reserve = "=" / "," / "!" / "@" / "|"
              (RFC 6570, section 2.2)
    "#);
    assert_uri!(r#"template expand {tag:1} --vars '{"tag":["a"]}'"#, @"
    [status 1] error: cannot take the prefix of a list at byte 1 of the template
        {tag:1}
         ^
    ");
    assert_uri!("template expand {a} --var a", @"[status 2] error: invalid value 'a' for '--var <NAME=VALUE>': expected NAME=VALUE");
    assert_uri!("template expand {a} --vars [[1]]", @"[status 2] error: invalid value '[[1]]' for '--vars <JSON>': expected a JSON object of variables: invalid type: sequence, expected a map at line 1 column 0");
}

#[test]
fn expand_reads_and_writes_json() {
    let lines = [
        r#"{"template":"/{id}{?q}","vars":{"id":"x","q":true},"id":1}"#,
        r#"{"input":"{b}"}"#,
        r#""{a}""#,
        r#"{"template":"{"}"#,
        r#"{"template":"{a}","vars":{"a":[[1]]}}"#,
        r#"{"vars":{"m":{"z":1,"a&admin":2,"b":3}},"template":"{?m*}"}"#,
    ];
    assert_uri!("template expand --json --json-input --var a=1", lines.join("\n"), @r#"
    {"line":1,"id":1,"input":"/{id}{?q}","result":"/x?q=true","changed":true}
    {"line":2,"input":"{b}","result":"","changed":true}
    {"line":3,"input":"{a}","result":"1","changed":true}
    {"line":4,"input":"{","valid":false,"error":{"message":"unclosed expression at byte 1","component":null,"offset":1,"expected":["operator","varchar"],"rule":"variable-list","section":"RFC 6570, section 2.3","notes":[],"repair":null}}
    {"line":5,"input":"{\"template\":\"{a}\",\"vars\":{\"a\":[[1]]}}","valid":false,"error":{"message":"invalid JSON object: a list or map inside a list or map","component":null,"offset":null,"expected":[],"rule":null,"section":null,"notes":[],"repair":null}}
    {"line":6,"input":"{?m*}","result":"?z=1&a%26admin=2&b=3","changed":true}
    [status 1]
    "#);
}

#[test]
fn matching() {
    assert_uri!("template match /{id}{?tag*,map*} '/7?tag=a&tag=b'", @"
    id=7
    tag=a
    tag=b
    ");
    assert_uri!("template match {?map*}", "?k=v&l=w\n\n", @"
    map.k=v
    map.l=w
    ");
    assert_uri!("template match --any-order {?a,b}", "?b=1&a=2\n", @"
    a=2
    b=1
    ");
    assert_uri!("template match {a}-{b}", "x-y\nx\nx-y-z\n", @"
    a=x
    b=y
    [status 1] line 2: no match
    line 3: ambiguous match
    2 of 3 lines rejected
    ");
    assert_uri!("template match {a", @r#"
    [status 2] template:
    error: unclosed expression at byte 2
        {a
          ^
    rule:     modifier-level4 =  prefix / explode
              (RFC 6570, section 2.4)
    expected: ".", varchar, ":", explode, "," or "}"
              varchar =  ALPHA / DIGIT / "_" / pct-encoded
              explode =  "*"
    "#);
}

#[test]
fn matching_writes_json() {
    assert_uri!("template match --json {b}/{a}{?m*}", "1/2?z=3&a%26admin=4&b=5&=6\n", @r#"{"line":1,"input":"1/2?z=3&a%26admin=4&b=5&=6","matches":true,"vars":{"b":"1","a":"2","m":{"z":"3","a&admin":"4","b":"5","":"6"}}}"#);
    assert_uri!("template match --json {a}-{b}{?c*}", "x-y?c=1&c=2\nx\nx-y-z\n", @r#"
    {"line":1,"input":"x-y?c=1&c=2","matches":true,"vars":{"a":"x","b":"y","c":["1","2"]}}
    {"line":2,"input":"x","matches":false,"vars":null}
    {"line":3,"input":"x-y-z","matches":false,"ambiguous":true,"vars":null}
    [status 1]
    "#);
}

#[test]
fn compare() {
    assert_uri!("template compare /a/{x} /b/{x}", @"
    disjoint
    only a  /a/
    only b  /b/
    ");
    assert_uri!("template compare /a/{x} /a/b", @"
    a contains b
    both    /a/b
    only a  /a/
    [status 1]
    ");
    assert_uri!("template compare /a/b /a/{x}", @"
    b contains a
    both    /a/b
    only b  /a/
    [status 1]
    ");
    assert_uri!("template compare /a/{x} /a/{y}", @"
    equal
    both    /a/
    [status 1]
    ");
    assert_uri!("template compare /a/{x} /{y}/b", @"
    overlap
    both    /a/b
    only a  /a/
    only b  //b
    [status 1]
    ");
    assert_uri!("template compare /{x}/{x} /a/b", @"
    undecided
    only a  //
    [status 1]
    ");
    assert_uri!("template compare --json /{x} /a", @r#"
    {"a":"/{x}","b":"/a","relation":"a contains b","common":"/a","only_a":"/","only_b":null}
    [status 1]
    "#);
    assert_uri!("template compare {a {b}", @r#"
    [status 2] a:
    error: unclosed expression at byte 2
        {a
          ^
    rule:     modifier-level4 =  prefix / explode
              (RFC 6570, section 2.4)
    expected: ".", varchar, ":", explode, "," or "}"
              varchar =  ALPHA / DIGIT / "_" / pct-encoded
              explode =  "*"
    "#);
    assert_uri!("template compare --errors full {a {b}", @r#"
    [status 2] a:
    error: unclosed expression at byte 2
        {a
          ^
    rule:     modifier-level4 =  prefix / explode
              (RFC 6570, section 2.4)
    expected: ".", varchar, ":", explode, "," or "}"
              varchar =  ALPHA / DIGIT / "_" / pct-encoded
              explode =  "*"
    "#);
}
