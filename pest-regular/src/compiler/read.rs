//! The first pass: pest files become rules and expressions. What no recognizer can be made of is refused here.

use pest_meta::ast::{self, Expr, RuleType};

use super::expression::{Character, Expression, Grammar, Rule, Set};
use crate::error::{Error, Place, Problem};
use crate::pest_builtins::{IMPLICIT, NEWLINES, STACK, ranges};
use crate::pest_syntax::{self, WrittenRule, repetition};
use crate::source::SourceFile;

/// The grammar that the files make when they are read one behind the other, as pest reads them.
pub fn read(files: &[SourceFile]) -> Result<Grammar, Error> {
    let written = pest_syntax::read(files)?;
    let names: Vec<&str> = written.iter().map(|it| it.rule.name.as_str()).collect();
    let mut grammar = Grammar { rules: vec![] };
    for WrittenRule { rule, source, place, .. } in &written {
        let expression = Reading { names: &names, place }.rule(rule)?;
        grammar.rules.push(Rule {
            name: rule.name.clone(),
            source: source.clone(),
            place: place.clone(),
            is_recorded: false,
            is_atomic: rule.ty == RuleType::Atomic,
            is_silent: rule.ty == RuleType::Silent,
            expression,
        });
    }
    refuse_recursion(&grammar)?;
    Ok(grammar)
}

/// The grammar that rules make, whatever they are: one that no recognizer can be made of is a rule that matches nothing.
pub fn readable(rules: &[ast::Rule]) -> Grammar {
    let names: Vec<&str> = rules.iter().map(|rule| rule.name.as_str()).collect();
    let place = Place { file: String::new(), line: 0, column: None, rule: None };
    let nothing = || Expression::Choice(vec![]);
    let read = |rule: &ast::Rule| Rule {
        name: rule.name.clone(),
        source: String::new(),
        place: place.clone(),
        is_recorded: false,
        is_atomic: false,
        is_silent: false,
        expression: Reading { names: &names, place: &place }.rule(rule).unwrap_or_else(|_| nothing()),
    };
    let mut grammar = Grammar { rules: rules.iter().map(read).collect() };
    let recursive: Vec<usize> = recursive(&grammar).collect();
    for rule in recursive {
        grammar.rules[rule].expression = nothing();
    }
    grammar
}

fn refused(place: &Place, message: impl Into<String>) -> Error {
    Error { place: Some(place.clone()), problem: Problem::Unsupported(message.into()) }
}

struct Reading<'r> {
    names: &'r [&'r str],
    place: &'r Place,
}

impl Reading<'_> {
    fn refused(&self, message: impl Into<String>) -> Error {
        refused(self.place, message)
    }

    fn rule(&self, rule: &ast::Rule) -> Result<Expression, Error> {
        if IMPLICIT.contains(&rule.name.as_str()) {
            return Err(self.refused("implicit whitespace is not supported; write where white space may stand"));
        }
        self.expression(&rule.expr)
    }

    fn expression(&self, expr: &Expr) -> Result<Expression, Error> {
        if let Some((item, least, most)) = repetition(expr) {
            return Ok(Expression::Repeat(Box::new(self.expression(item)?), least, most));
        }
        Ok(match expr {
            Expr::Str(text) => Expression::Literal(text.clone()),
            Expr::Insens(text) => Expression::AnyCase(text.clone()),
            Expr::Range(first, last) => range(character(first), character(last)),
            Expr::Ident(name) => match self.names.iter().position(|known| known == name) {
                Some(rule) => Expression::Rule(rule),
                None => self.builtin(name)?,
            },
            Expr::PosPred(inner) => Expression::Ahead(Box::new(self.expression(inner)?)),
            Expr::NegPred(inner) => Expression::NotAhead(Box::new(self.expression(inner)?)),
            Expr::Seq(first, rest) => {
                let parts = |part| if let Expression::Sequence(items) = part { items } else { vec![part] };
                Expression::Sequence([parts(self.expression(first)?), parts(self.expression(rest)?)].concat())
            }
            Expr::Choice(first, rest) => {
                let parts = |part| if let Expression::Choice(options) = part { options } else { vec![part] };
                Expression::Choice([parts(self.expression(first)?), parts(self.expression(rest)?)].concat())
            }
            Expr::Push(_) | Expr::PeekSlice(..) => {
                return Err(self.refused(format!("`{expr}` uses the stack, which is not regular")));
            }
            other => return Err(self.refused(format!("`{other}` is not supported"))),
        })
    }

    /// What pest has by itself.
    fn builtin(&self, name: &str) -> Result<Expression, Error> {
        let sets = match (name, ranges(name)) {
            (_, Some(ranges)) => ranges,
            ("SOI", _) => return Ok(Expression::Start),
            ("EOI", _) => return Ok(Expression::End),
            ("NEWLINE", _) => {
                let lines = NEWLINES.map(|line| Expression::Literal(line.into()));
                return Ok(Expression::Choice(lines.into()));
            }
            _ if STACK.contains(&name) => {
                return Err(self.refused(format!("`{name}` uses the stack, which is not regular")));
            }
            _ => return Err(self.refused(format!("the built-in rule `{name}` is not supported"))),
        };
        let set = sets.iter().fold(Set::default(), |set, &(first, last)| set.with(&Set::of(first, last)));
        Ok(Expression::Character(Character::of_set(set)))
    }
}

