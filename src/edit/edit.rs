//! Changing the components of an owned reference.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::ops::Range;

use crate::component::encoded::EncodedString;
use crate::component::part;
use crate::edit::error::EditError;
use crate::error::ParseError;
use crate::grammar::Component;
use crate::parse;
use crate::parse::offsets::ComponentOffsets;
use crate::reference::kind;
use crate::reference::kind::Kind;
use crate::reference::reference::{
    AbsoluteIri, AbsoluteUri, Iri, IriReference, Reference, RelativeIriRef, RelativeRef, Uri, UriReference,
};
use crate::reference::text::Text;
use crate::resolve::dot_prefix::dot_prefix;
use crate::text::delimiter;

/// Setters. One with a plain name takes data, and encodes what the component does not allow. One named `set_encoded_*`
/// takes text that is encoded already. The new text is parsed, and kept if the component is found where it was put.
/// Otherwise the reference is unchanged.
///
/// ```
/// use pest_uri::Uri;
///
/// let mut uri: Uri<String> = "http://example.com/a?b#c".parse()?;
/// uri.set_host(Some("::1"))?;
/// uri.set_port(Some(8080))?;
/// uri.set_path("/50% off")?;
/// uri.set_query(None);
/// assert_eq!(uri, "http://[::1]:8080/50%25%20off#c");
///
/// assert!(uri.set_encoded_path("/50% off").is_err());
/// assert_eq!(uri, "http://[::1]:8080/50%25%20off#c");
///
/// // No edit changes the meaning of another component.
/// let mut uri: Uri<String> = "file://h//x".parse()?;
/// uri.set_host(None)?;
/// assert_eq!(uri, "file:/.//x");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<K: Kind> Reference<K, String> {
    /// Sets or removes the userinfo, encoded; [`set_userinfo`](Self::set_userinfo) encodes a user and a password.
    ///
    /// # Errors
    /// If the text is not a userinfo (`a@b`), or if there is no authority to have one. Removing a userinfo that does
    /// not exist is not an error.
    pub fn set_encoded_userinfo(&mut self, userinfo: Option<&str>) -> Result<(), EditError> {
        let offsets = self.offsets();
        if !offsets.has_authority() {
            return without_authority(Component::Userinfo, userinfo);
        }
        self.set(Component::Userinfo, userinfo, "")
    }

    /// Sets the host, encoded; an IP literal is in its brackets. Without one, the whole authority is removed.
    ///
    /// A reference that has no authority gets one. Without its host, `http://h/evil.example/` is `http:/evil.example/`,
    /// which has no host by RFC 3986, but has one by the rules of browsers.
    ///
    /// # Errors
    /// If the text is not a host (`a b`, `::1`), or if the path is not allowed after an authority (`mailto:a@b`).
    pub fn set_encoded_host(&mut self, host: Option<&str>) -> Result<(), EditError> {
        if host.is_none() || !self.offsets().has_authority() {
            check::<K>(Component::Host, host)?;
            return self.set_encoded_authority(host);
        }
        self.set(Component::Host, host, "")
    }

    /// Sets the authority, encoded: userinfo, host and port at once, or removes it.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://user@example.com/a?b".parse()?;
    /// uri.set_encoded_authority(Some("[::1]:8080"))?;
    /// assert_eq!(uri, "http://[::1]:8080/a?b");
    /// uri.set_encoded_authority(None)?;
    /// assert_eq!(uri, "http:/a?b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the text is not an authority (`a b`, `h:80a`, `u@v@h`), or if the path is not allowed after one
    /// (`mailto:a@b`).
    pub fn set_encoded_authority(&mut self, authority: Option<&str>) -> Result<(), EditError> {
        let prefix = dot_prefix(self.offsets().has_scheme(), authority.is_some(), self.parts().path().as_str());
        self.set(Component::Authority, authority, prefix)
    }

    /// Sets or removes the port, as text: any number of digits, perhaps none.
    ///
    /// # Errors
    /// If the text is not a port (`8o`), or if there is no authority to have one. Removing a port that does not exist
    /// is not an error.
    pub fn set_port_str(&mut self, port: Option<&str>) -> Result<(), EditError> {
        let offsets = self.offsets();
        if !offsets.has_authority() {
            return without_authority(Component::Port, port);
        }
        self.set(Component::Port, port, "")
    }

    /// Sets the path, encoded. If it would be parsed as something else, a dot segment is put before it: `/.` before
    /// `//`, if there is no authority, and `./` before a first segment with a colon, if there is no scheme either.
    ///
    /// # Errors
    /// If the text is not a path (`a?b`), or if it is after an authority and is neither empty nor begins with `/`.
    pub fn set_encoded_path(&mut self, path: &str) -> Result<(), EditError> {
        let offsets = self.offsets();
        let prefix = dot_prefix(offsets.has_scheme(), offsets.has_authority(), path);
        self.set(Component::Path, Some(path), prefix)
    }

    /// Sets or removes the query, encoded; it may be empty.
    ///
    /// # Errors
    /// If the text is not a query (`a#b`).
    pub fn set_encoded_query(&mut self, query: Option<&str>) -> Result<(), EditError> {
        check::<K>(Component::Query, query)?;
        self.set_valid_query(query);
        Ok(())
    }

    /// Sets the path and the query at once, encoded, with the `?` between them; without a `?` there is no query. It
    /// takes what [`path_and_query`](Self::path_and_query) returns. A dot segment is put before the path as in
    /// [`set_encoded_path`](Self::set_encoded_path).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://example.com/a?b#c".parse()?;
    /// uri.set_encoded_path_and_query("/x?y=?")?;
    /// assert_eq!(uri, "http://example.com/x?y=?#c");
    /// uri.set_encoded_path_and_query("/x")?;
    /// assert_eq!(uri, "http://example.com/x#c");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the text before the `?` is not a path (`a#b`), or the text after it is not a query (`/a?b#c`); the error is
    /// for that part alone, and its offset is relative to that part. Also if the path is after an authority and is
    /// neither empty nor begins with `/`.
    pub fn set_encoded_path_and_query(&mut self, path_and_query: &str) -> Result<(), EditError> {
        let offsets = self.offsets();
        let (path, query) = split_path_and_query(path_and_query);
        let prefix = dot_prefix(offsets.has_scheme(), offsets.has_authority(), path);
        let place = Place { range: offsets.path_and_query(), delimiters: ["", ""] };
        if self.splice(place, Some(path_and_query), prefix, |it, _| Some(it.path_and_query())) {
            return Ok(());
        }
        check::<K>(Component::Path, Some(path))?;
        check::<K>(Component::Query, query)?;
        Err(EditError::PathAfterAuthority)
    }
}

