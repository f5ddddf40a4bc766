//! Large grammars are rejected with a location, or work.

use std::thread;

use pest_check::{
    AbnfGrammar, Error, Expressions, Limits, Operand, PestGrammar, Question, SourceFile, compare, decide,
};
use pest_regular::Compiler;

use crate::support::{Grammar, assert_equal, assert_error};

/// Asserts that a pest grammar cannot be compiled, with this error.
#[track_caller]
fn assert_compiler_error(text: &str, message: &str) {
    let compiled = Compiler::new().text("test.pest", text).entry("r").compile();
    assert_eq!(compiled.map(drop).unwrap_err().to_string(), message);
}

/// Asserts that every reader of pest rules returns this error.
#[track_caller]
fn assert_pest_error(text: &str, message: &str) {
    let files = [SourceFile { name: "test.pest".into(), text: text.into() }];
    for result in [PestGrammar::read(&files).map(drop), Operand::pest(&files, "r").map(drop)] {
        assert_eq!(result.unwrap_err().to_string(), message);
    }
    assert_compiler_error(text, message);
}

/// Asserts that a pest grammar can be read, but not all that it has in one rule.
#[track_caller]
fn assert_too_large(text: &str, rule: &str, message: &str) {
    let grammar = PestGrammar::read(&[SourceFile { name: "test.pest".into(), text: text.into() }]).unwrap();
    assert_eq!(grammar.expression(rule, &mut Expressions::default()).unwrap_err().to_string(), message);
}

/// Asserts that a pest rule that is too large to compile matches the same texts as another.
#[track_caller]
fn assert_same(text: &str, other: &str) {
    assert_equal(&Grammar::pest(text), &Grammar::pest(format!("r = {{ {other} }}\n")));
}

/// Asserts that a pest rule is read, compiled and compared on the small stack of a test.
#[track_caller]
fn assert_pest_works(text: &str) {
    let files = [SourceFile { name: "test.pest".into(), text: text.into() }];
    let works = || -> Result<(), Error> {
        let side = Operand::pest(&files, "r")?;
        assert!(compare([&side, &side], Question::Equal, Limits::default())?.only_left.is_none());
        side.path("x", 0)?;
        Compiler::new().text("test.pest", text).entry("r").compile().map(drop)
    };
    works().unwrap_or_else(|error| panic!("{error}"));
}

/// Returns `count` lines and then a last one.
fn lines(count: usize, line: impl Fn(usize) -> String, last: &str) -> String {
    (0..count).map(line).collect::<String>() + last
}

/// Returns a grammar whose rule `r` uses a chain of rules.
fn pest_chain(rules: usize) -> String {
    lines(
        rules - 1,
        |it| format!("a{it} = {{ a{} ~ \"y\" }}\n", it + 1),
        &format!("a{} = {{ \"x\" }}\nr = {{ a0 }}\n", rules - 1),
    )
}

#[test]
fn deeply_nested_rules() {
    assert_pest_works(&pest_chain(200));
    let message = "test.pest:1: a0: the rules that this rule uses are nested more than 200 deep; inline some";
    assert_compiler_error(&pest_chain(202), message);
    assert_same(&pest_chain(5_000), "\"x\" ~ \"y\"{4999}");
    let message = "expressions are nested more than 12000 deep";
    assert_too_large(&pest_chain(29_000), "r", &format!("test.pest:6001: a6000: {message}"));
    assert_too_large(&pest_chain(29_000), "a9", &format!("test.pest:6010: a6009: {message}"));
    // Groups and operators count like rules.
    let deep = |groups: usize| {
        lines(
            4,
            |it| format!("a{it} = {{ {}a{}{} }}\n", "(".repeat(groups), it + 1, ")".repeat(groups)),
            "a4 = { \"x\" }\nr = { a0 }\n",
        )
    };
    assert_pest_works(&deep(48));
    assert_compiler_error(
        &deep(50),
        "test.pest:1: a0: the rules that this rule uses are nested more than 200 deep; inline some",
    );
    assert_same(&deep(500), "\"x\"");
}

