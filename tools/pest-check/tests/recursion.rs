//! Recursive rules.

use grammar_reader::pest_notation::context::{Atomicity, Context};
use grammar_reader::pest_notation::expressions::{choice, parts};
use pest_check::{
    Error, Expressions, Limits, Operand, PestGrammar, Problem, Question, Recursion, SourceFile, compare_to_depth,
    compare_trees, dead_parts, decide, find_possible_start,
};
use proptest::prelude::*;

use crate::support::{Grammar, assert_equal, assert_error, config, differences};
use crate::white_space::{assert_as_pest, rules, texts};

#[test]
fn right_recursion() {
    assert_equal(&Grammar::pest("r = { \"a\" ~ r | \"b\" }\n"), &Grammar::pest("r = { \"a\"* ~ \"b\" }\n"));
    assert_equal(&Grammar::pest("r = { \"a\" ~ r? }\n"), &Grammar::abnf("r = 1*%x61\n"));
    let [left, right] = differences(
        (&Grammar::pest("r = { \"a\" ~ (\"b\" ~ r)? }\n"), "r"),
        (&Grammar::pest("r = { \"a\" ~ (\"b\" ~ \"a\"){,3} }\n"), "r"),
    );
    assert_eq!((left.as_deref(), right), (Some("ababababa"), None));
    let mutual = "r = { \"(\" ~ even | \"x\" }\neven = _{ \"a\" ~ odd | \")\" }\nodd = { \"b\" ~ even }\n";
    assert_equal(&Grammar::pest(mutual), &Grammar::pest("r = { \"(\" ~ \"ab\"* ~ \")\" | \"x\" }\n"));
}

/// A choice is final in each round.
#[test]
fn right_recursion_with_ordered_choice() {
    let nested = Grammar::pest("r = { \"a\" ~ r | \"a\" ~ \"b\" | \"b\" }\n");
    assert_equal(&nested, &Grammar::pest("r = { \"a\"* ~ \"b\" }\n"));
    let first = Grammar::pest("r = { \"a\" | \"a\" ~ r }\n");
    assert_equal(&first, &Grammar::pest("r = { \"a\" }\n"));
    let ahead = Grammar::pest("r = { !(\"a\" ~ r) ~ ANY | \"a\" ~ r }\n");
    assert_equal(&ahead, &Grammar::pest("r = { \"a\"* ~ !\"a\" ~ ANY | \"a\"+ }\n"));
}

/// The strings of JSON in the book of pest.
#[test]
fn strings_of_json() {
    let escape = "escape = @{ \"\\\\\" ~ (\"\\\"\" | \"\\\\\" | \"/\" | \"n\") }\n";
    let string =
        "r = ${ \"\\\"\" ~ inner ~ \"\\\"\" }\ninner = @{ (!(\"\\\"\" | \"\\\\\") ~ ANY)* ~ (escape ~ inner)? }\n";
    let plain = "r = @{ \"\\\"\" ~ (escape | !(\"\\\"\" | \"\\\\\") ~ ANY)* ~ \"\\\"\" }\n";
    assert_equal(&Grammar::pest(format!("{string}{escape}")), &Grammar::pest(format!("{plain}{escape}")));
}

#[test]
fn recursion_that_is_not_regular() {
    for rule in
        ["\"(\" ~ r ~ \")\" | \"x\"", "\"x\" ~ r*", "\"x\" ~ r{2} | \"y\"", "\"x\" ~ r ~ \"\"", "\"x\" ~ !(r ~ \"y\")"]
    {
        assert_error(&Grammar::pest(format!("r = {{ {rule} }}\n")), "test.pest:1: r: the rule contains itself: r > r");
    }
    assert_as_pest("r = { \"a\" ~ (&(\"b\" ~ r) ~ \"b\" ~ r)? }\ntop = { r }\n").unwrap();
}

/// pest's check does not find it.
#[test]
fn left_recursion_through_a_lookahead() {
    let grammar = Grammar::pest("r = { !\"b\" ~ r | \"b\" }\n");
    let mut expressions = Expressions::default();
    if let Ok(rule) = grammar.expression("r", &mut expressions) {
        let error = decide(&expressions, [rule, rule], Question::Equal, Limits::default()).unwrap_err();
        assert_eq!(error.to_string(), "a left-recursive rule cannot be decided");
    }
}

fn side(text: &str) -> Operand {
    Operand::pest(&[SourceFile { name: "a.pest".into(), text: text.into() }], "r").unwrap()
}

