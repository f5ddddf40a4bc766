//! Reads ABNF grammars.

use std::collections::{HashMap, HashSet};
use std::fmt::Debug;

use super::core_rules::CORE;
use super::syntax::{Definition, Element, definitions, elements};
use crate::characters::CharacterSet;
use crate::error::{Error, Location, Problem};
use crate::expression::{ExpressionId, Expressions, Semantics};
use crate::large_stack;
use crate::source::{EXPRESSION, SourceFile, check_files, length};

/// The rules of some ABNF files, and the core rules that the files do not define themselves.
#[derive(Debug)]
pub struct AbnfGrammar {
    rules: HashMap<String, AbnfRule>,
    /// The keys of the rules of the files, in the order of the files.
    keys: Vec<String>,
    /// The maximum possible nesting of elements, each of which takes about five bytes.
    depth: usize,
    /// The replacements of rules in the rules that use them, by key.
    substitutes: HashMap<String, Box<dyn Substitute>>,
}

/// A rule of another notation that replaces a rule of ABNF.
pub trait Substitute: Debug + Send + Sync {
    /// Returns the expression of the replacement.
    ///
    /// # Errors
    /// Errors of the other grammar.
    fn expression(&self, expressions: &mut Expressions) -> Result<ExpressionId, Error>;
}

#[derive(Debug)]
struct AbnfRule {
    element: Element,
    location: Location,
    is_core: bool,
}

impl AbnfGrammar {
    /// Reads files as one grammar.
    ///
    /// # Errors
    /// - text that RFC 5234 and RFC 7405 do not allow
    /// - a rule with two different definitions
    /// - a byte order mark, and files or groups beyond the [bounds](crate#bounds)
    pub fn read(files: &[SourceFile]) -> Result<Self, Error> {
        check_files(files)?;
        let definitions = files.iter().map(definitions).collect::<Result<Vec<_>, _>>()?;
        Self::from_definitions(definitions.into_iter().flatten(), HashMap::new(), length(files))
    }

    /// Creates a grammar from definitions of `length` bytes and the core rules that they do not
    /// redefine. Substitutes are given by the [`key`]s of the rules that they replace.
    ///
    /// # Errors
    /// A rule with two different definitions.
    pub fn from_definitions(
        definitions_of_files: impl Iterator<Item = Definition>,
        substitutes: HashMap<String, Box<dyn Substitute>>,
        length: usize,
    ) -> Result<Self, Error> {
        let mut grammar = AbnfGrammar { rules: HashMap::new(), keys: vec![], depth: length / 5, substitutes };
        let core = SourceFile { name: "RFC 5234, appendix B.1".into(), text: CORE.into() };
        for definition in definitions(&core)? {
            grammar.define(definition, true)?;
        }
        for definition in definitions_of_files {
            grammar.define(definition, false)?;
        }
        Ok(grammar)
    }

    fn define(&mut self, definition: Definition, is_core: bool) -> Result<(), Error> {
        let Definition { name, is_incremental, element, location } = definition;
        match self.rules.get_mut(&key(&name)) {
            Some(rule) if is_incremental => {
                let before = std::mem::replace(&mut rule.element, Element::Choice(vec![]));
                let mut parts = if let Element::Choice(parts) = before { parts } else { vec![before] };
                parts.push(element);
                rule.element = Element::Choice(parts);
                rule.location = location;
            }
            Some(rule) if !rule.is_core && rule.element == element => {}
            None | Some(AbnfRule { is_core: true, .. }) => {
                if !is_core {
                    self.keys.push(key(&name));
                }
                self.rules.insert(key(&name), AbnfRule { element, location, is_core });
            }
            Some(_) => return Err(Error { location: Some(location), problem: Problem::DefinedTwice(name) }),
        }
        Ok(())
    }

