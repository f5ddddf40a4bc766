//! Grammars that would take too much stack, memory or time: each is rejected with its position, or it works.

use std::thread;

use pest_check::{AbnfGrammar, Error, Expressions, Limits, PestGrammar, Question, Side, SourceFile, compare, decide};
use pest_regular::Compiler;

use crate::support::{Grammar, assert_equal, assert_refused};

/// Asserts that everything that reads rules of pest gives this message.
#[track_caller]
fn assert_pest_refused(text: &str, message: &str) {
    let files = [SourceFile { name: "test.pest".into(), text: text.into() }];
    let compiled = Compiler::new().text("test.pest", text).entry("r").compile().map(drop);
    let read = [PestGrammar::read(&files).map(drop), Side::pest(&files, "r").map(drop), compiled];
    for refused in read {
        assert_eq!(refused.unwrap_err().to_string(), message);
    }
}

/// Asserts that a rule of pest is read, compiled and compared, on the small stack of a test.
#[track_caller]
fn assert_pest_works(text: &str) {
    let files = [SourceFile { name: "test.pest".into(), text: text.into() }];
    let works = || -> Result<(), Error> {
        let side = Side::pest(&files, "r")?;
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

/// Returns a rule `r` that uses a rule that uses a rule, and so on.
fn pest_chain(rules: usize) -> String {
    lines(
        rules - 1,
        |it| format!("a{it} = {{ a{} ~ \"y\" }}\n", it + 1),
        &format!("a{} = {{ \"x\" }}\nr = {{ a0 }}\n", rules - 1),
    )
}

#[test]
fn rules_that_use_one_another_without_end() {
    assert_pest_works(&pest_chain(200));
    let message = "test.pest:1: a0: the rules that this one uses stand more than 200 deep; put some into others";
    assert_pest_refused(&pest_chain(202), message);
    let message = "with this rule, and with repetitions written out, the grammar has more than 30000 expressions; make several of it";
    assert_pest_refused(&pest_chain(29_000), &format!("test.pest:15001: a15000: {message}"));
    // Groups and operators count as rules do.
    let deep = |groups: usize| {
        lines(
            4,
            |it| format!("a{it} = {{ {}a{}{} }}\n", "(".repeat(groups), it + 1, ")".repeat(groups)),
            "a4 = { \"x\" }\nr = { a0 }\n",
        )
    };
    assert_pest_works(&deep(48));
    assert_pest_refused(
        &deep(50),
        "test.pest:1: a0: the rules that this one uses stand more than 200 deep; put some into others",
    );
}

#[test]
fn rules_of_abnf_that_use_one_another_without_end() {
    let chain =
        |rules: usize| lines(rules, |it| format!("a{it} = a{}\n", it + 1), &format!("a{rules} = \"x\"\nr = a0\n"));
    let grammar = Grammar::abnf(chain(590));
    assert_equal(&grammar, &Grammar::abnf("r = \"x\"\n"));
    let message = "rules and groups stand more than 600 deep here; put some into others";
    assert_refused(&Grammar::abnf(chain(50_000)), &format!("test.abnf:600: a599: {message}"));
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
                Grammar::Pest(files) => Side::pest(files, "r"),
                Grammar::Abnf(files) => Side::abnf(files, "r"),
            };
            let (side, id) = (side.unwrap(), grammar.expression("r", &mut expressions).unwrap());
            assert_eq!(decide(&expressions, [id; 2], Question::Equal, Limits::default()).unwrap().only_left, None);
            assert_eq!(side.path(&text, 99).unwrap().rules().len(), 101);
        };
        thread::Builder::new().stack_size(64 << 10).spawn(works).unwrap().join().unwrap();
    }
}

