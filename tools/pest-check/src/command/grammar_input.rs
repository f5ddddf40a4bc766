//! The grammars that the arguments of `check` name.

use std::ffi::OsStr;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use glob::{MatchOptions, Pattern};
use grammar_reader::{Error, SourceFile};
use pest_check::Pest;
use pest_check::findings::grammar::GrammarFindings;
use pest_check::findings::lines::Lines;
use walkdir::{DirEntry, WalkDir};

use crate::command::error::GrammarError;
use crate::command::rule_argument::{Version, file, with_argument};
use crate::command::rust_source::{self, GrammarAttribute, InlineGrammar, grammar_path, is_rust_name};

/// A grammar, and where it is in Rust files.
pub struct GrammarInput {
    /// The argument.
    name: String,
    files: Vec<SourceFile>,
    inline: Vec<InlineGrammar>,
}

/// Reads files. Standard input replaces the text of one.
pub struct Inputs {
    standard_input: Option<SourceFile>,
}

impl Inputs {
    /// Reads standard input if it has a name.
    pub fn new(standard_input: Option<&str>) -> Result<Self, GrammarError> {
        let read = |name: &str| {
            let mut bytes = vec![];
            io::stdin().read_to_end(&mut bytes).map_err(|error| GrammarError::unreadable(name, &error))?;
            Ok::<_, GrammarError>(SourceFile::from_bytes(name, bytes)?)
        };
        Ok(Inputs { standard_input: standard_input.map(read).transpose()? })
    }

    /// Returns the grammars of an argument: files separated by commas, a folder, or a pattern.
    pub fn grammars(&self, argument: &str) -> Vec<Result<GrammarInput, GrammarError>> {
        match self.find(argument) {
            Ok(grammars) => grammars,
            Err(error) => vec![Err(error)],
        }
    }

    fn find(&self, argument: &str) -> Result<Vec<Result<GrammarInput, GrammarError>>, GrammarError> {
        let path = Path::new(argument);
        if path.is_dir() {
            let is_grammar = |path: &Path| path.extension().is_some_and(|extension| extension == "pest");
            let names = files_in(path, false, is_grammar);
            return self.all(&names).ok_or_else(|| GrammarError::new(argument, "no file ends in `.pest`"));
        }
        let is_pattern = argument.contains(['*', '?', '[']) && !self.is_input(argument) && !path.exists();
        if is_pattern && !argument.contains(',') {
            let names = matching(argument)?;
            return self.all(&names).ok_or_else(|| GrammarError::new(argument, "no file has a grammar"));
        }
        let files = argument.split(',').map(|name| self.file(name)).collect::<Result<Vec<_>, _>>()?;
        match &files[..] {
            [file] if is_rust_name(&file.name) => {
                let grammars = self.rust_grammars(file)?;
                let missing = || GrammarError::new(argument, "no attribute `grammar` or `grammar_inline`");
                (!grammars.is_empty()).then_some(grammars).ok_or_else(missing)
            }
            _ => Ok(vec![Ok(GrammarInput { name: argument.to_owned(), files, inline: vec![] })]),
        }
    }

    /// Returns the grammars of several files, or `None` if there is none.
    fn all(&self, names: &[String]) -> Option<Vec<Result<GrammarInput, GrammarError>>> {
        let grammars: Vec<_> = names.iter().flat_map(|name| self.in_file(name)).collect();
        (!grammars.is_empty()).then_some(grammars)
    }

    /// Returns the grammars of a file. A Rust file may have none.
    fn in_file(&self, name: &str) -> Vec<Result<GrammarInput, GrammarError>> {
        match self.file(name) {
            Ok(file) if is_rust_name(name) => self.rust_grammars(&file).unwrap_or_else(|error| vec![Err(error)]),
            Ok(file) => vec![Ok(GrammarInput { name: name.to_owned(), files: vec![file], inline: vec![] })],
            Err(error) => vec![Err(error)],
        }
    }

    /// Returns the grammar of each type in a Rust file.
    fn rust_grammars(&self, file: &SourceFile) -> Result<Vec<Result<GrammarInput, GrammarError>>, GrammarError> {
        Ok(rust_source::read(file)?.into_iter().map(|attributes| self.rust_grammar(&file.name, attributes)).collect())
    }

