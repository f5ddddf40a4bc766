//! Custom grammars: grammars of other crates.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::component::accessors::Components;
use crate::error::ParseError;
use crate::grammar::RuleText;
use crate::grammar::Trace;
use crate::grammar::functions::{self, Function};
use crate::grammar::rules::Rule;
use crate::grammar::table::GrammarRule;
use crate::parse::{ParseTree, RuleError};
use crate::reference::reference::Uri;

/// Makes a module of grammar files: a parser for URIs of a scheme, or of any other restriction or change of the generic
/// syntax.
///
/// ```text
/// pest_uri::grammar! {
///     /// URIs of the scheme `redis`.
///     pub mod redis {
///         grammar: "grammar/redis.pest",
///         entry: redis_URI,
///     }
/// }
/// ```
///
/// - `grammar` is a file, or several in brackets, as paths in the package. Their rules may use those of RFC 3986 by
///   name, as `grammar/uri.pest` of this crate defines them.
/// - `entry` is the rule that a whole text must match.
/// - `generic`, which is optional, is a file, or several in brackets, used instead of this crate's `uri.pest`: for an
///   edited copy. Then `grammar` is optional.
///
/// The module has
///
/// - `GRAMMAR`, a [`CustomGrammar`],
/// - `parse(text)`, `components(text)` and `uri(text)`, short for its methods,
/// - `rules`, a module with a constant for each rule, its name in a tree: `tree.find(redis::rules::db_number)`. It does
///   not compile if the grammar no longer has that rule. The constants have the names of the rules (`rules::host`), so
///   a glob import of the module would take such names from variables,
/// - a test that runs the `// ok:` and `// bad:` examples above the rules; the compiler drops it if the module is in a
///   function.
///
/// It does not compile, with a message that says why, if
/// - a file does not exist,
/// - a rule uses one that no file defines,
/// - a rule has no ABNF and section above it,
/// - a repetition would be written out more than 1,000 times (`{1,5000}`),
/// - the grammar lacks a rule that the walk to the components needs.
///
/// Also if it uses pest's stack or Unicode properties, has a rule `WHITESPACE` or `COMMENT`, a silent entry rule, or no
/// line feed at its end.
///
/// `grammar/README.md` is a tutorial. A type is made of a grammar by [`derive(FromGrammar)`](macro@crate::FromGrammar).
#[macro_export]
macro_rules! grammar {
    ($($grammar:tt)*) => {
        $crate::__private::expand_grammar! { [$crate] $($grammar)* }
    };
}

/// A grammar that [`grammar!`](crate::grammar) has read, and the rule that a whole text must match.
///
/// It is equal only to its copies: two modules have two different grammars, even if they are of the same files.
#[derive(Clone, Copy)]
pub struct CustomGrammar {
    entry: GrammarRule,
    /// The function of the entry rule, if the derive has written one.
    function: Option<Function>,
}

