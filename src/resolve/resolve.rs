//! Reference resolution (RFC 3986, section 5.2).

use alloc::string::String;
use alloc::vec::Vec;

use crate::component::accessors::Components;
use crate::parse::offsets::ComponentOffsets;
use crate::reference::kind::{Kind, WithScheme};
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::resolve::compose::{Composer, verbatim};
use crate::resolve::dot_segments::{WithoutDots, is_dot_segment, may_have_dot_segments};
use crate::text::delimiter::{SCHEME, SEGMENT};
use crate::text::scan::last_byte;

impl<B: WithScheme, T: Text> Reference<B, T> {
    /// Resolves a reference against this base (section 5.2): what the reference means if this is the base.
    ///
    /// Every reference resolves against every base, exactly as the RFC says. This includes bases without a hierarchy
    /// (`mailto:a@b` and `c` give `mailto:c`). Percent-encoded dots are not dots. The dot segments of a reference whose scheme
    /// has no hierarchy are removed too, so that `data:,a/../b` gives `data:/b`, which is other data. (`normalize` keeps them.)
    ///
    /// The text after the last `/` of the base's path is dropped: against `http://h/v1`, `users` is `http://h/users`, and against
    /// `http://h/v1/` it is `http://h/v1/users`.
    ///
    /// A fragment of the base is ignored (section 5.1). If the base or the reference is an IRI, the result is an IRI.
    ///
    /// There is one exception to the letter of the RFC: if the resulting path would begin with `//` without an authority before
    /// it, `/.` is put before it, so that the result still has the components that were computed.
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
    #[doc(alias("join", "resolve_against"))]
    #[must_use]
    pub fn resolve<K: Kind, U: Text>(&self, reference: &Reference<K, U>) -> Reference<K::Resolved<B>, String> {
        self.resolve_with(reference, ResolveOptions::STRICT)
    }

    /// Resolves as [`resolve`](Self::resolve) does, with options.
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, ResolveOptions, UriReference};
    ///
    /// let base = AbsoluteUri::parse("http://a/b/c/d;p?q")?;
    /// let non_strict = |text| UriReference::parse(text).map(|it| base.resolve_with(&it, ResolveOptions::NON_STRICT));
    /// assert_eq!(non_strict("http:g")?, "http://a/b/c/g");
    /// assert_eq!(non_strict("ftp:g")?, "ftp:g");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn resolve_with<K: Kind, U: Text>(
        &self,
        reference: &Reference<K, U>,
        options: ResolveOptions,
    ) -> Reference<K::Resolved<B>, String> {
        let (base, reference) = (&self.parts(), &reference.parts());
        // Room for both and for the `/` and the `/.` that may be added.
        let room = base.text().len() + reference.text().len() + 3;
        Reference::<K::Resolved<B>, String>::composed(room, |text| transform(base, reference, options, text))
    }

    /// Resolves as [`resolve`](Self::resolve) does, and appends the text of the result to a string. It does not allocate if the
    /// string has room.
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
        transform(&self.parts(), &reference.parts(), ResolveOptions::STRICT, out);
    }

    /// Whether a reference is a same-document reference if this is the base (section 4.4): whether it is the base's own text or
    /// resolves to it, ignoring a fragment.
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
    /// Resolves a reference against a base that may be relative itself, such as `/static/`. If the base has a scheme, this is
    /// [`resolve`](Self::resolve). `..` segments that lead out of a base such as `a/b` stay at the front.
    ///
    /// RFC 3986 requires an absolute base. The result can be resolved against one later: if the path of `root` begins with `/`,
    /// `root.resolve(&base.resolve_relative(&it))` equals `root.resolve(&base).resolve(&it)`.
    ///
    /// ```
    /// use pest_uri::UriReference;
    ///
    /// let join = |base, text| Ok(UriReference::parse(base)?.resolve_relative(&UriReference::parse(text)?).into_string());
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
                transform(&base, &it, ResolveOptions::STRICT, text)
            });
        }
        Reference::<_, String>::composed(base.text().len() + it.text().len() + 3, |text| {
            let mut composer = Composer::new(text);
            let merged = [directory(&base), it.path().as_str()].concat();
            composer.path(|out| out.push_str(&without_dots_of_relative(&merged)));
            composer.query(it.query().map(|query| verbatim(query.as_str())));
            composer.fragment(it.fragment().map(|fragment| verbatim(fragment.as_str())));
            composer.finish()
        })
    }
}

/// A path that does not begin with `/`, without its dot segments, except for each `..` that leads out of it.
fn without_dots_of_relative(path: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut ends_with_slash = false;
    for segment in path.split(SEGMENT) {
        ends_with_slash = is_dot_segment(segment);
        match segment {
            "." => {}
            ".." if kept.last().is_some_and(|last| *last != "..") => drop(kept.pop()),
            _ => kept.push(segment),
        }
    }
    if ends_with_slash && kept.last() != Some(&"..") {
        kept.push("");
    }
    let first = kept.first().copied().unwrap_or_default();
    // Otherwise the first segment would be read as a root or as a scheme.
    let prefix = if first.is_empty() || first.contains(SCHEME) { "./" } else { "" };
    [prefix, &kept.join("/")].concat()
}

