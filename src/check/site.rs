//! Sites: the registrable domains of hosts.

use crate::check::policy::CheckedUri;

/// A list of public suffixes, such as the one of publicsuffix.org. This crate has none: implement the trait for a crate that does.
///
/// ```
/// use pest_uri::check::{Policy, PublicSuffixes};
///
/// struct OnlyCom;
///
/// impl PublicSuffixes for OnlyCom {
///     fn registrable_domain<'n>(&self, name: &'n str) -> Option<&'n str> {
///         let (rest, suffix) = name.rsplit_once('.')?;
///         let start = rest.rfind('.').map_or(0, |dot| dot + 1);
///         (suffix == "com").then(|| &name[start..])
///     }
/// }
///
/// let check = |text| Policy::new().check(text);
/// let (one, other) = (check("https://a.example.com/")?, check("https://B.Example.com:8443/")?);
/// assert!(one.is_same_site(other, &OnlyCom));
/// assert!(!one.is_same_site(check("https://a.evil.com/")?, &OnlyCom));
/// # Ok::<(), pest_uri::check::CheckError>(())
/// ```
pub trait PublicSuffixes {
    /// The registrable domain of a name, in lower case: the public suffix and one label before it. `None` if the name is a public
    /// suffix itself.
    fn registrable_domain<'n>(&self, name: &'n str) -> Option<&'n str>;
}

impl CheckedUri<'_> {
    /// Whether two URLs have the same scheme, and the same registrable domain or the same host (HTML Standard, section 7.1.1).
    #[must_use]
    pub fn is_same_site(self, other: CheckedUri<'_>, suffixes: &impl PublicSuffixes) -> bool {
        let [one, another] = [self, other].map(|it| it.host().as_str().to_ascii_lowercase());
        let is_name = |it: CheckedUri<'_>| it.host().reg_name().is_some();
        let domain = |name| suffixes.registrable_domain(name);
        let is_same_domain =
            || is_name(self) && is_name(other) && domain(&one).is_some_and(|found| Some(found) == domain(&another));
        self.uri().has_scheme(other.uri().scheme()) && (one == another || is_same_domain())
    }
}
