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

    entry!(URI, URI_then, |text, captures| rules::URI(text, &mut captures, 0));
    entry!(IRI, IRI_then, |text, captures| rules::IRI(text, &mut captures, 0));
    entry!(URI_reference, URI_reference_then, |text, captures| Some(rules::URI_reference(text, &mut captures, 0)));
    entry!(IRI_reference, IRI_reference_then, |text, captures| Some(rules::IRI_reference(text, &mut captures, 0)));
    entry!(absolute_URI, absolute_URI_then, |text, captures| rules::absolute_URI(text, &mut captures, 0));
    entry!(absolute_IRI, absolute_IRI_then, |text, captures| rules::absolute_IRI(text, &mut captures, 0));
    entry!(relative_ref, relative_ref_then, |text, captures| Some(rules::relative_ref(text, &mut captures, 0)));
    entry!(irelative_ref, irelative_ref_then, |text, captures| Some(rules::irelative_ref(text, &mut captures, 0)));
    entry!(scheme, scheme_then, |text, captures| rules::scheme(text, &mut captures, 0));
    entry!(authority, authority_then, |text, captures| Some(rules::authority(text, &mut captures, 0)));
    entry!(iauthority, iauthority_then, |text, captures| Some(rules::iauthority(text, &mut captures, 0)));
    entry!(userinfo, userinfo_then, |text, captures| Some(rules::userinfo(text, 0)));
    entry!(iuserinfo, iuserinfo_then, |text, captures| Some(rules::iuserinfo(text, 0)));
    entry!(host, host_then, |text, captures| Some(rules::host(text, &mut captures, 0)));
    entry!(ihost, ihost_then, |text, captures| Some(rules::ihost(text, &mut captures, 0)));
    entry!(port, port_then, |text, captures| Some(rules::port(text, 0)));
    entry!(path, path_then, |text, captures| Some(rules::path(text, &mut captures, 0)));
    entry!(ipath, ipath_then, |text, captures| Some(rules::ipath(text, &mut captures, 0)));
    entry!(path_abempty, path_abempty_then, |text, captures| Some(rules::path_abempty(text, &mut captures, 0)));
    entry!(ipath_abempty, ipath_abempty_then, |text, captures| Some(rules::ipath_abempty(text, &mut captures, 0)));
    entry!(query, query_then, |text, captures| Some(rules::query(text, &mut captures, 0)));
    entry!(iquery, iquery_then, |text, captures| Some(rules::iquery(text, &mut captures, 0)));
    entry!(fragment, fragment_then, |text, captures| Some(rules::fragment(text, 0)));
    entry!(ifragment, ifragment_then, |text, captures| Some(rules::ifragment(text, 0)));
    entry!(segment, segment_then, |text, captures| Some(rules::segment(text, 0)));
    entry!(isegment, isegment_then, |text, captures| Some(rules::isegment(text, 0)));
    entry!(reg_name, reg_name_then, |text, captures| Some(rules::reg_name(text, 0)));
    entry!(ireg_name, ireg_name_then, |text, captures| Some(rules::ireg_name(text, 0)));
    entry!(IPvFuture, IPvFuture_then, |text, captures| rules::IPvFuture(text, 0));
    entry!(IPv4address, IPv4address_then, |text, captures| rules::IPv4address(text, 0));
    entry!(pct_encoded, pct_encoded_then, |text, captures| rules::pct_encoded(text, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Capture;

        /// URI           = { scheme ~ ":" ~ hier_part ~ ("?" ~ query)? ~ ("#" ~ fragment)? }
        pub fn URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::hier_part(text, captures, at);
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

        /// hier_part     = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_rootless
        ///   | path_empty
        /// }
        pub fn hier_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_1: {
                'other_2: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_2; }
                    at += 2;
                    at = self::authority(text, captures, at);
                    at = self::path_abempty(text, captures, at);
                    break 'choice_1 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    let rule = if at == begin { Rule::path_empty } else if is_led { Rule::path_absolute } else { Rule::path_rootless };
                    captures.matched(rule, begin, at);
                }
                at
            };
            at
        }

        /// URI_reference = { URI | relative_ref }
        #[inline(never)]
        pub fn URI_reference<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_3: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    let saved = *captures;
                    'other_4: {
                        let mut at = at;
                        match self::URI(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_4; }
                        }
                        break 'choice_3 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                at = self::relative_ref(text, captures, at);
                at
            };
            at
        }

        /// absolute_URI  = { scheme ~ ":" ~ hier_part ~ ("?" ~ query)? }
        pub fn absolute_URI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::hier_part(text, captures, at);
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
            Some(at)
        }

        /// relative_ref  = { relative_part ~ ("?" ~ query)? ~ ("#" ~ fragment)? }
        pub fn relative_ref<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::relative_part(text, captures, at);
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
            at
        }

        /// relative_part = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_noscheme
        ///   | path_empty
        /// }
        pub fn relative_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_5: {
                'other_6: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_6; }
                    at += 2;
                    at = self::authority(text, captures, at);
                    at = self::path_abempty(text, captures, at);
                    break 'choice_5 at;
                }
                if matches!(text.get(at), Some(b'/')) {
                    'other_7: {
                        let mut at = at;
                        match self::path_absolute(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_7; }
                        }
                        break 'choice_5 at;
                    }
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_8: {
                        let mut at = at;
                        match self::path_noscheme(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_8; }
                        }
                        break 'choice_5 at;
                    }
                }
                let mut at = at;
                at = self::path_empty(text, captures, at);
                at
            };
            at
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
            'perhaps_9: {
                let before = at;
                'end_10: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    if !matches!(text.get(at), Some(b'@')) { break 'end_10; }
                    at += 1;
                    break 'perhaps_9;
                }
                at = before;
            }
            at = self::host(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            captures.matched(Rule::authority, start, at);
            at
        }

        /// userinfo      = @{ (unreserved | pct_encoded | sub_delims | ":")* }
        pub fn userinfo(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            at
        }

        /// host          = { IP_literal | IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        pub fn host<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_11: {
                if matches!(text.get(at), Some(b'[')) {
                    'other_12: {
                        let mut at = at;
                        match self::IP_literal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_12; }
                        }
                        break 'choice_11 at;
                    }
                }
                let mut at = at;
                at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                    None
                });
                at
            };
            captures.matched(Rule::host, start, at);
            at
        }

        /// port          = @{ DIGIT* }
        pub fn port(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
            at
        }

        /// IP_literal    = { "[" ~ (IPv6address | IPvFuture) ~ "]" }
        pub fn IP_literal(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'[')) { return None; }
            at += 1;
            at = 'choice_13: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    'other_14: {
                        let mut at = at;
                        let end = self::IPv6address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_14; }
                        }
                        break 'choice_13 at;
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
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |_| None);
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
            at = 'choice_15: {
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
                    let before_2 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_16: {
                            let mut at = before_2;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_16; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_4 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_17: {
                            let mut at = before_4;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_17; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_6 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_18: {
                            let mut at = before_6;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_18; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_8 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_7;
                    }
                    let before_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_19: {
                            let mut at = before_8;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_19; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_10 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_9;
                    }
                    let before_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_20: {
                            let mut at = before_10;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_20; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_12 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_11;
                    }
                    let before_13 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_21: {
                            let mut at = before_12;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_21; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_13;
                    }
                    break 'choice_15 at;
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
                    let before_3 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_22: {
                            let mut at = before_3;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_22; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_23: {
                            let mut at = before_5;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_23; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_24: {
                            let mut at = before_7;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_24; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_25: {
                            let mut at = before_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_25; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_26: {
                            let mut at = before_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_26; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_12;
                    }
                    break 'choice_15 at;
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
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_27: {
                            let mut at = before_5;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_27; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_28: {
                            let mut at = before_7;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_28; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_29: {
                            let mut at = before_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_29; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_30: {
                            let mut at = before_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_30; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_12;
                    }
                    break 'choice_15 at;
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
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 at;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_31: {
                            let mut at = before_7;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_31; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_32: {
                            let mut at = before_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_32; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_33: {
                            let mut at = before_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_33; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_12;
                    }
                    break 'choice_15 at;
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
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 at;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_34: {
                            let mut at = before_9;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_34; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_35: {
                            let mut at = before_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_35; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_12;
                    }
                    break 'choice_15 at;
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
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 at;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        'other_36: {
                            let mut at = before_11;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_36; }
                            }
                            break 'choice_15 at;
                        }
                        break 'choice_15 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_15 before_12;
                    }
                    break 'choice_15 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before_12 = at;
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
                        break 'choice_15 at;
                    }
                    break 'choice_15 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    'other_37: {
                        let mut at = before_12;
                        let end = self::IPv4address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_37; }
                        }
                        break 'choice_15 at;
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
                    break 'choice_15 at;
                }
                break 'choice_15 at;
            };
            Some(at)
        }

        /// ls32          = { h16 ~ ":" ~ h16 | IPv4address }
        pub fn ls32(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_38: {
                'other_39: {
                    let mut at = at;
                    let before = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before { break 'other_39; }
                    if !matches!(text.get(at), Some(b':')) { break 'other_39; }
                    at += 1;
                    let before = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before { break 'other_39; }
                    break 'choice_38 at;
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
            at = 'choice_40: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_40 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_40 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_40 at;
                        }
                        let at = at + 1;
                        break 'choice_40 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0'..=b'4') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_40 at;
                                }
                                let at = at + 1;
                                break 'choice_40 at;
                            }
                            Some(b'5') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                    break 'choice_40 at;
                                }
                                let at = at + 1;
                                break 'choice_40 at;
                            }
                            Some(b'6'..=b'9') => {
                                let at = at + 1;
                                break 'choice_40 at;
                            }
                            _ => {
                                break 'choice_40 at;
                            }
                        }
                    }
                    Some(b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_40 at;
                        }
                        let at = at + 1;
                        break 'choice_40 at;
                    }
                    _ => {
                        return None;
                    }
                }
            };
            Some(at)
        }

        /// reg_name      = @{ (unreserved | pct_encoded | sub_delims)* }
        pub fn reg_name(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            at
        }

        /// path          = {
        ///     path_absolute ~ !"/"
        ///   | path_noscheme ~ !":"
        ///   | path_rootless
        ///   | &"/" ~ path_abempty
        ///   | path_empty
        /// }
        pub fn path<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_41: {
                if matches!(text.get(at), Some(b'/')) {
                    let saved = *captures;
                    'other_42: {
                        let mut at = at;
                        match self::path_absolute(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_42; }
                        }
                        'ahead_43: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'/')) { break 'ahead_43; }
                            at += 1;
                            break 'other_42;
                        }
                        break 'choice_41 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    let saved = *captures;
                    'other_44: {
                        let mut at = at;
                        match self::path_noscheme(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_44; }
                        }
                        'ahead_45: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b':')) { break 'ahead_45; }
                            at += 1;
                            break 'other_44;
                        }
                        break 'choice_41 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_46: {
                        let mut at = at;
                        match self::path_rootless(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_46; }
                        }
                        break 'choice_41 at;
                    }
                }
                'other_47: {
                    let mut at = at;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'other_47; }
                        at += 1;
                    }
                    at = self::path_abempty(text, captures, at);
                    break 'choice_41 at;
                }
                let mut at = at;
                at = self::path_empty(text, captures, at);
                at
            };
            at
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

        /// path_absolute = { "/" ~ (segment_nz ~ ("/" ~ segment)*)? }
        pub fn path_absolute<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            'perhaps_48: {
                let before = at;
                'end_49: {
                    'ahead_50: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_50; }
                        at += 1;
                        break 'end_49;
                    }
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    if at == before { break 'end_49; }
                    break 'perhaps_48;
                }
                at = before;
            }
            captures.matched(Rule::path_absolute, start, at);
            Some(at)
        }

        /// path_noscheme = { segment_nz_nc ~ ("/" ~ segment)* }
        pub fn path_noscheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
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
            captures.matched(Rule::path_noscheme, start, at);
            Some(at)
        }

        /// path_rootless = { segment_nz ~ ("/" ~ segment)* }
        pub fn path_rootless<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_51: {
                let mut at = at;
                if !matches!(text.get(at), Some(b'/')) { break 'ahead_51; }
                at += 1;
                return None;
            }
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::path_rootless, start, at);
            Some(at)
        }

        /// path_empty    = { "" }
        pub fn path_empty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            captures.matched(Rule::path_empty, start, at);
            at
        }

        /// segment       = @{ pchar* }
        pub fn segment(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            at
        }

        /// query         = @{ (pchar | "/" | "?")* }
        pub fn query<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            captures.matched(Rule::query, start, at);
            at
        }

        /// fragment      = @{ (pchar | "/" | "?")* }
        pub fn fragment(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                None
            });
            at
        }

        /// pct_encoded   = @{ "%" ~ HEXDIG ~ HEXDIG }
        pub fn pct_encoded(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_52: {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_52 at + 3; }
                return None;
            };
            Some(at)
        }

        /// IRI            = { scheme ~ ":" ~ ihier_part ~ ("?" ~ iquery)? ~ ("#" ~ ifragment)? }
        pub fn IRI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::ihier_part(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd | 0xf0000..=0xffffd | 0x100000..=0x10fffd) { return Some(end); }
                        }
                        None
                    });
                    captures.matched(Rule::iquery, led + 1, at);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                        }
                        None
                    });
                }
            }
            Some(at)
        }

        /// ihier_part     = {
        ///     "//" ~ iauthority ~ ipath_abempty
        ///   | ipath_absolute
        ///   | ipath_rootless
        ///   | ipath_empty
        /// }
        pub fn ihier_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_53: {
                'other_54: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_54; }
                    at += 2;
                    at = self::iauthority(text, captures, at);
                    at = self::ipath_abempty(text, captures, at);
                    break 'choice_53 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                        }
                        None
                    });
                    let rule = if at == begin { Rule::ipath_empty } else if is_led { Rule::ipath_absolute } else { Rule::ipath_rootless };
                    captures.matched(rule, begin, at);
                }
                at
            };
            at
        }

        /// IRI_reference  = { IRI | irelative_ref }
        #[inline(never)]
        pub fn IRI_reference<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_55: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    let saved = *captures;
                    'other_56: {
                        let mut at = at;
                        match self::IRI(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_56; }
                        }
                        break 'choice_55 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                at = self::irelative_ref(text, captures, at);
                at
            };
            at
        }

        /// absolute_IRI   = { scheme ~ ":" ~ ihier_part ~ ("?" ~ iquery)? }
        pub fn absolute_IRI<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::ihier_part(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd | 0xf0000..=0xffffd | 0x100000..=0x10fffd) { return Some(end); }
                        }
                        None
                    });
                    captures.matched(Rule::iquery, led + 1, at);
                }
            }
            Some(at)
        }

        /// irelative_ref  = { irelative_part ~ ("?" ~ iquery)? ~ ("#" ~ ifragment)? }
        pub fn irelative_ref<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::irelative_part(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd | 0xf0000..=0xffffd | 0x100000..=0x10fffd) { return Some(end); }
                        }
                        None
                    });
                    captures.matched(Rule::iquery, led + 1, at);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                        }
                        None
                    });
                }
            }
            at
        }

        /// irelative_part = {
        ///     "//" ~ iauthority ~ ipath_abempty
        ///   | ipath_absolute
        ///   | ipath_noscheme
        ///   | ipath_empty
        /// }
        pub fn irelative_part<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_57: {
                'other_58: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_58; }
                    at += 2;
                    at = self::iauthority(text, captures, at);
                    at = self::ipath_abempty(text, captures, at);
                    break 'choice_57 at;
                }
                if matches!(text.get(at), Some(b'/')) {
                    'other_59: {
                        let mut at = at;
                        match self::ipath_absolute(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_59; }
                        }
                        break 'choice_57 at;
                    }
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~' | 0x80..)) {
                    'other_60: {
                        let mut at = at;
                        match self::ipath_noscheme(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_60; }
                        }
                        break 'choice_57 at;
                    }
                }
                let mut at = at;
                at = self::ipath_empty(text, captures, at);
                at
            };
            at
        }

        /// iauthority     = { (iuserinfo ~ "@")? ~ ihost ~ (":" ~ port)? }
        pub fn iauthority<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_61: {
                let before = at;
                'end_62: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                        }
                        None
                    });
                    if !matches!(text.get(at), Some(b'@')) { break 'end_62; }
                    at += 1;
                    break 'perhaps_61;
                }
                at = before;
            }
            at = self::ihost(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b':')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            captures.matched(Rule::iauthority, start, at);
            at
        }

        /// iuserinfo      = @{ (iunreserved | pct_encoded | sub_delims | ":")* }
        pub fn iuserinfo(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                }
                None
            });
            at
        }

        /// ihost          = { IP_literal | IPv4address ~ !(iunreserved | pct_encoded | sub_delims) | ireg_name }
        pub fn ihost<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_63: {
                if matches!(text.get(at), Some(b'[')) {
                    'other_64: {
                        let mut at = at;
                        match self::IP_literal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_64; }
                        }
                        break 'choice_63 at;
                    }
                }
                let mut at = at;
                at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                    if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                    if let Some((character, end)) = runtime::character(text, at) {
                        if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                    }
                    None
                });
                at
            };
            captures.matched(Rule::ihost, start, at);
            at
        }

        /// ireg_name      = @{ (iunreserved | pct_encoded | sub_delims)* }
        pub fn ireg_name(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                }
                None
            });
            at
        }

        /// ipath          = {
        ///     ipath_absolute ~ !"/"
        ///   | ipath_noscheme ~ !":"
        ///   | ipath_rootless
        ///   | &"/" ~ ipath_abempty
        ///   | ipath_empty
        /// }
        pub fn ipath<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_65: {
                if matches!(text.get(at), Some(b'/')) {
                    let saved = *captures;
                    'other_66: {
                        let mut at = at;
                        match self::ipath_absolute(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_66; }
                        }
                        'ahead_67: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'/')) { break 'ahead_67; }
                            at += 1;
                            break 'other_66;
                        }
                        break 'choice_65 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~' | 0x80..)) {
                    let saved = *captures;
                    'other_68: {
                        let mut at = at;
                        match self::ipath_noscheme(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_68; }
                        }
                        'ahead_69: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b':')) { break 'ahead_69; }
                            at += 1;
                            break 'other_68;
                        }
                        break 'choice_65 at;
                    }
                    *captures = saved;
                }
                if matches!(text.get(at), Some(b'!' | b'$'..=b';' | b'=' | b'@'..=b'Z' | b'_' | b'a'..=b'z' | b'~' | 0x80..)) {
                    'other_70: {
                        let mut at = at;
                        match self::ipath_rootless(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_70; }
                        }
                        break 'choice_65 at;
                    }
                }
                'other_71: {
                    let mut at = at;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'other_71; }
                        at += 1;
                    }
                    at = self::ipath_abempty(text, captures, at);
                    break 'choice_65 at;
                }
                let mut at = at;
                at = self::ipath_empty(text, captures, at);
                at
            };
            at
        }

        /// ipath_abempty  = { ("/" ~ isegment)* }
        pub fn ipath_abempty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                        }
                        None
                    });
                }
            }
            captures.matched(Rule::ipath_abempty, start, at);
            at
        }

        /// ipath_absolute = { "/" ~ (isegment_nz ~ ("/" ~ isegment)*)? }
        pub fn ipath_absolute<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            'perhaps_72: {
                let before = at;
                'end_73: {
                    'ahead_74: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_74; }
                        at += 1;
                        break 'end_73;
                    }
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                        }
                        None
                    });
                    if at == before { break 'end_73; }
                    break 'perhaps_72;
                }
                at = before;
            }
            captures.matched(Rule::ipath_absolute, start, at);
            Some(at)
        }

        /// ipath_noscheme = { isegment_nz_nc ~ ("/" ~ isegment)* }
        pub fn ipath_noscheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                }
                None
            });
            if at == before { return None; }
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                        }
                        None
                    });
                }
            }
            captures.matched(Rule::ipath_noscheme, start, at);
            Some(at)
        }

        /// ipath_rootless = { isegment_nz ~ ("/" ~ isegment)* }
        pub fn ipath_rootless<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_75: {
                let mut at = at;
                if !matches!(text.get(at), Some(b'/')) { break 'ahead_75; }
                at += 1;
                return None;
            }
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                }
                None
            });
            if at == before { return None; }
            captures.matched(Rule::ipath_rootless, start, at);
            Some(at)
        }

        /// ipath_empty    = { "" }
        pub fn ipath_empty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            captures.matched(Rule::ipath_empty, start, at);
            at
        }

        /// isegment       = @{ ipchar* }
        pub fn isegment(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'.'), (b'0', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                }
                None
            });
            at
        }

        /// iquery         = @{ (ipchar | iprivate | "/" | "?")* }
        pub fn iquery<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd | 0xf0000..=0xffffd | 0x100000..=0x10fffd) { return Some(end); }
                }
                None
            });
            captures.matched(Rule::iquery, start, at);
            at
        }

        /// ifragment      = @{ (ipchar | "/" | "?")* }
        pub fn ifragment(text: &[u8], start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { return Some(end); }
                }
                None
            });
            at
        }
    }
}

