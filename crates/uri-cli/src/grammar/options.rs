//! The command line of `uri grammar`.

use clap::{Args, Subcommand};
use pest_check::command::options::{CheckOptions, CompareOptions};

use crate::input::options::{Inputs, inputs};

/// Print, compare and check grammars, and parse texts by them.
///
/// Without a command, prints the built-in grammar NAME, or the names of all built-in grammars. A
/// custom grammar can start from one of them.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct GrammarOptions {
    /// Grammar to print: `uri`, `iri`, or a scheme.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,

    /// Print the ABNF above the rules instead of the grammar.
    ///
    /// This is the ABNF of the documents. It includes rules of other documents that it uses, and
    /// names that two documents define differently.
    #[arg(long, requires = "name")]
    pub abnf: bool,

    #[command(subcommand)]
    pub command: Option<GrammarCommand>,
}

#[derive(Subcommand)]
pub enum GrammarCommand {
    #[command(after_long_help = SHIPPED)]
    Parse(ParseByGrammarOptions),
    #[command(after_long_help = format!("{SHIPPED}\n\n{ABNF}"))]
    Compare(CompareOptions),
    #[command(after_long_help = format!("{SHIPPED}\n\n{NOTES}"))]
    Check(CheckOptions),
}

/// The help texts that are added to those of `pest-check`.
const SHIPPED: &str = "\
Built-in grammars, which `uri grammar` lists, can be used instead of files: `uri`, `uri:host` (write `./uri` for a file of that name). A pest \
file may use the rules of these grammars. If it defines a rule of one of them, it must define all rules of that grammar that it uses.";
const ABNF: &str = "An ABNF file may use the rules of RFC 3986, unless these use a rule that the file defines.";
const NOTES: &str = "\
Warnings also report a first rule that accepts texts outside the generic syntax, and everything that the macro `grammar!` rejects.";

/// Print the parse trees of texts by a pest grammar.
///
/// For a text that the rule rejects, reports the offset and what is expected there. The exit status
/// is 0 if the rule matches the whole of each text, 1 if not, and 2 if the grammar could not be
/// read.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "Texts to parse")))]
pub struct ParseByGrammarOptions {
    /// Grammar file, and rule after a colon: `my.pest:authority`, `uri:host`.
    ///
    /// Comma-separated files are read as one grammar. The default is the first rule of the last
    /// file.
    #[arg(value_name = "GRAMMAR")]
    pub grammar: String,

    #[command(flatten)]
    pub inputs: Inputs,
}
