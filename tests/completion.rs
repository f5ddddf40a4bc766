//! Suffix references (RFC 3986, section 4.5).

use pest_uri::{CompleteError, Component, Uri, complete};
use proptest::prelude::*;

use crate::generated::{any_text, config};

#[track_caller]
fn assert_completed(text: &str, expected: &str) {
    let completed = complete(text, "http").unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(completed, expected);
}

#[track_caller]
fn assert_ambiguous(text: &str, expected: &[&str]) {
    match complete(text, "http") {
        Err(CompleteError::Ambiguous { candidates }) => assert_eq!(candidates, expected),
        other => panic!("{other:?}"),
    }
}

#[test]
fn completes_suffixes() {
    assert_completed("www.w3.org/Addressing/", "http://www.w3.org/Addressing/");
    assert_completed("w3.org/u/r/i", "http://w3.org/u/r/i");
    assert_completed("example.com", "http://example.com");
    assert_completed("example.com.", "http://example.com.");
    assert_completed("example.com?q", "http://example.com?q");
    assert_completed("example.com:8080/x", "http://example.com:8080/x");
    assert_completed("localhost:3000", "http://localhost:3000");
    assert_completed("localhost", "http://localhost");
    assert_completed("LOCALHOST/x", "http://LOCALHOST/x");
    assert_completed("box:8080/x", "http://box:8080/x");
    assert_completed("10.0.0.1", "http://10.0.0.1");
    assert_completed("10.0.0.1:8080/x", "http://10.0.0.1:8080/x");
    assert_completed("[::1]", "http://[::1]");
    assert_completed("[::1]:8080/x", "http://[::1]:8080/x");
    assert_completed("user@host/x", "http://user@host/x");
    assert_completed("user@host?q", "http://user@host?q");
    assert_completed("user@host:22", "http://user@host:22");
    assert_completed("my_host:80", "http://my_host:80");
    assert_eq!(complete("example.com", "https").unwrap(), "https://example.com");
}

/// A colon after a host delimits a port, which may be empty.
#[test]
fn an_empty_port() {
    assert_completed("files.example.net:", "http://files.example.net:");
    assert_completed("localhost:?q", "http://localhost:?q");
    assert_completed("example.com:#top", "http://example.com:#top");
    assert_completed("198.51.100.7:", "http://198.51.100.7:");
    assert_completed("[2001:db8::7]:", "http://[2001:db8::7]:");
    // These are schemes.
    for text in ["mailto:", "z39.50r:", "intro:", "iris.beep:"] {
        assert_completed(text, text);
    }
}

#[test]
fn scp_paths_are_ambiguous() {
    assert_ambiguous("git@example.com:a/b.git", &["ssh://git@example.com/a/b.git"]);
    assert_ambiguous("u@h:~/a", &["ssh://u@h/~/a"]);
    assert_ambiguous("u@h:/a/b", &["ssh://u@h/a/b", "http://u@h:/a/b"]);
    assert_ambiguous("u@h.com:c#?%41.git", &["ssh://u@h.com/c%23%3F%2541.git"]);
    assert_ambiguous("u@[::1]:a/b c", &["ssh://u@[::1]/a/b%20c"]);
    // A directory of digits is not silently a port.
    assert_ambiguous("git@h:123/r.git", &["ssh://git@h/123/r.git", "http://git@h:123/r.git"]);
    for path in ["0123/r", "99999/r", "0", "0123", "99999"] {
        let candidates = [format!("ssh://u@h/{path}"), format!("http://u@h:{path}")];
        assert_ambiguous(&format!("u@h:{path}"), &[&candidates[0], &candidates[1]]);
    }
    assert_ambiguous("h.example:r.git", &["ssh://h.example/r.git", "h.example:r.git"]);
    // An address needs no user: it is not the name of a file.
    assert_ambiguous("[2001:db8::7]:src/a b.git", &["ssh://[2001:db8::7]/src/a%20b.git"]);
    assert_ambiguous("[2001:db8::7]:/src/a.git", &["ssh://[2001:db8::7]/src/a.git", "http://[2001:db8::7]:/src/a.git"]);
    assert_ambiguous("[v1.x]:a", &["ssh://[v1.x]/a"]);
    assert_ambiguous("198.51.100.7:a.git", &["ssh://198.51.100.7/a.git"]);
    for port in ["80", "0080", "80/a"] {
        assert_completed(&format!("[::1]:{port}"), &format!("http://[::1]:{port}"));
        assert_completed(&format!("10.0.0.1:{port}"), &format!("http://10.0.0.1:{port}"));
    }
    // The colon is in a query or a fragment.
    for text in ["example.com?from=09:30", "10.0.0.1#a:b", "example.com?to=u@h:a", "u@example.com?at=09:30"] {
        assert_completed(text, &format!("http://{text}"));
    }
    for text in ["u@h:a@b", "u@h/x:80a:", "@h:a"] {
        assert!(!matches!(complete(text, "http"), Err(CompleteError::Ambiguous { .. })), "{text}");
    }
}

