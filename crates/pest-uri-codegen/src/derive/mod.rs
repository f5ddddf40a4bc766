//! Writes what `#[derive(FromGrammar)]` adds to a type.

mod check;
mod definition;

use pest_meta::ast::{Rule, RuleType};
use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::ext::IdentExt as _;
use syn::spanned::Spanned as _;
use syn::{Error, Ident, Lifetime, Result, Type};

use crate::functions::functions;
use crate::input::{Input, all};
use crate::occurrence::Grammar;
use crate::parser::test;
use crate::table::Table;
use definition::{Content, Definition, Entry, Part, Shape, is_integer};

/// Writes the items that a type derives from its grammar.
///
/// # Errors
/// The type cannot be read, or its grammar cannot.
pub fn from_grammar(item: TokenStream) -> Result<TokenStream> {
    let (differences, items) = checked(item)?;
    let differences = all(differences).err().map(|error| error.to_compile_error());
    // With the items, no use of the type is a further error.
    Ok(quote!(#differences #items))
}

/// The differences between a type and its grammar, and the items.
fn checked(item: TokenStream) -> Result<(Vec<Error>, TokenStream)> {
    let definition = Definition::new(&syn::parse2(item)?)?;
    let input = Input::for_type(&definition.files, &definition.name, &definition.rule)?;
    let grammar = Grammar::new(&input.rules);
    let differences = check::errors(&definition, &grammar);
    let items = Writer { definition: &definition, input: &input, grammar: &grammar }.items()?;
    Ok((differences, items))
}

struct Writer<'d> {
    definition: &'d Definition,
    input: &'d Input,
    grammar: &'d Grammar<'d>,
}

impl Writer<'_> {
    fn items(&self) -> Result<TokenStream> {
        let of_entry = if self.definition.is_entry { self.of_entry()? } else { quote!() };
        let content = match &self.definition.content {
            Content::Struct(parts) => self.of_struct(parts),
            Content::Enum(parts) => self.of_enum(parts),
            Content::Reference(ty) => self.of_reference(ty),
        };
        let test = if self.definition.is_entry { self.test()? } else { quote!() };
        let paths = self.input.files.iter().filter_map(|file| Some(file.path.as_ref()?.to_string_lossy().into_owned()));
        Ok(quote! {
            #test

            #[allow(unused_imports, unused_qualifications)]
            const _: () = {
                // A change of a file recompiles the type.
                const _: &[&str] = &[#(include_str!(#paths)),*];
                #content
                #of_entry
            };
        })
    }

    /// A test that runs the examples above the rules.
    fn test(&self) -> Result<TokenStream> {
        let (name, pest_uri) = (&self.definition.name, &self.input.pest_uri);
        let lifetime = self.definition.lifetime.as_ref().map(|_| quote!(<'_>));
        let grammar = quote!(<#name #lifetime as #pest_uri::FromGrammar<'_>>::GRAMMAR);
        test(self.input, &format_ident!("examples_of_{}", name.to_string().to_lowercase()), &grammar)
    }

    /// The type with its lifetime, the lifetime of the text, and the parameters of an `impl`.
    fn ty(&self) -> (TokenStream, Lifetime, TokenStream) {
        let name = &self.definition.name;
        match &self.definition.lifetime {
            Some(lifetime) => (quote!(#name<#lifetime>), lifetime.clone(), quote!(<#lifetime>)),
            None => (quote!(#name), Lifetime::new("'text", Span::call_site()), quote!()),
        }
    }

    fn rule_name(rule: &Ident) -> String {
        rule.to_string().replace('_', "-")
    }

    /// The code that makes the struct of the nodes below `node`, in one pass over them.
    fn read(&self, parts: &[Part]) -> TokenStream {
        let locals: Vec<Ident> = (0..parts.len()).map(|index| format_ident!("field_{index}")).collect();
        let declarations = parts.iter().zip(&locals).map(|(part, local)| match &part.shape {
            Shape::Flag => quote!(let mut #local = false;),
            Shape::List(ty) => quote!(let mut #local = private::Vec::<#ty>::new();),
            Shape::Map(entry) => {
                let (key, value) = (&entry.key.1, &entry.value.1);
                quote!(let mut #local = private::BTreeMap::<#key, #value>::new();)
            }
            Shape::One(ty) | Shape::Optional(ty) => quote!(let mut #local = ::core::option::Option::<#ty>::None;),
        });
        let closed = self.definition.closed(self.grammar);
        let mut rules: Vec<String> = parts.iter().map(|part| part.rule.to_string()).chain(closed.clone()).collect();
        rules.sort_unstable();
        rules.dedup();
        let arms = rules.iter().map(|rule| {
            let of_rule = parts.iter().zip(&locals).filter(|(part, _)| part.rule == *rule.as_str());
            let reads = of_rule.map(|(part, local)| self.read_part(part, local));
            let skip = closed.contains(rule).then(|| quote!(below.skip_inside();));
            let name = rule.replace('_', "-");
            quote!(#name => { #(#reads)* #skip })
        });
        let fields: Vec<&Ident> = parts.iter().map(|part| &part.name).collect();
        let values = parts.iter().zip(&locals).enumerate().map(|(index, (part, local))| {
            let rule = Self::rule_name(&part.rule);
            let absent = match (&part.shape, &part.default) {
                // A default may use the fields before it, by name.
                (Shape::One(_), Some(default)) => {
                    let (names, values) = (&fields[..index], &locals[..index]);
                    quote!({ #(#[allow(unused_variables)] let #names = &#values;)* #default })
                }
                (Shape::One(_), None) => {
                    quote!(return ::core::result::Result::Err(private::absent(node, #rule)))
                }
                _ => return quote!(),
            };
            quote!(let #local = match #local { ::core::option::Option::Some(value) => value, _ => #absent };)
        });
        let outer = Self::rule_name(&self.definition.rule);
        quote! {
            #(#declarations)*
            let mut below = private::below(node, #outer);
            while let ::core::option::Option::Some(node) = below.next() {
                match node.name() {
                    #(#arms)*
                    _ => {}
                }
            }
            #(#values)*
            ::core::result::Result::Ok(Self { #(#fields: #locals),* })
        }
    }

    /// The code that reads a match of a field's rule.
    fn read_part(&self, part: &Part, local: &Ident) -> TokenStream {
        if let Shape::Map(entry) = &part.shape {
            let closed: Vec<String> =
                part.closed_in_entry(self.grammar).iter().map(|rule| rule.replace('_', "-")).collect();
            let [key, value] = [&entry.key, &entry.value].map(|(rule, ty)| {
                let (rule, read) = (Self::rule_name(rule), self.read_value(part, ty));
                quote!(private::inner(node, #rule, &[#(#closed),*], |node| #read)?)
            });
            return quote!(private::insert(&mut #local, node, #key, #value)?;);
        }
        let Some(ty) = part.shape.inner() else { return quote!(#local = true;) };
        let value = self.value(part, ty);
        let once = part
            .is_once
            .then(|| quote!(if #local.is_some() { return ::core::result::Result::Err(private::again(node)); }));
        let read = match part.shape {
            Shape::List(_) => quote!(#local.push(#value);),
            // An empty number counts as absent: the port of `http://h:/`.
            _ if is_integer(ty) => {
                quote!(if #local.is_none() && !node.text().is_empty() {
                    #local = ::core::option::Option::Some(#value);
                })
            }
            _ => quote!(if #local.is_none() { #local = ::core::option::Option::Some(#value); }),
        };
        quote!(#once #read)
    }

    /// The code that makes the value of a match of a rule, before its check.
    fn read_value(&self, part: &Part, ty: &Type) -> TokenStream {
        let method = match (part.is_as_written, self.definition.is_as_written) {
            (true, _) => "written",
            (false, true) => "written_or_read",
            (false, false) => "read",
        };
        let method = Ident::new(method, ty.span());
        quote!((&&&private::Via::<#ty>::NEW).#method(node))
    }

    /// The code that makes the value of a match of a rule.
    fn value(&self, part: &Part, ty: &Type) -> TokenStream {
        let value = self.read_value(part, ty);
        match &part.check {
            Some(check) => quote!((#check)(#value?).map_err(|error| private::rejected(node, &error))?),
            None => quote!(#value?),
        }
    }

    /// The code that makes what is written for a value.
    fn piece(&self, part: &Part, ty: &Type) -> TokenStream {
        let piece = quote!((&&&&private::Via::<#ty>::NEW).write(value));
        let is_as_written = part.is_as_written || self.definition.is_as_written;
        if is_integer(ty) {
            quote!(#piece.as_number())
        } else if is_as_written {
            quote!(#piece.as_written())
        } else {
            piece
        }
    }

    /// The names of the rules whose texts are not shown: also of the atomic rules around them, as trees
    /// have no nodes below those.
    fn secrets(&self) -> Vec<String> {
        let secret: Vec<String> = self.definition.secret.iter().map(Ident::to_string).collect();
        let hides = |rule: &&Rule| {
            rule.ty == RuleType::Atomic && secret.iter().any(|secret| self.grammar.contains(&rule.name, secret))
        };
        let around = self.grammar.rules.iter().filter(hides).map(|rule| rule.name.clone());
        secret.iter().cloned().chain(around).map(|name| name.replace('_', "-")).collect()
    }

    /// An expression: whether the value of a field or variant is hidden. It is if its text is secret, or
    /// a part of one, or contains one; the type of a part hides its own secrets, which must be those of
    /// this type.
    fn is_secret(&self, part: &Part) -> TokenStream {
        let mut is_secret = quote!(false);
        if matches!(part.shape, Shape::Flag) {
            return if self.definition.secret.contains(&part.rule) { quote!(true) } else { is_secret };
        }
        for (rule, ty) in part.shape.values(&part.rule) {
            let name = rule.to_string();
            let is_in = |secret: &&Ident| *secret == rule || self.grammar.contains(&secret.to_string(), &name);
            if self.definition.secret.iter().any(|secret| is_in(&secret)) {
                return quote!(true);
            }
            let inner = self.definition.secret.iter().filter(|it| self.grammar.contains(&name, &it.to_string()));
            let inner: Vec<String> = inner.map(Self::rule_name).collect();
            if inner.is_empty() {
                continue;
            }
            let message = format!(
                "`{}` contains what is secret: its type needs `secret = [{}]`",
                part.name,
                inner.join(", ").replace('-', "_")
            );
            is_secret = quote_spanned! {part.span=> #is_secret || const {
                private::holds_text(private::Via::<#ty>::SECRETS, &[#(#inner),*], #message)
            }};
        }
        is_secret
    }

    /// The code that adds a field and its value to `values`.
    fn write(&self, part: &Part, value: &TokenStream) -> TokenStream {
        let (name, rule) = (part.name.unraw().to_string(), Self::rule_name(&part.rule));
        let is_secret = self.is_secret(part);
        let write = |ty: &Type| self.piece(part, ty);
        let (kind, pieces) = match &part.shape {
            Shape::Flag => (quote!(Flag), quote!(if *#value { values.push(private::Piece::Literal); })),
            Shape::One(ty) => {
                let piece = write(ty);
                (quote!(One), quote!({ let value: &#ty = #value; values.push(#piece); }))
            }
            Shape::Optional(ty) | Shape::List(ty) => {
                let (piece, is_list) = (write(ty), matches!(part.shape, Shape::List(_)));
                let kind = if is_list { quote!(List) } else { quote!(One) };
                (kind, quote!(for value in #value.iter() { let value: &#ty = value; values.push(#piece); }))
            }
            Shape::Map(entry) => {
                let Entry { key: (key_rule, key), value: (value_rule, ty) } = &**entry;
                let (key_piece, piece) = (write(key), write(ty));
                let [key_rule, value_rule] = [key_rule, value_rule].map(Self::rule_name);
                let key_piece = quote!({ let value: &#key = key; #key_piece });
                let piece = quote!({ let value: &#ty = value; #piece });
                (
                    quote!(Map),
                    quote!(for (key, value) in #value.iter() {
                        values.push_entry((#key_rule, #key_piece), (#value_rule, #piece));
                    }),
                )
            }
        };
        quote!(values.declare(#rule, #name, private::FieldKind::#kind, #is_secret); #pieces)
    }

    fn of_struct(&self, parts: &[Part]) -> TokenStream {
        let from_node = self.read(parts);
        let writes = parts.iter().map(|part| {
            let name = &part.name;
            self.write(part, &quote!((&self.#name)))
        });
        let count = parts.len();
        let values = quote!(values.reserve(#count); #(#writes)*);
        let name = &self.definition.name;
        let shown = parts.iter().map(|part| {
            let (field, label) = (&part.name, part.name.to_string());
            let is_secret = self.is_secret(part);
            let ty = &part.ty;
            quote!(.field(#label, (&&private::Via::<#ty>::NEW).shown(&self.#field, #is_secret)))
        });
        let label = name.to_string();
        let debug = quote!(formatter.debug_struct(#label)#(#shown)*.finish());
        self.implementations(&from_node, &values, &debug)
    }

    fn of_enum(&self, parts: &[Part]) -> TokenStream {
        let arms = parts.iter().map(|part| {
            let (name, rule) = (&part.name, Self::rule_name(&part.rule));
            let made = match &part.shape {
                Shape::One(ty) => {
                    let value = self.value(part, ty);
                    quote!(Self::#name(#value))
                }
                _ => quote!(Self::#name),
            };
            quote!(#rule => return ::core::result::Result::Ok(#made),)
        });
        let outer = Self::rule_name(&self.definition.rule);
        let is_variant = parts.iter().any(|part| part.rule == self.definition.rule);
        let is_closed = !is_variant && !self.definition.closed(self.grammar).is_empty();
        let skip = is_closed.then(|| quote!(#outer => below.skip_inside(),));
        let from_node = quote! {
            let mut below = private::below(node, #outer);
            while let ::core::option::Option::Some(node) = below.next() {
                match node.name() {
                    #(#arms)*
                    #skip
                    _ => {}
                }
            }
            ::core::result::Result::Err(private::absent(node, #outer))
        };
        let arms = parts.iter().map(|part| {
            let (name, rule) = (&part.name, Self::rule_name(&part.rule));
            match &part.shape {
                Shape::One(ty) => {
                    let piece = self.piece(part, ty);
                    let piece = quote!({ let value: &#ty = value; #piece });
                    quote!(Self::#name(value) => values.choose(#rule, #piece),)
                }
                _ => quote!(Self::#name => values.choose(#rule, private::Piece::Literal),),
            }
        });
        let declarations = parts.iter().map(|part| {
            let (rule, is_secret) = (Self::rule_name(&part.rule), self.is_secret(part));
            quote!(values.declare(#rule, #rule, private::FieldKind::Choice, #is_secret);)
        });
        let count = parts.len();
        let values = quote!(values.reserve(#count); #(#declarations)* match self { #(#arms)* });
        let shown = parts.iter().map(|part| {
            let (name, label) = (&part.name, part.name.to_string());
            let is_secret = self.is_secret(part);
            match &part.shape {
                Shape::One(ty) => {
                    let shown = quote!((&&private::Via::<#ty>::NEW).shown(value, #is_secret));
                    quote!(Self::#name(value) => formatter.debug_tuple(#label).field(#shown).finish(),)
                }
                _ => quote!(Self::#name => formatter.write_str(#label),),
            }
        });
        let debug = quote!(match self { #(#shown)* });
        self.implementations(&from_node, &values, &debug)
    }

    /// The implementations that a struct and an enum have.
    fn implementations(&self, from_node: &TokenStream, values: &TokenStream, debug: &TokenStream) -> TokenStream {
        let (pest_uri, (ty, lifetime, generics)) = (&self.input.pest_uri, self.ty());
        let from_node = self.checked(from_node);
        let secret = self.secrets();
        quote! {
            use #pest_uri::__private::from_grammar::{self as private, via::*};

            #[automatically_derived]
            impl<#lifetime> #pest_uri::FromNode<#lifetime> for #ty {
                fn from_node(
                    node: #pest_uri::Node<'_, #lifetime>,
                ) -> ::core::result::Result<Self, #pest_uri::ValueError> {
                    #from_node
                }
            }

            #[automatically_derived]
            impl #generics private::ToValues for #ty {
                const SECRETS: &'static [&'static str] = &[#(#secret),*];

                fn add_values(&self, values: &mut private::Values) {
                    #values
                }
            }

            #[automatically_derived]
            impl #generics ::core::fmt::Debug for #ty {
                fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    #debug
                }
            }
        }
    }

    /// The code that makes a value, and passes it through the function of `check`.
    fn checked(&self, from_node: &TokenStream) -> TokenStream {
        let pest_uri = &self.input.pest_uri;
        let read = quote! {
            let read = || -> ::core::result::Result<Self, #pest_uri::ValueError> { #from_node };
        };
        let checked = self.definition.check.as_ref().map(|check| {
            quote!((#check)(value).map_err(|error| #pest_uri::__private::from_grammar::rejected(node, &error))?)
        });
        let checked_node = self.definition.check_node.as_ref().map(|check| quote!((#check)(value, node)?));
        let checks: Vec<_> = checked.into_iter().chain(checked_node).collect();
        if checks.is_empty() {
            return from_node.clone();
        }
        quote! {
            #read
            let value = read()?;
            #(let value = #checks;)*
            ::core::result::Result::Ok(value)
        }
    }

    /// A struct around a reference, which remembers that the grammar matches it.
    fn of_reference(&self, ty: &Type) -> TokenStream {
        let (name, pest_uri) = (&self.definition.name, &self.input.pest_uri);
        let reference = quote!(::core::result::Result::Ok(#name(#pest_uri::__private::from_grammar::reference(node)?)));
        let from_node = self.checked(&reference);
        let debug = if self.definition.secret.is_empty() {
            quote!(::core::fmt::Debug::fmt(&self.0, formatter))
        } else {
            quote!(::core::fmt::Debug::fmt(&<Self as #pest_uri::FromGrammar<'_>>::redacted(self.0.as_str()), formatter))
        };
        quote! {
            #[automatically_derived]
            impl #pest_uri::FromNode<'_> for #name {
                fn from_node(node: #pest_uri::Node<'_, '_>) -> ::core::result::Result<Self, #pest_uri::ValueError> {
                    #from_node
                }
            }

            #[automatically_derived]
            impl ::core::ops::Deref for #name {
                type Target = #ty;

                fn deref(&self) -> &Self::Target {
                    &self.0
                }
            }

            #[automatically_derived]
            impl ::core::fmt::Display for #name {
                fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    ::core::fmt::Display::fmt(&self.0, formatter)
                }
            }

            #[automatically_derived]
            impl ::core::fmt::Debug for #name {
                fn fmt(&self, formatter: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    #debug
                }
            }

            #pest_uri::__serde_as_text!(#name);
        }
    }

    /// What a type has that whole texts are parsed into.
    fn of_entry(&self) -> Result<TokenStream> {
        let pest_uri = &self.input.pest_uri;
        let (name, (ty, lifetime, generics)) = (&self.definition.name, self.ty());
        let secret = self.secrets();
        let table = Table::new(self.input, &secret, self.definition.says.as_deref(), |name| {
            let name = name.replace('_', "-");
            // A constant of its own: what rustc evaluates at once is limited.
            quote!(const { __private::own_rule(#name) })
        })?;
        let entry = self.input.rules.iter().position(|rule| self.definition.rule == rule.name.as_str());
        let functions = entry.and_then(|entry| functions(self.input, self.grammar, entry));
        let (function, functions) = functions.unzip();
        let table = table.module(pest_uri, functions.as_ref());
        let function = function.map(|name| quote!(.with_function(table::#name)));
        let result = quote!(::core::result::Result<Self, #pest_uri::FromGrammarError>);
        let given: Vec<String> = self.definition.parts().iter().map(|part| part.rule.to_string()).collect();
        let given: Vec<&str> = given.iter().map(String::as_str).collect();
        let closed = self.definition.closed(self.grammar);
        let overlap = |outer: &&&str| {
            !closed.iter().any(|closed| closed == **outer) && self.grammar.occurrence(outer, &given, &[]).most > 0
        };
        let is_determined = !given.is_empty()
            && given.iter().find(overlap).is_none()
            && self.grammar.is_determined(&self.definition.rule.to_string(), &given);
        let any = if self.definition.lifetime.is_some() { quote!(#name<'_>) } else { quote!(#name) };
        let compose = is_determined.then(|| {
            quote! {
                /// Writes a text that parses to this value.
                ///
                /// # Errors
                /// The grammar has no text for this value, or the type rejects it.
                pub fn compose(
                    &self,
                ) -> ::core::result::Result<#pest_uri::__private::alloc::string::String, #pest_uri::ComposeError> {
                    #pest_uri::__private::from_grammar::compose(self, |node| {
                        <#any as #pest_uri::FromNode<'_>>::from_node(node).map(drop)
                    })
                }
            }
        });
        let fields = (!matches!(self.definition.content, Content::Reference(_))).then(|| {
            quote! {
                fn fields(&self) -> #pest_uri::__private::from_grammar::Vec<#pest_uri::Field<'static>> {
                    #pest_uri::__private::from_grammar::fields(self)
                }
            }
        });
        let of_text = self.definition.lifetime.is_none().then(|| quote!(<#lifetime>));
        let owned = self.definition.lifetime.is_none().then(|| {
            quote! {
                #[automatically_derived]
                impl ::core::str::FromStr for #name {
                    type Err = #pest_uri::FromGrammarError;

                    fn from_str(text: &str) -> #result {
                        <#name as #pest_uri::FromGrammar<'_>>::from_text(text)
                    }
                }

                #[automatically_derived]
                impl<__Kind: #pest_uri::kind::Kind, __Text: #pest_uri::Text>
                    ::core::convert::TryFrom<#pest_uri::Reference<__Kind, __Text>> for #name
                {
                    type Error = #pest_uri::FromGrammarError;

                    fn try_from(reference: #pest_uri::Reference<__Kind, __Text>) -> #result {
                        <#name as #pest_uri::FromGrammar<'_>>::from_text(reference.as_str())
                    }
                }
            }
        });
        Ok(quote! {
            #[allow(missing_docs, unused_qualifications, dead_code, clippy::all, clippy::pedantic)]
            #table

            static GRAMMAR: #pest_uri::CustomGrammar =
                #pest_uri::__private::custom_grammar(table::entry(#entry)) #function;

            #[automatically_derived]
            impl<#lifetime> #pest_uri::FromGrammar<#lifetime> for #ty {
                const GRAMMAR: #pest_uri::CustomGrammar = GRAMMAR;
                const SECRET: &'static [&'static str] = &[#(#secret),*];

                #fields
            }

            #[automatically_derived]
            impl #generics #ty {
                /// Parses a whole text by the grammar.
                ///
                /// # Errors
                /// - The grammar does not match the text.
                /// - A part does not fit the type of its field: a number is too large.
                pub fn parse #of_text(text: &#lifetime str) -> #result {
                    <Self as #pest_uri::FromGrammar<#lifetime>>::from_text(text)
                }

                #compose
            }

            #[automatically_derived]
            impl<#lifetime> ::core::convert::TryFrom<&#lifetime str> for #ty {
                type Error = #pest_uri::FromGrammarError;

                fn try_from(text: &#lifetime str) -> #result {
                    <Self as #pest_uri::FromGrammar<#lifetime>>::from_text(text)
                }
            }

            #owned
        })
    }
}

#[cfg(test)]
mod tests;
