//! Converts the rules of ABNF files, and verifies the result.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write as _;

use grammar_reader::abnf_notation::grammar::key;
use grammar_reader::abnf_notation::syntax::{Definition, Element, definitions};
use grammar_reader::{AbnfGrammar, Error, Problem, SourceFile, core_rules};
use pest_check::PestGrammar;
use pest_check::{Comparison, TranscribedGrammar};

use super::names::Names;
use super::order::{MOST_WORK, limits};
use super::writer::{NOTHING, Writer};

/// A pest grammar that was made from ABNF.
pub struct Conversion {
    rules: Vec<ConvertedRule>,
    /// The rules that no file defines: the name, and the error.
    imported: Vec<(String, String)>,
    core_rules: Vec<&'static str>,
}

struct ConvertedRule {
    name: String,
    /// The ABNF, line by line.
    abnf: Vec<String>,
    expression: String,
    is_reordered: bool,
    verdict: Verdict,
}

/// The result of comparing a rule with its ABNF.
#[derive(Clone, PartialEq, Eq)]
enum Verdict {
    Equal,
    /// The rule uses another rule that differs.
    Follows(String),
    Differs(String),
    Unknown(String),
    /// The ABNF has prose, which is to be written in pest.
    Prose(String),
}

impl Verdict {
    fn new(comparison: &Comparison) -> Self {
        if comparison.is_equal() {
            return Verdict::Equal;
        }
        let only = |who: &str, text: &str| format!("only {who} accepts {text:?}");
        let pest = comparison.only_left.iter().map(|witness| only("pest", &witness.text));
        let abnf = comparison.only_right.iter().map(|witness| only("the ABNF", &witness.text));
        Verdict::Differs(pest.chain(abnf).collect::<Vec<_>>().join("; "))
    }
}

/// The number of rules with each result.
pub struct Count {
    pub rules: usize,
    pub equal: usize,
    pub differ: usize,
    pub unknown: usize,
    /// The rules that are to be written, wholly or in part.
    pub unwritten: usize,
}

impl Conversion {
    /// Converts files that are read as one grammar. Prose, and rules that no file defines, become parts that match
    /// nothing.
    pub fn new(files: &[SourceFile]) -> Result<Self, Error> {
        let grammar = AbnfGrammar::read(files)?;
        let definitions: Vec<Vec<Definition>> = files.iter().map(definitions).collect::<Result<_, _>>()?;
        let rules: Vec<&str> = grammar.locations().filter_map(|location| location.rule.as_deref()).collect();
        let core = used_core_rules(&grammar, &rules);
        let missing: Vec<(String, String)> = grammar.missing().filter_map(|error| missing(&error)).collect();
        let names = Names::new(rules.iter().copied().chain(missing.iter().map(|(name, _)| name.as_str())));
        let mut abnf = sources(files, &definitions);
        let mut work = 0;
        let converted = rules.iter().filter_map(|rule| {
            let element = grammar.element(rule)?;
            let mut writer = Writer { grammar: &grammar, names: &names, is_reordered: false, work };
            let expression = writer.rule(element);
            work = writer.work;
            let abnf = abnf.remove(&key(rule)).unwrap_or_default();
            let is_reordered = writer.is_reordered;
            let undecided = (work > MOST_WORK).then(|| Verdict::Unknown(TOO_MANY.into()));
            let verdict = prose(element).map(Verdict::Prose).or(undecided).unwrap_or(Verdict::Equal);
            Some(ConvertedRule { name: names.get(rule), abnf, expression, is_reordered, verdict })
        });
        let imported = missing.iter().map(|(name, error)| (names.get(name), error.clone())).collect();
        let mut conversion = Conversion { rules: converted.collect(), imported, core_rules: core };
        conversion.verify().map_err(|error| unsupported(error, &grammar, &names))?;
        Ok(conversion)
    }

    /// Compares each rule with its ABNF.
    fn verify(&mut self) -> Result<(), Error> {
        let file = SourceFile { name: "the result".into(), text: self.text() };
        PestGrammar::read(std::slice::from_ref(&file))?;
        let grammar = TranscribedGrammar::read(&[file])?;
        // The order of alternatives is a simpler question.
        let is_open = |name: &str| self.rules.iter().any(|rule| rule.name == name && rule.verdict == Verdict::Equal);
        let compared = grammar.compare(grammar.rules().iter().filter(|it| is_open(&it.rule)), limits());
        let verdicts: HashMap<&str, Verdict> = compared
            .iter()
            .map(|it| {
                let verdict = match (&it.comparison, it.follows_from) {
                    (Ok(comparison), Some(rule)) if !comparison.is_equal() => Verdict::Follows(rule.to_owned()),
                    (Ok(comparison), _) => Verdict::new(comparison),
                    (Err(error), _) => Verdict::Unknown(error.problem.to_string()),
                };
                (it.transcription.rule.as_str(), verdict)
            })
            .collect();
        for rule in self.rules.iter_mut().filter(|rule| rule.verdict == Verdict::Equal) {
            let unknown = || Verdict::Unknown("its ABNF is not compared".into());
            rule.verdict = verdicts.get(rule.name.as_str()).cloned().unwrap_or_else(unknown);
        }
        Ok(())
    }

