//! The files of `src/grammar/generated/` in `pest-uri`.

use std::path::Path;

use pest_regular::Compiler;
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::ext::IdentExt as _;
use syn::{Error, Ident, Result};

use crate::functions::generic_functions;
use crate::input::Input;
use crate::occurrence::Grammar;
use crate::parser::pest_parser;
use crate::table::Table;

/// The rules that `src/parse/parser.rs` parses most references by, many bytes at a time.
const FREQUENT: [&str; 4] = ["URI", "IRI", "URI_reference", "IRI_reference"];

/// The rules that it parses other references by.
const RARE: [&str; 4] = ["absolute_URI", "absolute_IRI", "relative_ref", "irelative_ref"];

/// The rules that parts are parsed by, in `src/parse/`. As in the lists below, the twins of a rule in other files come
/// with it: `iquery` and `unambiguous_host`.
const PARTS: [&str; 14] = [
    "scheme", "authority", "userinfo", "host", "port", "path", "path_abempty", "query", "fragment", "segment",
    "reg_name", "IPvFuture", "IPv4address", "pct_encoded",
];

/// The rules that `src/parse/offsets.rs` takes the offsets of the components from.
const CAPTURED: [&str; 9] = [
    "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless", "path_empty",
    "query",
];

/// Those of an unambiguous URL.
const CAPTURED_BY_CHECK: [&str; 4] = ["unambiguous_scheme", "unambiguous_host", "path_abempty", "query"];

/// The grammar files, relative to the root of the package.
const FILES: [&str; 4] = ["grammar/uri.pest", "grammar/iri.pest", "grammar/template.pest", "grammar/unambiguous.pest"];

/// A file of `src/grammar/generated/`.
pub struct Generated {
    /// Its name.
    pub name: &'static str,
    /// Its text.
    pub text: String,
}

