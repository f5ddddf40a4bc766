//! The way back from resolution: a reference that resolves to a given URI.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::components::Components;
use crate::compose::{Composer, ROOT_DOT, verbatim};
use crate::delimiter::{self, SEGMENT};
use crate::dot_segments::{WithoutDots, has_dot_segments};
use crate::encoded::Encoded;
use crate::reference::{AbsoluteUri, Uri, UriReference};
use crate::syntax::outline::Outline;
use crate::text::Text;

/// Which shapes of reference [`AbsoluteUri::relativize_with`] may give.
///
/// ```
/// use pest_uri::{AbsoluteUri, Relativize, Uri};
///
/// let base = AbsoluteUri::parse("http://h/a/b/c")?;
/// let target = Uri::parse("http://h/a/x")?;
/// assert_eq!(base.relativize(&target), "../x");
/// assert_eq!(base.relativize_with(&target, Relativize::ANY.no_parent()).unwrap(), "/a/x");
///
/// let elsewhere = Uri::parse("http://i/x")?;
/// assert_eq!(base.relativize(&elsewhere), "//i/x");
/// assert_eq!(base.relativize_with(&elsewhere, Relativize::ANY.no_network_path()).unwrap(), "http://i/x");
/// assert_eq!(base.relativize_with(&elsewhere, Relativize::ANY.same_authority()), None);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Relativize {
    parent: bool,
    network_path: bool,
    other_authority: bool,
}

impl Relativize {
    /// Any shape.
    pub const ANY: Self = Relativize { parent: true, network_path: true, other_authority: true };

    /// No `..` segments: not `../x`, but `/a/x`.
    #[must_use]
    pub const fn no_parent(self) -> Self {
        Relativize { parent: false, ..self }
    }

    /// No network-path references: not `//h/x`, but `http://h/x`.
    #[must_use]
    pub const fn no_network_path(self) -> Self {
        Relativize { network_path: false, ..self }
    }

    /// Nothing that leaves the scheme and the authority of the base: neither `//i/x` nor `http://i/x`.
    #[must_use]
    pub const fn same_authority(self) -> Self {
        Relativize { other_authority: false, ..self }
    }
}

impl<T: Text> AbsoluteUri<T> {
    /// The shortest reference that resolves against this base to the same URI as the target does.
    ///
    /// It is a relative reference wherever one is possible and shorter, and the target itself (its dot segments removed)
    /// otherwise. For every pair, `base.resolve(&base.relativize(&target)) == base.resolve(&target)`.
    ///
    /// ```
    /// use pest_uri::{AbsoluteUri, Uri};
    ///
    /// let base = AbsoluteUri::parse("http://h/a/b?q")?;
    /// let to = |target| Uri::parse(target).map(|target| base.relativize(&target).into_string());
    /// assert_eq!(to("http://h/a/c#f")?, "c#f");
    /// assert_eq!(to("http://h/a/b?q#f")?, "#f");
    /// assert_eq!(to("http://h/a/b")?, "b");
    /// assert_eq!(to("http://h/a/")?, ".");
    /// assert_eq!(to("http://h/a/c:d")?, "./c:d");
    /// assert_eq!(to("http://h//c")?, "..//c");
    /// assert_eq!(to("mailto:a@b")?, "mailto:a@b");
    /// # Ok::<(), pest_uri::ParseError>(())
    /// ```
    #[must_use]
    pub fn relativize<U: Text>(&self, target: &Uri<U>) -> UriReference<String> {
        let any = shortest(self.borrow().components(), target.borrow().components(), Relativize::ANY);
        // Where any shape will do, there is one.
        any.unwrap_or_else(|| target.to_owned().with_kind())
    }

    /// The shortest such reference of the shapes that are asked for; `None` where none has one of them.
    #[must_use]
    pub fn relativize_with<U: Text>(&self, target: &Uri<U>, shapes: Relativize) -> Option<UriReference<String>> {
        shortest(self.borrow().components(), target.borrow().components(), shapes)
    }
}

fn shortest(base: Components<'_>, target: Components<'_>, shapes: Relativize) -> Option<UriReference<String>> {
    let same_scheme = base.scheme() == target.scheme();
    let same_authority = same_scheme && base.authority() == target.authority();
    if !same_authority && !shapes.other_authority {
        return None;
    }
    let path = dotless(target.path().as_str());
    let inside = if same_authority { inside(base, &path, target.query(), shapes) } else { None };
    // A way through the path is never longer than one over the authority, but without an authority the whole may be shorter.
    let inside = inside.filter(|found| found.length() <= whole_length(target, &path));
    let network_path = same_scheme && shapes.network_path && target.authority().is_some();
    let shape = inside.unwrap_or(if network_path { Shape::NetworkPath } else { Shape::Whole });
    let (text, outline) = compose(shape, target, &path);
    Some(UriReference::from_parts(text, outline))
}

/// How a reference names its target, as far as the path.
#[derive(Clone, Copy)]
enum Shape<'p> {
    /// The target itself.
    Whole,
    /// With the target's authority.
    NetworkPath,
    /// With all of the target's path.
    AbsolutePath(&'p str),
    /// With a path relative to the base's: so many `..`, and what comes behind them.
    RelativePath { up: usize, rest: &'p str },
    /// With the base's path; and with the base's query or one of its own.
    SamePath { query: bool },
}

/// The shortest shape that stays within the scheme and the authority; `None` where there is none.
fn inside<'p>(
    base: Components<'_>,
    path: &'p str,
    query: Option<Encoded<'_>>,
    shapes: Relativize,
) -> Option<Shape<'p>> {
    if with_root_dot(base, path) == base.path().as_str() {
        if query == base.query() {
            return Some(Shape::SamePath { query: false });
        }
        if query.is_some() {
            return Some(Shape::SamePath { query: true });
        }
    }
    let absolute = path.starts_with(SEGMENT).then_some(Shape::AbsolutePath(path));
    let relative = relative_path(base, path, shapes);
    [relative, absolute].into_iter().flatten().min_by_key(Shape::length)
}

