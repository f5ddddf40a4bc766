//! The table of a grammar: for each rule its names, its ABNF, its section and its expression.

use grammar_reader::checks::builtin_error;
use grammar_reader::recursion::{Recursion, recursion};
use pest_meta::ast::{Expr, Rule as AstRule, RuleType};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{Error, Result};

use crate::characters::{character_set, character_sets, first_sets};
use crate::docs::docs;
use crate::input::Input;
use crate::parts::Parts;

/// The table of a grammar.
pub struct Table {
    parts: Parts,
    entries: Vec<TokenStream>,
}

impl Table {
    /// Creates the table of a grammar. `generic_rule` writes the rule of `pest_uri`'s own grammar with the
    /// same name. `secret` are the rules whose texts are not shown.
    pub fn new(input: &Input, secret: &[String], generic_rule: impl Fn(&str) -> TokenStream) -> Result<Self> {
        let rules = &input.rules;
        let docs = docs(input)?;
        let (characters, first) = (character_sets(rules), first_sets(rules));
        let mut entries = vec![];
        let parts = Parts::new(input);
        let recursion = recursion(rules);
        for (index, (((rule, doc), recursion), characters)) in
            rules.iter().zip(&docs).zip(recursion).zip(characters).enumerate()
        {
            let index = u16::try_from(index).map_err(|_| Error::new(input.name.span(), "more than 65,535 rules"))?;
            let (abnf, section) = (&doc.abnf, &doc.section);
            let says = doc.says.as_ref().map_or(quote!(None), |says| quote!(Some(#says)));
            let name = rule.name.replace('_', "-");
            let generic_rule = generic_rule(&rule.name);
            let (characters, first) = (set(characters), set(first[usize::from(index)]));
            let nesting = match recursion {
                Recursion { is_recursive: true, .. } => quote!(Nesting::Itself),
                Recursion { reaches_recursion: true, .. } => quote!(Nesting::Inside),
                Recursion { .. } => quote!(Nesting::None),
            };
            let place = usize::from(index);
            let is_character = is_character(rules, &rule.name, &rule.expr, rules.len());
            let modifier = match rule.ty {
                RuleType::Normal => quote!(None),
                RuleType::Silent => quote!(Silent),
                RuleType::Atomic => quote!(Atomic),
                RuleType::CompoundAtomic | RuleType::NonAtomic => quote!(Compound),
            };
            let expression = Expressions { input, parts: &parts, place: input.place(place) }.expression(&rule.expr)?;
            let grammar = parts.up_to(place);
            entries.push(quote! {
                RuleEntry {
                    index: #index, name: #name, abnf: #abnf, section: #section, says: #says, generic_rule: #generic_rule, grammar: #grammar, characters: #characters, first: #first, secret: &[#(#secret),*],
                    is_character: #is_character, modifier: RuleModifier::#modifier, nesting: #nesting, expression: #expression,
                }
            });
        }
        Ok(Table { parts, entries })
    }

    /// The statics of the parts, in their order.
    pub fn statics(&self) -> Vec<TokenStream> {
        self.parts.statics(&self.entries)
    }

    /// A module with the statics, the function `entry`, which returns the rule at an index, and the functions of the rules.
    pub fn module(&self, pest_uri: &TokenStream, functions: Option<&TokenStream>) -> TokenStream {
        let (statics, find) = (self.statics(), self.parts.find());
        quote! {
            #[allow(clippy::unreadable_literal, unused, missing_docs, unreachable_pub)]
            mod table {
                use #pest_uri::__private::{
                    self, Characters, Expression, GENERIC, GrammarRule, Nesting, RuleEntry, RuleModifier, Rules,
                };

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
            Expr::Ident(name) => match self.input.rules.iter().position(|rule| rule.name == *name) {
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
        let rules = &self.input.rules;
        if most == u32::MAX && is_character(rules, "", item, rules.len()) {
            let (characters, item) = (set(character_set(rules, item)), self.expression(item)?);
            return Ok(quote!(Expression::Run(#characters, &#item, #least)));
        }
        let item = self.expression(item)?;
        Ok(quote!(Expression::Repeat(&#item, #least, #most)))
    }

    fn error(&self, message: &str) -> Error {
        Error::new(self.input.name.span(), format!("{}: {message}", self.place))
    }
}

/// Whether every match of a rule is one character or a percent-encoded byte, so that the rule names
/// a set of characters. No set is more than `depth` rules deep.
fn is_character(rules: &[AstRule], name: &str, expr: &Expr, depth: usize) -> bool {
    name == "pct_encoded"
        || depth > 0
            && match expr {
                Expr::Str(text) | Expr::Insens(text) => text.chars().count() == 1,
                Expr::Range(..) => true,
                Expr::Ident(name) => rules
                    .iter()
                    .find(|rule| rule.name == *name)
                    .is_some_and(|rule| is_character(rules, name, &rule.expr, depth - 1)),
                Expr::Choice(first, rest) => {
                    is_character(rules, "", first, depth) && is_character(rules, "", rest, depth)
                }
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
    match pair(expr) {
        Some((first, rest)) => [flat(first, pair), flat(rest, pair)].concat(),
        None => vec![expr],
    }
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
