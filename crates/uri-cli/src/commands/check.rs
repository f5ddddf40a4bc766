//! `uri check`.

use std::io;

use clap::{Args, ValueEnum};
use pest_uri::check::{Policy, Reading, Readings, Violation, ViolationKind, check_redirect, is_unambiguous};
use pest_uri::{ParseTree, RuleError, Uri, UriReference};
use serde::Serialize;

use crate::batch::{self, BatchOptions, Failure};
use crate::input::options::{Inputs, inputs, trimmed};
use crate::input::text_or_json::Input;
use crate::output::diagnostic::Diagnostic;
use crate::output::escape::escape_to_ascii;
use crate::output::message::redacted;
use crate::output::outcome::Outcome;
use crate::output::record::OutputRecord;

/// Check URLs from strangers: whether the listed programs read the same host, and whether a policy allows it.
///
/// Prints one verdict per line: `ok` and the URL, or `rejected`, the URL and the reasons, separated by tabs. Control
/// characters and non-ASCII characters are escaped. Only URLs of http, https, ws, wss and ftp can pass. What a name
/// resolves to is not checked.
///
/// Each input has a verdict, in the order of the inputs. One that is not UTF-8 or invalid JSON is rejected.
///
/// The exit status is 0 if all inputs passed, 1 if some did not, and 2 if the command could not run.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URL", "URLs to check")))]
#[command(after_help = "\
Examples:
  $ uri check https://example.com/ 'https://example.com\\@evil.example/'
  ok\thttps://example.com/
  rejected\thttps://example.com\\@evil.example/\tbrowsers read a backslash as `/` at byte 19; \
     RFC 3986 rejects this at byte 19 (browsers: `example.com`; RFC 3986: `evil.example`)
  1 of 2 arguments rejected

  $ printf 'https://example.com/\\nhttp://127.0.0.1/\\n' | uri check --schemes https --public --only ok
  https://example.com/
  1 of 2 lines rejected")]
pub struct CheckOptions {
    /// Check only whether the programs listed in `docs/untrusted.md` read the same scheme, userinfo, host and port.
    /// This is the default.
    #[arg(long, conflicts_with_all = ["schemes", "ports", "hosts", "public", "no_userinfo", "redirect_of"])]
    pub unambiguous: bool,

    /// Allow only these schemes, separated by commas.
    #[arg(long, value_name = "SCHEMES", value_delimiter = ',', value_parser = scheme)]
    pub schemes: Option<Vec<String>>,

    /// Allow only these ports, separated by commas. A URL without a port has that of its scheme.
    #[arg(long, value_name = "PORTS", value_delimiter = ',', value_parser = |it: &str| it.trim().parse::<u16>())]
    pub ports: Option<Vec<u16>>,

    /// Allow only these hosts, separated by commas; `*.example.com` allows all names below `example.com`.
    #[arg(long, value_name = "HOSTS", value_delimiter = ',', value_parser = trimmed)]
    pub hosts: Option<Vec<String>>,

    /// Reject addresses that are not public, and names that are not in the public DNS.
    #[arg(long)]
    pub public: bool,

    /// Reject a userinfo.
    #[arg(long)]
    pub no_userinfo: bool,

    /// Reject targets of a redirect that may leave the origin of this URL; a path is a target, too.
    #[arg(long, value_name = "BASE")]
    pub redirect_of: Option<String>,

    /// Print only these verdicts.
    #[arg(long, value_name = "VERDICT", value_enum)]
    pub only: Option<Only>,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Parses a scheme of a list; a `:` or `://` may follow it.
fn scheme(item: &str) -> Result<String, RuleError> {
    let name = item.trim();
    let name = name.strip_suffix("://").or(name.strip_suffix(':')).unwrap_or(name);
    ParseTree::parse_rule("scheme", name).map(|_| name.to_owned())
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Only {
    /// The URLs that passed, unchanged and without the word `ok`. With `--json`, their objects.
    Ok,
    /// The verdicts on the others.
    Rejected,
}

impl CheckOptions {
    fn policy(&self) -> Result<Policy, Diagnostic> {
        let mut policy = Policy::new();
        if let Some(schemes) = &self.schemes {
            policy = policy.schemes(schemes);
        }
        if let Some(ports) = &self.ports {
            policy = policy.ports(ports.iter().copied());
        }
        if let Some(hosts) = &self.hosts {
            policy = policy.hosts(hosts).map_err(|error| Diagnostic::new(error.to_string()))?;
        }
        if self.public {
            policy = policy.public_addresses();
        }
        Ok(if self.no_userinfo { policy.no_userinfo() } else { policy })
    }
}

/// What the check of an input found.
#[derive(Default)]
struct Verdict {
    /// None if the input passed.
    violations: Vec<ViolationJson>,
    unambiguous: bool,
    /// Where programs go with the text, if it was read and this is printed.
    readings: Option<Readings>,
}

#[derive(Serialize)]
struct VerdictJson<'t> {
    /// The text; without passwords, unless only the accepted ones are printed.
    input: &'t str,
    ok: bool,
    unambiguous: bool,
    violations: &'t [ViolationJson],
    readings: Option<ReadingsJson<'t>>,
}

#[derive(Serialize)]
struct ViolationJson {
    code: &'static str,
    message: String,
    offset: Option<usize>,
}

#[derive(Serialize)]
struct ReadingsJson<'t> {
    rfc3986: ReadingJson<'t>,
    browsers: Option<ReadingJson<'t>>,
}

