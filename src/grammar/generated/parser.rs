// @generated from grammar/ by `cargo regenerate`. Do not edit.

pub struct Parser;
#[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Rule {
    URI,
    hier_part,
    URI_reference,
    absolute_URI,
    relative_ref,
    relative_part,
    scheme,
    authority,
    userinfo,
    host,
    port,
    IP_literal,
    IPvFuture,
    IPv6address,
    h16,
    ls32,
    IPv4address,
    dec_octet,
    reg_name,
    path,
    path_abempty,
    path_absolute,
    path_noscheme,
    path_rootless,
    path_empty,
    segment,
    segment_nz,
    segment_nz_nc,
    pchar,
    query,
    fragment,
    pct_encoded,
    unreserved,
    reserved,
    gen_delims,
    sub_delims,
    ALPHA,
    DIGIT,
    HEXDIG,
    IRI,
    ihier_part,
    IRI_reference,
    absolute_IRI,
    irelative_ref,
    irelative_part,
    iauthority,
    iuserinfo,
    ihost,
    ireg_name,
    ipath,
    ipath_abempty,
    ipath_absolute,
    ipath_noscheme,
    ipath_rootless,
    ipath_empty,
    isegment,
    isegment_nz,
    isegment_nz_nc,
    ipchar,
    iquery,
    ifragment,
    iunreserved,
    ucschar,
    iprivate,
}
impl Rule {
    pub fn all_rules() -> &'static [Rule] {
        &[
            Rule::URI,
            Rule::hier_part,
            Rule::URI_reference,
            Rule::absolute_URI,
            Rule::relative_ref,
            Rule::relative_part,
            Rule::scheme,
            Rule::authority,
            Rule::userinfo,
            Rule::host,
            Rule::port,
            Rule::IP_literal,
            Rule::IPvFuture,
            Rule::IPv6address,
            Rule::h16,
            Rule::ls32,
            Rule::IPv4address,
            Rule::dec_octet,
            Rule::reg_name,
            Rule::path,
            Rule::path_abempty,
            Rule::path_absolute,
            Rule::path_noscheme,
            Rule::path_rootless,
            Rule::path_empty,
            Rule::segment,
            Rule::segment_nz,
            Rule::segment_nz_nc,
            Rule::pchar,
            Rule::query,
            Rule::fragment,
            Rule::pct_encoded,
            Rule::unreserved,
            Rule::reserved,
            Rule::gen_delims,
            Rule::sub_delims,
            Rule::ALPHA,
            Rule::DIGIT,
            Rule::HEXDIG,
            Rule::IRI,
            Rule::ihier_part,
            Rule::IRI_reference,
            Rule::absolute_IRI,
            Rule::irelative_ref,
            Rule::irelative_part,
            Rule::iauthority,
            Rule::iuserinfo,
            Rule::ihost,
            Rule::ireg_name,
            Rule::ipath,
            Rule::ipath_abempty,
            Rule::ipath_absolute,
            Rule::ipath_noscheme,
            Rule::ipath_rootless,
            Rule::ipath_empty,
            Rule::isegment,
            Rule::isegment_nz,
            Rule::isegment_nz_nc,
            Rule::ipchar,
            Rule::iquery,
            Rule::ifragment,
            Rule::iunreserved,
            Rule::ucschar,
            Rule::iprivate,
        ]
    }
}
#[allow(clippy::all)]
impl ::pest::Parser<Rule> for Parser {
    fn parse<'i>(
        rule: Rule,
        input: &'i str,
    ) -> ::core::result::Result<
        ::pest::iterators::Pairs<'i, Rule>,
        ::pest::error::Error<Rule>,
    > {
        mod rules {
            #![allow(clippy::upper_case_acronyms)]
            pub mod hidden {
                use super::super::Rule;
                #[inline]
                #[allow(dead_code, non_snake_case, unused_variables)]
                pub fn skip(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    Ok(state)
                }
            }
            pub mod visible {
                use super::super::Rule;
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn URI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::URI,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::scheme(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(":") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::hier_part(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("?")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::query(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("#")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::fragment(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn hier_part(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::hier_part,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("//")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::authority(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::path_abempty(state) })
                                    })
                                    .or_else(|state| { self::path_absolute(state) })
                                    .or_else(|state| { self::path_rootless(state) })
                                    .or_else(|state| { self::path_empty(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn URI_reference(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::URI_reference,
                            |state| {
                                self::URI(state)
                                    .or_else(|state| { self::relative_ref(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn absolute_URI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::absolute_URI,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::scheme(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(":") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::hier_part(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("?")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::query(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn relative_ref(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::relative_ref,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::relative_part(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("?")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::query(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("#")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::fragment(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn relative_part(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::relative_part,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("//")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::authority(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::path_abempty(state) })
                                    })
                                    .or_else(|state| { self::path_absolute(state) })
                                    .or_else(|state| { self::path_noscheme(state) })
                                    .or_else(|state| { self::path_empty(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn scheme(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::scheme,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::ALPHA(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    self::ALPHA(state)
                                                                        .or_else(|state| { self::DIGIT(state) })
                                                                        .or_else(|state| { state.match_string("+") })
                                                                        .or_else(|state| { state.match_string("-") })
                                                                        .or_else(|state| { state.match_string(".") })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn authority(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::authority,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::userinfo(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string("@") })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::host(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(":")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::port(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn userinfo(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::userinfo,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::unreserved(state)
                                                        .or_else(|state| { self::pct_encoded(state) })
                                                        .or_else(|state| { self::sub_delims(state) })
                                                        .or_else(|state| { state.match_string(":") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn host(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::host,
                            |state| {
                                self::IP_literal(state)
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                self::IPv4address(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .lookahead(
                                                                false,
                                                                |state| {
                                                                    self::unreserved(state)
                                                                        .or_else(|state| { self::pct_encoded(state) })
                                                                        .or_else(|state| { self::sub_delims(state) })
                                                                },
                                                            )
                                                    })
                                            })
                                    })
                                    .or_else(|state| { self::reg_name(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn port(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::port,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| { state.repeat(|state| { self::DIGIT(state) }) },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn IP_literal(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::IP_literal,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("[")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                self::IPv6address(state)
                                                    .or_else(|state| { self::IPvFuture(state) })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("]") })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn IPvFuture(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::IPvFuture,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_insensitive("v")
                                                        .and_then(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    self::HEXDIG(state)
                                                                        .and_then(|state| {
                                                                            state.repeat(|state| { self::HEXDIG(state) })
                                                                        })
                                                                })
                                                        })
                                                        .and_then(|state| { state.match_string(".") })
                                                        .and_then(|state| {
                                                            self::unreserved(state)
                                                                .or_else(|state| { self::sub_delims(state) })
                                                                .or_else(|state| { state.match_string(":") })
                                                        })
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    self::unreserved(state)
                                                                        .or_else(|state| { self::sub_delims(state) })
                                                                        .or_else(|state| { state.match_string(":") })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn IPv6address(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::IPv6address,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::h16(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string(":") })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::h16(state) })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string(":") })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::ls32(state) })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .match_string("::")
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        self::h16(state)
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(":") })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                self::h16(state)
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string(":") })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                self::h16(state)
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string(":") })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                self::h16(state)
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string(":") })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::h16(state) })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::ls32(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| { self::h16(state) })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("::") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        self::h16(state)
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(":") })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                self::h16(state)
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string(":") })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                self::h16(state)
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string(":") })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::h16(state) })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::ls32(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("::") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        self::h16(state)
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(":") })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                self::h16(state)
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string(":") })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::h16(state) })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::ls32(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("::") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        self::h16(state)
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(":") })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::h16(state) })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { state.match_string(":") })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::ls32(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("::") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::h16(state) })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string(":") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::ls32(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("::") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::ls32(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("::") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::h16(state) })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::h16(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .optional(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { state.match_string("::") })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn h16(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::h16,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::HEXDIG(state)
                                                        .and_then(|state| {
                                                            state.optional(|state| { self::HEXDIG(state) })
                                                        })
                                                        .and_then(|state| {
                                                            state.optional(|state| { self::HEXDIG(state) })
                                                        })
                                                        .and_then(|state| {
                                                            state.optional(|state| { self::HEXDIG(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ls32(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ls32,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::h16(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(":") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::h16(state) })
                                    })
                                    .or_else(|state| { self::IPv4address(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn IPv4address(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::IPv4address,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::dec_octet(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(".") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::dec_octet(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(".") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::dec_octet(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(".") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::dec_octet(state) })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn dec_octet(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::dec_octet,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("25")
                                                        .and_then(|state| { state.match_range('0'..'5') })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("2")
                                                                .and_then(|state| { state.match_range('0'..'4') })
                                                                .and_then(|state| { self::DIGIT(state) })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("1")
                                                                .and_then(|state| { self::DIGIT(state) })
                                                                .and_then(|state| { self::DIGIT(state) })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_range('1'..'9')
                                                                .and_then(|state| { self::DIGIT(state) })
                                                        })
                                                })
                                                .or_else(|state| { self::DIGIT(state) })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn reg_name(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::reg_name,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::unreserved(state)
                                                        .or_else(|state| { self::pct_encoded(state) })
                                                        .or_else(|state| { self::sub_delims(state) })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn path(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::path,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::path_absolute(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.lookahead(false, |state| { state.match_string("/") })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                self::path_noscheme(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state.lookahead(false, |state| { state.match_string(":") })
                                                    })
                                            })
                                    })
                                    .or_else(|state| { self::path_rootless(state) })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .lookahead(true, |state| { state.match_string("/") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::path_abempty(state) })
                                            })
                                    })
                                    .or_else(|state| { self::path_empty(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn path_abempty(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::path_abempty,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string("/")
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::segment(state) })
                                                    })
                                                    .and_then(|state| {
                                                        state
                                                            .repeat(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        super::hidden::skip(state)
                                                                            .and_then(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string("/")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::segment(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn path_absolute(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::path_absolute,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("/")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::segment_nz(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string("/")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::segment(state) })
                                                                                            })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| {
                                                                                                                        state
                                                                                                                            .sequence(|state| {
                                                                                                                                state
                                                                                                                                    .match_string("/")
                                                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                    .and_then(|state| { self::segment(state) })
                                                                                                                            })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn path_noscheme(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::path_noscheme,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::segment_nz_nc(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("/")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::segment(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string("/")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::segment(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn path_rootless(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::path_rootless,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::segment_nz(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("/")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::segment(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string("/")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::segment(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn path_empty(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::path_empty, |state| { state.match_string("") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn segment(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::segment,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| { state.repeat(|state| { self::pchar(state) }) },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn segment_nz(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::segment_nz,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::pchar(state)
                                                        .and_then(|state| {
                                                            state.repeat(|state| { self::pchar(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn segment_nz_nc(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::segment_nz_nc,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::unreserved(state)
                                                        .or_else(|state| { self::pct_encoded(state) })
                                                        .or_else(|state| { self::sub_delims(state) })
                                                        .or_else(|state| { state.match_string("@") })
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    self::unreserved(state)
                                                                        .or_else(|state| { self::pct_encoded(state) })
                                                                        .or_else(|state| { self::sub_delims(state) })
                                                                        .or_else(|state| { state.match_string("@") })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn pchar(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::pchar,
                            |state| {
                                self::unreserved(state)
                                    .or_else(|state| { self::pct_encoded(state) })
                                    .or_else(|state| { self::sub_delims(state) })
                                    .or_else(|state| { state.match_string(":") })
                                    .or_else(|state| { state.match_string("@") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn query(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::query,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::pchar(state)
                                                        .or_else(|state| { state.match_string("/") })
                                                        .or_else(|state| { state.match_string("?") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn fragment(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::fragment,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::pchar(state)
                                                        .or_else(|state| { state.match_string("/") })
                                                        .or_else(|state| { state.match_string("?") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn pct_encoded(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::pct_encoded,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("%")
                                                        .and_then(|state| { self::HEXDIG(state) })
                                                        .and_then(|state| { self::HEXDIG(state) })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn unreserved(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::unreserved,
                            |state| {
                                self::ALPHA(state)
                                    .or_else(|state| { self::DIGIT(state) })
                                    .or_else(|state| { state.match_string("-") })
                                    .or_else(|state| { state.match_string(".") })
                                    .or_else(|state| { state.match_string("_") })
                                    .or_else(|state| { state.match_string("~") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn reserved(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::reserved,
                            |state| {
                                self::gen_delims(state)
                                    .or_else(|state| { self::sub_delims(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn gen_delims(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::gen_delims,
                            |state| {
                                state
                                    .match_string(":")
                                    .or_else(|state| { state.match_string("/") })
                                    .or_else(|state| { state.match_string("?") })
                                    .or_else(|state| { state.match_string("#") })
                                    .or_else(|state| { state.match_string("[") })
                                    .or_else(|state| { state.match_string("]") })
                                    .or_else(|state| { state.match_string("@") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn sub_delims(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::sub_delims,
                            |state| {
                                state
                                    .match_string("!")
                                    .or_else(|state| { state.match_string("$") })
                                    .or_else(|state| { state.match_string("&") })
                                    .or_else(|state| { state.match_string("'") })
                                    .or_else(|state| { state.match_string("(") })
                                    .or_else(|state| { state.match_string(")") })
                                    .or_else(|state| { state.match_string("*") })
                                    .or_else(|state| { state.match_string("+") })
                                    .or_else(|state| { state.match_string(",") })
                                    .or_else(|state| { state.match_string(";") })
                                    .or_else(|state| { state.match_string("=") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ALPHA(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ALPHA,
                            |state| {
                                state
                                    .match_range('A'..'Z')
                                    .or_else(|state| { state.match_range('a'..'z') })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn DIGIT(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::DIGIT, |state| { state.match_range('0'..'9') })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn HEXDIG(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::HEXDIG,
                            |state| {
                                self::DIGIT(state)
                                    .or_else(|state| { state.match_range('A'..'F') })
                                    .or_else(|state| { state.match_range('a'..'f') })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn IRI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::IRI,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::scheme(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(":") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::ihier_part(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("?")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::iquery(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("#")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::ifragment(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ihier_part(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ihier_part,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("//")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::iauthority(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::ipath_abempty(state) })
                                    })
                                    .or_else(|state| { self::ipath_absolute(state) })
                                    .or_else(|state| { self::ipath_rootless(state) })
                                    .or_else(|state| { self::ipath_empty(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn IRI_reference(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::IRI_reference,
                            |state| {
                                self::IRI(state)
                                    .or_else(|state| { self::irelative_ref(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn absolute_IRI(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::absolute_IRI,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::scheme(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string(":") })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::ihier_part(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("?")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::iquery(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn irelative_ref(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::irelative_ref,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::irelative_part(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("?")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::iquery(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("#")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::ifragment(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn irelative_part(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::irelative_part,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("//")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::iauthority(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::ipath_abempty(state) })
                                    })
                                    .or_else(|state| { self::ipath_absolute(state) })
                                    .or_else(|state| { self::ipath_noscheme(state) })
                                    .or_else(|state| { self::ipath_empty(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn iauthority(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::iauthority,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::iuserinfo(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string("@") })
                                                    })
                                            })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::ihost(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(":")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::port(state) })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn iuserinfo(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::iuserinfo,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::iunreserved(state)
                                                        .or_else(|state| { self::pct_encoded(state) })
                                                        .or_else(|state| { self::sub_delims(state) })
                                                        .or_else(|state| { state.match_string(":") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ihost(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ihost,
                            |state| {
                                self::IP_literal(state)
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                self::IPv4address(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .lookahead(
                                                                false,
                                                                |state| {
                                                                    self::iunreserved(state)
                                                                        .or_else(|state| { self::pct_encoded(state) })
                                                                        .or_else(|state| { self::sub_delims(state) })
                                                                },
                                                            )
                                                    })
                                            })
                                    })
                                    .or_else(|state| { self::ireg_name(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ireg_name(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ireg_name,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::iunreserved(state)
                                                        .or_else(|state| { self::pct_encoded(state) })
                                                        .or_else(|state| { self::sub_delims(state) })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ipath(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ipath,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::ipath_absolute(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state.lookahead(false, |state| { state.match_string("/") })
                                            })
                                    })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                self::ipath_noscheme(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state.lookahead(false, |state| { state.match_string(":") })
                                                    })
                                            })
                                    })
                                    .or_else(|state| { self::ipath_rootless(state) })
                                    .or_else(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .lookahead(true, |state| { state.match_string("/") })
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| { self::ipath_abempty(state) })
                                            })
                                    })
                                    .or_else(|state| { self::ipath_empty(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ipath_abempty(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ipath_abempty,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string("/")
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::isegment(state) })
                                                    })
                                                    .and_then(|state| {
                                                        state
                                                            .repeat(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        super::hidden::skip(state)
                                                                            .and_then(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string("/")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::isegment(state) })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ipath_absolute(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ipath_absolute,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("/")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                self::isegment_nz(state)
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .optional(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string("/")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::isegment(state) })
                                                                                            })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .repeat(|state| {
                                                                                                        state
                                                                                                            .sequence(|state| {
                                                                                                                super::hidden::skip(state)
                                                                                                                    .and_then(|state| {
                                                                                                                        state
                                                                                                                            .sequence(|state| {
                                                                                                                                state
                                                                                                                                    .match_string("/")
                                                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                    .and_then(|state| { self::isegment(state) })
                                                                                                                            })
                                                                                                                    })
                                                                                                            })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ipath_noscheme(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ipath_noscheme,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::isegment_nz_nc(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("/")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::isegment(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string("/")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::isegment(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ipath_rootless(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ipath_rootless,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::isegment_nz(state)
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .optional(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .match_string("/")
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::isegment(state) })
                                                                    })
                                                                    .and_then(|state| {
                                                                        state
                                                                            .repeat(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        super::hidden::skip(state)
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string("/")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::isegment(state) })
                                                                                                    })
                                                                                            })
                                                                                    })
                                                                            })
                                                                    })
                                                            })
                                                    })
                                            })
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ipath_empty(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state.rule(Rule::ipath_empty, |state| { state.match_string("") })
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn isegment(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::isegment,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| { state.repeat(|state| { self::ipchar(state) }) },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn isegment_nz(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::isegment_nz,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::ipchar(state)
                                                        .and_then(|state| {
                                                            state.repeat(|state| { self::ipchar(state) })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn isegment_nz_nc(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::isegment_nz_nc,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    self::iunreserved(state)
                                                        .or_else(|state| { self::pct_encoded(state) })
                                                        .or_else(|state| { self::sub_delims(state) })
                                                        .or_else(|state| { state.match_string("@") })
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    self::iunreserved(state)
                                                                        .or_else(|state| { self::pct_encoded(state) })
                                                                        .or_else(|state| { self::sub_delims(state) })
                                                                        .or_else(|state| { state.match_string("@") })
                                                                })
                                                        })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ipchar(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ipchar,
                            |state| {
                                self::iunreserved(state)
                                    .or_else(|state| { self::pct_encoded(state) })
                                    .or_else(|state| { self::sub_delims(state) })
                                    .or_else(|state| { state.match_string(":") })
                                    .or_else(|state| { state.match_string("@") })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn iquery(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::iquery,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::ipchar(state)
                                                        .or_else(|state| { self::iprivate(state) })
                                                        .or_else(|state| { state.match_string("/") })
                                                        .or_else(|state| { state.match_string("?") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ifragment(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ifragment,
                            |state| {
                                state
                                    .atomic(
                                        ::pest::Atomicity::Atomic,
                                        |state| {
                                            state
                                                .repeat(|state| {
                                                    self::ipchar(state)
                                                        .or_else(|state| { state.match_string("/") })
                                                        .or_else(|state| { state.match_string("?") })
                                                })
                                        },
                                    )
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn iunreserved(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::iunreserved,
                            |state| {
                                self::ALPHA(state)
                                    .or_else(|state| { self::DIGIT(state) })
                                    .or_else(|state| { state.match_string("-") })
                                    .or_else(|state| { state.match_string(".") })
                                    .or_else(|state| { state.match_string("_") })
                                    .or_else(|state| { state.match_string("~") })
                                    .or_else(|state| { self::ucschar(state) })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn ucschar(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::ucschar,
                            |state| {
                                state
                                    .match_range('\u{a0}'..'\u{d7ff}')
                                    .or_else(|state| { state.match_range('豈'..'﷏') })
                                    .or_else(|state| { state.match_range('ﷰ'..'\u{ffef}') })
                                    .or_else(|state| { state.match_range('𐀀'..'\u{1fffd}') })
                                    .or_else(|state| { state.match_range('𠀀'..'\u{2fffd}') })
                                    .or_else(|state| { state.match_range('𰀀'..'\u{3fffd}') })
                                    .or_else(|state| {
                                        state.match_range('\u{40000}'..'\u{4fffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{50000}'..'\u{5fffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{60000}'..'\u{6fffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{70000}'..'\u{7fffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{80000}'..'\u{8fffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{90000}'..'\u{9fffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{a0000}'..'\u{afffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{b0000}'..'\u{bfffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{c0000}'..'\u{cfffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{d0000}'..'\u{dfffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{e1000}'..'\u{efffd}')
                                    })
                            },
                        )
                }
                #[inline]
                #[allow(non_snake_case, unused_variables)]
                pub fn iprivate(
                    state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                ) -> ::pest::ParseResult<
                    ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
                > {
                    state
                        .rule(
                            Rule::iprivate,
                            |state| {
                                state
                                    .match_range('\u{e000}'..'\u{f8ff}')
                                    .or_else(|state| {
                                        state.match_range('\u{f0000}'..'\u{ffffd}')
                                    })
                                    .or_else(|state| {
                                        state.match_range('\u{100000}'..'\u{10fffd}')
                                    })
                            },
                        )
                }
            }
            pub use self::visible::*;
        }
        ::pest::state(
            input,
            |state| {
                match rule {
                    Rule::URI => rules::URI(state),
                    Rule::hier_part => rules::hier_part(state),
                    Rule::URI_reference => rules::URI_reference(state),
                    Rule::absolute_URI => rules::absolute_URI(state),
                    Rule::relative_ref => rules::relative_ref(state),
                    Rule::relative_part => rules::relative_part(state),
                    Rule::scheme => rules::scheme(state),
                    Rule::authority => rules::authority(state),
                    Rule::userinfo => rules::userinfo(state),
                    Rule::host => rules::host(state),
                    Rule::port => rules::port(state),
                    Rule::IP_literal => rules::IP_literal(state),
                    Rule::IPvFuture => rules::IPvFuture(state),
                    Rule::IPv6address => rules::IPv6address(state),
                    Rule::h16 => rules::h16(state),
                    Rule::ls32 => rules::ls32(state),
                    Rule::IPv4address => rules::IPv4address(state),
                    Rule::dec_octet => rules::dec_octet(state),
                    Rule::reg_name => rules::reg_name(state),
                    Rule::path => rules::path(state),
                    Rule::path_abempty => rules::path_abempty(state),
                    Rule::path_absolute => rules::path_absolute(state),
                    Rule::path_noscheme => rules::path_noscheme(state),
                    Rule::path_rootless => rules::path_rootless(state),
                    Rule::path_empty => rules::path_empty(state),
                    Rule::segment => rules::segment(state),
                    Rule::segment_nz => rules::segment_nz(state),
                    Rule::segment_nz_nc => rules::segment_nz_nc(state),
                    Rule::pchar => rules::pchar(state),
                    Rule::query => rules::query(state),
                    Rule::fragment => rules::fragment(state),
                    Rule::pct_encoded => rules::pct_encoded(state),
                    Rule::unreserved => rules::unreserved(state),
                    Rule::reserved => rules::reserved(state),
                    Rule::gen_delims => rules::gen_delims(state),
                    Rule::sub_delims => rules::sub_delims(state),
                    Rule::ALPHA => rules::ALPHA(state),
                    Rule::DIGIT => rules::DIGIT(state),
                    Rule::HEXDIG => rules::HEXDIG(state),
                    Rule::IRI => rules::IRI(state),
                    Rule::ihier_part => rules::ihier_part(state),
                    Rule::IRI_reference => rules::IRI_reference(state),
                    Rule::absolute_IRI => rules::absolute_IRI(state),
                    Rule::irelative_ref => rules::irelative_ref(state),
                    Rule::irelative_part => rules::irelative_part(state),
                    Rule::iauthority => rules::iauthority(state),
                    Rule::iuserinfo => rules::iuserinfo(state),
                    Rule::ihost => rules::ihost(state),
                    Rule::ireg_name => rules::ireg_name(state),
                    Rule::ipath => rules::ipath(state),
                    Rule::ipath_abempty => rules::ipath_abempty(state),
                    Rule::ipath_absolute => rules::ipath_absolute(state),
                    Rule::ipath_noscheme => rules::ipath_noscheme(state),
                    Rule::ipath_rootless => rules::ipath_rootless(state),
                    Rule::ipath_empty => rules::ipath_empty(state),
                    Rule::isegment => rules::isegment(state),
                    Rule::isegment_nz => rules::isegment_nz(state),
                    Rule::isegment_nz_nc => rules::isegment_nz_nc(state),
                    Rule::ipchar => rules::ipchar(state),
                    Rule::iquery => rules::iquery(state),
                    Rule::ifragment => rules::ifragment(state),
                    Rule::iunreserved => rules::iunreserved(state),
                    Rule::ucschar => rules::ucschar(state),
                    Rule::iprivate => rules::iprivate(state),
                }
            },
        )
    }
}
