// Written by pest-regular. To change it, change the grammar.

/// The captured rules.
#[allow(non_camel_case_types, unreachable_pub)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The rule `query`.
    query,
    /// The rule `mark`.
    mark,
    /// The rule `groups`.
    groups,
    /// The rule `item`.
    item,
    /// The rule `key`.
    key,
    /// The rule `words`.
    words,
    /// The rule `rooted`.
    rooted,
    /// The rule `loose`.
    loose,
    /// The rule `none`.
    none,
    /// The rule `some`.
    some,
}
#[allow(unused_imports, unreachable_pub)]
pub use runtime::{Capture, NoCapture};


#[allow(unused_imports, unreachable_pub)]
pub use bitmaps::*;

/// Recognizers that process one byte at a time.
#[allow(unused_imports, unreachable_pub)]
pub mod byte_by_byte {
    use super::{Capture, Rule, runtime};

    entry!(link, link_then, |text, captures| Some(rules::link(text, &mut captures, 0)));
    entry!(sign, sign_then, |text, captures| rules::sign(text, 0));
    entry!(code, code_then, |text, captures| rules::code(text, 0));
    entry!(words, words_then, |text, captures| Some(rules::words(text, &mut captures, 0)));
    entry!(place, place_then, |text, captures| Some(rules::place(text, &mut captures, 0)));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Capture;

