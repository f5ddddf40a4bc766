//! `uri set`.

use crate::support::assert_uri;

#[test]
fn set() {
    assert_uri!("set --host [::1] --port 80 --remove query", "http://h/p?q#f", @"http://[::1]:80/p#f");
    assert_uri!("set --append-path b%/c", "http://h/a/?q", @"http://h/a/b%25/c?q");
    assert_uri!("set --append-path /b", "http://h/a", @"http://h/a/b");
    assert_uri!("set --remove authority", "x://u@h:1//p", @"x:/.//p");
    assert_uri!("set --iri --scheme x --fragment \u{fc}", "a", @"x:a#ü");
    assert_uri!("set --iri --remove fragment", "\u{e9}#\u{fc}", @"é");
    assert_uri!("set --json --path /x http://h", @r#"{"line":1,"input":"http://h","result":"http://h/x","changed":true}"#);
    // An absent component is already removed.
    assert_uri!("set --remove userinfo --remove port", "http://u:p@h:1/\n//h\na", @"
    http://h/
    //h
    a
    ");
    // A path and the host that needs it.
    assert_uri!("set --host h --path /a", "x:b", @"x://h/a");
    assert_uri!("set --host h --path //a", "x:/b", @"x://h//a");
    assert_uri!("set --errors short --host h --path a x:/b", @"[status 1] error: path: after an authority, a path must be empty or begin with `/` (path-abempty)");
}

/// A component that is removed and set is set. Others are not rewritten because it is absent in between.
#[test]
fn set_what_is_removed() {
    assert_uri!("set --remove authority --host x", "http://u@a:80//b", @"http://x//b");
    assert_uri!("set --remove scheme --scheme x", "a:b:c", @"x:b:c");
    assert_uri!("set --remove path --path b", "s:y", @"s:b");
    assert_uri!("set --remove userinfo --userinfo v --remove port --port 1", "//u@h:2", @"//v@h:1");
    assert_uri!("set --remove query --query v --remove fragment --fragment w", "?a#b", @"?v#w");
}

/// The value of an option may begin with `-`.
#[test]
fn values_with_a_hyphen() {
    assert_uri!("set --fragment -a x:", @"x:#-a");
    assert_uri!("set --fragment --path x:", @"x:#--path");
    assert_uri!("set --query -- x:", @"x:?--");
    assert_uri!("set --host -x --user -q --append-path -p=1 //h", @"//-q@-x/-p=1");
    assert_uri!("set --port -1 //h", @"
    [status 2] port:
    error: unexpected `-` in port at byte 0
        -1
        ^
    rule:     port = *DIGIT
              (RFC 3986, section 3.2.3)
    expected: DIGIT or the end
              DIGIT = %x30-39   ; 0-9
    note:     a port has digits only
    ");
    assert_uri!("set --fragment", @"[status 2] error: a value is required for '--fragment <FRAGMENT>' but none was supplied");
    assert_uri!("set --fragment=-a -x:", @"
    [status 2] error: unexpected argument '-x' found

      tip: to pass '-x' as a value, use '-- -x'
    ");
    assert_uri!("set --fragment -a -- -x", @"-x#-a");
}

/// Of the parts of a userinfo, the other one is kept.
#[test]
fn set_user_or_password() {
    assert_uri!("set --user a", "http://u:p@h/\nhttp://h/", @"
    http://a:p@h/
    http://a@h/
    ");
    assert_uri!("set --password a:b", "http://u:p@h/\n//h", @"
    http://u:a:b@h/
    //:a:b@h
    ");
    assert_uri!("set --user a --password b", "http://h/", @"http://a:b@h/");
    assert_uri!("set --iri --user \u{e9}", "//u:p@h", @"//é:p@h");
    assert_uri!("set --remove password", "http://u:p@h/\nhttp://u@h/\na", @"
    http://u@h/
    http://u@h/
    a
    ");
    assert_uri!("set --userinfo u --user v //h", @"[status 2] error: the argument '--userinfo <USERINFO>' cannot be used with '--user <USER>'");
}

#[test]
fn set_data() {
    assert_uri!("set --data http://x/y?z --path '/50%/a b?c'", @"http://x/50%25/a%20b%3Fc?z");
    assert_uri!("set --data http://x/y?z --path /%2F", @"http://x/%252F?z");
    assert_uri!("set --data http://x/y?z --query 'a=b c&d#e'", @"http://x/y?a=b%20c&d%23e");
    assert_uri!("set --data http://x/y?z --fragment %41#", @"http://x/y?z#%2541%23");
    assert_uri!("set --data http://x/y?z --userinfo a@b:c:d/e", @"http://a%40b:c:d%2Fe@x/y?z");
    assert_uri!("set --data http://x/y?z --user a:@ --password b@:", @"http://a%3A%40:b%40:@x/y?z");
    assert_uri!("set --data http://x/y?z --host b_ch.example --port 1", @"http://b_ch.example:1/y?z");
    assert_uri!("set --data http://x/y?z --host ::1", @"http://[::1]/y?z");
    assert_uri!("set --data http://x/y?z --host \u{fc} --path /\u{fc}/.. --iri", @"http://ü/%C3%BC/..?z");
}

/// An empty component is not absent, except for a path.
#[test]
fn set_if_absent() {
    assert_uri!("set --if-absent --scheme x", "//h\na:b", @"
    x://h
    a:b
    ");
    assert_uri!("set --if-absent --port 8080", "http://h\nhttp://h:\nhttp://h:1", @"
    http://h:8080
    http://h:
    http://h:1
    ");
    assert_uri!("set --if-absent --host h", "x:/a\nx://g/a\nx:///a", @"
    x://h/a
    x://g/a
    x:///a
    ");
    assert_uri!("set --if-absent --path /a", "x://h\nx://h/\nx:?b", @"
    x://h/a
    x://h/
    x:/a?b
    ");
    assert_uri!("set --if-absent --host h --path /a", "x:\nx:/b\nx://g", @"
    x://h/a
    x://h/b
    x://g/a
    ");
    assert_uri!("set --if-absent --query q --fragment f", "a\na?#\na#b", @"
    a?q#f
    a?#
    a?q#b
    ");
    assert_uri!("set --if-absent --userinfo a:b", "//h\n//@h\n//u@h", @"
    //a:b@h
    //@h
    //u@h
    ");
    assert_uri!("set --if-absent --user a --password b", "//h\n//u@h\n//:p@h", @"
    //a:b@h
    //u:b@h
    //:p@h
    ");
    assert_uri!("set --if-absent --data --query a#b", "x\ny?", @"
    x?a%23b
    y?
    ");
    assert_uri!("set --if-absent --remove port --port 1 //h", @"[status 2] error: the argument '--if-absent' cannot be used with '--remove <PART>'");
}

/// A value that is invalid in every reference is reported once. `--data` is suggested if it helps.
#[test]
fn invalid_values() {
    assert_uri!("set --errors short --port 8o http://h/ mailto:a@b", @"[status 2] error: port: unexpected `o` in port at byte 1");
    assert_uri!("set --errors short --scheme https: http://h/ mailto:a@b", @"[status 2] error: scheme: unexpected `:` in scheme at byte 5");
    assert_uri!("set --errors short --host a:80 http://h/ mailto:a@b", @"[status 2] error: host: unexpected `:` in host at byte 1");
    assert_uri!("set --host files.example/a http://h/", @r#"
    [status 2] host:
    error: unexpected `/` in host at byte 13
        files.example/a
                     ^
    rule:     reg-name = *( unreserved / pct-encoded / sub-delims )
              (RFC 3986, section 3.2.2)
    expected: unreserved, pct-encoded, sub-delims or the end
              unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
              pct-encoded = "%" HEXDIG HEXDIG
              sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
                         / "*" / "+" / "," / ";" / "="
    note:     a host cannot contain `/`, which delimits it
    "#);
    assert_uri!("set --host u:p@h http://h/", @r#"
    [status 2] host:
    error: unexpected `:` in host at byte 1
        u:***@h
         ^
    rule:     reg-name = *( unreserved / pct-encoded / sub-delims )
              (RFC 3986, section 3.2.2)
    expected: unreserved, pct-encoded, sub-delims or the end
              unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"
              pct-encoded = "%" HEXDIG HEXDIG
              sub-delims = "!" / "$" / "&" / "'" / "(" / ")"
                         / "*" / "+" / "," / ";" / "="
    note:     a host cannot contain `:`, which delimits it
    "#);
    assert_uri!("set --errors short --host 'a b' http://h/ mailto:a@b", @"[status 2] error: host: unexpected ` ` in host at byte 1");
    assert_uri!("set --errors short --query 'a b' http://h/ mailto:a@b", @"[status 2] error: query: unexpected ` ` in query at byte 1; write ` ` as `%20`; `--data` percent-encodes the value");
    assert_uri!("set --errors short --fragment '#b' http://h/ mailto:a@b", @"[status 2] error: fragment: unexpected `#` in fragment at byte 0; write `#` as `%23`; `--data` percent-encodes the value");
    assert_uri!("set --errors short --password se@ http://h/ mailto:a@b", @"[status 2] error: password: unexpected character in password at byte 2; `--data` percent-encodes the value");
    assert_uri!("set --errors short --user a:b http://h/ mailto:a@b", @"[status 2] error: user: unexpected `:` in user at byte 1");
    assert_uri!("set --errors full --port 8o http://h/ mailto:a@b", @"
    [status 2] port:
    error: unexpected `o` in port at byte 1
        8o
         ^
    rule:     port = *DIGIT
              (RFC 3986, section 3.2.3)
    expected: DIGIT or the end
              DIGIT = %x30-39   ; 0-9
    note:     a port has digits only
    ");
    assert_uri!("set --errors full --query 'a b' http://h/ mailto:a@b", @r#"
    [status 2] query:
    error: unexpected ` ` in query at byte 1
        a b
         ^
    rule:     query = *( pchar / "/" / "?" )
              (RFC 3986, section 3.4)
    expected: pchar, "/", "?" or the end
              pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
    repair:   a%20b
    note:     `--data` percent-encodes the value
    "#);
    assert_uri!("set --json --query 'a b' http://h/ mailto:a@b", @r#"
    {"error":{"message":"unexpected ` ` in query at byte 1; write ` ` as `%20`","part":"query","text":"a b","component":"query","offset":1,"expected":["pchar","\"/\"","\"?\"","the end"],"rule":"query","section":"RFC 3986, section 3.4","notes":["`--data` percent-encodes the value"],"repair":"a%20b"}}
    [status 2]
    "#);
    assert_uri!("set --errors short --data --scheme a,b http://x/", @"[status 2] error: scheme: unexpected `,` in scheme at byte 1");
    assert_uri!("set --errors short --data --port 8o http://x/", @"[status 2] error: port: unexpected `o` in port at byte 1");
    assert_uri!("set --errors short --data --host [::g] http://x/", @"[status 2] error: host: unexpected `g` in host at byte 3");
    assert_uri!("set --errors short --data --host h:80 http://x/", @"[status 2] error: host: unexpected `:` in host at byte 1");
    assert_uri!("set --errors short --data --host a%62 http://x/", @"[status 2] error: host: unexpected delimiter `%` in host at byte 1");
    assert_uri!("set --errors short --data --host \u{fc} http://x/", @"[status 2] error: host: a host name of a URI is ASCII (byte 0); convert a domain name by IDNA first (feature `idna`)");
    // Other values are invalid only in some references.
    assert_uri!("set --port 80", "http://h/\nmailto:a@b\n", @"
    http://h:80/
    [status 1] line 2: port: a port needs a host (authority)
    1 of 2 lines rejected
    ");
}