#[test]
fn deeply_nested_rules_of_abnf() {
    let chain =
        |rules: usize| lines(rules, |it| format!("a{it} = a{}\n", it + 1), &format!("a{rules} = \"x\"\nr = a0\n"));
    let grammar = Grammar::abnf(chain(590));
    assert_equal(&grammar, &Grammar::abnf("r = \"x\"\n"));
    let message = "rules and groups are nested more than 600 deep; inline some";
    assert_error(&Grammar::abnf(chain(50_000)), &format!("test.abnf:600: a599: {message}"));
}

/// Deep grammars do not use the stack of the caller.
#[test]
fn a_small_stack_is_enough() {
    let pest = lines(99, |it| format!("a{it} = {{ \"x\" ~ a{}? }}\n", it + 1), "a99 = { \"x\" }\nr = { a0 }\n");
    let abnf = lines(99, |it| format!("a{it} = \"x\" [ a{} ]\n", it + 1), "a99 = \"x\"\nr = a0\n");
    for grammar in [Grammar::pest(pest), Grammar::abnf(abnf)] {
        let works = move || {
            let (mut expressions, text) = (Expressions::default(), "x".repeat(100));
            let side = match &grammar {
                Grammar::Pest(files) => Operand::pest(files, "r"),
                Grammar::Abnf(files) => Operand::abnf(files, "r"),
            };
            let (side, id) = (side.unwrap(), grammar.expression("r", &mut expressions).unwrap());
            assert_eq!(decide(&expressions, [id; 2], Question::Equal, Limits::default()).unwrap().only_left, None);
            assert_eq!(side.path(&text, 99).unwrap().rules().len(), 101);
        };
        thread::Builder::new().stack_size(64 << 10).spawn(works).unwrap().join().unwrap();
    }
}

#[test]
fn long_cycles_of_rules() {
    let ring = |rules: usize| {
        lines(
            rules,
            |it| format!("a{it} = {{ \"x\" ~ a{} }}\n", it + 1),
            &format!("a{rules} = {{ \"x\" ~ r ~ \"x\" }}\nr = {{ a0? }}\n"),
        )
    };
    let file = |text| [SourceFile { name: "test.pest".into(), text }];
    let message_of = |text| {
        let grammar = PestGrammar::read(&file(text)).unwrap();
        grammar.expression("r", &mut Expressions::default()).unwrap_err().to_string()
    };
    assert_eq!(message_of(ring(1)), "test.pest:3: r: the rule contains itself: r > a0 > a1 > r");
    let first: Vec<String> = (0..19).map(|it| format!("a{it}")).collect();
    let cycle = format!("the rule contains itself: r > {} > \u{2026} > r", first.join(" > "));
    assert_eq!(message_of(ring(5_000)), format!("test.pest:5002: r: {cycle}"));
    assert_eq!(message_of(ring(6_500)), "test.pest:6000: a5999: expressions are nested more than 12000 deep");
    let message = "a0: more than 500 rules are recursive or use recursive rules; split the grammar";
    assert_compiler_error(&ring(499), &format!("test.pest:1: {message}"));
    // Rules that are not recursive do not count.
    let others = lines(500, |it| format!("b{it} = {{ \"x\" }}\n"), "");
    assert_compiler_error(&(others + &ring(499)), &format!("test.pest:501: {message}"));
    let abnf = lines(50_000, |it| format!("a{it} = \"x\" a{}\n", it + 1), "a50000 = [ a0 ]\nr = a0\n");
    assert_error(
        &Grammar::abnf(abnf),
        "test.abnf:300: a299: rules and groups are nested more than 600 deep; inline some",
    );
}

