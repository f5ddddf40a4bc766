//! A function, as DataFusion calls it.

use std::hash::{Hash, Hasher};

use arrow::array::ArrayRef;
use arrow::datatypes::DataType;
use datafusion_common::{Result, ScalarValue};
use datafusion_expr::{
    ColumnarValue, DocSection, Documentation, ScalarFunctionArgs, ScalarUDF, ScalarUDFImpl, Signature, TypeSignature,
    Volatility,
};

use crate::rows::{Invalid, Rows};
use crate::text_column::TextColumn;

/// What a function is, and how it is computed. All arguments are texts.
pub struct Definition {
    pub name: &'static str,
    /// The arguments that a call must have.
    pub arguments: &'static [&'static str],
    /// The argument after them that it may have.
    pub optional: Option<&'static str>,
    pub description: &'static str,
    /// A call, and what it returns.
    pub example: (&'static str, &'static str),
    pub result: fn() -> DataType,
    pub kernel: fn(&Rows<'_>) -> Result<ArrayRef>,
    pub forms: Forms,
}

/// What invalid data gives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Forms {
    /// An error, and null in a second function whose name begins with `try_`.
    ErrorAndTry,
    /// Null; or every text gives a result.
    Null,
}

const SECTION: DocSection = DocSection { include: true, label: "URI Functions", description: None };

/// The functions of a definition: one, or two.
pub fn forms(definition: &'static Definition) -> Vec<ScalarUDF> {
    let new = |name: String, invalid| ScalarUDF::new_from_impl(UriFunction::new(definition, name, invalid));
    let name = definition.name;
    match definition.forms {
        Forms::ErrorAndTry => {
            vec![new(name.to_owned(), Invalid::Error), new(format!("try_{name}"), Invalid::Null)]
        }
        Forms::Null => vec![new(name.to_owned(), Invalid::Null)],
    }
}

struct UriFunction {
    definition: &'static Definition,
    name: String,
    invalid: Invalid,
    signature: Signature,
    documentation: Documentation,
}

impl UriFunction {
    fn new(definition: &'static Definition, name: String, invalid: Invalid) -> Self {
        let required = definition.arguments.len();
        let counts = required..=required + usize::from(definition.optional.is_some());
        let signature = Signature::one_of(counts.map(TypeSignature::String).collect(), Volatility::Immutable);
        let documentation = documentation(definition, &name, invalid);
        UriFunction { definition, name, invalid, signature, documentation }
    }
}

impl ScalarUDFImpl for UriFunction {
    fn name(&self) -> &str {
        &self.name
    }

    fn signature(&self) -> &Signature {
        &self.signature
    }

    fn return_type(&self, _: &[DataType]) -> Result<DataType> {
        Ok((self.definition.result)())
    }

    /// Null gives null.
    fn is_strict(&self) -> bool {
        true
    }

    fn invoke_with_args(&self, call: ScalarFunctionArgs) -> Result<ColumnarValue> {
        let columns = call.args.iter().map(TextColumn::new).collect::<Result<Vec<_>>>()?;
        let is_constant = columns.iter().all(|column| matches!(column, TextColumn::Constant(_)));
        let count = if is_constant { 1 } else { call.number_rows };
        let rows = Rows { function: &self.name, columns, count, invalid: self.invalid };
        let result = (self.definition.kernel)(&rows)?;
        if is_constant {
            return Ok(ColumnarValue::Scalar(ScalarValue::try_from_array(&result, 0)?));
        }
        Ok(ColumnarValue::Array(result))
    }

    fn documentation(&self) -> Option<&Documentation> {
        Some(&self.documentation)
    }
}

fn documentation(definition: &Definition, name: &str, invalid: Invalid) -> Documentation {
    let Definition { arguments, optional, description, example: (call, result), .. } = definition;
    let more = optional.map(|argument| format!(" [, {argument}]")).unwrap_or_default();
    let syntax = format!("{name}({}{more})", arguments.join(", "));
    let on_invalid = match (definition.forms, invalid) {
        (Forms::Null, _) => "",
        (Forms::ErrorAndTry, Invalid::Error) => " Invalid input is an error.",
        (Forms::ErrorAndTry, Invalid::Null) => " Invalid input gives null.",
    };
    // A function and its `try_` form return the same for its example.
    let call = call.replacen(definition.name, name, 1);
    let mut builder = Documentation::builder(SECTION, format!("{description}{on_invalid}"), syntax)
        .with_sql_example(format!("```sql\n> SELECT {call};\n{result}\n```"));
    for argument in arguments.iter().chain(optional.iter()) {
        builder = builder.with_argument(*argument, "a text");
    }
    builder.build()
}

impl std::fmt::Debug for UriFunction {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("UriFunction").field("name", &self.name).finish_non_exhaustive()
    }
}

// Two functions of this crate with one name are the same.
impl PartialEq for UriFunction {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for UriFunction {}

impl Hash for UriFunction {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}
