//! Notes about what the macro `grammar!` rejects in grammars that pest accepts.

use std::collections::{HashMap, HashSet};

use grammar_reader::checks::{abnf_and_section, builtin_error, generic_clash_error, rule_errors, section_error};
use grammar_reader::{Error, Location, PestGrammar, Problem, SourceFile, large_stack};
use pest::iterators::Pair;
use pest_check::command::note::GrammarNote;
use pest_check::command::rule_argument::{definitions, is_edit_of};
use pest_check::command::shipped::ShippedGrammars;
use pest_meta::parser::{self, Rule as Meta};

/// The code of these notes.
const CODE: &str = "rejected-by-macro";

/// Creates the note that a rule, or a file, is rejected.
fn note(file: &SourceFile, line: usize, rule: Option<&str>, why: &str) -> GrammarNote {
    let message = if rule.is_some() { format!("is rejected by `grammar!`: {why}") } else { why.to_owned() };
    let place = Location::new(&file.name, line);
    let place = match rule {
        Some(rule) => place.in_rule(rule),
        None => place,
    };
    GrammarNote { code: CODE, location: place, message }
}

/// The rules that the files of a grammar may use.
struct Names<'f> {
    defined: HashSet<&'f str>,
    /// The rules of other built-in grammars, which the macro does not know, each with the name of
    /// its grammar.
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
const NO_SECTIONS: &str = "`grammar!` requires `///` lines above each rule: its ABNF, then the document and section, as in `(RFC 3986, section 3.2.3)`; \
                           no rule has them";

/// Returns what is rejected in the own files of a grammar, which are the last.
pub fn notes(files: &[SourceFile], own: &[SourceFile], shipped: &ShippedGrammars) -> Vec<GrammarNote> {
    let names = Names::new(files, own.len(), &shipped.first());
    let notes = own.iter().enumerate().flat_map(|(index, file)| notes_of_file(file, index == 0, &names));
    notes.chain(notes_of_all(own, shipped)).collect()
}

/// Returns what is rejected in a file of a grammar. The first file has the entry rule.
fn notes_of_file(file: &SourceFile, is_first: bool, names: &Names<'_>) -> Vec<GrammarNote> {
    let rules = written_rules(&file.text);
    let mut notes = vec![];
    if !rules.iter().any(WrittenRule::has_section) {
        // Other notes about these files would all have the same cause.
        return rules.first().map(|first| note(file, first.line, None, NO_SECTIONS)).into_iter().collect();
    }
    for rule in &rules {
        let docs = section_error(rule.name, &rule.lines());
        notes.extend(docs.map(|why| note(file, rule.last_line(), Some(rule.name), &why)));
        notes.extend(rule.faults(names).iter().map(|why| note(file, rule.line, Some(rule.name), why)));
    }
    if let Some(entry) = rules.first().filter(|first| is_first && first.is_silent) {
        let why = "the entry rule is silent (`_{`), so that trees would have no root";
        notes.push(note(file, entry.line, Some(entry.name), why));
    }
    if !file.text.is_empty() && !file.text.ends_with('\n') {
        let why = "the last line has no line end, which `grammar!` rejects";
        notes.push(note(file, file.text.lines().count(), None, why));
    }
    notes
}

/// Returns what is rejected in the files together, as `grammar!` reads them: after the generic
/// syntax, unless they are an edit of it.
fn notes_of_all(own: &[SourceFile], shipped: &ShippedGrammars) -> Vec<GrammarNote> {
    if !own.iter().flat_map(|file| written_rules(&file.text)).any(|rule| rule.has_section()) {
        return vec![];
    }
    let generic = shipped.first();
    let before = if is_edit_of(&generic, own) { None } else { Some(generic) };
    let redefined = before.iter().flat_map(|generic| redefined(own, generic));
    let mut notes: Vec<GrammarNote> =
        redefined.map(|(file, rule, why)| note(file, rule.line, Some(rule.name), &why)).collect();
    let files: Vec<SourceFile> = before.into_iter().chain(own.iter().cloned()).collect();
    if let Some(Error { location: Some(place), problem, .. }) = PestGrammar::read(&files).err()
        // Missing rules and duplicate definitions are reported at the rules.
        && !matches!(problem, Problem::UndefinedRule { .. })
        && !notes.iter().any(|it| it.location.file == place.file && it.location.line == place.line)
    {
        let what = if place.rule.is_some() { "" } else { "this line " };
        notes.push(GrammarNote {
            code: CODE,
            location: place,
            message: format!("{what}is rejected by `grammar!`: {problem}"),
        });
    }
    notes.extend(
        // The parts of a list are nested in pest's rules, each but the last.
        large_stack::run(|| Ok(notes_of_rules(&files)))
            .unwrap_or_default()
            .into_iter()
            .filter(|it| own.iter().any(|own| own.name == it.location.file)),
    );
    notes
}

/// Returns the rules that the generic syntax also defines, each with its file and the message.
fn redefined<'t>(own: &'t [SourceFile], generic: &SourceFile) -> Vec<(&'t SourceFile, WrittenRule<'t>, String)> {
    let generic_rules = definitions(generic);
    let redefined = own.iter().flat_map(|file| {
        let generic_rules = &generic_rules;
        written_rules(&file.text).into_iter().filter_map(move |rule| {
            let first = generic_rules.get(rule.name)?;
            let why = generic_clash_error(rule.name, first.line, &file.name);
            Some((file, rule, why))
        })
    });
    redefined.collect()
}

/// Returns the notes about what the macro rejects in the rules of files.
fn notes_of_rules(files: &[SourceFile]) -> Vec<GrammarNote> {
    let (mut rules, mut places) = (vec![], vec![]);
    for file in files {
        let pairs = parser::parse(Meta::grammar_rules, &file.text).ok();
        let Some(file_rules) = pairs.and_then(|pairs| parser::consume_rules(pairs).ok()) else { return vec![] };
        rules.extend(file_rules);
        places.extend(written_rules(&file.text).into_iter().map(|rule| (file, rule.line, rule.name)));
    }
    let notes = rule_errors(&rules).into_iter().filter_map(|fault| match fault.rule {
        Some(rule) => places.get(rule).map(|(file, line, name)| note(file, *line, Some(name), &fault.message)),
        None => files.first().map(|file| note(file, 1, None, &format!("{}; `grammar!` rejects it", fault.message))),
    });
    notes.collect()
}

/// A rule as it is written in its file.
struct WrittenRule<'t> {
    name: &'t str,
    line: usize,
    /// The lines of documentation above it, with their line numbers.
    docs: Vec<(usize, &'t str)>,
    is_silent: bool,
    /// The names in it, and the parts that use the stack.
    parts: Vec<Pair<'t, Meta>>,
}

fn written_rules(text: &str) -> Vec<WrittenRule<'_>> {
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
                rules.push(WrittenRule { name: name.as_str(), line, docs, is_silent, parts });
            }
            None => {}
        }
    }
    rules
}

impl WrittenRule<'_> {
    /// Returns whether the rule has the comments that the macro requires.
    fn has_section(&self) -> bool {
        abnf_and_section(&self.lines()).is_some()
    }

    /// Returns the documentation above the rule.
    fn lines(&self) -> String {
        self.docs.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n")
    }

    /// Returns the last line of the documentation, or the line of the rule if there is none.
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
            Some(format!("`{text}` is a rule of {file}.pest; add that file"))
        }
        Meta::identifier => builtin_error(text),
        _ => None,
    }
}
