//! The files that `check` reads: folders, patterns, standard input and Rust files.

use std::fs;

use serde_json::{Value, json};

use crate::command::{Directory, assert_command};

const UNIT: &str = "unit = { \"k\" | \"km\" }\n";

fn directory(name: &str, files: &[(&str, &str)]) -> Directory {
    let directory = Directory::new(name, &[]);
    for (name, text) in files {
        let path = directory.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    directory
}

/// Returns the place of each finding, the messages of errors, and the exit status.
#[track_caller]
fn places(directory: &Directory, input: &str, arguments: &[&str]) -> (Vec<String>, Option<i32>) {
    let output = directory.run(input, &[&["check", "--json"], arguments].concat());
    let place = |line: &str| {
        let line: Value = serde_json::from_str(line).unwrap();
        let place = line["file"].as_str().map(|file| format!("{file}:{}:{}", line["line"], line["column"]));
        place.or_else(|| line["error"]["message"].as_str().map(str::to_owned))
    };
    (String::from_utf8(output.stdout).unwrap().lines().filter_map(place).collect(), output.status.code())
}

#[track_caller]
fn assert_places(directory: &Directory, arguments: &[&str], expected: &[&str]) {
    assert_eq!(places(directory, "", arguments).0, expected, "{arguments:?}");
}

#[test]
fn folders_and_patterns() {
    let names =
        ["a.pest", "my grammars/b.pest", "src/deep/c.pest", "target/debug/d.pest", ".git/e.pest", "src/[f].pest"];
    let directory = directory("folders", &names.map(|name| (name, UNIT)));
    fs::write(directory.path().join("src/other.txt"), "no grammar").unwrap();
    let all = ["a.pest:1:16", "my grammars/b.pest:1:16", "src/[f].pest:1:16", "src/deep/c.pest:1:16"];
    assert_places(&directory, &["."], &all);
    assert_places(&directory, &["**/*.pest"], &all);
    assert_places(&directory, &["./**/*.pest", "."], &all);
    assert_places(&directory, &["src"], &all[2..]);
    assert_places(&directory, &["src/"], &all[2..]);
    assert_places(&directory, &["*.pest"], &all[..1]);
    assert_places(&directory, &["my gr*/?.pest"], &all[1..2]);
    assert_places(&directory, &["src/*.pest"], &all[2..3]);
    // A file with such a name is no pattern.
    assert_places(&directory, &["src/[f].pest"], &all[2..3]);
    assert_places(&directory, &["target/**/*.pest"], &["target/debug/d.pest:1:16"]);
    assert_places(&directory, &["target"], &["target/debug/d.pest:1:16"]);
    for (argument, message) in [
        ("none/*.pest", "none/*.pest: no file has a grammar"),
        ("src/*.txt", "src/other.txt:1:3: "),
        ("a.pest/**x", "a.pest/**x: "),
        ("none", "none: "),
    ] {
        let (found, status) = places(&directory, "", &[argument]);
        assert!(found[0].starts_with(message) && status == Some(2), "{found:?}");
    }
    fs::create_dir(directory.path().join("empty")).unwrap();
    assert_places(&directory, &["empty"], &["empty: no file ends in `.pest`"]);
}

#[test]
fn standard_input() {
    let directory = directory("input", &[("a.pest", "a = { unit }\n"), ("b.pest", "unit = { \"m\" }\n")]);
    let check = |input: &str, arguments: &[&str]| places(&directory, input, &[&["--stdin"], arguments].concat()).0;
    assert_eq!(check(UNIT, &[]), ["stdin.pest:1:16"]);
    assert_eq!(check(UNIT, &["--stdin-filename", "new/x y.pest"]), ["new/x y.pest:1:16"]);
    // The text replaces that of a file of a grammar.
    assert_eq!(check(UNIT, &["--stdin-filename", "./b.pest", "a.pest,b.pest"]), ["b.pest:1:16"]);
    assert!(check("unit = {", &["--stdin-filename", "c.pest"])[0].starts_with("c.pest:1:9: unit: "));
    let rust = "#[grammar_inline = \"unit = { 'k'..'k' | \\\"km\\\" }\"]\nstruct P;";
    assert_eq!(check(rust, &["--stdin-filename", "x.rs"]), ["x.rs:1:41"]);
    let output = directory.run(UNIT, &["check", "--stdin-filename", "x.pest", "a.pest"]);
    assert_eq!(output.status.code(), Some(2));
}

/// The text of a part in each place, as the file has it.
#[track_caller]
fn assert_parts(name: &str, text: &str, expected: &[&str]) {
    let directory = directory(name, &[("src/lib.rs", text)]);
    let findings = directory.objects(&["check", "--json", "src/lib.rs"]);
    let parts = findings.iter().filter(|it| it["code"].is_string()).map(|finding| {
        let offset = |name: &str| usize::try_from(finding["bytes"][name].as_u64().unwrap()).unwrap();
        let (start, end) = (offset("start"), offset("end"));
        let line = text[..start].matches('\n').count() + 1;
        let column =
            text[..start].lines().last().filter(|_| !text[..start].ends_with('\n')).map_or(0, |it| it.chars().count())
                + 1;
        assert_eq!(
            (&finding["line"], &finding["column"], &finding["file"]),
            (&json!(line), &json!(column), &json!("src/lib.rs"))
        );
        text[start..end].to_owned()
    });
    let parts: Vec<String> = parts.collect();
    assert_eq!(parts, expected, "{findings:?}");
}

#[test]
fn inline_grammars_of_rust_files() {
    assert_parts(
        "raw",
        "#[derive(Parser)]\n#[grammar_inline = r##\"\n// é \"#\nu = { \"k\" | \"km\" }\"##]\nstruct P;\n",
        &["\"km\""],
    );
    assert_parts(
        "plain",
        "/* é */ #[grammar_inline = \"u = { \\\"é\\\" |\\\n    \\\"\\u{e9}\\x6d\\\" }\\n\"] struct P;",
        &["\\\"\\u{e9}\\x6d\\\""],
    );
    assert_parts(
        "bom",
        "\u{feff}// é\r\n#[grammar_inline = r#\"\r\nu = { \"é\"\r\n  | \"éé\" }\"#]\r\nstruct P;",
        &["\"éé\""],
    );
    // Several attributes of a type are one grammar. Those of other types are not.
    let several = "mod a {\n    #[grammar_inline = r\"a = { b }\"]\n    /// Documentation.\n    #[derive(Parser)]\n    \
                   #[grammar_inline = r#\"b = { \"x\" | \"xy\" }\"#]\n    enum P {}\n}\nfn f() {\n    #[grammar_inline = \"b = { ('a'..'b' | \\\"a\\\")? }\"]\n    struct Q;\n}\n";
    assert_parts("several", several, &["\"xy\"", "\\\"a\\\""]);
    // What only looks like an attribute.
    let none = "//! #[grammar_inline = \"broken = {\"]\n/// ```\n/// #[grammar_inline = \"broken = {\"]\n/// ```\nconst S: &str = \"#[grammar_inline = 1]\";\n\
                #[grammar_inline = r#\"u = { \"k\" }\"#] struct P;\n";
    assert_parts("none", none, &[]);
}

#[test]
fn rust_files_that_cannot_be_read() {
    let file = |text: &str| directory("rust-errors", &[("a.rs", text)]);
    for (text, message) in [
        ("struct P;", "a.rs: no attribute `grammar` or `grammar_inline`"),
        ("// grammar\n\"", "a.rs:2:1: unexpected token of Rust"),
        ("\n  #[grammar_inline = \"a = { \\\"b\\\" ~ }\"] struct P;", "a.rs:2:37: a: "),
        ("#[grammar_inline = \"\"] struct P;", "a.rs:1: no rule in the file"),
        ("#[grammar = \"none.pest\"] struct P;", "src/none.pest: "),
    ] {
        let (found, status) = places(&file(text), "", &["a.rs"]);
        assert!(found[0].starts_with(message) && status == Some(2), "{found:?} {message}");
    }
    // A pattern leaves out Rust files without grammars.
    let two = directory(
        "rust-pattern",
        &[("a.rs", "struct P;"), ("b.rs", "#[grammar_inline = \"a = { ^\\\"b\\\" | \\\"B\\\" }\"]struct P;")],
    );
    assert_places(&two, &["*.rs"], &["b.rs:1:36"]);
}

/// Paths are relative to the folder of the package, or to its `src`.
#[test]
fn grammar_files_of_rust_files() {
    let rust = "#[derive(Parser)]\n#[grammar = \"base.pest\"]\n#[grammar = \"more/unit.pest\"]\n#[grammar_inline = \"x = { base ~ unit }\"]\nstruct P;\n";
    let files = [
        ("p/Cargo.toml", ""),
        ("p/src/base.pest", "base = { \"1\" | \"1\" }\n"),
        ("p/more/unit.pest", UNIT),
        ("p/src/parser/mod.rs", rust),
    ];
    let directory = directory("paths", &files);
    assert_command!(directory, "parse p/src/parser/mod.rs:x 1k", @r#"
    x 0..2 "1k"
      base 0..1 "1"
      unit 1..2 "k"
    "#);
    let expected = ["p/src/base.pest:1:16", "p/more/unit.pest:1:16"];
    assert_places(&directory, &["p/src/parser/mod.rs"], &expected);
    assert_places(&directory, &["p/**/*.rs"], &expected);
}

/// Other commands read the grammar of a Rust file too.
#[test]
fn other_commands_read_inline_grammars() {
    let rust = "use pest_derive::Parser;\n#[derive(Parser)]\n#[grammar_inline = r#\"unit = { \"k\" | \"km\" }\"#]\nstruct P;\n";
    let directory = directory("other", &[("lib.rs", rust), ("unit.pest", UNIT), ("two.rs", &rust.repeat(2))]);
    assert_command!(directory, "parse lib.rs:unit k", @r#"unit 0..1 "k""#);
    assert_command!(directory, "compare lib.rs:unit unit.pest:unit", @"equal");
    assert_command!(directory, "sample lib.rs", @r#"
    "k"
    [status 1] lib.rs:3:38: unit: no text found that reaches `"km"`
    "#);
    assert_command!(directory, "parse two.rs k", @"[status 2] pest-check: two.rs:1: expected one type with `grammar` or `grammar_inline` in the file");
}

/// Workflow commands escape what would end a property or a line.
#[test]
fn annotations_of_github() {
    let files = [("100%,a:b.pest", "// ok: \"\\n\"\nunit = { \"k\" | \"km\" }\n"), ("broken.pest", "a = {\n")];
    let directory = directory("github", &files);
    assert_command!(directory, "check --format github 100*.pest broken.pest", @r#"
    ::error file=100%25%2Ca%3Ab.pest,line=1,title=invalid-example::`unit` must match "\n": it fails at byte 0
    ::error file=100%25%2Ca%3Ab.pest,line=2,endLine=2,col=16,endColumn=20,title=unreachable-alternative::an alternative of `unit` never matches: `"k"` always matches first%0A`km` is read as `k`, and then `m` is left%0Ahelp: move `"km"` before `"k"`
    ::error file=broken.pest,line=2,col=1::broken.pest:2:1: a: expected a rule name, a string, a range or `(` after `{`
    1 rule, 1 example: 2 errors
    [status 2]
    "#);
}

/// The features of pest are those of the package that has the grammar, unless an option sets them.
#[test]
fn features_of_pest() {
    let grammar = "unit = { (word)+ }\nword = @{ 'a'..'z'+ }\nWHITESPACE = _{ \" \" }\n";
    let inherited = "[package]\nname = \"a\"\n[dev-dependencies]\nmy_pest.workspace = true\n";
    let workspace = "[workspace]\n[workspace.dependencies]\nmy_pest = { package = \"pest_derive\", version = \"2\", \
                     features = [\"grammar-extras\"] }\n";
    let package = |dependencies: &str| format!("[package]\nname = \"a\"\nversion = \"1.0.0\"\n{dependencies}\n");
    let plain =
        package("[dependencies]\npest_derive = \"2.8\"\nother = { version = \"1\", features = [\"grammar-extras\"] }");
    let target =
        package("[target.'cfg(unix)'.build-dependencies.pest_meta]\nversion = \"2\"\nfeatures = [\"grammar-extras\"]");
    let files = [
        ("Cargo.toml", workspace),
        ("in/Cargo.toml", inherited),
        ("plain/Cargo.toml", &plain),
        ("target/Cargo.toml", &target),
        ("bad/Cargo.toml", "[dependencies"),
        ("plain/src/a.pest", grammar),
        ("in/src/a.pest", grammar),
        ("target/a.pest", grammar),
        ("bad/a.pest", grammar),
    ];
    let directory = directory("features", &files);
    let accepts = |file: &str, options: &[&str]| {
        let arguments = [&["parse", file, "ab "], options].concat();
        directory.run("", &arguments).status.success()
    };
    assert!(
        accepts("plain/src/a.pest", &[]) && accepts("bad/a.pest", &["--pest", "plain"]) && accepts("bad/a.pest", &[])
    );
    assert!(!accepts("in/src/a.pest", &[]) && !accepts("target/a.pest", &[]));
    assert!(
        accepts("in/src/a.pest", &["--pest", "plain"]) && !accepts("plain/src/a.pest", &["--pest", "grammar-extras"])
    );
    let last_line = |arguments: &[&str]| {
        let output = directory.run("", &[&["check"], arguments].concat()).stdout;
        String::from_utf8(output).unwrap().lines().last().unwrap().to_owned()
    };
    let with =
        "`a+` matches no white space after its last item, as in pest with the feature `grammar-extras` (`--pest`)";
    assert_eq!(last_line(&["in/src/a.pest"]), with);
    let without =
        "`a+` matches white space after a single item, as in pest without the feature `grammar-extras` (`--pest`)";
    assert_eq!(last_line(&["plain/src/a.pest"]), without);
    let json: Value = serde_json::from_str(&last_line(&["--json", "target/a.pest"])).unwrap();
    assert_eq!(json["pest"], json!(["grammar-extras"]));
    // The texts that `compare` and `sample` know are those of the same pest.
    let compared = directory.run("", &["compare", "in/src/a.pest:unit", "plain/src/a.pest:unit"]);
    assert!(String::from_utf8(compared.stdout).unwrap().contains("only B accepts \"a \""));
}
