//! The source of rules, ignoring white space and comments.

use pest_meta::ast::{Expr, Rule, RuleType};

use grammar_reader::abnf_notation::syntax::Element;
use grammar_reader::pest_notation::expressions::{self, descendants};

/// The source of a rule.
#[derive(PartialEq)]
pub(crate) enum RuleSource<'g> {
    Pest(&'g Rule),
    Abnf(&'g Element),
}

impl RuleSource<'_> {
    /// Returns the names that the rule uses.
    pub fn names(&self) -> Vec<&str> {
        match self {
            RuleSource::Pest(rule) => expressions::names(&rule.expr).collect(),
            RuleSource::Abnf(element) => element.names(),
        }
    }

    /// Encodes the rule as numbers. Two rules have the same numbers if and only if their source is
    /// equal.
    pub fn numbers(&self) -> Vec<u32> {
        match self {
            RuleSource::Pest(rule) => {
                let parts = descendants(&rule.expr).flat_map(expression_numbers);
                [kind(rule.ty)].into_iter().chain(parts).collect()
            }
            RuleSource::Abnf(element) => element.descendants().into_iter().flat_map(element_numbers).collect(),
        }
    }
}

/// Encodes a text as its length in characters and the characters.
pub(crate) fn text_numbers(text: &str) -> impl Iterator<Item = u32> {
    [number(text.chars().count())].into_iter().chain(text.chars().map(u32::from))
}

/// Converts a length. The length of a grammar is far below the maximum.
fn number(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// Encodes the modifier of a rule.
fn kind(kind: RuleType) -> u32 {
    match kind {
        RuleType::Normal => 0,
        RuleType::Silent => 1,
        RuleType::Atomic => 2,
        RuleType::CompoundAtomic => 3,
        RuleType::NonAtomic => 4,
    }
}

/// Encodes an expression without its parts. Each kind has a fixed number of parts.
fn expression_numbers(expression: &Expr) -> Vec<u32> {
    let texts = |kind: u32, texts: &[&str]| {
        let texts = texts.iter().flat_map(|text| text_numbers(text));
        [kind].into_iter().chain(texts).collect()
    };
    match expression {
        Expr::Str(text) => texts(0, &[text]),
        Expr::Insens(text) => texts(1, &[text]),
        Expr::Range(first, last) => texts(2, &[first, last]),
        Expr::Ident(name) => texts(3, &[name]),
        Expr::PosPred(_) => vec![4],
        Expr::NegPred(_) => vec![5],
        Expr::Seq(..) => vec![6],
        Expr::Choice(..) => vec![7],
        Expr::Opt(_) => vec![8],
        Expr::Rep(_) => vec![9],
        Expr::RepOnce(_) => vec![10],
        Expr::RepExact(_, count) => vec![11, *count],
        Expr::RepMin(_, least) => vec![12, *least],
        Expr::RepMax(_, most) => vec![13, *most],
        Expr::RepMinMax(_, least, most) => vec![14, *least, *most],
        Expr::Push(_) => vec![15],
        other => texts(16, &[&other.to_string()]),
    }
}

/// Encodes an element without its parts, with the number of parts if that is not fixed.
fn element_numbers(element: &Element) -> Vec<u32> {
    match element {
        Element::Rule(name) => [0].into_iter().chain(text_numbers(name)).collect(),
        Element::Text { text, is_sensitive } => {
            [1, u32::from(*is_sensitive)].into_iter().chain(text_numbers(text)).collect()
        }
        Element::Values(values) => [2, number(values.len())].into_iter().chain(values.iter().copied()).collect(),
        Element::Range(first, last) => vec![3, *first, *last],
        Element::Prose(prose) => [4].into_iter().chain(text_numbers(prose)).collect(),
        Element::Repeat { least, most: None, .. } => vec![5, *least],
        Element::Repeat { least, most: Some(most), .. } => vec![6, *least, *most],
        Element::Sequence(parts) => vec![7, number(parts.len())],
        Element::Choice(parts) => vec![8, number(parts.len())],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use crate::{Operand, SourceFile};

    /// Returns the number of different fingerprints of the rule `a` in these texts.
    fn distinct(texts: &[&str], side: impl Fn(&[SourceFile]) -> Operand) -> usize {
        let file = |text: &str| SourceFile { name: "test".into(), text: text.into() };
        texts.iter().map(|text| side(&[file(text)]).source_fingerprint()).collect::<HashSet<_>>().len()
    }

    #[test]
    fn pest_rules_with_different_source() {
        let side = |files: &[SourceFile]| Operand::pest(files, "a").unwrap();
        let expressions = [
            "\"x\"", "\"y\"", "\"xx\"", "^\"x\"", "'x'..'x'", "'x'..'y'", "b", "c", "&b", "!b", "b ~ c", "c ~ b",
            "b | c", "b?", "b*", "b+", "b{2}", "b{3}", "b{2,}", "b{,2}", "b{1,2}", "b{1,3}", "PUSH(b)", "PEEK[0..1]",
            "PEEK[0..2]", "b ~ c ~ b", "b ~ (c ~ b)", "(b | c) ~ b", "b | c ~ b", "PEEK", "ANY",
        ];
        let grammar =
            |kind: &str, expression: &str| format!("a = {kind}{{ {expression} }}\nb = {{ \"b\" }}\nc = {{ \"c\" }}\n");
        let kinds = ["_", "@", "$", "!"].map(|kind| grammar(kind, "b"));
        let used = [grammar("", "b").replace("\"b\"", "\"c\""), grammar("", "b") + "COMMENT = { \"#\" }\n"];
        let all: Vec<String> = expressions.map(|it| grammar("", it)).into_iter().chain(kinds).chain(used).collect();
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        assert_eq!(distinct(&all, side), all.len());
        let same = ["a = { \"x\" ~ b }\nb = { c* } c = { ANY }", "c={ANY}\nd={c}b={c*}\na={/* x */\"x\"~b} // no more"];
        assert_eq!(distinct(&same, side), 1);
    }

    #[test]
    fn abnf_rules_with_different_source() {
        let side = |files: &[SourceFile]| Operand::abnf(files, "a").unwrap();
        let elements = [
            "b", "c", "\"x\"", "\"y\"", "%s\"x\"", "%x1", "%x2", "%x1.2", "%x1-2", "%x1-3", "<x>", "<y>", "*b", "2*b",
            "*2b", "2b", "1*2b", "b c", "c b", "b / c", "b b c", "b (b / c)", "b b / c", "b / b / c",
        ];
        let all = elements.map(|it| format!("a = {it}\nb = %x0\nc = %x1\n"));
        let used = all[0].replace("%x0", "DIGIT");
        let all: Vec<&str> = all.iter().map(String::as_str).chain([used.as_str()]).collect();
        assert_eq!(distinct(&all, side), all.len());
        assert_eq!(distinct(&["a = b ; x\nb = \"x\"\n", "b = \"x\"\n\na = b\nc = b\n"], side), 1);
    }
}
