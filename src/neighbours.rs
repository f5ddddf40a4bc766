//! To and from the types of other crates, each behind a feature of its name.

#[cfg(feature = "serde")]
mod serde {
    use alloc::boxed::Box;
    use alloc::string::String;
    use alloc::sync::Arc;
    use core::fmt;
    use core::marker::PhantomData;

    use serde::de::{Deserialize, Deserializer, Error, Visitor};
    use serde::ser::{Serialize, Serializer};

    use crate::kind::Kind;
    use crate::reference::Reference;
    use crate::text::{IntoText, Text};

    impl<K, T: Text> Serialize for Reference<K, T> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.serialize_str(self.text())
        }
    }

    macro_rules! owned {
        ($($text:ty)*) => {$(
            impl<'de, K: Kind> Deserialize<'de> for Reference<K, $text> {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    deserializer.deserialize_string(Owned(PhantomData))
                }
            }
        )*};
    }

    owned! { String Box<str> Arc<str> }

    /// What refuses a text while the deserializer is at it, and so knows the line.
    struct Owned<R>(PhantomData<R>);

    impl<K: Kind, T: Text + IntoText<Text = T> + From<String>> Visitor<'_> for Owned<Reference<K, T>> {
        type Value = Reference<K, T>;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(formatter, "a string that matches {}", K::ENTRY)
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
            self.visit_string(text.into())
        }

        fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
            // The error tells the place, and nothing of a password.
            Reference::parse(T::from(text)).map_err(E::custom)
        }
    }

    impl<'de: 't, 't, K: Kind> Deserialize<'de> for Reference<K, &'t str> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_str(Borrowed(PhantomData))
        }
    }

    struct Borrowed<K>(PhantomData<K>);

    impl<'de, K: Kind> Visitor<'de> for Borrowed<K> {
        type Value = Reference<K, &'de str>;

        fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(formatter, "a borrowed string that matches {}", K::ENTRY)
        }

        fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
            Reference::parse(text).map_err(E::custom)
        }

        fn visit_str<E: Error>(self, _: &str) -> Result<Self::Value, E> {
            // What serde says by itself would quote the text, and with it a password.
            Err(E::custom(format_args!("a string that is not copied is wanted, which matches {}", K::ENTRY)))
        }
    }
}

#[cfg(feature = "http")]
mod http {
    use alloc::string::{String, ToString};

    use http::uri::InvalidUri;

    use crate::reference::{Uri, UriReference};
    use crate::syntax::ParseError;
    use crate::text::Text;

    impl<T: Text> Uri<T> {
        /// The same as an `http::Uri`, for the crate `http`.
        ///
        /// A fragment is lost: a request has none.
        ///
        /// ```
        /// let uri = pest_uri::Uri::parse("http://example.com/a?b#c")?;
        /// assert_eq!(uri.to_http().unwrap().to_string(), "http://example.com/a?b");
        /// # Ok::<(), pest_uri::ParseError>(())
        /// ```
        ///
        /// # Errors
        /// Where that crate has no such URIs: `urn:a:b`, `mailto:a@b`, one of more than 65,534 bytes.
        pub fn to_http(&self) -> Result<http::Uri, InvalidUri> {
            self.without_fragment().as_str().parse()
        }
    }

    impl UriReference<String> {
        /// What an `http::Uri` of the crate `http` says: a URI, or the path and the query of a request.
        ///
        /// # Errors
        /// Where it is none by RFC 3986, which that crate does not ask: `http://h/%zz`.
        pub fn from_http(uri: &http::Uri) -> Result<Self, ParseError> {
            uri.to_string().parse()
        }
    }
}

#[cfg(feature = "url")]
mod url {
    use alloc::string::String;

    use crate::reference::Uri;
    use crate::syntax::ParseError;
    use crate::text::Text;

    impl<T: Text> Uri<T> {
        /// The same as a `url::Url`, for the crate `url`.
        ///
        /// It is parsed again, by the WHATWG's rules. What is lost is the text as it was: schemes that those rules know have
        /// their hosts in lower case, their dot segments removed, their default ports and some characters changed.
        ///
        /// ```
        /// let uri = pest_uri::Uri::parse("HTTP://Example.com:80/a/../b")?;
        /// assert_eq!(uri.to_url().unwrap().as_str(), "http://example.com/b");
        /// # Ok::<(), pest_uri::ParseError>(())
        /// ```
        ///
        /// # Errors
        /// Where those rules refuse it: `http:///a`, `http://h:99999/`, `http://[v1.x]/`.
        pub fn to_url(&self) -> Result<url::Url, url::ParseError> {
            url::Url::parse(self.text())
        }
    }

    impl Uri<String> {
        /// What a `url::Url` of the crate `url` says.
        ///
        /// # Errors
        /// Where it is none by RFC 3986: the WHATWG leaves `|`, `[` and `^` as they are in some places.
        pub fn from_url(url: &url::Url) -> Result<Self, ParseError> {
            url.as_str().parse()
        }
    }
}

#[cfg(feature = "std")]
mod sockets {
    use std::io;
    use std::net::{SocketAddr, ToSocketAddrs as _};
    use std::vec;

    use crate::kind::Kind;
    use crate::reference::Reference;
    use crate::text::Text;

    impl<K: Kind, T: Text> Reference<K, T> {
        /// The addresses of the authority's host and port, the names of hosts looked up as the standard library does; where there
        /// is no port, or an empty one, the default port counts, 0 to 65535.
        ///
        /// ```
        /// let uri = pest_uri::Uri::parse("http://[::1]/")?;
        /// let addresses: Vec<_> = uri.to_socket_addrs(80).unwrap().collect();
        /// assert_eq!(addresses, ["[::1]:80".parse().unwrap()]);
        /// # Ok::<(), pest_uri::ParseError>(())
        /// ```
        ///
        /// # Errors
        /// Where there is no host (`mailto:a@b`, `file:///a`), the port is over 65535, the host is an address of a version that is
        /// not known (`[v1.x]`) or no text when decoded (`%FF`), or the look-up fails.
        pub fn to_socket_addrs(&self, default_port: u16) -> io::Result<vec::IntoIter<SocketAddr>> {
            let invalid = |message: &str| io::Error::new(io::ErrorKind::InvalidInput, message);
            let components = self.parts();
            let host = components.host().filter(|host| !host.is_empty()).ok_or_else(|| invalid("there is no host"))?;
            let port = components.port_number().map_err(|error| invalid(&error.to_string()))?.unwrap_or(default_port);
            if let Some(address) = host.ip() {
                return Ok(vec![SocketAddr::new(address, port)].into_iter());
            }
            let name = host.reg_name().ok_or_else(|| invalid("the version of the address is not known"))?;
            let name = name.decode_utf8().map_err(|_| invalid("the name of the host is no text"))?;
            (&*name, port).to_socket_addrs()
        }
    }
}
