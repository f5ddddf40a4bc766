// Written by pest-regular. To change it, change the grammar.

/// The captured rules.
#[allow(non_camel_case_types, unreachable_pub)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// The rule `mark`.
    mark,
}
#[allow(unused_imports, unreachable_pub)]
pub use runtime::{Capture, NoCapture};


#[allow(unused_imports, unreachable_pub)]
pub use bitmaps::*;

/// Recognizers that process one byte at a time.
#[allow(unused_imports, unreachable_pub)]
pub mod byte_by_byte {
    use super::{Capture, Rule, runtime};

    entry!(first, first_then, |text, captures| rules::first(text, 0));
    entry!(second, second_then, |text, captures| rules::second(text, 0));
    entry!(rows, rows_then, |text, captures| rules::rows(text, 0));
    entry!(ahead, ahead_then, |text, captures| rules::ahead(text, 0));
    entry!(then, then_then, |text, captures| Some(rules::then(text, 0)));
    entry!(entry, entry_then, |text, captures| rules::entry(text, 0));
    entry!(names, names_then, |text, captures| rules::names(text, &mut captures, 0));
    entry!(text, text_then, |text, captures| rules::text(text, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::Capture;

        /// first  = { letters ~ ":" ~ ("/" ~ ('a'..'c' | '0'..'1' | "/" | ":" | escape)*)? ~ ('a'..'c' | '0'..'1' | escape)* ~ ("/" | ":" | "-")* ~ led }
        pub fn first(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'/', b'1'), (b':', b':'), (b'a', b'c')]) }.skip(text, at, |at| {
                        if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'1')) && matches!(text.get(at + 2), Some(b'0'..=b'1')) { return Some(at + 3); }
                        None
                    });
                }
            }
            at = const { &runtime::Bytes::from_ranges(&[(b'0', b'1'), (b'a', b'c')]) }.skip(text, at, |at| {
                if matches!(text.get(at), Some(b'%')) && matches!(text.get(at + 1), Some(b'0'..=b'1')) && matches!(text.get(at + 2), Some(b'0'..=b'1')) { return Some(at + 3); }
                None
            });
            at = const { &runtime::Bytes::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) }.skip(text, at, |_| None);
            match self::led(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// second = { letters ~ ":" ~ led }
        pub fn second(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::led(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// led    = { "!" ~ ("/" ~ ('a'..'z')*)? }
        pub fn led(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'!')) { return None; }
            at += 1;
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
                }
            }
            Some(at)
        }

        /// rows = { pair{2} ~ "x" | pair{3} ~ "y" | pair{4} ~ "z" | "=" ~ pair{17} | "-" ~ pair{,30} }
        pub fn rows(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_1: {
                'other_2: {
                    let mut at = at;
                    for _ in 0..2 {
                        at = 'character_3: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_3 at + 2; }
                            break 'other_2;
                        };
                    }
                    if !matches!(text.get(at), Some(b'x')) { break 'other_2; }
                    at += 1;
                    break 'choice_1 at;
                }
                'other_4: {
                    let mut at = at;
                    for _ in 0..3 {
                        at = 'character_5: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_5 at + 2; }
                            break 'other_4;
                        };
                    }
                    if !matches!(text.get(at), Some(b'y')) { break 'other_4; }
                    at += 1;
                    break 'choice_1 at;
                }
                'other_6: {
                    let mut at = at;
                    for _ in 0..4 {
                        at = 'character_7: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_7 at + 2; }
                            break 'other_6;
                        };
                    }
                    if !matches!(text.get(at), Some(b'z')) { break 'other_6; }
                    at += 1;
                    break 'choice_1 at;
                }
                'other_8: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'=')) { break 'other_8; }
                    at += 1;
                    for _ in 0..17 {
                        at = 'character_9: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_9 at + 2; }
                            break 'other_8;
                        };
                    }
                    break 'choice_1 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'-')) { return None; }
                at += 1;
                'more_10: for _ in 0..30 {
                    let before = at;
                    'end_11: {
                        at = 'character_12: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_12 at + 2; }
                            break 'end_11;
                        };
                        continue 'more_10;
                    }
                    at = before;
                    break;
                }
                at
            };
            Some(at)
        }

        /// ahead  = { (looks | "y") ~ &(mark ~ "y" | letters) ~ letters }
        pub fn ahead(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_13: {
                if matches!(text.get(at), Some(b'\x00'..=b'\x7f' | 0x80..)) {
                    'other_14: {
                        let mut at = at;
                        match self::looks(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_14; }
                        }
                        break 'choice_13 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'y')) { return None; }
                at += 1;
                at
            };
            {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                at = 'choice_15: {
                    if matches!(text.get(at), Some(b'x')) {
                        let saved = *captures;
                        'other_16: {
                            let mut at = at;
                            match self::mark(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'other_16; }
                            }
                            if !matches!(text.get(at), Some(b'y')) { break 'other_16; }
                            at += 1;
                            break 'choice_15 at;
                        }
                        *captures = saved;
                    }
                    let mut at = at;
                    at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
                    at
                };
            }
            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
            Some(at)
        }

        /// looks  = { !mark ~ ANY ~ &(mark ~ "x" | "z") }
        pub fn looks(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_17: {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                match self::mark(text, captures, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_17; }
                }
                return None;
            }
            at = 'character_18: {
                if matches!(text.get(at), Some(b'\x00'..=b'\x7f')) { break 'character_18 at + 1; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0x80..=0x10ffff) { break 'character_18 end; }
                }
                return None;
            };
            {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                at = 'choice_19: {
                    if matches!(text.get(at), Some(b'x')) {
                        let saved = *captures;
                        'other_20: {
                            let mut at = at;
                            match self::mark(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'other_20; }
                            }
                            if !matches!(text.get(at), Some(b'x')) { break 'other_20; }
                            at += 1;
                            break 'choice_19 at;
                        }
                        *captures = saved;
                    }
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'z')) { return None; }
                    at += 1;
                    at
                };
            }
            Some(at)
        }

        /// mark   = { "x" }
        pub fn mark<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'x')) { return None; }
            at += 1;
            captures.matched(Rule::mark, start, at);
            Some(at)
        }

        /// then   = { (number ~ ","?)* ~ few }
        pub fn then(text: &[u8], start: usize) -> usize {
            let mut at = start;
            'more_21: loop {
                let before = at;
                'end_22: {
                    let before = at;
                    while at < before + 4 && matches!(text.get(at), Some(b'0'..=b'9')) { at += 1; }
                    if at == before { break 'end_22; }
                    'perhaps_23: {
                        let before = at;
                        'end_24: {
                            if !matches!(text.get(at), Some(b',')) { break 'end_24; }
                            at += 1;
                            break 'perhaps_23;
                        }
                        at = before;
                    }
                    continue 'more_21;
                }
                at = before;
                break;
            }
            at = self::few(text, at);
            at
        }

        /// few    = { ('a'..'b'){,2} ~ letters }
        pub fn few(text: &[u8], start: usize) -> usize {
            let mut at = start;
            let before = at;
            while at < before + 2 && matches!(text.get(at), Some(b'a'..=b'b')) { at += 1; }
            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
            at
        }

        /// entry = { ("x" ~ ","){0,} ~ "x" | (("y" ~ "z" | "y" ~ "x") ~ ",")* ~ ("y" ~ "z" | "y" ~ "x") }
        pub fn entry(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_25: {
                'other_26: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'x')) { break 'other_26; }
                    at += 1;
                    'more_27: loop {
                        let before = at;
                        'end_28: {
                            at = 'character_29: {
                                if matches!(text.get(at), Some(b',')) && matches!(text.get(at + 1), Some(b'x')) { break 'character_29 at + 2; }
                                break 'end_28;
                            };
                            continue 'more_27;
                        }
                        at = before;
                        break;
                    }
                    break 'choice_25 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'y')) { return None; }
                at += 1;
                if !matches!(text.get(at), Some(b'x' | b'z')) { return None; }
                at += 1;
                'more_30: loop {
                    let before = at;
                    'end_31: {
                        if !matches!(text.get(at), Some(b',')) { break 'end_31; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'y')) { break 'end_31; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'x' | b'z')) { break 'end_31; }
                        at += 1;
                        continue 'more_30;
                    }
                    at = before;
                    break;
                }
                at
            };
            Some(at)
        }

        /// names     = { text ~ at ~ start ~ captures ~ window ~ before ~ character ~ is_at ~ BLOCK ~ run ~ Row ~ end? }
        #[inline(never)]
        pub fn names<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::text(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'b'..=b'c')) { return None; }
            at += 1;
            at = self::start(text, at);
            match self::captures(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = const { &runtime::Bytes::from_ranges(&[(b'f', b'f')]) }.skip(text, at, |at| {
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xe9..=0xe9) { return Some(end); }
                }
                None
            });
            match self::before(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = 'character_32: {
                if matches!(text.get(at), Some(b'h')) { break 'character_32 at + 1; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xe9..=0xea) { break 'character_32 end; }
                }
                return None;
            };
            match self::is_at(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = const { &runtime::Bytes::from_ranges(&[(b'a', b'z')]) }.skip(text, at, |_| None);
            let before = at;
            at = const { &runtime::Bytes::from_ranges(&[(b'1', b'1')]) }.skip(text, at, |_| None);
            if at == before { return None; }
            if !matches!(text.get(at), Some(b'2')) { return None; }
            at += 1;
            'perhaps_33: {
                let before = at;
                'end_34: {
                    match self::end(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_34; }
                    }
                    break 'perhaps_33;
                }
                at = before;
            }
            Some(at)
        }

        /// text      = { "a"{2} ~ at }
        pub fn text(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..2 {
                if !matches!(text.get(at), Some(b'a')) { return None; }
                at += 1;
            }
            if !matches!(text.get(at), Some(b'b'..=b'c')) { return None; }
            at += 1;
            Some(at)
        }

        /// start     = { "d"? }
        pub fn start(text: &[u8], start: usize) -> usize {
            let mut at = start;
            'perhaps_35: {
                let before = at;
                'end_36: {
                    if !matches!(text.get(at), Some(b'd')) { break 'end_36; }
                    at += 1;
                    break 'perhaps_35;
                }
                at = before;
            }
            at
        }

        /// captures    = { mark? ~ "e" }
        pub fn captures<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_37: {
                let before = at;
                'end_38: {
                    match self::mark(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_38; }
                    }
                    break 'perhaps_37;
                }
                at = before;
            }
            if !matches!(text.get(at), Some(b'e')) { return None; }
            at += 1;
            Some(at)
        }

        /// before    = { start ~ "g" }
        pub fn before(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = self::start(text, at);
            if !matches!(text.get(at), Some(b'g')) { return None; }
            at += 1;
            Some(at)
        }

        /// is_at     = { ^"ij" }
        pub fn is_at(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"ij") { return None; }
            at += 2;
            Some(at)
        }

        /// end       = { "3" ~ text? }
        pub fn end(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'3')) { return None; }
            at += 1;
            'perhaps_39: {
                let before = at;
                'end_40: {
                    match self::text(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_40; }
                    }
                    break 'perhaps_39;
                }
                at = before;
            }
            Some(at)
        }
    }
}

