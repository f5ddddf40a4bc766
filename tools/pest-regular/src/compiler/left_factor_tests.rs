//! Compares trees of choices with what pest takes.

use pest_vm::Vm;

use super::super::characters::fold;
use super::super::read_all;
use super::super::runs::find;
use super::*;
use grammar_reader::source::SourceFile;

const RULES: &str = "d = { '0'..'9' } h = { '0'..'9' | \"a\" } r = { \"r\" } light = { '1'..'2' ~ \".\" }
    heavy = { d ~ \".\" ~ (d | \":\") ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \
        \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} ~ (\".\" ~ d? ~ \"-\"){,9} }";

fn source(text: &str) -> String {
    format!("a = {{ {text} }} {RULES}")
}

/// The tree of the choice in the first rule, where `r` is captured.
fn tree_of(text: &str) -> Option<Node> {
    let mut grammar = read_all(SourceFile { name: "test.pest".into(), text: source(text) }).unwrap();
    for rule in &mut grammar.rules {
        rule.is_captured = rule.name == "r";
    }
    let grammar = find(fold(grammar));
    let CompiledExpression::Choice(options) = &grammar.rules[0].expression else { panic!("no choice") };
    left_factor(&grammar, options)
}

/// How much of a text a tree takes. An expression that is tried late is `heavy`.
fn taken(node: &Node, text: &str, machine: &Vm) -> Option<usize> {
    let (mut node, mut offsets) = (node, vec![0]);
    loop {
        let rest = &text[offsets[offsets.len() - 1]..];
        let next = node.steps.iter().find_map(|(step, next)| {
            let most = if let Step::Run(_, most) = step { most.unwrap_or(u32::MAX) } else { 1 };
            let is_of = |it: &char| step.first() & bit(*it) != 0;
            let count = rest.chars().take_while(is_of).take(most as usize).count();
            (count > 0).then_some((count, next))
        });
        let Some((count, next)) = next else { break };
        offsets.push(offsets[offsets.len() - 1] + count);
        node = next;
    }
    let offset = |back: usize| offsets[offsets.len() - 1 - back];
    let late = node.late.iter().find_map(|late| {
        let (start, rest) = (offset(late.back), &text[offset(late.back)..]);
        let is_there = late.follow.as_ref().is_none_or(|(run, follow)| {
            let end = rest.find(|it| run.set.ascii & bit(it) == 0);
            end.is_some_and(|end| rest[end..].starts_with(|it| follow & bit(it) != 0))
        });
        let end = machine.parse("heavy", rest).ok().map(|pairs| start + pairs.as_str().len());
        assert!(is_there || end.is_none(), "{text:?}");
        end
    });
    late.or(node.end.map(offset))
}

/// Tests each text of some characters with each tree.
#[test]
#[cfg_attr(miri, ignore = "so many texts take hours")]
fn a_tree_takes_what_pest_takes() {
    let choices = [
        // Words: the order counts, not the length.
        "\"1a\" | \"1\" | \"1a:\"",
        "^\"A1\" ~ \":\" | \"a:\" | \"a1.\" | \"a\"",
        "\"1:\" ~ d | d ~ \":1\" | '1'..'9' | d{2} | \"a1\" | \"a:\"",
        // Runs, with and without a limit; a repetition gives nothing back.
        "h+ ~ \":\" ~ h+ | h+ ~ \":\" | h+",
        "h{1,2} ~ \":\" ~ h{1,2} | h{1,2} ~ \":\"",
        "(h+ ~ \":\"){2} ~ h+ | (h+ ~ \":\"){,1} ~ \"::\" | (h+ ~ (\":\" ~ h+){,2})? ~ \"::\" ~ h+ | h+",
        "(h{1,2} ~ (\":\" ~ h{1,2}){,1})? ~ \"::\" ~ (h{1,2} ~ \":\")? ~ h{1,2} | \"::\" | h{1,2} ~ \":\"",
        "h* ~ \":\" ~ h* ~ \".\" | h* ~ \":\" ~ h* ~ \":\" | h* ~ \":\"",
        "(h+ | \":\") ~ (\":\" | \".\")? ~ h+ | h+ ~ \":\"",
        "\"a\"? ~ (\"1\" | \":\"?) ~ \".\" | \"a.\" ~ h ~ h ~ h",
        "((h+ | \":\" ~ h+) ~ \".\" | \":\") ~ \":\" | h+ ~ (\":\" | \"..\")",
        // Expressions that are tried late, from here and from steps back.
        "h+ ~ \":\" | heavy | h+",
        "h{1,2} ~ \":\" ~ h{1,2} ~ \":\" | h{1,2} ~ \":\" ~ heavy | h{1,2} ~ (\":\" | \"..\") | heavy",
        "h+ ~ \":\" | h+ ~ \"..\" | heavy",
        "h+ ~ \".\" ~ \":\" ~ \"a\" | h+ ~ \"a\" | heavy",
        "h+ ~ \".\" ~ h+ ~ \"a\" | h+ ~ \"a\" | heavy",
        "(h+ ~ \":\" ~ h+ | heavy) | \".:\" ~ heavy | h+ ~ \":\" | heavy",
    ];
    for choice in choices {
        let (_, rules) = pest_meta::parse_and_optimize(&source(choice)).unwrap();
        let (machine, tree) = (Vm::new(rules), tree_of(choice));
        let Some(tree) = tree else { panic!("no tree of {choice}") };
        let mut texts = vec![String::new()];
        for _ in 0..7 {
            for text in &texts {
                let wanted = machine.parse("a", text).ok().map(|pairs| pairs.as_str().len());
                assert_eq!(taken(&tree, text, &machine), wanted, "{choice}: {text:?}");
            }
            let longer = texts.iter().flat_map(|text| ['1', 'a', ':', '.'].map(|it| format!("{text}{it}")));
            texts = longer.collect();
        }
    }
}

#[test]
fn options_that_begin_with_the_same_step_and_go_by_steps() {
    for (choice, has_tree) in [
        ("\"1a\" | \"1b\"", true),
        ("\"1a\" | \"2b\"", false),
        ("h+ ~ \"x\" | h+ ~ \"y\"", true),
        // The same characters, but not the same step.
        ("h+ ~ \"x\" | h{1,2} ~ \"y\"", false),
        ("h+ ~ \"x\" | \"1\" ~ \"y\" | \"1\" ~ \"z\"", false),
        ("\"1a\" ~ (h+ | d+ ~ \"x\") | \"1b\"", false),
        // Endless repetitions, lookaheads, characters beyond ASCII, captured rules.
        ("\"1a\" ~ (h ~ \":\")* | \"1b\"", false),
        ("\"1a\" ~ !h | \"1b\"", false),
        ("\"1a\" ~ &h | \"1b\"", false),
        ("\"1a\" ~ EOI | \"1b\"", false),
        ("\"1a\" ~ \"é\" | \"1b\"", false),
        ("\"1a\" ~ ^\"é\" | \"1b\"", false),
        ("\"1a\" ~ 'à'..'é' | \"1b\"", false),
        ("\"1a\" ~ ('1'..'é')* | \"1b\"", false),
        ("\"1a\" ~ r | \"1b\"", false),
        // A called rule is tried late if nothing follows it; another is a part.
        ("\"1a\" ~ heavy | \"1b\"", true),
        ("\"1a\" ~ heavy ~ \"x\" | \"1b\"", false),
        ("\"1a\" ~ (heavy | \"y\") ~ \"x\" | \"1b\"", false),
        ("\"1a\" ~ light ~ \"x\" | \"1b\"", true),
        // A rule that is last and begins inside a run that options share is tried late, too.
        ("h+ ~ \":\" | h+ ~ \"x\" | light", true),
        ("h+ ~ \":\" | h+ ~ \"x\" | light ~ \"x\"", false),
        ("h+ ~ \":\" | h+ ~ \"x\" | d{1,3} ~ \".\"", false),
        ("h+ ~ \":\" | light ~ \"x\" | \"1\" ~ \"y\"", false),
    ] {
        assert_eq!(tree_of(choice).is_some(), has_tree, "{choice}");
    }
}

#[test]
fn a_tree_has_few_nodes() {
    let parts = |count: usize| vec!["h"; count].join(" ~ ");
    let repeated = |most: u32| tree_of(&format!("h{{{most}}} ~ \"-\" | {}", parts(16)));
    assert!(repeated(MAX_REPEATED).is_some() && repeated(MAX_REPEATED + 1).is_none());
    // Remainders that are equal are shared.
    let optional = vec!["(\"1\" | \":\"?)"; 60].join(" ~ ");
    assert!(tree_of(&format!("({optional}) ~ \".\" | \"1a\"")).is_none());
    // Each path through the first option is written separately.
    let branches = |count: usize| tree_of(&format!("{} | d", vec!["('0'..'4' | '5'..'9' ~ \"-\")"; count].join(" ~ ")));
    assert!(branches(3).is_some() && branches(6).is_none());
}
