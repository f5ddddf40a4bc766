//! Laws of the type, for values that are made at random.

use pest_uri::{FromGrammar as _, Parsed};
use postgres_uri::{HostPort, Parameter, Postgres};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;

prop_compose! {
    fn host_port()(host in "[a-z.]{0,8}|/run/[a-z ]{1,4}|é", port in of(any::<u16>())) -> HostPort {
        HostPort { host, port }
    }
}

prop_compose! {
    fn parameter()(keyword in "[a-z_]{1,8}|a b", value in "\\PC{0,8}") -> Parameter {
        Parameter { keyword, value }
    }
}

prop_compose! {
    fn postgres()(
        user in of("\\PC{1,8}"),
        password in of("\\PC{0,8}"),
        hosts in vec(host_port(), 1..4),
        database in of("\\PC{0,8}"),
        parameters in vec(parameter(), 0..4),
    ) -> Postgres {
        // The grammar has a password only after a user.
        let password = password.filter(|_| user.is_some());
        Postgres { user, password, hosts, database, parameters }
    }
}

proptest! {
    #[test]
    fn a_composed_value_parses_to_the_same_value(postgres in postgres()) {
        let text = postgres.compose().unwrap();
        prop_assert_eq!(Postgres::parse(&text).unwrap(), postgres, "{}", text);
    }

    #[test]
    fn nothing_shows_a_password(password in "[a-z]{1,3}Q[a-z]{5}", mut postgres in postgres()) {
        postgres.user = Some("me".into());
        postgres.password = Some(password.clone());
        let text = postgres.compose().unwrap();
        let parsed = Parsed::<Postgres>::parse(text.as_str()).unwrap();
        prop_assert_eq!(parsed.to_string(), text.as_str());
        let shown = format!("{postgres:?} {parsed:?} {} {}", parsed.redacted(), Postgres::redacted(&text));
        prop_assert!(!shown.contains(&password), "{}", shown);
        let error = Postgres::parse(&format!("{text}[")).unwrap_err();
        let shown = format!("{error} {error:?}");
        prop_assert!(!shown.contains(&password), "{}", shown);
    }
}

/// A value that no text has.
#[test]
fn composing_fails_where_the_grammar_has_no_place() {
    let mut postgres = Postgres::parse("postgresql://h").unwrap();
    postgres.password = Some("p".into());
    assert_eq!(postgres.compose().unwrap_err().to_string(), "the grammar has no place for the value of `password`");
    postgres.user = Some(String::new());
    assert!(postgres.compose().is_err());
}
