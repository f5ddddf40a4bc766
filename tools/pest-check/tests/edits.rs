//! The findings of the library, and the edits that fix them.

use pest_check::{Code, Finding, Level, SourceFile, findings};

#[track_caller]
fn found(files: &[(&str, &str)]) -> Vec<Finding> {
    let files: Vec<SourceFile> =
        files.iter().map(|(name, text)| SourceFile { name: (*name).into(), text: (*text).into() }).collect();
    findings(&files).unwrap_or_else(|error| panic!("{error}"))
}

/// Asserts that the edits of the first finding with a code change a grammar to another one, which has no such
/// finding.
#[track_caller]
fn assert_fixed(code: Code, text: &str, expected: &str) {
    let finding = found(&[("a.pest", text)]).into_iter().find(|finding| finding.code == code).unwrap();
    let mut fixed = text.to_owned();
    for edit in finding.edits.iter().rev() {
        fixed.replace_range(edit.bytes.clone(), &edit.text);
    }
    assert_eq!(fixed, expected);
    let left = found(&[("a.pest", &fixed)]).into_iter().find(|finding| finding.code == code);
    assert_eq!(left.map(|finding| finding.message), None);
}

/// The steps of pest are limited when it tries texts, and not when it reads the file for edits and accepted codes.
#[test]
fn a_large_file_is_read_whole() {
    let rules: Vec<String> =
        (0..600).map(|index| format!("r{index} = {{ \"x{index}\" ~ (\"y\" | word)* }}\n")).collect();
    let [text, fixed] = ["\"k\" | \"km\"", "\"km\" | \"k\""]
        .map(|unit| format!("unit = {{ {unit} }}\nword = @{{ ASCII_ALPHA+ }}\n{}", rules.concat()));
    assert_fixed(Code::UnreachableAlternative, &text, &fixed);
    let accepted = format!("// check: allow(unreachable-alternative)\n{text}");
    assert!(found(&[("a.pest", &accepted)]).iter().all(|finding| finding.code != Code::UnreachableAlternative));
}

#[test]
fn alternatives_are_moved() {
    let moved = |text: &str, expected: &str| assert_fixed(Code::UnreachableAlternative, text, expected);
    moved("unit = { \"k\" | \"km\" }", "unit = { \"km\" | \"k\" }");
    moved(
        "unit = {\n    \"m\"\n  | \"k\" // thousands\n  | \"km\"\n}",
        "unit = {\n    \"m\"\n  | \"km\" | \"k\" // thousands\n}",
    );
    moved("unit = { \"k\" // thousands\n  | \"km\" }", "unit = { \"km\" | \"k\" // thousands\n   }");
    moved("r = { \"http\" | \"http\" /* s */ ~ \"://\" }", "r = { \"http\" /* s */ ~ \"://\" | \"http\" }");
    moved("unit = { | \"k\" | (\"k\" ~ \"m\") | \"m\" }", "unit = { | (\"k\" ~ \"m\") | \"k\" | \"m\" }");
    moved("unit = { (\"§\" | \"§§\")? }", "unit = { (\"§§\" | \"§\")? }");
}

#[test]
fn parts_without_effect_are_removed() {
    assert_fixed(Code::DuplicateAlternative, "r = { \"a\" /* b */ | \"c\" | \"a\" }", "r = { \"a\" /* b */ | \"c\" }");
    assert_fixed(Code::DuplicateAlternative, "r = { \"a\" // b\n  | \"a\" }", "r = { \"a\" // b\n   }");
    assert_fixed(Code::DuplicateAlternative, "r = { \"a\" // b\n  | \"a\"\n}", "r = { \"a\" // b\n}");
    assert_fixed(Code::DuplicateAlternative, "r = { \"a\" | (\"a\") | \"b\" }", "r = { \"a\" | \"b\" }");
    let spaces = "ws = _{ \" \" }\n";
    let text = |part: &str| format!("{spaces}r = {{ \"a\" ~ ws*{part} ~ \"b\" }}");
    assert_fixed(Code::RedundantWhiteSpace, &text("\n  ~ ws?"), &text(""));
}

/// A name or a keyword needs a decision of the author.
#[test]
fn other_findings_have_no_edits() {
    let found = found(&[("a.pest", "r = { \"not\" | name }\nname = { ASCII_ALPHA+ }\n")]);
    assert_eq!((found[0].code, found[0].edits.len()), (Code::KeywordPrefix, 0));
}

