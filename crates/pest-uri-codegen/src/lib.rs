//! Writes the Rust code that `pest-uri` has for a grammar.
//!
//! The steps from a grammar to code, one file each:
//!
//! - `input` reads the files, and `grammar_reader::checks` rejects those that are not a grammar of
//!   references.
//! - `docs` reads the comments above each rule.
//! - `parts` divides the rules.
//! - `table` writes the table, with the character sets that `pest-regular` finds.
//! - `functions` writes functions that match the rules, for derived types.
//! - `parser` adds what a custom grammar needs in addition to the table.
//! - `own` writes the code of `pest-uri`'s own grammars, for the command `regenerate`.

mod characters;
mod derive;
mod docs;
mod functions;
mod input;
mod occurrence;
mod parser;
mod parts;
mod table;
#[cfg(feature = "regenerate")]
mod own;

#[cfg(feature = "regenerate")]
pub use own::{Generated, generate};

use proc_macro2::TokenStream;

use input::Input;

/// Writes what a type derives from a grammar: what `#[derive(pest_uri::FromGrammar)]` expands to.
///
/// Errors in the grammar, and differences between the type and the grammar, become compile errors,
/// all at once.
#[must_use]
pub fn from_grammar(item: TokenStream) -> TokenStream {
    derive::from_grammar(item).unwrap_or_else(|error| error.to_compile_error())
}