/// Recognizers that process many bytes at a time.
#[cfg(bitmaps)]
#[allow(unused_imports, unreachable_pub)]
pub mod bitmaps {
    use super::{Capture, Rule, runtime};

    entry!(URI, URI_then, [(b'A', b'Z'), (b'a', b'z')] else None, Bitmaps0[10], |machine, text, window, captures| rules::URI(text, machine, &mut window, &mut captures, 0));
    entry!(IRI, IRI_then, [(b'A', b'Z'), (b'a', b'z')] else None, Bitmaps1[11], |machine, text, window, captures| rules::IRI(text, machine, &mut window, &mut captures, 0));
    entry!(URI_reference, URI_reference_then, [(b'!', b'!'), (b'#', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')] else { captures.matched(Rule::path_empty, 0, 0); Some(0) }, Bitmaps0[10], |machine, text, window, captures| Some(rules::URI_reference(text, machine, &mut window, &mut captures, 0)));
    entry!(IRI_reference, IRI_reference_then, [(b'!', b'!'), (b'#', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~'), (0x80, 0xff)] else { captures.matched(Rule::ipath_empty, 0, 0); Some(0) }, Bitmaps1[11], |machine, text, window, captures| Some(rules::IRI_reference(text, machine, &mut window, &mut captures, 0)));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::{Bitmaps, Block, Long, Machine, Capture, Set, Short, Window};

        /// The bitmap of a run in `scheme`.
        const RUN_0_0: usize = 0;
        /// The bitmap of a run in `URI`.
        const RUN_0_1: usize = 1;
        /// The bitmap of a run in `hier_part`.
        const RUN_0_2: usize = 2;
        /// The bitmap of a run in `host`.
        const RUN_0_3: usize = 3;
        /// The bitmap of a run in `authority`.
        const RUN_0_4: usize = 4;
        /// The bitmap of a run in `authority`.
        const RUN_0_5: usize = 5;
        /// The bitmap of '?' before a run in `URI`.
        const RUN_0_6: usize = 6;
        /// The bitmap of ':' before a run in `authority`.
        const RUN_0_7: usize = 7;
        /// The bitmap of '/' before a run in `path_abempty`.
        const RUN_0_8: usize = 8;
        /// The bitmap of '@' after a run in `authority`.
        const RUN_0_9: usize = 9;
        /// The bitmaps of the runs above.
        pub struct Bitmaps0;

        impl Bitmaps<10> for Bitmaps0 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 10] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_4 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let is_6 = block.is(b'?');
                let is_7 = block.is(b':');
                let is_8 = block.is(b'/');
                let is_9 = block.is(b'%');
                let outside_1 = outside_2 & !is_6;
                let outside_5 = outside_3 & !is_7;
                // An escape stops a run where its digits are not all there.
                let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) });
                let broken = is_9 & !(digits >> 1 & digits >> 2);
                [(outside_0), (outside_1 | broken), (outside_2 | broken), (outside_3 | broken), (outside_4), (outside_5 | broken), is_6, is_7, is_8, if IS_SHORT { block.is(b'@') } else { 0 }]
            }
        }

