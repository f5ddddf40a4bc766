//! The command line.

use clap::{Args, Parser, Subcommand};

use crate::commands::edit_options::{QueryOptions, SetOptions};
use crate::grammar::options::GrammarOptions;
use crate::input::names::{Format, Level, PartName, PieceName, RungName};
use crate::input::options::{Family, Inputs, KindOption, inputs};

/// URIs by the grammar and the algorithms of RFC 3986.
///
/// Arguments are texts, and but for those of `grammar` no files: a file of URIs, one a line, is read as in `uri normalize < urls.txt`.
///
/// The exit status is 0 if all inputs are valid, 1 if some are not, 2 if the command could not run; `find`, `schemes` and the commands of
/// `grammar` say what it is for them.
#[derive(Parser)]
#[command(name = "uri", version, arg_required_else_help = true)]
pub struct Options {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    Parse(ParseOptions),
    Resolve(ResolveOptions),
    Relativize(RelativizeOptions),
    Normalize(NormalizeOptions),
    Repair(RepairOptions),
    Compare(CompareOptions),
    Complete(CompleteOptions),
    Find(FindOptions),
    Encode(EncodeOptions),
    Decode(DecodeOptions),
    Query(QueryOptions),
    Set(SetOptions),
    ToUri(ToUriOptions),
    ToIri(ToIriOptions),
    FromPath(FromPathOptions),
    ToPath(ToPathOptions),
    Schemes(SchemesOptions),
    Grammar(GrammarOptions),
    Completions(CompletionsOptions),
}

/// Take URIs apart into their components.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "What to take apart")))]
pub struct ParseOptions {
    #[command(flatten)]
    pub kind: KindOption,

    /// Print only this of each, as it stands, or an empty line where it is absent; of several (`--get host,port`), with tabs between them.
    #[arg(long, value_name = "NAME", value_enum, value_delimiter = ',', conflicts_with_all = ["format", "json", "scheme_aware"])]
    pub get: Vec<PieceName>,

    /// What to print: a drawing, a list of the components, the parse tree, or an object a line.
    ///
    /// The default is `figure` on a terminal and `table` elsewhere.
    #[arg(long, value_name = "FORMAT", value_enum, conflicts_with = "json")]
    pub format: Option<Format>,

    /// Show what the specification of the scheme makes of a URI, too, or of the URI that an IRI stands for. One that it refuses counts as bad.
    #[arg(long)]
    pub scheme_aware: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Print the URIs in running text (RFC 3986, appendix C), one a line.
///
/// One begins with a scheme that is followed by `//`, or that needs none, and goes on as far as the grammar reads; what ends a sentence, and
/// brackets and quotes around it, are no part of it. `www.example.com` and addresses of mail are none. A URI in angle brackets may be
/// broken into lines, 32 at most, none of which is empty.
///
/// Where a word goes on with what cannot stand there, as `http://h/{id}` does, only what stands before that is printed, and a note says how often
/// that was so. What may end a word (`|`, `"`, `<`) does not count.
///
/// With `--json`, `at` and `end` are bytes of the line, or of the string, and `end_line` is there where it ends in another line. A byte order mark
/// does not count.
///
/// The exit status is 0 if one was found, and 1 if none was, or an input was bad.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts")))]
pub struct FindOptions {
    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Turn IRIs into URIs: percent-encode what is beyond ASCII (RFC 3987, section 3.1).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("IRI", "The IRIs, or relative references")))]
pub struct ToUriOptions {
    /// Write hosts as domain names of the DNS (UTS #46): `xn--bcher-kva.example`. One that is no domain name is bad; one of ASCII alone
    /// stays as it is.
    #[arg(long)]
    pub idna: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Turn URIs into IRIs: decode what is beyond ASCII and may stand there (RFC 3987, section 3.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references")))]
pub struct ToIriOptions {
    /// Write domain names of the DNS as people read them (UTS #46): `bücher.example` for `xn--bcher-kva.example`.
    #[arg(long)]
    pub idna: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Turn absolute paths of files into `file` URIs (RFC 8089).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("PATH", "The paths")))]
pub struct FromPathOptions {
    #[command(flatten)]
    pub system: System,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Turn `file` URIs into the paths of the files that they name (RFC 8089).
///
/// A URI of a file on another machine has a path in Windows alone: `file://h/share/x` is `\\h\share\x`.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs")))]
pub struct ToPathOptions {
    #[command(flatten)]
    pub system: System,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Whose paths these are.
#[derive(Args)]
pub struct System {
    /// Paths as in Unix: `/a/b`. So they are by themselves, but in Windows.
    #[arg(long, conflicts_with = "windows")]
    pub unix: bool,

