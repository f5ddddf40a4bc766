//! Texts that may show a difference of the rules of two grammars.

use std::collections::HashMap;

use grammar_reader::examples;
use grammar_reader::pest_notation::expressions::descendants;
use pest_meta::ast::{Expr, Rule};

use crate::findings::grammar::GrammarFindings;
use crate::findings::samples::Samples;
use crate::pest_notation::grammar::PestGrammar;

/// The maximum number of texts of a rule, and of rounds that put texts of rules into the rules that use them.
const MOST_TEXTS: usize = 60;
const MOST_ROUNDS: usize = 4;

/// Texts by the names of rules.
pub struct Candidates(HashMap<String, Vec<String>>);

impl Candidates {
    /// Collects the texts of the findings about the first grammar, and the examples and samples of both.
    #[must_use]
    pub fn new(grammars: &[&PestGrammar]) -> Self {
        let mut all = Candidates(HashMap::new());
        let found = grammars.first().and_then(|first| GrammarFindings::find(first.files(), first.pest(), 1).ok());
        for finding in found.into_iter().flat_map(|found| found.findings) {
            if let (Some(rule), Some(text)) = (finding.rule, finding.witness) {
                all.add(&rule, text);
            }
        }
        for file in grammars.iter().flat_map(|grammar| grammar.files()) {
            for rule in examples::read(&file.text).0 {
                rule.examples.into_iter().for_each(|example| all.add(&rule.rule, example.text));
            }
        }
        for grammar in grammars {
            let samples = Samples::new(grammar);
            let rules: Vec<&Rule> = grammar.rules().filter_map(|name| grammar.rule(name)).collect();
            // The texts of used rules come first, as those of findings are among them.
            for _ in 0..MOST_ROUNDS {
                rules.iter().rev().for_each(|rule| all.add_texts_of_used(rule, &samples));
            }
            for rule in rules {
                for part in descendants(&rule.expr).take(MOST_TEXTS) {
                    let texts = [samples.text_with(&rule.expr, part), samples.text_apart(&rule.expr, part)];
                    texts.into_iter().flatten().for_each(|text| all.add(&rule.name, text));
                }
            }
        }
        all
    }

    /// Returns the texts of a rule.
    #[must_use]
    pub fn of_rule(&self, rule: &str) -> &[String] {
        self.0.get(rule).map(Vec::as_slice).unwrap_or_default()
    }

    fn add(&mut self, rule: &str, text: String) {
        let known = self.0.entry(rule.to_owned()).or_default();
        if known.len() < MOST_TEXTS && !known.contains(&text) {
            known.push(text);
        }
    }

    /// Adds texts of a rule with texts of the rules that it uses.
    fn add_texts_of_used(&mut self, rule: &Rule, samples: &Samples<'_>) {
        for part in descendants(&rule.expr) {
            let Expr::Ident(name) = part else { continue };
            let texts: Vec<String> = self.of_rule(name).iter().take(MOST_TEXTS / 4).cloned().collect();
            let around = texts.iter().filter_map(|text| samples.text_around(&rule.expr, part, text));
            around.for_each(|text| self.add(&rule.name, text));
        }
    }
}
