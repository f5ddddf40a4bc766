//! Compares pest rules with the ABNF above them.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::comparison::{Comparison, Witness, compare};
use super::operand::Operand;
use super::transcribed_abnf::{NameResolver, ParsedAbnf};
use crate::decision::{Limits, Question};
use crate::pest_notation::grammar::PestGrammar;
use grammar_reader::abnf_notation::grammar::{AbnfGrammar, Substitute, key};
use grammar_reader::abnf_notation::syntax::Definition;
use grammar_reader::error::{Error, Location, Problem};
use grammar_reader::expression::{ExpressionId, Expressions};
use grammar_reader::source::{SourceFile, length};

/// A pest grammar whose rules have ABNF above them, in documentation comments.
///
/// ```
/// use pest_check::{Limits, SourceFile, TranscribedGrammar};
///
/// let text = r#"
/// /// db-number = "0" / %x31-39 *DIGIT   (redis, URI scheme semantics)
/// db_number = @{ DIGIT+ }
/// /// DIGIT     = %x30-39                (RFC 5234, appendix B.1)
/// DIGIT     = { '0'..'9' }
/// "#;
/// let grammar = TranscribedGrammar::read(&[SourceFile { name: "redis.pest".into(), text: text.into() }])?;
/// let compared = grammar.compare(grammar.rules(), Limits::default());
/// let only_pest = compared[0].comparison.as_ref().unwrap().only_left.as_ref().unwrap();
/// assert_eq!(only_pest.path.to_string(), "db_number \"00\" > DIGIT \"0\"");
/// assert!(compared[1].comparison.as_ref().unwrap().is_equal());
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// ABNF may end with a citation in parentheses, of a document and a section. It may contain further
/// rules after its own, which are known in the whole file. Names are looked up in the ABNF of the
/// same document, then in the ABNF of the file, then among the pest rules, and finally in all ABNF
/// of the grammar and in the core rules of RFC 5234. Of several results of the first three steps, a
/// rule that the pest rule uses is preferred, so a rule and its ABNF may have different names.
///
/// ABNF uses a pest rule directly if that has no ABNF, or if a comment `// ABNF:` says that it
/// differs from its ABNF.
#[derive(Debug)]
pub struct TranscribedGrammar {
    pest: Arc<PestGrammar>,
    /// The definitions above all rules, with resolved names.
    definitions: Vec<Definition>,
    /// The length of the files in bytes.
    length: usize,
    /// The rules that ABNF uses directly.
    used_directly: HashSet<String>,
    transcriptions: Vec<Transcription>,
    /// The rules that each rule uses in its ABNF.
    used: HashMap<String, HashSet<String>>,
}

/// A rule with ABNF above it.
#[derive(Clone, Debug)]
pub struct Transcription {
    /// The name of the rule.
    pub rule: String,
    /// The location at which the ABNF begins.
    pub location: Location,
    /// Whether a comment `// ABNF:` explains why the rule differs from its ABNF.
    pub is_departure: bool,
    /// Whether the ABNF ends with a citation of a document.
    pub is_cited: bool,
    /// The name that the rule has in its ABNF, or `None` if the ABNF is invalid.
    name: Option<String>,
    /// The error in the ABNF.
    error: Option<Error>,
}

impl Transcription {
    fn new(ParsedAbnf { rule, above, definitions, error, .. }: ParsedAbnf<'_>) -> Self {
        let name = definitions.into_iter().next().map(|first| first.name);
        Transcription {
            rule: rule.to_owned(),
            location: above.location.clone(),
            is_departure: above.is_departure,
            is_cited: above.document.is_some(),
            name,
            error,
        }
    }

    /// Returns the name in the ABNF if it differs from the name of the rule. The rule name may have
    /// a prefix: `sip_host` does not differ from `host`.
    #[must_use]
    pub fn other_name(&self) -> Option<&str> {
        let words = |name: &str| format!("-{}", key(name));
        self.name.as_deref().filter(|name| !words(&self.rule).ends_with(&words(name)))
    }
}

/// The comparison of a rule with the ABNF above it.
#[derive(Clone, Debug)]
pub struct TranscriptionComparison<'g> {
    /// The rule.
    pub transcription: &'g Transcription,
    /// The difference of the rule on the left and its ABNF on the right, or the reason why it is
    /// unknown.
    pub comparison: Result<Comparison, Error>,
    /// Another rule that differs from its ABNF, if using it is the only reason for the difference.
    pub follows_from: Option<&'g str>,
    /// Whether the rule is regular.
    is_regular: bool,
    /// Whether the rule would match its ABNF if its strings ignored case.
    differs_by_case: bool,
}

