//! Compares the recognizer of each grammar with pest's machine, on every short text and on longer
//! texts made from its rules.

use pest::iterators::Pair;
use pest_uri_recognizers::{CASES, Case, Found, MOST, Texts};
use pest_vm::Vm;

const LETTERS: [&str; 9] = ["a", "b", "0", "1", "%", "/", ":", "\u{e9}", "\u{300}"];

/// A recognizer compiled without optimization needs much stack, because all inlined rules are in
/// one function.
const STACK: usize = 64 << 20;

#[test]
fn each_finds_what_pest_finds() {
    let test = std::thread::Builder::new().stack_size(STACK).spawn(all_find_what_pest_finds).unwrap();
    if let Err(panic) = test.join() {
        std::panic::resume_unwind(panic);
    }
}

fn all_find_what_pest_finds() {
    let short = short_texts();
    let mut ends = 0;
    for case in CASES {
        let machine = Vm::new(pest_meta::parse_and_optimize(case.grammar).unwrap().1);
        let mut texts = Texts::new(case.grammar);
        for (rule, recognize) in case.entries {
            let long: Vec<String> = (0..400).map(|_| texts.text(rule)).collect();
            for text in short.iter().chain(&long) {
                let wanted = wanted(&machine, rule, text, case);
                ends += usize::from(wanted.as_ref().is_some_and(|(end, _)| *end > 0));
                assert_eq!(
                    recognize(text),
                    wanted,
                    "{rule} of {text:?}, captured {:?}:\n{}",
                    case.captured,
                    case.grammar
                );
            }
        }
    }
    assert!(ends > CASES.len() * 200, "{ends} texts of {} grammars have a match", CASES.len());
}

/// All texts of up to three letters.
fn short_texts() -> Vec<String> {
    let longer =
        |texts: &[String]| texts.iter().flat_map(|text| LETTERS.map(|it| text.clone() + it)).collect::<Vec<_>>();
    let mut texts = vec![vec![String::new()]];
    for length in 0..3 {
        texts.push(longer(&texts[length]));
    }
    texts.concat()
}

/// Returns what pest finds.
fn wanted(machine: &Vm, rule: &str, text: &str, case: &Case) -> Found {
    let pairs = machine.parse(rule, text).ok()?;
    let (end, mut matches) = (pairs.as_str().len(), vec![]);
    pairs.for_each(|pair| add(pair, case, &mut matches));
    matches.truncate(MOST);
    Some((end, matches))
}

fn add(pair: Pair<'_, &str>, case: &Case, matches: &mut Vec<(String, usize, usize)>) {
    let (rule, span) = (pair.as_rule(), pair.as_span());
    pair.into_inner().for_each(|inner| add(inner, case, matches));
    if case.captured.contains(&rule) {
        matches.push((rule.to_owned(), span.start(), span.end()));
    }
}
