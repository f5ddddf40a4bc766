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
#[cfg(bitmaps)]
pub use bitmaps::*;
#[allow(unused_imports, unreachable_pub)]
#[cfg(not(bitmaps))]
pub use byte_by_byte::*;

/// Recognizers that process one byte at a time.
#[allow(unused_imports, unreachable_pub)]
pub mod byte_by_byte {
    use super::{Capture, Rule, runtime};

    entry!(unambiguous_URL, unambiguous_URL_then, |text, captures| rules::unambiguous_URL(text, &mut captures, 0));
    entry!(unambiguous_scheme, unambiguous_scheme_then, |text, captures| rules::unambiguous_scheme(text, &mut captures, 0));
    entry!(unambiguous_userinfo, unambiguous_userinfo_then, |text, captures| rules::unambiguous_userinfo(text, 0));
    entry!(unambiguous_host, unambiguous_host_then, |text, captures| rules::unambiguous_host(text, &mut captures, 0));
    entry!(unambiguous_port, unambiguous_port_then, |text, captures| rules::unambiguous_port(text, 0));
    entry!(unambiguous_pct_encoded, unambiguous_pct_encoded_then, |text, captures| rules::unambiguous_pct_encoded(text, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Capture;

        /// IPv4address   = { dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet }
        #[inline(never)]
        pub fn IPv4address(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// dec_octet     = @{
        ///     "25" ~ '0'..'5'
        ///   | "2" ~ '0'..'4' ~ DIGIT
        ///   | "1" ~ DIGIT{2}
        ///   | '1'..'9' ~ DIGIT
        ///   | DIGIT
        /// }
        pub fn dec_octet(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_1: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_1 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_1 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_1 at;
                        }
                        let at = at + 1;
                        break 'choice_1 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0'..=b'4') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_1 at;
                                }
                                let at = at + 1;
                                break 'choice_1 at;
                            }
                            Some(b'5') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                    break 'choice_1 at;
                                }
                                let at = at + 1;
                                break 'choice_1 at;
                            }
                            Some(b'6'..=b'9') => {
                                let at = at + 1;
                                break 'choice_1 at;
                            }
                            _ => {
                                break 'choice_1 at;
                            }
                        }
                    }
                    Some(b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_1 at;
                        }
                        let at = at + 1;
                        break 'choice_1 at;
                    }
                    _ => {
                        return None;
                    }
                }
            };
            Some(at)
        }

        /// path_abempty  = { ("/" ~ segment)* }
        pub fn path_abempty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            captures.matched(Rule::path_abempty, start, at);
            at
        }

        /// unambiguous_URL = {
        ///     unambiguous_scheme ~ "://" ~ (unambiguous_userinfo ~ "@")? ~ unambiguous_host ~ (":" ~ unambiguous_port)?
        ///   ~ !("?" ~ unambiguous_data ~ (":" | "@") | ("?" ~ unambiguous_data)? ~ "#" ~ unambiguous_data ~ (":" | "@"))
        ///   ~ path_abempty ~ ("?" ~ query)? ~ ("#" ~ fragment)?
        /// }
        #[inline(never)]
        pub fn unambiguous_URL<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::unambiguous_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            'perhaps_2: {
                let before = at;
                'end_3: {
                    let end = self::unambiguous_userinfo(text, at);
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_3; }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'end_3; }
                    at += 1;
                    break 'perhaps_2;
                }
                at = before;
            }
            match self::unambiguous_host(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_4: {
                let before = at;
                'end_5: {
                    if !matches!(text.get(at), Some(b':')) { break 'end_5; }
                    at += 1;
                    match self::unambiguous_port(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_5; }
                    }
                    break 'perhaps_4;
                }
                at = before;
            }
            'ahead_6: {
                let mut at = at;
                at = 'choice_7: {
                    'other_8: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'?')) { break 'other_8; }
                        at += 1;
                        at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                            if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                            None
                        });
                        if !matches!(text.get(at), Some(b':' | b'@')) { break 'other_8; }
                        at += 1;
                        break 'choice_7 at;
                    }
                    let mut at = at;
                    {
                        let led = at;
                        if matches!(text.get(at), Some(b'?')) {
                            at += 1;
                            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                                None
                            });
                        }
                    }
                    if !matches!(text.get(at), Some(b'#')) { break 'ahead_6; }
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    if !matches!(text.get(at), Some(b':' | b'@')) { break 'ahead_6; }
                    at += 1;
                    at
                };
                return None;
            }
            at = self::path_abempty(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    captures.matched(Rule::query, led + 1, at);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            Some(at)
        }

        /// unambiguous_scheme = @{ ^"http" ~ ^"s"? | ^"ws" ~ ^"s"? | ^"ftp" }
        pub fn unambiguous_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_9: {
                'other_10: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"http") { break 'other_10; }
                    at += 4;
                    'perhaps_11: {
                        let before = at;
                        'end_12: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_12; }
                            at += 1;
                            break 'perhaps_11;
                        }
                        at = before;
                    }
                    break 'choice_9 at;
                }
                'other_13: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"ws") { break 'other_13; }
                    at += 2;
                    'perhaps_14: {
                        let before = at;
                        'end_15: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_15; }
                            at += 1;
                            break 'perhaps_14;
                        }
                        at = before;
                    }
                    break 'choice_9 at;
                }
                let mut at = at;
                if !runtime::is_at_ignoring_case(text, at, b"ftp") { return None; }
                at += 3;
                at
            };
            captures.matched(Rule::unambiguous_scheme, start, at);
            Some(at)
        }

        /// unambiguous_userinfo = { unambiguous_user ~ (":" ~ unambiguous_user)? | ":" ~ unambiguous_user }
        #[inline(never)]
        pub fn unambiguous_userinfo(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_16: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_17: {
                        let mut at = at;
                        match self::unambiguous_user(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_17; }
                        }
                        'perhaps_18: {
                            let before = at;
                            'end_19: {
                                if !matches!(text.get(at), Some(b':')) { break 'end_19; }
                                at += 1;
                                match self::unambiguous_user(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'end_19; }
                                }
                                break 'perhaps_18;
                            }
                            at = before;
                        }
                        break 'choice_16 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b':')) { return None; }
                at += 1;
                match self::unambiguous_user(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// unambiguous_user = @{ (unreserved | unambiguous_pct_encoded | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | ",")+ }
        pub fn unambiguous_user(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_20: {
                'other_21: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_21; }
                    at += 1;
                    break 'choice_20 at;
                }
                if matches!(text.get(at), Some(b'%')) {
                    'other_22: {
                        let mut at = at;
                        match self::unambiguous_pct_encoded(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_22; }
                        }
                        break 'choice_20 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { return None; }
                at += 1;
                at
            };
            'more_23: loop {
                let before = at;
                'end_24: {
                    at = 'choice_25: {
                        'other_26: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_26; }
                            at += 1;
                            break 'choice_25 at;
                        }
                        if matches!(text.get(at), Some(b'%')) {
                            'other_27: {
                                let mut at = at;
                                match self::unambiguous_pct_encoded(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_27; }
                                }
                                break 'choice_25 at;
                            }
                        }
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { break 'end_24; }
                        at += 1;
                        at
                    };
                    continue 'more_23;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// unambiguous_pct_encoded = @{
        ///     "%" ~ (
        ///       "2" ~ ("1" | "2" | "4" | '6'..'9' | 'A'..'E' | 'a'..'e')
        ///     | "3" ~ (DIGIT | ^"c" | ^"d" | ^"e")
        ///     | "4" ~ (!"0" ~ HEXDIG)
        ///     | "5" ~ (DIGIT | ^"a" | ^"e" | ^"f")
        ///     | "6" ~ HEXDIG
        ///     | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        /// }
        pub fn unambiguous_pct_encoded(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'%')) { return None; }
            at += 1;
            at = 'choice_28: {
                'other_29: {
                    let mut at = at;
                    at = 'character_30: {
                        if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'2' | b'4' | b'6'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_30 at + 2; }
                        break 'other_29;
                    };
                    break 'choice_28 at;
                }
                'other_31: {
                    let mut at = at;
                    at = 'character_32: {
                        if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'C'..=b'E' | b'c'..=b'e')) { break 'character_32 at + 2; }
                        break 'other_31;
                    };
                    break 'choice_28 at;
                }
                'other_33: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'4')) { break 'other_33; }
                    at += 1;
                    'ahead_34: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0')) { break 'ahead_34; }
                        at += 1;
                        break 'other_33;
                    }
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_33; }
                    at += 1;
                    break 'choice_28 at;
                }
                'other_35: {
                    let mut at = at;
                    at = 'character_36: {
                        if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_36 at + 2; }
                        break 'other_35;
                    };
                    break 'choice_28 at;
                }
                'other_37: {
                    let mut at = at;
                    at = 'character_38: {
                        if matches!(text.get(at), Some(b'6')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_38 at + 2; }
                        break 'other_37;
                    };
                    break 'choice_28 at;
                }
                let mut at = at;
                at = 'character_39: {
                    if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_39 at + 2; }
                    return None;
                };
                at
            };
            Some(at)
        }

        /// unambiguous_host = { unambiguous_name | IPv4address | "[" ~ unambiguous_IPv6address ~ "]" }
        pub fn unambiguous_host<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_40: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_41: {
                        let mut at = at;
                        match self::unambiguous_name(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_41; }
                        }
                        break 'choice_40 at;
                    }
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    'other_42: {
                        let mut at = at;
                        let end = self::IPv4address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_42; }
                        }
                        break 'choice_40 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'[')) { return None; }
                at += 1;
                let end = self::unambiguous_IPv6address(text, at);
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                if !matches!(text.get(at), Some(b']')) { return None; }
                at += 1;
                at
            };
            captures.matched(Rule::unambiguous_host, start, at);
            Some(at)
        }

        /// unambiguous_name = @{ (unambiguous_label ~ "." ~ &(ALPHA | DIGIT))* ~ unambiguous_top_label ~ "."? }
        pub fn unambiguous_name(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'more_43: loop {
                let before = at;
                'end_44: {
                    match self::unambiguous_label(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_44; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_44; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_44; }
                        at += 1;
                    }
                    continue 'more_43;
                }
                at = before;
                break;
            }
            match self::unambiguous_top_label(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_45: {
                let before = at;
                'end_46: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_46; }
                    at += 1;
                    break 'perhaps_45;
                }
                at = before;
            }
            Some(at)
        }

        /// unambiguous_label = @{ (ALPHA | DIGIT)+ ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        pub fn unambiguous_label(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            'more_47: loop {
                let before = at;
                'end_48: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_48; }
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_48; }
                    continue 'more_47;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// unambiguous_top_label = @{ ALPHA ~ (ALPHA | DIGIT)* ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        pub fn unambiguous_top_label(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            'more_49: loop {
                let before = at;
                'end_50: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_50; }
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_50; }
                    continue 'more_49;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// unambiguous_IPv6address = {
        ///     !("::" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !("::" ~ ^"ffff:" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !((!unambiguous_zeros ~ (h16? ~ ":"))* ~ unambiguous_zeros)
        ///   ~ (
        ///       (h16 ~ ":"){7} ~ h16
        ///     |                              "::" ~ (h16 ~ (":" ~ h16){,5})?
        ///     | h16                        ~ "::" ~ (h16 ~ (":" ~ h16){,4})?
        ///     | h16 ~ ":" ~ h16            ~ "::" ~ (h16 ~ (":" ~ h16){,3})?
        ///     | h16 ~ (":" ~ h16){2}       ~ "::" ~ (h16 ~ (":" ~ h16){,2})?
        ///     | h16 ~ (":" ~ h16){3}       ~ "::" ~ (h16 ~ (":" ~ h16){,1})?
        ///     | h16 ~ (":" ~ h16){4}       ~ "::" ~ h16?
        ///     | h16 ~ (":" ~ h16){5}       ~ "::"
        ///   )
        /// }
        #[inline(never)]
        pub fn unambiguous_IPv6address(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_51: {
                let mut at = at;
                if !runtime::is_at(text, at, b"::") { break 'ahead_51; }
                at += 2;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { break 'ahead_51; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_51; }
                at += 1;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { break 'ahead_51; }
                'ahead_52: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b':')) { break 'ahead_52; }
                    at += 1;
                    break 'ahead_51;
                }
                return None;
            }
            'ahead_53: {
                let mut at = at;
                if !runtime::is_at(text, at, b"::") { break 'ahead_53; }
                at += 2;
                if !runtime::is_at_ignoring_case(text, at, b"ffff:") { break 'ahead_53; }
                at += 5;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { break 'ahead_53; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_53; }
                at += 1;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { break 'ahead_53; }
                'ahead_54: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b':')) { break 'ahead_54; }
                    at += 1;
                    break 'ahead_53;
                }
                return None;
            }
            'ahead_55: {
                let mut at = at;
                'more_56: loop {
                    let before = at;
                    'end_57: {
                        'ahead_58: {
                            let mut at = at;
                            match self::unambiguous_zeros(text, at) {
                                Some(end) => at = end,
                                None => { break 'ahead_58; }
                            }
                            break 'end_57;
                        }
                        'perhaps_59: {
                            let before = at;
                            'end_60: {
                                let before = at;
                                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                                if at == before { break 'end_60; }
                                break 'perhaps_59;
                            }
                            at = before;
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'end_57; }
                        at += 1;
                        continue 'more_56;
                    }
                    at = before;
                    break;
                }
                match self::unambiguous_zeros(text, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_55; }
                }
                return None;
            }
            at = 'choice_61: {
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_7;
                    }
                    let before_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_9;
                    }
                    let before_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_11;
                    }
                    break 'choice_61 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_10;
                    }
                    break 'choice_61 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_10;
                    }
                    break 'choice_61 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 at;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_10;
                    }
                    break 'choice_61 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 at;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_61 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 before_10;
                    }
                    break 'choice_61 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_61 at;
                    }
                    break 'choice_61 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_61 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    return None;
                }
                break 'choice_61 at;
            };
            Some(at)
        }

        /// unambiguous_zeros = { "0" ~ HEXDIG | "0:0" | "0::" | ":0" }
        pub fn unambiguous_zeros(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_62: {
                'other_63: {
                    let mut at = at;
                    at = 'character_64: {
                        if matches!(text.get(at), Some(b'0')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_64 at + 2; }
                        break 'other_63;
                    };
                    break 'choice_62 at;
                }
                'other_65: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0:0") { break 'other_65; }
                    at += 3;
                    break 'choice_62 at;
                }
                'other_66: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0::") { break 'other_66; }
                    at += 3;
                    break 'choice_62 at;
                }
                let mut at = at;
                if !runtime::is_at(text, at, b":0") { return None; }
                at += 2;
                at
            };
            Some(at)
        }

        /// unambiguous_port = @{
        ///     "6553" ~ '0'..'5'
        ///   | "655" ~ '0'..'2' ~ DIGIT
        ///   | "65" ~ '0'..'4' ~ DIGIT{2}
        ///   | "6" ~ '0'..'4' ~ DIGIT{3}
        ///   | '1'..'5' ~ DIGIT{4}
        ///   | '1'..'9' ~ DIGIT{,3}
        /// }
        pub fn unambiguous_port(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_67: {
                'other_68: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"6553") { break 'other_68; }
                    at += 4;
                    if !matches!(text.get(at), Some(b'0'..=b'5')) { break 'other_68; }
                    at += 1;
                    break 'choice_67 at;
                }
                'other_69: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"655") { break 'other_69; }
                    at += 3;
                    if !matches!(text.get(at), Some(b'0'..=b'2')) { break 'other_69; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_69; }
                    at += 1;
                    break 'choice_67 at;
                }
                'other_70: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"65") { break 'other_70; }
                    at += 2;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_70; }
                    at += 1;
                    for _ in 0..2 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_70; }
                        at += 1;
                    }
                    break 'choice_67 at;
                }
                'other_71: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'6')) { break 'other_71; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_71; }
                    at += 1;
                    for _ in 0..3 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_71; }
                        at += 1;
                    }
                    break 'choice_67 at;
                }
                'other_72: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'1'..=b'5')) { break 'other_72; }
                    at += 1;
                    for _ in 0..4 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_72; }
                        at += 1;
                    }
                    break 'choice_67 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'1'..=b'9')) { return None; }
                at += 1;
                let before = at;
                while at < before + 3 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
                at
            };
            Some(at)
        }
    }
}

