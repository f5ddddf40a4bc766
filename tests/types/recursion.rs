//! Types that contain themselves.

use std::collections::BTreeMap;
use std::fmt::Debug;

use pest_uri::FromGrammar;

/// A filter, as of LDAP.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", entry = search, name = "a filter")]
struct Search {
    filter: Filter,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", rule = filter)]
enum Filter {
    #[grammar(rule = and)]
    And(And),
    #[grammar(rule = or)]
    Or(Or),
    #[grammar(rule = not)]
    Not(Box<Not>),
    #[grammar(rule = comparison)]
    Comparison(Comparison),
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", rule = and)]
struct And {
    #[grammar(rule = filter)]
    filters: Vec<Filter>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", rule = or)]
struct Or {
    #[grammar(rule = filter)]
    filters: Vec<Filter>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", rule = not)]
struct Not {
    filter: Filter,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", rule = comparison)]
struct Comparison {
    attribute: String,
    wanted: String,
}

/// A group with its own comparisons and those of its groups.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", entry = group)]
struct Group {
    #[grammar(rule = comparison)]
    comparisons: Vec<Comparison>,
    #[grammar(rule = group)]
    groups: Vec<Group>,
}

/// All comparisons of a group, without its structure.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/filter.pest", entry = groups)]
struct Flat {
    #[grammar(rule = comparison)]
    comparisons: Vec<Comparison>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/json.pest", entry = json)]
struct Json {
    value: Value,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/json.pest", rule = value)]
enum Value {
    #[grammar(rule = object)]
    Object(Object),
    #[grammar(rule = array)]
    Array(Array),
    #[grammar(rule = characters)]
    String(String),
    #[grammar(rule = number)]
    Number(f64),
    #[grammar(rule = yes)]
    True,
    #[grammar(rule = no)]
    False,
    #[grammar(rule = null)]
    Null,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/json.pest", rule = object)]
struct Object {
    #[grammar(rule = member, key = characters, value = value)]
    members: BTreeMap<String, Value>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/json.pest", rule = array)]
struct Array {
    #[grammar(rule = value)]
    values: Vec<Value>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/sums.pest", entry = sum)]
struct Sum {
    #[grammar(rule = product)]
    products: Vec<Product>,
    #[grammar(rule = sign)]
    signs: Vec<Sign>,
}

#[derive(Clone, Copy, PartialEq, FromGrammar)]
#[grammar(file = "types/sums.pest", rule = sign)]
enum Sign {
    #[grammar(rule = plus)]
    Plus,
    #[grammar(rule = minus)]
    Minus,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/sums.pest", rule = product)]
struct Product {
    #[grammar(rule = factor)]
    factors: Vec<Factor>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/sums.pest", rule = factor)]
enum Factor {
    #[grammar(rule = integer)]
    Number(i64),
    #[grammar(rule = sum)]
    Sum(Box<Sum>),
}

impl Sum {
    fn value(&self) -> i64 {
        let signs = [Sign::Plus].into_iter().chain(self.signs.iter().copied());
        signs.zip(&self.products).map(|(sign, it)| if sign == Sign::Plus { it.value() } else { -it.value() }).sum()
    }
}

impl Product {
    fn value(&self) -> i64 {
        let value = |factor: &Factor| match factor {
            Factor::Number(number) => *number,
            Factor::Sum(sum) => sum.value(),
        };
        self.factors.iter().map(value).product()
    }
}

#[test]
fn each_level_has_what_is_its_own() {
    let search = Search::parse("(!(&(a=b)(|(c=d)(e=f))))").unwrap();
    let Filter::Not(not) = &search.filter else { panic!("{search:?}") };
    let Filter::And(and) = &not.filter else { panic!("{search:?}") };
    let [Filter::Comparison(a), Filter::Or(or)] = and.filters.as_slice() else { panic!("{search:?}") };
    let [Filter::Comparison(_), Filter::Comparison(e)] = or.filters.as_slice() else { panic!("{search:?}") };
    assert_eq!((a.attribute.as_str(), e.wanted.as_str()), ("a", "f"));

    let group = Group::parse("((a=1)b=2(c=3(d=4)))").unwrap();
    let sizes = |group: &Group| (group.comparisons.len(), group.groups.len());
    assert_eq!((sizes(&group), sizes(&group.groups[0]), sizes(&group.groups[1])), ((1, 2), (1, 0), (1, 1)));
    assert_eq!(sizes(&Group::parse("(a=1)").unwrap()), (1, 0));

    let json = Json::parse(r#"{"a":[1,{"b":[]},true],"c":{"d":"e","a":null}}"#).unwrap();
    let Value::Object(Object { members }) = &json.value else { panic!("{json:?}") };
    assert_eq!(members.keys().collect::<Vec<_>>(), ["a", "c"]);
    let Value::Array(Array { values }) = &members["a"] else { panic!("{json:?}") };
    assert!(matches!(values.as_slice(), [Value::Number(1.0), Value::Object(_), Value::True]));

    assert_eq!(Sum::parse("1+2*3-(4-5)*6").unwrap().value(), 13);
}

#[test]
fn a_value_is_composed_to_its_text() {
    fn assert_same<T: for<'t> FromGrammar<'t> + Debug + PartialEq>(
        texts: &[&str],
        compose: fn(&T) -> Result<String, pest_uri::ComposeError>,
    ) {
        for text in texts {
            let value = T::from_text(text).unwrap();
            assert_eq!(compose(&value).unwrap(), *text, "{value:?}");
        }
    }
    assert_same(&["(!(&(a=b)(|(c=d)(e=f))))", "(a=b%25)", "(a=)"], Search::compose);
    assert_same(&["()", "((a=1)b=2)", "((()))"], Group::compose);
    assert_same(&[r#"{"a":[1,{"b":[]},true,-1.5],"c":{"a":null,"d":"e f%20"}}"#, "[]", "{}", "\"\""], Json::compose);
    assert_same(&["1+2*3-(4-5)*6", "((1))"], Sum::compose);
}

/// What is written for a list ends, although the rule around it may be nested in itself without end.
#[test]
fn a_recursive_rule_without_a_field() {
    let flat = Flat::parse("((a=1)(b=2(c=3)))").unwrap();
    assert_eq!(flat.comparisons.len(), 3);
    let text = flat.compose().unwrap();
    assert_eq!(Flat::parse(&text).unwrap(), flat, "{text}");
    assert_eq!(Flat { comparisons: vec![] }.compose().unwrap(), "()");
}

#[test]
fn a_value_without_a_text() {
    let empty = Search { filter: Filter::And(And { filters: vec![] }) };
    assert_eq!(empty.compose().unwrap_err().to_string(), "the grammar needs a value of `filters`");
    let mut filter = Filter::Or(Or { filters: vec![Search::parse("(a=1)").unwrap().filter] });
    for _ in 0..101 {
        filter = Filter::Not(Box::new(Not { filter }));
    }
    let error = Search { filter }.compose().unwrap_err();
    assert_eq!(error.to_string(), "the value has more than 100 levels");
}

#[test]
fn nesting_is_limited_and_takes_linear_time() {
    let nested = |levels: usize| format!("{}(a=1){}", "(!".repeat(levels), ")".repeat(levels));
    let search = Search::parse(&nested(100)).unwrap();
    assert_eq!(search.compose().unwrap(), nested(100));
    assert_eq!(
        Search::parse(&nested(101)).unwrap_err().to_string(),
        "more than 100 levels of nesting in search at byte 202"
    );
    let groups = format!("{}{}", "(".repeat(100), ")".repeat(100));
    assert_eq!(Group::parse(&groups).unwrap().compose().unwrap(), groups);
    for open in ["(", "(!(", "[", "{\"a\":", "1+("] {
        let text = open.repeat(100_000);
        let (search, json, sum) = (Search::parse(&text), Json::parse(&text), Sum::parse(&text));
        assert!(search.is_err() && json.is_err() && sum.is_err() && Group::parse(&text).is_err());
    }
    // Each level would multiply the time, if it looked at all levels below it.
    let deep = (0..100).fold(String::new(), |inner, _| format!("(a=1{inner})"));
    assert_eq!(Group::parse(&deep).unwrap().comparisons.len(), 1);
}

#[test]
fn a_wrong_beginning_names_the_whole() {
    assert_eq!(Search::parse("a=1").unwrap_err().to_string(), "unexpected `a` at byte 0; expected a filter");
    assert_eq!(
        Search::parse("(a=1").unwrap_err().to_string(),
        "unexpected end of input in filter at byte 4; expected `)`"
    );
}
