//! The methods of the text of a component, for all types of components.

/// Writes the methods of these names for a type with a field `text`.
macro_rules! text_methods {
    ($($method:ident)*) => { $(text_methods!(@ $method);)* };
    (@ as_str) => {
        /// The text as it is written.
        #[must_use]
        pub fn as_str(self) -> &'t str {
            self.text
        }
    };
    (@ is_empty) => {
        /// Whether the text is empty.
        #[must_use]
        pub fn is_empty(self) -> bool {
            self.text.is_empty()
        }
    };
    (@ len) => {
        /// The length of the text as it is written, in bytes.
        #[must_use]
        pub fn len(self) -> usize {
            self.text.len()
        }
    };
    (@ starts_with) => {
        /// Whether the text as it is written begins with another. It compares bytes, so an encoded character differs
        /// from the character: `%61` does not begin with `a`; and the path `/apis` begins with `/api`, as
        /// `/api/../admin` does. To decide what a path may reach, compare the [`segments`](crate::Path::segments) of a
        /// [normalized](crate::Reference::normalize) URI.
        ///
        /// ```
        /// use pest_uri::Uri;
        ///
        /// let uri = Uri::parse("http://h/api/users.json?utm_source=x#section-2")?;
        /// assert!(uri.path().starts_with("/api/"));
        /// assert!(uri.path().ends_with(".json"));
        /// assert!(uri.query().unwrap().contains("="));
        /// assert!(uri.fragment().unwrap().ends_with("-2"));
        /// # Ok::<(), pest_uri::ParseError>(())
        /// ```
        #[must_use]
        pub fn starts_with(self, prefix: &str) -> bool {
            self.text.starts_with(prefix)
        }
    };
    (@ ends_with) => {
        /// Whether the text as it is written ends with another, compared as by [`starts_with`](Self::starts_with).
        #[must_use]
        pub fn ends_with(self, suffix: &str) -> bool {
            self.text.ends_with(suffix)
        }
    };
    (@ contains) => {
        /// Whether the text as it is written contains another, compared as by [`starts_with`](Self::starts_with).
        #[must_use]
        pub fn contains(self, part: &str) -> bool {
            self.text.contains(part)
        }
    };
}

pub(crate) use text_methods;