/// A user and a password before a host look like a scheme and a path.
#[test]
fn ambiguous_user_and_password() {
    assert_ambiguous("user:SECRET@host", &["user:SECRET@host", "http://user:SECRET@host"]);
    // A text with a known scheme, or with a URI in it, is already a URI.
    for text in ["matrix:r/a@b", "jdbc:mysql://root@h/"] {
        assert_completed(text, text);
    }
}

#[test]
fn trims_and_takes_iris_and_files_of_git() {
    assert_completed(" example.com/a\n", "http://example.com/a");
    assert_completed("example.com/\u{e9}", "http://example.com/%C3%A9");
    assert_ambiguous("github.com:org/x", &["ssh://github.com/org/x", "github.com:org/x"]);
    // A scheme that looks like a name in the DNS, as applications on phones have.
    assert_completed("com.example.app:/callback", "com.example.app:/callback");
}

#[test]
fn keeps_uris_and_rejects_other_texts() {
    for error in
        [complete("intro", "http"), complete("/a", "http"), complete("a", "ht tp"), complete("a.b/c d", "http")]
    {
        let shown = format!("{:?}", error.unwrap_err());
        let begins = ["Ambiguous(1 candidates)", "NoAuthority", "Scheme(ParseError", "Parse(ParseError"];
        assert!(begins.iter().any(|begin| shown.starts_with(begin)), "{shown}");
    }
    assert_completed("https://h/", "https://h/");
    assert_completed("//h/x", "http://h/x");
    assert_completed("mailto:a@b", "mailto:a@b");
    assert_completed("urn:isbn:0451450523", "urn:isbn:0451450523");
    assert_completed("tel:+1-816-555-1212", "tel:+1-816-555-1212");
    assert_completed("com.example.app:/callback", "com.example.app:/callback");
    assert_completed("isbn:0451450523", "isbn:0451450523");
    assert_completed("tel:5551234", "tel:5551234");
    for text in ["", "/a", "./a", "../a", ".", "?q", "#f", ":80", ":", "x:"] {
        let found = complete(text, "http");
        assert!(text == "x:" && found.is_ok() || found == Err(CompleteError::NoAuthority), "{text}: {found:?}");
    }
}

#[test]
fn ambiguous_texts() {
    assert_ambiguous("intro", &["http://intro"]);
    assert_ambiguous("docs/intro.html", &["http://docs/intro.html"]);
    assert_ambiguous("joe@example.com", &["mailto:joe@example.com", "http://joe@example.com"]);
    assert_ambiguous("joe:secret@example.com/x", &["joe:secret@example.com/x", "http://joe:secret@example.com/x"]);
    assert_ambiguous("tel:112", &["tel:112", "http://tel:112"]);
    assert_ambiguous("example.com:99999", &["example.com:99999", "http://example.com:99999"]);
    assert_ambiguous("http:80", &["http:80", "http://http:80"]);
}

