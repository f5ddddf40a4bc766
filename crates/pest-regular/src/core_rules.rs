//! The core rules of ABNF as they are written in pest, which has none of their names.

/// RFC 5234, appendix B.1.
const CORE: [(&str, &str); 16] = [
    ("ALPHA", "{ 'A'..'Z' | 'a'..'z' }"),
    ("BIT", "{ \"0\" | \"1\" }"),
    ("CHAR", "{ '\\x01'..'\\x7F' }"),
    ("CR", "{ \"\\r\" }"),
    ("CRLF", "{ \"\\r\\n\" }"),
    ("CTL", "{ '\\0'..'\\x1F' | \"\\x7F\" }"),
    ("DIGIT", "{ '0'..'9' }"),
    ("DQUOTE", "{ \"\\\"\" }"),
    ("HEXDIG", "{ '0'..'9' | 'A'..'F' | 'a'..'f' }"),
    ("HTAB", "{ \"\\t\" }"),
    ("LF", "{ \"\\n\" }"),
    ("LWSP", "{ (\" \" | \"\\t\" | \"\\r\\n \" | \"\\r\\n\\t\")* }"),
    ("OCTET", "{ '\\0'..'\\u{FF}' }"),
    ("SP", "{ \" \" }"),
    ("VCHAR", "{ '!'..'~' }"),
    ("WSP", "{ \" \" | \"\\t\" }"),
];

/// How a core rule is written in pest.
pub(crate) fn in_pest(name: &str) -> Option<&'static str> {
    CORE.iter().find(|(known, _)| *known == name).map(|(_, rule)| *rule)
}

#[cfg(all(test, feature = "decide"))]
mod tests {
    use super::*;
    use crate::abnf_notation::grammar::AbnfGrammar;
    use crate::decision::{Limits, Question, decide};
    use crate::expression::Expressions;
    use crate::pest_notation::grammar::PestGrammar;
    use crate::source::SourceFile;

    #[test]
    fn each_is_that_of_abnf() {
        let abnf = AbnfGrammar::read(&[]).unwrap();
        let text = CORE.map(|(name, rule)| format!("{name} = {rule}\n")).concat();
        let pest = PestGrammar::read(&[SourceFile { name: "core.pest".into(), text }]).unwrap();
        for (name, _) in CORE {
            let mut expressions = Expressions::default();
            let sides = [pest.expression(name, &mut expressions), abnf.expression(name, &mut expressions)];
            let verdict = decide(&expressions, sides.map(Result::unwrap), Question::Equal, Limits::default()).unwrap();
            assert_eq!((verdict.only_left, verdict.only_right), (None, None), "{name}");
        }
    }
}
