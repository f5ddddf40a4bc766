//! The options of `uri set`.

use clap::{Args, ValueEnum};

use crate::input::options::{Inputs, IriOption, inputs};

/// Set or remove components of URIs.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "URIs or relative references")))]
#[command(after_help = "\
Examples:
  $ uri set --host example.org --remove query 'http://example.com/a?b'
  http://example.org/a

  $ uri set --data --query 'a b' http://example.com/
  http://example.com/?a%20b")]
pub struct SetOptions {
    #[command(flatten)]
    pub set: Setters,

    #[command(flatten)]
    pub family: IriOption,

    #[command(flatten)]
    pub inputs: Inputs,
}

#[derive(Args, Default)]
pub struct Setters {
    /// Scheme, without the `:` after it.
    #[arg(long)]
    pub scheme: Option<String>,

    /// Userinfo, without the `@` after it; requires a host.
    #[arg(long, conflicts_with_all = ["user", "password"])]
    pub userinfo: Option<String>,

    /// User: the userinfo before its first `:`; keeps the password; requires a host.
    #[arg(long)]
    pub user: Option<String>,

    /// Password: the userinfo after its first `:`; requires a host.
    ///
    /// RFC 3986 deprecates passwords (section 3.2.1), and other users can see command lines.
    #[arg(long)]
    pub password: Option<String>,

    /// Host, an IPv6 address in brackets; adds an authority if there is none.
    #[arg(long)]
    pub host: Option<String>,

    /// Port: digits, or empty; requires a host.
    #[arg(long)]
    pub port: Option<String>,

    /// Path; after a host, it must be empty or begin with `/`.
    #[arg(long)]
    pub path: Option<String>,

    /// Path to append below the last segment, whether or not a slash ends it; percent-encoded as data.
    #[arg(long, value_name = "PATH")]
    pub append_path: Option<String>,

    /// Query, without the `?` before it.
    #[arg(long)]
    pub query: Option<String>,

    /// Fragment, without the `#` before it.
    #[arg(long)]
    pub fragment: Option<String>,

    /// Remove a component, before others are set.
    #[arg(long, value_name = "PART", value_enum)]
    pub remove: Vec<PartOfReference>,

    /// Set only components that are absent.
    ///
    /// An empty path counts as absent. Other empty components, as the query of `http://h?`, do not.
    #[arg(long, conflicts_with = "remove")]
    pub if_absent: bool,

    /// Percent-encode the values; otherwise they must be encoded already.
    ///
    /// Encodes each `%` and all characters that are invalid in the component of a URI. In a
    /// userinfo, the first `:` ends the user. In a path, `/` separates segments, and `.` and `..`
    /// are still dot segments. A host is a name or an address, in which nothing is encoded; an
    /// IPv6 address needs no brackets.
    #[arg(long)]
    pub data: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PartOfReference {
    Scheme,
    /// The userinfo, the host and the port.
    Authority,
    Userinfo,
    /// The first `:` of the userinfo and everything after it.
    Password,
    Port,
    Path,
    Query,
    Fragment,
}