impl<K: Kind> Reference<K, String> {
    /// Sets or removes the query, which is valid. Nothing before or after a query depends on it.
    pub(crate) fn set_valid_query(&mut self, query: Option<&str>) {
        let mut offsets = self.offsets();
        let range = offsets.path_end..offsets.query_end;
        offsets.query_end = range.start + query.map_or(0, |query| delimiter::QUERY.len() + query.len());
        self.replace_range(range, delimiter::QUERY, query, offsets);
    }

    /// Sets or removes the fragment, which is valid. Nothing before a fragment depends on it.
    fn set_valid_fragment(&mut self, fragment: Option<&str>) {
        let offsets = self.offsets();
        self.replace_range(offsets.query_end..self.text().len(), delimiter::FRAGMENT, fragment, offsets);
    }

    fn set_scheme_text(&mut self, scheme: Option<&str>) -> Result<(), EditError> {
        let offsets = self.offsets();
        let prefix = dot_prefix(scheme.is_some(), offsets.has_authority(), self.parts().path().as_str());
        self.set(Component::Scheme, scheme, prefix)
    }

    /// Sets or removes a component. The prefix goes before the path that follows, or that the component is.
    fn set(&mut self, component: Component, value: Option<&str>, prefix: &str) -> Result<(), EditError> {
        let place = Place::new(component, &self.offsets(), self.text().len());
        if self.splice(place, value, prefix, |offsets, length| offsets.range(component, length)) {
            return Ok(());
        }
        // Either the component is invalid, or it conflicts with what it is set beside.
        check::<K>(component, value)?;
        Err(EditError::PathAfterAuthority)
    }

    /// Replaces what is in a place, if the result parses and `find` finds the value where it was put.
    fn splice(
        &mut self,
        Place { range, delimiters }: Place,
        value: Option<&str>,
        prefix: &str,
        find: impl Fn(&ComponentOffsets, usize) -> Option<Range<usize>>,
    ) -> bool {
        let (old, [before, after]) = (self.text(), if value.is_some() { delimiters } else { ["", ""] });
        let start = range.start + before.len();
        let expected = value.map(|value| start..start + prefix.len() + value.len());
        let pieces = [&old[..range.start], before, prefix, value.unwrap_or_default(), after, &old[range.end..]];
        let mut text = String::with_capacity(pieces.iter().map(|piece| piece.len()).sum());
        // Most pieces are empty, and copying nothing is a call, too.
        pieces.iter().filter(|piece| !piece.is_empty()).for_each(|piece| text.push_str(piece));
        let Ok(offsets) = Reference::<K, &str>::parse(&*text).map(|it| it.offsets()) else { return false };
        if find(&offsets, text.len()) != expected {
            return false;
        }
        self.replace(text, offsets);
        true
    }
}

