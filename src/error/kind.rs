//! The kinds of errors in a text.

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// A character that is not allowed at its offset: the `<` of `a<b`, the second `@` of `//u@b@c`.
    Character,
    /// A character that its rule matches, but that divides the matched text: the `:` of `a:b`, parsed as the user of a
    /// userinfo.
    Delimiter,
    /// The text ends too early: `//[::1`.
    End,
    /// A `%` that is not followed by two hexadecimal digits: `%`, `%4`, `%zz`.
    PercentEncoding,
    /// The text has no scheme, and a URI was expected: no `:` appears before the first `/`, `?` or `#`, or nothing
    /// appears before the `:` (RFC 3986, appendix B). `example.com/a` and `a b` as a [`Uri`](crate::Uri).
    /// [`Report::notes`](crate::Report::notes) say whether the text is valid as a relative reference.
    NoScheme,
    /// The text has a scheme, and a relative reference was expected. `a:b` as a [`RelativeRef`](crate::RelativeRef).
    Scheme,
    /// The text has a fragment, and an absolute URI was expected. `a:b#c` as an [`AbsoluteUri`](crate::AbsoluteUri).
    Fragment,
    /// A rule is nested in itself more than 100 times, or 600 rules in one another: `(!(!(!` ... in the filter of an
    /// `ldap` URI.
    Nesting,
    /// The text reached a limit of pest: one that the program set with `pest::set_call_limit`, or the end of the stack,
    /// if a rule is nested in itself and the stack is small.
    Limit,
}