/// How [`Reference::resolve_with`] resolves a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ResolveOptions {
    is_strict: bool,
}

impl ResolveOptions {
    /// As RFC 3986 says; what [`Reference::resolve`] does.
    pub const STRICT: Self = ResolveOptions { is_strict: true };

    /// Ignores the scheme of a reference if it is the scheme of the base, as RFC 1630 did: `http:g` is then a relative path (RFC
    /// 3986, section 5.2.2).
    pub const NON_STRICT: Self = ResolveOptions { is_strict: false };
}

fn without_fragment(components: Components<'_>) -> &str {
    &components.text()[..components.offsets().query_end]
}

/// Section 5.2.2, "Transform References", together with 5.2.3, "Merge Paths", and 5.3.
///
/// Whatever the RFC composes from components is a prefix of the base, followed by the reference. The first component that the
/// reference has determines how much of the base is kept. So both are copied as they are, and dot segments are removed if there
/// are any.
fn transform(base: &Components<'_>, r: &Components<'_>, options: ResolveOptions, out: &mut String) -> ComponentOffsets {
    let (of_base, of_r) = (base.offsets(), r.offsets());
    // "A non-strict parser may ignore a scheme in the reference if it is identical to the base URI's scheme."
    let ignored =
        |scheme: &str| !options.is_strict && base.scheme().is_some_and(|base| base.eq_ignore_ascii_case(scheme));
    let has_scheme = of_r.has_scheme() && !r.scheme().is_some_and(ignored);
    let start = if has_scheme { 0 } else { of_r.after_scheme() };
    let reference = &r.text()[start..];
    let here = out.len();
    if has_scheme || of_r.has_authority() {
        let kept = if has_scheme { 0 } else { of_base.after_scheme() };
        out.push_str(&base.text()[..kept]);
        out.push_str(reference);
        let mut offsets = of_r.map(|at| here + kept + at - start);
        offsets.scheme_end = here + if has_scheme { of_r.scheme_end } else { of_base.scheme_end };
        return end_path(r, here + kept + of_r.path_start - start, "", out, offsets);
    }
    let offsets = of_base.map(|at| here + at);
    let path = &r.text()[of_r.path()];
    if path.is_empty() {
        let kept = if of_r.query().is_some() { of_base.path_end } else { of_base.query_end };
        out.push_str(&base.text()[..kept]);
        out.push_str(reference);
        return ComponentOffsets { query_end: here + kept + of_r.query_end - start, ..offsets };
    }
    let directory = if path.starts_with(SEGMENT) { "" } else { directory(base) };
    let (above, rest) = go_up(directory, reference);
    if of_base.path().is_empty() {
        out.push_str(&base.text()[..of_base.path_start]);
        out.push_str(above);
    } else {
        // It is the beginning of the path.
        out.push_str(&base.text()[..of_base.path_start + above.len()]);
    }
    out.push_str(rest);
    end_path(r, here + of_base.path_start, directory, out, offsets)
}

/// Finishes a path that begins at `start`, with the rest of the reference after it: removes its dot segments (section 5.2.4) and
/// notes where it ends.
#[inline]
fn end_path(
    r: &Components<'_>,
    start: usize,
    directory: &str,
    out: &mut String,
    offsets: ComponentOffsets,
) -> ComponentOffsets {
    let of_r = r.offsets();
    let (after, fragment) = (r.text().len() - of_r.path_end, r.text().len() - of_r.query_end);
    if may_have_dot_segments(&out[start..out.len() - after]) {
        write_without_dots(r, start, directory, out);
    }
    let mut composer = Composer::resume(out, offsets);
    composer.finish_path(start, after, fragment);
    composer.finish()
}

/// Writes the path of a merged or an absolute reference again, without dot segments.
#[inline(never)]
fn write_without_dots(r: &Components<'_>, start: usize, directory: &str, out: &mut String) {
    out.truncate(start);
    let mut merged = WithoutDots::new(out);
    merged.path(directory.strip_suffix(SEGMENT).unwrap_or_default(), false, false);
    merged.path_to_end(&r.text()[r.offsets().path_start..], r.offsets().path().len(), !directory.is_empty());
}

/// Applies the `../` at the beginning of a relative path to the directory, and returns both rests. It does nothing if the
/// directory may have other dot segments, or has no root.
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

/// What section 5.2.3 puts before a path: the path of the base, "excluding any characters after the right-most "/"", or all of
/// them, if it has none; and `/`, if the base has an authority and an empty path.
fn directory<'t>(base: &Components<'t>) -> &'t str {
    let path = base.path().as_str();
    match last_byte(path.as_bytes(), SEGMENT as u8) {
        Some(slash) => &path[..=slash],
        None if base.has_authority() => "/",
        None => "",
    }
}
