//! Other programs read unambiguous URLs as this crate does: Node.js as the browsers do, `java.net.URI`, libcurl, and Python's `urllib`.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use pest_uri::Uri;
use pest_uri::check::is_unambiguous;
use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;

use crate::checks::tricky;
use crate::generated::config;
use crate::support::in_package;

/// The command of each program, and its script.
const PROGRAMS: [(&str, &str); 4] = [
    ("node", "node.js"),
    ("python3", "urllib_reader.py"),
    ("python3", "libcurl_reader.py"),
    ("java", "JavaReader.java"),
];

/// Texts of which about one in two hundred is unambiguous.
const TEXTS: usize = 400_000;

#[test]
#[ignore = "needs other programs; CI runs it"]
fn unambiguous_urls_are_read_alike() {
    let mut runner = TestRunner::new(config());
    let generated = (0..TEXTS).map(|_| tricky().new_tree(&mut runner).unwrap().current());
    let texts: Vec<String> = generated.filter(|text| is_unambiguous(text)).collect();
    assert!(texts.len() > 1000, "{}", texts.len());
    let expected: Vec<[String; 4]> = texts.iter().map(|text| read(text)).collect();
    for (program, script) in PROGRAMS {
        let Some(found) = run(program, script, &texts) else {
            eprintln!("{script} was not run");
            continue;
        };
        let (mut rejected, mut wrong) = (0, String::new());
        let lines: Vec<&str> = found.lines().collect();
        assert_eq!(lines.len(), texts.len(), "{script}");
        for ((line, text), expected) in lines.into_iter().zip(&texts).zip(&expected) {
            // A program may reject a text. It must not read something else.
            rejected += usize::from(line == "-");
            if line != "-" && normal(line) != *expected {
                writeln!(wrong, "{text}: {line}").unwrap();
            }
        }
        assert!(wrong.is_empty(), "{script} reads otherwise:\n{wrong}");
        assert!(rejected < texts.len() / 2, "{script} rejects {rejected} of {}", texts.len());
    }
}

/// The scheme, userinfo, host and port that this crate reads, in lower case where case does not matter.
fn read(text: &str) -> [String; 4] {
    let uri = Uri::parse(text).unwrap();
    let userinfo = uri.userinfo().map_or("", |it| it.as_str());
    let port = uri.port_or_default().unwrap().unwrap();
    [
        uri.scheme().to_ascii_lowercase(),
        userinfo.into(),
        uri.host().unwrap().as_str().to_ascii_lowercase(),
        port.to_string(),
    ]
}

/// The same of the line of a program. Some leave out a default port, or the brackets of an address.
fn normal(line: &str) -> [String; 4] {
    let mut parts = line.split('\t').map(str::to_owned);
    let mut next = || parts.next().unwrap_or_default();
    let (scheme, userinfo, host, port) = (next().to_ascii_lowercase(), next(), next().to_ascii_lowercase(), next());
    let host = if host.contains(':') && !host.starts_with('[') { format!("[{host}]") } else { host };
    let default = pest_uri::SchemeRules::for_scheme(&scheme).and_then(|rules| rules.default_port);
    let port = if port.is_empty() { default.map_or(port, |it| it.to_string()) } else { port };
    [scheme, userinfo, host, port]
}

/// The output of a program; `None` if it is not installed.
fn run(program: &str, script: &str, texts: &[String]) -> Option<String> {
    let script = in_package("tests/other_programs").join(script);
    let spawned = Command::new(program).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = spawned.ok()?;
    let lines = texts.iter().fold(String::new(), |mut lines, text| {
        text.bytes().for_each(|byte| write!(lines, "{byte:02x}").unwrap());
        lines + "\n"
    });
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().ok()?;
    output.status.success().then(|| String::from_utf8(output.stdout).unwrap())
}
