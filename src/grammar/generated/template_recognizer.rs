// @generated from grammar/ (hash 6bc853e0876d825a) by `cargo regenerate`. Do not edit.

// Written by pest-regular. To change it, change the grammar.

use super::Rule as Rule;
#[allow(unused_imports, unreachable_pub)]
pub use runtime::{Capture, Furthest, NoCapture};

/// Defines the functions of an entry rule. `RULE` returns how far the rule matches a text from its
/// start. `RULE_then` calls a function with that and the captures where they are found, so the
/// captures need not be moved.
#[allow(unused_macros, unused_macro_rules)]
macro_rules! entry {
    // With the bytes that a match may begin with. The result for all other texts is a constant.
    ($rule:ident, $rule_then:ident, [$($first:expr),*] else $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| const { &runtime::Bytes::from_ranges(&[$($first),*]) }.has_first(text), $nothing, $bitmaps[$count],
               |$machine, $text, $window, $captures| $end);
    };
    // With bitmaps: those of all of a text of less than 64 bytes, or those of one block after
    // another.
    ($rule:ident, $rule_then:ident, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| true, None, $bitmaps[$count], |$machine, $text, $window, $captures| $end);
    };
    (@bitmaps $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |$bytes| $may_match, $nothing, |$machine, whole, $text, $captures, then| {
            if $text.len() < runtime::BLOCK {
                let mut $window = runtime::Short::<_, $count>::new::<rules::$bitmaps>($machine, $text);
                let end = $end;
                then(whole, end, $captures)
            } else {
                let mut $window = runtime::Long::<_, rules::$bitmaps, $count>::new($machine, $text);
                let end = $end;
                then(whole, end, $captures)
            }
        });
    };
    // For a rule without bitmaps that calls rules with bitmaps of their own.
    ($rule:ident, $rule_then:ident, |$machine:ident, $text:ident, $captures:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |text| true, None, |$machine, whole, $text, $captures, then| {
            let end = $end;
            then(whole, end, $captures)
        });
    };
    // Without bitmaps.
    ($rule:ident, $rule_then:ident, |$text:ident, $captures:ident| $end:expr) => {
        entry!(@functions $rule, $rule_then, |whole, captures, then| {
            let ($text, mut $captures) = (whole.as_bytes(), captures());
            let end = $end;
            then(whole, end, $captures)
        });
    };
    (@reads $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr,
     |$machine:ident, $whole:ident, $text:ident, $captures:ident, $then:ident| $make:block) => {
        entry!(@functions $rule, $rule_then, |whole, captures, then| {
            struct Read<'t, F, G>(&'t str, F, G);

            impl<'t, R, T, F, G> runtime::Task for Read<'t, F, G>
            where
                R: Capture<Rule>,
                F: FnOnce() -> R,
                G: FnOnce(&'t str, Option<usize>, R) -> T,
            {
                type Result = T;

                #[inline(never)]
                fn byte_by_byte(self) -> T {
                    let Read(whole, captures, then) = self;
                    let mut captures = captures();
                    let end = super::byte_by_byte::$rule(whole, &mut captures);
                    then(whole, end, captures)
                }

                #[inline(always)]
                fn run_on<M: runtime::Machine>(self, $machine: M) -> T {
                    let Read($whole, captures, $then) = self;
                    let ($text, mut $captures) = ($whole.as_bytes(), captures());
                    $make
                }
            }
            let $bytes = whole.as_bytes();
            if !$may_match {
                let mut $captures = captures();
                let end = $nothing;
                return then(whole, end, $captures);
            }
            runtime::run(Read(whole, captures, then))
        });
    };
    (@functions $rule:ident, $rule_then:ident, |$whole:ident, $captures:ident, $then:ident| $make:block) => {
        #[doc = concat!("How far `", stringify!($rule), "` matches a text from its start. If it does not match, `captures` is unchanged.")]
        #[allow(non_snake_case, dead_code, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        pub fn $rule<R: Capture<Rule>>(text: &str, captures: &mut R) -> Option<usize> {
            let before = *captures;
            let (end, after) = $rule_then(text, || before, |_: &str, end, captures| (end, captures));
            if end.is_some() {
                *captures = after;
            }
            end
        }

        #[doc = concat!("Calls `then` with how far `", stringify!($rule), "` matches a text from its start, and with its captures.")]
        #[allow(non_snake_case, dead_code, unreachable_pub, unused_mut, unused_variables, clippy::all, clippy::pedantic)]
        #[inline(always)]
        pub fn $rule_then<'t, R: Capture<Rule>, T>(
            $whole: &'t str,
            $captures: impl FnOnce() -> R,
            $then: impl FnOnce(&'t str, Option<usize>, R) -> T,
        ) -> T {
            $make
        }
    };
}

