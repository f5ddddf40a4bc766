//! The format of `uri parse --get`.

use std::borrow::Cow;
use std::ffi::OsStr;
use std::io::Write as _;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command, Error, ValueEnum};
use pest_uri::{Components, Encoded, Field, Iri, Pair, Userinfo, redact};

use crate::batch::Failure;
use crate::commands::encode::decoded;
use crate::output::diagnostic::Diagnostic;
use crate::output::fields;
use crate::output::message::redacted;
use crate::output::record::Buffer;

/// A component for `parse --get`.
#[derive(Clone, Copy, ValueEnum)]
pub enum PieceName {
    /// The whole input.
    Uri,
    /// The whole input, with `***` for the password.
    Redacted,
    Scheme,
    /// The userinfo, the host and the port.
    Authority,
    /// The scheme, the host and the port that browsers compare, with the default port left out.
    Origin,
    Userinfo,
    /// The userinfo before its first `:`.
    User,
    /// The userinfo after its first `:`.
    Password,
    #[value(alias = "hostname")]
    Host,
    Port,
    /// The port, or else the default port of the scheme.
    PortOrDefault,
    HostAndPort,
    Path,
    Query,
    PathAndQuery,
    Fragment,
}

/// Components, and the text between them.
#[derive(Clone)]
pub struct GetFormat(Vec<Part>);

#[derive(Clone)]
enum Part {
    Text(String),
    Piece {
        name: PieceName,
        is_decoded: bool,
    },
    /// The decoded value of the first pair of the query with this key.
    Pair(String),
    /// A part that only the specification of the scheme names.
    Field(String),
}

/// Parses the value of `--get`. Its possible values are the names of components.
#[derive(Clone)]
pub struct GetFormatParser;

impl TypedValueParser for GetFormatParser {
    type Value = GetFormat;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<GetFormat, Error> {
        StringValueParser::new().try_map(|text| GetFormat::parse(&text)).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(PieceName::value_variants().iter().filter_map(PieceName::to_possible_value)))
    }
}

impl GetFormat {
    /// Parses a format, as in `{host}:{port}`, or names that are separated by commas.
    fn parse(text: &str) -> Result<Self, String> {
        if text.contains('{') {
            return Self::parse_format(text);
        }
        let names = text.split(',').map(|name| Ok(GetFormat(vec![Part::from_name(name)?])));
        Ok(Self::tab_separated(&names.collect::<Result<Vec<_>, String>>()?))
    }

    fn parse_format(mut text: &str) -> Result<Self, String> {
        let mut parts = vec![];
        while let Some((before, after)) = text.split_once(['{', '\\']) {
            parts.push(Part::Text(before.to_owned()));
            let part = if text[before.len()..].starts_with('{') {
                let (name, after) = after.split_once('}').ok_or_else(|| format!("missing `}}` after `{{{after}`"))?;
                text = after;
                Part::from_name(name)?
            } else {
                let (escaped, after) = unescaped(after).ok_or("expected `t`, `n`, `\\` or `{` after `\\`")?;
                text = after;
                Part::Text(escaped.to_owned())
            };
            parts.push(part);
        }
        parts.push(Part::Text(text.to_owned()));
        Ok(GetFormat(parts))
    }

    /// Joins formats with tabs.
    pub fn tab_separated(formats: &[GetFormat]) -> Self {
        let parts: Vec<&[Part]> = formats.iter().map(|format| &*format.0).collect();
        GetFormat(parts.join(&Part::Text(String::from("\t"))))
    }

    /// The error for a name that is neither a component nor, without `--scheme-aware`, a part of one.
    pub fn unknown_name(&self) -> Option<Diagnostic> {
        self.0.iter().find_map(|part| match part {
            Part::Field(name) => {
                let names = PieceName::value_variants().iter().filter_map(PieceName::to_possible_value);
                let names: Vec<String> = names.map(|name| name.get_name().to_owned()).collect();
                let parts = "`query.KEY`, or with `--scheme-aware` a part that the scheme names";
                Some(Diagnostic::new(format!(
                    "unknown component `{}`, expected one of {}, {parts}",
                    redacted(name),
                    names.join(", ")
                )))
            }
            _ => None,
        })
    }

