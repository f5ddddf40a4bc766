//! Questions that are large in one way or another.

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

/// What takes no part in a text is not counted.
#[test]
fn counts_of_nothing() {
    let abnf = Grammar::abnf("r = 4000000000\"\" *4000000000( \"\" ) *4000000000( %xD800 ) \"-\"\n");
    assert_equal(&abnf, &Grammar::abnf("r = \"-\"\n"));
    let never = Grammar::abnf("r = \"-\" / 4000000000( %xD800 )\n");
    assert_equal(&never, &Grammar::abnf("r = \"-\"\n"));
}

/// Hundreds of characters that are told apart, and as many alternatives.
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

/// No step recurses as deep as this counts.
#[test]
fn a_long_count() {
    let pest = Grammar::pest("r = @{ \"-\"{,2000} }\n");
    let abnf = Grammar::abnf("r = *2000\"-\"\n");
    assert_equal(&pest, &abnf);
}
