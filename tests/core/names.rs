//! Parsing of names as lists contain them.

use crate::common::hall::entrant;
use inkundla_core::tournament::{Entrant, EntrantName, Entrants, is_capitals};

#[test]
fn a_word_is_in_capitals_from_two_letters_on() {
    for capitals in ["MOKOENA", "VAN", "O'BRIEN", "ÉVA", "BOTHA-SMIT"] {
        assert!(is_capitals(capitals), "{capitals}");
    }
    for not in ["Mokoena", "mokoena", "McKENZIE", "J", "J.", "", "12", "-"] {
        assert!(!is_capitals(not), "{not}");
    }
}

fn named(number: u16, given: &str, family: &str) -> Entrant {
    Entrant {
        name: EntrantName::parse(given, family).unwrap(),
        ..entrant(number)
    }
}

#[test]
fn of_two_with_one_name_each_is_named_with_the_start_number() {
    let mut all = Entrants::default();
    for one in [
        named(1, "Thandi", "Mokoena"),
        named(2, "Sizwe", "Dube"),
        named(3, "THANDI", "mokoena"),
    ] {
        all.push(one);
    }
    all.mark_namesakes();
    let full = all.iter().map(|one| one.name.full()).collect::<Vec<_>>();
    assert_eq!(
        full,
        ["Thandi Mokoena (1)", "Sizwe Dube", "THANDI mokoena (3)"]
    );
}

#[test]
fn a_name_is_shown_whole_only_where_that_is_recorded() {
    let name = EntrantName::parse("Thandi", "Mokoena").unwrap();
    assert!(!name.is_public());
    assert_eq!(name.alias(), "Thandi M.");
    let shown = name.shown(true);
    assert!(shown.is_public());
    assert_eq!(shown.alias(), "Thandi Mokoena");
    assert!(!shown.shown(false).is_public());
}
