//! Labels that begin with `xn--`: whether they are the encoded form of a label of IDNA (RFC 5890, section 2.3.2.1).

use alloc::string::String;
use alloc::vec::Vec;

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The prefix of encoded labels.
const PREFIX: &str = "xn--";

/// Whether a label begins with the prefix of encoded labels, in either case.
#[inline]
pub(crate) fn is_encoded(label: &str) -> bool {
    label.get(..PREFIX.len()).is_some_and(|it| it.eq_ignore_ascii_case(PREFIX))
}

/// Whether an encoded label encodes a label that no version of IDNA changes.
///
/// The label has letters, digits, marks and hyphens, and at least one of them is not ASCII. Programs that decode it, and map it
/// once more by NFKC, to lower case or by IDNA 2003, get the same label. So it has no `ß` and no `ς`, which IDNA 2003 maps.
pub(crate) fn is_valid(label: &str) -> bool {
    let Some(label) = label.get(PREFIX.len()..).and_then(decoded) else { return false };
    let is_kept = |it: char| it.is_ascii() || (it.is_alphanumeric() || is_combining_mark(it)) && !is_mapped(it);
    !label.is_ascii()
        && label.chars().all(is_kept)
        && !label.starts_with(is_combining_mark)
        && !label.starts_with('-')
        && !label.ends_with('-')
        && has_one_direction(&label)
        && label.nfkc().eq(label.chars())
        && label.chars().flat_map(char::to_lowercase).eq(label.chars())
}

/// Whether a version of IDNA removes or maps a letter or mark, although it is its own normal form in lower case: those with the
/// property `Default_Ignorable_Code_Point`, those that case folding changes, and the deviations of UTS #46.
fn is_mapped(character: char) -> bool {
    matches!(
        character,
        // Default_Ignorable_Code_Point.
        '\u{34F}'
            | '\u{115F}'..='\u{1160}'
            | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{E0000}'..='\u{E0FFF}'
            // Case folding: an iota below a letter, Cyrillic letters of old books, and small letters of Cherokee.
            | '\u{345}'
            | '\u{1F80}'..='\u{1FF7}'
            | '\u{1C80}'..='\u{1C8F}'
            | '\u{13F8}'..='\u{13FD}'
            | '\u{AB70}'..='\u{ABBF}'
            // Deviations: `ß` and `ς`.
            | '\u{DF}'
            | '\u{3C2}'
    )
}

/// Whether a label that has a character from a block for text from right to left begins with a letter of such a block, and has no
/// letter of another: a part of RFC 5893, section 2.
fn has_one_direction(label: &str) -> bool {
    let is_from_right = |it: char| {
        matches!(
            it,
            '\u{590}'..='\u{8FF}'
                | '\u{FB1D}'..='\u{FDFF}'
                | '\u{FE70}'..='\u{FEFF}'
                | '\u{10800}'..='\u{10FFF}'
                | '\u{1E800}'..='\u{1EFFF}'
        )
    };
    let is_other_letter = |it: char| it.is_alphabetic() && !is_from_right(it);
    let begins_from_right = || label.starts_with(|it: char| it.is_alphabetic() && is_from_right(it));
    !label.contains(is_from_right) || begins_from_right() && !label.contains(is_other_letter)
}

/// The text that Punycode encodes, in lower case (RFC 3492, section 6.2).
fn decoded(encoded: &str) -> Option<String> {
    const BASE: u32 = 36;
    const MINIMUM: u32 = 1;
    const MAXIMUM: u32 = 26;
    const SKEW: u32 = 38;
    const DAMP: u32 = 700;
    let (basic, deltas) = encoded.rsplit_once('-').unwrap_or(("", encoded));
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
            ("xn--tda\u{e9}", "not ASCII"),
        ] {
            assert!(is_encoded(label) && !is_valid(label), "{label}: {reason} {:?}", decoded(&label[4..]));
        }
        assert!(!is_encoded("xn-a") && !is_encoded("a.xn--b") && !is_encoded("x\u{e9}"));
    }

    #[cfg(feature = "idna")]
    #[test]
    fn long_labels_are_decoded() {
        // "Why can't they just speak ...?" (RFC 3492, section 7.1), and letters with distances at the limits of its section 6.1.
        for text in [
            "他们为什么不说中文", "почемужеонинеговорятпорусски", "なぜみんな日本語を話してくれないのか",
            "pročprostěnemluvíčesky", "tạisaohọkhôngthểchỉnóitiếngviệt", "řepqtßóvž", "뭀횸뢆납덈퀶",
        ] {
            let encoded = ::idna::punycode::encode_str(text).unwrap();
            assert_eq!(decoded(&encoded).as_deref(), Some(text), "{encoded}");
        }
    }

    #[cfg(feature = "idna")]
    #[test]
    fn valid_labels_are_valid_to_idna() {
        use ::idna::punycode;
        use ::idna::uts46::{AsciiDenyList, Hyphens, Uts46};

        let is_kept = |label: &str| {
            let (found, result) = Uts46::new().to_unicode(label.as_bytes(), AsciiDenyList::STD3, Hyphens::Allow);
            result.is_ok() && found == label
        };
        let (mut count, mut wrong) = (0, String::new());
        for character in '\u{80}'..=char::MAX {
            // A mark needs a letter before it, and a letter that is written from the right is alone in its label.
            let kept =
                ["", "a", "\u{5D0}", "\u{627}"].map(|before| String::from_iter([before, &character.to_string()]));
            for label in &kept {
                let encoded = String::from_iter([PREFIX, &punycode::encode_str(label).unwrap()]);
                assert_eq!(decoded(&encoded[PREFIX.len()..]).as_deref(), Some(&**label));
                if is_valid(&encoded) && !kept.iter().any(|it| is_kept(it)) {
                    wrong.push(character);
                }
                count += usize::from(is_valid(&encoded));
            }
        }
        assert!(wrong.is_empty(), "{wrong:?}");
        assert!(count > 250_000, "{count}");
    }
}
