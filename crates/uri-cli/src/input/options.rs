//! The options of all commands that read inputs.

use std::convert::Infallible;
use std::ffi::OsString;

use clap::{Arg, Args};

use crate::input::kind::KindName;
use crate::input::text_or_json::Input;
use crate::output::report::ErrorsOption;

/// The inputs, and the formats of inputs, outputs and reports.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub struct Inputs {
    /// Print one JSON object per line, for valid and invalid inputs.
    #[arg(long)]
    pub json: bool,

    /// Read each input as a JSON string, or as an object with `input` (`compare`: `a` and `b`).
    ///
    /// An object may have an `id`, which its output repeats, and its own options: `as`, `base`,
    /// `non_strict`, `level`, `scheme`; for `template`, `template` and `vars`.
    #[arg(long)]
    pub json_input: bool,

    /// Print one line for each input, so that line numbers agree: an empty line for an input without a result.
    ///
    /// An input whose result is not one line is reported as invalid. With `--json`, this has no effect: each object
    /// has the `line` of its input, and that of a rejected input keeps its place.
    #[arg(long)]
    pub keep_lines: bool,

    /// Print no reports of invalid inputs, no notes and no count.
    #[arg(short, long)]
    pub quiet: bool,

    #[command(flatten)]
    pub errors: ErrorsOption,

    /// Inputs [default: the lines of standard input].
    #[arg(value_name = "INPUT")]
    pub arguments: Vec<OsString>,
}

/// The option that also accepts IRIs.
#[derive(Args)]
pub struct IriOption {
    /// Accept IRIs, too: they allow characters outside ASCII (RFC 3987).
    #[arg(long = "iri")]
    pub accepts_iris: bool,
}

/// The rule that an input must match.
#[derive(Args)]
pub struct KindOption {
    /// Rule that each input must match.
    #[arg(long = "as", value_name = "KIND", value_enum, default_value = "uri-reference")]
    kind: KindName,

    /// Accept IRIs, too: `--as iri-reference`.
    #[arg(long = "iri", conflicts_with = "kind")]
    accepts_iris: bool,
}

impl KindOption {
    /// Returns the kind of an input, which may name its own.
    pub fn kind_of(&self, input: &Input) -> KindName {
        input.kind.unwrap_or(if self.accepts_iris { KindName::IriReference } else { self.kind })
    }
}

/// Removes white space around an item of a list.
#[expect(clippy::unnecessary_wraps, reason = "as clap calls it")]
pub fn trimmed(item: &str) -> Result<String, Infallible> {
    Ok(item.trim().to_owned())
}

/// Returns a function that names and describes the inputs of a command.
pub fn inputs(name: &'static str, what: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |it| it.value_name(name).help(format!("{what} [default: the lines of standard input]"))
}