    /// Returns the text of the pest grammar.
    pub fn text(&self) -> String {
        let mut text = String::new();
        let width = self.rules.iter().map(|rule| rule.name.len()).max().unwrap_or_default().min(24);
        for rule in &self.rules {
            for line in &rule.abnf {
                push(&mut text, format!("/// {line}").trim_end());
            }
            if rule.is_reordered {
                push(&mut text, "// PEG: alternatives that begin others come after them.");
            }
            match &rule.verdict {
                Verdict::Equal => {}
                Verdict::Follows(other) => push(&mut text, &format!("// PEG: differs because {other} differs.")),
                Verdict::Differs(how) => push(&mut text, &format!("// PEG: {how}.")),
                Verdict::Unknown(why) => push(&mut text, &format!("// Not verified: {why}.")),
                Verdict::Prose(prose) => push(&mut text, &format!("// PEG: to be written, matches nothing: {prose}.")),
            }
            push(&mut text, &format!("{:width$} = {{ {} }}\n", rule.name, rule.expression));
        }
        for (name, error) in &self.imported {
            push(&mut text, &format!("// PEG: to be written, matches nothing: {error}."));
            push(&mut text, &format!("{name:width$} = {{ {NOTHING} }}\n"));
        }
        if !self.core_rules.is_empty() {
            push(&mut text, "// Core rules of ABNF (RFC 5234, appendix B.1).\n");
        }
        for name in &self.core_rules {
            push(&mut text, &format!("{name:6} = {}", core_rules::in_pest(name).unwrap_or_default()));
        }
        text
    }

    /// Returns the number of rules with each result.
    pub fn count(&self) -> Count {
        let count = |is: fn(&Verdict) -> bool| self.rules.iter().filter(|rule| is(&rule.verdict)).count();
        Count {
            rules: self.rules.len() + self.imported.len(),
            equal: count(|it| *it == Verdict::Equal),
            differ: count(|it| matches!(it, Verdict::Differs(_) | Verdict::Follows(_))),
            unknown: count(|it| matches!(it, Verdict::Unknown(_))),
            unwritten: count(|it| matches!(it, Verdict::Prose(_))) + self.imported.len(),
        }
    }
}

/// The reason why the rules that come after too much work are not verified.
const TOO_MANY: &str = "the order of alternatives takes too many steps to decide, here or in a rule before it";

fn push(text: &mut String, line: &str) {
    // Writing to a `String` does not fail.
    let _ = writeln!(text, "{line}");
}

/// Returns the name of a rule that no file defines, and the error without its location.
fn missing(error: &Error) -> Option<(String, String)> {
    let Problem::UndefinedRule { name, .. } = &error.problem else { return None };
    Some((name.clone(), error.problem.to_string()))
}

/// Returns the prose in an element.
fn prose(element: &Element) -> Option<String> {
    let prose = element.descendants().into_iter().filter_map(|part| match part {
        Element::Prose(prose) => Some(format!("<{prose}>")),
        _ => None,
    });
    element.has_prose().then(|| prose.collect::<Vec<_>>().join(", "))
}

/// Returns the error for a grammar that pest rejects, at the rule of the ABNF.
fn unsupported(error: Error, grammar: &AbnfGrammar, names: &Names) -> Error {
    let rule = error.location.and_then(|location| location.rule);
    let is_rule = |name: &str| rule.as_ref().is_some_and(|rule| names.get(name) == *rule);
    let location = grammar.locations().find(|location| location.rule.as_deref().is_some_and(is_rule)).cloned();
    let problem = match error.problem {
        Problem::TooLarge(_) => error.problem,
        rejected => Problem::Unsupported(format!("pest rejects it: {rejected}")),
    };
    location.map_or_else(|| Error::without_location(problem.clone()), |location| Error::at(location, problem.clone()))
}

/// Returns the core rules that rules use, in alphabetical order.
fn used_core_rules(grammar: &AbnfGrammar, rules: &[&str]) -> Vec<&'static str> {
    let own: HashSet<String> = rules.iter().map(|rule| key(rule)).collect();
    let mut used = BTreeSet::new();
    let names = rules.iter().filter_map(|rule| grammar.element(rule)).flat_map(|element| element.names());
    for name in names.filter(|name| !own.contains(&key(name))) {
        used.extend(core_rules::names().find(|core| core.eq_ignore_ascii_case(name)));
    }
    used.into_iter().collect()
}

/// Returns the lines of the definitions of each rule.
fn sources(files: &[SourceFile], definitions: &[Vec<Definition>]) -> HashMap<String, Vec<String>> {
    let mut sources: HashMap<String, Vec<String>> = HashMap::new();
    for (file, definitions) in files.iter().zip(definitions) {
        let lines: Vec<&str> = file.text.lines().collect();
        for (index, definition) in definitions.iter().enumerate() {
            let start = definition.location.line - 1;
            let end = definitions.get(index + 1).map_or(lines.len(), |next| next.location.line - 1);
            let mut own = lines.get(start..end).unwrap_or_default();
            let is_blank = |line: &&str| line.trim().is_empty() || line.trim_start().starts_with(';');
            while let Some((last, rest)) = own.split_last()
                && is_blank(last)
            {
                own = rest;
            }
            let indent = own.first().map_or(0, |line| line.len() - line.trim_start().len());
            let shown = own.iter().filter(|line| !is_blank(line));
            let shown = shown.map(|line| line.get(indent..).unwrap_or(line).trim_end().to_owned());
            sources.entry(key(&definition.name)).or_default().extend(shown);
        }
    }
    sources
}