/// The ends of nested nodes must be counted, but there are none in an atomic rule.
#[test]
fn trees_of_right_recursion() {
    let trees = |left: &str, right: &str| compare_trees([&side(left), &side(right)], Limits::default());
    let part = "x = { \"x\" }\n";
    let [hidden, plain] = [format!("r = @{{ x ~ r? }}\n{part}"), format!("r = @{{ x+ }}\n{part}")];
    assert_eq!(trees(&hidden, &plain).unwrap(), None);
    let [silent, plain] = [format!("r = {{ s }}\ns = _{{ x ~ s? }}\n{part}"), format!("r = {{ x+ }}\n{part}")];
    assert_eq!(trees(&silent, &plain).unwrap(), None);
    let error = trees(&format!("r = {{ x ~ r? }}\n{part}"), &plain).unwrap_err();
    assert_eq!(error.to_string(), "a.pest:1: r: the rule contains itself: r > r");
}

/// Whatever the rule is.
#[test]
fn rules_with_the_same_definition_are_equal() {
    let text = "r = { \"(\" ~ r ~ b ~ \")\" | PUSH(\"x\") ~ POP }\nb = { r? }\n";
    let other = "b = { r? } // b\nr = { \"(\" ~ r ~ b ~ \")\" | PUSH(\"x\") ~ POP }\nc = { \"c\" }\n";
    let compare = |other: &str| compare_to_depth([&side(text), &side(other)], Question::Equal, 3, Limits::brief());
    assert!(compare(other).unwrap().is_equal());
    assert_eq!(compare_trees([&side(text), &side(other)], Limits::brief()).unwrap(), None);
    assert!(compare(&other.replace("\"x\"", "\"y\"")).is_err());
}

/// Returns a difference of two recursive rules, or the message that none is found.
fn found(left: &str, right: &str) -> Result<[Option<String>; 2], String> {
    let [left, right] = [left, right].map(|rule| side(&format!("r = {{ {rule} }}\n")));
    let found = compare_to_depth([&left, &right], Question::Equal, 4, Limits::brief());
    let found = found.map_err(|error| error.to_string())?;
    assert!(!found.is_exact && !found.is_equal());
    Ok([found.only_left, found.only_right].map(|witness| witness.map(|it| it.text)))
}

