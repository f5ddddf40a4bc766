//! Random grammars, with the shapes that the passes of the compiler look for.

use std::fmt::Write as _;

use crate::numbers::Numbers;

pub struct Grammar {
    pub text: String,
    pub entries: Vec<String>,
    pub captured: Vec<String>,
}

/// Rules of all grammars: a set, digits, an escape, a run, and a rule with so many parts that it is
/// called.
const COMMON: &str = "\
letter = _{ 'a'..'b' | \"1\" }
digit = { '0'..'1' }
escape = { \"%\" ~ digit ~ digit }
piece = { (letter | escape | \"0\")* }
number = {
    digit ~ \"/\" ~ digit ~ (\":\" ~ digit ~ \"/\" ~ digit ~ \":\" ~ digit ~ \"/\" ~ digit ~ \":\" ~ digit ~ \"/\" ~ digit
    ~ \":\" ~ digit ~ \"/\" ~ digit ~ \":\" ~ digit ~ \"/\" ~ digit ~ \":\" ~ digit ~ \"/\" ~ digit ~ \":\" ~ digit ~ \"/\"
    ~ digit ~ \":\" ~ digit ~ \"/\" ~ digit ~ \":\" ~ digit ~ \"/\" ~ digit ~ \":\" ~ digit ~ \"/\" ~ digit)?
}
";
const NAMES: [&str; 4] = ["letter", "digit", "escape", "piece"];

/// Makes a grammar with a few rules, the last of which are entry rules.
pub fn grammar(numbers: &mut Numbers) -> Grammar {
    let mut grammar = Grammar { text: COMMON.to_owned(), entries: vec![], captured: vec![] };
    let lead = merged_run(numbers, &mut grammar);
    let count = 2 + numbers.below(4);
    for index in 0..count {
        let name = format!("rule_{index}");
        let kind = numbers.one(&["", "", "", "", "@", "$", "!"]);
        let depth = 1 + numbers.below(3);
        let expression = Writer { numbers, above: index, lead }.expression(depth);
        writeln!(grammar.text, "{name} = {kind}{{ {expression} }}").expect("a string takes all");
        if index + 2 >= count {
            grammar.entries.push(name.clone());
        }
        if numbers.happens(35) {
            grammar.captured.push(name);
        }
    }
    grammar
        .captured
        .extend(["digit", "escape", "piece"].into_iter().filter(|_| numbers.happens(10)).map(str::to_owned));
    grammar
}

/// Adds rules that mostly take the same run and differ in its beginning. Returns the character that
/// one of them begins with.
fn merged_run(numbers: &mut Numbers, grammar: &mut Grammar) -> &'static str {
    let lead = numbers.one(&["/", "/", "/", ":", "a", "%"]);
    let piece = numbers.one(&["(letter | escape | \"0\")", "('a'..'b')", "('b'..'\u{e9}')", "(digit | escape)"]);
    let rooted = [format!("({piece}+ ~ (\"{lead}\" ~ {piece}*)*)?"), format!("({piece} | \"{lead}\")*")];
    let loose = [format!("{piece}+ ~ (\"{lead}\" ~ {piece}*)*"), format!("({piece} | \"{lead}\")+")];
    let [rooted, loose] = [rooted, loose].map(|it| it[usize::from(numbers.happens(30))].clone());
    let rules = format!("rooted = {{ \"{lead}\" ~ {rooted} }}\nloose = {{ {loose} }}\nnone = {{ \"\" }}\n");
    grammar.text.push_str(&rules);
    if numbers.happens(90) {
        grammar.captured.extend(["rooted", "loose", "none"].map(str::to_owned));
    }
    lead
}

struct Writer<'n> {
    numbers: &'n mut Numbers,
    /// The number of rules above the current rule, which it may name.
    above: usize,
    /// The beginning of the rule `rooted`.
    lead: &'static str,
}

impl Writer<'_> {
    fn expression(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.leaf();
        }
        let part = |it: &mut Self| it.expression(depth - 1);
        match self.numbers.below(25) {
            0..5 => self.several(" ~ ", part),
            5..9 => self.several(" | ", part),
            9 => self.shared_heads(depth),
            10 => {
                let (inner, set, other) = (part(self), self.set(), self.set());
                let run = if self.numbers.happens(70) { &set } else { &other };
                format!("({inner} ~ !{set} | {run}*)")
            }
            11 | 12 => self.rows(depth),
            13 => {
                let (one, two, limit) = (part(self), self.leaf(), self.numbers.one(&["*", "*", "+", "{0,}", "{2,}"]));
                let last = if self.numbers.happens(80) { one.clone() } else { self.leaf() };
                format!("(({one} ~ {two}){limit} ~ {last})")
            }
            14 => self.led(),
            15 | 16 => {
                let (inner, limit) = (part(self), self.limit());
                format!("({inner}){limit}")
            }
            17..20 => self.steps(),
            20 | 21 => self.merged_run(),
            _ => {
                let (one, other, sign) = (part(self), part(self), self.numbers.one(&["!", "&"]));
                if self.numbers.happens(50) {
                    format!("({sign}{one} ~ {other})")
                } else {
                    format!("({one} ~ {sign}{other})")
                }
            }
        }
    }

    fn several(&mut self, operator: &str, part: impl Fn(&mut Self) -> String) -> String {
        let parts: Vec<String> = (0..2 + self.numbers.below(3)).map(|_| part(self)).collect();
        format!("({})", parts.join(operator))
    }

    fn leaf(&mut self) -> String {
        match self.numbers.below(14) {
            0..3 => self.character(),
            3..5 => self
                .numbers
                .one(&["\"ab\"", "\"/a\"", "^\"a0b\"", "\"\u{e9}a\"", "\"\"", "^\"\u{e9}\"", "\"%0\""])
                .to_owned(),
            5..8 => self.run(),
            8..10 => self.numbers.one(&NAMES).to_owned(),
            10..13 if self.above > 0 => format!("rule_{}", self.numbers.below(self.above)),
            13 => self.numbers.one(&["ANY", "EOI", "SOI", "ASCII_DIGIT"]).to_owned(),
            _ => self.set(),
        }
    }

    fn character(&mut self) -> String {
        format!("\"{}\"", self.numbers.one(&["a", "b", "/", ":", "0", "1", "%", "\u{e9}"]))
    }

    fn range(&mut self) -> String {
        let ranges = ["'a'..'b'", "'a'..'z'", "'0'..'1'", "'b'..'\u{e9}'", "'\\u{800}'..'\\u{10ffff}'", "'0'..'9'"];
        self.numbers.one(&ranges).to_owned()
    }

    fn set(&mut self) -> String {
        let one = |it: &mut Self| if it.numbers.happens(50) { it.character() } else { it.range() };
        let parts: Vec<String> = (0..1 + self.numbers.below(3)).map(|_| one(self)).collect();
        format!("({})", parts.join(" | "))
    }

    /// A repetition character by character, with or without escapes.
    fn run(&mut self) -> String {
        let (set, limit) = (self.set(), self.numbers.one(&["*", "*", "*", "+", "+", "{1,4}", "{,3}", "{2,}"]));
        let escape = self.numbers.one(&["escape", "\"%\" ~ digit ~ digit", "\"%\" ~ digit{2}", "\":\" ~ digit"]);
        if self.numbers.happens(50) { format!("({set} | '0'..'1' | {escape}){limit}") } else { format!("{set}{limit}") }
    }

    fn limit(&mut self) -> &'static str {
        let few =
            ["*", "+", "?", "{1}", "{2}", "{1,}", "{2,}", "{,1}", "{,2}", "{0,1}", "{1,2}", "{2,3}", "{3,2}", "{0,}"];
        if self.numbers.happens(95) { self.numbers.one(&few) } else { self.numbers.one(&["{17}", "{,20}", "{5}"]) }
    }

    /// Options with the same beginning.
    fn shared_heads(&mut self, depth: usize) -> String {
        let head = self.expression(depth - 1);
        self.several(" | ", |it| {
            let rest = it.leaf();
            if it.numbers.happens(20) { head.clone() } else { format!("{head} ~ {rest}") }
        })
    }

    /// Options that repeat the same expression, each with its own bounds.
    fn rows(&mut self, depth: usize) -> String {
        let (inner, mark) = (self.expression(depth - 1), self.character());
        let options: Vec<String> = (0..3 + self.numbers.below(2))
            .map(|_| {
                let (limit, other) = (self.limit(), self.leaf());
                match self.numbers.below(3) {
                    0 => format!("({inner} ~ {mark}){limit} ~ {other}"),
                    1 => format!("({inner} ~ ({inner} ~ {mark}){limit})? ~ {other}"),
                    _ => format!("{other} ~ ({inner} ~ {mark}){limit}"),
                }
            })
            .collect();
        format!("({})", options.join(" | "))
    }

    /// Options with the same runs and different continuations.
    fn steps(&mut self) -> String {
        let runs =
            ["letter{1,2}", "('a'..'b')+", "('0'..'9'){1,3}", "('0'..'1' | 'a'..'b'){1,2}", "('0'..'1' | \"a\")+"];
        let (run, mark) = (self.numbers.one(&runs), self.numbers.one(&["\":\"", "\"/\"", "^\"b\"", "(\":\" | \"/\")"]));
        let piece = |it: &mut Self| {
            let limit = it.numbers.one(&["{2}", "{1,2}", "{,1}", "{,2}", "{3}", "?"]);
            match it.numbers.below(12) {
                0..3 => run.to_owned(),
                3 | 4 => mark.to_owned(),
                5 => format!("({run} ~ {mark}){limit}"),
                6 => format!("({run} ~ ({mark} ~ {run}){limit})?"),
                7 => format!("({run} | {mark}){limit}"),
                8 => format!("({run} ~ {mark} | {mark} ~ {mark})"),
                9 => it.numbers.one(&["number", "(digit ~ \"/\")", "(number | \"::\")", "digit{2}"]).to_owned(),
                10 => it.character(),
                _ => format!("({mark} ~ {mark})"),
            }
        };
        let option = |it: &mut Self| {
            let mut pieces: Vec<String> = (0..1 + it.numbers.below(4)).map(|_| piece(it)).collect();
            if it.numbers.happens(70) {
                pieces.insert(0, run.to_owned());
            }
            pieces.join(" ~ ")
        };
        self.several(" | ", option)
    }

    /// Options that take the same run, after one that takes other characters.
    fn merged_run(&mut self) -> String {
        let lead = self.lead;
        let before = match self.numbers.below(6) {
            0 => String::new(),
            1 => format!("\"{lead}\" ~ {} | ", self.leaf()),
            2 | 3 => format!("\"{lead}{lead}\" ~ {} | ", self.leaf()),
            _ => format!("\"{lead}{lead}\" ~ {}* | ", self.set()),
        };
        let options = self.numbers.one(&["rooted | loose | none", "rooted | loose | none", "loose | rooted | none"]);
        format!("({before}{options})")
    }

    /// A run after a leading character.
    fn led(&mut self) -> String {
        let (lead, run, limit) = (self.character(), self.run(), self.numbers.one(&["*", "?"]));
        let before = if self.numbers.happens(30) { format!("{run} ~ ") } else { String::new() };
        format!("({before}({lead} ~ {run}){limit})")
    }
}