    /// Returns the expression of a rule. Case does not matter in its name, and `_` is `-`.
    ///
    /// # Errors
    /// - the rule, or a rule that it uses, is undefined
    /// - a rule that it uses is recursive or contains `<prose>`
    pub fn expression(&self, name: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        let rule = self.rules.get(&key(name)).ok_or_else(|| Error::without_location(self.undefined_rule(name)))?;
        let expression = large_stack::run_for(self.depth, || self.lowering(expressions).rule(rule));
        expression.map_err(|error| self.undefined_before(error, rule))
    }

    /// Returns the expression of the right side of a definition.
    ///
    /// # Errors
    /// The same as for a rule, and text that RFC 5234 and RFC 7405 do not allow.
    pub fn inline(&self, text: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        let file = SourceFile { name: EXPRESSION.into(), text: text.to_owned() };
        let location = Location { file: file.name.clone(), line: 1, column: None, rule: None };
        let rule = AbnfRule { element: elements(&file)?, location, is_core: false };
        let expression = large_stack::run(|| self.lowering(expressions).element(&rule.element, &rule));
        expression.map_err(|error| self.undefined_before(error, &rule))
    }

    /// The locations of the rules of the files, in order.
    pub fn locations(&self) -> impl Iterator<Item = &Location> {
        self.keys.iter().filter_map(|key| self.rules.get(key)).map(|rule| &rule.location)
    }

    /// The errors for rules that are used but not defined, each at its first use.
    pub fn missing(&self) -> impl Iterator<Item = Error> {
        let used = self
            .ordered_rules()
            .into_iter()
            .flat_map(|rule| rule.element.names().into_iter().map(move |name| (rule, name)));
        let mut known: HashSet<String> = self.rules.keys().chain(self.substitutes.keys()).cloned().collect();
        let missing = used.filter(move |(_, name)| known.insert(key(name)));
        missing.map(|(rule, name)| Error { location: Some(rule.location.clone()), problem: self.undefined_rule(name) })
    }

    /// Returns the error for an undefined rule that a rule uses, directly or indirectly, instead of
    /// the error that it is recursive.
    fn undefined_before(&self, error: Error, rule: &AbnfRule) -> Error {
        if !matches!(error.problem, Problem::Recursion(_)) {
            return error;
        }
        let (mut seen, mut waiting) = (HashSet::new(), vec![rule]);
        while let Some(rule) = waiting.pop() {
            for name in rule.element.names() {
                let key = key(name);
                match self.rules.get(&key) {
                    _ if self.substitutes.contains_key(&key) => {}
                    Some(used) if seen.insert(key) => waiting.push(used),
                    Some(_) => {}
                    None => return Error { location: Some(rule.location.clone()), problem: self.undefined_rule(name) },
                }
            }
        }
        error
    }

    /// The rules of the files in order, then the core rules, which files may extend.
    fn ordered_rules(&self) -> Vec<&AbnfRule> {
        let mut core: Vec<&AbnfRule> = self.rules.values().filter(|rule| rule.is_core).collect();
        core.sort_by_key(|rule| (&rule.location.file, rule.location.line));
        self.keys.iter().filter_map(|key| self.rules.get(key)).chain(core).collect()
    }

    /// The right side of a rule, as written.
    #[must_use]
    pub fn element(&self, name: &str) -> Option<&Element> {
        self.rules.get(&key(name)).map(|rule| &rule.element)
    }

    /// The error for the name of an undefined rule.
    #[must_use]
    pub fn undefined_rule(&self, name: &str) -> Problem {
        let mut names: Vec<&str> = self.rules.values().filter_map(|rule| rule.location.rule.as_deref()).collect();
        names.sort_unstable();
        Problem::undefined_rule(name, names)
    }

    fn lowering<'a>(&'a self, expressions: &'a mut Expressions) -> Lowering<'a> {
        Lowering { grammar: self, expressions, known: HashMap::new(), open: vec![], depth: 0 }
    }
}

/// Returns the key by which a name is looked up: lower case, with `-` for `_`.
#[must_use]
pub fn key(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "-")
}