/// Where a component is with its delimiters, or would be.
struct Place {
    range: Range<usize>,
    delimiters: [&'static str; 2],
}

impl Place {
    fn new(component: Component, offsets: &ComponentOffsets, length: usize) -> Self {
        let (range, delimiters) = match component {
            Component::Scheme => (0..offsets.after_scheme(), ["", delimiter::SCHEME]),
            Component::Authority => (offsets.after_scheme()..offsets.path_start, [delimiter::AUTHORITY, ""]),
            Component::Userinfo => (offsets.authority_start..offsets.host_start, ["", delimiter::USERINFO]),
            Component::Host => (offsets.host_start..offsets.host_end, ["", ""]),
            Component::Port => (offsets.host_end..offsets.path_start, [delimiter::PORT, ""]),
            Component::Path => (offsets.path(), ["", ""]),
            Component::Query => (offsets.path_end..offsets.query_end, [delimiter::QUERY, ""]),
            Component::Fragment => (offsets.query_end..length, [delimiter::FRAGMENT, ""]),
        };
        Place { range, delimiters }
    }
}

/// The offsets of the components of an authority, if the text is one by this kind's grammar. They count from the `//`
/// before it.
pub(crate) fn authority_offsets<K: Kind>(text: &str) -> Option<ComponentOffsets> {
    let reference = [delimiter::AUTHORITY, text].concat();
    let offsets = Reference::<K::Reference, &str>::parse(&*reference).ok()?.offsets();
    (offsets.path_start == reference.len()).then_some(offsets)
}

/// Sets or removes a part of an authority, if there is no authority.
fn without_authority(component: Component, value: Option<&str>) -> Result<(), EditError> {
    value.map_or(Ok(()), |_| Err(EditError::NoHost(component)))
}

/// The path of a text, and the query after a `?`.
pub(crate) fn split_path_and_query(text: &str) -> (&str, Option<&str>) {
    text.split_once(delimiter::QUERY).map_or((text, None), |(path, query)| (path, Some(query)))
}

/// Checks that a text, if there is one, is valid in a component.
pub(crate) fn check<K: Kind>(component: Component, text: Option<&str>) -> Result<(), ParseError> {
    match text {
        None => Ok(()),
        // The recognizer has no function for an authority alone.
        Some(text) if component == Component::Authority && authority_offsets::<K>(text).is_some() => Ok(()),
        Some(text) => parse::check(component.rule_in(K::ENTRY.family()), text),
    }
}

/// The setters that some kinds lack or have with another type.
macro_rules! setters {
    (scheme of $($kind:ident)*) => {$(
        impl $kind<String> {
            /// Sets the scheme. The port does not change, even if it is the default port of the old scheme:
            /// `http://h:80/` becomes `https://h:80/`.
            ///
            /// # Errors
            /// If the text is not a scheme (`1a`, the empty text).
            pub fn set_scheme(&mut self, scheme: &str) -> Result<(), EditError> {
                self.set_scheme_text(Some(scheme))
            }
        }
    )*};
    (perhaps a scheme of $($kind:ident)*) => {$(
        impl $kind<String> {
            /// Sets or removes the scheme. If the path would be parsed as a scheme without it, `./` is put before the
            /// path.
            ///
            /// # Errors
            /// If the text is not a scheme (`1a`, the empty text).
            pub fn set_scheme(&mut self, scheme: Option<&str>) -> Result<(), EditError> {
                self.set_scheme_text(scheme)
            }
        }
    )*};
    (fragment of $($kind:ident)*) => {$(
        impl $kind<String> {
            /// Sets or removes the fragment, encoded; it may be empty.
            ///
            /// # Errors
            /// If the text is not a fragment (`a#b`).
            pub fn set_encoded_fragment(&mut self, fragment: Option<&str>) -> Result<(), EditError> {
                check::<kind::$kind>(Component::Fragment, fragment)?;
                self.set_valid_fragment(fragment);
                Ok(())
            }

            /// Sets or removes the fragment; what a fragment does not allow is encoded.
            pub fn set_fragment(&mut self, fragment: Option<&str>) {
                let fragment = fragment.map(EncodedString::<part::Fragment>::from_data);
                self.set_valid_fragment(fragment.as_ref().map(EncodedString::as_str));
            }
        }
    )*};
}

setters! { scheme of Uri AbsoluteUri Iri AbsoluteIri }
setters! { perhaps a scheme of UriReference IriReference }
setters! { fragment of Uri UriReference RelativeRef Iri IriReference RelativeIriRef }

impl<K: Kind, T: Text> Reference<K, T> {
    /// Copies the reference and applies some edits to the copy.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let uri = Uri::parse("http://h/a?b")?;
    /// assert_eq!(uri.edited(|uri| uri.set_path("/b"))?, "http://h/b?b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If an edit fails.
    #[doc(alias("with_fragment", "with_host", "with_path", "with_port", "with_query", "with_scheme"))]
    pub fn edited(
        &self,
        edit: impl FnOnce(&mut Reference<K, String>) -> Result<(), EditError>,
    ) -> Result<Reference<K, String>, EditError> {
        let mut edited = Reference::from_parts(self.text().to_owned(), self.offsets());
        edit(&mut edited)?;
        Ok(edited)
    }
}
