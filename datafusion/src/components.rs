//! The functions that return a component.

use std::borrow::Cow;

use arrow::array::ArrayRef;
use arrow::datatypes::{DataType, Field, Fields, UInt16Type};
use datafusion_common::Result;
use pest_uri::{Components, PortError, UriReference};

use crate::failure::Failure;
use crate::function::{Definition, Forms};
use crate::rows::Rows;

pub const FUNCTIONS: &[Definition] = &[
    Definition {
        name: "uri_parts",
        description: "Returns the components of a URI or relative reference as they are written: a struct of scheme, \
                      userinfo, host, port, path, query and fragment. An absent component is null, and an empty one \
                      is not.",
        example: ("get_field(uri_parts('http://h:80/a?b'), 'port')", "80"),
        result: || DataType::Struct(part_fields()),
        kernel: parts,
        ..COMPONENT
    },
    Definition {
        name: "uri_scheme",
        description: "Returns the scheme as it is written; null if there is none.",
        example: ("uri_scheme('http://h/')", "http"),
        kernel: |rows| component(rows, Components::scheme),
        ..COMPONENT
    },
    Definition {
        name: "uri_authority",
        description: "Returns the userinfo, host and port as they are written; null if there is no authority.",
        example: ("uri_authority('http://u@h:80/')", "u@h:80"),
        kernel: |rows| component(rows, Components::authority),
        ..COMPONENT
    },
    Definition {
        name: "uri_userinfo",
        description: "Returns the userinfo as it is written, which may contain a password; null if there is none.",
        example: ("uri_userinfo('ftp://anna@h/')", "anna"),
        kernel: |rows| component(rows, |it| it.userinfo().map(|userinfo| userinfo.as_str())),
        ..COMPONENT
    },
    Definition {
        name: "uri_host",
        description: "Returns the host as it is written, an IPv6 address with its brackets; null if there is no \
            authority.",
        example: ("uri_host('http://example.com/')", "example.com"),
        kernel: |rows| component(rows, Components::host_str),
        ..COMPONENT
    },
    Definition {
        name: "uri_port",
        description: "Returns the port as a number; null if there is none, or an empty one. A port over 65535 is \
            invalid.",
        example: ("uri_port('http://h:8080/')", "8080"),
        result: || DataType::UInt16,
        kernel: |rows| port(rows, Components::port),
        ..COMPONENT
    },
    Definition {
        name: "uri_port_or_default",
        description: "Returns the port to connect to: that of the URI, or else the default port of its scheme; null if \
                      there is neither, or no authority. A port over 65535 is invalid.",
        example: ("uri_port_or_default('https://h/')", "443"),
        result: || DataType::UInt16,
        kernel: |rows| port(rows, Components::port_or_default),
        ..COMPONENT
    },
    Definition {
        name: "uri_path",
        description: "Returns the path as it is written; it may be empty, but is never absent.",
        example: ("uri_path('http://h/a%20b?c')", "/a%20b"),
        kernel: |rows| component(rows, |it| Some(it.path().as_str())),
        ..COMPONENT
    },
    Definition {
        name: "uri_query",
        description: "Returns the query as it is written, without the `?` before it; null if there is none.",
        example: ("uri_query('http://h/a?b=c')", "b=c"),
        kernel: |rows| component(rows, |it| it.query().map(|query| query.as_str())),
        ..COMPONENT
    },
    Definition {
        name: "uri_fragment",
        description: "Returns the fragment as it is written, without the `#` before it; null if there is none.",
        example: ("uri_fragment('http://h/a#b')", "b"),
        kernel: |rows| component(rows, |it| it.fragment().map(|fragment| fragment.as_str())),
        ..COMPONENT
    },
];

/// What all of them have in common.
const COMPONENT: Definition = Definition {
    name: "",
    arguments: &["text"],
    optional: None,
    description: "",
    example: ("", ""),
    result: || DataType::Utf8View,
    kernel: parts,
    forms: Forms::ErrorAndTry,
};

/// The components of a URI or a relative reference.
#[inline]
pub fn parse(text: &str) -> Result<Components<'_>, Failure<'_>> {
    match UriReference::parse(text) {
        Ok(reference) => Ok(reference.components()),
        Err(error) => Err(Failure::Syntax(text, error)),
    }
}

fn component<'a>(rows: &Rows<'a>, component: impl Fn(Components<'a>) -> Option<&'a str>) -> Result<ArrayRef> {
    rows.texts(|row| Ok(component(parse(row.first)?).map(Cow::Borrowed)))
}

fn port<'a>(rows: &Rows<'a>, port: fn(Components<'a>) -> Result<Option<u16>, PortError>) -> Result<ArrayRef> {
    rows.numbers::<UInt16Type>(|row| {
        let components = parse(row.first)?;
        let port_text = components.port_str().unwrap_or_default();
        port(components).map_err(|_| Failure::part(row.first, port_text, "port greater than 65535"))
    })
}

fn part_fields() -> Fields {
    let names = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];
    names.map(|name| Field::new(name, DataType::Utf8View, true)).into_iter().collect()
}

fn parts(rows: &Rows<'_>) -> Result<ArrayRef> {
    rows.structs(part_fields(), |row| {
        let components = parse(row.first)?;
        Ok(Some([
            components.scheme(),
            components.userinfo().map(|userinfo| userinfo.as_str()),
            components.host_str(),
            components.port_str(),
            Some(components.path().as_str()),
            components.query().map(|query| query.as_str()),
            components.fragment().map(|fragment| fragment.as_str()),
        ]))
    })
}
