// @generated from grammar/ (hash c63810c230359216) by `cargo regenerate`. Do not edit.

// Written by pest-regular. To change it, change the grammar.

use super::Rule as Rule;
#[allow(unused_imports, unreachable_pub)]
pub use runtime::{Reach, Record, Unrecorded};

/// What a program calls of a rule that texts are read by. `RULE` tells how far the rule matches a text from its start. `RULE_then` makes
/// something of that and of what was recorded, where it is found: what is recorded need not be moved.
#[allow(unused_macros, unused_macro_rules)]
macro_rules! entry {
    // Nothing is made of a text that begins with none of the bytes with which a match may begin: what the rule does with it is known.
    ($rule:ident, $rule_then:ident, [$($first:expr),*] else $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $record:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| const { &runtime::Bytes::of(&[$($first),*]) }.begin(text), $nothing, $bitmaps[$count],
               |$machine, $text, $window, $record| $end);
    };
    // By bitmaps: a text of less than 64 bytes has them as a whole, a longer one as it is gone through.
    ($rule:ident, $rule_then:ident, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $record:ident| $end:expr) => {
        entry!(@bitmaps $rule, $rule_then, |text| true, None, $bitmaps[$count], |$machine, $text, $window, $record| $end);
    };
    (@bitmaps $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr, $bitmaps:ident[$count:literal],
     |$machine:ident, $text:ident, $window:ident, $record:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |$bytes| $may_match, $nothing, |$machine, whole, $text, $record, then| {
            if $text.len() < runtime::BLOCK {
                let mut $window = runtime::Short::<_, $count>::new::<rules::$bitmaps>($machine, $text);
                let end = $end;
                then(whole, end, $record)
            } else {
                let mut $window = runtime::Long::<_, rules::$bitmaps, $count>::new($machine, $text);
                let end = $end;
                then(whole, end, $record)
            }
        });
    };
    // With the machine, for a rule that makes bitmaps where it needs them.
    ($rule:ident, $rule_then:ident, |$machine:ident, $text:ident, $record:ident| $end:expr) => {
        entry!(@reads $rule, $rule_then, |text| true, None, |$machine, whole, $text, $record, then| {
            let end = $end;
            then(whole, end, $record)
        });
    };
    // Without: no bitmaps are made.
    ($rule:ident, $rule_then:ident, |$text:ident, $record:ident| $end:expr) => {
        entry!(@functions $rule, $rule_then, |whole, record, then| {
            let ($text, mut $record) = (whole.as_bytes(), record());
            let end = $end;
            then(whole, end, $record)
        });
    };
    (@reads $rule:ident, $rule_then:ident, |$bytes:ident| $may_match:expr, $nothing:expr,
     |$machine:ident, $whole:ident, $text:ident, $record:ident, $then:ident| $make:block) => {
        entry!(@functions $rule, $rule_then, |whole, record, then| {
            struct Read<'t, F, G>(&'t str, F, G);

            impl<'t, R, T, F, G> runtime::Task for Read<'t, F, G>
            where
                R: Record<Rule>,
                F: FnOnce() -> R,
                G: FnOnce(&'t str, Option<usize>, R) -> T,
            {
                type Result = T;

                #[inline(never)]
                fn byte_by_byte(self) -> T {
                    let Read(whole, record, then) = self;
                    let mut record = record();
                    let end = super::byte_by_byte::$rule(whole, &mut record);
                    then(whole, end, record)
                }

                #[inline(always)]
                fn on<M: runtime::Machine>(self, $machine: M) -> T {
                    let Read($whole, record, $then) = self;
                    let ($text, mut $record) = ($whole.as_bytes(), record());
                    $make
                }
            }
            let $bytes = whole.as_bytes();
            if !$may_match {
                let mut $record = record();
                let end = $nothing;
                return then(whole, end, $record);
            }
            runtime::run(Read(whole, record, then))
        });
    };
    (@functions $rule:ident, $rule_then:ident, |$whole:ident, $record:ident, $then:ident| $make:block) => {
        #[doc = concat!("How far `", stringify!($rule), "` matches a text from its start. Where it does not, nothing is recorded.")]
        #[allow(non_snake_case, dead_code, unreachable_pub, clippy::all, clippy::pedantic)]
        #[inline]
        pub fn $rule<R: Record<Rule>>(text: &str, record: &mut R) -> Option<usize> {
            let before = *record;
            let (end, behind) = $rule_then(text, || before, |_: &str, end, record| (end, record));
            if end.is_some() {
                *record = behind;
            }
            end
        }

        #[doc = concat!("What is made of how far `", stringify!($rule), "` matches a text from its start, and of what it recorded.")]
        #[allow(non_snake_case, dead_code, unreachable_pub, unused_mut, unused_variables, clippy::all, clippy::pedantic)]
        #[inline(always)]
        pub fn $rule_then<'t, R: Record<Rule>, T>(
            $whole: &'t str,
            $record: impl FnOnce() -> R,
            $then: impl FnOnce(&'t str, Option<usize>, R) -> T,
        ) -> T {
            $make
        }
    };
}

