//! Several entry rules in one source, where rules interfere with each other: each finds what pest finds.

use compiled_recognizers::several;
use pest_vm::Vm;

const ENTRIES: [&str; 8] = ["first", "second", "rows", "ahead", "then", "entry", "names", "text"];

/// How often `mark` matched.
#[derive(Clone, Copy)]
struct Marks(usize);

impl several::Capture<several::Rule> for Marks {
    fn matched(&mut self, _: several::Rule, _: usize, _: usize) {
        self.0 += 1;
    }
}

type Recognizer = fn(&str, &mut Marks) -> Option<usize>;

/// Each entry rule, by bitmaps and byte by byte.
const RECOGNIZERS: [[Recognizer; 2]; 8] = [
    [several::first, several::byte_by_byte::first],
    [several::second, several::byte_by_byte::second],
    [several::rows, several::byte_by_byte::rows],
    [several::ahead, several::byte_by_byte::ahead],
    [several::then, several::byte_by_byte::then],
    [several::entry, several::byte_by_byte::entry],
    [several::names, several::byte_by_byte::names],
    [several::text, several::byte_by_byte::text],
];

/// Where each entry rule ends, and how many marks it has.
fn found(text: &str) -> [(Option<usize>, usize); 8] {
    let read = |recognize: Recognizer| {
        let mut marks = Marks(0);
        let end = recognize(text, &mut marks);
        (end, if end.is_some() { marks.0 } else { 0 })
    };
    RECOGNIZERS.map(|[bitmaps, byte_by_byte]| {
        let found = read(bitmaps);
        assert_eq!(read(byte_by_byte), found, "{text:?}");
        found
    })
}

#[test]
fn each_finds_what_pest_finds() {
    let (_, rules) = pest_meta::parse_and_optimize(include_str!("../grammar/several.pest")).unwrap();
    let machine = Vm::new(rules);
    let wanted = |rule: &str, text: &str| match machine.parse(rule, text) {
        Ok(pairs) => {
            let marks = pairs.clone().flatten().filter(|pair| pair.as_rule() == "mark").count();
            (Some(pairs.as_str().len()), marks)
        }
        Err(_) => (None, 0),
    };
    let (pairs, digits, letters) = ("a:".repeat(17), "12345".repeat(40), "ab".repeat(60));
    let pieces = [
        "", "a:", "a:a:", &pairs, "x", "y", "z", "=", "-", "x,", ",", "!", "/", "!/ab", "%10", "ab:", "1", "123",
        &digits, &letters, "aab", "bd", "ef", "é", "gh", "gê", "IJ", "q1", "112", "3aac",
    ];
    let mut ends = [0; 8];
    for one in pieces {
        for two in pieces {
            for three in pieces {
                let text = format!("{one}{two}{three}");
                let found = found(&text);
                for ((rule, found), ends) in ENTRIES.into_iter().zip(found).zip(&mut ends) {
                    assert_eq!(found, wanted(rule, &text), "{rule}: {text:?}");
                    *ends += usize::from(found.0.is_some_and(|end| end > 0));
                }
            }
        }
    }
    let names = "aabcdxefégêIjqqq1123aac";
    assert_eq!(found(names)[6], wanted("names", names));
    assert!(
        wanted("names", names).0.is_some() && ends.into_iter().enumerate().all(|(rule, ends)| rule == 6 || ends > 9)
    );
}
