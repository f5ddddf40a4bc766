//! The input of a macro: the files of a grammar, and the names to use in the output.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::{env, fs};

use grammar_reader::checks::{RuleError, generic_clash_error, rule_errors};
use grammar_reader::examples::{self, RuleExamples};
use grammar_reader::pest_notation::builtins::{NEWLINES, names as builtins, ranges};
use grammar_reader::pest_notation::syntax;
use grammar_reader::{SourceFile, similar};
use pest::iterators::{Pair, Pairs};
use pest_meta::ast::{Expr, Rule, RuleType};
use pest_meta::parser::{self, Rule as Meta};
use proc_macro2::{Span, TokenStream};
use syn::ext::IdentExt as _;
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::token::Bracket;
use syn::{Attribute, Error, Ident, LitStr, Result, Token, Visibility};

/// A file of a grammar, or a text in place of one.
pub struct File {
    /// The path as it was written, for messages.
    pub name: String,
    pub text: String,
    /// The path of the file, or `None` for a text.
    pub path: Option<PathBuf>,
}

/// The comments above a rule.
pub struct Comments {
    /// The `///` lines, without these characters.
    pub lines: String,
    /// The line of the whole grammar in which the last of them is, or the rule if there are none.
    pub last: usize,
    /// What follows `// says:`.
    pub says: Option<String>,
}

/// The files of a grammar, and what is known of its rules.
pub struct Input {
    pub files: Vec<File>,
    pub rules: Vec<Rule>,
    /// The position of each rule: `grammar/redis.pest:5`.
    pub places: Vec<String>,
    /// The comments above each rule.
    pub comments: Vec<Comments>,
    /// The path of the crate `pest_uri`.
    pub pest_uri: TokenStream,
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    /// The name of the parser, or of the module of a custom grammar.
    pub name: Ident,
    /// The rule that a text is parsed by, or `None` for a table.
    pub entry: Option<Ident>,
}

impl Input {
    /// Reads the files of `pest_uri` itself, given as paths in its package.
    #[cfg(any(feature = "regenerate", test))]
    pub fn from_files(root: &Path, paths: &[&str]) -> Result<Self> {
        let name = Ident::new("Parser", Span::call_site());
        let files = paths.iter().map(|path| File::read(root, path, name.span())).collect::<Result<Vec<_>>>()?;
        let (rules, places, comments) = rules(&files, &name)?;
        let (pest_uri, attributes, visibility) = (quote::quote!(crate), vec![], Visibility::Inherited);
        Ok(Input { files, rules, places, comments, pest_uri, attributes, visibility, name, entry: None })
    }

    /// Reads the tokens of the macro `grammar!`.
    pub fn from_macro(tokens: TokenStream) -> Result<Self> {
        read_macro.parse2(tokens)
    }

    /// A module of the same name with the generic syntax alone, for a macro call with errors.
    pub fn stub(tokens: TokenStream) -> Result<Self> {
        let read = |input: ParseStream<'_>| {
            let pest_uri;
            syn::bracketed!(pest_uri in input);
            let (pest_uri, attributes, visibility) =
                (pest_uri.parse()?, Attribute::parse_outer(input)?, input.parse()?);
            input.parse::<Token![mod]>()?;
            let name: Ident = input.parse()?;
            input.parse::<TokenStream>()?;
            Ok((pest_uri, attributes, visibility, name))
        };
        let (pest_uri, attributes, visibility, name) = read.parse2(tokens)?;
        let entry = Ident::new("URI", name.span());
        Input::new(pest_uri, vec![File::shipped()], attributes, visibility, name, entry)
    }

    /// The position of a rule.
    pub fn place(&self, rule: usize) -> &str {
        self.places.get(rule).map_or("", String::as_str)
    }

    /// Whether the first file is the generic syntax of `pest_uri`.
    pub fn is_generic_shipped(&self) -> bool {
        self.files.first().is_some_and(|file| file.path.is_none())
    }

    /// The position of a line of the whole grammar.
    pub fn line(&self, line: usize) -> String {
        place(&self.files, line)
    }
}

