//! Each rule is its ABNF.

use crate::support::grammar_of;

macro_rules! transcribed {
    ($($name:ident: $($file:literal)*;)*) => {$(
        #[test]
        fn $name() {
            pest_check::assert_transcribed(grammar_of(&[$(include_str!(concat!("../grammar/", $file, ".pest"))),*]));
        }
    )*};
}

transcribed! {
    acct: "acct"; cid: "atext" "cid"; mid: "atext" "cid" "mid"; did: "did"; tag: "tag"; sms: "tel" "sms"; nntp: "nntp"; news: "atext" "nntp" "news"; ftp: "ftp"; file: "file";
    xmpp: "xmpp"; http: "http"; ws: "ws"; tel: "tel"; mailto: "mailto"; data: "data"; urn: "urn"; sip: "sip"; ldap: "ldap"; geo: "geo";
}
