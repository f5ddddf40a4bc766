//! The levels of normalization.

use clap::ValueEnum;
use serde::Deserialize;

#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Normalize case, percent-encoding and dot segments (RFC 3986, section 6.2.2).
    Syntax,
    /// Also apply the specification of the scheme to ports, empty paths, hosts and more (section
    /// 6.2.3), and write IPv6 addresses in one form (RFC 5952). Scheme-specific parts are
    /// normalized in URIs only: convert IRIs with `uri to-uri` first.
    Scheme,
}
