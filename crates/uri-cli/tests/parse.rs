//! `uri parse`: its formats, and its JSON.

use serde_json::json;

use crate::support::{assert_uri, objects, run, run_words, stderr, stdout};

#[test]
fn figure() {
    assert_uri!("parse --format figure", "foo://example.com:8042/over/there?name=ferret#nose\na", @r"
     foo://example.com:8042/over/there?name=ferret#nose
     \_/   \______________/\_________/ \_________/ \__/
      |           |             |           |       |
    scheme    authority        path       query  fragment

     a
     |
     |
    path
    ");
}

#[test]
fn table_is_the_default_without_a_terminal() {
    assert_uri!("parse http://u:p@[::1]:80? //1.2.3.4/a", @"
    http://u:p@[::1]:80?
      kind       uri
      scheme     http
      authority  u:p@[::1]:80
      userinfo   u:p
      host       [::1]  ipv6
      port       80
      path       (empty)  path-abempty
      query      (empty)

    //1.2.3.4/a
      kind       relative-ref
      authority  1.2.3.4
      host       1.2.3.4  ipv4
      path       /a  path-abempty
    ");
}

#[test]
fn tree() {
    assert_uri!("parse --format tree --as uri a:b", @r#"
    URI 0..3 "a:b"
      scheme 0..1 "a"
      hier-part 2..3 "b"
        path-rootless 2..3 "b"
          segment-nz 2..3 "b"
    "#);
}

#[test]
fn json_has_null_for_absent_components() {
    assert_uri!("parse --json http://u:p@[::1]:/a?# b", @r#"
    {"line":1,"input":"http://u:p@[::1]:/a?#","valid":true,"kind":"uri","scheme":"http","authority":"u:p@[::1]:","userinfo":"u:p","host":"[::1]","host_kind":"ipv6","port":"","path":"/a","query":"","fragment":""}
    {"line":2,"input":"b","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"b","query":null,"fragment":null}
    "#);
    assert_uri!("parse --format=json b", @r#"{"line":1,"input":"b","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"b","query":null,"fragment":null}"#);
}

#[test]
fn json_of_invalid_input() {
    assert_uri!("parse --json http://localhost/A<B a", @r##"
    {"line":1,"input":"http://localhost/A<B","valid":false,"error":{"message":"unexpected `<` in path at byte 18; write `<` as `%3C`","component":"path","offset":18,"expected":["pchar","\"/\"","\"?\"","\"#\"","the end"],"rule":"segment","section":"RFC 3986, section 3.3","notes":[],"repair":"http://localhost/A%3CB"}}
    {"line":2,"input":"a","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"a","query":null,"fragment":null}
    [status 1]
    "##);
}

/// The object contains what the drawn report does.
#[test]
fn json_of_invalid_input_has_the_notes_of_the_report() {
    let drawn = run_words("parse --errors full http://::1/", "");
    let error = &objects(&run_words("parse --json http://::1/", ""))[0]["error"];
    let notes: Vec<&str> = stderr(&drawn).lines().filter_map(|line| line.strip_prefix("note:     ")).collect();
    assert!(!notes.is_empty() && error["notes"] == json!(notes), "{error}");
    // The message has a hint, which the report has as a note.
    let (message, _) = error["message"].as_str().unwrap().split_once("; ").unwrap();
    for part in [message, error["section"].as_str().unwrap()] {
        assert!(stderr(&drawn).contains(part), "{error}");
    }
}

#[test]
fn json_escapes_control_characters() {
    let text = "x:\u{7f}\u{9b}31m\u{202e}\u{e9}\u{1f600}";
    let output = run(&["parse", "--json", text], b"");
    let expected = "{\"line\":1,\"input\":\"x:\\u007f\\u009b31m\\u202e\u{e9}\u{1f600}\",";
    assert!(stdout(&output).starts_with(expected));
    assert_eq!(objects(&output)[0]["input"], json!(text));
}

#[test]
fn kinds() {
    assert_uri!("parse --get uri --as uri", "a:b#c\na:b\nb\n\n", @"
    a:b#c
    a:b
    [status 1] line 3: missing scheme: a URI begins with one
    line 4: missing scheme: the input is empty, and a URI begins with a scheme
    2 of 4 lines rejected
    ");
    assert_uri!("parse --get uri --as uri-reference", "a:b#c\na:b\n\nb\n", @"
    a:b#c
    a:b

    b
    ");
    assert_uri!("parse --get uri --as absolute-uri", "a:b#c\na:b\nb\n\n", @"
    a:b
    [status 1] line 1: an absolute URI cannot have a fragment (byte 3)
    line 3: missing scheme: a URI begins with one
    line 4: missing scheme: the input is empty, and a URI begins with a scheme
    3 of 4 lines rejected
    ");
    assert_uri!("parse --get uri --as relative-ref", "b\n\na:b#c\na:b\n", @"
    b

    [status 1] line 3: a relative reference cannot have a scheme (byte 1)
    line 4: a relative reference cannot have a scheme (byte 1)
    2 of 4 lines rejected
    ");
}

#[test]
fn parse_get() {
    let uris = "http://u:p@h:80/a?b#c\na b\n/x\n//h:?\n";
    assert_uri!("parse --get uri", uris, @"
    http://u:p@h:80/a?b#c
    /x
    //h:?
    [status 1] line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
    1 of 4 lines rejected
    ");
    assert_uri!("parse --get redacted", uris, @"
    http://u:***@h:80/a?b#c
    /x
    //h:?
    [status 1] line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
    1 of 4 lines rejected
    ");
    assert_uri!("parse --get host", uris, @"
    h

    h
    [status 1] line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
    1 of 4 lines rejected
    ");
    assert_uri!("parse --get scheme,authority,userinfo,user,password,host,port,path,query,fragment", uris, @r"
    http\tu:p@h:80\tu:p\tu\tp\th\t80\t/a\tb\tc
    \t\t\t\t\t\t\t/x\t\t
    \th:\t\t\t\th\t\t\t\t
    [status 1] line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
    1 of 4 lines rejected
    ");
    assert_uri!("parse --get host-and-port,path-and-query", uris, @r"
    h:80\t/a?b
    \t/x
    h:\t?
    [status 1] line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
    1 of 4 lines rejected
    ");
    assert_uri!("parse --get host --get port --iri //\u{fc}:1", @r"ü\t1");
    assert_uri!("parse --get hots a", @"[status 2] error: unknown component `hots`, expected one of uri, redacted, scheme, authority, origin, userinfo, user, password, host, port, port-or-default, host-and-port, path, query, path-and-query, fragment, `query.KEY`, or with `--scheme-aware` a part that the scheme names");
    assert_uri!("parse --get host --json a:b", @"[status 2] error: the argument '--get <NAMES>' cannot be used with '--json'");
    assert_uri!("parse --get host --format=tree a:b", @"[status 2] error: the argument '--get <NAMES>' cannot be used with '--format <FORMAT>'");
    assert_uri!("parse --get origin,hostname,query.q,query.x 'HTTPS://Example.com:443/a?q=a%20b&q=c'", @r"https://example.com\tExample.com\ta b\t");
    assert_uri!("parse --get '{origin} {query.q}' /a mailto:a@b?q", @"");
    assert_uri!("parse --scheme-aware --get host,database,port 'redis://:p@cache/3'", @r"cache\t3\t6379");
    assert_uri!("parse --scheme-aware --get hosts,database,scheme 'postgresql://a,b:5433/shop'", @r"host = a, port = 5432; host = b, port = 5433\tshop\tpostgresql");
    assert_uri!("parse --scheme-aware --get user,host,path git@example.com:me/project.git", @r"git\texample.com\tme/project.git");
    assert_uri!("parse --scheme-aware --get host,is_secure,port rediss://h", @r"h\tyes\t6379");
    assert_uri!("parse --get 'host, port' http://h:1/", @r"h\t1");
    assert_uri!("parse --scheme-aware --get host redis://h/x", @r#"
    [status 1] error: unexpected `x` in redis-server at byte 10
        redis://h/x
                  ^
    rule:     redis-server = [ [ username ] [ ":" password ] "@" ] host [ ":" port ] [ "/" [ db-number ] ]
                             [ "?" redis-query ]
              (redis, URI scheme syntax)
    expected: "0", "1" to "9", "?" or the end
    "#);
    assert_uri!("parse --scheme-aware --get host https://h/ foo://k/ 'a b'", @r##"
    h
    k
    [status 1] error: unexpected ` ` in path at byte 1
        a b
         ^
    rule:     segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
                            ; non-zero-length segment without any colon ":"
              (RFC 3986, section 3.3)
    expected: unreserved, pct-encoded, sub-delims, "@", "/", "?", "#" or the end
              unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
              pct-encoded = "%" HEXDIG HEXDIG
              sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
                         / "*" / "+" / "," / ";" / "="
    repair:   a%20b
    1 of 3 arguments rejected
    "##);
}

#[test]
fn parse_get_formats() {
    let uri = "https://u%40:p%3A@h/a%2Fb%20c?q%3D=1#%C3%A9";
    assert_uri!("parse --get {host}:{port-or-default}", uri, @"h:443");
    assert_uri!("parse --get '\\{{host}}\\t{port}\\n\\\\'", uri, @r"
    {h}\t
    \
    ");
    assert_uri!("parse --get '{scheme}, not {port}, but }'", uri, @"https, not , but }");
    assert_uri!("parse --get '{user}|{user:decoded}|{password:decoded}'", uri, @"u%40|u@|p:");
    assert_uri!("parse --get '{path} {path:decoded}'", uri, @"/a%2Fb%20c /a/b c");
    assert_uri!("parse --get '{query:decoded} {fragment:decoded}'", uri, @"q==1 é");
    assert_uri!("parse --get {redacted}", uri, @"https://u%40:***@h/a%2Fb%20c?q%3D=1#%C3%A9");
    assert_uri!("parse --get fragment:decoded,host", uri, @r"é\th");
    assert_uri!("parse --get {{host}} a:b", @"[status 2] error: unknown component `{host`, expected one of uri, redacted, scheme, authority, origin, userinfo, user, password, host, port, port-or-default, host-and-port, path, query, path-and-query, fragment, `query.KEY`, or with `--scheme-aware` a part that the scheme names");
    assert_uri!("parse --get {host a:b", @"[status 2] error: invalid value '{host' for '--get <NAMES>': missing `}` after `{host`");
    assert_uri!("parse --get {} a:b", @"[status 2] error: invalid value '{}' for '--get <NAMES>': empty name of a component");
    assert_uri!("parse --get {host:encoded} a:b", @"[status 2] error: unknown component `host:encoded`, expected one of uri, redacted, scheme, authority, origin, userinfo, user, password, host, port, port-or-default, host-and-port, path, query, path-and-query, fragment, `query.KEY`, or with `--scheme-aware` a part that the scheme names");
    assert_uri!("parse --get '{host}\\r' a:b", @r"[status 2] error: invalid value '{host}\r' for '--get <NAMES>': expected `t`, `n`, `\` or `{` after `\`");
    assert_eq!(run(&["parse", "--get", "{path:decoded}", "%ff%0A"], b"").stdout, b"\xff\n\n");
    assert_uri!("parse --get '{host} {path}' --get scheme,port x://h:1/a", @r"h /a\tx\t1");
    assert_uri!("parse --get port-or-default", "ldap://h\nx://h\n//h:7\nhttp:\nhttp://h:", @"
    389

    7

    80
    ");
    assert_uri!("parse --get {port-or-default} http://h:99999", @"
    [status 1] error: the port is greater than 65535
        http://h:99999
    ");
}
