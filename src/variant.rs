//! A grammar of one's own: a variant of the generic syntax, in another crate.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::component::accessors::Components;
use crate::error::ParseError;
use crate::grammar::RuleText;
use crate::grammar::rules::Rule;
use crate::grammar::table::GrammarRule;
use crate::parse::pest_parser::ParserRule;
use crate::parse::{ParseTree, RuleError};
use crate::reference::reference::Uri;

/// Makes a module of grammar files: a parser for URIs of a scheme, or of any other variant of the generic syntax.
///
/// ```text
/// pest_uri::variant! {
///     /// URIs of the scheme `redis`.
///     pub mod redis {
///         grammar: "grammar/redis.pest",
///         entry: redis_URI,
///     }
/// }
/// ```
///
/// - `grammar` is a file, or several in brackets, as paths in the package. Their rules may use those of RFC 3986 by name, as
///   `grammar/uri.pest` of this crate has them.
/// - `entry` is the rule that a whole text must match.
/// - `generic`, if it is there, is a file, or several in brackets, in the place of this crate's `uri.pest`: for an edited one. Then there
///   need be no `grammar`.
///
/// The module has
///
/// - `VARIANT`, a [`Variant`],
/// - `parse(text)`, `components(text)` and `uri(text)`, short for its methods,
/// - `rules`, a module with a constant for each rule, its name in a tree: `tree.find(redis::rules::db_number)`, which does not compile where
///   the grammar has no such rule any more. The constants are called as the rules are (`rules::host`), so that `use redis::rules::*` would take
///   such names from variables,
/// - a test that runs the `// ok:` and `// bad:` examples above the rules; the compiler drops it where the module stands in a function.
///
/// It does not compile where a file is not there, where a rule uses one that no file has, where a rule has no ABNF and section above
/// it, where a repetition would be written out more than 1,000 times (`{1,5000}`), and where the grammar lacks a rule that the walk to the
/// components needs; the message says which.
/// `grammar/README.md` lists what else it refuses.
///
/// That file goes from the ABNF of a scheme to a variant with tests, and `examples/redis` is one.
#[macro_export]
macro_rules! variant {
    ($($variant:tt)*) => {
        $crate::__variant! { $($variant)* }
    };
}

/// A grammar that [`variant!`](crate::variant) has read, and the rule that a whole text must match.
///
/// It is equal to its copies alone: two modules have two variants, though they be of the same files.
#[derive(Clone, Copy)]
pub struct Variant {
    entry: ParserRule,
}

