#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| pest_uri_fuzz::targets::hides_passwords(text));
