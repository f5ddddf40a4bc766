//! Literals of a grammar.

/// Whether a literal occurs at an offset of a text.
#[inline(always)]
pub fn is_at<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
    text.get(at..).and_then(|rest| rest.first_chunk()) == Some(literal)
}

/// The same, ignoring the case of ASCII letters.
#[inline(always)]
pub fn is_at_ignoring_case<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
    text.get(at..).and_then(|rest| rest.first_chunk::<N>()).is_some_and(|found| found.eq_ignore_ascii_case(literal))
}

/// The number of bytes of a literal that occur at an offset of a text.
#[inline(always)]
pub fn common_prefix(text: &[u8], at: usize, literal: &[u8]) -> usize {
    text.iter().skip(at).zip(literal).take_while(|(found, expected)| found == expected).count()
}

/// The same, ignoring the case of ASCII letters.
#[inline(always)]
pub fn common_prefix_ignoring_case(text: &[u8], at: usize, literal: &[u8]) -> usize {
    text.iter().skip(at).zip(literal).take_while(|(found, expected)| found.eq_ignore_ascii_case(expected)).count()
}
