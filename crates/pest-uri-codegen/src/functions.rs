//! Writes functions that match the rules of a grammar, one for each rule that the entry reaches.
//!
//! They match what the interpreter of the table matches, and make the same nodes, in a fraction of the time. A rule
//! that is recursive has no function, as only the interpreter limits the nesting.

use std::collections::{HashMap, HashSet};

use grammar_reader::recursion::recursion;
use pest_meta::ast::{Expr, Rule, RuleType};
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

use crate::characters::Characters;
use crate::input::Input;
use crate::occurrence::Grammar;
use crate::table::{character, choice, flat, sequence};

/// The number of expressions beyond which no functions are written, as the compiler needs a second for about so many.
const MAX_EXPRESSIONS: usize = 2000;

/// The rule of the generic syntax whose function `pest_uri` has, with those of all rules that it reaches.
const GENERIC: &str = "URI_reference";

/// The path of the function of a rule, and the functions that it needs and `pest_uri` does not have. `None` if a rule
/// is recursive, or if they are too long.
pub fn functions(input: &Input, grammar: &Grammar<'_>, entry: usize) -> Option<(TokenStream, TokenStream)> {
    let recursion = recursion(grammar.rules)[entry];
    if recursion.is_recursive || recursion.reaches_recursion {
        return None;
    }
    let pest_uri = &input.pest_uri;
    let written = if input.is_generic_shipped() { generic(grammar).written } else { HashSet::new() };
    let mut writer = Writer { shared: written.clone(), written, ..Writer::new(grammar) };
    let name = writer.rule(entry, Context::Open);
    let functions = writer.functions;
    let functions = quote!(pub use #pest_uri::__private::{functions::Matcher, generic}; #(#functions)*);
    (writer.count <= MAX_EXPRESSIONS).then_some((name, functions))
}

/// What is written for the generic syntax.
fn generic<'g>(grammar: &'g Grammar<'g>) -> Writer<'g> {
    let mut writer = Writer::new(grammar);
    if let Some(generic) = grammar.index(GENERIC) {
        writer.rule(generic, Context::Open);
    }
    writer
}

/// The functions of the generic syntax, which `pest_uri` has.
#[cfg(feature = "regenerate")]
pub fn generic_functions(grammar: &Grammar<'_>) -> TokenStream {
    let functions = generic(grammar).functions;
    quote! {
        use crate::grammar::functions::Matcher;
        use crate::grammar::rules::GENERIC;
        use crate::grammar::table::RuleEntry;

        fn entry(index: usize) -> &'static RuleEntry { &GENERIC[index] }
        #(#functions)*
    }
}

/// What surrounds a rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Context {
    /// Every rule that is not silent makes a node.
    Open,
    /// An atomic rule, in which only a compound rule makes a node.
    Atomic,
    /// A lookahead, or an atomic rule without compound rules: no rule makes a node.
    Quiet,
}

struct Writer<'r> {
    grammar: &'r Grammar<'r>,
    rules: &'r [Rule],
    characters: Characters<'r>,
    /// Whether each rule is compound or uses a compound rule.
    compound: HashMap<usize, bool>,
    /// The sets of the rules that match one ASCII character.
    sets: HashMap<usize, Option<u128>>,
    /// The functions that are written.
    written: HashSet<(usize, Context)>,
    /// Those of them that `pest_uri` has.
    shared: HashSet<(usize, Context)>,
    /// The number of expressions.
    count: usize,
    functions: Vec<TokenStream>,
}

impl<'r> Writer<'r> {
    fn new(grammar: &'r Grammar<'r>) -> Self {
        Writer {
            grammar,
            rules: grammar.rules,
            characters: Characters::new(grammar),
            compound: HashMap::new(),
            sets: HashMap::new(),
            written: HashSet::new(),
            shared: HashSet::new(),
            count: 0,
            functions: vec![],
        }
    }