#[allow(unused_imports, unreachable_pub)]
pub use byte_by_byte::*;

/// Recognizers that look at one byte at a time.
#[allow(unused_imports, unreachable_pub)]
pub mod byte_by_byte {
    use super::{Record, Rule, runtime};

    entry!(coap_URI, coap_URI_then, |text, record| rules::coap_URI(text, 0));
    entry!(coaps_URI, coaps_URI_then, |text, record| rules::coaps_URI(text, 0));
    entry!(file_URI, file_URI_then, |text, record| rules::file_URI(text, 0));
    entry!(http_URI, http_URI_then, |text, record| rules::http_URI(text, 0));
    entry!(https_URI, https_URI_then, |text, record| rules::https_URI(text, 0));
    entry!(ws_URI, ws_URI_then, |text, record| rules::ws_URI(text, 0));
    entry!(wss_URI, wss_URI_then, |text, record| rules::wss_URI(text, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Record;

        /// authority     = { (userinfo ~ "@")? ~ host ~ (":" ~ port)? }
        pub fn authority(text: &[u8], start: usize) -> usize {
            let mut at = start;
            'perhaps_1: {
                let before = at;
                'end_2: {
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    if !matches!(text.get(at), Some(b'@')) { break 'end_2; }
                    at += 1;
                    break 'perhaps_1;
                }
                at = before;
            }
            at = self::host(text, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            at
        }

        /// host          = { IP_literal | IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        pub fn host(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = 'choice_3: {
                if matches!(text.get(at), Some(b'[')) {
                    'other_4: {
                        let mut at = at;
                        match self::IP_literal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_4; }
                        }
                        break 'choice_3 at;
                    }
                }
                let mut at = at;
                at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                    None
                });
                at
            };
            at
        }

        /// IP_literal    = { "[" ~ (IPv6address | IPvFuture) ~ "]" }
        pub fn IP_literal(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'[')) { return None; }
            at += 1;
            at = 'choice_5: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    'other_6: {
                        let mut at = at;
                        let end = self::IPv6address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_6; }
                        }
                        break 'choice_5 at;
                    }
                }
                let mut at = at;
                match self::IPvFuture(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            if !matches!(text.get(at), Some(b']')) { return None; }
            at += 1;
            Some(at)
        }

        /// IPvFuture     = @{ ^"v" ~ HEXDIG+ ~ "." ~ (unreserved | sub_delims | ":")+ }
        pub fn IPvFuture(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'V' | b'v')) { return None; }
            at += 1;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            Some(at)
        }

        /// IPv6address   = {
        ///                                      (h16 ~ ":"){6} ~ ls32
        ///   |                           "::" ~ (h16 ~ ":"){5} ~ ls32
        ///   | (h16                 )? ~ "::" ~ (h16 ~ ":"){4} ~ ls32
        ///   | (h16 ~ (":" ~ h16){,1})? ~ "::" ~ (h16 ~ ":"){3} ~ ls32
        ///   | (h16 ~ (":" ~ h16){,2})? ~ "::" ~ (h16 ~ ":"){2} ~ ls32
        ///   | (h16 ~ (":" ~ h16){,3})? ~ "::" ~  h16 ~ ":"     ~ ls32
        ///   | (h16 ~ (":" ~ h16){,4})? ~ "::"                  ~ ls32
        ///   | (h16 ~ (":" ~ h16){,5})? ~ "::"                  ~ h16
        ///   | (h16 ~ (":" ~ h16){,6})? ~ "::"
        /// }
        #[inline(never)]
        pub fn IPv6address(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_7: {
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
                    let place_2 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 at;
                    }
                    let place_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_8: {
                            let mut at = place_2;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_8; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_4 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_3;
                    }
                    let place_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_9: {
                            let mut at = place_4;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_9; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_6 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_5;
                    }
                    let place_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_10: {
                            let mut at = place_6;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_10; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_8 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_7;
                    }
                    let place_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_11: {
                            let mut at = place_8;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_11; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_10 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_9;
                    }
                    let place_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_12: {
                            let mut at = place_10;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_12; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_12 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_11;
                    }
                    let place_13 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_13: {
                            let mut at = place_12;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_13; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_13;
                    }
                    break 'choice_7 at;
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
                    let place_3 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 at;
                    }
                    let place_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_14: {
                            let mut at = place_3;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_14; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_5 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_4;
                    }
                    let place_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_15: {
                            let mut at = place_5;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_15; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_7 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_6;
                    }
                    let place_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_16: {
                            let mut at = place_7;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_16; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_8;
                    }
                    let place_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_17: {
                            let mut at = place_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_17; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_10;
                    }
                    let place_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_18: {
                            let mut at = place_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_18; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_12;
                    }
                    break 'choice_7 at;
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
                    let place_5 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 at;
                    }
                    let place_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_19: {
                            let mut at = place_5;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_19; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_7 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_6;
                    }
                    let place_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_20: {
                            let mut at = place_7;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_20; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_8;
                    }
                    let place_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_21: {
                            let mut at = place_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_21; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_10;
                    }
                    let place_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_22: {
                            let mut at = place_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_22; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_12;
                    }
                    break 'choice_7 at;
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
                    let place_7 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 at;
                    }
                    let place_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_23: {
                            let mut at = place_7;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_23; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_8;
                    }
                    let place_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_24: {
                            let mut at = place_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_24; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_10;
                    }
                    let place_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_25: {
                            let mut at = place_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_25; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_12;
                    }
                    break 'choice_7 at;
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
                    let place_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 at;
                    }
                    let place_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_26: {
                            let mut at = place_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_26; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let place_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_10;
                    }
                    let place_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_27: {
                            let mut at = place_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_27; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_12;
                    }
                    break 'choice_7 at;
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
                    let place_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 at;
                    }
                    let place_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_28: {
                            let mut at = place_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_28; }
                            }
                            break 'choice_7 at;
                        }
                        break 'choice_7 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_7 place_12;
                    }
                    break 'choice_7 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let place_12 = at;
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
                        break 'choice_7 at;
                    }
                    break 'choice_7 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    'other_29: {
                        let mut at = place_12;
                        let end = self::IPv4address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_29; }
                        }
                        break 'choice_7 at;
                    }
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
                    break 'choice_7 at;
                }
                break 'choice_7 at;
            };
            Some(at)
        }

        /// ls32          = { h16 ~ ":" ~ h16 | IPv4address }
        pub fn ls32(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_30: {
                'other_31: {
                    let mut at = at;
                    let before = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before { break 'other_31; }
                    if !matches!(text.get(at), Some(b':')) { break 'other_31; }
                    at += 1;
                    let before = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before { break 'other_31; }
                    break 'choice_30 at;
                }
                let mut at = at;
                let end = self::IPv4address(text, at);
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
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
        pub fn dec_octet(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_32: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_32 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_32 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_32 at;
                        }
                        let at = at + 1;
                        break 'choice_32 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0'..=b'4') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_32 at;
                                }
                                let at = at + 1;
                                break 'choice_32 at;
                            }
                            Some(b'5') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                    break 'choice_32 at;
                                }
                                let at = at + 1;
                                break 'choice_32 at;
                            }
                            Some(b'6'..=b'9') => {
                                let at = at + 1;
                                break 'choice_32 at;
                            }
                            _ => {
                                break 'choice_32 at;
                            }
                        }
                    }
                    Some(b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_32 at;
                        }
                        let at = at + 1;
                        break 'choice_32 at;
                    }
                    _ => {
                        return None;
                    }
                }
            };
            Some(at)
        }

        /// path_absolute = { "/" ~ (segment_nz ~ ("/" ~ segment)*)? }
        pub fn path_absolute(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            'perhaps_33: {
                let before = at;
                'end_34: {
                    'ahead_35: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_35; }
                        at += 1;
                        break 'end_34;
                    }
                    let before = at;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    if at == before { break 'end_34; }
                    break 'perhaps_33;
                }
                at = before;
            }
            Some(at)
        }

        /// coap_URI = { ^"coap:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn coap_URI(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"coap:") { return None; }
            at += 5;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            Some(at)
        }

        /// coaps_URI = { ^"coaps:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn coaps_URI(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"coaps:") { return None; }
            at += 6;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            Some(at)
        }

        /// file_URI = { file_scheme ~ ":" ~ file_hier_part }
        pub fn file_URI(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::file_scheme(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            let end = self::file_hier_part(text, at);
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// file_scheme = @{ ^"file" }
        pub fn file_scheme(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"file") { return None; }
            at += 4;
            Some(at)
        }

        /// file_hier_part = { "//" ~ file_auth_path | file_local_path }
        #[inline(never)]
        pub fn file_hier_part(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_36: {
                'other_37: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_37; }
                    at += 2;
                    match self::file_auth_path(text, at) {
                        Some(end) => at = end,
                        None => { break 'other_37; }
                    }
                    break 'choice_36 at;
                }
                let mut at = at;
                match self::file_local_path(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// file_auth_path = { (!"/" ~ file_auth)? ~ path_absolute }
        pub fn file_auth_path(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_38: {
                let before = at;
                'end_39: {
                    'ahead_40: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_40; }
                        at += 1;
                        break 'end_39;
                    }
                    at = self::file_auth(text, at);
                    break 'perhaps_38;
                }
                at = before;
            }
            match self::path_absolute(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// file_local_path = { path_absolute }
        pub fn file_local_path(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::path_absolute(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// file_auth = { ^"localhost" ~ !(unreserved | pct_encoded | sub_delims) | host }
        pub fn file_auth(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = 'choice_41: {
                'other_42: {
                    let mut at = at;
                    if !runtime::is_at_in_any_case(text, at, b"localhost") { break 'other_42; }
                    at += 9;
                    'ahead_43: {
                        let mut at = at;
                        at = 'character_44: {
                            if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_44 at + 1; }
                            if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_44 at + 3; }
                            break 'ahead_43;
                        };
                        break 'other_42;
                    }
                    break 'choice_41 at;
                }
                let mut at = at;
                at = self::host(text, at);
                at
            };
            at
        }

        /// http_URI = { ^"http" ~ "://" ~ authority ~ path_abempty ~ ("?" ~ query)? }
        pub fn http_URI(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"http") { return None; }
            at += 4;
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::authority(text, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            Some(at)
        }

        /// https_URI = { ^"https" ~ "://" ~ authority ~ path_abempty ~ ("?" ~ query)? }
        pub fn https_URI(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"https") { return None; }
            at += 5;
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::authority(text, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            Some(at)
        }

        /// ws_URI = { ^"ws:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn ws_URI(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"ws:") { return None; }
            at += 3;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            Some(at)
        }

        /// wss_URI = { ^"wss:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn wss_URI(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"wss:") { return None; }
            at += 4;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                }
            }
            Some(at)
        }
    }
}

