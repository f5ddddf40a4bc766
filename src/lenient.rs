//! Links as people and web pages write them.

use alloc::borrow::ToOwned as _;
use alloc::string::String;
use alloc::vec::Vec;

use crate::error::ParseError;
use crate::grammar::rules::EntryRule;
use crate::parse::parsed_offsets;
use crate::reference::kind;
use crate::reference::kind::{Kind, UriKind, WithScheme};
use crate::reference::reference::{Reference, UriReference};
use crate::reference::text::Text;
use crate::registry::scheme_info::SchemeInfo;
use crate::repair::{Change, Reader, has_required_host, repair};

/// A reference, and what was changed in the text to make it valid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Repaired<K: Kind> {
    /// The reference.
    pub reference: Reference<K, String>,
    /// The changes, by their offsets; none if the text is valid.
    pub changes: Vec<Change>,
}

impl<K: UriKind> Reference<K, String> {
    /// Parses a link as people and web pages write it, and lists what was changed. Valid text is not changed.
    ///
    /// In text that is not valid,
    /// - spaces and controls around it are removed, and so is one pair of `<>`, `""` or backticks, with the label
    ///   `URL:` in it (RFC 3986, appendix C); other quotation marks, and `()`, `[]` and `{}`, only around what begins
    ///   with a scheme that is well known or before `//`, since a reference may have them: `(http://h/)`, but not
    ///   `(a b)`;
    /// - tabs and line breaks are removed;
    /// - backslashes before the query become slashes, if the scheme is one that browsers do that for (`http`, `https`,
    ///   `ws`, `wss`, `ftp`, `file`) or if there is none; for other schemes, they are data (`foo:\\h` is an error);
    /// - a non-ASCII host becomes its name in the DNS, with the feature `idna`;
    /// - `./` is put before a first segment with a colon that cannot be that of a scheme (section 4.2): `1:b`;
    /// - characters that cannot appear in their component are percent-encoded, and so is a `%` that encodes nothing.
    ///
    /// Nothing else is changed: `example.com` and `http:example.com` have no host afterwards either. No path of a
    /// scheme with a syntax of its own is percent-encoded: `tel:+49 30` is an error. So are `C:\a`, which is not a URI,
    /// and `192.0.2.1:80`, in which a scheme may be missing.
    ///
    /// ```
    /// use pest_uri::{ChangeKind, UriReference};
    ///
    /// let link = UriReference::parse_lenient(" http://example.com\\a b?c|d\n")?;
    /// assert_eq!(link.reference, "http://example.com/a%20b?c%7Cd");
    /// assert_eq!((link.changes[1].offset, link.changes[1].kind), (19, ChangeKind::Slash));
    /// assert!(UriReference::parse_lenient("http://exa mple.com/").is_err());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// If the text cannot be made valid in these ways: `http://a b/` (a space in a host), `http://[::1`,
    /// `http://h:8o/`, `http:/a b` (no host). The error is that of the unchanged text.
    pub fn parse_lenient(text: &str) -> Result<Repaired<K>, ParseError> {
        match parsed_offsets(K::ENTRY, text) {
            Some(offsets) => {
                Ok(Repaired { reference: Reference::from_parts(text.to_owned(), offsets), changes: Vec::new() })
            }
            None => repaired(text, true).ok_or_else(|| error::<K>(text)),
        }
    }
}

impl<B: WithScheme + UriKind, T: Text> Reference<B, T> {
    /// Resolves a link as people and web pages write it against this base: [`parse_lenient`](Reference::parse_lenient),
    /// then [`resolve`](Self::resolve). In a link without a scheme, backslashes become slashes only if the scheme of
    /// the base is `http`, `https`, `ws`, `wss`, `ftp` or `file`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let page = Uri::parse("https://example.com/docs/index.html#top")?;
    /// assert_eq!(page.resolve_lenient(" ..\\img\\a b.png ")?.reference, "https://example.com/img/a%20b.png");
    /// assert!(page.resolve_lenient("next")?.changes.is_empty());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// Those of [`parse_lenient`](Reference::parse_lenient), and if the target has no host that its scheme requires:
    /// `///a b`.
    #[doc(alias = "join")]
    pub fn resolve_lenient(&self, text: &str) -> Result<Repaired<kind::Uri>, ParseError> {
        if let Some(offsets) = parsed_offsets(EntryRule::UriReference, text) {
            let reference: UriReference<&str> = Reference::from_parts(text, offsets);
            return Ok(Repaired { reference: self.resolve(&reference), changes: Vec::new() });
        }
        let is_web = self.parts().scheme().is_some_and(|it| SchemeInfo::says(it, SchemeInfo::is_special));
        let resolved = |repaired: Repaired<kind::UriReference>| {
            let target = self.resolve(&repaired.reference);
            has_required_host(target.parts()).then_some(Repaired { reference: target, changes: repaired.changes })
        };
        repaired(text, is_web).and_then(resolved).ok_or_else(|| error::<kind::UriReference>(text))
    }
}

/// The reference that an invalid text is changed to.
fn repaired<K: UriKind>(text: &str, is_web: bool) -> Option<Repaired<K>> {
    let repair = repair(K::ENTRY.rule().into(), text, Reader::Program { is_web })?;
    Some(Repaired { reference: Reference::from_parts(repair.text, repair.offsets?), changes: repair.changes })
}

/// The error for a text that a kind's rule does not match.
#[cold]
fn error<K: Kind>(text: &str) -> ParseError {
    Reference::<K, &str>::parse(text).err().unwrap_or_else(|| ParseError::undiagnosed(K::ENTRY.rule()))
}