    fn rust_grammar(&self, name: &str, attributes: Vec<GrammarAttribute>) -> Result<GrammarInput, GrammarError> {
        let (mut files, mut inline) = (vec![], vec![]);
        for attribute in attributes {
            match attribute {
                GrammarAttribute::Path(path) => files.push(self.file(&grammar_path(name, &path).to_string_lossy())?),
                GrammarAttribute::Inline(grammar) => {
                    files.push(grammar.file.clone());
                    inline.push(grammar);
                }
            }
        }
        Ok(GrammarInput { name: name.to_owned(), files, inline })
    }

    /// Reads a file.
    fn file(&self, name: &str) -> Result<SourceFile, GrammarError> {
        match &self.standard_input {
            Some(input) if self.is_input(name) => Ok(SourceFile { name: name.to_owned(), text: input.text.clone() }),
            _ => file(name, Version::Only),
        }
    }

    /// Returns whether standard input has the text of a file.
    fn is_input(&self, name: &str) -> bool {
        self.standard_input.as_ref().is_some_and(|input| normal_name(&input.name) == normal_name(name))
    }
}

impl GrammarInput {
    /// Returns the names of the files, which are different for each grammar.
    pub fn names(&self) -> String {
        self.files.iter().map(|file| normal_name(&file.name)).collect::<Vec<_>>().join(",")
    }

    /// Finds what is wrong with the grammar. The files of the result are those in which the places are.
    pub fn find(&self, pest: Pest, seconds: u32) -> Result<GrammarFindings, GrammarError> {
        let mut found = GrammarFindings::find(&self.files, pest, seconds).map_err(|error| self.error(error))?;
        for grammar in &self.inline {
            let lines = Lines::new(&grammar.rust_file().text);
            let own = found.findings.iter_mut().filter(|finding| finding.place.file == grammar.file.name);
            own.for_each(|finding| grammar.move_finding(finding, &lines));
            found.files.retain(|file| file.name != grammar.file.name);
            found.files.push(grammar.rust_file().clone());
        }
        Ok(found)
    }

    fn error(&self, error: Error) -> GrammarError {
        let file = error.location.as_ref().map(|location| location.file.clone());
        let inline = self.inline.iter().find(|grammar| Some(&grammar.file.name) == file.as_ref());
        with_argument(&self.name, inline.map_or(error.clone(), |grammar| grammar.move_error(error)))
    }
}

/// Returns the same name for a file on all systems.
fn normal_name(file: &str) -> String {
    let file = file.replace('\\', "/");
    file.trim_start_matches("./").to_owned()
}

/// Returns the files that match a pattern.
fn matching(pattern: &str) -> Result<Vec<String>, GrammarError> {
    let parsed =
        Pattern::new(pattern.trim_start_matches("./")).map_err(|error| GrammarError::new(pattern, error.msg))?;
    let options =
        MatchOptions { require_literal_separator: true, require_literal_leading_dot: true, case_sensitive: true };
    // Files are only in the folder that the pattern begins with.
    let is_literal = |part: &&OsStr| !part.to_string_lossy().contains(['*', '?', '[']);
    let folder: PathBuf = Path::new(pattern).iter().take_while(is_literal).collect();
    let is_match = |path: &Path| parsed.matches_path_with(path, options);
    Ok(files_in(&folder, pattern.split('/').any(|part| part == SKIPPED), is_match))
}

/// The folder of cargo's output.
const SKIPPED: &str = "target";

/// Returns the files in a folder and those in it, in the order of their names, without those in hidden folders.
fn files_in(folder: &Path, is_target: bool, is_wanted: impl Fn(&Path) -> bool) -> Vec<String> {
    let root = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let is_visited = |entry: &DirEntry| {
        let name = entry.file_name().to_string_lossy();
        let is_skipped = name.starts_with('.') || name == SKIPPED && !is_target;
        entry.depth() == 0 || !(entry.file_type().is_dir() && is_skipped)
    };
    let entries = WalkDir::new(root).sort_by_file_name().into_iter().filter_entry(is_visited);
    let files = entries.filter_map(Result::ok).filter(|entry| entry.file_type().is_file());
    // The current folder is not a part of names.
    let paths = files.map(|entry| entry.path().strip_prefix(".").unwrap_or(entry.path()).to_owned());
    paths.filter(|path| is_wanted(path)).map(|path| path.to_string_lossy().into_owned()).collect()
}
