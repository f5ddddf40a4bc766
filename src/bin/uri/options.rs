//! The command line.

use std::ffi::OsString;

use clap::{Arg, Args, Parser, Subcommand, ValueEnum};
use pest_uri::{EntryRule, Normalize};

/// URIs by the grammar and the algorithms of RFC 3986.
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
    Compare(CompareOptions),
    Complete(CompleteOptions),
    Find(FindOptions),
    Encode(EncodeOptions),
    Decode(DecodeOptions),
    Query(QueryOptions),
    Set(SetOptions),
    /// Turn IRIs into URIs: percent-encode what is beyond ASCII (RFC 3987, section 3.1).
    #[command(mut_arg("arguments", inputs("IRI", "The IRIs, or relative references", EACH_LINE_A_REFERENCE)))]
    ToUri(Inputs),
    /// Turn URIs into IRIs: decode what is beyond ASCII and may stand there (RFC 3987, section 3.2).
    #[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references", EACH_LINE_A_REFERENCE)))]
    ToIri(Inputs),
    Schemes(SchemesOptions),
    Grammar(GrammarOptions),
}

/// Which references are taken.
#[derive(Args)]
pub struct Family {
    /// Take IRIs, too: characters beyond ASCII may stand in them (RFC 3987).
    #[arg(long = "iri")]
    pub has_iris: bool,
}

/// Take URIs apart into their components.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "What to take apart", EACH_LINE_A_REFERENCE)))]
#[command(mut_arg("json_input", object("`as`")))]
pub struct ParseOptions {
    /// The rule that an input must match.
    #[arg(long = "as", value_name = "KIND", value_enum, default_value = "uri-reference")]
    pub kind: KindName,

    /// What to print: a drawing, a list of the components, the parse tree, or an object a line.
    ///
    /// The default is `figure` on a terminal and `table` elsewhere.
    #[arg(long, value_name = "FORMAT", value_enum, conflicts_with = "json")]
    pub format: Option<Format>,