/// Places are in the file of the part, also as bytes.
#[test]
fn places_in_several_files() {
    let b = "// é\nb = { \"é\" | \"éé\" }\n// ok: \"x\"\nc = { \"y\" }\n";
    let found = found(&[("a.pest", "a = { b ~ c }\n"), ("b.pest", b)]);
    let found: Vec<&Finding> = found.iter().filter(|finding| finding.level == Level::Error).collect();
    let parts: Vec<(&str, usize, &str)> =
        found.iter().map(|it| (it.place.file.as_str(), it.place.line, &b[it.bytes.clone()])).collect();
    assert_eq!(parts, [("b.pest", 2, "\"éé\""), ("b.pest", 3, "// ok: \"x\"")]);
}

#[test]
fn files_that_are_not_a_pest_grammar() {
    let file = |name: &str| SourceFile { name: name.into(), text: "a = \"x\"\n".into() };
    let error = findings(&[file("a.ABNF")]).unwrap_err();
    assert_eq!(error.to_string(), "expected a pest grammar; `compare` reads ABNF");
    let error = findings(&[file("a.abnf"), file("b.pest")]).unwrap_err();
    assert_eq!(error.to_string(), "expected files of one notation");
    let empty = SourceFile { name: "a.pest".into(), text: String::new() };
    assert_eq!(findings(&[empty]).unwrap_err().to_string(), "a.pest:1: no rule in the file");
}

/// pest's limits are variables of the process, so threads must not change them for each other.
#[test]
fn several_threads_find_the_same() {
    let text = "n = { \"(\" ~ n ~ \")\" | \"(\" ~ n ~ \"]\" | \"x\" }\nu = { \"k\" | \"km\" }\n";
    let run = || found(&[("a.pest", text)]);
    let threads: Vec<_> = (0..3).map(|_| std::thread::spawn(run)).collect();
    let expected = run();
    assert!(threads.into_iter().all(|thread| thread.join().unwrap() == expected));
}

fn found_in(text: &str) -> Vec<Finding> {
    found(&[("a.pest", text)])
}

/// An example of an unreachable alternative is a text of it.
#[test]
fn examples_are_texts_of_the_alternative() {
    let found = |end: &str| {
        let text = format!("r = {{ \"k\" | \"k\" ~ e }}\ne = {{ {end} | \"(\" ~ e ~ \")\" }}\n");
        let first = found_in(&text).remove(0);
        (first.level, first.effect)
    };
    let effect = "`km` is read as `k`, and then `m` is left".to_owned();
    assert_eq!(found("\"m\""), (Level::Error, Some(effect)));
    // `m` is the shortest text without lookaheads, and `e` rejects it.
    assert_eq!(found("\"m\" ~ !\"m\" ~ &\"m\""), (Level::Warning, None));
}

