//! How URIs are matched.

/// How a URI is matched against templates.
///
/// [`new`](MatchOptions::new) matches the URIs to which a template expands, byte by byte.
/// [`ROUTER`](MatchOptions::ROUTER) matches the requests that the author of a route expects.
///
/// ```
/// use pest_uri::template::{MatchOptions, Template, Value};
///
/// let route = Template::parse("/users/{id}{?q}")?;
/// let matched = route.matches_with("/users/ann@example.com?page=2&q=a%2fb", MatchOptions::ROUTER)?;
/// assert_eq!(matched.get("id"), Some(&Value::from("ann@example.com")));
/// assert_eq!(matched.get("q"), Some(&Value::from("a/b")));
/// assert!(route.matches_with("/users/", MatchOptions::ROUTER).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct MatchOptions {
    pub(crate) decoded: bool,
    pub(crate) required: bool,
    pub(crate) any_order: bool,
    pub(crate) unknown_parameters: bool,
    pub(crate) plus_is_space: bool,
    pub(crate) trailing_slash: bool,
    pub(crate) choice: Choice,
}

/// Which values a match has if there are several choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Choice {
    /// None: the match is ambiguous.
    #[default]
    Unique,
    FirstLongest,
    FirstShortest,
}

impl MatchOptions {
    /// The options of a router: [`decoded`](Self::decoded), [`required`](Self::required),
    /// [`unknown_parameters`](Self::unknown_parameters), and [`first_longest`](Self::first_longest).
    pub const ROUTER: Self = MatchOptions {
        decoded: true,
        required: true,
        any_order: true,
        unknown_parameters: true,
        plus_is_space: false,
        trailing_slash: false,
        choice: Choice::FirstLongest,
    };

    /// The options of a router for requests that HTML forms send: [`ROUTER`](Self::ROUTER), and a `+` in a query
    /// [is a space](Self::plus_is_space).
    ///
    /// ```
    /// use pest_uri::template::{MatchOptions, Template, Value};
    ///
    /// let route = Template::parse("/search{?q}")?;
    /// let matched = route.matches_with("/search?q=green+tea", MatchOptions::ROUTER_FORMS)?;
    /// assert_eq!(matched.get("q"), Some(&Value::from("green tea")));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const ROUTER_FORMS: Self = MatchOptions::ROUTER.plus_is_space(true);

    /// Matches only texts that the template expands to.
    #[must_use]
    pub fn new() -> Self {
        MatchOptions::default()
    }

    /// Whether a URI matches if it decodes to the same data as an expansion does. The default is `false`.
    ///
    /// A value may have every character that its component allows, unencoded or percent-encoded in either case. So may
    /// literal text, except `/`, `?`, `#`, and in a query `&`, `=` and `+`. A delimiter that an operator writes is not
    /// percent-encoded, and a value that it may follow has it only percent-encoded: `,` in `{x,y}`, `/` in `{/x}`, `;`
    /// in `{;x}`, `&` in `{?x}`. A variable with `+` has `/` in a path, and is not longer than its component. An
    /// exploded variable without names is a list. `?q` and `;v` are the same as `?q=` and `;v=`.
    ///
    /// Values are decoded. In the value of `{+x}`, reserved characters and `%` stay percent-encoded if they were: `%2F`
    /// is not the same as `/`. A value that is not UTF-8 is
    /// [`MatchError::NotUtf8`](crate::template::MatchError::NotUtf8).
    #[must_use]
    pub const fn decoded(mut self, decoded: bool) -> Self {
        self.decoded = decoded;
        self
    }

    /// Whether `{x}` and `{+x}` must have values, and these, `{/x}` and `{.x}` cannot be empty. The default is `false`.
    ///
    /// `/users/` does not match `/users/{id}` nor `/users{/id}`; `/users` matches the second. The members of an
    /// exploded variable, and the values after a name (`?q=`), may be empty. A parameter is required if it is literal:
    /// `/search?q={q}`.
    #[must_use]
    pub const fn required(mut self, required: bool) -> Self {
        self.required = required;
        self
    }

