//! The first pass: turns pest rules into expressions, and rejects unsupported ones.

use std::collections::{HashSet, VecDeque};

use pest_meta::ast::{self, Expr};

use super::expression::{Character, CompiledExpression, Grammar, Rule, Set};
use grammar_reader::characters::CharacterSet;
use grammar_reader::error::{Error, Location, Problem};
use grammar_reader::pest_notation::builtins::{NEWLINES, STACK, ranges};
use grammar_reader::pest_notation::expressions::repetition;
use grammar_reader::pest_notation::syntax::WrittenRule;

/// Reads rules that name no others.
pub fn read(rules: &[&WrittenRule]) -> Result<Grammar, Error> {
    let names: Vec<&str> = rules.iter().map(|it| it.rule.name.as_str()).collect();
    let mut grammar = Grammar { rules: vec![] };
    for WrittenRule { rule, source, location: place, .. } in rules {
        let expression = Reader { names: &names, place }.expression(&rule.expr)?;
        grammar.rules.push(Rule {
            name: rule.name.clone(),
            source: source.clone(),
            place: place.clone(),
            is_captured: false,
            expression,
        });
    }
    reject_recursion(&grammar)?;
    Ok(grammar)
}

/// Reads any rules. An unsupported rule matches nothing.
pub fn readable(rules: &[ast::Rule]) -> Grammar {
    let names: Vec<&str> = rules.iter().map(|rule| rule.name.as_str()).collect();
    let place = Location::new("", 0);
    let nothing = || CompiledExpression::Choice(vec![]);
    let read = |rule: &ast::Rule| Rule {
        name: rule.name.clone(),
        source: String::new(),
        place: place.clone(),
        is_captured: false,
        expression: Reader { names: &names, place: &place }.expression(&rule.expr).unwrap_or_else(|_| nothing()),
    };
    let mut grammar = Grammar { rules: rules.iter().map(read).collect() };
    let recursive: Vec<usize> = recursive(&grammar).collect();
    for rule in recursive {
        grammar.rules[rule].expression = nothing();
    }
    grammar
}

fn unsupported(place: &Location, message: impl Into<String>) -> Error {
    Error::at(place.clone(), Problem::Unsupported(message.into()))
}

struct Reader<'r> {
    names: &'r [&'r str],
    place: &'r Location,
}

impl Reader<'_> {
    fn unsupported(&self, message: impl Into<String>) -> Error {
        unsupported(self.place, message)
    }

    fn expression(&self, expr: &Expr) -> Result<CompiledExpression, Error> {
        if let Some((item, least, most)) = repetition(expr) {
            return Ok(CompiledExpression::Repeat(Box::new(self.expression(item)?), least, most));
        }
        Ok(match expr {
            Expr::Str(text) => CompiledExpression::Literal(text.clone()),
            Expr::Insens(text) => CompiledExpression::AnyCase(text.clone()),
            Expr::Range(first, last) => range(character(first), character(last)),
            Expr::Ident(name) => match self.names.iter().position(|known| known == name) {
                Some(rule) => CompiledExpression::Rule(rule),
                None => self.builtin(name)?,
            },
            Expr::PosPred(inner) => CompiledExpression::Ahead(Box::new(self.expression(inner)?)),
            Expr::NegPred(inner) => CompiledExpression::NotAhead(Box::new(self.expression(inner)?)),
            Expr::Seq(first, rest) => {
                let parts = |part| if let CompiledExpression::Sequence(items) = part { items } else { vec![part] };
                CompiledExpression::Sequence([parts(self.expression(first)?), parts(self.expression(rest)?)].concat())
            }
            Expr::Choice(first, rest) => {
                let parts = |part| if let CompiledExpression::Choice(options) = part { options } else { vec![part] };
                CompiledExpression::Choice([parts(self.expression(first)?), parts(self.expression(rest)?)].concat())
            }
            Expr::Push(_) | Expr::PeekSlice(..) => {
                return Err(self.unsupported(format!("`{expr}` uses the stack, which is not regular")));
            }
            other => return Err(self.unsupported(format!("`{other}` is not supported"))),
        })
    }

    /// The expression of a rule that is built into pest.
    fn builtin(&self, name: &str) -> Result<CompiledExpression, Error> {
        let sets = match (name, ranges(name)) {
            (_, Some(ranges)) => ranges,
            ("SOI", _) => return Ok(CompiledExpression::Start),
            ("EOI", _) => return Ok(CompiledExpression::End),
            ("NEWLINE", _) => {
                let lines = NEWLINES.map(|line| CompiledExpression::Literal(line.into()));
                return Ok(CompiledExpression::Choice(lines.into()));
            }
            _ if STACK.contains(&name) => {
                return Err(self.unsupported(format!("`{name}` uses the stack, which is not regular")));
            }
            _ => return self.property(name),
        };
        Ok(one_of(sets.iter().copied()))
    }

    /// The characters that have a Unicode property.
    fn property(&self, name: &str) -> Result<CompiledExpression, Error> {
        let has = pest::unicode::by_name(name)
            .ok_or_else(|| self.unsupported(format!("the built-in rule `{name}` is not supported")))?;
        let set = CharacterSet::filter(has);
        let ends = set.ranges().iter().map(|range| [range.first, range.last].map(char::from_u32));
        Ok(one_of(ends.filter_map(|[first, last]| first.zip(last))))
    }
}