#[test]
fn large_repetitions() {
    let message = "r: more than 10000 expressions in the rule when repetitions are expanded; \
                   write smaller bounds, or none, as in `{2,}` or `*`";
    let read = message.replace("10000 ", "100000 ");
    for repetition in [
        "\"x\"{1000000000}", "\"x\"{,1000000000}", "\"x\"{1000000000,}", "\"x\"{0,4000000000}", "\"x\"{50001}",
        "((\"x\"{1000}){1000}){1000}", "((\"x\"{2,1000})?{7,101})?",
    ] {
        let text = format!("// c\nr = {{ {repetition} }}\n");
        assert_compiler_error(&text, &format!("test.pest:2: {message}"));
        // The others are read.
        let text = format!("{text}s = {{ \"s\" }}\n");
        assert_too_large(&text, "r", &format!("test.pest:2: {read}"));
        assert!(Grammar::pest(text).expression("s", &mut Expressions::default()).is_ok());
    }
    for repetition in ["\"x\"{4294967296}", "\"x\"{1,99999999999999999999999}", "PEEK[4294967296..]"] {
        let message = "r: the number is too large";
        let text = format!("r = {{ {repetition} }}\n");
        let column = text.find(|it: char| it.is_ascii_digit() && it != '1').unwrap() + 1;
        assert_error(&Grammar::pest(text), &format!("test.pest:1:{column}: {message}"));
    }
    assert_pest_works("r = { \"x\"{,10000} }\n");
    assert_pest_works("r = { (\"x\"{99}){100} }\n");
    // Adjacent repetitions do not multiply each other.
    assert_pest_works("r = { \"x\"{4000} ~ \"y\"{4000} ~ (\"z\" | \"x\")* }\n");
    assert_same("r = { \"x\"{20000} ~ \"y\" }\n", "\"x\"{19999} ~ \"xy\"");

    let message = "more than 300000 expressions when repetitions and rules are expanded; write smaller bounds, or none";
    let rules = "a = { \"x\"{5000} }\n\nr = { (a ~ \"y\"){100} }\n";
    assert_error(&Grammar::pest(rules), &format!("test.pest:3: r: {message}"));
    let doubled =
        lines(19, |it| format!("a{it} = {{ a{0} ~ a{0} }}\n", it + 1), "a19 = { \"x\" }\nr = { a0 ~ \"y\" }\n");
    assert_error(&Grammar::pest(doubled), &format!("test.pest:1: a0: {message}"));
    for repetition in ["1000000000\"x\"", "*4000000000\"x\"", "1000( 1000( 1000\"x\" ) )", "300001%x61-10FFFF"] {
        assert_error(&Grammar::abnf(format!("\nr = {repetition}\n")), &format!("test.abnf:2: r: {message}"));
    }
    let doubled = lines(60, |it| format!("a{it} = a{0} a{0}\n", it + 1), "a60 = \"x\"\nr = a0\n");
    assert_error(&Grammar::abnf(doubled), &format!("test.abnf:42: a41: {message}"));
    assert!(Grammar::abnf("r = 300000%x61-10FFFF\n").expression("r", &mut Expressions::default()).is_ok());
    assert_error(&Grammar::abnf("r = 4294967296\"x\"\n"), "test.abnf:1:5: r: number is too large");
}

/// pest examines a rule once for each use of it.
#[test]
fn rules_that_are_used_many_times() {
    let doubled = lines(60, |it| format!("a{it} = {{ a{0} | a{0} }}\n", it + 1), "a60 = { \"x\" }\nr = { a0 }\n");
    let message = "more than 3000000 expressions in the rule when used rules are expanded; use fewer rules twice";
    assert_compiler_error(&doubled, &format!("test.pest:41: a40: {message}"));
    assert_same(&doubled, "\"x\"");
    let squared = lines(60, |it| format!("a{it} = {{ a{0} ~ a{0} }}\n", it + 1), "a60 = { \"x\" }\nr = { a45 }\n");
    assert_same(&squared, "\"x\"{32768}");
    let message = "more than 300000 expressions when repetitions and rules are expanded; write smaller bounds, or none";
    assert_too_large(&squared, "a0", &format!("test.pest:42: a41: {message}"));
}