    /// Whether the pairs of a query, and those of `{;a,b}`, may be in any order. The default is `false`: that of the
    /// template. An exploded variable of `;` keeps its place.
    ///
    /// Pairs are the variables of `{?a,b}` and `{&a,b}`, and what is between `&` in literal text:
    /// `?type=new&page={page}`. A pair with the name of a variable has its value: of `{?a*,b}` and `?b=1&x=2`, `b` is
    /// `1`. In the order of the template, `a` is a map of both.
    #[must_use]
    pub const fn any_order(mut self, any_order: bool) -> Self {
        self.any_order = any_order;
        self
    }

    /// Whether a query may have parameters that the template does not have, in any order. The default is `false`.
    ///
    /// They are [`Match::unknown_parameters`](crate::template::Match::unknown_parameters). A parameter that occurs
    /// again is one of them, unless its variable is exploded; the first counts. An exploded variable (`{?tag*}`) is a
    /// list: it has all parameters with its name. A query without parameters, and nothing between two `&`, is ignored.
    #[must_use]
    pub const fn unknown_parameters(mut self, unknown_parameters: bool) -> Self {
        self.unknown_parameters = unknown_parameters;
        self
    }

    /// Whether a `+` in a query is a space, as HTML forms send it, if the URI is [`decoded`](Self::decoded). The
    /// default is `false`: it is a `+`, as in [`PairSyntax::AMPERSAND`](crate::PairSyntax::AMPERSAND).
    #[must_use]
    pub const fn plus_is_space(mut self, plus_is_space: bool) -> Self {
        self.plus_is_space = plus_is_space;
        self
    }

    /// Whether a path matches with and without a `/` at its end, whichever the template has. The default is `false`.
    ///
    /// The path `/` alone has its `/`, and `{+path}` and `{/path*}` take all that follows.
    ///
    /// ```
    /// use pest_uri::template::{MatchOptions, Template};
    ///
    /// let options = MatchOptions::ROUTER.trailing_slash(true);
    /// let route = Template::parse("/users/{id}{?q}")?;
    /// assert_eq!(route.matches_with("/users/7/?q=a", options)?.get("id").unwrap(), &"7".into());
    /// assert!(Template::parse("/users/")?.matches_with("/users", options).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn trailing_slash(mut self, trailing_slash: bool) -> Self {
        self.trailing_slash = trailing_slash;
        self
    }

    /// A URI is ambiguous if several choices of values give it: `1-2-3` for `{x}-{y}`. This is the default.
    #[must_use]
    pub const fn unique(mut self) -> Self {
        self.choice = Choice::Unique;
        self
    }

    /// If several choices of values give a URI, each value is as short as possible, from right to left: `a.tar.gz` is
    /// the name `a.tar` and the extension `gz` of `{name}.{ext}`.
    ///
    /// An expression that may have values has some, and an earlier variable of `{/a,b}` has a value before a later one.
    #[must_use]
    pub const fn first_longest(mut self) -> Self {
        self.choice = Choice::FirstLongest;
        self
    }

    /// If several choices of values give a URI, each value is as long as possible, from right to left: `7-my-title` is
    /// the number `7` and the title `my-title` of `{number}-{title}`.
    ///
    /// An expression that may have values has some, and an earlier variable of `{/a,b}` has a value before a later one.
    #[must_use]
    pub const fn first_shortest(mut self) -> Self {
        self.choice = Choice::FirstShortest;
        self
    }

    /// Whether the pairs of a query are matched one by one.
    pub(crate) fn has_pairs(self) -> bool {
        self.any_order || self.unknown_parameters
    }

    /// Whether a URI may match that is not an expansion.
    pub(crate) fn differs_from_expansion(self) -> bool {
        self.decoded || self.has_pairs() || self.trailing_slash
    }
}
