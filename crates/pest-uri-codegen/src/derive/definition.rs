//! A type that derives `FromGrammar`, as it is written.

use proc_macro2::{Span, TokenStream};
use syn::ext::IdentExt as _;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::token::Bracket;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, Field, Fields, GenericArgument, GenericParam, Ident, Lifetime,
    Lit, LitStr, Meta, PathArguments, Result, Token, Type,
};

use crate::occurrence::Grammar;

/// A struct or an enum, and what it says of its grammar.
pub struct Definition {
    pub name: Ident,
    pub lifetime: Option<Lifetime>,
    pub files: Vec<LitStr>,
    pub rule: Ident,
    /// Whether whole texts are parsed by the rule, rather than a part of one.
    pub is_entry: bool,
    /// The rules whose texts are not shown.
    pub secret: Vec<Ident>,
    /// The function that a value passes through after it is read.
    pub check: Option<TokenStream>,
    /// The same for a function that also gets the node, so that its error can be at a part of the text.
    pub check_node: Option<TokenStream>,
    /// What an error at the beginning of the text says that it expects.
    pub says: Option<String>,
    /// Whether all its texts are as they are written, instead of decoded.
    pub is_as_written: bool,
    pub content: Content,
}

pub enum Content {
    /// The fields of a struct.
    Struct(Vec<Part>),
    /// A struct around a reference.
    Reference(Box<Type>),
    /// The variants of an enum; the shape of one without a field is [`Shape::Flag`].
    Enum(Vec<Part>),
}

/// A field of a struct, or a variant of an enum.
pub struct Part {
    pub name: Ident,
    /// The rule whose matches it holds.
    pub rule: Ident,
    pub shape: Shape,
    /// The type of a field.
    pub ty: Option<Type>,
    /// Whether its text is as it is written, instead of decoded.
    pub is_as_written: bool,
    /// Whether another match of the rule is an error.
    pub is_once: bool,
    pub span: Span,
    /// The value if the rule is absent.
    pub default: Option<TokenStream>,
    /// The function that each value passes through after it is read.
    pub check: Option<TokenStream>,
}

/// How many matches of its rule a field holds.
pub enum Shape {
    Flag,
    One(Type),
    Optional(Type),
    List(Type),
    /// An entry for each match.
    Map(Box<Entry>),
}

/// An entry of a map: the rules and the types of its key and its value.
pub struct Entry {
    pub key: (Ident, Type),
    pub value: (Ident, Type),
}

impl Shape {
    fn new(ty: &Type) -> Self {
        // Bytes are one value.
        if arguments_of(ty, "Vec").iter().any(|inner| is_named(inner, "u8")) {
            return Shape::One(ty.clone());
        }
        match (arguments_of(ty, "Option").as_slice(), arguments_of(ty, "Vec").as_slice()) {
            ([inner], _) => Shape::Optional((*inner).clone()),
            (_, [inner]) => Shape::List((*inner).clone()),
            _ if is_named(ty, "bool") => Shape::Flag,
            _ => Shape::One(ty.clone()),
        }
    }

    /// The shape of a map from what one rule matches to what the other matches.
    fn of_map(ty: &Type, key: Ident, value: Ident) -> Result<Self> {
        match arguments_of(ty, "BTreeMap").as_slice() {
            [keys, values] => {
                let (key, value) = ((key, (*keys).clone()), (value, (*values).clone()));
                Ok(Shape::Map(Box::new(Entry { key, value })))
            }
            _ => Err(Error::new_spanned(ty, "a field with `key` and `value` is a `BTreeMap<..., ...>`")),
        }
    }

    /// The rules of its values, each with the type.
    pub fn values<'s>(&'s self, rule: &'s Ident) -> Vec<(&'s Ident, &'s Type)> {
        match self {
            Shape::Map(entry) => [&entry.key, &entry.value].map(|(rule, ty)| (rule, ty)).into(),
            _ => self.inner().map(|ty| (rule, ty)).into_iter().collect(),
        }
    }

    /// The type of a single match.
    pub fn inner(&self) -> Option<&Type> {
        match self {
            Shape::Flag | Shape::Map(_) => None,
            Shape::One(ty) | Shape::Optional(ty) | Shape::List(ty) => Some(ty),
        }
    }
}

