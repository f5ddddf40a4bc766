//! Comparisons with other crates. They agree with this one but for differences that each have a function here, which says what the other
//! crate does, why this one does not, and for which texts; its example is a test of this package.

pub mod fluent;
pub mod iri_string;
pub mod oxiri;
mod paths;

use pest_uri::kind;

/// What a crate finds in a text that it takes. Of some, a crate does not tell; that is then `None` in both.
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
    /// What this crate finds.
    #[must_use]
    pub fn by_pest(it: pest_uri::Components<'t>) -> Self {
        Found {
            scheme: it.scheme(),
            authority: it.authority(),
            userinfo: it.userinfo().map(|it| it.as_str()),
            host: it.host().map(|it| it.as_str()),
            port: it.port(),
            path: it.path().as_str(),
            query: it.query().map(|it| it.as_str()),
            fragment: it.fragment().map(|it| it.as_str()),
        }
    }

    /// Without the parts of the authority, which a crate does not tell.
    #[must_use]
    pub fn without_parts_of_the_authority(self) -> Self {
        Found { userinfo: None, host: None, port: None, ..self }
    }
}

/// What this crate finds in a text that may be of a kind.
#[must_use]
pub fn found_by_pest<K: pest_uri::kind::Kind>(text: &str) -> Option<Found<'_>> {
    let parsed = pest_uri::Reference::<K, &str>::parse(text).ok();
    parsed.map(|it| Found::by_pest(it.components()))
}

/// Two references are the same but for their paths, of which a difference tells.
#[track_caller]
fn assert_same_but_for_the_path(theirs: &str, ours: &str) {
    let without_path = |text| found_by_pest::<kind::IriReference>(text).map(|it| Found { path: "", ..it });
    assert_eq!(without_path(theirs), without_path(ours), "{theirs:?} {ours:?}");
}

/// All crates take a text as this one does.
pub fn readers_agree(text: &str) {
    fluent::reads_alike(text);
    iri_string::reads_alike(text);
    oxiri::reads_alike(text);
}

/// All crates that normalize do so as this one does.
pub fn normalize_keeps_meaning(text: &str) {
    fluent::normalizes_alike(text);
    iri_string::normalizes_alike(text);
}

/// All crates resolve as this one does, and none finds a shorter way back.
pub fn relativize_resolve(text: &str) {
    let (base, reference) = crate::properties::two(text);
    fluent::resolves_alike(base, reference);
    iri_string::resolves_alike(base, reference);
    oxiri::resolves_alike(base, reference);
    oxiri::relativizes_no_shorter(base, reference);
}
