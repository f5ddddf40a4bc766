//! The kinds of what is wrong with a text.

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// A character that cannot stand where it stands: the `|` of `a|b`, the second `@` of `//u@b@c`.
    Character,
    /// A character that its rule takes, and that divides what the rule matches: the `:` of `a:b`, read as the user of a userinfo.
    Delimiter,
    /// The text ends too early: `//[::1`.
    End,
    /// A `%` that is not followed by two hexadecimal digits: `%`, `%4`, `%zz`.
    PercentEncoding,
    /// The text has no scheme, and a URI was wanted: no `:` stands before the first `/`, `?` or `#`, or nothing stands before the `:`
    /// (RFC 3986, appendix B). `example.com/a` and `a b` as a [`Uri`](crate::Uri). Whether the text is right as a relative reference
    /// [`Report::notes`](crate::Report::notes) tell.
    NoScheme,
    /// The text has a scheme, and a relative reference was wanted. `a:b` as a [`RelativeRef`](crate::RelativeRef).
    Scheme,
    /// The text has a fragment, and an absolute URI was wanted. `a:b#c` as an [`AbsoluteUri`](crate::AbsoluteUri).
    Fragment,
    /// A rule stands inside itself more than 100 times, or 600 rules inside one another: `(!(!(!` ... in the filter of an `ldap` URI.
    Nesting,
    /// The text ran into a limit of pest's: one that the program set with `pest::set_call_limit`, or the end of the stack, where a
    /// rule stands inside itself and the stack is small.
    Limit,
}
