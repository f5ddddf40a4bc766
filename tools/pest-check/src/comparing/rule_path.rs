//! The rules that match at an offset of a text.

use std::fmt;

use super::trace::Match;

/// The rules that match at an offset of a text, from the outermost to the innermost.
///
/// The display format is `host > reg-name "6.6.6.6=" > sub-delims "="`. The text that a rule
/// matches follows its name, unless the next rule matches the same text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulePath(Vec<RuleMatch>);

/// A rule and the part of a text that it matches.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuleMatch {
    /// The name of the rule, as in its file.
    pub rule: String,
    /// The byte offset at which the part begins.
    pub offset: usize,
    /// The matched part.
    pub text: String,
}

impl RuleMatch {
    pub(crate) fn new(found: &Match, text: &str) -> Self {
        RuleMatch { rule: found.rule.clone(), offset: found.start, text: text[found.start..found.end].to_owned() }
    }
}

impl RulePath {
    /// Returns the rules, from the outermost to the innermost.
    #[must_use]
    pub fn rules(&self) -> &[RuleMatch] {
        &self.0
    }

    /// Returns the path to the character at an offset, or to the rules that end at the end of the
    /// text. Among rules that touch the offset, preferred ones are taken first.
    pub(crate) fn to_offset(
        offset: usize,
        matches: &[Match],
        text: &str,
        is_preferred: impl Fn(&str, &str) -> bool,
    ) -> Self {
        let mut path = vec![];
        let mut matches = matches;
        let is_preferred =
            |it: &&Match| (it.start..=it.end).contains(&offset) && is_preferred(&it.rule, &text[it.start..it.end]);
        while let Some(next) = matches.iter().find(is_preferred).or_else(|| containing(offset, matches, text)) {
            path.push(RuleMatch::new(next, text));
            matches = &next.parts;
        }
        RulePath(path)
    }

    /// Creates a path from matches, from the outermost to the innermost.
    pub(crate) fn from_matches(matches: &[&Match], text: &str) -> Self {
        RulePath(matches.iter().map(|it| RuleMatch::new(it, text)).collect())
    }

    /// Returns the path without its outermost rule, if that is `rule`.
    pub(crate) fn without(mut self, rule: &str) -> Self {
        if self.0.first().is_some_and(|outermost| outermost.rule == rule) {
            self.0.remove(0);
        }
        self
    }
}

/// Returns the match that contains an offset; at the end of the text, the first that ends there.
fn containing<'m>(offset: usize, matches: &'m [Match], text: &str) -> Option<&'m Match> {
    if offset < text.len() {
        return matches.iter().find(|it| (it.start..it.end).contains(&offset));
    }
    matches.iter().find(|it| it.end == offset)
}

impl fmt::Display for RulePath {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, RuleMatch { rule, offset, text }) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { " > " };
            write!(formatter, "{separator}{rule}")?;
            if self.0.get(index + 1).is_none_or(|next| (next.offset, &next.text) != (*offset, text)) {
                write!(formatter, " {text:?}")?;
            }
        }
        Ok(())
    }
}
