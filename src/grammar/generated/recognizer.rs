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
    entry!(URI_reference, URI_reference_then, |text, captures| Some(rules::URI_reference(text, &mut captures, 0)));
    entry!(IRI, IRI_then, |text, captures| rules::IRI(text, &mut captures, 0));
    entry!(IRI_reference, IRI_reference_then, |text, captures| Some(rules::IRI_reference(text, &mut captures, 0)));
    entry!(unambiguous_URL, unambiguous_URL_then, |text, captures| rules::unambiguous_URL(text, &mut captures, 0));
    entry!(absolute_URI, absolute_URI_then, |text, captures| rules::absolute_URI(text, &mut captures, 0));
    entry!(relative_ref, relative_ref_then, |text, captures| Some(rules::relative_ref(text, &mut captures, 0)));
    entry!(absolute_IRI, absolute_IRI_then, |text, captures| rules::absolute_IRI(text, &mut captures, 0));
    entry!(irelative_ref, irelative_ref_then, |text, captures| Some(rules::irelative_ref(text, &mut captures, 0)));
    entry!(scheme, scheme_then, |text, captures| rules::scheme(text, &mut captures, 0));
    entry!(authority, authority_then, |text, captures| Some(rules::authority(text, &mut captures, 0)));
    entry!(userinfo, userinfo_then, |text, captures| Some(rules::userinfo(text, 0)));
    entry!(host, host_then, |text, captures| Some(rules::host(text, &mut captures, 0)));
    entry!(port, port_then, |text, captures| Some(rules::port(text, 0)));
    entry!(path, path_then, |text, captures| Some(rules::path(text, &mut captures, 0)));
    entry!(path_abempty, path_abempty_then, |text, captures| Some(rules::path_abempty(text, &mut captures, 0)));
    entry!(query, query_then, |text, captures| Some(rules::query(text, &mut captures, 0)));
    entry!(fragment, fragment_then, |text, captures| Some(rules::fragment(text, 0)));
    entry!(segment, segment_then, |text, captures| Some(rules::segment(text, 0)));
    entry!(reg_name, reg_name_then, |text, captures| Some(rules::reg_name(text, 0)));
    entry!(IPvFuture, IPvFuture_then, |text, captures| rules::IPvFuture(text, 0));
    entry!(IPv4address, IPv4address_then, |text, captures| rules::IPv4address(text, 0));
    entry!(pct_encoded, pct_encoded_then, |text, captures| rules::pct_encoded(text, 0));
    entry!(iuserinfo, iuserinfo_then, |text, captures| Some(rules::iuserinfo(text, 0)));
    entry!(ihost, ihost_then, |text, captures| Some(rules::ihost(text, &mut captures, 0)));
    entry!(ipath, ipath_then, |text, captures| Some(rules::ipath(text, &mut captures, 0)));
    entry!(iquery, iquery_then, |text, captures| Some(rules::iquery(text, &mut captures, 0)));
    entry!(ifragment, ifragment_then, |text, captures| Some(rules::ifragment(text, 0)));
    entry!(isegment, isegment_then, |text, captures| Some(rules::isegment(text, 0)));
    entry!(plain_scheme, plain_scheme_then, |text, captures| rules::plain_scheme(text, &mut captures, 0));
    entry!(plain_userinfo, plain_userinfo_then, |text, captures| rules::plain_userinfo(text, 0));
    entry!(plain_host, plain_host_then, |text, captures| rules::plain_host(text, &mut captures, 0));
    entry!(plain_port, plain_port_then, |text, captures| rules::plain_port(text, 0));
    entry!(plain_pct_encoded, plain_pct_encoded_then, |text, captures| rules::plain_pct_encoded(text, 0));

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

        /// unambiguous_URL = {
        ///     plain_scheme ~ "://" ~ (plain_userinfo ~ "@")? ~ plain_host ~ (":" ~ plain_port)?
        ///   ~ !("?" ~ plain_data ~ (":" | "@") | ("?" ~ plain_data)? ~ "#" ~ plain_data ~ (":" | "@"))
        ///   ~ path_abempty ~ ("?" ~ query)? ~ ("#" ~ fragment)?
        /// }
        #[inline(never)]
        pub fn unambiguous_URL<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::plain_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            'perhaps_76: {
                let before = at;
                'end_77: {
                    let end = self::plain_userinfo(text, at);
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_77; }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'end_77; }
                    at += 1;
                    break 'perhaps_76;
                }
                at = before;
            }
            match self::plain_host(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_78: {
                let before = at;
                'end_79: {
                    if !matches!(text.get(at), Some(b':')) { break 'end_79; }
                    at += 1;
                    match self::plain_port(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_79; }
                    }
                    break 'perhaps_78;
                }
                at = before;
            }
            'ahead_80: {
                let mut at = at;
                at = 'choice_81: {
                    'other_82: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'?')) { break 'other_82; }
                        at += 1;
                        at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                            if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                            None
                        });
                        if !matches!(text.get(at), Some(b':' | b'@')) { break 'other_82; }
                        at += 1;
                        break 'choice_81 at;
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
                    if !matches!(text.get(at), Some(b'#')) { break 'ahead_80; }
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'$', b'$'), (b'&', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { return Some(at + 3); }
                        None
                    });
                    if !matches!(text.get(at), Some(b':' | b'@')) { break 'ahead_80; }
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

        /// plain_scheme = @{ ^"http" ~ ^"s"? | ^"ws" ~ ^"s"? | ^"ftp" }
        pub fn plain_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_83: {
                'other_84: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"http") { break 'other_84; }
                    at += 4;
                    'perhaps_85: {
                        let before = at;
                        'end_86: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_86; }
                            at += 1;
                            break 'perhaps_85;
                        }
                        at = before;
                    }
                    break 'choice_83 at;
                }
                'other_87: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"ws") { break 'other_87; }
                    at += 2;
                    'perhaps_88: {
                        let before = at;
                        'end_89: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_89; }
                            at += 1;
                            break 'perhaps_88;
                        }
                        at = before;
                    }
                    break 'choice_83 at;
                }
                let mut at = at;
                if !runtime::is_at_ignoring_case(text, at, b"ftp") { return None; }
                at += 3;
                at
            };
            captures.matched(Rule::plain_scheme, start, at);
            Some(at)
        }

        /// plain_userinfo = { plain_user ~ (":" ~ plain_user)? | ":" ~ plain_user }
        #[inline(never)]
        pub fn plain_userinfo(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_90: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_91: {
                        let mut at = at;
                        match self::plain_user(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_91; }
                        }
                        'perhaps_92: {
                            let before = at;
                            'end_93: {
                                if !matches!(text.get(at), Some(b':')) { break 'end_93; }
                                at += 1;
                                match self::plain_user(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'end_93; }
                                }
                                break 'perhaps_92;
                            }
                            at = before;
                        }
                        break 'choice_90 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b':')) { return None; }
                at += 1;
                match self::plain_user(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// plain_user = @{ (unreserved | plain_pct_encoded | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | ",")+ }
        pub fn plain_user(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_94: {
                'other_95: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_95; }
                    at += 1;
                    break 'choice_94 at;
                }
                if matches!(text.get(at), Some(b'%')) {
                    'other_96: {
                        let mut at = at;
                        match self::plain_pct_encoded(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_96; }
                        }
                        break 'choice_94 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { return None; }
                at += 1;
                at
            };
            'more_97: loop {
                let before = at;
                'end_98: {
                    at = 'choice_99: {
                        'other_100: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_100; }
                            at += 1;
                            break 'choice_99 at;
                        }
                        if matches!(text.get(at), Some(b'%')) {
                            'other_101: {
                                let mut at = at;
                                match self::plain_pct_encoded(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_101; }
                                }
                                break 'choice_99 at;
                            }
                        }
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { break 'end_98; }
                        at += 1;
                        at
                    };
                    continue 'more_97;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// plain_pct_encoded = @{
        ///     "%" ~ (
        ///       "2" ~ ("1" | "2" | "4" | '6'..'9' | 'A'..'E' | 'a'..'e')
        ///     | "3" ~ (DIGIT | ^"c" | ^"d" | ^"e")
        ///     | "4" ~ (!"0" ~ HEXDIG)
        ///     | "5" ~ (DIGIT | ^"a" | ^"e" | ^"f")
        ///     | "6" ~ HEXDIG
        ///     | "7" ~ (DIGIT | 'A'..'E' | 'a'..'e')
        ///     )
        /// }
        pub fn plain_pct_encoded(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'%')) { return None; }
            at += 1;
            at = 'choice_102: {
                'other_103: {
                    let mut at = at;
                    at = 'character_104: {
                        if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'2' | b'4' | b'6'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_104 at + 2; }
                        break 'other_103;
                    };
                    break 'choice_102 at;
                }
                'other_105: {
                    let mut at = at;
                    at = 'character_106: {
                        if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'C'..=b'E' | b'c'..=b'e')) { break 'character_106 at + 2; }
                        break 'other_105;
                    };
                    break 'choice_102 at;
                }
                'other_107: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'4')) { break 'other_107; }
                    at += 1;
                    'ahead_108: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0')) { break 'ahead_108; }
                        at += 1;
                        break 'other_107;
                    }
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_107; }
                    at += 1;
                    break 'choice_102 at;
                }
                'other_109: {
                    let mut at = at;
                    at = 'character_110: {
                        if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_110 at + 2; }
                        break 'other_109;
                    };
                    break 'choice_102 at;
                }
                'other_111: {
                    let mut at = at;
                    at = 'character_112: {
                        if matches!(text.get(at), Some(b'6')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_112 at + 2; }
                        break 'other_111;
                    };
                    break 'choice_102 at;
                }
                let mut at = at;
                at = 'character_113: {
                    if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_113 at + 2; }
                    return None;
                };
                at
            };
            Some(at)
        }

        /// plain_host = { plain_name | IPv4address | "[" ~ plain_IPv6address ~ "]" }
        pub fn plain_host<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_114: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_115: {
                        let mut at = at;
                        match self::plain_name(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_115; }
                        }
                        break 'choice_114 at;
                    }
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    'other_116: {
                        let mut at = at;
                        let end = self::IPv4address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_116; }
                        }
                        break 'choice_114 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'[')) { return None; }
                at += 1;
                let end = self::plain_IPv6address(text, at);
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                if !matches!(text.get(at), Some(b']')) { return None; }
                at += 1;
                at
            };
            captures.matched(Rule::plain_host, start, at);
            Some(at)
        }

        /// plain_name = @{ (plain_label ~ "." ~ &(ALPHA | DIGIT))* ~ plain_top_label ~ "."? }
        pub fn plain_name(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'more_117: loop {
                let before = at;
                'end_118: {
                    match self::plain_label(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_118; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_118; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_118; }
                        at += 1;
                    }
                    continue 'more_117;
                }
                at = before;
                break;
            }
            match self::plain_top_label(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_119: {
                let before = at;
                'end_120: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_120; }
                    at += 1;
                    break 'perhaps_119;
                }
                at = before;
            }
            Some(at)
        }

        /// plain_label = @{ (ALPHA | DIGIT)+ ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        pub fn plain_label(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            'more_121: loop {
                let before = at;
                'end_122: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_122; }
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_122; }
                    continue 'more_121;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// plain_top_label = @{ ALPHA ~ (ALPHA | DIGIT)* ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        pub fn plain_top_label(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
            'more_123: loop {
                let before = at;
                'end_124: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_124; }
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_124; }
                    continue 'more_123;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// plain_IPv6address = {
        ///     !("::" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !("::" ~ ^"ffff:" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !((!plain_zeros ~ (h16? ~ ":"))* ~ plain_zeros)
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
        pub fn plain_IPv6address(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_125: {
                let mut at = at;
                if !runtime::is_at(text, at, b"::") { break 'ahead_125; }
                at += 2;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { break 'ahead_125; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_125; }
                at += 1;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
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
                if !runtime::is_at(text, at, b"::") { break 'ahead_127; }
                at += 2;
                if !runtime::is_at_ignoring_case(text, at, b"ffff:") { break 'ahead_127; }
                at += 5;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { break 'ahead_127; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_127; }
                at += 1;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { break 'ahead_127; }
                'ahead_128: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b':')) { break 'ahead_128; }
                    at += 1;
                    break 'ahead_127;
                }
                return None;
            }
            'ahead_129: {
                let mut at = at;
                'more_130: loop {
                    let before = at;
                    'end_131: {
                        'ahead_132: {
                            let mut at = at;
                            match self::plain_zeros(text, at) {
                                Some(end) => at = end,
                                None => { break 'ahead_132; }
                            }
                            break 'end_131;
                        }
                        'perhaps_133: {
                            let before = at;
                            'end_134: {
                                let before = at;
                                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                                if at == before { break 'end_134; }
                                break 'perhaps_133;
                            }
                            at = before;
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'end_131; }
                        at += 1;
                        continue 'more_130;
                    }
                    at = before;
                    break;
                }
                match self::plain_zeros(text, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_129; }
                }
                return None;
            }
            at = 'choice_135: {
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
                        break 'choice_135 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_7;
                    }
                    let before_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_9;
                    }
                    let before_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_11;
                    }
                    break 'choice_135 at;
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
                        break 'choice_135 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_10;
                    }
                    break 'choice_135 at;
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
                        break 'choice_135 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_10;
                    }
                    break 'choice_135 at;
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
                        break 'choice_135 at;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_10;
                    }
                    break 'choice_135 at;
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
                        break 'choice_135 at;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_135 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                    if at == before {
                        break 'choice_135 before_10;
                    }
                    break 'choice_135 at;
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
                        break 'choice_135 at;
                    }
                    break 'choice_135 at;
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
                    break 'choice_135 at;
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
                break 'choice_135 at;
            };
            Some(at)
        }

        /// plain_zeros = { "0" ~ HEXDIG | "0:0" | "0::" | ":0" }
        pub fn plain_zeros(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_136: {
                'other_137: {
                    let mut at = at;
                    at = 'character_138: {
                        if matches!(text.get(at), Some(b'0')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_138 at + 2; }
                        break 'other_137;
                    };
                    break 'choice_136 at;
                }
                'other_139: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0:0") { break 'other_139; }
                    at += 3;
                    break 'choice_136 at;
                }
                'other_140: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0::") { break 'other_140; }
                    at += 3;
                    break 'choice_136 at;
                }
                let mut at = at;
                if !runtime::is_at(text, at, b":0") { return None; }
                at += 2;
                at
            };
            Some(at)
        }

        /// plain_port = @{
        ///     "6553" ~ '0'..'5'
        ///   | "655" ~ '0'..'2' ~ DIGIT
        ///   | "65" ~ '0'..'4' ~ DIGIT{2}
        ///   | "6" ~ '0'..'4' ~ DIGIT{3}
        ///   | '1'..'5' ~ DIGIT{4}
        ///   | '1'..'9' ~ DIGIT{,3}
        /// }
        pub fn plain_port(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_141: {
                'other_142: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"6553") { break 'other_142; }
                    at += 4;
                    if !matches!(text.get(at), Some(b'0'..=b'5')) { break 'other_142; }
                    at += 1;
                    break 'choice_141 at;
                }
                'other_143: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"655") { break 'other_143; }
                    at += 3;
                    if !matches!(text.get(at), Some(b'0'..=b'2')) { break 'other_143; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_143; }
                    at += 1;
                    break 'choice_141 at;
                }
                'other_144: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"65") { break 'other_144; }
                    at += 2;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_144; }
                    at += 1;
                    for _ in 0..2 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_144; }
                        at += 1;
                    }
                    break 'choice_141 at;
                }
                'other_145: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'6')) { break 'other_145; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_145; }
                    at += 1;
                    for _ in 0..3 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_145; }
                        at += 1;
                    }
                    break 'choice_141 at;
                }
                'other_146: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'1'..=b'5')) { break 'other_146; }
                    at += 1;
                    for _ in 0..4 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_146; }
                        at += 1;
                    }
                    break 'choice_141 at;
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

    entry!(URI, URI_then, [(b'A', b'Z'), (b'a', b'z')] else None, Bitmaps1[12], |machine, text, window, captures| rules::URI(text, machine, &mut window, &mut captures, 0));
    entry!(URI_reference, URI_reference_then, [(b'!', b'!'), (b'#', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')] else { captures.matched(Rule::path_empty, 0, 0); Some(0) }, Bitmaps1[12], |machine, text, window, captures| Some(rules::URI_reference(text, machine, &mut window, &mut captures, 0)));
    entry!(IRI, IRI_then, [(b'A', b'Z'), (b'a', b'z')] else None, Bitmaps0[12], |machine, text, window, captures| rules::IRI(text, machine, &mut window, &mut captures, 0));
    entry!(IRI_reference, IRI_reference_then, [(b'!', b'!'), (b'#', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~'), (0x80, 0xff)] else { captures.matched(Rule::ipath_empty, 0, 0); Some(0) }, Bitmaps0[12], |machine, text, window, captures| Some(rules::IRI_reference(text, machine, &mut window, &mut captures, 0)));
    entry!(unambiguous_URL, unambiguous_URL_then, [(b'F', b'F'), (b'H', b'H'), (b'W', b'W'), (b'f', b'f'), (b'h', b'h'), (b'w', b'w')] else None, Bitmaps1[12], |machine, text, window, captures| rules::unambiguous_URL(text, machine, &mut window, &mut captures, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::{Bitmaps, Block, Long, Machine, Capture, Set, Short, Window};

        /// The bitmap of a run in `scheme`.
        const RUN_0_0: usize = 0;
        /// The bitmap of a run in `plain_top_label`.
        const RUN_0_1: usize = 1;
        /// The bitmap of a run in `IRI`.
        const RUN_0_2: usize = 2;
        /// The bitmap of a run in `IRI`.
        const RUN_0_3: usize = 3;
        /// The bitmap of a run in `ihier_part`.
        const RUN_0_4: usize = 4;
        /// The bitmap of a run in `ihost`.
        const RUN_0_5: usize = 5;
        /// The bitmap of a run in `iauthority`.
        const RUN_0_6: usize = 6;
        /// The bitmap of a run in `iauthority`.
        const RUN_0_7: usize = 7;
        /// The bitmap of '?' before a run in `IRI`.
        const RUN_0_8: usize = 8;
        /// The bitmap of ':' before a run in `iauthority`.
        const RUN_0_9: usize = 9;
        /// The bitmap of '/' before a run in `ipath_abempty`.
        const RUN_0_10: usize = 10;
        /// The bitmap of '@' after a run in `iauthority`.
        const RUN_0_11: usize = 11;
        /// The bitmaps of the runs above.
        pub struct Bitmaps0;

        impl Bitmaps<12> for Bitmaps0 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 12] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b';'), (b'=', b'='), (b'?', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_5 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_6 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let is_8 = block.is(b'?');
                let is_9 = block.is(b':');
                let is_10 = block.is(b'/');
                let is_11 = block.is(b'%');
                let outside_2 = outside_0 & outside_3;
                let outside_4 = outside_3 | is_8;
                let outside_7 = outside_5 & !is_9;
                // An escape stops a run where its digits are not all there.
                let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) });
                let broken = is_11 & !(digits >> 1 & digits >> 2);
                let beyond = block.beyond_ascii();
                let beyond = if beyond == 0 {
                    [0; 2]
                } else if block.is_led_by(0xc3, 0xed) {
                    // All characters with these first bytes are in all sets.
                    [runtime::whole_characters(block.bytes(), beyond); 2]
                } else {
                    beyond_ascii_0(block.bytes(), beyond)
                };
                [(outside_0), (outside_1), (outside_2 | broken) & !beyond[0], (outside_3 | broken) & !beyond[1], (outside_4 | broken) & !beyond[1], (outside_5 | broken) & !beyond[1], (outside_6), (outside_7 | broken) & !beyond[1], is_8, is_9, is_10, if IS_SHORT { block.is(b'@') } else { 0 }]
            }
        }

        /// The bits of the bytes beyond ASCII whose characters are in each set.
        #[inline(never)]
        fn beyond_ascii_0(bytes: &[u8], beyond: u64) -> [u64; 2] {
            [
                runtime::characters(bytes, beyond, |it| matches!(it, 0xa0..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd | 0xf0000..=0xffffd | 0x100000..=0x10fffd)),
                runtime::characters(bytes, beyond, |it| matches!(it, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd)),
            ]
        }

        /// The bitmap of a run in `scheme`.
        const RUN_1_0: usize = 0;
        /// The bitmap of a run in `plain_top_label`.
        const RUN_1_1: usize = 1;
        /// The bitmap of a run in `URI`.
        const RUN_1_2: usize = 2;
        /// The bitmap of a run in `hier_part`.
        const RUN_1_3: usize = 3;
        /// The bitmap of a run in `host`.
        const RUN_1_4: usize = 4;
        /// The bitmap of a run in `unambiguous_URL`.
        const RUN_1_5: usize = 5;
        /// The bitmap of a run in `authority`.
        const RUN_1_6: usize = 6;
        /// The bitmap of a run in `authority`.
        const RUN_1_7: usize = 7;
        /// The bitmap of '?' before a run in `URI`.
        const RUN_1_8: usize = 8;
        /// The bitmap of ':' before a run in `authority`.
        const RUN_1_9: usize = 9;
        /// The bitmap of '/' before a run in `path_abempty`.
        const RUN_1_10: usize = 10;
        /// The bitmap of '@' after a run in `authority`.
        const RUN_1_11: usize = 11;
        /// The bitmaps of the runs above.
        pub struct Bitmaps1;

        impl Bitmaps<12> for Bitmaps1 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 12] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'+', b'+'), (b'-', b'.'), (b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'Z'), (b'a', b'z')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b';'), (b'=', b'='), (b'@', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_4 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b'.'), (b'0', b'9'), (b';', b';'), (b'=', b'='), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_5 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'$', b'9'), (b';', b';'), (b'=', b'='), (b'?', b'?'), (b'A', b'Z'), (b'_', b'_'), (b'a', b'z'), (b'~', b'~')]) });
                let outside_6 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let is_9 = block.is(b':');
                let is_10 = block.is(b'/');
                let is_11 = block.is(b'%');
                let outside_2 = outside_3 & outside_5;
                let outside_7 = outside_4 & !is_9;
                let is_8 = !outside_5 & outside_3;
                // An escape stops a run where its digits are not all there.
                let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')]) });
                let broken = is_11 & !(digits >> 1 & digits >> 2);
                [(outside_0), (outside_1), (outside_2 | broken), (outside_3 | broken), (outside_4 | broken), (outside_5 | broken), (outside_6), (outside_7 | broken), is_8, is_9, is_10, if IS_SHORT { block.is(b'@') } else { 0 }]
            }
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

        /// The bitmap of a run in `plain_IPv6address`.
        const RUN_3_0: usize = 0;
        /// The bitmaps of the runs above.
        pub struct Bitmaps3;

        impl Bitmaps<1> for Bitmaps3 {
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
                at = window.led::<RUN_1_8, RUN_1_2>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
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

        /// hier_part     = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_rootless
        ///   | path_empty
        /// }
        #[inline(always)]
        pub fn hier_part<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_147: {
                'other_148: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_148; }
                    at += 2;
                    at = self::authority(text, machine, window, captures, at);
                    at = self::path_abempty(text, window, captures, at);
                    break 'choice_147 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = window.run::<RUN_1_3>(at);
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
            at = 'choice_149: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    let saved = *captures;
                    'other_150: {
                        let mut at = at;
                        match self::URI(text, machine, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_150; }
                        }
                        break 'choice_149 at;
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
                at = window.led::<RUN_1_8, RUN_1_2>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
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

        /// relative_part = {
        ///     "//" ~ authority ~ path_abempty
        ///   | path_absolute
        ///   | path_noscheme
        ///   | path_empty
        /// }
        #[inline(always)]
        pub fn relative_part<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_151: {
                'other_152: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_152; }
                    at += 2;
                    at = self::authority(text, machine, window, captures, at);
                    at = self::path_abempty(text, window, captures, at);
                    break 'choice_151 at;
                }
                if matches!(text.get(at), Some(b'/')) {
                    'other_153: {
                        let mut at = at;
                        match self::path_absolute(text, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_153; }
                        }
                        break 'choice_151 at;
                    }
                }
                'other_154: {
                    let mut at = at;
                    match self::path_noscheme(text, window, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_154; }
                    }
                    break 'choice_151 at;
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
            'perhaps_155: {
                let before = at;
                'end_156: {
                    at = window.run::<RUN_1_7>(at);
                    if !window.is::<RUN_1_11>(at, b'@') { break 'end_156; }
                    at += 1;
                    break 'perhaps_155;
                }
                at = before;
            }
            at = self::host(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_1_9, RUN_1_6>(at);
            }
            captures.matched(Rule::authority, start, at);
            at
        }

        /// host          = { IP_literal | IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
        #[inline(always)]
        pub fn host<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_157: {
                if matches!(text.get(at), Some(b'[')) {
                    'other_158: {
                        let mut at = at;
                        match self::IP_literal(text, machine, at) {
                            Some(end) => at = end,
                            None => { break 'other_158; }
                        }
                        break 'choice_157 at;
                    }
                }
                let mut at = at;
                at = window.run::<RUN_1_4>(at);
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
            at = 'choice_159: {
                if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                    'other_160: {
                        let mut at = at;
                        let end = if text.len() < runtime::BLOCK { self::IPv6address(text, &mut Short::<_, 1>::new::<Bitmaps2>(machine, text), at) } else { self::IPv6address(text, &mut Long::<_, Bitmaps2, 1>::at(machine, text, at), at) };
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_160; }
                        }
                        break 'choice_159 at;
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
            at = 'choice_161: {
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
                        break 'choice_161 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_2)), Some(b'.')) {
                            'other_162: {
                                let mut at = before_2;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_162; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_4 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_4)), Some(b'.')) {
                            'other_163: {
                                let mut at = before_4;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_163; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_6 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_6)), Some(b'.')) {
                            'other_164: {
                                let mut at = before_6;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_164; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_8 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_7;
                    }
                    let before_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_8)), Some(b'.')) {
                            'other_165: {
                                let mut at = before_8;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_165; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_10 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_9;
                    }
                    let before_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_10)), Some(b'.')) {
                            'other_166: {
                                let mut at = before_10;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_166; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_12 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_11;
                    }
                    let before_13 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_12)), Some(b'.')) {
                            'other_167: {
                                let mut at = before_12;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_167; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_13;
                    }
                    break 'choice_161 at;
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
                        break 'choice_161 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_3)), Some(b'.')) {
                            'other_168: {
                                let mut at = before_3;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_168; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_5)), Some(b'.')) {
                            'other_169: {
                                let mut at = before_5;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_169; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_7)), Some(b'.')) {
                            'other_170: {
                                let mut at = before_7;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_170; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_171: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_171; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_172: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_172; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_12;
                    }
                    break 'choice_161 at;
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
                        break 'choice_161 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_5)), Some(b'.')) {
                            'other_173: {
                                let mut at = before_5;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_173; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_7 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_7)), Some(b'.')) {
                            'other_174: {
                                let mut at = before_7;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_174; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_175: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_175; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_176: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_176; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_12;
                    }
                    break 'choice_161 at;
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
                        break 'choice_161 at;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_7)), Some(b'.')) {
                            'other_177: {
                                let mut at = before_7;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_177; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_9 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_178: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_178; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_179: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_179; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_12;
                    }
                    break 'choice_161 at;
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
                        break 'choice_161 at;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_9)), Some(b'.')) {
                            'other_180: {
                                let mut at = before_9;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_180; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before_11 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_10;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_181: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_181; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_12;
                    }
                    break 'choice_161 at;
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
                        break 'choice_161 at;
                    }
                    let before_12 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        if matches!(text.get(window.run::<RUN_2_0>(before_11)), Some(b'.')) {
                            'other_182: {
                                let mut at = before_11;
                                let end = self::IPv4address(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_182; }
                                }
                                break 'choice_161 at;
                            }
                        }
                        break 'choice_161 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before {
                        break 'choice_161 before_12;
                    }
                    break 'choice_161 at;
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
                        break 'choice_161 at;
                    }
                    break 'choice_161 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    if matches!(text.get(window.run::<RUN_2_0>(before_12)), Some(b'.')) {
                        'other_183: {
                            let mut at = before_12;
                            let end = self::IPv4address(text, at);
                            match end {
                                Some(end) => at = end,
                                None => { break 'other_183; }
                            }
                            break 'choice_161 at;
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
                    break 'choice_161 at;
                }
                break 'choice_161 at;
            };
            Some(at)
        }

        /// ls32          = { h16 ~ ":" ~ h16 | IPv4address }
        #[inline(always)]
        pub fn ls32<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_184: {
                'other_185: {
                    let mut at = at;
                    let before = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before { break 'other_185; }
                    if !matches!(text.get(at), Some(b':')) { break 'other_185; }
                    at += 1;
                    let before = at;
                    at = window.few::<RUN_2_0>(at, 4);
                    if at == before { break 'other_185; }
                    break 'choice_184 at;
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
            at = 'choice_186: {
                match text.get(at) {
                    Some(b'0') => {
                        let at = at + 1;
                        break 'choice_186 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_186 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_186 at;
                        }
                        let at = at + 1;
                        break 'choice_186 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0'..=b'4') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_186 at;
                                }
                                let at = at + 1;
                                break 'choice_186 at;
                            }
                            Some(b'5') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                    break 'choice_186 at;
                                }
                                let at = at + 1;
                                break 'choice_186 at;
                            }
                            Some(b'6'..=b'9') => {
                                let at = at + 1;
                                break 'choice_186 at;
                            }
                            _ => {
                                break 'choice_186 at;
                            }
                        }
                    }
                    Some(b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_186 at;
                        }
                        let at = at + 1;
                        break 'choice_186 at;
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
                at = window.led::<RUN_1_10, RUN_1_3>(at);
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
            'perhaps_187: {
                let before = at;
                'end_188: {
                    'ahead_189: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_189; }
                        at += 1;
                        break 'end_188;
                    }
                    let before = at;
                    at = window.run::<RUN_1_3>(at);
                    if at == before { break 'end_188; }
                    break 'perhaps_187;
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
            at = window.run::<RUN_1_4>(at);
            while window.is::<RUN_1_11>(at, b'@') {
                at = window.run::<RUN_1_4>(at + 1);
            }
            if at == before { return None; }
            {
                let led = at;
                at = window.led::<RUN_1_10, RUN_1_3>(at);
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
                at = window.led::<RUN_0_8, RUN_0_2>(at);
                if at > led { captures.matched(Rule::iquery, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = window.run::<RUN_0_3>(at);
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
            at = 'choice_190: {
                'other_191: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_191; }
                    at += 2;
                    at = self::iauthority(text, machine, window, captures, at);
                    at = self::ipath_abempty(text, window, captures, at);
                    break 'choice_190 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = window.run::<RUN_0_4>(at);
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
            at = 'choice_192: {
                if matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) {
                    let saved = *captures;
                    'other_193: {
                        let mut at = at;
                        match self::IRI(text, machine, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_193; }
                        }
                        break 'choice_192 at;
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
                at = window.led::<RUN_0_8, RUN_0_2>(at);
                if at > led { captures.matched(Rule::iquery, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = window.run::<RUN_0_3>(at);
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
            at = 'choice_194: {
                'other_195: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_195; }
                    at += 2;
                    at = self::iauthority(text, machine, window, captures, at);
                    at = self::ipath_abempty(text, window, captures, at);
                    break 'choice_194 at;
                }
                if matches!(text.get(at), Some(b'/')) {
                    'other_196: {
                        let mut at = at;
                        match self::ipath_absolute(text, window, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_196; }
                        }
                        break 'choice_194 at;
                    }
                }
                'other_197: {
                    let mut at = at;
                    match self::ipath_noscheme(text, window, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_197; }
                    }
                    break 'choice_194 at;
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
            'perhaps_198: {
                let before = at;
                'end_199: {
                    at = window.run::<RUN_0_7>(at);
                    if !window.is::<RUN_0_11>(at, b'@') { break 'end_199; }
                    at += 1;
                    break 'perhaps_198;
                }
                at = before;
            }
            at = self::ihost(text, machine, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_0_9, RUN_0_6>(at);
            }
            captures.matched(Rule::iauthority, start, at);
            at
        }

        /// ihost          = { IP_literal | IPv4address ~ !(iunreserved | pct_encoded | sub_delims) | ireg_name }
        #[inline(always)]
        pub fn ihost<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_200: {
                if matches!(text.get(at), Some(b'[')) {
                    'other_201: {
                        let mut at = at;
                        match self::IP_literal(text, machine, at) {
                            Some(end) => at = end,
                            None => { break 'other_201; }
                        }
                        break 'choice_200 at;
                    }
                }
                let mut at = at;
                at = window.run::<RUN_0_5>(at);
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
                at = window.led::<RUN_0_10, RUN_0_4>(at);
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
            'perhaps_202: {
                let before = at;
                'end_203: {
                    'ahead_204: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'/')) { break 'ahead_204; }
                        at += 1;
                        break 'end_203;
                    }
                    let before = at;
                    at = window.run::<RUN_0_4>(at);
                    if at == before { break 'end_203; }
                    break 'perhaps_202;
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
            at = window.run::<RUN_0_5>(at);
            while window.is::<RUN_0_11>(at, b'@') {
                at = window.run::<RUN_0_5>(at + 1);
            }
            if at == before { return None; }
            {
                let led = at;
                at = window.led::<RUN_0_10, RUN_0_4>(at);
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

        /// unambiguous_URL = {
        ///     plain_scheme ~ "://" ~ (plain_userinfo ~ "@")? ~ plain_host ~ (":" ~ plain_port)?
        ///   ~ !("?" ~ plain_data ~ (":" | "@") | ("?" ~ plain_data)? ~ "#" ~ plain_data ~ (":" | "@"))
        ///   ~ path_abempty ~ ("?" ~ query)? ~ ("#" ~ fragment)?
        /// }
        #[inline(always)]
        pub fn unambiguous_URL<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::plain_scheme(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !runtime::is_at(text, at, b"://") { return None; }
            at += 3;
            'perhaps_205: {
                let before = at;
                'end_206: {
                    let end = self::plain_userinfo(text, at);
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_206; }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'end_206; }
                    at += 1;
                    break 'perhaps_205;
                }
                at = before;
            }
            match self::plain_host(text, machine, window, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_207: {
                let before = at;
                'end_208: {
                    if !matches!(text.get(at), Some(b':')) { break 'end_208; }
                    at += 1;
                    match self::plain_port(text, window, at) {
                        Some(end) => at = end,
                        None => { break 'end_208; }
                    }
                    break 'perhaps_207;
                }
                at = before;
            }
            'ahead_209: {
                let mut at = at;
                at = 'choice_210: {
                    'other_211: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'?')) { break 'other_211; }
                        at += 1;
                        at = window.run::<RUN_1_5>(at);
                        if !matches!(text.get(at), Some(b':' | b'@')) { break 'other_211; }
                        at += 1;
                        break 'choice_210 at;
                    }
                    let mut at = at;
                    {
                        let led = at;
                        at = window.led::<RUN_1_8, RUN_1_5>(at);
                    }
                    if !matches!(text.get(at), Some(b'#')) { break 'ahead_209; }
                    at += 1;
                    at = window.run::<RUN_1_5>(at);
                    if !matches!(text.get(at), Some(b':' | b'@')) { break 'ahead_209; }
                    at += 1;
                    at
                };
                return None;
            }
            at = self::path_abempty(text, window, captures, at);
            {
                let led = at;
                at = window.led::<RUN_1_8, RUN_1_2>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
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

        /// plain_scheme = @{ ^"http" ~ ^"s"? | ^"ws" ~ ^"s"? | ^"ftp" }
        #[inline(always)]
        pub fn plain_scheme<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_212: {
                'other_213: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"http") { break 'other_213; }
                    at += 4;
                    'perhaps_214: {
                        let before = at;
                        'end_215: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_215; }
                            at += 1;
                            break 'perhaps_214;
                        }
                        at = before;
                    }
                    break 'choice_212 at;
                }
                'other_216: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"ws") { break 'other_216; }
                    at += 2;
                    'perhaps_217: {
                        let before = at;
                        'end_218: {
                            if !matches!(text.get(at), Some(b'S' | b's')) { break 'end_218; }
                            at += 1;
                            break 'perhaps_217;
                        }
                        at = before;
                    }
                    break 'choice_212 at;
                }
                let mut at = at;
                if !runtime::is_at_ignoring_case(text, at, b"ftp") { return None; }
                at += 3;
                at
            };
            captures.matched(Rule::plain_scheme, start, at);
            Some(at)
        }

        /// plain_userinfo = { plain_user ~ (":" ~ plain_user)? | ":" ~ plain_user }
        #[inline(never)]
        pub fn plain_userinfo(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_219: {
                if matches!(text.get(at), Some(b'!' | b'$'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) {
                    'other_220: {
                        let mut at = at;
                        match self::plain_user(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_220; }
                        }
                        'perhaps_221: {
                            let before = at;
                            'end_222: {
                                if !matches!(text.get(at), Some(b':')) { break 'end_222; }
                                at += 1;
                                match self::plain_user(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'end_222; }
                                }
                                break 'perhaps_221;
                            }
                            at = before;
                        }
                        break 'choice_219 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b':')) { return None; }
                at += 1;
                match self::plain_user(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// plain_user = @{ (unreserved | plain_pct_encoded | "!" | "$" | "&" | "'" | "(" | ")" | "*" | "+" | ",")+ }
        #[inline(always)]
        pub fn plain_user(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_223: {
                'other_224: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_224; }
                    at += 1;
                    break 'choice_223 at;
                }
                if matches!(text.get(at), Some(b'%')) {
                    'other_225: {
                        let mut at = at;
                        match self::plain_pct_encoded(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_225; }
                        }
                        break 'choice_223 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { return None; }
                at += 1;
                at
            };
            'more_226: loop {
                let before = at;
                'end_227: {
                    at = 'choice_228: {
                        'other_229: {
                            let mut at = at;
                            if !matches!(text.get(at), Some(b'-'..=b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'other_229; }
                            at += 1;
                            break 'choice_228 at;
                        }
                        if matches!(text.get(at), Some(b'%')) {
                            'other_230: {
                                let mut at = at;
                                match self::plain_pct_encoded(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_230; }
                                }
                                break 'choice_228 at;
                            }
                        }
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b',')) { break 'end_227; }
                        at += 1;
                        at
                    };
                    continue 'more_226;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// plain_pct_encoded = @{
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
        pub fn plain_pct_encoded(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'%')) { return None; }
            at += 1;
            at = 'choice_231: {
                'other_232: {
                    let mut at = at;
                    at = 'character_233: {
                        if matches!(text.get(at), Some(b'2')) && matches!(text.get(at + 1), Some(b'1'..=b'2' | b'4' | b'6'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_233 at + 2; }
                        break 'other_232;
                    };
                    break 'choice_231 at;
                }
                'other_234: {
                    let mut at = at;
                    at = 'character_235: {
                        if matches!(text.get(at), Some(b'3')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'C'..=b'E' | b'c'..=b'e')) { break 'character_235 at + 2; }
                        break 'other_234;
                    };
                    break 'choice_231 at;
                }
                'other_236: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'4')) { break 'other_236; }
                    at += 1;
                    'ahead_237: {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0')) { break 'ahead_237; }
                        at += 1;
                        break 'other_236;
                    }
                    if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'other_236; }
                    at += 1;
                    break 'choice_231 at;
                }
                'other_238: {
                    let mut at = at;
                    at = 'character_239: {
                        if matches!(text.get(at), Some(b'5')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A' | b'E'..=b'F' | b'a' | b'e'..=b'f')) { break 'character_239 at + 2; }
                        break 'other_238;
                    };
                    break 'choice_231 at;
                }
                'other_240: {
                    let mut at = at;
                    at = 'character_241: {
                        if matches!(text.get(at), Some(b'6')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_241 at + 2; }
                        break 'other_240;
                    };
                    break 'choice_231 at;
                }
                let mut at = at;
                at = 'character_242: {
                    if matches!(text.get(at), Some(b'7')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'E' | b'a'..=b'e')) { break 'character_242 at + 2; }
                    return None;
                };
                at
            };
            Some(at)
        }

        /// plain_host = { plain_name | IPv4address | "[" ~ plain_IPv6address ~ "]" }
        #[inline(always)]
        pub fn plain_host<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_243: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) {
                    'other_244: {
                        let mut at = at;
                        match self::plain_name(text, window, at) {
                            Some(end) => at = end,
                            None => { break 'other_244; }
                        }
                        break 'choice_243 at;
                    }
                }
                if matches!(text.get(at), Some(b'0'..=b'9')) {
                    'other_245: {
                        let mut at = at;
                        let end = self::IPv4address(text, at);
                        match end {
                            Some(end) => at = end,
                            None => { break 'other_245; }
                        }
                        break 'choice_243 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'[')) { return None; }
                at += 1;
                let end = if text.len() < runtime::BLOCK { self::plain_IPv6address(text, &mut Short::<_, 1>::new::<Bitmaps3>(machine, text), at) } else { self::plain_IPv6address(text, &mut Long::<_, Bitmaps3, 1>::at(machine, text, at), at) };
                match end {
                    Some(end) => at = end,
                    None => { return None; }
                }
                if !matches!(text.get(at), Some(b']')) { return None; }
                at += 1;
                at
            };
            captures.matched(Rule::plain_host, start, at);
            Some(at)
        }

        /// plain_name = @{ (plain_label ~ "." ~ &(ALPHA | DIGIT))* ~ plain_top_label ~ "."? }
        #[inline(always)]
        pub fn plain_name<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            'more_246: loop {
                let before = at;
                'end_247: {
                    match self::plain_label(text, window, at) {
                        Some(end) => at = end,
                        None => { break 'end_247; }
                    }
                    if !matches!(text.get(at), Some(b'.')) { break 'end_247; }
                    at += 1;
                    {
                        let mut at = at;
                        if !matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z')) { break 'end_247; }
                        at += 1;
                    }
                    continue 'more_246;
                }
                at = before;
                break;
            }
            match self::plain_top_label(text, window, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'perhaps_248: {
                let before = at;
                'end_249: {
                    if !matches!(text.get(at), Some(b'.')) { break 'end_249; }
                    at += 1;
                    break 'perhaps_248;
                }
                at = before;
            }
            Some(at)
        }

        /// plain_label = @{ (ALPHA | DIGIT)+ ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        #[inline(always)]
        pub fn plain_label<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            let before = at;
            at = window.run::<RUN_1_1>(at);
            if at == before { return None; }
            'more_250: loop {
                let before = at;
                'end_251: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_251; }
                    let before = at;
                    at = window.run::<RUN_1_1>(at);
                    if at == before { break 'end_251; }
                    continue 'more_250;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// plain_top_label = @{ ALPHA ~ (ALPHA | DIGIT)* ~ ("-"+ ~ (ALPHA | DIGIT)+)* }
        #[inline(always)]
        pub fn plain_top_label<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'A'..=b'Z' | b'a'..=b'z')) { return None; }
            at += 1;
            at = window.run::<RUN_1_1>(at);
            'more_252: loop {
                let before = at;
                'end_253: {
                    let before = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-')]) }.skip(text, at, |_| None);
                    if at == before { break 'end_253; }
                    let before = at;
                    at = window.run::<RUN_1_1>(at);
                    if at == before { break 'end_253; }
                    continue 'more_252;
                }
                at = before;
                break;
            }
            Some(at)
        }

        /// plain_IPv6address = {
        ///     !("::" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !("::" ~ ^"ffff:" ~ h16 ~ ":" ~ h16 ~ !":")
        ///   ~ !((!plain_zeros ~ (h16? ~ ":"))* ~ plain_zeros)
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
        pub fn plain_IPv6address<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_254: {
                let mut at = at;
                if !runtime::is_at(text, at, b"::") { break 'ahead_254; }
                at += 2;
                let before = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before { break 'ahead_254; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_254; }
                at += 1;
                let before = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before { break 'ahead_254; }
                'ahead_255: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b':')) { break 'ahead_255; }
                    at += 1;
                    break 'ahead_254;
                }
                return None;
            }
            'ahead_256: {
                let mut at = at;
                if !runtime::is_at(text, at, b"::") { break 'ahead_256; }
                at += 2;
                if !runtime::is_at_ignoring_case(text, at, b"ffff:") { break 'ahead_256; }
                at += 5;
                let before = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before { break 'ahead_256; }
                if !matches!(text.get(at), Some(b':')) { break 'ahead_256; }
                at += 1;
                let before = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before { break 'ahead_256; }
                'ahead_257: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b':')) { break 'ahead_257; }
                    at += 1;
                    break 'ahead_256;
                }
                return None;
            }
            'ahead_258: {
                let mut at = at;
                'more_259: loop {
                    let before = at;
                    'end_260: {
                        'ahead_261: {
                            let mut at = at;
                            match self::plain_zeros(text, at) {
                                Some(end) => at = end,
                                None => { break 'ahead_261; }
                            }
                            break 'end_260;
                        }
                        'perhaps_262: {
                            let before = at;
                            'end_263: {
                                let before = at;
                                at = window.few::<RUN_3_0>(at, 4);
                                if at == before { break 'end_263; }
                                break 'perhaps_262;
                            }
                            at = before;
                        }
                        if !matches!(text.get(at), Some(b':')) { break 'end_260; }
                        at += 1;
                        continue 'more_259;
                    }
                    at = before;
                    break;
                }
                match self::plain_zeros(text, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_258; }
                }
                return None;
            }
            at = 'choice_264: {
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
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
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_7;
                    }
                    let before_9 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_9;
                    }
                    let before_11 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_11;
                    }
                    break 'choice_264 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_10;
                    }
                    break 'choice_264 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_6;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_10;
                    }
                    break 'choice_264 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 at;
                    }
                    let before_8 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_8;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_10;
                    }
                    break 'choice_264 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 at;
                    }
                    let before_10 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_264 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 before_10;
                    }
                    break 'choice_264 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_264 at;
                    }
                    break 'choice_264 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_264 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    return None;
                }
                break 'choice_264 at;
            };
            Some(at)
        }

        /// plain_zeros = { "0" ~ HEXDIG | "0:0" | "0::" | ":0" }
        #[inline(always)]
        pub fn plain_zeros(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_265: {
                'other_266: {
                    let mut at = at;
                    at = 'character_267: {
                        if matches!(text.get(at), Some(b'0')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_267 at + 2; }
                        break 'other_266;
                    };
                    break 'choice_265 at;
                }
                'other_268: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0:0") { break 'other_268; }
                    at += 3;
                    break 'choice_265 at;
                }
                'other_269: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"0::") { break 'other_269; }
                    at += 3;
                    break 'choice_265 at;
                }
                let mut at = at;
                if !runtime::is_at(text, at, b":0") { return None; }
                at += 2;
                at
            };
            Some(at)
        }

        /// plain_port = @{
        ///     "6553" ~ '0'..'5'
        ///   | "655" ~ '0'..'2' ~ DIGIT
        ///   | "65" ~ '0'..'4' ~ DIGIT{2}
        ///   | "6" ~ '0'..'4' ~ DIGIT{3}
        ///   | '1'..'5' ~ DIGIT{4}
        ///   | '1'..'9' ~ DIGIT{,3}
        /// }
        #[inline(always)]
        pub fn plain_port<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_270: {
                'other_271: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"6553") { break 'other_271; }
                    at += 4;
                    if !matches!(text.get(at), Some(b'0'..=b'5')) { break 'other_271; }
                    at += 1;
                    break 'choice_270 at;
                }
                'other_272: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"655") { break 'other_272; }
                    at += 3;
                    if !matches!(text.get(at), Some(b'0'..=b'2')) { break 'other_272; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_272; }
                    at += 1;
                    break 'choice_270 at;
                }
                'other_273: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"65") { break 'other_273; }
                    at += 2;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_273; }
                    at += 1;
                    for _ in 0..2 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_273; }
                        at += 1;
                    }
                    break 'choice_270 at;
                }
                'other_274: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'6')) { break 'other_274; }
                    at += 1;
                    if !matches!(text.get(at), Some(b'0'..=b'4')) { break 'other_274; }
                    at += 1;
                    for _ in 0..3 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_274; }
                        at += 1;
                    }
                    break 'choice_270 at;
                }
                'other_275: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'1'..=b'5')) { break 'other_275; }
                    at += 1;
                    for _ in 0..4 {
                        if !matches!(text.get(at), Some(b'0'..=b'9')) { break 'other_275; }
                        at += 1;
                    }
                    break 'choice_270 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'1'..=b'9')) { return None; }
                at += 1;
                let before = at;
                at = window.few::<RUN_1_6>(at, 3);
                at
            };
            Some(at)
        }
    }
}

