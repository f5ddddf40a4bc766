//! The macros of `pest-uri`, used through that crate.

use proc_macro::TokenStream;

/// Writes the table of a custom grammar: what `pest_uri::grammar!` expands to.
#[proc_macro]
pub fn grammar(tokens: TokenStream) -> TokenStream {
    with_large_stack(|| pest_uri_codegen::custom_grammar(tokens.into()).into())
}

/// Derives what is between a grammar and a type; `pest_uri::FromGrammar` documents it.
#[proc_macro_derive(FromGrammar, attributes(grammar))]
pub fn from_grammar(item: TokenStream) -> TokenStream {
    with_large_stack(|| pest_uri_codegen::from_grammar(item.into()).into())
}

/// Runs a function on a stack for grammars with hundreds of alternatives: pest nests each in the one before.
fn with_large_stack(expand: impl FnOnce() -> TokenStream) -> TokenStream {
    stacker::grow(256 << 20, expand)
}
