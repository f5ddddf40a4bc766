//! Random grammars, whose recognizers are compared with pest.

mod texts;

pub use texts::Texts;

#[allow(warnings)]
mod recognizers {
    include!(concat!(env!("OUT_DIR"), "/recognizers.rs"));
}

pub use recognizers::CASES;

/// A grammar, its captured rules, and its entry rules, each with a recognizer: one with bitmaps,
/// and one that works byte by byte.
pub struct Case {
    pub grammar: &'static str,
    pub captured: &'static [&'static str],
    pub entries: &'static [(&'static str, fn(&str) -> Found)],
}

/// The end of a rule, and where each captured rule matched, the inner before the outer.
pub type Found = Option<(usize, Vec<(String, usize, usize)>)>;

/// The maximum number of matches that are kept.
pub const MOST: usize = 200;

/// Where the rules matched.
#[derive(Clone, Copy)]
pub struct Matches<R> {
    kept: [Option<(R, usize, usize)>; MOST],
    count: usize,
}

impl<R: Copy> recognizers::runtime::Capture<R> for Matches<R> {
    fn matched(&mut self, rule: R, start: usize, end: usize) {
        if let Some(kept) = self.kept.get_mut(self.count) {
            *kept = Some((rule, start, end));
        }
        self.count += 1;
    }
}

fn found<R: Copy + std::fmt::Debug>(text: &str, recognize: fn(&str, &mut Matches<R>) -> Option<usize>) -> Found {
    let mut matches = Matches { kept: [None; MOST], count: 0 };
    let end = recognize(text, &mut matches)?;
    let kept = &matches.kept[..matches.count.min(MOST)];
    let named = |(rule, start, end)| (format!("{rule:?}"), start, end);
    Some((end, kept.iter().copied().flatten().map(named).collect()))
}
