//! The way back from resolution: a reference that resolves to a given URI.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::components::Components;
use crate::compose::{Composer, ROOT_DOT, looks_like_authority, verbatim};
use crate::delimiter::{self, SEGMENT};
use crate::dot_segments::{WithoutDots, has_dot_segments, may_have_dot_segments};
use crate::kind::{Absolute, Kind, WithScheme};
use crate::reference::Reference;
use crate::scan::{common_prefix, count_byte, has_byte};
use crate::syntax::outline::Outline;
use crate::text::Text;

/// Which shapes of reference [`relativize_with`](Reference::relativize_with) may give.
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

impl<B: Absolute, T: Text> Reference<B, T> {
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
    pub fn relativize<K: WithScheme<Whole = B::Whole>, U: Text>(
        &self,
        target: &Reference<K, U>,
    ) -> Reference<B::Reference, String> {
        let any = shortest(&self.parts(), &target.parts(), Relativize::ANY);
        // Where any shape will do, there is one.
        any.unwrap_or_else(|| target.to_owned().with_kind())
    }

    /// The shortest such reference of the shapes that are asked for; `None` where none has one of them.
    #[must_use]
    pub fn relativize_with<K: WithScheme<Whole = B::Whole>, U: Text>(
        &self,
        target: &Reference<K, U>,
        shapes: Relativize,
    ) -> Option<Reference<B::Reference, String>> {
        shortest(&self.parts(), &target.parts(), shapes)
    }
}

fn shortest<K: Kind>(
    base: &Components<'_>,
    target: &Components<'_>,
    shapes: Relativize,
) -> Option<Reference<K, String>> {
    // What stands before the paths is the schemes and the authorities.
    let before_path = |it: &Components<'_>| it.outline().path_start;
    let same_authority = before_path(base) == before_path(target)
        && base.text()[..before_path(base)] == target.text()[..before_path(target)];
    let same_scheme = same_authority || base.scheme() == target.scheme();
    if !same_authority && !shapes.other_authority {
        return None;
    }
    let path = dotless(target.path().as_str());
    let inside = if same_authority { inside(base, target, &path, shapes) } else { None };
    // A way through the path is never longer than one over the authority, but without an authority the whole may be shorter.
    let inside = inside.filter(|found| target.has_authority() || found.length() <= whole_length(target, &path));
    let network_path = same_scheme && shapes.network_path && target.has_authority();
    let shape = inside.unwrap_or(if network_path { Shape::NetworkPath } else { Shape::Whole });
    // Room for the target and for the `..`; a `/.` or `./` may come in.
    let ups = if let Shape::RelativePath { up, .. } = shape { UP.len() * up } else { 0 };
    let room = target.text().len() + ups + 2;
    Some(Reference::<K, String>::composed(room, |text, outline| compose(shape, target, &path, text, outline)))
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
    /// With a path relative to the base's: so many `..`, and what comes behind them; where there are none, what must go first.
    RelativePath { up: usize, prefix: &'static str, rest: &'p str },
    /// With the base's path; and with the base's query or one of its own.
    SamePath { query: bool },
}

/// The shortest shape that stays within the scheme and the authority; `None` where there is none.
fn inside<'p>(base: &Components<'_>, target: &Components<'_>, path: &'p str, shapes: Relativize) -> Option<Shape<'p>> {
    if with_root_dot(base, path) == base.path().as_str() {
        let query = target.query();
        if query == base.query() {
            return Some(Shape::SamePath { query: false });
        }
        if query.is_some() {
            return Some(Shape::SamePath { query: true });
        }
    }
    let relative = relative_path(base, path, shapes);
    let absolute = path.starts_with(SEGMENT).then_some(Shape::AbsolutePath(path));
    match (relative, absolute) {
        (Some(relative), Some(absolute)) if absolute.length() < relative.length() => Some(absolute),
        (relative, absolute) => relative.or(absolute),
    }
}

