//! Texts that stand in a grammar.

/// Whether a text stands at a place of another.
#[inline(always)]
pub fn is_at<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
    text.get(at..).and_then(|rest| rest.first_chunk()) == Some(literal)
}

/// The same for ASCII letters in either case.
#[inline(always)]
pub fn is_at_in_any_case<const N: usize>(text: &[u8], at: usize, literal: &[u8; N]) -> bool {
    text.get(at..).and_then(|rest| rest.first_chunk::<N>()).is_some_and(|found| found.eq_ignore_ascii_case(literal))
}

/// How many bytes of a literal stand at a place of a text.
#[inline(always)]
pub fn agreeing(text: &[u8], at: usize, literal: &[u8]) -> usize {
    text.iter().skip(at).zip(literal).take_while(|(found, wanted)| found == wanted).count()
}

/// The same for ASCII letters in either case.
#[inline(always)]
pub fn agreeing_in_any_case(text: &[u8], at: usize, literal: &[u8]) -> usize {
    text.iter().skip(at).zip(literal).take_while(|(found, wanted)| found.eq_ignore_ascii_case(wanted)).count()
}
