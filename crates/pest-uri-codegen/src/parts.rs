//! Divides a table into parts.

use std::ops::Range;

use pest_meta::ast::Expr;
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::input::Input;

/// The rules in parts, each a static of its own, so that a program that needs only the first part
/// contains only that. The rules in the directory of the first file are one part and all others
/// another, if no rule of the first part names one of the second.
pub struct Parts {
    /// The end of each part.
    ends: Vec<usize>,
    /// Whether the first part is the table of the generic syntax, which `pest_uri` has.
    is_shared: bool,
}

impl Parts {
    pub fn new(input: &Input) -> Self {
        let count = input.rules.len();
        if input.is_generic_shipped() {
            let first = (0..count).take_while(|&rule| input.place(rule).starts_with("uri.pest:")).count();
            let ends = if first < count { vec![first, count] } else { vec![count] };
            return Parts { ends, is_shared: true };
        }
        let directory = |rule: usize| input.place(rule).rsplit_once('/').map(|(directory, _)| directory);
        let first = (0..count).take_while(|&rule| directory(rule) == directory(0)).count();
        let leads_on =
            |name: &str| input.rules.iter().position(|rule| rule.name == name).is_some_and(|place| place >= first);
        let leads_out = |expr: Expr| matches!(expr, Expr::Ident(name) if leads_on(&name));
        let is_closed = !input.rules.iter().take(first).any(|rule| rule.expr.iter_top_down().any(leads_out));
        let ends = if first < count && is_closed { vec![first, count] } else { vec![count] };
        Parts { ends, is_shared: false }
    }

    /// Whether `pest_uri` has the table of a rule.
    pub fn is_in_pest_uri(&self, place: usize) -> bool {
        self.is_shared && place < self.ends[0]
    }

    fn part(&self, place: usize) -> usize {
        self.ends.iter().position(|&end| place < end).unwrap_or(self.ends.len() - 1)
    }

    fn places(&self, part: usize) -> Range<usize> {
        part.checked_sub(1).map_or(0, |before| self.ends[before])..self.ends[part]
    }

    /// The rule at an index, as it is written in the code.
    pub fn rule(&self, place: usize) -> TokenStream {
        let part = self.part(place);
        let (name, place) = (self.name(part), place - self.places(part).start);
        quote!(#name[#place])
    }

    /// The parts up to the one of an index.
    pub fn up_to(&self, place: usize) -> TokenStream {
        let names = (0..=self.part(place)).map(|part| match self.name(part) {
            name if self.is_shared && part == 0 => quote!(#name),
            name => quote!(&#name),
        });
        quote!(Rules(&[#(#names),*]))
    }

    /// The statics, with the entries of all rules.
    pub fn statics(&self, entries: &[TokenStream]) -> Vec<TokenStream> {
        let parts = (usize::from(self.is_shared)..self.ends.len()).map(|part| {
            let (name, entries) = (self.name(part), &entries[self.places(part)]);
            let count = entries.len();
            quote!(pub static #name: [RuleEntry; #count] = [#(#entries),*];)
        });
        parts.collect()
    }

    /// Finds the rule at `index`. If the index is known at compile time, so is the part.
    pub fn find(&self) -> TokenStream {
        let last = self.ends.len() - 1;
        let parts = (0..=last).map(|part| {
            let (name, Range { start, end }) = (self.name(part), self.places(part));
            let before = (part < last).then(|| quote!(if index < #end));
            let otherwise = (part < last).then(|| quote!(else));
            quote!(#before { &#name[index - #start] } #otherwise)
        });
        parts.collect()
    }

    fn name(&self, part: usize) -> Ident {
        let name = if self.is_shared && part == 0 { "GENERIC".into() } else { format!("PART_{part}") };
        Ident::new(&name, Span::call_site())
    }
}