/// Recognizers that process many bytes at a time.
#[allow(unused_imports, unreachable_pub)]
pub mod bitmaps {
    use super::{Capture, Rule, runtime};

    entry!(first, first_then, [(b':', b':'), (b'a', b'z')] else None, Bitmaps0[8], |machine, text, window, captures| rules::first(text, &mut window, 0));
    entry!(second, second_then, [(b':', b':'), (b'a', b'z')] else None, Bitmaps1[5], |machine, text, window, captures| rules::second(text, &mut window, 0));
    entry!(rows, rows_then, |text, captures| rules::rows(text, 0));
    entry!(ahead, ahead_then, Bitmaps3[5], |machine, text, window, captures| rules::ahead(text, &mut window, 0));
    entry!(then, then_then, [(b'0', b'9'), (b'a', b'z')] else Some(0), Bitmaps4[5], |machine, text, window, captures| Some(rules::then(text, &mut window, 0)));
    entry!(entry, entry_then, |text, captures| rules::entry(text, 0));
    entry!(names, names_then, [(b'a', b'a')] else None, Bitmaps6[6], |machine, text, window, captures| rules::names(text, &mut window, &mut captures, 0));
    entry!(text, text_then, |text, captures| rules::text(text, 0));

    #[allow(unused_mut, unused_variables, unused_assignments, unused_labels, unreachable_code, dead_code)]
    #[allow(unused_imports, unused_results, unused_qualifications, unreachable_pub, missing_docs, non_snake_case, clippy::all, clippy::pedantic)]
    mod rules {
        use super::super::{Rule, runtime};
        use super::super::runtime::{Bitmaps, Block, Long, Machine, Capture, Set, Short, Window};

