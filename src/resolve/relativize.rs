//! The inverse of resolution: a reference that resolves to a given URI.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::component::accessors::Components;
use crate::component::encoded::Encoded;
use crate::parse::offsets::ComponentOffsets;
use crate::reference::kind::{Kind, WithScheme};
use crate::reference::reference::Reference;
use crate::reference::text::Text;
use crate::resolve::compose::Composer;
use crate::resolve::dot_prefix::{dot_prefix, relative_dot_prefix, without_root_dot};
use crate::resolve::dot_segments::{WithoutDots, has_dot_segments, may_have_dot_segments};
use crate::text::delimiter::SEGMENT;
use crate::text::scan::{common_prefix, count_byte, has_byte, last_byte};

/// Which shapes of reference [`relativize_with`](Reference::relativize_with) may return.
///
/// ```
/// use pest_uri::{AbsoluteUri, RelativizeOptions, Uri};
///
/// let base = AbsoluteUri::parse("http://h/a/b/c")?;
/// let target = Uri::parse("http://h/a/x")?;
/// assert_eq!(base.relativize(&target), "../x");
/// assert_eq!(base.relativize_with(&target, RelativizeOptions::ANY.no_parent()).unwrap(), "/a/x");
///
/// let elsewhere = Uri::parse("http://i/x")?;
/// assert_eq!(base.relativize(&elsewhere), "//i/x");
/// assert_eq!(base.relativize_with(&elsewhere, RelativizeOptions::ANY.no_network_path()).unwrap(), "http://i/x");
/// assert_eq!(base.relativize_with(&elsewhere, RelativizeOptions::ANY.same_authority()), None);
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RelativizeOptions {
    parent: bool,
    network_path: bool,
    other_authority: bool,
}

impl Default for RelativizeOptions {
    /// Any shape.
    fn default() -> Self {
        Self::ANY
    }
}

impl RelativizeOptions {
    /// Any shape.
    pub const ANY: Self = RelativizeOptions { parent: true, network_path: true, other_authority: true };

    /// No `..` segments: not `../x`, but `/a/x`.
    #[must_use]
    pub const fn no_parent(self) -> Self {
        RelativizeOptions { parent: false, ..self }
    }

    /// No network-path references: not `//h/x`, but `http://h/x`.
    #[must_use]
    pub const fn no_network_path(self) -> Self {
        RelativizeOptions { network_path: false, ..self }
    }

    /// Nothing outside the scheme and the authority of the base: neither `//i/x` nor `http://i/x`.
    #[must_use]
    pub const fn same_authority(self) -> Self {
        RelativizeOptions { other_authority: false, ..self }
    }
}

impl<B: WithScheme, T: Text> Reference<B, T> {
    /// The shortest reference that resolves against this base to the same URI as the target does.
    ///
    /// It is a relative reference if one is possible and shorter, and the target itself (without its dot segments)
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
    #[doc(alias("make_relative", "relative_to"))]
    #[must_use]
    pub fn relativize<K: WithScheme<Uri = B::Uri>, U: Text>(
        &self,
        target: &Reference<K, U>,
    ) -> Reference<B::Reference, String> {
        let (base, target) = (&self.parts(), &target.parts());
        without_dots(target, |target| {
            written(shortest(base, target, RelativizeOptions::ANY).unwrap_or(Shape::WHOLE), target)
        })
    }

    /// The shortest such reference of the allowed shapes; `None` if none has one of them.
    #[must_use]
    pub fn relativize_with<K: WithScheme<Uri = B::Uri>, U: Text>(
        &self,
        target: &Reference<K, U>,
        options: RelativizeOptions,
    ) -> Option<Reference<B::Reference, String>> {
        let (base, target) = (&self.parts(), &target.parts());
        without_dots(target, |target| shortest(base, target, options).map(|shape| written(shape, target)))
    }
}

/// Calls a function with the target as resolution leaves it: without dot segments, and without the `/.` that goes
/// before a path which begins with `//`.
#[inline]
fn without_dots<R>(target: &Components<'_>, make: impl FnOnce(&Components<'_>) -> R) -> R {
    if has_dot_segments(target.path().as_str()) {
        let (text, offsets) = dotless(target);
        return make(&Components::new(&text, offsets));
    }
    make(target)
}

/// The shape of the shortest reference; `None` if none has an allowed shape.
fn shortest(base: &Components<'_>, target: &Components<'_>, options: RelativizeOptions) -> Option<Shape> {
    let (of_base, of_target) = (base.offsets(), target.offsets());
    // Before the paths are the schemes and the authorities.
    let same_authority = of_base.path_start == of_target.path_start
        && base.text()[..of_base.path_start] == target.text()[..of_base.path_start];
    if !same_authority && !options.other_authority {
        return None;
    }
    let inside = if same_authority { inside(base, target, options) } else { None };
    inside.or_else(|| {
        let same_scheme = same_authority || base.text()[..of_base.scheme_end] == target.text()[..of_target.scheme_end];
        let is_network_path = same_scheme && options.network_path && of_target.has_authority();
        Some(if is_network_path { Shape::from(of_target.after_scheme()) } else { Shape::WHOLE })
    })
}

#[inline]
fn written<K: Kind>(shape: Shape, target: &Components<'_>) -> Reference<K, String> {
    // Room for the target and for the `..`; a `/.` or `./` may be added.
    let room = target.text().len() + UP.len() * shape.up + 2;
    Reference::<K, String>::composed(room, |text| compose(shape, target, text))
}

/// How a reference names its target. Every shape is a suffix of the target, from an offset to its end, after a number
/// of `..`, or, without these, after a prefix.
#[derive(Clone, Copy)]
struct Shape {
    up: usize,
    prefix: &'static str,
    from: usize,
}