#[test]
fn many_alternatives() {
    let pest = |count: usize, between: &str| {
        let parts: Vec<String> = (0..count).map(|it| format!("\"k{it}\"")).collect();
        format!("r = {{ \"x\" }}\ns = {{\n {} }}\n", parts.join(between))
    };
    for between in [" | ", " ~ "] {
        assert_pest_works(&pest(500, between));
        for count in [501, 70_000] {
            let message = "more than 500 adjacent expressions; move some into rules of their own";
            assert_compiler_error(&pest(count, between), &format!("test.pest:3: s: {message}"));
            let files = [SourceFile { name: "test.pest".into(), text: pest(count, between) }];
            let grammar = PestGrammar::read(&files).unwrap();
            let whole = grammar.expression("s", &mut Expressions::default());
            assert_eq!(whole.is_ok(), count == 501);
        }
    }
    // Other expressions, and lists in other expressions.
    let list = |between: &str, part: &dyn Fn(usize) -> String| (0..20_000).map(part).collect::<Vec<_>>().join(between);
    let digits = |it: usize| format!("{it:05}");
    assert_same(
        &format!("r = {{ {} }}\n", list(" | ", &|it| format!("^\"{}\"", digits(it)))),
        "'0'..'1' ~ '0'..'9'{4}",
    );
    assert_same(
        &format!("r = {{ {} }}\n", list(" | ", &|it| format!("'\\u{{{0:x}}}'..'\\u{{{0:x}}}'", it + 0x4000))),
        "'\u{4000}'..'\u{8E1F}'",
    );
    assert_same(
        &format!("r = {{ (!({}) ~ ANY)* ~ ANY{{5}} }}\n", list(" | ", &|it| format!("\"{}\"", digits(it)))),
        "(!('0'..'1' ~ '0'..'9'{4}) ~ ANY)* ~ ANY{5}",
    );
    assert_same(&format!("r = {{ {} }}\ns = {{ \"x\" }}\n", list(" ~ ", &|_| "s".to_owned())), "\"x\"{20000}");
    let rules = lines(5_000, |it| format!("k{it} = {{ \"{}\" }}\n", digits(it)), "");
    let named: Vec<String> = (0..5_000).map(|it| format!("k{it}")).collect();
    assert_same(&format!("{rules}r = {{ {} }}\n", named.join(" | ")), "\"0\" ~ '0'..'4' ~ '0'..'9'{3}");
    // Words that begin with each other take no copies of their ends.
    let words: Vec<String> = (0..700).rev().map(|it| format!("\"{}b\"", "a".repeat(it))).collect();
    assert_same(&format!("r = {{ {} }}\n", words.join(" | ")), "\"a\"{,699} ~ \"b\"");
}

/// What pest rejects is an error, however large the grammar is.
#[test]
fn errors_in_large_grammars() {
    let words = |end: &str| {
        let words: Vec<String> = (0..20_000).map(|it| format!("\"k{it}\"")).collect();
        format!("r = {{ \"x\" }}\n\nw = {{ {} {end} }}\n", words.join(" | "))
    };
    for (end, message) in [
        ("| w ~ \"y\"", "rule is left-recursive"),
        ("| (\"y\"?)*", "endless repetition of an expression that may match the empty text"),
        ("| \"y\"? | \"z\"", "this alternative always matches, so the ones after it are unreachable"),
    ] {
        assert_error(&Grammar::pest(words(end)), &format!("test.pest:3: w: {message}"));
    }
    for end in ["| \"(\" ~ w ~ \")\"", "| PUSH(\"y\") ~ PEEK_ALL*", "| (PEEK_ALL ~ \"y\")* ~ POP"] {
        assert!(Grammar::pest(words(end)).expression("r", &mut Expressions::default()).is_ok(), "{end}");
    }
}

