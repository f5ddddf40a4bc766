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

/// The rules that most references are parsed by: their recognizers process many bytes at a time.
const ENTRIES: [&str; 5] = ["URI", "URI_reference", "IRI", "IRI_reference", "unambiguous_URL"];

/// The other rules that whole references are parsed by.
const RARE_ENTRIES: [&str; 4] = ["absolute_URI", "relative_ref", "absolute_IRI", "irelative_ref"];

/// The rules of single components and of those that decide the kind of a host: a recognizer returns
/// how far each matches.
const MATCHED: [&str; 25] = [
    "scheme", "authority", "userinfo", "host", "port", "path", "path_abempty", "query", "fragment", "segment",
    "reg_name", "IPvFuture", "IPv4address", "pct_encoded", "iuserinfo", "ihost", "ipath", "iquery", "ifragment",
    "isegment", "plain_scheme", "plain_userinfo", "plain_host", "plain_port", "plain_pct_encoded",
];

/// The rules with several alternatives that may fail: a recognizer also returns the furthest offset
/// that any of them reaches.
const FURTHEST: [&str; 2] = ["host", "ihost"];

/// The rules whose matches are captured, for the offsets of the components
/// (`src/parse/offsets.rs`).
const CAPTURED: [&str; 19] = [
    "scheme", "authority", "host", "path_abempty", "path_absolute", "path_noscheme", "path_rootless", "path_empty",
    "query", "iauthority", "ihost", "ipath_abempty", "ipath_absolute", "ipath_noscheme", "ipath_rootless",
    "ipath_empty", "iquery", "plain_scheme", "plain_host",
];

/// The rules that URIs of servers and files are parsed by. Their parts are the generic components,
/// so nothing is captured in them.
const SERVER_URIS: [&str; 7] = ["coap_URI", "coaps_URI", "file_URI", "http_URI", "https_URI", "ws_URI", "wss_URI"];

/// The rules that URIs of other schemes are parsed by.
const SCHEME_URIS: [&str; 19] = [
    "acctURI", "cid_url", "dataurl", "did_url", "nonstandard_file_URI", "ftpurl", "geo_URI", "ldapurl", "mailtoURI",
    "mid_url", "newsURL", "nntpURL", "SIP_URI", "SIPS_URI", "sms_uri", "tagURI", "telephone_uri", "namestring",
    "xmppuri",
];

/// The rules that parts of these URIs are parsed by afterwards.
const SCHEME_PARTS: [&str; 10] = [
    "UUID", "attributeSelector", "distinguishedName", "geo_latitude", "geo_longitude", "mailto_to", "newsgroup_name",
    "telephone_subscriber", "urn_oid", "wildmat_pattern",
];

