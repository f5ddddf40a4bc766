//! The options of the commands.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use pest_check::{Code, Deadline, Pest};

use crate::command::pest_features;

/// Find mistakes in pest grammar files.
///
/// Finds alternatives and other parts that never match, keywords that match the beginning of longer names, rules that
/// take exponentially many steps, rules that are not used, and rules that differ from the ABNF in the `///` lines above
/// them. Each finding has a text that shows it.
///
/// Also runs examples: a rule must match all of each JSON string after `// ok:` above it, and reject each string after
/// `// bad:`.
///
/// A comment `// check: allow(unused-rule)` above a rule accepts the findings with this code in the rule.
///
/// The exit status is 0 if there are no errors (with `--strict`, also no warnings), 1 if there are some, and 2 if a
/// file cannot be read.
#[derive(Args)]
pub struct CheckOptions {
    /// Grammar files, Rust files, folders, or patterns such as `src/**/*.pest`. Each file is a grammar, and files
    /// separated by commas are one. Rust files have grammars in the attributes of `pest_derive`, `grammar_inline` and
    /// `grammar`. Folders are searched for `*.pest`, except in hidden folders and `target`.
    #[arg(value_name = "FILE", required_unless_present_any = ["explain", "stdin"])]
    pub files: Vec<String>,

    /// Read a grammar from standard input. With files, it replaces the text of the one with the name after
    /// `--stdin-filename`.
    #[arg(long)]
    pub stdin: bool,

    /// The file name for standard input, in messages and for `.rs`.
    #[arg(long, value_name = "NAME", requires = "stdin", default_value = "stdin.pest")]
    pub stdin_filename: String,

    /// Accept all findings with a code, such as `unused-rule`. May be repeated.
    #[arg(long, value_parser = code(), value_name = "CODE")]
    pub allow: Vec<Code>,

    /// Also fail if there are warnings.
    #[arg(long)]
    pub strict: bool,

    /// Print JSON objects, one per line.
    #[arg(long)]
    pub json: bool,

    /// The format of the output.
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Text, conflicts_with = "json")]
    pub format: Format,

    #[command(flatten)]
    pub time: TimeOption,

    #[command(flatten)]
    pub pest: PestOption,

    /// Explain a code, such as `keyword-prefix`.
    #[arg(long, value_parser = code(), value_name = "CODE")]
    pub explain: Option<Code>,
}

/// The limit on the time.
#[derive(Args)]
pub struct TimeOption {
    /// Give up after this many seconds of CPU time for a grammar, and print what was found until then.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    pub seconds: u32,
}

impl TimeOption {
    /// Returns the time at which work that begins now ends.
    pub fn deadline(&self) -> Deadline {
        Deadline::after(self.seconds)
    }
}

/// The features of pest.
#[derive(Args, Clone, Copy)]
pub struct PestOption {
    /// Read the grammar as pest does with these features. Defaults to those of the dependencies on pest in the
    /// `Cargo.toml` of the package that has the grammar.
    #[arg(long = "pest", value_enum, value_name = "FEATURES")]
    pub features: Option<Pest>,
}

impl PestOption {
    /// Returns the features with which a grammar file is read.
    pub fn features_for(self, file: &str) -> Pest {
        self.features.unwrap_or_else(|| pest_features::of_package(file))
    }
}

/// The format of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Text with the lines of the grammar.
    Text,
    /// JSON objects, one per line.
    Json,
    /// A document of SARIF 2.1.0, for editors and code scanning.
    Sarif,
    /// Annotations of GitHub Actions, one per line.
    Github,
}

/// Returns the parser of the name of a code.
fn code() -> impl TypedValueParser<Value = Code> {
    PossibleValuesParser::new(Code::ALL.iter().map(|code| code.name()))
        .try_map(|name| Code::ALL.iter().copied().find(|code| code.name() == name).ok_or("unknown code"))
}

impl CheckOptions {
    /// Returns the name of the file that standard input replaces.
    pub fn standard_input(&self) -> Option<&str> {
        self.stdin.then_some(&*self.stdin_filename)
    }

    /// Returns the format of the output.
    pub fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }
}

