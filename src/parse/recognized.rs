// The rules that the recognizer is made for: for `build.rs`, which has them compiled, and for `read.rs` and `recognizer.rs`, which call what
// it is compiled to.

/// Calls a macro with the kinds of reference: the function that reads one, its entry rule and the recognizer of this.
macro_rules! for_each_entry {
    ($macro:ident) => {
        $macro! {
            uri: Uri, URI URI_then;
            uri_reference: UriReference, URI_reference URI_reference_then;
            absolute_uri: AbsoluteUri, absolute_URI absolute_URI_then;
            relative_ref: RelativeRef, relative_ref relative_ref_then;
            iri: Iri, IRI IRI_then;
            iri_reference: IriReference, IRI_reference IRI_reference_then;
            absolute_iri: AbsoluteIri, absolute_IRI absolute_IRI_then;
            relative_iri_ref: RelativeIriRef, irelative_ref irelative_ref_then;
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
            scheme userinfo host port path query fragment segment reg_name IPvFuture IPv4address pct_encoded
            iuserinfo ihost ipath iquery ifragment isegment
        }
    };
}

/// Calls a macro with the rules whose recognizers also say how far any way through them gets: those with several ways to go wrong.
macro_rules! for_each_reached {
    ($macro:ident) => {
        $macro! {
            host host_reach, ihost ihost_reach,
        }
    };
}