/// Parses these tokens, where one of `generic` and `grammar` is enough:
/// `[path of pest_uri] attributes visibility mod name { generic: [...], grammar: [...], entry: rule }`.
fn read_macro(input: ParseStream<'_>) -> Result<Input> {
    let pest_uri;
    syn::bracketed!(pest_uri in input);
    let pest_uri = pest_uri.parse::<TokenStream>()?;

    let attributes = Attribute::parse_outer(input)?;
    let visibility = input.parse()?;
    input.parse::<Token![mod]>()?;
    let name: Ident = input.parse()?;
    let body;
    syn::braced!(body in input);
    let (mut generic, mut overlays, mut entry) = (None, None, None);
    while !body.is_empty() {
        let field: Ident = body.parse()?;
        body.parse::<Token![:]>()?;
        match field.to_string().as_str() {
            "generic" if generic.is_none() => generic = Some(Paths::parse(&body)?.0),
            "grammar" if overlays.is_none() => overlays = Some(Paths::parse(&body)?.0),
            "entry" if entry.is_none() => entry = Some(rule(&body)?),
            duplicate @ ("generic" | "grammar" | "entry") => {
                return Err(Error::new(field.span(), format!("duplicate field `{duplicate}`")));
            }
            other => {
                let message = format!("unknown field `{other}`; expected `generic`, `grammar` or `entry`");
                return Err(Error::new(field.span(), message));
            }
        }
        if !body.is_empty() {
            body.parse::<Token![,]>()?;
        }
    }
    let missing = |field| Error::new(name.span(), format!("missing field `{field}` in `{name}`"));
    let overlays = overlays.or_else(|| generic.is_some().then(Vec::new)).ok_or_else(|| missing("grammar"))?;
    let entry = entry.ok_or_else(|| missing("entry"))?;

    let mut files = match generic {
        Some(paths) => paths.iter().map(File::in_package).collect::<Result<Vec<_>>>()?,
        None => vec![File::shipped()],
    };
    for path in &overlays {
        files.push(File::in_package(path)?);
    }
    if let Some(error) = generic_again(&files, &name) {
        return Err(error);
    }
    Input::new(pest_uri, files, attributes, visibility, name, entry)
}

/// The input for a module or a type.
impl Input {
    /// Reads the grammar of a type. A file that contains the generic syntax is used instead of that of `pest_uri`.
    pub fn for_type(paths: &[LitStr], name: &Ident, rule: &Ident) -> Result<Self> {
        let mut files = vec![File::shipped()];
        for path in paths {
            files.push(File::in_package(path)?);
        }
        if generic_again(&files, name).is_some() {
            files.remove(0);
        }
        Input::new(quote::quote!(::pest_uri), files, vec![], Visibility::Inherited, name.clone(), rule.clone())
    }

    fn new(
        pest_uri: TokenStream,
        files: Vec<File>,
        attributes: Vec<Attribute>,
        visibility: Visibility,
        name: Ident,
        entry: Ident,
    ) -> Result<Self> {
        let read = rules(&files, &name);
        let (rules, places, comments) = read.map_err(|error| rule_again(&files, &name).unwrap_or(error))?;
        check_entry(&files, &rules, &entry)?;
        Ok(Input { files, rules, places, comments, pest_uri, attributes, visibility, name, entry: Some(entry) })
    }
}

fn check_entry(files: &[File], rules: &[Rule], entry: &Ident) -> Result<()> {
    let Some(rule) = rules.iter().find(|rule| *entry == rule.name.as_str()) else {
        let similar = similar(&entry.to_string(), rules.iter().map(|rule| rule.name.as_str()));
        let empty = files.iter().find(|file| !file.text.contains('{')).map(|file| &file.name);
        let hint = similar.map(|name| format!("; did you mean `{name}`?"));
        let empty = empty.map(|file| format!("; {file} has no rules"));
        let hint = hint.or(empty).unwrap_or_default();
        return Err(Error::new(entry.span(), format!("the grammar has no rule `{entry}`{hint}")));
    };
    if rule.ty == RuleType::Silent {
        let message = format!("the entry rule `{entry}` is silent, so a tree would have no root; write `{{` for `_{{`");
        return Err(Error::new(entry.span(), message));
    }
    Ok(())
}

/// Parses the name of a rule.
fn rule(input: ParseStream<'_>) -> Result<Ident> {
    let expected = |input: ParseStream<'_>, how| input.error(format!("expected the name of a rule{how}"));
    let name = input.call(Ident::parse_any).map_err(|_| expected(input, ", without quotes"))?;
    if input.peek(Token![-]) { Err(expected(input, " as in the grammar, with `_` for `-`")) } else { Ok(name.unraw()) }
}