/// One of the characters of some ranges.
fn one_of(ranges: impl Iterator<Item = (char, char)>) -> CompiledExpression {
    let set = ranges.fold(Set::default(), |set, (first, last)| set.with(&Set::from_range(first, last)));
    CompiledExpression::Character(Character::from_set(set))
}

fn range(first: char, last: char) -> CompiledExpression {
    CompiledExpression::Character(Character::from_set(Set::from_range(first, last)))
}

/// The first character of a non-empty text.
fn character(text: &str) -> char {
    text.chars().next().unwrap_or_default()
}

/// Rejects rules that reach themselves: mostly they make the grammar more than regular, and the
/// recognizer as deep as the text.
fn reject_recursion(grammar: &Grammar) -> Result<(), Error> {
    let Some(rule) = recursive(grammar).next() else { return Ok(()) };
    let names: Vec<&str> = cycle(grammar, rule).into_iter().map(|it| &*grammar.rules[it].name).collect();
    Err(Error::at(grammar.rules[rule].place.clone(), Problem::Recursion(names.join(" > "))))
}

/// A shortest path from a rule to itself.
fn cycle(grammar: &Grammar, rule: usize) -> Vec<usize> {
    let mut paths = VecDeque::from([vec![rule]]);
    let mut seen = HashSet::new();
    while let Some(path) = paths.pop_front() {
        for next in path.last().into_iter().flat_map(|&last| grammar.rules[last].expression.rules()) {
            let longer = [&path[..], &[next]].concat();
            if next == rule {
                return longer;
            }
            if seen.insert(next) {
                paths.push_back(longer);
            }
        }
    }
    vec![rule]
}

/// The rules that reach themselves.
fn recursive(grammar: &Grammar) -> impl Iterator<Item = usize> {
    let reaches_itself = |rule: &usize| grammar.reached(&grammar.rules[*rule].expression.rules()).contains(rule);
    (0..grammar.rules.len()).filter(reaches_itself)
}

/// Rejects names that no function can have: keywords of Rust, and names of other generated items.
pub fn reject_names(grammar: &Grammar, functions: &[String]) -> Result<(), Error> {
    if let Some(twice) = (1..functions.len()).find(|&at| functions[..at].contains(&functions[at])) {
        let name = &functions[twice];
        return Err(Error::without_location(Problem::Unsupported(format!(
            "two functions would have the name `{name}`; rename one of the rules"
        ))));
    }
    let is_reserved = |rule: &&Rule| {
        RESERVED.contains(&rule.name.as_str()) || NUMBERED.iter().any(|prefix| is_numbered(&rule.name, prefix))
    };
    match grammar.rules.iter().find(is_reserved) {
        Some(rule) => Err(unsupported(
            &rule.place,
            format!(
                "`{0}` is a reserved name of Rust or of the recognizer; rename the rule, for example `{0}_`",
                rule.name
            ),
        )),
        None => Ok(()),
    }
}

