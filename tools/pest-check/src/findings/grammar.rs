//! All findings about a grammar.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use grammar_reader::{Error, Location, Problem, SourceFile, examples, large_stack};

use crate::dead_parts::{Analysis, Uses, dead_parts_in};
use crate::decision::{Deadline, Limits};
use crate::findings::beginnings::Beginnings;
use crate::findings::callers::Callers;
use crate::findings::coverage::Coverage;
use crate::findings::finding::Finding;
use crate::findings::lines::Lines;
use crate::findings::parts::part_rules;
use crate::findings::samples::Samples;
use crate::findings::spans::Spans;
use crate::findings::transcription_notes::transcribed;
use crate::findings::{alive, backtracking, dead, examples as tried, keywords, unused};
use crate::pest_notation::grammar::PestGrammar;
use crate::pest_notation::pest::Pest;
use crate::pest_vm::{OptimizedRules, PestVm, Settings};
use crate::rfc3986;

/// The findings about the files of a grammar, in the order of their places.
pub struct GrammarFindings {
    pub files: Vec<SourceFile>,
    pub findings: Vec<Finding>,
    pub coverage: Coverage,
    /// The number of rules that have ABNF above them.
    pub with_abnf: usize,
    pub examples: usize,
    /// Whether the grammar uses rules of RFC 3986 that it does not define.
    pub uses_rfc3986: bool,
    /// Whether the features of pest change what the grammar matches.
    pub depends_on_features: bool,
}

/// The maximum work of all questions about a grammar, which takes about a second.
const MOST_WORK: usize = 3_000_000;

/// The maximum work of a question. Rules with questions that take more are analysed again with the next maximum, after
/// all others.
const WORK_OF_QUESTION: [usize; 4] = [5_000, 20_000, 80_000, 320_000];

/// The maximum number of steps of pest for a text that shows a finding.
pub(super) const STEPS_OF_TEXT: usize = 20_000;

/// The work of a gate, which takes the time of several steps to build.
const WORK_OF_GATE: usize = 3;

/// The time for a grammar, in seconds of CPU time.
const SECONDS: u32 = 2;

/// Returns the findings about a grammar, in the order of their places.
///
/// Several files are one grammar, as for `pest_derive`. A grammar may use rules of RFC 3986 without defining them.
/// Findings that a comment `// check: allow(CODE)` accepts are left out.
///
/// After two seconds of CPU time of the process, the rest of the grammar is not decided.
///
/// pest keeps its limit on the number of steps in a variable of the process. This function sets it, and restores it at
/// the end, so no other thread should use pest meanwhile. Calls on several threads wait for each other.
///
/// # Errors
/// A file violates the syntax of pest or is ABNF (its name ends in `.abnf`), the grammar has no rule or a rule that is
/// used and defined nowhere, or the grammar exceeds the [bounds](grammar_reader#bounds).
///
/// # Examples
/// ```
/// use pest_check::{Code, SourceFile, findings};
///
/// let text = r#"level = { "warn" | "warning" | "error" }"#;
/// let found = findings(&[SourceFile { name: "level.pest".into(), text: text.into() }])?;
///
/// assert_eq!(found[0].code, Code::UnreachableAlternative);
/// assert_eq!(found[0].message, "an alternative of `level` never matches");
/// assert_eq!(&text[found[0].bytes.clone()], r#""warning""#);
/// assert_eq!(found[0].witness.as_deref(), Some("warning"));
///
/// let mut fixed = text.to_owned();
/// for edit in found[0].edits.iter().rev() {
///     fixed.replace_range(edit.bytes.clone(), &edit.text);
/// }
/// assert_eq!(fixed, r#"level = { "warning" | "warn" | "error" }"#);
/// # Ok::<(), pest_check::Error>(())
/// ```
pub fn findings(files: &[SourceFile]) -> Result<Vec<Finding>, Error> {
    findings_as(files, Pest::default())
}

