// The rules that the recognizer is made for: for `build.rs`, which has them compiled, and for `read.rs` and `recognizer.rs`, which call what
// it is compiled to.

/// Calls a macro with the kinds of reference: the function that reads one, its entry rule and the recognizer of this; and the
/// shape that the rule has, as `build.rs` finds it, beside the one for which `refusal.rs` and `refused_authority.rs` tell what is wrong.
macro_rules! for_each_entry {
    ($macro:ident) => {
        $macro! {
            uri: Uri, URI URI_then URI_shape 0x090c_b6de_b7b0_a3bb;
            uri_reference: UriReference, URI_reference URI_reference_then URI_reference_shape 0xb2ec_44a6_6bff_5a08;
            absolute_uri: AbsoluteUri, absolute_URI absolute_URI_then absolute_URI_shape 0x85d8_5c84_73bb_7e7e;
            relative_ref: RelativeRef, relative_ref relative_ref_then relative_ref_shape 0xb1c0_f407_e78d_c59d;
            iri: Iri, IRI IRI_then IRI_shape 0x084d_ba6c_6464_caba;
            iri_reference: IriReference, IRI_reference IRI_reference_then IRI_reference_shape 0x8bf3_31e5_b776_8282;
            absolute_iri: AbsoluteIri, absolute_IRI absolute_IRI_then absolute_IRI_shape 0x3184_8d56_276c_c2ab;
            relative_iri_ref: RelativeIriRef, irelative_ref irelative_ref_then irelative_ref_shape 0xd4ab_0e2f_1228_0408;
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
