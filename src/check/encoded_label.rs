//! Labels that begin with `xn--`: whether they are the encoded form of a label of IDNA (RFC 5890, section 2.3.2.1).

use alloc::string::String;
use alloc::vec::Vec;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::check::letters::is_letter;

/// The prefix of encoded labels.
const PREFIX: &str = "xn--";

/// Whether a label begins with the prefix of encoded labels, in either case.
#[inline]
pub(crate) fn is_encoded(label: &str) -> bool {
    label.get(..PREFIX.len()).is_some_and(|it| it.eq_ignore_ascii_case(PREFIX))
}

/// Whether an encoded label encodes a label that no version of IDNA changes.
///
/// The label has letters, digits and marks of one old version of Unicode, and hyphens. At least one of them is not
/// ASCII. Programs that decode it, and map it once more by NFKC, to lower case or by IDNA 2003, get the same label. So
/// it has no `ß` and no `ς`.
pub(crate) fn is_valid(label: &str) -> bool {
    let Some(label) = label.get(PREFIX.len()..).and_then(decoded) else { return false };
    !label.is_ascii()
        && !is_encoded(&label)
        && label.chars().all(|it| it.is_ascii() || is_letter(it))
        && !label.starts_with(is_combining_mark)
        && !label.starts_with('-')
        && !label.ends_with('-')
        && has_one_direction(&label)
        && label.nfkc().eq(label.chars())
        && label.chars().flat_map(char::to_lowercase).eq(label.chars())
}

/// Whether a label with a character that is written from the right begins with one, and has no other letters and digits
/// of one kind only. RFC 5893, section 2, allows a little more.
fn has_one_direction(label: &str) -> bool {
    // The blocks of `is_letter`: Hebrew, Arabic, Syriac and Thaana.
    let is_from_right = |it: char| ('\u{590}'..='\u{7BF}').contains(&it);
    let digits = ['0'..='9', '\u{660}'..='\u{669}', '\u{6F0}'..='\u{6F9}'];
    let is_digit = |it: char| digits.iter().any(|kind| kind.contains(&it));
    !label.contains(is_from_right)
        || label.starts_with(|it: char| is_from_right(it) && !is_digit(it))
            && label.chars().all(|it| is_from_right(it) || is_digit(it) || it == '-')
            && digits.iter().filter(|kind| label.contains(|it| kind.contains(&it))).count() <= 1
}

