//! Small expressions for both notations, with a reference implementation of matching.

use std::fmt::Write as _;

use proptest::prelude::*;

/// An expression over a few letters.
#[derive(Clone, Debug)]
pub enum Shape {
    Text(String),
    AnyCase(String),
    Range(char, char),
    Any,
    Start,
    End,
    Sequence(Vec<Shape>),
    Choice(Vec<Shape>),
    Repeat(Box<Shape>, u32, Option<u32>),
    Ahead(Box<Shape>),
    NotAhead(Box<Shape>),
}

/// Every character that a shape distinguishes, and another one, in the order of preference.
pub const LETTERS: [char; 4] = ['!', 'A', 'a', 'b'];

/// Generates shapes that both notations can express, or all that pest can express.
pub fn shapes(is_pest: bool) -> impl Strategy<Value = Shape> {
    let text = "[ab]{0,2}|A";
    let mut leaves = vec![
        (6, text.prop_map(Shape::Text).boxed()),
        (2, "a{1,2}".prop_map(Shape::AnyCase).boxed()),
        (2, Just(Shape::Range('a', 'b')).boxed()),
    ];
    if is_pest {
        let ends = [Shape::Any, Shape::Start, Shape::End].map(|shape| (1, Just(shape).boxed()));
        leaves.extend(ends);
    }
    let leaf = prop::strategy::Union::new_weighted(leaves);
    let shapes = leaf.prop_recursive(4, 14, 3, move |inner| {
        let counts = prop::sample::select(vec![
            (0, Some(1)),
            (0, None),
            (1, None),
            (2, None),
            (2, Some(2)),
            (0, Some(2)),
            (1, Some(3)),
            (0, Some(3)),
        ]);
        let repeat = (inner.clone(), counts).prop_map(|(item, (least, most))| Shape::Repeat(item.into(), least, most));
        let mut nodes = vec![
            (4, prop::collection::vec(inner.clone(), 2..4).prop_map(Shape::Sequence).boxed()),
            (4, prop::collection::vec(inner.clone(), 2..4).prop_map(Shape::Choice).boxed()),
            (4, repeat.boxed()),
        ];
        if is_pest {
            nodes.push((1, inner.clone().prop_map(|part| Shape::Ahead(part.into())).boxed()));
            nodes.push((2, inner.prop_map(|part| Shape::NotAhead(part.into())).boxed()));
        }
        prop::strategy::Union::new_weighted(nodes)
    });
    shapes.prop_filter("pest rewrites lists", |shape| !shape.may_have_list())
}

impl Shape {
    /// Returns whether it may contain `(a ~ b)* ~ a`, which `pest_notation::lists` tests
    /// separately.
    fn may_have_list(&self) -> bool {
        let is_list = |pair: &[&Shape]| match pair {
            [Shape::Repeat(item, 0, None), last] if matches!(**item, Shape::Sequence(_) | Shape::Repeat(..)) => {
                std::mem::discriminant(item.first()) == std::mem::discriminant(last.first())
            }
            _ => false,
        };
        let is_inside = match self {
            Shape::Sequence(parts) | Shape::Choice(parts) => parts.iter().any(Shape::may_have_list),
            Shape::Repeat(part, ..) | Shape::Ahead(part) | Shape::NotAhead(part) => part.may_have_list(),
            _ => false,
        };
        is_inside || self.flat().windows(2).any(is_list)
    }

    /// Returns whether it has a part for which `is_one` holds.
    pub fn has(&self, is_one: &dyn Fn(&Shape) -> bool) -> bool {
        is_one(self)
            || match self {
                Shape::Sequence(parts) | Shape::Choice(parts) => parts.iter().any(|part| part.has(is_one)),
                Shape::Repeat(part, ..) | Shape::Ahead(part) | Shape::NotAhead(part) => part.has(is_one),
                _ => false,
            }
    }

    /// Returns the alternatives of a choice and of the choices directly in it, or else the shape
    /// itself.
    pub fn alternatives(&self) -> Vec<&Shape> {
        match self {
            Shape::Choice(parts) => parts.iter().flat_map(Shape::alternatives).collect(),
            other => vec![other],
        }
    }

    /// Returns the parts of a sequence and of the sequences directly in it, or else the shape
    /// itself.
    fn flat(&self) -> Vec<&Shape> {
        match self {
            Shape::Sequence(parts) => parts.iter().flat_map(Shape::flat).collect(),
            other => vec![other],
        }
    }

    /// Returns the first part after repetitions are written out.
    fn first(&self) -> &Shape {
        match self {
            Shape::Sequence(parts) => parts[0].first(),
            Shape::Repeat(item, ..) => item.first(),
            other => other,
        }
    }