#[allow(unused_imports, unreachable_pub)]
pub use byte_by_byte::*;

/// Recognizers that process one byte at a time.
#[allow(unused_imports, unreachable_pub)]
pub mod byte_by_byte {
    use super::{Capture, Rule, runtime};

    entry!(URI_Template, URI_Template_then, |text, captures| Some(rules::URI_Template(text, 0)));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Capture;

        /// URI_Template  = { (literals | expression)* }
        pub fn URI_Template(text: &[u8], start: usize) -> usize {
            let mut at = start;
            'more_1: loop {
                let before = at;
                'end_2: {
                    at = 'choice_3: {
                        'other_4: {
                            let mut at = at;
                            let before = at;
                            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'#', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                                if let Some((character, end)) = runtime::character(text, at) {
                                    if matches!(character, 0xa0..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd | 0xf0000..=0xffffd | 0x100000..=0x10fffd) { return Some(end); }
                                }
                                None
                            });
                            if at == before { break 'other_4; }
                            break 'choice_3 at;
                        }
                        let mut at = at;
                        match self::expression(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_2; }
                        }
                        at
                    };
                    continue 'more_1;
                }
                at = before;
                break;
            }
            at
        }

        /// expression    = { "{" ~ operator? ~ variable_list ~ "}" }
        pub fn expression(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'{')) { return None; }
            at += 1;
            'perhaps_5: {
                let before = at;
                'end_6: {
                    if !matches!(text.get(at), Some(b'!' | b'#' | b'&' | b'+'..=b',' | b'.'..=b'/' | b';' | b'=' | b'?'..=b'@' | b'|')) { break 'end_6; }
                    at += 1;
                    break 'perhaps_5;
                }
                at = before;
            }
            let end = self::variable_list(text, at);
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'}')) { return None; }
            at += 1;
            Some(at)
        }

        /// variable_list = { varspec ~ ("," ~ varspec)* }
        #[inline(never)]
        pub fn variable_list(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::varspec(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_7: loop {
                let before = at;
                'end_8: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_8; }
                    at += 1;
                    match self::varspec(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_8; }
                    }
                    continue 'more_7;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// varspec       = { varname ~ modifier_level4? }
        pub fn varspec(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::varname(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_9: {
                let before = at;
                'end_10: {
                    match self::modifier_level4(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_10; }
                    }
                    break 'perhaps_9;
                }
                at = before;
            }
            Some(at)
        }

        /// varname       = @{ varchar ~ ("."? ~ varchar)* }
        pub fn varname(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_11: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z')) { break 'character_11 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_11 at + 3; }
                return None;
            };
            'more_12: loop {
                let before = at;
                'end_13: {
                    'perhaps_14: {
                        let before = at;
                        'end_15: {
                            if !matches!(text.get(at), Some(b'.')) { break 'end_15; }
                            at += 1;
                            break 'perhaps_14;
                        }
                        at = before;
                    }
                    at = 'character_16: {
                        if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z')) { break 'character_16 at + 1; }
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_16 at + 3; }
                        break 'end_13;
                    };
                    continue 'more_12;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// modifier_level4 = { prefix | explode }
        pub fn modifier_level4(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_17: {
                if matches!(text.get(at), Some(b':')) {
                    'other_18: {
                        let mut at = at;
                        match self::prefix(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_18; }
                        }
                        break 'choice_17 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'*')) { return None; }
                at += 1;
                at
            };
            Some(at)
        }

        /// prefix        = { ":" ~ max_length }
        pub fn prefix(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::max_length(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// max_length    = @{ '1'..'9' ~ DIGIT{,3} }
        pub fn max_length(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'1'..=b'9')) { return None; }
            at += 1;
            let before = at;
            while at < before + 3 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
            Some(at)
        }
    }
}