/// The path relative to the base's, with as few `..` as will do.
fn relative_path<'p>(base: Components<'_>, path: &'p str, shapes: Relativize) -> Option<Shape<'p>> {
    let directory = directory(base);
    let mut directory: &str = &directory;
    let mut up = 0;
    loop {
        if let Some(rest) = path.strip_prefix(directory) {
            return Some(Shape::RelativePath { up, rest });
        }
        if !shapes.parent {
            return None;
        }
        // What a `..` leaves of the directory (RFC 3986, section 5.2.4): nothing is above the root, and what is above the
        // first segment of a path without a root is the root.
        directory = match directory.strip_suffix(SEGMENT)?.rsplit_once(SEGMENT) {
            Some((above, _)) => &directory[..=above.len()],
            None if directory.len() == 1 => return None,
            None => "/",
        };
        up += 1;
    }
}

/// The base's path up to its last `/`, as it is when its dot segments are gone; where there is no path behind an authority, `/`.
fn directory(base: Components<'_>) -> Cow<'_, str> {
    let path = base.path().as_str();
    match path.rfind(SEGMENT) {
        Some(slash) => dotless(&path[..=slash]),
        None if base.authority().is_some() => Cow::Borrowed("/"),
        None => Cow::Borrowed(""),
    }
}

/// A path as resolution leaves it, before a `/.` goes in front.
fn dotless(path: &str) -> Cow<'_, str> {
    if !has_dot_segments(path) {
        return Cow::Borrowed(path);
    }
    let mut out = String::with_capacity(path.len());
    WithoutDots::new(&mut out).path(path, false, true);
    Cow::Owned(out)
}

/// The path as it is written behind the base's authority, or without one.
fn with_root_dot<'p>(base: Components<'_>, path: &'p str) -> Cow<'p, str> {
    if base.authority().is_none() && path.starts_with(delimiter::AUTHORITY) {
        Cow::Owned(String::from(ROOT_DOT) + path)
    } else {
        Cow::Borrowed(path)
    }
}

fn whole_length(target: Components<'_>, path: &str) -> usize {
    let scheme = target.scheme().map_or(0, |scheme| scheme.len() + delimiter::SCHEME.len());
    let authority = target.authority().map_or(0, |authority| delimiter::AUTHORITY.len() + authority.len());
    scheme + authority + path.len()
}

impl Shape<'_> {
    /// What goes before the path that is written, so that it is read as the path it is.
    fn prefix(&self) -> &'static str {
        match self {
            // Else it would be an authority.
            Shape::AbsolutePath(path) if path.starts_with(delimiter::AUTHORITY) => ROOT_DOT,
            // Else it would be no path at all, one with a root, or one with a scheme.
            Shape::RelativePath { up: 0, rest } if rest.is_empty() => ".",
            Shape::RelativePath { up: 0, rest } if rest.starts_with(SEGMENT) => "./",
            Shape::RelativePath { up: 0, rest }
                if rest.split(SEGMENT).next().is_some_and(|it| it.contains(delimiter::SCHEME)) =>
            {
                "./"
            }
            _ => "",
        }
    }

    /// How long the reference is up to the end of its path.
    fn length(&self) -> usize {
        self.prefix().len()
            + match *self {
                Shape::SamePath { .. } => 0,
                Shape::AbsolutePath(path) => path.len(),
                Shape::RelativePath { up: 0, rest } => rest.len(),
                Shape::RelativePath { up, rest: "" } => 3 * up - 1,
                Shape::RelativePath { up, rest } => 3 * up + rest.len(),
                Shape::Whole | Shape::NetworkPath => usize::MAX,
            }
    }

    fn write_path(&self, target_path: &str, out: &mut String) {
        out.push_str(self.prefix());
        match *self {
            Shape::Whole | Shape::NetworkPath => out.push_str(target_path),
            Shape::AbsolutePath(path) => out.push_str(path),
            Shape::SamePath { .. } => {}
            Shape::RelativePath { up, rest } => {
                for index in 0..up {
                    out.push_str("..");
                    // The last one needs no slash if nothing follows.
                    if index + 1 < up || !rest.is_empty() {
                        out.push(SEGMENT);
                    }
                }
                out.push_str(rest);
            }
        }
    }
}

fn compose(shape: Shape<'_>, target: Components<'_>, path: &str) -> (String, Outline) {
    // Room for the target and for the `..`; a `/.` or `./` may come in.
    let ups = if let Shape::RelativePath { up, .. } = shape { 3 * up } else { 0 };
    let mut text = String::with_capacity(target.text().len() + ups + 2);
    let mut reference = Composer::new(&mut text);
    if matches!(shape, Shape::Whole) {
        reference.scheme(verbatim(target.scheme().unwrap_or_default()));
    }
    if matches!(shape, Shape::Whole | Shape::NetworkPath) {
        reference.authority_of(target);
    }
    reference.path(|out| shape.write_path(path, out));
    let query = target.query().filter(|_| !matches!(shape, Shape::SamePath { query: false }));
    reference.query(query.map(|query| verbatim(query.as_str())));
    reference.fragment(target.fragment().map(|fragment| verbatim(fragment.as_str())));
    let outline = reference.finish();
    (text, outline)
}
