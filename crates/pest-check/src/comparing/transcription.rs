//! Compares rules of pest with the ABNF above them.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::comparison::{Comparison, Witness, compare};
use super::side::Side;
use super::transcribed_abnf::{ReadAbove, Scopes};
use crate::decision::{Limits, Question};
use grammar_reader::abnf_notation::grammar::{AbnfGrammar, StandIn, key};
use grammar_reader::abnf_notation::syntax::Definition;
use grammar_reader::error::{Error, Place, Problem};
use grammar_reader::expression::{ExpressionId, Expressions};
use grammar_reader::pest_notation::grammar::PestGrammar;
use grammar_reader::source::{SourceFile, length};

/// A grammar of pest whose rules have ABNF above them, in documentation comments.
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
/// A line may end with a document and a section in parentheses, after the ABNF. Further ABNF rules may follow below a rule's own; these are
/// known in the whole file. A name is looked up in the ABNF above the rules of the same document, then in that of the file, then among the
/// rules, and finally in all ABNF of the grammar and in the core rules of RFC 5234. If one of the first three finds several, the one that
/// the rule itself uses is taken. So a rule and its ABNF may have different names.
///
/// A rule without ABNF is used directly by the ABNF of others. So is a rule with a comment line that begins with `// ABNF:`, which says
/// that the rule departs from its ABNF.
#[derive(Debug)]
pub struct TranscribedGrammar {
    pest: Arc<PestGrammar>,
    /// The definitions above all rules, with the names of rules in them.
    definitions: Vec<Definition>,
    /// The length of the files in bytes.
    length: usize,
    /// The rules that others use directly, without their ABNF.
    left_out: HashSet<String>,
    transcriptions: Vec<Transcription>,
    /// The rules that each rule uses in its ABNF.
    used: HashMap<String, HashSet<String>>,
}

/// A rule with ABNF above it.
#[derive(Clone, Debug)]
pub struct Transcription {
    /// The name of the rule.
    pub rule: String,
    /// The position at which the ABNF begins.
    pub place: Place,
    /// Whether a comment above the rule, `// ABNF:`, says why the rule differs from its ABNF.
    pub is_departure: bool,
    /// The name that the rule has in the ABNF; `None`, if that cannot be read.
    name: Option<String>,
    /// The error in the ABNF.
    fault: Option<Error>,
}

impl Transcription {
    fn of(ReadAbove { rule, above, definitions, fault, .. }: ReadAbove<'_>) -> Self {
        let name = definitions.into_iter().next().map(|first| first.name);
        Transcription {
            rule: rule.to_owned(),
            place: above.place.clone(),
            is_departure: above.is_departure,
            name,
            fault,
        }
    }

    /// Returns the name that the rule has in the ABNF, if it is a different one. A name without the first words of the rule's name is not
    /// different: `host` is that of `sip_host`.
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
    /// The rule on the left and its ABNF on the right; or why they cannot be compared.
    pub comparison: Result<Comparison, Error>,
    /// Another compared rule that differs from its ABNF and that this one uses, if that is the only reason for the difference.
    pub follows_from: Option<&'g str>,
    /// Whether the rule on its own can be decided.
    is_regular: bool,
    /// Whether the rule would match its ABNF if its strings ignored case.
    is_by_case: bool,
}

impl TranscriptionComparison<'_> {
    /// Returns whether the rule differs from its ABNF and should not.
    fn is_other(&self) -> bool {
        !self.transcription.is_departure && self.comparison.as_ref().is_ok_and(|comparison| !comparison.is_equal())
    }

    /// Returns the message about the rule: that it differs from its ABNF, that the ABNF cannot be read, or that it does not depart from it
    /// after all. Returns `None` if the rule matches its ABNF, or if the fault lies in another rule.
    #[must_use]
    pub fn finding(&self) -> Option<String> {
        let Transcription { rule, is_departure, .. } = self.transcription;
        let has_name = self.transcription.other_name().is_none();
        match &self.comparison {
            Ok(comparison) if comparison.is_equal() => (*is_departure && has_name).then(|| NO_DEPARTURE.to_owned()),
            Ok(comparison) if !is_departure && self.follows_from.is_none() => {
                Some(difference(comparison, if self.is_by_case { EITHER_CASE } else { "" }))
            }
            Ok(_) => None,
            Err(Error { place, problem, .. }) => {
                let is_here = place.as_ref().is_none_or(|place| place.rule.as_ref() == Some(rule));
                (self.is_regular && is_here && !is_departure).then(|| fault(problem))
            }
        }
    }

    /// Returns the position of the [`finding`](Self::finding): that of the error if the ABNF cannot be read, and the start of the ABNF if
    /// the rule differs.
    #[must_use]
    pub fn place(&self) -> &Place {
        match &self.comparison {
            Err(Error { place: Some(place), problem: Problem::Syntax(_), .. }) => place,
            _ => &self.transcription.place,
        }
    }
}

const NO_DEPARTURE: &str = "accepts what its ABNF does, so the comment `// ABNF:` above it is not needed";

/// The message if the rule would match its ABNF with other strings.
const EITHER_CASE: &str = " (strings of ABNF match in either case, as `^\"...\"` does)";

/// The maximum length in bytes of a text that is shown.
const LONGEST_SHOWN: usize = 200;