        /// link   = { (word ~ "=" ~ (safe | escape)* | one | site) ~ ((safe | escape)* ~ "&")? ~ path ~ ("!" ~ digit*)? ~ ("?" ~ query)? ~ ("#" ~ mark)? ~ list? ~ ("$" ~ (codes | tag))? }
        #[inline(never)]
        pub fn link<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_1: {
                if matches!(text.get(at), Some(b'%' | b'/'..=b'9' | b'a'..=b'z' | 0x80..)) {
                    'other_2: {
                        let mut at = at;
                        match self::word(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_2; }
                        }
                        if !matches!(text.get(at), Some(b'=')) { break 'other_2; }
                        at += 1;
                        at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'a', b'z')]) }.skip(text, at, |at| {
                            if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                            if let Some((character, end)) = runtime::character(text, at) {
                                if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                            }
                            None
                        });
                        break 'choice_1 at;
                    }
                }
                if matches!(text.get(at), Some(b'0'..=b'9' | b'a'..=b'z' | 0x80..)) {
                    'other_3: {
                        let mut at = at;
                        match self::one(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_3; }
                        }
                        break 'choice_1 at;
                    }
                }
                let mut at = at;
                at = self::site(text, captures, at);
                at
            };
            'perhaps_4: {
                let before = at;
                'end_5: {
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'a', b'z')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                        }
                        None
                    });
                    if !matches!(text.get(at), Some(b'&')) { break 'end_5; }
                    at += 1;
                    break 'perhaps_4;
                }
                at = before;
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'/', b'9'), (b'a', b'z')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                        }
                        None
                    });
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'!')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9')]) }.skip(text, at, |_| None);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'/', b'9'), (b'?', b'?'), (b'a', b'z')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                        }
                        None
                    });
                    captures.matched(Rule::query, led + 1, at);
                }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::mark, led + 1, at);
                }
            }
            'perhaps_6: {
                let saved = *captures;
                let before = at;
                'end_7: {
                    let mut local = *captures;
                    let end = self::list(text, &mut local, at);
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_7; }
                    }
                    break 'perhaps_6;
                }
                at = before;
                *captures = saved;
            }
            'perhaps_8: {
                let before = at;
                'end_9: {
                    if !matches!(text.get(at), Some(b'$')) { break 'end_9; }
                    at += 1;
                    at = 'choice_10: {
                        if matches!(text.get(at), Some(b'0'..=b'9' | b';' | b'A'..=b'F')) {
                            'other_11: {
                                let mut at = at;
                                let end = self::codes(text, at);
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_11; }
                                }
                                break 'choice_10 at;
                            }
                        }
                        let mut at = at;
                        match self::tag(text, at) {
                            Some(end) => at = end,
                            None => { break 'end_9; }
                        }
                        at
                    };
                    break 'perhaps_8;
                }
                at = before;
            }
            at
        }

        /// word   = { (safe | escape)+ ~ ("/" ~ (safe | escape)*)* }
        pub fn word(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_12: {
                let mut at = at;
                if !matches!(text.get(at), Some(b'/')) { break 'ahead_12; }
                at += 1;
                return None;
            }
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'/', b'9'), (b'a', b'z')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                }
                None
            });
            if at == before { return None; }
            Some(at)
        }

        /// one    = { safe ~ (safe | escape) ~ "+" }
        pub fn one(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_13: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'a'..=b'z')) { break 'character_13 at + 1; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff) { break 'character_13 end; }
                }
                return None;
            };
            at = 'character_14: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'a'..=b'z')) { break 'character_14 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { break 'character_14 at + 3; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff) { break 'character_14 end; }
                }
                return None;
            };
            if !matches!(text.get(at), Some(b'+')) { return None; }
            at += 1;
            Some(at)
        }

        /// site   = { ^"at:" ~ groups ~ ("-" ~ mark)? | &(key ~ "@") ~ key ~ "@" ~ decimal | "" }
        pub fn site<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_15: {
                'other_16: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"at:") { break 'other_16; }
                    at += 3;
                    let end = self::groups(text, at);
                    let before = at;
                    match end {
                        Some(end) => at = end,
                        None => { break 'other_16; }
                    }
                    captures.matched(Rule::groups, before, at);
                    {
                        let led = at;
                        if matches!(text.get(at), Some(b'-')) {
                            at += 1;
                            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
                            captures.matched(Rule::mark, led + 1, at);
                        }
                    }
                    break 'choice_15 at;
                }
                let saved = *captures;
                'other_17: {
                    let mut at = at;
                    {
                        let mut at = at;
                        let captures = &mut runtime::NoCapture;
                        match self::key(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_17; }
                        }
                        if !matches!(text.get(at), Some(b'@')) { break 'other_17; }
                        at += 1;
                    }
                    match self::key(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_17; }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'other_17; }
                    at += 1;
                    match self::decimal(text, at) {
                        Some(end) => at = end,
                        None => { break 'other_17; }
                    }
                    break 'choice_15 at;
                }
                *captures = saved;
                let mut at = at;
                at
            };
            at
        }

        /// mark   = @{ 'a'..'z'* }
        pub fn mark<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
            captures.matched(Rule::mark, start, at);
            at
        }

        /// groups = { (group ~ ":"){2} ~ decimal | "::" ~ (group ~ ":"){1,2} ~ decimal | (group ~ ":"){,2} ~ ":" }
        #[inline(never)]
        pub fn groups(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_18: {
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_1 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_18 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
                    if at == before {
                        break 'choice_18 before_1;
                    }
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_18 before_1;
                    }
                    let at = at + 1;
                    let before_4 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
                    if at == before {
                        break 'choice_18 before_1;
                    }
                    if !matches!(text.get(at), Some(b':')) {
                        'other_19: {
                            let mut at = before_4;
                            match self::decimal(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_19; }
                            }
                            break 'choice_18 at;
                        }
                        break 'choice_18 before_1;
                    }
                    let at = at + 1;
                    'other_20: {
                        let mut at = at;
                        match self::decimal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_20; }
                        }
                        break 'choice_18 at;
                    }
                    break 'choice_18 before_1;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_18 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                if !matches!(text.get(at), Some(b':')) {
                    'other_21: {
                        let mut at = at;
                        match self::decimal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_21; }
                        }
                        break 'choice_18 at;
                    }
                    return None;
                }
                let at = at + 1;
                break 'choice_18 at;
            };
            Some(at)
        }

        /// decimal  = { "20" ~ digit | "1" ~ digit{2} | digit ~ digit | digit }
        pub fn decimal(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_22: {
                match text.get(at) {
                    Some(b'0' | b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_22 at;
                        }
                        let at = at + 1;
                        break 'choice_22 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_22 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_22 at;
                        }
                        let at = at + 1;
                        break 'choice_22 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_22 at;
                                }
                                let at = at + 1;
                                break 'choice_22 at;
                            }
                            Some(b'1'..=b'9') => {
                                let at = at + 1;
                                break 'choice_22 at;
                            }
                            _ => {
                                break 'choice_22 at;
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

        /// list   = { "," ~ items ~ "," ~ (item ~ ";"){2,3} ~ 'm'..'n'+ ~ 'n'..'p'{,2} ~ mark? ~ !item }
        #[inline(never)]
        pub fn list<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            let mut local = *captures;
            let end = self::items(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            for _ in 0..2 {
                match self::item(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                if !matches!(text.get(at), Some(b';')) { return None; }
                at += 1;
            }
            'perhaps_23: {
                let saved = *captures;
                let before = at;
                'end_24: {
                    match self::item(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_24; }
                    }
                    if !matches!(text.get(at), Some(b';')) { break 'end_24; }
                    at += 1;
                    break 'perhaps_23;
                }
                at = before;
                *captures = saved;
            }
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'm', b'n')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            let before = at;
            while at < before + 2 && matches!(text.get(at), Some(b'n'..=b'p')) { at += 1; }
            at = self::mark(text, captures, at);
            'ahead_25: {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                match self::item(text, captures, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_25; }
                }
                return None;
            }
            Some(at)
        }

        /// items  = { item ~ item ~ item+ }
        #[inline(never)]
        pub fn items<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::item(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            match self::item(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            match self::item(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_26: loop {
                let saved = *captures;
                let before = at;
                'end_27: {
                    match self::item(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_27; }
                    }
                    continue 'more_26;
                }
                at = before;
                *captures = saved;
                break;
            }
            Some(at)
        }

        /// item   = { key ~ "=" ~ decimal | key }
        pub fn item<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_28: {
                if matches!(text.get(at), Some(b'K' | b'Q')) {
                    let saved = *captures;
                    'other_29: {
                        let mut at = at;
                        match self::key(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_29; }
                        }
                        if !matches!(text.get(at), Some(b'=')) { break 'other_29; }
                        at += 1;
                        match self::decimal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_29; }
                        }
                        break 'choice_28 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                match self::key(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched(Rule::item, start, at);
            Some(at)
        }

        /// key    = { "K" | "Q" }
        pub fn key<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'K' | b'Q')) { return None; }
            at += 1;
            captures.matched(Rule::key, start, at);
            Some(at)
        }

        /// tag    = { "T" ~ ("1" ~ digit{2} ~ !(safe | escape) | (safe | escape)*) }
        pub fn tag(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'T')) { return None; }
            at += 1;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'a', b'z')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                }
                None
            });
            Some(at)
        }

        /// code   = { "C" ~ hex+ }
        pub fn code(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'C')) { return None; }
            at += 1;
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'9'), (b'A', b'F')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            Some(at)
        }

        /// codes  = {
        ///     (hexes ~ ";"){3} ~ half
        ///   | ";;" ~ (hexes ~ ";"){2} ~ half
        ///   | hexes? ~ ";;" ~ hexes ~ ";" ~ half
        ///   | (hexes ~ (";" ~ hexes){,1})? ~ ";;" ~ half
        ///   | (hexes ~ (";" ~ hexes){,2})? ~ ";;" ~ hexes
        ///   | (hexes ~ (";" ~ hexes){,3})? ~ ";;"
        /// }
        #[inline(never)]
        pub fn codes(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_30: {
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_2 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        'other_31: {
                            let mut at = before_2;
                            match self::pair(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_31; }
                            }
                            break 'choice_30 at;
                        }
                        break 'choice_30 at;
                    }
                    let at = at + 1;
                    let before_4 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        'other_32: {
                            let mut at = before_4;
                            match self::pair(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_32; }
                            }
                            break 'choice_30 at;
                        }
                        break 'choice_30 at;
                    }
                    let at = at + 1;
                    let before_6 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        'other_33: {
                            let mut at = before_6;
                            match self::pair(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_33; }
                            }
                            break 'choice_30 at;
                        }
                        break 'choice_30 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 before_7;
                    }
                    break 'choice_30 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_3 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        'other_34: {
                            let mut at = before_3;
                            match self::pair(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_34; }
                            }
                            break 'choice_30 at;
                        }
                        break 'choice_30 at;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        'other_35: {
                            let mut at = before_5;
                            match self::pair(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_35; }
                            }
                            break 'choice_30 at;
                        }
                        break 'choice_30 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 before_6;
                    }
                    break 'choice_30 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        'other_36: {
                            let mut at = before_5;
                            match self::pair(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_36; }
                            }
                            break 'choice_30 at;
                        }
                        break 'choice_30 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 before_6;
                    }
                    break 'choice_30 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    return None;
                }
                let at = at + 1;
                let before_6 = at;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before {
                        break 'choice_30 at;
                    }
                    break 'choice_30 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    'other_37: {
                        let mut at = before_6;
                        match self::pair(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_37; }
                        }
                        break 'choice_30 at;
                    }
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_30 at;
                }
                break 'choice_30 at;
            };
            Some(at)
        }

        /// half   = { hexes ~ ";" ~ hexes | pair }
        pub fn half(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_38: {
                'other_39: {
                    let mut at = at;
                    let before = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before { break 'other_39; }
                    if !matches!(text.get(at), Some(b';')) { break 'other_39; }
                    at += 1;
                    let before = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9' | b'A'..=b'F')) { at += 1; }
                    if at == before { break 'other_39; }
                    break 'choice_38 at;
                }
                let mut at = at;
                match self::pair(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// pair   = { decimal ~ "." ~ decimal }
        pub fn pair(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::decimal(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::decimal(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// sign   = { SOI ~ ("+" | "-") ~ EOI }
        pub fn sign(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if at != 0 { return None; }
            if !matches!(text.get(at), Some(b'+' | b'-')) { return None; }
            at += 1;
            if at != text.len() { return None; }
            Some(at)
        }

        /// words  = { some ~ ("/" ~ some)? }
        pub fn words<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::some(text, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'a', b'z')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::some, led + 1, at);
                }
            }
            captures.matched(Rule::words, start, at);
            at
        }

        /// place  = { ("//" ~ some | rooted | loose | none) ~ ("?" ~ query)? }
        pub fn place<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_40: {
                'other_41: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_41; }
                    at += 2;
                    at = self::some(text, captures, at);
                    break 'choice_40 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = const { &runtime::Bytes::from_ranges(&[(b'/', b'9'), (b'a', b'z')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                        }
                        None
                    });
                    let rule = if at == begin { Rule::none } else if is_led { Rule::rooted } else { Rule::loose };
                    captures.matched(rule, begin, at);
                }
                at
            };
            {
                let led = at;
                if matches!(text.get(at), Some(b'?')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'/', b'9'), (b'?', b'?'), (b'a', b'z')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { return Some(at + 3); }
                        if let Some((character, end)) = runtime::character(text, at) {
                            if matches!(character, 0xa0..=0xd7ff) { return Some(end); }
                        }
                        None
                    });
                    captures.matched(Rule::query, led + 1, at);
                }
            }
            at
        }

        /// some   = { ('a'..'z' | "!")* }
        pub fn some<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'!', b'!'), (b'a', b'z')]) }.skip(text, at, |_| None);
            captures.matched(Rule::some, start, at);
            at
        }
    }
}

