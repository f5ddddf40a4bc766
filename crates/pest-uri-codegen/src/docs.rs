//! Reads the comments above a rule, for the table and for the test: its ABNF, the section that
//! explains it, and its examples.

use grammar_reader::checks::{abnf_and_section, section_error};
use grammar_reader::examples::{self, BadLine, RuleExamples};
use syn::{Error, Result};

use crate::input::{Comments, File, Input, all};

/// The `///` lines above a rule.
pub struct Doc {
    pub abnf: String,
    /// The document and section: `RFC 3986, section 3`.
    pub section: String,
    /// What its error says that it expects, from a line `// says: a host name in lower case`.
    pub says: Option<String>,
}

/// An example above a rule: a text that the rule matches, or does not match.
pub struct Example {
    pub place: String,
    pub rule: String,
    pub text: String,
    pub matches: bool,
}

/// The documentation of each rule, in the order of the rules.
pub fn docs(input: &Input) -> Result<Vec<Doc>> {
    let (mut docs, mut errors) = (vec![], vec![]);
    for (rule, comments) in input.rules.iter().zip(&input.comments) {
        match doc(&rule.name, comments, input) {
            Ok(doc) => docs.push(doc),
            Err(error) => errors.push(error),
        }
    }
    all(errors)?;
    Ok(docs)
}

/// The documentation of a rule by the comments above it.
fn doc(rule: &str, Comments { lines, last, says }: &Comments, input: &Input) -> Result<Doc> {
    if let Some(message) = section_error(rule, lines) {
        return Err(Error::new(input.name.span(), format!("{}: {message}", input.line(*last))));
    }
    let (abnf, section) = abnf_and_section(lines).unwrap_or_default();
    Ok(Doc { abnf: abnf.to_owned(), section: section.to_owned(), says: says.clone() })
}

/// The examples above each rule of a file.
pub fn examples(file: &File) -> std::result::Result<Vec<Example>, String> {
    let (rules, bad_lines) = examples::read(&file.text);
    if let Some(BadLine { line, column, rule, message }) = bad_lines.into_iter().next() {
        let rule = rule.map(|rule| format!("{rule}: ")).unwrap_or_default();
        return Err(format!("{}:{line}:{column}: {rule}{message}", file.name));
    }
    let of_rule = |RuleExamples { rule, examples, .. }: RuleExamples| {
        examples.into_iter().map(move |examples::Example { line, text, must_match }| Example {
            place: format!("{}:{line}", file.name),
            rule: rule.clone(),
            text,
            matches: must_match,
        })
    };
    Ok(rules.into_iter().flat_map(of_rule).collect())
}
