//! Names as lists write them.

use inkundla_core::tournament::is_capitals;

#[test]
fn a_word_is_in_capitals_from_two_letters_on() {
    for capitals in ["MOKOENA", "VAN", "O'BRIEN", "ÉVA", "BOTHA-SMIT"] {
        assert!(is_capitals(capitals), "{capitals}");
    }
    for not in ["Mokoena", "mokoena", "McKENZIE", "J", "J.", "", "12", "-"] {
        assert!(!is_capitals(not), "{not}");
    }
}