impl TranscriptionComparison<'_> {
    /// Returns whether the rule differs from its ABNF without a comment.
    fn is_wrong(&self) -> bool {
        !self.transcription.is_departure && self.comparison.as_ref().is_ok_and(|comparison| !comparison.is_equal())
    }

    /// Returns the message about the rule: that it differs from its ABNF, that the ABNF is invalid,
    /// or that the comment `// ABNF:` is not needed. Returns `None` if there is nothing to report,
    /// or if another rule is the cause.
    #[must_use]
    pub fn finding(&self) -> Option<String> {
        let Transcription { rule, is_departure, .. } = self.transcription;
        let has_name = self.transcription.other_name().is_none();
        match &self.comparison {
            Ok(comparison) if comparison.is_equal() => (*is_departure && has_name).then(|| NO_DEPARTURE.to_owned()),
            Ok(comparison) if !is_departure && self.follows_from.is_none() => {
                Some(difference(comparison, if self.differs_by_case { EITHER_CASE } else { "" }))
            }
            Ok(_) => None,
            Err(Error { location, problem, .. }) => {
                let is_here = location.as_ref().is_none_or(|location| location.rule.as_ref() == Some(rule));
                (self.is_regular && is_here && !is_departure).then(|| not_compared(problem))
            }
        }
    }

    /// Returns the location of the [`finding`](Self::finding): that of the error in invalid ABNF,
    /// or else the start of the ABNF.
    #[must_use]
    pub fn location(&self) -> &Location {
        match &self.comparison {
            Err(Error { location: Some(location), problem: Problem::Syntax(_), .. }) => location,
            _ => &self.transcription.location,
        }
    }
}

const NO_DEPARTURE: &str = "matches its ABNF, so the comment `// ABNF:` is not needed";

/// The explanation if the rule would match its ABNF with other strings.
const EITHER_CASE: &str = " (strings of ABNF ignore case, like `^\"...\"`)";

/// The maximum length of a displayed text, in bytes.
const LONGEST_SHOWN: usize = 200;

/// Describes how a rule differs from its ABNF, and why.
fn difference(comparison: &Comparison, why: &str) -> String {
    let only = |side: &str, witness: &Option<Witness>| {
        let Witness { text, path, .. } = witness.as_ref()?;
        Some(match text.len() {
            ..=LONGEST_SHOWN => format!("only {side} accepts {text:?}, by {path}"),
            length => format!("only {side} accepts a text of {length} bytes"),
        })
    };
    let differences = [only("the rule", &comparison.only_left), only("the ABNF", &comparison.only_right)];
    let differences: Vec<String> = differences.into_iter().flatten().collect();
    format!("differs from its ABNF: {}{why}; if intended, explain it in a comment `// ABNF:`", differences.join("; "))
}

/// Describes why a rule is not compared with its ABNF.
fn not_compared(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(_) => format!("has invalid ABNF above it: {problem}"),
        Problem::UndefinedRule { .. } => {
            format!("is not compared with its ABNF: {problem} (its ABNF may define further rules)")
        }
        _ => format!("is not compared with its ABNF: {problem}"),
    }
}

impl TranscribedGrammar {
    /// Reads files as one grammar.
    ///
    /// # Errors
    /// Those of [`PestGrammar::read`]. Errors in ABNF are reported by [`compare`](Self::compare).
    pub fn read(files: &[SourceFile]) -> Result<Self, Error> {
        Ok(TranscribedGrammar::new(PestGrammar::read(files)?))
    }

    pub(crate) fn new(pest: PestGrammar) -> Self {
        let (length, pest) = (length(pest.files()), Arc::new(pest));
        let mut all: Vec<ParsedAbnf> =
            pest.doc_abnf().filter_map(|(rule, above)| ParsedAbnf::parse(rule, above, &pest)).collect();
        let names_of = NameResolver::new(&all, &pest);
        let (mut used, mut definitions, mut known) = (HashMap::new(), vec![], HashMap::new());
        for above in &mut all {
            let mut resolved: Vec<Definition> =
                above.definitions.iter().map(|definition| names_of.resolved(definition, above)).collect();
            resolved.retain(|definition| above.add_definition(definition, &mut known));
            let names = resolved.iter().flat_map(|definition| definition.element.names()).map(str::to_owned).collect();
            used.insert(above.rule.to_owned(), names);
            definitions.extend(resolved);
        }
        let is_compared = |rule: &&str| all.iter().any(|it| it.rule == *rule && !it.is_used_directly());
        let used_directly = pest.rules().filter(|rule| !is_compared(rule)).map(str::to_owned).collect();
        let transcriptions = all.into_iter().map(Transcription::new).collect();
        TranscribedGrammar { pest, definitions, length, used_directly, transcriptions, used }
    }

