//! Changing the components of an owned reference.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::ops::Range;

use crate::bytes::delimiter::{self, SEGMENT};
use crate::components::encoded::EncodedString;
use crate::components::part;
use crate::editing::segment_data::SegmentFault;
use crate::references::kind::Kind;
use crate::references::reference::{
    AbsoluteIri, AbsoluteUri, Iri, IriReference, Reference, RelativeIriRef, RelativeRef, Uri, UriReference,
};
use crate::references::text::{Edits, Text};
use crate::resolution::compose::{ROOT_DOT, looks_like_authority};
use crate::syntax::outline::{self, Outline};
use crate::syntax::{self, Component, ParseError, Report};

/// Why an edit was refused. The reference is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum EditError {
    /// The text cannot stand in the component: `a b` in any, `8o` in a port.
    #[error(transparent)]
    Syntax(#[from] ParseError),
    /// There is no authority that could have a userinfo or a port: `mailto:a@b`.
    #[error("there is no authority that could have a {0}")]
    NoAuthority(Component),
    /// Behind an authority a path is empty or begins with `/` (section 3.3).
    #[error("behind an authority a path is empty or begins with `/`")]
    PathBehindAuthority,
    /// `.` and `..` are no names of segments: they are dot segments, which go elsewhere (section 5.2.4).
    #[error("`.` and `..` are dot segments, and no names")]
    DotSegment,
    /// The first segment of a path that does not begin with `/` is not empty (section 3.3).
    #[error("the first segment of a path that does not begin with `/` is not empty")]
    EmptyFirstSegment,
}

impl EditError {
    /// The report of a text that cannot stand in its component, for a person; nothing for another fault. `text` is the text that was given
    /// for [that component](ParseError::component).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/".parse()?;
    /// let error = uri.set_query(Some("a b")).unwrap_err();
    /// assert_eq!(error.report("a b").and_then(|report| report.repaired()).as_deref(), Some("a%20b"));
    /// uri.set_query_data("a b")?;
    /// assert_eq!(uri, "http://h/?a%20b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn report(self, text: &str) -> Option<Report<'_>> {
        match self {
            EditError::Syntax(error) => Some(error.report(text)),
            _ => None,
        }
    }
}

impl From<SegmentFault> for EditError {
    fn from(fault: SegmentFault) -> Self {
        match fault {
            SegmentFault::Dots => EditError::DotSegment,
            SegmentFault::EmptyFirst => EditError::EmptyFirstSegment,
        }
    }
}