    /// Writes the shape in pest's notation.
    pub fn pest(&self) -> String {
        match self {
            Shape::Text(text) => format!("{text:?}"),
            Shape::AnyCase(text) => format!("^{text:?}"),
            Shape::Range(first, last) => format!("{first:?}..{last:?}"),
            Shape::Any => "ANY".into(),
            Shape::Start => "SOI".into(),
            Shape::End => "EOI".into(),
            Shape::Sequence(parts) => format!("({})", list(parts, " ~ ", Shape::pest)),
            Shape::Choice(parts) => format!("({})", list(parts, " | ", Shape::pest)),
            Shape::Repeat(item, least, most) => {
                let count = match (*least, *most) {
                    (0, Some(1)) => "?".into(),
                    (0, None) => "*".into(),
                    (1, None) => "+".into(),
                    (least, None) => format!("{{{least},}}"),
                    (0, Some(most)) => format!("{{,{most}}}"),
                    (least, Some(most)) if least == most => format!("{{{least}}}"),
                    (least, Some(most)) => format!("{{{least},{most}}}"),
                };
                format!("({}){count}", item.pest())
            }
            Shape::Ahead(part) => format!("(&{})", part.pest()),
            Shape::NotAhead(part) => format!("(!{})", part.pest()),
        }
    }

    /// Writes the shape in ABNF.
    pub fn abnf(&self) -> String {
        match self {
            Shape::Text(text) => match text.as_bytes() {
                [] => "\"\"".into(),
                [first, rest @ ..] => rest.iter().fold(format!("%x{first:X}"), |mut all, byte| {
                    write!(all, ".{byte:X}").unwrap();
                    all
                }),
            },
            Shape::AnyCase(text) => format!("{text:?}"),
            Shape::Range(first, last) => format!("%d{}-{}", u32::from(*first), u32::from(*last)),
            Shape::Sequence(parts) => format!("({})", list(parts, " ", Shape::abnf)),
            Shape::Choice(parts) => format!("({})", list(parts, " / ", Shape::abnf)),
            Shape::Repeat(item, 0, Some(1)) => format!("[{}]", item.abnf()),
            Shape::Repeat(item, least, most) => {
                let most = most.map(|most| most.to_string()).unwrap_or_default();
                format!("{least}*{most}({})", item.abnf())
            }
            other => panic!("ABNF has no {other:?}"),
        }
    }

    /// Returns the end of the match of pest that begins at `at`.
    pub fn pest_end(&self, text: &[char], at: usize) -> Option<usize> {
        match self {
            Shape::Sequence(parts) => parts.iter().try_fold(at, |at, part| part.pest_end(text, at)),
            Shape::Choice(parts) => parts.iter().find_map(|part| part.pest_end(text, at)),
            Shape::Repeat(item, least, most) => {
                let mut at = at;
                // An empty match would repeat forever.
                for count in 0..most.unwrap_or(least + 10 + u32::try_from(text.len()).unwrap()) {
                    match item.pest_end(text, at) {
                        Some(end) => at = end,
                        None if count < *least => return None,
                        None => break,
                    }
                }
                Some(at)
            }
            Shape::Ahead(part) => part.pest_end(text, at).map(|_| at),
            Shape::NotAhead(part) => part.pest_end(text, at).is_none().then_some(at),
            leaf => leaf.leaf_end(text, at),
        }
    }

    /// Returns the ends of the matches of ABNF that begin at `at`.
    pub fn abnf_ends(&self, text: &[char], at: usize) -> Vec<usize> {
        let after = |ends: Vec<usize>, part: &Shape| {
            let mut after: Vec<usize> = ends.into_iter().flat_map(|end| part.abnf_ends(text, end)).collect();
            after.sort_unstable();
            after.dedup();
            after
        };
        match self {
            Shape::Sequence(parts) => parts.iter().fold(vec![at], after),
            Shape::Choice(parts) => parts.iter().flat_map(|part| part.abnf_ends(text, at)).collect(),
            Shape::Repeat(item, least, most) => {
                let mut all = vec![];
                let mut ends = vec![at];
                for count in 0..=most.unwrap_or(least + 10) {
                    if count >= *least {
                        all.extend_from_slice(&ends);
                    }
                    ends = after(ends, item);
                }
                all
            }
            leaf => leaf.leaf_end(text, at).into_iter().collect(),
        }
    }

    fn leaf_end(&self, text: &[char], at: usize) -> Option<usize> {
        let rest = &text[at..];
        let matches = |string: &str, equal: fn(&char, &char) -> bool| {
            let length = string.chars().count();
            let is_match = rest.len() >= length && string.chars().zip(rest).all(|(one, two)| equal(&one, two));
            is_match.then_some(at + length)
        };
        match self {
            Shape::Text(string) => matches(string, char::eq),
            Shape::AnyCase(string) => matches(string, char::eq_ignore_ascii_case),
            Shape::Range(first, last) => rest.first().filter(|it| (first..=last).contains(it)).map(|_| at + 1),
            Shape::Any => rest.first().map(|_| at + 1),
            Shape::Start => (at == 0).then_some(at),
            Shape::End => rest.is_empty().then_some(at),
            node => unreachable!("{node:?} is not a leaf"),
        }
    }
}

fn list(parts: &[Shape], between: &str, write: fn(&Shape) -> String) -> String {
    parts.iter().map(write).collect::<Vec<_>>().join(between)
}

/// Returns every text of at most `length` letters, in the order in which a difference should be
/// found.
pub fn texts(length: usize) -> Vec<Vec<char>> {
    let mut texts = vec![vec![]];
    let mut level = 0..1;
    for _ in 0..length {
        let start = texts.len();
        for letter in LETTERS {
            for rest in level.clone() {
                let text = [&[letter], &*texts[rest]].concat();
                texts.push(text);
            }
        }
        level = start..texts.len();
    }
    texts
}
