//! `uri completions`.

use std::io::{self, Write as _};

use clap::CommandFactory as _;

use crate::options::{CompletionsOptions, Options};
use crate::output::outcome::Outcome;
use crate::output::stdout::{self, Output};

pub fn run(options: &CompletionsOptions) -> io::Result<Outcome> {
    let mut script = vec![];
    clap_complete::generate(options.shell, &mut Options::command(), "uri", &mut script);
    let mut out = Output::new();
    stdout::ended(out.write_all(&script).and_then(|()| out.flush()), Outcome::AllValid)
}