/// Setters. What they take is encoded already, and is checked; what they leave is what a parse would find, or unchanged.
///
/// ```
/// use pest_uri::Uri;
///
/// let mut uri: Uri<String> = "http://example.com/a?b#c".parse()?;
/// uri.set_host(Some("[::1]"))?;
/// uri.set_port(Some("8080"))?;
/// uri.set_path("/x/y")?;
/// uri.set_query(None)?;
/// assert_eq!(uri, "http://[::1]:8080/x/y#c");
///
/// assert!(uri.set_port(Some("8o")).is_err());
/// assert_eq!(uri, "http://[::1]:8080/x/y#c");
///
/// // No edit changes the meaning of another component.
/// let mut uri: Uri<String> = "file://h//x".parse()?;
/// uri.set_host(None)?;
/// assert_eq!(uri, "file:/.//x");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<K: Kind, T: Text> Reference<K, T> {
    /// Sets or removes the userinfo; [`set_user_data`](Self::set_user_data) encodes a user and a password.
    ///
    /// # Errors
    /// Where the text is no userinfo (`a@b`), and where there is no authority to have one. Where there is none, nothing is there to remove.
    pub fn set_userinfo(&mut self, userinfo: Option<&str>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        let Some(outline) = self.places_for(Component::Userinfo, userinfo)? else { return Ok(()) };
        check::<K>(Component::Userinfo, userinfo)?;
        let range = outline.authority_start..outline.host_start;
        self.replace(range, ["", userinfo.unwrap_or_default(), mark(userinfo, delimiter::USERINFO)], Behind::HostStart)
    }

    /// Sets the host, an IP literal in its brackets; without one, the whole authority is removed.
    ///
    /// A reference that has no authority gets one. Without one, `http://h/evil.example/` is `http:/evil.example/`, which has no host by RFC
    /// 3986, and one by the rules of browsers.
    ///
    /// # Errors
    /// Where the text is no host (`a b`, `::1`), and where the path could not stand behind an authority (`mailto:a@b`).
    pub fn set_host(&mut self, host: Option<&str>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        check::<K>(Component::Host, host)?;
        let outline = self.places()?;
        let Some(host) = host else { return self.remove_authority() };
        if !outline.has_authority() {
            return self.put_authority(host, 0..host.len());
        }
        self.replace(outline.host_start..outline.host_end, ["", host, ""], Behind::HostEnd)?;
        Ok(())
    }

    /// Sets the authority, userinfo, host and port at once, or removes it.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://user@example.com/a?b".parse()?;
    /// uri.set_authority(Some("[::1]:8080"))?;
    /// assert_eq!(uri, "http://[::1]:8080/a?b");
    /// uri.set_authority(None)?;
    /// assert_eq!(uri, "http:/a?b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where the text is no authority (`a b`, `h:80a`, `u@v@h`), and where the path could not stand behind one (`mailto:a@b`).
    pub fn set_authority(&mut self, authority: Option<&str>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        let Some(authority) = authority else { return self.set_host(None) };
        let Some([userinfo, Some(host), _]) = parts_of_authority(authority) else {
            return Ok(check::<K>(Component::Authority, Some(authority))?);
        };
        check::<K>(Component::Userinfo, userinfo.map(|userinfo| &authority[userinfo]))?;
        check::<K>(Component::Host, Some(&authority[host.clone()]))?;
        self.put_authority(authority, host)
    }

    /// Sets or removes the port; it may be empty. [`set_port_number`](Self::set_port_number) takes a number.
    ///
    /// # Errors
    /// Where the text is no port (`8o`), and where there is no authority to have one. Where there is none, nothing is there to remove.
    pub fn set_port(&mut self, port: Option<&str>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        let Some(outline) = self.places_for(Component::Port, port)? else { return Ok(()) };
        check::<K>(Component::Port, port)?;
        let range = outline.host_end..outline.path_start;
        self.replace(range, [mark(port, delimiter::PORT), port.unwrap_or_default(), ""], Behind::PathStart)
    }

    /// Sets the path. Where it would be read as something else, a dot segment goes in front: `/.` before `//`, if there is no
    /// authority, and `./` before a first segment with a colon, if there is no scheme either.
    ///
    /// # Errors
    /// Where the text is no path (`a?b`), and behind an authority where it is neither empty nor begins with `/`.
    pub fn set_path(&mut self, path: &str) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        check::<K>(Component::Path, Some(path))?;
        let outline = self.places()?;
        check_behind(&outline, path)?;
        self.replace(outline.path(), [guard(&outline, path), path, ""], Behind::PathEnd)?;
        Ok(())
    }

    /// Sets or removes the query; it may be empty.
    ///
    /// # Errors
    /// Where the text is no query (`a#b`).
    pub fn set_query(&mut self, query: Option<&str>) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        check::<K>(Component::Query, query)?;
        let outline = self.places()?;
        let range = outline.path_end..outline.query_end;
        self.replace(range, [mark(query, delimiter::QUERY), query.unwrap_or_default(), ""], Behind::QueryEnd)
    }

    /// Sets the path and the query at once, with the `?` between them; without a `?` there is no query. It is what
    /// [`path_and_query`](Self::path_and_query) gives. What goes in front of a path goes in front of this one, as in [`set_path`](Self::set_path).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://example.com/a?b#c".parse()?;
    /// uri.set_path_and_query("/x?y=?")?;
    /// assert_eq!(uri, "http://example.com/x?y=?#c");
    /// uri.set_path_and_query("/x")?;
    /// assert_eq!(uri, "http://example.com/x#c");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where what stands before the `?` is no path (`a#b`), or what stands behind it no query (`/a?b#c`); the error is of that part alone, and its
    /// place counts in that. And behind an authority where the path is neither empty nor begins with `/`.
    pub fn set_path_and_query(&mut self, path_and_query: &str) -> Result<(), EditError>
    where
        String: Edits<T>,
    {
        let (path, query) = path_and_query_of(path_and_query);
        check::<K>(Component::Path, Some(path))?;
        check::<K>(Component::Query, query)?;
        let outline = self.places()?;
        check_behind(&outline, path)?;
        let guard = guard(&outline, path);
        self.replace(outline.path_and_query(), [guard, path_and_query, ""], Behind::QueryEnd)?;
        self.outline_mut().path_end = outline.path_start + guard.len() + path.len();
        Ok(())
    }
}