/// Returns what [`findings`] does, for pest with other features.
///
/// # Errors
/// The same as for [`findings`].
///
/// # Examples
/// ```
/// use pest_check::{Pest, SourceFile, findings_as};
///
/// let text = "// ok: \"ab \"\nunit = { word+ }\nword = @{ 'a'..'z'+ }\nWHITESPACE = _{ \" \" }\n";
/// let file = SourceFile { name: "unit.pest".into(), text: text.into() };
///
/// assert_eq!(findings_as(&[file.clone()], Pest::Plain)?, []);
/// let found = findings_as(&[file], Pest::GrammarExtras)?;
/// assert_eq!(found[0].message, "`unit` must match \"ab \"");
/// # Ok::<(), pest_check::Error>(())
/// ```
pub fn findings_as(files: &[SourceFile], pest: Pest) -> Result<Vec<Finding>, Error> {
    Ok(GrammarFindings::find(files, pest, SECONDS)?.findings)
}

/// Returns whether files are ABNF, and not in the notation of pest.
///
/// # Errors
/// Some are, and some are not.
#[doc(hidden)]
pub fn are_abnf(files: &[SourceFile]) -> Result<bool, Error> {
    let abnf = files.iter().filter(|file| is_abnf_name(&file.name)).count();
    if abnf == 0 || abnf == files.len() {
        return Ok(abnf > 0);
    }
    Err(Error::without_location(Problem::Syntax("expected files of one notation".to_owned())))
}

/// Returns whether a file name has the extension of ABNF.
fn is_abnf_name(name: &str) -> bool {
    name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"))
}

/// Returns the error for files without rules.
#[doc(hidden)]
#[must_use]
pub fn no_rule_in(file: Option<&SourceFile>) -> Error {
    let location = Location::new(file.map(|file| file.name.clone()).unwrap_or_default(), 1);
    Error::at(location, Problem::Syntax("no rule in the file".to_owned()))
}

/// Held while pest runs, because its limits are variables of the process.
static LIMITS: Mutex<()> = Mutex::new(());

impl GrammarFindings {
    /// Checks files that are read as one grammar.
    ///
    /// # Errors
    /// The same as for [`findings`].
    pub fn find(files: &[SourceFile], pest: Pest, seconds: u32) -> Result<Self, Error> {
        let _guard = LIMITS.lock().unwrap_or_else(PoisonError::into_inner);
        if are_abnf(files)? {
            let message = "expected a pest grammar; `compare` reads ABNF".to_owned();
            return Err(Error::without_location(Problem::Syntax(message)));
        }
        let _settings = Settings::read();
        let deadline = Deadline::after(seconds);
        let mut found = large_stack::run(|| GrammarFindings::find_in_pest(files, pest, deadline))?;
        if found.coverage.rules == 0 {
            return Err(no_rule_in(files.last()));
        }
        let file = |name: &str| files.iter().position(|file| file.name == name);
        found.findings.sort_by_key(|Finding { place, .. }| (file(&place.file), place.line, place.column));
        found
            .findings
            .dedup_by(|it, other| (it.code, &it.place, &it.reason) == (other.code, &other.place, &other.reason));
        let lines: HashMap<&str, Lines<'_>> =
            files.iter().map(|file| (file.name.as_str(), Lines::new(&file.text))).collect();
        for finding in &mut found.findings {
            let mut known = vec![finding.place.clone()];
            finding.others.retain(|place| {
                !known.contains(place) && {
                    known.push(place.clone());
                    true
                }
            });
            finding.bytes = lines.get(finding.place.file.as_str()).map_or(0..0, |lines| lines.range(&finding.place));
        }
        Ok(found)
    }