fn range(first: char, last: char) -> Expression {
    Expression::Character(Character::of_set(Set::of(first, last)))
}

/// The first character of a text that has one.
fn character(text: &str) -> char {
    text.chars().next().unwrap_or_default()
}

/// A rule that comes to itself makes the grammar more than regular, and the recognizer as deep as the text.
fn refuse_recursion(grammar: &Grammar) -> Result<(), Error> {
    match recursive(grammar).next() {
        Some(rule) => Err(refused(&grammar.rules[rule].place, "a rule that comes to itself is not regular")),
        None => Ok(()),
    }
}

/// The rules that come to themselves.
fn recursive(grammar: &Grammar) -> impl Iterator<Item = usize> {
    let comes_to_itself = |rule: &usize| grammar.reached(&grammar.rules[*rule].expression.rules()).contains(rule);
    (0..grammar.rules.len()).filter(comes_to_itself)
}

/// Names that mean something in Rust cannot be those of functions, and what is made for a program to call has names of its own.
pub fn refuse_names(grammar: &Grammar, made: &[String]) -> Result<(), Error> {
    if let Some(twice) = (1..made.len()).find(|&at| made[..at].contains(&made[at])) {
        let name = &made[twice];
        return Err(Error::nowhere(Problem::Unsupported(format!(
            "two functions would have the name `{name}`; call one of the rules otherwise"
        ))));
    }
    let is_taken = |rule: &&Rule| {
        TAKEN.contains(&rule.name.as_str()) || NUMBERED.iter().any(|prefix| is_numbered(&rule.name, prefix))
    };
    match grammar.rules.iter().find(is_taken) {
        Some(rule) => Err(refused(
            &rule.place,
            format!(
                "`{0}` means something in Rust or in the recognizer, so no function can have that name; call the rule `{0}_`",
                rule.name
            ),
        )),
        None => Ok(()),
    }
}

/// Whether a name is this with numbers behind it: `RUN_0_1`.
fn is_numbered(name: &str, prefix: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.chars().all(|it| it.is_ascii_digit());
    name.strip_prefix(prefix).is_some_and(|rest| rest.split('_').all(is_number))
}

/// What a recognizer has by such names and numbers.
const NUMBERED: &[&str] = &["RUN_", "Bitmaps", "beyond_ascii_"];

/// The keywords of Rust that may be names in a grammar, and what a recognizer uses by these names.
const TAKEN: &[&str] = &[
    "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super",
    "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "Some",
    "None", "Option", "Rule", "runtime",
];

/// pest makes no node of a silent rule, and none of a rule inside an atomic one; to record it would be more than pest tells.
pub fn refuse_hidden(grammar: &Grammar) -> Result<(), Error> {
    for (index, rule) in grammar.rules.iter().enumerate().filter(|(_, rule)| rule.is_recorded) {
        let is_inside = |other: &&Rule| other.is_atomic && grammar.reached(&other.expression.rules()).contains(&index);
        let message: String = match grammar.rules.iter().find(is_inside) {
            _ if rule.is_silent => "a silent rule cannot be recorded".into(),
            Some(atomic) => format!("a rule inside the atomic rule `{}` cannot be recorded", atomic.name),
            None => continue,
        };
        return Err(refused(&rule.place, message));
    }
    Ok(())
}

