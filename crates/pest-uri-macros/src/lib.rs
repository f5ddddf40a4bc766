//! The macro of `pest-uri`, used through that crate.

use proc_macro::TokenStream;

/// Writes the parser and the table of a custom grammar: what `pest_uri::grammar!` expands to.
#[proc_macro]
pub fn grammar(tokens: TokenStream) -> TokenStream {
    pest_uri_codegen::custom_grammar(tokens.into()).unwrap_or_else(|error| error.to_compile_error()).into()
}