/// One match is enough for a lookahead only if nothing follows the choice in it.
#[test]
fn choices_in_lookaheads() {
    let kind = |lookahead: &str| {
        let found = found_in(&format!("r = @{{ !{lookahead} ~ ANY }}\n"));
        (found[0].code, found[0].effect.is_some())
    };
    for followed in [r#"(("do" | "done") ~ " ")"#, r#"("<" ~ ("do" | "done") ~ ">")"#, r#"(("do" | "done"){2} ~ "!")"#]
    {
        assert_eq!(kind(followed), (Code::UnreachableAlternative, true), "{followed}");
    }
    for last in [r#"("do" | "done")"#, r#"("<" ~ ("do" | "done"))"#, r#"("!" | "<" ~ ("do" | "done"))"#] {
        assert_eq!(kind(last), (Code::DuplicateAlternative, false), "{last}");
    }
}

/// A move is recommended if it makes the alternative match, and costs no text.
#[test]
fn moves_that_cost_texts_are_not_recommended() {
    let is_moved = |choice: &str| {
        let rules = "product = { power ~ (\"*\" ~ power)* }\npower = { root | digit }\nroot = { \"/\" ~ digit }\n\
                     same = { \"/\" ~ digit }\nlong = { \"/\" ~ digit ~ \"^\" }\ndigit = { '0'..'9' }\n";
        let found = found_in(&format!("r = {{ {choice} }}\n{rules}"));
        found.iter().any(|finding| finding.rule.as_deref() == Some("r") && finding.fix.is_some())
    };
    assert!(is_moved("root | long") && is_moved("\"-\" | root | long") && is_moved("root | same ~ \"!\" | long"));
    assert!(!is_moved("product | root") && !is_moved("root | same") && !is_moved("product | root | same"));
}

/// The place is that of the part which the example shows, and the lookahead is for the names of the grammar.
#[test]
fn places_and_fixes_fit_the_examples() {
    let finding = found_in("r = { x | y | z }\nx = { \"a\"+ }\ny = { \"aa\" }\nz = { \"a\" ~ \"b\" }\n").remove(0);
    let columns = [finding.place.column, finding.others[0].column];
    assert_eq!((columns, finding.witness.as_deref()), ([Some(15), Some(11)], Some("ab")));
    for (rest, end) in [
        ("ASCII_ALPHA", "!ASCII_ALPHANUMERIC"),
        ("(ASCII_ALPHA | \"_\")", "!(ASCII_ALPHANUMERIC | \"_\")"),
        ("(ASCII_ALPHANUMERIC | \"-\" | \"_\")", "!(ASCII_ALPHANUMERIC | \"_\" | \"-\")"),
    ] {
        let finding = found_in(&format!("r = {{ \"void\" | name }}\nname = @{{ ASCII_ALPHA ~ {rest}* }}\n")).remove(0);
        assert!(finding.fix.as_ref().is_some_and(|fix| fix.contains(&format!("~ {end} }}"))), "{finding:?}");
    }
    // A keyword that ends before letters only.
    let ends = "r = { word | name }\nword = @{ \"void\" ~ !ASCII_ALPHA }\nname = @{ (ASCII_ALPHA | \"_\")+ }\n";
    assert_eq!(found_in(ends).remove(0).witness.as_deref(), Some("void_ness"));
}

/// A list in another order keeps the brackets around it. With comments in it, there is no edit.
#[test]
fn lists_in_another_order() {
    let reordered = |text: &str, expected: &str| assert_fixed(Code::UnreachableAlternative, text, expected);
    for [before, after] in [["(", ")*"], ["\"<\" ~ (", ") ~ \">\""], ["", ""], ["| ", ""]] {
        let rule = |list: &str| format!("r = {{ {before}{list}{after} }}\n");
        reordered(&rule("\"o\" | \"on\" | \"off\""), &rule("\"on\" | \"off\" | \"o\""));
    }
    reordered("r = { (\"o\") | (\"on\") | \"off\" }", "r = { (\"on\") | \"off\" | (\"o\") }");
    let finding = found_in("r = { \"o\" // one\n | \"on\" /* two */ | \"off\" }").remove(0);
    assert_eq!((finding.others.len(), finding.fix, finding.edits), (1, None, vec![]));
}

/// A part of a rule that pest rewrites is found by its notation, and not by that of another part.
#[test]
fn places_of_rewritten_parts() {
    let text = "r = { \"m\" | \"x\" ~ \"y\" | ((\"n\"+)* ~ \"z\" | (\"m\" ~ \"n\")+ ~ \"c\" | \"y\") }\n";
    let finding = found_in(text).remove(0);
    assert_eq!((finding.place.column, finding.fix, finding.edits), (Some(1), None, vec![]));
    assert!(finding.reason.is_some_and(|reason| reason.contains("\"c\"")));
}

/// What follows a choice or an alternative decides whether a move or a removal costs texts.
#[test]
fn texts_around_a_choice() {
    let finding = found_in("r = { \"<\" ~ (\"o\" | \"on\") ~ \"n\" }\n").remove(0);
    assert_eq!((finding.code, finding.fix), (Code::UnreachableAlternative, None));
    let finding = found_in("q = { r ~ \"!\" }\nr = { \"long\" ~ !ASCII_ALPHA | \"lo\" | \"long\" }\n").remove(0);
    assert_eq!((finding.code, finding.place.column), (Code::UnreachableAlternative, Some(38)));
    let space = "WHITESPACE = _{ \" \" }\n";
    for last in ["\"a\"+ ~ \" \"*", "\"a\" ~ \",\"+ ~ \" \"?", "\"a\"{1,2} ~ \" \"*"] {
        assert_eq!(found_in(&format!("{space}r = {{ {last} }}\n")), [], "{last}");
    }
}
