//! `uri grammar` without a command: prints a grammar.

use std::borrow::Cow;
use std::io::{self, Write as _};

use pest_check::SourceFile;
use pest_check::command::rule_comments::abnf;
use pest_check::command::shipped::ShippedGrammars;

use crate::output::escape::escape;
use crate::output::message::redacted;
use crate::output::outcome::Outcome;
use crate::output::stdout::Output;

/// Prints a grammar, or the names of all grammars.
pub fn run(name: Option<&str>, is_abnf: bool, shipped: &ShippedGrammars) -> io::Result<Outcome> {
    let mut out = Output::new();
    let Some(name) = name else {
        for file in shipped.files() {
            writeln!(out, "{}", file.name)?;
        }
        return out.flush().map(|()| Outcome::AllValid);
    };
    let wanted = name.strip_suffix(".pest").unwrap_or(name);
    match shipped.find(wanted) {
        Some(SourceFile { text, .. }) => {
            let text = if is_abnf { Cow::Owned(abnf(text)) } else { Cow::Borrowed(text) };
            out.write_all(text.as_bytes()).and_then(|()| out.flush()).map(|()| Outcome::AllValid)
        }
        None => {
            let message = format!("unknown grammar `{}`; `uri grammar` lists all", escape(&redacted(name)));
            Err(io::Error::other(message))
        }
    }
}