    /// Returns the rules with ABNF above them, in order.
    #[must_use]
    pub fn rules(&self) -> &[Transcription] {
        &self.transcriptions
    }

    /// Compares some of the rules with the ABNF above them.
    #[must_use]
    pub fn compare<'g>(
        &'g self,
        rules: impl IntoIterator<Item = &'g Transcription>,
        limits: Limits,
    ) -> Vec<TranscriptionComparison<'g>> {
        let first = self.abnf(&HashSet::new());
        let compared = rules.into_iter().map(|transcription| {
            let comparison = compare_one(&self.pest, transcription, &first, limits);
            let is_regular = self.pest.expression(&transcription.rule, &mut Expressions::default()).is_ok();
            TranscriptionComparison {
                transcription,
                comparison,
                follows_from: None,
                is_regular,
                differs_by_case: false,
            }
        });
        let mut compared: Vec<_> = compared.collect();
        let others: HashSet<&str> =
            compared.iter().filter(|it| it.is_wrong()).map(|it| it.transcription.rule.as_str()).collect();
        // A difference that disappears if those rules are used directly is caused by them.
        let second = self.abnf(&others);
        for it in compared.iter_mut().filter(|it| it.is_wrong()) {
            let user = self.uses_one_of(&others, &it.transcription.rule);
            let remaining = || compare_one(&self.pest, it.transcription, &second, limits);
            it.follows_from = user.filter(|_| remaining().is_ok_and(|comparison| comparison.is_equal()));
            let is_inside = it.comparison.as_ref().is_ok_and(|comparison| comparison.only_left.is_none());
            it.differs_by_case =
                is_inside && it.follows_from.is_none() && self.differs_by_case(it.transcription, &second, limits);
        }
        compared
    }

    /// Returns whether a rule matches its ABNF if its strings ignore case.
    fn differs_by_case(&self, of: &Transcription, abnf: &Result<Operand, Error>, limits: Limits) -> bool {
        let pest = self.pest.with_rule_in_either_case(&of.rule).map(Arc::new);
        let comparison = pest.and_then(|pest| compare_one(&pest, of, abnf, limits));
        comparison.is_ok_and(|comparison| comparison.is_equal())
    }

    /// Returns the ABNF above the rules. The rules in `others` are also used directly.
    fn abnf(&self, others: &HashSet<&str>) -> Result<Operand, Error> {
        let substitute = |rule: &str| -> (String, Box<dyn Substitute>) {
            (key(rule), Box::new(PestRule { grammar: self.pest.clone(), rule: rule.to_owned() }))
        };
        let rules = self.used_directly.iter().map(String::as_str).chain(others.iter().copied());
        let definitions = self.definitions.iter().cloned();
        Ok(Operand::from_abnf_grammar(AbnfGrammar::from_definitions(
            definitions,
            rules.map(substitute).collect(),
            self.length,
        )?))
    }

    /// Returns one of some rules that the ABNF of a rule uses, directly or indirectly.
    fn uses_one_of<'g>(&self, rules: &HashSet<&'g str>, rule: &str) -> Option<&'g str> {
        let (mut seen, mut waiting) = (HashSet::from([rule]), vec![rule]);
        while let Some(next) = waiting.pop() {
            for used in self.used.get(next).into_iter().flatten().filter(|used| seen.insert(used)) {
                if let Some(found) = rules.get(used.as_str()) {
                    return Some(found);
                }
                waiting.push(used);
            }
        }
        None
    }
}

/// A pest rule that is used instead of its ABNF.
#[derive(Debug)]
struct PestRule {
    grammar: Arc<PestGrammar>,
    rule: String,
}

impl Substitute for PestRule {
    fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.grammar.expression(&self.rule, expressions)
    }
}

fn compare_one(
    pest: &Arc<PestGrammar>,
    of: &Transcription,
    abnf: &Result<Operand, Error>,
    limits: Limits,
) -> Result<Comparison, Error> {
    if let Some(error) = &of.error {
        return Err(error.clone());
    }
    let (rule, abnf) = (Operand::from_pest_grammar(pest.clone()), abnf.as_ref().map_err(Error::clone)?);
    compare([&rule.with_rule(&of.rule), &abnf.with_rule(&of.rule)], Question::Equal, limits)
}