/// Writes the module of a custom grammar: what `pest_uri::grammar!` expands to.
///
/// Errors in the grammar become compile errors: an unknown field of the macro, a file that cannot
/// be read, an undefined rule. Beside them is a module of the generic syntax, so that its uses are no
/// further errors.
#[must_use]
pub fn custom_grammar(tokens: TokenStream) -> TokenStream {
    let written = Input::from_macro(tokens.clone()).and_then(|input| parser::custom_grammar(&input));
    written.unwrap_or_else(|error| {
        let errors = error.to_compile_error();
        let stub = Input::stub(tokens).and_then(|input| parser::custom_grammar(&input)).unwrap_or_default();
        quote::quote!(#errors #stub)
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use grammar_reader::checks;

    use super::*;
    use crate::table::Table;

    /// The error of `grammar!` for a module with these fields.
    fn error_of(fields: &str) -> String {
        let tokens = format!("[pest_uri] pub mod example {{ {fields} }}");
        let input = Input::from_macro(tokens.parse().unwrap());
        input.and_then(|input| parser::custom_grammar(&input)).expect_err(fields).to_string()
    }

    /// The error for a grammar in a file of its own.
    fn error_in_file(name: &str, grammar: &str) -> String {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/grammar-tests");
        std::fs::create_dir_all(&directory).unwrap();
        std::fs::write(directory.join(name), grammar).unwrap();
        error_of(&format!("grammar: \"../../target/grammar-tests/{name}\", entry: example"))
    }

    const SHIPPED: &str = include_str!("uri.pest");

    #[test]
    fn the_generic_syntax_is_that_of_pest_uri() {
        assert!(SHIPPED == include_str!("../../../grammar/uri.pest"), "run `cargo regenerate`");
    }

    /// The output for a grammar in a file of its own.
    fn written(name: &str, grammar: &str) -> String {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/grammar-tests");
        std::fs::create_dir_all(&directory).unwrap();
        std::fs::write(directory.join(name), grammar).unwrap();
        let fields = format!("grammar: \"../../target/grammar-tests/{name}\", entry: example");
        let tokens = format!("[pest_uri] pub mod example {{ {fields} }}");
        let input = Input::from_macro(tokens.parse().unwrap()).unwrap();
        let [example, scheme] = ["example", "scheme"]
            .map(|name| format!("{}usize", input.rules.iter().position(|rule| rule.name == name).unwrap()));
        let written = parser::custom_grammar(&input).unwrap().to_string();
        written.replace(&example, "EXAMPLE").replace(&format!("[{scheme}]"), "[SCHEME]")
    }

    #[test]
    fn expressions() {
        let parts = "&ANY ~ !\"a\" ~ \"b\"? ~ \"c\"* ~ \"d\"+ ~ \"e\"{2} ~ \"f\"{2,} ~ \"g\"{,3} ~ \"h\"{2,3} ~ \
            (scheme | ^\"k\" | 'i'..'j')";
        let grammar = format!("/// example = parts (here, 1)\nexample = {{ {parts} }}\n");
        let written = written("expressions.pest", &grammar);
        let wanted = quote::quote! {
            : Expression = Expression::Sequence(&[
                Expression::Ahead(&Expression::Any), Expression::NotAhead(&Expression::Literal("a")),
                Expression::Repeat(&Expression::Literal("b"), 0u32, 1u32),
                Expression::Run(Characters([0u64, 34359738368u64]), &Expression::Literal("c"), 0u32),
                Expression::Run(Characters([0u64, 68719476736u64]), &Expression::Literal("d"), 1u32),
                Expression::Repeat(&Expression::Literal("e"), 2u32, 2u32),
                Expression::Run(Characters([0u64, 274877906944u64]), &Expression::Literal("f"), 2u32),
                Expression::Repeat(&Expression::Literal("g"), 0u32, 3u32),
                Expression::Repeat(&Expression::Literal("h"), 2u32, 3u32),
                Expression::Choice(&[Expression::Rule(GrammarRule(&GENERIC[SCHEME])),
                Expression::AnyCase("k"), Expression::Range('i', 'j')])
            ]);
        };
        assert!(written.contains(&wanted.to_string()), "{written}");
        assert!(written.contains("custom_grammar (table :: entry (EXAMPLE))"), "{written}");
    }

    #[test]
    fn a_part_of_the_table_leads_to_no_later_one() {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/grammar-tests");
        let files = [
            ("first/closed.pest", format!("{SHIPPED}/// a = ALPHA (here, 1)\na = {{ ALPHA }}\n")),
            ("first/open.pest", format!("{SHIPPED}/// a = c (here, 1)\na = {{ \"b\"? ~ c }}\n")),
            (
                "second/more.pest",
                "/// c = \"c\" (here, 1)\nc = { \"c\" }\n/// d = c a (here, 1)\nd = { c ~ a }\n".to_owned(),
            ),
        ];
        for (index, grammar) in files {
            let path = directory.join(index);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, grammar).unwrap();
        }
        let of = |first: &str| {
            let input = Input::from_files(&directory, &[&format!("first/{first}"), "second/more.pest"]).unwrap();
            let table = Table::new(&input, &[], None, |name| quote::quote!(#name)).unwrap();
            table.module(&quote::quote!(crate), None).to_string()
        };
        let closed = of("closed.pest");
        assert_eq!(closed.matches("grammar : Rules (& [& PART_0 , & PART_1])").count(), 2, "{closed}");
        assert!(closed.contains("Expression :: Rule (GrammarRule (& PART_1 [0usize]))"), "{closed}");
        assert!(closed.contains("{ & PART_0 [index - 0usize] } else { & PART_1 [index - "), "{closed}");
        assert!(!of("open.pest").contains("PART_1"));
    }

    #[test]
    fn fields() {
        assert_eq!(error_of("entry: example"), "missing field `grammar` in `example`");
        assert_eq!(error_of("grammar: []"), "missing field `entry` in `example`");
        assert_eq!(error_of("grammar: [], entry: example"), "the grammar has no rule `example`");
        assert_eq!(error_of("grammar: [], entry: URl"), "the grammar has no rule `URl`; did you mean `URI`?");
        assert_eq!(
            error_of("file: [], entry: example"),
            "unknown field `file`; expected `generic`, `grammar` or `entry`"
        );
        assert_eq!(error_of(r#"grammar: [], entry: "URI""#), "expected the name of a rule, without quotes");
        assert_eq!(
            error_of("grammar: [], entry: x-URI"),
            "expected the name of a rule as in the grammar, with `_` for `-`"
        );
        assert_eq!(
            error_of("grammar: grammar/mine.pest, entry: URI"),
            "expected a path in quotes, or several in `[` and `]`"
        );
        assert_eq!(error_of("grammar: [], grammar: [], entry: example"), "duplicate field `grammar`");
    }

    #[test]
    fn an_edited_generic_syntax_alone() {
        let fields = r#"generic: "../../grammar/uri.pest", entry: URI"#;
        let tokens = format!("[pest_uri] pub mod wide {{ {fields} }}").parse().unwrap();
        assert!(parser::custom_grammar(&Input::from_macro(tokens).unwrap()).is_ok());
    }

    #[test]
    fn a_module_with_errors_has_the_generic_syntax() {
        let tokens = "[pest_uri] pub mod example { grammar: \"none.pest\", entry: x }";
        let written = custom_grammar(tokens.parse().unwrap()).to_string();
        assert!(written.starts_with(":: core :: compile_error !") && written.contains("pub mod example"), "{written}");
    }

    #[test]
    fn all_errors_are_reported_at_once() {
        let grammar = "/// example = a b (here, 1)\nexample = { a ~ b }\n";
        let error = error_in_file_all("several.pest", grammar);
        assert_eq!(error.len(), 2, "{error:?}");
        let grammar = "example = { port }\nother = { port }\n";
        let error = error_in_file_all("undocumented.pest", grammar);
        assert_eq!(error.len(), 2, "{error:?}");
    }

    fn error_in_file_all(name: &str, grammar: &str) -> Vec<String> {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/grammar-tests");
        std::fs::create_dir_all(&directory).unwrap();
        std::fs::write(directory.join(name), grammar).unwrap();
        let fields = format!("grammar: \"../../target/grammar-tests/{name}\", entry: example");
        let input = Input::from_macro(format!("[pest_uri] mod m {{ {fields} }}").parse().unwrap());
        let Err(error) = input.and_then(|input| parser::custom_grammar(&input)) else { return vec![] };
        error.into_iter().map(|error| error.to_string()).collect()
    }

    #[test]
    fn files() {
        let message = error_of(r#"grammar: "grammar/none.pest", entry: example"#);
        assert!(message.starts_with("grammar/none.pest: "), "{message}");
    }

    #[test]
    fn rules() {
        let message = error_in_file("undefined.pest", "/// example = nothing (here, 1)\nexample = { nothing }\n");
        assert_eq!(
            message,
            "../../target/grammar-tests/undefined.pest:2:13: example: no file defines the rule `nothing`"
        );
        let message = error_in_file("twice.pest", "/// port = \"\" (here, 1)\nport = { \"\" }\n");
        assert_eq!(
            message,
            "../../target/grammar-tests/twice.pest:2: `port` is already a rule of RFC 3986 (uri.pest:85); rename it, \
             for example to `twice_port`, or edit a copy of `uri.pest`"
        );
        let message = error_in_file("broken.pest", "example = { \"a\n");
        assert_eq!(message, "../../target/grammar-tests/broken.pest:1:13: example: unterminated string");
        let message = error_in_file("bare.pest", "example = { port }\n");
        let place = "../../target/grammar-tests/bare.pest:1: ";
        assert!(message.starts_with(place), "{message}");
        let message = error_in_file("stack.pest", "/// example = port (here, 1)\nexample = { PUSH(port) }\n");
        let place = "../../target/grammar-tests/stack.pest:2: ";
        assert_eq!(message, format!("{place}`PUSH(port)` uses the stack"));
        let message = error_in_file("builtin.pest", "/// example = ALPHA (here, 1)\nexample = { LETTER }\n");
        assert_eq!(
            message,
            "../../target/grammar-tests/builtin.pest:2: `LETTER` is built into pest; define a rule instead"
        );
        let message = error_in_file(
            "set.pest",
            "/// example = ALPHA (here, 1)\nexample = { ALPHA }\n\nASCII_DIGIT = { ALPHA }\n",
        );
        assert_eq!(message, "../../target/grammar-tests/set.pest:4: `ASCII_DIGIT` is built into pest; rename the rule");
        let message = error_in_file("examples.pest", "/// example = port (here, 1)\n// ok: 80\nexample = { port }\n");
        assert_eq!(
            message,
            "../../target/grammar-tests/examples.pest:2:8: example: expected JSON strings separated by spaces: \"a\" \
             \"b\""
        );
        let with = |line: &str| format!("/// example = port (here, 1)\n{line}\nexample = {{ port }}\n");
        for (name, line, column) in
            [("a", "//ok: \"1\"", 1), ("b", " // ok: \"1\"", 2), ("c", "// OK: \"1\"", 1), ("d", "// ok \"1\"", 1)]
        {
            let message = error_in_file(&format!("examples-{name}.pest"), &with(line));
            let expected = format!(".pest:2:{column}: example: examples must begin with `// ok:` or `// bad:`");
            assert!(message.contains(&expected), "{line}: {message}");
        }
        let message = error_in_file("last.pest", &(with("// a comment") + "// ok: \"1\"\n"));
        assert!(message.contains("last.pest:4:1: "), "{message}");
        assert_eq!(
            error_in_file("empty.pest", "// nothing yet\n"),
            "the grammar has no rule `example`; ../../target/grammar-tests/empty.pest has no rules"
        );
        let message = error_in_file("again.pest", SHIPPED);
        assert_eq!(
            message,
            "../../target/grammar-tests/again.pest: this file repeats rules of the generic syntax; name an edited \
             `uri.pest` in `generic`"
        );
        let message = error_in_file("line.pest", "/// example = port (here, 1)\nexample = { port }");
        assert_eq!(message, "../../target/grammar-tests/line.pest: no line feed at the end of the file");
    }

    /// The message names the line without them.
    #[test]
    fn a_document_without_a_section() {
        let wanted = "must end in `(document, section)`, as in `/// port = *DIGIT  (RFC 3986, section 3.2.3)`";
        for (lines, found) in [
            ("/// example = a /\n///     b   (S3 docs)", "; found `(S3 docs)`"),
            ("/// example = a\n/// b = c (X section 2)", "; found `(X section 2)`"),
            ("/// example = a (RFC 1, section 1)\n/// b = c", ""),
        ] {
            let message = error_in_file("document.pest", &format!("{lines}\n// ok: \"\"\nexample = {{ port }}\n"));
            let place = "../../target/grammar-tests/document.pest:2";
            assert_eq!(message, format!("{place}: the last `///` line above rule `example` {wanted}{found}"));
        }
    }

    /// The suggestion is a name that a rule may have.
    #[test]
    fn a_rule_of_the_generic_syntax_in_files_of_any_name() {
        let suggested = |file| {
            let message = checks::generic_clash_error("path", 1, file);
            message.split_once("for example to `").and_then(|(_, rest)| rest.split('`').next()).unwrap().to_owned()
        };
        for (file, name) in
            [("a/s3.pest", "s3_path"), ("s3.v2.pest", "s3_path"), ("a-b.pest", "my_path"), ("3s", "my_path")]
        {
            assert_eq!(suggested(file), name);
        }
    }

    /// The last line of a file is not the line before the first of the next.
    #[test]
    fn a_fault_in_the_last_line_of_the_first_of_two_files() {
        let fault = "/// example = nothing (here, 1)\nexample = { nothing }\n";
        let place = "../../target/grammar-tests/first.pest:2:13";
        assert_eq!(error_in_file("first.pest", fault), format!("{place}: example: no file defines the rule `nothing`"));
        let message = error_in_file("second.pest", "/// other = \"\" (here, 1)\nother = { \"\" }\n");
        assert_eq!(message, "the grammar has no rule `example`");
        let both = "[\"../../target/grammar-tests/first.pest\", \"../../target/grammar-tests/second.pest\"]";
        let message = error_of(&format!("grammar: {both}, entry: example"));
        assert!(message.starts_with(place), "{message}");
    }

    #[test]
    fn a_core_rule_that_is_missing_is_named() {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/grammar-tests");
        std::fs::create_dir_all(&directory).unwrap();
        std::fs::write(directory.join("generic.pest"), SHIPPED.replace("path_abempty", "path_after")).unwrap();
        let fields = r#"generic: "../../target/grammar-tests/generic.pest", grammar: [], entry: URI"#;
        let wanted = "missing rule `path_abempty`, which is needed to find the components";
        assert_eq!(error_of(fields), wanted);
    }

    #[test]
    fn rules_that_pest_accepts_and_references_do_not() {
        let message = error_in_file("blanks.pest", "/// WHITESPACE = \" \" (here, 1)\nWHITESPACE = _{ \" \" }\n");
        assert!(
            message.starts_with("../../target/grammar-tests/blanks.pest:2: pest matches a rule named `WHITESPACE`"),
            "{message}"
        );
        let message = error_in_file("silent.pest", "/// example = port (here, 1)\nexample = _{ port }\n");
        assert!(message.starts_with("the entry rule `example` is silent"), "{message}");
        let message = error_in_file("end.pest", "/// example = port (here, 1)\nexample = { port ~ EOI }\n");
        assert_eq!(message, "../../target/grammar-tests/end.pest:2: remove `EOI`: rules always match the whole input");
        let generic = |name: &str, from: &str, to: &str| {
            let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/grammar-tests");
            std::fs::create_dir_all(&directory).unwrap();
            let text = SHIPPED.replace(from, to);
            assert_ne!(text, SHIPPED);
            std::fs::write(directory.join(name), text).unwrap();
            error_of(&format!("generic: \"../../target/grammar-tests/{name}\", grammar: [], entry: URI"))
        };
        let message = generic("host.pest", "\nhost          = {", "\nhost          = _{");
        assert!(message.contains("rule `host` cannot be silent"), "{message}");
        let message = generic("authority.pest", "\nauthority     = {", "\nauthority     = @{");
        assert!(message.contains("rule `authority` cannot be atomic (`@{`): it contains `host`"), "{message}");
    }

    #[test]
    fn invalid_custom_grammars() {
        let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/invalid_grammars");
        let mut messages = vec![];
        for file in std::fs::read_dir(directory).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let fields = format!("grammar: \"../../tests/data/invalid_grammars/{name}\", entry: example");
            messages.push(format!("{name}: {}", error_of(&fields).replace("../../tests/data/invalid_grammars/", "")));
        }
        messages.sort();
        assert_eq!(messages.len(), 12, "{messages:#?}");
        assert!(
            messages.contains(
                &"reserved.pest: reserved.pest:5: `self` is a reserved word of Rust; rename the rule".to_owned()
            ),
            "{messages:#?}"
        );
    }

    #[test]
    fn an_entry_whose_name_is_a_keyword_of_rust() {
        let grammar = "/// example = type (here, 1)\nexample = { type }\n/// type = \"\" (here, 1)\ntype = { \"\" }\n";
        written("keyword.pest", grammar);
        for entry in ["type", "r#type"] {
            let tokens = format!(
                "[pest_uri] mod example {{ grammar: \"../../target/grammar-tests/keyword.pest\", entry: {entry} }}"
            );
            assert!(
                Input::from_macro(tokens.parse().unwrap()).and_then(|input| parser::custom_grammar(&input)).is_ok()
            );
        }
    }

    #[test]
    fn files_with_an_invisible_or_misplaced_beginning() {
        let marked = error_in_file("mark.pest", "\u{feff}/// example = \"\" (here, 1)\nexample = { \"\" }\n");
        assert!(marked.ends_with("mark.pest: unexpected byte order mark (U+FEFF)"), "{marked}");
        let headed = error_in_file("heading.pest", "//! Mine.\n/// example = \"\" (here, 1)\nexample = { \"\" }\n");
        assert!(headed.contains("heading.pest:1:1: `//!`"), "{headed}");
        let backward = error_in_file("backward.pest", "/// example = x (here, 1)\nexample = {\n  'z'..'a' }\n");
        assert!(backward.contains("backward.pest:3:3: example: range `'z'..'a'` ends before it starts"), "{backward}");
        let surrogate = error_in_file("surrogate.pest", "/// example = x (here, 1)\nexample = { \"\\u{D800}\" }\n");
        assert!(
            surrogate.contains(r"surrogate.pest:2:14: example: `\u{D800}` is not a Unicode scalar value"),
            "{surrogate}"
        );
    }

    #[test]
    fn examples_of_characters_beyond_the_first_plane() {
        let text = r#"// ok: "\ud83d\ude00\u00e9""#.to_owned() + "\na = { b }\n";
        let file = input::File { name: "a".into(), text, path: None };
        assert_eq!(docs::examples(&file).unwrap()[0].text, "\u{1f600}\u{e9}");
    }

    #[test]
    fn examples_that_are_not_json_strings() {
        let with = |line: &str| format!("/// example = port (here, 1)\n{line}\nexample = {{ port }}\n");
        for (name, line, expected) in [
            ("open", r#"// ok: "1" "2"#, "12: example: unterminated string"),
            ("open-escape", r#"// bad: "\u00e9" "a\"#, "18: example: unterminated string"),
            ("escape", r#"// ok: "1\é""#, r"10: example: invalid JSON escape; write a backslash as `\\`"),
            ("surrogate", r#"// ok: "é\ud83d""#, r"10: example: invalid JSON escape"),
            ("sign", r#"// ok: "\u+0ff""#, r"9: example: invalid JSON escape"),
            ("tab", "// ok: \"a\tb\"", "10: example: unescaped control character"),
            ("comma", r#"// ok: "1", "2""#, "11: example: expected JSON strings"),
        ] {
            let message = error_in_file(&format!("json-{name}.pest"), &with(line));
            assert!(message.contains(&format!("json-{name}.pest:2:{expected}")), "{line}: {message}");
        }
    }

    #[test]
    fn each_escape_of_json() {
        let text = r#"// ok: "\"\\\/\b\f\n\r\t\u0041" ""  "b""#.to_owned() + "\na = { b }\n";
        let file = input::File { name: "a".into(), text, path: None };
        let texts: Vec<String> = docs::examples(&file).unwrap().into_iter().map(|it| it.text).collect();
        assert_eq!(texts, ["\"\\/\u{8}\u{c}\n\r\tA", "", "b"]);
    }

    #[test]
    fn examples_of_both_kinds_and_comments() {
        let text = "// ok: \"1\" \"2\"\n// bad: \"3\"\n// note: \"4\"\n// ok, then\na = { b }\n".to_owned();
        let file = input::File { name: "a".into(), text, path: None };
        let examples = docs::examples(&file).unwrap();
        let found: Vec<_> = examples.iter().map(|it| (&*it.rule, &*it.text, it.matches)).collect();
        assert_eq!(found, [("a", "1", true), ("a", "2", true), ("a", "3", false)]);
    }
}
