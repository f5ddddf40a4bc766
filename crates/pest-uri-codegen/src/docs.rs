//! Reads the comments above a rule, for the table and for the test: its ABNF, the section that
//! explains it, and its examples.

use grammar_reader::checks::{abnf_and_section, section_error};
use grammar_reader::examples::{self, BadLine, RuleExamples};
use pest_meta::parser::{self, Rule as Meta};
use syn::{Error, Result};

use crate::input::{File, Input, all};

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
    let mut lines: Vec<&str> = vec![];
    let mut last = None;
    let text = input.text();
    let written: Vec<&str> = text.lines().collect();
    let pairs = parser::parse(Meta::grammar_rules, &text).into_iter().flatten();
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let place = pair.line_col().0;
        let Some(inner) = pair.into_inner().next() else { continue };
        if inner.as_rule() == Meta::line_doc {
            lines.push(inner.into_inner().as_str());
            last = Some(place);
        } else {
            let mut above = written[..place - 1].iter().rev().take_while(|line| line.starts_with("//"));
            let says = above.find_map(|line| line.strip_prefix("// says:")).map(|it| it.trim().to_owned());
            match doc(inner.as_str(), &lines.join("\n"), last.take().unwrap_or(place), input) {
                Ok(doc) => docs.push(Doc { says, ..doc }),
                Err(error) => errors.push(error),
            }
            lines.clear();
        }
    }
    all(errors)?;
    Ok(docs)
}

/// The documentation of a rule whose `///` lines end in this line of the whole grammar.
fn doc(rule: &str, lines: &str, last: usize, input: &Input) -> Result<Doc> {
    if let Some(message) = section_error(rule, lines) {
        return Err(Error::new(input.name.span(), format!("{}: {message}", input.line(last))));
    }
    let (abnf, section) = abnf_and_section(lines).unwrap_or_default();
    Ok(Doc { abnf: abnf.to_owned(), section: section.to_owned(), says: None })
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
