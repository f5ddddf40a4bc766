//! `uri parse`.

use std::borrow::Cow;
use std::io::{self, IsTerminal as _, Write as _};

use clap::{Args, ValueEnum};
use pest_uri::kind::Kind;
use pest_uri::{Components, Encoded, EntryRule, Host, ParseError, ParseTree, Reference, Userinfo};
use serde::Serialize;

use crate::batch::{self, BatchOptions, Failure};
use crate::commands::get::{GetFormat, GetFormatParser};
use crate::commands::scheme_aware::{ByScheme, to_uri};
use crate::input::kind::{KindName, for_kind};
use crate::input::options::{Inputs, KindOption, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::escape::{escape, escape_lines};
use crate::output::outcome::Outcome;
use crate::output::record::{Buffer, OutputRecord};

/// Parse URIs and print their components.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
#[command(after_help = "\
Examples:
  $ uri parse 'https://example.com:8443/a?b=c'
  https://example.com:8443/a?b=c
    kind       uri
    scheme     https
    authority  example.com:8443
    host       example.com  reg-name
    port       8443
    path       /a  path-abempty
    query      b=c

  $ uri parse --get host,port-or-default http://example.com/ https://example.com/
  example.com\t80
  example.com\t443

  $ printf 'http://a/\\nb c\\nhttp://d/\\n' | uri parse --get host --keep-lines
  a

  line 2: unexpected ` ` in path at byte 1; write ` ` as `%20`
  d
  1 of 3 lines rejected")]
pub struct ParseOptions {
    #[command(flatten)]
    pub kind: KindOption,

    /// Print only these components (`--get host,port`), tab-separated; empty if absent.
    ///
    /// `query.KEY` is the decoded value of a key, and with `--scheme-aware` a name may be that of a part of the scheme
    /// (`--get host,database`), which comes before that of a component.
    ///
    /// A value with braces is a format: `--get '{host}:{port}'`. A name that ends in `:decoded`, as in
    /// `{path:decoded}`, gives the component percent-decoded, which may contain line ends. `\t`, `\n`,
    /// `\\` and `\{` are a tab, a line end, a backslash and a brace.
    #[arg(long, value_name = "NAMES", value_parser = GetFormatParser)]
    #[arg(conflicts_with_all = ["format", "json"])]
    pub get: Vec<GetFormat>,

    /// Output format [default: figure on a terminal, table elsewhere].
    #[arg(long, value_name = "FORMAT", value_enum, conflicts_with = "json")]
    pub format: Option<Format>,

    /// Also parse by the specification of the scheme, and report URIs that it rejects as invalid.
    ///
    /// An IRI is converted to a URI first. A text that only the grammar of its scheme matches, such as
    /// a connection string with several hosts, is printed with its parts and reported as invalid.
    #[arg(long)]
    pub scheme_aware: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The components, drawn under the input as in RFC 3986, section 3.
    Figure,
    /// The components, one per line.
    Table,
    /// The parse tree: each rule with its byte range and its text.
    Tree,
    /// The rules that are tried: the byte range of each, or where it fails and what it expects.
    Trace,
    /// One JSON object per line, as with `--json`.
    Json,
}

pub fn run(options: ParseOptions) -> io::Result<Outcome> {
    if !options.get.is_empty() {
        return print_pieces(options);
    }
    let format = match options.format {
        Some(format) => format,
        None if options.inputs.json => Format::Json,
        None if io::stdout().is_terminal() => Format::Figure,
        None => Format::Table,
    };
    if options.inputs.keep_lines && format != Format::Json {
        let diagnostic = Diagnostic::new("`--keep-lines` requires `--get` or `--json`");
        return batch::reject_options(&options.inputs, &diagnostic);
    }
    let width = terminal_size::terminal_size().map_or(80, |(width, _)| width.0.into());
    let inputs = Inputs { json: format == Format::Json, ..options.inputs };
    let separated = matches!(format, Format::Figure | Format::Table);
    let batch_options = BatchOptions { separated, ..BatchOptions::default() };
    batch::run_with(inputs, batch_options, |input, record| {
        let (text, kind) = (input.text()?, options.kind.kind_of(input));
        if format == Format::Trace {
            write!(record.out, "{}", EntryRule::from(kind).trace(text))?;
            if options.scheme_aware {
                ByScheme::trace(text, record.out)?;
            }
        }
        let rejected = |error| Diagnostic::from_parse_error(error, text);
        let components = match components(text, kind) {
            Ok(components) => components,
            Err(error) if options.scheme_aware => return print_other_syntax(record, text, format, error),
            Err(error) => return Err(rejected(error).into()),
        };
        let uri = if options.scheme_aware { to_uri(text) } else { Cow::Borrowed(text) };
        let by_scheme = if options.scheme_aware { ByScheme::new(&uri) } else { ByScheme::default() };
        let kind_name = kind_name(components, kind.is_iri());
        match format {
            Format::Figure => {
                let figure = components.figure(width).to_string();
                record.out.write_all(escape_lines(&figure).as_bytes())?;
                by_scheme.draw(record.out, width)?;
            }
            Format::Table => {
                table(record.out, kind_name, components)?;
                by_scheme.list(record.out)?;
            }
            Format::Tree => {
                let tree = ParseTree::parse(kind.into(), text).map_err(rejected)?;
                write!(record.out, "{tree}")?;
                by_scheme.tree(record.out)?;
            }
            Format::Trace => {}
            Format::Json => {
                let components = ComponentsJson::new(kind_name, components);
                record.object(&ValidJson {
                    components,
                    scheme_parts: by_scheme.object(),
                    scheme_error: by_scheme.error(),
                })?;
            }
        }
        match by_scheme.diagnostic() {
            Some(_) if record.json => Err(Failure::Reported),
            Some(diagnostic) => Err(diagnostic.into()),
            None => Ok(()),
        }
    })
}

/// The note on a text that is not a URI.
const OTHER_SYNTAX: &str = "the grammar of its scheme matches it";

/// Prints the parts of a text that only the grammar of its scheme matches, and returns the error of the generic syntax.
fn print_other_syntax(
    record: &mut OutputRecord<'_>,
    text: &str,
    format: Format,
    error: ParseError,
) -> Result<(), Failure> {
    let by_scheme = ByScheme::new(text);
    let diagnostic = Diagnostic::from_parse_error(error, text);
    let Some(shown) = by_scheme.shown() else {
        return Err(by_scheme.diagnostic().unwrap_or(diagnostic).into());
    };
    let diagnostic = diagnostic.with_input(shown.clone());
    match format {
        Format::Json => {
            record.error_with_parts(&diagnostic.object(), by_scheme.object())?;
            return if by_scheme.is_without_scheme() { Ok(()) } else { Err(Failure::Reported) };
        }
        Format::Tree => by_scheme.tree(record.out)?,
        Format::Trace => {}
        Format::Figure | Format::Table => {
            writeln!(record.out, "{}", escape(&shown))?;
            by_scheme.list(record.out)?;
        }
    }
    if by_scheme.is_without_scheme() {
        return Ok(());
    }
    Err(diagnostic.with_note(OTHER_SYNTAX).into())
}

/// Prints only some components of each input.
fn print_pieces(options: ParseOptions) -> io::Result<Outcome> {
    let format = GetFormat::tab_separated(&options.get);
    if let Some(diagnostic) = format.unknown_name().filter(|_| !options.scheme_aware) {
        return batch::reject_options(&options.inputs, &diagnostic);
    }
    batch::run(options.inputs, |input, record| {
        let (text, kind) = (input.text()?, options.kind.kind_of(input));
        let parsed = components(text, kind);
        let rejected = |error| Diagnostic::from_parse_error(error, text);
        if !options.scheme_aware {
            return format.write(Some(parsed.map_err(rejected)?), &[], record.out);
        }
        let uri = if parsed.is_ok() { to_uri(text) } else { Cow::Borrowed(text) };
        let by_scheme = ByScheme::new(&uri);
        match parsed {
            Err(error) if by_scheme.fields().is_empty() => return Err(rejected(error).into()),
            Ok(_) if by_scheme.error().is_some() => return by_scheme.diagnostic().map_or(Ok(()), |it| Err(it.into())),
            _ => {}
        }
        format.write(parsed.ok(), by_scheme.fields(), record.out)?;
        match parsed {
            Err(error) if !by_scheme.is_without_scheme() => Err(rejected(error).with_note(OTHER_SYNTAX).into()),
            _ => Ok(()),
        }
    })
}

/// Parses the components without a parse tree.
fn components(text: &str, kind: KindName) -> Result<Components<'_>, ParseError> {
    fn parse_as<K: Kind>(text: &str) -> Result<Components<'_>, ParseError> {
        Ok(Reference::<K, &str>::parse(text)?.components())
    }
    for_kind!(kind, parse_as)(text)
}