    /// Writes the function of a rule, and returns its path.
    fn rule(&mut self, index: usize, context: Context) -> TokenStream {
        let name = format_ident!(
            "{}_{index}",
            match context {
                Context::Open => "open",
                Context::Atomic => "atomic",
                Context::Quiet => "quiet",
            }
        );
        if self.written.insert((index, context)) && self.count <= MAX_EXPRESSIONS {
            let Rule { ty, expr, .. } = &self.rules[index];
            let (is_node, inner) = match (ty, context) {
                (_, Context::Quiet) | (RuleType::Silent, _) => (false, context),
                (RuleType::Normal, _) => (context == Context::Open, context),
                (RuleType::Atomic, _) => (context == Context::Open, Context::Atomic),
                (RuleType::CompoundAtomic | RuleType::NonAtomic, _) => (true, Context::Open),
            };
            let mut body = self.expression(expr, inner);
            if is_node {
                body = quote!(let node = m.open(entry(#index)); let is_match = #body; is_match && m.close(node));
            }
            self.functions.push(quote!(#[inline(never)] pub fn #name(m: &mut Matcher<'_>) -> bool { #body }));
        }
        if self.shared.contains(&(index, context)) { quote!(generic::#name) } else { quote!(#name) }
    }

    /// The context of a rule in a context.
    fn context(&mut self, rule: usize, context: Context) -> Context {
        if context == Context::Atomic && !self.uses_compound(rule) { Context::Quiet } else { context }
    }

    /// Whether a rule is compound or uses a compound rule.
    fn uses_compound(&mut self, rule: usize) -> bool {
        if let Some(known) = self.compound.get(&rule) {
            return *known;
        }
        let Rule { ty, expr, .. } = &self.rules[rule];
        let uses_compound = matches!(ty, RuleType::CompoundAtomic | RuleType::NonAtomic)
            || expr.iter_top_down().any(|part| self.index(&part).is_some_and(|used| self.uses_compound(used)));
        self.compound.insert(rule, uses_compound);
        uses_compound
    }

    /// The index of the rule that an expression names.
    fn index(&self, expr: &Expr) -> Option<usize> {
        if let Expr::Ident(name) = expr { self.grammar.index(name) } else { None }
    }

    /// An expression of the type `bool`: whether an expression of the grammar matches.
    fn expression(&mut self, expr: &'r Expr, context: Context) -> TokenStream {
        self.count += 1;
        if let Some(set) = self.set(expr, context) {
            return quote!(m.one(#set));
        }
        match expr {
            Expr::Str(text) => quote!(m.literal(#text)),
            Expr::Insens(text) => quote!(m.any_case(#text)),
            Expr::Range(first, last) => {
                let (first, last) = (character(first), character(last));
                quote!(m.range(#first, #last))
            }
            Expr::Ident(_) => match self.index(expr) {
                Some(rule) => {
                    let context = self.context(rule, context);
                    let function = self.rule(rule, context);
                    quote!(#function(m))
                }
                None => quote!(m.range('\0', char::MAX)),
            },
            Expr::PosPred(inner) => {
                let inner = self.expression(inner, Context::Quiet);
                quote!({ let mark = m.mark(); let is_match = #inner; m.reset(mark) && is_match })
            }
            Expr::NegPred(inner) => {
                let inner = self.expression(inner, Context::Quiet);
                quote!({ let mark = m.mark(); let is_match = #inner; m.reset(mark) && !is_match })
            }
            Expr::Seq(..) => {
                let items = flat(expr, sequence).into_iter().map(|item| self.expression(item, context));
                joined(&items.collect::<Vec<_>>(), &quote!(&&))
            }
            Expr::Choice(..) => {
                let (set, others) = self.alternatives(expr, context);
                self.choice(set, &others, context)
            }
            Expr::Opt(item) => {
                let item = self.alternative(item, context);
                quote!({ let mark = m.mark(); #item || m.reset(mark) })
            }
            Expr::Rep(item) => self.repeat(item, 0, u32::MAX, context),
            Expr::RepOnce(item) => self.repeat(item, 1, u32::MAX, context),
            Expr::RepExact(item, count) => self.repeat(item, *count, *count, context),
            Expr::RepMin(item, least) => self.repeat(item, *least, u32::MAX, context),
            Expr::RepMax(item, most) => self.repeat(item, 0, *most, context),
            Expr::RepMinMax(item, least, most) => self.repeat(item, *least, *most, context),
            // The table reports what uses the stack.
            _ => quote!(false),
        }
    }

    /// The first of several alternatives that matches: a character of a set, or one of the others.
    fn choice(&mut self, set: u128, others: &[&'r Expr], context: Context) -> TokenStream {
        let mut parts = vec![];
        let mut is_reset = true;
        if set != 0 {
            parts.push(quote!(m.one(#set)));
        }
        for other in others {
            let reset = (!is_reset).then(|| quote!(m.reset(mark) &&));
            let alternative = self.alternative(other, context);
            parts.push(quote!(#reset #alternative));
            is_reset = self.is_single(other, context);
        }
        let choice = joined(&parts, &quote!(||));
        quote!({ let mark = m.mark(); #choice })
    }

    /// The alternatives of a choice: the characters that match by themselves, and the others. A character is not
    /// matched by an alternative before its own.
    fn alternatives(&mut self, expr: &'r Expr, context: Context) -> (u128, Vec<&'r Expr>) {
        let (mut set, mut others, mut before) = (0, vec![], 0);
        for option in self.options(expr, context, &mut HashSet::new()) {
            match self.set(option, context) {
                Some(characters) if characters & before == 0 => set |= characters,
                _ => {
                    before |= self.first(option);
                    others.push(option);
                }
            }
        }
        (set, others)
    }

    /// The alternatives of a choice, with those of its rules that make no nodes. What has failed as a part of one rule
    /// fails again as a part of another.
    fn options(&mut self, expr: &'r Expr, context: Context, seen: &mut HashSet<usize>) -> Vec<&'r Expr> {
        let mut options = vec![];
        for option in flat(expr, choice) {
            match self.index(option) {
                Some(rule) if self.context(rule, context) == Context::Quiet => {
                    if seen.insert(rule) {
                        let expr = &self.rules[rule].expr;
                        let is_choice = matches!(expr, Expr::Choice(..) | Expr::Ident(_));
                        options.extend(if is_choice { self.options(expr, Context::Quiet, seen) } else { vec![option] });
                    }
                }
                _ => options.push(option),
            }
        }
        options
    }

    /// What may fail: not tried if the next character cannot begin it.
    fn alternative(&mut self, expr: &'r Expr, context: Context) -> TokenStream {
        let alternative = self.expression(expr, context);
        let first = self.first(expr);
        if first == u128::MAX || self.is_single(expr, context) {
            return alternative;
        }
        quote!(m.may_begin(#first) && #alternative)
    }

    fn repeat(&mut self, item: &'r Expr, least: u32, most: u32, context: Context) -> TokenStream {
        let (set, others) = self.alternatives(item, context);
        if most < u32::MAX || least > 1 && !others.is_empty() {
            let item = self.alternative(item, context);
            let count = (least > 0).then(|| quote!(&& count >= #least));
            return quote!({
                let (mut count, mut mark) = (0u32, m.mark());
                while count < #most && #item { count += 1; mark = m.mark(); }
                m.reset(mark) #count
            });
        }
        let bytes: Vec<u8> = (0..=255).map(|byte| u8::from(byte < 128 && set >> byte & 1 == 1)).collect();
        let bytes = Literal::byte_string(&bytes);
        if others.is_empty() {
            let least = least as usize;
            return quote!(m.run(#bytes, #least));
        }
        let run = (set != 0).then(|| quote!(&& m.run(#bytes, 0)));
        let first_run = (set != 0).then(|| quote!(m.run(#bytes, 0);));
        let item = self.choice(0, &others, context);
        let is_after = (least > 0).then(|| quote!(&&m.is_after(start)));
        quote!({
            let start = m.mark();
            #first_run
            let mut mark = m.mark();
            while #item #run { mark = m.mark(); }
            m.reset(mark) #is_after
        })
    }

    /// The ASCII characters that a match may begin with; all, if that is not known at once.
    fn first(&self, expr: &Expr) -> u128 {
        match expr {
            Expr::Str(text) if text.starts_with(|first: char| first.is_ascii()) => 1 << character(text) as u32,
            Expr::Ident(_) => self.index(expr).map_or(u128::MAX, |rule| self.characters.first_of_rule(rule)),
            Expr::Seq(first, _) => self.first(first),
            _ => u128::MAX,
        }
    }

    /// Whether an expression is one step of the matcher, which changes nothing if it fails.
    fn is_single(&mut self, expr: &'r Expr, context: Context) -> bool {
        matches!(expr, Expr::Str(_) | Expr::Insens(_) | Expr::Range(..)) || self.set(expr, context).is_some()
    }

    /// The set, if an expression matches one ASCII character of a set, and makes no nodes.
    fn set(&mut self, expr: &'r Expr, context: Context) -> Option<u128> {
        let one = |text: &str| text.len() == 1;
        let bit = |byte: u8| 1u128 << byte;
        match expr {
            Expr::Str(text) if one(text) => Some(bit(text.as_bytes()[0])),
            Expr::Insens(text) if one(text) => {
                let byte = text.as_bytes()[0];
                Some(bit(byte.to_ascii_lowercase()) | bit(byte.to_ascii_uppercase()))
            }
            Expr::Range(first, last) if one(first) && one(last) => {
                Some((first.as_bytes()[0]..=last.as_bytes()[0]).map(bit).fold(0, |all, it| all | it))
            }
            Expr::Ident(_) => {
                let rule = self.index(expr)?;
                if self.context(rule, context) != Context::Quiet {
                    return None;
                }
                if let Some(known) = self.sets.get(&rule) {
                    return *known;
                }
                let set = self.set(&self.rules[rule].expr, Context::Quiet);
                self.sets.insert(rule, set);
                set
            }
            Expr::Choice(first, rest) => Some(self.set(first, context)? | self.set(rest, context)?),
            _ => None,
        }
    }
}

/// Items with an operator between them, in groups, so that an expression of many items is not nested deeply.
fn joined(items: &[TokenStream], operator: &TokenStream) -> TokenStream {
    if items.len() > 16 {
        let (left, right) = items.split_at(items.len() / 2);
        let (left, right) = (joined(left, operator), joined(right, operator));
        return quote!((#left #operator #right));
    }
    let mut items = items.iter();
    let first = items.next();
    quote!((#first #(#operator #items)*))
}
