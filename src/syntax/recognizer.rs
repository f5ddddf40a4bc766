//! How far a rule matches a text, at the speed of hand-written code: the recognizer that `build.rs` compiles from the grammar.
//!
//! It finds what a walk over pest's tree finds, and how far a text gets that is refused. Trees are pest's.

use super::grammar::Rule;

/// What `build.rs` makes of the grammar: a function for each rule that it names.
pub(super) mod generated {
    include!(concat!(env!("OUT_DIR"), "/recognizer.rs"));
}

impl generated::Record<Rule> for () {
    fn matched(&mut self, _: Rule, _: usize, _: usize) {}
}

/// How far a rule matches a text, of the rules that are named by `COMPONENTS` in `build.rs`.
pub(super) fn matched<R: generated::Record<Rule>>(rule: Rule, text: &str, record: &mut R) -> Option<usize> {
    let recognize = match rule {
        Rule::scheme => generated::scheme,
        Rule::userinfo => generated::userinfo,
        Rule::host => generated::host,
        Rule::port => generated::port,
        Rule::path => generated::path,
        Rule::query => generated::query,
        Rule::fragment => generated::fragment,
        Rule::segment => generated::segment,
        Rule::reg_name => generated::reg_name,
        Rule::IPvFuture => generated::IPvFuture,
        Rule::IPv4address => generated::IPv4address,
        Rule::iuserinfo => generated::iuserinfo,
        Rule::ihost => generated::ihost,
        Rule::ipath => generated::ipath,
        Rule::iquery => generated::iquery,
        Rule::ifragment => generated::ifragment,
        Rule::isegment => generated::isegment,
        _ => return None,
    };
    recognize(text, record)
}

/// How far any way through a rule gets into a text, of the rules that are asked for by `REACHING` in `build.rs`.
pub(super) fn reach(rule: Rule, text: &str) -> usize {
    match rule {
        Rule::IPv6address => generated::IPv6address_reach(text),
        Rule::IPvFuture => generated::IPvFuture_reach(text),
        Rule::userinfo => generated::userinfo_reach(text),
        Rule::iuserinfo => generated::iuserinfo_reach(text),
        _ => 0,
    }
}
