//! The character sets of a grammar, without a recognizer: what percent-encoding needs to know.

use pest_meta::ast;

use super::characters::fold;
use super::expression::{CompiledExpression, Grammar};
use super::read;
use grammar_reader::error::Error;
use grammar_reader::large_stack;

/// Returns the ASCII characters that each rule of a pest grammar matches one by one: a set, a
/// choice of sets, or a repetition of one. The bit of a character is that of its code.
///
/// Other options of a choice are left out: for `(safe | "%" ~ digit ~ digit)*`, the characters are
/// those of `safe`. The rules are those that `pest_meta` reads, of any grammar; a rule that is not
/// regular has no characters.
///
/// ```
/// use pest_meta::parser::{Rule, consume_rules, parse};
///
/// let grammar = r#"key = { (safe | "%" ~ digit ~ digit)+ } safe = { digit | "-" } digit = { '0'..'2' }"#;
/// let rules = consume_rules(parse(Rule::grammar_rules, grammar).unwrap()).unwrap();
/// let bits = |text: &str| text.bytes().map(|it| 1 << it).sum::<u128>();
/// assert_eq!(pest_regular::character_sets(&rules)?, [bits("-012"), bits("-012"), bits("012")]);
/// # Ok::<(), pest_regular::Error>(())
/// ```
///
/// # Errors
/// No thread can be started that has enough stack for the nesting of these rules.
pub fn character_sets(rules: &[ast::Rule]) -> Result<Vec<u128>, Error> {
    large_stack::run(|| {
        let grammar = fold(read::readable(rules));
        Ok(grammar.rules.iter().map(|rule| one_by_one(&grammar, &rule.expression)).collect())
    })
}

fn one_by_one(grammar: &Grammar, expression: &CompiledExpression) -> u128 {
    match expression {
        CompiledExpression::Character(character) => character.set.ascii,
        CompiledExpression::Rule(rule) => one_by_one(grammar, &grammar.rules[*rule].expression),
        CompiledExpression::Choice(options) => options.iter().fold(0, |all, option| all | one_by_one(grammar, option)),
        CompiledExpression::Repeat(item, _, None) => one_by_one(grammar, item),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use pest_meta::parser::{Rule, consume_rules, parse};

    use super::*;

    /// The characters of the first rule, as a text.
    fn first(grammar: &str) -> String {
        let rules = consume_rules(parse(Rule::grammar_rules, grammar).unwrap()).unwrap();
        super::super::expression::characters(character_sets(&rules).unwrap()[0]).collect()
    }

    #[test]
    fn sets_choices_and_repetitions_of_them() {
        assert_eq!(first("a = { ('b'..'d' | \"y\" | ^\"x\" | '\\u{e9}'..'\\u{ea}')* }"), "Xbcdxy");
        assert_eq!(first("a = @{ (b | \"-\")+ } b = { c } c = { '0'..'1' }"), "-01");
        assert_eq!(first("a = { b | \"0\" | \"-\" } b = { '0'..'1'+ }"), "-01");
        assert_eq!(first("a = { b | \"%\" ~ b ~ b | &b ~ \"x\" | \"yz\" } b = { '0'..'1' }"), "01");
    }

    #[test]
    fn texts_of_several_characters_are_no_set() {
        for grammar in
            ["a = { \"b\" ~ \"c\" }", "a = { \"b\"? }", "a = { \"b\"{2} }", "a = { !\"b\" }", "a = { \"bc\" }"]
        {
            assert_eq!(first(grammar), "", "{grammar}");
        }
    }

    #[test]
    fn irregular_rules_have_no_set() {
        assert_eq!(first("a = { b | \"x\" } b = { \"(\" ~ b ~ \")\" | \"y\" }"), "x");
        assert_eq!(first("a = { b | \"x\" } b = { PUSH(\"y\") }"), "x");
        assert_eq!(first("a = { b | \"x\" } b = { c } c = { \"-\" ~ b | \"z\" }"), "x");
    }
}
