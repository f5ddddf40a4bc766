// @generated from grammar/ by `cargo regenerate`. Do not edit.

// Written by pest-regular. To change it, change the grammar.

use super::Rule as Rule;
use super::runtime as runtime;
#[allow(unused_imports, unreachable_pub)]
pub use runtime::{Capture, NoCapture};

/// Defines the functions of an entry rule. `RULE` returns how far the rule matches a text from its
/// start. `RULE_then` calls a function with that and the captures where they are found, so the
/// captures need not be moved.
#[allow(unused_macros, unused_macro_rules)]
macro_rules! entry {
    // With the bytes that a match may begin with. The result for all other texts is a constant.
    ($rule:ident, $rule_then:ident, [$($first:expr),*] else $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then,
               |text| const { &runtime::Bytes::from_ranges(&[$($first),*]) }.has_first(text),
               $nothing, $bitmaps[$count], |$machine, $text, $window, $captures| $end);
    };
    // With bitmaps: those of all of a text of less than 64 bytes, or those of one block after
    // another.
    ($rule:ident, $rule_then:ident, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| true, None, $bitmaps[$count],
               |$machine, $text, $window, $captures| $end);
    };
    (@bitmaps $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr,
     $bitmaps:ident[$count:literal], |$machine:ident, $text:ident, $window:ident, $captures:ident| $end:expr) => {
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
        #[doc = concat!("How far `", stringify!($rule), "` matches a text from its start. ")]
        #[doc = "If it does not match, `captures` is unchanged."]
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

        #[doc = concat!("Calls `then` with how far `", stringify!($rule), "` matches a text from its start, ")]
        #[doc = "and with its captures."]
        #[allow(non_snake_case, dead_code, unreachable_pub, unused_mut, unused_variables)]
        #[allow(clippy::all, clippy::pedantic)]
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
