// The rules that the recognizer is made for: for `build.rs`, which has them compiled, and for `read.rs` and `recognizer.rs`, which call what
// it is compiled to.

/// Calls a macro with the kinds of reference: the function that reads one, its entry rule and the recognizer of this; and the
/// shape that the rule has, as `build.rs` finds it, beside the one for which `refusal.rs` and `refused_authority.rs` tell what is wrong.
macro_rules! for_each_entry {
    ($macro:ident) => {
        $macro! {
            uri: Uri, URI URI_then URI_shape 0x52f3_8866_eb93_3b24;
            uri_reference: UriReference, URI_reference URI_reference_then URI_reference_shape 0x7356_1295_176e_a859;
            absolute_uri: AbsoluteUri, absolute_URI absolute_URI_then absolute_URI_shape 0x7e51_6eef_3227_5e61;
            relative_ref: RelativeRef, relative_ref relative_ref_then relative_ref_shape 0xd0fe_4ed7_a511_6970;
            iri: Iri, IRI IRI_then IRI_shape 0xfcb5_0a06_3364_a403;
            iri_reference: IriReference, IRI_reference IRI_reference_then IRI_reference_shape 0xf0f3_b219_03ba_888f;
            absolute_iri: AbsoluteIri, absolute_IRI absolute_IRI_then absolute_IRI_shape 0x7fdb_ac72_f338_830e;
            relative_iri_ref: RelativeIriRef, irelative_ref irelative_ref_then irelative_ref_shape 0xfb9c_b222_e13f_ab1b;
        }
    };
}

/// Calls a macro with the rules that the recognizer tells where they matched: those that `Walk::meets`, in `outline.rs`, knows.
#[allow(unused_macros, reason = "beside `build.rs` only a test calls it, which holds it against the walk")]
macro_rules! for_each_recorded {
    ($macro:ident) => {
        $macro! {
            scheme authority host path_abempty path_absolute path_noscheme path_rootless path_empty query
            iauthority ihost ipath_abempty ipath_absolute ipath_noscheme ipath_rootless ipath_empty iquery
        }
    };
}

/// Calls a macro with the rules that have recognizers of their own, beside those of whole references: those that an edit checks by
/// themselves, and those that tell the kind of a host.
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
