//! Runs a grammar as pest does.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

use pest_meta::ast::RuleType;
use pest_meta::optimizer::{OptimizedExpr, OptimizedRule};
use pest_regular::SourceFile;
use pest_vm::Vm;

/// The rules of a grammar, each to be tried on texts by itself.
pub struct Machine(Vm);

/// How many steps pest may take on one text, lest a grammar that tries everything again and again never ends. How deep a rule may stand
/// inside itself, pest limits by what is left of the stack.
const MOST_STEPS: usize = 10_000_000;

/// What pest may need for the largest grammar that `pest-regular` reads, and for its repetitions, which it writes out.
const STACK: usize = 256 << 20;

impl Machine {
    /// Of files that are known to be a grammar.
    pub fn new(files: &[SourceFile]) -> Result<Self, String> {
        let text: String = files.iter().map(|file| file.text.as_str()).collect();
        let mut rules = optimized(&text)?;
        let names: HashSet<String> = rules.iter().map(|rule| rule.name.clone()).collect();
        rules.extend(names.into_iter().map(|name| OptimizedRule {
            name: whole(&name),
            ty: RuleType::Normal,
            expr: OptimizedExpr::Ident(name),
        }));
        pest::set_call_limit(NonZeroUsize::new(MOST_STEPS));
        Ok(Machine(Vm::new(rules)))
    }

    /// How many bytes of a text the rule matches, from its start; or how far pest came.
    pub fn run(&self, rule: &str, text: &str) -> Result<usize, Stop> {
        // pest panics where a grammar takes something from an empty stack.
        let rule = whole(rule);
        let parse = AssertUnwindSafe(|| self.0.parse(&rule, text));
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        let parsed = panic::catch_unwind(parse);
        panic::set_hook(hook);
        let Ok(parsed) = parsed else { return Err(Stop::Panicked) };
        match parsed {
            Ok(pairs) => Ok(pairs.as_str().len()),
            Err(error) if error.variant.message().ends_with("limit reached") => Err(Stop::TooLong),
            Err(error) => Err(Stop::At(match error.location {
                pest::error::InputLocation::Pos(at) | pest::error::InputLocation::Span((at, _)) => at,
            })),
        }
    }
}

/// The rules as pest runs them.
fn optimized(text: &str) -> Result<Vec<OptimizedRule>, String> {
    let optimize = || pest_meta::parse_and_optimize(text).map(|(_, rules)| rules);
    let optimized = thread::scope(|scope| {
        let optimizing = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, optimize);
        optimizing.map(|it| it.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked)))
    });
    optimized
        .map_err(|error| error.to_string())?
        .map_err(|errors| errors.first().map(ToString::to_string).unwrap_or_default())
}

/// Why a rule does not match the beginning of a text.
pub enum Stop {
    /// What stands at this byte is not what must stand there.
    At(usize),
    /// It takes more steps, or stands inside itself deeper, than it may.
    TooLong,
    /// pest itself stops at such a grammar.
    Panicked,
}

/// The name of a rule that has what a rule matches as a node, though the rule itself be silent.
fn whole(rule: &str) -> String {
    format!("the whole of {rule}")
}
