//! The table of a grammar: for each rule its names, its ABNF, its section and its expression.

use grammar_reader::checks::builtin_error;
use grammar_reader::recursion::{Recursion, recursion};
use pest_meta::ast::{Expr, RuleType};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Error, Result};

use crate::characters::Characters;
use crate::docs::docs;
use crate::input::Input;
use crate::occurrence::Grammar;
use crate::parts::Parts;

/// The table of a grammar.
pub struct Table {
    parts: Parts,
    entries: Vec<TokenStream>,
    /// The statics of the expressions.
    expressions: Vec<TokenStream>,
}

impl Table {
    /// Creates the table of a grammar. `generic_rule` writes the rule of `pest_uri`'s own grammar with the
    /// same name. `secret` are the rules whose texts are not shown; `name` is what the entry rule says that it expects.
    pub fn new(
        input: &Input,
        secret: &[String],
        name: Option<&str>,
        generic_rule: impl Fn(&str) -> TokenStream,
    ) -> Result<Self> {
        let rules = &input.rules;
        let docs = docs(input)?;
        let grammar = Grammar::new(rules);
        let sets = Characters::new(&grammar);
        let (mut entries, mut expressions) = (vec![], vec![]);
        let (parts, is_character) = (Parts::new(input), are_characters(&grammar));
        let writer = |place| Expressions {
            input,
            grammar: &grammar,
            sets: &sets,
            is_character: &is_character,
            parts: &parts,
            place,
        };
        let (recursion, may_be_encoded) = (recursion(rules), grammar.may_be_encoded());
        for (index, ((rule, doc), recursion)) in rules.iter().zip(&docs).zip(recursion).enumerate() {
            let index = u16::try_from(index).map_err(|_| Error::new(input.name.span(), "more than 65,535 rules"))?;
            let (abnf, section) = (&doc.abnf, &doc.section);
            let is_entry = input.entry.as_ref().is_some_and(|entry| entry == rule.name.as_str());
            let says =
                name.filter(|_| is_entry).or(doc.says.as_deref()).map_or(quote!(None), |says| quote!(Some(#says)));
            let name = rule.name.replace('_', "-");
            let generic_rule = generic_rule(&rule.name);
            let place = usize::from(index);
            let (characters, first) = (set(sets.set_of_rule(place)), set(sets.first_of_rule(place)));
            let (is_character, may_be_encoded) = (is_character[place], may_be_encoded[place]);
            let nesting = match recursion {
                Recursion { is_recursive: true, .. } => quote!(Nesting::Itself),
                Recursion { reaches_recursion: true, .. } => quote!(Nesting::Inside),
                Recursion { .. } => quote!(Nesting::None),
            };
            let modifier = match rule.ty {
                RuleType::Normal => quote!(None),
                RuleType::Silent => quote!(Silent),
                RuleType::Atomic => quote!(Atomic),
                RuleType::CompoundAtomic | RuleType::NonAtomic => quote!(Compound),
            };
            let expression = writer(input.place(place)).expression(&rule.expr)?;
            let grammar = parts.up_to(place);
            // In a module, a static of its own: rustc takes quadratic time for the expressions in one static.
            let expression = if input.entry.is_some() {
                let name = format_ident!("EXPRESSION_{index}");
                if !parts.is_in_pest_uri(place) {
                    expressions.push(quote!(static #name: Expression = #expression;));
                }
                quote!(#name)
            } else {
                expression
            };
            entries.push(quote! {
                RuleEntry {
                    index: #index, name: #name, abnf: #abnf, section: #section, says: #says,
                    generic_rule: #generic_rule, grammar: #grammar,
                    characters: #characters, first: #first, secret: &[#(#secret),*],
                    may_be_encoded: #may_be_encoded, is_character: #is_character, modifier: RuleModifier::#modifier,
                    nesting: #nesting, expression: &#expression,
                }
            });
        }
        Ok(Table { parts, entries, expressions })
    }

    /// The statics of the parts, in their order.
    pub fn statics(&self) -> Vec<TokenStream> {
        self.parts.statics(&self.entries)
    }

    /// A module with the statics, the function `entry`, which returns the rule at an index, and the functions of the
    /// rules.
    pub fn module(&self, pest_uri: &TokenStream, functions: Option<&TokenStream>) -> TokenStream {
        let (statics, expressions, find) = (self.statics(), &self.expressions, self.parts.find());
        quote! {
            #[allow(clippy::unreadable_literal, unused, missing_docs, unreachable_pub)]
            mod table {
                use #pest_uri::__private::{
                    self, Characters, Expression, GENERIC, GrammarRule, Nesting, RuleEntry, RuleModifier, Rules,
                };

                #(#expressions)*
                #(#statics)*

                /// The rule at an index.
                #[inline]
                pub const fn entry(index: usize) -> &'static RuleEntry {
                    #find
                }

                #functions
            }
        }
    }
}

/// Writes expressions as the Rust expressions that build them.
struct Expressions<'i> {
    input: &'i Input,
    grammar: &'i Grammar<'i>,
    sets: &'i Characters<'i>,
    /// For each rule, whether it names a set of characters.
    is_character: &'i [bool],
    parts: &'i Parts,
    /// The position of the rule.
    place: &'i str,
}

impl Expressions<'_> {
    fn expression(&self, expr: &Expr) -> Result<TokenStream> {
        Ok(match expr {
            Expr::Str(text) => quote!(Expression::Literal(#text)),
            Expr::Insens(text) => quote!(Expression::AnyCase(#text)),
            Expr::Range(start, end) => {
                let (start, end) = (character(start), character(end));
                quote!(Expression::Range(#start, #end))
            }
            Expr::Ident(name) => match self.grammar.index(name) {
                Some(place) => {
                    let rule = self.parts.rule(place);
                    quote!(Expression::Rule(GrammarRule(&#rule)))
                }
                None => match builtin_error(name) {
                    Some(message) => return Err(self.error(&message)),
                    None => quote!(Expression::Any),
                },
            },
            Expr::PosPred(inner) => self.inside("Ahead", inner)?,
            Expr::NegPred(inner) => self.inside("NotAhead", inner)?,
            Expr::Seq(..) => self.list("Sequence", flat(expr, sequence))?,
            Expr::Choice(..) => self.list("Choice", flat(expr, choice))?,
            Expr::Opt(item) => self.repeat(item, 0, 1)?,
            Expr::Rep(item) => self.repeat(item, 0, u32::MAX)?,
            Expr::RepOnce(item) => self.repeat(item, 1, u32::MAX)?,
            Expr::RepExact(item, count) => self.repeat(item, *count, *count)?,
            Expr::RepMin(item, least) => self.repeat(item, *least, u32::MAX)?,
            Expr::RepMax(item, most) => self.repeat(item, 0, *most)?,
            Expr::RepMinMax(item, least, most) => self.repeat(item, *least, *most)?,
            other => return Err(self.error(&format!("`{other}` uses the stack"))),
        })
    }

    fn inside(&self, variant: &str, inner: &Expr) -> Result<TokenStream> {
        let (variant, inner) = (Ident::new(variant, Span::call_site()), self.expression(inner)?);
        Ok(quote!(Expression::#variant(&#inner)))
    }

    fn list(&self, variant: &str, items: Vec<&Expr>) -> Result<TokenStream> {
        let variant = Ident::new(variant, Span::call_site());
        let items = items.into_iter().map(|item| self.expression(item)).collect::<Result<Vec<_>>>()?;
        Ok(quote!(Expression::#variant(&[#(#items),*])))
    }

    fn repeat(&self, item: &Expr, least: u32, most: u32) -> Result<TokenStream> {
        let is_character =
            is_character(item, &|name| self.grammar.index(name).is_some_and(|rule| self.is_character[rule]));
        if most == u32::MAX && is_character {
            let (characters, item) = (set(self.sets.set(item)), self.expression(item)?);
            return Ok(quote!(Expression::Run(#characters, &#item, #least)));
        }
        let item = self.expression(item)?;
        Ok(quote!(Expression::Repeat(&#item, #least, #most)))
    }

    fn error(&self, message: &str) -> Error {
        Error::new(self.input.name.span(), format!("{}: {message}", self.place))
    }
}

/// Whether every match of each rule is one character or a percent-encoded byte, so that the rule names a set of
/// characters.
fn are_characters(grammar: &Grammar<'_>) -> Vec<bool> {
    grammar.values(false, |rule, values| {
        // A compound rule has nodes in any rule.
        !matches!(rule.ty, RuleType::CompoundAtomic | RuleType::NonAtomic)
            && (rule.name == "pct_encoded" || is_character(&rule.expr, &|name| values(name) == Some(true)))
    })
}

/// The same for an expression, by the rules in it.
fn is_character(expr: &Expr, of_name: &dyn Fn(&str) -> bool) -> bool {
    match expr {
        Expr::Str(text) | Expr::Insens(text) => text.chars().count() == 1,
        Expr::Range(..) => true,
        Expr::Ident(name) => of_name(name),
        Expr::Choice(first, rest) => is_character(first, of_name) && is_character(rest, of_name),
        _ => false,
    }
}

/// The first character of a non-empty text.
pub fn character(text: &str) -> char {
    text.chars().next().unwrap_or_default()
}

/// A set of characters, as its two halves.
fn set(characters: u128) -> TokenStream {
    let halves =
        [characters, characters >> 64].map(|half| u64::try_from(half & u128::from(u64::MAX)).unwrap_or_default());
    let [low, high] = halves;
    quote!(Characters([#low, #high]))
}

/// The items of an expression that nests in pairs, as one flat list.
pub fn flat(expr: &Expr, pair: fn(&Expr) -> Option<(&Expr, &Expr)>) -> Vec<&Expr> {
    let (mut items, mut left) = (vec![], vec![expr]);
    while let Some(expr) = left.pop() {
        match pair(expr) {
            Some((first, rest)) => left.extend([rest, first]),
            None => items.push(expr),
        }
    }
    items
}

pub fn sequence(expr: &Expr) -> Option<(&Expr, &Expr)> {
    if let Expr::Seq(first, rest) = expr { Some((first, rest)) } else { None }
}

pub fn choice(expr: &Expr) -> Option<(&Expr, &Expr)> {
    if let Expr::Choice(first, rest) = expr { Some((first, rest)) } else { None }
}

#[cfg(test)]
mod tests {
    use super::set;

    #[test]
    fn a_set_of_characters_is_two_halves() {
        let [first, last] = [1, 1 << 127];
        assert_eq!(set(first | 1 << 63).to_string(), "Characters ([9223372036854775809u64 , 0u64])");
        assert_eq!(set(last | 1 << 64).to_string(), "Characters ([0u64 , 9223372036854775809u64])");
    }
}