fn table(out: &mut Buffer, kind: &str, components: Components<'_>) -> io::Result<()> {
    let path = components.path();
    let host = components.host();
    let rows = [
        ("kind", Some(kind), ""),
        ("scheme", components.scheme(), ""),
        ("authority", components.authority(), ""),
        ("userinfo", components.userinfo().map(Userinfo::as_str), ""),
        ("host", host.map(Host::as_str), host.map_or("", |host| host.kind().name())),
        ("port", components.port_str(), ""),
        ("path", Some(path.as_str()), path.rule().name()),
        ("query", components.query().map(Encoded::as_str), ""),
        ("fragment", components.fragment().map(Encoded::as_str), ""),
    ];
    let label = out.styles.label;
    writeln!(out, "{}", escape(components.text()))?;
    for (name, value, note) in rows {
        let Some(value) = value else { continue };
        let value = escape(if value.is_empty() { "(empty)" } else { value });
        let note = if note.is_empty() { String::new() } else { format!("  {label}{note}{label:#}") };
        writeln!(out, "  {label}{name:<9}{label:#}  {value}{note}")?;
    }
    Ok(())
}

fn kind_name(components: Components<'_>, is_iri: bool) -> &'static str {
    match (components.is_relative(), is_iri) {
        (false, false) => "uri",
        (true, false) => "relative-ref",
        (false, true) => "iri",
        (true, true) => "relative-iri-ref",
    }
}

/// The JSON object of a valid input, with the result of its scheme's specification.
#[derive(Serialize)]
struct ValidJson<'t, P, E> {
    #[serde(flatten)]
    components: ComponentsJson<'t>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scheme_parts: Option<P>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scheme_error: Option<E>,
}

#[derive(Serialize)]
struct ComponentsJson<'t> {
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

impl<'t> ComponentsJson<'t> {
    fn new(kind: &'static str, components: Components<'t>) -> Self {
        let host = components.host();
        ComponentsJson {
            input: components.text(),
            valid: true,
            kind,
            scheme: components.scheme(),
            authority: components.authority(),
            userinfo: components.userinfo().map(Userinfo::as_str),
            host: host.map(Host::as_str),
            host_kind: host.map(|host| host.kind().name()),
            port: components.port_str(),
            path: components.path().as_str(),
            query: components.query().map(Encoded::as_str),
            fragment: components.fragment().map(Encoded::as_str),
        }
    }
}
