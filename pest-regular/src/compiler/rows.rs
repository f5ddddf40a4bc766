//! What options of a choice repeat alike is repeated once.
//!
//! `(h ~ ":"){5} ~ a | (h ~ ":"){4} ~ b | (h ~ ":"){3} ~ c`: how many there are in a row from a place is the same for all of them, so
//! that is kept with where each ends.

use super::expression::{Expression, Grammar};
use super::facts::Facts;

/// What is repeated by several options, and how often at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub item: Expression,
    pub most: u32,
}

/// In fewer options it is no gain, and more in a row are not kept.
const OPTIONS: usize = 3;
const MOST: u32 = 16;

/// The rows in the choices of an expression.
pub fn find(grammar: &Grammar, expression: &Expression) -> Vec<Row> {
    let mut rows: Vec<Row> = vec![];
    expression.each(&mut |it| {
        let Expression::Choice(options) = it else { return };
        for option in options {
            for (item, _) in repeated(option) {
                let is_known = rows.iter().any(|row| row.item == *item);
                let count = options.iter().filter(|option| repeated(option).iter().any(|(it, _)| *it == item)).count();
                if count >= OPTIONS && !is_known && !Facts::of(grammar, item).records {
                    rows.push(Row { item: item.clone(), most: 0 });
                }
            }
        }
    });
    for row in &mut rows {
        row.most =
            repeated(expression).iter().filter(|(it, _)| **it == row.item).map(|(_, most)| *most).max().unwrap_or(0);
    }
    rows
}

/// What is repeated with a limit, and the limit.
fn repeated(expression: &Expression) -> Vec<(&Expression, u32)> {
    let mut found = vec![];
    expression.each(&mut |it| {
        if let Expression::Repeat(item, least, Some(most)) = it
            && (2..=MOST).contains(&(*most).max(*least))
        {
            found.push((&**item, *most));
        }
    });
    found
}

#[cfg(test)]
mod tests {
    use super::super::characters::fold;
    use super::super::read::read;
    use super::*;
    use crate::source::SourceFile;

    /// How often the items of the rows stand in a row at most.
    fn found(text: &str) -> Vec<u32> {
        let file = SourceFile { name: "test.pest".into(), text: text.into() };
        let grammar = fold(read(&[file]).unwrap());
        find(&grammar, &grammar.rules[0].expression).iter().map(|row| row.most).collect()
    }

    #[test]
    fn what_three_options_repeat_is_a_row() {
        let rest = "h = { '0'..'9' }";
        assert_eq!(
            found(&format!(
                "a = {{ (h ~ \":\"){{4}} | (h ~ \":\"){{2,3}} ~ \"x\" | \"y\" ~ (h ~ \":\"){{,5}} }} {rest}"
            )),
            [5]
        );
        assert_eq!(found(&format!("a = {{ (h ~ \":\"){{4}} | (h ~ \":\"){{3}} ~ \"x\" | \"y\" }} {rest}")), []);
        assert_eq!(found(&format!("a = {{ (h ~ \":\")+ | (h ~ \":\")* ~ \"x\" | (h ~ \":\")* }} {rest}")), []);
        assert_eq!(found(&format!("a = {{ (h ~ \":\"){{99}} | (h ~ \":\"){{98}} | (h ~ \":\"){{97}} }} {rest}")), []);
        // Within one option the second begins where the first ends.
        assert_eq!(
            found(&format!("a = {{ (h ~ \":\"){{4}} ~ (h ~ \"x\" | (h ~ \":\"){{3}}) ~ (h ~ \":\"){{2}} }} {rest}")),
            []
        );
    }
}