/// Whether the type is an integer of Rust, which is parsed from digits.
pub fn is_integer(ty: &Type) -> bool {
    const INTEGERS: [&str; 12] =
        ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];
    INTEGERS.iter().any(|name| is_named(ty, name))
}

fn is_named(ty: &Type, name: &str) -> bool {
    matches!(ungrouped(ty), Type::Path(path) if path.path.is_ident(name))
}

/// The type itself, for a parameter of a macro.
fn ungrouped(ty: &Type) -> &Type {
    if let Type::Group(group) = ty { ungrouped(&group.elem) } else { ty }
}

/// The types in the angle brackets of a type with this name.
fn arguments_of<'t>(ty: &'t Type, name: &str) -> Vec<&'t Type> {
    let Type::Path(path) = ungrouped(ty) else { return vec![] };
    let Some(last) = path.path.segments.last().filter(|last| last.ident == name) else { return vec![] };
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return vec![] };
    let ty = |argument: &'t GenericArgument| match argument {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    };
    arguments.args.iter().filter_map(ty).collect()
}

/// What `#[grammar(...)]` says.
#[derive(Default)]
struct Settings {
    files: Vec<LitStr>,
    entry: Option<Ident>,
    rule: Option<Ident>,
    secret: Vec<Ident>,
    key: Option<Ident>,
    value: Option<Ident>,
    check: Option<TokenStream>,
    check_node: Option<TokenStream>,
    says: Option<String>,
    is_as_written: bool,
    is_once: bool,
    default: Option<TokenStream>,
}

impl Settings {
    /// Reads the attributes of a type, or of a field or variant.
    fn new(attributes: &[Attribute], allowed: &[&str]) -> Result<Self> {
        let (mut settings, mut names) = (Settings::default(), vec![]);
        for attribute in attributes.iter().filter(|it| it.path().is_ident("grammar")) {
            let list = match &attribute.meta {
                Meta::List(list) => list.parse_args_with(Punctuated::<Setting, Token![,]>::parse_terminated)?,
                other => return Err(Error::new_spanned(other, "expected `#[grammar(...)]`")),
            };
            for Setting { name, value } in list {
                if !allowed.contains(&name.to_string().as_str()) {
                    let expected = allowed.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ");
                    return Err(Error::new(
                        name.span(),
                        format!("unknown setting `{name}`; expected one of {expected}"),
                    ));
                }
                if names.contains(&name) {
                    return Err(Error::new(name.span(), format!("`{name}` occurs before")));
                }
                settings.add(&name, value)?;
                names.push(name);
            }
        }
        Ok(settings)
    }

