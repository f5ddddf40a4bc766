//! A choice of short texts becomes a tree: each character is looked at once, whatever number of options it may belong to.
//!
//! `"25" ~ '0'..'5' | "2" ~ '0'..'4' ~ d | '1'..'9' ~ d | d` looks at the first character and, behind a `2`, at the second. The order
//! of the options is kept: the tree takes the first that matches.

use super::expression::{Expression, bit, characters};

/// What is known behind some characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// No option matches.
    Fail,
    /// An option matches that has so many characters.
    Take(usize),
    /// The next character tells: what follows by the sets that it may be in, and else.
    Read(Vec<(u128, Node)>, Box<Node>),
}

/// More characters, or more nodes, are no short texts.
const MOST_CHARACTERS: usize = 4;
const MOST_NODES: usize = 24;

/// The tree of options, if each is a text of few characters and two begin with the same.
pub fn tree(options: &[Expression]) -> Option<Node> {
    let words: Vec<Vec<u128>> = options.iter().map(word).collect::<Option<_>>()?;
    let shares = |at: usize| words[..at].iter().any(|before| before[0] & words[at][0] != 0);
    let tree = (1..words.len()).any(shares).then(|| node(&words.iter().collect::<Vec<_>>(), 0))?;
    (tree.count() <= MOST_NODES).then_some(tree)
}

/// The sets of the characters of a text.
fn word(expression: &Expression) -> Option<Vec<u128>> {
    let mut word = vec![];
    add(expression, &mut word)?;
    (1..=MOST_CHARACTERS).contains(&word.len()).then_some(word)
}

fn add(expression: &Expression, word: &mut Vec<u128>) -> Option<()> {
    match expression {
        Expression::Literal(text) if text.is_ascii() => word.extend(text.chars().map(bit)),
        Expression::AnyCase(text) if text.is_ascii() => {
            word.extend(text.chars().map(|it| bit(it.to_ascii_lowercase()) | bit(it.to_ascii_uppercase())));
        }
        Expression::Character(character) if character.is_plain() => word.push(character.set.ascii),
        Expression::Sequence(items) => items.iter().try_for_each(|item| add(item, word))?,
        Expression::Repeat(item, least, Some(most)) if least == most => {
            (0..*least.min(&5)).try_for_each(|_| add(item, word))?;
        }
        _ => return None,
    }
    (word.len() <= MOST_CHARACTERS).then_some(())
}

/// What is known behind `read` characters, where these words may still match, or do.
fn node(words: &[&Vec<u128>], read: usize) -> Node {
    match words.first() {
        None => return Node::Fail,
        Some(word) if word.len() <= read => return Node::Take(word.len()),
        Some(_) => {}
    }
    let with = |character: Option<char>| -> Vec<&Vec<u128>> {
        let may_match = |word: &Vec<u128>| match word.get(read) {
            Some(set) => character.is_some_and(|it| set & bit(it) != 0),
            None => true,
        };
        words.iter().copied().filter(|word| may_match(word)).collect()
    };
    let otherwise = with(None);
    let mut cases: Vec<(Vec<&Vec<u128>>, u128)> = vec![];
    for character in characters(u128::MAX) {
        let rest = with(Some(character));
        match cases.iter_mut().find(|(known, _)| *known == rest) {
            Some((_, set)) => *set |= bit(character),
            None if rest != otherwise => cases.push((rest, bit(character))),
            None => {}
        }
    }
    let cases = cases.into_iter().map(|(rest, set)| (set, node(&rest, read + 1))).collect();
    Node::Read(cases, Box::new(node(&otherwise, read)))
}

