//! `uri redact`.

use std::io;

use clap::Args;
use serde::Serialize;

use crate::batch;
use crate::input::options::{Inputs, inputs, trimmed};
use crate::output::outcome::Outcome;

/// Hide the passwords of URIs in any text, such as a log.
///
/// Each line is printed, with `***` in place of each password that some program may read in it:
/// between a `:` and an `@` after slashes (`http://u:***@h/`), or in a word (`app:***@db/orders`).
/// Nothing else changes, except bytes that are not UTF-8: they become U+FFFD.
///
/// Not hidden are passwords in escapes of HTML or JSON (`u:pw&#64;h`), and a password that continues
/// in the next line.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "Texts to redact")))]
#[command(after_help = "\
Examples:
  $ echo '16:04:05 ann@example.com read http://u:secret@h/?token=x' | uri redact
  16:04:05 ann@example.com read http://u:***@h/?token=x

  $ uri redact --values-of token,key 'GET /a?token=x&b=c HTTP/1.1'
  GET /a?token=***&b=c HTTP/1.1")]
pub struct RedactOptions {
    /// Also hide the values of these keys in queries; keys are compared after percent-decoding, in any case.
    #[arg(long, value_name = "KEYS", value_delimiter = ',', value_parser = trimmed)]
    pub values_of: Vec<String>,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// The JSON object of a text. It does not repeat the input, which has the password.
#[derive(Serialize)]
struct RedactedJson<'r> {
    result: &'r str,
    changed: bool,
}

pub fn run(options: RedactOptions) -> io::Result<Outcome> {
    let keys: Vec<&str> = options.values_of.iter().map(String::as_str).collect();
    batch::run(options.inputs, |input, record| {
        let text = String::from_utf8_lossy(input.bytes()?);
        let result = pest_uri::redact(&text).without_values(&keys).to_string();
        if record.json {
            record.object(&RedactedJson { result: &result, changed: result != text })?;
        } else {
            record.out.write_line(&result)?;
        }
        Ok(())
    })
}
