//! What all types of this crate have.

use alloc::borrow::ToOwned;
use alloc::string::String;

use pest_uri::{FromGrammar, Node, SchemeInfo, ValueError};

/// A type of this crate: URIs of one or several schemes.
pub trait UriType: for<'t> FromGrammar<'t> {
    /// The schemes, in lower case.
    const SCHEMES: &'static [&'static str];

    /// Whether the specification has a canonical form of its own. If so, a text that the type rejects cannot be
    /// normalized.
    const HAS_CANONICAL_FORM: bool = false;

    /// Whether the specification has rules of its own for normalizing. If not, a text need not be read for that.
    const NORMALIZES: bool = true;

    /// The canonical text by the specification of the scheme. It is `None` if the specification has no rules of its
    /// own, so that the text is normalized as any URI.
    fn canonical(&self) -> Option<String> {
        None
    }

    /// A text that is the same for all equivalent URIs, if that is neither the canonical text nor, without one, the
    /// normal text.
    fn key(&self) -> Option<String> {
        self.canonical()
    }

    /// What the specification says about an error at an offset of a text, in bytes, for its report.
    #[must_use]
    fn note(_text: &str, _offset: usize) -> Option<&'static str> {
        None
    }

    /// Whether the specification considers two URIs equivalent, beyond equal keys: `sip` is not transitive.
    fn is_equivalent(&self, _other: &Self) -> bool {
        false
    }
}

/// The default port of a scheme. In `const { … }`, a scheme without one is an error of the compiler.
pub(crate) const fn default_port(scheme: &str) -> u16 {
    match SchemeInfo::for_scheme(scheme) {
        Some(SchemeInfo { default_port: Some(port), .. }) => *port,
        _ => panic!("data/uri-schemes.tsv has no default port of this scheme"),
    }
}

/// Rejects an empty host, by a section of a document.
pub(crate) fn with_host<T>(value: T, node: Node<'_, '_>, section: &'static str) -> Result<T, ValueError> {
    match node.find("host") {
        Some(host) if host.text().is_empty() => {
            Err(ValueError::new(host, "the host is empty".to_owned()).in_section(section))
        }
        _ => Ok(value),
    }
}

/// Rejects an empty host, for the schemes that require one.
pub(crate) fn not_empty(host: String) -> Result<String, &'static str> {
    if host.is_empty() { Err("the host is empty") } else { Ok(host) }
}
