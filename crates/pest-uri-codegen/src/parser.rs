//! Writes what a custom grammar has in addition to its table: pest's parser, the functions of its
//! module, and a test of its examples.

use pest_meta::ast::Rule;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{Error, Result};

use crate::docs::examples;
use crate::input::Input;
use crate::table::Table;

/// Writes the module of a custom grammar.
pub fn custom_grammar(input: &Input) -> Result<TokenStream> {
    let Input { pest_uri, attributes, visibility, name, entry, .. } = input;
    let table = Table::new(input, &[], None, |name| {
        let name = name.replace('_', "-");
        quote!(const { __private::own_rule(#name) })
    })?;
    let table = table.module(pest_uri, None);
    let paths = input.files.iter().filter_map(|file| Some(file.path.as_ref()?.to_string_lossy().into_owned()));
    let (test, names) =
        (test(input, &format_ident!("the_examples_above_the_rules"), &quote!(GRAMMAR))?, names(&input.rules));
    let entry = input.rules.iter().position(|rule| entry.as_ref().is_some_and(|entry| entry == rule.name.as_str()));
    let entry = entry.ok_or_else(|| Error::new(name.span(), "the grammar has no such entry rule"))?;
    Ok(quote! {
        #(#attributes)*
        #visibility mod #name {
            // A change of a file recompiles the module.
            const _: &[&str] = &[#(include_str!(#paths)),*];
            #table

            /// The grammar, and the rule that a text is parsed by.
            pub static GRAMMAR: #pest_uri::CustomGrammar = #pest_uri::__private::custom_grammar(table::entry(#entry));

            /// Parses a whole text by the entry rule.
            ///
            /// # Errors
            /// The rule does not match the text.
            pub fn parse(text: &str) -> ::core::result::Result<#pest_uri::ParseTree<'_>, #pest_uri::ParseError> {
                GRAMMAR.parse(text)
            }

            /// Returns the components of a text that the entry rule matches.
            ///
            /// # Errors
            /// The entry rule, or the `URI-reference` of the same grammar, does not match the text.
            pub fn components(text: &str) -> ::core::result::Result<#pest_uri::Components<'_>, #pest_uri::ParseError> {
                GRAMMAR.components(text)
            }

            /// Parses a URI that the entry rule matches.
            ///
            /// # Errors
            /// The entry rule does not match the text, or the text is not a URI by RFC 3986.
            pub fn uri(text: &str) -> ::core::result::Result<#pest_uri::Uri<&str>, #pest_uri::ParseError> {
                GRAMMAR.uri(text)
            }

            /// The names of the rules in trees, for `find` and similar methods. A name that is not
            /// in the grammar does not compile.
            #[allow(dead_code, non_upper_case_globals, unreachable_pub, clippy::all, clippy::pedantic)]
            pub mod rules {
                #names
            }

            #test
        }
    })
}

/// A constant for each rule of the grammar.
fn names(rules: &[Rule]) -> TokenStream {
    let constants = rules.iter().map(|rule| {
        let constant = format_ident!("r#{}", rule.name);
        let name = rule.name.replace('_', "-");
        let docs = format!(" `{name}`.");
        quote!(#[doc = #docs] pub const #constant: &str = #name;)
    });
    constants.collect()
}

/// pest's parser, as `pest_derive` derives it for a struct `Parser`.
#[cfg(feature = "regenerate")]
pub fn pest_parser(input: &Input) -> TokenStream {
    let grammars = input.files.iter().map(|file| {
        let text = &file.text;
        quote!(#[grammar_inline = #text])
    });
    pest_generator::derive_parser(quote!(#(#grammars)* pub struct Parser;), false)
}

/// Writes a test that runs the examples above the rules.
pub fn test(input: &Input, name: &Ident, grammar: &TokenStream) -> Result<TokenStream> {
    let mut checks = vec![];
    for file in input.files.iter().filter(|file| file.path.is_some()) {
        for example in examples(file).map_err(|message| Error::new(input.name.span(), message))? {
            let (place, rule) = (&example.place, example.rule.replace('_', "-"));
            let (text, matches) = (&example.text, example.matches);
            checks.push(quote!((#place, #rule, #text, #matches)));
        }
    }
    Ok(quote! {
        #[cfg(test)]
        #[allow(unnameable_test_items, non_snake_case)]
        #[test]
        fn #name() {
            #grammar.assert_examples(&[#(#checks),*]);
        }
    })
}
