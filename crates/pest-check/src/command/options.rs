//! The options of the commands.

use clap::Args;

/// Run the examples of grammar files of pest: each rule must match the whole of the strings after `// ok:` above it, and none of those
/// after `// bad:`.
///
/// Notes say which rules have no example, which accept other texts than the ABNF in the `///` lines above them (a comment that begins with
/// `// ABNF:` says why one is meant to), what cannot be decided by `compare`, and which alternatives and options never match and which
/// lookaheads let everything pass (unless a comment that begins with `// PEG:` explains the rule). They count as failures only with
/// `--strict`.
///
/// The exit status is 0 if all examples are right, 1 if some are not, 2 if a file could not be read. With `--strict`, a note makes it 1, too.
#[derive(Args)]
pub struct CheckOptions {
    /// Files. Those with commas between them are read as one grammar.
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
/// several are written with commas between them, and are read as one. Instead of a rule, `=` and an expression in the notation of the file
/// will do: `my.pest:=digit+`, or as B `=digit+` for one of the files of A.
///
/// What an edit changed: `compare --git main my.pest`.
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
pub struct CompareOptions {
    /// A rule, `my.pest:list`, `my.abnf:list`; or all rules of files, `my.pest`.
    #[arg(value_name = "A")]
    pub a: String,

    /// Another; an expression that is one of A's files, `=digit+`; with `--git`, A as it is now, if none is given.
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

/// Parses the name of a revision, which git must not read as an option.
fn revision(name: &str) -> Result<String, &'static str> {
    if name.is_empty() || name.starts_with('-') { Err("no revision has this name") } else { Ok(name.to_owned()) }
}

/// Print the parse trees that a grammar file of pest makes of texts, or how far it comes and what it expects there.
///
/// The exit status is 0 if the rule matches the whole of each text, 1 if not, 2 if the grammar could not be read.
#[derive(Args)]
pub struct ParseOptions {
    /// A file; several, with commas between them, are read as one. After a colon is the rule: `my.pest:list`. Without one it is the
    /// first of the last file.
    #[arg(value_name = "GRAMMAR")]
    pub grammar: String,

    /// Print one JSON object a line, for valid and for bad texts.
    #[arg(long)]
    pub json: bool,

    /// The texts; without any, each line of standard input is one.
    #[arg(value_name = "TEXT")]
    pub texts: Vec<String>,
}
