//! No report, no error in JSON and no verdict shows a password.

use crate::support::{objects, run, stderr, stdout};

const PASSWORD: &str = "S3CRET";

/// Texts that some program reads as one with a password. Some are valid URIs.
const TEXTS: [&str; 18] = [
    "http://%2Fu:%20S3CRET@h/", "http://u%3AS3CRET@h/", "tel://u:\\S3CRET@h/",
    "{\"at\":\"16:04:05\",\"url\":\"http://u:S3CRET@h/\"}", "http://u:S3CRET@h/", "http://u:S3CRET@h/a b",
    "http:/u:S3CRET@h/", "http:u:S3CRET@h<", "http:\\\\u:S3CRET@h", "https:///u:S3CRET@h/", "u:S3CRET@h",
    "u:S3CRET<@h", "app:S3CRET@db/orders{", "sip:u:S3CRET@h^", "jdbc:postgresql://u:S3CRET@h/db }",
    "git::https://u:S3CRET/x@h:80x", "https://proxy/http://u:S3CRET@h/<", "<//u:S3 S3CRET@h>",
];

/// Commands whose results are not URIs: `{}` is the text. Nothing that they print shows a password.
const WITHOUT_URIS: [&[&str]; 6] = [
    &["redact", "{}"],
    &["redact", "--json", "--values-of", "a", "{}"],
    &["check", "{}"],
    &["check", "--json", "{}"],
    &["check", "--redirect-of", "{}", "/a"],
    &["check", "--hosts", "{}", "http://h/"],
];

/// All other commands.
const COMMANDS: [&[&str]; 40] = [
    &["parse", "{}"],
    &["parse", "--as", "uri", "{}"],
    &["parse", "--as", "{}", "a"],
    &["parse", "--get", "{}", "a"],
    &["parse", "--scheme-aware", "{}"],
    &["resolve", "--base", "{}", "a"],
    &["resolve", "--base", "http://h/", "{}"],
    &["resolve", "--base", "http://h/", "--lenient", "{}"],
    &["relativize", "--base", "{}", "a:b"],
    &["relativize", "--base", "http://h/", "{}"],
    &["normalize", "{}"],
    &["compare", "{}", "{}"],
    &["compare", "{}", "a b"],
    &["complete", "{}"],
    &["complete", "--scheme", "{}", "a"],
    &["find", "{}"],
    &["repair", "{}"],
    &["encode", "--for", "{}", "a"],
    &["decode", "{}%"],
    &["query", "{}"],
    &["query", "--set", "a=b", "{}"],
    &["to-uri", "{}"],
    &["to-iri", "{}"],
    &["set", "--query", "q", "{}"],
    &["set", "--host", "{}", "//h"],
    &["set", "--path", "{}", "//h"],
    &["set", "--scheme", "{}", "//h"],
    &["set", "--port", "{}", "//h"],
    &["set", "--query", "{}|", "//h"],
    &["set", "--userinfo", "{}|", "//h"],
    &["set", "--userinfo", "u:S3CRET<", "//h"],
    &["set", "--password", "S3CRET<", "//h"],
    &["set", "--iri", "--password", "S3CRET%", "//h"],
    &["set", "--user", "{}", "//h"],
    &["from-path", "{}"],
    &["to-path", "{}"],
    &["schemes", "{}"],
    &["template", "expand", "{}"],
    &["template", "match", "{}", "{}"],
    &["grammar", "{}"],
];

fn hides(shown: &str, arguments: &[&str]) {
    assert!(!shown.to_uppercase().contains(PASSWORD), "{arguments:?}: {shown}");
}

#[test]
fn no_report_shows_a_password() {
    for text in TEXTS {
        let with_text = |command: &[&str]| command.iter().map(|it| it.replace("{}", text)).collect::<Vec<_>>();
        for command in WITHOUT_URIS {
            let arguments = with_text(command);
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            let output = run(&arguments, b"");
            hides(stdout(&output), &arguments);
            hides(stderr(&output), &arguments);
            hides(stderr(&run(&[&["check", "--errors", "full"], &arguments[1..]].concat(), b"")), &arguments);
        }
        for command in COMMANDS {
            let arguments = with_text(command);
            let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
            hides(stderr(&run(&arguments, b"")), &arguments);
            hides(stderr(&run(&[&arguments[..], &["--errors", "full"]].concat(), b"")), &arguments);
            let arguments = [&arguments[..], &["--json"]].concat();
            let output = run(&arguments, b"");
            hides(stderr(&output), &arguments);
            let invalid = stdout(&output).lines().filter(|line| line.contains(r#""error":"#));
            invalid.for_each(|line| hides(line, &arguments));
        }
    }
}

#[test]
fn no_error_of_json_input_shows_a_password() {
    for line in [
        r#"{"input":"http://u:S3CRET@h/ "}"#, r#"{"input":"http://u:S3CRET@h/"#, r#"{"http://u:S3CRET@h/":1}"#,
        r#"{"input":"a","base":"http:/u:S3CRET@h/<"}"#, r#"{"input":{"u:S3CRET@h":1}}"#, r#""app:S3CRET@db/<""#,
    ] {
        for json in [
            &["parse", "--json-input"][..],
            &["parse", "--json-input", "--errors", "full"],
            &["parse", "--json-input", "--json"],
        ] {
            let output = run(json, line.as_bytes());
            hides(stdout(&output), &[line]);
            hides(stderr(&output), &[line]);
        }
    }
}

#[test]
fn a_repair_with_a_password_is_only_printed_by_repair() {
    let output = run(&["parse", "--json", "http://u:S3CRET@h/a b"], b"");
    let object = &objects(&output)[0];
    assert_eq!(
        (&object["input"], &object["error"]["repair"]),
        (&"http://u:***@h/a b".into(), &serde_json::Value::Null)
    );
    assert_eq!(stdout(&run(&["repair", "http://u:S3CRET@h/a b"], b"")), "http://u:S3CRET@h/a%20b\n");
}

/// What the type of a scheme considers a secret is shown by no report and in no object of a rejected text.
#[test]
fn secrets_of_everyday_schemes() {
    for text in [
        "pkcs11:object=[a]?pin-value=S3CRET", "pkcs11:pin-value=S3CRET", "postgresql://h:1,i/?password=S3CRET",
        "postgresql://h/d?password=S3CRET[x", "redis://h/?password=S3CRET<x", "otpauth://totp/a b?secret=S3CRET",
        "otpauth://totp/\u{e9}?secret=S3CRET", "mongodb://h/a/b c?proxyPassword=S3CRET",
        "amqp://h/a/b c?password=S3CRET",
    ] {
        for command in ["parse --scheme-aware", "normalize --level scheme"] {
            for form in ["--errors=full", "--errors=short", "--json"] {
                let mut arguments: Vec<&str> = command.split(' ').collect();
                arguments.extend([form, text]);
                let output = run(&arguments, b"");
                let objects = stdout(&output).lines().filter(|line| line.contains("\"valid\":false"));
                let shown = objects.collect::<String>() + stderr(&output);
                assert!(!shown.contains(PASSWORD), "{arguments:?}: {shown}");
            }
        }
    }
}
