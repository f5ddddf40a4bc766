//! The command line of `uri grammar`.

use clap::{Args, Subcommand};
use pest_check::command::options::{CheckOptions, CompareOptions};

use crate::input::options::{Inputs, inputs};

/// Print a grammar, to start a variant from; without a name, list the grammars. Or parse by one, compare two, or check some.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct GrammarOptions {
    /// `uri`, `iri`, or a scheme.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,

    /// Print the ABNF that stands above the rules instead, as their documents have it: with rules of other documents that it uses, and with names
    /// that two documents have for different rules.
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
Instead of a file, the name of a grammar that `uri grammar` lists will do: `uri`, `uri:host` (a file of that name is `./uri`). A file of pest \
may use the rules of these grammars. If it defines a rule that one of them has, it must define all rules of that grammar that it uses.";
const ABNF: &str = "A file of ABNF may use the rules of RFC 3986, unless these use one that it defines.";
const NOTES: &str = "\
Notes say, too, whether the first rule lies outside the generic syntax, and what the macro `variant!` refuses.";

/// Print the parse trees that a grammar file of pest makes of texts, or how far it comes and what it expects there.
///
/// The exit status is 0 if the rule matches the whole of each text, 1 if not, 2 if the grammar could not be read.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts")))]
pub struct ParseByGrammarOptions {
    /// A file; several, with commas between them, are read as one. After a colon is the rule: `my.pest:authority`, `uri:host`. Without
    /// one it is the first of the last file.
    #[arg(value_name = "GRAMMAR")]
    pub grammar: String,

    #[command(flatten)]
    pub inputs: Inputs,
}