#[derive(Serialize)]
struct ReadingJson<'t> {
    scheme: Option<&'t str>,
    userinfo: bool,
    host: Option<&'t str>,
    port: Option<u16>,
}

pub fn run(options: CheckOptions) -> io::Result<Outcome> {
    let checked = options.policy().and_then(|policy| check_base(options.redirect_of.as_deref()).map(|()| policy));
    let policy = match checked {
        Ok(policy) => policy,
        Err(diagnostic) => return batch::reject_options(&options.inputs, &diagnostic),
    };
    batch::run_all(options.inputs, BatchOptions::default(), |input, record| {
        let verdict = input.map_err(Diagnostic::clone).and_then(|input: &Input| {
            let base = input.base.as_deref().or(options.redirect_of.as_deref());
            check_base(base)?;
            Ok(Verdict::new(&policy, base, input.text()?, record.json))
        });
        let verdict = verdict.unwrap_or_else(|diagnostic| Verdict::unread(&diagnostic));
        print(&verdict, options.only, record)?;
        if verdict.is_ok() { Ok(()) } else { Err(Failure::Reported) }
    })
}

/// Checks the base of redirects.
fn check_base(base: Option<&str>) -> Result<(), Diagnostic> {
    match base {
        Some(base) if !is_unambiguous(base) => {
            Err(Diagnostic::new("the base is not an unambiguous URL").in_part("base"))
        }
        _ => Ok(()),
    }
}

/// Returns the URL that a redirect leads to, if it is safe.
fn safe_target(base: &str, target: &str) -> Result<String, Violation> {
    check_redirect(base, target)?;
    let resolved =
        || Some(Uri::parse(base).ok()?.strip_fragment().resolve(&UriReference::parse(target).ok()?).into_string());
    Ok(resolved().unwrap_or_default())
}

impl Verdict {
    /// Checks a text, or the URL that a redirect from the base to the text leads to.
    fn new(policy: &Policy, base: Option<&str>, text: &str, with_readings: bool) -> Self {
        let target = match base.map(|base| safe_target(base, text)).transpose() {
            Ok(target) => target,
            Err(error) => return Verdict::unsafe_redirect(error, text),
        };
        let checked = target.as_deref().unwrap_or(text);
        match policy.check(checked) {
            Ok(_) => Verdict {
                violations: vec![],
                unambiguous: true,
                readings: with_readings.then(|| Readings::from_text(checked)),
            },
            Err(error) => {
                let is_ambiguity = |it: &Violation| matches!(it.kind(), ViolationKind::Ambiguous(_));
                Verdict {
                    violations: error.violations().iter().map(ViolationJson::from).collect(),
                    unambiguous: !error.violations().iter().any(is_ambiguity),
                    readings: Some(error.readings().clone()),
                }
            }
        }
    }

    /// The verdict on a target that may leave the origin of its base.
    fn unsafe_redirect(error: Violation, target: &str) -> Self {
        let message = format!("the redirect may leave the origin: {error}");
        Verdict {
            violations: vec![ViolationJson { code: "redirect", message, offset: Some(error.offset()) }],
            unambiguous: is_unambiguous(target),
            readings: Some(Readings::from_text(target)),
        }
    }

    /// The verdict on an input without a text, or with a wrong base.
    fn unread(diagnostic: &Diagnostic) -> Self {
        let code = diagnostic.part().unwrap_or("input");
        let violation = ViolationJson { code, message: diagnostic.message().to_owned(), offset: diagnostic.offset() };
        Verdict { violations: vec![violation], ..Verdict::default() }
    }

    fn is_ok(&self) -> bool {
        self.violations.is_empty()
    }

    /// Returns the line for an input, without a password.
    fn line(&self, text: &str) -> String {
        let text = redacted(text);
        if self.is_ok() {
            return format!("ok\t{text}");
        }
        let messages: Vec<&str> = self.violations.iter().map(|it| it.message.as_str()).collect();
        let readings = self.readings.as_ref().filter(|_| !self.unambiguous);
        let readings = readings.map_or(String::new(), |it| format!(" ({it})"));
        let reasons = messages.join("; ") + &readings;
        format!("rejected\t{}\t{}", escape_to_ascii(&text), escape_to_ascii(&reasons))
    }
}

impl From<&Violation> for ViolationJson {
    fn from(violation: &Violation) -> Self {
        ViolationJson { code: violation.code(), message: violation.to_string(), offset: Some(violation.offset()) }
    }
}

fn print(verdict: &Verdict, only: Option<Only>, record: &mut OutputRecord<'_>) -> io::Result<()> {
    let (input, ok) = (record.text, verdict.is_ok());
    match only {
        Some(only) if ok != (only == Only::Ok) => Ok(()),
        _ if record.json => {
            let Verdict { violations, unambiguous, readings } = verdict;
            let readings = readings
                .as_ref()
                .map(|it| ReadingsJson { rfc3986: json(&it.rfc3986), browsers: it.browsers.as_ref().map(json) });
            let shown = if only == Some(Only::Ok) { input.to_owned() } else { redacted(input) };
            record.object(&VerdictJson { input: &shown, ok, unambiguous: *unambiguous, violations, readings })
        }
        Some(Only::Ok) => record.out.write_line(input),
        _ => record.out.write_line(verdict.line(input)),
    }
}

fn json(reading: &Reading) -> ReadingJson<'_> {
    let Reading { scheme, has_userinfo, host, port, .. } = reading;
    ReadingJson { scheme: scheme.as_deref(), userinfo: *has_userinfo, host: host.as_deref(), port: *port }
}
