//! What is decoded and what is not, and what is written for a value.

use std::borrow::Cow;
use std::collections::BTreeMap;

use pest_uri::{ComposeError, EncodedString, FieldValue, FromGrammar, FromGrammarError, Node, ValueError, part};

/// A line of a log.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/log.pest", entry = line, secret = pin)]
struct Line {
    hour: u8,
    minute: u8,
    user: Option<String>,
    pin: Option<String>,
    #[grammar(rule = log_host)]
    host: String,
    port: Option<u16>,
    method: String,
    target: String,
    note: Vec<u8>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/log.pest", entry = counts)]
struct Counts {
    first: u8,
    second: Option<u64>,
    third: i8,
}

fn line() -> Line {
    Line::parse("08:05 h GET /x%2Fy 5%20 of %zz").unwrap()
}

#[test]
fn only_rules_with_percent_encoded_bytes_are_decoded() {
    let line = Line::parse("08:05 ann:%70in@h%2E GET /x%2Fy 5%20 of %zz").unwrap();
    assert_eq!((line.pin.as_deref(), line.host.as_str()), (Some("pin"), "h."));
    assert_eq!((line.target.as_str(), &*line.note), ("/x%2Fy", &b"5%20 of %zz"[..]));
    assert_eq!(line.compose().unwrap(), "08:05 ann:pin@h. GET /x%2Fy 5%20 of %zz");
}

#[test]
fn a_value_is_written_as_its_rule_allows() {
    let composed = |change: fn(&mut Line)| {
        let mut line = line();
        change(&mut line);
        line.compose().unwrap()
    };
    assert_eq!(composed(|it| (it.hour, it.minute) = (9, 0)), "09:00 h GET /x%2Fy 5%20 of %zz");
    assert_eq!(composed(|it| it.hour = 23), "23:05 h GET /x%2Fy 5%20 of %zz");
    assert_eq!(composed(|it| it.host = "::1".into()), "08:05 [::1] GET /x%2Fy 5%20 of %zz");
    assert_eq!(composed(|it| it.host = "[::2]".into()), "08:05 [::2] GET /x%2Fy 5%20 of %zz");
    assert_eq!(composed(|it| it.host = "a b".into()), "08:05 a%20b GET /x%2Fy 5%20 of %zz");
    assert_eq!(composed(|it| it.note = "a  é b".into()), "08:05 h GET /x%2Fy a  é b");
    assert_eq!(composed(|it| it.method = "PUT".into()), "08:05 h PUT /x%2Fy 5%20 of %zz");
    let mut counts = Counts::parse("01-002,3").unwrap();
    counts.second = Some(40);
    assert_eq!(counts.compose().unwrap(), "01-040,3");
}

#[test]
fn an_error_names_the_field_and_the_value() {
    let rejected = |change: fn(&mut Line)| {
        let mut line = line();
        change(&mut line);
        line.compose().unwrap_err().to_string()
    };
    assert_eq!(rejected(|it| it.hour = 24), "the grammar does not match `24`, the value of `hour`");
    assert_eq!(rejected(|it| it.minute = 100), "the grammar does not match `100`, the value of `minute`");
    assert_eq!(rejected(|it| it.target = "/a b".into()), "the grammar does not match `/a b`, the value of `target`");
    assert_eq!(rejected(|it| it.note = "a\nb".into()), "the grammar does not match `a\nb`, the value of `note`");
    assert_eq!(rejected(|it| it.method = "P|T".into()), "the grammar does not match `P|T`, the value of `method`");
    assert_eq!(
        rejected(|it| it.pin = Some("S3CRET".into())),
        "the grammar has no place for the value of `pin`",
        "a pin needs a user, and is not shown"
    );
    let mut line = line();
    line.user = Some("9".into());
    let value = Some("9".to_owned());
    assert_eq!(line.compose(), Err(ComposeError::Rejected { field: "user", value }));
}

/// Each type that may have a text as it is written.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/log.pest", entry = tagged)]
struct Fields<'t> {
    #[grammar(as_written)]
    label: Option<String>,
    #[grammar(rule = label, as_written)]
    cow: Option<Cow<'t, str>>,
    #[grammar(rule = label, as_written)]
    bytes: Option<Vec<u8>>,
    #[grammar(rule = label, as_written)]
    parsed: Option<super::Quoting>,
    #[grammar(rule = item, as_written)]
    items: Vec<String>,
    #[grammar(rule = item)]
    decoded: Vec<String>,
}