/// The rules that URI templates are parsed by.
const TEMPLATES: [&str; 1] = ["URI_Template"];

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
    let table = Table::new(&input, |name| {
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
        use crate::grammar::table::{Characters, Expression, GrammarRule, RuleEntry, Rules};
    );
    let texts = [
        ("rule.rs", rule_enum(&input)),
        ("table.rs", quote!(use super::Rule; #uses #first #generic)),
        ("scheme_table.rs", quote!(use super::Rule; use super::table::PART_0; #uses #others #of_schemes)),
        ("parser.rs", parser(root)?),
        ("custom.rs", custom(&input)),
    ];
    let mut generated = vec![];
    for (name, tokens) in texts {
        generated.push(Generated { name, text: prettyplease::unparse(&syn::parse2(plain(tokens))?) });
    }
    generated.push(Generated { name: "recognizer.rs", text: recognizer(root)? });
    generated.push(Generated { name: "scheme_recognizer.rs", text: scheme_recognizer(root, &files)? });
    generated.push(Generated { name: "template_recognizer.rs", text: template_recognizer(root)? });
    generated.push(Generated { name: "server_recognizer.rs", text: server_recognizer(root, &files)? });
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

/// Writes what `grammar!` calls. The text of `uri.pest` is passed to the macro as a token, because
/// a macro of another crate cannot read the files of this one.
fn custom(input: &Input) -> TokenStream {
    let generic = input.files.first().map_or("", |file| file.text.as_str());
    quote! {
        #[doc(hidden)]
        #[macro_export]
        macro_rules! __grammar {
            ($($grammar:tt)*) => { $crate::__private::expand_grammar! { [$crate] [#generic] $($grammar)* } };
        }
    }
}

/// The enum of all rules. Those of the schemes have the condition of their feature.
fn rule_enum(input: &Input) -> TokenStream {
    let is_generic = |rule: &usize| !input.place(*rule).starts_with("grammar/scheme/");
    let rules: Vec<&str> = input.rules.iter().map(|rule| rule.name.as_str()).collect();
    let (generic, of_schemes) = rules.split_at((0..rules.len()).take_while(is_generic).count());
    let [generic, of_schemes] = [generic, of_schemes].map(names);
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
        file.text = file.text.lines().filter(|line| !line.starts_with("//")).map(|line| format!("{line}\n")).collect();
    }
    let parser = pest_parser(&input);
    Ok(quote!(pub struct Parser; #parser))
}

/// The recognizer of the generic rules.
fn recognizer(root: &Path) -> Result<String> {
    let files = GENERIC.into_iter();
    let compiler = files.fold(Compiler::new(), |compiler, file| compiler.file(root.join(file)));
    let compiler = compiler.rules("super::Rule").bitmaps_if("bitmaps");
    let compiler = ENTRIES.into_iter().fold(compiler, Compiler::entry);
    let compiler = RARE_ENTRIES.into_iter().chain(MATCHED).fold(compiler, Compiler::short_entry);
    let compiler = CAPTURED.into_iter().fold(compiler, Compiler::capture);
    let compiler = FURTHEST.into_iter().fold(compiler, Compiler::furthest);
    let source = compiler.compile().map_err(|error| Error::new(Span::call_site(), error))?;
    Ok(source + &prettyplease::unparse(&syn::parse2(by_rule())?))
}

/// The recognizer of the schemes' rules. It captures every node that pest would make, so that typed
/// URIs do not need pest's tree.
fn scheme_recognizer(root: &Path, files: &[&str]) -> Result<String> {
    let rules = [&SCHEME_URIS[..], &SCHEME_PARTS].concat();
    recognizer_of(root, files, &rules, Compiler::short_entry, |compiler| compiler.capture_all().byte_by_byte())
}

/// The recognizer of the URIs of servers.
fn server_recognizer(root: &Path, files: &[&str]) -> Result<String> {
    recognizer_of(root, files, &SERVER_URIS, Compiler::entry, |compiler| compiler.bitmaps_if("bitmaps"))
}

/// The recognizer of URI templates.
fn template_recognizer(root: &Path) -> Result<String> {
    recognizer_of(root, &GENERIC, &TEMPLATES, Compiler::short_entry, Compiler::byte_by_byte)
}

fn recognizer_of(
    root: &Path,
    files: &[&str],
    entries: &[&str],
    entry: fn(Compiler, &str) -> Compiler,
    with: fn(Compiler) -> Compiler,
) -> Result<String> {
    let compiler = files.iter().fold(Compiler::new(), |compiler, file| compiler.file(root.join(file)));
    let compiler = entries.iter().fold(compiler, |compiler, name| entry(compiler, name));
    let compiler = with(compiler.rules("super::Rule"));
    let source = compiler.compile().map_err(|error| Error::new(Span::call_site(), error))?;
    let rules = names(entries);
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

/// Writes functions that find the recognizer of a rule, and lists of the rules for tests.
fn by_rule() -> TokenStream {
    let [matched, furthest, captured] = [&MATCHED[..], &FURTHEST, &CAPTURED].map(names);
    let functions = FURTHEST.map(|name| format_ident!("{name}_furthest"));
    quote! {
        /// How far a rule matches a text from its start, if it has a recognizer.
        pub fn matched<R: Capture<Rule>>(rule: Rule, text: &str, captures: &mut R) -> Option<usize> {
            match rule {
                #(Rule::#matched => byte_by_byte::#matched(text, captures),)*
                _ => None,
            }
        }

        /// How far a rule matches a text, and the furthest offset that any alternative reaches, if
        /// it has such a recognizer.
        pub fn furthest(rule: Rule, text: &str) -> Furthest {
            match rule {
                #(Rule::#furthest => #functions(text),)*
                _ => Furthest::default(),
            }
        }

        #[cfg(test)]
        pub const MATCHED: &[Rule] = &[#(Rule::#matched),*];
        #[cfg(test)]
        pub const FURTHEST: &[Rule] = &[#(Rule::#furthest),*];
        #[cfg(test)]
        pub const CAPTURED: &[Rule] = &[#(Rule::#captured),*];
    }
}

fn names(rules: &[&str]) -> Vec<Ident> {
    rules.iter().map(|rule| Ident::new(rule, Span::call_site())).collect()
}
