//! `uri schemes`.

use std::io::{self, Write as _};

use clap::Args;
use pest_uri::scheme::SchemeUri;
use pest_uri::{Registration, RuleText};
use serde::Serialize;

use crate::output::escape::escape;
use crate::output::json::json_line;
use crate::output::outcome::Outcome;
use crate::output::stdout::{self, Output};

/// List schemes with their grammar rule, IANA registration and default port.
///
/// A given scheme that has neither a grammar nor a registration is listed as `unknown`, and the
/// exit status is 1.
#[derive(Args)]
pub struct SchemesOptions {
    /// Schemes to list [default: those with a grammar].
    #[arg(value_name = "SCHEME")]
    pub schemes: Vec<String>,

    /// List all schemes in the registry of IANA.
    #[arg(long)]
    pub all: bool,

    /// Print one JSON object per line.
    #[arg(long)]
    pub json: bool,
}

/// The rule, registration and default port of a scheme.
#[derive(Serialize)]
struct SchemeInfo {
    scheme: String,
    /// The rule of the whole URI, and the document that defines it.
    rule: Option<&'static str>,
    section: Option<&'static str>,
    status: Option<&'static str>,
    references: Vec<&'static str>,
    default_port: Option<u16>,
}

impl SchemeInfo {
    fn new(scheme: &str) -> Self {
        let scheme = scheme.to_ascii_lowercase();
        let rule: Option<RuleText> = SchemeUri::known().find(|(known, _)| *known == scheme).map(|(_, rule)| rule);
        let registration = Registration::for_scheme(&scheme);
        SchemeInfo {
            rule: rule.map(|rule| rule.name),
            section: rule.map(|rule| rule.section),
            status: registration.map(|it| it.status.name()),
            references: registration.map(|it| it.references().collect()).unwrap_or_default(),
            default_port: registration.and_then(|it| it.default_port),
            scheme,
        }
    }

    fn is_known(&self) -> bool {
        self.rule.is_some() || self.status.is_some()
    }
}

pub fn run(options: &SchemesOptions) -> io::Result<Outcome> {
    let schemes: Vec<String> = if !options.schemes.is_empty() {
        options.schemes.clone()
    } else if options.all {
        Registration::all().map(|registration| registration.scheme.to_owned()).collect()
    } else {
        SchemeUri::known().map(|(scheme, _)| scheme.to_owned()).collect()
    };
    let known: Vec<SchemeInfo> = schemes.iter().map(|scheme| SchemeInfo::new(scheme)).collect();
    let mut out = Output::new();
    let printed = if options.json {
        known.iter().try_for_each(|known| json_line(&mut out, known))
    } else {
        table(&mut out, &known)
    };
    let outcome = if known.iter().all(SchemeInfo::is_known) { Outcome::AllValid } else { Outcome::SomeInvalid };
    stdout::ignore_broken_pipe(printed.and_then(|()| out.flush()), outcome)
}

/// The maximum width of a column of the table.
const WIDEST: usize = 80;

fn table(out: &mut Output, known: &[SchemeInfo]) -> io::Result<()> {
    let widest =
        |cell: fn(&SchemeInfo) -> usize, least: usize| known.iter().map(cell).max().unwrap_or(0).clamp(least, WIDEST);
    let scheme = widest(|known| known.scheme.len(), 6);
    let rule = widest(|known| known.rule.map_or(1, str::len), 4);
    let heading = format!("{:<scheme$}  {:<rule$}  {:<11}  {:>5}  by", "scheme", "rule", "status", "port");
    let label = out.styles.label;
    writeln!(out, "{label}{heading}{label:#}")?;
    for it in known {
        let port = it.default_port.map_or(String::from("-"), |port| port.to_string());
        let (named, status) = (it.rule.unwrap_or("-"), it.status.unwrap_or("unknown"));
        let by = it.section.map_or_else(|| it.references.join("; "), str::to_owned);
        let line = format!("{:<scheme$}  {named:<rule$}  {status:<11}  {port:>5}  {by}", escape(&it.scheme));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
