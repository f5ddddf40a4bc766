//! The tests, one module for each subject.

mod pest_errors;
