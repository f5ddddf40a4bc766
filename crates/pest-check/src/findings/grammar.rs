//! All findings about a grammar.

use grammar_reader::examples;
use grammar_reader::{Error, PestGrammar, Problem, SourceFile};

use crate::decision::Limits;
use crate::findings::allowed::Allowed;
use crate::findings::callers::Callers;
use crate::findings::coverage::Coverage;
use crate::findings::dead_parts::dead_parts_in;
use crate::findings::finding::Finding;
use crate::findings::parts::part_rules;
use crate::findings::spans::Spans;
use crate::findings::transcription_notes::transcribed;
use crate::findings::{backtracking, dead, examples as tried, keywords, unused};
use crate::pest_vm::PestVm;

/// The findings about the files of a grammar, in the order of their places.
pub struct GrammarFindings {
    pub files: Vec<SourceFile>,
    pub findings: Vec<Finding>,
    pub coverage: Coverage,
    /// The number of rules that have ABNF above them.
    pub with_abnf: usize,
    pub examples: usize,
    /// The work of all questions.
    pub work: usize,
}

/// The maximum work of all questions about a grammar, which takes about a second.
const MOST_WORK: usize = 6_000_000;

impl GrammarFindings {
    /// Checks files that are read as one grammar.
    pub fn find(files: &[SourceFile]) -> Result<Self, Error> {
        let grammar = PestGrammar::read(files)?;
        let callers = Callers::new(&grammar);
        let rules = grammar.rules().filter_map(|name| grammar.rule(name)).cloned();
        let machine = PestVm::of_rules(&rules.chain(part_rules(&grammar, &callers)).collect::<Vec<_>>())
            .map_err(|message| Error::without_location(Problem::Syntax(message)))?;
        let spans = Spans::new(files);
        let (coverage, with_abnf, examples) = (Coverage::default(), 0, 0);
        let mut all =
            GrammarFindings { files: files.to_vec(), findings: vec![], coverage, with_abnf, examples, work: 0 };
        for file in files {
            all.examples(file, &machine);
            all.rules(file, &grammar, &callers, &spans, &machine);
        }
        all.findings.extend(unused::findings(&grammar, &spans));
        all.findings.extend(backtracking::findings(&grammar, &spans));
        let (with_abnf, findings) = transcribed(files);
        all.with_abnf = with_abnf;
        all.findings.extend(findings);
        let allowed = Allowed::read(files);
        all.findings.retain(|finding| !allowed.accepts(finding));
        let file = |name: &str| files.iter().position(|file| file.name == name);
        all.findings.sort_by_key(|Finding { place, .. }| (file(&place.file), place.line, place.column));
        Ok(all)
    }

    /// Tries the examples in a file.
    fn examples(&mut self, file: &SourceFile, machine: &PestVm) {
        let (rules, bad_lines) = examples::read(&file.text);
        let has_examples = !bad_lines.is_empty() || rules.iter().any(|rule| !rule.examples.is_empty());
        self.findings.extend(bad_lines.into_iter().map(|bad| tried::bad_line(file, bad)));
        for rule in &rules {
            self.examples += rule.examples.len();
            let failures = rule.examples.iter().filter_map(|example| tried::failure(file, rule, example, machine));
            self.findings.extend(failures);
            if rule.examples.is_empty() && has_examples {
                self.findings.push(tried::missing(file, rule));
            }
        }
    }

    /// Analyses the rules of a file.
    fn rules(
        &mut self,
        file: &SourceFile,
        grammar: &PestGrammar,
        callers: &Callers<'_>,
        spans: &Spans,
        machine: &PestVm,
    ) {
        let limits = Limits::brief().gates(30_000).states(1_000).bytes(20_000_000);
        let rules = grammar.locations().filter(|location| location.file == file.name);
        for rule in rules.filter_map(|location| location.rule.as_deref()) {
            let keywords = keywords::findings(rule, grammar, spans, machine);
            self.findings.extend(keywords);
            if self.work > MOST_WORK {
                let problem = Problem::Limit { most: MOST_WORK, unit: "gates" };
                self.coverage.count(Some(&Error::without_location(problem)));
                continue;
            }
            let Ok(analysis) = dead_parts_in(grammar, rule, callers.callers(rule), limits) else { continue };
            self.work += analysis.work;
            self.coverage.count(analysis.incomplete.as_ref());
            let dead = analysis.dead.iter().filter_map(|dead| dead::finding(rule, dead, grammar, spans, machine));
            self.findings.extend(dead);
        }
    }
}