impl<K: Kind, T: Text> Reference<K, T>
where
    String: Edits<T>,
{
    /// Writes an authority, with the host at a place in it.
    fn put_authority(&mut self, authority: &str, host: Range<usize>) -> Result<(), EditError> {
        let (outline, path) = (self.places()?, self.borrow().path());
        if !path.is_empty() && !path.is_absolute() {
            return Err(EditError::PathBehindAuthority);
        }
        let (range, slashes) = match outline.authority() {
            Some(range) => (range, ""),
            None => (outline.path_start..outline.path_start, delimiter::AUTHORITY),
        };
        let start = range.start + slashes.len();
        self.replace(range, [slashes, authority, ""], Behind::PathStart)?;
        let outline = self.outline_mut();
        let places = (start, start + host.start, start + host.end);
        (outline.authority_start, outline.host_start, outline.host_end) = (places.0, places.1, places.2);
        Ok(())
    }

    fn remove_authority(&mut self) -> Result<(), EditError> {
        let outline = self.places()?;
        let Some(authority) = outline.authority() else { return Ok(()) };
        let without = Outline { authority_start: outline::NO_AUTHORITY, host_start: 0, host_end: 0, ..outline };
        let guard = guard(&without, self.borrow().path().as_str());
        let start = authority.start - delimiter::AUTHORITY.len();
        *self.outline_mut() = without;
        if let Err(error) = self.replace(start..authority.end, [guard, "", ""], Behind::PathStart) {
            *self.outline_mut() = outline;
            return Err(error);
        }
        self.outline_mut().path_start -= guard.len();
        Ok(())
    }

    fn set_fragment_text(&mut self, fragment: Option<&str>) -> Result<(), EditError> {
        check::<K>(Component::Fragment, fragment)?;
        let range = self.places()?.query_end..self.text().len();
        self.replace(range, [mark(fragment, delimiter::FRAGMENT), fragment.unwrap_or_default(), ""], Behind::Nothing)
    }

    fn set_scheme_text(&mut self, scheme: Option<&str>) -> Result<(), EditError> {
        check::<K>(Component::Scheme, scheme)?;
        let outline = self.places()?;
        let end = outline.scheme().map_or(0, |scheme| scheme.end + delimiter::SCHEME.len());
        let without = Outline { scheme_end: scheme.map_or(0, str::len), ..outline };
        let guard = guard(&without, self.borrow().path().as_str());
        let delimiter = mark(scheme, delimiter::SCHEME);
        self.replace(0..end, [scheme.unwrap_or_default(), delimiter, guard], Behind::AuthorityStart)?;
        let outline = self.outline_mut();
        outline.scheme_end = without.scheme_end;
        // Where there is something to go before the path, that is where it begins.
        outline.path_start -= guard.len();
        Ok(())
    }

    /// Where the components stand, of a text that 32 bits reach.
    fn places(&self) -> Result<Outline, EditError> {
        Ok(self.outline())
    }

    /// Where the components stand, for a part of the authority; nothing, where there is no authority to remove it from.
    fn places_for(&self, part: Component, text: Option<&str>) -> Result<Option<Outline>, EditError> {
        match (self.places()?, text) {
            (outline, _) if outline.has_authority() => Ok(Some(outline)),
            (_, Some(_)) => Err(EditError::NoAuthority(part)),
            (_, None) => Ok(None),
        }
    }

    /// Writes pieces in the place of a range, and moves all places from `first` on by what that makes.
    fn replace(&mut self, range: Range<usize>, pieces: [&str; 3], first: Behind) -> Result<(), EditError> {
        let (removed, written) = (range.len(), pieces.iter().map(|piece| piece.len()).sum::<usize>());
        let moved = written.wrapping_sub(removed);
        let text = self.text_mut();
        // What is edited is mostly edited once.
        text.reserve_exact(written.saturating_sub(removed));
        if range.end == text.len() {
            text.truncate(range.start);
            text.extend(pieces);
        } else {
            text.replace_range(range.clone(), pieces[1]);
            text.insert_str(range.start + pieces[1].len(), pieces[2]);
            text.insert_str(range.start, pieces[0]);
        }
        let outline = self.outline_mut();
        let has_authority = outline.has_authority();
        let places = [
            (Behind::AuthorityStart, &mut outline.authority_start, has_authority),
            (Behind::HostStart, &mut outline.host_start, has_authority),
            (Behind::HostEnd, &mut outline.host_end, has_authority),
            (Behind::PathStart, &mut outline.path_start, true),
            (Behind::PathEnd, &mut outline.path_end, true),
            (Behind::QueryEnd, &mut outline.query_end, true),
        ];
        for (which, at, is_there) in places {
            if which >= first && is_there {
                *at = at.wrapping_add(moved);
            }
        }
        Ok(())
    }
}

/// Which places of an outline move with an edit: those behind this one, in the order of the text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Behind {
    AuthorityStart,
    HostStart,
    HostEnd,
    PathStart,
    PathEnd,
    QueryEnd,
    Nothing,
}

