//! What the command line says of inputs, for all commands that read some.

use std::ffi::OsString;

use clap::{Arg, Args};

/// Where the inputs come from, and in which form they go in and out.
#[derive(Args)]
pub struct Inputs {
    /// Print one JSON object a line, for valid and for bad inputs.
    #[arg(long)]
    pub json: bool,

    #[arg(long, help = JSON_INPUT)]
    pub json_input: bool,

    /// Say what is wrong with a bad input in one line.
    #[arg(long, conflicts_with = "json")]
    pub brief: bool,

    #[arg(long = "else", value_name = "TEXT", conflicts_with = "json", value_parser = a_line, help = ELSE)]
    pub otherwise: Option<String>,

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

const JSON_INPUT: &str = "Each input is a JSON string, or a JSON object with `input`, and perhaps an `id` to give back; an empty line is neither, and a `\\r` in a string is kept";
const ELSE: &str = "Print a line with this text in the place of a bad input: where each good one gives a line, there are as many lines as inputs";
pub const EACH_LINE: &str = "each line of standard input is one (a CR at its end is dropped)";
pub const EACH_LINE_A_REFERENCE: &str = "each line of standard input is one (an empty line is the empty reference, and a CR at the end of a line is dropped)";

/// A text that stands in one line.
fn a_line(text: &str) -> Result<String, &'static str> {
    if text.contains(['\n', '\r']) { Err("a line has no end within") } else { Ok(text.to_owned()) }
}

/// What the inputs of a command are called, what they are, and what stands in for them.
pub fn inputs(name: &'static str, what: &'static str, without_any: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |it| it.value_name(name).help(format!("{what}; without any, {without_any}"))
}

/// What the objects of `--json-input` may have for a command beside `input`.
pub fn object(options: &'static str) -> impl FnOnce(Arg) -> Arg {
    let help = "Each input is a JSON string, or a JSON object with `input` and perhaps";
    move |it| {
        it.help(format!(
            "{help} {options}, and an `id` to give back; an empty line is neither, and a `\\r` in a string is kept"
        ))
    }
}