/// A rule that no entry rule comes to would be recorded without ever being told of.
pub fn refuse_unreached(grammar: &Grammar, entries: &[usize]) -> Result<(), Error> {
    let reached = grammar.reached(entries);
    let mut recorded = grammar.rules.iter().enumerate().filter(|(_, rule)| rule.is_recorded);
    match recorded.find(|(index, _)| reached.binary_search(index).is_err()) {
        Some((_, rule)) => Err(refused(&rule.place, "no entry rule comes to this rule, so it cannot be recorded")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::expression::Expression;
    use super::read;
    use crate::Compiler;
    use crate::source::SourceFile;

    #[test]
    fn what_pest_has_by_itself() {
        let folded = |text: &str| {
            let file = SourceFile { name: "test.pest".into(), text: format!("a = {{ {text} }}") };
            fold(read(&[file]).unwrap()).rules.remove(0).expression
        };
        for (name, written) in [
            ("ANY", r"'\0'..'\u{10ffff}'"),
            ("ASCII", r"'\0'..'\x7f'"),
            ("ASCII_DIGIT", "'0'..'9'"),
            ("ASCII_NONZERO_DIGIT", "'1'..'9'"),
            ("ASCII_BIN_DIGIT", "'0'..'1'"),
            ("ASCII_OCT_DIGIT", "'0'..'7'"),
            ("ASCII_HEX_DIGIT", "'0'..'9' | 'A'..'F' | 'a'..'f'"),
            ("ASCII_ALPHA_LOWER", "'a'..'z'"),
            ("ASCII_ALPHA_UPPER", "'A'..'Z'"),
            ("ASCII_ALPHA", "'A'..'Z' | 'a'..'z'"),
            ("ASCII_ALPHANUMERIC", "'0'..'9' | 'A'..'Z' | 'a'..'z'"),
            ("NEWLINE", r#""\n" | "\r\n" | "\r""#),
        ] {
            assert_eq!(folded(name), folded(written), "{name}");
        }
        assert_eq!(folded("\"xy\"{3,2}"), folded("\"xy\"{2}"));
        assert_eq!([folded("SOI"), folded("EOI")], [Expression::Start, Expression::End]);
    }

    /// What is said of a grammar in two files, of which the second has this text.
    fn refusal(text: &str, recorded: &str) -> String {
        let compiler = Compiler::new().text("first.pest", "a = { \"a\" }\n\n").text("second.pest", text).entry("a");
        let compiler = if recorded.is_empty() { compiler } else { compiler.record(recorded) };
        compiler.compile().unwrap_err().to_string()
    }

    #[test]
    fn what_is_not_regular_is_refused_at_its_file_line_and_rule() {
        let cases = [
            (
                "b = { \"b\" }\nc = { \"(\" ~ c? ~ \")\" }\n",
                "second.pest:2: c: a rule that comes to itself is not regular",
            ),
            ("b = { PUSH(\"b\") ~ POP }\n", "second.pest:1: b: `PUSH(\"b\")` uses the stack, which is not regular"),
            ("b = { PEEK }\n", "second.pest:1: b: `PEEK` uses the stack, which is not regular"),
            (
                "b = { \"b\" }\nWHITESPACE = _{ \" \" }\n",
                "second.pest:2: WHITESPACE: implicit whitespace is not supported; write where white space may stand",
            ),
            ("b = { LETTER }\n", "second.pest:1: b: the built-in rule `LETTER` is not supported"),
            ("b = { c }\n", "second.pest:1:7: b: no file defines the rule `c`"),
        ];
        for (text, message) in cases {
            assert_eq!(refusal(text, ""), message);
        }
    }

    #[test]
    fn what_pest_makes_no_node_of_is_not_recorded() {
        assert_eq!(refusal("b = _{ a }\n", "b"), "second.pest:1: b: a silent rule cannot be recorded");
        let message = "first.pest:1: a: a rule inside the atomic rule `b` cannot be recorded";
        assert_eq!(refusal("b = @{ a }\n", "a"), message);
        assert_eq!(refusal("b = { a }\n", "c"), "no file defines the rule `c`");
    }

    /// It would never be told of.
    #[test]
    fn a_rule_that_no_entry_rule_comes_to_is_not_recorded() {
        let message = "second.pest:1: b: no entry rule comes to this rule, so it cannot be recorded";
        assert_eq!(refusal("b = { a }\n", "b"), message);
        let compiler = Compiler::new().text("a.pest", "a = { b } b = { c } c = { \"c\" }").entry("b").reach("a");
        assert!(compiler.clone().record("b").record("c").compile().is_ok());
        // What tells how far a rule gets tells nothing else.
        let error = compiler.record("a").compile().unwrap_err();
        assert_eq!(error.to_string(), "a.pest:1: a: no entry rule comes to this rule, so it cannot be recorded");
    }

    #[test]
    fn a_file_that_is_not_there() {
        let error = Compiler::new().file("none.pest").compile().unwrap_err();
        assert!(error.to_string().starts_with("none.pest:1: cannot read the file: "), "{error}");
    }
}
