//! Comparisons with other crates. All crates agree with this one, except for known differences.
//! Each difference has a function here, which says what the other crate does, why this one does
//! not, and for which texts. Its example is a test of this package.

pub mod browsers;
pub mod fluent;
pub mod iri_string;
pub mod oxiri;
mod paths;

use pest_uri::kind;

/// The components that a crate finds in a text. A component that a crate does not report is `None`
/// on both sides.
#[derive(Debug, PartialEq, Eq)]
pub struct Found<'t> {
    pub scheme: Option<&'t str>,
    pub authority: Option<&'t str>,
    pub userinfo: Option<&'t str>,
    pub host: Option<&'t str>,
    pub port: Option<&'t str>,
    pub path: &'t str,
    pub query: Option<&'t str>,
    pub fragment: Option<&'t str>,
}

impl<'t> Found<'t> {
    /// Returns the components that this crate finds.
    #[must_use]
    pub fn by_pest(it: pest_uri::Components<'t>) -> Self {
        Found {
            scheme: it.scheme(),
            authority: it.authority(),
            userinfo: it.userinfo().map(|it| it.as_str()),
            host: it.host().map(|it| it.as_str()),
            port: it.port_str(),
            path: it.path().as_str(),
            query: it.query().map(|it| it.as_str()),
            fragment: it.fragment().map(|it| it.as_str()),
        }
    }

    /// Removes the parts of the authority, which some crates do not report.
    #[must_use]
    pub fn without_parts_of_the_authority(self) -> Self {
        Found { userinfo: None, host: None, port: None, ..self }
    }
}

/// Returns the components that this crate finds, if the text is of the kind.
#[must_use]
pub fn found_by_pest<K: pest_uri::kind::Kind>(text: &str) -> Option<Found<'_>> {
    let parsed = pest_uri::Reference::<K, &str>::parse(text).ok();
    parsed.map(|it| Found::by_pest(it.components()))
}

/// Asserts that two references are the same except for their paths, which have a known difference.
#[track_caller]
fn assert_same_but_for_the_path(theirs: &str, ours: &str) {
    let without_path = |text| found_by_pest::<kind::IriReference>(text).map(|it| Found { path: "", ..it });
    assert_eq!(without_path(theirs), without_path(ours), "{theirs:?} {ours:?}");
}

/// Asserts that all crates accept and read a text as this crate does.
pub fn readers_agree(text: &str) {
    fluent::parses_alike(text);
    iri_string::parses_alike(text);
    oxiri::parses_alike(text);
}

/// Asserts that all crates with normalization normalize as this crate does.
pub fn normalize_keeps_meaning(text: &str) {
    fluent::normalizes_alike(text);
    iri_string::normalizes_alike(text);
}

/// Asserts that all crates resolve as this crate does, and that none finds a shorter relative
/// reference.
pub fn relativize_resolve(text: &str) {
    let (base, reference) = crate::properties::two(text);
    fluent::resolves_alike(base, reference);
    iri_string::resolves_alike(base, reference);
    oxiri::resolves_alike(base, reference);
    oxiri::relativizes_no_shorter(base, reference);
}

/// Asserts that nothing shows what browsers read as a password.
pub fn hides_passwords(text: &str) {
    browsers::hides_their_passwords(text);
}

/// Asserts that browsers read an unambiguous URL as this crate does, also one of two lines.
pub fn programs_agree(text: &str) {
    let (base, target) = crate::properties::two(text);
    [text, base, target].into_iter().for_each(browsers::reads_unambiguous_alike);
}
