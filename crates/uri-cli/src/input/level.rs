//! The levels of normalization.

use clap::ValueEnum;
use serde::Deserialize;

#[derive(Clone, Copy, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Case, percent-encoding, dot segments (RFC 3986, section 6.2.2).
    Syntax,
    /// That, and what the scheme's own specification takes for the same: ports, empty paths, hosts, and more (section 6.2.3); and IPv6
    /// addresses in one form (RFC 5952). What the specification says of its parts is for URIs: `uri to-uri` makes one of an IRI.
    Scheme,
}
