// @generated from grammar/ by `cargo regenerate`. Do not edit.

use super::Rule;
use crate::grammar::table::{
    Characters, Expression, GrammarRule, Nesting, RuleEntry, RuleModifier, Rules,
};
/// The grammar files, each with its name without `.pest`.
pub static FILES: &[(&str, &str)] = &[
    ("uri", include_str!("../../../grammar/uri.pest")),
    ("iri", include_str!("../../../grammar/iri.pest")),
    ("template", include_str!("../../../grammar/template.pest")),
    ("unambiguous", include_str!("../../../grammar/unambiguous.pest")),
];
pub static PART_0: [RuleEntry; 92usize] = [
    RuleEntry {
        index: 0u16,
        name: "URI",
        abnf: "URI           = scheme \":\" hier-part [ \"?\" query ] [ \"#\" fragment ]",
        section: "RFC 3986, section 3",
        says: None,
        generic_rule: Some(Rule::URI),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[6usize])),
                Expression::Literal(":"),
                Expression::Rule(GrammarRule(&PART_0[1usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("?"),
                            Expression::Rule(GrammarRule(&PART_0[29usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("#"),
                            Expression::Rule(GrammarRule(&PART_0[30usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 1u16,
        name: "hier-part",
        abnf: "hier-part     = \"//\" authority path-abempty\n              / path-absolute\n              / path-rootless\n              / path-empty",
        section: "RFC 3986, section 3",
        says: None,
        generic_rule: Some(Rule::hier_part),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Literal("//"),
                        Expression::Rule(GrammarRule(&PART_0[7usize])),
                        Expression::Rule(GrammarRule(&PART_0[20usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[21usize])),
                Expression::Rule(GrammarRule(&PART_0[23usize])),
                Expression::Rule(GrammarRule(&PART_0[24usize])),
            ],
        ),
    },
    RuleEntry {
        index: 2u16,
        name: "URI-reference",
        abnf: "URI-reference = URI / relative-ref",
        section: "RFC 3986, section 4.1",
        says: None,
        generic_rule: Some(Rule::URI_reference),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[0usize])),
                Expression::Rule(GrammarRule(&PART_0[4usize])),
            ],
        ),
    },
    RuleEntry {
        index: 3u16,
        name: "absolute-URI",
        abnf: "absolute-URI  = scheme \":\" hier-part [ \"?\" query ]",
        section: "RFC 3986, section 4.3",
        says: None,
        generic_rule: Some(Rule::absolute_URI),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[6usize])),
                Expression::Literal(":"),
                Expression::Rule(GrammarRule(&PART_0[1usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("?"),
                            Expression::Rule(GrammarRule(&PART_0[29usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 4u16,
        name: "relative-ref",
        abnf: "relative-ref  = relative-part [ \"?\" query ] [ \"#\" fragment ]",
        section: "RFC 3986, section 4.2",
        says: None,
        generic_rule: Some(Rule::relative_ref),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[5usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("?"),
                            Expression::Rule(GrammarRule(&PART_0[29usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("#"),
                            Expression::Rule(GrammarRule(&PART_0[30usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 5u16,
        name: "relative-part",
        abnf: "relative-part = \"//\" authority path-abempty\n              / path-absolute\n              / path-noscheme\n              / path-empty",
        section: "RFC 3986, section 4.2",
        says: None,
        generic_rule: Some(Rule::relative_part),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Literal("//"),
                        Expression::Rule(GrammarRule(&PART_0[7usize])),
                        Expression::Rule(GrammarRule(&PART_0[20usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[21usize])),
                Expression::Rule(GrammarRule(&PART_0[22usize])),
                Expression::Rule(GrammarRule(&PART_0[24usize])),
            ],
        ),
    },
    RuleEntry {
        index: 6u16,
        name: "scheme",
        abnf: "scheme        = ALPHA *( ALPHA / DIGIT / \"+\" / \"-\" / \".\" )",
        section: "RFC 3986, section 3.1",
        says: None,
        generic_rule: Some(Rule::scheme),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[36usize])),
                Expression::Run(
                    Characters([288063250384289792u64, 576460743847706622u64]),
                    &Expression::Choice(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[36usize])),
                            Expression::Rule(GrammarRule(&PART_0[37usize])),
                            Expression::Literal("+"),
                            Expression::Literal("-"),
                            Expression::Literal("."),
                        ],
                    ),
                    0u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 7u16,
        name: "authority",
        abnf: "authority     = [ userinfo \"@\" ] host [ \":\" port ]",
        section: "RFC 3986, section 3.2",
        says: None,
        generic_rule: Some(Rule::authority),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[8usize])),
                            Expression::Literal("@"),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Rule(GrammarRule(&PART_0[9usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal(":"),
                            Expression::Rule(GrammarRule(&PART_0[10usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 8u16,
        name: "userinfo",
        abnf: "userinfo      = *( unreserved / pct-encoded / sub-delims / \":\" )",
        section: "RFC 3986, section 3.2.1",
        says: None,
        generic_rule: Some(Rule::userinfo),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578174u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3458623578763689984u64, 5188146764422578174u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[32usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                    Expression::Literal(":"),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 9u16,
        name: "host",
        abnf: "host          = IP-literal / IPv4address / reg-name",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::host),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3170393202611978240u64, 5188146764422578174u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[11usize])),
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[16usize])),
                        Expression::NotAhead(
                            &Expression::Choice(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[32usize])),
                                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                                ],
                            ),
                        ),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[18usize])),
            ],
        ),
    },
    RuleEntry {
        index: 10u16,
        name: "port",
        abnf: "port          = *DIGIT",
        section: "RFC 3986, section 3.2.3",
        says: None,
        generic_rule: Some(Rule::port),
        grammar: Rules(&[&PART_0]),
        characters: Characters([287948901175001088u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([287948901175001088u64, 0u64]),
            &Expression::Rule(GrammarRule(&PART_0[37usize])),
            0u32,
        ),
    },
    RuleEntry {
        index: 11u16,
        name: "IP-literal",
        abnf: "IP-literal    = \"[\" ( IPv6address / IPvFuture  ) \"]\"",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::IP_literal),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 134217728u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Literal("["),
                Expression::Choice(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[13usize])),
                        Expression::Rule(GrammarRule(&PART_0[12usize])),
                    ],
                ),
                Expression::Literal("]"),
            ],
        ),
    },
    RuleEntry {
        index: 12u16,
        name: "IPvFuture",
        abnf: "IPvFuture     = \"v\" 1*HEXDIG \".\" 1*( unreserved / sub-delims / \":\" )",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::IPvFuture),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 18014398513676288u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::AnyCase("v"),
                Expression::Run(
                    Characters([287948901175001088u64, 541165879422u64]),
                    &Expression::Rule(GrammarRule(&PART_0[38usize])),
                    1u32,
                ),
                Expression::Literal("."),
                Expression::Run(
                    Characters([3458623578763689984u64, 5188146764422578174u64]),
                    &Expression::Choice(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[32usize])),
                            Expression::Rule(GrammarRule(&PART_0[35usize])),
                            Expression::Literal(":"),
                        ],
                    ),
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 13u16,
        name: "IPv6address",
        abnf: "IPv6address   =                            6( h16 \":\" ) ls32\n              /                       \"::\" 5( h16 \":\" ) ls32\n              / [               h16 ] \"::\" 4( h16 \":\" ) ls32\n              / [ *1( h16 \":\" ) h16 ] \"::\" 3( h16 \":\" ) ls32\n              / [ *2( h16 \":\" ) h16 ] \"::\" 2( h16 \":\" ) ls32\n              / [ *3( h16 \":\" ) h16 ] \"::\"    h16 \":\"   ls32\n              / [ *4( h16 \":\" ) h16 ] \"::\"              ls32\n              / [ *5( h16 \":\" ) h16 ] \"::\"              h16\n              / [ *6( h16 \":\" ) h16 ] \"::\"",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::IPv6address),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([576179277326712832u64, 541165879422u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Literal(":"),
                                ],
                            ),
                            6u32,
                            6u32,
                        ),
                        Expression::Rule(GrammarRule(&PART_0[15usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Literal("::"),
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Literal(":"),
                                ],
                            ),
                            5u32,
                            5u32,
                        ),
                        Expression::Rule(GrammarRule(&PART_0[15usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Rule(GrammarRule(&PART_0[14usize])),
                            0u32,
                            1u32,
                        ),
                        Expression::Literal("::"),
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Literal(":"),
                                ],
                            ),
                            4u32,
                            4u32,
                        ),
                        Expression::Rule(GrammarRule(&PART_0[15usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Repeat(
                                        &Expression::Sequence(
                                            &[
                                                Expression::Literal(":"),
                                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            ],
                                        ),
                                        0u32,
                                        1u32,
                                    ),
                                ],
                            ),
                            0u32,
                            1u32,
                        ),
                        Expression::Literal("::"),
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Literal(":"),
                                ],
                            ),
                            3u32,
                            3u32,
                        ),
                        Expression::Rule(GrammarRule(&PART_0[15usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Repeat(
                                        &Expression::Sequence(
                                            &[
                                                Expression::Literal(":"),
                                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            ],
                                        ),
                                        0u32,
                                        2u32,
                                    ),
                                ],
                            ),
                            0u32,
                            1u32,
                        ),
                        Expression::Literal("::"),
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Literal(":"),
                                ],
                            ),
                            2u32,
                            2u32,
                        ),
                        Expression::Rule(GrammarRule(&PART_0[15usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Repeat(
                                        &Expression::Sequence(
                                            &[
                                                Expression::Literal(":"),
                                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            ],
                                        ),
                                        0u32,
                                        3u32,
                                    ),
                                ],
                            ),
                            0u32,
                            1u32,
                        ),
                        Expression::Literal("::"),
                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                        Expression::Literal(":"),
                        Expression::Rule(GrammarRule(&PART_0[15usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Repeat(
                                        &Expression::Sequence(
                                            &[
                                                Expression::Literal(":"),
                                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            ],
                                        ),
                                        0u32,
                                        4u32,
                                    ),
                                ],
                            ),
                            0u32,
                            1u32,
                        ),
                        Expression::Literal("::"),
                        Expression::Rule(GrammarRule(&PART_0[15usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Repeat(
                                        &Expression::Sequence(
                                            &[
                                                Expression::Literal(":"),
                                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            ],
                                        ),
                                        0u32,
                                        5u32,
                                    ),
                                ],
                            ),
                            0u32,
                            1u32,
                        ),
                        Expression::Literal("::"),
                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    Expression::Repeat(
                                        &Expression::Sequence(
                                            &[
                                                Expression::Literal(":"),
                                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            ],
                                        ),
                                        0u32,
                                        6u32,
                                    ),
                                ],
                            ),
                            0u32,
                            1u32,
                        ),
                        Expression::Literal("::"),
                    ],
                ),
            ],
        ),
    },
    RuleEntry {
        index: 14u16,
        name: "h16",
        abnf: "h16           = 1*4HEXDIG",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::h16),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287948901175001088u64, 541165879422u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Repeat(
            &Expression::Rule(GrammarRule(&PART_0[38usize])),
            1u32,
            4u32,
        ),
    },
    RuleEntry {
        index: 15u16,
        name: "ls32",
        abnf: "ls32          = ( h16 \":\" h16 ) / IPv4address",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::ls32),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287948901175001088u64, 541165879422u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                        Expression::Literal(":"),
                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[16usize])),
            ],
        ),
    },
    RuleEntry {
        index: 16u16,
        name: "IPv4address",
        abnf: "IPv4address   = dec-octet \".\" dec-octet \".\" dec-octet \".\" dec-octet",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::IPv4address),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287948901175001088u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[17usize])),
                Expression::Literal("."),
                Expression::Rule(GrammarRule(&PART_0[17usize])),
                Expression::Literal("."),
                Expression::Rule(GrammarRule(&PART_0[17usize])),
                Expression::Literal("."),
                Expression::Rule(GrammarRule(&PART_0[17usize])),
            ],
        ),
    },
    RuleEntry {
        index: 17u16,
        name: "dec-octet",
        abnf: "dec-octet     = DIGIT                 ; 0-9\n              / %x31-39 DIGIT         ; 10-99\n              / \"1\" 2DIGIT            ; 100-199\n              / \"2\" %x30-34 DIGIT     ; 200-249\n              / \"25\" %x30-35          ; 250-255",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::dec_octet),
        grammar: Rules(&[&PART_0]),
        characters: Characters([287948901175001088u64, 0u64]),
        first: Characters([287948901175001088u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[Expression::Literal("25"), Expression::Range('0', '5')],
                ),
                Expression::Sequence(
                    &[
                        Expression::Literal("2"),
                        Expression::Range('0', '4'),
                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Literal("1"),
                        Expression::Repeat(
                            &Expression::Rule(GrammarRule(&PART_0[37usize])),
                            2u32,
                            2u32,
                        ),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Range('1', '9'),
                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[37usize])),
            ],
        ),
    },
    RuleEntry {
        index: 18u16,
        name: "reg-name",
        abnf: "reg-name      = *( unreserved / pct-encoded / sub-delims )",
        section: "RFC 3986, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::reg_name),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3170393202611978240u64, 5188146764422578174u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3170393202611978240u64, 5188146764422578174u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[32usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 19u16,
        name: "path",
        abnf: "path          = path-abempty    ; begins with \"/\" or is empty\n              / path-absolute   ; begins with \"/\" but not \"//\"\n              / path-noscheme   ; begins with a non-colon segment\n              / path-rootless   ; begins with a segment\n              / path-empty      ; zero characters",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::path),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[21usize])),
                        Expression::NotAhead(&Expression::Literal("/")),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[22usize])),
                        Expression::NotAhead(&Expression::Literal(":")),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[23usize])),
                Expression::Sequence(
                    &[
                        Expression::Ahead(&Expression::Literal("/")),
                        Expression::Rule(GrammarRule(&PART_0[20usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[24usize])),
            ],
        ),
    },
    RuleEntry {
        index: 20u16,
        name: "path-abempty",
        abnf: "path-abempty  = *( \"/\" segment )",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::path_abempty),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Repeat(
            &Expression::Sequence(
                &[
                    Expression::Literal("/"),
                    Expression::Rule(GrammarRule(&PART_0[25usize])),
                ],
            ),
            0u32,
            4294967295u32,
        ),
    },
    RuleEntry {
        index: 21u16,
        name: "path-absolute",
        abnf: "path-absolute = \"/\" [ segment-nz *( \"/\" segment ) ]",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::path_absolute),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([140737488355328u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Literal("/"),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[26usize])),
                            Expression::Repeat(
                                &Expression::Sequence(
                                    &[
                                        Expression::Literal("/"),
                                        Expression::Rule(GrammarRule(&PART_0[25usize])),
                                    ],
                                ),
                                0u32,
                                4294967295u32,
                            ),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 22u16,
        name: "path-noscheme",
        abnf: "path-noscheme = segment-nz-nc *( \"/\" segment )",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::path_noscheme),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([3170393340050931712u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[27usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("/"),
                            Expression::Rule(GrammarRule(&PART_0[25usize])),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 23u16,
        name: "path-rootless",
        abnf: "path-rootless = segment-nz *( \"/\" segment )",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::path_rootless),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([3458623716202643456u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[26usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("/"),
                            Expression::Rule(GrammarRule(&PART_0[25usize])),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 24u16,
        name: "path-empty",
        abnf: "path-empty    = 0<pchar>",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::path_empty),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Literal(""),
    },
    RuleEntry {
        index: 25u16,
        name: "segment",
        abnf: "segment       = *pchar",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::segment),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578175u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3458623578763689984u64, 5188146764422578175u64]),
            &Expression::Rule(GrammarRule(&PART_0[28usize])),
            0u32,
        ),
    },
    RuleEntry {
        index: 26u16,
        name: "segment-nz",
        abnf: "segment-nz    = 1*pchar",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::segment_nz),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578175u64]),
        first: Characters([3458623716202643456u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3458623578763689984u64, 5188146764422578175u64]),
            &Expression::Rule(GrammarRule(&PART_0[28usize])),
            1u32,
        ),
    },
    RuleEntry {
        index: 27u16,
        name: "segment-nz-nc",
        abnf: "segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / \"@\" )\n              ; non-zero-length segment without any colon \":\"",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::segment_nz_nc),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3170393202611978240u64, 5188146764422578175u64]),
        first: Characters([3170393340050931712u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3170393202611978240u64, 5188146764422578175u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[32usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                    Expression::Literal("@"),
                ],
            ),
            1u32,
        ),
    },
    RuleEntry {
        index: 28u16,
        name: "pchar",
        abnf: "pchar         = unreserved / pct-encoded / sub-delims / \":\" / \"@\"",
        section: "RFC 3986, section 3.3",
        says: None,
        generic_rule: Some(Rule::pchar),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578175u64]),
        first: Characters([3458623716202643456u64, 5188146764422578175u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[32usize])),
                Expression::Rule(GrammarRule(&PART_0[31usize])),
                Expression::Rule(GrammarRule(&PART_0[35usize])),
                Expression::Literal(":"),
                Expression::Literal("@"),
            ],
        ),
    },
    RuleEntry {
        index: 29u16,
        name: "query",
        abnf: "query         = *( pchar / \"/\" / \"?\" )",
        section: "RFC 3986, section 3.4",
        says: None,
        generic_rule: Some(Rule::query),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12682136353106821120u64, 5188146764422578175u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([12682136353106821120u64, 5188146764422578175u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[28usize])),
                    Expression::Literal("/"),
                    Expression::Literal("?"),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 30u16,
        name: "fragment",
        abnf: "fragment      = *( pchar / \"/\" / \"?\" )",
        section: "RFC 3986, section 3.5",
        says: None,
        generic_rule: Some(Rule::fragment),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12682136353106821120u64, 5188146764422578175u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([12682136353106821120u64, 5188146764422578175u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[28usize])),
                    Expression::Literal("/"),
                    Expression::Literal("?"),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 31u16,
        name: "pct-encoded",
        abnf: "pct-encoded   = \"%\" HEXDIG HEXDIG",
        section: "RFC 3986, section 2.1",
        says: None,
        generic_rule: Some(Rule::pct_encoded),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([137438953472u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Literal("%"),
                Expression::Rule(GrammarRule(&PART_0[38usize])),
                Expression::Rule(GrammarRule(&PART_0[38usize])),
            ],
        ),
    },
    RuleEntry {
        index: 32u16,
        name: "unreserved",
        abnf: "unreserved    = ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\"",
        section: "RFC 3986, section 2.3",
        says: None,
        generic_rule: Some(Rule::unreserved),
        grammar: Rules(&[&PART_0]),
        characters: Characters([288054454291267584u64, 5188146764422578174u64]),
        first: Characters([288054454291267584u64, 5188146764422578174u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[36usize])),
                Expression::Rule(GrammarRule(&PART_0[37usize])),
                Expression::Literal("-"),
                Expression::Literal("."),
                Expression::Literal("_"),
                Expression::Literal("~"),
            ],
        ),
    },
    RuleEntry {
        index: 33u16,
        name: "reserved",
        abnf: "reserved      = gen-delims / sub-delims",
        section: "RFC 3986, section 2.2",
        says: None,
        generic_rule: Some(Rule::reserved),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12394081933175291904u64, 671088641u64]),
        first: Characters([12394081933175291904u64, 671088641u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[34usize])),
                Expression::Rule(GrammarRule(&PART_0[35usize])),
            ],
        ),
    },
    RuleEntry {
        index: 34u16,
        name: "gen-delims",
        abnf: "gen-delims    = \":\" / \"/\" / \"?\" / \"#\" / \"[\" / \"]\" / \"@\"",
        section: "RFC 3986, section 2.2",
        says: None,
        generic_rule: Some(Rule::gen_delims),
        grammar: Rules(&[&PART_0]),
        characters: Characters([9511743184854581248u64, 671088641u64]),
        first: Characters([9511743184854581248u64, 671088641u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Literal(":"),
                Expression::Literal("/"),
                Expression::Literal("?"),
                Expression::Literal("#"),
                Expression::Literal("["),
                Expression::Literal("]"),
                Expression::Literal("@"),
            ],
        ),
    },
    RuleEntry {
        index: 35u16,
        name: "sub-delims",
        abnf: "sub-delims    = \"!\" / \"$\" / \"&\" / \"'\" / \"(\" / \")\"\n              / \"*\" / \"+\" / \",\" / \";\" / \"=\"",
        section: "RFC 3986, section 2.2",
        says: None,
        generic_rule: Some(Rule::sub_delims),
        grammar: Rules(&[&PART_0]),
        characters: Characters([2882338748320710656u64, 0u64]),
        first: Characters([2882338748320710656u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Literal("!"),
                Expression::Literal("$"),
                Expression::Literal("&"),
                Expression::Literal("'"),
                Expression::Literal("("),
                Expression::Literal(")"),
                Expression::Literal("*"),
                Expression::Literal("+"),
                Expression::Literal(","),
                Expression::Literal(";"),
                Expression::Literal("="),
            ],
        ),
    },
    RuleEntry {
        index: 36u16,
        name: "ALPHA",
        abnf: "ALPHA         = %x41-5A / %x61-7A   ; A-Z / a-z",
        section: "RFC 5234, appendix B.1",
        says: None,
        generic_rule: Some(Rule::ALPHA),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 576460743847706622u64]),
        first: Characters([0u64, 576460743847706622u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[Expression::Range('A', 'Z'), Expression::Range('a', 'z')],
        ),
    },
    RuleEntry {
        index: 37u16,
        name: "DIGIT",
        abnf: "DIGIT         = %x30-39   ; 0-9",
        section: "RFC 5234, appendix B.1",
        says: None,
        generic_rule: Some(Rule::DIGIT),
        grammar: Rules(&[&PART_0]),
        characters: Characters([287948901175001088u64, 0u64]),
        first: Characters([287948901175001088u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Range('0', '9'),
    },
    RuleEntry {
        index: 38u16,
        name: "HEXDIG",
        abnf: "HEXDIG        = DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\"",
        section: "RFC 5234, appendix B.1",
        says: None,
        generic_rule: Some(Rule::HEXDIG),
        grammar: Rules(&[&PART_0]),
        characters: Characters([287948901175001088u64, 541165879422u64]),
        first: Characters([287948901175001088u64, 541165879422u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[37usize])),
                Expression::Range('A', 'F'),
                Expression::Range('a', 'f'),
            ],
        ),
    },
    RuleEntry {
        index: 39u16,
        name: "IRI",
        abnf: "IRI            = scheme \":\" ihier-part [ \"?\" iquery ] [ \"#\" ifragment ]",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::IRI),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[6usize])),
                Expression::Literal(":"),
                Expression::Rule(GrammarRule(&PART_0[40usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("?"),
                            Expression::Rule(GrammarRule(&PART_0[59usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("#"),
                            Expression::Rule(GrammarRule(&PART_0[60usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 40u16,
        name: "ihier-part",
        abnf: "ihier-part     = \"//\" iauthority ipath-abempty\n               / ipath-absolute\n               / ipath-rootless\n               / ipath-empty",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ihier_part),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Literal("//"),
                        Expression::Rule(GrammarRule(&PART_0[45usize])),
                        Expression::Rule(GrammarRule(&PART_0[50usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[51usize])),
                Expression::Rule(GrammarRule(&PART_0[53usize])),
                Expression::Rule(GrammarRule(&PART_0[54usize])),
            ],
        ),
    },
    RuleEntry {
        index: 41u16,
        name: "IRI-reference",
        abnf: "IRI-reference  = IRI / irelative-ref",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::IRI_reference),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[39usize])),
                Expression::Rule(GrammarRule(&PART_0[43usize])),
            ],
        ),
    },
    RuleEntry {
        index: 42u16,
        name: "absolute-IRI",
        abnf: "absolute-IRI   = scheme \":\" ihier-part [ \"?\" iquery ]",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::absolute_IRI),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[6usize])),
                Expression::Literal(":"),
                Expression::Rule(GrammarRule(&PART_0[40usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("?"),
                            Expression::Rule(GrammarRule(&PART_0[59usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 43u16,
        name: "irelative-ref",
        abnf: "irelative-ref  = irelative-part [ \"?\" iquery ] [ \"#\" ifragment ]",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::irelative_ref),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[44usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("?"),
                            Expression::Rule(GrammarRule(&PART_0[59usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("#"),
                            Expression::Rule(GrammarRule(&PART_0[60usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 44u16,
        name: "irelative-part",
        abnf: "irelative-part = \"//\" iauthority ipath-abempty\n               / ipath-absolute\n               / ipath-noscheme\n               / ipath-empty",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::irelative_part),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Literal("//"),
                        Expression::Rule(GrammarRule(&PART_0[45usize])),
                        Expression::Rule(GrammarRule(&PART_0[50usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[51usize])),
                Expression::Rule(GrammarRule(&PART_0[52usize])),
                Expression::Rule(GrammarRule(&PART_0[54usize])),
            ],
        ),
    },
    RuleEntry {
        index: 45u16,
        name: "iauthority",
        abnf: "iauthority     = [ iuserinfo \"@\" ] ihost [ \":\" port ]",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::iauthority),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[46usize])),
                            Expression::Literal("@"),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Rule(GrammarRule(&PART_0[47usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal(":"),
                            Expression::Rule(GrammarRule(&PART_0[10usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 46u16,
        name: "iuserinfo",
        abnf: "iuserinfo      = *( iunreserved / pct-encoded / sub-delims / \":\" )",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::iuserinfo),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578174u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3458623578763689984u64, 5188146764422578174u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[61usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                    Expression::Literal(":"),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 47u16,
        name: "ihost",
        abnf: "ihost          = IP-literal / IPv4address / ireg-name",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ihost),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3170393202611978240u64, 5188146764422578174u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[11usize])),
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[16usize])),
                        Expression::NotAhead(
                            &Expression::Choice(
                                &[
                                    Expression::Rule(GrammarRule(&PART_0[61usize])),
                                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                                ],
                            ),
                        ),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[48usize])),
            ],
        ),
    },
    RuleEntry {
        index: 48u16,
        name: "ireg-name",
        abnf: "ireg-name      = *( iunreserved / pct-encoded / sub-delims )",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ireg_name),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3170393202611978240u64, 5188146764422578174u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3170393202611978240u64, 5188146764422578174u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[61usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 49u16,
        name: "ipath",
        abnf: "ipath          = ipath-abempty   ; begins with \"/\" or is empty\n               / ipath-absolute  ; begins with \"/\" but not \"//\"\n               / ipath-noscheme  ; begins with a non-colon segment\n               / ipath-rootless  ; begins with a segment\n               / ipath-empty     ; zero characters",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ipath),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[51usize])),
                        Expression::NotAhead(&Expression::Literal("/")),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[52usize])),
                        Expression::NotAhead(&Expression::Literal(":")),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[53usize])),
                Expression::Sequence(
                    &[
                        Expression::Ahead(&Expression::Literal("/")),
                        Expression::Rule(GrammarRule(&PART_0[50usize])),
                    ],
                ),
                Expression::Rule(GrammarRule(&PART_0[54usize])),
            ],
        ),
    },
    RuleEntry {
        index: 50u16,
        name: "ipath-abempty",
        abnf: "ipath-abempty  = *( \"/\" isegment )",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ipath_abempty),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Repeat(
            &Expression::Sequence(
                &[
                    Expression::Literal("/"),
                    Expression::Rule(GrammarRule(&PART_0[55usize])),
                ],
            ),
            0u32,
            4294967295u32,
        ),
    },
    RuleEntry {
        index: 51u16,
        name: "ipath-absolute",
        abnf: "ipath-absolute = \"/\" [ isegment-nz *( \"/\" isegment ) ]",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ipath_absolute),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([140737488355328u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Literal("/"),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[56usize])),
                            Expression::Repeat(
                                &Expression::Sequence(
                                    &[
                                        Expression::Literal("/"),
                                        Expression::Rule(GrammarRule(&PART_0[55usize])),
                                    ],
                                ),
                                0u32,
                                4294967295u32,
                            ),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 52u16,
        name: "ipath-noscheme",
        abnf: "ipath-noscheme = isegment-nz-nc *( \"/\" isegment )",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ipath_noscheme),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([3170393340050931712u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[57usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("/"),
                            Expression::Rule(GrammarRule(&PART_0[55usize])),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 53u16,
        name: "ipath-rootless",
        abnf: "ipath-rootless = isegment-nz *( \"/\" isegment )",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ipath_rootless),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([3458623716202643456u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[56usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("/"),
                            Expression::Rule(GrammarRule(&PART_0[55usize])),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 54u16,
        name: "ipath-empty",
        abnf: "ipath-empty    = 0<ipchar>",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ipath_empty),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Literal(""),
    },
    RuleEntry {
        index: 55u16,
        name: "isegment",
        abnf: "isegment       = *ipchar",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::isegment),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578175u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3458623578763689984u64, 5188146764422578175u64]),
            &Expression::Rule(GrammarRule(&PART_0[58usize])),
            0u32,
        ),
    },
    RuleEntry {
        index: 56u16,
        name: "isegment-nz",
        abnf: "isegment-nz    = 1*ipchar",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::isegment_nz),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578175u64]),
        first: Characters([3458623716202643456u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3458623578763689984u64, 5188146764422578175u64]),
            &Expression::Rule(GrammarRule(&PART_0[58usize])),
            1u32,
        ),
    },
    RuleEntry {
        index: 57u16,
        name: "isegment-nz-nc",
        abnf: "isegment-nz-nc = 1*( iunreserved / pct-encoded / sub-delims / \"@\" )\n               ; non-zero-length segment without any colon \":\"",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::isegment_nz_nc),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3170393202611978240u64, 5188146764422578175u64]),
        first: Characters([3170393340050931712u64, 5188146764422578175u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([3170393202611978240u64, 5188146764422578175u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[61usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                    Expression::Literal("@"),
                ],
            ),
            1u32,
        ),
    },
    RuleEntry {
        index: 58u16,
        name: "ipchar",
        abnf: "ipchar         = iunreserved / pct-encoded / sub-delims / \":\" / \"@\"",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ipchar),
        grammar: Rules(&[&PART_0]),
        characters: Characters([3458623578763689984u64, 5188146764422578175u64]),
        first: Characters([3458623716202643456u64, 5188146764422578175u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[61usize])),
                Expression::Rule(GrammarRule(&PART_0[31usize])),
                Expression::Rule(GrammarRule(&PART_0[35usize])),
                Expression::Literal(":"),
                Expression::Literal("@"),
            ],
        ),
    },
    RuleEntry {
        index: 59u16,
        name: "iquery",
        abnf: "iquery         = *( ipchar / iprivate / \"/\" / \"?\" )",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::iquery),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12682136353106821120u64, 5188146764422578175u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([12682136353106821120u64, 5188146764422578175u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[58usize])),
                    Expression::Rule(GrammarRule(&PART_0[63usize])),
                    Expression::Literal("/"),
                    Expression::Literal("?"),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 60u16,
        name: "ifragment",
        abnf: "ifragment      = *( ipchar / \"/\" / \"?\" )",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ifragment),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12682136353106821120u64, 5188146764422578175u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([12682136353106821120u64, 5188146764422578175u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[58usize])),
                    Expression::Literal("/"),
                    Expression::Literal("?"),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 61u16,
        name: "iunreserved",
        abnf: "iunreserved    = ALPHA / DIGIT / \"-\" / \".\" / \"_\" / \"~\" / ucschar",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::iunreserved),
        grammar: Rules(&[&PART_0]),
        characters: Characters([288054454291267584u64, 5188146764422578174u64]),
        first: Characters([288054454291267584u64, 5188146764422578174u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[36usize])),
                Expression::Rule(GrammarRule(&PART_0[37usize])),
                Expression::Literal("-"),
                Expression::Literal("."),
                Expression::Literal("_"),
                Expression::Literal("~"),
                Expression::Rule(GrammarRule(&PART_0[62usize])),
            ],
        ),
    },
    RuleEntry {
        index: 62u16,
        name: "ucschar",
        abnf: "ucschar        = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF\n               / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD\n               / %x40000-4FFFD / %x50000-5FFFD / %x60000-6FFFD\n               / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD\n               / %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD\n               / %xD0000-DFFFD / %xE1000-EFFFD",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::ucschar),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Range('\u{a0}', '\u{d7ff}'),
                Expression::Range('豈', '﷏'),
                Expression::Range('ﷰ', '\u{ffef}'),
                Expression::Range('𐀀', '\u{1fffd}'),
                Expression::Range('𠀀', '\u{2fffd}'),
                Expression::Range('𰀀', '\u{3fffd}'),
                Expression::Range('\u{40000}', '\u{4fffd}'),
                Expression::Range('\u{50000}', '\u{5fffd}'),
                Expression::Range('\u{60000}', '\u{6fffd}'),
                Expression::Range('\u{70000}', '\u{7fffd}'),
                Expression::Range('\u{80000}', '\u{8fffd}'),
                Expression::Range('\u{90000}', '\u{9fffd}'),
                Expression::Range('\u{a0000}', '\u{afffd}'),
                Expression::Range('\u{b0000}', '\u{bfffd}'),
                Expression::Range('\u{c0000}', '\u{cfffd}'),
                Expression::Range('\u{d0000}', '\u{dfffd}'),
                Expression::Range('\u{e1000}', '\u{efffd}'),
            ],
        ),
    },
    RuleEntry {
        index: 63u16,
        name: "iprivate",
        abnf: "iprivate       = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD",
        section: "RFC 3987, section 2.2",
        says: None,
        generic_rule: Some(Rule::iprivate),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Range('\u{e000}', '\u{f8ff}'),
                Expression::Range('\u{f0000}', '\u{ffffd}'),
                Expression::Range('\u{100000}', '\u{10fffd}'),
            ],
        ),
    },
    RuleEntry {
        index: 64u16,
        name: "URI-Template",
        abnf: "URI-Template  = *( literals / expression )",
        section: "RFC 6570, section 2",
        says: None,
        generic_rule: Some(Rule::URI_Template),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12682136387466559488u64, 5188146765093666815u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Repeat(
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[65usize])),
                    Expression::Rule(GrammarRule(&PART_0[66usize])),
                ],
            ),
            0u32,
            4294967295u32,
        ),
    },
    RuleEntry {
        index: 65u16,
        name: "literals",
        abnf: "literals      = 1*( %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E\n                   / ucschar / iprivate / pct-encoded )\n              ; any Unicode character except: CTL, SP, DQUOTE, \"%\" (aside from pct-encoded),\n              ;  \"<\", \">\", \"\\\", \"^\", \"`\", \"{\", \"|\", \"}\"",
        section: "RFC 6570, section 2.1",
        says: None,
        generic_rule: Some(Rule::literals),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12682136387466559488u64, 5188146765093666815u64]),
        first: Characters([12682136524905512960u64, 5188146765093666815u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([12682136387466559488u64, 5188146765093666815u64]),
            &Expression::Choice(
                &[
                    Expression::Literal("!"),
                    Expression::Range('#', '$'),
                    Expression::Range('&', ';'),
                    Expression::Literal("="),
                    Expression::Range('?', '['),
                    Expression::Literal("]"),
                    Expression::Literal("_"),
                    Expression::Range('a', 'z'),
                    Expression::Literal("~"),
                    Expression::Rule(GrammarRule(&PART_0[62usize])),
                    Expression::Rule(GrammarRule(&PART_0[63usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                ],
            ),
            1u32,
        ),
    },
    RuleEntry {
        index: 66u16,
        name: "expression",
        abnf: "expression    = \"{\" [ operator ] variable-list \"}\"",
        section: "RFC 6570, section 2.2",
        says: None,
        generic_rule: Some(Rule::expression),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 576460752303423488u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Literal("{"),
                Expression::Repeat(
                    &Expression::Rule(GrammarRule(&PART_0[67usize])),
                    0u32,
                    1u32,
                ),
                Expression::Rule(GrammarRule(&PART_0[71usize])),
                Expression::Literal("}"),
            ],
        ),
    },
    RuleEntry {
        index: 67u16,
        name: "operator",
        abnf: "operator      = op-level2 / op-level3 / op-reserve",
        section: "RFC 6570, section 2.2",
        says: None,
        generic_rule: Some(Rule::operator),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12105913610711072768u64, 1152921504606846977u64]),
        first: Characters([12105913610711072768u64, 1152921504606846977u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[68usize])),
                Expression::Rule(GrammarRule(&PART_0[69usize])),
                Expression::Rule(GrammarRule(&PART_0[70usize])),
            ],
        ),
    },
    RuleEntry {
        index: 68u16,
        name: "op-level2",
        abnf: "op-level2     = \"+\" / \"#\"",
        section: "RFC 6570, section 2.2",
        says: None,
        generic_rule: Some(Rule::op_level2),
        grammar: Rules(&[&PART_0]),
        characters: Characters([8830452760576u64, 0u64]),
        first: Characters([8830452760576u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[Expression::Literal("+"), Expression::Literal("#")],
        ),
    },
    RuleEntry {
        index: 69u16,
        name: "op-level3",
        abnf: "op-level3     = \".\" / \"/\" / \";\" / \"?\" / \"&\"",
        section: "RFC 6570, section 2.2",
        says: None,
        generic_rule: Some(Rule::op_level3),
        grammar: Rules(&[&PART_0]),
        characters: Characters([9800044170268639232u64, 0u64]),
        first: Characters([9800044170268639232u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Literal("."),
                Expression::Literal("/"),
                Expression::Literal(";"),
                Expression::Literal("?"),
                Expression::Literal("&"),
            ],
        ),
    },
    RuleEntry {
        index: 70u16,
        name: "op-reserve",
        abnf: "op-reserve    = \"=\" / \",\" / \"!\" / \"@\" / \"|\"",
        section: "RFC 6570, section 2.2",
        says: None,
        generic_rule: Some(Rule::op_reserve),
        grammar: Rules(&[&PART_0]),
        characters: Characters([2305860609989672960u64, 1152921504606846977u64]),
        first: Characters([2305860609989672960u64, 1152921504606846977u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Literal("="),
                Expression::Literal(","),
                Expression::Literal("!"),
                Expression::Literal("@"),
                Expression::Literal("|"),
            ],
        ),
    },
    RuleEntry {
        index: 71u16,
        name: "variable-list",
        abnf: "variable-list =  varspec *( \",\" varspec )",
        section: "RFC 6570, section 2.3",
        says: None,
        generic_rule: Some(Rule::variable_list),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287949038613954560u64, 576460745995190270u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[72usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal(","),
                            Expression::Rule(GrammarRule(&PART_0[72usize])),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 72u16,
        name: "varspec",
        abnf: "varspec       =  varname [ modifier-level4 ]",
        section: "RFC 6570, section 2.3",
        says: None,
        generic_rule: Some(Rule::varspec),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287949038613954560u64, 576460745995190270u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[73usize])),
                Expression::Repeat(
                    &Expression::Rule(GrammarRule(&PART_0[75usize])),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 73u16,
        name: "varname",
        abnf: "varname       =  varchar *( [\".\"] varchar )",
        section: "RFC 6570, section 2.3",
        says: None,
        generic_rule: Some(Rule::varname),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287949038613954560u64, 576460745995190270u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[74usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Repeat(&Expression::Literal("."), 0u32, 1u32),
                            Expression::Rule(GrammarRule(&PART_0[74usize])),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 74u16,
        name: "varchar",
        abnf: "varchar       =  ALPHA / DIGIT / \"_\" / pct-encoded",
        section: "RFC 6570, section 2.3",
        says: None,
        generic_rule: Some(Rule::varchar),
        grammar: Rules(&[&PART_0]),
        characters: Characters([287948901175001088u64, 576460745995190270u64]),
        first: Characters([287949038613954560u64, 576460745995190270u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[36usize])),
                Expression::Rule(GrammarRule(&PART_0[37usize])),
                Expression::Literal("_"),
                Expression::Rule(GrammarRule(&PART_0[31usize])),
            ],
        ),
    },
    RuleEntry {
        index: 75u16,
        name: "modifier-level4",
        abnf: "modifier-level4 =  prefix / explode",
        section: "RFC 6570, section 2.4",
        says: None,
        generic_rule: Some(Rule::modifier_level4),
        grammar: Rules(&[&PART_0]),
        characters: Characters([4398046511104u64, 0u64]),
        first: Characters([288234774198222848u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[76usize])),
                Expression::Rule(GrammarRule(&PART_0[78usize])),
            ],
        ),
    },
    RuleEntry {
        index: 76u16,
        name: "prefix",
        abnf: "prefix        =  \":\" max-length",
        section: "RFC 6570, section 2.4.1",
        says: None,
        generic_rule: Some(Rule::prefix),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([288230376151711744u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[Expression::Literal(":"), Expression::Rule(GrammarRule(&PART_0[77usize]))],
        ),
    },
    RuleEntry {
        index: 77u16,
        name: "max-length",
        abnf: "max-length    =  %x31-39 0*3DIGIT   ; positive integer < 10000",
        section: "RFC 6570, section 2.4.1",
        says: None,
        generic_rule: Some(Rule::max_length),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287667426198290432u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Range('1', '9'),
                Expression::Repeat(
                    &Expression::Rule(GrammarRule(&PART_0[37usize])),
                    0u32,
                    3u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 78u16,
        name: "explode",
        abnf: "explode       =  \"*\"",
        section: "RFC 6570, section 2.4.2",
        says: None,
        generic_rule: Some(Rule::explode),
        grammar: Rules(&[&PART_0]),
        characters: Characters([4398046511104u64, 0u64]),
        first: Characters([4398046511104u64, 0u64]),
        secret: &[],
        is_character: true,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Literal("*"),
    },
    RuleEntry {
        index: 79u16,
        name: "unambiguous-URL",
        abnf: "unambiguous-URL = unambiguous-scheme \"://\" [ unambiguous-userinfo \"@\" ] unambiguous-host [ \":\" unambiguous-port ]\n                  ( 1*( \"/\" segment ) [ \"?\" query ] [ \"#\" fragment ]\n                  / [ \"?\" unambiguous-data ] [ \"#\" unambiguous-data ] )",
        section: "RFC 3986, sections 3 and 7",
        says: None,
        generic_rule: Some(Rule::unambiguous_URL),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 36030171416887616u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[81usize])),
                Expression::Literal("://"),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[82usize])),
                            Expression::Literal("@"),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Rule(GrammarRule(&PART_0[85usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal(":"),
                            Expression::Rule(GrammarRule(&PART_0[91usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::NotAhead(
                    &Expression::Choice(
                        &[
                            Expression::Sequence(
                                &[
                                    Expression::Literal("?"),
                                    Expression::Rule(GrammarRule(&PART_0[80usize])),
                                    Expression::Choice(
                                        &[Expression::Literal(":"), Expression::Literal("@")],
                                    ),
                                ],
                            ),
                            Expression::Sequence(
                                &[
                                    Expression::Repeat(
                                        &Expression::Sequence(
                                            &[
                                                Expression::Literal("?"),
                                                Expression::Rule(GrammarRule(&PART_0[80usize])),
                                            ],
                                        ),
                                        0u32,
                                        1u32,
                                    ),
                                    Expression::Literal("#"),
                                    Expression::Rule(GrammarRule(&PART_0[80usize])),
                                    Expression::Choice(
                                        &[Expression::Literal(":"), Expression::Literal("@")],
                                    ),
                                ],
                            ),
                        ],
                    ),
                ),
                Expression::Rule(GrammarRule(&PART_0[20usize])),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("?"),
                            Expression::Rule(GrammarRule(&PART_0[29usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("#"),
                            Expression::Rule(GrammarRule(&PART_0[30usize])),
                        ],
                    ),
                    0u32,
                    1u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 80u16,
        name: "unambiguous-data",
        abnf: "unambiguous-data = *( unreserved / pct-encoded / sub-delims / \"/\" / \"?\" )",
        section: "RFC 3986, section 3.4",
        says: None,
        generic_rule: Some(Rule::unambiguous_data),
        grammar: Rules(&[&PART_0]),
        characters: Characters([12393905976955109376u64, 5188146764422578174u64]),
        first: Characters([18446744073709551615u64, 18446744073709551615u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Run(
            Characters([12393905976955109376u64, 5188146764422578174u64]),
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[32usize])),
                    Expression::Rule(GrammarRule(&PART_0[31usize])),
                    Expression::Rule(GrammarRule(&PART_0[35usize])),
                    Expression::Literal("/"),
                    Expression::Literal("?"),
                ],
            ),
            0u32,
        ),
    },
    RuleEntry {
        index: 81u16,
        name: "unambiguous-scheme",
        abnf: "unambiguous-scheme = \"http\" / \"https\" / \"ws\" / \"wss\" / \"ftp\"",
        section: "URL Standard, section 4.2",
        says: None,
        generic_rule: Some(Rule::unambiguous_scheme),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 36030171416887616u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::AnyCase("http"),
                        Expression::Repeat(&Expression::AnyCase("s"), 0u32, 1u32),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::AnyCase("ws"),
                        Expression::Repeat(&Expression::AnyCase("s"), 0u32, 1u32),
                    ],
                ),
                Expression::AnyCase("ftp"),
            ],
        ),
    },
    RuleEntry {
        index: 82u16,
        name: "unambiguous-userinfo",
        abnf: "unambiguous-userinfo = unambiguous-user [ \":\" unambiguous-user ] / \":\" unambiguous-user",
        section: "URL Standard, section 4.4",
        says: None,
        generic_rule: Some(Rule::unambiguous_userinfo),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([576319954685526016u64, 5188146764422578174u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Rule(GrammarRule(&PART_0[83usize])),
                        Expression::Repeat(
                            &Expression::Sequence(
                                &[
                                    Expression::Literal(":"),
                                    Expression::Rule(GrammarRule(&PART_0[83usize])),
                                ],
                            ),
                            0u32,
                            1u32,
                        ),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Literal(":"),
                        Expression::Rule(GrammarRule(&PART_0[83usize])),
                    ],
                ),
            ],
        ),
    },
    RuleEntry {
        index: 83u16,
        name: "unambiguous-user",
        abnf: "unambiguous-user = 1*( unreserved / unambiguous-pct-encoded / \"!\" / \"$\" / \"&\" / \"'\"\n             / \"(\" / \")\" / \"*\" / \"+\" / \",\" )",
        section: "URL Standard, section 1.3",
        says: None,
        generic_rule: Some(Rule::unambiguous_user),
        grammar: Rules(&[&PART_0]),
        characters: Characters([288089441094860800u64, 5188146764422578174u64]),
        first: Characters([288089578533814272u64, 5188146764422578174u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Repeat(
            &Expression::Choice(
                &[
                    Expression::Rule(GrammarRule(&PART_0[32usize])),
                    Expression::Rule(GrammarRule(&PART_0[84usize])),
                    Expression::Literal("!"),
                    Expression::Literal("$"),
                    Expression::Literal("&"),
                    Expression::Literal("'"),
                    Expression::Literal("("),
                    Expression::Literal(")"),
                    Expression::Literal("*"),
                    Expression::Literal("+"),
                    Expression::Literal(","),
                ],
            ),
            1u32,
            4294967295u32,
        ),
    },
    RuleEntry {
        index: 84u16,
        name: "unambiguous-pct-encoded",
        abnf: "unambiguous-pct-encoded = \"%\" ( \"2\" ( \"1\" / \"2\" / \"4\" / %x36-39 / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" )\n                        / \"3\" ( DIGIT / \"C\" / \"D\" / \"E\" )\n                        / \"4\" ( %x31-39 / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" / \"F\" )\n                        / \"5\" ( DIGIT / \"A\" / \"E\" / \"F\" )\n                        / \"6\" HEXDIG\n                        / \"7\" ( DIGIT / \"A\" / \"B\" / \"C\" / \"D\" / \"E\" ) )",
        section: "RFC 3986, section 2.1",
        says: None,
        generic_rule: Some(Rule::unambiguous_pct_encoded),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([137438953472u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Literal("%"),
                Expression::Choice(
                    &[
                        Expression::Sequence(
                            &[
                                Expression::Literal("2"),
                                Expression::Choice(
                                    &[
                                        Expression::Literal("1"),
                                        Expression::Literal("2"),
                                        Expression::Literal("4"),
                                        Expression::Range('6', '9'),
                                        Expression::Range('A', 'E'),
                                        Expression::Range('a', 'e'),
                                    ],
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Literal("3"),
                                Expression::Choice(
                                    &[
                                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                                        Expression::AnyCase("c"),
                                        Expression::AnyCase("d"),
                                        Expression::AnyCase("e"),
                                    ],
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Literal("4"),
                                Expression::NotAhead(&Expression::Literal("0")),
                                Expression::Rule(GrammarRule(&PART_0[38usize])),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Literal("5"),
                                Expression::Choice(
                                    &[
                                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                                        Expression::AnyCase("a"),
                                        Expression::AnyCase("e"),
                                        Expression::AnyCase("f"),
                                    ],
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Literal("6"),
                                Expression::Rule(GrammarRule(&PART_0[38usize])),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Literal("7"),
                                Expression::Choice(
                                    &[
                                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                                        Expression::Range('A', 'E'),
                                        Expression::Range('a', 'e'),
                                    ],
                                ),
                            ],
                        ),
                    ],
                ),
            ],
        ),
    },
    RuleEntry {
        index: 85u16,
        name: "unambiguous-host",
        abnf: "unambiguous-host = unambiguous-name / IPv4address / \"[\" unambiguous-IPv6address \"]\"",
        section: "URL Standard, section 3.5",
        says: None,
        generic_rule: Some(Rule::unambiguous_host),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287948901175001088u64, 576460743981924350u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Rule(GrammarRule(&PART_0[86usize])),
                Expression::Rule(GrammarRule(&PART_0[16usize])),
                Expression::Sequence(
                    &[
                        Expression::Literal("["),
                        Expression::Rule(GrammarRule(&PART_0[89usize])),
                        Expression::Literal("]"),
                    ],
                ),
            ],
        ),
    },
    RuleEntry {
        index: 86u16,
        name: "unambiguous-name",
        abnf: "unambiguous-name = *( unambiguous-label \".\" ) unambiguous-top-label [ \".\" ]",
        section: "RFC 2396, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::unambiguous_name),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287948901175001088u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[87usize])),
                            Expression::Literal("."),
                            Expression::Ahead(
                                &Expression::Choice(
                                    &[
                                        Expression::Rule(GrammarRule(&PART_0[36usize])),
                                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                                    ],
                                ),
                            ),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
                Expression::Rule(GrammarRule(&PART_0[88usize])),
                Expression::Repeat(&Expression::Literal("."), 0u32, 1u32),
            ],
        ),
    },
    RuleEntry {
        index: 87u16,
        name: "unambiguous-label",
        abnf: "unambiguous-label = ( ALPHA / DIGIT )\n            / ( ALPHA / DIGIT ) *( ALPHA / DIGIT / \"-\" ) ( ALPHA / DIGIT )",
        section: "RFC 2396, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::unambiguous_label),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287948901175001088u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Run(
                    Characters([287948901175001088u64, 576460743847706622u64]),
                    &Expression::Choice(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[36usize])),
                            Expression::Rule(GrammarRule(&PART_0[37usize])),
                        ],
                    ),
                    1u32,
                ),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Run(
                                Characters([35184372088832u64, 0u64]),
                                &Expression::Literal("-"),
                                1u32,
                            ),
                            Expression::Run(
                                Characters([287948901175001088u64, 576460743847706622u64]),
                                &Expression::Choice(
                                    &[
                                        Expression::Rule(GrammarRule(&PART_0[36usize])),
                                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                                    ],
                                ),
                                1u32,
                            ),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 88u16,
        name: "unambiguous-top-label",
        abnf: "unambiguous-top-label = ALPHA\n                / ALPHA *( ALPHA / DIGIT / \"-\" ) ( ALPHA / DIGIT )",
        section: "RFC 2396, section 3.2.2",
        says: None,
        generic_rule: Some(Rule::unambiguous_top_label),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([0u64, 576460743847706622u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::Rule(GrammarRule(&PART_0[36usize])),
                Expression::Run(
                    Characters([287948901175001088u64, 576460743847706622u64]),
                    &Expression::Choice(
                        &[
                            Expression::Rule(GrammarRule(&PART_0[36usize])),
                            Expression::Rule(GrammarRule(&PART_0[37usize])),
                        ],
                    ),
                    0u32,
                ),
                Expression::Repeat(
                    &Expression::Sequence(
                        &[
                            Expression::Run(
                                Characters([35184372088832u64, 0u64]),
                                &Expression::Literal("-"),
                                1u32,
                            ),
                            Expression::Run(
                                Characters([287948901175001088u64, 576460743847706622u64]),
                                &Expression::Choice(
                                    &[
                                        Expression::Rule(GrammarRule(&PART_0[36usize])),
                                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                                    ],
                                ),
                                1u32,
                            ),
                        ],
                    ),
                    0u32,
                    4294967295u32,
                ),
            ],
        ),
    },
    RuleEntry {
        index: 89u16,
        name: "unambiguous-IPv6address",
        abnf: "unambiguous-IPv6address = IPv6address",
        section: "RFC 5952, section 4",
        says: None,
        generic_rule: Some(Rule::unambiguous_IPv6address),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([576179277326712832u64, 541165879422u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Sequence(
            &[
                Expression::NotAhead(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("::"),
                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                            Expression::Literal(":"),
                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                            Expression::NotAhead(&Expression::Literal(":")),
                        ],
                    ),
                ),
                Expression::NotAhead(
                    &Expression::Sequence(
                        &[
                            Expression::Literal("::"),
                            Expression::AnyCase("ffff:"),
                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                            Expression::Literal(":"),
                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                            Expression::NotAhead(&Expression::Literal(":")),
                        ],
                    ),
                ),
                Expression::NotAhead(
                    &Expression::Sequence(
                        &[
                            Expression::Repeat(
                                &Expression::Sequence(
                                    &[
                                        Expression::NotAhead(
                                            &Expression::Rule(GrammarRule(&PART_0[90usize])),
                                        ),
                                        Expression::Repeat(
                                            &Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            0u32,
                                            1u32,
                                        ),
                                        Expression::Literal(":"),
                                    ],
                                ),
                                0u32,
                                4294967295u32,
                            ),
                            Expression::Rule(GrammarRule(&PART_0[90usize])),
                        ],
                    ),
                ),
                Expression::Choice(
                    &[
                        Expression::Sequence(
                            &[
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            Expression::Literal(":"),
                                        ],
                                    ),
                                    7u32,
                                    7u32,
                                ),
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Literal("::"),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            Expression::Repeat(
                                                &Expression::Sequence(
                                                    &[
                                                        Expression::Literal(":"),
                                                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                                                    ],
                                                ),
                                                0u32,
                                                5u32,
                                            ),
                                        ],
                                    ),
                                    0u32,
                                    1u32,
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                Expression::Literal("::"),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            Expression::Repeat(
                                                &Expression::Sequence(
                                                    &[
                                                        Expression::Literal(":"),
                                                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                                                    ],
                                                ),
                                                0u32,
                                                4u32,
                                            ),
                                        ],
                                    ),
                                    0u32,
                                    1u32,
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                Expression::Literal(":"),
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                Expression::Literal("::"),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            Expression::Repeat(
                                                &Expression::Sequence(
                                                    &[
                                                        Expression::Literal(":"),
                                                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                                                    ],
                                                ),
                                                0u32,
                                                3u32,
                                            ),
                                        ],
                                    ),
                                    0u32,
                                    1u32,
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Literal(":"),
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                        ],
                                    ),
                                    2u32,
                                    2u32,
                                ),
                                Expression::Literal("::"),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            Expression::Repeat(
                                                &Expression::Sequence(
                                                    &[
                                                        Expression::Literal(":"),
                                                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                                                    ],
                                                ),
                                                0u32,
                                                2u32,
                                            ),
                                        ],
                                    ),
                                    0u32,
                                    1u32,
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Literal(":"),
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                        ],
                                    ),
                                    3u32,
                                    3u32,
                                ),
                                Expression::Literal("::"),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                            Expression::Repeat(
                                                &Expression::Sequence(
                                                    &[
                                                        Expression::Literal(":"),
                                                        Expression::Rule(GrammarRule(&PART_0[14usize])),
                                                    ],
                                                ),
                                                0u32,
                                                1u32,
                                            ),
                                        ],
                                    ),
                                    0u32,
                                    1u32,
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Literal(":"),
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                        ],
                                    ),
                                    4u32,
                                    4u32,
                                ),
                                Expression::Literal("::"),
                                Expression::Repeat(
                                    &Expression::Rule(GrammarRule(&PART_0[14usize])),
                                    0u32,
                                    1u32,
                                ),
                            ],
                        ),
                        Expression::Sequence(
                            &[
                                Expression::Rule(GrammarRule(&PART_0[14usize])),
                                Expression::Repeat(
                                    &Expression::Sequence(
                                        &[
                                            Expression::Literal(":"),
                                            Expression::Rule(GrammarRule(&PART_0[14usize])),
                                        ],
                                    ),
                                    5u32,
                                    5u32,
                                ),
                                Expression::Literal("::"),
                            ],
                        ),
                    ],
                ),
            ],
        ),
    },
    RuleEntry {
        index: 90u16,
        name: "unambiguous-zeros",
        abnf: "unambiguous-zeros = \"0\" HEXDIG / \"0:0\" / \"0::\" / \":0\"",
        section: "RFC 5952, section 4",
        says: None,
        generic_rule: Some(Rule::unambiguous_zeros),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([288511851128422400u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::None,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[
                        Expression::Literal("0"),
                        Expression::Rule(GrammarRule(&PART_0[38usize])),
                    ],
                ),
                Expression::Literal("0:0"),
                Expression::Literal("0::"),
                Expression::Literal(":0"),
            ],
        ),
    },
    RuleEntry {
        index: 91u16,
        name: "unambiguous-port",
        abnf: "unambiguous-port = %x31-39 *3DIGIT      ; 1-9999\n           / %x31-35 4DIGIT       ; 10000-59999\n           / \"6\" %x30-34 3DIGIT   ; 60000-64999\n           / \"65\" %x30-34 2DIGIT  ; 65000-65499\n           / \"655\" %x30-32 DIGIT  ; 65500-65529\n           / \"6553\" %x30-35       ; 65530-65535",
        section: "URL Standard, section 4.4",
        says: None,
        generic_rule: Some(Rule::unambiguous_port),
        grammar: Rules(&[&PART_0]),
        characters: Characters([0u64, 0u64]),
        first: Characters([287667426198290432u64, 0u64]),
        secret: &[],
        is_character: false,
        modifier: RuleModifier::Atomic,
        nesting: Nesting::None,
        expression: Expression::Choice(
            &[
                Expression::Sequence(
                    &[Expression::Literal("6553"), Expression::Range('0', '5')],
                ),
                Expression::Sequence(
                    &[
                        Expression::Literal("655"),
                        Expression::Range('0', '2'),
                        Expression::Rule(GrammarRule(&PART_0[37usize])),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Literal("65"),
                        Expression::Range('0', '4'),
                        Expression::Repeat(
                            &Expression::Rule(GrammarRule(&PART_0[37usize])),
                            2u32,
                            2u32,
                        ),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Literal("6"),
                        Expression::Range('0', '4'),
                        Expression::Repeat(
                            &Expression::Rule(GrammarRule(&PART_0[37usize])),
                            3u32,
                            3u32,
                        ),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Range('1', '5'),
                        Expression::Repeat(
                            &Expression::Rule(GrammarRule(&PART_0[37usize])),
                            4u32,
                            4u32,
                        ),
                    ],
                ),
                Expression::Sequence(
                    &[
                        Expression::Range('1', '9'),
                        Expression::Repeat(
                            &Expression::Rule(GrammarRule(&PART_0[37usize])),
                            0u32,
                            3u32,
                        ),
                    ],
                ),
            ],
        ),
    },
];