/// A type with all texts as they are written.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/log.pest", entry = tagged, as_written)]
struct Whole<'t> {
    label: Option<String>,
    #[grammar(rule = item)]
    items: Vec<Cow<'t, str>>,
}

#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/shop.pest", entry = order)]
struct Gifts {
    #[grammar(rule = fast)]
    is_fast: bool,
    store: String,
    #[grammar(rule = option, key = word, value = value, as_written)]
    options: BTreeMap<String, String>,
}

#[test]
fn texts_as_they_are_written() {
    let fields = Fields::parse("#a%20b=%41%42").unwrap();
    assert_eq!((fields.label.as_deref(), fields.cow.as_deref()), (Some("a%20b"), Some("a%20b")));
    assert_eq!(fields.bytes.as_deref(), Some(&b"a%20b"[..]));
    assert_eq!(fields.parsed.map(|it| it.0).as_deref(), Some("a%20b"));
    assert_eq!((fields.items.join(" "), fields.decoded.join(" ")), ("%41 %42".into(), "A B".into()));
    let mut whole = Whole::parse("#a%20b=%41%42").unwrap();
    assert_eq!((whole.label.as_deref(), whole.items.join(" ").as_str()), (Some("a%20b"), "%41 %42"));
    assert_eq!(whole.compose().unwrap(), "#a%20b=%41%42");
    whole.label = Some("a b".into());
    assert_eq!(whole.compose().unwrap(), "#a b=%41%42");
    let options = Gifts::parse("order:a%41?gift=sky%20blue").unwrap();
    assert_eq!((options.is_fast, options.store.as_str()), (false, "aA"));
    assert_eq!(options.options["gift"], "sky%20blue");
    assert_eq!(options.compose().unwrap(), "order:aA?gift=sky%20blue");
}

/// The furthest offset is not the reason: without an `@`, there is no password.
#[test]
fn the_error_is_in_the_part_that_is_intended() {
    let error = |text| Line::parse(text).unwrap_err().to_string();
    assert_eq!(error("08:05 h:54x2 GET / a"), "unexpected `x` in port at byte 10; expected a digit");
    assert_eq!(error("08:05 ann:5|2@h GET / a"), "unexpected character in port at byte 11; expected `@`");
}

/// A secret in an atomic rule, and checks that quote it.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/log.pest", entry = access, secret = key, check = Access::checked)]
struct Access {
    key: super::Quoting,
    setting: String,
}

impl Access {
    fn checked(self) -> Result<Self, String> {
        if self.key.0 == "GOOD" { Ok(self) } else { Err(format!("no {:?} with {}", self.key, self.setting)) }
    }
}

#[test]
fn a_secret_in_an_atomic_rule() {
    assert_eq!(Access::redacted("GOOD;k=SECRET").to_string(), "***;***");
    let access = Access::parse("GOOD;k=SECRET").unwrap();
    assert!(!format!("{access:?} {:?}", access.fields()).contains("SECRET"));
    let text = "ABC;k=SECRET";
    let error = Access::parse(text).unwrap_err();
    assert_eq!(error.to_string(), "invalid access at byte 0");
    assert!(!format!("{error:?} {}", error.report(text)).contains("SECRET"));
}

/// A list whose items may have a key.
#[derive(Clone, PartialEq, FromGrammar)]
#[grammar(file = "types/log.pest", entry = settings, secret = label)]
struct Settings {
    #[grammar(rule = label)]
    labels: Vec<String>,
}

/// The rest of the text is not searched for each item. A message shows the error; a log hides what may be a secret.
#[test]
fn an_error_after_a_long_list() {
    let text = format!("{}|", "7,".repeat(200_000));
    assert_eq!(Settings::parse(&text).unwrap_err().to_string(), "unexpected character in label at byte 400000");
    assert_eq!(Settings::redacted("1,ab").to_string(), "1,***");
    assert_eq!(Line::redacted("08:05 h:54x2 GET / a").to_string(), "08:05 h:***");
}

