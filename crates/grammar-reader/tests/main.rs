//! The tests, a module for each subject.

mod pest_faults;
