// @generated from grammar/ (hash 6bc853e0876d825a) by `cargo regenerate`. Do not edit.

/**The syntax of URIs: RFC 3986, Appendix A, with its order and names (`-` is written `_`).

Above every rule: its ABNF with the section that explains it, then strings that the whole rule must match (`ok`) and
must reject (`bad`); a test runs them. `PEG:` marks each position where the pest rule is not the ABNF word for word, and
says why. `grammar/README.md` explains the traps.*/
#[allow(dead_code, non_camel_case_types, clippy::upper_case_acronyms)]
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub enum Rule {
    ///URI           = scheme ":" hier-part [ "?" query ] [ "#" fragment ]                            (RFC 3986, section 3)
    URI,
    /**hier-part     = "//" authority path-abempty
              / path-absolute
              / path-rootless
              / path-empty                                                                     (RFC 3986, section 3)*/
    hier_part,
    ///URI-reference = URI / relative-ref                                                           (RFC 3986, section 4.1)
    URI_reference,
    ///absolute-URI  = scheme ":" hier-part [ "?" query ]                                           (RFC 3986, section 4.3)
    absolute_URI,
    ///relative-ref  = relative-part [ "?" query ] [ "#" fragment ]                                 (RFC 3986, section 4.2)
    relative_ref,
    /**relative-part = "//" authority path-abempty
              / path-absolute
              / path-noscheme
              / path-empty                                                                   (RFC 3986, section 4.2)*/
    relative_part,
    ///scheme        = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )                                   (RFC 3986, section 3.1)
    scheme,
    ///authority     = [ userinfo "@" ] host [ ":" port ]                                           (RFC 3986, section 3.2)
    authority,
    ///userinfo      = *( unreserved / pct-encoded / sub-delims / ":" )                           (RFC 3986, section 3.2.1)
    userinfo,
    ///host          = IP-literal / IPv4address / reg-name                                        (RFC 3986, section 3.2.2)
    host,
    ///port          = *DIGIT                                                                     (RFC 3986, section 3.2.3)
    port,
    ///IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"                                       (RFC 3986, section 3.2.2)
    IP_literal,
    ///IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )                       (RFC 3986, section 3.2.2)
    IPvFuture,
    /**IPv6address   =                            6( h16 ":" ) ls32
              /                       "::" 5( h16 ":" ) ls32
              / [               h16 ] "::" 4( h16 ":" ) ls32
              / [ *1( h16 ":" ) h16 ] "::" 3( h16 ":" ) ls32
              / [ *2( h16 ":" ) h16 ] "::" 2( h16 ":" ) ls32
              / [ *3( h16 ":" ) h16 ] "::"    h16 ":"   ls32
              / [ *4( h16 ":" ) h16 ] "::"              ls32
              / [ *5( h16 ":" ) h16 ] "::"              h16
              / [ *6( h16 ":" ) h16 ] "::"                                                 (RFC 3986, section 3.2.2)*/
    IPv6address,
    ///h16           = 1*4HEXDIG                                                                  (RFC 3986, section 3.2.2)
    h16,
    ///ls32          = ( h16 ":" h16 ) / IPv4address                                              (RFC 3986, section 3.2.2)
    ls32,
    ///IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet                        (RFC 3986, section 3.2.2)
    IPv4address,
    /**dec-octet     = DIGIT                 ; 0-9
              / %x31-39 DIGIT         ; 10-99
              / "1" 2DIGIT            ; 100-199
              / "2" %x30-34 DIGIT     ; 200-249
              / "25" %x30-35          ; 250-255                                            (RFC 3986, section 3.2.2)*/
    dec_octet,
    ///reg-name      = *( unreserved / pct-encoded / sub-delims )                                 (RFC 3986, section 3.2.2)
    reg_name,
    /**path          = path-abempty    ; begins with "/" or is empty
              / path-absolute   ; begins with "/" but not "//"
              / path-noscheme   ; begins with a non-colon segment
              / path-rootless   ; begins with a segment
              / path-empty      ; zero characters                                            (RFC 3986, section 3.3)*/
    path,
    ///path-abempty  = *( "/" segment )                                                             (RFC 3986, section 3.3)
    path_abempty,
    ///path-absolute = "/" [ segment-nz *( "/" segment ) ]                                          (RFC 3986, section 3.3)
    path_absolute,
    ///path-noscheme = segment-nz-nc *( "/" segment )                                               (RFC 3986, section 3.3)
    path_noscheme,
    ///path-rootless = segment-nz *( "/" segment )                                                  (RFC 3986, section 3.3)
    path_rootless,
    ///path-empty    = 0<pchar>                                                                     (RFC 3986, section 3.3)
    path_empty,
    ///segment       = *pchar                                                                       (RFC 3986, section 3.3)
    segment,
    ///segment-nz    = 1*pchar                                                                      (RFC 3986, section 3.3)
    segment_nz,
    /**segment-nz-nc = 1*( unreserved / pct-encoded / sub-delims / "@" )
              ; non-zero-length segment without any colon ":"                                (RFC 3986, section 3.3)*/
    segment_nz_nc,
    ///pchar         = unreserved / pct-encoded / sub-delims / ":" / "@"                            (RFC 3986, section 3.3)
    pchar,
    ///query         = *( pchar / "/" / "?" )                                                       (RFC 3986, section 3.4)
    query,
    ///fragment      = *( pchar / "/" / "?" )                                                       (RFC 3986, section 3.5)
    fragment,
    ///pct-encoded   = "%" HEXDIG HEXDIG                                                            (RFC 3986, section 2.1)
    pct_encoded,
    ///unreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~"                                        (RFC 3986, section 2.3)
    unreserved,
    ///reserved      = gen-delims / sub-delims                                                      (RFC 3986, section 2.2)
    reserved,
    ///gen-delims    = ":" / "/" / "?" / "#" / "[" / "]" / "@"                                      (RFC 3986, section 2.2)
    gen_delims,
    /**sub-delims    = "!" / "$" / "&" / "'" / "(" / ")"
              / "*" / "+" / "," / ";" / "="                                                  (RFC 3986, section 2.2)*/
    sub_delims,
    ///ALPHA         = %x41-5A / %x61-7A   ; A-Z / a-z                                           (RFC 5234, appendix B.1)
    ALPHA,
    ///DIGIT         = %x30-39   ; 0-9                                                           (RFC 5234, appendix B.1)
    DIGIT,
    ///HEXDIG        = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"                                 (RFC 5234, appendix B.1)
    HEXDIG,
    ///IRI            = scheme ":" ihier-part [ "?" iquery ] [ "#" ifragment ]                       (RFC 3987, section 2.2)
    IRI,
    /**ihier-part     = "//" iauthority ipath-abempty
               / ipath-absolute
               / ipath-rootless
               / ipath-empty                                                                  (RFC 3987, section 2.2)*/
    ihier_part,
    ///IRI-reference  = IRI / irelative-ref                                                          (RFC 3987, section 2.2)
    IRI_reference,
    ///absolute-IRI   = scheme ":" ihier-part [ "?" iquery ]                                         (RFC 3987, section 2.2)
    absolute_IRI,
    ///irelative-ref  = irelative-part [ "?" iquery ] [ "#" ifragment ]                              (RFC 3987, section 2.2)
    irelative_ref,
    /**irelative-part = "//" iauthority ipath-abempty
               / ipath-absolute
               / ipath-noscheme
               / ipath-empty                                                                  (RFC 3987, section 2.2)*/
    irelative_part,
    ///iauthority     = [ iuserinfo "@" ] ihost [ ":" port ]                                         (RFC 3987, section 2.2)
    iauthority,
    ///iuserinfo      = *( iunreserved / pct-encoded / sub-delims / ":" )                            (RFC 3987, section 2.2)
    iuserinfo,
    ///ihost          = IP-literal / IPv4address / ireg-name                                         (RFC 3987, section 2.2)
    ihost,
    ///ireg-name      = *( iunreserved / pct-encoded / sub-delims )                                  (RFC 3987, section 2.2)
    ireg_name,
    /**ipath          = ipath-abempty   ; begins with "/" or is empty
               / ipath-absolute  ; begins with "/" but not "//"
               / ipath-noscheme  ; begins with a non-colon segment
               / ipath-rootless  ; begins with a segment
               / ipath-empty     ; zero characters                                            (RFC 3987, section 2.2)*/
    ipath,
    ///ipath-abempty  = *( "/" isegment )                                                            (RFC 3987, section 2.2)
    ipath_abempty,
    ///ipath-absolute = "/" [ isegment-nz *( "/" isegment ) ]                                        (RFC 3987, section 2.2)
    ipath_absolute,
    ///ipath-noscheme = isegment-nz-nc *( "/" isegment )                                             (RFC 3987, section 2.2)
    ipath_noscheme,
    ///ipath-rootless = isegment-nz *( "/" isegment )                                                (RFC 3987, section 2.2)
    ipath_rootless,
    ///ipath-empty    = 0<ipchar>                                                                    (RFC 3987, section 2.2)
    ipath_empty,
    ///isegment       = *ipchar                                                                      (RFC 3987, section 2.2)
    isegment,
    ///isegment-nz    = 1*ipchar                                                                     (RFC 3987, section 2.2)
    isegment_nz,
    /**isegment-nz-nc = 1*( iunreserved / pct-encoded / sub-delims / "@" )
               ; non-zero-length segment without any colon ":"                                (RFC 3987, section 2.2)*/
    isegment_nz_nc,
    ///ipchar         = iunreserved / pct-encoded / sub-delims / ":" / "@"                           (RFC 3987, section 2.2)
    ipchar,
    ///iquery         = *( ipchar / iprivate / "/" / "?" )                                           (RFC 3987, section 2.2)
    iquery,
    ///ifragment      = *( ipchar / "/" / "?" )                                                      (RFC 3987, section 2.2)
    ifragment,
    ///iunreserved    = ALPHA / DIGIT / "-" / "." / "_" / "~" / ucschar                              (RFC 3987, section 2.2)
    iunreserved,
    /**ucschar        = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF
               / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD
               / %x40000-4FFFD / %x50000-5FFFD / %x60000-6FFFD
               / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD
               / %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD
               / %xD0000-DFFFD / %xE1000-EFFFD                                                (RFC 3987, section 2.2)*/
    ucschar,
    ///iprivate       = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD                                (RFC 3987, section 2.2)
    iprivate,
    ///URI-Template  = *( literals / expression )                                                      (RFC 6570, section 2)
    URI_Template,
    /**literals      = 1*( %x21 / %x23-24 / %x26-3B / %x3D / %x3F-5B / %x5D / %x5F / %x61-7A / %x7E
                   / ucschar / iprivate / pct-encoded )
              ; any Unicode character except: CTL, SP, DQUOTE, "%" (aside from pct-encoded),
              ;  "<", ">", "\", "^", "`", "{", "|", "}"                                         (RFC 6570, section 2.1)*/
    literals,
    ///expression    = "{" [ operator ] variable-list "}"                                            (RFC 6570, section 2.2)
    expression,
    ///operator      = op-level2 / op-level3 / op-reserve                                            (RFC 6570, section 2.2)
    operator,
    ///op-level2     = "+" / "#"                                                                     (RFC 6570, section 2.2)
    op_level2,
    ///op-level3     = "." / "/" / ";" / "?" / "&"                                                   (RFC 6570, section 2.2)
    op_level3,
    ///op-reserve    = "=" / "," / "!" / "@" / "|"                                                   (RFC 6570, section 2.2)
    op_reserve,
    ///variable-list =  varspec *( "," varspec )                                                     (RFC 6570, section 2.3)
    variable_list,
    ///varspec       =  varname [ modifier-level4 ]                                                  (RFC 6570, section 2.3)
    varspec,
    ///varname       =  varchar *( ["."] varchar )                                                   (RFC 6570, section 2.3)
    varname,
    ///varchar       =  ALPHA / DIGIT / "_" / pct-encoded                                            (RFC 6570, section 2.3)
    varchar,
    ///modifier-level4 =  prefix / explode                                                           (RFC 6570, section 2.4)
    modifier_level4,
    ///prefix        =  ":" max-length                                                             (RFC 6570, section 2.4.1)
    prefix,
    ///max-length    =  %x31-39 0*3DIGIT   ; positive integer < 10000                              (RFC 6570, section 2.4.1)
    max_length,
    ///explode       =  "*"                                                                        (RFC 6570, section 2.4.2)
    explode,
    /**unambiguous-URL = plain-scheme "://" [ plain-userinfo "@" ] plain-host [ ":" plain-port ]
                  ( 1*( "/" segment ) [ "?" query ] [ "#" fragment ]
                  / [ "?" plain-data ] [ "#" plain-data ] )                          (RFC 3986, sections 3 and 7)*/
    unambiguous_URL,
    ///plain-data = *( unreserved / pct-encoded / sub-delims / "/" / "?" )                       (RFC 3986, section 3.4)
    plain_data,
    ///plain-scheme = "http" / "https" / "ws" / "wss" / "ftp"                                    (URL Standard, section 4.2)
    plain_scheme,
    ///plain-userinfo = plain-user [ ":" plain-user ] / ":" plain-user                           (URL Standard, section 4.4)
    plain_userinfo,
    /**plain-user = 1*( unreserved / plain-pct-encoded / "!" / "$" / "&" / "'"
             / "(" / ")" / "*" / "+" / "," )                                              (URL Standard, section 1.3)*/
    plain_user,
    /**plain-pct-encoded = "%" ( "2" ( "1" / "2" / "4" / %x36-39 / "A" / "B" / "C" / "D" / "E" )
                        / "3" ( DIGIT / "C" / "D" / "E" )
                        / "4" ( %x31-39 / "A" / "B" / "C" / "D" / "E" / "F" )
                        / "5" ( DIGIT / "A" / "E" / "F" )
                        / "6" HEXDIG
                        / "7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) )                   (RFC 3986, section 2.1)*/
    plain_pct_encoded,
    ///plain-host = plain-name / IPv4address / "[" plain-IPv6address "]"                         (URL Standard, section 3.5)
    plain_host,
    ///plain-name = *( plain-label "." ) plain-top-label [ "." ]                                   (RFC 2396, section 3.2.2)
    plain_name,
    /**plain-label = ( ALPHA / DIGIT )
            / ( ALPHA / DIGIT ) *( ALPHA / DIGIT / "-" ) ( ALPHA / DIGIT )                 (RFC 2396, section 3.2.2)*/
    plain_label,
    /**plain-top-label = ALPHA
                / ALPHA *( ALPHA / DIGIT / "-" ) ( ALPHA / DIGIT )                         (RFC 2396, section 3.2.2)*/
    plain_top_label,
    ///plain-IPv6address = IPv6address                                                                (RFC 5952, section 4)
    plain_IPv6address,
    ///plain-zeros = "0" HEXDIG / "0:0" / "0::" / ":0"                                                (RFC 5952, section 4)
    plain_zeros,
    /**plain-port = %x31-39 *3DIGIT      ; 1-9999
           / %x31-35 4DIGIT       ; 10000-59999
           / "6" %x30-34 3DIGIT   ; 60000-64999
           / "65" %x30-34 2DIGIT  ; 65000-65499
           / "655" %x30-32 DIGIT  ; 65500-65529
           / "6553" %x30-35       ; 65530-65535                                           (URL Standard, section 4.4)*/
    plain_port,
    ///acctURI       = "acct" ":" userpart "@" host                                                   (RFC 7565, section 7)
    #[cfg(feature = "schemes")]
    acctURI,
    /**userpart      = ( unreserved / sub-delims )
                0*( unreserved / pct-encoded / sub-delims )                                    (RFC 7565, section 7)*/
    #[cfg(feature = "schemes")]
    acct_userpart,
    ///cid-url       = "cid" ":" content-id                                                           (RFC 2392, section 2)
    #[cfg(feature = "schemes")]
    cid_url,
    ///content-id    = url-addr-spec                                                                  (RFC 2392, section 2)
    #[cfg(feature = "schemes")]
    content_id,
    ///url-addr-spec = local-part "@" domain  ; URL encoding of RFC 822 addr-spec                     (RFC 2392, section 2)
    #[cfg(feature = "schemes")]
    url_addr_spec,
    ///local-part    = word *( ( "." / "%2E" ) word )                                                (RFC 822, section 6.1)
    #[cfg(feature = "schemes")]
    cid_local_part,
    ///word          = atom / quoted-string                                                          (RFC 822, section 6.1)
    #[cfg(feature = "schemes")]
    cid_word,
    ///atom          = 1*atext                                                                       (RFC 822, section 3.3)
    #[cfg(feature = "schemes")]
    cid_atom,
    ///quoted-string = "%22" *( qtext / quoted-pair ) "%22"                                          (RFC 822, section 3.3)
    #[cfg(feature = "schemes")]
    cid_quoted_string,
    /**qtext         = url-character / pct-qtext / "%0D%0A" ( "%20" / "%09" )
pct-qtext     = "%" ( "0" ( DIGIT / "A" / "B" / "C" / "E" / "F" )
              / "2" ( %x30-31 / %x33-39 / "A" / "B" / "C" / "D" / "E" / "F" )
              / "5" ( DIGIT / "A" / "B" / "D" / "E" / "F" )
              / ( "1" / "3" / "4" / "6" / "7" ) HEXDIG )                                      (RFC 822, section 3.3)*/
    #[cfg(feature = "schemes")]
    cid_qtext,
    /**quoted-pair   = "%5C" ( url-character / pct-CHAR )
pct-CHAR      = "%" %x30-37 HEXDIG                                                            (RFC 822, section 3.3)*/
    #[cfg(feature = "schemes")]
    cid_quoted_pair,
    ///domain        = sub-domain *( ( "." / "%2E" ) sub-domain )                                    (RFC 822, section 6.1)
    #[cfg(feature = "schemes")]
    cid_domain,
    ///sub-domain    = atom / domain-literal                                                         (RFC 822, section 6.1)
    #[cfg(feature = "schemes")]
    cid_sub_domain,
    ///domain-literal = "%5B" *( dtext / quoted-pair ) "%5D"                                         (RFC 822, section 3.3)
    #[cfg(feature = "schemes")]
    cid_domain_literal,
    /**dtext         = url-character / pct-dtext / "%0D%0A" ( "%20" / "%09" )
pct-dtext     = "%" ( "0" ( DIGIT / "A" / "B" / "C" / "E" / "F" )
              / "5" ( DIGIT / "A" / "E" / "F" )
              / ( "1" / "2" / "3" / "4" / "6" / "7" ) HEXDIG )                                (RFC 822, section 3.3)*/
    #[cfg(feature = "schemes")]
    cid_dtext,
    ///url-character = unreserved / sub-delims / ":" / "@"                                            (RFC 2392, section 2)
    #[cfg(feature = "schemes")]
    cid_url_character,
    ///coap-URI = "coap:" "//" host [ ":" port ] path-abempty [ "?" query ]                         (RFC 7252, section 6.1)
    #[cfg(feature = "schemes")]
    coap_URI,
    /**coaps-URI = "coaps:" "//" host [ ":" port ] path-abempty
            [ "?" query ]                                                                    (RFC 7252, section 6.2)*/
    #[cfg(feature = "schemes")]
    coaps_URI,
    ///dataurl       = "data:" [ mediatype ] [ ";base64" ] "," data                                   (RFC 2397, section 3)
    #[cfg(feature = "schemes")]
    dataurl,
    ///mediatype     = [ type "/" subtype ] *( ";" parameter )                                        (RFC 2397, section 3)
    #[cfg(feature = "schemes")]
    data_mediatype,
    ///type          = 1*( token-plain / pct-token-character )                                      (RFC 2045, section 5.1)
    #[cfg(feature = "schemes")]
    data_type,
    ///subtype       = 1*( token-plain / pct-token-character )                                      (RFC 2045, section 5.1)
    #[cfg(feature = "schemes")]
    data_subtype,
    ///parameter     = attribute "=" value                                                            (RFC 2397, section 3)
    #[cfg(feature = "schemes")]
    data_parameter,
    ///attribute     = 1*( token-plain / pct-token-character )                                      (RFC 2045, section 5.1)
    #[cfg(feature = "schemes")]
    data_attribute,
    ///value         = 1*( token-plain / pct-encoded )                                                (RFC 2397, section 3)
    #[cfg(feature = "schemes")]
    data_value,
    ///token-plain   = ALPHA / DIGIT / "!" / "$" / "&" / "'" / "*" / "+" / "-" / "." / "_" / "~"    (RFC 2045, section 5.1)
    #[cfg(feature = "schemes")]
    data_token_plain,
    /**pct-token-character = "%" ( "2" ( "1" / "3" / "4" / "5" / "6" / "7" / "A" / "B" / "D" / "E" ) / "3" DIGIT
              / "4" ( %x31-39 / "A" / "B" / "C" / "D" / "E" / "F" )
              / "5" ( DIGIT / "A" / "E" / "F" ) / "6" HEXDIG
              / "7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) )                                (RFC 2045, section 5.1)*/
    #[cfg(feature = "schemes")]
    data_pct_token_character,
    ///base64        = ";base64"                                                                      (RFC 2397, section 3)
    #[cfg(feature = "schemes")]
    data_base64,
    /**data          = *urlchar
urlchar       = pchar / "/" / "?"   ; uric of RFC 2396                                         (RFC 2397, section 3)*/
    #[cfg(feature = "schemes")]
    data_data,
    ///did-url            = did path-abempty [ "?" query ] [ "#" fragment ]                         (DID Core, section 3.2)
    #[cfg(feature = "schemes")]
    did_url,
    ///did                = "did:" method-name ":" method-specific-id                               (DID Core, section 3.1)
    #[cfg(feature = "schemes")]
    did,
    ///method-name        = 1*method-char                                                           (DID Core, section 3.1)
    #[cfg(feature = "schemes")]
    method_name,
    ///method-char        = %x61-7A / DIGIT                                                         (DID Core, section 3.1)
    #[cfg(feature = "schemes")]
    method_char,
    ///method-specific-id = *( *idchar ":" ) 1*idchar                                               (DID Core, section 3.1)
    #[cfg(feature = "schemes")]
    method_specific_id,
    ///idchar             = ALPHA / DIGIT / "." / "-" / "_" / pct-encoded                           (DID Core, section 3.1)
    #[cfg(feature = "schemes")]
    idchar,
    ///file-URI = file-scheme ":" file-hier-part                                                      (RFC 8089, section 2)
    #[cfg(feature = "schemes")]
    file_URI,
    ///file-scheme = "file"                                                                           (RFC 8089, section 2)
    #[cfg(feature = "schemes")]
    file_scheme,
    /**file-hier-part = ( "//" auth-path )
               / local-path                                                                    (RFC 8089, section 2)*/
    #[cfg(feature = "schemes")]
    file_hier_part,
    ///auth-path = [ file-auth ] path-absolute                                                        (RFC 8089, section 2)
    #[cfg(feature = "schemes")]
    file_auth_path,
    ///local-path = path-absolute                                                                     (RFC 8089, section 2)
    #[cfg(feature = "schemes")]
    file_local_path,
    /**file-auth = "localhost"
          / host                                                                               (RFC 8089, section 2)*/
    #[cfg(feature = "schemes")]
    file_auth,
    ///nonstandard-file-URI = file-scheme ":" nonstandard-file-hier-part                             (RFC 8089, appendix F)
    #[cfg(feature = "schemes")]
    nonstandard_file_URI,
    /**nonstandard-file-hier-part = ( "//" nonstandard-file-auth-path )
                           / nonstandard-file-local-path                                      (RFC 8089, appendix F)*/
    #[cfg(feature = "schemes")]
    nonstandard_file_hier_part,
    /**nonstandard-file-auth-path = [ nonstandard-file-auth ] path-absolute
                           / [ nonstandard-file-auth ] file-absolute
                           / unc-authority path-absolute                                      (RFC 8089, appendix F)*/
    #[cfg(feature = "schemes")]
    nonstandard_file_auth_path,
    /**nonstandard-file-local-path = [ drive-letter ] path-absolute
                            / file-absolute                                                   (RFC 8089, appendix F)*/
    #[cfg(feature = "schemes")]
    nonstandard_file_local_path,
    /**nonstandard-file-auth = "localhost"
                      / [ userinfo "@" ] host                                                 (RFC 8089, appendix F)*/
    #[cfg(feature = "schemes")]
    nonstandard_file_auth,
    ///unc-authority = 2*3"/" file-host                                                          (RFC 8089, appendix E.3.2)
    #[cfg(feature = "schemes")]
    file_unc_authority,
    ///file-host = inline-IP / IPv4address / reg-name                                            (RFC 8089, appendix E.3.2)
    #[cfg(feature = "schemes")]
    file_host,
    ///inline-IP = "%5B" ( IPv6address / IPvFuture ) "%5D"                                       (RFC 8089, appendix E.3.2)
    #[cfg(feature = "schemes")]
    file_inline_IP,
    ///file-absolute = "/" drive-letter path-absolute                                            (RFC 8089, appendix E.2.2)
    #[cfg(feature = "schemes")]
    file_absolute,
    ///drive-letter = ALPHA ":"                                                                    (RFC 8089, appendix E.2)
    #[cfg(feature = "schemes")]
    file_drive_letter,
    ///ftpurl = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]                                      (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftpurl,
    ///fpath = fsegment *( "/" fsegment )                                                             (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_fpath,
    ///fsegment = *( uchar / ":" / "@" / "&" / "=" )                                                  (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_fsegment,
    ///ftptype = "A" / "I" / "D" / "a" / "i" / "d"                                                    (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_ftptype,
    ///login = [ user [ ":" password ] "@" ] hostport                                                 (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_login,
    ///hostport = host [ ":" port ]                                                                   (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_hostport,
    ///user = *( uchar / ";" / "&" / "=" )                                                            (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_user,
    ///password = *( uchar / ";" / "&" / "=" )                                                        (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_password,
    ///uchar = unreserved / safe / extra / pct-encoded                                                (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_uchar,
    ///safe = "$" / "-" / "_" / "." / "+"                                                             (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_safe,
    ///extra = "!" / "*" / "'" / "(" / ")" / ","                                                      (RFC 1738, section 5)
    #[cfg(feature = "schemes")]
    ftp_extra,
    ///geo-URI       = geo-scheme ":" geo-path                                                      (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_URI,
    ///geo-scheme    = "geo"                                                                        (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_scheme,
    ///geo-path      = coordinates p                                                                (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_path,
    ///coordinates   = coord-a "," coord-b [ "," coord-c ]                                          (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_coordinates,
    ///coord-a       = num                                                                          (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    coord_a,
    ///coord-b       = num                                                                          (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    coord_b,
    ///coord-c       = num                                                                          (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    coord_c,
    ///p             = [ crsp ] [ uncp ] *parameter                                                 (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_p,
    ///crsp          = ";crs=" crslabel                                                             (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    crsp,
    ///crslabel      = "wgs84" / labeltext                                                          (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    crslabel,
    ///uncp          = ";u=" uval                                                                   (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    uncp,
    ///uval          = pnum                                                                         (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_uval,
    ///parameter     = ";" pname [ "=" pvalue ]                                                     (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_parameter,
    ///pname         = labeltext                                                                    (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_pname,
    ///pvalue        = 1*paramchar                                                                  (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_pvalue,
    ///paramchar     = p-unreserved / unreserved / pct-encoded                                      (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_paramchar,
    ///labeltext     = 1*( alphanum / "-" )                                                         (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_labeltext,
    ///pnum          = 1*DIGIT [ "." 1*DIGIT ]                                                      (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_pnum,
    ///num           = [ "-" ] pnum                                                                 (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_num,
    ///unreserved    = alphanum / mark                                                              (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_unreserved,
    /**mark          = "-" / "_" / "." / "!" / "~" / "*" /
                "'" / "(" / ")"                                                              (RFC 5870, section 3.3)*/
    #[cfg(feature = "schemes")]
    geo_mark,
    ///p-unreserved  = "[" / "]" / ":" / "&" / "+" / "$"                                            (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_p_unreserved,
    ///alphanum      = ALPHA / DIGIT                                                                (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_alphanum,
    ///latitude       = [ "-" ] 1*2DIGIT [ "." 1*DIGIT ]                                            (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_latitude,
    ///longitude      = [ "-" ] 1*3DIGIT [ "." 1*DIGIT ]                                            (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_longitude,
    ///altitude       = [ "-" ] 1*DIGIT [ "." 1*DIGIT ]                                             (RFC 5870, section 3.3)
    #[cfg(feature = "schemes")]
    geo_altitude,
    ///http-URI = "http" "://" authority path-abempty [ "?" query ]                               (RFC 9110, section 4.2.1)
    #[cfg(feature = "schemes")]
    http_URI,
    ///https-URI = "https" "://" authority path-abempty [ "?" query ]                             (RFC 9110, section 4.2.2)
    #[cfg(feature = "schemes")]
    https_URI,
    /**ldapurl = scheme COLON SLASH SLASH [host [COLON port]]
          [SLASH dn [QUESTION [attributes]
          [QUESTION [scope] [QUESTION [filter]
          [QUESTION extensions]]]]]
COLON = %x3A   ; colon (":")
SLASH = %x2F   ; forward slash ("/")
QUESTION = %x3F   ; question mark ("?")                                                        (RFC 4516, section 2)*/
    #[cfg(feature = "schemes")]
    ldapurl,
    ///scheme = "ldap"                                                                                (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_scheme,
    ///dn = distinguishedName   ; percent-encoded                                                     (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_dn,
    /**attributes = attrdesc *(COMMA attrdesc)
COMMA = %x2C   ; comma (",")                                                                   (RFC 4516, section 2)*/
    #[cfg(feature = "schemes")]
    ldap_attributes,
    ///attrdesc = selector *(COMMA selector)                                                          (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_attrdesc,
    ///selector = attributeSelector   ; percent-encoded                                               (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_selector,
    ///scope = "base" / "one" / "sub"                                                                 (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_scope,
    ///filter = <filter of RFC 4515, percent-encoded>                                                 (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_url_filter,
    ///extensions = extension *(COMMA extension)                                                      (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_extensions,
    /**extension = [EXCLAMATION] extype [EQUALS exvalue]
EQUALS = %x3D   ; equals sign ("=")                                                            (RFC 4516, section 2)*/
    #[cfg(feature = "schemes")]
    ldap_extension,
    ///EXCLAMATION = %x21   ; exclamation mark ("!")                                                  (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_EXCLAMATION,
    ///extype = oid                                                                                   (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_extype,
    ///exvalue = LDAPString   ; percent-encoded                                                       (RFC 4516, section 2)
    #[cfg(feature = "schemes")]
    ldap_exvalue,
    /**plain = ":" / "/" / "@" / "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / ";" / "="
      ; reserved without "#", "[", "]", "?" and ","                                          (RFC 4516, section 2.1)*/
    #[cfg(feature = "schemes")]
    ldap_plain,
    /**filter = LPAREN filtercomp RPAREN
LPAREN = %x28   ; left paren ("(")
RPAREN = %x29   ; right paren (")")                                                            (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_filter,
    ///filtercomp = and / or / not / item                                                             (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_filtercomp,
    /**and = AMPERSAND filterlist
AMPERSAND = %x26   ; ampersand (or AND symbol) ("&")                                           (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_and,
    /**or = VERTBAR filterlist
VERTBAR = %x7C   ; vertical bar (or pipe) ("|")                                                (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_or,
    ///not = EXCLAMATION filter                                                                       (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_not,
    ///filterlist = 1*filter                                                                          (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_filterlist,
    ///item = simple / present / substring / extensible                                               (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_item,
    ///simple = attr filtertype assertionvalue                                                        (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_simple,
    ///filtertype = equal / approx / greaterorequal / lessorequal                                     (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_filtertype,
    ///equal = EQUALS                                                                                 (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_equal,
    /**approx = TILDE EQUALS
TILDE = %x7E   ; tilde ("~")                                                                   (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_approx,
    /**greaterorequal = RANGLE EQUALS
RANGLE = %x3E   ; right angle bracket (">")                                                    (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_greaterorequal,
    /**lessorequal = LANGLE EQUALS
LANGLE = %x3C   ; left angle bracket ("<")                                                     (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_lessorequal,
    /**extensible = ( attr [dnattrs]
                 [matchingrule] COLON EQUALS assertionvalue )
             / ( [dnattrs]
                  matchingrule COLON EQUALS assertionvalue )                                   (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_extensible,
    /**present = attr EQUALS ASTERISK
ASTERISK = %x2A   ; asterisk ("*")                                                             (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_present,
    ///substring = attr EQUALS [initial] any [final]                                                  (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_substring,
    ///initial = assertionvalue                                                                       (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_initial,
    ///any = ASTERISK *(assertionvalue ASTERISK)                                                      (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_any,
    ///final = assertionvalue                                                                         (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_final,
    ///attr = attributedescription                                                                    (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_attr,
    ///dnattrs = COLON "dn"                                                                           (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_dnattrs,
    ///matchingrule = COLON oid                                                                       (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_matchingrule,
    ///assertionvalue = valueencoding                                                                 (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_assertionvalue,
    ///valueencoding = 0*(normal / escaped)                                                           (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_valueencoding,
    ///normal = UTF1SUBSET / UTFMB                                                                    (RFC 4515, section 3)
    #[cfg(feature = "schemes")]
    ldap_normal,
    /**escaped = ESC HEX HEX
ESC = %x5C   ; backslash ("\")
HEX = HEXDIG                                                                                   (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_escaped,
    /**UTF1SUBSET = %x01-27 / %x2B-5B / %x5D-7F
           ; excludes 0x00 (NUL), LPAREN,
           ; RPAREN, ASTERISK, and ESC.                                                        (RFC 4515, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_UTF1SUBSET,
    /**distinguishedName = [ relativeDistinguishedName
    *( COMMA relativeDistinguishedName ) ]                                                     (RFC 4514, section 3)*/
    #[cfg(feature = "schemes")]
    distinguishedName,
    /**relativeDistinguishedName = attributeTypeAndValue
    *( PLUS attributeTypeAndValue )
PLUS = %x2B   ; plus sign ("+")                                                                (RFC 4514, section 3)*/
    #[cfg(feature = "schemes")]
    relativeDistinguishedName,
    ///attributeTypeAndValue = attributeType EQUALS attributeValue                                    (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    attributeTypeAndValue,
    ///attributeType = descr / numericoid                                                             (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    attributeType,
    ///attributeValue = string / hexstring                                                            (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    attributeValue,
    /**string = [ ( leadchar / pair ) [ *( stringchar / pair )
         ( trailchar / pair ) ] ]                                                              (RFC 4514, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_string,
    ///leadchar = LUTF1 / UTFMB                                                                       (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    ldap_leadchar,
    /**LUTF1 = %x01-1F / %x21 / %x24-2A / %x2D-3A /
        %x3D / %x3F-5B / %x5D-7F                                                               (RFC 4514, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_LUTF1,
    ///trailchar = TUTF1 / UTFMB                                                                      (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    ldap_trailchar,
    /**TUTF1 = %x01-1F / %x21 / %x23-2A / %x2D-3A /
        %x3D / %x3F-5B / %x5D-7F                                                               (RFC 4514, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_TUTF1,
    ///stringchar = SUTF1 / UTFMB                                                                     (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    ldap_stringchar,
    /**SUTF1 = %x01-21 / %x23-2A / %x2D-3A /
        %x3D / %x3F-5B / %x5D-7F                                                               (RFC 4514, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_SUTF1,
    ///pair = ESC ( ESC / special / hexpair )                                                         (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    ldap_pair,
    /**special = escaped / SPACE / SHARP / EQUALS
SPACE = %x20   ; space (" ")
SHARP = %x23   ; octothorpe (or sharp sign) ("#")
escaped = dn-escaped                                                                           (RFC 4514, section 3)*/
    #[cfg(feature = "schemes")]
    ldap_special,
    ///dn-escaped = DQUOTE / PLUS / COMMA / SEMI / LANGLE / RANGLE                                    (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    ldap_dn_escaped,
    ///hexstring = SHARP 1*hexpair                                                                    (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    ldap_hexstring,
    ///hexpair = HEX HEX                                                                              (RFC 4514, section 3)
    #[cfg(feature = "schemes")]
    ldap_hexpair,
    ///attributeSelector = attributedescription / selectorspecial                               (RFC 4511, section 4.5.1.8)
    #[cfg(feature = "schemes")]
    attributeSelector,
    ///selectorspecial = noattrs / alluserattrs                                                 (RFC 4511, section 4.5.1.8)
    #[cfg(feature = "schemes")]
    ldap_selectorspecial,
    ///noattrs = %x31.2E.31   ; "1.1"                                                           (RFC 4511, section 4.5.1.8)
    #[cfg(feature = "schemes")]
    ldap_noattrs,
    ///alluserattrs = %x2A   ; asterisk ("*")                                                   (RFC 4511, section 4.5.1.8)
    #[cfg(feature = "schemes")]
    ldap_alluserattrs,
    ///attributedescription = attributetype options                                                 (RFC 4512, section 2.5)
    #[cfg(feature = "schemes")]
    ldap_attributedescription,
    ///attributetype = oid                                                                          (RFC 4512, section 2.5)
    #[cfg(feature = "schemes")]
    ldap_attributetype,
    /**options = *( SEMI option )
SEMI = %x3B   ; semicolon (";")                                                              (RFC 4512, section 2.5)*/
    #[cfg(feature = "schemes")]
    ldap_options,
    ///option = 1*keychar                                                                           (RFC 4512, section 2.5)
    #[cfg(feature = "schemes")]
    ldap_option,
    ///oid = descr / numericoid                                                                     (RFC 4512, section 1.4)
    #[cfg(feature = "schemes")]
    ldap_oid,
    ///descr = keystring                                                                            (RFC 4512, section 1.4)
    #[cfg(feature = "schemes")]
    ldap_descr,
    /**numericoid = number 1*( DOT number )
DOT = %x2E   ; period (".")                                                                  (RFC 4512, section 1.4)*/
    #[cfg(feature = "schemes")]
    ldap_numericoid,
    /**number = DIGIT / ( LDIGIT 1*DIGIT )
LDIGIT = %x31-39   ; "1"-"9"                                                                 (RFC 4512, section 1.4)*/
    #[cfg(feature = "schemes")]
    ldap_number,
    /**keystring = leadkeychar *keychar
leadkeychar = ALPHA                                                                          (RFC 4512, section 1.4)*/
    #[cfg(feature = "schemes")]
    ldap_keystring,
    /**keychar = ALPHA / DIGIT / HYPHEN
HYPHEN = %x2D   ; hyphen ("-")                                                               (RFC 4512, section 1.4)*/
    #[cfg(feature = "schemes")]
    ldap_keychar,
    ///UTFMB = UTF2 / UTF3 / UTF4                                                                   (RFC 4512, section 1.4)
    #[cfg(feature = "schemes")]
    ldap_UTFMB,
    ///mailtoURI     = "mailto:" [ to ] [ hfields ]                                                   (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    mailtoURI,
    ///to            = addr-spec *("," addr-spec )                                                    (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    mailto_to,
    ///hfields       = "?" hfield *( "&" hfield )                                                     (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    hfields,
    ///hfield        = hfname "=" hfvalue                                                             (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    hfield,
    ///hfname        = *qchar                                                                         (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    hfname,
    ///hfvalue       = *qchar                                                                         (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    hfvalue,
    ///addr-spec     = local-part "@" domain                                                          (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    mailto_addr_spec,
    ///local-part    = dot-atom-text / quoted-string                                                  (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    mailto_local_part,
    ///domain        = dot-atom-text / domain-literal                                                 (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    mailto_domain,
    ///dot-atom-text = 1*atext *( ( "." / "%2E" ) 1*atext )                                       (RFC 5322, section 3.2.3)
    #[cfg(feature = "schemes")]
    mailto_dot_atom_text,
    /**atext         = ALPHA / DIGIT / "!" / "$" / "'" / "*" / "+" / "-" / "_" / "~" / pct-atext
              / pct-non-ascii                                                              (RFC 5322, section 3.2.3)*/
    #[cfg(feature = "schemes")]
    mailto_atext,
    ///quoted-string = "%22" *( qtext / quoted-pair ) "%22"                                       (RFC 5322, section 3.2.4)
    #[cfg(feature = "schemes")]
    mailto_quoted_string,
    /**qtext         = plain / pct-qtext / pct-non-ascii
pct-qtext     = "%" ( "2" ( "1" / %x33-39 / "A" / "B" / "C" / "D" / "E" / "F" )
              / ( "3" / "4" / "6" ) HEXDIG
              / "5" ( DIGIT / "A" / "B" / "D" / "E" / "F" )
              / "7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) )                              (RFC 5322, section 3.2.4)*/
    #[cfg(feature = "schemes")]
    mailto_qtext,
    /**quoted-pair   = "%5C" ( plain / pct-VCHAR / "%20" / "%09" )
pct-VCHAR     = "%" ( "2" ( %x31-39 / "A" / "B" / "C" / "D" / "E" / "F" )
              / ( "3" / "4" / "5" / "6" ) HEXDIG
              / "7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) )                              (RFC 5322, section 3.2.1)*/
    #[cfg(feature = "schemes")]
    mailto_quoted_pair,
    ///domain-literal = "%5B" *dtext-no-obs "%5D"                                                     (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    mailto_domain_literal,
    /**dtext-no-obs  = plain / pct-dtext
pct-dtext     = "%" ( "2" ( %x31-39 / "A" / "B" / "C" / "D" / "E" / "F" )
              / ( "3" / "4" / "6" ) HEXDIG
              / "5" ( DIGIT / "A" / "E" / "F" )
              / "7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) )                                  (RFC 6068, section 2)*/
    #[cfg(feature = "schemes")]
    mailto_dtext_no_obs,
    /**plain         = ALPHA / DIGIT / "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / "-" / "." / ":" / "@" / "_" / "~"
                                                                                               (RFC 6068, section 2)*/
    #[cfg(feature = "schemes")]
    mailto_plain,
    ///qchar         = unreserved / pct-encoded / some-delims                                         (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    mailto_qchar,
    /**some-delims   = "!" / "$" / "'" / "(" / ")" / "*"
              / "+" / "," / ";" / ":" / "@"                                                    (RFC 6068, section 2)*/
    #[cfg(feature = "schemes")]
    mailto_some_delims,
    /**atext         = ALPHA / DIGIT / "!" / "$" / "&" / "'" / "*" / "+" / "-" / "=" / "_" / "~"
              / pct-atext                                                                  (RFC 5322, section 3.2.3)*/
    #[cfg(feature = "schemes")]
    atext,
    /**pct-atext     = "%" ( "2" ( "1" / "3" / "4" / "5" / "6" / "7" / "A" / "B" / "D" / "F" )
              / "3" ( DIGIT / "D" / "F" )
              / "4" ( %x31-39 / "A" / "B" / "C" / "D" / "E" / "F" )
              / "5" ( DIGIT / "A" / "E" / "F" ) / "6" HEXDIG
              / "7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) )                              (RFC 5322, section 3.2.3)*/
    #[cfg(feature = "schemes")]
    pct_atext,
    ///pct-non-ascii = "%" ( "8" / "9" / "A" / "B" / "C" / "D" / "E" / "F" ) HEXDIG                   (RFC 6068, section 2)
    #[cfg(feature = "schemes")]
    pct_non_ascii,
    ///field-name    = 1*ftext                                                                    (RFC 5322, section 3.6.8)
    #[cfg(feature = "schemes")]
    mailto_field_name,
    ///ftext         = %d33-57 / %d59-126                                                         (RFC 5322, section 3.6.8)
    #[cfg(feature = "schemes")]
    mailto_ftext,
    ///mid-url       = "mid" ":" message-id [ "/" content-id ]                                        (RFC 2392, section 2)
    #[cfg(feature = "schemes")]
    mid_url,
    ///message-id    = url-addr-spec                                                                  (RFC 2392, section 2)
    #[cfg(feature = "schemes")]
    message_id,
    ///newsURL       = "news:" [ server "/" ] ( article / newsgroups )                                (RFC 5538, section 4)
    #[cfg(feature = "schemes")]
    newsURL,
    ///article       = id-left "@" id-right   ; msg-id-core, see RFC 5536                             (RFC 5538, section 4)
    #[cfg(feature = "schemes")]
    news_article,
    ///id-left       = dot-atom-text                                                              (RFC 5536, section 3.1.3)
    #[cfg(feature = "schemes")]
    news_id_left,
    ///id-right      = dot-atom-text / no-fold-literal                                            (RFC 5536, section 3.1.3)
    #[cfg(feature = "schemes")]
    news_id_right,
    ///dot-atom-text = 1*atext *( ( "." / "%2E" ) 1*atext )                                       (RFC 5322, section 3.2.3)
    #[cfg(feature = "schemes")]
    news_dot_atom_text,
    ///no-fold-literal = "%5B" *mdtext "%5D"                                                      (RFC 5536, section 3.1.3)
    #[cfg(feature = "schemes")]
    news_no_fold_literal,
    /**mdtext        = unreserved / sub-delims / ":" / "@" / pct-mdtext
pct-mdtext    = "%" ( "2" ( %x31-39 / "A" / "B" / "C" / "D" / "E" / "F" )
              / "3" ( DIGIT / "A" / "B" / "C" / "D" / "F" )
              / ( "4" / "6" ) HEXDIG
              / "5" ( DIGIT / "A" / "E" / "F" )
              / "7" ( DIGIT / "A" / "B" / "C" / "D" / "E" ) )                              (RFC 5536, section 3.1.3)*/
    #[cfg(feature = "schemes")]
    news_mdtext,
    ///newsgroups    = *( group-char / pct-encoded / "*" )                                           (RFC 5538, appendix A)
    #[cfg(feature = "schemes")]
    newsgroups,
    ///wildmat-pattern = 1*wildmat-item                                                             (RFC 3977, section 4.1)
    #[cfg(feature = "schemes")]
    wildmat_pattern,
    ///wildmat-item = wildmat-exact / wildmat-wild                                                  (RFC 3977, section 4.1)
    #[cfg(feature = "schemes")]
    wildmat_item,
    ///wildmat-wild = "*" / "?"                                                                     (RFC 3977, section 4.1)
    #[cfg(feature = "schemes")]
    wildmat_wild,
    ///nntpURL       = "nntp:" server "/" group [ "/" article-number ]                                (RFC 5538, section 3)
    #[cfg(feature = "schemes")]
    nntpURL,
    ///server        = "//" authority               ; see RFC 3986                                    (RFC 5538, section 3)
    #[cfg(feature = "schemes")]
    nntp_server,
    ///group         = 1*( group-char / pct-encoded )                                                 (RFC 5538, section 3)
    #[cfg(feature = "schemes")]
    nntp_group,
    ///article-number = 1*16DIGIT                    ; see RFC 3977                                   (RFC 5538, section 3)
    #[cfg(feature = "schemes")]
    nntp_article_number,
    ///group-char    = ALPHA / DIGIT / "-" / "+" / "_" / "."                                          (RFC 5538, section 3)
    #[cfg(feature = "schemes")]
    nntp_group_char,
    ///newsgroup-name = 1*wildmat-exact                                                             (RFC 3977, section 9.8)
    #[cfg(feature = "schemes")]
    newsgroup_name,
    /**wildmat-exact = %x22-29 / %x2B / %x2D-3E / %x40-5A / %x5E-7E /
     UTF8-non-ascii ; exclude ! * , ? [ \ ]                                                  (RFC 3977, section 4.1)*/
    #[cfg(feature = "schemes")]
    wildmat_exact,
    ///UTF8-non-ascii = UTF8-2 / UTF8-3 / UTF8-4                                                    (RFC 3977, section 9.8)
    #[cfg(feature = "schemes")]
    UTF8_non_ascii,
    /**SIP-URI          =  "sip:" [ userinfo ] hostport
                    uri-parameters [ headers ]                                              (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    SIP_URI,
    /**userinfo         =  ( user / telephone-subscriber ) [ ":" password ] "@"
telephone-subscriber =  user                                                                (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    sip_userinfo,
    /**user             =  1*( unreserved / escaped / user-unreserved )
escaped          =  pct-encoded                                                             (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    sip_user,
    ///user-unreserved  =  "&" / "=" / "+" / "$" / "," / ";" / "?" / "/"                           (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    user_unreserved,
    /**password         =  *( unreserved / escaped /
                    "&" / "=" / "+" / "$" / "," )                                           (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    sip_password,
    ///hostport         =  host [ ":" port ]                                                       (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_hostport,
    ///host             =  hostname / IPv4address / IPv6reference                                  (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_host,
    ///hostname         =  *( domainlabel "." ) toplabel [ "." ]                                   (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_hostname,
    /**domainlabel      =  alphanum
                    / alphanum *( alphanum / "-" ) alphanum                                 (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    sip_domainlabel,
    ///toplabel         =  ALPHA / ALPHA *( alphanum / "-" ) alphanum                              (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_toplabel,
    ///IPv6reference    =  "[" IPv6address "]"                                                     (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    IPv6reference,
    ///port             =  1*DIGIT                                                                 (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_port,
    ///uri-parameters   =  *( ";" uri-parameter)                                                   (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    uri_parameters,
    /**uri-parameter    =  transport-param / user-param / method-param
                    / ttl-param / maddr-param / lr-param / other-param                      (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    uri_parameter,
    /**transport-param  =  "transport="
                    ( "udp" / "tcp" / "sctp" / "tls"
                    / other-transport)
other-transport  =  token                                                                   (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    transport_param,
    /**user-param       =  "user=" ( "phone" / "ip" / other-user)
other-user       =  token                                                                   (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    user_param,
    ///method-param     =  "method=" Method                                                        (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    method_param,
    ///ttl-param        =  "ttl=" ttl                                                              (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    ttl_param,
    ///maddr-param      =  "maddr=" host                                                           (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    maddr_param,
    ///lr-param         =  "lr"                                                                    (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    lr_param,
    ///other-param      =  pname [ "=" pvalue ]                                                    (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    other_param,
    ///pname            =  1*paramchar                                                             (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_pname,
    ///pvalue           =  1*paramchar                                                             (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_pvalue,
    ///paramchar        =  param-unreserved / unreserved / escaped                                 (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_paramchar,
    ///param-unreserved =  "[" / "]" / "/" / ":" / "&" / "+" / "$"                                 (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_param_unreserved,
    ///headers          =  "?" header *( "&" header )                                              (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_headers,
    ///header           =  hname "=" hvalue                                                        (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_header,
    ///hname            =  1*( hnv-unreserved / unreserved / escaped )                             (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_hname,
    ///hvalue           =  *( hnv-unreserved / unreserved / escaped )                              (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_hvalue,
    ///hnv-unreserved   =  "[" / "]" / "/" / "?" / ":" / "+" / "$"                                 (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    hnv_unreserved,
    /**Method           =  INVITEm / ACKm / OPTIONSm / BYEm
                    / CANCELm / REGISTERm
                    / extension-method
INVITEm          =  %x49.4E.56.49.54.45 ; INVITE in caps
ACKm             =  %x41.43.4B ; ACK in caps
OPTIONSm         =  %x4F.50.54.49.4F.4E.53 ; OPTIONS in caps
BYEm             =  %x42.59.45 ; BYE in caps
CANCELm          =  %x43.41.4E.43.45.4C ; CANCEL in caps
REGISTERm        =  %x52.45.47.49.53.54.45.52 ; REGISTER in caps
extension-method =  token                                                                   (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    sip_Method,
    ///ttl              =  1*3DIGIT ; 0 to 255                                                     (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_ttl,
    /**token            =  1*(alphanum / "-" / "." / "!" / "%" / "*"
                    / "_" / "+" / "`" / "'" / "~" )                                         (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    sip_token,
    ///unreserved       =  alphanum / mark                                                         (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_unreserved,
    /**mark             =  "-" / "_" / "." / "!" / "~" / "*" / "'"
                    / "(" / ")"                                                             (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    sip_mark,
    ///alphanum         =  ALPHA / DIGIT                                                           (RFC 3261, section 25.1)
    #[cfg(feature = "schemes")]
    sip_alphanum,
    /**SIPS-URI         =  "sips:" [ userinfo ] hostport
                    uri-parameters [ headers ]                                              (RFC 3261, section 25.1)*/
    #[cfg(feature = "schemes")]
    SIPS_URI,
    ///sms-uri        = scheme ":" sms-hier-part [ "?" sms-fields ]                                 (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_uri,
    ///scheme         = "sms"                                                                       (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_scheme,
    ///sms-hier-part  = sms-recipient *( "," sms-recipient )                                        (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_hier_part,
    ///sms-recipient  = telephone-subscriber ; defined in RFC 3966                                  (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_recipient,
    ///sms-fields     = sms-field *( "&" sms-field )                                                (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_fields,
    ///sms-field      = sms-field-name "=" escaped-value                                            (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_field,
    ///sms-field-name = "body" / sms-field-ext ; "body" MUST only appear once                       (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_field_name,
    ///sms-field-ext  = 1*( unreserved )                                                            (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    sms_field_ext,
    ///escaped-value  = *( unreserved / pct-encoded ) ; defined in RFC 3986                         (RFC 5724, section 2.2)
    #[cfg(feature = "schemes")]
    escaped_value,
    ///tagURI        = "tag:" taggingEntity ":" specific [ "#" fragment ]                           (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    tagURI,
    ///taggingEntity = authorityName "," date                                                       (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    taggingEntity,
    ///authorityName = DNSname / emailAddress                                                       (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    authorityName,
    ///date          = year ["-" month ["-" day]]                                                   (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    tag_date,
    ///year          = 4DIGIT                                                                       (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    tag_year,
    ///month         = 2DIGIT                                                                       (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    tag_month,
    ///day           = 2DIGIT                                                                       (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    tag_day,
    ///DNSname       = DNScomp *( "."  DNScomp ) ; see RFC 1035 [3]                                 (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    DNSname,
    ///DNScomp       = alphaNum [*(alphaNum /"-") alphaNum]                                         (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    DNScomp,
    ///emailAddress  = 1*(alphaNum /"-"/"."/"_") "@" DNSname                                        (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    emailAddress,
    ///alphaNum      = DIGIT / ALPHA                                                                (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    tag_alphaNum,
    ///specific      = *( pchar / "/" / "?" ) ; pchar from RFC 3986 [1]                             (RFC 4151, section 2.1)
    #[cfg(feature = "schemes")]
    tag_specific,
    ///telephone-uri        = "tel:" telephone-subscriber                                             (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    telephone_uri,
    ///telephone-subscriber = global-number / local-number                                            (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    telephone_subscriber,
    ///global-number        = global-number-digits *par                                               (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    global_number,
    ///local-number         = local-number-digits *par context *par                                   (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    local_number,
    ///par                  = parameter / extension / isdn-subaddress                                 (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_par,
    ///isdn-subaddress      = ";isub=" 1*paramchar                                                    (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    isdn_subaddress,
    /**extension            = ";ext=" 1*phonedigit
phonedigit           = DIGIT / [ visual-separator ]                                            (RFC 3966, section 3)*/
    #[cfg(feature = "schemes")]
    tel_extension,
    ///phonedigits          = 1*phonedigit ; of an extension                                          (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_phonedigits,
    ///context              = ";phone-context=" descriptor                                            (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_context,
    ///descriptor           = domainname / global-number-digits                                       (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_descriptor,
    ///global-number-digits = "+" *phonedigit DIGIT *phonedigit                                       (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    global_number_digits,
    /**local-number-digits  =
   *phonedigit-hex (HEXDIG / "*" / "#")*phonedigit-hex
phonedigit-hex       = HEXDIG / "*" / "#" / [ visual-separator ]                               (RFC 3966, section 3)*/
    #[cfg(feature = "schemes")]
    local_number_digits,
    ///domainname           = *( domainlabel "." ) toplabel [ "." ]                                   (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_domainname,
    /**domainlabel          = alphanum
                       / alphanum *( alphanum / "-" ) alphanum                                 (RFC 3966, section 3)*/
    #[cfg(feature = "schemes")]
    tel_domainlabel,
    ///toplabel             = ALPHA / ALPHA *( alphanum / "-" ) alphanum                              (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_toplabel,
    ///parameter            = ";" pname ["=" pvalue ]                                                 (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_parameter,
    ///pname                = 1*( alphanum / "-" )                                                    (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_pname,
    ///pvalue               = 1*paramchar                                                             (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_pvalue,
    ///paramchar            = param-unreserved / unreserved / pct-encoded                             (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_paramchar,
    ///unreserved           = alphanum / mark                                                         (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_unreserved,
    /**mark                 = "-" / "_" / "." / "!" / "~" / "*" /
                       "'" / "(" / ")"                                                         (RFC 3966, section 3)*/
    #[cfg(feature = "schemes")]
    tel_mark,
    ///param-unreserved     = "[" / "]" / "/" / ":" / "&" / "+" / "$"                                 (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_param_unreserved,
    ///visual-separator     = "-" / "." / "(" / ")"                                                   (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    visual_separator,
    ///alphanum             = ALPHA / DIGIT                                                           (RFC 3966, section 3)
    #[cfg(feature = "schemes")]
    tel_alphanum,
    /**namestring    = assigned-name
                [ rq-components ]
                [ "#" f-component ]                                                            (RFC 8141, section 2)*/
    #[cfg(feature = "schemes")]
    namestring,
    ///assigned-name = "urn" ":" NID ":" NSS                                                          (RFC 8141, section 2)
    #[cfg(feature = "schemes")]
    assigned_name,
    ///NID           = (alphanum) 0*30(ldh) (alphanum)                                                (RFC 8141, section 2)
    #[cfg(feature = "schemes")]
    NID,
    ///ldh           = alphanum / "-"                                                                 (RFC 8141, section 2)
    #[cfg(feature = "schemes")]
    urn_ldh,
    ///NSS           = pchar *(pchar / "/")                                                           (RFC 8141, section 2)
    #[cfg(feature = "schemes")]
    NSS,
    /**rq-components = [ "?+" r-component ]
                [ "?=" q-component ]                                                           (RFC 8141, section 2)*/
    #[cfg(feature = "schemes")]
    rq_components,
    ///r-component   = pchar *( pchar / "/" / "?" )                                                   (RFC 8141, section 2)
    #[cfg(feature = "schemes")]
    r_component,
    ///q-component   = pchar *( pchar / "/" / "?" )                                                   (RFC 8141, section 2)
    #[cfg(feature = "schemes")]
    q_component,
    ///f-component   = fragment                                                                       (RFC 8141, section 2)
    #[cfg(feature = "schemes")]
    f_component,
    ///alphanum      = ALPHA / DIGIT   ; obsolete, usage is deprecated                             (RFC 3986, appendix D.2)
    #[cfg(feature = "schemes")]
    urn_alphanum,
    /**UUID          = 4hexOctet "-"
                2hexOctet "-"
                2hexOctet "-"
                2hexOctet "-"
                6hexOctet
hexOctet      = HEXDIG HEXDIG                                                                  (RFC 9562, section 4)*/
    #[cfg(feature = "schemes")]
    UUID,
    /**oid           = number *( DOT number )
DOT           = %x2E  ; period                                                                 (RFC 3061, section 2)*/
    #[cfg(feature = "schemes")]
    urn_oid,
    /**number        = DIGIT / ( LEADDIGIT 1*DIGIT )
LEADDIGIT     = %x31-39  ; 1-9                                                                 (RFC 3061, section 2)*/
    #[cfg(feature = "schemes")]
    urn_number,
    /**ws-URI = "ws:" "//" host [ ":" port ] path [ "?" query ]
path   = path-abempty                                                                          (RFC 6455, section 3)*/
    #[cfg(feature = "schemes")]
    ws_URI,
    /**wss-URI = "wss:" "//" host [ ":" port ] path [ "?" query ]
path    = path-abempty                                                                         (RFC 6455, section 3)*/
    #[cfg(feature = "schemes")]
    wss_URI,
    ///xmppuri   = "xmpp" ":" hierxmpp [ "?" querycomp ] [ "#" fragment ]                           (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    xmppuri,
    ///hierxmpp  = authpath / pathxmpp                                                              (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    hierxmpp,
    ///authpath  = "//" authxmpp [ "/" pathxmpp ]                                                   (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    authpath,
    ///authxmpp  = nodeid "@" host                                                                  (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    authxmpp,
    ///pathxmpp  = [ nodeid "@" ] host [ "/" resid ]                                                (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    pathxmpp,
    ///host      = IP-literal / IPv4address / reg-name                                            (RFC 3986, section 3.2.2)
    #[cfg(feature = "schemes")]
    xmpp_host,
    ///nodeid    = *( unreserved / pct-encoded / nodeallow )                                        (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    nodeid,
    ///nodeallow = "!" / "$" / "(" / ")" / "*" / "+" / "," / ";" / "="                              (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    nodeallow,
    ///resid     = *( unreserved / pct-encoded / resallow )                                         (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    resid,
    /**resallow  = "!" / "$" / "&" / "'" / "(" / ")" /
             "*" / "+" / "," / ":" / ";" / "="                                               (RFC 5122, section 3.3)*/
    #[cfg(feature = "schemes")]
    resallow,
    ///querycomp = querytype [ *pair ]                                                              (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    xmpp_querycomp,
    ///querytype = *( unreserved / pct-encoded )                                                    (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    xmpp_querytype,
    ///pair      = ";" key "=" value                                                                (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    xmpp_pair,
    ///key       = *( unreserved / pct-encoded )                                                    (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    xmpp_key,
    ///value     = *( unreserved / pct-encoded )                                                    (RFC 5122, section 3.3)
    #[cfg(feature = "schemes")]
    xmpp_value,
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
            Rule::URI_Template,
            Rule::literals,
            Rule::expression,
            Rule::operator,
            Rule::op_level2,
            Rule::op_level3,
            Rule::op_reserve,
            Rule::variable_list,
            Rule::varspec,
            Rule::varname,
            Rule::varchar,
            Rule::modifier_level4,
            Rule::prefix,
            Rule::max_length,
            Rule::explode,
            Rule::unambiguous_URL,
            Rule::plain_data,
            Rule::plain_scheme,
            Rule::plain_userinfo,
            Rule::plain_user,
            Rule::plain_pct_encoded,
            Rule::plain_host,
            Rule::plain_name,
            Rule::plain_label,
            Rule::plain_top_label,
            Rule::plain_IPv6address,
            Rule::plain_zeros,
            Rule::plain_port,
            #[cfg(feature = "schemes")]
            Rule::acctURI,
            #[cfg(feature = "schemes")]
            Rule::acct_userpart,
            #[cfg(feature = "schemes")]
            Rule::cid_url,
            #[cfg(feature = "schemes")]
            Rule::content_id,
            #[cfg(feature = "schemes")]
            Rule::url_addr_spec,
            #[cfg(feature = "schemes")]
            Rule::cid_local_part,
            #[cfg(feature = "schemes")]
            Rule::cid_word,
            #[cfg(feature = "schemes")]
            Rule::cid_atom,
            #[cfg(feature = "schemes")]
            Rule::cid_quoted_string,
            #[cfg(feature = "schemes")]
            Rule::cid_qtext,
            #[cfg(feature = "schemes")]
            Rule::cid_quoted_pair,
            #[cfg(feature = "schemes")]
            Rule::cid_domain,
            #[cfg(feature = "schemes")]
            Rule::cid_sub_domain,
            #[cfg(feature = "schemes")]
            Rule::cid_domain_literal,
            #[cfg(feature = "schemes")]
            Rule::cid_dtext,
            #[cfg(feature = "schemes")]
            Rule::cid_url_character,
            #[cfg(feature = "schemes")]
            Rule::coap_URI,
            #[cfg(feature = "schemes")]
            Rule::coaps_URI,
            #[cfg(feature = "schemes")]
            Rule::dataurl,
            #[cfg(feature = "schemes")]
            Rule::data_mediatype,
            #[cfg(feature = "schemes")]
            Rule::data_type,
            #[cfg(feature = "schemes")]
            Rule::data_subtype,
            #[cfg(feature = "schemes")]
            Rule::data_parameter,
            #[cfg(feature = "schemes")]
            Rule::data_attribute,
            #[cfg(feature = "schemes")]
            Rule::data_value,
            #[cfg(feature = "schemes")]
            Rule::data_token_plain,
            #[cfg(feature = "schemes")]
            Rule::data_pct_token_character,
            #[cfg(feature = "schemes")]
            Rule::data_base64,
            #[cfg(feature = "schemes")]
            Rule::data_data,
            #[cfg(feature = "schemes")]
            Rule::did_url,
            #[cfg(feature = "schemes")]
            Rule::did,
            #[cfg(feature = "schemes")]
            Rule::method_name,
            #[cfg(feature = "schemes")]
            Rule::method_char,
            #[cfg(feature = "schemes")]
            Rule::method_specific_id,
            #[cfg(feature = "schemes")]
            Rule::idchar,
            #[cfg(feature = "schemes")]
            Rule::file_URI,
            #[cfg(feature = "schemes")]
            Rule::file_scheme,
            #[cfg(feature = "schemes")]
            Rule::file_hier_part,
            #[cfg(feature = "schemes")]
            Rule::file_auth_path,
            #[cfg(feature = "schemes")]
            Rule::file_local_path,
            #[cfg(feature = "schemes")]
            Rule::file_auth,
            #[cfg(feature = "schemes")]
            Rule::nonstandard_file_URI,
            #[cfg(feature = "schemes")]
            Rule::nonstandard_file_hier_part,
            #[cfg(feature = "schemes")]
            Rule::nonstandard_file_auth_path,
            #[cfg(feature = "schemes")]
            Rule::nonstandard_file_local_path,
            #[cfg(feature = "schemes")]
            Rule::nonstandard_file_auth,
            #[cfg(feature = "schemes")]
            Rule::file_unc_authority,
            #[cfg(feature = "schemes")]
            Rule::file_host,
            #[cfg(feature = "schemes")]
            Rule::file_inline_IP,
            #[cfg(feature = "schemes")]
            Rule::file_absolute,
            #[cfg(feature = "schemes")]
            Rule::file_drive_letter,
            #[cfg(feature = "schemes")]
            Rule::ftpurl,
            #[cfg(feature = "schemes")]
            Rule::ftp_fpath,
            #[cfg(feature = "schemes")]
            Rule::ftp_fsegment,
            #[cfg(feature = "schemes")]
            Rule::ftp_ftptype,
            #[cfg(feature = "schemes")]
            Rule::ftp_login,
            #[cfg(feature = "schemes")]
            Rule::ftp_hostport,
            #[cfg(feature = "schemes")]
            Rule::ftp_user,
            #[cfg(feature = "schemes")]
            Rule::ftp_password,
            #[cfg(feature = "schemes")]
            Rule::ftp_uchar,
            #[cfg(feature = "schemes")]
            Rule::ftp_safe,
            #[cfg(feature = "schemes")]
            Rule::ftp_extra,
            #[cfg(feature = "schemes")]
            Rule::geo_URI,
            #[cfg(feature = "schemes")]
            Rule::geo_scheme,
            #[cfg(feature = "schemes")]
            Rule::geo_path,
            #[cfg(feature = "schemes")]
            Rule::geo_coordinates,
            #[cfg(feature = "schemes")]
            Rule::coord_a,
            #[cfg(feature = "schemes")]
            Rule::coord_b,
            #[cfg(feature = "schemes")]
            Rule::coord_c,
            #[cfg(feature = "schemes")]
            Rule::geo_p,
            #[cfg(feature = "schemes")]
            Rule::crsp,
            #[cfg(feature = "schemes")]
            Rule::crslabel,
            #[cfg(feature = "schemes")]
            Rule::uncp,
            #[cfg(feature = "schemes")]
            Rule::geo_uval,
            #[cfg(feature = "schemes")]
            Rule::geo_parameter,
            #[cfg(feature = "schemes")]
            Rule::geo_pname,
            #[cfg(feature = "schemes")]
            Rule::geo_pvalue,
            #[cfg(feature = "schemes")]
            Rule::geo_paramchar,
            #[cfg(feature = "schemes")]
            Rule::geo_labeltext,
            #[cfg(feature = "schemes")]
            Rule::geo_pnum,
            #[cfg(feature = "schemes")]
            Rule::geo_num,
            #[cfg(feature = "schemes")]
            Rule::geo_unreserved,
            #[cfg(feature = "schemes")]
            Rule::geo_mark,
            #[cfg(feature = "schemes")]
            Rule::geo_p_unreserved,
            #[cfg(feature = "schemes")]
            Rule::geo_alphanum,
            #[cfg(feature = "schemes")]
            Rule::geo_latitude,
            #[cfg(feature = "schemes")]
            Rule::geo_longitude,
            #[cfg(feature = "schemes")]
            Rule::geo_altitude,
            #[cfg(feature = "schemes")]
            Rule::http_URI,
            #[cfg(feature = "schemes")]
            Rule::https_URI,
            #[cfg(feature = "schemes")]
            Rule::ldapurl,
            #[cfg(feature = "schemes")]
            Rule::ldap_scheme,
            #[cfg(feature = "schemes")]
            Rule::ldap_dn,
            #[cfg(feature = "schemes")]
            Rule::ldap_attributes,
            #[cfg(feature = "schemes")]
            Rule::ldap_attrdesc,
            #[cfg(feature = "schemes")]
            Rule::ldap_selector,
            #[cfg(feature = "schemes")]
            Rule::ldap_scope,
            #[cfg(feature = "schemes")]
            Rule::ldap_url_filter,
            #[cfg(feature = "schemes")]
            Rule::ldap_extensions,
            #[cfg(feature = "schemes")]
            Rule::ldap_extension,
            #[cfg(feature = "schemes")]
            Rule::ldap_EXCLAMATION,
            #[cfg(feature = "schemes")]
            Rule::ldap_extype,
            #[cfg(feature = "schemes")]
            Rule::ldap_exvalue,
            #[cfg(feature = "schemes")]
            Rule::ldap_plain,
            #[cfg(feature = "schemes")]
            Rule::ldap_filter,
            #[cfg(feature = "schemes")]
            Rule::ldap_filtercomp,
            #[cfg(feature = "schemes")]
            Rule::ldap_and,
            #[cfg(feature = "schemes")]
            Rule::ldap_or,
            #[cfg(feature = "schemes")]
            Rule::ldap_not,
            #[cfg(feature = "schemes")]
            Rule::ldap_filterlist,
            #[cfg(feature = "schemes")]
            Rule::ldap_item,
            #[cfg(feature = "schemes")]
            Rule::ldap_simple,
            #[cfg(feature = "schemes")]
            Rule::ldap_filtertype,
            #[cfg(feature = "schemes")]
            Rule::ldap_equal,
            #[cfg(feature = "schemes")]
            Rule::ldap_approx,
            #[cfg(feature = "schemes")]
            Rule::ldap_greaterorequal,
            #[cfg(feature = "schemes")]
            Rule::ldap_lessorequal,
            #[cfg(feature = "schemes")]
            Rule::ldap_extensible,
            #[cfg(feature = "schemes")]
            Rule::ldap_present,
            #[cfg(feature = "schemes")]
            Rule::ldap_substring,
            #[cfg(feature = "schemes")]
            Rule::ldap_initial,
            #[cfg(feature = "schemes")]
            Rule::ldap_any,
            #[cfg(feature = "schemes")]
            Rule::ldap_final,
            #[cfg(feature = "schemes")]
            Rule::ldap_attr,
            #[cfg(feature = "schemes")]
            Rule::ldap_dnattrs,
            #[cfg(feature = "schemes")]
            Rule::ldap_matchingrule,
            #[cfg(feature = "schemes")]
            Rule::ldap_assertionvalue,
            #[cfg(feature = "schemes")]
            Rule::ldap_valueencoding,
            #[cfg(feature = "schemes")]
            Rule::ldap_normal,
            #[cfg(feature = "schemes")]
            Rule::ldap_escaped,
            #[cfg(feature = "schemes")]
            Rule::ldap_UTF1SUBSET,
            #[cfg(feature = "schemes")]
            Rule::distinguishedName,
            #[cfg(feature = "schemes")]
            Rule::relativeDistinguishedName,
            #[cfg(feature = "schemes")]
            Rule::attributeTypeAndValue,
            #[cfg(feature = "schemes")]
            Rule::attributeType,
            #[cfg(feature = "schemes")]
            Rule::attributeValue,
            #[cfg(feature = "schemes")]
            Rule::ldap_string,
            #[cfg(feature = "schemes")]
            Rule::ldap_leadchar,
            #[cfg(feature = "schemes")]
            Rule::ldap_LUTF1,
            #[cfg(feature = "schemes")]
            Rule::ldap_trailchar,
            #[cfg(feature = "schemes")]
            Rule::ldap_TUTF1,
            #[cfg(feature = "schemes")]
            Rule::ldap_stringchar,
            #[cfg(feature = "schemes")]
            Rule::ldap_SUTF1,
            #[cfg(feature = "schemes")]
            Rule::ldap_pair,
            #[cfg(feature = "schemes")]
            Rule::ldap_special,
            #[cfg(feature = "schemes")]
            Rule::ldap_dn_escaped,
            #[cfg(feature = "schemes")]
            Rule::ldap_hexstring,
            #[cfg(feature = "schemes")]
            Rule::ldap_hexpair,
            #[cfg(feature = "schemes")]
            Rule::attributeSelector,
            #[cfg(feature = "schemes")]
            Rule::ldap_selectorspecial,
            #[cfg(feature = "schemes")]
            Rule::ldap_noattrs,
            #[cfg(feature = "schemes")]
            Rule::ldap_alluserattrs,
            #[cfg(feature = "schemes")]
            Rule::ldap_attributedescription,
            #[cfg(feature = "schemes")]
            Rule::ldap_attributetype,
            #[cfg(feature = "schemes")]
            Rule::ldap_options,
            #[cfg(feature = "schemes")]
            Rule::ldap_option,
            #[cfg(feature = "schemes")]
            Rule::ldap_oid,
            #[cfg(feature = "schemes")]
            Rule::ldap_descr,
            #[cfg(feature = "schemes")]
            Rule::ldap_numericoid,
            #[cfg(feature = "schemes")]
            Rule::ldap_number,
            #[cfg(feature = "schemes")]
            Rule::ldap_keystring,
            #[cfg(feature = "schemes")]
            Rule::ldap_keychar,
            #[cfg(feature = "schemes")]
            Rule::ldap_UTFMB,
            #[cfg(feature = "schemes")]
            Rule::mailtoURI,
            #[cfg(feature = "schemes")]
            Rule::mailto_to,
            #[cfg(feature = "schemes")]
            Rule::hfields,
            #[cfg(feature = "schemes")]
            Rule::hfield,
            #[cfg(feature = "schemes")]
            Rule::hfname,
            #[cfg(feature = "schemes")]
            Rule::hfvalue,
            #[cfg(feature = "schemes")]
            Rule::mailto_addr_spec,
            #[cfg(feature = "schemes")]
            Rule::mailto_local_part,
            #[cfg(feature = "schemes")]
            Rule::mailto_domain,
            #[cfg(feature = "schemes")]
            Rule::mailto_dot_atom_text,
            #[cfg(feature = "schemes")]
            Rule::mailto_atext,
            #[cfg(feature = "schemes")]
            Rule::mailto_quoted_string,
            #[cfg(feature = "schemes")]
            Rule::mailto_qtext,
            #[cfg(feature = "schemes")]
            Rule::mailto_quoted_pair,
            #[cfg(feature = "schemes")]
            Rule::mailto_domain_literal,
            #[cfg(feature = "schemes")]
            Rule::mailto_dtext_no_obs,
            #[cfg(feature = "schemes")]
            Rule::mailto_plain,
            #[cfg(feature = "schemes")]
            Rule::mailto_qchar,
            #[cfg(feature = "schemes")]
            Rule::mailto_some_delims,
            #[cfg(feature = "schemes")]
            Rule::atext,
            #[cfg(feature = "schemes")]
            Rule::pct_atext,
            #[cfg(feature = "schemes")]
            Rule::pct_non_ascii,
            #[cfg(feature = "schemes")]
            Rule::mailto_field_name,
            #[cfg(feature = "schemes")]
            Rule::mailto_ftext,
            #[cfg(feature = "schemes")]
            Rule::mid_url,
            #[cfg(feature = "schemes")]
            Rule::message_id,
            #[cfg(feature = "schemes")]
            Rule::newsURL,
            #[cfg(feature = "schemes")]
            Rule::news_article,
            #[cfg(feature = "schemes")]
            Rule::news_id_left,
            #[cfg(feature = "schemes")]
            Rule::news_id_right,
            #[cfg(feature = "schemes")]
            Rule::news_dot_atom_text,
            #[cfg(feature = "schemes")]
            Rule::news_no_fold_literal,
            #[cfg(feature = "schemes")]
            Rule::news_mdtext,
            #[cfg(feature = "schemes")]
            Rule::newsgroups,
            #[cfg(feature = "schemes")]
            Rule::wildmat_pattern,
            #[cfg(feature = "schemes")]
            Rule::wildmat_item,
            #[cfg(feature = "schemes")]
            Rule::wildmat_wild,
            #[cfg(feature = "schemes")]
            Rule::nntpURL,
            #[cfg(feature = "schemes")]
            Rule::nntp_server,
            #[cfg(feature = "schemes")]
            Rule::nntp_group,
            #[cfg(feature = "schemes")]
            Rule::nntp_article_number,
            #[cfg(feature = "schemes")]
            Rule::nntp_group_char,
            #[cfg(feature = "schemes")]
            Rule::newsgroup_name,
            #[cfg(feature = "schemes")]
            Rule::wildmat_exact,
            #[cfg(feature = "schemes")]
            Rule::UTF8_non_ascii,
            #[cfg(feature = "schemes")]
            Rule::SIP_URI,
            #[cfg(feature = "schemes")]
            Rule::sip_userinfo,
            #[cfg(feature = "schemes")]
            Rule::sip_user,
            #[cfg(feature = "schemes")]
            Rule::user_unreserved,
            #[cfg(feature = "schemes")]
            Rule::sip_password,
            #[cfg(feature = "schemes")]
            Rule::sip_hostport,
            #[cfg(feature = "schemes")]
            Rule::sip_host,
            #[cfg(feature = "schemes")]
            Rule::sip_hostname,
            #[cfg(feature = "schemes")]
            Rule::sip_domainlabel,
            #[cfg(feature = "schemes")]
            Rule::sip_toplabel,
            #[cfg(feature = "schemes")]
            Rule::IPv6reference,
            #[cfg(feature = "schemes")]
            Rule::sip_port,
            #[cfg(feature = "schemes")]
            Rule::uri_parameters,
            #[cfg(feature = "schemes")]
            Rule::uri_parameter,
            #[cfg(feature = "schemes")]
            Rule::transport_param,
            #[cfg(feature = "schemes")]
            Rule::user_param,
            #[cfg(feature = "schemes")]
            Rule::method_param,
            #[cfg(feature = "schemes")]
            Rule::ttl_param,
            #[cfg(feature = "schemes")]
            Rule::maddr_param,
            #[cfg(feature = "schemes")]
            Rule::lr_param,
            #[cfg(feature = "schemes")]
            Rule::other_param,
            #[cfg(feature = "schemes")]
            Rule::sip_pname,
            #[cfg(feature = "schemes")]
            Rule::sip_pvalue,
            #[cfg(feature = "schemes")]
            Rule::sip_paramchar,
            #[cfg(feature = "schemes")]
            Rule::sip_param_unreserved,
            #[cfg(feature = "schemes")]
            Rule::sip_headers,
            #[cfg(feature = "schemes")]
            Rule::sip_header,
            #[cfg(feature = "schemes")]
            Rule::sip_hname,
            #[cfg(feature = "schemes")]
            Rule::sip_hvalue,
            #[cfg(feature = "schemes")]
            Rule::hnv_unreserved,
            #[cfg(feature = "schemes")]
            Rule::sip_Method,
            #[cfg(feature = "schemes")]
            Rule::sip_ttl,
            #[cfg(feature = "schemes")]
            Rule::sip_token,
            #[cfg(feature = "schemes")]
            Rule::sip_unreserved,
            #[cfg(feature = "schemes")]
            Rule::sip_mark,
            #[cfg(feature = "schemes")]
            Rule::sip_alphanum,
            #[cfg(feature = "schemes")]
            Rule::SIPS_URI,
            #[cfg(feature = "schemes")]
            Rule::sms_uri,
            #[cfg(feature = "schemes")]
            Rule::sms_scheme,
            #[cfg(feature = "schemes")]
            Rule::sms_hier_part,
            #[cfg(feature = "schemes")]
            Rule::sms_recipient,
            #[cfg(feature = "schemes")]
            Rule::sms_fields,
            #[cfg(feature = "schemes")]
            Rule::sms_field,
            #[cfg(feature = "schemes")]
            Rule::sms_field_name,
            #[cfg(feature = "schemes")]
            Rule::sms_field_ext,
            #[cfg(feature = "schemes")]
            Rule::escaped_value,
            #[cfg(feature = "schemes")]
            Rule::tagURI,
            #[cfg(feature = "schemes")]
            Rule::taggingEntity,
            #[cfg(feature = "schemes")]
            Rule::authorityName,
            #[cfg(feature = "schemes")]
            Rule::tag_date,
            #[cfg(feature = "schemes")]
            Rule::tag_year,
            #[cfg(feature = "schemes")]
            Rule::tag_month,
            #[cfg(feature = "schemes")]
            Rule::tag_day,
            #[cfg(feature = "schemes")]
            Rule::DNSname,
            #[cfg(feature = "schemes")]
            Rule::DNScomp,
            #[cfg(feature = "schemes")]
            Rule::emailAddress,
            #[cfg(feature = "schemes")]
            Rule::tag_alphaNum,
            #[cfg(feature = "schemes")]
            Rule::tag_specific,
            #[cfg(feature = "schemes")]
            Rule::telephone_uri,
            #[cfg(feature = "schemes")]
            Rule::telephone_subscriber,
            #[cfg(feature = "schemes")]
            Rule::global_number,
            #[cfg(feature = "schemes")]
            Rule::local_number,
            #[cfg(feature = "schemes")]
            Rule::tel_par,
            #[cfg(feature = "schemes")]
            Rule::isdn_subaddress,
            #[cfg(feature = "schemes")]
            Rule::tel_extension,
            #[cfg(feature = "schemes")]
            Rule::tel_phonedigits,
            #[cfg(feature = "schemes")]
            Rule::tel_context,
            #[cfg(feature = "schemes")]
            Rule::tel_descriptor,
            #[cfg(feature = "schemes")]
            Rule::global_number_digits,
            #[cfg(feature = "schemes")]
            Rule::local_number_digits,
            #[cfg(feature = "schemes")]
            Rule::tel_domainname,
            #[cfg(feature = "schemes")]
            Rule::tel_domainlabel,
            #[cfg(feature = "schemes")]
            Rule::tel_toplabel,
            #[cfg(feature = "schemes")]
            Rule::tel_parameter,
            #[cfg(feature = "schemes")]
            Rule::tel_pname,
            #[cfg(feature = "schemes")]
            Rule::tel_pvalue,
            #[cfg(feature = "schemes")]
            Rule::tel_paramchar,
            #[cfg(feature = "schemes")]
            Rule::tel_unreserved,
            #[cfg(feature = "schemes")]
            Rule::tel_mark,
            #[cfg(feature = "schemes")]
            Rule::tel_param_unreserved,
            #[cfg(feature = "schemes")]
            Rule::visual_separator,
            #[cfg(feature = "schemes")]
            Rule::tel_alphanum,
            #[cfg(feature = "schemes")]
            Rule::namestring,
            #[cfg(feature = "schemes")]
            Rule::assigned_name,
            #[cfg(feature = "schemes")]
            Rule::NID,
            #[cfg(feature = "schemes")]
            Rule::urn_ldh,
            #[cfg(feature = "schemes")]
            Rule::NSS,
            #[cfg(feature = "schemes")]
            Rule::rq_components,
            #[cfg(feature = "schemes")]
            Rule::r_component,
            #[cfg(feature = "schemes")]
            Rule::q_component,
            #[cfg(feature = "schemes")]
            Rule::f_component,
            #[cfg(feature = "schemes")]
            Rule::urn_alphanum,
            #[cfg(feature = "schemes")]
            Rule::UUID,
            #[cfg(feature = "schemes")]
            Rule::urn_oid,
            #[cfg(feature = "schemes")]
            Rule::urn_number,
            #[cfg(feature = "schemes")]
            Rule::ws_URI,
            #[cfg(feature = "schemes")]
            Rule::wss_URI,
            #[cfg(feature = "schemes")]
            Rule::xmppuri,
            #[cfg(feature = "schemes")]
            Rule::hierxmpp,
            #[cfg(feature = "schemes")]
            Rule::authpath,
            #[cfg(feature = "schemes")]
            Rule::authxmpp,
            #[cfg(feature = "schemes")]
            Rule::pathxmpp,
            #[cfg(feature = "schemes")]
            Rule::xmpp_host,
            #[cfg(feature = "schemes")]
            Rule::nodeid,
            #[cfg(feature = "schemes")]
            Rule::nodeallow,
            #[cfg(feature = "schemes")]
            Rule::resid,
            #[cfg(feature = "schemes")]
            Rule::resallow,
            #[cfg(feature = "schemes")]
            Rule::xmpp_querycomp,
            #[cfg(feature = "schemes")]
            Rule::xmpp_querytype,
            #[cfg(feature = "schemes")]
            Rule::xmpp_pair,
            #[cfg(feature = "schemes")]
            Rule::xmpp_key,
            #[cfg(feature = "schemes")]
            Rule::xmpp_value,
        ]
    }
}
