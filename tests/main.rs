//! The tests of pest-uri: a module for each subject.

mod generated;
mod support;

mod components;
mod errors;
mod examples_of_the_notes;
mod grammar;
mod proofs;
mod laws;
mod literals;
mod resolution;
mod relativizing;
mod registration;
mod normalization;
mod comparison;
mod completion;
mod editing;
mod file_paths;
mod iris;
mod neighbours;
mod allocations;
mod references;
mod snapshots;
mod schemes;
mod scheme_data;
mod scheme_mailto;
mod scheme_urn;
#[cfg(feature = "proptest")]
mod scheme_laws;
mod scheme_coap;
mod scheme_file;
mod scheme_ftp;
mod scheme_ldap;
mod walkthrough;

#[cfg(feature = "cli")]
mod command_line;
