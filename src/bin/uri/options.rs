//! The command line.

use std::ffi::OsString;

use clap::{Args, Parser, Subcommand, ValueEnum};
use pest_uri::{EntryRule, Normalize};

/// URIs by the grammar and the algorithms of RFC 3986.
///
/// The exit status is 0 if all inputs are valid, 1 if some are not, 2 if the command could not run.
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
    Encode(EncodeOptions),
    /// Decode percent-encoded text.
    Decode(Inputs),
    Query(QueryOptions),
    Set(SetOptions),
    /// Turn IRIs into URIs: percent-encode what is beyond ASCII (RFC 3987, section 3.1).
    ToUri(Inputs),
    /// Turn URIs into IRIs: decode what is beyond ASCII and may stand there (RFC 3987, section 3.2).
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

/// Print a grammar, to start a variant from; without a name, list the grammars. Or compare two, or check some.
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
    Compare(CompareGrammarsOptions),
    Check(CheckGrammarsOptions),
}

/// Run the examples of grammar files of pest: each rule must match the whole of the strings behind `// ok:` above it, and none of those
/// behind `// bad:`.
///
/// A file that has no rule `URI` may use the rules of the generic syntax. Notes say which rules have no example, what cannot be decided
/// by `uri grammar compare`, whether the first rule lies inside the generic syntax, and what the macro `variant!` refuses; they count as no
/// failure.
///
/// The exit status is 0 if all examples are right, 1 if some are not, 2 if a file could not be read.
#[derive(Args)]
pub struct CheckGrammarsOptions {
    /// Files, or names of grammars that `uri grammar` lists. Files with commas between them are read as one grammar.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<String>,

    /// Print JSON objects, one a line.
    #[arg(long)]
    pub json: bool,
}

/// Decide whether two rules accept the same texts: not by trying some, but for all.
///
/// Of two files, each rule is compared with the rule of its name in the other. A single rule is written `FILE:RULE`; a file beside it, or two
/// files without a name in common, stand for their first rules. The file is a grammar of pest (`.pest`) or of ABNF (`.abnf`);
/// several are written with commas between them, and are read as one. A file of pest that has no rule `URI` may use the rules of the
/// generic syntax. Instead of a file, the name of a grammar that `uri grammar` lists will do, and instead of a rule, `=` and an
/// expression in the notation of the file.
///
/// The exit status is 0 if they accept the same, 1 if not, 2 if that could not be decided. A rule that only one file has counts as
/// different; with `--inside`, if A has it.
#[derive(Args)]
pub struct CompareGrammarsOptions {
    /// A rule, `my.pest:URI`, `rfc3986.abnf:URI`, `uri:authority`; or all rules of files, `my.pest`, `uri`.
    #[arg(value_name = "A")]
    pub a: String,

    /// Another.
    #[arg(value_name = "B")]
    pub b: String,

    /// Ask only whether B accepts all that A accepts.
    #[arg(long)]
    pub inside: bool,

    /// Print a JSON object.
    #[arg(long)]
    pub json: bool,
}

/// List the schemes that are known: their grammar, what IANA's registry says of them, their default port.
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

/// Resolve references against a base URI (section 5.2).
#[derive(Args)]
pub struct ResolveOptions {
    /// The base: a URI, whose fragment does not count.
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
pub struct RelativizeOptions {
    /// The base: a URI, whose fragment does not count.
    #[arg(long, value_name = "BASE")]
    pub base: Option<String>,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Normalize URIs and relative references (section 6.2).
#[derive(Args)]
pub struct NormalizeOptions {
    /// How far to go: by the syntax alone, or also by what is known of the scheme.
    #[arg(long, value_enum, default_value = "syntax")]
    pub level: Level,

    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Say at which rung of the comparison ladder two references are equal, or where they differ (section 6.2).
///
/// Two arguments are compared with each other. Without any, each line of standard input has two references with white
/// space between them; with `--json-input`, each input is an object with `a` and `b`.
#[derive(Args)]
pub struct CompareOptions {
    #[command(flatten)]
    pub family: Family,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Complete what people write for URIs, such as `www.w3.org/Addressing/` (section 4.5).
#[derive(Args)]
pub struct CompleteOptions {
    /// The scheme to complete with.
    #[arg(long, default_value = "https")]
    pub scheme: String,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Percent-encode data for a part of a URI.
#[derive(Args)]
pub struct EncodeOptions {
    /// The part: what may stand in it is not encoded.
    #[arg(long, value_name = "NAME", value_enum, default_value = "data")]
    pub component: PartName,

    #[command(flatten)]
    pub inputs: Inputs,
}

/// Show or change the pairs of a query; those that are not named keep their bytes.
#[derive(Args)]
pub struct QueryOptions {
    /// Print the values of this key, one a line.
    #[arg(long, value_name = "KEY", conflicts_with_all = ["set", "remove"])]
    pub get: Option<String>,

    /// Give a key a value; without `=` it becomes a key without a value.
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,

    /// Remove all pairs with this key.
    #[arg(long, value_name = "KEY")]
    pub remove: Vec<String>,

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

/// Set or remove components; what is given is encoded already.
#[derive(Args)]
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
    #[arg(long)]
    pub scheme: Option<String>,
    #[arg(long)]
    pub userinfo: Option<String>,
    #[arg(long)]
    pub host: Option<String>,
    #[arg(long)]
    pub port: Option<String>,
    #[arg(long)]
    pub path: Option<String>,
    #[arg(long)]
    pub query: Option<String>,
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

    /// Each input is a JSON string, or a JSON object with `input` and perhaps options of the command (`as`, `base`,
    /// `non_strict`, `level`, `scheme`).
    #[arg(long)]
    pub json_input: bool,

    /// The inputs; without any, each line of standard input is one (an empty line is the empty reference).
    #[arg(value_name = "URI")]
    pub arguments: Vec<OsString>,
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
    /// Case, percent-encoding, dot segments (6.2.2).
    Syntax,
    /// That, and ports, empty paths and hosts as the scheme has them (6.2.3).
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
    /// The components drawn under the text, as in section 3 of the RFC.
    Figure,
    /// The components, one a line.
    Table,
    /// The parse tree: each rule with its range of bytes and its text.
    Tree,
    /// One JSON object a line, as with `--json`.
    Json,
}
