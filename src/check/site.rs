//! Sites: the registrable domains of hosts.

use crate::check::policy::CheckedUri;

impl CheckedUri<'_> {
    /// Whether two URLs have the same scheme, and the same registrable domain or the same host (HTML Standard, section
    /// 7.1.1).
    ///
    /// `registrable_domain` returns the public suffix of a name in lower case and one label before it, by a list such
    /// as the one of publicsuffix.org; `None` for a public suffix itself. This crate has no such list.
    ///
    /// ```
    /// use pest_uri::check::Policy;
    ///
    /// fn registrable_domain(name: &str) -> Option<&str> {
    ///     let (rest, suffix) = name.rsplit_once('.')?;
    ///     let start = rest.rfind('.').map_or(0, |dot| dot + 1);
    ///     (suffix == "com").then(|| &name[start..])
    /// }
    ///
    /// let check = |text| Policy::new().check(text);
    /// let (one, other) = (check("https://a.example.com/")?, check("https://B.Example.com:8443/")?);
    /// assert!(one.is_same_site(other, registrable_domain));
    /// assert!(!one.is_same_site(check("https://a.evil.com/")?, registrable_domain));
    /// # Ok::<(), pest_uri::check::CheckError>(())
    /// ```
    #[must_use]
    pub fn is_same_site(
        self,
        other: CheckedUri<'_>,
        registrable_domain: impl for<'n> Fn(&'n str) -> Option<&'n str>,
    ) -> bool {
        let [one, another] = [self, other].map(|it| it.host().as_str().to_ascii_lowercase());
        let is_same_domain = || {
            let found = registrable_domain(&one).filter(|_| self.host().reg_name().is_some());
            found.is_some() && found == registrable_domain(&another)
        };
        self.uri().has_scheme(other.uri().scheme()) && (one == another || is_same_domain())
    }
}
