//! Helpers for several modules.

use pest_check::{
    AbnfGrammar, Error, ExpressionId, Expressions, Limits, PestGrammar, Question, SourceFile, Verdict, decide,
};
use proptest::test_runner::{Config, RngSeed};

/// Returns a grammar of URIs or IRIs.
#[track_caller]
pub fn grammar(name: &str) -> SourceFile {
    let path = format!("{}/../../grammar/{name}", env!("CARGO_MANIFEST_DIR"));
    SourceFile { name: name.into(), text: std::fs::read_to_string(path).unwrap() }
}

/// Returns the ABNF of RFC 3986: the documentation of the rules of `uri.pest`, without the sections
/// that it cites.
pub fn rfc3986() -> SourceFile {
    let pest = PestGrammar::read(&[grammar("uri.pest")]).unwrap_or_else(|error| panic!("{error}"));
    let text = pest.doc_abnf().map(|(_, above)| above.abnf.clone() + "\n").collect();
    SourceFile { name: "rfc3986.abnf".into(), text }
}

/// Configures the same random cases on every run, unless `PROPTEST_RNG_SEED` is set.
/// `PROPTEST_CASES` sets how many; 1,500 in CI.
pub fn config() -> Config {
    let mut config = Config { failure_persistence: None, max_global_rejects: 100_000, ..Config::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(3986);
    }
    config
}

/// A grammar in either notation.
#[derive(Clone, Debug)]
pub enum Grammar {
    Pest(Vec<SourceFile>),
    Abnf(Vec<SourceFile>),
}

impl Grammar {
    pub fn pest(text: impl Into<String>) -> Self {
        Grammar::Pest(vec![SourceFile { name: "test.pest".into(), text: text.into() }])
    }

    pub fn abnf(text: impl Into<String>) -> Self {
        Grammar::Abnf(vec![SourceFile { name: "test.abnf".into(), text: text.into() }])
    }

    pub fn expression(&self, rule: &str, expressions: &mut Expressions) -> Result<ExpressionId, Error> {
        match self {
            Grammar::Pest(files) => PestGrammar::read(files)?.expression(rule, expressions),
            Grammar::Abnf(files) => AbnfGrammar::read(files)?.expression(rule, expressions),
        }
    }
}

/// Returns the verdict on a rule of each of two grammars.
pub fn compare(left: (&Grammar, &str), right: (&Grammar, &str)) -> Result<Verdict, Error> {
    let mut expressions = Expressions::default();
    let sides = [left.0.expression(left.1, &mut expressions)?, right.0.expression(right.1, &mut expressions)?];
    decide(&expressions, sides, Question::Equal, Limits::default())
}

/// Returns the shortest texts that only the left and only the right side accepts.
#[track_caller]
pub fn differences(left: (&Grammar, &str), right: (&Grammar, &str)) -> [Option<String>; 2] {
    let verdict = compare(left, right).unwrap_or_else(|error| panic!("{error}"));
    [verdict.only_left, verdict.only_right]
}

/// Checks that the rules `r` of two grammars accept the same texts.
#[track_caller]
pub fn assert_equal(left: &Grammar, right: &Grammar) {
    assert_eq!(differences((left, "r"), (right, "r")), [None, None]);
}

/// Checks the error of the rule `r` of a grammar.
#[track_caller]
pub fn assert_error(grammar: &Grammar, message: &str) {
    let error = grammar.expression("r", &mut Expressions::default()).unwrap_err();
    assert_eq!(error.to_string(), message);
}
