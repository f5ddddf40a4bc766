//! `urn:uuid` URNs.

use uri_schemes::{UrnUuid, Uuid, UuidVariant};

use crate::assertions::{assert_canonical, assert_fields, assert_rejected};
use crate::support::grammar;

const GRAMMAR: &str = include_str!("../grammar/urn_uuid.pest");

#[test]
fn each_rule_is_its_abnf() {
    pest_check::assert_transcribed(grammar(GRAMMAR));
}

#[test]
fn each_urn_is_an_absolute_uri() {
    pest_check::assert_inside(grammar(GRAMMAR), "uuid_URN", "absolute_URI");
}

#[test]
fn fields() {
    let text = "urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2";
    assert_fields::<UrnUuid>(text, "uuid=2ed6657d-e927-568b-95e1-2665a8aea6a2");
    assert_fields::<UrnUuid>(&text.to_uppercase(), "uuid=2ed6657d-e927-568b-95e1-2665a8aea6a2");
    let uuid = UrnUuid::parse(text).unwrap().uuid;
    assert_eq!(uuid.0.to_be_bytes()[..4], [0x2e, 0xd6, 0x65, 0x7d]);
    assert_eq!(uuid.0.to_be_bytes()[12..], [0xa8, 0xae, 0xa6, 0xa2]);
}

#[test]
fn case_makes_no_difference() {
    let parse = |text: &str| UrnUuid::parse(text).unwrap();
    let lower = parse("urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2");
    assert!(lower == parse("URN:Uuid:2ED6657d-E927-568B-95E1-2665A8AEA6A2"));
    assert!(lower != parse("urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a3"));
}

#[track_caller]
fn assert_layout(text: &str, variant: UuidVariant, version: Option<u8>) {
    let uuid: Uuid = text.parse().unwrap();
    assert_eq!((uuid.variant(), uuid.version(), uuid.to_string().as_str()), (variant, version, text));
}

/// RFC 9562, sections 4.1 and 4.2.
#[test]
fn layouts() {
    assert_layout("00000000-0000-0000-0000-000000000000", UuidVariant::Ncs, None);
    assert_layout("00000000-0000-4000-7fff-000000000000", UuidVariant::Ncs, None);
    assert_layout("00000000-0000-4000-8000-000000000000", UuidVariant::Rfc9562, Some(4));
    assert_layout("ffffffff-ffff-8fff-bfff-ffffffffffff", UuidVariant::Rfc9562, Some(8));
    assert_layout("00000000-0000-0000-9000-000000000000", UuidVariant::Rfc9562, Some(0));
    assert_layout("00000000-0000-f000-a000-000000000000", UuidVariant::Rfc9562, Some(15));
    assert_layout("00000000-0000-4000-c000-000000000000", UuidVariant::Microsoft, None);
    assert_layout("00000000-0000-4000-dfff-000000000000", UuidVariant::Microsoft, None);
    assert_layout("00000000-0000-4000-e000-000000000000", UuidVariant::Reserved, None);
    assert_layout("ffffffff-ffff-ffff-ffff-ffffffffffff", UuidVariant::Reserved, None);
}

#[test]
fn rejected_texts() {
    assert_rejected::<UrnUuid>("urn:uuid:", "unexpected end of input in UUID at byte 9");
    assert_rejected::<UrnUuid>("urn:uuid:2ed6657d", "unexpected end of input in UUID at byte 17");
    assert_rejected::<UrnUuid>("urn:uuid:2ed6657de927568b95e12665a8aea6a2", "unexpected `e` in UUID at byte 17");
    assert_rejected::<UrnUuid>("urn:uuid:{2ed6657d-e927-568b-95e1-2665a8aea6a2}", "unexpected `{` in UUID at byte 9");
    assert_rejected::<UrnUuid>("urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6ag", "unexpected `g` in UUID at byte 44");
    assert_rejected::<UrnUuid>("urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2f", "unexpected `f` in UUID at byte 45");
    assert_rejected::<UrnUuid>("urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2#f", "unexpected `#` in UUID at byte 45");
    assert_rejected::<UrnUuid>("urn:uuid:%32ed6657d-e927-568b-95e1-2665a8aea6", "unexpected `%` in UUID at byte 9");
    assert_rejected::<UrnUuid>("urn:oid:2.999", "unexpected `o` at byte 4");
    assert_rejected::<UrnUuid>("uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2", "unexpected `u` at byte 1");
    for text in
        ["", "2ed6657d", "{2ed6657d-e927-568b-95e1-2665a8aea6a2}", "urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2"]
    {
        assert!(text.parse::<Uuid>().is_err(), "{text}");
    }
}

#[test]
fn canonical_texts() {
    assert_canonical::<UrnUuid>(
        "URN:UUID:2ED6657D-E927-568B-95E1-2665A8AEA6A2", "urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2",
    );
    let urn = UrnUuid { uuid: Uuid(1) };
    assert_eq!(urn.compose().unwrap(), "urn:uuid:00000000-0000-0000-0000-000000000001");
}

#[cfg(feature = "serde")]
#[test]
fn in_a_configuration() {
    #[derive(serde::Deserialize)]
    struct Configuration {
        device: pest_uri::Parsed<UrnUuid>,
    }

    let text = "device = 'urn:uuid:2ed6657d-e927-568b-95e1-2665a8aea6a2'";
    let configuration: Configuration = toml::from_str(text).unwrap();
    assert_eq!(configuration.device.uuid.version(), Some(5));
    assert!(toml::from_str::<Configuration>("device = 'urn:uuid:2ed6657d'").is_err());
}
