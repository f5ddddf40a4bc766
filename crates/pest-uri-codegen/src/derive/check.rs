//! Compares a type with its grammar. Nothing here is about URIs.

use grammar_reader::similar;
use pest_meta::ast::RuleType;
use proc_macro2::Ident;
use quote::ToTokens as _;
use syn::{Error, Type};

use crate::occurrence::{Grammar, Occurrence, SEVERAL};

use super::definition::{Content, Definition, Part, Shape, is_integer};

/// All differences between a type and its grammar.
pub fn errors(definition: &Definition, grammar: &Grammar<'_>) -> Vec<Error> {
    let mut errors = vec![];
    let Some(rule) = known(grammar, &definition.rule, &mut errors) else { return errors };
    if rule.ty == RuleType::Silent {
        errors.push(Error::new(definition.rule.span(), silent(&definition.rule)));
    }
    let closed = definition.closed(grammar);
    for part in definition.parts() {
        errors.extend(part_error(definition, part, grammar, &closed));
    }
    for secret in &definition.secret {
        if known(grammar, secret, &mut errors).is_some_and(|rule| rule.ty == RuleType::Silent) {
            errors.push(Error::new(secret.span(), silent(secret)));
        }
    }
    if let (Content::Enum(parts), true) = (&definition.content, errors.is_empty()) {
        errors.extend(choice_error(definition, parts, grammar));
    }
    errors
}

/// The error for an enum whose rule is no choice of the rules of its variants.
fn choice_error(definition: &Definition, parts: &[Part], grammar: &Grammar<'_>) -> Option<Error> {
    let rule = definition.rule.to_string();
    let names: Vec<String> = parts.iter().map(|part| part.rule.to_string()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    if let Some(uncovered) = grammar.uncovered(&rule, &names) {
        let message = format!("`{rule}` may also match `{uncovered}`: add a variant for it");
        return Some(Error::new(definition.name.span(), message));
    }
    let closed: Vec<&str> = names.iter().copied().chain([rule.as_str()]).collect();
    if grammar.occurrence(&rule, &names, &closed).most == SEVERAL {
        let message =
            format!("`{rule}` is no choice of these variants, since a match may have several: make it a struct");
        return Some(Error::new(definition.name.span(), message));
    }
    let inside = parts.iter().find(|part| grammar.occurrence(&rule, &[&part.rule.to_string()], &closed).most == 0)?;
    let message = format!("`{}` occurs in `{rule}` only inside other variants", inside.rule);
    Some(Error::new(inside.span, message))
}

fn known<'g>(grammar: &Grammar<'g>, name: &Ident, errors: &mut Vec<Error>) -> Option<&'g pest_meta::ast::Rule> {
    let rule = grammar.rule(&name.to_string());
    if rule.is_none() {
        errors.push(Error::new(name.span(), unknown(grammar, name)));
    }
    rule
}

fn silent(name: &Ident) -> String {
    format!("the rule `{name}` is silent, so it has no node; write `{{` for `_{{`")
}

fn unknown(grammar: &Grammar<'_>, name: &Ident) -> String {
    let similar = similar(&name.to_string(), grammar.rules.iter().map(|rule| rule.name.as_str()));
    let hint = similar.map(|similar| format!("; did you mean `{similar}`?")).unwrap_or_default();
    format!("the grammar has no rule `{name}`{hint}")
}