/// Its letters are decoded, although no rule uses `pct_encoded`; its share is not.
#[derive(PartialEq, FromGrammar)]
#[grammar(file = "types/code.pest", entry = code, check_node = Code::without_repetition)]
struct Code {
    letters: Vec<String>,
    share: Option<String>,
}

#[derive(PartialEq, FromGrammar)]
#[grammar(file = "types/code.pest", entry = code, check = Spelling::sorted)]
struct Spelling {
    letters: Vec<EncodedString<part::Data>>,
    share: Option<EncodedString<part::Data>>,
}

impl Code {
    /// Rejects a letter that occurs before in the same word.
    fn without_repetition(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        for (word, node) in self.letters.iter().zip(node.find_all("letters")) {
            let again = word.char_indices().find(|(offset, letter)| word[..*offset].contains(*letter));
            if let Some((offset, _)) = again {
                let error = ValueError::new(node, "the letter occurs before".to_owned());
                return Err(error.at_decoded(node, offset).in_section("Codes, section 3"));
            }
        }
        Ok(self)
    }
}

impl Spelling {
    fn sorted(mut self) -> Result<Self, &'static str> {
        self.letters.sort();
        if self.letters.len() < 3 { Ok(self) } else { Err("more than two words") }
    }
}

#[test]
fn a_percent_sign_before_two_digits_is_decoded() {
    let code = Code::parse("code:a%42,%7a;41%a").unwrap();
    assert_eq!((code.letters.join(" ").as_str(), code.share.as_deref()), ("aB z", Some("41%a")));
    assert_eq!(code.compose().unwrap(), "code:aB,z;41%a");
}

#[test]
fn what_a_function_of_check_rejects_is_not_composed() {
    let with = |letters: &[&str]| letters.iter().map(|it| (*it).to_owned()).collect::<Vec<String>>();
    let error = Code { letters: with(&["ab", "cdc"]), share: None }.compose().unwrap_err();
    assert_eq!(error.to_string(), "invalid value of `letters`: the letter occurs before");
    let letters = |count| Spelling { letters: vec![EncodedString::from_data("a"); count], share: None };
    assert_eq!(letters(2).compose().unwrap(), "code:a,a");
    let error = letters(3).compose().unwrap_err();
    assert_eq!(error.to_string(), "invalid value of `code`: more than two words");
    let access = Access { setting: "k=hidden".into(), key: super::Quoting("unfit".into()) };
    let error = access.compose().unwrap_err();
    assert!(!format!("{error} {error:?}").contains("hidden") && !error.to_string().contains("unfit"), "{error:?}");
}

#[test]
fn an_error_is_at_a_byte_of_a_part() {
    let text = "code:xy,a%42c%42;5%of";
    let error = Code::parse(text).map(drop).unwrap_err();
    assert_eq!(error.to_string(), "invalid letters at byte 13: the letter occurs before (Codes, section 3)");
    let report = error.report(text);
    assert_eq!((report.rule(), report.section()), (Some("letters"), Some("Codes, section 3")));
    let FromGrammarError::Value(error) = error else { panic!("{error}") };
    assert_eq!((error.offset(), error.section()), (13, "Codes, section 3"));
}

#[test]
fn text_as_it_is_written_is_decoded_as_data_only() {
    let spelling = Spelling::parse("code:b%42,a").unwrap();
    assert_eq!((spelling.letters[1].as_str(), spelling.compose().unwrap().as_str()), ("b%42", "code:a,b%42"));
    assert_eq!(spelling.fields()[0].value, FieldValue::List(vec!["a".into(), "bB".into()]));
    let error = Spelling::parse("code:a,b,c").map(drop).unwrap_err();
    assert_eq!(error.to_string(), "invalid code at byte 0: more than two words");
}

#[test]
fn fields_have_their_text() {
    let texts = |text| Code::fields_of(text).unwrap().iter().map(|it| it.text).collect::<Vec<_>>();
    assert_eq!(texts("code:a%42,c;5%of"), [Some("a%42,c"), Some("5%of")]);
    assert_eq!(texts("code:a"), [Some("a")]);
    // A secret has none.
    let fields = Line::fields_of("08:05 ann:geheim@h GET /a b").unwrap();
    let text = |name: &str| fields.iter().find(|field| field.name == name).and_then(|field| field.text);
    assert_eq!((text("hour"), text("target"), text("pin")), (Some("08"), Some("/a"), None));
}