impl CustomGrammar {
    /// The name of the rule that a whole text must match.
    #[must_use]
    pub fn entry(&self) -> &'static str {
        self.entry.name
    }

    /// Parses the whole of a text by the entry rule.
    ///
    /// # Errors
    /// A [`ParseError`] if the rule does not match the text. Its [report](ParseError::report) shows the rules of the
    /// custom grammar.
    pub fn parse<'t>(&self, text: &'t str) -> Result<ParseTree<'t>, ParseError> {
        let nodes = self.function.and_then(|function| functions::nodes(function, text));
        nodes.map_or_else(|| ParseTree::parse_by(self.entry, text), |nodes| Ok(ParseTree::from_nodes(text, nodes)))
    }

    /// Parses the whole of a text by any rule of the custom grammar, by its name there or with `-` for `_`.
    ///
    /// # Errors
    /// [`RuleError::Unknown`] for an unknown rule, [`RuleError::Rejected`] if the rule does not match the
    /// text.
    pub fn parse_rule<'t>(&self, name: &str, text: &'t str) -> Result<ParseTree<'t>, RuleError> {
        let rule = self.rule(name).ok_or(RuleError::Unknown)?;
        Ok(ParseTree::parse_by(rule, text)?)
    }

    /// The components of a text that the entry rule matches.
    ///
    /// The components are found as for any reference: in the tree of the rule `URI-reference` of the custom grammar. So
    /// its own rules need not name the components. The offsets of the components follow that grammar; their
    /// interpretation follows RFC 3986: the kind of a host, and what is percent-encoded.
    ///
    /// # Errors
    /// A [`ParseError`] if the entry rule or `URI-reference` does not match the text; the latter only if the custom
    /// grammar is wider than the generic syntax, which no scheme's may be (RFC 3986, section 3.1).
    pub fn components<'t>(&self, text: &'t str) -> Result<Components<'t>, ParseError> {
        self.parse(text)?;
        let generic = self.rule(Rule::URI_reference.entry().name).unwrap_or(self.entry);
        Ok(Components::from_tree(&ParseTree::parse_by(generic, text)?))
    }

    /// Parses a text that the entry rule matches as a URI, with all operations: resolving, normalizing, comparing,
    /// editing.
    ///
    /// The result of an operation is a URI; use [`parse`](CustomGrammar::parse) to check whether the entry rule matches
    /// it too.
    ///
    /// # Errors
    /// A [`ParseError`] if the entry rule does not match the text, or if the text is not a URI by RFC 3986: a relative
    /// reference, or a text of a wider grammar.
    pub fn uri<'t>(&self, text: &'t str) -> Result<Uri<&'t str>, ParseError> {
        self.parse(text)?;
        Uri::parse(text)
    }

    /// The rules that are tried on a text, and where each fails: for authors of the grammar.
    #[must_use]
    pub fn trace(&self, text: &str) -> Trace {
        Trace::new(self.entry, text)
    }

    /// The rules of the grammar, each with its name, its ABNF and its section.
    pub fn rules(&self) -> impl Iterator<Item = RuleText> {
        self.entry.grammar.iter().map(RuleText::from_entry)
    }

    /// Texts that any rule of the custom grammar matches, by its name there or with `-` for `_`; `None` if the grammar
    /// has no such rule.
    ///
    /// ```text
    /// proptest!(|(number in redis::GRAMMAR.texts_of("db-number").unwrap())| {
    ///     prop_assert!(redis::parse(&format!("redis://h/{number}")).is_ok());
    /// });
    /// ```
    #[cfg(feature = "proptest")]
    #[must_use]
    pub fn texts_of(&self, name: &str) -> Option<impl proptest::strategy::Strategy<Value = String> + use<>> {
        self.rule(name).map(|entry| CustomGrammar { entry, function: None }.texts())
    }

    /// The rule that a whole text must match.
    pub(crate) fn entry_rule(self) -> GrammarRule {
        self.entry
    }

    fn rule(self, name: &str) -> Option<GrammarRule> {
        let name = name.replace('_', "-");
        self.entry.grammar.iter().find(|entry| entry.name == name).map(GrammarRule)
    }

    /// Checks examples, each with its location, its rule, its text, and whether the rule must match it: for the test in
    /// the module.
    #[doc(hidden)]
    #[track_caller]
    pub fn assert_examples(&self, examples: &[(&str, &str, &str, bool)]) {
        let wrong: Vec<String> = examples.iter().filter_map(|example| self.wrong_example(*example)).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// What is wrong with an example.
    fn wrong_example(self, (location, rule, text, matches): (&str, &str, &str, bool)) -> Option<String> {
        let verb = if matches { "match" } else { "reject" };
        let tree = self.parse_rule(rule, text);
        // The function of the entry rule and the interpreter make the same tree.
        assert!(
            rule != self.entry.name || self.parse(text).ok() == tree.as_ref().ok().cloned(),
            "{location}: two trees of {text:?}"
        );
        let error = tree.err();
        (error.is_none() != matches).then(|| format!("{location}: {rule} must {verb} {text:?}{}", ErrorSuffix(error)))
    }
}

/// `: ` and an error, if there is one.
struct ErrorSuffix(Option<RuleError>);

impl fmt::Display for ErrorSuffix {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |error| write!(formatter, ": {error}"))
    }
}

impl PartialEq for CustomGrammar {
    fn eq(&self, other: &Self) -> bool {
        self.entry == other.entry
    }
}

impl Eq for CustomGrammar {}

impl fmt::Debug for CustomGrammar {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("CustomGrammar").field(&self.entry).finish()
    }
}

/// Implements serde's traits for a type that derives `FromGrammar`, by its text.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_as_text {
    ($name:ident) => {
        #[automatically_derived]
        impl $crate::__private::serde::Serialize for $name {
            fn serialize<S: $crate::__private::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        #[automatically_derived]
        impl<'de> $crate::__private::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::__private::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                <$crate::Parsed<$name> as $crate::__private::serde::Deserialize>::deserialize(deserializer)
                    .map($crate::Parsed::into_value)
            }
        }
    };
}

/// Nothing without the feature `serde`.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_as_text {
    ($name:ident) => {};
}

/// Items that the expansions of the macros use.
#[doc(hidden)]
pub mod private {
    pub extern crate alloc;

    pub use pest_uri_macros::grammar as expand_grammar;
    #[cfg(feature = "serde")]
    pub use serde;

    pub use crate::from_grammar::private as from_grammar;
    pub use crate::grammar::functions;
    pub use crate::grammar::generated::functions as generic;
    pub use crate::grammar::rules::GENERIC;
    pub use crate::grammar::rules::Rule;
    pub use crate::grammar::table::{Characters, Expression, GrammarRule, Nesting, RuleEntry, RuleModifier, Rules};

    use super::CustomGrammar;

    #[must_use]
    pub const fn custom_grammar(entry: &'static RuleEntry) -> CustomGrammar {
        CustomGrammar { entry: GrammarRule(entry), function: None }
    }

    impl CustomGrammar {
        /// The same grammar with a function that matches what the entry rule matches, and makes the same nodes.
        #[must_use]
        pub const fn with_function(self, function: functions::Function) -> Self {
            CustomGrammar { function: Some(function), ..self }
        }
    }

    /// The rule of this crate's grammar with this name.
    #[must_use]
    pub const fn own_rule(name: &str) -> Option<Rule> {
        Rule::by_name(name)
    }
}
