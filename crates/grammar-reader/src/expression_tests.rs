//! Tests that equal expressions are stored once, however they are written: the fewer expressions, the smaller the question.

use crate::characters::CharacterSet;
use crate::expression::{ExpressionId, Expressions, Reading};

fn text(expressions: &mut Expressions, text: &str) -> ExpressionId {
    expressions.string(text.chars().map(CharacterSet::of))
}

#[test]
fn sequences() {
    let mut expressions = Expressions::default();
    let [a, b, c] = ["a", "b", "c"].map(|it| text(&mut expressions, it));
    let empty = expressions.empty();
    assert_eq!(expressions.sequence(vec![]), empty);
    assert_eq!(expressions.sequence(vec![empty, a, empty]), a);
    let (ab, bc) = (expressions.sequence(vec![a, b]), expressions.sequence(vec![b, c]));
    assert_eq!(expressions.sequence(vec![ab, c]), expressions.sequence(vec![a, bc]));
}

#[test]
fn choices() {
    let mut expressions = Expressions::default();
    let [aa, bb, cc] = ["aa", "bb", "cc"].map(|it| text(&mut expressions, it));
    let nothing = expressions.set(CharacterSet::default());
    for (reading, other) in [(Reading::Free, Reading::Ordered), (Reading::Ordered, Reading::Free)] {
        assert_eq!(expressions.choice(reading, vec![]), nothing);
        assert_eq!(expressions.choice(reading, vec![aa]), aa);
        let all = expressions.choice(reading, vec![aa, bb, cc]);
        let inner = expressions.choice(reading, vec![aa, bb]);
        assert_eq!(expressions.choice(reading, vec![inner, cc]), all);
        assert_eq!(expressions.choice(reading, vec![inner, bb, cc]), all);
        let inner = expressions.choice(other, vec![aa, bb]);
        assert_ne!(expressions.choice(reading, vec![inner, cc]), all);
    }
}

#[test]
fn characters_that_stand_side_by_side_are_a_set() {
    let mut expressions = Expressions::default();
    let [a, b, cc] = ["a", "b", "cc"].map(|it| text(&mut expressions, it));
    let either = expressions.set(CharacterSet::of('a').union(&CharacterSet::of('b')));
    assert_eq!(expressions.choice(Reading::Ordered, vec![a, b]), either);
    assert_eq!(expressions.choice(Reading::Free, vec![a, cc, b]), expressions.choice(Reading::Free, vec![either, cc]));
    // In pest the order matters.
    assert_ne!(
        expressions.choice(Reading::Ordered, vec![a, cc, b]),
        expressions.choice(Reading::Ordered, vec![either, cc])
    );
}

#[test]
fn repetitions() {
    let mut expressions = Expressions::default();
    let aa = text(&mut expressions, "aa");
    let (empty, nothing) = (expressions.empty(), expressions.set(CharacterSet::default()));
    for reading in [Reading::Free, Reading::Ordered] {
        assert_eq!(expressions.repeat(reading, aa, 1, Some(1)), aa);
        assert_eq!(expressions.repeat(reading, aa, 0, Some(0)), empty);
        assert_eq!(expressions.repeat(reading, empty, 2, None), empty);
        assert_eq!(expressions.repeat(reading, nothing, 0, Some(2)), empty);
        assert_eq!(expressions.repeat(reading, nothing, 2, Some(3)), nothing);
    }
}
