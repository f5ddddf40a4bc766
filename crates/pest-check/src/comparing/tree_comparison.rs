//! Compares two rules by the trees that pest makes.

use std::collections::HashMap;

use super::rule_path::{RuleMatch, RulePath};
use super::side::Side;
use super::trace::{Match, trace};
use crate::decision::{Limits, decide_trees};
use grammar_reader::error::Error;
use grammar_reader::expression::{ExpressionId, Expressions};
use grammar_reader::large_stack;

/// A text that two rules accept and read as two different trees.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TreeDifference {
    /// The text.
    pub text: String,
    /// The nodes above the first difference, from the outermost to the innermost, which both trees have.
    pub under: RulePath,
    /// What each tree has at the difference: a node, or nothing more.
    pub nodes: [Option<RuleMatch>; 2],
}

impl TreeDifference {
    /// Returns what each tree has where they differ: `name "v6" at 0`, or `no more`.
    #[must_use]
    pub fn told(&self) -> [String; 2] {
        let told = |RuleMatch { rule, at, text }: &RuleMatch| format!("{rule} {text:?} at {at}");
        self.nodes.each_ref().map(|node| node.as_ref().map_or_else(|| "no more".into(), told))
    }

    /// Returns the text and where its trees differ: `"v6", under host "v6"`. It is the text alone if the outermost nodes differ.
    #[must_use]
    pub fn place(&self) -> String {
        let under = if self.under.rules().is_empty() { String::new() } else { format!(", under {}", self.under) };
        format!("{:?}{under}", self.text)
    }
}

/// Decides whether two rules of pest make the same tree of each text that both accept. A tree consists of pest's pairs: which rules match
/// which parts, nested and in order. The nodes of the two rules themselves count as one, whatever their names.
///
/// An edit that keeps all texts may change the trees of some, and thereby what a program finds. The result is one of the shortest such
/// texts, where each node of a tree counts as two characters.
///
/// ```
/// use pest_check::{Limits, Side, SourceFile, compare_trees};
///
/// let text = |host: &str| format!("host = {{ {host} }}\nnumber = @{{ '0'..'9'+ }}\nname = @{{ ('0'..'9' | 'a'..'z')+ }}\n");
/// let [old, new] = ["number ~ !name | name", "name"].map(|host| SourceFile { name: "host.pest".into(), text: text(host) });
/// let sides = [Side::pest(&[old], "host")?, Side::pest(&[new], "host")?];
///
/// let difference = compare_trees([&sides[0], &sides[1]], Limits::default())?.unwrap();
/// assert_eq!(difference.place(), "\"0\", under host \"0\"");
/// assert_eq!(difference.told(), ["number \"0\" at 0", "name \"0\" at 0"]);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// - those of [`Side::expression`]
/// - a side is ABNF, for which no parser makes trees
/// - the question takes more than the limits allow
pub fn compare_trees(sides: [&Side; 2], limits: Limits) -> Result<Option<TreeDifference>, Error> {
    compare_renamed_trees(sides, &[], limits)
}

/// Decides what [`compare_trees`] does, if rules of the left side have other names on the right and a node of the one equals a node of the
/// other. [`RulePairs::take_renamed`](crate::RulePairs::take_renamed) finds such rules. The nodes above a difference have the names of the
/// right side.
///
/// ```
/// use pest_check::{Limits, Side, SourceFile, compare_renamed_trees, compare_trees};
///
/// let text = |digit: &str| format!("port = {{ {digit}* }}\n{digit} = {{ '0'..'9' }}\n");
/// let [a, b] = ["digit", "figure"].map(|digit| SourceFile { name: "port.pest".into(), text: text(digit) });
/// let sides = [Side::pest(&[a], "port")?, Side::pest(&[b], "port")?];
///
/// let limits = Limits::default();
/// assert!(compare_trees([&sides[0], &sides[1]], limits)?.is_some());
/// assert_eq!(compare_renamed_trees([&sides[0], &sides[1]], &[["digit", "figure"]], limits)?, None);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// Those of [`compare_trees`].
pub fn compare_renamed_trees(
    [left, right]: [&Side; 2],
    renamed: &[[&str; 2]],
    limits: Limits,
) -> Result<Option<TreeDifference>, Error> {
    let names = renamed.iter().map(|[old, new]| ((*old).to_owned(), (*new).to_owned())).collect();
    let mut expressions = Expressions::keeping_nodes();
    // If both roots are nodes with different names, their contents are compared.
    let is_inside = left.rule() != right.rule() && left.is_node()? && right.is_node()?;
    expressions.rename(names);
    let one = left.tree(is_inside, &mut expressions)?;
    expressions.rename(HashMap::new());
    let other = right.tree(is_inside, &mut expressions)?;
    if one == other {
        return Ok(None);
    }
    let text = decide_trees(&expressions, [one, other], limits)?;
    let Some(text) = text else { return Ok(None) };
    let mut difference = difference(&expressions, [one, other], text)?;
    if let Some(node) = &mut difference.nodes[0] {
        // The left side has its own name for it.
        let old = renamed.iter().find(|[_, new]| *new == node.rule).map(|[old, _]| (*old).to_owned());
        node.rule = old.unwrap_or_else(|| std::mem::take(&mut node.rule));
    }
    Ok(Some(difference))
}

/// Returns where the trees of a text differ.
fn difference(expressions: &Expressions, roots: [ExpressionId; 2], text: String) -> Result<TreeDifference, Error> {
    let tree = |root| trace(expressions, root, &text).matches.unwrap_or_default();
    let trees = large_stack::run_for(expressions.len(), || Ok(roots.map(tree)))?;
    let mut under = vec![];
    let nodes = first_difference([&trees[0], &trees[1]], &mut under).unwrap_or_default();
    let nodes = nodes.map(|node| node.map(|node| RuleMatch::of(node, &text)));
    Ok(TreeDifference { under: RulePath::of(&under, &text), nodes, text })
}

/// Returns the first difference of two lists of nodes, if there is one: what each has there, and the equal nodes above.
fn first_difference<'m>(lists: [&'m [Match]; 2], under: &mut Vec<&'m Match>) -> Option<[Option<&'m Match>; 2]> {
    let count = lists[0].len().max(lists[1].len());
    (0..count).find_map(|index| match lists.map(|list| list.get(index)) {
        [Some(one), Some(other)] if is_same(one, other) => {
            under.push(one);
            let found = first_difference([&one.parts, &other.parts], under);
            if found.is_none() {
                under.pop();
            }
            found
        }
        nodes => Some(nodes),
    })
}

/// Returns whether two nodes have the same rule and the same part, whatever they contain.
fn is_same(one: &Match, other: &Match) -> bool {
    (&one.rule, one.start, one.end) == (&other.rule, other.start, other.end)
}
