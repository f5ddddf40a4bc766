//! The stable codes of findings.

use serde::{Serialize, Serializer};

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Advice. It never fails a run.
    Note,
    /// A probable mistake. It fails a run with `--strict`.
    Warning,
    /// A certain mistake. It fails a run.
    Error,
}

impl Level {
    /// Returns the displayed name.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Level::Note => "note",
            Level::Warning => "warning",
            Level::Error => "error",
        }
    }
}

/// The kind of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    /// An alternative never matches, because an earlier one always matches first.
    UnreachableAlternative,
    /// A part matches no text at its position.
    NeverMatches,
    /// A rule rejects an example after `// ok:` or matches one after `// bad:`, or a line of examples is invalid.
    InvalidExample,
    /// Earlier alternatives already match each text of an alternative.
    DuplicateAlternative,
    /// An earlier alternative matches the beginning of some texts of an alternative.
    ShadowedAlternative,
    /// A keyword also matches the beginning of a longer name, which a later alternative matches.
    KeywordPrefix,
    /// A keyword needs nothing between itself and a name.
    KeywordWithoutSpace,
    /// The number of steps at least doubles with each nesting.
    ExponentialBacktracking,
    /// A rule differs from the ABNF above it.
    DiffersFromAbnf,
    /// An optional part can only match white space that has already been read.
    RedundantWhiteSpace,
    /// No other rule uses a rule.
    UnusedRule,
}

impl Code {
    /// All codes.
    pub const ALL: &'static [Code] = &[
        Code::UnreachableAlternative,
        Code::NeverMatches,
        Code::InvalidExample,
        Code::DuplicateAlternative,
        Code::ShadowedAlternative,
        Code::KeywordPrefix,
        Code::KeywordWithoutSpace,
        Code::ExponentialBacktracking,
        Code::DiffersFromAbnf,
        Code::RedundantWhiteSpace,
        Code::UnusedRule,
    ];

    /// Returns the name, which does not change between versions.
    ///
    /// ```
    /// assert_eq!(pest_check::Code::KeywordPrefix.name(), "keyword-prefix");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Code::UnreachableAlternative => "unreachable-alternative",
            Code::NeverMatches => "never-matches",
            Code::InvalidExample => "invalid-example",
            Code::DuplicateAlternative => "duplicate-alternative",
            Code::ShadowedAlternative => "shadowed-alternative",
            Code::KeywordPrefix => "keyword-prefix",
            Code::KeywordWithoutSpace => "keyword-without-space",
            Code::ExponentialBacktracking => "exponential-backtracking",
            Code::DiffersFromAbnf => "differs-from-abnf",
            Code::RedundantWhiteSpace => "redundant-white-space",
            Code::UnusedRule => "unused-rule",
        }
    }

    /// Returns how serious the findings of this kind are. An error is a warning if no text shows a harm.
    #[must_use]
    pub fn level(self) -> Level {
        match self {
            Code::UnreachableAlternative | Code::NeverMatches | Code::InvalidExample => Level::Error,
            Code::DuplicateAlternative
            | Code::ShadowedAlternative
            | Code::KeywordPrefix
            | Code::ExponentialBacktracking
            | Code::DiffersFromAbnf => Level::Warning,
            Code::KeywordWithoutSpace | Code::RedundantWhiteSpace | Code::UnusedRule => Level::Note,
        }
    }

    /// Returns what the code means and what to do, in a few sentences.
    #[must_use]
    pub fn explanation(self) -> &'static str {
        match self {
            Code::UnreachableAlternative => {
                "An alternative is never used. pest takes the first alternative that matches, and never returns to a \
                 later one. In `\"in\" | \"int16\"`, the text `int16` is read as `in`. Write the longer alternative \
                 first."
            }
            Code::NeverMatches => {
                "A part matches no text at this position. In `ANY* ~ \";\"?`, `ANY*` has already read everything, \
                 because a repetition in pest never gives back what it has read."
            }
            Code::InvalidExample => {
                "A rule must match all of each JSON string after `// ok:`, and reject those after `// bad:`, at the start \
                 of a line above the rule. It must not take too many steps for them."
            }
            Code::DuplicateAlternative => {
                "Earlier alternatives already match each text of an alternative, so it can be removed."
            }
            Code::ShadowedAlternative => {
                "Some texts of an alternative begin with an earlier alternative, which pest takes first and then \
                 keeps. In `block | edge`, with an `edge` that may begin with a `block`, the text `{} -> a` is read as \
                 `{}`. Write the longer alternative first."
            }
            Code::KeywordPrefix => {
                "A keyword also matches the beginning of a longer name. In `\"not\" | name`, the text `nothing` is \
                 read as `not`. Add a lookahead after the keyword: `@{ \"not\" ~ !ASCII_ALPHANUMERIC }`. Texts are \
                 tried."
            }
            Code::KeywordWithoutSpace => {
                "A keyword needs nothing between itself and a name, so that `\"for\" ~ name` reads `foritem`. Add a \
                 lookahead after the keyword: `@{ \"for\" ~ !ASCII_ALPHANUMERIC }`. Texts are tried."
            }
            Code::ExponentialBacktracking => {
                "Each nesting multiplies the number of steps, so that a short text takes minutes. Two \
                 alternatives begin with the same nested part, which pest reads again for each of them. Read the \
                 common part once: `a ~ (\"x\" | \"y\")` instead of `a ~ \"x\" | a ~ \"y\"`."
            }
            Code::DiffersFromAbnf => {
                "A rule differs from the ABNF in the `///` lines above it. A comment `// ABNF:` explains an intended \
                 difference."
            }
            Code::RedundantWhiteSpace => {
                "An optional part can only match white space, which the part before it, `WHITESPACE` or `COMMENT` has \
                 already read. It can be removed, or the rule must be atomic (`@` or `$`) if the white space matters."
            }
            Code::UnusedRule => {
                "No other rule uses a rule, and it does not begin with `SOI` as other rules do. It may be a leftover."
            }
        }
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