/// Recognizers that process many bytes at a time.
#[allow(unused_imports, unreachable_pub)]
pub mod bitmaps {
    use super::{Capture, Rule, runtime};

    entry!(link, link_then, [(b'!', b'!'), (b'#', b'&'), (b',', b','), (b'/', b'9'), (b'?', b'?'), (b'A', b'A'), (b'K', b'K'), (b'Q', b'Q'), (b'a', b'z'), (0x80, 0xff)] else Some(0), Bitmaps3[10], |machine, text, window, captures| Some(rules::link(text, machine, &mut window, &mut captures, 0)));
    entry!(sign, sign_then, |text, captures| rules::sign(text, 0));
    entry!(code, code_then, [(b'C', b'C')] else None, Bitmaps1[2], |machine, text, window, captures| rules::code(text, &mut window, 0));
    entry!(words, words_then, [(b'!', b'!'), (b'/', b'/'), (b'a', b'z')] else { captures.matched(Rule::some, 0, 0); captures.matched(Rule::words, 0, 0); Some(0) }, Bitmaps2[2], |machine, text, window, captures| Some(rules::words(text, &mut window, &mut captures, 0)));
    entry!(place, place_then, [(b'%', b'%'), (b'/', b'9'), (b'?', b'?'), (b'a', b'z'), (0x80, 0xff)] else { captures.matched(Rule::none, 0, 0); Some(0) }, Bitmaps3[10], |machine, text, window, captures| Some(rules::place(text, &mut window, &mut captures, 0)));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::{Bitmaps, Block, Long, Machine, Capture, Set, Short, Window};

