//! The source of rules, ignoring white space and comments.

use pest_meta::ast::Rule;

use crate::pest_notation::pest::Pest;
use grammar_reader::abnf_notation::syntax::Element;
use grammar_reader::pest_notation::expressions;

/// The source of a rule.
#[derive(PartialEq)]
pub(crate) enum RuleSource<'g> {
    /// The rule, and the features of pest that decide what it matches.
    Pest(&'g Rule, Pest),
    Abnf(&'g Element),
}

impl RuleSource<'_> {
    /// Returns the names that the rule uses.
    pub fn names(&self) -> Vec<&str> {
        match self {
            RuleSource::Pest(rule, _) => expressions::names(&rule.expr).collect(),
            RuleSource::Abnf(element) => element.names(),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Operand, SourceFile};

    /// Returns the number of different definitions of the rule `a` in these texts.
    fn distinct(texts: &[&str], side: impl Fn(&[SourceFile]) -> Operand) -> usize {
        let file = |text: &str| SourceFile { name: "test".into(), text: text.into() };
        let sides: Vec<Operand> = texts.iter().map(|text| side(&[file(text)])).collect();
        let is_new = |at: &usize| !sides[..*at].iter().any(|other| other.has_same_definition(&sides[*at]));
        (0..sides.len()).filter(is_new).count()
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