fn part_error(definition: &Definition, part: &Part, grammar: &Grammar<'_>, closed: &[String]) -> Option<Error> {
    let (outer, name) = (definition.rule.to_string(), part.rule.to_string());
    let closed: Vec<&str> = closed.iter().map(String::as_str).collect();
    let error = |message: String| Some(Error::new(part.span, message));
    let Some(rule) = grammar.rule(&name) else { return error(unknown(grammar, &part.rule)) };
    let Occurrence { least, most } = grammar.occurrence(&outer, &[&name], &closed);
    if most == 0 {
        let in_closed = |it: &&&str| {
            grammar.occurrence(&outer, &[it], &closed).most > 0 && grammar.occurrence(it, &[&name], &[]).most > 0
        };
        return error(match (grammar.hiding(&outer, &name), closed.iter().find(in_closed)) {
            _ if rule.ty == RuleType::Silent => silent(&part.rule),
            (_, Some(closed)) => {
                format!("`{name}` is only inside `{closed}`, which is recursive: it belongs to the type of `{closed}`")
            }
            (Some(atomic), _) => {
                format!(
                    "`{name}` is inside the atomic rule `{0}`, which has no nodes below it; write `${{` for `@{{`",
                    atomic.name
                )
            }
            _ => format!("`{outer}` does not contain the rule `{name}`"),
        });
    }
    if let Content::Enum(_) = definition.content {
        return None;
    }
    let (is_optional, written) = match &part.shape {
        Shape::Flag => return None,
        Shape::One(ty) => (part.default.is_some(), written(ty)),
        Shape::Optional(ty) => (true, written(ty)),
        Shape::List(ty) => return number_error(&part.rule, ty, grammar),
        Shape::Map(entry) => {
            return [&entry.key.0, &entry.value.0].into_iter().find_map(|inner| entry_error(part, inner, grammar));
        }
    };
    if most == SEVERAL && !part.is_once {
        return error(format!("`{name}` may match several times: make it `Vec<{written}>`, or add `once`"));
    }
    if most < SEVERAL && part.is_once {
        return error(format!("`{name}` cannot match several times: remove `once`"));
    }
    let is_number = part.shape.inner().is_some_and(is_integer);
    if least > 0 && part.default.is_some() && !(is_number && grammar.may_be_empty(&name)) {
        return error(format!("`{name}` is never absent: remove `default`"));
    }
    if least == 0 && !is_optional {
        return error(format!("`{name}` may be absent: make it `Option<{written}>`, or give a default"));
    }
    if is_number && !is_optional && grammar.may_be_empty(&name) {
        return error(format!("`{name}` may be empty: make it `Option<{written}>`, or give a default"));
    }
    part.shape.inner().and_then(|ty| number_error(&part.rule, ty, grammar))
}

/// The error for the key or the value of a map, which has to match once in each entry.
fn entry_error(part: &Part, inner: &Ident, grammar: &Grammar<'_>) -> Option<Error> {
    let (outer, name) = (part.rule.to_string(), inner.to_string());
    let error = |message: String| Some(Error::new(inner.span(), message));
    if grammar.rule(&name).is_none() {
        return error(unknown(grammar, inner));
    }
    let closed = part.closed_in_entry(grammar);
    let closed: Vec<&str> = closed.iter().map(String::as_str).collect();
    match grammar.occurrence(&outer, &[&name], &closed) {
        Occurrence { least: 1, most: 1 } => {
            let values = part.shape.values(&part.rule);
            values.into_iter().find(|(rule, _)| *rule == inner).and_then(|(rule, ty)| number_error(rule, ty, grammar))
        }
        _ => error(format!("`{name}` must match once in `{outer}`, as the key or the value of a map")),
    }
}

/// The error for a number whose rule matches more than digits.
fn number_error(rule: &Ident, ty: &Type, grammar: &Grammar<'_>) -> Option<Error> {
    let (name, written) = (rule.to_string(), written(ty));
    let is_signed = written.starts_with('i');
    let is_digit = |it: char| it.is_ascii_digit() || is_signed && it == '-';
    let message = format!("`{name}` may match other text than digits, so `{written}` cannot hold it: make it `String`");
    (is_integer(ty) && !grammar.consists_of(&name, &is_digit)).then(|| Error::new(rule.span(), message))
}

/// A type as it is written, without the spaces between its tokens.
fn written(ty: &Type) -> String {
    ty.to_token_stream().to_string().replace(" < ", "<").replace(" >", ">").replace("& ", "&").replace(" :: ", "::")
}
