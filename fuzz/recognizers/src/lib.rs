//! Random grammars, whose recognizers are compared with pest.

mod texts;

pub use texts::Texts;

#[allow(warnings)]
mod recognizers {
    include!(concat!(env!("OUT_DIR"), "/recognizers.rs"));
}

pub use recognizers::CASES;

/// A grammar, its captured rules, and the recognizers of its entry rules.
pub struct Case {
    pub grammar: &'static str,
    pub recorded: &'static [&'static str],
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

impl<R> Matches<R> {
    fn add(&mut self, rule: R, start: usize, end: usize) {
        if let Some(place) = self.kept.get_mut(self.count) {
            *place = Some((rule, start, end));
        }
        self.count += 1;
    }
}

impl<R: Copy> recognizers::simd::Record<R> for Matches<R> {
    fn matched(&mut self, rule: R, start: usize, end: usize) {
        self.add(rule, start, end);
    }
}

impl<R: Copy> recognizers::plain::Record<R> for Matches<R> {
    fn matched(&mut self, rule: R, start: usize, end: usize) {
        self.add(rule, start, end);
    }
}

fn found<R: Copy + std::fmt::Debug>(text: &str, recognize: fn(&str, &mut Matches<R>) -> Option<usize>) -> Found {
    let mut matches = Matches { kept: [None; MOST], count: 0 };
    let end = recognize(text, &mut matches)?;
    let kept = &matches.kept[..matches.count.min(MOST)];
    let named = |(rule, start, end)| (format!("{rule:?}"), start, end);
    Some((end, kept.iter().copied().flatten().map(named).collect()))
}