    /// Paths as in Windows: `C:\a\b`, `\\server\share\a`. So they are by themselves in Windows.
    #[arg(long)]
    pub windows: bool,
}

/// Print what lets a shell complete the commands and options of `uri`, as a script of that shell.
#[derive(Args)]
pub struct CompletionsOptions {
    #[arg(value_name = "SHELL", value_enum)]
    pub shell: clap_complete::Shell,
}

/// List the schemes that are known: their grammar, what IANA's registry says of them, their default port.
///
/// The exit status is 1 if one is asked for that has neither a grammar nor a place in the registry; it is listed as `unknown`.
#[derive(Args)]
pub struct SchemesOptions {
    /// Only these schemes.
    #[arg(value_name = "SCHEME")]
    pub schemes: Vec<String>,

    /// All schemes of IANA's registry, not only those with a grammar.
    #[arg(long)]
    pub all: bool,

    /// Print one JSON object a line.
    #[arg(long)]
    pub json: bool,
}

/// Resolve references against a base URI (RFC 3986, section 5.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("REF", "The references")))]
pub struct ResolveOptions {
    /// The base: a URI, whose fragment does not count. Only with `--json-input` may it be left out, for inputs with a `base` of their own.
    #[arg(long, value_name = "BASE")]
    pub base: Option<String>,

    /// Ignore the scheme of a reference if it is that of the base.
    #[arg(long)]
    pub non_strict: bool,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Find the shortest references that resolve to targets.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TARGET", "The targets: URIs")))]
pub struct RelativizeOptions {
    /// The base: a URI, whose fragment does not count. Only with `--json-input` may it be left out, for inputs with a `base` of their own.
    #[arg(long, value_name = "BASE")]
    pub base: Option<String>,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Normalize URIs and relative references (RFC 3986, section 6.2).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references")))]
pub struct NormalizeOptions {
    #[command(flatten)]
    pub kind: KindOption,

    /// How far to go: by the syntax alone, or also by what is known of the scheme.
    #[arg(long, value_enum, default_value = "syntax")]
    pub level: Level,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Print URIs and relative references as they are, or mended where that is safe.
///
/// White space, angle brackets and quotes around one are taken away, backslashes become slashes where `//` should stand, and what cannot stand where
/// it stands is percent-encoded. Where only its author knows what was meant, one is as bad as before.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references")))]
pub struct RepairOptions {
    #[command(flatten)]
    pub kind: KindOption,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Say at which rung of the comparison ladder two references are equal, or where they differ (RFC 3986, section 6.2).
///
/// The rungs are `string` (byte by byte), `case`, `percent` (percent-encoding), `path` (dot segments) and `scheme` (what its own specification
/// takes for the same); each includes those before it.
///
/// Percent-encoded characters beyond ASCII are not those characters: for that, map IRIs to URIs first, with `uri to-uri`. An IRI that is no
/// URI is for its scheme what it is for all.
///
/// The exit status is 0 also where they differ, unless `--equal-at` is given, 1 if one is no reference, 2 if the command could not run.
#[derive(Args)]
#[command(override_usage = "uri compare [OPTIONS] [A B]")]
#[command(mut_arg(
    "arguments",
    |it| it.value_name("A B").help("Two references; without any, each line of standard input has two, with a tab or spaces between them")
))]
pub struct CompareOptions {
    /// End with the exit status 1 also if two are not equal at this rung.
    #[arg(long, value_name = "RUNG")]
    pub equal_at: Option<RungName>,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Complete what people write for URIs, such as `www.w3.org/Addressing/` (RFC 3986, section 4.5).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("SUFFIX", "What people write")))]
pub struct CompleteOptions {
    /// The scheme to complete with.
    #[arg(long, default_value = "https")]
    pub scheme: String,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Percent-encode data for a part of a URI.
///
/// In a userinfo the first `:` ends the user, and in a path each `/` divides segments: they stay.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("DATA", "The data")))]
pub struct EncodeOptions {
    /// The part: what may stand in it is not encoded.
    #[arg(long, value_name = "NAME", value_enum, default_value = "data")]
    pub component: PartName,

    /// A space becomes a `+`, as in the forms of web pages; for a key or a value in a query.
    #[arg(long, conflicts_with = "component")]
    pub plus: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Decode percent-encoded text: each `%` with two hexadecimal digits is an octet, and the rest is copied. A `%` without them is refused.
///
/// Octets come out as they are. On a terminal, those that are no text are shown as `\xFF`.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts")))]
pub struct DecodeOptions {
    /// The part that the text is of: what cannot stand there is refused.
    #[arg(long, value_name = "NAME", value_enum)]
    pub component: Option<PartName>,

    /// A `+` is a space, as in the forms of web pages; of a key or a value in a query.
    #[arg(long, conflicts_with = "component")]
    pub plus: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}
