//! What the typed URIs of servers have in common. Each is for two schemes, of which one is secure.

/// The methods of such a type, which has the fields `uri` and `host`.
macro_rules! server_uri_methods {
    ($typed:ident: $scheme:literal $secure:literal; host $host:literal) => {
        impl<'t> $typed<'t> {
            #[doc = concat!("Whether the scheme is `", $secure, "`.")]
            #[must_use]
            pub fn is_secure(&self) -> bool {
                self.uri.scheme().eq_ignore_ascii_case($secure)
            }

            #[doc = $host]
            #[must_use]
            pub fn host(&self) -> $crate::Host<'t> {
                self.host
            }

            /// The port, 0 to 65535: the default port of the scheme if none is given.
            ///
            /// # Errors
            /// If the port is greater than 65535, which the grammar allows.
            pub fn port_or_default(&self) -> Result<u16, $crate::PortError> {
                Ok(self.uri.port()?.unwrap_or(Self::port_of(self.is_secure())))
            }

            /// The scheme's own port.
            fn port_of(is_secure: bool) -> u16 {
                const PORT: u16 = $crate::scheme::typed_uri::default_port($scheme);
                const SECURE_PORT: u16 = $crate::scheme::typed_uri::default_port($secure);
                if is_secure { SECURE_PORT } else { PORT }
            }

            /// The path.
            #[must_use]
            pub fn path(&self) -> $crate::Path<'t> {
                self.uri.path()
            }

            /// The query.
            #[must_use]
            pub fn query(&self) -> Option<$crate::Encoded<'t, $crate::part::Query>> {
                self.uri.query()
            }
        }
    };
}

pub(crate) use server_uri_methods;
