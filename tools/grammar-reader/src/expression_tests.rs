//! Tests that equivalent expressions are stored once. Fewer expressions make a smaller question.

use crate::characters::CharacterSet;
use crate::expression::{ExpressionId, Expressions, Semantics};

fn text(expressions: &mut Expressions, text: &str) -> ExpressionId {
    expressions.string(text.chars().map(CharacterSet::from_char))
}

#[test]
fn nested_sequences_are_flattened() {
    let mut expressions = Expressions::default();
    let [a, b, c] = ["a", "b", "c"].map(|it| text(&mut expressions, it));
    let empty = expressions.empty();
    assert_eq!(expressions.sequence(vec![]), empty);
    assert_eq!(expressions.sequence(vec![empty, a, empty]), a);
    let (ab, bc) = (expressions.sequence(vec![a, b]), expressions.sequence(vec![b, c]));
    assert_eq!(expressions.sequence(vec![ab, c]), expressions.sequence(vec![a, bc]));
}

#[test]
fn nested_choices_of_the_same_semantics_are_flattened() {
    let mut expressions = Expressions::default();
    let [aa, bb, cc] = ["aa", "bb", "cc"].map(|it| text(&mut expressions, it));
    let nothing = expressions.set(CharacterSet::default());
    for (semantics, other) in [(Semantics::Abnf, Semantics::Peg), (Semantics::Peg, Semantics::Abnf)] {
        assert_eq!(expressions.choice(semantics, vec![]), nothing);
        assert_eq!(expressions.choice(semantics, vec![aa]), aa);
        let all = expressions.choice(semantics, vec![aa, bb, cc]);
        let inner = expressions.choice(semantics, vec![aa, bb]);
        assert_eq!(expressions.choice(semantics, vec![inner, cc]), all);
        assert_eq!(expressions.choice(semantics, vec![inner, bb, cc]), all);
        let inner = expressions.choice(other, vec![aa, bb]);
        assert_ne!(expressions.choice(semantics, vec![inner, cc]), all);
    }
}

#[test]
fn adjacent_characters_become_a_set() {
    let mut expressions = Expressions::default();
    let [a, b, cc] = ["a", "b", "cc"].map(|it| text(&mut expressions, it));
    let either = expressions.set(CharacterSet::from_char('a').union(&CharacterSet::from_char('b')));
    assert_eq!(expressions.choice(Semantics::Peg, vec![a, b]), either);
    assert_eq!(
        expressions.choice(Semantics::Abnf, vec![a, cc, b]),
        expressions.choice(Semantics::Abnf, vec![either, cc])
    );
    // In pest the order matters.
    assert_ne!(
        expressions.choice(Semantics::Peg, vec![a, cc, b]),
        expressions.choice(Semantics::Peg, vec![either, cc])
    );
}

#[test]
fn trivial_repetitions_are_simplified() {
    let mut expressions = Expressions::default();
    let aa = text(&mut expressions, "aa");
    let (empty, nothing) = (expressions.empty(), expressions.set(CharacterSet::default()));
    for semantics in [Semantics::Abnf, Semantics::Peg] {
        assert_eq!(expressions.repeat(semantics, aa, 1, Some(1)), aa);
        assert_eq!(expressions.repeat(semantics, aa, 0, Some(0)), empty);
        assert_eq!(expressions.repeat(semantics, empty, 2, None), empty);
        assert_eq!(expressions.repeat(semantics, nothing, 0, Some(2)), empty);
        assert_eq!(expressions.repeat(semantics, nothing, 2, Some(3)), nothing);
    }
}