/// The text that Punycode encodes, in lower case (RFC 3492, section 6.2).
fn decoded(encoded: &str) -> Option<String> {
    const BASE: u32 = 36;
    const MINIMUM: u32 = 1;
    const MAXIMUM: u32 = 26;
    const SKEW: u32 = 38;
    const DAMP: u32 = 700;
    let (basic, deltas) = match encoded.rsplit_once('-') {
        // Not canonical: without a basic character, the encoder writes no delimiter.
        Some(("", _)) => return None,
        divided => divided.unwrap_or(("", encoded)),
    };
    let mut characters: Vec<char> = basic.chars().map(|it| it.to_ascii_lowercase()).collect();
    let (mut code, mut index, mut bias) = (128_u32, 0_u32, 72);
    let mut digits = deltas.bytes().peekable();
    while digits.peek().is_some() {
        let (before, mut weight) = (index, 1_u32);
        for step in (BASE..).step_by(BASE as usize) {
            let digit = match digits.next()? {
                byte @ b'0'..=b'9' => u32::from(byte - b'0') + 26,
                byte => u32::from(byte.to_ascii_lowercase().checked_sub(b'a')?),
            };
            let threshold = step.saturating_sub(bias).clamp(MINIMUM, MAXIMUM);
            index = index.checked_add(digit.checked_mul(weight)?)?;
            if digit < threshold {
                break;
            }
            weight = weight.checked_mul(BASE - threshold)?;
        }
        let count = u32::try_from(characters.len()).ok()? + 1;
        let mut delta = (index - before) / if before == 0 { DAMP } else { 2 };
        delta += delta / count;
        let mut steps = 0;
        while delta > (BASE - MINIMUM) * MAXIMUM / 2 {
            delta /= BASE - MINIMUM;
            steps += BASE;
        }
        bias = steps + (BASE - MINIMUM + 1) * delta / (delta + SKEW);
        code = code.checked_add(index / count)?;
        index %= count;
        characters.insert(index as usize, char::from_u32(code)?);
        index += 1;
    }
    Some(characters.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_of_idna_are_valid() {
        for label in [
            "xn--bcher-kva", "XN--BCHER-KVA", "xn--p1ai", "xn--fiqs8s", "xn--mgbaam7a8h", "xn--wgbh1c", "xn--o3cw4h",
            "xn--h2brj9c", "xn--3e0b707e", "xn--eckwd4c7c", "xn--80akhbyknj4f", "xn--hxajbheg2az3al", "xn--4gbrim",
            "xn--q9jyb4c", "xn--e1afmkfd", "xn--yer-zna",
        ] {
            assert!(is_encoded(label) && is_valid(label), "{label}");
        }
    }

    #[test]
    fn other_encoded_labels_are_invalid() {
        for (label, reason) in [
            ("xn--", "empty"),
            ("xn--a", "ends inside a number"),
            ("xn--a-", "only ASCII"),
            ("xn--example-", "only ASCII"),
            ("xn--99999999", "overflow"),
            ("xn--01-r13a", "a full stop of full width"),
            ("xn--evilcom-9o3f", "an ideographic full stop"),
            ("xn--strae-oqa", "sharp s, which IDNA 2003 maps to ss"),
            ("xn--a-zq0i", "a letter of full width"),
            ("xn--a-0hc", "two directions"),
            ("xn--1-0hc", "begins with a digit, and has a letter that is written from the right"),
            ("xn--mgb7i", "begins with a digit that is written from the right"),
            ("xn--x-ufb", "begins with a combining mark"),
            ("xn--bcher-kv!", "not a digit of Punycode"),
            ("xn--i-7iq", "a symbol"),
            ("xn---tda", "a delimiter, and nothing before it"),
            ("xn--xn--a-ova", "begins with the prefix of encoded labels, once more"),
            ("xn--1-zhc65b", "digits of two kinds in a label that is written from the right"),
            ("xn--1-zhc78f", "digits of two kinds in a label that is written from the right"),
            ("xn--a-fqc", "a digit that is written from the right, and a letter that is not"),
            ("xn--sg8h", "a letter of Unicode 4.1"),
            ("xn--fa-q72a", "a letter of Unicode 5.1"),
            ("xn--tda\u{e9}", "not ASCII"),
        ] {
            assert!(is_encoded(label) && !is_valid(label), "{label}: {reason} {:?}", decoded(&label[4..]));
        }
        assert!(!is_encoded("xn-a") && !is_encoded("a.xn--b") && !is_encoded("x\u{e9}"));
    }

    #[cfg(feature = "idna")]
    #[test]
    fn long_labels_are_decoded() {
        // "Why can't they just speak ...?" (RFC 3492, section 7.1), and letters with distances at the limits of its
        // section 6.1.
        for text in [
            "他们为什么不说中文", "почемужеонинеговорятпорусски", "なぜみんな日本語を話してくれないのか",
            "pročprostěnemluvíčesky", "tạisaohọkhôngthểchỉnóitiếngviệt", "řepqtßóvž", "뭀횸뢆납덈퀶",
        ] {
            let encoded = ::idna::punycode::encode_str(text).unwrap();
            assert_eq!(decoded(&encoded).as_deref(), Some(text), "{encoded}");
        }
    }

    #[cfg(feature = "idna")]
    mod with_idna {
        use super::*;
        use ::idna::punycode::encode_str;
        use ::idna::uts46::{AsciiDenyList, Hyphens, Uts46};
        use proptest::prelude::*;

        fn is_kept(label: &str) -> bool {
            let (found, result) = Uts46::new().to_unicode(label.as_bytes(), AsciiDenyList::STD3, Hyphens::Allow);
            result.is_ok() && found == label
        }

        proptest! {
            #![proptest_config(ProptestConfig::with_cases(if cfg!(miri) { 4 } else { 4096 }))]

            /// What is decoded is encoded again as it was.
            #[test]
            fn only_canonical_punycode_is_decoded(encoded in "[a-c]{0,2}-{0,2}[a-z0-9]{1,6}") {
                if let Some(label) = decoded(&encoded).filter(|it| !it.is_ascii()) {
                    prop_assert_eq!(encode_str(&label), Some(encoded));
                }
            }

            /// Labels of letters and digits of several scripts, some of them from right to left, with marks.
            #[test]
            fn valid_labels_are_kept_by_idna(
                label in "[a-b0-1-]{0,2}[\u{5D0}-\u{5D3}\u{627}-\u{62A}\u{660}\u{6F0}\u{6F5}\u{64B}\u{E9}\u{3B1}]{0,4}\
                          [a\u{AC00}\u{301}\u{94D}1-]{0,2}|[\\PC&&[^ -~]]{1,3}",
            ) {
                let encoded = String::from_iter([PREFIX, &encode_str(&label).unwrap()]);
                prop_assert!(!is_valid(&encoded) || is_kept(&label));
            }
        }
    }
}
