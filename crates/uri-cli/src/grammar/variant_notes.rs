//! Notes about what the macro `variant!` rejects in a grammar that pest accepts.

use std::collections::{HashMap, HashSet};

use grammar_reader::checks::{abnf_and_section, builtin_error, generic_clash_error, rule_errors, section_error};
use grammar_reader::{Error, Location, PestGrammar, Problem, SourceFile, large_stack};
use pest::iterators::Pair;
use pest_check::command::note::GrammarNote;
use pest_check::command::rule_argument::{definitions, is_edit_of};
use pest_check::command::shipped::ShippedGrammars;
use pest_meta::parser::{self, Rule as Meta};

/// Returns the note that a rule, or a file itself, is rejected.
fn refusal(file: &SourceFile, line: usize, rule: Option<&str>, why: &str) -> GrammarNote {
    let message = if rule.is_some() { format!("is refused by `variant!`: {why}") } else { why.to_owned() };
    let place = Location::new(&file.name, line);
    let place = match rule {
        Some(rule) => place.in_rule(rule),
        None => place,
    };
    GrammarNote { location: place, message }
}

/// The rules that the files of a grammar may use.
struct Names<'f> {
    defined: HashSet<&'f str>,
    /// The rules of other built-in grammars, which the macro does not know, each with the name of its grammar.
    borrowed: HashMap<&'f str, &'f str>,
}

impl<'f> Names<'f> {
    /// Collects the names of all files that were read. The own files are the last.
    fn new(files: &'f [SourceFile], own: usize, generic: &SourceFile) -> Self {
        let (here, _) = files.split_at(files.len() - own);
        let schemes = here.iter().filter(|file| file.name != generic.name);
        let borrowed = schemes.flat_map(definitions).map(|(rule, name)| (rule, name.file)).collect();
        Names { defined: files.iter().flat_map(definitions).map(|(rule, _)| rule).collect(), borrowed }
    }
}

/// The message about a file in which no rule has the comments that the macro requires.
const NO_SECTIONS: &str = "`variant!` wants `///` lines above each rule, its ABNF, then the document and section, as in `(RFC 3986, section 3.2.3)`; \
                           no rule has them";

/// Returns what is rejected in the own files of a grammar, which are the last.
pub fn refused(files: &[SourceFile], own: &[SourceFile], shipped: &ShippedGrammars) -> Vec<GrammarNote> {
    let names = Names::new(files, own.len(), &shipped.first());
    let of_files = own.iter().enumerate().flat_map(|(index, file)| refused_file(file, index == 0, &names));
    of_files.chain(refused_together(own, shipped)).collect()
}

/// Returns what is rejected in a file of a grammar. The first file has the entry rule.
fn refused_file(file: &SourceFile, is_first: bool, names: &Names<'_>) -> Vec<GrammarNote> {
    let rules = written(&file.text);
    let mut refused = vec![];
    if !rules.iter().any(Written::has_section) {
        // An author who has written none does not need more messages.
        return rules.first().map(|first| refusal(file, first.line, None, NO_SECTIONS)).into_iter().collect();
    }
    for rule in &rules {
        let docs = section_error(rule.name, &rule.lines());
        refused.extend(docs.map(|why| refusal(file, rule.last_line(), Some(rule.name), &why)));
        refused.extend(rule.faults(names).iter().map(|why| refusal(file, rule.line, Some(rule.name), why)));
    }
    if let Some(entry) = rules.first().filter(|first| is_first && first.is_silent) {
        let why = "it is silent (`_{`), so that as the entry rule it would give trees no root";
        refused.push(refusal(file, entry.line, Some(entry.name), why));
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        let why = "the last line does not end, which `variant!` refuses";
        refused.push(refusal(file, file.text.lines().count(), None, why));
    }
    refused
}

/// Returns what is rejected in the files together, as `variant!` reads them: after the generic syntax, unless they are an edit of it.
fn refused_together(own: &[SourceFile], shipped: &ShippedGrammars) -> Vec<GrammarNote> {
    if !own.iter().flat_map(|file| written(&file.text)).any(|rule| rule.has_section()) {
        return vec![];
    }
    let generic = shipped.first();
    let before = if is_edit_of(&generic, own) { None } else { Some(generic) };
    let anew = before.iter().flat_map(|generic| defined_anew(own, generic));
    let mut refused: Vec<GrammarNote> =
        anew.map(|(file, rule, why)| refusal(file, rule.line, Some(rule.name), &why)).collect();
    let files: Vec<SourceFile> = before.into_iter().chain(own.iter().cloned()).collect();
    if let Some(Error { location: Some(place), problem, .. }) = PestGrammar::read(&files).err()
        // Missing rules and duplicate definitions are reported at the rules.
        && !matches!(problem, Problem::UndefinedRule { .. })
        && !refused.iter().any(|it| it.location.file == place.file && it.location.line == place.line)
    {
        let what = if place.rule.is_some() { "" } else { "this line " };
        refused.push(GrammarNote { location: place, message: format!("{what}is refused by `variant!`: {problem}") });
    }
    refused.extend(
        // The parts of a list are nested in pest's rules, each but the last.
        large_stack::run(|| Ok(faults_of_rules(&files)))
            .unwrap_or_default()
            .into_iter()
            .filter(|it| own.iter().any(|own| own.name == it.location.file)),
    );
    refused
}

