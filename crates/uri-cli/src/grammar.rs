//! `uri grammar`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use pest_uri::{grammar_files, redact};

use crate::abnf_above::abnf;
use crate::check_grammars;
use crate::compare_grammars;
use crate::grammar_options::{GrammarCommand, GrammarOptions};
use crate::output::Output;
use crate::parse_by_grammar;
use crate::session::Outcome;

pub fn run(options: GrammarOptions) -> io::Result<Outcome> {
    match options.command {
        Some(GrammarCommand::Parse(options)) => parse_by_grammar::run(options),
        Some(GrammarCommand::Compare(options)) => compare_grammars::run(&options),
        Some(GrammarCommand::Check(options)) => check_grammars::run(&options),
        None => print(options.name.as_deref(), options.abnf),
    }
}

/// Prints a grammar, or the names of all.
fn print(name: Option<&str>, is_abnf: bool) -> io::Result<Outcome> {
    let mut out = Output::new();
    let Some(name) = name else {
        for (name, _) in grammar_files() {
            writeln!(out, "{name}")?;
        }
        return out.flush().map(|()| Outcome::AllValid);
    };
    let wanted = name.strip_suffix(".pest").unwrap_or(name);
    match grammar_files().find(|(name, _)| *name == wanted) {
        Some((_, text)) => {
            let text = if is_abnf { Cow::Owned(abnf(text)) } else { Cow::Borrowed(text) };
            out.write_all(text.as_bytes()).and_then(|()| out.flush()).map(|()| Outcome::AllValid)
        }
        None => {
            let message = format!("no grammar has the name `{}`; `uri grammar` lists them", redact(name));
            Err(io::Error::other(message))
        }
    }
}
