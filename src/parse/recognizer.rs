//! How far a rule matches a text, at the speed of hand-written code: the recognizer that `build.rs` compiles from the grammar.
//!
//! It finds what a walk over pest's tree finds, and how far a text gets that is refused. Trees are pest's.

use crate::grammar::rules::Rule;

/// What `build.rs` makes of the grammar: a function for each rule that it names.
pub(crate) mod generated {
    include!(concat!(env!("OUT_DIR"), "/recognizer.rs"));
}

impl generated::Record<Rule> for () {
    fn matched(&mut self, _: Rule, _: usize, _: usize) {}
}

include!("recognized.rs");
pub(super) use for_each_entry;
#[cfg(test)]
pub(super) use for_each_recorded;

/// How far a rule matches a text, of those that have a recognizer.
pub(crate) fn matched<R: generated::Record<Rule>>(rule: Rule, text: &str, record: &mut R) -> Option<usize> {
    macro_rules! recognizer {
        ($($name:ident)*) => {
            match rule {
                $(Rule::$name => generated::$name,)*
                _ => return None,
            }
        };
    }
    for_each_recognized!(recognizer)(text, record)
}

/// How far a rule matches a text, and how far any way through it gets, of those that tell.
pub(crate) fn reach(rule: Rule, text: &str) -> generated::Reach {
    macro_rules! recognizer {
        ($($name:ident $reach:ident,)*) => {
            match rule {
                $(Rule::$name => generated::$reach(text),)*
                _ => generated::Reach::default(),
            }
        };
    }
    for_each_reached!(recognizer)
}

/// The rules that have a recognizer.
#[cfg(test)]
pub(crate) const RECOGNIZED: &[Rule] = {
    macro_rules! rules {
        ($($name:ident)*) => { &[$(Rule::$name),*] };
    }
    for_each_recognized!(rules)
};

/// The rules that tell how far a text gets.
#[cfg(test)]
pub(crate) const REACHED: &[Rule] = {
    macro_rules! rules {
        ($($name:ident $reach:ident,)*) => { &[$(Rule::$name),*] };
    }
    for_each_reached!(rules)
};
