use std::error::Error;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::thread;

use pest_uri::check::Policy;

use crate::{with_hyper, with_reqwest};

/// Starts a server whose path `/to?LOCATION` redirects to the location, with a space for each `+`. Returns its port.
fn serve() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let mut request = String::new();
            stream.read_line(&mut request).unwrap();
            let target = request.split(' ').nth(1).unwrap().to_owned();
            while request != "\r\n" {
                request.clear();
                stream.read_line(&mut request).unwrap();
            }
            let status = match target.strip_prefix("/to?") {
                Some(location) => format!("302 Found\r\nLocation: {}", location.replace('+', " ")),
                None => String::from("200 OK"),
            };
            let response = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            stream.get_mut().write_all(response.as_bytes()).unwrap();
        }
    });
    port
}

/// Requests `http://127.0.0.1:PORT` and a path by both clients, and returns the status.
fn get(policy: &Policy, path: &str) -> Result<u16, String> {
    let url = format!("http://127.0.0.1:{}{path}", serve());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let client = with_reqwest::client(policy).unwrap();
        let by_reqwest = with_reqwest::get(&client, policy, &url).await.map(|it| it.status().as_u16());
        let by_hyper = with_hyper::get(policy, &url).await.map(|it| it.status().as_u16());
        let [by_reqwest, by_hyper] = [by_reqwest, by_hyper].map(|it| it.map_err(causes));
        assert_eq!(by_reqwest, by_hyper, "{url}");
        by_reqwest
    })
}

/// Returns an error and its causes.
fn causes(error: Box<dyn Error + Send + Sync>) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text += &format!(": {error}");
        cause = error.source();
    }
    text
}

#[track_caller]
fn assert_rejects(policy: &Policy, path: &str, reason: &str) {
    let error = get(policy, path).unwrap_err();
    assert!(error.contains(reason), "{path}: {error}");
}

fn local() -> Policy {
    Policy::new().schemes(["http"]).hosts(["127.0.0.1"]).unwrap()
}

#[test]
fn allowed_urls_and_redirects() {
    for path in ["", "/", "?q", "/a?b", "/to?/a", "/to?../a", "/to?/to?/a", "/to?/a+b", "/to?+/+b"] {
        assert_eq!(get(&local(), path), Ok(200), "{path}");
    }
}

#[test]
fn each_redirect_is_checked() {
    for location in ["http://evil.example/", "//evil.example/", "/to?//evil.example/", "http://127.0.0.2/"] {
        assert_rejects(&local(), &format!("/to?{location}"), "host");
    }
    assert_rejects(&local(), "/to?https://127.0.0.1/", "scheme");
    assert_rejects(&local(), "/to?file:///etc/passwd", "scheme");
    assert_rejects(&local(), "/to?/to?/to?/to?/to?/to?/to?/to?/to?/to?/a", "too many redirects");
}

#[test]
fn addresses_are_checked() {
    assert_rejects(&local().public_addresses(), "/", "address");
    // A name that passes may have any address.
    let (policy, url) = (Policy::new().public_addresses(), format!("http://localhost:{}/", serve()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let client = with_reqwest::client(&policy).unwrap();
        let error = causes(client.get(&url).send().await.unwrap_err().into());
        assert!(error.contains("not a public address"), "{error}");
        let error = causes(with_hyper::connect(&policy, Policy::new().check(&url).unwrap()).await.unwrap_err());
        assert!(error.contains("not a public address"), "{error}");
    });
}

/// The documentation has the sources of this package.
#[test]
fn the_documentation_has_this_source() {
    let page = include_str!("../../../docs/untrusted.md");
    for source in [include_str!("with_reqwest.rs"), include_str!("with_hyper.rs")] {
        assert!(page.contains(&format!("```rust,ignore\n{source}```\n")), "{source}");
    }
}
