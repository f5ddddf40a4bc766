//! Texts whose scheme is known only when they are read.

use pest_uri::{CustomGrammar, Field, FromGrammar, FromGrammarError, Redacted, Uri};

use crate::{
    About, Acct, Amqp, Cid, Coap, DataUri, Did, File, Ftp, Geo, GitRemote, Http, Ldap, Magnet, Mailto, Mid, MongoDb,
    News, Nntp, OtpAuth, PackageUrl, Pkcs11, Postgres, Redis, Rtsp, Sip, Sms, Ssh, Stun, Tag, Tel, Turn, UriType, Urn,
    UrnUuid, Ws, Xmpp,
};

/// A type of this crate, for programs that learn the scheme of a text when they read it.
///
/// ```
/// let (ty, read) = uri_schemes::read("ssh://me@example.com/srv/project.git").unwrap();
/// assert_eq!((ty.schemes, ty.rule()), (&["git", "git+ssh", "ssh", "ssh+git"][..], "git-remote"));
/// assert_eq!(read?.fields[1].name, "user");
/// assert!(uri_schemes::read("https://example.com/").is_none());
/// # Ok::<(), pest_uri::FromGrammarError>(())
/// ```
#[derive(Clone, Copy)]
pub struct AnyType {
    /// The schemes, in lower case; `urn:uuid` for a namespace of URNs.
    pub schemes: &'static [&'static str],
    /// The grammar.
    pub grammar: CustomGrammar,
    /// Whether the specification has a canonical form of its own, which only texts of the type have.
    pub has_canonical_form: bool,
    read: fn(&str) -> Result<AnyValue, FromGrammarError>,
    redacted: fn(&str) -> Redacted<'_>,
    are_equivalent: fn(&str, &str) -> bool,
    pub(crate) canonical: fn(&str) -> Option<String>,
    pub(crate) key: fn(&str) -> Option<String>,
}

/// A value of any type of this crate, as data.
pub struct AnyValue {
    /// The fields.
    pub fields: Vec<Field<'static>>,
    /// The canonical text, as of [`UriType::canonical`].
    pub canonical: Option<String>,
}

impl AnyType {
    const fn new<T: UriType>() -> Self {
        AnyType {
            schemes: T::SCHEMES,
            grammar: <T as FromGrammar<'static>>::GRAMMAR,
            has_canonical_form: T::HAS_CANONICAL_FORM,
            read: |text| {
                let value = T::from_text(text)?;
                Ok(AnyValue { fields: value.fields(), canonical: value.canonical() })
            },
            redacted: T::redacted,
            canonical: |text| T::from_text(text).ok()?.canonical(),
            key: |text| T::from_text(text).ok()?.key(),
            are_equivalent: |a, b| T::from_text(a).is_ok_and(|a| T::from_text(b).is_ok_and(|b| a.is_equivalent(&b))),
        }
    }

    /// The name of the rule that a whole text must match.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.grammar.entry()
    }

    /// The document and section of that rule.
    #[must_use]
    pub fn section(&self) -> &'static str {
        self.grammar.rules().find(|rule| rule.name == self.rule()).map_or("", |rule| rule.section)
    }

    /// Reads a text.
    ///
    /// # Errors
    /// The grammar does not match the text, or a part does not fit the type of its field.
    pub fn read(&self, text: &str) -> Result<AnyValue, FromGrammarError> {
        (self.read)(text)
    }

    /// The text for a log, without secrets.
    #[must_use]
    pub fn redacted<'t>(&self, text: &'t str) -> Redacted<'t> {
        (self.redacted)(text)
    }

    /// Whether two texts are equivalent by the specification, beyond equal keys.
    pub(crate) fn are_equivalent(&self, a: &str, b: &str) -> bool {
        (self.are_equivalent)(a, b)
    }

    /// Whether a text has one of the schemes.
    pub(crate) fn has_scheme_of(&self, text: &str) -> bool {
        self.schemes.iter().any(|scheme| {
            text.as_bytes().get(scheme.len()) == Some(&b':')
                && text.as_bytes()[..scheme.len()].eq_ignore_ascii_case(scheme.as_bytes())
        })
    }
}