#[allow(dead_code, unused_imports, unused_results, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
mod runtime {
    //! The code that every recognizer uses. The compiler copies these files to its output.
    //!
    //! On a CPU with vector instructions, a recognizer computes a bitmap of 64 bytes at a time, with a
    //! bit for each byte that ends a run. The run ends at the first such bit. The bytes are looked up
    //! in small tables, 32 or 64 at a time.

    mod sets {
        //! Sets of characters.

        /// A set of ASCII characters, for looking up many bytes at once.
        pub struct Set {
            /// One row for each value of the lower four bits, with a bit for each of the eight values of
            /// the upper ones.
            pub(super) rows: [u8; 16],
        }

        impl Set {
            pub const fn from_ranges(ranges: &[(u8, u8)]) -> Self {
                let mut rows = [0; 16];
                let mut index = 0;
                while index < ranges.len() {
                    let (mut byte, last) = ranges[index];
                    while byte <= last {
                        rows[(byte & 15) as usize] |= 1 << (byte >> 4);
                        byte += 1;
                    }
                    index += 1;
                }
                Set { rows }
            }

            #[inline(always)]
            pub(super) const fn has_zero(&self) -> bool {
                self.rows[0] & 1 != 0
            }
        }

        /// A set of bytes, as a table. A lookup has no branch, which would be unpredictable.
        pub struct Bytes([bool; 256]);

        impl Bytes {
            /// Creates a set from the first and the last byte of each range.
            pub const fn from_ranges(ranges: &[(u8, u8)]) -> Self {
                let mut bytes = [false; 256];
                let mut index = 0;
                while index < ranges.len() {
                    let (first, last) = ranges[index];
                    let mut byte = first as usize;
                    while byte <= last as usize {
                        bytes[byte] = true;
                        byte += 1;
                    }
                    index += 1;
                }
                Bytes(bytes)
            }

            /// Whether a byte is in the set.
            #[inline(always)]
            pub const fn has(&self, byte: u8) -> bool {
                self.0[byte as usize]
            }

            /// The end of the run of bytes of the set that begins at an offset. `other` returns the end of
            /// anything else that the run may contain.
            #[inline(always)]
            pub fn skip(&self, text: &[u8], mut at: usize, other: impl Fn(usize) -> Option<usize>) -> usize {
                loop {
                    while text.get(at).is_some_and(|&byte| self.has(byte)) {
                        at += 1;
                    }
                    match other(at) {
                        Some(end) => at = end,
                        None => return at,
                    }
                }
            }

            /// Whether the first byte of a text is in the set.
            #[inline(always)]
            pub const fn has_first(&self, text: &[u8]) -> bool {
                match text.first() {
                    Some(byte) => self.0[*byte as usize],
                    None => false,
                }
            }
        }
    }

    mod characters {
        //! Characters beyond ASCII.

        /// The bits of the bytes whose characters pass a test, out of the bits of the bytes beyond ASCII.
        #[inline(always)]
        pub fn characters(bytes: &[u8], beyond: u64, test: impl Fn(u32) -> bool) -> u64 {
            let (mut rest, mut found) = (beyond, 0);
            while rest != 0 {
                let at = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if let Some((character, end)) = character(bytes, at) {
                    let after = if end < 64 { !0 << end } else { 0 };
                    if test(character) {
                        found |= (!0 << at) & !after;
                    }
                    rest &= after;
                }
            }
            found
        }