        /// The bitmap of a run in `code`.
        const RUN_0_0: usize = 0;
        /// The bitmap of a run in `some`.
        const RUN_0_1: usize = 1;
        /// The bitmaps of the runs above.
        pub struct Bitmaps0;

        impl Bitmaps<2> for Bitmaps0 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 2] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'a', b'z')]) });
                [(outside_0), (outside_1)]
            }
        }

        /// The bitmap of a run in `code`.
        const RUN_1_0: usize = 0;
        /// The bitmap of a run in `some`.
        const RUN_1_1: usize = 1;
        /// The bitmaps of the runs above.
        pub struct Bitmaps1;

        impl Bitmaps<2> for Bitmaps1 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 2] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'a', b'z')]) });
                [(outside_0), (outside_1)]
            }
        }

        /// The bitmap of a run in `code`.
        const RUN_2_0: usize = 0;
        /// The bitmap of a run in `some`.
        const RUN_2_1: usize = 1;
        /// The bitmaps of the runs above.
        pub struct Bitmaps2;

        impl Bitmaps<2> for Bitmaps2 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 2] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'a', b'z')]) });
                [(outside_0), (outside_1)]
            }
        }

        /// The bitmap of a run in `code`.
        const RUN_3_0: usize = 0;
        /// The bitmap of a run in `some`.
        const RUN_3_1: usize = 1;
        /// The bitmap of a run in `link`.
        const RUN_3_2: usize = 2;
        /// The bitmap of a run in `link`.
        const RUN_3_3: usize = 3;
        /// The bitmap of a run in `link`.
        const RUN_3_4: usize = 4;
        /// The bitmap of a run in `link`.
        const RUN_3_5: usize = 5;
        /// The bitmap of '/' before a run in `link`.
        const RUN_3_6: usize = 6;
        /// The bitmap of '!' before a run in `link`.
        const RUN_3_7: usize = 7;
        /// The bitmap of '?' before a run in `link`.
        const RUN_3_8: usize = 8;
        /// The bitmap of '&' after a run in `link`.
        const RUN_3_9: usize = 9;
        /// The bitmaps of the runs above.
        pub struct Bitmaps3;

        impl Bitmaps<10> for Bitmaps3 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 10] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9'), (b'A', b'F')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'%', b'%'), (b'0', b'9'), (b'a', b'z')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'!', b'!'), (b'%', b'%'), (b'/', b'9'), (b'?', b'?'), (b'a', b'z')]) });
                let outside_4 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let is_6 = block.is(b'/');
                let is_8 = block.is(b'?');
                let is_9 = block.is(b'%');
                let outside_5 = outside_2 & !is_6;
                let is_7 = !outside_1 & outside_2;
                // An escape stops a run where its digits are not all there.
                let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let broken = is_9 & !(digits >> 1 & digits >> 2);
                let beyond = block.beyond_ascii();
                let beyond = if beyond == 0 {
                    [0; 1]
                } else if block.is_led_by(0xc3, 0xed) {
                    // All characters with these first bytes are in all sets.
                    [runtime::whole_characters(block.bytes(), beyond); 1]
                } else {
                    beyond_ascii_3(block.bytes(), beyond)
                };
                [(outside_0), (outside_1), (outside_2 | broken) & !beyond[0], (outside_3 | broken) & !beyond[0], (outside_4), (outside_5 | broken) & !beyond[0], is_6, is_7, is_8, if IS_SHORT { block.is(b'&') } else { 0 }]
            }
        }

        /// The bits of the bytes beyond ASCII whose characters are in each set.
        #[inline(never)]
        fn beyond_ascii_3(bytes: &[u8], beyond: u64) -> [u64; 1] {
            [
                runtime::characters(bytes, beyond, |it| matches!(it, 0xa0..=0xd7ff)),
            ]
        }

        /// The bitmap of a run in `groups`.
        const RUN_4_0: usize = 0;
        /// The bitmaps of the runs above.
        pub struct Bitmaps4;

        impl Bitmaps<1> for Bitmaps4 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 1] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                [(outside_0)]
            }
        }

        /// The bitmap of a run in `list`.
        const RUN_5_0: usize = 0;
        /// The bitmap of a run in `list`.
        const RUN_5_1: usize = 1;
        /// The bitmaps of the runs above.
        pub struct Bitmaps5;

        impl Bitmaps<2> for Bitmaps5 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 2] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'm', b'n')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'n', b'p')]) });
                [(outside_0), (outside_1)]
            }
        }

        /// link   = { (word ~ "=" ~ (safe | escape)* | one | site) ~ ((safe | escape)* ~ "&")? ~ path ~ ("!" ~ digit*)? ~ ("?" ~ query)? ~ ("#" ~ mark)? ~ list? ~ ("$" ~ (codes | tag))? }
        #[inline(always)]
        pub fn link<M: Machine, W: Window, R: Capture<Rule>>(text: &[u8], machine: M, window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_42: {
                'other_43: {
                    let mut at = at;
                    match self::word(text, window, at) {
                        Some(end) => at = end,
                        None => { break 'other_43; }
                    }
                    if !matches!(text.get(at), Some(b'=')) { break 'other_43; }
                    at += 1;
                    at = window.run::<RUN_3_2>(at);
                    break 'choice_42 at;
                }
                if matches!(text.get(at), Some(b'0'..=b'9' | b'a'..=b'z' | 0x80..)) {
                    'other_44: {
                        let mut at = at;
                        match self::one(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_44; }
                        }
                        break 'choice_42 at;
                    }
                }
                let mut at = at;
                at = self::site(text, window, captures, at);
                at
            };
            'perhaps_45: {
                let before = at;
                'end_46: {
                    at = window.run::<RUN_3_2>(at);
                    if !window.is::<RUN_3_9>(at, b'&') { break 'end_46; }
                    at += 1;
                    break 'perhaps_45;
                }
                at = before;
            }
            {
                let led = at;
                at = window.led::<RUN_3_6, RUN_3_5>(at);
            }
            {
                let led = at;
                at = window.led::<RUN_3_7, RUN_3_4>(at);
            }
            {
                let led = at;
                at = window.led::<RUN_3_8, RUN_3_3>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
            }
            {
                let led = at;
                if matches!(text.get(at), Some(b'#')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
                    captures.matched(Rule::mark, led + 1, at);
                }
            }
            'perhaps_47: {
                let saved = *captures;
                let before = at;
                'end_48: {
                    let mut local = *captures;
                    let end = if text.len() < runtime::BLOCK { self::list(text, &mut Short::<_, 2>::new::<Bitmaps5>(machine, text), &mut local, at) } else { self::list(text, &mut Long::<_, Bitmaps5, 2>::at(machine, text, at), &mut local, at) };
                    *captures = local;
                    match end {
                        Some(end) => at = end,
                        None => { break 'end_48; }
                    }
                    break 'perhaps_47;
                }
                at = before;
                *captures = saved;
            }
            'perhaps_49: {
                let before = at;
                'end_50: {
                    if !matches!(text.get(at), Some(b'$')) { break 'end_50; }
                    at += 1;
                    at = 'choice_51: {
                        if matches!(text.get(at), Some(b'0'..=b'9' | b';' | b'A'..=b'F')) {
                            'other_52: {
                                let mut at = at;
                                let end = if W::COPIES { self::codes(text, window, at) } else { outlined::codes(text, window, at) };
                                match end {
                                    Some(end) => at = end,
                                    None => { break 'other_52; }
                                }
                                break 'choice_51 at;
                            }
                        }
                        let mut at = at;
                        match self::tag(text, window, at) {
                            Some(end) => at = end,
                            None => { break 'end_50; }
                        }
                        at
                    };
                    break 'perhaps_49;
                }
                at = before;
            }
            at
        }

        /// word   = { (safe | escape)+ ~ ("/" ~ (safe | escape)*)* }
        #[inline(always)]
        pub fn word<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_53: {
                let mut at = at;
                if !matches!(text.get(at), Some(b'/')) { break 'ahead_53; }
                at += 1;
                return None;
            }
            let before = at;
            at = window.run::<RUN_3_5>(at);
            if at == before { return None; }
            Some(at)
        }

        /// one    = { safe ~ (safe | escape) ~ "+" }
        #[inline(always)]
        pub fn one(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'character_54: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'a'..=b'z')) { break 'character_54 at + 1; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff) { break 'character_54 end; }
                }
                return None;
            };
            at = 'character_55: {
                if matches!(text.get(at), Some(b'0'..=b'9' | b'a'..=b'z')) { break 'character_55 at + 1; }
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'9')) && matches!(text.get(at + 2), Some(b'0'..=b'9')) { break 'character_55 at + 3; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xa0..=0xd7ff) { break 'character_55 end; }
                }
                return None;
            };
            if !matches!(text.get(at), Some(b'+')) { return None; }
            at += 1;
            Some(at)
        }

        /// site   = { ^"at:" ~ groups ~ ("-" ~ mark)? | &(key ~ "@") ~ key ~ "@" ~ decimal | "" }
        #[inline(always)]
        pub fn site<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_56: {
                'other_57: {
                    let mut at = at;
                    if !runtime::is_at_ignoring_case(text, at, b"at:") { break 'other_57; }
                    at += 3;
                    let end = if W::COPIES { self::groups(text, window, captures, at) } else { outlined::groups(text, window, captures, at) };
                    match end {
                        Some(end) => at = end,
                        None => { break 'other_57; }
                    }
                    {
                        let led = at;
                        if matches!(text.get(at), Some(b'-')) {
                            at += 1;
                            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
                            captures.matched(Rule::mark, led + 1, at);
                        }
                    }
                    break 'choice_56 at;
                }
                let saved = *captures;
                'other_58: {
                    let mut at = at;
                    {
                        let mut at = at;
                        let captures = &mut runtime::NoCapture;
                        match self::key(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_58; }
                        }
                        if !matches!(text.get(at), Some(b'@')) { break 'other_58; }
                        at += 1;
                    }
                    match self::key(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'other_58; }
                    }
                    if !matches!(text.get(at), Some(b'@')) { break 'other_58; }
                    at += 1;
                    match self::decimal(text, at) {
                        Some(end) => at = end,
                        None => { break 'other_58; }
                    }
                    break 'choice_56 at;
                }
                *captures = saved;
                let mut at = at;
                at
            };
            at
        }

        /// mark   = @{ 'a'..'z'* }
        #[inline(always)]
        pub fn mark<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
            captures.matched(Rule::mark, start, at);
            at
        }

        /// groups = { (group ~ ":"){2} ~ decimal | "::" ~ (group ~ ":"){1,2} ~ decimal | (group ~ ":"){,2} ~ ":" }
        #[inline(always)]
        pub fn groups<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_59: {
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_4>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_1 = at;
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_59 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_4>(at, 4);
                    if at == before {
                        break 'choice_59 before_1;
                    }
                    if !matches!(text.get(at), Some(b':')) {
                        break 'choice_59 before_1;
                    }
                    let at = at + 1;
                    let before_4 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_4>(at, 4);
                    if at == before {
                        break 'choice_59 before_1;
                    }
                    if !matches!(text.get(at), Some(b':')) {
                        'other_60: {
                            let mut at = before_4;
                            match self::decimal(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_60; }
                            }
                            break 'choice_59 at;
                        }
                        break 'choice_59 before_1;
                    }
                    let at = at + 1;
                    'other_61: {
                        let mut at = at;
                        match self::decimal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_61; }
                        }
                        break 'choice_59 at;
                    }
                    break 'choice_59 before_1;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_4>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b':')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_59 at;
                }
                if !matches!(text.get(at), Some(b':')) {
                    return None;
                }
                let at = at + 1;
                if !matches!(text.get(at), Some(b':')) {
                    'other_62: {
                        let mut at = at;
                        match self::decimal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_62; }
                        }
                        break 'choice_59 at;
                    }
                    return None;
                }
                let at = at + 1;
                break 'choice_59 at;
            };
            captures.matched(Rule::groups, start, at);
            Some(at)
        }

        /// decimal  = { "20" ~ digit | "1" ~ digit{2} | digit ~ digit | digit }
        #[inline(always)]
        pub fn decimal(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_63: {
                match text.get(at) {
                    Some(b'0' | b'3'..=b'9') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_63 at;
                        }
                        let at = at + 1;
                        break 'choice_63 at;
                    }
                    Some(b'1') => {
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_63 at;
                        }
                        let at = at + 1;
                        if !matches!(text.get(at), Some(b'0'..=b'9')) {
                            break 'choice_63 at;
                        }
                        let at = at + 1;
                        break 'choice_63 at;
                    }
                    Some(b'2') => {
                        let at = at + 1;
                        match text.get(at) {
                            Some(b'0') => {
                                let at = at + 1;
                                if !matches!(text.get(at), Some(b'0'..=b'9')) {
                                    break 'choice_63 at;
                                }
                                let at = at + 1;
                                break 'choice_63 at;
                            }
                            Some(b'1'..=b'9') => {
                                let at = at + 1;
                                break 'choice_63 at;
                            }
                            _ => {
                                break 'choice_63 at;
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

        /// list   = { "," ~ items ~ "," ~ (item ~ ";"){2,3} ~ 'm'..'n'+ ~ 'n'..'p'{,2} ~ mark? ~ !item }
        #[inline(never)]
        pub fn list<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            let mut local = *captures;
            let end = self::items(text, &mut local, at);
            *captures = local;
            match end {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b',')) { return None; }
            at += 1;
            for _ in 0..2 {
                match self::item(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                if !matches!(text.get(at), Some(b';')) { return None; }
                at += 1;
            }
            'perhaps_64: {
                let saved = *captures;
                let before = at;
                'end_65: {
                    match self::item(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_65; }
                    }
                    if !matches!(text.get(at), Some(b';')) { break 'end_65; }
                    at += 1;
                    break 'perhaps_64;
                }
                at = before;
                *captures = saved;
            }
            let before = at;
            at = window.run::<RUN_5_0>(at);
            if at == before { return None; }
            let before = at;
            at = window.few::<RUN_5_1>(at, 2);
            at = self::mark(text, captures, at);
            'ahead_66: {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                match self::item(text, captures, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_66; }
                }
                return None;
            }
            Some(at)
        }

        /// items  = { item ~ item ~ item+ }
        #[inline(never)]
        pub fn items<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::item(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            match self::item(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            match self::item(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            'more_67: loop {
                let saved = *captures;
                let before = at;
                'end_68: {
                    match self::item(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_68; }
                    }
                    continue 'more_67;
                }
                at = before;
                *captures = saved;
                break;
            }
            Some(at)
        }

        /// item   = { key ~ "=" ~ decimal | key }
        #[inline(always)]
        pub fn item<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_69: {
                if matches!(text.get(at), Some(b'K' | b'Q')) {
                    let saved = *captures;
                    'other_70: {
                        let mut at = at;
                        match self::key(text, captures, at) {
                            Some(end) => at = end,
                            None => { break 'other_70; }
                        }
                        if !matches!(text.get(at), Some(b'=')) { break 'other_70; }
                        at += 1;
                        match self::decimal(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_70; }
                        }
                        break 'choice_69 at;
                    }
                    *captures = saved;
                }
                let mut at = at;
                match self::key(text, captures, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            captures.matched(Rule::item, start, at);
            Some(at)
        }

        /// key    = { "K" | "Q" }
        #[inline(always)]
        pub fn key<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'K' | b'Q')) { return None; }
            at += 1;
            captures.matched(Rule::key, start, at);
            Some(at)
        }

        /// tag    = { "T" ~ ("1" ~ digit{2} ~ !(safe | escape) | (safe | escape)*) }
        #[inline(always)]
        pub fn tag<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'T')) { return None; }
            at += 1;
            at = window.run::<RUN_3_2>(at);
            Some(at)
        }

        /// code   = { "C" ~ hex+ }
        #[inline(always)]
        pub fn code<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'C')) { return None; }
            at += 1;
            let before = at;
            at = window.run::<RUN_1_0>(at);
            if at == before { return None; }
            Some(at)
        }

        /// codes  = {
        ///     (hexes ~ ";"){3} ~ half
        ///   | ";;" ~ (hexes ~ ";"){2} ~ half
        ///   | hexes? ~ ";;" ~ hexes ~ ";" ~ half
        ///   | (hexes ~ (";" ~ hexes){,1})? ~ ";;" ~ half
        ///   | (hexes ~ (";" ~ hexes){,2})? ~ ";;" ~ hexes
        ///   | (hexes ~ (";" ~ hexes){,3})? ~ ";;"
        /// }
        #[inline(always)]
        pub fn codes<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_71: {
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_2 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 at;
                    }
                    let before_3 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        if matches!(text.get(window.run::<RUN_3_0>(before_2)), Some(b'.')) {
                            'other_72: {
                                let mut at = before_2;
                                match self::pair(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_72; }
                                }
                                break 'choice_71 at;
                            }
                        }
                        break 'choice_71 at;
                    }
                    let at = at + 1;
                    let before_4 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 before_3;
                    }
                    let before_5 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        if matches!(text.get(window.run::<RUN_3_0>(before_4)), Some(b'.')) {
                            'other_73: {
                                let mut at = before_4;
                                match self::pair(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_73; }
                                }
                                break 'choice_71 at;
                            }
                        }
                        break 'choice_71 at;
                    }
                    let at = at + 1;
                    let before_6 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 before_5;
                    }
                    let before_7 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        if matches!(text.get(window.run::<RUN_3_0>(before_6)), Some(b'.')) {
                            'other_74: {
                                let mut at = before_6;
                                match self::pair(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_74; }
                                }
                                break 'choice_71 at;
                            }
                        }
                        break 'choice_71 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 before_7;
                    }
                    break 'choice_71 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_3 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 at;
                    }
                    let before_4 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        if matches!(text.get(window.run::<RUN_3_0>(before_3)), Some(b'.')) {
                            'other_75: {
                                let mut at = before_3;
                                match self::pair(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_75; }
                                }
                                break 'choice_71 at;
                            }
                        }
                        break 'choice_71 at;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 before_4;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        if matches!(text.get(window.run::<RUN_3_0>(before_5)), Some(b'.')) {
                            'other_76: {
                                let mut at = before_5;
                                match self::pair(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_76; }
                                }
                                break 'choice_71 at;
                            }
                        }
                        break 'choice_71 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 before_6;
                    }
                    break 'choice_71 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before_5 = at;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 at;
                    }
                    let before_6 = at;
                    if !matches!(text.get(at), Some(b';')) {
                        if matches!(text.get(window.run::<RUN_3_0>(before_5)), Some(b'.')) {
                            'other_77: {
                                let mut at = before_5;
                                match self::pair(text, at) {
                                    Some(end) => at = end,
                                    None => { break 'other_77; }
                                }
                                break 'choice_71 at;
                            }
                        }
                        break 'choice_71 at;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 before_6;
                    }
                    break 'choice_71 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    return None;
                }
                let at = at + 1;
                let before_6 = at;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    let before = at;
                    let mut at = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before {
                        break 'choice_71 at;
                    }
                    break 'choice_71 at;
                }
                if !matches!(text.get(at), Some(b';')) {
                    if matches!(text.get(window.run::<RUN_3_0>(before_6)), Some(b'.')) {
                        'other_78: {
                            let mut at = before_6;
                            match self::pair(text, at) {
                                Some(end) => at = end,
                                None => { break 'other_78; }
                            }
                            break 'choice_71 at;
                        }
                    }
                    return None;
                }
                let at = at + 1;
                let before = at;
                let mut at = at;
                at = window.few::<RUN_3_0>(at, 4);
                if at == before {
                    if !matches!(text.get(at), Some(b';')) {
                        return None;
                    }
                    let at = at + 1;
                    break 'choice_71 at;
                }
                break 'choice_71 at;
            };
            Some(at)
        }

        /// half   = { hexes ~ ";" ~ hexes | pair }
        #[inline(always)]
        pub fn half<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_79: {
                'other_80: {
                    let mut at = at;
                    let before = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before { break 'other_80; }
                    if !matches!(text.get(at), Some(b';')) { break 'other_80; }
                    at += 1;
                    let before = at;
                    at = window.few::<RUN_3_0>(at, 4);
                    if at == before { break 'other_80; }
                    break 'choice_79 at;
                }
                let mut at = at;
                match self::pair(text, at) {
                    Some(end) => at = end,
                    None => { return None; }
                }
                at
            };
            Some(at)
        }

        /// pair   = { decimal ~ "." ~ decimal }
        #[inline(always)]
        pub fn pair(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            match self::decimal(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'.')) { return None; }
            at += 1;
            match self::decimal(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// sign   = { SOI ~ ("+" | "-") ~ EOI }
        #[inline(always)]
        pub fn sign(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if at != 0 { return None; }
            if !matches!(text.get(at), Some(b'+' | b'-')) { return None; }
            at += 1;
            if at != text.len() { return None; }
            Some(at)
        }

        /// words  = { some ~ ("/" ~ some)? }
        #[inline(always)]
        pub fn words<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = self::some(text, window, captures, at);
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = window.run::<RUN_2_1>(at);
                    captures.matched(Rule::some, led + 1, at);
                }
            }
            captures.matched(Rule::words, start, at);
            at
        }

        /// place  = { ("//" ~ some | rooted | loose | none) ~ ("?" ~ query)? }
        #[inline(always)]
        pub fn place<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = 'choice_81: {
                'other_82: {
                    let mut at = at;
                    if !runtime::is_at(text, at, b"//") { break 'other_82; }
                    at += 2;
                    at = self::some(text, window, captures, at);
                    break 'choice_81 at;
                }
                let mut at = at;
                {
                    let begin = at;
                    let is_led = matches!(text.get(at), Some(b'/'));
                    at = window.run::<RUN_3_5>(at);
                    let rule = if at == begin { Rule::none } else if is_led { Rule::rooted } else { Rule::loose };
                    captures.matched(rule, begin, at);
                }
                at
            };
            {
                let led = at;
                at = window.led::<RUN_3_8, RUN_3_3>(at);
                if at > led { captures.matched(Rule::query, led + 1, at); }
            }
            at
        }

        /// some   = { ('a'..'z' | "!")* }
        #[inline(always)]
        pub fn some<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> usize {
            let mut at = start;
            at = window.run::<RUN_2_1>(at);
            captures.matched(Rule::some, start, at);
            at
        }

        /// Functions that are called where a copy would be too large.
        pub mod outlined {
            use super::super::super::{Rule, runtime::{Machine, Capture, Window}};

            #[inline(never)]
            pub fn groups<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
                super::groups(text, window, captures, start)
            }

            #[inline(never)]
            pub fn codes<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
                super::codes(text, window, start)
            }
        }
    }
}

