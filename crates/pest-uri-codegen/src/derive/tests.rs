//! The errors of the derive, each with the text that it is at.

use std::path::Path;

/// The errors for an item, each with the text that it is at.
fn errors(name: &str, item: &str) -> Vec<(String, String)> {
    const GRAMMAR: &str = "/// db = \"db:\" name *( \",\" name ) [ \"/\" number ] [ kind ]  (here, 1)\n\
        db = { \"db:\" ~ name ~ (\",\" ~ name)* ~ (\"/\" ~ number)? ~ kind? }\n\
        /// name = 1*ALPHA  (here, 1)\nname = @{ ALPHA+ }\n\
        /// number = 1*DIGIT  (here, 1)\nnumber = @{ DIGIT+ }\n\
        /// kind = fast / slow  (here, 1)\nkind = { fast | slow }\n\
        /// fast = \"!\"  (here, 1)\nfast = { \"!\" }\n\
        /// slow = \"?\"  (here, 1)\nslow = { \"?\" }\n";
    errors_with(name, GRAMMAR, item)
}

fn errors_with(name: &str, grammar: &str, item: &str) -> Vec<(String, String)> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/grammar-tests");
    std::fs::create_dir_all(&directory).unwrap();
    std::fs::write(directory.join(name), grammar).unwrap();
    let item = item.replace("FILE", &format!("file = \"../../target/grammar-tests/{name}\""));
    let errors = match super::checked(item.parse().unwrap()) {
        Ok((differences, _)) => differences,
        Err(error) => error.into_iter().collect(),
    };
    errors.into_iter().map(|it| (it.to_string(), it.span().source_text().unwrap_or_default())).collect()
}

#[track_caller]
fn assert_error(name: &str, item: &str, message: &str, at: &str) {
    assert_eq!(errors(name, item), [(message.to_owned(), at.to_owned())], "{item}");
}

#[test]
fn a_type_that_fits_its_grammar() {
    let item = "#[grammar(FILE, entry = db, secret = name)] struct Db { name: Vec<String>, number: Option<u32>, \
        kind: Option<Kind> }";
    assert_eq!(errors("fits.pest", item), []);
    let item = "#[grammar(FILE, rule = kind)] enum Kind { #[grammar(rule = fast)] Fast, #[grammar(rule = slow)] \
        Slow(String) }";
    assert_eq!(errors("fits-too.pest", item), []);
}

#[test]
fn each_mistake_is_one_error_at_its_part() {
    let with = |field: &str| format!("#[grammar(FILE, entry = db)] struct Db {{ {field} }}");
    let message = "the grammar has no rule `nmae`; did you mean `name`?";
    assert_error("rule.pest", &with("nmae: Vec<String>"), message, "nmae");
    assert_error("rule-of.pest", &with("#[grammar(rule = nmae)] other: Vec<String>"), message, "nmae");
    let message = "`number` may be absent: make it `Option<u32>`, or give a default";
    assert_error("option.pest", &with("number: u32"), message, "number");
    let message = "`name` may match several times: make it `Vec<String>`, or add `once`";
    assert_error("vec.pest", &with("name: String"), message, "name");
    assert_error("vec-of.pest", &with("name: Option<String>"), message, "name");
    let message = "`name` may match other text than digits, so `u16` cannot hold it: make it `String`";
    assert_error("number.pest", &with("name: Vec<u16>"), message, "name");
    let item = "#[grammar(FILE, rule = kind)] enum Kind { #[grammar(rule = fast)] Fast }";
    assert_error("enum.pest", item, "`kind` may also match `slow`: add a variant for it", "Kind");
    let item = "#[grammar(FILE, entry = db, secret = [name, pasword])] struct Db { name: Vec<String> }";
    assert_error("secret.pest", item, "the grammar has no rule `pasword`", "pasword");
}

#[test]
fn an_enum_for_a_rule_that_is_no_choice() {
    let grammar = "/// a = x y / z  (here, 1)\na = { x ~ y | z }\n/// x = \"x\"  (here, 1)\nx = { \"x\" }\n\
        /// y = \"y\" [ z ]  (here, 1)\ny = { \"y\" ~ z? }\n/// z = \"z\"  (here, 1)\nz = { \"z\" }\n\
        /// b = y / z  (here, 1)\nb = { y }\n";
    let item = "#[grammar(FILE, rule = a)] enum A { #[grammar(rule = x)] X, #[grammar(rule = y)] Y, \
        #[grammar(rule = z)] Z }";
    let message = "`a` is no choice of these variants, since a match may have several: make it a struct";
    assert_eq!(errors_with("no-choice.pest", grammar, item), [(message.to_owned(), "A".to_owned())]);
    let item = "#[grammar(FILE, rule = b)] enum B { #[grammar(rule = y)] Y, #[grammar(rule = z)] Z }";
    let message = "`z` occurs in `b` only inside other variants";
    assert_eq!(errors_with("only-inside.pest", grammar, item), [(message.to_owned(), "z".to_owned())]);
}

