//! Texts whose scheme is known only when they are read.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::{CustomGrammar, Field, FromGrammar, FromGrammarError, Redacted, Report, Uri};

use crate::UriType;

/// A type of this crate, for programs that learn the scheme of a text when they read it.
///
/// ```
/// let (ty, read) = uri_schemes::read("ssh://me@example.com/srv/project.git").unwrap();
/// assert_eq!((ty.schemes, ty.rule()), (&["git", "git+ssh", "ssh", "ssh+git"][..], "git-remote"));
/// assert_eq!(read?.fields()[1].name, "user");
/// assert!(uri_schemes::read("gopher://example.com/").is_none());
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
    pub(crate) normalizes: bool,
    read: fn(&str) -> Result<AnyValue, FromGrammarError>,
    fields_of: for<'t> fn(&'t str) -> Result<Vec<Field<'t>>, FromGrammarError>,
    redacted: fn(&str) -> Redacted<'_>,
    note: fn(&str, usize) -> Option<&'static str>,
}

impl AnyType {
    const fn new<T: UriType>(read: fn(&str) -> Result<AnyValue, FromGrammarError>) -> Self {
        fn fields_of<'t, T: UriType>(text: &'t str) -> Result<Vec<Field<'t>>, FromGrammarError> {
            <T as FromGrammar<'t>>::fields_of(text)
        }
        AnyType {
            schemes: T::SCHEMES,
            grammar: <T as FromGrammar<'static>>::GRAMMAR,
            has_canonical_form: T::HAS_CANONICAL_FORM,
            normalizes: T::NORMALIZES,
            read,
            fields_of: fields_of::<T>,
            redacted: T::redacted,
            note: T::note,
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

    /// The fields of a text, each with its part of the text.
    ///
    /// # Errors
    /// As those of [`read`](AnyType::read).
    pub fn fields_of<'t>(&self, text: &'t str) -> Result<Vec<Field<'t>>, FromGrammarError> {
        (self.fields_of)(text)
    }

    /// Draws an error for a person, with what the specification says about it; `text` is the text that was read.
    #[must_use]
    pub fn report<'t>(&self, error: &FromGrammarError, text: &'t str) -> Report<'t> {
        let note = (self.note)(text, error.offset());
        error.report(text).with_notes(note.map(str::to_owned))
    }

    /// The text for a log, without secrets.
    #[must_use]
    pub fn redacted<'t>(&self, text: &'t str) -> Redacted<'t> {
        (self.redacted)(text)
    }

    /// Whether a text has one of the schemes.
    pub(crate) fn has_scheme_of(&self, text: &str) -> bool {
        self.schemes.iter().any(|scheme| {
            text.as_bytes().get(scheme.len()) == Some(&b':')
                && text.as_bytes()[..scheme.len()].eq_ignore_ascii_case(scheme.as_bytes())
        })
    }
}

/// Defines the types of a group, which a feature of the package switches on, and everything that depends on all types.
macro_rules! catalogue {
    ($($feature:literal: $($ty:ident)*;)*) => {
        $(#[cfg(feature = $feature)] use crate::{$($ty),*};)*

        /// A value of any type of this crate.
        #[non_exhaustive]
        pub enum AnyValue {
            $($(
                #[cfg(feature = $feature)]
                #[doc = concat!("See [`", stringify!($ty), "`](crate::", stringify!($ty), ").")]
                $ty($ty),
            )*)*
        }

        /// All types. A text of several types is of the first that reads it.
        #[must_use]
        pub fn types() -> &'static [AnyType] {
            const TYPES: &[AnyType] = &[$($(
                #[cfg(feature = $feature)]
                AnyType::new::<$ty>(|text| $ty::parse(text).map(AnyValue::$ty)),
            )*)*];
            TYPES
        }

        impl AnyValue {
            /// The fields, as data.
            #[must_use]
            pub fn fields(&self) -> Vec<Field<'static>> {
                match self { $($(#[cfg(feature = $feature)] AnyValue::$ty(it) => it.fields(),)*)* }
            }

            /// The canonical text, as of [`UriType::canonical`].
            #[must_use]
            pub fn canonical(&self) -> Option<String> {
                match self { $($(#[cfg(feature = $feature)] AnyValue::$ty(it) => it.canonical(),)*)* }
            }

            /// The key, as of [`UriType::key`].
            #[must_use]
            pub fn key(&self) -> Option<String> {
                match self { $($(#[cfg(feature = $feature)] AnyValue::$ty(it) => it.key(),)*)* }
            }

            /// Whether the specification considers two values equivalent, beyond equal keys.
            #[must_use]
            pub fn is_equivalent(&self, other: &Self) -> bool {
                match (self, other) {
                    $($(#[cfg(feature = $feature)] (AnyValue::$ty(a), AnyValue::$ty(b)) => a.is_equivalent(b),)*)*
                    _ => false,
                }
            }
        }
    };
}

catalogue! {
    "databases": Amqp Ldap MongoDb Postgres Redis;
    "keys": OtpAuth Pkcs11;
    "mail": Cid Mailto Mid News Nntp;
    "names": Acct Did Magnet PackageUrl Tag UrnUuid Urn;
    "phone": Rtsp Sip Sms Stun Tel Turn Xmpp;
    "remotes": GitRemote Ssh;
    "things": Coap Geo;
    "web": About DataUri File Ftp Http Ws;
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
    last.or_else(|| read_without_scheme(text))
}

#[cfg(feature = "remotes")]
fn read_without_scheme(text: &str) -> Option<(AnyType, Result<AnyValue, FromGrammarError>)> {
    let git = types().iter().find(|ty| ty.schemes == GitRemote::SCHEMES).filter(|_| !has_scheme(text))?;
    Some((*git, Ok(git.read(text).ok()?)))
}

#[cfg(not(feature = "remotes"))]
fn read_without_scheme(_: &str) -> Option<(AnyType, Result<AnyValue, FromGrammarError>)> {
    None
}

/// Whether no type rejects a text: for `FindOptions::accepted_if`.
#[must_use]
pub fn accepts(text: &str) -> bool {
    read(text).is_none_or(|(_, read)| read.is_ok())
}

/// Whether a text begins with a scheme of RFC 3986 and a `:`.
#[cfg(feature = "remotes")]
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
