// @generated from grammar/ (hash 6bc853e0876d825a) by `cargo regenerate`. Do not edit.

use super::Rule;
pub struct Parser;
pub mod rules {
    pub mod hidden {
        use super::super::Rule;
        #[inline]
        #[allow(dead_code, non_snake_case, unused_variables)]
        pub fn skip(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            Ok(state)
        }
    }
    pub mod visible {
        use super::super::Rule;
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn URI(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::URI_reference,
                    |state| {
                        self::URI(state).or_else(|state| { self::relative_ref(state) })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn absolute_URI(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state.rule(Rule::path_empty, |state| { state.match_string("") })
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn segment(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state.rule(Rule::DIGIT, |state| { state.match_range('0'..'9') })
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn HEXDIG(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::IRI_reference,
                    |state| {
                        self::IRI(state).or_else(|state| { self::irelative_ref(state) })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn absolute_IRI(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state.rule(Rule::ipath_empty, |state| { state.match_string("") })
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn isegment(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
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
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn URI_Template(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::URI_Template,
                    |state| {
                        state
                            .sequence(|state| {
                                state
                                    .optional(|state| {
                                        self::literals(state)
                                            .or_else(|state| { self::expression(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                super::hidden::skip(state)
                                                                    .and_then(|state| {
                                                                        self::literals(state)
                                                                            .or_else(|state| { self::expression(state) })
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
        pub fn literals(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::literals,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_string("!")
                                                .or_else(|state| { state.match_range('#'..'$') })
                                                .or_else(|state| { state.match_range('&'..';') })
                                                .or_else(|state| { state.match_string("=") })
                                                .or_else(|state| { state.match_range('?'..'[') })
                                                .or_else(|state| { state.match_string("]") })
                                                .or_else(|state| { state.match_string("_") })
                                                .or_else(|state| { state.match_range('a'..'z') })
                                                .or_else(|state| { state.match_string("~") })
                                                .or_else(|state| { self::ucschar(state) })
                                                .or_else(|state| { self::iprivate(state) })
                                                .or_else(|state| { self::pct_encoded(state) })
                                                .and_then(|state| {
                                                    state
                                                        .repeat(|state| {
                                                            state
                                                                .match_string("!")
                                                                .or_else(|state| { state.match_range('#'..'$') })
                                                                .or_else(|state| { state.match_range('&'..';') })
                                                                .or_else(|state| { state.match_string("=") })
                                                                .or_else(|state| { state.match_range('?'..'[') })
                                                                .or_else(|state| { state.match_string("]") })
                                                                .or_else(|state| { state.match_string("_") })
                                                                .or_else(|state| { state.match_range('a'..'z') })
                                                                .or_else(|state| { state.match_string("~") })
                                                                .or_else(|state| { self::ucschar(state) })
                                                                .or_else(|state| { self::iprivate(state) })
                                                                .or_else(|state| { self::pct_encoded(state) })
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
        pub fn expression(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::expression,
                    |state| {
                        state
                            .sequence(|state| {
                                state
                                    .match_string("{")
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state.optional(|state| { self::operator(state) })
                                    })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| { self::variable_list(state) })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| { state.match_string("}") })
                            })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn operator(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::operator,
                    |state| {
                        self::op_level2(state)
                            .or_else(|state| { self::op_level3(state) })
                            .or_else(|state| { self::op_reserve(state) })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn op_level2(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::op_level2,
                    |state| {
                        state
                            .match_string("+")
                            .or_else(|state| { state.match_string("#") })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn op_level3(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::op_level3,
                    |state| {
                        state
                            .match_string(".")
                            .or_else(|state| { state.match_string("/") })
                            .or_else(|state| { state.match_string(";") })
                            .or_else(|state| { state.match_string("?") })
                            .or_else(|state| { state.match_string("&") })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn op_reserve(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::op_reserve,
                    |state| {
                        state
                            .match_string("=")
                            .or_else(|state| { state.match_string(",") })
                            .or_else(|state| { state.match_string("!") })
                            .or_else(|state| { state.match_string("@") })
                            .or_else(|state| { state.match_string("|") })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn variable_list(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::variable_list,
                    |state| {
                        state
                            .sequence(|state| {
                                self::varspec(state)
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(",")
                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                    .and_then(|state| { self::varspec(state) })
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
                                                                                                    .match_string(",")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::varspec(state) })
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
        pub fn varspec(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::varspec,
                    |state| {
                        state
                            .sequence(|state| {
                                self::varname(state)
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state.optional(|state| { self::modifier_level4(state) })
                                    })
                            })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn varname(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::varname,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            self::varchar(state)
                                                .and_then(|state| {
                                                    state
                                                        .repeat(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .optional(|state| { state.match_string(".") })
                                                                        .and_then(|state| { self::varchar(state) })
                                                                })
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
        pub fn varchar(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::varchar,
                    |state| {
                        self::ALPHA(state)
                            .or_else(|state| { self::DIGIT(state) })
                            .or_else(|state| { state.match_string("_") })
                            .or_else(|state| { self::pct_encoded(state) })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn modifier_level4(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::modifier_level4,
                    |state| {
                        self::prefix(state).or_else(|state| { self::explode(state) })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn prefix(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::prefix,
                    |state| {
                        state
                            .sequence(|state| {
                                state
                                    .match_string(":")
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| { self::max_length(state) })
                            })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn max_length(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::max_length,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_range('1'..'9')
                                                .and_then(|state| {
                                                    state.optional(|state| { self::DIGIT(state) })
                                                })
                                                .and_then(|state| {
                                                    state.optional(|state| { self::DIGIT(state) })
                                                })
                                                .and_then(|state| {
                                                    state.optional(|state| { self::DIGIT(state) })
                                                })
                                        })
                                },
                            )
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn explode(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state.rule(Rule::explode, |state| { state.match_string("*") })
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn unambiguous_URL(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::unambiguous_URL,
                    |state| {
                        state
                            .sequence(|state| {
                                self::plain_scheme(state)
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| { state.match_string("://") })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::plain_userinfo(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string("@") })
                                                    })
                                            })
                                    })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| { self::plain_host(state) })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string(":")
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::plain_port(state) })
                                                    })
                                            })
                                    })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state
                                            .lookahead(
                                                false,
                                                |state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("?")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::plain_data(state) })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    state
                                                                        .match_string(":")
                                                                        .or_else(|state| { state.match_string("@") })
                                                                })
                                                        })
                                                        .or_else(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .optional(|state| {
                                                                            state
                                                                                .sequence(|state| {
                                                                                    state
                                                                                        .match_string("?")
                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                        .and_then(|state| { self::plain_data(state) })
                                                                                })
                                                                        })
                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                        .and_then(|state| { state.match_string("#") })
                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                        .and_then(|state| { self::plain_data(state) })
                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                        .and_then(|state| {
                                                                            state
                                                                                .match_string(":")
                                                                                .or_else(|state| { state.match_string("@") })
                                                                        })
                                                                })
                                                        })
                                                },
                                            )
                                    })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| { self::path_abempty(state) })
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
        pub fn plain_data(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_data,
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
        pub fn plain_scheme(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_scheme,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_insensitive("http")
                                                .and_then(|state| {
                                                    state.optional(|state| { state.match_insensitive("s") })
                                                })
                                        })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_insensitive("ws")
                                                        .and_then(|state| {
                                                            state.optional(|state| { state.match_insensitive("s") })
                                                        })
                                                })
                                        })
                                        .or_else(|state| { state.match_insensitive("ftp") })
                                },
                            )
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn plain_userinfo(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_userinfo,
                    |state| {
                        state
                            .sequence(|state| {
                                self::plain_user(state)
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state
                                            .optional(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string(":")
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::plain_user(state) })
                                                    })
                                            })
                                    })
                            })
                            .or_else(|state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string(":")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::plain_user(state) })
                                    })
                            })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn plain_user(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_user,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            self::unreserved(state)
                                                .or_else(|state| { self::plain_pct_encoded(state) })
                                                .or_else(|state| { state.match_string("!") })
                                                .or_else(|state| { state.match_string("$") })
                                                .or_else(|state| { state.match_string("&") })
                                                .or_else(|state| { state.match_string("'") })
                                                .or_else(|state| { state.match_string("(") })
                                                .or_else(|state| { state.match_string(")") })
                                                .or_else(|state| { state.match_string("*") })
                                                .or_else(|state| { state.match_string("+") })
                                                .or_else(|state| { state.match_string(",") })
                                                .and_then(|state| {
                                                    state
                                                        .repeat(|state| {
                                                            self::unreserved(state)
                                                                .or_else(|state| { self::plain_pct_encoded(state) })
                                                                .or_else(|state| { state.match_string("!") })
                                                                .or_else(|state| { state.match_string("$") })
                                                                .or_else(|state| { state.match_string("&") })
                                                                .or_else(|state| { state.match_string("'") })
                                                                .or_else(|state| { state.match_string("(") })
                                                                .or_else(|state| { state.match_string(")") })
                                                                .or_else(|state| { state.match_string("*") })
                                                                .or_else(|state| { state.match_string("+") })
                                                                .or_else(|state| { state.match_string(",") })
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
        pub fn plain_pct_encoded(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_pct_encoded,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_string("%")
                                                .and_then(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("2")
                                                                .and_then(|state| {
                                                                    state
                                                                        .match_string("1")
                                                                        .or_else(|state| { state.match_string("2") })
                                                                        .or_else(|state| { state.match_string("4") })
                                                                        .or_else(|state| { state.match_range('6'..'9') })
                                                                        .or_else(|state| { state.match_range('A'..'E') })
                                                                        .or_else(|state| { state.match_range('a'..'e') })
                                                                })
                                                        })
                                                        .or_else(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .match_string("3")
                                                                        .and_then(|state| {
                                                                            self::DIGIT(state)
                                                                                .or_else(|state| { state.match_insensitive("c") })
                                                                                .or_else(|state| { state.match_insensitive("d") })
                                                                                .or_else(|state| { state.match_insensitive("e") })
                                                                        })
                                                                })
                                                        })
                                                        .or_else(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .match_string("4")
                                                                        .and_then(|state| {
                                                                            state.lookahead(false, |state| { state.match_string("0") })
                                                                        })
                                                                        .and_then(|state| { self::HEXDIG(state) })
                                                                })
                                                        })
                                                        .or_else(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .match_string("5")
                                                                        .and_then(|state| {
                                                                            self::DIGIT(state)
                                                                                .or_else(|state| { state.match_insensitive("a") })
                                                                                .or_else(|state| { state.match_insensitive("e") })
                                                                                .or_else(|state| { state.match_insensitive("f") })
                                                                        })
                                                                })
                                                        })
                                                        .or_else(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .match_string("6")
                                                                        .and_then(|state| { self::HEXDIG(state) })
                                                                })
                                                        })
                                                        .or_else(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .match_string("7")
                                                                        .and_then(|state| {
                                                                            self::DIGIT(state)
                                                                                .or_else(|state| { state.match_range('A'..'E') })
                                                                                .or_else(|state| { state.match_range('a'..'e') })
                                                                        })
                                                                })
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
        pub fn plain_host(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_host,
                    |state| {
                        self::plain_name(state)
                            .or_else(|state| { self::IPv4address(state) })
                            .or_else(|state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("[")
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { self::plain_IPv6address(state) })
                                            .and_then(|state| { super::hidden::skip(state) })
                                            .and_then(|state| { state.match_string("]") })
                                    })
                            })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn plain_name(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_name,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .repeat(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            self::plain_label(state)
                                                                .and_then(|state| { state.match_string(".") })
                                                                .and_then(|state| {
                                                                    state
                                                                        .lookahead(
                                                                            true,
                                                                            |state| {
                                                                                self::ALPHA(state).or_else(|state| { self::DIGIT(state) })
                                                                            },
                                                                        )
                                                                })
                                                        })
                                                })
                                                .and_then(|state| { self::plain_top_label(state) })
                                                .and_then(|state| {
                                                    state.optional(|state| { state.match_string(".") })
                                                })
                                        })
                                },
                            )
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn plain_label(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_label,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .sequence(|state| {
                                                    self::ALPHA(state)
                                                        .or_else(|state| { self::DIGIT(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    self::ALPHA(state).or_else(|state| { self::DIGIT(state) })
                                                                })
                                                        })
                                                })
                                                .and_then(|state| {
                                                    state
                                                        .repeat(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_string("-")
                                                                                .and_then(|state| {
                                                                                    state.repeat(|state| { state.match_string("-") })
                                                                                })
                                                                        })
                                                                        .and_then(|state| {
                                                                            self::ALPHA(state).or_else(|state| { self::DIGIT(state) })
                                                                        })
                                                                        .and_then(|state| {
                                                                            state
                                                                                .repeat(|state| {
                                                                                    self::ALPHA(state).or_else(|state| { self::DIGIT(state) })
                                                                                })
                                                                        })
                                                                })
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
        pub fn plain_top_label(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_top_label,
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
                                                            self::ALPHA(state).or_else(|state| { self::DIGIT(state) })
                                                        })
                                                })
                                                .and_then(|state| {
                                                    state
                                                        .repeat(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_string("-")
                                                                                .and_then(|state| {
                                                                                    state.repeat(|state| { state.match_string("-") })
                                                                                })
                                                                        })
                                                                        .and_then(|state| {
                                                                            self::ALPHA(state).or_else(|state| { self::DIGIT(state) })
                                                                        })
                                                                        .and_then(|state| {
                                                                            state
                                                                                .repeat(|state| {
                                                                                    self::ALPHA(state).or_else(|state| { self::DIGIT(state) })
                                                                                })
                                                                        })
                                                                })
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
        pub fn plain_IPv6address(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_IPv6address,
                    |state| {
                        state
                            .sequence(|state| {
                                state
                                    .lookahead(
                                        false,
                                        |state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("::")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::h16(state) })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { state.match_string(":") })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::h16(state) })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state.lookahead(false, |state| { state.match_string(":") })
                                                        })
                                                })
                                        },
                                    )
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state
                                            .lookahead(
                                                false,
                                                |state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("::")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { state.match_insensitive("ffff:") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::h16(state) })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { state.match_string(":") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::h16(state) })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    state.lookahead(false, |state| { state.match_string(":") })
                                                                })
                                                        })
                                                },
                                            )
                                    })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
                                        state
                                            .lookahead(
                                                false,
                                                |state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .optional(|state| {
                                                                            state
                                                                                .sequence(|state| {
                                                                                    state
                                                                                        .lookahead(false, |state| { self::plain_zeros(state) })
                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                        .and_then(|state| {
                                                                                            state.optional(|state| { self::h16(state) })
                                                                                        })
                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                        .and_then(|state| { state.match_string(":") })
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
                                                                                                                        .lookahead(false, |state| { self::plain_zeros(state) })
                                                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                                                        .and_then(|state| {
                                                                                                                            state.optional(|state| { self::h16(state) })
                                                                                                                        })
                                                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                                                        .and_then(|state| { state.match_string(":") })
                                                                                                                })
                                                                                                        })
                                                                                                })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::plain_zeros(state) })
                                                        })
                                                },
                                            )
                                    })
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| {
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
                                                    .and_then(|state| { self::h16(state) })
                                            })
                                            .or_else(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string("::")
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
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
                                                            })
                                                    })
                                            })
                                            .or_else(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::h16(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string("::") })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
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
                                                            })
                                                    })
                                            })
                                            .or_else(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::h16(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string(":") })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { self::h16(state) })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string("::") })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
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
                                                            })
                                                    })
                                            })
                                            .or_else(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::h16(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .match_string(":")
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { self::h16(state) })
                                                                            })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(":") })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::h16(state) })
                                                                    })
                                                            })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string("::") })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
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
                                                            })
                                                    })
                                            })
                                            .or_else(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::h16(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .match_string(":")
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { self::h16(state) })
                                                                            })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                            })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(":") })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { self::h16(state) })
                                                                    })
                                                            })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| { state.match_string("::") })
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
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
                                                            })
                                                    })
                                            })
                                            .or_else(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::h16(state)
                                                            .and_then(|state| { super::hidden::skip(state) })
                                                            .and_then(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .match_string(":")
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string(":")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::h16(state) })
                                                                                            })
                                                                                    })
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string(":")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::h16(state) })
                                                                                            })
                                                                                    })
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string(":") })
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { self::h16(state) })
                                                                            })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string("::") })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| {
                                                                                state.optional(|state| { self::h16(state) })
                                                                            })
                                                                    })
                                                                    .or_else(|state| {
                                                                        state
                                                                            .sequence(|state| {
                                                                                state
                                                                                    .sequence(|state| {
                                                                                        state
                                                                                            .sequence(|state| {
                                                                                                state
                                                                                                    .match_string(":")
                                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                                    .and_then(|state| { self::h16(state) })
                                                                                            })
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string(":")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::h16(state) })
                                                                                                    })
                                                                                            })
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string(":")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::h16(state) })
                                                                                                    })
                                                                                            })
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| {
                                                                                                state
                                                                                                    .sequence(|state| {
                                                                                                        state
                                                                                                            .match_string(":")
                                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                                            .and_then(|state| { self::h16(state) })
                                                                                                    })
                                                                                            })
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { state.match_string(":") })
                                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                                            .and_then(|state| { self::h16(state) })
                                                                                    })
                                                                                    .and_then(|state| { super::hidden::skip(state) })
                                                                                    .and_then(|state| { state.match_string("::") })
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
        pub fn plain_zeros(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_zeros,
                    |state| {
                        state
                            .sequence(|state| {
                                state
                                    .match_string("0")
                                    .and_then(|state| { super::hidden::skip(state) })
                                    .and_then(|state| { self::HEXDIG(state) })
                            })
                            .or_else(|state| { state.match_string("0:0") })
                            .or_else(|state| { state.match_string("0::") })
                            .or_else(|state| { state.match_string(":0") })
                    },
                )
        }
        #[inline]
        #[allow(non_snake_case, unused_variables)]
        pub fn plain_port(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state
                .rule(
                    Rule::plain_port,
                    |state| {
                        state
                            .atomic(
                                ::pest::Atomicity::Atomic,
                                |state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_string("6553")
                                                .and_then(|state| { state.match_range('0'..'5') })
                                        })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("655")
                                                        .and_then(|state| { state.match_range('0'..'2') })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                })
                                        })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("65")
                                                        .and_then(|state| { state.match_range('0'..'4') })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                })
                                        })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("6")
                                                        .and_then(|state| { state.match_range('0'..'4') })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                })
                                        })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_range('1'..'5')
                                                        .and_then(|state| { self::DIGIT(state) })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                        .and_then(|state| { self::DIGIT(state) })
                                                })
                                        })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_range('1'..'9')
                                                        .and_then(|state| {
                                                            state.optional(|state| { self::DIGIT(state) })
                                                        })
                                                        .and_then(|state| {
                                                            state.optional(|state| { self::DIGIT(state) })
                                                        })
                                                        .and_then(|state| {
                                                            state.optional(|state| { self::DIGIT(state) })
                                                        })
                                                })
                                        })
                                },
                            )
                    },
                )
        }
        #[inline]
        #[allow(dead_code, non_snake_case, unused_variables)]
        pub fn ANY(
            state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
        ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
            state.skip(1)
        }
    }
    pub use self::visible::*;
    #[cfg(feature = "schemes")]
    pub use super::super::scheme_parser::visible::*;
}
impl ::pest::Parser<Rule> for Parser {
    fn parse<'i>(
        rule: Rule,
        input: &'i str,
    ) -> ::core::result::Result<
        ::pest::iterators::Pairs<'i, Rule>,
        ::pest::error::Error<Rule>,
    > {
        ::pest::state(
            input,
            |state| match rule {
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
                Rule::URI_Template => rules::URI_Template(state),
                Rule::literals => rules::literals(state),
                Rule::expression => rules::expression(state),
                Rule::operator => rules::operator(state),
                Rule::op_level2 => rules::op_level2(state),
                Rule::op_level3 => rules::op_level3(state),
                Rule::op_reserve => rules::op_reserve(state),
                Rule::variable_list => rules::variable_list(state),
                Rule::varspec => rules::varspec(state),
                Rule::varname => rules::varname(state),
                Rule::varchar => rules::varchar(state),
                Rule::modifier_level4 => rules::modifier_level4(state),
                Rule::prefix => rules::prefix(state),
                Rule::max_length => rules::max_length(state),
                Rule::explode => rules::explode(state),
                Rule::unambiguous_URL => rules::unambiguous_URL(state),
                Rule::plain_data => rules::plain_data(state),
                Rule::plain_scheme => rules::plain_scheme(state),
                Rule::plain_userinfo => rules::plain_userinfo(state),
                Rule::plain_user => rules::plain_user(state),
                Rule::plain_pct_encoded => rules::plain_pct_encoded(state),
                Rule::plain_host => rules::plain_host(state),
                Rule::plain_name => rules::plain_name(state),
                Rule::plain_label => rules::plain_label(state),
                Rule::plain_top_label => rules::plain_top_label(state),
                Rule::plain_IPv6address => rules::plain_IPv6address(state),
                Rule::plain_zeros => rules::plain_zeros(state),
                Rule::plain_port => rules::plain_port(state),
                #[cfg(feature = "schemes")]
                Rule::acctURI => rules::acctURI(state),
                #[cfg(feature = "schemes")]
                Rule::acct_userpart => rules::acct_userpart(state),
                #[cfg(feature = "schemes")]
                Rule::cid_url => rules::cid_url(state),
                #[cfg(feature = "schemes")]
                Rule::content_id => rules::content_id(state),
                #[cfg(feature = "schemes")]
                Rule::url_addr_spec => rules::url_addr_spec(state),
                #[cfg(feature = "schemes")]
                Rule::cid_local_part => rules::cid_local_part(state),
                #[cfg(feature = "schemes")]
                Rule::cid_word => rules::cid_word(state),
                #[cfg(feature = "schemes")]
                Rule::cid_atom => rules::cid_atom(state),
                #[cfg(feature = "schemes")]
                Rule::cid_quoted_string => rules::cid_quoted_string(state),
                #[cfg(feature = "schemes")]
                Rule::cid_qtext => rules::cid_qtext(state),
                #[cfg(feature = "schemes")]
                Rule::cid_quoted_pair => rules::cid_quoted_pair(state),
                #[cfg(feature = "schemes")]
                Rule::cid_domain => rules::cid_domain(state),
                #[cfg(feature = "schemes")]
                Rule::cid_sub_domain => rules::cid_sub_domain(state),
                #[cfg(feature = "schemes")]
                Rule::cid_domain_literal => rules::cid_domain_literal(state),
                #[cfg(feature = "schemes")]
                Rule::cid_dtext => rules::cid_dtext(state),
                #[cfg(feature = "schemes")]
                Rule::cid_url_character => rules::cid_url_character(state),
                #[cfg(feature = "schemes")]
                Rule::coap_URI => rules::coap_URI(state),
                #[cfg(feature = "schemes")]
                Rule::coaps_URI => rules::coaps_URI(state),
                #[cfg(feature = "schemes")]
                Rule::dataurl => rules::dataurl(state),
                #[cfg(feature = "schemes")]
                Rule::data_mediatype => rules::data_mediatype(state),
                #[cfg(feature = "schemes")]
                Rule::data_type => rules::data_type(state),
                #[cfg(feature = "schemes")]
                Rule::data_subtype => rules::data_subtype(state),
                #[cfg(feature = "schemes")]
                Rule::data_parameter => rules::data_parameter(state),
                #[cfg(feature = "schemes")]
                Rule::data_attribute => rules::data_attribute(state),
                #[cfg(feature = "schemes")]
                Rule::data_value => rules::data_value(state),
                #[cfg(feature = "schemes")]
                Rule::data_token_plain => rules::data_token_plain(state),
                #[cfg(feature = "schemes")]
                Rule::data_pct_token_character => rules::data_pct_token_character(state),
                #[cfg(feature = "schemes")]
                Rule::data_base64 => rules::data_base64(state),
                #[cfg(feature = "schemes")]
                Rule::data_data => rules::data_data(state),
                #[cfg(feature = "schemes")]
                Rule::did_url => rules::did_url(state),
                #[cfg(feature = "schemes")]
                Rule::did => rules::did(state),
                #[cfg(feature = "schemes")]
                Rule::method_name => rules::method_name(state),
                #[cfg(feature = "schemes")]
                Rule::method_char => rules::method_char(state),
                #[cfg(feature = "schemes")]
                Rule::method_specific_id => rules::method_specific_id(state),
                #[cfg(feature = "schemes")]
                Rule::idchar => rules::idchar(state),
                #[cfg(feature = "schemes")]
                Rule::file_URI => rules::file_URI(state),
                #[cfg(feature = "schemes")]
                Rule::file_scheme => rules::file_scheme(state),
                #[cfg(feature = "schemes")]
                Rule::file_hier_part => rules::file_hier_part(state),
                #[cfg(feature = "schemes")]
                Rule::file_auth_path => rules::file_auth_path(state),
                #[cfg(feature = "schemes")]
                Rule::file_local_path => rules::file_local_path(state),
                #[cfg(feature = "schemes")]
                Rule::file_auth => rules::file_auth(state),
                #[cfg(feature = "schemes")]
                Rule::nonstandard_file_URI => rules::nonstandard_file_URI(state),
                #[cfg(feature = "schemes")]
                Rule::nonstandard_file_hier_part => {
                    rules::nonstandard_file_hier_part(state)
                }
                #[cfg(feature = "schemes")]
                Rule::nonstandard_file_auth_path => {
                    rules::nonstandard_file_auth_path(state)
                }
                #[cfg(feature = "schemes")]
                Rule::nonstandard_file_local_path => {
                    rules::nonstandard_file_local_path(state)
                }
                #[cfg(feature = "schemes")]
                Rule::nonstandard_file_auth => rules::nonstandard_file_auth(state),
                #[cfg(feature = "schemes")]
                Rule::file_unc_authority => rules::file_unc_authority(state),
                #[cfg(feature = "schemes")]
                Rule::file_host => rules::file_host(state),
                #[cfg(feature = "schemes")]
                Rule::file_inline_IP => rules::file_inline_IP(state),
                #[cfg(feature = "schemes")]
                Rule::file_absolute => rules::file_absolute(state),
                #[cfg(feature = "schemes")]
                Rule::file_drive_letter => rules::file_drive_letter(state),
                #[cfg(feature = "schemes")]
                Rule::ftpurl => rules::ftpurl(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_fpath => rules::ftp_fpath(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_fsegment => rules::ftp_fsegment(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_ftptype => rules::ftp_ftptype(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_login => rules::ftp_login(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_hostport => rules::ftp_hostport(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_user => rules::ftp_user(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_password => rules::ftp_password(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_uchar => rules::ftp_uchar(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_safe => rules::ftp_safe(state),
                #[cfg(feature = "schemes")]
                Rule::ftp_extra => rules::ftp_extra(state),
                #[cfg(feature = "schemes")]
                Rule::geo_URI => rules::geo_URI(state),
                #[cfg(feature = "schemes")]
                Rule::geo_scheme => rules::geo_scheme(state),
                #[cfg(feature = "schemes")]
                Rule::geo_path => rules::geo_path(state),
                #[cfg(feature = "schemes")]
                Rule::geo_coordinates => rules::geo_coordinates(state),
                #[cfg(feature = "schemes")]
                Rule::coord_a => rules::coord_a(state),
                #[cfg(feature = "schemes")]
                Rule::coord_b => rules::coord_b(state),
                #[cfg(feature = "schemes")]
                Rule::coord_c => rules::coord_c(state),
                #[cfg(feature = "schemes")]
                Rule::geo_p => rules::geo_p(state),
                #[cfg(feature = "schemes")]
                Rule::crsp => rules::crsp(state),
                #[cfg(feature = "schemes")]
                Rule::crslabel => rules::crslabel(state),
                #[cfg(feature = "schemes")]
                Rule::uncp => rules::uncp(state),
                #[cfg(feature = "schemes")]
                Rule::geo_uval => rules::geo_uval(state),
                #[cfg(feature = "schemes")]
                Rule::geo_parameter => rules::geo_parameter(state),
                #[cfg(feature = "schemes")]
                Rule::geo_pname => rules::geo_pname(state),
                #[cfg(feature = "schemes")]
                Rule::geo_pvalue => rules::geo_pvalue(state),
                #[cfg(feature = "schemes")]
                Rule::geo_paramchar => rules::geo_paramchar(state),
                #[cfg(feature = "schemes")]
                Rule::geo_labeltext => rules::geo_labeltext(state),
                #[cfg(feature = "schemes")]
                Rule::geo_pnum => rules::geo_pnum(state),
                #[cfg(feature = "schemes")]
                Rule::geo_num => rules::geo_num(state),
                #[cfg(feature = "schemes")]
                Rule::geo_unreserved => rules::geo_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::geo_mark => rules::geo_mark(state),
                #[cfg(feature = "schemes")]
                Rule::geo_p_unreserved => rules::geo_p_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::geo_alphanum => rules::geo_alphanum(state),
                #[cfg(feature = "schemes")]
                Rule::geo_latitude => rules::geo_latitude(state),
                #[cfg(feature = "schemes")]
                Rule::geo_longitude => rules::geo_longitude(state),
                #[cfg(feature = "schemes")]
                Rule::geo_altitude => rules::geo_altitude(state),
                #[cfg(feature = "schemes")]
                Rule::http_URI => rules::http_URI(state),
                #[cfg(feature = "schemes")]
                Rule::https_URI => rules::https_URI(state),
                #[cfg(feature = "schemes")]
                Rule::ldapurl => rules::ldapurl(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_scheme => rules::ldap_scheme(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_dn => rules::ldap_dn(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_attributes => rules::ldap_attributes(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_attrdesc => rules::ldap_attrdesc(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_selector => rules::ldap_selector(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_scope => rules::ldap_scope(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_url_filter => rules::ldap_url_filter(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_extensions => rules::ldap_extensions(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_extension => rules::ldap_extension(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_EXCLAMATION => rules::ldap_EXCLAMATION(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_extype => rules::ldap_extype(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_exvalue => rules::ldap_exvalue(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_plain => rules::ldap_plain(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_filter => rules::ldap_filter(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_filtercomp => rules::ldap_filtercomp(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_and => rules::ldap_and(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_or => rules::ldap_or(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_not => rules::ldap_not(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_filterlist => rules::ldap_filterlist(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_item => rules::ldap_item(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_simple => rules::ldap_simple(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_filtertype => rules::ldap_filtertype(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_equal => rules::ldap_equal(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_approx => rules::ldap_approx(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_greaterorequal => rules::ldap_greaterorequal(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_lessorequal => rules::ldap_lessorequal(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_extensible => rules::ldap_extensible(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_present => rules::ldap_present(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_substring => rules::ldap_substring(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_initial => rules::ldap_initial(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_any => rules::ldap_any(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_final => rules::ldap_final(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_attr => rules::ldap_attr(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_dnattrs => rules::ldap_dnattrs(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_matchingrule => rules::ldap_matchingrule(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_assertionvalue => rules::ldap_assertionvalue(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_valueencoding => rules::ldap_valueencoding(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_normal => rules::ldap_normal(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_escaped => rules::ldap_escaped(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_UTF1SUBSET => rules::ldap_UTF1SUBSET(state),
                #[cfg(feature = "schemes")]
                Rule::distinguishedName => rules::distinguishedName(state),
                #[cfg(feature = "schemes")]
                Rule::relativeDistinguishedName => {
                    rules::relativeDistinguishedName(state)
                }
                #[cfg(feature = "schemes")]
                Rule::attributeTypeAndValue => rules::attributeTypeAndValue(state),
                #[cfg(feature = "schemes")]
                Rule::attributeType => rules::attributeType(state),
                #[cfg(feature = "schemes")]
                Rule::attributeValue => rules::attributeValue(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_string => rules::ldap_string(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_leadchar => rules::ldap_leadchar(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_LUTF1 => rules::ldap_LUTF1(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_trailchar => rules::ldap_trailchar(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_TUTF1 => rules::ldap_TUTF1(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_stringchar => rules::ldap_stringchar(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_SUTF1 => rules::ldap_SUTF1(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_pair => rules::ldap_pair(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_special => rules::ldap_special(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_dn_escaped => rules::ldap_dn_escaped(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_hexstring => rules::ldap_hexstring(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_hexpair => rules::ldap_hexpair(state),
                #[cfg(feature = "schemes")]
                Rule::attributeSelector => rules::attributeSelector(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_selectorspecial => rules::ldap_selectorspecial(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_noattrs => rules::ldap_noattrs(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_alluserattrs => rules::ldap_alluserattrs(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_attributedescription => {
                    rules::ldap_attributedescription(state)
                }
                #[cfg(feature = "schemes")]
                Rule::ldap_attributetype => rules::ldap_attributetype(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_options => rules::ldap_options(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_option => rules::ldap_option(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_oid => rules::ldap_oid(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_descr => rules::ldap_descr(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_numericoid => rules::ldap_numericoid(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_number => rules::ldap_number(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_keystring => rules::ldap_keystring(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_keychar => rules::ldap_keychar(state),
                #[cfg(feature = "schemes")]
                Rule::ldap_UTFMB => rules::ldap_UTFMB(state),
                #[cfg(feature = "schemes")]
                Rule::mailtoURI => rules::mailtoURI(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_to => rules::mailto_to(state),
                #[cfg(feature = "schemes")]
                Rule::hfields => rules::hfields(state),
                #[cfg(feature = "schemes")]
                Rule::hfield => rules::hfield(state),
                #[cfg(feature = "schemes")]
                Rule::hfname => rules::hfname(state),
                #[cfg(feature = "schemes")]
                Rule::hfvalue => rules::hfvalue(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_addr_spec => rules::mailto_addr_spec(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_local_part => rules::mailto_local_part(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_domain => rules::mailto_domain(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_dot_atom_text => rules::mailto_dot_atom_text(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_atext => rules::mailto_atext(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_quoted_string => rules::mailto_quoted_string(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_qtext => rules::mailto_qtext(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_quoted_pair => rules::mailto_quoted_pair(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_domain_literal => rules::mailto_domain_literal(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_dtext_no_obs => rules::mailto_dtext_no_obs(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_plain => rules::mailto_plain(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_qchar => rules::mailto_qchar(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_some_delims => rules::mailto_some_delims(state),
                #[cfg(feature = "schemes")]
                Rule::atext => rules::atext(state),
                #[cfg(feature = "schemes")]
                Rule::pct_atext => rules::pct_atext(state),
                #[cfg(feature = "schemes")]
                Rule::pct_non_ascii => rules::pct_non_ascii(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_field_name => rules::mailto_field_name(state),
                #[cfg(feature = "schemes")]
                Rule::mailto_ftext => rules::mailto_ftext(state),
                #[cfg(feature = "schemes")]
                Rule::mid_url => rules::mid_url(state),
                #[cfg(feature = "schemes")]
                Rule::message_id => rules::message_id(state),
                #[cfg(feature = "schemes")]
                Rule::newsURL => rules::newsURL(state),
                #[cfg(feature = "schemes")]
                Rule::news_article => rules::news_article(state),
                #[cfg(feature = "schemes")]
                Rule::news_id_left => rules::news_id_left(state),
                #[cfg(feature = "schemes")]
                Rule::news_id_right => rules::news_id_right(state),
                #[cfg(feature = "schemes")]
                Rule::news_dot_atom_text => rules::news_dot_atom_text(state),
                #[cfg(feature = "schemes")]
                Rule::news_no_fold_literal => rules::news_no_fold_literal(state),
                #[cfg(feature = "schemes")]
                Rule::news_mdtext => rules::news_mdtext(state),
                #[cfg(feature = "schemes")]
                Rule::newsgroups => rules::newsgroups(state),
                #[cfg(feature = "schemes")]
                Rule::wildmat_pattern => rules::wildmat_pattern(state),
                #[cfg(feature = "schemes")]
                Rule::wildmat_item => rules::wildmat_item(state),
                #[cfg(feature = "schemes")]
                Rule::wildmat_wild => rules::wildmat_wild(state),
                #[cfg(feature = "schemes")]
                Rule::nntpURL => rules::nntpURL(state),
                #[cfg(feature = "schemes")]
                Rule::nntp_server => rules::nntp_server(state),
                #[cfg(feature = "schemes")]
                Rule::nntp_group => rules::nntp_group(state),
                #[cfg(feature = "schemes")]
                Rule::nntp_article_number => rules::nntp_article_number(state),
                #[cfg(feature = "schemes")]
                Rule::nntp_group_char => rules::nntp_group_char(state),
                #[cfg(feature = "schemes")]
                Rule::newsgroup_name => rules::newsgroup_name(state),
                #[cfg(feature = "schemes")]
                Rule::wildmat_exact => rules::wildmat_exact(state),
                #[cfg(feature = "schemes")]
                Rule::UTF8_non_ascii => rules::UTF8_non_ascii(state),
                #[cfg(feature = "schemes")]
                Rule::SIP_URI => rules::SIP_URI(state),
                #[cfg(feature = "schemes")]
                Rule::sip_userinfo => rules::sip_userinfo(state),
                #[cfg(feature = "schemes")]
                Rule::sip_user => rules::sip_user(state),
                #[cfg(feature = "schemes")]
                Rule::user_unreserved => rules::user_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::sip_password => rules::sip_password(state),
                #[cfg(feature = "schemes")]
                Rule::sip_hostport => rules::sip_hostport(state),
                #[cfg(feature = "schemes")]
                Rule::sip_host => rules::sip_host(state),
                #[cfg(feature = "schemes")]
                Rule::sip_hostname => rules::sip_hostname(state),
                #[cfg(feature = "schemes")]
                Rule::sip_domainlabel => rules::sip_domainlabel(state),
                #[cfg(feature = "schemes")]
                Rule::sip_toplabel => rules::sip_toplabel(state),
                #[cfg(feature = "schemes")]
                Rule::IPv6reference => rules::IPv6reference(state),
                #[cfg(feature = "schemes")]
                Rule::sip_port => rules::sip_port(state),
                #[cfg(feature = "schemes")]
                Rule::uri_parameters => rules::uri_parameters(state),
                #[cfg(feature = "schemes")]
                Rule::uri_parameter => rules::uri_parameter(state),
                #[cfg(feature = "schemes")]
                Rule::transport_param => rules::transport_param(state),
                #[cfg(feature = "schemes")]
                Rule::user_param => rules::user_param(state),
                #[cfg(feature = "schemes")]
                Rule::method_param => rules::method_param(state),
                #[cfg(feature = "schemes")]
                Rule::ttl_param => rules::ttl_param(state),
                #[cfg(feature = "schemes")]
                Rule::maddr_param => rules::maddr_param(state),
                #[cfg(feature = "schemes")]
                Rule::lr_param => rules::lr_param(state),
                #[cfg(feature = "schemes")]
                Rule::other_param => rules::other_param(state),
                #[cfg(feature = "schemes")]
                Rule::sip_pname => rules::sip_pname(state),
                #[cfg(feature = "schemes")]
                Rule::sip_pvalue => rules::sip_pvalue(state),
                #[cfg(feature = "schemes")]
                Rule::sip_paramchar => rules::sip_paramchar(state),
                #[cfg(feature = "schemes")]
                Rule::sip_param_unreserved => rules::sip_param_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::sip_headers => rules::sip_headers(state),
                #[cfg(feature = "schemes")]
                Rule::sip_header => rules::sip_header(state),
                #[cfg(feature = "schemes")]
                Rule::sip_hname => rules::sip_hname(state),
                #[cfg(feature = "schemes")]
                Rule::sip_hvalue => rules::sip_hvalue(state),
                #[cfg(feature = "schemes")]
                Rule::hnv_unreserved => rules::hnv_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::sip_Method => rules::sip_Method(state),
                #[cfg(feature = "schemes")]
                Rule::sip_ttl => rules::sip_ttl(state),
                #[cfg(feature = "schemes")]
                Rule::sip_token => rules::sip_token(state),
                #[cfg(feature = "schemes")]
                Rule::sip_unreserved => rules::sip_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::sip_mark => rules::sip_mark(state),
                #[cfg(feature = "schemes")]
                Rule::sip_alphanum => rules::sip_alphanum(state),
                #[cfg(feature = "schemes")]
                Rule::SIPS_URI => rules::SIPS_URI(state),
                #[cfg(feature = "schemes")]
                Rule::sms_uri => rules::sms_uri(state),
                #[cfg(feature = "schemes")]
                Rule::sms_scheme => rules::sms_scheme(state),
                #[cfg(feature = "schemes")]
                Rule::sms_hier_part => rules::sms_hier_part(state),
                #[cfg(feature = "schemes")]
                Rule::sms_recipient => rules::sms_recipient(state),
                #[cfg(feature = "schemes")]
                Rule::sms_fields => rules::sms_fields(state),
                #[cfg(feature = "schemes")]
                Rule::sms_field => rules::sms_field(state),
                #[cfg(feature = "schemes")]
                Rule::sms_field_name => rules::sms_field_name(state),
                #[cfg(feature = "schemes")]
                Rule::sms_field_ext => rules::sms_field_ext(state),
                #[cfg(feature = "schemes")]
                Rule::escaped_value => rules::escaped_value(state),
                #[cfg(feature = "schemes")]
                Rule::tagURI => rules::tagURI(state),
                #[cfg(feature = "schemes")]
                Rule::taggingEntity => rules::taggingEntity(state),
                #[cfg(feature = "schemes")]
                Rule::authorityName => rules::authorityName(state),
                #[cfg(feature = "schemes")]
                Rule::tag_date => rules::tag_date(state),
                #[cfg(feature = "schemes")]
                Rule::tag_year => rules::tag_year(state),
                #[cfg(feature = "schemes")]
                Rule::tag_month => rules::tag_month(state),
                #[cfg(feature = "schemes")]
                Rule::tag_day => rules::tag_day(state),
                #[cfg(feature = "schemes")]
                Rule::DNSname => rules::DNSname(state),
                #[cfg(feature = "schemes")]
                Rule::DNScomp => rules::DNScomp(state),
                #[cfg(feature = "schemes")]
                Rule::emailAddress => rules::emailAddress(state),
                #[cfg(feature = "schemes")]
                Rule::tag_alphaNum => rules::tag_alphaNum(state),
                #[cfg(feature = "schemes")]
                Rule::tag_specific => rules::tag_specific(state),
                #[cfg(feature = "schemes")]
                Rule::telephone_uri => rules::telephone_uri(state),
                #[cfg(feature = "schemes")]
                Rule::telephone_subscriber => rules::telephone_subscriber(state),
                #[cfg(feature = "schemes")]
                Rule::global_number => rules::global_number(state),
                #[cfg(feature = "schemes")]
                Rule::local_number => rules::local_number(state),
                #[cfg(feature = "schemes")]
                Rule::tel_par => rules::tel_par(state),
                #[cfg(feature = "schemes")]
                Rule::isdn_subaddress => rules::isdn_subaddress(state),
                #[cfg(feature = "schemes")]
                Rule::tel_extension => rules::tel_extension(state),
                #[cfg(feature = "schemes")]
                Rule::tel_phonedigits => rules::tel_phonedigits(state),
                #[cfg(feature = "schemes")]
                Rule::tel_context => rules::tel_context(state),
                #[cfg(feature = "schemes")]
                Rule::tel_descriptor => rules::tel_descriptor(state),
                #[cfg(feature = "schemes")]
                Rule::global_number_digits => rules::global_number_digits(state),
                #[cfg(feature = "schemes")]
                Rule::local_number_digits => rules::local_number_digits(state),
                #[cfg(feature = "schemes")]
                Rule::tel_domainname => rules::tel_domainname(state),
                #[cfg(feature = "schemes")]
                Rule::tel_domainlabel => rules::tel_domainlabel(state),
                #[cfg(feature = "schemes")]
                Rule::tel_toplabel => rules::tel_toplabel(state),
                #[cfg(feature = "schemes")]
                Rule::tel_parameter => rules::tel_parameter(state),
                #[cfg(feature = "schemes")]
                Rule::tel_pname => rules::tel_pname(state),
                #[cfg(feature = "schemes")]
                Rule::tel_pvalue => rules::tel_pvalue(state),
                #[cfg(feature = "schemes")]
                Rule::tel_paramchar => rules::tel_paramchar(state),
                #[cfg(feature = "schemes")]
                Rule::tel_unreserved => rules::tel_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::tel_mark => rules::tel_mark(state),
                #[cfg(feature = "schemes")]
                Rule::tel_param_unreserved => rules::tel_param_unreserved(state),
                #[cfg(feature = "schemes")]
                Rule::visual_separator => rules::visual_separator(state),
                #[cfg(feature = "schemes")]
                Rule::tel_alphanum => rules::tel_alphanum(state),
                #[cfg(feature = "schemes")]
                Rule::namestring => rules::namestring(state),
                #[cfg(feature = "schemes")]
                Rule::assigned_name => rules::assigned_name(state),
                #[cfg(feature = "schemes")]
                Rule::NID => rules::NID(state),
                #[cfg(feature = "schemes")]
                Rule::urn_ldh => rules::urn_ldh(state),
                #[cfg(feature = "schemes")]
                Rule::NSS => rules::NSS(state),
                #[cfg(feature = "schemes")]
                Rule::rq_components => rules::rq_components(state),
                #[cfg(feature = "schemes")]
                Rule::r_component => rules::r_component(state),
                #[cfg(feature = "schemes")]
                Rule::q_component => rules::q_component(state),
                #[cfg(feature = "schemes")]
                Rule::f_component => rules::f_component(state),
                #[cfg(feature = "schemes")]
                Rule::urn_alphanum => rules::urn_alphanum(state),
                #[cfg(feature = "schemes")]
                Rule::UUID => rules::UUID(state),
                #[cfg(feature = "schemes")]
                Rule::urn_oid => rules::urn_oid(state),
                #[cfg(feature = "schemes")]
                Rule::urn_number => rules::urn_number(state),
                #[cfg(feature = "schemes")]
                Rule::ws_URI => rules::ws_URI(state),
                #[cfg(feature = "schemes")]
                Rule::wss_URI => rules::wss_URI(state),
                #[cfg(feature = "schemes")]
                Rule::xmppuri => rules::xmppuri(state),
                #[cfg(feature = "schemes")]
                Rule::hierxmpp => rules::hierxmpp(state),
                #[cfg(feature = "schemes")]
                Rule::authpath => rules::authpath(state),
                #[cfg(feature = "schemes")]
                Rule::authxmpp => rules::authxmpp(state),
                #[cfg(feature = "schemes")]
                Rule::pathxmpp => rules::pathxmpp(state),
                #[cfg(feature = "schemes")]
                Rule::xmpp_host => rules::xmpp_host(state),
                #[cfg(feature = "schemes")]
                Rule::nodeid => rules::nodeid(state),
                #[cfg(feature = "schemes")]
                Rule::nodeallow => rules::nodeallow(state),
                #[cfg(feature = "schemes")]
                Rule::resid => rules::resid(state),
                #[cfg(feature = "schemes")]
                Rule::resallow => rules::resallow(state),
                #[cfg(feature = "schemes")]
                Rule::xmpp_querycomp => rules::xmpp_querycomp(state),
                #[cfg(feature = "schemes")]
                Rule::xmpp_querytype => rules::xmpp_querytype(state),
                #[cfg(feature = "schemes")]
                Rule::xmpp_pair => rules::xmpp_pair(state),
                #[cfg(feature = "schemes")]
                Rule::xmpp_key => rules::xmpp_key(state),
                #[cfg(feature = "schemes")]
                Rule::xmpp_value => rules::xmpp_value(state),
            },
        )
    }
}
