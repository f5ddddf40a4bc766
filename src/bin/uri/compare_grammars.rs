//! `uri grammar compare`.

use std::fs;
use std::io;

use anstream::AutoStream;
use pest_regular::{
    AbnfGrammar, Error, ExpressionId, Expressions, Limits, PestGrammar, Question, SourceFile, Verdict, decide,
};
use pest_uri::grammar_files;
use serde::Serialize;

use crate::json::json_line;
use crate::options::CompareGrammarsOptions;
use crate::session::Outcome;

pub fn run(options: &CompareGrammarsOptions) -> io::Result<Outcome> {
    let question = if options.inside { Question::Inside } else { Question::Equal };
    let verdict = answer(options, question).map_err(io::Error::other)?;
    let mut out = AutoStream::auto(io::stdout().lock());
    if options.json {
        json_line(&mut out, &Object::of(&verdict, question))?;
    } else {
        tell(&mut out, &verdict, question)?;
    }
    let is_yes = verdict.only_left.is_none() && verdict.only_right.is_none();
    Ok(if is_yes { Outcome::AllValid } else { Outcome::SomeInvalid })
}

fn answer(options: &CompareGrammarsOptions, question: Question) -> Result<Verdict, String> {
    let mut expressions = Expressions::default();
    let mut read =
        |side: &str| Side::read(side)?.expression(&mut expressions).map_err(|error| format!("{side}: {error}"));
    let sides = [read(&options.a)?, read(&options.b)?];
    decide(&expressions, sides, question, Limits::default()).map_err(|error| error.to_string())
}

/// A rule and the files that it stands in.
struct Side {
    files: Vec<SourceFile>,
    is_abnf: bool,
    rule: String,
}

impl Side {
    fn read(side: &str) -> Result<Self, String> {
        let (names, rule) = match side.split_once(':') {
            Some((names, rule)) => (names, Some(rule)),
            None => (side, None),
        };
        let mut files = names.split(',').map(file).collect::<Result<Vec<_>, _>>()?;
        let of_abnf = |name: &str| name.rsplit_once('.').is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("abnf"));
        let is_abnf = files.iter().all(|file| of_abnf(&file.name));
        if !is_abnf && files.iter().any(|file| of_abnf(&file.name)) {
            return Err(format!("{names}: files of one notation are wanted"));
        }
        let first = files.last().and_then(|file| rules(&file.text).next()).map(str::to_owned);
        let rule = rule.map(str::to_owned).or(first).ok_or_else(|| format!("{names}: no rule stands there"))?;
        if !is_abnf && !files.iter().any(|file| rules(&file.text).any(|rule| rule == "URI")) {
            // A grammar of a scheme, which may use all that is known of others.
            let mut all: Vec<SourceFile> = grammar_files().map(|(name, text)| source(name, text)).collect();
            all.retain(|shipped| files.iter().all(|own| !defines_alike(own, shipped)));
            all.append(&mut files);
            files = all;
        }
        Ok(Side { files, is_abnf, rule })
    }

    fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        if self.is_abnf {
            let grammar = AbnfGrammar::read(&self.files)?;
            return match self.rule.strip_prefix('=') {
                Some(text) => grammar.inline(text, expressions),
                None => grammar.expression(&self.rule, expressions),
            };
        }
        let Some(text) = self.rule.strip_prefix('=') else {
            return PestGrammar::read(&self.files)?.expression(&self.rule, expressions);
        };
        let inline = source("the command line", &format!("\n{INLINE} = {{ {text} }}\n"));
        PestGrammar::read(&[&self.files[..], &[inline]].concat())?.expression(INLINE, expressions)
    }
}

/// The name of the rule for an expression of the command line.
const INLINE: &str = "expression_of_the_command_line";

/// A file of this name, or a grammar of this name.
fn file(name: &str) -> Result<SourceFile, String> {
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
fn rules(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim_end())
}

/// Whether two files define a rule of the same name.
fn defines_alike(one: &SourceFile, other: &SourceFile) -> bool {
    rules(&one.text).any(|rule| rules(&other.text).any(|other| other == rule))
}

fn tell(out: &mut dyn io::Write, verdict: &Verdict, question: Question) -> io::Result<()> {
    match (&verdict.only_left, &verdict.only_right, question) {
        (None, None, Question::Equal) => return writeln!(out, "equal"),
        (None, _, Question::Inside) => return writeln!(out, "A lies inside B"),
        _ => {}
    }
    writeln!(out, "different")?;
    for (side, text) in [("A", &verdict.only_left), ("B", &verdict.only_right)] {
        if let Some(text) = text {
            writeln!(out, "  only {side} accepts {text:?}")?;
        }
    }
    match (&verdict.only_left, &verdict.only_right, question) {
        (None, _, _) => writeln!(out, "  A lies inside B"),
        (_, None, Question::Equal) => writeln!(out, "  B lies inside A"),
        _ => Ok(()),
    }
}

#[derive(Serialize)]
struct Object<'v> {
    #[serde(skip_serializing_if = "Option::is_none")]
    equal: Option<bool>,
    a_inside_b: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    b_inside_a: Option<bool>,
    only_a: Option<&'v str>,
    only_b: Option<&'v str>,
}

impl<'v> Object<'v> {
    fn of(verdict: &'v Verdict, question: Question) -> Self {
        let (a, b) = (verdict.only_left.as_deref(), verdict.only_right.as_deref());
        let if_asked = |is_so| (question == Question::Equal).then_some(is_so);
        Object {
            equal: if_asked(a.is_none() && b.is_none()),
            a_inside_b: a.is_none(),
            b_inside_a: if_asked(b.is_none()),
            only_a: a,
            only_b: b,
        }
    }
}
