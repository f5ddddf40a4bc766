//! Reference resolution (RFC 3986, section 5.2).

use alloc::string::String;

use crate::component::accessors::Components;
use crate::error::ParseError;
use crate::parse::offsets::ComponentOffsets;
use crate::reference::kind::{Kind, WithScheme};
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::resolve::compose::{Composer, verbatim};
use crate::resolve::dot_segments::{WithoutDots, may_have_dot_segments, remove_from_relative};
use crate::text::delimiter::SEGMENT;
use crate::text::scan::last_byte;

impl<B: WithScheme, T: Text> Reference<B, T> {
    /// Resolves a reference against this base (section 5.2): what the reference means if this is the base.
    ///
    /// Every reference resolves against every base, exactly as the RFC says. This includes bases without a hierarchy
    /// (`mailto:a@b` and `c` give `mailto:c`). Percent-encoded dots are not dots. The dot segments of a reference whose
    /// scheme has no hierarchy are removed too, so that `data:,a/../b` gives `data:/b`, which is other data.
    /// (`normalize` keeps them.)
    ///
    /// The text after the last `/` of the base's path is dropped: against `http://h/v1`, `users` is `http://h/users`,
    /// and against `http://h/v1/` it is `http://h/v1/users`.
    ///
    /// A fragment of the base is ignored (section 5.1). If the base or the reference is an IRI, the result is an IRI.
    ///
    /// There is one exception to the letter of the RFC: if the resulting path would begin with `//` without an
    /// authority before it, `/.` is put before it, so that the result still has the components that were computed.
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
    #[doc(alias = "resolve_against")]
    #[must_use]
    pub fn resolve<K: Kind, U: Text>(&self, reference: &Reference<K, U>) -> Reference<K::Resolved<B>, String> {
        self.resolved(reference, true)
    }

    /// Parses a reference and resolves it, as [`resolve`](Self::resolve) does. For links as web pages have them, use
    /// [`resolve_lenient`](Self::resolve_lenient).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let base = Uri::parse("http://example.com/docs/guide/")?;
    /// assert_eq!(base.join("../img/1.png")?, "http://example.com/docs/img/1.png");
    /// assert!(base.join("a b").is_err());
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// If the text is not a reference: `a b`, `http://[::1`; against the base of a URI also `é`.
    pub fn join(&self, reference: &str) -> Result<Reference<B::Uri, String>, ParseError> {
        // A reference of the family of the base resolves to a URI or IRI of that family.
        Ok(self.resolve(&Reference::<B::Reference, &str>::parse(reference)?).with_kind())
    }

    /// Resolves as [`resolve`](Self::resolve) does, but ignores the scheme of the reference if it is the scheme of this
    /// base, as RFC 1630 did: `http:g` is then a relative path (RFC 3986, section 5.2.2).
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, UriReference};
    ///
    /// let base = AbsoluteUri::parse("http://a/b/c/d;p?q")?;
    /// let non_strict = |text| UriReference::parse(text).map(|it| base.resolve_non_strict(&it));
    /// assert_eq!(non_strict("http:g")?, "http://a/b/c/g");
    /// assert_eq!(non_strict("ftp:g")?, "ftp:g");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn resolve_non_strict<K: Kind, U: Text>(
        &self,
        reference: &Reference<K, U>,
    ) -> Reference<K::Resolved<B>, String> {
        self.resolved(reference, false)
    }

    fn resolved<K: Kind, U: Text>(
        &self,
        reference: &Reference<K, U>,
        is_strict: bool,
    ) -> Reference<K::Resolved<B>, String> {
        let (base, reference) = (&self.parts(), &reference.parts());
        // Room for both and for the `/` and the `/.` that may be added.
        let room = base.text().len() + reference.text().len() + 3;
        Reference::<K::Resolved<B>, String>::composed(room, |text| transform(base, reference, is_strict, text))
    }

    /// Resolves as [`resolve`](Self::resolve) does, and appends the text of the result to a string. It does not
    /// allocate if the string has room.
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
    pub fn resolve_into<K: Kind, U: Text>(&self, reference: &Reference<K, U>, out: &mut String) {
        transform(&self.parts(), &reference.parts(), true, out);
    }

    /// Whether a reference is a same-document reference if this is the base (section 4.4): whether it is the base's own
    /// text or resolves to it, ignoring a fragment.
    ///
    /// Some references are same-document references for any base; see
    /// [`RelativeForm::SameDocument`](crate::RelativeForm::SameDocument).
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
    pub fn is_same_document<K: Kind, U: Text>(&self, reference: &Reference<K, U>) -> bool {
        let base = without_fragment(self.parts());
        without_fragment(reference.parts()) == base || without_fragment(self.resolve(reference).parts()) == base
    }
}