        /// The bitmap of a run in `scheme`.
        const RUN_1_0: usize = 0;
        /// The bitmap of a run in `IRI`.
        const RUN_1_1: usize = 1;
        /// The bitmap of a run in `IRI`.
        const RUN_1_2: usize = 2;
        /// The bitmap of a run in `ihier_part`.
        const RUN_1_3: usize = 3;
        /// The bitmap of a run in `ihost`.
        const RUN_1_4: usize = 4;
        /// The bitmap of a run in `iauthority`.
        const RUN_1_5: usize = 5;
        /// The bitmap of a run in `iauthority`.
        const RUN_1_6: usize = 6;
        /// The bitmap of '?' before a run in `IRI`.
        const RUN_1_7: usize = 7;
        /// The bitmap of ':' before a run in `iauthority`.
        const RUN_1_8: usize = 8;
        /// The bitmap of '/' before a run in `ipath_abempty`.
        const RUN_1_9: usize = 9;
        /// The bitmap of '@' after a run in `iauthority`.
        const RUN_1_10: usize = 10;
        /// The bitmaps of the runs above.
        pub struct Bitmaps1;

        impl Bitmaps<11> for Bitmaps1 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 11] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_4 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_5 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let is_7 = block.is(b'?');
                let is_8 = block.is(b':');
                let is_9 = block.is(b'/');
                let is_10 = block.is(b'%');
                let outside_1 = outside_0 & outside_2;
                let outside_3 = outside_2 | is_7;
                let outside_6 = outside_4 & !is_8;
                // An escape stops a run where its digits are not all there.
                let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) });
                let broken = is_10 & !(digits >> 1 & digits >> 2);
                let beyond = block.beyond_ascii();
                let beyond = if beyond == 0 {
                    [0; 2]
                } else if block.is_led_by(0xc3, 0xed) {
                    // All characters with these first bytes are in all sets.
                    [runtime::whole_characters(block.bytes(), beyond); 2]
                } else {
                    beyond_ascii_1(block.bytes(), beyond)
                };
                [(outside_0), (outside_1 | broken) & !beyond[0], (outside_2 | broken) & !beyond[1], (outside_3 | broken) & !beyond[1], (outside_4 | broken) & !beyond[1], (outside_5), (outside_6 | broken) & !beyond[1], is_7, is_8, is_9, if IS_SHORT { block.is(b'@') } else { 0 }]
            }
        }

        /// The bits of the bytes beyond ASCII whose characters are in each set.
        #[inline(never)]
        fn beyond_ascii_1(bytes: &[u8], beyond: u64) -> [u64; 2] {
            [
                runtime::characters(bytes, beyond, |it| matches!(it, 0xa0..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd | 0xf0000..=0xffffd | 0x100000..=0x10fffd)),
                runtime::characters(bytes, beyond, |it| matches!(it, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd)),
            ]
        }

        /// The bitmap of a run in `IPv6address`.
        const RUN_2_0: usize = 0;
        /// The bitmaps of the runs above.
        pub struct Bitmaps2;

        impl Bitmaps<1> for Bitmaps2 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 1] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) });
                [(outside_0)]
            }
        }

        /// URI           = { scheme ~ ":" ~ hier_part ~ ("?" ~ query)? ~ ("#" ~ fragment)? }
        #[inline(always)]
        pub fn URI<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::scheme(text, window, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::hier_part(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_0_6, RUN_0_1>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = window.run::<RUN_0_1>(at);
                }
            }
            Some(at)
        }

        /// hier_part     = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_rootless
        ///   | path_empty
        /// }
        #[inline(always)]
        pub fn hier_part<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_76: {
                'other_77: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_77; }
                    at += 2;
                    at = self::authority(text, machine, window, captures, at);
                    at = self::path_abempty(text, window, captures, at);
                    break 'choice_76 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = window.run::<RUN_0_2>(at);
                    let rule = if at == begin { Rule::path_empty } else if is_led { Rule::path_absolute } else { Rule::path_rootless };
                    captures.matched(rule, begin, at);
                }
                at
            };
            at
        }

        /// URI_reference = { URI | relative_ref }
        #[inline(always)]
        pub fn URI_reference<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_78: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    let saved = *captures;
                    'other_79: {
                        let mut at = at;
                        match self::URI(text, machine, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_79; }
                        }
                        break 'choice_78 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                at = self::relative_ref(text, machine, window, captures, at);
                at
            };
            at
        }

        /// relative_ref  = { relative_part ~ ("?" ~ query)? ~ ("#" ~ fragment)? }
        #[inline(always)]
        pub fn relative_ref<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::relative_part(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_0_6, RUN_0_1>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = window.run::<RUN_0_1>(at);
                }
            }
            at
        }

        /// relative_part = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_noscheme
        ///   | path_empty
        /// }
        #[inline(always)]
        pub fn relative_part<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_80: {
                'other_81: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_81; }
                    at += 2;
                    at = self::authority(text, machine, window, captures, at);
                    at = self::path_abempty(text, window, captures, at);
                    break 'choice_80 at;
                }
                if matches!(text.get(at), Some(b'/')) {
                    'other_82: {
                        let mut at = at;
                        match self::path_absolute(text, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_82; }
                        }
                        break 'choice_80 at;
                    }
                }
                'other_83: {
                    let mut at = at;
                    match self::path_noscheme(text, window, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_83; }
                    }
                    break 'choice_80 at;
                }
                let mut at = at;
                at = self::path_empty(text, captures, at);
                at
            };
            at
        }

        /// scheme        = @{ ALPHA ~ (ALPHA | DIGIT | "+" | "-" | ".")* }
        #[inline(always)]
        pub fn scheme<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = window.run::<RUN_0_0>(at);
            captures.matched(Rule::scheme, start, at);
            Some(at)
        }

        /// authority     = { (userinfo ~ "@")? ~ host ~ (":" ~ port)? }
        #[inline(always)]
        pub fn authority<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_84: {
                let before = at;
                'end_85: {
                    at = window.run::<RUN_0_5>(at);
                    if !window.is::<RUN_0_9>(at, b'@') { break 'end_85; }
                    at += 1;
                    break 'perhaps_84;
                }
                at = before;
            }
            at = self::host(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_0_7, RUN_0_4>(at);
            }
            captures.matched(Rule::authority, start, at);
            at
        }

        /// host          = { IP_literal | IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        #[inline(always)]
        pub fn host<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_86: {
                if matches!(text.get(at), Some(b'[')) {
                    'other_87: {
                        let mut at = at;
                        match self::IP_literal(text, machine, at) {
                            Some(end) => at = end,
                            None => { break 'other_87; }
                        }
                        break 'choice_86 at;
                    }
                }
                let mut at = at;
                at = window.run::<RUN_0_3>(at);
                at
            };
            captures.matched(Rule::host, start, at);
            at
        }

        /// IP_literal    = { "[" ~ (IPv6address | IPvFuture) ~ "]" }
        #[inline(always)]
        pub fn IP_literal<M: Machine>(text: &[u8], machine: M, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'[')) { return None; }
            at += 1;
            at = 'choice_88: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    'other_89: {
                        let mut at = at;
                        let end = if text.len() < runtime::BLOCK { self::IPv6address(text, &mut Short::<_, 1>::new::<Bitmaps2>(machine, text), at) } else { self::IPv6address(text, &mut Long::<_, Bitmaps2, 1>::at(machine, text, at), at) };
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_89; }
                        }
                        break 'choice_88 at;
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
        #[inline(always)]
        pub fn IPvFuture(text: &[u8], start: usize) -> Option<usize> {
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
        pub fn IPv6address<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_90: {
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_2 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_2)), Some(b'.')) {
                            'other_91: {
                                let mut at = before_2;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_91; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_4 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_4)), Some(b'.')) {
                            'other_92: {
                                let mut at = before_4;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_92; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_6 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_6)), Some(b'.')) {
                            'other_93: {
                                let mut at = before_6;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_93; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_8 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_7;
                    }
                    let before_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_8)), Some(b'.')) {
                            'other_94: {
                                let mut at = before_8;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_94; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_10 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_9;
                    }
                    let before_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_10)), Some(b'.')) {
                            'other_95: {
                                let mut at = before_10;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_95; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_12 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_11;
                    }
                    let before_13 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_12)), Some(b'.')) {
                            'other_96: {
                                let mut at = before_12;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_96; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_13;
                    }
                    break 'choice_90 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_3 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_3)), Some(b'.')) {
                            'other_97: {
                                let mut at = before_3;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_97; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_5)), Some(b'.')) {
                            'other_98: {
                                let mut at = before_5;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_98; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_7)), Some(b'.')) {
                            'other_99: {
                                let mut at = before_7;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_99; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_100: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_100; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_101: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_101; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_12;
                    }
                    break 'choice_90 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_5)), Some(b'.')) {
                            'other_102: {
                                let mut at = before_5;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_102; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_7)), Some(b'.')) {
                            'other_103: {
                                let mut at = before_7;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_103; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_104: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_104; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_105: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_105; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_12;
                    }
                    break 'choice_90 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 at;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_7)), Some(b'.')) {
                            'other_106: {
                                let mut at = before_7;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_106; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_107: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_107; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_108: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_108; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_12;
                    }
                    break 'choice_90 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 at;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_109: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_109; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_110: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_110; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_12;
                    }
                    break 'choice_90 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 at;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_111: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_111; }
                                }
                                break 'choice_90 at;
                            }
                        }
                        break 'choice_90 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 before_12;
                    }
                    break 'choice_90 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before_12 = at;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_90 at;
                    }
                    break 'choice_90 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    if matches!(text.get(window.run::<RUN_2_0>(before_12)), Some(b'.')) {
                        'other_112: {
                            let mut at = before_12;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_112; }
                            }
                            break 'choice_90 at;
                        }
                    }
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_2_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_90 at;
                }
                break 'choice_90 at;
            };
            Some(at)
        }

        /// ls32          = { h16 ~ ":" ~ h16 | IPv4address }
        #[inline(always)]
        pub fn ls32<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_113: {
                'other_114: {
                    let mut at = at;
                    let before = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before { break 'other_114; }
                    if !matches!(text.get(at), Some(b':')) { break 'other_114; }
                    at += 1;
                    let before = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before { break 'other_114; }
                    break 'choice_113 at;
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
        #[inline(always)]
        pub fn dec_octet(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_115: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_115 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_115 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_115 at;
                        }
                        let at = at + 1;
                        break 'choice_115 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0'..=b'4') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_115 at;
                                }
                                let at = at + 1;
                                break 'choice_115 at;
                            }
                            Some(b'5') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                    break 'choice_115 at;
                                }
                                let at = at + 1;
                                break 'choice_115 at;
                            }
                            Some(b'6'..=b'9') => {
                                let at = at + 1;
                                break 'choice_115 at;
                            }
                            _ => {
                                break 'choice_115 at;
                            }
                        }
                    }
                    Some(b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_115 at;
                        }
                        let at = at + 1;
                        break 'choice_115 at;
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
                at = window.led::<RUN_0_8, RUN_0_2>(at);
            }
            captures.matched(Rule::path_abempty, start, at);
            at
        }

        /// path_absolute = { "/" ~ (segment_nz ~ ("/" ~ segment)*)? }
        #[inline(always)]
        pub fn path_absolute<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            'perhaps_116: {
                let before = at;
                'end_117: {
                    'ahead_118: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_118; }
                        at += 1;
                        break 'end_117;
                    }
                    let before = at;
                    at = window.run::<RUN_0_2>(at);
                    if at == before { break 'end_117; }
                    break 'perhaps_116;
                }
                at = before;
            }
            captures.matched(Rule::path_absolute, start, at);
            Some(at)
        }

        /// path_noscheme = { segment_nz_nc ~ ("/" ~ segment)* }
        #[inline(always)]
        pub fn path_noscheme<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = window.run::<RUN_0_3>(at);
            while window.is::<RUN_0_9>(at, b'@') {
                at = window.run::<RUN_0_3>(at + 1);
            }
            if at == before { return None; }
            {
                let led = at;
                at = window.led::<RUN_0_8, RUN_0_2>(at);
            }
            captures.matched(Rule::path_noscheme, start, at);
            Some(at)
        }

        /// path_empty    = { "" }
        #[inline(always)]
        pub fn path_empty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            captures.matched(Rule::path_empty, start, at);
            at
        }

        /// IRI            = { scheme ~ ":" ~ ihier_part ~ ("?" ~ iquery)? ~ ("#" ~ ifragment)? }
        #[inline(always)]
        pub fn IRI<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::scheme(text, window, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            at = self::ihier_part(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_1_7, RUN_1_1>(at);
                if at > led { captures.matched(Rule::iquery, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = window.run::<RUN_1_2>(at);
                }
            }
            Some(at)
        }

        /// ihier_part     = {
        ///     "//" ~ iauthority ~ ipath_abempty
        ///   | ipath_absolute
        ///   | ipath_rootless
        ///   | ipath_empty
        /// }
        #[inline(always)]
        pub fn ihier_part<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_119: {
                'other_120: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_120; }
                    at += 2;
                    at = self::iauthority(text, machine, window, captures, at);
                    at = self::ipath_abempty(text, window, captures, at);
                    break 'choice_119 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = window.run::<RUN_1_3>(at);
                    let rule = if at == begin { Rule::ipath_empty } else if is_led { Rule::ipath_absolute } else { Rule::ipath_rootless };
                    captures.matched(rule, begin, at);
                }
                at
            };
            at
        }

        /// IRI_reference  = { IRI | irelative_ref }
        #[inline(always)]
        pub fn IRI_reference<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_121: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    let saved = *captures;
                    'other_122: {
                        let mut at = at;
                        match self::IRI(text, machine, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_122; }
                        }
                        break 'choice_121 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                at = self::irelative_ref(text, machine, window, captures, at);
                at
            };
            at
        }

        /// irelative_ref  = { irelative_part ~ ("?" ~ iquery)? ~ ("#" ~ ifragment)? }
        #[inline(always)]
        pub fn irelative_ref<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::irelative_part(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_1_7, RUN_1_1>(at);
                if at > led { captures.matched(Rule::iquery, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = window.run::<RUN_1_2>(at);
                }
            }
            at
        }

        /// irelative_part = {
        ///     "//" ~ iauthority ~ ipath_abempty
        ///   | ipath_absolute
        ///   | ipath_noscheme
        ///   | ipath_empty
        /// }
        #[inline(always)]
        pub fn irelative_part<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_123: {
                'other_124: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_124; }
                    at += 2;
                    at = self::iauthority(text, machine, window, captures, at);
                    at = self::ipath_abempty(text, window, captures, at);
                    break 'choice_123 at;
                }
                if matches!(text.get(at), Some(b'/')) {
                    'other_125: {
                        let mut at = at;
                        match self::ipath_absolute(text, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_125; }
                        }
                        break 'choice_123 at;
                    }
                }
                'other_126: {
                    let mut at = at;
                    match self::ipath_noscheme(text, window, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_126; }
                    }
                    break 'choice_123 at;
                }
                let mut at = at;
                at = self::ipath_empty(text, captures, at);
                at
            };
            at
        }

        /// iauthority     = { (iuserinfo ~ "@")? ~ ihost ~ (":" ~ port)? }
        #[inline(always)]
        pub fn iauthority<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            'perhaps_127: {
                let before = at;
                'end_128: {
                    at = window.run::<RUN_1_6>(at);
                    if !window.is::<RUN_1_10>(at, b'@') { break 'end_128; }
                    at += 1;
                    break 'perhaps_127;
                }
                at = before;
            }
            at = self::ihost(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_1_8, RUN_1_5>(at);
            }
            captures.matched(Rule::iauthority, start, at);
            at
        }

        /// ihost          = { IP_literal | IPv4address ~ !(iunreserved | pct_encoded | sub_delims) | ireg_name }
        #[inline(always)]
        pub fn ihost<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_129: {
                if matches!(text.get(at), Some(b'[')) {
                    'other_130: {
                        let mut at = at;
                        match self::IP_literal(text, machine, at) {
                            Some(end) => at = end,
                            None => { break 'other_130; }
                        }
                        break 'choice_129 at;
                    }
                }
                let mut at = at;
                at = window.run::<RUN_1_4>(at);
                at
            };
            captures.matched(Rule::ihost, start, at);
            at
        }

        /// ipath_abempty  = { ("/" ~ isegment)* }
        #[inline(always)]
        pub fn ipath_abempty<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            {
                let led = at;
                at = window.led::<RUN_1_9, RUN_1_3>(at);
            }
            captures.matched(Rule::ipath_abempty, start, at);
            at
        }

        /// ipath_absolute = { "/" ~ (isegment_nz ~ ("/" ~ isegment)*)? }
        #[inline(always)]
        pub fn ipath_absolute<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'/')) { return None; }
            at += 1;
            'perhaps_131: {
                let before = at;
                'end_132: {
                    'ahead_133: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_133; }
                        at += 1;
                        break 'end_132;
                    }
                    let before = at;
                    at = window.run::<RUN_1_3>(at);
                    if at == before { break 'end_132; }
                    break 'perhaps_131;
                }
                at = before;
            }
            captures.matched(Rule::ipath_absolute, start, at);
            Some(at)
        }

        /// ipath_noscheme = { isegment_nz_nc ~ ("/" ~ isegment)* }
        #[inline(always)]
        pub fn ipath_noscheme<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = window.run::<RUN_1_4>(at);
            while window.is::<RUN_1_10>(at, b'@') {
                at = window.run::<RUN_1_4>(at + 1);
            }
            if at == before { return None; }
            {
                let led = at;
                at = window.led::<RUN_1_9, RUN_1_3>(at);
            }
            captures.matched(Rule::ipath_noscheme, start, at);
            Some(at)
        }

        /// ipath_empty    = { "" }
        #[inline(always)]
        pub fn ipath_empty<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            captures.matched(Rule::ipath_empty, start, at);
            at
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
        Rule::scheme => byte_by_byte::scheme(text, captures),
        Rule::authority => byte_by_byte::authority(text, captures),
        Rule::iauthority => byte_by_byte::iauthority(text, captures),
        Rule::userinfo => byte_by_byte::userinfo(text, captures),
        Rule::iuserinfo => byte_by_byte::iuserinfo(text, captures),
        Rule::host => byte_by_byte::host(text, captures),
        Rule::ihost => byte_by_byte::ihost(text, captures),
        Rule::port => byte_by_byte::port(text, captures),
        Rule::path => byte_by_byte::path(text, captures),
        Rule::ipath => byte_by_byte::ipath(text, captures),
        Rule::path_abempty => byte_by_byte::path_abempty(text, captures),
        Rule::ipath_abempty => byte_by_byte::ipath_abempty(text, captures),
        Rule::query => byte_by_byte::query(text, captures),
        Rule::iquery => byte_by_byte::iquery(text, captures),
        Rule::fragment => byte_by_byte::fragment(text, captures),
        Rule::ifragment => byte_by_byte::ifragment(text, captures),
        Rule::segment => byte_by_byte::segment(text, captures),
        Rule::isegment => byte_by_byte::isegment(text, captures),
        Rule::reg_name => byte_by_byte::reg_name(text, captures),
        Rule::ireg_name => byte_by_byte::ireg_name(text, captures),
        Rule::IPvFuture => byte_by_byte::IPvFuture(text, captures),
        Rule::IPv4address => byte_by_byte::IPv4address(text, captures),
        Rule::pct_encoded => byte_by_byte::pct_encoded(text, captures),
        _ => None,
    }
}
#[cfg(test)]
pub const MATCHED: &[Rule] = &[
    Rule::scheme,
    Rule::authority,
    Rule::iauthority,
    Rule::userinfo,
    Rule::iuserinfo,
    Rule::host,
    Rule::ihost,
    Rule::port,
    Rule::path,
    Rule::ipath,
    Rule::path_abempty,
    Rule::ipath_abempty,
    Rule::query,
    Rule::iquery,
    Rule::fragment,
    Rule::ifragment,
    Rule::segment,
    Rule::isegment,
    Rule::reg_name,
    Rule::ireg_name,
    Rule::IPvFuture,
    Rule::IPv4address,
    Rule::pct_encoded,
];
#[cfg(test)]
pub const CAPTURED: &[Rule] = &[
    Rule::scheme,
    Rule::authority,
    Rule::iauthority,
    Rule::host,
    Rule::ihost,
    Rule::path_abempty,
    Rule::ipath_abempty,
    Rule::path_absolute,
    Rule::ipath_absolute,
    Rule::path_noscheme,
    Rule::ipath_noscheme,
    Rule::path_rootless,
    Rule::ipath_rootless,
    Rule::path_empty,
    Rule::ipath_empty,
    Rule::query,
    Rule::iquery,
];
