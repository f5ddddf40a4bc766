//! The userinfo (RFC 3986, section 3.2.1).

use core::fmt;

use crate::component::encoded::Encoded;
use crate::component::part;
use crate::redact::{Redacted, password_in_userinfo};
use crate::text::delimiter;

/// The userinfo of an authority: the text before its `@`.
///
/// RFC 3986 deprecates `user:password`: the text after the first `:` is better not shown. `Debug` redacts it, and there
/// is no `Display`.
///
/// ```
/// use pest_uri::Uri;
///
/// let userinfo = Uri::parse("ftp://anna:s%3Acret:2@h/")?.userinfo().unwrap();
/// assert_eq!(userinfo.user(), "anna");
/// assert_eq!(userinfo.password().unwrap().decode_utf8().unwrap(), "s:cret:2");
/// assert_eq!(format!("{userinfo:?}"), r#""anna:***""#);
///
/// let userinfo = Uri::parse("ftp://anna@h/")?.userinfo().unwrap();
/// assert!(userinfo.password().is_none());
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Userinfo<'t>(&'t str);

impl<'t> Userinfo<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Userinfo(text)
    }

    /// The userinfo as it is written, including a password.
    #[must_use]
    pub fn as_str(self) -> &'t str {
        self.0
    }

    /// The text before the first `:`; all of it if there is none.
    #[doc(alias = "username")]
    #[must_use]
    pub fn user(self) -> Encoded<'t, part::User> {
        Encoded::trusted(self.0.split_once(delimiter::PASSWORD).map_or(self.0, |(user, _)| user))
    }

    /// The text after the first `:`, if there is one; perhaps empty.
    #[must_use]
    pub fn password(self) -> Option<Encoded<'t, part::Password>> {
        self.0.split_once(delimiter::PASSWORD).map(|(_, password)| Encoded::trusted(password))
    }
}

impl fmt::Debug for Userinfo<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        Redacted::with_hidden(self.0, password_in_userinfo(self.0).into_iter().collect()).fmt(formatter)
    }
}