/// Returns how a rule differs from its ABNF, and why.
fn difference(comparison: &Comparison, why: &str) -> String {
    let only = |side: &str, witness: &Option<Witness>| {
        let Witness { text, path, .. } = witness.as_ref()?;
        Some(match text.len() {
            ..=LONGEST_SHOWN => format!("only {side} accepts {text:?}, by {path}"),
            length => format!("only {side} accepts a text of {length} bytes"),
        })
    };
    let told = [only("the rule", &comparison.only_left), only("the ABNF", &comparison.only_right)];
    let told: Vec<String> = told.into_iter().flatten().collect();
    format!("is not its ABNF: {}{why}; if that is meant, say why in a comment `// ABNF:`", told.join("; "))
}

/// Returns why a rule is not compared with its ABNF, if that can be fixed there.
fn fault(problem: &Problem) -> String {
    match problem {
        Problem::Syntax(_) => format!("has no ABNF above it that can be read: {problem}"),
        Problem::NoRule { .. } => {
            format!("is not held against its ABNF: {problem} (what is no rule is written below it, as ABNF)")
        }
        _ => format!("is not held against its ABNF: {problem}"),
    }
}

impl TranscribedGrammar {
    /// Reads files as one grammar.
    ///
    /// # Errors
    /// Those of [`PestGrammar::read`]. ABNF that cannot be read is reported when it is [compared](Self::compare).
    pub fn read(files: &[SourceFile]) -> Result<Self, Error> {
        let pest = Arc::new(PestGrammar::read(files)?);
        let mut read: Vec<ReadAbove> =
            pest.above().filter_map(|(rule, above)| ReadAbove::of(rule, above, &pest)).collect();
        let scopes = Scopes::of(&read, &pest);
        let (mut used, mut definitions, mut known) = (HashMap::new(), vec![], HashMap::new());
        for above in &mut read {
            let mut resolved: Vec<Definition> =
                above.definitions.iter().map(|definition| scopes.resolved(definition, above)).collect();
            resolved.retain(|definition| above.defines(definition, &mut known));
            let names = resolved.iter().flat_map(|definition| definition.element.names()).map(str::to_owned).collect();
            used.insert(above.rule.to_owned(), names);
            definitions.extend(resolved);
        }
        let are_held = |rule: &&str| read.iter().any(|it| it.rule == *rule && !it.is_left_out());
        let left_out = pest.rules().filter(|rule| !are_held(rule)).map(str::to_owned).collect();
        let transcriptions = read.into_iter().map(Transcription::of).collect();
        let length = length(files);
        Ok(TranscribedGrammar { pest, definitions, length, left_out, transcriptions, used })
    }

    /// Returns the rules that have ABNF above them, in their order.
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
            TranscriptionComparison { transcription, comparison, follows_from: None, is_regular, is_by_case: false }
        });
        let mut compared: Vec<_> = compared.collect();
        let others: HashSet<&str> =
            compared.iter().filter(|it| it.is_other()).map(|it| it.transcription.rule.as_str()).collect();
        // If a difference disappears once those rules are used directly, it is theirs.
        let second = self.abnf(&others);
        for it in compared.iter_mut().filter(|it| it.is_other()) {
            let user = self.uses_one_of(&others, &it.transcription.rule);
            let remaining = || compare_one(&self.pest, it.transcription, &second, limits);
            it.follows_from = user.filter(|_| remaining().is_ok_and(|comparison| comparison.is_equal()));
            let is_inside = it.comparison.as_ref().is_ok_and(|comparison| comparison.only_left.is_none());
            it.is_by_case =
                is_inside && it.follows_from.is_none() && self.is_by_case(it.transcription, &second, limits);
        }
        compared
    }

    /// Returns whether a rule matches its ABNF once its strings ignore case.
    fn is_by_case(&self, of: &Transcription, abnf: &Result<Side, Error>, limits: Limits) -> bool {
        let pest = self.pest.with_rule_in_either_case(&of.rule).map(Arc::new);
        let comparison = pest.and_then(|pest| compare_one(&pest, of, abnf, limits));
        comparison.is_ok_and(|comparison| comparison.is_equal())
    }

    /// Returns the ABNF above the rules. The rules in `others` are used directly, too.
    fn abnf(&self, others: &HashSet<&str>) -> Result<Side, Error> {
        let stand_in = |rule: &str| -> (String, Box<dyn StandIn>) {
            (key(rule), Box::new(PestRule { grammar: self.pest.clone(), rule: rule.to_owned() }))
        };
        let rules = self.left_out.iter().map(String::as_str).chain(others.iter().copied());
        let definitions = self.definitions.iter().cloned();
        Ok(Side::of_abnf(AbnfGrammar::of(definitions, rules.map(stand_in).collect(), self.length)?))
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

/// A rule of pest, used in place of its ABNF.
#[derive(Debug)]
struct PestRule {
    grammar: Arc<PestGrammar>,
    rule: String,
}

impl StandIn for PestRule {
    fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        self.grammar.expression(&self.rule, expressions)
    }
}

fn compare_one(
    pest: &Arc<PestGrammar>,
    of: &Transcription,
    abnf: &Result<Side, Error>,
    limits: Limits,
) -> Result<Comparison, Error> {
    if let Some(fault) = &of.fault {
        return Err(fault.clone());
    }
    let (rule, abnf) = (Side::of_pest(pest.clone()), abnf.as_ref().map_err(Error::clone)?);
    compare([&rule.of_rule(&of.rule), &abnf.of_rule(&of.rule)], Question::Equal, limits)
}