/// All types, sorted by their first scheme. A text of several types is of the first that reads it.
#[must_use]
pub fn types() -> &'static [AnyType] {
    const TYPES: &[AnyType] = &[
        AnyType::new::<About>(),
        AnyType::new::<Amqp>(),
        AnyType::new::<Coap>(),
        AnyType::new::<DataUri>(),
        AnyType::new::<Geo>(),
        AnyType::new::<GitRemote>(),
        AnyType::new::<Http>(),
        AnyType::new::<Ldap>(),
        AnyType::new::<Magnet>(),
        AnyType::new::<Mailto>(),
        AnyType::new::<MongoDb>(),
        AnyType::new::<OtpAuth>(),
        AnyType::new::<Pkcs11>(),
        AnyType::new::<PackageUrl>(),
        AnyType::new::<Postgres>(),
        AnyType::new::<Redis>(),
        AnyType::new::<Rtsp>(),
        AnyType::new::<Sip>(),
        AnyType::new::<Ssh>(),
        AnyType::new::<Stun>(),
        AnyType::new::<Tel>(),
        AnyType::new::<Turn>(),
        AnyType::new::<UrnUuid>(),
        AnyType::new::<Urn>(),
        AnyType::new::<Ws>(),
        AnyType::new::<Acct>(),
        AnyType::new::<Cid>(),
        AnyType::new::<Did>(),
        AnyType::new::<File>(),
        AnyType::new::<Ftp>(),
        AnyType::new::<Mid>(),
        AnyType::new::<News>(),
        AnyType::new::<Nntp>(),
        AnyType::new::<Sms>(),
        AnyType::new::<Tag>(),
        AnyType::new::<Xmpp>(),
    ];
    TYPES
}

/// Reads a text by the type for its scheme, and returns that type; `None` if no type has the scheme.
///
/// A text without a scheme is read as a remote of git, if it is one: `git@example.com:project.git`.
#[must_use]
pub fn read(text: &str) -> Option<(AnyType, Result<AnyValue, FromGrammarError>)> {
    let mut last = None;
    for ty in types().iter().filter(|ty| ty.has_scheme_of(text)) {
        let read = ty.read(text);
        if read.is_ok() {
            return Some((*ty, read));
        }
        last = Some((*ty, read));
    }
    last.or_else(|| {
        let git = AnyType::new::<GitRemote>();
        let read = git.read(text).ok().filter(|_| !has_scheme(text))?;
        Some((git, Ok(read)))
    })
}

/// Whether no type rejects a text: for `FindOptions::accepted_if`.
#[must_use]
pub fn accepts(text: &str) -> bool {
    read(text).is_none_or(|(_, read)| read.is_ok())
}

/// Whether a text begins with a scheme of RFC 3986 and a `:`.
fn has_scheme(text: &str) -> bool {
    text.find(':').is_some_and(|colon| Uri::parse(&text[..=colon]).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_read(text: &str, rule: Option<&str>) {
        let read = read(text).map(|(ty, read)| if read.is_ok() { ty.rule() } else { "error" });
        assert_eq!(read, rule, "{text}");
    }

    #[test]
    fn by_scheme() {
        assert_read("GIT+SSH://h/a", Some("git-remote"));
        assert_read("ssh://h", Some("ssh-URI"));
        assert_read("ssh://h?", Some("error"));
        assert_read("gopher://h/", None);
        assert_read("sshx://h/", None);
        assert_read("ssh", None);
        assert_read("", None);
    }

    #[test]
    fn without_a_scheme() {
        assert_read("me@h:a", Some("git-remote"));
        assert_read("[::1]:a", Some("git-remote"));
        for text in ["h:a", "a b", "a/b:c", "//h:1/", "é"] {
            assert_read(text, None);
        }
    }
}
