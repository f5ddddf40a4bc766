//! The rules of two grammars compared, by their names.

use pest_regular::{Limits, Question, RuleComparison, Side, SourceFile, Writing, compare_rules};

fn pest(text: &str) -> Side {
    Side::pest(&[SourceFile { name: "a.pest".into(), text: text.into() }], "").unwrap()
}

fn abnf(text: &str) -> Side {
    Side::abnf(&[SourceFile { name: "a.abnf".into(), text: text.into() }], "").unwrap()
}

/// How one pair of rules compares.
fn compared(sides: [&Side; 2], rules: [&str; 2]) -> RuleComparison {
    compare_rules(sides, [rules], Question::Equal, Limits::default()).remove(0)
}

/// What is said of a pair of rules that cannot be compared.
#[track_caller]
fn refusal(sides: [&Side; 2], rules: [&str; 2]) -> String {
    let found = compared(sides, rules);
    assert_eq!(found.writing, Writing::Other, "{rules:?}");
    found.comparison.unwrap_err().to_string()
}

/// The message is that of the rule that is missing, whatever the other is.
#[test]
fn rules_that_are_missing() {
    let grammar = pest("list = { \"(\" ~ list* ~ \")\" }\nport = { '0'..'9'* }\n");
    let both = [&grammar, &grammar];
    let port = "no file defines the rule `prot`; is `port` meant?";
    let none = "no file defines the rule `nothing`";
    for (rules, message) in [
        (["prot", "prot"], port),
        (["prot", "nothing"], port),
        (["nothing", "prot"], none),
        (["port", "prot"], port),
        (["prot", "port"], port),
        (["list", "prot"], port),
        (["prot", "list"], port),
        // What pest has by itself is no rule of a file.
        (["ASCII_DIGIT", "ASCII_DIGIT"], "no file defines the rule `ASCII_DIGIT`"),
    ] {
        assert_eq!(refusal(both, rules), message, "{rules:?}");
    }
    assert_eq!(compared(both, ["list", "list"]).writing, Writing::Same);
}

/// The core rules need not stand in a file of ABNF, and an expression is no rule.
#[test]
fn rules_of_abnf_that_are_missing() {
    let grammars = [&abnf("port = *DIGIT\nuser = prot\n"), &abnf("host = \"h\"\nuser = prot\n")];
    let [port, host] = ["no file defines the rule `port`", "no file defines the rule `host`"];
    assert_eq!(refusal(grammars, ["port", "port"]), port);
    assert_eq!(refusal(grammars, ["host", "host"]), host);
    assert_eq!(refusal(grammars, ["prot", "prot"]), "no file defines the rule `prot`; is `port` meant?");
    assert_eq!(compared(grammars, ["DIGIT", "DIGIT"]).writing, Writing::Same);
    assert!(compared(grammars, ["=\"x\"", "=%x58 / %x78"]).comparison.unwrap().is_equal());
    // What uses a rule that is missing is not equal, either.
    let user = compared(grammars, ["user", "user"]);
    assert_eq!(user.writing, Writing::SameItself);
    assert_eq!(
        user.comparison.unwrap_err().to_string(),
        "a.abnf:2: user: no file defines the rule `prot`; is `port` meant?"
    );
}
