//! Two rules compared by the trees that pest makes.

use std::collections::HashMap;

use crate::decision::{Limits, decide_trees};
use crate::error::{Error, Problem};
use crate::expression::Expressions;
use crate::rule_path::RulePath;
use crate::side::Side;
use crate::trace::Match;

/// A text that two rules accept, and read as two trees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeDifference {
    /// The text.
    pub text: String,
    /// For each side, the way from the root of its tree to the first node that the other tree has not, or, where there is none, to the
    /// node that has no more parts.
    pub paths: [RulePath; 2],
}

impl TreeDifference {
    /// How each side reads the text, as far as they differ: `as host > name "v6"`. Of a tree that is empty, as that of a silent rule may
    /// be, `without a node`.
    #[must_use]
    pub fn readings(&self) -> [String; 2] {
        let reading = |path: &RulePath| match path.rules() {
            [] => "without a node".to_owned(),
            _ => format!("as {path}"),
        };
        self.paths.each_ref().map(reading)
    }
}

/// Decides whether two rules of pest make the same tree of each text that both accept. A tree is what pest's pairs are: which rules match
/// which parts, inside one another and in order.
///
/// An edit that keeps all texts may change the trees of some, and with them what a program finds. The text that comes back is one of the
/// shortest, where each node of a tree counts as two characters.
///
/// ```
/// use pest_regular::{Limits, Side, SourceFile, compare_trees};
///
/// let text = |host: &str| format!("host = {{ {host} }}\nnumber = @{{ '0'..'9'+ }}\nname = @{{ ('0'..'9' | 'a'..'z')+ }}\n");
/// let [old, new] = ["number ~ !name | name", "name"].map(|host| SourceFile { name: "host.pest".into(), text: text(host) });
/// let sides = [Side::pest(&[old], "host")?, Side::pest(&[new], "host")?];
///
/// let difference = compare_trees([&sides[0], &sides[1]], Limits::default())?.unwrap();
/// assert_eq!(difference.text, "0");
/// assert_eq!(difference.readings(), ["as host > number \"0\"", "as host > name \"0\""]);
/// # Ok::<(), pest_regular::Error>(())
/// ```
///
/// # Errors
/// - those of [`Side::expression`]
/// - a side of ABNF, of which no parser makes trees
/// - the question takes more than the limits allow
pub fn compare_trees(sides: [&Side; 2], limits: Limits) -> Result<Option<TreeDifference>, Error> {
    compare_renamed_trees(sides, &HashMap::new(), limits)
}

/// The same, where rules of the left side have other names on the right. Only the left side has rules of the names that they had.
pub(crate) fn compare_renamed_trees(
    sides @ [left, right]: [&Side; 2],
    names: &HashMap<String, String>,
    limits: Limits,
) -> Result<Option<TreeDifference>, Error> {
    if sides.iter().any(|side| side.is_abnf()) {
        return Err(Error::nowhere(Problem::Undecidable("the tree of a rule of ABNF".into())));
    }
    let mut expressions = Expressions::keeping_nodes(names.clone());
    let ids = [left.expression(&mut expressions)?, right.expression(&mut expressions)?];
    if ids[0] == ids[1] {
        return Ok(None);
    }
    let Some(text) = decide_trees(&expressions, ids, limits)? else { return Ok(None) };
    let trees = [left.nodes(names.clone(), &text)?, right.nodes(names.clone(), &text)?];
    let mut ways = [vec![], vec![]];
    first_difference([&trees[0], &trees[1]], &mut ways);
    let paths = ways.map(|way| RulePath::of(&way, &text));
    Ok(Some(TreeDifference { text, paths }))
}

/// Goes to the first node that only one of two lists has; says whether there is one.
fn first_difference<'m>(lists: [&'m [Match]; 2], ways: &mut [Vec<&'m Match>; 2]) -> bool {
    let count = lists[0].len().max(lists[1].len());
    (0..count).any(|index| {
        let nodes = lists.map(|list| list.get(index));
        for (way, node) in ways.iter_mut().zip(nodes) {
            way.extend(node);
        }
        let differs = match nodes {
            [Some(one), Some(other)] if is_same(one, other) => first_difference([&one.parts, &other.parts], ways),
            _ => true,
        };
        if !differs {
            for way in &mut *ways {
                way.pop();
            }
        }
        differs
    })
}

/// Whether two nodes are of one rule and hold the same part, whatever stands inside.
fn is_same(one: &Match, other: &Match) -> bool {
    (&one.rule, one.start, one.end) == (&other.rule, other.start, other.end)
}