#[test]
fn rules_that_come_to_themselves_after_long() {
    let ring = |rules: usize| {
        lines(
            rules,
            |it| format!("a{it} = {{ \"x\" ~ a{} }}\n", it + 1),
            &format!("a{rules} = {{ \"x\" ~ r }}\nr = {{ a0? }}\n"),
        )
    };
    let file = |text| [SourceFile { name: "test.pest".into(), text }];
    let said = |text| {
        let grammar = PestGrammar::read(&file(text)).unwrap();
        grammar.expression("r", &mut Expressions::default()).unwrap_err().to_string()
    };
    assert_eq!(said(ring(1)), "test.pest:3: r: the rule contains itself: r > a0 > a1 > r");
    assert_eq!(said(ring(498)), "test.pest:200: a199: more than 200 rules are nested here");
    let one_less = ring(498).replace("a0?", "a0");
    assert_eq!(said(one_less), "test.pest:201: a200: more than 200 rules are nested here");
    let message = "a0: more than 500 rules come to themselves, or use such as do; make several grammars";
    assert_pest_refused(&ring(499), &format!("test.pest:1: {message}"));
    // Other rules are not counted.
    let others = lines(500, |it| format!("b{it} = {{ \"x\" }}\n"), "");
    assert!(PestGrammar::read(&file(others.clone() + &ring(498))).is_ok());
    assert_pest_refused(&(others + &ring(499)), &format!("test.pest:501: {message}"));
    let abnf = lines(50_000, |it| format!("a{it} = \"x\" a{}\n", it + 1), "a50000 = [ a0 ]\nr = a0\n");
    assert_refused(
        &Grammar::abnf(abnf),
        "test.abnf:300: a299: rules and groups stand more than 600 deep here; put some into others",
    );
}

#[test]
fn repetitions_that_are_too_many() {
    let message = "r: with its repetitions written out, as pest does it, the rule has more than 10000 expressions; \
                   write smaller bounds, or none, as in `{2,}` or `*`";
    for repetition in [
        "\"x\"{1000000000}", "\"x\"{,1000000000}", "\"x\"{1000000000,}", "\"x\"{0,4000000000}", "\"x\"{10001}",
        "((\"x\"{1000}){1000}){1000}", "((\"x\"{2,100})?{7,101})*", "\"x\"{4294967296}",
        "\"x\"{1,99999999999999999999999}",
    ] {
        assert_pest_refused(&format!("// c\nr = {{ {repetition} }}\n"), &format!("test.pest:2: {message}"));
    }
    assert_pest_works("r = { \"x\"{,10000} }\n");
    assert_pest_works("r = { (\"x\"{99}){100} }\n");
    // Adjacent repetitions do not multiply each other.
    assert_pest_works("r = { \"x\"{4000} ~ \"y\"{4000} ~ (\"z\" | \"x\")* }\n");

    let message = "with all repetitions and rules written out, there are more than 300000 expressions here; write smaller bounds, or none";
    let rules = "a = { \"x\"{5000} }\n\nr = { (a ~ \"y\"){100} }\n";
    assert_refused(&Grammar::pest(rules), &format!("test.pest:3: r: {message}"));
    let doubled =
        lines(19, |it| format!("a{it} = {{ a{0} ~ a{0} }}\n", it + 1), "a19 = { \"x\" }\nr = { a0 ~ \"y\" }\n");
    assert_refused(&Grammar::pest(doubled), &format!("test.pest:1: a0: {message}"));
    for repetition in ["1000000000\"x\"", "*4000000000\"x\"", "1000( 1000( 1000\"x\" ) )", "300001%x61-10FFFF"] {
        assert_refused(&Grammar::abnf(format!("\nr = {repetition}\n")), &format!("test.abnf:2: r: {message}"));
    }
    let doubled = lines(60, |it| format!("a{it} = a{0} a{0}\n", it + 1), "a60 = \"x\"\nr = a0\n");
    assert_refused(&Grammar::abnf(doubled), &format!("test.abnf:42: a41: {message}"));
    assert!(Grammar::abnf("r = 300000%x61-10FFFF\n").expression("r", &mut Expressions::default()).is_ok());
    assert_refused(&Grammar::abnf("r = 4294967296\"x\"\n"), "test.abnf:1:5: r: this number is too large");
}