        /// The bits of the bytes of whole characters, out of the bits of the bytes beyond ASCII. A block of
        /// 64 bytes may end inside a character.
        #[inline(always)]
        pub fn whole_characters(bytes: &[u8], beyond: u64) -> u64 {
            let cut_off = match *bytes {
                [.., a, b, c] if bytes.len() == 64 => match (a, b, c) {
                    (.., 0xC0..) => 1,
                    (_, 0xE0.., _) => 2,
                    (0xF0.., ..) => 3,
                    _ => 0,
                },
                _ => 0,
            };
            beyond & !0 >> cut_off
        }

        /// The character beyond ASCII that begins at an offset, and the offset of its end. `None` if none
        /// begins there or the text ends inside it.
        #[inline(always)]
        pub fn character(text: &[u8], at: usize) -> Option<(u32, usize)> {
            let next = |index: usize| text.get(at + index).map(|byte| u32::from(byte & 0x3F));
            let first = u32::from(*text.get(at)?);
            Some(match first {
                0xC0..=0xDF => ((first & 0x1F) << 6 | next(1)?, at + 2),
                0xE0..=0xEF => ((first & 0x0F) << 12 | next(1)? << 6 | next(2)?, at + 3),
                0xF0..=0xFF => ((first & 0x07) << 18 | next(1)? << 12 | next(2)? << 6 | next(3)?, at + 4),
                _ => return None,
            })
        }

        /// Whether a character is in one of many ranges, which are sorted.
        #[inline]
        pub fn is_in(ranges: &[(u32, u32)], character: u32) -> bool {
            let at = ranges.partition_point(|&(_, last)| last < character);
            ranges.get(at).is_some_and(|&(first, _)| first <= character)
        }
    }

    mod literals {
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
    }

    mod furthest {
        //! The furthest offset that a rule reaches in a text, which it may reject.

        /// How far a rule matches a text from its start, and the furthest offset that any alternative
        /// reaches.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Furthest {
            /// The end of the match, if there is one.
            pub end: Option<usize>,
            /// The furthest offset that any alternative reaches.
            pub offset: usize,
        }

        impl Furthest {
            /// Notes that an alternative reached this offset.
            #[inline(always)]
            pub fn reach(&mut self, at: usize) {
                self.offset = self.offset.max(at);
            }

            /// Sets the end of the match.
            #[inline(always)]
            pub fn with_end(self, end: Option<usize>) -> Self {
                Furthest { end, offset: self.offset.max(end.unwrap_or_default()) }
            }
        }
    }


    pub use characters::{character, characters, is_in, whole_characters};
    pub use furthest::Furthest;
    pub use literals::{common_prefix, common_prefix_ignoring_case, is_at, is_at_ignoring_case};
    pub use sets::{Bytes, Set};

    /// Receives the matches of captured rules, in the order of their ends: the inner before the outer.
    /// The value is copied where an alternative may fail, so the matches of an alternative that failed
    /// are discarded.
    pub trait Capture<Rule>: Copy {
        /// A rule matched the bytes between two offsets.
        fn matched(&mut self, rule: Rule, start: usize, end: usize);

        /// The number of matches so far. A recognizer asks for it where a rule begins that contains
        /// captured rules.
        #[inline(always)]
        fn count(&self) -> usize {
            0
        }

        /// A rule matched, and it contains all matches since there were `count` of them.
        #[inline(always)]
        fn matched_around(&mut self, _count: usize, rule: Rule, start: usize, end: usize) {
            self.matched(rule, start, end);
        }
    }

    /// Captures nothing: for lookahead, and for callers that need only the end of a match.
    #[derive(Clone, Copy, Debug, Default)]
    pub struct NoCapture;

    impl<Rule> Capture<Rule> for NoCapture {
        #[inline(always)]
        fn matched(&mut self, _: Rule, _: usize, _: usize) {}
    }
}
/// How far a rule matches a text from its start, if it has a recognizer here.
pub fn matched<R: Capture<Rule>>(
    rule: Rule,
    text: &str,
    captures: &mut R,
) -> Option<Option<usize>> {
    Some(
        match rule {
            Rule::URI_Template => URI_Template(text, captures),
            _ => return None,
        },
    )
}
#[cfg(test)]
pub const RULES: &[Rule] = &[Rule::URI_Template];
