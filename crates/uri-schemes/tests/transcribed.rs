//! Each rule is its ABNF, and each text is a URI.

use crate::support::grammar_of;

macro_rules! transcribed {
    ($($name:ident: $($file:literal)*, $($entry:literal)*;)*) => {$(
        mod $name {
            const FILES: &[&str] = &[$(include_str!(concat!("../grammar/", $file, ".pest"))),*];

            #[test]
            fn each_rule_is_its_abnf() {
                pest_check::assert_transcribed(super::grammar_of(FILES));
            }

            #[test]
            fn each_text_is_a_uri() {
                $(pest_check::assert_inside(super::grammar_of(FILES), $entry, "URI");)*
            }
        }
    )*};
}

transcribed! {
    acct: "acct", "acct_reference";
    cid: "atext" "cid", "cid_reference";
    mid: "atext" "cid" "mid", "mid_reference";
    did: "did", "did_url";
    tag: "tag", "tagURI";
    sms: "tel" "sms", "sms_reference";
    nntp: "nntp", "nntp_reference";
    news: "atext" "nntp" "news", "news_reference";
    ftp: "ftp", "ftp_reference";
    file: "file", "file_reference" "nonstandard_file_URI";
    xmpp: "xmpp", "xmppuri";
    http: "http", "http_reference";
    ws: "ws", "web_socket_URI";
    tel: "tel", "tel_reference";
    mailto: "mailto", "mailto_reference";
    data: "data", "data_reference";
    urn: "urn", "namestring";
    sip: "sip", "SIP_reference";
    ldap: "ldap", "ldap_reference";
    geo: "geo", "geo_reference";
}
