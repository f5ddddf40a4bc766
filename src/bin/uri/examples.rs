//! The examples that stand above the rules of a grammar file.

use pest_meta::parser::{self, Rule as Meta};

/// A text that a rule must match as a whole, or must not.
pub struct Example {
    pub line: usize,
    pub text: String,
    pub must_match: bool,
}

/// A rule, and the examples above it.
pub struct RuleExamples {
    pub rule: String,
    pub line: usize,
    pub examples: Vec<Example>,
}

/// A line that is meant as examples, and is none.
pub struct BadLine {
    pub line: usize,
    pub message: &'static str,
}

/// The rules of a file in their order, and the lines that cannot be read.
pub fn read(text: &str) -> (Vec<RuleExamples>, Vec<BadLine>) {
    let (mut read, mut open, mut bad) = (vec![], vec![], vec![]);
    let mut rules = rules(text).into_iter().peekable();
    for (line, content) in (1..).zip(text.lines()) {
        if let Some((list, must_match)) = list(content) {
            match strings(list) {
                Some(texts) => open.extend(texts.into_iter().map(|text| Example { line, text, must_match })),
                None => bad.push(BadLine { line, message: NO_STRINGS }),
            }
        } else if is_meant_as_examples(content) {
            bad.push(BadLine { line, message: NO_LIST });
        }
        while let Some((_, rule)) = rules.next_if(|(place, _)| *place == line) {
            read.push(RuleExamples { rule: rule.to_owned(), line, examples: std::mem::take(&mut open) });
        }
    }
    bad.extend(open.first().map(|example| BadLine { line: example.line, message: NO_RULE }));
    (read, bad)
}

const NO_STRINGS: &str = r#"strings of JSON with spaces between them are wanted: "a" "b""#;
const NO_LIST: &str = "examples begin with `// ok:` or `// bad:`, at the beginning of the line";
const NO_RULE: &str = "examples stand above their rule, and no rule follows these";

/// What stands behind `// ok:` or `// bad:`.
fn list(line: &str) -> Option<(&str, bool)> {
    let ok = line.strip_prefix("// ok:").map(|list| (list, true));
    ok.or_else(|| line.strip_prefix("// bad:").map(|list| (list, false)))
}

fn strings(list: &str) -> Option<Vec<String>> {
    serde_json::Deserializer::from_str(list).into_iter::<String>().collect::<Result<_, _>>().ok()
}

/// Whether a comment begins as examples do, but for case, space or its colon.
fn is_meant_as_examples(line: &str) -> bool {
    let Some(comment) = line.trim_start().strip_prefix("//").filter(|it| !it.starts_with(['/', '!'])) else {
        return false;
    };
    let comment = comment.trim_start();
    let word = comment.split(|it: char| !it.is_ascii_alphabetic()).next().unwrap_or_default();
    let behind = comment[word.len()..].trim_start();
    matches!(word.to_ascii_lowercase().as_str(), "ok" | "bad") && behind.starts_with([':', '"'])
}

/// The rules of a file, each with the line in which its name stands.
fn rules(text: &str) -> Vec<(usize, &str)> {
    let rules = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    let names = rules.filter_map(|rule| rule.into_inner().next().filter(|it| it.as_rule() == Meta::identifier));
    names.map(|name| (name.line_col().0, name.as_str())).collect()
}
