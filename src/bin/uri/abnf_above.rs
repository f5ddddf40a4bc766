//! The ABNF that stands above the rules of a grammar.

/// All of it, without the document and section that each rule's ends in.
pub fn abnf(grammar: &str) -> String {
    let mut abnf = String::new();
    let mut lines = grammar.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(line) = documentation(line) else { continue };
        let is_last = lines.peek().copied().and_then(documentation).is_none();
        abnf += if is_last { uncited(line) } else { line };
        abnf += "\n";
    }
    abnf
}

/// The rules above the rules of a grammar, each with its name in lower case and its lines.
pub fn rules(grammar: &str) -> Vec<(String, String)> {
    let mut rules: Vec<(String, String)> = Vec::new();
    for line in abnf(grammar).split_inclusive('\n') {
        match (defined(line).next(), rules.last_mut()) {
            (Some(name), _) => rules.push((name, line.to_owned())),
            (None, Some((_, rule))) => rule.push_str(line),
            (None, None) => {}
        }
    }
    rules
}

/// The names of the rules that ABNF defines, in lower case.
pub fn defined(abnf: &str) -> impl Iterator<Item = String> {
    let name = |line: &str| Some(line.split_once('=')?.0.trim_end().to_ascii_lowercase());
    abnf.lines().filter(|line| line.starts_with(|it: char| it.is_ascii_alphabetic())).filter_map(name)
}

/// The words of ABNF that may be names of rules, in lower case.
pub fn named(abnf: &str) -> impl Iterator<Item = String> {
    let words = |text: &str| {
        text.split(|it: char| !it.is_ascii_alphanumeric() && it != '-').map(str::to_ascii_lowercase).collect::<Vec<_>>()
    };
    // What stands between quotes is none.
    abnf.split('"').step_by(2).flat_map(words)
}

fn documentation(line: &str) -> Option<&str> {
    let line = line.strip_prefix("///")?;
    Some(line.strip_prefix(' ').unwrap_or(line))
}

/// A line without `(RFC 3986, section 3)` at its end.
fn uncited(line: &str) -> &str {
    let is_citation = |cited: &str| cited.ends_with(')') && cited.contains(", ") && !cited.contains('"');
    line.rsplit_once(" (").filter(|(_, cited)| is_citation(cited)).map_or(line, |(abnf, _)| abnf.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_above_rules() {
        let grammar = "//! of all\n/// a = b /\n///     c     (RFC 1, section 2)\n// ok: \"\"\na = { b | c }\n/// b = ( \"x, y\" )\nb = { \"x, y\" }\n";
        assert_eq!(abnf(grammar), "a = b /\n    c\nb = ( \"x, y\" )\n");
        let rules = rules(grammar);
        assert_eq!(rules[0], ("a".to_owned(), "a = b /\n    c\n".to_owned()));
        assert_eq!(rules.len(), 2);
        assert!(named("A = \"b\" c-d [e]").filter(|it| !it.is_empty()).eq(["a", "c-d", "e"]));
    }
}
