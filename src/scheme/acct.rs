//! `acct` URIs (RFC 7565).

use alloc::format;
use alloc::string::String;

use super::SchemeError;
use super::argument::{Argument, check_plain};
use super::encoding::{LOWER, encoded, push};
use super::field::Fields;
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::component::encoded::Encoded;
use crate::component::host::Host;
use crate::component::part;
use crate::grammar::{Characters, Rule};
use crate::parse::ParseTree;
use crate::reference::reference::Uri;

/// An `acct` URI: an account at a host (RFC 7565).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Acct;
///
/// let uri = Uri::parse("acct:juliet%40capulet.example@shoppingsite.example")?;
/// let acct = Acct::from_uri(&uri)?;
/// assert_eq!(acct.userpart.decode_utf8()?, "juliet@capulet.example");
/// assert_eq!(acct.host, "shoppingsite.example");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// - `acct:foobar`: a host is required.
/// - `acct:juliet@capulet.example@shoppingsite.example`: an `@` in the userpart must be percent-encoded.
/// - `acct:%40a@example.com`: the first character must not be percent-encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Acct<'t> {
    uri: Uri<&'t str>,
    /// The name of the account.
    pub userpart: Encoded<'t, part::Data>,
    /// The host of the account; may be empty.
    pub host: Host<'t>,
}

const RULE: SchemeRule = SchemeRule::new("acct", Rule::acctURI);

const USER: Argument = Argument::new(RULE, "user", Rule::acct_userpart, "invalid userpart");

typed_uri_methods!(Acct);

impl Acct<'_> {
    /// Composes the URI of an account. Its name is percent-encoded where necessary.
    ///
    /// ```
    /// use pest_uri::scheme::Acct;
    ///
    /// let uri = Acct::compose("juliet@capulet.example", "shoppingsite.example")?;
    /// assert_eq!(uri, "acct:juliet%40capulet.example@shoppingsite.example");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// If the name is empty or its first character would have to be percent-encoded, or if the host is
    /// invalid: `a:80`, `[::1]`.
    pub fn compose(user: &str, host: &str) -> Result<Uri<String>, SchemeError> {
        // An IPv4 address is also a name, and an IP literal cannot appear here.
        check_plain(RULE, "host", Rule::reg_name, host)?;
        let mut text = String::from("acct:");
        USER.push(&mut text, |text| push(user.as_bytes(), Characters::from_rule(Rule::reg_name), text))?;
        checked_uri(text + "@" + host, RULE)
    }
}

impl<'t> TypedUri<'t> for Acct<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        Ok(Acct {
            uri,
            userpart: tree.first(Rule::acct_userpart).map_or(Encoded::trusted(""), encoded),
            host: Host::new(tree.text_of(Rule::host).unwrap_or_default()),
        })
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        fields.encoded("userpart", self.userpart);
        fields.encoded("host", Encoded::<part::RegName>::trusted(self.host.as_str()));
    }

    /// The host is that of RFC 3986, and therefore case-insensitive (RFC 3986, section 6.2.2.1).
    fn normal(&self) -> Option<String> {
        let mut normal = format!("acct:{}@", self.userpart);
        LOWER.write(self.host.as_str(), &mut normal);
        Some(normal)
    }
}
