//! `geo` URIs: reading and writing numbers.

use pest_uri::scheme::{Geo, SchemeUri};
use pest_uri::{Uri, scheme};
use proptest::prelude::*;

use crate::generated::config;

#[test]
fn rejects_invalid_locations() {
    for (latitude, longitude) in
        [(f64::NAN, 0.0), (0.0, f64::INFINITY), (90.000_000_1, 0.0), (-91.0, 0.0), (0.0, 180.5), (1e300, 0.0)]
    {
        assert!(Geo::compose(latitude, longitude).is_err(), "{latitude} {longitude}");
    }
    assert!(Geo::at_altitude(0.0, 0.0, f64::NEG_INFINITY).is_err());
    assert_eq!(Geo::compose(-0.0, 1e-7).unwrap(), "geo:-0,0.0000001");
    assert_eq!(Geo::at_altitude(0.0, 0.0, 1e21).unwrap(), "geo:0,0,1000000000000000000000");
}

#[test]
fn no_degrees_in_other_reference_systems() {
    let uri = Uri::parse("geo:323482,4306480,1.5;CRS=EPSG32618;U=20.0;A;b=%2c").unwrap();
    let geo = Geo::from_uri(&uri).unwrap();
    assert!(!geo.is_wgs84());
    assert_eq!((geo.latitude(), geo.longitude(), geo.altitude()), (None, None, None));
    assert_eq!((geo.coord_a, geo.coord_b, geo.coord_c), ("323482", "4306480", Some("1.5")));
    assert_eq!((geo.crs, geo.u, geo.uncertainty()), (Some("EPSG32618"), Some("20.0"), Some(20.0)));
    assert_eq!(geo.parameter("a").unwrap().value, None);
    assert_eq!(geo.parameter("B").unwrap().value.unwrap().decode_utf8().unwrap(), ",");
    assert!(geo.parameter("crs").is_none());
}

#[test]
fn compose_round_trips() {
    proptest!(config(), |(latitude in -90.0..=90.0, longitude in -180.0..=180.0, altitude: f64)| {
        prop_assume!(altitude.is_finite());
        let uri = Geo::at_altitude(latitude, longitude, altitude).unwrap();
        let geo = Geo::from_uri(&uri).unwrap();
        prop_assert_eq!(geo.latitude(), Some(latitude));
        prop_assert_eq!(geo.longitude(), Some(longitude));
        prop_assert_eq!(geo.altitude(), Some(altitude));
        let padded = Uri::parse(uri.as_str().replacen("geo:", "GEO:", 1) + ";u=0.0").unwrap();
        let plain = Uri::parse([uri.as_str(), ";u=00"].concat()).unwrap();
        prop_assert!(scheme::is_equivalent(&padded, &plain));
        prop_assert!(!scheme::is_equivalent(&padded, &uri));
        prop_assert_eq!(SchemeUri::from_uri(&uri).unwrap().unwrap().fields().len(), 3);
    });
}
