//! `geo` URIs (RFC 5870).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::SchemeError;
use super::argument::check_plain;
use super::field::Fields;
use super::parameter::Parameter;
use super::spelling::{push_decoded, push_lower};
use super::typed_uri::{SchemeRule, TypedUri, Violation, checked_uri, typed_uri_methods};
use crate::grammar::{Characters, Rule};
use crate::parse::{Node, ParseTree};
use crate::reference::reference::Uri;
use crate::text::delimiter::QUERY;

const RULE: SchemeRule = SchemeRule::new("geo", Rule::geo_URI);

/// The default coordinate reference system (section 3.4.1).
const WGS84: &str = "wgs84";

/// A URI of the scheme `geo`: a location on Earth (RFC 5870).
///
/// ```
/// use pest_uri::Uri;
/// use pest_uri::scheme::Geo;
///
/// let uri = Uri::parse("geo:48.2010,16.3695,183")?;
/// let geo = Geo::from_uri(&uri)?;
/// assert_eq!((geo.latitude(), geo.longitude(), geo.altitude()), (Some(48.201), Some(16.3695), Some(183.0)));
///
/// let uri = Uri::parse("geo:48.198634,16.371648;crs=wgs84;u=40")?;
/// let geo = Geo::from_uri(&uri)?;
/// assert_eq!((geo.coord_a, geo.coord_b), ("48.198634", "16.371648"));
/// assert_eq!((geo.is_wgs84(), geo.uncertainty()), (true, Some(40.0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Numbers are compared as numbers, all longitudes are equal at a pole, and the order of parameters does not
/// matter (section 3.4.4):
///
/// ```
/// use pest_uri::{Uri, scheme};
///
/// assert!(scheme::is_equivalent(&Uri::parse("geo:90,-22.43;crs=WGS84")?, &Uri::parse("geo:90,46")?));
/// let uri = Uri::parse("geo:66.0,-180;u=6.500;FOo=this%2dthat")?;
/// assert_eq!(scheme::normalize(&uri), "geo:66,180;u=6.5;foo=this-that");
/// # Ok::<(), pest_uri::ParseError>(())
/// ```
///
/// # Errors
/// - `geo:22.3;-118.44`: the coordinates are separated by commas.
/// - `geo:90.1,0`: out of range (section 3.4.2).
/// - `geo:1,2;u=1;crs=wgs84`: `crs` comes before `u`, and both come before all other parameters (section
///   3.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Geo<'t> {
    uri: Uri<&'t str>,
    /// The first coordinate, as written: in WGS-84 the latitude, in degrees.
    pub coord_a: &'t str,
    /// The second coordinate, as written: in WGS-84 the longitude, in degrees.
    pub coord_b: &'t str,
    /// The third coordinate, as written: in WGS-84 the altitude, in meters.
    pub coord_c: Option<&'t str>,
    /// The coordinate reference system, if it is named; case-insensitive.
    pub crs: Option<&'t str>,
    /// The uncertainty of the location, as written, in meters. Zero is not the same as absent.
    pub u: Option<&'t str>,
    /// The other parameters.
    pub parameters: Vec<Parameter<'t>>,
}

typed_uri_methods!(Geo);

impl<'t> Geo<'t> {
    /// Whether the coordinates are in WGS-84, the system of GPS (section 3.4.1).
    #[must_use]
    pub fn is_wgs84(&self) -> bool {
        self.crs.is_none_or(|crs| crs.eq_ignore_ascii_case(WGS84))
    }

    /// The latitude in degrees, -90 to 90, negative in the south; `None` if the coordinates are not in
    /// WGS-84.
    #[must_use]
    pub fn latitude(&self) -> Option<f64> {
        self.coord_a.parse().ok().filter(|_| self.is_wgs84())
    }

    /// The longitude in degrees, -180 to 180, negative in the west; `None` if the coordinates are not in
    /// WGS-84.
    #[must_use]
    pub fn longitude(&self) -> Option<f64> {
        self.coord_b.parse().ok().filter(|_| self.is_wgs84())
    }

    /// The altitude in meters above the geoid, if it is known; `None` if the coordinates are not in WGS-84.
    #[must_use]
    pub fn altitude(&self) -> Option<f64> {
        self.coord_c?.parse().ok().filter(|_| self.is_wgs84())
    }

    /// The uncertainty of the location in meters, if it is known (section 3.4.3).
    #[must_use]
    pub fn uncertainty(&self) -> Option<f64> {
        self.u?.parse().ok()
    }

