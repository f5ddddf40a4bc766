//! What is printed for an input.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use pest_uri::{Components, Encoded, Host, ParseError, ParseTree, PathRule, Userinfo};
use serde::Serialize;

use crate::input::Unreadable;
use crate::options::Format;

const LABEL: Style = AnsiColor::Cyan.on_default();
const ERROR: Style = AnsiColor::Red.on_default().bold();

/// Prints a parsed input.
pub fn parsed(mut out: impl Write, format: Format, tree: &ParseTree<'_>, width: usize) -> io::Result<()> {
    let components = Components::of(tree);
    match format {
        Format::Figure => write!(out, "{}", components.figure(width)),
        Format::Table => table(out, components),
        Format::Tree => write!(out, "{tree}"),
        Format::Json => json(out, &Valid::new(components)),
    }
}

fn table(mut out: impl Write, components: Components<'_>) -> io::Result<()> {
    let path = components.path();
    let path_rule = match path.rule() {
        PathRule::Abempty => "path-abempty",
        PathRule::Absolute => "path-absolute",
        PathRule::Noscheme => "path-noscheme",
        PathRule::Rootless => "path-rootless",
        PathRule::Empty => "path-empty",
    };
    let host = components.host();
    let rows = [
        ("kind", Some(kind(components)), ""),
        ("scheme", components.scheme(), ""),
        ("authority", components.authority(), ""),
        ("userinfo", components.userinfo().map(Userinfo::as_str), ""),
        ("host", host.map(Host::as_str), host.map_or("", |host| host.kind().name())),
        ("port", components.port(), ""),
        ("path", Some(path.as_str()), path_rule),
        ("query", components.query().map(Encoded::as_str), ""),
        ("fragment", components.fragment().map(Encoded::as_str), ""),
    ];
    writeln!(out, "{}", components.text())?;
    for (label, value, note) in rows {
        let Some(value) = value else { continue };
        let value = if value.is_empty() { "(empty)" } else { value };
        let note = if note.is_empty() { String::new() } else { format!("  {note}") };
        writeln!(out, "  {LABEL}{label:<9}{LABEL:#}  {value}{LABEL}{note}{LABEL:#}")?;
    }
    Ok(())
}

/// Prints a drawn error; only the words that head its lines are coloured.
pub fn report(mut out: impl Write, error: ParseError, text: &str) -> io::Result<()> {
    for line in error.report(text).to_string().lines() {
        match line.split_once(':') {
            Some(("error", rest)) => writeln!(out, "{ERROR}error{ERROR:#}:{rest}")?,
            Some((label @ ("rule" | "expected" | "note" | "repair"), rest)) => {
                writeln!(out, "{LABEL}{label}{LABEL:#}:{rest}")?;
            }
            _ if line.trim() == "^" => writeln!(out, "{ERROR}{line}{ERROR:#}")?,
            _ => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}

/// Prints why an input could not be read.
pub fn unreadable(mut out: impl Write, unreadable: &Unreadable) -> io::Result<()> {
    let shown: String = unreadable.shown.chars().take(76).flat_map(char::escape_debug).collect();
    writeln!(out, "{ERROR}error{ERROR:#}: {}\n    {shown}", unreadable.message)
}

fn kind(components: Components<'_>) -> &'static str {
    if components.is_relative() { "relative-ref" } else { "uri" }
}

#[derive(Serialize)]
#[expect(clippy::struct_field_names, reason = "the names are those of the JSON object")]
struct Valid<'t> {
    input: &'t str,
    valid: bool,
    kind: &'static str,
    scheme: Option<&'t str>,
    authority: Option<&'t str>,
    userinfo: Option<&'t str>,
    host: Option<&'t str>,
    host_kind: Option<&'static str>,
    port: Option<&'t str>,
    path: &'t str,
    query: Option<&'t str>,
    fragment: Option<&'t str>,
}

impl<'t> Valid<'t> {
    fn new(components: Components<'t>) -> Self {
        let host = components.host();
        Valid {
            input: components.text(),
            valid: true,
            kind: kind(components),
            scheme: components.scheme(),
            authority: components.authority(),
            userinfo: components.userinfo().map(Userinfo::as_str),
            host: host.map(Host::as_str),
            host_kind: host.map(|host| host.kind().name()),
            port: components.port(),
            path: components.path().as_str(),
            query: components.query().map(Encoded::as_str),
            fragment: components.fragment().map(Encoded::as_str),
        }
    }
}

/// An input that is refused.
#[derive(Serialize)]
pub struct Invalid<'t> {
    input: &'t str,
    valid: bool,
    error: InvalidError,
}

#[derive(Serialize)]
struct InvalidError {
    message: String,
    component: Option<&'static str>,
    at: Option<usize>,
    expected: Vec<String>,
}

impl<'t> Invalid<'t> {
    pub fn parse(input: &'t str, error: ParseError) -> Self {
        let error = InvalidError {
            message: error.to_string(),
            component: error.component().map(|component| component.name()),
            at: Some(error.at()),
            expected: error.report(input).expected(),
        };
        Invalid { input, valid: false, error }
    }

    pub fn unreadable(unreadable: &'t Unreadable) -> Self {
        let (message, at) = (unreadable.message.clone(), unreadable.at);
        let error = InvalidError { message, component: None, at, expected: Vec::new() };
        Invalid { input: &unreadable.shown, valid: false, error }
    }
}

/// Prints one JSON object on a line of its own.
pub fn json(mut out: impl Write, object: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut out, object)?;
    out.write_all(b"\n")
}