/// Decide whether two grammars accept the same texts, for all texts.
///
/// For two files, rules of the same name are compared. `FILE:RULE` names a single rule; the other argument then
/// defaults to the first rule of its file, as do two files without a common name. Files are pest (`.pest`) or ABNF
/// (`.abnf`); files separated by commas are read as one grammar. An expression after `=` may be given instead of a
/// rule: `my.pest:=digit+`, or as B only `=digit+`, which uses the files of A. `rfc3986` has the rules of RFC 3986:
/// `rfc3986:host`.
///
/// To see what an edit changed, run `compare --git main my.pest`. Then all files are one grammar, of which A is the
/// state in the revision, and B the current state. A file that only one state has is empty in the other.
///
/// pest rules that accept the same texts may make different parse trees if their source differs. That is only
/// mentioned, unless `--trees` decides it for all texts that both accept.
///
/// Recursive rules are decided only if each uses the others at its end. Otherwise, a text is searched for in which
/// rules are nested up to a depth; if there is none, the rules are undecided.
///
/// The exit status is 0 if the rules are equal; 1 if any rule differs; 2 if no difference is known and some rule is
/// undecided, or if a used rule is undefined. A rule that only one file has counts as a difference; with `--inside`,
/// only if A has it.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub struct CompareOptions {
    /// A and B: each a rule (`my.pest:list`, `my.abnf:list`), all rules of files (`my.pest`), or as B an expression
    /// (`=digit+`). With `--git`, the files of a grammar, or a rule of the last; by default each file that differs from
    /// the revision, as a grammar of its own.
    #[arg(value_name = "GRAMMAR", required_unless_present = "git")]
    pub grammars: Vec<String>,

    /// Compare files with their state in a git revision: `HEAD`, `main`, `v1.2`.
    #[arg(long, value_name = "REVISION", value_parser = revision)]
    pub git: Option<String>,

    /// Decide only whether B accepts all texts that A accepts.
    #[arg(long)]
    pub inside: bool,

    /// Also compare the parse trees of texts that both accept (pest only).
    #[arg(long)]
    pub trees: bool,

    /// Print a text for each rule that differs only through rules that it uses, and all names, also if they are many.
    #[arg(long)]
    pub all: bool,

    #[command(flatten)]
    pub time: TimeOption,

    #[command(flatten)]
    pub pest: PestOption,

    /// Give up on a rule after this many megabytes.
    #[arg(long, value_name = "MB", default_value_t = 150, value_parser = clap::value_parser!(u32).range(1..))]
    pub memory: u32,

    /// Print JSON objects, one per line.
    #[arg(long)]
    pub json: bool,

    /// Print what the edit changes as Markdown, with the trees, for a comment on a pull request. A rule that cannot be
    /// compared counts as changed.
    #[arg(long, requires = "git", conflicts_with_all = ["json", "inside"])]
    pub markdown: bool,
}

/// Parses a revision name. git must not interpret it as an option.
fn revision(name: &str) -> Result<String, &'static str> {
    if name.is_empty() || name.starts_with('-') { Err("invalid revision name") } else { Ok(name.to_owned()) }
}

/// Print the parse trees of texts, or how far a pest grammar matches and what it expects next.
///
/// The exit status is 0 if the rule matches all of each text, 1 if not, 2 if the grammar cannot be read.
#[derive(Args)]
pub struct ParseOptions {
    /// Grammar files, separated by commas, and a rule: `my.pest:list`. Defaults to the rule of the last file that uses
    /// `SOI`, or else the first.
    #[arg(value_name = "GRAMMAR")]
    pub grammar: String,

    #[command(flatten)]
    pub time: TimeOption,

    #[command(flatten)]
    pub pest: PestOption,

    /// Print JSON objects, one per line, for valid and invalid texts.
    #[arg(long)]
    pub json: bool,

    /// The texts to parse. Defaults to the lines of standard input.
    #[arg(value_name = "TEXT")]
    pub texts: Vec<String>,
}

/// Print how often pest tries each rule on a text, and at which offset most often: why a grammar is slow.
///
/// A rule that is tried again and again at one offset is read anew for each alternative that begins with it. The text
/// is standard input. A text that takes too long is profiled in part.
///
/// The exit status is 0 if the rule matches all of the text, 1 if not, 2 if the grammar cannot be read.
#[derive(Args)]
pub struct ProfileOptions {
    /// Grammar files, separated by commas, and a rule: `my.pest:list`. Defaults to the rule of the last file that uses
    /// `SOI`, or else the first.
    #[arg(value_name = "GRAMMAR")]
    pub grammar: String,

    #[command(flatten)]
    pub time: TimeOption,

    #[command(flatten)]
    pub pest: PestOption,

    /// Print JSON objects, one per rule.
    #[arg(long)]
    pub json: bool,
}

/// Print texts that a rule of a pest grammar accepts, the shortest first.
///
/// Together the texts reach each rule, alternative and optional part. Each is a JSON string, as after `// ok:` in a
/// grammar. pest accepts all of them.
///
/// A part that no text reaches is reported, and `check` decides whether it never matches. Of parts inside it, none is
/// reported.
///
/// The exit status is 0 if the texts reach all parts, 1 if no text is found for some part, and 2 if the grammar cannot
/// be read.
#[derive(Args)]
pub struct SampleOptions {
    /// Grammar files, separated by commas, and a rule: `my.pest:list`. Defaults to the rule of the last file that uses
    /// `SOI`, or else the first.
    #[arg(value_name = "GRAMMAR")]
    pub grammar: String,

    /// Print this many random texts instead.
    #[arg(long, value_name = "N", conflicts_with = "json")]
    pub random: Option<usize>,

    /// The random texts are the same for the same number.
    #[arg(long, value_name = "S", default_value_t = 0, requires = "random")]
    pub seed: u64,

    #[command(flatten)]
    pub time: TimeOption,

    #[command(flatten)]
    pub pest: PestOption,

    /// Print JSON objects, one per line, with the parts that each text is the first to reach.
    #[arg(long)]
    pub json: bool,
}