/// Recognizers that process many bytes at a time.
#[cfg(bitmaps)]
#[allow(unused_imports, unreachable_pub)]
pub mod bitmaps {
    use super::{Capture, Rule, runtime};

    entry!(unambiguous_URL, unambiguous_URL_then, [(b'F', b'F'), (b'H', b'H'), (b'W', b'W'), (b'f', b'f'), (b'h', b'h'), (b'w', b'w')] else None, Bitmaps0[5], |machine, text, window, captures| rules::unambiguous_URL(text, machine, &mut window, &mut captures, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::{Bitmaps, Block, Long, Machine, Capture, Set, Short, Window};

        /// The bitmap of a run in `unambiguous_top_label`.
        const RUN_0_0: usize = 0;
        /// The bitmap of a run in `path_abempty`.
        const RUN_0_1: usize = 1;
        /// The bitmap of a run in `query`.
        const RUN_0_2: usize = 2;
        /// The bitmap of a run in `unambiguous_URL`.
        const RUN_0_3: usize = 3;
        /// The bitmap of '?' before a run in `unambiguous_URL`.
        const RUN_0_4: usize = 4;
        /// The bitmaps of the runs above.
        pub struct Bitmaps0;

        impl Bitmaps<5> for Bitmaps0 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 5] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let is_5 = block.is(b'%');
                let outside_2 = outside_1 & outside_3;
                let is_4 = !outside_3 & outside_1;
                // An escape stops a run where its digits are not all there.
                let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) });
                let broken = is_5 & !(digits >> 1 & digits >> 2);
                [(outside_0), (outside_1 | broken), (outside_2 | broken), (outside_3 | broken), is_4]
            }
        }

        /// The bitmap of a run in `unambiguous_IPv6address`.
        const RUN_1_0: usize = 0;
        /// The bitmaps of the runs above.
        pub struct Bitmaps1;

        impl Bitmaps<1> for Bitmaps1 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 1] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) });
                [(outside_0)]
            }
        }

        /// IPv4address   = { dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet }
        #[inline(never)]
        pub fn IPv4address(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// dec_octet     = @{
        ///     "25" ~ '0'..'5'
        ///   | "2" ~ '0'..'4' ~ DIGIT
        ///   | "1" ~ DIGIT{2}
        ///   | '1'..'9' ~ DIGIT
        ///   | DIGIT
        /// }
        #[inline(always)]
        pub fn dec_octet(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_73: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_73 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_73 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_73 at;
                        }
                        let at = at + 1;
                        break 'choice_73 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0'..=b'4') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_73 at;
                                }
                                let at = at + 1;
                                break 'choice_73 at;
                            }
                            Some(b'5') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                    break 'choice_73 at;
                                }
                                let at = at + 1;
                                break 'choice_73 at;
                            }
                            Some(b'6'..=b'9') => {
                                let at = at + 1;
                                break 'choice_73 at;
                            }
                            _ => {
                                break 'choice_73 at;
                            }
                        }
                    }
                    Some(b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_73 at;
                        }
                        let at = at + 1;
                        break 'choice_73 at;
                    }
                    _ => {
                        return None;
                    }
                }
            };
            Some(at)
        }

        /// path_abempty  = { ("/" ~ segment)* }
        #[inline(always)]
        pub fn path_abempty<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = window.run::<RUN_0_1>(at);
                }
            }
            captures.matched(Rule::path_abempty, start, at);
            at
        }

        /// unambiguous_URL = {
        ///     unambiguous_scheme ~ "://" ~ (unambiguous_userinfo ~ "@")? ~ unambiguous_host ~ (":" ~ unambiguous_port)?
        ///   ~ !("?" ~ unambiguous_data ~ (":" | "@") | ("?" ~ unambiguous_data)? ~ "#" ~ unambiguous_data ~ (":" | "@"))
        ///   ~ path_abempty ~ ("?" ~ query)? ~ ("#" ~ fragment)?
        /// }
        #[inline(always)]
        pub fn unambiguous_URL<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::unambiguous_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            'perhaps_74: {
                let before = at;
                'end_75: {
                    let end = self::unambiguous_userinfo(text, at);
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_75; }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'end_75; }
                    at += 1;
                    break 'perhaps_74;
                }
                at = before;
            }
            match self::unambiguous_host(text, machine, window, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_76: {
                let before = at;
                'end_77: {
                    if !matches!(text.get(at), Some(b':')) { break 'end_77; }
                    at += 1;
                    match self::unambiguous_port(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_77; }
                    }
                    break 'perhaps_76;
                }
                at = before;
            }
            'ahead_78: {
                let mut at = at;
                at = 'choice_79: {
                    'other_80: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'?')) { break 'other_80; }
                        at += 1;
                        at = window.run::<RUN_0_3>(at);
                        if !matches!(text.get(at), Some(b':' | b'@')) { break 'other_80; }
                        at += 1;
                        break 'choice_79 at;
                    }
                    let mut at = at;
                    {
                        let led = at;
                        at = window.led::<RUN_0_4, RUN_0_3>(at);
                    }
                    if !matches!(text.get(at), Some(b'#')) { break 'ahead_78; }
                    at += 1;
                    at = window.run::<RUN_0_3>(at);
                    if !matches!(text.get(at), Some(b':' | b'@')) { break 'ahead_78; }
                    at += 1;
                    at
                };
                return None;
            }
            at = self::path_abempty(text, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_0_4, RUN_0_2>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = window.run::<RUN_0_2>(at);
                }
            }
            Some(at)
        }

        /// unambiguous_scheme = @{ ^"http" ~ ^"s"? | ^"ws" ~ ^"s"? | ^"ftp" }
        #[inline(always)]
        pub fn unambiguous_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_81: {
                'other_82: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"http") { break 'other_82; }
                    at += 4;
                    'perhaps_83: {
                        let before = at;
                        'end_84: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_84; }
                            at += 1;
                            break 'perhaps_83;
                        }
                        at = before;
                    }
                    break 'choice_81 at;
                }
                'other_85: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"ws") { break 'other_85; }
                    at += 2;
                    'perhaps_86: {
                        let before = at;
                        'end_87: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_87; }
                            at += 1;
                            break 'perhaps_86;
                        }
                        at = before;
                    }
                    break 'choice_81 at;
                }
                let mut at = at;
                if !runtime::is_at_ignoring_case(text, at, b"ftp") { return None; }
                at += 3;
                at
            };
            captures.matched(Rule::unambiguous_scheme, start, at);
            Some(at)
        }

        /// unambiguous_userinfo = { unambiguous_user ~ (":" ~ unambiguous_user)? | ":" ~ unambiguous_user }
        #[inline(never)]
        pub fn unambiguous_userinfo(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_88: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_89: {
                        let mut at = at;
                        match self::unambiguous_user(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_89; }
                        }
                        'perhaps_90: {
                            let before = at;
                            'end_91: {
                                if !matches!(text.get(at), Some(b':')) { break 'end_91; }
                                at += 1;
                                match self::unambiguous_user(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'end_91; }
                                }
                                break 'perhaps_90;
                            }
                            at = before;
                        }
                        break 'choice_88 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b':')) { return None; }
                at += 1;
                match self::unambiguous_user(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// unambiguous_user = @{ (unreserved | unambiguous_pct_encoded | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | ",")+ }
        #[inline(always)]
        pub fn unambiguous_user(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_92: {
                'other_93: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_93; }
                    at += 1;
                    break 'choice_92 at;
                }
                if matches!(text.get(at), Some(b'%')) {
                    'other_94: {
                        let mut at = at;
                        match self::unambiguous_pct_encoded(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_94; }
                        }
                        break 'choice_92 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { return None; }
                at += 1;
                at
            };
            'more_95: loop {
                let before = at;
                'end_96: {
                    at = 'choice_97: {
                        'other_98: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_98; }
                            at += 1;
                            break 'choice_97 at;
                        }
                        if matches!(text.get(at), Some(b'%')) {
                            'other_99: {
                                let mut at = at;
                                match self::unambiguous_pct_encoded(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_99; }
                                }
                                break 'choice_97 at;
                            }
                        }
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { break 'end_96; }
                        at += 1;
                        at
                    };
                    continue 'more_95;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// unambiguous_pct_encoded = @{
        ///     "%" ~ (
        ///       "2" ~ ("1" | "2" | "4" | '6'..'9' | 'A'..'E' | 'a'..'e')
        ///     | "3" ~ (DIGIT | ^"c" | ^"d" | ^"e")
        ///     | "4" ~ (!"0" ~ HEXDIG)
        ///     | "5" ~ (DIGIT | ^"a" | ^"e" | ^"f")
        ///     | "6" ~ HEXDIG
        ///     | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        /// }
        #[inline(always)]
        pub fn unambiguous_pct_encoded(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'%')) { return None; }
            at += 1;
            at = 'choice_100: {
                'other_101: {
                    let mut at = at;
                    at = 'character_102: {
                        if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'2' | b'4' | b'6'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_102 at + 2; }
                        break 'other_101;
                    };
                    break 'choice_100 at;
                }
                'other_103: {
                    let mut at = at;
                    at = 'character_104: {
                        if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'C'..=b'E' | b'c'..=b'e')) { break 'character_104 at + 2; }
                        break 'other_103;
                    };
                    break 'choice_100 at;
                }
                'other_105: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'4')) { break 'other_105; }
                    at += 1;
                    'ahead_106: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0')) { break 'ahead_106; }
                        at += 1;
                        break 'other_105;
                    }
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_105; }
                    at += 1;
                    break 'choice_100 at;
                }
                'other_107: {
                    let mut at = at;
                    at = 'character_108: {
                        if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_108 at + 2; }
                        break 'other_107;
                    };
                    break 'choice_100 at;
                }
                'other_109: {
                    let mut at = at;
                    at = 'character_110: {
                        if matches!(text.get(at), Some(b'6')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_110 at + 2; }
                        break 'other_109;
                    };
                    break 'choice_100 at;
                }
                let mut at = at;
                at = 'character_111: {
                    if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_111 at + 2; }
                    return None;
                };
                at
            };
            Some(at)
        }

        /// unambiguous_host = { unambiguous_name | IPv4address | "[" ~ unambiguous_IPv6address ~ "]" }
        #[inline(always)]
        pub fn unambiguous_host<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_112: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_113: {
                        let mut at = at;
                        match self::unambiguous_name(text, window, at) {
                            Some(end) => at = end,
                            None => { break 'other_113; }
                        }
                        break 'choice_112 at;
                    }
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    'other_114: {
                        let mut at = at;
                        let end = self::IPv4address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_114; }
                        }
                        break 'choice_112 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'[')) { return None; }
                at += 1;
                let end = if text.len() < runtime::BLOCK { self::unambiguous_IPv6address(text, &mut Short::<_, 1>::new::<Bitmaps1>(machine, text), at) } else { self::unambiguous_IPv6address(text, &mut Long::<_, Bitmaps1, 1>::at(machine, text, at), at) };
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                if !matches!(text.get(at), Some(b']')) { return None; }
                at += 1;
                at
            };
            captures.matched(Rule::unambiguous_host, start, at);
            Some(at)
        }

        /// unambiguous_name = @{ (unambiguous_label ~ "." ~ &(ALPHA | DIGIT))* ~ unambiguous_top_label ~ "."? }
        #[inline(always)]
        pub fn unambiguous_name<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            'more_115: loop {
                let before = at;
                'end_116: {
                    match self::unambiguous_label(text, window, at) {
                        Some(end) => at = end,
                        None => { break 'end_116; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_116; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_116; }
                        at += 1;
                    }
                    continue 'more_115;
                }
                at = before;
                break;
            }
            match self::unambiguous_top_label(text, window, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_117: {
                let before = at;
                'end_118: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_118; }
                    at += 1;
                    break 'perhaps_117;
                }
                at = before;
            }
            Some(at)
        }

        /// unambiguous_label = @{ (ALPHA | DIGIT)+ ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        #[inline(always)]
        pub fn unambiguous_label<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = window.run::<RUN_0_0>(at);
            if at == before { return None; }
            'more_119: loop {
                let before = at;
                'end_120: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_120; }
                    let before = at;
                    at = window.run::<RUN_0_0>(at);
                    if at == before { break 'end_120; }
                    continue 'more_119;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// unambiguous_top_label = @{ ALPHA ~ (ALPHA | DIGIT)* ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        #[inline(always)]
        pub fn unambiguous_top_label<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = window.run::<RUN_0_0>(at);
            'more_121: loop {
                let before = at;
                'end_122: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_122; }
                    let before = at;
                    at = window.run::<RUN_0_0>(at);
                    if at == before { break 'end_122; }
                    continue 'more_121;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// unambiguous_IPv6address = {
        ///     !("::" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !("::" ~ ^"ffff:" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !((!unambiguous_zeros ~ (h16? ~ ":"))* ~ unambiguous_zeros)
        ///   ~ (
        ///       (h16 ~ ":"){7} ~ h16
        ///     |                              "::" ~ (h16 ~ (":" ~ h16){,5})?
        ///     | h16                        ~ "::" ~ (h16 ~ (":" ~ h16){,4})?
        ///     | h16 ~ ":" ~ h16            ~ "::" ~ (h16 ~ (":" ~ h16){,3})?
        ///     | h16 ~ (":" ~ h16){2}       ~ "::" ~ (h16 ~ (":" ~ h16){,2})?
        ///     | h16 ~ (":" ~ h16){3}       ~ "::" ~ (h16 ~ (":" ~ h16){,1})?
        ///     | h16 ~ (":" ~ h16){4}       ~ "::" ~ h16?
        ///     | h16 ~ (":" ~ h16){5}       ~ "::"
        ///   )
        /// }
        #[inline(never)]
        pub fn unambiguous_IPv6address<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_123: {
                let mut at = at;
                if !runtime::is_at(text, at, b"::") { break 'ahead_123; }
                at += 2;
                let before = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before { break 'ahead_123; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_123; }
                at += 1;
                let before = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before { break 'ahead_123; }
                'ahead_124: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b':')) { break 'ahead_124; }
                    at += 1;
                    break 'ahead_123;
                }
                return None;
            }
            'ahead_125: {
                let mut at = at;
                if !runtime::is_at(text, at, b"::") { break 'ahead_125; }
                at += 2;
                if !runtime::is_at_ignoring_case(text, at, b"ffff:") { break 'ahead_125; }
                at += 5;
                let before = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before { break 'ahead_125; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_125; }
                at += 1;
                let before = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before { break 'ahead_125; }
                'ahead_126: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b':')) { break 'ahead_126; }
                    at += 1;
                    break 'ahead_125;
                }
                return None;
            }
            'ahead_127: {
                let mut at = at;
                'more_128: loop {
                    let before = at;
                    'end_129: {
                        'ahead_130: {
                            let mut at = at;
                            match self::unambiguous_zeros(text, at) {
                                Some(end) => at = end,
                                None => { break 'ahead_130; }
                            }
                            break 'end_129;
                        }
                        'perhaps_131: {
                            let before = at;
                            'end_132: {
                                let before = at;
                                at = window.few::<RUN_1_0>(at, 4);
                                if at == before { break 'end_132; }
                                break 'perhaps_131;
                            }
                            at = before;
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'end_129; }
                        at += 1;
                        continue 'more_128;
                    }
                    at = before;
                    break;
                }
                match self::unambiguous_zeros(text, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_127; }
                }
                return None;
            }
            at = 'choice_133: {
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_7;
                    }
                    let before_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_9;
                    }
                    let before_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_11;
                    }
                    break 'choice_133 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_10;
                    }
                    break 'choice_133 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_10;
                    }
                    break 'choice_133 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 at;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_10;
                    }
                    break 'choice_133 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 at;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_133 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 before_10;
                    }
                    break 'choice_133 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_1_0>(at, 4);
                    if at == before {
                        break 'choice_133 at;
                    }
                    break 'choice_133 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_133 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_1_0>(at, 4);
                if at == before {
                    return None;
                }
                break 'choice_133 at;
            };
            Some(at)
        }

        /// unambiguous_zeros = { "0" ~ HEXDIG | "0:0" | "0::" | ":0" }
        #[inline(always)]
        pub fn unambiguous_zeros(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_134: {
                'other_135: {
                    let mut at = at;
                    at = 'character_136: {
                        if matches!(text.get(at), Some(b'0')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_136 at + 2; }
                        break 'other_135;
                    };
                    break 'choice_134 at;
                }
                'other_137: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0:0") { break 'other_137; }
                    at += 3;
                    break 'choice_134 at;
                }
                'other_138: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0::") { break 'other_138; }
                    at += 3;
                    break 'choice_134 at;
                }
                let mut at = at;
                if !runtime::is_at(text, at, b":0") { return None; }
                at += 2;
                at
            };
            Some(at)
        }

        /// unambiguous_port = @{
        ///     "6553" ~ '0'..'5'
        ///   | "655" ~ '0'..'2' ~ DIGIT
        ///   | "65" ~ '0'..'4' ~ DIGIT{2}
        ///   | "6" ~ '0'..'4' ~ DIGIT{3}
        ///   | '1'..'5' ~ DIGIT{4}
        ///   | '1'..'9' ~ DIGIT{,3}
        /// }
        #[inline(always)]
        pub fn unambiguous_port(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_139: {
                'other_140: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"6553") { break 'other_140; }
                    at += 4;
                    if !matches!(text.get(at), Some(b'0'..=b'5')) { break 'other_140; }
                    at += 1;
                    break 'choice_139 at;
                }
                'other_141: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"655") { break 'other_141; }
                    at += 3;
                    if !matches!(text.get(at), Some(b'0'..=b'2')) { break 'other_141; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_141; }
                    at += 1;
                    break 'choice_139 at;
                }
                'other_142: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"65") { break 'other_142; }
                    at += 2;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_142; }
                    at += 1;
                    for _ in 0..2 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_142; }
                        at += 1;
                    }
                    break 'choice_139 at;
                }
                'other_143: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'6')) { break 'other_143; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_143; }
                    at += 1;
                    for _ in 0..3 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_143; }
                        at += 1;
                    }
                    break 'choice_139 at;
                }
                'other_144: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'1'..=b'5')) { break 'other_144; }
                    at += 1;
                    for _ in 0..4 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_144; }
                        at += 1;
                    }
                    break 'choice_139 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'1'..=b'9')) { return None; }
                at += 1;
                let before = at;
                while at < before + 3 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
                at
            };
            Some(at)
        }
    }
}
/// How far a rule matches a text from its start, if it has a recognizer.
pub fn matched<R: Capture<Rule>>(
    rule: Rule,
    text: &str,
    captures: &mut R,
) -> Option<usize> {
    match rule {
        Rule::unambiguous_scheme => byte_by_byte::unambiguous_scheme(text, captures),
        Rule::unambiguous_userinfo => byte_by_byte::unambiguous_userinfo(text, captures),
        Rule::unambiguous_host => byte_by_byte::unambiguous_host(text, captures),
        Rule::unambiguous_port => byte_by_byte::unambiguous_port(text, captures),
        Rule::unambiguous_pct_encoded => {
            byte_by_byte::unambiguous_pct_encoded(text, captures)
        }
        _ => None,
    }
}
#[cfg(test)]
pub const MATCHED: &[Rule] = &[
    Rule::unambiguous_scheme,
    Rule::unambiguous_userinfo,
    Rule::unambiguous_host,
    Rule::unambiguous_port,
    Rule::unambiguous_pct_encoded,
];
#[cfg(test)]
pub const CAPTURED: &[Rule] = &[
    Rule::unambiguous_scheme,
    Rule::unambiguous_host,
    Rule::path_abempty,
    Rule::query,
];
