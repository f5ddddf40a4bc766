//! Tests the runtime of the recognizers against a byte-by-byte reading.

use super::runtime::{
    BLOCK, Bitmaps, Block, Long, Machine, Set, Short, Task, Window, characters, is_in, run, whole_characters,
};

/// Runs a test with each instruction set of this machine.
macro_rules! on_machines {
    ($test:ident) => {
        struct Test;

        impl Task for Test {
            type Result = ();

            fn byte_by_byte(self) {}

            fn run_on<M: Machine>(self, machine: M) {
                $test(machine);
            }
        }
        // The best instruction set here is not the only one of this machine.
        #[cfg(any(target_arch = "x86", target_arch = "x86_64"))]
        if let Some(machine) = fearless_simd::Level::new().as_avx2() {
            machine.run(
                #[inline(always)]
                || Test.run_on(machine),
            );
        }
        // The first call detects the features of the machine.
        run(Test);
        run(Test);
    };
}

/// Letters and escapes; and the same with `/`, which may lead them.
struct Letters;

impl Bitmaps<3> for Letters {
    fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 3] {
        let letters = !block.outside(const { &Set::from_ranges(&[(b'a', b'z'), (b'0', b'9')]) });
        let slash = block.is(b'/');
        let digits = !block.outside(const { &Set::from_ranges(&[(b'0', b'9')]) });
        let escapes = block.is(b'%') & digits >> 1 & digits >> 2;
        let beyond = block.beyond_ascii();
        let beyond = if block.is_led_by(0xc4, 0xf4) {
            whole_characters(block.bytes(), beyond)
        } else {
            characters(block.bytes(), beyond, |it| it != 0xe9)
        };
        [!(letters | escapes | beyond), !(letters | slash | escapes | beyond), slash]
    }
}

fn run_of(text: &str, with_slash: bool, start: usize) -> usize {
    let mut at = start;
    loop {
        let rest = &text[at..];
        at += match rest.as_bytes() {
            [b'a'..=b'z' | b'0'..=b'9', ..] => 1,
            [b'/', ..] if with_slash => 1,
            [b'%', b'0'..=b'9', b'0'..=b'9', ..] => 3,
            _ => match rest.chars().next() {
                Some(character) if !character.is_ascii() && character != '\u{e9}' => character.len_utf8(),
                _ => return at,
            },
        };
    }
}

fn agrees(text: &str, window: &mut impl Window) {
    // From every offset, and back again: a window that has moved on must find its way back.
    let offsets: Vec<usize> = (0..=text.len()).filter(|&at| text.is_char_boundary(at)).collect();
    for &at in offsets.iter().chain(offsets.iter().rev()) {
        let led = |with_slash| if text[at..].starts_with('/') { run_of(text, with_slash, at + 1) } else { at };
        assert_eq!(window.run::<0>(at), run_of(text, false, at), "{text:?} {at}");
        assert_eq!(window.led::<2, 0>(at), led(false), "{text:?} {at}");
        assert_eq!(window.run::<1>(at), run_of(text, true, at), "{text:?} {at}");
        for most in [1, 4, BLOCK + 7] {
            assert_eq!(window.few::<1>(at, most), run_of(text, true, at).min(at + most), "{text:?} {at} {most}");
        }
        assert_eq!(window.led::<2, 1>(at), led(true), "{text:?} {at}");
    }
}

#[test]
fn runs_by_bitmaps() {
    on_machines!(runs_on);
}

fn runs_on(machine: impl Machine) {
    let pieces = ["a/b|", "%41", "%4", "%", "/", "\u{e9}", "\u{4e2d}", "\u{10000}", "\u{3b1}\u{10000}%00/", "||"];
    for length in 0..260 {
        for piece in pieces {
            let text = format!("{}{piece}abc/{piece}", "abcdefghij".repeat(26).split_at(length).0);
            if text.len() < BLOCK {
                agrees(&text, &mut Short::new::<Letters>(machine, text.as_bytes()));
            } else {
                agrees(&text, &mut Long::<_, Letters, 3>::new(machine, text.as_bytes()));
            }
        }
    }
}

/// Whether each byte of a block is outside a set, and whether it is the first of the set.
struct Bytes<const FIRST: u8, const LAST: u8>;

impl<const FIRST: u8, const LAST: u8> Bitmaps<3> for Bytes<FIRST, LAST> {
    fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 3] {
        let outside = block.outside(const { &Set::from_ranges(&[(FIRST, LAST)]) });
        [outside, !block.is(FIRST), !block.beyond_ascii()]
    }
}

