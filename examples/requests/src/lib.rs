//! Requests to URLs from strangers, by reqwest and by hyper: names are looked up once, each address is checked, and
//! each redirect is.

pub mod with_hyper;
pub mod with_reqwest;

#[cfg(test)]
mod tests;