    /// A parameter other than `crs` and `u`, by its name, in any case.
    #[must_use]
    pub fn parameter(&self, name: &str) -> Option<Parameter<'t>> {
        self.parameters.iter().copied().find(|parameter| parameter.is_named(name))
    }

    /// Whether the latitude is that of a pole, where all longitudes are equal.
    fn is_pole(&self) -> bool {
        self.is_wgs84() && Decimal::parse(self.coord_a).magnitude() == Decimal::parse("90").magnitude()
    }

    /// Checks that the coordinates are valid in WGS-84 (sections 3.3 and 3.4.2).
    fn check_coordinates(&self, tree: &ParseTree<'t>) -> Result<(), Violation> {
        let at = |rule| tree.first(rule).map_or(0, |node| node.span().start);
        check_latitude(self.coord_a, at(Rule::coord_a))?;
        check_longitude(self.coord_b, at(Rule::coord_b))
    }
}

/// Checks a latitude at an offset (sections 3.3 and 3.4.2).
fn check_latitude(text: &str, at: usize) -> Result<(), Violation> {
    if ParseTree::check(Rule::geo_latitude, text).is_err() {
        let what = "a latitude has at most two digits before the point";
        return Err(Violation::new(what, "RFC 5870, section 3.3", at));
    }
    if Decimal::parse(text).magnitude() > Decimal::parse("90").magnitude() {
        let what = "a latitude is between -90 and 90 degrees";
        return Err(Violation::new(what, "RFC 5870, section 3.4.2", at));
    }
    Ok(())
}

/// Checks a longitude at an offset.
fn check_longitude(text: &str, at: usize) -> Result<(), Violation> {
    if ParseTree::check(Rule::geo_longitude, text).is_err() {
        let what = "a longitude has at most three digits before the point";
        return Err(Violation::new(what, "RFC 5870, section 3.3", at));
    }
    if Decimal::parse(text).magnitude() > Decimal::parse("180").magnitude() {
        let what = "a longitude is between -180 and 180 degrees";
        return Err(Violation::new(what, "RFC 5870, section 3.4.2", at));
    }
    Ok(())
}

impl Geo<'_> {
    /// Composes the URI of a location on Earth's surface, by its latitude and longitude in degrees (WGS-84).
    ///
    /// ```
    /// use pest_uri::scheme::Geo;
    ///
    /// assert_eq!(Geo::compose(13.4125, 103.8667)?, "geo:13.4125,103.8667");
    /// assert!(Geo::compose(90.5, 0.0).is_err());
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// - a latitude that is not between -90 and 90, or a longitude that is not between -180 and 180
    /// - a number that is not finite
    pub fn compose(latitude: f64, longitude: f64) -> Result<Uri<String>, SchemeError> {
        checked_uri(surface(latitude, longitude)?, RULE)
    }

    /// Composes the URI of a location whose altitude in meters above the geoid is known.
    ///
    /// ```
    /// use pest_uri::scheme::Geo;
    ///
    /// assert_eq!(Geo::at_altitude(48.2010, 16.3695, 183.0)?, "geo:48.201,16.3695,183");
    /// # Ok::<(), pest_uri::scheme::SchemeError>(())
    /// ```
    ///
    /// # Errors
    /// The same as for [`compose`](Self::compose).
    pub fn at_altitude(latitude: f64, longitude: f64, altitude: f64) -> Result<Uri<String>, SchemeError> {
        let mut text = surface(latitude, longitude)?;
        text.extend([",", &number("altitude", Rule::coord_c, altitude)?]);
        checked_uri(text, RULE)
    }
}

/// The URI of a latitude and a longitude.
fn surface(latitude: f64, longitude: f64) -> Result<String, SchemeError> {
    let rejected = |violation| SchemeError::violated(violation, RULE);
    let coord_a = number("latitude", Rule::coord_a, latitude)?;
    check_latitude(&coord_a, 0).map_err(|violation| rejected(violation).in_argument("latitude"))?;
    let coord_b = number("longitude", Rule::coord_b, longitude)?;
    check_longitude(&coord_b, 0).map_err(|violation| rejected(violation).in_argument("longitude"))?;
    Ok(["geo:", &coord_a, ",", &coord_b].concat())
}

/// A coordinate as text, if it is a finite number.
fn number(name: &'static str, rule: Rule, number: f64) -> Result<String, SchemeError> {
    let text = format!("{number}");
    check_plain(RULE, name, rule, &text)?;
    Ok(text)
}

