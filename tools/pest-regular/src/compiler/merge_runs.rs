//! Merges options that take the same run and differ only in how it begins.
//!
//! In `"//" ~ rest | rooted | loose | none`, `rooted` is a `/` and a run, `loose` is a run that
//! does not begin with `/`, and `none` takes nothing. The last three become one run, and its first
//! character decides which of them is captured. No test comes before the run.
//!
//! The pass is for `path-absolute / path-rootless / path-empty` in `hier-part`, so it takes exactly
//! three options.

use super::expression::{Character, CompiledExpression, Grammar, Set, bit};
use super::first_sets::Facts;

/// Merges such options, after `runs`.
pub fn merge(grammar: Grammar) -> Grammar {
    grammar.map(merge_in)
}

fn merge_in(grammar: &Grammar, expression: CompiledExpression) -> CompiledExpression {
    let CompiledExpression::Choice(options) = &expression else { return expression };
    let Some((before, last)) = options.split_last_chunk() else { return expression };
    let Some(merged) = merged(grammar, before, last) else { return expression };
    if before.is_empty() { merged } else { CompiledExpression::Choice([before, &[merged]].concat()) }
}

/// Merges three options, after others that do not match.
fn merged(
    grammar: &Grammar,
    before: &[CompiledExpression],
    options: &[CompiledExpression; 3],
) -> Option<CompiledExpression> {
    let [with, without, none] = options.each_ref().map(|it| captured(grammar, it));
    let ((with, rooted), (without, loose), (none, nothing)) = (with?, without?, none?);
    let CompiledExpression::Run(run, 1, None) = loose.parts().last().unwrap_or(loose) else { return None };
    let lead = lead(grammar, before, rooted, run)?;
    let is_loose = *loose == CompiledExpression::Run(run.clone(), 1, None) || *loose == without_lead(lead, run);
    let is_nothing = matches!(nothing, CompiledExpression::Literal(text) if text.is_empty());
    (is_loose && is_nothing).then(|| {
        let run = CompiledExpression::Run(run.clone(), 0, None);
        CompiledExpression::MergedRun(Box::new(run), lead, [with, without, none])
    })
}

/// A captured rule, and its expression.
fn captured<'g>(grammar: &'g Grammar, option: &CompiledExpression) -> Option<(usize, &'g CompiledExpression)> {
    let CompiledExpression::Rule(index) = option else { return None };
    let rule = &grammar.rules[*index];
    rule.is_captured.then_some((*index, &rule.expression))
}

/// The character that an expression begins with, if the expression matches every run that begins
/// with it.
fn lead(
    grammar: &Grammar,
    before: &[CompiledExpression],
    expression: &CompiledExpression,
    run: &Character,
) -> Option<char> {
    let CompiledExpression::Sequence(items) = expression else { return None };
    let [CompiledExpression::Character(first), rest] = items.as_slice() else { return None };
    let lead = first.single().filter(|lead| run.set.ascii & bit(*lead) != 0)?;
    let perhaps = || CompiledExpression::Repeat(Box::new(without_lead(lead, run)), 0, Some(1));
    let is_all = *rest == CompiledExpression::Run(run.clone(), 0, None);
    // Otherwise an option before this must take all texts that begin with the lead twice.
    (is_all || *rest == perhaps() && before.iter().any(|it| takes_two(grammar, it, lead))).then_some(lead)
}

/// A run of at least one character that does not begin with this one.
fn without_lead(lead: char, run: &Character) -> CompiledExpression {
    let lead = Character::from_set(Set::from_range(lead, lead));
    let ahead = CompiledExpression::NotAhead(Box::new(CompiledExpression::Character(lead)));
    CompiledExpression::Sequence(vec![ahead, CompiledExpression::Run(run.clone(), 1, None)])
}

