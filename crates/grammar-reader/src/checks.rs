//! What the macros of `pest-uri` reject in a grammar that pest accepts.

use pest_meta::ast::{Expr, Rule, RuleType};

use super::recursion::reached_from;

/// The rules that the walk to the components visits, including the one that it begins with. A grammar without one of them cannot
/// describe references.
pub const NEEDED: [&str; 10] = [
    "URI_reference", "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless",
    "path_empty", "query",
];

/// The names that no item in Rust can have, not even with `r#`.
const RESERVED: [&str; 4] = ["self", "Self", "super", "crate"];

/// An error in the rules of a grammar.
pub struct Fault {
    /// The index of the invalid rule, or `None` if a rule is missing.
    pub rule: Option<usize>,
    /// The message.
    pub message: String,
}

/// How many times pest may write out something in a repetition. The Rust compiler reads one copy inside the other, and ends
/// without a message at about 3,000.
const MOST_TIMES: u32 = 1_000;

/// The errors in the rules of a grammar: first those of single rules, then those of the way to the components.
#[must_use]
pub fn faults(rules: &[Rule]) -> Vec<Fault> {
    let own = rules.iter().enumerate().filter_map(|(index, rule)| {
        let message =
            wrong_name(&rule.name).or_else(|| wrong_bounds(&rule.expr)).or_else(|| wrong_bound(&rule.expr))?;
        Some(Fault { rule: Some(index), message })
    });
    let needed = NEEDED.iter().filter_map(|needed| wrong_needed(needed, rules));
    own.chain(needed).chain(hiding(rules)).collect()
}

fn wrong_name(name: &str) -> Option<String> {
    if RESERVED.contains(&name) {
        return Some(format!("Rust keeps the name `{name}` for itself; give the rule another"));
    }
    matches!(name, "WHITESPACE" | "COMMENT").then(|| {
        format!(
            "with a rule `{name}`, pest lets it stand between the parts of all rules, those of RFC 3986 too; give it another name"
        )
    })
}

/// The message for a minimum that is greater than the maximum, of which pest takes the lesser.
fn wrong_bounds(expression: &Expr) -> Option<String> {
    expression.iter_top_down().find_map(|part| match part {
        Expr::RepMinMax(_, least, most) if least > most => Some(format!(
            "`{{{least},{most}}}` is more at least than at most, and pest takes exactly {most}; write `{{{most},{least}}}` or `{{{most}}}`"
        )),
        _ => None,
    })
}

fn wrong_bound(expression: &Expr) -> Option<String> {
    (times(expression) > MOST_TIMES).then(|| {
        format!(
            "pest writes the repetitions of this rule out, more than {MOST_TIMES} times, which the compiler of Rust cannot read; leave the bound \
             out, as in `{{1,}}` or `*`, and look at the length in Rust"
        )
    })
}

/// How many times the most repeated part of an expression is written out.
fn times(expression: &Expr) -> u32 {
    match expression {
        Expr::RepExact(inner, count) | Expr::RepMin(inner, count) | Expr::RepMax(inner, count) => {
            times(inner).saturating_mul((*count).max(1))
        }
        Expr::RepMinMax(inner, least, most) => times(inner).saturating_mul((*least).max(*most).max(1)),
        Expr::Seq(first, second) | Expr::Choice(first, second) => times(first).max(times(second)),
        Expr::PosPred(inner) | Expr::NegPred(inner) | Expr::Opt(inner) | Expr::Rep(inner) | Expr::RepOnce(inner) => {
            times(inner)
        }
        _ => 1,
    }
}

fn wrong_needed(needed: &str, rules: &[Rule]) -> Option<Fault> {
    let Some(rule) = find(needed, rules) else {
        let message = format!("the grammar has no rule `{needed}`, which the walk to the components needs");
        return Some(Fault { rule: None, message });
    };
    let message = || format!("the rule `{needed}` is silent (`_{{`), so that the walk to the components misses it");
    (rules[rule].ty == RuleType::Silent).then(|| Fault { rule: Some(rule), message: message() })
}

