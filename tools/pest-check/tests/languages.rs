//! Languages of rules, which do not depend on their source, with fingerprints and counts.

use pest_check::{Error, Expressions, Language, Limits, Longer, Operand, PestGrammar, Problem, SourceFile};
use proptest::prelude::*;

use crate::shapes::{LETTERS, shapes, texts};
use crate::support::{Grammar, compare, config, grammar, rfc3986};

fn language(grammar: &Grammar, limits: Limits) -> Result<Language, Error> {
    let mut expressions = Expressions::default();
    let expression = grammar.expression("r", &mut expressions)?;
    Language::new(&expressions, expression, limits)
}

/// Returns the language of an expression of pest.
#[track_caller]
fn language_of(expression: &str) -> Language {
    language(&Grammar::pest(format!("r = {{ {expression} }}\n")), Limits::default()).unwrap()
}

fn counts(expression: &str) -> String {
    language_of(expression).counts(Limits::default()).unwrap().to_string()
}

#[test]
fn equal_languages_of_different_source() {
    for sources in [
        &["\"a\" | \"ab\"", "\"a\"", "\"a\" ~ \"\"", "!\"b\" ~ 'a'..'b'"][..],
        &["\"ab\" | \"a\"", "\"a\" ~ \"b\"?", "'a'..'a' ~ \"b\"{,1}"],
        &["'a'..'f'*", "('d'..'f' | 'b'..'c' | \"a\")*", "('a'..'c'+ | 'd'..'f')*"],
        &["\"a\" ~ \"a\"*", "\"a\"+", "\"a\"{1,}"],
        // No text, and only the empty text.
        &["!\"\"", "\"a\" ~ !ANY ~ \"a\"", "\"a\"* ~ \"a\""],
        &["\"\"", "!ANY", "EOI", "!ANY | \"\""],
        &["ANY*", "('\\u{00}'..'\\u{d7ff}' | '\\u{e000}'..'\\u{10ffff}')*"],
    ] {
        for source in sources {
            assert_eq!(language_of(source), language_of(sources[0]), "{source}");
            assert_eq!(language_of(source).fingerprint(), language_of(sources[0]).fingerprint(), "{source}");
        }
    }
}

/// Changes each part of an automaton: what is accepted, where a character leads, and which
/// characters do.
#[test]
fn different_languages_have_different_fingerprints() {
    let expressions = [
        "!\"\"", "\"\"", "\"a\"", "\"b\"", "'a'..'b'", "\"a\"?", "\"a\"*", "\"a\"+", "\"aa\"", "\"ab\"", "\"ba\"",
        "\"aab\"", "(\"a\" ~ \"b\")*", "(\"a\" ~ \"b\")+", "\"a\" ~ \"b\"*", "\"a\"* ~ \"b\"", "\"a\"{1000}",
        "\"a\"{1001}", "\"a\"{999,1001}", "ANY", "ANY*", "'\\u{00}'..'\\u{d7ff}'", "'\\u{00}'..'\\u{10fffe}'",
    ];
    let prints: std::collections::HashSet<_> = expressions.iter().map(|it| language_of(it).fingerprint()).collect();
    assert_eq!(prints.len(), expressions.len());
}

