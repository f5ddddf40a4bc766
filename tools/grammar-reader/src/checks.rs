//! Checks the additional requirements of the macros of `pest-uri` on a pest grammar.

use pest_meta::ast::{Expr, Rule, RuleType};

use super::pest_notation::builtins;
use super::recursion::reached_from;

/// The rules that are needed to find the components of a reference, including the entry rule.
pub const NEEDED: [&str; 10] = [
    "URI_reference", "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless",
    "path_empty", "query",
];

/// Those of them that only relative references need.
const OF_RELATIVE_REFERENCES: [&str; 2] = ["path_noscheme", "path_empty"];

/// The names that no Rust item can have, not even with `r#`.
pub const RESERVED: [&str; 4] = ["self", "Self", "super", "crate"];

/// An error in the rules of a grammar.
pub struct RuleError {
    /// The index of the invalid rule, or `None` if a rule is missing.
    pub rule: Option<usize>,
    /// The message.
    pub message: String,
}

/// The maximum number of copies that pest may make of the operand of a repetition. The copies are
/// nested, and the Rust compiler ends without a message at about 3,000.
const MOST_COPIES: u32 = 1_000;

/// Returns the errors in the rules of a grammar: first those of single rules, then those of rules
/// that are needed to find the components.
#[must_use]
pub fn rule_errors(rules: &[Rule]) -> Vec<RuleError> {
    let single = rules.iter().enumerate().filter_map(|(index, rule)| {
        let message = name_error(&rule.name)
            .or_else(|| swapped_bounds_error(&rule.expr))
            .or_else(|| large_bound_error(&rule.expr))?;
        Some(RuleError { rule: Some(index), message })
    });
    let is_relative = find("relative_ref", rules).is_some();
    let needed = NEEDED.iter().filter(|needed| is_relative || !OF_RELATIVE_REFERENCES.contains(needed));
    let needed = needed.filter_map(|needed| needed_rule_error(needed, rules));
    single.chain(needed).chain(hidden_rule_errors(rules)).collect()
}

fn name_error(name: &str) -> Option<String> {
    if RESERVED.contains(&name) {
        return Some(format!("`{name}` is a reserved word of Rust; rename the rule"));
    }
    // Some parsers would use this rule, others the built-in one.
    if builtins::names().any(|builtin| builtin == name) {
        return Some(format!("`{name}` is built into pest; rename the rule"));
    }
    matches!(name, "WHITESPACE" | "COMMENT").then(|| {
        format!(
            "pest matches a rule named `{name}` between the parts of all rules, including those of RFC 3986; rename it"
        )
    })
}

/// The message for a minimum that exceeds the maximum; pest reads both as the maximum.
fn swapped_bounds_error(expression: &Expr) -> Option<String> {
    expression.iter_top_down().find_map(|part| match part {
        Expr::RepMinMax(_, least, most) if least > most => Some(format!(
            "minimum exceeds maximum in `{{{least},{most}}}`, which pest reads as `{{{most}}}`; write \
             `{{{most},{least}}}` or `{{{most}}}`"
        )),
        _ => None,
    })
}

fn large_bound_error(expression: &Expr) -> Option<String> {
    (copies(expression) > MOST_COPIES).then(|| {
        format!(
            "pest expands the repetitions of this rule more than {MOST_COPIES} times, which is too much for the Rust \
             compiler; write `{{1,}}` or `*`, and check the length in Rust"
        )
    })
}

/// The number of copies of the most repeated part of an expression.
fn copies(expression: &Expr) -> u32 {
    match expression {
        Expr::RepExact(inner, count) | Expr::RepMin(inner, count) | Expr::RepMax(inner, count) => {
            copies(inner).saturating_mul((*count).max(1))
        }
        Expr::RepMinMax(inner, least, most) => copies(inner).saturating_mul((*least).max(*most).max(1)),
        Expr::Seq(first, second) | Expr::Choice(first, second) => copies(first).max(copies(second)),
        Expr::PosPred(inner) | Expr::NegPred(inner) | Expr::Opt(inner) | Expr::Rep(inner) | Expr::RepOnce(inner) => {
            copies(inner)
        }
        _ => 1,
    }
}

