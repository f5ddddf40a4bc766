//! Expanding some of the variables of a template.

use alloc::string::String;

use crate::reference::text::Text;
use crate::template::expand::{ExpandError, write_expression, write_variable};
use crate::template::operator::Operator;
use crate::template::parts::{CLOSE, Expression, OPEN, Part, Variable, parts};
use crate::template::template::Template;
use crate::template::value::Variables;

impl<T: Text> Template<T> {
    /// Expands the variables that are given, and returns a template of the others.
    ///
    /// An expression is expanded up to its first variable that is not given. An expression whose values are joined by
    /// commas (`{a,b}`, `{+a,b}`, `{#a,b}`) is expanded only if all its variables are given. So expanding the result
    /// with all values gives what expanding the template with them gives; values given for the remaining expressions
    /// are needed again.
    ///
    /// ```
    /// use pest_uri::template::Template;
    ///
    /// let template = Template::parse("https://{region}.example.com/search{?key,q,page}")?;
    /// let search = template.expand_partial(&[("region", "eu"), ("key", "k1")])?;
    /// assert_eq!(search, "https://eu.example.com/search?key=k1{&q,page}");
    /// assert_eq!(search.expand(&[("q", "tea")])?, "https://eu.example.com/search?key=k1&q=tea");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`expand`](Template::expand).
    pub fn expand_partial(&self, variables: &(impl Variables + ?Sized)) -> Result<Template<String>, ExpandError> {
        let mut expanded = String::with_capacity(2 * self.text().len());
        for part in parts(self.text()) {
            match part {
                Part::Literal(literal) => expanded.push_str(literal),
                Part::Expression(expression) => expand_expression(expression, variables, &mut expanded)?,
            }
        }
        Ok(Template::from_checked(expanded))
    }
}

fn expand_expression(
    expression: Expression<'_>,
    variables: &(impl Variables + ?Sized),
    out: &mut String,
) -> Result<(), ExpandError> {
    let is_given = |variable: Variable<'_>| variables.value(variable.name()).is_some();
    let first_missing = expression.variables().position(|variable| !is_given(variable));
    let Some(first_missing) = first_missing else { return write_expression(expression, variables, out) };
    let operator = expression.operator();
    let Some(next) = continuation(operator) else {
        out.push_str(expression.as_str());
        return Ok(());
    };
    let mut is_written = false;
    for variable in expression.variables().take(first_missing) {
        let before = if is_written { operator.separator() } else { operator.first() };
        is_written |= write_variable(variable, variables, before, out)?;
    }
    out.push(char::from(OPEN));
    out.push_str(if is_written { next } else { operator }.as_str());
    let rest = expression.variables().nth(first_missing).map_or(0, |variable| variable.offset() - expression.offset());
    out.push_str(&expression.as_str()[rest..]);
    debug_assert!(out.ends_with(char::from(CLOSE)), "the rest of an expression has its brace");
    Ok(())
}

/// The operator of an expression that continues one with this operator.
fn continuation(operator: Operator) -> Option<Operator> {
    match operator {
        Operator::Simple | Operator::Reserved | Operator::Fragment => None,
        Operator::Query => Some(Operator::QueryContinuation),
        other => Some(other),
    }
}
