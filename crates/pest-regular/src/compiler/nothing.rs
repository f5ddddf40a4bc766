//! Computes the result of a rule for a text from which it can take no character.

use std::collections::HashMap;

use super::expression::{CompiledExpression, Grammar};

/// What an expression does where it can take nothing: at the end of a text, or before a byte that is not in
/// [`Facts::first`](super::facts::Facts::first).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Nothing {
    Fails,
    /// It matches, with these recorded rules, in their order.
    Matches(Vec<usize>),
    /// It depends on the next byte, or on whether there is one.
    Depends,
}

/// If an empty match records more rules than this, it is left to the functions of the rules.
const MOST: usize = 8;

impl Nothing {
    pub fn of(grammar: &Grammar, expression: &CompiledExpression) -> Nothing {
        Nothing::of_known(grammar, expression, &mut HashMap::new())
    }

    /// The same, with the results of rules that are known already: many rules may name a rule, and as many others may name them.
    fn of_known(grammar: &Grammar, expression: &CompiledExpression, known: &mut HashMap<usize, Nothing>) -> Nothing {
        let mut of = |it: &CompiledExpression| Nothing::of_known(grammar, it, known);
        match expression {
            CompiledExpression::Literal(text) | CompiledExpression::AnyCase(text) => Nothing::when(text.is_empty()),
            CompiledExpression::Character(_) => Nothing::Fails,
            CompiledExpression::Run(_, least, _) => Nothing::when(*least == 0),
            CompiledExpression::Led(..) | CompiledExpression::Start => Nothing::when(true),
            CompiledExpression::SameRun(.., [_, _, none]) => Nothing::Matches(vec![*none]),
            CompiledExpression::Rule(rule) => {
                if let Some(nothing) = known.get(rule) {
                    return nothing.clone();
                }
                let inner = Nothing::of_known(grammar, &grammar.rules[*rule].expression, known);
                let own = grammar.rules[*rule].is_recorded.then_some(*rule);
                let nothing = inner.then(Nothing::Matches(own.into_iter().collect()));
                known.insert(*rule, nothing.clone());
                nothing
            }
            CompiledExpression::Sequence(items) => items.iter().map(of).fold(Nothing::when(true), Nothing::then),
            CompiledExpression::Choice(options) => {
                options.iter().map(of).find(|it| *it != Nothing::Fails).unwrap_or(Nothing::Fails)
            }
            CompiledExpression::Repeat(item, least, _) => match (of(item), least) {
                (Nothing::Fails, 0) => Nothing::when(true),
                (Nothing::Fails, _) => Nothing::Fails,
                // How often pest repeats an empty match is left to the functions of the rules.
                _ => Nothing::Depends,
            },
            CompiledExpression::Ahead(inner) => match of(inner) {
                Nothing::Matches(_) => Nothing::when(true),
                other => other,
            },
            // The byte that this is about is not among those that a match may begin with.
            CompiledExpression::NotAhead(_) | CompiledExpression::End => Nothing::Depends,
        }
    }

    fn when(is_match: bool) -> Nothing {
        if is_match { Nothing::Matches(vec![]) } else { Nothing::Fails }
    }

    /// A sequence with a part that is sure to fail fails, even if a part before it depends on the text.
    fn then(self, next: Nothing) -> Nothing {
        match (self, next) {
            (Nothing::Fails, _) | (_, Nothing::Fails) => Nothing::Fails,
            (Nothing::Matches(before), Nothing::Matches(behind)) if before.len() + behind.len() <= MOST => {
                Nothing::Matches([before, behind].concat())
            }
            _ => Nothing::Depends,
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

    /// What the first of some rules does. Of the others, `r` and `s` are recorded.
    fn nothing(text: &str) -> Nothing {
        let text = format!("a = {{ {text} }} r = {{ \"r\"? }} s = {{ r ~ \"s\"? }} t = {{ \"t\" ~ r }}");
        let mut grammar = read_all(SourceFile { name: "test.pest".into(), text }).unwrap();
        for rule in &mut grammar.rules {
            rule.is_recorded = ["r", "s"].contains(&&*rule.name);
        }
        let [before, behind] =
            [grammar.clone(), find(fold(grammar))].map(|it| Nothing::of(&it, &CompiledExpression::Rule(0)));
        assert_eq!(before, behind, "what the passes before make of it tells the same");
        behind
    }

    #[test]
    fn what_takes_a_character_fails() {
        for text in
            ["\"x\"", "'x'..'y'", "t", "r ~ \"x\"", "\"x\" | t", "\"x\"+", "t{2}", "&\"x\"", "!\"x\" ~ \"y\"", "&t ~ r"]
        {
            assert_eq!(nothing(text), Nothing::Fails, "{text}");
        }
    }

    #[test]
    fn what_takes_none_matches_with_what_is_recorded() {
        for text in ["\"\"", "\"x\"*", "t*", "t?", "SOI", "\"x\" | \"\"", "t{0,2}", "&r"] {
            assert_eq!(nothing(text), Nothing::Matches(vec![]), "{text}");
        }
        for (text, rules) in [("r", vec![1]), ("s", vec![1, 2]), ("r ~ t? ~ r", vec![1, 1]), ("t | s", vec![1, 2])] {
            assert_eq!(nothing(text), Nothing::Matches(rules), "{text}");
        }
    }

    #[test]
    fn what_records_much_is_left_to_the_rules() {
        let of = |times: usize| nothing(&vec!["r"; times].join(" ~ "));
        assert_eq!(of(MOST), Nothing::Matches(vec![1; MOST]));
        assert_eq!(of(MOST + 1), Nothing::Depends);
    }

    #[test]
    fn what_asks_what_stands_there_depends_on_it() {
        for text in ["!\"x\"", "EOI", "!\"x\" ~ r", "\"x\" | !\"y\" ~ r", "(!\"x\")?", "r ~ EOI", "&(!\"x\")"] {
            assert_eq!(nothing(text), Nothing::Depends, "{text}");
        }
    }
}
