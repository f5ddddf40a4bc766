// @generated from grammar/ (hash daac843e2e6ccf7d) by `cargo regenerate`. Do not edit.

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

    entry!(acctURI, acctURI_then, |text, record| rules::acctURI(text, &mut record, 0));
    entry!(cid_url, cid_url_then, |text, record| rules::cid_url(text, &mut record, 0));
    entry!(coap_URI, coap_URI_then, |text, record| rules::coap_URI(text, &mut record, 0));
    entry!(coaps_URI, coaps_URI_then, |text, record| rules::coaps_URI(text, &mut record, 0));
    entry!(dataurl, dataurl_then, |text, record| rules::dataurl(text, &mut record, 0));
    entry!(did_url, did_url_then, |text, record| rules::did_url(text, &mut record, 0));
    entry!(file_URI, file_URI_then, |text, record| rules::file_URI(text, &mut record, 0));
    entry!(nonstandard_file_URI, nonstandard_file_URI_then, |text, record| rules::nonstandard_file_URI(text, &mut record, 0));
    entry!(ftpurl, ftpurl_then, |text, record| rules::ftpurl(text, &mut record, 0));
    entry!(geo_URI, geo_URI_then, |text, record| rules::geo_URI(text, &mut record, 0));
    entry!(http_URI, http_URI_then, |text, record| rules::http_URI(text, &mut record, 0));
    entry!(https_URI, https_URI_then, |text, record| rules::https_URI(text, &mut record, 0));
    entry!(ldapurl, ldapurl_then, |text, record| rules::ldapurl(text, &mut record, 0));
    entry!(mailtoURI, mailtoURI_then, |text, record| rules::mailtoURI(text, &mut record, 0));
    entry!(mid_url, mid_url_then, |text, record| rules::mid_url(text, &mut record, 0));
    entry!(newsURL, newsURL_then, |text, record| rules::newsURL(text, &mut record, 0));
    entry!(nntpURL, nntpURL_then, |text, record| rules::nntpURL(text, &mut record, 0));
    entry!(SIP_URI, SIP_URI_then, |text, record| rules::SIP_URI(text, &mut record, 0));
    entry!(SIPS_URI, SIPS_URI_then, |text, record| rules::SIPS_URI(text, &mut record, 0));
    entry!(sms_uri, sms_uri_then, |text, record| rules::sms_uri(text, &mut record, 0));
    entry!(tagURI, tagURI_then, |text, record| rules::tagURI(text, &mut record, 0));
    entry!(telephone_uri, telephone_uri_then, |text, record| rules::telephone_uri(text, &mut record, 0));
    entry!(namestring, namestring_then, |text, record| rules::namestring(text, &mut record, 0));
    entry!(ws_URI, ws_URI_then, |text, record| rules::ws_URI(text, &mut record, 0));
    entry!(wss_URI, wss_URI_then, |text, record| rules::wss_URI(text, &mut record, 0));
    entry!(xmppuri, xmppuri_then, |text, record| rules::xmppuri(text, &mut record, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Record;

        /// hier_part     = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_rootless
        ///   | path_empty
        /// }
        #[inline(never)]
        pub fn hier_part<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_1: {
                let kept = *record;
                'other_2: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_2; }
                    at += 2;
                    at = self::authority(text, record, at);
                    at = self::path_abempty(text, record, at);
                    break 'choice_1 at;
                }
                *record = kept;
                if matches!(text.get(at), Some(b'/')) {
                    'other_3: {
                        let mut at = at;
                        match self::path_absolute(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_3; }
                        }
                        break 'choice_1 at;
                    }
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_4: {
                        let mut at = at;
                        match self::path_rootless(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_4; }
                        }
                        break 'choice_1 at;
                    }
                }
                let mut at = at;
                at = self::path_empty(text, record, at);
                at
            };
            record.matched(Rule::hier_part, start, at);
            at
        }

        /// absolute_URI  = { scheme ~ ":" ~ hier_part ~ ("?" ~ query)? }
        pub fn absolute_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::scheme(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            let mut aside = *record;
            let end = self::hier_part(text, &mut aside, at);
            *record = aside;
            at = end;
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            record.matched(Rule::absolute_URI, start, at);
            Some(at)
        }

        /// scheme        = @{ ALPHA ~ (ALPHA | DIGIT | "+" | "-" | ".")* }
        pub fn scheme<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::of(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            record.matched(Rule::scheme, start, at);
            Some(at)
        }

        /// authority     = { (userinfo ~ "@")? ~ host ~ (":" ~ port)? }
        pub fn authority<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_5: {
                let kept = *record;
                let before = at;
                'end_6: {
                    at = self::userinfo(text, record, at);
                    if !matches!(text.get(at), Some(b'@')) { break 'end_6; }
                    at += 1;
                    break 'perhaps_5;
                }
                at = before;
                *record = kept;
            }
            at = self::host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    record.matched(Rule::port, led + 1, at);
                }
            }
            record.matched(Rule::authority, start, at);
            at
        }

        /// userinfo      = @{ (unreserved | pct_encoded | sub_delims | ":")* }
        pub fn userinfo<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::userinfo, start, at);
            at
        }

        /// host          = { IP_literal | IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        pub fn host<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_7: {
                if matches!(text.get(at), Some(b'[')) {
                    let kept = *record;
                    'other_8: {
                        let mut at = at;
                        match self::IP_literal(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_8; }
                        }
                        break 'choice_7 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let kept = *record;
                    'other_9: {
                        let mut at = at;
                        let mut aside = *record;
                        let end = self::IPv4address(text, &mut aside, at);
                        *record = aside;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_9; }
                        }
                        'ahead_10: {
                            let mut at = at;
                            at = 'character_11: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_11 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_11 at + 3; }
                                break 'ahead_10;
                            };
                            break 'other_9;
                        }
                        break 'choice_7 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                at = self::reg_name(text, record, at);
                at
            };
            record.matched(Rule::host, start, at);
            at
        }

        /// IP_literal    = { "[" ~ (IPv6address | IPvFuture) ~ "]" }
        pub fn IP_literal<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'[')) { return None; }
            at += 1;
            at = 'choice_12: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    let kept = *record;
                    'other_13: {
                        let mut at = at;
                        let mut aside = *record;
                        let end = self::IPv6address(text, &mut aside, at);
                        *record = aside;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_13; }
                        }
                        break 'choice_12 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                match self::IPvFuture(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            if !matches!(text.get(at), Some(b']')) { return None; }
            at += 1;
            record.matched(Rule::IP_literal, start, at);
            Some(at)
        }

        /// IPvFuture     = @{ ^"v" ~ HEXDIG+ ~ "." ~ (unreserved | sub_delims | ":")+ }
        pub fn IPvFuture<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
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
            record.matched(Rule::IPvFuture, start, at);
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
        pub fn IPv6address<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_14: {
                let kept = *record;
                'other_15: {
                    let mut at = at;
                    for _ in 0..6 {
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_15; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_15; }
                        at += 1;
                    }
                    match self::ls32(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_15; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let kept = *record;
                'other_16: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"::") { break 'other_16; }
                    at += 2;
                    for _ in 0..5 {
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_16; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_16; }
                        at += 1;
                    }
                    match self::ls32(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_16; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let kept = *record;
                'other_17: {
                    let mut at = at;
                    'perhaps_18: {
                        let before = at;
                        'end_19: {
                            match self::h16(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_19; }
                            }
                            break 'perhaps_18;
                        }
                        at = before;
                    }
                    if !runtime::is_at(text, at, b"::") { break 'other_17; }
                    at += 2;
                    for _ in 0..4 {
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_17; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_17; }
                        at += 1;
                    }
                    match self::ls32(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_17; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let kept = *record;
                'other_20: {
                    let mut at = at;
                    'perhaps_21: {
                        let before = at;
                        'end_22: {
                            match self::h16(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_22; }
                            }
                            'perhaps_23: {
                                let before = at;
                                'end_24: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_24; }
                                    at += 1;
                                    match self::h16(text, record, at) {
                                        Some(end) => at = end,
                                        None => { break 'end_24; }
                                    }
                                    break 'perhaps_23;
                                }
                                at = before;
                            }
                            break 'perhaps_21;
                        }
                        at = before;
                    }
                    if !runtime::is_at(text, at, b"::") { break 'other_20; }
                    at += 2;
                    for _ in 0..3 {
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_20; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_20; }
                        at += 1;
                    }
                    match self::ls32(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_20; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let kept = *record;
                'other_25: {
                    let mut at = at;
                    'perhaps_26: {
                        let before = at;
                        'end_27: {
                            match self::h16(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_27; }
                            }
                            'more_28: for _ in 0..2 {
                                let before = at;
                                'end_29: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_29; }
                                    at += 1;
                                    match self::h16(text, record, at) {
                                        Some(end) => at = end,
                                        None => { break 'end_29; }
                                    }
                                    continue 'more_28;
                                }
                                at = before;
                                break;
                            }
                            break 'perhaps_26;
                        }
                        at = before;
                    }
                    if !runtime::is_at(text, at, b"::") { break 'other_25; }
                    at += 2;
                    for _ in 0..2 {
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_25; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_25; }
                        at += 1;
                    }
                    match self::ls32(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_25; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let kept = *record;
                'other_30: {
                    let mut at = at;
                    'perhaps_31: {
                        let before = at;
                        'end_32: {
                            match self::h16(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_32; }
                            }
                            'more_33: for _ in 0..3 {
                                let before = at;
                                'end_34: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_34; }
                                    at += 1;
                                    match self::h16(text, record, at) {
                                        Some(end) => at = end,
                                        None => { break 'end_34; }
                                    }
                                    continue 'more_33;
                                }
                                at = before;
                                break;
                            }
                            break 'perhaps_31;
                        }
                        at = before;
                    }
                    if !runtime::is_at(text, at, b"::") { break 'other_30; }
                    at += 2;
                    match self::h16(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_30; }
                    }
                    if !matches!(text.get(at), Some(b':')) { break 'other_30; }
                    at += 1;
                    match self::ls32(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_30; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let kept = *record;
                'other_35: {
                    let mut at = at;
                    'perhaps_36: {
                        let before = at;
                        'end_37: {
                            match self::h16(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_37; }
                            }
                            'more_38: for _ in 0..4 {
                                let before = at;
                                'end_39: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_39; }
                                    at += 1;
                                    match self::h16(text, record, at) {
                                        Some(end) => at = end,
                                        None => { break 'end_39; }
                                    }
                                    continue 'more_38;
                                }
                                at = before;
                                break;
                            }
                            break 'perhaps_36;
                        }
                        at = before;
                    }
                    if !runtime::is_at(text, at, b"::") { break 'other_35; }
                    at += 2;
                    match self::ls32(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_35; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let kept = *record;
                'other_40: {
                    let mut at = at;
                    'perhaps_41: {
                        let before = at;
                        'end_42: {
                            match self::h16(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_42; }
                            }
                            'more_43: for _ in 0..5 {
                                let before = at;
                                'end_44: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_44; }
                                    at += 1;
                                    match self::h16(text, record, at) {
                                        Some(end) => at = end,
                                        None => { break 'end_44; }
                                    }
                                    continue 'more_43;
                                }
                                at = before;
                                break;
                            }
                            break 'perhaps_41;
                        }
                        at = before;
                    }
                    if !runtime::is_at(text, at, b"::") { break 'other_40; }
                    at += 2;
                    match self::h16(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_40; }
                    }
                    break 'choice_14 at;
                }
                *record = kept;
                let mut at = at;
                'perhaps_45: {
                    let before = at;
                    'end_46: {
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'end_46; }
                        }
                        'more_47: for _ in 0..6 {
                            let before = at;
                            'end_48: {
                                if !matches!(text.get(at), Some(b':')) { break 'end_48; }
                                at += 1;
                                match self::h16(text, record, at) {
                                    Some(end) => at = end,
                                    None => { break 'end_48; }
                                }
                                continue 'more_47;
                            }
                            at = before;
                            break;
                        }
                        break 'perhaps_45;
                    }
                    at = before;
                }
                if !runtime::is_at(text, at, b"::") { return None; }
                at += 2;
                at
            };
            record.matched(Rule::IPv6address, start, at);
            Some(at)
        }

        /// h16           = @{ HEXDIG{1,4} }
        pub fn h16<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before { return None; }
            record.matched(Rule::h16, start, at);
            Some(at)
        }

        /// ls32          = { h16 ~ ":" ~ h16 | IPv4address }
        pub fn ls32<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_49: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) {
                    let kept = *record;
                    'other_50: {
                        let mut at = at;
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_50; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_50; }
                        at += 1;
                        match self::h16(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_50; }
                        }
                        break 'choice_49 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                let mut aside = *record;
                let end = self::IPv4address(text, &mut aside, at);
                *record = aside;
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::ls32, start, at);
            Some(at)
        }

        /// IPv4address   = { dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet }
        #[inline(never)]
        pub fn IPv4address<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::dec_octet(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::IPv4address, start, at);
            Some(at)
        }

        /// dec_octet     = @{
        ///     "25" ~ '0'..'5'
        ///   | "2" ~ '0'..'4' ~ DIGIT
        ///   | "1" ~ DIGIT{2}
        ///   | '1'..'9' ~ DIGIT
        ///   | DIGIT
        /// }
        pub fn dec_octet<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_51: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_51 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_51 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_51 at;
                        }
                        let at = at + 1;
                        break 'choice_51 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0'..=b'4') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_51 at;
                                }
                                let at = at + 1;
                                break 'choice_51 at;
                            }
                            Some(b'5') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                    break 'choice_51 at;
                                }
                                let at = at + 1;
                                break 'choice_51 at;
                            }
                            Some(b'6'..=b'9') => {
                                let at = at + 1;
                                break 'choice_51 at;
                            }
                            _ => {
                                break 'choice_51 at;
                            }
                        }
                    }
                    Some(b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_51 at;
                        }
                        let at = at + 1;
                        break 'choice_51 at;
                    }
                    _ => {
                        return None;
                    }
                }
            };
            record.matched(Rule::dec_octet, start, at);
            Some(at)
        }

        /// reg_name      = @{ (unreserved | pct_encoded | sub_delims)* }
        pub fn reg_name<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::reg_name, start, at);
            at
        }

        /// path_abempty  = { ("/" ~ segment)* }
        pub fn path_abempty<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'more_52: loop {
                let before = at;
                'end_53: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_53; }
                    at += 1;
                    at = self::segment(text, record, at);
                    continue 'more_52;
                }
                at = before;
                break;
            }
            record.matched(Rule::path_abempty, start, at);
            at
        }

        /// path_absolute = { "/" ~ (segment_nz ~ ("/" ~ segment)*)? }
        pub fn path_absolute<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            'perhaps_54: {
                let before = at;
                'end_55: {
                    match self::segment_nz(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_55; }
                    }
                    'more_56: loop {
                        let before = at;
                        'end_57: {
                            if !matches!(text.get(at), Some(b'/')) { break 'end_57; }
                            at += 1;
                            at = self::segment(text, record, at);
                            continue 'more_56;
                        }
                        at = before;
                        break;
                    }
                    break 'perhaps_54;
                }
                at = before;
            }
            record.matched(Rule::path_absolute, start, at);
            Some(at)
        }

        /// path_rootless = { segment_nz ~ ("/" ~ segment)* }
        pub fn path_rootless<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::segment_nz(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_58: loop {
                let before = at;
                'end_59: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_59; }
                    at += 1;
                    at = self::segment(text, record, at);
                    continue 'more_58;
                }
                at = before;
                break;
            }
            record.matched(Rule::path_rootless, start, at);
            Some(at)
        }

        /// path_empty    = { "" }
        pub fn path_empty<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            record.matched(Rule::path_empty, start, at);
            at
        }

        /// segment       = @{ pchar* }
        pub fn segment<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::segment, start, at);
            at
        }

        /// segment_nz    = @{ pchar+ }
        pub fn segment_nz<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::segment_nz, start, at);
            Some(at)
        }

        /// fragment      = @{ (pchar | "/" | "?")* }
        pub fn fragment<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::fragment, start, at);
            at
        }

        /// acctURI       = { ^"acct" ~ ":" ~ acct_userpart ~ "@" ~ !"[" ~ host }
        pub fn acctURI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"acct") { return None; }
            at += 4;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::acct_userpart(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            'ahead_60: {
                let mut at = at;
                if !matches!(text.get(at), Some(b'[')) { break 'ahead_60; }
                at += 1;
                return None;
            }
            at = self::host(text, record, at);
            record.matched(Rule::acctURI, start, at);
            Some(at)
        }

        /// acct_userpart = @{ (unreserved | sub_delims) ~ (unreserved | pct_encoded | sub_delims)* }
        pub fn acct_userpart<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::acct_userpart, start, at);
            Some(at)
        }

        /// cid_url       = { ^"cid" ~ ":" ~ content_id }
        pub fn cid_url<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"cid") { return None; }
            at += 3;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::content_id(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::cid_url, start, at);
            Some(at)
        }

        /// content_id    = { url_addr_spec }
        pub fn content_id<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::url_addr_spec(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::content_id, start, at);
            Some(at)
        }

        /// url_addr_spec = { cid_local_part ~ "@" ~ cid_domain }
        pub fn url_addr_spec<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::cid_local_part(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            match self::cid_domain(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::url_addr_spec, start, at);
            Some(at)
        }

        /// cid_local_part = { cid_word ~ (("." | ^"%2E") ~ cid_word)* }
        pub fn cid_local_part<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let mut aside = *record;
            let end = self::cid_word(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_61: loop {
                let before = at;
                'end_62: {
                    at = 'choice_63: {
                        'other_64: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_64; }
                            at += 1;
                            break 'choice_63 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_in_any_case(text, at, b"%2E") { break 'end_62; }
                        at += 3;
                        at
                    };
                    let mut aside = *record;
                    let end = self::cid_word(text, &mut aside, at);
                    *record = aside;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_62; }
                    }
                    continue 'more_61;
                }
                at = before;
                break;
            }
            record.matched(Rule::cid_local_part, start, at);
            Some(at)
        }

        /// cid_word      = { cid_atom | cid_quoted_string }
        #[inline(never)]
        pub fn cid_word<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_65: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_66: {
                        let mut at = at;
                        match self::cid_atom(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_66; }
                        }
                        break 'choice_65 at;
                    }
                }
                let mut at = at;
                match self::cid_quoted_string(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::cid_word, start, at);
            Some(at)
        }

        /// cid_atom      = @{ atext+ }
        pub fn cid_atom<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::atext(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_67: loop {
                let before = at;
                'end_68: {
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_68; }
                    }
                    continue 'more_67;
                }
                at = before;
                break;
            }
            record.matched(Rule::cid_atom, start, at);
            Some(at)
        }

        /// cid_quoted_string = @{ "%22" ~ (cid_qtext | cid_quoted_pair)* ~ "%22" }
        pub fn cid_quoted_string<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at(text, at, b"%22") { return None; }
            at += 3;
            'more_69: loop {
                let before = at;
                'end_70: {
                    at = 'choice_71: {
                        if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                            'other_72: {
                                let mut at = at;
                                match self::cid_qtext(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_72; }
                                }
                                break 'choice_71 at;
                            }
                        }
                        let mut at = at;
                        match self::cid_quoted_pair(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_70; }
                        }
                        at
                    };
                    continue 'more_69;
                }
                at = before;
                break;
            }
            if !runtime::is_at(text, at, b"%22") { return None; }
            at += 3;
            record.matched(Rule::cid_quoted_string, start, at);
            Some(at)
        }

        /// cid_qtext     = {
        ///     cid_url_character
        ///   | "%" ~ (
        ///         "0" ~ (DIGIT | 'A'..'C' | 'a'..'c' | ^"E" | ^"F")
        ///       | "2" ~ ("0" | "1" | '3'..'9' | 'A'..'F' | 'a'..'f')
        ///       | "5" ~ (DIGIT | ^"A" | ^"B" | 'D'..'F' | 'd'..'f')
        ///       | ("1" | "3" | "4" | "6" | "7") ~ HEXDIG
        ///     )
        ///   | ^"%0D%0A" ~ ("%20" | "%09")
        /// }
        pub fn cid_qtext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_73: {
                'other_74: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_74; }
                    at += 1;
                    break 'choice_73 at;
                }
                'other_75: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'%')) { break 'other_75; }
                    at += 1;
                    at = 'choice_76: {
                        'other_77: {
                            let mut at = at;
                            at = 'character_78: {
                                if matches!(text.get(at), Some(b'0')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'C' | b'E'..=b'F' | b'a'..=b'c' | b'e'..=b'f')) { break 'character_78 at + 2; }
                                break 'other_77;
                            };
                            break 'choice_76 at;
                        }
                        'other_79: {
                            let mut at = at;
                            at = 'character_80: {
                                if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'0'..=b'1' | b'3'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_80 at + 2; }
                                break 'other_79;
                            };
                            break 'choice_76 at;
                        }
                        'other_81: {
                            let mut at = at;
                            at = 'character_82: {
                                if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'B' | b'D'..=b'F' | b'a'..=b'b' | b'd'..=b'f')) { break 'character_82 at + 2; }
                                break 'other_81;
                            };
                            break 'choice_76 at;
                        }
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'1' | b'3'..=b'4' | b'6'..=b'7')) { break 'other_75; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_75; }
                        at += 1;
                        at
                    };
                    break 'choice_73 at;
                }
                let mut at = at;
                if !runtime::is_at_in_any_case(text, at, b"%0D%0A") { return None; }
                at += 6;
                at = 'choice_83: {
                    'other_84: {
                        let mut at = at;
                        if !runtime::is_at(text, at, b"%20") { break 'other_84; }
                        at += 3;
                        break 'choice_83 at;
                    }
                    let mut at = at;
                    if !runtime::is_at(text, at, b"%09") { return None; }
                    at += 3;
                    at
                };
                at
            };
            Some(at)
        }

        /// cid_quoted_pair = { ^"%5C" ~ (cid_url_character | "%" ~ '0'..'7' ~ HEXDIG) }
        pub fn cid_quoted_pair(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"%5C") { return None; }
            at += 3;
            at = 'choice_85: {
                'other_86: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_86; }
                    at += 1;
                    break 'choice_85 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'%')) { return None; }
                at += 1;
                if !matches!(text.get(at), Some(b'0'..=b'7')) { return None; }
                at += 1;
                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
                at += 1;
                at
            };
            Some(at)
        }

        /// cid_domain    = { cid_sub_domain ~ (("." | ^"%2E") ~ cid_sub_domain)* }
        pub fn cid_domain<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let mut aside = *record;
            let end = self::cid_sub_domain(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_87: loop {
                let before = at;
                'end_88: {
                    at = 'choice_89: {
                        'other_90: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_90; }
                            at += 1;
                            break 'choice_89 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_in_any_case(text, at, b"%2E") { break 'end_88; }
                        at += 3;
                        at
                    };
                    let mut aside = *record;
                    let end = self::cid_sub_domain(text, &mut aside, at);
                    *record = aside;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_88; }
                    }
                    continue 'more_87;
                }
                at = before;
                break;
            }
            record.matched(Rule::cid_domain, start, at);
            Some(at)
        }

        /// cid_sub_domain = { cid_atom | cid_domain_literal }
        #[inline(never)]
        pub fn cid_sub_domain<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_91: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_92: {
                        let mut at = at;
                        match self::cid_atom(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_92; }
                        }
                        break 'choice_91 at;
                    }
                }
                let mut at = at;
                match self::cid_domain_literal(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::cid_sub_domain, start, at);
            Some(at)
        }

        /// cid_domain_literal = @{ ^"%5B" ~ (cid_dtext | cid_quoted_pair)* ~ ^"%5D" }
        pub fn cid_domain_literal<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"%5B") { return None; }
            at += 3;
            'more_93: loop {
                let before = at;
                'end_94: {
                    at = 'choice_95: {
                        if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                            'other_96: {
                                let mut at = at;
                                match self::cid_dtext(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_96; }
                                }
                                break 'choice_95 at;
                            }
                        }
                        let mut at = at;
                        match self::cid_quoted_pair(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_94; }
                        }
                        at
                    };
                    continue 'more_93;
                }
                at = before;
                break;
            }
            if !runtime::is_at_in_any_case(text, at, b"%5D") { return None; }
            at += 3;
            record.matched(Rule::cid_domain_literal, start, at);
            Some(at)
        }

        /// cid_dtext     = {
        ///     cid_url_character
        ///   | "%" ~ (
        ///         "0" ~ (DIGIT | 'A'..'C' | 'a'..'c' | ^"E" | ^"F")
        ///       | "5" ~ (DIGIT | ^"A" | ^"E" | ^"F")
        ///       | ("1" | "2" | "3" | "4" | "6" | "7") ~ HEXDIG
        ///     )
        ///   | ^"%0D%0A" ~ ("%20" | "%09")
        /// }
        pub fn cid_dtext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_97: {
                'other_98: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_98; }
                    at += 1;
                    break 'choice_97 at;
                }
                'other_99: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'%')) { break 'other_99; }
                    at += 1;
                    at = 'choice_100: {
                        'other_101: {
                            let mut at = at;
                            at = 'character_102: {
                                if matches!(text.get(at), Some(b'0')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'C' | b'E'..=b'F' | b'a'..=b'c' | b'e'..=b'f')) { break 'character_102 at + 2; }
                                break 'other_101;
                            };
                            break 'choice_100 at;
                        }
                        'other_103: {
                            let mut at = at;
                            at = 'character_104: {
                                if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_104 at + 2; }
                                break 'other_103;
                            };
                            break 'choice_100 at;
                        }
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'1'..=b'4' | b'6'..=b'7')) { break 'other_99; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_99; }
                        at += 1;
                        at
                    };
                    break 'choice_97 at;
                }
                let mut at = at;
                if !runtime::is_at_in_any_case(text, at, b"%0D%0A") { return None; }
                at += 6;
                at = 'choice_105: {
                    'other_106: {
                        let mut at = at;
                        if !runtime::is_at(text, at, b"%20") { break 'other_106; }
                        at += 3;
                        break 'choice_105 at;
                    }
                    let mut at = at;
                    if !runtime::is_at(text, at, b"%09") { return None; }
                    at += 3;
                    at
                };
                at
            };
            Some(at)
        }

        /// coap_URI = { ^"coap:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn coap_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"coap:") { return None; }
            at += 5;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    record.matched(Rule::port, led + 1, at);
                }
            }
            at = self::path_abempty(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            record.matched(Rule::coap_URI, start, at);
            Some(at)
        }

        /// coaps_URI = { ^"coaps:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn coaps_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"coaps:") { return None; }
            at += 6;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    record.matched(Rule::port, led + 1, at);
                }
            }
            at = self::path_abempty(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            record.matched(Rule::coaps_URI, start, at);
            Some(at)
        }

        /// dataurl       = { ^"data:" ~ (!(data_base64? ~ ",") ~ data_mediatype)? ~ data_base64? ~ "," ~ data_data }
        pub fn dataurl<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"data:") { return None; }
            at += 5;
            'perhaps_107: {
                let before = at;
                'end_108: {
                    'ahead_109: {
                        let mut at = at;
                        let record = &mut runtime::Unrecorded;
                        'perhaps_110: {
                            let before = at;
                            'end_111: {
                                match self::data_base64(text, record, at) {
                                    Some(end) => at = end,
                                    None => { break 'end_111; }
                                }
                                break 'perhaps_110;
                            }
                            at = before;
                        }
                        if !matches!(text.get(at), Some(b',')) { break 'ahead_109; }
                        at += 1;
                        break 'end_108;
                    }
                    let mut aside = *record;
                    let end = self::data_mediatype(text, &mut aside, at);
                    *record = aside;
                    at = end;
                    break 'perhaps_107;
                }
                at = before;
            }
            'perhaps_112: {
                let before = at;
                'end_113: {
                    match self::data_base64(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_113; }
                    }
                    break 'perhaps_112;
                }
                at = before;
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            at = self::data_data(text, record, at);
            record.matched(Rule::dataurl, start, at);
            Some(at)
        }

        /// data_mediatype = { (data_type ~ "/" ~ data_subtype)? ~ (";" ~ data_parameter)* }
        #[inline(never)]
        pub fn data_mediatype<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_114: {
                let kept = *record;
                let before = at;
                'end_115: {
                    match self::data_type(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_115; }
                    }
                    if !matches!(text.get(at), Some(b'/')) { break 'end_115; }
                    at += 1;
                    match self::data_subtype(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_115; }
                    }
                    break 'perhaps_114;
                }
                at = before;
                *record = kept;
            }
            'more_116: loop {
                let kept = *record;
                let before = at;
                'end_117: {
                    if !matches!(text.get(at), Some(b';')) { break 'end_117; }
                    at += 1;
                    match self::data_parameter(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_117; }
                    }
                    continue 'more_116;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::data_mediatype, start, at);
            at
        }

        /// data_type     = @{ (data_token_plain | data_pct_token_character)+ }
        pub fn data_type<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_118: {
                'other_119: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_119; }
                    at += 1;
                    break 'choice_118 at;
                }
                let mut at = at;
                match self::data_pct_token_character(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            'more_120: loop {
                let before = at;
                'end_121: {
                    at = 'choice_122: {
                        'other_123: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_123; }
                            at += 1;
                            break 'choice_122 at;
                        }
                        let mut at = at;
                        match self::data_pct_token_character(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_121; }
                        }
                        at
                    };
                    continue 'more_120;
                }
                at = before;
                break;
            }
            record.matched(Rule::data_type, start, at);
            Some(at)
        }

        /// data_subtype  = @{ (data_token_plain | data_pct_token_character)+ }
        pub fn data_subtype<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_124: {
                'other_125: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_125; }
                    at += 1;
                    break 'choice_124 at;
                }
                let mut at = at;
                match self::data_pct_token_character(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            'more_126: loop {
                let before = at;
                'end_127: {
                    at = 'choice_128: {
                        'other_129: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_129; }
                            at += 1;
                            break 'choice_128 at;
                        }
                        let mut at = at;
                        match self::data_pct_token_character(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_127; }
                        }
                        at
                    };
                    continue 'more_126;
                }
                at = before;
                break;
            }
            record.matched(Rule::data_subtype, start, at);
            Some(at)
        }

        /// data_parameter = { data_attribute ~ "=" ~ data_value }
        pub fn data_parameter<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::data_attribute(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            match self::data_value(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::data_parameter, start, at);
            Some(at)
        }

        /// data_attribute = @{ (data_token_plain | data_pct_token_character)+ }
        pub fn data_attribute<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_130: {
                'other_131: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_131; }
                    at += 1;
                    break 'choice_130 at;
                }
                let mut at = at;
                match self::data_pct_token_character(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            'more_132: loop {
                let before = at;
                'end_133: {
                    at = 'choice_134: {
                        'other_135: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_135; }
                            at += 1;
                            break 'choice_134 at;
                        }
                        let mut at = at;
                        match self::data_pct_token_character(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_133; }
                        }
                        at
                    };
                    continue 'more_132;
                }
                at = before;
                break;
            }
            record.matched(Rule::data_attribute, start, at);
            Some(at)
        }

        /// data_value    = @{ (data_token_plain | pct_encoded)+ }
        pub fn data_value<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'\''), (b'*', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::data_value, start, at);
            Some(at)
        }

        /// data_pct_token_character = @{
        ///     "%" ~ (
        ///         "2" ~ ("1" | '3'..'7' | ^"A" | ^"B" | ^"D" | ^"E")
        ///       | "3" ~ DIGIT
        ///       | "4" ~ ('1'..'9' | 'A'..'F' | 'a'..'f')
        ///       | "5" ~ (DIGIT | ^"A" | ^"E" | ^"F")
        ///       | "6" ~ HEXDIG
        ///       | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        /// }
        pub fn data_pct_token_character(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'%')) { return None; }
            at += 1;
            at = 'choice_136: {
                'other_137: {
                    let mut at = at;
                    at = 'character_138: {
                        if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1' | b'3'..=b'7' | b'A'..=b'B' | b'D'..=b'E' | b'a'..=b'b' | b'd'..=b'e')) { break 'character_138 at + 2; }
                        break 'other_137;
                    };
                    break 'choice_136 at;
                }
                'other_139: {
                    let mut at = at;
                    at = 'character_140: {
                        if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) { break 'character_140 at + 2; }
                        break 'other_139;
                    };
                    break 'choice_136 at;
                }
                'other_141: {
                    let mut at = at;
                    at = 'character_142: {
                        if matches!(text.get(at), Some(b'4')) && matches!(text.get(at + 1), Some(b'1'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_142 at + 2; }
                        break 'other_141;
                    };
                    break 'choice_136 at;
                }
                'other_143: {
                    let mut at = at;
                    at = 'character_144: {
                        if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_144 at + 2; }
                        break 'other_143;
                    };
                    break 'choice_136 at;
                }
                'other_145: {
                    let mut at = at;
                    at = 'character_146: {
                        if matches!(text.get(at), Some(b'6')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_146 at + 2; }
                        break 'other_145;
                    };
                    break 'choice_136 at;
                }
                let mut at = at;
                at = 'character_147: {
                    if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_147 at + 2; }
                    return None;
                };
                at
            };
            Some(at)
        }

        /// data_base64   = @{ ^";base64" }
        pub fn data_base64<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b";base64") { return None; }
            at += 7;
            record.matched(Rule::data_base64, start, at);
            Some(at)
        }

        /// data_data     = @{ (pchar | "/" | "?")* }
        pub fn data_data<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::data_data, start, at);
            at
        }

        /// did_url            = { did ~ path_abempty ~ ("?" ~ query)? ~ ("#" ~ fragment)? }
        pub fn did_url<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::did(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::path_abempty(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::fragment, led + 1, at);
                }
            }
            record.matched(Rule::did_url, start, at);
            Some(at)
        }

        /// did                = { ^"did:" ~ method_name ~ ":" ~ method_specific_id }
        pub fn did<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"did:") { return None; }
            at += 4;
            match self::method_name(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::method_specific_id(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::did, start, at);
            Some(at)
        }

        /// method_name        = @{ method_char+ }
        pub fn method_name<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'0', b'9'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            record.matched(Rule::method_name, start, at);
            Some(at)
        }

        /// method_specific_id = @{ (":"* ~ idchar)+ }
        pub fn method_specific_id<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b':', b':')]) }.skip(text, at, |_| None);
            at = 'character_148: {
                if matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z')) { break 'character_148 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_148 at + 3; }
                return None;
            };
            'more_149: loop {
                let before = at;
                'end_150: {
                    at = const { &runtime::Bytes::of(&[(b':', b':')]) }.skip(text, at, |_| None);
                    at = 'character_151: {
                        if matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z')) { break 'character_151 at + 1; }
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_151 at + 3; }
                        break 'end_150;
                    };
                    continue 'more_149;
                }
                at = before;
                break;
            }
            record.matched(Rule::method_specific_id, start, at);
            Some(at)
        }

        /// file_URI = { file_scheme ~ ":" ~ file_hier_part }
        pub fn file_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::file_scheme(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::file_hier_part(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::file_URI, start, at);
            Some(at)
        }

        /// file_scheme = @{ ^"file" }
        pub fn file_scheme<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"file") { return None; }
            at += 4;
            record.matched(Rule::file_scheme, start, at);
            Some(at)
        }

        /// file_hier_part = { "//" ~ file_auth_path | file_local_path }
        pub fn file_hier_part<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_152: {
                let kept = *record;
                'other_153: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_153; }
                    at += 2;
                    let mut aside = *record;
                    let end = self::file_auth_path(text, &mut aside, at);
                    *record = aside;
                    match end {
                        Some(end) => at = end,
                        None => { break 'other_153; }
                    }
                    break 'choice_152 at;
                }
                *record = kept;
                let mut at = at;
                match self::file_local_path(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::file_hier_part, start, at);
            Some(at)
        }

        /// file_auth_path = { (!"/" ~ file_auth)? ~ path_absolute }
        #[inline(never)]
        pub fn file_auth_path<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_154: {
                let kept = *record;
                let before = at;
                'end_155: {
                    'ahead_156: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_156; }
                        at += 1;
                        break 'end_155;
                    }
                    at = self::file_auth(text, record, at);
                    break 'perhaps_154;
                }
                at = before;
                *record = kept;
            }
            match self::path_absolute(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::file_auth_path, start, at);
            Some(at)
        }

        /// file_local_path = { path_absolute }
        pub fn file_local_path<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::path_absolute(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::file_local_path, start, at);
            Some(at)
        }

        /// file_auth = { ^"localhost" ~ !(unreserved | pct_encoded | sub_delims) | host }
        pub fn file_auth<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_157: {
                'other_158: {
                    let mut at = at;
                    if !runtime::is_at_in_any_case(text, at, b"localhost") { break 'other_158; }
                    at += 9;
                    'ahead_159: {
                        let mut at = at;
                        at = 'character_160: {
                            if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_160 at + 1; }
                            if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_160 at + 3; }
                            break 'ahead_159;
                        };
                        break 'other_158;
                    }
                    break 'choice_157 at;
                }
                let mut at = at;
                at = self::host(text, record, at);
                at
            };
            record.matched(Rule::file_auth, start, at);
            at
        }

        /// nonstandard_file_URI = { file_scheme ~ ":" ~ nonstandard_file_hier_part }
        pub fn nonstandard_file_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::file_scheme(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::nonstandard_file_hier_part(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::nonstandard_file_URI, start, at);
            Some(at)
        }

        /// nonstandard_file_hier_part = { "//" ~ nonstandard_file_auth_path | nonstandard_file_local_path }
        pub fn nonstandard_file_hier_part<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_161: {
                let kept = *record;
                'other_162: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_162; }
                    at += 2;
                    let mut aside = *record;
                    let end = self::nonstandard_file_auth_path(text, &mut aside, at);
                    *record = aside;
                    match end {
                        Some(end) => at = end,
                        None => { break 'other_162; }
                    }
                    break 'choice_161 at;
                }
                *record = kept;
                let mut at = at;
                let mut aside = *record;
                let end = self::nonstandard_file_local_path(text, &mut aside, at);
                *record = aside;
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::nonstandard_file_hier_part, start, at);
            Some(at)
        }

        /// nonstandard_file_auth_path = {
        ///     file_unc_authority ~ path_absolute ~ !"/"
        ///   | "//" ~ file_host ~ path_absolute
        ///   | (!"/" ~ nonstandard_file_auth)? ~ file_absolute ~ !"/"
        ///   | (!"/" ~ nonstandard_file_auth)? ~ path_absolute
        /// }
        #[inline(never)]
        pub fn nonstandard_file_auth_path<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_163: {
                if matches!(text.get(at), Some(b'/')) {
                    let kept = *record;
                    'other_164: {
                        let mut at = at;
                        match self::file_unc_authority(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_164; }
                        }
                        match self::path_absolute(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_164; }
                        }
                        'ahead_165: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'/')) { break 'ahead_165; }
                            at += 1;
                            break 'other_164;
                        }
                        break 'choice_163 at;
                    }
                    *record = kept;
                }
                let kept = *record;
                'other_166: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_166; }
                    at += 2;
                    at = self::file_host(text, record, at);
                    match self::path_absolute(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_166; }
                    }
                    break 'choice_163 at;
                }
                *record = kept;
                let kept = *record;
                'other_167: {
                    let mut at = at;
                    'perhaps_168: {
                        let kept = *record;
                        let before = at;
                        'end_169: {
                            'ahead_170: {
                                let mut at = at;
                                if !matches!(text.get(at), Some(b'/')) { break 'ahead_170; }
                                at += 1;
                                break 'end_169;
                            }
                            at = self::nonstandard_file_auth(text, record, at);
                            break 'perhaps_168;
                        }
                        at = before;
                        *record = kept;
                    }
                    match self::file_absolute(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'other_167; }
                    }
                    'ahead_171: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_171; }
                        at += 1;
                        break 'other_167;
                    }
                    break 'choice_163 at;
                }
                *record = kept;
                let mut at = at;
                'perhaps_172: {
                    let kept = *record;
                    let before = at;
                    'end_173: {
                        'ahead_174: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'/')) { break 'ahead_174; }
                            at += 1;
                            break 'end_173;
                        }
                        at = self::nonstandard_file_auth(text, record, at);
                        break 'perhaps_172;
                    }
                    at = before;
                    *record = kept;
                }
                match self::path_absolute(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::nonstandard_file_auth_path, start, at);
            Some(at)
        }

        /// nonstandard_file_local_path = { file_absolute ~ !"/" | file_drive_letter? ~ path_absolute }
        #[inline(never)]
        pub fn nonstandard_file_local_path<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_175: {
                if matches!(text.get(at), Some(b'/')) {
                    let kept = *record;
                    'other_176: {
                        let mut at = at;
                        match self::file_absolute(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_176; }
                        }
                        'ahead_177: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'/')) { break 'ahead_177; }
                            at += 1;
                            break 'other_176;
                        }
                        break 'choice_175 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                'perhaps_178: {
                    let before = at;
                    'end_179: {
                        match self::file_drive_letter(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'end_179; }
                        }
                        break 'perhaps_178;
                    }
                    at = before;
                }
                match self::path_absolute(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::nonstandard_file_local_path, start, at);
            Some(at)
        }

        /// nonstandard_file_auth = { ^"localhost" ~ !pchar | (userinfo ~ "@")? ~ host }
        pub fn nonstandard_file_auth<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_180: {
                'other_181: {
                    let mut at = at;
                    if !runtime::is_at_in_any_case(text, at, b"localhost") { break 'other_181; }
                    at += 9;
                    'ahead_182: {
                        let mut at = at;
                        at = 'character_183: {
                            if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_183 at + 1; }
                            if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_183 at + 3; }
                            break 'ahead_182;
                        };
                        break 'other_181;
                    }
                    break 'choice_180 at;
                }
                let mut at = at;
                'perhaps_184: {
                    let kept = *record;
                    let before = at;
                    'end_185: {
                        at = self::userinfo(text, record, at);
                        if !matches!(text.get(at), Some(b'@')) { break 'end_185; }
                        at += 1;
                        break 'perhaps_184;
                    }
                    at = before;
                    *record = kept;
                }
                at = self::host(text, record, at);
                at
            };
            record.matched(Rule::nonstandard_file_auth, start, at);
            at
        }

        /// file_unc_authority = { "/"{2,3} ~ file_host }
        pub fn file_unc_authority<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..2 {
                if !matches!(text.get(at), Some(b'/')) { return None; }
                at += 1;
            }
            'perhaps_186: {
                let before = at;
                'end_187: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_187; }
                    at += 1;
                    break 'perhaps_186;
                }
                at = before;
            }
            at = self::file_host(text, record, at);
            record.matched(Rule::file_unc_authority, start, at);
            Some(at)
        }

        /// file_host = {
        ///     file_inline_IP ~ !(unreserved | pct_encoded | sub_delims)
        ///   | IPv4address ~ !(unreserved | pct_encoded | sub_delims)
        ///   | reg_name
        /// }
        pub fn file_host<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_188: {
                if matches!(text.get(at), Some(b'%')) {
                    let kept = *record;
                    'other_189: {
                        let mut at = at;
                        match self::file_inline_IP(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_189; }
                        }
                        'ahead_190: {
                            let mut at = at;
                            at = 'character_191: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_191 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_191 at + 3; }
                                break 'ahead_190;
                            };
                            break 'other_189;
                        }
                        break 'choice_188 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let kept = *record;
                    'other_192: {
                        let mut at = at;
                        let mut aside = *record;
                        let end = self::IPv4address(text, &mut aside, at);
                        *record = aside;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_192; }
                        }
                        'ahead_193: {
                            let mut at = at;
                            at = 'character_194: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_194 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_194 at + 3; }
                                break 'ahead_193;
                            };
                            break 'other_192;
                        }
                        break 'choice_188 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                at = self::reg_name(text, record, at);
                at
            };
            record.matched(Rule::file_host, start, at);
            at
        }

        /// file_inline_IP = { ^"%5B" ~ (IPv6address | IPvFuture) ~ ^"%5D" }
        pub fn file_inline_IP<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"%5B") { return None; }
            at += 3;
            at = 'choice_195: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    let kept = *record;
                    'other_196: {
                        let mut at = at;
                        let mut aside = *record;
                        let end = self::IPv6address(text, &mut aside, at);
                        *record = aside;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_196; }
                        }
                        break 'choice_195 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                match self::IPvFuture(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            if !runtime::is_at_in_any_case(text, at, b"%5D") { return None; }
            at += 3;
            record.matched(Rule::file_inline_IP, start, at);
            Some(at)
        }

        /// file_absolute = { "/" ~ file_drive_letter ~ path_absolute }
        pub fn file_absolute<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            match self::file_drive_letter(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            match self::path_absolute(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::file_absolute, start, at);
            Some(at)
        }

        /// file_drive_letter = @{ ALPHA ~ ":" }
        pub fn file_drive_letter<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            record.matched(Rule::file_drive_letter, start, at);
            Some(at)
        }

        /// ftpurl = { ^"ftp://" ~ ftp_login ~ ("/" ~ ftp_fpath ~ (^";type=" ~ ftp_ftptype)?)? }
        #[inline(never)]
        pub fn ftpurl<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"ftp://") { return None; }
            at += 6;
            at = self::ftp_login(text, record, at);
            'perhaps_197: {
                let before = at;
                'end_198: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_198; }
                    at += 1;
                    at = self::ftp_fpath(text, record, at);
                    'perhaps_199: {
                        let before = at;
                        'end_200: {
                            if !runtime::is_at_in_any_case(text, at, b";type=") { break 'end_200; }
                            at += 6;
                            match self::ftp_ftptype(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_200; }
                            }
                            break 'perhaps_199;
                        }
                        at = before;
                    }
                    break 'perhaps_197;
                }
                at = before;
            }
            record.matched(Rule::ftpurl, start, at);
            Some(at)
        }

        /// ftp_fpath = { ftp_fsegment ~ ("/" ~ ftp_fsegment)* }
        pub fn ftp_fpath<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::ftp_fsegment(text, record, at);
            'more_201: loop {
                let before = at;
                'end_202: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_202; }
                    at += 1;
                    at = self::ftp_fsegment(text, record, at);
                    continue 'more_201;
                }
                at = before;
                break;
            }
            record.matched(Rule::ftp_fpath, start, at);
            at
        }

        /// ftp_fsegment = @{ (ftp_uchar | ":" | "@" | "&" | "=")* }
        pub fn ftp_fsegment<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b':'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::ftp_fsegment, start, at);
            at
        }

        /// ftp_ftptype = @{ ^"a" | ^"i" | ^"d" }
        pub fn ftp_ftptype<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A' | b'D' | b'I' | b'a' | b'd' | b'i')) { return None; }
            at += 1;
            record.matched(Rule::ftp_ftptype, start, at);
            Some(at)
        }

        /// ftp_login = { (ftp_user ~ (":" ~ ftp_password)? ~ "@")? ~ ftp_hostport }
        pub fn ftp_login<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_203: {
                let kept = *record;
                let before = at;
                'end_204: {
                    at = self::ftp_user(text, record, at);
                    {
                        let led = at;
                        if matches!(text.get(at), Some(b':')) {
                            at += 1;
                            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                                None
                            });
                            record.matched(Rule::ftp_password, led + 1, at);
                        }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'end_204; }
                    at += 1;
                    break 'perhaps_203;
                }
                at = before;
                *record = kept;
            }
            at = self::ftp_hostport(text, record, at);
            record.matched(Rule::ftp_login, start, at);
            at
        }

        /// ftp_hostport = { host ~ (":" ~ port)? }
        pub fn ftp_hostport<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    record.matched(Rule::port, led + 1, at);
                }
            }
            record.matched(Rule::ftp_hostport, start, at);
            at
        }

        /// ftp_user = @{ (ftp_uchar | ";" | "&" | "=")* }
        pub fn ftp_user<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::ftp_user, start, at);
            at
        }

        /// geo_URI       = { geo_scheme ~ ":" ~ geo_path }
        #[inline(never)]
        pub fn geo_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_scheme(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::geo_path(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::geo_URI, start, at);
            Some(at)
        }

        /// geo_scheme    = @{ ^"geo" }
        pub fn geo_scheme<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"geo") { return None; }
            at += 3;
            record.matched(Rule::geo_scheme, start, at);
            Some(at)
        }

        /// geo_path      = { geo_coordinates ~ geo_p }
        pub fn geo_path<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let mut aside = *record;
            let end = self::geo_coordinates(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::geo_p(text, record, at);
            record.matched(Rule::geo_path, start, at);
            Some(at)
        }

        /// geo_coordinates = { coord_a ~ "," ~ coord_b ~ ("," ~ coord_c)? }
        #[inline(never)]
        pub fn geo_coordinates<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::coord_a(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            match self::coord_b(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_205: {
                let before = at;
                'end_206: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_206; }
                    at += 1;
                    match self::coord_c(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_206; }
                    }
                    break 'perhaps_205;
                }
                at = before;
            }
            record.matched(Rule::geo_coordinates, start, at);
            Some(at)
        }

        /// coord_a       = { geo_num }
        pub fn coord_a<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_num(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::coord_a, start, at);
            Some(at)
        }

        /// coord_b       = { geo_num }
        pub fn coord_b<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_num(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::coord_b, start, at);
            Some(at)
        }

        /// coord_c       = { geo_num }
        pub fn coord_c<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_num(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::coord_c, start, at);
            Some(at)
        }

        /// geo_p         = { crsp? ~ uncp? ~ geo_parameter* }
        pub fn geo_p<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_207: {
                let kept = *record;
                let before = at;
                'end_208: {
                    match self::crsp(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_208; }
                    }
                    break 'perhaps_207;
                }
                at = before;
                *record = kept;
            }
            'perhaps_209: {
                let kept = *record;
                let before = at;
                'end_210: {
                    match self::uncp(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_210; }
                    }
                    break 'perhaps_209;
                }
                at = before;
                *record = kept;
            }
            'more_211: loop {
                let before = at;
                'end_212: {
                    match self::geo_parameter(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_212; }
                    }
                    continue 'more_211;
                }
                at = before;
                break;
            }
            record.matched(Rule::geo_p, start, at);
            at
        }

        /// crsp          = { ^";crs=" ~ crslabel ~ !geo_paramchar }
        pub fn crsp<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b";crs=") { return None; }
            at += 5;
            match self::crslabel(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_213: {
                let mut at = at;
                at = 'character_214: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b'.' | b'0'..=b':' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_214 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_214 at + 3; }
                    break 'ahead_213;
                };
                return None;
            }
            record.matched(Rule::crsp, start, at);
            Some(at)
        }

        /// crslabel      = { geo_labeltext }
        pub fn crslabel<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_labeltext(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::crslabel, start, at);
            Some(at)
        }

        /// uncp          = { ^";u=" ~ geo_uval ~ !geo_paramchar }
        pub fn uncp<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b";u=") { return None; }
            at += 3;
            match self::geo_uval(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_215: {
                let mut at = at;
                at = 'character_216: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b'.' | b'0'..=b':' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_216 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_216 at + 3; }
                    break 'ahead_215;
                };
                return None;
            }
            record.matched(Rule::uncp, start, at);
            Some(at)
        }

        /// geo_uval      = { geo_pnum }
        pub fn geo_uval<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_pnum(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::geo_uval, start, at);
            Some(at)
        }

        /// geo_parameter = { ";" ~ geo_pname ~ ("=" ~ geo_pvalue)? }
        pub fn geo_parameter<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b';')) { return None; }
            at += 1;
            match self::geo_pname(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_217: {
                let before = at;
                'end_218: {
                    if !matches!(text.get(at), Some(b'=')) { break 'end_218; }
                    at += 1;
                    match self::geo_pvalue(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_218; }
                    }
                    break 'perhaps_217;
                }
                at = before;
            }
            record.matched(Rule::geo_parameter, start, at);
            Some(at)
        }

        /// geo_pname     = { geo_labeltext }
        pub fn geo_pname<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_labeltext(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::geo_pname, start, at);
            Some(at)
        }

        /// geo_pvalue    = @{ geo_paramchar+ }
        pub fn geo_pvalue<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b'.'), (b'0', b':'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::geo_pvalue, start, at);
            Some(at)
        }

        /// geo_labeltext = @{ (geo_alphanum | "-")+ }
        pub fn geo_labeltext<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'-', b'-'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            record.matched(Rule::geo_labeltext, start, at);
            Some(at)
        }

        /// geo_pnum      = @{ DIGIT+ ~ ("." ~ DIGIT+)? }
        pub fn geo_pnum(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            'perhaps_219: {
                let before = at;
                'end_220: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_220; }
                    at += 1;
                    let before = at;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_220; }
                    break 'perhaps_219;
                }
                at = before;
            }
            Some(at)
        }

        /// geo_num       = @{ "-"? ~ geo_pnum }
        pub fn geo_num<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_221: {
                let before = at;
                'end_222: {
                    if !matches!(text.get(at), Some(b'-')) { break 'end_222; }
                    at += 1;
                    break 'perhaps_221;
                }
                at = before;
            }
            match self::geo_pnum(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::geo_num, start, at);
            Some(at)
        }

        /// http_URI = { ^"http" ~ "://" ~ authority ~ path_abempty ~ ("?" ~ query)? }
        pub fn http_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"http") { return None; }
            at += 4;
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::authority(text, record, at);
            at = self::path_abempty(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            record.matched(Rule::http_URI, start, at);
            Some(at)
        }

        /// https_URI = { ^"https" ~ "://" ~ authority ~ path_abempty ~ ("?" ~ query)? }
        pub fn https_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"https") { return None; }
            at += 5;
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::authority(text, record, at);
            at = self::path_abempty(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            record.matched(Rule::https_URI, start, at);
            Some(at)
        }

        /// ldapurl = {
        ///     ldap_scheme ~ "://" ~ (host ~ (":" ~ port)?)?
        ///   ~ ("/" ~ ldap_dn ~ ("?" ~ ldap_attributes?
        ///   ~ ("?" ~ ldap_scope? ~ ("?" ~ ldap_url_filter?
        ///   ~ ("?" ~ ldap_extensions)?)?)?)?)?
        /// }
        #[inline(never)]
        pub fn ldapurl<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_scheme(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    record.matched(Rule::port, led + 1, at);
                }
            }
            'perhaps_223: {
                let before = at;
                'end_224: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_224; }
                    at += 1;
                    at = self::ldap_dn(text, record, at);
                    'perhaps_225: {
                        let before = at;
                        'end_226: {
                            if !matches!(text.get(at), Some(b'?')) { break 'end_226; }
                            at += 1;
                            'perhaps_227: {
                                let before = at;
                                'end_228: {
                                    match self::ldap_attributes(text, record, at) {
                                        Some(end) => at = end,
                                        None => { break 'end_228; }
                                    }
                                    break 'perhaps_227;
                                }
                                at = before;
                            }
                            'perhaps_229: {
                                let before = at;
                                'end_230: {
                                    if !matches!(text.get(at), Some(b'?')) { break 'end_230; }
                                    at += 1;
                                    'perhaps_231: {
                                        let before = at;
                                        'end_232: {
                                            match self::ldap_scope(text, record, at) {
                                                Some(end) => at = end,
                                                None => { break 'end_232; }
                                            }
                                            break 'perhaps_231;
                                        }
                                        at = before;
                                    }
                                    'perhaps_233: {
                                        let before = at;
                                        'end_234: {
                                            if !matches!(text.get(at), Some(b'?')) { break 'end_234; }
                                            at += 1;
                                            'perhaps_235: {
                                                let before = at;
                                                'end_236: {
                                                    match self::ldap_url_filter(text, record, at) {
                                                        Some(end) => at = end,
                                                        None => { break 'end_236; }
                                                    }
                                                    break 'perhaps_235;
                                                }
                                                at = before;
                                            }
                                            'perhaps_237: {
                                                let kept = *record;
                                                let before = at;
                                                'end_238: {
                                                    if !matches!(text.get(at), Some(b'?')) { break 'end_238; }
                                                    at += 1;
                                                    let mut aside = *record;
                                                    let end = self::ldap_extensions(text, &mut aside, at);
                                                    *record = aside;
                                                    match end {
                                                        Some(end) => at = end,
                                                        None => { break 'end_238; }
                                                    }
                                                    break 'perhaps_237;
                                                }
                                                at = before;
                                                *record = kept;
                                            }
                                            break 'perhaps_233;
                                        }
                                        at = before;
                                    }
                                    break 'perhaps_229;
                                }
                                at = before;
                            }
                            break 'perhaps_225;
                        }
                        at = before;
                    }
                    break 'perhaps_223;
                }
                at = before;
            }
            record.matched(Rule::ldapurl, start, at);
            Some(at)
        }

        /// ldap_scheme = @{ ^"ldap" }
        pub fn ldap_scheme<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"ldap") { return None; }
            at += 4;
            record.matched(Rule::ldap_scheme, start, at);
            Some(at)
        }

        /// ldap_dn = @{ (unreserved | pct_encoded | ldap_plain | ",")* }
        pub fn ldap_dn<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::ldap_dn, start, at);
            at
        }

        /// ldap_attributes = { ldap_attrdesc ~ ("," ~ ldap_attrdesc)* }
        pub fn ldap_attributes<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_attrdesc(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_239: loop {
                let before = at;
                'end_240: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_240; }
                    at += 1;
                    match self::ldap_attrdesc(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_240; }
                    }
                    continue 'more_239;
                }
                at = before;
                break;
            }
            record.matched(Rule::ldap_attributes, start, at);
            Some(at)
        }

        /// ldap_attrdesc = { ldap_selector ~ ("," ~ ldap_selector)* }
        pub fn ldap_attrdesc<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_selector(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_241: loop {
                let before = at;
                'end_242: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_242; }
                    at += 1;
                    match self::ldap_selector(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_242; }
                    }
                    continue 'more_241;
                }
                at = before;
                break;
            }
            record.matched(Rule::ldap_attrdesc, start, at);
            Some(at)
        }

        /// ldap_selector = @{ (unreserved | pct_encoded | ldap_plain)+ }
        pub fn ldap_selector<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::ldap_selector, start, at);
            Some(at)
        }

        /// ldap_scope = @{ ^"base" | ^"one" | ^"sub" }
        pub fn ldap_scope<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_243: {
                'other_244: {
                    let mut at = at;
                    if !runtime::is_at_in_any_case(text, at, b"base") { break 'other_244; }
                    at += 4;
                    break 'choice_243 at;
                }
                'other_245: {
                    let mut at = at;
                    if !runtime::is_at_in_any_case(text, at, b"one") { break 'other_245; }
                    at += 3;
                    break 'choice_243 at;
                }
                let mut at = at;
                if !runtime::is_at_in_any_case(text, at, b"sub") { return None; }
                at += 3;
                at
            };
            record.matched(Rule::ldap_scope, start, at);
            Some(at)
        }

        /// ldap_url_filter = @{ (unreserved | pct_encoded | ldap_plain | ",")+ }
        pub fn ldap_url_filter<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::ldap_url_filter, start, at);
            Some(at)
        }

        /// ldap_extensions = { ldap_extension ~ ("," ~ ldap_extension)* }
        #[inline(never)]
        pub fn ldap_extensions<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_extension(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_246: loop {
                let kept = *record;
                let before = at;
                'end_247: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_247; }
                    at += 1;
                    match self::ldap_extension(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_247; }
                    }
                    continue 'more_246;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::ldap_extensions, start, at);
            Some(at)
        }

        /// ldap_extension = { ldap_EXCLAMATION? ~ ldap_extype ~ ("=" ~ ldap_exvalue)? }
        pub fn ldap_extension<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_248: {
                let before = at;
                'end_249: {
                    match self::ldap_EXCLAMATION(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_249; }
                    }
                    break 'perhaps_248;
                }
                at = before;
            }
            match self::ldap_extype(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'=')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::ldap_exvalue, led + 1, at);
                }
            }
            record.matched(Rule::ldap_extension, start, at);
            Some(at)
        }

        /// ldap_EXCLAMATION = { "!" }
        pub fn ldap_EXCLAMATION<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'!')) { return None; }
            at += 1;
            record.matched(Rule::ldap_EXCLAMATION, start, at);
            Some(at)
        }

        /// ldap_extype = { ldap_oid }
        pub fn ldap_extype<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_oid(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::ldap_extype, start, at);
            Some(at)
        }

        /// ldap_oid = { ldap_descr | ldap_numericoid }
        pub fn ldap_oid<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_250: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_251: {
                        let mut at = at;
                        match self::ldap_descr(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_251; }
                        }
                        break 'choice_250 at;
                    }
                }
                let mut at = at;
                match self::ldap_numericoid(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::ldap_oid, start, at);
            Some(at)
        }

        /// ldap_descr = @{ ldap_keystring }
        pub fn ldap_descr<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_keystring(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::ldap_descr, start, at);
            Some(at)
        }

        /// ldap_numericoid = @{ ldap_number ~ ("." ~ ldap_number)+ }
        pub fn ldap_numericoid<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_number(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::ldap_number(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_252: loop {
                let before = at;
                'end_253: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_253; }
                    at += 1;
                    match self::ldap_number(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_253; }
                    }
                    continue 'more_252;
                }
                at = before;
                break;
            }
            record.matched(Rule::ldap_numericoid, start, at);
            Some(at)
        }

        /// ldap_number = @{ '1'..'9' ~ DIGIT+ | DIGIT }
        pub fn ldap_number(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_254: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_254 at;
                    }
                    Some(b'1'..=b'9') => {
                        let at = at + 1;
                        let before = at;
                        let mut at = at;
                        at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                        if at == before {
                            break 'choice_254 at;
                        }
                        break 'choice_254 at;
                    }
                    _ => {
                        return None;
                    }
                }
            };
            Some(at)
        }

        /// ldap_keystring = @{ ALPHA ~ ldap_keychar* }
        pub fn ldap_keystring(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::of(&[(b'-', b'-'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            Some(at)
        }

        /// mailtoURI     = { ^"mailto:" ~ mailto_to? ~ hfields? }
        pub fn mailtoURI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"mailto:") { return None; }
            at += 7;
            'perhaps_255: {
                let kept = *record;
                let before = at;
                'end_256: {
                    match self::mailto_to(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_256; }
                    }
                    break 'perhaps_255;
                }
                at = before;
                *record = kept;
            }
            'perhaps_257: {
                let kept = *record;
                let before = at;
                'end_258: {
                    match self::hfields(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_258; }
                    }
                    break 'perhaps_257;
                }
                at = before;
                *record = kept;
            }
            record.matched(Rule::mailtoURI, start, at);
            Some(at)
        }

        /// mailto_to     = { mailto_addr_spec ~ ("," ~ mailto_addr_spec)* }
        pub fn mailto_to<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let mut aside = *record;
            let end = self::mailto_addr_spec(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_259: loop {
                let kept = *record;
                let before = at;
                'end_260: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_260; }
                    at += 1;
                    let mut aside = *record;
                    let end = self::mailto_addr_spec(text, &mut aside, at);
                    *record = aside;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_260; }
                    }
                    continue 'more_259;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::mailto_to, start, at);
            Some(at)
        }

        /// hfields       = { "?" ~ hfield ~ ("&" ~ hfield)* }
        pub fn hfields<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'?')) { return None; }
            at += 1;
            match self::hfield(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_261: loop {
                let kept = *record;
                let before = at;
                'end_262: {
                    if !matches!(text.get(at), Some(b'&')) { break 'end_262; }
                    at += 1;
                    match self::hfield(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_262; }
                    }
                    continue 'more_261;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::hfields, start, at);
            Some(at)
        }

        /// hfield        = { hfname ~ "=" ~ hfvalue }
        pub fn hfield<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = self::hfname(text, record, at);
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::hfvalue(text, record, at);
            record.matched(Rule::hfield, start, at);
            Some(at)
        }

        /// hfname        = @{ mailto_qchar* }
        pub fn hfname<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::hfname, start, at);
            at
        }

        /// hfvalue       = @{ mailto_qchar* }
        pub fn hfvalue<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::hfvalue, start, at);
            at
        }

        /// mailto_addr_spec = { mailto_local_part ~ "@" ~ mailto_domain }
        #[inline(never)]
        pub fn mailto_addr_spec<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::mailto_local_part(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            match self::mailto_domain(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::mailto_addr_spec, start, at);
            Some(at)
        }

        /// mailto_local_part = { mailto_dot_atom_text | mailto_quoted_string }
        pub fn mailto_local_part<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_263: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'%' | b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_264: {
                        let mut at = at;
                        let end = self::mailto_dot_atom_text(text, at);
                        let before = at;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_264; }
                        }
                        record.matched(Rule::mailto_dot_atom_text, before, at);
                        break 'choice_263 at;
                    }
                }
                let mut at = at;
                match self::mailto_quoted_string(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::mailto_local_part, start, at);
            Some(at)
        }

        /// mailto_domain = { mailto_dot_atom_text | mailto_domain_literal }
        pub fn mailto_domain<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_265: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'%' | b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_266: {
                        let mut at = at;
                        let end = self::mailto_dot_atom_text(text, at);
                        let before = at;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_266; }
                        }
                        record.matched(Rule::mailto_dot_atom_text, before, at);
                        break 'choice_265 at;
                    }
                }
                let mut at = at;
                match self::mailto_domain_literal(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::mailto_domain, start, at);
            Some(at)
        }

        /// mailto_dot_atom_text = @{ mailto_atext+ ~ (("." | ^"%2E") ~ mailto_atext+)* }
        #[inline(never)]
        pub fn mailto_dot_atom_text(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::mailto_atext(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_267: loop {
                let before = at;
                'end_268: {
                    match self::mailto_atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_268; }
                    }
                    continue 'more_267;
                }
                at = before;
                break;
            }
            'more_269: loop {
                let before = at;
                'end_270: {
                    at = 'choice_271: {
                        'other_272: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_272; }
                            at += 1;
                            break 'choice_271 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_in_any_case(text, at, b"%2E") { break 'end_270; }
                        at += 3;
                        at
                    };
                    match self::mailto_atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_270; }
                    }
                    'more_273: loop {
                        let before = at;
                        'end_274: {
                            match self::mailto_atext(text, at) {
                                Some(end) => at = end,
                                None => { break 'end_274; }
                            }
                            continue 'more_273;
                        }
                        at = before;
                        break;
                    }
                    continue 'more_269;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// mailto_atext  = { ALPHA | DIGIT | "!" | "$" | "'" | "*" | "+" | "-" | "_" | "~" | pct_atext | pct_non_ascii }
        pub fn mailto_atext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_275: {
                'other_276: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_276; }
                    at += 1;
                    break 'choice_275 at;
                }
                if matches!(text.get(at), Some(b'%')) {
                    'other_277: {
                        let mut at = at;
                        match self::pct_atext(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_277; }
                        }
                        break 'choice_275 at;
                    }
                }
                let mut at = at;
                match self::pct_non_ascii(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// mailto_quoted_string = @{ "%22" ~ (mailto_qtext | mailto_quoted_pair)* ~ "%22" }
        pub fn mailto_quoted_string<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at(text, at, b"%22") { return None; }
            at += 3;
            'more_278: loop {
                let before = at;
                'end_279: {
                    at = 'choice_280: {
                        if matches!(text.get(at), Some(b'!' | b'$'..=b'%' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                            'other_281: {
                                let mut at = at;
                                match self::mailto_qtext(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_281; }
                                }
                                break 'choice_280 at;
                            }
                        }
                        let mut at = at;
                        match self::mailto_quoted_pair(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_279; }
                        }
                        at
                    };
                    continue 'more_278;
                }
                at = before;
                break;
            }
            if !runtime::is_at(text, at, b"%22") { return None; }
            at += 3;
            record.matched(Rule::mailto_quoted_string, start, at);
            Some(at)
        }

        /// mailto_qtext  = {
        ///     mailto_plain
        ///   | "%" ~ (
        ///         "2" ~ ("1" | '3'..'9' | 'A'..'F' | 'a'..'f')
        ///       | ("3" | "4" | "6") ~ HEXDIG
        ///       | "5" ~ (DIGIT | ^"A" | ^"B" | 'D'..'F' | 'd'..'f')
        ///       | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        ///   | pct_non_ascii
        /// }
        pub fn mailto_qtext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_282: {
                'other_283: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_283; }
                    at += 1;
                    break 'choice_282 at;
                }
                'other_284: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'%')) { break 'other_284; }
                    at += 1;
                    at = 'choice_285: {
                        'other_286: {
                            let mut at = at;
                            at = 'character_287: {
                                if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1' | b'3'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_287 at + 2; }
                                break 'other_286;
                            };
                            break 'choice_285 at;
                        }
                        'other_288: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'3'..=b'4' | b'6')) { break 'other_288; }
                            at += 1;
                            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_288; }
                            at += 1;
                            break 'choice_285 at;
                        }
                        'other_289: {
                            let mut at = at;
                            at = 'character_290: {
                                if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'B' | b'D'..=b'F' | b'a'..=b'b' | b'd'..=b'f')) { break 'character_290 at + 2; }
                                break 'other_289;
                            };
                            break 'choice_285 at;
                        }
                        let mut at = at;
                        at = 'character_291: {
                            if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_291 at + 2; }
                            break 'other_284;
                        };
                        at
                    };
                    break 'choice_282 at;
                }
                let mut at = at;
                match self::pct_non_ascii(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// mailto_quoted_pair = {
        ///     ^"%5C" ~ (
        ///         mailto_plain
        ///       | "%" ~ ("2" | "3" | "4" | "5" | "6") ~ HEXDIG
        ///       | "%7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///       | "%09"
        ///     )
        /// }
        pub fn mailto_quoted_pair(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"%5C") { return None; }
            at += 3;
            at = 'choice_292: {
                match text.get(at) {
                    Some(b'!' | b'$' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~') => {
                        let at = at + 1;
                        break 'choice_292 at;
                    }
                    Some(b'%') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'9')) {
                                    return None;
                                }
                                let at = at + 1;
                                break 'choice_292 at;
                            }
                            Some(b'2'..=b'6') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) {
                                    return None;
                                }
                                let at = at + 1;
                                break 'choice_292 at;
                            }
                            Some(b'7') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) {
                                    return None;
                                }
                                let at = at + 1;
                                break 'choice_292 at;
                            }
                            _ => {
                                return None;
                            }
                        }
                    }
                    _ => {
                        return None;
                    }
                }
            };
            Some(at)
        }

        /// mailto_domain_literal = @{ ^"%5B" ~ mailto_dtext_no_obs* ~ ^"%5D" }
        pub fn mailto_domain_literal<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"%5B") { return None; }
            at += 3;
            'more_293: loop {
                let before = at;
                'end_294: {
                    match self::mailto_dtext_no_obs(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_294; }
                    }
                    continue 'more_293;
                }
                at = before;
                break;
            }
            if !runtime::is_at_in_any_case(text, at, b"%5D") { return None; }
            at += 3;
            record.matched(Rule::mailto_domain_literal, start, at);
            Some(at)
        }

        /// mailto_dtext_no_obs = {
        ///     mailto_plain
        ///   | "%" ~ (
        ///         "2" ~ ('1'..'9' | 'A'..'F' | 'a'..'f')
        ///       | ("3" | "4" | "6") ~ HEXDIG
        ///       | "5" ~ (DIGIT | ^"A" | ^"E" | ^"F")
        ///       | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        /// }
        pub fn mailto_dtext_no_obs(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_295: {
                'other_296: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_296; }
                    at += 1;
                    break 'choice_295 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'%')) { return None; }
                at += 1;
                at = 'choice_297: {
                    'other_298: {
                        let mut at = at;
                        at = 'character_299: {
                            if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_299 at + 2; }
                            break 'other_298;
                        };
                        break 'choice_297 at;
                    }
                    'other_300: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'3'..=b'4' | b'6')) { break 'other_300; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_300; }
                        at += 1;
                        break 'choice_297 at;
                    }
                    'other_301: {
                        let mut at = at;
                        at = 'character_302: {
                            if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_302 at + 2; }
                            break 'other_301;
                        };
                        break 'choice_297 at;
                    }
                    let mut at = at;
                    at = 'character_303: {
                        if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_303 at + 2; }
                        return None;
                    };
                    at
                };
                at
            };
            Some(at)
        }

        /// atext         = { ALPHA | DIGIT | "!" | "$" | "&" | "'" | "*" | "+" | "-" | "=" | "_" | "~" | pct_atext }
        pub fn atext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_304: {
                'other_305: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_305; }
                    at += 1;
                    break 'choice_304 at;
                }
                let mut at = at;
                match self::pct_atext(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// pct_atext     = @{
        ///     "%" ~ (
        ///         "2" ~ ("1" | '3'..'7' | ^"A" | ^"B" | ^"D" | ^"F")
        ///       | "3" ~ (DIGIT | ^"D" | ^"F")
        ///       | "4" ~ ('1'..'9' | 'A'..'F' | 'a'..'f')
        ///       | "5" ~ (DIGIT | ^"A" | ^"E" | ^"F")
        ///       | "6" ~ HEXDIG
        ///       | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        /// }
        pub fn pct_atext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'%')) { return None; }
            at += 1;
            at = 'choice_306: {
                'other_307: {
                    let mut at = at;
                    at = 'character_308: {
                        if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1' | b'3'..=b'7' | b'A'..=b'B' | b'D' | b'F' | b'a'..=b'b' | b'd' | b'f')) { break 'character_308 at + 2; }
                        break 'other_307;
                    };
                    break 'choice_306 at;
                }
                'other_309: {
                    let mut at = at;
                    at = 'character_310: {
                        if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'D' | b'F' | b'd' | b'f')) { break 'character_310 at + 2; }
                        break 'other_309;
                    };
                    break 'choice_306 at;
                }
                'other_311: {
                    let mut at = at;
                    at = 'character_312: {
                        if matches!(text.get(at), Some(b'4')) && matches!(text.get(at + 1), Some(b'1'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_312 at + 2; }
                        break 'other_311;
                    };
                    break 'choice_306 at;
                }
                'other_313: {
                    let mut at = at;
                    at = 'character_314: {
                        if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_314 at + 2; }
                        break 'other_313;
                    };
                    break 'choice_306 at;
                }
                'other_315: {
                    let mut at = at;
                    at = 'character_316: {
                        if matches!(text.get(at), Some(b'6')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_316 at + 2; }
                        break 'other_315;
                    };
                    break 'choice_306 at;
                }
                let mut at = at;
                at = 'character_317: {
                    if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_317 at + 2; }
                    return None;
                };
                at
            };
            Some(at)
        }

        /// pct_non_ascii = @{ "%" ~ ("8" | "9" | 'A'..'F' | 'a'..'f') ~ HEXDIG }
        pub fn pct_non_ascii(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'%')) { return None; }
            at += 1;
            if !matches!(text.get(at), Some(b'8'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
            at += 1;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
            at += 1;
            Some(at)
        }

        /// mid_url       = { ^"mid" ~ ":" ~ message_id ~ ("/" ~ content_id)? }
        #[inline(never)]
        pub fn mid_url<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"mid") { return None; }
            at += 3;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::message_id(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_318: {
                let kept = *record;
                let before = at;
                'end_319: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_319; }
                    at += 1;
                    match self::content_id(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_319; }
                    }
                    break 'perhaps_318;
                }
                at = before;
                *record = kept;
            }
            record.matched(Rule::mid_url, start, at);
            Some(at)
        }

        /// message_id    = { url_addr_spec }
        pub fn message_id<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::url_addr_spec(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::message_id, start, at);
            Some(at)
        }

        /// newsURL       = { ^"news:" ~ (nntp_server ~ "/")? ~ (news_article | newsgroups) }
        #[inline(never)]
        pub fn newsURL<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"news:") { return None; }
            at += 5;
            'perhaps_320: {
                let kept = *record;
                let before = at;
                'end_321: {
                    match self::nntp_server(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_321; }
                    }
                    if !matches!(text.get(at), Some(b'/')) { break 'end_321; }
                    at += 1;
                    break 'perhaps_320;
                }
                at = before;
                *record = kept;
            }
            at = 'choice_322: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    let kept = *record;
                    'other_323: {
                        let mut at = at;
                        match self::news_article(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_323; }
                        }
                        break 'choice_322 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                at = self::newsgroups(text, record, at);
                at
            };
            record.matched(Rule::newsURL, start, at);
            Some(at)
        }

        /// news_article  = { news_id_left ~ "@" ~ news_id_right }
        pub fn news_article<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::news_id_left(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            let mut aside = *record;
            let end = self::news_id_right(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::news_article, start, at);
            Some(at)
        }

        /// news_id_left  = @{ atext+ ~ (("." | ^"%2E") ~ atext+)* }
        pub fn news_id_left<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::atext(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_324: loop {
                let before = at;
                'end_325: {
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_325; }
                    }
                    continue 'more_324;
                }
                at = before;
                break;
            }
            'more_326: loop {
                let before = at;
                'end_327: {
                    at = 'choice_328: {
                        'other_329: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_329; }
                            at += 1;
                            break 'choice_328 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_in_any_case(text, at, b"%2E") { break 'end_327; }
                        at += 3;
                        at
                    };
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_327; }
                    }
                    'more_330: loop {
                        let before = at;
                        'end_331: {
                            match self::atext(text, at) {
                                Some(end) => at = end,
                                None => { break 'end_331; }
                            }
                            continue 'more_330;
                        }
                        at = before;
                        break;
                    }
                    continue 'more_326;
                }
                at = before;
                break;
            }
            record.matched(Rule::news_id_left, start, at);
            Some(at)
        }

        /// news_id_right = { news_dot_atom_text | news_no_fold_literal }
        #[inline(never)]
        pub fn news_id_right<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_332: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_333: {
                        let mut at = at;
                        match self::news_dot_atom_text(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_333; }
                        }
                        break 'choice_332 at;
                    }
                }
                let mut at = at;
                match self::news_no_fold_literal(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::news_id_right, start, at);
            Some(at)
        }

        /// news_dot_atom_text = @{ atext+ ~ (("." | ^"%2E") ~ atext+)* }
        pub fn news_dot_atom_text<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::atext(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_334: loop {
                let before = at;
                'end_335: {
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_335; }
                    }
                    continue 'more_334;
                }
                at = before;
                break;
            }
            'more_336: loop {
                let before = at;
                'end_337: {
                    at = 'choice_338: {
                        'other_339: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_339; }
                            at += 1;
                            break 'choice_338 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_in_any_case(text, at, b"%2E") { break 'end_337; }
                        at += 3;
                        at
                    };
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_337; }
                    }
                    'more_340: loop {
                        let before = at;
                        'end_341: {
                            match self::atext(text, at) {
                                Some(end) => at = end,
                                None => { break 'end_341; }
                            }
                            continue 'more_340;
                        }
                        at = before;
                        break;
                    }
                    continue 'more_336;
                }
                at = before;
                break;
            }
            record.matched(Rule::news_dot_atom_text, start, at);
            Some(at)
        }

        /// news_no_fold_literal = @{ ^"%5B" ~ news_mdtext* ~ ^"%5D" }
        pub fn news_no_fold_literal<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"%5B") { return None; }
            at += 3;
            'more_342: loop {
                let before = at;
                'end_343: {
                    match self::news_mdtext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_343; }
                    }
                    continue 'more_342;
                }
                at = before;
                break;
            }
            if !runtime::is_at_in_any_case(text, at, b"%5D") { return None; }
            at += 3;
            record.matched(Rule::news_no_fold_literal, start, at);
            Some(at)
        }

        /// news_mdtext   = {
        ///     unreserved | sub_delims | ":" | "@"
        ///   | "%" ~ (
        ///         "2" ~ ('1'..'9' | 'A'..'F' | 'a'..'f')
        ///       | "3" ~ (DIGIT | 'A'..'D' | 'a'..'d' | ^"F")
        ///       | ("4" | "6") ~ HEXDIG
        ///       | "5" ~ (DIGIT | ^"A" | ^"E" | ^"F")
        ///       | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        /// }
        pub fn news_mdtext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_344: {
                'other_345: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_345; }
                    at += 1;
                    break 'choice_344 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'%')) { return None; }
                at += 1;
                at = 'choice_346: {
                    'other_347: {
                        let mut at = at;
                        at = 'character_348: {
                            if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_348 at + 2; }
                            break 'other_347;
                        };
                        break 'choice_346 at;
                    }
                    'other_349: {
                        let mut at = at;
                        at = 'character_350: {
                            if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'D' | b'F' | b'a'..=b'd' | b'f')) { break 'character_350 at + 2; }
                            break 'other_349;
                        };
                        break 'choice_346 at;
                    }
                    'other_351: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'4' | b'6')) { break 'other_351; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_351; }
                        at += 1;
                        break 'choice_346 at;
                    }
                    'other_352: {
                        let mut at = at;
                        at = 'character_353: {
                            if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_353 at + 2; }
                            break 'other_352;
                        };
                        break 'choice_346 at;
                    }
                    let mut at = at;
                    at = 'character_354: {
                        if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_354 at + 2; }
                        return None;
                    };
                    at
                };
                at
            };
            Some(at)
        }

        /// newsgroups    = @{ (nntp_group_char | pct_encoded | "*")* }
        pub fn newsgroups<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'*', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::newsgroups, start, at);
            at
        }

        /// nntpURL       = { ^"nntp:" ~ nntp_server ~ "/" ~ nntp_group ~ ("/" ~ nntp_article_number)? }
        pub fn nntpURL<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"nntp:") { return None; }
            at += 5;
            match self::nntp_server(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            match self::nntp_group(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_355: {
                let before = at;
                'end_356: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_356; }
                    at += 1;
                    match self::nntp_article_number(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_356; }
                    }
                    break 'perhaps_355;
                }
                at = before;
            }
            record.matched(Rule::nntpURL, start, at);
            Some(at)
        }

        /// nntp_server   = { "//" ~ authority }
        pub fn nntp_server<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::authority(text, record, at);
            record.matched(Rule::nntp_server, start, at);
            Some(at)
        }

        /// nntp_group    = @{ (nntp_group_char | pct_encoded)+ }
        pub fn nntp_group<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::nntp_group, start, at);
            Some(at)
        }

        /// nntp_article_number = @{ DIGIT{1,16} }
        pub fn nntp_article_number<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            while at < before + 16 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
            if at == before { return None; }
            record.matched(Rule::nntp_article_number, start, at);
            Some(at)
        }

        /// SIP_URI          = {
        ///     &(absolute_URI ~ !ANY)
        ///   ~ ^"sip:" ~ sip_userinfo? ~ sip_hostport
        ///   ~ uri_parameters ~ sip_headers?
        /// }
        #[inline(never)]
        pub fn SIP_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            {
                let mut at = at;
                let record = &mut runtime::Unrecorded;
                match self::absolute_URI(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                'ahead_357: {
                    let mut at = at;
                    at = 'character_358: {
                        if matches!(text.get(at), Some(b'\x00'..=b'\x7f')) { break 'character_358 at + 1; }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0x80..=0x10ffff) { break 'character_358 end; }
                        }
                        break 'ahead_357;
                    };
                    return None;
                }
            }
            if !runtime::is_at_in_any_case(text, at, b"sip:") { return None; }
            at += 4;
            'perhaps_359: {
                let kept = *record;
                let before = at;
                'end_360: {
                    match self::sip_userinfo(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_360; }
                    }
                    break 'perhaps_359;
                }
                at = before;
                *record = kept;
            }
            let mut aside = *record;
            let end = self::sip_hostport(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::uri_parameters(text, record, at);
            'perhaps_361: {
                let kept = *record;
                let before = at;
                'end_362: {
                    match self::sip_headers(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_362; }
                    }
                    break 'perhaps_361;
                }
                at = before;
                *record = kept;
            }
            record.matched(Rule::SIP_URI, start, at);
            Some(at)
        }

        /// sip_userinfo     = { sip_user ~ (":" ~ sip_password)? ~ "@" }
        pub fn sip_userinfo<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sip_user(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::sip_password, led + 1, at);
                }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            record.matched(Rule::sip_userinfo, start, at);
            Some(at)
        }

        /// sip_user         = @{ (sip_unreserved | pct_encoded | user_unreserved)+ }
        pub fn sip_user<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::sip_user, start, at);
            Some(at)
        }

        /// sip_hostport     = { sip_host ~ (":" ~ sip_port)? }
        #[inline(never)]
        pub fn sip_hostport<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sip_host(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_363: {
                let before = at;
                'end_364: {
                    if !matches!(text.get(at), Some(b':')) { break 'end_364; }
                    at += 1;
                    match self::sip_port(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_364; }
                    }
                    break 'perhaps_363;
                }
                at = before;
            }
            record.matched(Rule::sip_hostport, start, at);
            Some(at)
        }

        /// sip_host         = { sip_hostname | IPv4address | IPv6reference }
        pub fn sip_host<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_365: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_366: {
                        let mut at = at;
                        match self::sip_hostname(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_366; }
                        }
                        break 'choice_365 at;
                    }
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let kept = *record;
                    'other_367: {
                        let mut at = at;
                        let mut aside = *record;
                        let end = self::IPv4address(text, &mut aside, at);
                        *record = aside;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_367; }
                        }
                        break 'choice_365 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                match self::IPv6reference(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::sip_host, start, at);
            Some(at)
        }

        /// sip_hostname     = @{ (sip_domainlabel ~ "." ~ &sip_alphanum)* ~ sip_toplabel ~ "."? }
        pub fn sip_hostname<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'more_368: loop {
                let before = at;
                'end_369: {
                    match self::sip_domainlabel(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_369; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_369; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_369; }
                        at += 1;
                    }
                    continue 'more_368;
                }
                at = before;
                break;
            }
            match self::sip_toplabel(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_370: {
                let before = at;
                'end_371: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_371; }
                    at += 1;
                    break 'perhaps_370;
                }
                at = before;
            }
            record.matched(Rule::sip_hostname, start, at);
            Some(at)
        }

        /// sip_domainlabel  = @{ sip_alphanum ~ ("-"* ~ sip_alphanum)* }
        pub fn sip_domainlabel(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_372: loop {
                let before = at;
                'end_373: {
                    at = const { &runtime::Bytes::of(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_373; }
                    at += 1;
                    continue 'more_372;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// sip_toplabel     = @{ ALPHA ~ ("-"* ~ sip_alphanum)* }
        pub fn sip_toplabel(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_374: loop {
                let before = at;
                'end_375: {
                    at = const { &runtime::Bytes::of(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_375; }
                    at += 1;
                    continue 'more_374;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// IPv6reference    = { "[" ~ IPv6address ~ "]" }
        pub fn IPv6reference<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'[')) { return None; }
            at += 1;
            let mut aside = *record;
            let end = self::IPv6address(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b']')) { return None; }
            at += 1;
            record.matched(Rule::IPv6reference, start, at);
            Some(at)
        }

        /// sip_port         = @{ DIGIT+ }
        pub fn sip_port<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            record.matched(Rule::sip_port, start, at);
            Some(at)
        }

        /// uri_parameters   = { (";" ~ uri_parameter)* }
        pub fn uri_parameters<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'more_376: loop {
                let kept = *record;
                let before = at;
                'end_377: {
                    if !matches!(text.get(at), Some(b';')) { break 'end_377; }
                    at += 1;
                    let mut aside = *record;
                    let end = self::uri_parameter(text, &mut aside, at);
                    *record = aside;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_377; }
                    }
                    continue 'more_376;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::uri_parameters, start, at);
            at
        }

        /// uri_parameter    = {
        ///     transport_param | user_param | method_param
        ///   | ttl_param | maddr_param | lr_param | other_param
        /// }
        #[inline(never)]
        pub fn uri_parameter<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_378: {
                if matches!(text.get(at), Some(b'T' | b't')) {
                    let kept = *record;
                    'other_379: {
                        let mut at = at;
                        match self::transport_param(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_379; }
                        }
                        break 'choice_378 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b'U' | b'u')) {
                    let kept = *record;
                    'other_380: {
                        let mut at = at;
                        match self::user_param(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_380; }
                        }
                        break 'choice_378 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b'M' | b'm')) {
                    let kept = *record;
                    'other_381: {
                        let mut at = at;
                        match self::method_param(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_381; }
                        }
                        break 'choice_378 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b'T' | b't')) {
                    let kept = *record;
                    'other_382: {
                        let mut at = at;
                        match self::ttl_param(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_382; }
                        }
                        break 'choice_378 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b'M' | b'm')) {
                    let kept = *record;
                    'other_383: {
                        let mut at = at;
                        match self::maddr_param(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_383; }
                        }
                        break 'choice_378 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b'L' | b'l')) {
                    'other_384: {
                        let mut at = at;
                        match self::lr_param(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_384; }
                        }
                        break 'choice_378 at;
                    }
                }
                let mut at = at;
                match self::other_param(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::uri_parameter, start, at);
            Some(at)
        }

        /// transport_param  = { ^"transport=" ~ sip_token ~ !sip_paramchar }
        pub fn transport_param<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"transport=") { return None; }
            at += 10;
            match self::sip_token(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_385: {
                let mut at = at;
                at = 'character_386: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_386 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_386 at + 3; }
                    break 'ahead_385;
                };
                return None;
            }
            record.matched(Rule::transport_param, start, at);
            Some(at)
        }

        /// user_param       = { ^"user=" ~ sip_token ~ !sip_paramchar }
        pub fn user_param<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"user=") { return None; }
            at += 5;
            match self::sip_token(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_387: {
                let mut at = at;
                at = 'character_388: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_388 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_388 at + 3; }
                    break 'ahead_387;
                };
                return None;
            }
            record.matched(Rule::user_param, start, at);
            Some(at)
        }

        /// method_param     = { ^"method=" ~ sip_Method ~ !sip_paramchar }
        pub fn method_param<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"method=") { return None; }
            at += 7;
            match self::sip_Method(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_389: {
                let mut at = at;
                at = 'character_390: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_390 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_390 at + 3; }
                    break 'ahead_389;
                };
                return None;
            }
            record.matched(Rule::method_param, start, at);
            Some(at)
        }

        /// ttl_param        = { ^"ttl=" ~ sip_ttl ~ !sip_paramchar }
        pub fn ttl_param<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"ttl=") { return None; }
            at += 4;
            match self::sip_ttl(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_391: {
                let mut at = at;
                at = 'character_392: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_392 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_392 at + 3; }
                    break 'ahead_391;
                };
                return None;
            }
            record.matched(Rule::ttl_param, start, at);
            Some(at)
        }

        /// maddr_param      = { ^"maddr=" ~ sip_host ~ !sip_paramchar }
        pub fn maddr_param<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"maddr=") { return None; }
            at += 6;
            match self::sip_host(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_393: {
                let mut at = at;
                at = 'character_394: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_394 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_394 at + 3; }
                    break 'ahead_393;
                };
                return None;
            }
            record.matched(Rule::maddr_param, start, at);
            Some(at)
        }

        /// lr_param         = { ^"lr" ~ !(sip_paramchar | "=") }
        pub fn lr_param<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"lr") { return None; }
            at += 2;
            'ahead_395: {
                let mut at = at;
                at = 'character_396: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'=' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_396 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_396 at + 3; }
                    break 'ahead_395;
                };
                return None;
            }
            record.matched(Rule::lr_param, start, at);
            Some(at)
        }

        /// other_param      = { sip_pname ~ ("=" ~ sip_pvalue)? }
        pub fn other_param<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sip_pname(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_397: {
                let before = at;
                'end_398: {
                    if !matches!(text.get(at), Some(b'=')) { break 'end_398; }
                    at += 1;
                    match self::sip_pvalue(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_398; }
                    }
                    break 'perhaps_397;
                }
                at = before;
            }
            record.matched(Rule::other_param, start, at);
            Some(at)
        }

        /// sip_pname        = @{ sip_paramchar+ }
        pub fn sip_pname<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b':'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::sip_pname, start, at);
            Some(at)
        }

        /// sip_pvalue       = @{ sip_paramchar+ }
        pub fn sip_pvalue<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b':'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::sip_pvalue, start, at);
            Some(at)
        }

        /// sip_headers      = { "?" ~ sip_header ~ ("&" ~ sip_header)* }
        pub fn sip_headers<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'?')) { return None; }
            at += 1;
            match self::sip_header(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_399: loop {
                let kept = *record;
                let before = at;
                'end_400: {
                    if !matches!(text.get(at), Some(b'&')) { break 'end_400; }
                    at += 1;
                    match self::sip_header(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_400; }
                    }
                    continue 'more_399;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::sip_headers, start, at);
            Some(at)
        }

        /// sip_header       = { sip_hname ~ "=" ~ sip_hvalue }
        pub fn sip_header<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sip_hname(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::sip_hvalue(text, record, at);
            record.matched(Rule::sip_header, start, at);
            Some(at)
        }

        /// sip_hname        = @{ (hnv_unreserved | sip_unreserved | pct_encoded)+ }
        pub fn sip_hname<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'+'), (b'-', b':'), (b'?', b'?'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::sip_hname, start, at);
            Some(at)
        }

        /// sip_hvalue       = @{ (hnv_unreserved | sip_unreserved | pct_encoded)* }
        pub fn sip_hvalue<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'+'), (b'-', b':'), (b'?', b'?'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::sip_hvalue, start, at);
            at
        }

        /// sip_Method       = { sip_token }
        pub fn sip_Method<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sip_token(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::sip_Method, start, at);
            Some(at)
        }

        /// sip_ttl          = @{ DIGIT{1,3} }
        pub fn sip_ttl<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            while at < before + 3 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
            if at == before { return None; }
            record.matched(Rule::sip_ttl, start, at);
            Some(at)
        }

        /// sip_token        = @{ (sip_alphanum | "-" | "." | "!" | "%" | "*" | "_" | "+" | "`" | "'" | "~")+ }
        pub fn sip_token<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'%', b'%'), (b'\'', b'\''), (b'*', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'z'), (b'~', b'~')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            record.matched(Rule::sip_token, start, at);
            Some(at)
        }

        /// SIPS_URI         = {
        ///     &(absolute_URI ~ !ANY)
        ///   ~ ^"sips:" ~ sip_userinfo? ~ sip_hostport
        ///   ~ uri_parameters ~ sip_headers?
        /// }
        #[inline(never)]
        pub fn SIPS_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            {
                let mut at = at;
                let record = &mut runtime::Unrecorded;
                match self::absolute_URI(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                'ahead_401: {
                    let mut at = at;
                    at = 'character_402: {
                        if matches!(text.get(at), Some(b'\x00'..=b'\x7f')) { break 'character_402 at + 1; }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0x80..=0x10ffff) { break 'character_402 end; }
                        }
                        break 'ahead_401;
                    };
                    return None;
                }
            }
            if !runtime::is_at_in_any_case(text, at, b"sips:") { return None; }
            at += 5;
            'perhaps_403: {
                let kept = *record;
                let before = at;
                'end_404: {
                    match self::sip_userinfo(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_404; }
                    }
                    break 'perhaps_403;
                }
                at = before;
                *record = kept;
            }
            let mut aside = *record;
            let end = self::sip_hostport(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::uri_parameters(text, record, at);
            'perhaps_405: {
                let kept = *record;
                let before = at;
                'end_406: {
                    match self::sip_headers(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_406; }
                    }
                    break 'perhaps_405;
                }
                at = before;
                *record = kept;
            }
            record.matched(Rule::SIPS_URI, start, at);
            Some(at)
        }

        /// sms_uri        = { sms_scheme ~ ":" ~ sms_hier_part ~ ("?" ~ sms_fields)? }
        pub fn sms_uri<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sms_scheme(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            let mut aside = *record;
            let end = self::sms_hier_part(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_407: {
                let kept = *record;
                let before = at;
                'end_408: {
                    if !matches!(text.get(at), Some(b'?')) { break 'end_408; }
                    at += 1;
                    match self::sms_fields(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_408; }
                    }
                    break 'perhaps_407;
                }
                at = before;
                *record = kept;
            }
            record.matched(Rule::sms_uri, start, at);
            Some(at)
        }

        /// sms_scheme     = @{ ^"sms" }
        pub fn sms_scheme<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"sms") { return None; }
            at += 3;
            record.matched(Rule::sms_scheme, start, at);
            Some(at)
        }

        /// sms_hier_part  = { sms_recipient ~ ("," ~ sms_recipient)* }
        #[inline(never)]
        pub fn sms_hier_part<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sms_recipient(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_409: loop {
                let kept = *record;
                let before = at;
                'end_410: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_410; }
                    at += 1;
                    match self::sms_recipient(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_410; }
                    }
                    continue 'more_409;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::sms_hier_part, start, at);
            Some(at)
        }

        /// sms_recipient  = { telephone_subscriber }
        pub fn sms_recipient<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::telephone_subscriber(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::sms_recipient, start, at);
            Some(at)
        }

        /// sms_fields     = { sms_field ~ ("&" ~ sms_field)* }
        pub fn sms_fields<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sms_field(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_411: loop {
                let kept = *record;
                let before = at;
                'end_412: {
                    if !matches!(text.get(at), Some(b'&')) { break 'end_412; }
                    at += 1;
                    match self::sms_field(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_412; }
                    }
                    continue 'more_411;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::sms_fields, start, at);
            Some(at)
        }

        /// sms_field      = { sms_field_name ~ "=" ~ escaped_value }
        pub fn sms_field<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::sms_field_name(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::escaped_value(text, record, at);
            record.matched(Rule::sms_field, start, at);
            Some(at)
        }

        /// sms_field_name = { ^"body" ~ !unreserved | sms_field_ext }
        pub fn sms_field_name<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_413: {
                'other_414: {
                    let mut at = at;
                    if !runtime::is_at_in_any_case(text, at, b"body") { break 'other_414; }
                    at += 4;
                    'ahead_415: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'ahead_415; }
                        at += 1;
                        break 'other_414;
                    }
                    break 'choice_413 at;
                }
                let mut at = at;
                match self::sms_field_ext(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::sms_field_name, start, at);
            Some(at)
        }

        /// sms_field_ext  = @{ unreserved+ }
        pub fn sms_field_ext<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            record.matched(Rule::sms_field_ext, start, at);
            Some(at)
        }

        /// escaped_value  = @{ (unreserved | pct_encoded)* }
        pub fn escaped_value<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::escaped_value, start, at);
            at
        }

        /// tagURI        = { ^"tag:" ~ taggingEntity ~ ":" ~ tag_specific ~ ("#" ~ fragment)? }
        pub fn tagURI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"tag:") { return None; }
            at += 4;
            match self::taggingEntity(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::tag_specific(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::fragment, led + 1, at);
                }
            }
            record.matched(Rule::tagURI, start, at);
            Some(at)
        }

        /// taggingEntity = { authorityName ~ "," ~ tag_date }
        pub fn taggingEntity<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let mut aside = *record;
            let end = self::authorityName(text, &mut aside, at);
            *record = aside;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            match self::tag_date(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::taggingEntity, start, at);
            Some(at)
        }

        /// authorityName = { emailAddress | DNSname }
        #[inline(never)]
        pub fn authorityName<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_416: {
                if matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z')) {
                    'other_417: {
                        let mut at = at;
                        match self::emailAddress(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_417; }
                        }
                        break 'choice_416 at;
                    }
                }
                let mut at = at;
                match self::DNSname(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::authorityName, start, at);
            Some(at)
        }

        /// tag_date      = { tag_year ~ ("-" ~ tag_month ~ ("-" ~ tag_day)?)? }
        pub fn tag_date<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::tag_year(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_418: {
                let before = at;
                'end_419: {
                    if !matches!(text.get(at), Some(b'-')) { break 'end_419; }
                    at += 1;
                    match self::tag_month(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_419; }
                    }
                    'perhaps_420: {
                        let before = at;
                        'end_421: {
                            if !matches!(text.get(at), Some(b'-')) { break 'end_421; }
                            at += 1;
                            match self::tag_day(text, record, at) {
                                Some(end) => at = end,
                                None => { break 'end_421; }
                            }
                            break 'perhaps_420;
                        }
                        at = before;
                    }
                    break 'perhaps_418;
                }
                at = before;
            }
            record.matched(Rule::tag_date, start, at);
            Some(at)
        }

        /// tag_year      = @{ DIGIT{4} }
        pub fn tag_year<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..4 {
                if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
                at += 1;
            }
            record.matched(Rule::tag_year, start, at);
            Some(at)
        }

        /// tag_month     = @{ DIGIT{2} }
        pub fn tag_month<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..2 {
                if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
                at += 1;
            }
            record.matched(Rule::tag_month, start, at);
            Some(at)
        }

        /// tag_day       = @{ DIGIT{2} }
        pub fn tag_day<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..2 {
                if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
                at += 1;
            }
            record.matched(Rule::tag_day, start, at);
            Some(at)
        }

        /// DNSname       = @{ DNScomp ~ ("." ~ DNScomp)* }
        pub fn DNSname(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::DNScomp(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_422: loop {
                let before = at;
                'end_423: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_423; }
                    at += 1;
                    match self::DNScomp(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_423; }
                    }
                    continue 'more_422;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// DNScomp       = @{ tag_alphaNum ~ ("-"* ~ tag_alphaNum)* }
        pub fn DNScomp(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_424: loop {
                let before = at;
                'end_425: {
                    at = const { &runtime::Bytes::of(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_425; }
                    at += 1;
                    continue 'more_424;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// emailAddress  = @{ (tag_alphaNum | "-" | "." | "_")+ ~ "@" ~ DNSname }
        pub fn emailAddress<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            match self::DNSname(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::emailAddress, start, at);
            Some(at)
        }

        /// tag_specific  = @{ (pchar | "/" | "?")* }
        pub fn tag_specific<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::tag_specific, start, at);
            at
        }

        /// telephone_uri        = { ^"tel:" ~ telephone_subscriber }
        pub fn telephone_uri<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"tel:") { return None; }
            at += 4;
            match self::telephone_subscriber(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::telephone_uri, start, at);
            Some(at)
        }

        /// telephone_subscriber = { global_number | local_number }
        pub fn telephone_subscriber<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_426: {
                if matches!(text.get(at), Some(b'+')) {
                    'other_427: {
                        let mut at = at;
                        match self::global_number(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_427; }
                        }
                        break 'choice_426 at;
                    }
                }
                let mut at = at;
                let mut aside = *record;
                let end = self::local_number(text, &mut aside, at);
                *record = aside;
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::telephone_subscriber, start, at);
            Some(at)
        }

        /// global_number        = { global_number_digits ~ tel_par* }
        pub fn global_number<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::global_number_digits(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_428: loop {
                let kept = *record;
                let before = at;
                'end_429: {
                    match self::tel_par(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_429; }
                    }
                    continue 'more_428;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::global_number, start, at);
            Some(at)
        }

        /// local_number         = { local_number_digits ~ (!tel_context ~ tel_par)* ~ tel_context ~ tel_par* }
        #[inline(never)]
        pub fn local_number<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::local_number_digits(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_430: loop {
                let kept = *record;
                let before = at;
                'end_431: {
                    'ahead_432: {
                        let mut at = at;
                        let record = &mut runtime::Unrecorded;
                        match self::tel_context(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'ahead_432; }
                        }
                        break 'end_431;
                    }
                    match self::tel_par(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_431; }
                    }
                    continue 'more_430;
                }
                at = before;
                *record = kept;
                break;
            }
            match self::tel_context(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_433: loop {
                let kept = *record;
                let before = at;
                'end_434: {
                    match self::tel_par(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_434; }
                    }
                    continue 'more_433;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::local_number, start, at);
            Some(at)
        }

        /// tel_par              = { tel_extension | isdn_subaddress | tel_parameter }
        pub fn tel_par<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_435: {
                if matches!(text.get(at), Some(b';')) {
                    let kept = *record;
                    'other_436: {
                        let mut at = at;
                        match self::tel_extension(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_436; }
                        }
                        break 'choice_435 at;
                    }
                    *record = kept;
                }
                if matches!(text.get(at), Some(b';')) {
                    'other_437: {
                        let mut at = at;
                        match self::isdn_subaddress(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_437; }
                        }
                        break 'choice_435 at;
                    }
                }
                let mut at = at;
                match self::tel_parameter(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::tel_par, start, at);
            Some(at)
        }

        /// isdn_subaddress      = { ^";isub=" ~ tel_pvalue }
        pub fn isdn_subaddress<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b";isub=") { return None; }
            at += 6;
            match self::tel_pvalue(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::isdn_subaddress, start, at);
            Some(at)
        }

        /// tel_extension        = { ^";ext=" ~ tel_phonedigits ~ !tel_paramchar }
        pub fn tel_extension<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b";ext=") { return None; }
            at += 5;
            at = self::tel_phonedigits(text, record, at);
            'ahead_438: {
                let mut at = at;
                at = 'character_439: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_439 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_439 at + 3; }
                    break 'ahead_438;
                };
                return None;
            }
            record.matched(Rule::tel_extension, start, at);
            Some(at)
        }

        /// tel_phonedigits      = @{ (DIGIT | visual_separator)* }
        pub fn tel_phonedigits<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'(', b')'), (b'-', b'.'), (b'0', b'9')]) }.skip(text, at, |_| None);
            record.matched(Rule::tel_phonedigits, start, at);
            at
        }

        /// tel_context          = { ^";phone-context=" ~ tel_descriptor ~ !tel_paramchar }
        pub fn tel_context<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b";phone-context=") { return None; }
            at += 15;
            match self::tel_descriptor(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_440: {
                let mut at = at;
                at = 'character_441: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_441 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_441 at + 3; }
                    break 'ahead_440;
                };
                return None;
            }
            record.matched(Rule::tel_context, start, at);
            Some(at)
        }

        /// tel_descriptor       = { tel_domainname | global_number_digits }
        pub fn tel_descriptor<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_442: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_443: {
                        let mut at = at;
                        match self::tel_domainname(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_443; }
                        }
                        break 'choice_442 at;
                    }
                }
                let mut at = at;
                match self::global_number_digits(text, record, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            record.matched(Rule::tel_descriptor, start, at);
            Some(at)
        }

        /// global_number_digits = @{ "+" ~ visual_separator* ~ DIGIT ~ (DIGIT | visual_separator)* }
        pub fn global_number_digits<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'+')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::of(&[(b'(', b')'), (b'-', b'.')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::of(&[(b'(', b')'), (b'-', b'.'), (b'0', b'9')]) }.skip(text, at, |_| None);
            record.matched(Rule::global_number_digits, start, at);
            Some(at)
        }

        /// local_number_digits  = @{ visual_separator* ~ (HEXDIG | "*") ~ (HEXDIG | "*" | visual_separator)* }
        pub fn local_number_digits<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'(', b')'), (b'-', b'.')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b'*' | b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::of(&[(b'(', b'*'), (b'-', b'.'), (b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) }.skip(text, at, |_| None);
            record.matched(Rule::local_number_digits, start, at);
            Some(at)
        }

        /// tel_domainname       = @{ (tel_domainlabel ~ "." ~ &tel_alphanum)* ~ tel_toplabel ~ "."? }
        pub fn tel_domainname<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'more_444: loop {
                let before = at;
                'end_445: {
                    match self::tel_domainlabel(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_445; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_445; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_445; }
                        at += 1;
                    }
                    continue 'more_444;
                }
                at = before;
                break;
            }
            match self::tel_toplabel(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_446: {
                let before = at;
                'end_447: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_447; }
                    at += 1;
                    break 'perhaps_446;
                }
                at = before;
            }
            record.matched(Rule::tel_domainname, start, at);
            Some(at)
        }

        /// tel_domainlabel      = @{ tel_alphanum ~ ("-"* ~ tel_alphanum)* }
        pub fn tel_domainlabel(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_448: loop {
                let before = at;
                'end_449: {
                    at = const { &runtime::Bytes::of(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_449; }
                    at += 1;
                    continue 'more_448;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// tel_toplabel         = @{ ALPHA ~ ("-"* ~ tel_alphanum)* }
        pub fn tel_toplabel(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_450: loop {
                let before = at;
                'end_451: {
                    at = const { &runtime::Bytes::of(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_451; }
                    at += 1;
                    continue 'more_450;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// tel_parameter        = { ";" ~ tel_pname ~ ("=" ~ tel_pvalue)? }
        pub fn tel_parameter<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b';')) { return None; }
            at += 1;
            match self::tel_pname(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_452: {
                let before = at;
                'end_453: {
                    if !matches!(text.get(at), Some(b'=')) { break 'end_453; }
                    at += 1;
                    match self::tel_pvalue(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_453; }
                    }
                    break 'perhaps_452;
                }
                at = before;
            }
            record.matched(Rule::tel_parameter, start, at);
            Some(at)
        }

        /// tel_pname            = @{ (tel_alphanum | "-")+ }
        pub fn tel_pname<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'-', b'-'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            record.matched(Rule::tel_pname, start, at);
            Some(at)
        }

        /// tel_pvalue           = @{ tel_paramchar+ }
        pub fn tel_pvalue<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b':'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            record.matched(Rule::tel_pvalue, start, at);
            Some(at)
        }

        /// namestring    = { assigned_name ~ (&"?" ~ rq_components)? ~ ("#" ~ f_component)? }
        #[inline(never)]
        pub fn namestring<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::assigned_name(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_454: {
                let before = at;
                'end_455: {
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'?')) { break 'end_455; }
                        at += 1;
                    }
                    at = self::rq_components(text, record, at);
                    break 'perhaps_454;
                }
                at = before;
            }
            'perhaps_456: {
                let before = at;
                'end_457: {
                    if !matches!(text.get(at), Some(b'#')) { break 'end_457; }
                    at += 1;
                    at = self::f_component(text, record, at);
                    break 'perhaps_456;
                }
                at = before;
            }
            record.matched(Rule::namestring, start, at);
            Some(at)
        }

        /// assigned_name = { ^"urn" ~ ":" ~ NID ~ ":" ~ NSS }
        pub fn assigned_name<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"urn") { return None; }
            at += 3;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::NID(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::NSS(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            record.matched(Rule::assigned_name, start, at);
            Some(at)
        }

        /// NID           = @{ urn_alphanum ~ &(urn_ldh{1,31} ~ !urn_ldh) ~ ("-"* ~ urn_alphanum)+ }
        pub fn NID<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            {
                let mut at = at;
                let before = at;
                while at < before + 31 && matches!(text.get(at), Some(b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { at += 1; }
                if at == before { return None; }
                'ahead_458: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'ahead_458; }
                    at += 1;
                    return None;
                }
            }
            at = const { &runtime::Bytes::of(&[(b'-', b'-')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_459: loop {
                let before = at;
                'end_460: {
                    at = const { &runtime::Bytes::of(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_460; }
                    at += 1;
                    continue 'more_459;
                }
                at = before;
                break;
            }
            record.matched(Rule::NID, start, at);
            Some(at)
        }

        /// NSS           = @{ pchar ~ (pchar | "/")* }
        pub fn NSS<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_461: {
                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_461 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_461 at + 3; }
                return None;
            };
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::NSS, start, at);
            Some(at)
        }

        /// rq_components = { ("?+" ~ r_component)? ~ ("?=" ~ q_component)? }
        pub fn rq_components<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_462: {
                let before = at;
                'end_463: {
                    if !runtime::is_at(text, at, b"?+") { break 'end_463; }
                    at += 2;
                    match self::r_component(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_463; }
                    }
                    break 'perhaps_462;
                }
                at = before;
            }
            'perhaps_464: {
                let before = at;
                'end_465: {
                    if !runtime::is_at(text, at, b"?=") { break 'end_465; }
                    at += 2;
                    match self::q_component(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_465; }
                    }
                    break 'perhaps_464;
                }
                at = before;
            }
            record.matched(Rule::rq_components, start, at);
            at
        }

        /// r_component   = @{ pchar ~ (pchar | "/" | !("?=" ~ pchar) ~ "?")* }
        pub fn r_component<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_466: {
                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_466 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_466 at + 3; }
                return None;
            };
            'more_467: loop {
                let before = at;
                'end_468: {
                    at = 'choice_469: {
                        'other_470: {
                            let mut at = at;
                            at = 'character_471: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_471 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_471 at + 3; }
                                break 'other_470;
                            };
                            break 'choice_469 at;
                        }
                        let mut at = at;
                        'ahead_472: {
                            let mut at = at;
                            if !runtime::is_at(text, at, b"?=") { break 'ahead_472; }
                            at += 2;
                            at = 'character_473: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_473 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_473 at + 3; }
                                break 'ahead_472;
                            };
                            break 'end_468;
                        }
                        if !matches!(text.get(at), Some(b'?')) { break 'end_468; }
                        at += 1;
                        at
                    };
                    continue 'more_467;
                }
                at = before;
                break;
            }
            record.matched(Rule::r_component, start, at);
            Some(at)
        }

        /// q_component   = @{ pchar ~ (pchar | "/" | "?")* }
        pub fn q_component<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_474: {
                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_474 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_474 at + 3; }
                return None;
            };
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::q_component, start, at);
            Some(at)
        }

        /// f_component   = { fragment }
        pub fn f_component<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::fragment(text, record, at);
            record.matched(Rule::f_component, start, at);
            at
        }

        /// ws_URI = { ^"ws:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn ws_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"ws:") { return None; }
            at += 3;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    record.matched(Rule::port, led + 1, at);
                }
            }
            at = self::path_abempty(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            record.matched(Rule::ws_URI, start, at);
            Some(at)
        }

        /// wss_URI = { ^"wss:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn wss_URI<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"wss:") { return None; }
            at += 4;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    record.matched(Rule::port, led + 1, at);
                }
            }
            at = self::path_abempty(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::query, led + 1, at);
                }
            }
            record.matched(Rule::wss_URI, start, at);
            Some(at)
        }

        /// xmppuri   = { ^"xmpp" ~ ":" ~ hierxmpp ~ ("?" ~ xmpp_querycomp)? ~ ("#" ~ fragment)? }
        pub fn xmppuri<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_in_any_case(text, at, b"xmpp") { return None; }
            at += 4;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            let mut aside = *record;
            let end = self::hierxmpp(text, &mut aside, at);
            *record = aside;
            at = end;
            'perhaps_475: {
                let before = at;
                'end_476: {
                    if !matches!(text.get(at), Some(b'?')) { break 'end_476; }
                    at += 1;
                    at = self::xmpp_querycomp(text, record, at);
                    break 'perhaps_475;
                }
                at = before;
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::fragment, led + 1, at);
                }
            }
            record.matched(Rule::xmppuri, start, at);
            Some(at)
        }

        /// hierxmpp  = { authpath | pathxmpp }
        #[inline(never)]
        pub fn hierxmpp<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_477: {
                if matches!(text.get(at), Some(b'/')) {
                    let kept = *record;
                    'other_478: {
                        let mut at = at;
                        match self::authpath(text, record, at) {
                            Some(end) => at = end,
                            None => { break 'other_478; }
                        }
                        break 'choice_477 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                at = self::pathxmpp(text, record, at);
                at
            };
            record.matched(Rule::hierxmpp, start, at);
            at
        }

        /// authpath  = { "//" ~ authxmpp ~ ("/" ~ pathxmpp)? }
        pub fn authpath<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            match self::authxmpp(text, record, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_479: {
                let kept = *record;
                let before = at;
                'end_480: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_480; }
                    at += 1;
                    at = self::pathxmpp(text, record, at);
                    break 'perhaps_479;
                }
                at = before;
                *record = kept;
            }
            record.matched(Rule::authpath, start, at);
            Some(at)
        }

        /// authxmpp  = { nodeid ~ "@" ~ host }
        pub fn authxmpp<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = self::nodeid(text, record, at);
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            at = self::host(text, record, at);
            record.matched(Rule::authxmpp, start, at);
            Some(at)
        }

        /// pathxmpp  = { (nodeid ~ "@")? ~ xmpp_host ~ ("/" ~ resid)? }
        pub fn pathxmpp<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_481: {
                let kept = *record;
                let before = at;
                'end_482: {
                    at = self::nodeid(text, record, at);
                    if !matches!(text.get(at), Some(b'@')) { break 'end_482; }
                    at += 1;
                    break 'perhaps_481;
                }
                at = before;
                *record = kept;
            }
            at = self::xmpp_host(text, record, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    record.matched(Rule::resid, led + 1, at);
                }
            }
            record.matched(Rule::pathxmpp, start, at);
            at
        }

        /// xmpp_host = { IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        pub fn xmpp_host<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_483: {
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let kept = *record;
                    'other_484: {
                        let mut at = at;
                        let mut aside = *record;
                        let end = self::IPv4address(text, &mut aside, at);
                        *record = aside;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_484; }
                        }
                        'ahead_485: {
                            let mut at = at;
                            at = 'character_486: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_486 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_486 at + 3; }
                                break 'ahead_485;
                            };
                            break 'other_484;
                        }
                        break 'choice_483 at;
                    }
                    *record = kept;
                }
                let mut at = at;
                at = self::reg_name(text, record, at);
                at
            };
            record.matched(Rule::xmpp_host, start, at);
            at
        }

        /// nodeid    = @{ (unreserved | pct_encoded | nodeallow)* }
        pub fn nodeid<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'!', b'!'), (b'$', b'$'), (b'(', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::nodeid, start, at);
            at
        }

        /// xmpp_querycomp = { xmpp_querytype ~ xmpp_pair* }
        pub fn xmpp_querycomp<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::xmpp_querytype(text, record, at);
            'more_487: loop {
                let kept = *record;
                let before = at;
                'end_488: {
                    match self::xmpp_pair(text, record, at) {
                        Some(end) => at = end,
                        None => { break 'end_488; }
                    }
                    continue 'more_487;
                }
                at = before;
                *record = kept;
                break;
            }
            record.matched(Rule::xmpp_querycomp, start, at);
            at
        }

        /// xmpp_querytype = @{ (unreserved | pct_encoded)* }
        pub fn xmpp_querytype<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::xmpp_querytype, start, at);
            at
        }

        /// xmpp_pair = { ";" ~ xmpp_key ~ "=" ~ xmpp_value }
        pub fn xmpp_pair<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b';')) { return None; }
            at += 1;
            at = self::xmpp_key(text, record, at);
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::xmpp_value(text, record, at);
            record.matched(Rule::xmpp_pair, start, at);
            Some(at)
        }

        /// xmpp_key  = @{ (unreserved | pct_encoded)* }
        pub fn xmpp_key<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::xmpp_key, start, at);
            at
        }

        /// xmpp_value = @{ (unreserved | pct_encoded)* }
        pub fn xmpp_value<R: Record<Rule>>(text: &[u8], record: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::of(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            record.matched(Rule::xmpp_value, start, at);
            at
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
    }

    /// Keeps nothing of what it is told: for what is looked at ahead, and for whoever asks only how far a rule matches.
    #[derive(Clone, Copy, Debug, Default)]
    pub struct Unrecorded;

    impl<Rule> Record<Rule> for Unrecorded {
        #[inline(always)]
        fn matched(&mut self, _: Rule, _: usize, _: usize) {}
    }
}
/// How far a rule matches a text from its start, of those that URIs of schemes are parsed by.
pub fn matched<R: Record<Rule>>(
    rule: Rule,
    text: &str,
    record: &mut R,
) -> Option<usize> {
    match rule {
        Rule::acctURI => byte_by_byte::acctURI(text, record),
        Rule::cid_url => byte_by_byte::cid_url(text, record),
        Rule::coap_URI => byte_by_byte::coap_URI(text, record),
        Rule::coaps_URI => byte_by_byte::coaps_URI(text, record),
        Rule::dataurl => byte_by_byte::dataurl(text, record),
        Rule::did_url => byte_by_byte::did_url(text, record),
        Rule::file_URI => byte_by_byte::file_URI(text, record),
        Rule::nonstandard_file_URI => byte_by_byte::nonstandard_file_URI(text, record),
        Rule::ftpurl => byte_by_byte::ftpurl(text, record),
        Rule::geo_URI => byte_by_byte::geo_URI(text, record),
        Rule::http_URI => byte_by_byte::http_URI(text, record),
        Rule::https_URI => byte_by_byte::https_URI(text, record),
        Rule::ldapurl => byte_by_byte::ldapurl(text, record),
        Rule::mailtoURI => byte_by_byte::mailtoURI(text, record),
        Rule::mid_url => byte_by_byte::mid_url(text, record),
        Rule::newsURL => byte_by_byte::newsURL(text, record),
        Rule::nntpURL => byte_by_byte::nntpURL(text, record),
        Rule::SIP_URI => byte_by_byte::SIP_URI(text, record),
        Rule::SIPS_URI => byte_by_byte::SIPS_URI(text, record),
        Rule::sms_uri => byte_by_byte::sms_uri(text, record),
        Rule::tagURI => byte_by_byte::tagURI(text, record),
        Rule::telephone_uri => byte_by_byte::telephone_uri(text, record),
        Rule::namestring => byte_by_byte::namestring(text, record),
        Rule::ws_URI => byte_by_byte::ws_URI(text, record),
        Rule::wss_URI => byte_by_byte::wss_URI(text, record),
        Rule::xmppuri => byte_by_byte::xmppuri(text, record),
        _ => None,
    }
}
