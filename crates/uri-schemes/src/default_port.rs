//! The default ports of schemes.

use pest_uri::SchemeInfo;

/// The default port of a scheme, by the table of the library; 0 if it has none.
pub(crate) fn default_port(scheme: &str) -> u16 {
    SchemeInfo::for_scheme(scheme).and_then(|info| info.default_port).unwrap_or_default()
}