#[test]
fn many_alternatives_of_abnf() {
    let abnf = |count: usize| {
        let parts: Vec<String> = (0..count).map(|it| format!("\"k{it}\"")).collect();
        Grammar::abnf(format!("r = {}\n", parts.join(" / ")))
    };
    assert_equal(&abnf(100), &Grammar::abnf("r = \"k\" ( DIGIT / %x31-39 DIGIT )\n"));
    let end_alike = |count: usize| {
        let parts: Vec<String> = (0..count).map(|it| format!("%x{:x} \"k\"", 0x1000 + it)).collect();
        format!("r = {}\n", parts.join(" / "))
    };
    let message = "more than 3000 alternatives; group those with a common beginning";
    assert!(Grammar::abnf(end_alike(3000)).expression("r", &mut Expressions::default()).is_ok());
    for count in [3001, 20_000] {
        assert_error(&Grammar::abnf(end_alike(count)), &format!("test.abnf:1: r: {message}"));
    }
    // Alternatives with a common beginning are merged.
    assert_equal(&abnf(10_000), &Grammar::abnf("r = \"k\" ( DIGIT / %x31-39 1*3DIGIT )\n"));
    let many = Grammar::abnf(lines(20_000, |it| format!("r =/ %x{:x}\n", 0x1000 + it), "").replacen("=/", "=", 1));
    assert_equal(&many, &Grammar::abnf("r = %x1000-5E1F\n"));
    let parts: Vec<&str> = std::iter::repeat_n("%x61-10FFFF", 50_000).collect();
    assert_equal(&Grammar::abnf(format!("r = {}\n", parts.join(" / "))), &Grammar::abnf("r = %x61-10FFFF\n"));
}

/// A repetition of parts that may be empty stays short.
#[test]
fn a_repetition_of_many_optional_parts() {
    let parts: Vec<String> = (0..100).map(|it| format!("[ %x{:x} ]", 0x1000 + it)).collect();
    assert_equal(&Grammar::abnf(format!("r = *( {} )\n", parts.join(" "))), &Grammar::abnf("r = *%x1000-1063\n"));
}

#[test]
fn large_files() {
    let message = "the grammar has more than 1000000 bytes";
    let text = format!("r = {{ \"{}\" }}\n", "x".repeat(1_000_000));
    assert_pest_error(&text, &format!("test.pest:1: {message}"));
    let file =
        |name: &str, length: usize| SourceFile { name: name.into(), text: format!("{}\n", ";".repeat(length - 1)) };
    assert!(AbnfGrammar::read(&[file("a.abnf", 500_000), file("b.abnf", 500_000)]).is_ok());
    let error = AbnfGrammar::read(&[file("a.abnf", 500_000), file("b.abnf", 500_001)]).unwrap_err();
    assert_eq!(error.to_string(), format!("b.abnf:1: {message}"));
    // Many lines take no more time than one.
    let many = lines(40_000, |it| format!("a{it} = \"x{it}\"\n"), "r = \"x\"\n");
    assert_equal(&Grammar::abnf(many), &Grammar::abnf("r = \"x\"\n"));
    assert_pest_works(&lines(20_000, |it| format!("a{it} = {{ \"x{it}\" }}\n"), "r = { \"x\" }\n"));
}

/// Whether these are lists is determined by pest, but not for everything that follows each.
#[test]
fn adjacent_and_nested_repetitions() {
    let adjacent = vec!["\"x\"*"; 498].join(" ~ ") + " ~ \"y\"{9000}";
    let nested = (0..49).fold("\"x\"".to_owned(), |inner, _| format!("({inner} ~ \"y\")* ~ \"x\""));
    for expression in [adjacent, nested] {
        let file = SourceFile { name: "test.pest".into(), text: format!("r = {{ {expression} }}\n") };
        assert!(PestGrammar::read(&[file]).is_ok());
    }
}
