//! The tests of pest-uri, with one module per subject.

mod generated;
mod properties;
mod support;

mod components;
mod errors;
mod notes;
mod fuzzing;
mod grammar;
mod contract;
mod laws;
mod lenient;
mod documents;
mod literals;
mod resolution;
mod relativizing;
mod registration;
mod normalization;
mod comparison;
mod origins;
mod completion;
mod building;
mod editing;
mod query_pairs;
mod file_paths;
mod first_steps;
mod finding;
mod links;
mod redaction;
mod iris;
mod interop;
mod allocations;
mod hostile;
mod checks;
mod host_patterns;
mod public_hosts;
mod redirects;
mod other_programs;
mod recognizer;
mod mutations;
mod references;
mod snapshots;
#[cfg(feature = "custom-grammars")]
mod custom_grammars;
mod walkthrough;

// The schemes.
#[cfg(feature = "schemes")]
mod schemes;
#[cfg(feature = "schemes")]
mod scheme_laws;
#[cfg(feature = "schemes")]
mod proofs;
#[cfg(feature = "schemes")]
mod oracles;
#[cfg(feature = "schemes")]
mod scheme_coap;
#[cfg(feature = "schemes")]
mod scheme_data;
#[cfg(feature = "schemes")]
mod scheme_file;
#[cfg(feature = "schemes")]
mod scheme_ftp;
#[cfg(feature = "schemes")]
mod scheme_geo;
#[cfg(feature = "schemes")]
mod scheme_ldap;
#[cfg(feature = "schemes")]
mod scheme_mailto;
#[cfg(feature = "schemes")]
mod scheme_sip;
#[cfg(feature = "schemes")]
mod scheme_tel;
#[cfg(feature = "schemes")]
mod scheme_urn;
