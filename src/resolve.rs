//! Reference resolution (RFC 3986, section 5.2).

use alloc::string::String;

use crate::components::Components;
use crate::compose::{Composer, verbatim};
use crate::delimiter::SEGMENT;
use crate::dot_segments::WithoutDots;
use crate::kind::{Absolute, Kind};
use crate::reference::Reference;
use crate::scan::last_byte;
use crate::syntax::outline::Outline;
use crate::text::Text;

impl<B: Absolute, T: Text> Reference<B, T> {
    /// Resolves a reference against this base (section 5.2): what the reference means where this is the base.
    ///
    /// Every reference resolves against every base, by the letter of the RFC. A base without a hierarchy is no exception
    /// (`mailto:a@b` and `c` give `mailto:c`), and percent-encoded dots are no dots.
    ///
    /// The letter is left in one place: where a path would come out that begins with `//`, but no authority before it, `/.`
    /// goes in front, so that the result still has the components that were computed.
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, UriReference};
    ///
    /// let base = AbsoluteUri::parse("http://a/b/c/d;p?q")?;
    /// assert_eq!(base.resolve(&UriReference::parse("../g?y#s")?), "http://a/b/g?y#s");
    /// assert_eq!(base.resolve(&UriReference::parse("")?), "http://a/b/c/d;p?q");
    /// assert_eq!(base.resolve(&UriReference::parse("http:g")?), "http:g");
    ///
    /// let base = AbsoluteUri::parse("x:/a/b")?;
    /// assert_eq!(base.resolve(&UriReference::parse("..//c")?), "x:/.//c");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn resolve<K: Kind<Whole = B::Whole>, U: Text>(
        &self,
        reference: &Reference<K, U>,
    ) -> Reference<B::Whole, String> {
        self.resolved(reference, true)
    }

    /// Resolves as [`resolve`](Self::resolve) does, but a scheme that is the base's own counts as none, as in RFC 1630.
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, UriReference};
    ///
    /// let base = AbsoluteUri::parse("http://a/b/c/d;p?q")?;
    /// assert_eq!(base.resolve_non_strict(&UriReference::parse("http:g")?), "http://a/b/c/g");
    /// assert_eq!(base.resolve_non_strict(&UriReference::parse("ftp:g")?), "ftp:g");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn resolve_non_strict<K: Kind<Whole = B::Whole>, U: Text>(
        &self,
        reference: &Reference<K, U>,
    ) -> Reference<B::Whole, String> {
        self.resolved(reference, false)
    }

    /// Resolves as [`resolve`](Self::resolve) does, and appends the text of the result to a string, without any allocation if
    /// that has room.
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, UriReference};
    ///
    /// let base = AbsoluteUri::parse("http://a/b/c/d;p?q")?;
    /// let mut page = String::from("<a href=\"");
    /// base.resolve_into(&UriReference::parse("../g")?, &mut page);
    /// assert_eq!(page, "<a href=\"http://a/b/g");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    pub fn resolve_into<K: Kind<Whole = B::Whole>, U: Text>(&self, reference: &Reference<K, U>, out: &mut String) {
        let mut outline = Outline::EMPTY;
        transform(&self.parts(), &reference.parts(), true, out, &mut outline);
    }

    /// Whether a reference is a same-document reference where this is the base (section 4.4): whether it is the base's own text
    /// or resolves to it, but for a fragment.
    ///
    /// Some references are that against any base; see [`RelativeForm::SameDocument`](crate::RelativeForm::SameDocument).
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, UriReference};
    ///
    /// let base = AbsoluteUri::parse("http://a/b/c?q")?;
    /// let is_same = |text| UriReference::parse(text).map(|reference| base.is_same_document(&reference));
    /// assert!(is_same("#s")? && is_same("c?q#s")? && is_same("?q")? && is_same("http://a/b/c?q")?);
    /// assert!(!is_same("c")? && !is_same("?")? && !is_same("d?q")?);
    ///
    /// // Resolution would remove the dots.
    /// let base = AbsoluteUri::parse("http://a/b/../c")?;
    /// assert!(base.is_same_document(&UriReference::parse("http://a/b/../c#s")?));
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_same_document<K: Kind<Whole = B::Whole>, U: Text>(&self, reference: &Reference<K, U>) -> bool {
        let it = reference.parts();
        let is_its_text = it.text()[..it.outline().query_end] == *self.as_str();
        is_its_text || self.resolve(reference).without_fragment() == *self
    }

    fn resolved<K: Kind, U: Text>(&self, reference: &Reference<K, U>, strict: bool) -> Reference<B::Whole, String> {
        let (base, reference) = (self.parts(), reference.parts());
        // Room for both and for the `/` and the `/.` that may come in.
        let room = base.text().len() + reference.text().len() + 3;
        Reference::<B::Whole, String>::composed(room, |text, outline| {
            transform(&base, &reference, strict, text, outline);
        })
    }
}

/// Section 5.2.2, "Transform References", with the names and in the order of its pseudocode.
fn transform(base: &Components<'_>, r: &Components<'_>, strict: bool, out: &mut String, outline: &mut Outline) {
    let mut t = Composer::new(out, outline);
    // "A non-strict parser may ignore a scheme in the reference if it is identical to the base URI's scheme."
    let ignored = |scheme: &str| !strict && base.scheme().is_some_and(|base| base.eq_ignore_ascii_case(scheme));
    let has_scheme = !r.is_relative() && !r.scheme().is_some_and(ignored);
    let has_authority = r.has_authority();
    if has_scheme || has_authority {
        if !has_scheme {
            t.scheme(verbatim(base.scheme().unwrap_or_default()));
        }
        t.before_path_of(r, has_scheme);
        return t.path_to_end_of(r, |text, end, out| WithoutDots::new(out).path_to_end(text, end, false));
    }
    t.before_path_of(base, true);
    let base_path = base.path().as_str();
    if r.path().is_empty() && r.query().is_none() {
        t.path(verbatim(base_path));
        t.query(base.query().map(|query| verbatim(query.as_str())));
        return t.fragment(r.fragment().map(|fragment| verbatim(fragment.as_str())));
    }
    t.path_to_end_of(r, |text, end, out| {
        if end == 0 {
            out.push_str(base_path);
            out.push_str(text);
        } else if text.starts_with(SEGMENT) {
            WithoutDots::new(out).path_to_end(text, end, false);
        } else {
            merge(base, base_path, text, end, out);
        }
    });
}

/// Section 5.2.3, "Merge Paths", and at once 5.2.4. What stands behind the path goes with it.
fn merge(base: &Components<'_>, base_path: &str, path: &str, end: usize, out: &mut String) {
    let mut merged = WithoutDots::new(out);
    match last_byte(base_path.as_bytes(), SEGMENT as u8) {
        // "... excluding any characters after the right-most "/" in the base URI path"
        Some(slash) => {
            merged.path(&base_path[..slash], false, false);
            merged.path_to_end(path, end, true);
        }
        // "If the base URI has a defined authority component and an empty path ..."
        None if base.has_authority() => merged.path_to_end(path, end, true),
        // "... or excluding the entire base URI path if it does not contain any "/" characters"
        None => merged.path_to_end(path, end, false),
    }
}