/// How far `host` matches a text from its start, and the furthest offset that any alternative reaches.
#[allow(non_snake_case, dead_code, unreachable_pub, unused_results, clippy::all, clippy::pedantic)]
pub fn host_furthest(text: &str) -> Furthest {
    let text = text.as_bytes();
    let mut furthest = Furthest::default();
    let end = Some(furthest::host(text, &mut furthest, 0));
    furthest.with_end(end)
}

/// How far `ihost` matches a text from its start, and the furthest offset that any alternative reaches.
#[allow(non_snake_case, dead_code, unreachable_pub, unused_results, clippy::all, clippy::pedantic)]
pub fn ihost_furthest(text: &str) -> Furthest {
    let text = text.as_bytes();
    let mut furthest = Furthest::default();
    let end = Some(furthest::ihost(text, &mut furthest, 0));
    furthest.with_end(end)
}

#[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
#[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
mod furthest {
    use super::runtime;

    /// host          = { IP_literal | IPv4address ~ !(unreserved | pct_encoded | sub_delims) | reg_name }
    pub fn host(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> usize {
        let mut at = start;
        at = 'choice_276: {
            if matches!(text.get(at), Some(b'[')) {
                'other_277: {
                    let mut at = at;
                    match self::IP_literal(text, furthest, at) {
                        Some(end) => at = end,
                        None => { break 'other_277; }
                    }
                    break 'choice_276 at;
                }
            }
            let mut at = at;
            'more_278: loop {
                let before = at;
                'end_279: {
                    at = 'character_280: {
                        if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_280 at + 1; }
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_280 at + 3; }
                        furthest.reach(at); break 'end_279;
                    };
                    continue 'more_278;
                }
                at = before;
                break;
            }
            at
        };
        at
    }

    /// IP_literal    = { "[" ~ (IPv6address | IPvFuture) ~ "]" }
    pub fn IP_literal(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> Option<usize> {
        let mut at = start;
        if !matches!(text.get(at), Some(b'[')) { furthest.reach(at); return None; }
        at += 1;
        at = 'choice_281: {
            if matches!(text.get(at), Some(b'0'..=b':' | b'A'..=b'F' | b'a'..=b'f')) {
                'other_282: {
                    let mut at = at;
                    match self::IPv6address(text, furthest, at) {
                        Some(end) => at = end,
                        None => { break 'other_282; }
                    }
                    break 'choice_281 at;
                }
            }
            let mut at = at;
            match self::IPvFuture(text, furthest, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at
        };
        if !matches!(text.get(at), Some(b']')) { furthest.reach(at); return None; }
        at += 1;
        Some(at)
    }

    /// IPvFuture     = @{ ^"v" ~ HEXDIG+ ~ "." ~ (unreserved | sub_delims | ":")+ }
    pub fn IPvFuture(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> Option<usize> {
        let mut at = start;
        if !matches!(text.get(at), Some(b'V' | b'v')) { furthest.reach(at); return None; }
        at += 1;
        let before = at;
        while matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
        if at == before { furthest.reach(at); return None; }
        if !matches!(text.get(at), Some(b'.')) { furthest.reach(at); return None; }
        at += 1;
        let before = at;
        while matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { at += 1; }
        if at == before { furthest.reach(at); return None; }
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
    pub fn IPv6address(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> Option<usize> {
        let mut at = start;
        at = 'choice_283: {
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                let before_2 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 at;
                }
                let before_3 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_284: {
                        let mut at = before_2;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_284; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_4 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_3;
                }
                let before_5 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_285: {
                        let mut at = before_4;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_285; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_6 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_5;
                }
                let before_7 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_286: {
                        let mut at = before_6;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_286; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_8 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_7;
                }
                let before_9 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_287: {
                        let mut at = before_8;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_287; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_10 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_9;
                }
                let before_11 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_288: {
                        let mut at = before_10;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_288; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_12 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_11;
                }
                let before_13 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_289: {
                        let mut at = before_12;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_289; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_13;
                }
                break 'choice_283 at;
            }
            if !matches!(text.get(at), Some(b':')) {
                furthest.reach(at);
                return None;
            }
            let at = at + 1;
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                let before_3 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 at;
                }
                let before_4 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_290: {
                        let mut at = before_3;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_290; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_5 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_4;
                }
                let before_6 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_291: {
                        let mut at = before_5;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_291; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_7 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_6;
                }
                let before_8 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_292: {
                        let mut at = before_7;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_292; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_9 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_8;
                }
                let before_10 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_293: {
                        let mut at = before_9;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_293; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_11 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_10;
                }
                let before_12 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_294: {
                        let mut at = before_11;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_294; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_12;
                }
                break 'choice_283 at;
            }
            if !matches!(text.get(at), Some(b':')) {
                furthest.reach(at);
                return None;
            }
            let at = at + 1;
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                let before_5 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 at;
                }
                let before_6 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_295: {
                        let mut at = before_5;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_295; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_7 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_6;
                }
                let before_8 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_296: {
                        let mut at = before_7;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_296; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_9 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_8;
                }
                let before_10 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_297: {
                        let mut at = before_9;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_297; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_11 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_10;
                }
                let before_12 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_298: {
                        let mut at = before_11;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_298; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_12;
                }
                break 'choice_283 at;
            }
            if !matches!(text.get(at), Some(b':')) {
                furthest.reach(at);
                return None;
            }
            let at = at + 1;
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                let before_7 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 at;
                }
                let before_8 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_299: {
                        let mut at = before_7;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_299; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_9 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_8;
                }
                let before_10 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_300: {
                        let mut at = before_9;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_300; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_11 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_10;
                }
                let before_12 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_301: {
                        let mut at = before_11;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_301; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_12;
                }
                break 'choice_283 at;
            }
            if !matches!(text.get(at), Some(b':')) {
                furthest.reach(at);
                return None;
            }
            let at = at + 1;
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                let before_9 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 at;
                }
                let before_10 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_302: {
                        let mut at = before_9;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_302; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before_11 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_10;
                }
                let before_12 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_303: {
                        let mut at = before_11;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_303; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_12;
                }
                break 'choice_283 at;
            }
            if !matches!(text.get(at), Some(b':')) {
                furthest.reach(at);
                return None;
            }
            let at = at + 1;
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                let before_11 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 at;
                }
                let before_12 = at;
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    'other_304: {
                        let mut at = before_11;
                        match self::IPv4address(text, furthest, at) {
                            Some(end) => at = end,
                            None => { break 'other_304; }
                        }
                        break 'choice_283 at;
                    }
                    break 'choice_283 at;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 before_12;
                }
                break 'choice_283 at;
            }
            if !matches!(text.get(at), Some(b':')) {
                furthest.reach(at);
                return None;
            }
            let at = at + 1;
            let before_12 = at;
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before {
                    furthest.reach(at);
                    break 'choice_283 at;
                }
                break 'choice_283 at;
            }
            if !matches!(text.get(at), Some(b':')) {
                furthest.reach(at);
                'other_305: {
                    let mut at = before_12;
                    match self::IPv4address(text, furthest, at) {
                        Some(end) => at = end,
                        None => { break 'other_305; }
                    }
                    break 'choice_283 at;
                }
                return None;
            }
            let at = at + 1;
            let before = at;
            let mut at = at;
            while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
            if at == before {
                if !matches!(text.get(at), Some(b':')) {
                    furthest.reach(at);
                    return None;
                }
                let at = at + 1;
                break 'choice_283 at;
            }
            break 'choice_283 at;
        };
        Some(at)
    }

    /// ls32          = { h16 ~ ":" ~ h16 | IPv4address }
    pub fn ls32(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> Option<usize> {
        let mut at = start;
        at = 'choice_306: {
            'other_307: {
                let mut at = at;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { furthest.reach(at); break 'other_307; }
                if !matches!(text.get(at), Some(b':')) { furthest.reach(at); break 'other_307; }
                at += 1;
                let before = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { at += 1; }
                if at == before { furthest.reach(at); break 'other_307; }
                break 'choice_306 at;
            }
            let mut at = at;
            match self::IPv4address(text, furthest, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at
        };
        Some(at)
    }

    /// IPv4address   = { dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet ~ "." ~ dec_octet }
    #[inline(never)]
    pub fn IPv4address(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> Option<usize> {
        let mut at = start;
        match self::dec_octet(text, furthest, at) {
            Some(end) => at = end,
            None => { return None; }
        }
        if !matches!(text.get(at), Some(b'.')) { furthest.reach(at); return None; }
        at += 1;
        match self::dec_octet(text, furthest, at) {
            Some(end) => at = end,
            None => { return None; }
        }
        if !matches!(text.get(at), Some(b'.')) { furthest.reach(at); return None; }
        at += 1;
        match self::dec_octet(text, furthest, at) {
            Some(end) => at = end,
            None => { return None; }
        }
        if !matches!(text.get(at), Some(b'.')) { furthest.reach(at); return None; }
        at += 1;
        match self::dec_octet(text, furthest, at) {
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
    pub fn dec_octet(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> Option<usize> {
        let mut at = start;
        at = 'choice_308: {
            match text.get(at) {
                Some(b'0') => {
                    let at = at + 1;
                    break 'choice_308 at;
                }
                Some(b'1') => {
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b'0'..=b'9')) {
                        furthest.reach(at);
                        break 'choice_308 at;
                    }
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b'0'..=b'9')) {
                        furthest.reach(at);
                        break 'choice_308 at;
                    }
                    let at = at + 1;
                    break 'choice_308 at;
                }
                Some(b'2') => {
                    let at = at + 1;
                    match text.get(at) {
                        Some(b'0'..=b'4') => {
                            let at = at + 1;
                            if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                furthest.reach(at);
                                break 'choice_308 at;
                            }
                            let at = at + 1;
                            break 'choice_308 at;
                        }
                        Some(b'5') => {
                            let at = at + 1;
                            if !matches!(text.get(at), Some(b'0'..=b'5')) {
                                furthest.reach(at);
                                break 'choice_308 at;
                            }
                            let at = at + 1;
                            break 'choice_308 at;
                        }
                        Some(b'6'..=b'9') => {
                            let at = at + 1;
                            break 'choice_308 at;
                        }
                        _ => {
                            furthest.reach(at);
                            break 'choice_308 at;
                        }
                    }
                }
                Some(b'3'..=b'9') => {
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b'0'..=b'9')) {
                        furthest.reach(at);
                        break 'choice_308 at;
                    }
                    let at = at + 1;
                    break 'choice_308 at;
                }
                _ => {
                    furthest.reach(at);
                    return None;
                }
            }
        };
        Some(at)
    }

    /// ihost          = { IP_literal | IPv4address ~ !(iunreserved | pct_encoded | sub_delims) | ireg_name }
    pub fn ihost(text: &[u8], furthest: &mut runtime::Furthest, start: usize) -> usize {
        let mut at = start;
        at = 'choice_309: {
            if matches!(text.get(at), Some(b'[')) {
                'other_310: {
                    let mut at = at;
                    match self::IP_literal(text, furthest, at) {
                        Some(end) => at = end,
                        None => { break 'other_310; }
                    }
                    break 'choice_309 at;
                }
            }
            let mut at = at;
            'more_311: loop {
                let before = at;
                'end_312: {
                    at = 'character_313: {
                        if matches!(text.get(at), Some(b'!' | b'$' | b'&'..=b'.' | b'0'..=b'9' | b';' | b'=' | b'A'..=b'Z' | b'_' | b'a'..=b'z' | b'~')) { break 'character_313 at + 1; }
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) && matches!(text.get(at + 2), Some(b'0'..=b'9' | b'A'..=b'F' | b'a'..=b'f')) { break 'character_313 at + 3; }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff | 0xf900..=0xfdcf | 0xfdf0..=0xffef | 0x10000..=0x1fffd | 0x20000..=0x2fffd | 0x30000..=0x3fffd | 0x40000..=0x4fffd | 0x50000..=0x5fffd | 0x60000..=0x6fffd | 0x70000..=0x7fffd | 0x80000..=0x8fffd | 0x90000..=0x9fffd | 0xa0000..=0xafffd | 0xb0000..=0xbfffd | 0xc0000..=0xcfffd | 0xd0000..=0xdfffd | 0xe1000..=0xefffd) { break 'character_313 end; }
                        }
                        furthest.reach(at); break 'end_312;
                    };
                    continue 'more_311;
                }
                at = before;
                break;
            }
            at
        };
        at
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

    #[cfg(bitmaps)]
    mod blocks {
        //! Blocks of text.

        use super::sets::Set;

        /// Up to 64 bytes of text.
        pub trait Block {
            /// A bit for each byte: whether it is not in a set. The bits after the text are set.
            fn outside(&self, set: &Set) -> u64;

            /// A bit for each byte: whether it equals this byte.
            fn is(&self, byte: u8) -> u64;

            /// A bit for each byte: whether it is beyond ASCII.
            fn beyond_ascii(&self) -> u64;

            /// Whether the first byte of each character beyond ASCII is in this range.
            fn is_led_by(&self, first: u8, last: u8) -> bool;

            fn bytes(&self) -> &[u8];
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

    #[cfg(bitmaps)]
    mod machines {
        //! Instruction sets, and how each computes bitmaps.

        use super::blocks::Block;

        /// The bitmaps that the runs of a grammar need. The bitmap of a run has a bit for each byte of a
        /// block that ends the run. The bitmap of a character that leads runs has a bit for each byte that
        /// equals the character.
        pub trait Bitmaps<const N: usize> {
            /// Computes the bitmaps of a block. Those of characters that must follow runs are computed only
            /// for short texts.
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; N];
        }

        /// An instruction set that computes bitmaps.
        pub trait Machine: Copy {
            /// Runs a task with all instructions of the set.
            fn run<T>(self, task: impl FnOnce() -> T) -> T;

            /// A text of at most 64 bytes, loaded for computing bitmaps.
            type Text<'t>: Copy;

            /// Loads a text.
            fn text(self, text: &[u8]) -> Self::Text<'_>;

            /// Computes the bitmaps of a short text.
            fn bits<B: Bitmaps<N>, const N: usize>(self, text: Self::Text<'_>) -> [u64; N];

            /// Computes the bitmaps of 63 or 64 bytes of a longer text.
            fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N];
        }

        /// A task that can run with any instruction set.
        pub trait Task {
            type Result;

            /// Runs the task without bitmaps, for a machine that computes them too slowly.
            fn byte_by_byte(self) -> Self::Result;

            /// Runs the task with an instruction set.
            fn run_on<M: Machine>(self, machine: M) -> Self::Result;
        }
    }

    #[cfg(bitmaps)]
    mod lanes {
        //! Vectors of 32 or 64 bytes.

        use fearless_simd::prelude::*;
        use fearless_simd::{u8x16, u8x32, u8x64};

        use super::sets::Set;

        /// The bit of a byte in a row of a set, indexed by the upper four bits of the byte. It is 0 beyond
        /// ASCII.
        const BITS: [u8; 16] = [1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0];

        /// A vector of bytes.
        pub trait Lanes: Copy {
            /// A bit for each byte: whether it is not in a set.
            fn outside(self, set: &Set) -> u64;

            /// A bit for each byte: whether it equals this byte.
            fn is(self, byte: u8) -> u64;

            /// A bit for each byte: whether it is beyond ASCII.
            fn beyond_ascii(self) -> u64;

            /// Whether the first byte of each character beyond ASCII is in this range.
            fn is_led_by(self, first: u8, last: u8) -> bool;
        }

        macro_rules! lanes {
            ($(#[$what:meta])* $lanes:ident, $bytes:ident) => {
                $(#[$what])*
                #[derive(Clone, Copy)]
                pub struct $lanes<S: Simd> {
                    simd: S,
                    bytes: $bytes<S>,
                    /// The row of each byte in a set, and the bit of the byte in that row.
                    cell: ($bytes<S>, $bytes<S>),
                }

                impl<S: Simd> $lanes<S> {
                    #[inline(always)]
                    pub(super) fn new(simd: S, bytes: $bytes<S>) -> Self {
                        let bits = $bytes::block_splat(u8x16::load_array(simd, BITS));
                        let cell = (bytes & 15, bits.swizzle_dyn_within_blocks(bytes >> 4));
                        $lanes { simd, bytes, cell }
                    }
                }

                impl<S: Simd> Lanes for $lanes<S> {
                    #[inline(always)]
                    fn outside(self, set: &Set) -> u64 {
                        let rows = $bytes::block_splat(u8x16::load_array(self.simd, set.rows));
                        (rows.swizzle_dyn_within_blocks(self.cell.0) & self.cell.1).simd_eq(0).to_bitmask()
                    }

                    #[inline(always)]
                    fn is(self, byte: u8) -> u64 {
                        self.bytes.simd_eq(byte).to_bitmask()
                    }

                    #[inline(always)]
                    fn beyond_ascii(self) -> u64 {
                        self.bytes.simd_ge(0x80).to_bitmask()
                    }

                    #[inline(always)]
                    fn is_led_by(self, first: u8, last: u8) -> bool {
                        let others = self.bytes.simd_ge(0xC0) & !(self.bytes - first).simd_le(last - first);
                        others.to_bitmask() == 0
                    }
                }
            };
        }

        lanes!(
            /// A vector of 32 bytes.
            Half, u8x32
        );
        lanes!(
            /// A vector of 64 bytes.
            Full, u8x64
        );
    }

    #[cfg(bitmaps)]
    mod padded {
        //! Blocks of text in vectors of 32 or 64 bytes.

        use fearless_simd::prelude::*;
        use fearless_simd::{u8x16, u8x32};

        use super::blocks::Block;
        use super::lanes::{Full, Half, Lanes};
        use super::sets::Set;

        /// A text, followed by zeros.
        #[derive(Clone, Copy)]
        pub struct Padded<'t, L> {
            text: &'t [u8],
            lanes: L,
        }

        impl<'t, S: Simd> Padded<'t, Half<S>> {
            /// Loads a text of less than 32 bytes.
            #[inline(always)]
            pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
                Padded { text, lanes: Half::new(simd, load_short(simd, text)) }
            }
        }

        impl<'t, S: Simd> Padded<'t, Full<S>> {
            /// Loads a text of 32 to 64 bytes: its first 32, and those of its last 32 that come after them.
            #[inline(always)]
            pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
                let nothing = [0; 32];
                let first = u8x32::load_array_ref(simd, text.first_chunk().unwrap_or(&nothing));
                let last = u8x32::load_array_ref(simd, text.last_chunk().unwrap_or(&nothing));
                let indices =
                    INDICES.get(64usize.wrapping_sub(text.len())..).and_then(<[u8]>::first_chunk).unwrap_or(&[NONE; 32]);
                let rest = last.swizzle_dyn_precise(u8x32::load_array_ref(simd, indices));
                Padded { text, lanes: Full::new(simd, first.combine(rest)) }
            }
        }

        /// Loads a text of less than 32 bytes.
        #[inline(always)]
        fn load_short<S: Simd>(simd: S, text: &[u8]) -> u8x32<S> {
            match (text.first_chunk(), text.last_chunk()) {
                (Some(first), Some(last)) => {
                    // Those of the last 16 bytes that come after the first 16.
                    let indices = INDICES.get(32 - text.len()..).and_then(<[u8]>::first_chunk).unwrap_or(&[NONE; 16]);
                    let rest = u8x16::load_array_ref(simd, last).swizzle_dyn_precise(u8x16::load_array_ref(simd, indices));
                    u8x16::load_array_ref(simd, first).combine(rest)
                }
                _ => u8x16::load_array(simd, load_tiny(text)).combine(u8x16::splat(simd, 0)),
            }
        }

        /// The indices of 32 bytes, followed by invalid indices, which select zeros.
        const INDICES: [u8; 64] = {
            let mut indices = [NONE; 64];
            let mut index = 0;
            while index < 32 {
                indices[index as usize] = index;
                index += 1;
            }
            indices
        };
        const NONE: u8 = 32;

        impl<L: Lanes> Block for Padded<'_, L> {
            #[inline(always)]
            fn outside(&self, set: &Set) -> u64 {
                // The zeros after the text are outside all other sets.
                self.lanes.outside(set) | if set.has_zero() { !self.within() } else { 0 }
            }

            #[inline(always)]
            fn is(&self, byte: u8) -> u64 {
                self.lanes.is(byte) & if byte == 0 { self.within() } else { !0 }
            }

            #[inline(always)]
            fn beyond_ascii(&self) -> u64 {
                self.lanes.beyond_ascii()
            }

            #[inline(always)]
            fn is_led_by(&self, first: u8, last: u8) -> bool {
                self.lanes.is_led_by(first, last)
            }

            #[inline(always)]
            fn bytes(&self) -> &[u8] {
                self.text
            }
        }

        impl<L> Padded<'_, L> {
            /// A bit for each byte of the text.
            #[inline(always)]
            fn within(&self) -> u64 {
                !u64::MAX.checked_shl(self.text.len() as u32).unwrap_or(0)
            }
        }

        /// A text of 32 to 64 bytes: its first and its last 32.
        pub(super) struct Whole<'t, S: Simd> {
            text: &'t [u8],
            first: Half<S>,
            last: Half<S>,
        }

        impl<'t, S: Simd> Whole<'t, S> {
            #[inline(always)]
            pub(super) fn new(simd: S, text: &'t [u8]) -> Self {
                let nothing = [0; 32];
                let first = text.first_chunk().unwrap_or(&nothing);
                let last = text.last_chunk().unwrap_or(&nothing);
                let first = Half::new(simd, u8x32::load_array_ref(simd, first));
                let last = Half::new(simd, u8x32::load_array_ref(simd, last));
                Whole { text, first, last }
            }

            /// Combines the bits of both parts.
            #[inline(always)]
            fn join(&self, first: u64, last: u64) -> u64 {
                first | last << (self.text.len() - 32)
            }
        }

        impl<S: Simd> Block for Whole<'_, S> {
            #[inline(always)]
            fn outside(&self, set: &Set) -> u64 {
                let after = !(!0 >> (64 - self.text.len()));
                self.join(self.first.outside(set), self.last.outside(set)) | after
            }

            #[inline(always)]
            fn is(&self, byte: u8) -> u64 {
                self.join(self.first.is(byte), self.last.is(byte))
            }

            #[inline(always)]
            fn beyond_ascii(&self) -> u64 {
                self.join(self.first.beyond_ascii(), self.last.beyond_ascii())
            }

            #[inline(always)]
            fn is_led_by(&self, first: u8, last: u8) -> bool {
                self.first.is_led_by(first, last) && self.last.is_led_by(first, last)
            }

            #[inline(always)]
            fn bytes(&self) -> &[u8] {
                self.text
            }
        }

        /// The bytes of a text of less than 16 bytes, followed by zeros. They are read from both ends,
        /// because copying byte by byte is slow.
        #[inline(always)]
        fn load_tiny(text: &[u8]) -> [u8; 16] {
            let length = text.len();
            let (first, last) = match (text, text) {
                (&[a, b, c, d, e, f, g, h, ..], &[.., i, j, k, l, m, n, o, p]) => {
                    let last = u64::from_le_bytes([i, j, k, l, m, n, o, p]);
                    (u64::from_le_bytes([a, b, c, d, e, f, g, h]), last >> (8 * (15 - length & 7)) >> 8)
                }
                (&[a, b, c, d, ..], &[.., e, f, g, h]) => {
                    let (first, last) = (u32::from_le_bytes([a, b, c, d]), u32::from_le_bytes([e, f, g, h]));
                    (u64::from(first) | u64::from(last) << (8 * (length & 7) - 32), 0)
                }
                (&[a, b, c, ..], _) => (u64::from(u32::from_le_bytes([a, b, c, 0])), 0),
                (&[a, b], _) => (u64::from(u16::from_le_bytes([a, b])), 0),
                (&[a], _) => (u64::from(a), 0),
                _ => (0, 0),
            };
            (u128::from(first) | u128::from(last) << 64).to_le_bytes()
        }
    }

    #[cfg(bitmaps)]
    mod cpu {
        //! The instruction sets of the CPU.

        use fearless_simd::Level;
        use std::sync::OnceLock;

        static LEVEL: OnceLock<Level> = OnceLock::new();

        /// The detected instruction set, or `None` before the first detection.
        #[inline(always)]
        pub fn detected() -> Option<Level> {
            LEVEL.get().copied()
        }

        /// Detects the instruction set.
        pub fn detect() {
            LEVEL.get_or_init(|| Level::try_detect().unwrap_or(Level::baseline()));
        }
    }

    #[cfg(bitmaps)]
    mod simd {
        //! Instruction sets that process many bytes at a time.

        use fearless_simd::Level;
        #[cfg(target_arch = "aarch64")]
        use fearless_simd::aarch64::Neon;
        use fearless_simd::prelude::*;
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        use fearless_simd::x86::{Avx2, Avx512};

        use super::cpu;
        use super::lanes::{Full, Half};
        use super::machines::{Bitmaps, Machine, Task};
        use super::padded::{Padded, Whole};

        /// Runs a task with the best instruction set of this CPU.
        #[inline(always)]
        pub fn run<T: Task>(task: T) -> T::Result {
            match cpu::detected() {
                Some(level) => run_with(level, task),
                None => detect_and_run(task),
            }
        }

        /// Detects the instruction set for later tasks, and runs this one byte by byte. To use the result
        /// here, the task would be compiled once more for each instruction set.
        #[cold]
        #[inline(never)]
        fn detect_and_run<T: Task>(task: T) -> T::Result {
            cpu::detect();
            task.byte_by_byte()
        }

        #[inline(always)]
        fn run_with<T: Task>(level: Level, task: T) -> T::Result {
            #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
            {
                if let Some(machine) = level.as_avx512() {
                    return machine.run(
                        #[inline(always)]
                        move || task.run_on(machine),
                    );
                }
                if let Some(machine) = level.as_avx2() {
                    return machine.run(
                        #[inline(always)]
                        move || task.run_on(machine),
                    );
                }
            }
            #[cfg(target_arch = "aarch64")]
            if let Some(machine) = level.as_neon() {
                return machine.run(
                    #[inline(always)]
                    move || task.run_on(machine),
                );
            }
            let _ = level;
            task.byte_by_byte()
        }

        /// A text of less than 32 bytes, which fits half a vector, or one of up to 64.
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        #[derive(Clone, Copy)]
        pub enum Either<'t, S: Simd> {
            Half(Padded<'t, Half<S>>),
            Full(Padded<'t, Full<S>>),
        }

        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        impl Machine for Avx512 {
            type Text<'t> = Either<'t, Self>;

            #[inline(always)]
            fn run<T>(self, task: impl FnOnce() -> T) -> T {
                self.vectorize(task)
            }

            #[inline(always)]
            fn text(self, text: &[u8]) -> Either<'_, Self> {
                match text.len() {
                    0..32 => Either::Half(Padded::<Half<_>>::new(self, text)),
                    _ => Either::Full(Padded::<Full<_>>::new(self, text)),
                }
            }

            #[inline(always)]
            fn bits<B: Bitmaps<N>, const N: usize>(self, text: Self::Text<'_>) -> [u64; N] {
                match text {
                    Either::Half(text) => B::compute::<true>(&text),
                    Either::Full(text) => B::compute::<true>(&text),
                }
            }

            #[inline(always)]
            fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
                B::compute::<false>(&Padded::<Full<_>>::new(self, block))
            }
        }

        /// Implements `Machine` for an instruction set with vectors of at most 32 bytes.
        macro_rules! machine_of_halves {
            ($machine:ident) => {
                impl Machine for $machine {
                    type Text<'t> = &'t [u8];

                    #[inline(always)]
                    fn run<T>(self, task: impl FnOnce() -> T) -> T {
                        self.vectorize(task)
                    }

                    #[inline(always)]
                    fn text(self, text: &[u8]) -> &[u8] {
                        text
                    }

                    #[inline(always)]
                    fn bits<B: Bitmaps<N>, const N: usize>(self, text: &[u8]) -> [u64; N] {
                        match text.len() {
                            0..32 => B::compute::<true>(&Padded::<Half<_>>::new(self, text)),
                            _ => B::compute::<true>(&Whole::new(self, text)),
                        }
                    }

                    #[inline(always)]
                    fn bits_of_block<B: Bitmaps<N>, const N: usize>(self, block: &[u8]) -> [u64; N] {
                        B::compute::<false>(&Whole::new(self, block))
                    }
                }
            };
        }

        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        machine_of_halves!(Avx2);
        #[cfg(target_arch = "aarch64")]
        machine_of_halves!(Neon);
    }

    #[cfg(bitmaps)]
    mod windows {
        //! Skips runs by their bitmaps.

        use super::blocks::Block;
        use super::machines::{Bitmaps, Machine};

        /// The bitmaps of a part of a text.
        pub trait Window {
            /// Whether heavy rules are copied to their uses. Otherwise they are called.
            const COPIES: bool;

            /// The end of the run that begins at an offset, which may be empty.
            fn run<const CLASS: usize>(&mut self, at: usize) -> usize;

            /// The same for a run of at most this number of bytes.
            fn few<const CLASS: usize>(&mut self, at: usize, most: usize) -> usize;

            /// The end of a leading character and the run after it, or the same offset if the leading
            /// character is not there.
            fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize;

            /// Whether a character that has a bitmap occurs at an offset, which may be the end of the text.
            fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool;
        }

        /// A text of less than 64 bytes.
        pub struct Short<'t, M: Machine, const N: usize> {
            bits: [u64; N],
            machine: M,
            text: M::Text<'t>,
        }

        /// The number of bytes in a block. A [`Short`] is for shorter texts.
        pub const BLOCK: usize = 64;

        impl<'t, M: Machine, const N: usize> Short<'t, M, N> {
            #[inline(always)]
            pub fn new<B: Bitmaps<N>>(machine: M, text: &'t [u8]) -> Self {
                let text = machine.text(text);
                Short { bits: machine.bits::<B, N>(text), machine, text }
            }
        }

        impl<M: Machine, const N: usize> Window for Short<'_, M, N> {
            const COPIES: bool = true;

            #[inline(always)]
            fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
                // Every run stops at the end of the text.
                at + self.bits[CLASS].wrapping_shr(at as u32).trailing_zeros() as usize
            }

            #[inline(always)]
            fn few<const CLASS: usize>(&mut self, at: usize, most: usize) -> usize {
                self.run::<CLASS>(at).min(at + most)
            }

            #[inline(always)]
            fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
                let is_led = self.bits[LEAD].wrapping_shr(at as u32) & 1;
                let end = (self.bits[CLASS] & (!1u64).wrapping_shl(at as u32)).trailing_zeros() as usize;
                // Branch-free: whether the lead is there is unpredictable.
                at ^ ((end ^ at) & (is_led as usize).wrapping_neg())
            }

            #[inline(always)]
            fn is<const LEAD: usize>(&self, at: usize, _: u8) -> bool {
                // Branch-free: whether the text ends here is unpredictable, too.
                self.bits[LEAD].wrapping_shr(at as u32) & 1 == 1
            }
        }

        /// A text of at least 64 bytes, with the bitmaps of one block.
        pub struct Long<'t, M, B, const N: usize> {
            machine: M,
            text: &'t [u8],
            /// The offset of the block.
            base: usize,
            /// The number of bits that are known to be right.
            known: usize,
            bits: [u64; N],
            bitmaps: core::marker::PhantomData<B>,
        }

        /// If a run stops this close to the end of a block, a block that begins there is tried: the end may
        /// cut off an escape or a character.
        const CLOSE: usize = BLOCK - 3;

        impl<'t, M: Machine, B: Bitmaps<N>, const N: usize> Long<'t, M, B, N> {
            #[inline(always)]
            pub fn new(machine: M, text: &'t [u8]) -> Self {
                let bits = match text.first_chunk::<BLOCK>() {
                    Some(block) => machine.bits_of_block::<B, N>(block),
                    None => [!0; N],
                };
                Long { machine, text, base: 0, known: CLOSE, bits, bitmaps: core::marker::PhantomData }
            }

            /// Creates a window at an offset.
            #[inline(always)]
            pub fn at(machine: M, text: &'t [u8], at: usize) -> Self {
                let mut window = Long { machine, text, base: 0, known: 0, bits: [!0; N], bitmaps: core::marker::PhantomData };
                window.seek(at);
                window
            }

            /// Computes the bitmaps of the block at an offset. Near the end of the text, they are those of
            /// its last 63 bytes, after which every run stops.
            #[inline(always)]
            fn seek(&mut self, at: usize) {
                (self.base, self.known, self.bits) = match self.text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
                    Some(block) => (at, CLOSE, self.machine.bits_of_block::<B, N>(block)),
                    None => {
                        let (base, last) = self.last_block();
                        (base, BLOCK, self.machine.bits_of_block::<B, N>(last))
                    }
                };
            }

            /// The last 63 bytes of the text, and their offset.
            #[inline(always)]
            fn last_block(&self) -> (usize, &'t [u8]) {
                let last = self.text.last_chunk::<{ BLOCK - 1 }>().map_or(self.text, <[u8; _]>::as_slice);
                (self.text.len() - last.len(), last)
            }

            /// The index of the bit at which a run stops.
            #[inline(always)]
            fn stop<const CLASS: usize>(&self, offset: usize) -> usize {
                (self.bits[CLASS] & (!0 << offset)).trailing_zeros() as usize
            }

            /// The end of a run that begins after the known bits. The window moves there, because other
            /// runs may follow.
            #[inline(never)]
            fn run_beyond_block<const CLASS: usize>(&mut self, at: usize) -> usize {
                self.seek_outlined(at);
                let stop = self.stop::<CLASS>(at - self.base);
                if stop < self.known { self.base + stop } else { self.continue_run::<CLASS>(self.base + stop) }
            }

            /// The end of a run that continues after a block. Such a run is usually long and often ends the
            /// text, so only its own bitmap is read.
            #[inline(never)]
            fn continue_run<const CLASS: usize>(&self, start: usize) -> usize {
                let (machine, text) = (self.machine, self.text);
                machine.run(
                    #[inline(always)]
                    || {
                        let mut at = start;
                        while let Some(block) = text.get(at..).and_then(<[u8]>::first_chunk::<BLOCK>) {
                            let stop = machine.bits_of_block::<B, N>(block)[CLASS].trailing_zeros() as usize;
                            at += stop;
                            if stop < CLOSE {
                                return at;
                            }
                        }
                        let (base, last) = self.last_block();
                        base + (machine.bits_of_block::<B, N>(last)[CLASS] & (!0 << (at - base))).trailing_zeros() as usize
                    },
                )
            }

            #[inline(never)]
            fn seek_outlined(&mut self, at: usize) {
                let machine = self.machine;
                machine.run(
                    #[inline(always)]
                    || self.seek(at),
                );
            }
        }

        impl<M: Machine, B: Bitmaps<N>, const N: usize> Window for Long<'_, M, B, N> {
            const COPIES: bool = false;

            #[inline(always)]
            fn run<const CLASS: usize>(&mut self, at: usize) -> usize {
                let offset = at.wrapping_sub(self.base);
                if offset >= self.known {
                    return self.run_beyond_block::<CLASS>(at);
                }
                let stop = self.stop::<CLASS>(offset);
                if stop < self.known { self.base + stop } else { self.continue_run::<CLASS>(self.base + stop) }
            }

            #[inline(always)]
            fn few<const CLASS: usize>(&mut self, start: usize, most: usize) -> usize {
                let (mut at, end) = (start, start + most);
                // The window moves only as far as the run may extend.
                while at < end {
                    if at.wrapping_sub(self.base) >= self.known {
                        self.seek_outlined(at);
                    }
                    let stop = self.stop::<CLASS>(at - self.base);
                    at = self.base + stop;
                    if stop < self.known {
                        break;
                    }
                }
                at.min(end)
            }

            #[inline(always)]
            fn led<const LEAD: usize, const CLASS: usize>(&mut self, at: usize) -> usize {
                if at.wrapping_sub(self.base) >= self.known {
                    // A run that continues after a block often ends the text.
                    if at == self.text.len() {
                        return at;
                    }
                    self.seek_outlined(at);
                }
                if self.bits[LEAD] >> (at - self.base) & 1 == 1 { self.run::<CLASS>(at + 1) } else { at }
            }

            #[inline(always)]
            fn is<const LEAD: usize>(&self, at: usize, character: u8) -> bool {
                self.text.get(at) == Some(&character)
            }
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


    #[cfg(bitmaps)]
    pub use blocks::Block;
    pub use characters::{character, characters, is_in, whole_characters};
    pub use furthest::Furthest;
    pub use literals::{common_prefix, common_prefix_ignoring_case, is_at, is_at_ignoring_case};
    #[cfg(bitmaps)]
    pub use machines::{Bitmaps, Machine, Task};
    pub use sets::{Bytes, Set};
    #[cfg(bitmaps)]
    pub use simd::run;
    #[cfg(bitmaps)]
    pub use windows::{BLOCK, Long, Short, Window};

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
/// How far a rule matches a text from its start, if it has a recognizer.
pub fn matched<R: Capture<Rule>>(
    rule: Rule,
    text: &str,
    captures: &mut R,
) -> Option<usize> {
    match rule {
        Rule::scheme => byte_by_byte::scheme(text, captures),
        Rule::authority => byte_by_byte::authority(text, captures),
        Rule::userinfo => byte_by_byte::userinfo(text, captures),
        Rule::host => byte_by_byte::host(text, captures),
        Rule::port => byte_by_byte::port(text, captures),
        Rule::path => byte_by_byte::path(text, captures),
        Rule::path_abempty => byte_by_byte::path_abempty(text, captures),
        Rule::query => byte_by_byte::query(text, captures),
        Rule::fragment => byte_by_byte::fragment(text, captures),
        Rule::segment => byte_by_byte::segment(text, captures),
        Rule::reg_name => byte_by_byte::reg_name(text, captures),
        Rule::IPvFuture => byte_by_byte::IPvFuture(text, captures),
        Rule::IPv4address => byte_by_byte::IPv4address(text, captures),
        Rule::pct_encoded => byte_by_byte::pct_encoded(text, captures),
        Rule::iuserinfo => byte_by_byte::iuserinfo(text, captures),
        Rule::ihost => byte_by_byte::ihost(text, captures),
        Rule::ipath => byte_by_byte::ipath(text, captures),
        Rule::iquery => byte_by_byte::iquery(text, captures),
        Rule::ifragment => byte_by_byte::ifragment(text, captures),
        Rule::isegment => byte_by_byte::isegment(text, captures),
        Rule::plain_scheme => byte_by_byte::plain_scheme(text, captures),
        Rule::plain_userinfo => byte_by_byte::plain_userinfo(text, captures),
        Rule::plain_host => byte_by_byte::plain_host(text, captures),
        Rule::plain_port => byte_by_byte::plain_port(text, captures),
        Rule::plain_pct_encoded => byte_by_byte::plain_pct_encoded(text, captures),
        _ => None,
    }
}
/// How far a rule matches a text, and the furthest offset that any alternative reaches, if
/// it has such a recognizer.
pub fn furthest(rule: Rule, text: &str) -> Furthest {
    match rule {
        Rule::host => host_furthest(text),
        Rule::ihost => ihost_furthest(text),
        _ => Furthest::default(),
    }
}
#[cfg(test)]
pub const MATCHED: &[Rule] = &[
    Rule::scheme,
    Rule::authority,
    Rule::userinfo,
    Rule::host,
    Rule::port,
    Rule::path,
    Rule::path_abempty,
    Rule::query,
    Rule::fragment,
    Rule::segment,
    Rule::reg_name,
    Rule::IPvFuture,
    Rule::IPv4address,
    Rule::pct_encoded,
    Rule::iuserinfo,
    Rule::ihost,
    Rule::ipath,
    Rule::iquery,
    Rule::ifragment,
    Rule::isegment,
    Rule::plain_scheme,
    Rule::plain_userinfo,
    Rule::plain_host,
    Rule::plain_port,
    Rule::plain_pct_encoded,
];
#[cfg(test)]
pub const FURTHEST: &[Rule] = &[Rule::host, Rule::ihost];
#[cfg(test)]
pub const CAPTURED: &[Rule] = &[
    Rule::scheme,
    Rule::authority,
    Rule::host,
    Rule::path_abempty,
    Rule::path_absolute,
    Rule::path_noscheme,
    Rule::path_rootless,
    Rule::path_empty,
    Rule::query,
    Rule::iauthority,
    Rule::ihost,
    Rule::ipath_abempty,
    Rule::ipath_absolute,
    Rule::ipath_noscheme,
    Rule::ipath_rootless,
    Rule::ipath_empty,
    Rule::iquery,
    Rule::plain_scheme,
    Rule::plain_host,
];
