//! The files of `src/grammar/generated/` in `pest-uri`.

use std::fs;
use std::path::Path;

use pest_regular::Compiler;
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::ext::IdentExt as _;
use syn::{Error, Ident, Result};

use crate::input::Input;
use crate::parser::pest_parser;
use crate::table::Table;

/// The rules that `src/parse/parser.rs` parses whole references by. For most references it is one of
/// the first two, whose recognizers process many bytes at a time. As in all lists here, the twins
/// of a rule in other files come with it: `IRI`.
const ENTRIES: [&str; 4] = ["URI", "URI_reference", "absolute_URI", "relative_ref"];

/// The rules that parts are parsed by, in `src/parse/` and, for those of schemes, in `src/scheme/`.
const PARTS: [&str; 25] = [
    "scheme", "authority", "userinfo", "host", "port", "path", "path_abempty", "query", "fragment", "segment",
    "reg_name", "IPvFuture", "IPv4address", "pct_encoded", "UUID", "attributeSelector", "distinguishedName",
    "geo_latitude", "geo_longitude", "mailto_to", "newsgroup_name", "nonstandard_file_URI", "telephone_subscriber",
    "urn_oid", "wildmat_pattern",
];

/// The rules that `src/parse/offsets.rs` takes the offsets of the components from.
const CAPTURED: [&str; 9] = [
    "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless", "path_empty",
    "query",
];

/// Those of an unambiguous URL.
const CAPTURED_BY_CHECK: [&str; 4] = ["unambiguous_scheme", "unambiguous_host", "path_abempty", "query"];