fn needed_rule_error(needed: &str, rules: &[Rule]) -> Option<RuleError> {
    let Some(rule) = find(needed, rules) else {
        let message = format!("missing rule `{needed}`, which is needed to find the components");
        return Some(RuleError { rule: None, message });
    };
    let message = || format!("rule `{needed}` cannot be silent (`_{{`): it is needed to find the components");
    (rules[rule].ty == RuleType::Silent).then(|| RuleError { rule: Some(rule), message: message() })
}

/// The errors for atomic rules of references that contain a needed rule, which makes no node there.
fn hidden_rule_errors(rules: &[Rule]) -> Vec<RuleError> {
    let generic = find("URI_reference", rules).map(|rule| reached_from(rules, rule)).unwrap_or_default();
    let atomic = rules.iter().enumerate().filter(|(index, rule)| {
        rule.ty == RuleType::Atomic && generic.get(*index).is_some_and(|is_reached| *is_reached)
    });
    let hiding = atomic.filter_map(|(index, Rule { name, .. })| {
        let inside = reached_from(rules, index);
        let hidden = NEEDED.iter().find(|needed| find(needed, rules).is_some_and(|needed| inside[needed]))?;
        let message = format!(
            "rule `{name}` cannot be atomic (`@{{`): it contains `{hidden}`, which is needed to find the components"
        );
        Some(RuleError { rule: Some(index), message })
    });
    hiding.collect()
}

fn find(name: &str, rules: &[Rule]) -> Option<usize> {
    rules.iter().position(|rule| rule.name == name)
}

/// The message for the name of a built-in rule, or `None` if a custom grammar may use it.
#[must_use]
pub fn builtin_error(name: &str) -> Option<String> {
    match name {
        "ANY" => None,
        "SOI" | "EOI" => Some(format!("remove `{name}`: rules always match the whole input")),
        "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "DROP" => Some(format!("`{name}` uses the stack")),
        _ => Some(format!("`{name}` is built into pest; define a rule instead")),
    }
}

/// The message for a rule that `uri.pest` already defines in this line.
#[must_use]
pub fn generic_clash_error(rule: &str, line: usize, file: &str) -> String {
    format!(
        "`{rule}` is already a rule of RFC 3986 (uri.pest:{line}); rename it, for example to `{}_{rule}`, or \
         edit a copy of `uri.pest`",
        prefix(file)
    )
}

/// The suggested prefix for the rules of a file: its base name, if that is a valid rule name.
fn prefix(file: &str) -> &str {
    let name = file.rsplit(['/', '\\']).next().and_then(|name| name.split('.').next()).unwrap_or_default();
    let is_name = name.starts_with(|it: char| it.is_ascii_alphabetic())
        && name.chars().all(|it| it.is_ascii_alphanumeric() || it == '_');
    if is_name { name } else { "my" }
}

/// The message for `///` lines that do not end in a document and section, or `None` if they do.
#[must_use]
pub fn section_error(rule: &str, lines: &str) -> Option<String> {
    let wanted = "as in `/// port = *DIGIT  (RFC 3986, section 3.2.3)`";
    if abnf_and_section(lines).is_some() {
        return None;
    }
    let Some(last) = lines.lines().last() else {
        return Some(format!(
            "rule `{rule}` has no `///` lines above it with its ABNF, document and section, {wanted}"
        ));
    };
    let found = in_parentheses(last).map(|found| format!("; found `{found}`")).unwrap_or_default();
    Some(format!("the last `///` line above rule `{rule}` must end in `(document, section)`, {wanted}{found}"))
}

/// The parenthesized text at the end of a line, with its parentheses.
#[must_use]
pub fn in_parentheses(line: &str) -> Option<&str> {
    let line = line.trim_end();
    line.ends_with(')').then(|| line.rfind('(').and_then(|at| line.get(at..)))?
}

/// Splits `///` lines into the ABNF and the document and section at their end, if there is one.
#[must_use]
pub fn abnf_and_section(lines: &str) -> Option<(&str, &str)> {
    let (abnf, rest) = lines.rsplit_once(" (")?;
    let section = rest.strip_suffix(')').filter(|section| section.contains(", "))?;
    Some((abnf.trim_end(), section))
}
