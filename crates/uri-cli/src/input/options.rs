//! The options of all commands that read inputs.

use std::ffi::OsString;

use clap::{Arg, Args};

use crate::input::kind::KindName;
use crate::input::text_or_json::Input;

/// Where the inputs come from, and in which form they go in and out.
#[derive(Args)]
pub struct Inputs {
    /// Print one JSON object a line, for valid and for bad inputs.
    #[arg(long)]
    pub json: bool,

    /// Read each input as a JSON string, or as a JSON object with `input` (for `compare`, with `a` and `b`).
    ///
    /// An object may have an `id`, which is printed with what comes of it, and options of its own: `as`, `base`, `non_strict`, `level`, `scheme`.
    #[arg(long)]
    pub json_input: bool,

    /// The inputs; without any, each line of standard input is one.
    #[arg(value_name = "INPUT")]
    pub arguments: Vec<OsString>,
}

/// Which references are taken.
#[derive(Args)]
pub struct Family {
    /// Take IRIs, too: characters beyond ASCII may stand in them (RFC 3987).
    #[arg(long = "iri")]
    pub has_iris: bool,
}

/// The rule that an input must match.
#[derive(Args)]
pub struct KindOption {
    /// The rule that an input must match.
    #[arg(long = "as", value_name = "KIND", value_enum, default_value = "uri-reference")]
    kind: KindName,

    /// Take IRIs, too: `--as iri-reference`.
    #[arg(long = "iri", conflicts_with = "kind")]
    has_iris: bool,
}

impl KindOption {
    /// Returns the kind of an input, which may name its own.
    pub fn kind_of(&self, input: &Input) -> KindName {
        input.kind.unwrap_or(if self.has_iris { KindName::IriReference } else { self.kind })
    }
}

/// Returns a function that names and describes the inputs of a command.
pub fn inputs(name: &'static str, what: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |it| it.value_name(name).help(format!("{what}; without any, each line of standard input is one"))
}
