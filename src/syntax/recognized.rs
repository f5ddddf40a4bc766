// The rules that the recognizer is made for: for `build.rs`, which has them compiled, and for `read.rs` and `recognizer.rs`, which call what
// it is compiled to.

/// Calls a macro with the kinds of reference: the function that reads one, its entry rule, the recognizer of this, and whether
/// what that finds tells where a text goes wrong.
macro_rules! for_each_entry {
    ($macro:ident) => {
        $macro! {
            uri: Uri, URI URI_then URI_is_told;
            uri_reference: UriReference, URI_reference URI_reference_then URI_reference_is_told;
            absolute_uri: AbsoluteUri, absolute_URI absolute_URI_then absolute_URI_is_told;
            relative_ref: RelativeRef, relative_ref relative_ref_then relative_ref_is_told;
            iri: Iri, IRI IRI_then IRI_is_told;
            iri_reference: IriReference, IRI_reference IRI_reference_then IRI_reference_is_told;
            absolute_iri: AbsoluteIri, absolute_IRI absolute_IRI_then absolute_IRI_is_told;
            relative_iri_ref: RelativeIriRef, irelative_ref irelative_ref_then irelative_ref_is_told;
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

/// Calls a macro with the rules that match something wherever they are tried, if only nothing: `refused_authority.rs` tells what goes wrong there
/// by what they matched.
#[allow(unused_macros, reason = "for `build.rs` alone")]
macro_rules! for_each_certain {
    ($macro:ident) => {
        $macro! { authority userinfo host iauthority iuserinfo ihost }
    };
}

/// Calls a macro with all other rules in which a text may go wrong, as `refusal.rs` knows them: where an edit brings in another, or lets a text
/// go wrong behind the end of a match, `explain.rs` tells where and why.
#[allow(unused_macros, reason = "for `build.rs` alone")]
macro_rules! for_each_known {
    ($macro:ident) => {
        $macro! {
            URI URI_reference absolute_URI relative_ref hier_part relative_part
            IRI IRI_reference absolute_IRI irelative_ref ihier_part irelative_part
            port IP_literal h16 ls32 IPv4address dec_octet reg_name
            ireg_name
            path_abempty path_absolute path_noscheme path_rootless path_empty segment segment_nz segment_nz_nc
            ipath_abempty ipath_absolute ipath_noscheme ipath_rootless ipath_empty isegment isegment_nz isegment_nz_nc
            query fragment iquery ifragment
        }
    };
}
