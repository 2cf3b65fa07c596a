//! Tests of names.

use super::NameOrder::{FamilyFirst, GivenFirst};
use super::*;

fn parts(text: &str, order: Option<NameOrder>) -> Result<(String, String), BadName> {
    let name = EntrantName::parse_ordered(text, order)?;
    Ok((name.given().to_owned(), name.family().to_owned()))
}

#[test]
fn a_full_name_is_split_where_the_family_name_begins() {
    for (text, given, family) in [
        ("Thandiwe Mokoena", "Thandiwe", "Mokoena"),
        ("Mokoena, Thandiwe", "Thandiwe", "Mokoena"),
        ("Sizwe Bheki Ndlovu", "Sizwe Bheki", "Ndlovu"),
        ("Zoë van Wyk", "Zoë", "van Wyk"),
        ("Anna  Maria van der Merwe", "Anna Maria", "van der Merwe"),
        ("ANNA VAN DER MERWE", "ANNA", "VAN DER MERWE"),
        ("Maria da Silva Santos", "Maria", "da Silva Santos"),
        ("Nur Aisyah binti Abdullah", "Nur Aisyah", "binti Abdullah"),
        ("van Wyk", "van", "Wyk"),
        ("Le Roux", "Le", "Roux"),
        ("Sukarno", "Sukarno", ""),
        ("Pieter de", "Pieter", "de"),
    ] {
        let expected = Ok((given.to_owned(), family.to_owned()));
        assert_eq!(parts(text, None), expected, "{text}");
    }
    assert!(EntrantName::parse_whole(" ").is_err());
}

#[test]
fn a_full_name_in_a_known_order_is_split_by_it() {
    for (text, order, given, family) in [
        ("Khumalo Thandi", FamilyFirst, "Thandi", "Khumalo"),
        (
            "KHUMALO Thandi Grace",
            FamilyFirst,
            "Thandi Grace",
            "KHUMALO",
        ),
        ("VAN DER MERWE Anna", FamilyFirst, "Anna", "VAN DER MERWE"),
        ("van der Merwe Anna", FamilyFirst, "Anna", "van der Merwe"),
        ("KHUMALO THANDI", FamilyFirst, "THANDI", "KHUMALO"),
        ("KHUMALO T.", FamilyFirst, "T.", "KHUMALO"),
        ("Sukarno", FamilyFirst, "Sukarno", ""),
        ("Khumalo, Thandi", FamilyFirst, "Thandi", "Khumalo"),
        ("Thandi, Khumalo", GivenFirst, "Thandi", "Khumalo"),
        ("Thandi KHUMALO", GivenFirst, "Thandi", "KHUMALO"),
    ] {
        let expected = Ok((given.to_owned(), family.to_owned()));
        assert_eq!(parts(text, Some(order)), expected, "{text}");
    }
}

#[test]
fn an_alias_is_one_given_name_and_one_letter() {
    for (given, family, alias) in [
        ("Maria da Silva", "Santos", "Maria S."),
        ("Maria", "da Silva Santos", "Maria S."),
        ("Anna-Marie Elise", "van der Merwe", "Anna-Marie V."),
        ("Nur Aisyah", "binti Abdullah", "Nur A."),
        ("T.", "Khumalo", "T. K."),
        ("Thandi", "D'Urban", "Thandi D."),
        ("Thandi", "KHUMALO", "Thandi K."),
        ("Thandi Khumalo", "", "Thandi"),
        ("Sukarno", "", "Sukarno"),
    ] {
        let name = EntrantName::parse(given, family).map(|name| name.alias());
        assert_eq!(name.as_deref(), Ok(alias), "{given} {family}");
    }
}
