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

    entry!(acctURI, acctURI_then, |text, captures| rules::acctURI(text, &mut captures, 0));
    entry!(cid_url, cid_url_then, |text, captures| rules::cid_url(text, &mut captures, 0));
    entry!(coap_URI, coap_URI_then, |text, captures| rules::coap_URI(text, &mut captures, 0));
    entry!(coaps_URI, coaps_URI_then, |text, captures| rules::coaps_URI(text, &mut captures, 0));
    entry!(dataurl, dataurl_then, |text, captures| rules::dataurl(text, &mut captures, 0));
    entry!(did_url, did_url_then, |text, captures| rules::did_url(text, &mut captures, 0));
    entry!(file_URI, file_URI_then, |text, captures| rules::file_URI(text, &mut captures, 0));
    entry!(ftpurl, ftpurl_then, |text, captures| rules::ftpurl(text, &mut captures, 0));
    entry!(geo_URI, geo_URI_then, |text, captures| rules::geo_URI(text, &mut captures, 0));
    entry!(http_URI, http_URI_then, |text, captures| rules::http_URI(text, &mut captures, 0));
    entry!(https_URI, https_URI_then, |text, captures| rules::https_URI(text, &mut captures, 0));
    entry!(ldapurl, ldapurl_then, |text, captures| rules::ldapurl(text, &mut captures, 0));
    entry!(mailtoURI, mailtoURI_then, |text, captures| rules::mailtoURI(text, &mut captures, 0));
    entry!(mid_url, mid_url_then, |text, captures| rules::mid_url(text, &mut captures, 0));
    entry!(newsURL, newsURL_then, |text, captures| rules::newsURL(text, &mut captures, 0));
    entry!(nntpURL, nntpURL_then, |text, captures| rules::nntpURL(text, &mut captures, 0));
    entry!(SIP_URI, SIP_URI_then, |text, captures| rules::SIP_URI(text, &mut captures, 0));
    entry!(SIPS_URI, SIPS_URI_then, |text, captures| rules::SIPS_URI(text, &mut captures, 0));
    entry!(sms_uri, sms_uri_then, |text, captures| rules::sms_uri(text, &mut captures, 0));
    entry!(tagURI, tagURI_then, |text, captures| rules::tagURI(text, &mut captures, 0));
    entry!(telephone_uri, telephone_uri_then, |text, captures| rules::telephone_uri(text, &mut captures, 0));
    entry!(namestring, namestring_then, |text, captures| rules::namestring(text, &mut captures, 0));
    entry!(ws_URI, ws_URI_then, |text, captures| rules::ws_URI(text, &mut captures, 0));
    entry!(wss_URI, wss_URI_then, |text, captures| rules::wss_URI(text, &mut captures, 0));
    entry!(xmppuri, xmppuri_then, |text, captures| rules::xmppuri(text, &mut captures, 0));
    entry!(UUID, UUID_then, |text, captures| rules::UUID(text, &mut captures, 0));
    entry!(attributeSelector, attributeSelector_then, |text, captures| rules::attributeSelector(text, &mut captures, 0));
    entry!(distinguishedName, distinguishedName_then, |text, captures| Some(rules::distinguishedName(text, &mut captures, 0)));
    entry!(geo_latitude, geo_latitude_then, |text, captures| rules::geo_latitude(text, &mut captures, 0));
    entry!(geo_longitude, geo_longitude_then, |text, captures| rules::geo_longitude(text, &mut captures, 0));
    entry!(mailto_to, mailto_to_then, |text, captures| rules::mailto_to(text, &mut captures, 0));
    entry!(newsgroup_name, newsgroup_name_then, |text, captures| rules::newsgroup_name(text, &mut captures, 0));
    entry!(nonstandard_file_URI, nonstandard_file_URI_then, |text, captures| rules::nonstandard_file_URI(text, &mut captures, 0));
    entry!(telephone_subscriber, telephone_subscriber_then, |text, captures| rules::telephone_subscriber(text, &mut captures, 0));
    entry!(urn_oid, urn_oid_then, |text, captures| rules::urn_oid(text, &mut captures, 0));
    entry!(wildmat_pattern, wildmat_pattern_then, |text, captures| rules::wildmat_pattern(text, &mut captures, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Capture;

        /// hier_part     = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_rootless
        ///   | path_empty
        /// }
        #[inline(never)]
        pub fn hier_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_1: {
                let saved = *captures;
                'other_2: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_2; }
                    at += 2;
                    at = self::authority(text, captures, at);
                    at = self::path_abempty(text, captures, at);
                    break 'choice_1 at;
                }
                *captures = saved;
                if matches!(text.get(at), Some(b'/')) {
                    'other_3: {
                        let mut at = at;
                        match self::path_absolute(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_3; }
                        }
                        break 'choice_1 at;
                    }
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_4: {
                        let mut at = at;
                        match self::path_rootless(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_4; }
                        }
                        break 'choice_1 at;
                    }
                }
                let mut at = at;
                at = self::path_empty(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::hier_part, start, at);
            at
        }

        /// absolute_URI  = { scheme ~ ":" ~ hier_part ~ ("?" ~ query)? }
        pub fn absolute_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            let mut local = *captures;
            let end = self::hier_part(text, &mut local, at);
            *captures = local;
            at = end;
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
            captures.matched_around(count, Rule::absolute_URI, start, at);
            Some(at)
        }

        /// scheme        = @{ ALPHA ~ (ALPHA | DIGIT | "+" | "-" | ".")* }
        pub fn scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            captures.matched(Rule::scheme, start, at);
            Some(at)
        }

        /// authority     = { (userinfo ~ "@")? ~ host ~ (":" ~ port)? }
        pub fn authority<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'perhaps_5: {
                let saved = *captures;
                let before = at;
                'end_6: {
                    at = self::userinfo(text, captures, at);
                    if !matches!(text.get(at), Some(b'@')) { break 'end_6; }
                    at += 1;
                    break 'perhaps_5;
                }
                at = before;
                *captures = saved;
            }
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::port, led + 1, at);
                }
            }
            captures.matched_around(count, Rule::authority, start, at);
            at
        }

        /// userinfo      = @{ (unreserved | pct_encoded | sub_delims | ":")* }
        pub fn userinfo<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::userinfo, start, at);
            at
        }

        /// host          = { IP_literal | IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        pub fn host<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_7: {
                if matches!(text.get(at), Some(b'[')) {
                    let saved = *captures;
                    'other_8: {
                        let mut at = at;
                        match self::IP_literal(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_8; }
                        }
                        break 'choice_7 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let saved = *captures;
                    'other_9: {
                        let mut at = at;
                        let mut local = *captures;
                        let end = self::IPv4address(text, &mut local, at);
                        *captures = local;
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
                    *captures = saved;
                }
                let mut at = at;
                at = self::reg_name(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::host, start, at);
            at
        }

        /// IP_literal    = { "[" ~ (IPv6address | IPvFuture) ~ "]" }
        pub fn IP_literal<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b'[')) { return None; }
            at += 1;
            at = 'choice_12: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    let saved = *captures;
                    'other_13: {
                        let mut at = at;
                        let mut local = *captures;
                        let end = self::IPv6address(text, &mut local, at);
                        *captures = local;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_13; }
                        }
                        break 'choice_12 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                match self::IPvFuture(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            if !matches!(text.get(at), Some(b']')) { return None; }
            at += 1;
            captures.matched_around(count, Rule::IP_literal, start, at);
            Some(at)
        }

        /// IPvFuture     = @{ ^"v" ~ HEXDIG+ ~ "." ~ (unreserved | sub_delims | ":")+ }
        pub fn IPvFuture<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'V' | b'v')) { return None; }
            at += 1;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::IPvFuture, start, at);
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
        pub fn IPv6address<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_14: {
                let saved = *captures;
                'other_15: {
                    let mut at = at;
                    for _ in 0..6 {
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_15; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_15; }
                        at += 1;
                    }
                    match self::ls32(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_15; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_16: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"::") { break 'other_16; }
                    at += 2;
                    for _ in 0..5 {
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_16; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_16; }
                        at += 1;
                    }
                    match self::ls32(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_16; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_17: {
                    let mut at = at;
                    'perhaps_18: {
                        let before = at;
                        'end_19: {
                            match self::h16(text, captures, at) {
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
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_17; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_17; }
                        at += 1;
                    }
                    match self::ls32(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_17; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_20: {
                    let mut at = at;
                    'perhaps_21: {
                        let before = at;
                        'end_22: {
                            match self::h16(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'end_22; }
                            }
                            'perhaps_23: {
                                let before = at;
                                'end_24: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_24; }
                                    at += 1;
                                    match self::h16(text, captures, at) {
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
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_20; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_20; }
                        at += 1;
                    }
                    match self::ls32(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_20; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_25: {
                    let mut at = at;
                    'perhaps_26: {
                        let before = at;
                        'end_27: {
                            match self::h16(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'end_27; }
                            }
                            'more_28: for _ in 0..2 {
                                let before = at;
                                'end_29: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_29; }
                                    at += 1;
                                    match self::h16(text, captures, at) {
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
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_25; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_25; }
                        at += 1;
                    }
                    match self::ls32(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_25; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_30: {
                    let mut at = at;
                    'perhaps_31: {
                        let before = at;
                        'end_32: {
                            match self::h16(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'end_32; }
                            }
                            'more_33: for _ in 0..3 {
                                let before = at;
                                'end_34: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_34; }
                                    at += 1;
                                    match self::h16(text, captures, at) {
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
                    match self::h16(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_30; }
                    }
                    if !matches!(text.get(at), Some(b':')) { break 'other_30; }
                    at += 1;
                    match self::ls32(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_30; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_35: {
                    let mut at = at;
                    'perhaps_36: {
                        let before = at;
                        'end_37: {
                            match self::h16(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'end_37; }
                            }
                            'more_38: for _ in 0..4 {
                                let before = at;
                                'end_39: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_39; }
                                    at += 1;
                                    match self::h16(text, captures, at) {
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
                    match self::ls32(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_35; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_40: {
                    let mut at = at;
                    'perhaps_41: {
                        let before = at;
                        'end_42: {
                            match self::h16(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'end_42; }
                            }
                            'more_43: for _ in 0..5 {
                                let before = at;
                                'end_44: {
                                    if !matches!(text.get(at), Some(b':')) { break 'end_44; }
                                    at += 1;
                                    match self::h16(text, captures, at) {
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
                    match self::h16(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_40; }
                    }
                    break 'choice_14 at;
                }
                *captures = saved;
                let mut at = at;
                'perhaps_45: {
                    let before = at;
                    'end_46: {
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'end_46; }
                        }
                        'more_47: for _ in 0..6 {
                            let before = at;
                            'end_48: {
                                if !matches!(text.get(at), Some(b':')) { break 'end_48; }
                                at += 1;
                                match self::h16(text, captures, at) {
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
            captures.matched_around(count, Rule::IPv6address, start, at);
            Some(at)
        }

        /// h16           = @{ HEXDIG{1,4} }
        pub fn h16<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before { return None; }
            captures.matched(Rule::h16, start, at);
            Some(at)
        }

        /// ls32          = { h16 ~ ":" ~ h16 | IPv4address }
        pub fn ls32<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_49: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) {
                    let saved = *captures;
                    'other_50: {
                        let mut at = at;
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_50; }
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'other_50; }
                        at += 1;
                        match self::h16(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_50; }
                        }
                        break 'choice_49 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                let mut local = *captures;
                let end = self::IPv4address(text, &mut local, at);
                *captures = local;
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::ls32, start, at);
            Some(at)
        }

        /// IPv4address   = { dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet }
        #[inline(never)]
        pub fn IPv4address<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::dec_octet(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::dec_octet(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::IPv4address, start, at);
            Some(at)
        }

        /// dec_octet     = @{
        ///     "25" ~ '0'..'5'
        ///   | "2" ~ '0'..'4' ~ DIGIT
        ///   | "1" ~ DIGIT{2}
        ///   | '1'..'9' ~ DIGIT
        ///   | DIGIT
        /// }
        pub fn dec_octet<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            captures.matched(Rule::dec_octet, start, at);
            Some(at)
        }

        /// reg_name      = @{ (unreserved | pct_encoded | sub_delims)* }
        pub fn reg_name<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::reg_name, start, at);
            at
        }

        /// path_abempty  = { ("/" ~ segment)* }
        pub fn path_abempty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'more_52: loop {
                let before = at;
                'end_53: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_53; }
                    at += 1;
                    at = self::segment(text, captures, at);
                    continue 'more_52;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::path_abempty, start, at);
            at
        }

        /// path_absolute = { "/" ~ (segment_nz ~ ("/" ~ segment)*)? }
        pub fn path_absolute<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            'perhaps_54: {
                let before = at;
                'end_55: {
                    match self::segment_nz(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_55; }
                    }
                    'more_56: loop {
                        let before = at;
                        'end_57: {
                            if !matches!(text.get(at), Some(b'/')) { break 'end_57; }
                            at += 1;
                            at = self::segment(text, captures, at);
                            continue 'more_56;
                        }
                        at = before;
                        break;
                    }
                    break 'perhaps_54;
                }
                at = before;
            }
            captures.matched_around(count, Rule::path_absolute, start, at);
            Some(at)
        }

        /// path_rootless = { segment_nz ~ ("/" ~ segment)* }
        pub fn path_rootless<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::segment_nz(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_58: loop {
                let before = at;
                'end_59: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_59; }
                    at += 1;
                    at = self::segment(text, captures, at);
                    continue 'more_58;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::path_rootless, start, at);
            Some(at)
        }

        /// path_empty    = { "" }
        pub fn path_empty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            captures.matched(Rule::path_empty, start, at);
            at
        }

        /// segment       = @{ pchar* }
        pub fn segment<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::segment, start, at);
            at
        }

        /// segment_nz    = @{ pchar+ }
        pub fn segment_nz<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::segment_nz, start, at);
            Some(at)
        }

        /// fragment      = @{ (pchar | "/" | "?")* }
        pub fn fragment<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::fragment, start, at);
            at
        }

        /// acctURI       = { ^"acct" ~ ":" ~ acct_userpart ~ "@" ~ !"[" ~ host }
        pub fn acctURI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"acct") { return None; }
            at += 4;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::acct_userpart(text, captures, at) {
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
            at = self::host(text, captures, at);
            captures.matched_around(count, Rule::acctURI, start, at);
            Some(at)
        }

        /// acct_userpart = @{ (unreserved | sub_delims) ~ (unreserved | pct_encoded | sub_delims)* }
        pub fn acct_userpart<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::acct_userpart, start, at);
            Some(at)
        }

        /// cid_url       = { ^"cid" ~ ":" ~ content_id }
        pub fn cid_url<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"cid") { return None; }
            at += 3;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::content_id(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::cid_url, start, at);
            Some(at)
        }

        /// content_id    = { url_addr_spec }
        pub fn content_id<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::url_addr_spec(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::content_id, start, at);
            Some(at)
        }

        /// url_addr_spec = { cid_local_part ~ "@" ~ cid_domain }
        pub fn url_addr_spec<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::cid_local_part(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            match self::cid_domain(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::url_addr_spec, start, at);
            Some(at)
        }

        /// cid_local_part = { cid_word ~ (("." | ^"%2E") ~ cid_word)* }
        pub fn cid_local_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            let mut local = *captures;
            let end = self::cid_word(text, &mut local, at);
            *captures = local;
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
                        if !runtime::is_at_ignoring_case(text, at, b"%2E") { break 'end_62; }
                        at += 3;
                        at
                    };
                    let mut local = *captures;
                    let end = self::cid_word(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_62; }
                    }
                    continue 'more_61;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::cid_local_part, start, at);
            Some(at)
        }

        /// cid_word      = { cid_atom | cid_quoted_string }
        #[inline(never)]
        pub fn cid_word<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_65: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_66: {
                        let mut at = at;
                        match self::cid_atom(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_66; }
                        }
                        break 'choice_65 at;
                    }
                }
                let mut at = at;
                match self::cid_quoted_string(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::cid_word, start, at);
            Some(at)
        }

        /// cid_atom      = @{ atext+ }
        pub fn cid_atom<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            captures.matched(Rule::cid_atom, start, at);
            Some(at)
        }

        /// cid_quoted_string = @{ "%22" ~ (cid_qtext | cid_quoted_pair)* ~ "%22" }
        pub fn cid_quoted_string<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            captures.matched(Rule::cid_quoted_string, start, at);
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
                if !runtime::is_at_ignoring_case(text, at, b"%0D%0A") { return None; }
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
            if !runtime::is_at_ignoring_case(text, at, b"%5C") { return None; }
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
        pub fn cid_domain<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            let mut local = *captures;
            let end = self::cid_sub_domain(text, &mut local, at);
            *captures = local;
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
                        if !runtime::is_at_ignoring_case(text, at, b"%2E") { break 'end_88; }
                        at += 3;
                        at
                    };
                    let mut local = *captures;
                    let end = self::cid_sub_domain(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_88; }
                    }
                    continue 'more_87;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::cid_domain, start, at);
            Some(at)
        }

        /// cid_sub_domain = { cid_atom | cid_domain_literal }
        #[inline(never)]
        pub fn cid_sub_domain<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_91: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_92: {
                        let mut at = at;
                        match self::cid_atom(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_92; }
                        }
                        break 'choice_91 at;
                    }
                }
                let mut at = at;
                match self::cid_domain_literal(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::cid_sub_domain, start, at);
            Some(at)
        }

        /// cid_domain_literal = @{ ^"%5B" ~ (cid_dtext | cid_quoted_pair)* ~ ^"%5D" }
        pub fn cid_domain_literal<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"%5B") { return None; }
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
            if !runtime::is_at_ignoring_case(text, at, b"%5D") { return None; }
            at += 3;
            captures.matched(Rule::cid_domain_literal, start, at);
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
                if !runtime::is_at_ignoring_case(text, at, b"%0D%0A") { return None; }
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
        pub fn coap_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"coap:") { return None; }
            at += 5;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::port, led + 1, at);
                }
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
            captures.matched_around(count, Rule::coap_URI, start, at);
            Some(at)
        }

        /// coaps_URI = { ^"coaps:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn coaps_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"coaps:") { return None; }
            at += 6;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::port, led + 1, at);
                }
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
            captures.matched_around(count, Rule::coaps_URI, start, at);
            Some(at)
        }

        /// dataurl       = { ^"data:" ~ (!(data_base64? ~ ",") ~ data_mediatype)? ~ data_base64? ~ "," ~ data_data }
        pub fn dataurl<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"data:") { return None; }
            at += 5;
            'perhaps_107: {
                let before = at;
                'end_108: {
                    'ahead_109: {
                        let mut at = at;
                        let captures = &mut runtime::NoCapture;
                        'perhaps_110: {
                            let before = at;
                            'end_111: {
                                match self::data_base64(text, captures, at) {
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
                    let mut local = *captures;
                    let end = self::data_mediatype(text, &mut local, at);
                    *captures = local;
                    at = end;
                    break 'perhaps_107;
                }
                at = before;
            }
            'perhaps_112: {
                let before = at;
                'end_113: {
                    match self::data_base64(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_113; }
                    }
                    break 'perhaps_112;
                }
                at = before;
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            at = self::data_data(text, captures, at);
            captures.matched_around(count, Rule::dataurl, start, at);
            Some(at)
        }

        /// data_mediatype = { (data_type ~ "/" ~ data_subtype)? ~ (";" ~ data_parameter)* }
        #[inline(never)]
        pub fn data_mediatype<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'perhaps_114: {
                let saved = *captures;
                let before = at;
                'end_115: {
                    match self::data_type(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_115; }
                    }
                    if !matches!(text.get(at), Some(b'/')) { break 'end_115; }
                    at += 1;
                    match self::data_subtype(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_115; }
                    }
                    break 'perhaps_114;
                }
                at = before;
                *captures = saved;
            }
            'more_116: loop {
                let saved = *captures;
                let before = at;
                'end_117: {
                    if !matches!(text.get(at), Some(b';')) { break 'end_117; }
                    at += 1;
                    match self::data_parameter(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_117; }
                    }
                    continue 'more_116;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::data_mediatype, start, at);
            at
        }

        /// data_type     = @{ (data_token_plain | data_pct_token_character)+ }
        pub fn data_type<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            captures.matched(Rule::data_type, start, at);
            Some(at)
        }

        /// data_subtype  = @{ (data_token_plain | data_pct_token_character)+ }
        pub fn data_subtype<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            captures.matched(Rule::data_subtype, start, at);
            Some(at)
        }

        /// data_parameter = { data_attribute ~ "=" ~ data_value }
        pub fn data_parameter<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::data_attribute(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            match self::data_value(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::data_parameter, start, at);
            Some(at)
        }

        /// data_attribute = @{ (data_token_plain | data_pct_token_character)+ }
        pub fn data_attribute<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            captures.matched(Rule::data_attribute, start, at);
            Some(at)
        }

        /// data_value    = @{ (data_token_plain | pct_encoded)+ }
        pub fn data_value<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'\''), (b'*', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::data_value, start, at);
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
        pub fn data_base64<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b";base64") { return None; }
            at += 7;
            captures.matched(Rule::data_base64, start, at);
            Some(at)
        }

        /// data_data     = @{ (pchar | "/" | "?")* }
        pub fn data_data<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::data_data, start, at);
            at
        }

        /// did_url            = { did ~ path_abempty ~ ("?" ~ query)? ~ ("#" ~ fragment)? }
        pub fn did_url<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::did(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
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
                    captures.matched(Rule::fragment, led + 1, at);
                }
            }
            captures.matched_around(count, Rule::did_url, start, at);
            Some(at)
        }

        /// did                = { ^"did:" ~ method_name ~ ":" ~ method_specific_id }
        pub fn did<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"did:") { return None; }
            at += 4;
            match self::method_name(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::method_specific_id(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::did, start, at);
            Some(at)
        }

        /// method_name        = @{ method_char+ }
        pub fn method_name<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::method_name, start, at);
            Some(at)
        }

        /// method_specific_id = @{ (":"* ~ idchar)+ }
        pub fn method_specific_id<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b':', b':')]) }.skip(text, at, |_| None);
            at = 'character_148: {
                if matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z')) { break 'character_148 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_148 at + 3; }
                return None;
            };
            'more_149: loop {
                let before = at;
                'end_150: {
                    at = const { &runtime::Bytes::from_ranges(&[(b':', b':')]) }.skip(text, at, |_| None);
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
            captures.matched(Rule::method_specific_id, start, at);
            Some(at)
        }

        /// file_URI = { file_scheme ~ ":" ~ file_hier_part }
        pub fn file_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::file_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::file_hier_part(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::file_URI, start, at);
            Some(at)
        }

        /// file_scheme = @{ ^"file" }
        pub fn file_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"file") { return None; }
            at += 4;
            captures.matched(Rule::file_scheme, start, at);
            Some(at)
        }

        /// file_hier_part = { "//" ~ file_auth_path | file_local_path }
        pub fn file_hier_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_152: {
                let saved = *captures;
                'other_153: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_153; }
                    at += 2;
                    let mut local = *captures;
                    let end = self::file_auth_path(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'other_153; }
                    }
                    break 'choice_152 at;
                }
                *captures = saved;
                let mut at = at;
                match self::file_local_path(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::file_hier_part, start, at);
            Some(at)
        }

        /// file_auth_path = { (!"/" ~ file_auth)? ~ path_absolute }
        #[inline(never)]
        pub fn file_auth_path<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            'perhaps_154: {
                let saved = *captures;
                let before = at;
                'end_155: {
                    'ahead_156: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_156; }
                        at += 1;
                        break 'end_155;
                    }
                    at = self::file_auth(text, captures, at);
                    break 'perhaps_154;
                }
                at = before;
                *captures = saved;
            }
            match self::path_absolute(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::file_auth_path, start, at);
            Some(at)
        }

        /// file_local_path = { path_absolute }
        pub fn file_local_path<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::path_absolute(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::file_local_path, start, at);
            Some(at)
        }

        /// file_auth = { ^"localhost" ~ !(unreserved | pct_encoded | sub_delims) | host }
        pub fn file_auth<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_157: {
                'other_158: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"localhost") { break 'other_158; }
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
                at = self::host(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::file_auth, start, at);
            at
        }

        /// nonstandard_file_URI = { file_scheme ~ ":" ~ nonstandard_file_hier_part }
        pub fn nonstandard_file_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::file_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::nonstandard_file_hier_part(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::nonstandard_file_URI, start, at);
            Some(at)
        }

        /// nonstandard_file_hier_part = { "//" ~ nonstandard_file_auth_path | nonstandard_file_local_path }
        pub fn nonstandard_file_hier_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_161: {
                let saved = *captures;
                'other_162: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_162; }
                    at += 2;
                    let mut local = *captures;
                    let end = self::nonstandard_file_auth_path(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'other_162; }
                    }
                    break 'choice_161 at;
                }
                *captures = saved;
                let mut at = at;
                let mut local = *captures;
                let end = self::nonstandard_file_local_path(text, &mut local, at);
                *captures = local;
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::nonstandard_file_hier_part, start, at);
            Some(at)
        }

        /// nonstandard_file_auth_path = {
        ///     file_unc_authority ~ path_absolute ~ !"/"
        ///   | "//" ~ file_host ~ path_absolute
        ///   | (!"/" ~ nonstandard_file_auth)? ~ file_absolute ~ !"/"
        ///   | (!"/" ~ nonstandard_file_auth)? ~ path_absolute
        /// }
        #[inline(never)]
        pub fn nonstandard_file_auth_path<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_163: {
                if matches!(text.get(at), Some(b'/')) {
                    let saved = *captures;
                    'other_164: {
                        let mut at = at;
                        match self::file_unc_authority(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_164; }
                        }
                        match self::path_absolute(text, captures, at) {
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
                    *captures = saved;
                }
                let saved = *captures;
                'other_166: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_166; }
                    at += 2;
                    at = self::file_host(text, captures, at);
                    match self::path_absolute(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_166; }
                    }
                    break 'choice_163 at;
                }
                *captures = saved;
                let saved = *captures;
                'other_167: {
                    let mut at = at;
                    'perhaps_168: {
                        let saved = *captures;
                        let before = at;
                        'end_169: {
                            'ahead_170: {
                                let mut at = at;
                                if !matches!(text.get(at), Some(b'/')) { break 'ahead_170; }
                                at += 1;
                                break 'end_169;
                            }
                            at = self::nonstandard_file_auth(text, captures, at);
                            break 'perhaps_168;
                        }
                        at = before;
                        *captures = saved;
                    }
                    match self::file_absolute(text, captures, at) {
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
                *captures = saved;
                let mut at = at;
                'perhaps_172: {
                    let saved = *captures;
                    let before = at;
                    'end_173: {
                        'ahead_174: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'/')) { break 'ahead_174; }
                            at += 1;
                            break 'end_173;
                        }
                        at = self::nonstandard_file_auth(text, captures, at);
                        break 'perhaps_172;
                    }
                    at = before;
                    *captures = saved;
                }
                match self::path_absolute(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::nonstandard_file_auth_path, start, at);
            Some(at)
        }

        /// nonstandard_file_local_path = { file_absolute ~ !"/" | file_drive_letter? ~ path_absolute }
        #[inline(never)]
        pub fn nonstandard_file_local_path<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_175: {
                if matches!(text.get(at), Some(b'/')) {
                    let saved = *captures;
                    'other_176: {
                        let mut at = at;
                        match self::file_absolute(text, captures, at) {
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
                    *captures = saved;
                }
                let mut at = at;
                'perhaps_178: {
                    let before = at;
                    'end_179: {
                        match self::file_drive_letter(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'end_179; }
                        }
                        break 'perhaps_178;
                    }
                    at = before;
                }
                match self::path_absolute(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::nonstandard_file_local_path, start, at);
            Some(at)
        }

        /// nonstandard_file_auth = { ^"localhost" ~ !pchar | (userinfo ~ "@")? ~ host }
        pub fn nonstandard_file_auth<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_180: {
                'other_181: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"localhost") { break 'other_181; }
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
                    let saved = *captures;
                    let before = at;
                    'end_185: {
                        at = self::userinfo(text, captures, at);
                        if !matches!(text.get(at), Some(b'@')) { break 'end_185; }
                        at += 1;
                        break 'perhaps_184;
                    }
                    at = before;
                    *captures = saved;
                }
                at = self::host(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::nonstandard_file_auth, start, at);
            at
        }

        /// file_unc_authority = { "/"{2,3} ~ file_host }
        pub fn file_unc_authority<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
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
            at = self::file_host(text, captures, at);
            captures.matched_around(count, Rule::file_unc_authority, start, at);
            Some(at)
        }

        /// file_host = {
        ///     file_inline_IP ~ !(unreserved | pct_encoded | sub_delims)
        ///   | IPv4address ~ !(unreserved | pct_encoded | sub_delims)
        ///   | reg_name
        /// }
        pub fn file_host<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_188: {
                if matches!(text.get(at), Some(b'%')) {
                    let saved = *captures;
                    'other_189: {
                        let mut at = at;
                        match self::file_inline_IP(text, captures, at) {
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
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let saved = *captures;
                    'other_192: {
                        let mut at = at;
                        let mut local = *captures;
                        let end = self::IPv4address(text, &mut local, at);
                        *captures = local;
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
                    *captures = saved;
                }
                let mut at = at;
                at = self::reg_name(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::file_host, start, at);
            at
        }

        /// file_inline_IP = { ^"%5B" ~ (IPv6address | IPvFuture) ~ ^"%5D" }
        pub fn file_inline_IP<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"%5B") { return None; }
            at += 3;
            at = 'choice_195: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    let saved = *captures;
                    'other_196: {
                        let mut at = at;
                        let mut local = *captures;
                        let end = self::IPv6address(text, &mut local, at);
                        *captures = local;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_196; }
                        }
                        break 'choice_195 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                match self::IPvFuture(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            if !runtime::is_at_ignoring_case(text, at, b"%5D") { return None; }
            at += 3;
            captures.matched_around(count, Rule::file_inline_IP, start, at);
            Some(at)
        }

        /// file_absolute = { "/" ~ file_drive_letter ~ path_absolute }
        pub fn file_absolute<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            match self::file_drive_letter(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            match self::path_absolute(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::file_absolute, start, at);
            Some(at)
        }

        /// file_drive_letter = @{ ALPHA ~ ":" }
        pub fn file_drive_letter<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            captures.matched(Rule::file_drive_letter, start, at);
            Some(at)
        }

        /// ftpurl = { ^"ftp://" ~ ftp_login ~ ("/" ~ ftp_fpath ~ (^";type=" ~ ftp_ftptype)?)? }
        #[inline(never)]
        pub fn ftpurl<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"ftp://") { return None; }
            at += 6;
            at = self::ftp_login(text, captures, at);
            'perhaps_197: {
                let before = at;
                'end_198: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_198; }
                    at += 1;
                    at = self::ftp_fpath(text, captures, at);
                    'perhaps_199: {
                        let before = at;
                        'end_200: {
                            if !runtime::is_at_ignoring_case(text, at, b";type=") { break 'end_200; }
                            at += 6;
                            match self::ftp_ftptype(text, captures, at) {
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
            captures.matched_around(count, Rule::ftpurl, start, at);
            Some(at)
        }

        /// ftp_fpath = { ftp_fsegment ~ ("/" ~ ftp_fsegment)* }
        pub fn ftp_fpath<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = self::ftp_fsegment(text, captures, at);
            'more_201: loop {
                let before = at;
                'end_202: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_202; }
                    at += 1;
                    at = self::ftp_fsegment(text, captures, at);
                    continue 'more_201;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::ftp_fpath, start, at);
            at
        }

        /// ftp_fsegment = @{ (ftp_uchar | ":" | "@" | "&" | "=")* }
        pub fn ftp_fsegment<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b':'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::ftp_fsegment, start, at);
            at
        }

        /// ftp_ftptype = @{ ^"a" | ^"i" | ^"d" }
        pub fn ftp_ftptype<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A' | b'D' | b'I' | b'a' | b'd' | b'i')) { return None; }
            at += 1;
            captures.matched(Rule::ftp_ftptype, start, at);
            Some(at)
        }

        /// ftp_login = { (ftp_user ~ (":" ~ ftp_password)? ~ "@")? ~ ftp_hostport }
        pub fn ftp_login<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'perhaps_203: {
                let saved = *captures;
                let before = at;
                'end_204: {
                    at = self::ftp_user(text, captures, at);
                    {
                        let led = at;
                        if matches!(text.get(at), Some(b':')) {
                            at += 1;
                            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                                None
                            });
                            captures.matched(Rule::ftp_password, led + 1, at);
                        }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'end_204; }
                    at += 1;
                    break 'perhaps_203;
                }
                at = before;
                *captures = saved;
            }
            at = self::ftp_hostport(text, captures, at);
            captures.matched_around(count, Rule::ftp_login, start, at);
            at
        }

        /// ftp_hostport = { host ~ (":" ~ port)? }
        pub fn ftp_hostport<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::port, led + 1, at);
                }
            }
            captures.matched_around(count, Rule::ftp_hostport, start, at);
            at
        }

        /// ftp_user = @{ (ftp_uchar | ";" | "&" | "=")* }
        pub fn ftp_user<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::ftp_user, start, at);
            at
        }

        /// geo_URI       = { geo_scheme ~ ":" ~ geo_path }
        #[inline(never)]
        pub fn geo_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::geo_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::geo_path(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::geo_URI, start, at);
            Some(at)
        }

        /// geo_scheme    = @{ ^"geo" }
        pub fn geo_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"geo") { return None; }
            at += 3;
            captures.matched(Rule::geo_scheme, start, at);
            Some(at)
        }

        /// geo_path      = { geo_coordinates ~ geo_p }
        pub fn geo_path<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            let mut local = *captures;
            let end = self::geo_coordinates(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::geo_p(text, captures, at);
            captures.matched_around(count, Rule::geo_path, start, at);
            Some(at)
        }

        /// geo_coordinates = { coord_a ~ "," ~ coord_b ~ ("," ~ coord_c)? }
        #[inline(never)]
        pub fn geo_coordinates<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::coord_a(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            match self::coord_b(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_205: {
                let before = at;
                'end_206: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_206; }
                    at += 1;
                    match self::coord_c(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_206; }
                    }
                    break 'perhaps_205;
                }
                at = before;
            }
            captures.matched_around(count, Rule::geo_coordinates, start, at);
            Some(at)
        }

        /// coord_a       = { geo_num }
        pub fn coord_a<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::geo_num(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::coord_a, start, at);
            Some(at)
        }

        /// coord_b       = { geo_num }
        pub fn coord_b<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::geo_num(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::coord_b, start, at);
            Some(at)
        }

        /// coord_c       = { geo_num }
        pub fn coord_c<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::geo_num(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::coord_c, start, at);
            Some(at)
        }

        /// geo_p         = { crsp? ~ uncp? ~ geo_parameter* }
        pub fn geo_p<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'perhaps_207: {
                let saved = *captures;
                let before = at;
                'end_208: {
                    match self::crsp(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_208; }
                    }
                    break 'perhaps_207;
                }
                at = before;
                *captures = saved;
            }
            'perhaps_209: {
                let saved = *captures;
                let before = at;
                'end_210: {
                    match self::uncp(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_210; }
                    }
                    break 'perhaps_209;
                }
                at = before;
                *captures = saved;
            }
            'more_211: loop {
                let before = at;
                'end_212: {
                    match self::geo_parameter(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_212; }
                    }
                    continue 'more_211;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::geo_p, start, at);
            at
        }

        /// crsp          = { ^";crs=" ~ crslabel ~ !geo_paramchar }
        pub fn crsp<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b";crs=") { return None; }
            at += 5;
            match self::crslabel(text, captures, at) {
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
            captures.matched_around(count, Rule::crsp, start, at);
            Some(at)
        }

        /// crslabel      = { geo_labeltext }
        pub fn crslabel<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::geo_labeltext(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::crslabel, start, at);
            Some(at)
        }

        /// uncp          = { ^";u=" ~ geo_uval ~ !geo_paramchar }
        pub fn uncp<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b";u=") { return None; }
            at += 3;
            match self::geo_uval(text, captures, at) {
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
            captures.matched_around(count, Rule::uncp, start, at);
            Some(at)
        }

        /// geo_uval      = { geo_pnum }
        pub fn geo_uval<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::geo_pnum(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched(Rule::geo_uval, start, at);
            Some(at)
        }

        /// geo_parameter = { ";" ~ geo_pname ~ ("=" ~ geo_pvalue)? }
        pub fn geo_parameter<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b';')) { return None; }
            at += 1;
            match self::geo_pname(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_217: {
                let before = at;
                'end_218: {
                    if !matches!(text.get(at), Some(b'=')) { break 'end_218; }
                    at += 1;
                    match self::geo_pvalue(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_218; }
                    }
                    break 'perhaps_217;
                }
                at = before;
            }
            captures.matched_around(count, Rule::geo_parameter, start, at);
            Some(at)
        }

        /// geo_pname     = { geo_labeltext }
        pub fn geo_pname<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::geo_labeltext(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::geo_pname, start, at);
            Some(at)
        }

        /// geo_pvalue    = @{ geo_paramchar+ }
        pub fn geo_pvalue<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b'.'), (b'0', b':'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::geo_pvalue, start, at);
            Some(at)
        }

        /// geo_labeltext = @{ (geo_alphanum | "-")+ }
        pub fn geo_labeltext<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::geo_labeltext, start, at);
            Some(at)
        }

        /// geo_pnum      = @{ DIGIT+ ~ ("." ~ DIGIT+)? }
        pub fn geo_pnum(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            'perhaps_219: {
                let before = at;
                'end_220: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_220; }
                    at += 1;
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_220; }
                    break 'perhaps_219;
                }
                at = before;
            }
            Some(at)
        }

        /// geo_num       = @{ "-"? ~ geo_pnum }
        pub fn geo_num<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            captures.matched(Rule::geo_num, start, at);
            Some(at)
        }

        /// geo_latitude  = @{ "-"? ~ DIGIT{1,2} ~ ("." ~ DIGIT+)? }
        pub fn geo_latitude<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_223: {
                let before = at;
                'end_224: {
                    if !matches!(text.get(at), Some(b'-')) { break 'end_224; }
                    at += 1;
                    break 'perhaps_223;
                }
                at = before;
            }
            let before = at;
            while at < before + 2 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
            if at == before { return None; }
            'perhaps_225: {
                let before = at;
                'end_226: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_226; }
                    at += 1;
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_226; }
                    break 'perhaps_225;
                }
                at = before;
            }
            captures.matched(Rule::geo_latitude, start, at);
            Some(at)
        }

        /// geo_longitude = @{ "-"? ~ DIGIT{1,3} ~ ("." ~ DIGIT+)? }
        pub fn geo_longitude<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_227: {
                let before = at;
                'end_228: {
                    if !matches!(text.get(at), Some(b'-')) { break 'end_228; }
                    at += 1;
                    break 'perhaps_227;
                }
                at = before;
            }
            let before = at;
            while at < before + 3 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
            if at == before { return None; }
            'perhaps_229: {
                let before = at;
                'end_230: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_230; }
                    at += 1;
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_230; }
                    break 'perhaps_229;
                }
                at = before;
            }
            captures.matched(Rule::geo_longitude, start, at);
            Some(at)
        }

        /// http_URI = { ^"http" ~ "://" ~ authority ~ path_abempty ~ ("?" ~ query)? }
        pub fn http_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"http") { return None; }
            at += 4;
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::authority(text, captures, at);
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
            captures.matched_around(count, Rule::http_URI, start, at);
            Some(at)
        }

        /// https_URI = { ^"https" ~ "://" ~ authority ~ path_abempty ~ ("?" ~ query)? }
        pub fn https_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"https") { return None; }
            at += 5;
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::authority(text, captures, at);
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
            captures.matched_around(count, Rule::https_URI, start, at);
            Some(at)
        }

        /// ldapurl = {
        ///     ldap_scheme ~ "://" ~ (host ~ (":" ~ port)?)?
        ///   ~ ("/" ~ ldap_dn ~ ("?" ~ ldap_attributes?
        ///   ~ ("?" ~ ldap_scope? ~ ("?" ~ ldap_url_filter?
        ///   ~ ("?" ~ ldap_extensions)?)?)?)?)?
        /// }
        #[inline(never)]
        pub fn ldapurl<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::ldap_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::port, led + 1, at);
                }
            }
            'perhaps_231: {
                let before = at;
                'end_232: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_232; }
                    at += 1;
                    at = self::ldap_dn(text, captures, at);
                    'perhaps_233: {
                        let before = at;
                        'end_234: {
                            if !matches!(text.get(at), Some(b'?')) { break 'end_234; }
                            at += 1;
                            'perhaps_235: {
                                let before = at;
                                'end_236: {
                                    match self::ldap_attributes(text, captures, at) {
                                        Some(end) => at = end,
                                        None => { break 'end_236; }
                                    }
                                    break 'perhaps_235;
                                }
                                at = before;
                            }
                            'perhaps_237: {
                                let before = at;
                                'end_238: {
                                    if !matches!(text.get(at), Some(b'?')) { break 'end_238; }
                                    at += 1;
                                    'perhaps_239: {
                                        let before = at;
                                        'end_240: {
                                            match self::ldap_scope(text, captures, at) {
                                                Some(end) => at = end,
                                                None => { break 'end_240; }
                                            }
                                            break 'perhaps_239;
                                        }
                                        at = before;
                                    }
                                    'perhaps_241: {
                                        let before = at;
                                        'end_242: {
                                            if !matches!(text.get(at), Some(b'?')) { break 'end_242; }
                                            at += 1;
                                            'perhaps_243: {
                                                let before = at;
                                                'end_244: {
                                                    match self::ldap_url_filter(text, captures, at) {
                                                        Some(end) => at = end,
                                                        None => { break 'end_244; }
                                                    }
                                                    break 'perhaps_243;
                                                }
                                                at = before;
                                            }
                                            'perhaps_245: {
                                                let saved = *captures;
                                                let before = at;
                                                'end_246: {
                                                    if !matches!(text.get(at), Some(b'?')) { break 'end_246; }
                                                    at += 1;
                                                    let mut local = *captures;
                                                    let end = self::ldap_extensions(text, &mut local, at);
                                                    *captures = local;
                                                    match end {
                                                        Some(end) => at = end,
                                                        None => { break 'end_246; }
                                                    }
                                                    break 'perhaps_245;
                                                }
                                                at = before;
                                                *captures = saved;
                                            }
                                            break 'perhaps_241;
                                        }
                                        at = before;
                                    }
                                    break 'perhaps_237;
                                }
                                at = before;
                            }
                            break 'perhaps_233;
                        }
                        at = before;
                    }
                    break 'perhaps_231;
                }
                at = before;
            }
            captures.matched_around(count, Rule::ldapurl, start, at);
            Some(at)
        }

        /// ldap_scheme = @{ ^"ldap" }
        pub fn ldap_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"ldap") { return None; }
            at += 4;
            captures.matched(Rule::ldap_scheme, start, at);
            Some(at)
        }

        /// ldap_dn = @{ (unreserved | pct_encoded | ldap_plain | ",")* }
        pub fn ldap_dn<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::ldap_dn, start, at);
            at
        }

        /// ldap_attributes = { ldap_attrdesc ~ ("," ~ ldap_attrdesc)* }
        pub fn ldap_attributes<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::ldap_attrdesc(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_247: loop {
                let before = at;
                'end_248: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_248; }
                    at += 1;
                    match self::ldap_attrdesc(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_248; }
                    }
                    continue 'more_247;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::ldap_attributes, start, at);
            Some(at)
        }

        /// ldap_attrdesc = { ldap_selector ~ ("," ~ ldap_selector)* }
        pub fn ldap_attrdesc<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::ldap_selector(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_249: loop {
                let before = at;
                'end_250: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_250; }
                    at += 1;
                    match self::ldap_selector(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_250; }
                    }
                    continue 'more_249;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::ldap_attrdesc, start, at);
            Some(at)
        }

        /// ldap_selector = @{ (unreserved | pct_encoded | ldap_plain)+ }
        pub fn ldap_selector<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::ldap_selector, start, at);
            Some(at)
        }

        /// ldap_scope = @{ ^"base" | ^"one" | ^"sub" }
        pub fn ldap_scope<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_251: {
                'other_252: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"base") { break 'other_252; }
                    at += 4;
                    break 'choice_251 at;
                }
                'other_253: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"one") { break 'other_253; }
                    at += 3;
                    break 'choice_251 at;
                }
                let mut at = at;
                if !runtime::is_at_ignoring_case(text, at, b"sub") { return None; }
                at += 3;
                at
            };
            captures.matched(Rule::ldap_scope, start, at);
            Some(at)
        }

        /// ldap_url_filter = @{ (unreserved | pct_encoded | ldap_plain | ",")+ }
        pub fn ldap_url_filter<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::ldap_url_filter, start, at);
            Some(at)
        }

        /// ldap_extensions = { ldap_extension ~ ("," ~ ldap_extension)* }
        #[inline(never)]
        pub fn ldap_extensions<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::ldap_extension(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_254: loop {
                let saved = *captures;
                let before = at;
                'end_255: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_255; }
                    at += 1;
                    match self::ldap_extension(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_255; }
                    }
                    continue 'more_254;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::ldap_extensions, start, at);
            Some(at)
        }

        /// ldap_extension = { ldap_EXCLAMATION? ~ ldap_extype ~ ("=" ~ ldap_exvalue)? }
        pub fn ldap_extension<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            'perhaps_256: {
                let before = at;
                'end_257: {
                    match self::ldap_EXCLAMATION(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_257; }
                    }
                    break 'perhaps_256;
                }
                at = before;
            }
            match self::ldap_extype(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'=')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    captures.matched(Rule::ldap_exvalue, led + 1, at);
                }
            }
            captures.matched_around(count, Rule::ldap_extension, start, at);
            Some(at)
        }

        /// ldap_EXCLAMATION = { "!" }
        pub fn ldap_EXCLAMATION<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'!')) { return None; }
            at += 1;
            captures.matched(Rule::ldap_EXCLAMATION, start, at);
            Some(at)
        }

        /// ldap_extype = { ldap_oid }
        pub fn ldap_extype<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::ldap_oid(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::ldap_extype, start, at);
            Some(at)
        }

        /// distinguishedName = { (relativeDistinguishedName ~ ("," ~ relativeDistinguishedName)*)? }
        pub fn distinguishedName<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'perhaps_258: {
                let saved = *captures;
                let before = at;
                'end_259: {
                    match self::relativeDistinguishedName(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_259; }
                    }
                    'more_260: loop {
                        let saved = *captures;
                        let before = at;
                        'end_261: {
                            if !matches!(text.get(at), Some(b',')) { break 'end_261; }
                            at += 1;
                            match self::relativeDistinguishedName(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'end_261; }
                            }
                            continue 'more_260;
                        }
                        at = before;
                        *captures = saved;
                        break;
                    }
                    break 'perhaps_258;
                }
                at = before;
                *captures = saved;
            }
            captures.matched_around(count, Rule::distinguishedName, start, at);
            at
        }

        /// relativeDistinguishedName = { attributeTypeAndValue ~ ("+" ~ attributeTypeAndValue)* }
        pub fn relativeDistinguishedName<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            let mut local = *captures;
            let end = self::attributeTypeAndValue(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_262: loop {
                let saved = *captures;
                let before = at;
                'end_263: {
                    if !matches!(text.get(at), Some(b'+')) { break 'end_263; }
                    at += 1;
                    let mut local = *captures;
                    let end = self::attributeTypeAndValue(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_263; }
                    }
                    continue 'more_262;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::relativeDistinguishedName, start, at);
            Some(at)
        }

        /// attributeTypeAndValue = { attributeType ~ "=" ~ attributeValue }
        #[inline(never)]
        pub fn attributeTypeAndValue<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::attributeType(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::attributeValue(text, captures, at);
            captures.matched_around(count, Rule::attributeTypeAndValue, start, at);
            Some(at)
        }

        /// attributeType = { ldap_descr | ldap_numericoid }
        pub fn attributeType<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_264: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_265: {
                        let mut at = at;
                        match self::ldap_descr(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_265; }
                        }
                        break 'choice_264 at;
                    }
                }
                let mut at = at;
                match self::ldap_numericoid(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::attributeType, start, at);
            Some(at)
        }

        /// attributeValue = { ldap_hexstring | ldap_string }
        pub fn attributeValue<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_266: {
                if matches!(text.get(at), Some(b'#')) {
                    'other_267: {
                        let mut at = at;
                        match self::ldap_hexstring(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_267; }
                        }
                        break 'choice_266 at;
                    }
                }
                let mut at = at;
                at = self::ldap_string(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::attributeValue, start, at);
            at
        }

        /// ldap_string = @{ ((ldap_leadchar | ldap_pair) ~ (" "* ~ (ldap_trailchar | ldap_pair))*)? }
        pub fn ldap_string<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_268: {
                let before = at;
                'end_269: {
                    at = 'choice_270: {
                        'other_271: {
                            let mut at = at;
                            at = 'character_272: {
                                if matches!(text.get(at), Some(b'\x01'..=b'\x1f' | b'!' | b'$'..=b'*' | b'-'..=b':' | b'=' | b'?'..=b'[' | b']'..=b'\x7f')) { break 'character_272 at + 1; }
                                if let Some((character, end)) = runtime::character(text, at) {
                                    if matches!(character, 0x80..=0x10ffff) { break 'character_272 end; }
                                }
                                break 'other_271;
                            };
                            break 'choice_270 at;
                        }
                        let mut at = at;
                        match self::ldap_pair(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_269; }
                        }
                        at
                    };
                    'more_273: loop {
                        let before = at;
                        'end_274: {
                            at = const { &runtime::Bytes::from_ranges(&[(b' ', b' ')]) }.skip(text, at, |_| None);
                            at = 'choice_275: {
                                'other_276: {
                                    let mut at = at;
                                    at = 'character_277: {
                                        if matches!(text.get(at), Some(b'\x01'..=b'\x1f' | b'!' | b'#'..=b'*' | b'-'..=b':' | b'=' | b'?'..=b'[' | b']'..=b'\x7f')) { break 'character_277 at + 1; }
                                        if let Some((character, end)) = runtime::character(text, at) {
                                            if matches!(character, 0x80..=0x10ffff) { break 'character_277 end; }
                                        }
                                        break 'other_276;
                                    };
                                    break 'choice_275 at;
                                }
                                let mut at = at;
                                match self::ldap_pair(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'end_274; }
                                }
                                at
                            };
                            continue 'more_273;
                        }
                        at = before;
                        break;
                    }
                    break 'perhaps_268;
                }
                at = before;
            }
            captures.matched(Rule::ldap_string, start, at);
            at
        }

        /// ldap_pair = @{ "\\" ~ ("\\" | ldap_special | ldap_hexpair) }
        pub fn ldap_pair(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'\\')) { return None; }
            at += 1;
            at = 'choice_278: {
                'other_279: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b' ' | b'\"'..=b'#' | b'+'..=b',' | b';'..=b'>' | b'\\')) { break 'other_279; }
                    at += 1;
                    break 'choice_278 at;
                }
                let mut at = at;
                match self::ldap_hexpair(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// ldap_hexstring = @{ "#" ~ ldap_hexpair+ }
        pub fn ldap_hexstring<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'#')) { return None; }
            at += 1;
            match self::ldap_hexpair(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_280: loop {
                let before = at;
                'end_281: {
                    match self::ldap_hexpair(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_281; }
                    }
                    continue 'more_280;
                }
                at = before;
                break;
            }
            captures.matched(Rule::ldap_hexstring, start, at);
            Some(at)
        }

        /// ldap_hexpair = { HEXDIG ~ HEXDIG }
        pub fn ldap_hexpair(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
            at += 1;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
            at += 1;
            Some(at)
        }

        /// attributeSelector = { ldap_selectorspecial | ldap_attributedescription }
        pub fn attributeSelector<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_282: {
                if matches!(text.get(at), Some(b'*' | b'1')) {
                    'other_283: {
                        let mut at = at;
                        match self::ldap_selectorspecial(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_283; }
                        }
                        break 'choice_282 at;
                    }
                }
                let mut at = at;
                match self::ldap_attributedescription(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::attributeSelector, start, at);
            Some(at)
        }

        /// ldap_selectorspecial = { ldap_noattrs | ldap_alluserattrs }
        pub fn ldap_selectorspecial<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_284: {
                if matches!(text.get(at), Some(b'1')) {
                    'other_285: {
                        let mut at = at;
                        match self::ldap_noattrs(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_285; }
                        }
                        break 'choice_284 at;
                    }
                }
                let mut at = at;
                match self::ldap_alluserattrs(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::ldap_selectorspecial, start, at);
            Some(at)
        }

        /// ldap_noattrs = @{ "1.1" ~ !(DIGIT | "." | ";") }
        pub fn ldap_noattrs<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at(text, at, b"1.1") { return None; }
            at += 3;
            'ahead_286: {
                let mut at = at;
                if !matches!(text.get(at), Some(b'.' | b'0'..=b'9' | b';')) { break 'ahead_286; }
                at += 1;
                return None;
            }
            captures.matched(Rule::ldap_noattrs, start, at);
            Some(at)
        }

        /// ldap_alluserattrs = { "*" }
        pub fn ldap_alluserattrs<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'*')) { return None; }
            at += 1;
            captures.matched(Rule::ldap_alluserattrs, start, at);
            Some(at)
        }

        /// ldap_attributedescription = { ldap_attributetype ~ ldap_options }
        pub fn ldap_attributedescription<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::ldap_attributetype(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::ldap_options(text, captures, at);
            captures.matched_around(count, Rule::ldap_attributedescription, start, at);
            Some(at)
        }

        /// ldap_attributetype = { ldap_oid }
        pub fn ldap_attributetype<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::ldap_oid(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::ldap_attributetype, start, at);
            Some(at)
        }

        /// ldap_options = { (";" ~ ldap_option)* }
        pub fn ldap_options<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'more_287: loop {
                let before = at;
                'end_288: {
                    if !matches!(text.get(at), Some(b';')) { break 'end_288; }
                    at += 1;
                    match self::ldap_option(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_288; }
                    }
                    continue 'more_287;
                }
                at = before;
                break;
            }
            captures.matched_around(count, Rule::ldap_options, start, at);
            at
        }

        /// ldap_option = @{ ldap_keychar+ }
        pub fn ldap_option<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::ldap_option, start, at);
            Some(at)
        }

        /// ldap_oid = { ldap_descr | ldap_numericoid }
        pub fn ldap_oid<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_289: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_290: {
                        let mut at = at;
                        match self::ldap_descr(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_290; }
                        }
                        break 'choice_289 at;
                    }
                }
                let mut at = at;
                match self::ldap_numericoid(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::ldap_oid, start, at);
            Some(at)
        }

        /// ldap_descr = @{ ldap_keystring }
        pub fn ldap_descr<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::ldap_keystring(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched(Rule::ldap_descr, start, at);
            Some(at)
        }

        /// ldap_numericoid = @{ ldap_number ~ ("." ~ ldap_number)+ }
        pub fn ldap_numericoid<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
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
            'more_291: loop {
                let before = at;
                'end_292: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_292; }
                    at += 1;
                    match self::ldap_number(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_292; }
                    }
                    continue 'more_291;
                }
                at = before;
                break;
            }
            captures.matched(Rule::ldap_numericoid, start, at);
            Some(at)
        }

        /// ldap_number = @{ '1'..'9' ~ DIGIT+ | DIGIT }
        pub fn ldap_number(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_293: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_293 at;
                    }
                    Some(b'1'..=b'9') => {
                        let at = at + 1;
                        let before = at;
                        let mut at = at;
                        at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                        if at == before {
                            break 'choice_293 at;
                        }
                        break 'choice_293 at;
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
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            Some(at)
        }

        /// mailtoURI     = { ^"mailto:" ~ mailto_to? ~ hfields? }
        pub fn mailtoURI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"mailto:") { return None; }
            at += 7;
            'perhaps_294: {
                let saved = *captures;
                let before = at;
                'end_295: {
                    match self::mailto_to(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_295; }
                    }
                    break 'perhaps_294;
                }
                at = before;
                *captures = saved;
            }
            'perhaps_296: {
                let saved = *captures;
                let before = at;
                'end_297: {
                    match self::hfields(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_297; }
                    }
                    break 'perhaps_296;
                }
                at = before;
                *captures = saved;
            }
            captures.matched_around(count, Rule::mailtoURI, start, at);
            Some(at)
        }

        /// mailto_to     = { mailto_addr_spec ~ ("," ~ mailto_addr_spec)* }
        pub fn mailto_to<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            let mut local = *captures;
            let end = self::mailto_addr_spec(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_298: loop {
                let saved = *captures;
                let before = at;
                'end_299: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_299; }
                    at += 1;
                    let mut local = *captures;
                    let end = self::mailto_addr_spec(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_299; }
                    }
                    continue 'more_298;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::mailto_to, start, at);
            Some(at)
        }

        /// hfields       = { "?" ~ hfield ~ ("&" ~ hfield)* }
        pub fn hfields<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b'?')) { return None; }
            at += 1;
            match self::hfield(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_300: loop {
                let saved = *captures;
                let before = at;
                'end_301: {
                    if !matches!(text.get(at), Some(b'&')) { break 'end_301; }
                    at += 1;
                    match self::hfield(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_301; }
                    }
                    continue 'more_300;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::hfields, start, at);
            Some(at)
        }

        /// hfield        = { hfname ~ "=" ~ hfvalue }
        pub fn hfield<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = self::hfname(text, captures, at);
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::hfvalue(text, captures, at);
            captures.matched_around(count, Rule::hfield, start, at);
            Some(at)
        }

        /// hfname        = @{ mailto_qchar* }
        pub fn hfname<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::hfname, start, at);
            at
        }

        /// hfvalue       = @{ mailto_qchar* }
        pub fn hfvalue<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'.'), (b'0', b';'), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::hfvalue, start, at);
            at
        }

        /// mailto_addr_spec = { mailto_local_part ~ "@" ~ mailto_domain }
        #[inline(never)]
        pub fn mailto_addr_spec<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::mailto_local_part(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            match self::mailto_domain(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::mailto_addr_spec, start, at);
            Some(at)
        }

        /// mailto_local_part = { mailto_dot_atom_text | mailto_quoted_string }
        pub fn mailto_local_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_302: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'%' | b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_303: {
                        let mut at = at;
                        let end = self::mailto_dot_atom_text(text, at);
                        let before = at;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_303; }
                        }
                        captures.matched(Rule::mailto_dot_atom_text, before, at);
                        break 'choice_302 at;
                    }
                }
                let mut at = at;
                match self::mailto_quoted_string(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::mailto_local_part, start, at);
            Some(at)
        }

        /// mailto_domain = { mailto_dot_atom_text | mailto_domain_literal }
        pub fn mailto_domain<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_304: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'%' | b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_305: {
                        let mut at = at;
                        let end = self::mailto_dot_atom_text(text, at);
                        let before = at;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_305; }
                        }
                        captures.matched(Rule::mailto_dot_atom_text, before, at);
                        break 'choice_304 at;
                    }
                }
                let mut at = at;
                match self::mailto_domain_literal(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::mailto_domain, start, at);
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
            'more_306: loop {
                let before = at;
                'end_307: {
                    match self::mailto_atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_307; }
                    }
                    continue 'more_306;
                }
                at = before;
                break;
            }
            'more_308: loop {
                let before = at;
                'end_309: {
                    at = 'choice_310: {
                        'other_311: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_311; }
                            at += 1;
                            break 'choice_310 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_ignoring_case(text, at, b"%2E") { break 'end_309; }
                        at += 3;
                        at
                    };
                    match self::mailto_atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_309; }
                    }
                    'more_312: loop {
                        let before = at;
                        'end_313: {
                            match self::mailto_atext(text, at) {
                                Some(end) => at = end,
                                None => { break 'end_313; }
                            }
                            continue 'more_312;
                        }
                        at = before;
                        break;
                    }
                    continue 'more_308;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// mailto_atext  = { ALPHA | DIGIT | "!" | "$" | "'" | "*" | "+" | "-" | "_" | "~" | pct_atext | pct_non_ascii }
        pub fn mailto_atext(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_314: {
                'other_315: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_315; }
                    at += 1;
                    break 'choice_314 at;
                }
                if matches!(text.get(at), Some(b'%')) {
                    'other_316: {
                        let mut at = at;
                        match self::pct_atext(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_316; }
                        }
                        break 'choice_314 at;
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
        pub fn mailto_quoted_string<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at(text, at, b"%22") { return None; }
            at += 3;
            'more_317: loop {
                let before = at;
                'end_318: {
                    at = 'choice_319: {
                        if matches!(text.get(at), Some(b'!' | b'$'..=b'%' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                            'other_320: {
                                let mut at = at;
                                match self::mailto_qtext(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_320; }
                                }
                                break 'choice_319 at;
                            }
                        }
                        let mut at = at;
                        match self::mailto_quoted_pair(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_318; }
                        }
                        at
                    };
                    continue 'more_317;
                }
                at = before;
                break;
            }
            if !runtime::is_at(text, at, b"%22") { return None; }
            at += 3;
            captures.matched(Rule::mailto_quoted_string, start, at);
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
            at = 'choice_321: {
                'other_322: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_322; }
                    at += 1;
                    break 'choice_321 at;
                }
                'other_323: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'%')) { break 'other_323; }
                    at += 1;
                    at = 'choice_324: {
                        'other_325: {
                            let mut at = at;
                            at = 'character_326: {
                                if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1' | b'3'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_326 at + 2; }
                                break 'other_325;
                            };
                            break 'choice_324 at;
                        }
                        'other_327: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'3'..=b'4' | b'6')) { break 'other_327; }
                            at += 1;
                            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_327; }
                            at += 1;
                            break 'choice_324 at;
                        }
                        'other_328: {
                            let mut at = at;
                            at = 'character_329: {
                                if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'B' | b'D'..=b'F' | b'a'..=b'b' | b'd'..=b'f')) { break 'character_329 at + 2; }
                                break 'other_328;
                            };
                            break 'choice_324 at;
                        }
                        let mut at = at;
                        at = 'character_330: {
                            if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_330 at + 2; }
                            break 'other_323;
                        };
                        at
                    };
                    break 'choice_321 at;
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
            if !runtime::is_at_ignoring_case(text, at, b"%5C") { return None; }
            at += 3;
            at = 'choice_331: {
                match text.get(at) {
                    Some(b'!' | b'$' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~') => {
                        let at = at + 1;
                        break 'choice_331 at;
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
                                break 'choice_331 at;
                            }
                            Some(b'2'..=b'6') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) {
                                    return None;
                                }
                                let at = at + 1;
                                break 'choice_331 at;
                            }
                            Some(b'7') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) {
                                    return None;
                                }
                                let at = at + 1;
                                break 'choice_331 at;
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
        pub fn mailto_domain_literal<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"%5B") { return None; }
            at += 3;
            'more_332: loop {
                let before = at;
                'end_333: {
                    match self::mailto_dtext_no_obs(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_333; }
                    }
                    continue 'more_332;
                }
                at = before;
                break;
            }
            if !runtime::is_at_ignoring_case(text, at, b"%5D") { return None; }
            at += 3;
            captures.matched(Rule::mailto_domain_literal, start, at);
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
            at = 'choice_334: {
                'other_335: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'\''..=b'.' | b'0'..=b':' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_335; }
                    at += 1;
                    break 'choice_334 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'%')) { return None; }
                at += 1;
                at = 'choice_336: {
                    'other_337: {
                        let mut at = at;
                        at = 'character_338: {
                            if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_338 at + 2; }
                            break 'other_337;
                        };
                        break 'choice_336 at;
                    }
                    'other_339: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'3'..=b'4' | b'6')) { break 'other_339; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_339; }
                        at += 1;
                        break 'choice_336 at;
                    }
                    'other_340: {
                        let mut at = at;
                        at = 'character_341: {
                            if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_341 at + 2; }
                            break 'other_340;
                        };
                        break 'choice_336 at;
                    }
                    let mut at = at;
                    at = 'character_342: {
                        if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_342 at + 2; }
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
            at = 'choice_343: {
                'other_344: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_344; }
                    at += 1;
                    break 'choice_343 at;
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
            at = 'choice_345: {
                'other_346: {
                    let mut at = at;
                    at = 'character_347: {
                        if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1' | b'3'..=b'7' | b'A'..=b'B' | b'D' | b'F' | b'a'..=b'b' | b'd' | b'f')) { break 'character_347 at + 2; }
                        break 'other_346;
                    };
                    break 'choice_345 at;
                }
                'other_348: {
                    let mut at = at;
                    at = 'character_349: {
                        if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'D' | b'F' | b'd' | b'f')) { break 'character_349 at + 2; }
                        break 'other_348;
                    };
                    break 'choice_345 at;
                }
                'other_350: {
                    let mut at = at;
                    at = 'character_351: {
                        if matches!(text.get(at), Some(b'4')) && matches!(text.get(at + 1), Some(b'1'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_351 at + 2; }
                        break 'other_350;
                    };
                    break 'choice_345 at;
                }
                'other_352: {
                    let mut at = at;
                    at = 'character_353: {
                        if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_353 at + 2; }
                        break 'other_352;
                    };
                    break 'choice_345 at;
                }
                'other_354: {
                    let mut at = at;
                    at = 'character_355: {
                        if matches!(text.get(at), Some(b'6')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_355 at + 2; }
                        break 'other_354;
                    };
                    break 'choice_345 at;
                }
                let mut at = at;
                at = 'character_356: {
                    if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_356 at + 2; }
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
        pub fn mid_url<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"mid") { return None; }
            at += 3;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::message_id(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_357: {
                let saved = *captures;
                let before = at;
                'end_358: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_358; }
                    at += 1;
                    match self::content_id(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_358; }
                    }
                    break 'perhaps_357;
                }
                at = before;
                *captures = saved;
            }
            captures.matched_around(count, Rule::mid_url, start, at);
            Some(at)
        }

        /// message_id    = { url_addr_spec }
        pub fn message_id<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::url_addr_spec(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::message_id, start, at);
            Some(at)
        }

        /// newsURL       = { ^"news:" ~ (nntp_server ~ "/")? ~ (news_article | newsgroups) }
        #[inline(never)]
        pub fn newsURL<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"news:") { return None; }
            at += 5;
            'perhaps_359: {
                let saved = *captures;
                let before = at;
                'end_360: {
                    match self::nntp_server(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_360; }
                    }
                    if !matches!(text.get(at), Some(b'/')) { break 'end_360; }
                    at += 1;
                    break 'perhaps_359;
                }
                at = before;
                *captures = saved;
            }
            at = 'choice_361: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    let saved = *captures;
                    'other_362: {
                        let mut at = at;
                        match self::news_article(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_362; }
                        }
                        break 'choice_361 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                at = self::newsgroups(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::newsURL, start, at);
            Some(at)
        }

        /// news_article  = { news_id_left ~ "@" ~ news_id_right }
        pub fn news_article<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::news_id_left(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            let mut local = *captures;
            let end = self::news_id_right(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::news_article, start, at);
            Some(at)
        }

        /// news_id_left  = @{ atext+ ~ (("." | ^"%2E") ~ atext+)* }
        pub fn news_id_left<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::atext(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_363: loop {
                let before = at;
                'end_364: {
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_364; }
                    }
                    continue 'more_363;
                }
                at = before;
                break;
            }
            'more_365: loop {
                let before = at;
                'end_366: {
                    at = 'choice_367: {
                        'other_368: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_368; }
                            at += 1;
                            break 'choice_367 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_ignoring_case(text, at, b"%2E") { break 'end_366; }
                        at += 3;
                        at
                    };
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_366; }
                    }
                    'more_369: loop {
                        let before = at;
                        'end_370: {
                            match self::atext(text, at) {
                                Some(end) => at = end,
                                None => { break 'end_370; }
                            }
                            continue 'more_369;
                        }
                        at = before;
                        break;
                    }
                    continue 'more_365;
                }
                at = before;
                break;
            }
            captures.matched(Rule::news_id_left, start, at);
            Some(at)
        }

        /// news_id_right = { news_dot_atom_text | news_no_fold_literal }
        #[inline(never)]
        pub fn news_id_right<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_371: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'\'' | b'*'..=b'+' | b'-' | b'0'..=b'9' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_372: {
                        let mut at = at;
                        match self::news_dot_atom_text(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_372; }
                        }
                        break 'choice_371 at;
                    }
                }
                let mut at = at;
                match self::news_no_fold_literal(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::news_id_right, start, at);
            Some(at)
        }

        /// news_dot_atom_text = @{ atext+ ~ (("." | ^"%2E") ~ atext+)* }
        pub fn news_dot_atom_text<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::atext(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_373: loop {
                let before = at;
                'end_374: {
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_374; }
                    }
                    continue 'more_373;
                }
                at = before;
                break;
            }
            'more_375: loop {
                let before = at;
                'end_376: {
                    at = 'choice_377: {
                        'other_378: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'.')) { break 'other_378; }
                            at += 1;
                            break 'choice_377 at;
                        }
                        let mut at = at;
                        if !runtime::is_at_ignoring_case(text, at, b"%2E") { break 'end_376; }
                        at += 3;
                        at
                    };
                    match self::atext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_376; }
                    }
                    'more_379: loop {
                        let before = at;
                        'end_380: {
                            match self::atext(text, at) {
                                Some(end) => at = end,
                                None => { break 'end_380; }
                            }
                            continue 'more_379;
                        }
                        at = before;
                        break;
                    }
                    continue 'more_375;
                }
                at = before;
                break;
            }
            captures.matched(Rule::news_dot_atom_text, start, at);
            Some(at)
        }

        /// news_no_fold_literal = @{ ^"%5B" ~ news_mdtext* ~ ^"%5D" }
        pub fn news_no_fold_literal<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"%5B") { return None; }
            at += 3;
            'more_381: loop {
                let before = at;
                'end_382: {
                    match self::news_mdtext(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_382; }
                    }
                    continue 'more_381;
                }
                at = before;
                break;
            }
            if !runtime::is_at_ignoring_case(text, at, b"%5D") { return None; }
            at += 3;
            captures.matched(Rule::news_no_fold_literal, start, at);
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
            at = 'choice_383: {
                'other_384: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_384; }
                    at += 1;
                    break 'choice_383 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'%')) { return None; }
                at += 1;
                at = 'choice_385: {
                    'other_386: {
                        let mut at = at;
                        at = 'character_387: {
                            if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_387 at + 2; }
                            break 'other_386;
                        };
                        break 'choice_385 at;
                    }
                    'other_388: {
                        let mut at = at;
                        at = 'character_389: {
                            if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'D' | b'F' | b'a'..=b'd' | b'f')) { break 'character_389 at + 2; }
                            break 'other_388;
                        };
                        break 'choice_385 at;
                    }
                    'other_390: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'4' | b'6')) { break 'other_390; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_390; }
                        at += 1;
                        break 'choice_385 at;
                    }
                    'other_391: {
                        let mut at = at;
                        at = 'character_392: {
                            if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_392 at + 2; }
                            break 'other_391;
                        };
                        break 'choice_385 at;
                    }
                    let mut at = at;
                    at = 'character_393: {
                        if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_393 at + 2; }
                        return None;
                    };
                    at
                };
                at
            };
            Some(at)
        }

        /// newsgroups    = @{ (nntp_group_char | pct_encoded | "*")* }
        pub fn newsgroups<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'*', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::newsgroups, start, at);
            at
        }

        /// wildmat_pattern = @{ wildmat_item+ }
        pub fn wildmat_pattern<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'\"', b'+'), (b'-', b'Z'), (b'^', b'~')]) }.skip(text, at, |at| {
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0x80..=0x10ffff) { return Some(end); }
                }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::wildmat_pattern, start, at);
            Some(at)
        }

        /// nntpURL       = { ^"nntp:" ~ nntp_server ~ "/" ~ nntp_group ~ ("/" ~ nntp_article_number)? }
        pub fn nntpURL<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"nntp:") { return None; }
            at += 5;
            match self::nntp_server(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            match self::nntp_group(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_394: {
                let before = at;
                'end_395: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_395; }
                    at += 1;
                    match self::nntp_article_number(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_395; }
                    }
                    break 'perhaps_394;
                }
                at = before;
            }
            captures.matched_around(count, Rule::nntpURL, start, at);
            Some(at)
        }

        /// nntp_server   = { "//" ~ authority }
        pub fn nntp_server<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::authority(text, captures, at);
            captures.matched_around(count, Rule::nntp_server, start, at);
            Some(at)
        }

        /// nntp_group    = @{ (nntp_group_char | pct_encoded)+ }
        pub fn nntp_group<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::nntp_group, start, at);
            Some(at)
        }

        /// nntp_article_number = @{ DIGIT{1,16} }
        pub fn nntp_article_number<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            while at < before + 16 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
            if at == before { return None; }
            captures.matched(Rule::nntp_article_number, start, at);
            Some(at)
        }

        /// newsgroup_name = @{ wildmat_exact+ }
        pub fn newsgroup_name<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'\"', b')'), (b'+', b'+'), (b'-', b'>'), (b'@', b'Z'), (b'^', b'~')]) }.skip(text, at, |at| {
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0x80..=0x10ffff) { return Some(end); }
                }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::newsgroup_name, start, at);
            Some(at)
        }

        /// SIP_URI          = {
        ///     &(absolute_URI ~ !ANY)
        ///   ~ ^"sip:" ~ sip_userinfo? ~ sip_hostport
        ///   ~ uri_parameters ~ sip_headers?
        /// }
        #[inline(never)]
        pub fn SIP_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                match self::absolute_URI(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                'ahead_396: {
                    let mut at = at;
                    at = 'character_397: {
                        if matches!(text.get(at), Some(b'\x00'..=b'\x7f')) { break 'character_397 at + 1; }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0x80..=0x10ffff) { break 'character_397 end; }
                        }
                        break 'ahead_396;
                    };
                    return None;
                }
            }
            if !runtime::is_at_ignoring_case(text, at, b"sip:") { return None; }
            at += 4;
            'perhaps_398: {
                let saved = *captures;
                let before = at;
                'end_399: {
                    match self::sip_userinfo(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_399; }
                    }
                    break 'perhaps_398;
                }
                at = before;
                *captures = saved;
            }
            let mut local = *captures;
            let end = self::sip_hostport(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::uri_parameters(text, captures, at);
            'perhaps_400: {
                let saved = *captures;
                let before = at;
                'end_401: {
                    match self::sip_headers(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_401; }
                    }
                    break 'perhaps_400;
                }
                at = before;
                *captures = saved;
            }
            captures.matched_around(count, Rule::SIP_URI, start, at);
            Some(at)
        }

        /// sip_userinfo     = { sip_user ~ (":" ~ sip_password)? ~ "@" }
        pub fn sip_userinfo<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sip_user(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    captures.matched(Rule::sip_password, led + 1, at);
                }
            }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            captures.matched_around(count, Rule::sip_userinfo, start, at);
            Some(at)
        }

        /// sip_user         = @{ (sip_unreserved | pct_encoded | user_unreserved)+ }
        pub fn sip_user<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::sip_user, start, at);
            Some(at)
        }

        /// sip_hostport     = { sip_host ~ (":" ~ sip_port)? }
        #[inline(never)]
        pub fn sip_hostport<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sip_host(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_402: {
                let before = at;
                'end_403: {
                    if !matches!(text.get(at), Some(b':')) { break 'end_403; }
                    at += 1;
                    match self::sip_port(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_403; }
                    }
                    break 'perhaps_402;
                }
                at = before;
            }
            captures.matched_around(count, Rule::sip_hostport, start, at);
            Some(at)
        }

        /// sip_host         = { sip_hostname | IPv4address | IPv6reference }
        pub fn sip_host<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_404: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_405: {
                        let mut at = at;
                        match self::sip_hostname(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_405; }
                        }
                        break 'choice_404 at;
                    }
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let saved = *captures;
                    'other_406: {
                        let mut at = at;
                        let mut local = *captures;
                        let end = self::IPv4address(text, &mut local, at);
                        *captures = local;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_406; }
                        }
                        break 'choice_404 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                match self::IPv6reference(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::sip_host, start, at);
            Some(at)
        }

        /// sip_hostname     = @{ (sip_domainlabel ~ "." ~ &sip_alphanum)* ~ sip_toplabel ~ "."? }
        pub fn sip_hostname<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'more_407: loop {
                let before = at;
                'end_408: {
                    match self::sip_domainlabel(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_408; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_408; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_408; }
                        at += 1;
                    }
                    continue 'more_407;
                }
                at = before;
                break;
            }
            match self::sip_toplabel(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_409: {
                let before = at;
                'end_410: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_410; }
                    at += 1;
                    break 'perhaps_409;
                }
                at = before;
            }
            captures.matched(Rule::sip_hostname, start, at);
            Some(at)
        }

        /// sip_domainlabel  = @{ sip_alphanum ~ ("-"* ~ sip_alphanum)* }
        pub fn sip_domainlabel(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_411: loop {
                let before = at;
                'end_412: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_412; }
                    at += 1;
                    continue 'more_411;
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
            'more_413: loop {
                let before = at;
                'end_414: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_414; }
                    at += 1;
                    continue 'more_413;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// IPv6reference    = { "[" ~ IPv6address ~ "]" }
        pub fn IPv6reference<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b'[')) { return None; }
            at += 1;
            let mut local = *captures;
            let end = self::IPv6address(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b']')) { return None; }
            at += 1;
            captures.matched_around(count, Rule::IPv6reference, start, at);
            Some(at)
        }

        /// sip_port         = @{ DIGIT+ }
        pub fn sip_port<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::sip_port, start, at);
            Some(at)
        }

        /// uri_parameters   = { (";" ~ uri_parameter)* }
        pub fn uri_parameters<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'more_415: loop {
                let saved = *captures;
                let before = at;
                'end_416: {
                    if !matches!(text.get(at), Some(b';')) { break 'end_416; }
                    at += 1;
                    let mut local = *captures;
                    let end = self::uri_parameter(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_416; }
                    }
                    continue 'more_415;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::uri_parameters, start, at);
            at
        }

        /// uri_parameter    = {
        ///     transport_param | user_param | method_param
        ///   | ttl_param | maddr_param | lr_param | other_param
        /// }
        #[inline(never)]
        pub fn uri_parameter<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_417: {
                if matches!(text.get(at), Some(b'T' | b't')) {
                    let saved = *captures;
                    'other_418: {
                        let mut at = at;
                        match self::transport_param(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_418; }
                        }
                        break 'choice_417 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'U' | b'u')) {
                    let saved = *captures;
                    'other_419: {
                        let mut at = at;
                        match self::user_param(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_419; }
                        }
                        break 'choice_417 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'M' | b'm')) {
                    let saved = *captures;
                    'other_420: {
                        let mut at = at;
                        match self::method_param(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_420; }
                        }
                        break 'choice_417 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'T' | b't')) {
                    let saved = *captures;
                    'other_421: {
                        let mut at = at;
                        match self::ttl_param(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_421; }
                        }
                        break 'choice_417 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'M' | b'm')) {
                    let saved = *captures;
                    'other_422: {
                        let mut at = at;
                        match self::maddr_param(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_422; }
                        }
                        break 'choice_417 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'L' | b'l')) {
                    'other_423: {
                        let mut at = at;
                        match self::lr_param(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_423; }
                        }
                        break 'choice_417 at;
                    }
                }
                let mut at = at;
                match self::other_param(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::uri_parameter, start, at);
            Some(at)
        }

        /// transport_param  = { ^"transport=" ~ sip_token ~ !sip_paramchar }
        pub fn transport_param<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"transport=") { return None; }
            at += 10;
            match self::sip_token(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_424: {
                let mut at = at;
                at = 'character_425: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_425 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_425 at + 3; }
                    break 'ahead_424;
                };
                return None;
            }
            captures.matched_around(count, Rule::transport_param, start, at);
            Some(at)
        }

        /// user_param       = { ^"user=" ~ sip_token ~ !sip_paramchar }
        pub fn user_param<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"user=") { return None; }
            at += 5;
            match self::sip_token(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_426: {
                let mut at = at;
                at = 'character_427: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_427 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_427 at + 3; }
                    break 'ahead_426;
                };
                return None;
            }
            captures.matched_around(count, Rule::user_param, start, at);
            Some(at)
        }

        /// method_param     = { ^"method=" ~ sip_Method ~ !sip_paramchar }
        pub fn method_param<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"method=") { return None; }
            at += 7;
            match self::sip_Method(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_428: {
                let mut at = at;
                at = 'character_429: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_429 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_429 at + 3; }
                    break 'ahead_428;
                };
                return None;
            }
            captures.matched_around(count, Rule::method_param, start, at);
            Some(at)
        }

        /// ttl_param        = { ^"ttl=" ~ sip_ttl ~ !sip_paramchar }
        pub fn ttl_param<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"ttl=") { return None; }
            at += 4;
            match self::sip_ttl(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_430: {
                let mut at = at;
                at = 'character_431: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_431 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_431 at + 3; }
                    break 'ahead_430;
                };
                return None;
            }
            captures.matched_around(count, Rule::ttl_param, start, at);
            Some(at)
        }

        /// maddr_param      = { ^"maddr=" ~ sip_host ~ !sip_paramchar }
        pub fn maddr_param<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"maddr=") { return None; }
            at += 6;
            match self::sip_host(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_432: {
                let mut at = at;
                at = 'character_433: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_433 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_433 at + 3; }
                    break 'ahead_432;
                };
                return None;
            }
            captures.matched_around(count, Rule::maddr_param, start, at);
            Some(at)
        }

        /// lr_param         = { ^"lr" ~ !(sip_paramchar | "=") }
        pub fn lr_param<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"lr") { return None; }
            at += 2;
            'ahead_434: {
                let mut at = at;
                at = 'character_435: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'=' | b'A'..=b'[' | b']' | b'_' | b'a'..=b'z' | b'~')) { break 'character_435 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_435 at + 3; }
                    break 'ahead_434;
                };
                return None;
            }
            captures.matched(Rule::lr_param, start, at);
            Some(at)
        }

        /// other_param      = { sip_pname ~ ("=" ~ sip_pvalue)? }
        pub fn other_param<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sip_pname(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_436: {
                let before = at;
                'end_437: {
                    if !matches!(text.get(at), Some(b'=')) { break 'end_437; }
                    at += 1;
                    match self::sip_pvalue(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_437; }
                    }
                    break 'perhaps_436;
                }
                at = before;
            }
            captures.matched_around(count, Rule::other_param, start, at);
            Some(at)
        }

        /// sip_pname        = @{ sip_paramchar+ }
        pub fn sip_pname<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b':'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::sip_pname, start, at);
            Some(at)
        }

        /// sip_pvalue       = @{ sip_paramchar+ }
        pub fn sip_pvalue<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b':'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::sip_pvalue, start, at);
            Some(at)
        }

        /// sip_headers      = { "?" ~ sip_header ~ ("&" ~ sip_header)* }
        pub fn sip_headers<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b'?')) { return None; }
            at += 1;
            match self::sip_header(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_438: loop {
                let saved = *captures;
                let before = at;
                'end_439: {
                    if !matches!(text.get(at), Some(b'&')) { break 'end_439; }
                    at += 1;
                    match self::sip_header(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_439; }
                    }
                    continue 'more_438;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::sip_headers, start, at);
            Some(at)
        }

        /// sip_header       = { sip_hname ~ "=" ~ sip_hvalue }
        pub fn sip_header<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sip_hname(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::sip_hvalue(text, captures, at);
            captures.matched_around(count, Rule::sip_header, start, at);
            Some(at)
        }

        /// sip_hname        = @{ (hnv_unreserved | sip_unreserved | pct_encoded)+ }
        pub fn sip_hname<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'+'), (b'-', b':'), (b'?', b'?'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::sip_hname, start, at);
            Some(at)
        }

        /// sip_hvalue       = @{ (hnv_unreserved | sip_unreserved | pct_encoded)* }
        pub fn sip_hvalue<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'\'', b'+'), (b'-', b':'), (b'?', b'?'), (b'A', b'['), (b']', b']'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::sip_hvalue, start, at);
            at
        }

        /// sip_Method       = { sip_token }
        pub fn sip_Method<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sip_token(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::sip_Method, start, at);
            Some(at)
        }

        /// sip_ttl          = @{ DIGIT{1,3} }
        pub fn sip_ttl<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            while at < before + 3 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
            if at == before { return None; }
            captures.matched(Rule::sip_ttl, start, at);
            Some(at)
        }

        /// sip_token        = @{ (sip_alphanum | "-" | "." | "!" | "%" | "*" | "_" | "+" | "`" | "'" | "~")+ }
        pub fn sip_token<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'%', b'%'), (b'\'', b'\''), (b'*', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'z'), (b'~', b'~')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::sip_token, start, at);
            Some(at)
        }

        /// SIPS_URI         = {
        ///     &(absolute_URI ~ !ANY)
        ///   ~ ^"sips:" ~ sip_userinfo? ~ sip_hostport
        ///   ~ uri_parameters ~ sip_headers?
        /// }
        #[inline(never)]
        pub fn SIPS_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                match self::absolute_URI(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                'ahead_440: {
                    let mut at = at;
                    at = 'character_441: {
                        if matches!(text.get(at), Some(b'\x00'..=b'\x7f')) { break 'character_441 at + 1; }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0x80..=0x10ffff) { break 'character_441 end; }
                        }
                        break 'ahead_440;
                    };
                    return None;
                }
            }
            if !runtime::is_at_ignoring_case(text, at, b"sips:") { return None; }
            at += 5;
            'perhaps_442: {
                let saved = *captures;
                let before = at;
                'end_443: {
                    match self::sip_userinfo(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_443; }
                    }
                    break 'perhaps_442;
                }
                at = before;
                *captures = saved;
            }
            let mut local = *captures;
            let end = self::sip_hostport(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            at = self::uri_parameters(text, captures, at);
            'perhaps_444: {
                let saved = *captures;
                let before = at;
                'end_445: {
                    match self::sip_headers(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_445; }
                    }
                    break 'perhaps_444;
                }
                at = before;
                *captures = saved;
            }
            captures.matched_around(count, Rule::SIPS_URI, start, at);
            Some(at)
        }

        /// sms_uri        = { sms_scheme ~ ":" ~ sms_hier_part ~ ("?" ~ sms_fields)? }
        pub fn sms_uri<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sms_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            let mut local = *captures;
            let end = self::sms_hier_part(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_446: {
                let saved = *captures;
                let before = at;
                'end_447: {
                    if !matches!(text.get(at), Some(b'?')) { break 'end_447; }
                    at += 1;
                    match self::sms_fields(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_447; }
                    }
                    break 'perhaps_446;
                }
                at = before;
                *captures = saved;
            }
            captures.matched_around(count, Rule::sms_uri, start, at);
            Some(at)
        }

        /// sms_scheme     = @{ ^"sms" }
        pub fn sms_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"sms") { return None; }
            at += 3;
            captures.matched(Rule::sms_scheme, start, at);
            Some(at)
        }

        /// sms_hier_part  = { sms_recipient ~ ("," ~ sms_recipient)* }
        #[inline(never)]
        pub fn sms_hier_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sms_recipient(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_448: loop {
                let saved = *captures;
                let before = at;
                'end_449: {
                    if !matches!(text.get(at), Some(b',')) { break 'end_449; }
                    at += 1;
                    match self::sms_recipient(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_449; }
                    }
                    continue 'more_448;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::sms_hier_part, start, at);
            Some(at)
        }

        /// sms_recipient  = { telephone_subscriber }
        pub fn sms_recipient<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::telephone_subscriber(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::sms_recipient, start, at);
            Some(at)
        }

        /// sms_fields     = { sms_field ~ ("&" ~ sms_field)* }
        pub fn sms_fields<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sms_field(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_450: loop {
                let saved = *captures;
                let before = at;
                'end_451: {
                    if !matches!(text.get(at), Some(b'&')) { break 'end_451; }
                    at += 1;
                    match self::sms_field(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_451; }
                    }
                    continue 'more_450;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::sms_fields, start, at);
            Some(at)
        }

        /// sms_field      = { sms_field_name ~ "=" ~ escaped_value }
        pub fn sms_field<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::sms_field_name(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::escaped_value(text, captures, at);
            captures.matched_around(count, Rule::sms_field, start, at);
            Some(at)
        }

        /// sms_field_name = { ^"body" ~ !unreserved | sms_field_ext }
        pub fn sms_field_name<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_452: {
                'other_453: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"body") { break 'other_453; }
                    at += 4;
                    'ahead_454: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'ahead_454; }
                        at += 1;
                        break 'other_453;
                    }
                    break 'choice_452 at;
                }
                let mut at = at;
                match self::sms_field_ext(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::sms_field_name, start, at);
            Some(at)
        }

        /// sms_field_ext  = @{ unreserved+ }
        pub fn sms_field_ext<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::sms_field_ext, start, at);
            Some(at)
        }

        /// escaped_value  = @{ (unreserved | pct_encoded)* }
        pub fn escaped_value<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::escaped_value, start, at);
            at
        }

        /// tagURI        = { ^"tag:" ~ taggingEntity ~ ":" ~ tag_specific ~ ("#" ~ fragment)? }
        pub fn tagURI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"tag:") { return None; }
            at += 4;
            match self::taggingEntity(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::tag_specific(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    captures.matched(Rule::fragment, led + 1, at);
                }
            }
            captures.matched_around(count, Rule::tagURI, start, at);
            Some(at)
        }

        /// taggingEntity = { authorityName ~ "," ~ tag_date }
        pub fn taggingEntity<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            let mut local = *captures;
            let end = self::authorityName(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            match self::tag_date(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::taggingEntity, start, at);
            Some(at)
        }

        /// authorityName = { emailAddress | DNSname }
        #[inline(never)]
        pub fn authorityName<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_455: {
                if matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z')) {
                    'other_456: {
                        let mut at = at;
                        match self::emailAddress(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_456; }
                        }
                        break 'choice_455 at;
                    }
                }
                let mut at = at;
                match self::DNSname(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::authorityName, start, at);
            Some(at)
        }

        /// tag_date      = { tag_year ~ ("-" ~ tag_month ~ ("-" ~ tag_day)?)? }
        pub fn tag_date<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::tag_year(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_457: {
                let before = at;
                'end_458: {
                    if !matches!(text.get(at), Some(b'-')) { break 'end_458; }
                    at += 1;
                    match self::tag_month(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_458; }
                    }
                    'perhaps_459: {
                        let before = at;
                        'end_460: {
                            if !matches!(text.get(at), Some(b'-')) { break 'end_460; }
                            at += 1;
                            match self::tag_day(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'end_460; }
                            }
                            break 'perhaps_459;
                        }
                        at = before;
                    }
                    break 'perhaps_457;
                }
                at = before;
            }
            captures.matched_around(count, Rule::tag_date, start, at);
            Some(at)
        }

        /// tag_year      = @{ DIGIT{4} }
        pub fn tag_year<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..4 {
                if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
                at += 1;
            }
            captures.matched(Rule::tag_year, start, at);
            Some(at)
        }

        /// tag_month     = @{ DIGIT{2} }
        pub fn tag_month<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..2 {
                if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
                at += 1;
            }
            captures.matched(Rule::tag_month, start, at);
            Some(at)
        }

        /// tag_day       = @{ DIGIT{2} }
        pub fn tag_day<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..2 {
                if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
                at += 1;
            }
            captures.matched(Rule::tag_day, start, at);
            Some(at)
        }

        /// DNSname       = @{ DNScomp ~ ("." ~ DNScomp)* }
        pub fn DNSname(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::DNScomp(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_461: loop {
                let before = at;
                'end_462: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_462; }
                    at += 1;
                    match self::DNScomp(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_462; }
                    }
                    continue 'more_461;
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
            'more_463: loop {
                let before = at;
                'end_464: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_464; }
                    at += 1;
                    continue 'more_463;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// emailAddress  = @{ (tag_alphaNum | "-" | "." | "_")+ ~ "@" ~ DNSname }
        pub fn emailAddress<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            match self::DNSname(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched(Rule::emailAddress, start, at);
            Some(at)
        }

        /// tag_specific  = @{ (pchar | "/" | "?")* }
        pub fn tag_specific<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::tag_specific, start, at);
            at
        }

        /// telephone_uri        = { ^"tel:" ~ telephone_subscriber }
        pub fn telephone_uri<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"tel:") { return None; }
            at += 4;
            match self::telephone_subscriber(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::telephone_uri, start, at);
            Some(at)
        }

        /// telephone_subscriber = { global_number | local_number }
        pub fn telephone_subscriber<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_465: {
                if matches!(text.get(at), Some(b'+')) {
                    'other_466: {
                        let mut at = at;
                        match self::global_number(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_466; }
                        }
                        break 'choice_465 at;
                    }
                }
                let mut at = at;
                let mut local = *captures;
                let end = self::local_number(text, &mut local, at);
                *captures = local;
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::telephone_subscriber, start, at);
            Some(at)
        }

        /// global_number        = { global_number_digits ~ tel_par* }
        pub fn global_number<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::global_number_digits(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_467: loop {
                let saved = *captures;
                let before = at;
                'end_468: {
                    match self::tel_par(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_468; }
                    }
                    continue 'more_467;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::global_number, start, at);
            Some(at)
        }

        /// local_number         = { local_number_digits ~ (!tel_context ~ tel_par)* ~ tel_context ~ tel_par* }
        #[inline(never)]
        pub fn local_number<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::local_number_digits(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_469: loop {
                let saved = *captures;
                let before = at;
                'end_470: {
                    'ahead_471: {
                        let mut at = at;
                        let captures = &mut runtime::NoCapture;
                        match self::tel_context(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'ahead_471; }
                        }
                        break 'end_470;
                    }
                    match self::tel_par(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_470; }
                    }
                    continue 'more_469;
                }
                at = before;
                *captures = saved;
                break;
            }
            match self::tel_context(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_472: loop {
                let saved = *captures;
                let before = at;
                'end_473: {
                    match self::tel_par(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_473; }
                    }
                    continue 'more_472;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::local_number, start, at);
            Some(at)
        }

        /// tel_par              = { tel_extension | isdn_subaddress | tel_parameter }
        pub fn tel_par<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_474: {
                if matches!(text.get(at), Some(b';')) {
                    let saved = *captures;
                    'other_475: {
                        let mut at = at;
                        match self::tel_extension(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_475; }
                        }
                        break 'choice_474 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b';')) {
                    'other_476: {
                        let mut at = at;
                        match self::isdn_subaddress(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_476; }
                        }
                        break 'choice_474 at;
                    }
                }
                let mut at = at;
                match self::tel_parameter(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::tel_par, start, at);
            Some(at)
        }

        /// isdn_subaddress      = { ^";isub=" ~ tel_pvalue }
        pub fn isdn_subaddress<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b";isub=") { return None; }
            at += 6;
            match self::tel_pvalue(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::isdn_subaddress, start, at);
            Some(at)
        }

        /// tel_extension        = { ^";ext=" ~ tel_phonedigits ~ !tel_paramchar }
        pub fn tel_extension<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b";ext=") { return None; }
            at += 5;
            at = self::tel_phonedigits(text, captures, at);
            'ahead_477: {
                let mut at = at;
                at = 'character_478: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_478 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_478 at + 3; }
                    break 'ahead_477;
                };
                return None;
            }
            captures.matched_around(count, Rule::tel_extension, start, at);
            Some(at)
        }

        /// tel_phonedigits      = @{ (DIGIT | visual_separator)* }
        pub fn tel_phonedigits<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'(', b')'), (b'-', b'.'), (b'0', b'9')]) }.skip(text, at, |_| None);
            captures.matched(Rule::tel_phonedigits, start, at);
            at
        }

        /// tel_context          = { ^";phone-context=" ~ tel_descriptor ~ !tel_paramchar }
        pub fn tel_context<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b";phone-context=") { return None; }
            at += 15;
            match self::tel_descriptor(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'ahead_479: {
                let mut at = at;
                at = 'character_480: {
                    if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'+' | b'-'..=b':' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_480 at + 1; }
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_480 at + 3; }
                    break 'ahead_479;
                };
                return None;
            }
            captures.matched_around(count, Rule::tel_context, start, at);
            Some(at)
        }

        /// tel_descriptor       = { tel_domainname | global_number_digits }
        pub fn tel_descriptor<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = 'choice_481: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_482: {
                        let mut at = at;
                        match self::tel_domainname(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_482; }
                        }
                        break 'choice_481 at;
                    }
                }
                let mut at = at;
                match self::global_number_digits(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched_around(count, Rule::tel_descriptor, start, at);
            Some(at)
        }

        /// global_number_digits = @{ "+" ~ visual_separator* ~ DIGIT ~ (DIGIT | visual_separator)* }
        pub fn global_number_digits<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'+')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'(', b')'), (b'-', b'.')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b'0'..=b'9')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'(', b')'), (b'-', b'.'), (b'0', b'9')]) }.skip(text, at, |_| None);
            captures.matched(Rule::global_number_digits, start, at);
            Some(at)
        }

        /// local_number_digits  = @{ visual_separator* ~ (HEXDIG | "*") ~ (HEXDIG | "*" | visual_separator)* }
        pub fn local_number_digits<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'(', b')'), (b'-', b'.')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b'*' | b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'(', b'*'), (b'-', b'.'), (b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) }.skip(text, at, |_| None);
            captures.matched(Rule::local_number_digits, start, at);
            Some(at)
        }

        /// tel_domainname       = @{ (tel_domainlabel ~ "." ~ &tel_alphanum)* ~ tel_toplabel ~ "."? }
        pub fn tel_domainname<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'more_483: loop {
                let before = at;
                'end_484: {
                    match self::tel_domainlabel(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_484; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_484; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_484; }
                        at += 1;
                    }
                    continue 'more_483;
                }
                at = before;
                break;
            }
            match self::tel_toplabel(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_485: {
                let before = at;
                'end_486: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_486; }
                    at += 1;
                    break 'perhaps_485;
                }
                at = before;
            }
            captures.matched(Rule::tel_domainname, start, at);
            Some(at)
        }

        /// tel_domainlabel      = @{ tel_alphanum ~ ("-"* ~ tel_alphanum)* }
        pub fn tel_domainlabel(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_487: loop {
                let before = at;
                'end_488: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_488; }
                    at += 1;
                    continue 'more_487;
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
            'more_489: loop {
                let before = at;
                'end_490: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_490; }
                    at += 1;
                    continue 'more_489;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// tel_parameter        = { ";" ~ tel_pname ~ ("=" ~ tel_pvalue)? }
        pub fn tel_parameter<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b';')) { return None; }
            at += 1;
            match self::tel_pname(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_491: {
                let before = at;
                'end_492: {
                    if !matches!(text.get(at), Some(b'=')) { break 'end_492; }
                    at += 1;
                    match self::tel_pvalue(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_492; }
                    }
                    break 'perhaps_491;
                }
                at = before;
            }
            captures.matched_around(count, Rule::tel_parameter, start, at);
            Some(at)
        }

        /// tel_pname            = @{ (tel_alphanum | "-")+ }
        pub fn tel_pname<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            captures.matched(Rule::tel_pname, start, at);
            Some(at)
        }

        /// tel_pvalue           = @{ tel_paramchar+ }
        pub fn tel_pvalue<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'+'), (b'-', b':'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::tel_pvalue, start, at);
            Some(at)
        }

        /// namestring    = { assigned_name ~ (&"?" ~ rq_components)? ~ ("#" ~ f_component)? }
        #[inline(never)]
        pub fn namestring<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            match self::assigned_name(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_493: {
                let before = at;
                'end_494: {
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'?')) { break 'end_494; }
                        at += 1;
                    }
                    at = self::rq_components(text, captures, at);
                    break 'perhaps_493;
                }
                at = before;
            }
            'perhaps_495: {
                let before = at;
                'end_496: {
                    if !matches!(text.get(at), Some(b'#')) { break 'end_496; }
                    at += 1;
                    at = self::f_component(text, captures, at);
                    break 'perhaps_495;
                }
                at = before;
            }
            captures.matched_around(count, Rule::namestring, start, at);
            Some(at)
        }

        /// assigned_name = { ^"urn" ~ ":" ~ NID ~ ":" ~ NSS }
        pub fn assigned_name<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"urn") { return None; }
            at += 3;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::NID(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::NSS(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            captures.matched_around(count, Rule::assigned_name, start, at);
            Some(at)
        }

        /// NID           = @{ urn_alphanum ~ &(urn_ldh{1,31} ~ !urn_ldh) ~ ("-"* ~ urn_alphanum)+ }
        pub fn NID<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            {
                let mut at = at;
                let before = at;
                while at < before + 31 && matches!(text.get(at), Some(b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { at += 1; }
                if at == before { return None; }
                'ahead_497: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'-' | b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'ahead_497; }
                    at += 1;
                    return None;
                }
            }
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            'more_498: loop {
                let before = at;
                'end_499: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_499; }
                    at += 1;
                    continue 'more_498;
                }
                at = before;
                break;
            }
            captures.matched(Rule::NID, start, at);
            Some(at)
        }

        /// NSS           = @{ pchar ~ (pchar | "/")* }
        pub fn NSS<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_500: {
                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_500 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_500 at + 3; }
                return None;
            };
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::NSS, start, at);
            Some(at)
        }

        /// rq_components = { ("?+" ~ r_component)? ~ ("?=" ~ q_component)? }
        pub fn rq_components<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'perhaps_501: {
                let before = at;
                'end_502: {
                    if !runtime::is_at(text, at, b"?+") { break 'end_502; }
                    at += 2;
                    match self::r_component(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_502; }
                    }
                    break 'perhaps_501;
                }
                at = before;
            }
            'perhaps_503: {
                let before = at;
                'end_504: {
                    if !runtime::is_at(text, at, b"?=") { break 'end_504; }
                    at += 2;
                    match self::q_component(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_504; }
                    }
                    break 'perhaps_503;
                }
                at = before;
            }
            captures.matched_around(count, Rule::rq_components, start, at);
            at
        }

        /// r_component   = @{ pchar ~ (pchar | "/" | !("?=" ~ pchar) ~ "?")* }
        pub fn r_component<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_505: {
                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_505 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_505 at + 3; }
                return None;
            };
            'more_506: loop {
                let before = at;
                'end_507: {
                    at = 'choice_508: {
                        'other_509: {
                            let mut at = at;
                            at = 'character_510: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_510 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_510 at + 3; }
                                break 'other_509;
                            };
                            break 'choice_508 at;
                        }
                        let mut at = at;
                        'ahead_511: {
                            let mut at = at;
                            if !runtime::is_at(text, at, b"?=") { break 'ahead_511; }
                            at += 2;
                            at = 'character_512: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_512 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_512 at + 3; }
                                break 'ahead_511;
                            };
                            break 'end_507;
                        }
                        if !matches!(text.get(at), Some(b'?')) { break 'end_507; }
                        at += 1;
                        at
                    };
                    continue 'more_506;
                }
                at = before;
                break;
            }
            captures.matched(Rule::r_component, start, at);
            Some(at)
        }

        /// q_component   = @{ pchar ~ (pchar | "/" | "?")* }
        pub fn q_component<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_513: {
                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_513 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_513 at + 3; }
                return None;
            };
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::q_component, start, at);
            Some(at)
        }

        /// f_component   = { fragment }
        pub fn f_component<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = self::fragment(text, captures, at);
            captures.matched_around(count, Rule::f_component, start, at);
            at
        }

        /// UUID          = @{ HEXDIG{8} ~ "-" ~ HEXDIG{4} ~ "-" ~ HEXDIG{4} ~ "-" ~ HEXDIG{4} ~ "-" ~ HEXDIG{12} }
        pub fn UUID<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..8 {
                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
                at += 1;
            }
            if !matches!(text.get(at), Some(b'-')) { return None; }
            at += 1;
            for _ in 0..4 {
                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
                at += 1;
            }
            if !matches!(text.get(at), Some(b'-')) { return None; }
            at += 1;
            for _ in 0..4 {
                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
                at += 1;
            }
            if !matches!(text.get(at), Some(b'-')) { return None; }
            at += 1;
            for _ in 0..4 {
                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
                at += 1;
            }
            if !matches!(text.get(at), Some(b'-')) { return None; }
            at += 1;
            for _ in 0..12 {
                if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return None; }
                at += 1;
            }
            captures.matched(Rule::UUID, start, at);
            Some(at)
        }

        /// urn_oid       = @{ urn_number ~ ("." ~ urn_number)* }
        pub fn urn_oid<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::urn_number(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_514: loop {
                let before = at;
                'end_515: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_515; }
                    at += 1;
                    match self::urn_number(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_515; }
                    }
                    continue 'more_514;
                }
                at = before;
                break;
            }
            captures.matched(Rule::urn_oid, start, at);
            Some(at)
        }

        /// urn_number    = @{ '1'..'9' ~ DIGIT+ | DIGIT }
        pub fn urn_number(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_516: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_516 at;
                    }
                    Some(b'1'..=b'9') => {
                        let at = at + 1;
                        let before = at;
                        let mut at = at;
                        at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                        if at == before {
                            break 'choice_516 at;
                        }
                        break 'choice_516 at;
                    }
                    _ => {
                        return None;
                    }
                }
            };
            Some(at)
        }

        /// ws_URI = { ^"ws:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn ws_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"ws:") { return None; }
            at += 3;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::port, led + 1, at);
                }
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
            captures.matched_around(count, Rule::ws_URI, start, at);
            Some(at)
        }

        /// wss_URI = { ^"wss:" ~ "//" ~ host ~ (":" ~ port)? ~ path_abempty ~ ("?" ~ query)? }
        pub fn wss_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"wss:") { return None; }
            at += 4;
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::port, led + 1, at);
                }
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
            captures.matched_around(count, Rule::wss_URI, start, at);
            Some(at)
        }

        /// xmppuri   = { ^"xmpp" ~ ":" ~ hierxmpp ~ ("?" ~ xmpp_querycomp)? ~ ("#" ~ fragment)? }
        pub fn xmppuri<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at_ignoring_case(text, at, b"xmpp") { return None; }
            at += 4;
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            let mut local = *captures;
            let end = self::hierxmpp(text, &mut local, at);
            *captures = local;
            at = end;
            'perhaps_517: {
                let before = at;
                'end_518: {
                    if !matches!(text.get(at), Some(b'?')) { break 'end_518; }
                    at += 1;
                    at = self::xmpp_querycomp(text, captures, at);
                    break 'perhaps_517;
                }
                at = before;
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    captures.matched(Rule::fragment, led + 1, at);
                }
            }
            captures.matched_around(count, Rule::xmppuri, start, at);
            Some(at)
        }

        /// hierxmpp  = { authpath | pathxmpp }
        #[inline(never)]
        pub fn hierxmpp<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_519: {
                if matches!(text.get(at), Some(b'/')) {
                    let saved = *captures;
                    'other_520: {
                        let mut at = at;
                        match self::authpath(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_520; }
                        }
                        break 'choice_519 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                at = self::pathxmpp(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::hierxmpp, start, at);
            at
        }

        /// authpath  = { "//" ~ authxmpp ~ ("/" ~ pathxmpp)? }
        pub fn authpath<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !runtime::is_at(text, at, b"//") { return None; }
            at += 2;
            match self::authxmpp(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_521: {
                let saved = *captures;
                let before = at;
                'end_522: {
                    if !matches!(text.get(at), Some(b'/')) { break 'end_522; }
                    at += 1;
                    at = self::pathxmpp(text, captures, at);
                    break 'perhaps_521;
                }
                at = before;
                *captures = saved;
            }
            captures.matched_around(count, Rule::authpath, start, at);
            Some(at)
        }

        /// authxmpp  = { nodeid ~ "@" ~ host }
        pub fn authxmpp<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            at = self::nodeid(text, captures, at);
            if !matches!(text.get(at), Some(b'@')) { return None; }
            at += 1;
            at = self::host(text, captures, at);
            captures.matched_around(count, Rule::authxmpp, start, at);
            Some(at)
        }

        /// pathxmpp  = { (nodeid ~ "@")? ~ xmpp_host ~ ("/" ~ resid)? }
        pub fn pathxmpp<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            'perhaps_523: {
                let saved = *captures;
                let before = at;
                'end_524: {
                    at = self::nodeid(text, captures, at);
                    if !matches!(text.get(at), Some(b'@')) { break 'end_524; }
                    at += 1;
                    break 'perhaps_523;
                }
                at = before;
                *captures = saved;
            }
            at = self::xmpp_host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    captures.matched(Rule::resid, led + 1, at);
                }
            }
            captures.matched_around(count, Rule::pathxmpp, start, at);
            at
        }

        /// xmpp_host = { IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        pub fn xmpp_host<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = 'choice_525: {
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    let saved = *captures;
                    'other_526: {
                        let mut at = at;
                        let mut local = *captures;
                        let end = self::IPv4address(text, &mut local, at);
                        *captures = local;
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_526; }
                        }
                        'ahead_527: {
                            let mut at = at;
                            at = 'character_528: {
                                if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_528 at + 1; }
                                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_528 at + 3; }
                                break 'ahead_527;
                            };
                            break 'other_526;
                        }
                        break 'choice_525 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                at = self::reg_name(text, captures, at);
                at
            };
            captures.matched_around(count, Rule::xmpp_host, start, at);
            at
        }

        /// nodeid    = @{ (unreserved | pct_encoded | nodeallow)* }
        pub fn nodeid<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'(', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::nodeid, start, at);
            at
        }

        /// xmpp_querycomp = { xmpp_querytype ~ xmpp_pair* }
        pub fn xmpp_querycomp<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            let count = captures.count();
            at = self::xmpp_querytype(text, captures, at);
            'more_529: loop {
                let saved = *captures;
                let before = at;
                'end_530: {
                    match self::xmpp_pair(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_530; }
                    }
                    continue 'more_529;
                }
                at = before;
                *captures = saved;
                break;
            }
            captures.matched_around(count, Rule::xmpp_querycomp, start, at);
            at
        }

        /// xmpp_querytype = @{ (unreserved | pct_encoded)* }
        pub fn xmpp_querytype<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::xmpp_querytype, start, at);
            at
        }

        /// xmpp_pair = { ";" ~ xmpp_key ~ "=" ~ xmpp_value }
        pub fn xmpp_pair<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let count = captures.count();
            if !matches!(text.get(at), Some(b';')) { return None; }
            at += 1;
            at = self::xmpp_key(text, captures, at);
            if !matches!(text.get(at), Some(b'=')) { return None; }
            at += 1;
            at = self::xmpp_value(text, captures, at);
            captures.matched_around(count, Rule::xmpp_pair, start, at);
            Some(at)
        }

        /// xmpp_key  = @{ (unreserved | pct_encoded)* }
        pub fn xmpp_key<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::xmpp_key, start, at);
            at
        }

        /// xmpp_value = @{ (unreserved | pct_encoded)* }
        pub fn xmpp_value<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::xmpp_value, start, at);
            at
        }
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
            Rule::acctURI => acctURI(text, captures),
            Rule::cid_url => cid_url(text, captures),
            Rule::coap_URI => coap_URI(text, captures),
            Rule::coaps_URI => coaps_URI(text, captures),
            Rule::dataurl => dataurl(text, captures),
            Rule::did_url => did_url(text, captures),
            Rule::file_URI => file_URI(text, captures),
            Rule::ftpurl => ftpurl(text, captures),
            Rule::geo_URI => geo_URI(text, captures),
            Rule::http_URI => http_URI(text, captures),
            Rule::https_URI => https_URI(text, captures),
            Rule::ldapurl => ldapurl(text, captures),
            Rule::mailtoURI => mailtoURI(text, captures),
            Rule::mid_url => mid_url(text, captures),
            Rule::newsURL => newsURL(text, captures),
            Rule::nntpURL => nntpURL(text, captures),
            Rule::SIP_URI => SIP_URI(text, captures),
            Rule::SIPS_URI => SIPS_URI(text, captures),
            Rule::sms_uri => sms_uri(text, captures),
            Rule::tagURI => tagURI(text, captures),
            Rule::telephone_uri => telephone_uri(text, captures),
            Rule::namestring => namestring(text, captures),
            Rule::ws_URI => ws_URI(text, captures),
            Rule::wss_URI => wss_URI(text, captures),
            Rule::xmppuri => xmppuri(text, captures),
            Rule::UUID => UUID(text, captures),
            Rule::attributeSelector => attributeSelector(text, captures),
            Rule::distinguishedName => distinguishedName(text, captures),
            Rule::geo_latitude => geo_latitude(text, captures),
            Rule::geo_longitude => geo_longitude(text, captures),
            Rule::mailto_to => mailto_to(text, captures),
            Rule::newsgroup_name => newsgroup_name(text, captures),
            Rule::nonstandard_file_URI => nonstandard_file_URI(text, captures),
            Rule::telephone_subscriber => telephone_subscriber(text, captures),
            Rule::urn_oid => urn_oid(text, captures),
            Rule::wildmat_pattern => wildmat_pattern(text, captures),
            _ => return None,
        },
    )
}
#[cfg(test)]
pub const RULES: &[Rule] = &[
    Rule::acctURI,
    Rule::cid_url,
    Rule::coap_URI,
    Rule::coaps_URI,
    Rule::dataurl,
    Rule::did_url,
    Rule::file_URI,
    Rule::ftpurl,
    Rule::geo_URI,
    Rule::http_URI,
    Rule::https_URI,
    Rule::ldapurl,
    Rule::mailtoURI,
    Rule::mid_url,
    Rule::newsURL,
    Rule::nntpURL,
    Rule::SIP_URI,
    Rule::SIPS_URI,
    Rule::sms_uri,
    Rule::tagURI,
    Rule::telephone_uri,
    Rule::namestring,
    Rule::ws_URI,
    Rule::wss_URI,
    Rule::xmppuri,
    Rule::UUID,
    Rule::attributeSelector,
    Rule::distinguishedName,
    Rule::geo_latitude,
    Rule::geo_longitude,
    Rule::mailto_to,
    Rule::newsgroup_name,
    Rule::nonstandard_file_URI,
    Rule::telephone_subscriber,
    Rule::urn_oid,
    Rule::wildmat_pattern,
];
