//! `uri grammar`.

use std::borrow::Cow;
use std::io::{self, Write as _};

use clap::Args as _;
use pest_regular::similar;
use pest_uri::grammar_files;

use crate::abnf_above::abnf;
use crate::check_grammars;
use crate::compare_grammars;
use crate::grammar_options::{GrammarCommand, GrammarOptions};
use crate::masked::Argument;
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

/// The command, or the grammar, that a misspelled name is meant for.
pub fn meant(name: &str) -> Option<String> {
    let commands = GrammarOptions::augment_args(clap::Command::new("grammar"));
    let commands: Vec<&str> = commands.get_subcommands().map(clap::Command::get_name).collect();
    similar(name, commands.into_iter().chain(grammar_files().map(|(name, _)| name)))
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
            let meant = meant(name).map(|it| format!("is `{it}` meant? ")).unwrap_or_default();
            let name = Argument::new(name).to_string();
            Err(io::Error::other(format!("no grammar has the name {name:?}; {meant}`uri grammar` lists them")))
        }
    }
}