#[test]
fn rejects_invalid_text() {
    let Err(CompleteError::Parse { error, completed }) = complete("example.com/a b", "http") else { panic!() };
    assert_eq!(
        (error.component(), error.offset(), completed.as_str()),
        (Some(Component::Path), 20, "http://example.com/a b")
    );
    // The offset is one in the completed text, and the message says so.
    let error = CompleteError::Parse { error, completed };
    assert_eq!(
        error.to_string(),
        "the completed text is not a valid URI: unexpected ` ` in path at byte 20; write ` ` as `%20`"
    );
    // A text that has an authority does not get another one.
    let Err(CompleteError::Parse { error, completed }) = complete("ftp://joe@h</", "http") else { panic!() };
    assert_eq!((error.component(), error.offset(), completed.as_str()), (Some(Component::Host), 11, "ftp://joe@h</"));
    let Err(CompleteError::Parse { completed, .. }) = complete("//h</", "http") else { panic!() };
    assert_eq!(completed, "http://h</");
    assert!(matches!(complete("example.com", "ht tp"), Err(CompleteError::Scheme(error)) if error.offset() == 2));
    assert!(matches!(complete("example.com", ""), Err(CompleteError::Scheme(_))));
    assert!(matches!(complete("a@b@c", "http"), Err(CompleteError::Parse { .. })));
}

/// The error is that of the text itself, not of what would complete it.
#[test]
fn rejects_windows_paths_and_zones() {
    for (text, hint) in [
        ("C:\\a", "a Windows path is not a URI"),
        ("d:a\\b", "a Windows path is not a URI"),
        ("fe80::1%eth0", "an IPv6 address is written in brackets"),
    ] {
        let error = complete(text, "http").unwrap_err();
        assert!(error.to_string().contains(hint), "{error}");
        assert!(matches!(error, CompleteError::Parse { completed, .. } if completed == text));
    }
}

#[test]
fn debug_hides_passwords() {
    for text in ["joe:hunter2@example.com/x", "joe:hunter2@exa mple.com/x", "joe:hunter2@example.com"] {
        let error = complete(text, "http").unwrap_err();
        assert!(!format!("{error} {error:?}").contains("hunter2"));
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn completion_ends_with_the_text(text in any_text()) {
        match complete(&text, "http") {
            Ok(uri) => prop_assert!(!text.is_ascii() || uri.as_str().ends_with(text.trim())),
            Err(CompleteError::Ambiguous { candidates }) => {
                prop_assert!(!candidates.is_empty());
                // The path of a file on another machine follows a slash instead of a colon.
                let is_changed = |uri: &Uri| !text.is_ascii() || uri.has_scheme("ssh");
                let ends = candidates.iter().all(|uri| is_changed(uri) || uri.as_str().ends_with(text.trim()));
                prop_assert!(ends, "{:?}", candidates);
            }
            Err(_) => {}
        }
    }
}

#[test]
fn text_after_a_colon_that_is_not_a_port() {
    assert!(complete("http://:_", "https").is_err());
    assert_eq!(complete("localhost:a", "https").unwrap(), "localhost:a");
    assert_eq!(complete("x:+80", "https").unwrap(), "x:+80");
    assert_eq!(complete("u@h#f", "https").unwrap(), "https://u@h#f");
}

/// A person, and a browser, would read a different host than the URI has.
#[test]
fn rejects_misleading_hosts() {
    for text in
        ["///evil.example", "https:evil.example", "http:/evil.example", "http:evil.example:80", "https://", "http:"]
    {
        assert_eq!(complete(text, "https"), Err(CompleteError::NoAuthority), "{text}");
    }
    for text in ["www.good.example@evil.example/", "localhost@evil.example:80"] {
        assert!(matches!(complete(text, "https"), Err(CompleteError::Ambiguous { .. })), "{text}");
    }
    assert_eq!(complete("file:///a", "https").unwrap(), "file:///a");
    assert_eq!(complete("user@evil.example/", "https").unwrap(), "https://user@evil.example/");
}
