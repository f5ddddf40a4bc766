// @generated from grammar/ (hash 6bc853e0876d825a) by `cargo regenerate`. Do not edit.

use super::parser::rules::hidden;
pub mod visible {
    use super::super::Rule;
    use super::super::parser::rules::visible::*;
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn acctURI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::acctURI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("acct")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::acct_userpart(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("@") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.lookahead(false, |state| { state.match_string("[") })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::host(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn acct_userpart(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::acct_userpart,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::sub_delims(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::unreserved(state)
                                                            .or_else(|state| { self::pct_encoded(state) })
                                                            .or_else(|state| { self::sub_delims(state) })
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
    pub fn cid_url(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_url,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("cid")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::content_id(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn content_id(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::content_id, |state| { self::url_addr_spec(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn url_addr_spec(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::url_addr_spec,
                |state| {
                    state
                        .sequence(|state| {
                            self::cid_local_part(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("@") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::cid_domain(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_local_part(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_local_part,
                |state| {
                    state
                        .sequence(|state| {
                            self::cid_word(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string(".")
                                                                .or_else(|state| { state.match_insensitive("%2E") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::cid_word(state) })
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
                                                                                                .match_string(".")
                                                                                                .or_else(|state| { state.match_insensitive("%2E") })
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::cid_word(state) })
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
    pub fn cid_word(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_word,
                |state| {
                    self::cid_atom(state)
                        .or_else(|state| { self::cid_quoted_string(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_atom(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_atom,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::atext(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::atext(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_quoted_string(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_quoted_string,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("%22")
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::cid_qtext(state)
                                                            .or_else(|state| { self::cid_quoted_pair(state) })
                                                    })
                                            })
                                            .and_then(|state| { state.match_string("%22") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_qtext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_qtext,
                |state| {
                    self::cid_url_character(state)
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_string("%")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("0")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            self::DIGIT(state)
                                                                .or_else(|state| { state.match_range('A'..'C') })
                                                                .or_else(|state| { state.match_range('a'..'c') })
                                                                .or_else(|state| { state.match_insensitive("E") })
                                                                .or_else(|state| { state.match_insensitive("F") })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("2")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    state
                                                                        .match_string("0")
                                                                        .or_else(|state| { state.match_string("1") })
                                                                        .or_else(|state| { state.match_range('3'..'9') })
                                                                        .or_else(|state| { state.match_range('A'..'F') })
                                                                        .or_else(|state| { state.match_range('a'..'f') })
                                                                })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("5")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_insensitive("A") })
                                                                        .or_else(|state| { state.match_insensitive("B") })
                                                                        .or_else(|state| { state.match_range('D'..'F') })
                                                                        .or_else(|state| { state.match_range('d'..'f') })
                                                                })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("1")
                                                                .or_else(|state| { state.match_string("3") })
                                                                .or_else(|state| { state.match_string("4") })
                                                                .or_else(|state| { state.match_string("6") })
                                                                .or_else(|state| { state.match_string("7") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::HEXDIG(state) })
                                                        })
                                                })
                                        })
                                })
                        })
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_insensitive("%0D%0A")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .match_string("%20")
                                                .or_else(|state| { state.match_string("%09") })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_quoted_pair(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_quoted_pair,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("%5C")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::cid_url_character(state)
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("%")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { state.match_range('0'..'7') })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::HEXDIG(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_domain(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_domain,
                |state| {
                    state
                        .sequence(|state| {
                            self::cid_sub_domain(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string(".")
                                                                .or_else(|state| { state.match_insensitive("%2E") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::cid_sub_domain(state) })
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
                                                                                                .match_string(".")
                                                                                                .or_else(|state| { state.match_insensitive("%2E") })
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::cid_sub_domain(state) })
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
    pub fn cid_sub_domain(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_sub_domain,
                |state| {
                    self::cid_atom(state)
                        .or_else(|state| { self::cid_domain_literal(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_domain_literal(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_domain_literal,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_insensitive("%5B")
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::cid_dtext(state)
                                                            .or_else(|state| { self::cid_quoted_pair(state) })
                                                    })
                                            })
                                            .and_then(|state| { state.match_insensitive("%5D") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_dtext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_dtext,
                |state| {
                    self::cid_url_character(state)
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_string("%")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("0")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            self::DIGIT(state)
                                                                .or_else(|state| { state.match_range('A'..'C') })
                                                                .or_else(|state| { state.match_range('a'..'c') })
                                                                .or_else(|state| { state.match_insensitive("E") })
                                                                .or_else(|state| { state.match_insensitive("F") })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("5")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_insensitive("A") })
                                                                        .or_else(|state| { state.match_insensitive("E") })
                                                                        .or_else(|state| { state.match_insensitive("F") })
                                                                })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("1")
                                                                .or_else(|state| { state.match_string("2") })
                                                                .or_else(|state| { state.match_string("3") })
                                                                .or_else(|state| { state.match_string("4") })
                                                                .or_else(|state| { state.match_string("6") })
                                                                .or_else(|state| { state.match_string("7") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::HEXDIG(state) })
                                                        })
                                                })
                                        })
                                })
                        })
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_insensitive("%0D%0A")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .match_string("%20")
                                                .or_else(|state| { state.match_string("%09") })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn cid_url_character(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::cid_url_character,
                |state| {
                    self::unreserved(state)
                        .or_else(|state| { self::sub_delims(state) })
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string("@") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn coap_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::coap_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("coap:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("//") })
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
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn coaps_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::coaps_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("coaps:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("//") })
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
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn dataurl(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::dataurl,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("data:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .lookahead(
                                                            false,
                                                            |state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .optional(|state| { self::data_base64(state) })
                                                                            .and_then(|state| { super::hidden::skip(state) })
                                                                            .and_then(|state| { state.match_string(",") })
                                                                    })
                                                            },
                                                        )
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::data_mediatype(state) })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::data_base64(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(",") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::data_data(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn data_mediatype(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_mediatype,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| {
                                    state
                                        .sequence(|state| {
                                            self::data_type(state)
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { state.match_string("/") })
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { self::data_subtype(state) })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string(";")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::data_parameter(state) })
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
                                                                                                .match_string(";")
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::data_parameter(state) })
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
    pub fn data_type(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_type,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::data_token_plain(state)
                                            .or_else(|state| { self::data_pct_token_character(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::data_token_plain(state)
                                                            .or_else(|state| { self::data_pct_token_character(state) })
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
    pub fn data_subtype(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_subtype,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::data_token_plain(state)
                                            .or_else(|state| { self::data_pct_token_character(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::data_token_plain(state)
                                                            .or_else(|state| { self::data_pct_token_character(state) })
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
    pub fn data_parameter(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_parameter,
                |state| {
                    state
                        .sequence(|state| {
                            self::data_attribute(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::data_value(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn data_attribute(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_attribute,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::data_token_plain(state)
                                            .or_else(|state| { self::data_pct_token_character(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::data_token_plain(state)
                                                            .or_else(|state| { self::data_pct_token_character(state) })
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
    pub fn data_value(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_value,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::data_token_plain(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::data_token_plain(state)
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
    pub fn data_token_plain(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_token_plain,
                |state| {
                    self::ALPHA(state)
                        .or_else(|state| { self::DIGIT(state) })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("$") })
                        .or_else(|state| { state.match_string("&") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("-") })
                        .or_else(|state| { state.match_string(".") })
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string("~") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn data_pct_token_character(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_pct_token_character,
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
                                                                    .or_else(|state| { state.match_range('3'..'7') })
                                                                    .or_else(|state| { state.match_insensitive("A") })
                                                                    .or_else(|state| { state.match_insensitive("B") })
                                                                    .or_else(|state| { state.match_insensitive("D") })
                                                                    .or_else(|state| { state.match_insensitive("E") })
                                                            })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("3")
                                                                    .and_then(|state| { self::DIGIT(state) })
                                                            })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("4")
                                                                    .and_then(|state| {
                                                                        state
                                                                            .match_range('1'..'9')
                                                                            .or_else(|state| { state.match_range('A'..'F') })
                                                                            .or_else(|state| { state.match_range('a'..'f') })
                                                                    })
                                                            })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("5")
                                                                    .and_then(|state| {
                                                                        self::DIGIT(state)
                                                                            .or_else(|state| { state.match_insensitive("A") })
                                                                            .or_else(|state| { state.match_insensitive("E") })
                                                                            .or_else(|state| { state.match_insensitive("F") })
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
    pub fn data_base64(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_base64,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { state.match_insensitive(";base64") },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn data_data(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::data_data,
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
    pub fn did_url(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::did_url,
                |state| {
                    state
                        .sequence(|state| {
                            self::did(state)
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
    pub fn did(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::did,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("did:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::method_name(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::method_specific_id(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn method_name(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::method_name,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::method_char(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::method_char(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn method_char(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::method_char,
                |state| {
                    state.match_range('a'..'z').or_else(|state| { self::DIGIT(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn method_specific_id(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::method_specific_id,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                state
                                                    .repeat(|state| { state.match_string(":") })
                                                    .and_then(|state| { self::idchar(state) })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .repeat(|state| { state.match_string(":") })
                                                                    .and_then(|state| { self::idchar(state) })
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
    pub fn idchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::idchar,
                |state| {
                    self::ALPHA(state)
                        .or_else(|state| { self::DIGIT(state) })
                        .or_else(|state| { state.match_string(".") })
                        .or_else(|state| { state.match_string("-") })
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { self::pct_encoded(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_URI,
                |state| {
                    state
                        .sequence(|state| {
                            self::file_scheme(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::file_hier_part(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_scheme(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_scheme,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { state.match_insensitive("file") },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_hier_part(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_hier_part,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("//")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::file_auth_path(state) })
                        })
                        .or_else(|state| { self::file_local_path(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_auth_path(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_auth_path,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .lookahead(false, |state| { state.match_string("/") })
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { self::file_auth(state) })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::path_absolute(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_local_path(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::file_local_path, |state| { self::path_absolute(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_auth(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_auth,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("localhost")
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
                        .or_else(|state| { self::host(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nonstandard_file_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nonstandard_file_URI,
                |state| {
                    state
                        .sequence(|state| {
                            self::file_scheme(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::nonstandard_file_hier_part(state)
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nonstandard_file_hier_part(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nonstandard_file_hier_part,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("//")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::nonstandard_file_auth_path(state)
                                })
                        })
                        .or_else(|state| { self::nonstandard_file_local_path(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nonstandard_file_auth_path(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nonstandard_file_auth_path,
                |state| {
                    state
                        .sequence(|state| {
                            self::file_unc_authority(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::path_absolute(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.lookahead(false, |state| { state.match_string("/") })
                                })
                        })
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_string("//")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| { self::file_host(state) })
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| { self::path_absolute(state) })
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
                                                        .lookahead(false, |state| { state.match_string("/") })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::nonstandard_file_auth(state) })
                                                })
                                        })
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .sequence(|state| {
                                                    self::file_absolute(state)
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state.lookahead(false, |state| { state.match_string("/") })
                                                        })
                                                })
                                                .or_else(|state| { self::path_absolute(state) })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nonstandard_file_local_path(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nonstandard_file_local_path,
                |state| {
                    state
                        .sequence(|state| {
                            self::file_absolute(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.lookahead(false, |state| { state.match_string("/") })
                                })
                        })
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .optional(|state| { self::file_drive_letter(state) })
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| { self::path_absolute(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nonstandard_file_auth(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nonstandard_file_auth,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("localhost")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.lookahead(false, |state| { self::pchar(state) })
                                })
                        })
                        .or_else(|state| {
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
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_unc_authority(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_unc_authority,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_string("/")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| { state.match_string("/") })
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state.optional(|state| { state.match_string("/") })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::file_host(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_host(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_host,
                |state| {
                    state
                        .sequence(|state| {
                            self::file_inline_IP(state)
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
    pub fn file_inline_IP(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_inline_IP,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("%5B")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::IPv6address(state)
                                        .or_else(|state| { self::IPvFuture(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_insensitive("%5D") })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_absolute(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_absolute,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("/")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::file_drive_letter(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::path_absolute(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn file_drive_letter(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::file_drive_letter,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::ALPHA(state)
                                            .and_then(|state| { state.match_string(":") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftpurl(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftpurl,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("ftp://")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ftp_login(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("/")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::ftp_fpath(state) })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .optional(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_insensitive(";type=")
                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                .and_then(|state| { self::ftp_ftptype(state) })
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
    pub fn ftp_fpath(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_fpath,
                |state| {
                    state
                        .sequence(|state| {
                            self::ftp_fsegment(state)
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
                                                                .and_then(|state| { self::ftp_fsegment(state) })
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
                                                                                                .and_then(|state| { self::ftp_fsegment(state) })
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
    pub fn ftp_fsegment(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_fsegment,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::ftp_uchar(state)
                                            .or_else(|state| { state.match_string(":") })
                                            .or_else(|state| { state.match_string("@") })
                                            .or_else(|state| { state.match_string("&") })
                                            .or_else(|state| { state.match_string("=") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftp_ftptype(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_ftptype,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .match_insensitive("a")
                                    .or_else(|state| { state.match_insensitive("i") })
                                    .or_else(|state| { state.match_insensitive("d") })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftp_login(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_login,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| {
                                    state
                                        .sequence(|state| {
                                            self::ftp_user(state)
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| {
                                                    state
                                                        .optional(|state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .match_string(":")
                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                        .and_then(|state| { self::ftp_password(state) })
                                                                })
                                                        })
                                                })
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { state.match_string("@") })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ftp_hostport(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftp_hostport(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_hostport,
                |state| {
                    state
                        .sequence(|state| {
                            self::host(state)
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
    pub fn ftp_user(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_user,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::ftp_uchar(state)
                                            .or_else(|state| { state.match_string(";") })
                                            .or_else(|state| { state.match_string("&") })
                                            .or_else(|state| { state.match_string("=") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftp_password(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_password,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::ftp_uchar(state)
                                            .or_else(|state| { state.match_string(";") })
                                            .or_else(|state| { state.match_string("&") })
                                            .or_else(|state| { state.match_string("=") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftp_uchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_uchar,
                |state| {
                    self::unreserved(state)
                        .or_else(|state| { self::pct_encoded(state) })
                        .or_else(|state| { self::ftp_safe(state) })
                        .or_else(|state| { self::ftp_extra(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftp_safe(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_safe,
                |state| {
                    state
                        .match_string("$")
                        .or_else(|state| { state.match_string("-") })
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string(".") })
                        .or_else(|state| { state.match_string("+") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ftp_extra(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ftp_extra,
                |state| {
                    state
                        .match_string("!")
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                        .or_else(|state| { state.match_string(",") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_URI,
                |state| {
                    state
                        .sequence(|state| {
                            self::geo_scheme(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::geo_path(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_scheme(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_scheme,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { state.match_insensitive("geo") },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_path(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_path,
                |state| {
                    state
                        .sequence(|state| {
                            self::geo_coordinates(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::geo_p(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_coordinates(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_coordinates,
                |state| {
                    state
                        .sequence(|state| {
                            self::coord_a(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(",") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::coord_b(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string(",")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::coord_c(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn coord_a(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::coord_a, |state| { self::geo_num(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn coord_b(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::coord_b, |state| { self::geo_num(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn coord_c(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::coord_c, |state| { self::geo_num(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_p(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_p,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| { self::crsp(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::uncp(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    self::geo_parameter(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            super::hidden::skip(state)
                                                                                .and_then(|state| { self::geo_parameter(state) })
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
    pub fn crsp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::crsp,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive(";crs=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::crslabel(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::geo_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn crslabel(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::crslabel, |state| { self::geo_labeltext(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn uncp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::uncp,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive(";u=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::geo_uval(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::geo_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_uval(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::geo_uval, |state| { self::geo_pnum(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_parameter(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_parameter,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string(";")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::geo_pname(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("=")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::geo_pvalue(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_pname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::geo_pname, |state| { self::geo_labeltext(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_pvalue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_pvalue,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::geo_paramchar(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::geo_paramchar(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_paramchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_paramchar,
                |state| {
                    self::geo_p_unreserved(state)
                        .or_else(|state| { self::geo_unreserved(state) })
                        .or_else(|state| { self::pct_encoded(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_labeltext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_labeltext,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::geo_alphanum(state)
                                            .or_else(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::geo_alphanum(state)
                                                            .or_else(|state| { state.match_string("-") })
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
    pub fn geo_pnum(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_pnum,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                self::DIGIT(state)
                                                    .and_then(|state| {
                                                        state.repeat(|state| { self::DIGIT(state) })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .and_then(|state| { self::DIGIT(state) })
                                                                    .and_then(|state| {
                                                                        state.repeat(|state| { self::DIGIT(state) })
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
    pub fn geo_num(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_num,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { state.match_string("-") })
                                            .and_then(|state| { self::geo_pnum(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_unreserved,
                |state| {
                    self::geo_alphanum(state).or_else(|state| { self::geo_mark(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_mark(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_mark,
                |state| {
                    state
                        .match_string("-")
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string(".") })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("~") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_p_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_p_unreserved,
                |state| {
                    state
                        .match_string(":")
                        .or_else(|state| { state.match_string("&") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("$") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_alphanum(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_alphanum,
                |state| { self::ALPHA(state).or_else(|state| { self::DIGIT(state) }) },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn geo_latitude(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_latitude,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::DIGIT(state)
                                                            .and_then(|state| {
                                                                state.optional(|state| { self::DIGIT(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .and_then(|state| { self::DIGIT(state) })
                                                                    .and_then(|state| {
                                                                        state.repeat(|state| { self::DIGIT(state) })
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
    pub fn geo_longitude(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_longitude,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::DIGIT(state)
                                                            .and_then(|state| {
                                                                state.optional(|state| { self::DIGIT(state) })
                                                            })
                                                            .and_then(|state| {
                                                                state.optional(|state| { self::DIGIT(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .and_then(|state| { self::DIGIT(state) })
                                                                    .and_then(|state| {
                                                                        state.repeat(|state| { self::DIGIT(state) })
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
    pub fn geo_altitude(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::geo_altitude,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .optional(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::DIGIT(state)
                                                            .and_then(|state| {
                                                                state.repeat(|state| { self::DIGIT(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .optional(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .and_then(|state| { self::DIGIT(state) })
                                                                    .and_then(|state| {
                                                                        state.repeat(|state| { self::DIGIT(state) })
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
    pub fn http_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::http_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("http")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("://") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::authority(state) })
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
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn https_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::https_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("https")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("://") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::authority(state) })
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
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldapurl(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldapurl,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_scheme(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("://") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    self::host(state)
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
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("/")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::ldap_dn(state) })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .optional(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_string("?")
                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::ldap_attributes(state) })
                                                                                })
                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                .and_then(|state| {
                                                                                    state
                                                                                        .optional(|state| {
                                                                                            state
                                                                                                .sequence(|state| {
                                                                                                    state
                                                                                                        .match_string("?")
                                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                                        .and_then(|state| {
                                                                                                            state.optional(|state| { self::ldap_scope(state) })
                                                                                                        })
                                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                                        .and_then(|state| {
                                                                                                            state
                                                                                                                .optional(|state| {
                                                                                                                    state
                                                                                                                        .sequence(|state| {
                                                                                                                            state
                                                                                                                                .match_string("?")
                                                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                .and_then(|state| {
                                                                                                                                    state.optional(|state| { self::ldap_url_filter(state) })
                                                                                                                                })
                                                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                .and_then(|state| {
                                                                                                                                    state
                                                                                                                                        .optional(|state| {
                                                                                                                                            state
                                                                                                                                                .sequence(|state| {
                                                                                                                                                    state
                                                                                                                                                        .match_string("?")
                                                                                                                                                        .and_then(|state| { super::hidden::skip(state) })
                                                                                                                                                        .and_then(|state| { self::ldap_extensions(state) })
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
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_scheme(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_scheme,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { state.match_insensitive("ldap") },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_dn(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_dn,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { self::ldap_plain(state) })
                                            .or_else(|state| { state.match_string(",") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_attributes(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_attributes,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_attrdesc(state)
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
                                                                .and_then(|state| { self::ldap_attrdesc(state) })
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
                                                                                                .and_then(|state| { self::ldap_attrdesc(state) })
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
    pub fn ldap_attrdesc(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_attrdesc,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_selector(state)
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
                                                                .and_then(|state| { self::ldap_selector(state) })
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
                                                                                                .and_then(|state| { self::ldap_selector(state) })
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
    pub fn ldap_selector(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_selector,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { self::ldap_plain(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::unreserved(state)
                                                            .or_else(|state| { self::pct_encoded(state) })
                                                            .or_else(|state| { self::ldap_plain(state) })
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
    pub fn ldap_scope(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_scope,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .match_insensitive("base")
                                    .or_else(|state| { state.match_insensitive("one") })
                                    .or_else(|state| { state.match_insensitive("sub") })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_url_filter(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_url_filter,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { self::ldap_plain(state) })
                                            .or_else(|state| { state.match_string(",") })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::unreserved(state)
                                                            .or_else(|state| { self::pct_encoded(state) })
                                                            .or_else(|state| { self::ldap_plain(state) })
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
    pub fn ldap_extensions(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_extensions,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_extension(state)
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
                                                                .and_then(|state| { self::ldap_extension(state) })
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
                                                                                                .and_then(|state| { self::ldap_extension(state) })
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
    pub fn ldap_extension(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_extension,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| { self::ldap_EXCLAMATION(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_extype(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("=")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::ldap_exvalue(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_EXCLAMATION(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_EXCLAMATION, |state| { state.match_string("!") })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_extype(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_extype, |state| { self::ldap_oid(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_exvalue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_exvalue,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { self::ldap_plain(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_plain(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_plain,
                |state| {
                    state
                        .match_string(":")
                        .or_else(|state| { state.match_string("/") })
                        .or_else(|state| { state.match_string("@") })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("$") })
                        .or_else(|state| { state.match_string("&") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string(";") })
                        .or_else(|state| { state.match_string("=") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_filter(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_filter,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("(")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_filtercomp(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(")") })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_filtercomp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_filtercomp,
                |state| {
                    self::ldap_and(state)
                        .or_else(|state| { self::ldap_or(state) })
                        .or_else(|state| { self::ldap_not(state) })
                        .or_else(|state| { self::ldap_item(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_and(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_and,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("&")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_filterlist(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_or(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_or,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("|")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_filterlist(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_not(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_not,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("!")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_filter(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_filterlist(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_filterlist,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_filter(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    self::ldap_filter(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            super::hidden::skip(state)
                                                                                .and_then(|state| { self::ldap_filter(state) })
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
    pub fn ldap_item(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_item,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_present(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(
                                            false,
                                            |state| {
                                                state
                                                    .match_string("*")
                                                    .or_else(|state| { self::ldap_normal(state) })
                                                    .or_else(|state| { self::ldap_escaped(state) })
                                            },
                                        )
                                })
                        })
                        .or_else(|state| { self::ldap_substring(state) })
                        .or_else(|state| { self::ldap_simple(state) })
                        .or_else(|state| { self::ldap_extensible(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_simple(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_simple,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_attr(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_filtertype(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_assertionvalue(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_filtertype(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_filtertype,
                |state| {
                    self::ldap_equal(state)
                        .or_else(|state| { self::ldap_approx(state) })
                        .or_else(|state| { self::ldap_greaterorequal(state) })
                        .or_else(|state| { self::ldap_lessorequal(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_equal(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_equal, |state| { state.match_string("=") })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_approx(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_approx, |state| { state.match_string("~=") })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_greaterorequal(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_greaterorequal, |state| { state.match_string(">=") })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_lessorequal(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_lessorequal, |state| { state.match_string("<=") })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_extensible(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_extensible,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_attr(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::ldap_dnattrs(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::ldap_matchingrule(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_assertionvalue(state) })
                        })
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    self::ldap_dnattrs(state)
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .lookahead(true, |state| { self::ldap_matchingrule(state) })
                                                        })
                                                })
                                        })
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| { self::ldap_matchingrule(state) })
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| { state.match_string(":=") })
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| { self::ldap_assertionvalue(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_present(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_present,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_attr(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=*") })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_substring(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_substring,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_attr(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .lookahead(false, |state| { state.match_string("*") })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::ldap_initial(state) })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_any(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .lookahead(
                                                            true,
                                                            |state| {
                                                                self::ldap_normal(state)
                                                                    .or_else(|state| { self::ldap_escaped(state) })
                                                            },
                                                        )
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::ldap_final(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_initial(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_initial,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { self::ldap_assertionvalue(state) },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_any(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_any,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("*")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            self::ldap_assertionvalue(state)
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { state.match_string("*") })
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
                                                                                            self::ldap_assertionvalue(state)
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { state.match_string("*") })
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
    pub fn ldap_final(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_final,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { self::ldap_assertionvalue(state) },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_attr(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_attr, |state| { self::ldap_attributedescription(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_dnattrs(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_dnattrs,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string(":")
                                            .and_then(|state| { state.match_insensitive("dn") })
                                            .and_then(|state| {
                                                state
                                                    .lookahead(false, |state| { self::ldap_keychar(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_matchingrule(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_matchingrule,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string(":")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_oid(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_assertionvalue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_assertionvalue,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { self::ldap_valueencoding(state) },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_valueencoding(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_valueencoding,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::ldap_normal(state)
                                            .or_else(|state| { self::ldap_escaped(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_normal(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_normal,
                |state| {
                    self::ldap_UTF1SUBSET(state)
                        .or_else(|state| { self::ldap_UTFMB(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_escaped(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_escaped,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("\\")
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
    pub fn ldap_UTF1SUBSET(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_UTF1SUBSET,
                |state| {
                    state
                        .match_range('\u{1}'..'\'')
                        .or_else(|state| { state.match_range('+'..'[') })
                        .or_else(|state| { state.match_range(']'..'\u{7f}') })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn distinguishedName(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::distinguishedName,
                |state| {
                    state
                        .optional(|state| {
                            state
                                .sequence(|state| {
                                    self::relativeDistinguishedName(state)
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
                                                                        .and_then(|state| {
                                                                            self::relativeDistinguishedName(state)
                                                                        })
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
                                                                                                        .and_then(|state| {
                                                                                                            self::relativeDistinguishedName(state)
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
    pub fn relativeDistinguishedName(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::relativeDistinguishedName,
                |state| {
                    state
                        .sequence(|state| {
                            self::attributeTypeAndValue(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("+")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::attributeTypeAndValue(state) })
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
                                                                                                .match_string("+")
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::attributeTypeAndValue(state) })
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
    pub fn attributeTypeAndValue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::attributeTypeAndValue,
                |state| {
                    state
                        .sequence(|state| {
                            self::attributeType(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::attributeValue(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn attributeType(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::attributeType,
                |state| {
                    self::ldap_descr(state)
                        .or_else(|state| { self::ldap_numericoid(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn attributeValue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::attributeValue,
                |state| {
                    self::ldap_hexstring(state)
                        .or_else(|state| { self::ldap_string(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_string(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_string,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .optional(|state| {
                                        state
                                            .sequence(|state| {
                                                self::ldap_leadchar(state)
                                                    .or_else(|state| { self::ldap_pair(state) })
                                                    .and_then(|state| {
                                                        state
                                                            .repeat(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .repeat(|state| { state.match_string(" ") })
                                                                            .and_then(|state| {
                                                                                self::ldap_trailchar(state)
                                                                                    .or_else(|state| { self::ldap_pair(state) })
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
    pub fn ldap_leadchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_leadchar,
                |state| {
                    self::ldap_LUTF1(state).or_else(|state| { self::ldap_UTFMB(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_LUTF1(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_LUTF1,
                |state| {
                    state
                        .match_range('\u{1}'..'\u{1f}')
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_range('$'..'*') })
                        .or_else(|state| { state.match_range('-'..':') })
                        .or_else(|state| { state.match_string("=") })
                        .or_else(|state| { state.match_range('?'..'[') })
                        .or_else(|state| { state.match_range(']'..'\u{7f}') })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_trailchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_trailchar,
                |state| {
                    self::ldap_TUTF1(state).or_else(|state| { self::ldap_UTFMB(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_TUTF1(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_TUTF1,
                |state| {
                    state
                        .match_range('\u{1}'..'\u{1f}')
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_range('#'..'*') })
                        .or_else(|state| { state.match_range('-'..':') })
                        .or_else(|state| { state.match_string("=") })
                        .or_else(|state| { state.match_range('?'..'[') })
                        .or_else(|state| { state.match_range(']'..'\u{7f}') })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_stringchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_stringchar,
                |state| {
                    self::ldap_SUTF1(state).or_else(|state| { self::ldap_UTFMB(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_SUTF1(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_SUTF1,
                |state| {
                    state
                        .match_range('\u{1}'..'!')
                        .or_else(|state| { state.match_range('#'..'*') })
                        .or_else(|state| { state.match_range('-'..':') })
                        .or_else(|state| { state.match_string("=") })
                        .or_else(|state| { state.match_range('?'..'[') })
                        .or_else(|state| { state.match_range(']'..'\u{7f}') })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_pair(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_pair,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("\\")
                                            .and_then(|state| {
                                                state
                                                    .match_string("\\")
                                                    .or_else(|state| { self::ldap_special(state) })
                                                    .or_else(|state| { self::ldap_hexpair(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_special(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_special,
                |state| {
                    self::ldap_dn_escaped(state)
                        .or_else(|state| { state.match_string(" ") })
                        .or_else(|state| { state.match_string("#") })
                        .or_else(|state| { state.match_string("=") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_dn_escaped(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_dn_escaped,
                |state| {
                    state
                        .match_string("\"")
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string(",") })
                        .or_else(|state| { state.match_string(";") })
                        .or_else(|state| { state.match_string("<") })
                        .or_else(|state| { state.match_string(">") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_hexstring(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_hexstring,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("#")
                                            .and_then(|state| { self::ldap_hexpair(state) })
                                            .and_then(|state| {
                                                state.repeat(|state| { self::ldap_hexpair(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_hexpair(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_hexpair,
                |state| {
                    state
                        .sequence(|state| {
                            self::HEXDIG(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::HEXDIG(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn attributeSelector(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::attributeSelector,
                |state| {
                    self::ldap_selectorspecial(state)
                        .or_else(|state| { self::ldap_attributedescription(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_selectorspecial(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_selectorspecial,
                |state| {
                    self::ldap_noattrs(state)
                        .or_else(|state| { self::ldap_alluserattrs(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_noattrs(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_noattrs,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("1.1")
                                            .and_then(|state| {
                                                state
                                                    .lookahead(
                                                        false,
                                                        |state| {
                                                            self::DIGIT(state)
                                                                .or_else(|state| { state.match_string(".") })
                                                                .or_else(|state| { state.match_string(";") })
                                                        },
                                                    )
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_alluserattrs(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_alluserattrs, |state| { state.match_string("*") })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_attributedescription(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_attributedescription,
                |state| {
                    state
                        .sequence(|state| {
                            self::ldap_attributetype(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::ldap_options(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_attributetype(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::ldap_attributetype, |state| { self::ldap_oid(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_options(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_options,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_string(";")
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { self::ldap_option(state) })
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
                                                                                .match_string(";")
                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                .and_then(|state| { self::ldap_option(state) })
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
    pub fn ldap_option(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_option,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::ldap_keychar(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::ldap_keychar(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_oid(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_oid,
                |state| {
                    self::ldap_descr(state)
                        .or_else(|state| { self::ldap_numericoid(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_descr(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_descr,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { self::ldap_keystring(state) },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_numericoid(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_numericoid,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::ldap_number(state)
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .match_string(".")
                                                            .and_then(|state| { self::ldap_number(state) })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .and_then(|state| { self::ldap_number(state) })
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
    pub fn ldap_number(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_number,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_range('1'..'9')
                                            .and_then(|state| { self::DIGIT(state) })
                                            .and_then(|state| {
                                                state.repeat(|state| { self::DIGIT(state) })
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
    pub fn ldap_keystring(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_keystring,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::ALPHA(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::ldap_keychar(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_keychar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_keychar,
                |state| {
                    self::ALPHA(state)
                        .or_else(|state| { self::DIGIT(state) })
                        .or_else(|state| { state.match_string("-") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ldap_UTFMB(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ldap_UTFMB,
                |state| { state.match_range('\u{80}'..'\u{10ffff}') },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailtoURI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailtoURI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("mailto:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::mailto_to(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::hfields(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_to(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_to,
                |state| {
                    state
                        .sequence(|state| {
                            self::mailto_addr_spec(state)
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
                                                                .and_then(|state| { self::mailto_addr_spec(state) })
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
                                                                                                .and_then(|state| { self::mailto_addr_spec(state) })
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
    pub fn hfields(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::hfields,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("?")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::hfield(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("&")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::hfield(state) })
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
                                                                                                .match_string("&")
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::hfield(state) })
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
    pub fn hfield(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::hfield,
                |state| {
                    state
                        .sequence(|state| {
                            self::hfname(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::hfvalue(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn hfname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::hfname,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state.repeat(|state| { self::mailto_qchar(state) })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn hfvalue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::hfvalue,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state.repeat(|state| { self::mailto_qchar(state) })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_addr_spec(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_addr_spec,
                |state| {
                    state
                        .sequence(|state| {
                            self::mailto_local_part(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("@") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::mailto_domain(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_local_part(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_local_part,
                |state| {
                    self::mailto_dot_atom_text(state)
                        .or_else(|state| { self::mailto_quoted_string(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_domain(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_domain,
                |state| {
                    self::mailto_dot_atom_text(state)
                        .or_else(|state| { self::mailto_domain_literal(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_dot_atom_text(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_dot_atom_text,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                self::mailto_atext(state)
                                                    .and_then(|state| {
                                                        state.repeat(|state| { self::mailto_atext(state) })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .or_else(|state| { state.match_insensitive("%2E") })
                                                                    .and_then(|state| { self::mailto_atext(state) })
                                                                    .and_then(|state| {
                                                                        state.repeat(|state| { self::mailto_atext(state) })
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
    pub fn mailto_atext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_atext,
                |state| {
                    self::ALPHA(state)
                        .or_else(|state| { self::DIGIT(state) })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("$") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("-") })
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string("~") })
                        .or_else(|state| { self::pct_atext(state) })
                        .or_else(|state| { self::pct_non_ascii(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_quoted_string(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_quoted_string,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("%22")
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::mailto_qtext(state)
                                                            .or_else(|state| { self::mailto_quoted_pair(state) })
                                                    })
                                            })
                                            .and_then(|state| { state.match_string("%22") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_qtext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_qtext,
                |state| {
                    self::mailto_plain(state)
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_string("%")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("2")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .match_string("1")
                                                                .or_else(|state| { state.match_range('3'..'9') })
                                                                .or_else(|state| { state.match_range('A'..'F') })
                                                                .or_else(|state| { state.match_range('a'..'f') })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("3")
                                                                .or_else(|state| { state.match_string("4") })
                                                                .or_else(|state| { state.match_string("6") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::HEXDIG(state) })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("5")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_insensitive("A") })
                                                                        .or_else(|state| { state.match_insensitive("B") })
                                                                        .or_else(|state| { state.match_range('D'..'F') })
                                                                        .or_else(|state| { state.match_range('d'..'f') })
                                                                })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("7")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_range('A'..'E') })
                                                                        .or_else(|state| { state.match_range('a'..'e') })
                                                                })
                                                        })
                                                })
                                        })
                                })
                        })
                        .or_else(|state| { self::pct_non_ascii(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_quoted_pair(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_quoted_pair,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("%5C")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::mailto_plain(state)
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("%")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .match_string("2")
                                                                .or_else(|state| { state.match_string("3") })
                                                                .or_else(|state| { state.match_string("4") })
                                                                .or_else(|state| { state.match_string("5") })
                                                                .or_else(|state| { state.match_string("6") })
                                                        })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::HEXDIG(state) })
                                                })
                                        })
                                        .or_else(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("%7")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            self::DIGIT(state)
                                                                .or_else(|state| { state.match_range('A'..'E') })
                                                                .or_else(|state| { state.match_range('a'..'e') })
                                                        })
                                                })
                                        })
                                        .or_else(|state| { state.match_string("%09") })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_domain_literal(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_domain_literal,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_insensitive("%5B")
                                            .and_then(|state| {
                                                state.repeat(|state| { self::mailto_dtext_no_obs(state) })
                                            })
                                            .and_then(|state| { state.match_insensitive("%5D") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_dtext_no_obs(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_dtext_no_obs,
                |state| {
                    self::mailto_plain(state)
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_string("%")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("2")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .match_range('1'..'9')
                                                                .or_else(|state| { state.match_range('A'..'F') })
                                                                .or_else(|state| { state.match_range('a'..'f') })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("3")
                                                                .or_else(|state| { state.match_string("4") })
                                                                .or_else(|state| { state.match_string("6") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::HEXDIG(state) })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("5")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_insensitive("A") })
                                                                        .or_else(|state| { state.match_insensitive("E") })
                                                                        .or_else(|state| { state.match_insensitive("F") })
                                                                })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("7")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_range('A'..'E') })
                                                                        .or_else(|state| { state.match_range('a'..'e') })
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
    pub fn mailto_plain(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_plain,
                |state| {
                    self::unreserved(state)
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("$") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string(",") })
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string("@") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_qchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_qchar,
                |state| {
                    self::unreserved(state)
                        .or_else(|state| { self::pct_encoded(state) })
                        .or_else(|state| { self::mailto_some_delims(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_some_delims(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_some_delims,
                |state| {
                    state
                        .match_string("!")
                        .or_else(|state| { state.match_string("$") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string(",") })
                        .or_else(|state| { state.match_string(";") })
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string("@") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn atext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::atext,
                |state| {
                    self::ALPHA(state)
                        .or_else(|state| { self::DIGIT(state) })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("$") })
                        .or_else(|state| { state.match_string("&") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("-") })
                        .or_else(|state| { state.match_string("=") })
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string("~") })
                        .or_else(|state| { self::pct_atext(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn pct_atext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::pct_atext,
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
                                                                    .or_else(|state| { state.match_range('3'..'7') })
                                                                    .or_else(|state| { state.match_insensitive("A") })
                                                                    .or_else(|state| { state.match_insensitive("B") })
                                                                    .or_else(|state| { state.match_insensitive("D") })
                                                                    .or_else(|state| { state.match_insensitive("F") })
                                                            })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("3")
                                                                    .and_then(|state| {
                                                                        self::DIGIT(state)
                                                                            .or_else(|state| { state.match_insensitive("D") })
                                                                            .or_else(|state| { state.match_insensitive("F") })
                                                                    })
                                                            })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("4")
                                                                    .and_then(|state| {
                                                                        state
                                                                            .match_range('1'..'9')
                                                                            .or_else(|state| { state.match_range('A'..'F') })
                                                                            .or_else(|state| { state.match_range('a'..'f') })
                                                                    })
                                                            })
                                                    })
                                                    .or_else(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string("5")
                                                                    .and_then(|state| {
                                                                        self::DIGIT(state)
                                                                            .or_else(|state| { state.match_insensitive("A") })
                                                                            .or_else(|state| { state.match_insensitive("E") })
                                                                            .or_else(|state| { state.match_insensitive("F") })
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
    pub fn pct_non_ascii(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::pct_non_ascii,
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
                                                    .match_string("8")
                                                    .or_else(|state| { state.match_string("9") })
                                                    .or_else(|state| { state.match_range('A'..'F') })
                                                    .or_else(|state| { state.match_range('a'..'f') })
                                            })
                                            .and_then(|state| { self::HEXDIG(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_field_name(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_field_name,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::mailto_ftext(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::mailto_ftext(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mailto_ftext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mailto_ftext,
                |state| {
                    state
                        .match_range('!'..'9')
                        .or_else(|state| { state.match_range(';'..'~') })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn mid_url(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::mid_url,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("mid")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::message_id(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("/")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::content_id(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn message_id(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::message_id, |state| { self::url_addr_spec(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn newsURL(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::newsURL,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("news:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    self::nntp_server(state)
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { state.match_string("/") })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    self::news_article(state)
                                        .or_else(|state| { self::newsgroups(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn news_article(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::news_article,
                |state| {
                    state
                        .sequence(|state| {
                            self::news_id_left(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("@") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::news_id_right(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn news_id_left(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::news_id_left,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                self::atext(state)
                                                    .and_then(|state| {
                                                        state.repeat(|state| { self::atext(state) })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .or_else(|state| { state.match_insensitive("%2E") })
                                                                    .and_then(|state| { self::atext(state) })
                                                                    .and_then(|state| {
                                                                        state.repeat(|state| { self::atext(state) })
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
    pub fn news_id_right(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::news_id_right,
                |state| {
                    self::news_dot_atom_text(state)
                        .or_else(|state| { self::news_no_fold_literal(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn news_dot_atom_text(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::news_dot_atom_text,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                self::atext(state)
                                                    .and_then(|state| {
                                                        state.repeat(|state| { self::atext(state) })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .or_else(|state| { state.match_insensitive("%2E") })
                                                                    .and_then(|state| { self::atext(state) })
                                                                    .and_then(|state| {
                                                                        state.repeat(|state| { self::atext(state) })
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
    pub fn news_no_fold_literal(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::news_no_fold_literal,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_insensitive("%5B")
                                            .and_then(|state| {
                                                state.repeat(|state| { self::news_mdtext(state) })
                                            })
                                            .and_then(|state| { state.match_insensitive("%5D") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn news_mdtext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::news_mdtext,
                |state| {
                    self::unreserved(state)
                        .or_else(|state| { self::sub_delims(state) })
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string("@") })
                        .or_else(|state| {
                            state
                                .sequence(|state| {
                                    state
                                        .match_string("%")
                                        .and_then(|state| { super::hidden::skip(state) })
                                        .and_then(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("2")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .match_range('1'..'9')
                                                                .or_else(|state| { state.match_range('A'..'F') })
                                                                .or_else(|state| { state.match_range('a'..'f') })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("3")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_range('A'..'D') })
                                                                        .or_else(|state| { state.match_range('a'..'d') })
                                                                        .or_else(|state| { state.match_insensitive("F") })
                                                                })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("4")
                                                                .or_else(|state| { state.match_string("6") })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::HEXDIG(state) })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("5")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_insensitive("A") })
                                                                        .or_else(|state| { state.match_insensitive("E") })
                                                                        .or_else(|state| { state.match_insensitive("F") })
                                                                })
                                                        })
                                                })
                                                .or_else(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("7")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| {
                                                                    self::DIGIT(state)
                                                                        .or_else(|state| { state.match_range('A'..'E') })
                                                                        .or_else(|state| { state.match_range('a'..'e') })
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
    pub fn newsgroups(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::newsgroups,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::nntp_group_char(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { state.match_string("*") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn wildmat_pattern(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::wildmat_pattern,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::wildmat_item(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::wildmat_item(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn wildmat_item(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::wildmat_item,
                |state| {
                    self::wildmat_exact(state)
                        .or_else(|state| { self::wildmat_wild(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn wildmat_wild(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::wildmat_wild,
                |state| {
                    state.match_string("*").or_else(|state| { state.match_string("?") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nntpURL(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nntpURL,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("nntp:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::nntp_server(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("/") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::nntp_group(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("/")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::nntp_article_number(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nntp_server(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nntp_server,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("//")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::authority(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nntp_group(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nntp_group,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::nntp_group_char(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::nntp_group_char(state)
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
    pub fn nntp_article_number(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nntp_article_number,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::DIGIT(state)
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
                                            .and_then(|state| {
                                                state.optional(|state| { self::DIGIT(state) })
                                            })
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
    pub fn nntp_group_char(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nntp_group_char,
                |state| {
                    self::ALPHA(state)
                        .or_else(|state| { self::DIGIT(state) })
                        .or_else(|state| { state.match_string("-") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string(".") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn newsgroup_name(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::newsgroup_name,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::wildmat_exact(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::wildmat_exact(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn wildmat_exact(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::wildmat_exact,
                |state| {
                    state
                        .match_range('"'..')')
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_range('-'..'>') })
                        .or_else(|state| { state.match_range('@'..'Z') })
                        .or_else(|state| { state.match_range('^'..'~') })
                        .or_else(|state| { self::UTF8_non_ascii(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn UTF8_non_ascii(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::UTF8_non_ascii,
                |state| { state.match_range('\u{80}'..'\u{10ffff}') },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn SIP_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::SIP_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .lookahead(
                                    true,
                                    |state| {
                                        state
                                            .sequence(|state| {
                                                self::absolute_URI(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state.lookahead(false, |state| { self::ANY(state) })
                                                    })
                                            })
                                    },
                                )
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_insensitive("sip:") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::sip_userinfo(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_hostport(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::uri_parameters(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::sip_headers(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_userinfo(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_userinfo,
                |state| {
                    state
                        .sequence(|state| {
                            self::sip_user(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string(":")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::sip_password(state) })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("@") })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_user(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_user,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::sip_unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { self::user_unreserved(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::sip_unreserved(state)
                                                            .or_else(|state| { self::pct_encoded(state) })
                                                            .or_else(|state| { self::user_unreserved(state) })
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
    pub fn user_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::user_unreserved,
                |state| {
                    state
                        .match_string("&")
                        .or_else(|state| { state.match_string("=") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("$") })
                        .or_else(|state| { state.match_string(",") })
                        .or_else(|state| { state.match_string(";") })
                        .or_else(|state| { state.match_string("?") })
                        .or_else(|state| { state.match_string("/") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_password(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_password,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::sip_unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { state.match_string("&") })
                                            .or_else(|state| { state.match_string("=") })
                                            .or_else(|state| { state.match_string("+") })
                                            .or_else(|state| { state.match_string("$") })
                                            .or_else(|state| { state.match_string(",") })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_hostport(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_hostport,
                |state| {
                    state
                        .sequence(|state| {
                            self::sip_host(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string(":")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::sip_port(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_host(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_host,
                |state| {
                    self::sip_hostname(state)
                        .or_else(|state| { self::IPv4address(state) })
                        .or_else(|state| { self::IPv6reference(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_hostname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_hostname,
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
                                                        self::sip_domainlabel(state)
                                                            .and_then(|state| { state.match_string(".") })
                                                            .and_then(|state| {
                                                                state.lookahead(true, |state| { self::sip_alphanum(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { self::sip_toplabel(state) })
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
    pub fn sip_domainlabel(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_domainlabel,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::sip_alphanum(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .repeat(|state| { state.match_string("-") })
                                                                    .and_then(|state| { self::sip_alphanum(state) })
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
    pub fn sip_toplabel(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_toplabel,
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
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .repeat(|state| { state.match_string("-") })
                                                                    .and_then(|state| { self::sip_alphanum(state) })
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
    pub fn IPv6reference(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::IPv6reference,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("[")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::IPv6address(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("]") })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_port(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_port,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::DIGIT(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::DIGIT(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn uri_parameters(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::uri_parameters,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_string(";")
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { self::uri_parameter(state) })
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
                                                                                .match_string(";")
                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                .and_then(|state| { self::uri_parameter(state) })
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
    pub fn uri_parameter(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::uri_parameter,
                |state| {
                    self::transport_param(state)
                        .or_else(|state| { self::user_param(state) })
                        .or_else(|state| { self::method_param(state) })
                        .or_else(|state| { self::ttl_param(state) })
                        .or_else(|state| { self::maddr_param(state) })
                        .or_else(|state| { self::lr_param(state) })
                        .or_else(|state| { self::other_param(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn transport_param(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::transport_param,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("transport=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_token(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::sip_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn user_param(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::user_param,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("user=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_token(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::sip_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn method_param(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::method_param,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("method=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_Method(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::sip_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn ttl_param(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ttl_param,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("ttl=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_ttl(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::sip_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn maddr_param(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::maddr_param,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("maddr=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_host(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::sip_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn lr_param(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::lr_param,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("lr")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(
                                            false,
                                            |state| {
                                                self::sip_paramchar(state)
                                                    .or_else(|state| { state.match_string("=") })
                                            },
                                        )
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn other_param(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::other_param,
                |state| {
                    state
                        .sequence(|state| {
                            self::sip_pname(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("=")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::sip_pvalue(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_pname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_pname,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::sip_paramchar(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::sip_paramchar(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_pvalue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_pvalue,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::sip_paramchar(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::sip_paramchar(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_paramchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_paramchar,
                |state| {
                    self::sip_param_unreserved(state)
                        .or_else(|state| { self::sip_unreserved(state) })
                        .or_else(|state| { self::pct_encoded(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_param_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_param_unreserved,
                |state| {
                    state
                        .match_string("[")
                        .or_else(|state| { state.match_string("]") })
                        .or_else(|state| { state.match_string("/") })
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string("&") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("$") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_headers(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_headers,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("?")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_header(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("&")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::sip_header(state) })
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
                                                                                                .match_string("&")
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::sip_header(state) })
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
    pub fn sip_header(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_header,
                |state| {
                    state
                        .sequence(|state| {
                            self::sip_hname(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_hvalue(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_hname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_hname,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::hnv_unreserved(state)
                                            .or_else(|state| { self::sip_unreserved(state) })
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::hnv_unreserved(state)
                                                            .or_else(|state| { self::sip_unreserved(state) })
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
    pub fn sip_hvalue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_hvalue,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::hnv_unreserved(state)
                                            .or_else(|state| { self::sip_unreserved(state) })
                                            .or_else(|state| { self::pct_encoded(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn hnv_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::hnv_unreserved,
                |state| {
                    state
                        .match_string("[")
                        .or_else(|state| { state.match_string("]") })
                        .or_else(|state| { state.match_string("/") })
                        .or_else(|state| { state.match_string("?") })
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("$") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_Method(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::sip_Method, |state| { self::sip_token(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_ttl(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_ttl,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::DIGIT(state)
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
    pub fn sip_token(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_token,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::sip_alphanum(state)
                                            .or_else(|state| { state.match_string("-") })
                                            .or_else(|state| { state.match_string(".") })
                                            .or_else(|state| { state.match_string("!") })
                                            .or_else(|state| { state.match_string("%") })
                                            .or_else(|state| { state.match_string("*") })
                                            .or_else(|state| { state.match_string("_") })
                                            .or_else(|state| { state.match_string("+") })
                                            .or_else(|state| { state.match_string("`") })
                                            .or_else(|state| { state.match_string("'") })
                                            .or_else(|state| { state.match_string("~") })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::sip_alphanum(state)
                                                            .or_else(|state| { state.match_string("-") })
                                                            .or_else(|state| { state.match_string(".") })
                                                            .or_else(|state| { state.match_string("!") })
                                                            .or_else(|state| { state.match_string("%") })
                                                            .or_else(|state| { state.match_string("*") })
                                                            .or_else(|state| { state.match_string("_") })
                                                            .or_else(|state| { state.match_string("+") })
                                                            .or_else(|state| { state.match_string("`") })
                                                            .or_else(|state| { state.match_string("'") })
                                                            .or_else(|state| { state.match_string("~") })
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
    pub fn sip_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_unreserved,
                |state| {
                    self::sip_alphanum(state).or_else(|state| { self::sip_mark(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_mark(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_mark,
                |state| {
                    state
                        .match_string("-")
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string(".") })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("~") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sip_alphanum(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sip_alphanum,
                |state| { self::ALPHA(state).or_else(|state| { self::DIGIT(state) }) },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn SIPS_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::SIPS_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .lookahead(
                                    true,
                                    |state| {
                                        state
                                            .sequence(|state| {
                                                self::absolute_URI(state)
                                                    .and_then(|state| { super::hidden::skip(state) })
                                                    .and_then(|state| {
                                                        state.lookahead(false, |state| { self::ANY(state) })
                                                    })
                                            })
                                    },
                                )
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_insensitive("sips:") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::sip_userinfo(state) })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sip_hostport(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::uri_parameters(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.optional(|state| { self::sip_headers(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sms_uri(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sms_uri,
                |state| {
                    state
                        .sequence(|state| {
                            self::sms_scheme(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::sms_hier_part(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("?")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::sms_fields(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sms_scheme(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sms_scheme,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| { state.match_insensitive("sms") },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sms_hier_part(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sms_hier_part,
                |state| {
                    state
                        .sequence(|state| {
                            self::sms_recipient(state)
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
                                                                .and_then(|state| { self::sms_recipient(state) })
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
                                                                                                .and_then(|state| { self::sms_recipient(state) })
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
    pub fn sms_recipient(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::sms_recipient, |state| { self::telephone_subscriber(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sms_fields(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sms_fields,
                |state| {
                    state
                        .sequence(|state| {
                            self::sms_field(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .match_string("&")
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::sms_field(state) })
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
                                                                                                .match_string("&")
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::sms_field(state) })
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
    pub fn sms_field(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sms_field,
                |state| {
                    state
                        .sequence(|state| {
                            self::sms_field_name(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::escaped_value(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sms_field_name(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sms_field_name,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("body")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state.lookahead(false, |state| { self::unreserved(state) })
                                })
                        })
                        .or_else(|state| { self::sms_field_ext(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn sms_field_ext(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::sms_field_ext,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::unreserved(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::unreserved(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn escaped_value(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::escaped_value,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tagURI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tagURI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("tag:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::taggingEntity(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::tag_specific(state) })
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
    pub fn taggingEntity(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::taggingEntity,
                |state| {
                    state
                        .sequence(|state| {
                            self::authorityName(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(",") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::tag_date(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn authorityName(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::authorityName,
                |state| {
                    self::emailAddress(state).or_else(|state| { self::DNSname(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tag_date(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tag_date,
                |state| {
                    state
                        .sequence(|state| {
                            self::tag_year(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("-")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::tag_month(state) })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| {
                                                            state
                                                                .optional(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            state
                                                                                .match_string("-")
                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                .and_then(|state| { self::tag_day(state) })
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
    pub fn tag_year(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tag_year,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::DIGIT(state)
                                            .and_then(|state| { self::DIGIT(state) })
                                            .and_then(|state| { self::DIGIT(state) })
                                            .and_then(|state| { self::DIGIT(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tag_month(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tag_month,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::DIGIT(state).and_then(|state| { self::DIGIT(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tag_day(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tag_day,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::DIGIT(state).and_then(|state| { self::DIGIT(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn DNSname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::DNSname,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::DNScomp(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .and_then(|state| { self::DNScomp(state) })
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
    pub fn DNScomp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::DNScomp,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::tag_alphaNum(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .repeat(|state| { state.match_string("-") })
                                                                    .and_then(|state| { self::tag_alphaNum(state) })
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
    pub fn emailAddress(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::emailAddress,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                self::tag_alphaNum(state)
                                                    .or_else(|state| { state.match_string("-") })
                                                    .or_else(|state| { state.match_string(".") })
                                                    .or_else(|state| { state.match_string("_") })
                                                    .and_then(|state| {
                                                        state
                                                            .repeat(|state| {
                                                                self::tag_alphaNum(state)
                                                                    .or_else(|state| { state.match_string("-") })
                                                                    .or_else(|state| { state.match_string(".") })
                                                                    .or_else(|state| { state.match_string("_") })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { state.match_string("@") })
                                            .and_then(|state| { self::DNSname(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tag_alphaNum(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tag_alphaNum,
                |state| { self::DIGIT(state).or_else(|state| { self::ALPHA(state) }) },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tag_specific(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tag_specific,
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
    pub fn telephone_uri(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::telephone_uri,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("tel:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::telephone_subscriber(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn telephone_subscriber(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::telephone_subscriber,
                |state| {
                    self::global_number(state)
                        .or_else(|state| { self::local_number(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn global_number(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::global_number,
                |state| {
                    state
                        .sequence(|state| {
                            self::global_number_digits(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    self::tel_par(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            super::hidden::skip(state)
                                                                                .and_then(|state| { self::tel_par(state) })
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
    pub fn local_number(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::local_number,
                |state| {
                    state
                        .sequence(|state| {
                            self::local_number_digits(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    state
                                                        .sequence(|state| {
                                                            state
                                                                .lookahead(false, |state| { self::tel_context(state) })
                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                .and_then(|state| { self::tel_par(state) })
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
                                                                                                .lookahead(false, |state| { self::tel_context(state) })
                                                                                                .and_then(|state| { super::hidden::skip(state) })
                                                                                                .and_then(|state| { self::tel_par(state) })
                                                                                        })
                                                                                })
                                                                        })
                                                                })
                                                        })
                                                })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::tel_context(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    self::tel_par(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            super::hidden::skip(state)
                                                                                .and_then(|state| { self::tel_par(state) })
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
    pub fn tel_par(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_par,
                |state| {
                    self::tel_extension(state)
                        .or_else(|state| { self::isdn_subaddress(state) })
                        .or_else(|state| { self::tel_parameter(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn isdn_subaddress(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::isdn_subaddress,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive(";isub=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::tel_pvalue(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_extension(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_extension,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive(";ext=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::tel_phonedigits(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::tel_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_phonedigits(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_phonedigits,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::DIGIT(state)
                                            .or_else(|state| { self::visual_separator(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_context(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_context,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive(";phone-context=")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::tel_descriptor(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .lookahead(false, |state| { self::tel_paramchar(state) })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_descriptor(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_descriptor,
                |state| {
                    self::tel_domainname(state)
                        .or_else(|state| { self::global_number_digits(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn global_number_digits(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::global_number_digits,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_string("+")
                                            .and_then(|state| {
                                                state.repeat(|state| { self::visual_separator(state) })
                                            })
                                            .and_then(|state| { self::DIGIT(state) })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::DIGIT(state)
                                                            .or_else(|state| { self::visual_separator(state) })
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
    pub fn local_number_digits(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::local_number_digits,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .repeat(|state| { self::visual_separator(state) })
                                            .and_then(|state| {
                                                self::HEXDIG(state)
                                                    .or_else(|state| { state.match_string("*") })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::HEXDIG(state)
                                                            .or_else(|state| { state.match_string("*") })
                                                            .or_else(|state| { self::visual_separator(state) })
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
    pub fn tel_domainname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_domainname,
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
                                                        self::tel_domainlabel(state)
                                                            .and_then(|state| { state.match_string(".") })
                                                            .and_then(|state| {
                                                                state.lookahead(true, |state| { self::tel_alphanum(state) })
                                                            })
                                                    })
                                            })
                                            .and_then(|state| { self::tel_toplabel(state) })
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
    pub fn tel_domainlabel(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_domainlabel,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::tel_alphanum(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .repeat(|state| { state.match_string("-") })
                                                                    .and_then(|state| { self::tel_alphanum(state) })
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
    pub fn tel_toplabel(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_toplabel,
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
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .repeat(|state| { state.match_string("-") })
                                                                    .and_then(|state| { self::tel_alphanum(state) })
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
    pub fn tel_parameter(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_parameter,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string(";")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::tel_pname(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("=")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::tel_pvalue(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_pname(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_pname,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::tel_alphanum(state)
                                            .or_else(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::tel_alphanum(state)
                                                            .or_else(|state| { state.match_string("-") })
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
    pub fn tel_pvalue(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_pvalue,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::tel_paramchar(state)
                                            .and_then(|state| {
                                                state.repeat(|state| { self::tel_paramchar(state) })
                                            })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_paramchar(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_paramchar,
                |state| {
                    self::tel_param_unreserved(state)
                        .or_else(|state| { self::tel_unreserved(state) })
                        .or_else(|state| { self::pct_encoded(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_unreserved,
                |state| {
                    self::tel_alphanum(state).or_else(|state| { self::tel_mark(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_mark(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_mark,
                |state| {
                    state
                        .match_string("-")
                        .or_else(|state| { state.match_string("_") })
                        .or_else(|state| { state.match_string(".") })
                        .or_else(|state| { state.match_string("!") })
                        .or_else(|state| { state.match_string("~") })
                        .or_else(|state| { state.match_string("*") })
                        .or_else(|state| { state.match_string("'") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_param_unreserved(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_param_unreserved,
                |state| {
                    state
                        .match_string("/")
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string("&") })
                        .or_else(|state| { state.match_string("+") })
                        .or_else(|state| { state.match_string("$") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn visual_separator(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::visual_separator,
                |state| {
                    state
                        .match_string("-")
                        .or_else(|state| { state.match_string(".") })
                        .or_else(|state| { state.match_string("(") })
                        .or_else(|state| { state.match_string(")") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn tel_alphanum(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::tel_alphanum,
                |state| { self::ALPHA(state).or_else(|state| { self::DIGIT(state) }) },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn namestring(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::namestring,
                |state| {
                    state
                        .sequence(|state| {
                            self::assigned_name(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .lookahead(true, |state| { state.match_string("?") })
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::rq_components(state) })
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
                                                        .and_then(|state| { self::f_component(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn assigned_name(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::assigned_name,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("urn")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::NID(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::NSS(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn NID(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::NID,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::urn_alphanum(state)
                                            .and_then(|state| {
                                                state
                                                    .lookahead(
                                                        true,
                                                        |state| {
                                                            state
                                                                .sequence(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            self::urn_ldh(state)
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                                .and_then(|state| {
                                                                                    state.optional(|state| { self::urn_ldh(state) })
                                                                                })
                                                                        })
                                                                        .and_then(|state| {
                                                                            state.lookahead(false, |state| { self::urn_ldh(state) })
                                                                        })
                                                                })
                                                        },
                                                    )
                                            })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        state
                                                            .repeat(|state| { state.match_string("-") })
                                                            .and_then(|state| { self::urn_alphanum(state) })
                                                    })
                                            })
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .repeat(|state| { state.match_string("-") })
                                                                    .and_then(|state| { self::urn_alphanum(state) })
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
    pub fn urn_ldh(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::urn_ldh,
                |state| {
                    self::urn_alphanum(state)
                        .or_else(|state| { state.match_string("-") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn NSS(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::NSS,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::pchar(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::pchar(state)
                                                            .or_else(|state| { state.match_string("/") })
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
    pub fn rq_components(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::rq_components,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .match_string("?+")
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { self::r_component(state) })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("?=")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::q_component(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn r_component(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::r_component,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::pchar(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::pchar(state)
                                                            .or_else(|state| { state.match_string("/") })
                                                            .or_else(|state| {
                                                                state
                                                                    .sequence(|state| {
                                                                        state
                                                                            .lookahead(
                                                                                false,
                                                                                |state| {
                                                                                    state
                                                                                        .sequence(|state| {
                                                                                            state
                                                                                                .match_string("?=")
                                                                                                .and_then(|state| { self::pchar(state) })
                                                                                        })
                                                                                },
                                                                            )
                                                                            .and_then(|state| { state.match_string("?") })
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
    pub fn q_component(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::q_component,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::pchar(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        self::pchar(state)
                                                            .or_else(|state| { state.match_string("/") })
                                                            .or_else(|state| { state.match_string("?") })
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
    pub fn f_component(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state.rule(Rule::f_component, |state| { self::fragment(state) })
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn urn_alphanum(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::urn_alphanum,
                |state| { self::ALPHA(state).or_else(|state| { self::DIGIT(state) }) },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn UUID(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::UUID,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .sequence(|state| {
                                                self::HEXDIG(state)
                                                    .and_then(|state| { self::HEXDIG(state) })
                                                    .and_then(|state| { self::HEXDIG(state) })
                                                    .and_then(|state| { self::HEXDIG(state) })
                                                    .and_then(|state| { self::HEXDIG(state) })
                                                    .and_then(|state| { self::HEXDIG(state) })
                                                    .and_then(|state| { self::HEXDIG(state) })
                                                    .and_then(|state| { self::HEXDIG(state) })
                                            })
                                            .and_then(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::HEXDIG(state)
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                    })
                                            })
                                            .and_then(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::HEXDIG(state)
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                    })
                                            })
                                            .and_then(|state| { state.match_string("-") })
                                            .and_then(|state| {
                                                state
                                                    .sequence(|state| {
                                                        self::HEXDIG(state)
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                            .and_then(|state| { self::HEXDIG(state) })
                                                    })
                                            })
                                            .and_then(|state| { state.match_string("-") })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
                                            .and_then(|state| { self::HEXDIG(state) })
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
    pub fn urn_oid(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::urn_oid,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        self::urn_number(state)
                                            .and_then(|state| {
                                                state
                                                    .repeat(|state| {
                                                        state
                                                            .sequence(|state| {
                                                                state
                                                                    .match_string(".")
                                                                    .and_then(|state| { self::urn_number(state) })
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
    pub fn urn_number(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::urn_number,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .sequence(|state| {
                                        state
                                            .match_range('1'..'9')
                                            .and_then(|state| { self::DIGIT(state) })
                                            .and_then(|state| {
                                                state.repeat(|state| { self::DIGIT(state) })
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
    pub fn ws_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::ws_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("ws:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("//") })
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
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn wss_URI(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::wss_URI,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("wss:")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("//") })
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
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn xmppuri(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::xmppuri,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_insensitive("xmpp")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string(":") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::hierxmpp(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("?")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::xmpp_querycomp(state) })
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
    pub fn hierxmpp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::hierxmpp,
                |state| {
                    self::authpath(state).or_else(|state| { self::pathxmpp(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn authpath(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::authpath,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string("//")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::authxmpp(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("/")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::pathxmpp(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn authxmpp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::authxmpp,
                |state| {
                    state
                        .sequence(|state| {
                            self::nodeid(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("@") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::host(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn pathxmpp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::pathxmpp,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .optional(|state| {
                                    state
                                        .sequence(|state| {
                                            self::nodeid(state)
                                                .and_then(|state| { super::hidden::skip(state) })
                                                .and_then(|state| { state.match_string("@") })
                                        })
                                })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::xmpp_host(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .optional(|state| {
                                            state
                                                .sequence(|state| {
                                                    state
                                                        .match_string("/")
                                                        .and_then(|state| { super::hidden::skip(state) })
                                                        .and_then(|state| { self::resid(state) })
                                                })
                                        })
                                })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn xmpp_host(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::xmpp_host,
                |state| {
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
                        .or_else(|state| { self::reg_name(state) })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nodeid(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nodeid,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { self::nodeallow(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn nodeallow(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::nodeallow,
                |state| {
                    state
                        .match_string("!")
                        .or_else(|state| { state.match_string("$") })
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
    pub fn resid(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::resid,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                            .or_else(|state| { self::resallow(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn resallow(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::resallow,
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
                        .or_else(|state| { state.match_string(":") })
                        .or_else(|state| { state.match_string(";") })
                        .or_else(|state| { state.match_string("=") })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn xmpp_querycomp(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::xmpp_querycomp,
                |state| {
                    state
                        .sequence(|state| {
                            self::xmpp_querytype(state)
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| {
                                    state
                                        .sequence(|state| {
                                            state
                                                .optional(|state| {
                                                    self::xmpp_pair(state)
                                                        .and_then(|state| {
                                                            state
                                                                .repeat(|state| {
                                                                    state
                                                                        .sequence(|state| {
                                                                            super::hidden::skip(state)
                                                                                .and_then(|state| { self::xmpp_pair(state) })
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
    pub fn xmpp_querytype(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::xmpp_querytype,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn xmpp_pair(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::xmpp_pair,
                |state| {
                    state
                        .sequence(|state| {
                            state
                                .match_string(";")
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::xmpp_key(state) })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { state.match_string("=") })
                                .and_then(|state| { super::hidden::skip(state) })
                                .and_then(|state| { self::xmpp_value(state) })
                        })
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn xmpp_key(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::xmpp_key,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                    })
                            },
                        )
                },
            )
    }
    #[inline]
    #[allow(non_snake_case, unused_variables)]
    pub fn xmpp_value(
        state: ::alloc::boxed::Box<::pest::ParserState<'_, Rule>>,
    ) -> ::pest::ParseResult<::alloc::boxed::Box<::pest::ParserState<'_, Rule>>> {
        state
            .rule(
                Rule::xmpp_value,
                |state| {
                    state
                        .atomic(
                            ::pest::Atomicity::Atomic,
                            |state| {
                                state
                                    .repeat(|state| {
                                        self::unreserved(state)
                                            .or_else(|state| { self::pct_encoded(state) })
                                    })
                            },
                        )
                },
            )
    }
}
