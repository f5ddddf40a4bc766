//! Large questions.

use pest_check::{Expressions, Limits, Question, decide};

use crate::support::{Grammar, assert_equal, compare};

#[test]
fn counted_repetitions() {
    let pest = Grammar::pest(
        "r = @{ label ~ (\".\" ~ label){,126} }\nlabel = @{ ld ~ (ld | &(\"-\"+ ~ ld) ~ \"-\"){,62} }\nld = { ASCII_ALPHANUMERIC }\n",
    );
    let abnf =
        Grammar::abnf("r = label *126( \".\" label )\nlabel = ld [ *61( ld / \"-\" ) ld ]\nld = ALPHA / DIGIT\n");
    let verdict = compare((&pest, "label"), (&abnf, "label")).unwrap();
    assert_eq!((verdict.only_left, verdict.only_right), (None, None));
    let verdict = compare((&pest, "r"), (&abnf, "r")).unwrap();
    assert_eq!((verdict.only_left, verdict.only_right), (None, None));
}

#[test]
fn nested_counts() {
    let pest = Grammar::pest("r = @{ (\"-\"{1,31} ~ \"+\"){1,63} }\n");
    let abnf = Grammar::abnf("r = 1*63( 1*31\"-\" \"+\" )\n");
    assert_equal(&pest, &abnf);
    let shorter = Grammar::abnf("r = 1*62( 1*31\"-\" \"+\" )\n");
    let verdict = compare((&pest, "r"), (&shorter, "r")).unwrap();
    assert_eq!((verdict.only_left, verdict.only_right), (Some("-+".repeat(63)), None));
}

/// Counts of the empty text are not expanded.
#[test]
fn counts_of_the_empty_text() {
    let abnf = Grammar::abnf("r = 4000000000\"\" *4000000000( \"\" ) \"-\"\n");
    assert_equal(&abnf, &Grammar::abnf("r = \"-\"\n"));
}

/// The letter and all other characters; no suffix, an empty one, and one that begins with the
/// letter; nothing read, the letter, more.
#[test]
fn statistics_of_one_letter() {
    let letter = Grammar::abnf("r = %x61\n");
    let statistics = compare((&letter, "r"), (&letter, "r")).unwrap().statistics;
    assert_eq!((statistics.classes, statistics.gates, statistics.states), (2, 3, 3));
}

/// Equal predicates are one gate, and a predicate that no text satisfies is none.
#[test]
fn gates() {
    let gates = |grammar: &Grammar| compare((grammar, "r"), (grammar, "r")).unwrap().statistics.gates;
    let pest = |expression: &str| gates(&Grammar::pest(format!("r = {{ {expression} }}\n")));
    assert_eq!(pest("!\"\""), pest("\"-\" ~ !\"\""));
    let both = pest("&\"-\" ~ ANY");
    assert_eq!(pest("&(&\"-\" ~ &\"-\") ~ ANY"), both);
    // No text both begins like this and does not, so no gate asks for both.
    assert_eq!(pest("&(&\"-\" ~ !\"-\") ~ ANY"), both - 1);
}

/// As many classes as a word has bits, in addition to the end of the text.
#[test]
fn classes_that_fill_a_word() {
    let text = |characters: u32| {
        let values: Vec<String> = (1000..1000 + characters).map(|it| it.to_string()).collect();
        Grammar::abnf(format!("r = %d{}\n", values.join(".")))
    };
    for (characters, classes) in [(62, 63), (63, 64), (64, 65)] {
        let verdict = compare((&text(characters), "r"), (&text(characters - 1), "r")).unwrap();
        assert_eq!(verdict.statistics.classes, classes);
        assert_eq!(verdict.only_left.map(|it| it.chars().count()), Some(characters as usize));
    }
}

/// A class is represented by its most readable character: printable ASCII, then the space, then
/// characters that are not controls.
#[test]
fn preferred_characters() {
    let never = Grammar::pest("r = { !\"\" }\n");
    for (characters, preferred) in [
        ("%x00-7F", "!"),
        ("%x00-20 / %xE0-FF", " "),
        ("%x00-1F / %x7F-FF", "\u{a0}"),
        ("%x00-1F / %xE9 / %xE0", "à"),
        ("%x01-1F / %x80-9F", "\u{1}"),
        ("%x00-20 / %x61-62 / %x41", "A"),
    ] {
        let verdict = compare((&Grammar::abnf(format!("r = {characters}\n")), "r"), (&never, "r")).unwrap();
        assert_eq!(verdict.only_left.as_deref(), Some(preferred), "{characters}");
    }
}

/// Hundreds of distinguished characters, and as many alternatives.
#[test]
fn many_classes() {
    let words = |characters: &dyn Fn(u32) -> String| (0..150).map(characters).collect::<Vec<_>>().join(" / ");
    let one = Grammar::abnf(format!("r = *( {} )\n", words(&|it| format!("%d{0}.{0}.{1}", 1000 + it, 2000 + it))));
    let two = Grammar::abnf(format!("r = *( {} )\n", words(&|it| format!("2%d{} %d{}", 1000 + it, 2000 + it))));
    assert_equal(&one, &two);
    let three =
        Grammar::abnf(format!("r = *( {} )\n", words(&|it| format!("%d{0}.{0}.{1}", 1000 + it, 2000 + it.min(148)))));
    let verdict = compare((&one, "r"), (&three, "r")).unwrap();
    assert_eq!(verdict.only_left.as_deref(), Some("\u{47D}\u{47D}\u{865}"));
    assert_eq!(verdict.only_right.as_deref(), Some("\u{47D}\u{47D}\u{864}"));
}

/// The search stops at the answer.
#[test]
fn a_short_answer_about_long_texts() {
    let mut expressions = Expressions::default();
    let sides = ["a", "b"].map(|letter| Grammar::abnf(format!("r = {letter:?} / 1000\"-\"\n")));
    let sides = sides.each_ref().map(|it| it.expression("r", &mut expressions).unwrap());
    let limits = Limits::default().states(10);
    let equal = decide(&expressions, sides, Question::Equal, limits).unwrap();
    assert_eq!((equal.only_left.as_deref(), equal.only_right.as_deref()), (Some("A"), Some("B")));
    let inside = decide(&expressions, sides, Question::Inside, limits).unwrap();
    assert_eq!((inside.only_left.as_deref(), inside.only_right), (Some("A"), None));
    assert!(decide(&expressions, [sides[0]; 2], Question::Equal, limits).is_err());
}

/// What may follow a part is one function for all parts that it follows, so thousands of them take
/// little more than one.
#[test]
fn thousands_of_options() {
    let options = |count: u32| {
        let parts: Vec<String> = (0..count).map(|it| format!("[ \"a{it}\" ]")).collect();
        Grammar::abnf(format!("r = {}\n", parts.join(" ")))
    };
    let mut expressions = Expressions::default();
    let sides = [3000, 2999].map(|count| options(count).expression("r", &mut expressions).unwrap());
    let limits = Limits::default().bytes(60_000_000);
    let verdict = decide(&expressions, sides, Question::Equal, limits).unwrap();
    assert_eq!((verdict.only_left.as_deref(), verdict.only_right), (Some("A2999"), None));
}
