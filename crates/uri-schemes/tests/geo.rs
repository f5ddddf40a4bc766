//! `geo` URIs: reading and writing numbers (RFC 5870).

use proptest::prelude::*;
use uri_schemes::{Geo, is_equivalent_text};

use crate::assertions::assert_fields;

#[test]
fn numbers() {
    let geo = |latitude, longitude, altitude| Geo::new(latitude, longitude, altitude);
    for (latitude, longitude) in
        [(f64::NAN, 0.), (0., f64::INFINITY), (90.000_000_1, 0.), (-91., 0.), (0., 180.5), (1e300, 0.)]
    {
        assert!(geo(latitude, longitude, None).is_err(), "{latitude} {longitude}");
    }
    assert!(geo(0., 0., Some(f64::NEG_INFINITY)).is_err());
    assert_eq!(geo(-0., 1e-7, None).unwrap().compose().unwrap(), "geo:-0,0.0000001");
    assert_eq!(geo(0., 0., Some(1e21)).unwrap().compose().unwrap(), "geo:0,0,1000000000000000000000");
}

#[test]
fn no_degrees_in_other_reference_systems() {
    let text = "geo:323482,4306480,1.5;CRS=EPSG32618;U=20.0;A;b=%2c";
    assert_fields::<Geo>(
        text,
        "coord_a=323482 coord_b=4306480 coord_c=1.5 crs=EPSG32618 u=20.0 parameters=[name=A, name=b value=,]",
    );
    let geo = Geo::parse(text).unwrap();
    assert_eq!((geo.is_wgs84(), geo.latitude(), geo.longitude(), geo.altitude()), (false, None, None, None));
    assert_eq!(geo.uncertainty(), Some(20.));
    assert!(geo.parameter("B").is_some() && geo.parameter("crs").is_none());
}

proptest! {
    #[test]
    fn a_place_is_written_and_read(latitude in -90.0..=90.0, longitude in -180.0..=180.0, altitude: f64) {
        prop_assume!(altitude.is_finite());
        let text = Geo::new(latitude, longitude, Some(altitude)).unwrap().compose().unwrap();
        let geo = Geo::parse(&text).unwrap();
        let read = (geo.latitude(), geo.longitude(), geo.altitude());
        prop_assert_eq!(read, (Some(latitude), Some(longitude), Some(altitude)));
        let [padded, plain] = [text.to_uppercase() + ";u=0.0", format!("{text};u=00")];
        prop_assert!(is_equivalent_text(&padded, &plain) && !is_equivalent_text(&padded, &text), "{}", text);
    }
}
