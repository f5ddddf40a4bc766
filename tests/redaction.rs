//! What `***` hides.

use pest_uri::{
    Builder, Encoded, EntryRule, Host, ParseTree, RelativeRef, RuleError, Rung, Uri, UriReference, part, redact,
};

use crate::properties::hides_passwords::{PASSWORD, hides};

#[track_caller]
fn assert_redacted(text: &str, expected: &str) {
    assert_eq!(redact(text).to_string(), expected);
    let reference = UriReference::parse(text);
    if let Ok(reference) = reference {
        assert_eq!(reference.redacted().to_string(), expected);
        assert_eq!(format!("{reference:?}"), format!("UriReference({expected:?})"));
    }
}

#[test]
fn redacts_the_password_of_valid_text() {
    assert_redacted("ftp://anna:secret@h/a", "ftp://anna:***@h/a");
    assert_redacted("//anna:a:b@h", "//anna:***@h");
    assert_redacted("//anna:@h", "//anna:***@h");
    for text in [
        "//anna@h", "http://h:80/a:b@c", "http://h:80/@c", "http://[::1]:80/a@b", "http://[fe80::1]:80/a@b",
        "https://h/?t=1:2&m=a@b", "/a:b@c", "http://proxy:80/http://h:8080/@c", "file:///C:/a@b", "file:/C:/a@b",
        "sip:anna@h:5060", "http://\u{ff1a}@h",
    ] {
        assert_redacted(text, text);
    }
    assert_redacted("http://b\u{fc}cher:secret@h/\u{e9}", "http://b\u{fc}cher:***@h/\u{e9}");
    // A user may begin with any percent-encoded character, and so may a password.
    assert_redacted("http://%2Fu:%20secret@h/", "http://%2Fu:***@h/");
    assert_redacted("ftp://%5C%2f:%2F%40@h/", "ftp://%5C%2f:***@h/");
    assert_redacted("tel://%00u:%0Asecret@h", "tel://%00u:***@h");
    assert_redacted("http://%3Fa:b%23c@h/d:e@f", "http://%3Fa:***@h/d:e@f");
    assert_eq!(redact("http://':'s,'t@h/").to_string(), "http://':***@h/");
}