impl<B: Kind, T: Text> Reference<B, T> {
    /// Resolves a reference against a base that may be relative itself, such as `/static/`. If the base has a scheme,
    /// this is [`resolve`](Self::resolve). `..` segments that lead out of a base such as `a/b` stay at the front.
    ///
    /// RFC 3986 requires an absolute base. The result can be resolved against one later: if the path of `root` begins
    /// with `/`, `root.resolve(&base.resolve_relative(&it))` equals `root.resolve(&base).resolve(&it)`.
    ///
    /// ```
    /// use pest_uri::UriReference;
    ///
    /// let parse = UriReference::parse;
    /// let join = |base, text| Ok(parse(base)?.resolve_relative(&parse(text)?).into_string());
    /// assert_eq!(join("/static/", "img/x.png")?, "/static/img/x.png");
    /// assert_eq!(join("/static/a.html?q", "#top")?, "/static/a.html?q#top");
    /// assert_eq!(join("a/b", "../../../c")?, "../../c");
    /// assert_eq!(join("//h", "x")?, "//h/x");
    /// assert_eq!(join("a/b", "..")?, "./");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn resolve_relative<K: Kind, U: Text>(
        &self,
        reference: &Reference<K, U>,
    ) -> Reference<<K::Resolved<B> as Kind>::Reference, String> {
        let (base, it) = (self.parts(), reference.parts());
        let (of_base, of_it) = (base.offsets(), it.offsets());
        let has_root = of_base.has_scheme() || of_it.has_scheme() || of_it.has_authority() || of_base.has_authority();
        let is_merged = !it.path().is_empty() && !it.path().is_absolute();
        if has_root || !is_merged || base.path().is_absolute() {
            // Nothing leads out of the base.
            return Reference::<_, String>::composed(base.text().len() + it.text().len() + 3, |text| {
                transform(&base, &it, true, text)
            });
        }
        Reference::<_, String>::composed(base.text().len() + it.text().len() + 3, |text| {
            let mut composer = Composer::new(text);
            let merged = [directory(&base), it.path().as_str()].concat();
            composer.path(|out| remove_from_relative(&merged, false, out));
            composer.query(it.query().map(|query| verbatim(query.as_str())));
            composer.fragment(it.fragment().map(|fragment| verbatim(fragment.as_str())));
            composer.finish()
        })
    }
}

fn without_fragment(components: Components<'_>) -> &str {
    &components.text()[..components.offsets().query_end]
}