#[allow(dead_code, unused_imports, unused_results, unreachable_pub, missing_docs, clippy::all, clippy::pedantic)]
mod runtime {
    //! What every recognizer stands on. These files are a part of the compiler's output, word for word.
    //!
    //! Where the machine can, a run of characters is not gone through byte by byte: which bytes belong to it is written down as a bitmap of 64
    //! bytes at a time, and a run ends at the first bit that says stop. The bytes are looked up in small tables, 32 at a time or 64.

    mod sets {
        //! Sets of characters.

        /// A set of ASCII characters, as many bytes are looked up in it at once.
        pub struct Set {
            /// The characters by their lower four bits: of each, a bit for each of the eight values of the others.
            pub(super) rows: [u8; 16],
        }

        impl Set {
            pub const fn of(ranges: &[(u8, u8)]) -> Self {
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

        /// A set of bytes in which one is looked up, not compared: what nobody can predict.
        pub struct Bytes([bool; 256]);

        impl Bytes {
            /// Of ranges: the first and the last byte of each.
            pub const fn of(ranges: &[(u8, u8)]) -> Self {
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

            /// Whether a byte is one of them.
            #[inline(always)]
            pub const fn has(&self, byte: u8) -> bool {
                self.0[byte as usize]
            }

            /// Where bytes of the set end that begin here, and whatever else is found between them.
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

            /// Whether a text begins with one of them.
            #[inline(always)]
            pub const fn begin(&self, text: &[u8]) -> bool {
                match text.first() {
                    Some(byte) => self.0[*byte as usize],
                    None => false,
                }
            }
        }
    }

    mod characters {
        //! Characters beyond ASCII.

        /// Of the bytes beyond ASCII, which have these bits, those of whole characters that pass a test.
        #[inline(always)]
        pub fn characters(bytes: &[u8], beyond: u64, test: impl Fn(u32) -> bool) -> u64 {
            let (mut rest, mut found) = (beyond, 0);
            while rest != 0 {
                let at = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                if let Some((character, end)) = character(bytes, at) {
                    let behind = if end < 64 { !0 << end } else { 0 };
                    if test(character) {
                        found |= (!0 << at) & !behind;
                    }
                    rest &= behind;
                }
            }
            found
        }

        /// Of the bytes beyond ASCII, which have these bits, those of whole characters: a block of 64 bytes may end inside of one.
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

        /// The character beyond ASCII that begins at a place of a text, and where it ends; nothing where none begins, or its end is cut off.
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

        /// Whether a character is in one of many ranges, which are in order.
        #[inline]
        pub fn is_in(ranges: &[(u32, u32)], character: u32) -> bool {
            let at = ranges.partition_point(|&(_, last)| last < character);
            ranges.get(at).is_some_and(|&(first, _)| first <= character)
        }
    }

    mod literals {
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
    }

    mod reach {
        //! How far a rule gets into a text, also into one that it refuses.

        /// How far a rule gets into a text from its start.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct Reach {
            /// How far it matches the text, if it does.
            pub end: Option<usize>,
            /// How far any way through it gets.
            pub furthest: usize,
        }

        impl Reach {
            /// That a way got here.
            #[inline(always)]
            pub fn at(&mut self, at: usize) {
                self.furthest = self.furthest.max(at);
            }

            /// With the end of what the rule matches.
            #[inline(always)]
            pub fn with_end(self, end: Option<usize>) -> Self {
                Reach { end, furthest: self.furthest.max(end.unwrap_or_default()) }
            }
        }
    }


