//! Finds the reachable rules, and whether pest makes nodes of them. All other rules are ignored.

use std::collections::{HashMap, HashSet};

use pest_meta::ast::{Expr, RuleType};

use grammar_reader::error::{Error, Problem};
use grammar_reader::pest_notation::builtins::IMPLICIT;
use grammar_reader::pest_notation::context::{Atomicity, Context};
use grammar_reader::pest_notation::expressions::{descendants, repetition};
use grammar_reader::pest_notation::syntax::WrittenRule;

/// The rules of a grammar that some rules reach, including those rules.
pub struct Reachable<'g> {
    written: &'g [WrittenRule],
    /// How the parts of each rule are read.
    seen: HashSet<(usize, Atomicity)>,
    /// The rules that pest makes no node of somewhere, each with the atomic rule that contains it
    /// there.
    hidden: HashMap<usize, usize>,
}

/// A use of a rule in another.
struct Call {
    rule: usize,
    caller: Atomicity,
    /// The rule that prevents the rules in it from being nodes.
    inside: Option<usize>,
}

impl<'g> Reachable<'g> {
    /// Finds the rules that these rules reach.
    ///
    /// # Errors
    /// Implicit whitespace between the parts of one of them.
    pub fn from_rules(written: &'g [WrittenRule], rules: &[usize]) -> Result<Self, Error> {
        let mut reached = Reachable { written, seen: HashSet::new(), hidden: HashMap::new() };
        let indices: HashMap<&str, usize> = written.iter().enumerate().map(|(at, it)| (&*it.rule.name, at)).collect();
        let mut open: Vec<Call> =
            rules.iter().map(|&rule| Call { rule, caller: Atomicity::NonAtomic, inside: None }).collect();
        while let Some(call) = open.pop() {
            let Some((atomicity, inside)) = reached.enter(&call) else { continue };
            reached.reject_implicit(call.rule, atomicity)?;
            let names = descendants(&written[call.rule].rule.expr).filter_map(|it| match it {
                Expr::Ident(name) => indices.get(&**name),
                _ => None,
            });
            open.extend(names.map(|&rule| Call { rule, caller: atomicity, inside }));
        }
        Ok(reached)
    }

    /// Whether a rule is reached.
    pub fn has(&self, rule: usize) -> bool {
        [Atomicity::NonAtomic, Atomicity::Compound, Atomicity::Atomic].iter().any(|&it| self.seen.contains(&(rule, it)))
    }

    /// How the parts of a reached rule are read, and the rule that prevents them from being nodes.
    /// `None` if that is known already.
    fn enter(&mut self, call: &Call) -> Option<(Atomicity, Option<usize>)> {
        let written = &self.written[call.rule];
        let context = Context::new(written, call.caller);
        if let Some(inside) = call.inside.filter(|_| !context.is_node(call.caller)) {
            self.hidden.entry(call.rule).or_insert(inside);
        }
        let (atomicity, inside) = match written.rule.ty {
            RuleType::Atomic => (Atomicity::Atomic, Some(call.rule)),
            RuleType::CompoundAtomic => (Atomicity::Compound, call.inside),
            // As pest reads it, whatever modifier the rule has.
            _ if is_implicit(written) => (Atomicity::Atomic, Some(call.rule)),
            RuleType::Normal | RuleType::Silent | RuleType::NonAtomic => (context.atomicity, call.inside),
        };
        self.seen.insert((call.rule, atomicity)).then_some((atomicity, inside))
    }

    fn reject_implicit(&self, rule: usize, atomicity: Atomicity) -> Result<(), Error> {
        let has_between = |it: &Expr| match repetition(it) {
            Some((_, _, most)) => most != Some(1),
            None => matches!(it, Expr::Seq(..)),
        };
        let written = &self.written[rule];
        let implicit = self.written.iter().find(|it| is_implicit(it));
        match implicit.filter(|_| atomicity == Atomicity::NonAtomic && descendants(&written.rule.expr).any(has_between))
        {
            Some(implicit) => Err(unsupported(
                written,
                format!(
                    "implicit `{0}` is not supported; make the rule atomic (`@`, `$`), or rename `{0}` and write it \
                     where it may occur",
                    implicit.rule.name
                ),
            )),
            None => Ok(()),
        }
    }

    /// Rejects rules whose matches pest does not report: it makes no node of a silent rule, and
    /// none of a rule inside an atomic one. A rule that is not reached would never be reported
    /// either.
    pub fn reject_uncapturable(&self, captured: &[usize]) -> Result<(), Error> {
        for &rule in captured {
            let written = &self.written[rule];
            let message = match self.hidden.get(&rule) {
                _ if written.rule.ty == RuleType::Silent => "a silent rule (`_{`) cannot be captured".to_owned(),
                _ if !self.has(rule) => "a rule that no entry rule reaches cannot be captured".to_owned(),
                Some(&atomic) => {
                    format!("a rule inside the atomic rule `{}` cannot be captured", self.written[atomic].rule.name)
                }
                None => continue,
            };
            return Err(unsupported(written, message));
        }
        Ok(())
    }
}

fn is_implicit(rule: &WrittenRule) -> bool {
    IMPLICIT.contains(&&*rule.rule.name)
}

fn unsupported(rule: &WrittenRule, message: String) -> Error {
    Error::at(rule.location.clone(), Problem::Unsupported(message))
}