/// Returns the rules that the generic syntax also defines, each with its file and the message.
fn defined_anew<'t>(own: &'t [SourceFile], generic: &SourceFile) -> Vec<(&'t SourceFile, Written<'t>, String)> {
    let of_generic = definitions(generic);
    let anew = own.iter().flat_map(|file| {
        let of_generic = &of_generic;
        written(&file.text).into_iter().filter_map(move |rule| {
            let first = of_generic.get(rule.name)?;
            let why = generic_clash_error(rule.name, first.line, &file.name);
            Some((file, rule, why))
        })
    });
    anew.collect()
}

/// Returns the errors that the macro finds in the rules of files.
fn faults_of_rules(files: &[SourceFile]) -> Vec<GrammarNote> {
    let (mut rules, mut places) = (vec![], vec![]);
    for file in files {
        let pairs = parser::parse(Meta::grammar_rules, &file.text).ok();
        let Some(of_file) = pairs.and_then(|pairs| parser::consume_rules(pairs).ok()) else { return vec![] };
        rules.extend(of_file);
        places.extend(written(&file.text).into_iter().map(|rule| (file, rule.line, rule.name)));
    }
    let refused = rule_errors(&rules).into_iter().filter_map(|fault| match fault.rule {
        Some(rule) => places.get(rule).map(|(file, line, name)| refusal(file, *line, Some(name), &fault.message)),
        None => files.first().map(|file| refusal(file, 1, None, &format!("{}; `variant!` refuses it", fault.message))),
    });
    refused.collect()
}

/// A rule as it is written in its file.
struct Written<'t> {
    name: &'t str,
    line: usize,
    /// The lines of documentation above it, with their line numbers.
    docs: Vec<(usize, &'t str)>,
    is_silent: bool,
    /// The names in it, and the parts that use the stack.
    parts: Vec<Pair<'t, Meta>>,
}

fn written(text: &str) -> Vec<Written<'_>> {
    let (mut rules, mut docs) = (vec![], vec![]);
    let pairs = parser::parse(Meta::grammar_rules, text).into_iter().flatten();
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let (line, _) = pair.line_col();
        let mut parts = pair.into_inner().flatten();
        match parts.next() {
            Some(first) if first.as_rule() == Meta::line_doc => docs.push((line, first.into_inner().as_str())),
            Some(name) => {
                let parts: Vec<_> = parts.collect();
                let is_silent = parts.iter().any(|part| part.as_rule() == Meta::silent_modifier);
                let docs = std::mem::take(&mut docs);
                rules.push(Written { name: name.as_str(), line, docs, is_silent, parts });
            }
            None => {}
        }
    }
    rules
}

impl Written<'_> {
    /// Returns whether the rule has the comments that the macro requires.
    fn has_section(&self) -> bool {
        abnf_and_section(&self.lines()).is_some()
    }

    /// Returns the documentation above the rule.
    fn lines(&self) -> String {
        self.docs.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n")
    }

    /// Returns the last line of the documentation above the rule, or the line of the rule if it has none.
    fn last_line(&self) -> usize {
        self.docs.last().map_or(self.line, |(line, _)| *line)
    }

    fn faults(&self, names: &Names<'_>) -> Vec<String> {
        let mut seen = HashSet::new();
        let parts = self.parts.iter().filter(|part| seen.insert(part.as_str()));
        parts.filter_map(|part| fault(part, names)).collect()
    }
}

/// Returns why a part of a rule is rejected.
fn fault(part: &Pair<'_, Meta>, names: &Names<'_>) -> Option<String> {
    let text = part.as_str().trim();
    match part.as_rule() {
        Meta::_push | Meta::_push_literal | Meta::peek_slice => Some(format!("`{text}` uses the stack")),
        Meta::identifier if names.defined.contains(text) => {
            let file = names.borrowed.get(text)?;
            Some(format!("`{text}` is a rule of {file}.pest; name that file, too"))
        }
        Meta::identifier => builtin_error(text),
        _ => None,
    }
}
