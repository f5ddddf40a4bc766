//! The files of `src/grammar/generated/` in `pest-uri`.

use std::fs;
use std::path::Path;

use pest_regular::Compiler;
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};
use syn::ext::IdentExt as _;
use syn::{Error, Expr, File, Ident, ImplItem, Item, ItemFn, ItemMod, Result, Stmt};

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
    let parser = Parser::new(&input)?;
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
        ("rule.rs", parser.rule_enum()?),
        ("table.rs", quote!(use super::Rule; #uses #first #generic)),
        ("scheme_table.rs", quote!(use super::Rule; use super::table::PART_0; #uses #others #of_schemes)),
        ("parser.rs", parser.generic()),
        ("scheme_parser.rs", parser.scheme_rules()),
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

/// The output of `pest_derive`, in parts: the enum of the rules, the functions of the generic
/// rules, and those of the schemes' rules.
struct Parser {
    enumeration: Vec<Item>,
    hidden: ItemMod,
    functions: Vec<ItemFn>,
    patterns: Vec<syn::Arm>,
    /// The number of generic rules.
    generic: usize,
}

impl Parser {
    fn new(input: &Input) -> Result<Self> {
        let File { items, .. } = syn::parse2(pest_parser(input))?;
        let is_generic = |rule: &usize| !input.place(*rule).starts_with("grammar/scheme/");
        let generic = (0..input.rules.len()).take_while(is_generic).count();
        let mut parser = Parser {
            enumeration: vec![],
            hidden: syn::parse_quote!(
                mod hidden {}
            ),
            functions: vec![],
            patterns: vec![],
            generic,
        };
        for item in items {
            match item {
                Item::Impl(item) if item.trait_.is_some() => {
                    for item in item.items {
                        if let ImplItem::Fn(parse) = item {
                            parser.add(parse.block.stmts);
                        }
                    }
                }
                Item::Enum(_) | Item::Impl(_) => parser.enumeration.push(item),
                _ => {}
            }
        }
        Ok(parser)
    }

    /// Adds the statements of `parse`: a module with the functions of the rules, and a `match` that
    /// calls them.
    fn add(&mut self, statements: Vec<Stmt>) {
        for statement in statements {
            match statement {
                Stmt::Item(Item::Mod(rules)) => self.add_modules(rules),
                Stmt::Expr(Expr::Call(call), _) => {
                    for argument in call.args {
                        if let Expr::Closure(closure) = argument
                            && let Expr::Block(block) = *closure.body
                            && let Some(Stmt::Expr(Expr::Match(patterns), _)) = block.block.stmts.into_iter().next()
                        {
                            self.patterns = patterns.arms;
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn add_modules(&mut self, rules: ItemMod) {
        for item in rules.content.into_iter().flat_map(|(_, items)| items) {
            match item {
                Item::Mod(module) if module.ident == "hidden" => self.hidden = module,
                Item::Mod(module) if module.ident == "visible" => {
                    let items = module.content.into_iter().flat_map(|(_, items)| items);
                    self.functions.extend(
                        items.filter_map(|item| if let Item::Fn(function) = item { Some(function) } else { None }),
                    );
                }
                _ => {}
            }
        }
    }

    /// The enum of the rules. Those of the schemes have the condition of their feature.
    fn rule_enum(&self) -> Result<TokenStream> {
        let missing = || Error::new(Span::call_site(), "missing enum of rules in pest's output");
        let attributed =
            self.enumeration.iter().find_map(|item| if let Item::Enum(item) = item { Some(item) } else { None });
        let mut attributed = attributed.ok_or_else(missing)?.clone();
        for variant in attributed.variants.iter_mut().skip(self.generic) {
            variant.attrs.push(syn::parse_quote!(#[cfg(feature = "schemes")]));
        }
        let rules: Vec<&Ident> = attributed.variants.iter().map(|variant| &variant.ident).collect();
        let (generic, of_schemes) = rules.split_at(self.generic);
        Ok(quote! {
            #attributed

            impl Rule {
                pub fn all_rules() -> &'static [Rule] {
                    &[#(Rule::#generic,)* #(#[cfg(feature = "schemes")] Rule::#of_schemes),*]
                }
            }
        })
    }

    /// Whether the rule of a function is generic. Built-in rules of pest are, too.
    fn is_generic(&self, function: &ItemFn) -> bool {
        let name = function.sig.ident.unraw();
        let position = self.patterns.iter().position(|arm| matches!(&arm.pat, syn::Pat::Path(path) if path.path.segments.last().is_some_and(|last| last.ident.unraw() == name)));
        position.is_none_or(|position| position < self.generic)
    }

    fn generic(&self) -> TokenStream {
        let (hidden, functions) = (&self.hidden, self.functions.iter().filter(|function| self.is_generic(function)));
        let (generic, of_schemes) = self.patterns.split_at(self.generic);
        quote! {
            use super::Rule;

            pub struct Parser;

            pub mod rules {
                #hidden

                pub mod visible {
                    use super::super::Rule;
                    #(#functions)*
                }

                pub use self::visible::*;
                #[cfg(feature = "schemes")]
                pub use super::super::scheme_parser::visible::*;
            }

            impl ::pest::Parser<Rule> for Parser {
                fn parse<'i>(rule: Rule, input: &'i str) -> ::core::result::Result<::pest::iterators::Pairs<'i, Rule>, ::pest::error::Error<Rule>> {
                    ::pest::state(input, |state| match rule {
                        #(#generic)*
                        #(#[cfg(feature = "schemes")] #of_schemes)*
                    })
                }
            }
        }
    }

    fn scheme_rules(&self) -> TokenStream {
        let functions = self.functions.iter().filter(|function| !self.is_generic(function));
        quote! {
            use super::parser::rules::hidden;

            pub mod visible {
                use super::super::Rule;
                use super::super::parser::rules::visible::*;
                #(#functions)*
            }
        }
    }
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