/// One path, or several in brackets.
struct Paths(Vec<LitStr>);

impl Parse for Paths {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        if input.peek(LitStr) {
            return Ok(Paths(vec![input.parse()?]));
        }
        if !input.peek(Bracket) {
            return Err(input.error("expected a path in quotes, or several in `[` and `]`"));
        }
        let list;
        syn::bracketed!(list in input);
        Ok(Paths(list.parse_terminated(<LitStr as Parse>::parse, Token![,])?.into_iter().collect()))
    }
}

impl File {
    /// The generic syntax of `pest_uri`. `cargo regenerate` copies its file here, because a package contains only its
    /// own files.
    fn shipped() -> Self {
        File { name: "uri.pest".into(), text: include_str!("uri.pest").into(), path: None }
    }

    /// Reads a file of the package that is compiled.
    fn in_package(path: &LitStr) -> Result<Self> {
        let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
        File::read(&root, &path.value(), path.span())
    }

    fn read(root: &Path, name: &str, span: Span) -> Result<Self> {
        let (name, path) = (name.to_owned(), root.join(name));
        let invalid = |error: &dyn Display| Error::new(span, format!("{name}: {error}"));
        let unread = |error| format!("{error}; the path is relative to the package, {}", root.display());
        let bytes = fs::read(&path).map_err(|error| invalid(&unread(error)))?;
        let file = SourceFile::from_bytes(&name, bytes).map_err(|error| Error::new(span, error))?;
        let text = file.text;
        if text.starts_with('\u{feff}') {
            return Err(invalid(&"unexpected byte order mark (U+FEFF)"));
        }
        if !text.is_empty() && !text.ends_with('\n') {
            // pest joins the files as they are, so what follows the last line of one would become a
            // part of that line.
            return Err(invalid(&"no line feed at the end of the file"));
        }
        Ok(File { name, text, path: Some(path) })
    }
}

fn text(files: &[File]) -> String {
    files.iter().map(|file| file.text.as_str()).collect()
}

/// The error for a file that contains the generic syntax, which is read before the files.
fn generic_again(files: &[File], name: &Ident) -> Option<Error> {
    let (shipped, own) = files.split_first()?;
    let is_rule = |text: &str| examples::read(text).0.iter().any(|it| it.rule == "URI_reference");
    // Most files do not name it, and are not read for this.
    let again =
        own.iter().find(|file| shipped.path.is_none() && file.text.contains("URI_reference") && is_rule(&file.text))?;
    let message = format!(
        "{}: this file repeats rules of the generic syntax; name an edited `uri.pest` in `generic`",
        again.name
    );
    Some(Error::new(name.span(), message))
}

/// The error for a rule of a file that the generic syntax of this crate has, too.
fn rule_again(files: &[File], name: &Ident) -> Option<Error> {
    let (shipped, own) = files.split_first().filter(|(first, _)| first.path.is_none())?;
    let (of_generic, _) = examples::read(&shipped.text);
    own.iter().find_map(|file| {
        let message = examples::read(&file.text).0.iter().find_map(|RuleExamples { rule, line, .. }| {
            let first = of_generic.iter().find(|it| it.rule == *rule)?;
            Some(format!("{}:{line}: {}", file.name, generic_clash_error(rule, first.line, &file.name)))
        })?;
        Some(Error::new(name.span(), message))
    })
}

/// The rules of all files together, as they are written, with their positions and the comments above them.
fn rules(files: &[File], name: &Ident) -> Result<(Vec<Rule>, Vec<String>, Vec<Comments>)> {
    let invalid = |message: &dyn Display| Error::new(name.span(), message);
    let sources: Vec<SourceFile> =
        files.iter().map(|File { name, text, .. }| SourceFile { name: name.clone(), text: text.clone() }).collect();
    let text = text(files);
    let written = syntax::read(&sources);
    let pairs = parser::parse(Meta::grammar_rules, &text);
    if let (Err(_), Ok(pairs)) = (&written, &pairs) {
        all(undefined(files, pairs.clone()).iter().map(|message| invalid(message)))?;
    }
    let written = written.map_err(|error| invalid(&error))?;
    let pairs = pairs.map_err(|error| invalid(&error))?;
    let (lines, comments) = comments(pairs.clone(), &text);
    let places = lines.into_iter().map(|line| place(files, line)).collect::<Vec<_>>();
    let mut rules: Vec<Rule> = written.into_iter().map(|it| it.rule).collect();
    for rule in &mut rules {
        rule.expr = rule.expr.clone().map_bottom_up(without_builtins);
    }
    all(rule_errors(&rules).into_iter().map(|RuleError { rule, message }| {
        let place = rule.and_then(|rule| places.get(rule)).map(|place| format!("{place}: ")).unwrap_or_default();
        invalid(&format!("{place}{message}"))
    }))?;
    Ok((rules, places, comments))
}

