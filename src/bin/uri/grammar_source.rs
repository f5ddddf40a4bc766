//! The grammar files that a command names.

use std::collections::HashSet;
use std::fs;

use pest_regular::{PestGrammar, Side, SourceFile};
use pest_uri::grammar_files;

/// A rule and the files that it stands in, as the command line names them: `FILE[,FILE...][:RULE]`.
pub fn side(side: &str) -> Result<Side, String> {
    let (names, rule) = match side.split_once(':') {
        Some((names, rule)) => (names, Some(rule)),
        None => (side, None),
    };
    let files = names.split(',').map(file).collect::<Result<Vec<_>, _>>()?;
    let of_abnf = |name: &str| name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"));
    let is_abnf = files.iter().all(|file| of_abnf(&file.name));
    if !is_abnf && files.iter().any(|file| of_abnf(&file.name)) {
        return Err(format!("{names}: files of one notation are wanted"));
    }
    let first = files.last().and_then(|file| rules(&file.text).next()).map(str::to_owned);
    let rule = rule.map(str::to_owned).or(first).ok_or_else(|| format!("{names}: no rule stands there"))?;
    let read = if is_abnf { Side::abnf(&files, &rule) } else { Side::pest(&with_generic(files), &rule) };
    read.map_err(|error| format!("{side}: {error}"))
}

/// With the rules of all grammars that are known, if the files are no grammar by themselves: that of a scheme may use those of the generic
/// syntax. Files that define some of these anew have to define all that they use.
pub fn with_generic(files: Vec<SourceFile>) -> Vec<SourceFile> {
    if PestGrammar::read(&files).is_ok() {
        return files;
    }
    let mut all: Vec<SourceFile> = grammar_files().map(|(name, text)| source(name, text)).collect();
    let own: HashSet<&str> = files.iter().flat_map(|file| rules(&file.text)).collect();
    let is_own = |shipped: &SourceFile| rules(&shipped.text).any(|rule| own.contains(rule));
    if all.first().is_some_and(is_own) {
        return files;
    }
    all.retain(|shipped| !is_own(shipped));
    all.extend(files);
    all
}

/// A file of this name, or a grammar of this name.
pub fn file(name: &str) -> Result<SourceFile, String> {
    match fs::read_to_string(name) {
        Ok(text) => Ok(source(name, &text)),
        Err(error) => match grammar_files().find(|(shipped, _)| *shipped == name) {
            Some((_, text)) => Ok(source(name, text)),
            None => Err(format!("{name}: {error}")),
        },
    }
}

fn source(name: &str, text: &str) -> SourceFile {
    SourceFile { name: name.to_owned(), text: text.to_owned() }
}

/// The names of the rules that stand at the beginnings of lines.
pub fn rules(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim_end())
}
