//! The rules that lead to an offset in a text.

use std::fmt;

use super::trace::Match;

/// The rules by which a text is read at one offset, from the outermost to the innermost.
///
/// It is written `host > reg-name "6.6.6.6=" > sub-delims "="`. The text that a rule matches follows its name, unless the next rule matches
/// the same text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulePath(Vec<RuleMatch>);

/// A rule and the part of a text that it matches.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuleMatch {
    /// The name of the rule, as in its file.
    pub rule: String,
    /// The byte offset at which the part begins.
    pub at: usize,
    /// The matched part.
    pub text: String,
}

impl RuleMatch {
    pub(crate) fn of(found: &Match, text: &str) -> Self {
        RuleMatch { rule: found.rule.clone(), at: found.start, text: text[found.start..found.end].to_owned() }
    }
}

impl RulePath {
    /// Returns the rules, from the outermost to the innermost.
    #[must_use]
    pub fn rules(&self) -> &[RuleMatch] {
        &self.0
    }

    /// Returns the path to the character at an offset, or at the end of the text to what ends there. If several rules touch the offset, the
    /// path leads through a preferred one, if there is one.
    pub(crate) fn to(place: usize, matches: &[Match], text: &str, is_preferred: impl Fn(&str, &str) -> bool) -> Self {
        let mut path = vec![];
        let mut matches = matches;
        let is_preferred =
            |it: &&Match| (it.start..=it.end).contains(&place) && is_preferred(&it.rule, &text[it.start..it.end]);
        while let Some(next) = matches.iter().find(is_preferred).or_else(|| leading_to(place, matches, text)) {
            path.push(RuleMatch::of(next, text));
            matches = &next.parts;
        }
        RulePath(path)
    }

    /// Returns the path through some matches, from the outermost to the innermost.
    pub(crate) fn of(matches: &[&Match], text: &str) -> Self {
        RulePath(matches.iter().map(|it| RuleMatch::of(it, text)).collect())
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
fn leading_to<'m>(place: usize, matches: &'m [Match], text: &str) -> Option<&'m Match> {
    if place < text.len() {
        return matches.iter().find(|it| (it.start..it.end).contains(&place));
    }
    matches.iter().find(|it| it.end == place)
}

impl fmt::Display for RulePath {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, RuleMatch { rule, at, text }) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { " > " };
            write!(formatter, "{separator}{rule}")?;
            if self.0.get(index + 1).is_none_or(|next| (next.at, &next.text) != (*at, text)) {
                write!(formatter, " {text:?}")?;
            }
        }
        Ok(())
    }
}
