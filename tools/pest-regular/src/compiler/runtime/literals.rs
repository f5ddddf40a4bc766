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
