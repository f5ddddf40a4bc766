//! Templates in the source text of a program.

use crate::grammar::Rule;
use crate::parse::literal;
use crate::reference::literal::invalid;
use crate::template::template::{Template, reserved_operator};

impl<'t> Template<&'t str> {
    /// Parses a template in a constant, as [`parse`](Template::parse) does at run time; `None` if it is rejected.
    ///
    /// [`literal!`](crate::literal) turns `None` into a compile error.
    ///
    /// ```
    /// use pest_uri::literal;
    /// use pest_uri::template::Template;
    ///
    /// const USER: Template<&str> = literal!(Template, "/users/{id}");
    /// assert_eq!(USER.expand(&[("id", 7)])?, "/users/7");
    /// assert!(Template::from_literal("/users/{id").is_none());
    /// # Ok::<(), pest_uri::template::ExpandError>(())
    /// ```
    #[must_use]
    pub const fn from_literal(text: &'t str) -> Option<Self> {
        if literal::offsets(Rule::URI_Template, text).is_some() && reserved_operator(text).is_none() {
            Some(Template::from_checked(text))
        } else {
            None
        }
    }

    /// Parses a template in a constant for [`literal!`](crate::literal).
    #[doc(hidden)]
    #[must_use]
    #[track_caller]
    #[expect(clippy::panic, reason = "in a constant, it is an error of the compiler")]
    pub const fn in_program(text: &'t str, is_quoted: bool, name: &str) -> Self {
        if let Some(template) = Self::from_literal(text) {
            return template;
        }
        let at = match reserved_operator(text) {
            Some(at) if literal::offsets(Rule::URI_Template, text).is_some() => at,
            _ => literal::rejected_at(Rule::URI_Template, text),
        };
        panic!("{}", invalid(text, is_quoted, name, at).as_str())
    }
}