/// Section 5.2.2, "Transform References": the branches are the RFC's, in its order, each with its lines of pseudo-code.
/// `base` is `Base`, `r` is `R`; the text and the offsets that are made are `T`.
///
/// All that `T` has of `Base` comes before all that it has of `R`. So its text is the beginning of one and the end of
/// the other, without dot segments.
fn transform(base: &Components<'_>, r: &Components<'_>, is_strict: bool, t: &mut String) -> ComponentOffsets {
    let (of_base, of_r) = (base.offsets(), r.offsets());
    let (start, path) = (t.len(), r.path().as_str());
    // "A non-strict parser may ignore a scheme in the reference if it is identical to the base URI's scheme."
    let is_ignored = || !is_strict && r.scheme().is_some_and(|scheme| base.has_scheme(scheme));
    if of_r.has_scheme() && !is_ignored() {
        // T.scheme = R.scheme; T.authority = R.authority; T.path = remove_dot_segments(R.path); T.query = R.query;
        t.push_str(r.text());
        return remove_dot_segments("", r, of_r.map(|at| start + at), t);
    }
    let from_base = of_base.map(|at| start + at);
    if of_r.has_authority() {
        // T.scheme = Base.scheme; T.authority = R.authority; T.path = remove_dot_segments(R.path); T.query = R.query;
        let (kept, from) = (of_base.after_scheme(), of_r.after_scheme());
        t.push_str(&base.text()[..kept]);
        t.push_str(&r.text()[from..]);
        let from_r = of_r.map(|at| start + kept + at - from);
        return remove_dot_segments("", r, ComponentOffsets { scheme_end: from_base.scheme_end, ..from_r }, t);
    }
    // T.scheme = Base.scheme; T.authority = Base.authority;
    if path.is_empty() {
        // T.path = Base.path; T.query = R.query if it is defined, or else Base.query;
        let kept = if of_r.query().is_some() { of_base.path_end } else { of_base.query_end };
        t.push_str(&base.text()[..kept]);
        t.push_str(&r.text()[of_r.path_end..]);
        return ComponentOffsets { query_end: start + kept + of_r.query_end - of_r.path_end, ..from_base };
    }
    // T.path = remove_dot_segments(R.path), or remove_dot_segments(merge(Base.path, R.path)); T.query = R.query;
    let merged = if path.starts_with(SEGMENT) { "" } else { directory(base) };
    let (kept, rest) = go_up(merged, &r.text()[of_r.path_start..]);
    t.push_str(&base.text()[..of_base.path_start]);
    t.push_str(kept);
    t.push_str(rest);
    remove_dot_segments(merged, r, from_base, t)
}

/// Section 5.2.4, for a `T` that ends with the path of `R`, after the directory of the base that it is merged with, and
/// what follows. Returns the offsets of `T`, with those from the end of the path on.
#[inline]
fn remove_dot_segments(
    merged: &str,
    r: &Components<'_>,
    offsets: ComponentOffsets,
    t: &mut String,
) -> ComponentOffsets {
    let of_r = r.offsets();
    let (start, after) = (offsets.path_start, r.text().len() - of_r.path_end);
    if may_have_dot_segments(&t[start..t.len() - after]) {
        write_without_dots(merged, r, start, t);
    }
    let mut composer = Composer::resume(t, offsets);
    composer.finish_path(start, after, r.text().len() - of_r.query_end);
    composer.finish()
}

/// Writes the path of `T` again, without dot segments, and what follows.
#[inline(never)]
fn write_without_dots(merged: &str, r: &Components<'_>, start: usize, t: &mut String) {
    t.truncate(start);
    let mut path = WithoutDots::new(t);
    path.path(merged.strip_suffix(SEGMENT).unwrap_or_default(), false, false);
    path.path_to_end(&r.text()[r.offsets().path_start..], r.offsets().path().len(), !merged.is_empty());
}

/// Section 5.2.3, "Merge Paths": what goes before the path of `R`. It is the path of the base, "excluding any
/// characters after the right-most "/"", or all of them, if it has none; and `/`, if the base has an authority and an
/// empty path.
fn directory<'t>(base: &Components<'t>) -> &'t str {
    let path = base.path().as_str();
    match last_byte(path.as_bytes(), SEGMENT as u8) {
        Some(slash) => &path[..=slash],
        None if base.has_authority() => "/",
        None => "",
    }
}

/// Applies the `../` and `./` at the beginning of a relative path to the directory, and returns both rests. Most dot
/// segments are there, and need not be written and removed. It does nothing if the directory may have other dot
/// segments, or has no root.
#[inline]
fn go_up<'t>(directory: &'t str, path: &'t str) -> (&'t str, &'t str) {
    if !path.starts_with('.') || !directory.starts_with(SEGMENT) || may_have_dot_segments(directory) {
        return (directory, path);
    }
    let (mut directory, mut path) = (directory, path);
    loop {
        if let Some(rest) = path.strip_prefix("../") {
            let above = directory.len() - 1;
            directory = match last_byte(&directory.as_bytes()[..above], SEGMENT as u8) {
                Some(slash) => &directory[..=slash],
                None => directory,
            };
            path = rest;
        } else if let Some(rest) = path.strip_prefix("./") {
            path = rest;
        } else {
            return (directory, path);
        }
    }
}
