//! Notes about where a grammar differs from the generic syntax.

use grammar_reader::examples::{self, RuleExamples};
use grammar_reader::{Expressions, Location, SourceFile};
use pest_check::command::note::GrammarNote;
use pest_check::command::shipped::ShippedGrammars;
use pest_check::{Limits, Operand, Question, compare};
use pest_uri::EntryRule;

/// Notes a URI reference that the rule for IRI references rejects, if the files have both rules.
/// Every URI is an IRI.
pub fn rejected_by_iri_rule(files: &[SourceFile], own: &[SourceFile]) -> Option<GrammarNote> {
    let [uris, iris] = [EntryRule::UriReference, EntryRule::IriReference].map(EntryRule::name);
    let find = |name: &str| {
        let has_name = |rule: &RuleExamples| rule.rule.replace('_', "-") == name;
        own.iter().find_map(|file| Some((file, examples::read(&file.text).0.into_iter().find(has_name)?)))
    };
    let ((file, rule), _) = (find(iris)?, find(uris)?);
    let [uris, iris] = [uris, iris].map(|name| Operand::pest(files, name).ok());
    let witness = compare([&uris?, &iris?], Question::Inside, Limits::brief()).ok()?.only_left?;
    let message = format!(
        "rejects the URI reference {:?} ({}): a rule for URIs was edited, but not its counterpart for IRIs",
        witness.text, witness.path
    );
    Some(note("differs-from-iri-rule", file, &rule, message))
}

/// Notes a text that the first rule of a grammar accepts, and that is not a reference.
pub fn outside_generic_syntax(
    files: &[SourceFile],
    own: &[SourceFile],
    shipped: &ShippedGrammars,
) -> Option<GrammarNote> {
    let (file, entry) = own.iter().find_map(|file| Some((file, examples::read(&file.text).0.into_iter().next()?)))?;
    let inner = Operand::pest(files, &entry.rule).ok()?;
    let outer = Operand::pest(&[shipped.first()], EntryRule::UriReference.name()).ok()?;
    let message = if let Err(error) = inner.expression(&mut Expressions::default()) {
        let other = error.location.and_then(|place| place.rule).filter(|rule| *rule != entry.rule);
        let why = other.map(|rule| format!(", because of the rule {rule}")).unwrap_or_default();
        format!("may accept texts outside the generic syntax: undecided{why}: {}", error.problem)
    } else {
        match compare([&inner, &outer], Question::Inside, Limits::brief()) {
            Ok(comparison) => {
                let witness = comparison.only_left?;
                format!("accepts texts outside the generic syntax, such as {:?}, by {}", witness.text, witness.path)
            }
            Err(error) => format!("may accept texts outside the generic syntax: {}", error.problem),
        }
    };
    Some(note("outside-generic-syntax", file, &entry, message))
}

fn note(code: &'static str, file: &SourceFile, rule: &RuleExamples, message: String) -> GrammarNote {
    GrammarNote { code, location: Location::new(&file.name, rule.line).in_rule(&rule.rule), message }
}
