//! Compares the rules of two grammars by their names.

use pest_check::{Limits, Operand, Question, RuleComparison, RulePairs, SourceChange, SourceFile, compare_rules};

fn pest(text: &str) -> Operand {
    Operand::pest(&[SourceFile { name: "a.pest".into(), text: text.into() }], "").unwrap()
}

fn abnf(text: &str) -> Operand {
    Operand::abnf(&[SourceFile { name: "a.abnf".into(), text: text.into() }], "").unwrap()
}

/// Compares one pair of rules.
fn compared(sides: [&Operand; 2], rules: [&str; 2]) -> RuleComparison {
    compare_rules(sides, [rules], Question::Equal, Limits::default()).remove(0)
}

/// Returns the error for a pair of rules that cannot be compared.
#[track_caller]
fn error_of(sides: [&Operand; 2], rules: [&str; 2]) -> String {
    let found = compared(sides, rules);
    assert_eq!(found.source_change, SourceChange::Changed, "{rules:?}");
    found.comparison.unwrap_err().to_string()
}

/// The message is about the missing rule, whatever the other one is.
#[test]
fn undefined_rules_of_pest() {
    let grammar = pest("list = { \"(\" ~ list* ~ \")\" }\nport = { '0'..'9'* }\n");
    let both = [&grammar, &grammar];
    let port = "no file defines the rule `prot`; did you mean `port`?";
    let none = "no file defines the rule `nothing`";
    for (rules, message) in [
        (["prot", "prot"], port),
        (["prot", "nothing"], port),
        (["nothing", "prot"], none),
        (["port", "prot"], port),
        (["prot", "port"], port),
        (["list", "prot"], port),
        (["prot", "list"], port),
        // A built-in rule of pest is not a rule of a file.
        (["ASCII_DIGIT", "ASCII_DIGIT"], "no file defines the rule `ASCII_DIGIT`"),
    ] {
        assert_eq!(error_of(both, rules), message, "{rules:?}");
    }
    assert_eq!(compared(both, ["list", "list"]).source_change, SourceChange::Unchanged);
}

/// The core rules need not be in a file of ABNF, and an expression is not a rule.
#[test]
fn undefined_rules_of_abnf() {
    let grammars = [&abnf("port = *DIGIT\nuser = prot\n"), &abnf("host = \"h\"\nuser = prot\n")];
    let [port, host] = ["no file defines the rule `port`", "no file defines the rule `host`"];
    assert_eq!(error_of(grammars, ["port", "port"]), port);
    assert_eq!(error_of(grammars, ["host", "host"]), host);
    assert_eq!(error_of(grammars, ["prot", "prot"]), "no file defines the rule `prot`; did you mean `port`?");
    assert_eq!(compared(grammars, ["DIGIT", "DIGIT"]).source_change, SourceChange::Unchanged);
    assert!(compared(grammars, ["=\"x\"", "=%x58 / %x78"]).comparison.unwrap().is_equal());
    // A rule that uses a missing rule is not equal, either.
    let user = compared(grammars, ["user", "user"]);
    assert_eq!(user.source_change, SourceChange::OnlyInUsedRules);
    assert_eq!(
        user.comparison.unwrap_err().to_string(),
        "a.abnf:2: user: no file defines the rule `prot`; did you mean `port`?"
    );
}

/// Names of pest are equal only if they are spelled the same. If one side is ABNF, case does not
/// matter.
#[test]
fn names_of_two_notations() {
    let pests =
        [&pest("a_b = { \"1\" }\nA_b = { \"2\" }\nDIGIT = { \"3\" }\n"), &pest("A_b = { \"2\" }\nc = { \"3\" }\n")];
    let pairs = RulePairs { in_both: vec![["A_b", "A_b"]], only_left: vec!["a_b", "DIGIT"], only_right: vec!["c"] };
    assert_eq!(RulePairs::new(pests), pairs);
    let abnf = &abnf("a-B = \"1\"\n");
    let both = vec![["a_b", "a-B"], ["A_b", "a-B"], ["DIGIT", "DIGIT"]];
    assert_eq!(RulePairs::new([pests[0], abnf]), RulePairs { in_both: both, only_left: vec![], only_right: vec![] });
    // Several rules of pest may have the same name in ABNF.
    let both = vec![["a-B", "a_b"], ["A_b", "A_b"], ["DIGIT", "DIGIT"]];
    assert_eq!(RulePairs::new([abnf, pests[0]]), RulePairs { in_both: both, only_left: vec![], only_right: vec![] });
}

/// Each name is reported once, where a rule of the files first uses it.
#[test]
fn errors_of_used_undefined_rules() {
    let messages = |text: &str| abnf(text).undefined_rules().map(|error| error.to_string()).collect::<Vec<_>>();
    let text = "a = *(b / [host])\nb = 2DIGITT \"x\" / <DIGITT>\nc = Digitt HOST A digit\n";
    let [host, digit] =
        ["a.abnf:1: a: no file defines the rule `host`", "a.abnf:2: b: no file defines the rule `DIGITT`"];
    assert_eq!(messages(text), [host.to_owned(), format!("{digit}; did you mean `DIGIT`?")]);
    assert_eq!(messages(&format!("{text}HOST = ALPHA\n")).len(), 1);
    assert_eq!(messages("r = 1*ALPHA\nALPHA =/ lost\n"), ["a.abnf:2: ALPHA: no file defines the rule `lost`"]);
    // pest rejects files that lack a rule.
    assert_eq!(pest("a = { b }\nb = { ANY ~ SOI }\n").undefined_rules().count(), 0);
}

/// A rule of one file is not a core rule that the other file neither uses nor names.
#[test]
fn a_rule_with_the_name_of_an_unused_core_rule() {
    let sides = [&abnf("s = *item\nitem = \"a\"\n"), &abnf("s = *char\nchar = \"a\"\n")];
    let pairs = RulePairs::new(sides);
    assert_eq!((&*pairs.in_both, &*pairs.only_right), (&[["s", "s"]][..], &["char"][..]));
    let sides = [&abnf("s = *CHAR\n"), &abnf("s = *char\nchar = \"a\"\n")];
    assert_eq!(RulePairs::new(sides).in_both, [["s", "s"], ["char", "char"]]);
}
