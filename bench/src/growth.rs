//! Nanoseconds per byte, from 10 bytes to 100 MiB. If a shape cost more than linear time, its
//! figures would grow from left to right.

use std::hint::black_box;
use std::time::{Duration, Instant};

const SIZES: [(&str, usize); 8] = [
    ("10 B", 10),
    ("100 B", 100),
    ("1 kB", 1_000),
    ("10 kB", 10_000),
    ("100 kB", 100_000),
    ("1 MB", 1_000_000),
    ("10 MB", 10_000_000),
    ("100 MiB", 100 << 20),
];

/// The beginning, the part that is repeated until the size is reached, and the end.
struct Shape {
    name: &'static str,
    first: &'static str,
    repeated: &'static str,
    last: &'static str,
}

const fn shape(name: &'static str, first: &'static str, repeated: &'static str, last: &'static str) -> Shape {
    Shape { name, first, repeated, last }
}

const SHAPES: [Shape; 26] = [
    shape("long path", "s:/", "a", ""),
    shape("segments", "s://h", "/a", ""),
    shape("empty segments", "s://h", "/", ""),
    shape("dot segments", "s://h", "/..", ""),
    shape("long query", "s:?", "a", ""),
    shape("question marks", "s:", "?", ""),
    shape("pairs of a query", "s:?", "k=v&", ""),
    shape("long fragment", "s:#", "a", ""),
    shape("percent-encoded bytes", "s:", "%41", ""),
    shape("percent-encoded host", "s://", "%41", ""),
    shape("beyond ASCII", "s:/", "\u{e9}", ""),
    shape("beyond ASCII, four bytes", "s:?", "\u{10000}", ""),
    shape("@ last in the authority", "s://", "a", "@h"),
    shape("colons, @ last", "s://", ":", "@h"),
    shape("long port", "s://h:", "1", ""),
    shape("long scheme, : last", "", "a", ":"),
    shape("digits and dots", "s://", "1.", ""),
    shape("numbers of an address", "s://", "255.", "255"),
    shape("IPvFuture", "s://[v1.", "a", "]"),
    shape("rejected: no scheme", "", "a", ""),
    shape("rejected: digits of an IPv6", "s://[", "1:", "]"),
    shape("rejected: no ]", "s://[v1.", ":", ""),
    shape("rejected: [ and [", "s://", "[", ""),
    shape("rejected: @ and @", "s://", "@", ""),
    shape("rejected: % last", "s:/", "a", "%"),
    shape("rejected: space last", "s:?", "\u{e9}", " "),
];

impl Shape {
    fn text(&self, size: usize) -> String {
        let room = size.saturating_sub(self.first.len() + self.last.len());
        let count = (room / self.repeated.len()).max(1);
        [self.first, &self.repeated.repeat(count), self.last].concat()
    }

    fn accepted(&self) -> bool {
        !self.name.starts_with("rejected")
    }
}

/// Returns the minimum of several runs, each repeated until a clock can measure it, and whether the
/// text was accepted.
fn nanoseconds_a_byte(text: &str) -> (f64, bool) {
    let repeats = (200_000 / text.len()).max(1);
    let (mut least, mut spent) = (Duration::MAX, Duration::ZERO);
    let mut accepted = false;
    for _ in 0..50 {
        let start = Instant::now();
        for _ in 0..repeats {
            accepted = black_box(pest_uri::Iri::parse(black_box(text))).is_ok();
        }
        least = least.min(start.elapsed());
        spent += start.elapsed();
        if spent > Duration::from_millis(500) {
            break;
        }
    }
    (least.as_nanos() as f64 / (repeats * text.len()) as f64, accepted)
}

pub fn growth() {
    print!("| ns a byte |");
    SIZES.iter().for_each(|(name, _)| print!(" {name} |"));
    println!("\n|---|{}", "--:|".repeat(SIZES.len()));
    for shape in &SHAPES {
        print!("| {} |", shape.name);
        for (_, size) in SIZES {
            let (nanoseconds, accepted) = nanoseconds_a_byte(&shape.text(size));
            assert_eq!(accepted, shape.accepted(), "{}, {size} bytes", shape.name);
            print!(" {nanoseconds:.2} |");
        }
        println!();
    }
}