    /// Show what the specification of the scheme makes of a URI, too. One that it refuses counts as bad.
    #[arg(long)]
    pub scheme_aware: bool,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Print the URIs in running text (RFC 3986, appendix C), one a line.
///
/// One begins with a scheme that is followed by `//`, or that is well known, and goes on as far as the grammar reads; what ends a sentence, and
/// a bracket or quote around it, is no part of it. Each line is read by itself.
///
/// The exit status is 0 if one was found, and 1 if none was, or an input was bad.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts", EACH_LINE)))]
pub struct FindOptions {
    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Print a grammar, to start a variant from; without a name, list the grammars. Or parse by one, compare two, or check some.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct GrammarOptions {
    /// `uri`, `iri`, `appendix-b`, or a scheme.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,

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
#[command(mut_arg("arguments", inputs("TEXT", "The texts", EACH_LINE)))]
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
/// do, and instead of a rule, `=` and an expression in the notation of the file.
///
/// A file of pest may use the rules of the generic syntax and of the schemes. If it defines a rule that one of these grammars has, it must
/// define all rules of that grammar that it uses.
///
/// What an edit changed: `uri grammar compare --git main my.pest`.
///
/// Rules of pest that accept the same texts, and are written otherwise, may give other parse trees. That is said, and does not count; with
/// `--trees` it is decided for all texts that both accept, and counts.
///
/// The exit status is 0 if they accept the same, and with `--trees` make the same trees; 1 if not, whether or not the other rules could be decided; 2 if nothing is known to differ
/// and something could not be decided, or if a rule is missing that others use. A rule that only one file has counts as different; with
/// `--inside`, if A has it.
#[derive(Args)]
pub struct CompareGrammarsOptions {
    /// A rule, `my.pest:URI`, `rfc3986.abnf:URI`, `uri:authority`; or all rules of files, `my.pest`, `uri`.
    #[arg(value_name = "A")]
    pub a: String,

    /// Another; with `--git`, A as it is now, if none is given.
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
#[command(mut_arg("arguments", inputs("REF", "The references", EACH_LINE_A_REFERENCE)))]
#[command(mut_arg("json_input", object("`base` and `non_strict`")))]
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
#[command(mut_arg("arguments", inputs("TARGET", "The targets: URIs", EACH_LINE)))]
#[command(mut_arg("json_input", object("`base`")))]
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
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references", EACH_LINE_A_REFERENCE)))]
#[command(mut_arg("json_input", object("`level`")))]
pub struct NormalizeOptions {
    /// How far to go: by the syntax alone, or also by what is known of the scheme.
    #[arg(long, value_enum, default_value = "syntax")]
    pub level: Level,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Say at which rung of the comparison ladder two references are equal, or where they differ (RFC 3986, section 6.2).
///
/// The rungs are `string` (byte by byte), `case`, `percent` (percent-encoding), `path` (dot segments) and `scheme` (what its own specification
/// takes for the same); each includes those before it.
///
/// The exit status is 0 also where they differ, 1 if one is no reference, 2 if the command could not run.
#[derive(Args)]
#[command(override_usage = "uri compare [OPTIONS] [A B]")]
#[command(mut_arg(
    "arguments",
    inputs(
        "A B",
        "Two references",
        "each line of standard input has two, with white space between them (a CR at its end is dropped)"
    )
))]
#[command(mut_arg("json_input", |it| it.help("Each input is a JSON object with `a` and `b`, or a JSON string with white space between the two; an object may have an `id` to give back")))]
pub struct CompareOptions {
    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Complete what people write for URIs, such as `www.w3.org/Addressing/` (RFC 3986, section 4.5).
#[derive(Args)]
#[command(mut_arg("arguments", inputs("SUFFIX", "What people write", EACH_LINE)))]
#[command(mut_arg("json_input", object("`scheme`")))]
pub struct CompleteOptions {
    /// The scheme to complete with.
    #[arg(long, default_value = "https")]
    pub scheme: String,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Percent-encode data for a part of a URI.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("DATA", "The data", EACH_LINE)))]
pub struct EncodeOptions {
    /// The part: what may stand in it is not encoded.
    #[arg(long, value_name = "NAME", value_enum, default_value = "data")]
    pub component: PartName,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Decode percent-encoded text: each `%` with two hexadecimal digits is an octet, and the rest is copied.
///
/// Octets come out as they are. On a terminal, those that are no text are shown as `\xFF`.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("TEXT", "The texts", EACH_LINE)))]
pub struct DecodeOptions {
    /// The part that the text is of: what cannot stand there is refused.
    #[arg(long, value_name = "NAME", value_enum)]
    pub component: Option<PartName>,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Show or change the pairs of a query; those that are not named keep their bytes.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references", EACH_LINE_A_REFERENCE)))]
pub struct QueryOptions {
    /// Print the values of this key, one a line; of several keys in the order in which they are asked for.
    ///
    /// Of a key that is not there nothing is printed, and that is no failure.
    ///
    /// A key without a value, and one with an empty value, print an empty line. `--json` has `null` for the one and `""` for the other.
    #[arg(long, value_name = "KEY", conflicts_with_all = ["set", "remove", "remove_prefix"])]
    pub get: Vec<String>,

    #[command(flatten)]
    pub changes: PairChanges,

    /// The pairs are divided by `;` instead of `&`.
    #[arg(long)]
    pub semicolon: bool,

    /// A `+` is a space, as in the forms of web pages.
    #[arg(long)]
    pub plus: bool,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Args)]
pub struct PairChanges {
    /// Give a key this one value; without `=` it becomes a key without a value.
    ///
    /// Its first pair changes, and its others go. A key that is not there is added at the end.
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,

    /// Remove all pairs with this key, before others are set.
    #[arg(long, value_name = "KEY")]
    pub remove: Vec<String>,

    /// Remove all pairs with a key that begins like this.
    #[arg(long, value_name = "PREFIX")]
    pub remove_prefix: Vec<String>,
}

impl PairChanges {
    pub fn are_none(&self) -> bool {
        self.set.is_empty() && self.remove.is_empty() && self.remove_prefix.is_empty()
    }
}

/// Set or remove components; what is given is encoded already.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references", EACH_LINE_A_REFERENCE)))]
pub struct SetOptions {
    #[command(flatten)]
    pub set: Setters,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Args)]
pub struct Setters {
    /// The scheme, without the `:` behind it.
    #[arg(long)]
    pub scheme: Option<String>,

    /// The userinfo, without the `@` behind it. There must be a host.
    #[arg(long)]
    pub userinfo: Option<String>,

    /// The host, an IPv6 address in brackets. It makes an authority where there is none.
    #[arg(long)]
    pub host: Option<String>,

    /// The port: digits, or nothing. There must be a host.
    #[arg(long)]
    pub port: Option<String>,

    /// The path. Behind a host it is empty or begins with `/`.
    #[arg(long)]
    pub path: Option<String>,