    /// Writes the components as a line. An absent component is empty. A name of a field comes before that of a
    /// component; a text that only the grammar of its scheme matches has no components.
    pub fn write(
        &self,
        components: Option<Components<'_>>,
        fields: &[Field<'_>],
        out: &mut Buffer,
    ) -> Result<(), Failure> {
        let start = out.bytes().len();
        // A line of which a component is an error is not printed in part.
        self.write_parts(components, fields, out).inspect_err(|_| out.bytes().truncate(start))?;
        Ok(out.write_all(b"\n")?)
    }

    fn write_parts(
        &self,
        components: Option<Components<'_>>,
        fields: &[Field<'_>],
        out: &mut Buffer,
    ) -> Result<(), Failure> {
        let field = |name: &str| fields.iter().find(|field| field.name.replace('-', "_") == name.replace('-', "_"));
        for part in &self.0 {
            match part {
                Part::Text(text) => out.write_all(text.as_bytes())?,
                Part::Field(name) => {
                    out.write_data(field(name).map_or(String::new(), |field| fields::text(&field.value)).as_bytes())?;
                }
                Part::Pair(key) => {
                    let pair = components.and_then(|it| it.query_pairs().get(key));
                    out.write_data(&pair.and_then(Pair::decode_value_bytes).unwrap_or_default())?;
                }
                Part::Piece { name, is_decoded } => {
                    let of_scheme = name.to_possible_value().and_then(|name| field(name.get_name()));
                    let piece = match (of_scheme, components) {
                        (Some(field), _) => fields::text(&field.value).into(),
                        (None, Some(components)) => name.piece(components)?.unwrap_or_default(),
                        (None, None) => Cow::Borrowed(""),
                    };
                    let bytes = piece.as_bytes();
                    out.write_data(&if *is_decoded { decoded(bytes)?.into() } else { Cow::Borrowed(bytes) })?;
                }
            }
        }
        Ok(())
    }
}

/// Returns the character of an escape, and the text after it.
fn unescaped(text: &str) -> Option<(&'static str, &str)> {
    let escapes = [("t", "\t"), ("n", "\n"), ("\\", "\\"), ("{", "{")];
    escapes.into_iter().find_map(|(escape, character)| Some((character, text.strip_prefix(escape)?)))
}

impl Part {
    /// Parses the name of a component, which may end in `:decoded`.
    fn from_name(text: &str) -> Result<Self, String> {
        let (name, is_decoded) = text.trim().strip_suffix(":decoded").map_or((text.trim(), false), |name| (name, true));
        match PieceName::from_str(name, false) {
            Ok(name) => Ok(Part::Piece { name, is_decoded }),
            Err(_) if name.is_empty() => Err(String::from("empty name of a component")),
            Err(_) => Ok(match name.strip_prefix("query.") {
                Some(key) => Part::Pair(key.to_owned()),
                None => Part::Field(name.to_owned()),
            }),
        }
    }
}

impl PieceName {
    /// Returns the component with this name.
    fn piece(self, components: Components<'_>) -> Result<Option<Cow<'_, str>>, Diagnostic> {
        let userinfo = components.userinfo();
        let piece = match self {
            PieceName::Uri => Some(components.text()),
            PieceName::Redacted => return Ok(Some(redact(components.text()).to_string().into())),
            PieceName::Scheme => components.scheme(),
            PieceName::Authority => components.authority(),
            PieceName::Origin => {
                let origin = Iri::parse(components.text()).ok().and_then(|iri| iri.origin());
                return Ok(origin.map(|origin| origin.to_string().into()));
            }
            PieceName::Userinfo => userinfo.map(Userinfo::as_str),
            PieceName::User => userinfo.map(|it| it.user().as_str()),
            PieceName::Password => userinfo.and_then(Userinfo::password).map(Encoded::as_str),
            PieceName::Host => components.host_str(),
            PieceName::Port => components.port_str(),
            PieceName::PortOrDefault => {
                let port = components.port_or_default().map_err(|error| Diagnostic::new(error.to_string()))?;
                return Ok(port.map(|port| port.to_string().into()));
            }
            PieceName::HostAndPort => components.host_and_port(),
            PieceName::Path => Some(components.path().as_str()),
            PieceName::Query => components.query().map(Encoded::as_str),
            PieceName::PathAndQuery => Some(components.path_and_query()),
            PieceName::Fragment => components.fragment().map(Encoded::as_str),
        };
        Ok(piece.map(Cow::Borrowed))
    }
}