    fn find_in_pest(own: &[SourceFile], pest: Pest, deadline: Deadline) -> Result<Self, Error> {
        let grammar = PestGrammar::read_as(own, pest).or_else(|error| {
            let completed = rfc3986::completed(own).ok_or(error)?;
            PestGrammar::read_as(&completed, pest)
        })?;
        let callers = Callers::new(&grammar);
        let samples = Samples::new(&grammar);
        let rules = grammar.rules().filter_map(|name| grammar.rule(name)).cloned();
        let keywords_before_names = keywords::pairs(&grammar, &callers, &samples);
        let added = keywords_before_names.iter().map(|pair| pair.added.clone());
        let rules = rules.chain(part_rules(&grammar, &callers)).chain(added);
        let optimized = OptimizedRules::new(&rules.collect::<Vec<_>>(), pest, deadline)?;
        let machine = optimized.machine();
        let read = grammar.files().to_vec();
        let spans = Spans::new(&read)?;
        let (coverage, with_abnf, examples) = (Coverage::default(), 0, 0);
        let (findings, uses_rfc3986) = (vec![], grammar.files().len() > own.len());
        let depends_on_features = grammar.depends_on_features();
        let files = own.to_vec();
        let mut all =
            GrammarFindings { files, findings, coverage, with_abnf, examples, uses_rfc3986, depends_on_features };
        PestVm::be_precise();
        for file in own {
            all.examples(file, &machine);
        }
        let uses = Uses::new(&grammar);
        let context = dead::Context {
            grammar: &grammar,
            callers: &callers,
            spans: &spans,
            machine: &machine,
            samples: &samples,
            optimized: &optimized,
            deadline,
        };
        let mut beginnings = Beginnings::new(&grammar);
        let mut analyses = analyses(&grammar, &callers, &uses, deadline.with_left(50));
        // The texts are short, and what is slow is reported below.
        PestVm::be_brief(STEPS_OF_TEXT);
        for (rule, analysis) in analyses.iter_mut().take_while(|_| !deadline.with_left(30).is_over()) {
            dead::add_beginnings(rule, analysis, &mut beginnings, &context);
        }
        alive::settle(&mut analyses, &context);
        for (rule, analysis) in analyses {
            all.coverage.count(&analysis);
            if deadline.with_left(20).is_over() {
                continue;
            }
            all.findings.extend(keywords::findings(rule, &grammar, &spans, &machine));
            all.findings.extend(dead::findings(rule, analysis.dead, &mut beginnings, &context));
        }
        all.findings.extend(keywords::joined(keywords_before_names, &spans, &machine));
        all.findings.extend(unused::findings(&grammar, &spans));
        all.findings.extend(backtracking::findings(&grammar, &samples, &spans, deadline));
        let (with_abnf, findings) = transcribed(grammar, Limits::brief().bytes(100_000_000).until(deadline));
        all.with_abnf = with_abnf;
        all.findings.extend(findings);
        all.findings.retain(|finding| finding.place.file != rfc3986::ADDED && !spans.accepts(finding));
        Ok(all)
    }

    /// Tries the examples in a file.
    fn examples(&mut self, file: &SourceFile, machine: &PestVm) {
        let (rules, bad_lines) = examples::read(&file.text);
        self.findings.extend(bad_lines.into_iter().map(|bad| tried::bad_line(file, bad)));
        for rule in &rules {
            self.examples += rule.examples.len();
            let failures = rule.examples.iter().filter_map(|example| tried::failure(file, rule, example, machine));
            self.findings.extend(failures);
        }
    }
}

/// Analyses the rules of a grammar, in their order. Those that take little work come first, so that one of them is not
/// left out for a rule that takes all.
fn analyses<'g>(
    grammar: &'g PestGrammar,
    callers: &Callers<'_>,
    uses: &Uses<'_>,
    deadline: Deadline,
) -> Vec<(&'g str, Analysis)> {
    let own = grammar.locations().filter(|location| location.file != rfc3986::ADDED);
    let own: Vec<&str> = own.filter_map(|location| location.rule.as_deref()).collect();
    let mut left = MOST_WORK;
    let mut all: Vec<(&str, Analysis)> = vec![];
    for (round, work) in WORK_OF_QUESTION.into_iter().enumerate() {
        let limits =
            Limits::brief().gates(work / WORK_OF_GATE).states(10_000).bytes(50_000_000).work(work).until(deadline);
        let analyse = |rule| dead_parts_in(grammar, rule, callers.callers(rule), limits, uses).ok();
        if round == 0 {
            for rule in &own {
                let analysis = if left > 0 && !deadline.is_over() {
                    analyse(rule).unwrap_or_default()
                } else {
                    Analysis::not_started(limits)
                };
                left = left.saturating_sub(analysis.work);
                all.push((rule, analysis));
            }
            continue;
        }
        for (rule, analysis) in &mut all {
            if left > 0
                && !deadline.is_over()
                && analysis.is_limited()
                && let Some(deeper) = analyse(rule)
            {
                left = left.saturating_sub(deeper.work);
                *analysis = deeper;
            }
        }
    }
    all
}
