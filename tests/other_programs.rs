//! Other programs read unambiguous URLs as this crate does. `docs/untrusted.md` lists them.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use pest_uri::Uri;
use pest_uri::check::is_unambiguous;
use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::TestRunner;

use crate::checks::nearly_unambiguous;
use crate::generated::config;
use crate::support::in_package;

/// The command of each reader in `tests/other_programs/`, with its arguments.
const READERS: &[&[&str]] = &[
    &["node", "node_reader.js", "new URL"],
    &["node", "node_reader.js", "url.parse"],
    &["node", "node_reader.js", "http.request"],
    &["node", "node_reader.js", "undici"],
    &["node", "node_reader.js", "follow-redirects"],
    &["node", "node_reader.js", "parse-url"],
    &["node", "node_reader.js", "url-parse"],
    &["node", "node_reader.js", "fast-uri"],
    &["python3", "python_reader.py", "urllib"],
    &["python3", "python_reader.py", "yarl"],
    &["python3", "python_reader.py", "httpx"],
    &["python3", "python_reader.py", "furl"],
    &["python3", "python_reader.py", "werkzeug"],
    &["python3", "python_reader.py", "boltons"],
    &["python3", "python_reader.py", "urllib3"],
    &["python3", "python_reader.py", "rfc3986"],
    &["python3", "python_reader.py", "hyperlink"],
    &["python3", "python_reader.py", "libcurl"],
    &["java", "JavaReader.java"],
    &["php", "reader.php"],
    &["ruby", "reader.rb"],
    &["go", "run", "reader.go"],
    &["perl", "reader.pl", "URI"],
    &["perl", "reader.pl", "HTTP::Tiny"],
];

/// The variable with the directory into which `.ci/other-programs` installs packages. If it is set, all readers must
/// run.
const INSTALLED: &str = "OTHER_PROGRAMS";

/// How many texts are generated.
const TEXTS: usize = 400_000;

#[test]
#[ignore = "needs other programs; CI runs it"]
fn unambiguous_urls_are_read_alike() {
    let mut runner = TestRunner::new(config());
    let generated = (0..TEXTS).map(|_| nearly_unambiguous().new_tree(&mut runner).unwrap().current());
    let mut texts: Vec<String> = generated.filter(|text| is_unambiguous(text)).collect();
    texts.sort();
    texts.dedup();
    assert!(texts.len() > 1000, "{}", texts.len());
    let expected: Vec<[String; 4]> = texts.iter().map(|text| read(text)).collect();
    let (mut report, mut missing) = (String::new(), vec![]);
    for command in READERS {
        // Without its package, a program fails before it reads a text.
        if let Err(error) = run(command, &[]) {
            missing.push(format!("{}: {error}", command.join(" ")));
            continue;
        }
        let found = run(command, &texts).unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let (mut rejected, mut wrong) = (0, vec![]);
        let lines: Vec<&str> = found.lines().collect();
        assert_eq!(lines.len(), texts.len(), "{command:?}");
        for ((line, text), expected) in lines.into_iter().zip(&texts).zip(&expected) {
            // A program may reject a text. It must not read something else.
            rejected += usize::from(line == "-");
            if line != "-" && normal(line, expected) != *expected {
                wrong.push(format!("{text}: {line}"));
            }
        }
        if !wrong.is_empty() || rejected > texts.len() * 3 / 4 {
            writeln!(report, "{command:?} rejects {rejected} of {}, and reads {} otherwise:", texts.len(), wrong.len())
                .unwrap();
            wrong.iter().take(10).for_each(|line| writeln!(report, "  {line}").unwrap());
        }
    }
    assert!(report.is_empty(), "{report}");
    let not_run = format!("{} of {} programs do not run:\n{}", missing.len(), READERS.len(), missing.join("\n"));
    eprintln!("{not_run}");
    assert!(missing.is_empty() || std::env::var_os(INSTALLED).is_none(), "{not_run}");
}

/// The scheme, userinfo, host and port that this crate reads, in lower case where case does not matter. The userinfo is
/// percent-decoded, because some programs return it so.
fn read(text: &str) -> [String; 4] {
    let uri = Uri::parse(text).unwrap();
    let userinfo = uri.userinfo().map_or("", |it| it.as_str());
    let port = uri.port_or_default().unwrap().unwrap();
    [
        uri.scheme().to_ascii_lowercase(),
        decoded(userinfo),
        uri.host().unwrap().as_str().to_ascii_lowercase(),
        port.to_string(),
    ]
}

/// The same of the line of a program. Some leave out a default port, or the brackets of an address. A userinfo of `?`
/// is dropped.
fn normal(line: &str, expected: &[String; 4]) -> [String; 4] {
    let mut parts = line.split('\t').map(str::to_owned);
    let mut next = || parts.next().unwrap_or_default();
    let (scheme, userinfo, host, port) = (next().to_ascii_lowercase(), next(), next().to_ascii_lowercase(), next());
    let host = if host.contains(':') && !host.starts_with('[') { format!("[{host}]") } else { host };
    let default = pest_uri::SchemeInfo::for_scheme(&scheme).and_then(|rules| rules.default_port);
    let port = if port.is_empty() { default.map_or(port, |it| it.to_string()) } else { port };
    let userinfo = if userinfo == "?" { expected[1].clone() } else { decoded(&userinfo) };
    [scheme, userinfo, host, port]
}

/// An unambiguous userinfo, percent-decoded.
fn decoded(userinfo: &str) -> String {
    let mut parts = userinfo.split('%');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let byte = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        byte.map_or_else(|| format!("{text}%{part}"), |byte| format!("{text}{}{}", char::from(byte), &part[2..]))
    })
}

/// The output of a reader, or why it does not run.
fn run(command: &[&str], texts: &[String]) -> Result<String, String> {
    let installed = std::env::var(INSTALLED).unwrap_or_default();
    let path = format!("{installed}/bin:{}", std::env::var("PATH").unwrap_or_default());
    let spawned = Command::new(command[0])
        .args(&command[1..])
        .env("PATH", &path)
        .env("NODE_PATH", format!("{installed}/node_modules"))
        .current_dir(in_package("tests/other_programs"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = spawned.map_err(|error| error.to_string())?;
    let lines = texts.iter().fold(String::new(), |mut lines, text| {
        text.bytes().for_each(|byte| write!(lines, "{byte:02x}").unwrap());
        lines + "\n"
    });
    let mut input = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().unwrap();
    // A program that ends early has a status that says so.
    let written = writer.join().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    match (output.status.success(), written) {
        (true, Ok(())) => Ok(String::from_utf8(output.stdout).unwrap()),
        (true, Err(error)) => Err(error.to_string()),
        (false, _) => {
            let error = errors.lines().find(|line| line.contains("rror")).or(errors.lines().last());
            Err(format!("{}: {}", output.status, error.unwrap_or_default()))
        }
    }
}