/// Turns rules into expressions.
struct Lowering<'a> {
    grammar: &'a AbnfGrammar,
    expressions: &'a mut Expressions,
    known: HashMap<String, ExpressionId>,
    open: Vec<String>,
    /// The number of open rules and groups.
    depth: usize,
}

/// The maximum nesting of rules and groups, so that the stack does not overflow.
const MOST_DEEP: usize = 600;

impl Lowering<'_> {
    fn rule(&mut self, rule: &AbnfRule) -> Result<ExpressionId, Error> {
        let name = key(rule.location.rule.as_deref().unwrap_or_default());
        if let Some(known) = self.known.get(&name) {
            return Ok(*known);
        }
        if let Some(start) = self.open.iter().position(|open| *open == name) {
            let cycle = [&self.open[start..], &[name]].concat().join(" > ");
            return Err(Error { location: Some(rule.location.clone()), problem: Problem::Recursion(cycle) });
        }
        self.open.push(name.clone());
        let id = self.element(&rule.element, rule)?;
        let id = self.expressions.rule(rule.location.rule.as_deref().unwrap_or_default(), id);
        self.open.pop();
        self.known.insert(name, id);
        Ok(id)
    }

    fn element(&mut self, element: &Element, rule: &AbnfRule) -> Result<ExpressionId, Error> {
        let error = |problem| Error { location: Some(rule.location.clone()), problem };
        if self.depth == MOST_DEEP {
            let message = format!("rules and groups are nested more than {MOST_DEEP} deep; inline some");
            return Err(error(Problem::TooLarge(message)));
        }
        self.depth += 1;
        let id = self.lower_element(element, rule)?;
        self.depth -= 1;
        self.expressions.check_size(&[id]).map_err(error)?;
        Ok(id)
    }

    fn lower_element(&mut self, element: &Element, rule: &AbnfRule) -> Result<ExpressionId, Error> {
        let error = |problem| Err(Error { location: Some(rule.location.clone()), problem });
        Ok(match element {
            Element::Rule(name) => match (self.grammar.substitutes.get(&key(name)), self.grammar.rules.get(&key(name)))
            {
                (Some(substitute), _) => substitute.expression(self.expressions)?,
                (None, Some(named)) => self.rule(named)?,
                (None, None) => return error(self.grammar.undefined_rule(name)),
            },
            Element::Text { text, is_sensitive: true } => {
                self.expressions.string(text.chars().map(CharacterSet::from_char))
            }
            Element::Text { text, is_sensitive: false } => {
                self.expressions.string(text.chars().map(CharacterSet::from_char_ignore_case))
            }
            Element::Values(values) => {
                self.expressions.string(values.iter().map(|value| CharacterSet::range(*value, *value)))
            }
            Element::Range(first, last) => self.expressions.set(CharacterSet::range(*first, *last)),
            Element::Prose(prose) => return error(Problem::Undecidable(format!("the prose `<{prose}>`"))),
            // `0<pchar>` matches the empty text, whatever the prose says.
            Element::Repeat { most: Some(0), .. } => self.expressions.empty(),
            Element::Repeat { item, least, most } => {
                let item = self.element(item, rule)?;
                self.expressions.repeat(Semantics::Abnf, item, *least, *most)
            }
            Element::Sequence(parts) => {
                let parts = self.elements(parts, rule)?;
                self.expressions.sequence(parts)
            }
            Element::Choice(parts) => {
                let parts = self.elements(parts, rule)?;
                self.expressions.choice(Semantics::Abnf, parts)
            }
        })
    }

    fn elements(&mut self, elements: &[Element], rule: &AbnfRule) -> Result<Vec<ExpressionId>, Error> {
        let parts: Vec<ExpressionId> =
            elements.iter().map(|element| self.element(element, rule)).collect::<Result<_, _>>()?;
        let error = |problem| Error { location: Some(rule.location.clone()), problem };
        self.expressions.check_size(&parts).map_err(error)?;
        Ok(parts)
    }
}