/// Snapshots of users contain fingerprints, so they must not change.
#[test]
fn fingerprints_do_not_change_from_release_to_release() {
    let expressions = ["!\"\"", "\"\"", "\"a\"", "'a'..'z'+ ~ (\".\" ~ 'a'..'z'+)*", "\"a\"{3,1000}"];
    let report =
        expressions.map(|expression| format!("{expression}: {}", language_of(expression).fingerprint())).join("\n");
    insta::assert_snapshot!(report, @r#"
    !"": a8c7f832281a39c5
    "": 89cd31291d2aefa4
    "a": 8003b00f4afa08d4
    'a'..'z'+ ~ ("." ~ 'a'..'z'+)*: bd3e814a8bd934f7
    "a"{3,1000}: 737fa438f832755c
    "#);
}

#[test]
fn uri_references_of_the_grammar_and_the_rfc() {
    let side = |file, rule| match file {
        "uri.pest" => Operand::pest(&[grammar(file)], rule),
        _ => Operand::abnf(&[rfc3986()], rule),
    };
    let language = |file, rule| side(file, rule).unwrap().language(Limits::brief()).unwrap();
    let [ours, theirs] = [language("uri.pest", "URI_reference"), language("rfc3986.abnf", "URI-reference")];
    assert_eq!((ours.states(), &ours), (182, &theirs));
    assert_eq!(ours.counts(Limits::brief()).unwrap().shortest, [(0, 1), (1, 81), (2, 6615)]);
    let counts = language("uri.pest", "IPv4address").counts(Limits::brief()).unwrap();
    assert_eq!((counts.shortest, counts.longer), counts_of_ipv4());
}

/// A decimal byte has 10 texts of one digit, 90 of two, and 156 of three.
fn counts_of_ipv4() -> (Vec<(usize, u128)>, Longer) {
    let (one, two, three) = (10_u128, 90_u128, 156_u128);
    let shortest =
        vec![(7, one.pow(4)), (8, 4 * one.pow(3) * two), (9, 4 * one.pow(3) * three + 6 * one.pow(2) * two.pow(2))];
    let longer = 256_u128.pow(4) - shortest.iter().map(|(_, texts)| texts).sum::<u128>();
    (shortest, Longer::Texts(longer))
}

#[test]
fn display_of_counts() {
    for (expression, expected) in [
        ("!\"\"", "none"),
        ("\"\"", "1 of length 0, and no other"),
        ("\"ab\"", "1 of length 2, and no other"),
        ("'0'..'9'{2,4}", "100 of length 2, 1000 of length 3, 10000 of length 4, and no other"),
        ("'0'..'9'{2,5}", "100 of length 2, 1000 of length 3, 10000 of length 4, and 100000 longer"),
        ("(\"ab\")*", "1 of length 0, 1 of length 2, 1 of length 4, and infinitely many longer"),
        ("\"a\" | \"bcd\"", "1 of length 1, 1 of length 3, and no other"),
        ("'0'..'9'{6}", "about 1.0e6 of length 6, and no other"),
        ("'0'..'8'{6}", "531441 of length 6, and no other"),
        ("ANY", "about 1.1e6 of length 1, and no other"),
        ("ANY{100}", "more than 3e38 of length 100, and no other"),
        (
            "ANY{1,100}",
            "about 1.1e6 of length 1, about 1.2e12 of length 2, about 1.4e18 of length 3, and more than 3e38 longer",
        ),
        // After so many, no number is given for another length.
        ("'0'..'9'{38,}", "about 1.0e38 of length 38, more than 3e38 of length 39, and infinitely many longer"),
        ("ANY{100,101}", "more than 3e38 of length 100, and more than 3e38 longer"),
        // Characters are counted, not bytes.
        ("'\\u{e0}'..'\\u{ff}'{2}", "1024 of length 2, and no other"),
        // A cycle from which nothing is accepted.
        ("\"a\" ~ (\"b\"+ ~ !\"\")? | \"c\"", "2 of length 1, and no other"),
    ] {
        assert_eq!(counts(expression), expected, "{expression}");
    }
}

#[test]
fn exceeded_limits_are_errors() {
    let pest = Grammar::pest("r = { ('a'..'b')* ~ \"a\" ~ ('a'..'b'){,200} }\n");
    let problem = |limits| language(&pest, limits).unwrap_err().problem;
    let limit = |most, unit| Problem::Limit { most, unit };
    assert_eq!(problem(Limits::default().gates(100)), limit(100, "gates"));
    let long = Grammar::pest("r = { \"a\"{1000} }\n");
    let problem = |limits| language(&long, limits).unwrap_err().problem;
    assert_eq!(problem(Limits::default().states(1000)), limit(1000, "states"));
    assert_eq!(problem(Limits::default().bytes(10_000)), limit(10_000, "bytes"));
    let language = language(&long, Limits::default().states(1003)).unwrap();
    assert_eq!(language.states(), 1001);
    let problem = |steps| language.counts(Limits::default().steps(steps)).map_err(|error| error.problem);
    assert_eq!(problem(999).unwrap_err(), limit(999, "steps"));
    assert!(problem(1000).is_ok());
}

#[test]
fn language_without_another() {
    let side = |text: &str| Operand::abnf(&[SourceFile { name: "r.abnf".into(), text: text.into() }], "r").unwrap();
    let [digits, even] = [side("r = 1*3DIGIT\n"), side("r = *( 2DIGIT )\n")];
    let only = |one: &Operand, other| one.language_without(other, Limits::default()).unwrap();
    let counts_of = |language: Language| language.counts(Limits::default()).unwrap().to_string();
    assert_eq!(counts_of(only(&digits, &even)), "10 of length 1, 1000 of length 3, and no other");
    assert_eq!(
        counts_of(only(&even, &digits)),
        "1 of length 0, 10000 of length 4, about 1.0e6 of length 6, and infinitely many longer"
    );
    assert_eq!(counts_of(only(&even, &even)), "none");
}

/// Returns the texts of a grammar that have only the characters that `texts` tries.
fn restricted_to_letters(grammar: &Grammar) -> Language {
    let mut expressions = Expressions::default();
    let letters: Vec<String> = LETTERS.iter().map(|letter| format!("{:?}", letter.to_string())).collect();
    let letters = Grammar::pest(format!("r = {{ ({})* }}\n", letters.join(" | ")));
    let both = [&letters, grammar].map(|it| it.expression("r", &mut expressions).unwrap());
    let both = expressions.both(both[0], both[1]);
    Language::new(&expressions, both, Limits::default()).unwrap()
}

proptest! {
    #![proptest_config(config())]

    /// Equal languages have the same fingerprint and others do not, and the counted texts are those
    /// that exist.
    #[test]
    fn fingerprints_and_counts_of_random_expressions(left in shapes(true), right in shapes(true)) {
        let grammars = [&left, &right].map(|shape| Grammar::pest(format!("r = {{ {} }}\n", shape.pest())));
        let [Ok(one), Ok(other)] = grammars.each_ref().map(|it| language(it, Limits::default())) else {
            return Err(TestCaseError::reject("invalid grammar"));
        };
        let verdict = compare((&grammars[0], "r"), (&grammars[1], "r")).unwrap();
        let are_equal = verdict.only_left.is_none() && verdict.only_right.is_none();
        prop_assert_eq!((one == other, one.fingerprint() == other.fingerprint()), (are_equal, are_equal));
        let counts = restricted_to_letters(&grammars[0]).counts(Limits::default()).unwrap();
        for length in 0..=5 {
            let candidates = texts(5).into_iter().filter(|text| text.len() == length);
            let accepted = candidates.filter(|text| left.pest_end(text, 0) == Some(length)).count() as u128;
            let counted = counts.shortest.iter().find(|(counted, _)| *counted == length);
            if counts.shortest.len() < 3 || length <= counts.shortest[2].0 {
                prop_assert_eq!(counted.map_or(0, |(_, texts)| *texts), accepted, "{}: {}", left.pest(), length);
            }
        }
    }
}

/// An id of an expression is valid only in its own store.
#[test]
fn expressions_of_two_stores() {
    let read = |text: &str| PestGrammar::read(&[SourceFile { name: "a.pest".into(), text: text.into() }]).unwrap();
    let (mut one, mut other) = (Expressions::default(), Expressions::default());
    let x = read("a = { \"x\" }").expression("a", &mut one).unwrap();
    let y = read("a = { \"y\" ~ \"z\" }").expression("a", &mut other).unwrap();
    let message = "an expression of another store cannot be decided";
    let both = one.both(x, y);
    for (store, sides) in [(&one, [x, y]), (&other, [x, y]), (&one, [both, x]), (&Expressions::default(), [x, x])] {
        let result = pest_check::decide(store, sides, pest_check::Question::Equal, Limits::default());
        assert_eq!(result.unwrap_err().to_string(), message);
    }
    assert_eq!(Language::new(&one, y, Limits::default()).unwrap_err().to_string(), message);
}