impl<'t> TypedUri<'t> for Geo<'t> {
    const RULES: &'static [SchemeRule] = &[RULE];
    const HAS_EQUIVALENCE: bool = true;

    fn from_tree(uri: Uri<&'t str>, tree: &ParseTree<'t>) -> Result<Self, Violation> {
        let geo = Geo {
            uri,
            coord_a: tree.text_of(Rule::coord_a).unwrap_or_default(),
            coord_b: tree.text_of(Rule::coord_b).unwrap_or_default(),
            coord_c: tree.text_of(Rule::coord_c),
            crs: tree.text_of(Rule::crslabel),
            u: tree.text_of(Rule::geo_uval),
            parameters: tree.each(Rule::geo_parameter).map(parameter).collect::<Result<_, _>>()?,
        };
        if geo.is_wgs84() {
            geo.check_coordinates(tree)?;
        }
        Ok(geo)
    }

    fn note(_rule: Rule, text: &str, at: usize) -> Option<&'static str> {
        let note = "a parameter is written `;name=value` (RFC 5870, section 3.3)";
        text.get(at..)?.starts_with(QUERY).then_some(note)
    }

    fn uri(&self) -> Uri<&'t str> {
        self.uri
    }

    fn fields(&self, fields: &mut Fields<'t>) {
        let names =
            if self.is_wgs84() { ["latitude", "longitude", "altitude"] } else { ["coord-a", "coord-b", "coord-c"] };
        let coordinates = [Some(self.coord_a), Some(self.coord_b), self.coord_c];
        for (name, number) in names.into_iter().zip(coordinates).chain([("crs", self.crs), ("u", self.u)]) {
            if let Some(text) = number {
                fields.text(name, text);
            }
        }
        if !self.parameters.is_empty() {
            fields.parameters("parameters", &self.parameters);
        }
    }

    fn normal(&self) -> Option<String> {
        let mut normal = String::from("geo:");
        Decimal::parse(self.coord_a).push(&mut normal);
        normal.push(',');
        let longitude = Decimal::parse(self.coord_b);
        if self.is_pole() {
            normal.push('0');
        } else if self.is_wgs84() && longitude.magnitude() == Decimal::parse("180").magnitude() {
            // The date line: 180 degrees and -180 degrees are the same.
            normal.push_str("180");
        } else {
            longitude.push(&mut normal);
        }
        if let Some(coord_c) = self.coord_c {
            normal.push(',');
            Decimal::parse(coord_c).push(&mut normal);
        }
        if let Some(crs) = self.crs.filter(|_| !self.is_wgs84()) {
            normal.push_str(";crs=");
            push_lower(crs, &mut normal);
        }
        if let Some(u) = self.u {
            normal.push_str(";u=");
            Decimal::parse(u).push(&mut normal);
        }
        let mut parameters: Vec<String> = self.parameters.iter().copied().map(normal_parameter).collect();
        parameters.sort_unstable();
        normal.extend(parameters);
        Some(normal)
    }
}

/// A parameter with its `;`: the name in lower case, and the value in one form for all values that are equal
/// byte for byte when decoded (section 3.4.4).
fn normal_parameter(parameter: Parameter<'_>) -> String {
    let mut normal = String::from(";");
    push_lower(parameter.name.as_str(), &mut normal);
    if let Some(value) = parameter.value {
        normal.push('=');
        push_decoded(value.as_str(), Characters::from_rule(Rule::geo_paramchar), &mut normal);
    }
    normal
}

/// The parameter of a node, or an error if its name is `crs` or `u`, which only the first two parameters can
/// have.
fn parameter<'t>(node: Node<'_, 't>) -> Result<Parameter<'t>, Violation> {
    let name = node.text_of(Rule::geo_pname).unwrap_or_default();
    let value = node.text_of(Rule::geo_pvalue);
    let own = [("crs", Rule::crslabel, "invalid crs"), ("u", Rule::geo_uval, "invalid uncertainty")];
    for (own, rule, what) in own {
        if name.eq_ignore_ascii_case(own) {
            let is_valid = value.is_some_and(|value| ParseTree::check(rule, value).is_ok());
            let what = if is_valid { "`crs` and `u` must come first, once, in this order" } else { what };
            return Err(Violation::new(what, "RFC 5870, section 3.3", node.span().start));
        }
    }
    Ok(Parameter::new(name, value))
}

/// A decimal number, exactly as written.
#[derive(Clone, Copy)]
struct Decimal<'t> {
    is_negative: bool,
    /// Without leading zeros.
    whole: &'t str,
    /// Without trailing zeros.
    fraction: &'t str,
}

impl<'t> Decimal<'t> {
    /// The number of a text that the rule `num` matches.
    fn parse(num: &'t str) -> Self {
        let (is_negative, digits) = num.strip_prefix('-').map_or((false, num), |digits| (true, digits));
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let (whole, fraction) = (whole.trim_start_matches('0'), fraction.trim_end_matches('0'));
        // "-0" is identical to "0" (section 3.3).
        Decimal { is_negative: is_negative && (whole, fraction) != ("", ""), whole, fraction }
    }

    /// A value that compares as the absolute value does.
    fn magnitude(self) -> (usize, &'t str, &'t str) {
        (self.whole.len(), self.whole, self.fraction)
    }

    fn push(self, into: &mut String) {
        into.push_str(if self.is_negative { "-" } else { "" });
        into.push_str(if self.whole.is_empty() { "0" } else { self.whole });
        into.push_str(if self.fraction.is_empty() { "" } else { "." });
        into.push_str(self.fraction);
    }
}