    fn add(&mut self, name: &Ident, value: Value) -> Result<()> {
        match (name.to_string().as_str(), value) {
            ("file", Value::Files(files)) => self.files.extend(files),
            ("entry", Value::Expr(value)) => self.entry = Some(rule(&value)?),
            ("rule", Value::Expr(value)) => self.rule = Some(rule(&value)?),
            ("key", Value::Expr(value)) => self.key = Some(rule(&value)?),
            ("value", Value::Expr(value)) => self.value = Some(rule(&value)?),
            ("check", Value::Expr(value)) => self.check = Some(quote::quote!(#value)),
            ("check_node", Value::Expr(value)) => self.check_node = Some(quote::quote!(#value)),
            ("name", Value::Expr(value)) => self.says = Some(text(&value)?),
            ("as_written", Value::None) => self.is_as_written = true,
            ("once", Value::None) => self.is_once = true,
            ("as_written" | "once", _) => {
                return Err(Error::new(name.span(), format!("expected `{name}` without a value")));
            }
            ("check" | "check_node", _) => {
                return Err(Error::new(name.span(), format!("expected `{name} = ` and a function")));
            }
            ("secret", Value::Rules(rules)) => self.secret.extend(rules),
            ("secret", Value::Expr(value)) => self.secret.push(rule(&value)?),
            ("default", Value::Expr(value)) => self.default = Some(quote::quote!(#value)),
            ("default", Value::None) => self.default = Some(quote::quote!(::core::default::Default::default())),
            ("name", _) => return Err(Error::new(name.span(), "expected `name = \"...\"`, as in `a Redis URI`")),
            ("file", _) => return Err(Error::new(name.span(), "expected `file = \"...\"`, a path in the package")),
            _ => return Err(Error::new(name.span(), format!("expected `{name} = ` and the name of a rule"))),
        }
        Ok(())
    }
}

/// The name of a rule.
fn rule(value: &Expr) -> Result<Ident> {
    match value {
        Expr::Path(path) => path.path.get_ident().map(Ident::unraw),
        _ => None,
    }
    .ok_or_else(|| Error::new_spanned(value, "expected the name of a rule as in the grammar"))
}

/// A text in quotes.
fn text(value: &Expr) -> Result<String> {
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Ok(text.value()),
        other => Err(Error::new_spanned(other, "expected a text in quotes")),
    }
}

struct Setting {
    name: Ident,
    value: Value,
}

enum Value {
    None,
    Files(Vec<LitStr>),
    Rules(Vec<Ident>),
    Expr(Box<Expr>),
}

impl Parse for Setting {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.call(Ident::parse_any)?;
        if !input.peek(Token![=]) {
            return Ok(Setting { name, value: Value::None });
        }
        input.parse::<Token![=]>()?;
        let value = if name == "file" && input.peek(Bracket) {
            let list;
            syn::bracketed!(list in input);
            Value::Files(list.parse_terminated(<LitStr as Parse>::parse, Token![,])?.into_iter().collect())
        } else if name == "file" {
            Value::Files(vec![input.parse()?])
        } else if name == "secret" && input.peek(Bracket) {
            let list;
            syn::bracketed!(list in input);
            let names = list.parse_terminated(Ident::parse_any, Token![,])?;
            Value::Rules(names.iter().map(Ident::unraw).collect())
        } else {
            Value::Expr(Box::new(input.parse()?))
        };
        Ok(Setting { name, value })
    }
}

impl Definition {
    pub fn new(item: &DeriveInput) -> Result<Self> {
        let allowed = ["file", "entry", "rule", "secret", "check", "check_node", "name", "as_written"];
        let settings = Settings::new(&item.attrs, &allowed)?;
        let missing = |what| Error::new(item.ident.span(), format!("`{}` needs {what}", item.ident));
        let (rule, is_entry) = match (settings.entry, settings.rule) {
            (Some(entry), None) => (entry, true),
            (None, Some(rule)) => (rule, false),
            (Some(_), Some(rule)) => return Err(Error::new(rule.span(), "expected `entry` or `rule`, not both")),
            (None, None) => {
                return Err(missing("`#[grammar(file = \"...\", entry = ...)]`, or `rule = ...` for a part of a text"));
            }
        };
        if settings.files.is_empty() {
            return Err(missing("`file = \"...\"` in `#[grammar(...)]`, the path of its grammar in the package"));
        }
        if let (Some(_), false) = (&settings.says, is_entry) {
            return Err(missing("`entry` for `name`, which is that of a whole text"));
        }
        let mut lifetime = None;
        for parameter in &item.generics.params {
            match parameter {
                GenericParam::Lifetime(it) if lifetime.is_none() => lifetime = Some(it.lifetime.clone()),
                other => return Err(Error::new_spanned(other, "expected no more than one lifetime, that of the text")),
            }
        }
        let content = match &item.data {
            Data::Struct(data) => match &data.fields {
                Fields::Named(fields) => {
                    Content::Struct(fields.named.iter().map(Part::of_field).collect::<Result<_>>()?)
                }
                Fields::Unnamed(fields) if fields.unnamed.len() == 1 && is_entry => {
                    Content::Reference(Box::new(fields.unnamed[0].ty.clone()))
                }
                fields => return Err(Error::new_spanned(fields, "expected named fields, or one `Uri<String>`")),
            },
            Data::Enum(data) => {
                let part = |it: &syn::Variant| Part::of_variant(it);
                Content::Enum(data.variants.iter().map(part).collect::<Result<_>>()?)
            }
            Data::Union(_) => return Err(Error::new(item.ident.span(), "expected a struct or an enum")),
        };
        if let (true, Content::Reference(_)) = (settings.is_as_written, &content) {
            return Err(Error::new(item.ident.span(), "a reference is always as it is written: remove `as_written`"));
        }
        Ok(Definition {
            name: item.ident.clone(),
            lifetime,
            files: settings.files,
            rule,
            is_entry,
            secret: settings.secret,
            check: settings.check,
            check_node: settings.check_node,
            says: settings.says,
            is_as_written: settings.is_as_written,
            content,
        })
    }

    /// The fields or variants.
    pub fn parts(&self) -> &[Part] {
        match &self.content {
            Content::Struct(parts) | Content::Enum(parts) => parts,
            Content::Reference(_) => &[],
        }
    }

    /// The rules whose matches the type does not look into, because rules may be nested in them: what
    /// is inside belongs to the value of the match.
    pub fn closed(&self, grammar: &Grammar<'_>) -> Vec<String> {
        match &self.content {
            Content::Struct(parts) => grammar.closed(&self.rule, parts.iter().map(|part| &part.rule)),
            // The first variant is the only one.
            Content::Enum(_) | Content::Reference(_) => grammar.closed(&self.rule, []),
        }
    }
}

impl Part {
    fn of_field(field: &Field) -> Result<Self> {
        let settings =
            Settings::new(&field.attrs, &["rule", "default", "key", "value", "as_written", "once", "check"])?;
        let name = field.ident.clone().unwrap_or_else(|| Ident::new("field", Span::call_site()));
        let rule = settings.rule.unwrap_or_else(|| name.unraw());
        let shape = match (settings.key, settings.value) {
            (Some(key), Some(value)) => Shape::of_map(&field.ty, key, value)?,
            (None, None) if !arguments_of(&field.ty, "BTreeMap").is_empty() => {
                let message = "a map needs `#[grammar(key = ..., value = ...)]`, the rules of its keys and values";
                return Err(Error::new_spanned(&field.ty, message));
            }
            (None, None) => Shape::new(&field.ty),
            (Some(one), None) | (None, Some(one)) => {
                return Err(Error::new(one.span(), "expected both `key` and `value`"));
            }
        };
        if let (Some(_), None) = (&settings.check, shape.inner()) {
            return Err(Error::new(name.span(), "expected `check` for a single value, not for a `bool` or a map"));
        }
        let is_single = matches!(shape, Shape::One(_) | Shape::Optional(_));
        let unused = match shape {
            Shape::Flag if settings.is_as_written => Some("`as_written` has no effect on a `bool`"),
            _ if settings.is_once && !is_single => Some("`once` has no effect on a `bool`, a list or a map"),
            Shape::One(_) => None,
            _ if settings.default.is_some() => {
                Some("`default` has no effect: this type has a value for an absent rule")
            }
            _ => None,
        };
        if let Some(message) = unused {
            return Err(Error::new(name.span(), message));
        }
        let (is_as_written, is_once, check) = (settings.is_as_written, settings.is_once, settings.check);
        let (span, default, ty) = (rule.span(), settings.default, Some(field.ty.clone()));
        Ok(Part { name, rule, shape, ty, is_as_written, is_once, span, default, check })
    }

    /// The same for the key and the value of a map, which are below the rule of the field.
    pub fn closed_in_entry(&self, grammar: &Grammar<'_>) -> Vec<String> {
        match &self.shape {
            Shape::Map(entry) => grammar.closed(&self.rule, [&entry.key.0, &entry.value.0]),
            _ => vec![],
        }
    }

    fn of_variant(variant: &syn::Variant) -> Result<Self> {
        let settings = Settings::new(&variant.attrs, &["rule", "as_written"])?;
        let missing =
            || Error::new(variant.ident.span(), "expected `#[grammar(rule = ...)]`, the rule of this variant");
        let rule = settings.rule.ok_or_else(missing)?;
        let shape = match &variant.fields {
            Fields::Unit => Shape::Flag,
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => Shape::One(fields.unnamed[0].ty.clone()),
            fields => return Err(Error::new_spanned(fields, "expected no field, or one without a name")),
        };
        let (name, is_as_written) = (variant.ident.clone(), settings.is_as_written);
        if let (Shape::Flag, true) = (&shape, is_as_written) {
            return Err(Error::new(name.span(), "`as_written` has no effect on a variant without a field"));
        }
        let (span, ty) = (rule.span(), None);
        Ok(Part { name, rule, shape, ty, is_as_written, is_once: false, span, default: None, check: None })
    }
}
