//! `uri grammar check`: notes about a grammar, which are not failures.

use crate::grammar_check::{assert_checked, check, line};
use crate::support::{in_repository, objects, run, stderr};

/// Unless a comment accepts them.
#[test]
fn dead_parts() {
    let rule = "web = { \"http\" | \"https\" ~ \"s\"? | !\"http\" ~ \"x\" }\n";
    let examples = "// ok: \"http\" \"x\"\n// bad: \"https\"\n";
    let expected = r#"NAME:3:18: error: an alternative of `web` never matches: `"http"` always matches first
NAME:3:35: note: a lookahead in `web` has no effect: this always succeeds
"#;
    assert_checked(format!("{examples}{rule}"), 1, expected);
    let accepted = "// check: allow(unreachable-alternative, redundant-lookahead)\n";
    let (printed, _) = check(format!("{examples}{accepted}{rule}"), &[]);
    assert!(!printed.contains("`web`"), "{printed}");
}

/// For a grammar that has nothing to do with URIs.
#[test]
fn a_grammar_without_uris() {
    let text = "WHITESPACE = _{ \" \" }\nlist = { \"[\" ~ (item ~ \",\"?)* ~ \"]\" }\nitem = { list | path }\npair = { path ~ path }\npath = @{ ASCII_ALPHA+ }\n";
    let (printed, status) = check(text, &[]);
    let findings: Vec<&str> =
        printed.lines().filter_map(|line| line.split_once(": warning: ")).map(|(_, finding)| finding).collect();
    let [variant, generic] = findings[..] else { panic!("{printed}") };
    assert!(variant.starts_with("`grammar!` requires") && status == Some(0), "{printed}");
    assert!(generic.starts_with("`WHITESPACE` accepts texts outside the generic syntax"), "{printed}");
}

/// The macro rejects each of these files, as its tests show. As grammars they are valid, so these
/// are notes.
#[test]
fn files_that_the_macro_rejects() {
    let directory = in_repository("tests/data/invalid_grammars");
    let mut names: Vec<String> =
        std::fs::read_dir(&directory).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    let mut printed = String::new();
    for name in names {
        let output = run(&["grammar", "check", "--json", &directory.join(&name).display().to_string()], b"");
        assert_eq!(output.status.code(), Some(0), "{name}: {}", stderr(&output));
        let lines: String = objects(&output).iter().map(|object| line(object) + "\n").collect();
        let lines = lines.replace(&format!("{}/", directory.display()), "");
        let notes = lines.lines().filter(|line| line.contains("`grammar!`"));
        printed.extend(notes.map(|line| format!("{line}\n")));
    }
    insta::assert_snapshot!(printed, @r#"
    bare.pest:2: warning: `grammar!` requires `///` lines above each rule: its ABNF, then the document and section, as in `(RFC 3986, section 3.2.3)`; no rule has them
    bounds.pest:3: warning: `example` is rejected by `grammar!`: pest expands the repetitions of this rule more than 1000 times, which is too much for the Rust compiler; write `{1,}` or `*`, and check the length in Rust
    digit.pest:3: warning: `example` is rejected by `grammar!`: `ASCII_DIGIT` is built into pest; define a rule instead
    end.pest:3: warning: `example` is rejected by `grammar!`: remove `SOI`: rules always match the whole input
    end.pest:3: warning: `example` is rejected by `grammar!`: remove `EOI`: rules always match the whole input
    line.pest:3: warning: the last line has no line end, which `grammar!` rejects
    push.pest:3: warning: `example` is rejected by `grammar!`: `PUSH("x")` uses the stack
    push.pest:3: warning: `example` is rejected by `grammar!`: `DROP` uses the stack
    reserved.pest:5: warning: `self` is rejected by `grammar!`: `self` is a reserved word of Rust; rename the rule
    section.pest:3: warning: `grammar!` requires `///` lines above each rule: its ABNF, then the document and section, as in `(RFC 3986, section 3.2.3)`; no rule has them
    silent.pest:3: warning: `example` is rejected by `grammar!`: the entry rule is silent (`_{`), so that trees would have no root
    slice.pest:3: warning: `example` is rejected by `grammar!`: `PEEK[0..]` uses the stack
    turned.pest:3: warning: `example` is rejected by `grammar!`: minimum exceeds maximum in `{3,1}`, which pest reads as `{1}`; write `{1,3}` or `{1}`
    white.pest:6: warning: `WHITESPACE` is rejected by `grammar!`: pest matches a rule named `WHITESPACE` between the parts of all rules, including those of RFC 3986; rename it
    "#);
}

#[test]
fn a_document_without_a_section() {
    let text = "/// s3-URI = \"s3:\" key   (S3 docs)\n// ok: \"s3:a\"\ns3_URI = { ^\"s3:\" ~ key }\n\
                /// key = 1*ALPHA  (S3, keys)\n// ok: \"a\"\nkey = { ALPHA+ }\n";
    let wanted = "NAME:1: warning: `s3_URI` is rejected by `grammar!`: the last `///` line above rule `s3_URI` must end in `(document, section)`";
    assert_checked(text, 0, wanted);
    assert_checked(text, 0, "; found `(S3 docs)`\n");
}

/// A rule below the ABNF of another. A rule whose name has its scheme before the name in the ABNF
/// is not one.
#[test]
fn a_rule_with_another_name_than_its_abnf() {
    let text = "/// x-URI = \"x:\" nome / Host  (X, 1)\n// ok: \"x:a\"\nx_URI = { ^\"x:\" ~ name | x_host }\n\
                /// nome = 1*ALPHA  (X, 2)\n// ok: \"a\"\nname = { ALPHA+ }\n\
                /// Host = %x78  (X, 3)\n// ok: \"x\"\nx_host = { \"x\" }\n";
    let (printed, _) = check(text, &[]);
    let note = "NAME:4: warning: `name` has the ABNF of `nome`; rename it";
    assert!(printed.starts_with(note) && printed.ends_with("3 examples, 0 errors, 1 warnings, 0 notes\n"), "{printed}");
    assert_checked(
        text.replace("// ok: \"a\"", "// ABNF: the name is wrong there.\n// ok: \"a\""),
        0,
        " 0 errors, 0 warnings, 0 notes\n",
    );
}

/// An edit of one of two files that belong together.
#[test]
fn an_edit_of_a_uri_rule_only() {
    let [uris, iris] = ["uri.pest", "iri.pest"]
        .map(|name| std::fs::read_to_string(in_repository("grammar").join(name)).unwrap().replace("//! ", "// "));
    let [query, iquery] = [
        ("query         = @{ (pchar | \"/\" | \"?\")* }", "query         = @{ (pchar | \"/\" | \"?\" | \"|\")* }"),
        (
            "iquery         = @{ (ipchar | iprivate | \"/\" | \"?\")* }",
            "iquery = @{ (ipchar | iprivate | \"/\" | \"?\" | \"|\")* }",
        ),
    ];
    let edited = uris.replace(query.0, query.1);
    assert_ne!(edited, uris);
    let note = "warning: `IRI_reference` rejects the URI reference \"?|\" (URI_reference > relative_ref \"?|\" > query \"|\"): a rule \
                for URIs was edited, but not its counterpart for IRIs\n";
    let (printed, status) = check(edited.clone() + &iris, &["--strict"]);
    assert!(printed.contains(note) && status == Some(1), "{printed}");
    let (printed, _) = check(edited + &iris.replace(iquery.0, iquery.1), &[]);
    assert!(!printed.contains("its counterpart for IRIs"), "{printed}");
}
