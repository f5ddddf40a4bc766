//! `uri schemes`.

use std::collections::BTreeSet;
use std::io::{self, Write as _};

use clap::Args;
use pest_uri::SchemeInfo;
use serde::Serialize;

use crate::output::escape::escape;
use crate::output::json::json_line;
use crate::output::outcome::Outcome;
use crate::output::stdout::{self, Output};

/// List schemes with their grammar rule, IANA registration and default port.
///
/// A given scheme of which nothing is known is listed as `unknown`, and the
/// exit status is 1.
#[derive(Args)]
#[command(after_help = "\
Examples:
  $ uri schemes http urn
  scheme  rule            status        port  by
  http    http-reference  permanent       80  RFC 9110, section 4.2
  urn     namestring      permanent        -  RFC 8141, section 2

  $ uri schemes --json ftp
  {\"scheme\":\"ftp\",\"rule\":\"ftp-reference\",\"section\":\"RFC 1738, section \
      5\",\"status\":\"permanent\",\"references\":[\"RFC1738\"],\"default_port\":21}")]
pub struct SchemesOptions {
    /// Schemes to list [default: those with a grammar].
    #[arg(value_name = "SCHEME")]
    pub schemes: Vec<String>,

    /// List all schemes that the registry of IANA has or whose default port is known.
    #[arg(long)]
    pub all: bool,

    /// Print one JSON object per line.
    #[arg(long)]
    pub json: bool,
}

/// The rule, registration and default port of a scheme.
#[derive(Serialize)]
struct Listed {
    scheme: String,
    /// The rule of the whole URI, and the document that defines it.
    rule: Option<&'static str>,
    section: Option<&'static str>,
    status: Option<&'static str>,
    references: Vec<&'static str>,
    default_port: Option<u16>,
    #[serde(skip)]
    is_known: bool,
}

impl Listed {
    fn new(scheme: &str) -> Self {
        let scheme = scheme.to_ascii_lowercase();
        let ty = uri_schemes::types().iter().find(|ty| ty.schemes.contains(&&*scheme));
        let rule = ty.map(|ty| (ty.rule(), ty.section()));
        let info = SchemeInfo::for_scheme(&scheme);
        Listed {
            rule: rule.map(|(rule, _)| rule),
            section: rule.map(|(_, section)| section),
            status: info.and_then(|it| it.status).map(|status| status.name()),
            references: info.map(|it| it.references().collect()).unwrap_or_default(),
            default_port: info.and_then(|it| it.default_port),
            is_known: rule.is_some() || info.is_some(),
            scheme,
        }
    }
}

pub fn run(options: &SchemesOptions) -> io::Result<Outcome> {
    let schemes: Vec<String> = if !options.schemes.is_empty() {
        options.schemes.clone()
    } else if options.all {
        SchemeInfo::all().map(|info| info.name.to_owned()).collect()
    } else {
        let all: BTreeSet<&str> = uri_schemes::types().iter().flat_map(|ty| ty.schemes.iter().copied()).collect();
        all.into_iter().map(str::to_owned).collect()
    };
    let known: Vec<Listed> = schemes.iter().map(|scheme| Listed::new(scheme)).collect();
    let mut out = Output::new();
    let printed = if options.json {
        known.iter().try_for_each(|known| json_line(&mut out, known))
    } else {
        table(&mut out, &known)
    };
    let outcome = if known.iter().all(|it| it.is_known) { Outcome::AllValid } else { Outcome::SomeInvalid };
    stdout::ignore_broken_pipe(printed.and_then(|()| out.flush()), outcome)
}

/// The maximum width of a column of the table.
const WIDEST: usize = 80;

fn table(out: &mut Output, known: &[Listed]) -> io::Result<()> {
    let widest =
        |cell: fn(&Listed) -> usize, least: usize| known.iter().map(cell).max().unwrap_or(0).clamp(least, WIDEST);
    let scheme = widest(|known| known.scheme.len(), 6);
    let rule = widest(|known| known.rule.map_or(1, str::len), 4);
    let heading = format!("{:<scheme$}  {:<rule$}  {:<11}  {:>5}  by", "scheme", "rule", "status", "port");
    let label = out.styles.label;
    writeln!(out, "{label}{heading}{label:#}")?;
    for it in known {
        let port = it.default_port.map_or(String::from("-"), |port| port.to_string());
        let (named, status) = (it.rule.unwrap_or("-"), it.status.unwrap_or(if it.is_known { "-" } else { "unknown" }));
        let by = it.section.map_or_else(|| it.references.join("; "), str::to_owned);
        let line = format!("{:<scheme$}  {named:<rule$}  {status:<11}  {port:>5}  {by}", escape(&it.scheme));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