/// Returns all files, generated from the grammar files of a package.
///
/// # Errors
/// The grammar is invalid.
pub fn generate(root: &Path) -> Result<Vec<Generated>> {
    let input = Input::from_files(root, &FILES)?;
    let table = Table::new(&input, &[], None, |name| {
        let rule = format_ident!("r#{name}");
        quote!(Some(Rule::#rule))
    })?;
    let (parts, files) = (table.statics(), texts());
    let uses = quote!(
        use crate::grammar::table::{Characters, Expression, GrammarRule, Nesting, RuleEntry, RuleModifier, Rules};
    );
    let texts = [
        ("rule.rs", rule_enum(&input)),
        ("table.rs", quote!(use super::Rule; #uses #files #(#parts)*)),
        ("parser.rs", parser(root)?),
        ("functions.rs", generic_functions(&Grammar::new(&Input::from_files(root, &FILES[..1])?.rules))),
    ];
    let mut generated = vec![];
    for (name, tokens) in texts {
        generated.push(Generated { name, text: prettyplease::unparse(&syn::parse2(plain(tokens))?) });
    }
    let rules: Vec<&str> = input.rules.iter().map(|rule| rule.name.as_str()).collect();
    let recognizers = [
        ("runtime.rs", Compiler::new().bitmaps_if("bitmaps").runtime()),
        ("recognizer.rs", recognizer(root, &rules)?),
        ("check_recognizer.rs", check_recognizer(root, &rules)?),
        ("template_recognizer.rs", template_recognizer(root)?),
    ];
    generated.extend(recognizers.map(|(name, text)| Generated { name, text }));
    Ok(generated)
}

/// The same tokens, with `r#` only before keywords.
fn plain(tokens: TokenStream) -> TokenStream {
    let plain = |token| match token {
        TokenTree::Ident(ident) => match syn::parse_str(&ident.unraw().to_string()) {
            Ok::<Ident, _>(unraw) => unraw.into(),
            Err(_) => ident.into(),
        },
        TokenTree::Group(group) => Group::new(group.delimiter(), plain(group.stream())).into(),
        other => other,
    };
    tokens.into_iter().map(plain).collect()
}

/// The names and the texts of the files.
fn texts() -> TokenStream {
    let files = FILES.iter().map(|file| {
        let name = file.rsplit('/').next().unwrap_or_default().trim_end_matches(".pest");
        let path = format!("../../../{file}");
        quote!((#name, include_str!(#path)))
    });
    quote! {
        /// The grammar files, each with its name without `.pest`.
        pub static FILES: &[(&str, &str)] = &[#(#files),*];
    }
}

/// The enum of all rules.
fn rule_enum(input: &Input) -> TokenStream {
    let rules = names(&input.rules.iter().map(|rule| rule.name.as_str()).collect::<Vec<_>>());
    quote! {
        #[allow(dead_code, non_camel_case_types)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Rule {
            #(#rules,)*
        }
    }
}

/// pest's parser of the first rules, those of `uri.pest` and `iri.pest`, with an enum of its own.
fn parser(root: &Path) -> Result<TokenStream> {
    let mut input = Input::from_files(root, &FILES[..2])?;
    for file in &mut input.files {
        // The enum of all rules is documented by the files.
        file.text = file.text.lines().filter(|line| !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect();
    }
    let parser = pest_parser(&input);
    Ok(quote!(pub struct Parser; #parser))
}

/// The recognizer of the rules of URIs and IRIs.
fn recognizer(root: &Path, rules: &[&str]) -> Result<String> {
    let [parts, captured] = [&PARTS[..], &CAPTURED].map(|names| {
        let names = with_twins(names, rules);
        names.into_iter().filter(|name| !is_of_check(name)).collect::<Vec<_>>()
    });
    recognizer_by_rule(root, &FREQUENT.map(str::to_owned), &RARE.map(str::to_owned), &parts, &captured)
}

/// The recognizer of unambiguous URLs, for the feature `check`.
fn check_recognizer(root: &Path, rules: &[&str]) -> Result<String> {
    let parts: Vec<String> = with_twins(&PARTS, rules).into_iter().filter(|name| is_of_check(name)).collect();
    recognizer_by_rule(root, &["unambiguous_URL".to_owned()], &[], &parts, &CAPTURED_BY_CHECK.map(str::to_owned))
}

fn is_of_check(name: &str) -> bool {
    name.starts_with("unambiguous_")
}

/// A recognizer with functions for some rules: for `frequent` ones, many bytes at a time; for `rare` ones and the
/// parts, byte by byte.
fn recognizer_by_rule(
    root: &Path,
    frequent: &[String],
    rare: &[String],
    parts: &[String],
    captured: &[String],
) -> Result<String> {
    let compiler = compiler(root).bitmaps_if("bitmaps");
    let compiler = frequent.iter().fold(compiler, |compiler, name| compiler.entry(name));
    let compiler = rare.iter().chain(parts).fold(compiler, |compiler, name| compiler.short_entry(name));
    let compiler = captured.iter().fold(compiler, |compiler, name| compiler.capture(name));
    let source = compiler.compile().map_err(|error| Error::new(Span::call_site(), error))?;
    let [parts, captured] = [parts, captured].map(names);
    let by_rule = quote! {
        /// How far a rule matches a text from its start, if it has a recognizer.
        pub fn matched<R: Capture<Rule>>(rule: Rule, text: &str, captures: &mut R) -> Option<usize> {
            match rule {
                #(Rule::#parts => byte_by_byte::#parts(text, captures),)*
                _ => None,
            }
        }

        #[cfg(test)]
        pub const MATCHED: &[Rule] = &[#(Rule::#parts),*];
        #[cfg(test)]
        pub const CAPTURED: &[Rule] = &[#(Rule::#captured),*];
    };
    Ok(source + &prettyplease::unparse(&syn::parse2(by_rule)?))
}

/// The recognizer of templates, byte by byte.
fn template_recognizer(root: &Path) -> Result<String> {
    let compiler = compiler(root).short_entry("URI_Template").byte_by_byte();
    compiler.compile().map_err(|error| Error::new(Span::call_site(), error))
}

fn compiler(root: &Path) -> Compiler {
    let compiler = FILES.iter().fold(Compiler::new(), |compiler, file| compiler.file(root.join(file)));
    compiler.rules("super::Rule").shared_runtime("super::runtime")
}

/// Those of some names that are rules, each with its twins: `iquery` for `query`, `unambiguous_host` for
/// `host`.
fn with_twins(names: &[&str], rules: &[&str]) -> Vec<String> {
    let all = |name: &&str| [(*name).to_owned(), format!("i{name}"), format!("unambiguous_{name}")];
    names.iter().flat_map(all).filter(|name| rules.contains(&name.as_str())).collect()
}

fn names(rules: &[impl AsRef<str>]) -> Vec<Ident> {
    rules.iter().map(|rule| Ident::new(rule.as_ref(), Span::call_site())).collect()
}