/// Where the userinfo, the host and the port of an authority stand, if the text is one.
pub(crate) fn parts_of_authority(text: &str) -> Option<[Option<Range<usize>>; 3]> {
    let reference = [delimiter::AUTHORITY, text].concat();
    let outline = IriReference::parse(&*reference).ok()?.outline();
    let within = |part: Option<Range<usize>>| {
        part.map(|it| it.start - delimiter::AUTHORITY.len()..it.end - delimiter::AUTHORITY.len())
    };
    let is_all = outline.authority()?.end == reference.len();
    is_all.then(|| [outline.userinfo(), outline.host(), outline.port()].map(within))
}

/// Refuses a path that cannot stand behind an authority, where there is one.
fn check_behind(outline: &Outline, path: &str) -> Result<(), EditError> {
    let fits = !outline.has_authority() || path.is_empty() || path.starts_with(SEGMENT);
    if fits { Ok(()) } else { Err(EditError::PathBehindAuthority) }
}

/// The path of a text, and the query that stands behind a `?`.
pub(crate) fn path_and_query_of(text: &str) -> (&str, Option<&str>) {
    text.split_once(delimiter::QUERY).map_or((text, None), |(path, query)| (path, Some(query)))
}

/// Checks that a text, if there is one, may stand in a component.
pub(crate) fn check<K: Kind>(component: Component, text: Option<&str>) -> Result<(), ParseError> {
    let rule = component.rule_in(K::ENTRY.family());
    text.map_or(Ok(()), |text| syntax::check(rule, text))
}

/// A delimiter, if there is something for it to delimit.
fn mark(text: Option<&str>, delimiter: &'static str) -> &'static str {
    text.map_or("", |_| delimiter)
}

/// What goes before a path so that it is read as one.
pub(crate) fn guard(outline: &Outline, path: &str) -> &'static str {
    let first = path.split(SEGMENT).next().unwrap_or_default();
    if outline.has_authority() {
        ""
    } else if looks_like_authority(path) {
        ROOT_DOT
    } else if !outline.has_scheme() && first.contains(delimiter::SCHEME) {
        "./"
    } else {
        ""
    }
}

/// The setters that not all kinds have, or not alike.
macro_rules! setters {
    (scheme of $($kind:ident)*) => {$(
        impl<T: Text> $kind<T> {
            /// Sets the scheme. The port stays, be it the default port of the scheme that was there: `http://h:80/` becomes `https://h:80/`.
            ///
            /// # Errors
            /// Where the text is no scheme (`1a`, nothing).
            pub fn set_scheme(&mut self, scheme: &str) -> Result<(), EditError> where String: Edits<T> {
                self.set_scheme_text(Some(scheme))
            }
        }
    )*};
    (perhaps a scheme of $($kind:ident)*) => {$(
        impl<T: Text> $kind<T> {
            /// Sets or removes the scheme. Where the path would be read as a scheme without it, `./` goes in front of the path.
            ///
            /// # Errors
            /// Where the text is no scheme (`1a`, nothing).
            pub fn set_scheme(&mut self, scheme: Option<&str>) -> Result<(), EditError> where String: Edits<T> {
                self.set_scheme_text(scheme)
            }
        }
    )*};
    (fragment of $($kind:ident)*) => {$(
        impl<T: Text> $kind<T> {
            /// Sets or removes the fragment; it may be empty.
            ///
            /// # Errors
            /// Where the text is no fragment (`a#b`).
            pub fn set_fragment(&mut self, fragment: Option<&str>) -> Result<(), EditError> where String: Edits<T> {
                self.set_fragment_text(fragment)
            }

            /// Sets the fragment to data.
            pub fn set_fragment_data(&mut self, fragment: impl AsRef<[u8]>) -> Result<(), EditError> where String: Edits<T> {
                self.set_fragment_text(Some(&EncodedString::<part::Fragment>::encode(fragment)))
            }
        }
    )*};
}

setters! { scheme of Uri AbsoluteUri Iri AbsoluteIri }
setters! { perhaps a scheme of UriReference IriReference }
setters! { fragment of Uri UriReference RelativeRef Iri IriReference RelativeIriRef }

impl<K: Kind, T: Text> Reference<K, T> {
    /// A reference of its own with some edits.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://h/a?b")?;
    /// assert_eq!(uri.with(|uri| uri.set_query(Some("c")))?, "http://h/a?c");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where an edit is refused.
    pub fn with(
        &self,
        edit: impl FnOnce(&mut Reference<K, String>) -> Result<(), EditError>,
    ) -> Result<Reference<K, String>, EditError> {
        let mut edited = Reference::from_parts(self.text().to_owned(), self.outline());
        edit(&mut edited)?;
        Ok(edited)
    }
}