    /// The query, without the `?` before it.
    #[arg(long)]
    pub query: Option<String>,

    /// The fragment, without the `#` before it.
    #[arg(long)]
    pub fragment: Option<String>,

    /// Remove a component, before others are set.
    #[arg(long, value_name = "PART", value_enum)]
    pub remove: Vec<PartOfReference>,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PartOfReference {
    Scheme,
    /// With the userinfo, the host and the port.
    Authority,
    Userinfo,
    Port,
    Path,
    Query,
    Fragment,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PartName {
    /// What stands before the first `:` of a userinfo.
    User,
    /// What stands behind it.
    Password,
    /// A registered name.
    RegName,
    /// A segment of a path.
    Segment,
    /// A query.
    Query,
    /// A key or a value in a query.
    Data,
    /// A fragment.
    Fragment,
}

/// Where the inputs come from, and in which form they go in and out.
#[derive(Args)]
pub struct Inputs {
    /// Print one JSON object a line, for valid and for bad inputs.
    #[arg(long)]
    pub json: bool,

    #[arg(long, help = JSON_INPUT)]
    pub json_input: bool,

    /// The inputs; without any, each line of standard input is one.
    #[arg(value_name = "INPUT")]
    pub arguments: Vec<OsString>,
}

const JSON_INPUT: &str = "Each input is a JSON string, or a JSON object with `input`, and perhaps an `id` to give back; an empty line is neither, and a `\\r` in a string is kept";
const EACH_LINE: &str = "each line of standard input is one (a CR at its end is dropped)";
const EACH_LINE_A_REFERENCE: &str = "each line of standard input is one (an empty line is the empty reference, and a CR at the end of a line is dropped)";

/// What the inputs of a command are called, what they are, and what stands in for them.
fn inputs(name: &'static str, what: &'static str, without_any: &'static str) -> impl FnOnce(Arg) -> Arg {
    move |it| it.value_name(name).help(format!("{what}; without any, {without_any}"))
}

/// What the objects of `--json-input` may have for a command beside `input`.
fn object(options: &'static str) -> impl FnOnce(Arg) -> Arg {
    let help = "Each input is a JSON string, or a JSON object with `input` and perhaps";
    move |it| {
        it.help(format!(
            "{help} {options}, and an `id` to give back; an empty line is neither, and a `\\r` in a string is kept"
        ))
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub enum KindName {
    /// With a scheme, and perhaps with a fragment.
    Uri,
    /// A URI or a relative reference.
    UriReference,
    /// A URI without a fragment.
    AbsoluteUri,
    /// A reference without a scheme.
    RelativeRef,
    /// With a scheme, and characters beyond ASCII.
    Iri,
    /// An IRI or a relative reference.
    IriReference,
    /// An IRI without a fragment.
    AbsoluteIri,
    /// A reference without a scheme, and characters beyond ASCII.
    RelativeIriRef,
}

impl KindName {
    /// Whether characters beyond ASCII may stand in it.
    pub fn is_iri(self) -> bool {
        matches!(self, KindName::Iri | KindName::IriReference | KindName::AbsoluteIri | KindName::RelativeIriRef)
    }
}

impl From<KindName> for EntryRule {
    fn from(kind: KindName) -> Self {
        match kind {
            KindName::Uri => EntryRule::Uri,
            KindName::UriReference => EntryRule::UriReference,
            KindName::AbsoluteUri => EntryRule::AbsoluteUri,
            KindName::RelativeRef => EntryRule::RelativeRef,
            KindName::Iri => EntryRule::Iri,
            KindName::IriReference => EntryRule::IriReference,
            KindName::AbsoluteIri => EntryRule::AbsoluteIri,
            KindName::RelativeIriRef => EntryRule::RelativeIriRef,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Level {
    /// Case, percent-encoding, dot segments (RFC 3986, section 6.2.2).
    Syntax,
    /// That, and what the scheme's own specification takes for the same: ports, empty paths, hosts, and more (section 6.2.3); and IPv6
    /// addresses in one form (RFC 5952).
    Scheme,
}

impl From<Level> for Normalize {
    fn from(level: Level) -> Self {
        match level {
            Level::Syntax => Normalize::SYNTAX,
            Level::Scheme => Normalize::SCHEME,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The components drawn under the text, as in RFC 3986, section 3.
    Figure,
    /// The components, one a line.
    Table,
    /// The parse tree: each rule with its range of bytes and its text.
    Tree,
    /// One JSON object a line, as with `--json`.
    Json,
}