    pub use characters::{character, characters, is_in, whole_characters};
    pub use literals::{agreeing, agreeing_in_any_case, is_at, is_at_in_any_case};
    pub use reach::Reach;
    pub use sets::{Bytes, Set};

    /// Where a recognizer tells of the rules that matched, in the order of their ends: of those inside another before that. It is copied
    /// wherever an alternative may fail, so that what was told on a way that leads nowhere is forgotten.
    pub trait Record<Rule>: Copy {
        /// A rule matched from one byte to another.
        fn matched(&mut self, rule: Rule, start: usize, end: usize);

        /// How much was told so far. It is asked where a rule begins that others are told of in.
        #[inline(always)]
        fn count(&self) -> usize {
            0
        }

        /// A rule matched, and what was told since there were so many is inside it.
        #[inline(always)]
        fn matched_around(&mut self, _count: usize, rule: Rule, start: usize, end: usize) {
            self.matched(rule, start, end);
        }
    }

    /// Keeps nothing of what it is told: for what is looked at ahead, and for whoever asks only how far a rule matches.
    #[derive(Clone, Copy, Debug, Default)]
    pub struct Unrecorded;

    impl<Rule> Record<Rule> for Unrecorded {
        #[inline(always)]
        fn matched(&mut self, _: Rule, _: usize, _: usize) {}
    }
}
/// How far a rule matches a text from its start, if it has a recognizer here.
pub fn matched<R: Record<Rule>>(
    rule: Rule,
    text: &str,
    record: &mut R,
) -> Option<Option<usize>> {
    Some(
        match rule {
            Rule::coap_URI => byte_by_byte::coap_URI(text, record),
            Rule::coaps_URI => byte_by_byte::coaps_URI(text, record),
            Rule::file_URI => byte_by_byte::file_URI(text, record),
            Rule::http_URI => byte_by_byte::http_URI(text, record),
            Rule::https_URI => byte_by_byte::https_URI(text, record),
            Rule::ws_URI => byte_by_byte::ws_URI(text, record),
            Rule::wss_URI => byte_by_byte::wss_URI(text, record),
            _ => return None,
        },
    )
}
#[cfg(test)]
pub const RULES: &[Rule] = &[
    Rule::coap_URI,
    Rule::coaps_URI,
    Rule::file_URI,
    Rule::http_URI,
    Rule::https_URI,
    Rule::ws_URI,
    Rule::wss_URI,
];