fn every_byte_is_known<const FIRST: u8, const LAST: u8>(machine: impl Machine) {
    for length in 1..BLOCK {
        for (byte, offset) in (0..=u8::MAX).flat_map(|byte| [0, length / 2, length - 1].map(|offset| (byte, offset))) {
            let mut text = vec![FIRST; length];
            text[offset] = byte;
            let mut short = Short::new::<Bytes<FIRST, LAST>>(machine, &text);
            let is_inside = (FIRST..=LAST).contains(&byte);
            assert_eq!(short.run::<0>(0), if is_inside { length } else { offset }, "{byte} {length}");
            assert_eq!(short.run::<1>(0), if byte == FIRST { length } else { offset }, "{byte} {length}");
            assert_eq!(short.run::<2>(offset), offset + usize::from(!byte.is_ascii()), "{byte} {length}");
        }
    }
}

#[test]
fn comparisons_of_every_byte() {
    on_machines!(compares_every_byte);
}

fn compares_every_byte(machine: impl Machine) {
    every_byte_is_known::<0, 0x7f>(machine);
    every_byte_is_known::<b'a', b'z'>(machine);
    every_byte_is_known::<b'/', b'/'>(machine);
    every_byte_is_known::<0, 0>(machine);
    every_byte_is_known::<0x7f, 0x7f>(machine);
    every_byte_is_known::<1, 0x7e>(machine);
}

#[test]
fn characters_are_led_by_what_leads_them() {
    on_machines!(knows_what_leads);
}

/// Whether each character is led by these bytes.
struct Leads<const FIRST: u8, const LAST: u8>;

impl<const FIRST: u8, const LAST: u8> Bitmaps<1> for Leads<FIRST, LAST> {
    fn compute<const IS_SHORT: bool>(block: &impl Block) -> [u64; 1] {
        [u64::from(block.is_led_by(FIRST, LAST))]
    }
}

fn knows_what_leads(machine: impl Machine) {
    for length in 4..=BLOCK {
        for character in ['a', '\u{80}', '\u{ff}', '\u{d7ff}', '\u{e000}', '\u{10000}', '\u{10ffff}'] {
            let size = character.len_utf8();
            for offset in [0, (length - size) / 2, length - size] {
                let text = format!("{}{character}{}", "a".repeat(offset), "a".repeat(length - size - offset));
                let is_led = |first: char, last: char| (first..=last).contains(&character) || character.is_ascii();
                let found = |[bits]: [u64; 1]| bits == 1;
                let text = text.as_bytes();
                assert_eq!(
                    found(machine.bits::<Leads<0xc3, 0xed>, 1>(machine.text(text))),
                    is_led('\u{c0}', '\u{d7ff}'),
                    "{text:?}"
                );
                assert_eq!(
                    found(machine.bits::<Leads<0xc2, 0xc2>, 1>(machine.text(text))),
                    is_led('\u{80}', '\u{bf}'),
                    "{text:?}"
                );
                assert_eq!(
                    found(machine.bits::<Leads<0xf0, 0xf4>, 1>(machine.text(text))),
                    is_led('\u{10000}', char::MAX),
                    "{text:?}"
                );
            }
        }
    }
}

#[test]
fn characters_that_a_block_cuts_off_are_not_whole() {
    for character in ['\u{e9}', '\u{4e2d}', '\u{10000}'] {
        let size = character.len_utf8();
        for left in 0..=size {
            let text = format!("{}{character}{}", "a".repeat(BLOCK - left), "a".repeat(BLOCK));
            let block = &text.as_bytes()[..BLOCK];
            let beyond = (0..BLOCK).filter(|&at| !block[at].is_ascii()).map(|at| 1 << at).sum();
            let whole = if left == size { beyond } else { 0 };
            assert_eq!(whole_characters(block, beyond), whole, "{character} {left}");
            // A text that ends there has no such character.
            assert_eq!(whole_characters(&block[..BLOCK - 1], beyond), beyond);
        }
    }
}

#[test]
fn the_range_of_a_character() {
    let ranges = [(0xaa, 0xaa), (0xb5, 0xb7), (0x300, 0x36f), (0x1_0000, 0x10_ffff)];
    for character in (0x80..0x400).chain([0xffff, 0x1_0000, 0x10_ffff]) {
        let is_inside = ranges.iter().any(|&(first, last)| (first..=last).contains(&character));
        assert_eq!(is_in(&ranges, character), is_inside, "{character:#x}");
    }
    assert!(!is_in(&[], 0xaa));
}
