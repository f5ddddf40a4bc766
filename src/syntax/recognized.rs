// The rules that have recognizers of their own, beside those of whole references: for `build.rs`, which has them compiled, and for
// `recognizer.rs`, which calls them.

/// Calls a macro with the rules that an edit checks by themselves, and those that tell the kind of a host.
macro_rules! for_each_recognized {
    ($macro:ident) => {
        $macro! {
            scheme userinfo host port path query fragment segment reg_name IPvFuture IPv4address
            iuserinfo ihost ipath iquery ifragment isegment
        }
    };
}

/// Calls a macro with the rules where the recognizer of the whole does not tell in which place a text is refused, for they have several
/// ways to go wrong, or are not what was being read; and with the functions that tell.
macro_rules! for_each_reached {
    ($macro:ident) => {
        $macro! {
            IPv6address IPv6address_reach, IPvFuture IPvFuture_reach, userinfo userinfo_reach, iuserinfo iuserinfo_reach,
        }
    };
}
