//! The sides of a question, as they are written on a command line.

use crate::abnf_grammar::AbnfGrammar;
use crate::error::{Error, Place, Problem};
use crate::expression::{ExpressionId, Expressions};
use crate::pest_grammar::PestGrammar;
use crate::source::{SourceFile, read_file};

/// Reads `FILE[,FILE...]:RULE`, and the files. Instead of a rule, `=` and an expression in the files' notation will do.
///
/// # Errors
/// - a side of another form
/// - a file that cannot be read or is no grammar
/// - a rule that is not there or is not regular
pub fn read_side(side: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
    let form = || Error::nowhere(Problem::Side(side.to_owned()));
    let (names, rule) = side.split_once(':').ok_or_else(form)?;
    let all_end_in = |ending: &str| names.split(',').all(|name| name.ends_with(ending));
    let read = match (all_end_in(".pest"), all_end_in(".abnf")) {
        (true, _) => read_pest,
        (_, true) => read_abnf,
        _ => return Err(form()),
    };
    let files = names.split(',').map(read_file).collect::<Result<Vec<_>, _>>()?;
    let first = || Place { file: names.to_owned(), line: 1, rule: None };
    read(&files, rule, expressions).map_err(|error| Error { place: error.place.or_else(|| Some(first())), ..error })
}

fn read_pest(files: &[SourceFile], rule: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
    let Some(inline) = rule.strip_prefix('=') else {
        return PestGrammar::read(files)?.expression(rule, expressions);
    };
    let text = format!("\n{INLINE} = {{ {inline} }}\n");
    let inline = SourceFile { name: "the command line".into(), text };
    PestGrammar::read(&[files, &[inline]].concat())?.expression(INLINE, expressions)
}

fn read_abnf(files: &[SourceFile], rule: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
    let grammar = AbnfGrammar::read(files)?;
    match rule.strip_prefix('=') {
        Some(inline) => grammar.inline(inline, expressions),
        None => grammar.expression(rule, expressions),
    }
}

/// The name of the rule for an expression of the command line.
const INLINE: &str = "expression_of_the_command_line";
