//! `uri grammar parse`.

use std::io::{self, Write as _};

use pest_check::command::program::Program;
use pest_check::command::text_parser::{Parsed, TextParser};

use crate::batch::{self, BatchOptions};
use crate::grammar::options::ParseByGrammarOptions;
use crate::output::diagnostic::Diagnostic;
use crate::output::outcome::Outcome;
use crate::output::stdout::{self, Output};

pub fn run(options: ParseByGrammarOptions, program: &Program) -> io::Result<Outcome> {
    let ParseByGrammarOptions { grammar, inputs } = options;
    let parser = match TextParser::read(&grammar, program) {
        Ok(parser) => parser,
        Err(error) => {
            let mut out = Output::new();
            let printed = error.print(&mut out, inputs.json, program).and_then(|()| out.flush());
            return stdout::ignore_broken_pipe(printed, Outcome::NotRun);
        }
    };
    // How deep pest reads nested rules depends on the stack of its thread.
    let options = BatchOptions { sequential: true, ..BatchOptions::default() };
    batch::run_with(inputs, options, |input, record| {
        let text = input.text()?;
        let tree = parser
            .parse(text)
            .map_err(|error| Diagnostic::with_offset(error.offset, error.message).with_expected(error.expected))?;
        if record.json {
            record.object(&Parsed { input: text, valid: true, tree })?;
        } else {
            tree.iter().try_for_each(|node| node.write(record.out))?;
        }
        Ok(())
    })
}
