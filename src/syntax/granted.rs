//! What those that tell of refusals take for granted of the grammar, beside what `build.rs` finds out.

use super::grammar::Rule;

/// The rules that stand in others.
const STANDING: &[(Rule, &[Rule])] = &[
    (Rule::URI_reference, &[Rule::URI, Rule::relative_ref]),
    (Rule::IRI_reference, &[Rule::IRI, Rule::irelative_ref]),
    (Rule::authority, &[Rule::userinfo, Rule::host, Rule::port]),
    (Rule::iauthority, &[Rule::iuserinfo, Rule::ihost, Rule::port]),
    (Rule::host, &[Rule::IP_literal, Rule::reg_name]),
    (Rule::ihost, &[Rule::IP_literal, Rule::ireg_name]),
    (Rule::IP_literal, &[Rule::IPv6address, Rule::IPvFuture]),
    (Rule::userinfo, &[Rule::pct_encoded]),
    (Rule::iuserinfo, &[Rule::pct_encoded]),
    (Rule::reg_name, &[Rule::pct_encoded]),
    (Rule::ireg_name, &[Rule::pct_encoded]),
    (Rule::path_abempty, &[Rule::pct_encoded]),
    (Rule::ipath_abempty, &[Rule::pct_encoded]),
    (Rule::path_absolute, &[Rule::pct_encoded]),
    (Rule::ipath_absolute, &[Rule::pct_encoded]),
    (Rule::path_noscheme, &[Rule::pct_encoded]),
    (Rule::ipath_noscheme, &[Rule::pct_encoded]),
    (Rule::path_rootless, &[Rule::pct_encoded]),
    (Rule::ipath_rootless, &[Rule::pct_encoded]),
    (Rule::query, &[Rule::pct_encoded]),
    (Rule::iquery, &[Rule::pct_encoded]),
    (Rule::fragment, &[Rule::pct_encoded]),
    (Rule::ifragment, &[Rule::pct_encoded]),
];

/// Whether that is so.
pub(super) const ARE_STANDING: bool = {
    let (mut are, mut left) = (true, STANDING);
    while let [(rule, wanted), rest @ ..] = left {
        let mut wanted = *wanted;
        while let [first, others @ ..] = wanted {
            are &= rule.entry().expression.has_rule(*first);
            wanted = others;
        }
        left = rest;
    }
    are
};
