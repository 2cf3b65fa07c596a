//! Reads and checks single cells of a list of players, such as grades and schools.

use super::Consented;
use inkundla_core::tournament::{BadName, EntrantName, Gender, Grade};
use std::ops::RangeInclusive;

/// Words that may stand before the number of a grade.
const GRADE_WORDS: [&str; 11] = [
    "grade", "graad", "kelas", "ibanga", "igreyidi", "class", "grd", "gr.", "gr-", "gr", "g",
];

/// A school follows the same law as a name: printable and not too long.
pub(super) fn school(text: &str) -> Result<Option<String>, (String, BadName)> {
    match EntrantName::parse(text, "") {
        Ok(name) => Ok(Some(name.given().to_owned())),
        Err(BadName::Empty) => Ok(None),
        Err(why) => Err((shortened(text), why)),
    }
}

/// `6`, `Gr 6`, `Graad 6`, `6A` are all grade 6, `R`, `Gr R` and `0` grade R; nothing
/// is no grade.
pub(super) fn grade(text: &str) -> Result<Option<Grade>, String> {
    let folded = text.to_lowercase();
    if folded.is_empty() {
        return Ok(None);
    }
    let words = GRADE_WORDS.iter();
    let bare = words.filter_map(|word| folded.strip_prefix(word)).next();
    let bare = bare.unwrap_or(&folded).trim();
    // The letter of a class within the grade; there is no grade RRR.
    let class = |c: char| c.is_alphabetic() && !bare.starts_with("rrr");
    let without_class = bare.strip_suffix(class).map(str::trim);
    Grade::from_code(bare)
        .or_else(|| Grade::from_code(without_class?))
        .map(Some)
        .ok_or_else(|| shortened(text))
}

/// A value as it may be shown in a sentence.
pub(super) fn shortened(value: &str) -> String {
    let printable = value.chars().filter(|c| !c.is_control());
    let mut short = printable.clone().take(40).collect::<String>();
    if printable.count() > 40 {
        short.push('…');
    }
    short
}

/// Ratings that there can be.
pub(super) const RATINGS: RangeInclusive<u16> = 1..=4_000;
/// Years in which a player can be born.
pub(super) const YEARS: RangeInclusive<u16> = 1_900..=2_100;

/// A number within limits; nothing is no number.
pub(super) fn number(text: &str, limits: &RangeInclusive<u16>) -> Result<Option<u16>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let number = text.parse().ok().filter(|number| limits.contains(number));
    number.map(Some).ok_or_else(|| shortened(text))
}

/// Words of consent, in English, Afrikaans, Indonesian, isiZulu and isiXhosa.
const GIVEN: [&str; 7] = ["given", "yes", "gegee", "ja", "ya", "yebo", "ewe"];
/// Words of refusal, in the same languages.
const REFUSED: [&str; 7] = ["refused", "no", "geweier", "nee", "tidak", "cha", "hayi"];

/// `given`, `yes`, `refused`, `no`; nothing is not asked.
pub(super) fn consent(text: &str) -> Result<Option<Consented>, String> {
    let folded = text.to_lowercase();
    match folded.as_str() {
        "" => Ok(None),
        word if GIVEN.contains(&word) => Ok(Some(Consented::Given)),
        word if REFUSED.contains(&word) => Ok(Some(Consented::Refused)),
        _ => Err(shortened(text)),
    }
}

/// `f`, `girl`, `m`, `boy`; nothing is not known.
pub(super) fn gender(text: &str) -> Result<Option<Gender>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    Gender::parse(text).map(Some).ok_or_else(|| shortened(text))
}