        /// The bitmap of a run in `first`.
        const RUN_0_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_0_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_0_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_0_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_0_4: usize = 4;
        /// The bitmap of a run in `first`.
        const RUN_0_5: usize = 5;
        /// The bitmap of a run in `first`.
        const RUN_0_6: usize = 6;
        /// The bitmap of '/' before a run in `first`.
        const RUN_0_7: usize = 7;
        /// The bitmaps of the runs above.
        pub struct Bitmaps0;

        impl Bitmaps<8> for Bitmaps0 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 8] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                let outside_5 = block.outside(const { &Set::from_ranges(&[(b'%', b'%'), (b'/', b'1'), (b':', b':'), (b'a', b'c')]) });
                let is_7 = block.is(b'/');
                let is_8 = block.is(b'%');
                let outside_6 = outside_5 | !outside_0;
                // An escape stops a run where its digits are not all there.
                let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'1')]) });
                let broken = is_8 & !(digits >> 1 & digits >> 2);
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4), (outside_5 | broken), (outside_6 | broken), is_7]
            }
        }

        /// The bitmap of a run in `first`.
        const RUN_1_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_1_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_1_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_1_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_1_4: usize = 4;
        /// The bitmaps of the runs above.
        pub struct Bitmaps1;

        impl Bitmaps<5> for Bitmaps1 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 5] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4)]
            }
        }

        /// The bitmap of a run in `first`.
        const RUN_2_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_2_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_2_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_2_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_2_4: usize = 4;
        /// The bitmaps of the runs above.
        pub struct Bitmaps2;

        impl Bitmaps<5> for Bitmaps2 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 5] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4)]
            }
        }

        /// The bitmap of a run in `first`.
        const RUN_3_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_3_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_3_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_3_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_3_4: usize = 4;
        /// The bitmaps of the runs above.
        pub struct Bitmaps3;

        impl Bitmaps<5> for Bitmaps3 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 5] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4)]
            }
        }

        /// The bitmap of a run in `first`.
        const RUN_4_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_4_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_4_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_4_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_4_4: usize = 4;
        /// The bitmaps of the runs above.
        pub struct Bitmaps4;

        impl Bitmaps<5> for Bitmaps4 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 5] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4)]
            }
        }

        /// The bitmap of a run in `first`.
        const RUN_5_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_5_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_5_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_5_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_5_4: usize = 4;
        /// The bitmaps of the runs above.
        pub struct Bitmaps5;

        impl Bitmaps<5> for Bitmaps5 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 5] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4)]
            }
        }

        /// The bitmap of a run in `first`.
        const RUN_6_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_6_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_6_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_6_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_6_4: usize = 4;
        /// The bitmap of a run in `names`.
        const RUN_6_5: usize = 5;
        /// The bitmaps of the runs above.
        pub struct Bitmaps6;

        impl Bitmaps<6> for Bitmaps6 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 6] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                let outside_5 = block.outside(const { &Set::from_ranges(&[(b'f', b'f')]) });
                let beyond = block.beyond_ascii();
                let beyond = if beyond == 0 {
                    [0; 1]
                } else {
                    beyond_ascii_6(block.bytes(), beyond)
                };
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4), (outside_5) & !beyond[0]]
            }
        }

        /// The bits of the bytes beyond ASCII whose characters are in each set.
        #[inline(never)]
        fn beyond_ascii_6(bytes: &[u8], beyond: u64) -> [u64; 1] {
            [
                runtime::characters(bytes, beyond, |it| matches!(it, 0xe9..=0xe9)),
            ]
        }

        /// The bitmap of a run in `first`.
        const RUN_7_0: usize = 0;
        /// The bitmap of a run in `first`.
        const RUN_7_1: usize = 1;
        /// The bitmap of a run in `few`.
        const RUN_7_2: usize = 2;
        /// The bitmap of a run in `then`.
        const RUN_7_3: usize = 3;
        /// The bitmap of a run in `names`.
        const RUN_7_4: usize = 4;
        /// The bitmaps of the runs above.
        pub struct Bitmaps7;

        impl Bitmaps<5> for Bitmaps7 {
            #[inline(always)]
            fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 5] {
                let outside_0 = block.outside(const { &Set::from_ranges(&[(b'-', b'-'), (b'/', b'/'), (b':', b':')]) });
                let outside_1 = block.outside(const { &Set::from_ranges(&[(b'a', b'z')]) });
                let outside_2 = block.outside(const { &Set::from_ranges(&[(b'a', b'b')]) });
                let outside_3 = block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
                let outside_4 = !block.is(b'1');
                [(outside_0), (outside_1), (outside_2), (outside_3), (outside_4)]
            }
        }

        /// first  = { letters ~ ":" ~ ("/" ~ ('a'..'c' | '0'..'1' | "/" | ":" | escape)*)? ~ ('a'..'c' | '0'..'1' | escape)* ~ ("/" | ":" | "-")* ~ led }
        #[inline(always)]
        pub fn first<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = window.run::<RUN_0_1>(at);
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            {
                let led = at;
                at = window.led::<RUN_0_7, RUN_0_5>(at);
            }
            at = window.run::<RUN_0_6>(at);
            at = window.run::<RUN_0_0>(at);
            match self::led(text, window, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// second = { letters ~ ":" ~ led }
        #[inline(always)]
        pub fn second<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = window.run::<RUN_1_1>(at);
            if !matches!(text.get(at), Some(b':')) { return None; }
            at += 1;
            match self::led(text, window, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            Some(at)
        }

        /// led    = { "!" ~ ("/" ~ ('a'..'z')*)? }
        #[inline(always)]
        pub fn led<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'!')) { return None; }
            at += 1;
            {
                let led = at;
                if matches!(text.get(at), Some(b'/')) {
                    at += 1;
                    at = window.run::<RUN_0_1>(at);
                }
            }
            Some(at)
        }

        /// rows = { pair{2} ~ "x" | pair{3} ~ "y" | pair{4} ~ "z" | "=" ~ pair{17} | "-" ~ pair{,30} }
        #[inline(always)]
        pub fn rows(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_41: {
                'other_42: {
                    let mut at = at;
                    for _ in 0..2 {
                        at = 'character_43: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_43 at + 2; }
                            break 'other_42;
                        };
                    }
                    if !matches!(text.get(at), Some(b'x')) { break 'other_42; }
                    at += 1;
                    break 'choice_41 at;
                }
                'other_44: {
                    let mut at = at;
                    for _ in 0..3 {
                        at = 'character_45: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_45 at + 2; }
                            break 'other_44;
                        };
                    }
                    if !matches!(text.get(at), Some(b'y')) { break 'other_44; }
                    at += 1;
                    break 'choice_41 at;
                }
                'other_46: {
                    let mut at = at;
                    for _ in 0..4 {
                        at = 'character_47: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_47 at + 2; }
                            break 'other_46;
                        };
                    }
                    if !matches!(text.get(at), Some(b'z')) { break 'other_46; }
                    at += 1;
                    break 'choice_41 at;
                }
                'other_48: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'=')) { break 'other_48; }
                    at += 1;
                    for _ in 0..17 {
                        at = 'character_49: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_49 at + 2; }
                            break 'other_48;
                        };
                    }
                    break 'choice_41 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'-')) { return None; }
                at += 1;
                'more_50: for _ in 0..30 {
                    let before = at;
                    'end_51: {
                        at = 'character_52: {
                            if matches!(text.get(at), Some(b'a')) && matches!(text.get(at + 1), Some(b':')) { break 'character_52 at + 2; }
                            break 'end_51;
                        };
                        continue 'more_50;
                    }
                    at = before;
                    break;
                }
                at
            };
            Some(at)
        }

        /// ahead  = { (looks | "y") ~ &(mark ~ "y" | letters) ~ letters }
        #[inline(always)]
        pub fn ahead<W: Window>(text: &[u8], window: &mut W, start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_53: {
                if matches!(text.get(at), Some(b'\x00'..=b'\x7f' | 0x80..)) {
                    'other_54: {
                        let mut at = at;
                        match self::looks(text, at) {
                            Some(end) => at = end,
                            None => { break 'other_54; }
                        }
                        break 'choice_53 at;
                    }
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'y')) { return None; }
                at += 1;
                at
            };
            {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                at = 'choice_55: {
                    if matches!(text.get(at), Some(b'x')) {
                        let saved = *captures;
                        'other_56: {
                            let mut at = at;
                            match self::mark(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'other_56; }
                            }
                            if !matches!(text.get(at), Some(b'y')) { break 'other_56; }
                            at += 1;
                            break 'choice_55 at;
                        }
                        *captures = saved;
                    }
                    let mut at = at;
                    at = window.run::<RUN_3_1>(at);
                    at
                };
            }
            at = window.run::<RUN_3_1>(at);
            Some(at)
        }

        /// looks  = { !mark ~ ANY ~ &(mark ~ "x" | "z") }
        #[inline(always)]
        pub fn looks(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            'ahead_57: {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                match self::mark(text, captures, at) {
                    Some(end) => at = end,
                    None => { break 'ahead_57; }
                }
                return None;
            }
            at = 'character_58: {
                if matches!(text.get(at), Some(b'\x00'..=b'\x7f')) { break 'character_58 at + 1; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0x80..=0x10ffff) { break 'character_58 end; }
                }
                return None;
            };
            {
                let mut at = at;
                let captures = &mut runtime::NoCapture;
                at = 'choice_59: {
                    if matches!(text.get(at), Some(b'x')) {
                        let saved = *captures;
                        'other_60: {
                            let mut at = at;
                            match self::mark(text, captures, at) {
                                Some(end) => at = end,
                                None => { break 'other_60; }
                            }
                            if !matches!(text.get(at), Some(b'x')) { break 'other_60; }
                            at += 1;
                            break 'choice_59 at;
                        }
                        *captures = saved;
                    }
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'z')) { return None; }
                    at += 1;
                    at
                };
            }
            Some(at)
        }

        /// mark   = { "x" }
        #[inline(always)]
        pub fn mark<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'x')) { return None; }
            at += 1;
            captures.matched(Rule::mark, start, at);
            Some(at)
        }

        /// then   = { (number ~ ","?)* ~ few }
        #[inline(always)]
        pub fn then<W: Window>(text: &[u8], window: &mut W, start: usize) -> usize {
            let mut at = start;
            'more_61: loop {
                let before = at;
                'end_62: {
                    let before = at;
                    at = window.few::<RUN_4_3>(at, 4);
                    if at == before { break 'end_62; }
                    'perhaps_63: {
                        let before = at;
                        'end_64: {
                            if !matches!(text.get(at), Some(b',')) { break 'end_64; }
                            at += 1;
                            break 'perhaps_63;
                        }
                        at = before;
                    }
                    continue 'more_61;
                }
                at = before;
                break;
            }
            at = self::few(text, window, at);
            at
        }

        /// few    = { ('a'..'b'){,2} ~ letters }
        #[inline(always)]
        pub fn few<W: Window>(text: &[u8], window: &mut W, start: usize) -> usize {
            let mut at = start;
            let before = at;
            at = window.few::<RUN_4_2>(at, 2);
            at = window.run::<RUN_4_1>(at);
            at
        }

        /// entry = { ("x" ~ ","){0,} ~ "x" | (("y" ~ "z" | "y" ~ "x") ~ ",")* ~ ("y" ~ "z" | "y" ~ "x") }
        #[inline(always)]
        pub fn entry(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = 'choice_65: {
                'other_66: {
                    let mut at = at;
                    if !matches!(text.get(at), Some(b'x')) { break 'other_66; }
                    at += 1;
                    'more_67: loop {
                        let before = at;
                        'end_68: {
                            at = 'character_69: {
                                if matches!(text.get(at), Some(b',')) && matches!(text.get(at + 1), Some(b'x')) { break 'character_69 at + 2; }
                                break 'end_68;
                            };
                            continue 'more_67;
                        }
                        at = before;
                        break;
                    }
                    break 'choice_65 at;
                }
                let mut at = at;
                if !matches!(text.get(at), Some(b'y')) { return None; }
                at += 1;
                if !matches!(text.get(at), Some(b'x' | b'z')) { return None; }
                at += 1;
                'more_70: loop {
                    let before = at;
                    'end_71: {
                        if !matches!(text.get(at), Some(b',')) { break 'end_71; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'y')) { break 'end_71; }
                        at += 1;
                        if !matches!(text.get(at), Some(b'x' | b'z')) { break 'end_71; }
                        at += 1;
                        continue 'more_70;
                    }
                    at = before;
                    break;
                }
                at
            };
            Some(at)
        }

        /// names     = { text ~ at ~ start ~ captures ~ window ~ before ~ character ~ is_at ~ BLOCK ~ run ~ Row ~ end? }
        #[inline(always)]
        pub fn names<W: Window, R: Capture<Rule>>(text: &[u8], window: &mut W, captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            match self::text(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            if !matches!(text.get(at), Some(b'b'..=b'c')) { return None; }
            at += 1;
            at = self::start(text, at);
            match self::captures(text, captures, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = window.run::<RUN_6_5>(at);
            match self::before(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = 'character_72: {
                if matches!(text.get(at), Some(b'h')) { break 'character_72 at + 1; }
                if let Some((character, end)) = runtime::character(text, at) {
                    if matches!(character, 0xe9..=0xea) { break 'character_72 end; }
                }
                return None;
            };
            match self::is_at(text, at) {
                Some(end) => at = end,
                None => { return None; }
            }
            at = window.run::<RUN_6_1>(at);
            let before = at;
            at = window.run::<RUN_6_4>(at);
            if at == before { return None; }
            if !matches!(text.get(at), Some(b'2')) { return None; }
            at += 1;
            'perhaps_73: {
                let before = at;
                'end_74: {
                    match self::end(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_74; }
                    }
                    break 'perhaps_73;
                }
                at = before;
            }
            Some(at)
        }

        /// text      = { "a"{2} ~ at }
        #[inline(always)]
        pub fn text(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            for _ in 0..2 {
                if !matches!(text.get(at), Some(b'a')) { return None; }
                at += 1;
            }
            if !matches!(text.get(at), Some(b'b'..=b'c')) { return None; }
            at += 1;
            Some(at)
        }

        /// start     = { "d"? }
        #[inline(always)]
        pub fn start(text: &[u8], start: usize) -> usize {
            let mut at = start;
            'perhaps_75: {
                let before = at;
                'end_76: {
                    if !matches!(text.get(at), Some(b'd')) { break 'end_76; }
                    at += 1;
                    break 'perhaps_75;
                }
                at = before;
            }
            at
        }

        /// captures    = { mark? ~ "e" }
        #[inline(always)]
        pub fn captures<R: Capture<Rule>>(text: &[u8], captures: &mut R, start: usize) -> Option<usize> {
            let mut at = start;
            'perhaps_77: {
                let before = at;
                'end_78: {
                    match self::mark(text, captures, at) {
                        Some(end) => at = end,
                        None => { break 'end_78; }
                    }
                    break 'perhaps_77;
                }
                at = before;
            }
            if !matches!(text.get(at), Some(b'e')) { return None; }
            at += 1;
            Some(at)
        }

        /// before    = { start ~ "g" }
        #[inline(always)]
        pub fn before(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            at = self::start(text, at);
            if !matches!(text.get(at), Some(b'g')) { return None; }
            at += 1;
            Some(at)
        }

        /// is_at     = { ^"ij" }
        #[inline(always)]
        pub fn is_at(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !runtime::is_at_ignoring_case(text, at, b"ij") { return None; }
            at += 2;
            Some(at)
        }

        /// end       = { "3" ~ text? }
        #[inline(always)]
        pub fn end(text: &[u8], start: usize) -> Option<usize> {
            let mut at = start;
            if !matches!(text.get(at), Some(b'3')) { return None; }
            at += 1;
            'perhaps_79: {
                let before = at;
                'end_80: {
                    match self::text(text, at) {
                        Some(end) => at = end,
                        None => { break 'end_80; }
                    }
                    break 'perhaps_79;
                }
                at = before;
            }
            Some(at)
        }
    }
}

