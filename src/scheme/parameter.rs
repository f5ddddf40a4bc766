//! Names with values, as many schemes have them.

use alloc::borrow::Cow;

use crate::component::encoded::Encoded;
use crate::component::part;

/// A name with a value in a URI of a scheme: a parameter, a header field, or a pair of a query.
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Mailto;
///
/// let uri = Uri::parse("mailto:joe@example.com?Subject=a%20b")?;
/// let header = Mailto::from_uri(&uri)?.headers[0];
/// assert!(header.is_named("subject"));
/// assert_eq!(header.value.unwrap().decode_utf8()?, "a b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Parameter<'t> {
    /// The name.
    pub name: Encoded<'t, part::Data>,
    /// The value, if there is one. In `data`, `mailto`, `sms` and `xmpp`, and for header fields of `sip`, there is.
    pub value: Option<Encoded<'t, part::Data>>,
}

impl<'t> Parameter<'t> {
    pub(crate) fn new(name: &'t str, value: Option<&'t str>) -> Self {
        Parameter { name: Encoded::trusted(name), value: value.map(Encoded::trusted) }
    }

    /// Whether it has this name, in any case, after decoding. The names of `xmpp` differ in case.
    #[must_use]
    pub fn is_named(self, name: &str) -> bool {
        self.name.decode().eq_ignore_ascii_case(name.as_bytes())
    }

    /// The value as it is written, empty if there is none.
    pub(crate) fn value_str(self) -> &'t str {
        self.value.unwrap_or_default().as_str()
    }

    /// The name and the value, decoded, with U+FFFD for bytes that are not UTF-8.
    pub(crate) fn decoded(self) -> (Cow<'t, str>, Option<Cow<'t, str>>) {
        (self.name.decode_utf8_lossy(), self.value.map(Encoded::decode_utf8_lossy))
    }
}