const GENERIC: [&str; 4] =
    ["grammar/uri.pest", "grammar/iri.pest", "grammar/template.pest", "grammar/unambiguous.pest"];

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
    let schemes = schemes(root)?;
    let files: Vec<&str> = GENERIC.into_iter().chain(schemes.iter().map(String::as_str)).collect();
    let input = Input::from_files(root, &files)?;
    let table = Table::new(&input, &[], None, |name| {
        let rule = format_ident!("r#{name}");
        quote!(Some(Rule::#rule))
    })?;
    let [generic, of_schemes] = <[TokenStream; 2]>::try_from(table.statics()).map_err(|parts| {
        let message =
            format!("the files in `grammar/` must not use rules of schemes; the table has {} parts", parts.len());
        Error::new(Span::call_site(), message)
    })?;
    let (first, others) = files.split_at(GENERIC.len());
    let [first, others] = [first, others].map(texts);
    let uses = quote!(
        use crate::grammar::table::{Characters, Expression, GrammarRule, Nesting, RuleEntry, RuleModifier, Rules};
    );
    let texts = [
        ("rule.rs", rule_enum(&input)),
        ("table.rs", quote!(use super::Rule; #uses #first #generic)),
        ("scheme_table.rs", quote!(use super::Rule; use super::table::PART_0; #uses #others #of_schemes)),
        ("parser.rs", parser(root)?),
    ];
    let mut generated = vec![];
    for (name, tokens) in texts {
        generated.push(Generated { name, text: prettyplease::unparse(&syn::parse2(plain(tokens))?) });
    }
    let generic: Vec<&str> = names_in(&input, |file| !is_of_scheme(file)).collect();
    let of_schemes: Vec<&str> = names_in(&input, is_of_scheme).collect();
    let in_schemes = |name: &&str| of_schemes.contains(name);
    let scheme_rules = first_rules(&input).chain(PARTS.into_iter().filter(in_schemes)).collect::<Vec<_>>();
    let template_rules = ["URI_Template"];
    let recognizers = [
        ("runtime.rs", Compiler::new().bitmaps_if("bitmaps").runtime()),
        ("recognizer.rs", recognizer(root, &generic)?),
        ("check_recognizer.rs", check_recognizer(root, &generic)?),
        ("scheme_recognizer.rs", recognizer_of(root, &files, &scheme_rules, Compiler::capture_all)?),
        ("template_recognizer.rs", recognizer_of(root, &GENERIC, &template_rules, |compiler| compiler)?),
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

/// The grammar files of the schemes.
fn schemes(root: &Path) -> Result<Vec<String>> {
    let unread = |error| Error::new(Span::call_site(), format!("grammar/scheme: {error}"));
    let mut files = vec![];
    for file in fs::read_dir(root.join("grammar/scheme")).map_err(unread)? {
        let path = file.map_err(unread)?.path();
        if path.extension().is_some_and(|extension| extension == "pest") {
            files.push(format!("grammar/scheme/{}", path.file_name().unwrap_or_default().to_string_lossy()));
        }
    }
    files.sort();
    Ok(files)
}

/// The names and the texts of files.
fn texts(files: &[&str]) -> TokenStream {
    let files = files.iter().map(|file| {
        let name = file.rsplit('/').next().unwrap_or_default().trim_end_matches(".pest");
        let path = format!("../../../{file}");
        quote!((#name, include_str!(#path)))
    });
    quote! {
        /// The grammar files, each with its name without `.pest`.
        pub static FILES: &[(&str, &str)] = &[#(#files),*];
    }
}

/// The enum of all rules. Those of the schemes have the condition of their feature.
fn rule_enum(input: &Input) -> TokenStream {
    let generic = names(&names_in(input, |file| !is_of_scheme(file)).collect::<Vec<_>>());
    let of_schemes = names(&names_in(input, is_of_scheme).collect::<Vec<_>>());
    quote! {
        #[allow(dead_code, non_camel_case_types)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Rule {
            #(#generic,)*
            #(#[cfg(feature = "schemes")] #of_schemes,)*
        }
    }
}

/// pest's parser of the first rules, those of `uri.pest` and `iri.pest`, with an enum of its own.
fn parser(root: &Path) -> Result<TokenStream> {
    let mut input = Input::from_files(root, &GENERIC[..2])?;
    for file in &mut input.files {
        // The enum of all rules is documented by the files.
        file.text = file.text.lines().filter(|line| !line.starts_with("//")).flat_map(|line| [line, "\n"]).collect();
    }
    let parser = pest_parser(&input);
    Ok(quote!(pub struct Parser; #parser))
}

/// The recognizer of the generic rules.
fn recognizer(root: &Path, rules: &[&str]) -> Result<String> {
    let (frequent, rare) = ENTRIES.split_at(2);
    let [frequent, rare, parts, captured] = [frequent, rare, &PARTS, &CAPTURED].map(|names| {
        let names = with_twins(names, rules);
        names.into_iter().filter(|name| !is_of_check(name)).collect::<Vec<_>>()
    });
    recognizer_by_rule(root, &frequent, &rare, &parts, &captured)
}

/// The recognizer of unambiguous URLs, for the feature `check`.
fn check_recognizer(root: &Path, rules: &[&str]) -> Result<String> {
    let parts: Vec<String> = with_twins(&PARTS, rules).into_iter().filter(|name| is_of_check(name)).collect();
    recognizer_by_rule(root, &["unambiguous_URL".to_owned()], &[], &parts, &CAPTURED_BY_CHECK.map(str::to_owned))
}

fn is_of_check(name: &str) -> bool {
    name.starts_with("unambiguous_")
}

/// A recognizer with functions for some rules: for `frequent` ones, many bytes at a time; for `rare` ones and the parts, byte by
/// byte.
fn recognizer_by_rule(
    root: &Path,
    frequent: &[String],
    rare: &[String],
    parts: &[String],
    captured: &[String],
) -> Result<String> {
    let compiler = compiler(root, &GENERIC).bitmaps_if("bitmaps");
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

/// The recognizer of other rules, byte by byte.
fn recognizer_of(root: &Path, files: &[&str], rules: &[&str], with: fn(Compiler) -> Compiler) -> Result<String> {
    let compiler = rules.iter().fold(compiler(root, files), |compiler, name| compiler.short_entry(name));
    let source = with(compiler.byte_by_byte()).compile().map_err(|error| Error::new(Span::call_site(), error))?;
    let rules = names(rules);
    let by_rule = quote! {
        /// How far a rule matches a text from its start, if it has a recognizer here.
        pub fn matched<R: Capture<Rule>>(rule: Rule, text: &str, captures: &mut R) -> Option<Option<usize>> {
            Some(match rule {
                #(Rule::#rules => #rules(text, captures),)*
                _ => return None,
            })
        }

        #[cfg(test)]
        pub const RULES: &[Rule] = &[#(Rule::#rules),*];
    };
    Ok(source + &prettyplease::unparse(&syn::parse2(by_rule)?))
}

fn compiler(root: &Path, files: &[&str]) -> Compiler {
    let compiler = files.iter().fold(Compiler::new(), |compiler, file| compiler.file(root.join(file)));
    compiler.rules("super::Rule").shared_runtime("super::runtime")
}

fn is_of_scheme(file: &str) -> bool {
    file.starts_with("grammar/scheme/")
}

/// The names of the rules in some files.
fn names_in(input: &Input, is_wanted: fn(&str) -> bool) -> impl Iterator<Item = &str> {
    let rules = input.rules.iter().enumerate().filter(move |(index, _)| is_wanted(input.place(*index)));
    rules.map(|(_, rule)| rule.name.as_str())
}

/// The first rule in the file of each scheme, which its URIs are parsed by.
fn first_rules(input: &Input) -> impl Iterator<Item = &str> {
    let file = |index: usize| input.place(index).split(':').next().unwrap_or_default();
    let is_first = move |index: usize| is_of_scheme(file(index)) && (index == 0 || file(index - 1) != file(index));
    input.rules.iter().enumerate().filter(move |(index, _)| is_first(*index)).map(|(_, rule)| rule.name.as_str())
}

/// Those of some names that are rules, each with its twins: `iquery` for `query`, `unambiguous_host` for
/// `host`.
fn with_twins(names: &[&str], rules: &[&str]) -> Vec<String> {
    let all = |name: &&str| {
        let of_iris = if name.contains("URI") { name.replace("URI", "IRI") } else { format!("i{name}") };
        [(*name).to_owned(), of_iris, format!("unambiguous_{name}")]
    };
    names.iter().flat_map(all).filter(|name| rules.contains(&name.as_str())).collect()
}

fn names(rules: &[impl AsRef<str>]) -> Vec<Ident> {
    rules.iter().map(|rule| Ident::new(rule.as_ref(), Span::call_site())).collect()
}
