//! The functions return what the library returns, as DataFusion calls them.

mod call;
mod corpus;

mod copies;
mod errors;
mod results;
mod spark;
mod sql;
mod trino;
