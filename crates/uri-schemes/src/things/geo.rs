//! `geo`: places, by [RFC 5870](https://www.rfc-editor.org/rfc/rfc5870).
//!
//! ```
//! use uri_schemes::Geo;
//!
//! let geo = Geo::parse("geo:48.2010,16.3695,183;u=40")?;
//! assert_eq!((geo.latitude(), geo.longitude(), geo.altitude()), (Some(48.201), Some(16.3695), Some(183.)));
//! # Ok::<(), pest_uri::FromGrammarError>(())
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use pest_uri::{FromGrammar, FromGrammarError, Node, ValueError};

use crate::spelling::{Data, DataParameter, is_unreserved, named, spelled, with_fragment};
use crate::uri_type::UriType;

/// A place.
///
/// # Errors
/// - `geo:1`: there are at least two coordinates.
/// - `geo:91,0`: a latitude is at most 90 degrees, a longitude 180 (section 3.4.2).
/// - `geo:1,2;a=b;u=1`: `crs` and `u` come first, once each, in this order.
/// - `geo:1,2?z=19`: there is no query.
#[derive(Clone, PartialEq, Eq, Hash, FromGrammar)]
#[grammar(file = "grammar/geo.pest", entry = geo_reference, check_node = Geo::checked)]
pub struct Geo {
    /// The first coordinate, as written: in WGS-84 the latitude.
    #[grammar(rule = coord_a)]
    pub coord_a: String,
    /// The second coordinate: in WGS-84 the longitude.
    #[grammar(rule = coord_b)]
    pub coord_b: String,
    /// The third coordinate: in WGS-84 the altitude in meters.
    #[grammar(rule = coord_c)]
    pub coord_c: Option<String>,
    /// The name of the coordinate reference system: WGS-84 by default.
    #[grammar(rule = crslabel)]
    pub crs: Option<String>,
    /// The uncertainty in meters.
    #[grammar(rule = geo_uval)]
    pub u: Option<String>,
    /// The other parameters, in order.
    #[grammar(rule = parameter)]
    pub parameters: Vec<DataParameter>,
    /// The fragment.
    pub fragment: Option<Data>,
}

impl Geo {
    /// The URI of a place on the surface of the earth, in degrees, or at an altitude in meters.
    ///
    /// # Errors
    /// A number is out of range.
    pub fn new(latitude: f64, longitude: f64, altitude: Option<f64>) -> Result<Self, FromGrammarError> {
        let altitude = altitude.map(|it| format!(",{it}")).unwrap_or_default();
        Geo::parse(&format!("geo:{latitude},{longitude}{altitude}"))
    }

    /// Whether the coordinates are those of WGS-84.
    #[must_use]
    pub fn is_wgs84(&self) -> bool {
        self.crs.as_ref().is_none_or(|crs| crs.eq_ignore_ascii_case("wgs84"))
    }

    /// The latitude in degrees, in WGS-84.
    #[must_use]
    pub fn latitude(&self) -> Option<f64> {
        self.coord_a.parse().ok().filter(|_| self.is_wgs84())
    }

    /// The longitude in degrees, in WGS-84.
    #[must_use]
    pub fn longitude(&self) -> Option<f64> {
        self.coord_b.parse().ok().filter(|_| self.is_wgs84())
    }

    /// The altitude in meters, in WGS-84.
    #[must_use]
    pub fn altitude(&self) -> Option<f64> {
        self.coord_c.as_ref()?.parse().ok().filter(|_| self.is_wgs84())
    }

    /// The uncertainty in meters.
    #[must_use]
    pub fn uncertainty(&self) -> Option<f64> {
        self.u.as_ref()?.parse().ok()
    }

