//! `uri check`.

use std::io;

use clap::Args;
use pest_uri::check::{Policy, Reading, Readings, Violation, is_safe_redirect, is_unambiguous};
use pest_uri::{Uri, UriReference};
use serde::Serialize;

use crate::batch::{self, Failure};
use crate::input::options::{Inputs, inputs};
use crate::output::diagnostic::Diagnostic;
use crate::output::message::redacted;
use crate::output::outcome::Outcome;

/// Check URLs from strangers: whether all programs read the same host, and whether a policy allows it.
///
/// Prints one verdict per line: `ok` and the URL, or `rejected`, the URL and the reasons. Only URLs of http,
/// https, ws, wss and ftp can pass. What a name resolves to is not checked.
///
/// The exit status is 0 if all inputs passed, 1 if some did not, and 2 if the command could not run.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URL", "URLs to check")))]
pub struct CheckOptions {
    /// Check only whether all programs read the same scheme, userinfo, host and port. This is the default.
    #[arg(long, conflicts_with_all = ["schemes", "ports", "hosts", "public", "no_userinfo", "redirect_of"])]
    pub unambiguous: bool,

    /// Allow only these schemes, separated by commas.
    #[arg(long, value_name = "SCHEMES", value_delimiter = ',')]
    pub schemes: Option<Vec<String>>,

    /// Allow only these ports, separated by commas. A URL without a port has that of its scheme.
    #[arg(long, value_name = "PORTS", value_delimiter = ',')]
    pub ports: Option<Vec<u16>>,

    /// Allow only these hosts, separated by commas; `*.example.com` allows all names below `example.com`.
    #[arg(long, value_name = "HOSTS", value_delimiter = ',')]
    pub hosts: Option<Vec<String>>,

    /// Reject addresses that are not public, and names of local networks.
    #[arg(long)]
    pub public: bool,

    /// Reject a userinfo.
    #[arg(long)]
    pub no_userinfo: bool,

    /// Reject targets of a redirect that may leave the origin of this URL; a path is a target, too.
    #[arg(long, value_name = "BASE")]
    pub redirect_of: Option<String>,

    #[command(flatten)]
    pub inputs: Inputs,
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

#[derive(Serialize)]
struct VerdictJson<'t> {
    /// The text without passwords.
    input: &'t str,
    ok: bool,
    unambiguous: bool,
    violations: &'t [ViolationJson],
    readings: ReadingsJson<'t>,
}

#[derive(Serialize)]
struct ViolationJson {
    code: &'static str,
    message: String,
    offset: usize,
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
    batch::run(options.inputs, |input, record| {
        let text = input.text()?;
        let base = input.base.as_deref().or(options.redirect_of.as_deref());
        check_base(base)?;
        let target = base.and_then(|base| safe_target(base, text));
        let checked = target.as_deref().unwrap_or(text);
        let mut violations = violations(&policy, checked);
        if base.is_some() && target.is_none() {
            let message = "the target may leave the origin of the base".into();
            violations.insert(0, ViolationJson { code: "redirect", message, offset: 0 });
        }
        let readings = Readings::from_text(checked);
        let (ok, unambiguous) = (violations.is_empty(), is_unambiguous(checked));
        if record.json {
            let readings =
                ReadingsJson { rfc3986: json(&readings.rfc3986), browsers: readings.browsers.as_ref().map(json) };
            record.object(&VerdictJson {
                input: &redacted(text),
                ok,
                unambiguous,
                violations: &violations,
                readings,
            })?;
        } else {
            record.out.write_line(verdict(text, &violations, (!unambiguous).then_some(&readings)))?;
        }
        if ok { Ok(()) } else { Err(Failure::Reported) }
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
fn safe_target(base: &str, target: &str) -> Option<String> {
    let resolved =
        || Some(Uri::parse(base).ok()?.without_fragment().resolve(&UriReference::parse(target).ok()?).into_string());
    if is_safe_redirect(base, target) { resolved() } else { None }
}

fn violations(policy: &Policy, text: &str) -> Vec<ViolationJson> {
    let json = |it: &Violation| ViolationJson { code: it.code(), message: it.to_string(), offset: it.offset() };
    policy.check(text).err().map_or(vec![], |error| error.violations().iter().map(json).collect())
}

fn json(reading: &Reading) -> ReadingJson<'_> {
    let Reading { scheme, has_userinfo, host, port, .. } = reading;
    ReadingJson { scheme: scheme.as_deref(), userinfo: *has_userinfo, host: host.as_deref(), port: *port }
}

/// Returns the line for an input, without a password.
fn verdict(text: &str, violations: &[ViolationJson], readings: Option<&Readings>) -> String {
    let text = redacted(text);
    if violations.is_empty() {
        return format!("ok {text}");
    }
    let messages: Vec<&str> = violations.iter().map(|it| it.message.as_str()).collect();
    let readings = readings.map_or(String::new(), |it| format!(" ({it})"));
    format!("rejected {text}: {}{readings}", messages.join("; "))
}