/// The line of each rule, and the comments above it.
fn comments(pairs: Pairs<'_, Meta>, text: &str) -> (Vec<usize>, Vec<Comments>) {
    let written: Vec<&str> = text.lines().collect();
    let (mut places, mut comments) = (vec![], vec![]);
    let (mut lines, mut last) = (vec![], None);
    for pair in pairs.filter(|pair| pair.as_rule() == Meta::grammar_rule) {
        let place = pair.line_col().0;
        let Some(inner) = pair.into_inner().next() else { continue };
        if inner.as_rule() == Meta::line_doc {
            lines.push(inner.into_inner().as_str());
            last = Some(place);
        } else {
            let mut above = written[..place - 1].iter().rev().take_while(|line| line.starts_with("//"));
            let says = above.find_map(|line| line.strip_prefix("// says:")).map(|it| it.trim().to_owned());
            comments.push(Comments { lines: lines.join("\n"), last: last.take().unwrap_or(place), says });
            places.push(place);
            lines.clear();
        }
    }
    (places, comments)
}

/// What an expression matches, without the built-in rules for ASCII characters and for the end of a line.
fn without_builtins(expr: Expr) -> Expr {
    let Expr::Ident(name) = &expr else { return expr };
    let options: Vec<Expr> = match (name.as_str(), ranges(name)) {
        ("NEWLINE", _) => NEWLINES.map(|it| Expr::Str(it.into())).into(),
        ("ANY", _) | (_, None) => return expr,
        (_, Some(ranges)) => {
            ranges.iter().map(|(first, last)| Expr::Range(first.to_string(), last.to_string())).collect()
        }
    };
    options.into_iter().rev().reduce(|rest, first| Expr::Choice(first.into(), rest.into())).unwrap_or(expr)
}

/// All errors as one; `Ok` if there are none.
pub fn all(errors: impl IntoIterator<Item = Error>) -> Result<()> {
    let combined = errors.into_iter().reduce(|mut all, error| {
        all.combine(error);
        all
    });
    combined.map_or(Ok(()), Err)
}

/// The messages for all uses of a rule that no file defines.
fn undefined(files: &[File], pairs: Pairs<'_, Meta>) -> Vec<String> {
    let name = |pair: &Pair<'_, Meta>| {
        pair.clone().into_inner().next().filter(|it| it.as_rule() == Meta::identifier).map(|it| it.as_str().to_owned())
    };
    let defined: Vec<String> = pairs.clone().filter_map(|pair| name(&pair)).collect();
    let is_known = |name: &str| defined.iter().any(|it| it == name) || builtins().any(|it| it == name);
    let mut messages = vec![];
    for pair in pairs {
        let Some(rule) = name(&pair) else { continue };
        for used in pair.into_inner().flatten().filter(|it| it.as_rule() == Meta::identifier && !is_known(it.as_str()))
        {
            let ((line, column), name) = (used.line_col(), used.as_str());
            let hint = similar(name, defined.iter().map(String::as_str));
            let hint = hint.map(|similar| format!("; did you mean `{similar}`?")).unwrap_or_default();
            let place = place(files, line);
            messages.push(format!("{place}:{column}: {rule}: no file defines the rule `{name}`{hint}"));
        }
    }
    messages
}

/// The file of a line of all files together, and the line in that file.
fn place(files: &[File], line: usize) -> String {
    let (mut before, mut place) = (0, String::new());
    for file in files {
        // A line after the end of all files belongs to the last file.
        if line > before {
            place = format!("{}:{}", file.name, line - before);
        }
        before += file.text.matches('\n').count();
    }
    place
}
