//! The options of `uri set`.

use clap::{Args, ValueEnum};

use crate::input::options::{Family, Inputs, inputs};

/// Set or remove components.
#[derive(Args)]
#[command(mut_arg("arguments", inputs("URI", "The URIs, or relative references")))]
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
    #[arg(long, conflicts_with_all = ["user", "password"])]
    pub userinfo: Option<String>,

    /// The user, what stands before the first `:` of the userinfo; a password that is there stays. There must be a host.
    #[arg(long)]
    pub user: Option<String>,

    /// The password, what stands behind that `:`. There must be a host. RFC 3986 deprecates passwords (section 3.2.1), and other people see
    /// commands that run.
    #[arg(long)]
    pub password: Option<String>,

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

    /// Percent-encode what is given; without this, it is encoded already.
    ///
    /// Encoded is what cannot stand in the component of a URI, and each `%`. In a userinfo, the first `:` ends the user; in a path, each `/`
    /// divides segments, of which `.` and `..` stay dot segments. An IPv6 address needs no brackets.
    #[arg(long)]
    pub data: bool,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum PartOfReference {
    Scheme,
    /// With the userinfo, the host and the port.
    Authority,
    Userinfo,
    /// What stands behind the first `:` of the userinfo, and that.
    Password,
    Port,
    Path,
    Query,
    Fragment,
}
