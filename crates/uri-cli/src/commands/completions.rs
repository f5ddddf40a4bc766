//! `uri completions`.

use std::io::{self, Write as _};

use clap::{Args, Command};

use crate::output::outcome::Outcome;
use crate::output::stdout::{self, Output};

/// Print a script that completes the commands and options of `uri` in a shell.
#[derive(Args)]
#[command(after_help = "\
Examples:
  $ uri completions bash > uri.bash")]
pub struct CompletionsOptions {
    /// Shell that runs the script.
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: clap_complete::Shell,
}

pub fn run(options: &CompletionsOptions, mut command: Command) -> io::Result<Outcome> {
    let mut script = vec![];
    clap_complete::generate(options.shell, &mut command, "uri", &mut script);
    let mut out = Output::new();
    stdout::ignore_broken_pipe(out.write_all(&script).and_then(|()| out.flush()), Outcome::AllValid)
}
