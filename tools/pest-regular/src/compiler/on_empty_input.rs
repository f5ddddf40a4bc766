//! Computes the result of a rule for a text from which it can take no character.
//!
//! An entry rule gets this result as a constant: a text whose first byte cannot begin a match, such
//! as a `URI` that begins with `1`, needs no bitmaps.

use std::collections::HashMap;

use super::expression::{CompiledExpression, Grammar};

/// The result of an expression that can take nothing: at the end of a text, or before a byte that
/// is not in [`Facts::first`](super::first_sets::Facts::first).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnEmptyInput {
    Fails,
    /// It matches, with these captured rules, in their order.
    Matches(Vec<usize>),
    /// It depends on the next byte, or on whether there is one.
    Depends,
}

/// If an empty match captures more rules than this, the result depends on the functions of the
/// rules.
const MAX_CAPTURES: usize = 8;

impl OnEmptyInput {
    pub fn new(grammar: &Grammar, expression: &CompiledExpression) -> OnEmptyInput {
        OnEmptyInput::with_known(grammar, expression, &mut HashMap::new())
    }

    /// The same, with the results of rules that are known already: many rules may name a rule, and
    /// as many others may name them.
    fn with_known(
        grammar: &Grammar,
        expression: &CompiledExpression,
        known: &mut HashMap<usize, OnEmptyInput>,
    ) -> OnEmptyInput {
        let mut of = |it: &CompiledExpression| OnEmptyInput::with_known(grammar, it, known);
        match expression {
            CompiledExpression::Literal(text) | CompiledExpression::AnyCase(text) => {
                OnEmptyInput::when(text.is_empty())
            }
            CompiledExpression::Character(_) => OnEmptyInput::Fails,
            CompiledExpression::Run(_, least, _) => OnEmptyInput::when(*least == 0),
            CompiledExpression::Led(..) | CompiledExpression::Start => OnEmptyInput::when(true),
            CompiledExpression::MergedRun(.., [_, _, none]) => OnEmptyInput::Matches(vec![*none]),
            CompiledExpression::Rule(rule) => {
                if let Some(nothing) = known.get(rule) {
                    return nothing.clone();
                }
                let inner = OnEmptyInput::with_known(grammar, &grammar.rules[*rule].expression, known);
                let own = grammar.rules[*rule].is_captured.then_some(*rule);
                let nothing = inner.then(OnEmptyInput::Matches(own.into_iter().collect()));
                known.insert(*rule, nothing.clone());
                nothing
            }
            CompiledExpression::Sequence(items) => {
                items.iter().map(of).fold(OnEmptyInput::when(true), OnEmptyInput::then)
            }
            CompiledExpression::Choice(options) => {
                options.iter().map(of).find(|it| *it != OnEmptyInput::Fails).unwrap_or(OnEmptyInput::Fails)
            }
            CompiledExpression::Repeat(item, least, _) => match (of(item), least) {
                (OnEmptyInput::Fails, 0) => OnEmptyInput::when(true),
                (OnEmptyInput::Fails, _) => OnEmptyInput::Fails,
                // How often pest repeats an empty match is left to the functions of the rules.
                _ => OnEmptyInput::Depends,
            },
            CompiledExpression::Ahead(inner) => match of(inner) {
                OnEmptyInput::Matches(_) => OnEmptyInput::when(true),
                other => other,
            },
            // These take nothing, so the next byte is not in the first set.
            CompiledExpression::NotAhead(_) | CompiledExpression::End => OnEmptyInput::Depends,
        }
    }

    fn when(is_match: bool) -> OnEmptyInput {
        if is_match { OnEmptyInput::Matches(vec![]) } else { OnEmptyInput::Fails }
    }

    /// A sequence with a part that is sure to fail fails, even if a part before it depends on the
    /// text.
    fn then(self, next: OnEmptyInput) -> OnEmptyInput {
        match (self, next) {
            (OnEmptyInput::Fails, _) | (_, OnEmptyInput::Fails) => OnEmptyInput::Fails,
            (OnEmptyInput::Matches(before), OnEmptyInput::Matches(after))
                if before.len() + after.len() <= MAX_CAPTURES =>
            {
                OnEmptyInput::Matches([before, after].concat())
            }
            _ => OnEmptyInput::Depends,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::read_all;
    use super::super::runs::find;
    use super::*;
    use grammar_reader::source::SourceFile;

    /// The result of the first rule, where `r` and `s` are captured.
    fn nothing(text: &str) -> OnEmptyInput {
        let text = format!("a = {{ {text} }} r = {{ \"r\"? }} s = {{ r ~ \"s\"? }} t = {{ \"t\" ~ r }}");
        let mut grammar = read_all(SourceFile { name: "test.pest".into(), text }).unwrap();
        for rule in &mut grammar.rules {
            rule.is_captured = ["r", "s"].contains(&&*rule.name);
        }
        let [read, with_runs] =
            [grammar.clone(), find(fold(grammar))].map(|it| OnEmptyInput::new(&it, &CompiledExpression::Rule(0)));
        assert_eq!(read, with_runs, "the passes before this one do not change the result");
        with_runs
    }

    #[test]
    fn an_expression_that_takes_a_character_fails() {
        for text in
            ["\"x\"", "'x'..'y'", "t", "r ~ \"x\"", "\"x\" | t", "\"x\"+", "t{2}", "&\"x\"", "!\"x\" ~ \"y\"", "&t ~ r"]
        {
            assert_eq!(nothing(text), OnEmptyInput::Fails, "{text}");
        }
    }

    #[test]
    fn an_expression_that_takes_none_matches() {
        for text in ["\"\"", "\"x\"*", "t*", "t?", "SOI", "\"x\" | \"\"", "t{0,2}", "&r"] {
            assert_eq!(nothing(text), OnEmptyInput::Matches(vec![]), "{text}");
        }
        for (text, rules) in [("r", vec![1]), ("s", vec![1, 2]), ("r ~ t? ~ r", vec![1, 1]), ("t | s", vec![1, 2])] {
            assert_eq!(nothing(text), OnEmptyInput::Matches(rules), "{text}");
        }
    }

    #[test]
    fn many_captures_depend_on_the_rules() {
        let of = |times: usize| nothing(&vec!["r"; times].join(" ~ "));
        assert_eq!(of(MAX_CAPTURES), OnEmptyInput::Matches(vec![1; MAX_CAPTURES]));
        assert_eq!(of(MAX_CAPTURES + 1), OnEmptyInput::Depends);
    }

    #[test]
    fn tests_of_the_next_byte_depend_on_it() {
        for text in ["!\"x\"", "EOI", "!\"x\" ~ r", "\"x\" | !\"y\" ~ r", "(!\"x\")?", "r ~ EOI", "&(!\"x\")"] {
            assert_eq!(nothing(text), OnEmptyInput::Depends, "{text}");
        }
    }
}
