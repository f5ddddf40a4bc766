//! Divides a table into parts.

use std::ops::Range;

use pest_meta::ast::Expr;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::input::Input;

/// The rules in parts, each a static of its own, so that a program that needs only the first part
/// contains only that. The rules in the directory of the first file are one part and all others
/// another, if no rule of the first part names one of the second. The field is the end of each
/// part.
pub struct Parts(Vec<usize>);

impl Parts {
    pub fn new(input: &Input) -> Self {
        let count = input.rules.len();
        let directory = |rule: usize| input.place(rule).rsplit_once('/').map(|(directory, _)| directory);
        let first = (0..count).take_while(|&rule| directory(rule) == directory(0)).count();
        let leads_on =
            |name: &str| input.rules.iter().position(|rule| rule.name == name).is_some_and(|place| place >= first);
        let leads_out = |expr: Expr| matches!(expr, Expr::Ident(name) if leads_on(&name));
        let is_closed = !input.rules.iter().take(first).any(|rule| rule.expr.iter_top_down().any(leads_out));
        Parts(if first < count && is_closed { vec![first, count] } else { vec![count] })
    }

    fn part(&self, place: usize) -> usize {
        self.0.iter().position(|&end| place < end).unwrap_or(self.0.len() - 1)
    }

    fn places(&self, part: usize) -> Range<usize> {
        part.checked_sub(1).map_or(0, |before| self.0[before])..self.0[part]
    }

    /// The rule at an index, as it is written in the code.
    pub fn rule(&self, place: usize) -> TokenStream {
        let part = self.part(place);
        let (name, place) = (part_name(part), place - self.places(part).start);
        quote!(#name[#place])
    }

    /// The parts up to the one of an index.
    pub fn up_to(&self, place: usize) -> TokenStream {
        let names = (0..=self.part(place)).map(part_name);
        quote!(Rules(&[#(&#names),*]))
    }

    /// The statics, with the entries of all rules.
    pub fn statics(&self, entries: &[TokenStream]) -> Vec<TokenStream> {
        let parts = (0..self.0.len()).map(|part| {
            let (name, entries) = (part_name(part), &entries[self.places(part)]);
            let count = entries.len();
            quote!(pub static #name: [RuleEntry; #count] = [#(#entries),*];)
        });
        parts.collect()
    }

    /// Finds the rule at `index`. If the index is known at compile time, so is the part.
    pub fn find(&self) -> TokenStream {
        let last = self.0.len() - 1;
        let parts = (0..=last).map(|part| {
            let (name, Range { start, end }) = (part_name(part), self.places(part));
            let before = (part < last).then(|| quote!(if index < #end));
            let otherwise = (part < last).then(|| quote!(else));
            quote!(#before { &#name[index - #start] } #otherwise)
        });
        parts.collect()
    }
}

fn part_name(part: usize) -> Ident {
    Ident::new(&format!("PART_{part}"), Span::call_site())
}