impl Node {
    fn count(&self) -> usize {
        match self {
            Node::Fail | Node::Take(_) => 1,
            Node::Read(cases, otherwise) => {
                1 + otherwise.count() + cases.iter().map(|(_, node)| node.count()).sum::<usize>()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::read::read;
    use super::*;
    use crate::source::SourceFile;

    fn tree_of(text: &str) -> Option<Node> {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        let Expression::Choice(options) = fold(read(&[file]).unwrap()).rules.remove(0).expression else { return None };
        tree(&options)
    }

    /// How much of a text is taken, by a tree.
    fn taken(mut node: &Node, text: &str) -> Option<usize> {
        let mut rest = text.chars();
        loop {
            node = match node {
                Node::Fail => return None,
                Node::Take(count) => return Some(*count),
                Node::Read(cases, otherwise) => {
                    let next = rest.next().map_or(0, bit);
                    cases.iter().find(|(set, _)| set & next != 0).map_or(otherwise, |(_, node)| node)
                }
            };
        }
    }

    #[test]
    fn the_first_option_that_matches_is_taken() {
        let octet =
            "a = { \"25\" ~ '0'..'5' | \"2\" ~ '0'..'4' ~ d | \"1\" ~ d{2} | '1'..'9' ~ d | d } d = { '0'..'9' }";
        let octet = tree_of(octet).unwrap();
        for number in 0..2000 {
            let text = number.to_string();
            let most = (1..=text.len()).rev().find(|&end| text[..end].parse::<u8>().is_ok());
            // A zero has nothing behind it.
            assert_eq!(taken(&octet, &text), most, "{text}");
        }
        assert_eq!(taken(&octet, "07"), Some(1));
        assert_eq!([taken(&octet, ""), taken(&octet, "x")], [None, None]);
        // The order counts, and not the length.
        let short_first = tree_of("a = { ^\"a\" ~ \"b\" | \"abc\" | \"a\" }").unwrap();
        assert_eq!(["abc", "Abc", "ac", "Ac"].map(|text| taken(&short_first, text)), [Some(2), Some(2), Some(1), None]);
    }

    /// What matches may be shorter than what was looked at.
    #[test]
    fn a_shorter_option_behind_a_longer_one() {
        let tree = tree_of("a = { \"abcd\" | \"a\" }").unwrap();
        assert_eq!(["abcd", "abcx", "ab", "x"].map(|text| taken(&tree, text)), [Some(4), Some(1), Some(1), None]);
    }

    #[test]
    fn only_short_texts_that_begin_alike_become_a_tree() {
        assert_eq!(tree_of("a = { \"ab\" | \"cd\" }"), None);
        assert_eq!(tree_of("a = { \"abcde\" | \"abc\" }"), None);
        assert_eq!(tree_of("a = { \"ab\" | \"a\" ~ 'a'..'z'* }"), None);
        assert_eq!(tree_of("a = { \"\\u{e9}b\" | \"\\u{e9}\" }"), None);
        assert!(tree_of("a = { \"ab\" | \"ac\" }").is_some());
    }

    #[test]
    fn only_ascii_of_one_length_becomes_a_tree() {
        for option in ["\"aé\"", "^\"aé\"", "\"a\" ~ 'b'..'é'", "\"a\" ~ 'b'..'c'{1,2}"] {
            assert_eq!(tree_of(&format!("a = {{ {option} | \"ad\" }}")), None, "{option}");
        }
        let any_case = tree_of("a = { ^\"1b\" | \"1c\" }").unwrap();
        assert_eq!(["1b", "1B", "1c", "1C"].map(|text| taken(&any_case, text)), [Some(2), Some(2), Some(2), None]);
    }

    #[test]
    fn a_tree_has_few_nodes() {
        // Four beside those where an option ends.
        let of_options = |count: usize| {
            let options: Vec<String> = ('a'..='z').take(count).map(|it| format!("\"-{it}\"")).collect();
            tree_of(&format!("a = {{ {} }}", options.join(" | ")))
        };
        assert_eq!(of_options(MOST_NODES - 4).map(|tree| tree.count()), Some(MOST_NODES));
        assert_eq!(of_options(MOST_NODES - 3), None);
    }
}