#[test]
fn differences_of_recursive_rules() {
    let text = |text: &str| Some(text.to_owned());
    let lists = r#""(" ~ r* ~ ")""#;
    assert_eq!(found(lists, r#""(" ~ r+ ~ ")" | "x""#).unwrap(), [text("()"), text("x")]);
    assert_eq!(found(lists, r#""(" ~ r{,2} ~ ")""#).unwrap(), [text("(()()())"), None]);
    let nested = r#""(" ~ r ~ ")" | "x""#;
    // One side is written out once more.
    let once = r#""(" ~ ("(" ~ r ~ ")" | "x") ~ ")" | "x""#;
    let message = "a.pest:1: r: no difference found up to depth 4, and not all texts are compared, because the rule contains itself: r > r";
    assert_eq!(found(nested, once).unwrap_err(), message);
    assert_eq!(found(nested, &once.replace("\"x\") ~", "\"y\") ~")).unwrap(), [None, text("(y)")]);
    // Texts that are differences only because of the depth are none.
    let guarded = r#"!("(" ~ r ~ ")(") ~ "(" ~ r ~ ")" | "x""#;
    assert!(found(nested, guarded).is_err());
}

/// A matcher of recursive rules agrees with pest.
fn check_matches(grammar: &str) -> Result<(), TestCaseError> {
    let Some(rules) = rules(grammar) else { return Err(TestCaseError::reject("invalid grammar")) };
    let Ok(operand) = Operand::pest(&[SourceFile { name: "a.pest".into(), text: grammar.into() }], "r") else {
        return Err(TestCaseError::reject("invalid grammar"));
    };
    let vm = pest_vm::Vm::new(rules);
    for text in texts().iter().filter(|text| text.len() <= 3) {
        let is_match = vm.parse("top", text).is_ok_and(|pairs| pairs.as_str().len() == text.len());
        match operand.accepts(text) {
            Err(Error { problem: Problem::Undecidable(_), .. }) => return Err(TestCaseError::reject("undecidable")),
            found => prop_assert_eq!(found.unwrap(), is_match, "{:?} {}", text, grammar),
        }
    }
    Ok(())
}

/// Generates expressions that use the rules `r` and `s`, at the end of sequences if `is_right`.
fn expressions(is_right: bool) -> impl Strategy<Value = String> {
    let part = prop::sample::select(vec![
        "\"a\"", "\"b\"", "\"ab\"", "\" \"?", "!\"b\"", "&\"a\"", "ANY", "(\"a\" | \"b\")", "\"b\"*", "&(\"a\" ~ r)",
        "!(\"b\" ~ s)",
    ]);
    let end = prop::sample::select(vec!["r", "s", "r?", "(s | \"b\")", "(\"b\" | r)", "\"a\"", "!s", "(\"a\" ~ r)?"]);
    let any = prop::sample::select(vec!["r", "s?", "r*", "(s | \"b\")", "\"a\"", "!(r ~ \"a\")"]);
    let first = prop::sample::select(vec!["\"a\"", "\"b\"", "(\"a\" | \"b\")", "!\"b\" ~ ANY", "\"#\""]);
    let middle = if is_right { part.boxed() } else { prop_oneof![part, any].boxed() };
    let sequence = (first, prop::collection::vec(middle, 0..2), end);
    let sequence = sequence.prop_map(|(first, middle, end)| [vec![first], middle, vec![end]].concat().join(" ~ "));
    prop::collection::vec(sequence, 1..4).prop_map(|all| all.join(" | "))
}

fn grammar(r: &str, s: &str, types: [&str; 2], white_space: &str) -> String {
    format!("r = {}{{ {r} }}\ns = {}{{ {s} }}\n{white_space}top = {{ r }}\n", types[0], types[1])
}

const WHITE_SPACE: [&str; 3] = ["", "WHITESPACE = _{ \" \" }\n", "WHITESPACE = { \" \" }\nCOMMENT = _{ \"#\" }\n"];

proptest! {
    #![proptest_config(config())]

    #[test]
    fn right_recursion_is_that_of_pest(
        r in expressions(true),
        s in expressions(true),
        types in prop::array::uniform2(prop::sample::select(vec!["", "", "@", "$", "!", "_"])),
        white_space in prop::sample::select(WHITE_SPACE.to_vec()),
    ) {
        let grammar = grammar(&r, &s, types, white_space);
        assert_as_pest(&grammar)?;
        check_matches(&grammar)?;
    }

    #[test]
    fn recursive_rules_match_as_in_pest(
        r in expressions(false),
        s in expressions(false),
        types in prop::array::uniform2(prop::sample::select(vec!["", "", "@", "_"])),
        white_space in prop::sample::select(WHITE_SPACE.to_vec()),
    ) {
        check_matches(&grammar(&r, &s, types, white_space))?;
    }

    /// An alternative of a recursive rule that cannot match never does in pest.
    #[test]
    fn unreachable_alternatives_of_recursive_rules(
        alternatives in prop::collection::vec(expressions(false), 2..4),
        s in expressions(false),
        types in prop::array::uniform2(prop::sample::select(vec!["", "", "@", "_"])),
        white_space in prop::sample::select(WHITE_SPACE.to_vec()),
    ) {
        let whole = |alternatives: &[String]| grammar(&alternatives.join(" | "), &s, types, white_space);
        let Some(all) = rules(&whole(&alternatives)) else { return Err(TestCaseError::reject("invalid grammar")) };
        let file = SourceFile { name: "a.pest".into(), text: whole(&alternatives) };
        let read = PestGrammar::read(&[file]).unwrap();
        let mut store = Expressions::default();
        let dead = read.with_lowering("r", &mut store, |lowering, rule| {
            lowering.set_recursion(Recursion::Approximate(1));
            let context = Context::new(rule, Atomicity::NonAtomic);
            let (mut before, mut dead) = (vec![], vec![]);
            for part in parts(&rule.rule.expr, choice) {
                let id = lowering.expression(part, context)?;
                let text = [before.clone(), vec![id]].concat();
                let text = lowering.expressions.sequence(text);
                dead.push(find_possible_start(lowering.expressions, text, Limits::brief())?.only_left.is_none());
                before.push(lowering.expressions.not_ahead(id));
            }
            Ok(dead)
        });
        let dead = dead.unwrap();
        let flat: Vec<String> = alternatives.iter().flat_map(|it| split(it)).collect();
        prop_assert_eq!(dead.len(), flat.len());
        let accepts = |vm: &pest_vm::Vm, text: &str| vm.parse("top", text).ok().map(|pairs| pairs.as_str().len());
        let all = pest_vm::Vm::new(all);
        for index in (0..dead.len()).filter(|index| dead[*index] && flat.len() > 1) {
            let others = [&flat[..index], &flat[index + 1..]].concat();
            let Some(rules) = rules(&whole(&others)) else { continue };
            let others = pest_vm::Vm::new(rules);
            for text in texts().iter().filter(|text| text.len() < 5) {
                prop_assert_eq!(accepts(&all, text), accepts(&others, text), "{:?} without {}", text, flat[index]);
            }
        }
    }

    /// Any difference that is found is one in pest.
    #[test]
    fn differences_of_recursive_rules_are_those_of_pest(
        r in expressions(false),
        s in expressions(false),
        other in expressions(false),
    ) {
        let grammars = [grammar(&r, &s, [""; 2], ""), grammar(&r, &other, [""; 2], "")];
        let mut vms = vec![];
        for grammar in &grammars {
            let Some(rules) = rules(grammar) else { return Err(TestCaseError::reject("invalid grammar")) };
            vms.push(pest_vm::Vm::new(rules));
        }
        let sides = grammars.each_ref().map(|it| side(it));
        let found = compare_to_depth([&sides[0], &sides[1]], Question::Equal, 3, Limits::brief());
        let accepts = |vm: usize, text: &str| {
            vms[vm].parse("top", text).is_ok_and(|pairs| pairs.as_str().len() == text.len())
        };
        let differs = |text: &String| accepts(0, text) != accepts(1, text);
        match found {
            Ok(found) => {
                for (own, other, witness) in [(0, 1, &found.only_left), (1, 0, &found.only_right)] {
                    if let Some(witness) = witness {
                        prop_assert!(accepts(own, &witness.text) && !accepts(other, &witness.text), "{:?}", witness);
                    }
                }
                prop_assert!(!found.is_equal() || !texts().iter().any(differs));
            }
            // Texts of up to three characters cannot be nested deeper.
            Err(Error { problem: Problem::NoDifferenceFound { depth: 3, .. }, .. }) => {
                let texts = texts();
                let found = texts.iter().filter(|text| text.len() < 3).find(|text| differs(text));
                prop_assert_eq!(found, None, "{:?}", grammars);
            }
            Err(_) => {}
        }
    }
}

/// Splits alternatives that are not in parentheses.
fn split(alternatives: &str) -> Vec<String> {
    let (mut all, mut depth) = (vec![String::new()], 0);
    for character in alternatives.chars() {
        depth += i32::from(character == '(') - i32::from(character == ')');
        if character == '|' && depth == 0 {
            all.push(String::new());
        } else if let Some(last) = all.last_mut() {
            last.push(character);
        }
    }
    all
}

/// Recursive rules and the stack hide no dead part that is dead whatever they match.
#[test]
fn dead_parts_of_recursive_rules() {
    let dead = |text: &str| {
        let file = SourceFile { name: "a.pest".into(), text: text.into() };
        let found = dead_parts(&PestGrammar::read(&[file]).unwrap(), "r", Limits::brief()).unwrap();
        found.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let calls = "r = { name | name ~ \"(\" ~ r ~ \")\" | \"(\" ~ r ~ \")\" }\nname = @{ 'a'..'z'+ }\n";
    assert_eq!(
        dead(calls),
        ["has unreachable alternative `(((name ~ \"(\") ~ r) ~ \")\")`: `name` always matches first"]
    );
    assert_eq!(dead(&calls.replace("{ name | name", "{ \"=\" ~ r | name")), Vec::<String>::new());
    let stack = "r = { PUSH(\"a\") ~ (\"b\" | \"bc\") ~ POP | \"ab\" ~ DROP }\n";
    assert_eq!(dead(stack), ["has unreachable alternative `\"bc\"`: `\"b\"` always matches first"]);
}

/// The expression of a part does not depend on the others.
#[test]
fn parts_of_recursive_rules() {
    let text = "r = { \"a\" | \"(\" ~ r ~ \")\" | \"b\" ~ s }\ns = { \"c\" ~ s | \"d\" }\n";
    let grammar = PestGrammar::read(&[SourceFile { name: "a.pest".into(), text: text.into() }]).unwrap();
    let mut expressions = Expressions::default();
    let converted = grammar.with_lowering("r", &mut expressions, |lowering, rule| {
        let context = Context::new(rule, Atomicity::NonAtomic);
        Ok(parts(&rule.rule.expr, choice).map(|part| lowering.expression(part, context).is_ok()).collect::<Vec<_>>())
    });
    assert_eq!(converted.unwrap(), [true, false, true]);
    assert!(grammar.expression_with("r", Recursion::ToDepth(2), &mut expressions).is_ok());
}