/// Whether an option matches wherever this character occurs twice in a row.
fn takes_two(grammar: &Grammar, option: &CompiledExpression, lead: char) -> bool {
    let (first, rest) = match option {
        CompiledExpression::Sequence(items) => match items.split_first() {
            Some((first, rest)) => (first, rest),
            None => return false,
        },
        only => (only, [].as_slice()),
    };
    let is_two = matches!(first, CompiledExpression::Literal(text) if text.chars().eq([lead; 2]));
    is_two && !rest.iter().any(|it| Facts::new(grammar, it).can_fail)
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::read_all;
    use super::super::runs::find;
    use super::*;
    use grammar_reader::source::SourceFile;

    /// The number of options that are left of the first rule, where all others but `s` and `p` are
    /// captured, and whether the last option is a merged one.
    fn merged(text: &str) -> (usize, bool) {
        let rest = "s = { p* } p = { 'a'..'z' | \"%\" ~ d ~ d } d = { 'a'..'f' } none = { \"\" }";
        let text = format!("a = {{ {text} }} {rest}");
        let mut grammar = read_all(SourceFile { name: "test.pest".into(), text }).unwrap();
        for rule in &mut grammar.rules {
            rule.is_captured = !["a", "s", "p", "d"].contains(&&*rule.name);
        }
        match merge(find(fold(grammar))).rules.remove(0).expression {
            CompiledExpression::Choice(options) => {
                (options.len(), matches!(options.last(), Some(CompiledExpression::MergedRun(..))))
            }
            only => (1, matches!(only, CompiledExpression::MergedRun(..))),
        }
    }

    const ROOTED: &str = "rooted = { \"/\" ~ (p+ ~ (\"/\" ~ s)*)? }";
    const LOOSE: &str = "loose = { p+ ~ (\"/\" ~ s)* }";

    #[test]
    fn options_that_take_the_same_run() {
        let merged = |text: &str| merged(&format!("{text} }} {ROOTED} {LOOSE} unused = {{ \"\""));
        assert_eq!(merged("\"//\" ~ s ~ s | rooted | loose | none"), (2, true));
        assert_eq!(merged("\"//\" | \"!\" | rooted | loose | none"), (3, true));
        // No option takes two slashes.
        assert_eq!(merged("rooted | loose | none"), (3, false));
        assert_eq!(merged("\"/\" ~ s | rooted | loose | none"), (4, false));
        assert_eq!(merged("\"//\" ~ p | rooted | loose | none"), (4, false));
        assert_eq!(merged("(\"//\" | \"!\") ~ s | rooted | loose | none"), (4, false));
        // Another order.
        assert_eq!(merged("\"//\" ~ s | loose | rooted | none"), (4, false));
        // One that is not captured.
        assert_eq!(merged("\"//\" ~ s | rooted | loose | \"\""), (4, false));
    }

    #[test]
    fn runs_that_begin_with_the_lead() {
        let merged = |rooted: &str, loose: &str| {
            merged(&format!("rooted | loose | none }} rooted = {{ {rooted} }} loose = {{ {loose} }} unused = {{ \"\""))
        };
        assert_eq!(merged("\"/\" ~ (p | \"/\")*", "p+ ~ (\"/\" ~ s)*"), (1, true));
        assert_eq!(merged("\"/\" ~ (p | \"/\")*", "(p | \"/\")+"), (1, true));
        for (rooted, loose) in [
            // Another run, one that begins with something else, or one that its lead does not
            // continue with.
            ("\"/\" ~ s", "p+ ~ (\"/\" ~ s)*"),
            ("\"/\" ~ (p | \"/\")*", "p+"),
            ("\"/\" ~ (p | \"/\")*", "!\"!\" ~ (p | \"/\")+"),
            ("\"/\" ~ (p | \"/\")+", "(p | \"/\")+"),
            ("\"-\" ~ (p | \"/\")*", "(p | \"/\")+"),
            ("(\"/\" | \"-\") ~ (p | \"/\")*", "(p | \"/\")+"),
            ("\"%\" ~ (p | \"/\")*", "(p | \"/\")+"),
        ] {
            assert_eq!(merged(rooted, loose), (3, false), "{rooted}, {loose}");
        }
    }
}