/// Those of `derive.md`.
#[test]
fn limits_of_the_grammar() {
    let error = |rules: &str| {
        let grammar = format!("/// a = b  (here, 1)\n{rules}\n/// b = \"b\"  (here, 1)\nb = {{ \"b\" }}\n");
        let errors = errors_with("limits.pest", &grammar, "#[grammar(FILE, entry = a)] struct A { b: Vec<String> }");
        errors
            .into_iter()
            .map(|(message, _)| message.replace("../../target/grammar-tests/limits.pest:", ""))
            .collect::<Vec<_>>()
    };
    let document = "/// c = b  (here, 1)\n";
    let errors = [
        error("a = { b ~ PUSH(b) ~ POP }"),
        error(&format!("a = {{ b }}\n{document}WHITESPACE = _{{ \" \" }}")),
        error("a = { (a ~ b)? ~ b }"),
        error("a = { b ~ LETTER }"),
        error("a = { SOI ~ b ~ EOI }"),
        error("a = { b }\nc = { b }"),
        error(&format!("a = {{ b }}\n{document}query = {{ b }}")),
        error("a = { b{1001} }"),
        error("a = _{ b }"),
        error("a = @{ b }"),
        error("a = { b ~ ASCII_DIGIT ~ ASCII_ALPHANUMERIC* ~ NEWLINE? ~ ASCII_HEX_DIGIT }"),
    ];
    let wanted = [
        "2: `PUSH(b)` uses the stack",
        "4: pest matches a rule named `WHITESPACE` between the parts of all rules, including those of RFC 3986; \
         rename it",
        "2:8: a: rule is left-recursive: a > a",
        "2: `LETTER` is built into pest; define a rule instead",
        "2: remove `SOI`: rules always match the whole input",
        "3: rule `c` has no `///` lines above it with its ABNF, document and section, as in \
         `/// port = *DIGIT  (RFC 3986, section 3.2.3)`",
        "4: `query` is already a rule of RFC 3986 (uri.pest:234); rename it, for example to `limits_query`, or \
         edit a copy of `uri.pest`",
        "2: pest expands the repetitions of this rule more than 1000 times, which is too much for the Rust \
         compiler; write `{1,}` or `*`, and check the length in Rust",
        "the entry rule `a` is silent, so a tree would have no root; write `{` for `_{`",
        "`b` is inside the atomic rule `a`, which has no nodes below it; write `${` for `@{`",
        "",
    ];
    assert_eq!(errors.map(|errors| errors.join("; ")), wanted);
}

#[test]
fn maps() {
    let with = |settings: &str| {
        format!("#[grammar(FILE, entry = db)] struct Db {{ #[grammar({settings})] kinds: BTreeMap<String, String> }}")
    };
    let message = "`fast` must match once in `kind`, as the key or the value of a map";
    assert_error("map.pest", &with("rule = kind, key = fast, value = slow"), message, "fast");
    let message = "the grammar has no rule `fats`; did you mean `fast`?";
    assert_error("map-rule.pest", &with("rule = kind, key = fats, value = slow"), message, "fats");
    assert_error("map-key.pest", &with("rule = kind, key = fast"), "expected both `key` and `value`", "fast");
    let message = "a map needs `#[grammar(key = ..., value = ...)]`, the rules of its keys and values";
    assert_error("map-only.pest", &with("rule = kind"), message, "BTreeMap<String, String>");
}

#[test]
fn all_mistakes_are_found_at_once() {
    let item = "#[grammar(FILE, entry = db)] struct Db { name: String, number: u8, scheme: String }";
    let found: Vec<String> = errors("all.pest", item).into_iter().map(|(_, at)| at).collect();
    assert_eq!(found, ["name", "number", "scheme"]);
}

#[test]
fn settings() {
    let with = |settings: &str, field: &str| {
        format!("#[grammar(FILE, entry = db)] struct Db {{ #[grammar({settings})] {field} }}")
    };
    let message = "`default` has no effect: this type has a value for an absent rule";
    assert_error("default.pest", &with("default = 1", "number: Option<u8>"), message, "number");
    assert_error("default-list.pest", &with("default", "name: Vec<String>"), message, "name");
    let message = "`once` has no effect on a `bool`, a list or a map";
    assert_error("once.pest", &with("once", "name: Vec<String>"), message, "name");
    let message = "`number` cannot match several times: remove `once`";
    assert_error("once-one.pest", &with("once", "number: Option<u8>"), message, "number");
    let message = "`as_written` has no effect on a `bool`";
    assert_error("written.pest", &with("as_written", "number: bool"), message, "number");
    assert_error("again.pest", &with("rule = name, rule = number", "a: Vec<u8>"), "`rule` occurs before", "rule");
    let item = "#[grammar(FILE, rule = kind)] enum Kind { #[grammar(rule = fast, as_written)] Fast }";
    assert_error("unit.pest", item, "`as_written` has no effect on a variant without a field", "Fast");
    let item = "#[grammar(FILE, rule = kind, name = \"a kind\")] struct Kind {}";
    assert_error("name.pest", item, "`Kind` needs `entry` for `name`, which is that of a whole text", "Kind");
    let item = "#[grammar(FILE, entry = db, as_written)] struct Db(Uri);";
    assert_error("uri.pest", item, "a reference is always as it is written: remove `as_written`", "Db");
    let message = "`Db` needs `file = \"...\"` in `#[grammar(...)]`, the path of its grammar in the package";
    assert_error("file.pest", "#[grammar(entry = db)] struct Db {}", message, "Db");
    let message = "unknown setting `entrry`; expected one of `file`, `entry`, `rule`, `secret`, `check`, \
        `check_node`, `name`, `as_written`";
    assert_error("setting.pest", "#[grammar(FILE, entrry = db)] struct Db {}", message, "entrry");
    assert_error(
        "entry.pest", "#[grammar(FILE, entry = dbs)] struct Db {}",
        "the grammar has no rule `dbs`; did you mean `db`?", "dbs",
    );
}
