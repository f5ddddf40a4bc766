//! Writes what a custom grammar has in addition to its table: pest's parser, the functions of its
//! module, and a test of its examples.

use pest_meta::ast::Rule;
use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::{Error, Result};

use crate::docs::examples;
use crate::input::Input;
use crate::table::Table;

/// Writes the module of a custom grammar.
pub fn custom_grammar(input: &Input) -> Result<TokenStream> {
    let Input { pest_uri, attributes, visibility, name, entry, .. } = input;
    let table = Table::new(input, |name| {
        let name = name.replace('_', "-");
        quote!(__private::own_rule(#name))
    })?;
    let table = table.module(pest_uri);
    let parser = with_crate_paths(pest_parser(input), &input.pest_uri);
    let paths = input.files.iter().filter_map(|file| Some(file.path.as_ref()?.to_string_lossy().into_owned()));
    let (test, names) = (test(input)?, names(&input.rules));
    let entry = input.rules.iter().position(|rule| entry.as_ref().is_some_and(|entry| entry == rule.name.as_str()));
    let entry = entry.ok_or_else(|| Error::new(name.span(), "the grammar has no such entry rule"))?;
    Ok(quote! {
        #(#attributes)*
        #visibility mod #name {
            #[allow(missing_docs, unused_qualifications, dead_code, clippy::all, clippy::pedantic)]
            mod generated {
                // A change of a file recompiles the module.
                const _: &[&str] = &[#(include_str!(#paths)),*];
                pub struct Parser;
                #parser
                #table
                pub use table::{READ, entry};
            }

            /// The grammar, and the rule that a text is parsed by.
            pub static GRAMMAR: #pest_uri::CustomGrammar = #pest_uri::__private::custom_grammar(generated::entry(#entry), generated::READ);

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
pub fn pest_parser(input: &Input) -> TokenStream {
    let grammars = input.files.iter().map(|file| {
        let text = &file.text;
        quote!(#[grammar_inline = #text])
    });
    pest_generator::derive_parser(quote!(#(#grammars)* pub struct Parser;), false)
}

/// The same tokens, with paths into `pest_uri` in place of `::pest` and the crates of Rust: a crate
/// with a custom grammar need not name them.
fn with_crate_paths(tokens: TokenStream, pest_uri: &TokenStream) -> TokenStream {
    let is_colon = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':');
    let mut with_crate_paths = TokenStream::new();
    // The colons before a token.
    let mut held: Vec<TokenTree> = vec![];
    for token in tokens {
        if is_colon(&token) {
            held.push(token);
            continue;
        }
        let path = match &token {
            TokenTree::Ident(ident) if held.len() >= 2 && *ident == "pest" => Some(quote!(#pest_uri::__private::pest)),
            TokenTree::Ident(ident) if held.len() >= 2 && (*ident == "std" || *ident == "alloc") => {
                Some(quote!(#pest_uri::__private::#ident))
            }
            _ => None,
        };
        if path.is_some() {
            // The last two colons belong to the path; one before them is that of a type, as in
            // `state: ::pest::ParserState`.
            held.truncate(held.len() - 2);
        }
        with_crate_paths.extend(held.drain(..));
        with_crate_paths.extend(match (path, token) {
            (Some(path), _) => path,
            (None, TokenTree::Group(group)) => {
                let mut inner = Group::new(group.delimiter(), self::with_crate_paths(group.stream(), pest_uri));
                inner.set_span(group.span());
                TokenTree::Group(inner).into()
            }
            (None, other) => other.into(),
        });
    }
    with_crate_paths.extend(held);
    with_crate_paths
}

/// Writes a test that runs the examples above the rules.
fn test(input: &Input) -> Result<TokenStream> {
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
        #[test]
        fn the_examples_above_the_rules() {
            GRAMMAR.assert_examples(&[#(#checks),*]);
        }
    })
}

#[cfg(test)]
mod tests {
    use quote::quote;

    use super::with_crate_paths;

    #[test]
    fn paths_of_crates_become_paths_in_pest_uri() {
        let written = quote! {
            fn read(state: ::pest::State<::std::rc::Rc>, pest: pest::State) -> ::alloc::string::String {
                ::core::call(self.pest, [std::mem, ::std::own])
            }
            :
        };
        let wanted = quote! {
            fn read(state: crate::__private::pest::State<crate::__private::std::rc::Rc>, pest: pest::State)
                -> crate::__private::alloc::string::String
            {
                ::core::call(self.pest, [std::mem, crate::__private::std::own])
            }
            :
        };
        assert_eq!(with_crate_paths(written, &quote!(crate)).to_string(), wanted.to_string());
    }
}
