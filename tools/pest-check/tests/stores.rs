//! Expressions of several stores.

use pest_check::{Expressions, Limits, PestGrammar, SourceFile};

/// An id of an expression is valid only in its own store.
#[test]
fn expressions_of_two_stores() {
    let read = |text: &str| PestGrammar::read(&[SourceFile { name: "a.pest".into(), text: text.into() }]).unwrap();
    let (mut one, mut other) = (Expressions::default(), Expressions::default());
    let x = read("a = { \"x\" }").expression("a", &mut one).unwrap();
    let y = read("a = { \"y\" ~ \"z\" }").expression("a", &mut other).unwrap();
    let message = "an expression of another store cannot be decided";
    let both = one.both(x, y);
    for (store, sides) in [(&one, [x, y]), (&other, [x, y]), (&one, [both, x]), (&Expressions::default(), [x, x])] {
        let result = pest_check::decide(store, sides, pest_check::Question::Equal, Limits::default());
        assert_eq!(result.unwrap_err().to_string(), message);
    }
}