/// Programs decode a userinfo before they divide it: Node's `urlToHttpOptions`, Java's `URI.getUserInfo`.
#[test]
fn redacts_after_an_encoded_colon() {
    assert_redacted("http://u%3Asecret@h/", "http://u%3A***@h/");
    assert_redacted("http://u%3asecret@h:80/a:b", "http://u%3a***@h:80/a:b");
    assert_redacted("http://u%253Asecret:x@h/", "http://u%253A***@h/");
    assert_redacted("sip:u%3Asecret@h", "sip:u%3A***@h");
    assert_redacted("http://h%3A80/a@b", "http://h%3A80/a@b");
    let uri = Uri::parse("http://u%3Asecret@h/").unwrap();
    let userinfo = uri.userinfo().unwrap();
    assert_eq!(format!("{userinfo:?} {:?}", userinfo.user()), r#""u%3A***" "u%3A***""#);
}

#[test]
fn redacts_invalid_text() {
    assert_redacted("postgres://u:pa/ss#1@h/db", "postgres://u:***@h/db");
    assert_redacted("postgresql://u:p@h1:5432,h2:5433/db", "postgresql://u:***@h1:5432,h2:5433/db");
    assert_redacted("http://u:p q@h/?x@y", "http://u:***@y");
    assert_redacted("http://u:<@", "http://u:***@");
    assert_redacted("http://u:80/p<@h", "http://u:***@h");
    assert_redacted("http://u: secret@h/", "http://u:***@h/");
    assert_redacted("http:/ /u:secret@h/", "http:/ /u:***@h/");
    for text in ["http://h:80a/", "http://h:80 ", "//u<@h", "a b", ""] {
        assert_redacted(text, text);
    }
}

#[test]
fn redacts_what_other_programs_read_as_userinfo() {
    assert_redacted("http:/u:pw@h/", "http:/u:***@h/");
    assert_redacted("http:u:pw@h", "http:u:***@h");
    assert_redacted("WSS:u:p/w@h", "WSS:u:***@h");
    assert_redacted("http:\\\\u:pw@h", "http:\\\\u:***@h");
    assert_redacted("https:///u:pw@h/", "https:///u:***@h/");
    assert_redacted("///u:pw@h/", "///u:***@h/");
    assert_redacted("//x@y:/z:pw@<", "//x@y:***@<");
    assert_redacted("//[//u:pw[v1]@h", "//[//u:***@h");
    assert_redacted("x:/a?u=https:%2F%2Fu:pw%40h", "x:/a?u=https:%2F%2Fu:***%40h");
    assert_redacted("http:/\t/u:pw@h", "http:/\t/u:***@h");
    assert_redacted("ht\ntp:/u:pw@h", "ht\ntp:/u:***@h");
    assert_redacted("http:%2f%2fu:pw@h", "http:%2f%2fu:***@h");
    assert_redacted("http://u%3Apw%40h/", "http://u%3A***%40h/");
    assert_redacted("http://u%3Apw%40h:80/", "http://u%3A***%40h:80/");
    assert_redacted("sip:u:pw@h", "sip:u:***@h");
    assert_redacted("sips:u/x:pw@h;a=b", "sips:u/x:***@h;a=b");
    assert_redacted("u:pw@h", "u:***@h");
    assert_redacted("app:pw@db/orders", "app:***@db/orders");
    assert_redacted("app:p/w@db/orders", "app:***@db/orders");
    assert_redacted("my app:pw@db", "my app:***@db");
    assert_redacted(" app:p w@db", " app:***@db");
    assert_redacted("u@corp.example:pw@h", "u@corp.example:***@h");
    assert_redacted("u_1:p://w@h", "u_1:***@h");
    assert_redacted("http://u:p/w@h/", "http://u:***@h/");
    assert_redacted("http://u:p#w@h", "http://u:***@h");
    assert_redacted("http://u:p w@h/", "http://u:***@h/");
    assert_redacted("http://my user:p w@h/", "http://my user:***@h/");
    assert_redacted("http: u:p w@h/", "http: u:***@h/");
    assert_redacted("tel://u:\\secret@h/", "tel://u:***@h/");
    assert_redacted("mailto:\\\\u:se\\cret@h", "mailto:\\\\u:***@h");
    assert_redacted("http://http:/u:pw@h/", "http://http:/u:***@h/");
}

#[test]
fn redacts_nested_references() {
    assert_redacted("jdbc:postgresql://u:pw@h/db", "jdbc:postgresql://u:***@h/db");
    assert_redacted("jdbc:oracle:thin:u/pw@//h:1521/x", "jdbc:***@//h:1521/x");
    assert_redacted("git::https://u:pw@h", "git::https://u:***@h");
    assert_redacted("https://proxy/http://u:pw@h/", "https://proxy/http://u:***@h/");
    assert_redacted("https://proxy/http:/u:pw@h/", "https://proxy/http:/u:***@h/");
    assert_redacted("https://a:b@proxy/http://u:p/w@h/", "https://a:***@proxy/http://u:***@h/");
    assert_redacted("http://h/?u=http://a:b@c/#//d:e@f", "http://h/?u=http://a:***@c/#//d:***@f");
    assert_redacted("http://h/#http:d:e@f", "http://h/#http:d:***@f");
    assert_redacted("/?to=https%3A%2F%2Fu%3Ap%252Fw%40h%2F", "/?to=https%3A%2F%2Fu%3A***%40h%2F");
    assert_redacted("jar:file:/x/a@1.jar!/b", "jar:file:/x/a@1.jar!/b");
    assert_redacted("magnet:?tr=http://u:pw@h/a&x=y:z@a", "magnet:?tr=http://u:***@h/a&x=y:z@a");
}

#[test]
fn shows_schemes_without_userinfo_whole() {
    for text in [
        "urn:cts:greekLit:x:10.27@c", "urn:cts:greekLit:x:10.27@c d", "URN:a:b@c<", "mailto:a:b@c", "mailto:a@b c",
        "mailto:a b@c", "tel:1;a=b:c@d", "cid:u:secret@h", "arn:aws:sts::1:role/a@b", "data:text/plain,a:b@c",
        "tag:a@b,2005:c@d", "xmpp:a@b/c:d@e", "did:a:b@c", "javascript:a?b:c@d", "pkg:docker/a@sha256:b@c",
        "<mailto:a@b c>", "geo:1,2;u=a:b@c",
    ] {
        assert_redacted(text, text);
    }
}

#[test]
fn redacts_running_text() {
    for text in [
        "peer https://h:9077 from x@pop", "https://h:9077 from x@pop", "error: joe@example.com",
        "mail from mailto:joe@h at 10:30", "a@b wrote: c@d", "http://h.example: not found for x@pop",
        "Get \"http://h:80\": no answer, ask x@pop",
    ] {
        assert_redacted(text, text);
    }
    assert_redacted("see http://u:p w@h/ or app:pw@db", "see http://u:***@h/ or app:***@db");
    assert_redacted("app:pw@db/orders?next=http://v@w/^", "app:***@db/orders?next=http://v@w/^");
    assert_redacted("to app:pw@db,http://v:qw@w/ by ann@h", "to app:***@db,http://v:***@w/ by ann@h");
    assert_redacted("see http://u:pw@h/ or (app:pw@db/a) x@y", "see http://u:***@h/ or (app:***@db/a) x@y");
}

/// Lines of logs, of source code and of other files. `{}` is a URL.
const LINES: [&str; 20] = [
    "Nov 28 16:04:05 host app[12]: user ann@example.com read {} from 10.0.0.1:80",
    "16:04:05 user ann@example.com read {}",
    "2026-11-28T16:04:05.123Z,ann@example.com,10.0.0.1:8080,{}",
    "2026-11-28T16:04:05+02:00 {} [::1]:80 ann@example.com",
    "[2026-11-28 16:04:05,123] INFO a.rs:17: {} ann@example.com",
    r#"{"time":"16:04:05","level":"a:b","user":"ann@example.com","url":"{}","addr":"h:80"}"#,
    r#"{"url":"{}","user":"ann@example.com"}"#,
    r#"{"message":"{\"url\":\"{}\",\"user\":\"ann@example.com\"}"}"#,
    "time=16:04:05 url={} user=ann@example.com addr=h:80",
    r#"url="{}" user="ann@example.com""#,
    r#"10.0.0.1 - ann@example.com [28/Nov/2026:16:04:05 +0000] "GET {} HTTP/1.1" 200 12 "-" "curl/8.0 (+a@b)""#,
    "    at a.b(Main.java:42) // {} ann@example.com",
    "f@https://h/a.js:10:5 g@{} ann@example.com",
    r#"let client = connect("{}", "ann@example.com", 80); // std::fmt::Error ann@example.com"#,
    "fetch('{}').then(x => mail(\"ann@example.com\")); case 1:break; // ann@example.com",
    "url = \"{}\" # ann@example.com",
    "<entry time=\"16:04:05\"><url>{}</url><mail>ann@example.com</mail></entry>",
    "'{}':'ann@example.com'",
    "INFO:root:user ann@example.com read {}",
    "error: `{}`: no answer (16:04:05) <ann@example.com>",
];

#[test]
fn changes_only_passwords_in_lines() {
    let urls = [
        "http://h.example", "https://h.example:8080", "postgres://10.0.0.1:5432/db", "http://[::1]:80", "ftp://h/a:b",
        "jdbc:mysql://h:3306/db?a=b@c", "https://h:443/@ann", "http://h/?time=16:04&m=ann@example.com",
    ];
    for line in LINES {
        for url in urls {
            let line = line.replace("{}", url);
            assert_redacted(&line, &line);
        }
        for (url, redacted) in [
            ("http://u:S3CRET@h", "http://u:***@h"),
            ("redis://:S3CRET@h:80/0", "redis://:***@h:80/0"),
            ("postgres://u:S3/CR#ET@h/db", "postgres://u:***@h/db"),
            ("jdbc:mysql://u:12!3@h/", "jdbc:mysql://u:***@h/"),
            ("amqp://%2Fu:%2FS3CRET@h/%2F", "amqp://%2Fu:***@h/%2F"),
            ("https://u%3AS3CRET@h/a", "https://u%3A***@h/a"),
            ("http://u:S3CRET@h/a:b@c", "http://u:***@h/a:b@c"),
            ("http://u:1@h:80", "http://u:***@h:80"),
        ] {
            assert_redacted(&line.replace("{}", url), &line.replace("{}", redacted));
        }
    }
}

/// A message may quote the first line of a text of several lines, which may end before the `@`.
#[test]
fn redacts_the_beginning_of_a_password_in_quoted_lines() {
    assert_redacted("1 | db = \"\"\"http://u:sec\n  |  ^^^\n", "1 | db = \"\"\"http://u:***\n  |  ^^^\n");
    assert_redacted("db = 'x://u:s t\n", "db = 'x://u:***\n");
    for text in
        ["db = \"http://h:80/\nx", "db = \"http://h:80\nx", "db = http://h:x\n", "it's http://h:x/\n", "say \"a:b\n"]
    {
        assert_redacted(text, text);
    }
}

#[test]
fn debug_of_every_part_hides_passwords() {
    let hides = |shown: String| assert!(!shown.contains("pw"), "{shown}");
    let uri = Uri::parse("app:pw@db/orders").unwrap();
    hides(format!("{:?} {:?}", uri.path(), uri.components()));
    hides(format!("{:?}", Builder::from_reference(&uri)));
    let uri = Uri::parse("https://proxy/http://u:pw@h/?a=http://u:pw@h/#http://u:pw@h/").unwrap();
    hides(format!("{:?} {:?} {:?}", uri.path(), uri.query(), uri.fragment()));
    hides(format!("{:?} {:?}", uri.query_pairs(), uri.query().map(pest_uri::QueryPairs::from)));
    hides(format!("{0} {0:?}", pest_uri::check::Readings::from_text("http://[u:pw/@h")));
    let readings = pest_uri::check::Readings::from_text("http://u%3Apw%40h");
    assert_eq!(readings.to_string(), "browsers: rejected; RFC 3986: `u%3a***%40h`");
    assert!(format!("{readings:?}").contains(r#"host: Some("u%3a***%40h")"#), "{readings:?}");
    hides(format!("{:?}", Uri::find_in("sip:u:pw x@h and http://u:pw<@h").collect::<Vec<_>>()));
}

#[test]
fn debug_of_templates_hides_passwords() {
    use pest_uri::template::Template;

    for text in ["http://u:pw{x}@h{?a}", "http://u:{x}pw@h{/a}", "http://u:pw@h/"] {
        let template = Template::parse(text).unwrap();
        let parts: Vec<_> = template.parts().collect();
        let shown = format!("{template:?} {parts:?}");
        assert!(!shown.contains("pw"), "{shown}");
    }
    // A port is not a password.
    let template = Template::parse("http://localhost:8080{/a}").unwrap();
    assert!(format!("{:?}", template.parts().collect::<Vec<_>>()).contains("http://localhost:8080"));
}

/// Passwords, and what may be before and after them.
#[test]
fn hides_passwords_wherever_they_are() {
    let prefixes = [
        "http://u:", "HTTP:/u:", "https:///u:", "http:u:", "http:\\\\u:", "\\\\u:", "//u:", " http://u:",
        "<URL:http://u:", "ht\ttp://u:", "http:/\t/u:", "jdbc:mysql://u:", "git::https://u:", "view-source:http://u:",
        "u:", "my-app:", "sip:u:", "SIPS:u:", "http://h/?a=http://u:", "http://h/#http://u:", "http://h/http://u:",
        "foo:u:",
    ];
    let suffixes = [
        "@h", "@h/", "@h/a b", "@h:80/<", "@[::1/", "@h:x/", "@h/?a=b#c#d", "@h\n", "@@h", "/x@h/", "?x@h", "#x@h",
        " x@h",
    ];
    for prefix in prefixes {
        for odd in ["", "%41", "%", "|", "\"", ":", "\u{e9}", "p@"] {
            for suffix in suffixes {
                hides(&[prefix, odd, PASSWORD, odd, suffix].concat(), PASSWORD);
            }
        }
    }
}

#[test]
fn redacts_in_linear_time() {
    let count = 20_000;
    let query = ["http://h/?", &"token=x&".repeat(count)].concat();
    assert_eq!(redact(&query).without_values(&["token"]).to_string().matches("***").count(), count);
    for piece in [
        "//a:x/", "//a:b@c", "a:", "http:", "%", "%25", "/", "a@", "[", "http://", "\\", ":\t", "a:b@c ", "a b:",
        "\"a\":\"", "\"//a:x\n", "//a:x ", "a:1,",
    ] {
        let text = piece.repeat(count);
        let _ = (redact(&text).to_string(), redact(&["x ", &text, "@"].concat()).to_string());
    }
}

#[test]
fn debug_hides_the_password() {
    let text = "http://anna:hunter2@h/hunter";
    let uri = Uri::parse(text).unwrap();
    let builder = Builder::from_reference(&uri);
    for shown in [
        format!("{uri:?}"),
        format!("{:?}", uri.to_owned()),
        format!("{:?}", UriReference::from(uri)),
        format!("{:?}", uri.components()),
        format!("{:?}", uri.userinfo()),
        format!("{:?}", uri.components().figure(80)),
        format!("{:?}", uri.key(Rung::Scheme)),
        format!("{:?}", ParseTree::parse(EntryRule::Uri, text)),
        format!("{:?}", RelativeRef::try_from(UriReference::from(uri))),
        format!("{builder:?}"),
        format!("{:?}", Builder::new().encoded_authority("anna:hunter2@h@i")),
    ] {
        assert!(!shown.contains("hunter2"), "{shown}");
    }
    let components = format!("{:?}", uri.components());
    assert!(components.contains("anna:***") && components.contains(r#"path: "/hunter""#), "{components}");
    // The password `?pw` begins where the path ends.
    let components = format!("{:?}", Uri::parse("app:?pw@h").unwrap().components());
    assert!(components.contains(r#"path: "", query: Some("***@h")"#), "{components}");
}

#[test]
fn hides_more_on_request() {
    let redacted = redact("https://u:p@h/?token=a&x=b&%74oken=c&token#f");
    assert_eq!(redacted.clone().without_userinfo().to_string(), "https://***@h/?token=a&x=b&%74oken=c&token#f");
    assert_eq!(redacted.clone().without_fragment().to_string(), "https://u:***@h/?token=a&x=b&%74oken=c&token#***");
    assert_eq!(
        redacted.clone().without_values(&["TOKEN", "y"]).to_string(),
        "https://u:***@h/?token=***&x=b&%74oken=***&token#f"
    );
    let all = redacted.without_fragment().without_values(&["x"]).without_userinfo();
    assert_eq!(format!("{all:?}"), r#""https://***@h/?token=a&x=***&%74oken=c&token#***""#);
    // Text that does not parse is split at its delimiters.
    let invalid = redact("http://u:p<@h/?a=b<#c").without_userinfo().without_values(&["a"]).without_fragment();
    assert_eq!(invalid.to_string(), "http://***@h/?a=***#***");
    assert_eq!(redact("http://token<@h/").without_userinfo().to_string(), "http://***@h/");
    assert_eq!(redact("see app:pw@db or x").without_userinfo().to_string(), "see ***@db or x");
    assert_eq!(redact("see http://token@h/ or x@y").without_userinfo().to_string(), "see http://***@h/ or x@y");
    assert_eq!(
        redact("GET /a?key=x&b=c#d HTTP/1.1 \"http://h/?KEY=y\" key=z").without_values(&["key"]).to_string(),
        "GET /a?key=***&b=c#d HTTP/1.1 \"http://h/?KEY=***\" key=z"
    );
    assert_eq!(redact("see http://h/#token, it").without_fragment().to_string(), "see http://h/#*** it");
    // Absent components are not hidden.
    assert_eq!(redact("a").without_userinfo().without_values(&["a"]).without_fragment().to_string(), "a");
}

#[test]
fn pads_and_escapes() {
    assert_eq!(format!("{:>12}|", redact("//a:b@c")), "   //a:***@c|");
    assert_eq!(format!("{:?}", redact("//a:b@c\n\"")), r#""//a:***@c\n\"""#);
}

#[test]
fn errors_and_reports_hide_passwords() {
    for text in [
        "http://anna:hunter2@h/a b", "http://anna:hunter2 @h/", "http://anna:hun ter2@h/", "http://anna:hunter2@[::1/",
        "http://anna:hunter2@h:x/", "http://anna:hunter2@h@i/", "http://anna:hunter2/@h/", "http://anna:hunter2#@h/",
        "http://anna:hunter2/x@h/", "1://anna:hunter2@h/", "a b://anna:hunter2@h/", "http://anna:%hunter2@h/",
        "<http://anna:hunter2@h/>", "http:\\\\//anna:hunter2@h/", " http://anna:hunter2@h", "http://anna:hun<ter2@h",
    ] {
        let error = UriReference::parse(text).unwrap_err();
        for shown in [error.to_string(), format!("{error:?}"), error.report(text).to_string(), redact(text).to_string()]
        {
            assert!(!shown.contains("hun") && !shown.contains("ter2"), "{text}: {shown}");
            assert!(text.starts_with('<') || !shown.contains('<'), "{text}: {shown}");
        }
    }
    for (rule, text) in
        [("userinfo", "anna:hunter2 "), ("authority", "anna:hunter2 @h"), ("authority", "anna:hunter2@h:x")]
    {
        let Err(RuleError::Rejected(error)) = ParseTree::parse_rule(rule, text) else { panic!("{text}") };
        let shown = format!("{error} {error:?} {}", error.report(text));
        assert!(!shown.contains("hunter2") && error.report(text).to_string().contains("anna:***"), "{shown}");
    }
    // A userinfo alone has no `@` after it.
    for rule in ["userinfo", "iuserinfo"] {
        let Err(RuleError::Rejected(error)) = ParseTree::parse_rule(rule, "anna:hun<ter2") else { panic!("{rule}") };
        assert_eq!((error.found(), error.offset()), (None, 8), "{rule}: {error}");
    }
    let error = Encoded::<part::Password>::parse("hun/ter2").unwrap_err();
    let shown = format!("{error} {error:?} {}", error.report("hun/ter2"));
    assert!(!shown.contains("ter2") && !shown.contains('/'), "{shown}");
}

#[test]
fn report_shows_a_password_as_three_asterisks() {
    let drawn = |text: &str| {
        let report = UriReference::parse(text).unwrap_err().report(text).to_string();
        report.lines().take(3).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(
        drawn("http://u:p<q@h/<"),
        "error: unexpected character in userinfo at byte 10
    http://u:***@h/<
             ^"
    );
    assert_eq!(
        drawn("postgresql://u:p@h1:5432,h2:5433/db"),
        "error: unexpected `,` in port at byte 24
    postgresql://u:***@h1:5432,h2:5433/db
                              ^"
    );
    assert_eq!(
        drawn("http://h:80a/"),
        "error: unexpected `a` in port at byte 11
    http://h:80a/
               ^"
    );
    // A host and a port alone contain nothing to hide.
    assert!(Host::parse("u:p<").unwrap_err().report("u:p<").to_string().contains("u:p<"));
}
