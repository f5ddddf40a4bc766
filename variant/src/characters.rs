//! Rules that are sets of characters.

use pest_meta::ast::{Expr, Rule};

/// The rules of a grammar, by name.
#[derive(Clone, Copy)]
pub struct Reading<'r>(pub &'r [Rule]);

impl Reading<'_> {
    /// The ASCII characters that an expression matches, each by itself, as one bit each. No rule comes to itself where these are
    /// looked for: pest refuses a rule that may begin with itself.
    pub fn characters(self, expr: &Expr) -> u128 {
        let bit = |character: char| if character.is_ascii() { 1 << u32::from(character) } else { 0 };
        match expr {
            Expr::Str(text) if text.len() == 1 => bit(character(text)),
            Expr::Insens(text) if text.len() == 1 => {
                bit(character(text).to_ascii_lowercase()) | bit(character(text).to_ascii_uppercase())
            }
            Expr::Range(start, end) => (character(start)..=character(end)).map(bit).sum(),
            Expr::Ident(name) => {
                let named = self.0.iter().find(|rule| rule.name == *name);
                named.map_or(0, |rule| self.characters(&rule.expr))
            }
            Expr::Choice(first, rest) => self.characters(first) | self.characters(rest),
            Expr::Rep(item) | Expr::RepOnce(item) => self.characters(item),
            _ => 0,
        }
    }
}

/// The first character of a text that has one.
pub fn character(text: &str) -> char {
    text.chars().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use pest_meta::parser::{Rule as Meta, consume_rules, parse};

    use super::Reading;

    /// The characters of an expression, beside a rule `b`.
    fn characters(expression: &str) -> String {
        let text = format!("a = {{ {expression} }}\nb = {{ 'x'..'z' }}\n");
        let rules = consume_rules(parse(Meta::grammar_rules, &text).unwrap()).unwrap();
        let bits = Reading(&rules).characters(&rules[0].expr);
        ('\0'..='\x7f').filter(|it| bits >> u32::from(*it) & 1 == 1).collect()
    }

    #[test]
    fn expressions_that_match_characters() {
        for (expression, wanted) in [
            ("\"x\"", "x"),
            ("^\"x\"", "Xx"),
            ("^\"1\"", "1"),
            ("'y'..'é'", "yz{|}~\x7f"),
            ("\"x\" | 'w'..'y'", "wxy"),
            ("b", "xyz"),
            ("b+ | \"-\"*", "-xyz"),
        ] {
            assert_eq!(characters(expression), wanted, "{expression}");
        }
    }

    #[test]
    fn expressions_that_match_something_else() {
        for expression in ["\"xy\"", "^\"xy\"", "\"é\"", "b ~ b", "!b", "EOI", "\"\""] {
            assert_eq!(characters(expression), "", "{expression}");
        }
    }
}
