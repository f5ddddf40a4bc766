//! The macros of `pest-uri`. They are used through that crate: by itself for its own grammar, and by the macro `variant!` of it
//! for the grammars of others.
//!
//! The way of a grammar through this crate, one file a step: `input` finds the texts, `docs` reads what stands above each rule,
//! `characters` finds the rules that are sets and runs of characters, `table` writes all of it down, `parser` adds what a variant
//! needs beside the table.

mod characters;
mod docs;
mod input;
mod parser;
mod table;

use proc_macro::TokenStream;

use input::Input;

/// Writes the table of the rules of a grammar, beside the parser that pest derives from the same `#[grammar = "..."]` attributes.
///
/// It is for the grammar of `pest-uri` itself, whose first file it also hands on to the variants of others.
#[proc_macro_derive(Table, attributes(grammar))]
pub fn table(tokens: TokenStream) -> TokenStream {
    let input = Input::of_table(tokens.into());
    input.and_then(|input| parser::own(&input)).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Writes the parser and the table of a variant: what `pest_uri::variant!` expands to.
#[proc_macro]
pub fn variant(tokens: TokenStream) -> TokenStream {
    let input = Input::of_variant(tokens.into());
    input.and_then(|input| parser::variant(&input)).unwrap_or_else(|error| error.to_compile_error()).into()
}
