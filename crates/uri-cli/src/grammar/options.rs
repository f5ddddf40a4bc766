//! The command line of `uri grammar`.

use clap::{Args, Subcommand};

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
    Parse(ParseByGrammarOptions),
    Compare(CompareGrammarsOptions),
    Check(CheckGrammarsOptions),
}

/// Print the parse trees that a grammar file of pest makes of texts, or how far it comes and what it expects there.
///
/// A file may use the rules of the generic syntax and of the schemes. If it defines a rule that one of these grammars has, it must define all
/// rules of that grammar that it uses.
///
/// The exit status is 0 if the rule matches the whole of each text, 1 if not, 2 if the grammar could not be read.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts")))]
pub struct ParseByGrammarOptions {
    /// A file, or the name of a grammar that `uri grammar` lists; several, with commas between them, are read as one. Behind a colon stands the
    /// rule: `my.pest:authority`, `uri:host`. Without one it is the first of the last file.
    #[arg(value_name = "GRAMMAR")]
    pub grammar: String,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Run the examples of grammar files of pest: each rule must match the whole of the strings behind `// ok:` above it, and none of those
/// behind `// bad:`.
///
/// A file may use the rules of the generic syntax and of the schemes. If it defines a rule that one of these grammars has, it must define all
/// rules of that grammar that it uses.
///
/// Notes say which rules have no example, which accept other texts than the ABNF in the `///` lines above them (a comment that begins with
/// `// ABNF:` says why one is meant to), what cannot be decided by `uri grammar compare`, which alternatives and options never match and which
/// lookaheads let everything pass (unless a comment that begins with `// PEG:` explains the rule), whether the first rule lies outside the
/// generic syntax, and what the macro `variant!` refuses; they count as failures only with `--strict`.
///
/// The exit status is 0 if all examples are right, 1 if some are not, 2 if a file could not be read. With `--strict`, a note makes it 1, too.
#[derive(Args)]
pub struct CheckGrammarsOptions {
    /// Files, or names of grammars that `uri grammar` lists. Files with commas between them are read as one grammar.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<String>,

    /// Take notes for failures.
    #[arg(long)]
    pub strict: bool,

    /// Print JSON objects, one a line.
    #[arg(long)]
    pub json: bool,
}

/// Decide whether two rules accept the same texts: not by trying some, but for all.
///
/// Of two files, each rule is compared with the rule of its name in the other. A single rule is written `FILE:RULE`; a file beside it, or two
/// files without a name in common, stand for their first rules. The file is a grammar of pest (`.pest`) or of ABNF (`.abnf`);
/// several are written with commas between them, and are read as one. Instead of a file, the name of a grammar that `uri grammar` lists will
/// do (a file of that name is `./uri`), and instead of a rule, `=` and an expression in the notation of the file: `uri:=DIGIT+`, or as B
/// `=DIGIT+` for one of the files of A.
///
/// A file of pest may use the rules of the generic syntax and of the schemes. If it defines a rule that one of these grammars has, it must
/// define all rules of that grammar that it uses. A file of ABNF may use the rules of RFC 3986, unless these use one that it defines.
///
/// What an edit changed: `uri grammar compare --git main my.pest`.
///
/// Rules of pest that accept the same texts, and are written otherwise, may give other parse trees. That is said, and does not count; with
/// `--trees` it is decided for all texts that both accept, and counts.
///
/// The exit status is 0 if they accept the same, and with `--trees` make the same trees; 1 if not, whether or not the other rules could be
/// decided; 2 if nothing is known to differ and something could not be decided, or if a rule is missing that others use. A rule that only
/// one file has counts as different; with `--inside`, if A has it.
///
/// A rule of A and one of B that accept the same texts and are used by the same rules are one rule that is called otherwise, where no other
/// may be meant: they are compared, and with `--trees` their nodes are the same. The other name counts as different, but not with `--inside`.
#[derive(Args)]
pub struct CompareGrammarsOptions {
    /// A rule, `my.pest:URI`, `rfc3986.abnf:URI`, `uri:authority`; or all rules of files, `my.pest`, `uri`.
    #[arg(value_name = "A")]
    pub a: String,

    /// Another; an expression that is one of A's files, `=DIGIT+`; with `--git`, A as it is now, if none is given.
    #[arg(value_name = "B", required_unless_present = "git")]
    pub b: Option<String>,

    /// Take the files of A as they stand in a revision of git: `HEAD`, `main`, `v1.2`.
    #[arg(long, value_name = "REVISION", value_parser = revision)]
    pub git: Option<String>,

    /// Ask only whether B accepts all that A accepts.
    #[arg(long)]
    pub inside: bool,

    /// Decide, too, whether the rules of pest make the same parse trees of the texts that both accept. If not, the exit status is 1.
    #[arg(long)]
    pub trees: bool,

    /// How many megabytes the search of one rule may take before it is given up as not decided.
    #[arg(long, value_name = "MB", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    pub memory: u32,

    /// Print a JSON object.
    #[arg(long)]
    pub json: bool,
}

/// The name of a revision, which git takes for no option.
fn revision(name: &str) -> Result<String, &'static str> {
    if name.is_empty() || name.starts_with('-') { Err("no revision has this name") } else { Ok(name.to_owned()) }
}