/// Whether a name is this prefix followed by numbers: `RUN_0_1`.
fn is_numbered(name: &str, prefix: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.chars().all(|it| it.is_ascii_digit());
    name.strip_prefix(prefix).is_some_and(|rest| rest.split('_').all(is_number))
}

/// Generated names that end in numbers.
const NUMBERED: &[&str] = &["RUN_", "Bitmaps", "beyond_ascii_"];

/// The keywords of Rust that may be names in a grammar, and the names that a recognizer uses.
const RESERVED: &[&str] = &[
    "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super",
    "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "Some",
    "None", "Option", "Rule", "runtime",
];

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::expression::CompiledExpression;
    use super::super::read_all;
    use crate::Compiler;
    use grammar_reader::source::SourceFile;

    #[test]
    fn built_in_rules_of_pest() {
        let folded = |text: &str| {
            let file = SourceFile { name: "test.pest".into(), text: format!("a = {{ {text} }}") };
            fold(read_all(file).unwrap()).rules.remove(0).expression
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
            ("PARAGRAPH_SEPARATOR", r"'\u{2029}'..'\u{2029}'"),
            (
                "PATTERN_WHITE_SPACE",
                r"'\t'..'\r' | '\x20'..'\x20' | '\u{85}'..'\u{85}' | '\u{200e}'..'\u{200f}' | '\u{2028}'..'\u{2029}'",
            ),
        ] {
            assert_eq!(folded(name), folded(written), "{name}");
        }
        assert_eq!(folded("\"xy\"{3,2}"), folded("\"xy\"{2}"));
        assert_eq!([folded("SOI"), folded("EOI")], [CompiledExpression::Start, CompiledExpression::End]);
    }

    /// The error for a grammar in two files, of which the second has this text, with one more entry
    /// rule.
    fn error_of(text: &str, entry: &str, captured: &str) -> String {
        let compiler = Compiler::new().text("first.pest", "a = { \"a\" }\n\n").text("second.pest", text).entry("a");
        let compiler = if captured.is_empty() { compiler } else { compiler.capture(captured) };
        compiler.entry(entry).compile().unwrap_err().to_string()
    }

    #[test]
    fn errors_name_the_file_the_line_and_the_rule() {
        let cases = [
            ("b = { \"b\" }\nc = { \"(\" ~ c? ~ \")\" }\n", "c", "second.pest:2: c: the rule contains itself: c > c"),
            (
                "b = { \"(\" ~ c }\nc = { \"-\" | d ~ \")\" }\nd = { b? ~ \".\" }\n",
                "d",
                "second.pest:1: b: the rule contains itself: b > c > d > b",
            ),
            (
                "b = { PUSH(\"b\") ~ POP }\n",
                "b",
                "second.pest:1: b: `PUSH(\"b\")` uses the stack, which is not regular",
            ),
            ("b = { PEEK }\n", "b", "second.pest:1: b: `PEEK` uses the stack, which is not regular"),
            (
                "b = { \"b\"* }\nWHITESPACE = _{ \" \" }\n",
                "b",
                "second.pest:1: b: implicit `WHITESPACE` is not supported; make the rule atomic (`@`, `$`), or rename \
                 `WHITESPACE` and write it where it may occur",
            ),
            ("b = { c }\n", "b", "second.pest:1:7: b: no file defines the rule `c`"),
        ];
        for (text, entry, message) in cases {
            assert_eq!(error_of(text, entry, ""), message);
        }
    }

    /// Only the rules that the entry rules reach must be supported, and only as pest reads them
    /// there.
    #[test]
    fn unreachable_rules_are_ignored() {
        let around = "list = { \"(\" ~ list* ~ \")\" } quoted = { PUSH(\"'\") ~ POP } WHITESPACE = _{ \" \" | \"\\t\" \
            } COMMENT = { \"#\" ~ ANY* }";
        let compiles = |text: &str, entry: &str| {
            Compiler::new().text("a.pest", &format!("{text} {around}")).entry(entry).compile().is_ok()
        };
        assert!(compiles("a = @{ b ~ b } b = { \"b\" ~ \"c\" }", "a") && compiles("a = ${ b* } b = { \"b\"+ }", "a"));
        assert!(compiles("a = { b | b? } b = @{ \"b\" ~ WHITESPACE ~ COMMENT }", "a"));
        assert!(compiles("a = { WHITESPACE | COMMENT }", "a") && compiles("", "COMMENT"));
        // Alone, or used by a rule that allows whitespace, it has some.
        assert!(!compiles("a = @{ b ~ b } b = { \"b\" ~ \"c\" }", "b"));
        assert!(!compiles("a = @{ b ~ b } b = !{ \"b\" ~ \"c\" }", "a"));
        assert!(!compiles("a = { \"-\" | list }", "a") && !compiles("a = @{ quoted }", "a"));
    }

    #[test]
    fn rules_without_nodes_cannot_be_captured() {
        assert_eq!(error_of("b = _{ a }\n", "b", "b"), "second.pest:1: b: a silent rule (`_{`) cannot be captured");
        let message = "first.pest:1: a: a rule inside the atomic rule `b` cannot be captured";
        assert_eq!(error_of("b = @{ a }\n", "b", "a"), message);
        assert_eq!(error_of("b = { a }\n", "b", "c"), "no file defines the rule `c`");
        let message = "`EOI` is built into pest; write a rule that names it";
        assert_eq!(error_of("b = { a ~ EOI }\n", "b", "EOI"), message);
    }

    /// pest makes nodes of rules with `$` and `!` wherever they are used, and of the rules in them.
    #[test]
    fn nodes_inside_an_atomic_rule() {
        let compiler =
            Compiler::new().text("a.pest", "a = @{ b | c } b = ${ c ~ d } c = { \"c\" } d = !{ \"d\" }").entry("a");
        assert!(compiler.clone().capture("b").capture("d").compile().is_ok());
        let error = compiler.capture("c").compile().unwrap_err().to_string();
        assert_eq!(error, "a.pest:1: c: a rule inside the atomic rule `a` cannot be captured");
        // A rule that may be between the parts of others is atomic without a modifier.
        let blanks = |sign: &str| {
            let text = format!("a = {{ WHITESPACE }} WHITESPACE = {sign}{{ b ~ b }} b = {{ \" \" }}");
            Compiler::new().text("a.pest", &text).entry("a").capture("b").compile().map_err(|error| error.to_string())
        };
        let error = "a.pest:1: b: a rule inside the atomic rule `WHITESPACE` cannot be captured";
        assert_eq!([blanks(""), blanks("_"), blanks("!")].map(Result::unwrap_err), [error; 3]);
        assert!(blanks("$").is_ok());
    }

    /// It would never be reported.
    #[test]
    fn unreachable_rules_cannot_be_captured() {
        let compiler = Compiler::new().text("a.pest", "a = { b } b = { c } c = { \"c\" }").entry("b");
        assert!(compiler.clone().capture("b").capture("c").compile().is_ok());
        let error = compiler.capture("a").compile().unwrap_err();
        assert_eq!(error.to_string(), "a.pest:1: a: a rule that no entry rule reaches cannot be captured");
    }

    #[test]
    fn a_file_that_is_not_there() {
        let error = Compiler::new().file("none.pest").compile().unwrap_err();
        assert!(error.to_string().starts_with("cannot read the file: none.pest: "), "{error}");
    }
}