impl Shape {
    /// The target itself.
    const WHOLE: Self = Shape { up: 0, prefix: "", from: 0 };

    fn from(from: usize) -> Self {
        Shape { from, ..Shape::WHOLE }
    }

    /// The length of the reference up to the end of its path.
    fn length(self, path_end: usize) -> usize {
        let slash = usize::from(self.ends_with_up(path_end));
        self.prefix.len() + UP.len() * self.up + path_end.saturating_sub(self.from) - slash
    }

    /// Whether nothing follows the last `..` of its path, which then needs no slash.
    fn ends_with_up(self, path_end: usize) -> bool {
        self.up > 0 && self.from == path_end
    }
}

/// The shortest shape within the scheme and the authority; `None` if there is none, or if the whole target is shorter.
fn inside(base: &Components<'_>, target: &Components<'_>, options: RelativizeOptions) -> Option<Shape> {
    let (path, offsets) = (target.path().as_str(), target.offsets());
    if is_path_of(base, path) {
        let query = target.query().map(Encoded::as_str);
        if query == base.query().map(Encoded::as_str) {
            return Some(Shape::from(offsets.query_end));
        }
        if query.is_some() {
            return Some(Shape::from(offsets.path_end));
        }
    }
    let relative = relative_path(base, path, options).map(|it| Shape { from: offsets.path_start + it.from, ..it });
    let prefix = dot_prefix(true, false, path);
    let absolute = path.starts_with(SEGMENT).then(|| Shape { prefix, ..Shape::from(offsets.path_start) });
    let length = |shape: &Shape| shape.length(offsets.path_end);
    let shortest = match (relative, absolute) {
        (Some(relative), Some(absolute)) if length(&absolute) < length(&relative) => Some(absolute),
        (relative, absolute) => relative.or(absolute),
    };
    // A shape with the path is never longer than one with the authority, but without an authority the whole target may
    // be shorter.
    shortest.filter(|shape| offsets.has_authority() || length(shape) <= offsets.path_end)
}

/// Whether a path is that of the base, as it is written there.
fn is_path_of(base: &Components<'_>, path: &str) -> bool {
    without_root_dot(base.path().as_str(), base.has_authority()) == path
}

/// The path relative to the base's: as few `..` as possible, and the path from an offset on.
///
/// A `..` removes the last segment of the base's directory (RFC 3986, section 5.2.4). Nothing is above the root, and
/// the root is above the first segment of a path without a root.
fn relative_path(base: &Components<'_>, path: &str, options: RelativizeOptions) -> Option<Shape> {
    let above = directory(base);
    let common = common_prefix(above.as_bytes(), path.as_bytes());
    let shared = last_byte(&above.as_bytes()[..common], SEGMENT as u8);
    let (kept, from) = match shared {
        Some(slash) => (slash + 1, slash + 1),
        None if has_byte(&above, SEGMENT as u8) => (0, path.starts_with(SEGMENT).then_some(SEGMENT.len_utf8())?),
        None => (0, 0),
    };
    let up = count_byte(&above[kept..], SEGMENT as u8);
    let prefix = match &path[from..] {
        _ if up > 0 => "",
        "" => ".",
        path => relative_dot_prefix(path),
    };
    (up == 0 || options.parent).then_some(Shape { up, prefix, from })
}

/// The base's path up to its last `/`, without dot segments; `/` for an empty path after an authority. The text after
/// the last `/` may be included: it does not matter for what is above.
fn directory<'t>(base: &Components<'t>) -> Cow<'t, str> {
    let path = base.path().as_str();
    if !path.is_empty() && !may_have_dot_segments(path) {
        return Cow::Borrowed(path);
    }
    match path.bytes().rposition(|it| it == SEGMENT as u8) {
        Some(slash) => {
            let mut out = String::with_capacity(path.len());
            WithoutDots::new(&mut out).path(&path[..=slash], false, true);
            Cow::Owned(out)
        }
        None if base.has_authority() => Cow::Borrowed("/"),
        None => Cow::Borrowed(""),
    }
}

/// The text of the target without dot segments, and the offsets of its components.
#[cold]
fn dotless(target: &Components<'_>) -> (String, ComponentOffsets) {
    let (text, mut offsets) = (target.text(), target.offsets());
    let mut out = String::with_capacity(text.len());
    out.push_str(&text[..offsets.path_start]);
    WithoutDots::new(&mut out).path_to_end(&text[offsets.path_start..], offsets.path().len(), false);
    let removed = text.len() - out.len();
    offsets.path_end -= removed;
    offsets.query_end -= removed;
    (out, offsets)
}

/// The step from a directory to the one above it.
const UP: &str = "../";

#[inline]
fn compose(shape: Shape, target: &Components<'_>, text: &mut String) -> ComponentOffsets {
    let (target_text, target_offsets) = (target.text(), target.offsets());
    let (after, fragment) =
        (target_text.len() - target_offsets.path_end.max(shape.from), target_text.len() - target_offsets.query_end);
    let before_path = target_offsets.path_start.saturating_sub(shape.from);
    let offsets = match before_path {
        0 => ComponentOffsets::EMPTY,
        _ => target_offsets.map(|at| at.saturating_sub(shape.from)),
    };
    (0..shape.up).for_each(|_| text.push_str(UP));
    text.truncate(text.len() - usize::from(shape.ends_with_up(target_offsets.path_end)));
    text.push_str(shape.prefix);
    text.push_str(&target_text[shape.from..]);
    let mut composer = Composer::resume(text, offsets);
    composer.finish_path(before_path, after, fragment);
    composer.finish()
}