/// pest examines a rule once for each use of it.
#[test]
fn alternatives_that_pest_would_look_at_for_ever() {
    let doubled = lines(60, |it| format!("a{it} = {{ a{0} | a{0} }}\n", it + 1), "a60 = { \"x\" }\nr = { a0 }\n");
    let message =
        "with all that it uses written out, the rule has more than 3000000 expressions; use fewer rules twice";
    assert_pest_refused(&doubled, &format!("test.pest:41: a40: {message}"));
    // 9008 of `a`, 111 * (1 + 9008) of `b`, 3 * (1 + 999999) of `r`.
    let uses = |rule: &str, count| vec![rule; count].join(" ~ ");
    let most = format!("r = {{ {} }}\nb = {{ {} }}\na = {{ \"x\"{{9008}} }}\n", uses("b", 3), uses("a", 111));
    let file = |text: &str| [SourceFile { name: "test.pest".into(), text: text.into() }];
    assert!(PestGrammar::read(&file(&most)).is_ok());
    assert_pest_refused(&most.replace("9008", "9009"), &format!("test.pest:1: r: {message}"));
}

#[test]
fn alternatives_without_number() {
    let pest = |count: usize, between: &str| {
        let parts: Vec<String> = (0..count).map(|it| format!("\"k{it}\"")).collect();
        format!("r = {{ \"x\" }}\ns = {{\n {} }}\n", parts.join(between))
    };
    for between in [" | ", " ~ "] {
        assert_pest_works(&pest(500, between));
        for count in [501, 70_000] {
            let message = "more than 500 expressions stand side by side here; make rules of some of them";
            assert_pest_refused(&pest(count, between), &format!("test.pest:3: s: {message}"));
        }
    }
    let abnf = |count: usize| {
        let parts: Vec<String> = (0..count).map(|it| format!("\"k{it}\"")).collect();
        Grammar::abnf(format!("r = {}\n", parts.join(" / ")))
    };
    assert_equal(&abnf(100), &Grammar::abnf("r = \"k\" ( DIGIT / %x31-39 DIGIT )\n"));
    let end_alike = |count: usize| {
        let parts: Vec<String> = (0..count).map(|it| format!("%x{:x} \"k\"", 0x1000 + it)).collect();
        format!("r = {}\n", parts.join(" / "))
    };
    let message = "there are more than 3000 alternatives here; put those together that begin alike";
    assert!(Grammar::abnf(end_alike(3000)).expression("r", &mut Expressions::default()).is_ok());
    for count in [3001, 20_000] {
        assert_refused(&Grammar::abnf(end_alike(count)), &format!("test.abnf:1: r: {message}"));
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
fn a_repetition_of_many_parts_that_may_be_nothing() {
    let parts: Vec<String> = (0..100).map(|it| format!("[ %x{:x} ]", 0x1000 + it)).collect();
    assert_equal(&Grammar::abnf(format!("r = *( {} )\n", parts.join(" "))), &Grammar::abnf("r = *%x1000-1063\n"));
}

#[test]
fn files_without_end() {
    let message = "the grammar has more than 1000000 bytes; leave out what is not needed";
    let text = format!("r = {{ \"{}\" }}\n", "x".repeat(1_000_000));
    assert_pest_refused(&text, &format!("test.pest:1: {message}"));
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
fn repetitions_side_by_side_and_inside_one_another() {
    let beside = vec!["\"x\"*"; 498].join(" ~ ") + " ~ \"y\"{9000}";
    let nested = (0..49).fold("\"x\"".to_owned(), |inner, _| format!("({inner} ~ \"y\")* ~ \"x\""));
    for expression in [beside, nested] {
        let file = SourceFile { name: "test.pest".into(), text: format!("r = {{ {expression} }}\n") };
        assert!(PestGrammar::read(&[file]).is_ok());
    }
}
