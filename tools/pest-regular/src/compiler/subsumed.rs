//! Removes options that the next option subsumes.
//!
//! `address ~ !name | name*` becomes `name*`, if nothing in `address` is captured and it takes only
//! characters of `name`. The run cannot continue after the first option either, so both options
//! match the same part of every text.
//!
//! The pass is for `host`: its option `IPv4address ~ !…` exists for trees, and `reg-name` matches
//! the same texts.

use super::expression::{CompiledExpression, Grammar, bit};

/// Removes such options, after `runs`.
pub fn remove(grammar: Grammar) -> Grammar {
    grammar.map(remove_in)
}

fn remove_in(grammar: &Grammar, expression: CompiledExpression) -> CompiledExpression {
    let CompiledExpression::Choice(options) = expression else { return expression };
    let mut left: Vec<CompiledExpression> = vec![];
    for option in options.into_iter().rev() {
        if !left.last().is_some_and(|next| is_subsumed(grammar, &option, next)) {
            left.push(option);
        }
    }
    left.reverse();
    match <[CompiledExpression; 1]>::try_from(left) {
        Ok([only]) => only,
        Err(options) => CompiledExpression::Choice(options),
    }
}

fn is_subsumed(grammar: &Grammar, option: &CompiledExpression, next: &CompiledExpression) -> bool {
    let (CompiledExpression::Sequence(items), CompiledExpression::Run(run, 0, None)) = (option, next) else {
        return false;
    };
    let Some((CompiledExpression::NotAhead(ahead), items)) = items.split_last() else { return false };
    **ahead == CompiledExpression::Character(run.clone()) && takes_only(grammar, items, run.set.ascii)
}

/// Whether these take only characters of a set, and capture nothing.
fn takes_only(grammar: &Grammar, items: &[CompiledExpression], set: u128) -> bool {
    let reached = grammar.reached(&items.iter().flat_map(CompiledExpression::rules).collect::<Vec<_>>());
    let mut rules = reached.iter().map(|&rule| &grammar.rules[rule]);
    let inner = rules.clone().map(|rule| &rule.expression);
    let mut is_within = true;
    items.iter().chain(inner).for_each(|it| it.each(&mut |it| is_within &= takes_of(it, set)));
    is_within && !rules.any(|rule| rule.is_captured)
}

/// Whether the characters that an expression takes are in a set.
fn takes_of(expression: &CompiledExpression, set: u128) -> bool {
    let has = |character: char| set & bit(character) != 0;
    match expression {
        CompiledExpression::Literal(text) => text.chars().all(has),
        CompiledExpression::AnyCase(text) => {
            text.chars().all(|it| has(it.to_ascii_lowercase()) && has(it.to_ascii_uppercase()))
        }
        CompiledExpression::Character(run) | CompiledExpression::Run(run, ..) => {
            run.is_plain() && run.set.ascii & !set == 0
        }
        CompiledExpression::Led(lead, run, _) => has(*lead) && run.is_plain() && run.set.ascii & !set == 0,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::read_all;
    use super::super::runs::find;
    use super::*;
    use grammar_reader::source::SourceFile;

    const REST: &str = "n = { ^\"a\" | '0'..'9' | \".\" | e } e = { \"%\" ~ d ~ d } d = { '0'..'9' } r = { \"1\" }";

    /// The number of options that are left of the first rule, where `r` is captured.
    fn left(text: &str) -> usize {
        let file = SourceFile { name: "test.pest".into(), text: format!("a = {{ {text} }} {REST}") };
        let mut grammar = read_all(file).unwrap();
        for rule in &mut grammar.rules {
            rule.is_captured = rule.name == "r";
        }
        match remove(find(fold(grammar))).rules.remove(0).expression {
            CompiledExpression::Choice(options) => options.len(),
            _ => 1,
        }
    }

    #[test]
    fn options_that_end_with_the_next_run() {
        for text in [
            "d ~ \".\" ~ d ~ !n | n*", "d+ ~ !n | n*", "d* ~ !n | n*", "d{1,3} ~ (\".\" ~ d*)* ~ !n | n*",
            "&e ~ d ~ !n | n*", "^\"1a\" ~ !n | n*", "\"1\" ~ !n | \"2\" ~ !n | n*",
        ] {
            // A lookahead takes nothing, but it is not treated specially.
            assert_eq!(left(text), if text.contains('&') { 2 } else { 1 }, "{text}");
        }
        assert_eq!(left("\"[\" ~ d | d ~ !n | n* "), 2);
    }

    #[test]
    fn options_that_may_end_elsewhere() {
        for text in [
            // Another run, no run, or one that must have a character.
            "d ~ !n | (n | \"/\")*", "d ~ !(d | e) | n*", "d ~ !n | n+", "d ~ !n | n ~ n*", "d ~ !n | \"x\" | n*",
            // A text that continues the run, or one that the run would not take.
            "d ~ \".\" | n*", "d ~ &n | n*", "d ~ \"x\" ~ !n | n*", "d ~ ^\"b\" ~ !n | n*", "e ~ !n | n*",
            "(d | \"x\") ~ !n | n*", "(\"/\" ~ d*)* ~ !n | n*", "(\".\" ~ (d | \"x\")*)* ~ !n | n*", "\"é\" ~ !n | n*",
            // A capture would be lost.
            "r ~ !n | n*", "(d ~ r)* ~ !n | n*",
        ] {
            assert!(left(text) > 1, "{text}");
        }
    }
}