    /// A parameter other than `crs` and `u`, by its name, in any case.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<&DataParameter> {
        named(&self.parameters, name)
    }

    fn checked(self, node: Node<'_, '_>) -> Result<Self, ValueError> {
        for (parameter, node) in self.parameters.iter().zip(node.find_all("parameter")) {
            let what = match parameter.name.as_str().to_ascii_lowercase().as_str() {
                "crs" => "`crs` must come first, once, with a name",
                "u" => "`u` must come before the others, once, with a number",
                _ => continue,
            };
            return Err(ValueError::new(node, what.to_owned()));
        }
        if self.is_wgs84() {
            for (rule, most, digits, what) in [
                ("coord-a", "90", 2, "a latitude is between -90 and 90 degrees, with two digits before the point"),
                (
                    "coord-b",
                    "180",
                    3,
                    "a longitude is between -180 and 180 degrees, with three digits before the point",
                ),
            ] {
                let Some(coordinate) = node.find(rule) else { continue };
                let (number, most) = (Decimal::parse(coordinate.text()), Decimal::parse(most));
                let whole = coordinate.text().trim_start_matches('-').split('.').next().unwrap_or_default();
                if whole.len() > digits || number.magnitude() > most.magnitude() {
                    return Err(ValueError::new(coordinate, what.to_owned()));
                }
            }
        }
        Ok(self)
    }
}

impl UriType for Geo {
    const SCHEMES: &'static [&'static str] = &["geo"];

    /// Numbers are compared by their value, the parameters in any order (section 3.4.4).
    fn canonical(&self) -> Option<String> {
        let (latitude, longitude) = (Decimal::parse(&self.coord_a), Decimal::parse(&self.coord_b));
        let is =
            |number: Decimal<'_>, other| self.is_wgs84() && number.magnitude() == Decimal::parse(other).magnitude();
        let longitude = match () {
            // At a pole, any longitude is the same place. At the date line, 180 degrees and -180 degrees are.
            () if is(latitude, "90") => "0".to_owned(),
            () if is(longitude, "180") => "180".to_owned(),
            () => longitude.text(),
        };
        let mut normal = format!("geo:{},{longitude}", latitude.text());
        normal.extend(self.coord_c.iter().map(|it| format!(",{}", Decimal::parse(it).text())));
        let crs = self.crs.iter().filter(|_| !self.is_wgs84());
        normal.extend(crs.map(|it| format!(";crs={}", it.to_ascii_lowercase())));
        normal.extend(self.u.iter().map(|it| format!(";u={}", Decimal::parse(it).text())));
        let mut parameters: Vec<String> = self
            .parameters
            .iter()
            .map(|it| {
                let is_plain = |byte| is_unreserved(byte) || b":&+$".contains(&byte);
                let value = it.value.as_ref().map(|value| format!("={}", spelled(value.as_str(), is_plain, false)));
                format!(";{}{}", it.name.as_str().to_ascii_lowercase(), value.unwrap_or_default())
            })
            .collect();
        parameters.sort_unstable();
        normal.extend(parameters);
        Some(with_fragment(normal, self.fragment.as_ref()))
    }

    fn note(text: &str, offset: usize) -> Option<&'static str> {
        let note = "a parameter is written `;name=value` (RFC 5870, section 3.3)";
        text.get(offset..)?.starts_with('?').then_some(note)
    }
}

/// A number without zeros that have no meaning.
#[derive(Clone, Copy)]
struct Decimal<'t> {
    is_negative: bool,
    whole: &'t str,
    fraction: &'t str,
}

impl<'t> Decimal<'t> {
    fn parse(num: &'t str) -> Self {
        let (is_negative, digits) = num.strip_prefix('-').map_or((false, num), |digits| (true, digits));
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let (whole, fraction) = (whole.trim_start_matches('0'), fraction.trim_end_matches('0'));
        // "-0" is identical to "0" (section 3.3).
        Decimal { is_negative: is_negative && (whole, fraction) != ("", ""), whole, fraction }
    }

    /// The number without its sign, to compare.
    fn magnitude(self) -> (usize, &'t str, &'t str) {
        (self.whole.len(), self.whole, self.fraction)
    }

    fn text(self) -> String {
        let (sign, point) = (if self.is_negative { "-" } else { "" }, if self.fraction.is_empty() { "" } else { "." });
        format!("{sign}{}{point}{}", if self.whole.is_empty() { "0" } else { self.whole }, self.fraction)
    }
}