/// Atomic rules of references that contain a needed rule, which makes no node there.
fn hiding(rules: &[Rule]) -> Vec<Fault> {
    let generic = find("URI_reference", rules).map(|rule| reached_from(rules, rule)).unwrap_or_default();
    let atomic = rules.iter().enumerate().filter(|(index, rule)| {
        rule.ty == RuleType::Atomic && generic.get(*index).is_some_and(|is_reached| *is_reached)
    });
    let hiding = atomic.filter_map(|(index, Rule { name, .. })| {
        let inside = reached_from(rules, index);
        let hidden = NEEDED.iter().find(|needed| find(needed, rules).is_some_and(|needed| inside[needed]))?;
        let message = format!(
            "the rule `{name}` is atomic (`@{{`), so that the walk to the components misses `{hidden}` inside it"
        );
        Some(Fault { rule: Some(index), message })
    });
    hiding.collect()
}

fn find(name: &str, rules: &[Rule]) -> Option<usize> {
    rules.iter().position(|rule| rule.name == name)
}

/// The message for a name that no rule has, or `None` if a custom grammar may use it.
#[must_use]
pub fn wrong_builtin(name: &str) -> Option<String> {
    match name {
        "ANY" => None,
        "SOI" | "EOI" => Some(format!("leave `{name}` out: a text is always read from its beginning to its end")),
        "PEEK" | "PEEK_ALL" | "POP" | "POP_ALL" | "DROP" => Some(format!("`{name}` uses the stack")),
        _ => Some(format!("`{name}` is built into pest; write a rule for it")),
    }
}

/// The message for a rule of a file that is also in a line of `uri.pest`.
#[must_use]
pub fn rule_of_generic(rule: &str, line: usize, file: &str) -> String {
    format!(
        "`{rule}` is a rule of RFC 3986 (uri.pest:{line}); give yours another name, such as `{}_{rule}`, or, where that rule is to be changed, \
         name an edited `uri.pest` in the field `generic` of `grammar!`",
        prefix(file)
    )
}

/// The prefix for the names of the rules of a file: its own name, if a rule could have that.
fn prefix(file: &str) -> &str {
    let name = file.rsplit(['/', '\\']).next().and_then(|name| name.split('.').next()).unwrap_or_default();
    let is_name = name.starts_with(|it: char| it.is_ascii_alphabetic())
        && name.chars().all(|it| it.is_ascii_alphanumeric() || it == '_');
    if is_name { name } else { "my" }
}

/// The message for `///` lines above a rule that do not end in a document and section, or `None` if they do.
#[must_use]
pub fn wrong_section(rule: &str, lines: &str) -> Option<String> {
    let wanted = "as in `/// port = *DIGIT  (RFC 3986, section 3.2.3)`";
    if abnf_and_section(lines).is_some() {
        return None;
    }
    let Some(last) = lines.lines().last() else {
        return Some(format!(
            "above the rule `{rule}` stand no `///` lines that give its ABNF and end in the document and section, {wanted}"
        ));
    };
    let found = in_parentheses(last).map(|found| format!("; it ends in `{found}`")).unwrap_or_default();
    Some(format!("the last `///` line above the rule `{rule}` must end in `(document, section)`, {wanted}{found}"))
}

/// The parenthesized text at the end of a line, with its parentheses.
#[must_use]
pub fn in_parentheses(line: &str) -> Option<&str> {
    let line = line.trim_end();
    line.ends_with(')').then(|| line.rfind('(').and_then(|at| line.get(at..)))?
}

/// The `///` lines above a rule, as its ABNF and the document and section at their end. `None` if they do not end so.
#[must_use]
pub fn abnf_and_section(lines: &str) -> Option<(&str, &str)> {
    let (abnf, rest) = lines.rsplit_once(" (")?;
    let section = rest.strip_suffix(')').filter(|section| section.contains(", "))?;
    Some((abnf.trim_end(), section))
}
