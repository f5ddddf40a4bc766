//! Compares the parse trees of two pest rules.

use super::operand::Operand;
use super::rule_path::{RuleMatch, RulePath};
use super::trace::{Match, trace};
use crate::decision::{Limits, decide_trees};
use grammar_reader::error::Error;
use grammar_reader::expression::{ExpressionId, Expressions};
use grammar_reader::large_stack;

/// A text with different parse trees for two rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TreeDifference {
    /// The text.
    pub text: String,
    /// The common nodes that contain the first difference, from the outermost to the innermost.
    pub under: RulePath,
    /// The first different nodes. `None` if a tree has no more nodes there.
    pub nodes: [Option<RuleMatch>; 2],
}

impl TreeDifference {
    /// Describes the different nodes: `name "v6" at 0`, or `no more`.
    #[must_use]
    pub fn describe_nodes(&self) -> [String; 2] {
        let describe = |RuleMatch { rule, offset, text }: &RuleMatch| format!("{rule} {text:?} at {offset}");
        self.nodes.each_ref().map(|node| node.as_ref().map_or_else(|| "no more".into(), describe))
    }

    /// Describes the text and the common nodes: `"v6", under host "v6"`, or only the text if the
    /// outermost nodes differ.
    #[must_use]
    pub fn describe_position(&self) -> String {
        let under = if self.under.rules().is_empty() { String::new() } else { format!(", under {}", self.under) };
        format!("{:?}{under}", self.text)
    }
}

/// Decides whether two pest rules make the same parse tree of each text that both accept.
///
/// A tree consists of pest's pairs. The nodes of the two rules themselves are equal, even if their
/// names differ. An edit that keeps all texts may change trees, and thereby the results of a
/// program. The result is one of the shortest texts with different trees, where each node counts as
/// two characters.
///
/// ```
/// use pest_check::{Limits, Operand, SourceFile, compare_trees};
///
/// let rules = "number = @{ '0'..'9'+ }\nname = @{ ('0'..'9' | 'a'..'z')+ }\n";
/// let file = |host| SourceFile { name: "host.pest".into(), text: format!("host = {{ {host} }}\n{rules}") };
/// let [old, new] = ["number ~ !name | name", "name"].map(file);
/// let sides = [Operand::pest(&[old], "host")?, Operand::pest(&[new], "host")?];
///
/// let difference = compare_trees([&sides[0], &sides[1]], Limits::default())?.unwrap();
/// assert_eq!(difference.describe_position(), "\"0\", under host \"0\"");
/// assert_eq!(difference.describe_nodes(), ["number \"0\" at 0", "name \"0\" at 0"]);
/// # Ok::<(), pest_check::Error>(())
/// ```
///
/// # Errors
/// - those of [`Operand::expression`]
/// - an operand is ABNF, which has no parse trees
/// - the question exceeds the limits
pub fn compare_trees([left, right]: [&Operand; 2], limits: Limits) -> Result<Option<TreeDifference>, Error> {
    if left.rule() == right.rule() && left.has_same_definition(right) {
        // Returns the error for ABNF.
        return left.is_node().map(|_| None);
    }
    let mut expressions = Expressions::keeping_nodes();
    // If both roots are nodes with different names, their contents are compared.
    let is_inside = left.rule() != right.rule() && left.is_node()? && right.is_node()?;
    let one = left.tree(is_inside, &mut expressions)?;
    let other = right.tree(is_inside, &mut expressions)?;
    if one == other {
        return Ok(None);
    }
    let text = decide_trees(&expressions, [one, other], limits)?;
    let Some(text) = text else { return Ok(None) };
    difference(&expressions, [one, other], text).map(Some)
}

/// Finds the difference of the trees of a text.
fn difference(expressions: &Expressions, roots: [ExpressionId; 2], text: String) -> Result<TreeDifference, Error> {
    let tree = |root| trace(expressions, root, &text).matches.unwrap_or_default();
    let trees = large_stack::run_for(expressions.len(), || Ok(roots.map(tree)))?;
    let mut under = vec![];
    let nodes = first_difference([&trees[0], &trees[1]], &mut under).unwrap_or_default();
    let nodes = nodes.map(|node| node.map(|node| RuleMatch::new(node, &text)));
    Ok(TreeDifference { under: RulePath::from_matches(&under, &text), nodes, text })
}

/// Returns the first difference of two lists of nodes, if there is one, and adds the common nodes
/// around it to `under`.
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

/// Returns whether two nodes have the same rule and part. Their children are not compared.
fn is_same(one: &Match, other: &Match) -> bool {
    (&one.rule, one.start, one.end) == (&other.rule, other.start, other.end)
}
