//! The trees that two rules make of the texts that both accept.

use pest_check::{Error, Limits, Operand, Problem, RuleMatch, SourceFile, TreeDifference, compare_trees};
use proptest::prelude::*;

use crate::shapes::{Shape, shapes, texts};
use crate::support::config;

fn side(text: &str) -> Result<Operand, Error> {
    Operand::pest(&[SourceFile { name: "a.pest".into(), text: text.into() }], "r")
}

fn difference(left: &str, right: &str) -> Result<Option<TreeDifference>, Error> {
    compare_trees([&side(left)?, &side(right)?], Limits::default())
}

/// Returns a text with two trees, and what each of these has at the first difference.
fn describe(left: &str, right: &str) -> String {
    difference(left, right).unwrap().map_or("the same".into(), |difference| {
        let [one, other] = difference.describe_nodes();
        format!("{}: {one} / {other}", difference.describe_position())
    })
}

const PARTS: &str = "x = { \"x\" }\ny = { 'x'..'y' }\nnone = { \"\" }\nsilent = _{ x }\natom = @{ x }\ncompound = ${ x }\nfree = !{ x }\n";

#[test]
fn trees_that_differ_and_trees_that_do_not() {
    for (left, right, expected) in [
        ("{ x ~ x }", "{ x{2} }", "the same"),
        ("{ x | y }", "{ y }", r#""x", under r "x": x "x" at 0 / y "x" at 0"#),
        // Texts that only one side accepts do not matter here.
        ("{ x }", "{ y }", r#""x", under r "x": x "x" at 0 / y "x" at 0"#),
        (r#"{ x ~ "!"? }"#, r#"{ x ~ "?"? }"#, "the same"),
        (r#"{ "x" }"#, "{ y ~ y }", "the same"),
        // One more node, one fewer, and one at another offset.
        (r#"{ "x" }"#, "{ x }", r#""x", under r "x": no more / x "x" at 0"#),
        (r#"{ "y" ~ none }"#, r#"{ "y" }"#, r#""y", under r "y": none "" at 1 / no more"#),
        (r#"{ "y" ~ none }"#, r#"{ none ~ "y" }"#, r#""y", under r "y": none "" at 1 / none "" at 0"#),
        ("{ none ~ none }", "{ none }", r#""", under r "": none "" at 0 / no more"#),
        (r#"{ x ~ "y" }"#, r#"{ "y" ~ x }"#, "the same"),
        (r#"{ x ~ "x" }"#, r#"{ "x" ~ x }"#, r#""xx", under r "xx": x "x" at 0 / x "x" at 1"#),
        (r#"{ x ~ "y" }"#, "{ x ~ y }", r#""xy", under r "xy": no more / y "y" at 1"#),
        ("_{ x ~ y }", r#"_{ x ~ "y" }"#, r#""xy": y "y" at 1 / no more"#),
        // Order and possession decide which tree it is.
        ("{ x ~ y | y ~ x }", "{ y ~ y }", r#""xx", under r "xx": x "x" at 0 / y "x" at 0"#),
        ("{ y ~ x | x ~ y }", "{ y ~ y }", r#""xx", under r "xx": x "x" at 1 / y "x" at 1"#),
        ("{ (!x ~ y)* ~ x }", r#"{ (!"x" ~ y)* ~ x }"#, "the same"),
        ("{ &(x ~ y) ~ y ~ y }", r#"{ !("y" | ANY ~ !ANY) ~ y ~ y }"#, "the same"),
        // A silent rule is not a node. An atomic caller hides the rules that it uses, except
        // compound-atomic and non-atomic ones.
        ("{ silent }", "{ x }", "the same"),
        ("{ atom }", "{ x }", r#""x", under r "x": atom "x" at 0 / x "x" at 0"#),
        ("{ compound }", "{ atom }", r#""x", under r "x": compound "x" at 0 / atom "x" at 0"#),
        ("@{ x }", "@{ y }", "the same"),
        ("@{ x }", "{ x }", r#""x", under r "x": no more / x "x" at 0"#),
        ("${ x }", "{ x }", "the same"),
        ("@{ atom }", r#"@{ "x" }"#, "the same"),
        ("@{ compound }", r#"@{ "x" }"#, r#""x", under r "x": compound "x" at 0 / no more"#),
        ("@{ free }", "@{ compound }", r#""x", under r "x": free "x" at 0 / compound "x" at 0"#),
        ("_{ x }", "{ x }", r#""x": x "x" at 0 / r "x" at 0"#),
        (r#"{ "x" ~ EOI }"#, r#"{ "x" }"#, r#""x", under r "x": EOI "" at 1 / no more"#),
        (r#"@{ "x" ~ EOI }"#, r#"@{ "x" }"#, "the same"),
        ("{ none ~ SOI ~ x }", "{ none ~ x }", "the same"),
        ("{ none ~ (SOI ~ x | y) }", "{ none ~ x }", "the same"),
        ("{ none ~ (SOI ~ y | x) }", "{ none ~ x }", r#""x", under r "x": y "x" at 0 / x "x" at 0"#),
        ("{ y ~ (SOI ~ y | x) }", "{ y ~ x }", "the same"),
    ] {
        let rules = [left, right].map(|rule| format!("r = {rule}\n{PARTS}"));
        assert_eq!(describe(&rules[0], &rules[1]), expected, "{left} and {right}");
    }
}

/// Two rules with different names are compared by their contents, and so are expressions.
#[test]
fn roots_with_different_names() {
    let text = format!("one = {{ x ~ two? }}\ntwo = {{ x }}\nthree = {{ x ~ y }}\nquiet = _{{ x }}\n{PARTS}");
    let file = SourceFile { name: "a.pest".into(), text };
    let side = |rule: &str| Operand::pest(std::slice::from_ref(&file), rule).unwrap();
    for (left, right, expected) in [
        ("two", "x", "\"x\": x \"x\" at 0 / no more"),
        ("one", "two", "the same"),
        ("one", "three", "\"xx\": two \"x\" at 1 / y \"x\" at 1"),
        ("two", "=x", "the same"),
        ("=x", "=x ~ \"\"", "the same"),
        ("=x", "=\"x\"", "\"x\": x \"x\" at 0 / no more"),
        ("two", "quiet", "\"x\": two \"x\" at 0 / x \"x\" at 0"),
        ("=x", "quiet", "the same"),
    ] {
        let found = compare_trees([&side(left), &side(right)], Limits::default()).unwrap();
        let description = found
            .map_or("the same".into(), |it| format!("{}: {}", it.describe_position(), it.describe_nodes().join(" / ")));
        assert_eq!(description, expected, "{left} and {right}");
    }
    let deep = SourceFile { name: "a.pest".into(), text: "a = { \"x\" ~ a? }\nb = { \"x\" }\n".into() };
    let [a, b] = ["a", "b"].map(|rule| Operand::pest(std::slice::from_ref(&deep), rule).unwrap());
    let error = compare_trees([&a, &b], Limits::default()).unwrap_err();
    assert_eq!(error.to_string(), "a.pest:1: a: the rule contains itself: a > a");
}

#[test]
fn abnf_makes_no_trees() {
    let file = SourceFile { name: "a.abnf".into(), text: "r = \"x\"\n".into() };
    let abnf = Operand::abnf(&[file], "r").unwrap();
    let error = compare_trees([&abnf, &abnf], Limits::default()).unwrap_err();
    assert_eq!(error.to_string(), "the tree of a rule of ABNF cannot be decided");
}

#[test]
fn limits_of_a_comparison_of_trees() {
    let [left, right] =
        ["x | y", "y"].map(|item| side(&format!("r = {{ ({item}){{20}} ~ !ANY ~ x }}\n{PARTS}")).unwrap());
    let limits = Limits::default().states(10);
    let error = compare_trees([&left, &right], limits).unwrap_err();
    assert_eq!(error.to_string(), "gave up, because it takes more than 10 states");
}

/// `WHITESPACE` and `COMMENT` are nodes, unless they are silent or in atomic rules.
#[test]
fn trees_with_implicit_white_space() {
    let spaces = |sign: &str| format!("WHITESPACE = {sign}{{ \" \" }}\n{PARTS}");
    let describe = |left: String, right: String| describe(&format!("r = {left}"), &format!("r = {right}"));
    let [node, silent] = [spaces(""), spaces("_")];
    let space = r#""x x", under r "x x": WHITESPACE " " at 1 / y "x" at 2"#;
    assert_eq!(describe(format!("{{ x ~ y ~ &\"\" }}\n{node}"), format!("{{ x ~ y ~ &\"\" }}\n{silent}")), space);
    assert_eq!(describe(format!("{{ x ~ y }}\n{silent}"), format!("${{ x ~ \" \"* ~ y }}\n{node}")), "the same");
    assert_eq!(describe(format!("{{ x ~ y }}\n{node}"), format!("${{ x ~ WHITESPACE* ~ y }}\n{node}")), "the same");
    assert_eq!(describe(format!("{{ x ~ y }}\n{node}"), format!("!{{ x ~ y }}\n{node}")), "the same");
    let comments = |text: &str| format!("{{ x ~ y }}\nCOMMENT = {{ {text} }}\n{silent}");
    let comment = r##""x#x", under r "x#x": COMMENT "#" at 1 / hash "#" at 1"##;
    let named = |name: &str| comments("\"#\"").replace("COMMENT", name).replace("x ~ y", "x ~ (hash | \" \")* ~ y");
    assert_eq!(describe(comments("\"#\""), named("hash").replace("WHITESPACE", "s")), comment);
}

/// Returns a rule `r` of a shape, in which strings are rules of their own.
fn grammar(shape: &Shape, names: [&str; 2], types: &[&str; 4]) -> String {
    let part = |text: String| text.replace("\"a\"", names[0]).replace("\"b\"", names[1]);
    let [r, a, b, both] = types;
    format!("r = {r}{{ {} }}\na = {a}{{ \"a\" }}\nb = {b}{{ \"b\" }}\nboth = {both}{{ a | b }}\n", part(shape.pest()))
}

/// Returns the nodes that pest makes of a text, if it accepts the whole text.
fn nodes(vm: &pest_vm::Vm, text: &str) -> Option<Vec<(String, usize, usize)>> {
    let pairs = vm.parse("r", text).ok()?;
    // A silent rule does not show how far it read.
    let nodes = pairs.flatten().map(|pair| (pair.as_rule().to_owned(), pair.as_span().start(), pair.as_span().end()));
    Some(nodes.collect())
}

proptest! {
    #![proptest_config(config())]

    /// The decision agrees with what pest makes of each short text.
    #[test]
    fn trees_are_those_of_pest(
        shape in shapes(true),
        other in prop::option::of(shapes(true)),
        names in prop::array::uniform2(prop::sample::select(vec![["a", "b"], ["both", "b"], ["a", "both"], ["(a | b)", "b"], ["\"a\"", "b"]])),
        types in prop::array::uniform2(prop::array::uniform4(prop::sample::select(vec!["", "", "@", "$", "!", "_"]))),
        same_types in any::<bool>(),
        white_space in prop::option::of(prop::sample::select(vec!["_{ \"!\" }", "{ \"!\" }", "@{ \"!\" }", "${ \"!\" ~ a? }"])),
    ) {
        let types = if same_types { [types[0], types[0]] } else { types };
        let other = other.as_ref().unwrap_or(&shape);
        // The rule is followed by the end of the text, so that pest also reads the whole text.
        let whole = |shape: &Shape| Shape::Sequence(vec![shape.clone(), Shape::NotAhead(Shape::Any.into())]);
        let rules = [grammar(&whole(&shape), names[0], &types[0]), grammar(&whole(other), names[1], &types[1])];
        let white_space = white_space.map(|rule| format!("WHITESPACE = {rule}\n")).unwrap_or_default();
        let rules = rules.map(|rules| rules + &white_space);
        let mut vms = vec![];
        for rule in &rules {
            let Ok((_, rules)) = pest_meta::parse_and_optimize(&rule.replace('+', "{1,}")) else {
                return Err(TestCaseError::reject("invalid grammar"));
            };
            vms.push(pest_vm::Vm::new(rules));
        }
        let found = match difference(&rules[0], &rules[1]) {
            Err(Error { problem: Problem::Syntax(_) | Problem::Undecidable(_), .. }) => {
                return Err(TestCaseError::reject("invalid grammar"));
            }
            found => found.unwrap(),
        };
        let both = |text: &str| Some([nodes(&vms[0], text)?, nodes(&vms[1], text)?]);
        match found {
            Some(TreeDifference { text, under, nodes: different, .. }) => {
                let [one, other] = both(&text).expect("both accept it");
                prop_assert_ne!(&one, &other);
                let span = |rule: &RuleMatch| (rule.rule.clone(), rule.offset, rule.offset + rule.text.len());
                let under = under.rules().iter().map(span).collect::<Vec<_>>();
                for (nodes, different) in [one, other].into_iter().zip(&different) {
                    prop_assert!(under.iter().chain(&different.as_ref().map(span)).all(|node| nodes.contains(node)));
                }
                prop_assert_ne!(&different[0], &different[1]);
            }
            None => {
                for text in texts(4) {
                    let text: String = text.iter().collect();
                    if let Some([one, other]) = both(&text) {
                        prop_assert_eq!(one, other, "{:?}", text);
                    }
                }
            }
        }
    }
}
