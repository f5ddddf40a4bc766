// @generated from grammar/ by `cargo regenerate`. Do not edit.

#[allow(dead_code, non_camel_case_types)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    URI_Template,
    literals,
    expression,
    operator,
    op_level2,
    op_level3,
    op_reserve,
    variable_list,
    varspec,
    varname,
    varchar,
    modifier_level4,
    prefix,
    max_length,
    explode,
    unambiguous_URL,
    unambiguous_data,
    unambiguous_scheme,
    unambiguous_userinfo,
    unambiguous_user,
    unambiguous_pct_encoded,
    unambiguous_host,
    unambiguous_name,
    unambiguous_label,
    unambiguous_top_label,
    unambiguous_IPv6address,
    unambiguous_zeros,
    unambiguous_port,
    #[cfg(feature = "schemes")]
    acctURI,
    #[cfg(feature = "schemes")]
    acct_userpart,
    #[cfg(feature = "schemes")]
    cid_url,
    #[cfg(feature = "schemes")]
    content_id,
    #[cfg(feature = "schemes")]
    url_addr_spec,
    #[cfg(feature = "schemes")]
    cid_local_part,
    #[cfg(feature = "schemes")]
    cid_word,
    #[cfg(feature = "schemes")]
    cid_atom,
    #[cfg(feature = "schemes")]
    cid_quoted_string,
    #[cfg(feature = "schemes")]
    cid_qtext,
    #[cfg(feature = "schemes")]
    cid_quoted_pair,
    #[cfg(feature = "schemes")]
    cid_domain,
    #[cfg(feature = "schemes")]
    cid_sub_domain,
    #[cfg(feature = "schemes")]
    cid_domain_literal,
    #[cfg(feature = "schemes")]
    cid_dtext,
    #[cfg(feature = "schemes")]
    cid_url_character,
    #[cfg(feature = "schemes")]
    coap_URI,
    #[cfg(feature = "schemes")]
    coaps_URI,
    #[cfg(feature = "schemes")]
    dataurl,
    #[cfg(feature = "schemes")]
    data_mediatype,
    #[cfg(feature = "schemes")]
    data_type,
    #[cfg(feature = "schemes")]
    data_subtype,
    #[cfg(feature = "schemes")]
    data_parameter,
    #[cfg(feature = "schemes")]
    data_attribute,
    #[cfg(feature = "schemes")]
    data_value,
    #[cfg(feature = "schemes")]
    data_token_plain,
    #[cfg(feature = "schemes")]
    data_pct_token_character,
    #[cfg(feature = "schemes")]
    data_base64,
    #[cfg(feature = "schemes")]
    data_data,
    #[cfg(feature = "schemes")]
    did_url,
    #[cfg(feature = "schemes")]
    did,
    #[cfg(feature = "schemes")]
    method_name,
    #[cfg(feature = "schemes")]
    method_char,
    #[cfg(feature = "schemes")]
    method_specific_id,
    #[cfg(feature = "schemes")]
    idchar,
    #[cfg(feature = "schemes")]
    file_URI,
    #[cfg(feature = "schemes")]
    file_scheme,
    #[cfg(feature = "schemes")]
    file_hier_part,
    #[cfg(feature = "schemes")]
    file_auth_path,
    #[cfg(feature = "schemes")]
    file_local_path,
    #[cfg(feature = "schemes")]
    file_auth,
    #[cfg(feature = "schemes")]
    nonstandard_file_URI,
    #[cfg(feature = "schemes")]
    nonstandard_file_hier_part,
    #[cfg(feature = "schemes")]
    nonstandard_file_auth_path,
    #[cfg(feature = "schemes")]
    nonstandard_file_local_path,
    #[cfg(feature = "schemes")]
    nonstandard_file_auth,
    #[cfg(feature = "schemes")]
    file_unc_authority,
    #[cfg(feature = "schemes")]
    file_host,
    #[cfg(feature = "schemes")]
    file_inline_IP,
    #[cfg(feature = "schemes")]
    file_absolute,
    #[cfg(feature = "schemes")]
    file_drive_letter,
    #[cfg(feature = "schemes")]
    ftpurl,
    #[cfg(feature = "schemes")]
    ftp_fpath,
    #[cfg(feature = "schemes")]
    ftp_fsegment,
    #[cfg(feature = "schemes")]
    ftp_ftptype,
    #[cfg(feature = "schemes")]
    ftp_login,
    #[cfg(feature = "schemes")]
    ftp_hostport,
    #[cfg(feature = "schemes")]
    ftp_user,
    #[cfg(feature = "schemes")]
    ftp_password,
    #[cfg(feature = "schemes")]
    ftp_uchar,
    #[cfg(feature = "schemes")]
    ftp_safe,
    #[cfg(feature = "schemes")]
    ftp_extra,
    #[cfg(feature = "schemes")]
    geo_URI,
    #[cfg(feature = "schemes")]
    geo_scheme,
    #[cfg(feature = "schemes")]
    geo_path,
    #[cfg(feature = "schemes")]
    geo_coordinates,
    #[cfg(feature = "schemes")]
    coord_a,
    #[cfg(feature = "schemes")]
    coord_b,
    #[cfg(feature = "schemes")]
    coord_c,
    #[cfg(feature = "schemes")]
    geo_p,
    #[cfg(feature = "schemes")]
    crsp,
    #[cfg(feature = "schemes")]
    crslabel,
    #[cfg(feature = "schemes")]
    uncp,
    #[cfg(feature = "schemes")]
    geo_uval,
    #[cfg(feature = "schemes")]
    geo_parameter,
    #[cfg(feature = "schemes")]
    geo_pname,
    #[cfg(feature = "schemes")]
    geo_pvalue,
    #[cfg(feature = "schemes")]
    geo_paramchar,
    #[cfg(feature = "schemes")]
    geo_labeltext,
    #[cfg(feature = "schemes")]
    geo_pnum,
    #[cfg(feature = "schemes")]
    geo_num,
    #[cfg(feature = "schemes")]
    geo_unreserved,
    #[cfg(feature = "schemes")]
    geo_mark,
    #[cfg(feature = "schemes")]
    geo_p_unreserved,
    #[cfg(feature = "schemes")]
    geo_alphanum,
    #[cfg(feature = "schemes")]
    geo_latitude,
    #[cfg(feature = "schemes")]
    geo_longitude,
    #[cfg(feature = "schemes")]
    geo_altitude,
    #[cfg(feature = "schemes")]
    http_URI,
    #[cfg(feature = "schemes")]
    https_URI,
    #[cfg(feature = "schemes")]
    ldapurl,
    #[cfg(feature = "schemes")]
    ldap_scheme,
    #[cfg(feature = "schemes")]
    ldap_dn,
    #[cfg(feature = "schemes")]
    ldap_attributes,
    #[cfg(feature = "schemes")]
    ldap_attrdesc,
    #[cfg(feature = "schemes")]
    ldap_selector,
    #[cfg(feature = "schemes")]
    ldap_scope,
    #[cfg(feature = "schemes")]
    ldap_url_filter,
    #[cfg(feature = "schemes")]
    ldap_extensions,
    #[cfg(feature = "schemes")]
    ldap_extension,
    #[cfg(feature = "schemes")]
    ldap_EXCLAMATION,
    #[cfg(feature = "schemes")]
    ldap_extype,
    #[cfg(feature = "schemes")]
    ldap_exvalue,
    #[cfg(feature = "schemes")]
    ldap_plain,
    #[cfg(feature = "schemes")]
    ldap_filter,
    #[cfg(feature = "schemes")]
    ldap_filtercomp,
    #[cfg(feature = "schemes")]
    ldap_and,
    #[cfg(feature = "schemes")]
    ldap_or,
    #[cfg(feature = "schemes")]
    ldap_not,
    #[cfg(feature = "schemes")]
    ldap_filterlist,
    #[cfg(feature = "schemes")]
    ldap_item,
    #[cfg(feature = "schemes")]
    ldap_simple,
    #[cfg(feature = "schemes")]
    ldap_filtertype,
    #[cfg(feature = "schemes")]
    ldap_equal,
    #[cfg(feature = "schemes")]
    ldap_approx,
    #[cfg(feature = "schemes")]
    ldap_greaterorequal,
    #[cfg(feature = "schemes")]
    ldap_lessorequal,
    #[cfg(feature = "schemes")]
    ldap_extensible,
    #[cfg(feature = "schemes")]
    ldap_present,
    #[cfg(feature = "schemes")]
    ldap_substring,
    #[cfg(feature = "schemes")]
    ldap_initial,
    #[cfg(feature = "schemes")]
    ldap_any,
    #[cfg(feature = "schemes")]
    ldap_final,
    #[cfg(feature = "schemes")]
    ldap_attr,
    #[cfg(feature = "schemes")]
    ldap_dnattrs,
    #[cfg(feature = "schemes")]
    ldap_matchingrule,
    #[cfg(feature = "schemes")]
    ldap_assertionvalue,
    #[cfg(feature = "schemes")]
    ldap_valueencoding,
    #[cfg(feature = "schemes")]
    ldap_normal,
    #[cfg(feature = "schemes")]
    ldap_escaped,
    #[cfg(feature = "schemes")]
    ldap_UTF1SUBSET,
    #[cfg(feature = "schemes")]
    distinguishedName,
    #[cfg(feature = "schemes")]
    relativeDistinguishedName,
    #[cfg(feature = "schemes")]
    attributeTypeAndValue,
    #[cfg(feature = "schemes")]
    attributeType,
    #[cfg(feature = "schemes")]
    attributeValue,
    #[cfg(feature = "schemes")]
    ldap_string,
    #[cfg(feature = "schemes")]
    ldap_leadchar,
    #[cfg(feature = "schemes")]
    ldap_LUTF1,
    #[cfg(feature = "schemes")]
    ldap_trailchar,
    #[cfg(feature = "schemes")]
    ldap_TUTF1,
    #[cfg(feature = "schemes")]
    ldap_stringchar,
    #[cfg(feature = "schemes")]
    ldap_SUTF1,
    #[cfg(feature = "schemes")]
    ldap_pair,
    #[cfg(feature = "schemes")]
    ldap_special,
    #[cfg(feature = "schemes")]
    ldap_dn_escaped,
    #[cfg(feature = "schemes")]
    ldap_hexstring,
    #[cfg(feature = "schemes")]
    ldap_hexpair,
    #[cfg(feature = "schemes")]
    attributeSelector,
    #[cfg(feature = "schemes")]
    ldap_selectorspecial,
    #[cfg(feature = "schemes")]
    ldap_noattrs,
    #[cfg(feature = "schemes")]
    ldap_alluserattrs,
    #[cfg(feature = "schemes")]
    ldap_attributedescription,
    #[cfg(feature = "schemes")]
    ldap_attributetype,
    #[cfg(feature = "schemes")]
    ldap_options,
    #[cfg(feature = "schemes")]
    ldap_option,
    #[cfg(feature = "schemes")]
    ldap_oid,
    #[cfg(feature = "schemes")]
    ldap_descr,
    #[cfg(feature = "schemes")]
    ldap_numericoid,
    #[cfg(feature = "schemes")]
    ldap_number,
    #[cfg(feature = "schemes")]
    ldap_keystring,
    #[cfg(feature = "schemes")]
    ldap_keychar,
    #[cfg(feature = "schemes")]
    ldap_UTFMB,
    #[cfg(feature = "schemes")]
    mailtoURI,
    #[cfg(feature = "schemes")]
    mailto_to,
    #[cfg(feature = "schemes")]
    hfields,
    #[cfg(feature = "schemes")]
    hfield,
    #[cfg(feature = "schemes")]
    hfname,
    #[cfg(feature = "schemes")]
    hfvalue,
    #[cfg(feature = "schemes")]
    mailto_addr_spec,
    #[cfg(feature = "schemes")]
    mailto_local_part,
    #[cfg(feature = "schemes")]
    mailto_domain,
    #[cfg(feature = "schemes")]
    mailto_dot_atom_text,
    #[cfg(feature = "schemes")]
    mailto_atext,
    #[cfg(feature = "schemes")]
    mailto_quoted_string,
    #[cfg(feature = "schemes")]
    mailto_qtext,
    #[cfg(feature = "schemes")]
    mailto_quoted_pair,
    #[cfg(feature = "schemes")]
    mailto_domain_literal,
    #[cfg(feature = "schemes")]
    mailto_dtext_no_obs,
    #[cfg(feature = "schemes")]
    mailto_plain,
    #[cfg(feature = "schemes")]
    mailto_qchar,
    #[cfg(feature = "schemes")]
    mailto_some_delims,
    #[cfg(feature = "schemes")]
    atext,
    #[cfg(feature = "schemes")]
    pct_atext,
    #[cfg(feature = "schemes")]
    pct_non_ascii,
    #[cfg(feature = "schemes")]
    mailto_field_name,
    #[cfg(feature = "schemes")]
    mailto_ftext,
    #[cfg(feature = "schemes")]
    mid_url,
    #[cfg(feature = "schemes")]
    message_id,
    #[cfg(feature = "schemes")]
    newsURL,
    #[cfg(feature = "schemes")]
    news_article,
    #[cfg(feature = "schemes")]
    news_id_left,
    #[cfg(feature = "schemes")]
    news_id_right,
    #[cfg(feature = "schemes")]
    news_dot_atom_text,
    #[cfg(feature = "schemes")]
    news_no_fold_literal,
    #[cfg(feature = "schemes")]
    news_mdtext,
    #[cfg(feature = "schemes")]
    newsgroups,
    #[cfg(feature = "schemes")]
    wildmat_pattern,
    #[cfg(feature = "schemes")]
    wildmat_item,
    #[cfg(feature = "schemes")]
    wildmat_wild,
    #[cfg(feature = "schemes")]
    nntpURL,
    #[cfg(feature = "schemes")]
    nntp_server,
    #[cfg(feature = "schemes")]
    nntp_group,
    #[cfg(feature = "schemes")]
    nntp_article_number,
    #[cfg(feature = "schemes")]
    nntp_group_char,
    #[cfg(feature = "schemes")]
    newsgroup_name,
    #[cfg(feature = "schemes")]
    wildmat_exact,
    #[cfg(feature = "schemes")]
    UTF8_non_ascii,
    #[cfg(feature = "schemes")]
    SIP_URI,
    #[cfg(feature = "schemes")]
    sip_userinfo,
    #[cfg(feature = "schemes")]
    sip_user,
    #[cfg(feature = "schemes")]
    user_unreserved,
    #[cfg(feature = "schemes")]
    sip_password,
    #[cfg(feature = "schemes")]
    sip_hostport,
    #[cfg(feature = "schemes")]
    sip_host,
    #[cfg(feature = "schemes")]
    sip_hostname,
    #[cfg(feature = "schemes")]
    sip_domainlabel,
    #[cfg(feature = "schemes")]
    sip_toplabel,
    #[cfg(feature = "schemes")]
    IPv6reference,
    #[cfg(feature = "schemes")]
    sip_port,
    #[cfg(feature = "schemes")]
    uri_parameters,
    #[cfg(feature = "schemes")]
    uri_parameter,
    #[cfg(feature = "schemes")]
    transport_param,
    #[cfg(feature = "schemes")]
    user_param,
    #[cfg(feature = "schemes")]
    method_param,
    #[cfg(feature = "schemes")]
    ttl_param,
    #[cfg(feature = "schemes")]
    maddr_param,
    #[cfg(feature = "schemes")]
    lr_param,
    #[cfg(feature = "schemes")]
    other_param,
    #[cfg(feature = "schemes")]
    sip_pname,
    #[cfg(feature = "schemes")]
    sip_pvalue,
    #[cfg(feature = "schemes")]
    sip_paramchar,
    #[cfg(feature = "schemes")]
    sip_param_unreserved,
    #[cfg(feature = "schemes")]
    sip_headers,
    #[cfg(feature = "schemes")]
    sip_header,
    #[cfg(feature = "schemes")]
    sip_hname,
    #[cfg(feature = "schemes")]
    sip_hvalue,
    #[cfg(feature = "schemes")]
    hnv_unreserved,
    #[cfg(feature = "schemes")]
    sip_Method,
    #[cfg(feature = "schemes")]
    sip_ttl,
    #[cfg(feature = "schemes")]
    sip_token,
    #[cfg(feature = "schemes")]
    sip_unreserved,
    #[cfg(feature = "schemes")]
    sip_mark,
    #[cfg(feature = "schemes")]
    sip_alphanum,
    #[cfg(feature = "schemes")]
    SIPS_URI,
    #[cfg(feature = "schemes")]
    sms_uri,
    #[cfg(feature = "schemes")]
    sms_scheme,
    #[cfg(feature = "schemes")]
    sms_hier_part,
    #[cfg(feature = "schemes")]
    sms_recipient,
    #[cfg(feature = "schemes")]
    sms_fields,
    #[cfg(feature = "schemes")]
    sms_field,
    #[cfg(feature = "schemes")]
    sms_field_name,
    #[cfg(feature = "schemes")]
    sms_field_ext,
    #[cfg(feature = "schemes")]
    escaped_value,
    #[cfg(feature = "schemes")]
    tagURI,
    #[cfg(feature = "schemes")]
    taggingEntity,
    #[cfg(feature = "schemes")]
    authorityName,
    #[cfg(feature = "schemes")]
    tag_date,
    #[cfg(feature = "schemes")]
    tag_year,
    #[cfg(feature = "schemes")]
    tag_month,
    #[cfg(feature = "schemes")]
    tag_day,
    #[cfg(feature = "schemes")]
    DNSname,
    #[cfg(feature = "schemes")]
    DNScomp,
    #[cfg(feature = "schemes")]
    emailAddress,
    #[cfg(feature = "schemes")]
    tag_alphaNum,
    #[cfg(feature = "schemes")]
    tag_specific,
    #[cfg(feature = "schemes")]
    telephone_uri,
    #[cfg(feature = "schemes")]
    telephone_subscriber,
    #[cfg(feature = "schemes")]
    global_number,
    #[cfg(feature = "schemes")]
    local_number,
    #[cfg(feature = "schemes")]
    tel_par,
    #[cfg(feature = "schemes")]
    isdn_subaddress,
    #[cfg(feature = "schemes")]
    tel_extension,
    #[cfg(feature = "schemes")]
    tel_phonedigits,
    #[cfg(feature = "schemes")]
    tel_context,
    #[cfg(feature = "schemes")]
    tel_descriptor,
    #[cfg(feature = "schemes")]
    global_number_digits,
    #[cfg(feature = "schemes")]
    local_number_digits,
    #[cfg(feature = "schemes")]
    tel_domainname,
    #[cfg(feature = "schemes")]
    tel_domainlabel,
    #[cfg(feature = "schemes")]
    tel_toplabel,
    #[cfg(feature = "schemes")]
    tel_parameter,
    #[cfg(feature = "schemes")]
    tel_pname,
    #[cfg(feature = "schemes")]
    tel_pvalue,
    #[cfg(feature = "schemes")]
    tel_paramchar,
    #[cfg(feature = "schemes")]
    tel_unreserved,
    #[cfg(feature = "schemes")]
    tel_mark,
    #[cfg(feature = "schemes")]
    tel_param_unreserved,
    #[cfg(feature = "schemes")]
    visual_separator,
    #[cfg(feature = "schemes")]
    tel_alphanum,
    #[cfg(feature = "schemes")]
    namestring,
    #[cfg(feature = "schemes")]
    assigned_name,
    #[cfg(feature = "schemes")]
    NID,
    #[cfg(feature = "schemes")]
    urn_ldh,
    #[cfg(feature = "schemes")]
    NSS,
    #[cfg(feature = "schemes")]
    rq_components,
    #[cfg(feature = "schemes")]
    r_component,
    #[cfg(feature = "schemes")]
    q_component,
    #[cfg(feature = "schemes")]
    f_component,
    #[cfg(feature = "schemes")]
    urn_alphanum,
    #[cfg(feature = "schemes")]
    UUID,
    #[cfg(feature = "schemes")]
    urn_oid,
    #[cfg(feature = "schemes")]
    urn_number,
    #[cfg(feature = "schemes")]
    ws_URI,
    #[cfg(feature = "schemes")]
    wss_URI,
    #[cfg(feature = "schemes")]
    xmppuri,
    #[cfg(feature = "schemes")]
    hierxmpp,
    #[cfg(feature = "schemes")]
    authpath,
    #[cfg(feature = "schemes")]
    authxmpp,
    #[cfg(feature = "schemes")]
    pathxmpp,
    #[cfg(feature = "schemes")]
    xmpp_host,
    #[cfg(feature = "schemes")]
    nodeid,
    #[cfg(feature = "schemes")]
    nodeallow,
    #[cfg(feature = "schemes")]
    resid,
    #[cfg(feature = "schemes")]
    resallow,
    #[cfg(feature = "schemes")]
    xmpp_querycomp,
    #[cfg(feature = "schemes")]
    xmpp_querytype,
    #[cfg(feature = "schemes")]
    xmpp_pair,
    #[cfg(feature = "schemes")]
    xmpp_key,
    #[cfg(feature = "schemes")]
    xmpp_value,
}
