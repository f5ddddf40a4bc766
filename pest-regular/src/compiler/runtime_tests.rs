//! What the recognizers stand on, against what is said byte by byte.

use super::runtime::{Bitmaps, Block, Lanes, Long, Short, Window, skip};

/// Letters and escapes; and the same with `/`, which may lead it.
struct Letters;

impl Bitmaps<3> for Letters {
    fn stops(block: &impl Block) -> [u64; 3] {
        let letters = block.bits(|it| it.within(b'a', b'z') | it.within(b'0', b'9'));
        let slash = block.bits(|it| it.is(b'/'));
        let digits = block.bits(|it| it.within(b'0', b'9'));
        let escapes = block.bits(|it| it.is(b'%')) & digits >> 1 & digits >> 2;
        let beyond = block.bits(|it| it.beyond_ascii());
        let beyond = block.characters(beyond, |it| it != 0xe9);
        [!(letters | escapes | beyond), !(letters | slash | escapes | beyond), !slash]
    }
}

fn run(text: &str, with_slash: bool, start: usize) -> usize {
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
    // From every place, and back again: a window that has gone on must find its way back.
    let places: Vec<usize> = (0..=text.len()).filter(|&at| text.is_char_boundary(at)).collect();
    for &at in places.iter().chain(places.iter().rev()) {
        for (class, with_slash) in [(0, false), (1, true)] {
            assert_eq!(window.run(class, at), run(text, with_slash, at), "{text:?} {at}");
            let led = if text[at..].starts_with('/') { run(text, with_slash, at + 1) } else { at };
            assert_eq!(window.led(2, class, at), led, "{text:?} {at}");
        }
    }
}

#[test]
fn runs_by_bitmaps() {
    let pieces = ["a/b|", "%41", "%4", "%", "/", "\u{e9}", "\u{4e2d}", "\u{10000}", "\u{3b1}\u{10000}%00/", "||"];
    for length in 0..150 {
        for piece in pieces {
            let text = format!("{}{piece}abc/{piece}", "abcdefghij".repeat(15).split_at(length).0);
            if text.len() < super::runtime::BLOCK {
                agrees(&text, &mut Short::new::<Letters>(text.as_bytes()));
            } else {
                agrees(&text, &mut Long::<Letters, 3>::new(text.as_bytes()));
            }
        }
    }
}

#[test]
fn plain_runs() {
    for length in 0..50 {
        for (end, start) in ["", "|", "|abc", "\0"].iter().flat_map(|end| (0..=length).map(move |start| (end, start))) {
            let text = format!("{}{end}", "a".repeat(length));
            assert_eq!(skip(text.as_bytes(), start, |it| it.within(b'a', b'z')), length);
            assert_eq!(skip(text.as_bytes(), start, |it| it.is(b'b')), start);
        }
    }
}

#[test]
fn comparisons_of_every_byte() {
    for byte in 0..=u8::MAX {
        let lanes = Lanes::of([byte; 16]);
        let all = |yes: bool| if yes { 0xFFFF } else { 0 };
        assert_eq!(lanes.beyond_ascii().bits(), all(!byte.is_ascii()));
        for (first, last) in [(0, 0x7f), (b'a', b'z'), (b'0', b'9'), (b'/', b'/'), (0, 0), (0x7f, 0x7f), (1, 0x7e)] {
            assert_eq!(lanes.within(first, last).bits(), all((first..=last).contains(&byte)), "{byte} {first} {last}");
            assert_eq!(lanes.without(lanes.is(first)).beyond_ascii().bits(), all(!byte.is_ascii()));
        }
    }
}