/// The path relative to the base's, with as few `..` as will do.
///
/// A `..` takes the last segment of the base's directory away (RFC 3986, section 5.2.4). Nothing is above the root, and what
/// is above the first segment of a path without a root is the root.
fn relative_path<'p>(base: &Components<'_>, path: &'p str, shapes: Relativize) -> Option<Shape<'p>> {
    let from = directory(base);
    let common = common_prefix(&from, path);
    let shared = from.as_bytes()[..common].iter().rposition(|&it| it == SEGMENT as u8);
    let (kept, rest) = match shared {
        Some(slash) => (slash + 1, &path[slash + 1..]),
        None if has_byte(&from, SEGMENT as u8) => (0, path.strip_prefix(SEGMENT)?),
        None => (0, path),
    };
    let up = count_byte(&from[kept..], SEGMENT as u8);
    let prefix = if up == 0 { prefix(rest) } else { "" };
    (up == 0 || shapes.parent).then_some(Shape::RelativePath { up, prefix, rest })
}

/// What goes before a path so that it is read as the relative path that it is.
fn prefix(path: &str) -> &'static str {
    let colon = delimiter::SCHEME.as_bytes()[0];
    let delimiter = path.bytes().position(|it| it == SEGMENT as u8 || it == colon);
    match delimiter {
        // Else it would be no path at all, one with a root, or one with a scheme before it.
        _ if path.is_empty() => ".",
        Some(at) if at == 0 || path.as_bytes()[at] == colon => "./",
        _ => "",
    }
}

/// The base's path up to its last `/`, as it is when its dot segments are gone; where there is no path behind an authority, `/`. What
/// stands behind the last `/` may come with it: it tells nothing of what is above.
fn directory<'t>(base: &Components<'t>) -> Cow<'t, str> {
    let path = base.path().as_str();
    if !path.is_empty() && !may_have_dot_segments(path) {
        return Cow::Borrowed(path);
    }
    match path.bytes().rposition(|it| it == SEGMENT as u8) {
        Some(slash) => dotless(&path[..=slash]),
        None if base.has_authority() => Cow::Borrowed("/"),
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
fn with_root_dot<'p>(base: &Components<'_>, path: &'p str) -> Cow<'p, str> {
    if !base.has_authority() && looks_like_authority(path) {
        Cow::Owned(String::from(ROOT_DOT) + path)
    } else {
        Cow::Borrowed(path)
    }
}

fn whole_length(target: &Components<'_>, path: &str) -> usize {
    target.outline().path_start + path.len()
}

impl Shape<'_> {
    /// What goes before the path that is written, so that it is read as the path it is.
    fn prefix(&self) -> &'static str {
        match self {
            // Else it would be an authority.
            Shape::AbsolutePath(path) if looks_like_authority(path) => ROOT_DOT,
            Shape::RelativePath { prefix, .. } => prefix,
            _ => "",
        }
    }

    /// How long the reference is up to the end of its path.
    fn length(&self) -> usize {
        self.prefix().len()
            + match *self {
                Shape::SamePath { .. } => 0,
                Shape::AbsolutePath(path) => path.len(),
                Shape::RelativePath { up, rest, .. } => {
                    (UP.len() * up + rest.len()).saturating_sub(usize::from(rest.is_empty()))
                }
                Shape::Whole | Shape::NetworkPath => usize::MAX,
            }
    }

    fn write_path(&self, target_path: &str, out: &mut String) {
        out.push_str(self.prefix());
        match *self {
            Shape::Whole | Shape::NetworkPath => out.push_str(target_path),
            Shape::AbsolutePath(path) => out.push_str(path),
            Shape::SamePath { .. } => {}
            Shape::RelativePath { up, rest, .. } => {
                (0..up).for_each(|_| out.push_str(UP));
                // The last one needs no slash if nothing follows.
                out.truncate(out.len() - usize::from(up > 0 && rest.is_empty()));
                out.push_str(rest);
            }
        }
    }
}

/// The way from a directory to the one above it.
const UP: &str = "../";

fn compose(shape: Shape<'_>, target: &Components<'_>, path: &str, text: &mut String, outline: &mut Outline) {
    let mut reference = Composer::new(text, outline);
    if matches!(shape, Shape::Whole | Shape::NetworkPath) {
        reference.before_path_of(target, matches!(shape, Shape::Whole));
    }
    reference.path(|out| shape.write_path(path, out));
    if matches!(shape, Shape::SamePath { query: false }) {
        reference.fragment(target.fragment().map(|fragment| verbatim(fragment.as_str())));
    } else {
        reference.behind_path_of(target);
    }
}