impl Variant {
    /// The name of the rule that a whole text must match.
    #[must_use]
    pub fn entry(&self) -> &'static str {
        self.entry.rule.name
    }

    /// Parses the whole of a text by the entry rule.
    ///
    /// # Errors
    /// A [`ParseError`] where the rule does not match the text. Its [report](ParseError::report) shows the variant's own rules.
    pub fn parse<'t>(&self, text: &'t str) -> Result<ParseTree<'t>, ParseError> {
        ParseTree::parse_by(self.entry, text)
    }

    /// Parses the whole of a text by any rule of the variant's grammar, by its name there or with `-` for `_`.
    ///
    /// # Errors
    /// [`RuleError::Unknown`] for an unknown rule, [`RuleError::Refused`] where the rule does not match
    /// the text.
    pub fn parse_rule<'t>(&self, name: &str, text: &'t str) -> Result<ParseTree<'t>, RuleError> {
        let rule = self.rule(name).ok_or(RuleError::Unknown)?;
        Ok(ParseTree::parse_by(rule, text)?)
    }

    /// The components of a text that the entry rule matches.
    ///
    /// The walk is that of all references: over the tree of the rule `URI-reference` as the variant's grammar has it. So a variant
    /// need not name the components in its own rules. Where the components stand is by that grammar; what they are is by RFC 3986: the kind of
    /// a host, and what is percent-encoded.
    ///
    /// # Errors
    /// A [`ParseError`] where the entry rule does not match the text, or where `URI-reference` does not; the latter only if the variant
    /// is wider than the generic syntax, which no scheme's may be (RFC 3986, section 3.1).
    pub fn components<'t>(&self, text: &'t str) -> Result<Components<'t>, ParseError> {
        self.parse(text)?;
        let generic = self.rule(Rule::URI_reference.entry().name).unwrap_or(self.entry);
        Ok(Components::of(&ParseTree::parse_by(generic, text)?))
    }

    /// A text that the entry rule matches, as a URI, with all that one can do: be resolved, normalized, compared, edited.
    ///
    /// What comes of that is a URI; whether the entry rule matches it, too, [`parse`](Variant::parse) tells.
    ///
    /// # Errors
    /// A [`ParseError`] where the entry rule does not match the text, or where it is no URI by RFC 3986: a relative reference, or a text
    /// of a variant that is wider.
    pub fn uri<'t>(&self, text: &'t str) -> Result<Uri<&'t str>, ParseError> {
        self.parse(text)?;
        Uri::parse(text)
    }

    /// The rules of the grammar, each with its name, its ABNF and its section.
    pub fn rules(&self) -> impl Iterator<Item = RuleText> {
        self.entry.rule.grammar.iter().map(RuleText::of)
    }

    /// Texts that any rule of the variant's grammar matches, by its name there or with `-` for `_`; nothing, if the grammar has no such rule.
    ///
    /// ```text
    /// proptest!(|(number in redis::VARIANT.texts_of("db-number").unwrap())| {
    ///     prop_assert!(redis::parse(&format!("redis://h/{number}")).is_ok());
    /// });
    /// ```
    #[cfg(feature = "proptest")]
    #[must_use]
    pub fn texts_of(&self, name: &str) -> Option<impl proptest::strategy::Strategy<Value = String> + use<>> {
        self.rule(name).map(|entry| Variant { entry }.texts())
    }

    /// The rule that a whole text must match.
    #[cfg(feature = "proptest")]
    pub(crate) fn entry_rule(self) -> ParserRule {
        self.entry
    }

    fn rule(self, name: &str) -> Option<ParserRule> {
        let name = name.replace('_', "-");
        self.entry
            .rule
            .grammar
            .iter()
            .find(|entry| entry.name == name)
            .map(|entry| ParserRule { rule: GrammarRule(entry), ..self.entry })
    }

    /// Checks examples, each with its place, its rule, its text, and whether the rule must match it: for the test in a variant's module.
    #[doc(hidden)]
    #[track_caller]
    pub fn assert_examples(&self, examples: &[(&str, &str, &str, bool)]) {
        let wrong: Vec<String> = examples.iter().filter_map(|example| self.wrong_example(*example)).collect();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// What is wrong with an example.
    fn wrong_example(self, (place, rule, text, matches): (&str, &str, &str, bool)) -> Option<String> {
        let verb = if matches { "match" } else { "refuse" };
        let error = self.parse_rule(rule, text).err();
        (error.is_none() != matches).then(|| format!("{place}: {rule} must {verb} {text:?}{}", Because(error)))
    }
}

/// `: ` and an error, if there is one.
struct Because(Option<RuleError>);

impl fmt::Display for Because {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |error| write!(formatter, ": {error}"))
    }
}

impl PartialEq for Variant {
    fn eq(&self, other: &Self) -> bool {
        self.entry.rule == other.entry.rule
    }
}

impl Eq for Variant {}

impl fmt::Debug for Variant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Variant").field(&self.entry.rule).finish()
    }
}

/// What the expansions of the macros use.
#[doc(hidden)]
pub mod private {
    pub extern crate alloc;

    /// What pest's generator names of `std`, where another package turns on its feature of that name.
    pub mod std {
        pub use alloc::{borrow, boxed, format, rc, string, vec};
        pub use core::{option, result};
    }

    pub use pest;
    pub use pest_uri_macros::variant as expand_variant;

    pub use crate::grammar::rules::Rule;
    pub use crate::grammar::table::{Characters, Expression, GrammarRule, RuleEntry, Rules};
    pub use crate::parse::pest_parser::{Read, read};

    use super::Variant;
    use crate::parse::pest_parser::ParserRule;

    #[must_use]
    pub const fn variant(entry: &'static RuleEntry, read: Read) -> Variant {
        Variant { entry: ParserRule { rule: GrammarRule(entry), read } }
    }

    /// The rule of this crate's grammar that has a name.
    #[must_use]
    pub const fn own_rule(name: &str) -> Option<Rule> {
        Rule::by_name(name)
    }
}
