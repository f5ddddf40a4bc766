//! The commands of the schemes and of the grammars.

use std::collections::BTreeSet;

use crate::support::{assert_uri, in_repository, run, run_words, stdout};

#[test]
fn scheme_aware_figure_table_and_tree() {
    assert_uri!("parse --scheme-aware --format figure 'geo:48.2010,16.3695;u=40'", @r"
     geo:48.2010,16.3695;u=40
     \_/ \__________________/
      |           |
    scheme       path

    geo:48.2010,16.3695;u=40
        \_____/ \_____/   \/
           |       |      |
        coord_a coord_b   u
        parameters  (none)
    ");
    assert_uri!("parse --scheme-aware mailto:a@b?subject=x%20y", @"
    mailto:a@b?subject=x%20y
      kind       uri
      scheme     mailto
      path       a@b  path-rootless
      query      subject=x%20y
      as mailto-reference, by RFC 6068, section 2
        to       local_part = a, domain = b
        headers  name = subject, value = x y
    ");
    assert_uri!("parse --scheme-aware 'data:image/png;base64,AA=='", @"
    data:image/png;base64,AA==
      kind       uri
      scheme     data
      path       image/png;base64,AA==  path-rootless
      as data-reference, by RFC 2397, section 3
        media_type  image/png
        parameters  (none)
        content     AA==
    ");
    assert_uri!("parse --scheme-aware --format tree acct:a@b", @r#"
    URI-reference 0..8 "acct:a@b"
      URI 0..8 "acct:a@b"
        scheme 0..4 "acct"
        hier-part 5..8 "a@b"
          path-rootless 5..8 "a@b"
            segment-nz 5..8 "a@b"
    acct-reference 0..8 "acct:a@b"
      acctURI 0..8 "acct:a@b"
        acct-userpart 5..6 "a"
        host 7..8 "b"
          reg-name 7..8 "b"
    "#);
}

#[test]
fn scheme_aware_objects() {
    let lines =
        "urn:example:a-b?=q\nmailto:a@b,c@d?subject=x\ndata:image/png;base64,QQ==\nhttp:///path\nfoo:bar\n../x\na b\n";
    assert_uri!("parse --scheme-aware --json", lines, @r##"
    {"line":1,"input":"urn:example:a-b?=q","valid":true,"kind":"uri","scheme":"urn","authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"example:a-b","query":"=q","fragment":null,"scheme_parts":{"nid":"example","nss":"a-b","q_component":"q"}}
    {"line":2,"input":"mailto:a@b,c@d?subject=x","valid":true,"kind":"uri","scheme":"mailto","authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"a@b,c@d","query":"subject=x","fragment":null,"scheme_parts":{"to":[{"local_part":"a","domain":"b"},{"local_part":"c","domain":"d"}],"headers":[{"name":"subject","value":"x"}]}}
    {"line":3,"input":"data:image/png;base64,QQ==","valid":true,"kind":"uri","scheme":"data","authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"image/png;base64,QQ==","query":null,"fragment":null,"scheme_parts":{"media_type":"image/png","parameters":[],"content":"QQ=="}}
    {"line":4,"input":"http:///path","valid":true,"kind":"uri","scheme":"http","authority":"","userinfo":null,"host":"","host_kind":"reg-name","port":null,"path":"/path","query":null,"fragment":null,"scheme_error":{"message":"invalid host at byte 7: the host is empty (RFC 9110, section 4.2.1)","rule":"host","section":"RFC 9110, section 4.2.1","offset":7}}
    {"line":5,"input":"foo:bar","valid":true,"kind":"uri","scheme":"foo","authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"bar","query":null,"fragment":null}
    {"line":6,"input":"../x","valid":true,"kind":"relative-ref","scheme":null,"authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"../x","query":null,"fragment":null}
    {"line":7,"input":"a b","valid":false,"error":{"message":"unexpected ` ` in path at byte 1; write ` ` as `%20`","component":"path","offset":1,"expected":["unreserved","pct-encoded","sub-delims","\"@\"","\"/\"","\"?\"","\"#\"","the end"],"rule":"segment-nz-nc","section":"RFC 3986, section 3.3","notes":[],"repair":"a%20b"}}
    [status 1]
    "##);
}

/// The schemes of `uri-schemes`.
#[test]
fn everyday_schemes() {
    let lines = "pkg:PyPI/A_b@1?arch=x\npostgresql://me:hush@h1:1,[::1]/db\ngit@h:me/a.git\nredis://h/x\nmongodb://h1:1,h2:x/\nme@h a\n";
    assert_uri!("parse --scheme-aware --json", lines, @r##"
    {"line":1,"input":"pkg:PyPI/A_b@1?arch=x","valid":true,"kind":"uri","scheme":"pkg","authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"PyPI/A_b@1","query":"arch=x","fragment":null,"scheme_parts":{"type":"pypi","name":"a-b","version":"1","qualifiers":{"arch":"x"}}}
    {"line":2,"input":"postgresql://me:***@h1:1,[::1]/db","valid":false,"error":{"message":"unexpected `,` in port at byte 25","component":"port","offset":25,"expected":["DIGIT","\"/\"","\"?\"","\"#\"","the end"],"rule":"port","section":"RFC 3986, section 3.2.3","notes":["a list of hosts is not a URI, which has one host and one port","a port has digits only"],"repair":null},"scheme_parts":{"user":"me","password":true,"hosts":[{"host":"h1","port":"1"},{"host":"::1","port":"5432"}],"database":"db","parameters":[]}}
    {"line":3,"input":"git@h:me/a.git","valid":false,"error":{"message":"unexpected `:` in path at byte 5","component":"path","offset":5,"expected":["unreserved","pct-encoded","sub-delims","\"@\"","\"/\"","\"?\"","\"#\"","the end"],"rule":"segment-nz-nc","section":"RFC 3986, section 3.3","notes":["a scheme cannot contain `@` (byte 3)"],"repair":null},"scheme_parts":{"user":"git","host":"h","path":"me/a.git"}}
    {"line":4,"input":"redis://h/x","valid":true,"kind":"uri","scheme":"redis","authority":"h","userinfo":null,"host":"h","host_kind":"reg-name","port":null,"path":"/x","query":null,"fragment":null,"scheme_error":{"message":"unexpected `x` in redis-server at byte 10; expected a digit, `?` or the end","rule":"redis-server","section":"redis, URI scheme syntax","offset":10}}
    {"line":5,"input":"mongodb://h1:1,h2:x***","valid":false,"error":{"message":"unexpected `x` in hostport at byte 18; expected a digit","component":null,"offset":18,"expected":["\"0\"","\"1\" to \"9\""],"rule":"hostport","section":"Connection String, Host Identifier","notes":[],"repair":null}}
    {"line":6,"input":"me@h a","valid":false,"error":{"message":"unexpected ` ` in path at byte 4; write ` ` as `%20`","component":"path","offset":4,"expected":["unreserved","pct-encoded","sub-delims","\"@\"","\"/\"","\"?\"","\"#\"","the end"],"rule":"segment-nz-nc","section":"RFC 3986, section 3.3","notes":[],"repair":"me@h%20a"}}
    [status 1]
    "##);
}

#[test]
fn a_text_that_only_the_grammar_of_its_scheme_matches() {
    assert_uri!("parse --scheme-aware postgresql://h1:1,h2:2/db", @"
    postgresql://h1:1,h2:2/db
      as pg-URI, by PostgreSQL, section 34.1.1.2
        hosts       host = h1, port = 1; host = h2, port = 2
        database    db
        parameters  (none)
    [status 1] error: unexpected `,` in port at byte 17
        postgresql://h1:1,h2:2/db
                         ^
    note:     the grammar of its scheme matches it
    ");
    assert_uri!("parse --format tree --scheme-aware git@h:a", @r#"
    git-remote 0..7 "git@h:a"
      scp-remote 0..7 "git@h:a"
        scp-user 0..3 "git"
        scp-host 4..5 "h"
        scp-repository 6..7 "a"
          scp-path 6..7 "a"
    "#);
}

#[test]
fn canonical_texts() {
    // Package URLs have a canonical form of their own, so what is not one cannot be normalized.
    let lines = "PKG:PyPI/A_b\npostgres://H1:5432,h2/\npkg:swift/a\nmagnet:?dn=a\nREDIS://H:6379\nurn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6\n";
    assert_uri!("normalize --level scheme", lines, @"
    pkg:pypi/a-b
    postgresql://h1,h2
    magnet:?dn=a
    redis://h
    urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6
    [status 1] line 3: invalid purl at byte 0: packages of type `swift` need a namespace before the name
    1 of 6 lines rejected
    ");
}

/// An IRI is checked against its scheme as the URI to which it maps (RFC 3987, section 3.1).
#[test]
fn scheme_aware_iris() {
    assert_uri!("parse --as iri --scheme-aware --json", "http:///\u{e9}\ntel:\u{e9}\nurn:example:\u{e9}\n", @r#"
    {"line":1,"input":"http:///é","valid":true,"kind":"iri","scheme":"http","authority":"","userinfo":null,"host":"","host_kind":"reg-name","port":null,"path":"/é","query":null,"fragment":null,"scheme_error":{"message":"invalid host at byte 7: the host is empty (RFC 9110, section 4.2.1)","rule":"host","section":"RFC 9110, section 4.2.1","offset":7}}
    {"line":2,"input":"tel:é","valid":true,"kind":"iri","scheme":"tel","authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"é","query":null,"fragment":null,"scheme_error":{"message":"unexpected `%` in telephone-subscriber at byte 4; expected `+` or `*`","rule":"telephone-subscriber","section":"RFC 3966, section 3","offset":4}}
    {"line":3,"input":"urn:example:é","valid":true,"kind":"iri","scheme":"urn","authority":null,"userinfo":null,"host":null,"host_kind":null,"port":null,"path":"example:é","query":null,"fragment":null,"scheme_parts":{"nid":"example","nss":"é"}}
    [status 1]
    "#);
    assert_uri!("parse --errors full --iri --scheme-aware tel:\u{e9}", @r#"
    tel:é
      kind       iri
      scheme     tel
      path       é  path-rootless
    [status 1] error: unexpected `%` in telephone-subscriber at byte 4
        tel:%C3%A9
            ^
    rule:     telephone-subscriber = global-number / local-number
              (RFC 3966, section 3)
    expected: "+", visual-separator, HEXDIG or "*"
              visual-separator = "-" / "." / "(" / ")"
              HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
    "#);
}

#[test]
fn scheme_errors_are_drawn_and_make_an_input_invalid() {
    assert_uri!("parse --errors full --scheme-aware tel:7042", @r#"
    tel:7042
      kind       uri
      scheme     tel
      path       7042  path-rootless
    [status 1] error: unexpected end of input in local-number at byte 8
        tel:7042
                ^
    rule:     local-number = local-number-digits *par context *par
              (RFC 3966, section 3)
    expected: HEXDIG, "*", visual-separator, ";phone-context=", ";ext=", ";isub=" or ";"
              HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"
              visual-separator = "-" / "." / "(" / ")"
    note:     a local number needs `;phone-context=`; a global number begins with `+`
    "#);
}

#[test]
fn schemes() {
    assert_uri!("schemes Mailto jabber ldap", @"
    scheme  rule              status        port  by
    mailto  mailto-reference  permanent        -  RFC 6068, section 2
    jabber  -                 permanent        -  Peter_Saint-Andre
    ldap    ldap-reference    permanent      389  RFC 4516, section 2
    ");
    let known: BTreeSet<&str> = uri_schemes::types().iter().flat_map(|ty| ty.schemes).copied().collect();
    assert_eq!(stdout(&run_words("schemes", "")).lines().count(), 1 + known.len());
    assert!(stdout(&run_words("schemes --all", "")).lines().count() > 400);
    assert_uri!("schemes --json ws nope", @r#"
    {"scheme":"ws","rule":"web-socket-URI","section":"RFC 6455, section 3","status":"permanent","references":["RFC6455"],"default_port":80}
    {"scheme":"nope","rule":null,"section":null,"status":null,"references":[],"default_port":null}
    [status 1]
    "#);
    // However long a name is.
    assert_eq!(run(&["schemes", &"a".repeat(70_000)], b"").status.code(), Some(1));
}

/// Whatever function of a command is asked, a scheme has one answer.
#[test]
fn one_answer_for_a_scheme() {
    for (a, b) in [("stun:H", "stun:h:3478"), ("postgres://h/d", "postgresql://h:5432/d"), ("pkg:NPM/a", "pkg:npm/a")] {
        let [x, y] = [a, b].map(|text| run(&["normalize", "--level", "scheme", text], b""));
        assert_eq!(stdout(&x), stdout(&y));
        let compared = run(&["compare", "--equal-at", "scheme", a, b], b"");
        assert_eq!((stdout(&compared), compared.status.code()), ("equal at: scheme\n", Some(0)));
    }
    let uuid = "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
    for (text, status) in [
        (uuid, 0),
        (&format!("{uuid}?+r"), 0),
        (&format!("{uuid}#f"), 0),
        ("http://h:99999", 1),
        ("redis://h:99999", 1),
        ("coap://h/%FF", 1),
        ("coap+tcp://h/%FF", 1),
    ] {
        assert_eq!(run(&["parse", "--scheme-aware", text], b"").status.code(), Some(status), "{text}");
    }
}

#[test]
fn grammar_prints_files() {
    let output = run(&["grammar"], b"");
    assert!(stdout(&output).starts_with("uri\niri\ntemplate\nunambiguous\nabout\nacct\n"), "{}", stdout(&output));
    for (name, file) in [("uri", "grammar/uri.pest"), ("mailto.pest", "crates/uri-schemes/grammar/mailto.pest")] {
        let output = run(&["grammar", name], b"");
        assert_eq!(stdout(&output), std::fs::read_to_string(in_repository(file)).unwrap());
    }
    assert_uri!("grammar nope", @"[status 2] uri: unknown grammar `nope`; `uri grammar` lists all");
    let abnf = run(&["grammar", "--abnf", "uri"], b"");
    assert!(
        stdout(&abnf).contains("\nport          = *DIGIT\n") && !stdout(&abnf).contains("RFC"),
        "{}",
        stdout(&abnf)
    );
    assert_uri!("grammar --abnf", @"
    [status 2] error: the following required arguments were not provided:
      <NAME>
    ");
}

/// The trace is that of the rules that are tried, also on an invalid text.
#[test]
fn traces() {
    assert_uri!("parse --format trace 'a:b c'", @r##"
    URI-reference 0 fails at 3: expected the end
      URI 0..3
        scheme 0..1
        hier-part 2..3
          path-absolute 2 fails at 2: expected "/"
          path-rootless 2..3
            segment-nz 2..3
    [status 1] error: unexpected ` ` in path at byte 3
        a:b c
           ^
    rule:     segment-nz = 1*pchar
              (RFC 3986, section 3.3)
    expected: pchar, "/", "?", "#" or the end
              pchar = unreserved / pct-encoded / sub-delims / ":" / "@"
    repair:   a:b%20c
    "##);
    assert_uri!("parse --scheme-aware --format trace 'tel:+1-x'", @r##"
    URI-reference 0..8
      URI 0..8
        scheme 0..3
        hier-part 4..8
          path-absolute 4 fails at 4: expected "/"
          path-rootless 4..8
            segment-nz 4..8
    tel-reference 0 fails at 7: expected the end
      telephone-uri 0..7
        telephone-subscriber 4..7
          global-number 4..7
            tel-number 4..7
              global-number-digits 4..7
            tel-par 7 fails at 7: expected ";ext="
              tel-extension 7 fails at 7: expected ";ext="
              isdn-subaddress 7 fails at 7: expected ";isub="
              parameter 7 fails at 7: expected ";"
    [status 1] error: unexpected `x` in global-number-digits at byte 7
        tel:+1-x
               ^
    rule:     global-number-digits = "+" *phonedigit DIGIT *phonedigit
              (RFC 3966, section 3)
    expected: DIGIT, visual-separator, ";ext=", ";isub=", ";", "#" or the end
              DIGIT = %x30-39   ; 0-9
              visual-separator = "-" / "." / "(" / ")"
    "##);
}
